# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The kernels of a package's function on a device, and where each uses the function's buffers."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from mlir import ir
from mlir.availability.ask._check import check
from mlir.availability.native._extension import _availability
from mlir.availability.package import Binding as Described
from mlir.availability.package import (
    Buffer,
    Constant,
    EntryPoint,
    HostFunction,
    Launch,
    Package,
    PackageModule,
)
from mlir.availability.package._bindings import Sampler
from mlir.availability.package._constants import kind_of, size_of
from mlir.availability.package._formats import FORMATS, Format
from mlir.availability.package._steps import For, If, Set, Step, While
from mlir.availability.vulkan._buffers import Binding as Place
from mlir.availability.vulkan._buffers import Sizes
from mlir.availability.vulkan._descriptors import Slot
from mlir.availability.vulkan._device import Device
from mlir.availability.vulkan._images import Image
from mlir.availability.vulkan._interface import Interface, interface_of
from mlir.availability.vulkan._loader import NotOfferedError
from mlir.availability.vulkan._memory import rounded
from mlir.availability.vulkan._pipelines import Pipeline, Shader
from mlir.availability.vulkan._run import reasons_in
from mlir.availability.vulkan._specialize import bits_of, bytes_of
from mlir.availability.vulkan._subgroups import required_size
from mlir.availability.vulkan._target import device_target

if TYPE_CHECKING:
    from collections.abc import Sequence

Specialized = tuple[tuple[int, float], ...]
"""The values of specialization constants."""


class Held(NamedTuple):
    """A shader's use of one of the function's buffers.

    Attributes:
        place: a descriptor set and a binding in it.
        number: the position of the buffer.
        kind: the kind of descriptor.
        image: the shader's image; None for a buffer.
        format: the format of an image's texels.
    """

    place: Place
    number: int
    kind: str
    image: Image | None = None
    format: Format | None = None


@dataclass(frozen=True, eq=False)
class Kernel:
    """A launch of a function, prepared for a device.

    Attributes:
        launch: the launch in the package.
        pipeline: the shader.
        buffers: its buffers and images.
        constants: the same for constants that only the shader uses.
        pushed: for each offset in the push constants, the position of the function's number.
        num_constant_bytes: the number of bytes of push constants.
        sizes: the sizes that are passed to it, or None.
        read: the places that it may read.
        written: the places that it may write to.
    """

    launch: Launch
    pipeline: Pipeline
    buffers: tuple[Held, ...]
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
        ValueError: a module differs from its description in the package.
        VulkanError: the driver fails.
    """
    context = ir.Context()
    context.enable_multithreading(False)
    _availability.load(context)
    module = _module_for(package, device, context)
    points = {each.name: each for each in module.entry_points}
    shaders: dict[tuple[str, Specialized], tuple[Interface, dict[int, bytes]]] = {}
    maker = _KernelMaker(package, function, device, module.binary)
    found = {}
    for launch in launches_in(function.all_steps or ()):
        name = launch.entry_point
        if name not in points:
            raise ValueError(f"function '{function.name}' launches '{name}', which the module doesn't have")
        key = name, launch.specialization
        try:
            if key not in shaders:
                shaders[key] = _specialized(module.binary, launch, context, device)
            found[id(launch)] = maker.make(launch, points[name], *shaders[key])
        except ValueError as error:
            raise ValueError(f"function '{function.name}', launch of '{name}': {error}") from error
    return found


def _specialized(
    binary: bytes, launch: Launch, context: ir.Context, device: Device
) -> tuple[Interface, dict[int, bytes]]:
    """Returns the interface of a launch's shader, and the bytes of its specialization constants."""
    interface = interface_of(binary, launch.entry_point, context)
    if not launch.specialization:
        return interface, {}
    bits = bits_of(dict(launch.specialization), interface.constants)
    # The constants may have changed the sizes of arrays and workgroups.
    interface = interface_of(binary, launch.entry_point, context, bits)
    read = _availability.spirv_read(context, binary, locations=False, specialization=[*bits])
    report = check(read, device_target(context, device.info))
    if not report.ok:
        raise NotOfferedError(f"{device.info.name} can't run '{launch.entry_point}': {reasons_in(report)}")
    return interface, bytes_of(bits, interface.constants)


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
    """Returns the first module of a package that a device supports."""
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

    def make(
        self, launch: Launch, point: EntryPoint, interface: Interface, specialization: Mapping[int, bytes]
    ) -> Kernel:
        described: dict[Place, Described] = {(each.set, each.binding): each for each in point.bindings}
        constants = {
            place: self._constants[each.constant]
            for place, each in described.items()
            if each.constant in self._constants and place in interface.buffers
        }
        held = tuple(self._held(launch, described, interface, constants))
        size = interface.push_constants.fixed if interface.push_constants else 0
        offsets = [each.offset for each in point.push_constants]
        if len(offsets) != len(launch.push_constants):
            raise ValueError("it has not as many push constants as the launch passes")
        for offset, number in zip(offsets, launch.push_constants, strict=True):
            if offset + size_of(self._buffers[number]) > size:
                raise ValueError(f"there is no push constant at {offset}")
        shader = Shader(
            self._binary,
            launch.entry_point,
            tuple(_slots(interface, described)),
            size,
            required_size(interface, None),
            tuple(specialization.items()),
            interface.workgroup_size,
        )
        return Kernel(
            launch,
            self._device.pipelines.get(shader),
            held,
            tuple((place, each) for place, each in sorted(constants.items())),
            tuple(zip(offsets, launch.push_constants, strict=True)),
            size,
            interface.sizes,
            _places(interface, "is_read"),
            _places(interface, "is_written"),
        )

    def _held(
        self,
        launch: Launch,
        described: Mapping[Place, Described],
        interface: Interface,
        constants: Container[Place],
    ) -> Iterator[Held]:
        """Yields the shader's uses of the function's buffers."""
        bound: Mapping[Place, int] = {(place, binding): number for place, binding, number in launch.bindings}
        hidden = interface.sizes.place if interface.sizes else None
        for place in sorted((*interface.buffers, *interface.images)):
            if place == hidden or place in constants:
                continue
            where = f"set {place[0]}, binding {place[1]}"
            if len(place) > len(place[:2]):
                raise ValueError(f"there is an array of descriptors at {where}")
            if place not in bound:
                raise ValueError(f"nothing is bound at {where}")
            buffer, known = self._buffers[bound[place]], described.get(place)
            if place in interface.images:
                image = interface.images[place]
                yield Held(place, bound[place], image.kind, image, _format_of(where, image, buffer, known))
                continue
            kind = interface.buffers[place][0].kind
            if known is not None and known.kind != kind:
                raise ValueError(f"the binary has a {_words(kind)} at {where}, not a {_words(known.kind)}")
            self._check(interface, place, buffer)
            yield Held(place, bound[place], kind)

    def _check(self, interface: Interface, place: Place, buffer: Buffer) -> None:
        """Raises ValueError if a shader has something else at the place of a function's buffer."""
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


def _format_of(where: str, image: Image, buffer: Buffer, known: Described | None) -> Format:
    """Returns the format of an image.

    Raises:
        ValueError: the package has no form for the image, or one that differs from the binary.
    """
    if known is None or known.image is None or known.kind != image.kind:
        raise ValueError(f"the binary has a {_words(image.kind)} at {where}, and the package none")
    form, format = known.image, FORMATS[known.image.format]
    if (int(form.dimension[0]), form.is_arrayed) != (image.rank, image.is_arrayed):
        layers = " with layers" if image.is_arrayed else ""
        raise ValueError(
            f"the binary has an image of {image.rank}D{layers} at {where}, and the package another"
        )
    image.check_format(format)
    shape = buffer.shape
    channels = shape[form.rank] if len(shape) == form.rank + 1 else 1
    if len(shape) not in (form.rank, form.rank + 1) or channels != format.channels:
        raise ValueError(f"the image at {where} of {format} isn't what is bound there, of {list(shape)}")
    if buffer.element_type.lstrip("su") != format.element_type:
        raise ValueError(f"the image at {where} has elements of {format.element_type}")
    return format


def _slots(interface: Interface, described: Mapping[Place, Described]) -> Iterator[Slot]:
    """Yields the descriptors of a shader."""
    for place, sharing in interface.buffers.items():
        yield Slot(place[0], place[1], sharing[0].kind)
    for place, image in interface.images.items():
        yield Slot(place[0], place[1], image.kind, 1, _sampler(interface, described, place))
    for place in interface.samplers:
        yield Slot(place[0], place[1], "sampler", 1, _sampler(interface, described, place))


def _sampler(interface: Interface, described: Mapping[Place, Described], place: Place) -> Sampler | None:
    if place not in interface.sampled:
        return None
    known = described.get(place)
    if known is None or known.sampler is None:
        raise ValueError(
            f"the binary has a sampler at set {place[0]}, binding {place[1]}, and the package none"
        )
    return known.sampler


def _words(kind: str) -> str:
    return kind.replace("_", " ")


def _places(interface: Interface, use: str) -> frozenset[Place]:
    buffers = {
        place for place, sharing in interface.buffers.items() if any(getattr(each, use) for each in sharing)
    }
    images = {place for place, each in interface.images.items() if getattr(each, use)}
    return frozenset(buffers | images)
