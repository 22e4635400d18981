# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""availability.requires from Python and the command line; test/ir/requires.mlir has its rules."""

from __future__ import annotations

from pathlib import Path

import mlir.availability as av
import pytest
from command_line import run
from mlir import ir

DECLARATION = """
  func.func private @subgroup_sum(f32) -> f32 attributes {
    availability.requires = [{"spirv.min_version" = "v1.3"},
                             {"spirv.capability" = "GroupNonUniformArithmetic"}]}
"""
CALLER = """
  func.func @caller(%x: f32) -> f32 {
    %0 = func.call @subgroup_sum(%x) : (f32) -> f32
    return %0 : f32
  }
"""
# The same between functions of a SPIR-V module, where the callee is defined.
SPIRV = """
spirv.module Logical GLSL450 {
  spirv.func @needy() "None" attributes {availability.requires = [{"spirv.capability" = "Int64"}]} {
    spirv.Return
  }
  spirv.func @caller() "None" {
    spirv.FunctionCall @needy() : () -> ()
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @caller
  spirv.ExecutionMode @caller "LocalSize", 1, 1, 1
}
"""


@pytest.mark.parametrize(
    ("text", "target", "violations"),
    [
        (DECLARATION, "vulkan1.0", []),  # Nobody calls it.
        (
            DECLARATION + CALLER,
            "vulkan1.0",
            [
                "func.call needs SPIR-V v1.3 or later; vulkan1.0 offers v1.0",
                "func.call needs capability GroupNonUniformArithmetic; vulkan1.0 does not offer it",
            ],
        ),
        (
            DECLARATION + CALLER,
            "vulkan1.1",
            ["func.call needs capability GroupNonUniformArithmetic; vulkan1.1 does not offer it"],
        ),
        (DECLARATION + CALLER, "vulkan1.1+GroupNonUniformArithmetic", []),
        (
            SPIRV,
            "vulkan1.1",
            [
                "spirv.func needs capability Int64; vulkan1.1 does not offer it",
                "spirv.FunctionCall needs capability Int64; vulkan1.1 does not offer it",
            ],
        ),
        (SPIRV, "vulkan1.1+Int64", []),
    ],
)
def test_calls_need_what_the_callee_needs(
    text: str, target: str, violations: list[str], context: ir.Context
) -> None:
    report = av.check(ir.Module.parse(text, context), target)
    assert [each.message for each in report.violations] == violations


def test_source_and_remedy(context: ir.Context) -> None:
    module = ir.Module.parse(DECLARATION + CALLER, context)
    (violation,) = av.check(module, "vulkan1.1").violations
    assert violation.clause.source == av.Source("instance", name="subgroup_sum")
    assert str(violation.clause.source) == "what the callee 'subgroup_sum' requires"
    assert "vulkan1.1+GroupNonUniformArithmetic" in violation.available_from
    call = module.body.operations[1].regions[0].blocks[0].operations[0]
    assert av.explain(call)[-1] == violation.clause
    assert str(av.deduce(module)) == "#spirv.vce<v1.3, [GroupNonUniformArithmetic], []>"


def test_requirements_go_with_the_attribute(context: ir.Context) -> None:
    module = ir.Module.parse(DECLARATION + CALLER, context)
    del module.body.operations[0].attributes["availability.requires"]
    assert av.check(module, "vulkan1.0").nothing_judged
    assert av.check(module, "vulkan1.0", allow_unchecked=True).ok


def test_unregistered_op_can_tell_itself(context: ir.Context) -> None:
    context.allow_unregistered_dialects = True
    text = '"vendor.sum"() {availability.requires = [{"spirv.min_version" = "v1.3"}]} : () -> ()'
    module = ir.Module.parse(text, context)
    assert not av.check(module, "vulkan1.0").ok
    report = av.check(module, "vulkan1.1")
    assert report.ok
    assert report.unchecked == ()


def test_malformed_attribute_does_not_verify(context: ir.Context) -> None:
    text = DECLARATION.replace("v1.3", "v9.9")
    with pytest.raises(ir.MLIRError, match=r"unknown value 'v9\.9' of dimension 'spirv\.min_version'"):
        ir.Module.parse(text, context)


def test_check_counts_what_callees_need(tmp_path: Path) -> None:
    file = tmp_path / "calls.mlir"
    file.write_text(DECLARATION + CALLER)
    text = run("check", file, "--target", "vulkan1.1")
    assert text.code == 1
    assert "cause: what the callee 'subgroup_sum' requires" in text.out
    form = run("check", file, "--target", "vulkan1.1", "--format", "json").json
    (violation,) = form["results"][0]["violations"]
    assert violation["clause"]["source"] == {"kind": "instance", "name": "subgroup_sum"}
