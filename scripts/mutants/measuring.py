# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""For scripts/mutate.py: a plugin of pytest that runs a few cases of each test function, and writes the lines
that each runs, with its CPU time, to the file that `MUTANTS_MEASURED` names.
"""

from __future__ import annotations

import json
import os
import re
import signal
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sitecustomize

from mutants.judging import cpu_seconds, function_of

_CASES = 3
_LONGEST = 12  # Seconds for a test. Those that take longer judge no faults.

_failed = pytest.StashKey[bool]()


def pytest_sessionstart() -> None:
    """Prepares for tests that take too long."""
    signal.signal(signal.SIGALRM, _end)


def _end(number: int, frame: object) -> None:
    pytest.fail(f"it takes longer than {_LONGEST} s")  # Not an OSError, which code under test may catch.


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Selects the first case of each function, the last, and others between them."""
    cases: dict[str, list[pytest.Item]] = {}
    for item in items:
        cases.setdefault(function_of(item.nodeid), []).append(item)
    chosen = {id(case) for each in cases.values() for case in _spread(each)}
    items[:] = [item for item in items if id(item) in chosen]


def _spread(cases: list[pytest.Item]) -> Iterator[pytest.Item]:
    for number in range(_CASES):
        yield cases[(len(cases) - 1) * number // (_CASES - 1)]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Measures a test."""
    marks = sitecustomize.marks
    marks[:] = bytes(len(marks))
    sys.settrace(sitecustomize.enter)  # Python drops it when it raises, as in a recursion that is too deep.
    began = cpu_seconds()
    result = yield
    if not item.stash.get(_failed, False):
        lines = [match.start() for match in re.finditer(b"\x01", marks)]
        measured = {"test": item.nodeid, "seconds": round(cpu_seconds() - began, 3), "lines": lines}
        with Path(os.environ["MUTANTS_MEASURED"]).open("a") as file:
            file.write(json.dumps(measured) + "\n")
    return result


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Notes that a test didn't pass."""
    report = yield
    if not report.passed:
        item.stash[_failed] = True
    return report


@contextmanager
def _limited() -> Iterator[None]:
    signal.setitimer(signal.ITIMER_REAL, _LONGEST, 1)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup() -> Generator[None, Any, Any]:
    """Ends a set-up that takes too long."""
    with _limited():
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, Any, Any]:
    """Ends a test that takes too long."""
    with _limited():
        return (yield)
