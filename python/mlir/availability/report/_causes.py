# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Violations that have the same cause: what one thing mends is one finding."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from mlir.availability.report._model import Requirement
from mlir.availability.report._violation import Violation
from mlir.availability.report.wording._requirements import describe_alternatives

_MOST_LOOKED_AT = 10_000
"""How many violations are searched for one with a line of the source."""


@dataclass(frozen=True, slots=True, repr=False)
class Cause:
    """A requirement that a target lacks, or that a module doesn't declare, with every place that needs it.

    Places that need less, as one of two capabilities where another place needs just one of them, belong to
    the same cause: what mends the strictest mends all.

    Attributes:
        index: the position in :attr:`TargetReport.violations` of the first violation that needs all of it.
        violation: the one to show: as `index` says, and if possible with a line of the source.
        number: how many violations it has.
    """

    index: int
    violation: Violation
    number: int
    _all: Sequence[Violation] = field(repr=False)
    _indices: Sequence[int] = field(repr=False)

    @property
    def any_of(self) -> tuple[Requirement, ...]:
        """The alternatives, any of which would do."""
        return self.violation.clause.any_of

    @property
    def unstated(self) -> bool:
        """Whether the module must be changed, rather than the target: :attr:`Violation.unstated`."""
        return self.violation.unstated

    @property
    def violations(self) -> Iterator[Violation]:
        """All violations, in the order of the operations."""
        return (self._all[index] for index in self._indices)

    def __str__(self) -> str:
        more = f" ({self.number:,} places)" if self.number > 1 else ""
        return f"{self.violation}{more}"

    def __repr__(self) -> str:
        return f"<Cause: {describe_alternatives(self.any_of)}, {self.number:,} times>"


def find_causes(
    violations: Sequence[Violation], causes: Sequence[int], indices: Sequence[int] | None = None
) -> list[Cause]:
    """Returns the causes of violations, in the order of their first places.

    Args:
        violations: all violations of a target.
        causes: for each violation, the position of the violation that causes it.
        indices: the positions of the violations to look at; all by default.
    """
    groups: dict[int, list[int]] = {}
    for index in range(len(violations)) if indices is None else indices:
        groups.setdefault(causes[index], []).append(index)
    return [_cause(violations, cause, found) for cause, found in groups.items()]


def _cause(violations: Sequence[Violation], cause: int, indices: Sequence[int]) -> Cause:
    strictest = violations[cause].clause.any_of
    shown = None
    for index in indices[:_MOST_LOOKED_AT]:
        each = violations[index]
        if each.clause.any_of != strictest:
            continue
        shown = shown or each
        if has_line(each):
            shown = each
            break
    # The strictest may be suppressed.
    return Cause(cause, shown or violations[indices[0]], len(indices), violations, indices)


def has_line(violation: Violation) -> bool:
    """Whether the place is a line of a source file, not a word of a binary."""
    return violation.instruction is None or not violation.location.startswith("word ")
