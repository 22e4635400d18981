# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Uses of SPIR-V that rules of the Vulkan specification are about, in many shapes.

A shape is a module that falls under rules: by its operations, types, storage classes, widths, scopes and
stages. What it needs is in the rules' text (vulkan_needs.py). Only where the text leaves it to the
descriptions of features, it is said here.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from llvm_differences import quad_swap
from vulkan_case import STAGES, function, mode, module, parameter, used

_NUMBERS = ("", "2", "3", "4")


@dataclass(frozen=True)
class Shape:
    """A module and the rules that it falls under.

    Attributes:
        rules: their numbers; what is wrong by several is wrong by one of them.
        text: the module.
        stage: the bit of its stage, for rules that depend on it.
        feature: the feature among those in the rule that is for the operation, by its description.
        never: whether none of the features in the rule is for it.
    """

    rules: tuple[str, ...]
    text: str
    stage: str = ""
    feature: str = ""
    never: bool = False


def _vector(kind: str, number: str) -> str:
    return f"vector<{number}x{kind}>" if number else kind


# ===-----------------------------------------------------------------------------------------------===
# Groups
# ===-----------------------------------------------------------------------------------------------===

_OF_INTEGERS = ("IAdd", "IMul", "SMin", "SMax", "UMin", "UMax", "BitwiseAnd", "BitwiseOr", "BitwiseXor")
_OF_FLOATS = ("FAdd", "FMul", "FMin", "FMax")
_SCANS = ("Reduce", "InclusiveScan", "ExclusiveScan", "ClusteredReduce")


def _reduction(op: str, scan: str, kind: str, scope: str = "Subgroup") -> str:
    is_clustered = scan == "ClusteredReduce"
    size = " cluster_size(%n)" if is_clustered else ""
    types = f"{kind}, i32" if is_clustered else kind
    return (
        "%n = spirv.Constant 4 : i32 "
        f"%0 = spirv.GroupNonUniform{op} <{scope}> <{scan}> %x{size} : {types} -> {kind}"
    )


def _others_of(kind: str, scope: str = "Subgroup") -> Iterator[str]:
    """Yields what moves values of a type within a group, or compares them."""
    index = "%i = spirv.Constant 1 : i32 "
    for op in ("Shuffle", "ShuffleXor", "ShuffleUp", "ShuffleDown", "Broadcast"):
        yield f"{index}%0 = spirv.GroupNonUniform{op} <{scope}> %x, %i : {kind}, i32"
    yield f"{index}%0 = spirv.GroupNonUniformRotateKHR <{scope}> %x, %i : {kind}, i32 -> {kind}"


def _of_subgroups_alone(kind: str) -> Iterator[str]:
    yield f"%0 = spirv.GroupNonUniformAllEqual <Subgroup> %x : {kind}, i1"
    yield f"%i = spirv.Constant 1 : i32 %0 = {quad_swap('%x', '%i', kind)}"


def _narrow_and_wide() -> Iterator[Shape]:
    for kind in ("i8", "i16", "i64", "f16"):
        for number in _NUMBERS:
            of = _vector(kind, number)
            ops = _OF_FLOATS if kind == "f16" else _OF_INTEGERS
            bodies = [_reduction(op, scan, of) for op in ops for scan in _SCANS]
            for body in (*bodies, *_others_of(of), *_of_subgroups_alone(of)):
                yield Shape(("06275",), function(f"%x: {of}", body))


def _any_group_op(scope: str) -> Iterator[str]:
    """Yields operations on `%x`, an i32, that may have any scope."""
    yield f"%0 = spirv.GroupNonUniformElect <{scope}> : i1"
    yield f"%c = spirv.Constant true %0 = spirv.GroupNonUniformBallot <{scope}> %c : vector<4xi32>"
    yield from (_reduction(op, "Reduce", "i32", scope) for op in _OF_INTEGERS)
    yield from _others_of("i32", scope)
    yield from (f"%0 = spirv.Group{op} <{scope}> <Reduce> %x : i32" for op in ("IAdd", "SMin", "UMax"))


def _scopes() -> Iterator[Shape]:
    # The dialect's verifier lets group operations have no third scope.
    for body in _any_group_op("Workgroup"):
        yield Shape(("04642",), function("%x: i32", body))
    for (kind, ops), number in itertools.product((("i32", _OF_INTEGERS), ("f32", _OF_FLOATS)), _NUMBERS):
        of = _vector(kind, number)
        for op, scan in itertools.product(ops, _SCANS):
            yield Shape(("04642",), function(f"%x: {of}", _reduction(op, scan, of, "Workgroup")))
    for scope in ("CrossDevice", "Device", "QueueFamily", "Invocation"):
        barrier = f"spirv.ControlBarrier <{scope}>, <Workgroup>, <AcquireRelease|WorkgroupMemory>"
        yield Shape(("04636",), module("", entry=barrier))
    crossing = "<CrossDevice>, <AcquireRelease|WorkgroupMemory>"
    for op in ("ControlBarrier <Workgroup>,", "MemoryBarrier"):
        yield Shape(("04638",), module("", entry=f"spirv.{op} {crossing}"))
        ordered = "<Workgroup>, <SequentiallyConsistent|WorkgroupMemory>"
        yield Shape(("10866",), module("", entry=f"spirv.{op} {ordered}"))
        for rule, semantics in (
            ("10871", "WorkgroupMemory"),
            ("10872", "Acquire|UniformMemory|MakeAvailable"),
            ("10873", "Release|UniformMemory|MakeVisible"),
        ):
            # A fence without an order has that fault alone.
            found = ("10869", "10871") if op == "MemoryBarrier" and rule == "10871" else (rule,)
            yield Shape(found, module("", entry=f"spirv.{op} <Workgroup>, <{semantics}>"))
        for order in ("Acquire", "Release", "AcquireRelease"):
            alone = f"<Invocation>, <{order}|WorkgroupMemory>"
            yield Shape(("04641",), module("", entry=f"spirv.{op} {alone}"))


def _group_stages() -> Iterator[Shape]:
    for model, bit in STAGES.items():
        value = "%x = spirv.Constant 7 : i32 "
        for op in (*_any_group_op("Subgroup"), *_of_subgroups_alone("i32")):
            body = value + op
            called = f'spirv.func @f() "None" {{ {body} spirv.Return }}'
            call = "spirv.FunctionCall @f() : () -> ()"
            yield Shape(("06343",), module("", entry=body, model=model), bit)
            yield Shape(("06343",), module(called, entry=call, model=model), bit)
        if model == "Fragment":
            continue
        for kind, constant in (("i32", "1 : i32"), ("f32", "1.0 : f32"), ("i1", "true")):
            quad = f"%x = spirv.Constant {constant} %i = spirv.Constant 0 : i32 "
            quad += f"%0 = {quad_swap('%x', '%i', kind)}"
            if kind != "i1":
                yield Shape(("06342",), module("", entry=quad, model=model))


def _ids() -> Iterator[Shape]:
    stated = "#spirv.target_env<#spirv.vce<v1.6, [GroupNonUniformBallot], []>, #spirv.resource_limits<>>"
    for kind in ("i32", "f32", "vector<2xi32>", "vector<4xf32>"):
        body = f"%0 = spirv.GroupNonUniformBroadcast <Subgroup> %x, %i : {kind}, i32"
        attributes = f"attributes {{spirv.target_env = {stated}}} "
        yield Shape(("06277",), function(f"%x: {kind}, %i: i32", body, attributes=attributes))
        rotate = "%c = spirv.Constant 4 : i32 %0 = spirv.GroupNonUniformRotateKHR <Subgroup> %x, %i, "
        rotate += f"cluster_size(%c) : {kind}, i32, i32 -> {kind}"
        yield Shape(("09566",), function(f"%x: {kind}, %i: i32", rotate))


# ===-----------------------------------------------------------------------------------------------===
# Atomic operations
# ===-----------------------------------------------------------------------------------------------===

_ATOMIC = ("IAdd", "ISub", "SMin", "UMin", "SMax", "UMax", "And", "Or", "Xor", "Exchange")
# Storage classes, and their names in features.
_MEMORY = {
    "StorageBuffer": "Buffer",
    "Uniform": "Buffer",
    "PhysicalStorageBuffer": "Buffer",
    "Workgroup": "Shared",
    "Image": "Image",
}


def _atomics() -> Iterator[Shape]:
    def on(op: str, kind: str, storage: str, scope: str) -> str:
        body = f"%0 = spirv.{op} <{scope}> <None> %p, %x : !spirv.ptr<{kind}, {storage}>"
        return function(f"{parameter(kind, storage)}, %x: {kind}", body)

    for storage, memory in _MEMORY.items():
        for scope in ("Device", "Workgroup", "Subgroup"):
            for op in _ATOMIC:
                rule = {"Buffer": "06278", "Shared": "06279", "Image": "06288"}[memory]
                yield Shape((rule,), on(f"Atomic{op}", "i64", storage, scope))
            for width, (op, end) in itertools.product(
                (16, 32, 64), (("EXT.AtomicFAdd", "AtomicAdd"), ("AtomicExchange", "Atomics"))
            ):
                rule = {"Buffer": "06284", "Shared": "06285", "Image": "06286"}[memory]
                text = on(op, f"f{width}", storage, scope)
                if memory == "Image" and width != 32:
                    yield Shape(({16: "06337", 64: "06339"}[width],), text, never=True)
                else:
                    yield Shape((rule,), text, feature=f"shader{memory}Float{width}{end}")
    for op, storage in itertools.product(_ATOMIC, ("Function", "Private", "CrossWorkgroup", "Generic")):
        yield Shape(("04686",), on(f"Atomic{op}", "i32", storage, "Device"))
    for op in _ATOMIC:
        yield Shape(("04638",), on(f"Atomic{op}", "i32", "Workgroup", "CrossDevice"))


# ===-----------------------------------------------------------------------------------------------===
# Arithmetic, variables, types
# ===-----------------------------------------------------------------------------------------------===


def _arithmetic() -> Iterator[Shape]:
    operands = {"BitCount": "", "BitReverse": "", "BitFieldInsert": ", %x, %o, %o"}
    operands |= dict.fromkeys(("BitFieldSExtract", "BitFieldUExtract"), ", %o, %o")
    for (op, more), kind, number in itertools.product(operands.items(), ("i8", "i16", "i64"), _NUMBERS):
        of = _vector(kind, number)
        types = f"{of}, i8, i8" if more else of
        yield Shape(("10824",), function(f"%x: {of}, %o: i8", f"%0 = spirv.{op} %x{more} : {types}"))


def _variables() -> Iterator[Shape]:
    zeros = {"i32": "0 : i32", "f32": "0.0 : f32", "i64": "0 : i64", "i16": "0 : i16", "f64": "0.0 : f64"}
    for kind, zero in zeros.items():
        variable = f"spirv.GlobalVariable @v initializer(@zero) : !spirv.ptr<{kind}, Workgroup>"
        yield Shape(("06372",), module(f"spirv.SpecConstant @zero = {zero}\n{variable}"))
    image = "!spirv.image<{}, {}, NoDepth, {}, {}, NoSampler, Unknown>"
    for kind, dim, arrayed in itertools.product(
        ("f32", "i32"), ("Dim1D", "Dim2D", "Dim3D", "Buffer"), ("NonArrayed", "Arrayed")
    ):
        pointer = f"!spirv.ptr<{image.format(kind, dim, arrayed, 'SingleSampled')}, UniformConstant>"
        for rule, attribute in (("07954", "non_readable"), ("07955", "non_writable")):
            yield Shape((rule,), used("GLCompute", f"bind(0, 0) {{{attribute}}}", pointer))
    for kind, samples in itertools.product(("f32", "i32"), ("SingleSampled", "MultiSampled")):
        pointer = f"!spirv.ptr<{image.format(kind, 'SubpassData', 'NonArrayed', samples)}, UniformConstant>"
        yield Shape(("09558",), used("Fragment", "bind(0, 0) {non_writable}", pointer))


def _types() -> Iterator[Shape]:
    def pointer(pointee: str, storage: str) -> str:
        return function(parameter(pointee, storage), "")

    plain = ("i32", "f32", "vector<4xf32>", "!spirv.array<4 x f32, stride=4>", "!spirv.struct<(f32 [0])>")
    for kind, storage in itertools.product(plain, ("CrossWorkgroup", "Generic", "AtomicCounter")):
        yield Shape(("04643",), pointer(kind, storage))
    for kind in ("f32", "i32", "vector<2xf32>", "vector<4xf32>"):
        end = f"!spirv.struct<(f32 [0], !spirv.rtarray<{kind}, stride=16> [16]), Block>"
        yield Shape(("11806",), pointer(end, "Uniform"))
    for number, storage in itertools.product(_NUMBERS, ("Input", "Output")):
        yield Shape(("10980",), pointer(_vector("i8", number), storage))
        yield Shape(("10370",), pointer(_vector("bf16", number), storage))
    for storage in ("StorageBuffer", "Workgroup", "Uniform"):
        node = f"node_in_{storage}"
        struct = f"!spirv.struct<{node}, (f32, !spirv.ptr<!spirv.struct<{node}>, {storage}>)>"
        memory = "PhysicalStorageBuffer64 GLSL450"
        yield Shape(("04711",), function(parameter(struct, storage), "", memory=memory))
    for number in _NUMBERS:
        for kind, rule in (("i8", "06328"), ("i16", "11161"), ("f16", "11161")):
            block = f"!spirv.struct<({_vector(kind, number)} [0]), Block>"
            yield Shape((rule,), pointer(block, "ShaderRecordBufferKHR"))
    for kind, scope in itertools.product(("f32", "f16", "i8", "i32"), ("Workgroup", "Device", "Invocation")):
        parameter_of = f"%m: !spirv.coopmatrix<16x16x{kind}, {scope}, MatrixA>"
        matrix = function(parameter_of, "", memory="Logical Vulkan")
        yield Shape(("10164" if scope == "Workgroup" else "12243",), matrix)
    image = "%i: !spirv.image<{}, {}, NoDepth, NonArrayed, SingleSampled, {}, Unknown>"
    for dim in ("Dim1D", "Dim2D", "Dim3D", "Cube"):
        for kind in ("f16", "f64", "i16", "i8"):
            yield Shape(("04656",), function(image.format(kind, dim, "NeedSampler"), ""))
        yield Shape(("04657",), function(image.format("f32", dim, "SamplerUnknown"), ""))
        sampled = image.replace("%i: ", "%i: !spirv.sampled_image<").format("f32", dim, "NoSampler")
        yield Shape(("06671",), function(f"{sampled}>", ""))
    attachment = image.format("f32", "SubpassData", "NoSampler").replace("NonArrayed", "Arrayed")
    yield Shape(("06214",), function(attachment, ""))
    yield Shape(("06214",), function(image.format("f32", "SubpassData", "NeedSampler"), ""))


# ===-----------------------------------------------------------------------------------------------===
# Execution modes
# ===-----------------------------------------------------------------------------------------------===

_MODELS = ("GLCompute", "Vertex", "TessellationControl", "TessellationEvaluation", "Geometry", "Fragment")
_FLOAT_MODES = {
    "SignedZeroInfNanPreserve": ("06293", "06294", "06295"),
    "DenormPreserve": ("06296", "06297", "06298"),
    "DenormFlushToZero": ("06299", "06300", "06301"),
    "RoundingModeRTE": ("06302", "06303", "06304"),
    "RoundingModeRTZ": ("06305", "06306", "06307"),
}
_FRAGMENT_MODES = {
    "06767": "EarlyAndLateFragmentTestsAMD",
    "06768": "StencilRefUnchangedFrontAMD",
    "06769": "StencilRefUnchangedBackAMD",
    "06770": "StencilRefGreaterFrontAMD",
    "06771": "StencilRefGreaterBackAMD",
    "06772": "StencilRefLessFrontAMD",
    "06773": "StencilRefLessBackAMD",
}


def _modes() -> Iterator[Shape]:
    for model in (*_MODELS, "TaskEXT", "MeshEXT"):
        for name, rules in _FLOAT_MODES.items():
            for rule, width in zip(rules, (16, 32, 64), strict=True):
                yield Shape((rule,), mode(f'"{name}", {width}', model))
        for kinds, (of_all, of_32) in (
            (("DenormPreserve", "DenormFlushToZero"), ("06289", "06290")),
            (("RoundingModeRTE", "RoundingModeRTZ"), ("06291", "06292")),
        ):
            for chosen in itertools.product(("", *kinds), repeat=3):
                of16, of32, of64 = chosen
                differ = {name for name in (of16, of64) if name}
                texts = zip(chosen, (16, 32, 64), strict=True)
                text = mode(";".join(f'"{name}", {width}' for name, width in texts if name), model)
                if len(differ) == 2:
                    yield Shape((of_all, of_32), text)
                elif of32 and differ - {of32}:
                    yield Shape((of_32,), text)
    for rule, name in _FRAGMENT_MODES.items():
        yield Shape((rule,), mode(f'"{name}"', "Fragment"))
    for name, model in itertools.product(
        ("DerivativeGroupLinearNV", "DerivativeGroupQuadsNV"), ("MeshEXT", "TaskEXT")
    ):
        yield Shape(("10153",), mode(f'"{name}";"LocalSize", 2, 2, 1', model))
    for x, y, z in itertools.product((1, 8, 64), repeat=3):
        yield Shape(("06434",), mode(f'"LocalSizeId", {x}, {y}, {z}'))
    for rule, name in (("06326", "Isolines"), ("06327", "PointMode")):
        yield Shape((rule,), mode(f'"{name}"', "TessellationEvaluation"))
    for rule, name in (("04653", "OriginLowerLeft"), ("04654", "PixelCenterInteger")):
        yield Shape((rule,), mode(f'"{name}"', "Fragment"))
    for rule, name in (("07330", "OutputVertices"), ("07331", "OutputPrimitivesEXT")):
        yield Shape((rule,), mode(f'"{name}", 0', "MeshEXT"))
    uniform = '"SubgroupUniformControlFlowKHR"'
    for model, bit in {**STAGES, "GLCompute": "COMPUTE"}.items():
        yield Shape(("06379",), mode(uniform, model), bit)


# ===-----------------------------------------------------------------------------------------------===
# Stages
# ===-----------------------------------------------------------------------------------------------===


def _stages() -> Iterator[Shape]:
    for model, bit in STAGES.items():
        for kind, size, use in itertools.product(
            ("f16", "f32", "i8", "i32"), ("8x8", "16x16"), ("MatrixA", "MatrixB", "MatrixAcc")
        ):
            matrix = f"%m = spirv.Undef : !spirv.coopmatrix<{size}x{kind}, Subgroup, {use}>"
            text = module("", entry=matrix, model=model, memory="Logical Vulkan")
            yield Shape(("08985",), text, bit)
    for model, bit in {**STAGES, "GLCompute": "COMPUTE"}.items():
        for kind in ("?xf32", "?x?xf16", "?x?x?xi32"):
            tensor = f"!spirv.ptr<!spirv.arm.tensor<{kind}>, UniformConstant>"
            yield Shape(("09901",), used(model, "bind(0, 0) {non_writable}", tensor), bit)


def _writable() -> Iterator[Shape]:
    kinds = [f"!spirv.ptr<!spirv.struct<({kind} [0]), Block>, StorageBuffer>" for kind in ("i32", "f32")]
    kinds += [f"!spirv.ptr<!spirv.struct<({kind} [0]), BufferBlock>, Uniform>" for kind in ("i32", "f32")]
    kinds.append("!spirv.ptr<!spirv.array<2 x !spirv.struct<(f32 [0]), Block>>, StorageBuffer>")
    kinds.append("!spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0]), Block>, StorageBuffer>")
    for dim, texel in (("Dim1D", "R32f"), ("Dim2D", "Rgba32f"), ("Dim3D", "R32f"), ("Buffer", "R32f")):
        image = f"!spirv.image<f32, {dim}, NoDepth, NonArrayed, SingleSampled, NoSampler, {texel}>"
        kinds += [f"!spirv.ptr<{of}, UniformConstant>" for of in (image, f"!spirv.array<2 x {image}>")]
    for kind in kinds:
        yield Shape(("06340",), used("Fragment", "bind(0, 0)", kind))
        for model in ("Vertex", "TessellationControl", "TessellationEvaluation", "Geometry"):
            yield Shape(("06341",), used(model, "bind(0, 0)", kind))


def all_shapes() -> list[Shape]:
    """Returns all shapes."""
    groups = (
        _narrow_and_wide,
        _scopes,
        _group_stages,
        _ids,
        _atomics,
        _arithmetic,
        _variables,
        _types,
        _modes,
        _stages,
        _writable,
    )
    return [shape for group in groups for shape in group()]
