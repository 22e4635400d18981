# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A module that uses what it doesn't declare has a fault of its own, which Python's reports name."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest
from mlir import availability as av
from mlir import ir
from spirv_assembly import assemble

MODULE = """\
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {{
  spirv.GlobalVariable @x : !spirv.ptr<{type}, Workgroup>
  spirv.func @main() "None" {{ spirv.Return }}
  spirv.EntryPoint "GLCompute" @main
  spirv.ExecutionMode @main "LocalSize", 1, 1, 1
}}
"""


@pytest.fixture(autouse=True)
def context() -> Iterator[ir.Context]:
    with ir.Context() as entered:
        yield entered


BOTH = MODULE.replace("@main()", "@main(%x: f64)").format(type="i64")


@pytest.mark.parametrize(
    ("text", "target", "must_declare", "if_declared", "told"),
    [
        (
            MODULE.format(type="i64"),
            "vulkan1.1+Int64",
            ("capability Int64",),
            True,
            "not available as it is on vulkan1.1+Int64: "
            "it must declare capability Int64; then it is available\n",
        ),
        # The target lacks Float64, too.
        (BOTH, "vulkan1.1+Int64", ("capability Int64",), False, "not available on vulkan1.1+Int64: "),
    ],
)
def test_a_report_says_what_holds_then(
    text: str, target: str, must_declare: tuple[str, ...], if_declared: bool, told: str, tmp_path: Path
) -> None:
    module = ir.Module.parse(text)
    (held,) = module.body.operations
    (file := tmp_path / "m.mlir").write_text(text)
    (of_file,) = av.check_files([file], target)
    assert of_file.report is not None
    for report in (av.check(module, target), av.check(held, target), of_file.report):
        (result,) = report.results
        assert not report.ok
        assert (result.must_declare, result.if_declared) == (must_declare, if_declared)
        assert str(report).startswith(told)
        form = report.to_json()["results"][0]
        assert (form["must_declare"], form["if_declared"]) == ([*must_declare], if_declared)
        assert pickle.loads(pickle.dumps(report)) == report
    declared = text.replace("[Shader]", "[Shader, Int64]")
    assert av.check(ir.Module.parse(declared), target).ok == if_declared


@pytest.mark.parametrize(
    ("text", "target"),
    [
        (MODULE.format(type="i32"), "vulkan1.0"),
        # The target lacks what the module doesn't declare.
        (MODULE.format(type="i64"), "vulkan1.0"),
        # It lacks nothing but what the target lacks.
        (MODULE.format(type="i64").replace("[Shader]", "[Shader, Int64]"), "vulkan1.0"),
        # Two modules might have to declare different things.
        (MODULE.format(type="i64") * 2, "vulkan1.1+Int64"),
        ("func.func @f() {\n  return\n}\n", "vulkan1.0"),
    ],
)
def test_a_report_without_an_answer(text: str, target: str) -> None:
    (result,) = av.check(ir.Module.parse(text), target).results
    assert (result.must_declare, result.if_declared) == ((), None)
    assert "if_declared" not in result.to_json()


def test_what_mlir_cannot_declare_has_no_answer(tmp_path: Path) -> None:
    """A binary may need a capability whose name MLIR doesn't know."""
    shader = """
        OpCapability Shader
        OpMemoryModel Logical GLSL450
        OpEntryPoint GLCompute %main "main"
        OpExecutionMode %main LocalSize 1 1 1
        %void = OpTypeVoid
        %function = OpTypeFunction %void
        %float = OpTypeFloat 32
        %long = OpTypeVector %float 7
        %pointer = OpTypePointer Private %long
        %variable = OpVariable %pointer Private
        %main = OpFunction %void None %function
        %label = OpLabel
        OpReturn
        OpFunctionEnd
    """
    (file := tmp_path / "long.spv").write_bytes(assemble(shader))
    (result,) = av.check_files([file], "spirv1.6+all")
    assert result.report is not None
    assert not result.report.ok
    assert not result.report.results[0].must_declare
