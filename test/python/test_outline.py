# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions become kernels that calculate the same, and what launches them; or they are refused."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import mlir.availability as av
import numpy as np
import pytest
from host_function import run_function
from mlir import ir
from numpy.typing import NDArray

Array = NDArray[Any]


@dataclass(frozen=True)
class Case:
    """A function.

    Attributes:
        text: the function @f, and its callees.
        kernels: the number of kernels.
        buffers: its arguments, and the buffers of the tensors that it returns.
        expected: the final contents of some of them. The others are unchanged.
    """

    text: str
    kernels: int
    buffers: list[Array]
    expected: dict[int, Array]


def numbers(*shape: int) -> Array:
    """Small whole numbers, the same each time: sums and products are exact."""
    return np.random.default_rng(1).integers(-8, 8, shape).astype(np.float32)


def zeros(*shape: int) -> Array:
    return np.zeros(shape, np.float32)


def function(arguments: str, body: str) -> str:
    """A function @f on memrefs, with constants to use."""
    constants = "".join(f"%c{i} = arith.constant {i} : index\n" for i in range(11))
    return (
        f"func.func @f({arguments}) {{\n{constants}"
        "%zero = arith.constant 0.0 : f32\n%two = arith.constant 2.0 : f32\n"
        f"{body}\nreturn\n}}"
    )


A = numbers(8, 8)
V = numbers(100)
LARGE = zeros(64 * 65535 + 7)
PADDED = np.pad(A[:4, :4], ((1, 1), (2, 2)), constant_values=5)
PADDED[4:, 6:] = A[:2, :2]
TRANSFERRED = zeros(8, 8)
TRANSFERRED[:3] = A[:, 5:].T
TRANSFERRED[3] = -1
TRANSFERRED[5, :5] = A[5, :5]
WIDE = numbers(10, 32) / 4

QKV = [np.random.default_rng(seed).random((32, 16), np.float32) for seed in range(3)]


def attention() -> tuple[str, Array]:
    """Causal attention, and the result. The schedule makes vectors of the mask's indices."""
    maps = "affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>"
    each = "affine_map<(i, j) -> (i, j)>"
    text = f"""
    func.func @f(%q: tensor<32x16xf32>, %k: tensor<32x16xf32>, %v: tensor<32x16xf32>) -> tensor<32x16xf32> {{
      %zero = arith.constant 0.0 : f32
      %scale = arith.constant 0.25 : f32
      %least = arith.constant 0xFF800000 : f32
      %e = tensor.empty() : tensor<32x32xf32>
      %i = linalg.fill ins(%zero : f32) outs(%e : tensor<32x32xf32>) -> tensor<32x32xf32>
      %s = linalg.matmul indexing_maps = [{maps}] ins(%q, %k : tensor<32x16xf32>, tensor<32x16xf32>)
          outs(%i : tensor<32x32xf32>) -> tensor<32x32xf32>
      %m = linalg.generic {{indexing_maps = [{each}, {each}], iterator_types = ["parallel", "parallel"]}}
          ins(%s : tensor<32x32xf32>) outs(%e : tensor<32x32xf32>) {{
      ^bb0(%a: f32, %_: f32):
        %row = linalg.index 0 : index
        %column = linalg.index 1 : index
        %c = arith.cmpi ule, %column, %row : index
        %t = arith.mulf %a, %scale : f32
        %r = arith.select %c, %t, %least : f32
        linalg.yield %r : f32
      }} -> tensor<32x32xf32>
      %p = linalg.softmax dimension(1) ins(%m : tensor<32x32xf32>) outs(%e : tensor<32x32xf32>)
          -> tensor<32x32xf32>
      %eo = tensor.empty() : tensor<32x16xf32>
      %io = linalg.fill ins(%zero : f32) outs(%eo : tensor<32x16xf32>) -> tensor<32x16xf32>
      %o = linalg.matmul ins(%p, %v : tensor<32x32xf32>, tensor<32x16xf32>) outs(%io : tensor<32x16xf32>)
          -> tensor<32x16xf32>
      return %o : tensor<32x16xf32>
    }}"""
    scores = np.where(np.tri(32), QKV[0] @ QKV[1].T / 4, -np.inf)
    weights = np.exp(scores - scores.max(1, keepdims=True))
    return text, weights / weights.sum(1, keepdims=True) @ QKV[2]


def follows_product(body: str) -> str:
    """Calculates %r from %v, a result of a matrix product, which the schedule makes vectors of."""
    each = "affine_map<(i, j) -> (i, j)>"
    return f"""
    func.func @f(%x: tensor<32x32xf32>) -> tensor<32x32xf32> {{
      %zero = arith.constant 0.0 : f32
      %e = tensor.empty() : tensor<32x32xf32>
      %i = linalg.fill ins(%zero : f32) outs(%e : tensor<32x32xf32>) -> tensor<32x32xf32>
      %p = linalg.matmul ins(%x, %x : tensor<32x32xf32>, tensor<32x32xf32>) outs(%i : tensor<32x32xf32>)
          -> tensor<32x32xf32>
      %m = linalg.generic {{indexing_maps = [{each}, {each}], iterator_types = ["parallel", "parallel"]}}
          ins(%p : tensor<32x32xf32>) outs(%e : tensor<32x32xf32>) {{
      ^bb0(%v: f32, %_: f32):
        {body}
        linalg.yield %r : f32
      }} -> tensor<32x32xf32>
      return %m : tensor<32x32xf32>
    }}"""


SQUARE = numbers(32, 32)
PRODUCT = SQUARE @ SQUARE
ATTENTION, ATTENDED = attention()

CASES = {
    "A mask of indices in vectors.": Case(ATTENTION, 8, [*QKV, zeros(32, 16)], {3: ATTENDED}),
    "Vectors of ops with several results.": Case(
        follows_product(
            """%s, %c = math.sincos %v : f32
            %n = arith.fptosi %v : f32 to i32
            %low, %high = arith.mulsi_extended %n, %n : i32
            %sum, %carry = arith.addui_extended %n, %n : i32, i1
            %one = arith.uitofp %carry : i1 to f32
            %square = arith.sitofp %low : i32 to f32
            %ss = arith.mulf %s, %s : f32
            %cc = arith.mulf %c, %c : f32
            %t = arith.addf %ss, %cc : f32
            %u = arith.addf %t, %one : f32
            %r = arith.addf %u, %square : f32"""
        ),
        1,
        [SQUARE, zeros(32, 32)],
        {1: 1 + (PRODUCT < 0) + PRODUCT * PRODUCT},
    ),
    "Parallel loops within a parallel loop are sequential: the second one reads what the first wrote.": Case(
        function(
            "%x: memref<8x8xf32>, %t: memref<8x8xf32>, %o: memref<8x8xf32>",
            """
            scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
              scf.parallel (%j) = (%c0) to (%c8) step (%c1) {
                %v = memref.load %x[%i, %j] : memref<8x8xf32>
                memref.store %v, %t[%i, %j] : memref<8x8xf32>
              }
              scf.parallel (%j) = (%c0) to (%c8) step (%c1) {
                %k = arith.subi %c7, %j : index
                %v = memref.load %t[%i, %k] : memref<8x8xf32>
                memref.store %v, %o[%i, %j] : memref<8x8xf32>
              }
            }""",
        ),
        1,
        [A, zeros(8, 8), zeros(8, 8)],
        {1: A, 2: A[:, ::-1]},
    ),
    "Loops one after the other are kernels one after the other.": Case(
        function(
            "%x: memref<8xf32>",
            """
            scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
              memref.store %two, %x[%i] : memref<8xf32>
            }
            scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
              %j = arith.subi %c7, %i : index
              %v = memref.load %x[%j] : memref<8xf32>
              %w = arith.addf %v, %v : f32
              memref.store %w, %x[%i] : memref<8xf32>
            }""",
        ),
        2,
        [zeros(8)],
        {0: np.array([4] * 4 + [2] * 4, np.float32)},
    ),
    "A reduction is sequential.": Case(
        function(
            "%x: memref<100xf32>, %o: memref<2xf32>",
            """
            %end = arith.constant 100 : index
            %least = arith.constant -100.0 : f32
            %r:2 = scf.parallel (%i) = (%c0) to (%end) step (%c1) init (%zero, %least) -> (f32, f32) {
              %v = memref.load %x[%i] : memref<100xf32>
              scf.reduce(%v, %v : f32, f32) {
              ^bb0(%a: f32, %b: f32):
                %s = arith.addf %a, %b : f32
                scf.reduce.return %s : f32
              }, {
              ^bb0(%a: f32, %b: f32):
                %s = arith.maximumf %a, %b : f32
                scf.reduce.return %s : f32
              }
            }
            memref.store %r#0, %o[%c0] : memref<2xf32>
            memref.store %r#1, %o[%c1] : memref<2xf32>""",
        ),
        1,
        [V, zeros(2)],
        {1: np.array([V.sum(), V.max()])},
    ),
    "A loop of no iterations is not a kernel.": Case(
        function(
            "%x: memref<8xf32>",
            """
            scf.parallel (%i) = (%c1) to (%c1) step (%c1) {
              memref.store %two, %x[%i] : memref<8xf32>
            }
            memref.store %two, %x[%c3] : memref<8xf32>""",
        ),
        1,
        [zeros(8)],
        {0: np.where(np.arange(8) == 3, 2, 0)},
    ),
    "Bounds and steps may be any, and known to the caller only.": Case(
        function(
            "%n: index, %x: memref<10x20xf32>",
            """
            scf.parallel (%i, %j) = (%c1, %c2) to (%c10, %n) step (%c2, %c3) {
              memref.store %two, %x[%i, %j] : memref<10x20xf32>
            }""",
        ),
        1,
        [np.array([15], np.int32), zeros(10, 20)],
        {1: np.array([[2 * (i % 2 == 1 and j in (2, 5, 8, 11, 14)) for j in range(20)] for i in range(10)])},
    ),
    "A loop of more iterations than a device takes goes on in its invocations.": Case(
        function(
            f"%x: memref<{LARGE.size}xf32>",
            f"""
            %end = arith.constant {LARGE.size} : index
            scf.parallel (%i) = (%c0) to (%end) step (%c1) {{
              %v = memref.load %x[%i] : memref<{LARGE.size}xf32>
              %w = arith.addf %v, %two : f32
              memref.store %w, %x[%i] : memref<{LARGE.size}xf32>
            }}""",
        ),
        1,
        [LARGE],
        {0: LARGE + 2},
    ),
    "A sequential loop around a parallel one stays in the function.": Case(
        function(
            "%x: memref<8x8xf32>",
            """
            scf.for %i = %c1 to %c3 step %c1 {
              %h = arith.subi %i, %c1 : index
              scf.parallel (%j) = (%c0) to (%c8) step (%c1) {
                %u = memref.load %x[%h, %j] : memref<8x8xf32>
                %v = memref.load %x[%i, %j] : memref<8x8xf32>
                %w = arith.addf %u, %v : f32
                memref.store %w, %x[%i, %j] : memref<8x8xf32>
              }
            }""",
        ),
        1,
        [A],
        {0: np.concatenate([A[:3].cumsum(0), A[3:]])},
    ),
    "What a sequential kernel calculates goes to the next one through a buffer.": Case(
        function(
            "%x: memref<8x8xf32>, %o: memref<8x8xf32>",
            """
            %s = memref.load %x[%c1, %c1] : memref<8x8xf32>
            affine.for %i = 0 to 2 {
              affine.parallel (%j) = (0) to (8) {
                %v = affine.load %x[%i, %j] : memref<8x8xf32>
                %w = arith.mulf %v, %s : f32
                affine.store %w, %o[%i, 7 - %j] : memref<8x8xf32>
              }
            }""",
        ),
        2,
        [A, zeros(8, 8)],
        {1: np.concatenate([A[:2, ::-1] * A[1, 1], zeros(6, 8)])},
    ),
    "A part of a buffer, chosen by a number in another one.": Case(
        function(
            "%k: memref<1xi32>, %x: memref<8x8xf32>, %o: memref<8xf32>",
            """
            %number = memref.load %k[%c0] : memref<1xi32>
            %i = arith.index_cast %number : i32 to index
            %row = memref.subview %x[%i, 0] [1, 8] [1, 1]
                : memref<8x8xf32> to memref<8xf32, strided<[1], offset: ?>>
            scf.parallel (%j) = (%c0) to (%c8) step (%c1) {
              %v = memref.load %row[%j] : memref<8xf32, strided<[1], offset: ?>>
              memref.store %v, %o[%j] : memref<8xf32>
            }""",
        ),
        2,
        [np.array([5], np.int32), A, zeros(8)],
        {2: A[5]},
    ),
    "What an iteration allocates is its own.": Case(
        function(
            "%x: memref<8x8xf32>, %o: memref<8xf32>",
            """
            scf.forall (%i) in (8) {
              %mine = memref.alloc() : memref<8xf32>
              scf.for %j = %c0 to %c8 step %c1 {
                %v = memref.load %x[%i, %j] : memref<8x8xf32>
                memref.store %v, %mine[%j] : memref<8xf32>
              }
              %v = memref.load %mine[%c3] : memref<8xf32>
              memref.store %v, %o[%i] : memref<8xf32>
              memref.dealloc %mine : memref<8xf32>
            }""",
        ),
        1,
        [A, zeros(8)],
        {1: A[:, 3]},
    ),
    "Branches become loops and conditions.": Case(
        """
        func.func @f(%x: memref<8xf32>) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %c8 = arith.constant 8 : index
          %zero = arith.constant 0.0 : f32
          cf.br ^head(%c0 : index)
        ^head(%i: index):
          %more = arith.cmpi slt, %i, %c8 : index
          cf.cond_br %more, ^body, ^end
        ^body:
          %v = memref.load %x[%i] : memref<8xf32>
          %is_negative = arith.cmpf olt, %v, %zero : f32
          cf.cond_br %is_negative, ^negative, ^next
        ^negative:
          memref.store %zero, %x[%i] : memref<8xf32>
          cf.br ^next
        ^next:
          %j = arith.addi %i, %c1 : index
          cf.br ^head(%j : index)
        ^end:
          return
        }""",
        1,
        [A[0]],
        {0: np.maximum(A[0], 0)},
    ),
    "Functions that are called become part of those that call them.": Case(
        """
        func.func private @square(%a: f32) -> f32 {
          %r = arith.mulf %a, %a : f32
          return %r : f32
        }
        func.func private @squares(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
          %e = tensor.empty() : tensor<8x8xf32>
          %r = linalg.map ins(%x : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) (%a: f32, %_: f32) {
            %s = func.call @square(%a) : (f32) -> f32
            linalg.yield %s : f32
          }
          return %r : tensor<8x8xf32>
        }
        func.func @f(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
          %a = func.call @squares(%x) : (tensor<8x8xf32>) -> tensor<8x8xf32>
          %b = func.call @squares(%a) : (tensor<8x8xf32>) -> tensor<8x8xf32>
          return %b : tensor<8x8xf32>
        }""",
        2,
        [A, zeros(8, 8)],
        {1: A**4},
    ),
    "Tensors are values: what changes is another buffer.": Case(
        """
        func.func @f(%x: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
          %two = arith.constant 2.0 : f32
          %c1 = arith.constant 1 : index
          %y = tensor.insert %two into %x[%c1, %c1] : tensor<8x8xf32>
          return %x, %y : tensor<8x8xf32>, tensor<8x8xf32>
        }""",
        3,
        [A, zeros(8, 8), zeros(8, 8)],
        {1: A, 2: np.where(np.arange(64).reshape(8, 8) == 9, 2, A)},
    ),
    "Constants: of different numbers, and of the same one that is not only added.": Case(
        """
        func.func @f(%x: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
          %c = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
          %y = arith.addf %x, %c : tensor<2x3xf32>
          %same = arith.constant dense<7.0> : tensor<2x3xf32>
          %row = tensor.extract_slice %c[1, 0] [1, 3] [1, 1] : tensor<2x3xf32> to tensor<1x3xf32>
          %z = tensor.insert_slice %row into %same[0, 0] [1, 3] [1, 1] : tensor<1x3xf32> into tensor<2x3xf32>
          return %y, %z : tensor<2x3xf32>, tensor<2x3xf32>
        }""",
        5,
        [A[:2, :3].copy(), zeros(2, 3), zeros(2, 3)],
        {1: A[:2, :3] + [[1, 2, 3], [4, 5, 6]], 2: np.array([[4, 5, 6], [7, 7, 7]])},
    ),
    "Shapes change, and dimensions swap.": Case(
        """
        func.func @f(%x: tensor<4x6xf32>) -> tensor<2x12xf32> {
          %e = tensor.empty() : tensor<6x4xf32>
          %t = linalg.transpose ins(%x : tensor<4x6xf32>) outs(%e : tensor<6x4xf32>) permutation = [1, 0]
          %c = tensor.collapse_shape %t [[0, 1]] : tensor<6x4xf32> into tensor<24xf32>
          %r = tensor.expand_shape %c [[0, 1]] output_shape [2, 12] : tensor<24xf32> into tensor<2x12xf32>
          return %r : tensor<2x12xf32>
        }""",
        2,
        [A[:4, :6].copy(), zeros(2, 12)],
        {1: A[:4, :6].T.reshape(2, 12)},
    ),
    "What a function has on its stack is a buffer for all of its kernels.": Case(
        function(
            "%x: memref<8xf32>",
            """
            %t = memref.alloca() : memref<8xf32>
            scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
              %v = memref.load %x[%i] : memref<8xf32>
              memref.store %v, %t[%i] : memref<8xf32>
            }
            scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
              %j = arith.subi %c7, %i : index
              %v = memref.load %t[%j] : memref<8xf32>
              memref.store %v, %x[%i] : memref<8xf32>
            }""",
        ),
        2,
        [A[0]],
        {0: A[0][::-1]},
    ),
    "A loop that adds up tensors.": Case(
        """
        func.func @f(%x: tensor<8x8xf32>) -> tensor<8xf32> {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %c3 = arith.constant 3 : index
          %zero = arith.constant 0.0 : f32
          %e = tensor.empty() : tensor<8xf32>
          %zeros = linalg.fill ins(%zero : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
          %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%sum = %zeros) -> tensor<8xf32> {
            %row = tensor.extract_slice %x[%i, 0] [1, 8] [1, 1] : tensor<8x8xf32> to tensor<8xf32>
            %next = linalg.add ins(%row, %sum : tensor<8xf32>, tensor<8xf32>)
                               outs(%sum : tensor<8xf32>) -> tensor<8xf32>
            scf.yield %next : tensor<8xf32>
          }
          return %r : tensor<8xf32>
        }""",
        3,
        [A, zeros(8)],
        {1: A[:3].sum(0)},
    ),
    "Slices, and numbers around a tensor.": Case(
        """
        func.func @f(%x: tensor<4x4xf32>) -> tensor<6x8xf32> {
          %five = arith.constant 5.0 : f32
          %p = tensor.pad %x low[1, 2] high[1, 2] {
          ^bb0(%i: index, %j: index):
            tensor.yield %five : f32
          } : tensor<4x4xf32> to tensor<6x8xf32>
          %s = tensor.extract_slice %x[0, 0] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x2xf32>
          %r = tensor.insert_slice %s into %p[4, 6] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<6x8xf32>
          return %r : tensor<6x8xf32>
        }""",
        3,
        [A[:4, :4].copy(), zeros(6, 8)],
        {1: PADDED},
    ),
    "Vectors larger than those of SPIR-V, of several dimensions.": Case(
        function(
            "%x: memref<10x32xf32>, %o: memref<10xf32>, %a: memref<8x6xf32>, %b: memref<6x8xf32>",
            """
            scf.parallel (%i) = (%c0) to (%c10) step (%c1) {
              %v = vector.load %x[%i, %c0] : memref<10x32xf32>, vector<32xf32>
              %twice = arith.addf %v, %v : vector<32xf32>
              %powers = math.exp %twice : vector<32xf32>
              %square = vector.shape_cast %powers : vector<32xf32> to vector<4x8xf32>
              %twos = arith.constant dense<2.0> : vector<8xf32>
              %sums = vector.multi_reduction <add>, %square, %twos [0] : vector<4x8xf32> to vector<8xf32>
              %largest = vector.reduction <maximumf>, %sums, %zero : vector<8xf32> into f32
              memref.store %largest, %o[%i] : memref<10xf32>
            }
            scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c6) step (%c2, %c3) {
              %v = vector.transfer_read %a[%i, %j], %zero {in_bounds = [true, true]}
                  : memref<8x6xf32>, vector<2x3xf32>
              %t = vector.transpose %v, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
              %twos = vector.broadcast %two : f32 to vector<3x2xf32>
              %r = arith.addf %t, %twos : vector<3x2xf32>
              vector.store %r, %b[%j, %i] : memref<6x8xf32>, vector<3x2xf32>
            }""",
        ),
        2,
        [WIDE, zeros(10), numbers(8, 6), zeros(6, 8)],
        {1: (np.exp(2 * WIDE).reshape(10, 4, 8).sum(1) + 2).max(1), 3: numbers(8, 6).T + 2},
    ),
    "Vectors of integers become the bits that are in all, or in an odd number, of them.": Case(
        function(
            "%x: memref<8xi32>, %o: memref<3xi32>",
            """
            %v = vector.load %x[%c0] : memref<8xi32>, vector<8xi32>
            %start = memref.load %x[%c3] : memref<8xi32>
            %and = vector.reduction <and>, %v : vector<8xi32> into i32
            %or = vector.reduction <or>, %v, %start : vector<8xi32> into i32
            %xor = vector.reduction <xor>, %v, %start : vector<8xi32> into i32
            memref.store %and, %o[%c0] : memref<3xi32>
            memref.store %or, %o[%c1] : memref<3xi32>
            memref.store %xor, %o[%c2] : memref<3xi32>""",
        ),
        1,
        [np.arange(17, 25, dtype=np.int32), np.zeros(3, np.int32)],
        {1: np.array([16, 31, 8 ^ 20])},
    ),
    "Vectors that go beyond a buffer, transposed or with a mask.": Case(
        function(
            "%x: memref<8x8xf32>, %o: memref<8x8xf32>",
            """
            %pad = arith.constant -1.0 : f32
            %v = vector.transfer_read %x[%c0, %c5], %pad {permutation_map = affine_map<(i, j) -> (j, i)>}
                : memref<8x8xf32>, vector<4x8xf32>
            vector.transfer_write %v, %o[%c0, %c0] {in_bounds = [true, true]}
                : vector<4x8xf32>, memref<8x8xf32>
            %mask = vector.create_mask %c5 : vector<8xi1>
            %w = vector.transfer_read %x[%c5, %c0], %pad, %mask {in_bounds = [true]}
                : memref<8x8xf32>, vector<8xf32>
            vector.transfer_write %w, %o[%c5, %c0], %mask {in_bounds = [true]}
                : vector<8xf32>, memref<8x8xf32>""",
        ),
        1,
        [A, zeros(8, 8)],
        {1: TRANSFERRED},
    ),
    "Vectors of more numbers than a shader has are passed from kernel to kernel.": Case(
        function(
            "%x: memref<16xf32>, %o: memref<16xf32>",
            """
            %v = vector.load %x[%c3] : memref<16xf32>, vector<8xf32>
            scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
              memref.store %two, %x[%i] : memref<16xf32>
            }
            vector.store %v, %o[%c5] : memref<16xf32>, vector<8xf32>""",
        ),
        3,
        [V[:16].copy(), zeros(16)],
        {0: np.concatenate([np.full(8, 2), V[8:16]]), 1: np.pad(V[3:11], (5, 3))},
    ),
    "A loop that carries tensors yields others than it got.": Case(
        """
        func.func @f(%a: tensor<4x4xf32>, %x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %c3 = arith.constant 3 : index
          %zero = arith.constant 0.0 : f32
          %empty = tensor.empty() : tensor<4xf32>
          %zeros = linalg.fill ins(%zero : f32) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
          %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %x, %t = %zeros)
              -> (tensor<4xf32>, tensor<4xf32>) {
            %n = linalg.matvec ins(%a, %s : tensor<4x4xf32>, tensor<4xf32>)
                outs(%zeros : tensor<4xf32>) -> tensor<4xf32>
            scf.yield %n, %s : tensor<4xf32>, tensor<4xf32>
          }
          return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
        }""",
        9,
        [A[:4, :4].copy(), A[4, :4].copy(), zeros(4), zeros(4)],
        {
            2: np.linalg.matrix_power(A[:4, :4], 3) @ A[4, :4],
            3: np.linalg.matrix_power(A[:4, :4], 2) @ A[4, :4],
        },
    ),
    "A loop that ends by what is in a tensor.": Case(
        """
        func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
          %c0 = arith.constant 0 : index
          %end = arith.constant 1000.0 : f32
          %r = scf.while (%s = %x) : (tensor<4xf32>) -> tensor<4xf32> {
            %v = tensor.extract %s[%c0] : tensor<4xf32>
            %c = arith.cmpf olt, %v, %end : f32
            scf.condition(%c) %s : tensor<4xf32>
          } do {
          ^bb0(%t: tensor<4xf32>):
            %n = arith.addf %t, %t : tensor<4xf32>
            scf.yield %n : tensor<4xf32>
          }
          return %r : tensor<4xf32>
        }""",
        3,
        [np.arange(3, 7, dtype=np.float32), zeros(4)],
        {1: 512 * np.arange(3, 7)},
    ),
    "Tensors of branches of which a device takes one.": Case(
        """
        func.func @f(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
          %c0 = arith.constant 0 : index
          %zero = arith.constant 0.0 : f32
          %v = tensor.extract %x[%c0] : tensor<4xf32>
          %c = arith.cmpf ogt, %v, %zero : f32
          %r = scf.if %c -> tensor<4xf32> {
            %n = arith.addf %x, %y : tensor<4xf32>
            scf.yield %n : tensor<4xf32>
          } else {
            scf.yield %x : tensor<4xf32>
          }
          return %r : tensor<4xf32>
        }""",
        1,
        [np.arange(3, 7, dtype=np.float32), np.ones(4, np.float32), zeros(4)],
        {2: np.arange(4, 8)},
    ),
    "What a vector isn't written to stays as it was.": Case(
        """
        func.func @f(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
          %c0 = arith.constant 0 : index
          %v = arith.constant dense<5.0> : vector<2xf32>
          %r = vector.transfer_write %v, %x[%c0, %c0] {in_bounds = [true]}
              : vector<2xf32>, tensor<2x3xf32>
          return %r : tensor<2x3xf32>
        }""",
        2,
        [np.arange(6, dtype=np.float32).reshape(2, 3), zeros(2, 3)],
        {1: np.array([[5, 5, 2], [3, 4, 5]])},
    ),
    "A tensor that is returned twice.": Case(
        """
        func.func @f(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
          %n = arith.addf %x, %x : tensor<4xf32>
          return %n, %n : tensor<4xf32>, tensor<4xf32>
        }""",
        2,
        [np.arange(4, dtype=np.float32), zeros(4), zeros(4)],
        {1: 2 * np.arange(4), 2: 2 * np.arange(4)},
    ),
    "Constants without dimensions.": Case(
        """
        func.func @f(%x: tensor<f32>) -> tensor<f32> {
          %v = arith.constant dense<-2.0> : tensor<f32>
          %e = tensor.empty() : tensor<f32>
          %r = linalg.map ins(%v : tensor<f32>) outs(%e : tensor<f32>) (%a: f32, %_: f32) {
            linalg.yield %a : f32
          }
          return %r : tensor<f32>
        }""",
        1,
        [zeros(1), zeros(1)],
        {1: np.array([-2])},
    ),
    "Launches that there are already.": Case(
        function(
            "%x: memref<8xf32>",
            """
            gpu.launch blocks(%bx, %by, %bz) in (%gx = %c4, %gy = %c1, %gz = %c1)
                       threads(%tx, %ty, %tz) in (%nx = %c2, %ny = %c1, %nz = %c1) {
              %before = arith.muli %bx, %c2 : index
              %i = arith.addi %before, %tx : index
              memref.store %two, %x[%i] : memref<8xf32>
              gpu.terminator
            }""",
        ),
        1,
        [zeros(8)],
        {0: np.full(8, 2)},
    ),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_kernels_calculate_what_the_function_says(
    context: ir.Context, lavapipe_here: None, case: Case
) -> None:
    for target in ("lavapipe", "vulkan1.0"):
        lowered = av.lower_to_spirv(ir.Module.parse(case.text), target)
        assert av.check(lowered, target).ok
        assert str(lowered).count("spirv.EntryPoint") == case.kernels
        binary = av.spirv.serialize(lowered)
        av.spirv.validate(binary, av.target(target))
    found = run_function(lowered, binary, case.buffers)
    for place, before in enumerate(case.buffers):
        np.testing.assert_allclose(found[place], case.expected.get(place, before), rtol=1e-5)


REFUSALS = {
    "func.func @f(%x: tensor<4xf32>, %y: tensor<*xf32>) { return }": (
        "1:1: argument 1 of function 'f' has type 'tensor<*xf32>', whose rank must be known at compile "
        "time; give it a shape"
    ),
    "func.func @f(%x: memref<4xf32, strided<[?]>>) { return }": (
        "argument 0 of function 'f' has type 'memref<4xf32, strided<[?]>>', whose strides or offset are "
        "dynamic, but kernels are passed only dynamic sizes; leave the layout out"
    ),
    "func.func @f(%x: memref<?xf32, strided<[1], offset: ?>>) { return }": (
        "argument 0 of function 'f' has type 'memref<?xf32, strided<[1], offset: ?>>'"
    ),
    "func.func @f(%x: memref<4xf32, 3>) { return }": (
        "argument 0 of function 'f' has type 'memref<4xf32, 3>', in a memory space that a caller can't pass"
    ),
    "func.func @f(%x: memref<4xf32, #gpu.address_space<workgroup>>) { return }": (
        "in a memory space that a caller can't pass; leave the memory space out"
    ),
    "func.func @f(%x: i1) { return }": "argument 0 of function 'f' has type 'i1', which is not a buffer",
    "func.func @f(%x: vector<4xf32>) { return }": (
        "argument 0 of function 'f' has type 'vector<4xf32>', which is not a buffer; "
        "make it a tensor or a memref"
    ),
    """func.func @f(%x: tensor<8xf32>, %sizes: tensor<1xi32>) -> tensor<?xf32> {
         %c0 = arith.constant 0 : index
         %v = tensor.extract %sizes[%c0] : tensor<1xi32>
         %n = arith.index_cast %v : i32 to index
         %y = tensor.extract_slice %x[0] [%n] [1] : tensor<8xf32> to tensor<?xf32>
         return %y : tensor<?xf32>
       }""": (
        "1:1: function 'f' has a result of type 'memref<?xf32>', whose size isn't calculated from the "
        "function's arguments and their sizes"
    ),
    "func.func @f(%x: f32) -> f32 { return %x : f32 }": (
        "result 0 of function 'f' has type 'f32', which is not a buffer; make it a tensor or a memref"
    ),
    """func.func private @g(memref<4xf32>)
       func.func @f(%x: memref<4xf32>) {
         func.call @g(%x) : (memref<4xf32>) -> ()
         return
       }""": "3:10: the call of 'g' can't be inlined, and kernels can't call functions",
    """func.func @f(%x: memref<4xf32>) {
         func.call @f(%x) : (memref<4xf32>) -> ()
         return
       }""": "the call of 'f' can't be inlined",
    f"""func.func @f(%x: tensor<1025xf32>, %y: tensor<1025xf32>) -> tensor<1025xf32> {{
         %c = arith.constant dense<{str([i % 3 == 0 for i in range(1025)]).lower()}> : tensor<1025xi1>
         %z = arith.select %c, %x, %y : tensor<1025xi1>, tensor<1025xf32>
         return %z : tensor<1025xf32>
       }}""": "2:15: a constant has numbers of type 'i1', which no buffer can hold; pass it as an argument",
    """func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
         %c = arith.constant dense_resource<nowhere> : tensor<4xf32>
         %y = arith.addf %x, %c : tensor<4xf32>
         return %y : tensor<4xf32>
       }""": "2:15: the resource 'nowhere' of a constant is missing",
    """func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
         %c = arith.constant dense_resource<short> : tensor<4xf32>
         %y = arith.addf %x, %c : tensor<4xf32>
         return %y : tensor<4xf32>
       }
       {-# dialect_resources: { builtin: { short: "0x040000000000803F" } } #-}""": (
        "2:15: the resource 'short' has 4 bytes, but the constant of type 'tensor<4xf32>' takes 16"
    ),
    """memref.global "private" @state : memref<2xf32> = uninitialized
       func.func @f(%x: memref<2xf32>) {
         %s = memref.get_global @state : memref<2xf32>
         memref.copy %s, %x : memref<2xf32> to memref<2xf32>
         return
       }""": "3:15: 'state' is global memory that is not constant",
    function(
        "%n: index, %x: memref<4xf32>",
        """scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
          %m = memref.alloc(%n) : memref<?xf32>
          %v = memref.load %x[%i] : memref<4xf32>
          memref.store %v, %m[%c0] : memref<?xf32>
          %w = memref.load %m[%c0] : memref<?xf32>
          memref.store %w, %x[%i] : memref<4xf32>
        }""",
    ): "makes memory of type 'memref<?xf32>' in a kernel, where sizes must be known",
    function(
        "%x: memref<4xindex>",
        """%n = memref.load %x[%c0] : memref<4xindex>
        gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1)
                   threads(%tx, %ty, %tz) in (%nx = %c1, %ny = %c1, %nz = %c1) {
          memref.store %bx, %x[%bx] : memref<4xindex>
          gpu.terminator
        }""",
    ): "'gpu.launch' depends on the result of another kernel",
    """func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
         %y = tosa.exp %x : (tensor<4xf32>) -> tensor<4xf32>
         return %y : tensor<4xf32>
       }""": "2:15: 'tosa.exp' on tensors can't be bufferized; replace it with ops of 'linalg' first",
    """func.func @f(%x: memref<4xf32>) {
         "my.op"(%x) : (memref<4xf32>) -> ()
         return
       }""": "'my.op' can't be converted for vulkan1.1",
    """func.func @f(%c: i1) {
         spirv.BranchConditional %c, ^a, ^b
       ^a:
         spirv.Branch ^b
       ^b:
         return
       }""": "2:10: 'spirv.BranchConditional' can't be converted to structured control flow",
    "func.func @f(%x: memref<4xf32>) { return }": ("no kernel to make: no function calculates anything"),
    "func.func private @f(memref<4xf32>)": "no kernel to lower: there is neither a 'gpu.module'",
}


@pytest.mark.parametrize(("text", "message"), REFUSALS.items())
def test_functions_without_kernels_are_refused_with_a_reason(
    context: ir.Context, text: str, message: str
) -> None:
    context.allow_unregistered_dialects = True
    with pytest.raises(ValueError, match=re.escape(message)):
        av.lower_to_spirv(ir.Module.parse(text), "vulkan1.1")


def test_launched_kernels_stay_beside_their_spirv(context: ir.Context) -> None:
    """A launch isn't valid without the kernel that it names."""
    text = CASES["Launches that there are already."].text
    outlined = av.lower_to_spirv(ir.Module.parse(text), "vulkan1.1")
    assert [str(op.operation.name) for op in outlined.body.operations] == [
        "func.func",
        "spirv.module",
        "gpu.module",
    ]
    again = av.lower_to_spirv(outlined, "vulkan1.1")
    assert str(again).count("spirv.module") == 2
