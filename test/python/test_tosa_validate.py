# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""TOSA: `check` agrees with upstream's tosa-validate on every op, for all types, numbers and targets.

The pass also rejects ops for other reasons than availability, which are recognized by its messages.
"""

from __future__ import annotations

import os
import re
import subprocess
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from typing import Any

import mlir.availability as av
import pytest
import tosa_oracle
from llvm_release import MAJOR
from mlir import ir
from tosa_instances import add_all, add_constants, add_enums, add_types, table_rows
from tosa_limits import add_limits, region_texts
from tosa_sketches import Sketch, Workshop, accepted_sketch
from tosa_validation import PAD, PROFILES, VERSIONS, Target, extensions_of, largest, rule_of, their_rules
from upstream_tools import mlir_opt


def targets() -> Iterator[Target]:
    """Yields targets of each version: each choice of profiles with no and all extensions, and one extension
    at a time too many and too few.

    LLVM 23's pass refuses a target whose extensions need a profile, or other extensions, that it lacks.
    """
    for version in VERSIONS:
        every = extensions_of(version)
        lists = [(profiles, extensions) for profiles, extensions in product(PROFILES, ((), every))]
        for each in every:
            lists += [
                (PROFILES[-1], (each,)),
                (PROFILES[-1], tuple(other for other in every if other != each)),
            ]
        for profiles, extensions in lists:
            target = Target(version, profiles, extensions)
            if not _refuses_target(target):
                yield target


@cache
def _refuses_target(target: Target) -> bool:
    if MAJOR < 23:
        return False  # It refuses none, and each question starts a program.
    done = subprocess.run(
        [mlir_opt(), *target.passes, "-o", os.devnull], input="", capture_output=True, text=True, check=False
    )
    return done.returncode != 0


def our_rules(module: ir.Module, target: Target) -> dict[int, str]:
    """Returns which instances `check` refuses, with the limit or the words of the first violation."""
    rules: dict[int, str] = {}
    for violation in av.check(module, str(target)).violations:
        if found := re.fullmatch(r"instance:(\d+):1", violation.location):
            limit = re.search(r"above MAX_\w+", violation.message)
            words = violation.message.split(" ", 1)[1].replace(str(target), "the target")
            rules.setdefault(int(found[1]), limit[0] if limit else words)
    return rules


@dataclass
class Comparison:
    """A comparison of two sides on instances and targets."""

    available: int = 0
    refused: int = 0
    # Where only one side refuses: the side and the rule, with the ops and how often.
    only: dict[tuple[str, str], Counter[str]] = field(default_factory=lambda: defaultdict(Counter))

    def add(self, shop: Workshop, target: Target) -> dict[int, str]:
        """Compares all instances on one target; returns those that the pass rejects."""
        theirs, ours = their_rules(shop.text, target), our_rules(shop.module, target)
        self.refused += len(theirs.keys() & ours.keys())
        self.available += len(shop.sketches) - len(theirs.keys() | ours.keys())
        for side, rules, others in (("tosa-validate", theirs, ours), ("check", ours, theirs)):
            for number in rules.keys() - others.keys():
                self.only[side, rules[number]][self.name_of(shop.sketches[number])] += 1
        return theirs

    @staticmethod
    def name_of(sketch: object) -> str:
        """Returns the name of an instance's op."""
        return sketch.name if isinstance(sketch, Sketch) else str(sketch)


@pytest.fixture(scope="module")
def sketches() -> Iterator[list[Sketch]]:
    """All ops of the dialect without regions, except the terminator of regions, in a context."""
    with ir.Context(), ir.Location.unknown():
        found: dict[str, Sketch] = {}
        shop = Workshop()

        def note(op: ir.Operation) -> ir.WalkResult:
            is_plain = op.name.startswith("tosa.") and len(op.regions) == 0 and op.name != "tosa.yield"
            if is_plain and op.name not in found:
                found[op.name] = accepted_sketch(shop, op)
            return ir.WalkResult.ADVANCE

        for path in tosa_oracle.corpus_files():
            ir.Module.parseFile(str(path)).operation.walk(note)
        yield list(found.values())


def summarize(
    comparison: Comparison, what: str, capsys: pytest.CaptureFixture[str], record_property: Any
) -> None:
    """Prints and records the counts."""
    only = sum(sum(ops.values()) for ops in comparison.only.values())
    summary = (
        f"tosa-validate and check on {what}: {comparison.available} times available for both, "
        f"{comparison.refused} times refused by both, {only} disagreements by "
        f"{len(comparison.only)} rules"
    )
    record_property("summary", summary)
    with capsys.disabled():
        print(f"\n{summary}")


# By side and rule, where only one side rejects: how often, how many ops, and who is right.
Table = dict[tuple[str, str], tuple[int, int, str]]


def disagreements(comparison: Comparison) -> dict[tuple[str, str], tuple[int, int]]:
    """Returns how often only one side refuses, and how many ops."""
    return {key: (sum(ops.values()), len(ops)) for key, ops in comparison.only.items()}


def explained(table: Table) -> dict[tuple[str, str], tuple[int, int]]:
    """Returns a table of disagreements without the reasons."""
    return {key: (count, ops) for key, (count, ops, _) in table.items()}


def test_upstreams_table_of_types_is_read_completely() -> None:
    """Upstream's file has the rows that are looked for, and no other types."""
    rows = table_rows()
    assert (len(rows), sum(map(len, rows.values()))) == {22: (75, 511), 23: (81, 745)}[MAJOR]


NO_TABLE = "is not available on any target: the op itself (no profile or extension has it with these types)"
NO_SCALE = "is not available on any target: operand 1 'scale' (not a constant)"

TYPES_22: Table = {
    ("tosa-validate", "record"): (
        136,
        1,
        "check: tosa.dim has these types with an extension by the specification's table; upstream's record "
        "of the op leaves it out, so that no target would have it",
    ),
    ("check", NO_TABLE): (
        95,
        1,
        "check: a tosa.variable of unsigned integers; upstream looks for signs in operands and results alone",
    ),
}


def test_verdicts_on_types_are_those_of_tosa_validate(
    sketches: list[Sketch], capsys: pytest.CaptureFixture[str], record_property: Any
) -> None:
    """All types on targets that have everything; what some target has with its types on all targets."""
    shop = add_all(Workshop(), sketches, add_types)
    comparison = Comparison()
    somewhere: set[int] = set()
    for target in largest():
        theirs = comparison.add(shop, target)
        # What a table lacks is rejected on any target.
        somewhere |= {
            number
            for number in range(len(shop.sketches))
            if theirs.get(number) not in ("types", "element type")
        }
    shop = add_all(Workshop(), (shop.sketches[number] for number in sorted(somewhere)), Workshop.add)
    for target in targets():
        comparison.add(shop, target)
    summarize(comparison, "types", capsys, record_property)
    assert disagreements(comparison) == explained(TYPES_22 if MAJOR < 23 else {})


CONSTANTS: Table = {
    ("check", NO_SCALE): (
        {22: 54, 23: 70}[MAJOR],
        1,
        "both: upstream's pass fails without a word when a tosa.resize isn't constant",
    ),
}


def test_constants_and_enums(
    sketches: list[Sketch], capsys: pytest.CaptureFixture[str], record_property: Any
) -> None:
    shop = add_all(Workshop(), sketches, add_constants, add_enums)
    comparison = Comparison()
    for target in targets():
        if target.profiles == PROFILES[-1] and len(target.extensions) > 1:
            comparison.add(shop, target)
    summarize(comparison, "constants and enums", capsys, record_property)
    assert disagreements(comparison) == explained(CONSTANTS)


SIZES = "check: upstream's product overflows, or is cut to 32 bits"
OPEN = "check: the specification has limits for level none too; upstream has them, and doesn't look at them"

UNRANKED = "is not available on any target: the op itself (unranked tensor)"
DYNAMIC = "needs TOSA 1.1.draft or later; the target offers 1.0"

LEVELS_22: dict[str, Table] = {
    "8k": {
        ("tosa-validate", "shape rank"): (4, 1, PAD),
        ("check", "above MAX_LOG2_SIZE"): (232, 51, SIZES),
        ("check", "above MAX_KERNEL"): (29, 6, SIZES),
        ("check", "above MAX_STRIDE"): (13, 6, SIZES),
    },
    "none": {
        ("check", "above MAX_RANK"): (234, 66, OPEN),
        ("check", "above MAX_LOG2_SIZE"): (375, 52, OPEN),
        ("check", "above MAX_TENSOR_LIST_SIZE"): (34, 4, OPEN),
        ("check", "above MAX_KERNEL"): (39, 8, OPEN),
        ("check", "above MAX_STRIDE"): (13, 6, OPEN),
        ("check", UNRANKED): (507, 76, "check: a tensor without a rank may have more than 32 dimensions"),
        ("check", DYNAMIC): (2349, 70, "check: TOSA 1.0 has no dynamic shapes, whatever the level is"),
    },
}
# MLIR 23 limits the length of shapes, and not their rank.
LEVELS_23: dict[str, Table] = {
    "8k": {
        ("check", "above MAX_LOG2_SIZE"): (237, 55, SIZES),
        ("check", "above MAX_KERNEL"): (29, 6, SIZES),
        ("check", "above MAX_STRIDE"): (13, 6, SIZES),
    },
    "none": {
        ("check", "above MAX_RANK"): (112, 55, OPEN),
        ("check", "above MAX_SHAPE_LEN"): (42, 12, OPEN),
        ("check", "above MAX_LOG2_SIZE"): (377, 56, OPEN),
        ("check", "above MAX_TENSOR_LIST_SIZE"): (34, 4, OPEN),
        ("check", "above MAX_KERNEL"): (39, 8, OPEN),
        ("check", "above MAX_STRIDE"): (13, 6, OPEN),
        ("check", UNRANKED): (534, 81, "check: a tensor without a rank may have more than 32 dimensions"),
        ("check", DYNAMIC): (2381, 71, "check: TOSA 1.0 has no dynamic shapes, whatever the level is"),
    },
}
LEVELS = LEVELS_22 if MAJOR < 23 else LEVELS_23


@pytest.mark.parametrize("level", LEVELS)
def test_verdicts_on_levels_are_those_of_tosa_validate(
    sketches: list[Sketch], level: str, capsys: pytest.CaptureFixture[str], record_property: Any
) -> None:
    shops = [add_all(Workshop(), sketches, add_limits), Workshop.of_text("\n".join(region_texts()))]
    made = {Comparison.name_of(sketch) for shop in shops for sketch in shop.sketches}
    assert made == tosa_oracle.op_names()
    comparison = Comparison()
    for shop, target in product(shops, largest(level)):
        comparison.add(shop, target)
    summarize(comparison, f"level {level}", capsys, record_property)
    assert disagreements(comparison) == explained(LEVELS[level])


@pytest.mark.parametrize("message", ["'tosa.add' op is wrong", ""])
def test_unknown_messages_are_errors(message: str) -> None:
    with pytest.raises(ValueError, match="neither known to be about availability"):
        rule_of(message)
