# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds on which chips intrinsics, and PTX instructions, exist: `./dev probe nvvm --calls`."""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

from probe import calls, intrinsics, ptx_forms, store
from probe.backends import ACCEPTED, Nvptx, letters
from probe.chips import ROOT, PartialOrder
from probe.dialects import Dialect
from probe.probing import Job, ask, ask_all_chips, ask_in_order
from probe.ptx import lowest_version
from probe.shapes import Shape
from probe.translate import translate

_PREFIXES = {"nvvm": "nvvm", "rocdl": "amdgcn"}
# Texture, surface and image instructions are for graphics.
_LEFT_OUT = (
    *("llvm.nvvm.sust.", "llvm.nvvm.suld.", "llvm.nvvm.tex.", "llvm.nvvm.tld4.", "llvm.nvvm.txq."),
    *("llvm.nvvm.suq.", "llvm.amdgcn.image."),
)
_EACH = 4
# An intrinsic with at most so many choices of types is called with each. So is one that has types without a
# choice, and flags.
_FEW_TYPES = 8
_FEW_FLAGS = 8
_AT_ONCE = 100


def shapes(dialect: str) -> list[Shape]:
    """Returns calls of the intrinsics for a dialect's chips: a few of each, chosen by their hashes, all types
    of those that have few, and all values of immediates that are flags.
    """
    found: list[Shape] = []
    for record in intrinsics.intrinsics(_PREFIXES[dialect]):
        if not intrinsics.name_of(record).startswith(_LEFT_OUT):
            every = sorted(intrinsics.shapes_of(record), key=lambda shape: shape.key)
            if len(every) <= _FEW_FLAGS and intrinsics.has_only_flags(record):
                found += every
                continue
            found += every[:_EACH]
            by_types = {_types_of(shape): shape for shape in reversed(every)}
            if len(by_types) <= _FEW_TYPES:
                found += [shape for shape in by_types.values() if shape not in every[:_EACH]]
    return found


def _types_of(shape: Shape) -> tuple[str, ...]:
    return (*(operand.rpartition(" : ")[2] for operand in shape.operands), *shape.results)


def probe(dialect: Dialect) -> None:
    """Probes new calls and new PTX instructions. An interrupted run resumes where it stopped."""
    began = time.monotonic()
    order = dialect.vocabulary()
    if isinstance(dialect.backend, Nvptx) and isinstance(order, PartialOrder):
        ptx_forms.probe(dialect.backend, order.included)
    log = ROOT / f"build/probe/{dialect.name}_calls.jsonl"
    log.parent.mkdir(parents=True, exist_ok=True)
    known = {shape for shape, _, _ in (*_kept(dialect), *_lines(log))}
    todo = [item for item in translate(shapes(dialect.name)) if item[0] not in known]
    print(f"{len(todo)} calls to probe", file=sys.stderr)
    for first in range(0, len(todo), _AT_ONCE):
        rows = _probe(dialect, todo[first : first + _AT_ONCE])
        with log.open("a") as stream:
            stream.writelines(_line(row) for row in rows)
    write(dialect, [*_kept(dialect), *_lines(log)])
    print(f"{time.monotonic() - began:.0f} s", file=sys.stderr)


Row = tuple[Shape, str, int | None]


def _probe(dialect: Dialect, items: Sequence[tuple[Shape, bytes]]) -> list[Row]:
    backend, order = dialect.backend, dialect.vocabulary()
    if not (isinstance(backend, Nvptx) and isinstance(order, PartialOrder)):
        # Whatever exists of the ops exists on at least one of a few chips.
        known = store.read(store.path_of(dialect.name))
        return [(shape, letters(verdicts), None) for shape, verdicts in ask_all_chips(backend, items, known)]
    texts = dict(items)
    rows: list[Row] = []
    for shape, verdicts in ask_in_order(backend, items, order.included):
        accepting = [
            chip for chip, verdict in zip(backend.chips, verdicts, strict=True) if verdict.letter == ACCEPTED
        ]
        ptx = lowest_version(backend, texts[shape], accepting) if accepting else None
        rows.append((shape, letters(verdicts), ptx))
    return rows


def _line(row: Row) -> str:
    shape, said, ptx = row
    return json.dumps([json.loads(shape.to_json()), said, ptx], separators=(",", ":")) + "\n"


def _lines(path: Path) -> list[Row]:
    rows: list[Row] = []
    for line in path.read_text().splitlines() if path.exists() else ():
        shape, said, ptx = json.loads(line)
        rows.append((Shape.from_json(json.dumps(shape)), said, ptx))
    return rows


def _kept(dialect: Dialect) -> list[Row]:
    """Returns the rows of the file, with letters in the order of the backend's chips."""
    path = calls.path_of(dialect.name)
    known = calls.chips_in(path) if path.exists() else []
    if set(known) != set(dialect.backend.chips):
        return []
    places = [known.index(chip) for chip in dialect.backend.chips]
    return [
        (each.shape, "".join(each.letters[place] for place in places), each.ptx)
        for each in calls.read_rows(path)
    ]


def write(dialect: Dialect, rows: Iterable[Row]) -> None:
    """Writes rows to their file, sorted, each shape once."""
    head = json.dumps({"oracles": dialect.backend.versions(), "chips": dialect.backend.chips}) + "\n"
    last = {row[0]: row for row in rows}
    calls.path_of(dialect.name).write_text(head + "".join(_line(last[shape]) for shape in sorted(last)))


def check(dialect: Dialect, pairs: int, seed: str) -> int:
    """Probes `pairs` pairs of a call and a chip again, chosen by `seed`. Returns how many results differ."""
    path = calls.path_of(dialect.name)
    known = calls.chips_in(path)
    rows = random.Random(seed).choices(calls.read_rows(path), k=pairs)
    texts = dict(translate({row.shape for row in rows}))
    chips = random.Random(seed).choices(range(len(known)), k=pairs)
    jobs = [Job(texts[row.shape], known[chip]) for row, chip in zip(rows, chips, strict=True)]
    changed = 0
    for row, chip, verdict in zip(rows, chips, ask(dialect.backend, jobs), strict=True):
        # A result for a chip that wasn't asked was inferred from other chips.
        if (verdict.letter == ACCEPTED) != (row.letters[chip] == ACCEPTED):
            changed += 1
            print(f"{known[chip]}: {verdict.letter} {verdict.reason}: {row.shape.to_json()}")
    return changed
