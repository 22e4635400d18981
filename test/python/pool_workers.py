# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The functions that test_pickling.py runs in other processes. A spawned process finds them by name."""

from __future__ import annotations

import mlir.availability as av
from mlir import ir
from mlir.availability import transform

SHADER = """
  spirv.module Logical GLSL450 {
    spirv.func @long(%x: i32) -> i32 "None" {
      %a = spirv.SConvert %x : i32 to i64
      %m = spirv.IMul %a, %a : i64
      %r = spirv.SConvert %m : i64 to i32
      spirv.ReturnValue %r : i32
    }
    spirv.func @vote(%x: f32) -> f32 "None" {
      %0 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %x : f32 -> f32
      spirv.ReturnValue %0 : f32
    }
  }"""

# The same, stating less than it needs.
STATING = SHADER.replace("GLSL450", "GLSL450 requires #spirv.vce<v1.0, [Shader], []>")

# Whether a device offers what the sum of 64-bit integers needs is open for some targets.
SUM = """
  spirv.module Logical GLSL450 {
    spirv.func @sum(%x: i64) -> i64 "None" {
      %0 = spirv.GroupNonUniformIAdd <Subgroup> <Reduce> %x : i64 -> i64
      spirv.ReturnValue %0 : i64
    }
    spirv.func @main() "None" { spirv.Return }
    spirv.EntryPoint "GLCompute" @main
    spirv.ExecutionMode @main "LocalSize", 1, 1, 1
  }"""

KERNEL = """
  gpu.module @kernels {
    gpu.func @add(%x: memref<35xf64>) kernel attributes {known_block_size = array<i32: 5, 1, 1>} {
      %i = gpu.global_id x
      %v = memref.load %x[%i] : memref<35xf64>
      %w = arith.addf %v, %v : f64
      memref.store %w, %x[%i] : memref<35xf64>
      gpu.return
    }
  }"""


def check() -> av.Report:
    """Returns a report with violations of the target and of the module's own statement."""
    with ir.Context():
        return av.check(ir.Module.parse(STATING), "vulkan1.0+Int64")


def raise_availability_error() -> None:
    check().raise_for_violations()


def raise_conversion_error() -> None:
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        target = av.ConversionTarget("vulkan1.0")
        target.add_illegal_dialect("x")
        patterns = av.RewritePatternSet()
        patterns.add("x.y", lambda op, rewriter: True)  # It doesn't match.
        av.apply_partial_conversion(ir.Module.parse('"x.y"() : () -> ()'), target, patterns)


def raise_lowering_error() -> None:
    with ir.Context():
        av.lower_to_spirv(ir.Module.parse(KERNEL), "vulkan1.0")


def raise_transform_error() -> None:
    with ir.Context():
        module = ir.Module.parse(SHADER)
        transform.apply(lambda root: transform.assert_available(root, on="vulkan1.0"), module)


def raise_parse_error() -> None:
    with ir.Context():
        av.parse("func.func @f() -> i32 { return }", name="a.mlir")


RAISING = [raise_availability_error, raise_conversion_error, raise_lowering_error, raise_transform_error]
