# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The output of availability-tblgen for av.load."""

from __future__ import annotations

import subprocess
from pathlib import Path

import mlir.availability as av
from upstream_tools import include_directory

PACKAGE = Path(av.__path__[0])


def includes() -> list[str]:
    directories = PACKAGE / "td", PACKAGE / "include", include_directory()
    return [word for directory in directories for word in ("-I", str(directory))]


def generate(td: Path, out: Path) -> Path:
    tblgen = PACKAGE / "bin" / "availability-tblgen"
    subprocess.run([tblgen, "-gen-availability-json", *includes(), td, "-o", out], check=True)
    return out
