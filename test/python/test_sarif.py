# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`check --format sarif`.

sarif-pydantic, an independent implementation of SARIF 2.1.0, has to read every log and to know every
property in it.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from command_line import Result, run, run_process
from mlir.availability.cli._sarif import _physical_location
from pydantic import BaseModel
from sarif_pydantic import Sarif

KERNEL = """\
spirv.module Logical GLSL450 {
  spirv.func @f(%a: f32) "None" {
    %x = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %a : f32 -> f32
    %y = spirv.FAdd %x, %a : f32
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @f
  spirv.ExecutionMode @f "LocalSize", 1, 1, 1
}
"""

MISSING = {
    "$schema",  # SARIF 2.1.0, 3.13.3
    "columnKind",  # 3.14.17
    "toolExecutionNotifications",  # 3.20.21
}
"""Properties that SARIF has and sarif-pydantic 0.6 has not. The tests spell out the last of them."""


@pytest.fixture
def kernel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file in its own directory, which is the current one, so that names are relative."""
    monkeypatch.chdir(tmp_path)
    Path("kernel.mlir").write_text(KERNEL)
    return Path("kernel.mlir")


def sarif_run(result: Result) -> dict[str, Any]:
    """The one run of a log that has been checked to be valid."""
    assert_known(Sarif.model_validate(result.json))
    (only,) = result.json["runs"]
    assert isinstance(only, dict)
    return only


def assert_known(value: Any) -> None:
    """Fails on properties that SARIF doesn't have; sarif-pydantic keeps them apart."""
    if isinstance(value, BaseModel):
        extra = {key: each for key, each in (value.model_extra or {}).items() if key not in MISSING}
        assert not extra, f"{type(value).__name__} has no {extra}"
        for name in type(value).model_fields:
            assert_known(getattr(value, name))
    elif isinstance(value, list):
        for each in value:
            assert_known(each)


def test_the_test_finds_unknown_properties(kernel: Path) -> None:
    log = run("check", kernel, "--target", "vulkan1.0", "--format", "sarif").json
    log["runs"][0]["results"][0]["locations"][0]["colour"] = "red"
    with pytest.raises(AssertionError, match=r"Location has no .*'colour'"):
        assert_known(Sarif.model_validate(log))


def test_a_result_for_each_violation(kernel: Path) -> None:
    result = run("check", kernel, "--target", "vulkan1.0", "--format", "sarif")
    assert (result.code, result.err) == (1, "")
    log = sarif_run(result)
    first = log["results"][0]
    fingerprint = first.pop("partialFingerprints")
    assert first == {
        "ruleId": "spirv.min_version",
        "ruleIndex": 0,
        "level": "error",
        "message": {
            "text": "spirv.GroupNonUniformFAdd needs SPIR-V v1.3 or later; vulkan1.0 offers v1.0. "
            "Cause: the op itself. It is available from vulkan1.1+GroupNonUniformArithmetic, spirv1.3."
        },
        "locations": [
            {
                "physicalLocation": {
                    "artifactLocation": {"uri": "kernel.mlir"},
                    "region": {
                        "startLine": 3,
                        "startColumn": 10,
                        "snippet": {"text": KERNEL.splitlines()[2]},
                    },
                },
                "logicalLocations": [{"name": "spirv.GroupNonUniformFAdd", "kind": "operation"}],
            }
        ],
        "properties": {
            "target": "vulkan1.0",
            "clause": {
                "any_of": [{"dimension": "spirv.min_version", "value": "v1.3"}],
                "source": {"kind": "op"},
            },
            "offered": {"spirv.min_version": ["v1.0"]},
            "available_from": first["properties"]["available_from"],
        },
    }
    assert re.fullmatch("[0-9a-f]{32}:1", fingerprint["availability/v1"])
    assert log["artifacts"] == [{"location": {"uri": "kernel.mlir"}, "roles": ["analysisTarget"]}]
    assert log["invocations"] == [{"executionSuccessful": True, "toolExecutionNotifications": []}]


def test_rules_are_dimensions_with_help(kernel: Path) -> None:
    log = sarif_run(run("check", kernel, "--target", "vulkan1.0", "--format", "sarif"))
    rules = log["tool"]["driver"]["rules"]
    assert [rule["id"] for rule in rules] == ["spirv.min_version", "spirv.capability"]
    assert all(rule["help"]["text"] and rule["shortDescription"]["text"] for rule in rules)
    assert [rules[each["ruleIndex"]]["id"] for each in log["results"]] == [
        each["ruleId"] for each in log["results"]
    ]


def test_what_is_available_has_no_results(kernel: Path) -> None:
    result = run("check", kernel, "--target", "spirv1.6", "--format", "sarif")
    assert result.code == 0
    assert sarif_run(result)["results"] == []


def test_a_place_without_a_column() -> None:
    """SARIF counts columns from 1."""
    location = {"artifactLocation": {"uri": "a.mlir"}, "region": {"startLine": 3}}
    assert _physical_location("a.mlir:3:0") == location


def test_fingerprints_survive_other_lines(kernel: Path) -> None:
    """An edit elsewhere doesn't change them; equal results in a file are distinguished."""

    def fingerprints() -> list[str]:
        log = sarif_run(run("check", kernel, "--target", "vulkan1.0", "--format", "sarif"))
        return [each["partialFingerprints"]["availability/v1"] for each in log["results"]]

    before = fingerprints()
    kernel.write_text("\n// A comment.\n" + KERNEL)
    assert fingerprints() == before
    line = KERNEL.splitlines()[2]
    kernel.write_text(KERNEL.replace(line, f"{line}\n{line.replace('%x', '%x2')}"))
    assert len(set(fingerprints())) == 2 * len(before)


def test_targets_in_the_ir_are_related_locations(kernel: Path) -> None:
    target = "#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>"
    attributes = f"attributes {{spirv.target_env = {target}}}"
    kernel.write_text(KERNEL.replace("GLSL450 {", f"GLSL450 {attributes} {{"))
    log = sarif_run(run("check", kernel, "--format", "sarif"))
    (related,) = log["results"][0]["relatedLocations"]
    assert related["message"]["text"] == "the target is an attribute of this"
    assert related["physicalLocation"]["region"]["startLine"] == 1


def test_columns_are_characters(kernel: Path) -> None:
    """MLIR counts bytes."""
    kernel.write_text(
        KERNEL.replace("    %x =", '    /* "äöü" */ %x =').replace("/* ", "").replace(" */", "")
    )
    kernel.write_text('module attributes {t.a = "äöü"} { ' + KERNEL.replace("\n", " ") + "}\n")
    log = sarif_run(run("check", kernel, "--target", "vulkan1.0", "--format", "sarif"))
    region = log["results"][0]["locations"][0]["physicalLocation"]["region"]
    text = kernel.read_text()
    assert text[region["startColumn"] - 1 :].startswith("spirv.GroupNonUniformFAdd")


def test_ops_of_other_files_have_their_locations(kernel: Path) -> None:
    """For ops from another file, and ops without a location."""
    line = KERNEL.splitlines()[2]
    kernel.write_text(
        KERNEL.replace(line, f'{line} loc("my kernel.py":7:3)\n{line.replace("%x", "%z")} loc(unknown)')
    )
    log = sarif_run(run("check", kernel, "--target", "vulkan1.0", "--format", "sarif"))
    places = [each["locations"][0]["physicalLocation"] for each in log["results"]]
    assert places[0] == {
        "artifactLocation": {"uri": "my%20kernel.py"},
        "region": {"startLine": 7, "startColumn": 3},
    }
    assert places[-1] == {"artifactLocation": {"uri": "kernel.mlir"}}


def test_ops_without_a_rule_of_their_own(kernel: Path) -> None:
    """An op that its dialect doesn't know, and an entirely unknown one."""
    kernel.write_text('"spirv.Bogus"() : () -> ()\n"foo.bar"() : () -> ()\n')
    result = run("check", kernel, "--target", "vulkan1.0", "--format", "sarif")
    assert result.code == 1
    log = sarif_run(result)
    assert [(each["ruleId"], each["level"]) for each in log["results"]] == [
        ("availability.no-target", "error"),
        ("availability.unchecked", "error"),
    ]


def test_several_files_are_one_run(kernel: Path) -> None:
    """Those that can't be used are notifications, and errors on stderr as in every format."""
    Path("bad.mlir").write_text("bad\n")
    Path("fine.mlir").write_text("module {}\n")
    result = run("check", "bad.mlir", kernel, "fine.mlir", "--target", "vulkan1.0", "--format", "sarif")
    assert result.code == 1
    log = sarif_run(result)
    assert [each["location"]["uri"] for each in log["artifacts"]] == ["kernel.mlir", "fine.mlir"]
    (invocation,) = log["invocations"]
    assert invocation["executionSuccessful"] is False
    (error,) = invocation["toolExecutionNotifications"]
    assert error["level"] == "error"
    assert error["message"]["text"] == "custom op 'bad' is unknown (tried 'builtin.bad' as well)"
    assert error["locations"][0]["physicalLocation"] == {
        "artifactLocation": {"uri": "bad.mlir"},
        "region": {"startLine": 1, "startColumn": 1},
    }
    assert "bad.mlir:1:1: error: custom op 'bad' is unknown" in result.err


def test_names_are_uris(kernel: Path, tmp_path: Path) -> None:
    odd = tmp_path / "ö #1.mlir"
    odd.write_text(KERNEL)
    log = sarif_run(run("check", odd, "--target", "vulkan1.0", "--format", "sarif"))
    assert log["artifacts"][0]["location"]["uri"] == odd.as_uri()
    log = sarif_run(
        run_process("check", "-", "--target", "vulkan1.0", "--format", "sarif", stdin=KERNEL.encode())
    )
    assert log["artifacts"][0]["location"]["uri"] == "-"
