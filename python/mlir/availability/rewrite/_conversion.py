# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Conversion targets and conversions."""

from __future__ import annotations

import enum
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from mlir import ir
from mlir.availability.ask._operations import HasOperation, context_or_current, operation_of, text_of
from mlir.availability.ask._targets import Target, resolve_target
from mlir.availability.native._extension import _availability
from mlir.availability.rewrite._conversion_error import ConversionError
from mlir.availability.rewrite._failures import ConversionFailure
from mlir.availability.rewrite._guard import guard
from mlir.availability.rewrite._patterns import (
    FrozenRewritePatternSet,
    OpName,
    RewritePatternSet,
    frozen,
    known_op_name,
)

Legality: TypeAlias = Callable[[Any], "bool | None"]
DialectName: TypeAlias = "str | type[ir.Dialect]"


class ConversionTarget(_availability.ConversionTarget):
    """Says which ops are legal: those that are available on a target, and what rules add.

    A target decides on ops of the dialects that it covers, and on other ops that hold something
    that it covers. A rule for an op, or otherwise for its dialect, takes precedence. Rules for ops and
    dialects that the context can't have are a ``ValueError``, which suggests similar names.
    """

    def __init__(
        self,
        target: Target | ir.Context | None = None,
        context: ir.Context | None = None,
        *,
        name: str | None = None,
    ) -> None:
        """Makes a conversion target.

        Args:
            target: a target attribute, or what :func:`target` takes; None for rules alone.
            context: by default that of `target`, or the current one (``with ir.Context():``).
            name: how messages call the target.

        Raises:
            TypeError: `target` is neither, or `name` is not text.
            ValueError: the target is unknown (the message suggests similar names), or there is no current
                context.
        """
        if isinstance(target, ir.Context):
            target, context = None, target
        if context is None and isinstance(target, ir.Attribute):
            context = target.context
        self.context = context_or_current(context)
        self.target: ir.Attribute | None = None
        self.target_name = ""
        if target is not None:
            self.target, self.target_name, _ = resolve_target(target, self.context)
        if name is not None:
            self.target_name = text_of(name, "the name of a target")
        super().__init__(self.context, self.target, self.target_name)
        # Keeps alive what the C++ part borrows.
        self._functions: list[Any] = []

    def add_legal_op(self, *ops: OpName) -> None:
        """Makes ops legal, given their names or classes."""
        for op in ops:
            super().set_op_legal(known_op_name(self.context, op), True)

    def add_illegal_op(self, *ops: OpName) -> None:
        """Makes ops illegal, given their names or classes."""
        for op in ops:
            super().set_op_legal(known_op_name(self.context, op), False)

    def add_legal_dialect(self, *dialects: DialectName) -> None:
        """Makes all ops of dialects legal, given the dialects' names or classes."""
        for dialect in dialects:
            super().set_dialect_legal(self._dialect_name(dialect), True)

    def add_illegal_dialect(self, *dialects: DialectName) -> None:
        """Makes all ops of dialects illegal, given the dialects' names or classes."""
        for dialect in dialects:
            super().set_dialect_legal(self._dialect_name(dialect), False)

    def add_dynamically_legal_op(self, op: OpName, callback: Legality) -> None:
        """Makes an op legal when `callback`, given one, returns True, and illegal when False.

        When it returns None, callbacks that were added earlier decide.
        """
        super().add_dynamically_legal_op(known_op_name(self.context, op), self._keep(callback))

    def add_dynamically_legal_dialect(self, dialect: DialectName, callback: Legality) -> None:
        """Makes ops of a dialect legal when `callback`, given one, returns True, and illegal when False.

        When it returns None, callbacks that were added earlier decide.
        """
        super().add_dynamically_legal_dialect(self._dialect_name(dialect), self._keep(callback))

    def mark_unknown_op_dynamically_legal(self, callback: Legality) -> None:
        """Lets `callback` decide on ops without another rule.

        When it returns None, the target decides.
        """
        super().mark_unknown_op_dynamically_legal(self._keep(callback))

    def mark_op_recursively_legal(self, op: OpName, callback: Legality | None = None) -> None:
        """Makes everything nested in an op legal where the op itself is.

        Args:
            op: an op that has been marked legal, dynamically or not.
            callback: returns for each op whether that applies; by default it does.

        Raises:
            ValueError: the op has not been marked legal.
        """
        name = known_op_name(self.context, op)
        super().mark_op_recursively_legal(name, None if callback is None else self._keep(callback))

    def is_legal(self, op: HasOperation) -> bool | None:
        """Returns whether an op is legal; None if neither the target nor a rule decides.

        Raises:
            TypeError: `op` is not an operation.
        """
        with guard():
            return super().is_legal(operation_of(op))

    def _dialect_name(self, dialect: DialectName) -> str:
        name = dialect if isinstance(dialect, str) else getattr(dialect, "DIALECT_NAMESPACE", None)
        if not isinstance(name, str) or not name:
            raise TypeError(f"expected the name or the class of a dialect, not {dialect!r}")
        _availability.verify_name(self.context, name, True)
        return name

    def _keep(self, callback: Legality) -> Legality:
        if not callable(callback):
            raise TypeError(f"expected a function, not {type(callback).__name__}")
        self._functions.append(callback)
        return callback


class DialectConversionFoldingMode(enum.Enum):
    """When ops that aren't legal are folded."""

    NEVER = 0
    BEFORE_PATTERNS = 1
    AFTER_PATTERNS = 2


@dataclass
class ConversionConfig:
    """How to convert.

    Attributes:
        folding_mode: when ops that aren't legal are folded.
        build_materializations: whether type converters are asked for casts that remain; otherwise
            ``builtin.unrealized_conversion_cast`` stays in their place.
        keep_copy: whether a failure leaves the IR as it was in every case. Otherwise it is changed
            when a materialization fails, or when a function changed IR without its rewriter.
        max_rewrites: after how many applications of patterns in Python to give up. By default it
            grows with the number of ops.
    """

    folding_mode: DialectConversionFoldingMode = DialectConversionFoldingMode.BEFORE_PATTERNS
    build_materializations: bool = True
    keep_copy: bool = True
    max_rewrites: int | None = None


def apply_partial_conversion(
    op: HasOperation,
    target: ConversionTarget | Target,
    set: FrozenRewritePatternSet | RewritePatternSet,
    config: ConversionConfig | None = None,
) -> None:
    """Converts an operation and everything nested in it, until no op is left that is illegal.

    Ops that nothing calls legal or illegal may stay.

    Other Python threads run while a function in Python is called; they must not change the IR.
    Python objects for ops that are replaced can't be used afterwards.

    Args:
        op: an :class:`ir.Operation`, :class:`ir.OpView` or :class:`ir.Module`.
        target: defines what is legal. An attribute or a string stands for ``ConversionTarget(target)``.
        set: the patterns to convert with.
        config: how to convert.

    Raises:
        TypeError: an argument is not what it should be.
        ValueError: `target` is unknown, or the arguments are of different contexts.
        ConversionError: an op could not be made legal, or a value could not be materialized.
        RuntimeError: a pattern misbehaved, or the patterns don't terminate.
        Exception: what a function raised.

    Whatever it raises, the IR is as it was before (see :attr:`ConversionConfig.keep_copy`).

    >>> target = av.ConversionTarget()
    >>> target.add_legal_dialect("func")
    >>> av.apply_partial_conversion(kernels, target, av.RewritePatternSet())
    """
    _apply(op, target, set, config, full=False)


def apply_full_conversion(
    op: HasOperation,
    target: ConversionTarget | Target,
    set: FrozenRewritePatternSet | RewritePatternSet,
    config: ConversionConfig | None = None,
) -> None:
    """Converts an operation and everything nested in it, until every op is legal.

    As :func:`apply_partial_conversion`, but ops that nothing calls legal may not stay.

    >>> target = av.ConversionTarget()
    >>> target.add_legal_dialect("builtin", "spirv")
    >>> av.apply_full_conversion(module, target, av.RewritePatternSet())
    """
    _apply(op, target, set, config, full=True)


def _apply(
    op: HasOperation,
    target: ConversionTarget | Target,
    set: FrozenRewritePatternSet | RewritePatternSet,
    config: ConversionConfig | None,
    full: bool,
) -> None:
    operation = operation_of(op)
    if not isinstance(target, ConversionTarget):
        target = ConversionTarget(target, operation.context)
    patterns = frozen(set)
    config = _checked(config)
    with guard():
        result = _availability.apply_conversion(
            operation,
            target,
            patterns,
            full,
            config.folding_mode.value,
            bool(config.build_materializations),
            bool(config.keep_copy),
            config.max_rewrites,
        )
    if not result.has_succeeded:
        failures = tuple(ConversionFailure.from_raw(raw, target.target_name) for raw in result.failures)
        message = f"{'full' if full else 'partial'} conversion failed"
        raise ConversionError(failures, tuple(result.errors), message)
    if result.has_replaced_op:
        operation._set_invalid()


def _checked(config: ConversionConfig | None) -> ConversionConfig:
    if config is None:
        return ConversionConfig()
    if not isinstance(config, ConversionConfig):
        raise TypeError(f"expected a ConversionConfig, not {type(config).__name__}")
    mode, limit = config.folding_mode, config.max_rewrites
    if not isinstance(mode, DialectConversionFoldingMode):
        raise TypeError(f"folding_mode must be a DialectConversionFoldingMode, not {mode!r}")
    if limit is not None and not isinstance(limit, int):
        raise TypeError(f"max_rewrites must be a number or None, not {limit!r}")
    if limit is not None and not 0 <= limit < 1 << 64:
        raise ValueError(f"max_rewrites must be from 0 to 2**64 - 1, not {limit}")
    return config
