# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Judges an operation through the pipelines to all known targets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from mlir import ir
from mlir.availability.ask._check import check_resolved
from mlir.availability.ask._targets import resolve_target
from mlir.availability.ask._through import Pipeline, make_pipeline
from mlir.availability.native._extension import _availability
from mlir.availability.report._model import TargetInfo
from mlir.availability.report._places import split_place
from mlir.availability.report._report import TargetReport

DIALECTS = ("nvvm", "rocdl", "spirv", "cpu")
"""The dialects to which default pipelines lead."""


@dataclass(frozen=True, slots=True)
class KnownReport:
    """What was found on a known target.

    Attributes:
        info: the target.
        dialect: the dialect to which the pipeline leads.
        report: what was found.
    """

    info: TargetInfo
    dialect: str
    report: TargetReport


def check_known(
    operation: ir.Operation,
    infos: Iterable[TargetInfo],
    through: Pipeline,
    allowed: Sequence[str],
    dialect: str | None = None,
) -> Iterator[KnownReport]:
    """Judges an operation for each of some known targets, of those to which a pipeline leads.

    Args:
        operation: the operation.
        infos: the targets.
        through: as for :func:`mlir.availability.check`.
        allowed: the dialects that may go unchecked.
        dialect: judges only for targets of this one, if it is given.

    Raises:
        TypeError: `through` is no pipeline.
        ValueError: the pipeline is malformed for all of them.
    """
    source = _availability.ThroughSource(operation)
    allow_unchecked = True if "*" in allowed else tuple(allowed)
    refused: ValueError | None = None
    found = False
    for info in infos:
        resolved = resolve_target(info, operation.context)
        try:
            pipeline = make_pipeline(resolved, through)
        except ValueError as error:
            refused = error
            continue
        found = True
        if dialect is not None and pipeline.dialect != dialect:
            continue
        report = check_resolved(
            operation, resolved, allow_unchecked=allow_unchecked, pipeline=pipeline, source=source
        )
        yield KnownReport(info, pipeline.dialect, report)
    if refused is not None and not found:
        raise refused


def pick_least(found: Iterable[KnownReport]) -> KnownReport | None:
    """Returns the first on which all is available, without conditions if there is such a one; else None."""
    admitted = [each for each in found if each.report.ok]
    return next((each for each in admitted if not each.report.conditions), next(iter(admitted), None))


def reasons(found: Iterable[KnownReport]) -> Counter[str]:
    """Returns why everything isn't available on targets, as phrases, and on how many of them each is why."""
    return Counter(_why_not(each.report) for each in found if not each.report.ok)


def _why_not(report: TargetReport) -> str:
    """Returns the first reason, in words that are the same for all targets that have it."""
    if report.violations:
        first = report.violations[0]
        name = first.op_name if first.became is None else f"{first.op_name} becomes {first.became}, which"
        return at_line(first.location, f"{name} needs {first.clause.describe_need()}")
    if report.not_lowered:
        problem = report.not_lowered[0]
        return at_line(problem.location, f"{problem.op_name} can't be lowered")
    if report.unchecked:
        unknown = report.unchecked[0]
        return at_line(unknown.location, f"{unknown.message}")
    return report.silence or "nothing was judged"


def at_line(location: str, text: str) -> str:
    """Returns "7:16: text" for a text about a place in a file."""
    _, line, column = split_place(location)
    return f"{line}:{column}: {text}" if line else text
