# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Chooses tests by what was measured: the quick tier, and for each source file those that may notice an edit.

Both are greedy covers: always the test that runs the most per second that the chosen ones ran less often.
"""

from __future__ import annotations

import functools
import heapq
import json
import subprocess
from collections import defaultdict
from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import mlir.availability
from llvm_release import tool
from mutants.at_start.sitecustomize import places
from mutants.copies import ROOT
from mutants.judging import function_of
from mutants.marks import marked
from mutants.reach import TABLES, test_files_of_table

from tiers.data import DATA, OUT, Data, rows
from tiers.measure import BUILD

_QUICK_SECONDS = 207.0  # With their start, so many as measured take two minutes on two cores.
_FILE_SECONDS = 12.0
_TIMES = 4  # A place that so many tests of the tier run counts no more.
_TABLES = 2.0  # The weight of the tests of tables: two of four kinds of faults are in tables.
_START = 0.03  # Seconds for a test, at least.


@dataclass
class Measured:
    """What was measured of a test function, a lit test, or a file of unit tests.

    Attributes:
        name: its name.
        seconds: the CPU time of the cases that were measured.
        measured: the number of these.
        cases: the number of all.
        units: the places that they run.
    """

    name: str
    seconds: float = 0
    measured: int = 0
    cases: int = 1
    units: set[Hashable] = field(default_factory=set)

    @property
    def asks_tables(self) -> bool:
        """Whether it is in a file of tests of tables: each case of these asks about another row."""
        return self.name.split("::")[0] in _files_of_tables()

    @property
    def is_whole(self) -> bool:
        longest = 8.0 if self.asks_tables else 1.0
        return self.cases <= self.measured or self.all_seconds <= longest

    @property
    def all_seconds(self) -> float:
        return self.seconds / max(self.measured, 1) * self.cases

    @property
    def cost(self) -> float:
        """The CPU time of all cases if that is short, otherwise of the measured ones."""
        return (self.all_seconds if self.is_whole else self.seconds) + _START


def read() -> dict[str, Measured]:
    """Returns the tests that were measured, by name."""
    lines = _lines()
    functions = [name.split()[1] for name in (OUT / "names").read_text().splitlines()]
    found: dict[str, Measured] = {}
    for row in rows():
        test = found.setdefault(function_of(row["test"]), Measured(function_of(row["test"])))
        test.seconds += row["seconds"]
        test.measured += 1
        test.cases = max(test.cases, row.get("cases", 1))
        if "lines" in row:
            test.units.update(lines[place] for place in marked(row["lines"]))
        test.units.update(functions[place] for place in marked(row["functions"]))
    return found


@functools.cache
def _files_of_tables() -> set[str]:
    return {file for pattern in TABLES for file in test_files_of_table(pattern)}


def _lines() -> list[tuple[str, int]]:
    """Returns the file and line for each mark of Python."""
    package = Path(mlir.availability.__path__[0])
    of_file = places(package)
    found: list[tuple[str, int]] = [("", 0)] * of_file.pop("")
    starts = sorted((first, path) for path, first in of_file.items())
    ends = [*(first for first, _ in starts[1:]), len(found)]
    for (first, path), end in zip(starts, ends, strict=True):
        name = f"python/mlir/availability/{Path(path).relative_to(package)}"
        found[first:end] = [(name, number + 1) for number in range(end - first)]
    return found


def cover(tests: list[Measured], weights: dict[Hashable, float], seconds: float) -> Iterator[Measured]:
    """Yields tests until they take so many seconds, or nothing is left to run more often."""
    times: dict[Hashable, int] = defaultdict(int)

    def gain(test: Measured) -> float:
        units = test.units & weights.keys()
        return sum(weights[unit] / 4 ** times[unit] for unit in units if times[unit] < _TIMES) / test.cost

    heap = [(-gain(test), number) for number, test in enumerate(tests)]
    heapq.heapify(heap)
    while heap:
        number = heapq.heappop(heap)[1]
        test, now = tests[number], -gain(tests[number])
        if test.cost > seconds or not now:
            continue
        if heap and now > heap[0][0]:
            heapq.heappush(heap, (now, number))
            continue
        seconds -= test.cost
        for unit in test.units:
            times[unit] += 1
        yield test


def sources() -> dict[str, set[Hashable]]:
    """Returns the places in each source file: lines of Python; functions of C++ that no other file has."""
    found: dict[str, set[Hashable]] = defaultdict(set)
    for place in _lines():
        found[place[0]].add(place)
    commands = json.loads((BUILD / "compile_commands.json").read_text())
    by_function: dict[str, set[str]] = defaultdict(set)
    for command in commands:
        path = Path(command["file"])
        object_ = Path(command["directory"]) / command.get("output", "")
        if not object_.is_file() or not path.is_relative_to(ROOT):
            continue
        name = str(path.relative_to(BUILD if path.is_relative_to(BUILD) else ROOT))
        text = subprocess.run(
            [tool("llvm-nm"), "--defined-only", str(object_)], capture_output=True, text=True
        ).stdout
        for line in text.splitlines():
            _, kind, function = line.split(None, 2)
            if kind in "TtWw":
                by_function[function].add(name)
    for function, files in by_function.items():
        if len(files) == 1:
            found[next(iter(files))].add(function)
    return {name: units for name, units in found.items() if not name.startswith(("cpp/unittests", "test/"))}


def weights_of(of_file: dict[str, set[Hashable]]) -> dict[Hashable, float]:
    """Returns the weight of each place. Python, hand-written C++, generated C++ and the generator weigh the
    same.
    """
    kinds: dict[str, list[Hashable]] = defaultdict(list)
    for name, units in of_file.items():
        kind = "generator" if name.startswith("cpp/tools") else name.split("/")[0]
        kinds[kind] += units
    return {unit: 1 / len(units) for units in kinds.values() for unit in units}


def choose() -> None:
    """Writes the tiers."""
    tests, of_file = read(), sources()
    weights = weights_of(of_file)
    of_tables = [test for test in tests.values() if test.asks_tables]
    for test in of_tables:  # What a row makes of another row isn't seen in what runs.
        test.units.add(test.name)
        weights[test.name] = _TABLES / len(of_tables)
    chosen = list(cover(list(tests.values()), weights, _QUICK_SECONDS))
    ran: set[Hashable] = set().union(*(test.units for test in tests.values())) & weights.keys()
    covered = set().union(*(test.units for test in chosen)) & ran
    print(
        f"quick: {len(chosen)} of {len(tests)} tests, {sum(test.cost for test in chosen):.0f} of "
        f"{sum(test.all_seconds for test in tests.values()):.0f} s of CPU time, "
        f"{len(covered)} of {len(ran)} places"
    )
    reach = {}
    for name, units in sorted(of_file.items()):
        known = [test for test in tests.values() if test.units & units]
        found = cover(known, dict.fromkeys(units, 1.0), _FILE_SECONDS)
        reach[name] = [test.name for test in found]
    for pattern in TABLES:
        files = test_files_of_table(pattern)
        known = [test for test in tests.values() if test.name.split("::")[0] in files]
        reach[pattern] = [test.name for test in cover(known, weights, _FILE_SECONDS)]
    few = {test.name for test in tests.values() if not test.is_whole}
    seconds = {test.name: round(test.cost, 2) for test in tests.values()}
    Data([test.name for test in chosen], few, seconds, reach).write(DATA)
