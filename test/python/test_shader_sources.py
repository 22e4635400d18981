# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shaders' sources as input: what compiles them, and who may say so."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import stat
from pathlib import Path

import mlir.availability as av
import pytest
from command_line import run
from messages import says
from mlir.availability.files import _compile
from mlir.availability.files._compilers import find_compilers
from mlir.availability.files.worker import _isolate

HALF = """\
#version 450
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
layout(local_size_x = 1) in;
layout(binding = 0) buffer Colour { float colour; };
void main() {
  colour = float(float16_t(colour) + float16_t(1.0));
}
"""
SUBGROUP = """\
#version 450
#extension GL_KHR_shader_subgroup_arithmetic : require
layout(local_size_x = 1) in;
layout(binding = 0) buffer Sum { float sum; };
void main() { sum = subgroupAdd(sum); }
"""
WRONG = "#version 450\nvoid main() {\n  colour = 1.0;\n}\n"
VERTEX = "#version 450\nvoid main() { gl_Position = vec4(0.0); }\n"

# A compiler of nobody's: it writes down how it was called, and then calls glslc.
OTHER = """\
#!/bin/sh
echo "$@" >>{told}
exec {glslc} -fshader-stage=comp --target-env="$1" -o "$2" "$3"
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder, where the user has no configuration."""
    work = tmp_path / "work"
    work.mkdir()
    monkeypatch.chdir(work)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return work


def configure(folder: Path, text: str) -> Path:
    """Writes the user's configuration."""
    file = folder.parent / "config" / "mlir-availability" / "config.toml"
    file.parent.mkdir(parents=True)
    file.write_text(text)
    return file


def script(path: Path, text: str) -> Path:
    path.write_text(text)
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


def other(folder: Path) -> tuple[Path, Path]:
    """Returns a compiler of another name, and the file in which it says how it was called."""
    told = folder.parent / "told"
    text = OTHER.format(told=shlex.quote(str(told)), glslc=shutil.which("glslc"))
    return script(folder.parent / "other", text), told


@pytest.mark.parametrize(
    ("compiler", "line", "quoted"),
    [("glslc", 6, True), ("glslangValidator", 6, True), ("glslc -O", 6, True)],
)
def test_findings_name_the_line(folder: Path, compiler: str, line: int, quoted: bool) -> None:
    (folder / "half.comp").write_text(HALF)
    found = run("check", "half.comp", "-t", "vulkan1.1", "--compiler", compiler)
    assert found.code == 1
    assert found.out.startswith(f"half.comp:{line}: error: Op")
    assert ("    colour = float(float16_t(colour)" in found.out) is quoted
    assert "needs capability Float16; vulkan1.1 does not offer it" in found.out
    assert re.match(says(f"{compiler.split()[0]}: note: ", "1 file for Vulkan 1.1"), found.err)


@pytest.mark.parametrize(
    ("text", "targets", "version"),
    [
        (HALF, ["--devices"], "1.0"),
        # The lowest version that the compiler accepts.
        (SUBGROUP, ["--devices"], "1.1"),
        (HALF, ["-t", "vulkan1.2"], "1.2"),
        (HALF, ["-t", "vulkan1.3", "-t", "vulkan1.1"], "1.1"),
        (HALF, ["-t", "spirv1.4"], "1.1"),
        (HALF, ["-t", "sm_80"], "1.0"),
        (SUBGROUP, ["-t", "vulkan1.0"], "1.1"),
    ],
)
def test_the_version_of_vulkan(folder: Path, text: str, targets: list[str], version: str) -> None:
    (folder / "a.comp").write_text(text)
    found = run("check", "a.comp", *targets)
    assert re.match(says("glslc: note: ", f"1 file for Vulkan {version}\n"), found.err)
    assert run("check", "a.comp", *targets, "--quiet").err == ""


def test_a_version_that_the_user_names(folder: Path) -> None:
    (folder / "a.comp").write_text(HALF)
    found = run("check", "a.comp", "-t", "vulkan1.1", "--compiler", "glslc --target-env=vulkan1.2")
    assert "the module declares SPIR-V 1.5; vulkan1.1 offers v1.3" in found.out
    assert re.match(says("glslc: note: ", "1 file\n"), found.err)


@pytest.mark.parametrize(("compiler", "name"), [(None, "glslc"), ("glslangValidator", "glslangValidator")])
def test_what_a_compiler_refuses(folder: Path, compiler: str | None, name: str) -> None:
    (folder / "wrong.vert").write_text(WRONG)
    (folder / "good.vert").write_text(VERTEX)
    chosen = ["--compiler", compiler] if compiler else []
    found = run("check", "wrong.vert", "good.vert", "-t", "vulkan1.0", "-v", *chosen)
    assert found.code == 2
    assert (
        f"wrong.vert:3: error: 'colour' : undeclared identifier ({name})\n      colour = 1.0;\n" in found.err
    )
    assert "good.vert: available on vulkan1.0" in found.out
    assert "terminated" not in found.err


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("", "a compiler has no command"),
        ("'", "is no command: no closing quotation"),
        (
            "cat",
            "the options of 'cat' are not known: the command of a compiler has to have {file} and {output}",
        ),
        ("./none {file} {output}", "'./none' can't be started: no such file or directory"),
        ("true {file} {output}", "true has written no binary: no such file or directory"),
        ("cp {file} {output}", "what cp has written is no SPIR-V binary"),
        ("sh -c 'echo no; exit 3' {file} {output}", "sh refuses it (exit code 3)\n  no"),
        ("sh -c 'kill -SEGV $$' {file} {output}", "sh refuses it (segmentation fault (SIGSEGV))"),
    ],
)
def test_commands_that_are_no_compiler(folder: Path, command: str, message: str) -> None:
    (folder / "a.comp").write_text(HALF)
    found = run("check", "a.comp", "-t", "vulkan1.0", "--compiler", command)
    assert (found.code, found.out) == (2, "")
    assert message in found.err


def test_a_compiler_that_never_ends(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_compile, "SECONDS", 0.1)
    (folder / "a.comp").write_text(HALF)
    found = run("check", "a.comp", "-t", "vulkan1.0", "--compiler", "sh -c 'exec sleep 60' {file} {output}")
    assert found.code == 2
    assert re.match(says("a.comp: error: sh was stopped", "0.1 seconds"), found.err)


def test_without_a_compiler(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # What lies in the current folder isn't the user's choice.
    script(folder / "glslc", "#!/bin/sh\ntouch started\n")
    monkeypatch.setenv("PATH", ":.")
    (folder / "a.comp").write_text(HALF)
    config = folder.parent / "config" / "mlir-availability" / "config.toml"
    message = says("a.comp: error: it is a shader's source", "apt install glslc", str(config), "--compiler")
    assert re.match(message, run("check", "a.comp", "-t", "vulkan1.0").err)
    assert not (folder / "started").exists()


def test_a_compiler_is_not_looked_for_in_the_current_folder(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script(folder / "mine", "#!/bin/sh\ntouch started\n")
    monkeypatch.setenv("PATH", ":.")
    (folder / "a.comp").write_text(HALF)
    found = run("check", "a.comp", "-t", "vulkan1.0", "--compiler", "mine {file} {output}")
    assert found.code == 2
    assert re.match(says("a.comp: error: 'mine' can't be started"), found.err)
    assert not (folder / "started").exists()


def test_compilers_of_the_users_configuration_are_called(folder: Path) -> None:
    path, told = other(folder)
    command = f'command = ["{path}", "{{env}}", "{{output}}", "{{file}}"]'
    configure(
        folder, f'compiler = "mine"\n[compilers.mine]\n{command}\n[compilers.x]\n{command}\nsuffixes = [".x"]'
    )
    for name in ("a.comp", "a.x", "-b.comp"):
        (folder / name).write_text(HALF)
    found = run("check", "-t", "vulkan1.1", "--", "a.comp", "a.x", "-b.comp")
    assert found.code == 1
    assert re.match(says("mine: note: ", "2 files for Vulkan 1.1\n", "x: note: ", "1 file for"), found.err)
    called = sorted(line.split()[0::2] for line in told.read_text().splitlines())
    assert called == [["vulkan1.1", "./-b.comp"], ["vulkan1.1", "a.comp"], ["vulkan1.1", "a.x"]]
    # The name of one is as good as a command.
    assert "glslc: note" in run("check", "a.comp", "-t", "vulkan1.1", "--compiler", "glslc").err


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[", "is not TOML"),
        ("x = 1", "the configuration has no 'x'; it has ask, compiler, compilers and lowerings"),
        ('compiler = "none"', "'compiler' has to be the name of one of these: glslc, glslangValidator"),
        ("compilers = 1", "'compilers' has to be a table of tables, [compilers.NAME]"),
        ("[compilers]\na = 1", "'compilers' has to be a table of tables, [compilers.NAME]"),
        ("[compilers.a]\nb = 1", "compiler 'a' has no 'b'; it has command and suffixes"),
        ("[compilers.a]", "compiler 'a' has no command"),
        ('[compilers.a]\ncommand = "glslc"', "'command' of compiler 'a' has to be a list of words"),
        ('[compilers.a]\ncommand = ["cat"]', "the options of 'cat' are not known"),
        ('[compilers.a]\ncommand = ["glslc"]\nsuffixes = ["hlsl"]', "'suffixes' of compiler 'a' has to be"),
    ],
)
def test_a_wrong_configuration_of_the_users(folder: Path, text: str, message: str) -> None:
    file = configure(folder, text)
    (folder / "a.comp").write_text(HALF)
    found = run("check", "a.comp", "-t", "vulkan1.0")
    assert (found.code, found.out) == (2, "")
    assert found.err.startswith(f"{file}: error: {message}")
    (folder / "a.mlir").write_text("module {}")
    assert str(file) not in run("check", "a.mlir", "-t", "vulkan1.0").err


def test_a_project_chooses_by_name(folder: Path) -> None:
    path, told = other(folder)
    configure(folder, f'[compilers.mine]\ncommand = ["{path}", "{{env}}", "{{output}}", "{{file}}"]')
    (folder / "mlir-availability.toml").write_text('compiler = "mine"\n')
    (folder / "a.comp").write_text(HALF)
    found = run("check", "a.comp", "-t", "vulkan1.1")
    assert re.match(says("mine: note: ", "1 file for Vulkan 1.1"), found.err)
    assert told.exists()


@pytest.mark.parametrize(
    "chosen",
    [
        'compiler = "./tool {file} {output}"',
        'compiler = "./tool"',
        'compiler = "tool"',
        'compiler = ["./tool", "{file}", "{output}"]',
        'compiler = {command = ["./tool", "{file}", "{output}"]}',
        '[compilers.glslc]\ncommand = ["./tool", "{file}", "{output}"]',
        'compiler = "mine"\n[compilers.mine]\ncommand = ["./tool", "{file}", "{output}"]',
    ],
)
def test_a_hostile_project_starts_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch, chosen: str) -> None:
    for name in ("tool", "glslc", "glslangValidator"):
        script(folder / name, "#!/bin/sh\ntouch started\n")
    monkeypatch.setenv("PATH", f".:{os.environ['PATH']}:")
    # Nor does a configuration that lies in the project: such folders have to be absolute.
    (folder / "mlir-availability").mkdir()
    (folder / "mlir-availability" / "config.toml").write_text(
        '[compilers.mine]\ncommand = ["./tool", "{file}", "{output}"]'
    )
    monkeypatch.setenv("XDG_CONFIG_HOME", ".")
    monkeypatch.setenv("HOME", str(folder.parent))
    (folder / "mlir-availability.toml").write_text(chosen)
    (folder / "a.comp").write_text(HALF)
    found = run("check", "a.comp", "-t", "vulkan1.0")
    assert (found.code, found.out) == (2, "")
    assert found.err.startswith("mlir-availability.toml: error: ")
    assert not (folder / "started").exists()


def test_an_included_file(folder: Path) -> None:
    (folder / "shaders").mkdir()
    (folder / "shaders" / "head.glsl").write_text("\n".join(HALF.splitlines()[2:4]))
    (folder / "shaders" / "a.comp").write_text(
        "\n".join(
            [
                *HALF.splitlines()[:2],
                "#extension GL_GOOGLE_include_directive : require",
                '#include "head.glsl"',
            ]
        )
        + "\n"
        + "\n".join(HALF.splitlines()[4:])
    )
    for compiler in ("glslc", "glslangValidator"):
        found = run("check", "shaders/a.comp", "-t", "vulkan1.1", "--compiler", compiler)
        assert found.out.startswith("shaders/a.comp:6: error: Op"), compiler


def test_of_a_source_and_its_binary_the_binary_is_read(folder: Path) -> None:
    """Of a source and its binary, the binary is what is shipped."""
    for name in ("half.comp", "both.comp", "also.vert", "part.glsl", "stage.frag.glsl", "read.me"):
        (folder / name).write_text(VERTEX if name != "half.comp" else HALF)
    binary = _compiled(folder / "half.comp")
    (folder / "both.spv").write_bytes(binary)
    (folder / "also.vert.spv").write_bytes(binary)
    (folder / "stage.frag.glsl").write_text("#version 450\nvoid main() {}\n")
    found = run("check", ".", "-t", "vulkan1.3", "--format", "csv")
    judged = {line.split(",")[0] for line in found.out.splitlines()[1:]}
    assert judged == {"half.comp", "also.vert.spv", "both.spv", "stage.frag.glsl"}


def _compiled(file: Path) -> bytes:
    result = _isolate.call(
        lambda _: _compile.compile_source(str(file), file.read_bytes(), find_compilers())[0].data
    )
    assert isinstance(result, _isolate.Done)
    binary = result.value
    assert isinstance(binary, bytes)
    return binary


def test_check_files_compiles_sources(folder: Path) -> None:
    (folder / "a.comp").write_text(SUBGROUP)
    (folder / "wrong.vert").write_text(WRONG)
    good, wrong = av.check_files(["a.comp", "wrong.vert"], "vulkan1.1")
    assert good.report is not None
    assert "a.comp:5:0" in {each.location for each in good.report.violations}
    assert wrong.error == "wrong.vert:3: 'colour' : undeclared identifier (glslc)"


@pytest.mark.parametrize("command", [["explain"], ["deduce"], ["targets", "--for"]])
def test_each_command_takes_sources(folder: Path, command: list[str]) -> None:
    (folder / "a.comp").write_text(HALF)
    found = run(*command, "a.comp")
    assert found.code == 0
    assert "Float16" in found.out or "spirv1.0" in found.out


def test_a_binary_needs_no_compiler_whatever_its_name(folder: Path) -> None:
    """A binary needs no compiler, whatever its name; nor does an empty file."""
    (folder / "a.comp").write_text(HALF)
    (folder / "b.comp").write_bytes(_compiled(folder / "a.comp"))
    (folder / "empty.comp").write_bytes(b"")
    found = run("check", "b.comp", "-t", "vulkan1.1")
    assert (found.code, found.err) == (1, "")
    empty = run("check", "empty.comp", "-t", "vulkan1.1")
    assert re.match(says("empty.comp: error: ", "file is empty"), empty.err)
