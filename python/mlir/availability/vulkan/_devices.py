# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Asks drivers what their devices are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from mlir.availability.vulkan import _loader
from mlir.availability.vulkan.registry._implementation import Implementation
from mlir.availability.vulkan.registry._registry import Condition, registry


@dataclass(frozen=True)
class DeviceInfo:
    """A Vulkan device, as its driver reports it.

    Attributes:
        index: its position among the devices.
        name: what the driver calls it.
        api_version: the version of Vulkan: ``(1, 3, 230)``.
        vendor_id: the vendor's PCI ID, or a number that Khronos gave out.
        device_id: the vendor's number for it.
        type: ``"DiscreteGPU"``, ``"IntegratedGPU"``, ``"VirtualGPU"``, ``"CPU"`` or ``"Other"``.
        extensions: the Vulkan extensions that it has.
        features: the device's features on which SPIR-V depends.
        properties: the limits and properties that SPIR-V or its targets depend on. A set of bits, or
            an enumerant, is a list of Vulkan's names.
        lacks: the features on which SPIR-V depends and that the device lacks. The package `vulkan` may be
            older than a feature; then the feature is in neither set.
    """

    index: int
    name: str
    api_version: tuple[int, int, int]
    vendor_id: int
    device_id: int
    type: str
    extensions: frozenset[str] = field(repr=False)
    features: frozenset[str] = field(repr=False)
    properties: Mapping[str, Any] = field(repr=False, hash=False)
    lacks: frozenset[str] = field(repr=False, default=frozenset())

    def to_implementation(self) -> Implementation:
        """Returns the same in the form that targets are made of."""
        return Implementation(
            label=self.name,
            api_version=self.api_version,
            extensions=self.extensions,
            features={**dict.fromkeys(self.lacks, False), **dict.fromkeys(self.features, True)},
            properties=self.properties,
            is_device=True,
            vendor_id=self.vendor_id,
            device_id=self.device_id,
            # MLIR has no "VirtualGPU".
            type="Other" if self.type == "VirtualGPU" else self.type,
        )


def devices() -> list[DeviceInfo]:
    """Returns all Vulkan devices, in the order in which the loader has them.

    >>> [device.name for device in av.vulkan.devices()]
    ['llvmpipe ...']

    Raises:
        VulkanError: the package `vulkan`, the loader or a device is missing; the text says what to install.
    """
    with _loader.instance() as (vk, instance):
        handles = _loader.physical_devices(vk, instance)
        return [_device(vk, handle, index) for index, handle in enumerate(handles)]


# The names of VkPhysicalDeviceType.
_TYPES = ("Other", "IntegratedGPU", "DiscreteGPU", "VirtualGPU", "CPU")


def _device(vk: Any, handle: Any, index: int) -> DeviceInfo:
    basic = vk.vkGetPhysicalDeviceProperties(handle)
    version = basic.apiVersion
    api_version = (version >> 22 & 0x7F, version >> 12 & 0x3FF, version & 0xFFF)
    rows = vk.vkEnumerateDeviceExtensionProperties(handle, None)
    extensions = frozenset(row.extensionName for row in rows)
    own = vk.vkGetPhysicalDeviceFeatures(handle)
    members = [name for name, _ in vk.ffi.typeof("VkPhysicalDeviceFeatures").fields]
    features = {name: bool(getattr(own, name)) for name in members}
    properties: dict[str, Any] = {name: _plain(vk, getattr(basic.limits, name)) for name in registry().limits}
    if api_version >= (1, 1, 0):
        minor = api_version[1]
        chained = _chained(vk, registry().features, minor, extensions)
        root = vk.VkPhysicalDeviceFeatures2(pNext=_chain(vk, chained.values()))
        vk.vkGetPhysicalDeviceFeatures2(handle, vk.ffi.addressof(root))
        for member, value in _members(chained, registry().features):
            features[member] = bool(value) or features.get(member, False)
        chained = _chained(vk, registry().properties, minor, extensions)
        more = vk.VkPhysicalDeviceProperties2(pNext=_chain(vk, chained.values()))
        vk.vkGetPhysicalDeviceProperties2(handle, vk.ffi.addressof(more))
        for member, value in _members(chained, registry().properties):
            properties[member] = _named(vk, member, _plain(vk, value))
    return DeviceInfo(
        index=index,
        name=_text(vk, basic.deviceName),
        api_version=api_version,
        vendor_id=basic.vendorID,
        device_id=basic.deviceID,
        type=_TYPES[basic.deviceType] if basic.deviceType < len(_TYPES) else "Other",
        extensions=extensions,
        features=frozenset(name for name, value in features.items() if value),
        properties=properties,
        lacks=frozenset(name for name, value in features.items() if not value),
    )


def _members(chained: Mapping[str, Any], structures: Mapping[str, Condition]) -> Iterator[tuple[str, Any]]:
    """Yields the members of structures, by the names of rows, and their values."""
    for name, struct in chained.items():
        for member, known in structures[name].members.items():
            yield known, getattr(struct, member)


def _named(vk: Any, member: str, value: Any) -> Any:
    """Returns a property's value; for bits or an enumerant, the names."""
    names = registry().values.get(member)
    if names is None:
        return value
    numbers = {name: getattr(vk, name, None) for name in names}
    is_enum = member in registry().enums
    return sorted(
        name
        for name, number in numbers.items()
        if number is not None and (value == number if is_enum else value & number)
    )


def _chained(
    vk: Any, structures: Mapping[str, Condition], minor: int, extensions: frozenset[str]
) -> dict[str, Any]:
    """Creates the structures that the device supports and the package knows."""
    return {
        name: getattr(vk, name)()
        for name, structure in structures.items()
        if structure.holds(minor, extensions) and _loader.has_structure(vk, name)
    }


def _chain(vk: Any, structs: Iterable[Any]) -> Any:
    """Chains structures through pNext. Returns the first, or a null pointer."""
    following = vk.ffi.NULL
    for struct in structs:
        struct.pNext = following
        following = vk.ffi.addressof(struct)
    return following


def _plain(vk: Any, value: Any) -> Any:
    return list(value) if isinstance(value, vk.ffi.CData) else value


def _text(vk: Any, value: Any) -> str:
    if isinstance(value, vk.ffi.CData):
        value = vk.ffi.string(value).decode(errors="replace")
    return str(value)
