//===- CPUCoreCalls.td - Intrinsics of no CPU's own --------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Calls of target-independent intrinsics that MLIR has no op for, by the types
// that LLVM was asked about: scalars, and vectors of 2 to 64 lanes, on five CPUs
// of each architecture, the smallest and the largest among them.
//
// Source: LLVM 22's code generators; test_cpu_core_calls.py asks them again.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_CPUCORECALLS_TD
#define MLIR_AVAILABILITY_DIALECTS_CPUCORECALLS_TD

include "mlir-availability/dialects/CPU/CPUOps.td"

// Keys are those of `getCoreIntrinsicKey` (Dialect/LLVMIR/Intrinsics.h).
def CPU_CoreIntrinsics : NameTable<"isKnownCoreIntrinsic">;

def : AvailabilityForNames<CPU_CoreIntrinsics, [
    "llvm.canonicalize<(bf16;bf16|(f16;f16|(f32;f32|(f64;f64|(v16f32;v16f32"
    "|(v16f64;v16f64|(v2f64;v2f64|(v32f32;v32f32|(v32f64;v32f64|(v4f32;v4f32"
    "|(v4f64;v4f64|(v64f32;v64f32|(v64f64;v64f64|(v8f32;v8f32|(v8f64;v8f64>)",
    "llvm.ptrmask(p;p,i64)", "llvm.readcyclecounter(i64;)",
    "llvm<.fptosi|.fptoui>.sat<<(i16|(i32|(i64|(i8><;bf16|;f16|;f32|;f64>|"
    "<(v16i16|(v16i32|(v16i64|(v16i8><;v16f32|;v16f64>|<(v2i16|(v2i32|(v2i64"
    "|(v2i8><;v2f32|;v2f64>|<(v32i16|(v32i32|(v32i64|(v32i8><;v32f32|;v32f64>"
    "|<(v4i16|(v4i32|(v4i64|(v4i8><;v4f32|;v4f64>|<(v64i16|(v64i32|(v64i64"
    "|(v64i8><;v64f32|;v64f64>|<(v8i16|(v8i32|(v8i64|(v8i8><;v8f32|;v8f64>>)",
    "llvm<.maximumnum|.minimumnum>(bf16;bf16,bf16)",
    "llvm<.maximumnum|.minimumnum>(f16;f16,f16)",
    "llvm<.maximumnum|.minimumnum>(f32;f32,f32)",
    "llvm<.maximumnum|.minimumnum>(f64;f64,f64)",
    "llvm<.maximumnum|.minimumnum>(v16bf16;v16bf16,v16bf16)",
    "llvm<.maximumnum|.minimumnum>(v16f16;v16f16,v16f16)",
    "llvm<.maximumnum|.minimumnum>(v16f32;v16f32,v16f32)",
    "llvm<.maximumnum|.minimumnum>(v16f64;v16f64,v16f64)",
    "llvm<.maximumnum|.minimumnum>(v2bf16;v2bf16,v2bf16)",
    "llvm<.maximumnum|.minimumnum>(v2f16;v2f16,v2f16)",
    "llvm<.maximumnum|.minimumnum>(v2f32;v2f32,v2f32)",
    "llvm<.maximumnum|.minimumnum>(v2f64;v2f64,v2f64)",
    "llvm<.maximumnum|.minimumnum>(v32bf16;v32bf16,v32bf16)",
    "llvm<.maximumnum|.minimumnum>(v32f16;v32f16,v32f16)",
    "llvm<.maximumnum|.minimumnum>(v32f32;v32f32,v32f32)",
    "llvm<.maximumnum|.minimumnum>(v32f64;v32f64,v32f64)",
    "llvm<.maximumnum|.minimumnum>(v4bf16;v4bf16,v4bf16)",
    "llvm<.maximumnum|.minimumnum>(v4f16;v4f16,v4f16)",
    "llvm<.maximumnum|.minimumnum>(v4f32;v4f32,v4f32)",
    "llvm<.maximumnum|.minimumnum>(v4f64;v4f64,v4f64)",
    "llvm<.maximumnum|.minimumnum>(v64bf16;v64bf16,v64bf16)",
    "llvm<.maximumnum|.minimumnum>(v64f16;v64f16,v64f16)",
    "llvm<.maximumnum|.minimumnum>(v64f32;v64f32,v64f32)",
    "llvm<.maximumnum|.minimumnum>(v64f64;v64f64,v64f64)",
    "llvm<.maximumnum|.minimumnum>(v8bf16;v8bf16,v8bf16)",
    "llvm<.maximumnum|.minimumnum>(v8f16;v8f16,v8f16)",
    "llvm<.maximumnum|.minimumnum>(v8f32;v8f32,v8f32)",
    "llvm<.maximumnum|.minimumnum>(v8f64;v8f64,v8f64)",
    "llvm<.scmp|.ucmp><(i16|(i32|(i64|(i8><;i16,i16|;i32,i32|;i64,i64|;i8,i8>)",
    "llvm<.scmp|.ucmp><(v16i16|(v16i32|(v16i64|(v16i8><;v16i16,v16i16|;v16i32"
    ",v16i32|;v16i64,v16i64|;v16i8,v16i8>)",
    "llvm<.scmp|.ucmp><(v2i16|(v2i32|(v2i64|(v2i8><;v2i16,v2i16|;v2i32,v2i32"
    "|;v2i64,v2i64|;v2i8,v2i8>)",
    "llvm<.scmp|.ucmp><(v32i16|(v32i32|(v32i64|(v32i8><;v32i16,v32i16|;v32i32"
    ",v32i32|;v32i64,v32i64|;v32i8,v32i8>)",
    "llvm<.scmp|.ucmp><(v4i16|(v4i32|(v4i64|(v4i8><;v4i16,v4i16|;v4i32,v4i32"
    "|;v4i64,v4i64|;v4i8,v4i8>)",
    "llvm<.scmp|.ucmp><(v64i16|(v64i32|(v64i64|(v64i8><;v64i16,v64i16|;v64i32"
    ",v64i32|;v64i64,v64i64|;v64i8,v64i8>)",
    "llvm<.scmp|.ucmp><(v8i16|(v8i32|(v8i64|(v8i8><;v8i16,v8i16|;v8i32,v8i32"
    "|;v8i64,v8i64|;v8i8,v8i8>)"
  ], [AnyOf<[CPU_OnX86, CPU_OnAArch64, CPU_OnRISCV]>]>;

// With vectors of f16 alone, RISC-V has no conversion to integers as short.
def : AvailabilityForNames<CPU_CoreIntrinsics,
          !foreach(lanes, [2, 4, 8, 16, 32, 64],
                   "llvm<.fptosi|.fptoui>.sat(v" # lanes # "i<16|8>;v" # lanes #
                   "f16)"),
          [AnyOf<[CPU_OnX86, CPU_OnAArch64, CPU_NoRISCVHalfVectors,
                  CPU_RISCVFeature<"zvfh">]>]>;

// LLVM can't divide it into sums of single numbers, so RISC-V needs vectors.
def : AvailabilityForNames<CPU_CoreIntrinsics, [
    "llvm.vector.partial.reduce.add(v16i16;v16i16<,v32i16|,v64i16>)",
    "llvm.vector.partial.reduce.add(v16i32;v16i32<,v32i32|,v64i32>)",
    "llvm.vector.partial.reduce.add(v16i8;v16i8<,v32i8|,v64i8>)",
    "llvm.vector.partial.reduce.add(v2i64;v2i64<,v16i64|,v4i64|,v8i64>)",
    "llvm.vector.partial.reduce.add(v32i16;v32i16,v64i16)",
    "llvm.vector.partial.reduce.add(v32i8;v32i8,v64i8)",
    "llvm.vector.partial.reduce.add(v4i32;v4i32<,v16i32|,v32i32|,v8i32>)",
    "llvm.vector.partial.reduce.add(v4i64;v4i64<,v16i64|,v32i64|,v8i64>)",
    "llvm.vector.partial.reduce.add(v8i16;v8i16<,v16i16|,v32i16|,v64i16>)",
    "llvm.vector.partial.reduce.add(v8i32;v8i32<,v16i32|,v32i32|,v64i32>)",
    "llvm.vector.partial.reduce.add(v8i64;v8i64<,v16i64|,v32i64|,v64i64>)"
  ], [AnyOf<[CPU_OnX86, CPU_OnAArch64, CPU_RISCVFeature<"zve64x">]>]>;

#endif // MLIR_AVAILABILITY_DIALECTS_CPUCORECALLS_TD
