# Part of mlir-availability, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Vulkan devices: which there are, and which target each of them is.

This needs the PyPI package `vulkan` (``pip install 'mlir-availability[vulkan]'``), a Vulkan loader and a
driver (Debian: ``libvulkan1`` and, for a device without a GPU, ``mesa-vulkan-drivers``). Nothing is loaded
before a function asks for it.
"""

from mlir.availability.vulkan._devices import Device, devices
from mlir.availability.vulkan._loader import VulkanError
from mlir.availability.vulkan._target import device_target

__all__ = ["Device", "VulkanError", "device_target", "devices"]
