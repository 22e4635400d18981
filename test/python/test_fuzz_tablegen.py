# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""availability-tblgen accepts arbitrary records or reports what is wrong."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import fuzz_tablegen
import pytest
from llvm_release import tool

COUNT = 120


@pytest.mark.unsanitized("the limit of memory leaves no room for the sanitizer's")
def test_mutants_of_records_are_taken_or_refused(record_property: Any) -> None:
    outcome = fuzz_tablegen.run(20, range(COUNT))
    assert not outcome.wrong
    # Otherwise the mutants test nothing.
    assert outcome.counts["taken"] > COUNT // 25
    record_property("summary", f"{COUNT} mutants of records: {dict(outcome.counts)}")


@pytest.mark.unsanitized("the limit of memory leaves no room for the sanitizer's")
@pytest.mark.parametrize("seed", fuzz_tablegen.SEEDS)
def test_seeds_are_taken(seed: str) -> None:
    path = fuzz_tablegen.ROOT / seed
    for generator in fuzz_tablegen.GENERATORS:
        assert fuzz_tablegen.generate(generator, path, path.parent) == "taken"


def test_mutants_can_be_had_again(tmp_path: Path) -> None:
    saved = tmp_path / "m.td"
    assert fuzz_tablegen.main(["--first", "7", "--seed", "3", "--save", str(saved)]) == 0
    assert saved.read_text() == fuzz_tablegen.mutant(3, 7)[1]


@pytest.mark.parametrize(
    ("code", "error", "found"),
    [
        (0, "", "taken"),
        (1, "m.td:1:1: error: no", "refused"),
        (1, "no", "json: no error in: no"),
        (1, "error:\n" * 3000, "json: 3000 lines of errors"),
    ],
)
def test_outcomes_of_the_generator_are_told_apart(
    code: int, error: str, found: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = subprocess.CompletedProcess([], code, "", error)
    monkeypatch.setattr(fuzz_tablegen, "_run", lambda *arguments: done)
    assert fuzz_tablegen.generate("json", tmp_path / "m.td", tmp_path) == found


@pytest.mark.parametrize(("upstream", "found"), [(-11, "LLVM's"), (1, "json: exit code -11: oh")])
def test_a_crash_of_tablegen_itself_is_told_apart(
    upstream: int, found: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(program: str | Path, *arguments: Any) -> subprocess.CompletedProcess[str]:
        code = upstream if program == tool("mlir-tblgen") else -11
        return subprocess.CompletedProcess([], code, "", "oh")

    monkeypatch.setattr(fuzz_tablegen, "_run", run)
    assert fuzz_tablegen.generate("json", tmp_path / "m.td", tmp_path) == found
