# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs that have packages with an MLIR of their own behind ours: IREE's compiler, JAX, torch-mlir.

`./dev setup tests` puts the first two into build/other-mlirs, where there are wheels of them for this Python.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
OTHERS = ROOT / "build" / "other-mlirs"


def need(*packages: str) -> None:
    for package in packages:
        if not (OTHERS / package).is_dir():
            pytest.skip(f"{package} could not be had for this Python (./dev setup tests)")


def program(code: str) -> str:
    """The text of a program that has these packages behind its own."""
    return f"import sys; sys.path.append({str(OTHERS)!r})\n{code}"


def run(code: str) -> str:
    """The output of a program that has these packages behind its own."""
    environment = {**os.environ, "JAX_PLATFORMS": "cpu"}
    done = subprocess.run(
        [sys.executable, "-c", program(code)], capture_output=True, text=True, env=environment, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
