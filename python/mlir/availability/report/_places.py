# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Source positions, as locations print them."""

from __future__ import annotations


def split_place(place: str) -> tuple[str, int, int]:
    """Splits "file:line:col"; line and column are 0 if they are missing."""
    parts = place.rsplit(":", 2)
    if len(parts) == 3 and parts[1].isdecimal() and parts[2].isdecimal():
        return parts[0], int(parts[1]), int(parts[2])
    return place, 0, 0


def shown_place(place: str) -> str:
    """Returns "file:line:col" as people read it: debug information without columns has 0 for each."""
    file, line, column = split_place(place)
    if column:
        return place
    return f"{file}:{line}" if line else file
