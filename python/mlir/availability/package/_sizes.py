# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The buffer sizes that a shader is passed at run time, and the constants that it reads from buffers.

The names of variables encode them, as ``PassSizes.h`` and ``PassConstants.h`` describe:
``sizes(0.0:?x?,0.1:_x16)`` and ``constant(kernels::table)``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

_SHAPE = r"\d{1,9}\.\d{1,9}:(?:[?_]|\d{1,9})(?:x(?:[?_]|\d{1,9}))*"
_SIZES = re.compile(rf"(?:push_constants)?sizes\(({_SHAPE}(?:,{_SHAPE})*)\)(?:_\d+)?")

_CONSTANT = re.compile(r"constant\((.+)\)(?:_\d+)?", re.DOTALL)

SIZE_BYTES = 4
"""The number of bytes of each size."""


@dataclass(frozen=True, slots=True)
class ToldShape:
    """A buffer whose sizes a shader is passed.

    Attributes:
        place: its descriptor set and its binding.
        dimensions: for each, "?" if its size is passed, "_" if the shader doesn't need it, and otherwise its
            size.
    """

    place: tuple[int, int]
    dimensions: tuple[str, ...]

    @property
    def told(self) -> tuple[int, ...]:
        """The dimensions whose sizes are passed."""
        return tuple(index for index, dimension in enumerate(self.dimensions) if dimension == "?")

    def admits(self, shape: tuple[int, ...]) -> bool:
        """Returns whether an array of this shape can be passed."""
        if len(shape) != len(self.dimensions):
            return False
        return all(
            dimension in ("?", "_") or int(dimension) == size
            for dimension, size in zip(self.dimensions, shape, strict=True)
        )

    def __str__(self) -> str:
        return "x".join(self.dimensions).replace("_", "?")


def told_shapes(name: str) -> tuple[ToldShape, ...]:
    """Returns the buffers whose sizes a variable of this name contains; none for other variables."""
    match = _SIZES.fullmatch(name)
    if not match:
        return ()
    shapes = []
    for text in match[1].split(","):
        place, _, dimensions = text.partition(":")
        descriptor_set, _, binding = place.partition(".")
        shapes.append(ToldShape((int(descriptor_set), int(binding)), tuple(dimensions.split("x"))))
    return tuple(shapes)


def constant_in(name: str) -> str | None:
    """Returns the name of the constant that a variable of this name contains; None for other variables."""
    match = _CONSTANT.fullmatch(name)
    return match[1] if match else None
