# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels with push constants."""

from __future__ import annotations

SIZE = 32

PUSHED = "spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0), PushConstant>"


def kernel(arguments: str, body: str, name: str = "k") -> str:
    """A kernel that calculates %r of %x, an element of its last argument, and puts it there."""
    return f"""
  gpu.func @{name}({arguments}, %buffer: memref<{SIZE}xf32>) kernel
      attributes {{known_block_size = array<i32: {SIZE}, 1, 1>}} {{
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %i = gpu.global_id x
    %x = memref.load %buffer[%i] : memref<{SIZE}xf32>
    {body}
    memref.store %r, %buffer[%i] : memref<{SIZE}xf32>
    gpu.return
  }}"""


def module(*kernels: str) -> str:
    return "gpu.module @kernels {" + "".join(kernels) + "}"
