# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The command line on good input: its output, in every format, and its exit code."""

from __future__ import annotations

import json
import os
import platform
import pty
import re
import shlex
import signal
import subprocess
import sys
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import IO

import mlir.availability as av
import pytest
from command_line import run, run_process, validate
from llvm_differences import SPIRV_OPS
from llvm_release import SERIES
from messages import says
from mlir import ir
from mlir.availability.cli._needs import describe_places
from mlir.availability.files._source import Kind, Source
from mlir.availability.native import _linkage

KERNEL = """\
spirv.module Logical GLSL450 {
  spirv.func @sum(%a: f32) -> f32 "None" {
    %0 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %a : f32 -> f32
    spirv.ReturnValue %0 : f32
  }
  spirv.func @main() "None" { spirv.Return }
  spirv.EntryPoint "GLCompute" @main
  spirv.ExecutionMode @main "LocalSize", 1, 1, 1
}
"""

# The same with the triple that a binary has.
STATED_KERNEL = KERNEL.replace(
    " {", " requires #spirv.vce<v1.3, [Shader, Linkage, GroupNonUniformArithmetic], []> {", 1
)

HALF = """\
spirv.module Logical GLSL450 {
  spirv.func @half(%a: f16) -> f16 "None" {
    %0 = spirv.FAdd %a, %a : f16
    spirv.ReturnValue %0 : f16
  }
  spirv.func @main() "None" { spirv.Return }
  spirv.EntryPoint "GLCompute" @main
  spirv.ExecutionMode @main "LocalSize", 1, 1, 1
}
"""


@pytest.fixture
def kernel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file in the current directory, so that messages have short names."""
    monkeypatch.chdir(tmp_path)
    Path("kernel.mlir").write_text(KERNEL)
    return Path("kernel.mlir")


def module_of(text: str) -> ir.Module:
    return ir.Module.parse(text, ir.Context())


# check as text.


def test_check_says_what_is_missing_and_where(kernel: Path) -> None:
    """Like a compiler: place, message, source line, caret; then the cause and the way out."""
    target = "#spirv.vce<v1.2, [Shader, GroupNonUniformArithmetic], []>"
    result = run("check", kernel, "--target", target)
    assert result.code == 1
    assert result.err == ""
    assert re.sub(r"(?<=available from ).*", "...", result.out).startswith(
        "kernel.mlir:3:10: error: spirv.GroupNonUniformFAdd needs SPIR-V v1.3 or later; "
        "#spirv.vce<...> offers v1.2\n"
        "    %0 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %a : f32 -> f32\n"
        "         ^\n"
        "  cause: the op itself\n"
        "  available from ...\n"
    )
    assert "\nkernel.mlir: not available on #spirv.vce<...>: 3 violations in 8 ops\n" in result.out
    assert "available from spirv1.3\n" in result.out


def test_check_says_that_all_is_well(kernel: Path) -> None:
    result = run("check", kernel, "--target", "spirv1.3")
    assert (result.code, result.err) == (0, "")
    assert result.out == "kernel.mlir: available on spirv1.3 (8 ops checked)\n"


def test_check_names_the_cause(kernel: Path) -> None:
    kernel.write_text(HALF)
    out = run("check", kernel, "-t", "vulkan1.1").out
    assert out.startswith(
        "kernel.mlir:2:3: error: spirv.func needs capability Float16; vulkan1.1 does not offer it\n"
    )
    assert "  cause: type of attribute 'function_type': f16\n  needed in 2 more places; -v lists all\n" in out
    assert "  available from vulkan1.1+Float16, spirv1.0\n" in out
    assert out.endswith("violations in 8 ops\n")
    out = run("check", kernel, "-t", "vulkan1.1", "-v").out
    assert "  also at kernel.mlir:3:10: spirv.FAdd, type of operand 0: f16\n" in out


def test_check_several_targets(kernel: Path) -> None:
    result = run("check", kernel, "-t", "spirv1.3", "-t", "spirv1.2")
    assert result.code == 1
    assert "kernel.mlir: available on spirv1.3 (8 ops checked)\n" in result.out
    assert "kernel.mlir: not available on spirv1.2: " in result.out


def test_check_against_the_target_in_the_ir(kernel: Path) -> None:
    """The declaration in a spirv.module is a target too."""
    kernel.write_text(STATED_KERNEL)
    assert run("check", kernel).code == 0
    kernel.write_text(STATED_KERNEL.replace("v1.3", "v1.0"))
    result = run("check", kernel)
    assert result.code == 1
    assert "needs SPIR-V v1.3 or later; #spirv.vce<...> of 'spirv.module' offers v1.0" in result.out


@pytest.mark.parametrize("of_module", ["Shader", "Shader, Int64", ""])
def test_a_module_states_it_of_functions_with_targets_of_their_own(of_module: str, kernel: Path) -> None:
    def environment(capabilities: str) -> str:
        return f"#spirv.target_env<#spirv.vce<v1.3, [{capabilities}], []>, #spirv.resource_limits<>>"

    attributes = f"attributes {{spirv.target_env = {environment(of_module)}}} " if of_module else ""
    kernel.write_text(
        f"spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {attributes}{{\n"
        f'  spirv.func @f(%x: f64) "None" attributes {{x = [{environment("Shader, Float64")}]}} {{\n'
        "    %0 = spirv.FAdd %x, %x : f64\n    spirv.Return\n  }\n"
        '  spirv.func @main() "None" { spirv.Return }\n'
        '  spirv.EntryPoint "GLCompute" @main\n}\n'
    )
    result = run("check", kernel, "-v")
    assert result.code == 1
    assert (
        "kernel.mlir:2:3: error: spirv.func needs capability Float64; "
        "'vce_triple' of spirv.module does not offer it\n" in result.out
    )
    assert "  also at kernel.mlir:3:10: spirv.FAdd, attribute 'vce_triple'" in result.out
    kernel.write_text(kernel.read_text().replace("v1.0, [Shader]", "v1.0, [Shader, Float64]"))
    found = run("check", kernel).out
    assert "'vce_triple'" not in found.replace("cause: attribute 'vce_triple' (Float64)", "")


def test_what_a_module_states_of_itself(kernel: Path) -> None:
    """The target must offer what the triple declares, and the triple must cover the needs of the ops."""
    kernel.write_text(
        "spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader, Linkage, Int64], []> {\n"
        '  spirv.func @half(%a: f16) "None" { spirv.Return }\n'
        "}\n"
    )
    result = run("check", kernel, "-t", "#spirv.vce<v1.0, [Shader, Linkage, Float16], []>")
    assert result.out == (
        "kernel.mlir:1:1: error: spirv.module needs capability Int64; #spirv.vce<...> does not offer it\n"
        "    spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader, Linkage, Int64], []> {\n"
        "    ^\n"
        "  cause: attribute 'vce_triple' (Int64)\n"
        "  available from spirv1.0\n"
        "kernel.mlir:2:3: error: spirv.func needs capability Float16; "
        "'vce_triple' of spirv.module does not offer it\n"
        '    spirv.func @half(%a: f16) "None" { spirv.Return }\n'
        "    ^\n"
        "  cause: attribute 'vce_triple' (does not cover type of attribute 'function_type': f16)\n"
        "  to be stated in 'vce_triple'; 'mlir-availability deduce' shows all that is needed\n"
        "kernel.mlir: not available on #spirv.vce<...>: 2 violations in 3 ops\n"
    )
    violation = run("check", kernel, "-t", "spirv1.0", "--format", "json").json["results"][0]["violations"][0]
    assert violation["clause"]["source"]["name"] == "vce_triple"
    assert violation["offered"]["spirv.capability"] == ["Shader", "Linkage", "Int64", "Matrix"]
    assert violation["available_from"] == []


def test_check_against_a_whole_attribute(kernel: Path) -> None:
    triple = "#spirv.vce<v1.3, [Shader, GroupNonUniformArithmetic], []>"
    attribute = f"#spirv.target_env<{triple}, #spirv.resource_limits<>>"
    assert run("check", kernel, "-t", attribute).out.endswith("on #spirv.target_env<...> (8 ops checked)\n")
    assert run("check", kernel, "-t", attribute, "--format", "json").json["results"][0]["target"] == attribute


def test_a_condition_is_said_once(kernel: Path) -> None:
    """The first op with it is shown. JSON has all."""
    kernel.write_text("func.func @f() {\n" + "  nvvm.elect.sync -> i1\n" * 3 + "  return\n}\n")
    head, *_ = run("check", kernel, "-t", "sm_90").out.split(f"\n{kernel}: ")
    assert head.removeprefix(str(kernel)).splitlines() == [
        ":2:3: warning: nvvm.elect.sync is available if sm_90 has PTX version ptx80 or later, "
        "which is not known",
        "    nvvm.elect.sync -> i1",
        "    ^",
        "  cause: the op itself",
        "  needed in 2 more places; -v lists all",
    ]
    assert run("check", kernel, "-t", "sm_90", "-v").out.count("also at kernel.mlir:") == 2
    (result,) = run("check", kernel, "-t", "sm_90", "--format", "json").json["results"]
    assert len(result["conditions"]) == 3


def test_long_output_is_cut(kernel: Path) -> None:
    """One cause is one finding; 20 causes are shown for each file, and the verdict counts all violations."""
    body = "\n".join(f"%{i} = spirv.FAdd %a, %a : f16" for i in range(100))
    text = (
        'spirv.module Logical GLSL450 {{ spirv.func @f(%a: f16) "None" {{ {}\nspirv.Return }}\n'
        'spirv.EntryPoint "GLCompute" @f spirv.ExecutionMode @f "LocalSize", 1, 1, 1 }}'
    )
    kernel.write_text(text.format(body))
    out = run("check", kernel, "-t", "vulkan1.0", "-t", "vulkan1.1").out
    assert out.count(": error: ") == 1
    assert out.count(": 101 violations in 105 ops\n") == 2
    assert out.endswith("  lacking: spirv.capability Float16\n")
    lines = run("check", kernel, "-t", "vulkan1.0", "--format", "json").json
    assert len(lines["results"][0]["violations"]) == 101
    kernel.write_text(text.format("\n".join(f'"spirv.Bogus{i}"() : () -> ()' for i in range(100))))
    out = run("check", kernel, "-t", "vulkan1.0").out
    assert out.count(": error: ") == 20
    assert out.count("... and 81 more; --format json lists all\n") == 1


def test_long_and_odd_source_lines(kernel: Path) -> None:
    """The caret stays under its character, and control characters have no effect on a terminal."""
    padding = " " * 20 + "\t" + '"spirv.Undef"() {x = "\x1b[31mÄ"} : () -> f32 ' * 8
    half = "%0 = spirv.FAdd %a, %a : f16"
    bogus = '"spirv.Bogus"() : () -> ()'
    kernel.write_text(HALF.replace(half, f"{padding} {bogus} {half} {padding}"))
    out = run("check", kernel, "-t", "vulkan1.0").out
    line, caret = next(
        pair for pair in pairwise(out.splitlines()) if "spirv.Bogus" in pair[0] and "^" in pair[1]
    )
    assert line[caret.index("^") :].startswith('"spirv.Bogus"')
    assert len(line) < 150
    assert "\x1b" not in out


def test_ops_without_a_place_are_shown_themselves(kernel: Path) -> None:
    """For a binary without source lines: the instruction, its word and its id."""
    kernel = kernel.with_suffix(".spv")
    kernel.write_bytes(av.spirv.serialize(module_of(STATED_KERNEL)))
    out = run("check", kernel, "-t", "vulkan1.0").out
    assert "kernel.spv: error: the module declares SPIR-V 1.3; vulkan1.0 offers v1.0\n" in out
    out = run("check", kernel, "-t", "vulkan1.0", "-v").out
    assert re.search(
        r"  also at kernel\.spv: word \d+ \(%\d+\) in 'sum': OpGroupNonUniformFAdd, the instruction itself\n",
        out,
    )
    assert "spirv.G" not in out
    assert "()" not in out


# check as JSON.


def test_check_writes_json(kernel: Path) -> None:
    result = run("check", kernel, "-t", "vulkan1.0", "-t", "spirv1.3", "--format", "json")
    assert result.code == 1
    assert result.out.startswith(
        '{"schema_version": 1, "file": "kernel.mlir", "results": [{"target": "vulkan1.0", '
    )
    assert result.out.count("\n") == 1
    validate(result.json, "check")
    bad, good = result.json["results"]
    assert good == {
        "target": "spirv1.3",
        "ok": True,
        "checked_ops": 8,
        "causes": [],
        "violations": [],
        "conditions": [],
        "unchecked": [],
        "passed_over": {},
    }
    assert [violation["location"] for violation in bad["violations"]] == ["kernel.mlir:3:10"] * 3
    assert bad["violations"][0]["offered"] == {"spirv.min_version": ["v1.0"]}
    assert "Shader" in bad["violations"][1]["offered"]["spirv.capability"]


# explain.


def test_explain_prints_what_is_needed_with_the_most_demanding_first(kernel: Path) -> None:
    """The most demanding first, without what every known target offers; equal entries are merged."""
    kernel.write_text(
        KERNEL.replace("    spirv.ReturnValue", "    %1 = spirv.Undef : i64\n    spirv.ReturnValue")
    )
    result = run("explain", kernel)
    assert (result.code, result.err) == (0, "")
    assert result.out.splitlines() == [
        "kernel.mlir",
        "├── spirv.GroupNonUniformFAdd  at 3:10",
        "│   ├── spirv.capability GroupNonUniformArithmetic or GroupNonUniformClustered or "
        "GroupNonUniformPartitionedNV  from spirv1.3, VP_ANDROID_15_requirements, VP_KHR_roadmap_2022, "
        "VP_LUNARG_desktop_baseline_2024",
        "│   │   cause: the op itself",
        "│   ├── spirv.capability GroupNonUniformArithmetic or GroupNonUniformBallot or Kernel or Groups  "
        "from spirv1.0, opencl1.2, opencl1.2embedded, opencl3.0",
        "│   │   cause: attribute 'group_operation' (Reduce)",
        "│   └── spirv.min_version v1.3  "
        "from spirv1.3, vulkan1.1, VP_ANDROID_vulkan_profile_2022, VP_ANDROID_15_requirements",
        "│       cause: the op itself",
        "├── spirv.Undef  at 4:10",
        "│   └── spirv.capability Int64  from spirv1.0, opencl1.2, opencl3.0, VP_ANDROID_17_requirements",
        "│       cause: type of result 0: i64",
        "├── spirv.module  at 1:1",
        "│   └── spirv.capability Shader  "
        "from spirv1.0, vulkan1.0, VP_ANDROID_vulkan_profile_2021, VP_ANDROID_15_requirements",
        "│       cause: attribute 'memory_model' (GLSL450)",
        "├── spirv.EntryPoint  at 8:3",
        "│   └── spirv.capability Shader  "
        "from spirv1.0, vulkan1.0, VP_ANDROID_vulkan_profile_2021, VP_ANDROID_15_requirements",
        "│       cause: attribute 'execution_model' (GLCompute)",
        "└── 5 others need nothing that a known target lacks",
    ]


def test_explain_groups_ops(kernel: Path) -> None:
    body = "\n".join(f"%{i} = spirv.FAdd %a, %a : f16" for i in range(9))
    kernel.write_text(
        f'spirv.module Logical GLSL450 {{ spirv.func @f(%a: f16) "None" {{\n{body}\nspirv.Return }}\n'
        'spirv.EntryPoint "GLCompute" @f }\n'
        '"foo.bar"() : () -> ()\n"foo.baz"() : () -> ()\n"foo.baz"() : () -> ()'
    )
    out = run("explain", kernel).out
    assert "├── spirv.FAdd  at 2:6, 3:6, 4:6, 5:6 and 5 more\n" in out
    assert "│       cause: type of operand 0: f16, type of operand 1: f16, type of result 0: f16\n" in out
    assert out.endswith(
        "├── foo.bar: unknown operation: its requirements are unknown\n"
        "└── foo.baz (2 times): unknown operation: its requirements are unknown\n"
    )


def test_explain_an_op_that_its_dialect_does_not_know(kernel: Path) -> None:
    """With the cause that `check` names."""
    kernel.write_text(
        'spirv.module Logical GLSL450 {\n"spirv.Bogus"() : () -> ()\n'
        'spirv.func @f() "None" { spirv.Return }\nspirv.EntryPoint "GLCompute" @f\n'
        'spirv.ExecutionMode @f "LocalSize", 1, 1, 1\n}'
    )
    assert run("explain", kernel).out.splitlines() == [
        "kernel.mlir",
        "├── spirv.Bogus  at 2:1",
        "│   └── what no target offers",
        "│       cause: the op itself (not an op of the dialect)",
        "├── spirv.module  at 1:1",
        "│   └── spirv.capability Shader  "
        "from spirv1.0, vulkan1.0, VP_ANDROID_vulkan_profile_2021, VP_ANDROID_15_requirements",
        "│       cause: attribute 'memory_model' (GLSL450)",
        "├── spirv.EntryPoint  at 4:1",
        "│   └── spirv.capability Shader  "
        "from spirv1.0, vulkan1.0, VP_ANDROID_vulkan_profile_2021, VP_ANDROID_15_requirements",
        "│       cause: attribute 'execution_model' (GLCompute)",
        "└── 3 others need nothing that a known target lacks",
    ]
    assert "cause: the op itself (not an op of the dialect)" in run("check", kernel, "-t", "vulkan1.0").out


def test_explain_in_ascii(kernel: Path) -> None:
    """Lines are drawn with the characters of the output's encoding."""
    result = run_process("explain", kernel, **os.environ, PYTHONIOENCODING="ascii")
    assert "+-- spirv.GroupNonUniformFAdd  at 3:10\n" in result.out


def test_explain_writes_json(kernel: Path) -> None:
    """Everything, what every target offers too."""
    result = run("explain", kernel, "--format", "json")
    assert result.code == 0
    validate(result.json, "explain")
    assert list(result.json) == ["schema_version", "file", "ops"]
    assert [op["op"] for op in result.json["ops"]] == [
        "spirv.module",
        "spirv.func",
        "spirv.GroupNonUniformFAdd",
        "spirv.ReturnValue",
        "spirv.func",
        "spirv.Return",
        "spirv.EntryPoint",
        "spirv.ExecutionMode",
    ]
    add = result.json["ops"][2]
    assert add["location"] == "kernel.mlir:3:10"
    assert add["clauses"][0] == {
        "any_of": [{"dimension": "spirv.min_version", "value": "v1.3"}],
        "source": {"kind": "op"},
    }


# targets.


def test_the_list_of_targets_has_families_and_their_first_names() -> None:
    result = run("targets")
    assert (result.code, result.err) == (0, "")
    head, *families = result.out.split("\n\n")
    with ir.Context():
        known = av.known_targets()
    assert head.startswith(f"{len(known)} targets; ")
    told = {}
    for each in families:
        title, *lines = each.splitlines()
        assert len(lines) <= 3
        assert max(map(len, lines)) <= 100
        told[title.partition(":")[0]] = title.partition(": ")[2], " ".join(map(str.strip, lines))
    numbers = Counter(info.family.partition(":")[0] for info in known)
    assert {family: int(number) for family, (number, _) in told.items()} == numbers
    for family, (_, names) in told.items():
        shown, _, more = names.partition(" and ")
        first = [info.name for info in known if info.family.partition(":")[0] == family]
        count = len(shown.split(", "))
        assert shown.split(", ") == first[:count]
        assert more == (f"{len(first) - count} more" if count < len(first) else "")


def test_targets_of_a_family_have_what_they_offer() -> None:
    result = run("targets", "vulkan")
    assert (result.code, result.err) == (0, "")
    header, _, *rows = result.out.splitlines()
    assert header.split() == ["Name", "Family", "Offers", "Summary"]
    # Profiles and devices are with Vulkan's versions.
    with ir.Context() as context:
        implementations = [
            info.name for info in av.known_targets(context) if info.family.startswith("vulkan:")
        ]
    assert {"VP_KHR_roadmap_2026", "lavapipe", "apple-m1"} <= set(implementations)
    assert [row.split(maxsplit=1)[0] if row else "" for row in rows] == [
        "vulkan1.0",
        "vulkan1.1",
        "vulkan1.1spv1.4",
        "vulkan1.2",
        "vulkan1.3",
        "vulkan1.4",
        *implementations,
    ]
    row = next(row for row in rows if row.startswith("vulkan1.1 "))
    assert re.search(r"^vulkan1\.1 +vulkan +SPIR-V v1\.3, .* +what every Vulkan 1\.1 device guarantees", row)
    amd = run("targets", "x86:amd", "--format", "json").json["targets"]
    assert {info["family"] for info in amd} == {"x86:amd"}
    assert "did you mean 'x86'" in run("targets", "x87").err


def test_targets_writes_json() -> None:
    result = run("targets", "--format", "json")
    validate(result.json, "targets")
    assert list(result.json) == ["schema_version", "targets"]
    with ir.Context() as context:
        assert result.json["targets"] == [info.to_json() for info in av.known_targets(context)]


# table.

ADD = (
    "`tosa.add`",
    "",
    "",
    "pro_int or pro_fp or tosa.extension bf16 or int64",
    "above MAX_RANK; above MAX_LOG2_SIZE; dynamic shape; unranked tensor; and 6 more",
)


def test_table_has_a_row_for_each_op() -> None:
    result = run("table", "tosa")
    assert (result.code, result.err) == (0, "")
    rows = [line.strip("|").split("|") for line in result.out.splitlines() if line.startswith("|")]
    head, rule, *body = [tuple(cell.strip() for cell in row) for row in rows]
    assert head == (
        "op",
        "`tosa.extension` (one of)",
        "`tosa.min_version` (at least)",
        "`tosa.profile` (one of)",
        "besides",
    )
    assert set(rule) == {"---"}
    assert {len(row) for row in body} == {len(head)}
    assert ADD in body
    assert ("`tosa.yield`", "", "", "", "type other types") in body


def test_table_of_one_operation() -> None:
    """All its requirements, with their causes, and the targets' verdicts."""
    result = run("table", "--op", "spirv.GroupNonUniformFAdd", "-t", "vulkan1.1")
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith(
        "spirv.GroupNonUniformFAdd\n\nneeds\n  spirv.min_version v1.3 (vulkan1.1: yes)\n"
    )
    assert (
        "if attribute 'group_operation': ClusteredReduce\n"
        "  needs spirv.min_version v1.3 (vulkan1.1: yes)\n"
        "  needs spirv.capability GroupNonUniformClustered (vulkan1.1: optional)\n"
    ) in result.out
    assert "if type f64\n  needs spirv.capability Float64 (vulkan1.1: optional)\n" in result.out
    assert result.out.endswith("\ntargets\n  optional: vulkan1.1\n")


def test_tables_name_the_families_of_targets() -> None:
    """Targets that have no name are in one of their own."""
    result = run("table", "spirv", "-t", "vulkan1.1", "-t", "vulkan1.1+Float16", "--format", "json")
    targets = json.loads(result.out)["targets"]
    assert {each["name"]: each["family"] for each in targets} == {
        "vulkan1.1": "vulkan",
        "vulkan1.1+Float16": "given",
    }


def test_a_table_says_at_once_that_an_op_is_unknown() -> None:
    """Not under a condition that always holds."""
    result = run("table", "--op", "gpu.rotate", "-t", "sm_90")
    needs = "gpu.rotate\n\nneeds\n  unknown: none of its shapes that were tried exists on any known chip\n\n"
    assert result.out.startswith(needs)
    assert result.out.endswith("\n\ntargets\n  unknown: sm_90\n")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--op", "spirv.FAd"], "no operation 'spirv.FAd' in the table; did you mean 'spirv.FAdd'?"),
        (["tosa", "--op", "spirv.FAdd"], "no operation 'spirv.FAdd' in the table"),
        ([], "a table in Markdown is of one dialect: name it, or use --html FILE or --format json for all"),
        (["tosa", "tosa.add"], "a table in Markdown is of one dialect: name one of tosa, tosa.add, or use"),
        (["tosa", "-t", "tosa9"], "unknown target 'tosa9'"),
    ],
)
def test_table_of_what_is_not_there(arguments: list[str], message: str) -> None:
    result = run("table", *arguments)
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith(f"DIALECT: error: {message}")


def test_table_writes_json() -> None:
    """Every registered op; what any op of the name needs is what `explain` says of it, less what varies."""
    result = run("table", "spirv", "--format", "json")
    validate(result.json, "table")
    assert list(result.json) == [
        "schema_version",
        "dialect",
        "dimensions",
        "targets",
        "ops",
        "types",
        "offers",
    ]
    ops = {op["op"]: op for op in result.json["ops"]}
    assert list(ops) == sorted(ops)
    # MLIR's ops, and two for instructions in binaries.
    assert len(ops) == SPIRV_OPS + 2
    names = [dimension["name"] for dimension in result.json["dimensions"]]
    assert names == ["spirv.capability", "spirv.extension", "spirv.max_version", "spirv.min_version"]

    module = module_of(KERNEL)
    function = module.body.operations[0].regions[0].blocks[0].operations[0]
    add = function.regions[0].blocks[0].operations[0]
    explained = [clause.to_json() for clause in av.explain(add)]
    own = [clause for clause in explained if clause["source"]["kind"] == "op"]
    entry = ops["spirv.GroupNonUniformFAdd"]
    assert (entry["clauses"], entry["conditional"]) == (own, True)
    assert "vulkan1.0" in entry["support"]["no"]
    assert "nvidia-rtx-5080" in entry["support"]["on_condition"]
    assert not ops["spirv.FAdd"]["conditional"]
    wide = {
        "sort": "clauses",
        "source": {"kind": "type", "detail": "f64"},
        "clauses": [[{"dimension": "spirv.capability", "value": "Float64"}]],
    }
    assert wide in ops["spirv.FAdd"]["conditions"]
    offers = {str(offer["any_of"]): offer["support"] for offer in result.json["offers"]}
    assert "vulkan1.1" in offers[str(wide["clauses"][0])]["optional"]


# What only C++ has. Names of cases and attributes have capitals, too.
IN_CPP = re.compile(r"::|\(\)|->|&&|\|\||!=|==|\$_|\b(?:get|is|has|isa)[A-Za-z]*[(<]")


def test_tables_of_all_dialects() -> None:
    """One form in a line for each dialect that a target speaks for, and each target is in one list."""
    result = run("table", "--format", "json")
    forms = [json.loads(line) for line in result.out.splitlines()]
    names = [form["dialect"] for form in forms]
    assert names == [
        *("amdgpu", "amx", "arm_neon", "arm_sme", "arm_sve", "gpu", "llvm", "nvgpu", "nvvm", "rocdl"),
        *("spirv", "tosa", "vector", "x86vector"),
    ]
    for form in forms:
        validate(form, "table")
        targets = sorted(target["name"] for target in form["targets"])
        for entry in [*form["ops"], *form["offers"]]:
            assert sorted(name for listed in entry["support"].values() for name in listed) == targets
        conditions = [each for entry in [*form["ops"], *form["types"]] for each in entry["conditions"]]
        in_words = [each["source"].get("detail", "") for each in conditions]
        assert [text for text in in_words if IN_CPP.search(text)] == []


@pytest.mark.parametrize(
    ("dialect", "remedy"),
    [
        ("linalg", "dialects with availability data are: amdgpu, amx, arm_neon, "),
        ("spriv", "did you mean 'spirv'?\n"),
        ("", "dialects with availability data are: amdgpu, amx, arm_neon, "),
    ],
)
def test_table_of_a_dialect_without_availability(dialect: str, remedy: str) -> None:
    result = run("table", dialect)
    assert (result.code, result.out) == (2, "")
    assert f"DIALECT: error: dialect '{dialect}' has no availability data; {remedy}" in result.err


def test_table_of_a_dialect_without_operations() -> None:
    result = run("table", "vulkan")
    assert (result.code, result.out) == (2, "")
    assert re.match(says("DIALECT: error: dialect 'vulkan' has no operations", "explain FILE"), result.err)


# Files.


def files_of_each_format(folder: Path) -> dict[str, bytes]:
    module = module_of(STATED_KERNEL)
    bytecode = folder / "bytecode"
    with bytecode.open("wb") as file:
        module.operation.write_bytecode(file)
    return {
        "mlir": STATED_KERNEL.encode(),
        "mlirbc": bytecode.read_bytes(),
        "spv": av.spirv.serialize(module),
    }


def test_the_contents_decide_the_format(kernel: Path) -> None:
    """The contents determine the format, regardless of the name."""
    for contents, data in files_of_each_format(Path()).items():
        for suffix in ("mlir", "mlirbc", "spv", "txt"):
            file = Path(f"{contents}.{suffix}")
            file.write_bytes(data)
            assert run("check", file, "-t", "spirv1.3").code == 0
            assert run("check", file, "-t", "spirv1.2").code == 1


def test_standard_input_is_a_file_of_any_format(kernel: Path) -> None:
    for data in files_of_each_format(Path()).values():
        result = run_process("check", "-", "-t", "spirv1.2", "--format", "json", stdin=data)
        assert result.code == 1
        assert result.json["file"] == "<stdin>"
    result = run_process("check", "-", "-t", "spirv1.2", stdin=KERNEL.encode())
    assert result.out.startswith("<stdin>:3:10: error: spirv.GroupNonUniformFAdd needs")
    assert "\n         ^\n" in result.out


def test_pipe_as_a_file(kernel: Path) -> None:
    """As in `mlir-availability check <(mlir-opt ...)`: such a file can be read once."""
    read_end, write_end = os.pipe()
    os.write(write_end, KERNEL.encode())
    os.close(write_end)
    assert run("check", f"/dev/fd/{read_end}", "-t", "spirv1.3").code == 0
    os.close(read_end)


def test_results_come_in_the_order_of_the_files(kernel: Path) -> None:
    """Results come in the order of the files, however many are worked on at a time."""
    files = []
    for index in range(12):
        file = Path(f"{index}.mlir")
        # The first ones take the longest.
        file.write_text(HALF if index % 2 else f"// {' ' * 10**6 * (12 - index)}\n{KERNEL}")
        files.append(file)
    for jobs in ("1", "5"):
        result = run("check", *files, "-t", "spirv1.3", "-j", jobs, "--format", "json")
        assert result.code == 0
        lines = [json.loads(line) for line in result.out.splitlines()]
        assert [line["file"] for line in lines] == list(map(str, files))


def test_exit_code_of_several_files(kernel: Path) -> None:
    """An unusable file doesn't prevent the check of the others. A known violation counts most."""
    arguments = ["check", kernel, "missing.mlir", kernel, "-t", "spirv1.2"]
    result = run(*arguments)
    assert result.code == 1
    assert run("check", kernel, "missing.mlir", "-t", "spirv1.3").code == 2
    assert result.out.count("kernel.mlir: not available on spirv1.2") == 2
    assert re.match(says("missing.mlir: error: ", "no such file"), result.err)
    assert run("check", kernel, "-t", "spirv1.3", "-t", "spirv1.2").code == 1


# Terminals.


def run_on_a_terminal(*arguments: str | Path, stdout: IO[bytes] | None = None, **environment: str) -> str:
    """Runs the command with stdout and stderr on a terminal, and returns what is written there.

    Args:
        arguments: the command's.
        stdout: a file for stdout, in place of the terminal.
        environment: variables to set.
    """
    parent, child = pty.openpty()
    command = [sys.executable, "-m", "mlir.availability", *map(str, arguments)]
    process = subprocess.Popen(
        command, stdout=stdout or child, stderr=child, env={**os.environ, **environment}
    )
    os.close(child)
    data = b""
    while True:
        try:
            data += (chunk := os.read(parent, 65536))
        except OSError:  # Linux's way to say that the other end is closed.
            break
        if not chunk:
            break
    os.close(parent)
    process.wait()
    return data.decode()


def test_colour_is_for_terminals(kernel: Path) -> None:
    command = ("check", kernel, "-t", "vulkan1.0")
    assert "\x1b[31m\x1b[1merror:" in run_on_a_terminal(*command, TERM="xterm", NO_COLOR="")
    assert "\x1b[" not in run_on_a_terminal(*command, TERM="xterm", NO_COLOR="1")
    assert "\x1b[" not in run_on_a_terminal(*command, TERM="dumb", NO_COLOR="")
    assert "\x1b[" not in run(*command).out


def test_progress_is_for_terminals(kernel: Path) -> None:
    command = ("check", *[kernel] * 3, "-t", "spirv1.3")
    assert "3/3" in run_on_a_terminal(*command, TERM="xterm")
    assert run(*command).err == ""


# What a terminal is sent at the end: show the cursor, go to the start of the line, up, and erase the line.
ERASED = "\x1b[?25h\r\x1b[1A\x1b[2K"


@pytest.mark.parametrize(
    ("files", "shown"), [(1, ""), (2, rf".*files .*2/2.*{re.escape(ERASED)}")], ids=["one file", "two files"]
)
def test_progress_is_erased(files: int, shown: str, kernel: Path, tmp_path: Path) -> None:
    """The bar is on stderr, for several files only."""
    command = ("check", *[kernel] * files, "-t", "spirv1.3")
    with (tmp_path / "out").open("wb") as stdout:
        terminal = run_on_a_terminal(*command, stdout=stdout, TERM="xterm")
    assert (tmp_path / "out").read_text() == run(*command).out
    assert re.fullmatch(shown, terminal, re.DOTALL), repr(terminal)


# Being a good citizen of the shell.


@pytest.mark.parametrize(
    "arguments", [["--help"], ["check", "--help"], ["explain", "-h"], ["targets", "--help"]]
)
def test_help_is_printed_where_it_is_asked_for(arguments: list[str]) -> None:
    result = run(*arguments)
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith("Usage: mlir-availability")


@pytest.mark.parametrize(("command", "default"), [("check", "text"), ("table", "markdown")])
def test_help_states_the_default_format(command: str, default: str) -> None:
    assert f"[default: {default}]" in " ".join(run(command, "--help").out.split())


@pytest.mark.parametrize(("places", "text"), [([""], ""), (["", ""], "  (2 times)")])
def test_explain_counts_what_has_no_place(places: list[str], text: str) -> None:
    assert describe_places(places, Source("a.mlir", b"", Kind.TEXT)) == text


def test_version_names_ours_and_llvms() -> None:
    ours, python, llvm, library, plugin = run("--version").out.splitlines()
    assert ours == f"mlir-availability {av.__version__}"
    assert python == f"Python {platform.python_version()} ({sys.executable})"
    assert re.fullmatch(rf"LLVM {re.escape(SERIES)}\.\d+", llvm)
    for name, line in {"libMLIR": library, "plugin": plugin}.items():
        file = Path(line.removeprefix(f"{name}: "))
        assert file.is_file(), line
        assert file.name.startswith("lib"), line  # Not the bindings' own file.


def test_version_without_bindings(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise ImportError("there are two copies of MLIR")

    monkeypatch.setattr(_linkage, "verify", refuse)
    result = run("--version")
    assert result.code == 0
    assert result.out.splitlines()[2:] == ["LLVM: unusable: there are two copies of MLIR"]


def test_the_installed_command_checks(kernel: Path) -> None:
    command = Path(sys.executable).with_name("mlir-availability")
    subprocess.run([command, "check", kernel, "-t", "spirv1.3"], check=True, stdout=subprocess.DEVNULL)


PROGRAM = f"{shlex.quote(sys.executable)} -m mlir.availability"


def test_reader_that_has_seen_enough(kernel: Path) -> None:
    """`mlir-availability ... | head -1` ends without a traceback."""
    command = f"{PROGRAM} check {' '.join([shlex.quote(str(kernel))] * 50)} -t vulkan1.0"
    done = subprocess.run(["bash", "-c", f"{command} | head -1"], capture_output=True, text=True)
    assert done.stdout.count("\n") == 1
    assert done.stderr == ""


@pytest.mark.parametrize("command", ["check kernel.mlir -t spirv1.3", "targets", "table spirv"])
def test_output_that_cannot_be_written_is_an_error(command: str, kernel: Path) -> None:
    """That nothing could be said isn't an answer."""
    done = subprocess.run(["bash", "-c", f"{PROGRAM} {command} > /dev/full"], capture_output=True, text=True)
    expected = (2, "<stdout>: error: can't be written: no space left on device\n")
    assert (done.returncode, done.stderr) == expected


@pytest.mark.parametrize(
    "command", ["check missing.mlir -t spirv1.3", "check kernel.mlir -t x", "no-command"]
)
def test_full_disk_for_messages(command: str, kernel: Path) -> None:
    """What went wrong can't be said, but isn't "not available" either."""
    shell = ["bash", "-c", f"{PROGRAM} {command} 2> /dev/full"]
    done = subprocess.run(shell, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")


@pytest.mark.parametrize("command", ["check kernel.mlir -t vulkan1.0", "explain kernel.mlir", "targets"])
def test_running_out_of_file_descriptors_is_an_error(command: str, kernel: Path) -> None:
    """Wherever it happens, a sentence says so."""
    program = """
import os, sys
import mlir.availability.cli
import resource
files = [os.open(os.devnull, os.O_RDONLY) for _ in range(30)]
left = int(sys.argv.pop(1))
resource.setrlimit(resource.RLIMIT_NOFILE, (files[-1] + 1, files[-1] + 1))
for each in files[:left]:
    os.close(each)
sys.exit(mlir.availability.cli.main())
"""
    for left in (0, 2, 4) if "kernel" in command else (0,):
        shell = [sys.executable, "-c", program, str(left), *command.split()]
        done = subprocess.run(shell, capture_output=True, text=True)
        assert done.returncode == 2, done
        assert "Traceback" not in done.stderr
        assert "too many open files" in done.stderr.lower()


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize(
    ("command", "code"),
    [("check kernel.mlir -t vulkan1.0", 1), ("check - -t spirv1.3", 2), ("check kernel.mlir -t x", 2)],
)
def test_the_exit_code_is_right_without_streams(command: str, code: int, closed: str, kernel: Path) -> None:
    """As a daemon may start it: the answer is in the exit code."""
    shell = ["bash", "-c", f"{PROGRAM} {command} {closed}"]
    done = subprocess.run(shell, input="", capture_output=True, text=True)
    assert done.returncode == code
    assert "Traceback" not in done.stderr
    assert "internal" not in done.stderr


def test_interrupt_of_an_import(kernel: Path) -> None:
    """It takes effect behind the import: MLIR's bindings crash when they are interrupted while loaded."""
    program = f"""
import os, signal, sys
from mlir.availability.cli import main

class Interrupting:
    def find_spec(self, name, path=None, target=None):
        if name == "mlir.ir":
            os.kill(os.getpid(), signal.SIGINT)

signal.signal(signal.SIGINT, signal.default_int_handler)
sys.meta_path.insert(0, Interrupting())
code = main(["check", {str(kernel)!r}, "-t", "spirv1.3"])
print(code, "mlir.ir" in sys.modules, "mlir.availability.cli._check" in sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr.strip()) == (0, "130 True True\n", "")


def test_an_interrupt_ends_check_without_a_traceback(kernel: Path) -> None:
    """^C ends it at once, without a traceback and without leaving anything behind."""
    command = [sys.executable, "-m", "mlir.availability", "check", kernel, "-", "-t", "spirv1.3"]
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # Tests that run in the background are started with ^C ignored.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    assert process.stdin is not None
    assert process.stdout is not None
    # It has read the first file, and waits for more of the second one.
    assert process.stdout.readline().startswith("kernel.mlir: available")
    os.killpg(process.pid, signal.SIGINT)
    process.wait(timeout=20)
    assert process.stderr is not None
    err = process.stderr.read()
    for stream in (process.stdin, process.stdout, process.stderr):
        stream.close()
    assert process.returncode == 130
    assert err.strip() == ""
    with pytest.raises(ProcessLookupError):
        os.killpg(process.pid, 0)
