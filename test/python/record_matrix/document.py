# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the rows of the matrix in docs/features.md.

`python -m record_matrix.document FILE` brings the file up to date.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from .cells import Cell, attr_cells, prop_cells, type_cells
from .held import held_uses

BEGIN = "<!-- The rows to the next comment are generated: see CONTRIBUTING.md. -->\n"
END = "<!-- The end of what is generated. -->\n"


def _table(title: str, cells: Iterable[Cell]) -> Iterator[str]:
    """Yields a table of wrappers and carriers, of cells of one position. The longer list goes down."""
    found = list(cells)
    carriers = list(dict.fromkeys(cell.carrier for cell in found))
    wrappers = ["", *dict.fromkeys(wrapper for cell in found for wrapper in cell.wrappers[:1])]
    entries = {
        (carrier, wrapper): _entry([cell for cell in found if cell.carrier == carrier], wrapper)
        for carrier in carriers
        for wrapper in wrappers
    }
    names = {wrapper: f"`{wrapper}`" if wrapper else "bare" for wrapper in wrappers}
    yield f"### {title}\n\n{len(found)} combinations.\n"
    if len(carriers) > len(wrappers):
        yield _row(["", *names.values()])
        yield _row(["---"] * (len(wrappers) + 1))
        for carrier in carriers:
            yield _row([carrier, *(entries[carrier, wrapper] for wrapper in wrappers)])
    else:
        yield _row(["", *carriers])
        yield _row(["---"] * (len(carriers) + 1))
        for wrapper, name in names.items():
            yield _row([name, *(entries[carrier, wrapper] for carrier in carriers)])
    yield ""


def _row(columns: Iterable[str]) -> str:
    return f"| {' | '.join(columns)} |"


def _verdict(cell: Cell) -> str:
    return "an error" if cell.is_refused else "yes"


def _entry(cells: list[Cell], outermost: str) -> str:
    """Returns what is said of the cells that have this outermost wrapper; "" is none at all."""
    here = [cell for cell in cells if "".join(cell.wrappers[:1]) == outermost]
    alone = [cell for cell in here if len(cell.wrappers) < 2]
    text = _verdict(alone[0]) if alone else "-"
    right = sum(_verdict(cell) == "yes" for cell in here if cell not in alone)
    return f"{text}, around {right}" if right else text


def _held() -> Iterator[str]:
    cells = [cell for cell, _ in held_uses()]
    yield "### What is held\n"
    yield f"{len(set(cells))} combinations.\n"
    yield "| position | type | attribute | enum case | bit enum case | other means |"
    yield "|---|---|---|---|---|---|"
    for position in dict.fromkeys(cell.position for cell in cells):
        here = {cell.carrier for cell in cells if cell.position == position}
        columns = []
        for kind in ("type", "attribute", "enum case", "bit enum case"):
            owned = {one for one in here if _kind(one) == kind}
            columns.append(f"{len(owned)} ways" if owned else "-")
        other = sorted(
            one
            for one in here
            if _kind(one) not in ("type", "attribute", "enum case", "bit enum case", "nothing")
        )
        yield f"| {position} | {' | '.join(columns)} | {', '.join(other) or '-'} |"
    yield ""


def _kind(carrier: str) -> str:
    """Returns what it is that something holds: a type with an overlay is a type, too."""
    first = carrier.partition(" in a")[0].partition(",")[0]
    return first.removeprefix("foreign ").removeprefix("builtin ")


def rows() -> str:
    """Returns what stands between the comments."""
    lines = [
        *_table("Operands and results", (cell for cell, _ in type_cells())),
        *_table("Attributes", (cell for cell, _ in attr_cells())),
        *_table("Properties", (cell for cell, _ in prop_cells())),
        *_held(),
    ]
    return "\n" + "\n".join(lines)


def replace_rows(text: str) -> str:
    """Returns the text of the page with the rows as they should be.

    Raises:
        ValueError: the comments aren't there.
    """
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError("the page has no generated rows: the comments around them are missing")
    return before + BEGIN + rows() + END + after


if __name__ == "__main__":
    page = Path(sys.argv[1])
    page.write_text(replace_rows(page.read_text()))
