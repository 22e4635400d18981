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

from probe.shapes import Shape

Label = Hashable
Facts = Mapping[str, str]
"""The facts of a shape, by name: `kind` is `mxf4`, `type of a` is `f16`."""


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
    return list(_leaves(examples, (), rank, in_pairs))


def _leaves(
    examples: Sequence[tuple[Facts, Label]],
    path: tuple[tuple[Test, bool], ...],
    rank: Callable[[str], int],
    in_pairs: bool,
) -> Iterator[Leaf]:
    labels = Counter(label for _, label in examples)
    if len(labels) == 1:
        yield Leaf(path, next(iter(labels)))
        return
    test = min(
        _tests(examples),
        key=lambda test: (_entropy_after(examples, test), rank(test.fact), str(test)),
        default=None,
    )
    if test is None or not (in_pairs or _entropy_after(examples, test) < _entropy(labels)):
        yield Leaf(path, None)
        return
    for answer in (True, False):
        part = [example for example in examples if test.holds(example[0]) == answer]
        yield from _leaves(part, (*path, (test, answer)), rank, in_pairs)


def _tests(examples: Sequence[tuple[Facts, Label]]) -> Iterator[Test]:
    """Yields the tests that only some examples pass, in a fixed order."""
    names = sorted({name for facts, _ in examples for name in facts})
    for name in names:
        values = {facts.get(name) for facts, _ in examples}
        if len(values) < 2:
            continue
        known = sorted(value for value in values if value is not None)
        if None in values:
            yield Test(name, None)
        if all(value.lstrip("-").isdigit() for value in known):
            for value in sorted(known, key=int)[1:]:
                yield Test(name, value, at_least=True)
        else:
            for value in known:
                yield Test(name, value)


def _entropy(labels: Counter[Label]) -> float:
    total = sum(labels.values())
    return round(-sum(count * math.log2(count / total) for count in labels.values()), 9)


def _entropy_after(examples: Sequence[tuple[Facts, Label]], test: Test) -> float:
    passed: Counter[Label] = Counter()
    failed: Counter[Label] = Counter()
    for facts, label in examples:
        (passed if test.holds(facts) else failed)[label] += 1
    return round(_entropy(passed) + _entropy(failed), 9)
