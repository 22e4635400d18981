# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Subgroups of a size that is asked for, under the validation layers, on lavapipe."""

from __future__ import annotations

import functools
import re

import mlir.availability as av
import numpy as np
import pytest
from mlir import ir
from mlir.availability.files.worker._progress import Progress
from mlir.availability.files.worker._work import Tell
from mlir.availability.vulkan import _commands, _run, _subgroups
from watching_layers import WatchingLayers

pytestmark = pytest.mark.usefixtures("lavapipe")


def text_of(width: int, rows: int = 1) -> str:
    """Returns a kernel that swaps neighbours in rows of twice as many numbers as subgroups have."""
    count = 32 * rows
    return f"""
    gpu.module @kernels {{
      gpu.func @k(%x: memref<{count}xf32>, %y: memref<{count}xf32>) kernel
          attributes {{known_block_size = array<i32: {width * 2}, {rows}, 1>}} {{
        %w = arith.constant {width} : i32
        %o = arith.constant 1 : i32
        %i = gpu.global_id x
        %v = memref.load %x[%i] : memref<{count}xf32>
        %s, %p = gpu.shuffle xor %v, %o, %w : f32
        memref.store %s, %y[%i] : memref<{count}xf32>
        gpu.return
      }}
    }}"""


@functools.cache
def shader(width: int) -> bytes:
    """Returns a shader that exchanges numbers across subgroups of `width`, for a target that has these."""
    sizes = "(sub|min_sub|max_sub)group_size = [0-9]+"
    target = re.sub(sizes, rf"\1group_size = {width}", device_target())
    with ir.Context():
        return av.spirv.serialize(av.lower_to_spirv(ir.Module.parse(text_of(width)), target))


def without_its_size(binary: bytes) -> bytes:
    """Returns a shader that doesn't state its required size, like shaders of other compilers."""
    return binary.replace(b"subgroup_size(", b"subgroup_size[")


def device_target() -> str:
    with ir.Context():
        return str(av.vulkan.device_target())


def size_of_device() -> int:
    (device,) = av.vulkan.devices()
    assert device.properties["minSubgroupSize"] == device.properties["maxSubgroupSize"]
    return int(device.properties["subgroupSize"])


def test_whole_subgroups_of_a_size() -> None:
    size = size_of_device()
    x = np.arange(32, dtype=np.float32)
    for binary, asked in ((shader(size), None), (shader(size), size), (without_its_size(shader(size)), size)):
        result = av.vulkan.run(binary, "k", [x, np.zeros_like(x)], [32 // (2 * size)], subgroup_size=asked)
        np.testing.assert_array_equal(result.buffers[0, 1], x.reshape(16, 2)[:, ::-1].reshape(32))


def test_a_size_of_subgroups_that_the_device_lacks() -> None:
    size = size_of_device()
    x = np.zeros(32, np.float32)
    binary = without_its_size(shader(size))
    with pytest.raises(
        av.vulkan.NotOfferedError, match=f"has subgroups of {size} invocations, not of {size // 2}"
    ):
        av.vulkan.run(binary, "k", [x, x], [32 // (2 * size)], subgroup_size=size // 2)


def test_a_shader_for_another_size() -> None:
    """A shader that was lowered for another subgroup size isn't started."""
    size = size_of_device()
    x = np.zeros(32, np.float32)
    with pytest.raises(av.vulkan.NotOfferedError, match=f"needs subgroup_size {size // 2}; .* offers {size}"):
        av.vulkan.run(shader(size // 2), "k", [x, x], [32 // size])


@pytest.mark.parametrize(
    ("size", "error", "said"),
    [
        (3, ValueError, "a power of two, not 3"),
        (0, ValueError, "a power of two, not 0"),
        (
            64,
            ValueError,
            "workgroups are 16 invocations wide, which isn't a multiple of the subgroup size 64",
        ),
        ("8", TypeError, "subgroup_size must be an int, not str"),
    ],
)
def test_impossible_sizes_of_subgroups_are_refused(size: int, error: type[Exception], said: str) -> None:
    x = np.zeros(32, np.float32)
    with pytest.raises(error, match=said):
        av.vulkan.run(without_its_size(shader(8)), "k", [x, x], [2], subgroup_size=size)


def test_another_size_than_the_shader_requires() -> None:
    x = np.zeros(32, np.float32)
    with pytest.raises(ValueError, match="requires subgroups of 8 invocations, but subgroup_size is 4"):
        av.vulkan.run(shader(8), "k", [x, x], [2], subgroup_size=4)


def test_too_many_subgroups() -> None:
    """The device has a limit for subgroups of a size that is asked for (maxComputeWorkgroupSubgroups)."""
    size = size_of_device()
    rows = 1024 // (2 * size)
    with ir.Context():
        # Through workgroup memory: more subgroups than all devices have in a workgroup.
        lowered = av.lower_to_spirv(ir.Module.parse(text_of(size, rows)), device_target())
        assert "subgroup_size" not in str(lowered)
        binary = av.spirv.serialize(lowered)
    x = np.zeros(32 * rows, np.float32)
    with pytest.raises(
        av.vulkan.NotOfferedError, match=f"but the shader's workgroups have {1024 // size} of"
    ):
        av.vulkan.run(binary, "k", [x, x], [1], subgroup_size=size)


# A device's reported subgroup sizes, and the size that the pipeline must require.
DEVICES = {
    "intel-arc-a770": {8: 8, 16: 16, 32: 32, 64: None},
    "nvidia-rtx-5080": {8: None, 32: 32},
    "amd-rx-6600": {16: None, 32: 32, 64: 64},
    "lavapipe": {4: None, 8: 8},
    "vulkan1.3": {8: None, 32: None},
    "vulkan1.1+GroupNonUniformShuffle": {32: None},
}


@pytest.mark.parametrize("target", DEVICES)
def test_manifests_say_the_size(context: ir.Context, target: str) -> None:
    for width, required in DEVICES[target].items():
        package = av.lower_for_targets(ir.Module.parse(text_of(width)), [target])
        (entry_point,) = package.modules[0].entry_points
        assert entry_point.required_subgroup_size == required
        form = entry_point.to_json()
        assert form["required_subgroup_size"] == required
        assert form["full_subgroups"] is (required is not None)


def test_devices_of_the_subgroup_size_are_admitted(context: ir.Context) -> None:
    """A shader that relies on a subgroup size runs only on devices with that size."""
    targets = ["lavapipe", "nvidia-rtx-5080", "intel-arc-a770", "vulkan1.3"]
    package = av.lower_for_targets(ir.Module.parse(text_of(8)), targets)
    found = {module.targets: module.admitted_by for module in package.modules}
    assert found == {
        ("lavapipe", "intel-arc-a770"): ("lavapipe", "intel-arc-a770"),
        ("nvidia-rtx-5080", "vulkan1.3"): tuple(targets),
    }


LAUNCHED = """
module attributes {{gpu.container_module}} {{
  {kernel}
  func.func @f(%x: memref<32xf32>, %y: memref<32xf32>) {{
    %c1 = arith.constant 1 : index
    %n = arith.constant {threads} : index
    %groups = arith.constant {groups} : index
    gpu.launch_func @kernels::@k blocks in (%groups, %c1, %c1) threads in (%n, %c1, %c1)
        args(%x : memref<32xf32>, %y : memref<32xf32>)
    return
  }}
}}"""


def test_pipelines_of_functions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that a device keeps require the size, too."""
    sizes: list[int] = []
    fields = _subgroups.stage_fields
    monkeypatch.setattr(_commands, "stage_fields", lambda vk, size: sizes.append(size) or fields(vk, size))
    size = size_of_device()
    text = LAUNCHED.format(kernel=text_of(size), threads=2 * size, groups=32 // (2 * size))
    x = np.arange(32, dtype=np.float32)
    with av.vulkan.Device(cache=False) as device:
        y = device.array(np.zeros_like(x))
        av.vulkan.compile(text, device=device)(device.array(x), y)
        np.testing.assert_array_equal(y.numpy(), x.reshape(16, 2)[:, ::-1].reshape(32))
    assert sizes == [size]


STATED = """
gpu.module @kernels {
  gpu.func @k(%x: memref<64xi32>, %y: memref<64xi32>) kernel attributes {spirv.entry_point_abi =
      #spirv.entry_point_abi<workgroup_size = [32, 1, 1], subgroup_size = SIZE>} {
    %i = gpu.global_id x
    %v = memref.load %x[%i] : memref<64xi32>
    %s = gpu.subgroup_reduce add %v : (i32) -> i32
    %n = gpu.subgroup_size : index
    %m = arith.index_cast %n : index to i32
    %r = arith.addi %s, %m : i32
    memref.store %r, %y[%i] : memref<64xi32>
    gpu.return
  }
}"""


@pytest.mark.parametrize("size", [4, 8, 16])
def test_a_stated_size_is_required_if_the_device_has_it(context: ir.Context, size: int) -> None:
    """A size that a kernel states is required if the device has it; otherwise it divides the workgroup."""
    lowered = av.lower_to_spirv(ir.Module.parse(STATED.replace("SIZE", str(size))), "lavapipe")
    assert ("GroupNonUniformIAdd" in str(lowered)) == (size == 8)
    x = np.arange(64, dtype=np.int32)
    result = av.vulkan.run(av.spirv.serialize(lowered), "k", [x, np.zeros_like(x)], [2])
    expected = x.reshape(-1, size).sum(1).repeat(size) + size
    np.testing.assert_array_equal(result.buffers[0, 1], expected)


def test_pipelines_say_the_size(watching_layers: WatchingLayers, monkeypatch: pytest.MonkeyPatch) -> None:
    """The layers see a size that the device doesn't have, although it passed our own check."""
    size = size_of_device()
    fields = _subgroups.stage_fields
    monkeypatch.setattr(_commands, "stage_fields", lambda vk, asked: fields(vk, asked // 2))
    x = np.zeros(32, np.float32)
    # In this process, where the size is another one.
    running = _run._Running(shader(size), "k", {}, (32 // (2 * size), 1, 1), size, False)
    running(([x, x], b"", {}, None), Tell(lambda kind, value: None, Progress()))
    assert "VUID-VkPipelineShaderStageRequiredSubgroupSizeCreateInfo" in watching_layers.messages()
