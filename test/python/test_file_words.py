# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Messages about a SPIR-V binary in its own words: instructions, declarations, and lines of its source.

What one thing mends is one finding, whatever the file's format.
"""

from __future__ import annotations

import pickle
import re
from pathlib import Path

import jsonschema
import mlir.availability as av
import pytest
from command_line import run, schema
from mlir import ir
from spirv_tools_library import assemble

SOURCE = "\n".join(f"line {number} of the shader" for number in range(1, 30))

# Additions of 16-bit floats: at lines 7 and 8, and without a line.
HALF = """
{declarations}
{imports}
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%file = OpString "{file}"
{source}
OpName %main "main"
OpName %last "last"
OpName %helper "twice"
%void = OpTypeVoid
%fn = OpTypeFunction %void
%f16 = OpTypeFloat 16
%one = OpConstant %f16 1
%u32 = OpTypeInt 32 0
%c0 = OpConstant %u32 0
%c7 = OpConstant %u32 7
{types}
%main = OpFunction %void None %fn
%entry = OpLabel
{line_7}
%a = OpFAdd %f16 %one %one
{line_8}
%b = OpFAdd %f16 %a %one
{no_line}
%last = OpFAdd %f16 %b %one
%call = OpFunctionCall %void %helper
OpReturn
OpFunctionEnd
%helper = OpFunction %void None %fn
%begin = OpLabel
%unnamed = OpFMul %f16 %one %one
OpReturn
OpFunctionEnd
"""
OP_LINES = {
    "line_7": "OpLine %file 7 0",
    "line_8": "OpLine %file 8 12",
    "no_line": "OpNoLine",
}
NO_LINES = dict.fromkeys(OP_LINES, "")
DEBUG_LINES = {
    "declarations": 'OpCapability Shader\nOpCapability Float16\nOpExtension "SPV_KHR_non_semantic_info"',
    "imports": '%ext = OpExtInstImport "NonSemantic.Shader.DebugInfo.100"',
    "line_7": "%at = OpExtInst %void %ext DebugLine %debug_source %c7 %c7 %c0 %c0",
    "line_8": "",
    "no_line": "%nowhere = OpExtInst %void %ext DebugNoLine",
}


def half(capabilities: str = "Shader Float16", version: str = "spv1.3", **parts: str) -> bytes:
    """Returns the binary of HALF, with parts of it."""
    declared = "\n".join(f"OpCapability {name}" for name in capabilities.split())
    filled = {"declarations": declared, "imports": "", "file": "half.comp", "source": "", "types": ""}
    return assemble(HALF.format(**(filled | OP_LINES | parts)), version)


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The name of a binary in an empty folder, which is the current one."""
    monkeypatch.chdir(tmp_path)
    return Path("half.spv")


# Names of a compiler's inside, which nobody who wrote a shader has seen.
FOREIGN = re.compile(
    r"spirv\.(?!capability|min_version|extension|client)|<\{|SSA|vce|declared'|%\d+ = |!|the op itself"
)


def test_one_cause_is_one_finding(file: Path) -> None:
    file.write_bytes(half())
    Path("half.comp").write_text(SOURCE)
    result = run("check", file, "-t", "vulkan1.1")
    assert result.code == 1
    assert result.out == (
        "half.comp:7: error: OpFAdd needs capability Float16; vulkan1.1 does not offer it\n"
        "    line 7 of the shader\n"
        "  cause: type of operand 0: f16\n"
        "  needed in 6 more places; -v lists all\n"
        "  available from vulkan1.1+Float16, spirv1.3\n"
        "  write instead: f32 in place of f16\n"
        "half.spv: not available on vulkan1.1: 7 violations in 19 ops\n"
    )
    out = run("check", file, "-t", "vulkan1.1", "-v").out
    assert not FOREIGN.search(out), out
    for place in (
        "half.comp:8:12: OpFAdd, type of operand 0: f16",
        r"half.spv: word \d+ \(%\d+ 'last'\) in 'main': OpFAdd, type of operand 0: f16",
        r"half.spv: word \d+ \(%\d+\) in 'twice': OpFMul, type of operand 0: f16",
        r"half.spv: word \d+ \(%\d+\): OpConstant, type of the result: f16",
        "half.spv: the module declares OpCapability Float16",
    ):
        assert re.search(rf"\n  also at {place}\n", out), out


def test_a_finding_is_told_once_for_several_targets(file: Path) -> None:
    file.write_bytes(half())
    targets = [part for name in ("vulkan1.0", "vulkan1.1", "vulkan1.2", "vulkan1.3") for part in ("-t", name)]
    out = run("check", file, *targets).out
    assert out.count("error:") == 2  # Of vulkan1.0, the version lacks, too.
    assert out.count("  lacking: spirv.capability Float16\n") == 3
    assert len(out.splitlines()) < 20
    assert run("check", file, *targets, "-v").out.count("needs capability Float16; ") == 4


@pytest.mark.parametrize(
    ("capabilities", "more", "declared"),
    [
        pytest.param("Shader", {}, ["OpCapability Float16"], id="a capability"),
        pytest.param(
            "Shader Float16",
            {"source": "OpDecorate %a NonUniform"},
            ["OpCapability ShaderNonUniform", 'OpExtension "SPV_EXT_descriptor_indexing"'],
            id="a capability, and what it takes",
        ),
    ],
)
def test_an_undeclared_capability_is_a_fault_of_the_module(
    capabilities: str, more: dict[str, str], declared: list[str], file: Path
) -> None:
    """That is a fault of the file, not of the target."""
    file.write_bytes(half(capabilities, **more))
    result = run("check", file, "-t", "vulkan1.2+all")
    assert result.code == 1
    *findings, verdict = [line for line in result.out.splitlines() if line.startswith("half.spv")]
    for each, finding in zip(declared, findings, strict=True):
        assert finding.startswith(f"half.spv: error: the module must declare {each}")
    assert verdict == (
        f"half.spv: not available as it is on vulkan1.2+all: it must declare {' and '.join(declared)}; "
        "then it is available"
    )
    assert not FOREIGN.search(result.out), result.out
    (form,) = run("check", file, "-t", "vulkan1.2+all", "--format", "json").json["results"]
    assert (form["ok"], form["must_declare"], form["if_declared"]) == (False, declared, True)


def test_what_must_be_declared_is_told_with_its_uses(file: Path) -> None:
    file.write_bytes(half("Shader"))
    out = run("check", file, "-t", "vulkan1.2+all").out
    assert re.match(
        r"half\.spv: error: the module must declare OpCapability Float16 "
        r"\(6 uses; the first is OpFAdd, half\.comp:7\)\n",
        out,
    )
    form = run("check", file, "-t", "vulkan1.2+all", "--format", "json").json
    jsonschema.validate(form, schema("check"))
    violations = form["results"][0]["violations"]
    assert form["results"][0]["causes"] == [{"violation": 1, "count": 6, "unstated": True}]
    assert len(violations) == 6
    assert {each["instruction"] for each in violations} == {
        "OpTypeFloat", "OpConstant", "OpFAdd", "OpFMul"
    }  # fmt: skip
    assert (
        violations[1]["message"] == "OpConstant needs OpCapability Float16, which the module doesn't declare"
    )
    log = run("check", file, "-t", "vulkan1.2+all", "--format", "sarif").json
    assert len(log["runs"][0]["results"]) == 6
    uris = {
        each["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
        for each in log["runs"][0]["results"]
    }
    assert uris == {"half.spv", "half.comp"}


def test_a_capability_that_the_target_lacks_need_not_be_declared(file: Path) -> None:
    """Then no declaration helps."""
    file.write_bytes(half("Shader"))
    result = run("check", file, "-t", "vulkan1.1")
    assert "must declare" not in result.out
    assert "needs capability Float16; vulkan1.1 does not offer it" in result.out
    file.write_bytes(half("Shader Float64"))
    out = run("check", file, "-t", "vulkan1.2+Float16").out
    assert "the module must declare OpCapability Float16" in out
    assert "half.spv: not available on vulkan1.2+Float16: " in out
    assert "available as it is" not in out
    (form,) = run("check", file, "-t", "vulkan1.2+Float16", "--format", "json").json["results"]
    assert form["if_declared"] is False


def test_devices_are_counted_as_if_it_were_declared(file: Path) -> None:
    file.write_bytes(half())
    declared = run("check", file, "--devices", "--format", "json").json
    file.write_bytes(half("Shader"))
    result = run("check", file, "--devices")
    assert result.code == 1
    number = sum(each["ok"] for each in declared["devices"])
    assert "half.spv: error: the module must declare OpCapability Float16 (6 uses; " in result.out
    assert (
        "half.spv: not available as it is: it must declare OpCapability Float16; "
        f"then on {number} of {len(declared['devices'])}\n" in result.out
    )
    form = run("check", file, "--devices", "--format", "json").json
    jsonschema.validate(form, schema("check"))
    assert form["must_declare"] == ["OpCapability Float16"]
    assert [each["if_declared"] for each in form["devices"]] == [each["ok"] for each in declared["devices"]]
    assert not any(each["ok"] for each in form["devices"])
    assert "must_declare" not in declared
    assert not any("if_declared" in each for each in declared["devices"])


# Lines of the source.

TEXT = SOURCE.replace("line 7", "seven, in the binary,")
CASES = {
    "OpSource": ({"source": f'OpSource GLSL 450 %file "{TEXT}"'}, "seven, in the binary, of the shader"),
    "OpSourceContinued": (
        {"source": f'OpSource GLSL 450 %file "{TEXT[:150]}"\nOpSourceContinued "{TEXT[150:]}"'},
        "seven, in the binary, of the shader",
    ),
    "glslang's comments": (
        {"source": f'OpSource GLSL 450 %file "// OpModuleProcessed client vulkan100\n#line 1\n{TEXT}"'},
        "seven, in the binary, of the shader",
    ),
    "DebugSource": (
        DEBUG_LINES
        | {
            "source": f'%text = OpString "{TEXT}"',
            "types": "%debug_source = OpExtInst %void %ext DebugSource %file %text",
        },
        "seven, in the binary, of the shader",
    ),
    "a file beside it": ({}, "line 7 of the shader"),
    "a path elsewhere": ({"file": "/home/somebody/shaders/half.comp"}, "line 7 of the shader"),
    "a path of Windows": ({"file": "C:\\\\shaders\\\\half.comp"}, "line 7 of the shader"),
    "a path to a file that isn't the shader's": ({"file": "../secret.txt"}, None),
    "a link": ({"file": "link.comp"}, None),
    "a pipe": ({"file": "pipe.comp"}, None),
    "a folder": ({"file": "."}, None),
    "no name": ({"file": ""}, None),
    "a line that isn't there": ({"line_7": "OpLine %file 4000000000 1"}, None),
}


@pytest.mark.parametrize("case", CASES)
def test_findings_in_a_binary_have_lines_of_its_source(case: str, tmp_path: Path) -> None:
    """From the binary, or from a file of that name in the binary's folder, and from no other."""
    import os

    parts, expected = CASES[case]
    folder = tmp_path / "build"
    folder.mkdir()
    (tmp_path / "secret.txt").write_text(SOURCE)
    (folder / "half.comp").write_text(SOURCE)
    (folder / "link.comp").symlink_to(tmp_path / "secret.txt")
    os.mkfifo(folder / "pipe.comp")
    (file := folder / "half.spv").write_bytes(half(**parts))
    out = run("check", file, "-t", "vulkan1.1").out
    assert "OpFAdd needs capability Float16" in out
    quoted = [line.strip() for line in out.splitlines() if line.startswith("    ")]
    assert quoted[:1] == ([] if expected is None else [expected])


def test_columns_have_a_caret(file: Path) -> None:
    Path("half.comp").write_text(SOURCE)
    file.write_bytes(half(line_7="OpLine %file 7 8"))
    out = run("check", file, "-t", "vulkan1.1").out
    assert "half.comp:7:8: error: " in out
    assert "\n    line 7 of the shader\n           ^\n" in out
    github = run("check", file, "-t", "vulkan1.1", "--format", "github").out
    assert "::error file=half.comp,line=7,col=8,title=" in github
    file.write_bytes(half(**NO_LINES))
    github = run("check", file, "-t", "vulkan1.1", "--format", "github").out
    assert "::error file=half.spv,title=mlir-availability%3A vulkan1.1::the module declares Op" in github


# Other commands, and other files.


def test_deduce_speaks_of_instructions(file: Path) -> None:
    file.write_bytes(half("Shader"))
    result = run("deduce", file)
    assert result.code == 1
    assert "must declare OpCapability Float16 (6 uses; the first is OpFAdd, half.comp:7)\n" in result.err
    assert "note: it could state #spirv.vce<v1.0, [Shader, Float16], []>\n" in result.err
    assert "availability-deduce" not in result.err
    assert "spirv.FAdd" not in result.err


def test_explain_speaks_of_instructions(file: Path) -> None:
    file.write_bytes(half())
    out = run("explain", file).out
    assert "OpFAdd  at half.comp:7, half.comp:8:12, word " in out
    assert "the module  at word " in out
    assert "cause: OpCapability Float16\n" in out
    assert not FOREIGN.search(out), out
    form = run("explain", file, "--format", "json").json
    jsonschema.validate(form, schema("explain"))
    assert {"OpFAdd", "OpFunction", "OpTypeFloat"} < {each["instruction"] for each in form["ops"]}


@pytest.mark.parametrize(
    ("instruction", "name"),
    [
        ("%r = OpExtInst %f16 %glsl FMin %one %one", "OpExtInst FMin (GLSL.std.450)"),
        ("%r = OpExtInst %f16 %glsl NMin %one %one", "OpExtInst NMin (GLSL.std.450)"),
        ("%r = OpQuantizeToF16 %f16 %one", "OpQuantizeToF16"),
        ("%p = OpVariable %ptr Function", "OpVariable"),
        ("%r = OpGroupNonUniformFAdd %f16 %c0 Reduce %one", "OpGroupNonUniformFAdd"),
        ("%r = OpUndef %f16", "OpUndef"),
        ("%r = OpCopyObject %f16 %one", "OpCopyObject"),
        ("%r = OpSubgroupReadInvocationKHR %f16 %one %c0", "OpSubgroupReadInvocationKHR"),
    ],
)
def test_names_of_instructions(instruction: str, name: str, file: Path) -> None:
    """By MLIR's op, or where it has none."""
    types = "%ptr = OpTypePointer Function %f16"
    file.write_bytes(
        half(imports='%glsl = OpExtInstImport "GLSL.std.450"', types=types, line_7=instruction, line_8="")
    )
    out = run("check", file, "-t", "vulkan1.1", "-v").out
    assert re.search(rf" in 'main'(: error)?: {re.escape(name)}[, ]", out), out
    assert not FOREIGN.search(out), out


def test_findings_in_text_are_grouped_in_its_words(file: Path) -> None:
    """The same groups, in the words of that file."""
    file = file.with_suffix(".mlir")
    file.write_text(
        "spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {\n"
        '  spirv.func @f(%x: f16) -> f16 "None" {\n'
        "    %0 = spirv.FAdd %x, %x : f16\n    spirv.ReturnValue %0 : f16\n  }\n"
        '  spirv.func @main() "None" { spirv.Return }\n'
        '  spirv.EntryPoint "GLCompute" @main\n  spirv.ExecutionMode @main "LocalSize", 1, 1, 1\n}\n'
    )
    result = run("check", file, "-t", "vulkan1.2+Float16")
    assert result.code == 1
    assert result.out.count("error: ") == 1
    assert (
        "half.mlir:2:3: error: spirv.func needs capability Float16; 'vce_triple' of spirv.module does not"
        in result.out
    )
    assert "needed in 2 more places; -v lists all\n" in result.out
    assert result.out.endswith(
        " on vulkan1.2+Float16: it must declare capability Float16; then it is available\n"
    )
    assert (
        "  also at half.mlir:4:5: spirv.ReturnValue, "
        in run("check", file, "-t", "vulkan1.2+Float16", "-v").out
    )


# Causes.


def test_the_strictest_clause_is_the_cause(context: ir.Context) -> None:
    """A higher version mends what a lower one does, and a capability what one of several does."""
    ops = {
        "v1.3": "spirv.GroupNonUniformElect <Subgroup> : i1",
        "f16": "spirv.Undef : !spirv.ptr<f16, Function>",
    }
    text = f"""spirv.module Logical GLSL450 requires #spirv.vce<v1.5, [Shader, GroupNonUniform], []> {{
      spirv.func @main() "None" {{
        %0 = {ops["v1.3"]}
        %1 = {ops["f16"]}
        %2 = spirv.Constant 1.0 : f16
        spirv.Return
      }}
      spirv.EntryPoint "GLCompute" @main
      spirv.ExecutionMode @main "LocalSize", 1, 1, 1
    }}"""
    report = av.check(ir.Module.parse(text), "#spirv.vce<v1.0, [Shader, GroupNonUniform], []>")
    (result,) = report.results
    needs = [" ".join(map(str, each.any_of)) for each in result.causes]
    assert set(needs) == {
        "spirv.min_version v1.5",
        "spirv.capability GroupNonUniform",
        "spirv.capability Float16",
    }
    messages = {
        need: [each.message for each in cause.violations]
        for need, cause in zip(needs, result.causes, strict=True)
    }
    assert any("needs SPIR-V v1.3" in each for each in messages["spirv.min_version v1.5"])
    assert any("Float16 or Float16Buffer" in each for each in messages["spirv.capability Float16"])
    assert sum(each.number for each in result.causes) == len(report.violations)
    (pickled,) = pickle.loads(pickle.dumps(report)).results
    assert [(each.index, each.number) for each in pickled.causes] == [
        (each.index, each.number) for each in result.causes
    ]


def test_what_nothing_offers_is_grouped_by_name(context: ir.Context) -> None:
    text = """spirv.module Logical GLSL450 {
      "spirv.Bogus"() : () -> ()
      "spirv.Bogus"() : () -> ()
      "spirv.Other"() : () -> ()
    }"""
    context.allow_unregistered_dialects = True
    (result,) = av.check(ir.Module.parse(text), "vulkan1.3+all").results
    counts = [(each.violation.op_name, each.number) for each in result.causes]
    assert counts == [("spirv.module", 1), ("spirv.Bogus", 2), ("spirv.Other", 1)]


def test_suppressed_places_are_not_counted(file: Path) -> None:
    file.write_bytes(half())
    Path("mlir-availability.toml").write_text(
        '[[ignore]]\nfiles = "*"\nop = "spirv.FAdd"\nreason = "known"\n'
    )
    out = run("check", file, "-t", "vulkan1.1").out
    assert "OpFAdd needs" not in out
    assert "the module declares OpCapability Float16; vulkan1.1 does not offer it" in out
    assert "needed in 3 more places" in out
    assert "suppressed: 3 by mlir-availability.toml: known" in out
