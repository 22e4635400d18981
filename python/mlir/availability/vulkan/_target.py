# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The target that a Vulkan device is."""

from __future__ import annotations

from mlir import ir
from mlir.availability._api import context_or_current
from mlir.availability.vulkan._devices import Device, devices
from mlir.availability.vulkan._registry import Way, registry

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
# MLIR has no virtual GPU.
_TYPES = {"VirtualGPU": "Other"}


def device_target(context: ir.Context | None = None, device: Device | None = None) -> ir.Attribute:
    """Returns the target of a Vulkan device: what its driver says that it offers.

    The versions, features, properties and extensions come from the driver; which SPIR-V capabilities and
    extensions they make usable is what Vulkan's registry, vk.xml, says.

    Args:
        context: where to make it; by default the current context (``with ir.Context():``).
        device: one of :func:`devices`; by default the first.

    Returns:
        A ``#spirv.target_env``. It can be put into the IR (as ``spirv.target_env``) as it is.

    Raises:
        TypeError: `device` is not a device.
        ValueError: there is no current context.
        VulkanError: `device` is None, and something that finding one needs is missing.
    """
    context = context_or_current(context)
    return ir.Attribute.parse(attribute_text(devices()[0] if device is None else device_of(device)), context)


def device_of(device: object) -> Device:
    """Returns `device`. Raises TypeError if it is none."""
    if not isinstance(device, Device):
        raise TypeError(f"expected one of av.vulkan.devices(), not {type(device).__name__}")
    return device


def attribute_text(device: Device) -> str:
    """Returns the target of a device, as MLIR reads it."""
    offers = _Offers(device)
    table = registry()
    capabilities = ", ".join(name for name in table.capabilities if offers.capability(name))
    extensions = ", ".join(name for name in table.extensions if offers.extension(name))
    names = {**table.limits, **table.subgroup_sizes}
    limits = ", ".join(
        f"{name} = {device.properties[member]}"
        for member, name in names.items()
        if device.properties.get(member)
    )
    # Workaround: target-env-device-id
    # MLIR prints a device's type and number only where it knows the vendor. What isn't printed is lost on the
    # way through a file. We leave it out, so that a target is the same before and after.
    vendor = _VENDORS.get(device.vendor_id)
    kind = _TYPES.get(device.type, device.type)
    which = f", {vendor}:{kind}:{device.device_id}" if vendor else ""
    return (
        f"#spirv.target_env<#spirv.vce<v1.{offers.environment.spirv}, [{capabilities}], [{extensions}]>, "
        f"api=Vulkan{which}, #spirv.resource_limits<{limits}>>"
    )


class _Offers:
    """What a device offers of SPIR-V."""

    def __init__(self, device: Device) -> None:
        self.device = device
        # A later minor version has all of 1.4.
        self.minor = device.api_version[1]
        self.position, self.environment = [
            (position, environment)
            for position, environment in enumerate(registry().environments)
            if environment.vulkan <= self.minor
            and (
                environment.name != "vulkan1.1spv1.4"
                or self.minor > 1
                or "VK_KHR_spirv_1_4" in device.extensions
            )
        ][-1]
        self.portability = "VK_KHR_portability_subset" in device.extensions

    def capability(self, name: str) -> bool:
        """Whether it offers a capability, with all that it implies."""
        entry = registry().capabilities[name]
        if self.portability and entry.portability and entry.portability not in self.device.features:
            return False
        if entry.guaranteed is not None and entry.guaranteed <= self.position:
            return True
        declarable = entry.core is not None and entry.core <= self.environment.spirv
        return (
            any(map(self._has, entry.ways))
            and (declarable or any(map(self.extension, entry.extensions)))
            and all(map(self.capability, entry.implies))
        )

    def extension(self, name: str) -> bool:
        """Whether it accepts a SPIR-V extension."""
        entry = registry().extensions[name]
        if entry.guaranteed is not None and entry.guaranteed <= self.position:
            return True
        return entry.spirv <= self.environment.spirv and any(map(self._has, entry.ways))

    def _has(self, way: Way) -> bool:
        """Whether it offers something in this way."""
        if way.feature and way.feature not in self.device.features:
            return False
        if way.property:
            value = self.device.properties.get(way.property, ())
            # A VkBool32, or the names of the bits that are set.
            if not value if way.value == "VK_TRUE" else way.value not in value:
                return False
        return way.condition.holds(self.minor, self.device.extensions)
