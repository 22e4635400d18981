# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares this build with another one, in turns. Each is loaded by its own process.

Run as a program, it is such a process: it reads names of actions from standard input, and writes the duration
of each to standard output.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
ACTIONS = ("check", "deduce")
STARTS = 5


class Build:
    """A process that measures with the build in a checkout.

    Args:
        checkout: where `./dev build` was run.
        ops: the number of ops in the module.
    """

    def __init__(self, checkout: Path, ops: int) -> None:
        python = checkout / "build/venv/bin/python"
        self._process = subprocess.Popen(
            [python, __file__, str(ops)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def measure(self, action: str) -> float:
        """Returns the CPU seconds that the action takes.

        Raises:
            RuntimeError: the process has failed. It has written the reason to standard error.
        """
        assert self._process.stdin
        assert self._process.stdout
        print(action, file=self._process.stdin, flush=True)
        answer = self._process.stdout.readline()
        if not answer:
            raise RuntimeError(f"the process of {self._process.args!r} has failed")
        return float(answer)

    def close(self) -> None:
        self._process.communicate()


def measure_against(other: Path, ops: int, rounds: int) -> dict[str, dict[str, float]]:
    """Returns for each action the median CPU seconds of both builds.

    The processes are restarted every few rounds, because the memory layout makes a difference.
    """
    checkouts = {"the other build": other, "this build": ROOT}
    times: dict[str, dict[str, list[float]]] = {
        action: {name: [] for name in checkouts} for action in ACTIONS
    }
    for _ in range(STARTS):
        builds = {name: Build(checkout, ops) for name, checkout in checkouts.items()}
        for _ in range(max(rounds // STARTS, 1)):
            for action in ACTIONS:
                for name, build in builds.items():
                    times[action][name].append(build.measure(action))
        for build in builds.values():
            build.close()
    return {
        action: {name: statistics.median(each) for name, each in of_action.items()}
        for action, of_action in times.items()
    }


def serve(ops: int) -> None:
    """Runs the measurements that standard input requests."""
    import mlir.availability as av
    from kernel import TARGET, make_module
    from measuring import cpu_time
    from mlir import ir

    context = ir.Context()
    context.enable_multithreading(False)
    op = make_module(context, ops).operation
    target = av.target(TARGET, context)
    assert av.check(op, target).ok
    actions: dict[str, Callable[[], Any]] = {
        "check": lambda: av.check(op, target),
        "deduce": lambda: av.deduce(op),
    }
    for line in sys.stdin:
        start = cpu_time()
        actions[line.strip()]()
        print(cpu_time() - start, flush=True)


if __name__ == "__main__":
    serve(int(sys.argv[1]))
