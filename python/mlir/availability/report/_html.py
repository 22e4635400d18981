# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Formats reports as HTML for notebooks: a table of the targets, and one of the violations on each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mlir.availability.report._report import TargetReport
    from mlir.availability.report._violation import Condition, Unchecked, Violation

# A table of findings has at most this many rows and targets, so that it stays readable.
_SHOWN_ROWS = 10
_SHOWN_TARGETS = 3
# And any other table.
_MOST_ROWS = 100


def table(head: Iterable[str], rows: Sequence[Iterable[str]]) -> str:
    """Returns a table of the first rows as HTML, and how many more there are."""
    more = f"<p>{len(rows) - _MOST_ROWS:,} more</p>" if len(rows) > _MOST_ROWS else ""
    return _table(head, rows[:_MOST_ROWS]) + more


def report_html(results: Sequence[TargetReport]) -> str:
    """Returns the results of a check as HTML."""
    rows = ((result.verdict, result.target_name, str(result)) for result in results)
    parts = [_table(("", "target", "verdict"), rows)]
    parts += [_details(result) for result in results if not result.ok or result.conditions]
    return "\n".join(parts)


def _details(result: TargetReport) -> str:
    """The violations on a target, collapsed."""
    found = [_row_of(each) for each in result.violations[:_SHOWN_ROWS]]
    found += [_row_of(each) for each in result.conditions[:_SHOWN_ROWS]]
    found += [_unknown_row(each) for each in result.unchecked[:_SHOWN_ROWS]]
    number = len(result.violations) + len(result.conditions) + len(result.unchecked)
    more = f"<p>{number - len(found):,} more</p>" if number > len(found) else ""
    table = _table(("place", "op", "what", "cause", "available from"), found) if found else ""
    return f"<details><summary>{escape(result.target_name)}</summary>{table}{more}</details>"


def _row_of(found: Violation | Condition) -> tuple[str, ...]:
    targets: tuple[str, ...] = getattr(found, "available_from", ())
    names = ", ".join(targets[:_SHOWN_TARGETS]) + (", ..." if len(targets) > _SHOWN_TARGETS else "")
    if getattr(found, "available_alone", False):
        names = f"by itself: {names}"
    return found.location, found.op_name, found.message, str(found.clause.source), names


def _unknown_row(found: Unchecked) -> tuple[str, ...]:
    return found.location, found.op_name, found.message, "", ""


def _table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    lines = ["<table>", f"<thead>{_row('th', head)}</thead>", "<tbody>"]
    lines += [_row("td", row) for row in rows]
    return "\n".join([*lines, "</tbody>", "</table>"])


def _row(tag: str, cells: Iterable[str]) -> str:
    align = "" if tag == "th" else ' style="text-align: left"'
    return f"<tr>{''.join(f'<{tag}{align}>{escape(cell)}</{tag}>' for cell in cells)}</tr>"
