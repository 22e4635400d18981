# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The resources of a shader, from the reader of binaries."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from mlir.availability.package._sizes import constant_in

if TYPE_CHECKING:
    from mlir import ir


class Resource(NamedTuple):
    """A variable with a binding.

    Attributes:
        name: the name of the variable.
        storage_class: "StorageBuffer", "Uniform", "UniformConstant", "PushConstant", or another.
        descriptor_set: its descriptor set; None if it states none.
        binding: its binding in the set; None for push constants.
        length: the length of an array; 0 if that isn't known.
        type: the type of one element; none for a sampler.
        size: the bytes before a run-time array, the stride of that array, and whether it consists of 32-bit
            integers; None without an explicit layout.
        offsets: the offsets of its members.
        is_used: whether the entry point uses it.
        uses: whether it may be read, and whether it may be written to.
        is_signed: whether it is an image of signed integers.
    """

    name: str
    storage_class: str
    descriptor_set: int | None
    binding: int | None
    length: int | None
    type: ir.Type
    size: tuple[int, int, bool] | None
    offsets: list[int]
    is_used: bool
    uses: tuple[bool, bool]
    is_signed: bool


def constants_in(resources: Iterable[tuple[Any, ...]]) -> dict[tuple[int, int], tuple[str, int]]:
    """Returns the constants that a shader finds in buffers: name and bytes, by set and binding."""
    found: dict[tuple[int, int], tuple[str, int]] = {}
    for each in map(Resource._make, resources):
        name = constant_in(each.name)
        if name is not None and each.is_used and each.binding is not None and each.size is not None:
            found[each.descriptor_set or 0, each.binding] = name, each.size[0]
    return found
