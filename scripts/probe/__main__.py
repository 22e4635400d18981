# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Asks compilers' back ends on which chips ops exist, and keeps what they say: `./dev probe nvvm`.

What was found is written as it comes to build/probe, so that a run can be interrupted and goes on where it
stopped. At its end the results are merged into scripts/probe/data; `./dev probe --rules nvvm` makes TableGen
of them.
"""

from __future__ import annotations

import argparse
import datetime
import json
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from probe import data, rules
from probe.backends import ACCEPTED, Nvptx, letters
from probe.chips import ROOT
from probe.data import Result, Results
from probe.dialects import DIALECTS, Dialect
from probe.probing import Job, ask, ask_all_chips
from probe.ptx import lowest_version
from probe.shapes import Shape
from probe.translate import translate

PROGRESS = ROOT / "build/probe"


def sample(shapes: Sequence[Shape], each: int) -> list[Shape]:
    """Returns at most `each` shapes of an op, by their hashes; first one of every op, then a second, and
    so on.
    """
    by_op: dict[str, list[Shape]] = {}
    for shape in sorted(shapes, key=lambda shape: shape.key):
        by_op.setdefault(shape.op, []).append(shape)
    return [of_op[index] for index in range(each) for of_op in by_op.values() if index < len(of_op)]


def probe(dialect: Dialect, each: int | None) -> None:
    """Probes shapes that weren't yet, at most `each` of an op, or all."""
    began = time.monotonic()
    upstream, generated = dialect.shapes()
    chosen = [*upstream, *generated]
    if each is not None:
        chosen = [*sample(list(upstream), each), *sample(list(generated), each)]
    known = _known(dialect)
    todo = [shape for shape in chosen if shape not in known]
    print(f"{len(chosen)} shapes, {len(chosen) - len(todo)} of them known", file=sys.stderr)
    texts = {**upstream, **generated}
    with _progress(dialect).open("a") as log:
        for shape, verdicts in ask_all_chips(dialect.backend, [(shape, texts[shape]) for shape in todo]):
            said = letters(verdicts)
            log.write(json.dumps([shape.to_json(), said, _ptx(dialect, texts[shape], said)]) + "\n")
            log.flush()
    _write(dialect)
    print(f"{time.monotonic() - began:.0f} s", file=sys.stderr)


def _ptx(dialect: Dialect, ir: bytes, said: str) -> int | None:
    backend = dialect.backend
    accepting = [chip for chip, letter in zip(backend.chips, said, strict=True) if letter == ACCEPTED]
    return lowest_version(backend, ir, accepting) if isinstance(backend, Nvptx) and accepting else None


def _progress(dialect: Dialect) -> Path:
    PROGRESS.mkdir(parents=True, exist_ok=True)
    return PROGRESS / f"{dialect.name}.jsonl"


def _kept(dialect: Dialect) -> tuple[Result, ...]:
    path = data.path_of(dialect.name)
    if not path.exists():
        return ()
    kept = data.read(path)
    return kept.rows if kept.chips == tuple(dialect.backend.chips) else ()


def _new(dialect: Dialect) -> list[Result]:
    path = _progress(dialect)
    lines = map(json.loads, path.read_text().splitlines()) if path.exists() else ()
    return [Result(Shape.from_json(shape), said, ptx) for shape, said, ptx in lines]


def _known(dialect: Dialect) -> set[Shape]:
    return {result.shape for result in (*_kept(dialect), *_new(dialect))}


def _write(dialect: Dialect) -> None:
    rows = data.merge(_kept(dialect), _new(dialect))
    results = Results(tuple(dialect.backend.versions()), tuple(dialect.backend.chips), rows)
    data.write(data.path_of(dialect.name), results)


def check(dialect: Dialect, pairs: int, seed: str) -> int:
    """Probes `pairs` pairs of a shape and a chip again, chosen by `seed`, half of them of accepted ones;
    returns how many are no longer as they were found.
    """
    results = data.read(data.path_of(dialect.name))
    everything = [
        (row, chip, letter)
        for row in results.rows
        for chip, letter in zip(results.chips, row.letters, strict=True)
    ]
    chosen = []
    for accepted in (True, False):
        part = [pair for pair in everything if (pair[2] == ACCEPTED) == accepted]
        chosen += random.Random(f"{seed} {accepted}").sample(part, min(pairs // 2, len(part)))
    texts = dict(translate({row.shape for row, _, _ in chosen}))
    jobs = [Job(texts[row.shape], chip) for row, chip, _ in chosen]
    changed = 0
    for (row, chip, letter), verdict in zip(chosen, ask(dialect.backend, jobs), strict=True):
        if verdict.letter != letter:
            changed += 1
            print(f"{chip}: {letter} -> {verdict.letter} {verdict.reason}: {row.shape.to_json()}")
    print(f"{dialect.name}: {len(chosen)} pairs probed again (seed {seed}), {changed} changed")
    return changed


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="./dev probe", description=__doc__)
    parser.add_argument("dialect", choices=sorted(DIALECTS))
    action = parser.add_mutually_exclusive_group()
    action.add_argument(
        "--each", type=int, default=12, help="so many shapes of an op, of tests and made ones each"
    )
    action.add_argument("--all", action="store_true", help="all shapes")
    action.add_argument("--check", type=int, metavar="PAIRS", help="probe so many known pairs again")
    action.add_argument("--rules", action="store_true", help="make TableGen of what is known")
    parser.add_argument("--seed", default=str(datetime.date.today()), help="for --check; today's date")
    options = parser.parse_args(arguments)
    dialect = DIALECTS[options.dialect]
    if options.rules:
        rules.write(dialect)
        return 0
    if options.check is not None:
        return int(check(dialect, options.check, options.seed) > 0)
    probe(dialect, None if options.all else options.each)
    return 0


if __name__ == "__main__":
    sys.exit(main())
