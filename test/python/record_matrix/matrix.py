# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The feature matrix: the carriers of availability, their positions, and their wrappers.

A cell is a carrier (a type, an attribute, a case of an enum, ...) in a position (an operand, a property, ...)
under up to two wrappers (optional, an alternative, an element of a container, ...). There is a cell for each
combination that ODS accepts and that can occur in IR.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from .carriers import (
    BITS,
    BOX,
    CRATE,
    FEW,
    INHERITING,
    NAME,
    OVERLAID,
    PARAMETER_DEFS,
    PLAIN,
    STAMP,
    TONE,
    tag,
)
from .cells import Cell, T, attr_cells, prop_cells, type_cells
from .examples import uses
from .held import CALL, FOREIGN_DEFS, HOLDER, held_uses
from .records import (
    AnyOf,
    Dialect,
    Op,
    Values,
    Version,
)
from .values import (
    Use,
)

# All together.

# Cells that share an op: compiling an op takes long, and so does compiling many parts of one.
PER_OP = 16


@dataclass(frozen=True)
class Sample:
    """IR, and the cells that it is of, by the names of the parts of the op; "" is all of the op."""

    use: Use
    cells: dict[str, Cell]


@dataclass
class Matrix:
    """The dialect that all cells are of, and IR for each of them.

    Attributes:
        cells: from the names of ops to the cells of their parts, by their names.
    """

    dialect: Dialect
    cells: dict[str, dict[str, Cell]]

    def cells_of(self, op: Op) -> dict[str, Cell]:
        """Returns the cells of the parts of the op, which may be a part of an op itself."""
        name, _, part = op.name.partition("_")
        cells = self.cells[name]
        return {part: cells[part]} if part else cells

    def samples(self) -> Iterator[Sample]:
        for op in self.dialect.ops:
            if op != HOLDER and not op.foreign:
                for use in uses(FEW, op, f"{NAME}.{op.mnemonic}"):
                    yield Sample(use, self.cells_of(op))
        for cell, use in held_uses():
            yield Sample(use, {"": cell})


def _chunks(cells: Iterable[tuple[Cell, T]]) -> Iterator[tuple[int, list[tuple[Cell, T]]]]:
    items = [item for item in cells if not item[0].is_refused]
    for start in range(0, len(items), PER_OP):
        yield start, items[start : start + PER_OP]


def _kind_ops() -> Iterator[tuple[Op, Cell]]:
    """Ops that state their requirements in different ways."""
    needs = (tag(), Version(2), AnyOf((tag(), Version(4))))
    for name, op in {
        "availability of the op": Op("Plain", needs),
        "availability of the base class": Op("Inheriting", needs, is_inherited=True),
        "no availability": Op("Nothing"),
        "AvailabilityFor": Op("Overlaid", needs, overlay=(tag(),)),
        "AvailabilityFor that replaces": Op(
            "Replaced", needs, overlay=(tag(), AnyOf((tag(), tag()))), is_replaced=True
        ),
    }.items():
        yield op, Cell("op", (), name)


def make_refused() -> Matrix:
    """Returns the cells that are refused, an op for each."""
    ops, cells = [], {}
    for number, (cell, part) in enumerate(
        item for item in (*type_cells(), *attr_cells()) if item[0].is_refused
    ):
        name = f"Refused{number}"
        if isinstance(part, Values):
            ops.append(Op(name, operands=(("part", part),)))
        else:
            ops.append(Op(name, attributes=(("part", part),)))
        cells[name] = {"part": cell}
    return Matrix(
        Dialect(NAME, [*PLAIN.values(), *BITS.values()], [TONE, STAMP, *PARAMETER_DEFS], ops), cells
    )


def make_matrix() -> Matrix:
    """Returns the cells that aren't refused."""
    ops: list[Op] = []
    cells: dict[str, dict[str, Cell]] = {}
    for start, types in _chunks(type_cells()):
        operands = tuple((f"o{index}", these) for index, (_, these) in enumerate(types))
        results = tuple(
            (f"r{index}", these) for index, (_, these) in enumerate(types) if these.count != "nested"
        )
        ops.append(Op(f"Types{start}", (tag(),), operands, results))
        cells[ops[-1].name] = {f"o{index}": cell for index, (cell, _) in enumerate(types)} | {
            f"r{index}": replace(cell, position="result")
            for index, (cell, these) in enumerate(types)
            if these.count != "nested"
        }
    for start, attrs in _chunks(attr_cells()):
        named = tuple((f"a{index}", attr) for index, (_, attr) in enumerate(attrs))
        ops.append(Op(f"Attrs{start}", attributes=named))
        cells[ops[-1].name] = {f"a{index}": cell for index, (cell, _) in enumerate(attrs)}
    for start, props in _chunks(prop_cells()):
        ops.append(
            Op(
                f"Props{start}",
                properties=tuple((f"p{index}", prop) for index, (_, prop) in enumerate(props)),
            )
        )
        cells[ops[-1].name] = {f"p{index}": cell for index, (cell, _) in enumerate(props)}
    for op, cell in _kind_ops():
        ops.append(op)
        cells[op.name] = {"": cell}
    defs = [TONE, STAMP, *OVERLAID, *INHERITING, BOX, CRATE, *PARAMETER_DEFS, *FOREIGN_DEFS]
    dialect = Dialect(NAME, [*PLAIN.values(), *BITS.values()], defs, [*ops, HOLDER, CALL])
    return Matrix(dialect, cells)
