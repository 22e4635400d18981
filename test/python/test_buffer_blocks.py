# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Storage buffers in the form before SPIR-V 1.3, which LLVM's serializer rejects."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import mlir.availability as av
import pytest
from llvm_differences import WRITES_BUFFER_BLOCKS
from llvm_release import tool
from mlir import ir

DATA = "!spirv.struct<(!spirv.array<4 x f32, stride=4> [0]), BufferBlock>"

MODULE = """\
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {{
  spirv.GlobalVariable @in bind(0, 0) : !spirv.ptr<{input}, Uniform>
  spirv.GlobalVariable @out bind(0, 1) : !spirv.ptr<{output}, Uniform>
  spirv.func @main() "None" {{
    %zero = spirv.Constant 0 : i32
    %in = spirv.mlir.addressof @in : !spirv.ptr<{input}, Uniform>
    %out = spirv.mlir.addressof @out : !spirv.ptr<{output}, Uniform>
    %from = spirv.AccessChain %in[{chain}] : !spirv.ptr<{input}, Uniform>, {types} -> !spirv.ptr<f32, Uniform>
    %to = spirv.AccessChain %out[%zero, %zero]
        : !spirv.ptr<{output}, Uniform>, i32, i32 -> !spirv.ptr<f32, Uniform>
    %x = spirv.Load "Uniform" %from : f32
    spirv.Store "Uniform" %to, %x : f32
    spirv.Return
  }}
  spirv.EntryPoint "GLCompute" @main
  spirv.ExecutionMode @main "LocalSize", 1, 1, 1
}}
"""

# The type of the first buffer, the access to its first number, and the type that a reader finds.
INPUTS = {
    "the same struct": (DATA, 2, DATA),
    "another one": (
        "!spirv.struct<(vector<4xf32> [0, NonWritable]), BufferBlock>",
        2,
        "!spirv.struct<(vector<4xf32> [0, NonWritable]), BufferBlock>",
    ),
    "a struct within": (
        "!spirv.struct<(!spirv.struct<(f32 [0])> [0]), BufferBlock>",
        2,
        "!spirv.struct<(!spirv.struct<(f32 [0])> [0]), BufferBlock>",
    ),
    "an array of unknown size": (
        "!spirv.struct<(!spirv.rtarray<f32, stride=4> [0]), BufferBlock>",
        2,
        "!spirv.struct<(!spirv.rtarray<f32, stride=4> [0]), BufferBlock>",
    ),
    "an array of buffers": (f"!spirv.array<2 x {DATA}>", 3, f"!spirv.array<2 x {DATA}>"),
    "a named struct": (
        "!spirv.struct<Input, (f32 [0]), BufferBlock>",
        1,
        "!spirv.struct<(f32 [0]), BufferBlock>",
    ),
    "a uniform buffer": (
        "!spirv.struct<(vector<4xf32> [0]), Block>",
        2,
        "!spirv.struct<(vector<4xf32> [0]), Block>",
    ),
}


@pytest.mark.parametrize("name", INPUTS)
def test_what_is_written_is_valid_and_read_as_the_same(context: ir.Context, name: str) -> None:
    input, depth, expected = INPUTS[name]
    text = MODULE.format(
        input=input, output=DATA, chain=", ".join(["%zero"] * depth), types=", ".join(["i32"] * depth)
    )
    module = ir.Module.parse(text, context)
    binary = av.spirv.serialize(module)
    av.spirv.validate(binary, av.target("vulkan1.0", context))
    assert str(module) == str(ir.Module.parse(text, context)), "it has been changed"

    variables = re.findall(
        r"GlobalVariable.*ptr<(.*), Uniform>\n", str(av.spirv.deserialize(binary, context))
    )
    assert variables == [expected, DATA]
    triple = av.deduce(module.body.operations[0])
    assert triple == ir.Attribute.parse("#spirv.vce<v1.0, [Shader], []>", context)


@pytest.mark.skipif(WRITES_BUFFER_BLOCKS, reason="from MLIR 23 on it writes them")
def test_stock_mlir_refuses_them(tmp_path: Path) -> None:
    """If this fails, LLVM can serialize them, and the workaround can be removed."""
    file = tmp_path / "module.mlir"
    file.write_text(MODULE.format(input=DATA, output=DATA, chain="%zero, %zero", types="i32, i32"))
    command = [tool("mlir-translate"), "--no-implicit-module", "--serialize-spirv", file, "-o", os.devnull]
    result = subprocess.run(command, capture_output=True, text=True)
    assert "unhandled decoration BufferBlock" in result.stderr
