# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The cases of rules about what Vulkan binds and starts. See vulkan_rule_cases.py."""

from __future__ import annotations

from collections.abc import Iterator

from vulkan_case import NEVER, Case, module, used

_BLOCK = "!spirv.struct<(f32 [0]), Block>"
_IMAGE = "!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>"


def _pointer(pointee: str, storage: str) -> str:
    return f"!spirv.ptr<{pointee}, {storage}>"


def descriptors() -> Iterator[Case]:
    def variable(kind: str, decoration: str) -> str:
        return used("GLCompute", decoration, kind)

    for storage, pointee in (("Workgroup", "f32"), ("Private", "f32"), ("PushConstant", _BLOCK)):
        kind = _pointer(pointee, storage)
        yield Case("06491", storage, NEVER, variable(kind, "bind(0, 0)"), variable(kind, ""))
    resources = {storage: _pointer(_BLOCK, storage) for storage in ("Uniform", "StorageBuffer")}
    for storage, kind in {**resources, "UniformConstant": _pointer(_IMAGE, "UniformConstant")}.items():
        bound = variable(kind, "bind(0, 0)")
        yield Case("06677", storage, NEVER, variable(kind, ""), bound)
        for lacking in ("descriptor_set", "binding"):
            half = variable(kind, f"{{{lacking} = 0 : i32}}")
            yield Case("06677", f"{storage} with {lacking} alone", NEVER, half, bound)


def decorated() -> Iterator[Case]:
    """Yields cases of what a variable is decorated with and holds, by its storage class."""

    def variable(kind: str, storage: str, *attributes: str, model: str = "Fragment") -> str:
        return used(model, f"{{{', '.join(attributes)}}}" if attributes else "", _pointer(kind, storage))

    bound = ("descriptor_set = 0 : i32", "binding = 0 : i32")
    image = variable(_IMAGE, "UniformConstant", *bound)
    for kind in ("f32", "!spirv.array<4 x vector<4xf32>>", _BLOCK):
        yield Case("04655", kind, NEVER, variable(kind, "UniformConstant", *bound), image)
    constant = "spirv.SpecConstant @c = 1 : i32 spirv.GlobalVariable @v initializer(@c) : {}"
    given, kept = (module(constant.format(_pointer("i32", each))) for each in ("Input", "Private"))
    yield Case("04651", "", NEVER, given, kept)
    located = "location = 0 : i32"
    for name in ("flat", "no_perspective"):
        yield Case(
            "04670", name, NEVER, variable("i32", "Private", name), variable("i32", "Input", name, located)
        )
    yield Case("06672", "", NEVER, variable("f32", "Private", located), variable("f32", "Input", located))
    for kind in ("i1", "vector<2xi1>", "!spirv.struct<(f32, i1)>"):
        flags, numbers = (
            variable(each, "Input", located, "flat") for each in (kind, kind.replace("i1", "i32"))
        )
        yield Case("07290", kind, NEVER, flags, numbers)
    evaluation = "TessellationEvaluation"
    for name, kind in (
        ("TessLevelInner", "!spirv.array<2 x f32>"),
        ("TessLevelOuter", "!spirv.array<4 x f32>"),
    ):
        level = f'built_in = "{name}"'
        bare, patch = (variable(kind, "Input", level, *more, model=evaluation) for more in ((), ("patch",)))
        yield Case("10880", name, NEVER, bare, patch)


def blocks() -> Iterator[Case]:
    for storage in ("Uniform", "StorageBuffer"):
        kinds = [_pointer(kind, storage) for kind in ("f32", f"!spirv.array<2 x {_BLOCK}>")]
        yield Case("06807", storage, NEVER, *(used("GLCompute", "bind(0, 0)", kind) for kind in kinds))
    kinds = [_pointer(kind, "PushConstant") for kind in (f"!spirv.array<2 x {_BLOCK}>", _BLOCK)]
    yield Case("06808", "an array", NEVER, *(used("GLCompute", "", kind) for kind in kinds))

    def constants(loaded: str) -> str:
        kind, number = _pointer(_BLOCK, "PushConstant"), _pointer("f32", "PushConstant")
        variables = "\n".join(f"spirv.GlobalVariable @{name} : {kind}" for name in "vw")
        loads = [
            f"%{name} = spirv.mlir.addressof @{name} : {kind} "
            f"%{name}p = spirv.AccessChain %{name}[%c] : {kind}, i32 -> {number} "
            f'%{name}v = spirv.Load "PushConstant" %{name}p : f32'
            for name in loaded
        ]
        return module(variables, entry=" ".join(["%c = spirv.Constant 0 : i32", *loads]))

    yield Case("06674", "", NEVER, constants("vw"), constants("w"))


def starts() -> Iterator[Case]:
    three = "!spirv.ptr<vector<3xi32>, Input>"
    built_ins = [used("GLCompute", f'built_in("{name}")', three) for name in ("WorkgroupSize", "WorkgroupId")]
    yield Case("04426", "", NEVER, *built_ins)
    stated = module("")
    for rule, storage, model in (
        ("04700", "IncomingRayPayloadKHR", "ClosestHitKHR"),
        ("04702", "HitAttributeKHR", "IntersectionKHR"),
        ("04706", "IncomingCallableDataKHR", "CallableKHR"),
    ):
        declared = "\n".join(
            f"spirv.GlobalVariable @{name} : {_pointer('f32', storage)}" for name in ("v", "w")
        )
        two, one = (module(declared, model=model, interface=listed) for listed in (", @v, @w", ", @v"))
        yield Case(rule, "", NEVER, two, one)
    for model in ("GLCompute", "TaskEXT", "MeshEXT"):
        sized = stated.replace("GLCompute", model)
        yield Case("10685", model, NEVER, sized.replace("spirv.ExecutionMode", "// "), sized)
    other = 'spirv.func @other() "None" { spirv.Return } spirv.EntryPoint "GLCompute" @other'
    two = stated.replace("spirv.EntryPoint", f"{other}\n  spirv.EntryPoint")
    size = 'spirv.ExecutionMode @other "LocalSize", 1, 1, 1'
    both = two.replace("spirv.ExecutionMode", f"{size}\n  spirv.ExecutionMode")
    yield Case("10685", "one of two", NEVER, two, both)
