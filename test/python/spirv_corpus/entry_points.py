# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Built-ins, decorations, execution models and modes, modules as a whole."""

from __future__ import annotations

from collections.abc import Iterator

from .shader import Case, buffer, kernel, load, member, module, store, variable

# (built-in, type, storage class, execution model)
BUILT_INS = (
    ("Position", "vector<4xf32>", "Output", "Vertex"),
    ("PointSize", "f32", "Output", "Vertex"),
    ("ClipDistance", "!spirv.array<1 x f32>", "Output", "Vertex"),
    ("CullDistance", "!spirv.array<1 x f32>", "Output", "Vertex"),
    ("ClipDistance", "!spirv.array<1 x f32>", "Input", "Fragment"),
    ("VertexIndex", "i32", "Input", "Vertex"),
    ("InstanceIndex", "i32", "Input", "Vertex"),
    ("InstanceId", "i32", "Input", "ClosestHitKHR"),
    ("PrimitiveId", "i32", "Input", "Fragment"),
    ("PrimitiveId", "i32", "Input", "Geometry"),
    ("PrimitiveId", "i32", "Input", "ClosestHitKHR"),
    ("InvocationId", "i32", "Input", "Geometry"),
    ("InvocationId", "i32", "Input", "TessellationControl"),
    ("Layer", "i32", "Output", "Geometry"),
    ("Layer", "i32", "Output", "Vertex"),
    ("ViewportIndex", "i32", "Output", "Geometry"),
    ("ViewportIndex", "i32", "Output", "Vertex"),
    ("TessCoord", "vector<3xf32>", "Input", "TessellationEvaluation"),
    ("PatchVertices", "i32", "Input", "TessellationControl"),
    ("FragCoord", "vector<4xf32>", "Input", "Fragment"),
    ("PointCoord", "vector<2xf32>", "Input", "Fragment"),
    ("FrontFacing", "i1", "Input", "Fragment"),
    ("SampleId", "i32", "Input", "Fragment"),
    ("SamplePosition", "vector<2xf32>", "Input", "Fragment"),
    ("SampleMask", "!spirv.array<1 x i32>", "Input", "Fragment"),
    ("HelperInvocation", "i1", "Input", "Fragment"),
    ("NumWorkgroups", "vector<3xi32>", "Input", "GLCompute"),
    ("WorkgroupId", "vector<3xi32>", "Input", "GLCompute"),
    ("LocalInvocationId", "vector<3xi32>", "Input", "GLCompute"),
    ("GlobalInvocationId", "vector<3xi32>", "Input", "GLCompute"),
    ("LocalInvocationIndex", "i32", "Input", "GLCompute"),
    ("SubgroupSize", "i32", "Input", "GLCompute"),
    ("NumSubgroups", "i32", "Input", "GLCompute"),
    ("SubgroupId", "i32", "Input", "GLCompute"),
    ("SubgroupLocalInvocationId", "i32", "Input", "GLCompute"),
    ("SubgroupMaxSize", "i32", "Input", "GLCompute"),
    ("SubgroupEqMask", "vector<4xi32>", "Input", "GLCompute"),
    ("SubgroupGeMask", "vector<4xi32>", "Input", "GLCompute"),
    ("SubgroupGtMask", "vector<4xi32>", "Input", "GLCompute"),
    ("SubgroupLeMask", "vector<4xi32>", "Input", "GLCompute"),
    ("SubgroupLtMask", "vector<4xi32>", "Input", "GLCompute"),
    ("BaseVertex", "i32", "Input", "Vertex"),
    ("BaseInstance", "i32", "Input", "Vertex"),
    ("DrawIndex", "i32", "Input", "Vertex"),
    ("DeviceIndex", "i32", "Input", "GLCompute"),
    ("ViewIndex", "i32", "Input", "Vertex"),
    ("PrimitiveShadingRateKHR", "i32", "Output", "Vertex"),
    ("ShadingRateKHR", "i32", "Input", "Fragment"),
    ("BaryCoordNoPerspAMD", "vector<2xf32>", "Input", "Fragment"),
    ("BaryCoordSmoothAMD", "vector<2xf32>", "Input", "Fragment"),
    ("BaryCoordPullModelAMD", "vector<3xf32>", "Input", "Fragment"),
    ("BaryCoordKHR", "vector<3xf32>", "Input", "Fragment"),
    ("BaryCoordNoPerspKHR", "vector<3xf32>", "Input", "Fragment"),
    ("FragStencilRefEXT", "i32", "Output", "Fragment"),
    ("FullyCoveredEXT", "i1", "Input", "Fragment"),
    ("FragSizeEXT", "vector<2xi32>", "Input", "Fragment"),
    ("FragInvocationCountEXT", "i32", "Input", "Fragment"),
    ("ViewportMaskNV", "!spirv.array<1 x i32>", "Output", "Vertex"),
    ("PositionPerViewNV", "!spirv.array<2 x vector<4xf32>>", "Output", "Vertex"),
    ("LaunchIdKHR", "vector<3xi32>", "Input", "RayGenerationKHR"),
    ("LaunchSizeKHR", "vector<3xi32>", "Input", "RayGenerationKHR"),
    ("WorldRayOriginKHR", "vector<3xf32>", "Input", "ClosestHitKHR"),
    ("WorldRayDirectionKHR", "vector<3xf32>", "Input", "MissKHR"),
    ("ObjectRayOriginKHR", "vector<3xf32>", "Input", "AnyHitKHR"),
    ("ObjectRayDirectionKHR", "vector<3xf32>", "Input", "IntersectionKHR"),
    ("RayTminKHR", "f32", "Input", "ClosestHitKHR"),
    ("RayTmaxKHR", "f32", "Input", "ClosestHitKHR"),
    ("InstanceCustomIndexKHR", "i32", "Input", "ClosestHitKHR"),
    ("HitKindKHR", "i32", "Input", "ClosestHitKHR"),
    ("IncomingRayFlagsKHR", "i32", "Input", "MissKHR"),
    ("RayGeometryIndexKHR", "i32", "Input", "ClosestHitKHR"),
    ("CurrentRayTimeNV", "f32", "Input", "ClosestHitKHR"),
    ("CullMaskKHR", "i32", "Input", "ClosestHitKHR"),
    ("WarpsPerSMNV", "i32", "Input", "GLCompute"),
    ("SMCountNV", "i32", "Input", "GLCompute"),
    ("WarpIDNV", "i32", "Input", "GLCompute"),
    ("SMIDNV", "i32", "Input", "GLCompute"),
    ("CullPrimitiveEXT", "!spirv.array<1 x i1>", "Output", "MeshEXT"),
    ("WorkDim", "i32", "Input", "Kernel"),
    ("GlobalSize", "vector<3xi64>", "Input", "Kernel"),
    ("GlobalOffset", "vector<3xi64>", "Input", "Kernel"),
    ("GlobalLinearId", "i64", "Input", "Kernel"),
    ("EnqueuedWorkgroupSize", "vector<3xi64>", "Input", "Kernel"),
    ("NumEnqueuedSubgroups", "i32", "Input", "Kernel"),
)


def built_ins() -> Iterator[Case]:
    for name, type, storage, model in BUILT_INS:
        # Vulkan wants it of inputs of fragment shaders that are of integers.
        flat = " {flat}" if model == "Fragment" and storage == "Input" and "i32" in type else ""
        variables = variable("b", type, storage, f'built_in("{name}"){flat}')
        if model == "Kernel":
            text = kernel("", variables)
        else:
            text = module("", variables, model=model, interface=("b",))
        yield Case("built-in", f"{name} in {model}", text)


_BLOCK = "!spirv.struct<(f32 [0])>"
# (decoration, type, storage class, execution model)
_ON_VARIABLES = (
    ("aliased", _BLOCK, "StorageBuffer", "GLCompute"),
    ("restrict", _BLOCK, "StorageBuffer", "GLCompute"),
    ("coherent", _BLOCK, "StorageBuffer", "GLCompute"),
    ("non_readable", _BLOCK, "StorageBuffer", "GLCompute"),
    ("non_writable", _BLOCK, "StorageBuffer", "GLCompute"),
    ("relaxed_precision", "f32", "Private", "GLCompute"),
    ("invariant", "vector<4xf32>", "Output", "Vertex"),
    ("flat", "i32", "Input", "Fragment"),
    ("no_perspective", "f32", "Input", "Fragment"),
    ("patch", "f32", "Output", "TessellationControl"),
    ("constant", "i32", "UniformConstant", "Kernel"),
)


def decorations_of_variables() -> Iterator[Case]:
    for name, type, storage, model in _ON_VARIABLES:
        where = ", location = 0 : i32" if storage in ("Input", "Output") else ""
        binding = "bind(0, 0)" if storage == "StorageBuffer" else ""
        variables = variable("v", type, storage, f"{binding} {{{name}{where}}}")
        interface = ("v",) if storage in ("Input", "Output") else ()
        if model == "Kernel":
            # What is constant has a value.
            initialized = variable("v", type, storage, f"initializer(@c) {{{name}}}")
            text = kernel("", "spirv.SpecConstant @c = 1 : i32\n" + initialized)
        else:
            text = module("", variables, model=model, interface=interface)
        yield Case("decoration", f"{name} on a variable", text)


def decorations_of_ops() -> Iterator[Case]:
    constants = "%f = spirv.Constant 1.0 : f32\n%i = spirv.Constant 1 : i32\n"
    for op, value, type in (
        ("FMul", "f", "f32"),
        ("FAdd", "f", "f32"),
        ("IAdd", "i", "i32"),
        ("ISub", "i", "i32"),
    ):
        names = ("no_contraction", "relaxed_precision")
        if type == "i32":
            names = ("relaxed_precision", "no_signed_wrap", "no_unsigned_wrap")
        for name in names:
            body = f"{constants}%r = spirv.{op} %{value}, %{value} {{{name}}} : {type}\n"
            yield Case("decoration", f"{name} on {op}", module(body))
    rounded = "{fp_rounding_mode = #spirv.fp_rounding_mode<RTZ>}"
    body = member("h", "f16") + f"{constants}%r = spirv.FConvert %f {rounded} : f32 to f16\n"
    body += store("p", "r", "f16", "StorageBuffer")
    yield Case("decoration", "fp_rounding_mode on FConvert", module(body, buffer("h", "f16")))
    fast = "{fp_fast_math_mode = #spirv.fastmath_mode<NotNaN|Fast>}"
    body = f"{constants}%r = spirv.FMul %f, %f {fast} : f32\n"
    yield Case("decoration", "fp_fast_math_mode on FMul", kernel(body))


def decorations_of_structs() -> Iterator[Case]:
    for rest in ("NonWritable", "NonReadable", "Coherent", "Restrict"):
        struct = f"!spirv.struct<(f32 [0, {rest}])>"
        text = module("", variable("b", struct, "StorageBuffer", "bind(0, 0)"))
        yield Case("decoration", f"{rest} on a member", text)
    for name, number in (("Position", 0), ("PointSize", 1)):
        type = "vector<4xf32>" if name == "Position" else "f32"
        struct = f"!spirv.struct<({type} [BuiltIn={number} : i32]), Block>"
        text = module("", variable("o", struct, "Output"), model="Vertex", interface=("o",))
        yield Case("decoration", f"built-in {name} on a member", text)


_MODELS = """
Vertex TessellationControl TessellationEvaluation Geometry Fragment GLCompute TaskEXT MeshEXT
RayGenerationKHR IntersectionKHR AnyHitKHR ClosestHitKHR MissKHR CallableKHR
"""


def models() -> Iterator[Case]:
    for model in _MODELS.split():
        yield Case("execution model", model, module(model=model))
    yield Case("execution model", "Kernel", kernel())


# (execution mode, execution model)
MODES = (
    ('"Invocations", 4', "Geometry"),
    ('"SpacingFractionalEven"', "TessellationControl"),
    ('"PointMode"', "TessellationEvaluation"),
    ('"EarlyFragmentTests"', "Fragment"),
    ('"PixelCenterInteger"', "Fragment"),
    ('"DepthReplacing"', "Fragment"),
    ('"DepthGreater"', "Fragment"),
    ('"Xfb"', "Vertex"),
    ('"PostDepthCoverage"', "Fragment"),
    ('"StencilRefReplacingEXT"', "Fragment"),
    ('"EarlyAndLateFragmentTestsAMD"', "Fragment"),
    ('"PixelInterlockOrderedEXT"', "Fragment"),
    ('"SampleInterlockOrderedEXT"', "Fragment"),
    ('"ShadingRateInterlockOrderedEXT"', "Fragment"),
    ('"DenormPreserve", 32', "GLCompute"),
    ('"DenormFlushToZero", 32', "GLCompute"),
    ('"SignedZeroInfNanPreserve", 32', "GLCompute"),
    ('"RoundingModeRTE", 32', "GLCompute"),
    ('"RoundingModeRTZ", 32', "GLCompute"),
    ('"DenormPreserve", 16', "Fragment"),
    ('"SubgroupUniformControlFlowKHR"', "GLCompute"),
    ('"DerivativeGroupQuadsNV"', "GLCompute"),
    ('"DerivativeGroupLinearNV"', "GLCompute"),
    ('"LocalSizeHint", 8, 1, 1', "Kernel"),
    ('"VecTypeHint", 262149', "Kernel"),
    ('"ContractionOff"', "Kernel"),
    ('"Initializer"', "Kernel"),
    ('"Finalizer"', "Kernel"),
    ('"SubgroupSize", 32', "Kernel"),
    ('"SubgroupsPerWorkgroup", 4', "Kernel"),
)


def modes() -> Iterator[Case]:
    for mode, model in MODES:
        name = f"{mode} in {model}".replace('"', "")
        text = _with_mode(kernel(), mode) if model == "Kernel" else module(model=model, modes=(mode,))
        yield Case("execution mode", name, text)


def _with_mode(text: str, mode: str) -> str:
    """Adds an execution mode in front of the last brace."""
    return text.rstrip().removesuffix("}") + f"spirv.ExecutionMode @main {mode}\n}}\n"


def memory_models() -> Iterator[Case]:
    for addressing, memory in (
        ("Logical", "Simple"),
        ("Logical", "Vulkan"),
        ("PhysicalStorageBuffer64", "GLSL450"),
        ("PhysicalStorageBuffer64", "Vulkan"),
        ("Physical32", "OpenCL"),
    ):
        model = "Kernel" if memory == "OpenCL" else "GLCompute"
        text = module(addressing=addressing, memory=memory, model=model)
        yield Case("memory model", f"{addressing} {memory}", text)
    pointer = "!spirv.ptr<!spirv.struct<(i32 [0])>, PhysicalStorageBuffer>"
    body = f"%p = spirv.Undef : {pointer}\n"
    text = module(body, addressing="PhysicalStorageBuffer64")
    yield Case("memory model", "pointer to PhysicalStorageBuffer", text)


def linkage() -> Iterator[Case]:
    function = 'spirv.func @f() "None" { spirv.Return }\n'
    yield Case("linkage", "no entry point", f"spirv.module Logical GLSL450 {{\n{function}}}\n")
    yield Case("linkage", "an empty module", "spirv.module Logical GLSL450 {\n}\n")
    for kind in ("Export", "LinkOnceODR"):
        attribute = f'#spirv.linkage_attributes<linkage_name = "f", linkage_type = <{kind}>>'
        text = f'spirv.func @f() "None" attributes {{linkage_attributes = {attribute}}} {{ spirv.Return }}\n'
        yield Case("linkage", f"{kind} of a function", module(functions=text))
        text = variable("f", "i32", "Private", f"{{linkage_attributes = {attribute}}}")
        yield Case("linkage", f"{kind} of a variable", module(variables=text))
    attribute = '#spirv.linkage_attributes<linkage_name = "f", linkage_type = <Import>>'
    text = f'spirv.func @f() "None" attributes {{linkage_attributes = {attribute}}}\n'
    yield Case("linkage", "Import of a function", module(functions=text))


def interface() -> Iterator[Case]:
    """What an entry point lists: before SPIR-V 1.4 inputs and outputs only."""
    listed = {
        "an input": variable("v", "vector<3xi32>", "Input", 'built_in("WorkgroupId")'),
        "a storage buffer": buffer("v", "f32"),
        "a push constant": variable("v", "!spirv.struct<(f32 [0])>", "PushConstant"),
        "a private variable": variable("v", "f32", "Private"),
        "a workgroup variable": variable("v", "f32", "Workgroup"),
    }
    for what, text in listed.items():
        yield Case("entry point", f"lists {what}", module("", text, interface=("v",)))
    body = "%a = spirv.mlir.addressof @v : !spirv.ptr<f32, Private>\n" + load("a", "f32", "Private")
    yield Case("entry point", "uses a variable and lists none", module(body, variable("v", "f32", "Private")))


def cases() -> Iterator[Case]:
    yield from built_ins()
    yield from decorations_of_variables()
    yield from decorations_of_ops()
    yield from decorations_of_structs()
    yield from models()
    yield from modes()
    yield from memory_models()
    yield from linkage()
    yield from interface()
