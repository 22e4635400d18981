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
    for model in ("GLCompute", "TaskEXT", "MeshEXT"):
        sized = stated.replace("GLCompute", model)
        yield Case("10685", model, NEVER, sized.replace("spirv.ExecutionMode", "// "), sized)
    other = 'spirv.func @other() "None" { spirv.Return } spirv.EntryPoint "GLCompute" @other'
    two = stated.replace("spirv.EntryPoint", f"{other}\n  spirv.EntryPoint")
    size = 'spirv.ExecutionMode @other "LocalSize", 1, 1, 1'
    both = two.replace("spirv.ExecutionMode", f"{size}\n  spirv.ExecutionMode")
    yield Case("10685", "one of two", NEVER, two, both)
