# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Loop-carried values, even of loops that don't run exactly once: the device agrees with Python."""

from __future__ import annotations

from collections.abc import Callable

import mlir.availability as av
import numpy as np
import pytest
from mlir import ir

pytestmark = pytest.mark.usefixtures("lavapipe_here")

# Each invocation has a number of its own.
KERNEL = """\
gpu.module @kernels {{
  gpu.func @main(%xs: memref<16xi32>, %out: memref<16xi32>) kernel
      attributes {{known_block_size = array<i32: 16, 1, 1>}} {{
    %i = gpu.thread_id x
    %x = memref.load %xs[%i] : memref<16xi32>
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c3 = arith.constant 3 : i32
    %c7 = arith.constant 7 : i32
    {body}
    memref.store %r, %out[%i] : memref<16xi32>
    gpu.return
  }}
}}
"""

# The loop-carried value of each iteration, and its Python version.
CASES: dict[str, tuple[str, Callable[[int], int]]] = {
    "never": (
        "%r = scf.for %k = %c3 to %c3 step %c1 iter_args(%s = %x) -> (i32) : i32 {\n"
        "  %n = arith.addi %s, %k : i32\n  scf.yield %n : i32\n}",
        lambda x: x,
    ),
    "always": (
        "%r = scf.for %k = %c0 to %c3 step %c1 iter_args(%s = %x) -> (i32) : i32 {\n"
        "  %n = arith.addi %s, %k : i32\n  scf.yield %n : i32\n}",
        lambda x: x + 3,
    ),
    "perhaps": (
        "%r = scf.for %k = %c3 to %x step %c1 iter_args(%s = %c7) -> (i32) : i32 {\n"
        "  %n = arith.addi %s, %k : i32\n  scf.yield %n : i32\n}",
        lambda x: 7 + sum(range(3, x)),
    ),
    "without a sign": (
        "%b = arith.andi %x, %c7 : i32\n"
        "%r = scf.for unsigned %k = %c3 to %b step %c1 iter_args(%s = %x) -> (i32) : i32 {\n"
        "  %n = arith.addi %s, %k : i32\n  scf.yield %n : i32\n}",
        lambda x: x + sum(range(3, x & 7)),
    ),
    "without a sign from a large number": (
        "%m = arith.constant -1 : i32\n"
        "%r = scf.for unsigned %k = %m to %x step %c1 iter_args(%s = %x) -> (i32) : i32 {\n"
        "  scf.yield %c7 : i32\n}",
        lambda x: x,
    ),
    "in a loop": (
        "%r, %q = scf.for %k = %c0 to %x step %c1 iter_args(%s = %c7, %t = %x) -> (i32, i32) : i32 {\n"
        "  %n = scf.for %l = %c1 to %k step %c1 iter_args(%u = %s) -> (i32) : i32 {\n"
        "    %v = arith.muli %u, %c3 : i32\n    scf.yield %v : i32\n  }\n"
        "  scf.yield %t, %n : i32, i32\n}",
        lambda x: _in_a_loop(x),
    ),
}


def _in_a_loop(x: int) -> int:
    s, t = 7, x
    for k in range(x):
        s, t = t, s * 3 ** max(k - 1, 0)
    return s


@pytest.mark.parametrize("target", ["vulkan1.0", "lavapipe"])
@pytest.mark.parametrize("name", CASES)
def test_what_loops_carry(context: ir.Context, name: str, target: str) -> None:
    body, python = CASES[name]
    binary = av.spirv.serialize(av.lower_to_spirv(ir.Module.parse(KERNEL.format(body=body)), target))
    x = np.arange(-7, 9, dtype=np.int32)
    result = av.vulkan.run(binary, "main", [x, np.full_like(x, -1)])
    np.testing.assert_array_equal(result.buffers[0, 1], [python(each) for each in x.tolist()])
