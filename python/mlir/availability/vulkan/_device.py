# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A device that stays open, with what is on it."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any

from mlir.availability.vulkan._array import DeviceArray
from mlir.availability.vulkan._buffers import numbers_in
from mlir.availability.vulkan._devices import DeviceInfo, devices
from mlir.availability.vulkan._loader import VulkanError
from mlir.availability.vulkan._logical import LogicalDevice
from mlir.availability.vulkan._memory import Block, Lease, Pool
from mlir.availability.vulkan._pipeline_cache import CacheFile, default_folder
from mlir.availability.vulkan._pipelines import Pipelines
from mlir.availability.vulkan._recording import Launch, Recorder, Submission

if TYPE_CHECKING:
    from numpy.typing import NDArray

_MOST_NUMBERS = 4096


class Device:
    """A Vulkan device that stays open: pipelines, buffers and what was recorded are kept between calls.

    Drivers work in this process: one that crashes ends it. :func:`mlir.availability.vulkan.run` uses a
    process of its own instead, for shaders and drivers that aren't trusted.

    All threads may use it. ``with Device() as device:`` closes it in the end. Arrays can be read after that;
    nothing can be run any more.

    Attributes:
        info: what the driver says of it.
    """

    def __init__(
        self, device: DeviceInfo | str | int | None = None, *, cache: Path | str | bool = True
    ) -> None:
        """Opens a device.

        Args:
            device: one of :func:`devices`, its index, or its name or a part of that; by default the first.
            cache: the folder for what the driver has compiled, so that it needn't do so again; True for the
                user's (``$XDG_CACHE_HOME/mlir-availability/pipelines``), False for none. A file there that is
                damaged is ignored, with a warning.

        Raises:
            TypeError: `device` is not one of these.
            VulkanError: there is no such device, something that it requires is missing, or the driver fails.
        """
        self.info = _chosen(device)
        self._logical = LogicalDevice(self.info)
        self._lock = threading.RLock()
        self._is_closed = False
        with ExitStack() as made:
            made.callback(self._logical.let_go)
            self._pool = Pool(self._logical)
            try:
                self._recorder = Recorder(self._logical)
                made.callback(self._recorder.close)
                self._pipelines = Pipelines(self._logical, self._cache_file(cache))
            except self._logical.vk.VkError as error:
                raise self._logical.failure(error) from error
            made.pop_all()
        self._numbers: dict[bytes, tuple[Lease, int]] = {}
        self._slab: tuple[Lease, int] | None = None

    def array(self, values: Any) -> DeviceArray:
        """Returns an array on the device with the same elements.

        Args:
            values: an array of numbers of NumPy's, or of another library that NumPy can read.

        Raises:
            TypeError: it doesn't say the type of its elements.
            ValueError: it doesn't hold numbers.
            VulkanError: there is no memory left, or the device is closed.
        """
        if isinstance(values, DeviceArray):
            values = values.numpy()
        array = numbers_in("the array", values)
        lease = self._lease(array.nbytes)
        self._fill(lease, array)
        return DeviceArray(self, lease, array.shape, array.dtype)

    def wait(self) -> None:
        """Waits until all launches have ended."""
        self._recorder.wait_all()

    def close(self) -> None:
        """Waits until all launches have ended, and closes the device.

        After a wait was interrupted (^C), it waits for two seconds only, and leaves to the driver what is
        still running.
        """
        with self._lock:
            if self._is_closed:
                return
            self._is_closed = True
        if not self._recorder.close():
            return
        self._numbers.clear()
        self._slab = None
        self._pool.close()
        self._pipelines.close()
        self._logical.let_go()

    def __enter__(self) -> Device:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def __del__(self) -> None:
        # If the constructor failed, there is nothing to close. At exit, modules may no longer exist.
        with suppress(Exception):
            self.close()

    def __repr__(self) -> str:
        return f"Device({self.info.name!r})"

    # What functions use.

    @property
    def is_closed(self) -> bool:
        """Whether it is closed."""
        return self._is_closed

    @property
    def num_buffers(self) -> int:
        """How many buffers there are, including those that are kept for reuse."""
        return self._pool.count

    @property
    def pipelines(self) -> Pipelines:
        """The pipelines of the device."""
        return self._pipelines

    def _cache_file(self, cache: Path | str | bool) -> CacheFile | None:
        if cache is False:
            return None
        folder = default_folder() if cache is True else Path(cache)
        vk = self._logical.vk
        properties = vk.vkGetPhysicalDeviceProperties(self._logical.handle)
        uuid = bytes(properties.pipelineCacheUUID)
        return CacheFile(folder, self.info.vendor_id, self.info.device_id, uuid)

    def _submit(self, launches: Sequence[Launch], leases: Sequence[Lease], timed: bool) -> Submission:
        return self._recorder.submit(launches, leases, timed)

    def _lease(self, size: int) -> Lease:
        """Returns a lease of a buffer of `size` bytes."""
        with self._lock:
            try:
                return self._pool.take(size)
            except VulkanError:
                # Cached recordings may use up the memory.
                self._recorder.forget()
                self._pool.trim()
                return self._pool.take(size)

    def _fill(self, lease: Lease, array: NDArray[Any]) -> None:
        """Writes the elements of an array, and zeros up to the end of the last word."""
        import numpy as np

        held = np.frombuffer(lease.block.bytes, np.uint8, lease.size)
        size = array.nbytes
        held[:size].view(array.dtype).reshape(array.shape)[...] = array
        held[size:] = 0

    def _wait_for(self, block: Block) -> None:
        """Waits until no submission uses a block."""
        self._recorder.wait_for(block)

    def _number(self, data: bytes) -> tuple[Lease, int]:
        """Returns a buffer with these bytes, and their offset. No kernel may write to it.

        Equal bytes are at the same place, so that recordings which use them can be submitted again.
        """
        import numpy as np

        with self._lock:
            found = self._numbers.get(data)
            if found is None:
                step = -(-len(data) // self._logical.alignment) * self._logical.alignment
                lease, start = self._slab or (self._lease(0), 0)
                if start + step > lease.block.capacity or len(self._numbers) >= _MOST_NUMBERS:
                    if len(self._numbers) >= _MOST_NUMBERS:
                        self._numbers.clear()
                    lease, start = self._lease(max(1 << 16, step)), 0
                np.frombuffer(lease.block.bytes, np.uint8)[start : start + len(data)] = np.frombuffer(
                    data, np.uint8
                )
                self._slab = lease, start + step
                found = self._numbers[data] = lease, start
            return found


def _chosen(device: DeviceInfo | str | int | None) -> DeviceInfo:
    """Returns the device that the argument refers to."""
    if isinstance(device, DeviceInfo):
        return device
    if device is not None and (isinstance(device, bool) or not isinstance(device, (str, int))):
        raise TypeError(
            f"a device is one of av.vulkan.devices(), its index or its name, not a {type(device).__name__}"
        )
    found = devices()
    if device is None:
        return found[0]
    for each in found:
        if device == each.index or (isinstance(device, str) and device.lower() in each.name.lower()):
            return each
    known = ", ".join(f"{each.index}: {each.name}" for each in found)
    raise VulkanError(f"there is no Vulkan device {device!r}, but {known}")


_default: Device | None = None
_default_lock = threading.Lock()


def default_device() -> Device:
    """Returns the first device, shared by all callers that name none. It is opened on first use."""
    global _default
    import atexit

    with _default_lock:
        if _default is None or _default.is_closed:
            _default = Device()
            atexit.register(_default.close)
        return _default
