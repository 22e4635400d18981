# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a function of a package in a process of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from mlir.availability.files.worker._work import Tell
from mlir.availability.package import Buffer, HostFunction, Package, evaluate
from mlir.availability.package._constants import kind_of
from mlir.availability.package._expressions import as_integer
from mlir.availability.vulkan._device import Device
from mlir.availability.vulkan._devices import DeviceInfo, devices
from mlir.availability.vulkan._function import Function
from mlir.availability.vulkan._load import find_function
from mlir.availability.vulkan._loader import NotOfferedError, VulkanError
from mlir.availability.vulkan._run import in_worker
from mlir.availability.vulkan._target import device_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[np.generic]


def run_function(
    package: Package | str | Path,
    name: str,
    arguments: Sequence[Array | None],
    *,
    device: DeviceInfo | None = None,
    timeout: float = 60.0,
) -> list[Array]:
    """Runs a function of a package on a Vulkan device.

    >>> package = av.lower_for_targets(functions, ["vulkan1.1"])
    >>> arguments = [np.full(1, 2, np.float32), np.ones((10, 33), np.float32), np.zeros(33, np.float32), None]
    >>> av.vulkan.run_function(package, "scale", arguments)[3].shape
    (10, 33)

    All of it happens in a process of its own, so a driver that crashes ends nothing but this call. The device
    is opened for it: :func:`load` returns functions that are called many times.

    Args:
        package: as with :func:`load`.
        name: of the function.
        arguments: an array for each of its arguments, results included; a number is an array of one. They are
            not changed. None for an argument that the function only writes: zeros of its shape are passed.
        device: the one to run it on; by default the first of all that one of the modules is for.
        timeout: how many seconds all of it may take. The process is killed then.

    Returns:
        What the arguments hold in the end.

    Raises:
        OSError: a file of the package can't be read.
        ValueError: the package isn't one, there is no such function, or a manifest can't express what it
            does; an array is missing, or of another shape or type.
        NotOfferedError: no device can run any of the modules.
        VulkanError: as with :func:`run`.
    """
    package, function = find_function(package, name)
    arrays = _arrays(function, arguments)
    candidates = None if device is None else [device_of(device)]

    found: list[Array] = in_worker(_Running(package, name), (arrays, candidates), timeout)
    return found


@dataclass(frozen=True)
class _Running:
    """Calls a function of a package in a worker."""

    package: Package
    name: str

    def __call__(
        self, passed: tuple[list[Array], list[DeviceInfo] | None], tell: Tell
    ) -> list[Array] | ValueError | TypeError | VulkanError:
        tell.retire()
        arrays, candidates = passed
        function = next(each for each in self.package.functions if each.name == self.name)
        try:
            tell.enter("asking the Vulkan devices")
            found = devices() if candidates is None else candidates
            tell.enter(f"running function '{self.name}'")
            return _call_first(self.package, function, arrays, found)
        except VulkanError as error:
            return error
        except (ValueError, TypeError) as error:
            return (
                type(error)(str(error)) if type(error) in (ValueError, TypeError) else ValueError(str(error))
            )


def _call_first(
    package: Package, function: HostFunction, arrays: Sequence[Array], candidates: Sequence[DeviceInfo]
) -> list[Array]:
    """Calls a function on the first device that can run one of the modules."""
    refused = []
    for info in candidates:
        with Device(info, cache=False) as device:
            try:
                called = Function(package, function, device)
            except NotOfferedError as error:
                refused.append(str(error))
                continue
            return _call(called, function, arrays)
    raise NotOfferedError("\n".join(refused))


def _call(called: Function, function: HostFunction, arrays: Sequence[Array]) -> list[Array]:
    """Returns what the arguments hold after a call."""
    inputs = {index: array for index, array in enumerate(arrays) if index not in function.results}
    returned = called(*inputs.values())
    results = returned if isinstance(returned, tuple) else (returned,)
    found = inputs | dict(zip(function.results, results, strict=False))
    return [found[index] for index in range(len(arrays))]


def _arrays(function: HostFunction, arguments: Sequence[Array | None]) -> list[Array]:
    """Returns the initial contents of the arguments."""
    import numpy as np

    if len(arguments) != len(function.arguments) and function.all_steps is not None:
        raise ValueError(
            f"function '{function.name}' has {len(function.arguments)} arguments, results included, "
            f"but {len(arguments)} arrays are passed"
        )
    found: list[Array] = []
    numbers: dict[int, int] = {}
    for index, buffer in enumerate(function.arguments):
        # A size is calculated from those of earlier buffers.
        shape = _shape(buffer, [each.shape for each in found], numbers)
        what = f"argument {index} of function '{function.name}'"
        array = np.array(_filled(what, arguments[index], buffer, shape))
        if not shape and array.dtype.kind in "iu":
            numbers[index] = int(array.reshape(-1)[0])
        # A single number is an array of one.
        found.append(array if shape else array.reshape(()))
    return found


def _shape(
    buffer: Buffer, shapes: Sequence[Sequence[int]], numbers: Mapping[int, int]
) -> tuple[int | None, ...]:
    if buffer.calculated_shape is None:
        return buffer.shape
    shape = tuple(as_integer(evaluate(size, shapes, numbers), size) for size in buffer.calculated_shape)
    if any(size < 0 for size in shape):
        raise ValueError(f"the arguments are too small: a buffer would have the shape {list(shape)}")
    return shape


def _filled(what: str, given: Array | None, buffer: Buffer, shape: Sequence[int | None]) -> Array:
    """Returns an array for a buffer: the given one, if its shape matches, or zeros."""
    import numpy as np

    if given is None:
        if None in shape:
            raise ValueError(f"{what} has a size that its caller chooses; pass an array")
        return np.zeros([size or 0 for size in shape] or [1], kind_of(buffer))
    array = np.asarray(given)
    if not shape and array.size == 1:
        return array
    if len(array.shape) != len(shape) or any(
        wanted not in (None, size) for wanted, size in zip(shape, array.shape, strict=True)
    ):
        expected = "x".join("?" if size is None else str(size) for size in shape) or "a single number"
        raise ValueError(f"{what} is {expected}, but what is passed {'x'.join(map(str, array.shape))}")
    return array
