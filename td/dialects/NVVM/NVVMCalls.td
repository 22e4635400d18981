//===- NVVMCalls.td - What ops of LLVM IR hide -------------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Intrinsics, inline assembly and libdevice functions in a module for an NVIDIA
// chip. generated/NVVMCalls.td lists their requirements by name. Other names
// are unknown to NVVM.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_NVVMCALLS_TD
#define MLIR_AVAILABILITY_DIALECTS_NVVMCALLS_TD

include "mlir/Dialect/LLVMIR/LLVMOps.td"
include "mlir/Dialect/LLVMIR/NVVMOps.td"

include "mlir-availability/dialects/LLVMIR/DeviceCode.td"
include "mlir-availability/dialects/NVVM/NVVMDimensions.td"

// Keys are those of `getIntrinsicKey` (Dialect/LLVMIR/Intrinsics.h).
def NVVM_Intrinsics : NameTable<"isKnownIntrinsic">;
// Keys are the forms of `getPTXForms` (Dialect/NVVM/PTXText.h).
def NVVM_Instructions : NameTable<"isKnownInstruction">;
// One libdevice serves all chips. Source: CUDA C++ Programming Guide, libdevice
// User's Guide: "libdevice.10.bc".
def NVVM_LibraryFunctions : NameTable<"isLibdeviceFunction">;

include "mlir-availability/generated/NVVMCalls.td"

foreach call = [LLVM_CallIntrinsicOp, LLVM_CallOp] in
  def : AvailabilityFor<call> {
    let availability = [LLVM_NotForCPUs<[AvailableAsName<
    NVVM_Intrinsics,
    "::mlir::availability::getIntrinsicKey($_self, "
      "::mlir::NVVM::isKnownIntrinsic)",
    "is not a call that probes found on a chip of NVIDIA's">]>];
  }

class NVVM_NeedsOfText<code text>
    : AvailableForEach<"::mlir::NVVM::getPTXForms(" # text # ")", [
        AvailableAsName<NVVM_Instructions, "$_each",
          "is not an instruction of PTX that probes found on a chip">],
        "the text has instructions">;

// LLVM compares the operands with the text.
defvar NVVM_NeedsOperandsOfText = AvailableWhen<
    PredInWords<"!::mlir::NVVM::hasOperandsOfText($_self)",
                "without an operand that the text names">,
    [UnknownNeeds<"the text names an operand that the op doesn't have">],
    "operands of the text">;

def : AvailabilityFor<LLVM_InlineAsmOp> {
  let availability = [
    NVVM_NeedsOfText<"$_self.getAsmString()">,
    NVVM_NeedsOperandsOfText,
    AvailableWhen<PredInWords<"!::mlir::NVVM::fitsConstraints($_self)",
                              "with constraints that don't fit">,
                  [UnknownNeeds<"the constraints aren't known to fit the "
                                "operands and results">],
                  "constraints">,
    AvailableWhen<PredInWords<"$_self.getAsmDialect() == "
                              "::mlir::LLVM::AsmDialect::AD_Intel",
                              "in Intel's dialect">,
                  [UnknownNeeds<"PTX isn't assembly in Intel's dialect">],
                  "the dialect">,
    // Source: NVPTX's lowering of inline assembly in LLVM 22.
    AvailableWhen<PredInWords<"::mlir::NVVM::has128BitOperand($_self)",
                              "with 128-bit operands">,
                  [NVVM_Chip<NVVM_SM_70>, NVVM_MinPTX<NVVM_PTX_83>],
                  "operands of 128 bits">,
  ];
}
def : AvailabilityFor<NVVM_InlinePtxOp> {
  let replaces = 1;
  let availability = [
    NVVM_NeedsOfText<"$_self.getPtxCode()">,
    NVVM_NeedsOperandsOfText,
    AvailableWhen<PredInWords<"!::mlir::NVVM::hasRegisters($_self)",
                              "with other types than registers have">,
                  [UnknownNeeds<"MLIR isn't known to have registers for all "
                                "operands and results">],
                  "types of operands and results">,
    AvailableWhen<PredInWords<"$_self.getPtxCode().contains('%')",
                              "with '%' in the text">,
                  [UnknownNeeds<"MLIR replaces '%' by '$', and LLVM refuses it">],
                  "'%' in the text">,
    AvailableWhen<PredInWords<"$_self.getPredicate() && "
                              "$_self->getNumResults() > 0",
                              "with a predicate and a result">,
                  [UnknownNeeds<"MLIR writes another operand as the guard">],
                  "a predicate and a result">,
    AvailableWhen<PredInWords<"$_self.getPredicate() && "
                              "!::mlir::NVVM::canBeGuarded($_self.getPtxCode())",
                              "with a predicate before something else than an "
                              "instruction">,
                  [UnknownNeeds<"only an instruction can have a guard">],
                  "a predicate">,
  ];
}

def : AvailabilityFor<LLVM_CallOp> {
  let availability = [AvailableAsName<
    NVVM_LibraryFunctions,
    "::mlir::availability::getDeviceLibraryCallee($_self)",
    "is not a function of libdevice">];
}

def : AvailabilityForDiscardable<"llvm.module_asm", [
  AvailableWhen<PredInWords<"::mlir::availability::hasAssembly($_self)",
                            "with text">,
                [UnknownNeeds<"assembly for the whole module is not read">]>
]>;

#endif // MLIR_AVAILABILITY_DIALECTS_NVVMCALLS_TD
