# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Moves IR of a dialect between the dialect's versions, up and down.

The dialect `toy` is nobody's but this file's. Which version has which op is declared, and how to do
without an op is written as patterns. Nothing says which pattern is for which version: a conversion
takes those that lead to what the version has, and refuses with the reason where none does.

    ./dev run python examples/version_migration.py
"""

from __future__ import annotations

from typing import Any

import mlir.availability as av
from mlir import ir

VERSIONS = ["v1", "v2", "v3"]
SINCE = av.Dimension("toy.min_version", VERSIONS, label="toy")
UNTIL = av.Dimension("toy.max_version", VERSIONS, relation="at_most", label="toy")


def declare(context: ir.Context) -> None:
    """Declares which version of the dialect has which ops."""
    for op in ("toy.constant", "toy.add", "toy.mul", "toy.round"):
        av.attach(context, op, [(SINCE, "v1")])
    av.attach(context, "toy.fma", [(SINCE, "v2")])
    av.attach(context, "toy.dot", [(SINCE, "v3")])
    av.attach(context, "toy.neg", [(SINCE, "v1"), (UNTIL, "v2")])  # v3 has removed it.
    av.attach(context, "toy.round", [(SINCE, "v3")], when_attr="mode", equals="to_even")


def version(name: str) -> av.ConversionTarget:
    """Returns a target that is a version of the dialect, and nothing else."""
    attribute = av.target(f'#availability.target<"toy.min_version" = "{name}", "toy.max_version" = "{name}">')
    target = av.ConversionTarget(attribute, name=f"toy {name}")
    target.add_legal_dialect("builtin", "func")
    return target


def create(name: str, *operands: ir.Value[Any], **attributes: ir.Attribute) -> ir.Value[Any]:
    """Creates an op of the dialect with one f32 result."""
    op = ir.Operation.create(name, results=[ir.F32Type.get()], operands=operands, attributes=attributes)
    return op.results[0]


class DotToFma(av.rewrite.ConversionPattern):
    """a.x * b.x + a.y * b.y, for versions without toy.dot."""

    root = "toy.dot"

    def match_and_rewrite(
        self, op: Any, adaptor: av.rewrite.OpAdaptor, rewriter: av.rewrite.ConversionPatternRewriter
    ) -> None:
        ax, ay, bx, by = adaptor.operands
        rewriter.replace_op(op, [create("toy.fma", ax, bx, create("toy.mul", ay, by))])


class FmaToAdd(av.rewrite.ConversionPattern):
    """Rounds twice instead of once, for versions without toy.fma."""

    root = "toy.fma"

    def match_and_rewrite(
        self, op: Any, adaptor: av.rewrite.OpAdaptor, rewriter: av.rewrite.ConversionPatternRewriter
    ) -> None:
        a, b, c = adaptor.operands
        rewriter.replace_op(op, [create("toy.add", create("toy.mul", a, b), c)])


class NegToMul(av.rewrite.ConversionPattern):
    """Multiplies by -1, for versions without toy.neg."""

    root = "toy.neg"

    def match_and_rewrite(
        self, op: Any, adaptor: av.rewrite.OpAdaptor, rewriter: av.rewrite.ConversionPatternRewriter
    ) -> None:
        minus_one = create("toy.constant", value=ir.FloatAttr.get_f32(-1))
        rewriter.replace_op(op, [create("toy.mul", adaptor.operands[0], minus_one)])


class RoundToEven(av.rewrite.ConversionPattern):
    """There is no other way to round like this. It states why it doesn't match."""

    root = "toy.round"

    def match_and_rewrite(
        self, op: Any, adaptor: av.rewrite.OpAdaptor, rewriter: av.rewrite.ConversionPatternRewriter
    ) -> bool:
        return rewriter.notify_match_failure(op, "rounding to even needs bits that no older op reaches")


NEW = """
func.func @length(%x: f32, %y: f32) -> f32 {
  %0 = "toy.dot"(%x, %y, %x, %y) : (f32, f32, f32, f32) -> f32
  return %0 : f32
}
"""
OLD = """
func.func @difference(%x: f32, %y: f32) -> f32 {
  %0 = "toy.neg"(%y) : (f32) -> f32
  %1 = "toy.add"(%x, %0) : (f32, f32) -> f32
  return %1 : f32
}
"""
ROUNDING = """
func.func @round(%x: f32) -> f32 {
  %0 = "toy.round"(%x) {mode = "to_even"} : (f32) -> f32
  return %0 : f32
}
"""


def migrate(text: str, to: str) -> None:
    """Prints the migrated IR, or why it can't be migrated."""
    patterns = av.RewritePatternSet()
    patterns.add_pattern(DotToFma(), FmaToAdd(), NegToMul(), RoundToEven())
    module = ir.Module.parse(text)
    print(f"// to {to}")
    try:
        av.apply_full_conversion(module, version(to), patterns)
    except av.rewrite.ConversionError as error:
        print(error)
    print(module.body.operations[0], end="\n\n")


def main() -> None:
    with ir.Context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = True
        declare(context)
        for name in reversed(VERSIONS):
            migrate(NEW, name)
        migrate(OLD, "v3")
        migrate(ROUNDING, "v2")


if __name__ == "__main__":
    main()
