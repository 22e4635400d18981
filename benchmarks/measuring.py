# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Measures candidates in turns, and returns the median of each."""

from __future__ import annotations

import resource
import statistics
import time
from collections.abc import Callable
from typing import Any


def cpu_time() -> float:
    """The CPU time of the process and of its children that have ended, in seconds.

    If other programs keep the CPUs busy, it tells more than wall-clock time.
    """
    usages = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(usage.ru_utime + usage.ru_stime for usage in usages)


def measure(
    rounds: int, *, clock: Callable[[], float] = time.perf_counter, **candidates: Callable[[], Any]
) -> dict[str, float]:
    """Returns the median of `rounds` durations, in seconds of `clock`, of each candidate."""
    ignoring_input = {name: lambda _, run=run: run() for name, run in candidates.items()}
    return measure_on(lambda: None, rounds, clock=clock, **ignoring_input)


def measure_on(
    make_input: Callable[[], Any],
    rounds: int,
    *,
    clock: Callable[[], float] = time.perf_counter,
    **candidates: Callable[[Any], Any],
) -> dict[str, float]:
    """Returns the same for candidates that change their input. Creating the input doesn't count."""
    times: dict[str, list[float]] = {name: [] for name in candidates}
    for _ in range(rounds):
        for name, run in candidates.items():
            given = make_input()
            start = clock()
            run(given)
            times[name].append(clock() - start)
    return {name: statistics.median(each) for name, each in times.items()}
