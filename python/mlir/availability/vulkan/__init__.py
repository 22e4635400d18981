# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Vulkan devices: which there are, which target each of them is, and running shaders on them.

This needs the PyPI package `vulkan` (``pip install 'mlir-availability[vulkan]'``), a Vulkan loader and a
driver (Debian: ``libvulkan1`` and, for a device without a GPU, ``mesa-vulkan-drivers``). Nothing is loaded
before a function asks for it.
"""

from mlir.availability.vulkan._devices import Device, devices
from mlir.availability.vulkan._loader import NotOfferedError, VulkanError
from mlir.availability.vulkan._run import RunResult, run
from mlir.availability.vulkan._target import device_target

__all__ = ["Device", "NotOfferedError", "RunResult", "VulkanError", "device_target", "devices", "run"]
