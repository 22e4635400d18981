# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The operations, contexts and texts that callers pass: checked, and copied if another MLIR made them."""

from __future__ import annotations

from typing import Any, Protocol, cast

from mlir import ir
from mlir.availability.ask import _foreign
from mlir.availability.ask._foreign import HasAnyOperation
from mlir.availability.native._extension import _availability
from mlir.availability.report._errors import ParseError
from mlir.availability.report._messages import Message, messages_of


class HasOperation(Protocol):
    """The attributes that :class:`ir.Operation`, :class:`ir.OpView` and :class:`ir.Module` share."""

    @property
    def operation(self) -> ir.Operation:
        """The operation itself."""


def operation_of(op: HasAnyOperation) -> ir.Operation:
    """Returns the operation that an object of the bindings wraps, and prepares its context.

    Raises:
        TypeError: it is not an operation.
    """
    operation = getattr(op, "operation", None)
    if not isinstance(operation, ir.Operation):
        if _foreign.is_foreign(op):
            raise TypeError(
                f"the {type(op).__name__} of {_foreign.package_of(op)} belongs to another MLIR than "
                "mlir.ir's, so it can't be changed or written here; pass the copy that "
                "mlir.availability.parse makes of it"
            )
        raise TypeError(
            f"expected an mlir.ir.Module, mlir.ir.Operation or mlir.ir.OpView, not {type(op).__name__}"
        )
    _availability.load(operation.context)
    return operation


def operation_to_judge(op: HasAnyOperation, context: ir.Context | None = None) -> ir.Operation:
    """Like :func:`operation_of`, but also accepts operations of another package's MLIR.

    Args:
        op: the operation to judge.
        context: where to copy another package's operation; by default the current context, otherwise a new
            one.

    Raises:
        TypeError: it is not an operation, or it is another package's and not a module.
        ParseError: it is another package's, and this MLIR can't parse it.
    """
    if not _foreign.is_foreign(op):
        return operation_of(op)
    module = parse_foreign(_foreign.outermost_only(op), context_to_copy_to(context), for_targets=False)
    return module.operation


def context_to_copy_to(context: ir.Context | None) -> ir.Context:
    """Returns the given context, the current one or else a new one, and prepares it."""
    if context is None:
        context = ir.Context.current if _has_current_context() else ir.Context()
    return context_or_current(context)


def parse_foreign(op: Any, context: ir.Context, *, for_targets: bool) -> ir.Module:
    """Returns a copy of another package's operation.

    Args:
        op: the operation of a module.
        context: where to make the copy. Unregistered ops, types and attributes are copied unchanged.
        for_targets: whether MLIR also verifies the targets in the module.

    Raises:
        ParseError: this MLIR can't parse it.
    """
    text = _foreign.text_of_foreign(op).encode()
    with _foreign.anything_allowed(context):
        module, errors = _availability.parse(context, text, _foreign.package_of(op), for_targets=for_targets)
    if module is None:
        raise ParseError(messages_of(errors))
    if (lost := _foreign.find_lost(op, module.operation)) is not None:
        operation, name = lost
        package = _foreign.package_of(op)
        problem = f"'{operation.name}' has the attribute '{name}' in {package}, which this MLIR doesn't know"
        raise ParseError([Message(_availability.location(operation), problem, False)])
    return module


def context_or_current(context: ir.Context | None) -> ir.Context:
    """Returns the given context or the current one, and prepares it.

    Raises:
        TypeError: `context` is not a context.
        ValueError: there is neither.
    """
    if context is None and _has_current_context():
        context = ir.Context.current
    if context is None:
        raise ValueError("no MLIR context: pass context=..., or call this inside 'with mlir.ir.Context():'")
    if not isinstance(context, ir.Context):
        raise TypeError(f"expected an mlir.ir.Context, not {_foreign.describe_class(context)}")
    _availability.load(context)
    return context


def _has_current_context() -> bool:
    try:
        return ir.Context.current is not None
    except ValueError:
        return False


def text_of(value: str, what: str) -> str:
    """Checks a text for use in IR, and returns it.

    Raises:
        TypeError: it is not text.
        ValueError: it has surrogates, which Python uses for bytes that are not UTF-8.
    """
    if not isinstance(value, str):
        raise TypeError(f"{what} must be a str, not {value!r}")
    return _availability.checked_text(value)


def binary_of(data: object) -> bytes:
    """Returns the bytes of a binary.

    Raises:
        TypeError: `data` holds no bytes.
    """
    try:
        return memoryview(cast("bytes", data)).tobytes()
    except TypeError as error:
        raise TypeError(f"expected the bytes of a SPIR-V binary, not {type(data).__name__}") from error
