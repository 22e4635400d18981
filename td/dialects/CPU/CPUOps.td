//===- CPUOps.td - What records of ops on CPUs share -------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Source of all records that include this file: the answers of LLVM 22's code
// generators, and on AArch64 of its assembler, in tools/probe/data/cpu.jsonl.
// tools/probe/cpu.py asks them.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_CPUOPS_TD
#define MLIR_AVAILABILITY_DIALECTS_CPUOPS_TD

include "mlir-availability/dialects/CPU/CPUDimensions.td"
include "mlir-availability/dialects/LLVMIR/NotProbed.td"

// No CPU runs the op, for the reason `why`.
class CPU_OnNone<Pred condition, string why, string at = "">
    : AvailableWhen<condition, [CPU_NoCPU], why, at>;

// Requirements of an op outside of code for GPUs. `condition` is C++ over
// `$_self` and `$_op`; it comes first because it is cheap.
class CPU_OutsideOfGPUs<code condition, AvailabilityList needs, string words>
    : AvailableWhen<PredInWords<"(" # condition # ") && "
                                "!::mlir::availability::"
                                "isDeviceCode(&$_op, $_analyses)", words>,
                    needs, words>;

// A feature that C++ finds.
class CPU_X86FeatureOf<string number> : CPU_X86Feature<"sse2"> {
  let instance = number;
  let cases = [];
}
class CPU_AArch64FeatureOf<string number> : CPU_AArch64Feature<"neon"> {
  let instance = number;
  let cases = [];
}
class CPU_RISCVFeatureOf<string number> : CPU_RISCVFeature<"v"> {
  let instance = number;
  let cases = [];
}

// Memory that was measured: of the default space and layout.
def CPU_PlainMemory
    : Type<And<[CPred<"::llvm::isa<::mlir::MemRefType>($_self)">,
                CPred<"!::llvm::cast<::mlir::MemRefType>($_self)"
                      ".getMemorySpace()">,
                CPred<"::llvm::cast<::mlir::MemRefType>($_self)"
                      ".getLayout().isIdentity()">]>,
           "memory of the default space and layout">;

class CPU_OtherMemory<string name>
    : AvailableWhen<Neg<PartIs<name, CPU_PlainMemory>>,
                    [UnknownNeeds<"only memory of the default space and layout "
                                  "was measured">],
                    "the memory", name>;

// An operand that the instruction has as a number.
class CPU_Immediate<string accessor, string name>
    : AvailableWhen<
          PredInWords<"!::mlir::availability::getConstant($_self." # accessor #
                      "())", name # " isn't a constant">,
          [UnknownNeeds<"the instruction has it as a number, which only "
                        "another pass could make of it">],
          name # " isn't a constant", name>;

// LLVM's instruction selection knows only these numbers.
class CPU_OnlyNumbers<string accessor, string name, code ranges, string words>
    : CPU_OnNone<PredInWords<"::mlir::availability::isInNone(::mlir::"
                             "availability::getConstant($_self." # accessor #
                             "()), {" # ranges # "})",
                             name # " isn't " # words>,
                 "LLVM selects no instruction with this number", name>;

//===----------------------------------------------------------------------===//
// AArch64's streaming mode and ZA
//===----------------------------------------------------------------------===//

def CPU_OutsideStreaming
    : PredInWords<"!::mlir::cpu::mayBeStreaming($_op)",
                  "outside of streaming mode">;
def CPU_InStreaming
    : PredInWords<"::mlir::cpu::isStreaming($_op)", "in streaming mode">;

// The requirements outside of streaming mode, and in it. A function for both
// wasn't measured.
class CPU_ByMode<AvailabilityList outside, AvailabilityList inside> {
  AvailabilityList needs = [
    AvailableWhen<CPU_OutsideStreaming, outside, "outside of streaming mode">,
    AvailableWhen<CPU_InStreaming, inside, "in streaming mode">,
    AvailableWhen<PredInWords<"::mlir::cpu::mayBeStreaming($_op) && "
                              "!::mlir::cpu::isStreaming($_op)",
                              "in a function for both modes">,
                  [UnknownNeeds<"functions for both modes weren't measured">],
                  "in a function for both modes">
  ];
}

// The function must have the state: after the conversion to LLVM nothing adds
// it, and before that a pass does.
class CPU_InState<code state, string what, string passOptions> {
  AvailabilityList needs = [
    CPU_OnNone<PredInWords<"!" # state # " && ::mlir::cpu::isStateFinal($_op)",
                           "in an llvm.func " # what>,
               "in an llvm.func " # what # ": the pass enable-arm-streaming "
               "must run before the conversion to LLVM">,
    AvailableWhen<PredInWords<"!" # state # " && "
                              "!::mlir::cpu::isStateFinal($_op)",
                              "in a function " # what>,
                  [UnknownNeeds<"the function lacks the state: run the pass "
                                "enable-arm-streaming" # passOptions>],
                  "in a function " # what>
  ];
}
defvar CPU_NeedsStreaming =
    CPU_InState<"::mlir::cpu::isStreaming($_op)",
                "that isn't in streaming mode", "">.needs;
defvar CPU_NeedsZA =
    CPU_InState<"::mlir::cpu::hasZA($_op)", "without ZA",
                " with za-mode=new-za">.needs;

#endif // MLIR_AVAILABILITY_DIALECTS_CPUOPS_TD
