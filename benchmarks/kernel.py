# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The kernel for most measurements, in any size.

Other builds also use it for comparison, so it uses nothing of `mlir.availability` but `target`.
"""

from __future__ import annotations

import sys
from pathlib import Path

from mlir import ir

# The folder beside the environment of the running Python.
BUILD = Path(sys.prefix).parent / "cmake"
sys.path.insert(0, str(BUILD / "benchmarks"))
import _benchmark_native as native  # noqa: E402

TARGET = "vulkan1.3+Int64+Float16+GroupNonUniformArithmetic"
KERNEL = """
!buffer = !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0])>, StorageBuffer>
!shared = !spirv.ptr<i32, Workgroup>
spirv.module Logical GLSL450 requires #spirv.vce<v1.6,
    [Shader, Int64, Float16, GroupNonUniformArithmetic], []> attributes {
  spirv.target_env = #spirv.target_env<#spirv.vce<v1.6,
    [Shader, Int64, Float16, GroupNonUniformArithmetic], []>, #spirv.resource_limits<>>
} {
  spirv.GlobalVariable @buffer bind(0, 0) : !buffer
  spirv.GlobalVariable @shared : !shared
  spirv.func @f() "None" {
    %c0 = spirv.Constant 0 : i32
    %c1 = spirv.Constant 1 : i32
    %buffer = spirv.mlir.addressof @buffer : !buffer
    %shared = spirv.mlir.addressof @shared : !shared
    %p = spirv.AccessChain %buffer[%c0, %c1] : !buffer, i32, i32 -> !spirv.ptr<f32, StorageBuffer>
    %x = spirv.Load "StorageBuffer" %p : f32
    %y = spirv.FMul %x, %x : f32
    %n = spirv.IAdd %c0, %c1 : i32
    %w = spirv.UConvert %n : i32 to i64
    %h = spirv.FConvert %y : f32 to f16
    %g = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %y : f32 -> f32
    %v = spirv.CompositeConstruct %y, %g : (f32, f32) -> vector<2xf32>
    %e = spirv.AtomicIAdd <Workgroup> <AcquireRelease|WorkgroupMemory> %shared, %n : !shared
    spirv.Store "StorageBuffer" %p, %g : f32
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @f, @buffer, @shared
  spirv.ExecutionMode @f "LocalSize", 1, 1, 1
}
"""


def make_module(context: ir.Context, ops: int, functions: int = 1) -> ir.Module:
    """Returns a module of about `ops` SPIR-V ops in total, all available on `TARGET`.

    The mix is that of a kernel: memory, integer and float arithmetic, occasional subgroup ops.
    """
    module = ir.Module.parse(KERNEL, context)
    native.grow(module.operation, ops // functions, functions)
    return module
