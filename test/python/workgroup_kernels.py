# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels that calculate across a workgroup, and runs of them on lavapipe."""

from __future__ import annotations

import math
from typing import Any, TypeAlias

import mlir.availability as av
import numpy as np
from mlir import ir
from numpy.typing import NDArray

Array: TypeAlias = NDArray[Any]

GROUPS = 5

KINDS = {"f16": np.float16, "f32": np.float32, "i8": np.int8, "i16": np.int16, "i32": np.int32}


# Every invocation gets its number, and stores the result.
KERNEL = """\
!buffer = memref<{count}x{kind}>
gpu.module @kernels {{
  gpu.func @main(%xs: !buffer, %out: !buffer) kernel
      attributes {{spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = {shape}{abi}>}} {{
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %width = arith.constant {width} : index
    %height = arith.constant {height} : index
    %size = arith.constant {size} : index
    %group = gpu.block_id x
    %x = gpu.thread_id x
    %y = gpu.thread_id y
    %z = gpu.thread_id z
    %rows = arith.muli %z, %height : index
    %row = arith.addi %rows, %y : index
    %before = arith.muli %row, %width : index
    %thread = arith.addi %before, %x : index
    %first = arith.muli %group, %size : index
    %i = arith.addi %first, %thread : index
    %value = memref.load %xs[%i] : !buffer
    {body}
    memref.store %r, %out[%i] : !buffer
    gpu.return
  }}
}}
"""


def kernel(body: str, kind: str = "i32", shape: tuple[int, int, int] = (64, 1, 1), abi: str = "") -> str:
    size = math.prod(shape)
    return KERNEL.format(
        body=body,
        kind=kind,
        shape=list(shape),
        width=shape[0],
        height=shape[1],
        size=size,
        count=GROUPS * size,
        abi=abi,
    )


def compute(text: str, target: str, data: Array, *, emulate: bool = False) -> Array:
    """Returns the device's results, one row for each workgroup."""
    with ir.Context():
        module = av.lower_to_spirv(ir.Module.parse(text), target, emulate=emulate)
        assert av.check(module, target).ok
        binary = av.spirv.serialize(module)
        av.spirv.validate(binary, av.target(target))
        return av.vulkan.run(binary, "main", [data, np.zeros_like(data)], [GROUPS]).buffers[0, 1]


def integers(size: int, kind: str) -> Array:
    data = np.random.default_rng(size).integers(-(1 << 31), 1 << 31, (GROUPS, size))
    return data.astype(KINDS[kind])  # Of i8 and i16 the low bits, which are any number as well.


def small(size: int, kind: str) -> Array:
    """Small integers whose sums are exact in any order."""
    return np.random.default_rng(size).integers(-8, 8, (GROUPS, size)).astype(KINDS[kind])
