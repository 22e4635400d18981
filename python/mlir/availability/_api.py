# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The functions of the public API."""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterable
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol, TypeAlias, cast

from mlir import ir
from mlir.availability import _foreign
from mlir.availability._errors import NoTargetError, ParseError
from mlir.availability._foreign import HasAnyOperation
from mlir.availability._found import Found
from mlir.availability._messages import Message, messages_of
from mlir.availability._model import Clause, TargetInfo, clause_from_raw
from mlir.availability._native import _availability
from mlir.availability._report import Report, TargetReport
from mlir.availability._target_file import read_target_file, target_file
from mlir.availability._violation import found_in

Target: TypeAlias = "ir.Attribute | str | TargetInfo"
"""A target: an attribute, what :func:`target` takes, or one of :func:`known_targets`."""

AllowUnchecked: TypeAlias = "bool | str | Iterable[str]"
"""What may go unchecked: everything, or the operations, types and attributes of one or several dialects."""


class HasOperation(Protocol):
    """The attributes that :class:`ir.Operation`, :class:`ir.OpView` and :class:`ir.Module` share."""

    @property
    def operation(self) -> ir.Operation:
        """The operation itself."""


def explain(op: HasAnyOperation) -> list[Clause]:
    """Says what an operation needs, and which part of it causes the need.

    Args:
        op: an :class:`ir.Operation`, :class:`ir.OpView` or :class:`ir.Module`, of ours or of another
            package's MLIR (see :func:`check`). What is nested in it doesn't count.

    Returns:
        The clauses, all of which a target must satisfy. Empty if the operation needs nothing, and
        also if its requirements are unknown.

    Raises:
        TypeError: `op` is not an operation.
        ParseError: it is another package's, and this MLIR can't read it.
    """
    if _foreign.is_foreign(op):
        root, places = _foreign.outermost(op)
        copy = operation_to_judge(root)  # It must stay alive: objects of nested ops don't keep it.
        return [clause_from_raw(raw) for raw in _availability.explain(_foreign.at(copy, places))]
    return [clause_from_raw(raw) for raw in _availability.explain(operation_of(op))]


def check(
    op: HasAnyOperation,
    target: Target | Iterable[Target] | None = None,
    *,
    allow_unchecked: AllowUnchecked = False,
) -> Report:
    """Checks an operation and everything nested in it against a target.

    The report isn't ok if the requirements of an operation are unknown, nor if the target judged nothing
    although there were operations to judge.

    The IR is not changed. Other Python threads run meanwhile; they must not change it either.

    Args:
        op: an :class:`ir.Operation`, :class:`ir.OpView` or :class:`ir.Module`; or a module of another
            package that has an MLIR of its own, such as a ``jaxlib.mlir.ir.Module``. Then a copy of it is
            judged, in the target's context, or else the current one, or else a new one.
        target: a target attribute, what :func:`target` takes, or one of :func:`known_targets`; or several of
            these, with a result for each in the report, in this order; or None for the target
            attributes that are in the IR (on the operation, on one around it, or on those nested in it).
        allow_unchecked: True, or the name of a dialect, or several, for what may be unknown or not be
            judged. It is passed over then.

    Returns:
        What was found; ``report.ok`` is the verdict.

    Raises:
        TypeError: `op` is not an operation, `target` not a target, or `allow_unchecked` none of these.
        ValueError: the target is unknown (the message suggests similar names) or belongs to another
            context, the list of targets is empty, or `target` is None and the IR has no target.
        ParseError: `op` is another package's, and this MLIR can't read it.
    """
    targets = None if target is None else _listed(target)
    operation = operation_to_judge(op, _context_of(targets or ()))
    allowed = allowed_dialects(allow_unchecked)
    if targets is None:
        scopes = _availability.targets_of(operation)
        if not scopes:
            raise NoTargetError(
                f"no target to check '{operation.name}' against: there is no target attribute in "
                "the IR. Pass target=..., or set one; known_targets() lists those with a name"
            )
        # Findings outside of all targets' scopes are part of the first report.
        outside: _availability.Report | None = _availability.check_outside(operation, allowed)
        reports = []
        for scope, attribute, name, spec in scopes:
            resolved = ResolvedTarget(attribute, name, spec)
            reports.append(_check(scope, resolved, allowed, is_in_ir=True, outside=outside))
            outside = None
        return Report(tuple(reports))
    if not targets:
        raise ValueError("no target to check against: the list of targets is empty")
    found = [resolve_target(each, operation.context) for each in targets]
    return Report(tuple(_check(operation, each, allowed, is_in_ir=False) for each in found))


def check_resolved(
    op: HasOperation, target: ResolvedTarget, *, allow_unchecked: AllowUnchecked = False
) -> TargetReport:
    """Checks against a result of :func:`resolve_target`. See :func:`check`."""
    return _check(operation_of(op), target, allowed_dialects(allow_unchecked), is_in_ir=False)


def target(spec: str | os.PathLike[str], context: ir.Context | None = None) -> ir.Attribute:
    """Returns the target with a name, or from a file.

    Args:
        spec: a name (``"vulkan1.1"``; :func:`known_targets` lists them), a name with additions
            (``"vulkan1.1+Float16+SPV_KHR_16bit_storage"``, ``"vulkan1.1+all"``), the text of a
            target attribute (``"#spirv.target_env<...>"``), or a file with the ending ``.json``: a Vulkan
            profile, what ``vulkaninfo --json`` writes, or a profile that vulkan.gpuinfo.org exports. If a
            file has several, ``"FILE.json:NAME"`` selects one.
        context: where to make it; by default the current context (``with ir.Context():``).

    Returns:
        The attribute. It can be put into the IR (as ``spirv.target_env``) as it is.

    Raises:
        TypeError: `spec` is neither a string nor a path.
        ValueError: there is no such target or addition (the message suggests similar names), the file has
            no target (the message says why), or there is no current context.
    """
    if isinstance(spec, os.PathLike):
        spec = os.fspath(spec)
    if not isinstance(spec, str):
        raise TypeError(f"a target is named by a str, not by a {type(spec).__name__}")
    return _parse_target(context_or_current(context), spec)


def _parse_target(context: ir.Context, spec: str) -> ir.Attribute:
    """Returns the target with a name, or from a file. Raises ValueError as :func:`target` does."""
    file = target_file(spec)
    return _availability.target(context, spec if file is None else read_target_file(file))


def known_targets(context: ir.Context | None = None) -> list[TargetInfo]:
    """Returns the targets that have a name, the least capable of each family first.

    A target that its dialect defines wrongly, such as with an unknown dimension, is left out with a
    ``RuntimeWarning`` that names both.

    Args:
        context: where to make their attributes; by default the current one (``with ir.Context():``).

    Raises:
        ValueError: there is no current context.
    """
    known, problems = _availability.known_targets(context_or_current(context))
    for problem in problems:
        warnings.warn(problem, RuntimeWarning, stacklevel=2)
    return [TargetInfo(*fields) for fields in known]


def describe(target: Target) -> str:
    """Returns one line that says what a target offers.

    Args:
        target: a target attribute; or what :func:`target` takes or one of :func:`known_targets`, in the
            current context then.

    Raises:
        TypeError: it is not a target.
        ValueError: the attribute is not a target, or there is no target of that name; or there is
            no current context for it.
    """
    if isinstance(target, TargetInfo):
        target = target.name
    if isinstance(target, str):
        return _availability.describe(_parse_target(context_or_current(None), target))
    if not isinstance(target, ir.Attribute):
        raise TypeError(f"expected an mlir.ir.Attribute, a str or a TargetInfo, not {type(target).__name__}")
    _availability.load(target.context)
    return _availability.describe(target)


class ResolvedTarget(NamedTuple):
    """A target that can be checked against."""

    attribute: ir.Attribute
    name: str
    """Its name in messages."""
    spec: str
    """A form of it that :func:`target` accepts."""


def resolve_target(target: Target, context: ir.Context) -> ResolvedTarget:
    """Returns a target's attribute, its name in messages, and a form of it that :func:`target` accepts.

    Raises:
        TypeError: it is not a target.
        ValueError: it is unknown, is not a target, or belongs to another context.
    """
    if isinstance(target, TargetInfo):
        target = target.name
    if isinstance(target, str):
        attribute = _parse_target(context, target)
        return ResolvedTarget(attribute, _availability.shorten_target(target), target)
    if not isinstance(target, ir.Attribute):
        kind = type(target).__name__
        raise TypeError(f"a target is an mlir.ir.Attribute, a str or a TargetInfo, not {kind}")
    if target.context != context:
        raise ValueError("the target belongs to another context than the operation")
    spec = _availability.spell_target(target)
    return ResolvedTarget(target, _availability.shorten_target(spec), spec)


def _listed(target: Target | Iterable[Target]) -> list[Target]:
    if isinstance(target, (str, ir.Attribute, TargetInfo)):
        return [target]
    try:
        return list(target)
    except TypeError:
        kind = type(target).__name__
        raise TypeError(
            f"a target is an mlir.ir.Attribute, a str or a TargetInfo, or several of these, not {kind}"
        ) from None


def _context_of(targets: Iterable[Target]) -> ir.Context | None:
    """The context of the first target that is an attribute."""
    return next((each.context for each in targets if isinstance(each, ir.Attribute)), None)


def allowed_dialects(allow_unchecked: AllowUnchecked) -> list[str]:
    """Returns the dialects that may go unchecked, in the form that the extension module expects.

    Raises:
        TypeError: it is neither a bool, a string nor a list of strings.
        ValueError: a name is empty, or can't be encoded in UTF-8.
    """
    if isinstance(allow_unchecked, bool):
        return ["*"] if allow_unchecked else []
    names = [allow_unchecked] if isinstance(allow_unchecked, str) else allow_unchecked
    try:
        dialects = [text_of(name, "a dialect that may go unchecked") for name in names]
    except TypeError as error:
        raise TypeError(
            f"allow_unchecked is True, the name of a dialect or several names, not {allow_unchecked!r}"
        ) from error
    if "" in dialects:
        raise ValueError("allow_unchecked: '' is not a name of a dialect; True stands for all")
    return dialects


def operation_of(op: HasAnyOperation) -> ir.Operation:
    """Returns the operation that an object of the bindings wraps, and prepares its context.

    Raises:
        TypeError: it is not an operation.
    """
    operation = getattr(op, "operation", None)
    if not isinstance(operation, ir.Operation):
        if _foreign.is_foreign(op):
            raise TypeError(
                f"a {type(op).__name__} of {_foreign.package_of(op)} belongs to another MLIR than "
                "mlir.ir's, so it can't be changed or lowered here; pass the copy that "
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
    if context is None:
        context = ir.Context.current if _has_current_context() else ir.Context()
    module = parse_foreign(_foreign.outermost_only(op), context_or_current(context), for_targets=False)
    return module.operation


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
        raise TypeError(f"expected an mlir.ir.Context, not {type(context).__name__}")
    _availability.load(context)
    return context


def _check(
    operation: ir.Operation,
    target: ResolvedTarget,
    allowed: list[str],
    *,
    is_in_ir: bool,
    outside: _availability.Report | None = None,
) -> TargetReport:
    """Checks against one target, and adds the findings `outside` of all targets' scopes."""
    raw = _availability.check(operation, target.attribute, target.name, is_in_ir, allowed)
    found = found_in(raw)
    unchecked = found.unchecked
    unchecked_ops = raw.num_unchecked_ops
    passed_over = dict(raw.passed_over)
    if outside is not None:
        unchecked_ops += outside.num_unchecked_ops
        unchecked = Found.joined([unchecked, found_in(outside).unchecked])
        for op_name, count in outside.passed_over:
            passed_over[op_name] = passed_over.get(op_name, 0) + count
    return TargetReport(
        target=target.attribute,
        target_name=target.name,
        spec=target.spec,
        scope=operation,
        checked_ops=raw.checked_ops,
        violations=found.violations,
        conditions=found.conditions,
        unchecked=unchecked,
        passed_over=MappingProxyType(passed_over),
        nothing_judged=raw.nothing_judged,
        silence=raw.silence,
        unchecked_ops=unchecked_ops,
        cause_indices=found.causes,
    )
