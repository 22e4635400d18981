# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels on buffers of which only the program that launches them knows how long they are."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import mlir.availability as av
import numpy as np
import pytest
from mlir import ir
from numpy.typing import NDArray

Array = NDArray[Any]

# As many invocations as are needed, and more; each that has no element does nothing.
KERNEL = """
gpu.module @kernels {{
  gpu.func @k(%n: i32, %x: {x}, %out: {out}) kernel attributes {{known_block_size = array<i32: 16, 1, 1>}} {{
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %i = gpu.global_id x
    %count = arith.index_cast %n : i32 to index
    %inside = arith.cmpi ult, %i, %count : index
    scf.if %inside {{
      {body}
    }}
    gpu.return
  }}
}}
"""


@dataclass(frozen=True)
class Case:
    """A kernel.

    Attributes:
        x: what its first buffer is.
        out: what its second one is.
        body: what an invocation does.
        given: of how many elements what first buffer is.
        expected: what is in the second one in the end, of what is in the first.
        emulate: whether plain Vulkan devices have to be asked for it.
    """

    x: str
    out: str
    body: str
    given: Callable[[int], Array]
    expected: Callable[[Array], Array]
    emulate: bool = False


def floats(*shape: int) -> Array:
    return np.random.default_rng(1).standard_normal(shape, np.float32)


def bytes_of(*shape: int) -> Array:
    return np.random.default_rng(1).integers(-128, 128, shape, np.int8)


CASES = {
    "f32": Case(
        "memref<?xf32>",
        "memref<?xf32>",
        """
        %v = memref.load %x[%i] : memref<?xf32>
        %r = arith.addf %v, %v : f32
        memref.store %r, %out[%i] : memref<?xf32>""",
        floats,
        lambda x: x + x,
    ),
    "rows": Case(
        "memref<?x3xf32>",
        "memref<?xf32>",
        """
        %u = memref.load %x[%i, %c0] : memref<?x3xf32>
        %v = memref.load %x[%i, %c2] : memref<?x3xf32>
        %r = arith.subf %u, %v : f32
        memref.store %r, %out[%i] : memref<?xf32>""",
        lambda n: floats(n, 3),
        lambda x: x[:, 0] - x[:, 2],
    ),
    "vectors": Case(
        "memref<?xvector<4xf32>>",
        "memref<?xvector<4xf32>>",
        """
        %v = memref.load %x[%i] : memref<?xvector<4xf32>>
        %r = arith.mulf %v, %v : vector<4xf32>
        memref.store %r, %out[%i] : memref<?xvector<4xf32>>""",
        lambda n: floats(n, 4),
        lambda x: x * x,
    ),
    "i8 in memory": Case(
        "memref<?xi8>",
        "memref<?xi8>",
        """
        %v = memref.load %x[%i] : memref<?xi8>
        %w = arith.extsi %v : i8 to i32
        %s = arith.muli %w, %w : i32
        %r = arith.trunci %s : i32 to i8
        memref.store %r, %out[%i] : memref<?xi8>""",
        bytes_of,
        lambda x: x * x,
    ),
    "i8 in vectors": Case(
        "memref<?xvector<4xi8>>",
        "memref<?xi32>",
        """
        %v = memref.load %x[%i] : memref<?xvector<4xi8>>
        %w = arith.extsi %v : vector<4xi8> to vector<4xi32>
        %p = arith.muli %w, %w : vector<4xi32>
        %r = vector.reduction <add>, %p : vector<4xi32> into i32
        memref.store %r, %out[%i] : memref<?xi32>""",
        lambda n: bytes_of(n, 4),
        lambda x: (x.astype(np.int32) ** 2).sum(axis=1, dtype=np.int32),
    ),
    "i8 arithmetic": Case(
        "memref<?xi8>",
        "memref<?xi8>",
        """
        %v = memref.load %x[%i] : memref<?xi8>
        %r = arith.muli %v, %v : i8
        memref.store %r, %out[%i] : memref<?xi8>""",
        bytes_of,
        lambda x: x * x,
        emulate=True,
    ),
    "f16 arithmetic": Case(
        "memref<?xf16>",
        "memref<?xf16>",
        """
        %v = memref.load %x[%i] : memref<?xf16>
        %r = arith.mulf %v, %v : f16
        memref.store %r, %out[%i] : memref<?xf16>""",
        lambda n: floats(n).astype(np.float16),
        lambda x: x * x,
        emulate=True,
    ),
    "f16 in vectors": Case(
        "memref<?xvector<2xf16>>",
        "memref<?xvector<2xf16>>",
        """
        %v = memref.load %x[%i] : memref<?xvector<2xf16>>
        %r = arith.addf %v, %v : vector<2xf16>
        memref.store %r, %out[%i] : memref<?xvector<2xf16>>""",
        lambda n: floats(n, 2).astype(np.float16),
        lambda x: x + x,
        emulate=True,
    ),
}
TARGETS = ["vulkan1.0", "vulkan1.1", "vulkan1.2", "vulkan1.3", "lavapipe"]


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("name", CASES)
def test_any_length(context: ir.Context, lavapipe: None, name: str, target: str) -> None:
    case = CASES[name]
    module = ir.Module.parse(KERNEL.format(x=case.x, out=case.out, body=case.body))
    lowered = av.lower_to_spirv(module, target, emulate=case.emulate)
    assert av.check(lowered, target).ok
    binary = av.spirv.serialize(lowered)
    av.spirv.validate(binary, target)
    for count in (1, 15, 16, 101):
        x = case.given(count)
        expected = case.expected(x)
        n = np.array([count], np.int32)
        result = av.vulkan.run(binary, "k", [n, x, np.zeros_like(expected)], [-(-count // 16)])
        np.testing.assert_array_equal(result.buffers[0, 2], expected)
        np.testing.assert_array_equal(result.buffers[0, 1], x)


def test_manifest(context: ir.Context) -> None:
    case = CASES["rows"]
    module = ir.Module.parse(KERNEL.format(x=case.x, out=case.out, body=case.body))
    package = av.lower_for_targets(module, ["vulkan1.0", "vulkan1.1"])
    for lowered in package.modules:
        (kernel,) = lowered.entry_points
        assert [(each.buffer.shape, each.size) for each in kernel.bindings] == [
            ((), 4),
            ((None, 3), None),
            ((None,), None),
        ]


REFUSALS = [
    (
        "memref<?x?xf32>",
        "",
        "argument 1 of kernel 'k' has the type 'memref<?x?xf32>', whose layout a descriptor can't carry; "
        "only the first dimension may be dynamic",
    ),
    ("memref<4x?xf32>", "", "argument 1 of kernel 'k' has the type 'memref<4x?xf32>'"),
    (
        "memref<4xf32, strided<[?]>>",
        "",
        "argument 1 of kernel 'k' has the type 'memref<4xf32, strided<[?]>>'",
    ),
    (
        "memref<?x4xf32, strided<[4, 1], offset: ?>>",
        "",
        "argument 1 of kernel 'k' has the type 'memref<?x4xf32, strided<[4, 1], offset: ?>>'",
    ),
    (
        "memref<?xf32>",
        "%size = memref.dim %x, %c0 : memref<?xf32>",
        "'memref.dim' asks for the size of 'memref<?xf32>', which a descriptor can't carry; "
        "pass the number as an argument",
    ),
]


@pytest.mark.parametrize(("type", "body", "message"), REFUSALS)
def test_refused(context: ir.Context, type: str, body: str, message: str) -> None:
    module = ir.Module.parse(KERNEL.format(x=type, out="memref<4xf32>", body=body))
    with pytest.raises(ValueError, match=re.escape(message)):
        av.lower_to_spirv(module, "vulkan1.1")


def test_sizes_that_types_say(context: ir.Context) -> None:
    body = """
        %size = memref.dim %x, %c1 : memref<?x3xi32>
        %r = arith.index_cast %size : index to i32
        memref.store %r, %out[%i] : memref<4xi32>"""
    module = ir.Module.parse(KERNEL.format(x="memref<?x3xi32>", out="memref<4xi32>", body=body))
    assert "spirv.Constant 3 : i32" in str(av.lower_to_spirv(module, "vulkan1.1"))
