# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which launches wait for others, and which don't."""

from __future__ import annotations

import random

import pytest
from mlir.availability.vulkan._barriers import Barrier, Uses, all_uses, barriers

NONE, EXECUTION, MEMORY = Barrier.NONE, Barrier.EXECUTION, Barrier.MEMORY


def uses(read: str, written: str) -> Uses:
    """Returns the uses of buffers that are written as letters."""
    return Uses(frozenset(map(ord, read)), frozenset(map(ord, written)))


CASES = [
    ("nothing", [], []),
    ("one", [("a", "b")], [NONE]),
    ("others", [("a", "b"), ("c", "d"), ("a", "e")], [NONE, NONE, NONE]),
    ("read after write", [("a", "b"), ("b", "c")], [NONE, MEMORY]),
    ("write after write", [("", "a"), ("", "a")], [NONE, MEMORY]),
    ("write after read", [("a", "b"), ("c", "a")], [NONE, EXECUTION]),
    ("read after read", [("a", "b"), ("a", "c")], [NONE, NONE]),
    (
        "one barrier is for all before it",
        [("", "a"), ("", "b"), ("a", "c"), ("b", "d")],
        [NONE, NONE, MEMORY, NONE],
    ),
    ("a barrier is not for what follows", [("", "a"), ("a", "b"), ("b", "c")], [NONE, MEMORY, MEMORY]),
    ("waiting shows nothing", [("a", "b"), ("", "a"), ("b", "c")], [NONE, EXECUTION, MEMORY]),
    ("in place", [("a", "a"), ("a", "a")], [NONE, MEMORY]),
]


@pytest.mark.parametrize(("name", "launches", "expected"), CASES, ids=[name for name, *_ in CASES])
def test_barriers_are_between_launches_that_share_buffers(
    name: str, launches: list[tuple[str, str]], expected: list[Barrier]
) -> None:
    assert barriers(uses(*each) for each in launches) == expected


def test_uses_of_all_launches_are_united() -> None:
    assert all_uses([uses("a", "b"), uses("bc", "")]) == uses("abc", "b")
    assert all_uses([]) == uses("", "")


def needs(launches: list[Uses], first: int, last: int) -> Barrier:
    """Returns what two launches need between them, from the definition of hazards."""
    one, other = launches[first], launches[last]
    if one.written & (other.read | other.written):
        return MEMORY
    return EXECUTION if one.read & other.written else NONE


@pytest.mark.parametrize("seed", range(200))
def test_launches_have_the_barriers_they_need_and_no_others(seed: int) -> None:
    choose = random.Random(seed)
    launches = [
        uses(
            "".join(choose.sample("abcd", choose.randrange(3))),
            "".join(choose.sample("abcd", choose.randrange(2))),
        )
        for _ in range(8)
    ]
    found = barriers(launches)
    for last in range(len(launches)):
        for first in range(last):
            needed = needs(launches, first, last)
            between = [each.value for each in found[first + 1 : last + 1]]
            assert max(between) >= needed.value
        # Without a barrier of this one there would be too little.
        least = 0
        for first in range(last):
            between = [each.value for each in found[first + 1 : last]]
            needed = needs(launches, first, last)
            if max(between, default=0) < needed.value:
                least = max(least, needed.value)
        assert found[last].value == least
