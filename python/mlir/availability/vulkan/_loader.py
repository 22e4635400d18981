# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reaches the Vulkan loader through the PyPI package `vulkan`, and says what is missing."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from mlir.availability.report._errors import Error

_PORTABILITY = "VK_KHR_portability_enumeration"
_DEBUG_UTILS = "VK_EXT_debug_utils"
_ENUMERATE_PORTABILITY = 1  # VK_INSTANCE_CREATE_ENUMERATE_PORTABILITY_BIT_KHR

_NO_DRIVER = (
    "there is no Vulkan device: install a driver (Debian: apt-get install mesa-vulkan-drivers, which has "
    "lavapipe, a device that needs no GPU)"
)


class VulkanError(Error, RuntimeError):
    """Something that Vulkan needs is missing, or a driver reports an error. The text says what to do."""


class NotOfferedError(VulkanError):
    """No device offers what a shader states and needs. The text says for each what is in the way."""


def load() -> Any:
    """Returns the package `vulkan`, which is the loader's API.

    Raises:
        VulkanError: the package or the loader is missing.
    """
    try:
        return importlib.import_module("vulkan")
    except ImportError as error:
        raise VulkanError(
            f"the Python package 'vulkan' can't be imported ({error}): pip install "
            "'mlir-availability[vulkan]'"
        ) from error
    except OSError as error:
        raise VulkanError(
            "the Vulkan loader, libvulkan.so.1, can't be loaded: install it (Debian: "
            "apt-get install libvulkan1)"
        ) from error


def make_instance(*, with_names: bool = False) -> tuple[Any, Any]:
    """Returns the package `vulkan` and a Vulkan instance, for the caller to destroy.

    Args:
        with_names: whether objects get names, if VK_EXT_debug_utils is available.

    Raises:
        VulkanError: see `load`; or there is no driver.
    """
    vk = load()
    # A driver of Vulkan 1.0 accepts any version. Leaving it out sets no upper limit for devices.
    application = vk.VkApplicationInfo(
        pApplicationName="mlir-availability", apiVersion=vk.VK_MAKE_VERSION(1, 4, 0)
    )
    names = {known.extensionName for known in vk.vkEnumerateInstanceExtensionProperties(None)}
    wanted = [_PORTABILITY, _DEBUG_UTILS] if with_names else [_PORTABILITY]
    try:
        created = vk.vkCreateInstance(
            vk.VkInstanceCreateInfo(
                flags=_ENUMERATE_PORTABILITY if _PORTABILITY in names else 0,
                pApplicationInfo=application,
                ppEnabledExtensionNames=[name for name in wanted if name in names],
            ),
            None,
        )
    except vk.VkErrorIncompatibleDriver as error:
        raise VulkanError(_NO_DRIVER) from error
    except vk.VkError as error:
        raise VulkanError(f"the Vulkan loader can't make an instance: {name_of(error)}") from error
    return vk, created


@contextmanager
def instance() -> Iterator[tuple[Any, Any]]:
    """Yields the package `vulkan` and a Vulkan instance, which lives as long as the block.

    Raises:
        VulkanError: see `make_instance`.
    """
    vk, created = make_instance()
    try:
        yield vk, created
    finally:
        vk.vkDestroyInstance(created, None)


def physical_devices(vk: Any, created: Any) -> list[Any]:
    """Returns the handles of all devices.

    Raises:
        VulkanError: there is no device.
    """
    try:
        found = list(vk.vkEnumeratePhysicalDevices(created))
    except vk.VkError as error:
        raise VulkanError(f"the Vulkan loader can't list the devices: {name_of(error)}") from error
    if not found:
        raise VulkanError(_NO_DRIVER)
    return found


def has_structure(vk: Any, name: str) -> bool:
    """Returns whether the package has a structure of Vulkan's.

    It has functions that make the structures of provisional extensions, but not their types.
    """
    if not hasattr(vk, name):
        return False
    try:
        vk.ffi.typeof(name)
    except vk.ffi.error:
        return False
    return True


def name_of(error: Exception) -> str:
    """Returns Vulkan's name of an error: VK_ERROR_DEVICE_LOST for VkErrorDeviceLost."""
    name = type(error).__name__
    return "".join(f"_{c}" if c.isupper() else c for c in name).lstrip("_").upper()
