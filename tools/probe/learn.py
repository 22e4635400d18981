# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Learns from probes on which chips an op exists: a decision tree over the facts of its shapes.

To measure such rules, those from two thirds of the shapes, chosen by hash, are tried on the others: a rule
that only restates its own shapes doesn't hold for those.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from probe.shapes import Shape

Label = Hashable
Facts = Mapping[str, str]
"""The facts of a shape, by name: `kind` is `mxf4`, `type of a` is `f16`."""


# The facts of a shape, and the number of its label.
_Example: TypeAlias = "tuple[Facts, int]"

# Rules are tested with each part of the shapes, after they were made of the other parts.
PARTS = range(3)


def part_of(shape: Shape) -> int:
    """Returns which of the parts the shape is in."""
    return int(shape.key, 16) % len(PARTS)


@dataclass(frozen=True)
class Test:
    """Tests whether a fact has a value; for a number also whether it is at least that value."""

    fact: str
    value: str | None
    at_least: bool = False

    def holds(self, facts: Facts) -> bool:
        now = facts.get(self.fact)
        if self.at_least:
            return now is not None and int(now) >= int(self.value or 0)
        return now == self.value


@dataclass(frozen=True)
class Leaf:
    """A leaf of a tree: the tests on the path, with their results, and the label.

    `label` is None if shapes differ that no test distinguishes.
    """

    path: tuple[tuple[Test, bool], ...]
    label: Label | None


def learn(
    examples: Sequence[tuple[Facts, Label]], rank: Callable[[str], int], *, in_pairs: bool = False
) -> list[Leaf]:
    """Returns the leaves of a tree that predicts the labels of all examples.

    Among equally good tests, the one with the lowest `rank` of its fact is chosen. With `in_pairs`, a test
    that tells nothing alone may be chosen, in case another one does together with it.
    """
    # Sets of chips are slow to hash: labels are numbered.
    labels = list(dict.fromkeys(label for _, label in examples))
    numbers = {label: number for number, label in enumerate(labels)}
    numbered = [(facts, numbers[label]) for facts, label in examples]
    return [
        Leaf(path, None if number is None else labels[number])
        for path, number in _leaves(numbered, (), rank, in_pairs)
    ]


def _leaves(
    examples: Sequence[_Example],
    path: tuple[tuple[Test, bool], ...],
    rank: Callable[[str], int],
    in_pairs: bool,
) -> Iterator[tuple[tuple[tuple[Test, bool], ...], int | None]]:
    labels = Counter(label for _, label in examples)
    if len(labels) == 1:
        yield path, next(iter(labels))
        return
    best: tuple[float, int] | None = None
    tests: list[Test] = []
    for test, passed in _tests(examples):
        failed = {label: count - passed.get(label, 0) for label, count in labels.items()}
        this = round(_entropy(passed) + _entropy(failed), 9), rank(test.fact)
        if best is None or this <= best:
            tests = [*tests, test] if this == best else [test]
            best = this
    if best is None or not (in_pairs or best[0] < _entropy(labels)):
        yield path, None
        return
    test = min(tests, key=str)
    for answer in (True, False):
        part = [example for example in examples if test.holds(example[0]) == answer]
        yield from _leaves(part, (*path, (test, answer)), rank, in_pairs)


def _tests(examples: Sequence[_Example]) -> Iterator[tuple[Test, Mapping[int, int]]]:
    """Yields the tests that only some examples pass, in a fixed order, with the labels of those that pass."""
    labels = [label for _, label in examples]
    for name in sorted(set().union(*(facts for facts, _ in examples))):
        by_value: dict[str | None, dict[int, int]] = {}
        values = [facts.get(name) for facts, _ in examples]
        for (value, label), count in Counter(zip(values, labels, strict=True)).items():
            by_value.setdefault(value, {})[label] = count
        if len(by_value) < 2:
            continue
        known = sorted(value for value in by_value if value is not None)
        if None in by_value:
            yield Test(name, None), by_value[None]
        if all(value.lstrip("-").isdigit() for value in known):
            ascending = sorted(known, key=int)
            passed: Counter[int] = Counter()
            at_least: dict[int, Counter[int]] = {}
            for value in reversed(ascending):
                passed = passed + Counter(by_value[value])
                at_least[int(value)] = passed
            for value in ascending[1:]:
                yield Test(name, value, at_least=True), at_least[int(value)]
        else:
            for value in known:
                yield Test(name, value), by_value[value]


def _entropy(labels: Mapping[int, int]) -> float:
    total = sum(labels.values())
    return round(-sum(count * math.log2(count / total) for count in labels.values() if count), 9)
