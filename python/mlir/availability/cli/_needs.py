# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What operations need that some known target lacks, as `explain` shows it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mlir import availability as av
from mlir import ir
from mlir.availability.cli._nearest import Nearest
from mlir.availability.cli._text import printable
from mlir.availability.files._source import Source
from mlir.availability.native._extension import _availability
from mlir.availability.report._places import shown_place
from mlir.availability.report.wording._binaries import describe_source

if TYPE_CHECKING:
    from rich.tree import Tree

_SHOWN_PLACES = 4

Need = tuple[tuple[av.Requirement, ...], str, tuple[str, ...], tuple[str, ...]]
"""A clause that is shown: its alternatives, the phrase for them, the weakest targets, and causes."""


class Admission:
    """Finds out which known targets satisfy which clauses."""

    def __init__(self, context: ir.Context) -> None:
        self._nearest = Nearest(context)
        self._targets = _availability.KnownTargets(context)
        self._found: dict[tuple[av.Requirement, ...], Admitted] = {}

    def judges(self, op: ir.Operation) -> bool:
        """Whether a known target judges an operation that needs nothing."""
        return self._targets.judges(op)

    def of(self, any_of: tuple[av.Requirement, ...]) -> Admitted:
        """Which targets satisfy the alternatives of a clause."""
        if any_of not in self._found:
            judging, names = self._targets.satisfying([(each.dimension, each.value) for each in any_of])
            least = tuple(self._nearest.pick(names))
            self._found[any_of] = Admitted(len(names) == judging, len(names), least)
        return self._found[any_of]


@dataclass(frozen=True)
class Admitted:
    everywhere: bool
    """Whether every known target that covers the operation satisfies the clause."""
    number: int
    """The number of known targets that satisfy it."""
    least: tuple[str, ...]
    """The least capable target of each family that satisfies it, at most as many as are shown."""


def needs_of(clauses: Iterable[av.Clause], instruction: str | None, admission: Admission) -> tuple[Need, ...]:
    """The clauses that some known target doesn't satisfy. Clauses with the same alternatives are merged.

    Those that the fewest known targets satisfy come first.
    """
    causes: dict[tuple[tuple[av.Requirement, ...], str], dict[str, None]] = {}
    for clause in clauses:
        if not admission.of(clause.any_of).everywhere:
            cause = describe_source(clause.source, instruction)
            causes.setdefault((clause.any_of, clause.describe_need()), {})[cause] = None
    demanding = sorted(causes, key=lambda need: admission.of(need[0]).number)
    return tuple((*need, admission.of(need[0]).least, tuple(causes[need])) for need in demanding)


def add_needs(node: Tree, needs: Iterable[Need]) -> None:
    """Adds a branch for each need to the branch of an operation."""
    from rich.text import Text

    for any_of, phrase, least, causes in needs:
        what = Text(printable(phrase), style="yellow")
        if any_of:
            what.append(f"  from {printable(', '.join(least))}" if least else "  on no known target", "green")
        what.append(f"\ncause: {printable(', '.join(causes))}", "not bold default")
        node.add(what)


def describe_places(places: list[str], source: Source) -> str:
    """The positions of the operations of a group: " at 3:10, 4:10 and 12 more"."""
    known = [shown_place(place.removeprefix(f"{source.name}:").lstrip()) for place in places if place]
    known = list(dict.fromkeys(known))  # Several instructions may be of one line.
    if not known:
        return f"  ({len(places):,} times)" if len(places) > 1 else ""
    rest = len(known) - min(len(known), _SHOWN_PLACES)
    return f"  at {', '.join(known[:_SHOWN_PLACES])}{f' and {rest:,} more' if rest else ''}"
