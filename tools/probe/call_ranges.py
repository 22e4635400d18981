# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls with ranges in place of numbers: what the rule of an op says about its numbers holds for the
intrinsic that the op is translated to. "=<0..7>" stands for the numbers from 0 to 7, as in
`probe.name_patterns`.
"""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from probe.calls import Found
from probe.facts import facts_of, is_field
from probe.learn import Facts, Leaf
from probe.rules import Rules
from probe.shapes import Shape

# Only numbers below this are in ranges. Larger ones were probed one by one.
_MOST_NUMBERS = 64
# So many combinations of ranges are few enough to be tried.
_MOST_COMBINATIONS = 512
_KINDS = ("attribute ", "constant ")

_Range = tuple[int, int]
# A call of an op with the facts of the op's shape.
_Example = tuple[Found, Facts]


def with_ranges(found: Iterable[tuple[Shape, Found]], rules: Rules) -> Iterator[Found]:
    """Yields the calls of ops' shapes, and those calls that differ from one of them in numbers for which the
    rule of the op says that they exist.
    """
    by_op: defaultdict[str, list[_Example]] = defaultdict(list)
    for shape, each in found:
        by_op[shape.op].append((each, facts_of(shape, rules.ods)))
    for op, examples in by_op.items():
        yield from (each for each, _ in examples)
        # Of a field of bits, single numbers are known, not ranges.
        if op in rules.leaves and not any(map(is_field, rules.known[op].numbers)):
            places = _places(examples, rules.known[op].numbers)
            seen: set[tuple[str, ...]] = set()
            for each, facts in examples:
                yield from _ranged(op, each, facts, places, rules, seen)


def _places(examples: Sequence[_Example], numbers: Iterable[str]) -> dict[str, int]:
    """Returns for each number the operand of the call that has it in all examples, if there is one."""
    places: dict[str, int] = {}
    for fact in numbers:
        if not fact.startswith(_KINDS):
            continue
        with_it = [(each.call.operands, facts[fact]) for each, facts in examples if fact in facts]
        if len({value for _, value in with_it}) < 2:
            continue
        common = set.intersection(
            *(
                {place for place, text in enumerate(operands) if text == f"={value}"}
                for operands, value in with_it
            )
        )
        if len(common) == 1:
            places[fact] = common.pop()
    return places


def _ranged(
    op: str, each: Found, facts: Facts, places: dict[str, int], rules: Rules, seen: set[tuple[str, ...]]
) -> Iterator[Found]:
    choices = {fact: _pieces(op, fact, int(facts[fact]), rules) for fact in places if fact in facts}
    choices = {fact: pieces for fact, pieces in choices.items() if pieces}
    skeleton = list(each.call.operands)
    for fact in choices:
        skeleton[places[fact]] = "="
    key = (each.call.name, each.call.result, *skeleton)
    combinations = list(itertools.islice(itertools.product(*choices.values()), _MOST_COMBINATIONS + 1))
    if not choices or key in seen or len(combinations) > _MOST_COMBINATIONS:
        return
    seen.add(key)
    for chosen in combinations:
        tried = {**facts, **{fact: str(first) for fact, (first, _) in zip(choices, chosen, strict=True)}}
        chips = _label(rules.leaves[op], tried) if rules.known[op].admits(tried) else None
        if not isinstance(chips, frozenset) or not chips:
            continue
        ptx = _label(rules.ptx[op], tried)
        operands = list(each.call.operands)
        for fact, (first, last) in zip(choices, chosen, strict=True):
            operands[places[fact]] = f"=<{first}..{last}>" if last > first else f"={first}"
        call = replace(each.call, operands=tuple(operands))
        yield replace(each, call=call, chips=chips, ptx=ptx if isinstance(ptx, int) and ptx else None)


def _pieces(op: str, fact: str, present: int, rules: Rules) -> list[_Range]:
    """Returns the ranges of small numbers that are known and that no rule distinguishes, with `present`."""
    known = rules.known[op]
    cuts = set()
    for leaf in (*rules.leaves[op], *rules.ptx[op]):
        for test, _ in leaf.path:
            if test.fact == fact and test.value is not None:
                cuts |= {int(test.value)} if test.at_least else {int(test.value), int(test.value) + 1}
    for (number, _), lengths in known.lengths.items():
        if number == fact:
            cuts |= {int(value) + more for value in lengths for more in (0, 1)}
    pieces = []
    for first, last in known.numbers[fact]:
        edges = [first, *sorted(cut for cut in cuts if first < cut <= last), last + 1]
        pieces += [(start, end - 1) for start, end in itertools.pairwise(edges)]
    small = [piece for piece in pieces if piece[0] >= 0 and piece[1] < _MOST_NUMBERS]
    return small if any(first <= present <= last for first, last in small) else []


def _label(leaves: Iterable[Leaf], facts: Facts) -> object:
    return next(
        (leaf.label for leaf in leaves if all(test.holds(facts) == answer for test, answer in leaf.path)),
        None,
    )
