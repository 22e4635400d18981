# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Deduces the smallest target for a module."""

from __future__ import annotations

import warnings

from mlir import ir
from mlir.availability.ask._check import AllowUnchecked, allowed_dialects
from mlir.availability.ask._foreign import HasAnyOperation
from mlir.availability.ask._operations import operation_to_judge
from mlir.availability.ask._targets import known_targets, resolve_target
from mlir.availability.ask._through import Pipeline
from mlir.availability.ask._through_known import DIALECTS, check_known, pick_least, reasons
from mlir.availability.native._extension import _availability
from mlir.availability.report._errors import LoweringError, UnknownError
from mlir.availability.report._lists import TargetInfos
from mlir.availability.report._messages import Message
from mlir.availability.report._model import TargetInfo
from mlir.availability.report._violation import Unchecked

_NOTHING_NEEDED = "#availability.target<>"


def deduce(
    op: HasAnyOperation,
    dialect: str | None = None,
    *,
    ignore_stated: bool = False,
    allow_unchecked: AllowUnchecked = False,
    through: Pipeline = False,
) -> ir.Attribute:
    """Returns the smallest target on which an operation and everything nested in it are available.

    :func:`check` finds everything available on this target, and not on a target that offers less. If there
    are alternatives (a capability *or* another one), the target has the alternative that is needed anyway,
    or else the alternative that most known targets offer, or else the first. The same IR gives the same
    target. If several values of a partial order are enough and none includes another, a ``RuntimeWarning``
    names them.

    An operation of ``gpu`` can be converted to ``nvvm`` or ``rocdl``. The dialect is that of other operations
    in the IR, or else that of a target attribute on the operation or on a parent, or else the only dialect
    for which the requirements are known.

    What an operation states about its target counts as needed: a ``spirv.module`` that states version 1.3
    is not available on a target of version 1.0, whatever it contains. With `ignore_stated`, the result is
    what the module could state instead.

    Args:
        op: an :class:`ir.Operation`, :class:`ir.OpView` or :class:`ir.Module`, of ours or of another
            package's MLIR (see :func:`check`).
        dialect: count only requirements along dimensions of this dialect. Required if the operations belong
            to dialects whose targets are different attributes, or if it is open to which dialect they are
            converted.
        ignore_stated: ignore what operations state. If the result replaces what they state, :func:`check`
            finds nothing wrong.
        allow_unchecked: as for :func:`check`.
        through: as for :func:`check`, to deduce the target of what isn't lowered yet: the first known target
            of `dialect` (``"nvvm"``, ``"rocdl"`` or ``"spirv"``) on which everything is available by this
            pipeline, one without conditions if there is such a target. Of those for which everything is
            available, it is the least capable one of the first family: ``sm_80``.

    Returns:
        The attribute that the dialect makes: ``#spirv.vce<...>`` for SPIR-V, and
        ``#availability.target<...>`` for dialects without a target attribute of their own.

    Raises:
        TypeError: `op` is not an operation, `dialect` not a string, or `allow_unchecked` no names.
        UnknownError: the requirements of some operations are unknown, or no operation has any known. It has
            the smallest target that offers what is known.
        LoweringError: no known target admits what isn't lowered yet: something is not available, or can't be
            lowered.
        ValueError: the requirements of two operations contradict each other, or no target offers what one
            needs (the message says where and why); an operation states less than its contents need; no single
            attribute is a target of all the dialects; it is open to which dialect an operation is converted;
            or `dialect` has no availability data.

    >>> print(av.deduce(module))
    #spirv.vce<v1.3, [Shader, GroupNonUniformArithmetic], []>
    """
    operation = operation_to_judge(op)
    if dialect is not None and not isinstance(dialect, str):
        raise TypeError(f"a dialect is named by a str, not by a {type(dialect).__name__}")
    allowed = allowed_dialects(allow_unchecked)
    if through:
        return _deduce_through(operation, dialect, through, allowed)
    target, messages, unknown = _availability.deduce(operation, dialect, ignore_stated, allowed)
    if target is None:
        location, text = messages[0]
        if unknown is not None:
            reason = f"{location}: {text}" if location else text
            raise unknown_error(operation, dialect, unknown, reason, ignore_stated=ignore_stated)
        raise ValueError(f"{location}: {text}" if location else text)
    for _, text in messages:
        warnings.warn(text, RuntimeWarning, stacklevel=2)
    return target


def _deduce_through(
    operation: ir.Operation, dialect: str | None, through: Pipeline, allowed: list[str]
) -> ir.Attribute:
    if dialect is not None and dialect not in DIALECTS:
        raise ValueError(f"no pipeline leads to dialect '{dialect}'; there are some to {', '.join(DIALECTS)}")
    found = list(check_known(operation, known_targets(operation.context), through, allowed, dialect))
    least = {
        each: best
        for each in DIALECTS
        if (best := pick_least(known for known in found if known.dialect == each)) is not None
    }
    if len(least) > 1:
        raise ValueError(
            f"it is available on targets of {' and '.join(least)}; name one of these dialects: "
            f"dialect='{next(iter(least))}'"
        )
    for best in least.values():
        return resolve_target(best.info, operation.context).attribute
    unknown = next((each.report for each in found if each.report.unchecked), None)
    if unknown is not None and all(each.report.verdict == "unknown" for each in found):
        raise UnknownError(tuple(unknown.unchecked), unknown.unchecked_ops, None)
    raise LoweringError([Message("", reason, False) for reason in reasons(found)])


def unknown_error(
    operation: ir.Operation,
    dialect: str | None,
    unknown: tuple[list[tuple[str, str, str, str, str | None, str | None]], int],
    reason: str,
    *,
    ignore_stated: bool = False,
) -> UnknownError:
    """Returns the error for an operation for which no target can be deduced because something is unknown.

    Args:
        operation: the operation.
        dialect: as for :func:`deduce`.
        unknown: what is unknown, from the extension module.
        reason: the error's text if nothing was judged.
        ignore_stated: as for :func:`deduce`.
    """
    places, ops = unknown
    at_least, _, _ = _availability.deduce(operation, dialect, ignore_stated, ["*"])
    if str(at_least) == _NOTHING_NEEDED:
        at_least = None
    return UnknownError(tuple(Unchecked(*each) for each in places), ops, at_least, reason)


def known_targets_for(
    op: HasAnyOperation, *, allow_unchecked: AllowUnchecked = False, through: Pipeline = False
) -> list[TargetInfo]:
    """Returns the known targets on which :func:`check` finds an operation and everything in it available.

    Args:
        op: as for :func:`check`.
        allow_unchecked: as for :func:`check`.
        through: as for :func:`check`. Targets to which no pipeline leads aren't among the results then.

    Returns:
        The targets, in the order of :func:`known_targets`: none if the requirements of something are unknown.

    Raises:
        TypeError: `op` is not an operation, or `allow_unchecked` no names.
        ParseError: `op` is another package's, and this MLIR can't read it.

    >>> [info.name for info in av.known_targets_for(module)][:2]
    ['spirv1.3', 'spirv1.4']
    """
    operation = operation_to_judge(op)
    if through:
        infos = known_targets(operation.context)
        found = check_known(operation, infos, through, allowed_dialects(allow_unchecked))
        return TargetInfos(each.info for each in found if each.report.ok)
    names = set(_availability.known_targets_for(operation, allowed_dialects(allow_unchecked)))
    return TargetInfos(info for info in known_targets(operation.context) if info.name in names)
