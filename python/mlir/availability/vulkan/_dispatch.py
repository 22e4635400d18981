# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Has a device run a compute shader. What it is given has been checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mlir.availability.vulkan import _enable, _loader, _subgroups
from mlir.availability.vulkan._devices import DeviceInfo
from mlir.availability.vulkan._interface import Binding, Passed
from mlir.availability.vulkan._loader import VulkanError

if TYPE_CHECKING:
    from mlir.availability.vulkan._interface import Array

_FOREVER = 2**64 - 1  # Nanoseconds.
_UNIFORM = 6  # VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER
_STORAGE = 7  # VK_DESCRIPTOR_TYPE_STORAGE_BUFFER


@dataclass(frozen=True)
class Job:
    """A shader and what it runs on.

    Attributes:
        spv: the binary.
        entry_point: the compute shader in it.
        names: the capabilities and extensions that it states.
        features: those of Vulkan that it needs, whatever it states.
        buffers: what the buffers hold at first.
        push_constants: their bytes.
        specialization: the bytes of specialization constants, by their SpecId.
        workgroups: how many there are.
        timing: whether to measure the dispatch.
        subgroup_size: of how many invocations its subgroups have to be, or None.
        workgroup_size: how many are in a workgroup along x, y and z; None where that isn't known.
    """

    spv: bytes
    entry_point: str
    names: frozenset[str]
    features: frozenset[str]
    buffers: Mapping[Binding, Passed]
    push_constants: bytes
    specialization: Mapping[int, bytes]
    workgroups: tuple[int, int, int]
    timing: bool
    subgroup_size: int | None
    workgroup_size: tuple[int, int, int] | None


def dispatch(device: DeviceInfo, job: Job) -> tuple[dict[Binding, Array], float | None]:
    """Returns what the buffers hold in the end, and how many seconds it took if that was asked for.

    Raises:
        VulkanError: the driver fails.
    """
    with _loader.instance() as (vk, instance), ExitStack() as stack:
        try:
            handle = _loader.physical_devices(vk, instance)[device.index]
            return _Dispatch(vk, handle, device, job, stack).run()
        except vk.VkError as error:
            raise VulkanError(f"{device.name}: {_loader.name_of(error)}") from error


class _Dispatch:
    """One dispatch. What it makes lives until the stack is unwound."""

    def __init__(self, vk: Any, handle: Any, device: DeviceInfo, job: Job, stack: ExitStack) -> None:
        self.vk, self.handle, self.job, self.stack = vk, handle, job, stack
        self.family, self.can_time = _enable.compute_family(vk, handle, device)
        if job.subgroup_size is not None:
            _subgroups.check_size(vk, handle, device, job.subgroup_size, job.workgroup_size)
        wanted = _enable.wanted(device, job.names, job.features, job.subgroup_size is not None)
        self.device = _enable.create_device(vk, handle, device, self.family, wanted)
        stack.callback(vk.vkDestroyDevice, self.device, None)

    def run(self) -> tuple[dict[Binding, Array], float | None]:
        vk, job = self.vk, self.job
        buffers = {binding: self._buffer(passed) for binding, passed in job.buffers.items()}
        layouts = self._set_layouts()
        ranges = []
        if job.push_constants:
            compute = vk.VK_SHADER_STAGE_COMPUTE_BIT
            ranges = [vk.VkPushConstantRange(stageFlags=compute, offset=0, size=len(job.push_constants))]
        layout = self._made(
            "PipelineLayout", vk.VkPipelineLayoutCreateInfo(pSetLayouts=layouts, pPushConstantRanges=ranges)
        )
        pipeline = self._pipeline(layout)
        sets = self._sets(layouts, buffers)
        queries = None
        if job.timing and self.can_time:
            info = vk.VkQueryPoolCreateInfo(queryType=vk.VK_QUERY_TYPE_TIMESTAMP, queryCount=2)
            queries = self._made("QueryPool", info)
        self._submit(self._commands(pipeline, layout, sets, queries))
        seconds = None if queries is None else self._seconds(queries)
        return {
            binding: self._contents(buffers[binding][1], job.buffers[binding].array) for binding in buffers
        }, seconds

    def _made(self, kind: str, info: Any) -> Any:
        """Makes an object, to be destroyed in the end."""
        made = getattr(self.vk, f"vkCreate{kind}")(self.device, info, None)
        self.stack.callback(getattr(self.vk, f"vkDestroy{kind}"), self.device, made, None)
        return made

    def _buffer(self, passed: Passed) -> tuple[Any, Any]:
        """Returns a buffer with the contents of an array, and its memory as bytes."""
        vk = self.vk
        info = vk.VkBufferCreateInfo(
            size=passed.size,
            usage=vk.VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT
            if passed.is_uniform
            else vk.VK_BUFFER_USAGE_STORAGE_BUFFER_BIT,
            sharingMode=vk.VK_SHARING_MODE_EXCLUSIVE,
        )
        buffer = self._made("Buffer", info)
        needs = vk.vkGetBufferMemoryRequirements(self.device, buffer)
        wanted = vk.VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | vk.VK_MEMORY_PROPERTY_HOST_COHERENT_BIT
        # A part of a structure doesn't keep it: it has to have a name while that is used.
        properties = vk.vkGetPhysicalDeviceMemoryProperties(self.handle)
        # Every device has such a type for buffers: Vulkan, section "Device Memory".
        index = next(
            i
            for i, kind in enumerate(properties.memoryTypes)
            if needs.memoryTypeBits >> i & 1 and kind.propertyFlags & wanted == wanted
        )
        info = vk.VkMemoryAllocateInfo(allocationSize=needs.size, memoryTypeIndex=index)
        memory = vk.vkAllocateMemory(self.device, info, None)
        self.stack.callback(vk.vkFreeMemory, self.device, memory, None)
        vk.vkBindBufferMemory(self.device, buffer, memory, 0)
        mapped = vk.vkMapMemory(self.device, memory, 0, passed.size, 0)
        mapped[: passed.size] = passed.array.tobytes().ljust(passed.size, b"\0")
        return buffer, mapped

    def _set_layouts(self) -> list[Any]:
        """Returns the layouts of the descriptor sets from 0 on; unused ones are empty."""
        vk = self.vk
        count = max((place[0] for place in self.job.buffers), default=-1) + 1
        # An array of buffers is one binding.
        lengths = Counter(place[:2] for place in self.job.buffers)
        kinds = {place[:2]: _kind(passed) for place, passed in self.job.buffers.items()}
        layouts = []
        for number in range(count):
            bindings = [
                vk.VkDescriptorSetLayoutBinding(
                    binding=place[1],
                    descriptorType=kinds[place],
                    descriptorCount=length,
                    stageFlags=vk.VK_SHADER_STAGE_COMPUTE_BIT,
                )
                for place, length in sorted(lengths.items())
                if place[0] == number
            ]
            info = vk.VkDescriptorSetLayoutCreateInfo(pBindings=bindings)
            layouts.append(self._made("DescriptorSetLayout", info))
        return layouts

    def _pipeline(self, layout: Any) -> Any:
        vk = self.vk
        info = vk.VkShaderModuleCreateInfo(codeSize=len(self.job.spv), pCode=self.job.spv)
        stage = vk.VkPipelineShaderStageCreateInfo(
            stage=vk.VK_SHADER_STAGE_COMPUTE_BIT,
            module=self._made("ShaderModule", info),
            pName=self.job.entry_point,
            pSpecializationInfo=self._specialization(),
            **({} if self.job.subgroup_size is None else _subgroups.stage_fields(vk, self.job.subgroup_size)),
        )
        create = vk.VkComputePipelineCreateInfo(stage=stage, layout=layout)
        pipeline = vk.vkCreateComputePipelines(self.device, None, 1, [create], None)[0]
        self.stack.callback(vk.vkDestroyPipeline, self.device, pipeline, None)
        return pipeline

    def _specialization(self) -> Any:
        """Returns the values of specialization constants, None for none."""
        vk = self.vk
        entries, data = [], b""
        for spec_id, value in self.job.specialization.items():
            entry = vk.VkSpecializationMapEntry(constantID=spec_id, offset=len(data), size=len(value))
            entries.append(entry)
            data += value
        if not entries:
            return None
        # The structure doesn't keep the bytes: they have to have a name while it is used.
        self.constants = vk.ffi.new("char[]", data)
        pointer = vk.ffi.cast("void*", self.constants)
        return vk.VkSpecializationInfo(pMapEntries=entries, dataSize=len(data), pData=pointer)

    def _sets(self, layouts: list[Any], buffers: Mapping[Binding, tuple[Any, Any]]) -> list[Any]:
        if not layouts:
            return []
        vk = self.vk
        passed = self.job.buffers
        sizes = [
            vk.VkDescriptorPoolSize(type=kind, descriptorCount=count)
            for kind, count in Counter(map(_kind, passed.values())).items()
        ]
        pool = self._made(
            "DescriptorPool", vk.VkDescriptorPoolCreateInfo(maxSets=len(layouts), pPoolSizes=sizes)
        )
        info = vk.VkDescriptorSetAllocateInfo(descriptorPool=pool, pSetLayouts=layouts)
        sets = list(vk.vkAllocateDescriptorSets(self.device, info))
        writes = [
            vk.VkWriteDescriptorSet(
                dstSet=sets[place[0]],
                dstBinding=place[1],
                dstArrayElement=place[2] if len(place) > 2 else 0,
                descriptorCount=1,
                descriptorType=_kind(passed[place]),
                pBufferInfo=[vk.VkDescriptorBufferInfo(buffer=buffer, offset=0, range=passed[place].size)],
            )
            for place, (buffer, _) in buffers.items()
        ]
        vk.vkUpdateDescriptorSets(self.device, len(writes), writes, 0, [])
        return sets

    def _commands(self, pipeline: Any, layout: Any, sets: list[Any], queries: Any) -> Any:
        vk, job = self.vk, self.job
        pool = self._made("CommandPool", vk.VkCommandPoolCreateInfo(queueFamilyIndex=self.family))
        info = vk.VkCommandBufferAllocateInfo(
            commandPool=pool, level=vk.VK_COMMAND_BUFFER_LEVEL_PRIMARY, commandBufferCount=1
        )
        commands = vk.vkAllocateCommandBuffers(self.device, info)[0]
        vk.vkBeginCommandBuffer(commands, vk.VkCommandBufferBeginInfo())
        bind_point = vk.VK_PIPELINE_BIND_POINT_COMPUTE
        vk.vkCmdBindPipeline(commands, bind_point, pipeline)
        if sets:
            vk.vkCmdBindDescriptorSets(commands, bind_point, layout, 0, len(sets), sets, 0, None)
        if constants := job.push_constants:
            data = vk.ffi.new("char[]", constants)
            stages = vk.VK_SHADER_STAGE_COMPUTE_BIT
            vk.vkCmdPushConstants(commands, layout, stages, 0, len(constants), vk.ffi.cast("void*", data))
        if queries is not None:
            vk.vkCmdResetQueryPool(commands, queries, 0, 2)
            vk.vkCmdWriteTimestamp(commands, vk.VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, queries, 0)
        vk.vkCmdDispatch(commands, *job.workgroups)
        if queries is not None:
            vk.vkCmdWriteTimestamp(commands, vk.VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, queries, 1)
        barrier = vk.VkMemoryBarrier(
            srcAccessMask=vk.VK_ACCESS_SHADER_WRITE_BIT, dstAccessMask=vk.VK_ACCESS_HOST_READ_BIT
        )
        compute, host = vk.VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, vk.VK_PIPELINE_STAGE_HOST_BIT
        vk.vkCmdPipelineBarrier(commands, compute, host, 0, 1, [barrier], 0, None, 0, None)
        vk.vkEndCommandBuffer(commands)
        return commands

    def _submit(self, commands: Any) -> None:
        """Has the device do it, and waits."""
        vk = self.vk
        fence = self._made("Fence", vk.VkFenceCreateInfo())
        queue = vk.vkGetDeviceQueue(self.device, self.family, 0)
        vk.vkQueueSubmit(queue, 1, [vk.VkSubmitInfo(pCommandBuffers=[commands])], fence)
        # A shader that has no end can't be stopped by Vulkan's means: whoever waits kills the process.
        vk.vkWaitForFences(self.device, 1, [fence], True, _FOREVER)

    def _seconds(self, queries: Any) -> float:
        vk = self.vk
        data = vk.ffi.new("uint64_t[2]")
        flags = vk.VK_QUERY_RESULT_64_BIT | vk.VK_QUERY_RESULT_WAIT_BIT
        vk.vkGetQueryPoolResults(self.device, queries, 0, 2, 16, vk.ffi.cast("void*", data), 8, flags)
        properties = vk.vkGetPhysicalDeviceProperties(self.handle)
        ticks = (data[1] - data[0]) & ((1 << self.can_time) - 1)
        return float(ticks * properties.limits.timestampPeriod * 1e-9)

    @staticmethod
    def _contents(mapped: Any, like: Array) -> Array:
        import numpy as np

        data = bytes(mapped)[: like.nbytes]
        found: Array = np.frombuffer(data, dtype=like.dtype).reshape(like.shape).copy()
        return found


def _kind(passed: Passed) -> int:
    """Returns the VkDescriptorType of a buffer."""
    return _UNIFORM if passed.is_uniform else _STORAGE
