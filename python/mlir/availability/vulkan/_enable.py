# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Creates a VkDevice with the features and extensions that shaders need."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from typing import Any, NamedTuple

from mlir.availability.vulkan import _subgroups
from mlir.availability.vulkan._devices import DeviceInfo
from mlir.availability.vulkan._loader import VulkanError, has_structure
from mlir.availability.vulkan.registry._registry import Way, registry

_VULKAN_STRUCT = re.compile(r"VkPhysicalDeviceVulkan1\dFeatures")

# Extensions that can't be enabled together with their successor.
_SUPERSEDED = {"VK_EXT_buffer_device_address": "VK_KHR_buffer_device_address"}


class Wanted(NamedTuple):
    """The features and extensions to enable, and whether shaders may require a subgroup size."""

    features: frozenset[str]
    extensions: frozenset[str]
    subgroup_sizes: bool


def compute_family(vk: Any, handle: Any, device: DeviceInfo) -> tuple[int, int]:
    """Returns the first queue family for compute shaders, and the number of bits of its timestamps.

    Raises:
        VulkanError: the device has none.
    """
    families = vk.vkGetPhysicalDeviceQueueFamilyProperties(handle)
    found = [i for i, family in enumerate(families) if family.queueFlags & vk.VK_QUEUE_COMPUTE_BIT]
    if not found:
        raise VulkanError(f"{device.name} has no queue for compute shaders")
    return found[0], families[found[0]].timestampValidBits


def create_device(vk: Any, handle: Any, device: DeviceInfo, family: int, wanted: Wanted) -> Any:
    """Returns a VkDevice with one queue of a family."""
    queue = vk.VkDeviceQueueCreateInfo(queueFamilyIndex=family, pQueuePriorities=[1.0])
    info = vk.VkDeviceCreateInfo(
        pNext=_feature_structs(vk, device, wanted),
        pQueueCreateInfos=[queue],
        ppEnabledExtensionNames=sorted(wanted.extensions),
        # robustBufferAccess: every device has it, and it makes out-of-bounds accesses harmless.
        pEnabledFeatures=_basic_features(vk, wanted.features | {"robustBufferAccess"}),
    )
    return vk.vkCreateDevice(handle, info, None)


def _basic_features(vk: Any, names: Iterable[str]) -> Any:
    known = {name for name, _ in vk.ffi.typeof("VkPhysicalDeviceFeatures").fields}
    return vk.VkPhysicalDeviceFeatures(**{name: 1 for name in names if name in known})


def _feature_structs(vk: Any, device: DeviceInfo, to_enable: Wanted) -> Any:
    """Chains the structures that enable features."""
    enabled: dict[str, dict[str, int]] = {}
    minor = device.api_version[1]
    for name, structure in registry().features.items():
        wanted = {member: 1 for member, known in structure.members.items() if known in to_enable.features}
        # Since Vulkan 1.2, the features that a version promoted are in one structure for that version.
        promoted = structure.version is not None and structure.version <= minor >= 2
        if promoted and not _VULKAN_STRUCT.fullmatch(name):
            continue
        if wanted and structure.holds(minor, device.extensions) and has_structure(vk, name):
            enabled[name] = wanted
    if to_enable.subgroup_sizes:
        wanted = enabled.setdefault(_subgroups.structure_of(device), {})
        wanted.update(dict.fromkeys(_subgroups.FEATURES, 1))
    following = None
    for name, wanted in enabled.items():
        following = getattr(vk, name)(pNext=following, **wanted)
    return following


def everything(vk: Any, handle: Any, device: DeviceInfo) -> Wanted:
    """Returns everything that a device offers of what shaders may declare and need."""
    known, minor = registry(), device.api_version[1]
    subgroup_sizes = _subgroups.is_offered(vk, handle, device)
    # A version or an extension provides a structure of features.
    conditions = [each for each in known.features.values() if device.features & set(each.members.values())]
    conditions = [each for each in conditions if each.holds(minor, device.extensions)]
    conditions += [
        each
        for fact in known.property_facts.values()
        if fact.is_extension
        for each in known.conditions_of(fact)
    ]
    groups = [entry.ways for entry in known.capabilities.values()]
    groups += [entry.ways for entry in known.extensions.values()]
    for ways in groups:
        conditions += [
            way.condition
            for way in _by_version(ways, device)
            if (not way.feature or way.feature in device.features)
            and way.condition.holds(minor, device.extensions)
        ]
    extensions = {
        name
        for condition in conditions
        if condition.version is None or condition.version > minor
        for name in condition.extensions
        if name in device.extensions
    }
    if subgroup_sizes:
        extensions |= {_subgroups.EXTENSION} & device.extensions
    extensions -= {old for old, new in _SUPERSEDED.items() if new in device.extensions}
    return Wanted(device.features, _with_dependencies(extensions, device), subgroup_sizes)


def _by_version(ways: Collection[Way], device: DeviceInfo) -> Collection[Way]:
    """Returns the ways that the device's version of Vulkan offers without an extension; all if there are
    none. If an extension that a version includes is enabled, features that shaders don't need must be
    enabled, too (VUID-VkDeviceCreateInfo-ppEnabledExtensionNames-02833).
    """
    offered = [
        way
        for way in ways
        if way.condition.version is not None
        and way.condition.version <= device.api_version[1]
        and (not way.feature or way.feature in device.features)
    ]
    return offered or ways


def _with_dependencies(extensions: Iterable[str], device: DeviceInfo) -> frozenset[str]:
    """Returns the extensions, and those that they require
    (VUID-vkCreateDevice-ppEnabledExtensionNames-01387).
    """
    found: set[str] = set()
    waiting = sorted(extensions)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            possible = [
                each.extensions
                for each in registry().dependencies.get(name, ())
                if (each.version or 0) <= device.api_version[1]
                and device.extensions.issuperset(each.extensions)
            ]
            if possible:
                fewest = min(possible, key=len)
                waiting += fewest
    return frozenset(found)
