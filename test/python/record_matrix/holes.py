# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What of the matrix is known to be wrong, by name. The test demands exactly that."""

from __future__ import annotations

from .cells import Cell


def is_left_out(cell: Cell) -> bool:
    """Tells whether no record is written for the cell, as the generated C++ wouldn't compile."""
    has_default = any(wrapper.startswith("DefaultValued") for wrapper in cell.wrappers)
    return cell.position == "attribute" and has_default and cell.carrier.endswith("an integer")


def find_hole(cell: Cell) -> str | None:
    """Returns which known hole the cell is in, None for a cell that is right."""
    if is_left_out(cell):
        return "the default of an enum that is held as an integer is compared with a case"
    has_default = any(wrapper.startswith("DefaultValued") for wrapper in cell.wrappers)
    if has_default and cell.carrier == "AttrAvailableAt around an enum, an integer with a class":
        return "av.load asks for what holds its default"
    return None
