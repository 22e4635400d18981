# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""--declare: the requirements in TableGen records apply to the commands that judge files."""

from __future__ import annotations

import copy
import json
import re
from pathlib import Path

import pytest
from command_line import run
from messages import says
from toy_declarations import DECLARED, V1, V2


@pytest.fixture
def declared(tmp_path: Path) -> Path:
    file = tmp_path / "toy.json"
    file.write_text(json.dumps(DECLARED))
    return file


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    """Two files, so that each is read in a separate process."""
    old, new = tmp_path / "old.mlir", tmp_path / "new.mlir"
    old.write_text('"toy.add"() : () -> ()\n')
    new.write_text('"toy.add"() : () -> ()\n"toy.round"() : () -> ()\n')
    return [old, new]


def test_check_takes_declared_files(declared: Path, files: list[Path]) -> None:
    old, new = files
    result = run("check", *files, "--declare", declared, "-t", "toy1", "-t", "toy2")
    assert result.code == 1
    assert f"{new}:2:1: error: toy.round needs toy v2 or later; toy1 offers v1" in result.out
    assert "available from toy2" in result.out
    for line in (f"{old}: available on toy1", f"{old}: available on toy2", f"{new}: available on toy2"):
        assert line in result.out
    assert "unknown target 'toy1'" in run("check", old, "-t", "toy1").err


def test_explain_and_deduce_take_declared_files(declared: Path, files: list[Path]) -> None:
    _, new = files
    explained = run("explain", new, "--declare", declared, "--format", "json")
    needs = [[clause["any_of"] for clause in op["clauses"]] for op in explained.json["ops"]]
    assert needs == [[[V1]], [[V2]]]
    deduced = run("deduce", *files, "--declare", declared, "--format", "json")
    assert deduced.code == 0
    found = [json.loads(line) for line in deduced.out.splitlines()]
    assert [each["known_targets"] for each in found] == [["toy1", "toy2"], ["toy2"]]
    assert found[1]["target"] == '#availability.target<"toy.min_version" = "v2">'


def test_targets_for_takes_declared_files(declared: Path, files: list[Path]) -> None:
    result = run("targets", "--for", files[1], "--declare", declared, "--verbose")
    assert result.code == 0
    assert "toy2" in result.out


def test_targets_lists_those_of_declared_files(declared: Path, tmp_path: Path) -> None:
    """The dialect's targets are listed like the known ones."""
    listed = run("targets", "--format", "json", "--declare", declared).json["targets"]
    families = {each["name"]: each["family"] for each in listed}
    assert families["vulkan1.1"] == "vulkan"
    assert (families["toy1"], families["toy2"]) == ("toy", "toy")
    assert "toy1" in run("targets", "--declare", declared).out
    unusable = run("targets", "--declare", tmp_path / "nothing.json")
    assert (unusable.code, unusable.out) == (2, "")
    assert re.match(says(f"{tmp_path / 'nothing.json'}: error: ", "no such file"), unusable.err)
    assert "--declare declares targets" in run("targets", "--device", "--declare", declared).err


def test_what_a_definition_allows(tmp_path: Path) -> None:
    """`parts` says what the verifier of a loaded dialect would; a table lists what valid ops need."""
    declarations = copy.deepcopy(DECLARED)
    (add,) = [op for op in declarations["ops"] if op["name"] == "toy.add"]
    add["parts"] = [
        {"kind": "result", "name": "sum", "index": 0, "is": ["is", "builtin.f32"], "reason": "f32"},
        {"kind": "op", "is": ["count", "operands", "==", 0], "reason": "must have no operands"},
        {"kind": "op", "is": ["attribute", "mode", ["has", "elements"]], "reason": "must have a mode"},
    ]
    declared, file = tmp_path / "toy.json", tmp_path / "add.mlir"
    declared.write_text(json.dumps(declarations))
    mode = "{mode = dense<1> : tensor<2xi32>}"
    lines = (f'%0 = "toy.add"() {mode} : () -> f32', f'%1 = "toy.add"() {mode} : () -> i32')
    others = (f'%2 = "toy.add"(%0) {mode} : (f32) -> f32', '%3 = "toy.add"() {mode = [1]} : () -> f32')
    file.write_text("\n".join((*lines, *others)))
    result = run("check", file, "--declare", declared, "-t", "toy1")
    assert result.code == 1
    assert re.findall(r"(\d+):\d+: error: toy.add is not available on any target: (.*)", result.out) == [
        ("2", "result 0 'sum' (must be f32, and is i32)"),
        ("3", "the op itself (must have no operands)"),
        ("4", "the op itself (must have a mode)"),
    ]
    rows = run("table", "toy", "--declare", declared, "--format", "json").json["ops"]
    (row,) = [row for row in rows if row["op"] == "toy.add"]
    assert (row["conditional"], row["conditions"], "unlisted" in row) == (False, [], False)


def test_table_has_ops_of_declared_files(declared: Path, tmp_path: Path) -> None:
    """The dialect's operations and targets are in tables, and the page's commands name the file."""
    one = run("table", "--op", "toy.round", "--declare", declared, "-t", "toy1", "-t", "toy2")
    assert (one.code, one.err) == (0, "")
    assert one.out.splitlines()[-3:] == ["targets", "  yes: toy2", "  no: toy1"]

    table = run("table", "toy", "--format", "json", "--declare", declared).json
    assert {op["op"]: op["support"]["yes"] for op in table["ops"]} == {
        "toy.add": ["toy1", "toy2"],
        "toy.round": ["toy2"],
    }
    assert [offer["any_of"] for offer in table["offers"]] == [[V1], [V2]]

    page = tmp_path / "toy.html"
    assert run("table", "--html", page, "--declare", declared).code == 0
    text = page.read_text()
    assert f'"command":"mlir-availability table --declare={declared} --op"' in text
    assert '"toy.round"' in text

    unusable = run("table", "toy", "--declare", tmp_path / "nothing.json")
    assert (unusable.code, unusable.out) == (2, "")
    assert re.match(says(f"{tmp_path / 'nothing.json'}: error: ", "no such file"), unusable.err)


def test_a_condition_in_cpp_makes_an_op_unknown(declared: Path, files: list[Path]) -> None:
    """It is not refused, since the rest can be judged, and it is not called available."""
    data = copy.deepcopy(DECLARED)
    condition = {"kind": "operand", "name": "value", "cpp": "isWide($_self)"}
    data["ops"][0]["conditional"] = [{"condition": condition, "clauses": [{"any_of": [V2]}]}]
    declared.write_text(json.dumps(data))
    result = run("check", files[0], "--declare", declared, "-t", "toy1")
    assert result.code == 2
    assert "the requirements of 'toy.add' are unknown: operand 'value' has a condition in C++" in result.out

    explained = run("explain", files[0], "--declare", declared)
    assert "requirements that are unknown\n" in explained.out
    assert "cause: the op itself (operand 'value' has a condition in C++" in explained.out
    clauses = run("explain", files[0], "--declare", declared, "--format", "json").json["ops"][0]["clauses"]
    assert [clause.get("unknown", False) for clause in clauses] == [False, True]

    for_file = run("targets", "--for", files[0], "--declare", declared)
    assert (for_file.code, for_file.out) == (2, "")
    assert "the requirements of 'toy.add' are unknown" in for_file.err
    table = run("table", "toy", "--format", "json", "--declare", declared).json
    assert table["ops"][0]["support"] == {"unknown": ["toy1", "toy2"]}


@pytest.mark.parametrize("command", ["check", "explain", "deduce", "targets"])
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (None, "no such file or directory"),
        ("module {}", "--declare: not JSON"),
        ("{}", "--declare: not an output of 'availability-tblgen -gen-availability-json'"),
    ],
)
def test_an_unusable_file_is_said_once(
    tmp_path: Path, files: list[Path], command: str, text: str | None, reason: str
) -> None:
    file = tmp_path / "broken.json"
    if text is not None:
        file.write_text(text)
    given = ["--for", files[0]] if command == "targets" else files
    on = ["-t", "toy1"] if command == "check" else []
    result = run(command, *given, "--declare", file, *on)
    assert (result.code, result.out) == (2, "")
    assert result.err.count(f"{file}: error: {reason}") == 1
    assert result.err.count("error:") == 1
