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

include "mlir-availability/dialects/NVVM/NVVMDimensions.td"

// Keys are those of `getIntrinsicKey` (Dialect/LLVMIR/Intrinsics.h).
def NVVM_Intrinsics : NameTable<"isKnownIntrinsic">;
// Keys are the forms of `getPTXForms` (Dialect/NVVM/PTXText.h).
def NVVM_Instructions : NameTable<"isKnownInstruction">;
// One libdevice serves all chips. Source: CUDA C++ Programming Guide, libdevice
// User's Guide: "libdevice.10.bc".
def NVVM_LibraryFunctions : NameTable<"isLibdeviceFunction">;

include "mlir-availability/generated/NVVMCalls.td"

def : AvailabilityFor<LLVM_CallIntrinsicOp> {
  let availability = [AvailableAsName<
    NVVM_Intrinsics,
    "::mlir::availability::getIntrinsicKey($_self, "
      "::mlir::NVVM::isKnownIntrinsic)",
    "is not a call that probes found on a chip of NVIDIA's">];
}

class NVVM_NeedsOfText<code text>
    : AvailableForEach<"::mlir::NVVM::getPTXForms(" # text # ")", [
        AvailableAsName<NVVM_Instructions, "$_each",
          "is not an instruction of PTX that probes found on a chip">],
        "the text has instructions">;

def : AvailabilityFor<LLVM_InlineAsmOp> {
  let availability = [NVVM_NeedsOfText<"$_self.getAsmString()">];
}
def : AvailabilityFor<NVVM_InlinePtxOp> {
  let replaces = 1;
  let availability = [
    NVVM_NeedsOfText<"$_self.getPtxCode()">,
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
