# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The source distribution contains the repository's files, so that it builds and tests itself."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path

from pathspec import GitIgnoreSpec

ROOT = Path(__file__).resolve().parents[2]
# What only the repository's own host and CI use.
LEFT_OUT = (".ci/", ".github/")


def list_files() -> Iterator[str]:
    """Yields the files of the repository; without git, which isn't everywhere where the tests are."""
    ignored = GitIgnoreSpec.from_lines((ROOT / ".gitignore").read_text().splitlines())
    for directory, below, files in os.walk(ROOT):
        place = Path(directory).relative_to(ROOT)
        below[:] = [name for name in below if name != ".git" and not ignored.match_file(f"{place / name}/")]
        names = [str(place / name) for name in files if name != ".git"]
        yield from (name for name in names if not ignored.match_file(name))


def test_every_file_is_inside(tmp_path: Path) -> None:
    program = f"import scikit_build_core.build as build; build.build_sdist({str(tmp_path)!r})"
    subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    (archive,) = tmp_path.glob("mlir_availability-*.tar.gz")
    with tarfile.open(archive) as tar:
        inside = {name.partition("/")[2] for name in tar.getnames()}
    kept = {name for name in list_files() if not name.startswith(LEFT_OUT)}
    assert kept - inside == set()
    assert inside - kept == {"PKG-INFO"}
