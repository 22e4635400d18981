# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Descriptions of Vulkan devices for the driver in test/lib/VulkanLayers, which says what they look like.

Structures are laid out by vk.xml, so that the driver can report what the headers it is compiled with lack.
"""

from __future__ import annotations

import re
import struct
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

REGISTRY = Path(__file__).resolve().parents[2] / "build/registries/vk.xml"

# Types that vk.xml doesn't define, and those with the same size: their sizes in bytes.
_SIZES = {"char": 1, "uint8_t": 1, "uint16_t": 2, "int32_t": 4, "uint32_t": 4, "float": 4, "VkBool32": 4}
_SIZES |= {"VkFlags": 4, "int64_t": 8, "uint64_t": 8, "size_t": 8, "VkFlags64": 8, "VkDeviceSize": 8}
_SIZES |= {"VkDeviceAddress": 8}

# The members of a structure that all structures of a chain begin with.
_HEADER = 16

# What Vulkan 1.1's structure calls members that later ones have, too.
_SHORTER = {
    "subgroupSupportedOperations": "supportedOperations",
    "subgroupSupportedStages": "supportedStages",
    "subgroupQuadOperationsInAllStages": "quadOperationsInAllStages",
}


@dataclass(frozen=True)
class Description:
    """The report of a device.

    Attributes:
        minor: the device is of Vulkan 1.`minor`.
        extensions: the extensions that it has.
        features: the features that it has.
        properties: its properties and limits: a truth value, a number, numbers, or Vulkan's names of an
            enumerant or of bits.
    """

    minor: int
    extensions: frozenset[str]
    features: frozenset[str]
    properties: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class _Member:
    """A member of a structure: its offset, its type, and its array length."""

    offset: int
    kind: str
    count: int


class Structures:
    """The structures of vk.xml."""

    def __init__(self, path: Path = REGISTRY) -> None:
        root = ET.parse(path).getroot()
        types = [each for each in root.iter("type") if each.get("api", "vulkan") != "vulkansc"]
        self._structs = {each.get("name", ""): each for each in types if each.get("category") == "struct"}
        self._masks = {
            each.findtext("name", ""): each.findtext("type", "")
            for each in types
            if each.get("category") == "bitmask"
        }
        self._aliases = {each.get("name", ""): each.get("alias", "") for each in types if each.get("alias")}
        self.values = _values(root)
        self._providers = _providers(root)
        for other, name in self._aliases.items():
            self._providers.setdefault(name, []).extend(self._providers.get(other, []))
        # Since which version 1.N all devices have a feature.
        self.mandatory = {
            each.get("name", ""): int(block.get("name", "")[-1])
            for block in root.findall("feature")
            for required in block.findall("require")
            for each in required.findall("feature")
            if not required.get("depends")
        }
        self._layout = cache(self._layout_of)
        self._providers_of = cache(self._all_providers_of)

    # ---------------------------------------------------------------------------------------------------
    # Layouts
    # ---------------------------------------------------------------------------------------------------

    def _layout_of(self, name: str) -> tuple[dict[str, _Member], int, int]:
        """Returns the members of a structure, its size and its alignment."""
        members: dict[str, _Member] = {}
        end, most = 0, 1
        for each in self._structs[name].findall("member"):
            if each.get("api", "vulkan") == "vulkansc":
                continue
            text = "".join(each.itertext())
            kind, own = each.findtext("type", ""), each.findtext("name", "")
            size, alignment = (8, 8) if "*" in text else self._size(kind)
            count = 1
            for length in re.findall(r"\[(\w+)\]", text):
                count *= int(length) if length.isdigit() else self.values[length]
            offset = -(-end // alignment) * alignment
            members[own] = _Member(offset, kind, count)
            end, most = offset + size * count, max(most, alignment)
        return members, -(-end // most) * most, most

    def _size(self, kind: str) -> tuple[int, int]:
        """Returns the size and the alignment of a type."""
        kind = self._aliases.get(kind, kind)
        if kind in self._structs:
            _, size, alignment = self._layout(kind)
            return size, alignment
        # Everything else is an enum.
        size = _SIZES.get(self._masks.get(kind, kind), 4)
        return size, size

    def _put(self, data: bytearray, name: str, values: Mapping[str, Any]) -> None:
        """Writes the members of a structure that have a value."""
        for own, member in self._layout(name)[0].items():
            value = values.get(own)
            if isinstance(value, Mapping):
                part = bytearray(self._layout(member.kind)[1])
                self._put(part, member.kind, value)
                data[member.offset : member.offset + len(part)] = part
            elif value is not None:
                size, _ = self._size(member.kind)
                numbers = [self._number(value, own)] if member.count == 1 else value
                for index, number in enumerate(numbers):
                    if member.kind == "float":
                        bits = struct.pack("<f", number)
                    else:
                        bits = min(int(number), 2 ** (8 * size) - 1).to_bytes(
                            size, "little", signed=int(number) < 0
                        )
                    place = member.offset + index * size
                    data[place : place + size] = bits

    def _number(self, value: Any, member: str) -> float:
        """Returns a value in C's form: Vulkan's names are those of bits, or of one enumerant."""
        if not isinstance(value, list):
            return float(value) if isinstance(value, float) else int(value)
        if member.endswith("Independence"):
            return self.values[value[0]] if value else 0
        bits = 0
        for name in value:
            bits |= self.values.get(name, 0)
        return bits

    def _bytes(self, name: str, values: Mapping[str, Any]) -> bytes:
        data = bytearray(self._layout(name)[1])
        self._put(data, name, values)
        return bytes(data)

    # ---------------------------------------------------------------------------------------------------
    # Devices
    # ---------------------------------------------------------------------------------------------------

    def text(self, name: str, device: Description) -> str:
        """Returns the description of a device, as test/lib/VulkanLayers/devices.h reads it."""
        chained = self._feature_structures(device)
        extensions = set(device.extensions)
        for structure in chained:
            extensions |= self._needed(structure, device)
        lines = [f"device {name}"]
        lines += [f"extension {extension}" for extension in sorted(extensions)]
        core = self._bytes("VkPhysicalDeviceFeatures", dict.fromkeys(device.features, 1))
        lines.append(f"features10 {core.hex()}")
        lines.append(f"properties10 {self._basic_properties(device).hex()}")
        for structure, members in chained.items():
            lines.append(self._line("features", structure, dict.fromkeys(members, 1)))
        for structure, values in self._property_structures(device).items():
            lines.append(self._line("properties", structure, values))
        return "\n".join(lines) + "\n"

    def _line(self, kind: str, name: str, values: Mapping[str, Any]) -> str:
        members = self._structs[name].findall("member")
        stype = next(each.get("values", "") for each in members if each.findtext("name") == "sType")
        data = self._bytes(name, values)[_HEADER:]
        return f"{kind} {self.values[stype]} {data.hex()}"

    def _extending(self, root: str) -> Iterable[tuple[str, set[str]]]:
        """Yields the structures that can be chained to another, with their members."""
        for name, struct_ in self._structs.items():
            if root in struct_.get("structextends", "").split(","):
                yield name, {member.findtext("name", "") for member in struct_.findall("member")}

    def _feature_structures(self, device: Description) -> dict[str, set[str]]:
        """Returns the structures that have the features of a device.

        Those of versions come first, because no structure may be beside them that they took in. Extensions
        can have features of one name.
        """
        missing = set(device.features)
        found = {}
        structures = sorted(self._extending("VkPhysicalDeviceFeatures2"), key=_version_first)
        for name, members in structures:
            version = _version_of(name)
            if version is not None and version > device.minor:
                continue
            if own := members & missing:
                found[name] = own
                if version is not None:
                    missing -= own
        return found

    def providers_of(self, member: str) -> list[str]:
        """Returns the versions and extensions that bring a feature or a property."""
        return self._providers_of(member)

    def _all_providers_of(self, member: str) -> list[str]:
        found = ["VK_VERSION_1_0"] if member in self._layout("VkPhysicalDeviceFeatures")[0] else []
        for root in ("VkPhysicalDeviceFeatures2", "VkPhysicalDeviceProperties2"):
            for name, members in self._extending(root):
                if {member, _SHORTER.get(member, member)} & members:
                    found += self._providers.get(name, [])
        return found

    def _needed(self, structure: str, device: Description) -> set[str]:
        """Returns an extension that brings a structure, if the version of the device doesn't."""
        providers = self._providers.get(structure, [])
        versions = [int(each[-1]) for each in providers if each.startswith("VK_VERSION_1_")]
        if any(version <= device.minor for version in versions):
            return set()
        extensions = [each for each in providers if not each.startswith("VK_VERSION_1_")]
        return set() if device.extensions & set(extensions) else set(extensions[:1])

    def _property_structures(self, device: Description) -> dict[str, dict[str, Any]]:
        found = {}
        for name, members in self._extending("VkPhysicalDeviceProperties2"):
            values = {own: device.properties[own] for own in members & device.properties.keys()}
            if name == "VkPhysicalDeviceSubgroupProperties":
                values |= {
                    own: device.properties[long]
                    for long, own in _SHORTER.items()
                    if long in device.properties
                }
            if values:
                found[name] = values
        return found

    def _basic_properties(self, device: Description) -> bytes:
        """Returns a VkPhysicalDeviceProperties: limits that the device doesn't report are large."""
        limits: dict[str, Any] = {}
        for own, member in self._layout("VkPhysicalDeviceLimits")[0].items():
            limits[own] = [1 << 16] * member.count if member.count > 1 else 1 << 16
        limits |= {own: device.properties[own] for own in limits.keys() & device.properties.keys()}
        values = {"apiVersion": 1 << 22 | device.minor << 12, "driverVersion": 1, "limits": limits}
        return self._bytes("VkPhysicalDeviceProperties", values)


def _version_of(structure: str) -> int | None:
    """Returns N for VkPhysicalDeviceVulkan1NFeatures, which is of Vulkan 1.2 for Vulkan 1.1, too."""
    match = re.fullmatch(r"VkPhysicalDeviceVulkan1(\d)Features", structure)
    return max(2, int(match[1])) if match else None


def _version_first(structure: tuple[str, set[str]]) -> int:
    return 0 if _version_of(structure[0]) is not None else 1


def _values(root: ET.Element) -> dict[str, int]:
    """Returns the constants of vk.xml: those of enums, of bits, and separate ones."""
    found: dict[str, int] = {}
    aliases: dict[str, str] = {}

    def read(each: ET.Element, number: int | None) -> None:
        name = each.get("name", "")
        if alias := each.get("alias"):
            aliases[name] = alias
        elif bit := each.get("bitpos"):
            found[name] = 1 << int(bit)
        elif offset := each.get("offset"):
            extension = int(each.get("extnumber") or number or 0)
            found[name] = 1000000000 + (extension - 1) * 1000 + int(offset)
        elif (value := each.get("value")) and re.fullmatch(r"\d+|0x[0-9a-fA-F]+", value):
            found[name] = int(value, 0)

    for block in root.findall("enums"):
        for each in block.findall("enum"):
            read(each, None)
    for block in (*root.findall("feature"), *root.findall("extensions/extension")):
        number = block.get("number", "")
        for each in block.findall("require/enum"):
            read(each, int(number) if number.isdigit() else None)
    for name, alias in aliases.items():
        found.setdefault(name, found.get(alias, 0))
    return found


def _providers(root: ET.Element) -> dict[str, list[str]]:
    """Returns the versions and extensions that bring each type."""
    found: dict[str, list[str]] = {}
    for block in (*root.findall("feature"), *root.findall("extensions/extension")):
        name = re.sub(r"_(BASE|COMPUTE|GRAPHICS)_VERSION", "_VERSION", block.get("name", ""))
        for each in block.findall("require/type"):
            found.setdefault(each.get("name", ""), []).append(name)
    return found
