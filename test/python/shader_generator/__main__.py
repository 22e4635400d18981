# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares `check` with the newest spirv-val and validation layers: on shaders about each rule of Vulkan, on
shaders about each instruction and enumerant, and on layouts of blocks. scripts/full/generated_shaders.sh
finds both.

Exits with 1 if a difference isn't known, and prints the smallest shader of each cause. The same seed and
number of pairs make the same shaders.
"""

from __future__ import annotations

import argparse
import datetime
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from mlir import ir
from vulkan_layer_verdicts import new_judge
from vulkan_layers import NEWEST

from shader_generator.comparison import (
    Comparison,
    compare_rules,
    compare_with_layers,
    compare_with_validator,
    judged_subjects,
    shaders,
)
from shader_generator.grammar import instructions, opcodes_in
from shader_generator.layouts import compare_layouts, newest, older
from shader_generator.rules import SPIRV, Reached, rule_subjects, shaders_about_rules, wants_newest
from shader_generator.valid import ENVIRONMENT, Valid
from shader_generator.validators import Newest, Validator

_PART = 50  # Subjects that are compared before the pairs are counted.


def newest_agrees(made: Iterable[Valid], newest: Newest, environment: str = ENVIRONMENT) -> Iterator[Valid]:
    """Yields the shaders that the newest spirv-val accepts, too."""
    for valid in made:
        text = valid.shader.text(valid.declared)
        if not newest(text, valid.declared.minor, environment)[1]:
            yield valid


def compare_all_rules(seed: str, tries: int, result: Comparison, reached: Reached) -> None:
    """Compares shaders that each checked rule refuses, or admits, for each of its instructions."""
    older = Validator()
    newest = Newest(older)
    with ir.Context() as context, tempfile.TemporaryDirectory() as directory:
        judge = new_judge(NEWEST, Path(directory))
        names = rule_subjects()
        for at in range(0, len(names), _PART):
            part = names[at : at + _PART]
            found = shaders_about_rules(part, seed, older, reached, context, tries=tries)
            made = list(newest_agrees(found, newest, SPIRV))
            # What the older one doesn't know; a process for each try makes this slow.
            unknown = [name for name in part if wants_newest(name, reached)]
            made += shaders_about_rules(unknown, seed, newest, reached, context, tries=min(tries, 30))
            accepted = compare_rules(made, newest, result, context)
            compare_with_layers(accepted, judge, NEWEST, result, context)
            print(f"{at + len(part)} of {len(names)}: {next(result.lines())}", file=sys.stderr, flush=True)


def compare(seed: str, pairs: int, result: Comparison) -> set[str]:
    """Compares until there are so many pairs. Returns the instructions that were in shaders."""
    older = Validator()
    newest = Newest(older)
    opcodes: set[str] = set()
    with ir.Context() as context, tempfile.TemporaryDirectory() as directory:
        judge = new_judge(NEWEST, Path(directory))
        names = judged_subjects()
        tried = 0
        while result.total < pairs:
            turn, at = divmod(tried, len(names))
            part = names[at : at + _PART]
            tried += len(part)
            made = list(newest_agrees(shaders(part, f"{seed}/{turn}", older, result, wanted=1), newest))
            # What the older one doesn't know; a process for each try makes this slow.
            unknown = [name for name in part if result.unmade.get(name, "").startswith("Invalid ")]
            made += shaders(unknown, f"{seed}/{turn}", newest, result, wanted=1, tries=20)
            opcodes.update(*(opcodes_in(each.binary) for each in made))
            compare_with_validator(made, seed, newest, result, context)
            compare_with_layers(made, judge, NEWEST, result, context)
    return opcodes


def show_layouts(seed: str, count: int) -> int:
    """Compares layouts with both spirv-vals. Returns how many differences aren't known."""
    strange = 0
    for name, judge in (("2025.5", older), ("the newest", newest)):
        with ir.Context() as context:
            counts, unknown = compare_layouts(seed, count, judge, context)
        print(f"seed {seed}, layouts, spirv-val {name}: {dict(sorted(counts.items()))}", flush=True)
        for pair in unknown[:3]:
            print(f"{pair.kind} in {pair.environment} with {sorted(pair.has)}: {pair.said}{pair.asked}")
            print(pair.shader.text, flush=True)
        strange += len(unknown)
    return strange


def main() -> int:
    assert __doc__ is not None
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--pairs", type=int, default=100_000, help="about how many are compared")
    parser.add_argument(
        "--tries", type=int, default=500, help="shaders for each instruction that rules are asked for"
    )
    parser.add_argument("--seed", default="today", help='"today" is another one each day')
    parser.add_argument("--layouts", type=int, default=400, help="shaders for each kind of memory")
    args = parser.parse_args()
    seed = datetime.date.today().isoformat() if args.seed == "today" else args.seed
    strange = show_layouts(seed, args.layouts)
    about_rules, reached = Comparison(), Reached()
    compare_all_rules(seed, args.tries, about_rules, reached)
    print(f"seed {seed}, rules: " + "\n".join([*about_rules.lines(), *reached.lines()]), flush=True)
    result = Comparison()
    opcodes = compare(seed, args.pairs, result)
    print(f"seed {seed}: shaders have {len(opcodes)} of {len(instructions())} instructions of the grammar")
    print("\n".join(result.lines()))
    reasons: dict[str, list[str]] = {}
    for name, reason in result.unmade.items():
        if name not in opcodes:
            reasons.setdefault(reason, []).append(name)
    print(f"{sum(map(len, reasons.values()))} instructions and enumerants are in no shader:")
    for reason, names in sorted(reasons.items(), key=lambda each: -len(each[1])):
        print(f"  {reason}: {', '.join(names)}")
    return 1 if strange or result.unknown or about_rules.unknown else 0


if __name__ == "__main__":
    sys.exit(main())
