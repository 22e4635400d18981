# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Files with arbitrary contents are read or rejected with a message, including those that once revealed
errors.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import fuzz_files
import pytest
from mlir import ir

COUNT = 1500


@pytest.mark.parametrize("name", fuzz_files.READERS)
def test_mutants_of_files_are_read_or_refused(name: str, record_property: Any) -> None:
    outcome = fuzz_files.run(name, 20, range(COUNT))
    assert not outcome.wrong
    # Otherwise the mutants test nothing.
    assert outcome.counts["read"] > COUNT // 50
    assert outcome.counts["refused"] > COUNT // 50
    record_property("summary", f"{COUNT} mutants of {name} files: {dict(outcome.counts)}")


@pytest.mark.parametrize(
    ("name", "path"),
    [
        (name, path)
        for name in fuzz_files.READERS
        for path in sorted((fuzz_files.SEEDS / name).glob("*.json"))
    ],
    ids=lambda value: value.name if isinstance(value, Path) else value,
)
def test_the_seeds_are_read_or_refused(name: str, path: Path, tmp_path: Path) -> None:
    with ir.Context():
        assert fuzz_files.in_folder(name, tmp_path)(path.read_bytes()) in ("read", "refused")


def test_mutants_can_be_had_again(tmp_path: Path) -> None:
    saved = tmp_path / "m.json"
    assert fuzz_files.main(["--first", "7", "--seed", "3", "--save", str(saved), "device"]) == 0
    assert saved.read_bytes() == fuzz_files.mutant(fuzz_files.seeds("device"), 3, 7)


def test_wrong_answers_are_told(tmp_path: Path) -> None:
    def fail(error: Exception) -> Any:
        def reader(path: Path) -> None:
            raise error

        return reader

    def spin(path: Path) -> None:
        while True:
            pass

    path = tmp_path / "x.json"
    assert fuzz_files.read(fail(KeyError("k")), path) == "KeyError: 'k'"
    assert fuzz_files.read(fail(ValueError("no")), path) == "a message that doesn't name the file: no"
    assert fuzz_files.read(fail(ValueError("x" * 5000)), path).startswith("a message of 5000 characters")
    assert fuzz_files.read(fail(ValueError(f"{path}: no")), path) == "refused"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fuzz_files, "SECONDS", 0.1)
        assert fuzz_files.read(spin, path) == "TooLongError: "
