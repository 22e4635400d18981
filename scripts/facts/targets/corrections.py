# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads SPIR-V's grammar, with the corrections of td/SPIRVCorrections.td."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from llvm_release import tool

from targets.sources import InputError, read_text

CORRECTIONS = Path(__file__).resolve().parents[3] / "td/SPIRVCorrections.td"


def read_corrected_grammar(
    path: Path, tblgen: str = tool("llvm-tblgen"), corrections: Path = CORRECTIONS
) -> dict[str, Any]:
    """Returns a spirv.core.grammar.json in which each correction has been made.

    Raises InputError for a correction of what the grammar lacks, and for one that it no longer needs.
    """
    grammar: dict[str, Any] = json.loads(read_text(path))
    for correction in _read_records("SPIRVCorrection", tblgen, corrections):
        entries = list(_find(grammar, correction["kind"], correction["name"]))
        if not entries:
            raise InputError(f"{corrections}: the grammar has no {correction['name']}")
        for entry in entries:
            for field in ("capabilities", "extensions"):
                known, more = entry.get(field, []), correction[field]
                if set(known) & set(more):
                    raise InputError(f"{corrections}: the grammar has what is added to {correction['name']}")
                if more:
                    entry[field] = [*known, *more]
    return grammar


def _find(grammar: Mapping[str, Any], kind: str, name: str) -> Iterator[dict[str, Any]]:
    """Yields the entries called `name`: instructions, or the enumerants of a kind."""
    if not kind:
        yield from (entry for entry in grammar["instructions"] if entry["opname"] == name)
    for each in grammar["operand_kinds"]:
        if each["kind"] == kind:
            yield from (entry for entry in each.get("enumerants", ()) if entry["enumerant"] == name)


@cache
def extension_minors() -> Mapping[str, int]:
    """Returns the version of SPIR-V, 1.x, that each extension requires, unless that is 1.0."""
    records = _read_records("SPIRVExtensionVersion", tool("llvm-tblgen"), CORRECTIONS)
    rows = sorted((record["minor"], record["name"]) for record in records)
    return {name: minor for minor, name in rows}


def _read_records(kind: str, tblgen: str, path: Path) -> list[dict[str, Any]]:
    command = [tblgen, "--dump-json", str(path)]
    try:
        run = subprocess.run(command, capture_output=True, text=True, check=True)
    except FileNotFoundError as error:
        raise InputError(f"'{tblgen}' is not installed; ./dev setup installs it") from error
    except subprocess.CalledProcessError as error:
        raise InputError(f"'{tblgen}' can't read '{path}':\n{error.stderr}") from error
    records = json.loads(run.stdout)
    return [records[name] for name in records["!instanceof"][kind]]
