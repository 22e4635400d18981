# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""examples/transform: one schedule makes something else of a payload for each target, and all of it runs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "transform" / "run.py"

EXPECTED = [
    """matmul for vulkan1.0
  states #spirv.vce<v1.0, [Shader], []>
  the sum: by each thread
  products: 32 bits""",
    """matmul for vulkan1.1+GroupNonUniformArithmetic
  states #spirv.vce<v1.3, [Shader, GroupNonUniformArithmetic], []>
  the sum: by subgroups
  products: 32 bits""",
    """matmul for vulkan1.3+Float16
  states #spirv.vce<v1.4, [Shader, Float16], []>
  the sum: by each thread
  products: 16 bits""",
    """square for vulkan1.1+StorageBuffer16BitAccess
  states #spirv.vce<v1.0, [Shader, StorageBuffer16BitAccess], [SPV_KHR_16bit_storage, \
SPV_KHR_storage_buffer_storage_class]>
  %3 = spirv.Load "StorageBuffer" %2 : f16
  %4 = spirv.FConvert %3 : f16 to f32
  %5 = spirv.FConvert %3 : f16 to f32
  %6 = spirv.FMul %4, %5 : f32
  %7 = spirv.FConvert %6 : f32 to f16
  spirv.Store "StorageBuffer" %2, %7 : f16""",
]


@pytest.mark.usefixtures("lavapipe")
def test_the_example_of_schedules_computes_what_numpy_does() -> None:
    done = subprocess.run([sys.executable, EXAMPLE], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    lines = done.stdout.splitlines()
    verdicts = [index for index, line in enumerate(lines) if line.endswith(": equal to NumPy")]
    starts = [0, *(index + 1 for index in verdicts[:-1])]
    assert ["\n".join(lines[start:end]) for start, end in zip(starts, verdicts, strict=True)] == EXPECTED
