# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The HTML page of ``table``: one file with the data and with the scripts in ``cli/page`` that show it.

The data is compact: equal conditions, texts and rows of letters are stored once, and targets with equal
verdicts share a column.
"""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from typing import Any

from mlir import availability as av
from mlir.availability.cli._html_page import Interned, fill
from mlir.availability.cli._table_data import Condition, TableData, describe_clause


def make_page(tables: Sequence[TableData], declared: Sequence[str], *, are_targets_asked: bool) -> str:
    """Returns the page: HTML that needs no other file and no network.

    Args:
        tables: what it shows.
        declared: the files of requirements that they were made with.
        are_targets_asked: whether the user has named the targets, so that all are shown at first.
    """
    return fill("table", page_data(tables, declared) | {"asked": are_targets_asked})


def page_data(tables: Sequence[TableData], declared: Sequence[str] = ()) -> dict[str, Any]:
    """Returns what the page shows: `targets` are [name, group, summary], `dialects` one form for each table,
    the fields of which `_dialect_data` tells of, and `command` is what asks the same of one operation."""
    targets: Interned[tuple[str, str, str]] = Interned()
    dialects = [_dialect_data(table, targets) for table in tables]
    command = shlex.join(["mlir-availability", "table", *(f"--declare={file}" for file in declared), "--op"])
    return {"targets": targets.values, "dialects": dialects, "command": command}


def _dialect_data(table: TableData, targets: Interned[tuple[str, str, str]]) -> dict[str, Any]:
    """Returns the data of a dialect.

    * `targets`: [number of a target, number of its column].
    * `rows`: what columns say, a letter for each column; the following refer to them.
    * `clauses`: [text, row]
    * `conditions`: [sort, what has to hold, rule, why it is unknown, clauses]
    * `ops`: [name, row, clauses, conditions, whether something isn't listed, why it is unknown, what it
      becomes]
    * `types`: [name, clauses, conditions]
    """
    letters = [table.cells(number) for number in range(len(table.rows))]
    letters += [table.verdicts(number) for number in range(len(table.clauses))]
    by_target = ["".join(row[index] for row in letters) for index in range(len(table.targets))]
    columns: Interned[str] = Interned()
    numbers = [columns.number(column) for column in by_target]
    first = [numbers.index(number) for number in range(len(columns.values))]
    rows: Interned[str] = Interned()
    conditions: Interned[Condition] = Interned()

    def row_of(text: str) -> int:
        return rows.number("".join(text[index] for index in first))

    ops = [
        [
            row.op,
            row_of(table.cells(number)),
            list(row.numbers),
            [conditions.number(condition) for condition in row.conditions],
            int(row.unlisted),
            list(row.unknown),
            [f"{family}: {told}" for family, told in row.lowered.items()],
        ]
        for number, row in enumerate(table.rows)
    ]
    types = [
        [row.name, list(row.numbers), [conditions.number(condition) for condition in row.conditions]]
        for row in table.defs
    ]
    clauses = [
        [describe_clause(any_of), row_of(table.verdicts(number))]
        for number, any_of in enumerate(table.clauses)
    ]
    listed = [
        [each.sort, str(each), each.rule, each.unknown, list(each.clauses)] for each in conditions.values
    ]
    return {
        "name": table.dialect,
        "targets": [
            [targets.number((target.name, _group_of(target), target.summary)), number]
            for target, number in zip(table.targets, numbers, strict=True)
        ],
        "rows": rows.values,
        "clauses": clauses,
        "conditions": listed,
        "ops": ops,
        "types": types,
    }


def _group_of(target: av.TargetInfo) -> str:
    """Returns the group in which a target is shown: "vulkan", "vulkan profiles", "vulkan devices", "nvvm
    chips".

    A family is a series, such as versions. A part of a family is a series too, or a single target.
    """
    whole, _, part = target.family.partition(":")
    if not part:
        return whole
    sort, _, name = part.rpartition("/")
    if name != target.name:
        return f"{whole} profiles"
    return f"{whole} {sort}s" if sort else f"{whole} devices"
