# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a cold build costs, by room: nothing is in ccache."""

from __future__ import annotations

import os
import resource
import subprocess
import tempfile
from collections import Counter
from pathlib import Path

from rich.table import Table

# The first that a step's output contains. Object files are in CMakeFiles/<target>.dir.
ROOMS = {
    "cmake_pch.hxx": "precompiled headers",
    "MLIRAvailability.dir": "core",
    "MLIRAvailabilityDialects.dir": "dialects",
    "MLIRAvailabilityLowering.dir": "lowering",
    "cpp/bindings": "bindings",
    "cpp/tools": "generators",
    "cpp/unittests": "unit tests",
    "cpp/fuzz": "fuzzers",
    "test/lib": "dialects of tests",
    "benchmarks": "benchmarks",
    "cpp/include": "generated files",
}


def measure_build(root: Path, build: Path) -> tuple[Counter[str], Counter[str], float]:
    """Builds everything that `build` has in another folder, without ccache.

    Args:
        root: the checkout.
        build: a build folder, whose choices are taken.

    Returns:
        The seconds of the steps of each room, those of each step, and the seconds of CPU time in all.
    """
    kept = (
        "CMAKE_C_COMPILER",
        "CMAKE_CXX_COMPILER",
        "MLIR_DIR",
        "Python_EXECUTABLE",
        "MLIR_AVAILABILITY_BUILD_TESTS",
    )
    cache = (build / "CMakeCache.txt").read_text().splitlines()
    choices = [f"-D{line}" for line in cache if line.partition(":")[0] in kept]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with tempfile.TemporaryDirectory() as folder:
        for command in (["cmake", "--preset", "dev", "-B", folder, *choices], ["cmake", "--build", folder]):
            environment = {**os.environ, "CCACHE_DISABLE": "1"}
            subprocess.run(command, cwd=root, env=environment, check=True, stdout=subprocess.DEVNULL)
        steps = _steps(Path(folder) / ".ninja_log")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
    rooms: Counter[str] = Counter()
    for output, seconds in steps.items():
        rooms[next((name for part, name in ROOMS.items() if part in output), "linking")] += seconds
    return rooms, steps, cpu


def _steps(log: Path) -> Counter[str]:
    """Returns the seconds that each step took, by its output; one step may have several."""
    steps: dict[tuple[str, str, str], str] = {}
    for line in log.read_text().splitlines()[1:]:
        start, end, _, output, key = line.split("\t")
        steps[start, end, key] = output
    return Counter({output: (int(end) - int(start)) / 1000 for (start, end, _), output in steps.items()})


def tabulate_build(root: Path, build: Path) -> Table:
    """The seconds of a cold build's steps by room, and its longest steps."""
    rooms, steps, cpu = measure_build(root, build)
    table = Table(title=f"a cold build: {cpu:.0f} s of CPU time, the steps by room", title_justify="left")
    table.add_column("what")
    table.add_column("s", justify="right")
    for name, seconds in rooms.most_common():
        table.add_row(name, f"{seconds:.0f}")
    table.add_section()
    for output, seconds in steps.most_common(10):
        table.add_row(output[-90:], f"{seconds:.0f}")
    return table
