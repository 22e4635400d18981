# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The binaries of other projects that ./dev full corpora fetches and compiles."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

# A directory for each corpus: those that scripts/full/corpora.sh makes, and those that the user names.
MADE = Path(__file__).resolve().parents[2] / "build/corpora/shaders"

NAMED = os.environ.get("MLIR_AVAILABILITY_CORPORA", "").split()

CORPORA = [*sorted(MADE.glob("*")), *map(Path, NAMED)]

needs_corpora = pytest.mark.skipif(not CORPORA, reason="no corpora; scripts/full/corpora.sh fetches them")


def files_of(corpus: Path) -> list[Path]:
    return sorted(path for path in corpus.rglob("*.spv") if path.is_file())
