# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Packages of compute shaders of any origin."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from mlir import ir
from mlir.availability.ask._operations import binary_of
from mlir.availability.native._extension import _availability
from mlir.availability.native._spirv import StructType
from mlir.availability.package import (
    Binding,
    EntryPoint,
    Expression,
    HostFunction,
    Launch,
    Package,
    PackageModule,
    PushConstant,
)
from mlir.availability.package import Buffer as Described
from mlir.availability.package._bindings import ImageForm, Sampler, SpecializationConstant
from mlir.availability.package._check_manifest import check_function
from mlir.availability.package._formats import FORMATS, Format
from mlir.availability.package._requirements import requirements_of
from mlir.availability.package._resources import Resource
from mlir.availability.vulkan._buffers import Binding as Place
from mlir.availability.vulkan._buffers import Buffer
from mlir.availability.vulkan._elements import elements_of
from mlir.availability.vulkan._interface import Interface, interface_of
from mlir.availability.vulkan._specialize import bits_of

if TYPE_CHECKING:
    from mlir.availability.vulkan._images import Image

_BYTE = "ui8"


def package_shader(
    spv: bytes | bytearray | memoryview,
    entry_point: str = "main",
    *,
    workgroups: Sequence[Expression] = (1, 1, 1),
    name: str | None = None,
    specialization: Mapping[int, float] | None = None,
    formats: Mapping[Place, str] | None = None,
    samplers: Mapping[Place, Sampler] | None = None,
    doc: str = "",
) -> Package:
    """Returns a package with a compute shader, and a function that launches it once.

    >>> spv = av.spirv.serialize(av.lower_to_spirv(kernels, "vulkan1.1"))
    >>> [each.name for each in av.vulkan.package_shader(spv, "saxpy", workgroups=[64]).functions]
    ['saxpy']

    Its arguments are the shader's buffers and images in the order of descriptor set and binding, then the
    members of its push constants, with the names of the variables. An image is an array of height x width, or
    of height x width x components where it has several; layers come first. What the shader writes is changed
    in place. A buffer of several types is an array of bytes (``uint8``).

    Args:
        spv: a SPIR-V binary.
        entry_point: the name of the shader in it.
        workgroups: how many there are along x, y and z: numbers, or expressions
            (:func:`mlir.availability.package.evaluate`) such as ``["ceildiv", ["size", 0, 0], 64]``, of the
            sizes of arguments.
        name: of the function; by default that of the shader.
        specialization: values for specialization constants, by their decoration SpecId.
        formats: those of images for which the shader doesn't say it, by (set, binding):
            ``"R8G8B8A8_UNORM"``.
        samplers: how the shader reads images, by (set, binding) of a sampler, or of an image with one.
        doc: the function's documentation.

    Raises:
        TypeError: `spv` isn't bytes.
        ValueError: it isn't a SPIR-V binary, has no such shader or constant; the shader takes something that
            can't be passed; or a format isn't known. The text says which.
    """
    binary = binary_of(spv)
    context = ir.Context(load_on_create_dialects=[])  # type: ignore[call-arg] # Its stub lacks the argument.
    _availability.load(context)
    interface = interface_of(binary, entry_point, context)
    bits = bits_of(specialization or {}, interface.constants)
    interface = interface_of(binary, entry_point, context, bits)
    maker = _Maker(interface, formats or {}, interface.match_samplers(samplers or {}))
    size, resources, _, subgroup_size = _availability.spirv_interface(context, binary, entry_point, [*bits])
    if size is None:
        raise ValueError(f"the binary doesn't say how large the workgroups of '{entry_point}' are")
    bindings = tuple(maker.bindings())
    pushed = tuple(_push_constants([Resource(*each) for each in resources]))
    # Samplers aren't buffers of the function.
    held = [each for each in bindings if each.kind != "sampler"]
    arguments = [each.buffer for each in held] + [each.buffer for _, each in pushed]
    names = [maker.name_of((each.set, each.binding)) for each in held] + [name for name, _ in pushed]
    groups = (*workgroups, 1, 1)[:3]
    is_constant = all(isinstance(each, int) for each in groups)
    launch = Launch(
        entry_point,
        groups if is_constant else None,  # type: ignore[arg-type]
        tuple((each.set, each.binding, number) for number, each in enumerate(held)),
        tuple(range(len(held), len(arguments))),
        None if is_constant else groups,  # type: ignore[arg-type]
        tuple((specialization or {}).items()),
    )
    function = HostFunction(name or entry_point, tuple(arguments), (), (launch,), names=tuple(names), doc=doc)
    check_function(function)
    read = _availability.spirv_read(context, binary, locations=False, specialization=[*bits])
    _, version, capabilities, extensions = _availability.spirv_triple(read.operation)
    point = EntryPoint(
        entry_point,
        size,
        launch.workgroups,
        bindings,
        tuple(each for _, each in pushed),
        (),
        subgroup_size,
        tuple(
            SpecializationConstant(spec_id, each.name, each.type)
            for spec_id, each in sorted(interface.constants.items())
        ),
    )
    needed = requirements_of(read, version, capabilities, extensions)
    module = PackageModule(binary, version, tuple(capabilities), tuple(extensions), (), (), (point,), needed)
    return Package((module,), (), (function,))


class _Maker:
    """Creates the bindings of a shader."""

    def __init__(
        self, interface: Interface, formats: Mapping[Place, str], samplers: Mapping[Place, Sampler]
    ) -> None:
        self._interface, self._formats, self._samplers = interface, formats, samplers
        if interface.sizes is not None:
            raise ValueError("the shader takes sizes of buffers; use lower_for_targets to make its package")
        if unknown := sorted(formats.keys() - interface.images.keys()):
            raise ValueError(f"a format is given for {unknown[0]}, where the shader has no image")

    def bindings(self) -> Iterator[Binding]:
        interface = self._interface
        for place in sorted((*interface.buffers, *interface.images, *interface.samplers)):
            if len(place) > len(place[:2]):
                raise ValueError(f"there is an array of descriptors at {place[:2]}, which can't be packaged")
            if place in interface.images:
                yield self._image(place, interface.images[place])
            elif place in interface.samplers:
                nothing = Described(_BYTE, ())
                sampler = self._samplers[place]
                yield Binding(*_two(place), nothing, None, None, "sampler", True, False, None, sampler)
            else:
                yield _buffer(place, interface.buffers[place])

    def name_of(self, place: Place) -> str:
        """Returns the name of the variable at a place."""
        images = self._interface.images
        return images[place].name if place in images else self._interface.buffers[place][0].name

    def _image(self, place: Place, image: Image) -> Binding:
        format = self._format_of(place, image)
        shape: tuple[int | None, ...] = (None,) * (image.rank + image.is_arrayed)
        described = Described(
            format.element_type, shape if format.channels == 1 else (*shape, format.channels)
        )
        form = ImageForm(f"{image.rank}D", image.is_arrayed, format.name)
        uses = image.is_read, image.is_written
        return Binding(
            *_two(place), described, None, None, image.kind, *uses, form, self._samplers.get(place)
        )

    def _format_of(self, place: Place, image: Image) -> Format:
        name = self._formats.get(place)
        if name is None:
            if image.format is None:
                raise ValueError(
                    f"the shader doesn't say the format of image '{image.name}': pass "
                    f'formats={{{place}: "R8G8B8A8_UNORM"}}, or another'
                )
            return image.format
        if name not in FORMATS:
            raise ValueError(f"there is no format {name!r} of images; {', '.join(FORMATS)} are known")
        image.check_format(FORMATS[name])
        return FORMATS[name]


def _two(place: Place) -> tuple[int, int]:
    return place[0], place[1]


def _buffer(place: Place, sharing: Sequence[Buffer]) -> Binding:
    """Returns the package's form of a buffer, which several variables may share."""
    first = sharing[0]
    is_of_one = len(sharing) == 1 and len(first.elements) == 1
    element = first.elements[0] if is_of_one else _BYTE
    width = _width(element)
    if not width or first.fixed % width or first.stride % width:
        element, width = _BYTE, 1
    count = None if first.stride else first.fixed // width
    is_read, is_written = any(each.is_read for each in sharing), any(each.is_written for each in sharing)
    return Binding(
        *_two(place),
        Described(element, (count,)),
        None if first.stride else first.fixed,
        None,
        first.kind,
        is_read,
        is_written and not first.is_uniform,
    )


def _push_constants(resources: Sequence[Resource]) -> Iterator[tuple[str, PushConstant]]:
    """Yields the members of a shader's push constants, and their names."""
    for resource in resources:
        if resource.storage_class != "PushConstant" or not resource.is_used or resource.size is None:
            continue
        members = [*StructType(resource.type).element_types]
        ends = [*resource.offsets[1:], resource.size[0]]
        for index, (member, offset, end) in enumerate(zip(members, resource.offsets, ends, strict=True)):
            elements = elements_of(member)
            width = _width(elements[0]) if len(elements) == 1 else 0
            is_scalar = str(member) == elements[0]
            count = member.shape[0] if isinstance(member, ir.VectorType) else (end - offset) // (width or 1)
            shape = () if is_scalar else (count,)
            yield f"constant{index}", PushConstant(offset, Described(elements[0] if width else _BYTE, shape))


def _width(element: str) -> int:
    """Returns the number of bytes of a scalar type, 0 for types that packages don't support."""
    digits = element.lstrip("siuf")
    return int(digits) // 8 if digits.isdigit() and int(digits) >= 8 else 0
