# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares what the installed package knows about Vulkan's conditions with their sources, row by row.

VulkanRegistry.json is generated from the Vulkan registry, vk.xml, and from the grammar of SPIR-V. These tests
read both with code of their own. What neither says is in scripts/facts/targets/tables.py.
"""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest
from llvm_differences import GENERATED
from mlir import availability as av
from mlir import ir
from targets import tables
from targets.corrections import extension_minors
from vulkan_specification import REGISTRIES, needs_registries

PACKAGE = Path(next(iter(av.__path__)))
DATA: Mapping[str, Any] = json.loads((PACKAGE / "vulkan/registry/VulkanRegistry.json").read_text())

pytestmark = [GENERATED, needs_registries]

# What MLIR's records imply beside the grammar.
IMPLIED_BY_MLIR = {
    "GraphARM": {"TensorsARM"},
    "Int64ImageEXT": {"Shader"},
    "IntegerFunctions2INTEL": {"Shader"},
    "ShaderClockKHR": {"Shader"},
    "StorageTensorArrayDynamicIndexingEXT": {"Shader", "TensorsARM"},
    "StorageTensorArrayNonUniformIndexingEXT": {"ShaderNonUniform", "TensorsARM"},
    "TensorsARM": {"Int8"},
    "WorkgroupMemoryExplicitLayout16BitAccessKHR": {"Shader"},
}

# Capabilities for which MLIR has another name than the grammar.
NAMES_OF_MLIR = {
    "Bfloat16ConversionINTEL": "BFloat16ConversionINTEL",
    "LongConstantCompositeINTEL": "LongCompositesINTEL",
    "StorageTensorArrayDynamicIndexingEXT": "StorageTensorArrayDynamicIndexingARM",
    "StorageTensorArrayNonUniformIndexingEXT": "StorageTensorArrayNonUniformIndexingARM",
}

# Names of members in Vulkan 1.1, and those of the same in the structures of Vulkan 1.2.
LATER_NAMES = {
    "quadOperationsInAllStages": "subgroupQuadOperationsInAllStages",
    "supportedOperations": "subgroupSupportedOperations",
    "supportedStages": "subgroupSupportedStages",
}


# ---------------------------------------------------------------------------------------------------------
# SPIR-V's grammar
# ---------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def entries() -> dict[str, dict[str, Any]]:
    """The grammar's entries of capabilities, by their names, their aliases and MLIR's names."""
    kinds = json.loads((REGISTRIES / "spirv.core.grammar.json").read_text())["operand_kinds"]
    listed = next(each["enumerants"] for each in kinds if each["kind"] == "Capability")
    found = {name: entry for entry in listed for name in (entry["enumerant"], *entry.get("aliases", ()))}
    return found | {ours: found[name] for ours, name in NAMES_OF_MLIR.items()}


def test_capabilities_are_those_of_the_grammar(entries: dict[str, dict[str, Any]]) -> None:
    values = [entries[name]["value"] for name in DATA["capabilities"]]
    assert sorted(values) == sorted({entry["value"] for entry in entries.values()})


@pytest.mark.parametrize("name", DATA["capabilities"])
def test_a_capability_is_declared_with_its_extension(name: str, entries: dict[str, dict[str, Any]]) -> None:
    """What a module needs to declare a capability."""
    row, entry = DATA["capabilities"][name], entries[name]
    since = re.fullmatch(r"1\.(\d)", entry.get("version", "None"))
    assert row["core"] == (int(since[1]) if since else None)
    extensions = entry.get("extensions", ())
    assert row["extensions"] == sorted(tables.RENAMED_EXTENSIONS.get(each, each) for each in extensions)
    implied = {entries[each]["value"] for each in entry.get("capabilities", ())}
    implied |= {entries[each]["value"] for each in IMPLIED_BY_MLIR.get(name, ())}
    assert {entries[each]["value"] for each in row["implies"]} == implied
    assert row.get("portability") == tables.PORTABILITY_SUBSET.get(name)


@pytest.mark.parametrize("name", DATA["extensions"])
def test_version_of_an_extension(name: str) -> None:
    assert DATA["extensions"][name]["spirv"] == extension_minors().get(name, 0)


# ---------------------------------------------------------------------------------------------------------
# Vulkan's registry
# ---------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def registry() -> ET.Element:
    """vk.xml."""
    return ET.parse(REGISTRIES / "vk.xml").getroot()


def minor(name: str) -> int | None:
    """Returns N for VK_VERSION_1_N, and for parts of it."""
    found = re.fullmatch(r"VK_(?:[A-Z]+_)?VERSION_1_(\d)", name)
    return int(found[1]) if found else None


@pytest.fixture(scope="module")
def promoted(registry: ET.Element) -> dict[str, int | None]:
    """The version into which an extension was promoted, if any."""
    return {
        extension.get("name", ""): minor(extension.get("promotedto", ""))
        for extension in registry.iter("extension")
    }


def condition(names: Iterable[str], promoted: Mapping[str, int | None]) -> tuple[int | None, list[str]]:
    """Returns the first version that is one of these names, or has one of these extensions; and those."""
    extensions = [name for name in names if minor(name) is None]
    versions = [minor(name) for name in names if name not in extensions]
    versions += [promoted.get(name) for name in extensions]
    return min((each for each in versions if each is not None), default=None), sorted(extensions)


def ways_of(row: Mapping[str, Any]) -> list[tuple[Any, ...]]:
    """Returns the alternatives in a row."""
    return sorted(
        (
            (
                way["version"],
                sorted(way["extensions"]),
                *(way.get(key) for key in ("feature", "property", "value")),
            )
            for way in row["ways"]
        ),
        key=repr,
    )


def expected_ways(
    registry: ET.Element, path: str, names: Iterable[str], promoted: Mapping[str, int | None]
) -> list[tuple[Any, ...]]:
    """Returns the alternatives in vk.xml's elements with one of these names, each once."""
    found = []
    for element in registry.iterfind(path):
        if element.get("name") not in names:
            continue
        for enable in element.iterfind("enable"):
            needs = [each for each in enable.get("requires", "").split(",") if each]
            feature, member = enable.get("feature"), enable.get("member")
            value = enable.get("value")
            if feature or member:
                way = (*condition(needs, promoted), feature, member, DATA["aliases"].get(value, value))
            else:  # A version isn't enough where it made optional what the extension always offers.
                alone = enable.get("version") or enable.get("extension", "")
                way = (minor(alone), [] if enable.get("version") else [alone], None, None, None)
            if way not in found:
                found.append(way)
    return sorted(found, key=repr)


@pytest.mark.parametrize("name", DATA["capabilities"])
def test_ways_of_a_capability(
    name: str,
    entries: dict[str, dict[str, Any]],
    registry: ET.Element,
    promoted: dict[str, int | None],
) -> None:
    """What makes a device offer a capability: each alternative that vk.xml lists, and no other."""
    names = {each for each, entry in entries.items() if entry["value"] == entries[name]["value"]}
    expected = expected_ways(registry, "spirvcapabilities/spirvcapability", names, promoted)
    assert ways_of(DATA["capabilities"][name]) == expected


@pytest.mark.parametrize("name", DATA["extensions"])
def test_ways_of_an_extension(name: str, registry: ET.Element, promoted: dict[str, int | None]) -> None:
    expected = expected_ways(registry, "spirvextensions/spirvextension", {name}, promoted)
    assert ways_of(DATA["extensions"][name]) == expected


def needed_members(kind: str) -> set[str]:
    """Returns the features, or the properties, that decide about a SPIR-V name or are in rules."""
    rows = [*DATA["capabilities"].values(), *DATA["extensions"].values()]
    needed = {way[kind] for row in rows for way in row["ways"] if kind in way}
    if kind == "feature":
        return needed | {*DATA["feature_facts"], *tables.PORTABILITY_FEATURES}
    return needed | {name.partition(".")[0] for name in DATA["property_facts"]} | {*tables.SUBGROUP_SIZES}


@pytest.mark.parametrize(
    ("table", "kind", "chained"),
    [
        ("features", "feature", "VkPhysicalDeviceFeatures2"),
        ("properties", "property", "VkPhysicalDeviceProperties2"),
    ],
)
def test_structures_of_features_have_who_defines_them(
    table: str, kind: str, chained: str, registry: ET.Element, promoted: dict[str, int | None]
) -> None:
    """The structures that a driver fills in: all that have a member of interest, each with who defines it."""
    needed = needed_members(kind)
    definers: dict[str, list[str]] = {}
    for block in (*registry.iter("feature"), *registry.iter("extension")):
        for each in block.iterfind("require/type"):
            definers.setdefault(each.get("name", ""), []).append(block.get("name", ""))
    expected = {}
    for struct in registry.iterfind("types/type[@category='struct']"):
        names = [member.findtext("name", "") for member in struct.iterfind("member")]
        members = {name: LATER_NAMES.get(name, name) for name in names}
        members = {name: later for name, later in members.items() if later in needed}
        if members and chained in struct.get("structextends", "").split(","):
            name = struct.get("name", "")
            aliases = [each.get("name", "") for each in registry.iterfind(f"types/type[@alias='{name}']")]
            by = {block for each in (name, *aliases) for block in definers.get(each, ())}
            expected[name] = (*condition(sorted(by), promoted), members)
    found = {
        name: (row["version"], sorted(row["extensions"]), row["members"]) for name, row in DATA[table].items()
    }
    assert found == expected


# ---------------------------------------------------------------------------------------------------------
# What versions guarantee
# ---------------------------------------------------------------------------------------------------------


def test_targets_offer_what_is_guaranteed() -> None:
    """The targets of Vulkan's versions are compared with spirv-val in test_target_data.py."""
    tables_of = ("capabilities", "extensions", "feature_facts", "property_facts")
    for position, environment in enumerate(DATA["environments"]):
        with ir.Context():
            offered = set(re.findall(r"[\w.]+", str(av.target(environment["name"]))))
        for table in tables_of:
            for name, row in DATA[table].items():
                guaranteed = row["guaranteed"] if isinstance(row, dict) else row
                since = len(DATA["environments"]) if guaranteed is None else guaranteed
                if name not in DATA["portability"]:
                    assert (name in offered) == (position >= since), (environment["name"], name)


def test_limits_are_those_of_the_attribute() -> None:
    """A #spirv.resource_limits knows each limit by the name that we use."""
    assert DATA["limits"] == tables.LIMITS
    assert DATA["subgroup_sizes"] == tables.SUBGROUP_SIZES
    names = [*DATA["limits"].values(), *DATA["subgroup_sizes"].values()]
    with ir.Context():
        target = str(av.target("lavapipe"))
    assert all(f"{name} = " in target for name in names)
