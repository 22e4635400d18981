# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The table reports.json: which of the facts that SPIR-V depends on profiles require and devices report.

It is the only place for these facts: the targets are generated from it. A row is a feature, a property (with
one of its values, unless it is of type VkBool32) or an extension. A column, one character wide, is a profile
or a device, in the order of the list "implementations": "1" means that it has it, "0" that it lacks it, and
"-" that the source says nothing. For a device with "told": "exported", the source only mentions extensions
that appear in some export of vulkan.gpuinfo.org; with "told": "none", it mentions some.
"""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from targets.runtime import implementation as files
from targets.runtime import registry as registries
from targets.sources import InputError
from targets.tables import EARLIER_NAMES, FIRST_DEVICES, PROFILES, KnownProfile

Registry = registries.Registry

TABLE = Path(__file__).with_name("reports.json")

ABOUT = (
    "What profiles require and devices report. Written by scripts/facts/generate_targets.py; see "
    "scripts/facts/targets/reports.py for how to read it."
)
SYMBOLS = {True: "1", False: "0", None: "-"}
VALUES = {symbol: value for value, symbol in SYMBOLS.items()}


@dataclass(frozen=True)
class Report:
    """A profile or a device, with the data of its source."""

    name: str
    # The source: a file and its version.
    source: str
    implementation: files.Implementation

    @property
    def profile(self) -> KnownProfile | None:
        """The known profile; None for a device."""
        return next((known for known in PROFILES if known.name == self.name), None)


# ---------------------------------------------------------------------------------------------------------
# The table
# ---------------------------------------------------------------------------------------------------------


def read_table(registry: Registry, text: str) -> list[Report]:
    """Returns the contents of the table."""
    form = json.loads(text)
    return [read_column(form, registry, index) for index in range(len(form["implementations"]))]


def read_column(form: Mapping[str, Any], registry: Registry, index: int) -> Report:
    """Returns one profile or device of the table."""
    known = form["implementations"][index]

    def column(kind: str) -> dict[str, bool]:
        found = {name: VALUES[row[index]] for name, row in form[kind].items()}
        return {name: value for name, value in found.items() if value is not None}

    properties: dict[str, Any] = dict(known["limits"])
    for name, value in column("properties").items():
        member, _, bit = name.partition(".")
        if not bit:
            properties[member] = value
        else:
            properties.setdefault(member, []).extend([bit] if value else [])
    major, minor, patch = map(int, known["version"].split("."))
    return Report(
        known["name"],
        known["source"],
        files.Implementation(
            label=known["label"],
            api_version=(major, minor, patch),
            extensions=frozenset(name for name, value in column("extensions").items() if value),
            features=column("features"),
            properties=properties,
            is_device="vendor" in known,
            told={"all": None, "exported": registry.exported, "none": frozenset()}[known.get("told", "all")],
            vendor_id=known.get("vendor"),
        ),
    )


def write_table(reports: Sequence[Report], registry: Registry) -> str:
    """Returns the text of the table, with only those facts that the registry knows."""
    kept_properties = sorted(
        {fact.member for fact in registry.property_facts.values()} | properties_of(registry)
    )
    kept_features = registry.feature_facts.keys() | features_of(registry)
    rows: dict[str, dict[str, list[bool | None]]] = {"extensions": {}, "features": {}, "properties": {}}
    for index, report in enumerate(reports):
        said = report.implementation

        def put(kind: str, name: str, value: bool | None) -> None:
            rows[kind].setdefault(name, [None] * len(reports))[index] = value  # noqa: B023

        for name in extensions_of(registry):
            put("extensions", name, name in said.extensions)
        for name in kept_features:
            put("features", name, said.features.get(name))
        for member in kept_properties:
            value = said.properties.get(member)
            for bit in sorted(registry.values.get(member, {""})):
                put("properties", f"{member}.{bit}" if bit else member, has_value(value, bit))
    lines = ["{", f'"about": {json.dumps(ABOUT)},', '"implementations": [']
    lines.append(",\n".join(json.dumps(entry(report, registry)) for report in reports) + "\n],")
    blocks = []
    for kind, named in rows.items():
        texts = {name: "".join(SYMBOLS[value] for value in row) for name, row in sorted(named.items())}
        # A row that no implementation has is left out, unless some implementation is known to lack it.
        told = {
            name: text
            for name, text in texts.items()
            if "1" in text or (kind != "extensions" and "0" in text)
        }
        body = ",\n".join(f"{json.dumps(name)}: {json.dumps(text)}" for name, text in told.items())
        blocks.append(f'"{kind}": {{\n{body}\n}}')
    return "\n".join(lines) + "\n" + ",\n".join(blocks) + "\n}\n"


def features_of(registry: Registry) -> set[str]:
    """Returns the features that capabilities and extensions depend on."""
    found = {way.feature for way in registry.ways}
    return (found | {entry.portability for entry in registry.capabilities.values()}) - {""}


def properties_of(registry: Registry) -> set[str]:
    """Returns the properties that capabilities and extensions depend on."""
    return {way.property for way in registry.ways} - {""}


def extensions_of(registry: Registry) -> set[str]:
    """Returns the Vulkan extensions that anything depends on."""
    conditions = [*registry.features.values(), *registry.properties.values()]
    conditions += [way.condition for way in registry.ways]
    found = {name for condition in conditions for name in condition.extensions}
    found |= {name for name, fact in registry.property_facts.items() if fact.is_extension}
    return found | {"VK_KHR_portability_subset", "VK_KHR_spirv_1_4"}


def has_value(value: Any, bit: str) -> bool | None:
    """Returns whether a property has a value, or is true; None if it isn't reported."""
    if value is None:
        return None
    return bit in value if bit else bool(value)


def entry(report: Report, registry: Registry) -> dict[str, Any]:
    """Returns the table's data about a profile or device besides the rows."""
    said = report.implementation
    members = {**registry.limits, **(registry.subgroup_sizes if said.is_device else {})}
    form: dict[str, Any] = {
        "name": report.name,
        "label": said.label,
        "source": report.source,
        "version": ".".join(map(str, said.api_version)),
        "limits": {member: said.properties[member] for member in members if member in said.properties},
    }
    if said.is_device:
        form["vendor"] = said.vendor_id
    if said.told is not None:
        form["told"] = "exported" if said.told else "none"
    return form


def exported_extensions(text: str) -> list[str]:
    """Returns the extensions that exports of vulkan.gpuinfo.org mention: those that appear in some export in
    the table.
    """
    form = json.loads(text)
    exports = [
        index for index, known in enumerate(form["implementations"]) if known.get("told") == "exported"
    ]
    return sorted(
        name for name, row in form["extensions"].items() if "1" in {row[index] for index in exports}
    )


# ---------------------------------------------------------------------------------------------------------
# The sources
# ---------------------------------------------------------------------------------------------------------

PROJECT = "KhronosGroup/Vulkan-Profiles"


def read_checkout(checkout: Path, registry: Registry) -> list[Report]:
    """Returns the profiles and the devices of a checkout of KhronosGroup/Vulkan-Profiles.

    Raises:
        InputError: it is not such a checkout, or its contents are not as expected.
    """
    commit = commit_of(checkout)
    found = [
        Report(known.name, f"{PROJECT} {commit}, {known.path}", read_profile(checkout, known, registry))
        for known in PROFILES
    ]
    devices: dict[str, Report] = {}
    for path in sorted(checkout.glob("profiles/LunarG/*/vp_gpuinfo_*.json")):
        said = files.read_file(path, "", registry)
        name = name_of(said)
        source = f"{PROJECT} {commit}, {path.relative_to(checkout)}, a report of vulkan.gpuinfo.org"
        known = devices.setdefault(name, Report(name, source, said))
        if known.implementation != said:
            raise InputError(f"'{path}' has the name of another report: {name}")
    if not devices:
        raise InputError(f"'{checkout}' has no reports of devices, profiles/LunarG/*/vp_gpuinfo_*.json")
    return found + [devices[name] for name in sorted(devices)]


def read_profile(checkout: Path, known: KnownProfile, registry: Registry) -> files.Implementation:
    """Returns the requirements of a profile."""
    said = files.read_file(checkout / known.path, known.name, registry)
    if known.extension:
        said = replace(said, extensions=said.extensions | {known.extension})
    return replace(said, is_device=False, vendor_id=None)


def commit_of(checkout: Path) -> str:
    """Returns the commit of a checkout."""
    command = ["git", "-C", str(checkout), "rev-parse", "--short=12", "HEAD"]
    try:
        done = subprocess.run(command, capture_output=True, text=True)
    except FileNotFoundError:
        raise InputError(
            f"git is missing: install it, so that the commit of '{checkout}' can be read"
        ) from None
    if done.returncode != 0:
        raise InputError(f"'{checkout}' is not a checkout of {PROJECT}: {done.stderr.strip()}")
    return done.stdout.strip()


# Words of a GPU's name that are omitted from a target's.
FILLERS = {"geforce", "radeon", "graphics", "gpu", "series"}
MAKERS = {0x1002: "amd", 0x10DE: "nvidia", 0x8086: "intel", 0x106B: "apple"}


def name_of(said: files.Implementation) -> str:
    """Returns the name of a device's target: the vendor, the GPU, the version of the driver, the system.

    The label of a report is "AMD Radeon RX 6600 (RADV NAVI23) driver 23.2.99 on Endeavouros unknown".
    """
    match = re.fullmatch(r"(.+) driver ([\d.]+) on (\S+).*", said.label)
    if not match:
        raise InputError(f"a report has a label of another form: '{said.label}'")
    gpu, version, system = (part.lower() for part in match.groups())
    # lavapipe, which has no vendor, is registered as llvmpipe.
    words = re.sub(r"\([^)]*\)", " ", gpu).replace("llvmpipe", "lavapipe").split()
    maker = MAKERS.get(said.vendor_id or 0, "")
    model = [word for word in words if word not in FILLERS and word != maker]
    parts = [maker, *model, re.sub(r"(\.0)+$", "", version), system.replace("osx", "macos")]
    name = "-".join(part for part in parts if part)
    return EARLIER_NAMES.get(name, name)


def read_device(name: str, path: Path, source: str, registry: Registry) -> Report:
    """Returns the device of a file.

    Raises:
        InputError: the file is a profile, not a device.
    """
    said = files.read_file(path, "", registry)
    if not said.is_device:
        raise InputError(f"'{path}' is about no certain device: it has no vendorID")
    return Report(name, source, said)


def merged(reports: Iterable[Report], others: Iterable[Report]) -> list[Report]:
    """Returns all reports in the order of their targets. Those in `reports` replace those in `others`."""
    found = {report.name: report for report in (*others, *reports)}
    order = [*(known.name for known in PROFILES), *FIRST_DEVICES]
    return [found[name] for name in (*order, *sorted(found.keys() - order)) if name in found]
