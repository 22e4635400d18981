# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Patterns from functions whose annotations name the op that they match."""

from __future__ import annotations

import functools
import inspect
import typing
from collections.abc import Callable
from typing import Any, overload

from mlir import ir
from mlir.availability.rewrite._adaptor import OpAdaptor
from mlir.availability.rewrite._patterns import (
    ConversionPattern,
    ConversionPatternRewriter,
    OpName,
    TypeConverter,
)


class FunctionPattern(ConversionPattern):
    """A pattern that :func:`pattern` has made of a function. It can be called as the function can."""

    def __init__(
        self,
        fn: Callable[..., bool | None],
        root: OpName,
        benefit: int,
        type_converter: TypeConverter | None,
        bounded_recursion: bool,
        takes_adaptor: bool,
    ) -> None:
        super().__init__(type_converter)
        self.root = root
        self.benefit = benefit
        self.bounded_recursion = bounded_recursion
        self._fn = fn
        self._takes_adaptor = takes_adaptor
        functools.update_wrapper(self, fn)

    @property
    def name(self) -> str:
        """What messages call it: the function's name."""
        return self._fn.__qualname__

    def match_and_rewrite(
        self, op: Any, adaptor: OpAdaptor, rewriter: ConversionPatternRewriter
    ) -> bool | None:
        """Calls the function."""
        return self._fn(op, adaptor, rewriter) if self._takes_adaptor else self._fn(op, rewriter)

    def __call__(self, *arguments: Any) -> bool | None:
        return self._fn(*arguments)


@overload
def pattern(fn: Callable[..., bool | None]) -> FunctionPattern: ...
@overload
def pattern(
    fn: None = None,
    *,
    root: OpName | None = None,
    benefit: int = 1,
    type_converter: TypeConverter | None = None,
    bounded_recursion: bool = False,
) -> Callable[[Callable[..., bool | None]], FunctionPattern]: ...
def pattern(
    fn: Callable[..., bool | None] | None = None,
    *,
    root: OpName | None = None,
    benefit: int = 1,
    type_converter: TypeConverter | None = None,
    bounded_recursion: bool = False,
) -> FunctionPattern | Callable[[Callable[..., bool | None]], FunctionPattern]:
    """Makes a pattern of a function, as a decorator with or without arguments.

    Args:
        fn: ``fn(op, rewriter)`` or ``fn(op, adaptor, rewriter)``. For its result see
            :meth:`ConversionPattern.match_and_rewrite`.
        root: the op that it is for: its name or its class. By default the class that the first
            parameter is annotated with: ``op: arith.AddIOp``.
        benefit: see :class:`ConversionPattern`, as for what follows.
        type_converter: converts the operands that the adaptor has.
        bounded_recursion: whether it may be applied to what it produces.

    Returns:
        The pattern, for :meth:`RewritePatternSet.add_pattern`.

    Raises:
        TypeError: `fn` takes another number of arguments, or nothing says which op it is for.

    >>> @av.rewrite.pattern(root="arith.addi", benefit=2)
    ... def keep(op, rewriter):
    ...     return True
    >>> keep.benefit
    2
    """

    def make(function: Callable[..., bool | None]) -> FunctionPattern:
        parameters = _parameters(function)
        op = root if root is not None else _annotated_op(function, parameters[0])
        return FunctionPattern(function, op, benefit, type_converter, bounded_recursion, len(parameters) == 3)

    return make if fn is None else make(fn)


def _parameters(fn: Callable[..., Any]) -> list[str]:
    if not callable(fn):
        raise TypeError(f"expected a function, not {type(fn).__name__}")
    names = list(inspect.signature(fn).parameters)
    if len(names) not in (2, 3):
        raise TypeError(
            f"a pattern is a function of (op, rewriter) or (op, adaptor, rewriter); {fn.__qualname__} takes "
            f"{len(names)} arguments"
        )
    return names


def _annotated_op(fn: Callable[..., Any], parameter: str) -> type[ir.OpView]:
    """Returns the class of ops that a parameter is annotated with."""
    try:
        found = typing.get_type_hints(fn).get(parameter)
    except NameError as error:
        raise TypeError(
            f"the annotations of {fn.__qualname__} can't be read ({error}); pass root=... instead"
        ) from error
    if isinstance(found, type) and issubclass(found, ir.OpView) and found is not ir.OpView:
        return found
    raise TypeError(
        f"it is unknown which op {fn.__qualname__} is for: annotate '{parameter}' with the op's class, or "
        "pass root=..."
    )
