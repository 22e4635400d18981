# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Types of a few bytes of text that stand for billions of numbers: an answer, and soon."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

HUGE = "vector<2147483647xi8>"
FUNCTION = f"""
func.func @f(%a: tensor<4xi8>) -> tensor<4xi8> {{
  %c = arith.constant dense<1> : {HUGE}
  %d = arith.addi %c, %c : {HUGE}
  %e = vector.extract %d[5] : i8 from {HUGE}
  %r = tensor.splat %e : tensor<4xi8>
  return %r : tensor<4xi8>
}}"""
KERNEL = f"""
gpu.module @k {{
  gpu.func @f(%a: memref<4xi8>) kernel attributes {{known_block_size = array<i32: 64, 1, 1>}} {{
    %i = gpu.thread_id x
    %v = memref.load %a[%i] : memref<4xi8>
    %b = vector.broadcast %v : i8 to {HUGE}
    %d = arith.addi %b, %b : {HUGE}
    %e = vector.reduction <add>, %d : {HUGE} into i8
    memref.store %e, %a[%i] : memref<4xi8>
    gpu.return
  }}
}}"""
TARGET = "vulkan1.3+Int8+StorageBuffer8BitAccess"
COMMANDS = {
    "check": ["check", "-t", TARGET],
    "explain": ["explain"],
    "deduce": ["deduce"],
    "lower": ["lower", "-t", TARGET, "-o", "out.spv"],
}


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("text", [FUNCTION, KERNEL], ids=["function", "kernel"])
def test_commands_answer_for_huge_vectors(command: str, text: str, tmp_path: Path) -> None:
    (tmp_path / "huge.mlir").write_text(text)
    arguments = [*COMMANDS[command], "huge.mlir"]
    program = [sys.executable, "-m", "mlir.availability", *arguments]
    done = subprocess.run(program, capture_output=True, text=True, cwd=tmp_path, timeout=60)
    assert "internal error" not in done.stderr
    if command == "lower" and text == KERNEL:
        assert done.returncode == 1
        assert done.stderr.splitlines()[0] == (
            "huge.mlir:6:10: error: 'vector.broadcast' op has a result of type 'vector<2147483647xi8>', "
            "but only vectors of at most 16384 elements can be lowered, because each element becomes ops "
            "of its own; use a loop over smaller vectors"
        )


def test_more_numbers_than_64_bits_count(tmp_path: Path) -> None:
    """Their number, modulo 2^64, is small."""
    vector = "vector<4294967296x4294967296x4xi32>"
    (tmp_path / "huge.mlir").write_text(f"""
gpu.module @k {{
  gpu.func @f(%a: memref<4xi32>) kernel attributes {{known_block_size = array<i32: 64, 1, 1>}} {{
    %i = gpu.thread_id x
    %v = memref.load %a[%i] : memref<4xi32>
    %b = vector.broadcast %v : i32 to {vector}
    %e = vector.extract %b[0, 0, 0] : i32 from {vector}
    %w = arith.addi %e, %e : i32
    %c = vector.broadcast %w : i32 to {vector}
    vector.print %c : {vector}
    gpu.return
  }}
}}""")
    program = [sys.executable, "-m", "mlir.availability", *COMMANDS["lower"], "huge.mlir"]
    done = subprocess.run(program, capture_output=True, text=True, cwd=tmp_path, timeout=60)
    assert done.returncode == 1
    assert f"has a result of type '{vector}', but only vectors of at most 16384 elements" in done.stderr
