# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reports are values: of several targets at once, short to look at, comparable, and tables in notebooks."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import mlir.availability as av
import pytest
from mlir import ir

SUM = """
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
WITH = "vulkan1.1+GroupNonUniformArithmetic"
KERNEL = Path(__file__).parents[2] / "examples/kernels/saxpy.mlir"


@pytest.fixture
def module(context: ir.Context) -> ir.Module:
    return ir.Module.parse(SUM)


def test_a_report_has_a_result_for_each_target_in_order(module: ir.Module) -> None:
    """One report with a result for each, in the order that was asked for."""
    report = av.check(module, [WITH, "vulkan1.0", av.target("vulkan1.1")])
    assert [result.spec for result in report.results] == [WITH, "vulkan1.0", "vulkan1.1"]
    assert [result.ok for result in report.results] == [True, False, False]
    assert not report.ok
    assert len(report.violations) == 5
    for result in report.results:
        assert av.Report((result,)) == av.check(module, result.spec)
    assert av.check(module, (each for each in (WITH, "spirv1.6"))).ok
    with pytest.raises(ValueError, match="the list of targets is empty"):
        av.check(module, [])
    with pytest.raises(ValueError, match=r"unknown target 'vulcan1\.0'"):
        av.check(module, ["vulkan1.0", "vulcan1.0"])


def test_known_targets_are_targets(module: ir.Module) -> None:
    """What `known_targets` lists is taken wherever a target is, in another context too."""
    infos = [info for info in av.known_targets() if info.family == "vulkan"]
    report = av.check(module, infos)
    assert [result.target_name for result in report.results] == [info.name for info in infos]
    assert report == av.check(module, [info.name for info in infos])
    assert av.describe(infos[0]) == av.describe(infos[0].name)
    with ir.Context():
        other = ir.Module.parse(SUM)
        assert av.check(other, infos) == report
        assert av.ConversionTarget(infos[0]).target_name == infos[0].name


def test_reports_compare_by_what_they_say(module: ir.Module) -> None:
    """The same of another module that is alike, and another where something differs."""
    report = av.check(module, "vulkan1.0")
    with ir.Context():
        again = av.check(ir.Module.parse(SUM), "vulkan1.0")
        moved = av.check(ir.Module.parse("\n" + SUM), "vulkan1.0")
    assert report == again
    assert hash(report) == hash(again)
    assert report.results[0] == again.results[0]
    assert report != moved
    assert report != av.check(module, "vulkan1.1")
    assert report != str(report)
    assert len({report, again, moved}) == 2


def test_families_of_known_targets(context: ir.Context) -> None:
    """A family has the targets of its parts; devices are those that are a part of their own."""
    vulkan = av.known_targets(family="vulkan")
    assert {"vulkan1.1", "VP_KHR_roadmap_2022", "lavapipe"} <= {info.name for info in vulkan}
    assert {info.family.partition(":")[0] for info in vulkan} == {"vulkan"}
    assert {info.family for info in av.known_targets(family="vulkan:roadmap")} == {"vulkan:roadmap"}
    devices = av.known_devices()
    assert set(devices) < set(vulkan)
    assert "lavapipe" in {info.name for info in devices}
    assert "VP_KHR_roadmap_2022" not in {info.name for info in devices}
    with pytest.raises(ValueError, match=r"unknown family 'vulcan'; did you mean 'vulkan'"):
        av.known_targets(family="vulcan")
    with pytest.raises(TypeError, match="by a str, not by a int"):
        av.known_targets(family=1)  # type: ignore[arg-type]


def test_the_verdict_of_several_targets_is_the_worst(module: ir.Module) -> None:
    """The verdict of several targets is the worst."""
    context = module.context
    open_target = av.spirv.target_env(WITH)
    context.allow_unregistered_dialects = True
    unknown = ir.Module.parse('"foo.bar"() : () -> ()')
    assert av.check(module, WITH).verdict == "yes"
    assert av.check(module, "vulkan1.0").verdict == "no"
    assert av.check(unknown, WITH).verdict == "unknown"
    on_condition = av.check(module, open_target)
    assert on_condition.verdict == ("on condition" if on_condition.conditions else "yes")
    assert av.check(module, [WITH, "vulkan1.0"]).verdict == "no"
    assert [result.verdict for result in av.check(module, ["vulkan1.0", WITH]).results] == ["no", "yes"]


def test_what_targets_lack_is_counted(module: ir.Module) -> None:
    report = av.check(module, ["vulkan1.0", "vulkan1.1", WITH])
    told = {" or ".join(each.value for each in any_of): count for any_of, count in report.lacking.items()}
    assert told["v1.3"] == 1
    assert sorted(told.values(), reverse=True) == list(told.values())
    assert max(told.values()) == 2
    assert av.check(module, WITH).lacking == {}


def test_repr_of_a_package_is_a_line(context: ir.Context) -> None:
    """Whatever the size of its binaries and constants is."""
    text = "func.func @f(%x: tensor<64xf32>) -> tensor<64xf32> {{ {} return %0 : tensor<64xf32> }}"
    ops = "%0 = linalg.exp ins(%x : tensor<64xf32>) outs(%x : tensor<64xf32>) -> tensor<64xf32>"
    package = av.lower_for_targets(ir.Module.parse(text.format(ops)), ["vulkan1.1", "spirv1.0"])
    assert repr(package).startswith("<Package: for ")
    assert "vulkan1.1" in repr(package)
    for value in (package, *package.modules):
        assert len(repr(value)) < 200
        assert "\n" not in repr(value)


def test_repr_is_short(module: ir.Module) -> None:
    report = av.check(module, "vulkan1.0")
    assert repr(report) == "<Report: not available on vulkan1.0: 3 violations in 8 ops>"
    assert repr(report.results[0]) == "<TargetReport: not available on vulkan1.0: 3 violations in 8 ops>"
    assert repr(av.check(module, ["vulkan1.0", WITH])) == "<Report: available on 1 of 2 targets>"
    for found in report.violations:
        assert repr(found) == f"<Violation: {found}>"
        assert "\n" not in repr(found)
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        (unknown,) = av.check(ir.Module.parse('"x.y"() : () -> ()'), "vulkan1.0").unchecked
    assert repr(unknown) == f"<Unchecked: {unknown}>"


class Cells(HTMLParser):
    """Collects the cells of tables, and sees that tags are closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.rows: list[list[str]] = []
        self._open: list[str] = []
        self.feed(text)
        assert not self._open

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self._open.append(tag)
        if tag == "tr":
            self.rows.append([])
        if tag in ("td", "th"):
            self.rows[-1].append("")

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self._open and self._open[-1] in ("td", "th"):
            self.rows[-1][-1] += data


def test_a_report_is_a_table_in_a_notebook(module: ir.Module) -> None:
    """A row for each target, and one for each violation, with what the report says."""
    report = av.check(module, [WITH, "vulkan1.0"])
    rows = Cells(report._repr_html_()).rows
    assert rows[0] == ["", "target", "verdict"]
    assert rows[1] == ["yes", WITH, f"available on {WITH} (8 ops checked)"]
    assert rows[2][:2] == ["no", "vulkan1.0"]
    assert rows[3] == ["place", "op", "what", "cause", "available from"]
    first = report.violations[0]
    assert rows[4][:4] == [first.location, first.op_name, first.message, str(first.clause.source)]
    assert rows[4][4].startswith(WITH)
    assert len(rows) == 7
    assert Cells(report.results[1]._repr_html_()).rows == [rows[0], *rows[2:]]


def test_html_of_what_is_left_open_and_unknown(context: ir.Context) -> None:
    """Names are escaped, and long lists cut."""
    context.allow_unregistered_dialects = True
    module = ir.Module.parse("\n".join(['"x.a<b"() : () -> ()'] * 12))
    report = av.check(module, "vulkan1.0")
    text = report._repr_html_()
    rows = Cells(text).rows
    assert rows[1][0] == "unknown"
    assert [row[1] for row in rows[3:]] == ["x.a<b"] * 10
    assert "<p>2 more</p>" in text


def rows_of(value: Any) -> list[list[str]]:
    return Cells(value._repr_html_()).rows


def test_html_of_explanations_and_targets(module: ir.Module, context: ir.Context) -> None:
    function = module.body.operations[0].regions[0].blocks[0].operations[0]
    clauses = av.explain(function.regions[0].blocks[0].operations[0])
    rows = rows_of(clauses)
    assert rows[0] == ["needs", "cause", "rule"]
    assert rows[1][:2] == [clauses[0].describe_need(), str(clauses[0].source)]
    assert len(rows) == 1 + len(clauses)
    families = [av.known_targets(family="spirv"), av.known_devices(), av.known_targets_for(module)]
    for targets in families:
        rows = rows_of(targets)
        assert rows[1] == [targets[0].name, targets[0].family, targets[0].summary]
        assert len(rows) == 1 + min(len(targets), 100)
    every: Any = av.known_targets()
    assert f"<p>{len(every) - 100:,} more</p>" in every._repr_html_()


def test_html_of_lowerings_packages_and_files(context: ir.Context, tmp_path: Path) -> None:
    kernels = ir.Module.parse(KERNEL.read_text())
    lowering = av.explain(kernels, "vulkan1.1", through=True)
    assert ["arith.mulf", "spirv.FMul"] in [row[1:3] for row in rows_of(lowering)]
    package = av.lower_for_targets(kernels, ["vulkan1.1"])
    rows = rows_of(package)
    assert (rows[1][0], rows[1][2]) == ("vulkan1.1", "saxpy")
    files = [str(KERNEL), str(tmp_path / "missing.mlir")]
    for made, unusable in (av.check_files(files, "vulkan1.1"), av.lower_files(files, "vulkan1.1")):
        assert rows_of(made)[:2] == [["file"], [files[0]]]
        assert rows_of(unusable) == [["file", "error"], [files[1], unusable.error]]
