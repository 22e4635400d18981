# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Many files at once: the files that arguments name, and the results for each."""

from __future__ import annotations

import json
import re
from pathlib import Path

import jsonschema
import mlir.availability as av
import pytest
from command_line import Result, run
from messages import says

SCHEMAS = Path(next(iter(av.__path__))) / "schemas"
MODULE = "spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader, Linkage], []> {}"


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Files with the names that matter and others, in a current directory of their own."""
    monkeypatch.chdir(tmp_path)
    for name in (
        "b.mlir",
        "a.mlir",
        "deep/er/c.mlir",
        "deep/[x].mlir",
        "notes.txt",
        ".hidden/d.mlir",
        ".e.mlir",
    ):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(MODULE)
    (tmp_path / "empty").mkdir()
    (tmp_path / "deep/up").symlink_to(tmp_path)
    return tmp_path


def files_of(result: Result) -> list[str]:
    return [json.loads(line)["file"] for line in result.out.splitlines()]


@pytest.mark.parametrize(
    ("arguments", "files"),
    [
        (["."], ["a.mlir", "b.mlir", "deep/[x].mlir", "deep/er/c.mlir"]),
        (["deep", "a.mlir"], ["deep/[x].mlir", "deep/er/c.mlir", "a.mlir"]),
        (["*.mlir"], ["a.mlir", "b.mlir"]),
        (["d*/**/*.mlir"], ["deep/[x].mlir", "deep/er/c.mlir", "deep/up/a.mlir", "deep/up/b.mlir"]),
        (["deep/[x].mlir"], ["deep/[x].mlir"]),
        (["notes.txt"], ["notes.txt"]),
        (["b.mlir", "b.mlir"], ["b.mlir", "b.mlir"]),
    ],
)
def test_directories_and_patterns_name_files(tree: Path, arguments: list[str], files: list[str]) -> None:
    """Directories and patterns are sorted; arguments stay in their order."""
    result = run("explain", *arguments, "--format", "json")
    assert result.code == 0, result
    assert [file for file in files_of(result) if "up/deep" not in file] == files


def test_a_directory_without_files(tree: Path) -> None:
    result = run("check", "empty", "-t", "spirv1.0")
    assert result.code == 2
    assert "there is no .mlir, .mlirbc, .spv, .ll, .bc file or shader's source in 'empty'" in result.err


def test_a_pattern_that_nothing_matches(tree: Path) -> None:
    result = run("check", "*.nothing", "-t", "spirv1.0")
    assert result.code == 2
    assert re.match(says("*.nothing: error: ", "no such file"), result.err)


def test_lower_refuses_a_directory(tree: Path) -> None:
    result = run("lower", "deep", "-t", "vulkan1.1", "-o", "out")
    assert result.code == 2
    assert "deep: error: it is a directory, not a file" in result.err


@pytest.mark.parametrize("command", ["check", "explain", "deduce"])
def test_an_object_for_each_file(tree: Path, command: str) -> None:
    """Also for those that can't be used, which stderr tells of as well."""
    Path("bad.mlir").write_text("module {\n  what\n}")
    target = ["-t", "spirv1.0"] if command == "check" else []
    files = ["a.mlir", "missing.mlir", "bad.mlir", "b.mlir"]
    result = run(command, *files, *target, "--format", "json")
    assert result.code == 2
    objects = [json.loads(line) for line in result.out.splitlines()]
    assert [each["file"] for each in objects] == files
    schema = json.loads((SCHEMAS / f"{command}.schema.json").read_text())
    for each in objects:
        jsonschema.validate(each, schema)
    assert [each.get("error") for each in objects] == [
        None,
        "no such file or directory",
        "bad.mlir:2:3: custom op 'what' is unknown (tried 'builtin.what' as well)",
        None,
    ]
    assert result.err.count(": error: ") == 2
