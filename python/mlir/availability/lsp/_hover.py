# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the operation under the cursor needs, and where it exists, as Markdown."""

from __future__ import annotations

from collections.abc import Sequence

from mlir import availability as av
from mlir import ir
from mlir.availability.cli._nearest import Nearest
from mlir.availability.cli._text import printable
from mlir.availability.files._source import Source
from mlir.availability.lsp._diagnostics import link_to
from mlir.availability.native._extension import _availability
from mlir.availability.report._excerpt import excerpt
from mlir.availability.report._places import split_place

_VERDICTS = {"violations": "no", "conditions": "on condition", "unchecked": "unknown"}


def operation_at(module: ir.Module, source: Source, line: int, column: int) -> ir.Operation | None:
    """Returns the operation at a place.

    Args:
        module: what the text was read into.
        source: the text.
        line: the line, from 1.
        column: the column in bytes, from 1.

    Returns:
        Of the operations that begin in the line, the last one that begins at the column or before; the first
        one if none does. None if none begins in the line.
    """
    found: list[tuple[int, ir.Operation]] = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        file, row, begin = split_place(source.relocate(_availability.location(op)))
        if row == line and file == source.name:
            found.append((begin, op))
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit, ir.WalkOrder.PRE_ORDER)
    found.sort(key=lambda each: each[0])
    before = [op for begin, op in found if begin <= column]
    return before[-1] if before else found[0][1] if found else None


def describe(op: ir.Operation, location: str, report: av.Report | None) -> str:
    """Returns what an operation needs, on which known targets it exists, and the verdicts on the project's.

    Args:
        op: the operation.
        location: its place.
        report: what was found in its module; None if there is no target.
    """
    lines = [f"**{code(op.name)}**", "", *_needs(op)]
    for result in () if report is None else report.results:
        lines += ["", f"{code(result.target_name)}: {_verdict(op.name, location, result)}"]
    return "\n".join(lines)


def _needs(op: ir.Operation) -> list[str]:
    if not _availability.is_known(op):
        return ["Its requirements are unknown, so it isn't known to be available anywhere."]
    clauses = av.explain(op)
    known = _availability.KnownTargets(op.context)
    if not clauses:
        return ["It needs nothing." if known.judges(op) else "No known target judges it."]
    needs = []
    admitting: list[str] | None = None
    for clause in clauses:
        judging, names = known.satisfying([(each.dimension, each.value) for each in clause.any_of])
        held = set(names)
        admitting = names if admitting is None else [each for each in admitting if each in held]
        if not judging or len(names) < judging:
            needs.append(f"- {code(clause.describe_need())}, {_because(clause.source)}")
    lines = (
        ["It needs", "", *dict.fromkeys(needs)] if needs else ["It needs nothing that a known target lacks."]
    )
    return [*lines, "", _where(admitting or [], Nearest(op.context))]


def _because(source: av.Source) -> str:
    """Returns the cause of a clause, with a link to the rule."""
    link = link_to(source.rule)
    if link is None:
        return f"cause: {code(str(source))}"
    part = str(source).removesuffix(f", by {source.rule}")
    return f"cause: {code(part)}, by [{source.rule}]({link})"


def _where(names: Sequence[str], nearest: Nearest) -> str:
    if not names:
        return "It exists on no known target without additions or conditions."
    targets = "target" if len(names) == 1 else "targets"
    weakest = ", ".join(map(code, nearest.pick(names)))
    return f"It exists on {len(names)} known {targets}, from {weakest}."


def _verdict(name: str, location: str, result: av.TargetReport) -> str:
    """Returns the verdict on an operation, from what was found in its module."""
    for kind, verdict in _VERDICTS.items():
        if any(each.op_name == name and each.location == location for each in getattr(result, kind)):
            return verdict
    if any(each.op_name == name and each.location == location for each in result.not_lowered):
        return "can't be lowered"
    if name in result.passed_over or result.nothing_judged:
        return "not judged"
    # Of what a pipeline makes, it isn't known what became of an operation without findings.
    return "nothing found" if result.through else "yes"


def code(text: str) -> str:
    """Returns a text for Markdown in which nothing is markup."""
    return f"`{printable(excerpt(text)).replace('`', chr(39))}`"
