# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads MLIR's enums and the SPIR-V grammar."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from targets.tables import NEVER, RENAMED_EXTENSIONS


class InputError(Exception):
    """An input file is missing, or doesn't match the tables."""


# Where ./dev setup puts Khronos's registries.
REGISTRIES = Path(__file__).resolve().parents[3] / "build/registries"


def read_text(path: Path) -> str:
    """Returns a file's text; InputError if it can't be read."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        hint = "; ./dev setup tests fetches it" if path.parent == REGISTRIES else ""
        raise InputError(f"can't read '{path}': {error.strerror}{hint}") from error


# ---------------------------------------------------------------------------------------------------------
# MLIR's enums
# ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class EnumCase:
    """A SPIR-V capability or extension: a case of MLIR's enum, or one that the enum lacks (`is_further`)."""

    record: str
    name: str
    value: int
    implies: tuple[str, ...] = ()
    is_further: bool = False


@dataclass(frozen=True)
class Enums:
    """SPIR-V's capabilities and extensions by their names."""

    capabilities: Mapping[str, EnumCase]
    extensions: Mapping[str, EnumCase]


# MLIR's numbers of extensions are arbitrary. Those that it lacks are numbered from here on.
FIRST_FURTHER_EXTENSION = 1 << 16


def with_further(enums: Enums, grammar: Mapping[int, GrammarCapability], extensions: Iterable[str]) -> Enums:
    """Returns MLIR's enums with the grammar's capabilities and extensions that they lack."""
    known = {case.value for case in enums.capabilities.values()}
    capabilities = {
        entry.name: EnumCase(f"SPIRV_C_{entry.name}", entry.name, value, is_further=True)
        for value, entry in grammar.items()
        if value not in known
    }
    lacking = sorted(set(extensions) - enums.extensions.keys() - RENAMED_EXTENSIONS.keys())
    further = {
        name: EnumCase(name, name, FIRST_FURTHER_EXTENSION + number, is_further=True)
        for number, name in enumerate(lacking)
    }
    return Enums({**enums.capabilities, **capabilities}, {**enums.extensions, **further})


def read_mlir_enums(tblgen: str, include: Path) -> Enums:
    """Returns the enums of the MLIR with headers in `include`."""
    source = include / "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
    command = [tblgen, "--dump-json", f"-I{include}", str(source)]
    try:
        dumped = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    except FileNotFoundError as error:
        raise InputError(f"'{tblgen}' is not installed; ./dev setup installs it") from error
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

    return Enums(cases("SPIRV_CapabilityAttr"), cases("SPIRV_ExtensionAttr"))


# ---------------------------------------------------------------------------------------------------------
# The SPIR-V grammar
# ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class GrammarCapability:
    """A capability of the grammar, with its aliases merged."""

    # The grammar's name, and all names.
    name: str
    names: frozenset[str]
    # The SPIR-V version 1.x from which on it is core.
    core_since: int
    extensions: frozenset[str]
    implies: frozenset[str]


def core_since(enumerant: Mapping[str, object]) -> int:
    """Returns the SPIR-V version from which on a grammar's enumerant is core.

    The grammar states no version for enumerants that were always core, "None" for those that never were.
    """
    version = str(enumerant.get("version", "1.0"))
    return NEVER if version == "None" else int(version.removeprefix("1."))


def read_grammar(path: Path) -> dict[int, GrammarCapability]:
    """Returns the capabilities of spirv.core.grammar.json by their numbers."""
    kinds = json.loads(read_text(path))["operand_kinds"]
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
            str(aliases[0]["enumerant"]),
            frozenset(str(alias["enumerant"]) for alias in aliases) | merged(aliases, "aliases"),
            min(core_since(alias) for alias in aliases),
            merged(aliases, "extensions"),
            merged(aliases, "capabilities"),
        )
        for value, aliases in grouped.items()
    }


def read_extensions(path: Path) -> set[str]:
    """Returns the extensions that spirv.core.grammar.json names."""

    def find(form: object) -> Iterator[str]:
        if isinstance(form, dict):
            yield from form.get("extensions", ())
            form = list(form.values())
        if isinstance(form, list):
            for each in form:
                yield from find(each)

    return set(find(json.loads(read_text(path))))
