# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Bindings of shaders other than storage buffers, and specialization constants of pipelines."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from mlir.availability.package._formats import FORMATS

IMAGES = frozenset({"storage_image", "sampled_image", "combined_image_sampler"})
SAMPLED = frozenset({"sampler", "combined_image_sampler"})
KINDS = frozenset({"storage_buffer", "uniform_buffer", "sampler"}) | IMAGES
"""The kinds of descriptors, as Vulkan calls them: VK_DESCRIPTOR_TYPE_..."""

FILTERS = ("nearest", "linear")
ADDRESS_MODES = ("repeat", "mirrored_repeat", "clamp_to_edge", "clamp_to_border")
DIMENSIONS = ("1D", "2D", "3D")
_TYPES = frozenset({"i1", "i8", "i16", "i32", "i64", "f16", "f32", "f64"})
_ACCESSES = {"read": (True, False), "write": (False, True), "read_write": (True, True)}
_MOST = (1 << 32) - 1


@dataclass(frozen=True, slots=True)
class Sampler:
    """How a shader reads images by coordinates from 0 to 1.

    Attributes:
        filter: "nearest", or "linear": between texels.
        address_mode: what is beyond the image: "clamp_to_edge", "clamp_to_border" (zeros), "repeat",
            "mirrored_repeat".

    Raises:
        ValueError: it is not one of these.
    """

    filter: str = "nearest"
    address_mode: str = "clamp_to_edge"

    def __post_init__(self) -> None:
        if self.filter not in FILTERS:
            raise ValueError(f"a sampler's filter is one of {', '.join(FILTERS)}, not {self.filter!r}")
        if self.address_mode not in ADDRESS_MODES:
            raise ValueError(
                f"a sampler's address mode is one of {', '.join(ADDRESS_MODES)}, not {self.address_mode!r}"
            )

    def to_json(self) -> dict[str, Any]:
        """Returns the form of manifest.schema.json."""
        return {"filter": self.filter, "address_mode": self.address_mode}


@dataclass(frozen=True, slots=True)
class ImageForm:
    """The form of a shader's image.

    Attributes:
        dimension: "1D", "2D" or "3D".
        is_arrayed: whether it has layers.
        format: the format of a texel, by Vulkan's name without ``VK_FORMAT_``: "R8G8B8A8_UNORM".

    Raises:
        ValueError: there is no such dimension or format.
    """

    dimension: str
    is_arrayed: bool
    format: str

    def __post_init__(self) -> None:
        if self.dimension not in DIMENSIONS:
            raise ValueError(f"an image is one of {', '.join(DIMENSIONS)}, not {self.dimension!r}")
        if self.is_arrayed not in (True, False) or (self.is_arrayed and self.dimension == "3D"):
            raise ValueError(f"images of {self.dimension} have no layers")
        if not isinstance(self.format, str) or self.format not in FORMATS:
            raise ValueError(f"there is no format {self.format!r} of images; {', '.join(FORMATS)} are known")

    @property
    def rank(self) -> int:
        """The number of dimensions of an array with its texels, including layers and excluding components."""
        return int(self.dimension[0]) + self.is_arrayed

    def to_json(self) -> dict[str, Any]:
        """Returns the form of manifest.schema.json."""
        return {"dimension": self.dimension, "arrayed": self.is_arrayed, "format": self.format}


@dataclass(frozen=True, slots=True)
class SpecializationConstant:
    """A constant whose value can be set when a pipeline is created.

    Attributes:
        id: its SpecId decoration.
        name: its name, or "".
        type: "i32", "f32" and the like; "i1" for booleans.
    """

    id: int
    name: str
    type: str

    def __post_init__(self) -> None:
        check_word("the id of a specialization constant", self.id)
        if not isinstance(self.name, str) or self.type not in _TYPES:
            raise ValueError(f"specialization constant {self.id} is of {self.type!r}, which can't be given")

    def to_json(self) -> dict[str, Any]:
        """Returns the form of manifest.schema.json."""
        return {"id": self.id, "name": self.name, "type": self.type}


def check_word(what: str, value: object) -> None:
    """Raises ValueError if a value is not an unsigned 32-bit integer."""
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= _MOST:
        raise ValueError(f"{what} is {value!r}, which isn't a number from 0 to {_MOST}")


def access_text(is_read: bool, is_written: bool) -> str:
    """Returns a manifest's word for a shader's access to a binding."""
    if not is_written:
        return "read"
    return "read_write" if is_read else "write"


def access_of(text: object) -> tuple[bool, bool]:
    """Returns whether a shader reads a binding and whether it writes to it, from a manifest's word for it.

    Raises:
        ValueError: it is another word.
    """
    if not isinstance(text, str) or text not in _ACCESSES:
        raise ValueError(f"an access is one of {', '.join(_ACCESSES)}, not {text!r}")
    return _ACCESSES[text]


def sampler_of(form: Mapping[str, Any] | None) -> Sampler | None:
    """Returns the sampler that a manifest describes."""
    return None if form is None else Sampler(form["filter"], form["address_mode"])


def image_form_of(form: Mapping[str, Any] | None) -> ImageForm | None:
    """Returns the image that a manifest describes."""
    return None if form is None else ImageForm(form["dimension"], form["arrayed"], form["format"])
