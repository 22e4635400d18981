# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the lists as TableGen."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from targets.features import fact_record, feature_facts, property_facts
from targets.joined import Fact, Joined
from targets.reports import Registry, Report
from targets.runtime import offers
from targets.sources import EnumCase
from targets.tables import ENVIRONMENTS, EXTENSION_SPIRV_MINOR, NEVER, SPIRV_MINORS

Offers = offers.Offers

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


def header(
    name: str, title: str, text: str, include: str = "mlir-availability/generated/SPIRVFurther.td"
) -> str:
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


FURTHER_TEXT = """\
The capabilities of SPIR-V's grammar, and the extensions that the grammar or
Vulkan's registry names, that MLIR's enums lack. Numbers of capabilities are the
grammar's.
"""

FURTHER_CLASSES = """
#ifndef AVAILABILITY_CLASS_EXISTS
#define AVAILABILITY_CLASS_EXISTS
#endif
include "mlir-availability/Availability.td"

// `#spirv.vce` can't state it.
class SPIRV_FurtherCase<string name, int number>
    : I32EnumAttrCase<name, number>;

"""


def spirv_further(joined: Joined) -> str:
    """Returns SPIRVFurther.td: what MLIR's enums lack."""
    text = header(
        "SPIRVFurther.td", "What MLIR's enums lack", FURTHER_TEXT, "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
    )
    text += FURTHER_CLASSES
    lists = {"Extensions": joined.enums.extensions, "Capabilities": joined.enums.capabilities}
    for kind, cases in lists.items():
        further = sorted((case for case in cases.values() if case.is_further), key=lambda case: case.value)
        for case in further:
            text += f'def {case.record} : SPIRV_FurtherCase<"{case.name}", {case.value}>;\n'
        text += td_list(f"SPIRV_Further{kind}", "", [(case, "") for case in further]) + "\n"
    for case in sorted(lists["Capabilities"].values(), key=lambda case: case.value):
        if case.is_further:
            text += declaration(joined, case)
    for case in lists["Extensions"].values():
        if case.is_further and (minor := EXTENSION_SPIRV_MINOR.get(case.name, 0)):
            text += f"def : AvailabilityForCase<{case.record}, [MinVersion<SPIRV_V_1_{minor}>]>;\n"
    return text + "\n#endif // MLIR_AVAILABILITY_GENERATED_SPIRVFURTHER_TD\n"


def declaration(joined: Joined, case: EnumCase) -> str:
    """Returns the records that say what it takes to declare a capability, and what that implies."""
    enums = joined.enums
    needs = [
        f"Extension<[{enums.extensions[name].record}]>" for name in sorted(joined.extensions_of(case.name))
    ]
    if (core := joined.core_since(case.name)) != NEVER:
        needs.append(f"MinVersion<SPIRV_V_1_{core}>")
    clause = needs[0] if len(needs) == 1 else f"AnyOf<[{', '.join(needs)}]>"
    text = f"def : AvailabilityForCase<{case.record}, [{clause}]>;\n"
    implied = sorted(enums.capabilities[name].record for name in joined.implied_by(case.name))
    if implied:
        others = ", ".join(f"Capability<[{record}]>" for record in implied)
        text += f"def : Implies<Capability<[{case.record}]>, [{others}]>;\n"
    return text


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
    features, properties = feature_facts(joined, rules), property_facts(joined, rules)
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
offers, and what the device reports. scripts/targets/reports.json says which
features, properties and extensions of Vulkan that are; vk.xml says which of
SPIR-V's capabilities and extensions they enable.
"""


def vulkan_implementations(joined: Joined, registry: Registry, reports: Sequence[Report]) -> str:
    """Returns VulkanImplementations.td: profiles and devices."""
    text = header(
        "VulkanImplementations.td",
        "Vulkan profiles and devices",
        IMPLEMENTATIONS_TEXT,
        "mlir-availability/VulkanTargets.td",
    )
    lists = Lists(joined, registry, reports)
    text += "\n// What no export of vulkan.gpuinfo.org tells.\n"
    text += f"defvar Vulkan_Untold = {lists.bare(lists.untold)};\n"
    for report in reports:
        text += implementation_record(lists, report, registry)
    return text + "\n#endif // MLIR_AVAILABILITY_GENERATED_VULKANIMPLEMENTATIONS_TD\n"


class Lists:
    """The records of MLIR's and Vulkan's enums, and what each environment has of them anyway."""

    def __init__(self, joined: Joined, registry: Registry, reports: Sequence[Report]) -> None:
        exports = [report.implementation for report in reports if report.implementation.told]
        # What all of them leave open.
        lists_of_open = [set(Offers(registry, said).open()) for said in exports]
        self.untold = sorted(set.intersection(*lists_of_open)) if lists_of_open else []
        self.records = {case.name: case.record for case in joined.enums.capabilities.values()}
        self.records.update((case.name, case.record) for case in joined.enums.extensions.values())
        self.records.update((name, fact_record("F", name)) for name in registry.feature_facts)
        self.records.update((name, fact_record("P", name)) for name in registry.property_facts)
        self.guaranteed: dict[str, int] = {
            name: entry.guaranteed
            for kind in (
                registry.capabilities,
                registry.extensions,
                registry.feature_facts,
                registry.property_facts,
            )
            for name, entry in kind.items()
            if entry.guaranteed is not None
        }

    def text(self, base: str, index: int, names: Sequence[str], every: Iterable[str]) -> str:
        """Returns a list: `names` of `every` name there is, after the list `base` of the environment."""
        anyway = {name for name in every if self.guaranteed.get(name, NEVER) <= index}
        if not anyway <= set(names):
            return self.bare(names)
        rest = [name for name in names if name not in anyway]
        return f"!listconcat({base}, {self.bare(rest)})" if rest else base

    def open(self, names: Sequence[str]) -> str:
        """Returns a list of what is open, after what is so in all exports."""
        if not set(self.untold) <= set(names):
            return self.bare(names)
        rest = [name for name in names if name not in self.untold]
        return f"!listconcat(Vulkan_Untold, {self.bare(rest)})" if rest else "Vulkan_Untold"

    def bare(self, names: Iterable[str]) -> str:
        """Returns a list of cases."""
        body = textwrap.fill(
            ", ".join(self.records[name] for name in names),
            80,
            initial_indent="        ",
            subsequent_indent="        ",
            break_long_words=False,
            break_on_hyphens=False,
        )
        return f"[\n{body}]"


def implementation_record(lists: Lists, report: Report, registry: Registry) -> str:
    """Returns the record of a profile or device."""
    said = report.implementation
    offered = Offers(registry, said)
    index = offered.position
    environment = ENVIRONMENTS[index].record
    parts = ",\n      ".join(
        lists.text(f"{environment}_{base}", index, names, every)
        for base, names, every in (
            ("Guaranteed", offered.capabilities(), registry.capabilities),
            ("Extensions", offered.extensions(), registry.extensions),
            ("Features", offered.features(), registry.feature_facts),
            ("Properties", offered.properties(), registry.property_facts),
        )
    )
    family = report.profile.family if report.profile else f"vulkan:{report.name}"
    fields = {
        "family": f'"{family}"',
        "rank": str(report.profile.rank if report.profile else 0),
        "summary": f'"{said.label}"',
        "source": f'"{report.source}"',
        "device": f'"{offered.device()}"',
        "limits": f'"{offered.limits()}"',
        "open": lists.open(offered.open()) if offered.open() else "[]",
    }
    kept = {name: value for name, value in fields.items() if value not in ('""', "[]")}
    lets = "".join(f"  let {name} = {value};\n" for name, value in kept.items())
    kind = "Device" if said.is_device else "Profile"
    record = re.sub(r"\W", "_", report.name)
    return (
        f"\ndef Vulkan_{record} : Vulkan{kind}<\n"
        f'      "{report.name}", {environment}_Environment,\n      {parts}> {{\n{lets}}}\n'
    )
