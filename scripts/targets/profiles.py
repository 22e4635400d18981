# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads Vulkan profiles: what one requires of devices, or what a device reports.

The format is the one of https://github.com/KhronosGroup/Vulkan-Profiles. Khronos's profiles are
in it, what `vulkaninfo --json` writes, and what https://vulkan.gpuinfo.org exports. The
files in `profiles` beside this one are such files, reduced to what SPIR-V depends on (see `reduce`).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from targets.features import value_name
from targets.registry import Registry, Way, version_minor
from targets.sources import InputError, read_text
from targets.tables import ENVIRONMENTS, PORTABILITY_SUBSET, Environment

# The properties that a #spirv.resource_limits has, and their names there. What a profile leaves out, and the
# attribute too, is the least that Vulkan requires: table "Required Limits" of the Vulkan specification.
LIMITS = {
    "maxComputeSharedMemorySize": "max_compute_shared_memory_size",
    "maxComputeWorkGroupInvocations": "max_compute_workgroup_invocations",
    "maxComputeWorkGroupSize": "max_compute_workgroup_size",
}
# The same for what isn't a limit but a fact about one device.
SUBGROUP_SIZES = {
    "subgroupSize": "subgroup_size",
    "minSubgroupSize": "min_subgroup_size",
    "maxSubgroupSize": "max_subgroup_size",
}
# What a #spirv.resource_limits has unless it says otherwise.
DEFAULTS = {
    "max_compute_shared_memory_size": 16384,
    "max_compute_workgroup_invocations": 128,
    "max_compute_workgroup_size": [128, 128, 64],
    "subgroup_size": 32,
}


@dataclass(frozen=True)
class Implementation:
    """What a profile requires of devices, or what a device reports."""

    name: str
    # What it is, and where that is from.
    label: str
    description: str
    # The version of the Vulkan API, "1.3.255".
    api_version: str
    extensions: frozenset[str]
    features: frozenset[str]
    properties: Mapping[str, Any] = field(hash=False)
    # The features and properties that it says anything of.
    reported: frozenset[str]

    @property
    def environment(self) -> Environment:
        """The versions of Vulkan and SPIR-V."""
        minor = int(self.api_version.split(".")[1])
        *_, found = [
            environment
            for environment in ENVIRONMENTS
            if environment.vulkan <= minor
            and (environment.name != "vulkan1.1spv1.4" or minor > 1 or "VK_KHR_spirv_1_4" in self.extensions)
        ]
        return found

    def reports(self, fact: str) -> bool:
        """Tells whether it says anything of a feature or property, by its name in `features`."""
        return fact.partition(".")[0] in self.reported

    def has_fact(self, fact: str) -> bool:
        """Tells whether it has a feature or property, by its name in `features`."""
        member, _, value = fact.partition(".")
        if member in self.features:
            return True
        found = self.properties.get(member, False)
        if not value or not found:
            return found is True
        names = found if isinstance(found, list) else [found]
        return value in [value_name(name) for name in names]

    @property
    def is_portability_subset(self) -> bool:
        """Whether it may lack what VK_KHR_portability_subset makes optional."""
        return "VK_KHR_portability_subset" in self.extensions

    def limits(self, names: Mapping[str, str]) -> str:
        """Returns the parameters `names` of its #spirv.resource_limits, without the defaults."""
        found = [
            (name, self.properties[member]) for member, name in names.items() if member in self.properties
        ]
        return ", ".join(f"{name} = {value}" for name, value in found if value != DEFAULTS.get(name))

    def ways(self, ways: Iterable[Way], registry: Registry) -> list[Way]:
        """Returns those of `ways` in which it offers something."""
        return [way for way in ways if self.has(way, registry)]

    def has(self, way: Way, registry: Registry) -> bool:
        """Tells whether it offers a SPIR-V name in this way."""
        if way.feature and way.feature not in self.features:
            return False
        if way.member:
            value = self.properties.get(way.member, [])
            if value is not True if way.value == "VK_TRUE" else way.value not in value:
                return False
        if not way.feature and not way.member:
            # What an extension brought without more ado may have become optional when a version took it in.
            return any(self.is_version(name) or name in self.extensions for name in way.requires)
        minor = self.environment.vulkan
        return any(name in self.extensions or registry.core_since(name) <= minor for name in way.requires)

    def is_version(self, name: str) -> bool:
        """Tells whether `name` is a version that it has."""
        minor = version_minor(name)
        return minor is not None and minor <= self.environment.vulkan


def read_profile(path: Path, name: str) -> Implementation:
    """Returns the profile `name` of a file; InputError if there is none."""
    document = json.loads(read_text(path))
    if name not in document["profiles"]:
        raise InputError(f"'{path}' has no profile '{name}'")
    profile = document["profiles"][name]
    extensions: set[str] = set()
    features: set[str] = set()
    properties: dict[str, Any] = {}
    reported: set[str] = set()
    for block in blocks(document, name):
        extensions.update(block.get("extensions", {}))
        for members in block.get("features", {}).values():
            features.update(member for member, value in members.items() if value)
            reported.update(members)
        for members in block.get("properties", {}).values():
            properties.update(members.get("limits", {}))
            properties.update(members)
    properties.pop("limits", None)
    return Implementation(
        name,
        profile["label"],
        profile["description"],
        profile["api-version"],
        frozenset(extensions),
        frozenset(features),
        properties,
        frozenset(reported | properties.keys()),
    )


def blocks(document: Mapping[str, Any], name: str) -> Iterable[Mapping[str, Any]]:
    """Yields the blocks of capabilities that a profile requires, those of the profiles it builds on first."""
    profile = document["profiles"][name]
    for base in profile.get("profiles", []):
        yield from blocks(document, base)
    for block in profile["capabilities"]:
        # A list is of alternatives: none of them is required.
        if isinstance(block, str):
            yield document["capabilities"][block]


def reduce(path: Path, name: str, registry: Registry) -> dict[str, Any]:
    """Returns what SPIR-V depends on of a profile's file, as such a file with one block of capabilities."""
    document = json.loads(read_text(path))
    rows = [*registry.capabilities.values(), *registry.spirv_extensions.values()]
    ways = [way for row in rows for way in row]
    kept = {name for way in ways for name in way.requires} | {"VK_KHR_portability_subset", "VK_KHR_spirv_1_4"}
    kept |= {way.feature for way in ways} | set(PORTABILITY_SUBSET.values())
    kept |= {way.member for way in ways} | LIMITS.keys() | SUBGROUP_SIZES.keys()

    def keep(members: Mapping[str, Any]) -> dict[str, Any]:
        return {
            member: value
            for member, value in sorted(members.items())
            if member in kept and value is not False
        }

    reduced: dict[str, Any] = {"extensions": {}, "features": {}, "properties": {}}
    for block in blocks(document, name):
        reduced["extensions"].update(keep(block.get("extensions", {})))
        for struct, members in block.get("features", {}).items():
            if found := keep(members):
                reduced["features"].setdefault(struct, {}).update(found)
        for struct, members in block.get("properties", {}).items():
            found = keep(members)
            if limits := keep(members.get("limits", {})):
                found["limits"] = limits
            if found:
                reduced["properties"].setdefault(struct, {}).update(found)
    profile = {**document["profiles"][name], "capabilities": ["spirv"]}
    profile.pop("profiles", None)
    return {"profiles": {name: profile}, "capabilities": {"spirv": reduced}}
