# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the data by which mlir.availability.vulkan finds out which SPIR-V features a device offers.

That is: the structures through which a driver is queried for features and properties, and which of those,
with which versions and extensions, offer a SPIR-V capability or extension.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from targets.corrections import extension_minors
from targets.features import VALUED_TYPES, extension_facts, feature_facts, property_facts, vulkan_value
from targets.joined import Joined
from targets.registry import SHORTER, Registry, Way, version_minor
from targets.sources import EnumCase
from targets.tables import (
    ENVIRONMENTS,
    LIMITS,
    NEVER,
    PORTABILITY_FEATURES,
    PORTABILITY_SUBSET,
    SUBGROUP_SIZES,
)

# The types whose values are sets of bits.
FLAGS = {"VkShaderStageFlags", "VkSubgroupFeatureFlags"}


def device_table(joined: Joined, rules: Mapping[str, str], exported: list[str]) -> dict[str, Any]:
    """Returns the contents of VulkanRegistry.json. See `exported_extensions` for `exported`."""
    registry = joined.registry
    rows = [*joined.ways.values(), *registry.spirv_extensions.values()]
    ways = [way for row in rows for way in row]
    feature_names = [fact.name for fact in feature_facts(joined, rules)]
    property_names = [fact.name for fact in property_facts(joined, rules)]
    features = {way.feature for way in ways} | PORTABILITY_FEATURES | set(feature_names)
    properties = {way.member for way in ways} | SUBGROUP_SIZES.keys()
    properties |= {name.partition(".")[0] for name in property_names}
    aliases = enum_aliases(registry)
    queried = structures(registry, "VkPhysicalDeviceFeatures2", features - {""})
    capabilities = {name: capability(joined, name, aliases) for name in by_number(joined.enums.capabilities)}
    extensions = {name: extension(joined, name, aliases) for name in by_number(joined.enums.extensions)}
    conditions = [
        *queried.values(),
        *(way for row in (*capabilities.values(), *extensions.values()) for way in row["ways"]),
    ]
    return {
        "about": "Written by scripts/facts/generate_targets.py. Don't edit: change its tables, "
        "scripts/facts/targets.",
        "environments": [
            {"name": environment.name, "vulkan": environment.vulkan, "spirv": environment.spirv}
            for environment in ENVIRONMENTS
        ],
        "limits": LIMITS,
        "subgroup_sizes": SUBGROUP_SIZES,
        "features": queried,
        "properties": structures(registry, "VkPhysicalDeviceProperties2", properties - {""}),
        "exported": exported,
        "enums": sorted(
            name for name in properties if registry.property_members.get(name) in VALUED_TYPES.keys() - FLAGS
        ),
        "aliases": aliases,
        "portability": sorted(PORTABILITY_FEATURES),
        "feature_facts": {fact.name: known(fact.guaranteed) for fact in feature_facts(joined, rules)},
        "property_facts": {
            fact.name: {"guaranteed": known(fact.guaranteed), "value": vulkan_value(registry, fact.name)}
            for fact in property_facts(joined, rules)
        },
        "extension_facts": {fact.name: known(fact.guaranteed) for fact in extension_facts(joined, rules)},
        "capabilities": capabilities,
        "extensions": extensions,
        "dependencies": dependencies(registry, {name for each in conditions for name in each["extensions"]}),
        "further": sorted(
            case.name
            for cases in (joined.enums.capabilities, joined.enums.extensions)
            for case in cases.values()
            if case.is_further
        ),
    }


def dependencies(registry: Registry, names: Iterable[str]) -> dict[str, Any]:
    """Returns what extensions require to be enabled, too, and what that requires: alternatives, each with a
    version of Vulkan and extensions. Those that require nothing are left out.
    """
    found: dict[str, Any] = {}
    waiting = sorted(names)
    while waiting:
        name = waiting.pop()
        if name in found or name not in registry.extensions:
            continue
        found[name] = [
            {
                "version": max((version_minor(each) or 0 for each in required), default=0),
                "extensions": sorted(each for each in required if version_minor(each) is None),
            }
            for required in registry.dependencies(name)
        ]
        waiting += [each for one in found[name] for each in one["extensions"]]
    return {
        name: each for name, each in sorted(found.items()) if {"version": 0, "extensions": []} not in each
    }


def by_number(cases: Mapping[str, EnumCase]) -> list[str]:
    """Returns the names of an enum's cases, in the order of targets."""
    return sorted(cases, key=lambda name: cases[name].value)


def enum_aliases(registry: Registry) -> dict[str, str]:
    """Returns a map from other names of bits and enumerants of properties to the names used here."""
    enums = {enum for enum, _, _ in VALUED_TYPES.values()}
    return {
        each.get("name", ""): each.get("alias", "")
        for block in registry.root.iter()
        for each in block.findall("enum[@alias]")
        if block.get("name") in enums or each.get("extends") in enums
    }


def text_of(table: Mapping[str, Any]) -> str:
    """Returns VulkanRegistry.json."""
    return json.dumps(table, indent=1) + "\n"


def structures(registry: Registry, root: str, wanted: set[str]) -> dict[str, Any]:
    """Returns the structures that can be chained to `root` and have a wanted member.

    Each comes with the versions or extensions that allow querying a driver for it, and with the members by
    their names in rows.
    """
    found = {}
    for struct in registry.structures:
        if root not in struct.get("structextends", "").split(","):
            continue
        names = [member.findtext("name", "") for member in struct.findall("member")]
        members = {name: SHORTER.get(name, name) for name in names}
        members = {name: known for name, known in members.items() if known in wanted}
        if members:
            name = struct.get("name", "")
            found[name] = {**condition(registry, registry.providers(name)), "members": members}
    return found


def condition(registry: Registry, names: Iterable[str]) -> dict[str, Any]:
    """Returns the condition that one of the versions and extensions is present."""
    names = list(names)
    version = min((registry.core_since(name) for name in names), default=0)
    return {
        "version": known(version),
        "extensions": [name for name in names if version_minor(name) is None],
    }


def way_form(registry: Registry, way: Way, aliases: Mapping[str, str]) -> dict[str, Any]:
    """Returns a row as JSON."""
    if way.feature:
        return {**condition(registry, way.requires), "feature": way.feature}
    if way.member:
        return {
            **condition(registry, way.requires),
            "property": way.member,
            "value": aliases.get(way.value, way.value),
        }
    # A version may have made optional what an extension provided unconditionally.
    minors = [minor for name in way.requires if (minor := version_minor(name)) is not None]
    names = [name for name in way.requires if version_minor(name) is None]
    return {"version": min(minors, default=None), "extensions": names}


def way_forms(registry: Registry, ways: Iterable[Way], aliases: Mapping[str, str]) -> list[dict[str, Any]]:
    """Returns rows as JSON, without those that say the same as one before."""
    found: list[dict[str, Any]] = []
    for way in ways:
        form = way_form(registry, way, aliases)
        if form not in found:
            found.append(form)
    return found


def capability(joined: Joined, name: str, aliases: Mapping[str, str]) -> dict[str, Any]:
    """Returns the conditions of a capability."""
    form = {
        "guaranteed": known(joined.capability_since(name, "guaranteed")),
        "core": known(joined.core_since(name)),
        "extensions": sorted(joined.extensions_of(name)),
        "implies": sorted(joined.implied_by(name)),
        "ways": way_forms(joined.registry, joined.ways.get(name, ()), aliases),
    }
    return form | ({"portability": PORTABILITY_SUBSET[name]} if name in PORTABILITY_SUBSET else {})


def extension(joined: Joined, name: str, aliases: Mapping[str, str]) -> dict[str, Any]:
    """Returns the conditions of an extension."""
    return {
        "guaranteed": known(joined.extension_since(name, "guaranteed")),
        "spirv": extension_minors().get(name, 0),
        "ways": way_forms(joined.registry, joined.registry.spirv_extensions.get(name, ()), aliases),
    }


def known(version: int) -> int | None:
    """Returns a version or a position, or None for NEVER."""
    return None if version == NEVER else version
