# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``mlir-availability lsp``: what an editor sees, over the protocol."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from lsp_client import Editor
from messages import says
from mlir import availability as av
from mlir import ir

pytest.importorskip("pygls")

ADD = "%0 = spirv.FAdd %x, %x : f32"
REDUCE = "%0 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %x : f32 -> f32"
CONFIGURATION = 'targets = ["vulkan1.1"]\n'
CRASHING = """spirv.module Logical GLSL450 {
  spirv.func @f() "None" { spirv.Return }
  spirv.ExecutionMode @f "LocalSize", {}
}
"""


def shader(*lines: str, before: str = "") -> str:
    """Returns a shader with an operation in line 2."""
    body = "\n    ".join(lines)
    return f"""spirv.module Logical GLSL450 {{
  spirv.func @sum(%x: f32) "None" {{{before}
    {body}
    spirv.Return
  }}
  spirv.func @main() "None" {{ spirv.Return }}
  spirv.EntryPoint "GLCompute" @main
  spirv.ExecutionMode @main "LocalSize", 1, 1, 1
}}
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("project")
    (folder / "mlir-availability.toml").write_text(CONFIGURATION)
    return folder


@pytest.fixture(scope="module")
def editor(project: Path) -> Iterator[Editor]:
    with Editor(project) as editor:
        editor.open(project / "a.mlir", "")
        yield editor


class Told(NamedTuple):
    """A diagnostic, shortened."""

    severity: int
    place: tuple[int, int, int]
    """The line, and the first and the last column, from 0."""
    message: str


def told(diagnostics: list[dict[str, Any]]) -> list[Told]:
    """Shortens diagnostics to the first lines of their messages."""
    shortened = []
    for each in diagnostics:
        begin, end = each["range"]["start"], each["range"]["end"]
        assert each["source"] == "mlir-availability"
        assert begin["line"] == end["line"]
        place = begin["line"], begin["character"], end["character"]
        shortened.append(Told(each["severity"], place, each["message"].split("\n")[0]))
    return shortened


LACKS = "spirv.GroupNonUniformFAdd needs capability GroupNonUniformArithmetic, GroupNonUniform"
LACKING = [
    f"{LACKS}Clustered or GroupNonUniformPartitionedNV; vulkan1.1 does not offer any of them",
    f"{LACKS}Ballot, Kernel or Groups; vulkan1.1 does not offer any of them",
]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (shader(ADD), []),
        ("", []),
        (" \n\n", []),
        (shader(REDUCE), [Told(1, (2, 9, 34), each) for each in LACKING]),
        # An editor counts in UTF-16, and ends lines in three ways.
        (shader(f"// é😀\n    {REDUCE}"), [Told(1, (3, 9, 34), each) for each in LACKING]),
        (shader(REDUCE).replace("\n", "\r\n"), [Told(1, (2, 9, 34), each) for each in LACKING]),
        (shader(REDUCE).replace("\n", "\r"), [Told(1, (2, 9, 34), each) for each in LACKING]),
        # Separators of lines for Python, but not for editors.
        (shader(f"// \u2028 \x0c \x85\n    {REDUCE}"), [Told(1, (3, 9, 34), each) for each in LACKING]),
        ('"foo.bar"() : () -> ()', [Told(1, (0, 0, 9), "the requirements of 'foo.bar' are unknown: ")]),
        ("spirv.module", [Told(1, (0, 11, 12), "custom op 'spirv.module' expected ")]),
        (shader("%0 = spirv.FAdd %y, %x : f32"), [Told(1, (2, 20, 22), "use of undeclared SSA value name")]),
        ("func.func private @f()", [Told(3, (0, 0, 9), "no verdict on vulkan1.1: nothing was judged")]),
        # A place in a file that the text itself names.
        (
            '"foo.bar"() : () -> () loc("other.c":7:3)',
            [Told(1, (0, 0, 9), "other.c:7:3: the requirements of 'foo.bar' are unknown: ")],
        ),
        # A control character speaks to nobody.
        (
            '"foo.bar\\1b[31m"() : () -> ()',
            [Told(1, (0, 0, 16), "the requirements of 'foo.bar\\x1b[31m' are unknown")],
        ),
    ],
)
def test_an_edit_gets_its_diagnostics(editor: Editor, project: Path, text: str, expected: list[Told]) -> None:
    found = told(editor.type(project / "a.mlir", text))
    assert [each[:2] for each in found] == [each[:2] for each in expected]
    for each, wanted in zip(found, expected, strict=True):
        assert each.message.startswith(wanted.message)


MARKER = "\n// -----\n"
EXPECTED = "// expected-error@+1 {{custom op}}\nnothing"


@pytest.mark.parametrize(
    ("sections", "expected"),
    [
        ([shader(ADD), shader(REDUCE)], [Told(1, (13, 9, 34), each) for each in LACKING]),
        # The same name in both.
        ([shader(REDUCE), "// nothing", shader(ADD)], [Told(1, (2, 9, 34), each) for each in LACKING]),
        (
            [shader(ADD), "x", EXPECTED],
            [
                Told(3, (0, 0, 12), "1 of 3 sections expects an error ('expected-error'); not judged"),
                Told(1, (11, 0, 1), "custom op 'x' is unknown"),
            ],
        ),
        (
            ["func.func private @f()", "func.func private @f()"],
            [
                Told(3, (0, 0, 9), "no verdict on vulkan1.1: nothing was judged"),
                Told(3, (2, 0, 9), "no verdict on vulkan1.1: nothing was judged"),
            ],
        ),
        # A section that crashes MLIR.
        (
            [shader(ADD), CRASHING, shader(REDUCE)],
            [
                Told(1, (11, 0, 12), "not valid MLIR: reading it failed: segmentation fault (SIGSEGV)"),
                *(Told(1, (19, 9, 34), each) for each in LACKING),
            ],
        ),
        # One module, with such lines in it.
        ([shader(f"// -----\n    {REDUCE}")], [Told(1, (3, 9, 34), each) for each in LACKING]),
    ],
)
@pytest.mark.unsanitized("the sanitizer reports a crash in its own words")
def test_each_section_gets_its_diagnostics(
    editor: Editor, project: Path, sections: list[str], expected: list[Told]
) -> None:
    path = project / "a.mlir"
    found = editor.type(path, MARKER.join(sections))
    assert [each[:2] for each in told(found)] == [each[:2] for each in expected]
    for each, wanted in zip(told(found), expected, strict=True):
        assert each.message.startswith(wanted.message)
        if wanted.message in LACKING:
            assert "`vulkan1.1`: no" in (editor.hover(path, each.place[0], each.place[1]) or "")
    remedies = {"Add GroupNonUniformArithmetic to vulkan1.1 in mlir-availability.toml"}
    lacking = any(each.message in LACKING for each in expected)
    assert {each["title"] for each in editor.actions(path, found)} >= (remedies if lacking else set())
    assert all(each.message in editor.report(path) for each in expected)


def test_a_finding_has_its_cause_and_its_remedy(editor: Editor, project: Path) -> None:
    first, second = editor.type(project / "a.mlir", shader(REDUCE))
    assert first["code"] == "spirv.capability"
    remedy = "available from vulkan1.1+GroupNonUniformArithmetic, spirv1.3"
    assert first["message"].split("\n")[1:] == ["cause: the op itself", remedy]
    assert second["message"].split("\n")[1:] == ["cause: attribute 'group_operation' (Reduce)", remedy]


def test_a_rule_has_a_link(editor: Editor, project: Path) -> None:
    text = shader(REDUCE.replace("FAdd", "IAdd").replace("f32", "i64")).replace("%x: f32", "%x: i64")
    found = [each for each in editor.type(project / "a.mlir", text) if "VUID" in each["code"]]
    assert [each["code"] for each in found] == ["VUID-RuntimeSpirv-None-06275"]
    hover = editor.hover(project / "a.mlir", 2, 12) or ""
    assert "by [VUID-RuntimeSpirv-None-06275](https://" in hover
    for each in found:
        assert each["codeDescription"]["href"].endswith(f"vkspec.html#{each['code']}")
        assert each["code"] in each["message"]


@pytest.mark.parametrize(("encoding", "column"), [("utf-8", 10), ("utf-16", 7), ("utf-32", 6)])
def test_columns_are_the_editors(project: Path, encoding: str, column: int) -> None:
    path = project / "columns.mlir"
    text = '"é😀.x"() : () -> () // é😀\n'
    with Editor(project, encodings=[encoding]) as editor:
        assert editor.capabilities["positionEncoding"] == encoding
        (found,) = editor.open(path, text)
        assert found["range"]["end"]["character"] == column
        hover = editor.hover(path, 0, column)
        assert "é😀.x" in (hover or "")


def test_every_beginning_of_a_text_has_an_answer(editor: Editor, project: Path) -> None:
    """What is half typed is no reason to end."""
    text = shader(REDUCE)
    for end in range(0, len(text), 9):
        for each in told(editor.type(project / "a.mlir", text[:end])):
            assert "internal error" not in each.message
    assert len(editor.type(project / "a.mlir", text)) == 2


@pytest.mark.unsanitized("the sanitizer reports a crash in its own words")
def test_a_text_that_crashes_mlir_costs_an_error(editor: Editor, project: Path) -> None:
    (found,) = told(editor.type(project / "a.mlir", CRASHING))
    assert found.message == "not valid MLIR: reading it failed: segmentation fault (SIGSEGV)"
    assert editor.hover(project / "a.mlir", 1, 4) is None
    assert "segmentation fault" in editor.report(project / "a.mlir")
    assert editor.type(project / "a.mlir", shader(ADD)) == []


def children(pid: int) -> list[int]:
    """Returns a process's children."""
    return [
        int(each)
        for path in Path(f"/proc/{pid}/task").glob("*/children")
        for each in path.read_text().split()
    ]


def test_a_killed_child_is_replaced(editor: Editor, project: Path) -> None:
    """As by the system, when memory is short."""
    assert editor.type(project / "a.mlir", shader(ADD)) == []
    (child,) = children(editor.pid)
    os.kill(child, signal.SIGKILL)
    assert len(editor.type(project / "a.mlir", shader(REDUCE))) == 2
    assert children(editor.pid) not in ([], [child])


def test_the_newest_text_counts(editor: Editor, project: Path) -> None:
    path = project / "a.mlir"
    for _ in range(20):
        editor.change(path, shader(REDUCE))
    assert editor.type(path, shader(ADD)) == []


@pytest.mark.parametrize(
    ("line", "column", "expected"),
    [
        (2, 12, ["`spirv.GroupNonUniformFAdd`", "`vulkan1.1`: no", "It exists on "]),
        (2, 4, ["`spirv.GroupNonUniformFAdd`"]),
        (3, 6, ["`spirv.Return`", "needs nothing that a known target lacks", "`vulkan1.1`: yes"]),
        (1, 2, ["`spirv.func`", "`vulkan1.1`: yes"]),
        (4, 0, []),
        (99, 0, []),
    ],
)
def test_a_hover_explains_an_op(
    editor: Editor, project: Path, line: int, column: int, expected: list[str]
) -> None:
    path = project / "a.mlir"
    editor.type(path, shader(REDUCE))
    hover = editor.hover(path, line, column)
    assert bool(hover) == bool(expected)
    for each in expected:
        assert each in (hover or "")


def test_a_hover_agrees_with_the_known_targets(editor: Editor, project: Path) -> None:
    """The number is that of the targets on which the shader with this operation, and else nothing, exists."""
    path = project / "a.mlir"
    editor.type(path, shader(REDUCE))
    hover = editor.hover(path, 2, 12) or ""
    number = int(hover.partition("It exists on ")[2].partition(" ")[0])
    with ir.Context():
        known = av.known_targets()
        lacking = av.check(av.parse(shader(REDUCE)), known).results
        good = [
            each
            for each in lacking
            if not each.nothing_judged and not each.violations and not each.conditions
        ]
    assert number >= len(good) > 0


def test_hovers_of_what_nobody_knows(editor: Editor, project: Path) -> None:
    editor.type(project / "a.mlir", '"foo.`[x](command:y)"() : () -> ()')
    hover = editor.hover(project / "a.mlir", 0, 3) or ""
    assert "`foo.'[x](command:y)`" in hover
    assert "requirements are unknown" in hover
    assert "unknown" in hover.split("`vulkan1.1`: ")[1]


def test_an_addition_is_an_action(tmp_path: Path) -> None:
    """Applied, it makes the finding go away."""
    configuration = tmp_path / "mlir-availability.toml"
    configuration.write_text('# "vulkan1.1"\ntargets = ["é", "vulkan1.1", "vulkan1.3"]\n')
    path = tmp_path / "a.mlir"
    path.write_text(shader(REDUCE))
    with Editor(tmp_path) as editor:
        unknown, *found = editor.open(path)
        assert unknown["message"].startswith(f"{configuration}: unknown target 'é'")
        found = [each for each in found if each["data"]["target"] == "vulkan1.1"]
        (action, *_) = editor.actions(path, found)
        assert action["title"] == "Add GroupNonUniformArithmetic to vulkan1.1 in mlir-availability.toml"
        assert len(action["diagnostics"]) == 2
        ((uri, (edit,)),) = action["edit"]["changes"].items()
        assert uri == configuration.as_uri()
        configuration.write_text(edited(configuration.read_text(), edit))
        lines = configuration.read_text().split("\n")
        assert lines[1] == 'targets = ["é", "vulkan1.1+GroupNonUniformArithmetic", "vulkan1.3"]'
        editor.tell("textDocument/didSave", {"textDocument": {"uri": path.as_uri()}})
        left = editor.diagnostics(path)
        assert not [each for each in left if each.get("data", {}).get("target", "").startswith("vulkan1.1")]


STATING = shader(REDUCE).replace("{", "requires #spirv.vce<v1.0, [Shader], []> {", 1)


@pytest.mark.parametrize("before", ["", "// é\n", "builtin.module {\n  "])
def test_what_a_module_must_state_is_an_action(tmp_path: Path, before: str) -> None:
    path = tmp_path / "a.mlir"
    text = f"{before}{STATING}{'}' if '{' in before else ''}"
    with Editor(tmp_path, {"targets": ["spirv1.3"]}) as editor:
        found = editor.open(path, text)
        assert len(found) == 3
        (action,) = editor.actions(path, found)
        assert action["title"] == "State #spirv.vce<v1.3, [Shader, GroupNonUniformArithmetic], []>"
        ((uri, (edit,)),) = action["edit"]["changes"].items()
        assert uri == path.as_uri()
        assert editor.type(path, edited(text, edit)) == []


def edited(text: str, edit: dict[str, Any]) -> str:
    """Applies an edit within a line."""
    lines = text.split("\n")
    begin, end = edit["range"]["start"], edit["range"]["end"]
    line = lines[begin["line"]]
    lines[begin["line"]] = line[: begin["character"]] + edit["newText"] + line[end["character"] :]
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("configuration", "text"),
    [
        # The triple is an alias.
        (
            CONFIGURATION,
            "#needs = #spirv.vce<v1.0, [Shader], []>\n" + shader(REDUCE).replace("{", "requires #needs {", 1),
        ),
        # The targets aren't in a file.
        (None, shader(REDUCE)),
        # No target takes it.
        (CONFIGURATION, '"foo.bar"() : () -> ()'),
        # It stands for several.
        ('targets = ["vulkan1.1*"]', shader(REDUCE)),
    ],
)
def test_where_there_is_no_action(tmp_path: Path, configuration: str | None, text: str) -> None:
    path = tmp_path / "a.mlir"
    if configuration:
        (tmp_path / "mlir-availability.toml").write_text(configuration)
    with Editor(tmp_path, None if configuration else {"targets": ["vulkan1.1"]}) as editor:
        found = editor.open(path, text)
        assert found
        assert editor.actions(path, found) == []
        assert editor.actions(path, [{**found[0], "data": {"target": 1}}]) == []
        assert editor.actions(path, [{**found[0], "source": "mlir"}]) == []


class Setting(NamedTuple):
    """Where settings are, and what comes of them."""

    configuration: str
    options: Any
    text: str
    expected: list[str]
    arguments: tuple[str, ...] = ()


IGNORE = """
[[ignore]]
op = "spirv.GroupNonUniform*"
reason = "a test"
"""
KERNEL = """gpu.module @kernels {
  gpu.func @f(%data: memref<16xf64, #spirv.storage_class<StorageBuffer>>, %i: index) kernel
      attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
    %0 = memref.load %data[%i] : memref<16xf64, #spirv.storage_class<StorageBuffer>>
    memref.store %0, %data[%i] : memref<16xf64, #spirv.storage_class<StorageBuffer>>
    gpu.return
  }
}
"""


@pytest.fixture(scope="module")
def settable(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Editor]:
    with Editor(tmp_path_factory.mktemp("settable")) as editor:
        yield editor


@pytest.mark.parametrize(
    "case",
    [
        Setting("", None, shader(REDUCE), ["3not checked: there is no target. Name targets"]),
        Setting("", {"targets": ["vulkan1.1"]}, shader(REDUCE), [f"1{each}" for each in LACKING]),
        Setting(
            "",
            {"mlir-availability": {"targets": ["vulkan1.1"]}},
            shader(REDUCE),
            [f"1{each}" for each in LACKING],
        ),
        Setting("", None, shader(REDUCE), [f"1{each}" for each in LACKING], ("--target", "vulkan1.1")),
        Setting(CONFIGURATION, None, shader(REDUCE), ["3not checked: there is no target"], ("--no-config",)),
        Setting(CONFIGURATION, {"targets": ["spirv1.3"]}, shader(REDUCE), []),
        Setting(CONFIGURATION + IGNORE, None, shader(REDUCE), []),
        Setting(
            "target = 1",
            None,
            shader(ADD),
            ["1{file}: the configuration has no 'target'; did you mean 'targets'?"],
        ),
        Setting("targets = [", None, shader(ADD), ["1{file}: is not TOML: "]),
        Setting('targets = ["vulkan9"]', None, shader(REDUCE), ["1{file}: unknown target 'vulkan9'"]),
        Setting('targets = ["no.json"]', None, shader(ADD), ["1{file}: {folder}/no.json"]),
        Setting(
            "", {"targets": 1}, shader(ADD), ["1the editor's settings: 'targets' has to be a list of texts"]
        ),
        Setting(
            "",
            {"syntax-errors": 1},
            shader(ADD),
            ["1the editor's settings: 'syntax-errors' has to be true or false"],
        ),
        Setting(
            CONFIGURATION, {"syntax-errors": False}, "spirv.mod", ["3not checked: the text isn't valid MLIR"]
        ),
        Setting("allow-unchecked = true", {"targets": ["vulkan1.1"]}, '"foo.bar"() : () -> ()', []),
        Setting(CONFIGURATION + "through = true", None, KERNEL, ["1memref.load "]),
        Setting(CONFIGURATION, {"through": True}, KERNEL, ["1memref.load "]),
        Setting(CONFIGURATION, None, KERNEL, ["1memref.load "], ("--through",)),
        Setting(CONFIGURATION, None, KERNEL, ["3no verdict on vulkan1.1: nothing was judged"]),
        # Passes can write files: only the user may name them, on the command line.
        Setting(
            'through = "builtin.module(canonicalize)"',
            None,
            KERNEL,
            ["1{file}: there is no lowering 'builtin.module(canonicalize)'"],
        ),
        Setting(
            CONFIGURATION,
            {"through": "builtin.module(canonicalize)"},
            KERNEL,
            ["1{file}: there is no lowering 'builtin.module(canonicalize)'"],
        ),
    ],
)
def test_settings_come_from_the_nearest_configuration(
    settable: Editor, tmp_path: Path, case: Setting
) -> None:
    file, path = tmp_path / "mlir-availability.toml", tmp_path / "inner" / "a.mlir"
    if case.configuration:
        file.write_text(case.configuration)
    if case.arguments:
        with Editor(tmp_path, case.options, *case.arguments) as editor:
            found = told(editor.open(path, case.text))
    else:
        options = case.options or {}
        settings = {"mlir-availability": options.get("mlir-availability", options), "mlir": {"targets": 1}}
        settable.tell("workspace/didChangeConfiguration", {"settings": settings})
        found = told(settable.open(path, case.text))
        settable.tell("textDocument/didClose", {"textDocument": {"uri": path.as_uri()}})
    expected = [each.format(file=file, folder=tmp_path) for each in case.expected]
    assert bool(found) == bool(expected)
    for each, wanted in zip(found, expected, strict=False):
        assert f"{each.severity}{each.message}".startswith(wanted)


def test_settings_that_change(tmp_path: Path) -> None:
    path, file = tmp_path / "a.mlir", tmp_path / "mlir-availability.toml"
    with Editor(tmp_path, {"targets": ["spirv1.3"]}) as editor:
        assert editor.open(path, shader(REDUCE)) == []
        settings = {"mlir-availability": {"targets": ["vulkan1.1"]}}
        editor.tell("workspace/didChangeConfiguration", {"settings": settings})
        assert len(editor.diagnostics(path)) == 2
        editor.tell("workspace/didChangeConfiguration", {"settings": {"another": {"targets": []}}})
        assert len(editor.diagnostics(path)) == 2
        editor.tell("workspace/didChangeConfiguration", {"settings": {"mlir-availability": {}}})
        assert told(editor.diagnostics(path))[0].message.startswith("not checked: there is no target")
        # The server notices that by itself.
        (tmp_path / "known.json").write_text('{"schema_version": 1, "entries": []}')
        file.write_text('targets = ["vulkan1.1"]\nbaseline = "known.json"')
        assert len(editor.diagnostics(path)) == 2
        # What the configuration names is read again, too.
        (tmp_path / "known.json").write_text("{}")
        assert "known.json" in editor.type(path, shader(REDUCE, ""))[0]["message"]


def test_what_is_closed_has_no_diagnostics(editor: Editor, project: Path) -> None:
    path = project / "closed.mlir"
    assert editor.open(path, shader(REDUCE))
    editor.tell("textDocument/didClose", {"textDocument": {"uri": path.as_uri()}})
    editor.hover(project / "a.mlir", 0, 0)
    assert {"uri": path.as_uri(), "diagnostics": []} in editor.published


@pytest.fixture(scope="module")
def binary(project: Path) -> Path:
    path = project / "reduce.spv"
    triple = "#spirv.vce<v1.3, [Shader, GroupNonUniformArithmetic], []>"
    with ir.Context():
        module = av.parse(shader(REDUCE).replace("GLSL450 {", f"GLSL450 requires {triple} {{"))
        path.write_bytes(av.spirv.serialize(module))
    return path


def test_a_binary_has_a_report(editor: Editor, project: Path, binary: Path) -> None:
    found = editor.open(binary)
    assert any("OpGroupNonUniformFAdd needs" in each.message for each in told(found))
    report = editor.report(binary)
    assert f"{binary}: not available on vulkan1.1" in report
    assert "available from vulkan1.1+GroupNonUniformArithmetic" in report
    # Nothing that is typed into its text changes it.
    assert editor.type(binary, "x") == found


def test_a_report_without_targets(tmp_path: Path, binary: Path) -> None:
    with Editor(tmp_path, None, "--no-config") as editor:
        report = editor.report(binary)
        assert "available on " in report.split("\n")[0]
        assert "spirv1.3" in report
        for name, text in {"none.spv": None, "bad.spv": b"\0no"}.items():
            if text:
                (tmp_path / name).write_bytes(text)
            assert f"{tmp_path / name}: error: " in editor.report(tmp_path / name)
    (tmp_path / "mlir-availability.toml").write_text("[")
    with Editor(tmp_path) as editor:
        assert "is not TOML" in editor.report(tmp_path / "bad.spv")


WATCHED = """import os, sys
witness = os.environ["WITNESS"]
def watch(event, arguments):
    if event in ("subprocess.Popen", "os.exec", "os.posix_spawn", "os.system", "os.startfile"):
        with open(witness, "a") as file:
            print(event, arguments, file=file)
sys.addaudithook(watch)
from mlir.availability.cli import main
sys.exit(main(["lsp"]))
"""


@pytest.fixture(scope="module")
def hostile(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Editor, Path, Path]]:
    """An editor in a folder that has programs and modules; and the files that they, and a hook, write."""
    folder, outside = tmp_path_factory.mktemp("hostile"), tmp_path_factory.mktemp("outside")
    witness, started = outside / "witness", folder / "started"
    for name in (
        "tool",
        "spirv-val",
        "ptxas",
        "llc-22",
        "mlir-opt-22",
        "glslc",
        "sh",
        "lld",
        "ld.lld",
        "git",
    ):
        tool = folder / name
        tool.write_text(f"#!/bin/sh\necho {name} >>{started}\n")
        tool.chmod(0o755)
    for name in ("sitecustomize", "usercustomize", "mlir", "tomllib", "pygls", "vulkan", "numpy", "rich"):
        (folder / f"{name}.py").write_text(f"open({str(started)!r}, 'a').write({name!r})\n")
    program = outside / "server.py"
    program.write_text(WATCHED)
    environment = {"WITNESS": str(witness), "PATH": f"{folder}:{os.environ['PATH']}"}
    with Editor(folder, program=[sys.executable, str(program)], environment=environment) as editor:
        yield editor, folder, witness


@pytest.mark.parametrize(
    "configuration",
    [
        'targets = ["vulkan1.1"]\nthrough = true\n',
        'targets = ["$(touch started)", "`touch started`", "vulkan1.1; touch started", "|touch started"]',
        'targets = ["vulkan1.1"]\nthrough = "builtin.module(snapshot-op-locations{filename=started})"',
        'targets = ["vulkan1.1"]\nthrough = "../tool"\n',
        'targets = ["vulkan1.1"]\n[lowerings.mine]\ncommand = ["../tool"]\n',
        'targets = ["#vulkan.target<started>", "sm_80", "../tool.json", "/dev/stdin.json"]',
        'targets = ["vulkan1.1"]\nbaseline = "../tool"',
        'ask = "../tool"\nconfirm = ["../tool"]\ncompiler = "../tool"\ndeclare = ["../tool"]\n',
        "x = " + "[" * 100_000,
    ],
)
def test_a_hostile_folder_starts_nothing(
    hostile: tuple[Editor, Path, Path], binary: Path, tmp_path: Path, configuration: str
) -> None:
    """Neither what a configuration names, nor a tool that lies in the folder."""
    editor, folder, witness = hostile
    inner = folder / tmp_path.name
    inner.mkdir()
    (inner / "mlir-availability.toml").write_text(configuration)
    (inner / "b.spv").write_bytes(binary.read_bytes())
    for text in (shader(REDUCE), KERNEL, CRASHING, "x"):
        path = inner / f"{len(text)}.mlir"
        found = editor.open(path, text)
        assert found
        editor.hover(path, 2, 9)
        editor.actions(path, found)
        editor.report(path)
    editor.open(inner / "b.spv")
    editor.report(inner / "b.spv")
    (inner / "c.comp").write_text("#version 450\nvoid main() {}\n")
    assert f"{inner}/" in editor.report(inner / "c.comp")
    assert not witness.exists()
    assert not list(folder.rglob("started"))


def test_a_users_own_compiler_lowers_what_is_typed(tmp_path: Path) -> None:
    """One that the command line names, or one of the user's own configuration that a project chooses."""
    command = [sys.executable, "-c", "import sys; sys.exit('stops here')"]
    own = tmp_path / "own/mlir-availability/config.toml"
    own.parent.mkdir(parents=True)
    own.write_text(f"[lowerings.mine]\ncommand = {json.dumps(command)}\n")
    project = tmp_path / "project"
    project.mkdir()
    (project / "mlir-availability.toml").write_text('targets = ["vulkan1.1"]\nthrough = "mine"\n')
    environment = {"XDG_CONFIG_HOME": str(tmp_path / "own")}
    for folder, arguments in (
        (project, []),
        (tmp_path, ["-t", "vulkan1.1", "--lower-with", shlex.join(command)]),
        (tmp_path, ["-t", "vulkan1.1", "--lower-with", "mine"]),
    ):
        with Editor(folder, None, *arguments, environment=environment) as editor:
            (found,) = editor.open(folder / "a.mlir", KERNEL)
            assert "failed with exit code 1: stops here" in found["message"]


def test_a_shaders_source_is_not_compiled(tmp_path: Path) -> None:
    (tmp_path / "a.comp").write_text("#version 450\nvoid main() {}\n")
    with Editor(tmp_path) as editor:
        assert editor.report(tmp_path / "a.comp") == (
            f"{tmp_path}/a.comp: error: it is a shader's source, and an editor's server starts no compiler: "
            "'check' does\n"
        )


def test_without_pygls_the_server_says_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "pygls.py").write_text("raise ImportError('no pygls')\n")
    editor = [sys.executable, "-m", "mlir.availability", "lsp"]
    done = subprocess.run(
        editor,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
    )
    assert done.returncode == 2
    assert re.match(says("mlir-availability lsp: error: ", "'pygls'", "pip install"), done.stderr)


def test_an_editor_that_dies_takes_the_server_along(project: Path) -> None:
    editor = Editor(project)
    editor.open(project / "a.mlir", shader(REDUCE))
    (child,) = children(editor.pid)
    assert editor.close() == 0
    assert not Path(f"/proc/{child}").exists() or "Z" in Path(f"/proc/{child}/stat").read_text()


def test_messages_that_are_none(project: Path) -> None:
    editor = Editor(project)
    with pytest.raises(ValueError, match="not defined"):
        editor.ask("workspace/executeCommand", {"command": "format-disk", "arguments": []})
    with pytest.raises(ValueError, match="arguments"):
        editor.ask("workspace/executeCommand", {"command": "mlir-availability.report", "arguments": []})
    assert editor.report(project / "missing.mlir").endswith("error: no such file or directory\n")
    assert editor.open(project / "b.mlir", shader(ADD)) == []
    editor.close()
