# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The types and numbers that an op is known to accept: a rule about others would be a guess.

The verifiers of many ops accept types and numbers that no code generator does. If they don't check an
instruction's numbers, only some values are valid, or they consist of bits of which not all combinations
exist. Such numbers are recorded one by one: numbers with a rejected one between accepted ones, and numbers
that make a difference between chips.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from probe.learn import Facts

_TYPES = (
    "type of ",
    "element of ",
    "lanes of ",
    "rows of ",
    "columns of ",
    "use of ",
    "space of ",
    "memory of ",
    "bits of ",
)
_NUMBERS = ("constant ", "attribute ")

Ranges: TypeAlias = "tuple[tuple[int, int], ...]"
"""Pairs of the first and the last number."""


@dataclass(frozen=True)
class Known:
    """The known values of an op's facts, for those facts for which the verifier accepts more.

    Attributes:
        types: for each fact about types, the values with which shapes exist on some chip. None stands
        for a fact that a shape doesn't have.
        numbers: for each numeric fact, the values with which shapes exist.
    """

    types: Mapping[str, frozenset[str | None]]
    numbers: Mapping[str, Ranges]

    def admits(self, facts: Facts) -> bool:
        """Returns whether each of `facts` has a known value."""
        return all(facts.get(name) in values for name, values in self.types.items()) and all(
            name not in facts or any(first <= int(facts[name]) <= last for first, last in ranges)
            for name, ranges in self.numbers.items()
        )


def learn_known(
    examples: Iterable[tuple[Facts, bool]],
    unverified: Callable[[str], bool] = lambda fact: False,
    deciding: Collection[str] = (),
) -> Known:
    """Learns from shapes that come with whether they exist on some chip.

    Args:
        examples: the facts of shapes, and whether they exist.
        unverified: returns whether MLIR's verifier accepts any value of a number.
        deciding: numbers that make a difference between chips.
    """
    examples = list(examples)
    names = sorted({name for facts, _ in examples for name in facts})
    types = {
        name: frozenset(facts.get(name) for facts, exists in examples if exists)
        for name in names
        if name.startswith(_TYPES)
    }
    numbers: dict[str, Ranges] = {}
    for name in names:
        if name.startswith(_NUMBERS) and all(_is_number(facts.get(name, "0")) for facts, _ in examples):
            tried = {int(facts[name]) for facts, _ in examples if name in facts}
            taken = {int(facts[name]) for facts, exists in examples if exists and name in facts}
            if taken:
                least, greatest = min(taken), max(taken)
                lacks_one = any(least < number < greatest for number in tried - taken)
                is_one_by_one = unverified(name) and (lacks_one or name in deciding)
                numbers[name] = _ranges(taken) if is_one_by_one else ((least, greatest),)

    def tells(alone: Known) -> bool:
        return not all(alone.admits(facts) for facts, _ in examples)

    return Known(
        {name: known for name, known in types.items() if tells(Known({name: known}, {}))},
        {
            name: known
            for name, known in numbers.items()
            if unverified(name) or tells(Known({}, {name: known}))
        },
    )


def _ranges(taken: set[int]) -> Ranges:
    """Returns ranges that contain exactly these numbers."""
    ranges: list[tuple[int, int]] = []
    for number in sorted(taken):
        if ranges and ranges[-1][1] == number - 1:
            ranges[-1] = (ranges[-1][0], number)
        else:
            ranges.append((number, number))
    return tuple(ranges)


def _is_number(text: str) -> bool:
    return text.lstrip("-").isdigit()
