# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks a shader and its arguments against a device's limits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from mlir.availability.vulkan._descriptors import Slot
from mlir.availability.vulkan._image_copies import format_number, usage_of
from mlir.availability.vulkan._images import Texels
from mlir.availability.vulkan._loader import NotOfferedError

# The limits on the number of descriptors of a shader, by kind. Combined image samplers count as both.
_COUNTS = {
    "storage_buffer": ("maxPerStageDescriptorStorageBuffers",),
    "uniform_buffer": ("maxPerStageDescriptorUniformBuffers",),
    "storage_image": ("maxPerStageDescriptorStorageImages",),
    "sampled_image": ("maxPerStageDescriptorSampledImages",),
    "sampler": ("maxPerStageDescriptorSamplers",),
    "combined_image_sampler": ("maxPerStageDescriptorSampledImages", "maxPerStageDescriptorSamplers"),
}
_RANGES = {"storage_buffer": "maxStorageBufferRange", "uniform_buffer": "maxUniformBufferRange"}


class _Passed(Protocol):
    """The argument for a buffer or an image."""

    @property
    def kind(self) -> str: ...
    @property
    def size(self) -> int: ...
    @property
    def texels(self) -> Texels | None: ...


class DeviceLimits:
    """The limits of a device."""

    def __init__(self, vk: Any, handle: Any, name: str) -> None:
        """Queries the limits of a VkPhysicalDevice called `name`. `vk` is the package `vulkan`."""
        self._vk, self._handle, self._name = vk, handle, name
        # A member of a structure doesn't keep the structure alive.
        self._properties = vk.vkGetPhysicalDeviceProperties(handle)

    def __getattr__(self, name: str) -> Any:
        """Returns a limit."""
        return getattr(self._properties.limits, name)

    def check_shader(self, slots: Sequence[Slot], num_constant_bytes: int) -> None:
        """Raises NotOfferedError if the device doesn't allow as many descriptors or push constants."""
        counts: Counter[str] = Counter(maxPushConstantsSize=num_constant_bytes)
        counts["maxBoundDescriptorSets"] = max((slot.set + 1 for slot in slots), default=0)
        for slot in slots:
            for limit in _COUNTS[slot.kind]:
                counts[limit] += slot.length
        for limit, count in counts.items():
            self._check(limit, count)

    def check_passed(self, slots: Sequence[Slot], passed: Mapping[tuple[int, ...], _Passed]) -> None:
        """Raises NotOfferedError for a buffer or an image beyond the device's limits.

        Args:
            slots: the descriptors of the shader.
            passed: the arguments, by set and binding, and for an array the index of the element.
        """
        for place, each in passed.items():
            if each.texels is None:
                self._check(_RANGES[each.kind], each.size)
                continue
            self._check_image(each.kind, each.texels)
            # It isn't known with which sampler a shader reads an image.
            alone = each.kind == "sampled_image"
            samplers = [
                slot.sampler
                for slot in slots
                if (slot.kind == "sampler" if alone else (slot.set, slot.binding) == place[:2])
            ]
            if any(sampler is not None and sampler.filter == "linear" for sampler in samplers):
                self._check_filter(each.texels)

    def _check(self, limit: str, value: int) -> None:
        offered = getattr(self, limit)
        if value > offered:
            raise NotOfferedError(f"{self._name} has {limit} = {offered}, and the shader takes {value}")

    def _check_filter(self, texels: Texels) -> None:
        linear = self._vk.VK_FORMAT_FEATURE_SAMPLED_IMAGE_FILTER_LINEAR_BIT
        found = self._vk.vkGetPhysicalDeviceFormatProperties(self._handle, format_number(self._vk, texels))
        if not found.optimalTilingFeatures & linear:
            raise NotOfferedError(f"{self._name} doesn't filter images of {texels.format} linearly")

    def _check_image(self, kind: str, texels: Texels) -> None:
        vk, name = self._vk, self._name
        what = f"images of {texels.format} as {kind.replace('_', ' ')}s"
        try:
            found = vk.vkGetPhysicalDeviceImageFormatProperties(
                self._handle, format_number(vk, texels), texels.rank - 1, 0, usage_of(vk, kind), 0
            )
        except vk.VkErrorFormatNotSupported as error:
            raise NotOfferedError(f"{name} has no {what} of {texels.rank} dimensions") from error
        most = found.maxExtent.width, found.maxExtent.height, found.maxExtent.depth
        if any(size > limit for size, limit in zip(texels.extent, most, strict=True)):
            given, text = "x".join(map(str, texels.extent)), "x".join(map(str, most))
            raise NotOfferedError(f"{name} has {what} of at most {text} texels, not of {given}")
        if (texels.layers or 1) > found.maxArrayLayers:
            raise NotOfferedError(
                f"{name} has {what} of {found.maxArrayLayers} layers, not of {texels.layers}"
            )
