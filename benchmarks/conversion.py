# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The cost of conversions, compared with LLVM's own pass, and what deciding or rewriting in Python adds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import mlir.availability as av
from measuring import measure_on
from mlir import ir
from mlir.passmanager import PassManager

TARGET = "vulkan1.3"
BODY = """
    %a{i} = arith.mulf %x, %y : f32
    %b{i} = arith.addf %a{i}, %y : f32
    %c{i} = arith.addi %n, %m : i32
    %d{i} = arith.cmpf olt, %a{i}, %b{i} : f32
    %e{i} = arith.select %d{i}, %c{i}, %n : i32
"""


def make_module(context: ir.Context, ops: int) -> ir.Module:
    """Returns a function of about `ops` arithmetic ops."""
    body = "".join(BODY.replace("{i}", str(i)) for i in range(ops // 5))
    arguments = "%x: f32, %y: f32, %n: i32, %m: i32"
    return ir.Module.parse(f"func.func @f({arguments}) {{\n{body}\n  return\n}}", context)


def target_of(legality: Callable[[Any], bool] | None = None) -> av.ConversionTarget:
    """Returns a target on which SPIR-V's arithmetic is the only one, stated by a rule or by a function."""
    target = av.ConversionTarget(TARGET)
    if legality is None:
        target.add_illegal_dialect("arith")
    else:
        target.add_dynamically_legal_dialect("arith", legality)
    return target


class Elementwise(av.rewrite.ConversionPattern):
    """Converts an op to the SPIR-V op with the same operands and result types."""

    def __init__(self, root: str, to: str, type_converter: av.TypeConverter) -> None:
        super().__init__(type_converter)
        self.root, self.to = root, to

    def match_and_rewrite(self, op: Any, adaptor: av.rewrite.OpAdaptor, rewriter: Any) -> None:
        types = [result.type for result in op.results]
        rewriter.replace_op(op, ir.Operation.create(self.to, results=types, operands=adaptor.operands))


PYTHON_PATTERNS = {
    "arith.mulf": "spirv.FMul",
    "arith.addf": "spirv.FAdd",
    "arith.addi": "spirv.IAdd",
    "arith.cmpf": "spirv.FOrdLessThan",
    "arith.select": "spirv.Select",
}


def conversions() -> dict[str, Callable[[ir.Operation], Any]]:
    """Returns ways to convert a module, by name."""
    converter = av.spirv.TypeConverter(TARGET)
    upstream = av.RewritePatternSet()
    av.spirv.populate_patterns(upstream, converter, "arith-to-spirv")
    python = av.RewritePatternSet()
    python.add_pattern(*(Elementwise(root, to, converter) for root, to in PYTHON_PATTERNS.items()))
    frozen, frozen_python = upstream.freeze(), python.freeze()
    manager = PassManager.parse("builtin.module(convert-arith-to-spirv)")
    manager.enable_verifier(False)
    no_copy = av.rewrite.ConversionConfig(keep_copy=False)
    by_rule, by_function = target_of(), target_of(lambda op: False)
    convert = av.apply_partial_conversion
    return {
        "convert-arith-to-spirv": lambda op: manager.run(op),
        "its patterns": lambda op: convert(op, by_rule, frozen, no_copy),
        "its patterns, keep_copy": lambda op: convert(op, by_rule, frozen),
        "its patterns, Python legality": lambda op: convert(op, by_function, frozen),
        "Python patterns": lambda op: convert(op, by_rule, frozen_python),
    }


def measure_conversions(ops: int, rounds: int) -> dict[str, float]:
    """Returns the time, in seconds, of each conversion of a module of about `ops` ops."""
    with ir.Context() as context, ir.Location.unknown():
        module = make_module(context, ops).operation
        module.attributes["spirv.target_env"] = av.spirv.target_env(TARGET)
        return measure_on(module.clone, rounds, **conversions())
