# Part of mlir-availability, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""SPIR-V binaries in and out: upstream's serialiser, which the official bindings don't reach."""

from __future__ import annotations

from mlir import ir
from mlir.availability import _availability
from mlir.availability._api import HasOperation, context_or_current, operation_of

__all__ = ["deserialize", "serialize"]


def serialize(op: HasOperation) -> bytes:
    """Writes a ``spirv.module`` as a SPIR-V binary.

    Args:
        op: a ``spirv.module``, or something that holds exactly one.

    Returns:
        The binary: the contents of a ``.spv`` file.

    Raises:
        TypeError: `op` is not an operation.
        ValueError: it doesn't hold exactly one ``spirv.module``, or that one can't be written;
            the text says why.
    """
    return _availability.spirv_serialize(operation_of(op))


def deserialize(data: bytes | bytearray | memoryview, context: ir.Context | None = None) -> ir.Module:
    """Reads a SPIR-V binary.

    Args:
        data: the contents of a ``.spv`` file.
        context: where to make the module; by default the current one (``with ir.Context():``).

    Returns:
        A ``builtin.module`` that holds one ``spirv.module``.

    Raises:
        ValueError: it is not a SPIR-V binary, or uses what MLIR doesn't know (the text says what),
            or there is no current context.
    """
    return _availability.spirv_deserialize(context_or_current(context), bytes(data))
