# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The benchmarks can be started: they are run by hand, and use what others change."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_all_parts_can_be_imported() -> None:
    """With the environment that `./dev bench` gives them."""
    (line,) = re.findall(
        r"^  bench\) set_up_and_build tests && (.*) in_environment python", (ROOT / "dev").read_text(), re.M
    )
    assignments = (word.replace("$root", str(ROOT)).partition("=") for word in shlex.split(line))
    environment = {**os.environ, **{name: value for name, _, value in assignments}}
    command = [sys.executable, ROOT / "benchmarks/run.py", "--help"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert not done.returncode, done.stderr
