# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Imports what each worker that runs a shader needs. The process that forks the workers imports this once:
it would be half of the time of a small shader.
"""

from __future__ import annotations

import mlir.dialects.builtin
import mlir.dialects.spirv  # noqa: F401
from mlir.availability.vulkan import _loader
from mlir.availability.vulkan.registry._registry import registry

registry()
_loader.load()
