# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads the Vulkan registry, vk.xml."""

from __future__ import annotations

import functools
import re
import xml.etree.ElementTree as ET
from dataclasses import dataclass

from targets.sources import InputError
from targets.tables import MANDATORY_PROPERTIES, NEVER

# Vulkan 1.1's structure has shorter names for members that VkPhysicalDeviceVulkan11Properties, of 1.2, has
# too.
SHORTER = {
    "supportedOperations": "subgroupSupportedOperations",
    "supportedStages": "subgroupSupportedStages",
    "quadOperationsInAllStages": "subgroupQuadOperationsInAllStages",
}


@dataclass(frozen=True)
class Way:
    """One of the alternatives by which an application may use a SPIR-V name."""

    # The lowest Vulkan version of which some implementation may offer it, and the lowest of which all do.
    possible: int
    guaranteed: int
    # Versions and extensions, one of which is required.
    requires: tuple[str, ...]
    # The feature, or the property and its value, that is also required, if any.
    feature: str = ""
    member: str = ""
    value: str = ""

    @property
    def needs_fact(self) -> bool:
        """Whether a feature or a property is required."""
        return bool(self.feature or self.member)

    @property
    def why(self) -> str:
        """The requirement, in a word."""
        if self.member:
            return self.member if self.value == "VK_TRUE" else self.value
        (alone,) = self.requires if not self.feature else [""]
        minor = version_minor(alone)
        return self.feature or (alone if minor is None else f"Vulkan 1.{minor}")


def version_minor(name: str) -> int | None:
    """Returns N for VK_VERSION_1_N and its parts in the registry, None for an extension."""
    match = re.fullmatch(r"VK_(?:API_|BASE_|COMPUTE_|GRAPHICS_)?VERSION_1_(\d)", name)
    return int(match[1]) if match else None


def full_name(member: ET.Element) -> str:
    """Returns the name of a member in the newest structure that has it."""
    name = member.findtext("name", "")
    return SHORTER.get(name, name)


def alternatives(expression: str) -> list[frozenset[str]]:
    """Returns the sets of names that satisfy a `depends` expression, each without superfluous ones.

    The expression has names, '+' for and, ',' for or, both of the same rank, and parentheses.

    Raises:
        InputError: the parentheses don't match.
    """
    tokens = re.findall(r"[()+,]|\w+", expression)

    def operand() -> list[frozenset[str]]:
        token = tokens.pop(0)
        if token != "(":
            return [frozenset({token})]
        value = terms()
        if not tokens or tokens.pop(0) != ")":
            raise InputError(f"unbalanced parentheses in the registry's '{expression}'")
        return value

    def terms() -> list[frozenset[str]]:
        value = operand()
        while tokens and tokens[0] != ")":
            is_and, other = tokens.pop(0) == "+", operand()
            value = [one | two for one in value for two in other] if is_and else [*value, *other]
        return [each for each in dict.fromkeys(value) if not any(other < each for other in value)]

    return terms()


class Registry:
    """Answers from the Vulkan registry what enables an application to use a SPIR-V name."""

    def __init__(self, text: str) -> None:
        root = ET.fromstring(text)
        self.root = root
        # "1.4.363"; "" if the text doesn't state it.
        self.version = self._version()
        self.structures = [kind for kind in root.iter("type") if kind.get("category") == "struct"]
        # The members of all structures of features, and of properties, with their types.
        self.feature_members = self._members("VkPhysicalDeviceFeatures")
        self.property_members = self._members("VkPhysicalDeviceProperties")
        self.extensions = {extension.get("name", ""): extension for extension in root.iter("extension")}
        self.mandatory_features = self._mandatory_features()
        self.capabilities = self._rows(root, "spirvcapability")
        self.spirv_extensions = self._rows(root, "spirvextension")

    def _version(self) -> str:
        numbers = []
        for name, number in (
            ("VK_HEADER_VERSION_COMPLETE", r".*\(0, 1, (\d+), VK_HEADER_VERSION\)"),
            ("VK_HEADER_VERSION", r"\s*(\d+)"),
        ):
            # Definitions of the same names for Vulkan SC follow.
            for define in self.root.findall(f".//type[name='{name}']"):
                if match := re.match(number, "".join(define.itertext()).partition(name)[2]):
                    numbers.append(match[1])
                    break
        return ".".join(["1", *numbers]) if len(numbers) == 2 else ""

    def _members(self, base: str) -> dict[str, str]:
        found: dict[str, str] = {}
        for struct in self.structures:
            if struct.get("name") == base or f"{base}2" in struct.get("structextends", "").split(","):
                for member in struct.findall("member"):
                    found.setdefault(member.findtext("name", ""), member.findtext("type", ""))
        return found

    def member_since(self, base: str, member: str) -> int:
        """Returns the lowest Vulkan version that can have a member of a structure of `base`'s kind."""
        blocks = [
            block for struct in self._structs_of(base).get(member, ()) for block in self.providers(struct)
        ]
        return min(map(self.lowest_version, blocks), default=NEVER)

    def feature_providers(self, feature: str) -> list[str]:
        """Returns the versions and extensions that define a feature."""
        return [
            block
            for struct in self._structs_of("VkPhysicalDeviceFeatures").get(feature, ())
            for block in self.providers(struct)
        ]

    @functools.cache  # noqa: B019 - the one registry lives as long as the program
    def _structs_of(self, base: str) -> dict[str, list[str]]:
        """Returns the structures of a kind that have a member, by its name."""
        found: dict[str, list[str]] = {}
        for struct in self.structures:
            if struct.get("name") == base or f"{base}2" in struct.get("structextends", "").split(","):
                for member in struct.findall("member"):
                    found.setdefault(full_name(member), []).append(struct.get("name", ""))
        return found

    def providers(self, struct: str) -> list[str]:
        """Returns the versions and extensions that define a structure, under its name or an alias."""
        names = [struct, *self._aliases.get(struct, ())]
        return list(dict.fromkeys(block for name in names for block in self._definers.get(name, ())))

    @functools.cached_property
    def _aliases(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for alias in self.root.iter("type"):
            if alias.get("alias"):
                found.setdefault(alias.get("alias", ""), []).append(alias.get("name", ""))
        return found

    @functools.cached_property
    def _definers(self) -> dict[str, list[str]]:
        """The versions and extensions that define a type, by its name."""
        found: dict[str, list[str]] = {}
        for block in (*self.root.iter("feature"), *self.root.iter("extension")):
            for used in block.iterfind("require/type"):  # Others name what they deprecate or remove.
                found.setdefault(used.get("name", ""), []).append(block.get("name", ""))
        return found

    def _rows(self, root: ET.Element, tag: str) -> dict[str, list[Way]]:
        rows: dict[str, list[Way]] = {}
        for element in root.iter(tag):
            name = element.get("name", "")
            ways = [self._way(enable) for enable in element.findall("enable")]
            rows.setdefault(name, []).extend(ways)
        return rows

    def _mandatory_features(self) -> dict[str, int]:
        """Returns the features that a Vulkan version makes mandatory unconditionally, and the version."""
        found: dict[str, int] = {}
        for block in self.root.iter("feature"):
            minor = version_minor(block.get("name", ""))
            if minor is None:
                continue
            for required in block.findall("require[feature]"):
                if required.get("depends"):
                    continue
                for feature in required.findall("feature"):
                    found.setdefault(feature.get("name", ""), minor)
        return found

    def _way(self, enable: ET.Element) -> Way:
        requires = tuple(name for name in enable.get("requires", "").split(",") if name)
        possible = min((self.lowest_version(name) for name in requires), default=0)
        if version := enable.get("version"):
            minor = self.lowest_version(version)
            return Way(minor, minor, (version,))
        if extension := enable.get("extension"):
            return Way(self.lowest_version(extension), NEVER, (extension,))
        if feature := enable.get("feature"):
            return Way(possible, self.mandatory_features.get(feature, NEVER), requires, feature)
        member, value = enable.get("member", ""), enable.get("value", "")
        if member:
            mandatory = MANDATORY_PROPERTIES.get((member, value), NEVER)
            return Way(possible, mandatory, requires, member=member, value=value)
        raise InputError(f"the registry has a row of an unknown kind: {enable.attrib}")

    # The version that an extension requires, itself and through its dependencies.
    @functools.cache  # noqa: B019 - the one registry lives as long as the program
    def lowest_version(self, name: str) -> int:
        """Returns the lowest Vulkan version that is `name`, or can have the extension `name`."""
        minor = version_minor(name)
        if minor is not None:
            return minor
        extension = self.extensions.get(name)
        if extension is None:
            raise InputError(f"the registry mentions '{name}' but doesn't define it")
        if "vulkan" not in extension.get("supported", "").split(","):
            return NEVER
        return min(max(map(self.lowest_version, names), default=0) for names in self.dependencies(name))

    def dependencies(self, name: str) -> list[frozenset[str]]:
        """Returns the alternative sets of versions and extensions that an extension requires."""
        depends = self.extensions[name].get("depends")
        return alternatives(depends) if depends else [frozenset()]

    def core_since(self, name: str) -> int:
        """Returns the Vulkan version that is `name`, or that promoted the extension `name`."""
        minor = version_minor(name)
        if minor is not None:
            return minor
        promoted = (
            version_minor(self.extensions[name].get("promotedto", "")) if name in self.extensions else None
        )
        return NEVER if promoted is None else promoted
