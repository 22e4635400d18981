# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The lines of a text, with columns as editors count them."""

from __future__ import annotations

import re
from typing import Any

_WORD = re.compile(rb'"[^"\n]*"|[\w.$%#!@^-]+')
"""What a diagnostic underlines: from its place on, a name as MLIR writes one."""

_UNITS = {"utf-8": ("utf-8", 1), "utf-16": ("utf-16-le", 2), "utf-32": ("utf-32-le", 4)}


class Lines:
    """The lines of a text.

    MLIR counts columns in bytes, an editor in the units of an encoding.

    Args:
        data: the text, in UTF-8.
        encoding: the editor's: "utf-8", "utf-16" or "utf-32".
    """

    def __init__(self, data: bytes, encoding: str) -> None:
        self._lines = data.split(b"\n")
        self._codec, self._size = _UNITS[encoding]

    def span(self, line: int, column: int) -> dict[str, Any]:
        """Returns the range of the name that begins at a place; of one character where none does.

        Args:
            line: from 1. 0 stands for nowhere: the beginning of the text.
            column: in bytes, from 1.
        """
        row = min(max(line, 1), len(self._lines)) - 1
        text = self._lines[row]
        start = min(max(column, 1) - 1, len(text)) if line else 0
        word = _WORD.match(text, start)
        end = word.end() if word else min(start + 1, len(text))
        if start == end:
            start = max(start - 1, 0)  # At the end of a line, there is nothing to see.
        return {"start": self._position(row, start), "end": self._position(row, end)}

    def between(self, start: int, end: int) -> dict[str, Any]:
        """Returns the range between two offsets in bytes, in one line."""
        row = 0
        while start > len(self._lines[row]):
            start -= len(self._lines[row]) + 1
            end -= len(self._lines[row]) + 1
            row += 1
        return {"start": self._position(row, start), "end": self._position(row, end)}

    def column(self, line: int, character: int) -> int:
        """Returns the column in bytes, from 1, of an editor's column. Lines are counted from 0."""
        if not 0 <= line < len(self._lines):
            return 1
        units = self._lines[line].decode(errors="replace").encode(self._codec)[: character * self._size]
        return len(units.decode(self._codec, errors="ignore").encode()) + 1

    def _position(self, row: int, column: int) -> dict[str, int]:
        before = self._lines[row][:column]
        if not before.isascii():
            column = len(before.decode(errors="replace").encode(self._codec)) // self._size
        return {"line": row, "character": column}
