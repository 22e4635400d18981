//===- ROCDLCalls.td - What ops of LLVM IR hide ------------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Intrinsics, assembly and functions of the device libraries in a module for one of
// AMD's chips. generated/ROCDLCalls.td has what they need by their names. What has
// no such name, ROCDL doesn't know.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_ROCDLCALLS_TD
#define MLIR_AVAILABILITY_DIALECTS_ROCDLCALLS_TD

include "mlir/Dialect/LLVMIR/LLVMOps.td"
include "mlir/Dialect/LLVMIR/ROCDLOps.td"

include "mlir-availability/dialects/ROCDL/ROCDLDimensions.td"

// By the names that `getIntrinsicKey` makes (Dialect/LLVMIR/Intrinsics.h).
def ROCDL_Intrinsics : NameTable<"isKnownIntrinsic">;
// They are there for all chips. Source: ROCm-Device-Libs, doc/OCML.md and
// doc/OCKL.md.
def ROCDL_LibraryFunctions : NameTable<"isDeviceLibraryFunction">;

include "mlir-availability/generated/ROCDLCalls.td"

def : AvailabilityFor<LLVM_CallIntrinsicOp> {
  let availability = [AvailableAsName<
    ROCDL_Intrinsics,
    "::mlir::availability::getIntrinsicKey($_self, "
      "::mlir::ROCDL::isKnownIntrinsic)",
    "is not an intrinsic that probes found on a chip of AMD's">];
}

def : AvailabilityFor<LLVM_InlineAsmOp> {
  let availability = [
    AvailableWhen<CPred<"!$_self.getAsmString().trim().empty()">, [
        UnknownNeeds<"assembly for AMD's chips isn't judged",
          "\"assembly for AMD's chips isn't judged: '\" + "
          "::mlir::availability::getFirstLine($_self.getAsmString()).str() + "
          "\"'\"">], "there is any">];
}

def : AvailabilityFor<LLVM_CallOp> {
  let availability = [AvailableAsName<
    ROCDL_LibraryFunctions,
    "::mlir::availability::getDeviceLibraryCallee($_self)",
    "is not a function of AMD's device libraries">];
}

#endif // MLIR_AVAILABILITY_DIALECTS_ROCDLCALLS_TD
