# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shapes from MLIR's own tests, in the LLVM sources that the set-up downloads."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable
from pathlib import Path

from mlir import ir
from probe.chips import ROOT
from probe.shapes import Shape, shapes_in


def mlir_tests() -> Path:
    """Returns `mlir/test` of the LLVM sources that the set-up downloads."""
    fetch = ROOT / "third_party/mlir-python-bindings/fetch-sources.sh"
    return Path(subprocess.run([fetch], check=True, capture_output=True, text=True).stdout.strip()) / "test"


def shapes_of_tests(files: Iterable[Path], prefix: str) -> set[Shape]:
    """Returns the shapes of ops whose names start with `prefix` in `files`. Files or parts that can't be
    parsed are left out, because many tests are about errors.
    """
    shapes: set[Shape] = set()
    for file in files:
        for part in re.split(r"^// -----.*$", file.read_text(), flags=re.MULTILINE):
            if prefix in part:
                shapes |= _shapes_of_text(part, prefix)
    return shapes


def _shapes_of_text(text: str, prefix: str) -> set[Shape]:
    context = ir.Context()
    with context:
        try:
            module = ir.Module.parse(text)
        except ir.MLIRError:  # type: ignore[attr-defined]
            return set()
        return set(shapes_in(module, prefix))
