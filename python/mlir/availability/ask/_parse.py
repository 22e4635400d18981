# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Parses modules."""

from __future__ import annotations

from mlir import ir
from mlir.availability.ask import _foreign
from mlir.availability.ask._foreign import HasAnyOperation
from mlir.availability.ask._operations import context_or_current, parse_foreign
from mlir.availability.native._extension import _availability
from mlir.availability.report._errors import ParseError
from mlir.availability.report._messages import messages_of


def parse(
    source: str | bytes | HasAnyOperation, context: ir.Context | None = None, *, name: str = "-"
) -> ir.Module:
    """Parses a module, and verifies it.

    It does what ``ir.Module.parse`` does, but always terminates: that of LLVM 22 may wait forever
    for threads of the context that report errors, where modules are nested.

    Args:
        source: MLIR's text or bytecode; or a module of another package that has an MLIR of its own, such
            as a ``jaxlib.mlir.ir.Module``, which is copied. What isn't registered in the context is then
            copied as it is.
        context: where to make the module; by default the current one (``with ir.Context():``).
        name: what locations call the source.

    Returns:
        The module.

    Raises:
        ParseError: the source is not well-formed, or not valid.
        TypeError: `source` is not one of these, or is another package's operation and nested in another
            operation.
        ValueError: there is no current context, or `source` or `name` can't be encoded in UTF-8.
        RuntimeError: the context was made before this process was forked, so its threads
            don't exist here.

    >>> av.parse("func.func private @f()").body.operations[0].operation.name
    'func.func'
    """
    context = context_or_current(context)
    if _foreign.is_foreign(source):
        return parse_foreign(_foreign.outermost_only(source), context, for_targets=True)
    if not isinstance(source, (str, bytes)):
        raise TypeError(f"expected MLIR as str or bytes, not {type(source).__name__}")
    data = source.encode() if isinstance(source, str) else source
    # Workaround: python-verify-deadlock
    # Upstream's Module.parse holds Python's lock while threads of the context wait for it to report errors.
    # Ours collects the errors without Python.
    return _parsed(_availability.parse(context, data, name, for_targets=True))


def parse_to_judge(source: bytes, context: ir.Context, *, name: str) -> ir.Module:
    """Like :func:`parse`, but accepts modules that MLIR rejects only because of targets in them.

    ``check`` reports why such a module is not available.
    """
    return _parsed(_availability.parse(context, source, name, for_targets=False))


def import_llvm_ir(source: bytes, context: ir.Context, *, name: str) -> ir.Module:
    """Reads LLVM IR, text or bitcode, as a module of the dialect ``llvm``.

    LLVM may crash on malformed bitcode: call it in a child process.

    Args:
        source: the contents of a ``.ll`` or ``.bc`` file.
        context: where to make the module.
        name: what locations call the source. The lines that debug information names come first.

    Raises:
        ParseError: it isn't valid, is of a newer LLVM, or has something that MLIR doesn't import.
    """
    return _parsed(_availability.import_llvm_ir(context, source, name))


def _parsed(result: tuple[ir.Module | None, list[tuple[str, str, list[tuple[str, str]]]]]) -> ir.Module:
    module, errors = result
    if module is None:
        raise ParseError(messages_of(errors))
    return module
