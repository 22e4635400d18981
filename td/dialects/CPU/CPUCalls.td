//===- CPUCalls.td - What ops of LLVM IR hide on CPUs ------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Intrinsics and inline assembly outside of code for GPUs. generated/CPUCalls.td,
// CPUCallsAArch64.td and CPUCallsRISCV.td list the requirements of intrinsics by
// name. Other names are unknown.
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
include "mlir-availability/generated/CPUCallsRISCV.td"

// Of AMX, clang passes the sizes of tiles as numbers, LLVM doesn't take tiles as
// operands of functions, and both tiles of a product differ from the result and
// from each other. Source: clang's table of builtins (BuiltinsX86_64.td).
class CPU_OfTiles<list<string> names, string operands,
                  list<Availability> features>
    : AvailabilityForNames<CPU_Intrinsics,
          !foreach(name, names, "llvm.x86." # name # "(" # operands # ")"),
          features>;
defvar CPU_Tile = [CPU_X86Feature<"amx-tile">];
def : CPU_OfTiles<["tilezero.internal"], "!llvm.x86_amx;i16,i16", CPU_Tile>;
def : CPU_OfTiles<["tileloadd64.internal", "tileloaddt164.internal"],
                  "!llvm.x86_amx;i16,i16,p,i64", CPU_Tile>;
def : CPU_OfTiles<["tileloaddrs64.internal", "tileloaddrst164.internal"],
                  "!llvm.x86_amx;i16,i16,p,i64", [CPU_X86Feature<"amx-movrs">]>;
def : CPU_OfTiles<["tilestored64.internal"], ";i16,i16,p,i64,!llvm.x86_amx",
                  CPU_Tile>;
class CPU_OfRows<list<string> names, string result>
    : CPU_OfTiles<names, result # ";i16,i16,!llvm.x86_amx,i32",
                  [CPU_X86Feature<"amx-avx512">, CPU_X86Feature<"avx10.2">]>;
def : CPU_OfRows<["tilemovrow.internal"], "v16i32">;
def : CPU_OfRows<["tcvtrowd2ps.internal"], "v16f32">;
def : CPU_OfRows<["tcvtrowps2bf16<h|l>.internal"], "v32bf16">;
def : CPU_OfRows<["tcvtrowps2ph<h|l>.internal"], "v32f16">;
// LLVM's passes for tiles make it, and its instruction selection has no other.
def : CPU_OfTiles<["ldtilecfg.internal"], ";p", [CPU_NoCPU]>;

// Three different tiles.
class CPU_DifferentTiles<int first> {
  list<string> operands = !foreach(second, !filter(each, !range(8),
                                                   !ne(each, first)),
      ";=" # first # ",=" # second # ",=<" #
      !interleave(!filter(each, !range(8), !and(!ne(each, first),
                                                !ne(each, second))), "|") #
      ">");
}
defvar CPU_TileNumbers =
    !foldl([]<string>, !range(8), all, first,
           !listconcat(all, CPU_DifferentTiles<first>.operands));
defvar CPU_TileProduct = "!llvm.x86_amx;i16,i16,i16,!llvm.x86_amx,"
                         "!llvm.x86_amx,!llvm.x86_amx";
multiclass CPU_OfProducts<list<string> names, string feature> {
  def : AvailabilityForNames<CPU_Intrinsics,
            !foreach(name, names, !strconcat("llvm.x86.", name, ".internal(",
                                             CPU_TileProduct, ")")),
            [CPU_X86Feature<feature>]>;
  def : AvailabilityForNames<CPU_Intrinsics,
            !foreach(operands, CPU_TileNumbers,
                     "llvm.x86.<" # !interleave(names, "|") # ">(" # operands #
                     ")"),
            [CPU_X86Feature<feature>]>;
}
defm : CPU_OfProducts<["tdpbf16ps"], "amx-bf16">;
defm : CPU_OfProducts<["tdpfp16ps"], "amx-fp16">;
defm : CPU_OfProducts<["tdpbssd", "tdpbsud", "tdpbusd", "tdpbuud"], "amx-int8">;
defm : CPU_OfProducts<["tcmmimfp16ps", "tcmmrlfp16ps"], "amx-complex">;
defm : CPU_OfProducts<["tdpbf8ps", "tdpbhf8ps", "tdphbf8ps", "tdphf8ps"],
                      "amx-fp8">;
defm : CPU_OfProducts<["tmmultf32ps"], "amx-tf32">;

// clang's table says avx512f, and LLVM selects no instruction for that. Source:
// Intel, Software Developer's Manual, volume 2B, PSLLW, PSRAW and PSRLW
// ("AVX512BW" of EVEX.512).
def : AvailabilityForNames<CPU_Intrinsics,
    ["llvm.x86.avx512.<pslli|psrai|psrli>.w.512(v32i16;v32i16,i32)"],
    [CPU_X86Feature<"avx512bw">]>;

// Of these, clang makes plain operations. LLVM selects no instruction for the
// intrinsics, whatever the CPU has.
foreach lanes = [8, 16, 32] in {
  defvar type = "v" # lanes # "bf16";
  def : AvailabilityForNames<CPU_Intrinsics,
            ["llvm.x86.avx10.v<add|div|mul|sub>bf16" # !mul(lanes, 16) # "(" #
             type # ";" # type # "," # type # ")"], [CPU_NoCPU]>;
}

// How many lanes of RISC-V's vectors are worked on, for sizes of elements and of
// groups of registers that clang has functions for (riscv_vector.h).
class CPU_SetLanes<string settings, string feature>
    : AvailabilityForNames<CPU_Intrinsics,
          ["llvm.riscv.<vsetvli(i64;i64,|vsetvlimax(i64;>" # settings # ")"],
          [CPU_RISCVFeature<feature>]>;
// Parts of a register with an element for each 64 bits have 5, 6, 7.
def : CPU_SetLanes<"=0,=<0..3|6|7>", "zve32x">;
def : CPU_SetLanes<"=1,=<0..3|7>", "zve32x">;
def : CPU_SetLanes<"=2,=<0..3>", "zve32x">;
def : CPU_SetLanes<"<=0,=5|=1,=6|=2,=7>", "zve64x">;
def : CPU_SetLanes<"=3,=<0..3>", "zve64x">;

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
// Other instructions of AArch64 that arm_acle.h has, in both modes. Source: the
// table of clang's builtins, BuiltinsAArch64.def.
foreach table = [CPU_Intrinsics, CPU_StreamingIntrinsics] in {
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
