# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Keeps this process's memory in huge pages, where Linux has them.

A process that runs tests grows to a gigabyte, and many tests fork it, as a command forks its small one.
A fork copies the table of pages: 60 ms for a gigabyte in pages of 4 KiB, 5 ms in pages of 2 MiB.
"""

from __future__ import annotations

import ctypes
import mmap
import re
from pathlib import Path

_HUGE = 2 << 20
_GROWTH = 64 << 20
"""After how much growth it is worth the time to look again: 0.1 s."""

# <linux/mman.h>: later memory there, and what is there already (since Linux 6.1).
_MADV_HUGEPAGE, _MADV_COLLAPSE = 14, 25

# Private memory without a file: what malloc and Python use.
_MAPPING = re.compile(r"^(\w+)-(\w+) rw-p \S+ 00:00 0 *(?:\[heap\])?$", re.MULTILINE)

_size = 0


def adopt() -> None:
    """Puts the memory of this process into huge pages, if there is much more than the last time. Does nothing
    where there are none.
    """
    global _size
    statm = Path("/proc/self/statm")
    if not statm.exists():
        return
    size = int(statm.read_text().split()[1]) * mmap.PAGESIZE
    if size < _size + _GROWTH:
        return
    _size = size
    madvise = ctypes.CDLL(None).madvise
    madvise.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
    for mapping in _MAPPING.finditer(Path("/proc/self/maps").read_text()):
        first, last = (int(address, 16) for address in mapping.groups())
        first, last = -(-first // _HUGE) * _HUGE, last // _HUGE * _HUGE
        if first < last:
            # Refused, the pages stay as they are.
            madvise(first, last - first, _MADV_HUGEPAGE)
            madvise(first, last - first, _MADV_COLLAPSE)
