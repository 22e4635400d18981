# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ops: subgroups, atomics, pointers, bits, conversions, specialization constants, kernels."""

from __future__ import annotations

from collections.abc import Iterator

from llvm_differences import quad_swap

from .shader import Case, buffer, kernel, load, member, module, store, variable

_CONSTANTS = """\
%b = spirv.Constant true
%i = spirv.Constant 1 : i32
%f = spirv.Constant 1.0 : f32
%v = spirv.Constant dense<1> : vector<4xi32>
"""

_SUBGROUP_OPS = {
    "Elect": "spirv.GroupNonUniformElect <Subgroup> : i1",
    "All": "spirv.GroupNonUniformAll <Subgroup> %b : i1",
    "Any": "spirv.GroupNonUniformAny <Subgroup> %b : i1",
    "AllEqual": "spirv.GroupNonUniformAllEqual <Subgroup> %f : f32, i1",
    "Ballot": "spirv.GroupNonUniformBallot <Subgroup> %b : vector<4xi32>",
    "BallotFindLSB": "spirv.GroupNonUniformBallotFindLSB <Subgroup> %v : vector<4xi32>, i32",
    "BallotFindMSB": "spirv.GroupNonUniformBallotFindMSB <Subgroup> %v : vector<4xi32>, i32",
    "BallotBitCount": "spirv.GroupNonUniformBallotBitCount <Subgroup> <Reduce> %v : vector<4xi32> -> i32",
    "Broadcast": "spirv.GroupNonUniformBroadcast <Subgroup> %f, %i : f32, i32",
    "Shuffle": "spirv.GroupNonUniformShuffle <Subgroup> %f, %i : f32, i32",
    "ShuffleXor": "spirv.GroupNonUniformShuffleXor <Subgroup> %f, %i : f32, i32",
    "ShuffleUp": "spirv.GroupNonUniformShuffleUp <Subgroup> %f, %i : f32, i32",
    "ShuffleDown": "spirv.GroupNonUniformShuffleDown <Subgroup> %f, %i : f32, i32",
    "QuadSwap": quad_swap("%f", "%i", "f32"),
    "Rotate": "spirv.GroupNonUniformRotateKHR <Subgroup> %f, %i : f32, i32 -> f32",
}
# The dialect's verifier lets these have no other scope.
_OF_SUBGROUPS_ALONE = {"All", "Any", "AllEqual", "BallotBitCount", "QuadSwap"}


def subgroups() -> Iterator[Case]:
    for name, op in _SUBGROUP_OPS.items():
        yield Case("subgroup", name, module(f"{_CONSTANTS}%r = {op}\n"))
        if name not in _OF_SUBGROUPS_ALONE:
            op = op.replace("<Subgroup>", "<Workgroup>")
            yield Case("subgroup", f"{name} of a workgroup", module(f"{_CONSTANTS}%r = {op}\n"))
    for name in ("IAdd", "IMul", "SMin", "UMin", "SMax", "UMax", "BitwiseAnd", "BitwiseOr", "BitwiseXor"):
        op = f"spirv.GroupNonUniform{name} <Subgroup> <Reduce> %i : i32 -> i32"
        yield Case("subgroup", name, module(f"{_CONSTANTS}%r = {op}\n"))
    for name in ("FAdd", "FMul", "FMin", "FMax"):
        for operation in ("Reduce", "InclusiveScan", "ExclusiveScan", "ClusteredReduce"):
            cluster = " cluster_size(%n)" if operation == "ClusteredReduce" else ""
            size = "%n = spirv.Constant 4 : i32\n"
            op = f"spirv.GroupNonUniform{name} <Subgroup> <{operation}> %f{cluster} : f32"
            op += ", i32 -> f32" if cluster else " -> f32"
            yield Case("subgroup", f"{name} {operation}", module(f"{_CONSTANTS}{size}%r = {op}\n"))
    for name in ("LogicalAnd", "LogicalOr", "LogicalXor"):
        op = f"spirv.GroupNonUniform{name} <Subgroup> <Reduce> %b : i1 -> i1"
        yield Case("subgroup", name, module(f"{_CONSTANTS}%r = {op}\n"))
    group = "%r = spirv.GroupIAdd <Subgroup> <Reduce> %i : i32\n"
    yield Case("subgroup", "GroupIAdd in a shader", module(_CONSTANTS + group))
    of_workgroup = group.replace("<Subgroup>", "<Workgroup>")
    yield Case("subgroup", "GroupIAdd of a workgroup in a shader", module(_CONSTANTS + of_workgroup))
    ballot = "%r = spirv.KHR.SubgroupBallot %b : vector<4xi32>\n"
    yield Case("subgroup", "KHR.SubgroupBallot", module(_CONSTANTS + ballot))


_ATOMIC = ("IAdd", "ISub", "SMin", "UMin", "SMax", "UMax", "And", "Or", "Xor", "Exchange")


def _atomic(
    op: str, type: str, storage: str = "StorageBuffer", scope: str = "Device", semantics: str = "None"
) -> str:
    value = f"%c = spirv.Constant {'1.0' if 'f' in type else '1'} : {type}\n"
    pointer = f"!spirv.ptr<{type}, {storage}>"
    start = (
        member("b", type, storage)
        if storage != "Workgroup"
        else f"%p = spirv.mlir.addressof @b : {pointer}\n"
    )
    return f"{start}{value}%r = spirv.{op} <{scope}> <{semantics}> %p, %c : {pointer}\n"


def atomics() -> Iterator[Case]:
    for op in _ATOMIC:
        for type in ("i32", "i64"):
            text = module(_atomic(f"Atomic{op}", type), buffer("b", type))
            yield Case("atomic", f"{op} {type}", text)
    for type in ("f16", "f32", "f64"):
        text = module(_atomic("EXT.AtomicFAdd", type), buffer("b", type))
        yield Case("atomic", f"FAdd {type}", text)
    for type in ("i32", "i64"):
        yield Case(
            "atomic",
            f"IAdd {type} in Workgroup",
            module(_atomic("AtomicIAdd", type, "Workgroup"), variable("b", type, "Workgroup")),
        )
    for semantics in (
        "AcquireRelease|UniformMemory",
        "Acquire|WorkgroupMemory",
        "Release|ImageMemory",
        "AcquireRelease|AtomicCounterMemory",
    ):
        text = module(_atomic("AtomicIAdd", "i32", semantics=semantics), buffer("b", "i32"))
        yield Case("atomic", f"semantics {semantics}", text)
    for scope, memory in (
        ("Workgroup", "GLSL450"),
        ("Workgroup", "Vulkan"),
        ("Subgroup", "GLSL450"),
        ("QueueFamily", "Vulkan"),
        ("Device", "Vulkan"),
    ):
        if True:
            text = module(_atomic("AtomicIAdd", "i32", scope=scope), buffer("b", "i32"), memory=memory)
            yield Case("atomic", f"scope {scope} in the {memory} model", text)


def barriers() -> Iterator[Case]:
    """In both memory models; some bits of the semantics are the Vulkan model's."""
    for semantics, memories in (
        ("AcquireRelease|WorkgroupMemory", ("GLSL450", "Vulkan")),
        ("AcquireRelease|UniformMemory", ("GLSL450", "Vulkan")),
        ("AcquireRelease|UniformMemory|MakeAvailable", ("Vulkan",)),
        ("AcquireRelease|UniformMemory|MakeVisible", ("Vulkan",)),
        ("AcquireRelease|OutputMemory", ("Vulkan",)),
        ("Acquire|ImageMemory", ("GLSL450", "Vulkan")),
    ):
        for memory in memories:
            name = f"{semantics} in the {memory} model"
            body = f"spirv.MemoryBarrier <Workgroup>, <{semantics}>\n"
            yield Case("barrier", f"memory {name}", module(body, memory=memory))
            body = f"spirv.ControlBarrier <Workgroup>, <Workgroup>, <{semantics}>\n"
            yield Case("barrier", f"control {name}", module(body, memory=memory))
    for scope in ("Subgroup", "Device"):
        body = f"spirv.MemoryBarrier <{scope}>, <AcquireRelease|UniformMemory>\n"
        for memory in ("GLSL450", "Vulkan"):
            yield Case(
                "barrier", f"memory of scope {scope} in the {memory} model", module(body, memory=memory)
            )


def memory_accesses() -> Iterator[Case]:
    for access in ("Volatile", "Nontemporal", "Aligned", "NonPrivatePointer"):
        operand = f'["{access}", 4]' if access == "Aligned" else f'["{access}"]'
        body = member("b", "f32") + load("p", "f32", "StorageBuffer", "x", operand)
        body += store("p", "x", "f32", "StorageBuffer", operand)
        for memory in ("Vulkan",) if access == "NonPrivatePointer" else ("GLSL450", "Vulkan"):
            text = module(body, buffer("b", "f32"), memory=memory)
            yield Case("memory access", f"{access} in the {memory} model", text)
    for operands in ("", '["Volatile"]', '["Volatile"], ["Volatile"]'):
        body = member("b", "f32")
        body += f'spirv.CopyMemory "StorageBuffer" %p, "StorageBuffer" %p {operands} : f32\n'
        # Two operands need SPIR-V 1.4, where the interface has all variables.
        interface = ("b",) if "], [" in operands else ()
        name = f"copy {operands or 'plain'}".replace('"', "")
        yield Case("memory access", name, module(body, buffer("b", "f32"), interface=interface))


def variable_pointers() -> Iterator[Case]:
    start = _CONSTANTS
    for storage in ("StorageBuffer", "Workgroup"):
        pointer = f"!spirv.ptr<f32, {storage}>"
        if storage == "StorageBuffer":
            # VariablePointersStorageBuffer doesn't allow them to point into two buffers.
            variables = buffer("x", "f32")
            addresses = member("x", "f32", result="p") + member("x", "f32", result="q")
        else:
            variables = variable("x", "f32", storage) + "\n" + variable("y", "f32", storage)
            addresses = (
                f"%p = spirv.mlir.addressof @x : {pointer}\n%q = spirv.mlir.addressof @y : {pointer}\n"
            )
        select = f"%s = spirv.Select %b, %p, %q : i1, {pointer}\n" + load("s", "f32", storage, "x")
        yield Case(
            "variable pointer", f"selected in {storage}", module(start + addresses + select, variables)
        )
        local = f"%l = spirv.Variable : !spirv.ptr<{pointer}, Function>\n"
        local += f'spirv.Store "Function" %l, %p : {pointer}\n' + load("l", pointer, "Function", "s")
        yield Case("variable pointer", f"stored in {storage}", module(start + addresses + local, variables))
        yield Case(
            "variable pointer",
            f"block argument in {storage}",
            module(_selection(start + addresses, pointer), variables),
        )
        chain = f"%n = spirv.PtrAccessChain %p[%i] : {pointer}, i32 -> {pointer}\n"
        # In a buffer the pointer would have to have an ArrayStride, which MLIR's can't have.
        if storage == "Workgroup":
            text = module(start + addresses + chain, variables)
            yield Case("variable pointer", f"PtrAccessChain in {storage}", text)
        callee = f'spirv.func @f(%a: {pointer}) "None" {{ spirv.Return }}\n'
        call = f"spirv.FunctionCall @f(%p) : ({pointer}) -> ()\n"
        yield Case(
            "variable pointer",
            f"argument in {storage}",
            module(start + addresses + call, variables, functions=callee),
        )
        result = f'spirv.func @f() -> {pointer} "None" {{\n{addresses}spirv.ReturnValue %p : {pointer}\n}}\n'
        call = f"%r = spirv.FunctionCall @f() : () -> {pointer}\n"
        yield Case("variable pointer", f"result in {storage}", module(call, variables, functions=result))
        branch = f"{addresses}spirv.Branch ^end(%p : {pointer})\n^end(%s: {pointer}):"
        text = module(branch, variables)
        yield Case("variable pointer", f"argument of a block in {storage}", text)


def _selection(start: str, pointer: str) -> str:
    """A loop whose header takes a pointer."""
    return f"""{start}\
spirv.mlir.loop {{
  spirv.Branch ^header(%p : {pointer})
^header(%s: {pointer}):
  spirv.BranchConditional %b, ^body, ^merge
^body:
  spirv.Branch ^continue
^continue:
  spirv.Branch ^header(%q : {pointer})
^merge:
  spirv.mlir.merge
}}
"""


def bits_and_conversions() -> Iterator[Case]:
    body = {
        "BitCount": "spirv.BitCount %i : i32",
        "BitReverse": "spirv.BitReverse %i : i32",
        "BitFieldInsert": "spirv.BitFieldInsert %i, %i, %i, %i : i32, i32, i32",
        "BitFieldSExtract": "spirv.BitFieldSExtract %i, %i, %i : i32, i32, i32",
        "BitFieldUExtract": "spirv.BitFieldUExtract %i, %i, %i : i32, i32, i32",
        "ConvertFToS": "spirv.ConvertFToS %f : f32 to i32",
        "ConvertSToF": "spirv.ConvertSToF %i : i32 to f32",
        "Bitcast": "spirv.Bitcast %f : f32 to i32",
        "FConvert f64": "spirv.FConvert %f : f32 to f64",
        "FConvert f16": "spirv.FConvert %f : f32 to f16",
        "SConvert i64": "spirv.SConvert %i : i32 to i64",
        "SConvert i16": "spirv.SConvert %i : i32 to i16",
        "UConvert i8": "spirv.UConvert %i : i32 to i8",
        "IsNan": "spirv.IsNan %f : f32",
        "IsInf": "spirv.IsInf %f : f32",
        "IsFinite": "spirv.IsFinite %f : f32",
        "Ordered": "spirv.Ordered %f, %f : f32",
        "IAddCarry": "spirv.IAddCarry %i, %i : !spirv.struct<(i32, i32)>",
        "Dot": "spirv.Dot %w, %w : vector<2xf32> -> f32",
        "Select by a scalar": "spirv.Select %b, %w, %w : i1, vector<2xf32>",
        "Select by a vector": "spirv.Select %bb, %w, %w : vector<2xi1>, vector<2xf32>",
        "FNegate": "spirv.FNegate %w : vector<2xf32>",
        "SDot": "spirv.SDot %v8, %v8 : vector<4xi8> -> i32",
        "SDot packed": "spirv.SDot %i, %i, <PackedVectorFormat4x8Bit> : i32 -> i32",
        "UDotAccSat": "spirv.UDotAccSat %v16, %v16, %i : vector<2xi16> -> i32",
        "vector of 8": "spirv.Undef : vector<8xf32>",
    }
    start = _CONSTANTS + "%w = spirv.Constant dense<1.0> : vector<2xf32>\n"
    start += "%bb = spirv.CompositeConstruct %b, %b : (i1, i1) -> vector<2xi1>\n"
    narrow = {"%v8": "vector<4xi8>", "%v16": "vector<2xi16>"}
    for name, op in body.items():
        inputs = "".join(f"{v} = spirv.Undef : {type}\n" for v, type in narrow.items() if f"{v}," in op)
        yield Case("op", name, module(f"{start}{inputs}%r = {op}\n"))
    for op in ("Sin", "Exp", "Sqrt", "FAbs", "Floor", "InverseSqrt", "FSign"):
        yield Case("GLSL.std.450", op, module(f"{start}%r = spirv.GL.{op} %f : f32\n"))
    yield Case(
        "GLSL.std.450", "Sqrt f16", module("%h = spirv.Constant 1.0 : f16\n%r = spirv.GL.Sqrt %h : f16\n")
    )
    yield Case(
        "op",
        "Kill",
        module("spirv.Kill\n", model="Fragment").replace("spirv.Kill\n\nspirv.Return", "spirv.Kill"),
    )
    yield Case("op", "AssumeTrue", module(f"{start}spirv.KHR.AssumeTrue %b\n"))


def specialization() -> Iterator[Case]:
    for type, value in (
        ("i32", "1 : i32"),
        ("f32", "1.0 : f32"),
        ("i64", "1 : i64"),
        ("i1", "true"),
        ("i8", "1 : i8"),
        ("f16", "1.0 : f16"),
    ):
        text = module("", f"spirv.SpecConstant @c spec_id(3) = {value}")
        yield Case("specialization", f"constant of {type}", text)
    start = "%a = spirv.mlir.referenceof @c : i32\n"
    for name, op, result in (
        ("IAdd", '"spirv.IAdd"(%a, %a) : (i32, i32) -> i32', "i32"),
        ("UConvert", '"spirv.UConvert"(%a) : (i32) -> i64', "i64"),
        ("SConvert", '"spirv.SConvert"(%a) : (i32) -> i64', "i64"),
        ("Select", '"spirv.IEqual"(%a, %a) : (i32, i32) -> i1', "i1"),
    ):
        body = f"{start}%r = spirv.SpecConstantOperation wraps {op}\n"
        yield Case("specialization", f"{name} to {result}", module(body, "spirv.SpecConstant @c = 1 : i32"))


def rays_and_meshes() -> Iterator[Case]:
    body = "%i = spirv.Constant 1 : i32\nspirv.EXT.SetMeshOutputs %i, %i : i32, i32\n"
    yield Case("mesh", "SetMeshOutputs", module(body, model="MeshEXT"))
    body = "%i = spirv.Constant 1 : i32\nspirv.EXT.EmitMeshTasks %i, %i, %i : i32, i32, i32\n"
    text = module(body, model="TaskEXT").replace("i32, i32, i32\n\nspirv.Return", "i32, i32, i32")
    yield Case("mesh", "EmitMeshTasks", text)
    for storage in ("RayPayloadKHR", "CallableDataKHR"):
        text = module("", variable("v", "f32", storage), model="RayGenerationKHR", interface=("v",))
        yield Case("ray tracing", storage, text)
    text = module("", variable("v", "f32", "IncomingRayPayloadKHR"), model="MissKHR", interface=("v",))
    yield Case("ray tracing", "IncomingRayPayloadKHR", text)
    text = module("", variable("v", "f32", "HitAttributeKHR"), model="AnyHitKHR", interface=("v",))
    yield Case("ray tracing", "HitAttributeKHR", text)
    text = module("", variable("v", "i32", "AtomicCounter"))
    yield Case("op", "a variable in AtomicCounter", text)


def kernels() -> Iterator[Case]:
    start = "%f = spirv.Constant 1.0 : f32\n"
    for op in ("sin", "exp", "sqrt", "fabs"):
        yield Case("OpenCL.std", op, kernel(f"{start}%r = spirv.CL.{op} %f : f32\n"))
    for type in ("i8", "i16", "i64", "f16", "f64"):
        yield Case("kernel", type, kernel(f"%u = spirv.Undef : {type}\n"))
    yield Case("kernel", "vector of 8", kernel("%u = spirv.Undef : vector<8xf32>\n"))
    yield Case("kernel", "vector of 16", kernel("%u = spirv.Undef : vector<16xi32>\n"))
    generic = "%g = spirv.Undef : !spirv.ptr<f32, Generic>\n"
    yield Case("kernel", "generic pointer", kernel(generic))
    for storage in ("CrossWorkgroup", "UniformConstant"):
        half = f"%p = spirv.mlir.addressof @h : !spirv.ptr<f16, {storage}>\n" + load("p", "f16", storage)
        half += "%w = spirv.FConvert %v : f16 to f32\n"
        text = kernel(half, variable("h", "f16", storage))
        yield Case("kernel", f"half in {storage}", text)
    for name in ("GroupIAdd", "GroupFAdd"):
        type = "i32" if name == "GroupIAdd" else "f32"
        value = f"%x = spirv.Constant {'1' if type == 'i32' else '1.0'} : {type}\n"
        yield Case("kernel", name, kernel(f"{value}%r = spirv.{name} <Workgroup> <Reduce> %x : {type}\n"))


def cases() -> Iterator[Case]:
    yield from subgroups()
    yield from atomics()
    yield from barriers()
    yield from memory_accesses()
    yield from variable_pointers()
    yield from bits_and_conversions()
    yield from specialization()
    yield from rays_and_meshes()
    yield from kernels()
