# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The files that users name: what never ends, or is too large, is an error at once, wherever it is named."""

from __future__ import annotations

import contextlib
import json
import os
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import mlir.availability as av
import pytest
from command_line import run
from messages import says
from mlir import ir
from mlir.availability import package
from mlir.availability.disk._user_file import NotReadableError, read_file
from toy_declarations import DECLARED

FUNCTION = """func.func @sum(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.addf %a, %b : tensor<4xf32>
  return %0 : tensor<4xf32>
}"""
MODULE = "spirv.module Logical GLSL450 {}"


def sparse(name: str) -> None:
    with Path(name).open("wb") as file:
        file.truncate(60 << 30)


NEVER: dict[str, tuple[Callable[[str], Any], str]] = {
    "pipe": (os.mkfifo, "it is a pipe that is empty, or that nothing writes to"),
    "endless": (lambda name: Path(name).symlink_to("/dev/zero"), "is a device, not a file"),
    "sparse": (sparse, "64,424,509,440 bytes; at most"),
}


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("kind", NEVER)
def test_each_option_refuses_files_that_never_end(kind: str) -> None:
    make, message = NEVER[kind]
    for name in ("never.json", "manifest.json"):
        make(name)
    Path("good.mlir").write_text(MODULE)
    for arguments in (
        ["check", "never.json", "-t", "vulkan1.1"],
        ["check", "good.mlir", "-t", "never.json"],
        ["check", "good.mlir", "--declare", "never.json", "-t", "vulkan1.1"],
        ["check", "good.mlir", "--config", "never.json", "-t", "vulkan1.1"],
        ["check", "good.mlir", "--baseline", "never.json", "-t", "vulkan1.1"],
        ["lower", "good.mlir", "--schedule", "never.json", "-t", "vulkan1.1", "-o", "out"],
        ["transform", "never.json"],
        ["transform", "good.mlir", "--schedule", "never.json"],
        ["transform", "good.mlir", "--library", "never.json"],
        ["run", "never.json"],
        ["run", "good.mlir", "-b", "0=never.json"],
    ):
        result = run(*arguments)
        assert (result.code, result.out) == (2, ""), arguments
        assert message in result.err, arguments
    for call in (lambda: av.load(ir.Context(), "never.json"), lambda: package.read(".")):
        with pytest.raises(OSError, match=message):
            call()


def test_files_that_never_end_cost_no_other_results() -> None:
    """The other files get their results."""
    Path("folder").mkdir()
    for kind, (make, _) in NEVER.items():
        make(f"folder/{kind}.mlir")
    Path("folder/good.mlir").write_text(MODULE)
    result = run("check", "folder", "-t", "spirv1.0")
    assert result.code == 2
    assert result.err.count(": error: ") == len(NEVER)
    assert "folder/good.mlir: " in result.out


def test_a_pipe_that_something_writes_to() -> None:
    os.mkfifo("pipe")
    # Opened for both, so that there is a writer at once.
    descriptor = os.open("pipe", os.O_RDWR)

    def write() -> None:
        os.write(descriptor, b"x" * 10)
        os.close(descriptor)

    threading.Timer(0.05, write).start()
    assert read_file("pipe") == b"x" * 10
    done = subprocess.run(
        ["bash", "-c", f"{sys.executable} -m mlir.availability explain <(sleep 0.2; echo '{MODULE}')"],
        capture_output=True,
    )
    assert (done.returncode, done.stderr) == (0, b"")


@contextlib.contextmanager
def pipes(*contents: str) -> Iterator[list[str]]:
    """Yields the names of pipes, as of ``<(command)``."""
    with contextlib.ExitStack() as held:
        names = []
        for text in contents:
            readable, writable = os.pipe()
            held.callback(os.close, readable)
            os.write(writable, text.encode())
            os.close(writable)
            names.append(f"/dev/fd/{readable}")
        yield names


def test_pipes_are_read_once() -> None:
    """However many commands, processes and contexts need what is in them."""
    Path("a.mlir").write_text('"toy.add"() : () -> ()')
    Path("b.mlir").write_text('"toy.add"() {t = !llvm.struct<"name", ()>} : () -> ()')
    for arguments in (
        ["check", "a.mlir", "b.mlir", "-t", "toy1"],
        ["explain", "a.mlir", "b.mlir"],
        ["targets"],
    ):
        with pipes(json.dumps(DECLARED)) as (declared,):
            result = run(*arguments, "--declare", declared)
        assert (result.code, result.err) == (0, ""), arguments
    Path("sum.mlir").write_text(FUNCTION)
    schedule = "module attributes {transform.with_named_sequence} {%s}"
    empty = schedule % (
        "transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly})"
        " {transform.yield}"
    )
    with pipes(empty) as (name,):
        result = run("lower", "sum.mlir", "-t", "vulkan1.1", "-o", "sum.spv", "--schedule", name)
        assert (result.code, result.err) == (0, "")
    with pipes(empty, schedule % "") as (name, library):
        result = run("transform", "sum.mlir", "-s", name, "--library", library)
        assert (result.code, result.err) == (0, "")


def test_a_file_name_with_a_null_byte_is_an_error() -> None:
    (report,) = av.check_files(["a\0b"], ["vulkan1.1"])
    assert report.error == "embedded null byte"


def test_a_file_that_is_too_large_is_refused() -> None:
    Path("file").write_bytes(b"12345")
    assert read_file("file", 5) == b"12345"
    with pytest.raises(NotReadableError, match=says("5 bytes", "at most 4")):
        read_file("file", 4)
    # Its size is unknown before it is read.
    with pytest.raises(NotReadableError, match=says("more than 10 bytes")):
        read_file("/proc/self/status", 10)


def test_endless_standard_input_is_refused() -> None:
    program = (
        "import sys; from mlir.availability.files import _source; from mlir.availability.cli import main;"
        "_source.read_bytes.__defaults__ = (1 << 20,); sys.exit(main(['check', '-', '-t', 'vulkan1.1']))"
    )
    with Path("/dev/zero").open("rb") as endless:
        done = subprocess.run([sys.executable, "-c", program], stdin=endless, capture_output=True)
    assert done.returncode == 2
    assert re.match(says("<stdin>: error: ", "more than 1,048,576 bytes"), done.stderr.decode())
