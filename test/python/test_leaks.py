# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Nothing grows with the number of calls: check, convert, lower and refuse, again and again in one process.

``MLIR_AVAILABILITY_LEAK_CYCLES`` says how often; ``./dev full leaks`` does it 10,000 times.
"""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import mlir.availability as av
import pool_workers
import pytest
from mlir import ir

CYCLES = int(os.environ.get("MLIR_AVAILABILITY_LEAK_CYCLES", "100"))
WARM_UP = 20
# Ten thousand cycles that lose 1,700 bytes each take as much.
MOST_GROWTH = 16 << 20


def check() -> None:
    with ir.Context():
        report = av.check(av.parse(pool_workers.STATING), "vulkan1.0+Int64")
        assert [violation.op for violation in report.violations]
        assert report.to_json()["results"]


def convert() -> None:
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        target = av.ConversionTarget("vulkan1.0")
        target.add_illegal_dialect("x")
        patterns = av.RewritePatternSet()
        patterns.add("x.y", lambda op, rewriter: rewriter.erase_op(op))
        module = av.parse('"x.y"() : () -> ()')
        av.apply_partial_conversion(module, target, patterns)
        assert not list(module.body.operations)


def lower() -> None:
    with ir.Context():
        av.lower_for_targets(av.parse(pool_workers.KERNEL), ["vulkan1.1+Float64"])


def refuse() -> None:
    """Exercises errors: invalid, unavailable, not convertible and not lowerable input."""
    for function in pool_workers.RAISING:
        with pytest.raises(Exception):  # noqa: B017, PT011 (each raises another one)
            function()


DOINGS: dict[str, Callable[[], None]] = {f.__name__: f for f in (check, convert, lower, refuse)}


def resident() -> int:
    """The bytes that this process has in memory."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def growth(name: str, cycles: int) -> int:
    """By how many bytes this process grows, once it has warmed up."""
    for _ in range(WARM_UP):
        DOINGS[name]()
    before = resident()
    for _ in range(cycles):
        DOINGS[name]()
    return resident() - before


@pytest.mark.unsanitized("the sanitizer keeps what was freed")
@pytest.mark.parametrize("name", DOINGS)
def test_memory_does_not_grow(name: str) -> None:
    program = f"import test_leaks; print(test_leaks.growth({name!r}, {CYCLES}))"
    # Memory in the arenas of threads is not a leak.
    environment = {**os.environ, "MALLOC_ARENA_MAX": "1", "PYTHONPATH": str(Path(__file__).parent)}
    done = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True, env=environment
    )
    assert int(done.stdout) < MOST_GROWTH, f"{int(done.stdout):,} bytes in {CYCLES} cycles"
