# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""SPIR-V binaries: written, read, and the environment that they are for."""

from __future__ import annotations

import io
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mlir import ir
from mlir.availability.ask._operations import HasOperation, binary_of, context_or_current, operation_of
from mlir.availability.ask._targets import Target, resolve_target
from mlir.availability.native._extension import _availability

if TYPE_CHECKING:
    from mlir.availability.files.worker._work import Tell

_NOT_VALID = "not a valid SPIR-V module"
_NO_REASON = "the reason is unknown"
_SAME_NAME = "identified type already used with a different body"


def serialize(op: HasOperation, *, debug: bool = False) -> bytes:
    """Writes a ``spirv.module`` as a SPIR-V binary. Functions and variables have their names in it.

    Args:
        op: a ``spirv.module``, or something that holds exactly one.
        debug: whether instructions have the lines of the source that they are from, for debuggers and for
            messages of the validation layers. All are of one file, the module's.

    Returns:
        The binary: the contents of a ``.spv`` file.

    Raises:
        TypeError: `op` is not an operation.
        ValueError: it doesn't hold exactly one ``spirv.module``, or that one can't be written;
            the text says why.

    >>> av.spirv.serialize(av.lower_to_spirv(kernels, "vulkan1.1"))[:4].hex()
    '03022307'
    """
    return _availability.spirv_serialize(operation_of(op), debug)


def target_env(target: Target, context: ir.Context | None = None) -> ir.Attribute:
    """Returns the ``#spirv.target_env`` that SPIR-V is lowered with for a target.

    It is what LLVM's own passes take, as the attribute ``spirv.target_env`` of a module. It knows no features
    of Vulkan.

    Args:
        target: a ``#vulkan.target``, a ``#spirv.target_env``, or what :func:`mlir.availability.target` takes
            for one.
        context: by default that of `target`, or the current one (``with ir.Context():``).

    Raises:
        TypeError: `target` is neither an attribute nor a string.
        ValueError: the target is unknown or not one of SPIR-V, or there is no current context.

    >>> str(av.spirv.target_env("spirv1.3")).partition("<")[0]
    '#spirv.target_env'
    """
    if context is None and isinstance(target, ir.Attribute):
        context = target.context
    attribute, name, _ = resolve_target(target, context_or_current(context))
    environment = _availability.spirv_environment(attribute)
    if environment is None:
        raise ValueError(f"'{name}' is not a target of SPIR-V; name one such as 'vulkan1.1'")
    return environment


def read(
    data: bytes | bytearray | memoryview, context: ir.Context | None = None, *, locations: bool = True
) -> ir.Module:
    """Reads any SPIR-V binary for :func:`mlir.availability.check`, ``explain`` and ``deduce``.

    The module is for judging alone: its operations aren't verified, control flow is flat, and instructions
    that MLIR has no operation for are ``spirv.binary.instruction``. :func:`deserialize` makes IR to work on.

    Args:
        data: the contents of a ``.spv`` file. It may be anything: this takes time proportional to its size.
        context: where to make the module; by default the current one (``with ir.Context():``).
        locations: whether operations have locations. Pass False for many binaries of which only the
            verdict is asked: locations take a third of the time, and stay in the context.

    Returns:
        A ``builtin.module`` that holds one ``spirv.module``.

    Raises:
        TypeError: `data` holds no bytes.
        ValueError: it is not a SPIR-V binary (the message says why), or there is no current context.

    >>> data = av.spirv.serialize(av.lower_to_spirv(kernels, "vulkan1.1"))
    >>> av.check(av.spirv.read(data), "vulkan1.1").ok
    True
    """
    context, binary = context_or_current(context), binary_of(data)
    return _availability.spirv_read(context, binary, locations)


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
        TypeError: `data` holds no bytes.
        ValueError: it is not a SPIR-V binary, or uses what MLIR doesn't know (the text says what),
            or there is no current context.
        RuntimeError: the process that reads it was ended from outside, as by a limit of processor time.

    >>> data = av.spirv.serialize(av.lower_to_spirv(kernels, "vulkan1.1"))
    >>> av.spirv.deserialize(data).body.operations[0].operation.name
    'spirv.module'
    """
    context, binary = context_or_current(context), binary_of(data)
    try:
        return _read_in(binary, context, isolated=isolated, distinct=False)
    except ValueError as error:
        # A context has one struct of a name. Other modules in it may have a different one, and so may this
        # binary; upstream's reader then gives no reason.
        if not str(error).endswith((_NO_REASON, _SAME_NAME)):
            raise
        try:
            return _read_in(binary, context, isolated=isolated, distinct=True)
        except ValueError:
            raise error from error.__cause__


def _read_in(binary: bytes, context: ir.Context, *, isolated: bool, distinct: bool) -> ir.Module:
    if not isolated:
        return _read(binary, context, distinct=distinct)
    # Workaround: deserialize-malformed
    # Upstream's reader crashes on ids that nothing defines, and runs without end on some binaries. We read
    # them in another process first, and take the text that it writes.
    try:
        return ir.Module.parse(_read_isolated(binary, distinct=distinct), context)
    except ir.MLIRError as error:  # type: ignore[attr-defined]
        # Workaround: deserialize-unknown-enum
        # Upstream's reader takes numbers that are no case of an enum. Its text then can't be parsed.
        raise ValueError(f"{_NOT_VALID}: {_reason(error) or _NO_REASON}") from error


def _read(data: bytes, context: ir.Context, *, distinct: bool = False) -> ir.Module:
    try:
        module = _availability.spirv_deserialize(context, data, distinct)
    except ValueError as error:
        reason = str(error).removeprefix(f"{_NOT_VALID}: ")
    else:
        errors = _availability.verify(module.operation)
        if not errors:
            return module
        reason = "; ".join(text for _, text, _ in errors)
    raise ValueError(f"{_NOT_VALID}: {reason or _NO_REASON}")


def _reason(error: Any) -> str:
    """Only what is wrong: the text of the exception would have the whole operation too."""
    return "; ".join(diagnostic.message for diagnostic in error.error_diagnostics)


@dataclass(frozen=True)
class _Reading:
    """Reads a SPIR-V binary in a worker. The value is the module as MLIR bytecode, or why there is none."""

    distinct: bool

    def __call__(self, data: bytes, _: Tell) -> bytes | str:
        from mlir.availability.files.worker._limits import reading

        context = ir.Context()
        context.enable_multithreading(False)
        _availability.load(context)
        bytecode = io.BytesIO()
        try:
            with reading(len(data)):
                _read(data, context, distinct=self.distinct).operation.write_bytecode(bytecode)
        except ValueError as error:
            return str(error)
        return bytecode.getvalue()


def _read_isolated(data: bytes, *, distinct: bool) -> bytes:
    """Returns the module in a SPIR-V binary as MLIR bytecode."""
    from mlir.availability.files.worker import _isolate
    from mlir.availability.files.worker._work import Order

    result = _isolate.call(Order(_Reading(distinct), data))
    if isinstance(result, _isolate.Died):
        if result.was_stopped:
            raise RuntimeError(f"reading a SPIR-V module failed: {result.reason}")
        raise ValueError(f"{_NOT_VALID}: reading it failed: {result.reason}")
    if isinstance(result.value, str):
        raise ValueError(result.value)
    bytecode: bytes = result.value
    return bytecode
