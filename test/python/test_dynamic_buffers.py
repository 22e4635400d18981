# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels on buffers whose sizes only the launching program knows."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import mlir.availability as av
import numpy as np
import pytest
from mlir import ir
from mlir.availability.package._sizes import ToldShape, told_shapes
from numpy.typing import NDArray
from practice_cases import texts

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
        x: the type of its first buffer.
        out: the type of its second buffer.
        body: the code of an invocation.
        given: the first buffer for a number of elements.
        expected: the final contents of the second buffer, from those of the first.
        emulate: whether it needs `emulate` on plain Vulkan devices.
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
def test_kernels_take_buffers_of_any_length(
    context: ir.Context, lavapipe_here: None, name: str, target: str
) -> None:
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


def test_the_manifest_says_where_sizes_are_passed(context: ir.Context) -> None:
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
        "memref<4xf32, strided<[?]>>",
        "",
        "argument 1 of kernel 'k' has the type 'memref<4xf32, strided<[?]>>', whose strides or offset are "
        "dynamic, but kernels are passed only dynamic sizes; leave the layout out",
    ),
    (
        "memref<?x4xf32, strided<[4, 1], offset: ?>>",
        "",
        "argument 1 of kernel 'k' has the type 'memref<?x4xf32, strided<[4, 1], offset: ?>>'",
    ),
    (
        "memref<?x?xf32>",
        "%size = memref.dim %x, %i : memref<?x?xf32>\n%y = memref.load %out[%size] : memref<4xf32>",
        "'memref.dim' asks for the size of a dimension whose index is not constant; make the index a "
        "constant",
    ),
    (
        "memref<?x?xf32>",
        "%view = memref.reinterpret_cast %x to offset: [0], sizes: [4], strides: [1]\n"
        " : memref<?x?xf32> to memref<4xf32>\n%v = memref.load %view[%i] : memref<4xf32>",
        "'memref.reinterpret_cast' is not supported on 'memref<?x?xf32>', whose sizes are known only at run "
        "time; load and store its elements",
    ),
]


@pytest.mark.parametrize(("type", "body", "message"), REFUSALS)
def test_buffers_of_other_forms_are_refused(context: ir.Context, type: str, body: str, message: str) -> None:
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


# What a kernel on buffers of several dynamic sizes does: it adds up a row for each invocation.
SUMS = """
gpu.module @kernels {{
  gpu.func @sums({arguments}%x: memref<?x?x{type}>, %out: memref<?x{type}>) kernel
      attributes {{known_block_size = array<i32: 16, 1, 1>}} {{
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %zero = arith.constant 0 : i32
    %i = gpu.global_id x
    %rows = memref.dim %x, %c0 : memref<?x?x{type}>
    %columns = memref.dim %x, %c1 : memref<?x?x{type}>
    %inside = arith.cmpi ult, %i, %rows : index
    scf.if %inside {{
      %sum = scf.for %j = %c0 to %columns step %c1 iter_args(%s = %zero) -> i32 {{
        %v = memref.load %x[%i, %j] : memref<?x?x{type}>
        %w = arith.extsi %v : {type} to i32
        %r = arith.addi %s, %w : i32
        scf.yield %r : i32
      }}
      {scale}
      %n = arith.trunci %scaled : i32 to {type}
      memref.store %n, %out[%i] : memref<?x{type}>
    }}
    gpu.return
  }}
}}
"""
PUSHED = "%factor: i32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0), PushConstant>}, "


def sums(type: str, *, scaled: bool = False, target: str = "vulkan1.1") -> bytes:
    scale = "%scaled = arith.muli %sum, %factor : i32" if scaled else "%scaled = arith.addi %sum, %zero : i32"
    text = SUMS.format(arguments=PUSHED if scaled else "", type=type, scale=scale)
    binary = av.spirv.serialize(av.lower_to_spirv(ir.Module.parse(text), target))
    av.spirv.validate(binary, target)
    return binary


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize(("type", "kind"), [("i16", np.int16), ("i8", np.int8)])
def test_sizes_are_those_of_the_arrays(
    context: ir.Context, lavapipe_here: None, type: str, kind: type[Any], target: str
) -> None:
    binary = sums(type, target=target)
    for shape in ((1, 1), (5, 7), (40, 3)):
        x = np.random.default_rng(2).integers(-9, 9, shape).astype(kind)
        out = np.zeros(len(x), kind)
        result = av.vulkan.run(binary, "sums", [x, out], [-(-len(x) // 16)])
        np.testing.assert_array_equal(result.buffers[0, 1], x.sum(1, dtype=kind))


def test_sizes_follow_the_kernels_own_push_constants(context: ir.Context, lavapipe_here: None) -> None:
    binary = sums("i16", scaled=True)
    x, out = np.ones((5, 7), np.int16), np.zeros(5, np.int16)
    buffers = {1: x, 2: out}
    factor = np.array([3], np.int32)
    expected = np.full(5, 21, np.int16)
    # With and without the sizes, as bytes and as an array.
    for constants in (factor, factor.tobytes(), np.array([3, 5, 7], np.int32)):
        result = av.vulkan.run(binary, "sums", buffers, [1], constants)
        np.testing.assert_array_equal(result.buffers[0, 2], expected)
    # The launcher's word counts.
    result = av.vulkan.run(binary, "sums", buffers, [1], np.array([3, 2, 7], np.int32))
    np.testing.assert_array_equal(result.buffers[0, 2], [21, 21, 0, 0, 0])
    with pytest.raises(ValueError, match=r"push constants: .* has 12 bytes, but what is passed 0"):
        av.vulkan.run(binary, "sums", buffers, [1])
    with pytest.raises(ValueError, match="has elements of i32, but what is passed has float32"):
        av.vulkan.run(binary, "sums", buffers, [1], np.ones(1, np.float32))


@pytest.mark.parametrize("shape", [(35,), (5, 7, 1)])
def test_arrays_of_another_shape(context: ir.Context, lavapipe_here: None, shape: tuple[int, ...]) -> None:
    x, out = np.ones(shape, np.int16), np.zeros(5, np.int16)
    given = "x".join(map(str, shape))
    message = (
        rf"^buffer \(0, 0\): the shader takes the sizes of an array of \?x\?, but what is passed has "
        rf"{given}; reshape it$"
    )
    with pytest.raises(ValueError, match=message):
        av.vulkan.run(sums("i16"), "sums", [x, out], [1])


def test_without_names_nobody_knows_the_sizes(context: ir.Context, lavapipe_here: None) -> None:
    binary = sums("i16").replace(b"sizes(", b"width(")
    x, out = np.ones((5, 7), np.int16), np.zeros(5, np.int16)
    with pytest.raises(ValueError, match="has 8 bytes, but what is passed 0"):
        av.vulkan.run(binary, "sums", [x, out], [1])
    result = av.vulkan.run(binary, "sums", [x, out], [1], np.array([5, 7], np.int32))
    np.testing.assert_array_equal(result.buffers[0, 1], np.full(5, 7))


@pytest.mark.parametrize(
    ("name", "shapes"),
    [
        ("push_constantssizes(0.1:?x?)", [ToldShape((0, 1), ("?", "?"))]),
        ("sizes(0.0:?x16,2.31:_x?)_1", [ToldShape((0, 0), ("?", "16")), ToldShape((2, 31), ("_", "?"))]),
        ("sizes()", []),
        ("sizes(0.0:)", []),
        ("sizes(0.0:?x?", []),
        ("sizes(0:?)", []),
        ("sizes(0.0:-1)", []),
        ("sizes(99999999999999.0:?)", []),
        ("my_sizes(0.0:?)", []),
        ("", []),
    ],
)
def test_names_in_a_binary_tell_the_shapes(name: str, shapes: list[ToldShape]) -> None:
    assert list(told_shapes(name)) == shapes


def test_sizes_in_the_manifest(context: ir.Context) -> None:
    text = SUMS.format(arguments=PUSHED, type="i32", scale="%scaled = arith.muli %sum, %factor : i32")
    text = text.replace("arith.extsi %v : i32 to i32", "arith.addi %v, %zero : i32")
    text = text.replace("arith.trunci %scaled : i32 to i32", "arith.addi %scaled, %zero : i32")
    package = av.lower_for_targets(ir.Module.parse(text), ["vulkan1.0", "vulkan1.1"])
    for lowered in package.modules:
        (kernel,) = lowered.entry_points
        assert [each.offset for each in kernel.push_constants] == [0]
        assert kernel.sizes == (av.package.Size(0, 1, 0, 4), av.package.Size(0, 1, 1, 8))
        assert [each.buffer.shape for each in kernel.bindings] == [(None, None), (None,)]


def test_many_sizes_are_in_a_buffer(context: ir.Context) -> None:
    text = texts()["sizes_any"]
    package = av.lower_for_targets(ir.Module.parse(text), ["vulkan1.0"])
    (kernel,) = package.modules[0].entry_points
    assert kernel.sizes[:2] == (
        av.package.Size(0, 0, 0, 0, (0, 12)),
        av.package.Size(0, 0, 1, 4, (0, 12)),
    )
    assert len(kernel.sizes) == 11 * 3 + 2
    assert len(kernel.bindings) == 12
