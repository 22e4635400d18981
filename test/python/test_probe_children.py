# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Probes run in child processes, which back ends may end."""

import os
import time

from probe.children import Died, Done, run_jobs

# More than a pipe holds.
LONG = "x" * 200_000


def _run(job: int) -> str:
    if job % 10 == 3:
        os.write(2, b"first line\nCannot select: this\n")
        os.abort()
    if job % 10 == 7:
        raise ValueError(f"job {job}")
    if job == 15:
        time.sleep(60)
    return LONG if job % 10 == 9 else str(job)


def test_each_job_has_its_result_in_order() -> None:
    outcomes = list(run_jobs(range(30), _run, seconds=2))
    for job, outcome in enumerate(outcomes):
        if job % 10 == 3:
            assert outcome == Died("Cannot select: this")
        elif job % 10 == 7:
            assert outcome == Died(f"ValueError: job {job}")
        elif job == 15:
            assert outcome == Died("SIGALRM")
        else:
            assert outcome == Done(LONG if job % 10 == 9 else str(job))
    assert len(outcomes) == 30


def test_waiting_for_the_reader_takes_no_job_s_time() -> None:
    outcomes = run_jobs(range(9, 99, 10), _run, seconds=1)
    first = next(outcomes)
    time.sleep(2)
    assert [first, *outcomes] == [Done(LONG)] * 9


def test_no_jobs_start_no_children() -> None:
    assert list(run_jobs([], _run)) == []
