# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""docs/python.md: what several Python threads may do at the same time."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import mlir.availability as av
import pytest
from mlir import ir
from mlir.availability import transform
from mlir.dialects import arith

T = TypeVar("T")

SUM = """
spirv.module Logical GLSL450 {
  spirv.func @sum(%x: f32) -> f32 "None" {
    %0 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %x : f32 -> f32
    spirv.ReturnValue %0 : f32
  }
  spirv.func @main() "None" { spirv.Return }
  spirv.EntryPoint "GLCompute" @main
  spirv.ExecutionMode @main "LocalSize", 1, 1, 1
}
"""
KERNEL = """
gpu.module @kernels {
  gpu.func @double(%x: memref<64xf32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %i = gpu.thread_id x
    %value = memref.load %x[%i] : memref<64xf32>
    %sum = arith.addf %value, %value : f32
    memref.store %sum, %x[%i] : memref<64xf32>
    gpu.return
  }
}
"""
ADD = "func.func @f(%x: i32) -> i32 { %0 = arith.addi %x, %x : i32 return %0 : i32 }"


@pytest.fixture(autouse=True)
def often() -> Iterator[None]:
    """Threads take turns after each few instructions."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    yield
    sys.setswitchinterval(before)


def at_once(function: Callable[[], T]) -> list[T]:
    """Returns the results of a function on several threads, each of which calls it several times."""
    with ThreadPoolExecutor(4) as pool:
        return [call.result() for call in [pool.submit(function) for _ in range(40)]]


def test_the_same_ir_is_judged(context: ir.Context) -> None:
    module = ir.Module.parse(SUM)
    add = module.body.operations[0].regions[0].blocks[0].operations[0].regions[0].blocks[0].operations[0]

    def judge() -> tuple[Any, ...]:
        report = av.check(module, ["vulkan1.0", "vulkan1.1"])
        return report, tuple(av.explain(add)), str(av.deduce(module))

    first = judge()
    assert at_once(judge) == [first] * 40


def test_targets_of_one_context(context: ir.Context) -> None:
    def look_up() -> tuple[Any, ...]:
        known = av.known_targets(context)
        target = av.target("vulkan1.1+GroupNonUniformArithmetic", context)
        return [info.name for info in known], str(target), av.describe(target)

    first = look_up()
    assert at_once(look_up) == [first] * 40


def lower() -> str:
    with ir.Context():
        lowered = av.lower_to_spirv(ir.Module.parse(KERNEL), "vulkan1.1")
        return str(av.check(lowered, "vulkan1.1"))


def multiply(op: Any, rewriter: av.rewrite.PatternRewriter) -> None:
    rewriter.replace_op(op, arith.MulIOp(op.lhs, op.rhs))


def convert() -> str:
    with ir.Context(), ir.Location.unknown():
        patterns = av.RewritePatternSet()
        patterns.add(arith.AddIOp, multiply)
        target = av.ConversionTarget()
        target.add_illegal_op(arith.AddIOp)
        target.add_legal_op(arith.MulIOp)
        module = ir.Module.parse(ADD)
        av.apply_partial_conversion(module, target, patterns)
        return str(module)


def rewrite() -> str:
    with ir.Context(), ir.Location.unknown():
        patterns = av.RewritePatternSet()
        patterns.add(arith.AddIOp, multiply)
        module = ir.Module.parse(ADD)
        av.apply_patterns_greedily(module, patterns, "vulkan1.1")
        return str(module)


def schedule() -> str:
    with ir.Context():
        module = ir.Module.parse(KERNEL)
        transform.apply(lambda root: transform.include("simplify", root), module)
        return str(module)


@pytest.mark.parametrize("work", [lower, convert, rewrite, schedule])
def test_each_thread_its_context(work: Callable[[], str]) -> None:
    first = work()
    assert at_once(work) == [first] * 40
