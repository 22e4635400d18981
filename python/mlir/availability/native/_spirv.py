# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The extension module of SPIR-V's types and attributes, loaded after MLIR has been verified."""

from mlir.availability.native import _extension  # noqa: F401 (first: it verifies)

# isort: split
from mlir.availability._spirv import *  # noqa: F403 (all of it is public)
