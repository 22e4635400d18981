# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The cases of rules about what entry points of a stage do. See vulkan_rule_cases.py."""

from __future__ import annotations

from collections.abc import Iterator

from llvm_differences import quad_swap
from vulkan_case import NEVER, STAGES, Case, module, used

# ===-----------------------------------------------------------------------------------------------===
# Stages
# ===-----------------------------------------------------------------------------------------------===


def stages() -> Iterator[Case]:
    elect = "%0 = spirv.GroupNonUniformElect <Subgroup> : i1"
    called = f'spirv.func @f() "None" {{ {elect} spirv.Return }}'
    call = "spirv.FunctionCall @f() : () -> ()"
    matrix = "%m = spirv.Undef : !spirv.coopmatrix<16x16xf32, Subgroup, MatrixA>"
    tensor = "!spirv.ptr<!spirv.arm.tensor<?xf32>, UniformConstant>"
    for model, bit in STAGES.items():
        fact = (f"subgroupSupportedStages.{bit}",)
        yield Case("06343", model, fact, module("", entry=elect, model=model), module("", entry=elect))
        beside = module(called, model=model)
        yield Case("06343", f"called in {model}", fact, module(called, entry=call, model=model), beside)
        fact = (f"cooperativeMatrixSupportedStages.{bit}",)
        memory = "Logical Vulkan"
        near = module("", entry=matrix, memory=memory)
        yield Case("08985", model, fact, module("", entry=matrix, model=model, memory=memory), near)
    for model, bit in {**STAGES, "GLCompute": "COMPUTE"}.items():
        fact = (f"shaderTensorSupportedStages.{bit}",)
        variable = f"spirv.GlobalVariable @v bind(0, 0) {{non_writable}} : {tensor}"
        tensors = used(model, "bind(0, 0) {non_writable}", tensor)
        yield Case("09901", model, fact, tensors, module(variable, model=model))
    quad = f"%x = spirv.Constant 1.0 : f32 %c = spirv.Constant 0 : i32 %0 = {quad_swap('%x', '%c', 'f32')}"
    for model in STAGES:
        if model != "Fragment":
            fact = ("subgroupQuadOperationsInAllStages",)
            near = module("", entry=quad, model="Fragment")
            yield Case("06342", model, fact, module("", entry=quad, model=model), near)


_VERTEX_PIPELINE = ("Vertex", "TessellationControl", "TessellationEvaluation", "Geometry")


def writable() -> Iterator[Case]:
    image = "!spirv.image<f32, {}, NoDepth, NonArrayed, SingleSampled, {}, R32f>"
    kinds = {
        "a storage buffer": (
            "!spirv.ptr<!spirv.struct<(f32 [0], f32 [4, NonWritable]), Block>, StorageBuffer>",
            "!spirv.ptr<!spirv.struct<(f32 [0, NonWritable], f32 [4, NonWritable]), Block>, StorageBuffer>",
        ),
        "storage buffers": (
            "!spirv.ptr<!spirv.array<2 x !spirv.struct<(f32 [0]), Block>>, StorageBuffer>",
            "!spirv.ptr<!spirv.array<2 x !spirv.struct<(f32 [0]), Block>>, Uniform>",
        ),
        "a BufferBlock": (
            "!spirv.ptr<!spirv.struct<(f32 [0]), BufferBlock>, Uniform>",
            "!spirv.ptr<!spirv.struct<(f32 [0]), Block>, Uniform>",
        ),
        "a storage image": (
            f"!spirv.ptr<{image.format('Dim2D', 'NoSampler')}, UniformConstant>",
            f"!spirv.ptr<{image.format('Dim2D', 'NeedSampler')}, UniformConstant>",
        ),
        "storage texel buffers": (
            f"!spirv.ptr<!spirv.array<2 x {image.format('Buffer', 'NoSampler')}>, UniformConstant>",
            f"!spirv.ptr<!spirv.array<2 x {image.format('Buffer', 'NeedSampler')}>, UniformConstant>",
        ),
    }
    bind = "bind(0, 0)"
    for what, (writes, reads) in kinds.items():
        fact = ("fragmentStoresAndAtomics",)
        writing = used("Fragment", bind, writes)
        yield Case("06340", what, fact, writing, used("Fragment", bind, reads))
        yield Case(
            "06340", f"{what}, decorated", fact, writing, used("Fragment", f"{bind} {{non_writable}}", writes)
        )
        yield Case(
            "06340", f"{what}, unused", fact, writing, module(f"spirv.GlobalVariable @v {bind} : {writes}")
        )
        for model in _VERTEX_PIPELINE:
            yield Case(
                "06341",
                f"{what} in {model}",
                ("vertexPipelineStoresAndAtomics",),
                used(model, bind, writes),
                used("GLCompute", bind, writes),
            )


def written() -> Iterator[Case]:
    """An op that writes: the rules are about variables, but some validators only check writes."""
    block, texels = "!spirv.struct<(i32 [0]), Block>", "Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler"
    image = f"!spirv.image<f32, {texels}, R32f>"
    member = (
        f"%0 = spirv.mlir.addressof @v : !spirv.ptr<{block}, StorageBuffer> %c = spirv.Constant 0 : i32 "
        f"%p = spirv.AccessChain %0[%c] : !spirv.ptr<{block}, StorageBuffer>, i32 -> "
        "!spirv.ptr<i32, StorageBuffer>"
    )
    writes = {
        "a store": (block, "StorageBuffer", f'{member} spirv.Store "StorageBuffer" %p, %c : i32'),
        "an atomic": (
            block,
            "StorageBuffer",
            f"{member} %r = spirv.AtomicIAdd <Device> <None> %p, %c : !spirv.ptr<i32, StorageBuffer>",
        ),
        "an image write": (
            image,
            "UniformConstant",
            f"%0 = spirv.mlir.addressof @v : !spirv.ptr<{image}, UniformConstant> "
            f'%i = spirv.Load "UniformConstant" %0 : {image} %x = spirv.Constant dense<0> : vector<2xi32> '
            "%t = spirv.Constant dense<0.0> : vector<4xf32> "
            f"spirv.ImageWrite %i, %x, %t : {image}, vector<2xi32>, vector<4xf32>",
        ),
    }
    for what, (kind, storage, entry) in writes.items():
        body = f"spirv.GlobalVariable @v bind(0, 0) : !spirv.ptr<{kind}, {storage}>"
        near = module(body, entry=entry)
        fact = ("fragmentStoresAndAtomics",)
        yield Case("06340", what, fact, module(body, entry=entry, model="Fragment"), near)
        for model in _VERTEX_PIPELINE:
            fact = ("vertexPipelineStoresAndAtomics",)
            yield Case("06341", f"{what} in {model}", fact, module(body, entry=entry, model=model), near)


_MOVES = ("RayGenerationKHR", "IntersectionKHR", "ClosestHitKHR", "MissKHR", "CallableKHR")


def changing() -> Iterator[Case]:
    """Built-in variables that change while a shader of ray tracing runs."""
    number = "!spirv.ptr<i32, Input>"

    def variable(name: str, kind: str, more: str = "", model: str = "MissKHR") -> str:
        return used(model, f'{{built_in = "{name}"{more}}}', f"!spirv.ptr<{kind}, Input>")

    for model in _MOVES:
        bare = variable("SubgroupSize", "i32", model=model)
        yield Case("04678", model, NEVER, bare, variable("SubgroupSize", "i32", ", volatile", model))
        near = variable("SubgroupSize", "i32", model="AnyHitKHR")
        yield Case("04678", f"{model}, not any hit", NEVER, bare, near)
    mask = "vector<4xi32>"
    for name, kind in (
        *((f"Subgroup{each}Mask", mask) for each in ("Eq", "Ge", "Gt", "Le", "Lt")),
        *((each, "i32") for each in ("SMIDNV", "WarpIDNV", "SubgroupLocalInvocationId")),
    ):
        yield Case("04678", name, NEVER, variable(name, kind), variable(name, kind, ", volatile"))
    distance = variable("RayTmaxKHR", "f32", model="IntersectionKHR")
    yield Case("04678", "RayTmaxKHR", NEVER, distance, variable("RayTmaxKHR", "f32"))

    def load(access: str, model: str) -> str:
        return module(
            f'spirv.GlobalVariable @v built_in("SubgroupSize") : {number}',
            entry=f'%0 = spirv.mlir.addressof @v : {number} %1 = spirv.Load "Input" %0 {access}: i32',
            model=model,
            memory="Logical Vulkan",
            interface=", @v",
        )

    for model in _MOVES:
        yield Case("04679", model, NEVER, load("", model), load('["Volatile"] ', model))
    yield Case("04679", "not any hit", NEVER, load("", "MissKHR"), load("", "AnyHitKHR"))
