# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Findings of `check` that were accepted: by an ignore of the configuration, or by a baseline.

A suppressed finding is reported, but doesn't count for the exit code. The verdict is unchanged.
"""

from __future__ import annotations

import datetime
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Generic, Literal, TypeAlias, TypeVar, overload

from mlir import availability as av
from mlir.availability.cli._baseline import Baseline, Entry
from mlir.availability.report._causes import Cause, find_causes
from mlir.availability.report._report import Report, TargetReport
from mlir.availability.report.wording._requirements import describe_alternatives

Finding: TypeAlias = "av.Violation | av.Condition | av.Unchecked"
Kind: TypeAlias = Literal["violation", "condition", "unchecked"]

T = TypeVar("T", bound=Finding)

UNKNOWN = "unknown"
"""The name of unknown requirements, for `Ignore.needs`."""


@dataclass(frozen=True)
class Suppression:
    """Why a finding doesn't count.

    Attributes:
        by: the file that suppresses it: a configuration, or a baseline.
        reason: the reason that it gives.
    """

    by: str
    reason: str


@dataclass(frozen=True)
class Ignore:
    """Findings that don't count. The patterns are those of `fnmatch`: ``*`` matches anything, including
    ``/``; but brackets, which names of files and attributes have, mean nothing.

    Attributes:
        files: patterns of file names, relative to the configuration's folder; one has to match.
        target: a pattern of the target's name, or of the text of its attribute.
        op: a pattern of the operation's name.
        needs: patterns of requirements, ``"spirv.capability Int64 or Float64"``, or `UNKNOWN`. Each
            alternative of a clause has to match one, since the target lacks all of them; and each
            pattern an alternative: needing only some of them is another finding.
        reason: why they don't count.
        expires: the last day on which the ignore applies.
        kinds: the kinds of findings.
        by: the file that suppresses it.
    """

    files: tuple[str, ...]
    target: str
    op: str
    needs: str
    reason: str
    expires: datetime.date | None
    by: str
    kinds: tuple[Kind, ...] = ("violation", "condition", "unchecked")

    def is_expired(self, today: datetime.date) -> bool:
        """Returns whether its last day is over."""
        return self.expires is not None and self.expires < today

    def matches(self, file: str, result: TargetReport, finding: Finding) -> bool:
        """Returns whether it applies to a finding on a target."""
        return (
            kind_of(finding) in self.kinds
            and is_any_match(file, self.files)
            and (_is_match(result.target_name, self.target) or _is_match(result.spec, self.target))
            and _is_match(finding.op_name, self.op)
            and _are_match(_needs(finding), _alternatives(self.needs))
        )


@dataclass(frozen=True)
class Suppressions:
    """All accepted findings.

    Attributes:
        ignores: the configuration's ignores that haven't expired.
        baseline: the baseline, if there is one.
    """

    ignores: tuple[Ignore, ...] = ()
    baseline: Baseline | None = None

    def __bool__(self) -> bool:
        return bool(self.ignores) or self.baseline is not None

    def listed(self, file: str) -> Counter[Entry]:
        """Returns how often the baseline has each finding of a file, for `mark`."""
        return self.baseline.of_file(file) if self.baseline else Counter()

    def mark(self, report: Report, left: Counter[Entry], config_file: str) -> Report:
        """Returns the report with its sequences replaced by `Marked` ones.

        Args:
            report: the findings in a file, or in a section of it.
            left: what the baseline has of the file, without what earlier sections have; it is reduced.
            config_file: the file's name relative to the configuration's folder.
        """
        results = tuple(self._mark(result, config_file, left) for result in report.results)
        return Report(results)

    def _mark(self, result: TargetReport, file: str, left: Counter[Entry]) -> TargetReport:
        def mark(found: Sequence[T]) -> Marked[T]:
            return Marked(found, [self._find(each, result, file, left) for each in found])

        return replace(
            result,
            violations=mark(result.violations),
            conditions=mark(result.conditions),
            unchecked=mark(result.unchecked),
        )

    def _find(
        self, finding: Finding, result: TargetReport, file: str, left: Counter[Entry]
    ) -> Suppression | None:
        for ignore in self.ignores:
            if ignore.matches(file, result, finding):
                return Suppression(ignore.by, ignore.reason)
        entry = entry_of(finding, result)
        if left[entry]:
            left[entry] -= 1
            assert self.baseline is not None, "only a baseline has entries left"
            return Suppression(self.baseline.name, "listed in the baseline")
        return None


class Marked(Sequence[T], Generic[T]):
    """Findings, with the suppression of each; None for those that count."""

    def __init__(self, found: Sequence[T], marks: Sequence[Suppression | None]) -> None:
        self._found = found
        self.marks = marks

    def __len__(self) -> int:
        return len(self._found)

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[T]: ...
    def __getitem__(self, index: int | slice) -> T | Sequence[T]:
        return self._found[index]

    def __iter__(self) -> Iterator[T]:
        return iter(self._found)


def counting(found: Sequence[T]) -> Sequence[T]:
    """Returns the findings that aren't suppressed."""
    if not isinstance(found, Marked) or not any(found.marks):
        return found
    return [each for each, mark in zip(found, found.marks, strict=True) if mark is None]


def counting_causes(result: TargetReport) -> list[Cause]:
    """Returns the causes of the violations that aren't suppressed, with these violations alone."""
    marks = marks_of(result.violations)
    indices = None if not any(marks) else [index for index, mark in enumerate(marks) if mark is None]
    return find_causes(result.violations, result.cause_indices, indices)


def suppressed(result: TargetReport) -> Iterator[Suppression]:
    """Yields the suppression of each suppressed finding."""
    for found in (result.violations, result.conditions, result.unchecked):
        yield from (mark for mark in marks_of(found) if mark is not None)


def marks_of(found: Sequence[Finding]) -> Sequence[Suppression | None]:
    """Returns the suppression of each finding; None for those that count."""
    return found.marks if isinstance(found, Marked) else [None] * len(found)


def kind_of(finding: Finding) -> Kind:
    """Returns the kind of a finding."""
    if isinstance(finding, av.Unchecked):
        return "unchecked"
    return "violation" if isinstance(finding, av.Violation) else "condition"


def entry_of(finding: Finding, result: TargetReport) -> Entry:
    """Returns the baseline's entry for a finding on a target, without its position in the file."""
    target = result.spec  # Messages call all attributes of a kind the same.
    if isinstance(finding, av.Unchecked):
        return Entry(target, finding.op_name, UNKNOWN, finding.reason)
    clause = finding.clause
    return Entry(target, finding.op_name, describe_alternatives(clause.any_of), str(clause.source))


def _needs(finding: Finding) -> list[str]:
    """Returns the alternatives, none of which the target is known to offer."""
    if isinstance(finding, av.Unchecked):
        return [UNKNOWN]
    any_of = finding.clause.any_of
    return list(map(str, any_of)) or [describe_alternatives(any_of)]


@lru_cache
def _alternatives(needs: str) -> list[str]:
    """Returns the patterns in "spirv.capability Float16 or Float16Buffer"."""
    patterns: list[str] = []
    for part in needs.split(" or "):
        is_bare = patterns and " " not in part
        patterns.append(f"{patterns[-1].partition(' ')[0]} {part}" if is_bare else part)
    return patterns


def _are_match(texts: Sequence[str], patterns: Sequence[str]) -> bool:
    """Returns whether each text matches a pattern, and each pattern a text."""
    matches = [[_is_match(text, pattern) for pattern in patterns] for text in texts]
    return all(map(any, matches)) and all(map(any, zip(*matches, strict=True)))


def is_any_match(text: str, patterns: Sequence[str]) -> bool:
    """Returns whether a text matches one of some patterns of a configuration."""
    return any(_is_match(text, pattern) for pattern in patterns)


def _is_match(text: str, pattern: str) -> bool:
    """Returns whether a text matches a pattern of a configuration."""
    return fnmatchcase(text, pattern.replace("[", "[[]"))
