# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a compute shader takes, and whether it is what is passed."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeAlias

from mlir import ir
from mlir.availability._native import _availability
from mlir.availability._sizes import SIZE_BYTES, ToldShape, told_shapes
from mlir.availability._spirv import StructType
from mlir.availability.vulkan._elements import describe, elements_of, holds

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array: TypeAlias = NDArray[np.generic]

Binding: TypeAlias = tuple[int, ...]
"""A descriptor set and a binding in it; where that is an array of buffers, also the number of one of them."""

Specialization: TypeAlias = Sequence[tuple[int, int]]
"""The decoration SpecId of constants, and the bits of their values."""

_WORD = 4  # Bytes.
_MAX_BUFFERS = 1024  # In an array.


@dataclass(frozen=True)
class Buffer:
    """A buffer of a shader, or its push constants.

    Attributes:
        name: of the variable.
        is_uniform: whether it is a uniform buffer.
        fixed: how many bytes it has before a run-time array at its end, or in all.
        stride: of that run-time array, or 0.
        words: whether it is integers of 32 bits. Smaller numbers may be read out of these.
        elements: the types of the scalars in it.
        wide: the same, where vectors of two i32 are numbers of 64 bits.
        is_read: whether the shader may read it.
        is_written: whether the shader may write to it.
    """

    name: str
    is_uniform: bool
    fixed: int
    stride: int
    words: bool
    elements: tuple[str, ...]
    wide: tuple[str, ...]
    is_read: bool = True
    is_written: bool = True

    def check_type(self, dtype: np.dtype[Any]) -> None:
        """Raises ValueError if an array of `dtype` holds other elements than the shader has."""
        is_packed = self.words and dtype.itemsize < _WORD
        if not (is_packed or holds(dtype, self.elements) or holds(dtype, self.wide)):
            of = ", ".join(self.elements)
            raise ValueError(
                f"'{self.name}' has elements of {of}, and what is passed has {dtype}; "
                f"pass an array of {describe(self.elements)}"
            )

    def check(self, array: Array) -> int:
        """Returns how many bytes it has where it holds `array`.

        Raises:
            ValueError: it can't hold it.
        """
        self.check_type(array.dtype)
        size = array.nbytes
        if self.words and array.itemsize < _WORD:
            size = -(-size // _WORD) * _WORD
        if not self.admits(size):
            raise ValueError(self.wrong_size(array.nbytes))
        return size

    def admits(self, size: int) -> bool:
        """Returns whether it can be of `size` bytes."""
        if self.stride:
            return size > self.fixed and (size - self.fixed) % self.stride == 0
        return size == self.fixed

    def wrong_size(self, size: int) -> str:
        """Says that it can't be of `size` bytes."""
        more = f" and one or more times {self.stride}" if self.stride else ""
        return f"'{self.name}' has {self.fixed}{more} bytes, and what is passed {size}"


@dataclass(frozen=True)
class Passed:
    """What is passed for a buffer.

    Attributes:
        array: what it holds at first.
        size: how many bytes it has: those of the array, and zeros after them where words end later.
        is_uniform: whether it is a uniform buffer.
    """

    array: Array
    size: int
    is_uniform: bool = False


@dataclass(frozen=True)
class Constant:
    """A specialization constant of a shader.

    Attributes:
        name: what it is called, or "".
        type: "i32", "f32" and the like; "i1" of booleans.
    """

    name: str
    type: str


@dataclass(frozen=True)
class Sizes:
    """The sizes of buffers that a shader is told.

    Attributes:
        shapes: of which buffers.
        place: the storage buffer that holds them; None where they are push constants.
        offset: how many bytes of push constants there are before them.
        before: the types of the scalars in these.
    """

    shapes: tuple[ToldShape, ...]
    place: Binding | None
    offset: int = 0
    before: tuple[str, ...] = ()

    def of(self, passed: Mapping[Binding, Passed]) -> NDArray[np.uint32]:
        """Returns the sizes of what is passed.

        Raises:
            ValueError: an array is missing, or of another shape than the shader is for.
        """
        return self.of_shapes({place: each.array.shape for place, each in passed.items()})

    def of_shapes(self, shapes: Mapping[Binding, tuple[int, ...]]) -> NDArray[np.uint32]:
        """Returns the sizes of buffers of these shapes. Raises ValueError as `of` does."""
        import numpy as np

        found = []
        for told in self.shapes:
            if told.place not in shapes:
                raise ValueError(
                    f"the shader is told the sizes of buffer {told.place}, and no array is passed for it"
                )
            shape = shapes[told.place]
            if not told.admits(shape):
                given = "x".join(map(str, shape)) or "no dimensions"
                raise ValueError(
                    f"buffer {told.place}: the shader is told the sizes of an array of {told}, and what is "
                    f"passed has {given}; reshape it"
                )
            found += [shape[dimension] for dimension in told.told]
        return np.array(found, np.uint32)


@dataclass(frozen=True)
class Interface:
    """What a compute shader takes.

    Attributes:
        buffers: the buffers that it uses; several where variables share a binding.
        unused: where its module has other storage buffers, which it doesn't use.
        push_constants: what it has of them.
        constants: the specialization constants of its module, by their SpecId.
        workgroup_size: how many invocations are in a workgroup along x, y and z; None where that isn't known.
        sizes: the sizes of buffers that it is told; None where it isn't told any.
        subgroup_size: of how many invocations its subgroups have to be, and whole; None where it doesn't say.
    """

    buffers: Mapping[Binding, tuple[Buffer, ...]]
    unused: frozenset[Binding]
    push_constants: Buffer | None
    constants: Mapping[int, Constant]
    workgroup_size: tuple[int, int, int] | None
    sizes: Sizes | None = None
    subgroup_size: int | None = None

    def match(self, given: Sequence[Array] | Mapping[int | Binding, Array]) -> dict[Binding, Passed]:
        """Returns which of the arrays goes where.

        Where a shader reads smaller numbers out of integers of 32 bits, they may end within the last.
        An argument that a kernel doesn't use may be passed, and may be left out.

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
        if not self._needed() <= found.keys() <= self.buffers.keys() | self.unused:
            passed = f"arrays are passed for {sorted(found)}" if found else "no array is passed"
            raise ValueError(f"the shader has {self._listed()}, but {passed}")
        return {binding: self._passed(binding, array) for binding, array in found.items()}

    def _needed(self) -> frozenset[Binding]:
        """Returns where arrays have to be passed: sizes are found in the others."""
        hidden = self.sizes.place if self.sizes else None
        return frozenset(place for place in self.buffers if place != hidden)

    def with_sizes(
        self, passed: dict[Binding, Passed], constants: bytes
    ) -> tuple[dict[Binding, Passed], bytes]:
        """Returns buffers and push constants with the sizes of the buffers, where these aren't among them.

        Raises:
            ValueError: an array is missing, or of another shape than the shader is for.
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
        """Returns whether push constants of `size` bytes are the shader's without the sizes of buffers."""
        sizes = self.sizes
        return sizes is not None and sizes.place is None and 0 <= sizes.offset - size < SIZE_BYTES

    def _passed(self, binding: Binding, array: Array) -> Passed:
        if binding not in self.buffers:
            return Passed(array, array.nbytes or _WORD)
        errors = []
        for buffer in self.buffers[binding]:
            try:
                size = buffer.check(array)
            except ValueError as error:
                errors.append(error)
            else:
                # Vulkan has no buffers of no bytes.
                return Passed(array, size or _WORD, buffer.is_uniform)
        raise ValueError(f"buffer {binding}: {errors[0]}") from errors[0]

    def check_push_constants(self, size: int, dtype: np.dtype[Any] | None) -> None:
        """Raises ValueError if the push constants aren't of `size` bytes, or not of the types in `dtype`.

        That is None where they are given as bytes.
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
        return f"{len(needed)} buffers, at (set, binding) {sorted(needed)}{unused}"


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
    """Returns what a compute shader in a SPIR-V binary takes.

    Raises:
        ValueError: it is no SPIR-V binary, there is no such entry point, or it uses something other than
            buffers and push constants, or a buffer whose layout isn't explicit.
    """
    workgroup_size, resources, constants, subgroup_size = _availability.spirv_interface(
        context, data, entry_point, [*specialization]
    )
    buffers: dict[Binding, tuple[Buffer, ...]] = {}
    push_constants = None
    sizes = None
    unused: set[Binding] = set()
    for name, storage_class, descriptor_set, binding, length, type, size, offsets, is_used, uses in resources:
        if not is_used:
            if storage_class == "StorageBuffer" and descriptor_set is not None and binding is not None:
                unused.update(_places(name, descriptor_set, binding, length))
            continue
        if storage_class not in ("StorageBuffer", "Uniform", "PushConstant"):
            raise ValueError(
                f"'{name}' is of storage class {storage_class}: "
                "only storage buffers, uniform buffers and push constants can be passed"
            )
        if size is None:
            raise ValueError(f"'{name}' has no explicit layout of scalars, vectors, arrays and structures")
        elements = elements_of(type), elements_of(type, pairs=True)
        buffer = Buffer(name, storage_class == "Uniform", *size, *elements, *uses)
        if shapes := told_shapes(name):
            sizes = _sizes_in(shapes, buffer, type, offsets, descriptor_set, binding) or sizes
        if storage_class == "PushConstant":
            push_constants = buffer
        elif descriptor_set is None or binding is None:
            raise ValueError(f"'{name}' has no descriptor set or no binding")
        else:
            for place in _places(name, descriptor_set, binding, length):
                buffers[place] = (*buffers.get(place, ()), buffer)
    _check_shared(buffers)
    # In GLSL, a size of workgroups is a constant without a name beside that of the same SpecId.
    constants.sort(key=lambda constant: bool(constant[1]))
    known = {spec_id: Constant(name, str(type)) for spec_id, name, type in constants}
    not_used = frozenset(unused - buffers.keys())
    return Interface(buffers, not_used, push_constants, known, workgroup_size, sizes, subgroup_size)


def _sizes_in(
    shapes: tuple[ToldShape, ...],
    buffer: Buffer,
    type: ir.Type,
    offsets: Sequence[int],
    descriptor_set: int | None,
    binding: int | None,
) -> Sizes | None:
    """Returns the sizes that a variable holds; None where it holds others than its name says."""
    count = sum(len(shape.told) for shape in shapes)
    if descriptor_set is not None and binding is not None:
        if (buffer.fixed, buffer.stride) != (count * SIZE_BYTES, 0):
            return None
        return Sizes(shapes, (descriptor_set, binding))
    if len(offsets) < count or buffer.fixed - offsets[-count] != count * SIZE_BYTES:
        return None
    before = itertools.chain.from_iterable(map(elements_of, StructType(type).element_types[:-count]))
    return Sizes(shapes, None, offsets[-count], tuple(each for each, _ in itertools.groupby(before)))


def _places(name: str, descriptor_set: int, binding: int, length: int | None) -> list[Binding]:
    """Returns where a buffer is, or the buffers of an array."""
    if length is None:
        return [(descriptor_set, binding)]
    if not 1 <= length <= _MAX_BUFFERS:
        many = f"{length}" if length else "an unknown number of"
        raise ValueError(f"'{name}' is an array of {many} buffers: 1 to {_MAX_BUFFERS} can be passed")
    return [(descriptor_set, binding, number) for number in range(length)]


def _check_shared(buffers: Mapping[Binding, tuple[Buffer, ...]]) -> None:
    """Raises ValueError where variables of different kinds share a binding."""
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
