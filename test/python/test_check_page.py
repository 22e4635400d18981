# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The page of ``check`` of many files or targets: the counts, the matrix by groups, and what to fix first."""

from __future__ import annotations

import json
from fnmatch import fnmatchcase
from pathlib import Path

import pytest
from command_line import Result, run
from mlir import availability as av
from mlir import ir
from mlir.availability.cli import _page
from mlir.availability.cli._page_text import page_text
from mlir.availability.cli._text import Look
from mlir.availability.report._groups import Group, columns_of, group_of, known_groups
from mlir.availability.report._overview import Overview
from mlir.availability.report._verdicts import Cell, FileVerdicts, Need, strictest
from mlir.availability.report.wording._requirements import in_words

SHADER = """\
spirv.module Logical GLSL450{requires} {{
  spirv.GlobalVariable @x : !spirv.ptr<{type}, Workgroup>
  spirv.func @main() "None" {{
    %p = spirv.mlir.addressof @x : !spirv.ptr<{type}, Workgroup>
    %v = spirv.Load "Workgroup" %p : {type}
    spirv.Return
  }}
  spirv.EntryPoint "GLCompute" @main
  spirv.ExecutionMode @main "LocalSize", 1, 1, 1
}}
"""
DECLARED = " requires #spirv.vce<v1.{minor}, [Shader], []>"
KERNEL = """\
gpu.module @m {
  gpu.func @k(%x: memref<64xf32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %i = gpu.thread_id x
    %v = memref.load %x[%i] : memref<64xf32>
    %s = arith.addf %v, %v : f32
    memref.store %s, %x[%i] : memref<64xf32>
    gpu.return
  }
}
"""
HOST = "func.func @f(%x: f32) -> f32 { return %x : f32 }"


@pytest.fixture
def shaders(tmp_path: Path) -> Path:
    """A folder of shaders: most run everywhere, two need doubles, two state a later SPIR-V than they need."""
    (folder := tmp_path / "shaders").mkdir()
    for number in range(4):
        (folder / f"plain{number}.mlir").write_text(SHADER.format(type="f32", requires=""))
    for name in ("one", "two"):
        (folder / f"double-{name}.mlir").write_text(SHADER.format(type="f64", requires=""))
        (folder / f"late-{name}.mlir").write_text(
            SHADER.format(type="f32", requires=DECLARED.format(minor=5))
        )
    return folder


def fixes_of(result: Result) -> list[str]:
    """The changes that a page proposes, without their ranks."""
    lines = result.out.partition("Fix first\n")[2].splitlines()
    return [line[4:] for line in lines if line[:3].strip(" .").isdigit()]


def rows_of(result: Result) -> dict[str, list[str]]:
    """The rows of a page's matrix, by file."""
    lines = [line.split() for line in result.out.splitlines()]
    return {words[0]: words[1:] for words in lines if words and words[0].endswith(".mlir")}


def admitting(file: Path) -> int:
    """On how many devices a file is available, asked one by one."""
    with ir.Context():
        module = ir.Module.parse(file.read_text())
        return sum(av.check(module, info).ok for info in av.known_devices())


def test_shaders_on_all_devices(shaders: Path) -> None:
    result = run("check", shaders, "--devices")
    total = len(av.known_devices(ir.Context()))
    counts = {file.name: admitting(file) for file in shaders.iterdir()}
    pairs = sum(counts.values())
    everywhere = sum(count == total for count in counts.values())
    assert result.code == 1
    assert result.out.splitlines()[0] == (
        f"8 files x {total} devices: {100 * pairs // (8 * total)} % run ({pairs} of {8 * total:,}); "
        f"{everywhere} run everywhere"
    )
    rows = rows_of(result)
    assert set(rows) == set(counts)
    for name, count in counts.items():
        assert (set(rows[name]) == {"●"}) == (count == total), name
    first, second = fixes_of(result)
    late = total - counts["late-one.mlir"]
    double = total - counts["double-one.mlir"]
    assert first == f"late-one.mlir, late-two.mlir: compile for SPIR-V 1.0 -> {late} devices each"
    assert second == f"double-one.mlir:2:3, double-two.mlir:2:3: Float64 -> {double} devices each"
    assert "      spirv.GlobalVariable @x : !spirv.ptr<f64, Workgroup>    (spirv.GlobalVariable" in result.out


def test_a_remedy_is_judged_before_it_is_told(tmp_path: Path) -> None:
    """A version that is stated, and needed, is no option of the compiler."""
    text = SHADER.format(type="f32", requires=DECLARED.format(minor=3))
    for name in ("a.mlir", "b.mlir"):
        (tmp_path / name).write_text(
            text.replace(
                '"None" {',
                '"None" {\n %c = spirv.Constant true\n %s = spirv.GroupNonUniformElect <Subgroup> : i1',
            )
        )
    result = run(
        "check",
        tmp_path,
        "-t",
        "vulkan1.0",
        *(f"-tvulkan1.{minor}" for minor in (1, 2, 3, 4)),
        *("-tspirv1.0", "-tspirv1.3", "-tspirv1.2", "-tspirv1.6"),
    )
    assert all("compile for" not in fix for fix in fixes_of(result))
    assert any("SPIR-V 1.3 or later" in fix for fix in fixes_of(result))


@pytest.mark.parametrize(
    ("files", "targets", "devices", "is_page"),
    [
        (1, 16, False, False),
        (1, 17, False, True),
        (16, 0, False, False),
        (17, 0, False, True),
        (4, 4, False, False),
        (5, 4, False, True),
        (1, 0, True, False),
        (2, 0, True, True),
    ],
)
def test_many_files_or_targets_make_a_page(files: int, targets: int, devices: bool, is_page: bool) -> None:
    assert _page.is_wanted(files, targets, devices=devices) is is_page


def test_other_outputs_keep_every_place(shaders: Path) -> None:
    lists = run("check", shaders, "-v", "-t", "vulkan1.*", "-t", "spirv1.*").out
    assert "Fix first" not in lists
    assert "double-one.mlir:2:3: error: " in lists
    lines = run("check", shaders, "--devices", "--format", "json").out.splitlines()
    assert len(list(map(json.loads, lines))) == 8


def test_kernels_on_all_chips(tmp_path: Path) -> None:
    """Kernels that aren't lowered have no verdict, which is never counted as lacking."""
    for number in range(3):
        (tmp_path / f"{number}.mlir").write_text(KERNEL)
    chips = ["-t", "sm_*", "-t", "gfx9??"]
    result = run("check", tmp_path, *chips)
    names = [info.name for info in av.known_targets(ir.Context())]
    total = sum(fnmatchcase(name, "sm_*") or fnmatchcase(name, "gfx9??") for name in names)
    assert result.code == 2
    head = result.out.splitlines()[0]
    assert head == f"3 files x {total} targets: 0 % run (0 of {3 * total}); 0 run everywhere; " + (
        f"no verdict on {3 * total}"
    )
    assert (
        f" -  nothing in it was judged -> {3 * total} pairs; --through judges what it becomes: " in result.out
    )
    assert set(rows_of(result)["0.mlir"]) == {"?"}
    assert not fixes_of(result)
    through = run("check", tmp_path, *chips, "--through")
    assert (through.code, through.err) == (0, "")
    assert (
        through.out
        == f"3 files x {total} targets: 100 % run ({3 * total} of {3 * total}); 3 run everywhere\n"
    )
    assert run("check", tmp_path, "-t", "sm_*", "--through", "-q").out == ""


def test_what_a_pipeline_cannot_lower(tmp_path: Path) -> None:
    for name in ("a.mlir", "b.mlir"):
        (tmp_path / name).write_text(HOST)
    for targets in (["-t", "sm_9*", "-t", "gfx94*", "-t", "gfx1*"], ["--devices"]):
        result = run("check", tmp_path, "--through", *targets)
        assert result.code == 1
        assert ": 0 % run (0 of " in result.out.splitlines()[0]
        (fix,) = fixes_of(result)
        assert fix.startswith("a.mlir:1:1, b.mlir:1:1: no lowering of func.func -> ")


def test_files_that_cannot_be_used(shaders: Path) -> None:
    (shaders / "broken.mlir").write_text("spirv.module {")
    result = run("check", shaders, "--devices")
    assert "broken.mlir:1:" in result.err
    assert result.out.splitlines()[0].endswith("; 1 file can't be used")
    assert "broken.mlir" not in rows_of(result)


def test_what_must_be_declared_is_no_fault_of_devices(tmp_path: Path) -> None:
    text = SHADER.format(type="f64", requires=DECLARED.format(minor=0))
    for name in ("a.mlir", "b.mlir"):
        (tmp_path / name).write_text(text)
    result = run("check", tmp_path, "--devices")
    whole = tmp_path / "whole"
    whole.write_text(SHADER.format(type="f64", requires=""))
    first, second = fixes_of(result)
    assert second.startswith("a.mlir:2:3, b.mlir:2:3: Float64 -> ")
    assert first == f"a.mlir, b.mlir: declare Float64 -> {admitting(whole)} devices each"


def test_suppressed_findings_are_accepted_not_available(shaders: Path, tmp_path: Path) -> None:
    config = tmp_path / "c.toml"
    config.write_text('[[ignore]]\nneeds = "spirv.capability Float64"\nreason = "it is emulated"\n')
    targets = [f"-tvulkan1.{minor}" for minor in (2, 3, 4)]
    head = run("check", shaders, *targets).out.splitlines()[0]
    assert fixes_of(run("check", shaders, *targets))
    result = run("check", shaders, *targets, "--config", config)
    assert (result.code, result.out) == (0, f"{head}; 6 accepted\n")
    (shaders / "other.mlir").write_text(SHADER.format(type="i64", requires=""))
    rows = rows_of(run("check", shaders, *targets, "--config", config))
    assert rows["double-one.mlir"] == ["◇", "◇", "◇"]
    assert rows["other.mlir"] == ["○", "○", "○"]
    page = tmp_path / "page.html"
    run("check", shaders, *targets, "--config", config, "--html", page)
    assert '["a",[]]' in page.read_text()


@pytest.mark.parametrize(
    ("options", "code", "told"),
    [
        ((), 2, "no verdict on 18"),
        (("--allow-unchecked",), 0, "18 accepted"),
        (("--allow-unchecked=func",), 0, "18 accepted"),
    ],
)
def test_files_without_judged_ops_dont_count_as_running(
    tmp_path: Path, options: tuple[str, ...], code: int, told: str
) -> None:
    for number in range(17):
        (tmp_path / f"{number}.mlir").write_text(HOST)
    (tmp_path / "0.mlir").write_text(f"{HOST}\n// -----\n{HOST}")
    result = run("check", tmp_path, "-tvulkan1.1", *options)
    head = f"18 files and sections x 1 target: 0 % run (0 of 18); 0 run everywhere; {told}"
    assert (result.code, result.out.splitlines()[0]) == (code, head)
    assert ("--allow-unchecked accepts it" in result.out) == (code == 2)


def test_a_page_is_short_and_keeps_to_the_terminal(tmp_path: Path) -> None:
    """Sixty lines for 32 files on all devices, whatever they lack."""
    names = [info.name for info in av.known_devices(ir.Context())]
    files = [
        FileVerdicts(
            f"dir/shader{number}.spv",
            tuple(names),
            tuple(Cell("no", (0, 1)) if index % (number + 2) else Cell("yes") for index in range(len(names))),
            (
                Need("lacking", f"C{number}", place=f"s{number}.frag:1", line="x" * 500, cause="y" * 500),
                Need("unknown", f"op{number} is unknown") if number % 3 == 0 else Need("lacking", "D"),
            ),
        )
        for number in range(32)
    ]
    for width in (80, 120, 10_000):
        lines = page_text(Overview(tuple(files)), "device", Look(width=width)).splitlines()
        assert len(lines) <= 60
        assert all(len(line) <= max(width, 80) for line in lines)
    thousand = tuple(files * 32)
    assert len(page_text(Overview(thousand), "device", Look()).splitlines()) <= 62
    ascii_page = page_text(Overview(tuple(files)), "device", Look(encoding="ascii"))
    assert ascii_page.isascii()


LACKS_A = Need("lacking", "A", place="1")
LACKS_B = Need("lacking", "B", place="2")
UNKNOWN = Need("unknown", "?")
OPEN = Need("condition", "C")


def test_fixes_count_on_those_before_them() -> None:
    cells = (Cell("no", (0,)), Cell("no", (0,)), Cell("no", (0, 1)), Cell("no", (0, 2)), Cell("yes"))
    overview = Overview((FileVerdicts("f", ("a", "b", "c", "d", "e"), cells, (LACKS_A, LACKS_B, UNKNOWN)),))
    assert [(fix.what, fix.pairs) for fix in overview.fixes] == [("A", (("a", "b"),)), ("B", (("c",),))]
    # What is unknown is never won.
    assert overview.summary[:8] == (1, 5, 5, 1, 0, 4, 0, 0)


def test_no_verdict_is_not_lacking() -> None:
    cells = (Cell("unknown", (0,)), Cell("on condition", (1,)), Cell("yes"))
    overview = Overview((FileVerdicts("f", ("a", "b", "c"), cells, (UNKNOWN, OPEN)),))
    summary = overview.summary
    assert (summary.available, summary.on_condition, summary.lacking, summary.unknown) == (2, 1, 0, 1)
    assert overview.matrix.rows == (("f", ("unknown", "on condition", "all")),)
    assert overview.fixes == ()
    assert summary.percent == 66
    assert [row["verdict"] for row in overview.rows()] == ["unknown", "on condition", "yes"]
    assert '<td title="on condition">▲</td>' in overview._repr_html_()


def test_the_strictest_of_two_needs_is_shown() -> None:
    def needs(*values: str) -> tuple[av.Requirement, ...]:
        return tuple(
            av.Requirement("spirv.min_version" if value[0] == "v" else "spirv.capability", value)
            for value in values
        )

    given = [needs("v1.4"), needs("A"), needs("A", "B"), needs("v1.5"), needs("v1.6", "C")]
    assert strictest(given) == [needs("A"), needs("v1.5"), needs("v1.6", "C")]
    assert in_words(needs("v1.5")) == "SPIR-V 1.5 or later"
    assert in_words(needs("A", "B")) == "A or B"
    assert in_words(needs("A", "B", "C")) == "A (or 2 others)"
    assert in_words((av.Requirement("x.most_things", "3"),)) == "most things 3"
    phrase = "other than AMD's chips"
    assert in_words((av.Requirement("rocdl.processor", phrase),)) == f"a processor {phrase}"


def test_every_target_has_one_group() -> None:
    """Each named target belongs to a group, by one pattern, and each pattern is of some target."""
    names = [info.name for info in av.known_targets(ir.Context())]
    patterns = [pattern for fact in known_groups() for pattern in fact.members]
    hits = {name: [each for each in patterns if fnmatchcase(name, each)] for name in names}
    assert {name: found for name, found in hits.items() if len(found) != 1} == {}
    assert set(patterns) == {found[0] for found in hits.values()}
    assert all(fact.source for fact in known_groups())
    assert group_of("vulkan1.1+Float16") == Group("Vulkan", "1.1")


def test_columns_are_targets_then_groups_then_vendors() -> None:
    names = ["sm_80", "sm_90", "sm_86", "gfx942", "nvidia-rtx-4070-551.61-windows", "mine.json"]
    assert [str(group) for group, _ in columns_of(names, 6)] == names
    by_group = columns_of(names, 5)
    assert [(str(group), members) for group, members in by_group] == [
        ("NVIDIA Ada", [4]),
        ("NVIDIA sm_8x", [0, 2]),
        ("NVIDIA sm_9x", [1]),
        ("AMD CDNA3", [3]),
        ("mine.json", [5]),
    ]
    assert [str(group) for group, _ in columns_of(names, 4)] == ["NVIDIA", "AMD", "mine.json"]


def test_check_files_from_python(shaders: Path) -> None:
    found = av.check_files(sorted(shaders.iterdir()), ["vulkan1.1", "vulkan1.3"])
    assert [each.file for each in found] == sorted(map(str, shaders.iterdir()))
    assert (found.summary.files, found.summary.pairs, found.summary.available) == (8, 16, 10)
    assert [str(group) for group, _ in found.matrix.columns] == ["vulkan1.1", "vulkan1.3"]
    assert [(fix.what, fix.wins) for fix in found.fixes] == [
        ("compile for SPIR-V 1.0", 2),
        ("Float64", 4),
    ]
    rows = found.rows()
    assert rows[0] == {
        "file": str(shaders / "double-one.mlir"),
        "target": "vulkan1.1",
        "vendor": "Vulkan",
        "generation": "1.1",
        "verdict": "no",
        "reasons": "Float64",
    }
    assert len(rows) == 16
    missing = av.check_files([shaders / "missing.mlir"], "vulkan1.1")
    assert missing.summary.unusable == 1


def test_verdicts_on_a_file_are_a_line_of_text() -> None:
    """The size of what is told comes first, as bytes: all values of the lowest one occur."""
    for length in range(256):
        verdicts = FileVerdicts("f" * length, (), (), (), "it can't be used")
        text = _page.to_text(verdicts)
        assert text.find("\n") == len(text) - 1
        assert _page._from_text(text) == verdicts
