# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes small faults, one at a time, and reports those that no test notices.

Usage: `./dev full mutants`, or `./dev run python scripts/mutate.py --count 50 --kind python`. The faults are
made in copies in build/mutants: faults in Python and VulkanRegistry.json in a copy of the installed package,
faults in TableGen in a copy of the checkout, where each costs a build. A fault counts as noticed if the build
fails, or if a test file fails that reaches it: for Python one that runs its line (coverage.py finds out, in
one run of all tests), for tables one that mutants/reach.py lists. Test files run for at most five minutes for
each fault, so the rate is a lower bound.

The result for each fault is written to build/mutants/SEED.json at once: the same command with `--seed SEED`
resumes an interrupted run, and tries survivors again. Before a test file judges faults, it runs once without
any.

mutmut and cosmic-ray support Python only, and run it from its sources. Our Python is in a package that a
build installs, and half of our facts are tables.
"""

from __future__ import annotations

import argparse
import json
import os
import queue
import random
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from mutants.copies import ROOT, Copy
from mutants.python_faults import Fault, faults
from mutants.reach import Reach, measure, of_table
from mutants.table_faults import json_faults, td_faults

BUILD = ROOT / "build/mutants"
AIM = 0.95
_LONGEST = 300.0  # Seconds after which no other test file is run for a fault.


@dataclass(frozen=True)
class Mutant:
    """A fault in a file of a copy.

    Attributes:
        kind: "python", "json" or "td".
        path: the file, relative to the package, or to td/.
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
        return (copy.tree / "td" if self.kind == "td" else copy.package) / self.path


class Kept:
    """The results of the faults that were tried with a seed: whether each was noticed, by name."""

    def __init__(self, seed: int) -> None:
        self._path = BUILD / f"{seed}.json"
        self._lock = threading.Lock()
        self.noticed: dict[str, bool] = {}
        if self._path.exists():
            self.noticed = json.loads(self._path.read_text())

    def add(self, name: str, noticed: bool) -> None:
        """Writes the result for a fault at once, so that it survives an interruption."""
        with self._lock:
            self.noticed[name] = noticed
            beside = self._path.with_suffix(".part")
            beside.write_text(json.dumps(self.noticed, indent=1))
            beside.replace(self._path)


def all_mutants(kinds: Sequence[str], copy: Copy) -> Iterator[list[Mutant]]:
    """Yields the mutants of each kind."""
    places: dict[str, tuple[Path, str, Callable[[str], list[Fault]]]] = {
        "python": (copy.package, "*.py", faults),
        "json": (copy.package, "VulkanRegistry.json", json_faults),
        "td": (ROOT / "td", "*.td", td_faults),
    }
    for kind in kinds:
        base, pattern, faults_of = places[kind]
        sources = {path.relative_to(base): path.read_text() for path in sorted(base.rglob(pattern))}
        yield [
            Mutant(kind, path, source, fault)
            for path, source in sources.items()
            for fault in faults_of(source)
        ]


def chosen(options: argparse.Namespace, copy: Copy) -> list[Mutant]:
    """Returns the mutants to try: the same number of each kind."""
    rng = random.Random(options.seed)
    kinds = [options.kind] if options.kind else ["python", "json", "td"]
    found = []
    for number, group in enumerate(all_mutants(kinds, copy)):
        group = [mutant for mutant in group if options.only in mutant.name]
        count = options.count * (number + 1) // len(kinds) - options.count * number // len(kinds)
        print(
            f"{len(group)} faults of kind {kinds[number]}, of which {min(count, len(group))} are tried",
            flush=True,
        )
        found += rng.sample(group, min(count, len(group)))
    return found


class Trial:
    """Tries faults, each in one of several copies."""

    def __init__(self, copies: Sequence[Copy], reach: Reach | None) -> None:
        self._copies: queue.Queue[Copy] = queue.Queue()
        for copy in copies:
            self._copies.put(copy)
        self._reach = reach
        self._sound: dict[str, bool] = {}

    def tests(self, mutant: Mutant) -> list[str]:
        """Returns the test files that reach a fault."""
        if mutant.kind == "python":
            assert self._reach
            return self._reach.of_line(mutant.path, mutant.source, mutant.fault.line)
        return of_table(mutant.path)

    def check(self, mutant: Mutant) -> str | None:
        """Makes the fault, runs tests, and removes it.

        Returns:
            What noticed the fault: a test file, or "the build"; None if nothing did.
        """
        copy = self._copies.get()
        try:
            sound = [test for test in self.tests(mutant) if self._is_sound(test, copy)]
            place = mutant.place(copy)
            place.write_text(mutant.fault.text())
            try:
                if mutant.kind == "td" and not copy.build():
                    return "the build"
                return _noticed_by(copy, sound)
            finally:
                place.write_text(mutant.source)
                if mutant.kind == "td":
                    copy.build()
        finally:
            self._copies.put(copy)

    def _is_sound(self, test: str, copy: Copy) -> bool:
        """Returns whether a test file passes without a fault. Otherwise reports that it can't judge."""
        if test not in self._sound:
            self._sound[test] = copy.passes(test)
            if not self._sound[test]:
                print(f"{test} fails without a fault, and judges none", file=sys.stderr, flush=True)
        return self._sound[test]


def _noticed_by(copy: Copy, tests: Sequence[str]) -> str | None:
    began = time.monotonic()
    for test in tests:
        if time.monotonic() - began > _LONGEST:
            break
        if not copy.passes(test):
            return test
    return None


def try_each(mutants: Sequence[Mutant], kept: Kept, trial: Trial, jobs: int) -> None:
    """Tries the faults that weren't noticed before."""
    left = [mutant for mutant in mutants if not kept.noticed.get(mutant.name)]
    print(f"{len(mutants) - len(left)} of {len(mutants)} were noticed before", flush=True)

    def judge(mutant: Mutant) -> None:
        began = time.monotonic()
        by = trial.check(mutant)
        kept.add(mutant.name, by is not None)
        said = f"noticed by {by}" if by else f"SURVIVED {len(trial.tests(mutant))} test files"
        print(f"{said}, {time.monotonic() - began:.0f} s: {mutant.name}", flush=True)

    with ThreadPoolExecutor(jobs) as pool:
        list(pool.map(judge, left))


def main(arguments: Sequence[str]) -> int:
    """Returns 1 if fewer faults are noticed than required."""
    parser = argparse.ArgumentParser(description="Makes small faults and counts those that no test notices.")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    parser.add_argument("--kind", choices=["python", "json", "td"], help="faults of one kind only")
    parser.add_argument("--only", default="", metavar="TEXT", help="faults whose name has this in it")
    parser.add_argument("--list", action="store_true", help="lists the faults, and makes none")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="as many at a time")
    options = parser.parse_args(arguments)
    print(f"seed {options.seed}", flush=True)
    copies = [Copy(BUILD / str(number)) for number in range(options.jobs)]
    for copy in copies:
        copy.make_site()
    mutants = chosen(options, copies[0])
    if options.list:
        print("\n".join(mutant.name for mutant in mutants))
        return 0
    if any(mutant.kind == "td" for mutant in mutants):
        for copy in copies:
            copy.make_tree()
    reach = None
    if any(mutant.kind == "python" for mutant in mutants):
        reach = measure(copies[0].site, BUILD / "reach.json", options.jobs)
    kept = Kept(options.seed)
    try_each(mutants, kept, Trial(copies, reach), options.jobs)
    survivors = [mutant.name for mutant in mutants if not kept.noticed[mutant.name]]
    for name in survivors:
        print(f"survived: {name}")
    rate = 1 - len(survivors) / max(len(mutants), 1)
    print(f"{len(mutants) - len(survivors)} of {len(mutants)} faults were noticed, {100 * rate:.1f} %")
    return 0 if rate >= AIM else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
