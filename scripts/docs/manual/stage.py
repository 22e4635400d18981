# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Copies the repository's pages to the folder where the site is built, and adapts their links.

A link to a page becomes a link to its place on the site. For a link to another file, the file is copied. A
link to a folder becomes plain text. A broken link is an error.
"""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path, PurePosixPath

from manual.layout import FRONT, PLACES, SECTIONS

ROOT = Path(__file__).resolve().parents[3]

# Code, where brackets have other meanings; or a link; or a picture.
PART = re.compile(
    r"(?P<code>^(```|~~~).*?^\2|(?P<ticks>`+)[^`\n](?:[^\n]*?[^`\n])?(?P=ticks)(?!`))|"
    r"(?P<bang>!?)\[(?P<text>(?:[^\[\]]|\[[^\]]*\])*)\]\((?P<link>[^)\s]+)\)",
    re.MULTILINE | re.DOTALL,
)


def between(start: str, end: str) -> str:
    """Returns a link from one page of the site to a file of it."""
    return PurePosixPath(os.path.relpath(end, PurePosixPath(start).parent)).as_posix()


class Stage:
    """The folder that the site is built from."""

    def __init__(self, folder: Path) -> None:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        self.folder = folder
        self.problems: list[str] = []

    def link(self, page: str, found: re.Match[str]) -> str:
        """Returns the site's replacement for code or a link."""
        if found["code"] is not None or re.match(r"[a-z]+:", found["link"]):
            return found[0]
        link, hash_, anchor = found["link"].partition("#")
        if not link:
            return found[0]
        path = os.path.normpath(PurePosixPath(page).parent / link)
        text = PART.sub(lambda inner: self.link(page, inner), found["text"])
        if path in PLACES:
            place = PLACES[path]
        elif (ROOT / path).is_file():
            place = f"files/{path}"
            (self.folder / place).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / path, self.folder / place)
        elif (ROOT / path).is_dir():
            return text
        else:
            self.problems.append(f"{page}: no such file: {link}")
            return found[0]
        return f"{found['bang']}[{text}]({between(PLACES[page], place)}{hash_}{anchor})"

    def copy(self, page: str) -> None:
        """Copies a page of the repository to its place on the site."""
        text = PART.sub(lambda found: self.link(page, found), (ROOT / page).read_text())
        place = self.folder / PLACES[page]
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text + (contents() if page == FRONT else ""))


def contents() -> str:
    """Returns the tables of contents for the side bar."""
    parts = []
    for section, pages in SECTIONS.items():
        entries = "\n".join(PLACES[page].removesuffix(".md") for page in pages)
        parts.append(f"\n```{{toctree}}\n:hidden:\n:caption: {section}\n\n{entries}\n```\n")
    return "".join(parts)
