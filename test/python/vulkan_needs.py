# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The requirements in the text of the Vulkan specification's rules, and the devices that meet them, by the
reports.

The rules are read from validusage.json, the reports from scripts/facts/targets/reports.json, and the versions
and extensions that add a feature from vk.xml. Neither the records nor their generated data are used.
"""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from vulkan_records import Structures
from vulkan_shapes import Shape
from vulkan_specification import ROOT, texts_by_number

# ===-----------------------------------------------------------------------------------------------===
# Rules
# ===-----------------------------------------------------------------------------------------------===


@dataclass(frozen=True)
class Need:
    """The requirements of a rule on an implementation.

    Attributes:
        any_of: features and properties; ``property.VALUE``, or ``property.<stage>`` for the bit of a stage.
        forbids: for an enumerant, the value that it must not have.
        extension: an extension that suffices instead.
        version: the version 1.`version` of Vulkan that suffices instead.
        only_with: the extension without which the rule doesn't apply.
    """

    any_of: tuple[str, ...] = ()
    forbids: str = ""
    extension: str = ""
    version: int | None = None
    only_with: str = ""


def _names(text: str) -> tuple[str, ...]:
    return tuple(re.findall(r"\bs\w+", text))


# The forms of the rules, each with the function for its matches.
_FORMS: list[tuple[str, Callable[[re.Match[str]], list[Need]]]] = [
    (
        r"apiVersion is less than Vulkan 1\.(\d), the (\w+) extension is not supported, and the (\w+)",
        lambda match: [Need((match[3],), extension=match[2], version=int(match[1]))],
    ),
    (
        r"the (VK_\w+) extension is enabled, and \w+::(\w+) is VK_FALSE",
        lambda match: [Need((match[2],), only_with=match[1])],
    ),
    (
        r"unless the (\w+) feature is enabled, the corresponding shader stage bit is set in (\w+)",
        lambda match: [Need((match[1],)), Need((f"{match[2]}.<stage>",))],
    ),
    (r"^If (\w+) is VK_FALSE.* unless: (\w+) is VK_TRUE, or", lambda match: [Need((match[1], match[2]))]),
    (r"^If (\w+) is VK_FALSE", lambda match: [Need((match[1],))]),
    (r"^If (\w+) is VK_TRUE, .* Otherwise, ", lambda match: [Need((match[1],))]),
    (r"^If (\w+) is (VK_\w+), then", lambda match: [Need(forbids=f"{match[1]}.{match[2]}")]),
    (r"^If the (\w+) feature is not enabled,", lambda match: [Need((match[1],))]),
    (r"not (?:in|included in) (?:\w+::)?(\w+Stages)$", lambda match: [Need((f"{match[1]}.<stage>",))]),
    (r"^If Execution Mode \w+ is used, (\w+) must be enabled$", lambda match: [Need((match[1],))]),
    (r"^(.*?),? must be enabled for", lambda match: [Need(_names(match[1]))]),
]


@functools.cache
def needs_of(rule: str) -> tuple[Need, ...]:
    """Returns the needs of a rule; nothing if no implementation satisfies it."""
    text = texts_by_number()[rule]
    for pattern, make in _FORMS:
        if match := re.search(pattern, text):
            return tuple(make(match))
    assert not re.search("enabled|VK_FALSE", text), f"the words of {rule} aren't understood: {text}"
    return ()


def needs(shape: Shape) -> tuple[Need, ...]:
    """Returns the needs of a shape; nothing if no implementation allows it."""
    found = tuple(need for rule in shape.rules for need in needs_of(rule))
    if shape.never:
        return ()
    if shape.feature:
        (need,) = found
        assert shape.feature in need.any_of
        return (Need((shape.feature,)),)
    return found


# ===-----------------------------------------------------------------------------------------------===
# Implementations
# ===-----------------------------------------------------------------------------------------------===


@functools.cache
def _table() -> Mapping[str, Any]:
    table: Mapping[str, Any] = json.loads((ROOT / "scripts/facts/targets/reports.json").read_text())
    return table


@functools.cache
def _structures() -> Structures:
    return Structures()


# "Required Limits": the required properties that aren't features, and the version that requires them.
_REQUIRED = {"shaderSignedZeroInfNanPreserveFloat32": 4}
# VkQueueFlagBits: every device that runs a compute shader has the bit of that stage.
_OF_COMPUTE = {"subgroupSupportedStages.COMPUTE", "cooperativeMatrixSupportedStages.COMPUTE"}


@dataclass(frozen=True)
class Implementation:
    """A version of Vulkan, a profile or a device.

    Attributes:
        name: the target's.
        minor: it is of Vulkan 1.`minor`.
        column: the column of the table; None for a version.
        is_device: whether it is a device, about which anything that its source doesn't mention is unknown.
        told: the extensions that the source mentions, None for all.
    """

    name: str
    minor: int
    column: int | None = None
    is_device: bool = False
    told: frozenset[str] | None = None

    def has_extension(self, name: str) -> bool:
        return self.column is not None and _table()["extensions"].get(name, "")[self.column :][:1] == "1"

    @functools.cache  # noqa: B019 - they live as long as the program
    def satisfies(self, need: Need, stage: str) -> bool | None:
        """Returns whether it has what a rule needs; None if that is unknown."""
        if need.only_with and not self.has_extension(need.only_with):
            return True
        if need.version is not None and self.minor >= need.version:
            return True
        if need.extension and self.has_extension(need.extension):
            return True
        if need.forbids:
            return self._is_other(need.forbids)
        values = [self._has(name.replace("<stage>", stage)) for name in need.any_of]
        return True if True in values else None if None in values else False

    def _is_other(self, value: str) -> bool | None:
        """Whether a property is something else than one value."""
        told = self._told("properties", value)
        return not told if told is not None else self._unless_known(value.partition(".")[0])

    def _has(self, name: str) -> bool | None:
        """Whether it has a feature or a property."""
        member, _, bit = name.partition(".")
        if name in _OF_COMPUTE:
            return True
        is_required = min(_structures().mandatory.get(name, 99), _REQUIRED.get(name, 99)) <= self.minor
        if is_required and not self.is_device:
            return True
        rows = [name]
        if bit:
            rows = [f"{member}.VK_SHADER_STAGE_{bit}_BIT{tag}" for tag in ("", "_KHR", "_EXT")]
        for kind in ("features", "properties"):
            for row in rows:
                # A device whose report denies what its version requires isn't believed to have it.
                if (told := self._told(kind, row)) is not None:
                    return told
        return True if is_required else self._unless_known(member)

    def _told(self, kind: str, row: str) -> bool | None:
        """Returns the value in the source."""
        if self.column is None:
            return None
        return {"1": True, "0": False}.get(_table()[kind].get(row, "-" * 999)[self.column])

    def _unless_known(self, member: str) -> bool | None:
        """Returns False for something that the source doesn't mention, if it is impossible; None if it is
        possible.
        """
        if not self.is_device:
            return False
        for provider in _structures().providers_of(member):
            if provider.startswith("VK_VERSION_1_"):
                is_possible = int(provider[-1]) <= self.minor
            else:
                is_untold = self.told is not None and provider not in self.told
                is_possible = self.has_extension(provider) or is_untold
            if is_possible:
                return None
        return False


@functools.cache
def implementations() -> tuple[Implementation, ...]:
    """Returns the versions of Vulkan, and the profiles and devices that are targets."""
    table = _table()["implementations"]
    exported = {index for index, entry in enumerate(table) if entry.get("told") == "exported"}
    known = frozenset(
        name for name, row in _table()["extensions"].items() if "1" in {row[index] for index in exported}
    )
    versions = [Implementation(f"vulkan1.{minor}", minor) for minor in range(5)]
    versions.append(Implementation("vulkan1.1spv1.4", 1))
    told = {"all": None, "exported": known, "none": frozenset[str]()}
    return (
        *versions,
        *(
            Implementation(
                entry["name"],
                int(entry["version"].split(".")[1]),
                index,
                "vendor" in entry,
                told[entry.get("told", "all")],
            )
            for index, entry in enumerate(table)
        ),
    )
