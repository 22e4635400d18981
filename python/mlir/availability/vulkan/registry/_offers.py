# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a Vulkan implementation offers of SPIR-V: derives a target from its features, properties and
extensions.

This module needs no MLIR: scripts/facts/generate_targets.py uses it, too.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mlir.availability.vulkan.registry._implementation import Implementation
    from mlir.availability.vulkan.registry._registry import Condition, Fact, Registry, Way

# VkPhysicalDeviceProperties::vendorID of the vendors that MLIR has a name for: PCI IDs
# (https://pcisig.com/membership/member-companies).
_VENDORS = {
    0x1002: "AMD",
    0x1010: "Imagination",
    0x106B: "Apple",
    0x10DE: "NVIDIA",
    0x13B5: "ARM",
    0x1AE0: "SwiftShader",
    0x5143: "Qualcomm",
    0x8086: "Intel",
}

# The defaults of a #spirv.resource_limits.
_DEFAULTS = {
    "max_compute_shared_memory_size": 16384,
    "max_compute_workgroup_invocations": 128,
    "max_compute_workgroup_size": [128, 128, 64],
    "subgroup_size": 32,
}


def _as_mlir(value: int | list[int]) -> str:
    """Returns a limit in MLIR's range, which has 32 bits."""
    if isinstance(value, list):
        return f"[{', '.join(map(_as_mlir, value))}]"
    return str(min(value, 2**31 - 1))


class Offers:
    """What an implementation offers of SPIR-V.

    Attributes:
        position: its environment, the versions of Vulkan and SPIR-V, as a position in the registry's list.
    """

    def __init__(self, registry: Registry, implementation: Implementation) -> None:
        self._registry = registry
        self._implementation = implementation
        # A later minor version includes all of 1.4.
        self._minor = implementation.api_version[1]
        self.position = max(
            position
            for position, environment in enumerate(registry.environments)
            if environment.vulkan <= self._minor
            and (
                environment.name != "vulkan1.1spv1.4"
                or self._minor > 1
                or "VK_KHR_spirv_1_4" in implementation.extensions
            )
        )
        self._environment = registry.environments[self.position]
        self._is_portable = "VK_KHR_portability_subset" in implementation.extensions
        self.capability = functools.cache(self._capability)
        self.extension = functools.cache(self._extension)

    def capabilities(self) -> list[str]:
        """Returns the capabilities that modules may declare, each with all that it implies."""
        return [name for name in self._registry.capabilities if self.capability(name)]

    def extensions(self) -> list[str]:
        """Returns the SPIR-V extensions that modules may declare."""
        return [name for name in self._registry.extensions if self.extension(name)]

    def features(self) -> list[str]:
        """Returns its features."""
        return [name for name, fact in self._registry.feature_facts.items() if self._has_fact(fact)]

    def properties(self) -> list[str]:
        """Returns its properties, each with its value unless that is a bool."""
        return [name for name, fact in self._registry.property_facts.items() if self._has_fact(fact)]

    def open(self) -> list[str]:
        """Returns the features and properties that the source leaves open."""
        facts = {**self._registry.feature_facts, **self._registry.property_facts}
        return [name for name, fact in facts.items() if self._is_open(fact)]

    def limits(self) -> str:
        """Returns the parameters of its #spirv.resource_limits, without defaults."""
        names = dict(self._registry.limits)
        if self._implementation.is_device:
            names.update(self._registry.subgroup_sizes)
        found = {name: self._implementation.properties.get(member) for member, name in names.items()}
        return ", ".join(
            f"{name} = {_as_mlir(value)}"
            for name, value in found.items()
            if value and value != _DEFAULTS.get(name)
        )

    def device(self) -> str:
        """Returns the device in the form of a #spirv.target_env: "NVIDIA:DiscreteGPU:7", or ""."""
        implementation = self._implementation
        # Workaround: target-env-device-id
        # MLIR prints a device's type and number only if it knows the vendor. Otherwise, writing the target to
        # a file loses them. We leave them out, so that a target survives the round trip.
        vendor = _VENDORS.get(implementation.vendor_id or 0)
        if not vendor or not implementation.type:
            return vendor or ""
        number = implementation.device_id
        has_number = number is not None and number < 2**32 - 1
        return f"{vendor}:{implementation.type}" + (f":{number}" if has_number else "")

    def attribute(self) -> str:
        """Returns the target, as MLIR reads it."""
        device = f", {self.device()}" if self.device() else ""
        further = self._registry.further
        capabilities, extensions = self.capabilities(), self.extensions()
        lists = {
            "further": [name for name in (*capabilities, *extensions) if name in further],
            "features": self.features(),
            "properties": self.properties(),
            "open": self.open(),
        }
        facts = "".join(f", {name} = [{', '.join(listed)}]" for name, listed in lists.items() if listed)
        return (
            f"#vulkan.target<#spirv.target_env<#spirv.vce<v1.{self._environment.spirv}, "
            f"[{', '.join(name for name in capabilities if name not in further)}], "
            f"[{', '.join(name for name in extensions if name not in further)}]>, "
            f"api=Vulkan{device}, #spirv.resource_limits<{self.limits()}>>{facts}>"
        )

    def _capability(self, name: str) -> bool:
        entry = self._registry.capabilities[name]
        if (
            self._is_portable
            and entry.portability
            and not self._implementation.features.get(entry.portability)
        ):
            return False
        if entry.guaranteed is not None and entry.guaranteed <= self.position:
            return True
        declarable = entry.core is not None and entry.core <= self._environment.spirv
        return (
            any(map(self._has, entry.ways))
            and (declarable or any(map(self.extension, entry.extensions)))
            and all(map(self.capability, entry.implies))
        )

    def _extension(self, name: str) -> bool:
        entry = self._registry.extensions[name]
        if entry.guaranteed is not None and entry.guaranteed <= self.position:
            return True
        return entry.spirv <= self._environment.spirv and any(map(self._has, entry.ways))

    def _has(self, way: Way) -> bool:
        """Whether it offers something in this way."""
        if way.feature and not self._implementation.features.get(way.feature):
            return False
        if way.property:
            value = self._implementation.properties.get(way.property, ())
            # A VkBool32, or the names of the bits that are set.
            if not value if way.value == "VK_TRUE" else way.value not in value:
                return False
        return way.condition.holds(self._minor, self._implementation.extensions)

    def _has_fact(self, fact: Fact) -> bool:
        reported = self._reported(fact)
        # A version of Vulkan implies features that a profile for it need not list.
        if reported is None or not (reported or self._implementation.is_device):
            return fact.guaranteed is not None and fact.guaranteed <= self.position
        return reported

    def _is_open(self, fact: Fact) -> bool:
        if not self._implementation.is_device or self._reported(fact) is not None or self._has_fact(fact):
            return False
        return any(self._may_hold(condition) for condition in self._registry.conditions_of(fact))

    def _may_hold(self, condition: Condition) -> bool:
        """Whether the version or an extension that adds something is present, or may be."""
        told = self._implementation.told
        # If the source would mention the extension, but doesn't, the feature counts as missing.
        is_untold = told is not None and not told.issuperset(condition.extensions)
        return is_untold or condition.holds(self._minor, self._implementation.extensions)

    def _reported(self, fact: Fact) -> bool | None:
        """Returns what the source reports about a feature or property, None if it reports nothing."""
        if fact.member in self._registry.portability and not self._is_portable:
            return True
        if fact.is_extension:
            # A version of Vulkan that includes it needs not list it.
            return True if fact.member in self._implementation.extensions else None
        if not fact.is_property:
            return self._implementation.features.get(fact.member)
        value = self._implementation.properties.get(fact.member)
        if value is None:
            return None
        # Tools also list VK_SHADER_STAGE_ALL if only some of the bits are set, so it is ignored.
        return fact.value in value if fact.value else bool(value)
