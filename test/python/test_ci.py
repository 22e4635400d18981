# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`check` in continuous integration: configurations, ignores, baselines, annotations, exit codes."""

import datetime
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest
from command_line import Result, run, run_process
from jsonschema import Draft202012Validator
from messages import says
from vulkan_specification import ROOT

SUM = """\
spirv.module Logical GLSL450 {
  spirv.func @sum(%x: f32) -> f32 "None" {
    %0 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %x : f32 -> f32
    spirv.ReturnValue %0 : f32
  }
  spirv.func @main() "None" { spirv.Return }
  spirv.EntryPoint "GLCompute" @main
  spirv.ExecutionMode @main "LocalSize", 1, 1, 1
}
"""
FINE = SUM.replace("spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %x : f32 -> f32", "spirv.FNegate %x : f32")
UNKNOWN = '"foo.bar"() : () -> ()\n' + FINE
# What vulkan1.1 lacks of SUM.
NEEDS = "spirv.capability GroupNonUniformArithmetic"
ONE_CLAUSE = f"{NEEDS} or GroupNonUniformBallot or Kernel or Groups"
OTHER_CLAUSE = f"{NEEDS} or GroupNonUniformClustered or GroupNonUniformPartitionedNV"
# Messages call both the same.
LOW = "#spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>"
LOWER = LOW.replace("[]>, #", "[SPV_KHR_multiview]>, #")
# A condition on this target, which states nothing about features.
OPEN = (
    "#spirv.target_env<#spirv.vce<v1.3, [Shader, Int64, GroupNonUniformArithmetic], []>, api=Vulkan, "
    "#spirv.resource_limits<>>"
)
SUM64 = SUM.replace("f32", "i64").replace("FAdd", "IAdd")
CONDITION = "vulkan.feature shaderSubgroupExtendedTypes"

CONFIG = "mlir-availability.toml"


@pytest.fixture(autouse=True)
def _directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name, text in {"sum": SUM, "fine": FINE, "unknown": UNKNOWN, "sum64": SUM64}.items():
        Path(f"{name}.mlir").write_text(text)
    Path("kernel.mlir").symlink_to(ROOT / "examples" / "kernels" / "saxpy.mlir")
    Path("a1.mlir").write_text(SUM)
    Path("a[1].mlir").write_text(SUM)
    Path("bogus.mlir").write_text(
        SUM.replace("GroupNonUniformFAdd <Subgroup> <Reduce> %x : f32 -> f32", "FNegate %x : f32").replace(
            "spirv.func @main", '"spirv.Bogus"() : () -> ()\n  spirv.func @main'
        )
    )


def _check(config: str, *arguments: str) -> Result:
    Path(CONFIG).write_text(config)
    return run("check", *arguments)


def _ignore(**keys: str) -> str:
    return 'targets = ["vulkan1.1"]\n' + _entry(**keys)


def _entry(**keys: str) -> str:
    lines = [f"{key} = {value}\n" for key, value in {"reason": '"known"', **keys}.items()]
    return "".join(["[[ignore]]\n", *lines])


def _needing(*needs: str) -> str:
    return 'targets = ["vulkan1.1"]\n' + "".join(_entry(needs=f'"{each}"') for each in needs)


class Case(NamedTuple):
    """A configuration, arguments, and the exit code with it."""

    config: str
    arguments: tuple[str, ...]
    code: int


SETTINGS = {
    "targets": Case('targets = ["vulkan1.1"]', ("sum.mlir",), 1),
    "another target": Case('targets = ["spirv1.3"]', ("sum.mlir",), 0),
    "the command line's target": Case('targets = ["spirv1.3"]', ("sum.mlir", "-t", "vulkan1.1"), 1),
    "no configuration": Case('targets = ["vulkan1.1"]', ("sum.mlir", "-t", "spirv1.3", "--no-config"), 0),
    "through the lowering": Case('targets = ["vulkan1.1"]\nthrough = true', ("kernel.mlir",), 0),
    "as it is": Case('targets = ["vulkan1.1"]', ("kernel.mlir",), 2),
    "a condition": Case(f"targets = ['{OPEN}']", ("sum64.mlir",), 0),
    "strict": Case(f"targets = ['{OPEN}']\nstrict = true", ("sum64.mlir",), 1),
    "an allowed condition": Case(
        f"targets = ['{OPEN}']\nstrict = true\nallow-conditions = ['{CONDITION}']", ("sum64.mlir",), 0
    ),
    "another condition": Case(
        f"targets = ['{OPEN}']\nstrict = true\nallow-conditions = ['vulkan.feature *Int64']",
        ("sum64.mlir",),
        1,
    ),
    "more alternatives than the condition has": Case(
        f"targets = ['{OPEN}']\nstrict = true\nallow-conditions = ['{CONDITION} or spirv.capability Kernel']",
        ("sum64.mlir",),
        1,
    ),
    "something unknown": Case('targets = ["vulkan1.1"]', ("unknown.mlir",), 2),
    "allowed": Case('targets = ["vulkan1.1"]\nallow-unchecked = ["foo"]', ("unknown.mlir",), 0),
    "all allowed": Case('targets = ["vulkan1.1"]\nallow-unchecked = true', ("unknown.mlir",), 0),
    "another dialect allowed": Case(
        'targets = ["vulkan1.1"]\nallow-unchecked = ["bar"]', ("unknown.mlir",), 2
    ),
    "an ignored op": Case(_ignore(op='"spirv.GroupNonUniform*"'), ("sum.mlir",), 0),
    "another op": Case(_ignore(op='"spirv.FNegate"'), ("sum.mlir",), 1),
    "an ignored file": Case(_ignore(files='"*.mlir"'), ("sum.mlir",), 0),
    "another file": Case(_ignore(files='"kernels/*"'), ("sum.mlir",), 1),
    "an ignored target": Case(_ignore(target='"vulkan1.?"'), ("sum.mlir",), 0),
    "another ignored target": Case(_ignore(target='"vulkan1.0"'), ("sum.mlir",), 1),
    "one alternative of what is needed": Case(_needing(NEEDS), ("sum.mlir",), 1),
    "some alternatives of what is needed": Case(
        _needing(f"{NEEDS} or Kernel", OTHER_CLAUSE), ("sum.mlir",), 1
    ),
    "one clause of what is needed": Case(_needing(ONE_CLAUSE), ("sum.mlir",), 1),
    "all clauses of what is needed": Case(_needing(ONE_CLAUSE, OTHER_CLAUSE), ("sum.mlir",), 0),
    "more alternatives than are needed": Case(
        _needing(f"{ONE_CLAUSE} or GroupNonUniformClustered or GroupNonUniformPartitionedNV"),
        ("sum.mlir",),
        1,
    ),
    "patterns of all alternatives": Case(
        _needing(
            "spirv.capability GroupNonUniform* or Kernel or Groups", "spirv.capability GroupNonUniform*"
        ),
        ("sum.mlir",),
        0,
    ),
    "whatever is needed": Case(_ignore(needs='"*"'), ("sum.mlir",), 0),
    "an op that doesn't exist": Case(_ignore(op='"spirv.Bogus"'), ("bogus.mlir",), 0),
    "a file with a name like a pattern": Case(_ignore(files='"a[1].mlir"'), ("a[1].mlir",), 0),
    "a file that such a name would match": Case(_ignore(files='"a[1].mlir"'), ("a1.mlir",), 1),
    "brackets in a target": Case(_ignore(target='"vulkan1.[1]"'), ("sum.mlir",), 1),
    "a pattern of files": Case(_ignore(files='"a?1].m*"'), ("a[1].mlir",), 0),
    "a target that is an attribute": Case(_ignore(target=f"'{LOW}'"), ("sum.mlir", "-t", LOW), 0),
    "another attribute": Case(_ignore(target=f"'{LOW}'"), ("sum.mlir", "-t", LOWER), 1),
    "something else that is needed": Case(_ignore(needs='"spirv.capability Int64"'), ("sum.mlir",), 1),
    "something unknown, ignored": Case(_ignore(needs='"unknown"', op='"foo.*"'), ("unknown.mlir",), 0),
    "until tomorrow": Case(_ignore(op='"*"', expires="TODAY"), ("sum.mlir",), 0),
    "until yesterday": Case(_ignore(op='"*"', expires="2001-01-31"), ("sum.mlir",), 1),
    "all, and a verdict over nothing": Case(_ignore(op='"*"'), ("nothing.mlir",), 2),
    "a condition, and --strict": Case(f"targets = ['{OPEN}']", ("sum64.mlir", "--strict"), 1),
    "exit-zero": Case('targets = ["vulkan1.1"]', ("sum.mlir", "--exit-zero"), 0),
    "exit-zero, and no verdict": Case('targets = ["vulkan1.1"]', ("unknown.mlir", "--exit-zero"), 2),
}


@pytest.mark.parametrize("case", SETTINGS.values(), ids=SETTINGS)
def test_the_configuration_decides(case: Case) -> None:
    Path("nothing.mlir").write_text("func.func private @f()")
    config = case.config.replace("TODAY", str(datetime.date.today()))
    assert _check(config, *case.arguments).code == case.code


def test_the_nearest_configuration_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("pyproject.toml").write_text('[tool.mlir-availability]\ntargets = ["spirv1.3"]')
    Path("inside/deep").mkdir(parents=True)
    Path("inside/pyproject.toml").write_text("[tool.other]\nkey = 1")  # Has none for us.
    monkeypatch.chdir("inside/deep")
    assert run("check", "../../sum.mlir").code == 0
    Path("../mlir-availability.toml").write_text('targets = ["vulkan1.1"]')
    assert run("check", "../../sum.mlir").code == 1
    assert run("check", "../../sum.mlir", "--config", "../../pyproject.toml").code == 0


def test_suppressed_findings_are_counted_in_every_format() -> None:
    config = _ignore(op='"spirv.Group*"', reason='"bug 12"')
    text = _check(config, "sum.mlir")
    assert text.out == (
        "sum.mlir: not available on vulkan1.1: 2 violations in 8 ops\n"
        "  suppressed: 2 by mlir-availability.toml: bug 12\n"
    )
    report = _check(config, "sum.mlir", "--format", "json").json
    schema = json.loads((ROOT / "python/mlir/availability/schemas/check.schema.json").read_text())
    Draft202012Validator(schema).validate(report)
    (result,) = report["results"]
    assert not result["ok"]
    assert [found["suppressed"] for found in result["violations"]] == [{"by": CONFIG, "reason": "bug 12"}] * 2
    (sarif,) = _check(config, "sum.mlir", "--format", "sarif").json["runs"]
    justified = {"kind": "external", "justification": f"bug 12 ({CONFIG})"}
    assert [found["suppressions"] for found in sarif["results"]] == [[justified]] * 2
    assert "::" not in _check(config, "sum.mlir", "--format", "github").out


def test_an_expired_ignore_is_said() -> None:
    result = _check(_ignore(op='"*"', expires="2001-01-31", reason='"bug 12"'), "sum.mlir")
    assert re.match(says(f"{CONFIG}: warning: ", "expired on 2001-01-31", "'bug 12'"), result.err)


BAD = {
    "no TOML": ("targets = [", "is not TOML: "),
    "a misspelt key": (
        'target = ["vulkan1.1"]',
        "the configuration has no 'target'; did you mean 'targets'?",
    ),
    "a key that is like none": (
        "xyz = 1",
        "the configuration has no 'xyz'; it has targets, through, strict, ",
    ),
    "no list": ('targets = "vulkan1.1"', "'targets' has to be a list of texts"),
    "a number": ("strict = 1", "'strict' has to be true or false"),
    "a pipeline": (
        'through = "builtin.module()"',
        "there is no lowering 'builtin.module()'; a project can only name one",
    ),
    "no name of a file": ("baseline = 1", "'baseline' has to be the name of a file"),
    "no array": ("ignore = 1", "'ignore' has to be an array of tables, [[ignore]]"),
    "no table": ("ignore = [1]", "ignore 1 has to be a table"),
    "no reason": ('[[ignore]]\nop = "*"', "ignore 1 has no 'reason'"),
    "no pattern": ('[[ignore]]\nreason = "x"', "ignore 1 ignores everything"),
    "no text": ('[[ignore]]\nreason = "x"\nop = 1', "'op' of ignore 1 has to be a text"),
    "no day": ('[[ignore]]\nreason = "x"\nop = "*"\nexpires = "soon"', "has to be a day: 2027-01-31"),
    "a time": ('[[ignore]]\nreason = "x"\nop = "*"\nexpires = 2027-01-31T00:00:00', "has to be a day"),
    "a misspelt key of an ignore": (
        '[[ignore]]\nreason = "x"\nfile = "*"',
        "ignore 1 has no 'file'; did you mean 'files'?",
    ),
    "no such baseline": ('baseline = "none.json"', "none.json: error: can't be read: no such file"),
    "an unknown target": ('targets = ["vulkan9"]', "unknown target 'vulkan9'"),
}


@pytest.mark.parametrize(("config", "message"), BAD.values(), ids=BAD)
def test_what_is_wrong_with_a_configuration_is_said(config: str, message: str) -> None:
    result = _check(config, "fine.mlir")
    assert result.code == 2
    assert not result.out
    assert message in result.err
    assert len(result.err.splitlines()) == (2 if "--declare" in result.err else 1)


@pytest.mark.parametrize(
    ("contents", "message"),
    [
        (b"\xff", "can't be read: it is not UTF-8"),
        (b"[" * 100_000, "is not a baseline: "),
        (b"{}", 'is not a baseline: it has no "schema_version": 1'),
        (b'{"schema_version": 1}', 'is not a baseline: it has no list "entries"'),
        (b'{"schema_version": 1, "entries": [1]}', "is not a baseline: entry 0 needs the texts file, target"),
        (
            b'{"schema_version": 1, "entries": [{"file": "f", "target": "t", "op": "o", "needs": "n",'
            b' "cause": "c", "count": true}]}',
            "and a count above 0",
        ),
    ],
)
def test_what_is_wrong_with_a_baseline_is_said(contents: bytes, message: str) -> None:
    Path("known.json").write_bytes(contents)
    result = run("check", "fine.mlir", "-t", "vulkan1.1", "--baseline", "known.json")
    assert result.code == 2
    assert result.err.startswith("known.json: error: ")
    assert message in result.err


@pytest.mark.parametrize(("name", "problem"), [("/dev/zero", "it is a device"), (".", "it is a directory")])
def test_only_files_are_settings(name: str, problem: str) -> None:
    for option in ("--config", "--baseline"):
        result = run("check", "fine.mlir", "-t", "vulkan1.1", option, name)
        assert result.code == 2
        assert f"can't be read: {problem}" in result.err


def test_a_baseline_has_what_is_there_today() -> None:
    written = run(
        "check", "-t", "vulkan1.1", "--write-baseline", "known.json", "sum.mlir", "fine.mlir", "unknown.mlir"
    )
    assert (written.code, written.out) == (0, "known.json: 3 entries written\n")
    known = "check", "-t", "vulkan1.1", "--baseline", "known.json"
    assert run(*known, "sum.mlir", "fine.mlir", "unknown.mlir").code == 0
    # Lines may move. Only new findings count and are shown.
    Path("sum.mlir").write_text("// Moved.\n\n" + SUM)
    assert run(*known, "sum.mlir").code == 0
    again = SUM.replace(
        "    spirv.ReturnValue",
        "    %1 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %0 : f32 -> f32\n    spirv.ReturnValue",
    )
    Path("sum.mlir").write_text(again)
    more = run(*known, "sum.mlir")
    assert more.code == 1
    assert more.out.count("error:") == 2
    assert "sum.mlir:4:10: error:" in more.out
    assert "suppressed: 2 by known.json: listed in the baseline" in more.out
    # Another target's findings are new.
    assert run("check", "-t", "vulkan1.0", "--baseline", "known.json", "sum.mlir").code == 1


def test_a_baseline_of_one_attribute_is_not_for_another() -> None:
    assert run("check", "sum.mlir", "-t", LOW, "--write-baseline", "known.json").code == 0
    assert run("check", "sum.mlir", "-t", LOW, "--baseline", "known.json").code == 0
    assert run("check", "sum.mlir", "-t", LOWER, "--baseline", "known.json").code == 1


def test_names_in_a_baseline_start_at_its_directory(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("settings").mkdir()
    run("check", "-t", "vulkan1.1", "--write-baseline", "settings/known.json", "sum.mlir")
    entries = json.loads(Path("settings/known.json").read_text())["entries"]
    assert {entry["file"] for entry in entries} == {"../sum.mlir"}
    Path("settings/mlir-availability.toml").write_text('targets = ["vulkan1.1"]\nbaseline = "known.json"')
    monkeypatch.chdir("settings")
    assert run("check", "../sum.mlir").code == 0


def test_a_baseline_has_what_can_be_checked() -> None:
    """What can't be is an error, with the baseline as without it."""
    Path("bad.mlir").write_text("%%%")
    result = run("check", "-t", "vulkan1.1", "--write-baseline", "known.json", "sum.mlir", "bad.mlir")
    assert result.code == 2
    assert result.out == "known.json: 2 entries written, but none for what can't be checked\n"
    result = run("check", "-t", "vulkan1.1", "--baseline", "known.json", "sum.mlir", "bad.mlir")
    assert result.code == 2
    assert run("check", "-t", "vulkan1.1", "--baseline", "known.json", "sum.mlir").code == 0


def test_a_baseline_is_never_written_over_what_is_read() -> None:
    result = run("check", "-t", "vulkan1.1", "--write-baseline", "sum.mlir", "sum.mlir")
    assert result.code == 2
    assert "would be written over what is read" in result.err
    assert Path("sum.mlir").read_text() == SUM


def test_quiet_says_nothing_of_what_is_available() -> None:
    result = run("check", "-q", "-t", "vulkan1.1", "fine.mlir", "sum.mlir")
    assert result.code == 1
    assert "fine.mlir" not in result.out
    assert "sum.mlir: not available" in result.out
    assert run("check", "-q", "-t", "vulkan1.1", "fine.mlir").out == ""


def test_annotations_are_where_the_findings_are() -> None:
    Path("a,b.mlir").write_text(SUM)
    result = run("check", "-t", "vulkan1.1", "--format", "github", "a,b.mlir", "none.mlir", "unknown.mlir")
    annotations = [line for line in result.out.splitlines() if line.startswith("::")]
    title = "title=mlir-availability%3A vulkan1.1::"
    assert annotations[0].startswith(
        f"::error file=a%2Cb.mlir,line=3,col=10,{title}spirv.GroupNonUniformFAdd needs"
    )
    assert "%0Acause: the op itself%0Aavailable from vulkan1.1+GroupNonUniformArithmetic" in annotations[0]
    assert (
        annotations[2]
        == "::error file=none.mlir,title=mlir-availability%3A none.mlir::no such file or directory"
    )
    assert annotations[3].startswith(
        f"::error file=unknown.mlir,line=1,col=1,{title}the requirements of 'foo.bar' are unknown"
    )
    open_ = run("check", "-t", OPEN, "--format", "github", "sum64.mlir")
    assert open_.out.startswith("::warning file=sum64.mlir,line=3,")
    nothing = Path("nothing.mlir")
    nothing.write_text("func.func private @f()")
    assert run("check", "-t", "vulkan1.1", "--format", "github", nothing).out.startswith(
        "::error file=nothing.mlir,title="
    )


def test_devices_have_no_annotations() -> None:
    result = run("check", "--devices", "--format", "github", "sum.mlir")
    assert result.code == 2
    assert "GitHub's format is about places in files, and has none for a count of devices" in result.err


@pytest.mark.parametrize(
    ("environment", "is_coloured"),
    [({}, False), ({"FORCE_COLOR": "1"}, True), ({"FORCE_COLOR": "1", "NO_COLOR": "1"}, False)],
)
def test_colours_can_be_forced(environment: dict[str, str], is_coloured: bool) -> None:
    inherited = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR")}
    result = run_process("check", "sum.mlir", "-t", "vulkan1.1", **inherited, **environment)
    assert ("\x1b[" in result.out) == is_coloured


@pytest.mark.parametrize(
    ("typed", "completed"),
    [
        ("vulkan1.", {"vulkan1.0", "vulkan1.1", "vulkan1.2", "vulkan1.3", "vulkan1.4"}),
        ("vulkan1.1+Float1", {"vulkan1.1+Float16"}),
        ("vulkan1.1+Float16+shaderSubgroupE", {"vulkan1.1+Float16+shaderSubgroupExtendedTypes"}),
        ("vulkan1.1+SPV_KHR_bfl", {"vulkan1.1+SPV_KHR_bfloat16"}),
        ("sm_90", {"sm_90", "sm_90a"}),
        ("nothing", set()),
        ("vulkan1.1+Float16Buffer", set()),
    ],
)
def test_targets_are_completed(typed: str, completed: set[str]) -> None:
    result = run_process(
        **{
            **os.environ,
            "_MLIR_AVAILABILITY_COMPLETE": "fish_complete",
            "COMP_WORDS": "mlir-availability check -t",
            "COMP_CWORD": typed,
        }
    )
    found = {line.split(",", 1)[1].split("\t")[0] for line in result.out.splitlines() if line}
    assert completed <= found if completed else not found


def test_the_hook_and_the_action_run_what_there_is() -> None:
    """The commands of both, as pre-commit and GitHub would run them."""
    hook = (ROOT / ".pre-commit-hooks.yaml").read_text()
    entry = re.search(r"entry: mlir-availability (.*)", hook)
    pattern = re.search(r"files: (.*)", hook)
    assert entry
    assert pattern
    assert re.search(pattern[1], "kernels/sum.mlir")
    assert run(*entry[1].split(), "-t", "vulkan1.1", "sum.mlir").code == 1
    action = (ROOT / "action.yml").read_text()
    script = action[action.index("        read -r") :]
    command = f'mlir-availability() {{ "{sys.executable}" -m mlir.availability "$@"; }}\n{script}'
    environment = {
        **os.environ,
        "FILES": "sum.mlir fine.mlir",
        "TARGETS": "vulkan1.1 spirv1.3",
        "OPTIONS": "-q",
    }
    done = subprocess.run(["bash", "-ec", command], env=environment, capture_output=True, text=True)
    assert done.returncode == 1, done.stderr
    assert done.stdout.startswith("::error file=sum.mlir,line=3,col=10,")
    assert "fine.mlir" not in done.stdout


def test_the_problem_matcher_reads_the_text() -> None:
    task = json.loads((ROOT / "examples/ci/vscode-tasks.json").read_text())["tasks"][0]
    matcher = task["problemMatcher"]["pattern"]
    first = run("check", "-t", "vulkan1.1", "sum.mlir").out.splitlines()[0]
    match = re.match(matcher["regexp"], first)
    assert match
    named = [match[matcher[name]] for name in ("file", "line", "column", "severity")]
    assert named == ["sum.mlir", "3", "10", "error"]


def test_the_example_is_a_configuration() -> None:
    config = (ROOT / "examples/ci/mlir-availability.toml").read_text()
    assert _check(config, "sum.mlir").code == 1
    Path("kernels/legacy").mkdir(parents=True)
    Path("kernels/legacy/sum.mlir").write_text(SUM)
    assert _check(config, "kernels/legacy/sum.mlir").code == 0
