# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Joins the sources: what Vulkan's versions, profiles and devices offer of MLIR's enums.

The sources are joined by the numbers of the SPIR-V specification (names have aliases, numbers have not):

* vk.xml, the Vulkan registry: its `spirvcapability` and `spirvextension` rows say what lets an
  application use a SPIR-V name. The rows inside an element are alternatives.
* spirv.core.grammar.json: the SPIR-V version from which on a capability is core, the extensions that
  bring it too, the capabilities that it implies.
* SPIRVBase.td of the installed MLIR: the enums that the result is written in. What the grammar has besides
  is written in records of ours, SPIRVFurther.td.
* What no registry says: the tables.

What is offered "since" something is offered since an environment, a position in ENVIRONMENTS.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from targets.corrections import extension_minors
from targets.registry import Registry, Way
from targets.sources import (
    EnumCase,
    Enums,
    GrammarCapability,
    InputError,
    read_extensions,
    read_grammar,
    read_mlir_enums,
    read_text,
    with_further,
)
from targets.tables import (
    ENVIRONMENTS,
    MANDATORY_PROPERTIES,
    NEVER,
    PORTABILITY_SUBSET,
    RENAMED_EXTENSIONS,
    with_spirv,
    with_vulkan,
)


@dataclass(frozen=True)
class Fact:
    """The environment from which on something is offered, and why."""

    case: EnumCase
    possible: int
    guaranteed: int
    why: str


class Joined:
    """The joined data of the three sources about MLIR's capabilities and extensions."""

    def __init__(self, enums: Enums, grammar: Mapping[int, GrammarCapability], registry: Registry) -> None:
        self.enums = enums
        self.grammar = grammar
        self.registry = registry
        self.check_tables()
        by_value = {case.value: case.name for case in enums.capabilities.values()}
        # Maps each name of a capability, including aliases, to MLIR's name.
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
        """Raises InputError if a table of this script contradicts the inputs."""
        if missing := {
            case.name for case in self.enums.capabilities.values() if case.value not in self.grammar
        }:
            raise InputError(f"the grammar lacks capabilities that MLIR has: {sorted(missing)}")
        mandatory = {member for member, _ in MANDATORY_PROPERTIES}
        if stale := mandatory - self.registry.property_members.keys():
            raise InputError(f"the registry has no such properties: {sorted(stale)}")
        names = {name for capability in self.grammar.values() for name in capability.extensions}
        if stale := RENAMED_EXTENSIONS.keys() - names:
            raise InputError(f"RENAMED_EXTENSIONS has what the grammar has not: {sorted(stale)}")
        if stale := PORTABILITY_SUBSET.keys() - self.enums.capabilities.keys():
            raise InputError(f"PORTABILITY_SUBSET has what MLIR has no name for: {sorted(stale)}")

    def aliases(self) -> dict[str, str]:
        """Returns a map from other names of capabilities to the names used here."""
        return {alias: name for alias, name in sorted(self.mlir_names.items()) if alias != name}

    def extensions_of(self, capability: str) -> set[str]:
        """Returns the SPIR-V extensions, any of which adds the capability to versions without it.

        If an extension has several names, MLIR's counts, because its ops use no other.
        """
        known = self.grammar[self.enums.capabilities[capability].value].extensions
        return {RENAMED_EXTENSIONS.get(name, name) for name in known} & self.enums.extensions.keys()

    def core_since(self, capability: str) -> int:
        """Returns the SPIR-V version from which on the capability is core."""
        return self.grammar[self.enums.capabilities[capability].value].core_since

    def implied_by(self, capability: str) -> frozenset[str]:
        """Returns the capabilities that the capability implies directly, according to MLIR and to the
        grammar.
        """
        case = self.enums.capabilities[capability]
        aliases = self.grammar[case.value].implies
        return frozenset({*case.implies, *(self.mlir_names[name] for name in aliases)})

    @staticmethod
    def since(ways: Iterable[Way], column: str) -> int:
        """Returns the environment from which on one of `ways` is possible or guaranteed."""
        return with_vulkan(min((getattr(way, column) for way in ways), default=NEVER))

    def extension_since(self, name: str, column: str) -> int:
        """Returns the environment from which on a SPIR-V extension is possible or guaranteed."""
        ways = self.registry.spirv_extensions.get(name, [])
        # Some environments include the Vulkan extension that adds it.
        brought = (
            index
            for index, environment in enumerate(ENVIRONMENTS)
            if any(environment.extensions.intersection(way.requires) for way in ways)
        )
        since = min(self.since(ways, column), next(brought, NEVER))
        return max(since, with_spirv(extension_minors().get(name, 0)))

    def spirv_since(self, capability: str) -> int:
        """Returns the SPIR-V version from which on modules can declare a capability, with or without
        extension.
        """
        extensions = [extension_minors().get(name, 0) for name in self.extensions_of(capability)]
        own = min([self.core_since(capability), *extensions])
        return max([own, *(self.spirv_since(name) for name in self.implied_by(capability))])

    def declarable_since(self, capability: str, column: str) -> int:
        """Returns the environment whose modules can declare a capability: core, or with an extension."""
        by_version = with_spirv(self.core_since(capability))
        by_extension = [self.extension_since(name, column) for name in self.extensions_of(capability)]
        return min([by_version, *by_extension])

    def capability_since(self, capability: str, column: str) -> int:
        """Returns the environment from which on a capability, with all that it implies, is offered.

        Declaring a capability also declares those that it implies. So it is offered no sooner than they are:
        Vulkan 1.3 mandates shaderIntegerDotProduct, but DotProductInput4x8Bit implies Int8, which only 1.4
        mandates.
        """
        own = self.since(self.ways.get(capability, []), column)
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


def join(registries: Path, tblgen: str, mlir_include: Path) -> Joined:
    """Returns the joined data of the sources.

    Args:
        registries: where vk.xml and spirv.core.grammar.json are.
        tblgen: see `read_mlir_enums`, as `mlir_include`.
    """
    grammar = registries / "spirv.core.grammar.json"
    capabilities = read_grammar(grammar)
    vulkan = Registry(read_text(registries / "vk.xml"))
    extensions = {*read_extensions(grammar), *vulkan.spirv_extensions}
    enums = with_further(read_mlir_enums(tblgen, mlir_include), capabilities, extensions)
    return Joined(enums, capabilities, vulkan)


def why(ways: Iterable[Way]) -> str:
    """Returns the alternatives as text, each once, in the registry's order."""
    return ", ".join(dict.fromkeys(way.why for way in ways if way.possible != NEVER))
