//===- CPUCalls.td - What ops of LLVM IR hide on CPUs ------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Intrinsics and inline assembly outside of code for GPUs. generated/CPUCalls.td
// lists the requirements of intrinsics by name. Other names are unknown.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_CPUCALLS_TD
#define MLIR_AVAILABILITY_DIALECTS_CPUCALLS_TD

include "mlir/Dialect/LLVMIR/LLVMOps.td"

include "mlir-availability/dialects/CPU/CPUOps.td"

// Keys are those of `getIntrinsicKey` (Dialect/LLVMIR/Intrinsics.h).
def CPU_Intrinsics : NameTable<"isKnownIntrinsic">;

include "mlir-availability/generated/CPUCalls.td"

class CPU_OutsideOfGPUs<code condition, AvailabilityList needs, string words>
    : AvailableWhen<PredInWords<condition # " && !::mlir::availability::"
                                "isDeviceCode(&$_op, $_analyses)", words>,
                    needs, words>;
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

foreach call = [LLVM_CallIntrinsicOp, LLVM_CallOp] in {
  defvar key = "::mlir::availability::getIntrinsicKey($_self, "
               "::mlir::cpu::isKnownIntrinsic)";
  def : AvailabilityFor<call> {
    let availability = [
      CPU_OutsideOfGPUs<
          "!::mlir::cpu::mayBeStreaming($_op)",
          [AvailableAsName<CPU_Intrinsics, key,
                           "is not a call that probes found on a CPU">],
          "an intrinsic">,
      CPU_WidePredicate<"llvm.x86.sse.cmp.ss">,
      CPU_WidePredicate<"llvm.x86.sse2.cmp.sd">,
    ];
  }
}
// In streaming mode other features count, and nobody has asked LLVM about calls
// there. Of intrinsics for all CPUs, the needs depend on the types.
def : AvailabilityFor<LLVM_CallIntrinsicOp> {
  let availability = [
    CPU_NotMeasured<"::mlir::cpu::mayBeStreaming($_op)",
                    "an intrinsic in streaming mode">,
    CPU_NotMeasured<"!::mlir::availability::getCoreIntrinsic(&$_op).empty()",
                    "an intrinsic for all CPUs">,
  ];
}
def : AvailabilityFor<LLVM_CallOp> {
  let availability = [
    CPU_NotMeasured<"$_self.getCallee().value_or(\"\").starts_with(\"llvm.\") "
                    "&& ::mlir::cpu::mayBeStreaming($_op)",
                    "a call of an intrinsic in streaming mode">,
    CPU_NotMeasured<"!::mlir::availability::getCoreIntrinsic(&$_op).empty()",
                    "a call of an intrinsic for all CPUs">,
  ];
}
def : AvailabilityFor<LLVM_InlineAsmOp> {
  let availability = [CPU_NotMeasured<"true", "assembly">];
}

#endif // MLIR_AVAILABILITY_DIALECTS_CPUCALLS_TD
