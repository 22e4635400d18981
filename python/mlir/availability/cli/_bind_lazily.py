# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Loads ``libMLIR`` for a command, in half of the time that the bindings would take.

Python has all functions resolved that an extension module, and every library that it loads, may ever call:
for ``libMLIR`` tens of thousands, each of which is searched for in the bindings' libraries first. A library
that is loaded before keeps the functions that it has, and finds others when it calls them.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

_BINDINGS = "mlir._mlir_libs"
"""The part of the official bindings that loads MLIR."""


def bind_lazily() -> None:
    """Has the import of the bindings load ``libMLIR`` first. It changes nothing after that import."""
    if _BINDINGS not in sys.modules:
        sys.meta_path.insert(0, _LoadsMLIR())


class _LoadsMLIR(MetaPathFinder):
    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname == _BINDINGS:
            sys.meta_path.remove(self)
            for place in path or ():
                # The bindings say what is wrong with them, and load what isn't found here.
                with suppress(ImportError, OSError):
                    _load_mlir(os.path.join(place, "_mlir_libs"))  # noqa: PTH118
        return None


def _load_mlir(folder: str) -> None:
    """Loads the library that the bindings in a folder need."""
    import ctypes

    from mlir.availability.native import _elf

    bindings = _elf.read_dynamic(os.path.join(folder, "libMLIRPythonCAPI.so"))  # noqa: PTH118
    for name in bindings.needed:
        for place in bindings.search_path if name.startswith("libMLIR") else ():
            file = os.path.join(place, name)  # noqa: PTH118
            if os.path.isfile(file):  # noqa: PTH113
                ctypes.CDLL(file, mode=os.RTLD_LAZY)
                return
