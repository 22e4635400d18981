# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Vectors of 8 and 16-bit integers and their dot products, on targets that have less and less of them."""

from __future__ import annotations

import re
from typing import Any, TypeAlias

import mlir.availability as av
import numpy as np
import pytest
from mlir import ir
from numpy.typing import NDArray

pytestmark = pytest.mark.usefixtures("lavapipe_here")

Array: TypeAlias = NDArray[Any]

COUNT = 1 << 14

# A target, and the form of a dot product on it: vectors, words, or a sum of products.
BYTES = "vulkan1.2+Int8+StorageBuffer8BitAccess"
TARGETS = {
    "vulkan1.0": "",
    "vulkan1.1": "",
    "vulkan1.2": "",
    "vulkan1.2+StorageBuffer8BitAccess": "",
    "vulkan1.1+Int8": "",
    BYTES: "",
    "vulkan1.3": "DotProductInput4x8BitPacked",
    "vulkan1.3+Int8": "DotProductInput4x8BitPacked",
    "lavapipe": "DotProductInput4x8Bit",
}

KERNEL = """\
!bytes = memref<{count}xvector<{size}x{kind}>>
!out = memref<{count}x{out}>
gpu.module @kernels {{
  gpu.func @main(%xs: !bytes, %ys: !bytes, %out: !out) kernel
      attributes {{known_block_size = array<i32: 64, 1, 1>}} {{
    %i = gpu.global_id x
    %x = memref.load %xs[%i] : !bytes
    %y = memref.load %ys[%i] : !bytes
    {body}
    memref.store %r, %out[%i] : !out
    gpu.return
  }}
}}
"""
DOT = """\
%a = arith.{a} %x : vector<4xi8> to vector<4xi32>
    %b = arith.{b} %y : vector<4xi8> to vector<4xi32>
    %products = arith.muli %a, %b : vector<4xi32>
    %r = vector.reduction <add>, %products{acc} : vector<4xi32> into i32"""


def bits(kind: str, size: int) -> tuple[Array, Array]:
    """Two vectors for each invocation; the first are the least and the greatest numbers."""
    random = np.random.default_rng(0)
    x, y = random.integers(0, 1 << 16, (2, COUNT, size)).astype(kind)
    low, high = np.iinfo(kind).min, np.iinfo(kind).max
    x[:4], y[:4] = [[low], [low], [high], [-1]], [[low], [high], [high], [high]]
    return x, y


def compute(body: str, target: str, x: Array, y: Array, out: str = "i32") -> tuple[Array, ir.Module]:
    kind, size = f"i{x.itemsize * 8}", x.shape[1]
    text = KERNEL.format(body=body, kind=kind, size=size, count=COUNT, out=out)
    module = av.lower_to_spirv(ir.Module.parse(text), target)
    assert av.check(module, target).ok
    binary = av.spirv.serialize(module)
    av.spirv.validate(binary, av.target(target))
    result = np.zeros(COUNT, np.int32) if out == "i32" else np.zeros_like(x)
    return av.vulkan.run(binary, "main", [x, y, result], [COUNT // 64]).buffers[0, 2], module


def extended(x: Array, op: str) -> Array:
    return (x if op == "extsi" else x.view(f"u{x.itemsize}")).astype(np.int32)


@pytest.mark.parametrize("b", ["extsi", "extui"])
@pytest.mark.parametrize("a", ["extsi", "extui"])
@pytest.mark.parametrize("target", TARGETS)
def test_dot_products_are_those_of_numpy(context: ir.Context, target: str, a: str, b: str) -> None:
    x, y = bits("i1", 4)
    expected = (extended(x, a) * extended(y, b)).sum(1, dtype=np.int32)
    found, module = compute(DOT.format(a=a, b=b, acc=""), target, x, y)
    np.testing.assert_array_equal(found, expected)
    name = {"extsiextsi": "spirv.SDot", "extuiextui": "spirv.UDot"}.get(a + b, "spirv.SUDot")
    assert (name in str(module)) == bool(TARGETS[target])
    triple = str(module.body.operations[0].attributes["vce_triple"])
    assert ("DotProductInput4x8BitPacked" in triple) == TARGETS[target].endswith("Packed")


# A body, and NumPy's result.
BODIES = {
    "a sum to start with": (
        "%start = arith.constant 2147483647 : i32\n" + DOT.format(a="extsi", b="extsi", acc=", %start"),
        lambda x, y: (extended(x, "extsi") * extended(y, "extsi")).sum(1, dtype=np.int32)
        + np.int32(2**31 - 1),
    ),
    "of a vector with itself": (
        """\
%a = arith.extsi %x : vector<4xi8> to vector<4xi32>
    %products = arith.muli %a, %a : vector<4xi32>
    %r = vector.reduction <add>, %products : vector<4xi32> into i32""",
        lambda x, y: (extended(x, "extsi") ** 2).sum(1, dtype=np.int32),
    ),
    "products that are used again": (
        DOT.format(a="extui", b="extui", acc="").replace("%r", "%dot")
        + """
    %max = vector.reduction <maxui>, %products : vector<4xi32> into i32
    %r = arith.subi %dot, %max : i32""",
        lambda x, y: (p := extended(x, "extui") * extended(y, "extui")).sum(1, dtype=np.int32) - p.max(1),
    ),
    "no dot product": (
        """\
%a = arith.extsi %x : vector<4xi8> to vector<4xi32>
    %b = arith.extui %y : vector<4xi8> to vector<4xi32>
    %difference = arith.subi %a, %b : vector<4xi32>
    %r = vector.reduction <mul>, %difference : vector<4xi32> into i32""",
        lambda x, y: (extended(x, "extsi") - extended(y, "extui")).prod(1, dtype=np.int32),
    ),
}


@pytest.mark.parametrize("name", BODIES)
@pytest.mark.parametrize("target", ["vulkan1.0", "vulkan1.1+Int8", BYTES, "vulkan1.3", "lavapipe"])
def test_sums_of_products_of_other_forms_are_right(context: ir.Context, target: str, name: str) -> None:
    body, expected = BODIES[name]
    x, y = bits("i1", 4)
    found, _ = compute(body, target, x, y)
    np.testing.assert_array_equal(found, expected(x, y))


@pytest.mark.parametrize(
    "target", ["vulkan1.0", "vulkan1.1+StorageBuffer16BitAccess", "vulkan1.1+Int16", "lavapipe"]
)
def test_products_of_pairs_of_16_bits_are_right(context: ir.Context, target: str) -> None:
    body = """\
%a = arith.extsi %x : vector<2xi16> to vector<2xi32>
    %b = arith.extui %y : vector<2xi16> to vector<2xi32>
    %sums = arith.addi %a, %b : vector<2xi32>
    %r = vector.reduction <mul>, %sums : vector<2xi32> into i32"""
    x, y = bits("i2", 2)
    expected = (extended(x, "extsi") + extended(y, "extui")).prod(1, dtype=np.int32)
    np.testing.assert_array_equal(compute(body, target, x, y)[0], expected)


@pytest.mark.parametrize("target", ["vulkan1.1+Int8", "vulkan1.3+Int8", BYTES, "lavapipe"])
def test_vectors_are_stored(context: ir.Context, target: str) -> None:
    """Without 8 bits in buffers, but with arithmetic."""
    x, y = bits("i1", 4)
    found, _ = compute("%r = arith.addi %x, %y : vector<4xi8>", target, x, y, "vector<4xi8>")
    np.testing.assert_array_equal(found, x + y)


# A target and vectors that aren't read as words: they are calculated with, or of another size.
REFUSED = [
    ("vulkan1.3", 4, "memref<16384xvector<4xi8>, .*>"),
    ("vulkan1.2+StorageBuffer8BitAccess", 4, "vector<4xi8>"),
    ("vulkan1.3+Int8", 2, "memref<16384xvector<2xi8>, .*>"),
    ("vulkan1.2+StorageBuffer8BitAccess", 2, "vector<2xi8>"),
]


@pytest.mark.parametrize(("target", "size", "type"), REFUSED)
def test_types_that_the_target_lacks_are_refused(
    context: ir.Context, target: str, size: int, type: str
) -> None:
    x, y = bits("i1", size)
    message = rf"'memref.load' has values of type '{type}', which {re.escape(target)} can't have"
    with pytest.raises(ValueError, match=message):
        compute(f"%r = arith.addi %x, %y : vector<{size}xi8>", target, x, y, f"vector<{size}xi8>")
