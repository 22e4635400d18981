# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The conditions of SPIR-V names, from VulkanRegistry.json, which is generated from Vulkan's registry.

This module needs no MLIR: scripts/facts/generate_targets.py uses it, too.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Condition:
    """A version of Vulkan or one of some extensions is there.

    Attributes:
        version: Vulkan 1.`version` and what follows it; None for none.
        extensions: alternative extensions.
        members: of a structure that a driver may be asked for then: its members, and what rows call them.
    """

    version: int | None
    extensions: tuple[str, ...]
    members: Mapping[str, str] = field(default_factory=dict, hash=False)

    def holds(self, minor: int, extensions: frozenset[str]) -> bool:
        """Whether it holds for a device of Vulkan 1.`minor` with `extensions`."""
        by_version = self.version is not None and self.version <= minor
        return by_version or not extensions.isdisjoint(self.extensions)


@dataclass(frozen=True)
class Way:
    """One of the alternatives by which a device offers a SPIR-V name. All fields that are set must hold."""

    condition: Condition
    feature: str = ""
    property: str = ""
    value: str = ""


@dataclass(frozen=True)
class Capability:
    """The conditions of a capability.

    Attributes:
        guaranteed: the first environment (a position in `Registry.environments`) all of whose devices offer
            it, or None.
        core: the version 1.`core` of SPIR-V that has it without an extension, or None.
        extensions: alternative extensions that add it to older versions.
        implies: the capabilities that it implies, which have to be offered too.
        ways: the alternatives.
        portability: the additional feature that a device of the portability subset needs, or empty.
    """

    guaranteed: int | None
    core: int | None
    extensions: tuple[str, ...]
    implies: tuple[str, ...]
    ways: tuple[Way, ...]
    portability: str


@dataclass(frozen=True)
class Extension:
    """The conditions of a SPIR-V extension. See `Capability`; `spirv` is the version that it requires."""

    guaranteed: int | None
    spirv: int
    ways: tuple[Way, ...]


@dataclass(frozen=True)
class Fact:
    """A feature, or a property with a value, that rules about SPIR-V mention.

    Attributes:
        guaranteed: see `Capability`.
        member: the member of a structure.
        value: its required value or bit, by Vulkan's name; empty for true.
        is_property: whether it is a property.
        is_extension: whether it is an extension of Vulkan, which counts as a property. `member` is its name.
    """

    guaranteed: int | None
    member: str
    value: str = ""
    is_property: bool = False
    is_extension: bool = False


@dataclass(frozen=True)
class Environment:
    """Vulkan 1.`vulkan` with SPIR-V up to 1.`spirv`."""

    name: str
    vulkan: int
    spirv: int


@dataclass(frozen=True)
class Registry:
    """The contents of VulkanRegistry.json.

    Attributes:
        environments: the versions of Vulkan with those of SPIR-V, ascending.
        limits: the limits that a #spirv.resource_limits has, and their names there.
        subgroup_sizes: the same for facts about one device that are not limits.
        features: the structures of features that drivers are asked for, by name.
        properties: the same of properties.
        exported: the extensions that profiles exported by vulkan.gpuinfo.org mention if a device has them.
        enums: the properties that are an enumerant.
        aliases: from other names of enumerants and bits to those that are used here.
        portability: the features that every implementation has but those with VK_KHR_portability_subset.
        feature_facts: the features that rules about SPIR-V name, in the order of their numbers.
        property_facts: the same of properties.
        capabilities: SPIR-V's capabilities.
        extensions: SPIR-V's extensions.
        further: those of both that MLIR's enums lack.
        dependencies: for an extension, alternative conditions, all of whose extensions it requires.
    """

    environments: tuple[Environment, ...]
    limits: Mapping[str, str]
    subgroup_sizes: Mapping[str, str]
    features: Mapping[str, Condition]
    properties: Mapping[str, Condition]
    exported: frozenset[str]
    enums: frozenset[str]
    aliases: Mapping[str, str]
    portability: frozenset[str]
    feature_facts: Mapping[str, Fact]
    property_facts: Mapping[str, Fact]
    capabilities: Mapping[str, Capability]
    extensions: Mapping[str, Extension]
    further: frozenset[str]
    dependencies: Mapping[str, tuple[Condition, ...]]

    @property
    def ways(self) -> list[Way]:
        """The conditions of SPIR-V's capabilities and extensions."""
        ways = [way for capability in self.capabilities.values() for way in capability.ways]
        return ways + [way for extension in self.extensions.values() for way in extension.ways]

    @functools.cached_property
    def values(self) -> Mapping[str, frozenset[str]]:
        """The relevant named values of properties, by the property."""
        found: dict[str, set[str]] = {}
        for fact in self.property_facts.values():
            if fact.value:
                found.setdefault(fact.member, set()).add(fact.value)
        for way in self.ways:
            if way.property and way.value != "VK_TRUE":
                found.setdefault(way.property, set()).add(way.value)
        return {member: frozenset(values) for member, values in found.items()}

    def conditions_of(self, fact: Fact) -> tuple[Condition, ...]:
        """Returns the alternative conditions for querying a driver for a feature or property."""
        if fact.is_extension:
            version = None if fact.guaranteed is None else self.environments[fact.guaranteed].vulkan
            return (Condition(version, (fact.member,)),)
        return self._conditions[fact.is_property].get(fact.member, (_ALWAYS,))

    @functools.cached_property
    def _conditions(self) -> tuple[Mapping[str, tuple[Condition, ...]], ...]:
        """Maps members to their structures: those of features, and those of properties."""
        found: tuple[dict[str, tuple[Condition, ...]], ...] = ({}, {})
        for members, structures in zip(found, (self.features, self.properties), strict=True):
            for structure in structures.values():
                for name in structure.members.values():
                    members[name] = (*members.get(name, ()), structure)
        return found


# Members of VkPhysicalDeviceFeatures or VkPhysicalDeviceProperties.
_ALWAYS = Condition(0, ())


@functools.cache
def registry() -> Registry:
    """Returns the registry."""
    # Imported here, so that callers without a device don't pay for it.
    import json
    from pathlib import Path

    return read(json.loads(Path(__file__).with_name("VulkanRegistry.json").read_text(encoding="utf-8")))


def read(form: Mapping[str, Any]) -> Registry:
    """Returns the registry of what is in VulkanRegistry.json."""
    return Registry(
        tuple(Environment(**each) for each in form["environments"]),
        form["limits"],
        form["subgroup_sizes"],
        {name: _condition(each) for name, each in form["features"].items()},
        {name: _condition(each) for name, each in form["properties"].items()},
        frozenset(form["exported"]),
        frozenset(form["enums"]),
        form["aliases"],
        frozenset(form["portability"]),
        {name: Fact(guaranteed, name) for name, guaranteed in form["feature_facts"].items()},
        {
            name: Fact(each["guaranteed"], name.partition(".")[0], each["value"], is_property=True)
            for name, each in form["property_facts"].items()
        }
        | {
            name: Fact(guaranteed, name, is_property=True, is_extension=True)
            for name, guaranteed in form["extension_facts"].items()
        },
        {name: _capability(each) for name, each in form["capabilities"].items()},
        {
            name: Extension(each["guaranteed"], each["spirv"], _ways(each))
            for name, each in form["extensions"].items()
        },
        frozenset(form["further"]),
        {name: tuple(map(_condition, each)) for name, each in form["dependencies"].items()},
    )


def _condition(form: Mapping[str, Any]) -> Condition:
    return Condition(form["version"], tuple(form["extensions"]), form.get("members", {}))


def _ways(form: Mapping[str, Any]) -> tuple[Way, ...]:
    return tuple(
        Way(_condition(way), way.get("feature", ""), way.get("property", ""), way.get("value", ""))
        for way in form["ways"]
    )


def _capability(form: Mapping[str, Any]) -> Capability:
    return Capability(
        form["guaranteed"],
        form["core"],
        tuple(form["extensions"]),
        tuple(form["implies"]),
        _ways(form),
        form.get("portability", ""),
    )
