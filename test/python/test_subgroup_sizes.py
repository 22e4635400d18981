# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Subgroups of a size that is asked for, under the validation layers, on lavapipe."""

from __future__ import annotations

import contextlib

import mlir.availability as av
import numpy as np
import pytest
from mlir import ir
from mlir.availability.vulkan import _subgroups
from watching_layers import WatchingLayers

pytestmark = pytest.mark.usefixtures("lavapipe")


def shader(width: int) -> bytes:
    """Returns a shader that exchanges numbers across subgroups of `width`, as lavapipe's target has it."""
    text = f"""
    gpu.module @kernels {{
      gpu.func @k(%x: memref<32xf32>, %y: memref<32xf32>) kernel
          attributes {{known_block_size = array<i32: {width * 2}, 1, 1>}} {{
        %w = arith.constant {width} : i32
        %o = arith.constant 1 : i32
        %i = gpu.global_id x
        %v = memref.load %x[%i] : memref<32xf32>
        %s, %p = gpu.shuffle xor %v, %o, %w : f32
        memref.store %s, %y[%i] : memref<32xf32>
        gpu.return
      }}
    }}"""
    with ir.Context():
        lowered = av.lower_to_spirv(ir.Module.parse(text), av.vulkan.device_target())
        return av.spirv.serialize(lowered)


def size_of_device() -> int:
    (device,) = av.vulkan.devices()
    assert device.properties["minSubgroupSize"] == device.properties["maxSubgroupSize"]
    return int(device.properties["subgroupSize"])


def test_whole_subgroups_of_a_size() -> None:
    size = size_of_device()
    x = np.arange(32, dtype=np.float32)
    for asked in (None, size):
        result = av.vulkan.run(
            shader(size), "k", [x, np.zeros_like(x)], [32 // (2 * size)], subgroup_size=asked
        )
        np.testing.assert_array_equal(result.buffers[0, 1], x.reshape(16, 2)[:, ::-1].reshape(32))


def test_a_size_that_the_device_has_not() -> None:
    size = size_of_device()
    x = np.zeros(32, np.float32)
    with pytest.raises(
        av.vulkan.NotOfferedError, match=f"has subgroups of {size} invocations, not of {size // 2}"
    ):
        av.vulkan.run(shader(size), "k", [x, x], [32 // (2 * size)], subgroup_size=size // 2)


@pytest.mark.parametrize(
    ("size", "error", "said"),
    [
        (3, ValueError, "a power of two, not 3"),
        (0, ValueError, "a power of two, not 0"),
        (64, ValueError, "workgroups are 16 invocations wide, which isn't a multiple of subgroups of 64"),
        ("8", TypeError, "subgroup_size must be an int, not str"),
    ],
)
def test_what_can_not_be_asked_for(size: int, error: type[Exception], said: str) -> None:
    x = np.zeros(32, np.float32)
    with pytest.raises(error, match=said):
        av.vulkan.run(shader(8), "k", [x, x], [2], subgroup_size=size)


def test_pipelines_say_the_size(watching_layers: WatchingLayers, monkeypatch: pytest.MonkeyPatch) -> None:
    """A size that the device doesn't have is what the layers see, though it passed our own look at it."""
    size = size_of_device()
    fields = _subgroups.stage_fields
    monkeypatch.setattr(_subgroups, "stage_fields", lambda vk, asked: fields(vk, asked // 2))
    x = np.zeros(32, np.float32)
    with contextlib.suppress(av.vulkan.VulkanError):
        av.vulkan.run(shader(size), "k", [x, x], [32 // (2 * size)], subgroup_size=size)
    assert "VUID-VkPipelineShaderStageRequiredSubgroupSizeCreateInfo" in watching_layers.messages()
