# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Files whose sections are modules of their own, as mlir-opt's --split-input-file takes them."""

from __future__ import annotations

import json
import os
import re
import subprocess
from pathlib import Path

import jsonschema
import mlir.availability as av
import pytest
from command_line import Result, run, run_process
from messages import says
from upstream_tools import mlir_opt

SCHEMAS = Path(next(iter(av.__path__))) / "schemas"
CONFIG = "mlir-availability.toml"


def module(type: str) -> str:
    """A module of five lines, of which the second needs a type."""
    return (
        "spirv.module Logical GLSL450 {\n"
        f'  spirv.func @f(%x: {type}) "None" {{ spirv.Return }}\n'
        '  spirv.func @main() "None" { spirv.Return }\n'
        '  spirv.EntryPoint "GLCompute" @main\n  spirv.ExecutionMode @main "LocalSize", 1, 1, 1\n}\n'
    )


WRONG = "spirv.module Logical GLSL450 {\n  %0 = spirv.FAdd %x, %x : i32\n}\n"
EXPECTED = WRONG.replace("  %0", "  // expected-error @+1 {{op failed to verify}}  \n  %0")
CRASHING = 'spirv.module Logical GLSL450 { spirv.ExecutionMode @f "LocalSize", {} }\n'
# Lines 2, 9 and 16 have sections; that of line 16 expects an error.
SPLIT = f"// RUN: my-opt\n{module('f64')}// -----\n{module('i64')}// -----\n{EXPECTED}"
FINE = module("f32")


@pytest.fixture(autouse=True)
def _directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("split.mlir").write_text(SPLIT)


def check(*arguments: str) -> Result:
    return run("check", "-t", "vulkan1.1", *arguments)


NOTE = "split.mlir: note: 1 of 3 sections expects an error ('expected-error'); not judged\n"


def test_each_section_has_a_verdict() -> None:
    result = check("split.mlir")
    assert result.code == 1
    assert [line for line in result.out.splitlines() if line.startswith("split")] == [
        "split.mlir:3:3: error: spirv.func needs capability Float64; vulkan1.1 does not offer it",
        "split.mlir:2: not available on vulkan1.1: 1 violation in 7 ops",
        "split.mlir:10:3: error: spirv.func needs capability Int64; vulkan1.1 does not offer it",
        "split.mlir:9: not available on vulkan1.1: 1 violation in 7 ops",
    ]
    assert '\n    spirv.func @f(%x: i64) "None" { spirv.Return }\n    ^\n' in result.out
    assert result.err == NOTE
    assert check("-q", "split.mlir") == Result(1, result.out, "")


def test_json_of_sections() -> None:
    found = [json.loads(line) for line in check("split.mlir", "--format", "json").out.splitlines()]
    for form in found:
        jsonschema.validate(form, json.loads((SCHEMAS / "check.schema.json").read_text()))
    assert [each["section"]["line"] for each in found] == [2, 9]
    assert found[0]["section"] == {"line": 2, "sections": 3, "passed_over": 1}
    places = [each["results"][0]["violations"][0]["location"] for each in found]
    assert places == ["split.mlir:3:3", "split.mlir:10:3"]


def test_other_formats_of_sections() -> None:
    lines = check("split.mlir", "--format", "csv").out.splitlines()
    assert [line.split(",")[0] for line in lines[1:]] == ["split.mlir:2", "split.mlir:9"]
    commands = check("split.mlir", "--format", "github").out
    assert re.findall(r"^::error file=split.mlir,line=(\d+),", commands, re.MULTILINE) == ["3", "10"]
    Path("same.mlir").write_text(f"{module('f64')}// -----\n{module('f64')}")
    (log,) = check("split.mlir", "same.mlir", "--format", "sarif").json["runs"]
    regions = [each["locations"][0]["physicalLocation"]["region"] for each in log["results"]]
    assert [each["startLine"] for each in regions] == [3, 10, 2, 9]
    assert [each["location"]["uri"] for each in log["artifacts"]] == ["split.mlir", "same.mlir"]
    assert len({str(each["partialFingerprints"]) for each in log["results"]}) == 4


@pytest.mark.parametrize(
    ("text", "places"),
    {
        "a syntax error": (f"{FINE}// -----\n{WRONG}// -----\n{FINE}", ["9:19"]),
        "behind a marker": (f"{FINE}// ----- oops\n{FINE}// -----\n{FINE}", ["7:10"]),
        "longer lines aren't markers": (f"{FINE}// ----------\n{FINE}// -----\n{FINE}", ["7:9"]),
        "a crash": (f"{FINE}// -----\n{CRASHING}// -----\n{FINE}// -----\n{CRASHING}", ["8", "17"]),
    }.values(),
)
def test_what_cant_be_read_is_an_error_of_its_section(text: str, places: list[str]) -> None:
    Path("bad.mlir").write_text(text)
    result = check("--split-input-file", "bad.mlir")
    assert result.code == 2
    assert re.findall(r"^bad.mlir:([\d:]+): error: ", result.err, re.MULTILINE) == places
    assert result.out.count(": available on vulkan1.1 (7 ops checked)\n") == text.count(FINE) - (
        "----- oops" in text or "-------" in text
    )
    forms = [
        json.loads(line)
        for line in check("--split-input-file", "bad.mlir", "--format", "json").out.splitlines()
    ]
    assert sum("error" in form for form in forms) == len(places)
    assert [form["section"]["line"] for form in forms] == sorted(form["section"]["line"] for form in forms)
    sarif = check("--split-input-file", "bad.mlir", "--format", "sarif").json["runs"][0]["invocations"][0]
    assert sarif["executionSuccessful"] is False


def test_lines_are_those_of_mlir_opt() -> None:
    """Where sections begin, and where their errors are."""
    text = f"{FINE}  // -----{WRONG}// -----// A title\n{WRONG}// -----\n{FINE}// -----\n"
    Path("bad.mlir").write_text(text)
    theirs = subprocess.run([mlir_opt(), "-split-input-file", "bad.mlir"], capture_output=True, text=True)
    ours = check("bad.mlir", "--split-input-file")
    pattern = re.compile(r"^bad.mlir:(\d+:\d+): error: ", re.MULTILINE)
    assert pattern.findall(ours.err) == pattern.findall(theirs.stderr)
    assert len(pattern.findall(ours.err)) == 2


def test_a_page_has_a_row_for_each_section() -> None:
    Path("other.mlir").write_text(f"{FINE}// -----\n{WRONG}")
    patterns = [each for number in range(7) for each in ("-t", f"spirv1.{number}")]
    versions = [each for number in range(4) for each in ("-t", f"vulkan1.{number}")]
    result = run("check", "split.mlir", "other.mlir", *patterns, *versions)
    assert result.code == 1
    names = re.findall(r"^((?:split|other)\.mlir:\d+) ", result.out, re.MULTILINE)
    assert names == ["split.mlir:2", "split.mlir:9", "other.mlir:1"]
    assert result.out.startswith("4 files and sections x 11 targets: ")
    assert "; 1 file or section can't be used\n" in result.out


SYMBOLS = "func.func private @g()\n// -----\nfunc.func @f() {\n  func.call @g() : () -> ()\n  return\n}\n"


def test_lines_in_one_module_are_comments() -> None:
    """If the parts aren't modules, but the whole is, and nobody has asked for sections."""
    Path("whole.mlir").write_text(SYMBOLS)
    found = json.loads(run("explain", "--format", "json", "whole.mlir").out)
    assert [each["op"] for each in found["ops"]][:2] == ["func.func", "func.func"]
    assert "section" not in found
    asked = run("explain", "--split-input-file", "whole.mlir")
    assert (asked.code, asked.err.splitlines()[0]) == (
        2,
        "whole.mlir:4:3: error: 'func.call' op 'g' does not reference a valid function",
    )


@pytest.mark.parametrize("name", ["whole.mlir", "-"])
def test_files_are_split_unless_told_otherwise(name: str) -> None:
    """From standard input as well."""
    text = f"{FINE}// -----\n{FINE}"
    Path("whole.mlir").write_text(text)
    for option, number in {"--split-input-file": 2, "--no-split-input-file": 1, "-v": 2}.items():
        result = run_process("check", "-t", "vulkan1.1", option, name, stdin=text.encode(), **os.environ)
        assert (result.code, result.out.count("available on vulkan1.1")) == (0, number), result.err
    Path(CONFIG).write_text("split-input-file = false")
    assert check("whole.mlir").out == "whole.mlir: available on vulkan1.1 (14 ops checked)\n"


@pytest.mark.parametrize("number", [1, 3])
def test_nothing_but_expected_errors_is_no_verdict(number: int) -> None:
    Path("errors.mlir").write_text("// -----\n".join([EXPECTED] * number))
    result = check("--split-input-file", "errors.mlir")
    assert result.code == 2
    which = "its section" if number == 1 else "each of its 3 sections"
    assert result.err.startswith(f"errors.mlir: error: nothing is judged: {which} expects an error")
    assert json.loads(check("--split-input-file", "errors.mlir", "--format", "json").out)["error"]


def test_deduce_and_explain_and_targets() -> None:
    deduced = run("deduce", "split.mlir")
    assert re.findall(r"^split.mlir:(\d+): .*, (\w+)\]", deduced.out, re.MULTILINE) == [
        ("2", "Float64"),
        ("9", "Int64"),
    ]
    explained = run("explain", "split.mlir")
    assert re.findall(r"^split.mlir:(\d+)$", explained.out, re.MULTILINE) == ["2", "9"]
    assert "spirv.func  at 10:3" in explained.out
    admitted = run("targets", "--for", "split.mlir")
    assert re.findall(r"^split.mlir:(\d+): available", admitted.out, re.MULTILINE) == ["2", "9"]
    for command in (deduced, explained, admitted):
        assert (command.code, command.err) == (0, NOTE)
    host = "func.func @f() { return }\n"
    Path("host.mlir").write_text(f"{host}// -----\n{FINE}")
    forms = [json.loads(line) for line in run("deduce", "--format", "json", "host.mlir").out.splitlines()]
    assert [("error" in form, form["section"]["line"]) for form in forms] == [(True, 1), (False, 3)]


def test_through_a_pipeline() -> None:
    """A name may be of one thing in a section and of another in the next."""
    kernel = (
        "gpu.module @kernels {\n  gpu.func @k(%a: f64) kernel {\n"
        "    %0 = arith.addf %a, %a : f64\n    gpu.return\n  }\n}\n"
    )
    Path("kernels.mlir").write_text(
        f"{kernel}// -----\n{kernel.replace('f64', 'i64').replace('addf', 'addi')}"
    )
    result = run("check", "--through", "-t", "vulkan1.1", "kernels.mlir")
    assert re.findall(r"^kernels.mlir:(\d+): ", result.out, re.MULTILINE) == ["1", "8"], result
    assert re.search(r"^kernels.mlir:9:", result.out, re.MULTILINE)


def test_a_baseline_of_sections() -> None:
    """Equal findings of several sections count together."""
    two = f"{module('f64')}// -----\n{module('f64')}// -----\n{WRONG}// -----\n{EXPECTED}"
    Path("two.mlir").write_text(two)
    assert check("--write-baseline", "known.json", "two.mlir").out == (
        "known.json: 1 entry written, but none for what can't be checked\n"
    )
    (entry,) = json.loads(Path("known.json").read_text())["entries"]
    assert (entry["file"], entry["count"]) == ("two.mlir", 2)
    assert check("--baseline", "known.json", "two.mlir").code == 2
    Path("two.mlir").write_text(two.replace(WRONG, FINE))
    assert check("--baseline", "known.json", "two.mlir").code == 0
    Path("two.mlir").write_text(two.replace(WRONG, module("f64")))
    assert check("--baseline", "known.json", "two.mlir").code == 1


def test_files_that_the_configuration_excludes_are_passed_over() -> None:
    Path("tests").mkdir()
    for name in ("invalid.mlir", "invalid-too.mlir", "fine.mlir"):
        Path("tests", name).write_text(FINE if name == "fine.mlir" else "%%%")
    Path(CONFIG).write_text('targets = ["vulkan1.1"]\nexclude = ["*/invalid*.mlir", "gone.mlir"]')
    result = run("check", "tests")
    assert (result.code, result.err) == (0, f"{CONFIG}: note: 2 files are excluded\n")
    assert result.out == "tests/fine.mlir: available on vulkan1.1 (7 ops checked)\n"
    nothing = run("check", "tests/invalid.mlir")
    assert (nothing.code, nothing.out) == (2, "")
    assert re.match(says(f"{CONFIG}: error: nothing is left", "1 file is excluded"), nothing.err)
    assert run("check", "--no-config", "-t", "vulkan1.1", "tests").code == 2


def test_an_ignore_of_several_files() -> None:
    Path(CONFIG).write_text('[[ignore]]\nfiles = ["other.mlir", "sp*.mlir"]\nreason = "known"')
    Path("third.mlir").write_text(module("f64"))
    assert check("split.mlir").code == 0
    assert check("third.mlir").code == 1
    for wrong in ("[]", "[1]", "1"):
        Path(CONFIG).write_text(f'[[ignore]]\nfiles = {wrong}\nreason = "known"')
        refused = check("split.mlir")
        assert refused.code == 2
        assert "'files' of ignore 1 has to be a text, or a list of texts" in refused.err


def test_check_files_reports_each_section() -> None:
    Path("bad.mlir").write_text(f"{FINE}// -----\n{WRONG}")
    whole, bad = av.check_files(["split.mlir", "bad.mlir"], "vulkan1.1")
    assert whole.report is not None
    assert [len(result.violations) for result in whole.report.results] == [1, 1]
    assert [each.line for each in whole.sections] == [2, 9]
    assert str(whole.sections[1]).startswith("split.mlir:9: not available on vulkan1.1: 1 violation in 7 ops")
    assert whole.sections[0].to_json()["section"] == {"line": 2}
    assert not bad
    assert bad.report is None
    assert bad.error is not None
    assert bad.error.startswith("bad.mlir:9:19: ")
    assert [each.ok for each in bad.sections] == [True, False]
    (unsplit,) = av.check_files(["bad.mlir"], "vulkan1.1", split_input_file=False)
    assert (unsplit.sections, unsplit.report) == ((), None)
