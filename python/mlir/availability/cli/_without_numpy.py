# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Keeps ``mlir.ir`` from importing NumPy, which takes a quarter of the time of a short command.

``mlir.ir`` makes builders of elements attributes if there is NumPy, and does without if there is none. No
command uses these builders. Other modules import NumPy as usual.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType


def spare_numpy() -> None:
    """Has ``mlir.ir`` find no NumPy from now on. It changes nothing if that is already imported."""
    if "mlir.ir" not in sys.modules:
        sys.meta_path.insert(0, _NoNumPyForBindings())


class _NoNumPyForBindings(MetaPathFinder):
    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname == "numpy" and _importer() == "mlir.ir":
            raise ImportError("the command line needs no builders for NumPy's arrays", name=fullname)
        return None


def _importer() -> str:
    """Returns the name of the module that imports something."""
    frame = sys._getframe(2)
    while frame.f_back and frame.f_globals.get("__name__", "").startswith("importlib."):
        frame = frame.f_back
    return str(frame.f_globals.get("__name__", ""))
