# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Asks an oracle about shapes, chip by chip."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from probe.backends import (
    ACCEPTED,
    NOT_ASKED,
    NOT_ASSEMBLED,
    NOT_COMPILED,
    REFUSED,
    AssembleError,
    Backend,
    Verdict,
)
from probe.children import Died, run_jobs
from probe.llvm import CompileError
from probe.shapes import Shape
from probe.store import Results

_BATCH = 20

Code: TypeAlias = "bytes | Mapping[str, bytes]"
"""LLVM IR of a shape: one for all chips, or one for each chip for which MLIR makes any."""


def code_for(code: Code, chip: str) -> bytes | None:
    """Returns the LLVM IR for a chip; None if MLIR generates none."""
    return code if isinstance(code, bytes) else code.get(chip)


@dataclass(frozen=True)
class Job:
    """One question: a shape on a chip."""

    ir: bytes
    chip: str


def ask(backend: Backend, jobs: Sequence[Job]) -> Iterator[Verdict]:
    """Yields for each job whether the code generator compiles it for the chip and the assembler accepts the
    result.
    """
    if jobs:
        # The children inherit what the first compilation initializes.
        backend.compile(b"define void @f() {\n  ret void\n}\n", jobs[0].chip)

    def run(job: Job) -> Verdict:
        try:
            backend.assemble(backend.compile(job.ir, job.chip), job.chip)
        except CompileError as error:
            return Verdict(NOT_COMPILED, str(error))
        except AssembleError as error:
            return Verdict(NOT_ASSEMBLED, str(error))
        return Verdict(ACCEPTED)

    for outcome in run_jobs(jobs, run):
        yield Verdict(NOT_COMPILED, outcome.reason) if isinstance(outcome, Died) else outcome.result


def ask_all_chips(
    backend: Backend, shapes: Sequence[tuple[Shape, Code]], known: Results
) -> Iterator[tuple[Shape, list[Verdict]]]:
    """Yields each shape with the verdicts of `backend`, in the order of its chips.

    A few scouts, which together accept every shape that is known to exist, are asked first. Other chips are
    asked only about shapes that one of the scouts accepts, or that MLIR converts only for some chips: most
    variants exist nowhere, and a refusal may kill a process.
    """
    scouts = _scouts(known)
    others = [chip for chip in backend.chips if chip not in scouts]
    for start in range(0, len(shapes), _BATCH):
        batch = shapes[start : start + _BATCH]
        first = dict(ask_chips(backend, batch, scouts))
        found = [
            (shape, code)
            for shape, code in batch
            if any(said.letter == ACCEPTED for said in first[shape].values())
            or any(code_for(code, chip) is None for chip in backend.chips)
        ]
        then = dict(ask_chips(backend, found, others))
        for shape, _ in batch:
            verdicts = first[shape] | then.get(shape, {})
            yield shape, [verdicts.get(chip, Verdict(NOT_ASKED)) for chip in backend.chips]


def ask_known_chips(
    backend: Backend, shapes: Sequence[tuple[Shape, Code]], known: Results
) -> Iterator[tuple[Shape, list[Verdict]]]:
    """Like `ask_all_chips`, but asks those chips that are known to have the op."""
    having: dict[str, set[str]] = {}
    for row in known.rows:
        having.setdefault(row.shape.op, set()).update(known.accepting(row))
    for op, of_op in itertools.groupby(shapes, key=lambda shape: shape[0].op):
        chips = [chip for chip in backend.chips if chip in having.get(op, ())]
        todo = list(of_op)
        for start in range(0, len(todo), _BATCH):
            for shape, verdicts in ask_chips(backend, todo[start : start + _BATCH], chips):
                yield shape, [verdicts.get(chip, Verdict(NOT_ASKED)) for chip in backend.chips]


def ask_chips(
    backend: Backend, shapes: Sequence[tuple[Shape, Code]], chips: Sequence[str]
) -> Iterator[tuple[Shape, dict[str, Verdict]]]:
    """Yields each shape with the verdict of `backend` for each of `chips`."""
    jobs = [Job(ir, chip) for _, code in shapes for chip in chips if (ir := code_for(code, chip))]
    verdicts = ask(backend, jobs)
    for shape, code in shapes:
        yield (
            shape,
            {chip: next(verdicts) if code_for(code, chip) else Verdict(REFUSED) for chip in chips},
        )


def _scouts(results: Results) -> list[str]:
    """Returns a few chips that together accept every shape of `results` that any chip accepts; all chips if
    there are no results.
    """
    left = [accepting for result in results.rows if (accepting := results.accepting(result))]
    if not left:
        return list(results.chips)
    scouts = []
    while left:
        best = max(results.chips, key=lambda chip: sum(chip in accepting for accepting in left))
        scouts.append(best)
        left = [accepting for accepting in left if best not in accepting]
    return scouts


def ask_in_order(
    backend: Backend, shapes: Sequence[tuple[Shape, bytes]], included: Callable[[str], frozenset[str]]
) -> Iterator[tuple[Shape, list[Verdict]]]:
    """Like `ask_all_chips`, for chips that include one another (each includes itself): whatever exists on a
    chip exists on those that include it, so a few chips decide about most.

    If the last chip rejects what the first accepts, that doesn't hold, and all chips are asked.
    """
    known: list[dict[str, Verdict]] = [{} for _ in shapes]

    def note(index: int, chip: str, verdict: Verdict) -> None:
        for other in backend.chips:
            if chip in included(other) if verdict.letter == ACCEPTED else other in included(chip):
                known[index].setdefault(other, verdict)

    first, last = (list(ask(backend, [Job(ir, chip) for _, ir in shapes])) for chip in _ends(backend))
    for index, ends in enumerate(zip(first, last, strict=True)):
        if ends[0].letter == ACCEPTED and ends[1].letter != ACCEPTED:
            ((_, known[index]),) = ask_chips(backend, [shapes[index]], backend.chips)
        else:
            for chip, verdict in zip(_ends(backend), ends, strict=True):
                note(index, chip, verdict)
    while todo := [index for index, verdicts in enumerate(known) if len(verdicts) < len(backend.chips)]:
        chosen = [telling_chip(backend.chips, known[index], included) for index in todo]
        jobs = [Job(shapes[index][1], chip) for index, chip in zip(todo, chosen, strict=True)]
        for index, chip, verdict in zip(todo, chosen, ask(backend, jobs), strict=True):
            note(index, chip, verdict)
    for (shape, _), verdicts in zip(shapes, known, strict=True):
        yield shape, [verdicts[chip] for chip in backend.chips]


def telling_chip(
    chips: Sequence[str], known: Container[str], included: Callable[[str], frozenset[str]]
) -> str:
    """Returns the chip whose answer decides most of the unknown ones, whatever it is."""
    missing = [chip for chip in chips if chip not in known]

    def tells(chip: str) -> int:
        below = sum(other in included(chip) for other in missing)
        above = sum(chip in included(other) for other in missing)
        return min(below, above)

    return max(missing, key=tells)


def _ends(backend: Backend) -> tuple[str, str]:
    return backend.chips[0], backend.chips[-1]
