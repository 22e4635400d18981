# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Stands in for the package `vulkan`, which is the loader's API: records calls, and asks no driver.

Structures, constants and errors are the package's own. Functions are recorded with what their structures
hold, and answered as a device with one queue and three types of memory would answer.
"""

# Answers are called as Vulkan's functions are.
# ruff: noqa: N802

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

QUEUE_FAMILY = 1
"""The first family of queues that has compute shaders."""

MEMORY_TYPE = 2
"""The only type of memory that a host sees without flushes."""

TIMESTAMP_BITS = 36
TIMESTAMPS = ((1 << TIMESTAMP_BITS) - 100, 400)
"""The results of two queries: the clock wrapped around in between, after 500 ticks in total."""

NANOSECONDS_PER_TICK = 2.0

LARGEST_BUFFER = 1 << 14
"""How many bytes a shader can be passed in a buffer."""

LARGEST_IMAGE = 16
"""How many texels an image has along each dimension, and layers."""

IMAGE_SIZE, IMAGE_MEMORY_TYPE = 4000, 1
"""The memory of each image, whatever its size, and the only type of memory for images."""

SLACK = 60
"""How many bytes of memory a buffer takes beyond its own."""


@dataclass(frozen=True)
class Struct:
    """A structure that a call was given, with the members that were set."""

    name: str
    members: dict[str, Any]

    def __getitem__(self, member: str) -> Any:
        return self.members[member]


@dataclass(frozen=True)
class Call:
    """A call of a Vulkan function.

    Attributes:
        name: the function's name.
        arguments: handles as numbers, structures as `Struct`, bytes behind pointers as bytes.
        answer: its result.
    """

    name: str
    arguments: tuple[Any, ...]
    answer: Any = field(compare=False)


class Recorder:
    """Records how a module uses the package `vulkan`. The result is in `calls`.

    Attributes:
        calls: the calls in their order.
        live: the handles that were created and not destroyed, with the function that created them.
        memory: the mapped memory, by its handle.
        failing: the names of functions that fail like a lost device.
    """

    def __init__(self, package: Any) -> None:
        self.calls: list[Call] = []
        self.live: dict[int, str] = {}
        self.memory: dict[int, bytearray] = {}
        self.failing: set[str] = set()
        self._package = package
        self._made: dict[int, tuple[Any, Struct]] = {}
        self._next = 1000

    def named(self, name: str) -> list[Call]:
        """Returns the calls of a function."""
        return [call for call in self.calls if call.name == name]

    def only(self, name: str) -> Call:
        """Returns the one call of a function."""
        (call,) = self.named(name)
        return call

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._package, name)
        if re.match("Vk[A-Z]", name) and not isinstance(value, type):
            return lambda **members: self._struct(name, value, members)
        if re.match("vk[A-Z]", name):
            return lambda *arguments: self._call(name, arguments)
        return value

    def _struct(self, name: str, make: Callable[..., Any], members: dict[str, Any]) -> Any:
        made = make(**members)
        plain = {key: self._plain(value) for key, value in members.items()}
        if "pData" in members:
            plain["pData"] = bytes(self.ffi.buffer(members["pData"], members["dataSize"]))
        # It is kept, so that no other object gets its id.
        self._made[id(made)] = (made, Struct(name, plain))
        return made

    def _plain(self, value: Any) -> Any:
        """Returns the current contents of a value."""
        if id(value) in self._made:
            return self._made[id(value)][1]
        if isinstance(value, (list, tuple)):
            return [self._plain(each) for each in value]
        if isinstance(value, self.ffi.CData):
            return self._number(value)
        return value

    def _number(self, handle: Any) -> int:
        return int(self.ffi.cast("uintptr_t", handle))

    def _call(self, name: str, arguments: tuple[Any, ...]) -> Any:
        plain = tuple(map(self._plain, arguments))
        if name in self.failing:
            self.calls.append(Call(name, plain, None))
            raise self.VkErrorDeviceLost
        if name == "vkCmdPushConstants":
            plain = (*plain[:-1], bytes(self.ffi.buffer(arguments[-1], arguments[-2])))
        answer = self._answer(name, arguments)
        self.calls.append(Call(name, plain, self._plain(answer)))
        return answer

    def _answer(self, name: str, arguments: tuple[Any, ...]) -> Any:
        if own := getattr(self, f"_{name}", None):
            return own(*arguments)
        if found := re.fullmatch("vk(?:Create|Allocate)(Memory|[A-Z][a-z]+[A-Za-z]*)", name):
            kind = {"Memory": "DeviceMemory"}.get(found[1], found[1])
            return self._handle(f"Vk{kind}", name)
        if re.fullmatch("vk(Destroy|Free)[A-Z].*", name):
            # Without a device, the object is the first argument.
            handle = arguments[0] if len(arguments) == 2 else arguments[1]
            del self.live[self._number(handle)]
        return None

    def _handle(self, kind: str, maker: str = "") -> Any:
        self._next += 1
        if maker:
            self.live[self._next] = maker
        return self.ffi.cast(kind, self._next)

    # Functions with their own answers, by name.

    def _vkEnumerateInstanceExtensionProperties(self, layer: None) -> list[Any]:
        return []

    def _vkEnumeratePhysicalDevices(self, instance: Any) -> list[Any]:
        return [self.ffi.cast("VkPhysicalDevice", 7)]

    def _vkGetPhysicalDeviceQueueFamilyProperties(self, device: Any) -> Any:
        families = self.ffi.new("VkQueueFamilyProperties[3]")
        families[0].queueFlags = self.VK_QUEUE_TRANSFER_BIT
        for family in families[1:3]:
            family.queueFlags = self.VK_QUEUE_COMPUTE_BIT | self.VK_QUEUE_TRANSFER_BIT
            family.timestampValidBits = TIMESTAMP_BITS
        return families

    def _vkGetPhysicalDeviceMemoryProperties(self, device: Any) -> Any:
        visible, coherent = (
            self.VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT,
            self.VK_MEMORY_PROPERTY_HOST_COHERENT_BIT,
        )
        flags = [visible | coherent, visible, visible | coherent]
        found = self.ffi.new("VkPhysicalDeviceMemoryProperties*")
        found.memoryTypeCount = len(flags)
        for index, each in enumerate(flags):
            found.memoryTypes[index].propertyFlags = each
        return found

    def _vkGetPhysicalDeviceProperties(self, device: Any) -> Any:
        found = self.ffi.new("VkPhysicalDeviceProperties*")
        found.limits.timestampPeriod = NANOSECONDS_PER_TICK
        found.limits.maxPushConstantsSize = 128
        found.limits.maxBoundDescriptorSets = 4
        found.limits.maxStorageBufferRange = found.limits.maxUniformBufferRange = LARGEST_BUFFER
        for kind in ("StorageBuffers", "UniformBuffers", "StorageImages", "SampledImages", "Samplers"):
            setattr(found.limits, f"maxPerStageDescriptor{kind}", 4)
        return found

    def _vkGetBufferMemoryRequirements(self, device: Any, buffer: Any) -> Any:
        needs = self.ffi.new("VkMemoryRequirements*")
        made = next(call for call in self.named("vkCreateBuffer") if call.answer == self._number(buffer))
        needs.size = made.arguments[1]["size"] + SLACK
        needs.memoryTypeBits = 0b110  # Buffers can't be in the first type.
        return needs

    def _vkGetPhysicalDeviceImageFormatProperties(self, device: Any, *arguments: int) -> Any:
        found = self.ffi.new("VkImageFormatProperties*")
        found.maxExtent.width = found.maxExtent.height = found.maxExtent.depth = LARGEST_IMAGE
        found.maxArrayLayers = LARGEST_IMAGE
        return found

    def _vkGetImageMemoryRequirements(self, device: Any, image: Any) -> Any:
        needs = self.ffi.new("VkMemoryRequirements*")
        needs.size = IMAGE_SIZE
        needs.memoryTypeBits = 1 << IMAGE_MEMORY_TYPE
        return needs

    def _vkMapMemory(self, device: Any, memory: Any, offset: int, size: int, flags: int) -> memoryview:
        # Memory holds anything at first.
        mapped = self.memory[self._number(memory)] = bytearray(b"\xee" * size)
        return memoryview(mapped)

    def _vkCreateComputePipelines(self, *arguments: Any) -> list[Any]:
        return [self._handle("VkPipeline", "vkCreateComputePipelines") for _ in arguments[3]]

    def _vkAllocateDescriptorSets(self, device: Any, info: Any) -> list[Any]:
        # They are freed with their pool.
        return [self._handle("VkDescriptorSet") for _ in range(info.descriptorSetCount)]

    def _vkAllocateCommandBuffers(self, device: Any, info: Any) -> list[Any]:
        return [self._handle("VkCommandBuffer") for _ in range(info.commandBufferCount)]

    def _vkFreeCommandBuffers(self, *arguments: Any) -> None:
        # They aren't counted: their pool frees them, too.
        pass

    def _vkGetDeviceQueue(self, device: Any, family: int, index: int) -> Any:
        return self._handle("VkQueue")

    def _vkGetQueryPoolResults(self, *arguments: Any) -> None:
        target = self.ffi.cast("uint64_t*", arguments[5])
        target[0], target[1] = TIMESTAMPS
