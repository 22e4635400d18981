# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Uses of SPIR-V whose capabilities a target has, and whose features it lacks."""

from __future__ import annotations

import re
from collections.abc import Iterator

import mlir.availability as av
import pytest
from mlir import ir
from vulkan_case import Case
from vulkan_rule_cases import all_cases

# Rows: the number of the rule, its cases, a target that lacks what they need, and one that has it, if any.
ROWS = [
    ("06284", r"EXT\.AtomicFAdd on f32 in StorageBuffer", "amd-rx-6600", "nvidia-rtx-5080"),
    ("06279", "AtomicIAdd on i64 in Workgroup", "intel-arc-a770", "nvidia-rtx-5080"),
    ("06285", r"EXT\.AtomicFAdd on f32 in Workgroup", "intel-arc-a770", "nvidia-rtx-5080"),
    ("06275", "IAdd of i8", "vulkan1.1+GroupNonUniformArithmetic+Int8", "nvidia-rtx-5080"),
    ("06275", "IMul of i16", "vulkan1.1+GroupNonUniformArithmetic+Int16", "nvidia-rtx-5080"),
    ("06275", "SMax of i64", "vulkan1.1+GroupNonUniformArithmetic+Int64", "nvidia-rtx-5080"),
    ("06275", "FAdd of f16", "vulkan1.1+GroupNonUniformArithmetic+Float16", "nvidia-rtx-5080"),
    ("06297", "", "nvidia-rtx-5080", "intel-arc-a770"),
    ("06299", "", "intel-arc-a770", "amd-rx-6600"),
    ("06301", "", "vulkan1.4+Float64+shaderDenormFlushToZeroFloat32", ""),
    ("06343", "^Vertex", "vulkan1.4", "nvidia-rtx-5080"),
    ("06340", "a store$", "vulkan1.1", "nvidia-rtx-5080"),
    ("06340", "an atomic$", "vulkan1.3", "nvidia-rtx-5080"),
    ("06341", "a store in Vertex", "vulkan1.1", "nvidia-rtx-5080"),
    ("06341", "an atomic in Vertex", "vulkan1.4", "nvidia-rtx-5080"),
]

# What Vulkan never offers, or only with a feature newer than nearly all reports.
RARELY = [
    ("10824", "BitCount of i16", "maintenance9"),
    ("10824", "BitReverse of i16", "maintenance9"),
    ("04643", "CrossWorkgroup", ""),
    ("04711", "", ""),
]


@pytest.fixture(scope="module", autouse=True)
def context() -> Iterator[ir.Context]:
    with ir.Context() as entered:
        yield entered


def cases(rule: str, what: str) -> list[Case]:
    found = [case for case in all_cases() if case.rule == rule and re.search(what, case.what)]
    assert found
    return found


def broken_rules(text: str, target: str) -> set[str]:
    """Returns the numbers of the violated rules, "" for other violations."""
    report = av.check(ir.Module.parse(text), target)
    return {(each.clause.source.rule or "")[-5:] for each in report.violations}


@pytest.mark.parametrize(("rule", "what", "lacks", "has"), ROWS)
def test_a_feature_is_lacking(rule: str, what: str, lacks: str, has: str) -> None:
    for case in cases(rule, what):
        assert broken_rules(case.module, lacks) == {rule}
        assert rule not in broken_rules(case.other, lacks)
        if has:
            assert av.check(ir.Module.parse(case.module), has).ok


@pytest.mark.parametrize(("rule", "what", "feature"), RARELY)
def test_hardly_any_target_has_it(rule: str, what: str, feature: str) -> None:
    targets = [info for info in av.known_targets() if str(info.attribute).startswith("#vulkan")]
    lacking = [info for info in targets if not feature or not has_feature(info, feature)]
    assert len(lacking) >= 85
    for case in cases(rule, what):
        parsed = ir.Module.parse(case.module)
        for info in lacking:
            report = av.check(parsed, info.attribute)
            said = (*report.violations, *report.conditions)
            assert rule in {(each.clause.source.rule or "")[-5:] for each in said}, info.name


def has_feature(info: av.TargetInfo, feature: str) -> bool:
    known = re.search(r"features = \[([^]]*)\]", str(info.attribute))
    return known is not None and feature in known[1].split(", ")


LAYER = """
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @v built_in("Layer") : !spirv.ptr<i32, Output>
  spirv.func @main() "None" { %0 = spirv.mlir.addressof @v : !spirv.ptr<i32, Output> spirv.Return }
  spirv.EntryPoint "Vertex" @main, @v
}
"""


def test_a_vertex_shader_writes_the_layer() -> None:
    assert broken_rules(LAYER, "vulkan1.0+Geometry") == {"04273"}
    assert broken_rules(LAYER, "vulkan1.0+MultiViewport") == {"04273"}
    assert not broken_rules(LAYER, "vulkan1.2+Geometry+ShaderLayer")


QUEUE_FAMILY = """
spirv.module Logical {} {{
  spirv.func @main() "None" {{
    spirv.ControlBarrier <Subgroup>, <QueueFamily>, <AcquireRelease|UniformMemory>
    spirv.Return
  }}
  spirv.EntryPoint "GLCompute" @main
  spirv.ExecutionMode @main "LocalSize", 8, 1, 1
}}
"""


def test_the_scope_queue_family_is_of_one_memory_model() -> None:
    for target in ("vulkan1.0", "vulkan1.1", "vulkan1.2", "vulkan1.3", "vulkan1.4", "nvidia-rtx-5080"):
        assert broken_rules(QUEUE_FAMILY.format("GLSL450"), target)
    assert av.check(ir.Module.parse(QUEUE_FAMILY.format("Vulkan")), "vulkan1.3").ok
    deduced = av.deduce(ir.Module.parse(QUEUE_FAMILY.format("Vulkan")))
    assert "VulkanMemoryModel" in str(deduced)
    # The extension that brings the memory model takes modules of 1.3.
    assert "v1.3" in str(deduced)


# ===-----------------------------------------------------------------------------------------------===
# What modules declare
# ===-----------------------------------------------------------------------------------------------===

STATED = """
spirv.module {model} requires #spirv.vce<{triple}> {{
  spirv.func @main() "None" {{ {body} spirv.Return }}
  spirv.EntryPoint "GLCompute" @main
  spirv.ExecutionMode @main "LocalSize", 1, 1, 1
}}
"""


def stated(triple: str, model: str = "Logical GLSL450", body: str = "") -> ir.Module:
    return ir.Module.parse(STATED.format(triple=triple, model=model, body=body))


POINTERS = "[Shader, PhysicalStorageBufferAddresses]"
OF_EXT = "SPV_EXT_physical_storage_buffer"


@pytest.mark.parametrize(
    ("triple", "target", "available"),
    [
        # SPIR-V 1.5 has taken in both, Vulkan 1.2 one (VUID-VkShaderModuleCreateInfo-pCode-08742).
        (f"v1.3, {POINTERS}, [SPV_KHR_physical_storage_buffer]", "vulkan1.2", True),
        (f"v1.3, {POINTERS}, [{OF_EXT}]", "vulkan1.2", False),
        (f"v1.5, {POINTERS}, [{OF_EXT}]", "vulkan1.2", False),
        (f"v1.5, {POINTERS}, []", "vulkan1.2", True),
        (f"v1.3, {POINTERS}, [{OF_EXT}]", f"vulkan1.2+{OF_EXT}", True),
        # No version or extension of Vulkan offers it (08741).
        ("v1.3, [Shader], [SPV_KHR_no_integer_wrap_decoration]", "vulkan1.4", False),
        ("v1.3, [Shader], [SPV_KHR_no_integer_wrap_decoration]", "nvidia-rtx-5080", False),
        # They need extensions of Vulkan.
        ("v1.4, [Shader], [SPV_GOOGLE_decorate_string]", "vulkan1.4", False),
        ("v1.4, [Shader], [SPV_GOOGLE_decorate_string]", "vulkan1.4+SPV_GOOGLE_decorate_string", True),
        # Vulkan 1.1 with SPIR-V 1.4 has the extension that brings it, and 1.2 has taken it in.
        ("v1.4, [Shader], [SPV_KHR_float_controls]", "vulkan1.1spv1.4", True),
        ("v1.3, [Shader], [SPV_KHR_float_controls]", "vulkan1.1", False),
        ("v1.3, [Shader], [SPV_KHR_storage_buffer_storage_class]", "vulkan1.1", True),
    ],
)
def test_an_extension_is_declared(triple: str, target: str, available: bool) -> None:
    module = stated(triple)
    if "PhysicalStorageBufferAddresses" in triple:
        target += "+PhysicalStorageBufferAddresses"
    report = av.check(module, target)
    assert report.ok == available, report
    if not available:
        (violation,) = report.violations
        assert [each.dimension for each in violation.clause.any_of] == ["spirv.extension"]
        assert violation.clause.source.name == "vce_triple"


def test_a_target_env_takes_what_vulkan_takes() -> None:
    environment = "#spirv.target_env<#spirv.vce<v1.5, [Shader], []>, {}#spirv.resource_limits<>>"
    for extension, available in (
        ("SPV_KHR_storage_buffer_storage_class", True),
        ("SPV_KHR_no_integer_wrap_decoration", False),
        ("SPV_EXT_physical_storage_buffer", False),
    ):
        module = stated(f"v1.3, [Shader], [{extension}]")
        assert av.check(module, environment.format("api=Vulkan, ")).ok == available
        assert av.check(module, environment.format("")).ok


def test_deduce_declares_what_vulkan_takes() -> None:
    wraps = """spirv.module Logical GLSL450 {
      spirv.func @main() "None" {
        %0 = spirv.Constant 1 : i32
        %1 = spirv.IAdd %0, %0 {no_signed_wrap} : i32
        spirv.Return
      }
      spirv.EntryPoint "GLCompute" @main
      spirv.ExecutionMode @main "LocalSize", 1, 1, 1
    }"""
    module = ir.Module.parse(wraps)
    assert str(av.deduce(module)) == "#spirv.vce<v1.4, [Shader], []>"
    (op,) = module.body.operations
    op.operation.attributes["vce_triple"] = av.deduce(module)
    assert av.check(module, "vulkan1.2").ok
    pointers = ir.Module.parse(
        "spirv.module PhysicalStorageBuffer64 GLSL450 {"
        'spirv.func @main() "None" { spirv.Return } spirv.EntryPoint "GLCompute" @main '
        'spirv.ExecutionMode @main "LocalSize", 1, 1, 1 }'
    )
    assert "[SPV_KHR_physical_storage_buffer]" in str(av.deduce(pointers))


MATRIX = "!spirv.coopmatrix<16x16xf32, Subgroup, MatrixA>"
MATRICES = "CooperativeMatrixKHR"


def test_a_matrix_is_of_the_vulkan_memory_model() -> None:
    target = f"vulkan1.3+{MATRICES}+cooperativeMatrix"
    for body in (
        f"%0 = spirv.Undef : {MATRIX}",
        f"%0 = spirv.Variable : !spirv.ptr<{MATRIX}, Function>",
        f"%0 = spirv.Variable : !spirv.ptr<!spirv.array<2 x {MATRIX}>, Function>",
        f"%c = spirv.Constant 1.0 : f32 %0 = spirv.CompositeConstruct %c : (f32) -> {MATRIX}",
        f"%0 = spirv.KHR.CooperativeMatrixLength : {MATRIX}",
    ):
        text = """spirv.module Logical {} {{
          spirv.func @main() "None" {{ {} spirv.Return }}
          spirv.EntryPoint "GLCompute" @main
          spirv.ExecutionMode @main "LocalSize", 1, 1, 1
        }}"""
        module = ir.Module.parse(text.format("Vulkan", body))
        assert av.check(module, target).ok, body
        assert "VulkanMemoryModel" in str(av.deduce(module)), body
        other = ir.Module.parse(text.format("GLSL450", body))
        (violation,) = av.check(other, target).violations
        assert not violation.clause.any_of
        assert "memory model" in str(violation.clause.source)


@pytest.mark.parametrize(
    ("model", "capabilities", "available"),
    [
        ("Vulkan", f"Shader, VulkanMemoryModel, {MATRICES}", True),
        ("Vulkan", f"Shader, {MATRICES}", False),
        ("GLSL450", f"Shader, VulkanMemoryModel, {MATRICES}", False),
        ("GLSL450", f"Shader, {MATRICES}", False),
        ("GLSL450", "Shader, VulkanMemoryModel", False),
        ("GLSL450", "Shader", True),
    ],
)
def test_matrices_are_declared_with_the_memory_model(model: str, capabilities: str, available: bool) -> None:
    extensions = "SPV_KHR_cooperative_matrix, SPV_KHR_vulkan_memory_model"
    module = stated(f"v1.3, [{capabilities}], [{extensions}]", f"Logical {model}")
    report = av.check(module, f"vulkan1.3+{MATRICES}+SPV_KHR_cooperative_matrix")
    assert report.ok == available
    # It is said once.
    if model == "GLSL450":
        assert len(report.violations) == (not available)
