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

include "mlir-availability/dialects/LLVMIR/DeviceCode.td"
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

// Functions of OCKL that clang's header leaves out, and that clang calls in HIP.
// Source: Debian's rocm-device-libs 5.2.3, amdgcn/bitcode/ockl.bc. llc and
// llvm-mc compiled all, for ten chips from gfx801 to gfx1250. These are not
// among them: images, hardware's counters and barriers, which not all chips
// have.
def : AvailabilityForNames<
    ROCDL_LibraryFunctions, !foreach(name, [
    "activelane_u32", "add_sat_i32", "add_sat_i64", "add_sat_u32",
    "add_sat_u64", "bfe_i32", "bfe_u32", "bfm_u32", "bitalign_u32",
    "bytealign_u32", "clz_u16", "clz_u32", "clz_u64", "clz_u8", "ctz_u16",
    "ctz_u32", "ctz_u64", "ctz_u8", "fprintf_append_args",
    "fprintf_append_string_n", "fprintf_stderr_begin", "fprintf_stdout_begin",
    "get_enqueued_local_size", "get_global_id", "get_global_linear_id",
    "get_global_offset", "get_global_size", "get_group_id", "get_local_id",
    "get_local_linear_id", "get_local_size", "get_num_groups", "get_work_dim",
    "grid_is_valid", "hsa_signal_add", "hsa_signal_and", "hsa_signal_cas",
    "hsa_signal_exchange", "hsa_signal_load", "hsa_signal_or",
    "hsa_signal_store", "hsa_signal_subtract", "hsa_signal_xor",
    "is_local_addr", "is_private_addr", "lane_u32", "lerp_u32", "max3_f16",
    "max3_f32", "max3_i32", "max3_u32", "median3_f16", "median3_f32",
    "median3_i32", "median3_u32", "min3_f16", "min3_f32", "min3_i32",
    "min3_u32", "mqsad_u64", "msad_u32", "mul24_i32", "mul24_u32", "mul_hi_i32",
    "mul_hi_i64", "mul_hi_u32", "mul_hi_u64", "multi_grid_grid_rank",
    "multi_grid_is_valid", "multi_grid_num_grids", "multi_grid_size",
    "multi_grid_thread_rank", "pack_u32", "popcount_u32", "popcount_u64",
    "qsad_u64", "readuplane_i32", "readuplane_i64", "sad_u32", "sadd_u32",
    "sadhi_u32", "sadw_u32", "sub_sat_i32", "sub_sat_i64", "sub_sat_u32",
    "sub_sat_u64", "to_global", "to_local", "to_private", "unpack0_f32",
    "unpack1_f32", "unpack2_f32", "unpack3_f32", "wfall_i32", "wfany_i32",
    "wfbcast_u32", "wfbcast_u64", "wfred_add_f16", "wfred_add_f32",
    "wfred_add_f64", "wfred_add_i32", "wfred_add_i64", "wfred_add_u32",
    "wfred_add_u64", "wfred_and_i32", "wfred_and_i64", "wfred_and_u32",
    "wfred_and_u64", "wfred_max_f16", "wfred_max_f32", "wfred_max_f64",
    "wfred_max_i32", "wfred_max_i64", "wfred_max_u32", "wfred_max_u64",
    "wfred_min_f16", "wfred_min_f32", "wfred_min_f64", "wfred_min_i32",
    "wfred_min_i64", "wfred_min_u32", "wfred_min_u64", "wfred_or_i32",
    "wfred_or_i64", "wfred_or_u32", "wfred_or_u64", "wfred_xor_i32",
    "wfred_xor_i64", "wfred_xor_u32", "wfred_xor_u64", "wfsame_i32",
    "wfscan_add_f16", "wfscan_add_f32", "wfscan_add_f64", "wfscan_add_i32",
    "wfscan_add_i64", "wfscan_add_u32", "wfscan_add_u64", "wfscan_and_i32",
    "wfscan_and_i64", "wfscan_and_u32", "wfscan_and_u64", "wfscan_max_f16",
    "wfscan_max_f32", "wfscan_max_f64", "wfscan_max_i32", "wfscan_max_i64",
    "wfscan_max_u32", "wfscan_max_u64", "wfscan_min_f16", "wfscan_min_f32",
    "wfscan_min_f64", "wfscan_min_i32", "wfscan_min_i64", "wfscan_min_u32",
    "wfscan_min_u64", "wfscan_or_i32", "wfscan_or_i64", "wfscan_or_u32",
    "wfscan_or_u64", "wfscan_xor_i32", "wfscan_xor_i64", "wfscan_xor_u32",
    "wfscan_xor_u64"
    ], "__ockl_" # name), []>;

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

// Moves between lanes ("data-parallel primitives"). The control alone decides on
// which chips one exists: not its masks, and none of these types. Sources: LLVM,
// SIDefines.h, "DppCtrl"; all controls to 0x170 were asked of llc and llvm-mc,
// with several masks, for i32, f64, f16, bf16, <2 x half> and <4 x float>, on 6
// to 18 chips; tools/probe/data/rocdl.jsonl has the types.
class ROCDL_DPPArgument<int index> {
  code value = "::mlir::availability::getConstantArgument(&$_op, "
               "\"llvm.amdgcn.update.dpp\", \"\", " # index # ")";
}
class ROCDL_DPPType<string lanes, string types> {
  code condition = "(::mlir::availability::isOneOf("
      "::mlir::availability::getNumLanes($_op.getResult(0).getType()), {" #
      lanes # "}) && [](::mlir::Type type) { return " # types # "; }("
      "::mlir::availability::getLaneType($_op.getResult(0).getType())))";
}
defvar ROCDL_DPP16 = "type.isF16() || type.isBF16() || type.isInteger(16)";
defvar ROCDL_DPP32 = "type.isF32() || type.isInteger(32)";
defvar ROCDL_DPP64 = "type.isF64() || type.isInteger(64)";
defvar ROCDL_IsDPP = !strconcat(
    "($_op.getNumResults() == 1 && ",
    !interleave(!foreach(index, [2, 3, 4, 5], ROCDL_DPPArgument<index>.value),
                " && "), " && (",
    ROCDL_DPPType<"1, 2, 4, 8, 16",
                  !interleave([ROCDL_DPP16, ROCDL_DPP32, ROCDL_DPP64],
                              " || ")>.condition, " || ",
    ROCDL_DPPType<"3", !interleave([ROCDL_DPP32, ROCDL_DPP64],
                                   " || ")>.condition, " || ",
    ROCDL_DPPType<"32", !interleave([ROCDL_DPP16, ROCDL_DPP32],
                                    " || ")>.condition, "))");
class ROCDL_DPP<string controls, list<Availability> needs, string words>
    : AvailableWhen<
          PredInWords<!strconcat(ROCDL_IsDPP,
                                 " && !::mlir::availability::isInNone(",
                                 ROCDL_DPPArgument<2>.value, ", {", controls,
                                 "})"), words>, needs, words>;
defvar ROCDL_DPPOnAll = "{0, 0xff}, {0x101, 0x10f}, {0x111, 0x11f}, "
                        "{0x121, 0x12f}, {0x140, 0x141}";
defvar ROCDL_DPPBefore10 =
    "{0x130, 0x130}, {0x134, 0x134}, {0x138, 0x138}, {0x13c, 0x13c}, "
    "{0x142, 0x143}";
defvar ROCDL_DPPShares = "{0x150, 0x15f}";
defvar ROCDL_DPPExchanges = "{0x160, 0x16f}";

def : AvailabilityForNames<ROCDL_Intrinsics, ["llvm.amdgcn.update.dpp"], []>;

// A register of the hardware is set to a value that all lanes have. LLVM knows
// that of constants for certain. 16 bits name the register and some bits of it.
// Source: all 64 registers, each with four fields and four values, were asked of
// llc and llvm-mc for 19 chips from gfx801 to gfx1251.
class ROCDL_SetRegisterArgument<int index> {
  code value = "::mlir::availability::getConstantArgument(&$_op, "
               "\"llvm.amdgcn.s.setreg\", \"\", " # index # ")";
}
defvar ROCDL_SetsRegister = !strconcat(
    "(", ROCDL_SetRegisterArgument<1>.value, " && ",
    ROCDL_SetRegisterArgument<0>.value, " && !::mlir::availability::isInNone(",
    ROCDL_SetRegisterArgument<0>.value, ", {{0, 0xffff}}))");
def : AvailabilityForNames<ROCDL_Intrinsics, ["llvm.amdgcn.s.setreg"], []>;

foreach call = [LLVM_CallIntrinsicOp, LLVM_CallOp] in
def : AvailabilityFor<call> {
  let availability = [
    LLVM_NotForCPUs<[AvailableAsName<
        ROCDL_Intrinsics,
        !strconcat(ROCDL_IsDPP, " ? \"llvm.amdgcn.update.dpp\" : ",
                   ROCDL_SetsRegister, " ? \"llvm.amdgcn.s.setreg\" : "
                   "::mlir::availability::getIntrinsicKey($_self, "
                   "::mlir::ROCDL::isKnownIntrinsic)"),
        "is not a call that probes found on a chip of AMD's">]>,
    ROCDL_DPP<ROCDL_DPPBefore10,
              [ROCDL_Feature<ROCDL_Feature_GFX7_GFX8_GFX9_INSTS>],
              "control of a wave or a broadcast">,
    ROCDL_DPP<ROCDL_DPPShares,
              [AnyOf<[ROCDL_Feature<ROCDL_Feature_DPP_64BIT>,
                      ROCDL_Feature<ROCDL_Feature_GFX10_INSTS>]>],
              "control of a share in a row">,
    ROCDL_DPP<ROCDL_DPPExchanges, [ROCDL_Feature<ROCDL_Feature_GFX10_INSTS>],
              "control of an exchange in a row">,
    AvailableWhen<
        PredInWords<!strconcat(ROCDL_IsDPP,
                               " && ::mlir::availability::isInNone(",
                               ROCDL_DPPArgument<2>.value, ", {",
                               !interleave([ROCDL_DPPOnAll, ROCDL_DPPBefore10,
                                            ROCDL_DPPShares,
                                            ROCDL_DPPExchanges], ", "), "})"),
                    "another control">,
        [ROCDL_NoChip], "no chip has this control">,
    ROCDL_OtherBarrier,
  ];
}

def : AvailabilityFor<LLVM_InlineAsmOp> {
  let availability = [
    AvailableWhen<CPred<"!$_self.getAsmString().trim().empty()">, [
        UnknownNeeds<"assembly for AMD's chips isn't judged",
          "\"assembly for AMD's chips isn't judged: '\" + "
          "::mlir::availability::getFirstLine($_self.getAsmString()).str() + "
          "\"'\"">], "there is any">,
    AvailableWhen<
        PredInWords<"::mlir::availability::namesOtherRegisters($_self, "
                    "{\"=r\", \"=s\", \"=v\", \"=&v\", \"r\", \"s\", \"v\"}, "
                    "{\"=r\", \"=s\"})",
                    "with rare constraints, or values of other sizes than 32 "
                    "and 64 bits">,
        [UnknownNeeds<"registers in assembly for AMD's chips aren't judged">],
        "its registers">];
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
