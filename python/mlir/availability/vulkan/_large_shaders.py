# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shaders that take a driver long to compile."""

from __future__ import annotations

import warnings
from functools import lru_cache

MANY = 800
"""How many loads and stores a driver may need seconds for.

Lavapipe's time grows faster than their number: 1,000 loads from a buffer, one after the other, took 14 s of
one core, and a shader of 13,091 lines of assembly 125 s.
"""

_MAGIC = 0x07230203
_HEADER, _ENTRY_POINT, _FUNCTION, _LOAD, _STORE = 5, 15, 54, 61, 62
_BYTES_OF_ONE = 4 * 4
"""An OpLoad has at least four words, an OpStore three and, mostly, an OpAccessChain of four before it."""


def warn_if_large(spv: bytes, entry_point: str) -> None:
    """Warns if a shader has so many loads and stores that a driver may need long to compile it."""
    if len(spv) < MANY * _BYTES_OF_ONE:
        return
    number = _accesses(spv).get(entry_point, 0)
    if number >= MANY:
        text = (
            f"shader '{entry_point}' has {number} loads and stores, for which a driver may need minutes; "
            "a schedule that unrolls less, or has smaller tiles or vectors, makes a smaller shader"
        )
        warnings.warn(text, RuntimeWarning, stacklevel=2)


@lru_cache(maxsize=4)
def _accesses(spv: bytes) -> dict[str, int]:
    """Returns how many loads and stores the function of each entry point has."""
    words = memoryview(spv).cast("I")
    if words[0] != _MAGIC:
        return {}  # Of the other byte order.
    names: dict[int, str] = {}
    numbers = {0: 0}
    function, place = 0, _HEADER
    while place < len(words):
        length, opcode = words[place] >> 16, words[place] & 0xFFFF
        if opcode == _ENTRY_POINT:
            text = bytes(words[place + 3 : place + length])
            names[words[place + 2]] = text[: text.index(0)].decode(errors="replace")
        elif opcode == _FUNCTION:
            function = words[place + 2]
            numbers[function] = 0
        elif opcode in (_LOAD, _STORE):
            numbers[function] += 1
        place += max(length, 1)
    return {name: numbers.get(function, 0) for function, name in names.items()}
