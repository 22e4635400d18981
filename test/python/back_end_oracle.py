# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Asks back ends about ops that records know, and compares: both have to say the same.

``./dev run env PYTHONPATH=tools:scripts/facts:test/python python -m back_end_oracle --pairs 2000`` prints the
differences. The pairs of a shape and a chip are a sample of those that tools/probe/data has.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import mlir.availability as av
from mlir import ir
from mlir.availability.native._extension import _availability
from probe import calls, store
from probe.backends import ACCEPTED, NOT_ASKED, ptxas_under
from probe.dialects import DIALECTS
from probe.shapes import Shape
from sample import SEED

ROOT = Path(__file__).parents[2]
PTXAS = sorted(map(str, ptxas_under(ROOT / "build/ptxas").values()))

# Ops for which records ask for a later version of PTX than a chip needs: they know the one with which the
# first chip has the op. ptxas 13.5 takes these for sm_90 with PTX 7.8, the first that has the chip.
STRICTER = {("nvvm.convert.f8x2.to.f16x2", "sm_90"), ("nvvm.convert.f16x2.to.f8x2", "sm_90")}


class Pair(NamedTuple):
    """A shape, and a chip for which records know whether it is there."""

    dialect: str
    shape: Shape
    chip: str


class Difference(NamedTuple):
    """A pair for which a back end says something else than the records."""

    pair: Pair
    record: str
    asked: str
    reason: str


def pairs(count: int, seed: str = SEED) -> Iterator[Pair]:
    """Yields a sample of pairs, of ops of each dialect and of calls of intrinsics."""
    random = Random(seed)
    of_dialect = []
    for name in DIALECTS:
        found = store.read(store.path_of(name))
        path = store.DATA / f"{name}_calls.jsonl"
        of_calls = [(calls.chips_in(path), calls.read_rows(path))] if path.exists() else []
        for chips, rows in [(found.chips, found.rows), *of_calls]:
            known = [(row.shape, row.letters) for row in rows if ACCEPTED in row.letters]
            of_dialect.append((name, chips, known))
    for index in range(count):
        name, chips, rows = of_dialect[index % len(of_dialect)]
        shape, letters = random.choice(rows)
        asked = [chip for chip, letter in zip(chips, letters, strict=True) if letter != NOT_ASKED]
        if asked:
            yield Pair(name, shape, random.choice(asked))


def compare(
    sample: Iterator[Pair], back_end: _availability.BackEnd
) -> Iterator[tuple[str, Difference | None]]:
    """Yields for each pair the verdict of the records, and how the back end's differs; nothing for those that
    the records don't know, such as shapes that no chip accepts.
    """
    with ir.Context():
        for pair in sample:
            try:
                module = ir.Module.parse(DIALECTS[pair.dialect].module(pair.shape))
            except ir.MLIRError:  # type: ignore[attr-defined]
                continue  # Another MLIR's.
            target = av.target(pair.chip)
            result = av.check(module, target).results[0]
            if result.verdict == "unknown":
                continue
            op = next(each for each in _ops_of(module) if each.name == pair.shape.op)
            said, reason, all_of = back_end.ask(op, target)
            asked_for = {each for any_of in all_of for each in any_of}
            asked = {True: "on condition" if asked_for else "yes", False: "no", None: "unknown"}[said]
            needs = {(each.dimension, each.value) for each in _open(result)}
            if asked == "yes" and result.verdict == "on condition" and (pair.shape.op, pair.chip) in STRICTER:
                asked, asked_for = "on condition", set()
            is_same = asked == result.verdict and (asked != "on condition" or asked_for <= needs)
            # The records have to know that the chips have it that are named.
            named = [
                value for name, value in asked_for if said is False and name in ("nvvm.sm", "rocdl.chip")
            ]
            refused = [value for value in named if av.check(module, value).verdict == "no"]
            if refused:
                is_same, reason = False, f"{reason}; but {refused} lack it, too"
            yield result.verdict, None if is_same else Difference(pair, result.verdict, asked, reason)


def _open(result: av.TargetReport) -> Iterator[av.Requirement]:
    for each in result.conditions:
        yield from each.clause.any_of


def _ops_of(module: ir.Module) -> list[ir.Operation]:
    found: list[ir.Operation] = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        found.append(op)
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit)
    return found


def main() -> int:
    """Prints the differences of a sample, and counts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=2000)
    parser.add_argument("--seed", default=SEED)
    options = parser.parse_args()
    counts: Counter[str] = Counter()
    differences = 0
    for verdict, difference in compare(pairs(options.pairs, options.seed), _availability.BackEnd(PTXAS)):
        counts[verdict] += 1
        if difference:
            differences += 1
            print(difference, flush=True)
    told = ", ".join(f"{number:,} '{verdict}'" for verdict, number in sorted(counts.items()))
    print(f"{sum(counts.values()):,} pairs that records know ({told}): {differences} differences")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
