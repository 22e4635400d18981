//===- ROCDLOps.td - What probes say of ROCDL -*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Written by scripts/probe/rules.py from scripts/probe/data. Don't edit: probe, and
// run it again.
//
// The first lists are of ops that need the same whatever their attributes and types
// are; those of the first list exist on all chips.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_GENERATED_ROCDLOPS_TD
#define MLIR_AVAILABILITY_GENERATED_ROCDLOPS_TD

foreach op = [
  ROCDL_BarrierOp, ROCDL_BlockDimXOp, ROCDL_BlockDimYOp, ROCDL_BlockDimZOp,
  ROCDL_BlockIdXOp, ROCDL_BlockIdYOp, ROCDL_BlockIdZOp, ROCDL_ClusterIdXOp,
  ROCDL_ClusterIdYOp, ROCDL_ClusterIdZOp, ROCDL_CvtPkRtz, ROCDL_DPPUpdateOp,
  ROCDL_DsBpermuteOp, ROCDL_DsSwizzleOp, ROCDL_GridDimXOp, ROCDL_GridDimYOp,
  ROCDL_GridDimZOp, ROCDL_IglpOpt, ROCDL_MakeBufferRsrcOp, ROCDL_MbcntHiOp,
  ROCDL_MbcntLoOp, ROCDL_RawBufferAtomicSMaxOp, ROCDL_RawBufferLoadOp,
  ROCDL_RawBufferStoreOp, ROCDL_RawPtrBufferLoadOp, ROCDL_RawPtrBufferStoreOp,
  ROCDL_ReadfirstlaneOp, ROCDL_ReadlaneOp, ROCDL_SBarrierOp, ROCDL_SNopOp,
  ROCDL_SSleepOp, ROCDL_SchedBarrier, ROCDL_SchedGroupBarrier, ROCDL_SetPrioOp,
  ROCDL_ThreadIdXOp, ROCDL_ThreadIdYOp, ROCDL_ThreadIdZOp, ROCDL_WavefrontSizeOp
] in
  def : AvailabilityFor<op> {
    let replaces = 1;
  }

foreach op = [
  ROCDL_SWaitcntOp
] in
  def : AvailabilityFor<op> {
    let availability = [
      AnyOf<[ROCDL_Feature<ROCDL_Feature_BVH_DUAL_BVH_8_INSTS>,
        ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>
    ];
  }

foreach op = [
  ROCDL_GlobalPrefetchOp, ROCDL_wmma_f16_16x16x128_bf8_bf8,
  ROCDL_wmma_f16_16x16x128_bf8_fp8, ROCDL_wmma_f16_16x16x128_fp8_bf8,
  ROCDL_wmma_f16_16x16x128_fp8_fp8, ROCDL_wmma_f16_16x16x32_f16,
  ROCDL_wmma_f16_16x16x64_bf8_bf8, ROCDL_wmma_f16_16x16x64_bf8_fp8,
  ROCDL_wmma_f16_16x16x64_fp8_bf8, ROCDL_wmma_f16_16x16x64_fp8_fp8,
  ROCDL_wmma_f32_16x16x128_bf8_bf8, ROCDL_wmma_f32_16x16x128_bf8_fp8,
  ROCDL_wmma_f32_16x16x128_fp8_bf8, ROCDL_wmma_f32_16x16x128_fp8_fp8,
  ROCDL_wmma_f32_16x16x32_f16, ROCDL_wmma_f32_16x16x4_f32,
  ROCDL_wmma_f32_16x16x64_bf8_bf8, ROCDL_wmma_f32_16x16x64_bf8_fp8,
  ROCDL_wmma_f32_16x16x64_fp8_bf8, ROCDL_wmma_f32_16x16x64_fp8_fp8,
  ROCDL_wmma_i32_16x16x64_iu8, ROCDL_wmma_scale16_f32_16x16x128_f8f6f4,
  ROCDL_wmma_scale_f32_16x16x128_f8f6f4
] in
  def : AvailabilityFor<op> {
    let availability = [ROCDL_Feature<ROCDL_Feature_ADD_MIN_MAX_INSTS>];
  }

foreach op = [
  ROCDL_GlobalLoadTr8_B128, ROCDL_GlobalLoadTr8_B64
] in
  def : AvailabilityFor<op> {
    let availability = [
      ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_INSTS>,
      ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>
    ];
  }

foreach op = [
  ROCDL_CvtF32Bf8Op, ROCDL_CvtPkBf8F32Op, ROCDL_CvtPkF32Bf8Op,
  ROCDL_CvtSrBf8F32Op
] in
  def : AvailabilityFor<op> {
    let availability = [
      ROCDL_Feature<ROCDL_Feature_ATOMIC_DS_PK_ADD_16_INSTS>
    ];
  }

foreach op = [
  ROCDL_RawPtrBufferAtomicFaddOp
] in
  def : AvailabilityFor<op> {
    let availability = [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>];
  }

foreach op = [
  ROCDL_mfma_i32_16x16x16i8, ROCDL_mfma_i32_32x32x8i8
] in
  def : AvailabilityFor<op> {
    let availability = [
      ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>,
      ROCDL_Feature<ROCDL_Feature_MAD_MAC_F32_INSTS>
    ];
  }

foreach op = [
  ROCDL_RawBufferAtomicFMaxOp
] in
  def : AvailabilityFor<op> {
    let availability = [
      ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32>
    ];
  }

foreach op = [
  ROCDL_CvtPkScalePk16Bf16Bf6Op, ROCDL_CvtPkScalePk16Bf16Fp6Op,
  ROCDL_CvtPkScalePk8Bf16Bf8Op, ROCDL_CvtPkScalePk8Bf16Fp4Op,
  ROCDL_CvtPkScalePk8Bf16Fp8Op, ROCDL_CvtScaleF32Pk16Bf6Bf16Op,
  ROCDL_CvtScaleF32Pk16Fp6Bf16Op, ROCDL_CvtScaleF32Pk8Bf8Bf16Op,
  ROCDL_CvtScaleF32Pk8Fp4Bf16Op, ROCDL_CvtScaleF32Pk8Fp8Bf16Op,
  ROCDL_CvtScaleF32SrPk16Bf6Bf16Op, ROCDL_CvtScaleF32SrPk16Fp6Bf16Op,
  ROCDL_CvtScaleF32SrPk8Bf8Bf16Op, ROCDL_CvtScaleF32SrPk8Fp4Bf16Op,
  ROCDL_CvtScaleF32SrPk8Fp8Bf16Op, ROCDL_wmma_bf16_16x16x32_bf16,
  ROCDL_wmma_bf16f32_16x16x32_bf16, ROCDL_wmma_f32_16x16x32_bf16
] in
  def : AvailabilityFor<op> {
    let availability = [ROCDL_Feature<ROCDL_Feature_BF16_PK_INSTS>];
  }

foreach op = [
  ROCDL_CvtScaleF32F16Bf8Op, ROCDL_CvtScaleF32F32Bf8Op,
  ROCDL_CvtScaleF32Pk32Bf16Bf6Op, ROCDL_CvtScaleF32Pk32Bf16Fp6Op,
  ROCDL_CvtScaleF32Pk32Bf6Bf16Op, ROCDL_CvtScaleF32Pk32Bf6F16Op,
  ROCDL_CvtScaleF32Pk32F16Bf6Op, ROCDL_CvtScaleF32Pk32F16Fp6Op,
  ROCDL_CvtScaleF32Pk32Fp6Bf16Op, ROCDL_CvtScaleF32Pk32Fp6F16Op,
  ROCDL_CvtScaleF32PkBf16Bf8Op, ROCDL_CvtScaleF32PkBf8Bf16Op,
  ROCDL_CvtScaleF32PkBf8F16Op, ROCDL_CvtScaleF32PkBf8F32Op,
  ROCDL_CvtScaleF32PkF16Bf8Op, ROCDL_CvtScaleF32PkF32Bf8Op,
  ROCDL_CvtScaleF32SrBf8BF16Op, ROCDL_CvtScaleF32SrBf8F16Op,
  ROCDL_CvtScaleF32SrBf8F32Op, ROCDL_CvtScaleF32SrPk32Bf6Bf16Op,
  ROCDL_CvtScaleF32SrPk32Bf6F16Op, ROCDL_CvtScaleF32SrPk32Fp6Bf16Op,
  ROCDL_CvtScaleF32SrPk32Fp6F16Op, ROCDL_ds_read_tr16_b64,
  ROCDL_ds_read_tr4_b64, ROCDL_ds_read_tr6_b96, ROCDL_ds_read_tr8_b64,
  ROCDL_mfma_i32_16x16x64_i8, ROCDL_mfma_i32_32x32x32_i8,
  ROCDL_mfma_scale_f32_16x16x128_f8f6f4, ROCDL_mfma_scale_f32_32x32x64_f8f6f4,
  ROCDL_smfmac_f32_16x16x128_bf8_bf8, ROCDL_smfmac_f32_16x16x128_bf8_fp8,
  ROCDL_smfmac_f32_16x16x128_fp8_bf8, ROCDL_smfmac_f32_32x32x64_bf8_bf8,
  ROCDL_smfmac_f32_32x32x64_bf8_fp8, ROCDL_smfmac_f32_32x32x64_fp8_bf8,
  ROCDL_smfmac_i32_16x16x128_i8, ROCDL_smfmac_i32_32x32x64_i8
] in
  def : AvailabilityFor<op> {
    let availability = [ROCDL_Feature<ROCDL_Feature_BF8_CVT_SCALE_INSTS>];
  }

foreach op = [
  ROCDL_WaitExpcntOp
] in
  def : AvailabilityFor<op> {
    let availability = [ROCDL_Feature<ROCDL_Feature_BVH_DUAL_BVH_8_INSTS>];
  }

foreach op = [
  ROCDL_wmma_f32_16x16x16_bf8_bf8, ROCDL_wmma_f32_16x16x16_bf8_fp8,
  ROCDL_wmma_f32_16x16x16_fp8_bf8, ROCDL_wmma_f32_16x16x16_fp8_fp8,
  ROCDL_wmma_i32_16x16x32_iu4
] in
  def : AvailabilityFor<op> {
    let availability = [
      ROCDL_Feature<ROCDL_Feature_BVH_DUAL_BVH_8_INSTS>,
      ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>
    ];
  }

foreach op = [
  ROCDL_mfma_f32_16x16x16f16, ROCDL_mfma_f32_16x16x1f32,
  ROCDL_mfma_f32_16x16x4f16, ROCDL_mfma_f32_16x16x4f32,
  ROCDL_mfma_f32_32x32x1f32, ROCDL_mfma_f32_32x32x2f32,
  ROCDL_mfma_f32_32x32x4f16, ROCDL_mfma_f32_32x32x8f16, ROCDL_mfma_f32_4x4x1f32,
  ROCDL_mfma_f32_4x4x4f16, ROCDL_mfma_i32_16x16x4i8, ROCDL_mfma_i32_32x32x4i8,
  ROCDL_mfma_i32_4x4x4i8
] in
  def : AvailabilityFor<op> {
    let availability = [ROCDL_Feature<ROCDL_Feature_DOT3_INSTS>];
  }

foreach op = [
  ROCDL_CvtScaleF322xPk16Bf6F32Op, ROCDL_CvtScaleF322xPk16Fp6F32Op,
  ROCDL_CvtScaleF32F32Fp8Op, ROCDL_CvtScaleF32Pk32F32Bf6Op,
  ROCDL_CvtScaleF32Pk32F32Fp6Op, ROCDL_CvtScaleF32PkF32Fp4Op,
  ROCDL_CvtScaleF32PkF32Fp8Op, ROCDL_CvtScaleF32PkFp4F32Op,
  ROCDL_CvtScaleF32PkFp8F32Op, ROCDL_CvtScaleF32SrFp8F32Op,
  ROCDL_CvtScaleF32SrPk32Bf6F32Op, ROCDL_CvtScaleF32SrPk32Fp6F32Op,
  ROCDL_CvtScaleF32SrPkFp4F32Op, ROCDL_mfma_f32_16x16x32_bf16,
  ROCDL_mfma_f32_16x16x32_f16, ROCDL_mfma_f32_32x32x16_bf16,
  ROCDL_mfma_f32_32x32x16_f16, ROCDL_smfmac_f32_16x16x128_fp8_fp8,
  ROCDL_smfmac_f32_16x16x64_bf16, ROCDL_smfmac_f32_16x16x64_f16,
  ROCDL_smfmac_f32_32x32x32_bf16, ROCDL_smfmac_f32_32x32x32_f16,
  ROCDL_smfmac_f32_32x32x64_fp8_fp8
] in
  def : AvailabilityFor<op> {
    let availability = [
      ROCDL_Feature<ROCDL_Feature_F32_TO_F16BF16_CVT_SR_INSTS>
    ];
  }

foreach op = [
  ROCDL_FlatPrefetchOp
] in
  def : AvailabilityFor<op> {
    let availability = [ROCDL_Feature<ROCDL_Feature_FLAT_GVS_MODE>];
  }

foreach op = [
  ROCDL_CvtScaleF32PkBf16Fp4Op, ROCDL_CvtScaleF32PkF16Fp4Op,
  ROCDL_CvtScaleF32PkFp4Bf16Op, ROCDL_CvtScaleF32PkFp4F16Op,
  ROCDL_CvtScaleF32SrPkFp4Bf16Op, ROCDL_CvtScaleF32SrPkFp4F16Op
] in
  def : AvailabilityFor<op> {
    let availability = [ROCDL_Feature<ROCDL_Feature_FP4_CVT_SCALE_INSTS>];
  }

foreach op = [
  ROCDL_CvtF32Fp8Op, ROCDL_CvtPkF32Fp8Op, ROCDL_CvtPkFp8F32Op,
  ROCDL_CvtSrFp8F32Op
] in
  def : AvailabilityFor<op> {
    let availability = [ROCDL_Feature<ROCDL_Feature_FP8_CONVERSION_INSTS>];
  }

foreach op = [
  ROCDL_CvtScaleF32F16Fp8Op, ROCDL_CvtScaleF32PkBf16Fp8Op,
  ROCDL_CvtScaleF32PkF16Fp8Op, ROCDL_CvtScaleF32PkFp8Bf16Op,
  ROCDL_CvtScaleF32PkFp8F16Op, ROCDL_CvtScaleF32SrFp8BF16Op,
  ROCDL_CvtScaleF32SrFp8F16Op
] in
  def : AvailabilityFor<op> {
    let availability = [ROCDL_Feature<ROCDL_Feature_FP8_CVT_SCALE_INSTS>];
  }

foreach op = [
  ROCDL_mfma_f32_16x16x32_bf8_bf8, ROCDL_mfma_f32_16x16x32_bf8_fp8,
  ROCDL_mfma_f32_16x16x32_fp8_bf8, ROCDL_mfma_f32_16x16x32_fp8_fp8,
  ROCDL_mfma_f32_32x32x16_bf8_bf8, ROCDL_mfma_f32_32x32x16_bf8_fp8,
  ROCDL_mfma_f32_32x32x16_fp8_bf8, ROCDL_mfma_f32_32x32x16_fp8_fp8,
  ROCDL_mfma_i32_16x16x32_i8, ROCDL_mfma_i32_32x32x16_i8,
  ROCDL_smfmac_f32_16x16x32_bf16, ROCDL_smfmac_f32_16x16x32_f16,
  ROCDL_smfmac_f32_16x16x64_bf8_bf8, ROCDL_smfmac_f32_16x16x64_bf8_fp8,
  ROCDL_smfmac_f32_16x16x64_fp8_bf8, ROCDL_smfmac_f32_16x16x64_fp8_fp8,
  ROCDL_smfmac_f32_32x32x16_bf16, ROCDL_smfmac_f32_32x32x16_f16,
  ROCDL_smfmac_f32_32x32x32_bf8_bf8, ROCDL_smfmac_f32_32x32x32_bf8_fp8,
  ROCDL_smfmac_f32_32x32x32_fp8_bf8, ROCDL_smfmac_f32_32x32x32_fp8_fp8,
  ROCDL_smfmac_i32_16x16x64_i8, ROCDL_smfmac_i32_32x32x32_i8
] in
  def : AvailabilityFor<op> {
    let availability = [ROCDL_Feature<ROCDL_Feature_FP8_INSTS>];
  }

foreach op = [
  ROCDL_PermlaneX16Op
] in
  def : AvailabilityFor<op> {
    let availability = [ROCDL_Feature<ROCDL_Feature_GFX10_INSTS>];
  }

foreach op = [
  ROCDL_wmma_i32_16x16x16_iu8
] in
  def : AvailabilityFor<op> {
    let availability = [
      ROCDL_Feature<ROCDL_Feature_GFX11>,
      ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>
    ];
  }

foreach op = [
  ROCDL_BarrierInitOp, ROCDL_BarrierJoinOp, ROCDL_BarrierLeaveOp,
  ROCDL_BarrierSignalIsfirstOp, ROCDL_BarrierSignalOp, ROCDL_BarrierSignalVarOp,
  ROCDL_BarrierWaitOp, ROCDL_GetBarrierStateOp, ROCDL_GetNamedBarrierStateOp,
  ROCDL_WaitDscntOp, ROCDL_WaitLoadcntOp, ROCDL_WaitStorecntOp
] in
  def : AvailabilityFor<op> {
    let availability = [ROCDL_Feature<ROCDL_Feature_GFX12_INSTS>];
  }

foreach op = [
  ROCDL_mfma_f32_16x16x16bf16_1k, ROCDL_mfma_f32_16x16x4bf16_1k,
  ROCDL_mfma_f32_32x32x4bf16_1k, ROCDL_mfma_f32_32x32x8bf16_1k,
  ROCDL_mfma_f32_4x4x4bf16_1k, ROCDL_mfma_f64_16x16x4f64,
  ROCDL_mfma_f64_4x4x4f64
] in
  def : AvailabilityFor<op> {
    let availability = [ROCDL_Feature<ROCDL_Feature_GFX90A_INSTS>];
  }

foreach op = [
  ROCDL_DsAtomicAsyncBarrierArriveOp, ROCDL_DsAtomicBarrierArriveRtnOp
] in
  def : AvailabilityFor<op> {
    let availability = [
      ROCDL_Feature<ROCDL_Feature_LDS_BARRIER_ARRIVE_ATOMIC>
    ];
  }

foreach op = [
  ROCDL_mfma_f32_16x16x2bf16, ROCDL_mfma_f32_16x16x8bf16,
  ROCDL_mfma_f32_32x32x2bf16, ROCDL_mfma_f32_32x32x4bf16,
  ROCDL_mfma_f32_4x4x2bf16
] in
  def : AvailabilityFor<op> {
    let availability = [
      ROCDL_Feature<ROCDL_Feature_MAD_MAC_F32_INSTS>,
      ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>
    ];
  }

foreach op = [
  ROCDL_ClusterLoadAsyncToLDSB128Op, ROCDL_ClusterLoadAsyncToLDSB32Op,
  ROCDL_ClusterLoadAsyncToLDSB64Op, ROCDL_ClusterLoadAsyncToLDSB8Op,
  ROCDL_DsLoadTr16_B128, ROCDL_DsLoadTr4_B64, ROCDL_DsLoadTr6_B96,
  ROCDL_DsLoadTr8_B64, ROCDL_GlobalLoadAsyncToLDSB128Op,
  ROCDL_GlobalLoadAsyncToLDSB32Op, ROCDL_GlobalLoadAsyncToLDSB64Op,
  ROCDL_GlobalLoadAsyncToLDSB8Op, ROCDL_GlobalLoadTr4_B64,
  ROCDL_GlobalLoadTr6_B96, ROCDL_TensorLoadToLDSD2Op, ROCDL_TensorLoadToLDSOp
] in
  def : AvailabilityFor<op> {
    let availability = [ROCDL_Feature<ROCDL_Feature_MCAST_LOAD_INSTS>];
  }

foreach op = [
  ROCDL_Permlane16SwapOp
] in
  def : AvailabilityFor<op> {
    let availability = [ROCDL_Feature<ROCDL_Feature_PERMLANE16_SWAP>];
  }

foreach op = [
  ROCDL_Permlane32SwapOp
] in
  def : AvailabilityFor<op> {
    let availability = [ROCDL_Feature<ROCDL_Feature_PERMLANE32_SWAP>];
  }

foreach op = [
  ROCDL_WakeupBarrierOp
] in
  def : AvailabilityFor<op> {
    let availability = [ROCDL_Feature<ROCDL_Feature_S_WAKEUP_BARRIER_INST>];
  }

foreach op = [
  ROCDLTanh
] in
  def : AvailabilityFor<op> {
    let availability = [ROCDL_Feature<ROCDL_Feature_TANH_INSTS>];
  }

foreach op = [
  ROCDL_CvtPkScalePk16F16Bf6Op, ROCDL_CvtPkScalePk16F16Fp6Op,
  ROCDL_CvtPkScalePk16F32Bf6Op, ROCDL_CvtPkScalePk16F32Fp6Op,
  ROCDL_CvtPkScalePk8F16Bf8Op, ROCDL_CvtPkScalePk8F16Fp4Op,
  ROCDL_CvtPkScalePk8F16Fp8Op, ROCDL_CvtPkScalePk8F32Bf8Op,
  ROCDL_CvtPkScalePk8F32Fp4Op, ROCDL_CvtPkScalePk8F32Fp8Op,
  ROCDL_CvtScaleF32Pk16Bf6F16Op, ROCDL_CvtScaleF32Pk16Bf6F32Op,
  ROCDL_CvtScaleF32Pk16Fp6F16Op, ROCDL_CvtScaleF32Pk16Fp6F32Op,
  ROCDL_CvtScaleF32Pk8Bf8F16Op, ROCDL_CvtScaleF32Pk8Bf8F32Op,
  ROCDL_CvtScaleF32Pk8Fp4F16Op, ROCDL_CvtScaleF32Pk8Fp4F32Op,
  ROCDL_CvtScaleF32Pk8Fp8F16Op, ROCDL_CvtScaleF32Pk8Fp8F32Op,
  ROCDL_CvtScaleF32SrPk16Bf6F16Op, ROCDL_CvtScaleF32SrPk16Bf6F32Op,
  ROCDL_CvtScaleF32SrPk16Fp6F16Op, ROCDL_CvtScaleF32SrPk16Fp6F32Op,
  ROCDL_CvtScaleF32SrPk8Bf8F16Op, ROCDL_CvtScaleF32SrPk8Bf8F32Op,
  ROCDL_CvtScaleF32SrPk8Fp4F16Op, ROCDL_CvtScaleF32SrPk8Fp4F32Op,
  ROCDL_CvtScaleF32SrPk8Fp8F16Op, ROCDL_CvtScaleF32SrPk8Fp8F32Op,
  ROCDL_TensorStoreFromLDSD2Op, ROCDL_TensorStoreFromLDSOp
] in
  def : AvailabilityFor<op> {
    let availability = [ROCDL_Feature<ROCDL_Feature_TENSOR_CVT_LUT_INSTS>];
  }

foreach op = [
  ROCDL_LoadToLDSOp, ROCDL_RawPtrBufferLoadLdsOp
] in
  def : AvailabilityFor<op> {
    let availability = [ROCDL_Feature<ROCDL_Feature_VMEM_TO_LDS_LOAD_INSTS>];
  }

foreach op = [
  ROCDL_WaitAsynccntOp, ROCDL_WaitTensorcntOp
] in
  def : AvailabilityFor<op> {
    let availability = [ROCDL_Feature<ROCDL_Feature_WAIT_XCNT>];
  }

foreach op = [
  ROCDL_mfma_f32_16x16x8_xf32, ROCDL_mfma_f32_32x32x4_xf32
] in
  def : AvailabilityFor<op> {
    let availability = [ROCDL_Feature<ROCDL_Feature_XF32_INSTS>];
  }

foreach op = [
  ROCDLExp, ROCDL_wmma_scale16_f32_32x16x128_f4,
  ROCDL_wmma_scale_f32_32x16x128_f4
] in
  def : AvailabilityFor<op> {
    let availability = [
      UnknownNeeds<"none of its shapes that were tried exists on any known chip">
    ];
  }

// rocdl.ballot
def : AvailabilityFor<ROCDL_BallotOp> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getRes().getType()).isInteger(32)}]>,
      [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>], "type of res i32">
  ];
}

// rocdl.cos
def : AvailabilityFor<ROCDLCos> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getArg().getType()).isBF16()}]>,
      [ROCDL_Feature<ROCDL_Feature_ADD_MIN_MAX_INSTS>], "type of arg bf16">
  ];
}

// rocdl.exp2
def : AvailabilityFor<ROCDLExp2> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getArg().getType()).isBF16()}]>,
      [ROCDL_Feature<ROCDL_Feature_ADD_MIN_MAX_INSTS>], "type of arg bf16">
  ];
}

// rocdl.fmed3
def : AvailabilityFor<ROCDL_FMed3Op> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getRes().getType()).isF16()}]>,
      [ROCDL_Feature<ROCDL_Feature_ADD_NO_CARRY_INSTS>], "type of res f16">
  ];
}

// rocdl.global.load.lds
def : AvailabilityFor<ROCDL_GlobalLoadLDSOp> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getSize() == 12}]>,
      [ROCDL_Feature<ROCDL_Feature_BF8_CVT_SCALE_INSTS>], "size 12">,
    AvailableWhen<CPred<[{!($_self.getSize() == 12)}]>,
      [ROCDL_Feature<ROCDL_Feature_VMEM_TO_LDS_LOAD_INSTS>], "size not 12">
  ];
}

// rocdl.log
def : AvailabilityFor<ROCDLLog> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getArg().getType()).isBF16()}]>,
      [ROCDL_Feature<ROCDL_Feature_ADD_MIN_MAX_INSTS>], "type of arg bf16">
  ];
}

// rocdl.raw.buffer.atomic.cmpswap
def : AvailabilityFor<ROCDL_RawBufferAtomicCmpSwap> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getConstant($_self.getAux())
      == 0)}]>, [ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "constant aux not 0">
  ];
}

// rocdl.raw.buffer.atomic.fadd
def : AvailabilityFor<ROCDL_RawBufferAtomicFAddOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isBF16())
      && ::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF16()}]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_INSTS>,
      ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_NO_RTN_INSTS>]>],
      "type of vdata not bf16, type of vdata f16">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isBF16()}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_PK_ADD_BF16_INST>],
      "type of vdata bf16">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isBF16())
      &&
      !(::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF16())}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>],
      "type of vdata not bf16, type of vdata not f16">
  ];
}

// rocdl.raw.buffer.atomic.umin
def : AvailabilityFor<ROCDL_RawBufferAtomicUMinOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getConstant($_self.getAux())
      == 0) && ::mlir::availability::getConstant($_self.getAux()) == 32}]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>],
      "constant aux not 0, constant aux 32">,
    AvailableWhen<CPred<[{!(::mlir::availability::getConstant($_self.getAux())
      == 0) && !(::mlir::availability::getConstant($_self.getAux()) == 32)}]>,
      [ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "constant aux not 0, constant aux not 32">
  ];
}

// rocdl.raw.ptr.buffer.atomic.cmpswap
def : AvailabilityFor<ROCDL_RawPtrBufferAtomicCmpSwap> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getConstant($_self.getAux())
      == 0)}]>, [ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "constant aux not 0">
  ];
}

// rocdl.raw.ptr.buffer.atomic.fmax
def : AvailabilityFor<ROCDL_RawPtrBufferAtomicFmaxOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getConstant($_self.getAux())
      == 12) && !(::mlir::availability::getConstant($_self.getAux()) == 32)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32>],
      "constant aux not 12, constant aux not 32">,
    AvailableWhen<CPred<[{!(::mlir::availability::getConstant($_self.getAux())
      == 12) && ::mlir::availability::getConstant($_self.getAux()) == 32}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32>,
      AnyOf<[ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64>,
      ROCDL_Feature<ROCDL_Feature_DOT5_INSTS>]>],
      "constant aux not 12, constant aux 32">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) ==
      12}]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>], "constant aux 12">
  ];
}

// rocdl.raw.ptr.buffer.atomic.smax
def : AvailabilityFor<ROCDL_RawPtrBufferAtomicSmaxOp> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) ==
      4}]>, [ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "constant aux 4">
  ];
}

// rocdl.raw.ptr.buffer.atomic.umin
def : AvailabilityFor<ROCDL_RawPtrBufferAtomicUminOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getConstant($_self.getAux())
      == 0)}]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>],
      "constant aux not 0">
  ];
}

// rocdl.rcp
def : AvailabilityFor<ROCDLRcp> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getArg().getType()).isBF16()}]>,
      [ROCDL_Feature<ROCDL_Feature_ADD_MIN_MAX_INSTS>], "type of arg bf16">
  ];
}

// rocdl.sin
def : AvailabilityFor<ROCDLSin> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getArg().getType()).isBF16()}]>,
      [ROCDL_Feature<ROCDL_Feature_ADD_MIN_MAX_INSTS>], "type of arg bf16">
  ];
}

// rocdl.sqrt
def : AvailabilityFor<ROCDLSqrt> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getArg().getType()).isBF16()}]>,
      [ROCDL_Feature<ROCDL_Feature_ADD_MIN_MAX_INSTS>], "type of arg bf16">
  ];
}

// rocdl.wmma.bf16.16x16x16.bf16
def : AvailabilityFor<ROCDL_wmma_bf16_16x16x16_bf16> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::getNumLanes($_self.getC().getType())
      == 16}]>, [ROCDL_Feature<ROCDL_Feature_GFX11>,
      ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>], "lanes of c 16">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getC().getType())
      == 16)}]>, [ROCDL_Feature<ROCDL_Feature_GFX11>,
      ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE64>], "lanes of c not 16">
  ];
}

// rocdl.wmma.f16.16x16x16.f16
def : AvailabilityFor<ROCDL_wmma_f16_16x16x16_f16> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::getNumLanes($_self.getC().getType())
      == 16}]>, [ROCDL_Feature<ROCDL_Feature_GFX11>,
      ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>], "lanes of c 16">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getC().getType())
      == 16)}]>, [ROCDL_Feature<ROCDL_Feature_GFX11>,
      ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE64>], "lanes of c not 16">
  ];
}

// rocdl.wmma.f32.16x16x16.bf16
def : AvailabilityFor<ROCDL_wmma_f32_16x16x16_bf16> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getC().getType())
      == 4)}]>, [ROCDL_Feature<ROCDL_Feature_GFX11>,
      ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>], "lanes of c not 4">,
    AvailableWhen<CPred<[{::mlir::availability::getNumLanes($_self.getC().getType())
      == 4}]>, [ROCDL_Feature<ROCDL_Feature_GFX11>,
      ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE64>], "lanes of c 4">
  ];
}

// rocdl.wmma.f32.16x16x16.f16
def : AvailabilityFor<ROCDL_wmma_f32_16x16x16_f16> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getA().getType())
      == 16)}]>, [ROCDL_Feature<ROCDL_Feature_BVH_DUAL_BVH_8_INSTS>,
      ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>], "lanes of a not 16">,
    AvailableWhen<CPred<[{::mlir::availability::getNumLanes($_self.getA().getType())
      == 16 && !(::mlir::availability::getNumLanes($_self.getC().getType()) ==
      4)}]>, [ROCDL_Feature<ROCDL_Feature_GFX11>,
      ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>],
      "lanes of a 16, lanes of c not 4">,
    AvailableWhen<CPred<[{::mlir::availability::getNumLanes($_self.getA().getType())
      == 16 && ::mlir::availability::getNumLanes($_self.getC().getType()) ==
      4}]>, [ROCDL_Feature<ROCDL_Feature_GFX11>,
      ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE64>], "lanes of a 16, lanes of c 4">
  ];
}

// rocdl.wmma.i32.16x16x16.iu4
def : AvailabilityFor<ROCDL_wmma_i32_16x16x16_iu4> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getC().getType())
      == 4)}]>, [ROCDL_Feature<ROCDL_Feature_GFX11>,
      ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>], "lanes of c not 4">,
    AvailableWhen<CPred<[{::mlir::availability::getNumLanes($_self.getC().getType())
      == 4}]>, [ROCDL_Feature<ROCDL_Feature_GFX11>,
      ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE64>], "lanes of c 4">
  ];
}

#endif // MLIR_AVAILABILITY_GENERATED_ROCDLOPS_TD
