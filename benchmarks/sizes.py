# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The size of compiled code."""

import subprocess
from pathlib import Path

from rich.table import Table

LIBRARIES = ("MLIRAvailability", "MLIRAvailabilityDialects", "MLIRAvailabilityLowering")


def loaded_size(path: Path) -> int:
    """Returns the bytes of code and data in an object file or a library (text, data and bss)."""
    output = subprocess.run(["llvm-size", path], check=True, capture_output=True, text=True).stdout
    return sum(map(int, output.splitlines()[1].split()[:3]))


def tabulate_generated(build: Path) -> Table:
    """The compiled code generated for SPIR-V, compared with that of upstream's generator for the same
    records.
    """
    table = Table(title="object code generated for SPIR-V", title_justify="left")
    table.add_column("what")
    table.add_column("bytes", justify="right")
    table.add_column("ratio to upstream", justify="right")
    sizes = {}
    for name in ("upstream", "spirv"):
        (path,) = (build / "benchmarks").rglob(f"generated_{name}.cpp.o")
        sizes[name] = loaded_size(path)
    for name, size in sizes.items():
        table.add_row(name, f"{size:,}", f"{size / sizes['upstream']:.2f}")
    return table


def tabulate_libraries(build: Path) -> Table:
    """The libraries that a user links: the core alone, with the dialects, with the lowering too."""
    table = Table(title="libraries, each with those before it", title_justify="left")
    table.add_column("library")
    table.add_column("bytes", justify="right")
    table.add_column("with those before it", justify="right")
    table.add_column("ratio to the core", justify="right")
    core = total = 0
    for name in LIBRARIES:
        size = loaded_size(build / "lib" / f"lib{name}.so")
        total += size
        core = core or size
        table.add_row(name, f"{size:,}", f"{total:,}", f"{total / core:.2f}")
    return table
