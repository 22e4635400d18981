# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The cases of layouts of memory: the chapter "Offset and Stride Assignment". See vulkan_rule_cases.py."""

from __future__ import annotations

from collections.abc import Iterator

from vulkan_case import NEVER, Case, function, parameter, used

_RELAXED = "VK_KHR_relaxed_block_layout"
_UNIFORM = "uniformBufferStandardLayout"
_SCALAR = "scalarBlockLayout"
_SHARED = "workgroupMemoryExplicitLayoutScalarBlockLayout"

_MATRIX = "!spirv.matrix<3 x vector<3xf32>>"
_TWO = "!spirv.struct<(f32 [0], f32 [4])>"

# The members of a block, those of a similar one that needs nothing, and what the first needs in a storage
# buffer.
_IN_ALL = {
    "a vector at its components": (
        "f32 [0], vector<2xf32> [4]",
        "f32 [0], vector<2xf32> [8]",
        (_RELAXED, _SCALAR),
    ),
    "a vector of three": ("f32 [0], vector<3xf32> [4]", "f32 [0], vector<3xf32> [16]", (_RELAXED, _SCALAR)),
    "a vector that straddles": ("f32 [0], vector<2xf32> [12]", "f32 [0], vector<2xf32> [16]", (_SCALAR,)),
    "a long vector that straddles": ("f64 [0], vector<3xf64> [8]", "f64 [0], vector<3xf64> [32]", (_SCALAR,)),
    "a vector of halves": ("f16 [0], vector<4xf16> [2]", "f16 [0], vector<4xf16> [8]", (_RELAXED, _SCALAR)),
    "an array of vectors": (
        "f32 [0], !spirv.array<2 x vector<4xf32>, stride=16> [4]",
        "f32 [0], !spirv.array<2 x vector<4xf32>, stride=16> [16]",
        (_SCALAR,),
    ),
    "a packed array": (
        "!spirv.array<2 x vector<3xf32>, stride=12> [0]",
        "!spirv.array<2 x vector<3xf32>, stride=16> [0]",
        (_SCALAR,),
    ),
    "a packed matrix": (
        f"{_MATRIX} [0, ColMajor, MatrixStride=12 : i32]",
        f"{_MATRIX} [0, ColMajor, MatrixStride=16 : i32]",
        (_SCALAR,),
    ),
    "padding of an array": (
        "!spirv.array<1 x vector<3xf32>, stride=16> [0], f32 [12]",
        "vector<3xf32> [0], f32 [12]",
        (_SCALAR,),
    ),
    "padding of a matrix": (
        f"{_MATRIX} [0, MatrixStride=16 : i32, RowMajor], f32 [44]",
        f"{_MATRIX} [0, MatrixStride=16 : i32, RowMajor], f32 [48]",
        (_SCALAR,),
    ),
    "an array in an array": (
        "!spirv.array<2 x !spirv.array<2 x vector<2xf32>, stride=8>, stride=20> [0]",
        "!spirv.array<2 x !spirv.array<2 x vector<2xf32>, stride=8>, stride=24> [0]",
        (_SCALAR,),
    ),
    "no multiple of the scalar": ("f32 [2]", "f32 [4]", NEVER),
    "an address at four": (
        "i32 [0], !spirv.ptr<f32, PhysicalStorageBuffer> [4]",
        "i32 [0], !spirv.ptr<f32, PhysicalStorageBuffer> [8]",
        NEVER,
    ),
    "an overlap": ("f64 [0], f32 [4]", "f64 [0], f32 [8]", NEVER),
    "an overlap in another order": ("f32 [4], f64 [0]", "f32 [8], f64 [0]", NEVER),
    "a stride below the size": (
        "!spirv.array<2 x vector<2xf32>, stride=4> [0]",
        "!spirv.array<2 x vector<2xf32>, stride=8> [0]",
        NEVER,
    ),
}
# What only a uniform buffer has to be laid out otherwise for.
_IN_UNIFORM = {
    "an array of scalars": ("!spirv.array<4 x f32, stride=4> [0]", "!spirv.array<4 x f32, stride=16> [0]"),
    "a struct at four": (f"f32 [0], {_TWO} [4]", f"f32 [0], {_TWO} [16]"),
    "padding of a struct": (f"{_TWO} [0], f32 [8]", f"{_TWO} [0], f32 [16]"),
    "a matrix of pairs": (
        "!spirv.matrix<2 x vector<2xf32>> [0, ColMajor, MatrixStride=8 : i32]",
        "!spirv.matrix<2 x vector<2xf32>> [0, ColMajor, MatrixStride=16 : i32]",
    ),
}


# What states no layout, in a module that states its triple, and what states one.
_MISSING = {
    "no offset": ("f32", "f32 [0]"),
    "no offset in a struct": ("!spirv.struct<(f32)> [0]", "!spirv.struct<(f32 [0])> [0]"),
    "no stride of an array": ("!spirv.array<2 x f32> [0]", "!spirv.array<2 x f32, stride=4> [0]"),
    "no stride of an inner array": (
        "!spirv.array<2 x !spirv.array<2 x f32>, stride=8> [0]",
        "!spirv.array<2 x !spirv.array<2 x f32, stride=4>, stride=8> [0]",
    ),
    "no stride of a matrix": (f"{_MATRIX} [0, ColMajor]", f"{_MATRIX} [0, ColMajor, MatrixStride=16 : i32]"),
    "no order of a matrix": (
        f"!spirv.array<2 x {_MATRIX}, stride=48> [0, MatrixStride=16 : i32]",
        f"!spirv.array<2 x {_MATRIX}, stride=48> [0, MatrixStride=16 : i32, RowMajor]",
    ),
}
_COMPLETE = (
    "requires #spirv.vce<v1.4, [Shader, WorkgroupMemoryExplicitLayoutKHR], "
    "[SPV_KHR_workgroup_memory_explicit_layout]> "
)


def _variable(members: str, storage: str, decoration: str = "Block", *, attributes: str = "") -> str:
    place = "bind(0, 0)" if storage in ("Uniform", "StorageBuffer") else ""
    kind = f"!spirv.ptr<!spirv.struct<({members}), {decoration}>, {storage}>"
    return used("GLCompute", place, kind, attributes=attributes)


def layouts() -> Iterator[Case]:
    """Yields the cases in each kind of memory that has a layout."""
    for what, (given, other, facts) in _IN_ALL.items():
        for storage in ("StorageBuffer", "PushConstant", "Workgroup"):
            own = tuple(_SHARED if storage == "Workgroup" and each == _SCALAR else each for each in facts)
            yield Case(
                "10684", f"{what} in {storage}", own, _variable(given, storage), _variable(other, storage)
            )
        block = "!spirv.struct<({}), Block>"
        yield Case(
            "10684",
            f"{what} at an address",
            facts,
            *(
                function(
                    parameter(block.format(each), "PhysicalStorageBuffer"),
                    "",
                    memory="PhysicalStorageBuffer64 GLSL450",
                )
                for each in (given, other)
            ),
        )
    for what, (given, other) in _MISSING.items():
        # The newest layers crash on a Block in Workgroup without offsets.
        shared = () if what == "no offset" else ("Workgroup",)
        for storage in ("StorageBuffer", "PushConstant", *shared):
            modules = (_variable(each, storage, attributes=_COMPLETE) for each in (given, other))
            yield Case("10684", f"{what} in {storage}", NEVER, *modules)
        # What a pass may still bring isn't asked for.
        yield Case(
            "10684",
            f"{what}, complete",
            NEVER,
            *(_variable(given, "StorageBuffer", attributes=each) for each in (_COMPLETE, "")),
        )
    for what, (given, other) in _IN_UNIFORM.items():
        yield Case(
            "10684",
            f"{what} in Uniform",
            (_UNIFORM, _SCALAR),
            _variable(given, "Uniform"),
            _variable(other, "Uniform"),
        )
    # A BufferBlock is a storage buffer; memory of workgroups without Block has no layout.
    packed = _IN_UNIFORM["an array of scalars"][0]
    yield Case(
        "10684",
        "a Block",
        (_UNIFORM, _SCALAR),
        _variable(packed, "Uniform"),
        _variable(packed, "Uniform", "BufferBlock"),
    )
    given = "f32 [0], vector<2xf32> [12]"
    yield Case(
        "10684",
        "an array of buffers",
        (_SCALAR,),
        *(
            used(
                "GLCompute",
                "bind(0, 0)",
                f"!spirv.ptr<!spirv.array<4 x !spirv.struct<({each}), Block>>, StorageBuffer>",
            )
            for each in (given, given.replace("12", "16"))
        ),
    )
    nested = "f32 [0], !spirv.struct<({})> [16]"
    yield Case(
        "10684",
        "a nested struct",
        (_SCALAR,),
        *(_variable(nested.format(each), "StorageBuffer") for each in (given, given.replace("12", "16"))),
    )
    # Each element lies elsewhere in 16 bytes: the second one straddles.
    element = "!spirv.struct<(f32 [0], vector<2xf32> [{}])>"
    elements = f"!spirv.array<2 x {element}, stride=24> [0]"
    yield Case(
        "10684",
        "the second element",
        (_SCALAR,),
        *(_variable(elements.format(each), "StorageBuffer") for each in (4, 8)),
    )
