# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""SPIR-V modules, a table for each construct: scalars, images, built-ins, execution modes, atomics, ...

Each module is about one thing; `Case.id` names it. A validator and `check` are compared on them.
"""

from __future__ import annotations

from functools import cache

from . import entry_points, images, ops, types
from .shader import Case

__all__ = ["GROUPS", "Case", "corpus"]

_SOURCES = {"types": types, "images": images, "entry points": entry_points, "ops": ops}
GROUPS = tuple(_SOURCES)


@cache
def corpus() -> dict[str, list[Case]]:
    """Returns the modules by their groups."""
    return {group: list(source.cases()) for group, source in _SOURCES.items()}
