# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``mlir-availability table``: every operation of a dialect against every dimension."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from typing import Any

from mlir import availability as av
from mlir import ir
from mlir.availability._api import context_or_current
from mlir.availability._input import Diagnostic
from mlir.availability._model import SCHEMA_VERSION, clause_from_raw, describe_alternatives
from mlir.availability._native import _availability
from mlir.availability.cli._text import Look

_NOTES = (
    "An operation needs all that its row says.",
    "Alternatives of several dimensions stand in the column of the first.",
    "Where the last column says so, it may need more: because of its attributes, or of how types combine.",
    "A type may need something by itself, too.",
)


@dataclass(frozen=True)
class _Row:
    """An operation and what it needs."""

    op: str
    clauses: list[av.Clause]
    conditional: bool
    """Whether it may need more."""

    def to_json(self) -> dict[str, Any]:
        clauses = [clause.to_json() for clause in self.clauses]
        return {"op": self.op, "clauses": clauses, "conditional": self.conditional}


@dataclass(frozen=True)
class _Table:
    dialect: str
    dimensions: list[tuple[str, str]]
    """Their names and relations."""
    rows: list[_Row]

    @property
    def title(self) -> str:
        return f"Availability of the operations of '{self.dialect}'"

    def cells(self, row: _Row) -> list[str]:
        """What stands in a row behind the operation: a cell for each dimension, and the last column."""
        cells = [
            "; ".join(
                _describe(clause)
                for clause in row.clauses
                if clause.any_of and clause.any_of[0].dimension == dimension
            )
            for dimension, _ in self.dimensions
        ]
        last = ["on no target"] * any(not clause.any_of for clause in row.clauses)
        last += ["may need more"] * row.conditional
        return [*cells, "; ".join(last)]


def run(dialect: str, *, format_: str) -> int:
    """Writes the table of a dialect.

    Args:
        dialect: its name.
        format_: "markdown", "json" or "html".

    Returns:
        The exit code: 0, or 2 when no such dialect takes part in availability, or it has no operations.
    """
    # An argument may hold bytes that are no text.
    dialect = dialect.encode(errors="backslashreplace").decode()
    try:
        dimensions, rows = _availability.table(context_or_current(ir.Context()), dialect)
        if not rows:
            raise ValueError(_without_operations(dialect, [name for name, _ in dimensions]))
    except ValueError as error:
        diagnostic = Diagnostic("DIALECT", "error", str(error))
        sys.stderr.write(Look.of_stderr().diagnostics([diagnostic]))
        return 2
    table = _Table(
        dialect,
        dimensions,
        [_Row(op, [clause_from_raw(raw) for raw in clauses], more) for op, clauses, more in rows],
    )
    sys.stdout.write(_FORMATS[format_](table))
    return 0


def _without_operations(dialect: str, dimensions: list[str]) -> str:
    """Says why there is no table of a dialect that only others' operations need something of."""
    return (
        f"dialect '{dialect}' has no operations to make a table of; what those of other dialects need along "
        f"{' and '.join(dimensions)}, 'mlir-availability explain FILE' says of each, with the rule that asks"
    )


def _describe(clause: av.Clause) -> str:
    """The alternatives as a phrase, without the name of the first dimension, which heads the column."""
    return describe_alternatives(clause.any_of).removeprefix(f"{clause.any_of[0].dimension} ")


def _to_json(table: _Table) -> str:
    form = {
        "schema_version": SCHEMA_VERSION,
        "dialect": table.dialect,
        "dimensions": [{"name": name, "relation": relation} for name, relation in table.dimensions],
        "ops": [row.to_json() for row in table.rows],
    }
    return json.dumps(form) + "\n"


def _to_markdown(table: _Table) -> str:
    def line(cells: list[str]) -> str:
        return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"

    head = ["op", *(f"`{name}` ({_relation(relation)})" for name, relation in table.dimensions), "besides"]
    lines = [f"# {table.title}", "", *_NOTES, "", line(head), "|" + "---|" * len(head)]
    lines += [line([f"`{row.op}`", *table.cells(row)]) for row in table.rows]
    return "\n".join(lines) + "\n"


def _to_html(table: _Table) -> str:
    def line(op: str, cells: list[str]) -> str:
        columns = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        return f'<tr><th scope="row"><code>{escape(op)}</code></th>{columns}</tr>'

    head = "".join(
        f'<th scope="col"><code>{escape(name)}</code> ({_relation(relation)})</th>'
        for name, relation in table.dimensions
    )
    return "\n".join(
        [
            '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
            f"<title>{escape(table.title)}</title>",
            "<style>\nbody { font-family: sans-serif; }\ntable { border-collapse: collapse; }",
            "th, td { border: 1px solid #999; padding: 0.2em 0.5em; text-align: left; vertical-align: top; }",
            f"</style>\n</head>\n<body>\n<h1>{escape(table.title)}</h1>",
            f"<p>{escape(' '.join(_NOTES))}</p>",
            "<table>\n<thead>",
            f'<tr><th scope="col">op</th>{head}<th scope="col">besides</th></tr>',
            "</thead>\n<tbody>",
            *(line(row.op, table.cells(row)) for row in table.rows),
            "</tbody>\n</table>\n</body>\n</html>\n",
        ]
    )


def _relation(name: str) -> str:
    return name.replace("_", " ")


_FORMATS: dict[str, Callable[[_Table], str]] = {
    "markdown": _to_markdown,
    "json": _to_json,
    "html": _to_html,
}
