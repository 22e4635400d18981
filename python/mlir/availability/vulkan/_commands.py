# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pipelines and commands of compute shaders."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mlir.availability.vulkan._barriers import Barrier
from mlir.availability.vulkan._owner import Owner
from mlir.availability.vulkan._subgroups import stage_fields


def make_layout(vk: Any, owner: Owner, set_layouts: Sequence[Any], num_constant_bytes: int) -> Any:
    """Creates the layout of a pipeline with these descriptor sets and push constants."""
    ranges = []
    if num_constant_bytes:
        compute = vk.VK_SHADER_STAGE_COMPUTE_BIT
        ranges = [vk.VkPushConstantRange(stageFlags=compute, offset=0, size=num_constant_bytes)]
    info = vk.VkPipelineLayoutCreateInfo(pSetLayouts=set_layouts, pPushConstantRanges=ranges)
    return owner.create("PipelineLayout", info)


def make_pipeline(
    vk: Any,
    device: Any,
    cache: Any,
    module: Any,
    entry_point: str,
    layout: Any,
    specialization: Mapping[int, bytes],
    subgroup_size: int | None,
) -> Any:
    """Creates a pipeline with a shader.

    Args:
        vk: the package `vulkan`.
        device: the VkDevice.
        cache: the VkPipelineCache, or None.
        module: the VkShaderModule.
        entry_point: the shader in it.
        layout: the VkPipelineLayout.
        specialization: the bytes of specialization constants, by their SpecId.
        subgroup_size: the required subgroup size, or None.
    """
    entries, data = [], b""
    for spec_id, value in specialization.items():
        entries.append(vk.VkSpecializationMapEntry(constantID=spec_id, offset=len(data), size=len(value)))
        data += value
    # The structure doesn't keep the bytes alive. A variable does while the structure is used.
    held = vk.ffi.new("char[]", data)
    constants = None
    if entries:
        pointer = vk.ffi.cast("void*", held)
        constants = vk.VkSpecializationInfo(pMapEntries=entries, dataSize=len(data), pData=pointer)
    stage = vk.VkPipelineShaderStageCreateInfo(
        stage=vk.VK_SHADER_STAGE_COMPUTE_BIT,
        module=module,
        pName=entry_point,
        pSpecializationInfo=constants,
        **({} if subgroup_size is None else stage_fields(vk, subgroup_size)),
    )
    info = vk.VkComputePipelineCreateInfo(stage=stage, layout=layout)
    return vk.vkCreateComputePipelines(device, cache, 1, [info], None)[0]


class Commands:
    """Records into a command buffer."""

    def __init__(self, vk: Any, buffer: Any) -> None:
        """Records into `buffer`, a VkCommandBuffer. `vk` is the package `vulkan`."""
        self._vk, self._buffer = vk, buffer

    def bind(self, pipeline: Any, layout: Any, sets: Sequence[Any], constants: bytes) -> None:
        """Binds a pipeline, its descriptor sets and its push constants."""
        vk, buffer = self._vk, self._buffer
        bind_point = vk.VK_PIPELINE_BIND_POINT_COMPUTE
        vk.vkCmdBindPipeline(buffer, bind_point, pipeline)
        if sets:
            vk.vkCmdBindDescriptorSets(buffer, bind_point, layout, 0, len(sets), sets, 0, None)
        if constants:
            data = vk.ffi.new("char[]", constants)
            stages = vk.VK_SHADER_STAGE_COMPUTE_BIT
            vk.vkCmdPushConstants(buffer, layout, stages, 0, len(constants), vk.ffi.cast("void*", data))

    def dispatch(self, groups: Sequence[int]) -> None:
        """Launches workgroups."""
        self._vk.vkCmdDispatch(self._buffer, *groups)

    def barrier(self, barrier: Barrier) -> None:
        """Makes later commands wait for earlier launches and image copies."""
        if barrier is Barrier.NONE:
            return
        vk = self._vk
        made = []
        if barrier is Barrier.MEMORY:
            written = vk.VK_ACCESS_SHADER_WRITE_BIT | vk.VK_ACCESS_TRANSFER_WRITE_BIT
            seen = (
                vk.VK_ACCESS_SHADER_READ_BIT | vk.VK_ACCESS_UNIFORM_READ_BIT | vk.VK_ACCESS_TRANSFER_READ_BIT
            )
            made = [vk.VkMemoryBarrier(srcAccessMask=written, dstAccessMask=seen | written)]
        stages = vk.VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | vk.VK_PIPELINE_STAGE_TRANSFER_BIT
        vk.vkCmdPipelineBarrier(self._buffer, stages, stages, 0, len(made), made, 0, None, 0, None)

    def show_host(self, has_copies: bool) -> None:
        """Makes data written by launches, and by copies if there are any, visible to the host."""
        vk = self._vk
        access, stages = vk.VK_ACCESS_SHADER_WRITE_BIT, vk.VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT
        if has_copies:
            access |= vk.VK_ACCESS_TRANSFER_WRITE_BIT
            stages |= vk.VK_PIPELINE_STAGE_TRANSFER_BIT
        seen = vk.VkMemoryBarrier(srcAccessMask=access, dstAccessMask=vk.VK_ACCESS_HOST_READ_BIT)
        host = vk.VK_PIPELINE_STAGE_HOST_BIT
        vk.vkCmdPipelineBarrier(self._buffer, stages, host, 0, 1, [seen], 0, None, 0, None)


class Timer:
    """Two timestamps around launches."""

    def __init__(self, vk: Any, device: Any, owner: Owner) -> None:
        self._vk, self._device = vk, device
        info = vk.VkQueryPoolCreateInfo(queryType=vk.VK_QUERY_TYPE_TIMESTAMP, queryCount=2)
        self._queries = owner.create("QueryPool", info)

    def around(self, buffer: Any, record: Callable[[], None]) -> None:
        """Records the commands of `record`, with a timestamp before and after them."""
        vk, queries = self._vk, self._queries
        vk.vkCmdResetQueryPool(buffer, queries, 0, 2)
        vk.vkCmdWriteTimestamp(buffer, vk.VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, queries, 0)
        record()
        vk.vkCmdWriteTimestamp(buffer, vk.VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, queries, 1)

    def seconds(self, num_bits: int, nanoseconds_per_tick: float) -> float:
        """Returns the time between the timestamps, which have `num_bits` bits. Waits for them."""
        vk = self._vk
        data = vk.ffi.new("uint64_t[2]")
        flags = vk.VK_QUERY_RESULT_64_BIT | vk.VK_QUERY_RESULT_WAIT_BIT
        pointer = vk.ffi.cast("void*", data)
        vk.vkGetQueryPoolResults(self._device, self._queries, 0, 2, 16, pointer, 8, flags)
        ticks = (data[1] - data[0]) & ((1 << num_bits) - 1)
        return float(ticks) * nanoseconds_per_tick * 1e-9
