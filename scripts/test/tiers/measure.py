# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs tests, and keeps of each the CPU time, and the lines of Python and functions of C++ that it runs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import mlir.availability
from llvm_release import tool
from mutants.copies import ROOT, run_pytest
from mutants.marks import packed

from tiers.data import OUT, note_package

BUILD = ROOT / "build/cmake"
PROGRAMS = ("availability-core-unittests", "availability-unittests")
# With their symbols, which installed files lack.
BINARIES = [
    *(BUILD / "lib" / f"libMLIRAvailability{name}.so" for name in ("", "Dialects", "Lowering")),
    *(BUILD / "bin" / name for name in ("availability-tblgen", "availability-test-opt", *PROGRAMS)),
]


def functions_of(binary: Path) -> dict[int, str]:
    """Returns the functions of a binary that are ours, by their offsets. An inline function of a header of
    LLVM isn't.
    """
    command = [tool("llvm-nm"), "--defined-only", str(binary)]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    found: dict[int, str] = {}
    for line in lines:
        offset, kind, name = line.split(None, 2)
        if (kind in "Tt" and name.startswith("_Z")) or (kind in "Ww" and "vailab" in name):
            found.setdefault(int(offset, 16), name)
    return found


def list_functions() -> None:
    """Writes what calls.c reads, and beside it the names."""
    rows = sorted((file.name, *each) for file in BINARIES for each in functions_of(file).items())
    (OUT / "functions").write_text("".join(f"{file} {offset:x}\n" for file, offset, _ in rows))
    (OUT / "names").write_text("".join(f"{file} {name}\n" for file, _, name in rows))


class Run:
    """A run of some tests, with files for the marks of what they run."""

    def __init__(self, name: str) -> None:
        self.folder = OUT / "running" / name
        self.folder.mkdir(parents=True, exist_ok=True)
        self.calls, self.measured = self.folder / "calls", self.folder / "measured"
        self.calls.write_bytes(bytes((OUT / "functions").read_bytes().count(b"\n")))
        self.measured.write_bytes(b"")
        self.environment = {
            "LD_PRELOAD": str(OUT / "calls.so"),
            "MUTANTS_CALLS": str(self.calls),
            "MUTANTS_FUNCTIONS": str(OUT / "functions"),
        }

    def pytest(self, file: str) -> None:
        """Runs a test file of Python."""
        scripts = ROOT / "scripts/test"
        lines = self.folder / "lines"
        lines.write_bytes(b"")
        environment = {
            **self.environment,
            "PYTHONPATH": os.pathsep.join(map(str, [scripts, scripts / "mutants/at_start"])),
            "MUTANTS_PACKAGE": str(Path(mlir.availability.__path__[0])),
            "MUTANTS_LINES": str(lines),
            "MUTANTS_MEASURED": str(self.measured),
        }
        run_pytest(["-p", "mutants.measuring", "-o", "faulthandler_timeout=60", file], environment)

    def command(self, test: str, command: list[str]) -> None:
        """Runs a test that is a command."""
        before = os.times()
        done = subprocess.run(
            command, cwd=ROOT, env={**os.environ, **self.environment}, capture_output=True, text=True
        )
        after = os.times()
        seconds = after.children_user + after.children_system - before.children_user - before.children_system
        if done.returncode:
            print(f"{test} fails: {done.stdout[-500:]}", flush=True)
            return
        row = {"test": test, "seconds": round(seconds, 3), "functions": packed(self.calls.read_bytes())}
        self.measured.write_text(json.dumps(row) + "\n")


def _suites() -> Iterator[tuple[str, list[str]]]:
    """Yields the files of unit tests, with the command for each."""
    for path in sorted((ROOT / "cpp/unittests").rglob("*Test.cpp")):
        name = str(path.relative_to(ROOT))
        runs = [f"{BUILD}/bin/{each} --gtest_brief=1 '--gtest_filter={path.stem}.*'" for each in PROGRAMS]
        yield name, ["sh", "-c", " && ".join(runs)]


def _lit_tests() -> Iterator[tuple[str, list[str]]]:
    for path in sorted((ROOT / "test").rglob("*")):
        if path.suffix in (".td", ".mlir", ".test") and "RUN: " in path.read_text():
            yield str(path.relative_to(ROOT)), ["lit", "-sv", str(path)]


def measure(jobs: int, only: str = "") -> None:
    """Runs all tests whose name has `only` in it, pytest's in `jobs` processes."""
    OUT.mkdir(parents=True, exist_ok=True)
    source = ROOT / "scripts/test/mutants/calls.c"
    subprocess.run(
        [tool("clang"), "-O2", "-shared", "-fPIC", str(source), "-o", str(OUT / "calls.so")], check=True
    )
    list_functions()
    kept = OUT / "measured"
    kept.mkdir(exist_ok=True)
    files = [str(path.relative_to(ROOT)) for path in sorted((ROOT / "test/python").glob("test_*.py"))]

    def one(file: str) -> None:
        began = time.monotonic()
        run = Run(Path(file).stem)
        run.pytest(file)
        (kept / f"{Path(file).stem}.jsonl").write_bytes(run.measured.read_bytes())
        print(f"{file}: {time.monotonic() - began:.0f} s", flush=True)

    with ThreadPoolExecutor(jobs) as pool:
        list(pool.map(one, [file for file in files if only in file]))
    # CPU time of children is counted for all of them together: one after the other.
    for test, command in [*_suites(), *_lit_tests()]:
        if only in test:
            run = Run("command")
            run.command(test, command)
            (kept / f"{test.replace('/', '+')}.jsonl").write_bytes(run.measured.read_bytes())
    if not only:
        note_package(Path(mlir.availability.__path__[0]))


if __name__ == "__main__":
    measure(os.cpu_count() or 1, sys.argv[1] if len(sys.argv) > 1 else "")
