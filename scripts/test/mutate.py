# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes small faults, one at a time, and reports those that no test notices.

Usage: `./dev full mutants`, or `./dev run python scripts/test/mutate.py --count 50 --kind python`. The faults
are made in copies in build/mutants: faults in Python and VulkanRegistry.json in a copy of the installed
package, faults in TableGen in a copy of the checkout, where each costs a build. A fault counts as noticed if
the build fails, or if a test fails that may reach it and that passes without it.

First the tests of `./dev test --quick` judge each fault, those first that run the fault's file. They are a
part of all tests, so only what they don't notice is left for these: mutants/reach.py determines which may
reach it, by what `./dev full tiers` measures. They run for about two minutes of CPU time at most, so the rate
is a lower bound. With `--quick`, nothing is left for them or measured: a few faults take a few minutes.

The result for each fault is written to build/mutants/SEED.json and SEED-quick.json at once: the same command
with `--seed SEED` resumes an interrupted run, and tries on all tests again what survived these.

mutmut and cosmic-ray support Python only, and run it from its sources. Our Python is in a package that a
build installs, and half of our facts are tables.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import queue
import random
import sys
import threading
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

sys.path.append(str(Path(__file__).resolve().parents[1] / "facts"))
from mutants.copies import ROOT, Copy
from mutants.cpp_faults import cpp_faults
from mutants.judging import function_of
from mutants.python_faults import Fault, faults
from mutants.reach import Reach, pattern_of
from mutants.table_faults import json_faults, td_faults
from tiers.data import DATA, Data, measured_of

BUILD = ROOT / "build/mutants"
_AIM = 0.95
_QUICK_AIM = 0.85  # Of what all tests notice.
NO_FAULT = "no fault"
# For a fault in Python, pytest first runs with the first tests that may reach it, then with all cases of
# their functions, then with many others, each time for at most so many seconds of CPU time.
_FIRST = 12
_MANY = 300
_KINDS = ["python", "json", "td", "cpp"]
_FOLDERS = {"td": "td", "cpp": "cpp/lib"}  # In a copy of the checkout.
_SECONDS = 60.0
_MOST = 120.0  # For a fault in a table.
_QUICK = 240.0  # For the quick tier.


@dataclass(frozen=True)
class Mutant:
    """A fault in a file of a copy.

    Attributes:
        kind: "python", "json", "td" or "cpp".
        path: the file, relative to the package, to td/ or to cpp/lib/.
        source: the file's text without the fault.
        fault: the fault.
    """

    kind: str
    path: Path
    source: str
    fault: Fault

    @property
    def name(self) -> str:
        return f"{self.path}:{self.fault.line}: {self.fault.what}"

    def place(self, copy: Copy) -> Path:
        """Returns the file's place in a copy."""
        folder = _FOLDERS.get(self.kind)
        return (copy.tree / folder if folder else copy.package) / self.path


class Kept:
    """The results of the faults that were tried with a seed: what noticed each, by name."""

    def __init__(self, name: str) -> None:
        self._path = BUILD / f"{name}.json"
        self._lock = threading.Lock()
        self.noticed: dict[str, str | None] = {}
        if self._path.exists():
            self.noticed = json.loads(self._path.read_text())

    def add(self, name: str, by: str | None) -> None:
        """Writes the result for a fault at once, so that it survives an interruption."""
        with self._lock:
            self.noticed[name] = by
            beside = self._path.with_suffix(".part")
            beside.write_text(json.dumps(self.noticed, indent=1))
            beside.replace(self._path)


def all_mutants(kinds: Sequence[str], copy: Copy) -> Iterator[list[Mutant]]:
    """Yields the mutants of each kind."""
    places: dict[str, tuple[Path, str, Callable[[str], list[Fault]]]] = {
        "python": (copy.package, "*.py", faults),
        "json": (copy.package, "VulkanRegistry.json", json_faults),
        "td": (ROOT / "td", "*.td", td_faults),
        "cpp": (ROOT / "cpp/lib", "*.cpp", cpp_faults),
    }
    for kind in kinds:
        base, pattern, faults_of = places[kind]
        sources = {path.relative_to(base): path.read_text() for path in sorted(base.rglob(pattern))}
        # Tests compare generated records with what is generated again: they notice every fault.
        sources = {path: text for path, text in sources.items() if path.parts[0] != "generated"}
        yield [
            Mutant(kind, path, source, fault)
            for path, source in sources.items()
            for fault in faults_of(source)
        ]


def chosen(options: argparse.Namespace, copy: Copy) -> list[Mutant]:
    """Returns the mutants to try: the same number of each kind, mixed, so that a run that is stopped has
    tried all kinds alike. Others stay when one goes or comes.
    """

    def place(name: str) -> bytes:
        return hashlib.sha256(f"{options.seed} {name}".encode()).digest()

    kinds = [options.kind] if options.kind else _KINDS
    found = []
    for number, group in enumerate(all_mutants(kinds, copy)):
        by_name = {mutant.name: mutant for mutant in group if options.only in mutant.name}
        count = options.count * (number + 1) // len(kinds) - options.count * number // len(kinds)
        names = sorted(by_name, key=place)
        found += [by_name[name] for name in names[:count]]
        print(
            f"{len(names)} faults of kind {kinds[number]}, of which {len(names[:count])} are tried",
            flush=True,
        )
    return sorted(found, key=lambda mutant: place(mutant.name))


Rounds: TypeAlias = "Callable[[Mutant], Iterator[tuple[list[str], float]]]"
"""Yields the tests that may notice a fault, in several lists, with the CPU time for running each list."""


def rounds_of_all(reach: Reach) -> Rounds:
    """Returns how to choose among all tests."""

    def rounds(mutant: Mutant) -> Iterator[tuple[list[str], float]]:
        if mutant.kind == "cpp":
            tests = reach.of_source(f"cpp/lib/{mutant.path}")
            yield tests[:_FIRST], _SECONDS
            yield tests[_FIRST:_MANY], _SECONDS
            return
        if mutant.kind != "python":  # A fault in a row may be noticed by the case of that row only.
            yield list(dict.fromkeys(map(function_of, reach.of_table(mutant.path)))), _MOST
            return
        tests = reach.of_line(mutant.path, mutant.source, mutant.fault.line)
        yield tests[:_FIRST], _SECONDS
        yield list(dict.fromkeys(map(function_of, tests[:_FIRST]))), _SECONDS
        yield tests[_FIRST:_MANY], _SECONDS

    return rounds


def rounds_of_quick(data: Data) -> Rounds:
    """Returns how to choose among the tests of pytest in the quick tier."""
    quick = [test for test in data.quick if test.startswith("test/python/")]

    def rounds(mutant: Mutant) -> Iterator[tuple[list[str], float]]:
        folder = {"cpp": "cpp/lib", "python": "python/mlir/availability"}.get(mutant.kind)
        source = f"{folder}/{mutant.path}" if folder else pattern_of(mutant.path)
        first = [test for test in data.reach.get(source, ()) if test in quick]
        files = {test.split("::")[0] for test in first}
        beside = [test for test in quick if test.split("::")[0] in files and test not in first]
        yield [*first, *beside], _QUICK
        yield [test for test in quick if test.split("::")[0] not in files], _QUICK

    return rounds


class Trial:
    """Tries faults, each in one of several copies."""

    def __init__(
        self, copies: Sequence[Copy], sound: Copy, rounds: Rounds, few: Collection[str] = ()
    ) -> None:
        self._copies: queue.Queue[Copy] = queue.Queue()
        for copy in copies:
            self._copies.put(copy)
        self._without_fault = sound
        self._rounds = rounds
        self._few = few
        self._lock = threading.Lock()
        self._unsound: set[str] = set()

    def check(self, mutant: Mutant) -> str | None:
        """Makes the fault, runs tests, and removes it.

        Returns:
            What noticed the fault: a test, "pytest" if it can't run tests, or "the build"; NO_FAULT if the
            build generates the same, or C++ doesn't compile. None if nothing noticed it.
        """
        copy = self._copies.get()
        place = mutant.place(copy)
        place.write_text(mutant.fault.text())
        try:
            if mutant.kind == "td":
                generated = copy.generate()
                if generated == copy.generated:
                    return NO_FAULT
                if generated is None or not copy.build():
                    return "the build"
            elif mutant.kind == "cpp" and not copy.build():
                return NO_FAULT
            return self._noticed_by(mutant, copy)
        finally:
            place.write_text(mutant.source)  # The next build also rebuilds what depends on it.
            self._copies.put(copy)

    def _noticed_by(self, mutant: Mutant, copy: Copy) -> str | None:
        for tests, seconds in self._rounds(mutant):
            while tests and (by := copy.fails(tests, self._unsound, seconds, self._few)):
                if self._passes_without(by, tests):
                    return by
        return None

    def _passes_without(self, by: str, tests: list[str]) -> bool:
        """Returns whether what noticed a fault passes without it. Otherwise reports that it can't judge."""
        with self._lock:
            if by == "pytest":  # It must be able to import the tests, and starts none of them.
                if self._without_fault.fails(tests, [], 0) is None:
                    return True
                raise RuntimeError(f"pytest fails without a fault: {tests}")
            if self._without_fault.fails([by], [], _SECONDS) is None:
                return True
            self._unsound.add(by)
        print(f"{by} fails without a fault, and judges none", file=sys.stderr, flush=True)
        return False


def try_each(mutants: Sequence[Mutant], kept: Kept, trial: Trial, jobs: int, again: bool) -> None:
    """Tries the faults that weren't tried before, and then survivors, if these are to be tried again."""
    left = [mutant for mutant in mutants if not kept.noticed.get(mutant.name)]
    if not again:
        left = [mutant for mutant in left if mutant.name not in kept.noticed]
    left.sort(key=lambda mutant: mutant.name in kept.noticed)
    print(f"{len(mutants) - len(left)} of {len(mutants)} were tried before", flush=True)

    def judge(mutant: Mutant) -> None:
        began = time.monotonic()
        by = trial.check(mutant)
        kept.add(mutant.name, by)
        said = by if by == NO_FAULT else f"noticed by {by}" if by else "SURVIVED"
        print(f"{said}, {time.monotonic() - began:.0f} s: {mutant.name}", flush=True)

    with ThreadPoolExecutor(jobs) as pool:
        list(pool.map(judge, left))


def main(arguments: Sequence[str]) -> int:
    """Returns 1 if fewer faults are noticed than required."""
    parser = argparse.ArgumentParser(description="Makes small faults and counts those that no test notices.")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    parser.add_argument("--kind", choices=_KINDS, help="faults of one kind only")
    parser.add_argument("--only", default="", metavar="TEXT", help="faults whose name has this in it")
    parser.add_argument("--quick", action="store_true", help="only the tests of the quick tier")
    parser.add_argument("--list", action="store_true", help="lists the faults, and makes none")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="as many at a time")
    options = parser.parse_args(arguments)
    print(f"seed {options.seed}", flush=True)
    copies = [Copy(BUILD / str(number)) for number in range(options.jobs)]
    sound = Copy(BUILD / "sound")
    for copy in [*copies, sound]:
        copy.make_site()
    mutants = chosen(options, sound)
    if options.list:
        print("\n".join(mutant.name for mutant in mutants))
        return 0
    if any(mutant.kind in _FOLDERS for mutant in mutants):
        for copy in copies:
            copy.make_tree()
    data = Data.read(DATA)
    quick, trial = Kept(f"{options.seed}-quick"), Trial(copies, sound, rounds_of_quick(data), data.few)
    try_each(mutants, quick, trial, options.jobs, again=options.quick)
    tried = [mutant for mutant in mutants if quick.noticed[mutant.name] != NO_FAULT]
    left = [mutant for mutant in tried if not quick.noticed[mutant.name]]
    print(f"the quick tier noticed {len(tried) - len(left)} of {len(tried)} faults", flush=True)
    of_quick = 1 - len(left) / max(len(tried), 1)
    if options.quick:
        return report(left, of_quick, _QUICK_AIM)
    reach = Reach(sound.package, measured_of(sound.package, options.jobs))
    kept = Kept(str(options.seed))
    try_each(left, kept, Trial(copies, sound, rounds_of_all(reach)), options.jobs, again=True)
    left = [mutant for mutant in left if not kept.noticed[mutant.name]]
    rate = 1 - len(left) / max(len(tried), 1)
    return max(report(left, rate, _AIM), of_quick < _QUICK_AIM * rate)


def report(survivors: Sequence[Mutant], rate: float, aim: float) -> int:
    """Prints which faults nothing noticed. Returns 1 if fewer were noticed than the aim, a share, says."""
    for mutant in survivors:
        print(f"survived: {mutant.name}")
    print(f"{100 * rate:.1f} % of the faults were noticed")
    return int(rate < aim)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
