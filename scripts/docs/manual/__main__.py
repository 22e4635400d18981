# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""./dev docs: makes the pictures, generates the reference pages, and builds the site in build/docs/site.

Warnings are errors, including broken links. The site needs no server and no network.
"""

from __future__ import annotations

import sys

from sphinx.cmd.build import main as sphinx

from manual import pictures, reference
from manual.layout import PAGES
from manual.stage import ROOT, Stage

BUILD = ROOT / "build" / "docs"


def main() -> int:
    pictures.make()
    stage = Stage(BUILD / "pages")
    for page in PAGES:
        if not page.startswith("reference/"):
            stage.copy(page)
    reference.generate(stage.folder / "reference")
    for path in (ROOT / "docs").glob("*.md"):
        if f"docs/{path.name}" not in PAGES:
            stage.problems.append(f"docs/{path.name} is in no section of scripts/docs/manual/layout.py")
    for problem in stage.problems:
        print(f"error: {problem}", file=sys.stderr)
    options = ["--fail-on-warning", "--keep-going", "--quiet", "--jobs", "auto", "--fresh-env"]
    configuration = str(ROOT / "scripts/docs/manual")
    status = sphinx([*options, "-c", configuration, str(stage.folder), str(BUILD / "site")])
    if not status and not stage.problems:
        print(f"{BUILD / 'site' / 'index.html'} has {len(PAGES)} pages")
    return status or int(bool(stage.problems))


if __name__ == "__main__":
    sys.exit(main())
