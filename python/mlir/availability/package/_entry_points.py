# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The shaders of a package: their interfaces, and where they find each argument."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from mlir.availability.package._bindings import (
    IMAGES,
    KINDS,
    SAMPLED,
    ImageForm,
    Sampler,
    SpecializationConstant,
    access_text,
    check_word,
)
from mlir.availability.package._expressions import Expression


@dataclass(frozen=True, slots=True)
class Buffer:
    """The contents of a storage buffer.

    Attributes:
        element_type: the type of an element, as MLIR prints it: ``"f32"``.
        shape: the number of elements in each dimension; empty for a single one. None for a dimension that the
            launching program chooses or calculates.
        calculated_shape: for each dimension, the expression of its size; None if it isn't calculated. See
            :func:`mlir.availability.package.evaluate`.
    """

    element_type: str
    shape: tuple[int | None, ...]
    calculated_shape: tuple[Expression, ...] | None = None

    def to_json(self) -> dict[str, Any]:
        """Returns ``{"element_type": ..., "shape": [...]}``, and ``calculated_shape`` where there is one."""
        form: dict[str, Any] = {"element_type": self.element_type, "shape": list(self.shape)}
        if self.calculated_shape is not None:
            form["calculated_shape"] = list(self.calculated_shape)
        return form


@dataclass(frozen=True, slots=True)
class Constant:
    """The constant contents of a buffer, shared by all modules.

    Attributes:
        name: its name in the package's file of constants.
        buffer: the type and the shape.
        data: the bytes of the buffer.
    """

    name: str
    buffer: Buffer
    data: bytes = field(repr=False)

    def to_json(self) -> dict[str, Any]:
        """Returns the form of manifest.schema.json, without the data."""
        return {"name": self.name, **self.buffer.to_json()}


@dataclass(frozen=True, slots=True)
class Binding:
    """A descriptor of an entry point: a buffer, an image or a sampler.

    Attributes:
        set: the descriptor set.
        binding: the binding number in the set.
        buffer: its contents. The elements of an image are its texels: a two-dimensional image is an array of
            height x width, or height x width x components. A sampler has none.
        size: the required number of bytes. It is more than the contents if narrow numbers are read from
            32-bit words. None if the shape has a None.
        constant: the name of its constant contents; None if they aren't constant.
        kind: the kind of descriptor: "storage_buffer", "uniform_buffer", "storage_image", "sampled_image",
            "combined_image_sampler" or "sampler".
        is_read: whether the shader may read it.
        is_written: whether the shader may write to it.
        image: the form of the image; None if it isn't an image.
        sampler: how the shader samples images; None if it has no sampler.

    Raises:
        ValueError: the parts don't fit together.
    """

    set: int
    binding: int
    buffer: Buffer
    size: int | None
    constant: str | None = None
    kind: str = "storage_buffer"
    is_read: bool = True
    is_written: bool = True
    image: ImageForm | None = None
    sampler: Sampler | None = None

    def __post_init__(self) -> None:
        check_word("a descriptor set", self.set)
        check_word("a binding", self.binding)
        where = f"set {self.set}, binding {self.binding}"
        if self.kind not in KINDS:
            raise ValueError(f"{where} is of kind {self.kind!r}; {', '.join(sorted(KINDS))} are known")
        if (self.image is not None) != (self.kind in IMAGES):
            raise ValueError(f"{where} is of kind {self.kind}: image says what an image is, and only that")
        if (self.sampler is not None) != (self.kind in SAMPLED):
            raise ValueError(f"{where} is of kind {self.kind}: sampler says how to sample, and only that")
        if self.is_written and self.kind not in ("storage_buffer", "storage_image"):
            raise ValueError(f"{where} is of kind {self.kind}, which shaders don't write to")
        if self.constant is not None and self.kind != "storage_buffer":
            raise ValueError(f"{where} is of kind {self.kind}, and constants are in storage buffers")

    def to_json(self) -> dict[str, Any]:
        """Returns the form of manifest.schema.json."""
        return {
            "set": self.set,
            "binding": self.binding,
            **self.buffer.to_json(),
            "size": self.size,
            "constant": self.constant,
            "kind": self.kind,
            "access": access_text(self.is_read, self.is_written),
            "image": self.image and self.image.to_json(),
            "sampler": self.sampler and self.sampler.to_json(),
        }


@dataclass(frozen=True, slots=True)
class PushConstant:
    """A push constant of an entry point.

    Attributes:
        offset: its offset in the push constants, in bytes.
        buffer: its type.
    """

    offset: int
    buffer: Buffer

    def to_json(self) -> dict[str, Any]:
        """Returns the form of manifest.schema.json."""
        return {"offset": self.offset, **self.buffer.to_json()}


@dataclass(frozen=True, slots=True)
class Size:
    """A size that is passed to an entry point as a 32-bit integer.

    Attributes:
        set: the descriptor set of the buffer whose size it is.
        binding: the binding number in the set.
        dimension: the dimension whose size it is.
        offset: its offset in bytes, in the push constants or in `place`.
        place: set and binding of the storage buffer that contains it; None for push constants.
    """

    set: int
    binding: int
    dimension: int
    offset: int
    place: tuple[int, int] | None = None

    def to_json(self) -> dict[str, Any]:
        """Returns the form of manifest.schema.json."""
        place = self.place and {"set": self.place[0], "binding": self.place[1]}
        return {
            "set": self.set,
            "binding": self.binding,
            "dimension": self.dimension,
            "offset": self.offset,
            "place": place,
        }


@dataclass(frozen=True, slots=True)
class EntryPoint:
    """A compute shader.

    Attributes:
        name: what it is called in the binary.
        workgroup_size: how many invocations a workgroup has along x, y and z.
        workgroups: how many workgroups are launched; None where the input doesn't say, or not once
            and for all.
        bindings: the buffers, images and samplers that it uses.
        push_constants: those that it has.
        sizes: the sizes that are passed to it, of buffers whose shapes have a None.
        required_subgroup_size: the size of subgroups that a pipeline has to require
            (VkPipelineShaderStageRequiredSubgroupSizeCreateInfo); None for none.
        specialization_constants: those that launches may give values.
    """

    name: str
    workgroup_size: tuple[int, int, int]
    workgroups: tuple[int, int, int] | None
    bindings: tuple[Binding, ...]
    push_constants: tuple[PushConstant, ...] = ()
    sizes: tuple[Size, ...] = ()
    required_subgroup_size: int | None = None
    specialization_constants: tuple[SpecializationConstant, ...] = ()

    @property
    def full_subgroups(self) -> bool:
        """Whether a pipeline must require full subgroups (REQUIRE_FULL_SUBGROUPS)."""
        return self.required_subgroup_size is not None

    def to_json(self) -> dict[str, Any]:
        """Returns the form of manifest.schema.json."""
        return {
            "name": self.name,
            "workgroup_size": list(self.workgroup_size),
            "workgroups": None if self.workgroups is None else list(self.workgroups),
            "bindings": [binding.to_json() for binding in self.bindings],
            "push_constants": [constant.to_json() for constant in self.push_constants],
            "sizes": [size.to_json() for size in self.sizes],
            "required_subgroup_size": self.required_subgroup_size,
            "full_subgroups": self.full_subgroups,
            "specialization_constants": [each.to_json() for each in self.specialization_constants],
        }
