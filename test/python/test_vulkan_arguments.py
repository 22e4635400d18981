# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Arguments for a shader's buffers and push constants must have the shader's types."""

from __future__ import annotations

from typing import Any

import mlir.availability as av
import numpy as np
import pytest
from messages import says
from mlir import ir
from mlir.availability import vulkan

pytestmark = pytest.mark.usefixtures("lavapipe")


def shader(first: str, second: str = "!spirv.array<4 x f32, stride=4> [0]", constants: str = "") -> bytes:
    """Makes a shader that uses storage buffers @a and @b, and push constants if it is given any.

    Args:
        first: the members of @a.
        second: the members of @b.
        constants: the members of the push constants.
    """
    types = {"a": (first, "StorageBuffer", "bind(0, 0)"), "b": (second, "StorageBuffer", "bind(0, 1)")}
    if constants:
        types["c"] = (constants, "PushConstant", "")
    pointers = {
        name: f"!spirv.ptr<!spirv.struct<({members}), Block>, {storage}>"
        for name, (members, storage, _) in types.items()
    }
    variables = "\n".join(
        f"spirv.GlobalVariable @{name} {place} : {pointers[name]}" for name, (_, _, place) in types.items()
    )
    uses = "\n".join(
        f"""
          %{name} = spirv.mlir.addressof @{name} : {pointers[name]}
          %p{name} = spirv.AccessChain %{name}[%zero]
            : {pointers[name]}, i32 -> !spirv.ptr<{first_of(members)}, {storage}>"""
        for name, (members, storage, _) in types.items()
    )
    text = f"""
      spirv.module Logical GLSL450 {{
        {variables}
        spirv.func @main() "None" {{
          %zero = spirv.Constant 0 : i32
          {uses}
          spirv.Return
        }}
        spirv.EntryPoint "GLCompute" @main
        spirv.ExecutionMode @main "LocalSize", 1, 1, 1
      }}"""
    with ir.Context():
        module = ir.Module.parse(text)
        module.body.operations[0].attributes["vce_triple"] = av.deduce(module)
        return av.spirv.serialize(module)


def first_of(members: str) -> str:
    """Returns the type of the first."""
    return members.removesuffix(" [0]") if members.endswith(" [0]") else members.split(" [0], ")[0]


def array_of(kind: str, width: int, count: int = 4) -> str:
    return f"!spirv.array<{count} x {kind}, stride={width}> [0]"


FOUR = np.zeros(4, np.float32)
STRUCTURES = "!spirv.array<4 x !spirv.struct<(i32 [0], f32 [4])>, stride=8> [0]"

# The members of a buffer, the NumPy type of the argument, and the number of elements.
FITTING: list[tuple[str, Any, int]] = [
    (array_of("f32", 4), "f4", 4),
    (array_of("f32", 4), "c8", 2),
    (array_of("f32", 4), [("x", "f4"), ("y", "f4")], 2),
    (array_of("i32", 4), "i4", 4),
    (array_of("i32", 4), "u4", 4),
    (array_of("i32", 4), "i1", 16),  # Words, out of which smaller numbers may be read.
    (array_of("i32", 4), "f2", 8),
    (array_of("i32", 4), "?", 16),
    (array_of("i16", 2, 8), "u2", 8),
    (array_of("i16", 2, 8), "f2", 8),  # Its bits, as where a target has no f16.
    (array_of("f16", 2, 8), "f2", 8),
    (array_of("f64", 8), "f8", 4),
    (array_of("i64", 8), "u8", 4),
    (array_of("vector<2xf32>", 8), "f4", 8),
    (array_of("!spirv.array<2 x f32, stride=4>", 8), "f4", 8),
    ("!spirv.rtarray<f32, stride=4> [0]", "f4", 5),
    (STRUCTURES, "i4, f4", 4),
    (STRUCTURES, "u1", 32),
    ("i32 [0], !spirv.rtarray<f32, stride=4> [4]", [("n", "i4"), ("x", "f4", 3)], 1),
    ("f32 [0], f32 [4]", "f4", 2),
]

# The same, followed by the types in the message: the buffer's, and those to pass.
WRONG: list[tuple[str, Any, int, str, str]] = [
    (array_of("f32", 4), "i4", 4, "f32", "float32"),
    (array_of("f32", 4), "u1", 16, "f32", "float32"),
    (array_of("f32", 4), "f8", 2, "f32", "float32"),
    (array_of("f64", 8), "f4", 8, "f64", "float64"),
    (array_of("f16", 2), "i2", 8, "f16", "float16"),
    (array_of("i16", 2), "f4", 4, "i16", "int16 or uint16"),
    (array_of("f64", 8), "i8", 4, "f64", "float64"),
    (array_of("i32", 4), "f4", 4, "i32", "int32 or uint32"),
    (array_of("i32", 4), "i8", 2, "i32", "int32 or uint32"),
    (array_of("i64", 8), "i4", 8, "i64", "int64 or uint64"),
    (STRUCTURES, "f4, i4", 4, "i32, f32", "structures of int32 or uint32, float32, or of uint8"),
    (STRUCTURES, "i4", 8, "i32, f32", "structures of int32 or uint32, float32, or of uint8"),
]


@pytest.mark.parametrize(("members", "dtype", "count"), FITTING)
def test_an_array_of_a_fitting_type_is_taken(members: str, dtype: Any, count: int) -> None:
    array = np.ones(count, np.dtype(dtype))
    found = vulkan.run(shader(members), "main", [array, FOUR]).buffers[0, 0]
    np.testing.assert_array_equal(found, array)
    assert found.dtype == array.dtype


@pytest.mark.parametrize(("members", "dtype", "count", "has", "wanted"), WRONG)
def test_run_refuses_other_element_types(members: str, dtype: Any, count: int, has: str, wanted: str) -> None:
    array = np.ones(count, np.dtype(dtype))
    parts = "buffer (0, 0): 'a'", f"of {has},", f"passed has {array.dtype}", f"array of {wanted}"
    with pytest.raises(ValueError, match=says(*parts)):
        vulkan.run(shader(members), "main", [array, FOUR])


@pytest.mark.parametrize(
    ("members", "passed"),
    [
        ("f32 [0]", np.array([1], np.float32)),
        ("f32 [0]", np.float32(1)),
        ("f32 [0]", b"1234"),
        ("i32 [0], f32 [4]", np.array([(1, 2)], "i4, f4")),
        ("i32 [0], f32 [4]", np.zeros(8, np.uint8)),
    ],
)
def test_fitting_push_constants(members: str, passed: Any) -> None:
    vulkan.run(shader(array_of("f32", 4), constants=members), "main", [FOUR, FOUR], (1,), passed)


def test_wrong_push_constants() -> None:
    spv = shader(array_of("f32", 4), constants="f32 [0]")
    parts = "push constants: 'c'", "of f32", "passed has int32", "array of float32"
    with pytest.raises(ValueError, match=says(*parts)):
        vulkan.run(spv, "main", [FOUR, FOUR], (1,), np.array([1], np.int32))


@pytest.mark.parametrize(
    ("buffers", "constants", "what", "kind"),
    [
        ([FOUR, [1.0, 2.0, 3.0, 4.0]], None, "buffer 1", "list"),
        ({0: FOUR, (0, 1): (1, 2, 3, 4)}, None, "buffer (0, 1)", "tuple"),
        ([FOUR, 7], None, "buffer 1", "int"),
        ([FOUR, None], None, "buffer 1", "NoneType"),
        ([FOUR, FOUR], [1.0], "push constants", "list"),
    ],
)
def test_what_is_no_array_is_refused(buffers: Any, constants: Any, what: str, kind: str) -> None:
    with pytest.raises(TypeError, match=says(f"{what}: ", f"not a {kind}", "pass numpy.array(value, dtype)")):
        vulkan.run(shader(array_of("f32", 4)), "main", buffers, (1,), constants)


def test_two_arrays_for_one_binding() -> None:
    with pytest.raises(ValueError, match=says("two arrays", "0 stands for (0, 0)", "pass one")):
        vulkan.run(shader(array_of("f32", 4)), "main", {0: FOUR, 1: FOUR, (0, 0): FOUR})


@pytest.mark.parametrize("place", [True, (0, False), 1.0])
def test_a_binding_of_another_type_is_refused(place: Any) -> None:
    with pytest.raises(TypeError, match=says("by its binding", "number)", f"not by {place!r}")):
        vulkan.run(shader(array_of("f32", 4)), "main", {0: FOUR, place: FOUR})
