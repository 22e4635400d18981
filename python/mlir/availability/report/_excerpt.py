# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shortens the parts of an input that messages quote. This module needs no MLIR."""

from __future__ import annotations

_LONGEST = 1000  # Characters.


def excerpt(text: object) -> str:
    """Returns the text of a message. Very long lines are reduced to their beginning and end."""
    return "\n".join(map(_cut, str(text).split("\n")))


def _cut(line: str) -> str:
    half = _LONGEST // 2
    return line if len(line) <= _LONGEST else f"{line[:half]} ... {line[-half:]}"
