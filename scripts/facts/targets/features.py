# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds the features and properties of Vulkan that SPIR-V depends on.

Those are the ones in vk.xml's rows of a SPIR-V capability or extension that MLIR has, and those that one of
the specification's rules about SPIR-V mentions (validusage.json: VUID-RuntimeSpirv-*, VUID-StandaloneSpirv-*,
and two about pipelines that require a subgroup size). A feature is a VkBool32 of a structure of features. Of
properties, a VkBool32 is one fact; of bits and of enumerants, each value is one, or each that a row names:
"subgroupSupportedStages.VERTEX". A list that a device returns is one property, too: see `LISTS`. So is an
extension that brings neither: see `EXTENSIONS`.
"""

from __future__ import annotations

import functools
import html
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from targets.joined import Joined
from targets.registry import Registry, Way
from targets.sources import InputError, read_text
from targets.tables import EXTENSIONS, LAYOUT_FEATURES, LISTS, MANDATORY_PROPERTIES, NEVER, with_vulkan

# The rules about SPIR-V, and those about built-in variables and the stages of pipelines that a feature or a
# property decides.
RULES = re.compile(
    r"VUID-((Runtime|Standalone)Spirv-|PrimitiveShadingRateKHR-PrimitiveShadingRateKHR-12275$|"
    r"FullyCoveredEXT-conservativeRasterizationPostDepthCoverage-04235$|VkPipelineShaderStageCreateInfo-"
    r"(pNext-02755|flags-02785|stage-00704|stage-00705|stage-02091|stage-02092)$)"
)
# What two of these rules call features otherwise than the structure does.
MISNAMED = {"meshShaders": "meshShader", "taskShaders": "taskShader"}

# The Vulkan names of the values of properties that aren't of type VkBool32, by type: the enum, and the prefix
# and the optional suffix of the name that is used here.
VALUED_TYPES: Mapping[str, tuple[str, str, str]] = {
    "VkShaderStageFlags": ("VkShaderStageFlagBits", "VK_SHADER_STAGE_", "_BIT"),
    "VkSubgroupFeatureFlags": ("VkSubgroupFeatureFlagBits", "VK_SUBGROUP_FEATURE_", "_BIT"),
    "VkShaderFloatControlsIndependence": (
        "VkShaderFloatControlsIndependence",
        "VK_SHADER_FLOAT_CONTROLS_INDEPENDENCE_",
        "",
    ),
}


@dataclass(frozen=True)
class Fact:
    """A feature, or a property with its value."""

    # The name used here, the record, and the position among the features, or the properties.
    name: str
    record: str
    number: int
    # The environments (positions in ENVIRONMENTS) from which on some implementation may have it, and all do.
    possible: int
    guaranteed: int


def feature_facts(joined: Joined, rules: Mapping[str, str]) -> list[Fact]:
    """Returns the features that SPIR-V depends on, sorted."""
    registry = joined.registry

    def fact(number: int, name: str) -> Fact:
        possible = registry.member_since("VkPhysicalDeviceFeatures", name)
        guaranteed = registry.mandatory_features.get(name, NEVER)
        return Fact(name, fact_record("F", name), number, with_vulkan(possible), with_vulkan(guaranteed))

    return [fact(number, name) for number, name in enumerate(features(joined, rules))]


def property_facts(joined: Joined, rules: Mapping[str, str]) -> list[Fact]:
    """Returns the properties that SPIR-V depends on, sorted."""
    registry = joined.registry

    def fact(number: int, name: str) -> Fact:
        member = name.partition(".")[0]
        possible = registry.member_since("VkPhysicalDeviceProperties", member)
        value = vulkan_value(registry, name) or "VK_TRUE"
        guaranteed = MANDATORY_PROPERTIES.get((member, value), NEVER)
        return Fact(name, fact_record("P", name), number, with_vulkan(possible), with_vulkan(guaranteed))

    return [fact(number, name) for number, name in enumerate(properties(joined, rules))]


def extension_facts(joined: Joined, rules: Mapping[str, str]) -> list[Fact]:
    """Returns the properties that stand for extensions, numbered after the others."""
    return [
        Fact(name, fact_record("P", name), number, 0, with_vulkan(included))
        for number, (name, included) in enumerate(EXTENSIONS.items(), len(properties(joined, rules)))
    ]


def list_facts(joined: Joined, rules: Mapping[str, str]) -> list[Fact]:
    """Returns the properties that stand for lists, numbered after all others. No version guarantees one."""
    first = len(properties(joined, rules)) + len(EXTENSIONS)
    return [
        Fact(name, fact_record("P", name), number, with_vulkan(possible), NEVER)
        for number, (name, possible) in enumerate(LISTS.items(), first)
    ]


def fact_record(kind: str, name: str) -> str:
    """Returns the record of a feature ("F") or property ("P")."""
    return f"Vulkan_{kind}_{name.replace('.', '_')}"


def features(joined: Joined, rules: Mapping[str, str]) -> list[str]:
    """Returns the names of the features, sorted."""
    used = {way.feature for way in all_ways(joined)} | words(rules) | set(LAYOUT_FEATURES)
    return sorted(name for name in used if joined.registry.feature_members.get(name) == "VkBool32")


def properties(joined: Joined, rules: Mapping[str, str]) -> list[str]:
    """Returns the names of the properties, with their values unless they are VkBool32, sorted."""
    registry = joined.registry
    used = {way.member for way in all_ways(joined)} | words(rules)
    found: list[str] = []
    for name in used & registry.property_members.keys():
        kind = registry.property_members[name]
        if kind == "VkBool32":
            found.append(name)
        elif kind in VALUED_TYPES:
            named = {value_name(way.value) for way in all_ways(joined) if way.member == name}
            names = map(value_name, values(registry, kind))
            found += [f"{name}.{value}" for value in names if not named or value in named]
    return sorted(found)


def fact_of(way: Way) -> str:
    """Returns the feature, or the property with its value, that a row asks for; "" for something else."""
    if way.member and way.value != "VK_TRUE":
        return f"{way.member}.{value_name(way.value)}"
    return way.feature or way.member


def value_name(value: str) -> str:
    """Returns the name of a property's value that is used here: "VERTEX" for VK_SHADER_STAGE_VERTEX_BIT."""
    for _, head, tail in VALUED_TYPES.values():
        if value.startswith(head):
            # A vendor's tag may follow.
            return (
                re.sub(rf"{tail}(_[A-Z]+)?$", "", value.removeprefix(head))
                if tail
                else value.removeprefix(head)
            )
    raise InputError(f"no type of properties has the value '{value}'")


def vulkan_value(registry: Registry, fact: str) -> str:
    """Returns Vulkan's name of a property's value, by the name in `properties`; "" for true."""
    member, _, value = fact.partition(".")
    if not value:
        return ""
    (found,) = [
        each for each in values(registry, registry.property_members[member]) if value_name(each) == value
    ]
    return found


@functools.cache
def values(registry: Registry, kind: str) -> list[str]:
    """Returns Vulkan's names of the values of a property's type: each value once, without combinations."""
    enum, head, tail = VALUED_TYPES[kind]
    found = [
        each.get("name", "")
        for block in registry.root.iter()
        for each in block.findall("enum")
        if enum in (block.get("name"), each.get("extends")) and not each.get("alias")
    ]
    return [
        name for name in dict.fromkeys(found) if tail in name.removeprefix(head) and "RESERVED" not in name
    ]


def all_ways(joined: Joined) -> list[Way]:
    """Returns the ways that enable a SPIR-V capability or extension that MLIR has a name for."""
    extensions = [joined.registry.spirv_extensions.get(name, []) for name in joined.enums.extensions]
    return [way for row in (*joined.ways.values(), *extensions) for way in row]


def read_rules(path: Path) -> dict[str, str]:
    """Returns the texts of the rules about SPIR-V, without markup, by their VUIDs."""
    found: dict[str, str] = {}
    pending: list[Any] = [json.loads(read_text(path))["validation"]]
    while pending:
        item = pending.pop()
        if isinstance(item, list):
            pending += item
        elif isinstance(item, dict):
            if RULES.match(item.get("vuid", "")):
                found[item["vuid"]] = html.unescape(re.sub(r"<[^>]+>|\s+", " ", item["text"]))
            pending += item.values()
    return found


def words(rules: Mapping[str, str]) -> set[str]:
    """Returns the words of the rules."""
    found = {word for text in rules.values() for word in re.findall(r"\w+", text)}
    return {MISNAMED.get(word, word) for word in found}
