# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The interface of a compute shader, and whether arguments match it."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, TypeAlias

from mlir import ir
from mlir.availability.native._extension import _availability
from mlir.availability.native._spirv import StructType
from mlir.availability.package._bindings import Sampler
from mlir.availability.package._resources import Resource
from mlir.availability.package._sizes import SIZE_BYTES, ToldShape, told_shapes
from mlir.availability.vulkan._buffers import Binding, Buffer, Constant, Passed, Sizes
from mlir.availability.vulkan._elements import elements_of
from mlir.availability.vulkan._images import Image, image_of, is_image

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array: TypeAlias = NDArray[np.generic]

Specialization: TypeAlias = Sequence[tuple[int, int]]
"""The decoration SpecId of constants, and the bits of their values."""

_WORD = 4  # Bytes.
_MAX_BUFFERS = 1024  # The maximum in an array.


@dataclass(frozen=True)
class Interface:
    """The interface of a compute shader.

    Attributes:
        buffers: the buffers that it uses; several if variables share a binding.
        images: the images that it uses.
        samplers: the names of the separate samplers that it uses.
        unused: the places of storage buffers in its module that it doesn't use.
        push_constants: its push constants.
        constants: the specialization constants of its module, by their SpecId.
        workgroup_size: the number of invocations in a workgroup along x, y and z; None if that isn't known.
        sizes: the sizes of buffers that are passed to it; None if there are none.
        subgroup_size: the required size of its subgroups, which must be full; None if it requires none.
    """

    buffers: Mapping[Binding, tuple[Buffer, ...]]
    unused: frozenset[Binding]
    push_constants: Buffer | None
    constants: Mapping[int, Constant]
    workgroup_size: tuple[int, int, int] | None
    sizes: Sizes | None = None
    subgroup_size: int | None = None
    images: Mapping[Binding, Image] = field(default_factory=dict)
    samplers: Mapping[Binding, str] = field(default_factory=dict)

    @property
    def sampled(self) -> frozenset[Binding]:
        """The places of samplers, including those of images."""
        with_image = {place for place, each in self.images.items() if each.kind == "combined_image_sampler"}
        return frozenset(with_image | self.samplers.keys())

    def match(self, given: Sequence[Array] | Mapping[int | Binding, Array]) -> dict[Binding, Passed]:
        """Assigns the arrays to places.

        If a shader reads smaller numbers out of 32-bit integers, the array may end within the last integer.
        An argument that a kernel doesn't use may be passed or omitted.

        Raises:
            ValueError: there are too many, too few, two for one place, or of other sizes or element types.
        """
        if isinstance(given, Mapping):
            found = _by_place(given)
        else:
            places = sorted(self._needed())
            if len(given) != len(places):
                places = sorted(self._needed() | self.unused)
            if len(given) != len(places):
                raise ValueError(f"the shader has {self._listed()}, but {len(given)} arrays are passed")
            found = dict(zip(places, given, strict=True))
        if not self._needed() <= found.keys() <= self.buffers.keys() | self.images.keys() | self.unused:
            passed = f"arrays are passed for {sorted(found)}" if found else "no array is passed"
            raise ValueError(f"the shader has {self._listed()}, but {passed}")
        return {binding: self._passed(binding, array) for binding, array in found.items()}

    def match_samplers(self, given: Mapping[Binding, Sampler]) -> dict[Binding, Sampler]:
        """Returns all samplers, by place. The default is `Sampler()`.

        Raises:
            ValueError: one is passed but the shader has none.
        """
        if surplus := sorted(given.keys() - {place[:2] for place in self.sampled} - self.sampled):
            known = f"has them at (set, binding) {sorted(self.sampled)}" if self.sampled else "has none"
            raise ValueError(f"a sampler is passed for {surplus[0]}, and the shader {known}")
        # All samplers of an array are one part of the pipeline, so they must be equal.
        by_binding = {place[:2]: each for place, each in given.items()}
        return {place: by_binding.get(place[:2], Sampler()) for place in self.sampled}

    def _needed(self) -> frozenset[Binding]:
        """Returns the places for which arrays must be passed. Sizes are derived from them."""
        hidden = self.sizes.place if self.sizes else None
        return frozenset(place for place in (*self.buffers, *self.images) if place != hidden)

    def with_sizes(
        self, passed: dict[Binding, Passed], constants: bytes
    ) -> tuple[dict[Binding, Passed], bytes]:
        """Returns buffers and push constants, with the sizes of the buffers added if they are missing.

        Raises:
            ValueError: an array is missing, or its shape doesn't match the shader.
        """
        if self.sizes is None:
            return passed, constants
        if self.sizes.place is not None:
            if self.sizes.place not in passed:
                found = self.sizes.of(passed)
                passed = passed | {self.sizes.place: Passed(found, found.nbytes)}
        elif self._lacks_sizes(len(constants)):
            constants = constants.ljust(self.sizes.offset, b"\0") + self.sizes.of(passed).tobytes()
        return passed, constants

    def _lacks_sizes(self, size: int) -> bool:
        """Returns whether `size` bytes are the shader's push constants without the sizes of buffers."""
        sizes = self.sizes
        return sizes is not None and sizes.place is None and 0 <= sizes.offset - size < SIZE_BYTES

    def _passed(self, binding: Binding, array: Array) -> Passed:
        if binding in self.images:
            image = self.images[binding]
            try:
                texels = image.texels(array.shape, array.dtype)
            except ValueError as error:
                raise ValueError(f"image {binding}: {error}") from error
            return Passed(array, texels.size, image.kind, texels, image.is_written)
        if binding not in self.buffers:
            return Passed(array, array.nbytes or _WORD)
        errors = []
        for buffer in self.buffers[binding]:
            try:
                size = buffer.check(array)
            except ValueError as error:
                errors.append(error)
            else:
                # Vulkan has no empty buffers.
                return Passed(array, size or _WORD, buffer.kind)
        raise ValueError(f"buffer {binding}: {errors[0]}") from errors[0]

    def check_push_constants(self, size: int, dtype: np.dtype[Any] | None) -> None:
        """Raises ValueError if the push constants aren't of `size` bytes, or not of the types in `dtype`.

        `dtype` is None if they are given as bytes.
        """
        described = self.push_constants
        if self.sizes and described and self._lacks_sizes(size):
            described = replace(described, fixed=size, elements=self.sizes.before, wide=self.sizes.before)
        if described is None:
            if size:
                raise ValueError(f"the shader has no push constants, but {size} bytes of them are passed")
        elif not described.admits(size):
            raise ValueError(f"push constants: {described.wrong_size(size)}")
        elif dtype is not None and size:
            try:
                described.check_type(dtype)
            except ValueError as error:
                raise ValueError(f"push constants: {error}") from error

    def _listed(self) -> str:
        unused = f" (and doesn't use {sorted(self.unused)})" if self.unused else ""
        needed = self._needed()
        what = "buffers and images" if self.images else "buffers"
        return f"{len(needed)} {what}, at (set, binding) {sorted(needed)}{unused}"


def _by_place(given: Mapping[int | Binding, Array]) -> dict[Binding, Array]:
    found: dict[Binding, Array] = {}
    for key, array in given.items():
        place = (0, key) if isinstance(key, int) else key
        if place in found:
            raise ValueError(
                f"two arrays are passed for one binding: {place[1]} stands for {place}; pass one of them"
            )
        found[place] = array
    return found


def interface_of(
    data: bytes, entry_point: str, context: ir.Context, specialization: Specialization = ()
) -> Interface:
    """Returns the interface of a compute shader in a SPIR-V binary.

    Raises:
        ValueError: it is not a SPIR-V binary, there is no such entry point, or it uses something other than
            buffers, images, samplers and push constants, or a buffer whose layout isn't explicit.
    """
    workgroup_size, resources, constants, subgroup_size = _availability.spirv_interface(
        context, data, entry_point, [*specialization]
    )
    buffers: dict[Binding, tuple[Buffer, ...]] = {}
    push_constants = None
    sizes = None
    unused: set[Binding] = set()
    images: dict[Binding, Image] = {}
    samplers: dict[Binding, str] = {}
    for resource in map(Resource._make, resources):
        name, type = resource.name, resource.type
        place = resource.descriptor_set, resource.binding
        if not resource.is_used:
            if resource.storage_class == "StorageBuffer" and None not in place:
                unused.update(_places(resource))
            continue
        if resource.storage_class == "UniformConstant" and (is_image(type) or isinstance(type, ir.NoneType)):
            if is_image(type):
                image = image_of(name, type, resource.uses, resource.is_signed)
                _add(images, resource, image)
            else:
                _add(samplers, resource, name)
            continue
        if resource.storage_class not in ("StorageBuffer", "Uniform", "PushConstant"):
            raise ValueError(
                f"'{name}' is of storage class {resource.storage_class}: "
                "only buffers, images, samplers and push constants can be passed"
            )
        if resource.size is None:
            raise ValueError(f"'{name}' has no explicit layout of scalars, vectors, arrays and structures")
        elements = elements_of(type), elements_of(type, pairs=True)
        buffer = Buffer(name, resource.storage_class == "Uniform", *resource.size, *elements, *resource.uses)
        if shapes := told_shapes(name):
            sizes = _sizes_in(shapes, buffer, type, resource.offsets, *place) or sizes
        if resource.storage_class == "PushConstant":
            push_constants = buffer
        else:
            for each in _places(resource):
                buffers[each] = (*buffers.get(each, ()), buffer)
    _check_shared(buffers)
    _check_apart(buffers, images, samplers)
    # In GLSL, a workgroup size is an unnamed constant beside another one with the same SpecId.
    constants.sort(key=lambda constant: bool(constant[1]))
    known = {spec_id: Constant(name, str(type)) for spec_id, name, type in constants}
    not_used = frozenset(unused - buffers.keys())
    return Interface(
        buffers, not_used, push_constants, known, workgroup_size, sizes, subgroup_size, images, samplers
    )


def _add(found: dict[Binding, Any], resource: Resource, value: Any) -> None:
    for place in _places(resource):
        if place in found and found[place] != value:
            raise ValueError(f"'{resource.name}' and another variable share {place}, and differ")
        found[place] = value


def _check_apart(*kinds: Mapping[Binding, Any]) -> None:
    """Raises ValueError if a binding has variables of several kinds."""
    places = Counter(place[:2] for kind in kinds for place in {each[:2]: None for each in kind})
    if shared := sorted(place for place, count in places.items() if count > 1):
        set_number, binding = shared[0]
        raise ValueError(f"variables of different kinds share descriptor set {set_number}, binding {binding}")


def _sizes_in(
    shapes: tuple[ToldShape, ...],
    buffer: Buffer,
    type: ir.Type,
    offsets: Sequence[int],
    descriptor_set: int | None,
    binding: int | None,
) -> Sizes | None:
    """Returns the sizes that a variable contains; None if they differ from those in its name."""
    count = sum(len(shape.told) for shape in shapes)
    if descriptor_set is not None and binding is not None:
        if (buffer.fixed, buffer.stride) != (count * SIZE_BYTES, 0):
            return None
        return Sizes(shapes, (descriptor_set, binding))
    if len(offsets) < count or buffer.fixed - offsets[-count] != count * SIZE_BYTES:
        return None
    before = itertools.chain.from_iterable(map(elements_of, StructType(type).element_types[:-count]))
    return Sizes(shapes, None, offsets[-count], tuple(each for each, _ in itertools.groupby(before)))


def _places(resource: Resource) -> list[Binding]:
    """Returns the place of a resource, or the places of an array's resources."""
    if resource.descriptor_set is None or resource.binding is None:
        raise ValueError(f"'{resource.name}' has no descriptor set or no binding")
    place, length = (resource.descriptor_set, resource.binding), resource.length
    if length is None:
        return [place]
    if not 1 <= length <= _MAX_BUFFERS:
        many = f"{length}" if length else "an unknown number of"
        what = "buffers" if resource.size is not None else "descriptors"
        raise ValueError(f"'{resource.name}' is an array of {many} {what}: 1 to {_MAX_BUFFERS} can be passed")
    return [(*place, number) for number in range(length)]


def _check_shared(buffers: Mapping[Binding, tuple[Buffer, ...]]) -> None:
    """Raises ValueError if variables of different kinds share a binding."""
    kinds: dict[Binding, tuple[tuple[bool, bool], Buffer]] = {}
    for place, sharing in buffers.items():
        for buffer in sharing:
            kind = buffer.is_uniform, len(place) > len(place[:2])
            known, other = kinds.setdefault(place[:2], (kind, buffer))
            if known != kind:
                raise ValueError(
                    f"'{other.name}' and '{buffer.name}', which are of different kinds, share descriptor set "
                    f"{place[0]}, binding {place[1]}"
                )
