# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compute pipelines that are kept, and the file in which a driver keeps what it has compiled."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any, NamedTuple

from mlir.availability.vulkan._logical import LogicalDevice
from mlir.availability.vulkan._pipeline_cache import CacheFile
from mlir.availability.vulkan._subgroups import stage_fields

_STORAGE = 7  # VK_DESCRIPTOR_TYPE_STORAGE_BUFFER

_numbers = itertools.count()

Place = tuple[int, int]
"""A descriptor set and a binding in it."""


class Pipeline(NamedTuple):
    """A shader that is ready to run.

    Attributes:
        number: one that no other pipeline has had.
        handle: the VkPipeline.
        layout: the VkPipelineLayout.
        set_layouts: the VkDescriptorSetLayouts from set 0 on.
        places: its storage buffers.
    """

    number: int
    handle: Any
    layout: Any
    set_layouts: tuple[Any, ...]
    places: tuple[Place, ...]


class Pipelines:
    """The pipelines of a device. They live until it is closed."""

    def __init__(self, logical: LogicalDevice, file: CacheFile | None) -> None:
        self._logical = logical
        self._file = file
        self._known: dict[tuple[bytes, str], Pipeline] = {}
        self._made: list[tuple[str, Any]] = []
        vk = logical.vk
        data = b"" if file is None else file.read()
        # The structure doesn't keep the bytes: they have to have a name while it is used.
        held = vk.ffi.new("char[]", data)
        pointer = vk.ffi.cast("void*", held) if data else None
        info = vk.VkPipelineCacheCreateInfo(initialDataSize=len(data), pInitialData=pointer)
        self._cache = self._create("PipelineCache", info)
        self._read = data

    def get(
        self,
        spv: bytes,
        entry_point: str,
        places: Sequence[Place],
        num_constant_bytes: int,
        subgroup_size: int | None,
    ) -> Pipeline:
        """Returns the pipeline of a shader with storage buffers at `places`, and push constants.

        Its subgroups are whole ones of `subgroup_size`, unless that is None.
        """
        key = spv, entry_point
        if key not in self._known:
            self._known[key] = self._make(spv, entry_point, sorted(places), num_constant_bytes, subgroup_size)
        return self._known[key]

    def close(self) -> None:
        """Writes the file, and destroys all."""
        if self._file is not None:
            self._file.write(self._data(), self._read)
        while self._made:
            kind, made = self._made.pop()
            getattr(self._logical.vk, f"vkDestroy{kind}")(self._logical.device, made, None)

    def _create(self, kind: str, info: Any) -> Any:
        made = getattr(self._logical.vk, f"vkCreate{kind}")(self._logical.device, info, None)
        self._made.append((kind, made))
        return made

    def _data(self) -> bytes:
        """Returns what the driver has compiled."""
        vk, device = self._logical.vk, self._logical.device
        # The package has no function of its own for this one.
        size = vk.ffi.new("size_t*")
        if vk.lib.vkGetPipelineCacheData(device, self._cache, size, vk.ffi.NULL) != vk.VK_SUCCESS:
            return b""
        data = vk.ffi.new("char[]", max(size[0], 1))
        if vk.lib.vkGetPipelineCacheData(device, self._cache, size, data) != vk.VK_SUCCESS:
            return b""
        return bytes(vk.ffi.buffer(data, size[0]))

    def _make(
        self,
        spv: bytes,
        entry_point: str,
        places: Sequence[Place],
        num_constant_bytes: int,
        subgroup_size: int | None,
    ) -> Pipeline:
        vk, device = self._logical.vk, self._logical.device
        set_layouts = self._set_layouts(places)
        compute = vk.VK_SHADER_STAGE_COMPUTE_BIT
        ranges = []
        if num_constant_bytes:
            ranges = [vk.VkPushConstantRange(stageFlags=compute, offset=0, size=num_constant_bytes)]
        info = vk.VkPipelineLayoutCreateInfo(pSetLayouts=set_layouts, pPushConstantRanges=ranges)
        layout = self._create("PipelineLayout", info)
        module = vk.vkCreateShaderModule(
            device, vk.VkShaderModuleCreateInfo(codeSize=len(spv), pCode=spv), None
        )
        try:
            fields = {} if subgroup_size is None else stage_fields(vk, subgroup_size)
            stage = vk.VkPipelineShaderStageCreateInfo(
                stage=compute, module=module, pName=entry_point, **fields
            )
            create = vk.VkComputePipelineCreateInfo(stage=stage, layout=layout)
            handle = vk.vkCreateComputePipelines(device, self._cache, 1, [create], None)[0]
        finally:
            vk.vkDestroyShaderModule(device, module, None)
        self._made.append(("Pipeline", handle))
        self._logical.name("PIPELINE", handle, entry_point)
        return Pipeline(next(_numbers), handle, layout, tuple(set_layouts), tuple(places))

    def _set_layouts(self, places: Sequence[Place]) -> list[Any]:
        """Returns the layouts of the descriptor sets from 0 on; unused ones are empty."""
        vk = self._logical.vk
        layouts = []
        for number in range(max((place[0] for place in places), default=-1) + 1):
            bindings = [
                vk.VkDescriptorSetLayoutBinding(
                    binding=binding,
                    descriptorType=_STORAGE,
                    descriptorCount=1,
                    stageFlags=vk.VK_SHADER_STAGE_COMPUTE_BIT,
                )
                for own, binding in places
                if own == number
            ]
            info = vk.VkDescriptorSetLayoutCreateInfo(pBindings=bindings)
            layouts.append(self._create("DescriptorSetLayout", info))
        return layouts
