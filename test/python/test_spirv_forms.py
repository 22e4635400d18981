# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Forms that versions begin or end, operands that need more, variables that hold pointers, in binaries."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import mlir.availability as av
import pytest
from mlir import ir
from spirv_shaders import capabilities, is_available, long_vectors, refused_by, shader
from spirv_tools_library import LIBRARY, assemble, validate
from vulkan_rule_targets import without

pytestmark = pytest.mark.skipif(
    not LIBRARY.exists(), reason="SPIRV-Tools is not here; ./dev setup tests fetches it"
)

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def shared() -> Iterator[ir.Context]:
    """A context for many modules."""
    with ir.Context() as context:
        yield context


SELECTED = shader(
    declarations="%s = OpTypeStruct %u32 %f32\n%x = OpConstantComposite %s %c1 %one",
    body="%y = OpSelect %s %true %x %x",
)
COPIED = """
OpCapability Kernel
OpCapability Addresses
OpCapability Linkage
OpMemoryModel Physical64 OpenCL
OpDecorate %f LinkageAttributes "f" Export
%void = OpTypeVoid
%u32 = OpTypeInt 32 0
%c4 = OpConstant %u32 4
%p = OpTypePointer CrossWorkgroup %u32
%fn = OpTypeFunction %void %p %p
%f = OpFunction %void None %fn
%to = OpFunctionParameter %p
%from = OpFunctionParameter %p
%e = OpLabel
OpCopyMemorySized %to %from %c4 Aligned 4 Aligned 4
OpReturn
OpFunctionEnd
"""
UNWRITTEN = shader(
    interface="%v",
    decorations="OpDecorate %v NonWritable",
    declarations="%p = OpTypePointer Private %u32\n%v = OpVariable %p Private",
)
UNWRITTEN_INSIDE = shader(
    decorations="OpDecorate %v NonWritable",
    declarations="%p = OpTypePointer Function %u32",
    body="%v = OpVariable %p Function",
)
OF_BUFFER = shader(
    capabilities="OpCapability SampledBuffer",
    declarations="%i = OpTypeImage %f32 Buffer 0 0 0 1 Unknown\n%s = OpTypeSampledImage %i",
)
BRANCHES = shader(body="OpSelectionMerge %m None\nOpBranchConditional %true %m %m\n%m = OpLabel")

FAST = shader(
    capabilities='OpCapability FloatControls2\nOpExtension "SPV_KHR_float_controls2"',
    decorations="OpDecorate %x FPFastMathMode NotNaN",
    body="%x = OpFAdd %f32 %one %one",
)


def test_an_extension_that_requires_a_version(shared: ir.Context) -> None:
    """SPV_KHR_float_controls2: "This extension requires SPIR-V 1.2." spirv-val doesn't look."""
    answers = {version: is_available(FAST, version, shared) for version in ("1.0", "1.1", "1.2", "1.6")}
    assert answers == {"1.0": False, "1.1": False, "1.2": True, "1.6": True}


# A module, and the versions before and after the form begins or ends.
VERSIONS = {
    "a selected struct": (SELECTED, {"1.3": False, "1.4": True}),
    "a variable that is not written": (UNWRITTEN.replace('"main" %v', '"main"'), {"1.3": False}),
    "such a variable, listed": (UNWRITTEN, {"1.4": True, "1.6": True}),
    "such a variable of a function": (UNWRITTEN_INSIDE, {"1.3": False, "1.4": True}),
    "a sampled buffer": (OF_BUFFER, {"1.5": True, "1.6": False}),
    "branches to one block": (BRANCHES, {"1.5": True, "1.6": False}),
    "a copy with two memory operands": (COPIED, {"1.3": False, "1.4": True}),
    "a copy with one": (COPIED.replace(" Aligned 4 Aligned 4", " Aligned 4"), {"1.0": True, "1.4": True}),
    "a variable that is listed twice": (shader(interface="%id %id"), {"1.3": True, "1.4": False}),
}


@pytest.mark.parametrize("name", VERSIONS)
def test_versions_begin_and_end_forms(name: str, shared: ir.Context) -> None:
    text, expected = VERSIONS[name]
    for version, answer in expected.items():
        assert (validate(assemble(text, f"spv{version}"), f"spv{version}") == "") == answer
        assert is_available(text, version, shared) == answer


LEVEL = shader(
    capabilities="OpCapability StorageImageReadWithoutFormat\n{}",
    interface="%v",
    decorations="OpDecorate %v DescriptorSet 0\nOpDecorate %v Binding 0",
    declarations="%v4 = OpTypeVector %f32 4\n%u2 = OpTypeVector %u32 2\n"
    "%at = OpConstantComposite %u2 %c0 %c0\n"
    "%i = OpTypeImage %f32 2D 0 0 0 2 Unknown\n%p = OpTypePointer UniformConstant %i\n"
    "%v = OpVariable %p UniformConstant",
    body="%l = OpLoad %i %v\n%x = OpImageRead %v4 %l %at Lod %c0",
)


def atomic(instruction: str, kind: str) -> str:
    """A shader with an atomic update of shared memory; the capabilities are left open."""
    return shader(
        capabilities="{}",
        interface="%v",
        declarations=f"{kind}\n%p = OpTypePointer Workgroup %t\n%n = OpConstantNull %t\n"
        "%v = OpVariable %p Workgroup",
        body=f"%x = {instruction} %t %v %c2 %c0 %n",
    )


DOUBLE = "%t = OpTypeFloat 64"
HALF = "%t = OpTypeFloat 16"
HALVES = "%h = OpTypeFloat 16\n%t = OpTypeVector %h 2"
MIN_MAX = "SPV_EXT_shader_atomic_float_min_max"
VECTORS = ("Float16", "AtomicFloat16VectorNV", "SPV_NV_shader_atomic_fp16_vector")
OTHERS = (
    "Float16",
    "AtomicFloat16AddEXT",
    "AtomicFloat16MinMaxEXT",
    MIN_MAX,
    "SPV_EXT_shader_atomic_float_add",
    "SPV_EXT_shader_atomic_float16_add",
)


def dot(form: str, vector: str, operands: str, *more: str) -> tuple[str, tuple[str, ...]]:
    """A dot product of vectors that few of MLIR's ops hold, and what it needs besides its input."""
    text = shader(
        capabilities="{}",
        declarations=f"%u8 = OpTypeInt 8 0\n{vector}\n%u = OpUndef %t" if vector else "",
        body=f"%x = {form} %u32 {operands}",
    )
    return text, ("DotProduct", "SPV_KHR_integer_dot_product", *more)


LONG = ("LongVectorEXT", "SPV_EXT_long_vector")
PAIR = dot("OpSDot", "%t = OpTypeVector %u32 2", "%u %u", "Int8")
FIVE = dot("OpUDot", "%t = OpTypeVector %u32 5", "%u %u", "Int8", *LONG)
BYTES = dot("OpSUDot", "%t = OpTypeVector %u8 4", "%u %u", "Int8")
THREE = dot("OpUDotAccSat", "%t = OpTypeVector %u8 3", "%u %u %c1", "Int8")
PACKED = dot("OpSDotAccSat", "", "%c1 %c1 %c1 PackedVectorFormat4x8Bit")
OF_BFLOAT16 = shader(
    capabilities="{}",
    declarations="%b = OpTypeFloat 16 BFloat16KHR\n%t = OpTypeVector %b 5\n%u = OpUndef %t",
    body="%x = OpDot %b %u %u",
)
BFLOAT16 = (*LONG, "BFloat16TypeKHR", "SPV_KHR_bfloat16")
CHOSEN = LEVEL.replace("OpImageRead %v4 %l %at Lod %c0", "OpSelect %i %true %l %l")
BINDLESS = CHOSEN.replace("GLSL450", "GLSL450\nOpSamplerImageAddressingModeNV 64")
# A module, what is declared, and whether that suffices.
DECLARED = [
    (CHOSEN, (), False),
    (BINDLESS, ("BindlessTextureNV", "SPV_NV_bindless_texture"), True),
    (LEVEL, (), False),
    (LEVEL, ("ImageReadWriteLodAMD", "SPV_AMD_shader_image_load_store_lod"), True),
    (
        LEVEL.replace("%x = OpImageRead %v4 %l %at Lod", "OpImageWrite %l %at %vn Lod").replace(
            "%i = OpTypeImage", "%vn = OpConstantNull %v4\n%i = OpTypeImage"
        ),
        ("StorageImageWriteWithoutFormat",),
        False,
    ),
    (atomic("OpAtomicFMinEXT", DOUBLE), ("Float64", "AtomicFloat32MinMaxEXT", MIN_MAX), False),
    (atomic("OpAtomicFMinEXT", DOUBLE), ("Float64", "AtomicFloat64MinMaxEXT", MIN_MAX), True),
    (atomic("OpAtomicFMaxEXT", HALF), ("Float16", "AtomicFloat64MinMaxEXT", MIN_MAX), False),
    (atomic("OpAtomicFMaxEXT", HALF), ("Float16", "AtomicFloat16MinMaxEXT", MIN_MAX), True),
    *(
        (atomic(op, HALVES), VECTORS, True)
        for op in ("OpAtomicFAddEXT", "OpAtomicFMinEXT", "OpAtomicFMaxEXT")
    ),
    *(
        (atomic(op, HALVES), OTHERS, False)
        for op in ("OpAtomicFAddEXT", "OpAtomicFMinEXT", "OpAtomicFMaxEXT")
    ),
    (atomic("OpAtomicExchange", HALVES), VECTORS, True),
    (atomic("OpAtomicExchange", HALVES), OTHERS, False),
]


ROUNDED = shader(
    capabilities="{}",
    interface="%v",
    decorations="OpDecorate %x FPRoundingMode RTE\nOpDecorate %s Block\nOpMemberDecorate %s 0 Offset 0\n"
    "OpDecorate %v DescriptorSet 0\nOpDecorate %v Binding 0",
    declarations="%h = OpTypeFloat 16\n%s = OpTypeStruct %h\n%p = OpTypePointer StorageBuffer %s\n"
    "%ph = OpTypePointer StorageBuffer %h\n%v = OpVariable %p StorageBuffer",
    body="%x = OpFConvert %h %one\n%at = OpAccessChain %ph %v %c0\nOpStore %at %x",
)
FIVE_ROUNDED = (
    ROUNDED.replace("%s = OpTypeStruct %h", "%t = OpTypeVector %h 5\n%s = OpTypeStruct %t")
    .replace("StorageBuffer %h", "StorageBuffer %t\n%f5 = OpTypeVector %f32 5\n%u = OpUndef %f5")
    .replace("OpFConvert %h %one", "OpFConvert %t %u")
)
MODEL = ("VulkanMemoryModel", "VulkanMemoryModelDeviceScope")
UNFORMATTED = shader(
    capabilities="{}",
    interface="%v",
    model="Logical Vulkan",
    decorations="OpDecorate %v DescriptorSet 0\nOpDecorate %v Binding 0",
    declarations="%v4 = OpTypeVector %f32 4\n%vn = OpConstantNull %v4\n%u2 = OpTypeVector %u32 2\n"
    "%pair = OpTypeStruct %u32 %v4\n%at = OpConstantComposite %u2 %c0 %c0\n"
    "%i = OpTypeImage %f32 2D 0 0 0 2 Unknown\n%p = OpTypePointer UniformConstant %i\n"
    "%v = OpVariable %p UniformConstant",
    body="%l = OpLoad %i %v\nBODY",
)
SPARSE = UNFORMATTED.replace("BODY", "%x = OpImageSparseRead %pair %l %at")
VISIBLE = UNFORMATTED.replace("BODY", "%x = OpImageRead %v4 %l %at MakeTexelVisible|NonPrivateTexel %c1")
WRITTEN = UNFORMATTED.replace("BODY", "OpImageWrite %l %at %vn MakeTexelAvailable|NonPrivateTexel %c1")
UNTYPED = ("UntypedPointersKHR", "SPV_KHR_untyped_pointers")
SHARED = shader(capabilities="{}", declarations="%p = OpTypeUntypedPointerKHR Workgroup")
LAYOUT = "SPV_KHR_workgroup_memory_explicit_layout"
STEPPING = shader(
    capabilities="{}",
    interface="%v",
    decorations="OpDecorate %s Block\nOpMemberDecorate %s 0 Offset 0\nOpDecorate %a ArrayStride 4\n"
    "OpDecorate %p ArrayStride 4\nOpDecorate %v DescriptorSet 0\nOpDecorate %v Binding 0",
    declarations="%a = OpTypeArray %u32 %c256\n%s = OpTypeStruct %a\n"
    "%p = OpTypeUntypedPointerKHR StorageBuffer\n%v = OpUntypedVariableKHR %p StorageBuffer %s",
    body="%x = OpUntypedPtrAccessChainKHR %p %a %v %c1 %c2\n%l = OpLoad %u32 %x",
)
INSIDE = STEPPING.replace("UntypedPtr", "UntypedInBoundsPtr")
# The same, where only the rules of Vulkan ask for it.
DECLARED_IN_VULKAN = [
    (ROUNDED, ("Float16",), False),
    (ROUNDED, ("StorageBuffer16BitAccess",), True),
    (ROUNDED, ("Float16", "UniformAndStorageBuffer16BitAccess"), True),
    (SPARSE, (*MODEL, "SparseResidency"), False),
    (SPARSE, (*MODEL, "SparseResidency", "StorageImageWriteWithoutFormat"), False),
    (SPARSE, (*MODEL, "SparseResidency", "StorageImageReadWithoutFormat"), True),
    (VISIBLE, MODEL, False),
    (VISIBLE, (*MODEL, "StorageImageReadWithoutFormat"), True),
    (WRITTEN, (*MODEL, "StorageImageReadWithoutFormat"), False),
    (WRITTEN, (*MODEL, "StorageImageWriteWithoutFormat"), True),
    (SHARED, UNTYPED, False),
    (SHARED, (*UNTYPED, "WorkgroupMemoryExplicitLayoutKHR", LAYOUT), True),
    (SHARED.replace("Workgroup", "StorageBuffer"), UNTYPED, True),
]


@pytest.mark.parametrize(("text", "declared", "expected"), DECLARED_IN_VULKAN)
def test_forms_need_capabilities_in_vulkan(
    text: str, declared: tuple[str, ...], expected: bool, shared: ir.Context
) -> None:
    binary = assemble(text.replace("{}", capabilities(*declared)), "spv1.5")
    assert (validate(binary, "vulkan1.2") == "") == expected
    assert av.check(av.spirv.read(binary, shared), "vulkan1.2+all").ok == expected


# An array of storage buffers, indexed by what a buffer holds.
INDEXED = shader(
    capabilities="{}",
    interface="%v",
    decorations="OpDecorate %s Block\nOpMemberDecorate %s 0 Offset 0\nOpDecorate %v DescriptorSet 0\n"
    "OpDecorate %v Binding 0\nNONUNIFORM",
    declarations="%c4 = OpConstant %u32 4\n%s = OpTypeStruct %u32\n%a = OpTypeArray %s %c4\n"
    "%pa = OpTypePointer StorageBuffer %a\n%pn = OpTypePointer StorageBuffer %u32\n"
    "%pu = OpTypeUntypedPointerKHR StorageBuffer\nVARIABLE",
    body="%first = CHAIN %c0 %c0\n%i = OpLoad %u32 %first\n%x = CHAIN INDEX %c0\nOpStore %x %i",
)
TYPED, BY_TYPE = "%v = OpVariable %pa StorageBuffer", "%v = OpUntypedVariableKHR %pu StorageBuffer %a"
CHAINS = {
    "OpAccessChain": (TYPED, "OpAccessChain %pn %v"),
    "OpInBoundsAccessChain": (TYPED, "OpInBoundsAccessChain %pn %v"),
    "OpUntypedAccessChainKHR": (BY_TYPE, "OpUntypedAccessChainKHR %pu %a %v"),
    "OpUntypedInBoundsAccessChainKHR": (BY_TYPE, "OpUntypedInBoundsAccessChainKHR %pu %a %v"),
}
DYNAMIC, NON_UNIFORM = "StorageBufferArrayDynamicIndexing", "StorageBufferArrayNonUniformIndexing"


@pytest.mark.parametrize("chain", CHAINS)
@pytest.mark.parametrize(
    ("index", "decorated", "declared", "needs"),
    [
        ("%c0", "", (), set()),
        ("%i", "", (), {DYNAMIC}),
        ("%i", "", (DYNAMIC,), set()),
        ("%i", "OpDecorate %i NonUniform", (DYNAMIC, "ShaderNonUniform"), {NON_UNIFORM}),
        ("%i", "OpDecorate %i NonUniform", (NON_UNIFORM, "ShaderNonUniform"), set()),
    ],
)
def test_indices_of_descriptors(
    chain: str, index: str, decorated: str, declared: tuple[str, ...], needs: set[str], shared: ir.Context
) -> None:
    """Rules 10127 to 10140 are about "an instruction" that accesses memory: any chain leads there. spirv-val
    doesn't ask.
    """
    variable, text = CHAINS[chain]
    made = INDEXED.replace("VARIABLE", variable).replace("CHAIN", text).replace("INDEX", index)
    names = capabilities(*UNTYPED, *declared)
    binary = assemble(made.replace("NONUNIFORM", decorated).replace("{}", names), "spv1.5")
    assert validate(binary, "vulkan1.2") == ""
    report = av.check(av.spirv.read(binary, shared), "vulkan1.2+all")
    assert {need.value for each in report.violations for need in each.clause.any_of} == needs


DESCRIPTORS = {
    "samplers": ("OpTypeSampler", "SampledImage"),
    "sampled images": ("OpTypeImage %f32 2D 0 0 0 1 Unknown", "SampledImage"),
    "storage images": ("OpTypeImage %f32 2D 0 0 0 2 R32f", "StorageImage"),
}


@pytest.mark.parametrize("indices", ["%c0 %c0", "%c0 %i", "%i %c0", "%i"])
@pytest.mark.parametrize("name", DESCRIPTORS)
def test_indices_of_arrays_in_arrays(name: str, indices: str, shared: ir.Context) -> None:
    """Rule 10128 names "a sampled image or sampler", however it is determined."""
    descriptor, kind = DESCRIPTORS[name]
    pointer = "%pd" if " " in indices else "%pa"
    text = shader(
        interface="%v",
        decorations="OpDecorate %v DescriptorSet 0\nOpDecorate %v Binding 0",
        declarations=f"%d = {descriptor}\n%a = OpTypeArray %d %c2\n%aa = OpTypeArray %a %c2\n"
        "%p = OpTypePointer UniformConstant %aa\n%pa = OpTypePointer UniformConstant %a\n"
        "%pd = OpTypePointer UniformConstant %d\n%v = OpVariable %p UniformConstant",
        body=f"%i = OpIAdd %u32 %c0 %c1\n%x = OpAccessChain {pointer} %v {indices}",
    )
    report = av.check(av.spirv.read(assemble(text, "spv1.5"), shared), "vulkan1.2+all")
    needs = {need.value for each in report.violations for need in each.clause.any_of}
    assert needs == ({f"{kind}ArrayDynamicIndexing"} if "%i" in indices else set())


@pytest.mark.parametrize(
    "storage", ["Private", "Function", "Input", "Output", "TaskPayloadWorkgroupEXT", "HitObjectAttributeNV"]
)
def test_untyped_pointers_need_a_layout(storage: str, shared: ir.Context) -> None:
    text = SHARED.replace("Workgroup", storage).replace("{}", capabilities(*UNTYPED))
    assert "11417" in refused_by(text, "vulkan1.4+all", shared)


def test_a_group_operation_without_a_scope(shared: ir.Context) -> None:
    """It is of the subgroup, and the stage has to support it."""
    text = shader(
        capabilities=capabilities("GroupNonUniformPartitionedNV", "SPV_NV_shader_subgroup_partitioned"),
        declarations="%v4 = OpTypeVector %u32 4\n%val = OpUndef %v4",
        body="%x = OpGroupNonUniformPartitionNV %v4 %val",
    )
    text = text.replace("GLCompute", "Fragment").replace("LocalSize 1 1 1", "OriginUpperLeft")
    assert "06343" in refused_by(text, without(("subgroupSupportedStages.FRAGMENT",)), shared)
    assert "06343" not in refused_by(text, without(()), shared)


def test_a_built_in_that_mlir_lacks_may_be_a_boolean(shared: ir.Context) -> None:
    text = shader(
        capabilities=capabilities("MeshShadingNV", "SPV_NV_mesh_shader"),
        decorations="{}",
        declarations="%p = OpTypePointer Output %bool\n%v = OpVariable %p Output",
        interface="%v",
    )
    built_in = text.replace("{}", "OpDecorate %v BuiltIn CullDistancePerViewNV")
    assert "07290" not in refused_by(built_in, "vulkan1.4+all", shared)
    assert "07290" in refused_by(text.replace("{}", "OpDecorate %v Location 0"), "vulkan1.4+all", shared)


# What computes with floats, and the widths of the floats.
FLOATS = {
    "%x = OpFAdd %h %hn %hn": {16},
    "%x = OpFAdd %f32 %one %one": {32},
    "%x = OpFMul %d2 %dn %dn": {64},
    "%x = OpFConvert %d %one": {32, 64},
    "%x = OpFOrdEqual %bool %hn %hn": {16},
    "%x = OpExtInst %d %glsl Sqrt %dz": {64},
    "%x = OpIAdd %u32 %c1 %c1": set(),
}
COMPUTED = shader(
    capabilities=capabilities("FloatControls2", "Float16", "Float64", "SPV_KHR_float_controls2")
    + '\n%glsl = OpExtInstImport "GLSL.std.450"',
    decorations="{}",
    declarations="%h = OpTypeFloat 16\n%d = OpTypeFloat 64\n%d2 = OpTypeVector %d 2\n"
    "%hn = OpConstantNull %h\n%dz = OpConstantNull %d\n%dn = OpConstantNull %d2\n"
    "%mode = OpConstant %u32 MODE",
    body="BODY",
)
SIGNIFICANT = {16: ("09559", "09560"), 32: ("09561", "09562"), 64: ("09563", "09564")}


def of_special_values(text: str, context: ir.Context) -> set[str]:
    lacking = without(tuple(f"shaderSignedZeroInfNanPreserveFloat{width}" for width in SIGNIFICANT))
    numbers = {number for both in SIGNIFICANT.values() for number in both}
    with context:
        return refused_by(text, lacking, context) & numbers


@pytest.mark.parametrize("body", FLOATS)
@pytest.mark.parametrize(
    ("flags", "keeps"),
    [("None", True), ("NotNaN|NotInf", True), ("NSZ|AllowRecip", True), ("NotNaN|NotInf|NSZ", False)],
)
def test_floats_that_keep_special_values(body: str, flags: str, keeps: bool, shared: ir.Context) -> None:
    """Rules 09560, 09562 and 09564: of the instruction's result and operands."""
    text = COMPUTED.replace("{}", f"OpDecorate %x FPFastMathMode {flags}").replace("BODY", body)
    expected = {SIGNIFICANT[width][1] for width in FLOATS[body]} if keeps else set()
    assert of_special_values(text.replace("MODE", "0"), shared) == expected
    # In a group.
    group = f"OpDecorate %g FPFastMathMode {flags}\n%g = OpDecorationGroup\nOpGroupDecorate %g %x"
    text = COMPUTED.replace("{}", group)
    assert of_special_values(text.replace("BODY", body).replace("MODE", "0"), shared) == expected


@pytest.mark.parametrize(("kind", "width"), [("%h", 16), ("%f32", 32), ("%d", 64)])
@pytest.mark.parametrize(("mode", "keeps"), [("0", True), ("6", True), ("7", False), ("131079", False)])
def test_floats_that_keep_special_values_by_default(
    kind: str, width: int, mode: str, keeps: bool, shared: ir.Context
) -> None:
    """Rules 09559, 09561 and 09563: of the type, with the flags of a constant."""
    text = COMPUTED.replace(
        "OpExecutionMode %main LocalSize 1 1 1",
        f"OpExecutionMode %main LocalSize 1 1 1\nOpExecutionModeId %main FPFastMathDefault {kind} %mode",
    )
    text = text.replace("{}", "").replace("BODY", "").replace("MODE", mode)
    assert of_special_values(text, shared) == ({SIGNIFICANT[width][0]} if keeps else set())


@pytest.mark.parametrize(("text", "declared", "expected"), DECLARED)
def test_forms_need_capabilities(
    text: str, declared: tuple[str, ...], expected: bool, shared: ir.Context
) -> None:
    text = text.replace("{}", capabilities(*declared))
    assert (validate(assemble(text, "spv1.5"), "spv1.5") == "") == expected
    assert is_available(text, "1.5", shared) == expected


CLIPPED = """
OpCapability Shader
{}
OpMemoryModel Logical GLSL450
OpEntryPoint Vertex %main "main" %v
OpMemberDecorate %s 0 BuiltIn ClipDistance
OpDecorate %s Block
%void = OpTypeVoid
%fn = OpTypeFunction %void
%u32 = OpTypeInt 32 0
%f32 = OpTypeFloat 32
%c1 = OpConstant %u32 1
%c4 = OpConstant %u32 4
%a = OpTypeArray %f32 %c1
%s = OpTypeStruct %a
%p = OpTypePointer Output %s
%v = OpVariable %p Output
%main = OpFunction %void None %fn
%entry = OpLabel
OpCopyMemorySized %v %v %c4
OpReturn
OpFunctionEnd
"""
INPUTS = "DotProductInput4x8Bit", "DotProductInput4x8BitPacked", "DotProductInputAll"
FLOAT8 = ("Float8EXT", "SPV_EXT_float8", "SPV_EXT_long_vector")
OF_SMALL = "Float8CooperativeMatrixEXT"
MATRICES = (*FLOAT8, "VulkanMemoryModel", "CooperativeMatrixKHR", "SPV_KHR_cooperative_matrix")
SMALL = shader(
    model="Logical Vulkan",
    capabilities="{{}}",
    declarations="%device = OpConstant %u32 1\n%subgroup = OpConstant %u32 3\n%c16 = OpConstant %u32 16\n"
    "%f8 = OpTypeFloat 8 Float8E5M2EXT\n%m = OpTypeCooperativeMatrixKHR %f8 {scope} %c16 %c16 %c0",
)
FIVE_SMALL = shader(
    capabilities="{}", declarations="%f8 = OpTypeFloat 8 Float8E4M3EXT\n%t = OpTypeVector %f8 5"
)
OF_DOT, STORED = "BFloat16DotProductKHR", "StorageBuffer16BitAccess"
POINTERS = "none", "VariablePointersStorageBuffer", "VariablePointers"
# A module with what else it declares, what it may declare, and what of this suffices. spirv-val asks the
# same from 2026 on.
ONE_OF = {
    "pairs": (PAIR, INPUTS, INPUTS[2:]),
    "five": (FIVE, INPUTS, INPUTS[2:]),
    "four bytes": (BYTES, INPUTS, INPUTS[::2]),
    "three bytes": (THREE, INPUTS, INPUTS[2:]),
    "packed": (PACKED, INPUTS, INPUTS[1:2]),
    "bfloat16": ((OF_BFLOAT16, BFLOAT16), ("none", OF_DOT), (OF_DOT,)),
    "rounded": ((FIVE_ROUNDED, (*LONG, "Float16")), ("none", STORED), (STORED,)),
    "matrices of small floats": (
        (SMALL.format(scope="%subgroup"), MATRICES),
        ("none", OF_SMALL),
        (OF_SMALL,),
    ),
    "five small floats": ((FIVE_SMALL, FLOAT8), ("none", "LongVectorEXT"), ("LongVectorEXT",)),
    "eight small floats": (
        (FIVE_SMALL.replace(" 5", " 8"), FLOAT8),
        ("none", "LongVectorEXT"),
        ("LongVectorEXT",),
    ),
    "a pointer that steps": ((STEPPING, UNTYPED), POINTERS, POINTERS[1:]),
    "a block": ((CLIPPED, UNTYPED), ("none", "CullDistance", "ClipDistance"), ("ClipDistance",)),
    "and stays inside": ((INSIDE, UNTYPED), POINTERS, ()),
}


@pytest.mark.parametrize("name", ONE_OF)
def test_forms_need_one_of_some_capabilities(name: str, shared: ir.Context) -> None:
    (text, others), offered, suffice = ONE_OF[name]
    for declared in offered:
        all_of = (*others, declared) if declared != "none" else others
        module = av.spirv.read(long_vectors(text, *all_of), shared)
        assert av.check(module, "vulkan1.4+all").ok == (declared in suffice), declared


@pytest.mark.parametrize("scope", ["%device", "%subgroup"])
def test_scopes_of_matrices_of_small_floats(scope: str, shared: ir.Context) -> None:
    text = SMALL.format(scope=scope).replace("{}", capabilities(*MATRICES, OF_SMALL))
    assert ("12243" in refused_by(text, "vulkan1.4+all", shared)) == (scope == "%device")


@pytest.mark.parametrize("encoding", ["Float8E4M3EXT", "Float8E5M2EXT"])
@pytest.mark.parametrize("kind", ["%f8", "%v2"])
@pytest.mark.parametrize("storage", ["Input", "Output", "Private", "StorageBuffer"])
def test_small_floats_between_stages(storage: str, kind: str, encoding: str, shared: ir.Context) -> None:
    text = shader(
        capabilities=capabilities("Float8EXT", "SPV_EXT_float8"),
        declarations=f"%f8 = OpTypeFloat 8 {encoding}\n%v2 = OpTypeVector %f8 2\n"
        f"%p = OpTypePointer {storage} {kind}",
    )
    rules = {"10980"} if storage in ("Input", "Output") else set()
    assert refused_by(text, "vulkan1.4+all", shared) == rules


BARRIER = """
OpCapability Shader
OpCapability Tessellation
OpMemoryModel Logical GLSL450
OpEntryPoint {model} %main "main"
{mode}
%void = OpTypeVoid
%fn = OpTypeFunction %void
%u32 = OpTypeInt 32 0
%c2 = OpConstant %u32 2
%c264 = OpConstant %u32 264
%main = OpFunction %void None %fn
%entry = OpLabel
OpControlBarrier %c2 %c2 %c264
OpReturn
OpFunctionEnd
"""


@pytest.mark.parametrize("version", ["1.0", "1.2", "1.3"])
@pytest.mark.parametrize(
    ("model", "mode", "since"),
    [
        ("GLCompute", "OpExecutionMode %main LocalSize 1 1 1", "1.0"),
        ("TessellationControl", "OpExecutionMode %main OutputVertices 3", "1.0"),
        ("Fragment", "OpExecutionMode %main OriginUpperLeft", "1.3"),
        ("Vertex", "", "1.3"),
    ],
)
def test_barriers_by_stage(model: str, mode: str, since: str, version: str, shared: ir.Context) -> None:
    text = BARRIER.format(model=model, mode=mode)
    assert (validate(assemble(text, f"spv{version}"), f"spv{version}") == "") == (version >= since)
    assert is_available(text, version, shared) == (version >= since)


# ---------------------------------------------------------------------------------------------------------
# Vectors
# ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "declared", "expected"),
    [
        (8, ("Kernel", "Vector16"), True),
        (8, (), False),
        (5, ("Kernel", "Vector16"), False),
        *((number, ("LongVectorEXT", "SPV_EXT_long_vector"), True) for number in (1, 5, 8, 16)),
        (1, (), False),
        (4, (), True),
    ],
)
def test_long_vectors_are_judged_by_their_length(
    number: int, declared: tuple[str, ...], expected: bool, shared: ir.Context
) -> None:
    # spirv-val 2026.4 says what is expected.
    text = shader(declarations=f"%v = OpTypeVector %f32 {number}", capabilities="{}")
    module = av.spirv.read(long_vectors(text, *declared), shared)
    assert av.check(module, "spirv1.6+all").ok == expected


# ---------------------------------------------------------------------------------------------------------
# Flags in constants
# ---------------------------------------------------------------------------------------------------------

QUERY = shader(
    capabilities='OpCapability RayQueryKHR\n{}\nOpExtension "SPV_KHR_ray_query"',
    interface="%q %s",
    decorations="OpDecorate %s DescriptorSet 0\nOpDecorate %s Binding 0",
    declarations="%tq = OpTypeRayQueryKHR\n%ts = OpTypeAccelerationStructureKHR\n"
    "%v3 = OpTypeVector %f32 3\n"
    "%z = OpConstantComposite %v3 %one %one %one\n%pq = OpTypePointer Private %tq\n"
    "%ps = OpTypePointer UniformConstant %ts\n%q = OpVariable %pq Private\n"
    "%s = OpVariable %ps UniformConstant",
    body="%l = OpLoad %ts %s\nOpRayQueryInitializeKHR %q %l FLAGS %c1 %z %one %z %one",
)


@pytest.mark.parametrize(
    ("flags", "declared", "expected"),
    [
        ("%c0", "", True),
        ("%c256", "", False),
        ("%c256", "OpCapability RayTraversalPrimitiveCullingKHR", True),
    ],
)
def test_flags_of_rays(flags: str, declared: str, expected: bool, shared: ir.Context) -> None:
    # spirv-val doesn't look at the constant. The grammar: "SkipTrianglesKHR" has the capability
    # RayTraversalPrimitiveCullingKHR.
    assert is_available(QUERY.replace("FLAGS", flags).replace("{}", declared), "1.5", shared) == expected


# Kinds without an operand that is a constant, or whose enumerants need no more than the instruction.
NOT_IN_CONSTANTS = {
    "FragmentShadingRate": "values of built-in variables",
    "ImageChannelDataType": "results of queries",
    "ImageChannelOrder": "results of queries",
    "RayQueryCandidateIntersectionType": "results of queries",
    "RayQueryCommittedIntersectionType": "results of queries",
    "RayQueryIntersection": "RayQueryKHR, as the instructions",
    "KernelEnqueueFlags": "Kernel, as the instruction",
    "KernelProfilingInfo": "Kernel, as the instruction",
    "TensorClampMode": "nothing",
    "CooperativeVectorMatrixLayout": "nothing",
    "ComponentType": "nothing",
    "QuantizationModes": "literals of extended instructions",
    "OverflowModes": "literals of extended instructions",
}


def test_kinds_of_constants_are_read() -> None:
    grammar = (ROOT / "td/generated/SPIRVGrammar.td").read_text()
    kinds = set(re.findall(r'SPIRVOperandKind<"(\w+)", "(?:Bit|Value)Enum">', grammar))
    listed = re.findall(r'SPIRVInstruction<\d+, "\w+", \[(.*?)\]|SPIRVEnumerant<[^[>]*\[(.*?)\]', grammar)
    inline = set(re.findall(r'"[?*]?(\w+)"', " ".join("".join(each) for each in listed)))
    records = (ROOT / "td/dialects/SPIRV/SPIRVInstructions.td").read_text()
    read = set(re.findall(r'SPIRVConstantOperands<"(\w+)"', records)) | {"Scope", "MemorySemantics"}
    assert kinds - inline - read == set(NOT_IN_CONSTANTS)


# ---------------------------------------------------------------------------------------------------------
# Variables that hold pointers
# ---------------------------------------------------------------------------------------------------------

SHAPES = {
    "bare": "",
    "in a struct": "%s = OpTypeStruct %u32 {}",
    "in an array": "%s = OpTypeArray {} %c2",
    "in an array in a struct": "%a = OpTypeArray {} %c2\n%s = OpTypeStruct %a",
}


def holding(pointee: str, memory: str, capability: str, shape: str) -> str:
    """A shader with a variable in `memory` that is or contains a pointer to `pointee`."""
    physical = pointee == "PhysicalStorageBuffer"
    declared = ["SPV_KHR_variable_pointers", *([capability] if capability else [])]
    if physical:
        declared += ["PhysicalStorageBufferAddresses", "SPV_KHR_physical_storage_buffer"]
    held = "%s" if SHAPES[shape] else "%to"
    return shader(
        capabilities=capabilities(*declared),
        model="PhysicalStorageBuffer64 GLSL450" if physical else "Logical GLSL450",
        # A bare physical pointer has to be decorated.
        decorations="OpDecorate %v AliasedPointer" if physical and shape == "bare" else "",
        declarations=f"%to = OpTypePointer {pointee} %u32\n{SHAPES[shape].format('%to')}\n"
        f"%p = OpTypePointer {memory} {held}\n%v = OpVariable %p {memory}",
    )


@pytest.mark.parametrize("memory", ["Private", "Workgroup"])
@pytest.mark.parametrize("pointee", ["StorageBuffer", "Workgroup", "Private", "PhysicalStorageBuffer"])
def test_variables_that_hold_pointers(memory: str, pointee: str, shared: ir.Context) -> None:
    for capability in ("", "VariablePointersStorageBuffer", "VariablePointers"):
        # SPIRV-Tools 2025.5 looks at bare pointers alone; 2026.4 judges all shapes as these.
        bare = assemble(holding(pointee, memory, capability, "bare"), "spv1.3")
        expected = validate(bare, "spv1.3") == ""
        for shape in SHAPES:
            text = holding(pointee, memory, capability, shape)
            assert is_available(text, "1.3", shared) == expected, (capability, shape)


@pytest.mark.parametrize("declared", ["", ", VariablePointersStorageBuffer", ", VariablePointers"])
def test_blocks_never_hold_pointers(declared: str, shared: ir.Context) -> None:
    module = ir.Module.parse(
        f"""
        spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [Shader{declared}], []> {{
          spirv.GlobalVariable @p bind(0, 0) : !spirv.ptr<
              !spirv.struct<(!spirv.ptr<f32, StorageBuffer> [0]), Block>, StorageBuffer>
          spirv.func @main() "None" {{ spirv.Return }}
          spirv.EntryPoint "GLCompute" @main
          spirv.ExecutionMode @main "LocalSize", 1, 1, 1
        }}
        """,
        shared,
    )
    details = {each.clause.source.detail for each in av.check(module, "spirv1.3+all").violations}
    assert "a variable that holds a pointer" in details
