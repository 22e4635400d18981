# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Loads the extension module after verifying that there is only one MLIR in this process.

Every other module imports it from here. This module also registers what MLIR has registries for: dialects,
for contexts that are created from now on, and passes. `context_or_current` handles
contexts that were created before.
"""

from mlir.availability.native import _linkage

# This comes first: two copies of MLIR in one process would corrupt memory.
_linkage.verify()

from mlir._mlir_libs import get_dialect_registry  # noqa: E402
from mlir.availability import _availability  # noqa: E402

__all__ = ["_availability"]

_availability.register_dialects(get_dialect_registry())  # type: ignore[no-untyped-call]
# For textual pipelines. The passes themselves load the dialects of their context.
_availability.register_passes()
