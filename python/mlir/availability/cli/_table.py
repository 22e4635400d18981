# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``mlir-availability table``: the operations of dialects as Markdown, JSON or HTML, or one operation."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from difflib import get_close_matches

from mlir import availability as av
from mlir.availability.cli import _json
from mlir.availability.cli._table_data import Condition, Row, TableData, collect, describe_clause
from mlir.availability.cli._text import Look, printable
from mlir.availability.files._requirement_files import Declared
from mlir.availability.files._source import Diagnostic, InputError
from mlir.availability.report._lowered_ops import lowered_source
from mlir.availability.report.wording._requirements import describe_alternatives

_NOTES = (
    "An operation needs all that its row says.",
    "Alternatives of several dimensions stand in the column of the first.",
    "The last column names conditions under which an operation needs more.",
    "`mlir-availability table DIALECT --op OP` shows what it then needs.",
)
# The maximum number of conditions in a row.
_NAMED_CONDITIONS = 4
_WORDS = {
    "y": "yes",
    "c": "on condition",
    "o": "optional",
    "n": "no",
    "u": "unknown",
    "-": "not judged",
}


def run(
    dialects: Sequence[str],
    *,
    format_: str,
    html: str | None,
    op: str | None,
    targets: Sequence[str],
    declared: Sequence[Declared],
) -> int:
    """Writes tables.

    Args:
        dialects: their names; an empty list stands for all.
        format_: "markdown", for one dialect only, "json", one line for each dialect, or "html", one page.
        html: the file to write the page to, regardless of `format_`; "-" is standard output.
        op: the operation to describe completely, as text.
        targets: the targets to ask, instead of all known ones.
        declared: files with requirements.

    Returns:
        The exit code: 0, or 2 when there is no such dialect, operation or target, or the page can't be
        written.
    """
    # An argument may contain bytes that aren't text.
    names = [dialect.encode(errors="backslashreplace").decode() for dialect in dialects]
    try:
        if op is not None and not names:
            names = [op.partition(".")[0]]
        is_page = html is not None or format_ == "html"
        if not is_page and format_ == "markdown" and len(names) != 1:
            wanted = f"one of {', '.join(names)}" if names else "it"
            raise ValueError(
                f"a table in Markdown is of one dialect: name {wanted}, or use --html FILE or --format json "
                "for all"
            )
        tables = collect(names, targets, declared)
        if op is not None:
            sys.stdout.write(_describe_op(tables, op, names_silent=bool(targets)))
        elif is_page:
            from mlir.availability.cli import _html_page, _table_page

            page = _table_page.make_page(
                tables, [each.file for each in declared], are_targets_asked=bool(targets)
            )
            _html_page.write(page, html or "-")
        else:
            sys.stdout.write(_to_markdown(tables[0]) if format_ == "markdown" else _to_json(tables))
    except ValueError as error:
        sys.stderr.write(Look.of_stderr().diagnostics([Diagnostic("DIALECT", "error", str(error))]))
        return 2
    except InputError as error:
        sys.stderr.write(Look.of_stderr().diagnostics(error.diagnostics))
        return 2
    return 0


def _to_json(tables: Sequence[TableData]) -> str:
    return "".join(_json.dumps(table.to_json()) + "\n" for table in tables)


# Markdown.


_LOWERED_NOTE = (
    "The columns of dialects of targets say what the default pipelines make of an operation in kernels that "
    "were tried: {}."
)


def _to_markdown(table: TableData) -> str:
    def line(cells: list[str]) -> str:
        return f"| {' | '.join(printable(cell).replace('|', chr(92) + '|') for cell in cells)} |"

    head = [
        "op",
        *(f"`{name}` ({relation.replace('_', ' ')})" for name, relation in table.dimensions),
        *(["besides"] if table.dimensions else []),
        *(f"`{family}`" for family in table.families),
    ]
    title = f"# Availability of the operations of '{printable(table.dialect)}'"
    notes = list(_NOTES) if table.dimensions else []
    if table.families:
        notes.append(_LOWERED_NOTE.format(lowered_source()))
    lines = [title, "", *notes, "", line(head), "|" + "---|" * len(head)]
    for row in table.rows:
        cells = _cells(table, row) if table.dimensions else []
        becomes = [str(row.lowered[family]) if family in row.lowered else "" for family in table.families]
        lines.append(line([f"`{row.op}`", *cells, *becomes]))
    return "\n".join(lines) + "\n"


def _cells(table: TableData, row: Row) -> list[str]:
    """The cells of a row after the operation: one for each dimension, and the last column."""
    cells = [
        "; ".join(
            _describe(clause.any_of)
            for clause in row.clauses
            if clause.any_of and clause.any_of[0].dimension == dimension
        )
        for dimension, _ in table.dimensions
    ]
    last = ["on no target"] * any(not clause.any_of for clause in row.clauses)
    last += [f"unknown: {reason}" for reason in row.unknown]
    named = list(dict.fromkeys(map(str, row.conditions)))
    last += named[:_NAMED_CONDITIONS]
    if len(named) > _NAMED_CONDITIONS:
        last.append(f"and {len(named) - _NAMED_CONDITIONS} more")
    last += ["conditions that are written in C++ and not listed"] * row.unlisted
    return [*cells, "; ".join(last)]


def _describe(any_of: tuple[av.Requirement, ...]) -> str:
    """The alternatives as a phrase, without the name of the first dimension, which heads the column."""
    return describe_alternatives(any_of).removeprefix(f"{any_of[0].dimension} ")


# One operation.


def _describe_op(tables: Sequence[TableData], op: str, *, names_silent: bool) -> str:
    """Returns all requirements of an operation, and the verdict of each target.

    Args:
        tables: the tables to search.
        op: its name.
        names_silent: whether to name the targets that don't cover it.

    Raises:
        ValueError: no table has it.
    """
    for table in tables:
        number = table.numbers.get(op)
        if number is not None:
            text = _describe_row(table, table.rows[number], table.cells(number))
            return text + (
                f"  not judged: {printable(', '.join(table.silent))}\n"
                if names_silent and table.silent
                else ""
            )
    known = [row.op for table in tables for row in table.rows]
    near = get_close_matches(op, known, 1)
    hint = f"; did you mean '{near[0]}'?" if near else ""
    raise ValueError(f"no operation '{op}' in the table{hint}")


def _describe_row(table: TableData, row: Row, cells: str) -> str:
    always = [each for each in row.conditions if each.kind == "op" and not each.when and each.sort != "held"]
    needed = [
        f"  {describe_clause(clause.any_of)}{_outcome(table, number)}"
        for clause, number in zip(row.clauses, row.numbers, strict=True)
    ]
    needed += [f"  unknown: {reason}" for reason in row.unknown]
    needed += [f"  {text}" for condition in always for text in _condition_lines(table, condition)]
    if row.unlisted:
        needed.append("  and requirements that are written by hand in C++, which are not listed")
    lines = [row.op]
    if row.has_record:
        lines += ["", "needs", *(needed or ["  nothing in any case"])]
    for condition in row.conditions:
        if condition not in always:
            lines.append(f"if {condition}" if condition.sort != "held" else str(condition))
            lines += [f"  {text}" for text in _condition_lines(table, condition)]
    for family, lowered in row.lowered.items():
        lines += ["", f"becomes, by {lowered_source()}, for {family}"]
        lines += [f"  {text}" for text in lowered.lines()]
    if not row.has_record:
        return "".join(f"{printable(line)}\n" for line in lines)
    lines += ["", "targets"]
    for letter, word in _WORDS.items():
        names = [target.name for target, cell in zip(table.targets, cells, strict=True) if cell == letter]
        if names and letter != "-":
            lines.append(f"  {word}: {', '.join(names)}")
    return "".join(f"{printable(line)}\n" for line in lines)


def _condition_lines(table: TableData, condition: Condition) -> list[str]:
    """Returns the lines for a condition and what it requires."""
    rule = f", by {condition.rule}" if condition.rule else ""
    if condition.sort == "unknown":
        return [f"unknown: {condition.unknown}{rule}"]
    if condition.sort == "computed":
        return [f"needs what its value states{rule}"]
    if condition.sort == "named":
        return [f"needs what the named thing needs{rule}"]
    if condition.sort == "held":
        return [f"needs what its types and attributes need: see the types of '{table.dialect}'"]
    return [
        f"needs {describe_clause(table.clauses[number])}{rule}{_outcome(table, number)}"
        for number in condition.clauses
    ]


def _outcome(table: TableData, number: int) -> str:
    """Returns the targets' verdicts on a clause; empty if there are many targets."""
    if len(table.targets) > 3:
        return ""
    verdicts = zip(table.targets, table.verdicts(number), strict=True)
    return " (" + ", ".join(f"{target.name}: {_WORDS[letter]}" for target, letter in verdicts) + ")"
