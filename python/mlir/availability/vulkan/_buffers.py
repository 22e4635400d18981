# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Buffers and constants of shaders, and the arguments that are passed for them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from mlir.availability.package._sizes import ToldShape
from mlir.availability.vulkan._elements import describe, holds
from mlir.availability.vulkan._images import Texels

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array: TypeAlias = NDArray[np.generic]

Binding: TypeAlias = tuple[int, ...]
"""A descriptor set and a binding in it; where that is an array of buffers, also the number of one of them."""

_WORD = 4  # Bytes.
_NUMBERS = "biufcV"  # NumPy's letters for what is stored as it is; "V" is of structures and of bfloat16.


@dataclass(frozen=True)
class Buffer:
    """A buffer of a shader, or its push constants.

    Attributes:
        name: the name of the variable.
        is_uniform: whether it is a uniform buffer.
        fixed: the number of bytes before a trailing run-time array, or of the whole buffer.
        stride: the stride of the run-time array, or 0.
        words: whether it consists of 32-bit integers. Shaders may read smaller numbers out of these.
        elements: the types of the scalars in it.
        wide: the same, with vectors of two i32 as 64-bit numbers.
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

    @property
    def kind(self) -> str:
        """Its kind of descriptor."""
        return "uniform_buffer" if self.is_uniform else "storage_buffer"

    def check_type(self, dtype: np.dtype[Any]) -> None:
        """Raises ValueError if the elements of `dtype` differ from the shader's."""
        is_packed = self.words and dtype.itemsize < _WORD
        if not (is_packed or holds(dtype, self.elements) or holds(dtype, self.wide)):
            of = ", ".join(self.elements)
            raise ValueError(
                f"'{self.name}' has elements of {of}, but what is passed has {dtype}; "
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
        """Returns whether its size may be `size` bytes."""
        if self.stride:
            return size > self.fixed and (size - self.fixed) % self.stride == 0
        return size == self.fixed

    def wrong_size(self, size: int) -> str:
        """Returns the error for a size of `size` bytes."""
        more = f" and one or more times {self.stride}" if self.stride else ""
        return f"'{self.name}' has {self.fixed}{more} bytes, but what is passed {size}"


@dataclass(frozen=True)
class Passed:
    """The argument for a buffer or an image.

    Attributes:
        array: the initial contents.
        size: the number of bytes: those of the array, padded with zeros to whole words.
        kind: the kind of descriptor.
        texels: the texels of an image; None for a buffer.
        is_written: whether the shader may write to it.
    """

    array: Array
    size: int
    kind: str = "storage_buffer"
    texels: Texels | None = None
    is_written: bool = True


@dataclass(frozen=True)
class Constant:
    """A specialization constant of a shader.

    Attributes:
        name: its name, or "".
        type: "i32", "f32" and the like; "i1" for booleans.
    """

    name: str
    type: str


@dataclass(frozen=True)
class Sizes:
    """The sizes of buffers that are passed to a shader.

    Attributes:
        shapes: the shapes of these buffers.
        place: the storage buffer that contains them; None if they are push constants.
        offset: their offset in the push constants, in bytes.
        before: the types of the scalars before them.
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
                    f"the shader takes the sizes of buffer {told.place}, but no array is passed for it"
                )
            shape = shapes[told.place]
            if not told.admits(shape):
                given = "x".join(map(str, shape)) or "no dimensions"
                raise ValueError(
                    f"buffer {told.place}: the shader takes the sizes of an array of {told}, but what is "
                    f"passed has {given}; reshape it"
                )
            found += [shape[dimension] for dimension in told.told]
        return np.array(found, np.uint32)


def numbers_in(what: str, value: object) -> Array:
    """Returns an array in a form that a device can read."""
    import numpy as np

    if not hasattr(value, "__array__"):
        # NumPy would guess the element type of a list: float64 for [1.5], which few shaders use.
        raise TypeError(
            f"{what}: expected an array, not a {type(value).__name__}, whose element type is unknown; pass "
            "numpy.array(value, dtype)"
        )
    array = np.asarray(value)
    if array.dtype.kind not in _NUMBERS or array.dtype.hasobject:
        raise ValueError(f"{what}: an array of numbers can be passed, not one of '{array.dtype}'")
    if not array.dtype.isnative:
        raise ValueError(
            f"{what}: '{array.dtype}' has another byte order than this machine; pass "
            "array.astype(array.dtype.newbyteorder('='))"
        )
    return array
