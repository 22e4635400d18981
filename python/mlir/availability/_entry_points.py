# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The shaders of a package: what each takes, and where it finds it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from mlir.availability._bindings import (
    IMAGES,
    KINDS,
    SAMPLED,
    ImageForm,
    Sampler,
    SpecializationConstant,
    access_text,
    check_word,
)
from mlir.availability._expressions import Expression


@dataclass(frozen=True, slots=True)
class Buffer:
    """What a storage buffer holds.

    Attributes:
        element_type: of an element, as MLIR prints it: ``"f32"``.
        shape: how many there are in each dimension; empty for a single one. None where whoever launches
            kernels chooses, or calculates it.
        calculated_shape: for each dimension, how the number is calculated; None where it isn't. See
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
    """A constant that a buffer holds, and that all modules share.

    Attributes:
        name: what it is called in the package's file of constants.
        buffer: what the buffer holds.
        data: the numbers themselves, as the buffer has them.
    """

    name: str
    buffer: Buffer
    data: bytes = field(repr=False)

    def to_json(self) -> dict[str, Any]:
        """Returns the form of manifest.schema.json, without the data."""
        return {"name": self.name, **self.buffer.to_json()}


@dataclass(frozen=True, slots=True)
class Binding:
    """Where an entry point finds a buffer, an image or a sampler.

    Attributes:
        set: the descriptor set.
        binding: the number in it.
        buffer: what is there. The texels of an image are elements: an array of one of two dimensions is
            height x width, or height x width x components. Of a sampler, nothing.
        size: how many bytes there have to be. More than what the buffer holds, where numbers are read
            out of words. None where the shape has a None.
        constant: the name of the constant that it has to hold; None for none.
        kind: of the descriptor: "storage_buffer", "uniform_buffer", "storage_image", "sampled_image",
            "combined_image_sampler" or "sampler".
        is_read: whether the shader may read it.
        is_written: whether the shader may write to it.
        image: what the image is; None where it isn't one.
        sampler: how the shader reads images; None where it has no sampler.

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
    """Where an entry point finds a push constant.

    Attributes:
        offset: how many bytes of push constants there are before it.
        buffer: what is there.
    """

    offset: int
    buffer: Buffer

    def to_json(self) -> dict[str, Any]:
        """Returns the form of manifest.schema.json."""
        return {"offset": self.offset, **self.buffer.to_json()}


@dataclass(frozen=True, slots=True)
class Size:
    """Where an entry point reads a size that is passed to it: a 32-bit integer.

    Attributes:
        set: the descriptor set of the buffer whose size it is.
        binding: the number in it.
        dimension: which dimension it is the size of.
        offset: how many bytes there are before it, of push constants or in `place`.
        place: set and binding of the storage buffer that it is in; None for push constants.
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
        """Whether a pipeline has to require whole subgroups (REQUIRE_FULL_SUBGROUPS)."""
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
