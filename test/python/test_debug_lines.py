# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Names and lines of the source in binaries, which debuggers and the validation layers show."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import mlir.availability as av
import pytest
from command_line import run
from mlir import ir
from spirv_validator import DEBIAN, NEWER, validate

KERNEL = """\
gpu.module @kernels {
  gpu.func @k(%x: memref<8xf32>) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %i = gpu.thread_id x
    %v = memref.load %x[%i] : memref<8xf32>
    %s = arith.addf %v, %v : f32
    %p = arith.mulf %s, %v : f32
    memref.store %p, %x[%i] : memref<8xf32>
    gpu.return
  }
}
"""


def disassembled(binary: bytes) -> str:
    for validator in (DEBIAN, NEWER):
        assert validate([(binary, "vulkan1.3")], validator) == [""]
    return subprocess.run(["spirv-dis", "-"], input=binary, capture_output=True, check=True).stdout.decode()


def line_of(text: str, opcode: str) -> str:
    """Returns the file and the line that an instruction is from."""
    found = re.search(rf"OpLine (%\d+) (\d+) \d+\n *%\d+ = {opcode} ", text)
    assert found is not None, text
    name = re.search(rf'{found[1]} = OpString "(.*)"', text)
    assert name is not None
    return f"{name[1]}:{found[2]}"


@pytest.mark.parametrize("target", ["vulkan1.0", "vulkan1.3"])
def test_binaries_have_the_lines_of_their_source(tmp_path: Path, target: str) -> None:
    file, output = tmp_path / "kernel.mlir", tmp_path / "kernel.spv"
    file.write_text(KERNEL)
    assert run("lower", file, "-t", target, "-o", output).code == 0
    text = disassembled(output.read_bytes())
    assert "OpLine" not in text
    assert re.search(r"OpEntryPoint GLCompute %k ", text)
    assert "k_arg_0" in text
    assert run("lower", file, "-t", target, "-o", output, "--debug").code == 0
    text = disassembled(output.read_bytes())
    assert line_of(text, "OpFAdd").endswith("kernel.mlir:5")
    assert line_of(text, "OpFMul").endswith("kernel.mlir:6")
    assert re.search(r"OpSource Unknown 0 %\d+\n", text)
    assert 'OpExtension "SPV_KHR_non_semantic_info"' not in text
    (made,) = av.lower_for_targets(ir.Module.parse(KERNEL, ir.Context()), [target], debug=True).modules
    assert "OpLine" in disassembled(made.binary)


def test_binaries_have_the_lines_of_other_files(context: ir.Context) -> None:
    """All lines are in the module's file; lines of other files are left out."""
    module = ir.Module.parse("""
    module {
      spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
        spirv.func @main() "None" {
          %c = spirv.Constant 2.0 : f32
          %0 = spirv.FAdd %c, %c : f32 loc(fused["a.mlir":4:1, "a.mlir":5:1])
          %1 = spirv.FMul %0, %c : f32 loc("b.mlir":9:1)
          spirv.Return
        } loc("a.mlir":2:1)
        spirv.EntryPoint "GLCompute" @main
        spirv.ExecutionMode @main "LocalSize", 1, 1, 1
      } loc("a.mlir":1:1)
    }""")
    text = disassembled(av.spirv.serialize(module, debug=True))
    assert line_of(text, "OpFAdd") == "a.mlir:4"
    assert not re.search(r"OpLine %\d+ 9 ", text)
    assert "OpLine" not in disassembled(av.spirv.serialize(module))
