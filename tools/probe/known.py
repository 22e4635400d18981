# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The types and numbers that an op is known to accept: a rule about others would be a guess.

The verifiers of many ops accept types and numbers that no code generator does. If they check neither, only
the types of shapes that exist are known, vectors between these, and pointers of the same size. Such numbers
are recorded one by one if one was rejected between accepted ones, or if they make a difference between chips.
A number that wasn't tried is known where most in a small block around it were tried and agree, or where it
fits into a field of a few bits; without rejected numbers, where its neighbours agree. A number may also
decide how many lanes a vector has.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import compress
from typing import TypeAlias

from probe.facts import FIELD_BITS, Ranges, is_bit_of, is_field
from probe.generate import ENDS
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
Values: TypeAlias = "tuple[str | None, ...]"
# So many numbers on either side of others have to agree. Or those in an aligned block of at most this size,
# of which so many were tried, and at least half.
_NEIGHBOURS = 4
_BLOCK = 16
_ENOUGH = 4
# If numbers as large as this exist and none was refused, no field of a few bits limits them.
_LARGE = 1 << 12


@dataclass(frozen=True)
class Known:
    """The known values of an op's facts, for those facts for which the verifier accepts more.

    Attributes:
        types: for facts about the type of an operand or a result, the values that they have together in
        shapes that exist on some chip. None stands for a fact that a shape doesn't have.
        numbers: for each numeric fact, the values with which shapes exist.
        lengths: for a numeric fact that decides a number of lanes, such as a matrix's format: for each
        value the only lanes that it exists with.
    """

    types: Mapping[tuple[str, ...], frozenset[Values]]
    numbers: Mapping[str, Ranges]
    lengths: Mapping[tuple[str, str], Mapping[str, str]] = field(default_factory=dict)

    def admits(self, facts: Facts) -> bool:
        """Returns whether each of `facts` has a known value."""
        return (
            all(_values(names, facts) in values for names, values in self.types.items())
            and all(name not in facts or _is_in(facts[name], ranges) for name, ranges in self.numbers.items())
            and all(
                lengths.get(facts.get(number, ""), facts.get(lanes)) == facts.get(lanes)
                for (number, lanes), lengths in self.lengths.items()
            )
        )


def learn_known(
    examples: Iterable[tuple[Facts, Label]],
    any_type: Callable[[str], bool] = lambda fact: False,
    any_number: Callable[[str], bool] = lambda fact: False,
    cases: Mapping[str, frozenset[str | None]] | None = None,
    deciding: Collection[str] = (),
    pointers: Mapping[str, int] | None = None,
) -> Known:
    """Learns from shapes that come with the set of the chips on which they exist.

    Args:
        examples: the facts of shapes, with their labels; the label of a shape that exists nowhere is false.
        any_type: returns whether MLIR's verifier accepts any type where a fact is about one.
        any_number: the same for a number.
        cases: for facts about enum attributes of which MLIR translates only some cases, these. None stands
            for an absent attribute.
        deciding: facts that make a difference between chips.
        pointers: for each address space, the size of its pointers in bits.
    """
    examples = list(examples)
    names = sorted(set().union(*(facts for facts, _ in examples)))
    rows = [tuple(map(facts.get, names)) for facts, _ in examples]
    labels = [label for _, label in examples]
    about_types = [name for name in names if name.startswith(_TYPES)]
    types = {group: _types(group, examples, pointers or {}) for group in _groups(about_types, any_type)}
    translated = {(name,): frozenset((value,) for value in values) for name, values in (cases or {}).items()}
    numbers: dict[str, Ranges] = {}
    for name in names:
        if not name.startswith(_NUMBERS) or not all(map(_is_number, _tried(name, examples))):
            continue
        if tried := _Tried.of(name, names, rows, labels):
            is_deciding = name in deciding and not is_field(name)
            is_one_by_one = any_number(name) and not is_field(name) and (tried.lacks_one() or is_deciding)
            numbers[name] = tried.ranges() if is_one_by_one else (tried.ends(),)

    return Known(
        {
            group: known
            for group, known in types.items()
            if any_type(group[0]) or not {_values(group, facts) for facts, _ in examples} <= known
        }
        | translated,
        {
            name: known
            for name, known in numbers.items()
            if any_number(name) or not all(_is_in(number, known) for number in _tried(name, examples))
        },
        {
            (number, lanes): lengths
            for number in numbers
            for lanes in about_types
            if lanes.startswith("lanes of ") and any_type(lanes)
            if (lengths := _lengths(number, lanes, examples))
        },
    )


def _lengths(number: str, lanes: str, examples: Iterable[tuple[Facts, Label]]) -> Mapping[str, str]:
    """Returns for each value of `number` the only lanes that it exists with, if these aren't all the same and
    at least half of the values were refused with others; otherwise nothing.
    """
    taken: dict[str, set[str]] = {}
    tried: dict[str, set[str]] = {}
    for facts, exists in examples:
        if number in facts and lanes in facts:
            tried.setdefault(facts[number], set()).add(facts[lanes])
            if exists:
                taken.setdefault(facts[number], set()).add(facts[lanes])
    known = set().union(*taken.values())
    refused = [value for value in taken if (tried[value] - taken[value]) & known]
    if len(known) < 2 or 2 * len(refused) < len(taken) or any(len(found) > 1 for found in taken.values()):
        return {}
    return {value: found.pop() for value, found in taken.items()}


def _types(
    names: tuple[str, ...], examples: Iterable[tuple[Facts, Label]], pointers: Mapping[str, int]
) -> frozenset[Values]:
    """Returns the values that facts about types have together in shapes that exist, and those like them."""
    tried: dict[Values, bool] = {}
    for facts, exists in examples:
        values = _values(names, facts)
        tried[values] = tried.get(values, False) or bool(exists)
    taken = frozenset(values for values, exists in tried.items() if exists)
    refused = frozenset(tried) - taken
    kinds = [name.partition(" of ")[0] for name in names]
    like: frozenset[Values] = frozenset()
    if "type" in kinds and "lanes" in kinds:
        like |= _vectors_like(taken, refused, kinds.index("type"), kinds.index("lanes"))
    if "space" in kinds:
        like |= _pointers_like(taken, refused, kinds.index("space"), pointers)
    return taken | like


def _pointers_like(
    taken: frozenset[Values], refused: frozenset[Values], space: int, pointers: Mapping[str, int]
) -> frozenset[Values]:
    """Returns pointers as large as others that exist, where at least two exist, unless one of that size was
    refused.
    """
    others = [values for values in taken if values[space] in pointers]
    if len(others) < 2:
        return frozenset()
    sizes = {pointers[values[space] or ""] for values in others}
    sizes -= {pointers[values[space] or ""] for values in refused if values[space] in pointers}
    return frozenset(_with(others[0], space, name) for name, size in pointers.items() if size in sizes)


def _vectors_like(
    taken: frozenset[Values], refused: frozenset[Values], element: int, lanes: int
) -> frozenset[Values]:
    """Returns vectors of elements that at least two others have. One that exists has as many elements of the
    same size; or at least two have as many elements, and one is as large. None of as many elements of the
    same size was refused.
    """
    sizes = {values: size for values in taken if (size := _size(values[element], values[lanes]))}
    lengths = Counter(_with(values, lanes, None) for values in sizes)
    elements = Counter(_with(values, element, None) for values in sizes)
    same = {(values[lanes], size) for values, size in sizes.items()}
    unlike = {(values[lanes], _size(values[element], values[lanes])) for values in refused}
    return frozenset(
        vector
        for values in sizes
        for other in sizes
        if (vector := _with(values, lanes, other[lanes])) not in taken
        and lengths[_with(vector, lanes, None)] > 1
        and (size := _size(vector[element], vector[lanes])) in sizes.values()
        and (elements[_with(vector, element, None)] > 1 or (vector[lanes], size) in same)
        and (vector[lanes], size) not in unlike
    )


def _with(values: Values, index: int, value: str | None) -> Values:
    return (*values[:index], value, *values[index + 1 :])


def _size(element: str | None, lanes: str | None) -> int | None:
    """Returns the bits of a number or a vector of numbers; None for other types."""
    number = re.fullmatch(r"(?:[su]?i|b?f)(\d+)(?:E\w+)?", element or "")
    return int(number[1]) * int(lanes) if number and lanes and int(lanes) > 0 else None


def _values(names: Iterable[str], facts: Facts) -> Values:
    return tuple(map(facts.get, names))


def _tried(name: str, examples: Iterable[tuple[Facts, Label]]) -> set[str]:
    """Returns the values of a fact."""
    return {facts[name] for facts, _ in examples if name in facts}


def _is_in(number: str, ranges: Ranges) -> bool:
    return any(first <= int(number) <= last for first, last in ranges)


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
    def of(name: str, names: list[str], rows: Sequence[Values], labels: Sequence[Label]) -> _Tried | None:
        """Returns the numbers that were tried for a fact; None if no shape with any exists.

        Args:
            name: the fact.
            names: all facts.
            rows: the values of all facts, for each shape.
            labels: the label of each shape.
        """
        by_others: dict[Values, dict[int, Label]] = {}
        place = names.index(name)
        is_other = [each != name and not is_bit_of(each, name) for each in names]
        for row, label in zip(rows, labels, strict=True):
            number = row[place]
            if number is not None:
                by_others.setdefault(tuple(compress(row, is_other)), {})[int(number)] = label
        series = tuple(found for found in by_others.values() if any(found.values()))
        taken = frozenset(number for labels in series for number, label in labels.items() if label)
        refused = frozenset(number for labels in series for number in labels) - taken
        return _Tried(name, taken, refused, series) if taken else None

    def ends(self) -> tuple[int, int]:
        """Returns the first and the last number of a range: the least and the greatest that exist, or those
        that a field of a few bits has. Of large numbers of which none was refused, the range starts at zero
        and has numbers of one bit more, up to the greatest that is ever tried.
        """
        least, greatest = min(self.taken), max(self.taken)
        beyond = 1 << greatest.bit_length()
        if is_field(self.name):
            # The sign is a bit, too.
            return (-1 << FIELD_BITS - 1, (1 << FIELD_BITS - 1) - 1) if least < 0 else (0, beyond - 1)
        if not self.refused and least >= 0 and greatest >= _LARGE:
            return (0, max(greatest, min(2 * beyond - 1, ENDS[-1])))
        # Of large numbers, too few are tried to tell.
        refused = min((number for number in self.refused if number >= 0), default=0)
        is_small = least >= 0 and beyond <= refused < 2 * beyond <= 2 * _BLOCK
        return (0, beyond - 1) if is_small else (least, greatest)

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
            any(self._agrees(labels, block) for block in _blocks(labels, last + 1, first - 1))
            # Where one was refused, others may be, too.
            or (not self.lacks_one() and self._agrees(labels, _neighbours(labels, last, first)))
            for labels in self.series
        )

    def _agrees(self, labels: Mapping[int, Label], around: range) -> bool:
        """Returns whether the tried numbers of a range have the same label, and none was refused."""
        found = {labels[number] for number in around if number in labels}
        return len(found) == 1 and not any(number in around for number in self.refused)


def _neighbours(labels: Iterable[int], last: int, first: int) -> range:
    """Returns the range of the nearest tried numbers on both sides; an empty one if there are too few."""
    below = sorted(number for number in labels if number <= last)[-_NEIGHBOURS:]
    above = sorted(number for number in labels if number >= first)[:_NEIGHBOURS]
    return range(below[0], above[-1] + 1) if len(below) == len(above) == _NEIGHBOURS else range(0)


def _blocks(labels: Collection[int], first: int, last: int) -> Iterator[range]:
    """Yields the aligned blocks around two numbers, short ones first, of which enough numbers were tried."""
    bits = (last ^ first).bit_length()
    while 1 << bits <= _BLOCK:
        start = last >> bits << bits
        block = range(start, start + (1 << bits))
        if sum(number in labels for number in block) >= max(_ENOUGH, len(block) // 2):
            yield block
        bits += 1


def _is_number(text: str) -> bool:
    return text.lstrip("-").isdigit()
