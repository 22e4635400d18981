# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes td/generated/SPIRVCases.td: what MLIR's records of SPIR-V's enums don't say, or say otherwise.

Workaround: enum-case-alternatives
SPIR-V has things that are core since a version, and that an extension brings to older versions: either will
do. MLIR's records then name the extension alone, because they can't express the alternative. For these cases
the grammar (spirv.core.grammar.json) says what is needed. Of some it knows the version only, though an
extension brought them first; and it doesn't know which version an extension itself requires. Both are in
tables below, each with its source.

What a capability implies is what both the grammar and MLIR's records (`implies`) say. These are of an older
grammar, which consumers of SPIR-V may follow, too; what only one of the two says has to be declared.

`--check` changes nothing, prints what would change and exits with 1 if anything would.
"""

from __future__ import annotations

import argparse
import difflib
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from llvm_release import include_directory, tool
from targets.corrections import extension_minors, read_corrected_grammar
from targets.sources import REGISTRIES, InputError
from targets.tables import RENAMED_EXTENSIONS, by_preference

ROOT = Path(__file__).resolve().parents[2]
OUTPUT = ROOT / "td/generated/SPIRVCases.td"

# See `run`.
Generate = Callable[[str, Path, Path], str]

HEADER = """\
//===- SPIRVCases.td - What cases of SPIR-V's enums need ---*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Written by scripts/facts/generate_spirv_cases.py. Don't edit: change the tables
// there.
//
// The cases that are core since a version of SPIR-V, or come with an extension,
// from the grammar's spirv.core.grammar.json, corrected by SPIRVCorrections.td;
// and the versions that extensions require. MLIR's own records, which these take
// the place of, name the extension or the version alone, and lack alternatives.
//
// What capabilities imply is what the grammar and MLIR's records agree on.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_GENERATED_SPIRVCASES_TD
#define MLIR_AVAILABILITY_GENERATED_SPIRVCASES_TD

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"

#ifndef AVAILABILITY_CLASS_EXISTS
#define AVAILABILITY_CLASS_EXISTS
#endif
include "mlir-availability/Availability.td"
include "mlir-availability/generated/SPIRVFurther.td"

"""
FOOTER = "#endif // MLIR_AVAILABILITY_GENERATED_SPIRVCASES_TD\n"


@dataclass(frozen=True)
class Case:
    """A case of an MLIR enum.

    Attributes:
        record: its TableGen record.
        max_version: the record of the last version that has it, if there is one.
        implies: for a capability, the numbers of those that it implies directly.
        mentions: the capabilities and extensions that its record asks for, in its order.
    """

    enum: str
    name: str
    value: int
    record: str
    max_version: str | None
    implies: tuple[int, ...]
    mentions: tuple[str, ...]


@dataclass(frozen=True)
class Grammar:
    """The grammar's requirements of one enumerant: the alternatives of each kind, "1.0" for any version.

    Capabilities also have numbers, because MLIR may use another of their names.
    """

    capabilities: tuple[tuple[str, int], ...]
    extensions: tuple[str, ...]
    version: str | None


class Mlir:
    """The enums of MLIR's SPIR-V dialect."""

    def __init__(self, tblgen: str, include: Path) -> None:
        file = include / "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
        command = [tblgen, "--dump-json", f"-I{include}", str(file)]
        run = subprocess.run(command, capture_output=True, text=True)
        if run.returncode != 0:
            raise InputError(f"{' '.join(command)} failed:\n{run.stderr}")
        self._records: dict[str, Any] = json.loads(run.stdout)
        self.capabilities = self._names("SPIRV_CapabilityAttr")
        self.extensions = self._names("SPIRV_ExtensionAttr")
        self.by_number = {case.value: case for case in self.cases() if case.enum == "Capability"}

    def cases(self) -> Iterator[Case]:
        """Yields the cases of all enums, in the order of the records' names."""
        for enum in sorted(self._records["!instanceof"]["EnumInfo"]):
            for reference in self._records[enum]["enumerants"]:
                record = self._records[reference["def"]]
                yield Case(
                    self._records[enum]["className"],
                    record["str"],
                    record["value"],
                    reference["def"],
                    self._max_version(record),
                    tuple(self._records[other["def"]]["value"] for other in record.get("implies") or ()),
                    self._mentions(record),
                )

    def _mentions(self, record: Mapping[str, Any]) -> tuple[str, ...]:
        needs = [self._records[each["def"]] for each in record.get("availability") or ()]
        text = " ".join(need["instancePreparation"] for need in needs)
        return tuple(re.findall(r"::(?:Capability|Extension)::(\w+)", text))

    def _max_version(self, record: Mapping[str, Any]) -> str | None:
        for reference in record.get("availability") or ():
            need = self._records[reference["def"]]
            if need["queryFnName"] == "getMaxVersion" and (match := re.search(r"V_\d_\d", need["instance"])):
                return f"SPIRV_{match[0]}"
        return None

    def _names(self, attribute: str) -> dict[str, str]:
        """Returns the records of an enum's cases by their names."""
        enum = self._records[self._records[attribute]["enum"]["def"]]
        return {self._records[case["def"]]["str"]: case["def"] for case in enum["enumerants"]}


def read_grammar(path: Path, tblgen: str) -> dict[tuple[str, int], Grammar]:
    """Returns the enumerants by their kind and value.

    If an enumerant has several names, the first entry states the capabilities and the version. The extension
    is often stated only in the entry with the extension's name: `RuntimeDescriptorArrayEXT`.
    """
    result: dict[tuple[str, int], Grammar] = {}
    kinds = read_corrected_grammar(path, tblgen)["operand_kinds"]
    numbers = capability_numbers(kinds)
    for kind in kinds:
        for enumerant in kind.get("enumerants", ()):
            value = enumerant["value"]
            key = (kind["kind"], int(value, 0) if isinstance(value, str) else value)
            version = enumerant.get("version", "1.0")
            extensions = tuple(enumerant.get("extensions", ()))
            if key in result:
                known = result[key]
                more = tuple(name for name in extensions if name not in known.extensions)
                result[key] = replace(known, extensions=known.extensions + more)
            else:
                result[key] = Grammar(
                    tuple((name, numbers[name]) for name in enumerant.get("capabilities", ())),
                    extensions,
                    None if version == "None" else version,
                )
    return result


def version_record(version: str) -> str:
    return f"SPIRV_V_{version.replace('.', '_')}"


def records_of_cases(mlir: Mlir, grammar: Mapping[tuple[str, int], Grammar]) -> Iterator[str]:
    """Yields the TableGen text for each case that a version or an extension adds, and for each whose record
    lacks an alternative.
    """
    for case in mlir.cases():
        known = grammar.get((case.enum, case.value))
        if known is None:
            continue
        if not known.extensions and known.version is None and mlir.extensions.keys() & case.mentions:
            # The record asks for the extension of the capability.
            brought = (grammar["Capability", number].extensions for _, number in known.capabilities)
            known = replace(known, extensions=tuple(dict.fromkeys(name for each in brought for name in each)))
        if lines := requirements(mlir, case, known):
            yield f"def : AvailabilityForCase<{case.record}, [\n  " + ",\n  ".join(lines) + "\n]>;\n"


def requirements(mlir: Mlir, case: Case, known: Grammar) -> list[str]:
    """Returns the TableGen text of what a case needs; nothing if MLIR's record has it all."""
    # The capabilities that a capability implies are not its requirements.
    numbers = () if case.enum == "Capability" else known.capabilities
    capabilities = {
        mlir.by_number[number].name if number in mlir.by_number else name: number for name, number in numbers
    }
    # MLIR's come first, because `deduce` takes the first possible one.
    order = [name for name in case.mentions if name in capabilities]
    order += [name for name, number in capabilities.items() if number in mlir.by_number]
    records = [mlir.by_number[capabilities[name]].record for name in dict.fromkeys(order)]
    records += [f"SPIRV_C_{name}" for name, number in capabilities.items() if number not in mlir.by_number]
    extensions = {name for name in known.extensions if name not in RENAMED_EXTENSIONS}
    names = extension_records(mlir, extensions)
    is_whole = (capabilities.keys() | extensions) <= set(case.mentions)
    # Records know no version as an alternative to an extension.
    if is_whole and (not names or known.version is None):
        return []
    lines = [f"Capability<[{', '.join(records)}]>"] if capabilities else []
    # Kernels have it in all versions; an extension added it to shaders.
    version = (
        "Capability<[SPIRV_C_Kernel]>"
        if known.version == "1.0"
        else f"MinVersion<{version_record(known.version or '')}>"
    )
    brought = f"Extension<[{', '.join(names)}]>"
    if names:
        lines.append(brought if known.version is None else f"AnyOf<[{brought}, {version}]>")
    elif known.version not in (None, "1.0"):
        lines.append(version)
    if case.max_version:
        lines.append(f"MaxVersion<{case.max_version}>")
    return lines


def extension_records(mlir: Mlir, extensions: Iterable[str]) -> list[str]:
    """Returns the records of extensions: MLIR's, then those of SPIRVFurther.td.

    MLIR's come first, because `deduce` takes the first possible one.
    """
    known = by_preference(extensions)
    further = [name for name in known if name not in mlir.extensions]
    return [mlir.extensions[name] for name in known if name in mlir.extensions] + further


def closure(implies: Mapping[int, Iterable[int]]) -> dict[int, set[int]]:
    """Returns the transitive closure of direct implications between capabilities, by their numbers."""

    def follow(capability: int, found: set[int]) -> set[int]:
        for implied in implies.get(capability, ()):
            if implied not in found:
                found.add(implied)
                follow(implied, found)
        return found

    return {capability: follow(capability, set()) for capability in implies}


def records_of_implications(mlir: Mlir, path: Path) -> Iterator[str]:
    """Yields the TableGen text of the implications that both the grammar and MLIR's records have."""
    cases = {case.value: case for case in mlir.cases() if case.enum == "Capability"}
    in_grammar = closure(read_implications(path))
    if missing := [case.name for value, case in cases.items() if value not in in_grammar]:
        raise InputError(f"the grammar lacks capabilities that MLIR has: {missing}")
    in_mlir = closure({value: case.implies for value, case in cases.items()})
    agreed = {value: in_mlir[value] & in_grammar[value] for value in cases}
    for value, case in cases.items():
        # Transitive implications are left out.
        implied = agreed[value].difference(*(agreed[other] for other in agreed[value]))
        if implied:
            others = ", ".join(f"Capability<[{cases[other].record}]>" for other in sorted(implied))
            yield f"def : Implication<Capability<[{case.record}]>, [{others}]>;\n"


def capability_numbers(kinds: Iterable[Any]) -> dict[str, int]:
    """Returns the numbers of the grammar's capabilities, by all their names."""
    capabilities = next(kind["enumerants"] for kind in kinds if kind["kind"] == "Capability")
    return {
        name: each["value"] for each in capabilities for name in (each["enumerant"], *each.get("aliases", ()))
    }


def read_implications(path: Path) -> dict[int, tuple[int, ...]]:
    """Returns the numbers of the grammar's capabilities, and those that each implies directly."""
    kinds = json.loads(path.read_text())["operand_kinds"]
    capabilities = next(kind["enumerants"] for kind in kinds if kind["kind"] == "Capability")
    numbers = capability_numbers(kinds)
    return {
        each["value"]: tuple(numbers[name] for name in each.get("capabilities", ())) for each in capabilities
    }


def read_extensions(path: Path) -> set[str]:
    """Returns the extensions that the grammar names."""
    grammar = json.loads(path.read_text())
    entries = list(grammar["instructions"])
    entries += [each for kind in grammar["operand_kinds"] for each in kind.get("enumerants", ())]
    return {extension for entry in entries for extension in entry.get("extensions", ())}


def records_of_extensions(mlir: Mlir, path: Path) -> Iterator[str]:
    """Yields the TableGen text of the versions that MLIR's extensions require. SPIRVFurther.td has the
    others.
    """
    in_grammar = read_extensions(path)
    for extension, minor in extension_minors().items():
        if record := mlir.extensions.get(extension):
            yield f"def : AvailabilityForCase<{record}, [MinVersion<SPIRV_V_1_{minor}>]>;\n"
        elif extension not in in_grammar:
            raise InputError(
                f"td/SPIRVCorrections.td has an extension that MLIR and the grammar have not: {extension}"
            )


def generate(tblgen: str, include: Path, grammar: Path) -> str:
    """Returns the text of the generated file."""
    mlir = Mlir(tblgen, include)
    known = read_grammar(grammar, tblgen)
    cases = "".join(records_of_cases(mlir, known))
    implications = "".join(records_of_implications(mlir, grammar))
    return f"{HEADER}{cases}\n{''.join(records_of_extensions(mlir, grammar))}\n{implications}\n{FOOTER}"


def run(description: str, output: Path, generate: Generate, argv: list[str] | None) -> int:
    """The `main` of a script that generates a file from MLIR's records and the grammar.

    Args:
        description: the help text of the script.
        output: the file to write, unless `--output` names another.
        generate: given the program llvm-tblgen, MLIR's include directory and the grammar, returns the text of
            the file. Raises InputError or OSError.
        argv: the arguments, by default the process's.

    Returns:
        The exit code: 0 for success, 1 when `--check` finds a change, 2 for bad input.
    """
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="change nothing, print what would change")
    parser.add_argument("--output", type=Path, default=output, help="the file to write")
    parser.add_argument("--tblgen", default=tool("llvm-tblgen"), help="the program llvm-tblgen")
    parser.add_argument("--mlir-include", type=Path, default=include_directory())
    parser.add_argument(
        "--grammar",
        type=Path,
        default=REGISTRIES / "spirv.core.grammar.json",
        help="the SPIR-V grammar (./dev setup tests fetches it)",
    )
    args = parser.parse_args(argv)
    try:
        text = generate(args.tblgen, args.mlir_include, args.grammar)
    except (InputError, OSError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    if not args.check:
        args.output.write_text(text)
        return 0
    old = args.output.read_text() if args.output.exists() else ""
    name = args.output.name
    sys.stdout.writelines(difflib.unified_diff(old.splitlines(True), text.splitlines(True), name, name))
    return int(old != text)


def main(argv: list[str] | None = None) -> int:
    assert __doc__ is not None
    return run(__doc__, OUTPUT, generate, argv)


if __name__ == "__main__":
    sys.exit(main())
