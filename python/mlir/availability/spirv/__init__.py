# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""SPIR-V: types and attributes, binaries in and out, and conversions.

Upstream has them, but its bindings don't reach them. ``mlir.dialects.spirv`` has the ops; their
classes take the enums here as they are: ``spirv.ControlBarrierOp(Scope.Workgroup, ...)``.
"""

from mlir.availability.native import _spirv
from mlir.availability.native._spirv import *  # noqa: F403 # All of it is public.
from mlir.availability.spirv._binary import deserialize, read, serialize, target_env
from mlir.availability.spirv._builders import func, module
from mlir.availability.spirv._conversion import TypeConverter, pattern_sets, populate_patterns
from mlir.availability.spirv._validate import validate

__all__ = [
    "TypeConverter",
    "deserialize",
    "func",
    "module",
    "pattern_sets",
    "populate_patterns",
    "read",
    "serialize",
    "target_env",
    "validate",
]
__all__ += [name for name in vars(_spirv) if not name.startswith("_")]


def __dir__() -> list[str]:
    return sorted(__all__)
