# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Binaries that MLIR's own reader refuses are read and judged, as spirv-val judges them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import mlir.availability as av
import pytest
import spirv_tools_library
from mlir import ir
from spirv_assembly import COMPUTE, KERNEL, MAIN, MODULES, TYPES, assemble
from spirv_tools_library import LIBRARY
from spirv_validator import DEBIAN, NEWER, VULKAN, Validator, is_about_availability, validate

# The built-ins that glslang declares in every vertex shader; one more line accesses them.
PER_VERTEX = """
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint Vertex %main "main" %out
OpMemberDecorate %per_vertex 0 BuiltIn Position
OpMemberDecorate %per_vertex 1 BuiltIn PointSize
OpMemberDecorate %per_vertex 2 BuiltIn ClipDistance
OpMemberDecorate %per_vertex 3 BuiltIn CullDistance
OpDecorate %per_vertex Block
%void = OpTypeVoid
%fn = OpTypeFunction %void
%f32 = OpTypeFloat 32
%u32 = OpTypeInt 32 0
%vec4 = OpTypeVector %f32 4
%c0 = OpConstant %u32 0
%c1 = OpConstant %u32 1
%c2 = OpConstant %u32 2
%c3 = OpConstant %u32 3
%one = OpConstant %f32 1
%array = OpTypeArray %f32 %c1
%per_vertex = OpTypeStruct %vec4 %f32 %array %array
%block = OpTypePointer Output %per_vertex
%pf = OpTypePointer Output %f32
%out = OpVariable %block Output
%main = OpFunction %void None %fn
%entry = OpLabel
{access}
OpReturn
OpFunctionEnd
"""


@pytest.fixture(scope="module")
def shared() -> Iterator[ir.Context]:
    """A context for many modules."""
    with ir.Context() as context:
        yield context


def is_available(data: bytes, target: str, context: ir.Context) -> bool:
    return av.check(av.spirv.read(data, context), target).ok


@pytest.mark.parametrize("environment", ["spv1.4", "spv1.6"])
@pytest.mark.parametrize("name", MODULES)
def test_valid_modules_are_available(name: str, environment: str, shared: ir.Context) -> None:
    data = assemble(MODULES[name], environment)
    assert validate([(data, environment)], NEWER) == [""]
    assert is_available(data, environment.replace("spv", "spirv") + "+all", shared)


@pytest.mark.parametrize("validator", [DEBIAN, NEWER], ids=str)
def test_verdicts_are_the_validators(validator: Validator, shared: ir.Context, record_property: Any) -> None:
    """On each version of Vulkan, with all that the modules declare and without one of the capabilities."""
    jobs: list[tuple[str, bytes, str]] = []
    for name, text in MODULES.items():
        variants = {"": text}
        for capability in re.findall(r"OpCapability (\w+)", text):
            variants[f", no {capability}"] = text.replace(f"OpCapability {capability}\n", "", 1)
        for suffix, variant in variants.items():
            binaries = {
                version: assemble(variant, version) for version in ("spv1.0", "spv1.3", "spv1.5", "spv1.6")
            }
            for environment in validator.environments:
                jobs.append((name + suffix, binaries[f"spv{VULKAN[environment][1:]}"], environment))
    messages = validate([job[1:] for job in jobs], validator)
    wrong = []
    for (name, data, environment), message in zip(jobs, messages, strict=True):
        ours = is_available(data, f"{environment}+all", shared)
        if ours != (message == "") and not (not ours and not is_about_availability(message)):
            wrong.append(f"{name} on {environment}: {'available' if ours else 'not available'}; {message}")
    assert not wrong, "\n".join(wrong)
    record_property(
        "summary", f"{len(jobs)} verdicts on binaries compared with those of spirv-val {validator}"
    )


@pytest.mark.parametrize(
    ("access", "needs"),
    [
        ("", set()),
        ("%p = OpAccessChain %pf %out %c1", set()),
        ("%p = OpAccessChain %pf %out %c2 %c0", {"ClipDistance"}),
        ("%p = OpAccessChain %pf %out %c3 %c0", {"CullDistance"}),
        ("%p = OpInBoundsAccessChain %pf %out %c2 %c0", {"ClipDistance"}),
        ("%p = OpInBoundsAccessChain %pf %out %c1", set()),
        ("%all = OpLoad %per_vertex %out", {"ClipDistance", "CullDistance"}),
    ],
    ids=["declared", "PointSize", "ClipDistance", "CullDistance", "in bounds", "PointSize in bounds", "all"],
)
def test_built_ins_are_needed_where_they_are_accessed(access: str, needs: set[str]) -> None:
    data = assemble(PER_VERTEX.replace("{access}", access), "spv1.0")
    # spirv-val leaves the access for later: "that's not implemented yet".
    assert validate([(data, "vulkan1.0")], NEWER) == [""]
    with ir.Context() as context:
        report = av.check(av.spirv.read(data, context), "vulkan1.0")
    assert {need.value for each in report.violations for need in each.clause.any_of} == needs


# Debian's assembler is too old for it.
GRAPH = """
OpCapability Shader
OpCapability TensorsARM
OpCapability GraphARM
OpExtension "SPV_ARM_tensors"
OpExtension "SPV_ARM_graph"
OpMemoryModel Logical GLSL450
OpDecorate %in DescriptorSet 0
OpDecorate %in Binding 0
OpDecorate %out DescriptorSet 0
OpDecorate %out Binding 1
%u32 = OpTypeInt 32 0
%c0 = OpConstant %u32 0
%c1 = OpConstant %u32 1
%rank = OpTypeArray %u32 %c1
%shape = OpConstantComposite %rank %c1
%tensor = OpTypeTensorARM %u32 %c1 %shape
%p = OpTypePointer UniformConstant %tensor
%type = OpTypeGraphARM 1 %tensor %tensor
%in = OpVariable %p UniformConstant
%out = OpVariable %p UniformConstant
OpGraphEntryPointARM %graph "main" %in %out
%graph = OpGraphARM %type
%x = OpGraphInputARM %tensor %c0
OpGraphSetOutputARM %x %c0
OpGraphEndARM
"""


@pytest.mark.skipif(not LIBRARY.exists(), reason="SPIRV-Tools is not here; ./dev setup tests fetches it")
def test_graphs_are_entry_points(shared: ir.Context) -> None:
    data = spirv_tools_library.assemble(GRAPH, "spv1.6")
    assert spirv_tools_library.validate(data, "spv1.6") == ""
    assert is_available(data, "spirv1.6+all", shared)


def test_a_variable_of_another_storage_class_than_its_type(context: ir.Context) -> None:
    """It is invalid, and says first that the storage class takes a capability."""
    text = COMPUTE + TYPES + "%p = OpTypePointer Private %u32\n%v = OpVariable %p Generic" + MAIN
    data = assemble(text, "spv1.0")
    assert "GenericPointer" in validate([(data, "spv1.0")], NEWER)[0]
    report = av.check(av.spirv.read(data, context), "spirv1.0+all")
    assert {need.value for each in report.violations for need in each.clause.any_of} == {"GenericPointer"}


def test_kernels_are_judged(shared: ir.Context) -> None:
    data = assemble(KERNEL, "spv1.0")
    assert validate([(data, "spv1.0")], NEWER) == [""]
    assert is_available(data, "#spirv.vce<v1.0, [Addresses, Kernel, Linkage, Vector16], []>", shared)
    assert not is_available(data, "#spirv.vce<v1.0, [Addresses, Kernel, Linkage], []>", shared)
    assert not is_available(data, "vulkan1.3+all", shared)


DEBUG_LINES = (
    COMPUTE.replace(
        "OpMemoryModel",
        'OpExtension "SPV_KHR_non_semantic_info"\n'
        '%debug = OpExtInstImport "NonSemantic.Shader.DebugInfo.100"\nOpMemoryModel',
    )
    + '%file = OpString "a.hlsl"'
    + TYPES
    + """
%c7 = OpConstant %u32 7
%c3 = OpConstant %u32 3
%f64 = OpTypeFloat 64
%half = OpConstant %f64 0.5
%source = OpExtInst %void %debug 35 %file
%main = OpFunction %void None %fn
%entry = OpLabel
%line = OpExtInst %void %debug 103 %source %c7 %c7 %c3 %c3
%a = OpFAdd %f64 %half %half
%none = OpExtInst %void %debug 104
%b = OpFMul %f64 %half %half
%again = OpExtInst %void %debug 103 %source %c3 %c7 %c1 %c3
OpBranch %next
%next = OpLabel
%c = OpFSub %f64 %half %half
OpReturn
OpFunctionEnd
"""
)


def test_locations_are_lines_of_the_debug_info() -> None:
    """A line ends with the block that it is in."""
    with ir.Context() as context:
        module = av.spirv.read(assemble(DEBUG_LINES, "spv1.3"), context)
        report = av.check(module, "#spirv.vce<v1.3, [Shader], [SPV_KHR_non_semantic_info]>")
    where = {each.op.name: each.location for each in report.violations if each.op is not None}
    assert where["spirv.FAdd"] == "a.hlsl:7:3"
    assert where["spirv.FMul"].startswith("word ")
    assert where["spirv.FSub"].startswith("word ")


DEBUG_SCOPES = DEBUG_LINES.replace("%file =", '%name = OpString "main"\n%file =').replace(
    "%main = OpFunction",
    """%function = OpExtInst %void %debug 20 %name %void %source %c3 %c1 %void %name %c0 %c7
%block = OpExtInst %void %debug 21 %source %c7 %c3 %function
%main = OpFunction""",
)


@pytest.mark.parametrize(("scope", "place"), [("function", "a.hlsl:3:1"), ("block", "a.hlsl:7:3")])
def test_locations_are_scopes_where_no_line_is_known(scope: str, place: str) -> None:
    """As a line, a scope ends with the block."""
    text = DEBUG_SCOPES.replace(
        "%line = OpExtInst", f"%scope = OpExtInst %void %debug 23 %{scope}\n%line = OpExtInst"
    )
    with ir.Context() as context:
        module = av.spirv.read(assemble(text, "spv1.3"), context)
        report = av.check(module, "#spirv.vce<v1.3, [Shader], [SPV_KHR_non_semantic_info]>")
    where = {each.op.name: each.location for each in report.violations if each.op is not None}
    assert where["spirv.FAdd"] == "a.hlsl:7:3"
    assert where["spirv.FMul"] == place
    assert where["spirv.FSub"].startswith("word ")


def pointers(declared: str, storage_class: str, instruction: str) -> str:
    """A shader with two variables, and an instruction about them."""
    return (
        COMPUTE.replace("OpCapability Shader", f"OpCapability Shader\n{declared}").replace(
            '"main"', '"main" %v %w'
        )
        + "OpDecorate %block Block\nOpMemberDecorate %block 0 Offset 0"
        + TYPES
        + f"""
%block = OpTypeStruct %u32
%p = OpTypePointer {storage_class} {"%block" if storage_class == "StorageBuffer" else "%u32"}
%v = OpVariable %p {storage_class}
%w = OpVariable %p {storage_class}
%main = OpFunction %void None %fn
%entry = OpLabel
{instruction}
OpReturn
OpFunctionEnd
"""
    )


@pytest.mark.parametrize("instruction", ["PtrEqual %bool", "PtrNotEqual %bool", "PtrDiff %u32"])
@pytest.mark.parametrize(
    ("storage_class", "capability", "is_enough"),
    [
        ("StorageBuffer", "VariablePointersStorageBuffer", True),
        ("StorageBuffer", "VariablePointers", True),
        ("Workgroup", "VariablePointersStorageBuffer", False),
        ("Workgroup", "VariablePointers", True),
        ("Private", "VariablePointers", False),
    ],
)
def test_compared_pointers_are_variable(
    instruction: str, storage_class: str, capability: str, is_enough: bool, shared: ir.Context
) -> None:
    name, result = instruction.split()
    text = pointers("{}", storage_class, f"%x = Op{name} {result} %v %w")
    for declared, expected in ((f"OpCapability {capability}", is_enough), ("", False)):
        data = assemble(text.replace("{}", declared), "spv1.4")
        assert (validate([(data, "spv1.4")], NEWER) == [""]) == expected
        assert is_available(data, "spirv1.4+all", shared) == expected


@pytest.mark.parametrize("declared", ["", "OpCapability VulkanMemoryModelDeviceScope"])
@pytest.mark.parametrize(
    "instruction",
    [
        "%x = OpLoad %u32 %v MakePointerVisible|NonPrivatePointer %c1",
        "OpStore %v %c1 MakePointerAvailable|NonPrivatePointer %c1",
        "OpCopyMemory %v %w MakePointerVisible|NonPrivatePointer %c1",
    ],
)
def test_device_scope_of_memory_operands(declared: str, instruction: str, shared: ir.Context) -> None:
    text = pointers(f"OpCapability VulkanMemoryModel\n{declared}", "Workgroup", instruction)
    data = assemble(text.replace("Logical GLSL450", "Logical Vulkan"), "spv1.5")
    assert (validate([(data, "spv1.5")], NEWER) == [""]) == bool(declared)
    assert is_available(data, "spirv1.5+all", shared) == bool(declared)


@pytest.mark.parametrize(
    ("operation", "environment", "expected"),
    [
        ("%f32 FAdd %one %one", "spv1.6", False),
        ("%f32 ConvertSToF %n", "spv1.6", False),
        ("%u32 UConvert %n", "spv1.3", False),
        ("%u32 UConvert %n", "spv1.4", True),
        ("%u32 IAdd %n %n", "spv1.0", True),
    ],
)
def test_operations_on_constants_of_kernels(
    operation: str, environment: str, expected: bool, shared: ir.Context
) -> None:
    declarations = f"%one = OpConstant %f32 1\n%n = OpSpecConstant %u32 8\n%x = OpSpecConstantOp {operation}"
    data = assemble(COMPUTE + TYPES + declarations + MAIN, "spv1.0")
    data = data[:5] + bytes([int(environment[-1])]) + data[6:]
    assert is_available(data, environment.replace("spv", "spirv") + "+all", shared) == expected


@pytest.mark.parametrize(
    ("declared", "model", "expected"),
    [
        ("CooperativeMatrixKHR", "GLSL450", False),
        ("CooperativeMatrixKHR\nOpCapability VulkanMemoryModel", "Vulkan", True),
        ("VulkanMemoryModel", "GLSL450", False),
        ("VulkanMemoryModel", "Vulkan", True),
    ],
)
def test_capabilities_that_go_with_a_memory_model(
    declared: str, model: str, expected: bool, shared: ir.Context
) -> None:
    text = COMPUTE.replace(
        "OpMemoryModel Logical GLSL450",
        f'OpCapability {declared}\nOpExtension "SPV_KHR_cooperative_matrix"\nOpMemoryModel Logical {model}',
    )
    data = spirv_tools_library.assemble(text + TYPES + MAIN, "spv1.6")
    assert (spirv_tools_library.validate(data, "spv1.6") == "") == expected
    assert is_available(data, "spirv1.6+all", shared) == expected


ATOMICS = """
OpCapability Shader
OpCapability {numbers}
OpCapability {declared}
{extensions}
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 8 1 1
%void = OpTypeVoid
%fn = OpTypeFunction %void
%u32 = OpTypeInt 32 0
%one = OpConstant %u32 1
%none = OpConstant %u32 0
{types}
%t = {type}
%p = OpTypePointer Workgroup %t
%v = OpVariable %p Workgroup
%null = OpConstantNull %t
%main = OpFunction %void None %fn
%entry = OpLabel
{instruction}
OpReturn
OpFunctionEnd
"""
ADD, MINIMUM = "SPV_EXT_shader_atomic_float_add", "SPV_EXT_shader_atomic_float_min_max"
VECTOR = "SPV_NV_shader_atomic_fp16_vector"
# (the capability of the numbers, their type, the instruction, its capability, extensions)
ATOMIC_NEEDS = {
    **{
        f"{name} of i64": ("Int64", "OpTypeInt 64 0", f"{text}", "Int64Atomics", ())
        for name, text in {
            "load": "%x = OpAtomicLoad %t %v %one %none",
            "store": "OpAtomicStore %v %one %none %null",
            "exchange": "%x = OpAtomicExchange %t %v %one %none %null",
        }.items()
    },
    **{
        f"{name} of f{width}": (
            {16: "Float16", 32: "Matrix", 64: "Float64"}[width],
            f"OpTypeFloat {width}",
            f"%x = OpAtomicF{name}EXT %t %v %one %none %null",
            f"AtomicFloat{width}{kind}EXT",
            (extension,)
            if (name, width) != ("Add", 16)
            else (extension, "SPV_EXT_shader_atomic_float16_add"),
        )
        for name, kind, extension in (
            ("Add", "Add", ADD),
            ("Min", "MinMax", MINIMUM),
            ("Max", "MinMax", MINIMUM),
        )
        for width in (16, 32, 64)
    },
    **{
        f"{name} of vectors of f16": (
            "Float16",
            "OpTypeVector %half 2",
            f"%x = OpAtomic{name} %t %v %one %none %null",
            "AtomicFloat16VectorNV",
            (VECTOR,),
        )
        for name in ("FAddEXT", "FMinEXT", "FMaxEXT", "Exchange")
    },
}


@pytest.mark.parametrize("name", ATOMIC_NEEDS)
def test_atomics_need_what_their_type_does(name: str, shared: ir.Context) -> None:
    """`deduce` finds it, and without it neither `check` nor spirv-val takes the module."""
    numbers, kind, instruction, capability, extensions = ATOMIC_NEEDS[name]
    # Another capability that the instruction has, but not for this type.
    other = "AtomicFloat64AddEXT" if capability != "AtomicFloat64AddEXT" else "AtomicFloat32AddEXT"
    for declared, expected in ((capability, True), (other, False)):
        names = {*extensions, ADD} if declared == other else extensions
        text = ATOMICS.format(
            numbers=numbers,
            declared=declared,
            extensions="\n".join(f'OpExtension "{each}"' for each in names),
            types="%half = OpTypeFloat 16" if "%half" in kind else "",
            type=kind,
            instruction=instruction,
        )
        data = spirv_tools_library.assemble(text, "spv1.3")
        assert (spirv_tools_library.validate(data, "spv1.3") == "") == expected
        assert is_available(data, "spirv1.3+all", shared) == expected
        assert capability in str(av.deduce(av.spirv.read(data, shared), ignore_stated=True))


IN_WORKGROUP = """
OpCapability Shader
OpCapability WorkgroupMemoryExplicitLayoutKHR
OpCapability WorkgroupMemoryExplicitLayout16BitAccessKHR
OpExtension "SPV_KHR_workgroup_memory_explicit_layout"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %shared
OpExecutionMode %main LocalSize 8 1 1
OpMemberDecorate %block 0 Offset 0
OpDecorate %block Block
%void = OpTypeVoid
%fn = OpTypeFunction %void
%i16 = OpTypeInt 16 1
%i32 = OpTypeInt 32 1
%zero = OpConstant %i32 0
%block = OpTypeStruct %i16
%to_block = OpTypePointer Workgroup %block
%to_i16 = OpTypePointer Workgroup %i16
%shared = OpVariable {variable} Workgroup
%main = OpFunction %void None %fn
%entry = OpLabel
{address}%value = OpLoad %i16 {pointer}
%wide = OpSConvert %i32 %value
OpReturn
OpFunctionEnd
"""


@pytest.mark.parametrize("target", ["spirv1.4", "vulkan1.1spv1.4"])
def test_narrow_numbers_in_workgroup_memory(target: str, shared: ir.Context) -> None:
    """A Block may have them without Int16. Outside of one, they need it, of which spirv-val says nothing."""
    target += "+WorkgroupMemoryExplicitLayoutKHR+WorkgroupMemoryExplicitLayout16BitAccessKHR"
    for variable, address, pointer, expected in (
        ("%to_block", "%number = OpAccessChain %to_i16 %shared %zero\n", "%number", True),
        ("%to_i16", "", "%shared", False),
    ):
        text = IN_WORKGROUP.format(variable=variable, address=address, pointer=pointer)
        data = spirv_tools_library.assemble(text, "spv1.4")
        assert spirv_tools_library.validate(data, "spv1.4") == ""
        assert is_available(data, target, shared) == expected
        assert not is_available(data, target.rpartition("+")[0], shared)


IN_BUFFERS = """
OpCapability Shader
{declared}
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %v
OpExecutionMode %main LocalSize 8 1 1
OpMemberDecorate %block 0 Offset 0
OpDecorate %block Block
{decorations}
%void = OpTypeVoid
%fn = OpTypeFunction %void
%u32 = OpTypeInt 32 0
%zero = OpConstant %u32 0
%number = {kind}
%block = OpTypeStruct %number
%to_block = OpTypePointer {storage} %block
%to_number = OpTypePointer {storage} %number
%v = OpVariable %to_block {storage}
%main = OpFunction %void None %fn
%entry = OpLabel
%p = OpAccessChain %to_number %v %zero
%value = OpLoad %number %p
OpReturn
OpFunctionEnd
"""
BOUND = "OpDecorate %v DescriptorSet 0\nOpDecorate %v Binding 0"
# (the capability of the numbers, their type, the storage class, decorations, the capability of the memory)
NUMBERS_IN_BUFFERS = [
    (number, kind, storage, decorations, name.format(8 if number == "Int8" else 16))
    for number, kind in (
        ("Int8", "OpTypeInt 8 0"),
        ("Int16", "OpTypeInt 16 0"),
        ("Float16", "OpTypeFloat 16"),
    )
    for storage, decorations, name in (
        ("StorageBuffer", BOUND, "StorageBuffer{}BitAccess"),
        ("Uniform", BOUND, "UniformAndStorageBuffer{}BitAccess" if number == "Int8" else "StorageUniform{}"),
        ("PushConstant", "", "StoragePushConstant{}"),
    )
]


@pytest.mark.parametrize(
    ("number", "kind", "storage", "decorations", "memory"),
    NUMBERS_IN_BUFFERS,
    ids=[f"{case[0]} in {case[2]}" for case in NUMBERS_IN_BUFFERS],
)
def test_numbers_in_buffers_are_the_devices_business(
    number: str, kind: str, storage: str, decorations: str, memory: str, shared: ir.Context
) -> None:
    """A module that computes with them may store them. The device has to have the feature for that memory."""

    def binary(*declared: str) -> bytes:
        lines = "\n".join(f"OpCapability {name}" for name in declared)
        text = IN_BUFFERS.format(declared=lines, kind=kind, storage=storage, decorations=decorations)
        return spirv_tools_library.assemble(text, "spv1.5")

    data = binary(number)
    assert spirv_tools_library.validate(data, "vulkan1.2") == ""
    assert is_available(data, f"vulkan1.2+{number}+{memory}", shared)
    assert not is_available(data, f"vulkan1.2+{number}", shared)
    lacking = av.check(av.spirv.read(data, shared), f"vulkan1.2+{number}").violations
    # In Uniform memory, a pointer to a number asks for what the capability implies.
    width = 8 if number == "Int8" else 16
    asked = {need.value for each in lacking for need in each.clause.any_of}
    assert memory in asked
    assert asked <= {memory, f"StorageBuffer{width}BitAccess", f"SPV_KHR_{width}bit_storage", "v1.5"}
    # Without what the numbers need, the memory's capability is declared, or nothing allows them.
    assert is_available(binary(memory), f"vulkan1.2+{memory}", shared)
    assert spirv_tools_library.validate(binary(), "vulkan1.2") != ""
    assert not is_available(binary(), f"vulkan1.2+{number}+{memory}", shared)


STATED = """
spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [{declared}], []> {{
  spirv.GlobalVariable @v bind(0, 0) : !spirv.ptr<!spirv.struct<({kind} [0]), Block>, StorageBuffer>
  spirv.func @main() "None" {{ {value} spirv.Return }}
  spirv.EntryPoint "GLCompute" @main
  spirv.ExecutionMode @main "LocalSize", 1, 1, 1
}}
"""


@pytest.mark.parametrize(
    ("kind", "declared", "value", "expected"),
    [
        ("i8", "Shader, Int8", "", True),
        ("ui8", "Shader, Int8", "", True),
        ("i16", "Shader, Int16", "", True),
        ("f16", "Shader, Float16", "", True),
        ("!spirv.array<4 x vector<2xf16>, stride=4>", "Shader, Float16", "", True),
        ("i8", "Shader", "", False),
        ("i8", "Shader, Int16", "", False),
        # One for a kind of memory takes nothing away from what Int8 allows.
        ("i8", "Shader, Int8, StoragePushConstant8", "", True),
        ("i16", "Shader, Int16", "%x = spirv.Undef : f16", False),
        ("f16", "Shader, Float16", "%c = spirv.Constant 1 : i32 %x = spirv.UConvert %c : i32 to i16", False),
        ("i16", "Shader, Int16", "%c = spirv.Constant 1.0 : f32 %x = spirv.FConvert %c : f32 to f16", False),
    ],
)
def test_numbers_in_buffers_of_text(
    kind: str, declared: str, value: str, expected: bool, shared: ir.Context
) -> None:
    """What a module in MLIR's text states is read as that of a binary."""
    module = ir.Module.parse(STATED.format(kind=kind, declared=declared, value=value), shared)
    report = av.check(module, "vulkan1.2+all")
    assert report.ok == expected, report
    assert all(each.unstated for each in report.violations)
    # The device has to have the feature.
    assert not av.check(module, f"vulkan1.2+{'+'.join(declared.split(', ')[1:]) or 'Int64'}").ok


def test_numbers_bring_no_extension_that_is_asked_for(shared: ir.Context) -> None:
    """Int16 lets a module store such numbers; what else takes the extension for that has to declare it."""
    declared = "OpCapability Int16\nOpCapability WorkgroupMemoryExplicitLayout8BitAccessKHR"
    text = IN_BUFFERS.format(
        declared=declared, kind="OpTypeInt 16 0", storage="StorageBuffer", decorations=BOUND
    )
    data = spirv_tools_library.assemble(text, "spv1.5")
    assert "WorkgroupMemoryExplicitLayout8BitAccessKHR" in spirv_tools_library.validate(data, "vulkan1.2")
    assert not is_available(data, "vulkan1.2+all", shared)


FUNCTION = """
OpCapability Shader
OpCapability Linkage
OpCapability StorageBuffer16BitAccess
OpExtension "SPV_KHR_16bit_storage"
OpMemoryModel Logical GLSL450
OpDecorate %f LinkageAttributes "f" Export
%void = OpTypeVoid
%i16 = OpTypeInt 16 1
%i32 = OpTypeInt 32 1
%to_i16 = OpTypePointer Workgroup %i16
%fn = OpTypeFunction %void{parameter_type}
{undefined}%f = OpFunction %void None %fn
{parameter}%entry = OpLabel
%value = OpLoad %i16 %pointer
%wide = OpSConvert %i32 %value
OpReturn
OpFunctionEnd
"""


@pytest.mark.parametrize(
    ("parameter_type", "parameter", "undefined"),
    [
        (" %to_i16", "%pointer = OpFunctionParameter %to_i16\n", ""),
        ("", "", "%pointer = OpUndef %to_i16\n"),
    ],
    ids=["a parameter", "undefined"],
)
def test_narrow_numbers_behind_a_pointer_without_a_variable(
    parameter_type: str, parameter: str, undefined: str, shared: ir.Context
) -> None:
    """Where the pointer comes from, Int16 is asked for."""
    text = FUNCTION.format(parameter_type=parameter_type, parameter=parameter, undefined=undefined)
    data = spirv_tools_library.assemble(text, "spv1.4")
    report = av.check(av.spirv.read(data, shared), "spirv1.4+StorageBuffer16BitAccess")
    assert any("needs OpCapability Int16" in each.message for each in report.violations)


@pytest.mark.parametrize(
    ("model", "target", "expected"),
    [
        ("Shader", "vulkan1.0", True),
        ("Shader", "spirv1.0", True),
        ("Kernel", "spirv1.0", True),
        ("Kernel", "opencl2.0+all", False),
    ],
)
def test_memory_of_atomic_counters(model: str, target: str, expected: bool, shared: ir.Context) -> None:
    """It takes AtomicStorage, but in Vulkan, which ignores it: GLSL's memoryBarrier() names it."""
    head = COMPUTE
    if model == "Kernel":
        head = """
OpCapability Kernel
OpCapability Addresses
OpMemoryModel Physical64 OpenCL
OpEntryPoint Kernel %main "main"
"""
    # AcquireRelease, AtomicCounterMemory, ImageMemory.
    barrier = MAIN.replace("OpReturn", "OpMemoryBarrier %c1 %semantics\nOpReturn")
    text = head + TYPES + "%semantics = OpConstant %u32 3080\n" + barrier
    data = assemble(text.replace("%i32 = OpTypeInt 32 1\n", ""), "spv1.0")
    assert validate([(data, "spv1.0")], NEWER) == [""]
    assert is_available(data, target, shared) == expected
    assert "AtomicStorage" not in str(av.deduce(av.spirv.read(data, shared)))


@pytest.mark.parametrize("minor", [3, 4, 5])
@pytest.mark.parametrize(
    ("instruction", "capability"),
    [("Broadcast", "GroupNonUniformBallot"), ("QuadBroadcast", "GroupNonUniformQuad")],
)
@pytest.mark.parametrize("lane", ["%c1", "%loaded"])
def test_broadcasts_from_invocations(
    lane: str, instruction: str, capability: str, minor: int, shared: ir.Context
) -> None:
    text = COMPUTE.replace("OpMemoryModel", f"OpCapability {capability}\nOpMemoryModel") + TYPES
    text += "%c3 = OpConstant %u32 3\n%p = OpTypePointer Function %u32\n"
    body = "%v = OpVariable %p Function\n%loaded = OpLoad %u32 %v\n"
    body += f"%x = OpGroupNonUniform{instruction} %u32 %c3 %c1 {lane}\n"
    data = assemble(text + MAIN.replace("OpReturn", f"{body}OpReturn"), f"spv1.{minor}")
    expected = lane == "%c1" or minor >= 5
    assert (validate([(data, f"spv1.{minor}")], NEWER) == [""]) == expected
    assert is_available(data, f"spirv1.{minor}+all", shared) == expected


UNTYPED = """
%p = OpTypeUntypedPointerKHR {storage_class}
%block = OpTypeStruct %u32
%holder = OpTypePointer Function %p
%untyped_holder = OpTypeUntypedPointerKHR Function
%v = OpUntypedVariableKHR %p {storage_class} %block
%main = OpFunction %void None %fn
%entry = OpLabel
%kept = {variable}
%x = {instruction}
OpReturn
OpFunctionEnd
"""


@pytest.mark.parametrize("capability", ["", "VariablePointersStorageBuffer", "VariablePointers"])
@pytest.mark.parametrize("storage_class", ["StorageBuffer", "Workgroup"])
@pytest.mark.parametrize(
    "variable", ["OpVariable %holder Function", "OpUntypedVariableKHR %untyped_holder Function %p"]
)
def test_variables_that_hold_untyped_pointers(
    variable: str, storage_class: str, capability: str, shared: ir.Context
) -> None:
    """In the logical addressing model, they need the capability of the storage class that they point to."""
    declared = ["UntypedPointersKHR", *filter(None, [capability])]
    if storage_class == "Workgroup":
        declared.append("WorkgroupMemoryExplicitLayoutKHR")
    head = COMPUTE.replace(
        "OpMemoryModel",
        "".join(f"OpCapability {name}\n" for name in declared)
        + 'OpExtension "SPV_KHR_untyped_pointers"\nOpExtension "SPV_KHR_workgroup_memory_explicit_layout"\n'
        "OpMemoryModel",
    ).replace('"main"', '"main" %v')
    decorations = "OpDecorate %block Block\nOpMemberDecorate %block 0 Offset 0\n"
    decorations += (
        "OpDecorate %v Binding 0\nOpDecorate %v DescriptorSet 0" if storage_class != "Workgroup" else ""
    )
    instruction = "OpLoad %p %kept"
    body = UNTYPED.format(storage_class=storage_class, variable=variable, instruction=instruction)
    data = spirv_tools_library.assemble(head + decorations + TYPES + body, "spv1.4")
    expected = capability == "VariablePointers" or (storage_class == "StorageBuffer" and bool(capability))
    assert is_available(data, "spirv1.4+all", shared) == expected
    assert (spirv_tools_library.validate(data, "spv1.4") == "") == expected


MESHES = (
    COMPUTE.replace(
        "OpCapability Shader",
        'OpCapability Shader\nOpCapability MeshShadingNV\nOpExtension "SPV_NV_mesh_shader"',
    )
    + TYPES
    + MAIN
)


def test_text_of_what_was_read_is_read_again(shared: ir.Context) -> None:
    """Also where `#spirv.vce` can't state what the binary declares.

    Functions that use constants of the module don't verify, so that MLIR doesn't parse them.
    """
    parsed = 0
    with shared:
        for text in (MESHES, *MODULES.values()):
            module = av.spirv.read(assemble(text), shared)
            try:
                module.operation.verify()
            except ir.MLIRError:
                continue
            again = ir.Module.parse(str(module))
            parsed += 1
            for target in ("spirv1.5+all", "spirv1.5", "vulkan1.2+all"):
                assert av.check(again, target).ok == av.check(module, target).ok
    assert parsed > 3


def test_an_attribute_claims_nothing_that_the_module_does_not_declare(shared: ir.Context) -> None:
    """Declarations in the attribute beyond the module's instructions don't count."""
    with shared:
        text = str(av.spirv.read(assemble(MESHES), shared))
        assert "declared = #availability.target" in text
        declaring = re.search(r"\n *spirv.binary.instruction \"OpCapability\"[^\n]* 5266>[^\n]*", text)
        assert declaring is not None
        without = text.replace(declaring[0], "", 1)
        used = without.replace(
            "spirv.func", declaring[0].strip().replace("OpCapability", "Used") + "\n  spirv.func", 1
        )
        assert av.check(ir.Module.parse(text), "spirv1.5+all").ok
        report = av.check(ir.Module.parse(used), "spirv1.5+all")
        missing = {need.value for each in report.violations for need in each.clause.any_of}
        assert missing == {"MeshShadingNV", "SPV_NV_mesh_shader"}


def test_locations_are_lines_where_they_are_known() -> None:
    text = MODULES["64-bit numbers"]
    text = text.replace("%void = OpTypeVoid", '%file = OpString "a.comp"\n%void = OpTypeVoid', 1)
    text = text.replace("%f = OpFAdd", "OpLine %file 7 3\n%f = OpFAdd").replace(
        "%i = OpIAdd", "OpNoLine\n%i = OpIAdd"
    )
    with ir.Context() as context:
        report = av.check(av.spirv.read(assemble(text), context), "vulkan1.2")
    where = {
        (each.op.name if each.op is not None else "", each.location)
        for each in report.violations
        if each.op is not None and each.op.name in ("spirv.FAdd", "spirv.IAdd")
    }
    assert ("spirv.FAdd", "a.comp:7:3") in where
    (other,) = (location for name, location in where if name == "spirv.IAdd")
    assert re.fullmatch(r"word \d+ \(%\d+( 'i')?\) in 'main'", other)


def test_entry_points_have_their_own_names() -> None:
    with ir.Context() as context:
        module = av.spirv.read(
            assemble(MODULES["two ids of one name, and an entry point of another"]), context
        )
        text = str(module)
    assert "spirv.func @shader()" in text
    assert 'spirv.EntryPoint "GLCompute" @shader' in text
    assert "@main" not in text


def test_an_extension_that_nobody_knows_is_named() -> None:
    """No target can offer it. What the grammar has and MLIR lacks is required like everything else."""
    text = COMPUTE.replace(
        "OpCapability Shader",
        'OpCapability Shader\nOpCapability MeshShadingNV\nOpExtension "SPV_NV_mesh_shader"\n'
        'OpExtension "SPV_NOBODY_s"',
    )
    data = assemble(text + TYPES + MAIN)
    with ir.Context() as context:
        report = av.check(av.spirv.read(data, context), "vulkan1.3+all")
    said = "\n".join(each.message for each in report.violations)
    assert "extension SPV_NOBODY_s, which is not in SPIR-V's grammar" in said
    assert "MeshShadingNV" not in said


def test_an_unknown_opcode_is_unknown() -> None:
    data = assemble(COMPUTE + TYPES + MAIN)
    data += (2 << 16 | 64000).to_bytes(4, "little") + bytes(4)
    with ir.Context() as context:
        report = av.check(av.spirv.read(data, context), "vulkan1.3+all")
    (violation,) = report.violations
    assert "opcode 64000, which is not in SPIR-V's grammar" in violation.message


def test_binaries_of_both_byte_orders_are_read() -> None:
    data = assemble(COMPUTE + TYPES + MAIN)
    swapped = b"".join(data[i : i + 4][::-1] for i in range(0, len(data), 4))
    with ir.Context() as context:
        assert str(av.spirv.read(swapped, context)) == str(av.spirv.read(data, context))


def test_what_is_read_is_what_was_written() -> None:
    """`deduce` gives the same result for a module and for its binary."""
    text = """
      spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [GroupNonUniformArithmetic], []> {
        spirv.func @f(%x: f32) -> f32 "None" {
          %0 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %x : f32 -> f32
          spirv.ReturnValue %0 : f32
        }
      }"""
    with ir.Context():
        module = ir.Module.parse(text)
        data = av.spirv.serialize(module)
        read = av.spirv.read(data)
        assert av.deduce(read, ignore_stated=True) == av.deduce(module, ignore_stated=True)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ([0x0003000F, 0, 1], "the instruction at word 8, OpEntryPoint, is too short for its operands"),
        (
            [0x00020013, 1, 0x00020013, 1],
            "the instruction at word 10, OpTypeVoid, defines %1, which is already",
        ),
        ([0x00020013, 0], "the instruction at word 8, OpTypeVoid, has the id 0"),
        (
            [0x00020013, 99],
            "the instruction at word 8, OpTypeVoid, has the id 99, which isn't below the bound 50",
        ),
        ([0x0003001D, 1, 2], "the instruction at word 8, OpTypeRuntimeArray, uses %2, which is not defined"),
        (
            [0x0003001D, 1, 1],
            "the instruction at word 8, OpTypeRuntimeArray, uses %1 before it is defined",
        ),
        ([0x000100FD, 0x00020000], "the instruction at word 9 is 2 words long, but only 1 are left"),
        (
            [0x00030014, 1, 5],
            "the instruction at word 8, OpTypeBool, has 1 words longer than its operands",
        ),
        ([0x00020013, 1, 0x000200F8, 2], "the instruction at word 10, OpLabel, is outside of a function"),
        ([0x00030005, 1, 0x41414141], "the instruction at word 8, OpName, has a string without a terminator"),
    ],
)
def test_malformed_binaries_are_refused(context: ir.Context, words: list[int], message: str) -> None:
    header = [0x07230203, 0x00010000, 0, 50, 0, 0x0003000E, 0, 1]
    data = b"".join(word.to_bytes(4, "little") for word in header + words)
    with pytest.raises(ValueError, match=re.escape(f"not a valid SPIR-V module: {message}")):
        av.spirv.read(data, context)


def test_types_that_nest_without_end(context: ir.Context) -> None:
    """Arrays of arrays of arrays: refused before anything walks into them."""
    words = [0x07230203, 0x00010000, 0, 100002, 0, 0x0003000E, 0, 1, 0x00030016, 1, 32]
    for number in range(2, 100000):
        words += [0x0003001D, number, number - 1]
    data = b"".join(word.to_bytes(4, "little") for word in words)
    with pytest.raises(ValueError, match="nests types more than 300 deep"):
        av.spirv.read(data, context)
