# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions that are called: arrays in, arrays out."""

from __future__ import annotations

import inspect
import math
import time
from collections.abc import Mapping, Sequence
from types import MethodType
from typing import TYPE_CHECKING, Any

from mlir.availability.package import Buffer, HostFunction, Package, evaluate
from mlir.availability.package._constants import kind_of
from mlir.availability.package._expressions import as_integer
from mlir.availability.vulkan._array import DeviceArray
from mlir.availability.vulkan._buffers import numbers_in
from mlir.availability.vulkan._describe import asked, distinct, documentation, set_by_host, shape_text
from mlir.availability.vulkan._device import Device
from mlir.availability.vulkan._elements import describe, holds
from mlir.availability.vulkan._kernels import kernels_of
from mlir.availability.vulkan._memory import Lease
from mlir.availability.vulkan._program import Program

if TYPE_CHECKING:
    import numpy as np
    from mlir.availability.vulkan._recording import Submission
    from numpy.typing import NDArray

    Array = NDArray[Any]

Shape = tuple[int, ...]


class Pending:
    """A call of a function that a device is working on."""

    def __init__(self, submissions: Sequence[Submission], finish: _Finish) -> None:
        self._submissions, self._finish = submissions, finish

    @property
    def is_done(self) -> bool:
        """Whether the call has ended."""
        return self.wait(0)

    @property
    def seconds(self) -> float | None:
        """How long its launches took on the device, by the device's clock. Waits for the end.

        None unless ``timing=True`` asked for it and the device can measure it.
        """
        self.wait()
        found = [each.seconds for each in self._submissions]
        known = [each for each in found if each is not None]
        return math.fsum(known) if known and len(known) == len(found) else None

    def wait(self, timeout: float | None = None) -> bool:
        """Waits for the end, for at most `timeout` seconds. Returns whether it has come.

        Raises:
            VulkanError: the driver fails.
        """
        end = None if timeout is None else time.monotonic() + timeout
        for each in self._submissions:
            if not each.wait(None if end is None else max(end - time.monotonic(), 0)):
                return False
        self._finish.copy_back()
        return True

    def result(self) -> Any:
        """Returns what the function returns. Waits for it, unless it is on the device."""
        if not self._finish.stays:
            self.wait()
        return self._finish.results()


class _Finish:
    """The rest of a call after it has ended: copying results to NumPy arrays."""

    def __init__(
        self,
        device: Device,
        results: Sequence[tuple[Lease, Shape, np.dtype[Any]]],
        changed: Sequence[tuple[Lease, Array]],
        stays: bool,
    ) -> None:
        self._device, self._results, self._changed, self.stays = device, results, changed, stays

    def copy_back(self) -> None:
        changed, self._changed = self._changed, ()
        for lease, array in changed:
            array[...] = _view(lease, array.shape, array.dtype)

    def results(self) -> Any:
        found: list[Any] = [
            DeviceArray(self._device, lease, shape, dtype)
            if self.stays
            else _view(lease, shape, dtype).copy()
            for lease, shape, dtype in self._results
        ]
        if not found:
            return None
        return found[0] if len(found) == 1 else tuple(found)


class Function:
    """A function of a package on a device. It is called as a function of Python's.

    Arguments are arrays of NumPy's, arrays on the device (:class:`DeviceArray`), or numbers where the
    function takes numbers. Each has to be of the element type and shape that the function has. Results are
    arrays of NumPy's; where an argument is on the device, they stay on it, and the call doesn't wait for
    them. An argument that the function writes to, as it may to a memref, is changed in place.
    """

    def __init__(self, package: Package, function: HostFunction, device: Device) -> None:
        """Makes the function's kernels ready. :func:`load` and :func:`compile` call this."""
        if function.all_steps is None:
            raise ValueError(f"function '{function.name}' can't be run from a manifest: {function.problem}")
        self.device = device
        self._function = function
        self._steps = function.all_steps
        self._kernels = kernels_of(package, function, device)
        constants = [each.buffer for each in function.constants]
        self._buffers = [*function.arguments, *function.temporaries, *constants]
        self._leases = [_constant(device, each.data) for each in function.constants]
        self._hidden = {
            constant.name: _constant(device, constant.data)
            for kernel in self._kernels.values()
            for _, constant in kernel.constants
        }
        names = function.names or [""] * len(function.arguments)
        self._names = distinct(names, function.results)
        self._inputs = [i for i in range(len(function.arguments)) if i not in function.results]
        self._asked = asked(self._steps, self._buffers)
        self._set = frozenset(set_by_host(self._steps))
        self._written = frozenset(
            held.number
            for kernel in self._kernels.values()
            for held in kernel.buffers
            if held.place in kernel.written
        )
        self.__name__ = self.__qualname__ = function.name
        self.__doc__ = documentation(function, self._names, self._inputs, self._written, device.info.name)
        self.__signature__ = inspect.Signature(
            [inspect.Parameter(self._names[i], inspect.Parameter.POSITIONAL_OR_KEYWORD) for i in self._inputs]
        )

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        """Calls it.

        Raises:
            TypeError: an argument is missing, is one too many, or is not an array.
            ValueError: an argument is of another element type or shape.
            VulkanError: the driver fails, or the device is closed.
        """
        pending = self.submit(*arguments, **named)
        if not pending._finish.stays:
            pending.wait()
        return pending.result()

    def submit(self, *arguments: Any, timing: bool = False, **named: Any) -> Pending:
        """Calls it, and doesn't wait for the end, unless the host has to know what a kernel has calculated.

        Args:
            arguments: those of a call.
            timing: whether to measure how long the device takes.
            named: those of a call, by name.

        Returns:
            What can be waited for.

        Raises:
            TypeError: see a call.
        """
        given = self.__signature__.bind(*arguments, **named).arguments
        shapes: list[Shape] = [()] * len(self._buffers)
        leases: list[Lease | None] = [None] * len(self._buffers)
        numbers: dict[int, float] = {}
        changed: list[tuple[Lease, Array]] = []
        stays = False
        for index in self._inputs:
            value = given[self._names[index]]
            array = self._checked(index, value)
            shapes[index] = tuple(array.shape)
            if isinstance(array, DeviceArray):
                stays = True
                leases[index] = array._lease
            else:
                lease = leases[index] = self.device._lease(array.nbytes)
                self.device._fill(lease, array)
                if index in self._written:
                    changed.append((lease, self._writable(index, value)))
            if index in self._asked:
                numbers[index] = array.numpy().item() if isinstance(array, DeviceArray) else array.item()
        self._allocate(shapes, leases, numbers)
        results = [(leases[i], shapes[i], _dtype(self._buffers[i])) for i in self._function.results]
        program = Program(
            self.device, self._kernels, self._buffers, shapes, leases, numbers, self._hidden, timing
        )
        program.run(self._steps)
        kept = [(lease, shape, dtype) for lease, shape, dtype in results if lease is not None]
        return Pending(program.submissions, _Finish(self.device, kept, changed, stays))

    def __get__(self, instance: object, owner: type | None = None) -> Any:
        """Makes it a method where it is an attribute of a class, as functions are."""
        return self if instance is None else MethodType(self, instance)

    def __repr__(self) -> str:
        return f"<function {self.__name__}{self.__signature__} on {self.device.info.name}>"

    @property
    def buffers(self) -> Mapping[str, Buffer]:
        """What its arguments and results are, by name."""
        arguments = self._function.arguments
        return dict(zip(self._names, arguments, strict=True))

    def _what(self, index: int) -> str:
        return f"argument '{self._names[index]}' of '{self.__name__}'"

    def _checked(self, index: int, value: Any) -> Array | DeviceArray:
        """Returns an argument as an array of the type and shape that the function takes."""
        import numpy as np

        buffer = self._buffers[index]
        array: Array | DeviceArray
        if isinstance(value, DeviceArray):
            if value.device is not self.device:
                raise ValueError(f"{self._what(index)} is on another device: {value.device!r}")
            array = value
        elif not buffer.shape and isinstance(value, (bool, int, float)):
            return self._number(index, value)
        else:
            array = numbers_in(self._what(index), value)
            if not buffer.shape and array.size == 1:
                array = array.reshape(())
        element = _element(buffer)
        # NumPy has no bfloat16 of its own, so its bits are accepted.
        accepted = (element, "i16") if element == "bf16" else (element,)
        if not any(holds(np.dtype(array.dtype), (each,)) for each in accepted):
            raise ValueError(
                f"{self._what(index)} has elements of {buffer.element_type}, but what is passed has "
                f"{array.dtype}; pass an array of {describe((element,))}"
            )
        if len(array.shape) != len(buffer.shape) or any(
            wanted not in (None, size) for wanted, size in zip(buffer.shape, array.shape, strict=True)
        ):
            given = "x".join(map(str, array.shape)) or "a single number"
            raise ValueError(f"{self._what(index)} is {shape_text(buffer)}, but what is passed is {given}")
        return array

    def _number(self, index: int, value: float) -> Array:
        import numpy as np

        kind = _dtype(self._buffers[index])
        array = np.array(value).astype(kind)
        if kind.kind in "iu" and array.item() != value:
            raise ValueError(f"{self._what(index)} is of {kind}, which doesn't have {value!r}")
        return array

    def _writable(self, index: int, value: Any) -> Array:
        """Returns the array that receives the function's output."""
        import numpy as np

        if not isinstance(value, np.ndarray) or not value.flags.writeable:
            raise ValueError(
                f"{self._what(index)} is written to: pass a writable NumPy array, or an array on the device"
            )
        return value

    def _allocate(
        self, shapes: list[Shape], leases: list[Lease | None], numbers: Mapping[int, float]
    ) -> None:
        """Creates the buffers that aren't passed."""
        function = self._function
        for index, buffer in enumerate(self._buffers):
            if index in self._inputs:
                continue
            if buffer.calculated_shape is None:
                if None in buffer.shape:
                    raise ValueError(f"the size of buffer {index} of '{self.__name__}' is unknown")
                shape = tuple(size or 0 for size in buffer.shape)
            else:
                shape = tuple(
                    as_integer(evaluate(size, shapes, numbers), size) for size in buffer.calculated_shape
                )
                if any(size < 0 for size in shape):
                    raise ValueError(
                        f"the arguments of '{self.__name__}' are too small: a buffer would have the shape "
                        f"{list(shape)}"
                    )
            shapes[index] = shape
            constant = index - len(function.arguments) - len(function.temporaries)
            if constant >= 0:
                leases[index] = self._leases[constant]
            elif index not in self._set:
                size = math.prod(shape) * kind_of(buffer).itemsize
                leases[index] = self.device._lease(size)


def _constant(device: Device, data: bytes) -> Lease:
    import numpy as np

    lease = device._lease(len(data))
    device._fill(lease, np.frombuffer(data, np.uint8))
    return lease


def _view(lease: Lease, shape: Shape, dtype: np.dtype[Any]) -> Array:
    """Returns an array that shares memory with a buffer."""
    import numpy as np

    count = math.prod(shape)
    return np.frombuffer(lease.block.bytes, np.uint8)[: count * dtype.itemsize].view(dtype).reshape(shape)


def _element(buffer: Buffer) -> str:
    """Returns the type of an element in shaders."""
    return {"index": "i32", "i1": "i8"}.get(buffer.element_type, buffer.element_type)


def _dtype(buffer: Buffer) -> np.dtype[Any]:
    """Returns the NumPy type of results."""
    import numpy as np

    if buffer.element_type == "bf16":
        try:
            import ml_dtypes
        except ImportError:
            return kind_of(buffer)
        found: np.dtype[Any] = np.dtype(ml_dtypes.bfloat16)
        return found
    return kind_of(buffer)
