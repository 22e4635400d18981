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
    "llvm.ptrmask(p;p,i64)",
    "llvm.readcyclecounter(i64;)",
    "llvm.canonicalize(<bf16;bf16|f16;f16|f32;f32|f64;f64|v2f64;v2f64|"
    "v3f32;v3f32|v3f64;v3f64|v4f32;v4f32|v4f64;v4f64|v8f32;v8f32|"
    "v8f64;v8f64|v16f32;v16f32|v16f64;v16f64|v32f32;v32f32|v32f64;v32f64|"
    "v64f32;v64f32|v64f64;v64f64>)",
    "llvm<.maximumnum|.minimumnum>(<bf16;bf16,bf16|f16;f16,f16|f32;f32,f32|"
    "f64;f64,f64>)",
    "llvm<.maximumnum|.minimumnum>(<v2bf16;v2bf16,v2bf16|v2f16;v2f16,v2f16|"
    "v2f32;v2f32,v2f32|v2f64;v2f64,v2f64>)",
    "llvm<.maximumnum|.minimumnum>(<v3bf16;v3bf16,v3bf16|v3f16;v3f16,v3f16|"
    "v3f32;v3f32,v3f32|v3f64;v3f64,v3f64>)",
    "llvm<.maximumnum|.minimumnum>(<v4bf16;v4bf16,v4bf16|v4f16;v4f16,v4f16|"
    "v4f32;v4f32,v4f32|v4f64;v4f64,v4f64>)",
    "llvm<.maximumnum|.minimumnum>(<v8bf16;v8bf16,v8bf16|v8f16;v8f16,v8f16|"
    "v8f32;v8f32,v8f32|v8f64;v8f64,v8f64>)",
    "llvm<.maximumnum|.minimumnum>(<v16bf16;v16bf16,v16bf16|"
    "v16f16;v16f16,v16f16|v16f32;v16f32,v16f32|v16f64;v16f64,v16f64>)",
    "llvm<.maximumnum|.minimumnum>(<v32bf16;v32bf16,v32bf16|"
    "v32f16;v32f16,v32f16|v32f32;v32f32,v32f32|v32f64;v32f64,v32f64>)",
    "llvm<.maximumnum|.minimumnum>(<v64bf16;v64bf16,v64bf16|"
    "v64f16;v64f16,v64f16|v64f32;v64f32,v64f32|v64f64;v64f64,v64f64>)",
    "llvm<.fptosi|.fptoui>.sat(i<8|16|32|64>;<bf16|f16|f32|f64>)",
    "llvm<.fptosi|.fptoui>.sat(v2i<8|16|32|64>;v2f<32|64>)",
    "llvm<.fptosi|.fptoui>.sat(v3i<8|16|32|64>;v3f<32|64>)",
    "llvm<.fptosi|.fptoui>.sat(v4i<8|16|32|64>;v4f<32|64>)",
    "llvm<.fptosi|.fptoui>.sat(v8i<8|16|32|64>;v8f<32|64>)",
    "llvm<.fptosi|.fptoui>.sat(v16i<8|16|32|64>;v16f<32|64>)",
    "llvm<.fptosi|.fptoui>.sat(v32i<8|16|32|64>;v32f<32|64>)",
    "llvm<.fptosi|.fptoui>.sat(v64i<8|16|32|64>;v64f<32|64>)",
    "llvm<.scmp|.ucmp>(i<8|16|32|64>;<i8,i8|i16,i16|i32,i32|i64,i64>)",
    "llvm<.scmp|.ucmp>(v2i<8|16|32|64>;<v2i8,v2i8|v2i16,v2i16|v2i32,v2i32|"
    "v2i64,v2i64>)",
    "llvm<.scmp|.ucmp>(v3i<8|16|32|64>;<v3i8,v3i8|v3i16,v3i16|v3i32,v3i32|"
    "v3i64,v3i64>)",
    "llvm<.scmp|.ucmp>(v4i<8|16|32|64>;<v4i8,v4i8|v4i16,v4i16|v4i32,v4i32|"
    "v4i64,v4i64>)",
    "llvm<.scmp|.ucmp>(v8i<8|16|32|64>;<v8i8,v8i8|v8i16,v8i16|v8i32,v8i32|"
    "v8i64,v8i64>)",
    "llvm<.scmp|.ucmp>(v16i<8|16|32|64>;<v16i8,v16i8|v16i16,v16i16|"
    "v16i32,v16i32|v16i64,v16i64>)",
    "llvm<.scmp|.ucmp>(v32i<8|16|32|64>;<v32i8,v32i8|v32i16,v32i16|"
    "v32i32,v32i32|v32i64,v32i64>)",
    "llvm<.scmp|.ucmp>(v64i<8|16|32|64>;<v64i8,v64i8|v64i16,v64i16|"
    "v64i32,v64i32|v64i64,v64i64>)"
  ], [AnyOf<[CPU_OnX86, CPU_OnAArch64, CPU_OnRISCV]>]>;

// With vectors of f16 or bf16 alone, RISC-V has no conversion to integers as
// short, and with AVX10.2, LLVM selects none to longer ones.
defvar CPU_RISCVSaturates = [
  AnyOf<[CPU_OnX86, CPU_OnAArch64, CPU_NoRISCVHalfVectors,
         CPU_RISCVFeature<"zvfh">]>];
defvar CPU_RISCVSaturatesBF16 = [
  AnyOf<[CPU_OnX86, CPU_OnAArch64, CPU_NoRISCVBF16Vectors]>];
defvar CPU_X86Saturates = [AnyOf<[CPU_OnAArch64, CPU_OnRISCV, CPU_NoAVX10]>];
def : AvailabilityForNames<CPU_CoreIntrinsics, [
    "llvm<.fptosi|.fptoui>.sat(<v2i<8|16>;v2f16|v3i<8|16>;v3f16|v4i<8|"
    "16>;v4f16|v8i<8|16>;v8f16|v16i<8|16>;v16f16|v32i<8|16>;v32f16|v64i<8|"
    "16>;v64f16>)"
  ], CPU_RISCVSaturates>;
def : AvailabilityForNames<CPU_CoreIntrinsics, [
    "llvm<.fptosi|.fptoui>.sat(<v2i<32|64>;v2f16|v3i<32|64>;v3f16|v4i<32|"
    "64>;v4f16|v8i<32|64>;v8f16|v16i<32|64>;v16f16|v32i<32|64>;v32f16|"
    "v64i<32|64>;v64f16>)"
  ], !listconcat(CPU_RISCVSaturates, CPU_X86Saturates)>;
def : AvailabilityForNames<CPU_CoreIntrinsics, [
    "llvm<.fptosi|.fptoui>.sat(<v2i<8|16>;v2bf16|v3i<8|16>;v3bf16|v4i<8|"
    "16>;v4bf16|v8i<8|16>;v8bf16|v16i<8|16>;v16bf16|v32i<8|16>;v32bf16|"
    "v64i<8|16>;v64bf16>)",
    "llvm<.fptosi|.fptoui>.sat(v2i32;v2bf16)"
  ], CPU_RISCVSaturatesBF16>;
def : AvailabilityForNames<CPU_CoreIntrinsics, [
    "llvm<.fptosi|.fptoui>.sat(<v3i<32|64>;v3bf16|v4i<32|64>;v4bf16|v8i<32|"
    "64>;v8bf16|v16i<32|64>;v16bf16|v32i<32|64>;v32bf16|v64i<32|"
    "64>;v64bf16>)",
    "llvm<.fptosi|.fptoui>.sat(v2i64;v2bf16)"
  ], !listconcat(CPU_RISCVSaturatesBF16, CPU_X86Saturates)>;

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
