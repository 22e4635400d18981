# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The lines of a shader's source: from its SPIR-V binary, where that has them, or from a file beside it."""

from __future__ import annotations

import os
import re
import stat
import sys
from array import array
from collections.abc import Iterator
from functools import cache, cached_property

from mlir.availability.disk._user_file import read_file

_OP_SOURCE_CONTINUED, _OP_SOURCE, _OP_STRING, _OP_EXT_INST, _OP_FUNCTION = 2, 3, 7, 12, 54
# In NonSemantic.Shader.DebugInfo.100, the set that has lines.
_DEBUG_SOURCE, _DEBUG_SOURCE_CONTINUED = 35, 102
_HEADER = 5  # Words.
_MAGIC = 0x07230203

_MOST_BYTES = 16 << 20
"""The largest source that is read."""

# glslang writes its options, and then the lines' beginning, before a source.
_PREAMBLE = re.compile(rb"(?://[^\n]*\n)*#line 1\n")


class SourceText:
    """The sources of a binary.

    Args:
        name: the binary's name.
        data: its contents. They may be anything.
    """

    def __init__(self, name: str, data: bytes) -> None:
        self._folder = os.path.dirname(name)  # noqa: PTH120 (pathlib is slow to import.)
        self._data = data
        self._lines = cache(self._find)

    def line(self, file: str, number: int) -> bytes | None:
        """Returns a line, from 1, of the source that debug information calls `file`; None without it."""
        lines = self._lines(file)
        return lines[number - 1] if lines is not None and 1 <= number <= len(lines) else None

    def _find(self, file: str) -> list[bytes] | None:
        text = self._held.get(file.encode(errors="surrogateescape")) or self._beside(file)
        return text.split(b"\n") if text else None

    def _beside(self, file: str) -> bytes | None:
        """Reads the file of that name in the binary's folder, and no other: the name is the binary's."""
        path = os.path.join(self._folder, re.split(r"[/\\]", file)[-1])  # noqa: PTH118
        try:
            # Neither links, which lead elsewhere, nor pipes, which may never end.
            return read_file(path, _MOST_BYTES) if stat.S_ISREG(os.lstat(path).st_mode) else None
        except (OSError, ValueError):
            return None

    @cached_property
    def _held(self) -> dict[bytes, bytes]:
        """The texts in the binary, by the names of their files."""
        try:
            return {name: _PREAMBLE.sub(b"", text, count=1) for name, text in _texts(self._data)}
        except IndexError:
            return {}  # The binary is malformed.


def _texts(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yields the name and the text of each source."""
    strings: dict[int, bytes] = {}
    sources: list[tuple[bytes, bytes]] = []
    for words in _instructions(data):
        opcode = words[0] & 0xFFFF
        if opcode == _OP_STRING:
            strings[words[1]] = _literal(words[2:])
        elif opcode == _OP_SOURCE and len(words) > 3:
            sources.append((strings.get(words[3], b""), _literal(words[4:])))
        elif opcode == _OP_SOURCE_CONTINUED and sources:
            sources[-1] = sources[-1][0], sources[-1][1] + _literal(words[1:])
        elif opcode == _OP_EXT_INST and words[4] == _DEBUG_SOURCE:
            text = strings.get(words[6], b"") if len(words) > 6 else b""
            sources.append((strings.get(words[5], b""), text))
        elif opcode == _OP_EXT_INST and words[4] == _DEBUG_SOURCE_CONTINUED and sources:
            sources[-1] = sources[-1][0], sources[-1][1] + strings.get(words[5], b"")
    return ((name, text) for name, text in sources if text)


def _instructions(data: bytes) -> Iterator[array[int]]:
    """Yields the words of each instruction before the first function."""
    words = array("I", data[: len(data) // 4 * 4])
    if words[0] != _MAGIC:
        words.byteswap()
    at = _HEADER
    while at < len(words):
        count = words[at] >> 16
        if count == 0 or words[at] & 0xFFFF == _OP_FUNCTION:
            return
        yield words[at : at + count]
        at += count


def _literal(words: array[int]) -> bytes:
    """Returns a string, which ends with a zero byte."""
    if sys.byteorder == "big":
        words = array("I", words)
        words.byteswap()
    return words.tobytes().partition(b"\0")[0]
