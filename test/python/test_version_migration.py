# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""examples/version_migration.py: what each version of the dialect gets."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "version_migration.py"


@pytest.fixture(scope="module")
def output() -> list[str]:
    """The example's output for each migration."""
    done = subprocess.run([sys.executable, EXAMPLE], capture_output=True, text=True, check=True)
    return [part.strip() for part in done.stdout.split("// to ")[1:]]


@pytest.mark.parametrize(
    ("index", "version", "ops"),
    [
        (0, "v3", ["dot"]),
        (1, "v2", ["mul", "fma"]),
        (2, "v1", ["mul", "mul", "add"]),
        (3, "v3", ["constant", "mul", "add"]),  # Up: v3 has dropped toy.neg.
    ],
)
def test_ops_become_those_of_the_target_version(
    output: list[str], index: int, version: str, ops: list[str]
) -> None:
    assert output[index].startswith(version)
    assert re.findall(r'"toy\.(\w+)"', output[index]) == ops


def test_what_has_no_older_form_is_refused(output: list[str]) -> None:
    """The reason is given, and the IR is unchanged."""
    version, *lines = output[4].splitlines()
    assert version == "v2"
    assert lines[:4] == [
        "full conversion failed:",
        "-:3:8: 'toy.round' can't be converted for toy v2",
        "  toy.round needs toy v3 or later; toy v2 offers v2",
        "  pattern 'RoundToEven' does not match: rounding to even needs bits that no older op reaches",
    ]
    assert re.findall(r'"toy\.(\w+)"', "".join(lines[4:])) == ["round"]
