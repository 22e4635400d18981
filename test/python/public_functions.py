# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""All public functions of the package."""

from __future__ import annotations

from collections.abc import Iterator
from types import FunctionType

import mlir.availability as av


def _functions() -> Iterator[tuple[str, FunctionType]]:
    public = {"": av, **{f"{name}.": getattr(av, name) for name in av._SUBMODULES}}
    for prefix, space in public.items():
        for name in space.__all__:
            value = getattr(space, name)
            if isinstance(value, FunctionType):
                yield prefix + name, value


FUNCTIONS = dict(_functions())
"""The functions by name: "check", "spirv.read"."""
