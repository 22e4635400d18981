# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the lists and records as TableGen."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from llvm_versions import CASES_NEW, CASES_RENAMED

from targets.corrections import extension_minors
from targets.features import (
    extension_facts,
    fact_of,
    fact_record,
    feature_facts,
    list_facts,
    property_facts,
)
from targets.joined import Fact, Joined
from targets.reports import Registry, Report
from targets.runtime import offers
from targets.sources import EnumCase
from targets.tables import (
    ENVIRONMENTS,
    NEVER,
    RENAMED_EXTENSIONS,
    SPIRV_MINORS,
    by_preference,
    with_spirv,
)

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
// Written by scripts/facts/generate_targets.py. Don't edit: change its tables,
// scripts/facts/targets.
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
    """Returns the head of a file; `text` is its description, without comment marks."""
    guard = f"MLIR_AVAILABILITY_GENERATED_{Path(name).stem.upper()}_TD"
    lines = "".join(f"// {line}\n" if line else "//\n" for line in text.splitlines())
    return HEADER.format(name=name, title=title, text=lines, guard=guard, include=include)


def td_list(name: str, base: str, cases: Iterable[tuple[EnumCase, str]]) -> str:
    """Returns a TableGen list: the list `base` followed by the cases, sorted by number, one per line."""
    ordered = sorted(cases, key=lambda item: item[0].value)
    lines = "".join(
        f"  {reference(case)}, // {note}\n" if note else f"  {reference(case)},\n" for case, note in ordered
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

CapabilityAliases, ExtensionAliases: other names of capabilities and extensions,
MLIR's as well as these.
"""

FURTHER_CLASSES = """
#ifndef AVAILABILITY_CLASS_EXISTS
#define AVAILABILITY_CLASS_EXISTS
#endif
include "mlir-availability/Availability.td"
include "mlir-availability/LLVMVersions.td"

// `#spirv.vce` can't state it.
class SPIRV_FurtherCase<string name, int number>
    : I32EnumAttrCase<name, number>;

"""


def spirv_further(joined: Joined) -> str:
    """Returns SPIRVFurther.td: what MLIR's enums lack."""
    text = header(
        "SPIRVFurther.td", "What MLIR's enums lack", FURTHER_TEXT, "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
    )
    text += FURTHER_CLASSES + renamed_cases(joined)
    lists = {"Extensions": joined.enums.extensions, "Capabilities": joined.enums.capabilities}
    for kind, cases in lists.items():
        further = sorted((case for case in cases.values() if case.is_further), key=lambda case: case.value)
        for case in further:
            text += further_case(case)
        listed = "".join(f"  {case.record},\n" for case in further)
        own = "!isa<SPIRV_FurtherCase>(case)"
        text += f"\ndefvar SPIRV_Further{kind} = !filter(case, [\n{listed}], {own});\n\n"
    text += alias_list("SPIRV_CapabilityAliases", joined.aliases(), joined.enums.capabilities)
    text += alias_list("SPIRV_ExtensionAliases", RENAMED_EXTENSIONS, joined.enums.extensions) + "\n"
    for case in sorted(lists["Capabilities"].values(), key=lambda case: case.value):
        if case.is_further:
            text += declaration(joined, case)
    for case in lists["Extensions"].values():
        if case.is_further and (minor := extension_minors().get(case.name, 0)):
            text += f"def : AvailabilityForCase<{case.record}, [MinVersion<SPIRV_V_1_{minor}>]>;\n"
    return text + "\n#endif // MLIR_AVAILABILITY_GENERATED_SPIRVFURTHER_TD\n"


def further_case(case: EnumCase) -> str:
    """Returns the record of a case for the MLIR versions that lack it."""
    record = f'def {case.record} : SPIRV_FurtherCase<"{case.name}", {case.value}>;\n'
    if case.record not in CASES_NEW:
        return record
    return f'if !not(!exists<I32EnumAttrCase>("{case.record}")) then\n  {record}'


def renamed_cases(joined: Joined) -> str:
    """Returns the variables for cases whose names differ between MLIR versions."""
    text = ""
    for before, after in CASES_RENAMED.items():
        names = [record.removeprefix("SPIRV_C_") for record in (before, after)]
        arguments = ", ".join(f'"{text}"' for text in (before, after, *names))
        text += f"defvar {renamed(before)} = RenamedCase<{arguments}>;\n"
    return text + "\n"


def renamed(record: str) -> str:
    """Returns our name for a case whose name differs between MLIR versions."""
    return f"{CASES_RENAMED[record]}_Renamed"


def reference(case: EnumCase) -> str:
    """Returns the TableGen that refers to a case."""
    return f"{renamed(case.record)}.case" if case.record in CASES_RENAMED else case.record


def alias_list(name: str, aliases: Mapping[str, str], cases: Mapping[str, EnumCase]) -> str:
    """Returns a TableGen list of other names, from each to the one with a case."""
    lines = ""
    for alias, known in aliases.items():
        case = cases[known]
        value = f"{renamed(case.record)}.other" if case.record in CASES_RENAMED else f'"{alias}"'
        lines += f"  ValueAlias<{value}, {reference(case)}>,\n"
    return f"\ndefvar {name} = [\n{lines}];\n"


def declaration(joined: Joined, case: EnumCase) -> str:
    """Returns the records with the requirements of declaring a capability, and its implications."""
    enums = joined.enums
    brought = by_preference(joined.extensions_of(case.name))
    needs = [f"Extension<[{enums.extensions[name].record}]>" for name in brought]
    if (core := joined.core_since(case.name)) != NEVER:
        needs.append(f"MinVersion<SPIRV_V_1_{core}>")
    clause = needs[0] if len(needs) == 1 else f"AnyOf<[{', '.join(needs)}]>"
    text = f"def : AvailabilityForCase<{case.record}, [{clause}]>;\n"
    if case.record in CASES_NEW:  # MLIR's record states it in that version.
        text = f"if !isa<SPIRV_FurtherCase>({case.record}) then\n  {text}"
    implied = sorted(enums.capabilities[name].record for name in joined.implied_by(case.name))
    if implied:
        others = ", ".join(f"Capability<[{record}]>" for record in implied)
        text += f"def : Implication<Capability<[{case.record}]>, [{others}]>;\n"
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
    extensions = [(case, extension_minors().get(case.name, 0)) for case in joined.enums.extensions.values()]
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
VUID-StandaloneSpirv-*, and those of VUID-VkPipelineShaderStageCreateInfo-* about
the stages that a feature brings and the size of subgroups). Of a property that
isn't a VkBool32, each value is a case.

VulkanEnables: what has to be there for a capability, one row for each
alternative. VulkanBrings: what comes with a feature. VulkanTakes: extensions
that modules can declare everywhere.

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

// An implementation has `feature` only with an extension of Vulkan that lets
// modules of SPIR-V 1.`since` and later use `name`, a capability or an extension.
class VulkanBrings<string feature, string name, bits<8> since> {
  string Feature = feature;
  string Name = name;
  bits<8> Since = since;
}
def VulkanBringsTable : GenericTable {
  let FilterClass = "VulkanBrings";
  let CppTypeName = "VulkanBrings";
  let Fields = ["Feature", "Name", "Since"];
}

// A property that no target's source tells: a list or a limit.
class VulkanUntold<string property> {
  string Property = property;
}
def VulkanUntoldTable : GenericTable {
  let FilterClass = "VulkanUntold";
  let CppTypeName = "VulkanUntold";
  let Fields = ["Property"];
}

// Every implementation that takes modules of SPIR-V 1.`since` takes those that
// declare `extension`, of SPIR-V.
class VulkanTakes<string extension, bits<8> since> {
  string Extension = extension;
  bits<8> Since = since;
}
def VulkanTakesTable : GenericTable {
  let FilterClass = "VulkanTakes";
  let CppTypeName = "VulkanTakes";
  let Fields = ["Extension", "Since"];
}
"""


def vulkan_features(joined: Joined, rules: Mapping[str, str]) -> str:
    """Returns VulkanFeatures.td: what Vulkan has besides capabilities and extensions."""
    registry = joined.registry
    text = header(
        "VulkanFeatures.td",
        "Vulkan's features",
        FEATURES_TEXT.format(version=registry.version),
        "mlir-availability/SearchableTables.td",
    )
    text += FEATURE_CLASSES
    features = feature_facts(joined, rules)
    properties = [
        *property_facts(joined, rules),
        *extension_facts(joined, rules),
        *list_facts(joined, rules),
    ]
    for kind, facts in (("Feature", features), ("Property", properties)):
        text += "\n"
        for fact in facts:
            symbol = fact.name.replace(".", "_")
            text += f'def {fact.record} : I32EnumAttrCase<"{symbol}", {fact.number}, "{fact.name}">;\n'
        cases = "".join(f"  {fact.record},\n" for fact in facts)
        text += (
            f'\ndef Vulkan_{kind}Attr : I32EnumAttr<"{kind}", "a Vulkan {kind.lower()}", [\n{cases}]> {{\n'
            # Nobody needs a class of the enum's attributes, whose `classof` takes Clang 18 s.
            "  let genSpecializedAttr = 0;\n"
        )
        text += '  let cppNamespace = "::mlir::vulkan";\n}\n'
    text += "\n"
    for name in joined.enums.capabilities:
        ways = [way for way in joined.ways.get(name, []) if way.possible != NEVER]
        extension = next(iter(by_preference(joined.extensions_of(name))), "")
        since = f"{joined.spirv_since(name)}, {joined.core_since(name)}"
        for fact_name in dict.fromkeys(map(fact_of, ways)):
            text += f'def : VulkanEnables<"{fact_name}", "{name}", {since}, "{extension}">;\n'
    text += "".join(f'def : VulkanUntold<"{fact.name}">;\n' for fact in list_facts(joined, rules))
    text += "\n"
    text += "".join(
        f'def : VulkanBrings<"{feature}", "{name}", {since}>;\n'
        for feature, name, since in brought(joined, [fact.name for fact in features])
    )
    text += "\n"
    for fact in joined.extensions():
        # 99, NEVER, is not a position.
        if fact.guaranteed < len(ENVIRONMENTS):
            spirv = ENVIRONMENTS[fact.guaranteed].spirv
            # Vulkan 1.4 accepts no higher SPIR-V version than 1.3 does.
            if fact.guaranteed == with_spirv(spirv):
                text += f'def : VulkanTakes<"{fact.case.name}", {spirv}>;\n'
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


def brought(joined: Joined, features: Sequence[str]) -> Iterator[tuple[str, str, int]]:
    """Yields the names of SPIR-V that come with a feature, and the SPIR-V 1.N that can declare them.

    They are those that an extension enables without which no implementation has the feature.
    """
    registry = joined.registry
    minors = {name: joined.spirv_since(name) for name in joined.enums.capabilities}
    rows = [
        *joined.ways.items(),
        *((name, registry.spirv_extensions.get(name, [])) for name in joined.enums.extensions),
    ]
    for feature in features:
        providers = set(registry.feature_providers(feature))
        for name, ways in rows:
            alone = {way.requires[0] for way in ways if len(way.requires) == 1 and not way.needs_fact}
            if providers and providers <= alone and all(each in registry.extensions for each in providers):
                yield feature, name, minors.get(name, extension_minors().get(name, 0))


IMPLEMENTATIONS_TEXT = """\
Vulkan profiles and devices as targets: what every device that has the profile
offers, and what the device reports. scripts/facts/targets/reports.json says which
features, properties and extensions of Vulkan that are; vk.xml says which of
SPIR-V's capabilities and extensions they enable.

Vulkan_Implementations is a table. A row is a capability, an extension, a feature
or a property; a column, one character, is a profile or a device: "1" where it has
it, "0" where it lacks it, and "-" where its source doesn't tell.
"""


def vulkan_implementations(joined: Joined, registry: Registry, reports: Sequence[Report]) -> str:
    """Returns VulkanImplementations.td: profiles and devices."""
    text = header(
        "VulkanImplementations.td",
        "Vulkan profiles and devices",
        IMPLEMENTATIONS_TEXT,
        "mlir-availability/VulkanTargets.td",
    )
    offers = [Offers(registry, report.implementation) for report in reports]
    records = records_of(joined, registry)
    text += "\ndef Vulkan_Implementations : VulkanTable {\n"
    for field, names, has in (
        ("capabilities", registry.capabilities, Offers.capabilities),
        ("extensions", registry.extensions, Offers.extensions),
        ("features", registry.feature_facts, Offers.features),
        ("properties", registry.property_facts, Offers.properties),
    ):
        columns = [column(names, has(each), each.open()) for each in offers]
        rows = zip(names, map("".join, zip(*columns, strict=True)), strict=True)
        # A row that no implementation has, and that some are known to lack, is the default.
        lines = [f'    VulkanRow<{records[name]}, "{row}">,\n' for name, row in rows if row.strip("0")]
        text += f"  let {field} = [\n{''.join(lines)}  ];\n"
    text += "}\n"
    for index, (report, offered) in enumerate(zip(reports, offers, strict=True)):
        text += implementation_record(index, report, offered)
    return text + "\n#endif // MLIR_AVAILABILITY_GENERATED_VULKANIMPLEMENTATIONS_TD\n"


def column(names: Iterable[str], offered: Iterable[str], unknown: Iterable[str]) -> list[str]:
    """Returns an implementation's column for `names`: "1", "0" or, for those that are `unknown`, "-"."""
    has, open_names = set(offered), set(unknown)
    return ["1" if name in has else "-" if name in open_names else "0" for name in names]


def records_of(joined: Joined, registry: Registry) -> dict[str, str]:
    """Returns the records of capabilities, extensions, features and properties by their names."""
    records = {
        case.name: case.record
        for cases in (joined.enums.capabilities, joined.enums.extensions)
        for case in cases.values()
    }
    records.update((name, fact_record("F", name)) for name in registry.feature_facts)
    records.update((name, fact_record("P", name)) for name in registry.property_facts)
    return records


def implementation_record(index: int, report: Report, offered: Offers) -> str:
    """Returns the record of the profile or device that has the column `index`."""
    said = report.implementation
    profile = report.profile
    family = profile.family if profile else f"vulkan:{report.name}"
    other_names = ", ".join(f'"{name}"' for name in profile.other_names) if profile else ""
    fields = {
        "family": f'"{family}"',
        "rank": str(profile.rank if profile else 0),
        "summary": f'"{said.label}"',
        "source": f'"{report.source}"',
        "device": f'"{offered.device()}"',
        "limits": f'"{offered.limits()}"',
        "otherNames": f"[{other_names}]",
    }
    lets = "".join(
        f"  let {name} = {value};\n" for name, value in fields.items() if value not in ('""', "[]")
    )
    kind = "Device" if said.is_device else "Profile"
    record = re.sub(r"\W", "_", report.name)
    environment = ENVIRONMENTS[offered.position].record
    return (
        f'\ndef Vulkan_{record}\n    : Vulkan{kind}<"{report.name}", {environment}_Environment, '
        f"Vulkan_Implementations, {index}> {{\n{lets}}}\n"
    )
