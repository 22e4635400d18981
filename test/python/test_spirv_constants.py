# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sizes of workgroups and arrays, in whatever way a binary states them, and decorations that contradict."""

from __future__ import annotations

from collections.abc import Iterator

import mlir.availability as av
import pytest
from mlir import ir
from spirv_assembly import COMPUTE, MAIN
from spirv_tools_library import assemble, validate

TYPES = """
%void = OpTypeVoid
%fn = OpTypeFunction %void
%bool = OpTypeBool
%u = OpTypeInt 32 0
%v2 = OpTypeVector %u 2
%v3 = OpTypeVector %u 3
%vb = OpTypeVector %bool 3
%f = OpTypeFloat 32
%true = OpConstantTrue %bool
%false = OpConstantFalse %bool
%c0 = OpConstant %u 0
%c1 = OpConstant %u 1
%c2 = OpConstant %u 2
%many = OpConstant %u 4096
%ones = OpConstantComposite %v3 %c1 %c1 %c1
%manys = OpSpecConstantComposite %v3 %many %many %many
%mixed = OpConstantComposite %v3 %c2 %c1 %many
%pick = OpConstantComposite %vb %false %true %true
"""
ON_WG = "OpDecorate %wg BuiltIn WorkgroupSize"
GROUP = "OpDecorate %g BuiltIn WorkgroupSize\n%g = OpDecorationGroup\nOpGroupDecorate %g %wg"

# How the size is stated, and the size.
WORKGROUPS: dict[str, tuple[str, str, tuple[int, int, int] | None]] = {
    "a composite": (ON_WG, "%wg = OpConstantComposite %v3 %c2 %c1 %c1", (2, 1, 1)),
    "through a group": (GROUP, "%wg = OpConstantComposite %v3 %many %c1 %c1", (4096, 1, 1)),
    "null": (ON_WG, "%wg = OpConstantNull %v3", (0, 0, 0)),
    "insert": (ON_WG, "%wg = OpSpecConstantOp %v3 CompositeInsert %c2 %manys 0", (2, 4096, 4096)),
    "insert of insert": (
        ON_WG,
        "%a = OpSpecConstantOp %v3 CompositeInsert %many %ones 2\n"
        "%wg = OpSpecConstantOp %v3 CompositeInsert %c2 %a 0",
        (2, 1, 4096),
    ),
    "shuffle": (ON_WG, "%wg = OpSpecConstantOp %v3 VectorShuffle %mixed %ones 2 3 0", (4096, 1, 2)),
    "of vectors": (ON_WG, "%wg = OpSpecConstantOp %v3 IAdd %mixed %ones", (3, 2, 4097)),
    "unary": (ON_WG, "%a = OpSpecConstantOp %v3 Not %ones\n%wg = OpSpecConstantOp %v3 Not %a", (1, 1, 1)),
    "select by components": (ON_WG, "%wg = OpSpecConstantOp %v3 Select %pick %manys %ones", (1, 4096, 4096)),
    "of an extracted component": (
        ON_WG,
        "%a = OpSpecConstantOp %v3 IMul %mixed %mixed\n%x = OpSpecConstantOp %u CompositeExtract %a 0\n"
        "%wg = OpSpecConstantComposite %v3 %x %c1 %c1",
        (4, 1, 1),
    ),
    "undefined": (ON_WG, "%wg = OpSpecConstantOp %v3 UDiv %mixed %mixed0", None),
    "a shuffle of nothing": (
        ON_WG,
        "%wg = OpSpecConstantOp %v3 VectorShuffle %ones %ones 0 1 0xFFFFFFFF",
        None,
    ),
}
NO_SIZE = (
    "#spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<"
    "max_compute_workgroup_size = [0, 0, 0], max_compute_workgroup_invocations = 1000000000>>"
)
ZERO = "%mixed0 = OpConstantComposite %v3 %c0 %c1 %c1\n"


@pytest.fixture(scope="module")
def shared() -> Iterator[ir.Context]:
    with ir.Context() as context:
        yield context


def largest(report: av.Report) -> dict[str, int]:
    """What the limits of a target lack, by the end of their names."""
    return {
        need.dimension.rsplit("_", 1)[-1]: int(need.value)
        for each in report.violations
        for need in each.clause.any_of
    }


@pytest.mark.parametrize("name", WORKGROUPS)
def test_sizes_of_workgroups(name: str, shared: ir.Context) -> None:
    decorations, constant, expected = WORKGROUPS[name]
    data = assemble(COMPUTE + decorations + TYPES + ZERO + constant + MAIN, "vulkan1.1")
    report = av.check(av.spirv.read(data, shared), NO_SIZE)
    assert not report.ok or expected == (0, 0, 0)
    if expected is None:
        assert [each.message for each in report.unchecked] == [
            "the requirements of OpSpecConstantOp are unknown: the size of the workgroups can't be computed"
        ]
        return
    found = largest(report)
    assert tuple(found.get(axis, 0) for axis in "xyz") == expected
    assert not report.unchecked


ARRAYS = {
    "64 bits": ("OpCapability Int64", "%long = OpTypeInt 64 0\n%n = OpConstant %long 4294967297", False),
    "64 bits, short": ("OpCapability Int64", "%long = OpTypeInt 64 0\n%n = OpConstant %long 8", True),
    "an operation": ("", "%n = OpSpecConstantOp %u IMul %many %many", False),
    "not computed": ("", "%n = OpSpecConstantOp %u UDiv %many %c0", None),
}


@pytest.mark.parametrize("name", ARRAYS)
def test_lengths_of_arrays_in_workgroup_memory(name: str, shared: ir.Context) -> None:
    capability, length, expected = ARRAYS[name]
    text = (
        capability
        + COMPUTE
        + TYPES
        + length
        + """
%inner = OpTypeArray %f %n
%outer = OpTypeStruct %inner
%p = OpTypePointer Workgroup %outer
%v = OpVariable %p Workgroup
"""
        + MAIN
    )
    data = assemble(text, "vulkan1.1")
    report = av.check(av.spirv.read(data, shared), "vulkan1.1+all")
    limited = av.check(av.spirv.read(data, shared), "vulkan1.1+Int64" if capability else "vulkan1.1")
    assert limited.ok == bool(expected)
    assert (bool(limited.violations), bool(limited.unchecked)) == (expected is False, expected is None)
    assert bool(report.unchecked) == (expected is None)
    if expected is None:
        assert "the length of an array in the variable can't be computed" in limited.unchecked[0].message


@pytest.mark.parametrize(
    ("decorations", "name"),
    [
        ("OpDecorate %v BuiltIn LocalInvocationIndex\nOpDecorate %v BuiltIn SubgroupId", "BuiltIn"),
        (
            "OpDecorate %v BuiltIn Layer\nOpDecorate %g BuiltIn ViewportIndex\n%g = OpDecorationGroup\n"
            "OpGroupDecorate %g %v",
            "BuiltIn",
        ),
        ("OpMemberDecorate %s 0 BuiltIn Layer\nOpMemberDecorate %s 0 BuiltIn ViewportIndex", "BuiltIn"),
        ("OpDecorate %v Location 1\nOpDecorate %v Location 2", "Location"),
        ("OpDecorate %c DescriptorSet 1\nOpDecorate %c DescriptorSet 2", "DescriptorSet"),
        ("OpMemberDecorate %s 0 Offset 4\nOpMemberDecorate %s 0 Offset 8", "Offset"),
        ("OpDecorate %n SpecId 1\nOpDecorate %n SpecId 2", "SpecId"),
    ],
)
def test_contradicting_decorations_are_refused(decorations: str, name: str, shared: ir.Context) -> None:
    text = (
        COMPUTE
        + decorations
        + TYPES
        + """
%n = OpSpecConstant %u 4
%s = OpTypeStruct %u
%p = OpTypePointer Input %u
%q = OpTypePointer UniformConstant %u
%v = OpVariable %p Input
%c = OpVariable %q UniformConstant
"""
        + MAIN
    )
    with pytest.raises(ValueError, match=rf"%\d+ has two decorations {name}, \d+ and \d+, where"):
        av.spirv.read(assemble(text, "spv1.3"), shared)


def test_equal_decorations_are_one(shared: ir.Context) -> None:
    text = COMPUTE + "OpDecorate %v BuiltIn LocalInvocationIndex\n" * 2 + TYPES
    text += "%p = OpTypePointer Input %u\n%v = OpVariable %p Input" + MAIN
    assert av.check(av.spirv.read(assemble(text, "vulkan1.1"), shared), "vulkan1.1").ok


def test_members_decorated_through_a_group(shared: ir.Context) -> None:
    """ClipDistance needs nothing until it is accessed."""
    text = (
        """
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint Vertex %main "main" %v
OpDecorate %g BuiltIn ClipDistance
%g = OpDecorationGroup
OpGroupMemberDecorate %g %s 0
OpDecorate %s Block
"""
        + TYPES
        + """
%a = OpTypeArray %f %c1
%s = OpTypeStruct %a
%p = OpTypePointer Output %s
%v = OpVariable %p Output
"""
        + MAIN
    )
    data = assemble(text, "vulkan1.1")
    assert validate(data, "vulkan1.1") == "" or "ClipDistance" in validate(data, "vulkan1.1")
    assert av.check(av.spirv.read(data, shared), "vulkan1.1").ok


@pytest.mark.parametrize(
    ("op", "reason"),
    [
        (
            'spirv.GlobalVariable @v built_in("Frobnicate") : !spirv.ptr<i32, Input>',
            '"Frobnicate" is no built-in',
        ),
        (
            "spirv.GlobalVariable @v : !spirv.ptr<!spirv.struct<(i32 [BuiltIn=99 : i32])>, Input>",
            "99 : i32 is no built-in",
        ),
        (
            'spirv.func @f() "None" attributes {built_in = "Frobnicate"} { spirv.Return }',
            '"Frobnicate" is no built-in',
        ),
        ('spirv.func @f() "None" attributes {built_in = 7 : i32} { spirv.Return }', "7 : i32 is no built-in"),
        (
            'spirv.func @f(%x: f32) "None" {\n'
            '%0 = spirv.FAdd %x, %x {fp_fast_math_mode = "AllowContract"} : f32 spirv.Return }',
            '"AllowContract" is no FPFastMathMode of SPIR-V',
        ),
    ],
)
def test_decorations_with_unknown_values(op: str, reason: str, context: ir.Context) -> None:
    module = ir.Module.parse(f"spirv.module Logical GLSL450 {{ {op} }}")
    report = av.check(module, "vulkan1.1")
    assert not report.ok
    assert [reason in each.message for each in report.unchecked] == [True]


UNTYPED = """
OpCapability UntypedPointersKHR
OpCapability WorkgroupMemoryExplicitLayoutKHR
OpExtension "SPV_KHR_untyped_pointers"
OpExtension "SPV_KHR_workgroup_memory_explicit_layout"
"""
# What modules with variables in Workgroup memory declare, their memory model, the variables, and their size;
# None if that can't be known.
SHARED: dict[str, tuple[str, str, str, int | None]] = {
    "pointers": (
        'OpCapability PhysicalStorageBufferAddresses\nOpExtension "SPV_KHR_physical_storage_buffer"',
        "OpMemoryModel PhysicalStorageBuffer64 GLSL450",
        "%b = OpTypePointer PhysicalStorageBuffer %u\n%a = OpTypeArray %b %many\n"
        "%p = OpTypePointer Workgroup %a\n%w = OpVariable %p Workgroup",
        8 * 4096,
    ),
    "a type that MLIR lacks": (
        'OpCapability RayQueryKHR\nOpExtension "SPV_KHR_ray_query"',
        "OpMemoryModel Logical GLSL450",
        "%q = OpTypeRayQueryKHR\n%a = OpTypeArray %q %many\n"
        "%p = OpTypePointer Workgroup %a\n%w = OpVariable %p Workgroup",
        None,
    ),
    "small floats": (
        'OpCapability Float8EXT\nOpExtension "SPV_EXT_float8"',
        "OpMemoryModel Logical GLSL450",
        "%f8 = OpTypeFloat 8 Float8E4M3EXT\n%a = OpTypeArray %f8 %many\n"
        "%eight = OpTypeStruct %a %a %a %a %a %a %a %a\n"
        "%p = OpTypePointer Workgroup %eight\n%w = OpVariable %p Workgroup",
        8 * 4096,
    ),
    "an untyped variable": (
        UNTYPED,
        "OpMemoryModel Logical GLSL450",
        "%a = OpTypeArray %u %many\n%s = OpTypeStruct %a %a\n"
        "%p = OpTypeUntypedPointerKHR Workgroup\n%w = OpUntypedVariableKHR %p Workgroup %s",
        8 * 4096,
    ),
    "two untyped variables": (
        UNTYPED,
        "OpMemoryModel Logical GLSL450",
        "%a = OpTypeArray %u %many\n%s = OpTypeStruct %a %a\n%p = OpTypeUntypedPointerKHR Workgroup\n"
        "%w = OpUntypedVariableKHR %p Workgroup %s\n%x = OpUntypedVariableKHR %p Workgroup %u",
        8 * 4096 + 4,
    ),
    "an untyped variable of unknown length": (
        UNTYPED,
        "OpMemoryModel Logical GLSL450",
        "%n = OpSpecConstantOp %u UDiv %c1 %c0\n%a = OpTypeArray %u %n\n%s = OpTypeStruct %a %a\n"
        "%p = OpTypeUntypedPointerKHR Workgroup\n%w = OpUntypedVariableKHR %p Workgroup %s",
        None,
    ),
}


@pytest.mark.parametrize("name", SHARED)
def test_size_of_workgroup_memory(name: str, shared: ir.Context) -> None:
    """It is judged, or unknown."""
    declared, model, body, size = SHARED[name]
    interface = "%w %x" if "%x =" in body else "%w"
    head = COMPUTE.replace('"main"', f'"main" {interface}')
    head = head.replace("OpMemoryModel Logical GLSL450", f"{declared}\n{model}")
    # What is listed, and not used, is judged by itself.
    used = MAIN.replace("OpReturn", "%one = OpLoad %u %w\n%other = OpLoad %u %x\nOpReturn")
    main = used if "%x =" in body else MAIN
    module = av.spirv.read(assemble(head + TYPES + body + main, "vulkan1.2"), shared)

    report = av.check(module, "vulkan1.4")
    needs = [need for each in report.violations for need in each.clause.any_of]
    assert bool(report.unchecked) == (size is None)
    sizes = [int(need.value) for need in needs if need.dimension == "spirv.max_compute_shared_memory_size"]
    assert max(sizes, default=None) == size


@pytest.mark.parametrize(("scope", "is_known"), [("%c2", True), ("%none", False)])
def test_scopes_that_are_not_known(scope: str, is_known: bool, shared: ir.Context) -> None:
    text = COMPUTE + TYPES + "%none = OpSpecConstantOp %u UDiv %c1 %c0\n"
    text += MAIN.replace("OpReturn", f"OpControlBarrier %c2 {scope} %c0\nOpReturn")
    report = av.check(av.spirv.read(assemble(text, "vulkan1.2"), shared), "vulkan1.2")
    assert report.ok == is_known
    reasons = [each.message for each in report.unchecked]
    assert is_known or "its scope or its memory semantics can't be computed" in reasons[0]


def test_groups_of_decorations_without_targets(shared: ir.Context) -> None:
    """n decorations and n such uses of a group took n * n steps."""
    count = 200_000
    decorations = (
        "OpDecorate %g Restrict\n" * count + "%g = OpDecorationGroup\n" + "OpGroupDecorate %g\n" * count
    )
    module = av.spirv.read(assemble(COMPUTE + decorations + TYPES + MAIN, "vulkan1.1"), shared)
    assert not av.check(module, "vulkan1.1").violations
