# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Submits launches to a device. A recording is submitted again for the same launches and buffers."""

from __future__ import annotations

import threading
import time
from collections import OrderedDict, deque
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

from mlir.availability.vulkan._barriers import Barrier, Uses, all_uses, barriers
from mlir.availability.vulkan._buffers import Binding as Place
from mlir.availability.vulkan._commands import Commands, Timer
from mlir.availability.vulkan._descriptors import Descriptor, make_sets, write_of
from mlir.availability.vulkan._image_copies import ImageCopy, ImageUse
from mlir.availability.vulkan._images import Texels
from mlir.availability.vulkan._loader import VulkanError
from mlir.availability.vulkan._logical import LogicalDevice
from mlir.availability.vulkan._memory import Block, Lease
from mlir.availability.vulkan._owner import Owner
from mlir.availability.vulkan._pipelines import Pipeline

_MOST_KEPT = 128  # The maximum number of cached recordings.
_SECOND = 10**9  # Nanoseconds.
_SLICE = 0.1  # Seconds. Python notices ^C between two calls of Vulkan.
_PATIENCE = 2.0  # Seconds to wait when closing, for what the user hasn't waited for.


class Bound(NamedTuple):
    """A part of a block that is bound to a buffer or an image of a shader.

    Attributes:
        place: the place in the shader.
        block: the block.
        offset: the offset in the block, in bytes.
        size: the number of bytes.
        kind: the kind of descriptor.
        texels: the contents of the image; None for a buffer.
    """

    place: Place
    block: Block
    offset: int
    size: int
    kind: str = "storage_buffer"
    texels: Texels | None = None


class Launch(NamedTuple):
    """A launch of a pipeline.

    Attributes:
        pipeline: the pipeline.
        groups: the number of workgroups along x, y and z.
        bound: its buffers and images.
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
        """Identifies equal launches."""
        parts = tuple(
            (each.place, each.block.number, each.offset, each.size, each.texels) for each in self.bound
        )
        return self.pipeline.number, self.groups, parts, self.constants

    @property
    def uses(self) -> Uses:
        """The numbers of the blocks that it uses. An image's block always counts as read."""
        return Uses(
            frozenset(each.block.number for each in self.bound if each.texels or each.place in self.read),
            frozenset(each.block.number for each in self.bound if each.place in self.written),
        )


class _Recording:
    """A command buffer with its resources. It is submitted to the queue at most once at a time."""

    def __init__(self, logical: LogicalDevice, pool: Any, launches: Sequence[Launch], timed: bool) -> None:
        self._logical, self._pool = logical, pool
        self.blocks = {each.block.number: each.block for launch in launches for each in launch.bound}
        self.uses = [launch.uses for launch in launches]
        self.all_uses = all_uses(self.uses)
        self.is_surplus = False
        """Whether it is to be destroyed once it has ended."""
        vk = logical.vk
        self._owner = Owner(vk, logical.device)
        self._timer = None
        self.commands = None
        try:
            self.fence = self._owner.create("Fence", vk.VkFenceCreateInfo())
            if timed and logical.timestamp_bits:
                self._timer = Timer(vk, logical.device, self._owner)
            self._images = [self._make_images(launch) for launch in launches]
            self._sets = self._make_sets(launches)
            info = vk.VkCommandBufferAllocateInfo(
                commandPool=pool, level=vk.VK_COMMAND_BUFFER_LEVEL_PRIMARY, commandBufferCount=1
            )
            self.commands = vk.vkAllocateCommandBuffers(logical.device, info)[0]
        except (vk.VkError, VulkanError):
            self.destroy()
            raise
        self._submit_info = [vk.VkSubmitInfo(pCommandBuffers=[self.commands])]
        self._launches = launches

    def destroy(self) -> None:
        """Destroys the recording and its objects."""
        vk, device = self._logical.vk, self._logical.device
        if self.commands is not None:
            vk.vkFreeCommandBuffers(device, self._pool, 1, [self.commands])
        self._owner.close()

    def _make_images(self, launch: Launch) -> list[ImageCopy]:
        """Creates the images of a launch."""
        logical = self._logical
        bound = {each.place: each for each in launch.bound}
        logical.limits.check_passed(launch.pipeline.slots, bound)
        uses = [
            ImageUse(place, kind, texels, block.buffer, offset, place in launch.written)
            for place, block, offset, _, kind, texels in launch.bound
            if texels is not None
        ]
        return [ImageCopy(logical.vk, logical.handle, logical.device, self._owner, use) for use in uses]

    def _make_sets(self, launches: Sequence[Launch]) -> list[list[Any]]:
        """Creates the descriptor sets of each launch."""
        vk, device = self._logical.vk, self._logical.device
        layouts = [layout for launch in launches for layout in launch.pipeline.set_layouts]
        slots = [slot for launch in launches for slot in launch.pipeline.slots]
        allocated = iter(make_sets(vk, device, self._owner, slots, layouts))
        sets = [[next(allocated) for _ in launch.pipeline.set_layouts] for launch in launches]
        writes = []
        for launch, own, images in zip(launches, sets, self._images, strict=True):
            held = [
                Descriptor(place, kind, block.buffer, offset, size)
                for place, block, offset, size, kind, texels in launch.bound
                if texels is None
            ]
            held += [each.descriptor for each in images]
            writes += [write_of(vk, own, each) for each in held]
        if writes:
            vk.vkUpdateDescriptorSets(device, len(writes), writes, 0, [])
        return sets

    def record(self, waits: bool) -> None:
        """Records the commands. `waits` is the barrier for earlier submissions."""
        vk, buffer = self._logical.vk, self.commands
        vk.vkBeginCommandBuffer(buffer, vk.VkCommandBufferBeginInfo())
        commands = Commands(vk, buffer)
        if waits:
            commands.barrier(Barrier.MEMORY)
        work = partial(self._record_launches, commands)
        if self._timer is None:
            work()
        else:
            self._timer.around(buffer, work)
        commands.show_host(any(self._images))
        vk.vkEndCommandBuffer(buffer)
        # The command buffer has its own references to the objects that it needs.
        self._launches, self._sets, self._images = (), [], []

    def _record_launches(self, commands: Commands) -> None:
        needed = barriers(self.uses)
        for launch, sets, images, barrier in zip(
            self._launches, self._sets, self._images, needed, strict=True
        ):
            commands.barrier(barrier)
            for image in images:
                image.before(self.commands)
            commands.bind(launch.pipeline.handle, launch.pipeline.layout, sets, launch.constants)
            commands.dispatch(launch.groups)
            for image in images:
                image.after(self.commands)

    def submit(self) -> None:
        """Submits the commands to the queue."""
        vk = self._logical.vk
        vk.vkQueueSubmit(self._logical.queue, 1, self._submit_info, self.fence)

    def seconds(self) -> float | None:
        """Returns the time of the launches, None if that isn't known."""
        if self._timer is None:
            return None
        return self._timer.seconds(self._logical.timestamp_bits, self._logical.nanoseconds_per_tick)


class Submission:
    """Launches that were submitted to a queue.

    Attributes:
        is_done: whether it is known that they have ended.
        seconds: their duration, once that is known.
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
    """Submits to a device's queue. Thread-safe.

    Submissions run in order. A submission that uses what an earlier one writes, or writes what an earlier one
    uses, begins with a barrier. The barrier covers all earlier submissions, so a new period begins: later
    conflicts are only possible with uses in the current period.
    """

    def __init__(self, logical: LogicalDevice) -> None:
        self._logical = logical
        self._lock = threading.RLock()
        self._kept: OrderedDict[tuple[Any, ...], _Recording] = OrderedDict()
        self._pending: deque[Submission] = deque()
        self._period = 0
        self._is_closed = False
        self._is_interrupted = False
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
                raise self._logical.failure(error) from error
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
        end = None if timeout is None else time.monotonic() + timeout
        try:
            while True:
                left = _SLICE if end is None else min(max(end - time.monotonic(), 0), _SLICE)
                with suppress(vk.VkTimeout):
                    vk.vkWaitForFences(device, 1, [submission.recording.fence], True, int(left * _SECOND))
                    break
                if end is not None and time.monotonic() >= end:
                    return False
        except vk.VkError as error:
            raise self._logical.failure(error) from error
        except KeyboardInterrupt:
            self._is_interrupted = True
            raise
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
        """Destroys the cached recordings whose submissions have ended."""
        with self._lock:
            self._reap()
            for key, recording in [*self._kept.items()]:
                if not self._is_pending(recording):
                    del self._kept[key]
                    recording.destroy()

    def close(self) -> bool:
        """Waits for all submissions, and destroys everything. Nothing can be submitted afterwards.

        Returns:
            Whether everything is destroyed. After the user has interrupted a wait, submissions may never end,
            and what they use has to stay.
        """
        with self._lock:
            if self._is_closed:
                return True
            self._is_closed = True
            pending = [*self._pending]
        end = time.monotonic() + _PATIENCE
        try:
            for each in pending:
                if not each.wait(max(end - time.monotonic(), 0) if self._is_interrupted else None):
                    return False
        except VulkanError:
            # A device that is lost executes nothing any more.
            surplus = [each.recording for each in self._pending if each.recording.is_surplus]
            self._pending.clear()
            for recording in surplus:
                recording.destroy()
        self.forget()
        self._logical.vk.vkDestroyCommandPool(self._logical.device, self._pool, None)
        return True

    def _is_pending(self, recording: _Recording) -> bool:
        return any(each.recording is recording for each in self._pending)

    def _recording(self, launches: Sequence[Launch], timed: bool) -> _Recording:
        """Returns a recording of launches that can be submitted."""
        vk = self._logical.vk
        keys = tuple(launch.key for launch in launches)
        waits = self._has_conflict(launches)
        key = keys, timed, waits
        recording = self._kept.get(key)
        if recording is None or self._is_pending(recording):
            recording = _Recording(self._logical, self._pool, launches, timed)
            try:
                recording.record(waits)
            except vk.VkError:
                recording.destroy()
                raise
            self._keep(key, recording)
        else:
            self._kept.move_to_end(key)
            vk.vkResetFences(self._logical.device, 1, [recording.fence])
        self._period += waits
        for number, block in recording.blocks.items():
            if number in recording.all_uses.read:
                block.read_in = self._period
            if number in recording.all_uses.written:
                block.written_in = self._period
        return recording

    def _has_conflict(self, launches: Sequence[Launch]) -> bool:
        """Returns whether launches must wait for submissions of this period."""
        for launch in launches:
            for each in launch.bound:
                if each.block.written_in == self._period:
                    return True
                if each.block.read_in == self._period and each.place in launch.written:
                    return True
        return False

    def _keep(self, key: tuple[Any, ...], recording: _Recording) -> None:
        """Caches a recording. The least recently used ones are dropped."""
        old = self._kept.pop(key, None)
        self._kept[key] = recording
        surplus = [] if old is None else [old]
        while len(self._kept) > _MOST_KEPT:
            surplus.append(self._kept.popitem(last=False)[1])
        for each in surplus:
            if self._is_pending(each):
                # It is destroyed when it has ended.
                each.is_surplus = True
            else:
                each.destroy()

    def _reap(self) -> None:
        """Updates which submissions have ended. They end in order."""
        vk = self._logical.vk
        while self._pending and not self._pending[0].waiting:
            first = self._pending[0]
            try:
                vk.vkGetFenceStatus(self._logical.device, first.recording.fence)
                first.seconds = first.recording.seconds()
            except vk.VkNotReady:
                return
            except vk.VkError as error:
                raise self._logical.failure(error) from error
            self._pending.popleft()
            first.is_done = True
            first.leases = ()
            if first.recording.is_surplus:
                first.recording.destroy()
