# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the records of td/dialects/Tosa/TosaProfiles.td with the tables of the TOSA specification.

Upstream generates the tables from the specification. They state which profiles and extensions have an op with
which types; the records state which have it with any types.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from typing import Any

_TABLES = "mlir/Dialect/Tosa/IR/TosaComplianceData.h.inc"
# An op's name, or the profiles or extensions that have the types after them.
_ENTRY = re.compile(r'"(tosa\.\w+)"|\{((?:(?:Profile|Extension)::\w+(?:, )?)+)\}')


def read_tables(include: Path) -> dict[str, dict[str, set[str]]]:
    """Returns the profiles and the extensions of each op in the tables of an MLIR."""
    text = re.sub(r"//.*", "", (include / _TABLES).read_text())
    tables: dict[str, dict[str, set[str]]] = {}
    for op, modes in _ENTRY.findall(text):
        if op:
            table = tables.setdefault(op, defaultdict(set))
        for kind, name in re.findall(r"(\w+)::(\w+)", modes):
            table[f"tosa.{kind.lower()}"].add(name)
    return tables


def read_records(facts: Mapping[str, Any]) -> dict[str, dict[str, set[str]]]:
    """Returns the same from the output of `availability-tblgen -gen-availability-json`."""
    records: dict[str, dict[str, set[str]]] = {}
    for op in facts["ops"]:
        record = records.setdefault(op["name"], defaultdict(set))
        for need in (need for clause in op["clauses"] for need in clause["any_of"]):
            record[need["dimension"]].add(need["value"])
    return records


def differences(facts: Mapping[str, Any], include: Path) -> list[str]:
    """Returns a sentence for each op whose record and table differ.

    Ops without a table are left out. For some ops, tables state extensions alone, and records the profiles
    that these extend.
    """
    records = read_records(facts)
    found = []
    for op, table in sorted(read_tables(include).items()):
        record = records.get(op, {})
        for dimension in ("tosa.profile", "tosa.extension"):
            ours, theirs = record.get(dimension, set()), table.get(dimension, set())
            if dimension == "tosa.profile" and not theirs:
                continue
            for what, names in (("lacks", theirs - ours), ("has in addition", ours - theirs)):
                if names:
                    found.append(f"{op}: the record {what} {', '.join(sorted(names))}")
    return found
