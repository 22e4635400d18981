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
    index = (
        variable("i32", "Input", f'built_in = "Vertex{each}"', model="Vertex") for each in ("Id", "Index")
    )
    yield Case("04668", "", NEVER, *index)
    evaluation = "TessellationEvaluation"
    for name, kind in (
        ("TessLevelInner", "!spirv.array<2 x f32>"),
        ("TessLevelOuter", "!spirv.array<4 x f32>"),
    ):
        level = f'built_in = "{name}"'
        bare, patch = (variable(kind, "Input", level, *more, model=evaluation) for more in ((), ("patch",)))
        yield Case("10880", name, NEVER, bare, patch)


def captured() -> Iterator[Case]:
    """Yields cases of offsets of what a stage passes on. test_block_layouts.py has those with XfbBuffer."""
    kinds = [f"!spirv.struct<(vector<4xf32>{each}), Block>" for each in (" [0]", "")]
    for number, storage, model in (("04716", "Output", "Vertex"), ("12509", "Input", "Fragment")):
        modules = (used(model, "{location = 0 : i32}", _pointer(kind, storage)) for kind in kinds)
        yield Case(number, "", NEVER, *modules)


def unsized() -> Iterator[Case]:
    """Yields cases of arrays of unknown size in variables."""

    def variable(storage: str, kind: str) -> str:
        bound = "bind(0, 0)" if storage in ("Uniform", "StorageBuffer", "UniformConstant") else ""
        return used("GLCompute", bound, _pointer(kind, storage))

    array, length = "!spirv.rtarray<f32, stride=16>", "!spirv.array<2 x f32, stride=16>"
    for what, kind, storages in (
        ("in a block", "!spirv.struct<({} [0]), Block>", ("PushConstant", "Private")),
        ("alone", "{}", ("Private",)),
        ("in an array", "!spirv.array<2 x {}, stride=32>", ("Private",)),
        ("before the end", "!spirv.struct<({} [0], f32 [32]), Block>", ("StorageBuffer", "Uniform")),
        ("in its elements", "!spirv.struct<(!spirv.rtarray<{}, stride=32> [0]), Block>", ("StorageBuffer",)),
    ):
        for storage in storages:
            given = (variable(storage, kind.format(each)) for each in (array, length))
            yield Case("04680", f"{what} in {storage}", NEVER, *given)
    images = f"!spirv.rtarray<{_IMAGE}>"
    nested = (variable("UniformConstant", each) for each in (f"!spirv.rtarray<{images}>", images))
    yield Case("04680", "in descriptors", NEVER, *nested)
    local = "%v = spirv.Variable : !spirv.ptr<!spirv.struct<({})>, Function>"
    yield Case(
        "04680", "in a function", NEVER, *(module("", entry=local.format(each)) for each in (array, length))
    )


def recursion() -> Iterator[Case]:
    """Yields cases of functions that call themselves."""

    def calls(*graph: tuple[str, str]) -> str:
        functions = (
            f'spirv.func @{name}() "None" {{ spirv.FunctionCall @{callee}() : () -> () spirv.Return }}'
            for name, callee in graph
        )
        last = 'spirv.func @last() "None" { spirv.Return }'
        return module("\n".join((*functions, last)), entry="spirv.FunctionCall @first() : () -> ()")

    yield Case("04634", "itself", NEVER, calls(("first", "first")), calls(("first", "last")))
    yield Case(
        "04634",
        "through another one",
        NEVER,
        calls(("first", "second"), ("second", "first")),
        calls(("first", "second"), ("second", "last")),
    )
    # What no entry point reaches is in no call graph.
    yield Case(
        "04634", "unreached", NEVER, calls(("first", "first")), calls(("first", "last"), ("other", "other"))
    )


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
