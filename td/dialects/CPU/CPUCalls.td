//===- CPUCalls.td - What ops of LLVM IR hide on CPUs ------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Intrinsics and inline assembly outside of code for GPUs. generated/CPUCalls.td
// and CPUCallsAArch64.td list the requirements of intrinsics by name. Other names
// are unknown.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_CPUCALLS_TD
#define MLIR_AVAILABILITY_DIALECTS_CPUCALLS_TD

include "mlir/Dialect/LLVMIR/LLVMOps.td"

include "mlir-availability/dialects/CPU/CPUCoreCalls.td"
include "mlir-availability/dialects/CPU/CPUOps.td"

// Keys are those of `getIntrinsicKey` (Dialect/LLVMIR/Intrinsics.h).
def CPU_Intrinsics : NameTable<"isKnownIntrinsic">;
// Those in AArch64's streaming mode, where other features count.
def CPU_StreamingIntrinsics : NameTable<"isKnownStreamingIntrinsic">;

include "mlir-availability/generated/CPUCalls.td"
include "mlir-availability/generated/CPUCallsAArch64.td"

// What ops of x86vector and amx become, and clang has no builtin for: it writes
// other IR, or passes the sizes of tiles as numbers. Source: the answers about
// the ops.
class CPU_OfCompress<string vector, string lanes> {
  string name = "llvm.x86.avx512.mask.compress(" # vector # ";" # vector # ","
                # vector # ",v" # lanes # "i1)";
}
def : AvailabilityForNames<CPU_Intrinsics, !listconcat(
    !foreach(vector, ["v16f32", "v16i32"], CPU_OfCompress<vector, "16">.name),
    !foreach(vector, ["v8f64", "v8i64"], CPU_OfCompress<vector, "8">.name)),
    [CPU_X86Feature<"avx512f">]>;
def : AvailabilityForNames<CPU_Intrinsics,
    !foreach(vector, ["v8f32", "v8i32"], CPU_OfCompress<vector, "8">.name),
    [CPU_X86Feature<"avx512vl">]>;
class CPU_OfTiles<list<string> names, string operands, string feature>
    : AvailabilityForNames<CPU_Intrinsics,
          !foreach(name, names, "llvm.x86." # name # ".internal(" # operands #
                                ")"),
          [CPU_X86Feature<feature>]>;
def : CPU_OfTiles<["tilezero"], "!llvm.x86_amx;i16,i16", "amx-tile">;
def : CPU_OfTiles<["tileloadd64"], "!llvm.x86_amx;i16,i16,p,i64", "amx-tile">;
def : CPU_OfTiles<["tilestored64"], ";i16,i16,p,i64,!llvm.x86_amx", "amx-tile">;
defvar CPU_TileProduct = "!llvm.x86_amx;i16,i16,i16,!llvm.x86_amx,"
                         "!llvm.x86_amx,!llvm.x86_amx";
def : CPU_OfTiles<["tdpbf16ps"], CPU_TileProduct, "amx-bf16">;
def : CPU_OfTiles<["tdpfp16ps"], CPU_TileProduct, "amx-fp16">;
def : CPU_OfTiles<["tdpbssd", "tdpbsud", "tdpbusd", "tdpbuud"], CPU_TileProduct,
                  "amx-int8">;

class CPU_NotMeasured<code condition, string words>
    : CPU_OutsideOfGPUs<condition,
                        [UnknownNeeds<"no probe of it was made for CPUs">],
                        words>;

// Without a feature for more, the instruction has three bits for the predicate,
// and LLVM writes a wider number without complaint. Source: Intel, Software
// Developer's Manual, volume 2A, CMPSS.
class CPU_WidePredicate<string intrinsic>
    : AvailableWhen<
          PredInWords<"::mlir::availability::isInNone(::mlir::availability::"
                      "getConstantArgument(&$_op, \"" # intrinsic #
                          "\", \"\", 2), {{0, 7}})",
                      "a predicate above 7">,
          [CPU_X86Feature<"avx">], "a predicate above 7">;

// LLVM doesn't check whether a function has the state that SME's instructions
// change. Attributes of functions for ZT0 get lost in an import of LLVM IR.
defvar CPU_LacksState =
    "::mlir::cpu::isStreaming($_op) && ::mlir::cpu::mayLackState($_op)";

foreach call = [LLVM_CallIntrinsicOp, LLVM_CallOp] in {
  defvar key = "::mlir::availability::getIntrinsicKey($_self, "
               "::mlir::cpu::isKnownIntrinsic)";
  defvar streamingKey = "::mlir::availability::getIntrinsicKey($_self, "
                        "::mlir::cpu::isKnownStreamingIntrinsic)";
  def : AvailabilityFor<call> {
    let availability = [
      CPU_OutsideOfGPUs<
          "!::mlir::cpu::mayBeStreaming($_op)",
          [AvailableAsName<CPU_Intrinsics, key,
                           "is not a call that probes found on a CPU">],
          "an intrinsic">,
      CPU_OutsideOfGPUs<
          "::mlir::cpu::isStreaming($_op)",
          [AvailableAsName<CPU_StreamingIntrinsics, streamingKey,
                           "is not a call that probes found in streaming mode">],
          "an intrinsic in streaming mode">,
      CPU_NotMeasured<
          CPU_LacksState,
          "an intrinsic of SME in a function without ZA, or one that uses ZT0">,
      CPU_WidePredicate<"llvm.x86.sse.cmp.ss">,
      CPU_WidePredicate<"llvm.x86.sse2.cmp.sd">,
    ];
  }
}
// Instructions of AArch64 that arm_acle.h has, in both modes. Source: the table of
// clang's builtins, BuiltinsAArch64.def.
foreach table = [CPU_Intrinsics, CPU_StreamingIntrinsics] in {
  def : AvailabilityForNames<table, [
      "llvm.aarch64.crc32<b|cb|ch|cw|h|w>(i32;i32,i32)",
      "llvm.aarch64.crc32<cx|x>(i32;i32,i64)"
    ], [CPU_AArch64Feature<"crc">]>;
  def : AvailabilityForNames<table, ["llvm.aarch64.fjcvtzs(i32;f64)"],
                             [CPU_AArch64Feature<"jsconv">]>;
  def : AvailabilityForNames<table, [
      "llvm.aarch64.<dmb|dsb|isb>(;=<0..15>)"
    ], [CPU_OnAArch64]>;
}
// LLVM narrows masks where all lanes of a result that is used are wider. An
// instruction on masks acts on all of their bits, whatever the lanes are.
defvar CPU_NarrowMasks = [
  "llvm.aarch64.sve.<and|bic|eor|nand|nor|orn|orr>.z<"
  "(nxv2i1;nxv2i1,nxv2i1,nxv2i1|(nxv4i1;nxv4i1,nxv4i1,nxv4i1|"
  "(nxv8i1;nxv8i1,nxv8i1,nxv8i1>)"
];
def : AvailabilityForNames<CPU_Intrinsics, CPU_NarrowMasks,
                           [CPU_AArch64Feature<"sve">]>;
def : AvailabilityForNames<CPU_StreamingIntrinsics, CPU_NarrowMasks,
                           [CPU_AArch64Feature<"sme">]>;

// Of intrinsics for all CPUs, the needs depend on the types. An import of LLVM IR
// makes ops of most; CPUCore.td has what others need of scalable vectors.
defvar CPU_OtherCoreIntrinsic =
    "!::mlir::availability::getCoreIntrinsic(&$_op).empty() && "
    "!::mlir::cpu::isKnownCoreCall($_op)";
foreach call = [LLVM_CallIntrinsicOp, LLVM_CallOp] in
  def : AvailabilityFor<call> {
    let availability = [
      CPU_OutsideOfGPUs<
          !strconcat("!::mlir::cpu::mayBeStreaming($_op) && ",
                     CPU_OtherCoreIntrinsic),
          [AvailableAsName<CPU_CoreIntrinsics,
                           "::mlir::availability::getCoreIntrinsicKey($_self)",
                           "is not a call that probes found on all CPUs">],
          "an intrinsic for all CPUs">,
      CPU_NotMeasured<!strconcat("::mlir::cpu::isStreaming($_op) && ",
                                 CPU_OtherCoreIntrinsic),
                      "an intrinsic for all CPUs in streaming mode">,
    ];
  }
defvar CPU_ForBothModes =
    "::mlir::cpu::mayBeStreaming($_op) && !::mlir::cpu::isStreaming($_op)";
def : AvailabilityFor<LLVM_CallIntrinsicOp> {
  let availability = [
    CPU_NotMeasured<CPU_ForBothModes,
                    "an intrinsic in a function for both modes">,
  ];
}
def : AvailabilityFor<LLVM_CallOp> {
  let availability = [
    CPU_NotMeasured<!strconcat("$_self.getCallee().value_or(\"\").starts_with("
                               "\"llvm.\") && ", CPU_ForBothModes),
                    "a call of an intrinsic in a function for both modes">,
  ];
}
def : AvailabilityFor<LLVM_InlineAsmOp> {
  let availability = [CPU_NotMeasured<"true", "assembly">];
}

#endif // MLIR_AVAILABILITY_DIALECTS_CPUCALLS_TD
