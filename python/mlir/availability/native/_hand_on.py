# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Packages that hand on names of their modules, which are imported when a name is asked for."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterable, Mapping


def hand_on(
    package: str, homes: Mapping[str, Iterable[str]]
) -> tuple[Callable[[str], object], Callable[[], list[str]]]:
    """Returns the functions ``__getattr__`` and ``__dir__`` of a package.

    Args:
        package: its name.
        homes: the names that each of its modules has for it.
    """
    home_of = {name: module for module, names in homes.items() for name in names}

    def get(name: str) -> object:
        if name not in home_of:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        value: object = getattr(importlib.import_module(f"{package}.{home_of[name]}"), name)
        setattr(sys.modules[package], name, value)  # Python asks once for each name.
        return value

    return get, lambda: sorted(home_of)
