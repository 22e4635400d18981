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

// Functions of OCML that clang's header leaves out, because HIP doesn't call
// them; MLIR does: `__ocml_erf_f16`. Source: ROCm-Device-Libs,
// ocml/inc/ocml.h.
multiclass ROCDL_OCML<list<string> types, list<string> functions> {
  foreach type = types in
  def : AvailabilityForNames<
      ROCDL_LibraryFunctions,
      !foreach(function, functions, "__ocml_" # function # "_" # type), []>;
}
defm : ROCDL_OCML<["2f16"], [
    "fmax", "fmin"
  ]>;
defm : ROCDL_OCML<["2f16", "2f32", "f16", "f32", "f64"], [
    "fmuladd", "mad"
  ]>;
defm : ROCDL_OCML<["2f16", "f16"], [
    "acos", "acosh", "add_rte", "add_rtn", "add_rtp", "add_rtz", "asin",
    "asinh", "atan", "atan2", "atanh", "cbrt", "copysign", "cosh", "cospi",
    "div_rte", "div_rtn", "div_rtp", "div_rtz", "erf", "erfc", "erfcinv",
    "erfcx", "erfinv", "expm1", "fdim", "fma_rte", "fma_rtn", "fma_rtp",
    "fma_rtz", "fmod", "frexp", "hypot", "i0", "i1", "ilogb", "isfinite",
    "j0", "j1", "ldexp", "lgamma", "log1p", "logb", "modf", "mul_rte",
    "mul_rtn", "mul_rtp", "mul_rtz", "ncdf", "ncdfinv", "nearbyint",
    "nextafter", "pow", "rcbrt", "remainder", "remquo", "round", "scalb",
    "scalbn", "signbit", "sincos", "sincospi", "sinh", "sinpi", "sqrt_rte",
    "sqrt_rtn", "sqrt_rtp", "sqrt_rtz", "sub_rte", "sub_rtn", "sub_rtp",
    "sub_rtz", "tan", "tanh", "tgamma", "y0", "y1"
  ]>;
defm : ROCDL_OCML<["2f16", "f16", "f32", "f64"], [
    "acospi", "asinpi", "atan2pi", "atanpi", "fpclassify", "fract",
    "isnormal", "lgamma_r", "max", "maxmag", "min", "minmag", "nan", "powr",
    "remquo2", "rootn", "tanpi"
  ]>;
defm : ROCDL_OCML<["2f32"], [
    "fma"
  ]>;
defm : ROCDL_OCML<["f16"], [
    "len3", "len4", "native_cos", "native_log2", "native_sin", "rhypot",
    "rlen3", "rlen4"
  ]>;
defm : ROCDL_OCML<["f16", "f32"], [
    "native_exp2"
  ]>;
defm : ROCDL_OCML<["f16", "f32", "f64"], [
    "native_recip", "native_rsqrt", "pred", "succ"
  ]>;
defm : ROCDL_OCML<["f16", "f64"], [
    "native_sqrt"
  ]>;
defm : ROCDL_OCML<["f32", "f64"], [
    "cabs", "cacos", "cacosh", "casin", "casinh", "catan", "catanh", "ccos",
    "ccosh", "cdiv", "cexp", "clog", "csin", "csinh", "csqrt", "ctan",
    "ctanh"
  ]>;
defm : ROCDL_OCML<["f64"], [
    "cvtrte_f16", "cvtrtn_f16", "cvtrtp_f16", "cvtrtz_f16"
  ]>;
defm : ROCDL_OCML<["f64", "s32", "s64", "u32", "u64"], [
    "cvtrtn_f32", "cvtrtp_f32", "cvtrtz_f32"
  ]>;
defm : ROCDL_OCML<["s64", "u64"], [
    "cvtrtn_f64", "cvtrtp_f64", "cvtrtz_f64"
  ]>;

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
