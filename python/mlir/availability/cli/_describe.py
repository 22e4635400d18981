# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What `check` found, as diagnostics."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

from mlir import availability as av
from mlir import ir
from mlir.availability._input import Diagnostic, Kind, Source
from mlir.availability.cli._nearest import Nearest


class Describer:
    """Makes diagnostics of what was found in a file.

    Args:
        source: the file.
        context: of its module.
        strict: whether what a target leaves open is an error.
    """

    def __init__(self, source: Source, context: ir.Context, *, strict: bool) -> None:
        self._source = source
        self._context = context
        self._severity: Literal["error", "warning"] = "error" if strict else "warning"

    @cached_property
    def _nearest(self) -> Nearest:
        """Only a violation asks for it."""
        return Nearest(self._context)

    def violation(self, violation: av.Violation) -> Diagnostic:
        """Returns what is needed and not there, what is the cause, and where it would be available.

        Where there is no source, its line is the operation as MLIR prints it.
        """
        location = self._source.relocate(violation.location)
        line, column = self._source.excerpt(location) or (self._print(violation), None)
        details = f"cause: {violation.clause.source}", self._nearest.describe(violation)
        where = location or self._source.name
        return Diagnostic(where, "error", violation.message, line, column, details)

    def condition(self, condition: av.Condition) -> Diagnostic:
        """Returns what the target leaves open, and what is the cause."""
        cause = f"cause: {condition.clause.source}"
        return self._at(condition.location, self._severity, condition.message, cause)

    def unchecked(self, unchecked: av.Unchecked) -> Diagnostic:
        """Returns why an operation's requirements are unknown, and how to accept that."""
        accept = (
            f"--allow-unchecked={unchecked.dialect} accepts unknown requirements of '{unchecked.dialect}'"
        )
        return self._at(unchecked.location, "error", unchecked.message, accept)

    def _at(self, place: str, severity: Literal["error", "warning"], message: str, detail: str) -> Diagnostic:
        location = self._source.relocate(place)
        line, column = self._source.excerpt(location) or (None, None)
        return Diagnostic(location or self._source.name, severity, message, line, column, (detail,))

    def _print(self, violation: av.Violation) -> str:
        assert violation.op is not None, "pickled reports have no operations, and this is none"
        text = violation.op.get_asm(
            large_elements_limit=8,
            skip_regions=True,
            use_local_scope=True,
            assume_verified=True,
            # What is made of a binary need not be valid, which printers of their own may rely on.
            print_generic_op_form=self._source.kind is Kind.SPIRV,
        )
        return str(text).strip().split("\n", 1)[0]
