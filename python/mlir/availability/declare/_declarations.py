# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Passes declarations of a program to the extension module: all of them, or none."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from mlir import ir
from mlir.availability.native._extension import _availability

if TYPE_CHECKING:
    from mlir.availability.declare._dimension import Dimension
    from mlir.availability.declare._named_target import NamedTarget

Value: TypeAlias = "ir.Attribute | int | str"

# The forms that the extension module expects. Clauses: each a list of alternatives, each a dimension and a
# value.
Clauses: TypeAlias = list[list[tuple[str, str]]]
# A condition on an operation: as JSON, and in words. Then the rule, and the part that is the cause: its kind,
# its name and its position. All but the first may be empty.
OpCondition: TypeAlias = "tuple[str, str, str, str, str, int | None]"
# A condition on an attribute: its name, the value that it must have, the value that it must not have, the
# cases of its enum, and whether the enum is a bit enum. Then, each empty if there is none: what else must
# hold for it, as JSON, that in words, and the precise cause to show.
AttributeCondition: TypeAlias = (
    "tuple[str, Value | None, Value | None, list[tuple[str, int]], bool, str, str, str]"
)
# A condition on a type: whether it is of an operand (or of a result), its position, the type, whether nested
# types count, and the name of the operand or result, which may be empty. Then, each empty if there is none:
# what must hold for the type, as JSON, that in words, which operands or results the definition of the
# operation names, and the attribute with their numbers.
TypeCondition: TypeAlias = "tuple[bool, int, ir.Type | None, bool, str, str, str, str, str]"
Condition: TypeAlias = "OpCondition | AttributeCondition | TypeCondition"
# The clauses are None if the operation's definition doesn't allow what meets the condition, whose words say
# what it must be instead.
Rule: TypeAlias = "tuple[str, Clauses | None, Condition | None]"
# The mark of a kind: "!" for types, "#" for attributes, "" for discardable attributes.
Mark: TypeAlias = str
# The kind, the name without the mark, the dialect of the operations that have the requirements (empty: all
# have), and the requirements.
DefRule: TypeAlias = "tuple[Mark, str, str, Clauses]"
# An op, the dialect to which some of its requirements are unknown, why, and under which condition.
UnknownOp: TypeAlias = "tuple[str, str, str, Condition | None]"
# The kind, the name, the dialect of the operations, the dialect to which it is unknown, and the reason.
UnknownDef: TypeAlias = tuple[Mark, str, str, str, str]


def declare(
    context: ir.Context,
    *,
    dimensions: Iterable[Dimension] = (),
    targets: Iterable[NamedTarget] = (),
    op_rules: Sequence[Rule] = (),
    def_rules: Sequence[DefRule] = (),
    unknown_ops: Sequence[UnknownOp] = (),
    unknown_defs: Sequence[UnknownDef] = (),
    converted_ops: Sequence[tuple[str, str]] = (),
    closed_regions: Sequence[str] = (),
    only_targets: Sequence[tuple[str, str]] = (),
    namings: Sequence[tuple[str, str, str]] = (),
) -> None:
    """Declares everything. If anything is wrong, declares nothing and raises ValueError."""
    raw = [
        (
            dimension.name,
            dimension.label,
            dimension.relation,
            list((dimension.values or {}).items()),
            dimension.limit,
            dimension.counterpart,
            [(value, list(others)) for value, others in dimension.includes.items()],
            [(value, *other) for value, others in dimension.implies.items() for other in others],
        )
        for dimension in _in_order(dimensions)
    ]
    raw_targets = [
        (
            target.name,
            target.family,
            target.rank,
            target.attribute,
            target.summary,
            target.source,
            list(target.optional),
            list(target.other_names),
        )
        for target in targets
    ]
    _availability.declare(
        context,
        raw,
        raw_targets,
        op_rules,
        def_rules,
        unknown_ops,
        unknown_defs,
        converted_ops,
        closed_regions,
        only_targets,
        namings,
    )


def _in_order(dimensions: Iterable[Dimension]) -> list[Dimension]:
    """Sorts dimensions: if a value of one implies a value of another, the other one comes first."""
    given = list(dimensions)
    by_name = {dimension.name: dimension for dimension in given}
    result: list[Dimension] = []
    visited: list[Dimension] = []

    def visit(dimension: Dimension) -> None:
        if dimension in visited:
            return
        visited.append(dimension)
        for implied in dimension._implied_dimensions:
            visit(implied)
        for others in dimension.implies.values():
            for name, _ in others:
                if name in by_name:
                    visit(by_name[name])
        result.append(dimension)

    # A dimension that implies a version needs both ends of its range.
    ends = sorted(given, key=lambda dimension: bool(dimension.implies))
    for dimension in ends:
        visit(dimension)
    return result


def checked_name(value: object, what: str) -> str:
    """Checks a name."""
    if not isinstance(value, str):
        raise TypeError(f"{what} must be a str, not {value!r}")
    if not value or not value.isprintable():
        raise ValueError(f"{what} must be printable text, not {value!r}")
    return value


def checked_number(value: object, what: str) -> int:
    """Checks a number, which C++ stores in 64 bits."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"{what} must be an int, not {value!r}")
    if not -(2**63) <= value < 2**63:
        raise ValueError(f"{what} must fit into 64 bits; {value} doesn't")
    return value
