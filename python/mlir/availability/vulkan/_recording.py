# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Submits launches to a device. What was recorded once for some buffers is submitted again for them."""

from __future__ import annotations

import threading
from collections import OrderedDict, deque
from collections.abc import Sequence
from typing import Any, NamedTuple

from mlir.availability.vulkan import _loader
from mlir.availability.vulkan._barriers import Barrier, Uses, all_uses, barriers
from mlir.availability.vulkan._loader import VulkanError
from mlir.availability.vulkan._logical import LogicalDevice
from mlir.availability.vulkan._memory import Block, Lease
from mlir.availability.vulkan._pipelines import Pipeline, Place

_STORAGE = 7  # VK_DESCRIPTOR_TYPE_STORAGE_BUFFER
_MOST_KEPT = 128  # Recordings.
_FOREVER = 2**64 - 1  # Nanoseconds.
_SECOND = 10**9  # Nanoseconds.


class Bound(NamedTuple):
    """A part of a block, where a shader has a buffer."""

    place: Place
    block: Block
    offset: int
    size: int


class Launch(NamedTuple):
    """A launch of a pipeline.

    Attributes:
        pipeline: what is launched.
        groups: how many workgroups along x, y and z.
        bound: its buffers.
        constants: the bytes of its push constants.
        read: the places that it may read.
        written: the places that it may write to.
    """

    pipeline: Pipeline
    groups: tuple[int, ...]
    bound: tuple[Bound, ...]
    constants: bytes
    read: frozenset[Place]
    written: frozenset[Place]

    @property
    def key(self) -> tuple[Any, ...]:
        """What makes a launch the same as another."""
        parts = tuple((place, block.number, offset, size) for place, block, offset, size in self.bound)
        return self.pipeline.number, self.groups, parts, self.constants

    @property
    def uses(self) -> Uses:
        """The numbers of the blocks that it uses."""
        return Uses(
            frozenset(each.block.number for each in self.bound if each.place in self.read),
            frozenset(each.block.number for each in self.bound if each.place in self.written),
        )


class _Recording:
    """A command buffer, and what it needs. It is submitted to the queue at most once at a time."""

    def __init__(self, logical: LogicalDevice, pool: Any, launches: Sequence[Launch], timed: bool) -> None:
        self._logical, self._pool = logical, pool
        self._made: list[tuple[str, Any]] = []
        self.blocks = {each.block.number: each.block for launch in launches for each in launch.bound}
        self.uses = [launch.uses for launch in launches]
        self.all_uses = all_uses(self.uses)
        self.queries = None
        self.is_surplus = False
        """Whether it is to be destroyed once it has ended."""
        vk = logical.vk
        self.commands = None
        try:
            self.fence = self._create("Fence", vk.VkFenceCreateInfo())
            if timed and logical.timestamp_bits:
                info = vk.VkQueryPoolCreateInfo(queryType=vk.VK_QUERY_TYPE_TIMESTAMP, queryCount=2)
                self.queries = self._create("QueryPool", info)
            sets = self._sets(launches)
            info = vk.VkCommandBufferAllocateInfo(
                commandPool=pool, level=vk.VK_COMMAND_BUFFER_LEVEL_PRIMARY, commandBufferCount=1
            )
            self.commands = vk.vkAllocateCommandBuffers(logical.device, info)[0]
        except vk.VkError:
            self.destroy()
            raise
        self._submit_info = [vk.VkSubmitInfo(pCommandBuffers=[self.commands])]
        self._launches, self._set_lists = launches, sets

    def _create(self, kind: str, info: Any) -> Any:
        made = getattr(self._logical.vk, f"vkCreate{kind}")(self._logical.device, info, None)
        self._made.append((kind, made))
        return made

    def destroy(self) -> None:
        """Destroys all of it."""
        vk, device = self._logical.vk, self._logical.device
        if self.commands is not None:
            vk.vkFreeCommandBuffers(device, self._pool, 1, [self.commands])
        while self._made:
            kind, made = self._made.pop()
            getattr(vk, f"vkDestroy{kind}")(device, made, None)

    def _sets(self, launches: Sequence[Launch]) -> list[list[Any]]:
        """Returns the descriptor sets of each launch."""
        vk, device = self._logical.vk, self._logical.device
        layouts = [layout for launch in launches for layout in launch.pipeline.set_layouts]
        if not layouts:
            return [[] for _ in launches]
        count = sum(len(launch.bound) for launch in launches)
        sizes = [vk.VkDescriptorPoolSize(type=_STORAGE, descriptorCount=max(count, 1))]
        info = vk.VkDescriptorPoolCreateInfo(maxSets=len(layouts), pPoolSizes=sizes)
        pool = self._create("DescriptorPool", info)
        info = vk.VkDescriptorSetAllocateInfo(descriptorPool=pool, pSetLayouts=layouts)
        allocated = iter(list(vk.vkAllocateDescriptorSets(device, info)))
        sets = [[next(allocated) for _ in launch.pipeline.set_layouts] for launch in launches]
        writes = [
            vk.VkWriteDescriptorSet(
                dstSet=own[place[0]],
                dstBinding=place[1],
                descriptorCount=1,
                descriptorType=_STORAGE,
                pBufferInfo=[vk.VkDescriptorBufferInfo(buffer=block.buffer, offset=offset, range=size)],
            )
            for launch, own in zip(launches, sets, strict=True)
            for place, block, offset, size in launch.bound
        ]
        vk.vkUpdateDescriptorSets(device, len(writes), writes, 0, [])
        return sets

    def record(self, waits: bool) -> None:
        """Records the commands. `waits` is for what was submitted before."""
        vk, commands = self._logical.vk, self.commands
        vk.vkBeginCommandBuffer(commands, vk.VkCommandBufferBeginInfo())
        if waits:
            self._barrier(Barrier.MEMORY)
        if self.queries is not None:
            vk.vkCmdResetQueryPool(commands, self.queries, 0, 2)
            vk.vkCmdWriteTimestamp(commands, vk.VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, self.queries, 0)
        needed = barriers(self.uses)
        for launch, sets, barrier in zip(self._launches, self._set_lists, needed, strict=True):
            self._barrier(barrier)
            self._launch(launch, sets)
        if self.queries is not None:
            vk.vkCmdWriteTimestamp(commands, vk.VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, self.queries, 1)
        seen = vk.VkMemoryBarrier(
            srcAccessMask=vk.VK_ACCESS_SHADER_WRITE_BIT, dstAccessMask=vk.VK_ACCESS_HOST_READ_BIT
        )
        compute, host = vk.VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, vk.VK_PIPELINE_STAGE_HOST_BIT
        vk.vkCmdPipelineBarrier(commands, compute, host, 0, 1, [seen], 0, None, 0, None)
        vk.vkEndCommandBuffer(commands)
        # The command buffer holds what it needs of them.
        self._launches, self._set_lists = (), []

    def _launch(self, launch: Launch, sets: list[Any]) -> None:
        vk, commands = self._logical.vk, self.commands
        bind_point, layout = vk.VK_PIPELINE_BIND_POINT_COMPUTE, launch.pipeline.layout
        vk.vkCmdBindPipeline(commands, bind_point, launch.pipeline.handle)
        if sets:
            vk.vkCmdBindDescriptorSets(commands, bind_point, layout, 0, len(sets), sets, 0, None)
        if constants := launch.constants:
            data = vk.ffi.new("char[]", constants)
            stages = vk.VK_SHADER_STAGE_COMPUTE_BIT
            vk.vkCmdPushConstants(commands, layout, stages, 0, len(constants), vk.ffi.cast("void*", data))
        vk.vkCmdDispatch(commands, *launch.groups)

    def _barrier(self, barrier: Barrier) -> None:
        if barrier is Barrier.NONE:
            return
        vk = self._logical.vk
        made = []
        if barrier is Barrier.MEMORY:
            read, write = vk.VK_ACCESS_SHADER_READ_BIT, vk.VK_ACCESS_SHADER_WRITE_BIT
            made = [vk.VkMemoryBarrier(srcAccessMask=write, dstAccessMask=read | write)]
        compute = vk.VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT
        vk.vkCmdPipelineBarrier(self.commands, compute, compute, 0, len(made), made, 0, None, 0, None)

    def submit(self) -> None:
        """Has the queue do it."""
        vk = self._logical.vk
        vk.vkQueueSubmit(self._logical.queue, 1, self._submit_info, self.fence)

    def seconds(self) -> float | None:
        """Returns how long the launches took, None where that isn't known."""
        if self.queries is None:
            return None
        vk, logical = self._logical.vk, self._logical
        data = vk.ffi.new("uint64_t[2]")
        flags = vk.VK_QUERY_RESULT_64_BIT | vk.VK_QUERY_RESULT_WAIT_BIT
        pointer = vk.ffi.cast("void*", data)
        vk.vkGetQueryPoolResults(logical.device, self.queries, 0, 2, 16, pointer, 8, flags)
        ticks = (data[1] - data[0]) & ((1 << logical.timestamp_bits) - 1)
        return float(ticks) * logical.nanoseconds_per_tick * 1e-9


class Submission:
    """Launches that a queue has been given.

    Attributes:
        is_done: whether it is known that they have ended.
        seconds: how long they took, once that is known.
    """

    def __init__(self, recorder: Recorder, recording: _Recording, leases: Sequence[Lease]) -> None:
        self._recorder = recorder
        self.recording = recording
        self.leases: Sequence[Lease] = leases
        self.waiting = 0
        self.is_done = False
        self.seconds: float | None = None

    def wait(self, timeout: float | None = None) -> bool:
        """Waits for the end. Returns whether it has come within `timeout` seconds."""
        return self.is_done or self._recorder.wait(self, timeout)


class Recorder:
    """What submits to a device's queue. All threads may call it.

    Submissions are in order. A submission that uses what one before it has written, or that writes to what
    one before it uses, begins with a barrier. That is one for all before it: a new period begins, and only
    what is used in the current period counts.
    """

    def __init__(self, logical: LogicalDevice) -> None:
        self._logical = logical
        self._lock = threading.RLock()
        self._kept: OrderedDict[tuple[Any, ...], _Recording] = OrderedDict()
        self._pending: deque[Submission] = deque()
        self._period = 0
        self._is_closed = False
        vk = logical.vk
        info = vk.VkCommandPoolCreateInfo(queueFamilyIndex=logical.family)
        self._pool = vk.vkCreateCommandPool(logical.device, info, None)

    def submit(self, launches: Sequence[Launch], leases: Sequence[Lease], timed: bool) -> Submission:
        """Submits launches. The blocks of `leases` are kept until they have ended.

        Raises:
            VulkanError: the driver fails, or the device is closed.
        """
        vk = self._logical.vk
        with self._lock:
            if self._is_closed:
                raise VulkanError("the device is closed")
            try:
                self._reap()
                recording = self._recording(launches, timed)
                recording.submit()
            except vk.VkError as error:
                raise self._failed(error) from error
            submission = Submission(self, recording, leases)
            self._pending.append(submission)
            return submission

    def wait(self, submission: Submission, timeout: float | None) -> bool:
        """See :meth:`Submission.wait`."""
        vk, device = self._logical.vk, self._logical.device
        with self._lock:
            if submission.is_done:
                return True
            submission.waiting += 1
        nanoseconds = _FOREVER if timeout is None else max(int(timeout * _SECOND), 0)
        try:
            vk.vkWaitForFences(device, 1, [submission.recording.fence], True, nanoseconds)
        except vk.VkTimeout:
            return False
        except vk.VkError as error:
            raise self._failed(error) from error
        finally:
            with self._lock:
                submission.waiting -= 1
        while not submission.is_done:
            with self._lock:
                self._reap()
        return True

    def wait_for(self, block: Block) -> None:
        """Waits for the submissions that use a block."""
        with self._lock:
            submissions = [each for each in self._pending if block.number in each.recording.blocks]
        for submission in submissions:
            submission.wait()

    def wait_all(self) -> None:
        """Waits for all submissions."""
        with self._lock:
            submissions = [*self._pending]
        for submission in submissions:
            submission.wait()

    def forget(self) -> None:
        """Destroys what is kept of submissions that have ended."""
        with self._lock:
            self._reap()
            for key, recording in [*self._kept.items()]:
                if not self._is_pending(recording):
                    del self._kept[key]
                    recording.destroy()

    def close(self) -> None:
        """Waits for all submissions, and destroys everything. No more can be submitted."""
        with self._lock:
            if self._is_closed:
                return
            self._is_closed = True
        self.wait_all()
        self.forget()
        self._logical.vk.vkDestroyCommandPool(self._logical.device, self._pool, None)

    def _failed(self, error: Exception) -> VulkanError:
        return VulkanError(f"{self._logical.info.name}: {_loader.name_of(error)}")

    def _is_pending(self, recording: _Recording) -> bool:
        return any(each.recording is recording for each in self._pending)

    def _recording(self, launches: Sequence[Launch], timed: bool) -> _Recording:
        """Returns a recording of launches that can be submitted."""
        keys = tuple(launch.key for launch in launches)
        waits = self._has_conflict(launches)
        key = keys, timed, waits
        recording = self._kept.get(key)
        if recording is None or self._is_pending(recording):
            recording = _Recording(self._logical, self._pool, launches, timed)
            recording.record(waits)
            self._keep(key, recording)
        else:
            self._kept.move_to_end(key)
            self._logical.vk.vkResetFences(self._logical.device, 1, [recording.fence])
        self._period += waits
        for number, block in recording.blocks.items():
            if number in recording.all_uses.read:
                block.read_in = self._period
            if number in recording.all_uses.written:
                block.written_in = self._period
        return recording

    def _has_conflict(self, launches: Sequence[Launch]) -> bool:
        """Whether launches have to wait for what was submitted in this period."""
        for launch in launches:
            for place, block, _, _ in launch.bound:
                if block.written_in == self._period:
                    return True
                if block.read_in == self._period and place in launch.written:
                    return True
        return False

    def _keep(self, key: tuple[Any, ...], recording: _Recording) -> None:
        """Keeps a recording for the next time. Those that were used least recently go."""
        old = self._kept.pop(key, None)
        self._kept[key] = recording
        surplus = [] if old is None else [old]
        while len(self._kept) > _MOST_KEPT:
            surplus.append(self._kept.popitem(last=False)[1])
        for each in surplus:
            if self._is_pending(each):
                # It is destroyed once it has ended.
                each.is_surplus = True
            else:
                each.destroy()

    def _reap(self) -> None:
        """Sees which submissions have ended. They end in order."""
        vk = self._logical.vk
        while self._pending and not self._pending[0].waiting:
            first = self._pending[0]
            try:
                vk.vkGetFenceStatus(self._logical.device, first.recording.fence)
            except vk.VkNotReady:
                return
            self._pending.popleft()
            first.seconds = first.recording.seconds()
            first.is_done = True
            first.leases = ()
            if first.recording.is_surplus:
                first.recording.destroy()
