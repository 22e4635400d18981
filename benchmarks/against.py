# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares this build with that of another commit, in turns. Each is loaded by its own process.

Run as a program, it is such a process: it reads names of actions from standard input, and writes the duration
of each to standard output.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.table import Table
from sizes import LIBRARIES, loaded_size

ROOT = Path(__file__).resolve().parent.parent
ACTIONS = ("check", "deduce", "lower", "command")
"""`check` and `deduce` of a large module; `lower`: the demo kernel 20 times, from text to binary; `command`:
`check` of a small file by the command line."""
STARTS = 5
LOWERED_FOR = "vulkan1.1+GroupNonUniformArithmetic"


def build_of(ref: str) -> Path:
    """Returns a checkout with a build: a folder that is one, or that of a commit, which is built in
    ``build/against``.

    Raises:
        subprocess.CalledProcessError: there is no such commit, or it doesn't build. The reason is on standard
            error.
    """
    if (Path(ref) / "build/venv").is_dir():
        return Path(ref).resolve()
    command = ["git", "rev-parse", "--verify", f"{ref}^{{commit}}"]
    commit = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()
    checkout = ROOT / "build/against" / commit[:12]
    if not checkout.exists():
        subprocess.run(["git", "clone", "-q", "--shared", "--no-checkout", ROOT, checkout], check=True)
    subprocess.run(["git", "-C", checkout, "checkout", "-q", "--force", commit], check=True)
    # The measurements need what only tests' builds have. What this build takes from the environment, that
    # one has of its own.
    ours = ("VIRTUAL_ENV", "PYTHONPATH")
    environment = {name: value for name, value in os.environ.items() if name not in ours}
    for step in (("setup", "tests"), ("build",)):
        subprocess.run([checkout / "dev", *step], check=True, env=environment)
    return checkout


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


def tabulate_sizes(other: Path) -> Table:
    """The libraries of both builds."""
    table = Table(title="libraries: bytes of code and data", title_justify="left")
    for column in ("library", "the other build", "this build", "ratio to the other build"):
        table.add_column(column, justify="left" if column == "library" else "right")
    for name in LIBRARIES:
        theirs, ours = (loaded_size(each / f"build/cmake/lib/lib{name}.so") for each in (other, ROOT))
        table.add_row(name, f"{theirs:,}", f"{ours:,}", f"{ours / theirs:.3f}")
    return table


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
    kernel = (ROOT / "examples/kernels/dot.mlir").read_text()
    command = [Path(sys.prefix, "bin/mlir-availability"), "check", "-", "--target", TARGET]
    small = str(make_module(context, 20)).encode()

    def run_command() -> None:
        subprocess.run(command, input=small, check=True, stdout=subprocess.DEVNULL)

    def lower() -> None:
        for _ in range(20):
            lowered = av.lower_to_spirv(ir.Module.parse(kernel, context), LOWERED_FOR)
            av.spirv.serialize(lowered)

    actions: dict[str, Callable[[], Any]] = {
        "check": lambda: av.check(op, target),
        "deduce": lambda: av.deduce(op),
        "lower": lower,
        "command": run_command,
    }
    for line in sys.stdin:
        start = cpu_time()
        actions[line.strip()]()
        print(cpu_time() - start, flush=True)


if __name__ == "__main__":
    serve(int(sys.argv[1]))
