# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Many files at once: binaries are read and judged in one process, and come in the order of the files."""

from __future__ import annotations

import json
import os
import re
import shutil
from pathlib import Path
from typing import Any

import mlir.availability as av
import pytest
from command_line import Result, run, run_process
from messages import says
from mlir import ir
from mlir.availability.files import _batch as _files
from plain_and_half import HALF, PLAIN


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Two binaries, a text, a binary that isn't available on Vulkan 1.0, and nothing."""
    monkeypatch.chdir(tmp_path)
    for name, text in {"a": PLAIN, "b": HALF}.items():
        Path(f"{name}.spv").write_bytes(av.spirv.serialize(ir.Module.parse(text, ir.Context())))
    shutil.copy("a.spv", "c.spv")
    Path("d.mlir").write_text(PLAIN)
    return ["a.spv", "d.mlir", "b.spv", "missing.spv", "c.spv"]


COMMANDS = {
    "check": ["check", "-t", "vulkan1.0"],
    "check of devices": ["check", "--devices", "--format", "json"],
    "explain": ["explain"],
    "deduce": ["deduce"],
}


def by_file(result: Result) -> dict[str, Any]:
    return {json.loads(line)["file"]: json.loads(line) for line in result.out.splitlines()}


@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
def test_binaries_of_one_context_are_judged_as_alone(
    files: list[str], command: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    json_command = [*command, *([] if "json" in command else ["--format", "json"])]
    together = by_file(run(*json_command, "a.spv", "b.spv", "c.spv"))
    alone = {}
    for file in ("a.spv", "b.spv", "c.spv"):
        alone.update(by_file(run(*json_command, file)))
    assert together == alone
    monkeypatch.setattr(_files._Contexts, "_MOST_BYTES", 1)
    assert by_file(run(*json_command, "a.spv", "b.spv", "c.spv")) == together


def test_all_kinds_of_files_come_in_order(files: list[str]) -> None:
    result = run("check", "-t", "vulkan1.0", *files)
    assert result.code == 1
    verdicts = [line.split(" (")[0] for line in result.out.splitlines() if "available on vulkan1.0" in line]
    assert verdicts == [
        "a.spv: available on vulkan1.0",
        "d.mlir: available on vulkan1.0",
        "b.spv: not available on vulkan1.0: 4 violations in 10 ops",
        "c.spv: available on vulkan1.0",
    ]
    assert re.match(says("missing.spv: error: ", "no such file"), result.err)


def test_a_binary_from_a_pipe(files: list[str]) -> None:
    data = Path("a.spv").read_bytes()
    assert run_process("check", "-", "-t", "vulkan1.0", stdin=data).code == 0
    read_end, write_end = os.pipe()
    os.write(write_end, data)
    os.close(write_end)
    assert run("check", f"/dev/fd/{read_end}", "-t", "vulkan1.0").code == 0
    os.close(read_end)


def test_places_are_told_where_something_is_lacking(files: list[str]) -> None:
    result = run("check", "b.spv", "-t", "vulkan1.0", "--format", "json")
    violations = result.json["results"][0]["violations"]
    assert violations
    assert all(violation["location"].startswith("b.spv: word ") for violation in violations)


def test_an_internal_error_is_told_as_one(files: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("a reason")

    monkeypatch.setattr("mlir.availability.files._check_files.check_resolved", fail)
    result = run("check", "a.spv", "c.spv", "-t", "vulkan1.0")
    assert (result.code, result.out) == (2, "")
    parts = [f"{file}: error: internal error: ... a reason" for file in ("a.spv", "c.spv")]
    assert re.match(says(*parts), result.err)


def test_locations_can_be_left_out(context: ir.Context, files: list[str]) -> None:
    data = Path("b.spv").read_bytes()
    with_locations = av.check(av.spirv.read(data), "vulkan1.0")
    without = av.check(av.spirv.read(data, locations=False), "vulkan1.0")
    assert [found.message for found in without.violations] == [
        found.message for found in with_locations.violations
    ]
    assert {found.location for found in without.violations} == {""}
