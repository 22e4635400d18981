# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions of damaged packages are called, or refused with a message."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

COUNT = 250


@pytest.mark.unsanitized("the limit of memory leaves no room for the sanitizer's")
def test_mutants_of_manifests_are_called_or_refused(lavapipe: None, record_property: Any) -> None:
    # It forks, which a process with a device's threads must not.
    folder = str(Path(__file__).parent)
    path = os.pathsep.join([folder, *os.environ.get("PYTHONPATH", "").split(os.pathsep)])
    command = [sys.executable, "-m", "fuzz_programs", "--seed", "20", "--count", str(COUNT)]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    called = re.search(r"'called': (\d+)", done.stdout)
    assert called
    assert int(called[1]) > COUNT // 20  # Otherwise the mutants test nothing.
    record_property("summary", f"{COUNT} mutants of packages: {done.stdout.strip()}")
