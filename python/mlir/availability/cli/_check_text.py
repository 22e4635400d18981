# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The findings of `check`, as text for people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeVar

from mlir import availability as av
from mlir.availability._input import Diagnostic, Source
from mlir.availability._model import describe_alternatives
from mlir.availability.cli._describe import Describer, by_requirement
from mlir.availability.cli._next_step import next_step
from mlir.availability.cli._suppress import counting, suppressed
from mlir.availability.cli._survey import Survey
from mlir.availability.cli._text import Look, printable

T = TypeVar("T")

# The text shows at most this many violations and unchecked operations per file and target.
SHOWN = 20
_SHOWN_LACKING = 5
_SHOWN_REASONS = 5


class Text:
    """Writes a report for people."""

    def __init__(self, source: Source, look: Look, describer: Describer) -> None:
        self._source, self._look, self._describe = source, look, describer

    @property
    def name(self) -> str:
        """The file's, as it is shown."""
        return self._source.name

    def report(self, report: av.Report) -> str:
        """Returns what was found for each target, and its verdict in a line beneath."""
        return "".join(self._result(result) for result in report.results)

    def survey(self, survey: Survey) -> str:
        """Returns on how many devices everything is available, and what the others lack."""
        unjudged = survey.unjudged
        unknown = map(self._describe.unchecked, unjudged.unchecked[:SHOWN]) if unjudged is not None else ()
        count = len(survey.available)
        colour = "green" if count == len(survey.devices) else "red" if count == 0 else "yellow"
        name = self._look.style(f"{printable(self._source.name)}:", bold=True)
        head = self._look.style(survey.headline(), fg=colour, bold=True)
        details = "".join(f"  {printable(line)}\n" for line in survey.details())
        if unjudged is not None and unjudged.nothing_judged:
            details += f"  {printable(next_step(self._source.name, unjudged.passed_over))}\n"
        reason = f": {printable(survey.reason())}" if unjudged is not None else ""
        return f"{self._look.diagnostics(unknown)}{name} {head}{reason}\n{details}"

    def _result(self, result: av.TargetReport) -> str:
        return (
            self._list(counting(result.violations), self._describe.violation)
            + self._list(by_requirement(counting(result.conditions)), self._describe.condition)
            + self._list(counting(result.unchecked), self._describe.unchecked)
            + self.verdict(result)
        )

    def _list(self, found: Sequence[T], describe: Callable[[T], Diagnostic]) -> str:
        rest = len(found) - SHOWN
        more = f"... and {rest:,} more; --format json lists all\n" if rest > 0 else ""
        return self._look.diagnostics(map(describe, found[:SHOWN])) + more

    def verdict(self, result: av.TargetReport) -> str:
        """Returns the verdict in a line, what the target lacks, and how many findings are suppressed."""
        verdict, colour = "no verdict", "yellow"
        if result.violations:
            verdict, colour = "not available", "red"
        elif result.ok and result.conditions:
            verdict, colour = "available on condition", "yellow"
        elif result.ok:
            verdict, colour = "available", "green"
        name = self._look.style(f"{printable(self._source.name)}:", bold=True)
        coloured = self._look.style(verdict, fg=colour, bold=True)
        rest = printable(str(result).removeprefix(verdict))
        details = self._next_step(result) + self._lacking(result) + self._suppressed(result)
        return f"{name} {coloured}{rest}\n{details}"

    def _next_step(self, result: av.TargetReport) -> str:
        """What to type where the target judged no operation."""
        if not result.nothing_judged or result.silence:
            return ""
        return f"  {printable(next_step(self._source.name, result.passed_over, result))}\n"

    def _lacking(self, result: av.TargetReport) -> str:
        """What the target lacks, most often needed first."""
        violations = counting(result.violations)
        if len(violations) < 2:
            return ""  # The message has stated it.
        needed = Counter(each.clause.any_of for each in violations).most_common()
        names = [describe_alternatives(any_of) for any_of, _ in needed[:_SHOWN_LACKING]]
        more = len(needed) - len(names)
        return f"  lacking: {printable('; '.join(names))}{f'; and {more} more' if more > 0 else ''}\n"

    def _suppressed(self, result: av.TargetReport) -> str:
        """The number of suppressed findings, and why: "suppressed: 3 by known.json: it was there before"."""
        counts = Counter(suppressed(result)).most_common()
        told = [f"{count:,} by {printable(each.by)}: {printable(each.reason)}" for each, count in counts]
        more = len(told) - _SHOWN_REASONS
        rest = f"; and {more} more reasons" if more > 0 else ""
        return f"  suppressed: {'; '.join(told[:_SHOWN_REASONS])}{rest}\n" if told else ""
