# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""For scripts and tests: the LLVM that ./dev builds with, and the names of its programs."""

from __future__ import annotations

import os
import shutil
from pathlib import Path


def _choose() -> int:
    """Returns the major version, by the same rule as `choose_llvm` in scripts/lib.sh."""
    if asked := os.environ.get("MLIR_AVAILABILITY_LLVM"):
        return int(asked)
    return next((major for major in (22, 23) if shutil.which(f"llvm-config-{major}")), 22)


MAJOR = _choose()
SERIES = f"{MAJOR}.1"


def tool(name: str) -> str:
    """Returns Debian's name of a program of this LLVM: "clang" is "clang-22"."""
    return f"{name}-{MAJOR}"


def include_directory() -> Path:
    """Returns Debian's directory of LLVM's and MLIR's headers and .td files, which may not be installed."""
    return Path(f"/usr/lib/llvm-{MAJOR}/include")
