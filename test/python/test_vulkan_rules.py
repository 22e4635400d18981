# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The rules of the Vulkan specification about features and properties: each is asked, just where it holds.

What each module needs is in vulkan_rule_cases.py. docs/vulkan-rules.md accounts for all rules.
"""

from __future__ import annotations

import functools
import html
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import mlir.availability as av
import pytest
from mlir import ir
from vulkan_rule_cases import NEVER, Case, all_cases

ROOT = Path(__file__).resolve().parents[2]
REGISTRIES = ROOT / "build/registries"
needs_registries = pytest.mark.skipif(
    not REGISTRIES.exists(), reason="the registries are not here; ./dev setup fetches them"
)

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
# Targets
# ===-----------------------------------------------------------------------------------------------===


@functools.cache
def everything() -> str:
    """The target that has all there is."""
    with ir.Context():
        return str(av.target("vulkan1.4+all"))


def without(facts: tuple[str, ...], *, leave_open: bool = False) -> str:
    """Returns the target that has all but `facts`, or of which nobody knows whether it has them."""
    text = everything()
    for fact in facts:
        text, count = re.subn(rf'(?<=[\[ ])"?{re.escape(fact)}"?(, |(?=\]))', "", text)
        assert count == 1, fact
    text = text.replace(", ]", "]")
    assert "open = [" not in text
    names = ", ".join(f'"{fact}"' for fact in facts)
    return f"{text[:-1]}, open = [{names}]>" if leave_open else text


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
def test_whoever_has_it_admits_it(case: Case) -> None:
    report = check(case.module, everything())
    assert report.ok, report
    assert not report.conditions


@over_facts
def test_whoever_lacks_it_refuses_it(case: Case) -> None:
    report = check(case.module, without(case.facts))
    assert rules(report.violations) == {case.rule: set(case.facts)}


@over_facts
def test_whoever_lacks_it_admits_the_other(case: Case) -> None:
    report = check(case.other, without(case.facts))
    assert report.ok, report
    assert not report.conditions


@over_facts
def test_where_nobody_knows_it_is_a_condition(case: Case) -> None:
    if OF_CAPABILITIES & set(case.facts):
        pytest.skip("targets always tell which capabilities they support")
    report = check(case.module, without(case.facts, leave_open=True))
    assert report.ok
    assert rules(report.conditions) == {case.rule: set(case.facts)}


@over_facts
def test_one_of_several_is_enough(case: Case) -> None:
    for lacking in case.facts if len(case.facts) > 1 else ():
        assert check(case.module, without((lacking,))).ok


@over_vulkan
def test_no_vulkan_admits_it(case: Case) -> None:
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
    }"""
    capabilities = {"GroupNonUniform", "SubgroupBallotKHR", "SubgroupVoteKHR"}
    report = check(text, "vulkan1.0")
    assert rules(report.violations) == {"07951": capabilities}
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
            "-I/usr/lib/llvm-22/include",
            str(ROOT / f"td/dialects/{dialect}.td"),
        ]
        found |= set(re.findall(r'"rule": "(VUID-[^"]*)"', subprocess.check_output(command, text=True)))
    return found


@functools.cache
def specified_rules() -> dict[str, str]:
    """Returns the texts of the rules about SPIR-V by their names."""
    found: dict[str, str] = {}
    pending = [json.loads((REGISTRIES / "validusage.json").read_text())["validation"]]
    while pending:
        item = pending.pop()
        if isinstance(item, list):
            pending += item
        elif isinstance(item, dict):
            if re.match("VUID-(Runtime|Standalone)Spirv-", item.get("vuid", "")):
                found[item["vuid"]] = html.unescape(re.sub(r"<[^>]+>|\s+", " ", item["text"]))
            pending += item.values()
    return found


# Rules of another list of the specification's, "Built-In Variables", tested above.
BUILT_IN_RULES = {"VUID-Layer-Layer-04273", "VUID-ViewportIndex-ViewportIndex-04405"}


def test_there_is_a_case_for_each_rule() -> None:
    recorded = recorded_rules() - BUILT_IN_RULES - {"VUID-StandaloneSpirv-SubgroupVoteKHR-07951"}
    assert {rule[-5:] for rule in recorded} == {case.rule for case in CASES}
    assert len(CASES) >= 240


@needs_registries
def test_the_rules_name_the_facts() -> None:
    texts = {rule[-5:]: text for rule, text in specified_rules().items()}
    for case in OF_FACTS:
        for fact in set(case.facts) - OF_CAPABILITIES:
            assert fact.partition(".")[0] in texts[case.rule], case


def documented_rules() -> dict[str, list[str]]:
    """Returns the names of the rules in docs/vulkan-rules.md by the title of their section."""
    sections: dict[str, list[str]] = {}
    for part in (ROOT / "docs/vulkan-rules.md").read_text().split("\n## ")[1:]:
        title, _, body = part.partition("\n")
        prefixes = {"R": "VUID-RuntimeSpirv-", "S": "VUID-StandaloneSpirv-"}
        sections[title] = [
            prefixes[kind] + rest for kind, rest in re.findall(r"\b([RS]):([A-Za-z0-9]+-\d{5})\b", body)
        ]
    return sections


@needs_registries
def test_the_documentation_has_every_rule_once() -> None:
    documented = [rule for names in documented_rules().values() for rule in names]
    assert len(documented) == len(set(documented))
    assert set(documented) == set(specified_rules())


def test_the_documentation_says_what_is_checked() -> None:
    assert set(documented_rules()["Checked"]) == recorded_rules() - BUILT_IN_RULES
