# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`check` against a second table of what rules of the Vulkan specification need: every shape on every target.

The table is made of the rules' own words and of the reports (vulkan_needs.py), without the records that
`check` goes by.
"""

from __future__ import annotations

import functools
import re
from collections import Counter
from typing import Any

import mlir.availability as av
import pytest
from mlir import ir
from vulkan_needs import Implementation, Need, implementations, needs, needs_of
from vulkan_rule_names import IN_CLASSES, OF_LIMITS
from vulkan_shapes import Shape, all_shapes
from vulkan_specification import documented_rules, needs_registries, texts_by_number

pytestmark = needs_registries

# As many runs as there may be processors for.
PARTS = 4


@functools.cache
def shapes() -> list[Shape]:
    return all_shapes()


@functools.cache
def text() -> str:
    """Returns all shapes, one in a line."""
    return "\n".join(" ".join(shape.text.split()) for shape in shapes())


def rules_by_line(found: tuple[av.Violation, ...] | tuple[av.Condition, ...]) -> dict[int, set[str]]:
    """Returns the numbers of the rules of the findings in each line."""
    rules: dict[int, set[str]] = {}
    for each in found:
        line = int(re.findall(r":(\d+):\d+$", each.location)[0])
        rules.setdefault(line, set()).add((each.clause.source.rule or "")[-5:])
    return rules


def expected(shape: Shape, implementation: Implementation) -> str:
    """Returns the expected result of `check` for a shape by its rules: "available", "condition" or
    "violation".
    """
    return verdict(needs(shape), shape, implementation)


def verdict(wanted: tuple[Need, ...], shape: Shape, implementation: Implementation) -> str:
    """Returns the verdict on the needs of a shape."""
    if not wanted:
        return "violation"
    values = [implementation.satisfies(need, shape.stage) for need in wanted]
    if False in values:
        return "violation"
    if None not in values:
        return "available"
    return "condition"


@pytest.mark.parametrize("part", range(PARTS))
def test_check_says_what_the_rules_say(part: int, record_property: Any) -> None:
    counts: Counter[str] = Counter()
    wrong: list[str] = []
    asked = implementations()[part::PARTS]
    with ir.Context():
        module = ir.Module.parse(text())
        for implementation in asked:
            report = av.check(module, implementation.name)
            violations, conditions = rules_by_line(report.violations), rules_by_line(report.conditions)
            for line, shape in enumerate(shapes(), 1):
                rules = set(shape.rules)
                said = "available"
                if rules & violations.get(line, set()):
                    said = "violation"
                elif rules & conditions.get(line, set()):
                    said = "condition"
                right = expected(shape, implementation)
                counts[right] += 1
                if shape.feature or shape.never:
                    by_words = verdict(needs_of(*shape.rules), shape, implementation)
                    counts["settled by descriptions of features"] += by_words != right
                if said != right:
                    wrong.append(f"{implementation.name}: {said}, not {right}: {shape.text}")
    assert not wrong, f"{len(wrong)} verdicts:\n" + "\n".join(wrong[:20])
    listed = ", ".join(f"{count} {what}" for what, count in sorted(counts.items()))
    record_property(
        "summary",
        f"check and the words of the rules: {len(shapes())} shapes on {len(asked)} targets, "
        f"{len(shapes()) * len(asked)} verdicts: {listed}",
    )


def test_there_are_shapes_of_each_rule() -> None:
    checked = {rule[-5:] for rule in documented_rules()["Checked"]}
    # What Vulkan binds and starts is the same on every implementation.
    interfaces = {"04651", "04655", "04670", "04700", "04702", "04706", "06491", "06672", "06674"}
    interfaces |= {"06677", "06678", "06807", "06808", "07290", "10685", "10880"}
    interfaces |= {"04634", "04668", "04669", "04680", "04716", "12509"}
    # So is how the parts of a module fit: vulkan_rule_cases.py and vulkan_stage_cases.py.
    interfaces |= {"04678", "04679", "10151", "10152", "12464"}
    # What allows a layout: test_block_layouts.py.
    interfaces |= {"10684"}
    # The list is always open.
    lists = {"10163"}
    shaped = {rule for shape in shapes() for rule in shape.rules}
    # test_vulkan_classes.py and test_vulkan_limits.py have cases of each.
    elsewhere = (IN_CLASSES | OF_LIMITS) & checked
    assert checked - shaped == {"07951", *interfaces, *lists, *elsewhere}
    assert len(shapes()) * len(implementations()) >= 200_000


def test_the_words_of_rules_are_understood() -> None:
    """Each rule that speaks of features or properties needs something."""
    words = r"\b(?:shader|storage|subgroup|denorm|rounding|vertex|fragment|cooperative)[A-Z]\w+"
    for rule in {rule for shape in shapes() for rule in shape.rules}:
        assert bool(needs_of(rule)) or not re.findall(words, texts_by_number()[rule]), rule
