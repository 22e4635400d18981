# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The rules about variables and entry points, compared with both spirv-vals: what they reject, and by which
rule.
"""

from __future__ import annotations

import mlir.availability as av
import pytest
from mlir import ir
from spirv_tools_library import assemble
from spirv_validator import DEBIAN, NEWER, validate
from vulkan_case import Case
from vulkan_interface_cases import blocks, descriptors, starts

# Rules that Debian's spirv-val of 2023 doesn't know, or has under another name.
YOUNGER = {"06677"}
NAMES = {"10685": ("10685", "06426"), "04426": ("must be a constant for WorkgroupSize",)}
# Neither spirv-val looks for the size of workgroups of mesh and task shaders, and these rules are about ray
# tracing, which Vulkan 1.3 doesn't have by itself.
RAY_TRACING = {"04700", "04702", "04706"}
CASES = [
    case
    for cases in (descriptors, blocks, starts)
    for case in cases()
    if case.what not in ("TaskEXT", "MeshEXT") and case.rule not in RAY_TRACING
]


def binary(text: str) -> bytes:
    """Returns the SPIR-V binary of a module, which declares its requirements."""
    module = ir.Module.parse(text)
    module.body.operations[0].attributes["vce_triple"] = av.deduce(module, ignore_stated=True)
    return av.spirv.serialize(module)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.rule} {case.what}".strip())
def test_spirv_val_agrees(context: ir.Context, case: Case) -> None:
    for validator in (DEBIAN, NEWER):
        refused, taken = validate(
            [(binary(text), "vulkan1.3") for text in (case.module, case.other)], validator
        )
        assert taken == ""
        if validator is NEWER or case.rule not in YOUNGER:
            assert any(name in refused for name in NAMES.get(case.rule, (case.rule,)))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.rule} {case.what}".strip())
def test_binaries_are_judged_alike(context: ir.Context, case: Case) -> None:
    for text, ok in ((case.module, False), (case.other, True)):
        report = av.check(av.spirv.read(binary(text)), "vulkan1.3")
        assert report.ok == ok, report
        assert {(each.clause.source.rule or "")[-5:] for each in report.violations} <= {case.rule}


@pytest.mark.parametrize(
    "mode",
    [
        "OpExecutionMode %main LocalSize 2 1 1",
        "OpExecutionModeId %main LocalSizeId %two %one %one",
        "OpDecorate %size BuiltIn WorkgroupSize",
    ],
)
def test_sizes_that_binaries_state(context: ir.Context, mode: str) -> None:
    text = f"""
    OpCapability Shader
    OpMemoryModel Logical GLSL450
    OpEntryPoint GLCompute %main "main"
    {mode}
    %void = OpTypeVoid
    %u32 = OpTypeInt 32 0
    %v3 = OpTypeVector %u32 3
    %one = OpConstant %u32 1
    %two = OpSpecConstant %u32 2
    %size = OpSpecConstantComposite %v3 %two %one %one
    %function = OpTypeFunction %void
    %main = OpFunction %void None %function
    %label = OpLabel
    OpReturn
    OpFunctionEnd
    """
    assert av.check(av.spirv.read(assemble(text, "spv1.6")), "vulkan1.3+maintenance4").ok
    report = av.check(av.spirv.read(assemble(text.replace(mode, ""), "spv1.6")), "vulkan1.3+maintenance4")
    assert [each.clause.source.rule for each in report.violations] == ["VUID-StandaloneSpirv-None-10685"]
