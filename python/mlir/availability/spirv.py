# Part of mlir-availability, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""SPIR-V binaries in and out: upstream's serialiser, which the official bindings don't reach."""

from __future__ import annotations

import io

from mlir import ir
from mlir.availability import _availability
from mlir.availability._api import HasOperation, context_or_current, operation_of

__all__ = ["deserialize", "serialize"]

_NOT_VALID = "not a valid SPIR-V module"


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


def deserialize(
    data: bytes | bytearray | memoryview,
    context: ir.Context | None = None,
    *,
    isolated: bool = True,
) -> ir.Module:
    """Reads a SPIR-V binary, and verifies what it holds.

    Args:
        data: the contents of a ``.spv`` file.
        context: where to make the module; by default the current one (``with ir.Context():``).
        isolated: whether to read it in a process of its own first. Upstream's reader crashes on
            some malformed binaries; that way it can't take this process with it. Say False for
            speed, and for binaries that you trust only.

    Returns:
        A ``builtin.module`` that holds one ``spirv.module``.

    Raises:
        ValueError: it is not a SPIR-V binary, or uses what MLIR doesn't know (the text says what),
            or there is no current context.
    """
    context = context_or_current(context)
    if not isolated:
        return _read(bytes(data), context)
    return ir.Module.parse(_read_isolated(bytes(data)), context)


def _read(data: bytes, context: ir.Context) -> ir.Module:
    module = _availability.spirv_deserialize(context, data)
    try:
        module.operation.verify()
    except ir.MLIRError as error:  # type: ignore[attr-defined]
        # Only what is wrong: the text of the exception would have the whole operation too.
        reasons = [diagnostic.message for diagnostic in error.error_diagnostics]
        raise ValueError(f"{_NOT_VALID}: {'; '.join(reasons)}") from error
    return module


def _read_isolated(data: bytes) -> bytes:
    """Returns the module in a SPIR-V binary as MLIR bytecode."""
    from mlir.availability import _isolate

    def work(enter: _isolate.Enter) -> bytes | str:
        context = ir.Context()
        context.enable_multithreading(False)
        _availability.load(context)
        bytecode = io.BytesIO()
        try:
            _read(data, context).operation.write_bytecode(bytecode)
        except ValueError as error:
            return str(error)
        return bytecode.getvalue()

    result = _isolate.call(work)
    if isinstance(result, _isolate.Died):
        raise ValueError(f"{_NOT_VALID}: the reader crashed on it: {result.reason}")
    if isinstance(result.value, str):
        raise ValueError(result.value)
    bytecode: bytes = result.value
    return bytecode
