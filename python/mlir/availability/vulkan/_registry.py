# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What SPIR-V depends on, from VulkanRegistry.json, which is generated from Vulkan's registry."""

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
        extensions: the extensions, any of which will do.
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
    """One of the alternatives by which a device offers a SPIR-V name: all that is set has to be there."""

    condition: Condition
    feature: str = ""
    property: str = ""
    value: str = ""


@dataclass(frozen=True)
class Capability:
    """What offers a capability.

    Attributes:
        guaranteed: the first environment (a position in `Registry.environments`) all of whose devices
            offer it, or None.
        core: the version 1.`core` of SPIR-V that has it without an extension, or None.
        extensions: those any of which brings it to versions without it.
        implies: the capabilities that it implies, which have to be offered too.
        ways: the alternatives.
        portability: the feature that a device of the portability subset needs besides, or empty.
    """

    guaranteed: int | None
    core: int | None
    extensions: tuple[str, ...]
    implies: tuple[str, ...]
    ways: tuple[Way, ...]
    portability: str


@dataclass(frozen=True)
class Extension:
    """What offers a SPIR-V extension. See `Capability`; `spirv` is the version that it requires."""

    guaranteed: int | None
    spirv: int
    ways: tuple[Way, ...]


@dataclass(frozen=True)
class Environment:
    """Vulkan 1.`vulkan` with SPIR-V up to 1.`spirv`."""

    name: str
    vulkan: int
    spirv: int


@dataclass(frozen=True)
class Registry:
    """The contents of VulkanRegistry.json."""

    environments: tuple[Environment, ...]
    limits: Mapping[str, str]
    subgroup_sizes: Mapping[str, str]
    features: Mapping[str, Condition]
    properties: Mapping[str, Condition]
    capabilities: Mapping[str, Capability]
    extensions: Mapping[str, Extension]

    def values_of(self, name: str) -> set[str]:
        """Returns the values of a property that a capability depends on."""
        return {
            way.value for entry in self.capabilities.values() for way in entry.ways if way.property == name
        }


@functools.cache
def registry() -> Registry:
    """Returns the registry."""
    # Nobody who doesn't ask a device pays for these.
    import json
    from pathlib import Path

    form = json.loads(Path(__file__).with_name("VulkanRegistry.json").read_text(encoding="utf-8"))
    return Registry(
        tuple(Environment(**each) for each in form["environments"]),
        form["limits"],
        form["subgroup_sizes"],
        {name: _condition(each) for name, each in form["features"].items()},
        {name: _condition(each) for name, each in form["properties"].items()},
        {name: _capability(each) for name, each in form["capabilities"].items()},
        {
            name: Extension(each["guaranteed"], each["spirv"], _ways(each))
            for name, each in form["extensions"].items()
        },
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
