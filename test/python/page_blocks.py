# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The blocks of code on the documentation's pages, and what runs each of them.

A comment before a block says what becomes of it:

``<!-- file: NAME -->``
    The block is written to the file NAME, which later commands use.
``<!-- records: NAME -->``
    The block continues the TableGen file NAME, or begins it. The generator takes the file without an error
    or a warning, and what it makes of X.td is in XAvailability.h.inc.
``<!-- excerpt: PATH -->``
    Each line of the block is a line of that file, in this order: a file that the page has made, or one of
    the repository. A line "..." stands for lines that are left out.
``<!-- part of: NAME.json -->``
    The block is a part of the JSON file NAME, which the page makes. "..." stands for anything.
``<!-- shown: TEST.py ... -->``
    The named test of test/python runs the block, or compares it.
``<!-- not run: REASON -->``
    Nothing runs it. test_pages.py limits how many there are.

A block without a comment is run: see page_runner.py.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

BLOCK = re.compile(
    r"(?:^<!-- ([a-z ]+): ([^\n]*?) -->\n)?^```(\w*)[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL
)


@dataclass(frozen=True)
class Block:
    """A block of a page: its language and text, the line where it begins, and the comment before it."""

    page: str
    line: int
    language: str
    text: str
    kind: str
    detail: str

    @property
    def where(self) -> str:
        return f"{self.page}:{self.line}"


def blocks(page: str) -> list[Block]:
    """Returns the blocks of a page of the repository, in their order."""
    text = (ROOT / page).read_text()
    return [
        Block(
            page, text.count("\n", 0, found.start(3)) + 1, found[3], found[4], found[1] or "", found[2] or ""
        )
        for found in BLOCK.finditer(text)
    ]


def commands(block: Block) -> list[tuple[str, str]]:
    """Returns the commands in a console block, with their output."""
    parts = re.split(r"^\$ ", block.text, flags=re.MULTILINE)
    assert not parts[0].strip(), f"{block.where}: output before the first command"
    found = []
    for part in parts[1:]:
        command, _, output = part.partition("\n")
        while command.endswith("\\"):
            more, _, output = output.partition("\n")
            command += f"\n{more}"
        found.append((command, output))
    return found


def narrow(text: str) -> str:
    """Returns a text with single spaces and short rules: pages have narrower columns than a terminal."""
    lines = [re.sub("─+", "─", re.sub(r"\s+", " ", line).strip()) for line in text.splitlines()]
    return "".join(f"{line}\n" for line in lines)


def matches(shown: str, printed: str) -> bool:
    """Returns whether a page shows the output; "..." stands for any text, alone on its line for any lines.
    Any version of lavapipe is right.
    """
    shown, printed = (re.sub(r"llvmpipe \(LLVM [^)]*\)", "llvmpipe", text) for text in (shown, printed))
    lines = [re.escape(line).replace(r"\.\.\.", ".*") for line in narrow(shown.rstrip()).splitlines()]
    pattern = "".join(r"(?:.*\n)*?" if line == ".*" else line + r"\n" for line in lines)
    return re.fullmatch(pattern, narrow(printed.rstrip())) is not None


def is_part(shown: str, made: str) -> bool:
    """Returns whether a page shows a part of a text, ignoring white space; "..." stands for any text."""
    pattern = ".*?".join(map(re.escape, "".join(shown.split()).split("...")))
    return re.search(pattern, "".join(made.split())) is not None
