# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Nothing that an input contains speaks to a terminal, a build server or a browser."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from command_line import run
from mlir import ir
from mlir.availability.cli._html_page import _script_data
from mlir.availability.cli._text import printable

# Each is a command to a build server, or controls a terminal.
EVIL = "::stop-commands::evil"
MARK = "##[error]evil"
NAME = f"{EVIL} {MARK}\x1b[31m.mlir"

# MLIR's \0A is a newline, and \1B begins what controls a terminal.
UNKNOWN = rf'"foo.\0A{EVIL}{MARK}\1B[31m"() {{a = "{MARK}", b = #foo<"{MARK}">}} : () -> ()' + "\n"
LACKING = rf"""spirv.module @"\0A{EVIL}{MARK}" Logical GLSL450 {{
  spirv.func @"{MARK}\1B[31m"() "None" {{
    %0 = spirv.Constant 1.0 : f64
    spirv.Return
  }}
  spirv.EntryPoint "GLCompute" @"{MARK}\1B[31m"
  spirv.ExecutionMode @"{MARK}\1B[31m" "LocalSize", 1, 1, 1
}}
"""
FILES = {
    # The excerpts of these errors begin with text of the file.
    "line.mlir": f"{EVIL}\n",
    "indented.mlir": f"module {{\n   {EVIL} {MARK}\n}}\n",
    "marked.mlir": f'"a.b"() {{x = "{MARK}"}} : bad\n',
    "name.mlir": f"func.func @f() {{\n  {MARK}\n}}\n",
    "unknown.mlir": UNKNOWN,
    "lacking.mlir": LACKING,
    "kernel.mlir": "func.func @f(%x: f32) -> f32 {\n  %0 = arith.addf %x, %x : f32\n  return %0 : f32\n}\n",
    NAME: LACKING,
}
DECLARED = {
    "schema_version": 1,
    "dialect": "toy",
    "dimensions": [
        {
            "name": "toy.f",
            "label": f"{EVIL} {MARK}",
            "relation": "one_of",
            "values": [{"name": f"{EVIL}{MARK}", "value": 1}, {"name": MARK, "value": 2}],
        }
    ],
    "enums": [],
    "ops": [
        {"name": f"toy.{MARK}", "clauses": [{"any_of": [{"dimension": "toy.f", "value": MARK}]}]},
        {"name": "toy.a", "clauses": [{"any_of": [{"dimension": "toy.f", "value": f"{EVIL}{MARK}"}]}]},
        {"name": f"toy.{EVIL}", "clauses": []},
    ],
    "overlays": [],
    "types": [],
    "attributes": [],
    "targets": [
        {
            "name": "::stop-commands::t",
            "family": EVIL,
            "rank": 1,
            "summary": f"\n{EVIL} {MARK}\x1b[31m [red]text[/red] [/]",
            "source": f"\n{EVIL}",
            "optional": [],
            "attribute": '#availability.target<"toy.f" = []>',
        }
    ],
}
CONFIG = f"""targets = ["vulkan1.1"]
[[ignore]]
op = "spirv.*"
reason = "\\n{EVIL} {MARK}\\u001b[31m"
"""
TOY = '"toy.a"() : () -> ()\n' + f'"toy.{MARK}"() : () -> ()\n'
DECLARE = ["--declare", "toy.json"]


@pytest.fixture(autouse=True)
def _directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name, text in FILES.items():
        Path(name).write_text(text)
    Path("toy.mlir").write_text(TOY)
    Path("toy.json").write_text(json.dumps(DECLARED))
    Path("config.toml").write_text(CONFIG)
    Path("bad.toml").write_text(f'"{EVIL}{MARK}\\n{EVIL}" = 1')
    Path("bad.json").write_text(json.dumps({**DECLARED, "dialect": f"\n{EVIL}{MARK}"}))


def commands_in(text: str, *, are_allowed: bool = False) -> list[str]:
    """Returns the lines that a build server or a terminal would obey."""
    own = re.compile(r"::(error|warning|notice) (file=[^\s,:]*,)?[a-z]+=")
    return [
        line
        for line in text.split("\n")
        if (line.lstrip().startswith("::") and not (are_allowed and own.match(line)))
        or re.search(r"##\w*\[", line)
        or not re.sub("[\udc80-\udcff]", "", line).isprintable()
    ]


FORMATS = ("text", "json", "csv", "sarif", "github")
CHECKS = [
    ["check", file, "-t", "vulkan1.1", "--format", format_] for file in FILES for format_ in FORMATS
] + [["check", "toy.mlir", *DECLARE, "-t", "::stop-commands::t", "--format", format_] for format_ in FORMATS]
OTHERS = [
    *(["explain", file, "--format", format_] for file in FILES for format_ in ("text", "json")),
    *(["deduce", file, "--format", format_] for file in FILES for format_ in ("text", "json")),
    ["deduce", "toy.mlir", *DECLARE],
    ["explain", "toy.mlir", *DECLARE],
    ["check", NAME, "--devices"],
    ["check", NAME, "--devices", "--format", "json"],
    ["check", NAME, "--config", "config.toml"],
    ["check", NAME, "--config", "config.toml", "--format", "github"],
    ["check", NAME, "--config", "bad.toml"],
    ["check", "missing\n" + NAME, "-t", "vulkan1.1"],
    ["check", "missing\n" + NAME, "-t", "vulkan1.1", "--format", "github"],
    ["check", NAME, "-t", f"\n{EVIL}{MARK}"],
    ["check", NAME, "-t", "vulkan1.1", "--write-baseline", f"\n{EVIL}{MARK}"],
    ["check", f"--\n{EVIL}{MARK}"],
    ["check", NAME, "-t", "vulkan1.1", "--format", f"\n{EVIL}{MARK}"],
    [f"\n{EVIL}{MARK}"],
    ["check", NAME, "--declare", "bad.json", "-t", "vulkan1.1"],
    ["targets", *DECLARE],
    ["targets", *DECLARE, "--format", "json"],
    ["targets", *DECLARE, "--for", "toy.mlir", "-v"],
    ["targets", "--for", NAME, "-v"],
    ["targets", "--for", NAME, "--format", "json"],
    ["targets", "--for", "unknown.mlir"],
    ["table", "toy", *DECLARE],
    ["table", "toy", *DECLARE, "--format", "json"],
    ["table", "toy", *DECLARE, "--html", "-"],
    ["table", *DECLARE, "--op", "toy.a"],
    ["table", *DECLARE, "--op", f"toy.{MARK}"],
    ["table", f"\n{EVIL}{MARK}"],
    ["lower", NAME, "-t", "vulkan1.1", "-o", f"\n{EVIL}{MARK}"],
    ["lower", "kernel.mlir", "-t", "vulkan1.1", "--manifest", "-o", f"\n{EVIL}{MARK}"],
    ["transform", NAME],
    ["transform", "unknown.mlir", "--schedule", "line.mlir"],
]


@pytest.mark.parametrize("arguments", [*CHECKS, *OTHERS], ids=lambda each: " ".join(map(ascii, each)))
def test_no_stream_has_commands_of_an_input(arguments: list[str]) -> None:
    result = run(*arguments)
    assert result.out or result.err
    assert not commands_in(result.err)
    assert not commands_in(result.out, are_allowed="github" in arguments)
    if "json" in arguments and result.out:
        json.loads(result.out.splitlines()[0])


def test_json_says_what_the_input_says() -> None:
    form = run("check", "toy.mlir", *DECLARE, "-t", "::stop-commands::t", "--format", "json").json
    assert form["results"][0]["violations"][1]["op"] == f"toy.{MARK}"


SCHEDULE = (
    "module attributes {transform.with_named_sequence} {\n  transform.named_sequence @__transform_main("
)
SCHEDULE += "%arg: !transform.any_op {transform.readonly}) {\n    transform.yield\n  }\n}\n"


def test_ir_on_standard_output_is_the_same_ir() -> None:
    Path("schedule.mlir").write_text(SCHEDULE)
    Path("marked.mlir").write_text(f'"a.b"() {{x = "{MARK} \\22##[x]"}} : () -> ()\n')
    result = run("transform", "marked.mlir", "-s", "schedule.mlir")
    assert (result.code, result.err) == (0, "")
    assert "#\\23[error]evil" in result.out
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        (op,) = ir.Module.parse(result.out).body.operations
        assert op.attributes["x"].value == f'{MARK} "##[x]'  # type: ignore[attr-defined]


def test_ir_that_can_not_be_written_safely_needs_a_file() -> None:
    Path("schedule.mlir").write_text(SCHEDULE)
    Path("opaque.mlir").write_text(f'"a.b"() {{x = #foo<{MARK}>}} : () -> ()\n')
    result = run("transform", "opaque.mlir", "-s", "schedule.mlir")
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith("--output: error: standard output may be a terminal or a build's log, ")
    assert run("transform", "opaque.mlir", "-s", "schedule.mlir", "-o", "out.mlir").code == 0
    assert f"#foo<{MARK}>" in Path("out.mlir").read_text()


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a: b", "a: b"),
        (": f32", ": f32"),
        ("@a::@b", "@a::@b"),
        ("#map", "#map"),
        ("::x", "\\x3a:x"),
        ("   ::x", "   \\x3a:x"),
        (":", "\\x3a"),
        ("a ##[x] ##vso[y] ###", "a #\\x23[x] #\\x23vso[y] #\\x23\\x23"),
        ("a\nb\rc\x1b[31m\x9b\u202e\u2028", "a\\x0ab\\x0dc\\x1b[31m\\x9b\\x202e\\x2028"),
        ("\udcff", "\udcff"),
    ],
)
def test_only_what_would_be_obeyed_is_escaped(text: str, shown: str) -> None:
    assert printable(text) == shown


class Scripts(HTMLParser):
    """Collects the contents of script elements."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self._is_inside = False

    def handle_starttag(self, tag: str, _: list[tuple[str, str | None]]) -> None:
        self._is_inside = tag == "script"

    def handle_data(self, data: str) -> None:
        if self._is_inside:
            self.found.append(data)

    def handle_endtag(self, _: str) -> None:
        self._is_inside = False


def test_no_content_ends_or_changes_the_script_of_a_page() -> None:
    texts = ["<!--<script>", "</script>", "-->", "]]>", "&lt;", "\u2028", "/*JS*/", "/*DATA*/", MARK, "\x9b"]
    data = _script_data(texts)
    assert not re.search("[<>&]|##", data)
    assert data.isascii()
    assert json.loads(data) == texts


def test_a_page_of_hostile_names_has_its_two_scripts() -> None:
    hostile = json.dumps(DECLARED).replace(MARK, "<!--<script></script><script>alert(1)</script>")
    Path("hostile.json").write_text(hostile)
    page = run("table", "toy", "--declare", "hostile.json", "--html", "-").out
    scripts = Scripts()
    scripts.feed(page)
    data, code = scripts.found
    assert json.loads(data)["dialects"][0]["name"] == "toy"
    assert code.rstrip().endswith("})();")
