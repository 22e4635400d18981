# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The types and numbers that an op is known to accept: a rule about others would be a guess.

The verifiers of many ops accept types and numbers that no code generator does. If they check neither, only
the types of shapes that exist are known. Such numbers are recorded one by one if one was rejected between
accepted ones, or if they make a difference between chips. A number that wasn't tried is known where those in
a small block around it agree; without rejected numbers, where its neighbours do.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from probe.facts import Ranges, is_bit_of, is_field
from probe.learn import Facts, Label

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
# So many numbers on either side of others have to agree, or all in an aligned block of at most this size.
_NEIGHBOURS = 4
_BLOCK = 16


@dataclass(frozen=True)
class Known:
    """The known values of an op's facts, for those facts for which the verifier accepts more.

    Attributes:
        types: for facts about the type of an operand or a result, the values that they have together in
        shapes that exist on some chip. None stands for a fact that a shape doesn't have.
        numbers: for each numeric fact, the values with which shapes exist.
    """

    types: Mapping[tuple[str, ...], frozenset[tuple[str | None, ...]]]
    numbers: Mapping[str, Ranges]

    def admits(self, facts: Facts) -> bool:
        """Returns whether each of `facts` has a known value."""
        return all(_values(names, facts) in values for names, values in self.types.items()) and all(
            name not in facts or any(first <= int(facts[name]) <= last for first, last in ranges)
            for name, ranges in self.numbers.items()
        )


def learn_known(
    examples: Iterable[tuple[Facts, Label]],
    any_type: Callable[[str], bool] = lambda fact: False,
    any_number: Callable[[str], bool] = lambda fact: False,
    cases: Mapping[str, frozenset[str | None]] | None = None,
    deciding: Collection[str] = (),
) -> Known:
    """Learns from shapes that come with the set of the chips on which they exist.

    Args:
        examples: the facts of shapes, with their labels; the label of a shape that exists nowhere is false.
        any_type: returns whether MLIR's verifier accepts any type where a fact is about one.
        any_number: the same for a number.
        cases: for facts about enum attributes of which MLIR translates only some cases, these. None stands
            for an absent attribute.
        deciding: facts that make a difference between chips.
    """
    examples = list(examples)
    names = sorted({name for facts, _ in examples for name in facts})
    about_types = [name for name in names if name.startswith(_TYPES)]
    types = {
        group: frozenset(_values(group, facts) for facts, exists in examples if exists)
        for group in _groups(about_types, any_type)
    }
    translated = {(name,): frozenset((value,) for value in values) for name, values in (cases or {}).items()}
    numbers: dict[str, Ranges] = {}
    for name in names:
        is_numeric = all(_is_number(facts.get(name, "0")) for facts, _ in examples)
        if name.startswith(_NUMBERS) and is_numeric and (tried := _Tried.of(name, examples)):
            is_deciding = name in deciding and not is_field(name)
            is_one_by_one = any_number(name) and not is_field(name) and (tried.lacks_one() or is_deciding)
            numbers[name] = tried.ranges() if is_one_by_one else (tried.ends(),)

    def tells(alone: Known) -> bool:
        return not all(alone.admits(facts) for facts, _ in examples)

    return Known(
        {
            group: known
            for group, known in types.items()
            if any_type(group[0]) or tells(Known({group: known}, {}))
        }
        | translated,
        {
            name: known
            for name, known in numbers.items()
            if any_number(name) or tells(Known({}, {name: known}))
        },
    )


def _values(names: Iterable[str], facts: Facts) -> tuple[str | None, ...]:
    return tuple(facts.get(name) for name in names)


def _groups(names: Iterable[str], any_type: Callable[[str], bool]) -> list[tuple[str, ...]]:
    """Returns the facts that are known together: those about one value that may have any type; otherwise each
    is alone.
    """
    of_values: dict[str, list[str]] = {}
    for name in names:
        of_values.setdefault(name.partition(" of ")[2] if any_type(name) else name, []).append(name)
    return [tuple(group) for group in of_values.values()]


@dataclass(frozen=True)
class _Tried:
    """The numbers that were tried for one fact.

    Attributes:
        name: the fact.
        taken: the numbers with which shapes exist.
        refused: the other numbers that were tried in shapes that exist with one of these.
        series: for shapes that differ in nothing else, the label of each number. Some number exists.
    """

    name: str
    taken: frozenset[int]
    refused: frozenset[int]
    series: tuple[Mapping[int, Label], ...]

    @staticmethod
    def of(name: str, examples: Sequence[tuple[Facts, Label]]) -> _Tried | None:
        """Returns the numbers that were tried for a fact; None if no shape with any exists."""
        by_others: dict[frozenset[tuple[str, str]], dict[int, Label]] = {}
        for facts, label in examples:
            if name in facts:
                others = {each for each in facts.items() if each[0] != name and not is_bit_of(each[0], name)}
                by_others.setdefault(frozenset(others), {})[int(facts[name])] = label
        series = tuple(labels for labels in by_others.values() if any(labels.values()))
        taken = frozenset(number for labels in series for number, label in labels.items() if label)
        refused = frozenset(number for labels in series for number in labels) - taken
        return _Tried(name, taken, refused, series) if taken else None

    def ends(self) -> tuple[int, int]:
        """Returns the least and the greatest number; of a bit field, those with the same bits."""
        least, greatest = min(self.taken), max(self.taken)
        if not is_field(self.name):
            return least, greatest
        bits = max(least.bit_length(), greatest.bit_length())
        return (-1 << bits - 1 if least < 0 else 0), (1 << bits - (least < 0)) - 1

    def lacks_one(self) -> bool:
        """Returns whether a number between the ends was refused."""
        first, last = self.ends()
        return any(first < number <= last for number in self.refused)

    def ranges(self) -> Ranges:
        """Returns ranges of the numbers that exist, and of those between them that don't differ."""
        ranges: list[tuple[int, int]] = []
        for number in sorted(self.taken):
            if ranges and self._is_filled(ranges[-1][1], number):
                ranges[-1] = (ranges[-1][0], number)
            else:
                ranges.append((number, number))
        return tuple(ranges)

    def _is_filled(self, last: int, first: int) -> bool:
        """Returns whether the numbers between two that exist are like those around them."""
        if last + 1 == first:
            return True
        return any(
            self._agrees(labels, _block(last, first))
            # Where one was refused, others may be, too.
            or (not self.lacks_one() and self._agrees(labels, _neighbours(labels, last, first)))
            for labels in self.series
        )

    def _agrees(self, labels: Mapping[int, Label], around: tuple[int, int] | None) -> bool:
        """Returns whether the numbers in a range, whose ends were tried, have the same label."""
        if around is None or not all(end in labels for end in around):
            return False
        found = {label for number, label in labels.items() if around[0] <= number <= around[1]}
        return len(found) == 1 and not any(around[0] <= number <= around[1] for number in self.refused)


def _neighbours(labels: Iterable[int], last: int, first: int) -> tuple[int, int] | None:
    """Returns the ends of the nearest numbers that were tried on both sides; None if there are too few."""
    below = sorted(number for number in labels if number <= last)[-_NEIGHBOURS:]
    above = sorted(number for number in labels if number >= first)[:_NEIGHBOURS]
    return (below[0], above[-1]) if len(below) == len(above) == _NEIGHBOURS else None


def _block(last: int, first: int) -> tuple[int, int] | None:
    """Returns the ends of the smallest aligned block of numbers that includes both; None if it is long."""
    bits = (last ^ first).bit_length()
    start = last >> bits << bits
    return (start, start + (1 << bits) - 1) if 1 << bits <= _BLOCK else None


def _is_number(text: str) -> bool:
    return text.lstrip("-").isdigit()
