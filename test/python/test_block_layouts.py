# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Layouts of blocks: `check` asks for the features that spirv-val's options stand for.

`./dev full shaders` asks both spirv-vals about thousands.
"""

from __future__ import annotations

from collections.abc import Iterator

import mlir.availability as av
import pytest
import spirv_tools_library
from mlir import ir
from shader_generator.layouts import RELAXED, RULE, SCALAR, UNIFORM, compare_layouts, older
from spirv_tools_library import LIBRARY
from targets.sources import REGISTRIES
from vulkan_case import used

pytestmark = [
    pytest.mark.skipif(not LIBRARY.exists(), reason="SPIRV-Tools is not here; ./dev setup tests fetches it"),
    pytest.mark.skipif(
        not REGISTRIES.exists(), reason="the grammar is not here; ./dev setup tests fetches it"
    ),
]


@pytest.fixture
def context() -> Iterator[ir.Context]:
    with ir.Context() as entered:
        yield entered


def test_verdicts_are_those_of_spirv_val(context: ir.Context) -> None:
    counts, unknown = compare_layouts("1", 20, older, context)
    assert not unknown, unknown[0]
    assert counts["refused"] > 200
    assert counts["admitted"] > 400
    # Known differences are few.
    assert counts["stricter"] + counts["laxer"] < 40


def layout(members: str, storage: str = "StorageBuffer") -> ir.Module:
    kind = f"!spirv.ptr<!spirv.struct<({members}), Block>, {storage}>"
    return ir.Module.parse(used("GLCompute", "bind(0, 0)", kind))


@pytest.mark.parametrize(
    ("storage", "members", "target", "is_ok"),
    [
        ("StorageBuffer", "f32 [0], vector<2xf32> [4]", "vulkan1.0", False),
        ("StorageBuffer", "f32 [0], vector<2xf32> [4]", f"vulkan1.0+{RELAXED}", True),
        ("StorageBuffer", "f32 [0], vector<2xf32> [4]", "vulkan1.1", True),
        ("StorageBuffer", "f32 [0], vector<2xf32> [12]", "vulkan1.4", True),
        ("StorageBuffer", "f32 [0], vector<2xf32> [12]", "vulkan1.3", False),
        ("StorageBuffer", "f32 [0], vector<2xf32> [12]", f"vulkan1.1+{SCALAR}", True),
        ("Uniform", "!spirv.array<4 x f32, stride=4> [0]", "vulkan1.1", False),
        ("Uniform", "!spirv.array<4 x f32, stride=4> [0]", f"vulkan1.1+{UNIFORM}", True),
        # Vulkan 1.2 requires it.
        ("Uniform", "!spirv.array<4 x f32, stride=4> [0]", "vulkan1.2", True),
    ],
)
def test_versions_of_vulkan(
    storage: str, members: str, target: str, is_ok: bool, context: ir.Context
) -> None:
    found = av.check(layout(members, storage), target).violations
    assert is_ok == (RULE not in {each.clause.source.rule for each in found})


def test_the_message_names_the_member(context: ir.Context) -> None:
    (violation,) = av.check(layout("f32 [0], vector<2xf32> [12]"), "vulkan1.1").violations
    assert violation.clause.source.detail == "member 1 at offset 12, a vector across a multiple of 16"
    assert violation.clause.source.rule == RULE


_BINARY = """OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint {model} %main "main" %v
{decorations}
OpDecorate %block Block
OpDecorate %v DescriptorSet 0
OpDecorate %v Binding 0
%void = OpTypeVoid
%function = OpTypeFunction %void
%f32 = OpTypeFloat 32
%u32 = OpTypeInt 32 0
%2 = OpConstant %u32 2
%4 = OpConstant %u32 4
%size = OpSpecConstant %u32 8
%array = OpTypeArray %f32 %2
%block = OpTypeStruct %f32 %array
%pointer = OpTypePointer {storage} {held}
%v = OpVariable %pointer {storage}
%main = OpFunction %void None %function
%entry = OpLabel
OpReturn
OpFunctionEnd
"""
_STRIDE, _FIRST = "OpDecorate %array ArrayStride 4", "OpMemberDecorate %block 0 Offset 0"
# ArrayStrideIdEXT and OffsetIdEXT (OpMemberDecorateIdEXT), which this SPIRV-Tools doesn't know.
_STRIDE_BY_ID = "OpDecorateId %array !5124 {}"
_SECOND_BY_ID = f"!{5 << 16 | 5127} %block !1 !5125 {{}}"


def rules_of_binary(
    storage: str,
    decorations: tuple[str, ...],
    context: ir.Context,
    held: str = "%block",
    model: str = "Vertex",
) -> set[str]:
    """Returns the rules that `check` names for a block of a number and an array, or what else is held."""
    text = _BINARY.format(model=model, storage=storage, held=held, decorations="\n".join(decorations))
    report = av.check(av.spirv.read(spirv_tools_library.assemble(text, "spv1.4"), context), "vulkan1.4")
    return {(each.clause.source.rule or "")[-5:] for each in report.violations}


@pytest.mark.parametrize(
    ("decorations", "is_ok"),
    [
        ((_STRIDE, _FIRST, "OpMemberDecorate %block 1 Offset 4"), True),
        ((_STRIDE, _FIRST), False),
        ((_STRIDE, _FIRST, _SECOND_BY_ID.format("%4")), True),
        ((_STRIDE, _FIRST, _SECOND_BY_ID.format("%size")), True),
        ((_STRIDE, _FIRST, _SECOND_BY_ID.format("%2")), False),
        ((_STRIDE_BY_ID.format("%4"), _FIRST, _SECOND_BY_ID.format("%4")), True),
        ((_STRIDE_BY_ID.format("%2"), _FIRST, _SECOND_BY_ID.format("%4")), False),
    ],
)
def test_layouts_of_binaries(decorations: tuple[str, ...], is_ok: bool, context: ir.Context) -> None:
    assert ("10684" in rules_of_binary("StorageBuffer", decorations, context)) != is_ok


@pytest.mark.parametrize(
    ("decorations", "is_ok"),
    [
        ((), True),
        ((_FIRST,), False),
        ((_FIRST, "OpMemberDecorate %block 0 XfbBuffer 0", "OpDecorate %block XfbStride 16"), True),
        ((_FIRST, "OpMemberDecorate %block 1 XfbBuffer 0", "OpDecorate %block XfbStride 16"), False),
    ],
)
def test_one_of_several_members_is_captured(
    decorations: tuple[str, ...], is_ok: bool, context: ir.Context
) -> None:
    assert ("04716" in rules_of_binary("Output", decorations, context)) != is_ok


def test_offsets_of_variables(context: ir.Context) -> None:
    placed, captures = "OpDecorate %v Offset 0", ("OpDecorate %v XfbBuffer 0", "OpDecorate %v XfbStride 4")
    assert "04716" in rules_of_binary("Output", (placed,), context, "%f32")
    assert "04716" not in rules_of_binary("Output", (placed, *captures), context, "%f32")
    assert "12509" in rules_of_binary("Input", (placed,), context, "%f32")
    assert "12509" not in rules_of_binary("Input", (), context, "%f32")
    for model in ("TaskNV", "MeshNV"):  # What they pass on may be PerTaskNV, with an Offset.
        assert "04716" not in rules_of_binary("Output", (placed,), context, "%f32", model)


@pytest.mark.parametrize("decoration", ["GLSLShared", "GLSLPacked"])
def test_no_implementation_lays_out_by_itself(decoration: str, context: ir.Context) -> None:
    offsets = (_STRIDE, _FIRST, "OpMemberDecorate %block 1 Offset 4")
    assert rules_of_binary("StorageBuffer", offsets, context) == set()
    given = (*offsets, f"OpDecorate %block {decoration}")
    assert rules_of_binary("StorageBuffer", given, context) == {"04669"}
