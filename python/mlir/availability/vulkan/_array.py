# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Arrays on a device."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from mlir.availability.vulkan._memory import Lease

if TYPE_CHECKING:
    import numpy as np
    from mlir.availability.vulkan._device import Device
    from numpy.typing import NDArray

_CPU = (1, 0)  # kDLCPU of DLPack: the host can access the memory.


class DeviceArray:
    """An array in memory of a device. `Device.array` makes one, and so do functions.

    It is in memory that the host sees, too: ``numpy.asarray(array)`` and ``numpy.from_dlpack(array)`` (or
    another library's) copy nothing. They wait for what the device calculates. What it calculates later is
    seen through them, once that has been waited for by `Device.wait`.

    Attributes:
        device: where it is.
        shape: how many elements there are in each dimension.
        dtype: of an element.
    """

    def __init__(self, device: Device, lease: Lease, shape: tuple[int, ...], dtype: np.dtype[Any]) -> None:
        self.device, self.shape, self.dtype = device, shape, dtype
        self._lease = lease

    @property
    def nbytes(self) -> int:
        """How many bytes the elements have."""
        return math.prod(self.shape) * self.dtype.itemsize

    @property
    def ndim(self) -> int:
        """How many dimensions there are."""
        return len(self.shape)

    @property
    def size(self) -> int:
        """How many elements there are."""
        return math.prod(self.shape)

    def numpy(self) -> NDArray[Any]:
        """Returns a copy as an array of NumPy's. Waits for what the device calculates."""
        copied: NDArray[Any] = self._view().copy()
        return copied

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> NDArray[Any]:
        view = self._view()
        if dtype is not None and dtype != view.dtype:
            if copy is False:
                raise ValueError(f"an array of {self.dtype} can't be seen as one of {dtype} without a copy")
            converted: NDArray[Any] = view.astype(dtype)
            return converted
        return view.copy() if copy else view

    def __dlpack__(self, **options: Any) -> Any:
        return self._view().__dlpack__(**options)

    def __dlpack_device__(self) -> tuple[int, int]:
        return _CPU

    def __len__(self) -> int:
        if not self.shape:
            raise TypeError("an array of no dimensions has no length")
        return self.shape[0]

    def __repr__(self) -> str:
        return f"DeviceArray(shape={self.shape}, dtype={self.dtype}, device={self.device.info.name!r})"

    def _view(self) -> NDArray[Any]:
        """Returns a NumPy array that shares the memory, once the device has finished with it."""
        import numpy as np

        self.device._wait_for(self._lease.block)
        found: NDArray[Any] = np.asarray(_Shared(self._lease, self.shape, self.dtype))
        return found.view(self.dtype).reshape(self.shape)


class _Shared:
    """Bytes for NumPy. NumPy keeps this object alive, which keeps the memory alive."""

    def __init__(self, lease: Lease, shape: tuple[int, ...], dtype: np.dtype[Any]) -> None:
        import numpy as np

        self._lease = lease
        size = math.prod(shape) * dtype.itemsize
        data = np.frombuffer(lease.block.bytes, np.uint8, size)
        self.__array_interface__ = {
            "version": 3,
            "shape": (size,),
            "typestr": "|u1",
            "data": (data.ctypes.data, False),
        }
