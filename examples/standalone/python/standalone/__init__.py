# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The standalone dialect for Python.

Importing it makes the dialect known to every :class:`mlir.ir.Context` that is made from then on, and
to :mod:`mlir.availability`:

>>> import standalone
>>> import mlir.availability as av
>>> from mlir import ir
>>> with ir.Context(), ir.Location.unknown():
...     module = ir.Module.parse("%0 = standalone.load %0 align 8 : f32")
...     av.explain(module.body.operations[0])
...     av.check(module, "standalone1").ok
...     standalone.min_version(module.body.operations[0])
"""

from __future__ import annotations

# First, because it verifies that there is only one MLIR in this process.
import mlir.availability  # noqa: F401
from mlir import ir
from mlir._mlir_libs import get_dialect_registry

from standalone import _standalone

__all__ = ["extensions", "load", "min_version"]

_standalone.register_dialect(get_dialect_registry())


def load(context: ir.Context | None = None) -> None:
    """Loads the dialect into a context, by default the current one.

    Parsing an op of the dialect does that as well. It is needed where nothing has been parsed yet: to
    name a target (``av.target("standalone2")``), and in contexts older than the import of this module.
    """
    _standalone.load_dialect(context or ir.Context.current)


def min_version(op: ir.Operation | ir.OpView) -> str:
    """Returns the lowest version that has the op: the typed C++ query ``getMinVersion()``.

    Raises:
        ValueError: the op doesn't depend on a version.
    """
    return _standalone.min_version(op.operation)


def extensions(op: ir.Operation | ir.OpView) -> list[str]:
    """Returns the extensions that the op needs: the typed C++ query ``getExtensions()``."""
    return _standalone.extensions(op.operation)
