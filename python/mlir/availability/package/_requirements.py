# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The requirements of a SPIR-V module on a Vulkan device, in Vulkan's terms."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from mlir import ir
from mlir.availability.native._extension import _availability

if TYPE_CHECKING:
    from mlir.availability.vulkan.registry._registry import Condition, Registry, Way


@dataclass(frozen=True, slots=True)
class Alternative:
    """One way to meet a requirement: all fields must hold.

    Attributes:
        version: the version of Vulkan from which on devices offer it, "1.2"; None if no version does.
        extensions: device extensions, any of which replaces the version.
        feature: the required feature, or "".
        property: the property that must have `value`, or "".
        value: VK_TRUE, or a bit or an enumerant by its Vulkan name.
    """

    version: str | None
    extensions: tuple[str, ...] = ()
    feature: str = ""
    property: str = ""
    value: str = ""

    def to_json(self) -> dict[str, Any]:
        """Returns the form of manifest.schema.json."""
        return {
            "version": self.version,
            "extensions": list(self.extensions),
            "feature": self.feature,
            "property": self.property,
            "value": self.value,
        }


Requirement = tuple[Alternative, ...]
"""What a device must offer: any of these. Empty if no known device offers it."""


def requirements_of(
    module: ir.Module, version: str, capabilities: Iterable[str], extensions: Iterable[str]
) -> tuple[Requirement, ...]:
    """Returns all requirements on a device, each once.

    Args:
        module: the module that was read from a binary.
        version: the SPIR-V version that the binary states: "1.3".
        capabilities: the capabilities that it states.
        extensions: the extensions that it states.
    """
    from mlir.availability.vulkan.registry._registry import registry

    known = registry()
    found = [_of_version(known, int(version.partition(".")[2]))]
    waiting, seen = [*capabilities], set()
    while waiting:
        name = waiting.pop(0)
        if name in seen:
            continue
        seen.add(name)
        capability = known.capabilities.get(name)
        found.append(tuple(map(_of_way, capability.ways)) if capability else ())
        waiting += capability.implies if capability else ()
    for name in extensions:
        extension = known.extensions.get(name)
        found.append(tuple(map(_of_way, extension.ways)) if extension else ())
    found += [_of_features(known, names) for names in feature_clauses(module)]
    # What every device offers is left out.
    needed = (each for each in found if Alternative("1.0") not in each)
    return tuple(dict.fromkeys(needed))


def feature_clauses(module: ir.Module) -> list[tuple[str, ...]]:
    """Returns the features of Vulkan that ops of a module need: the alternatives of each clause."""
    found = (
        tuple(value for dimension, value in any_of if dimension == "vulkan.feature")
        for any_of in _availability.collect_alternatives(module.operation)
    )
    return list(dict.fromkeys(names for names in found if names))


def requirement_of(form: Iterable[dict[str, Any]]) -> Requirement:
    """Returns the requirement that a manifest describes."""
    return tuple(
        Alternative(
            each["version"], tuple(each["extensions"]), each["feature"], each["property"], each["value"]
        )
        for each in form
    )


def _of_version(known: Registry, minor: int) -> Requirement:
    """Returns the requirement for SPIR-V version 1.`minor`."""
    vulkan = min((each.vulkan for each in known.environments if each.spirv >= minor), default=None)
    if vulkan is None:
        return ()
    if minor == 4:
        # With Vulkan 1.1, an extension adds it.
        return Alternative("1.2"), Alternative(None, ("VK_KHR_spirv_1_4",))
    return (Alternative(f"1.{vulkan}"),)


def _of_condition(condition: Condition) -> dict[str, Any]:
    version = None if condition.version is None else f"1.{condition.version}"
    return {"version": version, "extensions": condition.extensions}


def _of_way(way: Way) -> Alternative:
    return Alternative(
        **_of_condition(way.condition), feature=way.feature, property=way.property, value=way.value
    )


def _of_features(known: Registry, names: Iterable[str]) -> Requirement:
    found = []
    for name in names:
        fact = known.feature_facts.get(name) or known.property_facts.get(name)
        if fact is None:
            continue
        for condition in known.conditions_of(fact):
            said = Alternative(**_of_condition(condition))
            if fact.is_property:
                found.append(replace(said, property=fact.member, value=fact.value or "VK_TRUE"))
            else:
                found.append(replace(said, feature=fact.member))
    return tuple(found)
