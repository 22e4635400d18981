# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Buffers that both device and host can access, pooled for reuse."""

from __future__ import annotations

import itertools
from collections import defaultdict
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from mlir.availability.vulkan import _loader
from mlir.availability.vulkan._loader import VulkanError

if TYPE_CHECKING:
    from mlir.availability.vulkan._logical import LogicalDevice

_WORD = 4  # Bytes.
_LEAST = 256
_LARGE = 1 << 20

_numbers = itertools.count()


def rounded(size: int) -> int:
    """Returns the size of a buffer for `size` bytes: whole words, and at least one."""
    return max(-(-size // _WORD) * _WORD, _WORD)


def _capacity(size: int) -> int:
    """Returns the size of the pooled buffers for `size` bytes. There are few different sizes."""
    if size > _LARGE:
        return -(-size // _LARGE) * _LARGE
    return max(_LEAST, 1 << (size - 1).bit_length())


class Block:
    """A VkBuffer with its own memory, which stays mapped.

    Attributes:
        number: a unique number, which is never reused.
        buffer: the VkBuffer.
        bytes: its mapped memory.
        read_in: the last period (see `Recorder` in _recording) in which the device read it; -1 for none.
        written_in: the same for writing.
    """

    __slots__ = ("buffer", "bytes", "capacity", "memory", "number", "read_in", "written_in")

    def __init__(self, buffer: Any, memory: Any, mapped: Any, capacity: int) -> None:
        self.number = next(_numbers)
        self.buffer, self.memory, self.bytes, self.capacity = buffer, memory, mapped, capacity
        self.read_in = self.written_in = -1


class Lease:
    """The right to use a block. The block returns to its pool when its lease is released."""

    __slots__ = ("__weakref__", "_pool", "block", "size")

    def __init__(self, pool: Pool, block: Block, size: int) -> None:
        self._pool, self.block, self.size = pool, block, size

    def __del__(self) -> None:
        # At exit, modules may no longer exist. The driver is about to end, too.
        with suppress(Exception):
            self._pool.give_back(self.block)


class Pool:
    """The blocks of a device.

    A lease may end on any thread, whenever Python collects garbage, so `give_back` takes no lock.
    """

    def __init__(self, logical: LogicalDevice) -> None:
        self._logical = logical
        self._free: defaultdict[int, list[Block]] = defaultdict(list)
        self._is_closed = False
        properties = logical.vk.vkGetPhysicalDeviceMemoryProperties(logical.handle)
        flags = [kind.propertyFlags for kind in properties.memoryTypes[0 : properties.memoryTypeCount]]
        self._types = _preferred(logical.vk, flags)
        self.count = 0
        """The number of blocks."""

    def take(self, size: int) -> Lease:
        """Returns a lease of a block of at least `size` bytes, with undefined contents.

        Raises:
            VulkanError: there is no memory left, or the device is closed.
        """
        size = rounded(size)
        capacity = _capacity(size)
        try:
            block = self._free[capacity].pop()
        except IndexError:
            block = self._make(capacity)
        return Lease(self, block, size)

    def give_back(self, block: Block) -> None:
        """Takes back an unused block."""
        if self._is_closed:
            self._destroy(block)
        else:
            self._free[block.capacity].append(block)

    def trim(self) -> None:
        """Destroys unused blocks. No recording may refer to them."""
        for blocks in self._free.values():
            while blocks:
                self._destroy(blocks.pop())

    def close(self) -> None:
        """Destroys unused blocks, and from now on each block that is returned."""
        self._is_closed = True
        self.trim()

    def _make(self, capacity: int) -> Block:
        vk, device = self._logical.vk, self._logical.device
        if self._is_closed:
            raise VulkanError("the device is closed")
        usage = (
            vk.VK_BUFFER_USAGE_STORAGE_BUFFER_BIT
            | vk.VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT
            | vk.VK_BUFFER_USAGE_TRANSFER_SRC_BIT
            | vk.VK_BUFFER_USAGE_TRANSFER_DST_BIT
        )
        info = vk.VkBufferCreateInfo(size=capacity, usage=usage, sharingMode=vk.VK_SHARING_MODE_EXCLUSIVE)
        try:
            buffer = vk.vkCreateBuffer(device, info, None)
        except vk.VkError as error:
            raise self._no_memory(capacity, _loader.name_of(error)) from error
        try:
            memory = self._allocate(vk.vkGetBufferMemoryRequirements(device, buffer), capacity)
        except VulkanError:
            vk.vkDestroyBuffer(device, buffer, None)
            raise
        try:
            vk.vkBindBufferMemory(device, buffer, memory, 0)
            mapped = vk.vkMapMemory(device, memory, 0, capacity, 0)
        except vk.VkError as error:
            vk.vkDestroyBuffer(device, buffer, None)
            vk.vkFreeMemory(device, memory, None)
            raise self._logical.failure(error) from error
        self.count += 1
        self._logical.keep()
        return Block(buffer, memory, mapped, capacity)

    def _allocate(self, needs: Any, capacity: int) -> Any:
        vk = self._logical.vk
        failure: Exception | None = None
        for index in self._types:
            if not needs.memoryTypeBits >> index & 1:
                continue
            info = vk.VkMemoryAllocateInfo(allocationSize=needs.size, memoryTypeIndex=index)
            try:
                return vk.vkAllocateMemory(self._logical.device, info, None)
            except vk.VkError as error:
                failure = error
        name = "no type of memory" if failure is None else _loader.name_of(failure)
        raise self._no_memory(capacity, name) from failure

    def _no_memory(self, capacity: int, why: str) -> VulkanError:
        return VulkanError(
            f"{self._logical.info.name} has no memory for {capacity} bytes beside {self.count} other "
            f"buffers ({why}); delete arrays that aren't needed"
        )

    def _destroy(self, block: Block) -> None:
        vk, device = self._logical.vk, self._logical.device
        vk.vkDestroyBuffer(device, block.buffer, None)
        vk.vkFreeMemory(device, block.memory, None)
        self.count -= 1
        self._logical.let_go()


def _preferred(vk: Any, flags: list[int]) -> list[int]:
    """Returns the host-coherent memory types, device-local ones first.

    Every device has such a type for buffers: Vulkan, section "Device Memory".
    """
    seen = vk.VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | vk.VK_MEMORY_PROPERTY_HOST_COHERENT_BIT
    own = vk.VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT
    found = [index for index, each in enumerate(flags) if each & seen == seen]
    return sorted(found, key=lambda index: not flags[index] & own)
