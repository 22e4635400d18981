# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Findings as diagnostics of the protocol."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import Any

from mlir import availability as av
from mlir import ir
from mlir.availability.cli._nearest import Nearest
from mlir.availability.cli._suppress import counting
from mlir.availability.cli._text import printable
from mlir.availability.files._source import Diagnostic, Source
from mlir.availability.lsp._lines import Lines
from mlir.availability.report._excerpt import excerpt
from mlir.availability.report._places import split_place
from mlir.availability.report._through import NotLowered

SOURCE = "mlir-availability"
"""What an editor shows as the origin of a diagnostic."""

ERROR, WARNING, INFORMATION = 1, 2, 3
_SEVERITIES = {"error": ERROR, "warning": WARNING, "note": INFORMATION}

MOST = 1000
"""A document has at most so many diagnostics."""

_VULKAN_RULES = "https://registry.khronos.org/vulkan/specs/latest/html/vkspec.html#"
_VULKAN_RULE = re.compile(r"VUID-[\w-]+")


def link_to(rule: str | None) -> str | None:
    """Returns the address of a rule of a specification; None for one that has none."""
    return f"{_VULKAN_RULES}{rule}" if rule and _VULKAN_RULE.fullmatch(rule) else None


class Findings:
    """Makes diagnostics of the findings in a text.

    Args:
        source: the text.
        lines: its lines.
        context: the context of its module.
        strict: whether a condition that a target leaves open is an error.
    """

    def __init__(self, source: Source, lines: Lines, context: ir.Context, *, strict: bool) -> None:
        self._source, self._lines = source, lines
        self._nearest = Nearest(context)
        self._begin = lines.span(source.section.line if source.section else 0, 0)
        self._condition_severity = ERROR if strict else WARNING

    def of(self, report: av.Report) -> list[dict[str, Any]]:
        """Returns the diagnostics: of findings that are suppressed, none."""
        found = self._all(report)
        shown = list(islice(found, MOST))
        if more := sum(1 for _ in found):
            text = f"{more:,} more findings; 'mlir-availability check' lists all"
            shown.insert(0, form(self._begin, INFORMATION, text))
        return shown

    def _all(self, report: av.Report) -> Iterator[dict[str, Any]]:
        # An information that there is no verdict must not be among those left out.
        for result in report.results:
            if result.nothing_judged and not result.not_lowered:
                yield form(self._begin, INFORMATION, str(result))
        for result in report.results:
            for violation in counting(result.violations):
                yield self._violation(violation, result)
        for result in report.results:
            yield from (self._not_lowered(each, result) for each in result.not_lowered)
        for result in report.results:
            for condition in counting(result.conditions):
                yield self._condition(condition)
        unchecked = dict.fromkeys(each for result in report.results for each in counting(result.unchecked))
        yield from (self._at(each.location, ERROR, [each.message]) for each in unchecked)

    def _violation(self, violation: av.Violation, result: av.TargetReport) -> dict[str, Any]:
        clause = violation.clause
        details = [violation.message, f"cause: {violation.cause}", self._nearest.describe(violation)]
        made = self._at(violation.location, ERROR, details, clause)
        if clause.any_of:
            made["data"] = {
                "attribute": clause.source.name if violation.unstated else None,
                "target": result.spec,
                "op": violation.op_name,
                "location": violation.location,
                "any_of": [[each.dimension, each.value] for each in clause.any_of],
            }
        return made

    def _condition(self, condition: av.Condition) -> dict[str, Any]:
        details = [condition.message, f"cause: {condition.cause}"]
        return self._at(condition.location, self._condition_severity, details, condition.clause)

    def _not_lowered(self, found: NotLowered, result: av.TargetReport) -> dict[str, Any]:
        notes = [f"note: {note}" for note in found.notes]
        return self._at(found.location, ERROR, [found.message, *notes, f"target: {result.target_name}"])

    def _at(
        self, location: str, severity: int, details: Sequence[str], clause: av.Clause | None = None
    ) -> dict[str, Any]:
        location = self._source.relocate(location)
        span, is_here = _span(self._lines, self._source.name, location)
        # A place in another file is one that the text's own locations name.
        text = details if is_here or not location else [f"{location}: {details[0]}", *details[1:]]
        made = form(span, severity, "\n".join(text))
        if clause is not None and clause.any_of:
            made["code"] = clause.source.rule or clause.any_of[0].dimension
            if link := link_to(clause.source.rule):
                made["codeDescription"] = {"href": link}
        return made


def problems(found: Iterable[Diagnostic], source_name: str, lines: Lines) -> list[dict[str, Any]]:
    """Returns the diagnostics for a text that can't be used, and for targets that can't be."""
    made = []
    for each in found:
        span, is_here = _span(lines, source_name, each.location)
        message = each.message if is_here else f"{each.location}: {each.message}"
        made.append(form(span, _SEVERITIES[each.severity], "\n".join([message, *each.details])))
    return made


def form(span: dict[str, Any], severity: int, text: str) -> dict[str, Any]:
    """Returns a diagnostic."""
    return {"range": span, "severity": severity, "source": SOURCE, "message": _shown(text)}


@lru_cache(MOST)
def _shown(text: str) -> str:
    """Returns a text with which a file controls nothing. Most findings share theirs with others."""
    return "\n".join(printable(excerpt(line)) for line in text.split("\n"))


def _span(lines: Lines, name: str, location: str) -> tuple[dict[str, Any], bool]:
    """Returns the range for a place, and whether it is in the text."""
    file, line, column = split_place(location)
    is_here = file == name
    return lines.span(line if is_here else 0, column), is_here
