# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Long output: the same bytes as if it were made at once, and never in memory as a whole."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import mlir.availability as av
import pytest
from command_line import run
from mlir import ir
from mlir.availability.cli import _json
from mlir.availability.files.worker import _spool
from mlir.availability.files.worker._spool import Spool

HEAD = 'module {\n  func.func private @"ä\\22\\0A"()\n'
OP = """
  spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader, Kernel, Int64], []> {}
  "x.y"() : () -> ()
"""
MODULE = f"{HEAD}{OP * 3}}}\n"
TARGETS = ["vulkan1.0", "spirv1.0"]
TARGET_OPTIONS = [word for target in TARGETS for word in ("-t", target)]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    "form", [{}, [], {"a": []}, {"a": [1, {"b": None}], "ä": {}}, "text", 0.5, {"a": [{"b": [1, 2]}, []]}]
)
def test_streamed_json_has_the_bytes_of_dumps(form: object) -> None:
    pieces: list[str] = []
    _json.write_line(form, pieces.append)
    assert "".join(pieces) == json.dumps(form) + "\n"


def test_entries_are_made_one_after_the_other() -> None:
    written: list[str] = []

    def entries() -> object:
        for number in range(3):
            assert len("".join(written)) >= 3 * number
            yield {"n": number}

    _json.write_line({"all": entries(), "none": iter(())}, written.append)
    assert "".join(written) == json.dumps({"all": [{"n": 0}, {"n": 1}, {"n": 2}], "none": []}) + "\n"


def test_reports_as_the_library_has_them() -> None:
    """Two targets, with violations of both and unknown operations."""
    Path("in.mlir").write_text(MODULE)
    result = run("check", "in.mlir", *TARGET_OPTIONS, "--format", "json")
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        module = av.parse(MODULE, name="in.mlir")
        results = [av.check(module, target).to_json("in.mlir")["results"][0] for target in TARGETS]
    assert all(each["violations"] and each["unchecked"] for each in results)
    assert result.out == json.dumps({"schema_version": 1, "file": "in.mlir", "results": results}) + "\n"


@pytest.mark.parametrize("most", [0, 1 << 20], ids=["in a file", "in memory"])
def test_a_log_of_several_files(most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the JSON that Python's own module writes, and each result has the number of its rule."""
    monkeypatch.setattr(_spool, "_MOST_IN_MEMORY", most)
    for name in ("a.mlir", "b.mlir"):
        Path(name).write_text(MODULE)
    result = run("check", "a.mlir", "missing.mlir", "b.mlir", *TARGET_OPTIONS, "--format", "sarif")
    log = json.loads(result.out)
    assert result.out == json.dumps(log) + "\n"
    (only,) = log["runs"]
    rules = [rule["id"] for rule in only["tool"]["driver"]["rules"]]
    assert len(rules) > 1
    assert {rules[each["ruleIndex"]] == each["ruleId"] for each in only["results"]} == {True}
    assert [each["location"]["uri"] for each in only["artifacts"]] == ["a.mlir", "b.mlir"]
    assert not only["invocations"][0]["executionSuccessful"]
    (notification,) = only["invocations"][0]["toolExecutionNotifications"]
    assert notification["message"]["text"] == "no such file or directory"


def test_a_sarif_log_without_results() -> None:
    result = run("check", "missing.mlir", "-t", "vulkan1.0", "--format", "sarif")
    log = json.loads(result.out)
    assert result.out == json.dumps(log) + "\n"
    assert (log["runs"][0]["results"], log["runs"][0]["artifacts"]) == ([], [])


@pytest.mark.parametrize("most", [0, 10, 1 << 20])
def test_spools_return_what_was_written(most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_spool, "_MOST_IN_MEMORY", most)
    monkeypatch.setattr(_spool, "_READ_SIZE", 3)
    spool = Spool()
    assert not spool
    assert list(spool.lines()) == []
    text = "one\n\ntwo ä \udcff\r\nthree"
    for letter in text:
        spool.write(letter)
    assert spool
    for _ in range(2):
        assert "".join(spool) == text
        assert list(spool.lines()) == text.split("\n")
    spool.write("!")
    assert "".join(spool) == text + "!"
    spool.close()
    assert not spool


def test_no_room_for_temporary_files(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(_spool, "_MOST_IN_MEMORY", 0)
    monkeypatch.setattr(tempfile, "TemporaryFile", fail)
    with pytest.raises(OSError, match="No space left on device") as caught:
        Spool().write("text")
    assert caught.value.filename == tempfile.gettempdir()


MEASURE = """
import resource, subprocess, sys
subprocess.run([sys.executable, "-m", "mlir.availability", *sys.argv[1:]], stdout=subprocess.DEVNULL)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
"""


def peak(*arguments: str) -> int:
    """Returns the most KiB that one of the processes of the command line has."""
    command = [sys.executable, "-c", MEASURE, *arguments]
    return int(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


@pytest.mark.unsanitized("the sanitizer's memory counts as the process's")
def test_no_more_memory_than_text() -> None:
    """60,000 violations are 30 MB of JSON, and were 300 MB of Python's objects."""
    op = "    %0 = spirv.Undef : i64\n    %1 = spirv.Undef : f64\n".replace("%0", "%a{0}").replace(
        "%1", "%b{0}"
    )
    body = "".join(op.format(number) for number in range(30_000))
    head = 'spirv.module Logical GLSL450 {\n  spirv.func @f() "None" {\n'
    Path("large.mlir").write_text(f"{head}{body}    spirv.Return\n  }}\n}}\n")
    arguments = ["check", "large.mlir", "-t", "vulkan1.0", "--format"]
    text = peak(*arguments, "text")
    for name in ("json", "sarif"):
        assert peak(*arguments, name) < text + 60_000, name
