# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Vulkan's texel formats whose components are numbers of one type, as arrays hold them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np

_COMPONENTS = {1: "R", 2: "RG", 4: "RGBA"}


@dataclass(frozen=True)
class Format:
    """How a texel is stored.

    Attributes:
        name: Vulkan's, without VK_FORMAT_: "R8G8B8A8_UNORM".
        spirv: SPIR-V's: "Rgba8".
        channels: how many components there are: 1, 2 or 4.
        bits: the width of a component.
        suffix: the type of a component: "SFLOAT", "SINT", "UINT", "UNORM", "SNORM".
    """

    name: str
    spirv: str
    channels: int
    bits: int
    suffix: str

    @property
    def size(self) -> int:
        """The number of bytes of a texel."""
        return self.channels * self.bits // 8

    @property
    def element(self) -> str:
        """The type of a component in shaders: "f32", "i32" (signed) or "ui32"."""
        return {"SINT": "i32", "UINT": "ui32"}.get(self.suffix, "f32")

    @property
    def element_type(self) -> str:
        """The type of a component in buffers: "f32", "i8"."""
        return f"{'f' if self.suffix == 'SFLOAT' else 'i'}{self.bits}"

    @property
    def dtype(self) -> str:
        """The NumPy type of a component."""
        kind = {"SFLOAT": "float", "SINT": "int", "SNORM": "int"}.get(self.suffix, "uint")
        return f"{kind}{self.bits}"

    def holds(self, dtype: np.dtype[Any], channels: int, *, signed: bool = False) -> bool:
        """Returns whether an array can hold texels of this format.

        Args:
            dtype: the type of its elements.
            channels: the number of elements in a texel.
            signed: whether the signedness of integers must match, too.
        """
        if channels != self.channels or dtype.itemsize * 8 != self.bits:
            return False
        if signed or self.suffix == "SFLOAT":
            return str(dtype.name) == self.dtype
        return str(dtype.kind) in "iu"

    def __str__(self) -> str:
        return self.name


def _formats() -> Iterator[Format]:
    widths = {
        "SFLOAT": (32, 16),
        "SINT": (32, 16, 8),
        "UINT": (32, 16, 8),
        "UNORM": (16, 8),
        "SNORM": (16, 8),
    }
    letters = {"SFLOAT": "f", "SINT": "i", "UINT": "ui", "UNORM": "", "SNORM": "Snorm"}
    for suffix, all_bits in widths.items():
        for bits in all_bits:
            for channels, components in _COMPONENTS.items():
                name = "".join(f"{each}{bits}" for each in components) + f"_{suffix}"
                spirv = f"{components.capitalize()}{bits}{letters[suffix]}"
                yield Format(name, spirv, channels, bits, suffix)


FORMATS = {each.name: each for each in _formats()}
"""All formats, by name."""

_IN_SPIRV = {each.spirv: each for each in FORMATS.values()}


def in_spirv(name: str) -> Format | None:
    """Returns the format with a SPIR-V name, None if there is none."""
    return _IN_SPIRV.get(name)
