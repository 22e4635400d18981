# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The findings of `check`, as text for people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeVar

from mlir import availability as av
from mlir.availability.cli._next_step import next_step
from mlir.availability.cli._suppress import counting, counting_causes, suppressed
from mlir.availability.cli._survey import Survey
from mlir.availability.cli._text import Look, printable
from mlir.availability.cli._word_findings import (
    Describer,
    by_architecture,
    by_problem,
    by_reason,
    by_requirement,
    forms,
)
from mlir.availability.files._source import Diagnostic, Source
from mlir.availability.report._causes import Cause
from mlir.availability.report._places import shown_place
from mlir.availability.report.wording._requirements import describe_alternatives

T = TypeVar("T")

# The text shows at most this many violations and unchecked operations per file and target.
SHOWN = 20
_SHOWN_LACKING = 5
_SHOWN_REASONS = 5


class Text:
    """Writes a report for people."""

    def __init__(
        self,
        source: Source,
        look: Look,
        describer: Describer,
        *,
        verbose: bool = False,
    ) -> None:
        self._source, self._look, self._describe = source, look, describer
        self._verbose = verbose
        self._told: dict[object, set[str]] = {}

    @property
    def name(self) -> str:
        """The file's, as it is shown."""
        return self._source.name

    @property
    def place(self) -> str:
        """Where what is judged begins."""
        return self._source.place

    def report(self, report: av.Report) -> str:
        """Returns what was found for each target, and its verdict in a line beneath."""
        return "".join(self._result(result) for result in report.results)

    def survey(self, survey: Survey) -> str:
        """Returns on how many devices everything is available, and what the others lack."""
        unjudged = survey.unjudged
        unknown = self._list(by_reason(unjudged.unchecked), self._describe.unchecked) if unjudged else ""
        unknown += self._list(survey.undeclared_causes, self._describe.cause)
        count = len(survey.available)
        colour = "green" if count == len(survey.devices) else "red" if count == 0 else "yellow"
        name = self._look.style(f"{printable(self._source.title)}:", bold=True)
        head = self._look.style(survey.headline(), fg=colour, bold=True)
        details = "".join(f"  {printable(line)}\n" for line in survey.details())
        if unjudged is not None and unjudged.nothing_judged and not unjudged.through:
            details += f"  {printable(next_step(self._source.name, unjudged.passed_over))}\n"
        reason = f": {printable(survey.reason())}" if unjudged is not None else ""
        return f"{unknown}{name} {head}{reason}\n{details}"

    def _result(self, result: av.TargetReport) -> str:
        news = self._news(counting_causes(result))
        # Who must change an op anyway needn't know what else it may lack.
        refused = {(each.op_name, each.location) for each in result.violations if each.location}
        conditions = [each for each in result.conditions if (each.op_name, each.location) not in refused]
        return (
            self._list(self._groups(news), self._group)
            + self._list(by_problem(result.not_lowered), self._describe.not_lowered)
            + self._list(by_requirement(counting(conditions)), self._describe.condition)
            + self._list(by_reason(counting(result.unchecked)), self._describe.unchecked)
            + self.verdict(result, num_told=len(news))
        )

    def _groups(self, causes: Sequence[Cause]) -> list[list[Cause]]:
        """Returns those that a message describes together."""
        return [[each] for each in causes] if self._verbose else by_architecture(causes)

    def _group(self, causes: Sequence[Cause]) -> Diagnostic:
        return self._describe.cause(causes[0], causes[1:])

    def _news(self, causes: Sequence[Cause]) -> list[Cause]:
        """Returns those that no target before had: each is described once, unless all places are wanted, or
        this target has something to write instead that was not told.
        """
        news = []
        for each in causes:
            key = (each.any_of, each.unstated, each.any_of or each.violation)
            told, instead = self._told.get(key), set(forms(each.violation))
            if self._verbose or told is None or not instead <= told:
                news.append(each)
            self._told[key] = instead | (told or set())
        return news

    def _list(self, found: Sequence[T], describe: Callable[[T], Diagnostic]) -> str:
        rest = len(found) - SHOWN
        more = f"... and {rest:,} more; --format json lists all\n" if rest > 0 else ""
        return self._look.diagnostics(map(describe, found[:SHOWN])) + more

    def verdict(self, result: av.TargetReport, num_told: int) -> str:
        """Returns the verdict in a line, what the target lacks, and how many findings are suppressed.

        Args:
            result: what was found for a target.
            num_told: how many of its causes were described.
        """
        verdict, colour = "no verdict", "yellow"
        if result.violations:
            verdict, colour = "not available", "red"
        elif result.not_lowered:
            verdict, colour = "can't be lowered", "red"
        elif result.ok and result.conditions:
            verdict, colour = "available on condition", "yellow"
        elif result.accepted:
            verdict, colour = "accepted", "yellow"
        elif result.ok:
            verdict, colour = "available", "green"
        name = self._look.style(f"{printable(self._source.title)}:", bold=True)
        coloured = self._look.style(verdict, fg=colour, bold=True)
        rest = printable(str(result).removeprefix(verdict))
        details = (
            self._next_step(result)
            + self._opinion(result)
            + self._through(result)
            + self._lacking(result, num_told)
            + self._suppressed(result)
        )
        return f"{name} {coloured}{rest}\n{details}"

    def _next_step(self, result: av.TargetReport) -> str:
        """What to type where the target judged no operation."""
        if not result.nothing_judged or result.silence or result.through:
            return ""
        return f"  {printable(next_step(self._source.name, result.passed_over, result))}\n"

    def _opinion(self, result: av.TargetReport) -> str:
        """What a back end says of the whole, if it was asked."""
        if result.opinion is None:
            return ""
        said = printable(str(result.opinion))
        if not result.contradicted:
            return f"  {said}\n"
        return f"  {self._look.style('contradiction:', fg='red', bold=True)} {said}\n"

    def _through(self, result: av.TargetReport) -> str:
        """The pipeline, if there is one, what it made, and what of the source it left no trace of."""
        through = result.through
        if through is None:
            return ""
        has_passes = through.was_needed and through.num_passes
        lines = [f"{through}; --show-pipeline prints it" if has_passes else str(through)]
        if through.left_out:
            lines.append(f"left out of the pipeline: {', '.join(through.left_out)}")
        if self._verbose and through.vanished:
            shown = [
                f"{name} ({shown_place(self._source.relocate(place).removeprefix(f'{self.name}:'))})"
                for name, place in through.vanished[:SHOWN]
            ]
            more = f" and {len(through.vanished) - SHOWN:,} more" if len(through.vanished) > SHOWN else ""
            lines.append(f"nothing is left of: {', '.join(shown)}{more}")
        return "".join(f"  {printable(line)}\n" for line in lines)

    def _lacking(self, result: av.TargetReport, num_told: int) -> str:
        """What the target lacks, most often needed first."""
        causes = [each for each in counting_causes(result) if not each.unstated]
        if len(causes) <= min(num_told, 1):
            return ""  # The message has stated it.
        causes.sort(key=lambda each: -each.number)
        groups = self._groups(causes)
        names = [_lack(each) for each in groups[:_SHOWN_LACKING]]
        more = len(groups) - len(names)
        return f"  lacking: {printable('; '.join(names))}{f'; and {more} more' if more > 0 else ''}\n"

    def _suppressed(self, result: av.TargetReport) -> str:
        """The number of suppressed findings, and why: "suppressed: 3 by known.json: it was there before"."""
        counts = Counter(suppressed(result)).most_common()
        told = [f"{count:,} by {printable(each.by)}: {printable(each.reason)}" for each, count in counts]
        more = len(told) - _SHOWN_REASONS
        rest = f"; and {more} more reasons" if more > 0 else ""
        return f"  suppressed: {'; '.join(told[:_SHOWN_REASONS])}{rest}\n" if told else ""


def _lack(causes: Sequence[Cause]) -> str:
    """Returns what one of :func:`by_architecture` lacks."""
    first = describe_alternatives(causes[0].any_of)
    return first if len(causes) == 1 else f"{first} and {len(causes) - 1} more, of another architecture"
