# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Patterns that are decorated functions. mypy sees the types of their ops, as it does in users' code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import mlir.availability as av
import pytest
from mlir import ir
from mlir.dialects import arith

if TYPE_CHECKING:
    from mlir.dialects import math

ADD = "func.func @f(%x: i32) -> i32 { %0 = arith.addi %x, %x : i32 return %0 : i32 }"


@av.rewrite.pattern
def to_muli(op: arith.AddIOp, rewriter: av.rewrite.PatternRewriter) -> None:
    """Multiplies."""
    rewriter.replace_op(op, arith.MulIOp(op.lhs, op.rhs))


@av.rewrite.pattern(benefit=3)
def to_subi(op: arith.AddIOp, adaptor: av.rewrite.OpAdaptor, rewriter: av.rewrite.PatternRewriter) -> None:
    rewriter.replace_op(op, arith.SubIOp(adaptor.lhs, adaptor.rhs))


@av.rewrite.pattern(root="arith.addi", benefit=2)
def to_nothing(op: Any, rewriter: av.rewrite.PatternRewriter) -> bool:
    return rewriter.notify_match_failure(op, "it stays")


def set_of(*patterns: av.rewrite.ConversionPattern) -> av.RewritePatternSet:
    found = av.RewritePatternSet()
    found.add_pattern(*patterns)
    return found


def body(module: ir.Module) -> list[str]:
    return [op.operation.name for op in module.body.operations[0].regions[0].blocks[0].operations][:-1]


@pytest.mark.parametrize(
    ("patterns", "expected"),
    [
        ((to_muli,), "arith.muli"),
        ((to_muli, to_subi), "arith.subi"),
        ((to_muli, to_nothing), "arith.muli"),
        ((to_nothing,), "arith.addi"),
    ],
)
def test_a_walk_applies_the_pattern_of_the_highest_benefit(
    patterns: tuple[av.rewrite.FunctionPattern, ...], expected: str, context: ir.Context
) -> None:
    """The one with the highest benefit that matches is applied."""
    module = ir.Module.parse(ADD)
    av.rewrite.walk_and_apply_patterns(module, set_of(*patterns))
    assert body(module) == [expected]


def test_functions_are_patterns_of_conversions(context: ir.Context) -> None:
    """They are patterns for conversions, too, and messages call them by their names."""
    target = av.ConversionTarget()
    target.add_illegal_op(arith.AddIOp)
    module = ir.Module.parse(ADD)
    with pytest.raises(av.rewrite.ConversionError, match="pattern 'to_nothing' does not match: it stays"):
        av.apply_partial_conversion(module, target, set_of(to_nothing))
    target.add_legal_op(arith.MulIOp)
    av.apply_partial_conversion(module, target, set_of(to_muli))
    assert body(module) == ["arith.muli"]


def test_a_decorated_pattern_is_still_the_function() -> None:
    assert (to_muli.__name__, to_muli.__doc__, to_muli.name) == ("to_muli", "Multiplies.", "to_muli")
    assert (to_muli.root, to_subi.benefit, to_nothing.root) == (arith.AddIOp, 3, "arith.addi")

    class Rewriter:
        @staticmethod
        def notify_match_failure(op: object, reason: str) -> bool:
            return reason == "it stays"

    assert to_nothing(None, Rewriter()) is True


def test_functions_that_cannot_be_patterns() -> None:
    with pytest.raises(TypeError, match=r"op, rewriter\) or .* takes 1 arguments"):
        av.rewrite.pattern(lambda op: None)
    with pytest.raises(TypeError, match="annotate 'op' with the op's class"):
        av.rewrite.pattern(lambda op, rewriter: None)

    def any_op(op: ir.OpView, rewriter: av.rewrite.PatternRewriter) -> None: ...

    with pytest.raises(TypeError, match="it is unknown which op"):
        av.rewrite.pattern(any_op)

    def unknown(op: math.ExpOp, rewriter: av.rewrite.PatternRewriter) -> None: ...

    with pytest.raises(TypeError, match=r"'math' is not defined.*pass root=\.\.\. instead"):
        av.rewrite.pattern(unknown)
    assert av.rewrite.pattern(root="math.exp")(unknown).root == "math.exp"
    with pytest.raises(TypeError, match="expected a function, not int"):
        av.rewrite.pattern(3)  # type: ignore[call-overload]
