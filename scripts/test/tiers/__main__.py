# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`./dev test --quick` and `./dev test --changed [COMMIT]`. `./dev full tiers` measures all tests, and writes
test/tiers.json anew.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tiers.changed import ROOT, edited, tests_of_all
from tiers.data import DATA, Data

_RUNNER = str(ROOT / "scripts/test/test.sh")
_PARALLEL = 40  # So many test functions are worth further processes.


def run(tests: Sequence[str], few: set[str]) -> int:
    """Runs tests, and returns the status."""
    unit = [test for test in tests if test.startswith("cpp/unittests/")]
    python = [test for test in tests if test.startswith("test/python/")]
    lit = [test for test in tests if test not in (*unit, *python)]
    status = 0
    for group in (unit, lit):
        if group:
            status = subprocess.run([_RUNNER, *group], cwd=ROOT).returncode or status
    if python:
        status = _run_pytest(python, few) or status
    return status


def _run_pytest(tests: list[str], few: set[str]) -> int:
    listed = ROOT / "build/tiers/tests"
    listed.parent.mkdir(parents=True, exist_ok=True)
    listed.write_text("".join(f"{'few' if test in few else 'all'} {test}\n" for test in tests))
    files = sorted({test.split("::")[0] for test in tests if (ROOT / test.split("::")[0]).exists()})
    jobs = (os.cpu_count() or 1) if len(tests) > _PARALLEL else 0
    parallel = ["-n", str(jobs), "--dist", "worksteal"] if jobs else []
    command = [sys.executable, "-m", "pytest", "-q", *parallel, "-p", "tiers.selecting", *files]
    environment = {**os.environ, "TIERS_TESTS": str(listed), "PYTHONPATH": str(Path(__file__).parents[1])}
    return subprocess.run(command, cwd=ROOT, env=environment).returncode


def main(arguments: Sequence[str]) -> int:
    """Returns the status of the tests."""
    if arguments[:1] == ["choose"]:
        from tiers.choose import choose
        from tiers.measure import measure

        measure(os.cpu_count() or 1, *arguments[1:2])
        choose()
        return 0
    data = Data.read(DATA)
    if arguments[:1] == ["--quick"]:
        return run(data.quick, data.few)
    return run(tests_of_all(edited(*arguments[1:2] or ["HEAD"]), data), data.few)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
