# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a compute shader on a device. The callers have checked the arguments."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

from mlir.availability.package._bindings import Sampler
from mlir.availability.vulkan import _enable, _loader, _subgroups
from mlir.availability.vulkan._buffers import Binding, Passed
from mlir.availability.vulkan._commands import Commands, Timer, make_layout, make_pipeline
from mlir.availability.vulkan._descriptors import (
    Descriptor,
    make_set_layouts,
    make_sets,
    slots_of,
    write_of,
)
from mlir.availability.vulkan._device_limits import DeviceLimits
from mlir.availability.vulkan._devices import DeviceInfo
from mlir.availability.vulkan._image_copies import ImageCopy, ImageUse
from mlir.availability.vulkan._loader import VulkanError
from mlir.availability.vulkan._owner import Owner

if TYPE_CHECKING:
    from mlir.availability.vulkan._buffers import Array

_FOREVER = 2**64 - 1  # Nanoseconds.


@dataclass(frozen=True)
class Job:
    """A shader and what it runs on.

    Attributes:
        spv: the binary.
        entry_point: the compute shader in it.
        names: the capabilities and extensions that it declares.
        features: the Vulkan features that it needs, whatever it declares.
        buffers: the initial contents of buffers and images.
        push_constants: the bytes of the push constants.
        specialization: the bytes of specialization constants, by their SpecId.
        workgroups: the number of workgroups.
        timing: whether to measure the dispatch.
        subgroup_size: the required subgroup size, or None.
        workgroup_size: the number of invocations in a workgroup along x, y and z; None if that isn't known.
        samplers: those of combined image samplers, and separate ones.
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
    samplers: Mapping[Binding, Sampler] = field(default_factory=dict)


def dispatch(device: DeviceInfo, job: Job) -> tuple[dict[Binding, Array], float | None]:
    """Returns the final contents of buffers and images, and the time in seconds if it was requested.

    Raises:
        NotOfferedError: something exceeds the device's limits.
        VulkanError: the driver fails.
    """
    with _loader.instance() as (vk, instance), ExitStack() as stack:
        try:
            handle = _loader.physical_devices(vk, instance)[device.index]
            return _Dispatch(vk, handle, device, job, stack).run()
        except vk.VkError as error:
            raise VulkanError(f"{device.name}: {_loader.name_of(error)}") from error


class _Dispatch:
    """A single dispatch. Its objects live until the stack is unwound."""

    def __init__(self, vk: Any, handle: Any, device: DeviceInfo, job: Job, stack: ExitStack) -> None:
        self.vk, self.handle, self.job = vk, handle, job
        self.family, self.can_time = _enable.compute_family(vk, handle, device)
        if job.subgroup_size is not None:
            _subgroups.check_size(vk, handle, device, job.subgroup_size, job.workgroup_size)
        alone = ((place, "sampler", each) for place, each in job.samplers.items() if place not in job.buffers)
        bound = ((place, each.kind, job.samplers.get(place)) for place, each in job.buffers.items())
        self.slots = slots_of([*bound, *alone])
        limits = DeviceLimits(vk, handle, device.name)
        limits.check_shader(self.slots, len(job.push_constants))
        limits.check_passed(self.slots, job.buffers)
        self.nanoseconds_per_tick = float(limits.timestampPeriod)
        wanted = _enable.wanted(device, job.names, job.features, job.subgroup_size is not None)
        self.device = _enable.create_device(vk, handle, device, self.family, wanted)
        stack.callback(vk.vkDestroyDevice, self.device, None)
        self.owner = Owner(vk, self.device)
        stack.callback(self.owner.close)

    def run(self) -> tuple[dict[Binding, Array], float | None]:
        vk, job, owner = self.vk, self.job, self.owner
        buffers = {binding: self._buffer(passed) for binding, passed in job.buffers.items()}
        images = [
            self._image(binding, passed, buffers[binding][0])
            for binding, passed in job.buffers.items()
            if passed.texels is not None
        ]
        layouts = make_set_layouts(vk, owner, self.slots)
        layout = make_layout(vk, owner, layouts, len(job.push_constants))
        info = vk.VkShaderModuleCreateInfo(codeSize=len(job.spv), pCode=job.spv)
        module = owner.create("ShaderModule", info)
        subgroup_size, constants = job.subgroup_size, job.specialization
        pipeline = owner.take_pipeline(
            make_pipeline(vk, self.device, None, module, job.entry_point, layout, constants, subgroup_size)
        )
        sets = make_sets(vk, self.device, owner, self.slots, layouts)
        descriptors = [
            Descriptor(binding, passed.kind, buffers[binding][0], 0, passed.size)
            for binding, passed in job.buffers.items()
            if passed.texels is None
        ]
        descriptors += [each.descriptor for each in images]
        if descriptors:
            writes = [write_of(vk, sets, each) for each in descriptors]
            vk.vkUpdateDescriptorSets(self.device, len(writes), writes, 0, [])
        timer = Timer(vk, self.device, owner) if job.timing and self.can_time else None
        self._submit(self._commands(pipeline, layout, sets, images, timer))
        seconds = None
        if timer is not None:
            seconds = timer.seconds(self.can_time, self.nanoseconds_per_tick)
        return {
            binding: self._contents(buffers[binding][1], job.buffers[binding].array) for binding in buffers
        }, seconds

    def _buffer(self, passed: Passed) -> tuple[Any, Any]:
        """Returns a buffer with the contents of an array, and its memory as bytes."""
        vk = self.vk
        usage = vk.VK_BUFFER_USAGE_STORAGE_BUFFER_BIT
        if passed.kind == "uniform_buffer":
            usage = vk.VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT
        elif passed.texels is not None:
            usage = vk.VK_BUFFER_USAGE_TRANSFER_SRC_BIT | vk.VK_BUFFER_USAGE_TRANSFER_DST_BIT
        info = vk.VkBufferCreateInfo(size=passed.size, usage=usage, sharingMode=vk.VK_SHARING_MODE_EXCLUSIVE)
        buffer = self.owner.create("Buffer", info)
        needs = vk.vkGetBufferMemoryRequirements(self.device, buffer)
        wanted = vk.VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | vk.VK_MEMORY_PROPERTY_HOST_COHERENT_BIT
        # A member of a structure doesn't keep the structure alive. A variable does while the member is used.
        properties = vk.vkGetPhysicalDeviceMemoryProperties(self.handle)
        # Every device has such a memory type for buffers: Vulkan, section "Device Memory".
        index = next(
            i
            for i, kind in enumerate(properties.memoryTypes)
            if needs.memoryTypeBits >> i & 1 and kind.propertyFlags & wanted == wanted
        )
        info = vk.VkMemoryAllocateInfo(allocationSize=needs.size, memoryTypeIndex=index)
        memory = self.owner.allocate(info)
        vk.vkBindBufferMemory(self.device, buffer, memory, 0)
        mapped = vk.vkMapMemory(self.device, memory, 0, passed.size, 0)
        mapped[: passed.size] = passed.array.tobytes().ljust(passed.size, b"\0")
        return buffer, mapped

    def _image(self, place: Binding, passed: Passed, buffer: Any) -> ImageCopy:
        assert passed.texels is not None
        use = ImageUse(place, passed.kind, passed.texels, buffer, 0, passed.is_written)
        return ImageCopy(self.vk, self.handle, self.device, self.owner, use)

    def _commands(
        self, pipeline: Any, layout: Any, sets: list[Any], images: list[ImageCopy], timer: Timer | None
    ) -> Any:
        vk, job = self.vk, self.job
        pool = self.owner.create("CommandPool", vk.VkCommandPoolCreateInfo(queueFamilyIndex=self.family))
        info = vk.VkCommandBufferAllocateInfo(
            commandPool=pool, level=vk.VK_COMMAND_BUFFER_LEVEL_PRIMARY, commandBufferCount=1
        )
        buffer = vk.vkAllocateCommandBuffers(self.device, info)[0]
        vk.vkBeginCommandBuffer(buffer, vk.VkCommandBufferBeginInfo())
        commands = Commands(vk, buffer)
        for image in images:
            image.before(buffer)
        commands.bind(pipeline, layout, sets, job.push_constants)
        work = partial(commands.dispatch, job.workgroups)
        if timer is None:
            work()
        else:
            timer.around(buffer, work)
        for image in images:
            image.after(buffer)
        commands.show_host(bool(images))
        vk.vkEndCommandBuffer(buffer)
        return buffer

    def _submit(self, commands: Any) -> None:
        """Submits the commands, and waits for them."""
        vk = self.vk
        fence = self.owner.create("Fence", vk.VkFenceCreateInfo())
        queue = vk.vkGetDeviceQueue(self.device, self.family, 0)
        vk.vkQueueSubmit(queue, 1, [vk.VkSubmitInfo(pCommandBuffers=[commands])], fence)
        # Vulkan can't stop a shader that never ends: the waiting process kills this one.
        vk.vkWaitForFences(self.device, 1, [fence], True, _FOREVER)

    @staticmethod
    def _contents(mapped: Any, like: Array) -> Array:
        import numpy as np

        data = bytes(mapped)[: like.nbytes]
        found: Array = np.frombuffer(data, dtype=like.dtype).reshape(like.shape).copy()
        return found
