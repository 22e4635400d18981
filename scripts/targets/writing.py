# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the lists as TableGen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from targets.features import feature_facts, property_facts
from targets.joined import Fact, Joined, why
from targets.profiles import LIMITS, SUBGROUP_SIZES, Implementation
from targets.sources import EnumCase
from targets.tables import (
    ENVIRONMENTS,
    EXTENSION_SPIRV_MINOR,
    NEVER,
    SPIRV_MINORS,
    KnownImplementation,
)

HEADER = """\
//===- {name} - {title} -*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Written by scripts/generate_targets.py. Don't edit: change its tables,
// scripts/targets.
//
{text}//
//===----------------------------------------------------------------------===//

#ifndef {guard}
#define {guard}

include "{include}"
"""


def header(name: str, title: str, text: str, include: str = "mlir/Dialect/SPIRV/IR/SPIRVBase.td") -> str:
    """Returns a file's beginning; `text` is its description, without comment marks."""
    guard = f"MLIR_AVAILABILITY_GENERATED_{Path(name).stem.upper()}_TD"
    lines = "".join(f"// {line}\n" if line else "//\n" for line in text.splitlines())
    return HEADER.format(name=name, title=title, text=lines, guard=guard, include=include)


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
What an application may use on Vulkan 1.x, from the registry's vk.xml {version}
and the script's tables. Each list continues that of the version before it. The
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
    version = joined.registry.version
    text = header(
        "VulkanRegistry.td", "SPIR-V on Vulkan's versions", VULKAN_TEXT.format(version=version) + names
    )
    text += f'\ndefvar VulkanRegistry = "vk.xml {version}";\n'
    columns: list[tuple[str, list[Fact], str]] = [
        ("Guaranteed", joined.capabilities(), "guaranteed"),
        ("Extensions", joined.extensions(), "guaranteed"),
        ("Possible", joined.capabilities(), "possible"),
        ("PossibleExtensions", joined.extensions(), "possible"),
    ]
    for suffix, facts, column in columns:
        base = ""
        for index, environment in enumerate(ENVIRONMENTS):
            name = f"{environment.record}_{suffix}"
            new = [(fact.case, fact.why) for fact in facts if getattr(fact, column) == index]
            text += td_list(name, base, new)
            base = name
    return text + "\n#endif // MLIR_AVAILABILITY_GENERATED_VULKANREGISTRY_TD\n"


FEATURES_TEXT = """\
The features and properties of Vulkan that decide about SPIR-V, from vk.xml
{version}: those of its rows about SPIR-V's capabilities and extensions, and those
that a rule of the specification names (VUID-RuntimeSpirv-*,
VUID-StandaloneSpirv-*). Of a property that isn't a VkBool32, each value is a case.

VulkanEnables: what has to be there for a capability, one row for each
alternative.

Features, Properties: what every implementation of a version has.
PossibleFeatures, PossibleProperties: what some implementation of it may have.
Each list continues that of the version before it.
"""

FEATURE_CLASSES = """include "mlir/IR/EnumAttr.td"

// One way to make a capability usable: the feature or property `fact`, or
// something else where that is empty. Modules of SPIR-V 1.`possibleSince` and
// later can declare the capability, 99 is never; those before 1.`coreSince` need
// `extension` for it.
class VulkanEnables<string fact, string capability, bits<8> possibleSince,
                    bits<8> coreSince, string extension> {
  string Fact = fact;
  string Capability = capability;
  bits<8> PossibleSince = possibleSince;
  bits<8> CoreSince = coreSince;
  string Extension = extension;
}
def VulkanEnablesTable : GenericTable {
  let FilterClass = "VulkanEnables";
  let CppTypeName = "VulkanEnables";
  let Fields = ["Fact", "Capability", "PossibleSince", "CoreSince", "Extension"];
}
"""


def vulkan_features(joined: Joined, rules: Mapping[str, str]) -> str:
    """Returns VulkanFeatures.td: what Vulkan has besides capabilities and extensions."""
    registry = joined.registry
    text = header(
        "VulkanFeatures.td",
        "Vulkan's features",
        FEATURES_TEXT.format(version=registry.version),
        "llvm/TableGen/SearchableTable.td",
    )
    text += FEATURE_CLASSES
    features, properties = feature_facts(registry, rules), property_facts(registry, rules)
    for kind, facts in (("Feature", features), ("Property", properties)):
        text += "\n"
        for fact in facts:
            symbol = fact.name.replace(".", "_")
            text += f'def {fact.record} : I32EnumAttrCase<"{symbol}", {fact.number}, "{fact.name}">;\n'
        cases = "".join(f"  {fact.record},\n" for fact in facts)
        text += (
            f'\ndef Vulkan_{kind}Attr : I32EnumAttr<"{kind}", "a Vulkan {kind.lower()}", [\n{cases}]> {{\n'
        )
        text += '  let cppNamespace = "::mlir::vulkan";\n}\n'
    text += "\n"
    for name in joined.enums.capabilities:
        ways = [way for way in joined.ways.get(name, []) if way.possible != NEVER]
        facts_of = [way.feature or (way.member if way.value == "VK_TRUE" else "") for way in ways]
        extension = min(joined.extensions_of(name), default="")
        since = f"{joined.spirv_since(name)}, {joined.core_since(name)}"
        for fact_name in dict.fromkeys(facts_of):
            text += f'def : VulkanEnables<"{fact_name}", "{name}", {since}, "{extension}">;\n'
    for kind, facts in (("Features", features), ("Properties", properties)):
        for prefix, column in (("", "guaranteed"), ("Possible", "possible")):
            base = ""
            for index, environment in enumerate(ENVIRONMENTS):
                name = f"{environment.record}_{prefix}{kind}"
                new = [
                    (EnumCase(fact.record, fact.name, fact.number), "")
                    for fact in facts
                    if getattr(fact, column) == index
                ]
                text += td_list(name, base, new)
                base = name
    return text + "\n#endif // MLIR_AVAILABILITY_GENERATED_VULKANFEATURES_TD\n"


IMPLEMENTATIONS_TEXT = """\
Vulkan profiles and devices as targets: what every device that has the profile
offers, and what the device reports. The files in scripts/targets/profiles, and
for the roadmaps Khronos's VP_KHR_roadmap.json, say which features, properties
and extensions that are; vk.xml says which of SPIR-V's capabilities and
extensions they enable, which the comments name.
"""


def vulkan_implementations(
    joined: Joined,
    rules: Mapping[str, str],
    implementations: Sequence[tuple[KnownImplementation, Implementation]],
) -> str:
    """Returns VulkanImplementations.td: profiles and devices."""
    text = header(
        "VulkanImplementations.td",
        "Vulkan profiles and devices",
        IMPLEMENTATIONS_TEXT,
        "mlir-availability/VulkanTargets.td",
    )
    for known, implementation in implementations:
        text += implementation_record(joined, rules, known, implementation)
    return text + "\n#endif // MLIR_AVAILABILITY_GENERATED_VULKANIMPLEMENTATIONS_TD\n"


def implementation_record(
    joined: Joined, rules: Mapping[str, str], known: KnownImplementation, implementation: Implementation
) -> str:
    """Returns the lists and the record of a profile or device."""
    environment = implementation.environment
    index = ENVIRONMENTS.index(environment)
    limits = implementation.limits({**LIMITS, **SUBGROUP_SIZES} if known.is_device else LIMITS)
    record = "Vulkan_" + known.name.replace("-", "_")

    capabilities = [
        (fact.case, why(implementation.ways(joined.ways.get(fact.case.name, []), joined.registry)))
        for fact in joined.capabilities()
        if fact.guaranteed > index and joined.capability_offered(fact.case.name, implementation)
    ]
    extensions = [
        (
            fact.case,
            why(implementation.ways(joined.registry.spirv_extensions[fact.case.name], joined.registry)),
        )
        for fact in joined.extensions()
        if fact.guaranteed > index and joined.extension_offered(fact.case.name, implementation)
    ]
    lists = {"Capabilities": ("Guaranteed", capabilities), "Extensions": ("Extensions", extensions)}
    unreported: list[str] = []
    for kind, facts in (
        ("Features", feature_facts(joined.registry, rules)),
        ("Properties", property_facts(joined.registry, rules)),
    ):
        new = [fact for fact in facts if fact.guaranteed > index]
        has = [fact for fact in new if implementation.has_fact(fact.name)]
        lists[kind] = kind, [(EnumCase(fact.record, fact.name, fact.number), "") for fact in has]
        unreported += [fact.record for fact in new if not implementation.reports(fact.name)]
    text = ""
    for kind, (base, cases) in lists.items():
        text += td_list(f"{record}_{kind}", f"{environment.record}_{base}", cases)
    names = ", ".join(f"{record}_{kind}" for kind in lists)
    text += (
        f"\ndef {record}\n"
        f"    : Vulkan{'Device' if known.is_device else 'Profile'}<\n"
        f'          "{known.name}", {environment.record}_Environment,\n'
        f"          {names}> {{\n"
        f'  let family = "{known.family}";\n'
        f"  let rank = {known.rank};\n"
        f'  let summary = "{implementation.label}";\n'
        f'  let source = "{implementation.description}";\n'
        f'  let device = "{known.device}";\n'
        f'  let limits = "{limits}";\n'
    )
    if known.is_device and unreported:
        text += "  let open = [\n" + "".join(f"    {name},\n" for name in unreported) + "  ];\n"
    return text + "}\n"
