# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The kernels of a package's function on a device, and where each finds the function's buffers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mlir import ir
from mlir.availability._api import check
from mlir.availability._constants import kind_of
from mlir.availability._native import _availability
from mlir.availability._steps import For, If, Set, Step, While
from mlir.availability.package import (
    Buffer,
    Constant,
    EntryPoint,
    HostFunction,
    Launch,
    Package,
    PackageModule,
)
from mlir.availability.vulkan._device import Device
from mlir.availability.vulkan._interface import Binding, Interface, Sizes, interface_of
from mlir.availability.vulkan._loader import NotOfferedError
from mlir.availability.vulkan._memory import rounded
from mlir.availability.vulkan._pipelines import Pipeline, Place
from mlir.availability.vulkan._run import reasons_in
from mlir.availability.vulkan._target import device_target

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True, eq=False)
class Kernel:
    """A launch of a function, as a device can do it.

    Attributes:
        launch: what the package says of it.
        pipeline: the shader.
        buffers: its storage buffers: at each place, the position of one of the function's.
        constants: the same of constants that only the shader knows of.
        pushed: the position of a number of the function's for each offset in the push constants.
        num_constant_bytes: how many bytes of push constants there are.
        sizes: the sizes that it is told, or None.
        read: the places that it may read.
        written: the places that it may write to.
    """

    launch: Launch
    pipeline: Pipeline
    buffers: tuple[tuple[Place, int], ...]
    constants: tuple[tuple[Place, Constant], ...]
    pushed: tuple[tuple[int, int], ...]
    num_constant_bytes: int
    sizes: Sizes | None
    read: frozenset[Place]
    written: frozenset[Place]


def kernels_of(package: Package, function: HostFunction, device: Device) -> dict[int, Kernel]:
    """Returns the kernels of a function's launches, by `id` of the launch.

    Raises:
        NotOfferedError: the device can run none of the package's modules.
        ValueError: a module isn't what the package says.
        VulkanError: the driver fails.
    """
    context = ir.Context()
    context.enable_multithreading(False)
    _availability.load(context)
    module = _module_for(package, device, context)
    points = {each.name: each for each in module.entry_points}
    interfaces: dict[str, Interface] = {}
    maker = _KernelMaker(package, function, device, module.binary)
    found = {}
    for launch in launches_in(function.all_steps or ()):
        name = launch.entry_point
        if name not in points:
            raise ValueError(f"function '{function.name}' launches '{name}', which the module doesn't have")
        if name not in interfaces:
            interfaces[name] = interface_of(module.binary, name, context)
        try:
            found[id(launch)] = maker.make(launch, points[name], interfaces[name])
        except ValueError as error:
            raise ValueError(f"function '{function.name}', launch of '{name}': {error}") from error
    return found


def launches_in(steps: Sequence[Step]) -> Iterator[Launch]:
    """Yields the launches among steps, nested ones too."""
    for step in steps:
        if isinstance(step, Launch):
            yield step
        elif isinstance(step, For):
            yield from launches_in(step.body)
        elif isinstance(step, While):
            yield from launches_in((*step.before, *step.body))
        elif isinstance(step, If):
            yield from launches_in((*step.then, *step.otherwise))
        else:
            assert isinstance(step, Set)


def _module_for(package: Package, device: Device, context: ir.Context) -> PackageModule:
    """Returns the first module of a package that a device offers everything for."""
    target = device_target(context, device.info)
    refused = []
    for module in package.modules:
        report = check(_availability.spirv_read(context, module.binary, locations=False), target)
        if report.ok:
            return module
        refused.append(f"the one for {', '.join(module.targets)}: {reasons_in(report)}")
    refused += [f"{each.target}: {each.reasons[0]}" for each in package.refusals if each.reasons]
    listed = "".join(f"\n  {line}" for line in refused)
    raise NotOfferedError(f"{device.info.name} can run none of the package's modules{listed}")


class _KernelMaker:
    def __init__(self, package: Package, function: HostFunction, device: Device, binary: bytes) -> None:
        self._constants = {each.name: each for each in package.constants}
        constants = [each.buffer for each in function.constants]
        self._buffers = [*function.arguments, *function.temporaries, *constants]
        self._device, self._binary = device, binary

    def make(self, launch: Launch, point: EntryPoint, interface: Interface) -> Kernel:
        bound: Mapping[Binding, int] = {
            (place, binding): number for place, binding, number in launch.bindings
        }
        hidden = interface.sizes.place if interface.sizes else None
        constants = {
            (each.set, each.binding): self._constants[each.constant]
            for each in point.bindings
            if each.constant in self._constants and (each.set, each.binding) in interface.buffers
        }
        buffers = []
        for place in sorted(interface.buffers):
            if place == hidden or place in constants:
                continue
            if place not in bound:
                raise ValueError(f"nothing is bound at set {place[0]}, binding {place[1]}")
            self._check(interface, place, self._buffers[bound[place]])
            buffers.append(((place[0], place[1]), bound[place]))
        if any(each.is_uniform for sharing in interface.buffers.values() for each in sharing):
            raise ValueError("it has uniform buffers, which functions of packages don't have")
        places = [(place[0], place[1]) for place in interface.buffers]
        size = interface.push_constants.fixed if interface.push_constants else 0
        offsets = [each.offset for each in point.push_constants]
        if len(offsets) != len(launch.push_constants):
            raise ValueError("it has not as many push constants as the launch passes")
        for offset, number in zip(offsets, launch.push_constants, strict=True):
            if offset + kind_of(self._buffers[number]).itemsize > size:
                raise ValueError(f"there is no push constant at {offset}")
        return Kernel(
            launch,
            self._device.pipelines.get(
                self._binary, launch.entry_point, places, size, interface.subgroup_size
            ),
            tuple(buffers),
            tuple(((place[0], place[1]), each) for place, each in sorted(constants.items())),
            tuple(zip(offsets, launch.push_constants, strict=True)),
            size,
            interface.sizes,
            _places(interface, "is_read"),
            _places(interface, "is_written"),
        )

    def _check(self, interface: Interface, place: Binding, buffer: Buffer) -> None:
        """Raises ValueError if a shader has something else at a place than a function's buffer."""
        if len(place) > len(place[:2]):
            raise ValueError(f"there is an array of buffers at set {place[0]}, binding {place[1]}")
        problems = []
        for shader_has in interface.buffers[place]:
            try:
                shader_has.check_type(kind_of(buffer))
            except ValueError as error:
                problems.append(error)
                continue
            size = kind_of(buffer).itemsize
            for number in buffer.shape:
                size *= -1 if number is None else number
            if size <= 0 or shader_has.admits(rounded(size)) or shader_has.admits(size):
                return
            problems.append(ValueError(shader_has.wrong_size(size)))
        raise problems[0]


def _places(interface: Interface, use: str) -> frozenset[Place]:
    return frozenset(
        (place[0], place[1])
        for place, sharing in interface.buffers.items()
        if any(getattr(each, use) for each in sharing)
    )
