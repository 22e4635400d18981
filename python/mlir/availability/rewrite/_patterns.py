# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Type converters and rewrite patterns."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final, Literal, TypeAlias

from mlir import ir
from mlir.availability.ask._foreign import describe_class
from mlir.availability.ask._operations import HasOperation, context_or_current, operation_of
from mlir.availability.native._extension import _availability
from mlir.availability.rewrite._adaptor import OpAdaptor, adaptor_class

PatternRewriter = _availability.PatternRewriter
ConversionPatternRewriter = _availability.ConversionPatternRewriter
SignatureConversion = _availability.SignatureConversion

Types: TypeAlias = "ir.Type | Sequence[ir.Type] | None"
Values: TypeAlias = "ir.Value[Any] | Sequence[ir.Value[Any]] | None"
OpName: TypeAlias = "str | type[ir.OpView]"
Convert: TypeAlias = Callable[[Any], "Types | Literal[False]"]
SourceMaterialization: TypeAlias = Callable[
    [ConversionPatternRewriter, ir.Type, list[ir.Value[Any]], ir.Location], Any
]
TargetMaterialization: TypeAlias = (
    Callable[[ConversionPatternRewriter, Any, list[ir.Value[Any]], ir.Location], Any]
    | Callable[[ConversionPatternRewriter, Any, list[ir.Value[Any]], ir.Location, "ir.Type | None"], Any]
)
MatchAndRewrite: TypeAlias = Callable[[Any, OpAdaptor, ConversionPatternRewriter], "bool | None"]

_MAX_BENEFIT = 65534  # mlir::PatternBenefit has 16 bits, and one value is taken.


class TypeConverter(_availability.TypeConverter):
    """Defines how a conversion changes types, and how values are converted between types.

    Functions that were added later are called first.
    """

    FAILED: Final = False
    """What a conversion function returns for a type that can't be converted: no other function is asked."""

    def __init__(self) -> None:
        super().__init__()
        # The C++ part borrows them. They are kept here so that the garbage collector sees the references.
        self._functions: list[Callable[..., Any]] = []

    def add_conversion(self, convert: Convert) -> None:
        """Adds a function that converts types.

        Args:
            convert: takes a type and returns its conversion: a type (itself if it is legal), a
                sequence of types (an empty one drops the value), None to leave it to functions that
                were added earlier, or :attr:`FAILED` if it can't be converted. The result must
                depend on the type alone: it is cached.

        Raises:
            TypeError: `convert` can't be called.
        """
        super().add_conversion(self._keep(convert))

    def add_source_materialization(self, materialize: SourceMaterialization) -> None:
        """Adds a function that makes a value of the original type, for uses that aren't converted.

        Args:
            materialize: takes a rewriter, the type, the values to make it of and a location. Creates
                ops at ``rewriter.ip`` and returns a value of the type, or None to leave it to
                functions that were added earlier.

        Raises:
            TypeError: `materialize` can't be called.
        """
        self._add_materialization(materialize, to_source=True)

    def add_target_materialization(self, materialize: TargetMaterialization) -> None:
        """Adds a function that makes values of converted types, for the operands of patterns.

        Args:
            materialize: takes a rewriter, the type (a list of types where the operand becomes
                several values), the values to make it of and a location; and, where it has a fifth
                parameter, the operand's type before any conversion, None if that isn't known. Creates
                ops at ``rewriter.ip`` and returns a value (or values) of the type, or None to leave it
                to functions that were added earlier.

        Raises:
            TypeError: `materialize` can't be called.
        """
        self._add_materialization(materialize, to_source=False)

    def convert_types(self, type: ir.Type) -> list[ir.Type] | None:
        """Returns the types that a type becomes, None if it can't be converted.

        Raises:
            TypeError: it is not a type.
            Exception: what a conversion function raised. The type converter can't be used any more then.
        """
        if not isinstance(type, ir.Type):
            raise TypeError(f"expected an mlir.ir.Type, not {describe_class(type)}")
        return super().convert_types(type)

    def convert_type(self, type: ir.Type) -> ir.Type | None:
        """Returns the type that a type becomes, None if it can't be converted, or not to one type."""
        types = self.convert_types(type)
        return types[0] if types is not None and len(types) == 1 else None

    def convert_block_signature(self, block: ir.Block) -> SignatureConversion | None:
        """Returns the conversion of a block's arguments; None if the type of one can't be converted.

        It is meant for :meth:`PatternRewriter.apply_signature_conversion`, and can be extended.

        Raises:
            TypeError: it is not a block.
            Exception: what a conversion function raised. The type converter can't be used any more then.
        """
        if not isinstance(block, ir.Block):
            raise TypeError(f"expected an mlir.ir.Block, not {block!r}")
        return super().convert_block_signature(block)

    def is_legal(self, what: ir.Type | HasOperation) -> bool:
        """Returns whether a type becomes itself, or the types of all operands and results of an op do.

        It serves as a legality function: ``lambda op: converter.is_legal(op)``.

        Args:
            what: the type or the op.

        Raises:
            TypeError: it is neither.
            Exception: what a conversion function raised. The type converter can't be used any more then.
        """
        if isinstance(what, ir.Type):
            return super().is_legal_type(what)
        return super().is_legal_op(operation_of(what))

    def _add_materialization(self, materialize: Callable[..., Any], *, to_source: bool) -> None:
        _check_callable(materialize)
        takes_original = not to_source and _takes(materialize, 5)

        def call(
            rewriter: Any,
            types: list[ir.Type],
            inputs: list[ir.Value[Any]],
            location: ir.Location,
            original: ir.Type | None,
        ) -> Any:
            wanted = types[0] if len(types) == 1 else types
            with rewriter.ip, location:
                if takes_original:
                    return materialize(rewriter, wanted, inputs, location, original)
                return materialize(rewriter, wanted, inputs, location)

        super().add_materialization(self._keep(call), to_source)

    def _keep(self, function: Callable[..., Any]) -> Callable[..., Any]:
        _check_callable(function)
        self._functions.append(function)
        return function


class ConversionPattern:
    """A pattern to derive from: set `root`, and override :meth:`match_and_rewrite`.

    Attributes:
        root: the op that it is for: its name or its class.
        benefit: of several patterns for one op, those with a higher benefit are tried first.
        bounded_recursion: whether it may be applied to its own results. Then it must ensure itself that
            this terminates.
        type_converter: converts its operands, and the types of its results.
    """

    root: OpName
    benefit: int = 1
    bounded_recursion: bool = False
    type_converter: TypeConverter | None

    def __init__(self, type_converter: TypeConverter | None = None) -> None:
        self.type_converter = type_converter

    @property
    def name(self) -> str:
        """Its name in messages: its class."""
        return type(self).__qualname__

    def match_and_rewrite(
        self, op: Any, adaptor: OpAdaptor, rewriter: ConversionPatternRewriter
    ) -> bool | None:
        """Rewrites an op.

        Args:
            op: the op (an :class:`ir.OpView`), as it was before anything was converted.
            adaptor: its operands after their conversion.
            rewriter: must be used for every change. New ops are created at ``rewriter.ip``, which is the
                default insertion point here.

        Returns:
            None or False if it has rewritten the op, True if it doesn't match.
        """
        raise NotImplementedError(f"{type(self).__name__} has no match_and_rewrite")


class RewritePatternSet(_availability.RewritePatternSet):
    """Patterns for a conversion, of LLVM's own and in Python."""

    def __init__(self, context: ir.Context | None = None) -> None:
        """Makes an empty set.

        Args:
            context: by default the current one (``with ir.Context():``).

        Raises:
            ValueError: there is no current context.
        """
        self.context = context_or_current(context)
        super().__init__(self.context)
        # Keeps alive what the C++ part borrows.
        self._kept: list[Any] = []

    def add(
        self,
        root: OpName,
        fn: Callable[[Any, ConversionPatternRewriter], bool | None],
        benefit: int = 1,
    ) -> None:
        """Adds a pattern that converts no types: ``fn(op, rewriter)``.

        Args:
            root: the op that it is for: its name or its class.
            fn: see :meth:`ConversionPattern.match_and_rewrite`.
            benefit: of several patterns for one op, those with a higher benefit are tried first.

        Raises:
            TypeError: `root` is not an op, or `fn` can't be called.
            ValueError: there is no op `root` (the message suggests similar names), or `benefit` is not from 0
                to 65534.
        """
        _check_callable(fn)
        self._add(_name_of(fn), root, lambda op, _, rewriter: fn(op, rewriter), None, benefit, False)

    def add_conversion(
        self,
        root: OpName,
        fn: Callable[[Any, OpAdaptor, Any, ConversionPatternRewriter], bool | None],
        type_converter: TypeConverter,
        benefit: int = 1,
    ) -> None:
        """Adds a pattern: ``fn(op, adaptor, type_converter, rewriter)``.

        Args:
            root: the op that it is for: its name or its class.
            fn: see :meth:`ConversionPattern.match_and_rewrite`.
            type_converter: converts the operands that the adaptor has.
            benefit: of several patterns for one op, those with a higher benefit are tried first.

        Raises:
            TypeError: `root` is not an op, `fn` can't be called, or `type_converter` isn't one.
            ValueError: there is no op `root` (the message suggests similar names), or `benefit` is not from 0
                to 65534.
        """
        _check_callable(fn)
        _check_converter(type_converter)

        def match_and_rewrite(
            op: Any, adaptor: OpAdaptor, rewriter: ConversionPatternRewriter
        ) -> bool | None:
            return fn(op, adaptor, type_converter, rewriter)

        self._add(_name_of(fn), root, match_and_rewrite, type_converter, benefit, False)

    def add_pattern(self, *patterns: ConversionPattern) -> None:
        """Adds patterns.

        Raises:
            TypeError: one is not a :class:`ConversionPattern`, or its attributes have wrong types.
            ValueError: there is no op of its root (the message suggests similar names), or its benefit is not
                from 0 to 65534.
        """
        for pattern in patterns:
            if not isinstance(pattern, ConversionPattern):
                raise TypeError(f"expected a ConversionPattern, not {type(pattern).__name__}")
            if pattern.type_converter is not None:
                _check_converter(pattern.type_converter)
            self._add(
                pattern.name,
                getattr(pattern, "root", None),
                pattern.match_and_rewrite,
                pattern.type_converter,
                pattern.benefit,
                bool(pattern.bounded_recursion),
            )

    def freeze(self) -> FrozenRewritePatternSet:
        """Returns the patterns ready for use, in any number of conversions.

        The set can be changed and frozen again; that doesn't change what was frozen before.
        """
        return FrozenRewritePatternSet(self)

    def _add(
        self,
        name: str,
        root: OpName | None,
        match_and_rewrite: MatchAndRewrite,
        type_converter: TypeConverter | None,
        benefit: int,
        bounded: bool,
    ) -> None:
        root = known_op_name(self.context, root)
        if not isinstance(benefit, int) or not 0 <= benefit <= _MAX_BENEFIT:
            raise ValueError(f"a pattern's benefit is a number from 0 to {_MAX_BENEFIT}, not {benefit!r}")

        def call(op: ir.OpView, operands: list[Any], rewriter: ConversionPatternRewriter) -> bool | None:
            adaptor = adaptor_class(type(op))(operands, op)
            try:
                with _place(op, rewriter), op.location:
                    return match_and_rewrite(op, adaptor, rewriter)
            finally:
                adaptor._close()

        self._kept.append((call, type_converter))
        super().add_function(name, root, call, type_converter, benefit, bounded)


class FrozenRewritePatternSet(_availability.FrozenRewritePatternSet):
    """Patterns that are ready for use; see :meth:`RewritePatternSet.freeze`."""

    def __init__(self, set: RewritePatternSet) -> None:
        if not isinstance(set, RewritePatternSet):
            raise TypeError(f"expected a RewritePatternSet, not {type(set).__name__}")
        super().__init__(set)
        self.context = set.context
        self._kept = list(set._kept)


def frozen(set: FrozenRewritePatternSet | RewritePatternSet) -> FrozenRewritePatternSet:
    """Returns patterns in the form that drivers use.

    Raises:
        TypeError: it is not a set of patterns.
    """
    if isinstance(set, RewritePatternSet):
        return set.freeze()
    if not isinstance(set, FrozenRewritePatternSet):
        raise TypeError(f"expected a RewritePatternSet, frozen or not, not {type(set).__name__}")
    return set


def _place(op: ir.OpView, rewriter: ConversionPatternRewriter) -> AbstractContextManager[Any]:
    """Returns where a pattern for `op` creates ops by default: nowhere if that is the outermost one."""
    return nullcontext() if op.operation.parent is None else rewriter.ip


def op_name(op: Any) -> str:
    """Returns the name of an op, from its name or its class.

    Raises:
        TypeError: it is neither.
    """
    name = op if isinstance(op, str) else getattr(op, "OPERATION_NAME", None)
    if not isinstance(name, str) or not name:
        raise TypeError(f"expected the name or the class of an op, not {op!r}")
    return name


def known_op_name(context: ir.Context, op: Any) -> str:
    """Returns the name of an op that can be in a context, from its name or its class.

    Raises:
        TypeError: it is neither.
        ValueError: there is no such op; the message suggests similar names.
    """
    name = op_name(op)
    _availability.verify_name(context, name, False)
    return name


def _check_callable(fn: Any) -> None:
    if not callable(fn):
        raise TypeError(f"expected a function, not {type(fn).__name__}")


def _check_converter(converter: Any) -> None:
    if not isinstance(converter, TypeConverter):
        raise TypeError(f"expected a TypeConverter, not {type(converter).__name__}")


def _takes(fn: Callable[..., Any], count: int) -> bool:
    """Returns whether a function can be called with this many positional arguments."""
    try:
        inspect.signature(fn).bind(*[None] * count)
    except (TypeError, ValueError):
        return False
    return True


def _name_of(fn: Any) -> str:
    return str(getattr(fn, "__qualname__", None) or type(fn).__qualname__)
