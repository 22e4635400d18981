# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The HTML page of ``table``: one file with the data and with the scripts in ``cli/page`` that show it.

The data is compact: equal conditions, texts and rows of letters are stored once, and targets with equal
verdicts share a column.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Hashable, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from mlir import availability as av
from mlir.availability.cli import _json
from mlir.availability.cli._table_data import Condition, TableData, describe_clause

_FILES = Path(__file__).with_name("page")

T = TypeVar("T", bound=Hashable)


class _Interned(Generic[T]):
    """Stores equal values once, and numbers them."""

    def __init__(self) -> None:
        self.values: list[T] = []
        self._numbers: dict[T, int] = {}

    def number(self, value: T) -> int:
        """Returns the number of a value."""
        if value not in self._numbers:
            self._numbers[value] = len(self.values)
            self.values.append(value)
        return self._numbers[value]


def make_page(tables: Sequence[TableData], declared: Sequence[str] = ()) -> str:
    """Returns the page: HTML that needs no other file and no network.

    Args:
        tables: what it shows.
        declared: the files of requirements that they were made with.
    """
    data = _script_data(page_data(tables, declared))
    page = (_FILES / "table.html").read_text("utf-8")
    for place, text in (
        ("/*CSS*/", (_FILES / "table.css").read_text("utf-8")),
        ("/*JS*/", (_FILES / "table.js").read_text("utf-8")),
        ("/*DATA*/", data),
    ):
        page = page.replace(place, text, 1)
    return page


def _script_data(form: object) -> str:
    """Returns JSON for a script element, which no content of it can end or change.

    "</script" would end the element, and "<!--<script" would make "</script" part of it.
    """
    text = _json.dumps(form, separators=(",", ":"))
    return re.sub("[<>&]", lambda found: f"\\u{ord(found[0]):04x}", text)


def page_data(tables: Sequence[TableData], declared: Sequence[str] = ()) -> dict[str, Any]:
    """Returns what the page shows: `targets` are [name, group, summary], `dialects` one form for each table,
    the fields of which `_dialect_data` tells of, and `command` is what asks the same of one operation."""
    targets: _Interned[tuple[str, str, str]] = _Interned()
    dialects = [_dialect_data(table, targets) for table in tables]
    command = shlex.join(["mlir-availability", "table", *(f"--declare={file}" for file in declared), "--op"])
    return {"targets": targets.values, "dialects": dialects, "command": command}


def _dialect_data(table: TableData, targets: _Interned[tuple[str, str, str]]) -> dict[str, Any]:
    """Returns the data of a dialect.

    * `targets`: [number of a target, number of its column].
    * `rows`: what columns say, a letter for each column; the following refer to them.
    * `clauses`: [text, row]
    * `conditions`: [sort, what has to hold, rule, why it is unknown, clauses]
    * `ops`: [name, row, clauses, conditions, whether something isn't listed, why it is unknown]
    * `types`: [name, clauses, conditions]
    """
    letters = [table.cells(number) for number in range(len(table.rows))]
    letters += [table.verdicts(number) for number in range(len(table.clauses))]
    by_target = ["".join(row[index] for row in letters) for index in range(len(table.targets))]
    columns: _Interned[str] = _Interned()
    numbers = [columns.number(column) for column in by_target]
    first = [numbers.index(number) for number in range(len(columns.values))]
    rows: _Interned[str] = _Interned()
    conditions: _Interned[Condition] = _Interned()

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
