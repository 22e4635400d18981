# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Scalars, vectors and matrices: in registers, in private memory, in interfaces."""

from __future__ import annotations

from collections.abc import Iterator

from .shader import Case, buffer, load, member, module, store, variable

SCALARS = ("i8", "i16", "i32", "i64", "f16", "f32", "f64")


def _is_float(type: str) -> bool:
    return "f" in type.rsplit("x", 1)[-1]


def _constant(type: str) -> str:
    return f"%c = spirv.Constant {'1.0' if _is_float(type) else '1'} : {type}\n"


def _add(type: str, operand: str) -> str:
    return f"%sum = spirv.{'F' if _is_float(type) else 'I'}Add %{operand}, %{operand} : {type}\n"


def arithmetic() -> Iterator[Case]:
    """A value that never is in memory."""
    for type in SCALARS:
        yield Case("arithmetic", f"constant of {type}", module(_constant(type)))
        yield Case("arithmetic", f"sum of {type}", module(_constant(type) + _add(type, "c")))
        undefined = f"%u = spirv.Undef : {type}\n"
        yield Case("arithmetic", f"undefined {type}", module(undefined))
        vector = f"vector<2x{type}>"
        composite = f"%w = spirv.CompositeConstruct %c, %c : ({type}, {type}) -> {vector}\n"
        yield Case("arithmetic", f"{vector}", module(_constant(type) + composite + _add(vector, "w")))


def own_memory() -> Iterator[Case]:
    """A private variable."""
    for type in SCALARS:
        local = f"%x = spirv.Variable : !spirv.ptr<{type}, Function>\n"
        yield Case("memory", f"Function {type}", module(local + load("x", type, "Function")))
        for storage in ("Private", "Workgroup"):
            address = f"%x = spirv.mlir.addressof @x : !spirv.ptr<{type}, {storage}>\n"
            text = module(address + load("x", type, storage), variable("x", type, storage))
            yield Case("memory", f"{storage} {type}", text)


# From a type to one of the same sort of 32 bits.
_WIDE = {"i8": "i32", "i16": "i32", "f16": "f32", "i64": "i32", "f64": "f32"}


def _convert(source: str, target: str) -> str:
    return f"%w = spirv.{'F' if _is_float(source) else 'S'}Convert %v : {source} to {target}\n"


def _uses(type: str, storage: str, writable: bool = True) -> Iterator[tuple[str, str]]:
    """Yields the possible operations on a value at %p."""
    read = load("p", type, storage)
    yield "loaded", read
    if writable:
        yield "copied", read + store("p", "v", type, storage)
    if type in _WIDE:
        yield "converted", read + _convert(type, _WIDE[type])
    yield "added", read + _add(type, "v")


_BUFFERS = ("StorageBuffer", "Uniform", "PushConstant")


def interfaces() -> Iterator[Case]:
    """A value that comes from outside: only stored, or calculated with."""
    for storage in _BUFFERS:
        for type in SCALARS:
            binding = "" if storage == "PushConstant" else "bind(0, 0)"
            variables = variable("b", f"!spirv.struct<({type} [0])>", storage, binding)
            yield Case("interface", f"{storage} {type} untouched", module("", variables))
            for use, ops in _uses(type, storage, storage == "StorageBuffer"):
                text = module(member("b", type, storage) + ops, variables)
                yield Case("interface", f"{storage} {type} {use}", text)
    for storage in ("Input", "Output"):
        for type in ("i16", "f16", "f32", "f64", "i64"):
            flat = "{location = 0 : i32}"
            variables = variable("b", type, storage, flat)
            address = f"%p = spirv.mlir.addressof @b : !spirv.ptr<{type}, {storage}>\n"
            for use, ops in _uses(type, storage, storage == "Output"):
                if storage == "Output" and use != "copied":
                    continue
                text = module(address + ops, variables, model="Vertex", interface=("b",))
                yield Case("interface", f"{storage} {type} {use}", text)


def buffer_blocks() -> Iterator[Case]:
    """A storage buffer in the way of SPIR-V 1.0."""
    for type in ("i8", "i16", "f16"):
        variables = variable("b", f"!spirv.struct<({type} [0]), BufferBlock>", "Uniform", "bind(0, 0)")
        body = member("b", type, "Uniform", decoration="BufferBlock") + load("p", type, "Uniform")
        text = module(body + _convert(type, _WIDE[type]), variables)
        yield Case("interface", f"BufferBlock {type}", text)


def workgroup_blocks() -> Iterator[Case]:
    """Workgroup memory with a layout (SPV_KHR_workgroup_memory_explicit_layout)."""
    for type in ("i8", "i16", "f16", "f32", "i64"):
        struct = f"!spirv.struct<({type} [0]), Block>"
        pointer = f"!spirv.ptr<{struct}, Workgroup>"
        address = f"%b = spirv.mlir.addressof @b : {pointer}\n"
        text = module(address, variable("b", struct, "Workgroup"), interface=("b",))
        yield Case("Workgroup Block", type, text)
        if type in _WIDE:
            body = member("b", type, "Workgroup", decoration="Block") + load("p", type, "Workgroup")
            body += _convert(type, _WIDE[type])
            text = module(body, variable("b", struct, "Workgroup"), interface=("b",))
            yield Case("Workgroup Block", f"{type} converted", text)


def matrices() -> Iterator[Case]:
    for type, columns in (("f32", 2), ("f16", 3), ("f64", 4)):
        matrix = f"!spirv.matrix<{columns} x vector<3x{type}>>"
        transposed = f"!spirv.matrix<3 x vector<{columns}x{type}>>"
        body = f"%m = spirv.Undef : {matrix}\n%t = spirv.Transpose %m : {matrix} -> {transposed}\n"
        yield Case("matrix", f"{matrix}", module(body))
    for order in ("RowMajor", "ColMajor"):
        member_type = f"!spirv.matrix<2 x vector<4xf32>> [0, {order}, MatrixStride=16]"
        struct = f"!spirv.struct<({member_type})>"
        variables = variable("b", struct, "StorageBuffer", "bind(0, 0)")
        yield Case("matrix", f"{order} in a buffer", module("", variables))


def arrays() -> Iterator[Case]:
    rtarray = "!spirv.rtarray<f32, stride=4>"
    yield Case("array", "at the end of a buffer", module("", buffer("b", rtarray)))
    fixed = "!spirv.array<4 x f32, stride=4>"
    yield Case("array", "in a buffer", module("", buffer("b", fixed)))
    yield Case("array", "in Workgroup", module("", variable("w", "!spirv.array<4 x f32>", "Workgroup")))
    half = "!spirv.array<4 x vector<2xf16>, stride=4>"
    yield Case("array", "of half vectors in a buffer", module("", buffer("b", half)))
    nested = "!spirv.array<2 x !spirv.struct<(i8 [0], i64 [8])>, stride=16>"
    yield Case("array", "of structs in a buffer", module("", buffer("b", nested)))
    for storage, type in (("UniformConstant", _SAMPLED), ("StorageBuffer", "!spirv.struct<(f32 [0])>")):
        for size in ("4", "runtime"):
            array = f"!spirv.rtarray<{type}>" if size == "runtime" else f"!spirv.array<4 x {type}>"
            if storage == "StorageBuffer":
                array = array.replace("[0])>", "[0]), Block>")
            text = module("", variable("d", array, storage, "bind(0, 0)"))
            yield Case("array", f"of descriptors in {storage}, {size}", text)


_SAMPLED = (
    "!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>"
)


def indexing() -> Iterator[Case]:
    """Arrays of descriptors, by an index that is a constant, and by one that isn't."""
    block = "!spirv.struct<(f32 [0]), Block>"
    arrays = {
        "uniform buffers": ("Uniform", block),
        "storage buffers": ("StorageBuffer", block),
        "sampled images": ("UniformConstant", _SAMPLED),
        "storage images": (
            "UniformConstant",
            "!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>",
        ),
        "uniform texel buffers": (
            "UniformConstant",
            "!spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>",
        ),
        "storage texel buffers": (
            "UniformConstant",
            "!spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>",
        ),
    }
    for what, (storage, element) in arrays.items():
        array = f"!spirv.array<4 x {element}>"
        pointer = f"!spirv.ptr<{array}, {storage}>"
        variables = variable("d", array, storage, "bind(0, 1)")
        constant = "%i = spirv.Constant 1 : i32\n"
        dynamic = buffer("b", "i32") + "\n"
        for index in ("constant", "dynamic"):
            body = (
                constant
                if index == "constant"
                else member("b", "i32") + load("p", "i32", "StorageBuffer", "i")
            )
            body += f"%d = spirv.mlir.addressof @d : {pointer}\n"
            body += f"%e = spirv.AccessChain %d[%i] : {pointer}, i32 -> !spirv.ptr<{element}, {storage}>\n"
            text = module(body, variables + "\n" + (dynamic if index == "dynamic" else ""))
            yield Case("indexing", f"{what}, {index}", text)


def cases() -> Iterator[Case]:
    yield from arithmetic()
    yield from own_memory()
    yield from interfaces()
    yield from buffer_blocks()
    yield from workgroup_blocks()
    yield from matrices()
    yield from arrays()
    yield from indexing()
