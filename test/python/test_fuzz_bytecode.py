# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Damaged bytecode costs an error for its file, also where MLIR's reader crashes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import fuzz_bytecode
import pytest
from mlir.availability.files.worker import _limits

COUNT = 400


@pytest.mark.unsanitized("a sanitizer has other words for crashes")
def test_mutants_of_bytecode_are_judged_or_refused(
    record_property: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_limits, "_READING_SECONDS", 1)  # MLIR's reader reads some of them for ever.
    outcome = fuzz_bytecode.run(20, range(COUNT))
    assert not outcome.wrong
    # Otherwise the mutants test nothing.
    assert min(outcome.counts[each] for each in ("checked", "refused", "crashed")) > COUNT // 100
    record_property("summary", f"{COUNT} mutants of bytecode: {dict(outcome.counts)}")


def test_mutants_can_be_had_again(tmp_path: Path) -> None:
    saved = tmp_path / "m.mlirbc"
    assert fuzz_bytecode.main(["--first", "7", "--seed", "3", "--save", str(saved)]) == 0
    assert saved.read_bytes() == fuzz_bytecode.mutant(fuzz_bytecode.seeds(), 3, 7)
