# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a Vulkan profile requires of devices, or a device reports, read from a file.

The format is that of https://github.com/KhronosGroup/Vulkan-Profiles. Profiles are in it, what
`vulkaninfo --json` writes, and the profiles that https://vulkan.gpuinfo.org exports.

This module needs no MLIR: scripts/facts/generate_targets.py uses it, too.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mlir.availability.disk import _user_file
from mlir.availability.report._errors import Error

if TYPE_CHECKING:
    from mlir.availability.vulkan.registry._registry import Condition, Registry


class ProfileError(Error, ValueError):
    """A file is not a Vulkan profile, or the choice of its profile is ambiguous. The text says why."""


@dataclass(frozen=True)
class Implementation:
    """What a Vulkan profile requires of devices, or what a device reports.

    Attributes:
        label: what it is, in a line.
        api_version: the version of Vulkan: ``(1, 3, 230)``.
        extensions: the Vulkan extensions that it has.
        features: the features that the source states: supported (True) or not (False).
        properties: the properties and limits that the source states. What is a set of bits, or an
            enumerant, is a list of Vulkan's names.
        is_device: whether it is a device. Of one, the source doesn't tell everything. A profile has nothing
            that it doesn't require.
        told: the extensions that the source mentions if the device has them; None for all.
        vendor_id: of a device, its vendor's PCI ID, or a number that Khronos gave out.
        device_id: of a device, its vendor's number for it.
        type: of a device, ``"DiscreteGPU"`` and so on, as MLIR calls it.
    """

    label: str
    api_version: tuple[int, int, int]
    extensions: frozenset[str]
    features: Mapping[str, bool]
    properties: Mapping[str, Any]
    is_device: bool
    told: frozenset[str] | None = None
    vendor_id: int | None = None
    device_id: int | None = None
    type: str = ""


def read_file(path: Path, name: str, registry: Registry) -> Implementation:
    """Reads a profile from a file.

    Args:
        path: the file.
        name: the profile's; "" for the only one that is there.
        registry: what Vulkan calls its properties.

    Raises:
        ProfileError: the file can't be read, isn't what it should be, or has no such profile; or several and
            `name` is empty.
    """
    document = _read_document(path)
    profiles = document.profiles
    if not profiles:
        raise ProfileError(
            f"{path}: there is no Vulkan profile in it: it has to be a file of KhronosGroup/Vulkan-Profiles, "
            "what 'vulkaninfo --json' writes, or a profile that vulkan.gpuinfo.org exports"
        )
    known = ", ".join(profiles)
    if not name and len(profiles) > 1:
        raise ProfileError(f"{path}: it has several profiles: {known}; write {path}:NAME for one of them")
    if name and name not in profiles:
        raise ProfileError(f"{path}: it has no profile '{name}', but {known}")
    name = name or next(iter(profiles))
    return _Reader(registry).read(document, name)


def to_document(implementation: Implementation, registry: Registry) -> dict[str, Any]:
    """Returns what a device reports in the form of a Vulkan profile, for :func:`read_file`."""
    name = "VP_" + re.sub(r"\W+", "_", implementation.label).strip("_")
    features: dict[str, dict[str, Any]] = {}
    for member, value in sorted(implementation.features.items()):
        struct, own = _place(registry.features, member) or ("VkPhysicalDeviceFeatures", member)
        features.setdefault(struct, {})[own] = value
    limits = {
        member: value for member, value in implementation.properties.items() if member in registry.limits
    }
    numbers = {
        "apiVersion": 1 << 22 | implementation.api_version[1] << 12 | implementation.api_version[2],
        "vendorID": implementation.vendor_id,
        "deviceID": implementation.device_id,
        "deviceType": next((vulkan for vulkan, mlir in _TYPES.items() if mlir == implementation.type), None),
    }
    known = {member: value for member, value in numbers.items() if value is not None}
    properties: dict[str, dict[str, Any]] = {"VkPhysicalDeviceProperties": {**known, "limits": limits}}
    for member, value in sorted(implementation.properties.items()):
        if found := _place(registry.properties, member):
            enumerant = value[0] if member in registry.enums and value else value
            properties.setdefault(found[0], {})[found[1]] = enumerant
    profile = {
        "version": 1,
        "api-version": ".".join(map(str, implementation.api_version)),
        "label": implementation.label,
        "description": "What SPIR-V depends on, as the driver reports it. Written by mlir-availability",
        "capabilities": ["device"],
    }
    extensions = dict.fromkeys(sorted(implementation.extensions), 1)
    device = {"extensions": extensions, "features": features, "properties": properties}
    return {"$schema": _SCHEMA, "profiles": {name: profile}, "capabilities": {"device": device}}


_SCHEMA = "https://schema.khronos.org/vulkan/profiles-0.8-latest.json"


def _place(structures: Mapping[str, Condition], member: str) -> tuple[str, str] | None:
    """Returns the structure with a member, and the member's name in it; None for the basic ones."""
    for struct, structure in structures.items():
        for own, known in structure.members.items():
            if known == member:
                return struct, own
    return None


@dataclass(frozen=True)
class _Document:
    """A file of profiles."""

    path: Path
    root: Mapping[str, Any]

    @property
    def profiles(self) -> Mapping[str, Any]:
        return self.mapping(self.root, "profiles", "the file")

    def mapping(self, of: Mapping[str, Any], key: str, what: str) -> Mapping[str, Any]:
        """Returns the object `key` of another, which messages call `what`; an empty one for none."""
        found = of.get(key, {})
        if not isinstance(found, dict):
            raise ProfileError(f"{self.path}: '{key}' of {what} is not a JSON object")
        return found


def _read_document(path: Path) -> _Document:
    try:
        data = _user_file.read_file(path)
    except (OSError, ValueError) as error:
        raise ProfileError(f"{path}: can't be read: {_user_file.reason_of(error)}") from error
    try:
        root = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise ProfileError(f"{path}: it is not JSON: {error}") from error
    if not isinstance(root, dict):
        raise ProfileError(f"{path}: it is JSON, but not an object, as a Vulkan profile must be")
    return _Document(path, root)


class _Reader:
    """Reads one profile, and those that it builds on."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._extensions: set[str] = set()
        self._features: dict[str, bool] = {}
        self._properties: dict[str, Any] = {}
        self._added: set[str] = set()

    def read(self, document: _Document, name: str) -> Implementation:
        self._add_profile(document, name)
        self._check_properties(document)
        profile = document.profiles[name]
        version = str(profile.get("api-version", ""))
        match = re.fullmatch(r"1\.(\d+)(?:\.(\d+))?", version)
        if not match:
            raise ProfileError(f"{document.path}: profile '{name}' has no 'api-version' 1.N, but '{version}'")
        vendor, number = self._properties.get("vendorID"), self._properties.get("deviceID")
        # A profile covers many devices, so it has no vendor.
        is_device = _is_number(vendor)
        return Implementation(
            label=str(profile.get("label", name)),
            api_version=(1, int(match[1]), int(match[2] or 0)),
            extensions=frozenset(self._extensions),
            features=self._features,
            properties=self._properties,
            is_device=is_device,
            # Reports omit extensions that are newer than the reporting program: in 2026, those since 2024.
            told=self._registry.exported if "gpuinfo.org" in str(profile.get("description")) else None,
            vendor_id=vendor if is_device else None,
            device_id=number if is_device and _is_number(number) else None,
            type=_type(self._properties.get("deviceType")),
        )

    def _add_profile(self, document: _Document, name: str) -> None:
        """Adds the requirements of a profile, after those of the profiles that it builds on."""
        if name in self._added:
            return
        self._added.add(name)
        profile = document.mapping(document.profiles, name, "the profiles")
        for base in _names(document, profile, "profiles"):
            self._add_profile(_document_of(document, base), base)
        blocks = document.mapping(document.root, "capabilities", "the file")
        for block in _names(document, profile, "capabilities"):
            if block not in blocks:
                raise ProfileError(
                    f"{document.path}: profile '{name}' requires '{block}', which the file doesn't have"
                )
            self._add_block(document, document.mapping(blocks, block, "the capabilities"))

    def _add_block(self, document: _Document, block: Mapping[str, Any]) -> None:
        self._extensions.update(document.mapping(block, "extensions", "the capabilities"))
        features = document.mapping(block, "features", "the capabilities")
        for struct in features:
            for member, value in document.mapping(features, struct, "the features").items():
                if value not in (0, 1):
                    raise ProfileError(
                        f"{document.path}: feature '{member}' of {struct} is neither true nor false"
                    )
                # Several structures may have the same member.
                self._features[member] = bool(value) or self._features.get(member, False)
        properties = document.mapping(block, "properties", "the capabilities")
        for struct in properties:
            members = document.mapping(properties, struct, "the properties")
            limits = document.mapping(members, "limits", struct)
            known = self._registry.properties.get(struct)
            for member, value in {**members, **limits}.items():
                name = known.members.get(member, member) if known else member
                self._properties[name] = _stronger(self._properties.get(name), self._canonical(value))

    def _check_properties(self, document: _Document) -> None:
        """Raises ProfileError if a relevant property is of the wrong type."""
        registry = self._registry
        sizes = {*registry.limits, *registry.subgroup_sizes}
        for name, value in self._properties.items():
            if name in registry.values:
                is_right, what = isinstance(value, list), "the names of values"
            elif name == "maxComputeWorkGroupSize":
                is_right = isinstance(value, list) and len(value) == 3 and all(map(_is_number, value))
                what = "three numbers"
            elif name in sizes:
                is_right, what = _is_number(value), "a number"
            else:
                continue
            if not is_right:
                raise ProfileError(
                    f"{document.path}: property '{name}' has to be {what}, not {json.dumps(value)}"
                )

    def _canonical(self, value: Any) -> Any:
        """Returns a property's value; for an enumerant or bits, the registry's names."""
        if isinstance(value, str):
            return [self._registry.aliases.get(value, value)]
        if isinstance(value, list):
            return [
                self._registry.aliases.get(each, each) if isinstance(each, str) else each for each in value
            ]
        return value


# The values of VkPhysicalDeviceType. MLIR has no virtual GPU.
_TYPES = {
    "VK_PHYSICAL_DEVICE_TYPE_OTHER": "Other",
    "VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU": "IntegratedGPU",
    "VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU": "DiscreteGPU",
    "VK_PHYSICAL_DEVICE_TYPE_VIRTUAL_GPU": "Other",
    "VK_PHYSICAL_DEVICE_TYPE_CPU": "CPU",
}


def _type(value: Any) -> str:
    """Returns MLIR's name of a device type; "" for an unknown one."""
    return _TYPES.get(value[0], "") if isinstance(value, list) and value and isinstance(value[0], str) else ""


def _is_number(value: Any) -> bool:
    """Whether a value is a VkDeviceSize, a uint32_t or the like."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 2**64


def _names(document: _Document, profile: Mapping[str, Any], key: str) -> Iterator[str]:
    """Yields the names of a list in a profile.

    A nested list has alternatives, so none of them is required.
    """
    found = profile.get(key, [])
    if not isinstance(found, list):
        raise ProfileError(f"{document.path}: '{key}' of a profile is not a JSON array")
    yield from (each for each in found if isinstance(each, str))


def _document_of(document: _Document, name: str) -> _Document:
    """Returns the document with profile `name`: `document`, or the file of that name beside it."""
    if name in document.profiles:
        return document
    path = document.path.with_name(f"{name}.json")
    if path.is_file() and name in (beside := _read_document(path)).profiles:
        return beside
    raise ProfileError(
        f"{document.path}: it builds on profile '{name}', which is neither in it nor in '{path.name}' "
        "beside it"
    )


def _stronger(one: Any, other: Any) -> Any:
    """Returns the value that satisfies both requirements of one property."""
    if isinstance(one, list) and isinstance(other, list):
        if all(isinstance(each, str) for each in (*one, *other)):
            return list(dict.fromkeys([*one, *other]))
        return [_stronger(*pair) for pair in zip(one, other)]  # noqa: B905 - Sizes, of one length.
    if isinstance(one, (bool, int, float)) and isinstance(other, (bool, int, float)):
        return max(one, other)
    return other
