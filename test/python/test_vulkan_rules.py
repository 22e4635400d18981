# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The rules of the Vulkan specification about features and properties: each applies exactly where it holds.

What each module needs is in vulkan_rule_cases.py. docs/vulkan-rules.md accounts for all rules.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import generate_vulkan_rules
import mlir.availability as av
import pytest
from llvm_release import include_directory
from mlir import ir
from targets.tables import EXTENSIONS, LAYOUT_FEATURES
from vulkan_case import LISTS, NEVER, Case, used
from vulkan_rule_cases import all_cases
from vulkan_rule_names import IN_CLASSES, OF_LIMITS
from vulkan_rule_targets import everything, without
from vulkan_specification import ROOT, all_rules, documented_rules, needs_registries, specified_rules

CASES = all_cases()
OF_FACTS = [case for case in CASES if case.facts != NEVER]
OF_VULKAN = [case for case in CASES if case.facts == NEVER]
# What rules ask for by the capability that Vulkan enables: targets always tell which those are.
OF_CAPABILITIES = {"StorageImageWriteWithoutFormat", "StorageImageReadWithoutFormat"}


def name(case: Case) -> str:
    return f"{case.rule} {case.what}".strip()


over_facts = pytest.mark.parametrize("case", OF_FACTS, ids=name)
over_vulkan = pytest.mark.parametrize("case", OF_VULKAN, ids=name)


@pytest.fixture(scope="module", autouse=True)
def context() -> Iterator[ir.Context]:
    with ir.Context() as entered:
        yield entered


# ===-----------------------------------------------------------------------------------------------===
# Reports
# ===-----------------------------------------------------------------------------------------------===


def check(text: str, target: str) -> av.Report:
    return av.check(ir.Module.parse(text), target)


def rules(found: tuple[av.Violation, ...] | tuple[av.Condition, ...]) -> dict[str, set[str]]:
    """Returns the numbers of the rules of clauses, with what each clause asks for."""
    return {
        (each.clause.source.rule or "")[-5:]: {alternative.value for alternative in each.clause.any_of}
        for each in found
    }


# ===-----------------------------------------------------------------------------------------------===
# Verdicts
# ===-----------------------------------------------------------------------------------------------===


@over_facts
def test_a_target_with_the_facts_admits_the_module(case: Case) -> None:
    report = check(case.module, everything())
    assert report.ok, report
    assert not report.conditions


@over_facts
def test_a_target_without_the_facts_refuses_the_module(case: Case) -> None:
    report = check(case.module, without(case.facts))
    if case.facts == LISTS:
        assert rules(report.conditions) == {case.rule: set(LISTS)}
        return
    assert rules(report.violations) == {case.rule: set(case.facts)}


@over_facts
def test_a_target_without_the_facts_admits_the_other_module(case: Case) -> None:
    report = check(case.other, without(case.facts))
    assert report.ok, report
    assert not report.conditions


@over_facts
def test_an_unknown_fact_makes_a_condition(case: Case) -> None:
    if OF_CAPABILITIES & set(case.facts):
        pytest.skip("targets always tell which capabilities they support")
    report = check(case.module, without(case.facts, leave_open=True))
    assert report.ok
    assert rules(report.conditions) == {case.rule: set(case.facts)}


@over_facts
def test_one_of_several_facts_is_enough(case: Case) -> None:
    for lacking in case.facts if len(case.facts) > 1 else ():
        assert check(case.module, without((lacking,))).ok


@over_vulkan
def test_a_rule_that_holds_on_all_of_vulkan_refuses_the_module(case: Case) -> None:
    assert rules(check(case.module, everything()).violations)[case.rule] == {"Metal", "OpenCL", "WebGPU"}
    assert case.rule not in rules(check(case.other, everything()).violations)


ENVIRONMENT = "#spirv.target_env<#spirv.vce<v1.6, [], []>{}, #spirv.resource_limits<>>"


@pytest.mark.parametrize("case", CASES, ids=name)
@pytest.mark.parametrize(
    "target",
    [
        "spirv1.6",
        "#spirv.vce<v1.6, [Shader], []>",
        ENVIRONMENT.format(""),
        ENVIRONMENT.format(", api=OpenCL"),
    ],
)
def test_other_targets_are_not_asked(case: Case, target: str) -> None:
    report = check(case.module, target)
    assert case.rule not in rules(report.violations)
    assert not report.conditions


@pytest.mark.parametrize("case", CASES, ids=name)
def test_environments_of_vulkan_leave_features_open(case: Case) -> None:
    report = check(case.module, ENVIRONMENT.format(", api=Vulkan"))
    is_open = case.facts and not OF_CAPABILITIES & set(case.facts)
    assert case.rule in rules(report.conditions if is_open else report.violations)


def test_values_that_any_of_a_subgroup_has() -> None:
    """In addition to the feature, an id that isn't constant needs a version."""
    (case,) = [each for each in CASES if each.rule == "06277"]
    target = "vulkan{}+GroupNonUniformBallot"
    found = check(case.module, target.format("1.1spv1.4")).violations
    assert {need.value for each in found for need in each.clause.any_of} == {"v1.5", *case.facts}
    assert check(case.other, target.format("1.1spv1.4")).ok
    assert check(case.module, target.format("1.2+subgroupBroadcastDynamicId")).ok


def test_memory_that_a_subgroup_shares() -> None:
    """Any of three capabilities will do; one is of every Vulkan since 1.1."""
    text = """
    spirv.module Logical GLSL450 {
      spirv.func @f(%p: !spirv.ptr<i32, Workgroup>, %x: i32) "None" {
        %0 = spirv.AtomicIAdd <Subgroup> <None> %p, %x : !spirv.ptr<i32, Workgroup>
        spirv.MemoryBarrier <Subgroup>, <AcquireRelease|WorkgroupMemory>
        spirv.Return
      }
      spirv.func @main() "None" { spirv.Return }
      spirv.EntryPoint "GLCompute" @main
      spirv.ExecutionMode @main "LocalSize", 1, 1, 1
    }"""
    capabilities = {"GroupNonUniform", "SubgroupBallotKHR", "SubgroupVoteKHR"}
    report = check(text, "vulkan1.0")
    assert rules(report.violations) == {"07951": capabilities | APIS}
    assert len(report.violations) == 2
    for target in ("vulkan1.0+SubgroupBallotKHR", "vulkan1.0+SubgroupVoteKHR", "vulkan1.1", "spirv1.0"):
        assert check(text, target).ok
    for scope in ("Device", "Workgroup"):
        assert check(text.replace("<Subgroup>", f"<{scope}>"), "vulkan1.0").ok


@pytest.mark.parametrize("model", ["Vertex", "TessellationEvaluation"])
@pytest.mark.parametrize(
    ("built_in", "rule", "capabilities", "instead"),
    [
        ("Layer", "04273", {"ShaderLayer", "ShaderViewportIndexLayerEXT"}, "Geometry"),
        ("ViewportIndex", "04405", {"ShaderViewportIndex", "ShaderViewportIndexLayerEXT"}, "MultiViewport"),
    ],
)
def test_outputs_before_geometry_shaders(
    model: str, built_in: str, rule: str, capabilities: set[str], instead: str
) -> None:
    text = """
    spirv.module Logical GLSL450 {{
      spirv.GlobalVariable @v {variable}
      spirv.func @main() "None" {{ %0 = spirv.mlir.addressof @v : {kind} spirv.Return }}
      spirv.EntryPoint "{model}" @main, @v
    }}"""
    kind = "!spirv.ptr<i32, Output>"
    block = "!spirv.struct<(i32 [BuiltIn={}]), Block>".format({"Layer": 9, "ViewportIndex": 10}[built_in])
    variables = {
        kind: f'built_in("{built_in}") : {kind}',
        f"!spirv.ptr<{block}, Output>": f": !spirv.ptr<{block}, Output>",
    }
    target = f"vulkan1.2+Tessellation+{instead}"
    for pointer, variable in variables.items():
        module = text.format(variable=variable, kind=pointer, model=model)
        assert rules(check(module, target).violations) == {rule: capabilities}
        assert check(module, f"{target}+shaderOutput{built_in}").ok
        assert not rules(check(module.replace(model, "Geometry"), target + "+Geometry").violations)


# Those that aren't Vulkan.
APIS = {"Metal", "OpenCL", "WebGPU"}
PRIMITIVE = """
spirv.module Logical GLSL450 requires #spirv.vce<v1.4, [Shader, {}], [{}]> {{
  spirv.GlobalVariable @v built_in("PrimitiveId") : !spirv.ptr<i32, Input>
  spirv.func @main() "None" {{ %0 = spirv.mlir.addressof @v : !spirv.ptr<i32, Input> spirv.Return }}
  spirv.EntryPoint "{}" @main, @v
}}"""


@pytest.mark.parametrize(
    ("capability", "extension", "model", "expected"),
    [
        ("RayTracingKHR", "SPV_KHR_ray_tracing", "Fragment", False),
        ("RayTracingKHR", "SPV_KHR_ray_tracing", "ClosestHitKHR", True),
        ("Geometry", "", "Fragment", True),
        ("Tessellation", "", "Fragment", True),
        ("MeshShadingEXT", "SPV_EXT_mesh_shader", "Fragment", True),
    ],
)
def test_primitives_of_fragment_shaders(capability: str, extension: str, model: str, expected: bool) -> None:
    """The built-in itself also accepts ray-tracing capabilities; the rule is Vulkan's only."""
    module = PRIMITIVE.format(capability, extension, model)
    found = rules(check(module, "vulkan1.4+all").violations)
    capabilities = {"Geometry", "Tessellation", "MeshShadingEXT", "MeshShadingNV"}
    assert {rule: needs - APIS for rule, needs in found.items()} == (
        {} if expected else {"04333": capabilities}
    )
    assert check(module, "spirv1.6+all").ok
    for api in APIS:
        assert "04333" not in rules(check(module, ENVIRONMENT.format(f", api={api}")).violations)


# ===-----------------------------------------------------------------------------------------------===
# The records, the specification, the documentation
# ===-----------------------------------------------------------------------------------------------===


def recorded_rules() -> set[str]:
    """Returns the names of the rules that the records of SPIR-V and Vulkan name."""
    include = ROOT / "build/cmake/td-include"
    found: set[str] = set()
    for dialect in ("SPIRV", "Vulkan"):
        command = [
            str(Path(sys.executable).parent / "availability-tblgen"),
            "-gen-availability-json",
            f"--availability-dialect={dialect.lower()}",
            f"-I{include}",
            f"-I{ROOT / 'cpp/include'}",
            f"-I{include_directory()}",
            str(ROOT / f"td/dialects/{dialect}.td"),
        ]
        found |= set(re.findall(r'"rule": "(VUID-[^"]*)"', subprocess.check_output(command, text=True)))
    return found


# Rules of another list of the specification's, "Built-In Variables": see above and test_vulkan_modules.py.
BUILT_IN_RULES = {
    "VUID-FullyCoveredEXT-conservativeRasterizationPostDepthCoverage-04235",
    "VUID-PrimitiveShadingRateKHR-PrimitiveShadingRateKHR-12275",
    "VUID-Layer-Layer-04273",
    "VUID-PrimitiveId-Fragment-04333",
    "VUID-ViewportIndex-ViewportIndex-04405",
    "VUID-WorkgroupSize-WorkgroupSize-04426",
}


# Rules about pipelines, which the specification states where it describes pipelines.
PIPELINE_RULES = {
    *(f"VUID-VkPipelineShaderStageCreateInfo-stage-{each}" for each in ("00704", "00705", "02091", "02092")),
    *(f"VUID-VkPipelineShaderStageCreateInfo-stage-{each}" for each in ("00713", "00714", "00715")),
    "VUID-VkPipelineShaderStageCreateInfo-flags-02785",
    "VUID-VkPipelineShaderStageCreateInfo-pNext-02755",
}


def test_indices_of_attachments_are_for_descriptors(context: ir.Context) -> None:
    """It is no case, because MLIR's serializer doesn't know InputAttachmentIndex."""
    attachment = "!spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>"
    index = "input_attachment_index = 0 : i32"
    bound = f"{index}, descriptor_set = 0 : i32, binding = 0 : i32"
    for decorations, kind, refused in (
        (index, "!spirv.ptr<f32, Private>", True),
        (bound, f"!spirv.ptr<{attachment}, UniformConstant>", False),
    ):
        module = ir.Module.parse(used("Fragment", f"{{{decorations}}}", kind))
        assert ("06678" in rules(av.check(module, "vulkan1.1+all").violations)) == refused


def test_there_is_a_case_for_each_rule() -> None:
    elsewhere = {"04273", "04333", "04405", "04669", "06678", "07951"} | IN_CLASSES | OF_LIMITS
    assert {rule[-5:] for rule in recorded_rules()} - elsewhere == {case.rule for case in CASES}
    assert len(CASES) >= 240


@needs_registries
def test_the_rules_name_the_facts() -> None:
    named = [*specified_rules(), *PIPELINE_RULES]
    texts = {rule[-5:]: all_rules()[rule] for rule in named}
    # It refers to a chapter, which names them.
    texts["10684"] = " ".join((*LAYOUT_FEATURES, *EXTENSIONS))
    for case in OF_FACTS:
        for fact in set(case.facts) - OF_CAPABILITIES:
            assert fact.partition(".")[0] in texts[case.rule], case


@needs_registries
def test_the_documentation_has_every_rule_once() -> None:
    documented = [rule for names in documented_rules().values() for rule in names]
    assert len(documented) == len(set(documented))
    assert set(documented) == set(specified_rules())


@needs_registries
def test_the_words_show_that_a_run_decides() -> None:
    by_words = generate_vulkan_rules.at_run_time()
    assert {(rule, words) for words, rules in by_words.items() for rule in rules} == {
        (rule, words)
        for words, rules in by_words.items()
        for rule in rules
        if words in specified_rules().get(rule, "")
    }


def test_the_documentation_says_what_is_checked() -> None:
    assert set(documented_rules()["Checked"]) == recorded_rules() - BUILT_IN_RULES - PIPELINE_RULES
