# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels of ops that upstream has no patterns to SPIR-V for, and what others are put in their place for."""

from __future__ import annotations

import re
from typing import Any

import mlir.availability as av
import numpy as np
import pytest
from mlir import ir
from numpy.typing import NDArray

Array = NDArray[Any]

SIZE = 64
X = np.random.default_rng(1).standard_normal(SIZE, np.float32)
I = np.arange(SIZE)  # noqa: E741 (the number of an invocation)
PRIVATE = "#gpu.address_space<private>"


def kernel(body: str) -> str:
    """A kernel of one workgroup, %i being the number of the invocation, that writes to %y."""
    constants = "".join(f"%c{n} = arith.constant {n} : index\n" for n in (*range(5), 8, 63))
    return f"""
    gpu.module @kernels {{
      gpu.func @k(%x: memref<{SIZE}xf32>, %y: memref<{SIZE}xf32>) kernel
          attributes {{known_block_size = array<i32: {SIZE}, 1, 1>}} {{
        {constants}
        %zero = arith.constant 0.0 : f32
        %one = arith.constant 1.0 : f32
        %i = gpu.thread_id x
        {body}
        gpu.return
      }}
    }}"""


LOAD = "%v = memref.load %x[%i] : memref<64xf32>\n"
STORE = "\nmemref.store %r, %y[%i] : memref<64xf32>"
# The kernel, and the final contents of %y.
CASES: dict[str, tuple[str, Array]] = {
    "memory of an invocation": (
        kernel(
            f"""
            %m = memref.alloca() : memref<2xf32>
            {LOAD}
            memref.store %v, %m[%c1] : memref<2xf32>
            %r = memref.load %m[%c1] : memref<2xf32>"""
            + STORE
        ),
        X,
    ),
    "views": (
        kernel(
            """
            %s = memref.subview %x[%i] [1] [1] : memref<64xf32> to memref<1xf32, strided<[1], offset: ?>>
            %a = memref.load %s[%c0] : memref<1xf32, strided<[1], offset: ?>>
            %e = memref.expand_shape %x [[0, 1]] output_shape [8, 8] : memref<64xf32> into memref<8x8xf32>
            %row = arith.divui %i, %c8 : index
            %column = arith.remui %i, %c8 : index
            %b = memref.load %e[%column, %row] : memref<8x8xf32>
            %d = memref.cast %x : memref<64xf32> to memref<?xf32>
            %c = memref.load %d[%i] : memref<?xf32>
            %aligned = memref.assume_alignment %y, 16 : memref<64xf32>
            %t = arith.addf %a, %b : f32
            %r = arith.subf %t, %c : f32
            memref.store %r, %aligned[%i] : memref<64xf32>"""
        ),
        X.reshape(8, 8).T.reshape(-1),
    ),
    "affine": (
        kernel(
            """
            %j = affine.apply affine_map<(d0) -> ((d0 * 3 + 1) mod 64)>(%i)
            %r = affine.for %k = 0 to 3 iter_args(%sum = %zero) -> f32 {
              %v = memref.load %x[%j] : memref<64xf32>
              %next = arith.addf %sum, %v : f32
              affine.yield %next : f32
            }"""
            + STORE
        ),
        X[(I * 3 + 1) % SIZE] + X[(I * 3 + 1) % SIZE] + X[(I * 3 + 1) % SIZE],
    ),
    "divisions": (
        kernel(
            """
            %minus = arith.subi %i, %c8 : index
            %up = arith.ceildivsi %minus, %c3 : index
            %down = arith.floordivsi %minus, %c3 : index
            %d = arith.subi %up, %down : index
            %u = arith.ceildivui %i, %c4 : index
            %s = arith.addi %d, %u : index
            %si = arith.index_cast %s : index to i32
            %r = arith.sitofp %si : i32 to f32"""
            + STORE
        ),
        ((I - 8) % 3 != 0).astype(np.float32) + -(-I // 4),
    ),
    "a parallel loop": (
        kernel(
            """
            %r = scf.parallel (%k) = (%c0) to (%i) step (%c1) init (%zero) -> f32 {
              scf.reduce(%one : f32) {
              ^bb0(%a: f32, %b: f32):
                %s = arith.addf %a, %b : f32
                scf.reduce.return %s : f32
              }
            }"""
            + STORE
        ),
        I.astype(np.float32),
    ),
    "a choice": (
        kernel(
            """
            %n = arith.remui %i, %c4 : index
            %r = scf.index_switch %n -> f32
            case 0 { scf.yield %zero : f32 }
            case 2 {
              %v = memref.load %x[%i] : memref<64xf32>
              scf.yield %v : f32
            }
            default { scf.yield %one : f32 }"""
            + STORE
        ),
        np.select([I % 4 == 0, I % 4 == 2], [0, X], 1),
    ),
    "branches": (
        kernel(
            f"""
            cf.br ^loop(%c0, %zero : index, f32)
          ^loop(%k: index, %sum: f32):
            %goes_on = arith.cmpi ult, %k, %i : index
            cf.cond_br %goes_on, ^body, ^end
          ^body:
            {LOAD}
            %next = arith.addf %sum, %one : f32
            %j = arith.addi %k, %c1 : index
            %stops = arith.cmpi eq, %j, %c8 : index
            cf.cond_br %stops, ^other(%v : f32), ^loop(%j, %next : index, f32)
          ^other(%early: f32):
            memref.store %early, %y[%i] : memref<64xf32>
            gpu.return
          ^end:
            memref.store %sum, %y[%i] : memref<64xf32>"""
        ),
        np.where(I >= 8, X, I).astype(np.float32),
    ),
    "loads and stores of vectors": (
        kernel(
            """
            %is_mine = arith.cmpi ult, %i, %c8 : index
            scf.if %is_mine {
              %j = arith.muli %i, %c8 : index
              %v = vector.load %x[%j] : memref<64xf32>, vector<8xf32>
              %w = arith.addf %v, %v : vector<8xf32>
              vector.store %w, %y[%j] : memref<64xf32>, vector<8xf32>
            }"""
        ),
        X + X,
    ),
    "transfers of vectors": (
        kernel(
            """
            %v = vector.transfer_read %x[%i], %one : memref<64xf32>, vector<4xf32>
            %r = vector.reduction <add>, %v : vector<4xf32> into f32"""
            + STORE
        ),
        np.pad(X, (0, 3), constant_values=1)[np.add.outer(I, range(4))].sum(1),
    ),
    "parts of vectors": (
        kernel(
            """
            %v = vector.load %x[%c0] : memref<64xf32>, vector<8xf32>
            %s = vector.extract_strided_slice %v {offsets = [3], sizes = [3], strides = [1]}
                : vector<8xf32> to vector<3xf32>
            %w = vector.shuffle %v, %s [0, 9, 3, 2, 5, 10] : vector<8xf32>, vector<3xf32>
            %r = vector.reduction <add>, %w : vector<6xf32> into f32"""
            + STORE
        ),
        np.full(SIZE, X[[0, 4, 3, 2, 5, 5]].sum()),
    ),
    "a product of matrices": (
        kernel(
            """
            %v = vector.load %x[%c0] : memref<64xf32>, vector<8xf32>
            %a = vector.shape_cast %v : vector<8xf32> to vector<2x4xf32>
            %b = vector.transpose %a, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
            %none = arith.constant dense<0.0> : vector<2x2xf32>
            %w = vector.contract {
                indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                                 affine_map<(i, j, k) -> (i, j)>],
                iterator_types = ["parallel", "parallel", "reduction"],
                kind = #vector.kind<add>} %a, %b, %none
                : vector<2x4xf32>, vector<4x2xf32> into vector<2x2xf32>
            %r = vector.extract %w[0, 1] : f32 from vector<2x2xf32>"""
            + STORE
        ),
        np.full(SIZE, X[:4] @ X[4:8]),
    ),
    "linalg's ops": (
        kernel(
            f"""
            %m = memref.alloca() : memref<3xf32, {PRIVATE}>
            {LOAD}
            linalg.fill ins(%v : f32) outs(%m : memref<3xf32, {PRIVATE}>)
            %n = memref.alloca() : memref<3xf32, {PRIVATE}>
            memref.copy %m, %n : memref<3xf32, {PRIVATE}> to memref<3xf32, {PRIVATE}>
            linalg.add ins(%m, %n : memref<3xf32, {PRIVATE}>, memref<3xf32, {PRIVATE}>)
                outs(%n : memref<3xf32, {PRIVATE}>)
            %r = memref.load %n[%c2] : memref<3xf32, {PRIVATE}>"""
            + STORE
        ),
        X + X,
    ),
}


@pytest.mark.parametrize("target", ["vulkan1.0", "vulkan1.1", "lavapipe"])
@pytest.mark.parametrize("name", CASES)
def test_simplified_kernels_compute_what_numpy_does(
    context: ir.Context, lavapipe_here: None, name: str, target: str
) -> None:
    text, expected = CASES[name]
    lowered = av.lower_to_spirv(ir.Module.parse(text), target)
    binary = av.spirv.serialize(lowered)
    av.spirv.validate(binary, target)
    result = av.vulkan.run(binary, "k", [X, np.full(SIZE, -1, np.float32)])
    # Sums of numbers of about one may cancel out, and their order is the driver's.
    np.testing.assert_allclose(result.buffers[0, 1], expected, rtol=1e-6, atol=1e-6)


def test_functions_that_kernels_call(context: ir.Context, lavapipe_here: None) -> None:
    text = kernel(LOAD + "%r = func.call @power(%v, %i) : (f32, index) -> f32" + STORE).replace(
        "gpu.func",
        """
      func.func @power(%v: f32, %n: index) -> f32 {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c3 = arith.constant 3 : index
        %one = arith.constant 1.0 : f32
        %most = arith.remui %n, %c3 : index
        cf.br ^loop(%c0, %one : index, f32)
      ^loop(%k: index, %product: f32):
        %goes_on = arith.cmpi ult, %k, %most : index
        cf.cond_br %goes_on, ^body, ^end
      ^body:
        %next = arith.mulf %product, %v : f32
        %j = arith.addi %k, %c1 : index
        cf.br ^loop(%j, %next : index, f32)
      ^end:
        return %product : f32
      }
      gpu.func""",
        1,
    )
    binary = av.spirv.serialize(av.lower_to_spirv(ir.Module.parse(text), "vulkan1.0"))
    av.spirv.validate(binary, "vulkan1.0")
    result = av.vulkan.run(binary, "k", [X, X])
    np.testing.assert_allclose(result.buffers[0, 1], X ** (I % 3), rtol=1e-6)


def test_other_kernels_stay_as_they_are(context: ir.Context) -> None:
    """An unused load remains if nothing had to be replaced."""
    text = kernel(LOAD)
    assert str(av.lower_to_spirv(ir.Module.parse(text), "vulkan1.1")).count("spirv.Load") == 2


REFUSALS = [
    (
        "%m = memref.alloca() : memref<2xf32>\n"
        "%a = memref.atomic_rmw addf %one, %m[%c0] : (f32, memref<2xf32>) -> f32",
        "'memref.atomic_rmw' is not supported on memory that an invocation allocates",
    ),
    (
        "cf.br ^loop\n^loop:\ncf.br ^loop\n^end:",
        "'k' has branches that can't be converted to structured control flow",
    ),
    (
        "%m = memref.alloca() : memref<0xf32>\n%v = memref.load %m[%i] : memref<0xf32>\n"
        "memref.store %v, %y[%i] : memref<64xf32>",
        "'memref.alloca' has a result of type 'memref<0xf32, #spirv.storage_class<Function>>', which has no "
        "elements, and SPIR-V has no memory of the size 0; leave out what uses it",
    ),
    (
        f"{LOAD}%w = arith.extf %v : f32 to f64\n%e = math.erf %w : f64\n"
        f"%r = arith.truncf %e : f64 to f32{STORE}",
        "'math.erf' calculates with f64, for which shaders don't have this function (GLSL.std.450); "
        "calculate it with f32",
    ),
]


@pytest.mark.parametrize(("body", "message"), REFUSALS)
def test_kernels_that_cannot_be_simplified_are_refused(context: ir.Context, body: str, message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        av.lower_to_spirv(ir.Module.parse(kernel(body)), "vulkan1.1+Float64")
