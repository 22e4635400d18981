# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Why conversions fail."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from mlir.availability.report._model import Clause, clause_from_raw

if TYPE_CHECKING:
    from mlir.availability import _availability


@dataclass(frozen=True, slots=True)
class ConversionAttempt:
    """A pattern that was tried on an op, and didn't make it legal.

    Attributes:
        pattern: the pattern's name.
        has_matched: whether it matched. Then what it made of the op could not be made legal.
        reasons: what the pattern said of its failure to match.
        produced: names of the ops that it would produce.
        culprit: the first of these that could not be made legal. None when that was not an op, but
            the type of a block argument.
    """

    pattern: str
    has_matched: bool
    reasons: tuple[str, ...]
    produced: tuple[str, ...]
    culprit: ConversionFailure | None


@dataclass(frozen=True, slots=True)
class ConversionFailure:
    """An op that could not be made legal, and why.

    Attributes:
        op_name: its name.
        location: ``"file:line:col"``, empty when it isn't from a file.
        clauses: what it needs and the target doesn't offer; empty when it is rules that don't make
            it legal.
        messages: the same as text.
        is_marked_illegal: whether a rule makes it illegal. Without that and clauses, nothing makes it legal.
        attempts: the patterns that were tried.
    """

    op_name: str
    location: str
    clauses: tuple[Clause, ...]
    messages: tuple[str, ...]
    is_marked_illegal: bool
    attempts: tuple[ConversionAttempt, ...]
    _lines: tuple[str, ...] = field(repr=False, compare=False)

    def __str__(self) -> str:
        """Returns what failed, and on further lines why."""
        head, *rest = self._lines
        head = f"{self.location}: {head}" if self.location else head
        return "\n".join([head, *(f"  {line}" for line in rest)])

    def lines(self) -> tuple[str, ...]:
        """Returns what failed, without its location, and why."""
        return self._lines

    @staticmethod
    def from_raw(raw: _availability.ConversionFailure, target_name: str) -> ConversionFailure:
        """Makes one of what the extension module has."""
        return ConversionFailure(
            op_name=raw.op_name,
            location=raw.location,
            clauses=tuple(map(clause_from_raw, raw.clauses)),
            messages=tuple(raw.messages),
            is_marked_illegal=raw.is_marked_illegal,
            attempts=tuple(
                ConversionAttempt(
                    pattern=attempt.pattern,
                    has_matched=attempt.has_matched,
                    reasons=tuple(attempt.reasons),
                    produced=tuple(attempt.produced),
                    culprit=next((ConversionFailure.from_raw(c, target_name) for c in attempt.culprit), None),
                )
                for attempt in raw.attempts
            ),
            _lines=tuple(raw.describe(target_name)),
        )
