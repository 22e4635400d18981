# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Numbers of 16 bits and less in binaries: what a module declares for them, and what it may do with them."""

from __future__ import annotations

from array import array
from collections.abc import Iterator

import mlir.availability as av
import pytest
from mlir import ir
from spirv_shaders import capabilities, long_vectors, refused_by, shader
from spirv_tools_library import LIBRARY, assemble, validate
from vulkan_rule_targets import without

pytestmark = pytest.mark.skipif(
    not LIBRARY.exists(), reason="SPIRV-Tools is not here; ./dev setup tests fetches it"
)


@pytest.fixture(scope="module")
def shared() -> Iterator[ir.Context]:
    """A context for many modules."""
    with ir.Context() as context:
        yield context


# ===-----------------------------------------------------------------------------------------------===
# bfloat16 in memory
# ===-----------------------------------------------------------------------------------------------===


def in_memory(storage: str, kind: str) -> str:
    """Returns a shader that loads a number of a block in that memory."""
    bound = "OpDecorate %v DescriptorSet 0\nOpDecorate %v Binding 0" if storage != "PushConstant" else ""
    return shader(
        capabilities="{}",
        interface="%v",
        decorations=f"OpDecorate %s Block\nOpMemberDecorate %s 0 Offset 0\n{bound}",
        declarations=f"%h = OpTypeFloat 16 {kind}\n%s = OpTypeStruct %h\n%p = OpTypePointer {storage} %s\n"
        f"%ph = OpTypePointer {storage} %h\n%v = OpVariable %p {storage}",
        body="%at = OpAccessChain %ph %v %c0\n%x = OpLoad %h %at\n%y = OpFConvert %f32 %x",
    )


FEATURES = {
    "StorageBuffer": "storageBuffer16BitAccess",
    "Uniform": "uniformAndStorageBuffer16BitAccess",
    "PushConstant": "storagePushConstant16",
}


@pytest.mark.parametrize("storage", FEATURES)
def test_bfloat16_in_memory_is_not_declared(storage: str, shared: ir.Context) -> None:
    """SPV_KHR_bfloat16 restricts no memory; the device needs the feature (11161, 06332, 06333)."""
    data = assemble(
        in_memory(storage, "BFloat16KHR").replace("{}", capabilities("BFloat16TypeKHR", "SPV_KHR_bfloat16")),
        "vulkan1.4",
    )
    assert validate(data, "vulkan1.4") == ""
    module = av.spirv.read(data, shared)
    assert av.check(module, "vulkan1.4+all").ok
    refused = av.check(module, without(features_of(storage)))
    needs = {need.value for each in refused.violations for need in each.clause.any_of}
    assert needs == {capability_name(storage)}
    # A float of IEEE 754 is declared.
    half = av.spirv.read(
        assemble(in_memory(storage, "").replace("{}", capability_of(storage)), "vulkan1.4"), shared
    )
    assert av.check(half, "vulkan1.4+all").ok


def capability_name(storage: str) -> str:
    names = {"StorageBuffer": "StorageBuffer16BitAccess", "Uniform": "StorageUniform16"}
    return names.get(storage, "StoragePushConstant16")


def capability_of(storage: str) -> str:
    return capabilities(capability_name(storage), "SPV_KHR_16bit_storage")


def features_of(storage: str) -> tuple[str, ...]:
    """Returns the capabilities and features for numbers of 16 bits in that memory."""
    # What is for uniform buffers implies what is for storage buffers.
    names = ("Uniform", "StorageBuffer") if storage == "StorageBuffer" else (storage,)
    return tuple(name for each in names for name in (capability_name(each), FEATURES[each]))


@pytest.mark.parametrize("other", FEATURES)
@pytest.mark.parametrize("storage", FEATURES)
def test_a_capability_of_one_memory_takes_nothing_away(storage: str, other: str, shared: ir.Context) -> None:
    """2.16.1: the capabilities of storage "add only the following specific abilities" to those of Float16.

    The device needs the feature of the memory in any case (11161, 06332, 06333).
    """
    declared = capabilities("Float16", capability_name(other), "SPV_KHR_16bit_storage")
    data = assemble(in_memory(storage, "").replace("{}", declared), "vulkan1.4")
    assert validate(data, "vulkan1.4") == ""
    module = av.spirv.read(data, shared)
    assert av.check(module, "vulkan1.4+all").ok
    assert not av.check(module, without(features_of(storage))).ok


UNTYPED = """%s = OpTypeStruct {kind}
{vectors}%p = OpTypeUntypedPointerKHR {storage}
%v = OpUntypedVariableKHR %p {storage} %s"""
# The rules about 8 and 16 bits, and the features.
OF_MEMORY = {
    "StorageBuffer": ("06328", "11161", "storageBuffer{}BitAccess"),
    "Uniform": ("06329", "06332", "uniformAndStorageBuffer{}BitAccess"),
    "PushConstant": ("06330", "06333", "storagePushConstant{}"),
    "Workgroup": ("10756", "10757", "workgroupMemoryExplicitLayout{}BitAccess"),
}


def untyped(storage: str, held: str, declarations: str, body: str, *declared: str) -> str:
    """Returns a shader with an untyped variable of a block that holds `held`."""
    names = [*declared, "UntypedPointersKHR", "SPV_KHR_untyped_pointers"]
    if storage == "Workgroup":
        names += ["WorkgroupMemoryExplicitLayoutKHR", "SPV_KHR_workgroup_memory_explicit_layout"]
    is_bound = storage not in ("PushConstant", "Workgroup")
    bound = "OpDecorate %v DescriptorSet 0\nOpDecorate %v Binding 0" if is_bound else ""
    return shader(
        capabilities=capabilities(*names),
        interface="%v",
        decorations=f"OpDecorate %s Block\nOpMemberDecorate %s 0 Offset 0\n{bound}",
        declarations=f"{declarations}\n{UNTYPED.format(kind=held, vectors='', storage=storage)}",
        body=body,
    )


@pytest.mark.parametrize("storage", OF_MEMORY)
@pytest.mark.parametrize("width", [8, 16])
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_accesses_in_multiples(storage: str, width: int, count: int, shared: ir.Context) -> None:
    """Through untyped pointers: "unless [...] they are accessed in: 32-bit multiples, or 16-bit multiples if
    storageBuffer16BitAccess is VK_TRUE" (06328 and its kin)."""
    kind = "%h" if count == 1 else "%t"
    vectors = "" if count == 1 else f"\n%t = OpTypeVector %h {count}"
    text = untyped(
        storage, "%u32", f"%h = OpTypeInt {width} 0{vectors}", f"%x = OpLoad {kind} %v", f"Int{width}"
    )
    of8, of16, feature = OF_MEMORY[storage]
    names = tuple(feature.format(each) for each in (8, 16))
    number, size = of8 if width == 8 else of16, width * count
    assert (number in refused_by(text, without(names), shared)) == bool(size % 32)
    # The feature for 16 bits allows what is a multiple of them.
    assert (number in refused_by(text, without(names[:1]), shared)) == bool(size % 16)


COMPOSITES = {
    # What is loaded, and whether that is a multiple of 32 bits.
    "an array of two": ("%n = OpTypeArray %h %c2", True),
    "an array of one": ("%n = OpTypeArray %h %c1", False),
    "a struct of two": ("%n = OpTypeStruct %h %h", True),
    "a struct of three": ("%n = OpTypeStruct %h %h %h", False),
    "a struct of a vector and a number": ("%w = OpTypeVector %h 2\n%n = OpTypeStruct %w %h", False),
    "a struct without narrow numbers": ("%n = OpTypeStruct %u32 %u32", True),
}


@pytest.mark.parametrize("name", COMPOSITES)
def test_composites_are_accessed_in_multiples(name: str, shared: ir.Context) -> None:
    composite, is_multiple = COMPOSITES[name]
    declarations = f"%h = OpTypeFloat 16\n{composite}"
    text = untyped("PushConstant", "%u32", declarations, "%x = OpLoad %n %v", "Float16")
    found = refused_by(text, without(("storagePushConstant8", "storagePushConstant16")), shared)
    assert ("06333" in found) == (not is_multiple)


@pytest.mark.parametrize("storage", OF_MEMORY)
@pytest.mark.parametrize("width", [8, 16])
def test_what_an_untyped_variable_holds_need_not_be_accessed(
    storage: str, width: int, shared: ir.Context
) -> None:
    """06333 and its kin: numbers in memory that are "accessed in 32-bit multiples" need no feature."""
    uniform = f"UniformAndStorageBuffer{width}BitAccess" if width == 8 else "StorageUniform16"
    # What is for uniform buffers implies what is for storage buffers.
    of_memory = {
        "StorageBuffer": (f"StorageBuffer{width}BitAccess", uniform),
        "Uniform": (uniform,),
        "PushConstant": (f"StoragePushConstant{width}",),
        "Workgroup": (f"WorkgroupMemoryExplicitLayout{width}BitAccessKHR",),
    }[storage]
    is_shared = storage == "Workgroup"
    extension = f"SPV_KHR_{'workgroup_memory_explicit_layout' if is_shared else f'{width}bit_storage'}"
    target = without((*of_memory, *(OF_MEMORY[storage][2].format(each) for each in (8, 16))))
    for declared, expected in (((f"Int{width}",), True), ((of_memory[0], extension), False)):
        text = untyped(storage, "%h %h %h %h", f"%h = OpTypeInt {width} 0", "%x = OpLoad %u32 %v", *declared)
        for member in (1, 2, 3):
            at = f"OpMemberDecorate %s {member} Offset {member * width // 8}"
            text = text.replace("OpMemberDecorate %s 0", f"{at}\nOpMemberDecorate %s 0")
        data = assemble(text, "vulkan1.4")
        assert validate(data, "vulkan1.4") == ""
        module = av.spirv.read(data, shared)
        assert av.check(module, "vulkan1.4+all").ok
        assert av.check(module, target).ok == expected


@pytest.mark.parametrize("width", [16, 32])
def test_numbers_in_memory_hide_no_declaration(width: int, shared: ir.Context) -> None:
    """07951: what a module with 16-bit numbers doesn't declare, Vulkan 1.0 doesn't bring."""
    text = shader(
        capabilities="OpCapability Int16" if width == 16 else "",
        declarations=f"%n = OpTypeInt {width} {int(width == 32)}\n%p = OpTypePointer Workgroup %u32\n"
        "%v = OpVariable %p Workgroup\n%subgroup = OpConstant %u32 3",
        body="%x = OpAtomicOr %u32 %v %subgroup %c0 %c1",
    )
    report = av.check(av.spirv.read(assemble(text, "vulkan1.0"), shared), "vulkan1.0+all")
    assert [(each.clause.source.rule or "")[-5:] for each in report.violations] == ["07951"]


# ===-----------------------------------------------------------------------------------------------===
# Numbers that are only moved
# ===-----------------------------------------------------------------------------------------------===

LONG = ("LongVectorEXT", "SPV_EXT_long_vector", "StorageBuffer16BitAccess", "SPV_KHR_16bit_storage")
FIVE = in_memory("StorageBuffer", "").replace(
    "%s = OpTypeStruct %h", "%t = OpTypeVector %h 5\n%s = OpTypeStruct %t"
)
FIVE = FIVE.replace("StorageBuffer %h", "StorageBuffer %t\n%f5 = OpTypeVector %f32 5").replace(
    "OpLoad %h", "OpLoad %t"
)
MOVED = {
    "a conversion of five": (FIVE.replace("OpFConvert %f32", "OpFConvert %f5"), LONG, True),
    "arithmetic of five": (FIVE.replace("OpFConvert %f32 %x", "OpFAdd %t %x %x"), LONG, False),
    "a copy": (
        in_memory("StorageBuffer", "").replace("OpFConvert %f32", "OpCopyObject %h"),
        LONG[2:],
        True,
    ),
    "arithmetic": (
        in_memory("StorageBuffer", "").replace("OpFConvert %f32 %x", "OpFAdd %h %x %x"),
        LONG[2:],
        False,
    ),
}


@pytest.mark.parametrize("name", MOVED)
def test_numbers_that_are_only_moved(name: str, shared: ir.Context) -> None:
    """A module that declares 16-bit storage alone may load, store, copy and convert."""
    text, declared, expected = MOVED[name]
    if "LongVectorEXT" in declared:
        data = long_vectors(text, *declared)
    else:
        data = assemble(text.replace("{}", capabilities(*declared)), "vulkan1.4")
        assert (validate(data, "vulkan1.4") == "") == expected
    assert av.check(av.spirv.read(data, shared), "vulkan1.4+all").ok == expected


@pytest.mark.parametrize("declared", ["", "AMD", "Int16", "1.4"])
def test_widths_of_specialization_constants(declared: str, shared: ir.Context) -> None:
    """SPV_AMD_gpu_shader_int16: "Append OpUConvert to the list of permitted ..Convert Opcodes"."""
    names = ("Int16", *(("SPV_AMD_gpu_shader_int16",) if declared == "AMD" else ()))
    text = shader(
        capabilities=capabilities(*names),
        declarations="%u16 = OpTypeInt 16 0\n%n = OpSpecConstant %u32 8\n"
        "%m = OpSpecConstantOp %u16 UConvert %n",
    )
    version = "1.4" if declared == "1.4" else "1.0"
    data = assemble(text, f"spv{version}")
    expected = declared in ("AMD", "1.4")
    assert (validate(data, f"spv{version}") == "") == expected
    assert av.check(av.spirv.read(data, shared), f"spirv{version}+all").ok == expected


HIDING = {
    "a cooperative vector": ("CooperativeVectorNV", "%t = OpTypeCooperativeVectorNV %h %c2"),
    "a matrix of NVIDIA's": ("CooperativeMatrixNV", "%t = OpTypeCooperativeMatrixNV %h %c3 %c2 %c2"),
}


@pytest.mark.parametrize("name", HIDING)
@pytest.mark.parametrize("is_declared", [True, False])
def test_numbers_in_types_that_mlir_lacks(name: str, is_declared: bool, shared: ir.Context) -> None:
    """2.16.1: 16-bit storage alone doesn't bring vectors and matrices of such numbers."""
    capability, declaration = HIDING[name]
    extension = f"SPV_NV_cooperative_{'vector' if 'Vector' in capability else 'matrix'}"
    declared = (capability, extension, "StorageBuffer16BitAccess", "VulkanMemoryModel")
    text = shader(
        capabilities=capabilities(*declared, *(("Float16",) if is_declared else ())),
        model="Logical Vulkan",
        declarations=f"%h = OpTypeFloat 16\n%c3 = OpConstant %u32 3\n{declaration}\n"
        "%p = OpTypePointer Function %t",
        body="%v = OpVariable %p Function",
    )
    data = assemble(text, "vulkan1.3")
    assert av.check(av.spirv.read(data, shared), "vulkan1.3+all").ok == is_declared
    if capability == "CooperativeVectorNV":
        assert (validate(data, "vulkan1.3") == "") == is_declared


# ===-----------------------------------------------------------------------------------------------===
# SPV_EXT_ocp_microscaling_types
# ===-----------------------------------------------------------------------------------------------===

# Each encoding with its number, its width, its capability and the number of that. SPIRV-Tools 2025.5 doesn't
# know them: the words are written.
ENCODINGS = {
    "Float6E2M3EXT": (4223, 6, "Float6EXT", 4228),
    "Float6E3M2EXT": (4224, 6, "Float6EXT", 4228),
    "Float4E2M1EXT": (4225, 4, "Float4EXT", 4229),
    "Float8UnsignedE8M0EXT": (4226, 8, "Float8UnsignedE8M0EXT", 4230),
    "MXInt8EXT": (4227, 8, "MXInt8EXT", 4231),
}
OCP = 'OpExtension "SPV_EXT_ocp_microscaling_types"'
# What is written in place of the words that SPIRV-Tools doesn't know: OpCapability's, and opcodes.
FLOAT8, INT64 = 4212, 11
EXTRACT_CAPABILITY, ADD, EXTRACT = 4232, 128, 4195


def microscaling(encoding: str, declarations: str = "", body: str = "", *, declared: bool = True) -> bytes:
    number, width, _, capability = ENCODINGS[encoding]
    text = shader(
        capabilities=("OpCapability Float8EXT\n" if declared else "") + "OpCapability Int64\n" + OCP,
        declarations="%t = OpTypeFloat 8 Float8E4M3EXT\n%u = OpUndef %t\n%v2 = OpTypeVector %t 2\n"
        f"%uv = OpUndef %v2\n%f2 = OpTypeVector %f32 2\n%u2 = OpTypeVector %u32 2\n{declarations}",
        body=body,
    )
    words = array("I", assemble(text, "spv1.6"))
    at = 5
    while at < len(words):
        count, opcode = words[at] >> 16, words[at] & 0xFFFF
        if opcode == 17:  # OpCapability
            words[at + 1] = {FLOAT8: capability, INT64: EXTRACT_CAPABILITY}.get(words[at + 1], words[at + 1])
        elif opcode == 22 and count == 4:  # OpTypeFloat
            words[at + 2 : at + 4] = array("I", [width, number])
        elif opcode == ADD:
            words[at] = count << 16 | EXTRACT
        at += count
    return words.tobytes()


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_microscaling_floats_are_declared(encoding: str, shared: ir.Context) -> None:
    capability = ENCODINGS[encoding][2]
    for declared in (True, False):
        module = av.spirv.read(microscaling(encoding, declared=declared), shared)
        report = av.check(module, "vulkan1.4+all")
        needs = {need.value for each in report.violations for need in each.clause.any_of}
        assert needs == (set() if declared else {capability})


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("storage", ["Function", "Private", "Workgroup", "StorageBuffer"])
def test_parts_of_bytes_are_in_functions(encoding: str, storage: str, shared: ir.Context) -> None:
    """The encodings of 4 and 6 bits "can only be used with the Function and Private storage classes"."""
    data = microscaling(encoding, f"%p = OpTypePointer {storage} %t")
    expected = storage in ("Function", "Private") or ENCODINGS[encoding][1] == 8
    assert av.check(av.spirv.read(data, shared), "spirv1.6+all").ok == expected


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_microscaling_floats_between_stages(encoding: str, shared: ir.Context) -> None:
    for storage in ("Input", "Output"):
        data = microscaling(encoding, f"%p = OpTypePointer {storage} %v2")
        report = av.check(av.spirv.read(data, shared), "vulkan1.4+all")
        rules = {(each.clause.source.rule or "")[-5:] for each in report.violations}
        assert rules == ({"10980"} if ENCODINGS[encoding][1] == 8 else {""})


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_long_vectors_of_microscaling_floats(encoding: str, shared: ir.Context) -> None:
    for length, missing in ((4, set()), (8, {"Vector16", "LongVectorEXT"})):
        data = microscaling(encoding, f"%long = OpTypeVector %t {length}")
        violations = av.check(av.spirv.read(data, shared), "spirv1.6+all").violations
        assert {need.value for each in violations for need in each.clause.any_of} == missing


CONVERSIONS = {
    "12465": ("%x = OpConvertFToU %u32 %u", "%x = OpConvertFToU %u32 %one"),
    "12465 vectors": ("%x = OpConvertFToS %u2 %uv", "%x = OpConvertUToF %f32 %c1"),
    "12465 results": ("%x = OpConvertSToF %t %c1", "%x = OpConvertSToF %f32 %c1"),
    "12466": ("%x = OpFConvert %t %one", "%x = OpFConvert %f32 %u"),
    "12466 vectors": ("%y = OpUndef %f2\n%x = OpFConvert %v2 %y", "%x = OpFConvert %f2 %uv"),
}


@pytest.mark.parametrize("name", CONVERSIONS)
@pytest.mark.parametrize("encoding", ENCODINGS)
def test_conversions_of_microscaling_floats(name: str, encoding: str, shared: ir.Context) -> None:
    refused, admitted = CONVERSIONS[name]
    for body, rules in ((refused, {name[:5]}), (admitted, set())):
        module = av.spirv.read(microscaling(encoding, body=body), shared)
        found = av.check(module, "vulkan1.4+all").violations
        assert {(each.clause.source.rule or "")[-5:] for each in found} == rules
        assert av.check(module, "spirv1.6+all").ok


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_extraction_of_narrow_floats_obeys_its_rules(encoding: str, shared: ir.Context) -> None:
    """12468: the result is of 4 or 6 bits; 12469: the base is an integer."""
    for base, of_base in (("c1", set()), ("one", {"12469"})):
        data = microscaling(encoding, body=f"%x = OpIAdd %t %{base} %c0")
        found = av.check(av.spirv.read(data, shared), "vulkan1.4+all").violations
        # The same need of one instruction is reported once, with the first of its rules.
        expected = {"12468"} if ENCODINGS[encoding][1] == 8 else of_base
        assert {(each.clause.source.rule or "")[-5:] for each in found} == expected


# ===-----------------------------------------------------------------------------------------------===
# SPV_NV_mesh_shader
# ===-----------------------------------------------------------------------------------------------===

STAGE = """
OpCapability MeshShadingNV
OpCapability GroupNonUniform
{capabilities}
OpExtension "SPV_NV_mesh_shader"
OpMemoryModel Logical GLSL450
OpEntryPoint {model} %main "main" {interface}
{modes}
%void = OpTypeVoid
%fn = OpTypeFunction %void
%bool = OpTypeBool
%u32 = OpTypeInt 32 0
%c2 = OpConstant %u32 2
%c3 = OpConstant %u32 3
%c264 = OpConstant %u32 264
%p = OpTypePointer Workgroup %u32
%v = OpVariable %p Workgroup
%main = OpFunction %void None %fn
%entry = OpLabel
{body}
OpReturn
OpFunctionEnd
"""
SIZED = "OpExecutionMode %main LocalSize 1 1 1"


def of_stage(model: str, modes: str = SIZED, body: str = "") -> str:
    more = f"OpExecutionMode %main OutputPoints\n{modes}" if model == "MeshNV" else modes
    return STAGE.format(model=model, modes=more, body=body, capabilities="", interface="")


STAGES_OF_NV = {"TaskNV": ("TASK", "taskShader", "02092"), "MeshNV": ("MESH", "meshShader", "02091")}


@pytest.mark.parametrize("model", STAGES_OF_NV)
def test_rules_about_stages_reach_those_of_another_extension(model: str, shared: ir.Context) -> None:
    """MLIR's enum lacks the models of SPV_NV_mesh_shader."""
    bit, feature, number = STAGES_OF_NV[model]
    elect = "%x = OpGroupNonUniformElect %bool %c3"
    stored = "OpStore %v %c2"
    barrier = "OpControlBarrier %c2 %c2 %c264"
    all_of = of_stage(model, body=f"{stored}\n{elect}\n{barrier}")
    assert validate(assemble(all_of, "vulkan1.1"), "vulkan1.1") == ""
    assert refused_by(all_of, "vulkan1.4+all", shared) == set()
    assert refused_by(all_of, without((feature,)), shared) == {number}
    assert refused_by(all_of, without((f"subgroupSupportedStages.{bit}",)), shared) == {"06343"}
    assert refused_by(of_stage(model, modes=""), "vulkan1.4+all", shared) == {"10685"}
    quad = "%x = OpGroupNonUniformQuadSwap %u32 %c3 %c2 %c2"
    swapped = of_stage(model, body=quad).replace("GroupNonUniform\n", "GroupNonUniformQuad\n")
    assert refused_by(swapped, without(("subgroupQuadOperationsInAllStages",)), shared) == {"06342"}
    module = av.spirv.read(assemble(all_of.replace("MeshShadingNV", "Shader"), "vulkan1.1"), shared)
    found = av.check(module, "vulkan1.4+all").violations
    assert found
    assert all("MeshShadingNV" in {need.value for need in each.clause.any_of} for each in found)


@pytest.mark.parametrize(
    ("number", "mode", "limit", "most"),
    [
        ("07113", "OutputVertices", "maxMeshOutputVertices", 256),
        ("07114", "OutputPrimitivesNV", "maxMeshOutputPrimitives", 512),
    ],
)
def test_limits_of_mesh_shaders_of_nvidia(
    number: str, mode: str, limit: str, most: int, shared: ir.Context
) -> None:
    for count, expected in ((most + 1, {(number, limit)}), (most, set())):
        text = of_stage("MeshNV", f"{SIZED}\nOpExecutionMode %main {mode} {count}")
        report = av.check(av.spirv.read(assemble(text, "vulkan1.1"), shared), without((limit,)))
        found = {
            ((each.clause.source.rule or "")[-5:], need.value)
            for each in report.conditions
            for need in each.clause.any_of
        }
        assert found == expected
