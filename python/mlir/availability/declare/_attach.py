# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Declares availability at run time, without C++.

Declarations become data in C++, where `explain` and `check` evaluate them: no Python code runs for an
operation.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from mlir import ir
from mlir.availability.ask._operations import context_or_current
from mlir.availability.declare._declarations import (
    Condition,
    Value,
    checked_name,
    checked_number,
    declare,
)
from mlir.availability.declare._dimension import Dimension, Single, requirement_pair


def attach(
    context: ir.Context | None,
    op: str,
    requirements: Iterable[Single | list[Single]],
    *,
    when_attr: str | None = None,
    equals: Value | None = None,
    unless: Value | None = None,
    enum: Mapping[str, int] | None = None,
    bit_enum: bool = False,
    when_operand: int | None = None,
    when_result: int | None = None,
    has_type: ir.Type | None = None,
    exact: bool = False,
    when: Sequence[object] | None = None,
) -> None:
    """Declares what all operations of a name need in a context, in addition to what is known.

    A name that begins with ``!`` or ``#`` stands for a type or an attribute, wherever it is used.

    The operation may be registered, defined with IRDL (before or later), or not registered at all.
    Afterwards its requirements count as known, even if `requirements` is empty. In a dialect that isn't
    registered, the requirements of types and attributes are unknown until each is declared. Declaring the
    same again changes nothing. No other thread may use the context meanwhile.

    Read bytecode that has such operations with :func:`parse`: where they aren't registered,
    ``ir.Module.parse`` can't tell in which form their properties were written, and then says that their
    requirements are unknown.

    Args:
        context: the context to declare it in; None for the current one.
        op: the operations' name, ``"toy.add"``; or that of a type, ``"!toy.tensor"``, or an attribute,
            ``"#toy.layout"``, without parameters. Such a type or attribute may be defined later, too.
            For these there are no conditions.
        requirements: what they need, all of it. Each is a pair of a dimension and a value, or a
            :class:`Requirement`; a list of these holds alternatives, any of which will do. The
            dimension is a :class:`Dimension` or the name of one that the context knows. The value
            is a name, or a number where the dimension has no names.
        when_attr: apply only to operations that have this attribute.
        equals: apply only if that attribute equals this: an attribute; a number that it holds; the name
            of the enum case that it holds, or the string. The requirements are unknown if the attribute
            is a dialect's and its text isn't a list of cases, as in ``#toy.mode<value = fast>``.
        unless: apply only if the attribute differs from this value. Usually this is the default value.
        enum: the cases of the attribute's enum and their numbers. It is needed where the attribute
            holds a number, but `equals` or `unless` is a name.
        bit_enum: whether the enum is one of bits; `equals` then means that its bits are set.
        when_operand: apply only to operations that have an operand at this position.
        when_result: apply only to operations that have a result at this position.
        has_type: apply only if that operand or result has this type, or a type that contains it.
        exact: don't count types that merely contain `has_type`.
        when: apply only to operations for which this holds: a condition as `av.load` reads it, for instance
            ``["not", ["attribute", "axis", ["and"]]]``.

    Raises:
        TypeError: something is of the wrong type.
        ValueError: a dimension or value is unknown (the message suggests similar names); the context has a
            different dimension of that name; a loaded dialect has no such operation, type or attribute;
            the operation has no such operand or result, or has an attribute of a similar name; the type is
            builtin; or conditions exclude each other. Nothing has been attached or declared then.

    >>> context.allow_unregistered_dialects = True
    >>> av.attach(context, "toy.add", [(av.Dimension("toy.version", ["v1", "v2"]), "v2")])
    >>> print(av.explain(ir.Module.parse('"toy.add"() : () -> ()').body.operations[0])[0])
    toy.version v2 (cause: the op itself)
    """
    context = context_or_current(context)
    checked_name(op, "an operation's name")
    of_attribute = equals is not None or unless is not None or enum is not None or bit_enum
    if when is not None and (isinstance(when, str) or not isinstance(when, Sequence)):
        raise TypeError(f"when must be a list, not {when!r}")
    _check_conditions(when, when_attr, when_operand, when_result, of_attribute, has_type is not None or exact)
    for thing in (equals, unless, has_type):
        if isinstance(thing, (ir.Attribute, ir.Type)) and thing.context != context:
            raise ValueError(f"'{thing}' belongs to another context")

    condition: Condition | None = None
    if when is not None:
        import json

        condition = (json.dumps(when), "", "", "op", "", None)
    elif when_attr is not None:
        cases = [] if enum is None else _cases(enum)
        condition = (
            checked_name(when_attr, "when_attr"),
            _attribute_value(equals, "equals"),
            _attribute_value(unless, "unless"),
            cases,
            bool(bit_enum),
            "",
            "",
            "",
        )
    elif when_operand is not None or when_result is not None:
        position = _position(when_operand if when_operand is not None else when_result)
        if has_type is not None and not isinstance(has_type, ir.Type):
            raise TypeError(f"has_type must be an mlir.ir.Type, not {has_type!r}")
        condition = (when_operand is not None, position, has_type, not exact, "", "", "", "", "")
    dimensions: list[Dimension] = []
    clauses = [_clause(requirement, dimensions) for requirement in requirements]
    if op[0] not in "!#":
        declare(context, dimensions=dimensions, op_rules=[(op, clauses, condition)])
        return
    if condition is not None:
        raise ValueError(f"'{op}' is not an operation: only operations can have conditions")
    declare(context, dimensions=dimensions, def_rules=[(op[0], op[1:], "", clauses)])


def _position(value: object) -> int:
    position = checked_number(value, "a position")
    if not 0 <= position < 2**32:
        raise ValueError(f"positions count from 0; {position} is none")
    return position


def _attribute_value(value: object, what: str) -> Value | None:
    """Checks the value that an attribute is compared with."""
    if value is None or isinstance(value, (ir.Attribute, str)):
        return value
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, int):
        return checked_number(value, what)
    raise TypeError(f"{what} must be an mlir.ir.Attribute, a number or a str, not {value!r}")


def _cases(enum: Mapping[str, int]) -> list[tuple[str, int]]:
    """The cases of an enum. Several may have the same number."""
    if not isinstance(enum, Mapping):
        raise TypeError(f"enum must be a dict of names to numbers, not {enum!r}")
    return [
        (checked_name(name, "a case of the enum"), checked_number(number, f"case '{name}' of the enum"))
        for name, number in enum.items()
    ]


def _check_conditions(
    when: object,
    when_attr: str | None,
    when_operand: int | None,
    when_result: int | None,
    of_attribute: bool,
    of_type: bool,
) -> None:
    """Raises ValueError for conditions that can't be combined: one would be silently ignored."""
    given = [each for each in (when, when_attr, when_operand, when_result) if each is not None]
    if len(given) > 1:
        raise ValueError("give one of when, when_attr, when_operand and when_result, not several")
    if of_attribute and when_attr is None:
        raise ValueError("equals, unless, enum and bit_enum are about an attribute: give when_attr, too")
    if of_type and when_operand is None and when_result is None:
        raise ValueError(
            "has_type and exact are about an operand or a result: give when_operand or when_result, too"
        )


def _clause(requirement: Single | list[Single], dimensions: list[Dimension]) -> list[tuple[str, str]]:
    """The alternatives in the extension module's form; adds their dimensions to `dimensions`."""
    if not isinstance(requirement, list):
        return [requirement_pair(requirement, dimensions)]
    return [requirement_pair(alternative, dimensions) for alternative in requirement]
