# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Images: dimensions, formats, and operations on them."""

from __future__ import annotations

from collections.abc import Iterator

from .shader import Case, kernel, module, variable


def image(
    dim: str = "Dim2D",
    *,
    type: str = "f32",
    arrayed: bool = False,
    multisampled: bool = False,
    storage: bool = False,
    format: str = "Unknown",
) -> str:
    """Returns an image type."""
    parts = (
        type,
        dim,
        "NoDepth",
        "Arrayed" if arrayed else "NonArrayed",
        "MultiSampled" if multisampled else "SingleSampled",
        "NoSampler" if storage else "NeedSampler",
        format,
    )
    return f"!spirv.image<{', '.join(parts)}>"


def declared(type: str, rest: str = "bind(0, 0)") -> str:
    """Returns a variable @i."""
    return variable("i", type, "UniformConstant", rest)


def loaded(type: str) -> str:
    """Returns ops that make `%i` the value of @i."""
    pointer = f"!spirv.ptr<{type}, UniformConstant>"
    return f'%a = spirv.mlir.addressof @i : {pointer}\n%i = spirv.Load "UniformConstant" %a : {type}\n'


_DIMS = ("Dim1D", "Dim2D", "Dim3D", "Cube", "Rect", "Buffer")
# What SPIR-V has no use for: 3D images and buffers have no layers, and only 2D ones several samples.
_LAYERS = {"Dim1D", "Dim2D", "Cube"}


def dimensions() -> Iterator[Case]:
    """Every dimension, with layers and samples, used with a sampler and without."""
    for dim in _DIMS:
        for storage in (False, True):
            for arrayed in (False, True):
                for multisampled in (False, True):
                    if (arrayed and dim not in _LAYERS) or (multisampled and dim != "Dim2D"):
                        continue
                    words = [dim, "storage" if storage else "sampled"]
                    words += ["arrayed"] * arrayed + ["multisampled"] * multisampled
                    format = "R32f" if storage else "Unknown"
                    type = image(
                        dim, arrayed=arrayed, multisampled=multisampled, storage=storage, format=format
                    )
                    yield Case("image", " ".join(words), module(loaded(type), declared(type)))


def attachments() -> Iterator[Case]:
    """Input attachments: MLIR has no `InputAttachmentIndex` for them, which Vulkan wants."""
    for multisampled in (False, True):
        type = image("SubpassData", storage=True, multisampled=multisampled)
        name = "multisampled SubpassData" if multisampled else "SubpassData"
        text = module("", declared(type), model="Fragment")
        yield Case("image", name, text)


_FLOAT = "Rgba32f Rgba16f R32f Rgba8 Rgba8Snorm Rg32f Rg16f R11fG11fB10f R16f Rgba16 Rgb10A2 Rg16 Rg8 R16 R8"
_SNORM = "Rgba16Snorm Rg16Snorm Rg8Snorm R16Snorm R8Snorm"
_SIGNED = "Rgba32i Rgba16i Rgba8i R32i Rg32i Rg16i Rg8i R16i R8i"
_UNSIGNED = "Rgba32ui Rgba16ui Rgba8ui R32ui Rgb10a2ui Rg32ui Rg16ui Rg8ui R16ui R8ui"


def formats() -> Iterator[Case]:
    """Every format of a storage image."""
    for names, type in (
        (f"{_FLOAT} {_SNORM}", "f32"),
        (_SIGNED, "si32"),
        (_UNSIGNED, "i32"),
        ("R64ui R64i", "i64"),
    ):
        for format in names.split():
            kind = image(type=type, storage=True, format=format)
            yield Case("format", format, module("", declared(kind)))


def accesses() -> Iterator[Case]:
    """Reading and writing storage images, with and without a format."""
    texel = "%t = spirv.Constant dense<1.0> : vector<4xf32>\n"
    for dim, coordinate, zero in (
        ("Dim1D", "i32", "0"),
        ("Dim2D", "vector<2xi32>", "dense<0>"),
        ("Buffer", "i32", "0"),
    ):
        for format in ("Unknown", "Rgba32f", "Rg32f"):
            type = image(dim, storage=True, format=format)
            start = loaded(type) + f"%c = spirv.Constant {zero} : {coordinate}\n"
            read = f"%r = spirv.ImageRead %i, %c : {type}, {coordinate} -> vector<4xf32>\n"
            text = module(start + read, declared(type))
            yield Case("image access", f"read {dim} {format}", text)
            write = f"spirv.ImageWrite %i, %c, %t : {type}, {coordinate}, vector<4xf32>\n"
            text = module(start + texel + write, declared(type))
            yield Case("image access", f"write {dim} {format}", text)
    type = image(storage=True)
    operands = f"%i = spirv.Undef : {type}\n%c = spirv.Constant dense<0> : vector<2xi32>\n{texel}"
    write = f"spirv.ImageWrite %i, %c, %t : {type}, vector<2xi32>, vector<4xf32>\n"
    yield Case("image access", "write Dim2D in a kernel", kernel(operands + write))


def sampling() -> Iterator[Case]:
    """Sampling in a fragment shader, with every image operand that the verifier accepts."""
    plain = image()
    sampled = f"!spirv.sampled_image<{plain}>"
    start = loaded(sampled)
    start += "%c = spirv.Constant dense<0.5> : vector<2xf32>\n%f = spirv.Constant 1.0 : f32\n"
    start += "%n = spirv.Constant dense<0> : vector<2xi32>\n%z = spirv.Constant 0 : i32\n"
    implicit = "spirv.ImageSampleImplicitLod %i, %c"
    explicit = "spirv.ImageSampleExplicitLod %i, %c"
    coordinate = "vector<2xf32>"
    head = f"{sampled}, {coordinate}"
    ops = {
        "implicit": f"{implicit} : {head} -> vector<4xf32>",
        "implicit Bias": f'{implicit} ["Bias"], %f : {head}, f32 -> vector<4xf32>',
        "explicit Lod": f'{explicit} ["Lod"], %f : {head}, f32 -> vector<4xf32>',
        "explicit Grad": f'{explicit} ["Grad"], %c, %c : {head}, {coordinate}, {coordinate} -> vector<4xf32>',
    }
    for name, op in ops.items():
        text = module(f"{start}%r = {op}\n", declared(sampled), model="Fragment")
        yield Case("sampling", name, text)
    fetch = f"%r = spirv.ImageFetch %i, %n : {plain}, vector<2xi32> -> vector<4xf32>\n"
    start = loaded(plain) + "%n = spirv.Constant dense<0> : vector<2xi32>\n"
    yield Case("sampling", "fetch", module(start + fetch, declared(plain)))
    taken = f"{loaded(sampled)}%t = spirv.Image %i : {sampled}\n"
    yield Case("sampling", "the image of a sampled image", module(taken, declared(sampled)))


def queries() -> Iterator[Case]:
    for dim, arrayed, result in (
        ("Dim1D", False, "i32"),
        ("Dim2D", False, "vector<2xi32>"),
        ("Dim2D", True, "vector<3xi32>"),
        ("Buffer", False, "i32"),
    ):
        type = image(dim, arrayed=arrayed, storage=True, format="R32f")
        query = f"%q = spirv.ImageQuerySize %i : {type} -> {result}\n"
        name = f"{dim} arrayed" if arrayed else dim
        yield Case("image query", name, module(loaded(type) + query, declared(type)))


def gathering() -> Iterator[Case]:
    depth = image().replace("NoDepth", "IsDepth")
    sampled = f"!spirv.sampled_image<{depth}>"
    start = loaded(sampled)
    start += "%c = spirv.Constant dense<0.5> : vector<2xf32>\n%f = spirv.Constant 1.0 : f32\n"
    gather = f"%r = spirv.ImageDrefGather %i, %c, %f : {sampled}, vector<2xf32>, f32 -> vector<4xf32>\n"
    yield Case("sampling", "gather", module(start + gather, declared(sampled)))


def cases() -> Iterator[Case]:
    yield from dimensions()
    yield from attachments()
    yield from formats()
    yield from accesses()
    yield from sampling()
    yield from queries()
    yield from gathering()
