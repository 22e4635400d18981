# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``targets --for FILE`` lists the targets on which ``check`` finds the file available."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import mlir.availability as av
import pytest
from command_line import Result, run
from mlir import ir
from plain_and_half import HALF, PLAIN

SCHEMA = Path(next(iter(av.__path__))) / "schemas" / "targets.schema.json"


@pytest.fixture(autouse=True)
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name, text in {"plain": PLAIN, "half": HALF}.items():
        Path(f"{name}.mlir").write_text(text)
        Path(f"{name}.spv").write_bytes(av.spirv.serialize(ir.Module.parse(text, ir.Context())))


def admitting(result: Result) -> set[str]:
    return {target["name"] for target in result.json["targets"] if target["ok"]}


@pytest.mark.parametrize("file", ["plain.mlir", "half.mlir", "plain.spv", "half.spv"])
def test_targets_for_lists_those_that_check_admits(file: str) -> None:
    result = run("targets", "--for", file, "--format", "json")
    assert result.code == 0
    jsonschema.validate(result.json, json.loads(SCHEMA.read_text()))
    names = [target["name"] for target in result.json["targets"]]
    assert {"vulkan1.0", "spirv1.6", "lavapipe"} <= set(names)
    options = [option for name in names for option in ("-t", name)]
    checked = json.loads(run("check", file, *options, "--format", "json").out)
    assert admitting(result) == {each["target"] for each in checked["results"] if each["ok"]}
    assert ("vulkan1.0" in admitting(result)) == file.startswith("plain")


def test_targets_for_prints_those_that_admit() -> None:
    result = run("targets", "--for", "half.spv")
    assert result.code == 0
    head, *rows = result.out.splitlines()
    assert head.startswith("half.spv: available on ")
    assert any(row.startswith("spirv1.0 ") for row in rows)
    assert not any(row.startswith("vulkan1.0") for row in rows)
    verbose = run("targets", "--for", "half.spv", "--verbose").out
    (line,) = [row for row in verbose.splitlines() if row.startswith("vulkan1.0: ")]
    assert line.startswith("vulkan1.0: 4 violations: spirv.capability Float16 (3), ")


def test_no_device_admits_shader_and_kernel_at_once() -> None:
    Path("both.mlir").write_text(
        PLAIN.replace("[Shader]", "[Shader, Kernel]").replace(
            "spirv.Return", "%x = spirv.Constant 1 : i32\n    %y = spirv.CL.s_abs %x : i32\n    spirv.Return"
        )
    )
    result = run("targets", "--for", "both.mlir", "--format", "json")
    assert (result.code, admitting(result)) == (0, {f"spirv1.{minor}" for minor in range(7)})


def test_targets_for_refuses_wrong_arguments() -> None:
    assert run("targets", "--for", "missing.spv").code == 2
    assert run("targets", "--verbose").code == 2
    assert run("targets", "--device", "--for", "plain.spv").code == 2


def test_targets_for_says_what_is_unknown() -> None:
    Path("unknown.mlir").write_text('"nobody.knows"() : () -> ()\n')
    result = run("targets", "--for", "unknown.mlir")
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith("unknown.mlir:1:1: error: ")
