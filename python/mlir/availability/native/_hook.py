# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Registers our dialects and passes as soon as MLIR is loaded in this process, and not before.

A program that imports `mlir.availability` may use none of its names: it parses our attributes, or runs our
passes in a textual pipeline. So the import registers them. If MLIR isn't loaded yet, they are registered when
it is: loading MLIR takes many times as long as everything else, and not every program needs it.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType

_BINDINGS = "mlir._mlir_libs"
"""The part of the official bindings that loads MLIR, and that all other parts import."""


def register_with_mlir() -> None:
    """Loads our extension module if MLIR is loaded, or else as soon as it is."""
    if _BINDINGS in sys.modules:
        _load()
    else:
        sys.meta_path.insert(0, _Finder())


def _load() -> None:
    importlib.import_module("mlir.availability.native._extension")


class _Finder:
    """Watches for the import of the bindings, finds them as usual, and has `_load` called after it."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != _BINDINGS:
            return None
        # It stays until the bindings are imported: others may merely ask where they are.
        others = (each for each in sys.meta_path if each is not self)
        found = (each.find_spec(fullname, path, target) for each in others)
        spec = next((each for each in found if each), None)
        if spec is None or spec.loader is None:
            return spec
        execute = spec.loader.exec_module

        def execute_and_load(module: ModuleType) -> None:
            execute(module)
            sys.meta_path.remove(self)
            _load()

        spec.loader.exec_module = execute_and_load  # type: ignore[method-assign]
        return spec
