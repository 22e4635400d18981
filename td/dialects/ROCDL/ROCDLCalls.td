//===- ROCDLCalls.td - What ops of LLVM IR hide ------------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Intrinsics, inline assembly and device-library functions in a module for an
// AMD chip. generated/ROCDLCalls.td lists their requirements by name. Other
// names are unknown to ROCDL.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_ROCDLCALLS_TD
#define MLIR_AVAILABILITY_DIALECTS_ROCDLCALLS_TD

include "mlir/Dialect/LLVMIR/LLVMOps.td"
include "mlir/Dialect/LLVMIR/ROCDLOps.td"

include "mlir-availability/dialects/ROCDL/ROCDLDimensions.td"

// Keys are those of `getIntrinsicKey` (Dialect/LLVMIR/Intrinsics.h).
def ROCDL_Intrinsics : NameTable<"isKnownIntrinsic">;
// Available on all chips. Source: ROCm-Device-Libs, doc/OCML.md and
// doc/OCKL.md.
def ROCDL_LibraryFunctions : NameTable<"isDeviceLibraryFunction">;

include "mlir-availability/generated/ROCDLCalls.td"

// What LLVM and MLIR call for `printf` in a kernel of HIP. Source:
// llvm/lib/Transforms/Utils/AMDGPUEmitPrintf.cpp of LLVM 22; ROCm-Device-Libs,
// ockl/src/services.cl.
def : AvailabilityForNames<ROCDL_LibraryFunctions, [
    "__ockl_printf_append_args",
    "__ockl_printf_append_string_n",
    "__ockl_printf_begin"], []>;

// LLVM refuses other constants for any chip, where it accepts any variable. For
// each integer argument of each call, 12 constants from -1 to 2000000 were
// probed; only this intrinsic refuses some.
def ROCDL_OtherBarrier
    : AvailableWhen<
          CPred<"::mlir::availability::isInNone("
                "::mlir::availability::getConstantArgument(&$_op, "
                "\"llvm.amdgcn.s.get.barrier.state\", \"\", 0), {{-16, 64}})">,
          [UnknownNeeds<"the instruction takes constants from -16 to 64">],
          "constant argument 0">;

foreach call = [LLVM_CallIntrinsicOp, LLVM_CallOp] in
def : AvailabilityFor<call> {
  let availability = [
    AvailableAsName<ROCDL_Intrinsics,
                    "::mlir::availability::getIntrinsicKey($_self, "
                    "::mlir::ROCDL::isKnownIntrinsic)",
                    "is not a call that probes found on a chip of AMD's">,
    ROCDL_OtherBarrier,
  ];
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

// LLVM compiles the function for the chip and the features that it names,
// whatever the target is (Dialect/ROCDL/FunctionTarget.h). They are the
// target's, or fewer.
class ROCDL_ChipOf<string number> : ROCDL_Chip<ROCDL_Chip_GFX900> {
  let instance = number;
  let cases = [];
}
class ROCDL_FeatureOf<string number> : ROCDL_Feature<ROCDL_Feature_A16> {
  let instance = number;
  let cases = [];
}
class ROCDL_WaveOf<string number> : ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32> {
  let instance = number;
  let cases = [];
}
def : AvailabilityFor<LLVM_LLVMFuncOp> {
  let availability = [
    AvailableWhen<
        PredInWords<"::mlir::ROCDL::getOwnChip($_self)",
                    "compiled for a chip of its own">,
        [ROCDL_ChipOf<"*::mlir::ROCDL::getOwnChip($_self)">],
        "the function is compiled for this chip">,
    AvailableForEach<"::mlir::ROCDL::getOwnFeatures($_self)",
                     [ROCDL_FeatureOf<"$_each">],
                     "the function is compiled for this feature">,
    AvailableWhen<
        PredInWords<"::mlir::ROCDL::getOwnWave($_self)",
                    "compiled for a size of wavefronts of its own">,
        [ROCDL_WaveOf<"*::mlir::ROCDL::getOwnWave($_self)">],
        "the function is compiled for this size">,
    AvailableWhen<
        PredInWords<"!::mlir::ROCDL::explainUnknownTarget($_self).empty() && "
                    "::mlir::availability::isDeviceCode(&$_op, $_analyses)",
                    "compiled for an unknown chip or without a feature">,
        [UnknownNeeds<"the function has a chip or features of its own",
                      "::mlir::ROCDL::explainUnknownTarget($_self)">],
        "a chip or features of its own">,
  ];
}

def : AvailabilityForDiscardable<"llvm.module_asm", [
  AvailableWhen<PredInWords<"::mlir::availability::hasAssembly($_self)",
                            "with text">,
                [UnknownNeeds<"assembly for the whole module is not read">]>
]>;

#endif // MLIR_AVAILABILITY_DIALECTS_ROCDLCALLS_TD
