# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""For scripts/test/mutate.py: a plugin of pytest that runs given tests in a given order until they have taken
a given CPU time. A file states them, and another gets the name of the first test that fails.
"""

from __future__ import annotations

import json
import os
import resource
import time
from dataclasses import asdict, dataclass
from pathlib import Path

import pytest


@dataclass(frozen=True)
class Task:
    """Which tests to run.

    Attributes:
        tests: their names in the order for running them; the name of a function stands for all its cases.
        without: the names of tests that must not run.
        seconds: the CPU time after which no other test is started.
        failed: the file for the name of a test that fails.
        started: the file for the name of the test that was started last.
        few: the names of functions of which a few cases run.
    """

    tests: list[str]
    without: list[str]
    seconds: float
    failed: str
    started: str
    few: list[str]

    def write(self, path: Path) -> None:
        path.write_text(json.dumps(asdict(self)))


_CASES = 3
_LONGEST = 120  # Seconds for a test.


class _Judge:
    def __init__(self, task: Task) -> None:
        self._task = task
        self._order = {name: number for number, name in enumerate(task.tests)}

    def _place(self, item: pytest.Item) -> int | None:
        place = self._order.get(item.nodeid, self._order.get(function_of(item.nodeid)))
        return None if item.nodeid in self._task.without else place

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        placed = [(place, item) for item in items if (place := self._place(item)) is not None]
        ordered = [item for _, item in sorted(placed, key=lambda each: each[0])]
        few: dict[str, list[pytest.Item]] = {function: [] for function in self._task.few}
        for item in ordered:
            few.get(function_of(item.nodeid), []).append(item)
        left_out = {id(item) for cases in few.values() for item in cases if item not in spread(cases)}
        items[:] = [item for item in ordered if id(item) not in left_out]

    def pytest_runtest_protocol(self, item: pytest.Item) -> bool | None:
        if cpu_seconds() > self._task.seconds:
            return True  # As if the test had run.
        Path(self._task.started).write_text(item.nodeid)
        _limit_cpu_time()
        return None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            Path(self._task.failed).write_text(report.nodeid)


def pytest_configure(config: pytest.Config) -> None:
    """Reads what to run."""
    task = Task(**json.loads(Path(os.environ["MUTANTS_TASK"]).read_text()))
    config.pluginmanager.register(_Judge(task))
    _limit_cpu_time()


def _limit_cpu_time() -> None:
    """Lets this process, and those that it starts, take so much more CPU time. A fault may make an endless
    loop.
    """
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (round(time.process_time()) + _LONGEST, hard))


def function_of(name: str) -> str:
    """Returns the name of the function that has a test."""
    return name.split("[")[0]


def spread(cases: list[pytest.Item]) -> list[pytest.Item]:
    """Returns the first of a function's cases, the last, and one between them."""
    places = {(len(cases) - 1) * number // (_CASES - 1) for number in range(_CASES)}
    return [cases[place] for place in sorted(places)]


def cpu_seconds() -> float:
    """Returns the CPU time that this process, and its children that have ended, have taken."""
    return sum(os.times()[:4])
