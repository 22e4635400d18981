# Part of mlir-availability, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a compute shader takes, and whether it is what is passed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from mlir import ir
from mlir.availability import _availability

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array: TypeAlias = NDArray[np.generic]

Binding = tuple[int, int]
"""A descriptor set and a binding in it."""


@dataclass(frozen=True)
class Buffer:
    """A storage buffer of a shader, or its push constants.

    Attributes:
        name: of the variable.
        fixed: how many bytes it has before a run-time array at its end, or in all.
        stride: of that run-time array, or 0.
    """

    name: str
    fixed: int
    stride: int

    def wrong_size(self, size: int) -> str:
        """Says what is wrong with `size` bytes; empty if nothing is."""
        if self.stride and size > self.fixed and (size - self.fixed) % self.stride == 0:
            return ""
        if not self.stride and size == self.fixed:
            return ""
        more = f" and one or more times {self.stride}" if self.stride else ""
        return f"'{self.name}' has {self.fixed}{more} bytes, and what is passed {size}"


@dataclass(frozen=True)
class Interface:
    """What a compute shader takes."""

    buffers: Mapping[Binding, Buffer]
    push_constants: Buffer | None

    def match(self, given: Sequence[Array] | Mapping[int | Binding, Array]) -> dict[Binding, Array]:
        """Returns which of the arrays goes where.

        Raises:
            ValueError: there are too many, too few, or of other sizes.
        """
        if isinstance(given, Mapping):
            found = {(0, key) if isinstance(key, int) else key: array for key, array in given.items()}
        else:
            if len(given) != len(self.buffers):
                raise ValueError(f"the shader has {self._listed()}, but {len(given)} arrays are passed")
            found = dict(zip(sorted(self.buffers), given, strict=True))
        if found.keys() != self.buffers.keys():
            raise ValueError(f"the shader has {self._listed()}, but arrays are passed for {sorted(found)}")
        for binding, array in found.items():
            if wrong := self.buffers[binding].wrong_size(array.nbytes):
                raise ValueError(f"buffer {binding}: {wrong}")
        return found

    def check_push_constants(self, size: int) -> None:
        """Raises ValueError if the push constants aren't of `size` bytes."""
        if self.push_constants is None:
            if size:
                raise ValueError(f"the shader has no push constants, but {size} bytes of them are passed")
        elif wrong := self.push_constants.wrong_size(size):
            raise ValueError(f"push constants: {wrong}")

    def _listed(self) -> str:
        return f"{len(self.buffers)} buffers, at (set, binding) {sorted(self.buffers)}"


def interface_of(module: ir.Module, entry_point: str) -> Interface:
    """Returns what a compute shader takes.

    Raises:
        ValueError: there is no such entry point, or it uses something other than storage buffers and
            push constants, or a buffer whose layout isn't explicit.
    """
    buffers: dict[Binding, Buffer] = {}
    constants = None
    for name, storage_class, descriptor_set, binding, size in _availability.spirv_interface(
        module.operation, entry_point
    ):
        if storage_class not in ("StorageBuffer", "PushConstant"):
            raise ValueError(
                f"'{name}' is of storage class {storage_class}: "
                "only storage buffers and push constants can be passed"
            )
        if size is None:
            raise ValueError(f"'{name}' has no explicit layout of scalars, vectors, arrays and structures")
        buffer = Buffer(name, *size)
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
    return Interface(buffers, constants)
