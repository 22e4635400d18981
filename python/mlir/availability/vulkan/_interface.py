# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a compute shader takes, and whether it is what is passed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from mlir import ir
from mlir.availability._native import _availability
from mlir.availability._spirv import PointerType
from mlir.availability.vulkan._elements import describe, elements_of, holds

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array: TypeAlias = NDArray[np.generic]

Binding = tuple[int, int]
"""A descriptor set and a binding in it."""

_WORD = 4  # Bytes.


@dataclass(frozen=True)
class Buffer:
    """A storage buffer of a shader, or its push constants.

    Attributes:
        name: of the variable.
        fixed: how many bytes it has before a run-time array at its end, or in all.
        stride: of that run-time array, or 0.
        words: whether it is integers of 32 bits. Smaller numbers may be read out of these.
        elements: the types of the scalars in it.
    """

    name: str
    fixed: int
    stride: int
    words: bool
    elements: tuple[str, ...]

    def check_type(self, dtype: np.dtype[Any]) -> None:
        """Raises ValueError if an array of `dtype` holds other elements than the shader has."""
        is_packed = self.words and dtype.itemsize < _WORD
        if not is_packed and not holds(dtype, self.elements):
            of = ", ".join(self.elements)
            raise ValueError(
                f"'{self.name}' has elements of {of}, and what is passed has {dtype}; "
                f"pass an array of {describe(self.elements)}"
            )

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
    """What is passed for a storage buffer.

    Attributes:
        array: what it holds at first.
        size: how many bytes it has: those of the array, and zeros after them where words end later.
    """

    array: Array
    size: int


@dataclass(frozen=True)
class Interface:
    """What a compute shader takes.

    Attributes:
        buffers: the storage buffers that it uses.
        unused: where its module has others, which it doesn't use.
        push_constants: what it has of them.
    """

    buffers: Mapping[Binding, Buffer]
    unused: frozenset[Binding]
    push_constants: Buffer | None

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
            places = sorted(self.buffers)
            if len(given) != len(places):
                places = sorted(self.buffers.keys() | self.unused)
            if len(given) != len(places):
                raise ValueError(f"the shader has {self._listed()}, but {len(given)} arrays are passed")
            found = dict(zip(places, given, strict=True))
        if not self.buffers.keys() <= found.keys() <= self.buffers.keys() | self.unused:
            raise ValueError(f"the shader has {self._listed()}, but arrays are passed for {sorted(found)}")
        return {binding: self._passed(binding, array) for binding, array in found.items()}

    def _passed(self, binding: Binding, array: Array) -> Passed:
        buffer = self.buffers.get(binding)
        size = array.nbytes
        if buffer is None:
            return Passed(array, size or _WORD)
        try:
            buffer.check_type(array.dtype)
        except ValueError as error:
            raise ValueError(f"buffer {binding}: {error}") from error
        if buffer.words and array.itemsize < _WORD:
            size = -(-size // _WORD) * _WORD
        if buffer.admits(size):
            # Vulkan has no buffers of no bytes.
            return Passed(array, size or _WORD)
        raise ValueError(f"buffer {binding}: {buffer.wrong_size(array.nbytes)}")

    def check_push_constants(self, size: int, dtype: np.dtype[Any] | None) -> None:
        """Raises ValueError if the push constants aren't of `size` bytes, or not of the types in `dtype`.

        That is None where they are given as bytes.
        """
        if self.push_constants is None:
            if size:
                raise ValueError(f"the shader has no push constants, but {size} bytes of them are passed")
        elif not self.push_constants.admits(size):
            raise ValueError(f"push constants: {self.push_constants.wrong_size(size)}")
        elif dtype is not None:
            try:
                self.push_constants.check_type(dtype)
            except ValueError as error:
                raise ValueError(f"push constants: {error}") from error

    def _listed(self) -> str:
        unused = f" (and doesn't use {sorted(self.unused)})" if self.unused else ""
        return f"{len(self.buffers)} buffers, at (set, binding) {sorted(self.buffers)}{unused}"


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


def interface_of(module: ir.Module, entry_point: str) -> Interface:
    """Returns what a compute shader takes.

    Raises:
        ValueError: there is no such entry point, or it uses something other than storage buffers and
            push constants, or a buffer whose layout isn't explicit.
    """
    buffers: dict[Binding, Buffer] = {}
    constants = None
    unused = set()
    types = _types_of_variables(module)
    for name, storage_class, descriptor_set, binding, size, _, is_used in _availability.spirv_interface(
        module.operation, entry_point
    ):
        if not is_used:
            if storage_class == "StorageBuffer" and descriptor_set is not None and binding is not None:
                unused.add((descriptor_set, binding))
            continue
        if storage_class not in ("StorageBuffer", "PushConstant"):
            raise ValueError(
                f"'{name}' is of storage class {storage_class}: "
                "only storage buffers and push constants can be passed"
            )
        if size is None:
            raise ValueError(f"'{name}' has no explicit layout of scalars, vectors, arrays and structures")
        buffer = Buffer(name, *size, elements_of(types[name]))
        if storage_class == "PushConstant":
            constants = buffer
        elif descriptor_set is None or binding is None:
            raise ValueError(f"'{name}' has no descriptor set or no binding")
        elif (descriptor_set, binding) in buffers:
            other = buffers[descriptor_set, binding].name
            raise ValueError(
                f"'{name}' and '{other}' share descriptor set {descriptor_set}, binding {binding}"
            )
        else:
            buffers[descriptor_set, binding] = buffer
    return Interface(buffers, frozenset(unused - buffers.keys()), constants)


def _types_of_variables(module: ir.Module) -> dict[str, ir.Type]:
    """Returns what the global variables of a SPIR-V module point to, by their names."""
    (spirv_module,) = module.body.operations
    types: dict[str, ir.Type] = {}
    for op in spirv_module.regions[0].blocks[0].operations:
        if op.operation.name == "spirv.GlobalVariable":
            pointer = PointerType(ir.TypeAttr(op.attributes["type"]).value)
            types[ir.StringAttr(op.attributes["sym_name"]).value] = pointer.pointee_type
    return types
