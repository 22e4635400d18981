# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a cold build costs, by room, in CPU time: nothing is in ccache.

Ninja's log has wall times, which say nothing on a machine that does something else, too. So the compilers are
started by a shell that writes down what they took.
"""

from __future__ import annotations

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


LAUNCHER = """\
#!/bin/bash
# Runs a compiler, and writes down its output and the CPU time of this shell and of the compiler.
"$@"
code=$?
while [ $# -gt 0 ] && [ "$1" != -o ]; do shift; done
[ $# -eq 0 ] || { echo "$2"; times; } >"${0%/*}/${2//\\//:}"
exit $code
"""


def measure_build(root: Path, build: Path) -> tuple[Counter[str], Counter[str]]:
    """Builds everything that `build` has in another folder, without ccache.

    Args:
        root: the checkout.
        build: a build folder, whose choices are taken.

    Returns:
        The seconds of CPU time of each room, and those of each source.
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
        launcher = Path(folder, "times", "launcher")
        launcher.parent.mkdir()
        launcher.write_text(LAUNCHER)
        launcher.chmod(0o755)
        choices += [f"-DCMAKE_{language}_COMPILER_LAUNCHER={launcher}" for language in ("C", "CXX")]
        for command in (["cmake", "--preset", "dev", "-B", folder, *choices], ["cmake", "--build", folder]):
            subprocess.run(command, cwd=root, check=True, stdout=subprocess.DEVNULL)
        launcher.unlink()
        sources = _sources(launcher.parent)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    rooms: Counter[str] = Counter()
    for output, seconds in sources.items():
        rooms[next((name for part, name in ROOMS.items() if part in output), "others")] += seconds
    cpu = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
    rooms["CMake, TableGen, linking"] = cpu - sources.total()
    return rooms, sources


def _sources(folder: Path) -> Counter[str]:
    """Returns the seconds of CPU time that the compiler took, by its output."""
    seconds: Counter[str] = Counter()
    for file in folder.iterdir():
        # "1m2.345s" of the shell, user and system, then of the compiler.
        output, *times = file.read_text().split()
        seconds[output] = sum(int(m) * 60 + float(s) for m, s in (each[:-1].split("m") for each in times))
    return seconds


def tabulate_build(root: Path, build: Path) -> Table:
    """The CPU time of a cold build by room, and the sources that take most."""
    rooms, sources = measure_build(root, build)
    table = Table(title=f"a cold build: {rooms.total():.0f} s of CPU time", title_justify="left")
    table.add_column("what")
    table.add_column("s", justify="right")
    for name, seconds in rooms.most_common():
        table.add_row(name, f"{seconds:.0f}")
    table.add_section()
    for output, seconds in sources.most_common(20):
        table.add_row(output[-90:], f"{seconds:.0f}")
    return table
