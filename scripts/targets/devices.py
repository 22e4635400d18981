# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes what mlir.availability.vulkan needs to find out what SPIR-V a device takes.

That is: which structures a driver is to be asked for which features and properties, and which of those,
with which versions and extensions, offer a SPIR-V capability or extension.
"""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from collections.abc import Iterable
from typing import Any

from targets.joined import Joined
from targets.profiles import LIMITS, SUBGROUP_SIZES
from targets.registry import SHORTER, Registry, Way, version_minor
from targets.tables import ENVIRONMENTS, EXTENSION_SPIRV_MINOR, NEVER, PORTABILITY_SUBSET


def device_table(joined: Joined) -> str:
    """Returns VulkanRegistry.json."""
    rows = [*joined.ways.values(), *joined.registry.spirv_extensions.values()]
    ways = [way for row in rows for way in row]
    features = {way.feature for way in ways} | set(PORTABILITY_SUBSET.values())
    properties = {way.member for way in ways} | SUBGROUP_SIZES.keys()
    table = {
        "about": "Written by scripts/generate_targets.py. Don't edit: change its tables, scripts/targets.",
        "environments": [
            {"name": environment.name, "vulkan": environment.vulkan, "spirv": environment.spirv}
            for environment in ENVIRONMENTS
        ],
        "limits": LIMITS,
        "subgroup_sizes": SUBGROUP_SIZES,
        "features": structures(joined.registry, "VkPhysicalDeviceFeatures2", features - {""}),
        "properties": structures(joined.registry, "VkPhysicalDeviceProperties2", properties - {""}),
        "capabilities": {name: capability(joined, name) for name in joined.enums.capabilities},
        "extensions": {name: extension(joined, name) for name in joined.enums.extensions},
    }
    return json.dumps(table, indent=1) + "\n"


def structures(registry: Registry, root: str, wanted: set[str]) -> dict[str, Any]:
    """Returns the structures that can be chained to `root` and have a wanted member.

    Each with the versions or extensions that let a driver be asked for it, and with the members under the
    names that rows have for them.
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
            found[name] = {**condition(registry, providers(registry.root, name)), "members": members}
    return found


def providers(root: ET.Element, struct: str) -> list[str]:
    """Returns the versions and extensions that define a structure, under its name or an alias."""
    names = {struct}
    names |= {alias.get("name", "") for alias in root.iter("type") if alias.get("alias") == struct}
    blocks = [*root.iter("feature"), *root.iter("extension")]
    return [
        block.get("name", "")
        for block in blocks
        if any(used.get("name") in names for used in block.iter("type"))
    ]


def condition(registry: Registry, names: Iterable[str]) -> dict[str, Any]:
    """Returns when one of the versions and extensions is there: from which version on, or with what."""
    names = list(names)
    version = min((registry.core_since(name) for name in names), default=0)
    return {
        "version": known(version),
        "extensions": [name for name in names if version_minor(name) is None],
    }


def way_form(registry: Registry, way: Way) -> dict[str, Any]:
    """Returns a row as JSON."""
    if way.feature:
        return {**condition(registry, way.requires), "feature": way.feature}
    if way.member:
        return {**condition(registry, way.requires), "property": way.member, "value": way.value}
    # What an extension brought without more ado may have become optional when a version took it in.
    minors = [minor for name in way.requires if (minor := version_minor(name)) is not None]
    names = [name for name in way.requires if version_minor(name) is None]
    return {"version": min(minors, default=None), "extensions": names}


def capability(joined: Joined, name: str) -> dict[str, Any]:
    """Returns what offers a capability."""
    form = {
        "guaranteed": known(joined.capability_since(name, "guaranteed")),
        "core": known(joined.core_since(name)),
        "extensions": sorted(joined.extensions_of(name)),
        "implies": sorted(joined.implied_by(name)),
        "ways": [way_form(joined.registry, way) for way in joined.ways.get(name, [])],
    }
    return form | ({"portability": PORTABILITY_SUBSET[name]} if name in PORTABILITY_SUBSET else {})


def extension(joined: Joined, name: str) -> dict[str, Any]:
    """Returns what offers an extension."""
    return {
        "guaranteed": known(joined.extension_since(name, "guaranteed")),
        "spirv": EXTENSION_SPIRV_MINOR.get(name, 0),
        "ways": [way_form(joined.registry, way) for way in joined.registry.spirv_extensions.get(name, [])],
    }


def known(version: int) -> int | None:
    """Returns a version or a position, None for what never comes."""
    return None if version == NEVER else version
