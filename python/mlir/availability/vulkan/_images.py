# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Images of shaders, and the arrays with their contents."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mlir.availability.native._spirv import (
    Dim,
    ImageArrayedInfo,
    ImageSamplerUseInfo,
    ImageSamplingInfo,
    ImageType,
    SampledImageType,
)
from mlir.availability.native._spirv import ImageFormat as SPIRVFormat
from mlir.availability.package._formats import FORMATS, Format, in_spirv

if TYPE_CHECKING:
    import numpy as np
    from mlir import ir

_RANKS = {Dim.Dim1D: 1, Dim.Dim2D: 2, Dim.Dim3D: 3}


@dataclass(frozen=True)
class Texels:
    """The contents of an image.

    Attributes:
        format: the format of a texel.
        rank: the number of dimensions: 1, 2 or 3.
        extent: the number of texels along x, y and z.
        layers: the number of layers; None if it isn't an array.
    """

    format: Format
    rank: int
    extent: tuple[int, int, int]
    layers: int | None

    @property
    def size(self) -> int:
        """The number of bytes of all texels."""
        x, y, z = self.extent
        return x * y * z * (self.layers or 1) * self.format.size


@dataclass(frozen=True)
class Image:
    """An image of a shader.

    Attributes:
        name: the name of the variable.
        kind: "storage_image", "sampled_image" or "combined_image_sampler".
        rank: the number of dimensions: 1, 2 or 3.
        is_arrayed: whether it has layers.
        format: the format of a texel; None if the shader accepts several.
        element: the type of a component in the shader: "f32", "i32" (signed) or "ui32".
        is_read: whether the shader may read it.
        is_written: whether the shader may write to it.
    """

    name: str
    kind: str
    rank: int
    is_arrayed: bool
    format: Format | None
    element: str
    is_read: bool
    is_written: bool

    @property
    def dimensions(self) -> str:
        """The dimensions of an array for it: "height x width"."""
        names = ["layers"] * self.is_arrayed + ["depth", "height", "width"][3 - self.rank :]
        return " x ".join(names)

    def texels(self, shape: Sequence[int], dtype: np.dtype[Any], format: Format | None = None) -> Texels:
        """Returns the texels of the image with the contents of an array.

        Args:
            shape: the shape of the array. Its last dimension is the components of a texel; it may be omitted
                for one component.
            dtype: the type of the array's elements.
            format: the format of a texel, if known; by default the shader's, or the format that matches
                the array.

        Raises:
            ValueError: the image can't hold it.
        """
        rank = self.rank + self.is_arrayed
        if len(shape) not in (rank, rank + 1):
            given = "x".join(map(str, shape)) or "a single number"
            raise ValueError(
                f"'{self.name}' is an image: an array of {self.dimensions} x components can be passed, "
                f"not one of {given}"
            )
        channels = shape[rank] if len(shape) > rank else 1
        format = format or self.format
        if format is None:
            format = self._format_of(dtype, channels)
        elif not format.holds(dtype, channels):
            raise ValueError(
                f"'{self.name}' has texels of {format}, but what is passed has {channels} of {dtype}; "
                f"pass an array with {format.channels} of {format.dtype} in a texel"
            )
        if 0 in shape:
            raise ValueError(f"'{self.name}' is an image, which has at least one texel")
        sizes = shape[:rank]
        layers = sizes[0] if self.is_arrayed else None
        x, y, z = (*reversed(sizes[rank - self.rank :]), 1, 1)[:3]
        return Texels(format, self.rank, (x, y, z), layers)

    def check_format(self, format: Format) -> None:
        """Raises ValueError if the shader doesn't accept texels of a format."""
        if self.format is not None and format != self.format:
            raise ValueError(f"'{self.name}' has texels of {self.format}, not of {format}")
        if format.element != self.element:
            raise ValueError(f"'{self.name}' has texels of {self.element}, which {format} doesn't make")

    def _format_of(self, dtype: np.dtype[Any], channels: int) -> Format:
        """Returns the format of texels with `channels` components of `dtype` each."""
        for format in FORMATS.values():
            if format.element == self.element and format.holds(dtype, channels, signed=True):
                return format
        known = sorted({f"{each.dtype}" for each in FORMATS.values() if each.element == self.element})
        raise ValueError(
            f"'{self.name}' is an image of {self.element}, but what is passed has {channels} of "
            f"{dtype} in a texel; pass an array with 1, 2 or 4 of {', '.join(known)}"
        )


def is_image(type: ir.Type) -> bool:
    """Returns whether a SPIR-V type is an image, with or without a sampler."""
    return isinstance(type, (ImageType, SampledImageType))


def image_of(name: str, type: ir.Type, uses: tuple[bool, bool], is_signed: bool) -> Image:
    """Returns the image of a variable.

    Raises:
        ValueError: images of its kind can't be passed.
    """
    image: Any = type
    if isinstance(type, SampledImageType):
        kind, image = "combined_image_sampler", type.image_type
    elif image.sampler_use_info == ImageSamplerUseInfo.NoSampler:
        kind = "storage_image"
    else:
        kind = "sampled_image"
    if image.dim not in _RANKS or image.sampling_info != ImageSamplingInfo.SingleSampled:
        raise ValueError(
            f"'{name}' is an image of {image.dim}"
            f"{' with several samples' if image.dim in _RANKS else ''}: images of one, two and three "
            "dimensions with a sample for each texel can be passed"
        )
    format = None
    if image.image_format != SPIRVFormat.Unknown:
        format = in_spirv(str(image.image_format))
        if format is None:
            raise ValueError(f"'{name}' is an image of {image.image_format}, which can't be passed")
    element = str(image.element_type)
    if element == "i32" and not is_signed:
        element = "ui32"
    if element not in ("f32", "i32", "ui32"):
        raise ValueError(f"'{name}' is an image of {element}: those of f32, i32 and ui32 can be passed")
    is_arrayed = image.arrayed_info == ImageArrayedInfo.Arrayed
    return Image(name, kind, _RANKS[image.dim], is_arrayed, format, element, *uses)
