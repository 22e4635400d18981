# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The findings of `check`, as diagnostics."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Literal

from mlir import availability as av
from mlir import ir
from mlir.availability._input import Diagnostic, Kind, Source
from mlir.availability._native import _availability
from mlir.availability.cli._nearest import Nearest


def by_requirement(conditions: Sequence[av.Condition]) -> list[list[av.Condition]]:
    """Returns the conditions in groups: those of a group ask the target for the same."""
    groups: dict[object, list[av.Condition]] = {}
    for condition in conditions:
        groups.setdefault(condition.clause.any_of, []).append(condition)
    return list(groups.values())


class Describer:
    """Makes diagnostics from the findings in a file.

    Args:
        source: the file.
        context: the context of its module.
        strict: whether a condition that a target leaves open is an error.
    """

    def __init__(self, source: Source, context: ir.Context, *, strict: bool) -> None:
        self._source = source
        self._context = context
        self._severity: Literal["error", "warning"] = "error" if strict else "warning"

    @cached_property
    def _nearest(self) -> Nearest:
        """Created on first use, because only violations need it."""
        return Nearest(self._context)

    def violation(self, violation: av.Violation) -> Diagnostic:
        """Returns the missing requirement, its cause, and the targets on which the operation is available.

        If there is no source, the operation as MLIR prints it stands for the line.
        """
        location = self._source.relocate(violation.location)
        line, column = self._source.excerpt(location) or (self._print(violation), None)
        details = f"cause: {violation.clause.source}", self._nearest.describe(violation)
        where = location or self._source.name
        return Diagnostic(where, "error", violation.message, line, column, details)

    def condition(self, conditions: Sequence[av.Condition]) -> Diagnostic:
        """Returns what the target leaves open, its first cause, and the number of further ones.

        Args:
            conditions: one of :func:`by_requirement`.
        """
        first, *others = conditions
        details = [f"cause: {first.clause.source}"]
        if others:
            places = "place" if len(others) == 1 else "places"
            details.append(f"needed in {len(others):,} more {places}; --format json lists all")
        return self._at(first.location, self._severity, first.message, *details)

    def unchecked(self, unchecked: av.Unchecked) -> Diagnostic:
        """Returns why an operation's requirements are unknown, and how to accept that."""
        accept = (
            f"--allow-unchecked={unchecked.dialect} accepts unknown requirements of '{unchecked.dialect}'"
        )
        return self._at(unchecked.location, "error", unchecked.message, accept)

    def _at(
        self, place: str, severity: Literal["error", "warning"], message: str, *details: str
    ) -> Diagnostic:
        location = self._source.relocate(place)
        line, column = self._source.excerpt(location) or (None, None)
        return Diagnostic(location or self._source.name, severity, message, line, column, details)

    def _print(self, violation: av.Violation) -> str:
        assert violation.op is not None, "pickled reports have no operations, and this is none"
        # The ops of a binary may be invalid, and custom printers may rely on valid ops.
        return _availability.op_text(violation.op, generic=self._source.kind is Kind.SPIRV)
