# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads which libraries a shared object needs, without loading it (64-bit ELF files).

pyelftools could do it, but importing it takes 34 ms of processor time (version 0.33), three times as long as
importing this package.
"""

# See _linkage.
# ruff: noqa: PTH100, PTH120, PTH123

from __future__ import annotations

import os
import struct
from typing import BinaryIO, NamedTuple

# From the ELF specification (System V ABI, chapters 4 and 5).
_PT_LOAD, _PT_DYNAMIC = 1, 2
_DT_NULL, _DT_NEEDED, _DT_STRTAB, _DT_STRSZ, _DT_RPATH, _DT_RUNPATH = 0, 1, 5, 10, 15, 29


class Dynamic(NamedTuple):
    """The entries of a shared object's dynamic section that concern other libraries."""

    needed: list[str]
    """The sonames that it needs, in order."""
    search_path: list[str]
    """The folders of its own where they are looked for ($ORIGIN replaced)."""


def read_dynamic(path: str) -> Dynamic:
    """Reads the dynamic section of a shared object.

    Raises:
        ImportError: `path` is not a shared object, or is malformed.
    """
    try:
        with open(path, "rb") as file:
            return _read(file, os.path.dirname(os.path.abspath(path)))
    except (OSError, struct.error, ValueError) as error:
        raise ImportError(f"{path} is not a usable shared object: {error}", path=path) from error


def _read(file: BinaryIO, origin: str) -> Dynamic:
    ident = file.read(16)
    if ident[:5] != b"\x7fELF\x02":
        raise ValueError("not a 64-bit ELF file")
    order = "<" if ident[5] == 1 else ">"
    segments = _segments(file, order)
    entries = _dynamic_entries(file, order, segments)
    strings = _string_table(file, entries, segments)

    def text(offset: int) -> str:
        return os.fsdecode(strings[offset : strings.index(b"\0", offset)])

    needed = [text(value) for tag, value in entries if tag == _DT_NEEDED]
    paths = [text(value) for tag, value in entries if tag in (_DT_RPATH, _DT_RUNPATH)]
    folders = [folder for path in paths for folder in path.split(":") if folder]
    expanded = [f.replace("${ORIGIN}", origin).replace("$ORIGIN", origin) for f in folders]
    return Dynamic(needed, expanded)


class _Segment(NamedTuple):
    kind: int
    offset: int
    address: int
    size: int


def _segments(file: BinaryIO, order: str) -> list[_Segment]:
    file.seek(32)
    (table,) = struct.unpack(f"{order}Q", file.read(8))
    file.seek(54)
    entry_size, count = struct.unpack(f"{order}HH", file.read(4))
    found = []
    for index in range(count):
        file.seek(table + index * entry_size)
        kind, _, offset, address, _, size = struct.unpack(f"{order}IIQQQQ", file.read(40))
        found.append(_Segment(kind, offset, address, size))
    return found


def _dynamic_entries(file: BinaryIO, order: str, segments: list[_Segment]) -> list[tuple[int, int]]:
    entries = []
    for segment in segments:
        if segment.kind != _PT_DYNAMIC:
            continue
        file.seek(segment.offset)
        for tag, value in struct.iter_unpack(f"{order}qQ", file.read(segment.size)):
            if tag == _DT_NULL:
                break
            entries.append((tag, value))
    return entries


def _string_table(file: BinaryIO, entries: list[tuple[int, int]], segments: list[_Segment]) -> bytes:
    tags = dict(entries)
    if _DT_STRTAB not in tags or _DT_STRSZ not in tags:
        raise ValueError("no dynamic section")
    address = tags[_DT_STRTAB]
    for segment in segments:
        if segment.kind == _PT_LOAD and 0 <= address - segment.address < segment.size:
            file.seek(segment.offset + address - segment.address)
            return file.read(tags[_DT_STRSZ])
    raise ValueError("the string table is in no segment")
