# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Asks a back end about shapes, chip by chip."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from probe.backends import ACCEPTED, NOT_ASSEMBLED, NOT_COMPILED, AssembleError, Backend, Verdict
from probe.children import Died, run_jobs
from probe.llvm import CompileError
from probe.shapes import Shape


@dataclass(frozen=True)
class Job:
    """One question."""

    ir: bytes
    chip: str


def ask(backend: Backend, jobs: Sequence[Job]) -> Iterator[Verdict]:
    """Yields for each job whether the code generator compiles it for the chip and the assembler takes the
    result.
    """
    if jobs:
        # What the first compilation sets up, children then inherit.
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
    backend: Backend, shapes: Sequence[tuple[Shape, bytes]]
) -> Iterator[tuple[Shape, list[Verdict]]]:
    """Yields each shape with what `backend` says of it, in the order of its chips."""
    jobs = [Job(ir, chip) for _, ir in shapes for chip in backend.chips]
    verdicts = ask(backend, jobs)
    for shape, _ in shapes:
        yield shape, [next(verdicts) for _ in backend.chips]
