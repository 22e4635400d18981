# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""For scripts/test/mutate.py and scripts/test/tiers: a plugin of pytest that runs test functions, or a few
cases of each, and writes the lines of Python and the functions of C++ that each runs, with its CPU time, to
the file that `MUTANTS_MEASURED` names.
"""

from __future__ import annotations

import ctypes
import json
import mmap
import os
import signal
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sitecustomize

from mutants.judging import cpu_seconds, function_of, spread
from mutants.marks import packed

_LONGEST = 60  # Seconds for a test. Those that take longer judge no faults.

_failed = pytest.StashKey[bool]()
_cases = pytest.StashKey[int]()


class _Calls:
    """The marks of calls.c, which may not be loaded."""

    def __init__(self) -> None:
        self.marks: mmap.mmap | None = None
        if "MUTANTS_CALLS" in os.environ:
            with Path(os.environ["MUTANTS_CALLS"]).open("r+b") as file:
                self.marks = mmap.mmap(file.fileno(), 0)
            self._library = ctypes.CDLL(os.environ["LD_PRELOAD"])

    def clear(self) -> None:
        """Lets all functions be marked once more."""
        if self.marks is not None:
            self.marks[:] = bytes(len(self.marks))
            self._library.mutants_arm()


_calls = _Calls()


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
    chosen = {id(case) for each in cases.values() for case in spread(each)}
    for item in items:
        item.stash[_cases] = len(cases[function_of(item.nodeid)])
    items[:] = [item for item in items if id(item) in chosen]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Measures a test."""
    marks = sitecustomize.marks
    marks[:] = bytes(len(marks))
    _calls.clear()
    sys.settrace(sitecustomize.enter)  # Python drops it when it raises, as in a recursion that is too deep.
    began = cpu_seconds()
    result = yield
    if not item.stash.get(_failed, False):
        measured = {
            "test": item.nodeid,
            "seconds": round(cpu_seconds() - began, 3),
            "lines": packed(marks[:]),
        }
        measured["cases"] = item.stash[_cases]
        if _calls.marks is not None:
            measured["functions"] = packed(_calls.marks[:])
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
