# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Deduces the smallest target for a module."""

from __future__ import annotations

import warnings

from mlir import ir
from mlir.availability.ask._check import AllowUnchecked, allowed_dialects
from mlir.availability.ask._foreign import HasAnyOperation
from mlir.availability.ask._operations import operation_to_judge
from mlir.availability.native._extension import _availability


def deduce(
    op: HasAnyOperation,
    dialect: str | None = None,
    *,
    ignore_stated: bool = False,
    allow_unchecked: AllowUnchecked = False,
) -> ir.Attribute:
    """Returns the smallest target on which an operation and everything nested in it are available.

    With it, :func:`check` finds nothing wrong; with any less, it would. Of alternatives (a capability
    *or* another one) it has one that is needed anyway. Otherwise it has the one that the most known targets
    offer, and the first of several. The same IR gives the same target. If several values of a partial order
    would do and none includes another, a ``RuntimeWarning`` names them.

    An operation of ``gpu`` can be converted to ``nvvm`` or ``rocdl``. It needs what one of them needs: the
    one that other operations belong to, or else the one that a target attribute of it or of a parent is for,
    or else the only one for which its requirements are known.

    What an operation states about its target counts as needed: a ``spirv.module`` that states version 1.3
    is not available on a target of version 1.0, whatever it contains. `ignore_stated` finds what it could
    state instead.

    Args:
        op: an :class:`ir.Operation`, :class:`ir.OpView` or :class:`ir.Module`, of ours or of another
            package's MLIR (see :func:`check`).
        dialect: count only requirements along dimensions of this dialect. Required if the operations belong
            to dialects whose targets are different attributes, or if it is open to which dialect they are
            converted.
        ignore_stated: ignore what operations state. If the result replaces what they state, :func:`check`
            finds nothing wrong.
        allow_unchecked: as for :func:`check`.

    Returns:
        The attribute that the dialect makes: ``#spirv.vce<...>`` for SPIR-V, and
        ``#availability.target<...>`` for dialects without a target attribute of their own.

    Raises:
        TypeError: `op` is not an operation, `dialect` not a string, or `allow_unchecked` no names.
        ValueError: the requirements of two operations contradict each other, or no target offers what one
            needs (the message says where and why); the requirements of an operation are unknown, or no
            operation has any known; an operation states less than its contents need; no single attribute
            is a target of all the dialects; it is open to which dialect an operation is converted; or
            `dialect` has no availability data.
    """
    operation = operation_to_judge(op)
    if dialect is not None and not isinstance(dialect, str):
        raise TypeError(f"a dialect is named by a str, not by a {type(dialect).__name__}")
    allowed = allowed_dialects(allow_unchecked)
    target, messages, _ = _availability.deduce(operation, dialect, ignore_stated, allowed)
    if target is None:
        location, text = messages[0]
        raise ValueError(f"{location}: {text}" if location else text)
    for _, text in messages:
        warnings.warn(text, RuntimeWarning, stacklevel=2)
    return target
