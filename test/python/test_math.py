# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ops of the math dialect that SPIR-V has for Vulkan in other words only."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import mlir.availability as av
import numpy as np
import pytest
from mlir import ir
from numpy.typing import NDArray

Array = NDArray[Any]

SIZE = 64
SPECIAL = [0.0, -0.0, 0.5, -0.5, 1.5, -2.5, 1e-30, -1e30, math.inf, -math.inf]
FLOATS = np.concatenate([SPECIAL, np.linspace(-4, 4, SIZE - len(SPECIAL))]).astype(np.float32)
BITS = np.random.default_rng(1).integers(-(1 << 31), 1 << 31, SIZE).astype(np.int32)
BITS[:5] = [0, 1, -1, -(1 << 31), 1 << 30]
FINITE = np.where(np.isfinite(FLOATS), FLOATS, 0).astype(np.float32)
EXPONENTS = np.where(np.abs(FLOATS) < 100, FLOATS, 0).astype(np.float32)

Reference = Callable[[Array], Array]
# Ops that compute %r from %v, the operands, the results, and the allowed error.
CASES: dict[str, tuple[str, Array, Reference, float]] = {
    "trunc": ("%r = math.trunc %v : f32", FLOATS, np.trunc, 0),
    "isfinite": (
        "%b = math.isfinite %v : f32\n%r = arith.uitofp %b : i1 to f32",
        np.where(FLOATS[3] == FLOATS, np.nan, FLOATS).astype(np.float32),
        lambda x: np.isfinite(x).astype(np.float32),
        0,
    ),
    "clampf": (
        "%one = arith.constant 1.0 : f32\n%two = arith.constant 2.0 : f32\n"
        "%r = math.clampf %v to [%one, %two] : f32",
        FLOATS,
        lambda x: np.clip(x, np.float32(1), np.float32(2)),
        0,
    ),
    "sincos": (
        "%s, %c = math.sincos %v : f32\n%r = arith.subf %s, %c : f32",
        EXPONENTS,
        lambda x: np.sin(x) - np.cos(x),
        1e-5,
    ),
    "exp2": ("%r = math.exp2 %v : f32", EXPONENTS, np.exp2, 1e-5),
    "erf": ("%r = math.erf %v : f32", FINITE, np.vectorize(math.erf), 1e-5),
    "erfc": ("%r = math.erfc %v : f32", EXPONENTS, np.vectorize(math.erfc), 1e-5),
    "cbrt": ("%r = math.cbrt %v : f32", FLOATS, np.cbrt, 1e-6),
    # Covers all octants: the second number is 1.
    "atan2": (
        "%one = arith.constant 1.0 : f32\n%r = math.atan2 %v, %one : f32",
        FLOATS,
        lambda x: np.arctan2(x, np.float32(1)),
        1e-5,
    ),
    # Zeros and infinities by themselves, on both sides.
    "atan2 of itself": (
        "%n = arith.negf %v : f32\n%r = math.atan2 %v, %n : f32",
        FLOATS,
        lambda x: np.arctan2(x, -x),
        1e-5,
    ),
    "fpowi 3": (
        "%n = arith.constant 3 : i32\n%r = math.fpowi %v, %n : f32, i32",
        EXPONENTS,
        lambda x: np.power(x, 3),
        1e-6,
    ),
    "fpowi of places": (
        "%eight = arith.constant 8 : index\n%m = arith.remui %i, %eight : index\n"
        "%p = arith.index_cast %m : index to i32\n%three = arith.constant 3 : i32\n"
        "%n = arith.subi %p, %three : i32\n%r = math.fpowi %v, %n : f32, i32",
        np.where(FINITE == 0, 2, np.clip(FINITE, -9, 9)).astype(np.float32),
        lambda x: np.power(x.astype(np.float64), np.arange(SIZE) % 8 - 3),
        1e-5,
    ),
    "ctpop": (
        "%r = math.ctpop %v : i32",
        BITS,
        lambda x: np.array([int(n).bit_count() for n in x.view(np.uint32)], np.int32),
        0,
    ),
    "cttz": (
        "%r = math.cttz %v : i32",
        BITS,
        lambda x: np.array([((n & -n).bit_length() - 1) % 33 for n in map(int, x)], np.int32),
        0,
    ),
}


@pytest.mark.parametrize("target", ["vulkan1.0", "lavapipe"])
@pytest.mark.parametrize("name", CASES)
def test_as_numpy(context: ir.Context, lavapipe: None, name: str, target: str) -> None:
    body, x, reference, tolerance = CASES[name]
    kind = "i32" if x.dtype == np.int32 else "f32"
    text = f"""
    gpu.module @kernels {{
      gpu.func @k(%x: memref<{SIZE}x{kind}>, %y: memref<{SIZE}x{kind}>) kernel
          attributes {{known_block_size = array<i32: {SIZE}, 1, 1>}} {{
        %i = gpu.thread_id x
        %v = memref.load %x[%i] : memref<{SIZE}x{kind}>
        {body}
        memref.store %r, %y[%i] : memref<{SIZE}x{kind}>
        gpu.return
      }}
    }}"""
    binary = av.spirv.serialize(av.lower_to_spirv(ir.Module.parse(text), target))
    av.spirv.validate(binary, target)
    found = av.vulkan.run(binary, "k", [x, np.zeros_like(x)]).buffers[0, 1]
    np.testing.assert_allclose(found, reference(x), tolerance, tolerance)
    if not tolerance:
        np.testing.assert_array_equal(np.signbit(found[:2]), np.signbit(reference(x)[:2]))


def test_vectors(context: ir.Context) -> None:
    text = """
    gpu.module @kernels {
      gpu.func @k(%x: memref<4xvector<4xf32>>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
        %i = gpu.thread_id x
        %v = memref.load %x[%i] : memref<4xvector<4xf32>>
        %t = math.trunc %v : vector<4xf32>
        %e = math.erf %t : vector<4xf32>
        %f = math.isfinite %e : vector<4xf32>
        %n = arith.extui %f : vector<4xi1> to vector<4xi32>
        %c = math.ctpop %n : vector<4xi32>
        %z = math.cttz %c : vector<4xi32>
        %r = arith.sitofp %z : vector<4xi32> to vector<4xf32>
        memref.store %r, %x[%i] : memref<4xvector<4xf32>>
        gpu.return
      }
    }"""
    av.spirv.validate(av.lower_to_spirv(ir.Module.parse(text), "vulkan1.0"), "vulkan1.0")
