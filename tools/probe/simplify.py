# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shorter paths to the leaves of a tree, which hold for the same ops."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from probe.learn import Test

Path: TypeAlias = "tuple[tuple[Test, bool], ...]"
"""Tests with their answers, all of which hold."""


def without_superfluous(path: Path, others: Sequence[Path]) -> Path:
    """Returns the path of a leaf without tests that aren't needed to distinguish it from all other leaves.

    It holds for the same ops, because a tree's leaves cover all ops.
    """
    left = list(path)
    # "f16" says more than "not f32". Among the others, later tests distinguish less, so they are removed
    # first.
    for one in sorted(reversed(path), key=lambda one: one[1]):
        # C++ must test that an attribute is present before it reads its parts.
        if one[0].value is None or one[0].fact.startswith("has "):
            continue
        rest = [other for other in left if other is not one]
        if rest and all(_exclude(rest, other) for other in others):
            left = rest
    return tuple(left)


def _exclude(one: Iterable[tuple[Test, bool]], other: Iterable[tuple[Test, bool]]) -> bool:
    """Returns true if certainly no op passes all tests of both."""
    by_fact: dict[str, list[tuple[Test, bool]]] = {}
    for test, answer in (*one, *other):
        by_fact.setdefault(test.fact, []).append((test, answer))
    return any(map(_is_impossible, by_fact.values()))


def _is_impossible(tests: Sequence[tuple[Test, bool]]) -> bool:
    """Returns true if no value of a fact gives these results of the tests."""
    equal = {test.value for test, answer in tests if answer and not test.at_least}
    unequal = {test.value for test, answer in tests if not answer and not test.at_least}
    least = max((int(test.value or 0) for test, answer in tests if answer and test.at_least), default=None)
    below = min(
        (int(test.value or 0) for test, answer in tests if not answer and test.at_least), default=None
    )
    if not equal:
        return least is not None and below is not None and least >= below
    if len(equal) > 1 or equal & unequal:
        return True
    (value,) = equal
    if least is not None and (value is None or int(value) < least):
        return True
    return below is not None and value is not None and int(value) >= below
