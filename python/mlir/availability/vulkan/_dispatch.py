# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a compute shader once. The callers have checked the arguments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from mlir.availability.vulkan._buffers import Binding, Passed
from mlir.availability.vulkan._device import Device
from mlir.availability.vulkan._devices import DeviceInfo
from mlir.availability.vulkan._pipelines import Shader
from mlir.availability.vulkan._recording import Bound, Launch

if TYPE_CHECKING:
    from mlir.availability.vulkan._buffers import Array


def dispatch(
    info: DeviceInfo,
    shader: Shader,
    passed: Mapping[Binding, Passed],
    workgroups: tuple[int, int, int],
    push_constants: bytes = b"",
    *,
    timing: bool = False,
) -> tuple[dict[Binding, Array], float | None]:
    """Runs a shader on a device that is open for it alone.

    Args:
        info: the device.
        shader: the shader.
        passed: the initial contents of its buffers and images.
        workgroups: the number of workgroups.
        push_constants: the bytes of its push constants.
        timing: whether to measure the dispatch.

    Returns:
        The final contents of buffers and images, and the time in seconds if it was requested and the device
        can say.

    Raises:
        NotOfferedError: something exceeds the device's limits.
        VulkanError: the driver fails.
    """
    with Device(info, cache=False) as device:
        pipeline = device.pipelines.get(shader)
        arrays = {place: device.array(each.array) for place, each in passed.items()}
        leases = {place: array._lease for place, array in arrays.items()}
        bound = tuple(
            Bound(place, leases[place].block, 0, each.size, each.kind, each.texels)
            for place, each in passed.items()
        )
        written = frozenset(place for place, each in passed.items() if each.is_written)
        launch = Launch(pipeline, workgroups, bound, push_constants, frozenset(passed), written)
        submission = device._submit([launch], [*leases.values()], timing)
        submission.wait()
        return {place: array.numpy() for place, array in arrays.items()}, submission.seconds
