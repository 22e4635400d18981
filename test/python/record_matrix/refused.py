# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds the records that availability-tblgen rejects, and continues without them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace

from .library import Refusal, Workplace
from .records import Op


def split(op: Op) -> list[Op]:
    """Returns an op for each part of `op`: its name is that of `op`, an underscore and that of the part."""
    kinds = ("operands", "results", "attributes", "properties")
    empty = replace(op, operands=(), results=(), attributes=(), properties=())
    return [
        replace(empty, name=f"{op.name}_{part[0]}", **{kind: (part,)})
        for kind in kinds
        for part in getattr(op, kind)
    ]


def _mentioned(within: object) -> Iterator[object]:
    """Yields the records in a record."""
    if isinstance(within, tuple):
        for element in within:
            yield from _mentioned(element)
    elif is_dataclass(within):
        yield within
        for field in fields(within):
            yield from _mentioned(getattr(within, field.name))


def drop_refused(workplace: Workplace) -> list[Refusal]:
    """Takes the records out of the dialect that are refused, with the records that mention them.

    Of an op with several parts, those are taken out that are refused by themselves; the others become ops.

    Returns:
        The refusals; each is of a record that is at fault itself.
    """
    dialect = workplace.dialect
    refusals: list[Refusal] = []
    while refusal := workplace.find_refusal():
        record = refusal.record
        if isinstance(record, Op) and len(parts := split(record)) > 1:
            position = dialect.ops.index(record)
            dialect.ops[position : position + 1] = parts
            continue
        refusals.append(refusal)
        dialect.enums = [one for one in dialect.enums if one != record]
        dialect.defs = [one for one in dialect.defs if record not in _mentioned(one)]
        dialect.ops = [one for one in dialect.ops if record not in _mentioned(one)]
    return refusals


def is_without(use: object, refusals: list[Refusal]) -> bool:
    """Tells that nothing in it is of a record that was refused."""
    mentioned = list(_mentioned(use))
    return not any(refusal.record in mentioned for refusal in refusals)
