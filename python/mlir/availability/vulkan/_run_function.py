# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a function of a package: its launches, one after the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from mlir.availability._constants import kind_of, shape_of
from mlir.availability.package import Buffer, HostFunction, Launch, Package, PackageModule, evaluate
from mlir.availability.vulkan._devices import DeviceInfo
from mlir.availability.vulkan._loader import NotOfferedError
from mlir.availability.vulkan._run import run

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[np.generic]


def run_function(
    package: Package,
    name: str,
    arguments: Sequence[Array | None],
    *,
    device: DeviceInfo | None = None,
    timeout: float = 60.0,
) -> list[Array]:
    """Runs a function of a package on a Vulkan device.

    Its launches are run in order, each by :func:`run`, so that buffers travel to the device and back for
    each: this shows what a package calculates, and not how fast.

    Args:
        package: what :func:`mlir.availability.lower_for_targets` or
            :func:`mlir.availability.package.read` returns.
        name: of the function.
        arguments: an array for each of its arguments, results included; a number is an array of one. They are
            not changed. None for an argument that the function only writes: zeros of its shape are passed.
        device: the one to run it on; by default the first of all that one of the modules is for.
        timeout: how many seconds each launch may take.

    Returns:
        What the arguments hold in the end.

    Raises:
        ValueError: there is no such function, or it does more than launch kernels; an array is missing, or
            of another shape or type.
        NotOfferedError: no device can run any of the modules.
        VulkanError: as with :func:`run`.
    """
    function = next((each for each in package.functions if each.name == name), None)
    if function is None:
        known = ", ".join(f"'{each.name}'" for each in package.functions) or "none"
        raise ValueError(f"there is no function '{name}' in the package, which has {known}")
    if function.launches is None:
        raise ValueError(f"function '{name}' does more than launch kernels: only the lowered module has it")
    buffers, numbers = _buffers(function, arguments)
    left = list(package.modules)
    if not left:
        raise ValueError("the package has no module: all targets are refused")
    for launch in function.launches:
        groups = launch.workgroups or _calculated(launch, [each.shape for each in buffers], numbers)
        if not all(groups):
            continue
        result = _run(left, launch, groups, buffers, device, timeout)
        for place, number in _bound(launch).items():
            buffers[number] = result[place]
    return buffers[: len(function.arguments)]


def _bound(launch: Launch) -> dict[tuple[int, int], int]:
    return {(place, binding): number for place, binding, number in launch.bindings}


def _run(
    left: list[PackageModule],
    launch: Launch,
    groups: Sequence[int],
    buffers: Sequence[Array],
    device: DeviceInfo | None,
    timeout: float,
) -> Mapping[Any, Array]:
    """Runs a launch of the first module that a device offers what it needs; those before it are removed."""
    bound = {place: buffers[number] for place, number in _bound(launch).items()}
    while True:
        try:
            return run(
                left[0].binary, launch.entry_point, bound, groups, device=device, timeout=timeout
            ).buffers
        except NotOfferedError:
            if len(left) < 2:
                raise
            left.pop(0)


def _calculated(
    launch: Launch, shapes: Sequence[Sequence[int]], numbers: Mapping[int, int]
) -> tuple[int, ...]:
    if launch.calculated_workgroups is None:
        raise ValueError(f"it isn't known how many workgroups of '{launch.entry_point}' there are")
    return tuple(evaluate(each, shapes, numbers) for each in launch.calculated_workgroups)


def _buffers(function: HostFunction, arguments: Sequence[Array | None]) -> tuple[list[Array], dict[int, int]]:
    """Returns what the buffers of a function hold at first, and the numbers among its arguments."""
    import numpy as np

    if len(arguments) != len(function.arguments):
        raise ValueError(
            f"function '{function.name}' has {len(function.arguments)} arguments, results included, "
            f"but {len(arguments)} arrays are passed"
        )
    found: list[Array] = []
    numbers: dict[int, int] = {}
    given = [*arguments, *[None] * len(function.temporaries)]
    for index, buffer in enumerate((*function.arguments, *function.temporaries)):
        # Sizes are calculated from those of buffers before.
        shape = _shape(buffer, [each.shape for each in found], numbers)
        what = f"argument {index} of function '{function.name}'"
        array = _filled(what, given[index], buffer, shape)
        if not shape and array.dtype.kind in "iu":
            numbers[index] = int(array.reshape(-1)[0])
        found.append(array)
    for constant in function.constants:
        values = np.frombuffer(constant.data, kind_of(constant.buffer))
        found.append(values.reshape(shape_of(constant.buffer)))
    return found, numbers


def _shape(
    buffer: Buffer, shapes: Sequence[Sequence[int]], numbers: Mapping[int, int]
) -> tuple[int | None, ...]:
    if buffer.calculated_shape is None:
        return buffer.shape
    shape = tuple(evaluate(size, shapes, numbers) for size in buffer.calculated_shape)
    if min(shape) < 0:
        raise ValueError(f"the arguments are too small: a buffer would have the shape {list(shape)}")
    return shape


def _filled(what: str, given: Array | None, buffer: Buffer, shape: Sequence[int | None]) -> Array:
    """Returns an array for a buffer: the one that is given, if it is of its shape, or zeros."""
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
        raise ValueError(f"{what} is {expected}, and what is passed {'x'.join(map(str, array.shape))}")
    return array
