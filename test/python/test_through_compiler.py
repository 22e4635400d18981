# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Verdicts through a compiler of the user's: another process lowers the module."""

from __future__ import annotations

import json
import os
import shlex
import sys
from pathlib import Path

import pytest
from command_line import run
from llvm_release import tool
from mlir import availability as av
from mlir import ir
from mlir.availability.ask import _through
from mlir.availability.files._lowerings import asked_lowering

KERNEL = """\
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @smallest(%in: memref<64xi32>, %out: memref<i32>) kernel {
      %i = gpu.thread_id x
      %x = memref.load %in[%i] : memref<64xi32>
      %least = gpu.subgroup_reduce minsi %x uniform : (i32) -> i32
      memref.store %least, %out[] : memref<i32>
      gpu.return
    }
  }
}
"""
LOWER = [
    tool("mlir-opt"),
    "--pass-pipeline=builtin.module(gpu.module(convert-gpu-to-nvvm{has-redux=true},canonicalize,cse))",
]
KEEPS_LOCATIONS = "--mlir-print-debuginfo"


def python(script: str) -> list[str]:
    return [sys.executable, "-c", script]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "k.mlir"
    path.write_text(KERNEL)
    return path


def test_findings_name_lines_of_the_source() -> None:
    with ir.Context():
        report = av.check(
            av.parse(KERNEL, name="k.mlir"), ["sm_75", "sm_80"], through=[*LOWER, KEEPS_LOCATIONS]
        )
        old, new = report.results
        (violation,) = old.violations
        assert violation.location.startswith("k.mlir:6:")
        assert violation.message.startswith(
            "gpu.subgroup_reduce becomes nvvm.redux.sync, which needs chip sm_80"
        )
        assert new.ok
        assert new.through is not None
        assert (new.through.source_ops, new.through.num_passes) == (6, 0)
        assert "convert-gpu-to-nvvm" in new.through.passes


def test_code_without_a_gpu_module_is_device_code() -> None:
    made = "llvm.func @k() attributes {nvvm.kernel} { nvvm.barrier0 llvm.return }"
    with ir.Context():
        (result,) = av.check(av.parse(KERNEL), "sm_80", through=python(f"print({made!r})")).results
        assert result.ok
        assert result.through is not None
        assert result.through.lowered_ops == 3


@pytest.mark.parametrize("made", ["llvm.func @host() { llvm.return }", "module {}"])
@pytest.mark.parametrize("target", ["sm_80", "gfx942", "vulkan1.1"])
def test_host_code_is_no_verdict(file: Path, made: str, target: str) -> None:
    command = shlex.join(python(f"print({made!r})"))
    result = run("check", file, "--lower-with", command, "-t", target)
    assert result.code == 2
    assert f"no verdict on {target}" in result.out
    assert "your compiler makes no device code of it" in result.out


def test_lost_locations_are_said(file: Path) -> None:
    result = run("check", file, "--lower-with", shlex.join(LOWER), "-t", "sm_75")
    assert result.code == 1
    assert "needs chip sm_80" in result.out
    assert "it writes no locations" in result.out
    assert KEEPS_LOCATIONS in result.out


def test_the_target_is_an_argument(file: Path) -> None:
    prints = [*python("import sys; sys.exit('/'.join(sys.argv[1:]))"), "${chip}", "for ${target}"]
    for target, chip in (("sm_75", "sm_75"), ("gfx942", "gfx942")):
        result = run("check", file, "--lower-with", shlex.join(prints), "-t", target)
        assert result.code == 1
        assert f"failed with exit code 1: {chip}/for {target}" in result.out


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("import sys; sys.exit('line 1\\nline 2')", "failed with exit code 1: line 1"),
        ("import sys; sys.exit(3)", "failed with exit code 3: it wrote no message"),
        ("import os; os.kill(os.getpid(), 9)", "failed with signal 9"),
        ("print('hi')", "custom op 'hi' is unknown"),
        ("import sys; sys.stdout.buffer.write(bytes([255]))", "can't be used: 'utf-8' codec"),
        ("import sys; print(sys.stdin.read())", "your compiler leaves gpu.func"),
    ],
    ids=["an error", "no message", "a crash", "no MLIR", "no text", "nothing lowered"],
)
def test_a_failure_is_no_verdict_about_the_target(file: Path, script: str, said: str) -> None:
    result = run("check", file, "--lower-with", shlex.join(python(script)), "-t", "sm_80", "--format", "json")
    assert result.code == 1
    (entry,) = json.loads(result.out)["results"]
    assert not entry["violations"]
    assert any(said in each["message"] for each in entry["through"]["not_lowered"]), entry["through"]


def test_a_compiler_has_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    assert _through._SECONDS == 60
    monkeypatch.setattr(_through, "_SECONDS", 0.2)
    with ir.Context():
        command = python("import time; time.sleep(30)")
        (result,) = av.check(av.parse(KERNEL), "sm_80", through=command).results
        assert result.through is not None
        (problem,) = result.through.not_lowered
        assert "didn't end within 0.2 seconds" in problem.message


def test_commands_that_cannot_be_used(file: Path) -> None:
    for command, said in (
        ("no-such-program --x", "there is no program 'no-such-program'"),
        ("'", "is no command: no closing quotation"),
        ("", "has no command"),
    ):
        result = run("check", file, "--lower-with", command, "-t", "sm_80")
        assert result.code == 2
        assert "--lower-with" in result.err
        assert said in result.err
    both = run("check", file, "--lower-with", "cat", "--pipeline", "builtin.module(cse)", "-t", "sm_80")
    assert both.code == 2
    assert "exclude each other" in both.err
    with ir.Context(), pytest.raises(TypeError, match="command as a list of texts"):
        av.check(av.parse(KERNEL), "sm_80", through=["cat", 3])  # type: ignore[list-item]


@pytest.fixture
def own_configuration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's own configuration, with a lowering that calls itself `mine`."""
    path = tmp_path / "own/mlir-availability/config.toml"
    path.parent.mkdir(parents=True)
    path.write_text(
        f"[lowerings.mine]\ncommand = {json.dumps([*LOWER, KEEPS_LOCATIONS])}\n"
        "[lowerings.nothing]\npipeline = 'builtin.module()'\n"
    )
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "own"))
    return path


def write_project(folder: Path, through: str) -> None:
    (folder / "mlir-availability.toml").write_text(f'targets = ["sm_80"]\nthrough = {json.dumps(through)}\n')


@pytest.mark.usefixtures("own_configuration")
def test_a_lowering_has_a_name(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(file.parent)
    assert "needs chip sm_80" in run("check", file, "--lower-with", "mine", "-t", "sm_75").out
    assert "no pass converts gpu.func" in run("check", file, "--lower-with", "nothing", "-t", "sm_75").out
    write_project(file.parent, "mine")
    result = run("check", file)
    assert result.code == 0
    assert "by your compiler" in result.out


@pytest.mark.usefixtures("own_configuration")
@pytest.mark.parametrize("through", ["touch ran", "builtin.module(cse)", "your"])
def test_a_project_can_only_choose_a_name(file: Path, monkeypatch: pytest.MonkeyPatch, through: str) -> None:
    monkeypatch.chdir(file.parent)
    write_project(file.parent, through)
    result = run("check", file)
    assert result.code == 2
    assert f"there is no lowering '{through}'" in result.err
    assert "it knows mine, nothing" in result.err
    assert not Path("ran").exists()


def test_the_configuration_may_change(own_configuration: Path) -> None:
    """While a language server runs."""
    assert asked_lowering("nothing") == "builtin.module()"
    own_configuration.write_text("[lowerings.nothing]\npipeline = 'builtin.module(cse)'\n")
    assert asked_lowering("nothing") == "builtin.module(cse)"


def test_a_program_in_the_current_folder_is_no_choice(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(file.parent)
    (program := file.parent / "lowers").write_text("#!/bin/sh\n/usr/bin/touch ran\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f".::{os.environ['PATH']}")
    result = run("check", file, "--lower-with", "lowers", "-t", "sm_80")
    assert result.code == 2
    assert "there is no program 'lowers'" in result.err
    assert not Path("ran").exists()
    run("check", file, "--lower-with", "./lowers", "-t", "sm_80")
    assert Path("ran").exists()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("lowerings = 1", "'lowerings' has to be a table of tables, [lowerings.NAME]"),
        ("[lowerings.a]", "lowering 'a' has to have a 'command' or a 'pipeline'"),
        ("[lowerings.a]\ncommand = ['b']\npipeline = 'c'", "has to have a 'command' or a 'pipeline'"),
        ("[lowerings.a]\ncommand = 'b'", "'command' of lowering 'a' has to be a list of words"),
        ("[lowerings.a]\npipeline = 1", "'pipeline' of lowering 'a' has to be a text"),
        ("[lowerings.a]\nb = 1", "lowering 'a' has no 'b'; it has command and pipeline"),
    ],
)
def test_a_configuration_that_cannot_be_used(
    own_configuration: Path, file: Path, text: str, said: str
) -> None:
    own_configuration.write_text(text)
    result = run("check", file, "--lower-with", "mine", "-t", "sm_80")
    assert result.code == 2
    assert str(own_configuration) in result.err
    assert said in " ".join(result.err.split())
