# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Objects of Vulkan's that go together."""

from __future__ import annotations

from typing import Any


class Owner:
    """Makes objects on a device, and destroys them: what was made last goes first."""

    def __init__(self, vk: Any, device: Any) -> None:
        """Makes an owner of nothing. `vk` is the package `vulkan`, `device` the VkDevice."""
        self._vk, self._device = vk, device
        self._made: list[tuple[str, Any]] = []

    def create(self, kind: str, info: Any) -> Any:
        """Makes an object, "Buffer" say, from its structure."""
        made = getattr(self._vk, f"vkCreate{kind}")(self._device, info, None)
        self._made.append((f"vkDestroy{kind}", made))
        return made

    def allocate(self, info: Any) -> Any:
        """Allocates memory."""
        memory = self._vk.vkAllocateMemory(self._device, info, None)
        self._made.append(("vkFreeMemory", memory))
        return memory

    def take_pipeline(self, pipeline: Any) -> Any:
        """Takes a pipeline, to be destroyed with the rest."""
        self._made.append(("vkDestroyPipeline", pipeline))
        return pipeline

    def close(self) -> None:
        """Destroys what was made."""
        while self._made:
            destroy, made = self._made.pop()
            getattr(self._vk, destroy)(self._device, made, None)
