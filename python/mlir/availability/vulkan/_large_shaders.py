# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shaders that take a driver long to compile."""

from __future__ import annotations

import struct
import warnings
from functools import lru_cache

MANY = 800
"""How many loads and stores a driver may need seconds for.

Lavapipe's time grows faster than their number: 1,000 loads from a buffer, one after the other, took 14 s of
one core, and a shader of 13,091 lines of assembly 125 s.
"""

_MAGIC = struct.pack("=I", 0x07230203)
_HEADER, _ENTRY_POINT, _FUNCTION, _VARIABLE, _LOAD, _STORE = 5, 15, 54, 59, 61, 62
_OF_FUNCTION = 7
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
    """Returns how many loads and stores the function of each entry point has; nothing if it is malformed.

    Those of whole variables of a function don't count: drivers keep such variables in registers.
    """
    if len(spv) % 4 or spv[:4] != _MAGIC:
        return {}
    words = memoryview(spv).cast("I")
    names: dict[int, str] = {}
    numbers = {0: 0}
    variables = set()
    function, place = 0, _HEADER
    while place < len(words):
        length, opcode = words[place] >> 16, words[place] & 0xFFFF
        instruction = words[place : place + length]
        if len(instruction) != length or length == 0:
            return {}
        if opcode == _ENTRY_POINT and length > 3:
            names[instruction[2]] = bytes(instruction[3:]).partition(b"\0")[0].decode(errors="replace")
        elif opcode == _FUNCTION and length > 2:
            function = instruction[2]
            numbers[function] = 0
        elif opcode == _VARIABLE and length > 3 and instruction[3] == _OF_FUNCTION:
            variables.add(instruction[2])
        elif opcode in (_LOAD, _STORE) and length > 2:
            pointer = instruction[3 if opcode == _LOAD and length > 3 else 1]
            numbers[function] += pointer not in variables
        place += length
    return {name: numbers.get(function, 0) for function, name in names.items()}
