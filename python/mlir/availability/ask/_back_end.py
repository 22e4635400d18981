# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""LLVM's back ends, and NVIDIA's assembler where it is installed, for what no record knows."""

from __future__ import annotations

import os
import sys
from functools import cache

from mlir.availability.native._extension import _availability


@cache
def back_end() -> _availability.BackEnd:
    """Returns what asks for this process. It remembers answers."""
    return _availability.BackEnd(_packaged_ptxas())


def _packaged_ptxas() -> list[str]:
    """Returns the programs in NVIDIA's packages of PyPI: ``nvidia/cu13/bin/ptxas``."""
    found = []
    for entry in sys.path:
        folder = os.path.join(os.path.abspath(entry), "nvidia")  # noqa: PTH100, PTH118 (pathlib is slow.)
        try:
            packages = sorted(os.listdir(folder)) if entry else []  # noqa: PTH208
        except OSError:
            continue
        programs = [os.path.join(folder, package, "bin", "ptxas") for package in packages]  # noqa: PTH118
        found += [each for each in programs if os.access(each, os.X_OK)]
    return found
