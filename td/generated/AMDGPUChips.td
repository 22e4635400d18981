//===- AMDGPUChips.td - AMD's chips and their features -*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Written by tools/probe/amdgpu.py from LLVM's tables on AMDGPU. Don't edit.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_GENERATED_AMDGPUCHIPS_TD
#define MLIR_AVAILABILITY_GENERATED_AMDGPUCHIPS_TD

include "mlir/IR/EnumAttr.td"

def ROCDL_Feature_F1024_ADDRESSABLE_VGPRS : I32EnumAttrCase<"F1024_ADDRESSABLE_VGPRS", 0, "1024-addressable-vgprs">;
def ROCDL_Feature_F45_BIT_NUM_RECORDS_BUFFER_RESOURCE : I32EnumAttrCase<"F45_BIT_NUM_RECORDS_BUFFER_RESOURCE", 1, "45-bit-num-records-buffer-resource">;
def ROCDL_Feature_F64_BIT_LITERALS : I32EnumAttrCase<"F64_BIT_LITERALS", 2, "64-bit-literals">;
def ROCDL_Feature_A16 : I32EnumAttrCase<"A16", 3, "a16">;
def ROCDL_Feature_ADD_MIN_MAX_INSTS : I32EnumAttrCase<"ADD_MIN_MAX_INSTS", 4, "add-min-max-insts">;
def ROCDL_Feature_ADD_NO_CARRY_INSTS : I32EnumAttrCase<"ADD_NO_CARRY_INSTS", 5, "add-no-carry-insts">;
def ROCDL_Feature_ADD_SUB_U64_INSTS : I32EnumAttrCase<"ADD_SUB_U64_INSTS", 6, "add-sub-u64-insts">;
def ROCDL_Feature_AGENT_SCOPE_FINE_GRAINED_REMOTE_MEMORY_ATOMICS : I32EnumAttrCase<"AGENT_SCOPE_FINE_GRAINED_REMOTE_MEMORY_ATOMICS", 7, "agent-scope-fine-grained-remote-memory-atomics">;
def ROCDL_Feature_ALLOCATE1_5XVGPRS : I32EnumAttrCase<"ALLOCATE1_5XVGPRS", 8, "allocate1_5xvgprs">;
def ROCDL_Feature_APERTURE_REGS : I32EnumAttrCase<"APERTURE_REGS", 9, "aperture-regs">;
def ROCDL_Feature_ARCHITECTED_FLAT_SCRATCH : I32EnumAttrCase<"ARCHITECTED_FLAT_SCRATCH", 10, "architected-flat-scratch">;
def ROCDL_Feature_ARCHITECTED_SGPRS : I32EnumAttrCase<"ARCHITECTED_SGPRS", 11, "architected-sgprs">;
def ROCDL_Feature_ASHR_PK_INSTS : I32EnumAttrCase<"ASHR_PK_INSTS", 12, "ashr-pk-insts">;
def ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_INSTS : I32EnumAttrCase<"ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_INSTS", 13, "atomic-buffer-global-pk-add-f16-insts">;
def ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_NO_RTN_INSTS : I32EnumAttrCase<"ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_NO_RTN_INSTS", 14, "atomic-buffer-global-pk-add-f16-no-rtn-insts">;
def ROCDL_Feature_ATOMIC_BUFFER_PK_ADD_BF16_INST : I32EnumAttrCase<"ATOMIC_BUFFER_PK_ADD_BF16_INST", 15, "atomic-buffer-pk-add-bf16-inst">;
def ROCDL_Feature_ATOMIC_DS_PK_ADD_16_INSTS : I32EnumAttrCase<"ATOMIC_DS_PK_ADD_16_INSTS", 16, "atomic-ds-pk-add-16-insts">;
def ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS : I32EnumAttrCase<"ATOMIC_FADD_NO_RTN_INSTS", 17, "atomic-fadd-no-rtn-insts">;
def ROCDL_Feature_ATOMIC_FADD_RTN_INSTS : I32EnumAttrCase<"ATOMIC_FADD_RTN_INSTS", 18, "atomic-fadd-rtn-insts">;
def ROCDL_Feature_ATOMIC_FLAT_PK_ADD_16_INSTS : I32EnumAttrCase<"ATOMIC_FLAT_PK_ADD_16_INSTS", 19, "atomic-flat-pk-add-16-insts">;
def ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32 : I32EnumAttrCase<"ATOMIC_FMIN_FMAX_FLAT_F32", 20, "atomic-fmin-fmax-flat-f32">;
def ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64 : I32EnumAttrCase<"ATOMIC_FMIN_FMAX_FLAT_F64", 21, "atomic-fmin-fmax-flat-f64">;
def ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32 : I32EnumAttrCase<"ATOMIC_FMIN_FMAX_GLOBAL_F32", 22, "atomic-fmin-fmax-global-f32">;
def ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F64 : I32EnumAttrCase<"ATOMIC_FMIN_FMAX_GLOBAL_F64", 23, "atomic-fmin-fmax-global-f64">;
def ROCDL_Feature_ATOMIC_GLOBAL_PK_ADD_BF16_INST : I32EnumAttrCase<"ATOMIC_GLOBAL_PK_ADD_BF16_INST", 24, "atomic-global-pk-add-bf16-inst">;
def ROCDL_Feature_BACK_OFF_BARRIER : I32EnumAttrCase<"BACK_OFF_BARRIER", 25, "back-off-barrier">;
def ROCDL_Feature_BF16_CVT_INSTS : I32EnumAttrCase<"BF16_CVT_INSTS", 26, "bf16-cvt-insts">;
def ROCDL_Feature_BF16_PK_INSTS : I32EnumAttrCase<"BF16_PK_INSTS", 27, "bf16-pk-insts">;
def ROCDL_Feature_BF16_TRANS_INSTS : I32EnumAttrCase<"BF16_TRANS_INSTS", 28, "bf16-trans-insts">;
def ROCDL_Feature_BF8_CVT_SCALE_INSTS : I32EnumAttrCase<"BF8_CVT_SCALE_INSTS", 29, "bf8-cvt-scale-insts">;
def ROCDL_Feature_BITOP3_INSTS : I32EnumAttrCase<"BITOP3_INSTS", 30, "bitop3-insts">;
def ROCDL_Feature_BVH_DUAL_BVH_8_INSTS : I32EnumAttrCase<"BVH_DUAL_BVH_8_INSTS", 31, "bvh-dual-bvh-8-insts">;
def ROCDL_Feature_CLUSTERS : I32EnumAttrCase<"CLUSTERS", 32, "clusters">;
def ROCDL_Feature_CVT_NORM_INSTS : I32EnumAttrCase<"CVT_NORM_INSTS", 33, "cvt-norm-insts">;
def ROCDL_Feature_CVT_PK_F16_F32_INST : I32EnumAttrCase<"CVT_PK_F16_F32_INST", 34, "cvt-pk-f16-f32-inst">;
def ROCDL_Feature_CVT_PKNORM_VOP3_INSTS : I32EnumAttrCase<"CVT_PKNORM_VOP3_INSTS", 35, "cvt-pknorm-vop3-insts">;
def ROCDL_Feature_D16_WRITE_VGPR32 : I32EnumAttrCase<"D16_WRITE_VGPR32", 36, "d16-write-vgpr32">;
def ROCDL_Feature_DEFAULT_COMPONENT_BROADCAST : I32EnumAttrCase<"DEFAULT_COMPONENT_BROADCAST", 37, "default-component-broadcast">;
def ROCDL_Feature_DEFAULT_COMPONENT_ZERO : I32EnumAttrCase<"DEFAULT_COMPONENT_ZERO", 38, "default-component-zero">;
def ROCDL_Feature_DL_INSTS : I32EnumAttrCase<"DL_INSTS", 39, "dl-insts">;
def ROCDL_Feature_DOT1_INSTS : I32EnumAttrCase<"DOT1_INSTS", 40, "dot1-insts">;
def ROCDL_Feature_DOT10_INSTS : I32EnumAttrCase<"DOT10_INSTS", 41, "dot10-insts">;
def ROCDL_Feature_DOT11_INSTS : I32EnumAttrCase<"DOT11_INSTS", 42, "dot11-insts">;
def ROCDL_Feature_DOT12_INSTS : I32EnumAttrCase<"DOT12_INSTS", 43, "dot12-insts">;
def ROCDL_Feature_DOT13_INSTS : I32EnumAttrCase<"DOT13_INSTS", 44, "dot13-insts">;
def ROCDL_Feature_DOT2_INSTS : I32EnumAttrCase<"DOT2_INSTS", 45, "dot2-insts">;
def ROCDL_Feature_DOT3_INSTS : I32EnumAttrCase<"DOT3_INSTS", 46, "dot3-insts">;
def ROCDL_Feature_DOT4_INSTS : I32EnumAttrCase<"DOT4_INSTS", 47, "dot4-insts">;
def ROCDL_Feature_DOT5_INSTS : I32EnumAttrCase<"DOT5_INSTS", 48, "dot5-insts">;
def ROCDL_Feature_DOT6_INSTS : I32EnumAttrCase<"DOT6_INSTS", 49, "dot6-insts">;
def ROCDL_Feature_DOT7_INSTS : I32EnumAttrCase<"DOT7_INSTS", 50, "dot7-insts">;
def ROCDL_Feature_DOT8_INSTS : I32EnumAttrCase<"DOT8_INSTS", 51, "dot8-insts">;
def ROCDL_Feature_DOT9_INSTS : I32EnumAttrCase<"DOT9_INSTS", 52, "dot9-insts">;
def ROCDL_Feature_DPP_64BIT : I32EnumAttrCase<"DPP_64BIT", 53, "dpp-64bit">;
def ROCDL_Feature_DPP_SRC1_SGPR : I32EnumAttrCase<"DPP_SRC1_SGPR", 54, "dpp-src1-sgpr">;
def ROCDL_Feature_DPP8 : I32EnumAttrCase<"DPP8", 55, "dpp8">;
def ROCDL_Feature_DS_SRC2_INSTS : I32EnumAttrCase<"DS_SRC2_INSTS", 56, "ds-src2-insts">;
def ROCDL_Feature_EMULATED_SYSTEM_SCOPE_ATOMICS : I32EnumAttrCase<"EMULATED_SYSTEM_SCOPE_ATOMICS", 57, "emulated-system-scope-atomics">;
def ROCDL_Feature_EXTENDED_IMAGE_INSTS : I32EnumAttrCase<"EXTENDED_IMAGE_INSTS", 58, "extended-image-insts">;
def ROCDL_Feature_F16BF16_TO_FP6BF6_CVT_SCALE_INSTS : I32EnumAttrCase<"F16BF16_TO_FP6BF6_CVT_SCALE_INSTS", 59, "f16bf16-to-fp6bf6-cvt-scale-insts">;
def ROCDL_Feature_F32_TO_F16BF16_CVT_SR_INSTS : I32EnumAttrCase<"F32_TO_F16BF16_CVT_SR_INSTS", 60, "f32-to-f16bf16-cvt-sr-insts">;
def ROCDL_Feature_FAST_FMAF : I32EnumAttrCase<"FAST_FMAF", 61, "fast-fmaf">;
def ROCDL_Feature_FLAT_ATOMIC_FADD_F32_INST : I32EnumAttrCase<"FLAT_ATOMIC_FADD_F32_INST", 62, "flat-atomic-fadd-f32-inst">;
def ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST : I32EnumAttrCase<"FLAT_BUFFER_GLOBAL_FADD_F64_INST", 63, "flat-buffer-global-fadd-f64-inst">;
def ROCDL_Feature_FLAT_GLOBAL_INSTS : I32EnumAttrCase<"FLAT_GLOBAL_INSTS", 64, "flat-global-insts">;
def ROCDL_Feature_FLAT_GVS_MODE : I32EnumAttrCase<"FLAT_GVS_MODE", 65, "flat-gvs-mode">;
def ROCDL_Feature_FLAT_INST_OFFSETS : I32EnumAttrCase<"FLAT_INST_OFFSETS", 66, "flat-inst-offsets">;
def ROCDL_Feature_FLAT_SCRATCH_INSTS : I32EnumAttrCase<"FLAT_SCRATCH_INSTS", 67, "flat-scratch-insts">;
def ROCDL_Feature_FMA_MIX_BF16_INSTS : I32EnumAttrCase<"FMA_MIX_BF16_INSTS", 68, "fma-mix-bf16-insts">;
def ROCDL_Feature_FMA_MIX_INSTS : I32EnumAttrCase<"FMA_MIX_INSTS", 69, "fma-mix-insts">;
def ROCDL_Feature_FMACF64_INST : I32EnumAttrCase<"FMACF64_INST", 70, "fmacf64-inst">;
def ROCDL_Feature_FP4_CVT_SCALE_INSTS : I32EnumAttrCase<"FP4_CVT_SCALE_INSTS", 71, "fp4-cvt-scale-insts">;
def ROCDL_Feature_FP6BF6_CVT_SCALE_INSTS : I32EnumAttrCase<"FP6BF6_CVT_SCALE_INSTS", 72, "fp6bf6-cvt-scale-insts">;
def ROCDL_Feature_FP8_CONVERSION_INSTS : I32EnumAttrCase<"FP8_CONVERSION_INSTS", 73, "fp8-conversion-insts">;
def ROCDL_Feature_FP8_CVT_SCALE_INSTS : I32EnumAttrCase<"FP8_CVT_SCALE_INSTS", 74, "fp8-cvt-scale-insts">;
def ROCDL_Feature_FP8_INSTS : I32EnumAttrCase<"FP8_INSTS", 75, "fp8-insts">;
def ROCDL_Feature_FP8E5M3_INSTS : I32EnumAttrCase<"FP8E5M3_INSTS", 76, "fp8e5m3-insts">;
def ROCDL_Feature_FULL_RATE_64_OPS : I32EnumAttrCase<"FULL_RATE_64_OPS", 77, "full-rate-64-ops">;
def ROCDL_Feature_G16 : I32EnumAttrCase<"G16", 78, "g16">;
def ROCDL_Feature_GDS : I32EnumAttrCase<"GDS", 79, "gds">;
def ROCDL_Feature_GET_WAVE_ID_INST : I32EnumAttrCase<"GET_WAVE_ID_INST", 80, "get-wave-id-inst">;
def ROCDL_Feature_GFX10 : I32EnumAttrCase<"GFX10", 81, "gfx10">;
def ROCDL_Feature_GFX10_3_INSTS : I32EnumAttrCase<"GFX10_3_INSTS", 82, "gfx10-3-insts">;
def ROCDL_Feature_GFX10_INSTS : I32EnumAttrCase<"GFX10_INSTS", 83, "gfx10-insts">;
def ROCDL_Feature_GFX11 : I32EnumAttrCase<"GFX11", 84, "gfx11">;
def ROCDL_Feature_GFX11_INSTS : I32EnumAttrCase<"GFX11_INSTS", 85, "gfx11-insts">;
def ROCDL_Feature_GFX12 : I32EnumAttrCase<"GFX12", 86, "gfx12">;
def ROCDL_Feature_GFX12_INSTS : I32EnumAttrCase<"GFX12_INSTS", 87, "gfx12-insts">;
def ROCDL_Feature_GFX1250_INSTS : I32EnumAttrCase<"GFX1250_INSTS", 88, "gfx1250-insts">;
def ROCDL_Feature_GFX7_GFX8_GFX9_INSTS : I32EnumAttrCase<"GFX7_GFX8_GFX9_INSTS", 89, "gfx7-gfx8-gfx9-insts">;
def ROCDL_Feature_GFX9 : I32EnumAttrCase<"GFX9", 90, "gfx9">;
def ROCDL_Feature_GFX9_INSTS : I32EnumAttrCase<"GFX9_INSTS", 91, "gfx9-insts">;
def ROCDL_Feature_GFX90A_INSTS : I32EnumAttrCase<"GFX90A_INSTS", 92, "gfx90a-insts">;
def ROCDL_Feature_GFX940_INSTS : I32EnumAttrCase<"GFX940_INSTS", 93, "gfx940-insts">;
def ROCDL_Feature_GFX950_INSTS : I32EnumAttrCase<"GFX950_INSTS", 94, "gfx950-insts">;
def ROCDL_Feature_GLOBALLY_ADDRESSABLE_SCRATCH : I32EnumAttrCase<"GLOBALLY_ADDRESSABLE_SCRATCH", 95, "globally-addressable-scratch">;
def ROCDL_Feature_GWS : I32EnumAttrCase<"GWS", 96, "gws">;
def ROCDL_Feature_HALF_RATE_64_OPS : I32EnumAttrCase<"HALF_RATE_64_OPS", 97, "half-rate-64-ops">;
def ROCDL_Feature_IEEE_MINIMUM_MAXIMUM_INSTS : I32EnumAttrCase<"IEEE_MINIMUM_MAXIMUM_INSTS", 98, "ieee-minimum-maximum-insts">;
def ROCDL_Feature_IMAGE_INSTS : I32EnumAttrCase<"IMAGE_INSTS", 99, "image-insts">;
def ROCDL_Feature_KERNARG_PRELOAD : I32EnumAttrCase<"KERNARG_PRELOAD", 100, "kernarg-preload">;
def ROCDL_Feature_LDS_BARRIER_ARRIVE_ATOMIC : I32EnumAttrCase<"LDS_BARRIER_ARRIVE_ATOMIC", 101, "lds-barrier-arrive-atomic">;
def ROCDL_Feature_LSHL_ADD_U64_INST : I32EnumAttrCase<"LSHL_ADD_U64_INST", 102, "lshl-add-u64-inst">;
def ROCDL_Feature_MAD_MAC_F32_INSTS : I32EnumAttrCase<"MAD_MAC_F32_INSTS", 103, "mad-mac-f32-insts">;
def ROCDL_Feature_MAD_MIX_INSTS : I32EnumAttrCase<"MAD_MIX_INSTS", 104, "mad-mix-insts">;
def ROCDL_Feature_MAD_U32_INST : I32EnumAttrCase<"MAD_U32_INST", 105, "mad-u32-inst">;
def ROCDL_Feature_MAI_INSTS : I32EnumAttrCase<"MAI_INSTS", 106, "mai-insts">;
def ROCDL_Feature_MCAST_LOAD_INSTS : I32EnumAttrCase<"MCAST_LOAD_INSTS", 107, "mcast-load-insts">;
def ROCDL_Feature_MEMORY_ATOMIC_FADD_F32_DENORMAL_SUPPORT : I32EnumAttrCase<"MEMORY_ATOMIC_FADD_F32_DENORMAL_SUPPORT", 108, "memory-atomic-fadd-f32-denormal-support">;
def ROCDL_Feature_MIMG_R128 : I32EnumAttrCase<"MIMG_R128", 109, "mimg-r128">;
def ROCDL_Feature_MIN3_MAX3_PKF16 : I32EnumAttrCase<"MIN3_MAX3_PKF16", 110, "min3-max3-pkf16">;
def ROCDL_Feature_MINIMUM3_MAXIMUM3_F16 : I32EnumAttrCase<"MINIMUM3_MAXIMUM3_F16", 111, "minimum3-maximum3-f16">;
def ROCDL_Feature_MINIMUM3_MAXIMUM3_F32 : I32EnumAttrCase<"MINIMUM3_MAXIMUM3_F32", 112, "minimum3-maximum3-f32">;
def ROCDL_Feature_MINIMUM3_MAXIMUM3_PKF16 : I32EnumAttrCase<"MINIMUM3_MAXIMUM3_PKF16", 113, "minimum3-maximum3-pkf16">;
def ROCDL_Feature_NO_SDST_CMPX : I32EnumAttrCase<"NO_SDST_CMPX", 114, "no-sdst-cmpx">;
def ROCDL_Feature_PACKED_FP32_OPS : I32EnumAttrCase<"PACKED_FP32_OPS", 115, "packed-fp32-ops">;
def ROCDL_Feature_PACKED_TID : I32EnumAttrCase<"PACKED_TID", 116, "packed-tid">;
def ROCDL_Feature_PERMLANE16_SWAP : I32EnumAttrCase<"PERMLANE16_SWAP", 117, "permlane16-swap">;
def ROCDL_Feature_PERMLANE32_SWAP : I32EnumAttrCase<"PERMLANE32_SWAP", 118, "permlane32-swap">;
def ROCDL_Feature_PK_ADD_MIN_MAX_INSTS : I32EnumAttrCase<"PK_ADD_MIN_MAX_INSTS", 119, "pk-add-min-max-insts">;
def ROCDL_Feature_PK_FMAC_F16_INST : I32EnumAttrCase<"PK_FMAC_F16_INST", 120, "pk-fmac-f16-inst">;
def ROCDL_Feature_POINT_SAMPLE_ACCEL : I32EnumAttrCase<"POINT_SAMPLE_ACCEL", 121, "point-sample-accel">;
def ROCDL_Feature_PRNG_INST : I32EnumAttrCase<"PRNG_INST", 122, "prng-inst">;
def ROCDL_Feature_PSEUDO_SCALAR_TRANS : I32EnumAttrCase<"PSEUDO_SCALAR_TRANS", 123, "pseudo-scalar-trans">;
def ROCDL_Feature_R128_A16 : I32EnumAttrCase<"R128_A16", 124, "r128-a16">;
def ROCDL_Feature_RESTRICTED_SOFFSET : I32EnumAttrCase<"RESTRICTED_SOFFSET", 125, "restricted-soffset">;
def ROCDL_Feature_S_MEMREALTIME : I32EnumAttrCase<"S_MEMREALTIME", 126, "s-memrealtime">;
def ROCDL_Feature_S_MEMTIME_INST : I32EnumAttrCase<"S_MEMTIME_INST", 127, "s-memtime-inst">;
def ROCDL_Feature_S_WAKEUP_BARRIER_INST : I32EnumAttrCase<"S_WAKEUP_BARRIER_INST", 128, "s-wakeup-barrier-inst">;
def ROCDL_Feature_SALU_FLOAT : I32EnumAttrCase<"SALU_FLOAT", 129, "salu-float">;
def ROCDL_Feature_SCALAR_ATOMICS : I32EnumAttrCase<"SCALAR_ATOMICS", 130, "scalar-atomics">;
def ROCDL_Feature_SCALAR_DWORDX3_LOADS : I32EnumAttrCase<"SCALAR_DWORDX3_LOADS", 131, "scalar-dwordx3-loads">;
def ROCDL_Feature_SCALAR_FLAT_SCRATCH_INSTS : I32EnumAttrCase<"SCALAR_FLAT_SCRATCH_INSTS", 132, "scalar-flat-scratch-insts">;
def ROCDL_Feature_SCALAR_STORES : I32EnumAttrCase<"SCALAR_STORES", 133, "scalar-stores">;
def ROCDL_Feature_SDWA : I32EnumAttrCase<"SDWA", 134, "sdwa">;
def ROCDL_Feature_SDWA_MAV : I32EnumAttrCase<"SDWA_MAV", 135, "sdwa-mav">;
def ROCDL_Feature_SDWA_OMOD : I32EnumAttrCase<"SDWA_OMOD", 136, "sdwa-omod">;
def ROCDL_Feature_SDWA_OUT_MODS_VOPC : I32EnumAttrCase<"SDWA_OUT_MODS_VOPC", 137, "sdwa-out-mods-vopc">;
def ROCDL_Feature_SDWA_SCALAR : I32EnumAttrCase<"SDWA_SCALAR", 138, "sdwa-scalar">;
def ROCDL_Feature_SDWA_SDST : I32EnumAttrCase<"SDWA_SDST", 139, "sdwa-sdst">;
def ROCDL_Feature_SETPRIO_INC_WG_INST : I32EnumAttrCase<"SETPRIO_INC_WG_INST", 140, "setprio-inc-wg-inst">;
def ROCDL_Feature_SHADER_CYCLES_HI_LO_REGISTERS : I32EnumAttrCase<"SHADER_CYCLES_HI_LO_REGISTERS", 141, "shader-cycles-hi-lo-registers">;
def ROCDL_Feature_SHADER_CYCLES_REGISTER : I32EnumAttrCase<"SHADER_CYCLES_REGISTER", 142, "shader-cycles-register">;
def ROCDL_Feature_TANH_INSTS : I32EnumAttrCase<"TANH_INSTS", 143, "tanh-insts">;
def ROCDL_Feature_TENSOR_CVT_LUT_INSTS : I32EnumAttrCase<"TENSOR_CVT_LUT_INSTS", 144, "tensor-cvt-lut-insts">;
def ROCDL_Feature_TRANSPOSE_LOAD_F4F6_INSTS : I32EnumAttrCase<"TRANSPOSE_LOAD_F4F6_INSTS", 145, "transpose-load-f4f6-insts">;
def ROCDL_Feature_TRIG_REDUCED_RANGE : I32EnumAttrCase<"TRIG_REDUCED_RANGE", 146, "trig-reduced-range">;
def ROCDL_Feature_TRUE16 : I32EnumAttrCase<"TRUE16", 147, "true16">;
def ROCDL_Feature_UNALIGNED_DS_ACCESS : I32EnumAttrCase<"UNALIGNED_DS_ACCESS", 148, "unaligned-ds-access">;
def ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS : I32EnumAttrCase<"UNALIGNED_SCRATCH_ACCESS", 149, "unaligned-scratch-access">;
def ROCDL_Feature_UNPACKED_D16_VMEM : I32EnumAttrCase<"UNPACKED_D16_VMEM", 150, "unpacked-d16-vmem">;
def ROCDL_Feature_VGPR_ALIGN2 : I32EnumAttrCase<"VGPR_ALIGN2", 151, "vgpr-align2">;
def ROCDL_Feature_VGPR_INDEX_MODE : I32EnumAttrCase<"VGPR_INDEX_MODE", 152, "vgpr-index-mode">;
def ROCDL_Feature_VMEM_PREF_INSTS : I32EnumAttrCase<"VMEM_PREF_INSTS", 153, "vmem-pref-insts">;
def ROCDL_Feature_VMEM_TO_LDS_LOAD_INSTS : I32EnumAttrCase<"VMEM_TO_LDS_LOAD_INSTS", 154, "vmem-to-lds-load-insts">;
def ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER : I32EnumAttrCase<"VMEM_WRITE_VGPR_IN_ORDER", 155, "vmem-write-vgpr-in-order">;
def ROCDL_Feature_VOLCANIC_ISLANDS : I32EnumAttrCase<"VOLCANIC_ISLANDS", 156, "volcanic-islands">;
def ROCDL_Feature_VOP3_LITERAL : I32EnumAttrCase<"VOP3_LITERAL", 157, "vop3-literal">;
def ROCDL_Feature_VOP3P : I32EnumAttrCase<"VOP3P", 158, "vop3p">;
def ROCDL_Feature_VOPD : I32EnumAttrCase<"VOPD", 159, "vopd">;
def ROCDL_Feature_VSCNT : I32EnumAttrCase<"VSCNT", 160, "vscnt">;
def ROCDL_Feature_WAIT_XCNT : I32EnumAttrCase<"WAIT_XCNT", 161, "wait-xcnt">;
def ROCDL_Feature_XF32_INSTS : I32EnumAttrCase<"XF32_INSTS", 162, "xf32-insts">;

def ROCDL_FeatureAttr
    : I32EnumAttr<"Feature", "features of AMD's chips, as LLVM calls them", [
      ROCDL_Feature_F1024_ADDRESSABLE_VGPRS,
      ROCDL_Feature_F45_BIT_NUM_RECORDS_BUFFER_RESOURCE,
      ROCDL_Feature_F64_BIT_LITERALS, ROCDL_Feature_A16,
      ROCDL_Feature_ADD_MIN_MAX_INSTS, ROCDL_Feature_ADD_NO_CARRY_INSTS,
      ROCDL_Feature_ADD_SUB_U64_INSTS,
      ROCDL_Feature_AGENT_SCOPE_FINE_GRAINED_REMOTE_MEMORY_ATOMICS,
      ROCDL_Feature_ALLOCATE1_5XVGPRS, ROCDL_Feature_APERTURE_REGS,
      ROCDL_Feature_ARCHITECTED_FLAT_SCRATCH, ROCDL_Feature_ARCHITECTED_SGPRS,
      ROCDL_Feature_ASHR_PK_INSTS,
      ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_INSTS,
      ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_NO_RTN_INSTS,
      ROCDL_Feature_ATOMIC_BUFFER_PK_ADD_BF16_INST,
      ROCDL_Feature_ATOMIC_DS_PK_ADD_16_INSTS,
      ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS,
      ROCDL_Feature_ATOMIC_FADD_RTN_INSTS,
      ROCDL_Feature_ATOMIC_FLAT_PK_ADD_16_INSTS,
      ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32,
      ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64,
      ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32,
      ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F64,
      ROCDL_Feature_ATOMIC_GLOBAL_PK_ADD_BF16_INST,
      ROCDL_Feature_BACK_OFF_BARRIER, ROCDL_Feature_BF16_CVT_INSTS,
      ROCDL_Feature_BF16_PK_INSTS, ROCDL_Feature_BF16_TRANS_INSTS,
      ROCDL_Feature_BF8_CVT_SCALE_INSTS, ROCDL_Feature_BITOP3_INSTS,
      ROCDL_Feature_BVH_DUAL_BVH_8_INSTS, ROCDL_Feature_CLUSTERS,
      ROCDL_Feature_CVT_NORM_INSTS, ROCDL_Feature_CVT_PK_F16_F32_INST,
      ROCDL_Feature_CVT_PKNORM_VOP3_INSTS, ROCDL_Feature_D16_WRITE_VGPR32,
      ROCDL_Feature_DEFAULT_COMPONENT_BROADCAST,
      ROCDL_Feature_DEFAULT_COMPONENT_ZERO, ROCDL_Feature_DL_INSTS,
      ROCDL_Feature_DOT1_INSTS, ROCDL_Feature_DOT10_INSTS,
      ROCDL_Feature_DOT11_INSTS, ROCDL_Feature_DOT12_INSTS,
      ROCDL_Feature_DOT13_INSTS, ROCDL_Feature_DOT2_INSTS,
      ROCDL_Feature_DOT3_INSTS, ROCDL_Feature_DOT4_INSTS,
      ROCDL_Feature_DOT5_INSTS, ROCDL_Feature_DOT6_INSTS,
      ROCDL_Feature_DOT7_INSTS, ROCDL_Feature_DOT8_INSTS,
      ROCDL_Feature_DOT9_INSTS, ROCDL_Feature_DPP_64BIT,
      ROCDL_Feature_DPP_SRC1_SGPR, ROCDL_Feature_DPP8,
      ROCDL_Feature_DS_SRC2_INSTS, ROCDL_Feature_EMULATED_SYSTEM_SCOPE_ATOMICS,
      ROCDL_Feature_EXTENDED_IMAGE_INSTS,
      ROCDL_Feature_F16BF16_TO_FP6BF6_CVT_SCALE_INSTS,
      ROCDL_Feature_F32_TO_F16BF16_CVT_SR_INSTS, ROCDL_Feature_FAST_FMAF,
      ROCDL_Feature_FLAT_ATOMIC_FADD_F32_INST,
      ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST,
      ROCDL_Feature_FLAT_GLOBAL_INSTS, ROCDL_Feature_FLAT_GVS_MODE,
      ROCDL_Feature_FLAT_INST_OFFSETS, ROCDL_Feature_FLAT_SCRATCH_INSTS,
      ROCDL_Feature_FMA_MIX_BF16_INSTS, ROCDL_Feature_FMA_MIX_INSTS,
      ROCDL_Feature_FMACF64_INST, ROCDL_Feature_FP4_CVT_SCALE_INSTS,
      ROCDL_Feature_FP6BF6_CVT_SCALE_INSTS, ROCDL_Feature_FP8_CONVERSION_INSTS,
      ROCDL_Feature_FP8_CVT_SCALE_INSTS, ROCDL_Feature_FP8_INSTS,
      ROCDL_Feature_FP8E5M3_INSTS, ROCDL_Feature_FULL_RATE_64_OPS,
      ROCDL_Feature_G16, ROCDL_Feature_GDS, ROCDL_Feature_GET_WAVE_ID_INST,
      ROCDL_Feature_GFX10, ROCDL_Feature_GFX10_3_INSTS,
      ROCDL_Feature_GFX10_INSTS, ROCDL_Feature_GFX11, ROCDL_Feature_GFX11_INSTS,
      ROCDL_Feature_GFX12, ROCDL_Feature_GFX12_INSTS,
      ROCDL_Feature_GFX1250_INSTS, ROCDL_Feature_GFX7_GFX8_GFX9_INSTS,
      ROCDL_Feature_GFX9, ROCDL_Feature_GFX9_INSTS, ROCDL_Feature_GFX90A_INSTS,
      ROCDL_Feature_GFX940_INSTS, ROCDL_Feature_GFX950_INSTS,
      ROCDL_Feature_GLOBALLY_ADDRESSABLE_SCRATCH, ROCDL_Feature_GWS,
      ROCDL_Feature_HALF_RATE_64_OPS, ROCDL_Feature_IEEE_MINIMUM_MAXIMUM_INSTS,
      ROCDL_Feature_IMAGE_INSTS, ROCDL_Feature_KERNARG_PRELOAD,
      ROCDL_Feature_LDS_BARRIER_ARRIVE_ATOMIC, ROCDL_Feature_LSHL_ADD_U64_INST,
      ROCDL_Feature_MAD_MAC_F32_INSTS, ROCDL_Feature_MAD_MIX_INSTS,
      ROCDL_Feature_MAD_U32_INST, ROCDL_Feature_MAI_INSTS,
      ROCDL_Feature_MCAST_LOAD_INSTS,
      ROCDL_Feature_MEMORY_ATOMIC_FADD_F32_DENORMAL_SUPPORT,
      ROCDL_Feature_MIMG_R128, ROCDL_Feature_MIN3_MAX3_PKF16,
      ROCDL_Feature_MINIMUM3_MAXIMUM3_F16, ROCDL_Feature_MINIMUM3_MAXIMUM3_F32,
      ROCDL_Feature_MINIMUM3_MAXIMUM3_PKF16, ROCDL_Feature_NO_SDST_CMPX,
      ROCDL_Feature_PACKED_FP32_OPS, ROCDL_Feature_PACKED_TID,
      ROCDL_Feature_PERMLANE16_SWAP, ROCDL_Feature_PERMLANE32_SWAP,
      ROCDL_Feature_PK_ADD_MIN_MAX_INSTS, ROCDL_Feature_PK_FMAC_F16_INST,
      ROCDL_Feature_POINT_SAMPLE_ACCEL, ROCDL_Feature_PRNG_INST,
      ROCDL_Feature_PSEUDO_SCALAR_TRANS, ROCDL_Feature_R128_A16,
      ROCDL_Feature_RESTRICTED_SOFFSET, ROCDL_Feature_S_MEMREALTIME,
      ROCDL_Feature_S_MEMTIME_INST, ROCDL_Feature_S_WAKEUP_BARRIER_INST,
      ROCDL_Feature_SALU_FLOAT, ROCDL_Feature_SCALAR_ATOMICS,
      ROCDL_Feature_SCALAR_DWORDX3_LOADS,
      ROCDL_Feature_SCALAR_FLAT_SCRATCH_INSTS, ROCDL_Feature_SCALAR_STORES,
      ROCDL_Feature_SDWA, ROCDL_Feature_SDWA_MAV, ROCDL_Feature_SDWA_OMOD,
      ROCDL_Feature_SDWA_OUT_MODS_VOPC, ROCDL_Feature_SDWA_SCALAR,
      ROCDL_Feature_SDWA_SDST, ROCDL_Feature_SETPRIO_INC_WG_INST,
      ROCDL_Feature_SHADER_CYCLES_HI_LO_REGISTERS,
      ROCDL_Feature_SHADER_CYCLES_REGISTER, ROCDL_Feature_TANH_INSTS,
      ROCDL_Feature_TENSOR_CVT_LUT_INSTS,
      ROCDL_Feature_TRANSPOSE_LOAD_F4F6_INSTS, ROCDL_Feature_TRIG_REDUCED_RANGE,
      ROCDL_Feature_TRUE16, ROCDL_Feature_UNALIGNED_DS_ACCESS,
      ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS, ROCDL_Feature_UNPACKED_D16_VMEM,
      ROCDL_Feature_VGPR_ALIGN2, ROCDL_Feature_VGPR_INDEX_MODE,
      ROCDL_Feature_VMEM_PREF_INSTS, ROCDL_Feature_VMEM_TO_LDS_LOAD_INSTS,
      ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOLCANIC_ISLANDS,
      ROCDL_Feature_VOP3_LITERAL, ROCDL_Feature_VOP3P, ROCDL_Feature_VOPD,
      ROCDL_Feature_VSCNT, ROCDL_Feature_WAIT_XCNT, ROCDL_Feature_XF32_INSTS
    ]> {
  let cppNamespace = "::mlir::ROCDL";
  let genSpecializedAttr = 0;
}

def ROCDL_Wave_WAVEFRONTSIZE32 : I32EnumAttrCase<"WAVEFRONTSIZE32", 0, "wavefrontsize32">;
def ROCDL_Wave_WAVEFRONTSIZE64 : I32EnumAttrCase<"WAVEFRONTSIZE64", 1, "wavefrontsize64">;

def ROCDL_WaveAttr
    : I32EnumAttr<"WavefrontSize", "sizes of a wavefront", [
      ROCDL_Wave_WAVEFRONTSIZE32, ROCDL_Wave_WAVEFRONTSIZE64
    ]> {
  let cppNamespace = "::mlir::ROCDL";
  let genSpecializedAttr = 0;
}

def ROCDL_Chip_GFX801 : I32EnumAttrCase<"GFX801", 0, "gfx801">;
def ROCDL_Chip_GFX802 : I32EnumAttrCase<"GFX802", 1, "gfx802">;
def ROCDL_Chip_GFX803 : I32EnumAttrCase<"GFX803", 2, "gfx803">;
def ROCDL_Chip_GFX805 : I32EnumAttrCase<"GFX805", 3, "gfx805">;
def ROCDL_Chip_GFX810 : I32EnumAttrCase<"GFX810", 4, "gfx810">;
def ROCDL_Chip_GFX900 : I32EnumAttrCase<"GFX900", 5, "gfx900">;
def ROCDL_Chip_GFX902 : I32EnumAttrCase<"GFX902", 6, "gfx902">;
def ROCDL_Chip_GFX904 : I32EnumAttrCase<"GFX904", 7, "gfx904">;
def ROCDL_Chip_GFX906 : I32EnumAttrCase<"GFX906", 8, "gfx906">;
def ROCDL_Chip_GFX908 : I32EnumAttrCase<"GFX908", 9, "gfx908">;
def ROCDL_Chip_GFX909 : I32EnumAttrCase<"GFX909", 10, "gfx909">;
def ROCDL_Chip_GFX90A : I32EnumAttrCase<"GFX90A", 11, "gfx90a">;
def ROCDL_Chip_GFX90C : I32EnumAttrCase<"GFX90C", 12, "gfx90c">;
def ROCDL_Chip_GFX942 : I32EnumAttrCase<"GFX942", 13, "gfx942">;
def ROCDL_Chip_GFX950 : I32EnumAttrCase<"GFX950", 14, "gfx950">;
def ROCDL_Chip_GFX9_4_GENERIC : I32EnumAttrCase<"GFX9_4_GENERIC", 15, "gfx9-4-generic">;
def ROCDL_Chip_GFX9_GENERIC : I32EnumAttrCase<"GFX9_GENERIC", 16, "gfx9-generic">;
def ROCDL_Chip_GFX1010 : I32EnumAttrCase<"GFX1010", 17, "gfx1010">;
def ROCDL_Chip_GFX1011 : I32EnumAttrCase<"GFX1011", 18, "gfx1011">;
def ROCDL_Chip_GFX1012 : I32EnumAttrCase<"GFX1012", 19, "gfx1012">;
def ROCDL_Chip_GFX1013 : I32EnumAttrCase<"GFX1013", 20, "gfx1013">;
def ROCDL_Chip_GFX1030 : I32EnumAttrCase<"GFX1030", 21, "gfx1030">;
def ROCDL_Chip_GFX1031 : I32EnumAttrCase<"GFX1031", 22, "gfx1031">;
def ROCDL_Chip_GFX1032 : I32EnumAttrCase<"GFX1032", 23, "gfx1032">;
def ROCDL_Chip_GFX1033 : I32EnumAttrCase<"GFX1033", 24, "gfx1033">;
def ROCDL_Chip_GFX1034 : I32EnumAttrCase<"GFX1034", 25, "gfx1034">;
def ROCDL_Chip_GFX1035 : I32EnumAttrCase<"GFX1035", 26, "gfx1035">;
def ROCDL_Chip_GFX1036 : I32EnumAttrCase<"GFX1036", 27, "gfx1036">;
def ROCDL_Chip_GFX10_1_GENERIC : I32EnumAttrCase<"GFX10_1_GENERIC", 28, "gfx10-1-generic">;
def ROCDL_Chip_GFX10_3_GENERIC : I32EnumAttrCase<"GFX10_3_GENERIC", 29, "gfx10-3-generic">;
def ROCDL_Chip_GFX1100 : I32EnumAttrCase<"GFX1100", 30, "gfx1100">;
def ROCDL_Chip_GFX1101 : I32EnumAttrCase<"GFX1101", 31, "gfx1101">;
def ROCDL_Chip_GFX1102 : I32EnumAttrCase<"GFX1102", 32, "gfx1102">;
def ROCDL_Chip_GFX1103 : I32EnumAttrCase<"GFX1103", 33, "gfx1103">;
def ROCDL_Chip_GFX1150 : I32EnumAttrCase<"GFX1150", 34, "gfx1150">;
def ROCDL_Chip_GFX1151 : I32EnumAttrCase<"GFX1151", 35, "gfx1151">;
def ROCDL_Chip_GFX1152 : I32EnumAttrCase<"GFX1152", 36, "gfx1152">;
def ROCDL_Chip_GFX1153 : I32EnumAttrCase<"GFX1153", 37, "gfx1153">;
def ROCDL_Chip_GFX11_GENERIC : I32EnumAttrCase<"GFX11_GENERIC", 38, "gfx11-generic">;
def ROCDL_Chip_GFX1200 : I32EnumAttrCase<"GFX1200", 39, "gfx1200">;
def ROCDL_Chip_GFX1201 : I32EnumAttrCase<"GFX1201", 40, "gfx1201">;
def ROCDL_Chip_GFX1250 : I32EnumAttrCase<"GFX1250", 41, "gfx1250">;
def ROCDL_Chip_GFX1251 : I32EnumAttrCase<"GFX1251", 42, "gfx1251">;
def ROCDL_Chip_GFX12_GENERIC : I32EnumAttrCase<"GFX12_GENERIC", 43, "gfx12-generic">;

def ROCDL_ChipAttr
    : I32EnumAttr<"Chip", "AMD's chips", [
      ROCDL_Chip_GFX801, ROCDL_Chip_GFX802, ROCDL_Chip_GFX803,
      ROCDL_Chip_GFX805, ROCDL_Chip_GFX810, ROCDL_Chip_GFX900,
      ROCDL_Chip_GFX902, ROCDL_Chip_GFX904, ROCDL_Chip_GFX906,
      ROCDL_Chip_GFX908, ROCDL_Chip_GFX909, ROCDL_Chip_GFX90A,
      ROCDL_Chip_GFX90C, ROCDL_Chip_GFX942, ROCDL_Chip_GFX950,
      ROCDL_Chip_GFX9_4_GENERIC, ROCDL_Chip_GFX9_GENERIC, ROCDL_Chip_GFX1010,
      ROCDL_Chip_GFX1011, ROCDL_Chip_GFX1012, ROCDL_Chip_GFX1013,
      ROCDL_Chip_GFX1030, ROCDL_Chip_GFX1031, ROCDL_Chip_GFX1032,
      ROCDL_Chip_GFX1033, ROCDL_Chip_GFX1034, ROCDL_Chip_GFX1035,
      ROCDL_Chip_GFX1036, ROCDL_Chip_GFX10_1_GENERIC,
      ROCDL_Chip_GFX10_3_GENERIC, ROCDL_Chip_GFX1100, ROCDL_Chip_GFX1101,
      ROCDL_Chip_GFX1102, ROCDL_Chip_GFX1103, ROCDL_Chip_GFX1150,
      ROCDL_Chip_GFX1151, ROCDL_Chip_GFX1152, ROCDL_Chip_GFX1153,
      ROCDL_Chip_GFX11_GENERIC, ROCDL_Chip_GFX1200, ROCDL_Chip_GFX1201,
      ROCDL_Chip_GFX1250, ROCDL_Chip_GFX1251, ROCDL_Chip_GFX12_GENERIC
    ]> {
  let cppNamespace = "::mlir::ROCDL";
  let genSpecializedAttr = 0;
}

// What a chip has, and how many bytes of memory a workgroup can share. A chip
// that can be set to either size of a wavefront has none here.
class ROCDL_ChipFeatures<I32EnumAttrCase chipCase,
                         list<I32EnumAttrCase> featureCases,
                         list<I32EnumAttrCase> waveCases,
                         int localMemoryBytes> {
  I32EnumAttrCase chip = chipCase;
  list<I32EnumAttrCase> features = featureCases;
  list<I32EnumAttrCase> waves = waveCases;
  int localMemory = localMemoryBytes;
}

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX801, [
    ROCDL_Feature_DEFAULT_COMPONENT_ZERO, ROCDL_Feature_DS_SRC2_INSTS,
    ROCDL_Feature_EXTENDED_IMAGE_INSTS, ROCDL_Feature_FAST_FMAF,
    ROCDL_Feature_GDS, ROCDL_Feature_GFX7_GFX8_GFX9_INSTS, ROCDL_Feature_GWS,
    ROCDL_Feature_HALF_RATE_64_OPS, ROCDL_Feature_IMAGE_INSTS,
    ROCDL_Feature_MAD_MAC_F32_INSTS, ROCDL_Feature_MIMG_R128,
    ROCDL_Feature_S_MEMREALTIME, ROCDL_Feature_S_MEMTIME_INST,
    ROCDL_Feature_SCALAR_STORES, ROCDL_Feature_SDWA, ROCDL_Feature_SDWA_MAV,
    ROCDL_Feature_SDWA_OUT_MODS_VOPC, ROCDL_Feature_TRIG_REDUCED_RANGE,
    ROCDL_Feature_UNPACKED_D16_VMEM, ROCDL_Feature_VGPR_INDEX_MODE,
    ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOLCANIC_ISLANDS
  ], [ROCDL_Wave_WAVEFRONTSIZE64], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX802, [
    ROCDL_Feature_DEFAULT_COMPONENT_ZERO, ROCDL_Feature_DS_SRC2_INSTS,
    ROCDL_Feature_EXTENDED_IMAGE_INSTS, ROCDL_Feature_GDS,
    ROCDL_Feature_GFX7_GFX8_GFX9_INSTS, ROCDL_Feature_GWS,
    ROCDL_Feature_IMAGE_INSTS, ROCDL_Feature_MAD_MAC_F32_INSTS,
    ROCDL_Feature_MIMG_R128, ROCDL_Feature_S_MEMREALTIME,
    ROCDL_Feature_S_MEMTIME_INST, ROCDL_Feature_SCALAR_STORES,
    ROCDL_Feature_SDWA, ROCDL_Feature_SDWA_MAV,
    ROCDL_Feature_SDWA_OUT_MODS_VOPC, ROCDL_Feature_TRIG_REDUCED_RANGE,
    ROCDL_Feature_UNPACKED_D16_VMEM, ROCDL_Feature_VGPR_INDEX_MODE,
    ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOLCANIC_ISLANDS
  ], [ROCDL_Wave_WAVEFRONTSIZE64], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX803, [
    ROCDL_Feature_DEFAULT_COMPONENT_ZERO, ROCDL_Feature_DS_SRC2_INSTS,
    ROCDL_Feature_EXTENDED_IMAGE_INSTS, ROCDL_Feature_GDS,
    ROCDL_Feature_GFX7_GFX8_GFX9_INSTS, ROCDL_Feature_GWS,
    ROCDL_Feature_IMAGE_INSTS, ROCDL_Feature_MAD_MAC_F32_INSTS,
    ROCDL_Feature_MIMG_R128, ROCDL_Feature_S_MEMREALTIME,
    ROCDL_Feature_S_MEMTIME_INST, ROCDL_Feature_SCALAR_STORES,
    ROCDL_Feature_SDWA, ROCDL_Feature_SDWA_MAV,
    ROCDL_Feature_SDWA_OUT_MODS_VOPC, ROCDL_Feature_TRIG_REDUCED_RANGE,
    ROCDL_Feature_UNPACKED_D16_VMEM, ROCDL_Feature_VGPR_INDEX_MODE,
    ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOLCANIC_ISLANDS
  ], [ROCDL_Wave_WAVEFRONTSIZE64], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX805, [
    ROCDL_Feature_DEFAULT_COMPONENT_ZERO, ROCDL_Feature_DS_SRC2_INSTS,
    ROCDL_Feature_EXTENDED_IMAGE_INSTS, ROCDL_Feature_GDS,
    ROCDL_Feature_GFX7_GFX8_GFX9_INSTS, ROCDL_Feature_GWS,
    ROCDL_Feature_IMAGE_INSTS, ROCDL_Feature_MAD_MAC_F32_INSTS,
    ROCDL_Feature_MIMG_R128, ROCDL_Feature_S_MEMREALTIME,
    ROCDL_Feature_S_MEMTIME_INST, ROCDL_Feature_SCALAR_STORES,
    ROCDL_Feature_SDWA, ROCDL_Feature_SDWA_MAV,
    ROCDL_Feature_SDWA_OUT_MODS_VOPC, ROCDL_Feature_TRIG_REDUCED_RANGE,
    ROCDL_Feature_UNPACKED_D16_VMEM, ROCDL_Feature_VGPR_INDEX_MODE,
    ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOLCANIC_ISLANDS
  ], [ROCDL_Wave_WAVEFRONTSIZE64], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX810, [
    ROCDL_Feature_DEFAULT_COMPONENT_ZERO, ROCDL_Feature_DS_SRC2_INSTS,
    ROCDL_Feature_EXTENDED_IMAGE_INSTS, ROCDL_Feature_GDS,
    ROCDL_Feature_GFX7_GFX8_GFX9_INSTS, ROCDL_Feature_GWS,
    ROCDL_Feature_IMAGE_INSTS, ROCDL_Feature_MAD_MAC_F32_INSTS,
    ROCDL_Feature_MIMG_R128, ROCDL_Feature_S_MEMREALTIME,
    ROCDL_Feature_S_MEMTIME_INST, ROCDL_Feature_SCALAR_STORES,
    ROCDL_Feature_SDWA, ROCDL_Feature_SDWA_MAV,
    ROCDL_Feature_SDWA_OUT_MODS_VOPC, ROCDL_Feature_TRIG_REDUCED_RANGE,
    ROCDL_Feature_VGPR_INDEX_MODE, ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER,
    ROCDL_Feature_VOLCANIC_ISLANDS
  ], [ROCDL_Wave_WAVEFRONTSIZE64], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX900, [
    ROCDL_Feature_A16, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_APERTURE_REGS, ROCDL_Feature_CVT_NORM_INSTS,
    ROCDL_Feature_CVT_PKNORM_VOP3_INSTS, ROCDL_Feature_DEFAULT_COMPONENT_ZERO,
    ROCDL_Feature_DS_SRC2_INSTS, ROCDL_Feature_EXTENDED_IMAGE_INSTS,
    ROCDL_Feature_FAST_FMAF, ROCDL_Feature_FLAT_GLOBAL_INSTS,
    ROCDL_Feature_FLAT_INST_OFFSETS, ROCDL_Feature_FLAT_SCRATCH_INSTS,
    ROCDL_Feature_GDS, ROCDL_Feature_GFX7_GFX8_GFX9_INSTS, ROCDL_Feature_GFX9,
    ROCDL_Feature_GFX9_INSTS, ROCDL_Feature_GWS, ROCDL_Feature_IMAGE_INSTS,
    ROCDL_Feature_MAD_MAC_F32_INSTS, ROCDL_Feature_MAD_MIX_INSTS,
    ROCDL_Feature_R128_A16, ROCDL_Feature_S_MEMREALTIME,
    ROCDL_Feature_S_MEMTIME_INST, ROCDL_Feature_SCALAR_ATOMICS,
    ROCDL_Feature_SCALAR_FLAT_SCRATCH_INSTS, ROCDL_Feature_SCALAR_STORES,
    ROCDL_Feature_SDWA, ROCDL_Feature_SDWA_OMOD, ROCDL_Feature_SDWA_SCALAR,
    ROCDL_Feature_SDWA_SDST, ROCDL_Feature_UNALIGNED_DS_ACCESS,
    ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS, ROCDL_Feature_VGPR_INDEX_MODE,
    ROCDL_Feature_VMEM_TO_LDS_LOAD_INSTS,
    ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOP3P
  ], [ROCDL_Wave_WAVEFRONTSIZE64], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX902, [
    ROCDL_Feature_A16, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_APERTURE_REGS, ROCDL_Feature_CVT_NORM_INSTS,
    ROCDL_Feature_CVT_PKNORM_VOP3_INSTS, ROCDL_Feature_DEFAULT_COMPONENT_ZERO,
    ROCDL_Feature_DS_SRC2_INSTS, ROCDL_Feature_EXTENDED_IMAGE_INSTS,
    ROCDL_Feature_FAST_FMAF, ROCDL_Feature_FLAT_GLOBAL_INSTS,
    ROCDL_Feature_FLAT_INST_OFFSETS, ROCDL_Feature_FLAT_SCRATCH_INSTS,
    ROCDL_Feature_GDS, ROCDL_Feature_GFX7_GFX8_GFX9_INSTS, ROCDL_Feature_GFX9,
    ROCDL_Feature_GFX9_INSTS, ROCDL_Feature_GWS, ROCDL_Feature_IMAGE_INSTS,
    ROCDL_Feature_MAD_MAC_F32_INSTS, ROCDL_Feature_MAD_MIX_INSTS,
    ROCDL_Feature_R128_A16, ROCDL_Feature_S_MEMREALTIME,
    ROCDL_Feature_S_MEMTIME_INST, ROCDL_Feature_SCALAR_ATOMICS,
    ROCDL_Feature_SCALAR_FLAT_SCRATCH_INSTS, ROCDL_Feature_SCALAR_STORES,
    ROCDL_Feature_SDWA, ROCDL_Feature_SDWA_OMOD, ROCDL_Feature_SDWA_SCALAR,
    ROCDL_Feature_SDWA_SDST, ROCDL_Feature_UNALIGNED_DS_ACCESS,
    ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS, ROCDL_Feature_VGPR_INDEX_MODE,
    ROCDL_Feature_VMEM_TO_LDS_LOAD_INSTS,
    ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOP3P
  ], [ROCDL_Wave_WAVEFRONTSIZE64], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX904, [
    ROCDL_Feature_A16, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_APERTURE_REGS, ROCDL_Feature_CVT_NORM_INSTS,
    ROCDL_Feature_CVT_PKNORM_VOP3_INSTS, ROCDL_Feature_DEFAULT_COMPONENT_ZERO,
    ROCDL_Feature_DS_SRC2_INSTS, ROCDL_Feature_EXTENDED_IMAGE_INSTS,
    ROCDL_Feature_FAST_FMAF, ROCDL_Feature_FLAT_GLOBAL_INSTS,
    ROCDL_Feature_FLAT_INST_OFFSETS, ROCDL_Feature_FLAT_SCRATCH_INSTS,
    ROCDL_Feature_FMA_MIX_INSTS, ROCDL_Feature_GDS,
    ROCDL_Feature_GFX7_GFX8_GFX9_INSTS, ROCDL_Feature_GFX9,
    ROCDL_Feature_GFX9_INSTS, ROCDL_Feature_GWS, ROCDL_Feature_IMAGE_INSTS,
    ROCDL_Feature_MAD_MAC_F32_INSTS, ROCDL_Feature_R128_A16,
    ROCDL_Feature_S_MEMREALTIME, ROCDL_Feature_S_MEMTIME_INST,
    ROCDL_Feature_SCALAR_ATOMICS, ROCDL_Feature_SCALAR_FLAT_SCRATCH_INSTS,
    ROCDL_Feature_SCALAR_STORES, ROCDL_Feature_SDWA, ROCDL_Feature_SDWA_OMOD,
    ROCDL_Feature_SDWA_SCALAR, ROCDL_Feature_SDWA_SDST,
    ROCDL_Feature_UNALIGNED_DS_ACCESS, ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS,
    ROCDL_Feature_VGPR_INDEX_MODE, ROCDL_Feature_VMEM_TO_LDS_LOAD_INSTS,
    ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOP3P
  ], [ROCDL_Wave_WAVEFRONTSIZE64], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX906, [
    ROCDL_Feature_A16, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_APERTURE_REGS, ROCDL_Feature_CVT_NORM_INSTS,
    ROCDL_Feature_CVT_PKNORM_VOP3_INSTS, ROCDL_Feature_DEFAULT_COMPONENT_ZERO,
    ROCDL_Feature_DL_INSTS, ROCDL_Feature_DOT1_INSTS, ROCDL_Feature_DOT10_INSTS,
    ROCDL_Feature_DOT2_INSTS, ROCDL_Feature_DOT7_INSTS,
    ROCDL_Feature_DS_SRC2_INSTS, ROCDL_Feature_EXTENDED_IMAGE_INSTS,
    ROCDL_Feature_FAST_FMAF, ROCDL_Feature_FLAT_GLOBAL_INSTS,
    ROCDL_Feature_FLAT_INST_OFFSETS, ROCDL_Feature_FLAT_SCRATCH_INSTS,
    ROCDL_Feature_FMA_MIX_INSTS, ROCDL_Feature_GDS,
    ROCDL_Feature_GFX7_GFX8_GFX9_INSTS, ROCDL_Feature_GFX9,
    ROCDL_Feature_GFX9_INSTS, ROCDL_Feature_GWS, ROCDL_Feature_HALF_RATE_64_OPS,
    ROCDL_Feature_IMAGE_INSTS, ROCDL_Feature_MAD_MAC_F32_INSTS,
    ROCDL_Feature_R128_A16, ROCDL_Feature_S_MEMREALTIME,
    ROCDL_Feature_S_MEMTIME_INST, ROCDL_Feature_SCALAR_ATOMICS,
    ROCDL_Feature_SCALAR_FLAT_SCRATCH_INSTS, ROCDL_Feature_SCALAR_STORES,
    ROCDL_Feature_SDWA, ROCDL_Feature_SDWA_OMOD, ROCDL_Feature_SDWA_SCALAR,
    ROCDL_Feature_SDWA_SDST, ROCDL_Feature_UNALIGNED_DS_ACCESS,
    ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS, ROCDL_Feature_VGPR_INDEX_MODE,
    ROCDL_Feature_VMEM_TO_LDS_LOAD_INSTS,
    ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOP3P
  ], [ROCDL_Wave_WAVEFRONTSIZE64], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX908, [
    ROCDL_Feature_A16, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_APERTURE_REGS,
    ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_NO_RTN_INSTS,
    ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS, ROCDL_Feature_CVT_NORM_INSTS,
    ROCDL_Feature_CVT_PKNORM_VOP3_INSTS, ROCDL_Feature_DEFAULT_COMPONENT_ZERO,
    ROCDL_Feature_DL_INSTS, ROCDL_Feature_DOT1_INSTS, ROCDL_Feature_DOT10_INSTS,
    ROCDL_Feature_DOT2_INSTS, ROCDL_Feature_DOT3_INSTS,
    ROCDL_Feature_DOT4_INSTS, ROCDL_Feature_DOT5_INSTS,
    ROCDL_Feature_DOT6_INSTS, ROCDL_Feature_DOT7_INSTS,
    ROCDL_Feature_DS_SRC2_INSTS, ROCDL_Feature_EXTENDED_IMAGE_INSTS,
    ROCDL_Feature_FAST_FMAF, ROCDL_Feature_FLAT_GLOBAL_INSTS,
    ROCDL_Feature_FLAT_INST_OFFSETS, ROCDL_Feature_FLAT_SCRATCH_INSTS,
    ROCDL_Feature_FMA_MIX_INSTS, ROCDL_Feature_GDS,
    ROCDL_Feature_GFX7_GFX8_GFX9_INSTS, ROCDL_Feature_GFX9,
    ROCDL_Feature_GFX9_INSTS, ROCDL_Feature_GWS, ROCDL_Feature_HALF_RATE_64_OPS,
    ROCDL_Feature_IMAGE_INSTS, ROCDL_Feature_MAD_MAC_F32_INSTS,
    ROCDL_Feature_MAI_INSTS, ROCDL_Feature_PK_FMAC_F16_INST,
    ROCDL_Feature_R128_A16, ROCDL_Feature_S_MEMREALTIME,
    ROCDL_Feature_S_MEMTIME_INST, ROCDL_Feature_SCALAR_ATOMICS,
    ROCDL_Feature_SCALAR_FLAT_SCRATCH_INSTS, ROCDL_Feature_SCALAR_STORES,
    ROCDL_Feature_SDWA, ROCDL_Feature_SDWA_OMOD, ROCDL_Feature_SDWA_SCALAR,
    ROCDL_Feature_SDWA_SDST, ROCDL_Feature_UNALIGNED_DS_ACCESS,
    ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS, ROCDL_Feature_VGPR_INDEX_MODE,
    ROCDL_Feature_VMEM_TO_LDS_LOAD_INSTS,
    ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOP3P
  ], [ROCDL_Wave_WAVEFRONTSIZE64], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX909, [
    ROCDL_Feature_A16, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_APERTURE_REGS, ROCDL_Feature_CVT_NORM_INSTS,
    ROCDL_Feature_CVT_PKNORM_VOP3_INSTS, ROCDL_Feature_DEFAULT_COMPONENT_ZERO,
    ROCDL_Feature_DS_SRC2_INSTS, ROCDL_Feature_EXTENDED_IMAGE_INSTS,
    ROCDL_Feature_FAST_FMAF, ROCDL_Feature_FLAT_GLOBAL_INSTS,
    ROCDL_Feature_FLAT_INST_OFFSETS, ROCDL_Feature_FLAT_SCRATCH_INSTS,
    ROCDL_Feature_GDS, ROCDL_Feature_GFX7_GFX8_GFX9_INSTS, ROCDL_Feature_GFX9,
    ROCDL_Feature_GFX9_INSTS, ROCDL_Feature_GWS, ROCDL_Feature_IMAGE_INSTS,
    ROCDL_Feature_MAD_MAC_F32_INSTS, ROCDL_Feature_MAD_MIX_INSTS,
    ROCDL_Feature_R128_A16, ROCDL_Feature_S_MEMREALTIME,
    ROCDL_Feature_S_MEMTIME_INST, ROCDL_Feature_SCALAR_ATOMICS,
    ROCDL_Feature_SCALAR_FLAT_SCRATCH_INSTS, ROCDL_Feature_SCALAR_STORES,
    ROCDL_Feature_SDWA, ROCDL_Feature_SDWA_OMOD, ROCDL_Feature_SDWA_SCALAR,
    ROCDL_Feature_SDWA_SDST, ROCDL_Feature_UNALIGNED_DS_ACCESS,
    ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS, ROCDL_Feature_VGPR_INDEX_MODE,
    ROCDL_Feature_VMEM_TO_LDS_LOAD_INSTS,
    ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOP3P
  ], [ROCDL_Wave_WAVEFRONTSIZE64], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX90A, [
    ROCDL_Feature_A16, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_APERTURE_REGS,
    ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_INSTS,
    ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS, ROCDL_Feature_ATOMIC_FADD_RTN_INSTS,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F64, ROCDL_Feature_BACK_OFF_BARRIER,
    ROCDL_Feature_CVT_NORM_INSTS, ROCDL_Feature_CVT_PKNORM_VOP3_INSTS,
    ROCDL_Feature_DEFAULT_COMPONENT_ZERO, ROCDL_Feature_DL_INSTS,
    ROCDL_Feature_DOT1_INSTS, ROCDL_Feature_DOT10_INSTS,
    ROCDL_Feature_DOT2_INSTS, ROCDL_Feature_DOT3_INSTS,
    ROCDL_Feature_DOT4_INSTS, ROCDL_Feature_DOT5_INSTS,
    ROCDL_Feature_DOT6_INSTS, ROCDL_Feature_DOT7_INSTS, ROCDL_Feature_DPP_64BIT,
    ROCDL_Feature_FAST_FMAF, ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST,
    ROCDL_Feature_FLAT_GLOBAL_INSTS, ROCDL_Feature_FLAT_INST_OFFSETS,
    ROCDL_Feature_FLAT_SCRATCH_INSTS, ROCDL_Feature_FMA_MIX_INSTS,
    ROCDL_Feature_FMACF64_INST, ROCDL_Feature_FULL_RATE_64_OPS,
    ROCDL_Feature_GFX7_GFX8_GFX9_INSTS, ROCDL_Feature_GFX9,
    ROCDL_Feature_GFX9_INSTS, ROCDL_Feature_GFX90A_INSTS, ROCDL_Feature_GWS,
    ROCDL_Feature_IMAGE_INSTS, ROCDL_Feature_KERNARG_PRELOAD,
    ROCDL_Feature_MAD_MAC_F32_INSTS, ROCDL_Feature_MAI_INSTS,
    ROCDL_Feature_PACKED_FP32_OPS, ROCDL_Feature_PACKED_TID,
    ROCDL_Feature_PK_FMAC_F16_INST, ROCDL_Feature_R128_A16,
    ROCDL_Feature_S_MEMREALTIME, ROCDL_Feature_S_MEMTIME_INST,
    ROCDL_Feature_SCALAR_ATOMICS, ROCDL_Feature_SCALAR_FLAT_SCRATCH_INSTS,
    ROCDL_Feature_SCALAR_STORES, ROCDL_Feature_SDWA, ROCDL_Feature_SDWA_OMOD,
    ROCDL_Feature_SDWA_SCALAR, ROCDL_Feature_SDWA_SDST,
    ROCDL_Feature_UNALIGNED_DS_ACCESS, ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS,
    ROCDL_Feature_VGPR_ALIGN2, ROCDL_Feature_VGPR_INDEX_MODE,
    ROCDL_Feature_VMEM_TO_LDS_LOAD_INSTS,
    ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOP3P
  ], [ROCDL_Wave_WAVEFRONTSIZE64], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX90C, [
    ROCDL_Feature_A16, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_APERTURE_REGS, ROCDL_Feature_CVT_NORM_INSTS,
    ROCDL_Feature_CVT_PKNORM_VOP3_INSTS, ROCDL_Feature_DEFAULT_COMPONENT_ZERO,
    ROCDL_Feature_DS_SRC2_INSTS, ROCDL_Feature_EXTENDED_IMAGE_INSTS,
    ROCDL_Feature_FAST_FMAF, ROCDL_Feature_FLAT_GLOBAL_INSTS,
    ROCDL_Feature_FLAT_INST_OFFSETS, ROCDL_Feature_FLAT_SCRATCH_INSTS,
    ROCDL_Feature_GDS, ROCDL_Feature_GFX7_GFX8_GFX9_INSTS, ROCDL_Feature_GFX9,
    ROCDL_Feature_GFX9_INSTS, ROCDL_Feature_GWS, ROCDL_Feature_IMAGE_INSTS,
    ROCDL_Feature_MAD_MAC_F32_INSTS, ROCDL_Feature_MAD_MIX_INSTS,
    ROCDL_Feature_R128_A16, ROCDL_Feature_S_MEMREALTIME,
    ROCDL_Feature_S_MEMTIME_INST, ROCDL_Feature_SCALAR_ATOMICS,
    ROCDL_Feature_SCALAR_FLAT_SCRATCH_INSTS, ROCDL_Feature_SCALAR_STORES,
    ROCDL_Feature_SDWA, ROCDL_Feature_SDWA_OMOD, ROCDL_Feature_SDWA_SCALAR,
    ROCDL_Feature_SDWA_SDST, ROCDL_Feature_UNALIGNED_DS_ACCESS,
    ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS, ROCDL_Feature_VGPR_INDEX_MODE,
    ROCDL_Feature_VMEM_TO_LDS_LOAD_INSTS,
    ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOP3P
  ], [ROCDL_Wave_WAVEFRONTSIZE64], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX942, [
    ROCDL_Feature_A16, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_AGENT_SCOPE_FINE_GRAINED_REMOTE_MEMORY_ATOMICS,
    ROCDL_Feature_APERTURE_REGS, ROCDL_Feature_ARCHITECTED_FLAT_SCRATCH,
    ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_INSTS,
    ROCDL_Feature_ATOMIC_DS_PK_ADD_16_INSTS,
    ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS, ROCDL_Feature_ATOMIC_FADD_RTN_INSTS,
    ROCDL_Feature_ATOMIC_FLAT_PK_ADD_16_INSTS,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F64,
    ROCDL_Feature_ATOMIC_GLOBAL_PK_ADD_BF16_INST,
    ROCDL_Feature_BACK_OFF_BARRIER, ROCDL_Feature_CVT_NORM_INSTS,
    ROCDL_Feature_CVT_PKNORM_VOP3_INSTS, ROCDL_Feature_DEFAULT_COMPONENT_ZERO,
    ROCDL_Feature_DL_INSTS, ROCDL_Feature_DOT1_INSTS, ROCDL_Feature_DOT10_INSTS,
    ROCDL_Feature_DOT2_INSTS, ROCDL_Feature_DOT3_INSTS,
    ROCDL_Feature_DOT4_INSTS, ROCDL_Feature_DOT5_INSTS,
    ROCDL_Feature_DOT6_INSTS, ROCDL_Feature_DOT7_INSTS, ROCDL_Feature_DPP_64BIT,
    ROCDL_Feature_FAST_FMAF, ROCDL_Feature_FLAT_ATOMIC_FADD_F32_INST,
    ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST,
    ROCDL_Feature_FLAT_GLOBAL_INSTS, ROCDL_Feature_FLAT_INST_OFFSETS,
    ROCDL_Feature_FLAT_SCRATCH_INSTS, ROCDL_Feature_FMA_MIX_INSTS,
    ROCDL_Feature_FMACF64_INST, ROCDL_Feature_FP8_CONVERSION_INSTS,
    ROCDL_Feature_FP8_INSTS, ROCDL_Feature_FULL_RATE_64_OPS,
    ROCDL_Feature_GFX7_GFX8_GFX9_INSTS, ROCDL_Feature_GFX9,
    ROCDL_Feature_GFX9_INSTS, ROCDL_Feature_GFX90A_INSTS,
    ROCDL_Feature_GFX940_INSTS, ROCDL_Feature_GWS,
    ROCDL_Feature_KERNARG_PRELOAD, ROCDL_Feature_LSHL_ADD_U64_INST,
    ROCDL_Feature_MAI_INSTS,
    ROCDL_Feature_MEMORY_ATOMIC_FADD_F32_DENORMAL_SUPPORT,
    ROCDL_Feature_PACKED_FP32_OPS, ROCDL_Feature_PACKED_TID,
    ROCDL_Feature_PK_FMAC_F16_INST, ROCDL_Feature_R128_A16,
    ROCDL_Feature_S_MEMREALTIME, ROCDL_Feature_S_MEMTIME_INST,
    ROCDL_Feature_SCALAR_ATOMICS, ROCDL_Feature_SCALAR_FLAT_SCRATCH_INSTS,
    ROCDL_Feature_SCALAR_STORES, ROCDL_Feature_SDWA, ROCDL_Feature_SDWA_OMOD,
    ROCDL_Feature_SDWA_SCALAR, ROCDL_Feature_SDWA_SDST,
    ROCDL_Feature_UNALIGNED_DS_ACCESS, ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS,
    ROCDL_Feature_VGPR_ALIGN2, ROCDL_Feature_VGPR_INDEX_MODE,
    ROCDL_Feature_VMEM_TO_LDS_LOAD_INSTS,
    ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOP3P,
    ROCDL_Feature_XF32_INSTS
  ], [ROCDL_Wave_WAVEFRONTSIZE64], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX950, [
    ROCDL_Feature_A16, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_AGENT_SCOPE_FINE_GRAINED_REMOTE_MEMORY_ATOMICS,
    ROCDL_Feature_APERTURE_REGS, ROCDL_Feature_ARCHITECTED_FLAT_SCRATCH,
    ROCDL_Feature_ASHR_PK_INSTS,
    ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_INSTS,
    ROCDL_Feature_ATOMIC_BUFFER_PK_ADD_BF16_INST,
    ROCDL_Feature_ATOMIC_DS_PK_ADD_16_INSTS,
    ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS, ROCDL_Feature_ATOMIC_FADD_RTN_INSTS,
    ROCDL_Feature_ATOMIC_FLAT_PK_ADD_16_INSTS,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F64,
    ROCDL_Feature_ATOMIC_GLOBAL_PK_ADD_BF16_INST,
    ROCDL_Feature_BACK_OFF_BARRIER, ROCDL_Feature_BF16_CVT_INSTS,
    ROCDL_Feature_BF8_CVT_SCALE_INSTS, ROCDL_Feature_BITOP3_INSTS,
    ROCDL_Feature_CVT_NORM_INSTS, ROCDL_Feature_CVT_PK_F16_F32_INST,
    ROCDL_Feature_CVT_PKNORM_VOP3_INSTS, ROCDL_Feature_DEFAULT_COMPONENT_ZERO,
    ROCDL_Feature_DL_INSTS, ROCDL_Feature_DOT1_INSTS, ROCDL_Feature_DOT10_INSTS,
    ROCDL_Feature_DOT12_INSTS, ROCDL_Feature_DOT13_INSTS,
    ROCDL_Feature_DOT2_INSTS, ROCDL_Feature_DOT3_INSTS,
    ROCDL_Feature_DOT4_INSTS, ROCDL_Feature_DOT5_INSTS,
    ROCDL_Feature_DOT6_INSTS, ROCDL_Feature_DOT7_INSTS, ROCDL_Feature_DPP_64BIT,
    ROCDL_Feature_F16BF16_TO_FP6BF6_CVT_SCALE_INSTS,
    ROCDL_Feature_F32_TO_F16BF16_CVT_SR_INSTS, ROCDL_Feature_FAST_FMAF,
    ROCDL_Feature_FLAT_ATOMIC_FADD_F32_INST,
    ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST,
    ROCDL_Feature_FLAT_GLOBAL_INSTS, ROCDL_Feature_FLAT_INST_OFFSETS,
    ROCDL_Feature_FLAT_SCRATCH_INSTS, ROCDL_Feature_FMA_MIX_INSTS,
    ROCDL_Feature_FMACF64_INST, ROCDL_Feature_FP4_CVT_SCALE_INSTS,
    ROCDL_Feature_FP6BF6_CVT_SCALE_INSTS, ROCDL_Feature_FP8_CONVERSION_INSTS,
    ROCDL_Feature_FP8_CVT_SCALE_INSTS, ROCDL_Feature_FP8_INSTS,
    ROCDL_Feature_FULL_RATE_64_OPS, ROCDL_Feature_GFX7_GFX8_GFX9_INSTS,
    ROCDL_Feature_GFX9, ROCDL_Feature_GFX9_INSTS, ROCDL_Feature_GFX90A_INSTS,
    ROCDL_Feature_GFX940_INSTS, ROCDL_Feature_GFX950_INSTS, ROCDL_Feature_GWS,
    ROCDL_Feature_KERNARG_PRELOAD, ROCDL_Feature_LSHL_ADD_U64_INST,
    ROCDL_Feature_MAI_INSTS,
    ROCDL_Feature_MEMORY_ATOMIC_FADD_F32_DENORMAL_SUPPORT,
    ROCDL_Feature_MINIMUM3_MAXIMUM3_F32, ROCDL_Feature_MINIMUM3_MAXIMUM3_PKF16,
    ROCDL_Feature_PACKED_FP32_OPS, ROCDL_Feature_PACKED_TID,
    ROCDL_Feature_PERMLANE16_SWAP, ROCDL_Feature_PERMLANE32_SWAP,
    ROCDL_Feature_PK_FMAC_F16_INST, ROCDL_Feature_PRNG_INST,
    ROCDL_Feature_R128_A16, ROCDL_Feature_S_MEMREALTIME,
    ROCDL_Feature_S_MEMTIME_INST, ROCDL_Feature_SCALAR_ATOMICS,
    ROCDL_Feature_SCALAR_FLAT_SCRATCH_INSTS, ROCDL_Feature_SCALAR_STORES,
    ROCDL_Feature_SDWA, ROCDL_Feature_SDWA_OMOD, ROCDL_Feature_SDWA_SCALAR,
    ROCDL_Feature_SDWA_SDST, ROCDL_Feature_UNALIGNED_DS_ACCESS,
    ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS, ROCDL_Feature_VGPR_ALIGN2,
    ROCDL_Feature_VGPR_INDEX_MODE, ROCDL_Feature_VMEM_TO_LDS_LOAD_INSTS,
    ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOP3P
  ], [ROCDL_Wave_WAVEFRONTSIZE64], 163840>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX9_4_GENERIC, [
    ROCDL_Feature_A16, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_AGENT_SCOPE_FINE_GRAINED_REMOTE_MEMORY_ATOMICS,
    ROCDL_Feature_APERTURE_REGS, ROCDL_Feature_ARCHITECTED_FLAT_SCRATCH,
    ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_INSTS,
    ROCDL_Feature_ATOMIC_DS_PK_ADD_16_INSTS,
    ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS, ROCDL_Feature_ATOMIC_FADD_RTN_INSTS,
    ROCDL_Feature_ATOMIC_FLAT_PK_ADD_16_INSTS,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F64,
    ROCDL_Feature_ATOMIC_GLOBAL_PK_ADD_BF16_INST,
    ROCDL_Feature_BACK_OFF_BARRIER, ROCDL_Feature_CVT_NORM_INSTS,
    ROCDL_Feature_CVT_PKNORM_VOP3_INSTS, ROCDL_Feature_DEFAULT_COMPONENT_ZERO,
    ROCDL_Feature_DL_INSTS, ROCDL_Feature_DOT1_INSTS, ROCDL_Feature_DOT10_INSTS,
    ROCDL_Feature_DOT2_INSTS, ROCDL_Feature_DOT3_INSTS,
    ROCDL_Feature_DOT4_INSTS, ROCDL_Feature_DOT5_INSTS,
    ROCDL_Feature_DOT6_INSTS, ROCDL_Feature_DOT7_INSTS, ROCDL_Feature_DPP_64BIT,
    ROCDL_Feature_FAST_FMAF, ROCDL_Feature_FLAT_ATOMIC_FADD_F32_INST,
    ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST,
    ROCDL_Feature_FLAT_GLOBAL_INSTS, ROCDL_Feature_FLAT_INST_OFFSETS,
    ROCDL_Feature_FLAT_SCRATCH_INSTS, ROCDL_Feature_FMA_MIX_INSTS,
    ROCDL_Feature_FMACF64_INST, ROCDL_Feature_FULL_RATE_64_OPS,
    ROCDL_Feature_GFX7_GFX8_GFX9_INSTS, ROCDL_Feature_GFX9,
    ROCDL_Feature_GFX9_INSTS, ROCDL_Feature_GFX90A_INSTS,
    ROCDL_Feature_GFX940_INSTS, ROCDL_Feature_GWS,
    ROCDL_Feature_KERNARG_PRELOAD, ROCDL_Feature_LSHL_ADD_U64_INST,
    ROCDL_Feature_MAI_INSTS,
    ROCDL_Feature_MEMORY_ATOMIC_FADD_F32_DENORMAL_SUPPORT,
    ROCDL_Feature_PACKED_FP32_OPS, ROCDL_Feature_PACKED_TID,
    ROCDL_Feature_PK_FMAC_F16_INST, ROCDL_Feature_R128_A16,
    ROCDL_Feature_S_MEMREALTIME, ROCDL_Feature_S_MEMTIME_INST,
    ROCDL_Feature_SCALAR_ATOMICS, ROCDL_Feature_SCALAR_FLAT_SCRATCH_INSTS,
    ROCDL_Feature_SCALAR_STORES, ROCDL_Feature_SDWA, ROCDL_Feature_SDWA_OMOD,
    ROCDL_Feature_SDWA_SCALAR, ROCDL_Feature_SDWA_SDST,
    ROCDL_Feature_UNALIGNED_DS_ACCESS, ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS,
    ROCDL_Feature_VGPR_ALIGN2, ROCDL_Feature_VGPR_INDEX_MODE,
    ROCDL_Feature_VMEM_TO_LDS_LOAD_INSTS,
    ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOP3P
  ], [ROCDL_Wave_WAVEFRONTSIZE64], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX9_GENERIC, [
    ROCDL_Feature_A16, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_APERTURE_REGS, ROCDL_Feature_CVT_NORM_INSTS,
    ROCDL_Feature_CVT_PKNORM_VOP3_INSTS, ROCDL_Feature_DEFAULT_COMPONENT_ZERO,
    ROCDL_Feature_DS_SRC2_INSTS, ROCDL_Feature_EXTENDED_IMAGE_INSTS,
    ROCDL_Feature_FAST_FMAF, ROCDL_Feature_FLAT_GLOBAL_INSTS,
    ROCDL_Feature_FLAT_INST_OFFSETS, ROCDL_Feature_FLAT_SCRATCH_INSTS,
    ROCDL_Feature_GDS, ROCDL_Feature_GFX7_GFX8_GFX9_INSTS, ROCDL_Feature_GFX9,
    ROCDL_Feature_GFX9_INSTS, ROCDL_Feature_GWS, ROCDL_Feature_IMAGE_INSTS,
    ROCDL_Feature_MAD_MAC_F32_INSTS, ROCDL_Feature_R128_A16,
    ROCDL_Feature_S_MEMREALTIME, ROCDL_Feature_S_MEMTIME_INST,
    ROCDL_Feature_SCALAR_ATOMICS, ROCDL_Feature_SCALAR_FLAT_SCRATCH_INSTS,
    ROCDL_Feature_SCALAR_STORES, ROCDL_Feature_SDWA, ROCDL_Feature_SDWA_OMOD,
    ROCDL_Feature_SDWA_SCALAR, ROCDL_Feature_SDWA_SDST,
    ROCDL_Feature_UNALIGNED_DS_ACCESS, ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS,
    ROCDL_Feature_VGPR_INDEX_MODE, ROCDL_Feature_VMEM_TO_LDS_LOAD_INSTS,
    ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOP3P
  ], [ROCDL_Wave_WAVEFRONTSIZE64], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX1010, [
    ROCDL_Feature_A16, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_APERTURE_REGS, ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F64, ROCDL_Feature_BACK_OFF_BARRIER,
    ROCDL_Feature_CVT_NORM_INSTS, ROCDL_Feature_CVT_PKNORM_VOP3_INSTS,
    ROCDL_Feature_DEFAULT_COMPONENT_ZERO, ROCDL_Feature_DL_INSTS,
    ROCDL_Feature_DPP8, ROCDL_Feature_DS_SRC2_INSTS,
    ROCDL_Feature_EXTENDED_IMAGE_INSTS, ROCDL_Feature_FAST_FMAF,
    ROCDL_Feature_FLAT_GLOBAL_INSTS, ROCDL_Feature_FLAT_INST_OFFSETS,
    ROCDL_Feature_FLAT_SCRATCH_INSTS, ROCDL_Feature_FMA_MIX_INSTS,
    ROCDL_Feature_G16, ROCDL_Feature_GDS, ROCDL_Feature_GET_WAVE_ID_INST,
    ROCDL_Feature_GFX10, ROCDL_Feature_GFX10_INSTS, ROCDL_Feature_GFX9_INSTS,
    ROCDL_Feature_GWS, ROCDL_Feature_IMAGE_INSTS,
    ROCDL_Feature_MAD_MAC_F32_INSTS, ROCDL_Feature_MIMG_R128,
    ROCDL_Feature_NO_SDST_CMPX, ROCDL_Feature_PK_FMAC_F16_INST,
    ROCDL_Feature_S_MEMREALTIME, ROCDL_Feature_S_MEMTIME_INST,
    ROCDL_Feature_SCALAR_ATOMICS, ROCDL_Feature_SCALAR_FLAT_SCRATCH_INSTS,
    ROCDL_Feature_SCALAR_STORES, ROCDL_Feature_SDWA, ROCDL_Feature_SDWA_OMOD,
    ROCDL_Feature_SDWA_SCALAR, ROCDL_Feature_SDWA_SDST,
    ROCDL_Feature_UNALIGNED_DS_ACCESS, ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS,
    ROCDL_Feature_VMEM_TO_LDS_LOAD_INSTS,
    ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOP3_LITERAL,
    ROCDL_Feature_VOP3P, ROCDL_Feature_VSCNT
  ], [], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX1011, [
    ROCDL_Feature_A16, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_APERTURE_REGS, ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F64, ROCDL_Feature_BACK_OFF_BARRIER,
    ROCDL_Feature_CVT_NORM_INSTS, ROCDL_Feature_CVT_PKNORM_VOP3_INSTS,
    ROCDL_Feature_DEFAULT_COMPONENT_ZERO, ROCDL_Feature_DL_INSTS,
    ROCDL_Feature_DOT1_INSTS, ROCDL_Feature_DOT10_INSTS,
    ROCDL_Feature_DOT2_INSTS, ROCDL_Feature_DOT5_INSTS,
    ROCDL_Feature_DOT6_INSTS, ROCDL_Feature_DOT7_INSTS, ROCDL_Feature_DPP8,
    ROCDL_Feature_DS_SRC2_INSTS, ROCDL_Feature_EXTENDED_IMAGE_INSTS,
    ROCDL_Feature_FAST_FMAF, ROCDL_Feature_FLAT_GLOBAL_INSTS,
    ROCDL_Feature_FLAT_INST_OFFSETS, ROCDL_Feature_FLAT_SCRATCH_INSTS,
    ROCDL_Feature_FMA_MIX_INSTS, ROCDL_Feature_G16, ROCDL_Feature_GDS,
    ROCDL_Feature_GET_WAVE_ID_INST, ROCDL_Feature_GFX10,
    ROCDL_Feature_GFX10_INSTS, ROCDL_Feature_GFX9_INSTS, ROCDL_Feature_GWS,
    ROCDL_Feature_IMAGE_INSTS, ROCDL_Feature_MAD_MAC_F32_INSTS,
    ROCDL_Feature_MIMG_R128, ROCDL_Feature_NO_SDST_CMPX,
    ROCDL_Feature_PK_FMAC_F16_INST, ROCDL_Feature_S_MEMREALTIME,
    ROCDL_Feature_S_MEMTIME_INST, ROCDL_Feature_SCALAR_ATOMICS,
    ROCDL_Feature_SCALAR_FLAT_SCRATCH_INSTS, ROCDL_Feature_SCALAR_STORES,
    ROCDL_Feature_SDWA, ROCDL_Feature_SDWA_OMOD, ROCDL_Feature_SDWA_SCALAR,
    ROCDL_Feature_SDWA_SDST, ROCDL_Feature_UNALIGNED_DS_ACCESS,
    ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS,
    ROCDL_Feature_VMEM_TO_LDS_LOAD_INSTS,
    ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOP3_LITERAL,
    ROCDL_Feature_VOP3P, ROCDL_Feature_VSCNT
  ], [], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX1012, [
    ROCDL_Feature_A16, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_APERTURE_REGS, ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F64, ROCDL_Feature_BACK_OFF_BARRIER,
    ROCDL_Feature_CVT_NORM_INSTS, ROCDL_Feature_CVT_PKNORM_VOP3_INSTS,
    ROCDL_Feature_DEFAULT_COMPONENT_ZERO, ROCDL_Feature_DL_INSTS,
    ROCDL_Feature_DOT1_INSTS, ROCDL_Feature_DOT10_INSTS,
    ROCDL_Feature_DOT2_INSTS, ROCDL_Feature_DOT5_INSTS,
    ROCDL_Feature_DOT6_INSTS, ROCDL_Feature_DOT7_INSTS, ROCDL_Feature_DPP8,
    ROCDL_Feature_DS_SRC2_INSTS, ROCDL_Feature_EXTENDED_IMAGE_INSTS,
    ROCDL_Feature_FAST_FMAF, ROCDL_Feature_FLAT_GLOBAL_INSTS,
    ROCDL_Feature_FLAT_INST_OFFSETS, ROCDL_Feature_FLAT_SCRATCH_INSTS,
    ROCDL_Feature_FMA_MIX_INSTS, ROCDL_Feature_G16, ROCDL_Feature_GDS,
    ROCDL_Feature_GET_WAVE_ID_INST, ROCDL_Feature_GFX10,
    ROCDL_Feature_GFX10_INSTS, ROCDL_Feature_GFX9_INSTS, ROCDL_Feature_GWS,
    ROCDL_Feature_IMAGE_INSTS, ROCDL_Feature_MAD_MAC_F32_INSTS,
    ROCDL_Feature_MIMG_R128, ROCDL_Feature_NO_SDST_CMPX,
    ROCDL_Feature_PK_FMAC_F16_INST, ROCDL_Feature_S_MEMREALTIME,
    ROCDL_Feature_S_MEMTIME_INST, ROCDL_Feature_SCALAR_ATOMICS,
    ROCDL_Feature_SCALAR_FLAT_SCRATCH_INSTS, ROCDL_Feature_SCALAR_STORES,
    ROCDL_Feature_SDWA, ROCDL_Feature_SDWA_OMOD, ROCDL_Feature_SDWA_SCALAR,
    ROCDL_Feature_SDWA_SDST, ROCDL_Feature_UNALIGNED_DS_ACCESS,
    ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS,
    ROCDL_Feature_VMEM_TO_LDS_LOAD_INSTS,
    ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOP3_LITERAL,
    ROCDL_Feature_VOP3P, ROCDL_Feature_VSCNT
  ], [], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX1013, [
    ROCDL_Feature_A16, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_APERTURE_REGS, ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F64, ROCDL_Feature_BACK_OFF_BARRIER,
    ROCDL_Feature_CVT_NORM_INSTS, ROCDL_Feature_CVT_PKNORM_VOP3_INSTS,
    ROCDL_Feature_DEFAULT_COMPONENT_ZERO, ROCDL_Feature_DL_INSTS,
    ROCDL_Feature_DPP8, ROCDL_Feature_DS_SRC2_INSTS,
    ROCDL_Feature_EXTENDED_IMAGE_INSTS, ROCDL_Feature_FAST_FMAF,
    ROCDL_Feature_FLAT_GLOBAL_INSTS, ROCDL_Feature_FLAT_INST_OFFSETS,
    ROCDL_Feature_FLAT_SCRATCH_INSTS, ROCDL_Feature_FMA_MIX_INSTS,
    ROCDL_Feature_G16, ROCDL_Feature_GDS, ROCDL_Feature_GET_WAVE_ID_INST,
    ROCDL_Feature_GFX10, ROCDL_Feature_GFX10_INSTS, ROCDL_Feature_GFX9_INSTS,
    ROCDL_Feature_GWS, ROCDL_Feature_IMAGE_INSTS,
    ROCDL_Feature_MAD_MAC_F32_INSTS, ROCDL_Feature_MIMG_R128,
    ROCDL_Feature_NO_SDST_CMPX, ROCDL_Feature_PK_FMAC_F16_INST,
    ROCDL_Feature_S_MEMREALTIME, ROCDL_Feature_S_MEMTIME_INST,
    ROCDL_Feature_SCALAR_ATOMICS, ROCDL_Feature_SCALAR_FLAT_SCRATCH_INSTS,
    ROCDL_Feature_SCALAR_STORES, ROCDL_Feature_SDWA, ROCDL_Feature_SDWA_OMOD,
    ROCDL_Feature_SDWA_SCALAR, ROCDL_Feature_SDWA_SDST,
    ROCDL_Feature_UNALIGNED_DS_ACCESS, ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS,
    ROCDL_Feature_VMEM_TO_LDS_LOAD_INSTS,
    ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOP3_LITERAL,
    ROCDL_Feature_VOP3P, ROCDL_Feature_VSCNT
  ], [], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX1030, [
    ROCDL_Feature_A16, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_APERTURE_REGS, ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F64, ROCDL_Feature_BACK_OFF_BARRIER,
    ROCDL_Feature_CVT_NORM_INSTS, ROCDL_Feature_CVT_PKNORM_VOP3_INSTS,
    ROCDL_Feature_DEFAULT_COMPONENT_ZERO, ROCDL_Feature_DL_INSTS,
    ROCDL_Feature_DOT1_INSTS, ROCDL_Feature_DOT10_INSTS,
    ROCDL_Feature_DOT2_INSTS, ROCDL_Feature_DOT5_INSTS,
    ROCDL_Feature_DOT6_INSTS, ROCDL_Feature_DOT7_INSTS, ROCDL_Feature_DPP8,
    ROCDL_Feature_EXTENDED_IMAGE_INSTS, ROCDL_Feature_FAST_FMAF,
    ROCDL_Feature_FLAT_GLOBAL_INSTS, ROCDL_Feature_FLAT_INST_OFFSETS,
    ROCDL_Feature_FLAT_SCRATCH_INSTS, ROCDL_Feature_FMA_MIX_INSTS,
    ROCDL_Feature_G16, ROCDL_Feature_GDS, ROCDL_Feature_GFX10,
    ROCDL_Feature_GFX10_3_INSTS, ROCDL_Feature_GFX10_INSTS,
    ROCDL_Feature_GFX9_INSTS, ROCDL_Feature_GWS, ROCDL_Feature_IMAGE_INSTS,
    ROCDL_Feature_MIMG_R128, ROCDL_Feature_NO_SDST_CMPX,
    ROCDL_Feature_PK_FMAC_F16_INST, ROCDL_Feature_S_MEMREALTIME,
    ROCDL_Feature_S_MEMTIME_INST, ROCDL_Feature_SDWA, ROCDL_Feature_SDWA_OMOD,
    ROCDL_Feature_SDWA_SCALAR, ROCDL_Feature_SDWA_SDST,
    ROCDL_Feature_SHADER_CYCLES_REGISTER, ROCDL_Feature_UNALIGNED_DS_ACCESS,
    ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS,
    ROCDL_Feature_VMEM_TO_LDS_LOAD_INSTS,
    ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOP3_LITERAL,
    ROCDL_Feature_VOP3P, ROCDL_Feature_VSCNT
  ], [], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX1031, [
    ROCDL_Feature_A16, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_APERTURE_REGS, ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F64, ROCDL_Feature_BACK_OFF_BARRIER,
    ROCDL_Feature_CVT_NORM_INSTS, ROCDL_Feature_CVT_PKNORM_VOP3_INSTS,
    ROCDL_Feature_DEFAULT_COMPONENT_ZERO, ROCDL_Feature_DL_INSTS,
    ROCDL_Feature_DOT1_INSTS, ROCDL_Feature_DOT10_INSTS,
    ROCDL_Feature_DOT2_INSTS, ROCDL_Feature_DOT5_INSTS,
    ROCDL_Feature_DOT6_INSTS, ROCDL_Feature_DOT7_INSTS, ROCDL_Feature_DPP8,
    ROCDL_Feature_EXTENDED_IMAGE_INSTS, ROCDL_Feature_FAST_FMAF,
    ROCDL_Feature_FLAT_GLOBAL_INSTS, ROCDL_Feature_FLAT_INST_OFFSETS,
    ROCDL_Feature_FLAT_SCRATCH_INSTS, ROCDL_Feature_FMA_MIX_INSTS,
    ROCDL_Feature_G16, ROCDL_Feature_GDS, ROCDL_Feature_GFX10,
    ROCDL_Feature_GFX10_3_INSTS, ROCDL_Feature_GFX10_INSTS,
    ROCDL_Feature_GFX9_INSTS, ROCDL_Feature_GWS, ROCDL_Feature_IMAGE_INSTS,
    ROCDL_Feature_MIMG_R128, ROCDL_Feature_NO_SDST_CMPX,
    ROCDL_Feature_PK_FMAC_F16_INST, ROCDL_Feature_S_MEMREALTIME,
    ROCDL_Feature_S_MEMTIME_INST, ROCDL_Feature_SDWA, ROCDL_Feature_SDWA_OMOD,
    ROCDL_Feature_SDWA_SCALAR, ROCDL_Feature_SDWA_SDST,
    ROCDL_Feature_SHADER_CYCLES_REGISTER, ROCDL_Feature_UNALIGNED_DS_ACCESS,
    ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS,
    ROCDL_Feature_VMEM_TO_LDS_LOAD_INSTS,
    ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOP3_LITERAL,
    ROCDL_Feature_VOP3P, ROCDL_Feature_VSCNT
  ], [], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX1032, [
    ROCDL_Feature_A16, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_APERTURE_REGS, ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F64, ROCDL_Feature_BACK_OFF_BARRIER,
    ROCDL_Feature_CVT_NORM_INSTS, ROCDL_Feature_CVT_PKNORM_VOP3_INSTS,
    ROCDL_Feature_DEFAULT_COMPONENT_ZERO, ROCDL_Feature_DL_INSTS,
    ROCDL_Feature_DOT1_INSTS, ROCDL_Feature_DOT10_INSTS,
    ROCDL_Feature_DOT2_INSTS, ROCDL_Feature_DOT5_INSTS,
    ROCDL_Feature_DOT6_INSTS, ROCDL_Feature_DOT7_INSTS, ROCDL_Feature_DPP8,
    ROCDL_Feature_EXTENDED_IMAGE_INSTS, ROCDL_Feature_FAST_FMAF,
    ROCDL_Feature_FLAT_GLOBAL_INSTS, ROCDL_Feature_FLAT_INST_OFFSETS,
    ROCDL_Feature_FLAT_SCRATCH_INSTS, ROCDL_Feature_FMA_MIX_INSTS,
    ROCDL_Feature_G16, ROCDL_Feature_GDS, ROCDL_Feature_GFX10,
    ROCDL_Feature_GFX10_3_INSTS, ROCDL_Feature_GFX10_INSTS,
    ROCDL_Feature_GFX9_INSTS, ROCDL_Feature_GWS, ROCDL_Feature_IMAGE_INSTS,
    ROCDL_Feature_MIMG_R128, ROCDL_Feature_NO_SDST_CMPX,
    ROCDL_Feature_PK_FMAC_F16_INST, ROCDL_Feature_S_MEMREALTIME,
    ROCDL_Feature_S_MEMTIME_INST, ROCDL_Feature_SDWA, ROCDL_Feature_SDWA_OMOD,
    ROCDL_Feature_SDWA_SCALAR, ROCDL_Feature_SDWA_SDST,
    ROCDL_Feature_SHADER_CYCLES_REGISTER, ROCDL_Feature_UNALIGNED_DS_ACCESS,
    ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS,
    ROCDL_Feature_VMEM_TO_LDS_LOAD_INSTS,
    ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOP3_LITERAL,
    ROCDL_Feature_VOP3P, ROCDL_Feature_VSCNT
  ], [], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX1033, [
    ROCDL_Feature_A16, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_APERTURE_REGS, ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F64, ROCDL_Feature_BACK_OFF_BARRIER,
    ROCDL_Feature_CVT_NORM_INSTS, ROCDL_Feature_CVT_PKNORM_VOP3_INSTS,
    ROCDL_Feature_DEFAULT_COMPONENT_ZERO, ROCDL_Feature_DL_INSTS,
    ROCDL_Feature_DOT1_INSTS, ROCDL_Feature_DOT10_INSTS,
    ROCDL_Feature_DOT2_INSTS, ROCDL_Feature_DOT5_INSTS,
    ROCDL_Feature_DOT6_INSTS, ROCDL_Feature_DOT7_INSTS, ROCDL_Feature_DPP8,
    ROCDL_Feature_EXTENDED_IMAGE_INSTS, ROCDL_Feature_FAST_FMAF,
    ROCDL_Feature_FLAT_GLOBAL_INSTS, ROCDL_Feature_FLAT_INST_OFFSETS,
    ROCDL_Feature_FLAT_SCRATCH_INSTS, ROCDL_Feature_FMA_MIX_INSTS,
    ROCDL_Feature_G16, ROCDL_Feature_GDS, ROCDL_Feature_GFX10,
    ROCDL_Feature_GFX10_3_INSTS, ROCDL_Feature_GFX10_INSTS,
    ROCDL_Feature_GFX9_INSTS, ROCDL_Feature_GWS, ROCDL_Feature_IMAGE_INSTS,
    ROCDL_Feature_MIMG_R128, ROCDL_Feature_NO_SDST_CMPX,
    ROCDL_Feature_PK_FMAC_F16_INST, ROCDL_Feature_S_MEMREALTIME,
    ROCDL_Feature_S_MEMTIME_INST, ROCDL_Feature_SDWA, ROCDL_Feature_SDWA_OMOD,
    ROCDL_Feature_SDWA_SCALAR, ROCDL_Feature_SDWA_SDST,
    ROCDL_Feature_SHADER_CYCLES_REGISTER, ROCDL_Feature_UNALIGNED_DS_ACCESS,
    ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS,
    ROCDL_Feature_VMEM_TO_LDS_LOAD_INSTS,
    ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOP3_LITERAL,
    ROCDL_Feature_VOP3P, ROCDL_Feature_VSCNT
  ], [], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX1034, [
    ROCDL_Feature_A16, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_APERTURE_REGS, ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F64, ROCDL_Feature_BACK_OFF_BARRIER,
    ROCDL_Feature_CVT_NORM_INSTS, ROCDL_Feature_CVT_PKNORM_VOP3_INSTS,
    ROCDL_Feature_DEFAULT_COMPONENT_ZERO, ROCDL_Feature_DL_INSTS,
    ROCDL_Feature_DOT1_INSTS, ROCDL_Feature_DOT10_INSTS,
    ROCDL_Feature_DOT2_INSTS, ROCDL_Feature_DOT5_INSTS,
    ROCDL_Feature_DOT6_INSTS, ROCDL_Feature_DOT7_INSTS, ROCDL_Feature_DPP8,
    ROCDL_Feature_EXTENDED_IMAGE_INSTS, ROCDL_Feature_FAST_FMAF,
    ROCDL_Feature_FLAT_GLOBAL_INSTS, ROCDL_Feature_FLAT_INST_OFFSETS,
    ROCDL_Feature_FLAT_SCRATCH_INSTS, ROCDL_Feature_FMA_MIX_INSTS,
    ROCDL_Feature_G16, ROCDL_Feature_GDS, ROCDL_Feature_GFX10,
    ROCDL_Feature_GFX10_3_INSTS, ROCDL_Feature_GFX10_INSTS,
    ROCDL_Feature_GFX9_INSTS, ROCDL_Feature_GWS, ROCDL_Feature_IMAGE_INSTS,
    ROCDL_Feature_MIMG_R128, ROCDL_Feature_NO_SDST_CMPX,
    ROCDL_Feature_PK_FMAC_F16_INST, ROCDL_Feature_S_MEMREALTIME,
    ROCDL_Feature_S_MEMTIME_INST, ROCDL_Feature_SDWA, ROCDL_Feature_SDWA_OMOD,
    ROCDL_Feature_SDWA_SCALAR, ROCDL_Feature_SDWA_SDST,
    ROCDL_Feature_SHADER_CYCLES_REGISTER, ROCDL_Feature_UNALIGNED_DS_ACCESS,
    ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS,
    ROCDL_Feature_VMEM_TO_LDS_LOAD_INSTS,
    ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOP3_LITERAL,
    ROCDL_Feature_VOP3P, ROCDL_Feature_VSCNT
  ], [], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX1035, [
    ROCDL_Feature_A16, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_APERTURE_REGS, ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F64, ROCDL_Feature_BACK_OFF_BARRIER,
    ROCDL_Feature_CVT_NORM_INSTS, ROCDL_Feature_CVT_PKNORM_VOP3_INSTS,
    ROCDL_Feature_DEFAULT_COMPONENT_ZERO, ROCDL_Feature_DL_INSTS,
    ROCDL_Feature_DOT1_INSTS, ROCDL_Feature_DOT10_INSTS,
    ROCDL_Feature_DOT2_INSTS, ROCDL_Feature_DOT5_INSTS,
    ROCDL_Feature_DOT6_INSTS, ROCDL_Feature_DOT7_INSTS, ROCDL_Feature_DPP8,
    ROCDL_Feature_EXTENDED_IMAGE_INSTS, ROCDL_Feature_FAST_FMAF,
    ROCDL_Feature_FLAT_GLOBAL_INSTS, ROCDL_Feature_FLAT_INST_OFFSETS,
    ROCDL_Feature_FLAT_SCRATCH_INSTS, ROCDL_Feature_FMA_MIX_INSTS,
    ROCDL_Feature_G16, ROCDL_Feature_GDS, ROCDL_Feature_GFX10,
    ROCDL_Feature_GFX10_3_INSTS, ROCDL_Feature_GFX10_INSTS,
    ROCDL_Feature_GFX9_INSTS, ROCDL_Feature_GWS, ROCDL_Feature_IMAGE_INSTS,
    ROCDL_Feature_MIMG_R128, ROCDL_Feature_NO_SDST_CMPX,
    ROCDL_Feature_PK_FMAC_F16_INST, ROCDL_Feature_S_MEMREALTIME,
    ROCDL_Feature_S_MEMTIME_INST, ROCDL_Feature_SDWA, ROCDL_Feature_SDWA_OMOD,
    ROCDL_Feature_SDWA_SCALAR, ROCDL_Feature_SDWA_SDST,
    ROCDL_Feature_SHADER_CYCLES_REGISTER, ROCDL_Feature_UNALIGNED_DS_ACCESS,
    ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS,
    ROCDL_Feature_VMEM_TO_LDS_LOAD_INSTS,
    ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOP3_LITERAL,
    ROCDL_Feature_VOP3P, ROCDL_Feature_VSCNT
  ], [], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX1036, [
    ROCDL_Feature_A16, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_APERTURE_REGS, ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F64, ROCDL_Feature_BACK_OFF_BARRIER,
    ROCDL_Feature_CVT_NORM_INSTS, ROCDL_Feature_CVT_PKNORM_VOP3_INSTS,
    ROCDL_Feature_DEFAULT_COMPONENT_ZERO, ROCDL_Feature_DL_INSTS,
    ROCDL_Feature_DOT1_INSTS, ROCDL_Feature_DOT10_INSTS,
    ROCDL_Feature_DOT2_INSTS, ROCDL_Feature_DOT5_INSTS,
    ROCDL_Feature_DOT6_INSTS, ROCDL_Feature_DOT7_INSTS, ROCDL_Feature_DPP8,
    ROCDL_Feature_EXTENDED_IMAGE_INSTS, ROCDL_Feature_FAST_FMAF,
    ROCDL_Feature_FLAT_GLOBAL_INSTS, ROCDL_Feature_FLAT_INST_OFFSETS,
    ROCDL_Feature_FLAT_SCRATCH_INSTS, ROCDL_Feature_FMA_MIX_INSTS,
    ROCDL_Feature_G16, ROCDL_Feature_GDS, ROCDL_Feature_GFX10,
    ROCDL_Feature_GFX10_3_INSTS, ROCDL_Feature_GFX10_INSTS,
    ROCDL_Feature_GFX9_INSTS, ROCDL_Feature_GWS, ROCDL_Feature_IMAGE_INSTS,
    ROCDL_Feature_MIMG_R128, ROCDL_Feature_NO_SDST_CMPX,
    ROCDL_Feature_PK_FMAC_F16_INST, ROCDL_Feature_S_MEMREALTIME,
    ROCDL_Feature_S_MEMTIME_INST, ROCDL_Feature_SDWA, ROCDL_Feature_SDWA_OMOD,
    ROCDL_Feature_SDWA_SCALAR, ROCDL_Feature_SDWA_SDST,
    ROCDL_Feature_SHADER_CYCLES_REGISTER, ROCDL_Feature_UNALIGNED_DS_ACCESS,
    ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS,
    ROCDL_Feature_VMEM_TO_LDS_LOAD_INSTS,
    ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOP3_LITERAL,
    ROCDL_Feature_VOP3P, ROCDL_Feature_VSCNT
  ], [], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX10_1_GENERIC, [
    ROCDL_Feature_A16, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_APERTURE_REGS, ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F64, ROCDL_Feature_BACK_OFF_BARRIER,
    ROCDL_Feature_CVT_NORM_INSTS, ROCDL_Feature_CVT_PKNORM_VOP3_INSTS,
    ROCDL_Feature_DEFAULT_COMPONENT_ZERO, ROCDL_Feature_DL_INSTS,
    ROCDL_Feature_DPP8, ROCDL_Feature_DS_SRC2_INSTS,
    ROCDL_Feature_EXTENDED_IMAGE_INSTS, ROCDL_Feature_FAST_FMAF,
    ROCDL_Feature_FLAT_GLOBAL_INSTS, ROCDL_Feature_FLAT_INST_OFFSETS,
    ROCDL_Feature_FLAT_SCRATCH_INSTS, ROCDL_Feature_FMA_MIX_INSTS,
    ROCDL_Feature_G16, ROCDL_Feature_GDS, ROCDL_Feature_GET_WAVE_ID_INST,
    ROCDL_Feature_GFX10, ROCDL_Feature_GFX10_INSTS, ROCDL_Feature_GFX9_INSTS,
    ROCDL_Feature_GWS, ROCDL_Feature_IMAGE_INSTS,
    ROCDL_Feature_MAD_MAC_F32_INSTS, ROCDL_Feature_MIMG_R128,
    ROCDL_Feature_NO_SDST_CMPX, ROCDL_Feature_PK_FMAC_F16_INST,
    ROCDL_Feature_S_MEMREALTIME, ROCDL_Feature_S_MEMTIME_INST,
    ROCDL_Feature_SCALAR_ATOMICS, ROCDL_Feature_SCALAR_FLAT_SCRATCH_INSTS,
    ROCDL_Feature_SCALAR_STORES, ROCDL_Feature_SDWA, ROCDL_Feature_SDWA_OMOD,
    ROCDL_Feature_SDWA_SCALAR, ROCDL_Feature_SDWA_SDST,
    ROCDL_Feature_UNALIGNED_DS_ACCESS, ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS,
    ROCDL_Feature_VMEM_TO_LDS_LOAD_INSTS,
    ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOP3_LITERAL,
    ROCDL_Feature_VOP3P, ROCDL_Feature_VSCNT
  ], [], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX10_3_GENERIC, [
    ROCDL_Feature_A16, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_APERTURE_REGS, ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F64, ROCDL_Feature_BACK_OFF_BARRIER,
    ROCDL_Feature_CVT_NORM_INSTS, ROCDL_Feature_CVT_PKNORM_VOP3_INSTS,
    ROCDL_Feature_DEFAULT_COMPONENT_ZERO, ROCDL_Feature_DL_INSTS,
    ROCDL_Feature_DOT1_INSTS, ROCDL_Feature_DOT10_INSTS,
    ROCDL_Feature_DOT2_INSTS, ROCDL_Feature_DOT5_INSTS,
    ROCDL_Feature_DOT6_INSTS, ROCDL_Feature_DOT7_INSTS, ROCDL_Feature_DPP8,
    ROCDL_Feature_EXTENDED_IMAGE_INSTS, ROCDL_Feature_FAST_FMAF,
    ROCDL_Feature_FLAT_GLOBAL_INSTS, ROCDL_Feature_FLAT_INST_OFFSETS,
    ROCDL_Feature_FLAT_SCRATCH_INSTS, ROCDL_Feature_FMA_MIX_INSTS,
    ROCDL_Feature_G16, ROCDL_Feature_GDS, ROCDL_Feature_GFX10,
    ROCDL_Feature_GFX10_3_INSTS, ROCDL_Feature_GFX10_INSTS,
    ROCDL_Feature_GFX9_INSTS, ROCDL_Feature_GWS, ROCDL_Feature_IMAGE_INSTS,
    ROCDL_Feature_MIMG_R128, ROCDL_Feature_NO_SDST_CMPX,
    ROCDL_Feature_PK_FMAC_F16_INST, ROCDL_Feature_S_MEMREALTIME,
    ROCDL_Feature_S_MEMTIME_INST, ROCDL_Feature_SDWA, ROCDL_Feature_SDWA_OMOD,
    ROCDL_Feature_SDWA_SCALAR, ROCDL_Feature_SDWA_SDST,
    ROCDL_Feature_SHADER_CYCLES_REGISTER, ROCDL_Feature_UNALIGNED_DS_ACCESS,
    ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS,
    ROCDL_Feature_VMEM_TO_LDS_LOAD_INSTS,
    ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOP3_LITERAL,
    ROCDL_Feature_VOP3P, ROCDL_Feature_VSCNT
  ], [], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX1100, [
    ROCDL_Feature_A16, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_ALLOCATE1_5XVGPRS, ROCDL_Feature_APERTURE_REGS,
    ROCDL_Feature_ARCHITECTED_FLAT_SCRATCH,
    ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS, ROCDL_Feature_ATOMIC_FADD_RTN_INSTS,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32, ROCDL_Feature_BACK_OFF_BARRIER,
    ROCDL_Feature_CVT_NORM_INSTS, ROCDL_Feature_CVT_PKNORM_VOP3_INSTS,
    ROCDL_Feature_D16_WRITE_VGPR32, ROCDL_Feature_DEFAULT_COMPONENT_ZERO,
    ROCDL_Feature_DL_INSTS, ROCDL_Feature_DOT10_INSTS,
    ROCDL_Feature_DOT12_INSTS, ROCDL_Feature_DOT5_INSTS,
    ROCDL_Feature_DOT7_INSTS, ROCDL_Feature_DOT8_INSTS,
    ROCDL_Feature_DOT9_INSTS, ROCDL_Feature_DPP8,
    ROCDL_Feature_EXTENDED_IMAGE_INSTS, ROCDL_Feature_FAST_FMAF,
    ROCDL_Feature_FLAT_ATOMIC_FADD_F32_INST, ROCDL_Feature_FLAT_GLOBAL_INSTS,
    ROCDL_Feature_FLAT_INST_OFFSETS, ROCDL_Feature_FLAT_SCRATCH_INSTS,
    ROCDL_Feature_FMA_MIX_INSTS, ROCDL_Feature_G16, ROCDL_Feature_GDS,
    ROCDL_Feature_GFX10_3_INSTS, ROCDL_Feature_GFX10_INSTS, ROCDL_Feature_GFX11,
    ROCDL_Feature_GFX11_INSTS, ROCDL_Feature_GFX9_INSTS, ROCDL_Feature_GWS,
    ROCDL_Feature_IMAGE_INSTS,
    ROCDL_Feature_MEMORY_ATOMIC_FADD_F32_DENORMAL_SUPPORT,
    ROCDL_Feature_MIMG_R128, ROCDL_Feature_NO_SDST_CMPX,
    ROCDL_Feature_PACKED_TID, ROCDL_Feature_PK_FMAC_F16_INST,
    ROCDL_Feature_SHADER_CYCLES_REGISTER, ROCDL_Feature_TRUE16,
    ROCDL_Feature_UNALIGNED_DS_ACCESS, ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS,
    ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOP3_LITERAL,
    ROCDL_Feature_VOP3P, ROCDL_Feature_VOPD, ROCDL_Feature_VSCNT
  ], [], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX1101, [
    ROCDL_Feature_A16, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_ALLOCATE1_5XVGPRS, ROCDL_Feature_APERTURE_REGS,
    ROCDL_Feature_ARCHITECTED_FLAT_SCRATCH,
    ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS, ROCDL_Feature_ATOMIC_FADD_RTN_INSTS,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32, ROCDL_Feature_BACK_OFF_BARRIER,
    ROCDL_Feature_CVT_NORM_INSTS, ROCDL_Feature_CVT_PKNORM_VOP3_INSTS,
    ROCDL_Feature_D16_WRITE_VGPR32, ROCDL_Feature_DEFAULT_COMPONENT_ZERO,
    ROCDL_Feature_DL_INSTS, ROCDL_Feature_DOT10_INSTS,
    ROCDL_Feature_DOT12_INSTS, ROCDL_Feature_DOT5_INSTS,
    ROCDL_Feature_DOT7_INSTS, ROCDL_Feature_DOT8_INSTS,
    ROCDL_Feature_DOT9_INSTS, ROCDL_Feature_DPP8,
    ROCDL_Feature_EXTENDED_IMAGE_INSTS, ROCDL_Feature_FAST_FMAF,
    ROCDL_Feature_FLAT_ATOMIC_FADD_F32_INST, ROCDL_Feature_FLAT_GLOBAL_INSTS,
    ROCDL_Feature_FLAT_INST_OFFSETS, ROCDL_Feature_FLAT_SCRATCH_INSTS,
    ROCDL_Feature_FMA_MIX_INSTS, ROCDL_Feature_G16, ROCDL_Feature_GDS,
    ROCDL_Feature_GFX10_3_INSTS, ROCDL_Feature_GFX10_INSTS, ROCDL_Feature_GFX11,
    ROCDL_Feature_GFX11_INSTS, ROCDL_Feature_GFX9_INSTS, ROCDL_Feature_GWS,
    ROCDL_Feature_IMAGE_INSTS,
    ROCDL_Feature_MEMORY_ATOMIC_FADD_F32_DENORMAL_SUPPORT,
    ROCDL_Feature_MIMG_R128, ROCDL_Feature_NO_SDST_CMPX,
    ROCDL_Feature_PACKED_TID, ROCDL_Feature_PK_FMAC_F16_INST,
    ROCDL_Feature_SHADER_CYCLES_REGISTER, ROCDL_Feature_TRUE16,
    ROCDL_Feature_UNALIGNED_DS_ACCESS, ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS,
    ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOP3_LITERAL,
    ROCDL_Feature_VOP3P, ROCDL_Feature_VOPD, ROCDL_Feature_VSCNT
  ], [], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX1102, [
    ROCDL_Feature_A16, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_APERTURE_REGS, ROCDL_Feature_ARCHITECTED_FLAT_SCRATCH,
    ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS, ROCDL_Feature_ATOMIC_FADD_RTN_INSTS,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32, ROCDL_Feature_BACK_OFF_BARRIER,
    ROCDL_Feature_CVT_NORM_INSTS, ROCDL_Feature_CVT_PKNORM_VOP3_INSTS,
    ROCDL_Feature_D16_WRITE_VGPR32, ROCDL_Feature_DEFAULT_COMPONENT_ZERO,
    ROCDL_Feature_DL_INSTS, ROCDL_Feature_DOT10_INSTS,
    ROCDL_Feature_DOT12_INSTS, ROCDL_Feature_DOT5_INSTS,
    ROCDL_Feature_DOT7_INSTS, ROCDL_Feature_DOT8_INSTS,
    ROCDL_Feature_DOT9_INSTS, ROCDL_Feature_DPP8,
    ROCDL_Feature_EXTENDED_IMAGE_INSTS, ROCDL_Feature_FAST_FMAF,
    ROCDL_Feature_FLAT_ATOMIC_FADD_F32_INST, ROCDL_Feature_FLAT_GLOBAL_INSTS,
    ROCDL_Feature_FLAT_INST_OFFSETS, ROCDL_Feature_FLAT_SCRATCH_INSTS,
    ROCDL_Feature_FMA_MIX_INSTS, ROCDL_Feature_G16, ROCDL_Feature_GDS,
    ROCDL_Feature_GFX10_3_INSTS, ROCDL_Feature_GFX10_INSTS, ROCDL_Feature_GFX11,
    ROCDL_Feature_GFX11_INSTS, ROCDL_Feature_GFX9_INSTS, ROCDL_Feature_GWS,
    ROCDL_Feature_IMAGE_INSTS,
    ROCDL_Feature_MEMORY_ATOMIC_FADD_F32_DENORMAL_SUPPORT,
    ROCDL_Feature_MIMG_R128, ROCDL_Feature_NO_SDST_CMPX,
    ROCDL_Feature_PACKED_TID, ROCDL_Feature_PK_FMAC_F16_INST,
    ROCDL_Feature_SHADER_CYCLES_REGISTER, ROCDL_Feature_TRUE16,
    ROCDL_Feature_UNALIGNED_DS_ACCESS, ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS,
    ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOP3_LITERAL,
    ROCDL_Feature_VOP3P, ROCDL_Feature_VOPD, ROCDL_Feature_VSCNT
  ], [], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX1103, [
    ROCDL_Feature_A16, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_APERTURE_REGS, ROCDL_Feature_ARCHITECTED_FLAT_SCRATCH,
    ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS, ROCDL_Feature_ATOMIC_FADD_RTN_INSTS,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32, ROCDL_Feature_BACK_OFF_BARRIER,
    ROCDL_Feature_CVT_NORM_INSTS, ROCDL_Feature_CVT_PKNORM_VOP3_INSTS,
    ROCDL_Feature_D16_WRITE_VGPR32, ROCDL_Feature_DEFAULT_COMPONENT_ZERO,
    ROCDL_Feature_DL_INSTS, ROCDL_Feature_DOT10_INSTS,
    ROCDL_Feature_DOT12_INSTS, ROCDL_Feature_DOT5_INSTS,
    ROCDL_Feature_DOT7_INSTS, ROCDL_Feature_DOT8_INSTS,
    ROCDL_Feature_DOT9_INSTS, ROCDL_Feature_DPP8,
    ROCDL_Feature_EXTENDED_IMAGE_INSTS, ROCDL_Feature_FAST_FMAF,
    ROCDL_Feature_FLAT_ATOMIC_FADD_F32_INST, ROCDL_Feature_FLAT_GLOBAL_INSTS,
    ROCDL_Feature_FLAT_INST_OFFSETS, ROCDL_Feature_FLAT_SCRATCH_INSTS,
    ROCDL_Feature_FMA_MIX_INSTS, ROCDL_Feature_G16, ROCDL_Feature_GDS,
    ROCDL_Feature_GFX10_3_INSTS, ROCDL_Feature_GFX10_INSTS, ROCDL_Feature_GFX11,
    ROCDL_Feature_GFX11_INSTS, ROCDL_Feature_GFX9_INSTS, ROCDL_Feature_GWS,
    ROCDL_Feature_IMAGE_INSTS,
    ROCDL_Feature_MEMORY_ATOMIC_FADD_F32_DENORMAL_SUPPORT,
    ROCDL_Feature_MIMG_R128, ROCDL_Feature_NO_SDST_CMPX,
    ROCDL_Feature_PACKED_TID, ROCDL_Feature_PK_FMAC_F16_INST,
    ROCDL_Feature_SHADER_CYCLES_REGISTER, ROCDL_Feature_TRUE16,
    ROCDL_Feature_UNALIGNED_DS_ACCESS, ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS,
    ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOP3_LITERAL,
    ROCDL_Feature_VOP3P, ROCDL_Feature_VOPD, ROCDL_Feature_VSCNT
  ], [], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX1150, [
    ROCDL_Feature_A16, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_APERTURE_REGS, ROCDL_Feature_ARCHITECTED_FLAT_SCRATCH,
    ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS, ROCDL_Feature_ATOMIC_FADD_RTN_INSTS,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32, ROCDL_Feature_BACK_OFF_BARRIER,
    ROCDL_Feature_CVT_NORM_INSTS, ROCDL_Feature_CVT_PKNORM_VOP3_INSTS,
    ROCDL_Feature_D16_WRITE_VGPR32, ROCDL_Feature_DEFAULT_COMPONENT_ZERO,
    ROCDL_Feature_DL_INSTS, ROCDL_Feature_DOT10_INSTS,
    ROCDL_Feature_DOT12_INSTS, ROCDL_Feature_DOT5_INSTS,
    ROCDL_Feature_DOT7_INSTS, ROCDL_Feature_DOT8_INSTS,
    ROCDL_Feature_DOT9_INSTS, ROCDL_Feature_DPP_SRC1_SGPR, ROCDL_Feature_DPP8,
    ROCDL_Feature_EXTENDED_IMAGE_INSTS, ROCDL_Feature_FAST_FMAF,
    ROCDL_Feature_FLAT_ATOMIC_FADD_F32_INST, ROCDL_Feature_FLAT_GLOBAL_INSTS,
    ROCDL_Feature_FLAT_INST_OFFSETS, ROCDL_Feature_FLAT_SCRATCH_INSTS,
    ROCDL_Feature_FMA_MIX_INSTS, ROCDL_Feature_G16, ROCDL_Feature_GDS,
    ROCDL_Feature_GFX10_3_INSTS, ROCDL_Feature_GFX10_INSTS, ROCDL_Feature_GFX11,
    ROCDL_Feature_GFX11_INSTS, ROCDL_Feature_GFX9_INSTS, ROCDL_Feature_GWS,
    ROCDL_Feature_IMAGE_INSTS,
    ROCDL_Feature_MEMORY_ATOMIC_FADD_F32_DENORMAL_SUPPORT,
    ROCDL_Feature_MIMG_R128, ROCDL_Feature_NO_SDST_CMPX,
    ROCDL_Feature_PACKED_TID, ROCDL_Feature_PK_FMAC_F16_INST,
    ROCDL_Feature_POINT_SAMPLE_ACCEL, ROCDL_Feature_SALU_FLOAT,
    ROCDL_Feature_SHADER_CYCLES_REGISTER, ROCDL_Feature_TRUE16,
    ROCDL_Feature_UNALIGNED_DS_ACCESS, ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS,
    ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOP3_LITERAL,
    ROCDL_Feature_VOP3P, ROCDL_Feature_VOPD, ROCDL_Feature_VSCNT
  ], [], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX1151, [
    ROCDL_Feature_A16, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_ALLOCATE1_5XVGPRS, ROCDL_Feature_APERTURE_REGS,
    ROCDL_Feature_ARCHITECTED_FLAT_SCRATCH,
    ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS, ROCDL_Feature_ATOMIC_FADD_RTN_INSTS,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32, ROCDL_Feature_BACK_OFF_BARRIER,
    ROCDL_Feature_CVT_NORM_INSTS, ROCDL_Feature_CVT_PKNORM_VOP3_INSTS,
    ROCDL_Feature_D16_WRITE_VGPR32, ROCDL_Feature_DEFAULT_COMPONENT_ZERO,
    ROCDL_Feature_DL_INSTS, ROCDL_Feature_DOT10_INSTS,
    ROCDL_Feature_DOT12_INSTS, ROCDL_Feature_DOT5_INSTS,
    ROCDL_Feature_DOT7_INSTS, ROCDL_Feature_DOT8_INSTS,
    ROCDL_Feature_DOT9_INSTS, ROCDL_Feature_DPP_SRC1_SGPR, ROCDL_Feature_DPP8,
    ROCDL_Feature_EXTENDED_IMAGE_INSTS, ROCDL_Feature_FAST_FMAF,
    ROCDL_Feature_FLAT_ATOMIC_FADD_F32_INST, ROCDL_Feature_FLAT_GLOBAL_INSTS,
    ROCDL_Feature_FLAT_INST_OFFSETS, ROCDL_Feature_FLAT_SCRATCH_INSTS,
    ROCDL_Feature_FMA_MIX_INSTS, ROCDL_Feature_G16, ROCDL_Feature_GDS,
    ROCDL_Feature_GFX10_3_INSTS, ROCDL_Feature_GFX10_INSTS, ROCDL_Feature_GFX11,
    ROCDL_Feature_GFX11_INSTS, ROCDL_Feature_GFX9_INSTS, ROCDL_Feature_GWS,
    ROCDL_Feature_IMAGE_INSTS,
    ROCDL_Feature_MEMORY_ATOMIC_FADD_F32_DENORMAL_SUPPORT,
    ROCDL_Feature_MIMG_R128, ROCDL_Feature_NO_SDST_CMPX,
    ROCDL_Feature_PACKED_TID, ROCDL_Feature_PK_FMAC_F16_INST,
    ROCDL_Feature_POINT_SAMPLE_ACCEL, ROCDL_Feature_SALU_FLOAT,
    ROCDL_Feature_SHADER_CYCLES_REGISTER, ROCDL_Feature_TRUE16,
    ROCDL_Feature_UNALIGNED_DS_ACCESS, ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS,
    ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOP3_LITERAL,
    ROCDL_Feature_VOP3P, ROCDL_Feature_VOPD, ROCDL_Feature_VSCNT
  ], [], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX1152, [
    ROCDL_Feature_A16, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_APERTURE_REGS, ROCDL_Feature_ARCHITECTED_FLAT_SCRATCH,
    ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS, ROCDL_Feature_ATOMIC_FADD_RTN_INSTS,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32, ROCDL_Feature_BACK_OFF_BARRIER,
    ROCDL_Feature_CVT_NORM_INSTS, ROCDL_Feature_CVT_PKNORM_VOP3_INSTS,
    ROCDL_Feature_D16_WRITE_VGPR32, ROCDL_Feature_DEFAULT_COMPONENT_ZERO,
    ROCDL_Feature_DL_INSTS, ROCDL_Feature_DOT10_INSTS,
    ROCDL_Feature_DOT12_INSTS, ROCDL_Feature_DOT5_INSTS,
    ROCDL_Feature_DOT7_INSTS, ROCDL_Feature_DOT8_INSTS,
    ROCDL_Feature_DOT9_INSTS, ROCDL_Feature_DPP_SRC1_SGPR, ROCDL_Feature_DPP8,
    ROCDL_Feature_EXTENDED_IMAGE_INSTS, ROCDL_Feature_FAST_FMAF,
    ROCDL_Feature_FLAT_ATOMIC_FADD_F32_INST, ROCDL_Feature_FLAT_GLOBAL_INSTS,
    ROCDL_Feature_FLAT_INST_OFFSETS, ROCDL_Feature_FLAT_SCRATCH_INSTS,
    ROCDL_Feature_FMA_MIX_INSTS, ROCDL_Feature_G16, ROCDL_Feature_GDS,
    ROCDL_Feature_GFX10_3_INSTS, ROCDL_Feature_GFX10_INSTS, ROCDL_Feature_GFX11,
    ROCDL_Feature_GFX11_INSTS, ROCDL_Feature_GFX9_INSTS, ROCDL_Feature_GWS,
    ROCDL_Feature_IMAGE_INSTS,
    ROCDL_Feature_MEMORY_ATOMIC_FADD_F32_DENORMAL_SUPPORT,
    ROCDL_Feature_MIMG_R128, ROCDL_Feature_NO_SDST_CMPX,
    ROCDL_Feature_PACKED_TID, ROCDL_Feature_PK_FMAC_F16_INST,
    ROCDL_Feature_POINT_SAMPLE_ACCEL, ROCDL_Feature_SALU_FLOAT,
    ROCDL_Feature_SHADER_CYCLES_REGISTER, ROCDL_Feature_TRUE16,
    ROCDL_Feature_UNALIGNED_DS_ACCESS, ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS,
    ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOP3_LITERAL,
    ROCDL_Feature_VOP3P, ROCDL_Feature_VOPD, ROCDL_Feature_VSCNT
  ], [], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX1153, [
    ROCDL_Feature_A16, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_APERTURE_REGS, ROCDL_Feature_ARCHITECTED_FLAT_SCRATCH,
    ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS, ROCDL_Feature_ATOMIC_FADD_RTN_INSTS,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32, ROCDL_Feature_BACK_OFF_BARRIER,
    ROCDL_Feature_CVT_NORM_INSTS, ROCDL_Feature_CVT_PKNORM_VOP3_INSTS,
    ROCDL_Feature_D16_WRITE_VGPR32, ROCDL_Feature_DEFAULT_COMPONENT_ZERO,
    ROCDL_Feature_DL_INSTS, ROCDL_Feature_DOT10_INSTS,
    ROCDL_Feature_DOT12_INSTS, ROCDL_Feature_DOT5_INSTS,
    ROCDL_Feature_DOT7_INSTS, ROCDL_Feature_DOT8_INSTS,
    ROCDL_Feature_DOT9_INSTS, ROCDL_Feature_DPP_SRC1_SGPR, ROCDL_Feature_DPP8,
    ROCDL_Feature_EXTENDED_IMAGE_INSTS, ROCDL_Feature_FAST_FMAF,
    ROCDL_Feature_FLAT_ATOMIC_FADD_F32_INST, ROCDL_Feature_FLAT_GLOBAL_INSTS,
    ROCDL_Feature_FLAT_INST_OFFSETS, ROCDL_Feature_FLAT_SCRATCH_INSTS,
    ROCDL_Feature_FMA_MIX_INSTS, ROCDL_Feature_G16, ROCDL_Feature_GDS,
    ROCDL_Feature_GFX10_3_INSTS, ROCDL_Feature_GFX10_INSTS, ROCDL_Feature_GFX11,
    ROCDL_Feature_GFX11_INSTS, ROCDL_Feature_GFX9_INSTS, ROCDL_Feature_GWS,
    ROCDL_Feature_IMAGE_INSTS,
    ROCDL_Feature_MEMORY_ATOMIC_FADD_F32_DENORMAL_SUPPORT,
    ROCDL_Feature_MIMG_R128, ROCDL_Feature_NO_SDST_CMPX,
    ROCDL_Feature_PACKED_TID, ROCDL_Feature_PK_FMAC_F16_INST,
    ROCDL_Feature_SALU_FLOAT, ROCDL_Feature_SHADER_CYCLES_REGISTER,
    ROCDL_Feature_TRUE16, ROCDL_Feature_UNALIGNED_DS_ACCESS,
    ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS,
    ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOP3_LITERAL,
    ROCDL_Feature_VOP3P, ROCDL_Feature_VOPD, ROCDL_Feature_VSCNT
  ], [], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX11_GENERIC, [
    ROCDL_Feature_A16, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_APERTURE_REGS, ROCDL_Feature_ARCHITECTED_FLAT_SCRATCH,
    ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS, ROCDL_Feature_ATOMIC_FADD_RTN_INSTS,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32, ROCDL_Feature_BACK_OFF_BARRIER,
    ROCDL_Feature_CVT_NORM_INSTS, ROCDL_Feature_CVT_PKNORM_VOP3_INSTS,
    ROCDL_Feature_D16_WRITE_VGPR32, ROCDL_Feature_DEFAULT_COMPONENT_ZERO,
    ROCDL_Feature_DL_INSTS, ROCDL_Feature_DOT10_INSTS,
    ROCDL_Feature_DOT12_INSTS, ROCDL_Feature_DOT5_INSTS,
    ROCDL_Feature_DOT7_INSTS, ROCDL_Feature_DOT8_INSTS,
    ROCDL_Feature_DOT9_INSTS, ROCDL_Feature_DPP8,
    ROCDL_Feature_EXTENDED_IMAGE_INSTS, ROCDL_Feature_FAST_FMAF,
    ROCDL_Feature_FLAT_ATOMIC_FADD_F32_INST, ROCDL_Feature_FLAT_GLOBAL_INSTS,
    ROCDL_Feature_FLAT_INST_OFFSETS, ROCDL_Feature_FLAT_SCRATCH_INSTS,
    ROCDL_Feature_FMA_MIX_INSTS, ROCDL_Feature_G16, ROCDL_Feature_GDS,
    ROCDL_Feature_GFX10_3_INSTS, ROCDL_Feature_GFX10_INSTS, ROCDL_Feature_GFX11,
    ROCDL_Feature_GFX11_INSTS, ROCDL_Feature_GFX9_INSTS, ROCDL_Feature_GWS,
    ROCDL_Feature_IMAGE_INSTS,
    ROCDL_Feature_MEMORY_ATOMIC_FADD_F32_DENORMAL_SUPPORT,
    ROCDL_Feature_MIMG_R128, ROCDL_Feature_NO_SDST_CMPX,
    ROCDL_Feature_PACKED_TID, ROCDL_Feature_PK_FMAC_F16_INST,
    ROCDL_Feature_SHADER_CYCLES_REGISTER, ROCDL_Feature_TRUE16,
    ROCDL_Feature_UNALIGNED_DS_ACCESS, ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS,
    ROCDL_Feature_VMEM_WRITE_VGPR_IN_ORDER, ROCDL_Feature_VOP3_LITERAL,
    ROCDL_Feature_VOP3P, ROCDL_Feature_VOPD, ROCDL_Feature_VSCNT
  ], [], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX1200, [
    ROCDL_Feature_A16, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_AGENT_SCOPE_FINE_GRAINED_REMOTE_MEMORY_ATOMICS,
    ROCDL_Feature_ALLOCATE1_5XVGPRS, ROCDL_Feature_APERTURE_REGS,
    ROCDL_Feature_ARCHITECTED_FLAT_SCRATCH, ROCDL_Feature_ARCHITECTED_SGPRS,
    ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_INSTS,
    ROCDL_Feature_ATOMIC_BUFFER_PK_ADD_BF16_INST,
    ROCDL_Feature_ATOMIC_DS_PK_ADD_16_INSTS,
    ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS, ROCDL_Feature_ATOMIC_FADD_RTN_INSTS,
    ROCDL_Feature_ATOMIC_FLAT_PK_ADD_16_INSTS,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32,
    ROCDL_Feature_ATOMIC_GLOBAL_PK_ADD_BF16_INST,
    ROCDL_Feature_BACK_OFF_BARRIER, ROCDL_Feature_BVH_DUAL_BVH_8_INSTS,
    ROCDL_Feature_CVT_NORM_INSTS, ROCDL_Feature_CVT_PKNORM_VOP3_INSTS,
    ROCDL_Feature_D16_WRITE_VGPR32, ROCDL_Feature_DEFAULT_COMPONENT_BROADCAST,
    ROCDL_Feature_DL_INSTS, ROCDL_Feature_DOT10_INSTS,
    ROCDL_Feature_DOT11_INSTS, ROCDL_Feature_DOT12_INSTS,
    ROCDL_Feature_DOT7_INSTS, ROCDL_Feature_DOT8_INSTS,
    ROCDL_Feature_DOT9_INSTS, ROCDL_Feature_DPP_SRC1_SGPR, ROCDL_Feature_DPP8,
    ROCDL_Feature_EXTENDED_IMAGE_INSTS, ROCDL_Feature_FAST_FMAF,
    ROCDL_Feature_FLAT_ATOMIC_FADD_F32_INST, ROCDL_Feature_FLAT_GLOBAL_INSTS,
    ROCDL_Feature_FLAT_INST_OFFSETS, ROCDL_Feature_FLAT_SCRATCH_INSTS,
    ROCDL_Feature_FMA_MIX_INSTS, ROCDL_Feature_FP8_CONVERSION_INSTS,
    ROCDL_Feature_G16, ROCDL_Feature_GFX10_3_INSTS, ROCDL_Feature_GFX10_INSTS,
    ROCDL_Feature_GFX11_INSTS, ROCDL_Feature_GFX12, ROCDL_Feature_GFX12_INSTS,
    ROCDL_Feature_GFX9_INSTS, ROCDL_Feature_IEEE_MINIMUM_MAXIMUM_INSTS,
    ROCDL_Feature_IMAGE_INSTS,
    ROCDL_Feature_MEMORY_ATOMIC_FADD_F32_DENORMAL_SUPPORT,
    ROCDL_Feature_MIMG_R128, ROCDL_Feature_MINIMUM3_MAXIMUM3_F16,
    ROCDL_Feature_MINIMUM3_MAXIMUM3_F32, ROCDL_Feature_NO_SDST_CMPX,
    ROCDL_Feature_PACKED_TID, ROCDL_Feature_PK_FMAC_F16_INST,
    ROCDL_Feature_PSEUDO_SCALAR_TRANS, ROCDL_Feature_RESTRICTED_SOFFSET,
    ROCDL_Feature_SALU_FLOAT, ROCDL_Feature_SCALAR_DWORDX3_LOADS,
    ROCDL_Feature_SHADER_CYCLES_HI_LO_REGISTERS, ROCDL_Feature_TRUE16,
    ROCDL_Feature_UNALIGNED_DS_ACCESS, ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS,
    ROCDL_Feature_VOP3_LITERAL, ROCDL_Feature_VOP3P, ROCDL_Feature_VOPD,
    ROCDL_Feature_VSCNT
  ], [], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX1201, [
    ROCDL_Feature_A16, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_AGENT_SCOPE_FINE_GRAINED_REMOTE_MEMORY_ATOMICS,
    ROCDL_Feature_ALLOCATE1_5XVGPRS, ROCDL_Feature_APERTURE_REGS,
    ROCDL_Feature_ARCHITECTED_FLAT_SCRATCH, ROCDL_Feature_ARCHITECTED_SGPRS,
    ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_INSTS,
    ROCDL_Feature_ATOMIC_BUFFER_PK_ADD_BF16_INST,
    ROCDL_Feature_ATOMIC_DS_PK_ADD_16_INSTS,
    ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS, ROCDL_Feature_ATOMIC_FADD_RTN_INSTS,
    ROCDL_Feature_ATOMIC_FLAT_PK_ADD_16_INSTS,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32,
    ROCDL_Feature_ATOMIC_GLOBAL_PK_ADD_BF16_INST,
    ROCDL_Feature_BACK_OFF_BARRIER, ROCDL_Feature_BVH_DUAL_BVH_8_INSTS,
    ROCDL_Feature_CVT_NORM_INSTS, ROCDL_Feature_CVT_PKNORM_VOP3_INSTS,
    ROCDL_Feature_D16_WRITE_VGPR32, ROCDL_Feature_DEFAULT_COMPONENT_BROADCAST,
    ROCDL_Feature_DL_INSTS, ROCDL_Feature_DOT10_INSTS,
    ROCDL_Feature_DOT11_INSTS, ROCDL_Feature_DOT12_INSTS,
    ROCDL_Feature_DOT7_INSTS, ROCDL_Feature_DOT8_INSTS,
    ROCDL_Feature_DOT9_INSTS, ROCDL_Feature_DPP_SRC1_SGPR, ROCDL_Feature_DPP8,
    ROCDL_Feature_EXTENDED_IMAGE_INSTS, ROCDL_Feature_FAST_FMAF,
    ROCDL_Feature_FLAT_ATOMIC_FADD_F32_INST, ROCDL_Feature_FLAT_GLOBAL_INSTS,
    ROCDL_Feature_FLAT_INST_OFFSETS, ROCDL_Feature_FLAT_SCRATCH_INSTS,
    ROCDL_Feature_FMA_MIX_INSTS, ROCDL_Feature_FP8_CONVERSION_INSTS,
    ROCDL_Feature_G16, ROCDL_Feature_GFX10_3_INSTS, ROCDL_Feature_GFX10_INSTS,
    ROCDL_Feature_GFX11_INSTS, ROCDL_Feature_GFX12, ROCDL_Feature_GFX12_INSTS,
    ROCDL_Feature_GFX9_INSTS, ROCDL_Feature_IEEE_MINIMUM_MAXIMUM_INSTS,
    ROCDL_Feature_IMAGE_INSTS,
    ROCDL_Feature_MEMORY_ATOMIC_FADD_F32_DENORMAL_SUPPORT,
    ROCDL_Feature_MIMG_R128, ROCDL_Feature_MINIMUM3_MAXIMUM3_F16,
    ROCDL_Feature_MINIMUM3_MAXIMUM3_F32, ROCDL_Feature_NO_SDST_CMPX,
    ROCDL_Feature_PACKED_TID, ROCDL_Feature_PK_FMAC_F16_INST,
    ROCDL_Feature_PSEUDO_SCALAR_TRANS, ROCDL_Feature_RESTRICTED_SOFFSET,
    ROCDL_Feature_SALU_FLOAT, ROCDL_Feature_SCALAR_DWORDX3_LOADS,
    ROCDL_Feature_SHADER_CYCLES_HI_LO_REGISTERS, ROCDL_Feature_TRUE16,
    ROCDL_Feature_UNALIGNED_DS_ACCESS, ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS,
    ROCDL_Feature_VOP3_LITERAL, ROCDL_Feature_VOP3P, ROCDL_Feature_VOPD,
    ROCDL_Feature_VSCNT
  ], [], 65536>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX1250, [
    ROCDL_Feature_F1024_ADDRESSABLE_VGPRS,
    ROCDL_Feature_F45_BIT_NUM_RECORDS_BUFFER_RESOURCE,
    ROCDL_Feature_F64_BIT_LITERALS, ROCDL_Feature_A16,
    ROCDL_Feature_ADD_MIN_MAX_INSTS, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_ADD_SUB_U64_INSTS,
    ROCDL_Feature_AGENT_SCOPE_FINE_GRAINED_REMOTE_MEMORY_ATOMICS,
    ROCDL_Feature_APERTURE_REGS, ROCDL_Feature_ARCHITECTED_FLAT_SCRATCH,
    ROCDL_Feature_ARCHITECTED_SGPRS, ROCDL_Feature_ASHR_PK_INSTS,
    ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_INSTS,
    ROCDL_Feature_ATOMIC_BUFFER_PK_ADD_BF16_INST,
    ROCDL_Feature_ATOMIC_DS_PK_ADD_16_INSTS,
    ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS, ROCDL_Feature_ATOMIC_FADD_RTN_INSTS,
    ROCDL_Feature_ATOMIC_FLAT_PK_ADD_16_INSTS,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F64,
    ROCDL_Feature_ATOMIC_GLOBAL_PK_ADD_BF16_INST, ROCDL_Feature_BF16_CVT_INSTS,
    ROCDL_Feature_BF16_PK_INSTS, ROCDL_Feature_BF16_TRANS_INSTS,
    ROCDL_Feature_BITOP3_INSTS, ROCDL_Feature_CLUSTERS,
    ROCDL_Feature_CVT_NORM_INSTS, ROCDL_Feature_CVT_PK_F16_F32_INST,
    ROCDL_Feature_CVT_PKNORM_VOP3_INSTS, ROCDL_Feature_D16_WRITE_VGPR32,
    ROCDL_Feature_DEFAULT_COMPONENT_BROADCAST, ROCDL_Feature_DL_INSTS,
    ROCDL_Feature_DOT7_INSTS, ROCDL_Feature_DOT8_INSTS,
    ROCDL_Feature_DPP_SRC1_SGPR, ROCDL_Feature_DPP8,
    ROCDL_Feature_EMULATED_SYSTEM_SCOPE_ATOMICS, ROCDL_Feature_FAST_FMAF,
    ROCDL_Feature_FLAT_ATOMIC_FADD_F32_INST,
    ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST,
    ROCDL_Feature_FLAT_GLOBAL_INSTS, ROCDL_Feature_FLAT_GVS_MODE,
    ROCDL_Feature_FLAT_INST_OFFSETS, ROCDL_Feature_FLAT_SCRATCH_INSTS,
    ROCDL_Feature_FMA_MIX_BF16_INSTS, ROCDL_Feature_FMA_MIX_INSTS,
    ROCDL_Feature_FMACF64_INST, ROCDL_Feature_FP8_CONVERSION_INSTS,
    ROCDL_Feature_FP8E5M3_INSTS, ROCDL_Feature_G16, ROCDL_Feature_GFX10_3_INSTS,
    ROCDL_Feature_GFX10_INSTS, ROCDL_Feature_GFX11_INSTS, ROCDL_Feature_GFX12,
    ROCDL_Feature_GFX12_INSTS, ROCDL_Feature_GFX1250_INSTS,
    ROCDL_Feature_GFX9_INSTS, ROCDL_Feature_GLOBALLY_ADDRESSABLE_SCRATCH,
    ROCDL_Feature_IEEE_MINIMUM_MAXIMUM_INSTS, ROCDL_Feature_KERNARG_PRELOAD,
    ROCDL_Feature_LDS_BARRIER_ARRIVE_ATOMIC, ROCDL_Feature_LSHL_ADD_U64_INST,
    ROCDL_Feature_MAD_U32_INST, ROCDL_Feature_MCAST_LOAD_INSTS,
    ROCDL_Feature_MEMORY_ATOMIC_FADD_F32_DENORMAL_SUPPORT,
    ROCDL_Feature_MIMG_R128, ROCDL_Feature_MIN3_MAX3_PKF16,
    ROCDL_Feature_MINIMUM3_MAXIMUM3_F16, ROCDL_Feature_MINIMUM3_MAXIMUM3_F32,
    ROCDL_Feature_MINIMUM3_MAXIMUM3_PKF16, ROCDL_Feature_NO_SDST_CMPX,
    ROCDL_Feature_PACKED_FP32_OPS, ROCDL_Feature_PACKED_TID,
    ROCDL_Feature_PERMLANE16_SWAP, ROCDL_Feature_PK_ADD_MIN_MAX_INSTS,
    ROCDL_Feature_PK_FMAC_F16_INST, ROCDL_Feature_PRNG_INST,
    ROCDL_Feature_PSEUDO_SCALAR_TRANS, ROCDL_Feature_RESTRICTED_SOFFSET,
    ROCDL_Feature_S_WAKEUP_BARRIER_INST, ROCDL_Feature_SALU_FLOAT,
    ROCDL_Feature_SCALAR_DWORDX3_LOADS, ROCDL_Feature_SETPRIO_INC_WG_INST,
    ROCDL_Feature_SHADER_CYCLES_HI_LO_REGISTERS, ROCDL_Feature_TANH_INSTS,
    ROCDL_Feature_TENSOR_CVT_LUT_INSTS, ROCDL_Feature_TRANSPOSE_LOAD_F4F6_INSTS,
    ROCDL_Feature_TRUE16, ROCDL_Feature_UNALIGNED_DS_ACCESS,
    ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS, ROCDL_Feature_VGPR_ALIGN2,
    ROCDL_Feature_VMEM_PREF_INSTS, ROCDL_Feature_VOP3_LITERAL,
    ROCDL_Feature_VOP3P, ROCDL_Feature_VOPD, ROCDL_Feature_VSCNT,
    ROCDL_Feature_WAIT_XCNT
  ], [ROCDL_Wave_WAVEFRONTSIZE32], 327680>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX1251, [
    ROCDL_Feature_F1024_ADDRESSABLE_VGPRS,
    ROCDL_Feature_F45_BIT_NUM_RECORDS_BUFFER_RESOURCE,
    ROCDL_Feature_F64_BIT_LITERALS, ROCDL_Feature_A16,
    ROCDL_Feature_ADD_MIN_MAX_INSTS, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_ADD_SUB_U64_INSTS,
    ROCDL_Feature_AGENT_SCOPE_FINE_GRAINED_REMOTE_MEMORY_ATOMICS,
    ROCDL_Feature_APERTURE_REGS, ROCDL_Feature_ARCHITECTED_FLAT_SCRATCH,
    ROCDL_Feature_ARCHITECTED_SGPRS, ROCDL_Feature_ASHR_PK_INSTS,
    ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_INSTS,
    ROCDL_Feature_ATOMIC_BUFFER_PK_ADD_BF16_INST,
    ROCDL_Feature_ATOMIC_DS_PK_ADD_16_INSTS,
    ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS, ROCDL_Feature_ATOMIC_FADD_RTN_INSTS,
    ROCDL_Feature_ATOMIC_FLAT_PK_ADD_16_INSTS,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F64,
    ROCDL_Feature_ATOMIC_GLOBAL_PK_ADD_BF16_INST, ROCDL_Feature_BF16_CVT_INSTS,
    ROCDL_Feature_BF16_PK_INSTS, ROCDL_Feature_BF16_TRANS_INSTS,
    ROCDL_Feature_BITOP3_INSTS, ROCDL_Feature_CLUSTERS,
    ROCDL_Feature_CVT_NORM_INSTS, ROCDL_Feature_CVT_PK_F16_F32_INST,
    ROCDL_Feature_CVT_PKNORM_VOP3_INSTS, ROCDL_Feature_D16_WRITE_VGPR32,
    ROCDL_Feature_DEFAULT_COMPONENT_BROADCAST, ROCDL_Feature_DL_INSTS,
    ROCDL_Feature_DOT7_INSTS, ROCDL_Feature_DOT8_INSTS, ROCDL_Feature_DPP_64BIT,
    ROCDL_Feature_DPP_SRC1_SGPR, ROCDL_Feature_DPP8,
    ROCDL_Feature_EMULATED_SYSTEM_SCOPE_ATOMICS, ROCDL_Feature_FAST_FMAF,
    ROCDL_Feature_FLAT_ATOMIC_FADD_F32_INST,
    ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST,
    ROCDL_Feature_FLAT_GLOBAL_INSTS, ROCDL_Feature_FLAT_GVS_MODE,
    ROCDL_Feature_FLAT_INST_OFFSETS, ROCDL_Feature_FLAT_SCRATCH_INSTS,
    ROCDL_Feature_FMA_MIX_BF16_INSTS, ROCDL_Feature_FMA_MIX_INSTS,
    ROCDL_Feature_FMACF64_INST, ROCDL_Feature_FP8_CONVERSION_INSTS,
    ROCDL_Feature_FP8E5M3_INSTS, ROCDL_Feature_G16, ROCDL_Feature_GFX10_3_INSTS,
    ROCDL_Feature_GFX10_INSTS, ROCDL_Feature_GFX11_INSTS, ROCDL_Feature_GFX12,
    ROCDL_Feature_GFX12_INSTS, ROCDL_Feature_GFX1250_INSTS,
    ROCDL_Feature_GFX9_INSTS, ROCDL_Feature_GLOBALLY_ADDRESSABLE_SCRATCH,
    ROCDL_Feature_IEEE_MINIMUM_MAXIMUM_INSTS, ROCDL_Feature_KERNARG_PRELOAD,
    ROCDL_Feature_LDS_BARRIER_ARRIVE_ATOMIC, ROCDL_Feature_LSHL_ADD_U64_INST,
    ROCDL_Feature_MAD_U32_INST, ROCDL_Feature_MCAST_LOAD_INSTS,
    ROCDL_Feature_MEMORY_ATOMIC_FADD_F32_DENORMAL_SUPPORT,
    ROCDL_Feature_MIMG_R128, ROCDL_Feature_MIN3_MAX3_PKF16,
    ROCDL_Feature_MINIMUM3_MAXIMUM3_F16, ROCDL_Feature_MINIMUM3_MAXIMUM3_F32,
    ROCDL_Feature_MINIMUM3_MAXIMUM3_PKF16, ROCDL_Feature_NO_SDST_CMPX,
    ROCDL_Feature_PACKED_FP32_OPS, ROCDL_Feature_PACKED_TID,
    ROCDL_Feature_PERMLANE16_SWAP, ROCDL_Feature_PK_ADD_MIN_MAX_INSTS,
    ROCDL_Feature_PK_FMAC_F16_INST, ROCDL_Feature_PRNG_INST,
    ROCDL_Feature_PSEUDO_SCALAR_TRANS, ROCDL_Feature_RESTRICTED_SOFFSET,
    ROCDL_Feature_S_WAKEUP_BARRIER_INST, ROCDL_Feature_SALU_FLOAT,
    ROCDL_Feature_SCALAR_DWORDX3_LOADS, ROCDL_Feature_SETPRIO_INC_WG_INST,
    ROCDL_Feature_SHADER_CYCLES_HI_LO_REGISTERS, ROCDL_Feature_TANH_INSTS,
    ROCDL_Feature_TENSOR_CVT_LUT_INSTS, ROCDL_Feature_TRANSPOSE_LOAD_F4F6_INSTS,
    ROCDL_Feature_TRUE16, ROCDL_Feature_UNALIGNED_DS_ACCESS,
    ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS, ROCDL_Feature_VGPR_ALIGN2,
    ROCDL_Feature_VMEM_PREF_INSTS, ROCDL_Feature_VOP3_LITERAL,
    ROCDL_Feature_VOP3P, ROCDL_Feature_VOPD, ROCDL_Feature_VSCNT,
    ROCDL_Feature_WAIT_XCNT
  ], [ROCDL_Wave_WAVEFRONTSIZE32], 327680>;

def : ROCDL_ChipFeatures<ROCDL_Chip_GFX12_GENERIC, [
    ROCDL_Feature_A16, ROCDL_Feature_ADD_NO_CARRY_INSTS,
    ROCDL_Feature_AGENT_SCOPE_FINE_GRAINED_REMOTE_MEMORY_ATOMICS,
    ROCDL_Feature_ALLOCATE1_5XVGPRS, ROCDL_Feature_APERTURE_REGS,
    ROCDL_Feature_ARCHITECTED_FLAT_SCRATCH, ROCDL_Feature_ARCHITECTED_SGPRS,
    ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_INSTS,
    ROCDL_Feature_ATOMIC_BUFFER_PK_ADD_BF16_INST,
    ROCDL_Feature_ATOMIC_DS_PK_ADD_16_INSTS,
    ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS, ROCDL_Feature_ATOMIC_FADD_RTN_INSTS,
    ROCDL_Feature_ATOMIC_FLAT_PK_ADD_16_INSTS,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32,
    ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32,
    ROCDL_Feature_ATOMIC_GLOBAL_PK_ADD_BF16_INST,
    ROCDL_Feature_BACK_OFF_BARRIER, ROCDL_Feature_BVH_DUAL_BVH_8_INSTS,
    ROCDL_Feature_CVT_NORM_INSTS, ROCDL_Feature_CVT_PKNORM_VOP3_INSTS,
    ROCDL_Feature_D16_WRITE_VGPR32, ROCDL_Feature_DEFAULT_COMPONENT_BROADCAST,
    ROCDL_Feature_DL_INSTS, ROCDL_Feature_DOT10_INSTS,
    ROCDL_Feature_DOT11_INSTS, ROCDL_Feature_DOT12_INSTS,
    ROCDL_Feature_DOT7_INSTS, ROCDL_Feature_DOT8_INSTS,
    ROCDL_Feature_DOT9_INSTS, ROCDL_Feature_DPP_SRC1_SGPR, ROCDL_Feature_DPP8,
    ROCDL_Feature_EXTENDED_IMAGE_INSTS, ROCDL_Feature_FAST_FMAF,
    ROCDL_Feature_FLAT_ATOMIC_FADD_F32_INST, ROCDL_Feature_FLAT_GLOBAL_INSTS,
    ROCDL_Feature_FLAT_INST_OFFSETS, ROCDL_Feature_FLAT_SCRATCH_INSTS,
    ROCDL_Feature_FMA_MIX_INSTS, ROCDL_Feature_FP8_CONVERSION_INSTS,
    ROCDL_Feature_G16, ROCDL_Feature_GFX10_3_INSTS, ROCDL_Feature_GFX10_INSTS,
    ROCDL_Feature_GFX11_INSTS, ROCDL_Feature_GFX12, ROCDL_Feature_GFX12_INSTS,
    ROCDL_Feature_GFX9_INSTS, ROCDL_Feature_IEEE_MINIMUM_MAXIMUM_INSTS,
    ROCDL_Feature_IMAGE_INSTS,
    ROCDL_Feature_MEMORY_ATOMIC_FADD_F32_DENORMAL_SUPPORT,
    ROCDL_Feature_MIMG_R128, ROCDL_Feature_MINIMUM3_MAXIMUM3_F16,
    ROCDL_Feature_MINIMUM3_MAXIMUM3_F32, ROCDL_Feature_NO_SDST_CMPX,
    ROCDL_Feature_PACKED_TID, ROCDL_Feature_PK_FMAC_F16_INST,
    ROCDL_Feature_PSEUDO_SCALAR_TRANS, ROCDL_Feature_RESTRICTED_SOFFSET,
    ROCDL_Feature_SALU_FLOAT, ROCDL_Feature_SCALAR_DWORDX3_LOADS,
    ROCDL_Feature_SHADER_CYCLES_HI_LO_REGISTERS, ROCDL_Feature_TRUE16,
    ROCDL_Feature_UNALIGNED_DS_ACCESS, ROCDL_Feature_UNALIGNED_SCRATCH_ACCESS,
    ROCDL_Feature_VOP3_LITERAL, ROCDL_Feature_VOP3P, ROCDL_Feature_VOPD,
    ROCDL_Feature_VSCNT
  ], [], 65536>;

#endif // MLIR_AVAILABILITY_GENERATED_AMDGPUCHIPS_TD
