# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Loads the extension module when it is certain that there is one MLIR in this process.

Every other module takes it from here. What MLIR has registries for is registered then: dialects, for contexts
that are made from now on, and passes. `_api` sees to contexts that were made before.
"""

from mlir.availability import _linkage

# First of all: two copies of MLIR in one process would corrupt memory.
_linkage.verify()

from mlir._mlir_libs import get_dialect_registry  # noqa: E402
from mlir.availability import _availability  # noqa: E402

__all__ = ["_availability"]

_availability.register_dialects(get_dialect_registry())  # type: ignore[no-untyped-call]
# For textual pipelines. The passes themselves see to their context's dialects.
_availability.register_passes()
