# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Asks compilers' back ends on which chips ops exist, and keeps what they say: `./dev probe nvvm`.

What was found is written as it comes to build/probe, so that a run can be interrupted and goes on where it
stopped. At its end the results are merged into tools/probe/data; `./dev probe --rules nvvm` makes TableGen
of them.
"""

from __future__ import annotations

import argparse
import datetime
import json
import random
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from probe import call_probing, call_rules, lowered, rules, store
from probe.backends import ACCEPTED, NOT_ASKED, REFUSED, Backend, Nvptx, Verdict, letters
from probe.chips import ROOT
from probe.dialects import DIALECTS, Dialect
from probe.facts import facts_of, is_field
from probe.generate import (
    ALL_POLICIES,
    POLICIES,
    with_each_type,
    with_float_constants,
    with_other_numbers,
)
from probe.probing import Code, Job, ask, ask_all_chips, ask_chips, ask_known_chips, code_for
from probe.ptx import lowest_version
from probe.shapes import Shape, Signature
from probe.store import Result, Results

PROGRESS = ROOT / "build/probe"


def probe(
    dialect: Dialect,
    choose: Callable[[], Iterable[dict[Shape, Code]]],
    ask_about: Callable[
        [Backend, Sequence[tuple[Shape, Code]], Results], Iterator[tuple[Shape, list[Verdict]]]
    ] = ask_all_chips,
) -> None:
    """Probes the shapes that `choose` returns, a part at a time, if they are new. For known shapes, probes
    the new chips.
    """
    began = time.monotonic()
    kept = _kept(dialect)
    with _progress(dialect).open("a") as log:

        def keep(shape: Shape, code: Code, said: str) -> None:
            log.write(json.dumps([shape.to_json(), said, _ptx(dialect, code, said)]) + "\n")
            log.flush()

        done = {result.shape for result in _new(dialect)}
        known = {result.shape for result in kept.rows}
        rows = tuple(row for row in kept.rows if row.shape not in done)
        _renew(dialect, Results((), kept.chips, rows), keep)
        for chosen in choose():
            todo = [(shape, text) for shape, text in chosen.items() if shape not in done | known]
            print(f"{len(chosen)} shapes, {len(chosen) - len(todo)} of them known", file=sys.stderr)
            for shape, verdicts in ask_about(dialect.backend, todo, kept):
                keep(shape, chosen[shape], letters(verdicts))
            done |= chosen.keys()
    _write(dialect)
    print(f"{time.monotonic() - began:.0f} s", file=sys.stderr)


def everything(dialect: Dialect) -> Iterator[dict[Shape, Code]]:
    """Yields all shapes of the dialect's tests and seeds, and all variants of them, that are new, a part at
    a time.
    """
    return dialect.all_shapes({row.shape for row in (*_kept(dialect).rows, *_new(dialect))})


def refuted(dialect: Dialect, each: int) -> dict[Shape, Code]:
    """Returns `each` variants of the shapes of each op that nobody tried, but that the rules admit on some
    chip, with their LLVM IR.
    """
    kept = _kept(dialect)
    known = {row.shape for row in kept.rows}
    learnt = rules.learn_rules(kept, dialect)
    return dialect.variants(each, lambda shape: shape not in known and bool(learnt.predict(shape)))


def numbered(dialect: Dialect) -> dict[Shape, Code]:
    """Returns shapes that exist, with many other numbers, with their LLVM IR. For each op, some shapes are
    chosen that together exist on all chips that have the op. Of an op with a number that is a field of bits,
    a shape is chosen for each combination of types: which bits there may be, can depend on the types. Where
    they make a difference, more are tried.
    """
    kept = _kept(dialect)
    covered: dict[str, set[str]] = {}
    chips_of: dict[Signature, set[frozenset[str]]] = {}
    for row in kept.rows:
        chips_of.setdefault(row.shape.signature, set()).add(kept.accepting(row))
    typed: set[Signature] = set()
    made: dict[Shape, None] = {}

    def order(row: Result) -> tuple[int, int, str]:
        # Texts of small numbers are short: the same shapes are chosen after large numbers were added.
        return -len(kept.accepting(row)), len(row.shape.to_json()), row.shape.key

    for row in sorted(kept.rows, key=order):
        shape, accepting = row.shape, kept.accepting(row)
        if not accepting:
            break
        of_op = covered.setdefault(shape.op, set())
        has_field = any(is_field(fact, value) for fact, value in facts_of(shape, dialect.ods).items())
        is_first = has_field and shape.signature not in typed
        typed |= {shape.signature} if has_field else set()
        if is_first or not accepting <= of_op:
            of_op |= accepting
            policies = ALL_POLICIES if len(chips_of[shape.signature]) > 1 else POLICIES
            made |= dict.fromkeys(with_other_numbers(shape, dialect.ods, policies))
    known = {row.shape for row in kept.rows}
    # Numbers that LLVM's verifier refuses show where others end.
    return dict(dialect.code(sorted(shape for shape in made if shape not in known), refused=True))


def varied(dialect: Dialect, vary: Callable[[Shape], Iterable[Shape]]) -> dict[Shape, Code]:
    """Returns variants of one existing shape for each combination of types of each op, with their LLVM IR."""
    kept = _kept(dialect)
    seen: set[Signature] = set()
    made: dict[Shape, None] = {}
    for row in sorted(kept.rows, key=lambda row: (-len(kept.accepting(row)), row.shape.key)):
        if kept.accepting(row) and row.shape.signature not in seen:
            seen.add(row.shape.signature)
            made |= dict.fromkeys(vary(row.shape))
    known = {row.shape for row in kept.rows}
    return dict(dialect.code(sorted(shape for shape in made if shape not in known)))


def _renew(dialect: Dialect, kept: Results, keep: Callable[[Shape, Code, str], None]) -> None:
    """Asks about the new chips for shapes that exist on some chip, and keeps all results for a shape."""
    chips = tuple(dialect.backend.chips)
    if chips == kept.chips:
        return
    texts = dict(dialect.code((row.shape for row in kept.rows), refused=True))
    existing = [(row.shape, texts[row.shape]) for row in kept.rows if kept.accepting(row)]
    added = [chip for chip in chips if chip not in kept.chips]
    print(f"{len(existing)} known shapes on {len(added)} new chips", file=sys.stderr)
    new = ask_chips(dialect.backend, existing, added)
    for row in kept.rows:
        said = dict(zip(kept.chips, row.letters, strict=True))
        if kept.accepting(row):
            _, verdicts = next(new)
            said |= {chip: verdict.letter for chip, verdict in verdicts.items()}
        keep(row.shape, texts[row.shape], "".join(said.get(chip, NOT_ASKED) for chip in chips))


def _ptx(dialect: Dialect, code: Code, said: str) -> int | None:
    backend = dialect.backend
    accepting = [chip for chip, letter in zip(backend.chips, said, strict=True) if letter == ACCEPTED]
    ir = code_for(code, accepting[0]) if accepting else None
    return lowest_version(backend, ir, accepting) if isinstance(backend, Nvptx) and ir else None


def _progress(dialect: Dialect) -> Path:
    PROGRESS.mkdir(parents=True, exist_ok=True)
    return PROGRESS / f"{dialect.name}.jsonl"


def _stored(dialect: Dialect) -> Results:
    path = store.path_of(dialect.name)
    return store.read(path) if path.exists() else Results((), tuple(dialect.backend.chips), ())


def _kept(dialect: Dialect) -> Results:
    """Returns the stored results for the ops that are probed."""
    stored = _stored(dialect)
    return replace(stored, rows=tuple(row for row in stored.rows if row.shape.op in dialect.ods.ops))


def _new(dialect: Dialect) -> list[Result]:
    path = _progress(dialect)
    lines = map(json.loads, path.read_text().splitlines()) if path.exists() else ()
    return [Result(Shape.from_json(shape), said, ptx) for shape, said, ptx in lines]


def _write(dialect: Dialect) -> None:
    """Merges new results into the stored ones. With different chips, the new results already contain the
    stored ones.
    """
    chips = tuple(dialect.backend.chips)
    stored = _stored(dialect)
    rows = store.merge(stored.rows if stored.chips == chips else (), _new(dialect))
    store.write(store.path_of(dialect.name), Results(tuple(dialect.backend.versions()), chips, rows))
    _progress(dialect).unlink()


def check(dialect: Dialect, pairs: int, seed: str) -> int:
    """Probes `pairs` pairs of a shape and a chip again, chosen by `seed`, half of them accepted ones. Returns
    how many results differ.
    """
    results = store.read(store.path_of(dialect.name))
    everything = [
        (row, chip, letter)
        for row in results.rows
        for chip, letter in zip(results.chips, row.letters, strict=True)
    ]
    chosen = []
    for accepted in (True, False):
        part = [pair for pair in everything if (pair[2] == ACCEPTED) == accepted]
        chosen += random.Random(f"{seed} {accepted}").sample(part, min(pairs // 2, len(part)))
    texts = dict(dialect.code({row.shape for row, _, _ in chosen}, refused=True))
    jobs = [Job(ir, chip) for row, chip, _ in chosen if (ir := code_for(texts[row.shape], chip))]
    verdicts = ask(dialect.backend, jobs)
    changed = 0
    for row, chip, letter in chosen:
        verdict = next(verdicts) if code_for(texts[row.shape], chip) else Verdict(REFUSED)
        if verdict.letter != letter and (letter != NOT_ASKED or verdict.letter == ACCEPTED):
            changed += 1
            print(f"{chip}: {letter} -> {verdict.letter} {verdict.reason}: {row.shape.to_json()}")
    print(f"{dialect.name}: {len(chosen)} pairs probed again (seed {seed}), {changed} changed")
    return changed


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="./dev probe", description=__doc__)
    parser.add_argument("dialect", choices=[*sorted(DIALECTS), "lowered"])
    action = parser.add_mutually_exclusive_group()
    action.add_argument(
        "--each", type=int, default=12, help="so many shapes of an op, of tests and made ones each"
    )
    action.add_argument("--all", action="store_true", help="all shapes")
    action.add_argument(
        "--refute",
        type=int,
        metavar="SHAPES",
        help="probe so many shapes of each op that rules admit though nobody has tried them",
    )
    action.add_argument(
        "--numbers",
        action="store_true",
        help="known shapes with many other numbers, on the chips with the op",
    )
    action.add_argument("--types", action="store_true", help="known shapes with each other element type")
    action.add_argument(
        "--constants",
        action="store_true",
        help="known shapes with constants in place of floating-point numbers",
    )
    action.add_argument("--check", type=int, metavar="PAIRS", help="probe so many known pairs again")
    action.add_argument("--rules", action="store_true", help="make TableGen of what is known")
    action.add_argument(
        "--calls", action="store_true", help="intrinsics and instructions in texts, in place of ops"
    )
    parser.add_argument(
        "--only",
        metavar="PATTERN",
        help="of the ops, only those whose whole name without the dialect's matches this regular expression",
    )
    parser.add_argument("--seed", default=str(datetime.date.today()), help="for --check; today's date")
    options = parser.parse_args(arguments)
    if options.dialect == "lowered":
        lowered.write()
        return 0
    dialect = DIALECTS[options.dialect]
    if options.only:
        if _stored(dialect).chips != tuple(dialect.backend.chips):
            parser.error("the chips have changed: probe all ops on the new ones first, without --only")
        if options.rules or options.calls or options.check is not None:
            parser.error("--only chooses the ops of new shapes")
        dialect = replace(dialect, only=options.only)
    if options.rules:
        rules.write(dialect)
        if not dialect.is_above:
            call_rules.write(dialect)
        return 0
    if options.calls:
        call_probing.probe(dialect)
        return 0
    if options.check is not None:
        return int(check(dialect, options.check, options.seed) > 0)
    if options.all:
        probe(dialect, lambda: everything(dialect))
    elif options.refute:
        probe(dialect, lambda: [refuted(dialect, options.refute)])
    elif options.numbers:
        probe(dialect, lambda: [numbered(dialect)], ask_known_chips)
    elif options.types:
        probe(dialect, lambda: [varied(dialect, with_each_type)])
    elif options.constants:
        probe(dialect, lambda: [varied(dialect, with_float_constants)])
    else:
        probe(dialect, lambda: [dialect.shapes(options.each)])
    return 0


if __name__ == "__main__":
    sys.exit(main())
