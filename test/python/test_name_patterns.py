# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The patterns as which generated records list the names of calls."""

import random
import re
from pathlib import Path

import pytest
from probe.name_patterns import expand, listed, patterns, read

GENERATED = Path(__file__).parents[2] / "td/generated"


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (["ld.b8"], ["ld.b8"]),
        (["ld.b8", "ld.b16"], ["ld<.b16|.b8>"]),
        (["ld.b8 r", "ld.weak.b8 r"], ["ld<|.weak>.b8 r"]),
        (["f(;=0)", "f(;=1)", "f(;=2)", "f(;=9)"], ["f(;=<0..2|9>)"]),
        (["f(;=-1)", "f(;=1)"], ["f(;=<1|-1>)"]),
        # A bar of a name isn't in brackets.
        (["set.b r|r", "set.s r|r"], ["set<.b|.s> r|r"]),
        (["set r|r", "set r,r"], ["set r,r", "set r|r"]),
        (["f", "g"], ["<f|g>"]),
    ],
)
def test_what_names_share_is_written_once(names: list[str], expected: list[str]) -> None:
    assert patterns(names) == expected


def test_patterns_stand_for_their_names_alone() -> None:
    chooser = random.Random(56)
    words = [".a", ".b", "(i32", ",=", "-1", "7", "8", "9", "|", '"', "{r*8}", " ", "_c"]
    for _ in range(200):
        names = {"".join(chooser.choices(words, k=chooser.randrange(1, 6))) for _ in range(60)}
        found = [name for pattern in patterns(names) for name in expand(pattern)]
        assert sorted(found) == sorted(names)
        assert sorted(read(listed(names))) == sorted(names)


@pytest.mark.parametrize("name", ["CPU", "NVVM", "ROCDL"])
def test_generated_tables_name_each_call_once(name: str) -> None:
    text = (GENERATED / f"{name}Calls.td").read_text()
    tables = re.findall(r"def : AvailabilityForNames<(\w+), \[\n(.*?)\n  \],", text, re.DOTALL)
    names = [(table, each) for table, list_ in tables for each in read(list_)]
    assert len(names) == len(set(names))
