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
    from mlir.availability.vulkan._devices import Device, devices
    from mlir.availability.vulkan._loader import NotOfferedError, VulkanError
    from mlir.availability.vulkan._run import RunResult, run
    from mlir.availability.vulkan._run_function import run_function
    from mlir.availability.vulkan._target import device_target

__all__ = [
    "Device",
    "NotOfferedError",
    "RunResult",
    "VulkanError",
    "device_target",
    "devices",
    "run",
    "run_function",
]

# Reading a target's file takes modules of this package, and none of these.
_HOMES = {
    "Device": "_devices",
    "NotOfferedError": "_loader",
    "RunResult": "_run",
    "VulkanError": "_loader",
    "device_target": "_target",
    "devices": "_devices",
    "run": "_run",
    "run_function": "_run_function",
}


def __getattr__(name: str) -> object:
    """Imports what is asked for; Python calls this once for each name."""
    import importlib

    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(importlib.import_module(f"{__name__}.{_HOMES[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return list(__all__)
