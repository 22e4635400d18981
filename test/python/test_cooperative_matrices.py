# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels with gpu.subgroup_mma ops: the binaries are valid, and admitted by the target that they are for."""

from __future__ import annotations

from pathlib import Path

import mlir.availability as av
import pytest
from mlir import ir
from spirv_validator import NEWER, validate

KERNELS = Path(__file__).resolve().parents[1] / "transforms"

# The kernels of these tests' lit files.
FILES = ["lower-matrices", "lower-matrices-barrier", "lower-matrices-signs"]


def lower(name: str, target: str, text: str = "") -> bytes:
    with ir.Context():
        module = ir.Module.parse(text or (KERNELS / f"{name}.mlir").read_text())
        return av.spirv.serialize(av.lower_to_spirv(module, target))


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("target", ["nvidia-rtx-5080", "amd-rx-9070-xt-26.1.99-cachyos"])
def test_binaries_are_valid(name: str, target: str) -> None:
    binary = lower(name, target)
    assert validate([(binary, "vulkan1.3")], NEWER) == [""]
    with ir.Context():
        module = av.spirv.deserialize(binary)
        assert "Logical Vulkan" in str(module)
        assert av.check(module, target).ok
        (violation, *_) = av.check(module, "lavapipe").violations
        assert "CooperativeMatrixKHR" in str(violation.clause)


def test_atomics_of_such_a_module_need_the_scope_of_the_device() -> None:
    """In the Vulkan memory model; other kernels of the module have it, too."""
    text = (KERNELS / "lower-matrices.mlir").read_text()
    counting = """
  gpu.func @count(%n: memref<4xi32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %one = arith.constant 1 : i32
    %old = memref.atomic_rmw addi %one, %n[%c0] : (i32, memref<4xi32>) -> i32
    gpu.return
  }
}
"""
    binary = lower("", "nvidia-rtx-5080", text.rstrip().removesuffix("}") + counting)
    assert validate([(binary, "vulkan1.3")], NEWER) == [""]
    with ir.Context():
        assert "VulkanMemoryModelDeviceScope" in str(av.deduce(av.spirv.deserialize(binary)))


def test_other_modules_keep_their_memory_model() -> None:
    text = """
gpu.module @kernels {
  gpu.func @f(%x: memref<4xf32>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
    %i = gpu.thread_id x
    %y = memref.load %x[%i] : memref<4xf32>
    gpu.barrier
    memref.store %y, %x[%i] : memref<4xf32>
    gpu.return
  }
}
"""
    binary = lower("", "nvidia-rtx-5080", text)
    with ir.Context():
        written = str(av.spirv.deserialize(binary))
    assert "Logical GLSL450" in written
    assert "NonPrivatePointer" not in written
