# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Vulkan devices: which there are, which target each of them is, and running shaders on them.

This needs the PyPI package `vulkan` (``pip install 'mlir-availability[vulkan]'``), a Vulkan loader and a
driver (Debian: ``libvulkan1`` and, for a device without a GPU, ``mesa-vulkan-drivers``). Nothing is loaded
before a function asks for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mlir.availability.native._hand_on import hand_on

if TYPE_CHECKING:
    from mlir.availability.package._bindings import Sampler
    from mlir.availability.vulkan._array import DeviceArray
    from mlir.availability.vulkan._device import Device
    from mlir.availability.vulkan._devices import DeviceInfo, devices
    from mlir.availability.vulkan._function import Function, Pending
    from mlir.availability.vulkan._load import compile, load
    from mlir.availability.vulkan._loader import NotOfferedError, VulkanError
    from mlir.availability.vulkan._run import RunResult, run
    from mlir.availability.vulkan._run_function import run_function
    from mlir.availability.vulkan._shader import package_shader
    from mlir.availability.vulkan._target import device_target

__all__ = [
    "Device",
    "DeviceArray",
    "DeviceInfo",
    "Function",
    "NotOfferedError",
    "Pending",
    "RunResult",
    "Sampler",
    "VulkanError",
    "compile",
    "device_target",
    "devices",
    "load",
    "package_shader",
    "run",
    "run_function",
]

# Reading a file with a target needs other modules of this package, but none of these.
__getattr__, __dir__ = hand_on(
    __name__,
    {
        "_array": ("DeviceArray",),
        "_descriptors": ("Sampler",),
        "_device": ("Device",),
        "_devices": (
            "DeviceInfo",
            "devices",
        ),
        "_function": (
            "Function",
            "Pending",
        ),
        "_load": (
            "compile",
            "load",
        ),
        "_loader": (
            "NotOfferedError",
            "VulkanError",
        ),
        "_run": (
            "RunResult",
            "run",
        ),
        "_run_function": ("run_function",),
        "_shader": ("package_shader",),
        "_target": ("device_target",),
    },
)
