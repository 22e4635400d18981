# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes td/generated/*.td: what SPIR-V's and Vulkan's versions offer, in terms of MLIR's SPIR-V enums.

Run it after a change of the tables below, or for a new registry; `--check` changes nothing, prints what
would change and exits with 1 if anything would.

Three sources are joined, by the numbers of the SPIR-V specification (names have aliases, numbers have not):

* vk.xml, the Vulkan registry: its `spirvcapability` and `spirvextension` rows say what lets an
  application use a SPIR-V name. The rows inside an element are alternatives.
* spirv.core.grammar.json: the SPIR-V version from which on a capability is core, the extensions that
  bring it too, the capabilities that it implies.
* SPIRVBase.td of the installed MLIR: the enums that the result is written in.

What no registry says is in the tables below and nowhere else: which features a Vulkan version makes
mandatory (only the specification's text says that), and what came after Debian 12's registry, 1.3.239.

The texts that were read for them, all from https://github.com/KhronosGroup/Vulkan-Docs and
https://docs.vulkan.org:

* [features] chapters/features.adoc, section "Feature Requirements" (1.3.286, commit ed4ba0242beb)
* [limits] chapters/limits.adoc, table "Required Limits" (docs.vulkan.org/spec/latest, 1.4)
* [1.4] proposals/VK_VERSION_1_4.adoc, section "Proposal" (commit 0dd79adbba6a)
* [later] xml/vk.xml (1.3.286, commit ed4ba0242beb); for what is later still, the page of the extension
* [profiles] VP_LUNARG_minimum_requirements.json of KhronosGroup/Vulkan-Profiles, to compare with
"""

from __future__ import annotations

import argparse
import difflib
import functools
import json
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

# A Vulkan version is its minor number: 3 is Vulkan 1.3. Something never offered has NEVER for a version.
VULKAN_MINORS = range(5)
NEVER = 99

# The highest SPIR-V version, 1.x, that a Vulkan version must accept: the specification's appendix "Vulkan
# Environment for SPIR-V", section "Versions and Formats", of each version.
SPIRV_MINOR = {0: 0, 1: 3, 2: 5, 3: 6, 4: 6}
SPIRV_MINORS = range(7)

# Features that a Vulkan version makes mandatory, as far as one of them alone lets an application use a
# SPIR-V capability. Up to 1.3, those that [features] wants "if Vulkan 1.x is supported". For instance
# shaderDrawParameters isn't here: [features] wants it only where VK_KHR_shader_draw_parameters is, though 1.1
# has it in core. Likewise shaderOutputLayer and its kind, which [profiles] claims for 1.2.
MANDATORY_FEATURES: Mapping[str, int] = {
    "multiview": 1,
    "bufferDeviceAddress": 3,
    "shaderDemoteToHelperInvocation": 3,
    "shaderIntegerDotProduct": 3,
    "vulkanMemoryModel": 3,
    "vulkanMemoryModelDeviceScope": 3,
    # [1.4], "Roadmap 2022"
    "imageCubeArray": 4,
    "sampleRateShading": 4,
    "shaderSampledImageArrayDynamicIndexing": 4,
    "shaderStorageBufferArrayDynamicIndexing": 4,
    "shaderStorageImageArrayDynamicIndexing": 4,
    "shaderStorageTexelBufferArrayDynamicIndexing": 4,
    "shaderUniformBufferArrayDynamicIndexing": 4,
    "shaderUniformTexelBufferArrayDynamicIndexing": 4,
    # [1.4], "Roadmap 2024"
    "shaderExpectAssume": 4,
    "shaderImageGatherExtended": 4,
    "shaderInt16": 4,
    "shaderInt8": 4,
    "shaderSubgroupRotate": 4,
    "storageBuffer16BitAccess": 4,
    "storageBuffer8BitAccess": 4,
    # [1.4], "Additional Functionality"
    "variablePointers": 4,
    "variablePointersStorageBuffer": 4,
}

# The same for properties: (member, value). Of the subgroup operations only the basic ones are among the
# [limits] of any Vulkan version, 1.4 included: the others are Roadmap 2022's. ([1.4] wants them where the
# subgroup's size isn't 1, but allows the size 1.)
MANDATORY_PROPERTIES: Mapping[tuple[str, str], int] = {
    ("subgroupSupportedOperations", "VK_SUBGROUP_FEATURE_BASIC_BIT"): 1,
    ("shaderSignedZeroInfNanPreserveFloat32", "VK_TRUE"): 4,
}


@dataclass(frozen=True)
class LaterExtension:
    """What a Vulkan extension makes usable, according to more than Debian 12's registry."""

    name: str
    # The lowest Vulkan version it works with, and the one, if any, that has it in core.
    requires: int
    promoted: int
    spirv_extension: str
    # From capability to what it needs: a feature, or only the extension.
    capabilities: Mapping[str, str]


# Used where the registry at hand has no such row. Only what MLIR 22 has a name for.
LATER_EXTENSIONS: Sequence[LaterExtension] = (
    # Two rows that 1.3.239 forgot: it lists the capability alone. [later]
    LaterExtension("VK_EXT_conservative_rasterization", 0, NEVER, "SPV_EXT_fragment_fully_covered", {}),
    LaterExtension("VK_NV_ray_tracing_motion_blur", 1, NEVER, "SPV_NV_ray_tracing_motion_blur", {}),
    # No registry has a row for Groups, but the instructions of the extension need it, says the grammar.
    LaterExtension(
        "VK_AMD_shader_ballot", 0, NEVER, "SPV_AMD_shader_ballot", {"Groups": "VK_AMD_shader_ballot"}
    ),
    # [later]; core in 1.4: [1.4], "Roadmap 2024".
    LaterExtension(
        "VK_KHR_shader_subgroup_rotate",
        0,
        4,
        "SPV_KHR_subgroup_rotate",
        {"GroupNonUniformRotateKHR": "shaderSubgroupRotate"},
    ),
    LaterExtension(
        "VK_KHR_shader_expect_assume",
        0,
        4,
        "SPV_KHR_expect_assume",
        {"ExpectAssumeKHR": "shaderExpectAssume"},
    ),
    # [later]
    LaterExtension(
        "VK_KHR_cooperative_matrix",
        0,
        NEVER,
        "SPV_KHR_cooperative_matrix",
        {"CooperativeMatrixKHR": "cooperativeMatrix"},
    ),
    LaterExtension(
        "VK_EXT_shader_replicated_composites",
        0,
        NEVER,
        "SPV_EXT_replicated_composites",
        {"ReplicatedCompositesEXT": "shaderReplicatedComposites"},
    ),
    # Their own pages, sections "Extension and Version Dependencies" and "New SPIR-V Capabilities".
    LaterExtension(
        "VK_KHR_shader_bfloat16",
        0,
        NEVER,
        "SPV_KHR_bfloat16",
        {
            "BFloat16TypeKHR": "shaderBFloat16Type",
            "BFloat16DotProductKHR": "shaderBFloat16DotProduct",
            "BFloat16CooperativeMatrixKHR": "shaderBFloat16CooperativeMatrix",
        },
    ),
    LaterExtension(
        "VK_ARM_tensors",
        3,
        NEVER,
        "SPV_ARM_tensors",
        {
            "TensorsARM": "shaderTensorAccess",
            "StorageTensorArrayDynamicIndexingEXT": "shaderStorageTensorArrayDynamicIndexing",
            "StorageTensorArrayNonUniformIndexingEXT": "shaderStorageTensorArrayNonUniformIndexing",
        },
    ),
    LaterExtension("VK_ARM_data_graph", 3, NEVER, "SPV_ARM_graph", {"GraphARM": "dataGraph"}),
)

# The SPIR-V version, 1.x, that a SPIR-V extension requires, where it isn't 1.0 and where Vulkan alone doesn't
# see to it: section "Dependencies" of the extension in https://github.khronos.org/SPIRV-Registry. Vulkan 1.0
# and 1.1 may have some of these with VK_KHR_spirv_1_4, but then for modules of SPIR-V 1.4.
EXTENSION_SPIRV_MINOR = {
    "SPV_KHR_cooperative_matrix": 3,
    "SPV_NV_cooperative_matrix": 3,
    "SPV_EXT_mesh_shader": 4,
    "SPV_KHR_ray_tracing": 4,
    # Extends the one above, as VK_NV_ray_tracing_motion_blur does VK_KHR_ray_tracing_pipeline.
    "SPV_NV_ray_tracing_motion_blur": 4,
    "SPV_KHR_workgroup_memory_explicit_layout": 4,
}

# Names that the registry misspells, and what they are called: later registries have it right. [later]
MISSPELT = {"SPV_INTEL_shader_integer_functions": "SPV_INTEL_shader_integer_functions2"}

# Capabilities that MLIR has and the grammar of spirv-headers 1.6.1+1.3.239 (2023-01) has not, with the
# extension that brings them. None is core in a SPIR-V version. The first nine are usable in Vulkan through
# LATER_EXTENSIONS; no Vulkan extension admits the others, which are for OpenCL.
NOT_IN_GRAMMAR = {
    "BFloat16TypeKHR": "SPV_KHR_bfloat16",
    "BFloat16DotProductKHR": "SPV_KHR_bfloat16",
    "BFloat16CooperativeMatrixKHR": "SPV_KHR_bfloat16",
    "CooperativeMatrixKHR": "SPV_KHR_cooperative_matrix",
    "GraphARM": "SPV_ARM_graph",
    "ReplicatedCompositesEXT": "SPV_EXT_replicated_composites",
    "StorageTensorArrayDynamicIndexingEXT": "SPV_ARM_tensors",
    "StorageTensorArrayNonUniformIndexingEXT": "SPV_ARM_tensors",
    "TensorsARM": "SPV_ARM_tensors",
    "Bfloat16ConversionINTEL": "SPV_INTEL_bfloat16_conversion",
    "CacheControlsINTEL": "SPV_INTEL_cache_controls",
    "TensorFloat32RoundingINTEL": "SPV_INTEL_tensor_float32_conversion",
}

# Capabilities that the grammar has under the same number but another name. Renamed in 2024; the extension
# too, from SPV_INTEL_blocking_pipes.
RENAMED_IN_GRAMMAR = {"BlockingPipesALTERA": ("BlockingPipesINTEL", "SPV_ALTERA_blocking_pipes")}


class InputError(Exception):
    """An input file is missing, or isn't what the tables of this script expect."""


# ---------------------------------------------------------------------------------------------------------
# MLIR's enums
# ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class EnumCase:
    """A case of MLIR's enum of SPIR-V capabilities or of SPIR-V extensions."""

    record: str
    name: str
    value: int
    implies: tuple[str, ...] = ()


@dataclass(frozen=True)
class MlirEnums:
    """MLIR's capabilities and extensions by their names."""

    capabilities: Mapping[str, EnumCase]
    extensions: Mapping[str, EnumCase]


def read_mlir_enums(tblgen: str, include: Path) -> MlirEnums:
    """Returns the enums of the MLIR whose headers are in `include`."""
    source = include / "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
    command = [tblgen, "--dump-json", f"-I{include}", str(source)]
    try:
        dumped = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    except FileNotFoundError as error:
        raise InputError(f"'{tblgen}' is not installed; apt-get install llvm-22") from error
    except subprocess.CalledProcessError as error:
        raise InputError(f"'{tblgen}' can't read '{source}':\n{error.stderr}") from error
    records = json.loads(dumped)

    def cases(attribute: str) -> dict[str, EnumCase]:
        enum = records[records[attribute]["enum"]["def"]]
        found = [records[case["def"]] for case in enum["enumerants"]]
        return {
            case["str"]: EnumCase(
                case["!name"],
                case["str"],
                case["value"],
                tuple(records[implied["def"]]["str"] for implied in case.get("implies", [])),
            )
            for case in found
        }

    return MlirEnums(cases("SPIRV_CapabilityAttr"), cases("SPIRV_ExtensionAttr"))


# ---------------------------------------------------------------------------------------------------------
# The SPIR-V grammar
# ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class GrammarCapability:
    """A capability as the grammar has it, its aliases merged."""

    names: frozenset[str]
    # The SPIR-V version, 1.x, that it is core from.
    core_since: int
    extensions: frozenset[str]
    implies: frozenset[str]


def core_since(enumerant: Mapping[str, object]) -> int:
    """Returns the SPIR-V version from which on a grammar's enumerant is core.

    The grammar gives no version for what is core from the beginning, "None" for what never was.
    """
    version = str(enumerant.get("version", "1.0"))
    return NEVER if version == "None" else int(version.removeprefix("1."))


def read_grammar(path: Path) -> dict[int, GrammarCapability]:
    """Returns the capabilities of spirv.core.grammar.json by their numbers."""
    kinds = json.loads(read_text(path, "spirv-headers"))["operand_kinds"]
    (enumerants,) = (kind["enumerants"] for kind in kinds if kind["kind"] == "Capability")
    grouped: dict[int, list[dict[str, object]]] = {}
    for enumerant in enumerants:
        grouped.setdefault(enumerant["value"], []).append(enumerant)

    def merged(aliases: list[dict[str, object]], field: str) -> frozenset[str]:
        found: set[str] = set()
        for alias in aliases:
            values = alias.get(field, [])
            assert isinstance(values, list)
            found.update(values)
        return frozenset(found)

    return {
        value: GrammarCapability(
            frozenset(str(alias["enumerant"]) for alias in aliases),
            min(core_since(alias) for alias in aliases),
            merged(aliases, "extensions"),
            merged(aliases, "capabilities"),
        )
        for value, aliases in grouped.items()
    }


# ---------------------------------------------------------------------------------------------------------
# The Vulkan registry
# ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Way:
    """One of the alternatives by which an application may use a SPIR-V name."""

    # The lowest Vulkan version some implementation of which may offer it, and the lowest all of which do.
    possible: int
    guaranteed: int
    # What has to be there: a feature, a property, an extension, a version.
    why: str


def version_minor(name: str) -> int | None:
    """Returns N for VK_VERSION_1_N or VK_API_VERSION_1_N, None for the name of an extension."""
    match = re.fullmatch(r"VK_(?:API_)?VERSION_1_(\d)", name)
    return int(match[1]) if match else None


def lowest_version(expression: str, version_of: Callable[[str], int]) -> int:
    """Returns the lowest Vulkan version for which a `depends` expression can hold.

    The expression has names, '+' for and, ',' for or, both of the same rank, and parentheses.
    """
    tokens = re.findall(r"[()+,]|\w+", expression)

    def operand() -> int:
        token = tokens.pop(0)
        if token != "(":
            return version_of(token)
        value = alternatives()
        if tokens.pop(0) != ")":
            raise InputError(f"unbalanced parentheses in the registry's '{expression}'")
        return value

    def alternatives() -> int:
        value = operand()
        while tokens and tokens[0] != ")":
            value = (max if tokens.pop(0) == "+" else min)(value, operand())
        return value

    return alternatives()


class Registry:
    """The Vulkan registry's answers to: what lets an application use this SPIR-V name?"""

    def __init__(self, text: str) -> None:
        root = ET.fromstring(text)
        self.extensions = {extension.get("name", ""): extension for extension in root.iter("extension")}
        self.capabilities = self._rows(root, "spirvcapability")
        self.spirv_extensions = self._rows(root, "spirvextension")
        self._add_later_rows()

    def _rows(self, root: ET.Element, tag: str) -> dict[str, list[Way]]:
        rows: dict[str, list[Way]] = {}
        for element in root.iter(tag):
            name = element.get("name", "")
            ways = [self._way(enable) for enable in element.findall("enable")]
            rows.setdefault(MISSPELT.get(name, name), []).extend(ways)
        return rows

    def _add_later_rows(self) -> None:
        for extension in LATER_EXTENSIONS:
            way = Way(extension.requires, extension.promoted, extension.name)
            self.spirv_extensions.setdefault(extension.spirv_extension, [way])
            for capability, feature in extension.capabilities.items():
                mandatory = MANDATORY_FEATURES.get(feature, NEVER)
                self.capabilities.setdefault(capability, [Way(way.possible, mandatory, feature)])

    def _way(self, enable: ET.Element) -> Way:
        requires = [name for name in enable.get("requires", "").split(",") if name]
        possible = min((self.lowest_version(name) for name in requires), default=0)
        if version := enable.get("version"):
            minor = self.lowest_version(version)
            return Way(minor, minor, f"Vulkan 1.{minor}")
        if extension := enable.get("extension"):
            return Way(self.lowest_version(extension), NEVER, extension)
        if feature := enable.get("feature"):
            return Way(possible, MANDATORY_FEATURES.get(feature, NEVER), feature)
        member, value = enable.get("member", ""), enable.get("value", "")
        if member:
            why = member if value == "VK_TRUE" else value
            return Way(possible, MANDATORY_PROPERTIES.get((member, value), NEVER), why)
        raise InputError(f"the registry has a row of an unknown kind: {enable.attrib}")

    # The version that an extension needs for itself and for all that it depends on.
    @functools.cache  # noqa: B019 - the one registry lives as long as the program
    def lowest_version(self, name: str) -> int:
        """Returns the lowest Vulkan version that is, or can have, what `name` stands for."""
        minor = version_minor(name)
        if minor is not None:
            return minor
        extension = self.extensions.get(name)
        if extension is None:
            raise InputError(f"the registry mentions '{name}' but doesn't define it")
        if "vulkan" not in extension.get("supported", "").split(","):
            return NEVER
        if depends := extension.get("depends"):
            return lowest_version(depends, self.lowest_version)
        # Before 1.3.241: a list of extensions, all of them required, and a version.
        required = [other for other in extension.get("requires", "").split(",") if other]
        core = int(extension.get("requiresCore", "1.0").removeprefix("1."))
        return max([core, *(self.lowest_version(other) for other in required)])


# ---------------------------------------------------------------------------------------------------------
# Joining them
# ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Fact:
    """From which Vulkan version on something is offered, and why."""

    case: EnumCase
    possible: int
    guaranteed: int
    why: str


class Joined:
    """What the three sources together say of MLIR's capabilities and extensions."""

    def __init__(
        self, enums: MlirEnums, grammar: Mapping[int, GrammarCapability], registry: Registry
    ) -> None:
        self.enums = enums
        self.grammar = grammar
        self.registry = registry
        self.check_tables()
        by_value = {case.value: case.name for case in enums.capabilities.values()}
        # From each name of a capability, aliases included, to the one that MLIR has for it.
        self.mlir_names = {name: name for name in enums.capabilities}
        for value, known in grammar.items():
            if value in by_value:
                self.mlir_names.update(dict.fromkeys(known.names, by_value[value]))
        self.ways: dict[str, list[Way]] = {}
        self.unknown: set[str] = set()
        for name, ways in registry.capabilities.items():
            mlir = self.mlir_names.get(name)
            if mlir is None:
                self.unknown.add(name)
            else:
                self.ways.setdefault(mlir, []).extend(ways)

    def check_tables(self) -> None:
        """Raises InputError if a table of this script doesn't fit the inputs."""
        missing = {case.name for case in self.enums.capabilities.values() if case.value not in self.grammar}
        if missing != set(NOT_IN_GRAMMAR):
            raise InputError(
                f"NOT_IN_GRAMMAR is not what the grammar lacks: {sorted(missing ^ set(NOT_IN_GRAMMAR))}"
            )
        renamed = {
            case.name
            for case in self.enums.capabilities.values()
            if case.value in self.grammar and case.name not in self.grammar[case.value].names
        }
        if renamed != set(RENAMED_IN_GRAMMAR):
            raise InputError(f"RENAMED_IN_GRAMMAR is not what has other names: {sorted(renamed)}")
        mandatory = {*MANDATORY_FEATURES, "subgroupSupportedOperations"}
        mandatory.update(member for member, _ in MANDATORY_PROPERTIES)
        rows = [way for ways in self.registry.capabilities.values() for way in ways]
        known = {way.why for way in rows} | {"subgroupSupportedOperations"}
        if stale := mandatory - known:
            raise InputError(f"no row of the registry needs what is mandatory: {sorted(stale)}")

    def extensions_of(self, capability: str) -> frozenset[str]:
        """Returns the SPIR-V extensions, any of which brings the capability to versions without it."""
        if capability in NOT_IN_GRAMMAR:
            return frozenset({NOT_IN_GRAMMAR[capability]})
        if capability in RENAMED_IN_GRAMMAR:
            return frozenset({RENAMED_IN_GRAMMAR[capability][1]})
        return self.grammar[self.enums.capabilities[capability].value].extensions

    def core_since(self, capability: str) -> int:
        """Returns the SPIR-V version from which on the capability is core."""
        if capability in NOT_IN_GRAMMAR:
            return NEVER
        return self.grammar[self.enums.capabilities[capability].value].core_since

    def implied_by(self, capability: str) -> frozenset[str]:
        """Returns what the capability implies directly, according to MLIR and to the grammar."""
        case = self.enums.capabilities[capability]
        known = self.grammar.get(case.value)
        aliases = known.implies if known else frozenset()
        return frozenset({*case.implies, *(self.mlir_names[name] for name in aliases)})

    def extension_since(self, name: str, column: str) -> int:
        """Returns the Vulkan version from which on a SPIR-V extension is possible or guaranteed."""
        ways = self.registry.spirv_extensions.get(name, [])
        own = min((getattr(way, column) for way in ways), default=NEVER)
        return max(own, vulkan_with_spirv(EXTENSION_SPIRV_MINOR.get(name, 0)))

    def spirv_since(self, capability: str) -> int:
        """Returns the SPIR-V version whose modules can declare a capability, with or without extension."""
        extensions = [EXTENSION_SPIRV_MINOR.get(name, 0) for name in self.extensions_of(capability)]
        own = min([self.core_since(capability), *extensions])
        return max([own, *(self.spirv_since(name) for name in self.implied_by(capability))])

    def declarable_since(self, capability: str, column: str) -> int:
        """Returns the Vulkan version whose modules can declare a capability: core, or with an extension."""
        by_version = vulkan_with_spirv(self.core_since(capability))
        by_extension = [self.extension_since(name, column) for name in self.extensions_of(capability)]
        return min([by_version, *by_extension])

    def capability_since(self, capability: str, column: str) -> int:
        """Returns the Vulkan version from which on a capability, with all that it implies, is offered.

        Who declares a capability declares the capabilities that it implies as well. So one is offered no
        sooner than those: Vulkan 1.3 mandates shaderIntegerDotProduct, but DotProductInput4x8Bit implies
        Int8, which only 1.4 mandates.
        """
        own = min((getattr(way, column) for way in self.ways.get(capability, [])), default=NEVER)
        implied = [self.capability_since(name, column) for name in self.implied_by(capability)]
        return max([own, self.declarable_since(capability, column), *implied])

    def capabilities(self) -> list[Fact]:
        """Returns what Vulkan may offer of MLIR's capabilities."""
        return [
            Fact(
                case,
                self.capability_since(case.name, "possible"),
                self.capability_since(case.name, "guaranteed"),
                why(self.ways.get(case.name, [])),
            )
            for case in self.enums.capabilities.values()
        ]

    def extensions(self) -> list[Fact]:
        """Returns what Vulkan may offer of MLIR's extensions."""
        return [
            Fact(
                case,
                self.extension_since(case.name, "possible"),
                self.extension_since(case.name, "guaranteed"),
                why(self.registry.spirv_extensions.get(case.name, [])),
            )
            for case in self.enums.extensions.values()
        ]


def vulkan_with_spirv(minor: int) -> int:
    """Returns the lowest Vulkan version that accepts modules of SPIR-V 1.`minor`."""
    return min((vulkan for vulkan in VULKAN_MINORS if SPIRV_MINOR[vulkan] >= minor), default=NEVER)


def why(ways: Iterable[Way]) -> str:
    """Returns the alternatives in a few words, each once, in the registry's order."""
    return ", ".join(dict.fromkeys(way.why for way in ways if way.possible != NEVER))


# ---------------------------------------------------------------------------------------------------------
# Writing
# ---------------------------------------------------------------------------------------------------------

HEADER = """\
//===- {name} - {title} -*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Written by scripts/generate_targets.py. Don't edit: change the tables there.
//
{text}//
//===----------------------------------------------------------------------===//

#ifndef {guard}
#define {guard}

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
"""


def header(name: str, title: str, text: str) -> str:
    """Returns a file's beginning; `text` is its description, without comment marks."""
    guard = f"MLIR_AVAILABILITY_GENERATED_{Path(name).stem.upper()}_TD"
    lines = "".join(f"// {line}\n" if line else "//\n" for line in text.splitlines())
    return HEADER.format(name=name, title=title, text=lines, guard=guard)


def td_list(name: str, base: str, cases: Iterable[tuple[EnumCase, str]]) -> str:
    """Returns a TableGen list: the list `base` followed by the cases, sorted by number, one a line."""
    ordered = sorted(cases, key=lambda item: item[0].value)
    lines = "".join(
        f"  {case.record}, // {note}\n" if note else f"  {case.record},\n" for case, note in ordered
    )
    if not ordered:
        return f"\ndefvar {name} = {base or '[]<I32EnumAttrCase>'};\n"
    if not base:
        return f"\ndefvar {name} = [\n{lines}];\n"
    return f"\ndefvar {name} = !listconcat({base}, [\n{lines}]);\n"


SPIRV_TEXT = """\
What a module of SPIR-V 1.x may declare, from spirv.core.grammar.json. Each list
continues that of the version before it. The comments are the extensions that
bring the capability to versions in which it isn't core.

Capabilities: what is core in that version.
Possible: what can be declared in it, if need be with an extension.
Extensions: the extensions that modules of that version can use.
"""


def spirv_core(joined: Joined) -> str:
    """Returns SPIRVCore.td: the capabilities of SPIR-V's versions."""
    cases = list(joined.enums.capabilities.values())
    text = header("SPIRVCore.td", "Capabilities of SPIR-V's versions", SPIRV_TEXT)
    core = [(case, joined.core_since(case.name)) for case in cases]
    possible = [(case, joined.spirv_since(case.name)) for case in cases]
    extensions = [
        (case, EXTENSION_SPIRV_MINOR.get(case.name, 0)) for case in joined.enums.extensions.values()
    ]
    notes = {case.name: ", ".join(sorted(joined.extensions_of(case.name))) for case in cases}
    for suffix, column in (("Capabilities", core), ("Possible", possible), ("Extensions", extensions)):
        base = ""
        for minor in SPIRV_MINORS:
            name = f"SPIRV_1_{minor}_{suffix}"
            new = [(case, notes.get(case.name, "")) for case, since in column if since == minor]
            text += td_list(name, base, new)
            base = name
    return text + "\n#endif // MLIR_AVAILABILITY_GENERATED_SPIRVCORE_TD\n"


VULKAN_TEXT = """\
What an application may use on Vulkan 1.x, from the registry's vk.xml and the
tables in the script. Each list continues that of the version before it. The
comments are the alternatives that an implementation has for offering it:
features, properties, extensions, versions.

Guaranteed: what every implementation of that version offers.
Extensions: SPIR-V extensions that every implementation of it accepts.
Possible: what some implementation of it may offer.

The registry has these too, for which MLIR has no name:
"""


def vulkan_registry(joined: Joined) -> str:
    """Returns VulkanRegistry.td: what Vulkan's versions guarantee and allow."""
    unknown = set(joined.unknown)
    unknown |= joined.registry.spirv_extensions.keys() - joined.enums.extensions.keys()
    names = "".join(f"  {name}\n" for name in sorted(unknown))
    text = header("VulkanRegistry.td", "SPIR-V on Vulkan's versions", VULKAN_TEXT + names)
    columns: list[tuple[str, list[Fact], str]] = [
        ("Guaranteed", joined.capabilities(), "guaranteed"),
        ("Extensions", joined.extensions(), "guaranteed"),
        ("Possible", joined.capabilities(), "possible"),
        ("PossibleExtensions", joined.extensions(), "possible"),
    ]
    for suffix, facts, column in columns:
        base = ""
        for minor in VULKAN_MINORS:
            name = f"Vulkan_1_{minor}_{suffix}"
            new = [(fact.case, fact.why) for fact in facts if getattr(fact, column) == minor]
            text += td_list(name, base, new)
            base = name
    return text + "\n#endif // MLIR_AVAILABILITY_GENERATED_VULKANREGISTRY_TD\n"


# ---------------------------------------------------------------------------------------------------------
# The command line
# ---------------------------------------------------------------------------------------------------------


def read_text(path: Path, package: str) -> str:
    """Returns a file's text; InputError names the Debian package that has the file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise InputError(f"can't read '{path}': {error.strerror}; apt-get install {package}") from error


def generate(args: argparse.Namespace) -> dict[str, str]:
    """Returns the texts of the generated files by their names."""
    joined = Joined(
        read_mlir_enums(args.tblgen, args.mlir_include),
        read_grammar(args.grammar),
        Registry(read_text(args.registry, "libvulkan-dev")),
    )
    return {"SPIRVCore.td": spirv_core(joined), "VulkanRegistry.td": vulkan_registry(joined)}


def differences(directory: Path, texts: Mapping[str, str]) -> str:
    """Returns the unified diff from the files in the directory to the texts."""
    found = []
    for name, text in texts.items():
        path = directory / name
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        lines = difflib.unified_diff(
            old.splitlines(True), text.splitlines(True), str(path), f"{path} (generated)"
        )
        found.append("".join(lines))
    return "".join(found)


def parse_arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    """Returns the command line's arguments."""
    parser = argparse.ArgumentParser(
        description="Write td/generated from the Vulkan registry and the SPIR-V grammar."
    )
    parser.add_argument("--check", action="store_true", help="change nothing; exit with 1 and a diff")
    parser.add_argument(
        "--registry",
        type=Path,
        default=Path("/usr/share/vulkan/registry/vk.xml"),
        help="the Vulkan registry (Debian's libvulkan-dev)",
    )
    parser.add_argument(
        "--grammar",
        type=Path,
        default=Path("/usr/include/spirv/unified1/spirv.core.grammar.json"),
        help="the SPIR-V grammar (Debian's spirv-headers)",
    )
    parser.add_argument(
        "--mlir-include",
        type=Path,
        default=Path("/usr/lib/llvm-22/include"),
        help="where mlir/Dialect/SPIRV/IR/SPIRVBase.td is",
    )
    parser.add_argument(
        "--tblgen",
        default=shutil.which("llvm-tblgen-22") or "llvm-tblgen",
        help="llvm-tblgen or mlir-tblgen",
    )
    parser.add_argument(
        "--output",
        type=Path,
        default=Path(__file__).resolve().parents[1] / "td/generated",
        help="the directory of the generated files",
    )
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command; returns its exit status: 1 if --check finds a difference, 2 for unusable input."""
    args = parse_arguments(argv)
    try:
        texts = generate(args)
    except InputError as error:
        print(f"generate_targets.py: error: {error}", file=sys.stderr)
        return 2
    if args.check:
        diff = differences(args.output, texts)
        print(diff, end="")
        return 1 if diff else 0
    args.output.mkdir(parents=True, exist_ok=True)
    for name, text in texts.items():
        (args.output / name).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
