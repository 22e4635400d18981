# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``check --through``: kernels and functions are judged by what a pipeline makes of them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import jsonschema
import pytest
from command_line import run
from messages import says
from mlir import availability as av
from mlir import ir
from through_cases import CASES, KERNEL, LINE, LOAD, MEMORY, answer


@pytest.mark.parametrize("name", CASES)
def test_a_kernel_has_an_answer_at_its_line(name: str) -> None:
    case = CASES[name]
    with ir.Context():
        module = av.parse(case.text, name="k.mlir")
        before = str(module)
        (result,) = av.check(module, case.target, through=True).results
        assert str(module) == before
    assert answer(result) == case.answer, str(result)
    assert bool(result) is (case.answer == "available")
    found = [*result.violations, *result.not_lowered]
    if case.line is not None:
        assert found[0].location.startswith(f"k.mlir:{case.line}:"), found
    for phrase in case.phrases:
        assert phrase in found[0].message


FUNCTION = """\
!matrix = tensor<8x8xf32>
func.func @layer(%x: !matrix, %w: !matrix, %b: !matrix) -> !matrix {
  %0 = linalg.matmul ins(%x, %w : !matrix, !matrix) outs(%b : !matrix) -> !matrix
  return %0 : !matrix
}
"""


@pytest.mark.parametrize("target", ["sm_75", "gfx942", "vulkan1.1"])
def test_functions_become_kernels(target: str) -> None:
    with ir.Context():
        (result,) = av.check(av.parse(FUNCTION), target, through=True).results
    assert result.ok, str(result)
    assert result.through is not None
    assert result.through.source_ops > 0
    assert result.through.lowered_ops > result.through.source_ops


def test_a_finding_says_what_the_op_became() -> None:
    with ir.Context():
        module = av.parse(CASES["redux"].text, name="k.mlir")
        report = av.check(module, "sm_75", through=True)
        (violation,) = report.violations
        assert violation.op is not None
        assert (violation.op.name, violation.became) == ("gpu.subgroup_reduce", "nvvm.redux.sync")
    assert violation.location.startswith(f"k.mlir:{LINE + 2}:")
    assert violation.message.startswith("gpu.subgroup_reduce becomes nvvm.redux.sync, which needs chip sm_80")
    assert "sm_80" in violation.available_from


def test_a_pipeline_can_be_chosen_and_is_refused_with_a_reason() -> None:
    with ir.Context():
        module = av.parse(CASES["AMD"].text)
        good = "builtin.module(gpu.module(convert-gpu-to-rocdl{chipset=${chip}}),gpu-module-to-binary)"
        (result,) = av.check(module, "gfx942", through=good).results
        assert result.ok
        assert result.through is not None
        assert result.through.left_out == ("gpu-module-to-binary",)
        assert result.through.num_passes == 1
        assert "chipset=gfx942" in result.through.passes
        for bad, said in (
            ("builtin.module(no-such-pass)", "no-such-pass"),
            ("cse", "builtin.module(...)"),
            ("gpu.module(cse)", "write 'builtin.module(gpu.module(cse))'"),
            ("builtin.module(cse{x=${nothing}})", "known are '${chip}' and '${target}'"),
        ):
            with pytest.raises(ValueError, match="pipeline") as error:
                av.check(module, "gfx942", through=bad)
            assert said in str(error.value)
        with pytest.raises(ValueError, match="names no chip"):
            av.check(module, "vulkan1.1", through="builtin.module(cse{x=${chip}})")
        with pytest.raises(ValueError, match="no pipeline leads to tosa"):
            av.check(module, "tosa1.0:pro_int", through=True)
        with pytest.raises(TypeError, match="through is True, a pipeline"):
            av.check(module, "gfx942", through=3)  # type: ignore[arg-type]


def test_no_device_code_is_no_verdict() -> None:
    with ir.Context():
        module = av.parse(CASES["NVIDIA"].text)
        (result,) = av.check(module, "sm_75", through="builtin.module(symbol-dce)").results
        # What no pass has converted isn't lowered; there is nothing to judge in an empty module.
        assert answer(result) == "can't be lowered"
        (empty,) = av.check(av.parse("func.func private @f()"), "sm_75", through=True).results
    assert answer(empty) == "no verdict"


def test_a_target_in_the_module_counts_if_no_other_is_named() -> None:
    text = CASES["the chip lacks it"].text.replace(
        "gpu.module @kernels", 'gpu.module @kernels [#nvvm.target<chip = "sm_75">]'
    )
    with ir.Context():
        module = av.parse(text)
        assert answer(av.check(module, through=True).results[0]) == "not available"
        assert answer(av.check(module, "sm_80", through=True).results[0]) == "available"


def test_the_command_says_which_line_stops_it(tmp_path: Path) -> None:
    file = tmp_path / "k.mlir"
    file.write_text(CASES["the chip lacks it"].text)
    result = run("check", file, "--through", "-t", "sm_75", "-t", "sm_80", "-t", "gfx942")
    assert result.code == 1
    assert f"{file}:{LINE + 2}:" in result.out
    for phrase in (
        "not available on sm_75",
        "available on sm_80",
        "can't be lowered for gfx942",
        "by the default pipeline for NVIDIA (LLVM ",
        "--show-pipeline prints it",
    ):
        assert phrase in result.out
    assert run("check", file, "--through", "-t", "sm_80").code == 0
    assert run("check", file, "--through", "-t", "gfx942", "--format", "github").code == 1
    sarif = json.loads(run("check", file, "--through", "-t", "gfx942", "--format", "sarif").out)
    assert {each["ruleId"] for each in sarif["runs"][0]["results"]} == {"availability.not-lowered"}


def test_json_has_the_pipeline_and_what_it_made(tmp_path: Path) -> None:
    file = tmp_path / "k.mlir"
    file.write_text(CASES["redux"].text)
    schema = json.loads((Path(next(iter(av.__path__))) / "schemas" / "check.schema.json").read_text())
    for target in ("sm_75", "sm_80", "gfx942"):
        form = run("check", file, "--through", "-t", target, "--format", "json").json
        jsonschema.validate(form, schema)
        through = form["results"][0]["through"]
        assert through["passes"].startswith("builtin.module(")
        assert bool(through["lowered_ops"]) is not bool(through["not_lowered"])


def test_what_is_lowered_needs_no_pipeline(tmp_path: Path) -> None:
    file = tmp_path / "k.mlir"
    for op, code in (("llvm.fadd %x, %x : f32", 0), ("llvm.intr.exp(%x) : (f32) -> f32", 1)):
        file.write_text(
            "llvm.func @k(%x: f32) attributes {nvvm.kernel} {\n"
            f"  %0 = nvvm.read.ptx.sreg.tid.x : i32\n  %1 = {op}\n  llvm.return\n}}\n"
        )
        result = run("check", file, "--through", "-t", "sm_75")
        assert result.code == code
        assert "it is lowered already: no pipeline was needed" in result.out
        assert "by the default pipeline" not in result.out


def test_options_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "k.mlir"
    file.write_text(CASES["redux"].text)
    shown = run("check", file, "--show-pipeline", "-t", "sm_80", "-t", "gfx942")
    assert shown.code == 0
    assert "// sm_80: the default pipeline for NVIDIA (LLVM " in shown.out
    assert "chipset=gfx942" in shown.out
    for arguments, said in (
        (["--show-pipeline"], "name a target"),
        (["--pipeline", "builtin.module(nonsense)", "--devices"], "nonsense"),
        (["--through", "-t", "tosa1.0:pro_int"], "no pipeline leads to tosa1.0:pro_int"),
        (["--pipeline", "builtin.module(nonsense)", "-t", "sm_80"], "nonsense"),
    ):
        result = run("check", file, *arguments)
        assert result.code == 2, arguments
        assert said in result.err, arguments


def test_ops_without_a_trace_are_listed(tmp_path: Path) -> None:
    file = tmp_path / "k.mlir"
    file.write_text(KERNEL.format(arguments=MEMORY, body=LOAD + "%z = arith.addf %x, %x : f32"))
    result = run("check", file, "--through", "-t", "sm_75", "-v")
    assert "nothing is left of: " in result.out
    assert f"arith.addf ({LINE + 2}:" in result.out
    assert ", and nothing is left of 3 ops; " in run("check", file, "--through", "-t", "sm_75").out


def test_a_size_of_32_bits_that_is_not_extended_is_unknown() -> None:
    text = """
        llvm.func @k(%p: !llvm.ptr<1>) attributes {rocdl.kernel} {
          %size = rocdl.workgroup.dim.x : i32
          %more = llvm.VERB
          llvm.return
        }"""
    with ir.Context():
        for verb, is_known in (("sext %size : i32 to i64", True), ("add %size, %size : i32", False)):
            assert av.check(av.parse(text.replace("VERB", verb)), "gfx942").ok is is_known, verb


def test_many_files_are_judged_in_other_processes(tmp_path: Path) -> None:
    files = []
    for name in ("NVIDIA", "the chip lacks it", "no conversion"):
        (file := tmp_path / f"{len(files)}.mlir").write_text(CASES[name].text)
        files.append(file)
    reports = av.check_files(files, "sm_75", through=True)
    assert [each.ok for each in reports] == [True, False, True]
    (result,) = reports[1].report.results  # type: ignore[union-attr]
    assert result.violations[0].op_name == "nvgpu.device_async_copy"
    assert result.through is not None


def test_vectors_that_no_triple_can_declare_are_refused() -> None:
    """LongVectorEXT is no case of MLIR's enum."""
    text = KERNEL.format(
        arguments="%m: memref<vector<8xf32>>",
        body="%x = memref.load %m[] : memref<vector<8xf32>>\nmemref.store %x, %m[] : memref<vector<8xf32>>",
    )
    with ir.Context():
        module = av.parse(text)
        for target in ("vulkan1.3", "vulkan1.3+all"):
            (result,) = av.check(module, target, through=True).results
            assert answer(result) == "can't be lowered", str(result)
        assert re.search(says("LongVectorEXT", "can't state"), result.not_lowered[0].message)


# Upstream's conversion takes the second source for granted.
CRASHING = """\
gpu.module @kernels {
  gpu.func @f(%m: memref<f32>, %o: memref<vector<4xf8E4M3FNUZ>>) kernel {
    %x = memref.load %m[] : memref<f32>
    %y = amdgpu.packed_trunc_2xfp8 %x, undef into undef[word 0] : f32 to vector<4xf8E4M3FNUZ>
    memref.store %y, %o[] : memref<vector<4xf8E4M3FNUZ>>
    gpu.return
  }
}
"""


def test_a_pass_that_crashes_costs_its_own_answer(tmp_path: Path) -> None:
    file = tmp_path / "k.mlir"
    file.write_text(CRASHING)
    targets = ("gfx942", "gfx1250", "sm_90")
    result = run("check", file, "--through", *(word for target in targets for word in ("-t", target)))
    assert result.code == 1
    told = says(
        f"{file}: error: builtin.module",
        "convert-amdgpu-to-rocdl: MLIR's own pass crashed: segmentation fault (SIGSEGV)",
        "report it to the LLVM project",
    )
    assert re.search(told, result.out)
    assert "available on gfx942" in result.out
    assert "can't be lowered for sm_90" in result.out
    deduced = run("deduce", file, "--through", "--dialect", "rocdl")
    assert "available from gfx942" in deduced.out
    section = tmp_path / "s.mlir"
    section.write_text(CASES["AMD"].text + "// -----\n" + CRASHING)
    (reports,) = av.check_files([section], list(targets[:2]), through=True)
    good, bad = reports.sections
    assert good.ok
    assert bad.report is not None
    assert [bool(each.not_lowered) for each in bad.report.results] == [False, True]
