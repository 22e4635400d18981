# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Arguments of kernels that are passed as push constants."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import mlir.availability as av
import numpy as np
import pytest
from mlir import ir
from numpy.typing import NDArray
from pushed_kernels import PUSHED, SIZE, kernel, module

Array = NDArray[Any]

SPACE = "#spirv.storage_class<PushConstant>"


# Numbers of SPIR-V.
DECORATE, MEMBER_DECORATE, BLOCK = 71, 72, 2

X = np.random.default_rng(1).standard_normal(SIZE, np.float32)


@dataclass(frozen=True)
class Case:
    """A kernel.

    Attributes:
        arguments: those before the buffer.
        body: what it calculates.
        passed: what the push constants hold: a type of NumPy's, with offsets and the size, and values.
        expected: what is in the buffer in the end.
        others: what else is passed, in buffers.
    """

    arguments: str
    body: str
    passed: Array
    expected: Array
    others: tuple[Array, ...] = ()


CASES = {
    "one number": Case(
        f"%a: f32 {{{PUSHED}}}",
        "%r = arith.mulf %a, %x : f32",
        np.array([2.5], np.float32),
        2.5 * X,
    ),
    "numbers of several types": Case(
        f"%n: i32 {{{PUSHED}}}, %a: f32 {{{PUSHED}}}, %j: index {{{PUSHED}}}",
        """
        %nf = arith.sitofp %n : i32 to f32
        %ji = arith.index_cast %j : index to i32
        %jf = arith.sitofp %ji : i32 to f32
        %p = arith.mulf %a, %nf : f32
        %r = arith.addf %p, %jf : f32""",
        np.array([(-3, 0.5, 7)], "i4, f4, i4"),
        np.full(SIZE, 5.5, np.float32),
    ),
    "one that isn't used": Case(
        f"%unused: i32 {{{PUSHED}}}, %a: f32 {{{PUSHED}}}",
        "%r = arith.subf %x, %a : f32",
        np.array([(1, 0.25)], "i4, f4"),
        X - np.float32(0.25),
    ),
    "vectors are aligned": Case(
        f"%a: f32 {{{PUSHED}}}, %m: memref<vector<4xf32>, {SPACE}>, %b: f32 {{{PUSHED}}}",
        f"""
        %v = memref.load %m[] : memref<vector<4xf32>, {SPACE}>
        %last = vector.extract %v[2] : f32 from vector<4xf32>
        %s = arith.addf %a, %last : f32
        %t = arith.mulf %b, %x : f32
        %r = arith.addf %s, %t : f32""",
        np.array([1, 0, 0, 0, 2, 3, 4, 9, 5], np.float32),
        5 + 5 * X,
    ),
    "memory": Case(
        f"%a: memref<2xf32, {SPACE}>, %b: memref<f32, {SPACE}>",
        f"""
        %a0 = memref.load %a[%c0] : memref<2xf32, {SPACE}>
        %a1 = memref.load %a[%c1] : memref<2xf32, {SPACE}>
        %b0 = memref.load %b[] : memref<f32, {SPACE}>
        %p = arith.mulf %a1, %x : f32
        %s = arith.addf %p, %a0 : f32
        %r = arith.subf %s, %b0 : f32""",
        np.array([1, 2, 4], np.float32),
        2 * X - 3,
    ),
    "beside a number in a buffer": Case(
        f"%a: f32 {{{PUSHED}}}, %b: f32",
        """
        %p = arith.mulf %a, %x : f32
        %r = arith.addf %p, %b : f32""",
        np.array([4], np.float32),
        4 * X + 8,
        (np.array([8], np.float32),),
    ),
}
TARGETS = ["vulkan1.0", "vulkan1.1", "vulkan1.3", "lavapipe"]


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("name", CASES)
def test_kernels_compute_with_push_constants(
    context: ir.Context, lavapipe_here: None, name: str, target: str
) -> None:
    case = CASES[name]
    lowered = av.lower_to_spirv(ir.Module.parse(module(kernel(case.arguments, case.body))), target)
    binary = av.spirv.serialize(lowered)
    av.spirv.validate(binary, target)
    result = av.vulkan.run(binary, "k", [*case.others, X], [1], case.passed)
    np.testing.assert_allclose(list(result.buffers.values())[-1], case.expected, rtol=1e-6)


def test_each_kernel_has_its_own(context: ir.Context, lavapipe_here: None) -> None:
    text = module(
        kernel(f"%a: f32 {{{PUSHED}}}", "%r = arith.mulf %a, %x : f32", "scale"),
        kernel(f"%n: i32 {{{PUSHED}}}, %a: f32 {{{PUSHED}}}", "%r = arith.addf %a, %x : f32", "shift"),
    )
    binary = av.spirv.serialize(av.lower_to_spirv(ir.Module.parse(text), "vulkan1.1"))
    av.spirv.validate(binary, "vulkan1.1")
    scaled = av.vulkan.run(binary, "scale", {1: X}, [1], np.array([2], np.float32))
    np.testing.assert_array_equal(scaled.buffers[0, 1], 2 * X)
    shifted = av.vulkan.run(binary, "shift", {2: X}, [1], np.array([(0, 2)], "i4, f4"))
    np.testing.assert_array_equal(shifted.buffers[0, 2], X + 2)


def test_the_manifest_has_the_layout_of_push_constants(context: ir.Context) -> None:
    vector = f"memref<vector<4xf32>, {SPACE}>"
    text = f"""
    module attributes {{gpu.container_module}} {{
      func.func @f(%x: memref<{SIZE}xf32>, %v: {vector}, %a: f32) {{
        %c1 = arith.constant 1 : index
        %c32 = arith.constant {SIZE} : index
        gpu.launch_func @kernels::@k blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1)
            args(%a : f32, %v : {vector}, %x : memref<{SIZE}xf32>)
        return
      }}
      {module(kernel(f"%a: f32 {{{PUSHED}}}, %v: {vector}", "%r = arith.mulf %a, %x : f32"))}
    }}"""
    package = av.lower_for_targets(ir.Module.parse(text), ["vulkan1.1"])
    (entry_point,) = package.modules[0].entry_points
    assert [(each.set, each.binding) for each in entry_point.bindings] == [(0, 2)]
    assert [each.to_json() for each in entry_point.push_constants] == [
        {"offset": 0, "element_type": "f32", "shape": []},
        {"offset": 16, "element_type": "vector<4xf32>", "shape": []},
    ]
    (function,) = package.functions
    assert function.launches is not None
    (launch,) = function.launches
    assert launch.bindings == ((0, 2, 0),)
    assert launch.push_constants == (2, 1)


REFUSALS = [
    (
        f"%a: memref<33xf32, {SPACE}>",
        "push constants of 132 bytes are more than the 128 that every Vulkan device has; "
        "pass some of them in storage buffers",
    ),
    (f"%a: memref<?xf32, {SPACE}>", "a push constant can't have type '!spirv.rtarray<f32, stride=4>'"),
]


@pytest.mark.parametrize(("arguments", "message"), REFUSALS)
def test_arguments_that_cannot_be_pushed_are_refused(
    context: ir.Context, arguments: str, message: str
) -> None:
    text = module(kernel(arguments, "%r = arith.addf %x, %x : f32"))
    with pytest.raises(ValueError, match=re.escape(message)):
        av.lower_to_spirv(ir.Module.parse(text), "vulkan1.1")


def instructions(binary: bytes) -> Iterator[tuple[int, ...]]:
    """Yields the words of each instruction of a binary."""
    words = np.frombuffer(binary, np.uint32)[5:].tolist()
    while words:
        length = words[0] >> 16
        yield tuple(words[:length])
        words = words[length:]


@pytest.mark.parametrize("target", ["vulkan1.0", "vulkan1.1", "vulkan1.3"])
def test_nothing_is_decorated_twice(context: ir.Context, target: str) -> None:
    """Where push constants look like a buffer, their struct may be the same."""
    case = CASES["beside a number in a buffer"]
    text = module(kernel(case.arguments, case.body))
    binary = av.spirv.serialize(av.lower_to_spirv(ir.Module.parse(text), target))
    decorations = [each for each in instructions(binary) if each[0] & 0xFFFF in (DECORATE, MEMBER_DECORATE)]
    assert BLOCK in [each[2] for each in decorations]
    assert len(decorations) == len(set(decorations))
