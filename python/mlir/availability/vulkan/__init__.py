# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Vulkan devices: which there are, which target each of them is, and running shaders on them.

This needs the PyPI package `vulkan` (``pip install 'mlir-availability[vulkan]'``), a Vulkan loader and a
driver (Debian: ``libvulkan1`` and, for a device without a GPU, ``mesa-vulkan-drivers``). Nothing is loaded
before a function asks for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mlir.availability._bindings import Sampler
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
_HOMES = {
    "Device": "_device",
    "DeviceArray": "_array",
    "DeviceInfo": "_devices",
    "Function": "_function",
    "NotOfferedError": "_loader",
    "Pending": "_function",
    "RunResult": "_run",
    "Sampler": "_descriptors",
    "VulkanError": "_loader",
    "compile": "_load",
    "device_target": "_target",
    "devices": "_devices",
    "load": "_load",
    "package_shader": "_shader",
    "run": "_run",
    "run_function": "_run_function",
}


def __getattr__(name: str) -> object:
    """Imports an exported name on first access; Python calls this once for each name."""
    import importlib

    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(importlib.import_module(f"{__name__}.{_HOMES[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return list(__all__)
