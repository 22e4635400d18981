# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which buffers a shader may read, and which it may write to: what launches in one submission wait for. What
can't be passed to a shader.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from glsl_shaders import COMPILERS, compile_shader
from mlir import ir
from mlir.availability.vulkan._interface import interface_of
from spirv_shaders import shader
from spirv_tools_library import LIBRARY, assemble

SHADER = """
layout(local_size_x = 1) in;
layout(set = 0, binding = 0) buffer A {{ uint a[]; }};
layout(set = 0, binding = 1) buffer B {{ uint b[]; }};
layout(set = 0, binding = 2) buffer C {{ uint c[2]; }};
uint sum(uint x, uint y) {{ return x + y; }}
void add(inout uint x) {{ x += 1; }}
uint change() {{ b[3] = 5; return c[0]; }}
void main() {{ {body} }}
"""
READ, WRITTEN, BOTH, NEITHER = (True, False), (False, True), (True, True), (False, False)
CASES = [
    ("a[0] = 1;", {0: WRITTEN}),
    ("a[0] = b[0];", {0: WRITTEN, 1: READ}),
    ("a[0] = a[1] + b[0];", {0: BOTH, 1: READ}),
    ("a[0] += 1;", {0: BOTH}),
    ("a[0] = b.length();", {0: WRITTEN, 1: NEITHER}),
    ("atomicAdd(a[0], b[0]);", {0: BOTH, 1: READ}),
    ("b[0] = atomicExchange(a[0], 1);", {0: BOTH, 1: WRITTEN}),
    ("a[0] = sum(b[0], c[1]);", {0: WRITTEN, 1: READ, 2: READ}),
    ("add(a[0]);", {0: BOTH}),
    ("a[0] = change();", {0: WRITTEN, 1: WRITTEN, 2: READ}),
    ("uint all[2] = c; a[0] = all[b[0]];", {0: WRITTEN, 1: READ, 2: READ}),
    ("c = uint[2](1, 2);", {2: WRITTEN}),
    ("for (uint i = 0; i < 3; ++i) if (b[i] > 1) a[i] = i;", {0: WRITTEN, 1: READ}),
]


@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize(("body", "expected"), CASES, ids=[body for body, _ in CASES])
def test_what_a_shader_does_with_its_buffers_is_found(
    body: str, expected: dict[int, tuple[bool, bool]], compiler: str, context: ir.Context, tmp_path: Path
) -> None:
    binary = compile_shader(SHADER.format(body=body), compiler, tmp_path)
    found = interface_of(binary, "main", context).buffers
    uses = {place[1]: (each.is_read, each.is_written) for place, (each,) in found.items()}
    # A compiler may have optimized, but not what is used.
    assert uses == expected


IMAGES = """
layout(local_size_x = 1) in;
layout(set = 0, binding = 0, r32ui) uniform uimage2D a;
layout(set = 0, binding = 1, r32i) uniform iimage2D b;
layout(set = 0, binding = 2) uniform sampler2D c;
layout(set = 0, binding = 3) uniform texture2D d;
layout(set = 0, binding = 4) uniform sampler e;
void main() {{ {body} }}
"""
IMAGE_CASES = [
    ("imageStore(a, ivec2(0), uvec4(imageLoad(b, ivec2(1)).x));", {0: WRITTEN, 1: READ}),
    ("imageStore(a, ivec2(0), imageLoad(a, ivec2(1)));", {0: BOTH}),
    ("imageAtomicAdd(a, ivec2(0), 1u);", {0: BOTH}),
    ("imageStore(a, ivec2(0), uvec4(imageSize(b).x));", {0: WRITTEN, 1: NEITHER}),
    ("imageStore(a, ivec2(0), uvec4(textureLod(c, vec2(0), 0.0).x));", {0: WRITTEN, 2: READ}),
    ("imageStore(b, ivec2(0), ivec4(textureLod(sampler2D(d, e), vec2(0), 0.0)));", {1: WRITTEN, 3: READ}),
    ("imageStore(b, ivec2(0), ivec4(texelFetch(d, ivec2(0), 0)));", {1: WRITTEN, 3: READ}),
]


@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize(("body", "expected"), IMAGE_CASES, ids=[body for body, _ in IMAGE_CASES])
def test_uses_of_images_are_found_in_the_shader(
    body: str, expected: dict[int, tuple[bool, bool]], compiler: str, context: ir.Context, tmp_path: Path
) -> None:
    """The operations on a loaded image determine how it is used."""
    source = "#extension GL_EXT_samplerless_texture_functions : enable\n" + IMAGES.format(body=body)
    found = interface_of(compile_shader(source, compiler, tmp_path), "main", context)
    uses = {place[1]: (each.is_read, each.is_written) for place, each in found.images.items()}
    assert uses == expected
    assert found.samplers.keys() == ({(0, 4)} if "sampler2D(d, e)" in body else set())
    signs = {place[1]: each.element for place, each in found.images.items()}
    assert signs.get(0, "ui32") == "ui32"
    assert signs.get(1, "i32") == "i32"


SHARED = """
layout(local_size_x = 1) in;
layout(set = 1, binding = 2) {first} {{ uint n[4]; }} a;
layout(set = 1, binding = 2) buffer B {{ uint n[]; }} b{length};
void main() {{ b{index}.n[0] = a.n[0]; }}
"""


@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize(
    ("first", "length"), [("uniform A", ""), ("buffer A", "[2]")], ids=["a uniform one", "an array of them"]
)
def test_buffers_of_different_kinds_share_no_binding(
    first: str, length: str, compiler: str, context: ir.Context, tmp_path: Path
) -> None:
    source = SHARED.format(first=first, length=length, index="[1]" if length else "")
    binary = compile_shader(source, compiler, tmp_path)
    with pytest.raises(ValueError, match="of different kinds, share descriptor set 1, binding 2"):
        interface_of(binary, "main", context)


def test_buffers_of_the_same_kind_may_share_a_binding(context: ir.Context, tmp_path: Path) -> None:
    source = SHARED.format(first="buffer A", length="", index="")
    found = interface_of(compile_shader(source, next(iter(COMPILERS)), tmp_path), "main", context)
    assert [len(sharing) for sharing in found.buffers.values()] == [2]


def block(decorations: str) -> str:
    """Returns a shader that reads a block named "numbers"."""
    return shader(
        interface="%v",
        decorations='OpName %v "numbers"\nOpDecorate %v DescriptorSet 0\nOpDecorate %v Binding 0\n'
        f"OpDecorate %s Block\n{decorations}",
        declarations="%s = OpTypeStruct %u32\n%ps = OpTypePointer StorageBuffer %s\n"
        "%p = OpTypePointer StorageBuffer %u32\n%v = OpVariable %ps StorageBuffer",
        body="%at = OpAccessChain %p %v %c0\n%l = OpLoad %u32 %at",
    )


PASSABLE = block("OpMemberDecorate %s 0 Offset 0")


@pytest.mark.skipif(not LIBRARY.exists(), reason="SPIRV-Tools is not here; ./dev setup tests fetches it")
@pytest.mark.parametrize(
    ("text", "message"),
    [
        (block(""), "'numbers' has no explicit layout"),
        (PASSABLE.replace("StorageBuffer", "Private"), "'numbers' is of storage class Private"),
    ],
)
def test_what_cannot_be_passed_is_named(text: str, message: str, context: ir.Context) -> None:
    assert interface_of(assemble(PASSABLE, "spv1.4"), "main", context).buffers
    with pytest.raises(ValueError, match=message):
        interface_of(assemble(text, "spv1.4"), "main", context)
