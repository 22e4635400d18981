# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""For each checked rule of the Vulkan specification, a module to which it applies and a similar one to which
it doesn't.

Transcribed from the specification's rules and the descriptions of the features that they name, not from the
records.
"""

from __future__ import annotations

from collections.abc import Iterator

from vulkan_case import LISTS, NEVER, STAGES, Case, function, mode, module, parameter, used
from vulkan_interface_cases import blocks, captured, decorated, descriptors, recursion, starts, unsized
from vulkan_layout_cases import layouts
from vulkan_stage_cases import changing, stages, writable, written

# ===-----------------------------------------------------------------------------------------------===
# Groups
# ===-----------------------------------------------------------------------------------------------===


def subgroups() -> Iterator[Case]:
    def reduce(op: str, kind: str) -> str:
        return function(
            f"%x: {kind}", f"%0 = spirv.GroupNonUniform{op} <Subgroup> <Reduce> %x : {kind} -> {kind}"
        )

    extended = ("shaderSubgroupExtendedTypes",)
    for op, kind, near in (
        ("IAdd", "i8", "i32"),
        ("IMul", "i16", "i32"),
        ("SMax", "i64", "i32"),
        ("BitwiseAnd", "vector<4xi64>", "vector<4xi32>"),
        ("FAdd", "f16", "f64"),
        ("FMax", "vector<2xf16>", "vector<2xf32>"),
    ):
        yield Case("06275", f"{op} of {kind}", extended, reduce(op, kind), reduce(op, near))

    def required(name: str) -> str:
        return f"""
        spirv.module Logical GLSL450 {{
          spirv.GlobalVariable @"{name}" built_in("SubgroupSize") : !spirv.ptr<i32, Input>
          spirv.func @main() "None" {{ spirv.Return }}
          spirv.EntryPoint "GLCompute" @main, @"{name}"
          spirv.ExecutionMode @main "LocalSize", 32, 1, 1
        }}"""

    for rule, what, fact in (
        ("02755", "a size", "subgroupSizeControl"),
        ("02755", "a size in compute shaders", "requiredSubgroupSizeStages.COMPUTE"),
        ("02785", "whole subgroups", "computeFullSubgroups"),
    ):
        yield Case(rule, what, (fact,), required("subgroup_size(32)"), required("subgroup_size(x)"))

    def scoped(scope: str, body: str) -> str:
        return function("%x: i32, %y: f32, %c: i1", body.format(scope))

    for body in (
        "%0 = spirv.GroupNonUniformElect <{}> : i1",
        "%0 = spirv.GroupNonUniformBallot <{}> %c : vector<4xi32>",
        "%0 = spirv.GroupNonUniformFAdd <{}> <Reduce> %y : f32 -> f32",
        "%0 = spirv.GroupNonUniformShuffle <{}> %y, %x : f32, i32",
        "%0 = spirv.GroupIAdd <{}> <Reduce> %x : i32",
    ):
        op = body.split()[2].removeprefix("spirv.")
        yield Case("04642", op, NEVER, scoped("Workgroup", body), scoped("Subgroup", body))

    def shuffle(kind: str) -> str:
        return function(
            f"%x: {kind}, %i: i32", f"%0 = spirv.GroupNonUniformShuffle <Subgroup> %x, %i : {kind}, i32"
        )

    def equal(kind: str) -> str:
        return function(f"%x: {kind}", f"%0 = spirv.GroupNonUniformAllEqual <Subgroup> %x : {kind}, i1")

    yield Case("06275", "Shuffle of f16", extended, shuffle("f16"), shuffle("f32"))
    yield Case("06275", "AllEqual of i64", extended, equal("i64"), equal("i32"))

    def broadcast(constant: str) -> str:
        # Before SPIR-V 1.5, the verifier accepts no other id, judging by the module's own target.
        triple = "#spirv.vce<v1.6, [Shader, GroupNonUniformBallot], []>"
        stated = f"spirv.target_env = #spirv.target_env<{triple}, #spirv.resource_limits<>>"
        lane = "%c" if constant else "%i"
        return function(
            "%x: f32, %i: i32",
            f"{constant} %0 = spirv.GroupNonUniformBroadcast <Subgroup> %x, {lane} : f32, i32",
            attributes=f"attributes {{{stated}}} ",
        )

    yield Case(
        "06277",
        "any id",
        ("subgroupBroadcastDynamicId",),
        broadcast(""),
        broadcast("%c = spirv.Constant 1 : i32"),
    )

    def rotate(cluster: str, types: str) -> str:
        body = f"spirv.GroupNonUniformRotateKHR <Subgroup> %x, %i{cluster} : f32, i32{types} -> f32"
        return function("%x: f32, %i: i32", f"%c = spirv.Constant 4 : i32 %0 = {body}")

    yield Case(
        "09566",
        "in clusters",
        ("shaderSubgroupRotateClustered",),
        rotate(", cluster_size(%c)", ", i32"),
        rotate("", ""),
    )


# ===-----------------------------------------------------------------------------------------------===
# Atomic operations
# ===-----------------------------------------------------------------------------------------------===


def atomics() -> Iterator[Case]:
    def on(kind: str, storage: str, op: str = "AtomicIAdd") -> str:
        return function(
            f"{parameter(kind, storage)}, %x: {kind}",
            f"%0 = spirv.{op} <Workgroup> <None> %p, %x : !spirv.ptr<{kind}, {storage}>",
        )

    for rule, storage, fact in (
        ("06278", "StorageBuffer", "shaderBufferInt64Atomics"),
        ("06278", "Uniform", "shaderBufferInt64Atomics"),
        ("06278", "PhysicalStorageBuffer", "shaderBufferInt64Atomics"),
        ("06279", "Workgroup", "shaderSharedInt64Atomics"),
        ("06279", "TaskPayloadWorkgroupEXT", "shaderSharedInt64Atomics"),
        ("06288", "Image", "shaderImageInt64Atomics"),
    ):
        for op in ("AtomicIAdd", "AtomicUMin", "AtomicExchange"):
            yield Case(
                rule, f"{op} on i64 in {storage}", (fact,), on("i64", storage, op), on("i32", storage, op)
            )
    for storage, (rule, memory) in {
        "StorageBuffer": ("06284", "Buffer"),
        "PhysicalStorageBuffer": ("06284", "Buffer"),
        "Workgroup": ("06285", "Shared"),
        "Image": ("06286", "Image"),
    }.items():
        for width in (16, 32, 64):
            kind = f"f{width}"
            if memory == "Image" and width != 32:
                rule = {16: "06337", 64: "06339"}[width]
            elif memory == "Image":
                rule = "06286"
            has = memory != "Image" or width == 32
            for op, end in (("EXT.AtomicFAdd", "AtomicAdd"), ("AtomicExchange", "Atomics")):
                fact = f"shader{memory}Float{width}{end}"
                yield Case(
                    rule,
                    f"{op} on {kind} in {storage}",
                    (fact,) if has else NEVER,
                    on(kind, storage, op),
                    on("i32", storage, "AtomicExchange"),
                )
    for other in ("Workgroup", "TaskPayloadWorkgroupEXT"):
        yield Case("04686", f"Function, not {other}", NEVER, on("i32", "Function"), on("i32", other))

    def scoped(scope: str, semantics: str = "None") -> str:
        return function(
            "%p: !spirv.ptr<i32, Workgroup>, %x: i32",
            f"%0 = spirv.AtomicIAdd <{scope}> <{semantics}> %p, %x : !spirv.ptr<i32, Workgroup>",
        )

    yield Case("04638", "atomic", NEVER, scoped("CrossDevice"), scoped("Device"))
    for order in ("Acquire", "Release", "AcquireRelease"):
        alone = scoped("Invocation", f"{order}|WorkgroupMemory")
        yield Case("04641", f"atomic {order}", NEVER, alone, scoped("Invocation"))
    yield Case(
        "10866",
        "atomic",
        NEVER,
        scoped("Workgroup", "SequentiallyConsistent|WorkgroupMemory"),
        scoped("Workgroup", "AcquireRelease|WorkgroupMemory"),
    )


def barriers() -> Iterator[Case]:
    def barrier(execution: str, memory: str, semantics: str = "AcquireRelease|WorkgroupMemory") -> str:
        return module("", entry=f"spirv.ControlBarrier <{execution}>, <{memory}>, <{semantics}>")

    near = barrier("Workgroup", "Workgroup")
    yield Case("04636", "Device", NEVER, barrier("Device", "Workgroup"), near)
    yield Case("04638", "barrier", NEVER, barrier("Workgroup", "CrossDevice"), near)
    ordered = barrier("Workgroup", "Workgroup", "SequentiallyConsistent|WorkgroupMemory")
    yield Case("10866", "barrier", NEVER, ordered, near)
    yield Case("04641", "barrier", NEVER, barrier("Workgroup", "Invocation"), near)
    fence = "spirv.MemoryBarrier <Workgroup>, <{}>"
    ordered = module("", entry=fence.format("AcquireRelease|WorkgroupMemory"))
    yield Case("10869", "", NEVER, module("", entry=fence.format("None")), ordered)
    for rule, semantics, kept in (
        ("10871", "WorkgroupMemory", "Acquire|WorkgroupMemory"),
        ("10872", "Acquire|UniformMemory|MakeAvailable", "Release|UniformMemory|MakeAvailable"),
        ("10873", "Release|UniformMemory|MakeVisible", "AcquireRelease|UniformMemory|MakeVisible"),
    ):
        cases = [barrier("Workgroup", "Workgroup", each) for each in (semantics, kept)]
        yield Case(rule, semantics, NEVER, *cases)


# ===-----------------------------------------------------------------------------------------------===
# Arithmetic, variables, types
# ===-----------------------------------------------------------------------------------------------===


def arithmetic() -> Iterator[Case]:
    def bits(op: str, kind: str, more: str = "") -> str:
        types = f"{kind}, i8, i8" if more else kind
        return function(f"%x: {kind}, %o: i8", f"%0 = spirv.{op} %x{more} : {types}")

    nine = ("maintenance9",)
    for op in ("BitCount", "BitReverse"):
        for kind in ("i8", "i16", "i64", "vector<2xi16>"):
            yield Case("10824", f"{op} of {kind}", nine, bits(op, kind), bits(op, "i32"))
    fields = {
        "BitFieldInsert": ", %x, %o, %o",
        "BitFieldSExtract": ", %o, %o",
        "BitFieldUExtract": ", %o, %o",
    }
    for op, more in fields.items():
        yield Case("10824", op, nine, bits(op, "i64", more), bits(op, "i32", more))


def variables() -> Iterator[Case]:
    def workgroup(initializer: str) -> str:
        return module(
            "spirv.SpecConstant @zero = 0 : i32\n"
            f"spirv.GlobalVariable @v {initializer} : !spirv.ptr<i32, Workgroup>"
        )

    zero = ("shaderZeroInitializeWorkgroupMemory",)
    yield Case("06372", "", zero, workgroup("initializer(@zero)"), workgroup(""))

    def image(dim: str, image_format: str, attributes: str, model: str = "GLCompute") -> str:
        kind = f"!spirv.image<f32, {dim}, NoDepth, NonArrayed, SingleSampled, NoSampler, {image_format}>"
        return used(model, f"bind(0, 0) {{{attributes}}}", f"!spirv.ptr<{kind}, UniformConstant>")

    read = ("dynamicRenderingLocalRead",)
    index = "input_attachment_index = 0 : i32"
    attachment = image("SubpassData", "Unknown", "non_writable", "Fragment")
    indexed = image("SubpassData", "Unknown", f"non_writable, {index}", "Fragment")
    yield Case("09558", "", read, attachment, indexed)
    write, read = ("StorageImageWriteWithoutFormat",), ("StorageImageReadWithoutFormat",)
    for dim in ("Dim2D", "Buffer"):
        unknown = image(dim, "Unknown", "non_readable")
        yield Case("07954", dim, write, unknown, image(dim, "R32f", "non_readable"))
        unknown = image(dim, "Unknown", "non_writable")
        yield Case("07955", dim, read, unknown, image(dim, "R32f", "non_writable"))


def types() -> Iterator[Case]:
    def pointer(pointee: str, storage: str) -> str:
        return function(parameter(pointee, storage), "")

    for storage in ("CrossWorkgroup", "Generic", "AtomicCounter"):
        yield Case("04643", storage, NEVER, pointer("f32", storage), pointer("f32", "Workgroup"))
    end = "!spirv.struct<(f32 [0], !spirv.rtarray<f32, stride=16> [16]), Block>"

    def variable(pointee: str, storage: str, attributes: str) -> str:
        return used("GLCompute", attributes, f"!spirv.ptr<{pointee}, {storage}>")

    unsized = ("shaderUniformBufferUnsizedArray",)
    bind = "bind(0, 0)"
    yield Case("11806", "", unsized, variable(end, "Uniform", bind), variable(end, "StorageBuffer", bind))
    place = "{location = 0 : i32}"
    for rule, kind, near in (
        ("10980", "vector<4xi8>", "vector<4xi16>"),
        ("10370", "vector<2xbf16>", "vector<2xf16>"),
    ):
        for storage in ("Input", "Output"):
            yield Case(rule, storage, NEVER, variable(kind, storage, place), variable(near, storage, place))
    record = "ShaderRecordBufferKHR"
    block = "!spirv.struct<({} [0]), Block>"
    bits8, bits16 = "storageBuffer8BitAccess", "storageBuffer16BitAccess"
    near = pointer(block.format("i32"), record)
    yield Case("06328", record, (bits8,), pointer(block.format("i8"), record), near)
    for kind in ("i16", "f16"):
        either = (bits16, bits8)
        yield Case("11161", f"{kind} in {record}", either, pointer(block.format(kind), record), near)

    def node(storage: str) -> str:
        name = f"node_in_{storage}"
        struct = f"!spirv.struct<{name}, (f32, !spirv.ptr<!spirv.struct<{name}>, {storage}>)>"
        memory = "PhysicalStorageBuffer64 GLSL450"
        return function(parameter(struct, storage), "", memory=memory)

    yield Case("04711", "StorageBuffer", NEVER, node("StorageBuffer"), node("PhysicalStorageBuffer"))

    def matrix(scope: str) -> str:
        matrices = f"%m: !spirv.coopmatrix<16x16xf32, {scope}, MatrixA>"
        return function(matrices, "", memory="Logical Vulkan")

    yield Case("10164", "", ("cooperativeMatrixWorkgroupScope",), matrix("Workgroup"), matrix("Subgroup"))
    yield Case("10163", "", LISTS, matrix("Subgroup"), function("%m: f32", "", memory="Logical Vulkan"))
    yield Case("12243", "Device", NEVER, matrix("Device"), matrix("Subgroup"))

    def image(kind: str, use: str, dim: str = "Dim2D", arrayed: str = "NonArrayed") -> str:
        return f"!spirv.image<{kind}, {dim}, NoDepth, {arrayed}, SingleSampled, {use}, Unknown>"

    def images(*arguments: str) -> str:
        return function(f"%i: {image(*arguments)}", "")

    def sampled(*arguments: str) -> str:
        return function(f"%i: !spirv.sampled_image<{image(*arguments)}>", "")

    near = images("f32", "NeedSampler")
    yield Case("04656", "f16", NEVER, images("f16", "NeedSampler"), near)
    yield Case("04657", "", NEVER, images("f32", "SamplerUnknown"), near)
    attachment = images("f32", "NoSampler", "SubpassData")
    arrayed = images("f32", "NoSampler", "SubpassData", "Arrayed")
    yield Case("06214", "an array", NEVER, arrayed, attachment)
    yield Case("06214", "with a sampler", NEVER, images("f32", "NeedSampler", "SubpassData"), attachment)
    yield Case("06671", "", NEVER, sampled("f32", "NoSampler"), sampled("f32", "NeedSampler"))


# ===-----------------------------------------------------------------------------------------------===
# Execution modes
# ===-----------------------------------------------------------------------------------------------===

# The rules about float controls by mode, for 16, 32 and 64 bits.
_FLOAT_MODES = {
    "SignedZeroInfNanPreserve": ("06293", "06294", "06295"),
    "DenormPreserve": ("06296", "06297", "06298"),
    "DenormFlushToZero": ("06299", "06300", "06301"),
    "RoundingModeRTE": ("06302", "06303", "06304"),
    "RoundingModeRTZ": ("06305", "06306", "06307"),
}
_FRAGMENT_TESTS = {
    "06767": "EarlyAndLateFragmentTestsAMD",
    "06768": "StencilRefUnchangedFrontAMD",
    "06769": "StencilRefUnchangedBackAMD",
    "06770": "StencilRefGreaterFrontAMD",
    "06771": "StencilRefGreaterBackAMD",
    "06772": "StencilRefLessFrontAMD",
    "06773": "StencilRefLessBackAMD",
}


def undefined() -> Iterator[Case]:
    image = "!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>"
    near = function("", "%0 = spirv.Undef : vector<4xf32>")
    for kind in (image, f"!spirv.sampled_image<{image}>", "!spirv.arm.tensor<4xf32>"):
        yield Case("12464", kind, NEVER, function("", f"%0 = spirv.Undef : {kind}"), near)


def modes() -> Iterator[Case]:
    for name, rules in _FLOAT_MODES.items():
        for rule, width in zip(rules, (16, 32, 64), strict=True):
            fact = f"shader{name}Float{width}"
            other = {16: 32, 32: 64, 64: 16}[width]
            yield Case(rule, "", (fact,), mode(f'"{name}", {width}'), mode(f'"{name}", {other}'))
    size = '"LocalSize", 1, 1, 1'
    yield Case("06434", "", ("maintenance4",), mode('"LocalSizeId", 1, 1, 1'), mode(size))
    for rule, name in _FRAGMENT_TESTS.items():
        fact = ("shaderEarlyAndLateFragmentTests",)
        near = mode('"EarlyFragmentTests"', "Fragment")
        yield Case(rule, "", fact, mode(f'"{name}"', "Fragment"), near)
    for name in ("DerivativeGroupLinearNV", "DerivativeGroupQuadsNV"):
        for model in ("MeshEXT", "TaskEXT"):
            fact = ("meshAndTaskShaderDerivatives",)
            text = f'"{name}";"LocalSize", 2, 2, 1'
            yield Case("10153", f"{name} in {model}", fact, mode(text, model), mode(text))
    for rule, name, sizes, near in (
        ("10151", "Quads", ("1, 2, 1", "2, 3, 4"), "2, 4, 1"),
        ("10152", "Linear", ("1, 2, 1", "3, 5, 6"), "1, 1, 4"),
    ):
        for model in ("GLCompute", "MeshEXT", "TaskEXT"):
            for numbers in sizes:
                odd, even = (
                    mode(f'"DerivativeGroup{name}NV";"LocalSize", {each}', model) for each in (numbers, near)
                )
                yield Case(rule, f"{numbers} in {model}", NEVER, odd, even)
    evaluation = "TessellationEvaluation"
    triangles = mode('"Triangles"', evaluation)
    for rule, name, fact in (
        ("06326", "Isolines", "tessellationIsolines"),
        ("06327", "PointMode", "tessellationPointMode"),
    ):
        yield Case(rule, "", (fact,), mode(f'"{name}"', evaluation), triangles)
    near = mode('"OriginUpperLeft"', "Fragment")
    yield Case("04653", "", NEVER, mode('"OriginLowerLeft"', "Fragment"), near)
    yield Case("04654", "", NEVER, mode('"PixelCenterInteger"', "Fragment"), near)
    for rule, name in (("07330", "OutputVertices"), ("07331", "OutputPrimitivesEXT")):
        yield Case(rule, "", NEVER, mode(f'"{name}", 0', "MeshEXT"), mode(f'"{name}", 1', "MeshEXT"))
    uniform = '"SubgroupUniformControlFlowKHR"'
    yield Case("06379", "", ("shaderSubgroupUniformControlFlow",), mode(uniform), mode(size))
    for model, bit in STAGES.items():
        fact = (f"subgroupSupportedStages.{bit}",)
        yield Case("06379", model, fact, mode(uniform, model), mode(uniform))


def independence() -> Iterator[Case]:
    for kind, (same, different), (of_all, of_32) in (
        ("denormBehavior", ("DenormPreserve", "DenormFlushToZero"), ("06289", "06290")),
        ("roundingMode", ("RoundingModeRTE", "RoundingModeRTZ"), ("06291", "06292")),
    ):

        def modes(name16: str, name32: str, name64: str) -> str:
            names = zip((name16, name32, name64), (16, 32, 64), strict=True)
            return mode(";".join(f'"{name}", {width}' for name, width in names if name))

        everything = f"{kind}Independence.ALL"
        narrow = f"{kind}Independence.32_BIT_ONLY"
        near = modes(same, same, same)
        yield Case(of_all, "16 and 64", (everything,), modes(same, "", different), near)
        yield Case(of_all, "all", (everything,), modes(same, same, different), modes(same, different, same))
        for label, text in {
            "32 and 16": modes(same, different, ""),
            "32 and 64": modes("", different, same),
            "32 and both": modes(same, different, same),
        }.items():
            yield Case(of_32, label, (narrow, everything), text, near)


def all_cases() -> list[Case]:
    """Returns the cases of all rules about features and properties, and of what Vulkan has nowhere."""
    groups = (
        subgroups,
        atomics,
        barriers,
        arithmetic,
        variables,
        types,
        undefined,
        modes,
        independence,
        stages,
        writable,
        written,
        changing,
        descriptors,
        decorated,
        captured,
        blocks,
        unsized,
        recursion,
        starts,
        layouts,
    )
    return [case for group in groups for case in group()]
