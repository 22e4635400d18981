# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Groups of Vulkan objects that are destroyed together."""

from __future__ import annotations

from typing import Any


class Owner:
    """Creates objects on a device, and destroys them in reverse order."""

    def __init__(self, vk: Any, device: Any) -> None:
        """Creates an empty owner. `vk` is the package `vulkan`, `device` the VkDevice."""
        self._vk, self._device = vk, device
        self._made: list[tuple[str, Any]] = []

    def create(self, kind: str, info: Any) -> Any:
        """Creates an object, such as a "Buffer", from its structure."""
        made = getattr(self._vk, f"vkCreate{kind}")(self._device, info, None)
        self._made.append((f"vkDestroy{kind}", made))
        return made

    def allocate(self, info: Any) -> Any:
        """Allocates memory."""
        memory = self._vk.vkAllocateMemory(self._device, info, None)
        self._made.append(("vkFreeMemory", memory))
        return memory

    def take_pipeline(self, pipeline: Any) -> Any:
        """Takes ownership of a pipeline."""
        self._made.append(("vkDestroyPipeline", pipeline))
        return pipeline

    def close(self) -> None:
        """Destroys all objects."""
        while self._made:
            destroy, made = self._made.pop()
            getattr(self._vk, destroy)(self._device, made, None)
