# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The types of av.spirv: their text, which MLIR parses, and which arguments are rejected."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, NamedTuple

import mlir.availability as av
import pytest
from mlir import ir
from mlir.availability.spirv import (
    AddressingModel,
    ArrayType,
    CooperativeMatrixType,
    CooperativeMatrixUseKHR,
    Decoration,
    Dim,
    ImageArrayedInfo,
    ImageDepthInfo,
    ImageFormat,
    ImageSamplerUseInfo,
    ImageSamplingInfo,
    ImageType,
    MatrixType,
    MemoryModel,
    PointerType,
    RuntimeArrayType,
    SampledImageType,
    Scope,
    StorageClass,
    StructType,
    TensorArmType,
)
from targets.sources import REGISTRIES

GRAMMAR = REGISTRIES / "spirv.core.grammar.json"


def i(width: int) -> ir.Type:
    return ir.IntegerType.get_signless(width)


def f32() -> ir.Type:
    return ir.F32Type.get()


def vector(length: int, element: ir.Type | None = None) -> ir.Type:
    return ir.VectorType.get([length], element or f32())


def image(**more: Any) -> ImageType:
    return ImageType.get(f32(), Dim.Dim2D, **more)


def matrix() -> MatrixType:
    return MatrixType.get(vector(2), 3)


class Case(NamedTuple):
    """A type: how to create it, MLIR's text of it, and its properties."""

    make: Callable[[], ir.Type]
    text: str
    properties: Callable[[], dict[str, Any]]


CASES: dict[str, Case] = {
    "pointer": Case(
        lambda: PointerType.get(f32(), StorageClass.Function),
        "!spirv.ptr<f32, Function>",
        lambda: {"pointee_type": f32(), "storage_class": StorageClass.Function},
    ),
    "array": Case(
        lambda: ArrayType.get(i(8), 4),
        "!spirv.array<4 x i8>",
        lambda: {"element_type": i(8), "num_elements": 4, "array_stride": None},
    ),
    "array with stride": Case(
        lambda: ArrayType.get(vector(3), 2, array_stride=16),
        "!spirv.array<2 x vector<3xf32>, stride=16>",
        lambda: {"element_type": vector(3), "num_elements": 2, "array_stride": 16},
    ),
    "array of arrays": Case(
        lambda: ArrayType.get(ArrayType.get(f32(), 4, 4), 8, 16),
        "!spirv.array<8 x !spirv.array<4 x f32, stride=4>, stride=16>",
        lambda: {"element_type": ArrayType.get(f32(), 4, 4)},
    ),
    "run-time array": Case(
        lambda: RuntimeArrayType.get(i(32)),
        "!spirv.rtarray<i32>",
        lambda: {"element_type": i(32), "array_stride": None},
    ),
    "run-time array with stride": Case(
        lambda: RuntimeArrayType.get(f32(), 4),
        "!spirv.rtarray<f32, stride=4>",
        lambda: {"element_type": f32(), "array_stride": 4},
    ),
    "struct": Case(
        lambda: StructType.get([f32(), i(1)]),
        "!spirv.struct<(f32, i1)>",
        lambda: {
            "identifier": None,
            "element_types": [f32(), i(1)],
            "member_offsets": None,
            "member_decorations": {},
            "struct_decorations": [],
        },
    ),
    "empty struct": Case(
        lambda: StructType.get([]), "!spirv.struct<()>", lambda: {"element_types": [], "member_offsets": None}
    ),
    "block": Case(
        lambda: StructType.get(
            [i(32), RuntimeArrayType.get(f32(), 4)], [0, 4], struct_decorations=[Decoration.Block]
        ),
        "!spirv.struct<(i32 [0], !spirv.rtarray<f32, stride=4> [4]), Block>",
        lambda: {"member_offsets": [0, 4], "struct_decorations": [Decoration.Block]},
    ),
    "members in another order": Case(
        lambda: StructType.get([f32(), vector(2)], [8, 0]),
        "!spirv.struct<(f32 [8], vector<2xf32> [0])>",
        lambda: {"member_offsets": [8, 0]},
    ),
    "run-time array that is the first member, and the last in memory": Case(
        lambda: StructType.get([RuntimeArrayType.get(f32(), 4), f32()], [4, 0]),
        "!spirv.struct<(!spirv.rtarray<f32, stride=4> [4], f32 [0])>",
        lambda: {"member_offsets": [4, 0]},
    ),
    "members in the padding of others": Case(
        # The third element of the vector ends at byte 12, the last array element at byte 36.
        lambda: StructType.get([vector(3), f32(), ArrayType.get(f32(), 2, 16), f32()], [0, 12, 16, 36]),
        "!spirv.struct<(vector<3xf32> [0], f32 [12], !spirv.array<2 x f32, stride=16> [16], f32 [36])>",
        lambda: {"member_offsets": [0, 12, 16, 36]},
    ),
    "decorated members": Case(
        lambda: StructType.get(
            [matrix(), f32()],
            [0, 40],
            {0: [(Decoration.MatrixStride, 16), Decoration.ColMajor], 1: [Decoration.NonWritable]},
            [Decoration.Block],
        ),
        "!spirv.struct<(!spirv.matrix<3 x vector<2xf32>> [0, ColMajor, MatrixStride=16], "
        "f32 [40, NonWritable]), Block>",
        lambda: {
            "member_decorations": {
                0: [Decoration.ColMajor, (Decoration.MatrixStride, 16)],
                1: [Decoration.NonWritable],
            }
        },
    ),
    "row-major matrix": Case(
        # Two rows of three floats: the second ends at byte 28.
        lambda: StructType.get(
            [matrix(), f32()], [0, 28], {0: [Decoration.RowMajor, (Decoration.MatrixStride, 16)]}
        ),
        "!spirv.struct<(!spirv.matrix<3 x vector<2xf32>> [0, RowMajor, MatrixStride=16], f32 [28])>",
        lambda: {"member_offsets": [0, 28]},
    ),
    "decorated members without offsets": Case(
        lambda: StructType.get([vector(4)], member_decorations={0: [(Decoration.BuiltIn, 0)]}),
        "!spirv.struct<(vector<4xf32> [BuiltIn=0])>",
        lambda: {"member_decorations": {0: [(Decoration.BuiltIn, 0)]}, "member_offsets": None},
    ),
    "identified struct": Case(
        lambda: list_node("Node"),
        "!spirv.struct<Node, (f32 [0], !spirv.ptr<!spirv.struct<Node>, PhysicalStorageBuffer> [8])>",
        lambda: {
            "identifier": "Node",
            "element_types": [f32(), PointerType.get(list_node("Node"), StorageClass.PhysicalStorageBuffer)],
        },
    ),
    "image": Case(
        image,
        "!spirv.image<f32, Dim2D, DepthUnknown, NonArrayed, SingleSampled, SamplerUnknown, Unknown>",
        lambda: {
            "element_type": f32(),
            "dim": Dim.Dim2D,
            "depth_info": ImageDepthInfo.DepthUnknown,
            "arrayed_info": ImageArrayedInfo.NonArrayed,
            "sampling_info": ImageSamplingInfo.SingleSampled,
            "sampler_use_info": ImageSamplerUseInfo.SamplerUnknown,
            "image_format": ImageFormat.Unknown,
        },
    ),
    "storage image": Case(
        lambda: ImageType.get(
            i(32),
            Dim.Cube,
            ImageDepthInfo.NoDepth,
            ImageArrayedInfo.Arrayed,
            ImageSamplingInfo.MultiSampled,
            ImageSamplerUseInfo.NoSampler,
            ImageFormat.R32i,
        ),
        "!spirv.image<i32, Cube, NoDepth, Arrayed, MultiSampled, NoSampler, R32i>",
        lambda: {
            "element_type": i(32),
            "dim": Dim.Cube,
            "depth_info": ImageDepthInfo.NoDepth,
            "arrayed_info": ImageArrayedInfo.Arrayed,
            "sampling_info": ImageSamplingInfo.MultiSampled,
            "sampler_use_info": ImageSamplerUseInfo.NoSampler,
            "image_format": ImageFormat.R32i,
        },
    ),
    "sampled image": Case(
        lambda: SampledImageType.get(image()),
        "!spirv.sampled_image<"
        "!spirv.image<f32, Dim2D, DepthUnknown, NonArrayed, SingleSampled, SamplerUnknown, Unknown>>",
        lambda: {"image_type": image()},
    ),
    "matrix": Case(
        matrix,
        "!spirv.matrix<3 x vector<2xf32>>",
        lambda: {"column_type": vector(2), "num_columns": 3, "num_rows": 2, "element_type": f32()},
    ),
    "cooperative matrix": Case(
        lambda: CooperativeMatrixType.get(i(8), 8, 16, Scope.Subgroup, CooperativeMatrixUseKHR.MatrixA),
        "!spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>",
        lambda: {
            "element_type": i(8),
            "rows": 8,
            "columns": 16,
            "scope": Scope.Subgroup,
            "use": CooperativeMatrixUseKHR.MatrixA,
        },
    ),
    "tensor": Case(
        lambda: TensorArmType.get([2, 3], f32()),
        "!spirv.arm.tensor<2x3xf32>",
        lambda: {"shape": [2, 3], "element_type": f32()},
    ),
    "tensor of unknown sizes": Case(
        lambda: TensorArmType.get([None, None], i(8)),
        "!spirv.arm.tensor<?x?xi8>",
        lambda: {"shape": [None, None], "element_type": i(8)},
    ),
    "tensor of unknown rank": Case(
        lambda: TensorArmType.get([], f32()), "!spirv.arm.tensor<*xf32>", lambda: {"shape": []}
    ),
}


def list_node(name: str) -> StructType:
    """A struct that contains a pointer to itself."""
    node = StructType.get_identified(name)
    node.set_body([f32(), PointerType.get(node, StorageClass.PhysicalStorageBuffer)], [0, 8])
    return node


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
class TestType:
    def test_a_type_is_what_its_text_says(self, context: ir.Context, case: Case) -> None:
        made = case.make()
        assert str(made) == case.text
        read = ir.Type.parse(case.text)
        assert made == read
        assert type(made) is type(read)
        assert repr(read) == f"{type(made).__name__}({case.text})"

    def test_a_type_has_its_properties(self, context: ir.Context, case: Case) -> None:
        made = case.make()
        expected = case.properties()
        assert {name: getattr(made, name) for name in expected} == expected
        for name, value in expected.items():
            assert type(getattr(made, name)) is type(value)

    def test_reading_does_not_depend_on_this_package_having_made_it(
        self, context: ir.Context, case: Case
    ) -> None:
        """In a context that has only been used for parsing."""
        with ir.Context(), ir.Location.unknown():
            read = ir.Type.parse(case.text)
            assert type(read).__module__ == "mlir.availability._spirv"
            assert read == case.make()

    def test_a_type_is_the_same_after_a_way_through_a_binary(self, context: ir.Context, case: Case) -> None:
        argument = PointerType.get(case.make(), StorageClass.Function)
        module = ir.Module.create()
        # Shaders have cooperative matrices only in this memory model.
        models = AddressingModel.Logical, MemoryModel.Vulkan
        with (
            ir.InsertionPoint(module.body),
            av.spirv.module(*models) as shader,
            av.spirv.func("f", [argument]),
        ):
            from mlir.dialects import spirv

            spirv.Return()
        shader.operation.attributes["vce_triple"] = av.deduce(shader)
        read = av.spirv.deserialize(av.spirv.serialize(module))
        [function] = read.body.operations[0].regions[0].blocks[0].operations
        assert function.regions[0].blocks[0].arguments[0].type == argument


def test_members_of_a_type_are_of_their_classes(context: ir.Context) -> None:
    pointer = ir.Type.parse("!spirv.ptr<!spirv.struct<(!spirv.array<4 x f32>)>, Uniform>")
    assert isinstance(pointer, PointerType)
    struct = pointer.pointee_type
    assert isinstance(struct, StructType)
    [array] = struct.element_types
    assert isinstance(array, ArrayType)
    assert array.num_elements == 4


def test_values_have_types_of_their_classes(context: ir.Context) -> None:
    module = ir.Module.parse("func.func private @f(!spirv.ptr<f32, Input>)")
    [pointer] = module.body.operations[0].type.inputs
    assert isinstance(pointer, PointerType)


def test_other_types_are_not_cast(context: ir.Context) -> None:
    assert not PointerType.isinstance(f32())
    with pytest.raises(ValueError, match="Cannot cast type to PointerType"):
        PointerType(f32())


# Invalid arguments, and the error.
REFUSED: dict[str, tuple[Callable[[], object], str]] = {
    "pointer to index": (
        lambda: PointerType.get(ir.IndexType.get(), StorageClass.Input),
        r"the pointee of a pointer can't be 'index', which is not a SPIR-V type",
    ),
    "pointer to void": (
        lambda: PointerType.get(ir.NoneType.get(), StorageClass.Input),
        "'none', which is not",
    ),
    "pointer to 24 bits": (lambda: PointerType.get(i(24), StorageClass.Input), "'i24', which is not"),
    "pointer to f80": (
        lambda: PointerType.get(ir.Type.parse("f80"), StorageClass.Input),
        "'f80', which is not",
    ),
    "pointer to a tensor": (
        lambda: PointerType.get(ir.Type.parse("tensor<4xf32>"), StorageClass.Input),
        "which is not a SPIR-V type",
    ),
    "array of one-element vectors": (lambda: ArrayType.get(vector(1), 4), "of 2, 3 or 4"),
    "array of long vectors": (lambda: ArrayType.get(vector(8), 4), "of 2, 3 or 4"),
    "array of 2-D vectors": (lambda: ArrayType.get(ir.VectorType.get([2, 2], f32()), 4), "one dimension"),
    "array of vectors of index": (
        lambda: ArrayType.get(vector(2, ir.IndexType.get()), 4),
        "which is not a SPIR-V type",
    ),
    "array of scalable vectors": (
        lambda: ArrayType.get(ir.Type.parse("vector<[4]xf32>"), 4),
        "SPIR-V has no scalable vectors",
    ),
    "array of no elements": (
        lambda: ArrayType.get(f32(), 0),
        "the number of elements of an array can't be 0: expected 1 to 4294967295",
    ),
    "array of a negative number": (lambda: ArrayType.get(f32(), -1), "can't be -1"),
    "array of too many": (lambda: ArrayType.get(f32(), 1 << 32), "can't be 4294967296"),
    "array without distance": (
        lambda: ArrayType.get(f32(), 4, 0),
        "the stride of an array can't be 0: expected 1 to 4294967295",
    ),
    "array whose elements overlap": (
        lambda: ArrayType.get(vector(3), 4, 8),
        r"elements overlap: the stride of an array can't be 8, as an element, 'vector<3xf32>', has 12 bytes",
    ),
    "array of run-time arrays": (
        lambda: ArrayType.get(RuntimeArrayType.get(f32()), 4),
        "whose size is known at run time only",
    ),
    "run-time array of run-time arrays": (
        lambda: RuntimeArrayType.get(RuntimeArrayType.get(f32(), 4), 4),
        "whose size is known at run time only",
    ),
    "run-time array whose elements overlap": (lambda: RuntimeArrayType.get(i(64), 4), "elements overlap"),
    "struct of index": (
        lambda: StructType.get([f32(), ir.IndexType.get()]),
        "a member of a struct can't be 'index'",
    ),
    "too few offsets": (lambda: StructType.get([f32(), f32()], [0]), "1 offsets for 2 members"),
    "no offsets": (lambda: StructType.get([f32()], []), "0 offsets for 1 members"),
    "offsets without members": (lambda: StructType.get([], [0]), "1 offsets for 0 members"),
    "negative offset": (lambda: StructType.get([f32()], [-4]), "the offset of a member can't be -4"),
    "offset of 33 bits": (lambda: StructType.get([f32()], [1 << 32]), "can't be 4294967296"),
    "members at one place": (
        lambda: StructType.get([f32(), f32()], [4, 4]),
        r"members overlap: member 1 is at byte 4, but member 0, 'f32' at byte 4, ends at 8",
    ),
    "members that overlap": (lambda: StructType.get([i(64), f32()], [0, 4]), "ends at 8"),
    "members that overlap, in another order": (
        lambda: StructType.get([f32(), vector(2)], [4, 0]),
        "member 0 is at byte 4, but member 1",
    ),
    "member in a struct": (
        lambda: StructType.get([StructType.get([f32(), f32()], [0, 12]), f32()], [0, 12]),
        "ends at 16",
    ),
    "member in an array": (
        lambda: StructType.get([ArrayType.get(f32(), 4, 4), f32()], [0, 12]),
        "ends at 16",
    ),
    "member in a matrix": (
        lambda: StructType.get([matrix(), f32()], [0, 36], {0: [(Decoration.MatrixStride, 16)]}),
        "ends at 40",
    ),
    "member in an array of matrices": (
        lambda: StructType.get(
            [ArrayType.get(matrix(), 2, 48), f32()], [0, 80], {0: [(Decoration.MatrixStride, 16)]}
        ),
        "ends at 88",
    ),
    "member at an image": (lambda: StructType.get([image(), f32()], [0, 0]), "members overlap"),
    "run-time array in the middle": (
        lambda: StructType.get([RuntimeArrayType.get(f32(), 4), f32()], [0, 64]),
        "member 0, .* is not the last: only that one can be a run-time array",
    ),
    "run-time array in the middle, without offsets": (
        lambda: StructType.get([RuntimeArrayType.get(f32()), f32()]),
        "is not the last",
    ),
    "decoration of no member": (
        lambda: StructType.get([f32()], None, {1: [Decoration.NonWritable]}),
        "there is no member 1 to decorate: the struct has 1",
    ),
    "decoration of a negative member": (
        lambda: StructType.get([f32()], None, {-1: [Decoration.NonWritable]}),
        "there is no member -1",
    ),
    "offset as a decoration": (
        lambda: StructType.get([f32()], None, {0: [(Decoration.Offset, 4)]}),
        "Offset of members is given as their offsets",
    ),
    "decoration twice": (
        lambda: StructType.get([f32()], None, {0: [Decoration.NonWritable, Decoration.NonWritable]}),
        "member 0 is decorated twice with NonWritable",
    ),
    "struct decoration twice": (
        lambda: StructType.get([f32()], struct_decorations=[Decoration.Block, Decoration.Block]),
        "the struct is decorated twice with Block",
    ),
    "decoration without value": (
        lambda: StructType.get([matrix()], [0], {0: [Decoration.MatrixStride]}),
        "the decoration MatrixStride needs a value",
    ),
    "decoration with a value": (
        lambda: StructType.get([f32()], struct_decorations=[(Decoration.Block, 1)]),
        "the decoration Block takes no value",
    ),
    "decoration with a negative value": (
        lambda: StructType.get([matrix()], [0], {0: [(Decoration.MatrixStride, -16)]}),
        "the value of the decoration MatrixStride can't be -16",
    ),
    "decoration with a string": (
        lambda: StructType.get([f32()], struct_decorations=[Decoration.UserSemantic]),
        "UserSemantic takes an operand that a struct type can't hold",
    ),
    "decorated struct without members": (
        lambda: StructType.get([], struct_decorations=[Decoration.Block]),
        "MLIR has no struct with decorations and without members",
    ),
    "decorated identified struct without members": (
        lambda: StructType.get_identified("None").set_body([], struct_decorations=[Decoration.Block]),
        "MLIR has no struct with decorations and without members",
    ),
    "struct with an odd name": (
        lambda: StructType.get_identified("a b"),
        "the name of a struct can't be 'a b': expected a letter",
    ),
    "struct with an empty name": (lambda: StructType.get_identified(""), "can't be ''"),
    "struct whose name is a number": (lambda: StructType.get_identified("1a"), "can't be '1a'"),
    "body of a literal struct": (
        lambda: StructType.get([f32()]).set_body([i(32)]),
        "a struct without a name",
    ),
    "struct with another body": (
        lambda: list_node("Other").set_body([f32()]),
        "the struct 'Other' has another body",
    ),
    "struct that contains itself": (
        lambda: StructType.get_identified("Self").set_body([StructType.get_identified("Self")]),
        "the struct 'Self' would contain itself",
    ),
    "struct that contains itself deep within": (
        lambda: StructType.get_identified("Deep").set_body(
            [StructType.get([ArrayType.get(StructType.get_identified("Deep"), 2)])]
        ),
        "the struct 'Deep' would contain itself in a struct",
    ),
    "image of booleans": (
        lambda: ImageType.get(i(1), Dim.Dim2D),
        "the element of an image can't be 'i1': expected an integer or float type",
    ),
    "image of vectors": (lambda: ImageType.get(vector(4), Dim.Dim2D), "the element of an image can't be"),
    "sampled image of a number": (
        lambda: SampledImageType.get(f32()),
        "the image of a sampled image can't be 'f32': expected an image type",
    ),
    "sampled image of a buffer": (
        lambda: SampledImageType.get(ImageType.get(f32(), Dim.Buffer)),
        "Dim must not be SubpassData or Buffer",
    ),
    "matrix of numbers": (
        lambda: MatrixType.get(f32(), 2),
        "the column of a matrix can't be 'f32': expected a vector of floats",
    ),
    "matrix of integers": (lambda: MatrixType.get(vector(2, i(32)), 2), "expected a vector of floats"),
    "matrix of long columns": (lambda: MatrixType.get(vector(8), 2), "of 2, 3 or 4"),
    "matrix of one column": (
        lambda: MatrixType.get(vector(2), 1),
        "the number of columns of a matrix can't be 1: expected 2, 3 or 4",
    ),
    "matrix of many columns": (lambda: MatrixType.get(vector(2), 1 << 32 | 2), "can't be 4294967298"),
    "cooperative matrix without rows": (
        lambda: CooperativeMatrixType.get(f32(), 0, 4, Scope.Subgroup, CooperativeMatrixUseKHR.MatrixB),
        "the number of rows of a cooperative matrix can't be 0",
    ),
    "cooperative matrix without columns": (
        lambda: CooperativeMatrixType.get(f32(), 4, -4, Scope.Subgroup, CooperativeMatrixUseKHR.MatrixB),
        "the number of columns of a cooperative matrix can't be -4",
    ),
    "cooperative matrix of vectors": (
        lambda: CooperativeMatrixType.get(vector(2), 4, 4, Scope.Subgroup, CooperativeMatrixUseKHR.MatrixB),
        "the element of a cooperative matrix can't be",
    ),
    "tensor without extent": (lambda: TensorArmType.get([2, 0], f32()), "a dimension of a tensor can't be 0"),
    "tensor of a negative extent": (lambda: TensorArmType.get([-(1 << 63)], f32()), "can't be -1"),
    "tensor of which half is known": (lambda: TensorArmType.get([None, 2], f32()), "all known, or none"),
    "tensor of vectors": (lambda: TensorArmType.get([2], vector(2)), "the element of a tensor can't be"),
}


# What isn't a type of SPIR-V, nearly isn't, or is one that only text can make.
ODD_TYPES = [
    "i1",
    "i8",
    "i24",
    "i32",
    "si16",
    "ui64",
    "index",
    "none",
    "f16",
    "bf16",
    "f32",
    "f64",
    "f80",
    "f8E4M3FN",
    "complex<f32>",
    "tuple<>",
    "memref<4xf32>",
    "vector<1xf32>",
    "vector<2xi1>",
    "vector<3xf32>",
    "vector<4xf16>",
    "vector<8xf32>",
    "vector<[4]xf32>",
    "vector<2x2xf32>",
    "!spirv.struct<Odd,(!spirv.struct<Odd>[0])>",
    '!spirv.struct<(f32[0,MatrixStride="x"])>',
]


@pytest.mark.parametrize("name", REFUSED)
def test_types_refuse_wrong_arguments(context: ir.Context, name: str) -> None:
    make, reason = REFUSED[name]
    with pytest.raises(ValueError, match=reason):
        make()


def test_refuses_types_of_different_contexts(context: ir.Context) -> None:
    with ir.Context():
        other = f32()
    with pytest.raises(ValueError, match="types of different contexts"):
        StructType.get([f32(), other])


@pytest.mark.parametrize(
    "make",
    [
        lambda: PointerType.get("f32", StorageClass.Input),  # type: ignore[arg-type]
        lambda: PointerType.get(f32(), 1),  # type: ignore[arg-type]
        lambda: PointerType.get(f32(), Dim.Cube),  # type: ignore[arg-type]
        lambda: ArrayType.get(f32(), 4.5),  # type: ignore[arg-type]
        lambda: StructType.get(f32()),  # type: ignore[arg-type]
        lambda: StructType.get([f32()], member_decorations=[Decoration.Block]),  # type: ignore[arg-type]
        lambda: StructType.get_identified(None),  # type: ignore[arg-type]
    ],
)
def test_refuses_arguments_of_other_types(context: ir.Context, make: Callable[[], object]) -> None:
    with pytest.raises(TypeError):
        make()


def test_a_context_is_needed() -> None:
    for make in (lambda: StructType.get([]), lambda: StructType.get_identified("Node")):
        with pytest.raises(ValueError, match="no MLIR context: pass context="):
            make()
    context = ir.Context()
    assert StructType.get([], context=context).context == context


def test_the_same_body_again_changes_nothing(context: ir.Context) -> None:
    assert list_node("Again") == list_node("Again")


def test_types_that_only_text_can_make(context: ir.Context) -> None:
    """MLIR's parser lets more pass; that can be looked at, and is refused as a part."""
    endless = ir.Type.parse("!spirv.struct<Endless, (!spirv.struct<Endless> [0])>")
    assert isinstance(endless, StructType)
    assert endless.member_offsets == [0]
    odd = ir.Type.parse('!spirv.struct<(f32 [0, MatrixStride="x"])>')
    assert isinstance(odd, StructType)
    assert odd.member_decorations == {0: [Decoration.MatrixStride]}
    # It has no size that is known.
    assert StructType.get([endless, f32()], [0, 4]).element_types == [endless, f32()]


def test_deeply_nested_structs_take_no_time(context: ir.Context) -> None:
    """Each holds the one before twice: 2**64 members, if they were counted one by one."""
    struct = StructType.get_identified("Level0")
    struct.set_body([f32()], [0])
    for level in range(1, 28):
        size = 4 << (level - 1)
        outer = StructType.get_identified(f"Level{level}")
        outer.set_body([struct, struct], [0, size])
        struct = outer
    with pytest.raises(ValueError, match="ends at 536870912"):
        StructType.get([struct, f32()], [0, 8])


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_made_can_be_read_back(context: ir.Context, seed: int) -> None:
    """Nested types, of arguments that are often wrong: a ValueError, or a text that MLIR parses."""
    choose = random.Random(seed).choice
    types = [ir.Type.parse(text) for text in ODD_TYPES]
    numbers = [-(1 << 63), -1, 0, 1, 2, 3, 4, 8, 16, 64, (1 << 32) - 1, 1 << 32, (1 << 63) - 1]
    strides = [None, *numbers]

    def decorations() -> list[Any]:
        kind = choose(list(Decoration))
        return choose([[], [], [kind], [(kind, choose(numbers))]])

    def body() -> tuple[Any, ...]:
        members = [choose(types) for _ in range(choose(range(4)))]
        offsets = choose([None, [64 * i for i in range(len(members))], [choose(numbers) for _ in members]])
        return members, offsets, {choose(range(-1, 3)): decorations()}, decorations()

    def identified() -> StructType:
        struct = StructType.get_identified(f"S{choose(range(50))}")
        struct.set_body(*body())
        return struct

    makers: list[Callable[[], ir.Type]] = [
        lambda: PointerType.get(choose(types), choose(list(StorageClass))),
        lambda: ArrayType.get(choose(types), choose(numbers), choose(strides)),
        lambda: RuntimeArrayType.get(choose(types), choose(strides)),
        lambda: StructType.get(*body()),
        identified,
        lambda: ImageType.get(choose(types), choose(list(Dim))),
        lambda: SampledImageType.get(choose(types)),
        lambda: MatrixType.get(choose(types), choose(numbers)),
        lambda: CooperativeMatrixType.get(
            choose(types),
            choose(numbers),
            choose(numbers),
            choose(list(Scope)),
            CooperativeMatrixUseKHR.MatrixA,
        ),
        lambda: TensorArmType.get([choose(strides) for _ in range(choose(range(3)))], choose(types)),
    ]
    made, errors = 0, []
    for _ in range(2000):
        try:
            new = choose(makers)()
        except ValueError as error:
            errors.append(str(error))
            continue
        if len(str(new)) > 1000:
            continue
        assert ir.Type.parse(str(new)) == new
        types.append(new)
        made += 1
    assert made > 200
    assert 0 < min(map(len, errors)) <= max(map(len, errors)) < 400


def test_decorations_take_what_the_specification_says(context: ir.Context) -> None:
    """The grammar states which operands a decoration has."""
    if not GRAMMAR.exists():
        pytest.skip("the grammar is not here; ./dev setup tests fetches it")
    kinds = json.loads(GRAMMAR.read_text())["operand_kinds"]
    [decorations] = [kind for kind in kinds if kind["kind"] == "Decoration"]
    operands = {
        name: [operand["kind"] for operand in each.get("parameters", [])]
        for each in decorations["enumerants"]
        for name in (each["enumerant"], *each.get("aliases", []))
    }

    def takes(decoration: Decoration | tuple[Decoration, int]) -> bool:
        try:
            StructType.get([f32()], struct_decorations=[decoration])
        except ValueError:
            return False
        return True

    for decoration in Decoration:
        kinds = operands[decoration.name]
        literal = len(kinds) == 1 and kinds[0] not in ("LiteralString", "IdRef", "IdScope")
        assert (takes(decoration), takes((decoration, 1))) == (not kinds, literal), decoration.name
