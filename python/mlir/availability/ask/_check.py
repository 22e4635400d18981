# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What operations need, and whether targets offer it: `explain` and `check`."""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType
from typing import TypeAlias, overload

from mlir import ir
from mlir.availability.ask import _foreign
from mlir.availability.ask._back_end import back_end
from mlir.availability.ask._foreign import HasAnyOperation
from mlir.availability.ask._operations import HasOperation, operation_of, operation_to_judge, text_of
from mlir.availability.ask._target_groups import Member, expand, without_silent
from mlir.availability.ask._targets import ResolvedTarget, Target, context_of, listed, resolve_target
from mlir.availability.ask._through import Pipeline, crash_of, explain_through, make_pipeline
from mlir.availability.ask._through import run as run_pipeline
from mlir.availability.ask._undeclared import with_declarations
from mlir.availability.native._extension import _availability
from mlir.availability.report._errors import NoTargetError
from mlir.availability.report._found import Found
from mlir.availability.report._lists import Clauses
from mlir.availability.report._measured import Measured, Opinion
from mlir.availability.report._model import Clause, clause_from_raw
from mlir.availability.report._report import Report, TargetReport
from mlir.availability.report._through import Lowering
from mlir.availability.report._violation import found_in

AllowUnchecked: TypeAlias = "bool | str | Iterable[str]"
"""What may go unchecked: everything, or the operations, types and attributes of one or several dialects."""


@overload
def explain(op: HasAnyOperation) -> list[Clause]: ...


@overload
def explain(op: HasAnyOperation, target: Target, *, through: Pipeline) -> Lowering: ...


def explain(
    op: HasAnyOperation, target: Target | None = None, *, through: Pipeline = False
) -> list[Clause] | Lowering:
    """Says what an operation needs, and which part of it causes the need; or what a pipeline makes of it.

    Args:
        op: an :class:`ir.Operation`, :class:`ir.OpView` or :class:`ir.Module`, of ours or of another
            package's MLIR (see :func:`check`). What is nested in it counts only with `through`.
        target: with `through`, the target to lower for, as :func:`check` takes it.
        through: as for :func:`check`.

    Returns:
        The clauses, all of which a target must satisfy. Empty if the operation needs nothing, and
        also if its requirements are unknown. With `through`, what each operation became and what that needs
        (``ops``), or what the pipeline can't lower (``through.not_lowered``); operations that left no trace
        are in ``through.vanished``.

    Raises:
        TypeError: `op` is not an operation, `target` not a target, or `through` no pipeline; or one of the
            latter two is given without the other.
        ValueError: the target is unknown, or belongs to another context; no default pipeline leads to it, or
            the pipeline is malformed.
        ParseError: it is another package's, and this MLIR can't read it.

    >>> function = module.body.operations[0].regions[0].blocks[0].operations[0]
    >>> for clause in av.explain(function.regions[0].blocks[0].operations[0])[:2]:
    ...     print(clause)
    spirv.min_version v1.3 (cause: the op itself)
    spirv.max_version v1.6 (cause: the op itself)
    >>> for each in av.explain(kernels, "vulkan1.1", through=True).ops[6:8]:
    ...     print(each.op_name, "becomes", ", ".join(lowered.op_name for lowered in each.lowered))
    arith.mulf becomes spirv.FMul
    arith.addf becomes spirv.FAdd
    """
    if (target is None) != (through is False):
        raise TypeError(
            "a target and through=True explain what is made of an operation: give both or neither"
        )
    if target is not None:
        return explain_through(op, target, through)
    if _foreign.is_foreign(op):
        root, places = _foreign.outermost(op)
        copy = operation_to_judge(root)  # It must stay alive: objects of nested ops don't keep it.
        return Clauses(map(clause_from_raw, _availability.explain(_foreign.at(copy, places))))
    return Clauses(map(clause_from_raw, _availability.explain(operation_of(op))))


def check(
    op: HasAnyOperation,
    target: Target | Iterable[Target] | None = None,
    *,
    allow_unchecked: AllowUnchecked = False,
    through: Pipeline = False,
    ask: bool = False,
    confirm: bool = False,
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
            these, with a result for each in the report, in this order. A pattern (``"sm_*"``) or a
            market name (``"adreno"``, ``"rtx-2060"``) stands for several known targets; of those with a
            market name, the ones that judge nothing are left out if others judge. Or None for the target
            attributes that are in the IR (on the operation, on one around it, or on those nested in it).
        allow_unchecked: True, or the name of a dialect, or several, for what may be unknown or not be
            judged. It is passed over then.
        through: True to judge what isn't lowered yet, such as kernels of ``gpu``, ``memref`` and ``arith``,
            by what the default pipeline to the target makes of a copy; or a pipeline to use instead,
            ``"builtin.module(...)"``, in which ``${chip}`` and ``${target}`` stand for the target's; or the
            command of a compiler, ``["my-opt", "--chip=${chip}", "--mlir-print-debuginfo"]``, which reads a
            module from standard input, and writes it to standard output, lowered, with locations. Each
            finding names the operation of the source; ``result.through`` has the pipeline, and what it can't
            lower. The passes run in this process, and upstream's may crash on unusual IR:
            :func:`check_files` runs them in processes of their own.
        ask: True to ask LLVM's back end, and NVIDIA's assembler where it is installed, about operations that
            no record knows, for chips and CPUs. Answers are kept in the user's cache. A result's
            ``measured`` says for how many operations there are answers, and of which versions.
        confirm: True to have all device code, or for a CPU all other code, compiled as it is, for a second
            opinion. It is a result's ``opinion``; ``contradicted`` says whether it differs from the verdict.

    Returns:
        What was found; ``report.ok`` is the verdict.

    Raises:
        TypeError: `op` is not an operation, `target` not a target, or `allow_unchecked` none of these.
        ValueError: the target is unknown (the message suggests similar names) or belongs to another
            context, the list of targets is empty, or `target` is None and the IR has no target; or no
            default pipeline leads to the target, or the pipeline is malformed.
        ParseError: `op` is another package's, and this MLIR can't read it.

    >>> print(av.check(module, "vulkan1.1+GroupNonUniformArithmetic"))
    available on vulkan1.1+GroupNonUniformArithmetic (8 ops checked)
    """
    targets = None if target is None else listed(target)
    operation = operation_to_judge(op, context_of(targets or ()))
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
            pipeline = make_pipeline(resolved, through) if through else None
            checked = _check(
                scope,
                resolved,
                allowed,
                is_in_ir=True,
                outside=outside,
                pipeline=pipeline,
                ask=ask,
                confirm=confirm,
            )
            reports.append(checked)
            outside = None
        return with_declarations(Report(tuple(reports)), operation, allowed)
    if not targets:
        raise ValueError("no target to check against: the list of targets is empty")
    found, members = [], []
    for each in targets:
        several = expand([each], operation.context) if isinstance(each, str) else [Member("")]
        members += several
        found += [
            resolve_target(one.spec if isinstance(each, str) else each, operation.context) for one in several
        ]
    pipelines = [make_pipeline(each, through) if through else None for each in found]
    source = _availability.ThroughSource(operation)
    results = [
        _check(
            operation,
            each,
            allowed,
            is_in_ir=False,
            pipeline=pipeline,
            source=source,
            ask=ask,
            confirm=confirm,
        )
        for each, pipeline in zip(found, pipelines, strict=True)
    ]
    return with_declarations(Report(without_silent(members, results)), operation, allowed)


def check_resolved(
    op: HasOperation,
    target: ResolvedTarget,
    *,
    allow_unchecked: AllowUnchecked = False,
    pipeline: _availability.Pipeline | None = None,
    source: _availability.ThroughSource | None = None,
    ask: bool = False,
    confirm: bool = False,
) -> TargetReport:
    """Checks against a result of :func:`resolve_target`. See :func:`check`.

    Args:
        op: the operation.
        target: the target.
        allow_unchecked: as for :func:`check`.
        pipeline: the pipeline to the target to check through, if any.
        source: made of `op`; targets of one pipeline that follow each other share what it makes.
        ask: as for :func:`check`.
        confirm: as for :func:`check`.
    """
    return _check(
        operation_of(op),
        target,
        allowed_dialects(allow_unchecked),
        is_in_ir=False,
        pipeline=pipeline,
        source=source,
        ask=ask,
        confirm=confirm,
    )


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


def _check(
    operation: ir.Operation,
    target: ResolvedTarget,
    allowed: list[str],
    *,
    is_in_ir: bool,
    outside: _availability.Report | None = None,
    pipeline: _availability.Pipeline | None = None,
    source: _availability.ThroughSource | None = None,
    ask: bool = False,
    confirm: bool = False,
) -> TargetReport:
    """Checks against one target, and adds the findings `outside` of all targets' scopes."""
    through = None
    asked = back_end() if ask else None
    if pipeline is None:
        raw, measured = _availability.check(
            operation, target.attribute, target.name, is_in_ir, allowed, asked
        )
    else:
        source = source or _availability.ThroughSource(operation)
        through = crash_of(pipeline, source, operation.name)
        if through is None:
            raw, through, measured = run_pipeline(pipeline, source, allowed, asked)
        else:
            # What the target says of the source as it is, is known all the same.
            raw, measured = _availability.check(
                operation, target.attribute, target.name, is_in_ir, ["*"], None
            )
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
        through=through,
        measured=Measured(back_end().versions(target.attribute), measured) if measured else None,
        opinion=_opinion(operation, target, pipeline, source) if confirm else None,
    )


def _opinion(
    operation: ir.Operation,
    target: ResolvedTarget,
    pipeline: _availability.Pipeline | None,
    source: _availability.ThroughSource | None,
) -> Opinion:
    """Asks the back end to compile all device code, or what a pipeline makes of it."""
    by = back_end().versions(target.attribute)
    if pipeline is None or source is None:
        return Opinion(by, *back_end().compile(operation, target.attribute))
    lowered, *_ = pipeline.lower(source)
    if lowered is None:
        return Opinion(by, None, "the pipeline can't lower it")
    return Opinion(by, *back_end().compile(lowered.operation, target.attribute))
