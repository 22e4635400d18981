# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Cached compute pipelines, and the file with the driver's pipeline cache."""

from __future__ import annotations

import itertools
from typing import Any, NamedTuple

from mlir.availability.vulkan import _subgroups
from mlir.availability.vulkan._commands import make_layout, make_pipeline
from mlir.availability.vulkan._descriptors import Slot, make_set_layouts
from mlir.availability.vulkan._large_shaders import warn_if_large
from mlir.availability.vulkan._loader import VulkanError, name_of
from mlir.availability.vulkan._logical import LogicalDevice
from mlir.availability.vulkan._owner import Owner
from mlir.availability.vulkan._pipeline_cache import CacheFile

_numbers = itertools.count()


class Shader(NamedTuple):
    """A shader with its specialization.

    Attributes:
        spv: the binary.
        entry_point: the name of the shader in it.
        slots: its descriptors.
        num_constant_bytes: the number of bytes of its push constants.
        subgroup_size: the required size of its subgroups, which must be full; None for any.
        specialization: the bytes of specialization constants, by SpecId.
        workgroup_size: the number of invocations in a workgroup along x, y and z; None if that isn't known.
    """

    spv: bytes
    entry_point: str
    slots: tuple[Slot, ...]
    num_constant_bytes: int
    subgroup_size: int | None = None
    specialization: tuple[tuple[int, bytes], ...] = ()
    workgroup_size: tuple[int, int, int] | None = None


class Pipeline(NamedTuple):
    """A shader that is ready to run.

    Attributes:
        number: a unique number, which is never reused.
        handle: the VkPipeline.
        layout: the VkPipelineLayout.
        set_layouts: the VkDescriptorSetLayouts from set 0 on.
        slots: its descriptors.
    """

    number: int
    handle: Any
    layout: Any
    set_layouts: tuple[Any, ...]
    slots: tuple[Slot, ...]


class Pipelines:
    """The pipelines of a device. They live until it is closed."""

    def __init__(self, logical: LogicalDevice, file: CacheFile | None) -> None:
        self._logical = logical
        self._file = file
        self._known: dict[Shader, Pipeline] = {}
        vk = logical.vk
        self._owner = Owner(vk, logical.device)
        data = b"" if file is None else file.read()
        # The structure doesn't keep the bytes alive. A variable does while the structure is used.
        held = vk.ffi.new("char[]", data)
        pointer = vk.ffi.cast("void*", held) if data else None
        info = vk.VkPipelineCacheCreateInfo(initialDataSize=len(data), pInitialData=pointer)
        self._cache = self._owner.create("PipelineCache", info)
        self._read = data

    def get(self, shader: Shader) -> Pipeline:
        """Returns the pipeline of a shader.

        Raises:
            VulkanError: the driver refuses the shader.
        """
        if shader not in self._known:
            try:
                self._known[shader] = self._make(shader)
            except self._logical.vk.VkError as error:
                raise VulkanError(
                    f"{self._logical.info.name}: the driver refuses the SPIR-V binary with the shader "
                    f"'{shader.entry_point}': {name_of(error)}; perhaps the binary is damaged: validate it "
                    "with spirv-val"
                ) from error
        return self._known[shader]

    def close(self) -> None:
        """Writes the file, and destroys all pipelines."""
        if self._file is not None:
            self._file.write(self._data(), self._read)
        self._owner.close()

    def _data(self) -> bytes:
        """Returns the data of the driver's pipeline cache."""
        vk, device = self._logical.vk, self._logical.device
        # The package has no wrapper for this function.
        size = vk.ffi.new("size_t*")
        if vk.lib.vkGetPipelineCacheData(device, self._cache, size, vk.ffi.NULL) != vk.VK_SUCCESS:
            return b""
        data = vk.ffi.new("char[]", max(size[0], 1))
        if vk.lib.vkGetPipelineCacheData(device, self._cache, size, data) != vk.VK_SUCCESS:
            return b""
        return bytes(vk.ffi.buffer(data, size[0]))

    def _make(self, shader: Shader) -> Pipeline:
        vk, device, owner = self._logical.vk, self._logical.device, self._owner
        warn_if_large(shader.spv, shader.entry_point)
        self._logical.limits.check_shader(shader.slots, shader.num_constant_bytes)
        size = shader.subgroup_size
        if size is not None:
            _subgroups.check_size(vk, self._logical.handle, self._logical.info, size, shader.workgroup_size)
        set_layouts = make_set_layouts(vk, owner, shader.slots)
        layout = make_layout(vk, owner, set_layouts, shader.num_constant_bytes)
        info = vk.VkShaderModuleCreateInfo(codeSize=len(shader.spv), pCode=shader.spv)
        module = vk.vkCreateShaderModule(device, info, None)
        try:
            constants = dict(shader.specialization)
            handle = make_pipeline(
                vk, device, self._cache, module, shader.entry_point, layout, constants, size
            )
        finally:
            vk.vkDestroyShaderModule(device, module, None)
        owner.take_pipeline(handle)
        self._logical.name("PIPELINE", handle, shader.entry_point)
        return Pipeline(next(_numbers), handle, layout, tuple(set_layouts), shader.slots)
