# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The findings of `check`, as diagnostics."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import islice
from typing import Literal, TypeVar

from mlir import availability as av
from mlir import ir
from mlir.availability.cli._nearest import Nearest
from mlir.availability.files._source import Diagnostic, Kind, Source
from mlir.availability.native._extension import _availability
from mlir.availability.report._causes import Cause
from mlir.availability.report._places import shown_place
from mlir.availability.report._through import NotLowered
from mlir.availability.report.wording._binaries import declarations, is_declaration

T = TypeVar("T", bound="av.Violation | av.Condition | av.Unchecked | NotLowered")

_MOST_PLACES = 1000
"""How many further places of a finding are listed."""


def by_requirement(conditions: Sequence[av.Condition]) -> list[list[av.Condition]]:
    """Returns the conditions in groups: those of a group ask the target for the same."""
    return _grouped(conditions, [each.clause.any_of for each in conditions])


def by_reason(unchecked: Sequence[av.Unchecked]) -> list[list[av.Unchecked]]:
    """Returns operations with unknown requirements in groups, by their name and the reason."""
    return _grouped(unchecked, [(each.op_name, each.instruction, each.reason) for each in unchecked])


def by_problem(not_lowered: Sequence[NotLowered]) -> list[list[NotLowered]]:
    """Returns what can't be lowered in groups, by the operations' names and the reason."""
    return _grouped(not_lowered, [(each.op_name, each.pass_name, each.reason) for each in not_lowered])


def by_architecture(causes: Sequence[Cause]) -> list[list[Cause]]:
    """Returns causes in groups: in one of several, each is a feature of one architecture of CPUs, and the
    target is of another.
    """
    groups: dict[object, list[Cause]] = {}
    for index, each in enumerate(causes):
        groups.setdefault(_foreign_dimension(each.violation) or index, []).append(each)
    return list(groups.values())


def _foreign_dimension(violation: av.Violation) -> str:
    """Returns "cpu.x86_feature" if nothing but that is needed, and the target is for another architecture;
    otherwise "".
    """
    dimensions = {each.dimension for each in violation.clause.any_of}
    name = dimensions.pop() if len(dimensions) == 1 else ""
    is_feature = name.startswith("cpu.") and name.endswith("_feature")
    return name if is_feature and not violation.offered.get(name) else ""


def _grouped(found: Sequence[T], keys: Iterable[object]) -> list[list[T]]:
    groups: dict[object, list[T]] = {}
    for each, key in zip(found, keys, strict=True):
        groups.setdefault(key, []).append(each)
    return list(groups.values())


class Describer:
    """Makes diagnostics from the findings in a file.

    Args:
        source: the file.
        context: the context of its module.
        strict: whether a condition that a target leaves open is an error.
        verbose: whether each place is listed.
    """

    def __init__(self, source: Source, context: ir.Context, *, strict: bool, verbose: bool = False) -> None:
        self._source = source
        self._context = context
        self._severity: Literal["error", "warning"] = "error" if strict else "warning"
        self._verbose = verbose

    @cached_property
    def _nearest(self) -> Nearest:
        """Created on first use, because only violations need it."""
        return Nearest(self._context)

    def cause(self, cause: Cause, others: Sequence[Cause] = ()) -> Diagnostic:
        """Returns what is missing, where it is needed, and the remedy.

        If there is no source, the operation as MLIR prints it stands for the line.

        Args:
            cause: what is missing.
            others: what is missing with it, as in one of :func:`by_architecture`.
        """
        violation = cause.violation
        if cause.unstated and violation.instruction is not None:
            return self.undeclared(cause)
        details = [
            *self._cause(violation),
            *self._others(violation, cause.violations, cause.number),
            *_more_features(len(others)),
            self._nearest.describe(violation),
            *forms(violation),
        ]
        return self._at(violation, "error", violation.message, details, self._print(violation))

    def undeclared(self, cause: Cause) -> Diagnostic:
        """Returns what the module of a binary must declare. The fault is the file's, not a line's."""
        violation = cause.violation
        what = violation.instruction or violation.op_name
        place = shown_place(violation.location)
        first = f"{what}, {place}" if place else what
        uses = f"{cause.number:,} uses; the first is {first}" if cause.number > 1 else f"for {first}"
        message = f"the module must declare {declarations(cause.any_of)} ({uses})"
        line, column = self._source.excerpt(violation.location) or (None, None)
        details = self._places(violation, cause.violations) if self._verbose else ()
        return Diagnostic(self._source.place, "error", message, line, column, tuple(details))

    def condition(self, conditions: Sequence[av.Condition]) -> Diagnostic:
        """Returns what the target leaves open, its first cause, and the number of further ones.

        Args:
            conditions: one of :func:`by_requirement`.
        """
        first = conditions[0]
        details = [*self._cause(first), *self._others(first, conditions, len(conditions))]
        return self._at(first, self._severity, first.message, details)

    def not_lowered(self, found: Sequence[NotLowered]) -> Diagnostic:
        """Returns what a pipeline can't lower.

        Args:
            found: one of :func:`by_problem`.
        """
        first = found[0]
        notes = [f"note: {note}" for note in first.notes]
        return self._at(first, "error", first.message, [*notes, *self._others(first, found, len(found))])

    def unchecked(self, unchecked: Sequence[av.Unchecked]) -> Diagnostic:
        """Returns why an operation's requirements are unknown, and how to accept that.

        Args:
            unchecked: one of :func:`by_reason`.
        """
        first = unchecked[0]
        accept = f"--allow-unchecked={first.dialect} accepts unknown requirements of '{first.dialect}'"
        details = [*self._others(first, unchecked, len(unchecked)), accept]
        return self._at(first, "error", first.message, details)

    def _at(
        self,
        found: av.Violation | av.Condition | av.Unchecked | NotLowered,
        severity: Literal["error", "warning"],
        message: str,
        details: Iterable[str],
        without_source: str | None = None,
    ) -> Diagnostic:
        location = self._source.relocate(found.location) if not _is_declaration(found) else ""
        line, column = self._source.excerpt(location) or (without_source, None)
        return Diagnostic(location or self._source.place, severity, message, line, column, tuple(details))

    def _cause(self, found: av.Violation | av.Condition) -> Iterable[str]:
        """The part of an operation that has the requirement; a declaration is named by the message."""
        return () if _is_declaration(found) else (f"cause: {found.cause}",)

    def _others(self, first: T, found: Iterable[T], number: int) -> Iterable[str]:
        """Tells of the other places of a finding: how many, or each."""
        if number == 1:
            return ()
        if self._verbose:
            return self._places(first, found)
        places = "place" if number == 2 else "places"
        return (f"needed in {number - 1:,} more {places}; -v lists all",)

    def _places(self, first: T, found: Iterable[T]) -> Iterable[str]:
        """Yields a line for each other place: "also at a.frag:9: OpLoad, type of the result: f16"."""
        others = (each for each in found if each != first)
        for each in islice(others, _MOST_PLACES):
            if not isinstance(each, (av.Unchecked, NotLowered)) and _is_declaration(each):
                yield f"also at {self._source.title}: the module declares {each.cause}"
                continue
            where = shown_place(self._source.relocate(each.location)) or self._source.title
            if isinstance(each, NotLowered):
                yield f"also at {where}: {each.op_name}"
                continue
            why = "" if isinstance(each, av.Unchecked) else f", {each.cause}"
            yield f"also at {where}: {each.instruction or each.op_name}{why}"
        if rest := sum(1 for _ in others):
            yield f"and in {rest:,} more places; --format json lists all"

    def _print(self, violation: av.Violation) -> str | None:
        """Returns the operation as MLIR prints it; None for one that the user has never seen."""
        if violation.instruction is not None or self._source.kind is Kind.SPIRV:
            return None
        assert violation.op is not None, "pickled reports have no operations, and this is none"
        return _availability.op_text(violation.op, generic=False)


def _more_features(count: int) -> Iterable[str]:
    if count:
        missing = "feature is missing" if count == 1 else "features are missing"
        yield f"the target is of another architecture: {count} more {missing}; -v lists all"


def forms(violation: av.Violation) -> Iterable[str]:
    """Yields what the target has instead: "write instead: mmaShape = [16, 8, 8] on (vector<2x2xf16>)"."""
    became = violation.became
    start = "write instead:" if became is None else f"it has {became} with"
    yield from (f"write instead: {each}" for each in violation.instead)
    yield from (f"{start} {form}" for form in violation.other_forms)


def _is_declaration(found: av.Violation | av.Condition | av.Unchecked | NotLowered) -> bool:
    """Whether it is about what the module of a binary declares, which has no line."""
    if isinstance(found, (av.Unchecked, NotLowered)) or found.instruction is None:
        return False
    return bool(found.clause.any_of) and is_declaration(found.clause.source, found.instruction)
