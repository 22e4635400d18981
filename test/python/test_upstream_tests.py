# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`check` reads upstream's own tests, and judges each of their sections.

They are in the LLVM release's sources; third_party/mlir-python-bindings/fetch-sources.sh keeps them.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from command_line import run
from mlir_sources import release_tests

pytestmark = pytest.mark.skipif(
    release_tests() is None,
    reason="the LLVM release's sources are not there: run third_party/mlir-python-bindings/fetch-sources.sh",
)

# Each directory, a target of its dialect, and how many sections have a verdict, at least.
DIRECTORIES = {
    "Dialect/SPIRV": ("spirv1.6", 500),
    "Dialect/LLVMIR": ("sm_90", 340),
    "Dialect/NVGPU": ("sm_90", 20),
    "Dialect/AMDGPU": ("gfx942", 45),
    "Dialect/GPU": ("sm_90", 90),
    "Dialect/Tosa": ("tosa1.0:pro_fp", 770),
    "Target/LLVMIR": ("gfx942", 600),
}

# An error of the text that is tested: the dialect is the test's own, or a pass or a translation refuses it.
_CRASH = re.compile(r"reading it failed|internal error|checking it failed")


@pytest.mark.parametrize("directory", DIRECTORIES)
def test_each_section_is_read_and_judged(directory: str, monkeypatch: pytest.MonkeyPatch) -> None:
    root = release_tests()
    assert root is not None
    monkeypatch.chdir(root)
    target, least = DIRECTORIES[directory]
    result = run("check", directory, "--no-config", "-t", target, "--format", "json")
    forms = [json.loads(line) for line in result.out.splitlines()]
    errors = [form["error"] for form in forms if "error" in form]
    assert [error for error in errors if _CRASH.search(error)] == []
    judged = [form for form in forms if "results" in form]
    passed = {form["file"]: form["section"]["passed_over"] for form in forms if "section" in form}
    print(f"{directory}: {len(judged)} judged, {len(errors)} errors, {sum(passed.values())} passed over")
    assert len(judged) >= least
    assert [place for form in judged for place in _misplaced(form)] == []


def _misplaced(form: dict[str, Any]) -> list[str]:
    """Returns findings whose place in the file doesn't begin an operation of their name."""
    if not form["file"].endswith(".mlir"):
        return []  # Its lines are LLVM IR.
    lines = Path(form["file"]).read_text().split("\n")
    wrong = []
    for found in (each for key in ("violations", "unchecked") for each in form["results"][0][key]):
        file, line, column = (
            found["location"].rsplit(":", 2) if found["location"].count(":") > 1 else ("", 0, 0)
        )
        if file != form["file"]:
            continue  # It has a location of its own, or none.
        text = lines[int(line) - 1][int(column) - 1 :]
        if found["op"] not in text and found["op"].rpartition(".")[2] not in text:
            wrong.append(f"{found['location']}: {found['op']}: {text}")
    return wrong
