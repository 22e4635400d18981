# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes small faults, one at a time, and says which of them no test notices.

By hand: `./dev full mutants`, or `./dev run python scripts/mutate.py --count 50 --kind python`. The faults
are made in copies, in build/mutants: of the installed package, for those in Python and VulkanRegistry.json;
of the checkout, for those in TableGen, where each costs a build. A fault counts as noticed where one of the
tests fails that mutants/reach.py names for its file, or where nothing can be built. So the rate is a lower
bound.

What came of each fault is kept in build/mutants/SEED.json as soon as it is known: the same command with
`--seed SEED` goes on where another one was stopped, and tries survivors again. Before a test file judges
faults, it is run once without any.

mutmut and cosmic-ray know Python alone, and want to run it from its sources; ours is in a package that a
build installs, and half of its facts are tables.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from mutants.python_faults import Fault, faults
from mutants.reach import tests_of
from mutants.table_faults import json_faults, td_faults

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build/mutants"
SITE = BUILD / "site"
PACKAGE = SITE / "mlir/availability"
TREE = BUILD / "tree"
"""A copy of the checkout, for faults in TableGen."""

AIM = 0.95
_SLOWEST = 1800.0  # Seconds for the tests of one fault.
_COPIED = (
    "CMakeLists.txt",
    "CMakePresets.json",
    "pyproject.toml",
    "README.md",
    "LICENSE",
    "cmake",
    "cpp",
    "td",
    "python",
)


@dataclass(frozen=True)
class Mutant:
    """A fault in a file of the copy."""

    kind: str
    path: Path
    fault: Fault

    @property
    def name(self) -> str:
        base = TREE / "td" if self.kind == "td" else PACKAGE
        return f"{self.path.relative_to(base)}:{self.fault.line}: {self.fault.what}"

    def tests(self) -> list[str]:
        base = TREE / "td" if self.kind == "td" else PACKAGE
        return tests_of(self.path.relative_to(base), is_td=self.kind == "td")


class Kept:
    """What came of the faults that were tried with a seed: whether they were noticed, by name."""

    def __init__(self, seed: int) -> None:
        self._path = BUILD / f"{seed}.json"
        self.noticed: dict[str, bool] = {}
        if self._path.exists():
            self.noticed = json.loads(self._path.read_text())

    def add(self, name: str, noticed: bool) -> None:
        """Keeps what came of a fault, whatever happens next."""
        self.noticed[name] = noticed
        beside = self._path.with_suffix(".part")
        beside.write_text(json.dumps(self.noticed, indent=1))
        beside.replace(self._path)


def make_site() -> None:
    """Copies the installed package."""
    import mlir.availability

    for path in (SITE, TREE):
        shutil.rmtree(path, ignore_errors=True)
    (installed,) = mlir.availability.__path__
    shutil.copytree(installed, PACKAGE, ignore=shutil.ignore_patterns("__pycache__"))


def make_tree() -> None:
    """Copies the checkout, and builds it."""
    TREE.mkdir()
    for name in _COPIED:
        source = ROOT / name
        (shutil.copytree if source.is_dir() else shutil.copy)(source, TREE / name)
    directory = subprocess.run(["llvm-config-22", "--libdir"], check=True, capture_output=True, text=True)
    options = [f"-DMLIR_DIR={directory.stdout.strip()}/cmake/mlir", f"-DPython_EXECUTABLE={sys.executable}"]
    options.append("-DMLIR_AVAILABILITY_BUILD_TESTS=OFF")
    subprocess.run(["cmake", "--preset", "dev", *options], cwd=TREE, check=True, stdout=subprocess.DEVNULL)
    assert build(), "the copy doesn't build"


def build() -> bool:
    """Builds the copy and installs it. Returns whether that was possible."""
    directory = TREE / "build/cmake"
    install = ["cmake", "--install", directory, "--component", "MLIRAvailability", "--prefix", SITE]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    return not any(
        subprocess.run(each, **quiet).returncode for each in (["cmake", "--build", directory], install)
    )


def all_mutants(kinds: Sequence[str]) -> Iterator[list[Mutant]]:
    """Yields the mutants of each kind."""
    for kind in kinds:
        found = []
        if kind == "python":
            for path in sorted(PACKAGE.rglob("*.py")):
                found += [Mutant(kind, path, fault) for fault in faults(path.read_text())]
        elif kind == "json":
            path = PACKAGE / "vulkan/VulkanRegistry.json"
            found = [Mutant(kind, path, fault) for fault in json_faults(path.read_text())]
        else:
            for path in sorted((TREE / "td").rglob("*.td")):
                found += [Mutant(kind, path, fault) for fault in td_faults(path.read_text())]
        yield found


def run_tests(tests: Sequence[str]) -> bool:
    """Runs tests until one fails. Returns whether none did."""
    files = [ROOT / "test/python" / test for test in tests]
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *files]
    environment = {**os.environ, "PYTHONPATH": str(SITE), "PYTHONDONTWRITEBYTECODE": "1"}
    quiet = subprocess.DEVNULL
    # In a session of its own: a fault may leave processes behind.
    process = subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=quiet, stderr=quiet, start_new_session=True
    )
    try:
        return process.wait(_SLOWEST) == 0
    except subprocess.TimeoutExpired:
        return False
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def is_noticed(mutant: Mutant) -> bool:
    """Makes the fault, and mends it after the tests."""
    before = mutant.path.read_text()
    mutant.path.write_text(mutant.fault.text())
    try:
        if mutant.kind == "td" and not build():
            return True
        return not run_tests(mutant.tests())
    finally:
        mutant.path.write_text(before)


def chosen(options: argparse.Namespace) -> list[Mutant]:
    """Returns the mutants to try: as many of each kind."""
    rng = random.Random(options.seed)
    kinds = [options.kind] if options.kind else ["python", "json", "td"]
    found = []
    for number, group in enumerate(all_mutants(kinds)):
        group = [mutant for mutant in group if options.only in mutant.name]
        count = options.count * (number + 1) // len(kinds) - options.count * number // len(kinds)
        print(
            f"{len(group)} faults of kind {kinds[number]}, of which {min(count, len(group))} are tried",
            flush=True,
        )
        found += rng.sample(group, min(count, len(group)))
    return found


def try_each(mutants: Sequence[Mutant], kept: Kept) -> bool:
    """Tries the faults that weren't noticed before. Returns whether all tests pass without a fault."""
    left = [mutant for mutant in mutants if not kept.noticed.get(mutant.name)]
    before = len(mutants) - len(left)
    print(f"{before} of {len(mutants)} were noticed before", flush=True)
    sound: set[str] = set()
    for number, mutant in enumerate(left, before + 1):
        for test in mutant.tests():
            if test not in sound and not run_tests([test]):
                print(f"error: {test} fails without a fault", file=sys.stderr)
                return False
            sound.add(test)
        began = time.monotonic()
        noticed = is_noticed(mutant)
        kept.add(mutant.name, noticed)
        said = f"{'noticed' if noticed else 'SURVIVED'} {time.monotonic() - began:.0f} s: {mutant.name}"
        print(f"{number}/{len(mutants)} {said}", flush=True)
    return True


def main(arguments: Sequence[str]) -> int:
    """Returns 1 where fewer faults are noticed than should be, 2 where a test fails without a fault."""
    parser = argparse.ArgumentParser(description="Makes small faults and counts those that no test notices.")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    parser.add_argument("--kind", choices=["python", "json", "td"], help="faults of one kind only")
    parser.add_argument("--only", default="", metavar="TEXT", help="faults whose name has this in it")
    parser.add_argument("--list", action="store_true", help="lists the faults, and makes none")
    options = parser.parse_args(arguments)
    print(f"seed {options.seed}", flush=True)
    make_site()
    if options.kind in (None, "td"):
        make_tree()
    mutants = chosen(options)
    if options.list:
        print("\n".join(mutant.name for mutant in mutants))
        return 0
    kept = Kept(options.seed)
    if not try_each(mutants, kept):
        return 2
    survivors = [mutant.name for mutant in mutants if not kept.noticed[mutant.name]]
    for name in survivors:
        print(f"survived: {name}")
    rate = 1 - len(survivors) / max(len(mutants), 1)
    print(f"{len(mutants) - len(survivors)} of {len(mutants)} faults were noticed, {100 * rate:.1f} %")
    return 0 if rate >= AIM else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
