# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rules of Vulkan about what several parts of a module make together: what is refused, and what isn't."""

from __future__ import annotations

import struct
from collections.abc import Iterator

import mlir.availability as av
import pytest
from mlir import ir
from spirv_shaders import capabilities, refused_by, shader
from spirv_tools_library import LIBRARY, assemble
from vulkan_case import module, used
from vulkan_forms import KINDS, OPCODES, Form, asked, needs_by
from vulkan_forms import module as with_instructions
from vulkan_rule_targets import without

NEVER = {"Metal", "OpenCL", "WebGPU"}
needs_assembler = pytest.mark.skipif(
    not LIBRARY.exists(), reason="SPIRV-Tools is not here; ./dev setup tests fetches it"
)


@pytest.fixture(scope="module", autouse=True)
def context() -> Iterator[ir.Context]:
    with ir.Context() as entered:
        yield entered


def refusals(text: str, number: str) -> set[str]:
    """Returns what a rule asks of a target that has everything."""
    return needs_by(text, number, ("maintenance9",))[0]


def instruction(name: str, operands: str, types: str, result: str = "()", **kinds: int) -> str:
    """Returns the op of an instruction, with enumerants by their kinds."""
    numbers = ", ".join(f"{KINDS.index(kind)}, {value}" for kind, value in kinds.items())
    enumerants = f"array<i32{': ' if numbers else ''}{numbers}>"
    return (
        f'spirv.binary.instruction "{name}"({operands}) {{enumerants = {enumerants}, '
        f"opcode = {OPCODES[name]} : i32}} : ({types}) -> {result}"
    )


# ===-----------------------------------------------------------------------------------------------===
# Memory semantics
# ===-----------------------------------------------------------------------------------------------===


@pytest.mark.parametrize("name", asked()["10870"])
def test_an_order_is_about_memory(name: str) -> None:
    """A module that states its triple is complete; others wait for the lowering."""
    order = 4 if name in ("OpAtomicStore", "OpControlBarrierArriveEXT") else 2
    for bits, needs in (((order,), NEVER), ((order, 0x100), set()), ((), set())):
        form = Form("", (), ("Scope 2", "Scope 2", *(f"MemorySemantics {bit}" for bit in bits)))
        text = with_instructions([(name, form)], "GLCompute")
        assert refusals(text, "10870") == set()
        stated = text.replace("GLSL450 {", "GLSL450 requires #spirv.vce<v1.3, [Shader], []> {")
        assert refusals(stated, "10870") == needs


# The masks if the values are equal and if they differ, and the rule that these break.
UNEQUAL = [
    ("AcquireRelease|UniformMemory", "Release|UniformMemory", "10875"),
    ("None", "Acquire", "10876"),
    ("Acquire|UniformMemory", "Acquire|UniformMemory|WorkgroupMemory", "10877"),
    ("AcquireRelease|UniformMemory", "Acquire|UniformMemory|MakeVisible", "10878"),
    ("AcquireRelease|UniformMemory|Volatile", "Acquire|UniformMemory", "10879"),
    ("AcquireRelease|UniformMemory|MakeVisible", "Acquire|UniformMemory|MakeVisible", ""),
    ("Release|UniformMemory", "Acquire|UniformMemory", ""),
]
BITS = {
    "None": 0,
    "Acquire": 2,
    "Release": 4,
    "AcquireRelease": 8,
    "UniformMemory": 0x40,
    "WorkgroupMemory": 0x100,
    "MakeVisible": 0x4000,
    "Volatile": 0x8000,
}


@pytest.mark.parametrize(("equal", "unequal", "rule"), UNEQUAL)
def test_semantics_of_a_comparison_obey_their_rules(equal: str, unequal: str, rule: str) -> None:
    pointer = "!spirv.ptr<i32, StorageBuffer>"
    op = module(
        f'spirv.func @f(%p: {pointer}, %x: i32) "None" {{\n'
        f"%0 = spirv.AtomicCompareExchange <Device> <{equal}> <{unequal}> %p, %x, %x : {pointer}\n"
        "spirv.Return }"
    )
    masks = ", ".join(str(sum(BITS[bit] for bit in each.split("|"))) for each in (equal, unequal))
    plain = with_instructions(
        [("OpAtomicCompareExchange", Form("i32", (pointer, "i32", "i32")))], "GLCompute"
    )
    plain = plain.replace("{enumerants", f"{{both_semantics = array<i32: {masks}>, enumerants")
    for text in (op, plain):
        found = {number for number in ("10875", "10876", "10877", "10878", "10879") if refusals(text, number)}
        # A violation has the first of the rules that ask the same.
        assert found == ({rule} if rule else set())


EXTENSIONS = ("SPV_KHR_untyped_pointers", "SPV_KHR_workgroup_memory_explicit_layout")


@needs_assembler
def test_both_semantics_are_read(context: ir.Context) -> None:
    """Untyped pointers: MLIR has no op for the comparison."""
    text = shader(
        capabilities=capabilities("UntypedPointersKHR", "WorkgroupMemoryExplicitLayoutKHR", *EXTENSIONS),
        interface="%v",
        decorations="OpDecorate %s Block\nOpMemberDecorate %s 0 Offset 0",
        declarations="%c264 = OpConstant %u32 264\n%c258 = OpConstant %u32 258\n%c260 = OpConstant %u32 260\n"
        "%s = OpTypeStruct %u32\n"
        "%p = OpTypeUntypedPointerKHR Workgroup\n%v = OpUntypedVariableKHR %p Workgroup %s",
        body="%x = OpAtomicCompareExchange %u32 %v %c2 %c264 {} %c1 %c1",
    )
    for unequal, expected in (("%c260", {"10875"}), ("%c258", set())):
        data = assemble(text.replace("{}", unequal), "spv1.6")
        found = av.check(av.spirv.read(data, context), "vulkan1.4+all").violations
        assert {(each.clause.source.rule or "")[-5:] for each in found} == expected


# ===-----------------------------------------------------------------------------------------------===
# Stages
# ===-----------------------------------------------------------------------------------------------===

STAGES = (
    *("Vertex", "TessellationEvaluation", "Geometry", "Fragment", "RayGenerationKHR", "IntersectionKHR"),
    *("AnyHitKHR", "ClosestHitKHR", "MissKHR", "CallableKHR", "GLCompute", "TaskEXT", "MeshEXT"),
    "TessellationControl",
)
WITH_WORKGROUPS = {"GLCompute", "TaskEXT", "MeshEXT", "TessellationControl"}
RAYS = {"RayGenerationKHR", "IntersectionKHR", "AnyHitKHR", "ClosestHitKHR", "MissKHR", "CallableKHR"}


@pytest.mark.parametrize("model", STAGES)
def test_scopes_by_stage(model: str) -> None:
    def barrier(execution: str, memory: str) -> str:
        entry = f"spirv.ControlBarrier <{execution}>, <{memory}>, <AcquireRelease|UniformMemory>"
        return module("", entry=entry, model=model, memory="Logical Vulkan")

    for text, number, allowed in (
        (barrier("Workgroup", "Device"), "04637", WITH_WORKGROUPS),
        (barrier("Subgroup", "Workgroup"), "07321", WITH_WORKGROUPS),
    ):
        assert refusals(text, number) == (set() if model in allowed else NEVER)
    assert refusals(barrier("Subgroup", "Device"), "04637") == set()
    assert refusals(barrier("Subgroup", "Device"), "07321") == set()
    text = barrier("Subgroup", "ShaderCallKHR")
    stated = "#spirv.vce<v1.4, [RayTracingKHR], [SPV_KHR_ray_tracing]>"
    text = text.replace("Vulkan {", f"Vulkan requires {stated} {{")
    assert refusals(text, "04640") == (set() if model in RAYS else NEVER)


def test_memory_that_a_patch_shares() -> None:
    entry = "spirv.MemoryBarrier <{}>, <AcquireRelease|OutputMemory>"
    for memory, scope, needs in (
        ("GLSL450", "Workgroup", NEVER),
        ("GLSL450", "Device", set()),
        ("Vulkan", "Workgroup", set()),
    ):
        text = module("", entry=entry.format(scope), model="TessellationControl", memory=f"Logical {memory}")
        assert refusals(text, "07320") == needs


def test_rates_of_mesh_shaders() -> None:
    variable = 'built_in("PrimitiveShadingRateKHR")', "!spirv.ptr<!spirv.array<1 x i32>, Output>"
    feature = "primitiveFragmentShadingRateMeshShader"
    assert needs_by(used("MeshEXT", *variable), "12275", (feature,)) == ({feature}, set())
    assert needs_by(used("MeshEXT", *variable), "12275", ("maintenance9",)) == (set(), set())
    assert needs_by(used("Vertex", *variable), "12275", (feature,)) == (set(), set())


def test_coverage_after_the_depth_test() -> None:
    fact = "conservativeRasterizationPostDepthCoverage"
    text = used("Fragment", 'built_in("FullyCoveredEXT")', "!spirv.ptr<i1, Input>")
    with_mode = text.replace(
        "spirv.ExecutionMode", 'spirv.ExecutionMode @main "PostDepthCoverage"\nspirv.ExecutionMode'
    )
    assert needs_by(with_mode, "04235", (fact,)) == ({fact}, set())
    assert needs_by(with_mode, "04235", ("maintenance9",)) == (set(), set())
    assert needs_by(text, "04235", (fact,)) == (set(), set())


# ===-----------------------------------------------------------------------------------------------===
# Entry points and variables
# ===-----------------------------------------------------------------------------------------------===


def test_shaders_take_and_return_nothing() -> None:
    """A module that states its triple is complete; upstream's passes make parameters variables before."""
    for triple, given in (("requires #spirv.vce<v1.3, [Shader], []> ", NEVER), ("", set())):
        text = module("").replace("GLSL450 {", f"GLSL450 {triple}{{")
        for signature, needs in (("()", set()), ("(%x: i32)", given)):
            assert refusals(text.replace("@main()", f"@main{signature}"), "04633") == needs


BLOCK = "!spirv.struct<(f32 [0]), Block>"


def test_banks_of_push_constants() -> None:
    kind = f"!spirv.ptr<{BLOCK}, PushConstant>"
    variables = "\n".join(f"spirv.GlobalVariable @{name} : {kind}" for name in "vw")
    entry = "\n".join(f"%{name} = spirv.mlir.addressof @{name} : {kind}" for name in "vw")
    declaration = instruction("OpCapability", "", "", Capability=5423)
    for number, text in (
        ("06673", module(variables, interface=", @v, @w")),
        ("06674", module(variables, entry=entry)),
    ):
        assert refusals(text, number) == NEVER
        declared = text.replace("spirv.GlobalVariable @v", f"{declaration}\nspirv.GlobalVariable @v")
        assert refusals(declared, number) == set()
        assert refusals(module(variables, interface=", @v"), number) == set()


@pytest.mark.parametrize(("count", "expected"), [(33, {"maxPushDataSize"}), (32, set())])
def test_push_constants_above_the_minimum(count: int, expected: set[str]) -> None:
    block = f"!spirv.struct<(!spirv.array<{count} x f32, stride=4> [0]), Block>"
    text = used("GLCompute", "", f"!spirv.ptr<{block}, PushConstant>")
    assert needs_by(text, "12455", ("maxPushDataSize",)) == (set(), expected)


@needs_assembler
@pytest.mark.parametrize(
    ("storage", "number", "decorations"),
    [
        ("PushConstant", "06675", ("Block",)),
        ("StorageBuffer", "06675", ("Block",)),
        ("Uniform", "06676", ("Block", "BufferBlock")),
    ],
)
def test_structs_are_decorated(
    storage: str, number: str, decorations: tuple[str, ...], context: ir.Context
) -> None:
    """MLIR's own modules leave the decoration to the serializer."""
    bound = "OpDecorate %v DescriptorSet 0\nOpDecorate %v Binding 0"
    for decoration in ("", *decorations):
        text = shader(
            decorations=f"OpMemberDecorate %s 0 Offset 0\n{bound if storage != 'PushConstant' else ''}\n"
            + (f"OpDecorate %s {decoration}" if decoration else ""),
            declarations=f"%s = OpTypeStruct %u32\n%p = OpTypePointer {storage} %s\n"
            f"%v = OpVariable %p {storage}",
        )
        found = av.check(av.spirv.read(assemble(text, "spv1.3"), context), "vulkan1.1+all").violations
        rules = {(each.clause.source.rule or "")[-5:] for each in found}
        assert rules == (set() if decoration else {number})
    undecorated = "!spirv.ptr<!spirv.struct<(i32 [0])>, StorageBuffer>"
    assert refusals(used("GLCompute", "bind(0, 0)", undecorated), number) == set()


@needs_assembler
@pytest.mark.parametrize(("scope", "rule"), [("%c0", "04638"), ("%c2", ""), ("%c3", "07951")])
@pytest.mark.parametrize(
    "body",
    [
        "%x = OpLoad %u32 %w MakePointerVisible|NonPrivatePointer {}",
        "OpStore %w %c0 MakePointerAvailable|NonPrivatePointer {}",
    ],
)
def test_scopes_of_memory_operands(body: str, scope: str, rule: str, context: ir.Context) -> None:
    text = shader(
        model="Logical Vulkan",
        interface="%w",
        capabilities=capabilities("VulkanMemoryModel"),
        declarations="%c3 = OpConstant %u32 3\n"
        "%p = OpTypePointer Workgroup %u32\n%w = OpVariable %p Workgroup",
        body=body.format(scope),
    )
    target = "vulkan1.4" if rule == "07951" else "vulkan1.4+all"
    assert refused_by(text, target, context) - {""} == ({rule} if rule else set())


@needs_assembler
@pytest.mark.parametrize(
    ("decoration", "rule"), [("NoPerspective", "04670"), ("InputAttachmentIndex 0", "06678"), ("", "")]
)
def test_decorations_in_storage_classes_that_mlir_lacks(
    decoration: str, rule: str, context: ir.Context
) -> None:
    text = shader(
        capabilities=capabilities(
            "InputAttachment", "ShaderInvocationReorderNV", "SPV_NV_shader_invocation_reorder"
        ),
        decorations=f"OpDecorate %v {decoration}" if decoration else "",
        declarations="%p = OpTypePointer HitObjectAttributeNV %f32\n%v = OpVariable %p HitObjectAttributeNV",
    )
    assert refused_by(text, "vulkan1.4+all", context) & {"04670", "06678"} == ({rule} if rule else set())


@needs_assembler
@pytest.mark.parametrize("decoration", ["Block", ""])
def test_untyped_memory_of_workgroups_is_a_block(decoration: str, context: ir.Context) -> None:
    text = shader(
        interface="%v",
        capabilities=capabilities(
            "UntypedPointersKHR",
            "SPV_KHR_untyped_pointers",
            "WorkgroupMemoryExplicitLayoutKHR",
            "SPV_KHR_workgroup_memory_explicit_layout",
        ),
        decorations="OpMemberDecorate %s 0 Offset 0" + ("\nOpDecorate %s Block" if decoration else ""),
        declarations="%s = OpTypeStruct %u32\n%p = OpTypeUntypedPointerKHR Workgroup\n"
        "%v = OpUntypedVariableKHR %p Workgroup %s",
    )
    assert refused_by(text, "vulkan1.4+all", context) == (set() if decoration else {"10684"})


# ===-----------------------------------------------------------------------------------------------===
# Images and tensors
# ===-----------------------------------------------------------------------------------------------===

OPAQUE = {
    "OpTypeImage": "%t = OpTypeImage %f32 2D 0 0 0 1 Unknown",
    "OpTypeSampledImage": "%i = OpTypeImage %f32 2D 0 0 0 1 Unknown\n%t = OpTypeSampledImage %i",
    "OpTypeSampler": "%t = OpTypeSampler",
    "OpTypeAccelerationStructureKHR": "%t = OpTypeAccelerationStructureKHR",
    "OpTypeVector": "%t = OpTypeVector %f32 4",
}


@needs_assembler
@pytest.mark.parametrize("name", OPAQUE)
@pytest.mark.parametrize("where", ["declarations", "body"])
def test_undefined_resources(name: str, where: str, context: ir.Context) -> None:
    parts = {"declarations": OPAQUE[name], "body": ""}
    parts[where] += "\n%x = OpUndef %t"
    declared = capabilities("RayQueryKHR", "SPV_KHR_ray_query") if "Acceleration" in name else ""
    found = refused_by(shader(capabilities=declared, **parts), "vulkan1.4+all", context)
    assert ("12464" in found) == (name != "OpTypeVector")


IMAGE = "!spirv.image<{}, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, {}>"


@pytest.mark.parametrize(
    ("name", "number"), [("OpImageTexelPointer", "04658"), ("OpUntypedImageTexelPointerEXT", "11416")]
)
def test_formats_of_atomics(name: str, number: str) -> None:
    texel = "!spirv.ptr<i32, Image>"
    for kind, image_format, needs in (
        ("i32", "R32ui", set()),
        ("f32", "R32f", set()),
        ("i64", "R64i", set()),
        ("i32", "Rg32ui", NEVER),
        ("f32", "Rgba8", NEVER),
    ):
        image = IMAGE.format(kind, image_format)
        pointer = instruction(
            name, "%i, %x, %s", f"!spirv.ptr<{image}, UniformConstant>, vector<2xi32>, i32", texel
        )
        if name == "OpUntypedImageTexelPointerEXT":
            pointer = pointer.replace("{enumerants", f"{{data_type = {image}, enumerants")
        arguments = f"%i: !spirv.ptr<{image}, UniformConstant>, %x: vector<2xi32>, %s: i32"
        atomic = f"%0 = spirv.AtomicIAdd <Device> <None> %p, %s : {texel}"
        for use in (atomic, ""):
            text = module(f'spirv.func @f({arguments}) "None" {{ %p = {pointer} {use} spirv.Return }}')
            assert refusals(text, number) == (needs if use else set())


TILE = "!spirv.struct<OpTypePointer, ()>"


@pytest.mark.parametrize("number", ["10706", "10712"])
def test_operations_on_tile_attachments_need_their_feature(number: str) -> None:
    feature = {"10706": "tileShadingAtomicOps", "10712": "tileShadingImageProcessing"}[number]
    for name in asked()[number]:
        for storage, needs in ((4491, {feature}), (0, set())):
            variable = instruction("OpVariable", "", "", TILE, StorageClass=storage)
            # However far the use is from the variable.
            chain = "".join(
                f"%i{step + 1} = {instruction('OpCopyObject', f'%i{step}', TILE, TILE)}\n"
                for step in range(20)
            )
            load = instruction("OpLoad", "%i20", TILE, "vector<4xf32>")
            use = instruction(name, "%i", "vector<4xf32>", "f32")
            body = f"%i0 = {variable} {chain} %i = {load} %x = {use}"
            text = module(f'spirv.func @f() "None" {{ {body} spirv.Return }}')
            assert needs_by(text, number, (feature,)) == (needs, set()), name
            assert needs_by(text, number, ("maintenance9",)) == (set(), set())


@needs_assembler
@pytest.mark.parametrize(("operands", "rule"), [("", "09907"), (" %c1", ""), (" %c1 %shape", "09902")])
def test_tensors_of_shaders(operands: str, rule: str, context: ir.Context) -> None:
    text = shader(
        capabilities=capabilities("TensorsARM", "SPV_ARM_tensors"),
        declarations="%a = OpTypeArray %u32 %c1\n%shape = OpConstantComposite %a %c2\n"
        f"%t = OpTypeTensorARM %f32{operands}",
    )
    found = av.check(av.spirv.read(assemble(text, "spv1.6"), context), "vulkan1.4+all").violations
    assert {(each.clause.source.rule or "")[-5:] for each in found} == ({rule} if rule else set())


VARIABLE = "spirv.GlobalVariable @v bind(0, 0) : !spirv.ptr<{}, UniformConstant>"
TENSORS_IN_MLIR = [
    ("*xf32", VARIABLE, "09907"),
    ("?x?xf32", VARIABLE, ""),
    ("4x4xf32", VARIABLE, "09902"),
    ("4x4xf32", VARIABLE.replace("{}", "!spirv.array<2 x {}>"), "09902"),
    ("4x4xf32", "%c = spirv.Constant dense<1.0> : {}", "09902"),
]


@pytest.mark.parametrize(("tensor", "use", "rule"), TENSORS_IN_MLIR)
def test_tensors_of_shaders_in_mlir(tensor: str, use: str, rule: str, context: ir.Context) -> None:
    op = use.format(f"!spirv.arm.tensor<{tensor}>")
    variable, body, interface = (op, "", ", @v") if use.startswith("spirv.Global") else ("", op, "")
    mode = 'spirv.ExecutionMode @{} "LocalSize", 1, 1, 1'
    entry = f'spirv.EntryPoint "GLCompute" @main{interface} {mode.format("main")}'
    another = f'spirv.EntryPoint "GLCompute" @other {mode.format("other")}'
    for shader_of_it, expected in ((entry, {rule} if rule else set()), (another, set()), ("", set())):
        text = f"""spirv.module Logical Vulkan {{
          {variable}
          spirv.func @main() "None" {{ {body} spirv.Return }}
          spirv.func @other() "None" {{ spirv.Return }}
          {shader_of_it}
        }}"""
        found = av.check(ir.Module.parse(text), "vulkan1.4+all").violations
        rules = {(each.clause.source.rule or "")[-5:] for each in found}
        assert rules & {"09902", "09907"} == expected


# ===-----------------------------------------------------------------------------------------------===
# Descriptors
# ===-----------------------------------------------------------------------------------------------===

DESCRIPTORS = {
    "11476": ("OpTypeSampler", "samplerDescriptorAlignment"),
    "11477": ("OpTypeImage %f32 2D 0 0 0 1 Unknown", "imageDescriptorAlignment"),
    "11478": ("OpTypeUntypedPointerKHR StorageBuffer", "bufferDescriptorAlignment"),
    "11479": ("OpTypeAccelerationStructureKHR", "bufferDescriptorAlignment"),
    "11480": ("OpTypeTensorARM %f32 %c1", "tensorDescriptorAlignment"),
}


def of_members(kind: str, offset: int, *declared: str) -> str:
    return shader(
        capabilities=capabilities(
            "RayQueryKHR", "SPV_KHR_ray_query", "TensorsARM", "SPV_ARM_tensors", *declared
        ),
        decorations=f"OpMemberDecorate %s 0 Offset {offset}",
        declarations=f"%k = {kind}\n%s = OpTypeStruct %k",
    )


def with_buffers(binary: bytes) -> bytes:
    """Makes buffers of untyped pointers. OpTypeBufferEXT has the same operands; SPIRV-Tools 2025.5 doesn't
    know it."""
    pointer, buffer = (
        struct.pack("<I", 3 << 16 | OPCODES[name]) for name in ("OpTypeUntypedPointerKHR", "OpTypeBufferEXT")
    )
    return binary.replace(pointer, buffer)


@needs_assembler
@pytest.mark.parametrize("number", DESCRIPTORS)
def test_descriptors_in_structs(number: str, context: ir.Context) -> None:
    """04667 wants DescriptorHeapEXT, which SPIRV-Tools 2025.5 doesn't know; no target tells alignments."""
    kind, limit = DESCRIPTORS[number]
    for offset, expected in ((16, {limit}), (0, set())):
        read = av.spirv.read(with_buffers(assemble(of_members(kind, offset), "spv1.6")), context)
        report = av.check(read, without((limit,)))
        asked_by = {(each.clause.source.rule or "")[-5:]: each.clause.any_of for each in report.violations}
        assert "DescriptorHeapEXT" in {need.value for need in asked_by["04667"]}
        conditions = {(each.clause.source.rule or "")[-5:]: each.clause.any_of for each in report.conditions}
        assert {need.value for need in conditions.get(number, ())} == expected


@needs_assembler
def test_other_opaque_members(context: ir.Context) -> None:
    for kind, expected in (("OpTypeRayQueryKHR", {"11482"}), ("OpTypeVector %f32 2", set())):
        read = av.spirv.read(assemble(of_members(kind, 0), "spv1.6"), context)
        found = av.check(read, "vulkan1.4+all").violations
        assert {(each.clause.source.rule or "")[-5:] for each in found} == expected


@pytest.mark.parametrize(("scope", "needs"), [("Workgroup", True), ("Subgroup", False)])
def test_memory_that_matrices_reserve(scope: str, needs: bool) -> None:
    limit = "cooperativeMatrixWorkgroupScopeReservedSharedMemory"
    matrix = f"!spirv.coopmatrix<16x16xf32, {scope}, MatrixA>"
    text = module(f'spirv.func @f(%m: {matrix}) "None" {{ spirv.Return }}', memory="Logical Vulkan")
    assert needs_by(text, "10168", (limit,)) == (set(), {limit} if needs else set())
