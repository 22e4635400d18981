# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The verdicts of Vulkan's validation layers and of `check` on modules and devices, in a comparable form."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import mlir.availability as av
from mlir import ir
from mlir.availability.vulkan.registry._registry import registry
from targets import reports
from vulkan_case import module
from vulkan_layer_differences import RENUMBERED
from vulkan_layers import MODELS, Judge, Layers
from vulkan_records import Description, Structures
from vulkan_specification import documented_rules

# ===-----------------------------------------------------------------------------------------------===
# Modules and devices
# ===-----------------------------------------------------------------------------------------------===


def model_of(text: str) -> str:
    """Returns the execution model of a module's entry point."""
    match = re.search(r'spirv.EntryPoint "(\w+)"', text)
    assert match is not None
    return match[1]


def declared(text: str) -> ir.Module:
    """Returns a module that states the triple that `deduce` finds."""
    parsed = ir.Module.parse(text)
    (op,) = parsed.body.operations
    op.operation.attributes["vce_triple"] = av.deduce(op.operation)
    return parsed


def new_judge(layers: Layers, directory: Path) -> Judge:
    """Returns what asks the layers."""
    judge = Judge(layers, directory)
    judge.add_empty({model: av.spirv.serialize(declared(module("", model=model))) for model in MODELS})
    return judge


@cache
def structures() -> Structures:
    return Structures()


@cache
def reported() -> dict[str, reports.files.Implementation]:
    """Returns the reports of the devices that are targets."""
    table = reports.read_table(registry(), reports.TABLE.read_text())
    return {each.name: each.implementation for each in table if each.implementation.is_device}


INDEPENDENCE = "VK_SHADER_FLOAT_CONTROLS_INDEPENDENCE_"


def description(name: str, layers: Layers) -> Description:
    """Returns a device's report, with the guarantees of its version. Unknown features count as missing."""
    known = reported()[name]
    minor = known.api_version[1]
    features = {feature for feature, value in known.features.items() if value}
    features |= {feature for feature, since in structures().mandatory.items() if since <= minor}
    properties = {
        "denormBehaviorIndependence": [f"{INDEPENDENCE}NONE"],
        "roundingModeIndependence": [f"{INDEPENDENCE}NONE"],
        # "Required Limits".
        "shaderSignedZeroInfNanPreserveFloat32": minor >= 4,
        "subgroupSupportedStages": ["VK_SHADER_STAGE_COMPUTE_BIT"],
        "subgroupSupportedOperations": ["VK_SUBGROUP_FEATURE_BASIC_BIT"],
        **known.properties,
    }
    return Description(min(minor, layers.minor), known.extensions, frozenset(features), properties)


# ===-----------------------------------------------------------------------------------------------===
# Verdicts
# ===-----------------------------------------------------------------------------------------------===


@dataclass(frozen=True)
class Verdict:
    """The reasons against a module: the numbers of rules, and whether there are others."""

    rules: frozenset[str]
    others: bool

    @property
    def refuses(self) -> bool:
        return bool(self.rules) or self.others


@cache
def unjudged() -> frozenset[str]:
    """Returns the numbers of the rules that docs/vulkan-rules.md says aren't checked."""
    sections = documented_rules()
    return frozenset(rule[-5:] for title in ("Not in MLIR's dialect", "Left out") for rule in sections[title])


def of_layers(said: frozenset[str]) -> Verdict:
    """Returns the verdict of the layers. A rule that names what spirv-val finds is all that it finds."""
    named = {name[-5:] for name in said if re.match("VUID-(Runtime|Standalone)Spirv-", name)}
    by_validator = any("Inconsistent" in name or name.endswith("-08737") for name in said)
    explained = any(name.startswith("VUID-StandaloneSpirv-") for name in said)
    about_declarations = any(
        name.endswith(("-01090", "-01091", "-04146", "-04147", "-08739", "-08740", "-08741", "-08742"))
        for name in said
    )
    rules = frozenset(RENUMBERED.get(number, number) for number in named) - unjudged()
    return Verdict(rules, about_declarations or (by_validator and not explained))


def of_check(module: ir.Module, target: ir.Attribute) -> Verdict:
    """Returns the verdict of `check`, including its conditions."""
    report = av.check(module, target)
    rules = [each.clause.source.rule for each in (*report.violations, *report.conditions)]
    return Verdict(frozenset(rule[-5:] for rule in rules if rule), None in rules)
