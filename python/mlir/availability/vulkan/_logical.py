# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A Vulkan device that stays open: instance, device and queue."""

from __future__ import annotations

import threading
from typing import Any

from mlir.availability.vulkan import _enable, _loader
from mlir.availability.vulkan._device_limits import DeviceLimits
from mlir.availability.vulkan._devices import DeviceInfo
from mlir.availability.vulkan._loader import VulkanError

_NAMES = "vkSetDebugUtilsObjectNameEXT"


class LogicalDevice:
    """A VkDevice with everything enabled that shaders may need, and its only queue.

    It is destroyed once it is closed and all objects on it are destroyed: see `keep`.

    Attributes:
        info: the driver's description of it.
        vk: the package `vulkan`.
        handle: the VkPhysicalDevice.
        device: the VkDevice.
        queue: the VkQueue.
        family: the family of the queue.
        limits: the limits of the device.
        timestamp_bits: the number of bits of the queue's timestamps; 0 if it has none.
    """

    def __init__(self, info: DeviceInfo) -> None:
        self.info = info
        self._lock = threading.RLock()
        self._users = 1
        self.vk, self._instance = _loader.make_instance(with_names=True)
        vk = self.vk
        try:
            self.handle = _loader.physical_devices(vk, self._instance)[info.index]
            self.family, self.timestamp_bits = _enable.compute_family(vk, self.handle, info)
            wanted = _enable.everything(vk, self.handle, info)
            self.device = _enable.create_device(vk, self.handle, info, self.family, wanted)
        except (vk.VkError, VulkanError) as error:
            vk.vkDestroyInstance(self._instance, None)
            if isinstance(error, VulkanError):
                raise
            raise self.failure(error) from error
        self.queue = vk.vkGetDeviceQueue(self.device, self.family, 0)
        self._set_name = self._find_set_name()
        self.limits = limits = DeviceLimits(vk, self.handle, info.name)
        self.nanoseconds_per_tick = float(limits.timestampPeriod)
        self.alignment = max(
            4, int(limits.minStorageBufferOffsetAlignment), int(limits.minUniformBufferOffsetAlignment)
        )

    def _find_set_name(self) -> Any:
        """Returns the function that names objects for debuggers and layers, None if there is none."""
        try:
            return self.vk.vkGetInstanceProcAddr(self._instance, _NAMES)
        except (self.vk.ProcedureNotFoundError, self.vk.ExtensionNotSupportedError):
            return None

    def name(self, kind: str, made: Any, name: str) -> None:
        """Gives an object a name that debuggers and layers show. `kind` is that of VK_OBJECT_TYPE_kind."""
        if self._set_name is None:
            return
        vk = self.vk
        info = vk.VkDebugUtilsObjectNameInfoEXT(
            objectType=getattr(vk, f"VK_OBJECT_TYPE_{kind}"),
            objectHandle=int(vk.ffi.cast("uintptr_t", made)),
            pObjectName=name,
        )
        self._set_name(self.device, info)

    def failure(self, error: Exception) -> VulkanError:
        """Returns what to raise for an error that the driver reports."""
        return VulkanError(f"{self.info.name}: {_loader.name_of(error)}")

    def keep(self) -> None:
        """Counts an object that was created on the device."""
        with self._lock:
            self._users += 1

    def let_go(self) -> None:
        """Counts an object that was destroyed. The last one destroys the device."""
        with self._lock:
            self._users -= 1
            is_last = self._users == 0
        if is_last:
            self.vk.vkDestroyDevice(self.device, None)
            self.vk.vkDestroyInstance(self._instance, None)
