# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Evaluates sizes that a program calculates from those of its buffers; ``SizeExpression.h`` describes the
expressions.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias, cast

Expression: TypeAlias = "int | float | list[str | Expression] | tuple[str | Expression, ...]"
"""A number, or the name of an operation and its operands: ``["add", ["size", 0, 1], 4]``."""


def _div(a: int, b: int) -> int:
    """Divides, rounding towards zero."""
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


_OPERATIONS: dict[str, Callable[..., int]] = {
    "add": operator.add,
    "sub": operator.sub,
    "mul": operator.mul,
    "min": min,
    "max": max,
    "ceildiv": lambda a, b: -(-a // b),
    "floordiv": operator.floordiv,
    "div": _div,
    "mod": operator.mod,
    "rem": lambda a, b: a - _div(a, b) * b,
    "eq": lambda a, b: int(a == b),
    "ne": lambda a, b: int(a != b),
    "lt": lambda a, b: int(a < b),
    "le": lambda a, b: int(a <= b),
    "select": lambda condition, a, b: a if condition else b,
    "and": operator.and_,
    "or": operator.or_,
    "xor": operator.xor,
}

NUM_OPERANDS = {name: 3 if name == "select" else 2 for name in _OPERATIONS}
"""How many operands each operation has. "size", "value" and "load" are about buffers."""


def evaluate(
    expression: Expression,
    shapes: Sequence[Sequence[int]],
    numbers: Mapping[int, float] | None = None,
    load: Callable[[int, Sequence[int]], float] | None = None,
) -> int:
    """Calculates a size, or another number.

    >>> av.package.evaluate(["ceildiv", ["size", 0, 1], 64], [[8, 100]])
    2

    Args:
        expression: of a manifest.
        shapes: of the function's buffers: arguments, temporaries and constants.
        numbers: what the buffers hold that are single numbers, by their position.
        load: returns the element of a buffer at some indices. Sizes need none.

    Returns:
        The number, an integer for sizes. Sizes of buffers that are negative mean that the arguments are too
        small.

    Raises:
        ValueError: it is not an expression, refers to a buffer that doesn't exist, or divides by zero.
    """
    if isinstance(expression, (int, float)):
        return cast("int", expression)
    try:
        name, operands = expression[0], expression[1:]
        if name == "size":
            buffer, dimension = operands
            return shapes[buffer][dimension]  # type: ignore[index]
        if name == "value":
            return cast("int", (numbers or {})[operands[0]])  # type: ignore[index]
        if name == "load" and load is not None:
            indices = [evaluate(operand, shapes, numbers, load) for operand in operands[1:]]  # type: ignore[arg-type]
            return cast("int", load(operands[0], indices))  # type: ignore[arg-type]
        values = [evaluate(operand, shapes, numbers, load) for operand in operands]  # type: ignore[arg-type]
        return _OPERATIONS[name](*values)  # type: ignore[index]
    except (LookupError, TypeError, ArithmeticError, RecursionError) as error:
        raise ValueError(f"the size {expression} can't be calculated: {error!r}") from error


def as_integer(number: float, what: object) -> int:
    """Returns a number that has to be an integer.

    Args:
        number: the number.
        what: what it is, for the message.

    Raises:
        ValueError: it is not an integer.
    """
    try:
        return operator.index(cast("int", number))
    except TypeError as error:
        raise ValueError(f"{what} has to be an integer, and is {number}") from error
