//===- NVVMOps.td - What probes say of NVVM -*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Written by tools/probe/rules.py from tools/probe/data. Don't edit: probe, and
// run it again.
//
// The first lists are of ops that need the same whatever their attributes and types
// are; those of the first list exist on all chips.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_GENERATED_NVVMOPS_TD
#define MLIR_AVAILABILITY_GENERATED_NVVMOPS_TD

foreach op = !listconcat([
  NVVM_BlockDimXOp, NVVM_BlockDimYOp, NVVM_BlockDimZOp, NVVM_BlockIdXOp,
  NVVM_BlockIdYOp, NVVM_BlockIdZOp, NVVM_Breakpoint, NVVM_Clock64Op,
  NVVM_ClockOp, NVVM_EnvReg0Op, NVVM_EnvReg10Op, NVVM_EnvReg11Op,
  NVVM_EnvReg12Op, NVVM_EnvReg13Op, NVVM_EnvReg14Op, NVVM_EnvReg15Op,
  NVVM_EnvReg16Op, NVVM_EnvReg17Op, NVVM_EnvReg18Op, NVVM_EnvReg19Op,
  NVVM_EnvReg1Op, NVVM_EnvReg20Op, NVVM_EnvReg21Op, NVVM_EnvReg22Op,
  NVVM_EnvReg23Op, NVVM_EnvReg24Op, NVVM_EnvReg25Op, NVVM_EnvReg26Op,
  NVVM_EnvReg27Op, NVVM_EnvReg28Op, NVVM_EnvReg29Op, NVVM_EnvReg2Op,
  NVVM_EnvReg30Op, NVVM_EnvReg31Op, NVVM_EnvReg3Op, NVVM_EnvReg4Op,
  NVVM_EnvReg5Op, NVVM_EnvReg6Op, NVVM_EnvReg7Op, NVVM_EnvReg8Op,
  NVVM_EnvReg9Op, NVVM_Exit, NVVM_GlobalTimerLoOp, NVVM_GlobalTimerOp,
  NVVM_GridDimXOp, NVVM_GridDimYOp, NVVM_GridDimZOp, NVVM_GridIdOp,
  NVVM_LaneIdOp, NVVM_LaneMaskEqOp, NVVM_LaneMaskGeOp, NVVM_LaneMaskGtOp,
  NVVM_LaneMaskLeOp, NVVM_LaneMaskLtOp, NVVM_PMEventOp, NVVM_PermuteOp,
  NVVM_RcpApproxFtzF32Op, NVVM_SmDimOp, NVVM_SmIdOp, NVVM_Tcgen05MmaSmemDescOp,
  NVVM_ThreadIdXOp, NVVM_ThreadIdYOp, NVVM_ThreadIdZOp, NVVM_WarpDimOp,
  NVVM_WarpIdOp, NVVM_WarpSizeOp
],
OpsOfMLIR22<[
  "NVVM_Barrier0Op", "NVVM_BarrierArriveOp", "NVVM_BarrierOp"
]>.ops) in
  def : AvailabilityFor<op> {
    let replaces = 1;
  }

foreach op = [
  NVVM_Tcgen05ShiftOp
] in
  def : AvailabilityFor<op> {
    let availability = [
      AnyOf<[NVVM_Chip<NVVM_SM_100a>, NVVM_Chip<NVVM_SM_101a>,
        NVVM_Chip<NVVM_SM_103a>, NVVM_Chip<NVVM_SM_110a>]>
    ];
  }

foreach op = [
  NVVM_ConvertF32x4ToF4x4Op, NVVM_ConvertF32x4ToF6x4Op,
  NVVM_ConvertF32x4ToF8x4Op
] in
  def : AvailabilityFor<op> {
    let availability = [
      AnyOf<[NVVM_Chip<NVVM_SM_100a>, NVVM_Chip<NVVM_SM_103a>]>,
      NVVM_MinPTX<NVVM_PTX_87>
    ];
  }

foreach op = !listconcat([
  NVVM_ConvertF32x2ToF4x2Op, NVVM_ConvertF32x2ToF6x2Op,
  NVVM_ConvertF6x2ToF16x2Op
],
OpsOfMLIR22<[
  "NVVM_ConvertF8x2ToBF16x2Op"
]>.ops) in
  def : AvailabilityFor<op> {
    let availability = [
      AnyOf<[NVVM_Chip<NVVM_SM_100f>, NVVM_Chip<NVVM_SM_100a>,
        NVVM_Chip<NVVM_SM_101f>, NVVM_Chip<NVVM_SM_101a>,
        NVVM_Chip<NVVM_SM_103f>, NVVM_Chip<NVVM_SM_103a>,
        NVVM_Chip<NVVM_SM_110f>, NVVM_Chip<NVVM_SM_110a>,
        NVVM_Chip<NVVM_SM_120f>, NVVM_Chip<NVVM_SM_120a>,
        NVVM_Chip<NVVM_SM_121f>, NVVM_Chip<NVVM_SM_121a>]>
    ];
  }

foreach op = [
  NVVM_Tcgen05AllocOp, NVVM_Tcgen05CommitOp, NVVM_Tcgen05CpOp,
  NVVM_Tcgen05DeallocOp, NVVM_Tcgen05FenceOp,
  NVVM_Tcgen05RelinquishAllocPermitOp, NVVM_Tcgen05WaitOp
] in
  def : AvailabilityFor<op> {
    let availability = [
      AnyOf<[NVVM_Chip<NVVM_SM_100f>, NVVM_Chip<NVVM_SM_100a>,
        NVVM_Chip<NVVM_SM_101f>, NVVM_Chip<NVVM_SM_101a>,
        NVVM_Chip<NVVM_SM_103f>, NVVM_Chip<NVVM_SM_103a>,
        NVVM_Chip<NVVM_SM_110f>, NVVM_Chip<NVVM_SM_110a>]>
    ];
  }

foreach op = [
  NVVM_ConvertF4x2ToF16x2Op
] in
  def : AvailabilityFor<op> {
    let availability = [
      AnyOf<[NVVM_Chip<NVVM_SM_100f>, NVVM_Chip<NVVM_SM_100a>,
        NVVM_Chip<NVVM_SM_103f>, NVVM_Chip<NVVM_SM_103a>,
        NVVM_Chip<NVVM_SM_110f>, NVVM_Chip<NVVM_SM_110a>,
        NVVM_Chip<NVVM_SM_120f>, NVVM_Chip<NVVM_SM_120a>,
        NVVM_Chip<NVVM_SM_121f>, NVVM_Chip<NVVM_SM_121a>]>
    ];
  }

foreach op = [
  NVVM_SetMaxRegisterOp
] in
  def : AvailabilityFor<op> {
    let availability = [
      AnyOf<[NVVM_Chip<NVVM_SM_90a>, NVVM_Chip<NVVM_SM_100f>,
        NVVM_Chip<NVVM_SM_100a>, NVVM_Chip<NVVM_SM_101f>,
        NVVM_Chip<NVVM_SM_101a>, NVVM_Chip<NVVM_SM_103f>,
        NVVM_Chip<NVVM_SM_103a>, NVVM_Chip<NVVM_SM_110f>,
        NVVM_Chip<NVVM_SM_110a>, NVVM_Chip<NVVM_SM_120f>,
        NVVM_Chip<NVVM_SM_120a>, NVVM_Chip<NVVM_SM_121f>,
        NVVM_Chip<NVVM_SM_121a>]>
    ];
  }

foreach op = [
  NVVM_BulkStoreOp, NVVM_ClusterLaunchControlQueryCancelOp
] in
  def : AvailabilityFor<op> {
    let availability = [NVVM_Chip<NVVM_SM_100>];
  }

foreach op = [
  NVVM_DotAccumulate2WayOp, NVVM_DotAccumulate4WayOp
] in
  def : AvailabilityFor<op> {
    let availability = [NVVM_Chip<NVVM_SM_61>];
  }

foreach op = [
  NVVM_MatchSyncOp
] in
  def : AvailabilityFor<op> {
    let availability = [NVVM_Chip<NVVM_SM_70>];
  }

foreach op = [
  NVVM_NanosleepOp
] in
  def : AvailabilityFor<op> {
    let availability = [NVVM_Chip<NVVM_SM_70>, NVVM_MinPTX<NVVM_PTX_63>];
  }

foreach op = [
  NVVM_CpAsyncCommitGroupOp, NVVM_CpAsyncMBarrierArriveOp,
  NVVM_CpAsyncWaitGroupOp, NVVM_MBarrierArriveDropNocompleteOp,
  NVVM_MBarrierArriveNocompleteOp, NVVM_MBarrierInitOp, NVVM_MBarrierInvalOp
] in
  def : AvailabilityFor<op> {
    let availability = [NVVM_Chip<NVVM_SM_80>];
  }

foreach op = [
  NVVM_ConvertF16x2ToF8x2Op, NVVM_ConvertF8x2ToF16x2Op
] in
  def : AvailabilityFor<op> {
    let availability = [NVVM_Chip<NVVM_SM_89>, NVVM_MinPTX<NVVM_PTX_81>];
  }

foreach op = [
  NVVM_BlockInClusterIdXOp, NVVM_BlockInClusterIdYOp, NVVM_BlockInClusterIdZOp,
  NVVM_ClusterArriveOp, NVVM_ClusterDim, NVVM_ClusterDimBlocksXOp,
  NVVM_ClusterDimBlocksYOp, NVVM_ClusterDimBlocksZOp, NVVM_ClusterDimXOp,
  NVVM_ClusterDimYOp, NVVM_ClusterDimZOp, NVVM_ClusterId, NVVM_ClusterIdXOp,
  NVVM_ClusterIdYOp, NVVM_ClusterIdZOp, NVVM_ClusterWaitOp,
  NVVM_FenceScClusterOp, NVVM_GriddepcontrolOp, NVVM_MBarrierTryWaitParityOp,
  NVVM_MapaOp
] in
  def : AvailabilityFor<op> {
    let availability = [NVVM_Chip<NVVM_SM_90>];
  }

foreach op = [
  NVVM_ClusterArriveRelaxedOp, NVVM_CpAsyncBulkCommitGroupOp,
  NVVM_CpAsyncBulkPrefetchOp, NVVM_CpAsyncBulkSharedCTAToSharedClusterOp,
  NVVM_CpAsyncBulkWaitGroupOp, NVVM_ElectSyncOp, NVVM_FenceMbarrierInitOp
] in
  def : AvailabilityFor<op> {
    let availability = [NVVM_Chip<NVVM_SM_90>, NVVM_MinPTX<NVVM_PTX_80>];
  }

foreach op = [
  NVVM_AggrSmemSize
] in
  def : AvailabilityFor<op> {
    let availability = [NVVM_Chip<NVVM_SM_90>, NVVM_MinPTX<NVVM_PTX_81>];
  }

foreach op = [
  NVVM_WgmmaFenceAlignedOp, NVVM_WgmmaGroupSyncAlignedOp,
  NVVM_WgmmaWaitGroupSyncOp
] in
  def : AvailabilityFor<op> {
    let availability = [NVVM_Chip<NVVM_SM_90a>];
  }

foreach op = [
  NVVM_DynamicSmemSize, NVVM_TotalSmemSize
] in
  def : AvailabilityFor<op> {
    let availability = [NVVM_MinPTX<NVVM_PTX_41>];
  }

foreach op = [
  NVVM_ShflOp, NVVM_SyncWarpOp, NVVM_VoteSyncOp
] in
  def : AvailabilityFor<op> {
    let availability = [NVVM_MinPTX<NVVM_PTX_60>];
  }

// nvvm.clusterlaunchcontrol.try.cancel
def : AvailabilityFor<NVVM_ClusterLaunchControlTryCancelOp> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getMulticast() == false}]>,
      [NVVM_Chip<NVVM_SM_100>], "no multicast">,
    AvailableWhen<Neg<CPred<[{$_self.getMulticast() == false}]>>,
      [AnyOf<[NVVM_Chip<NVVM_SM_100f>, NVVM_Chip<NVVM_SM_100a>,
      NVVM_Chip<NVVM_SM_101f>, NVVM_Chip<NVVM_SM_101a>, NVVM_Chip<NVVM_SM_103f>,
      NVVM_Chip<NVVM_SM_103a>, NVVM_Chip<NVVM_SM_110f>, NVVM_Chip<NVVM_SM_110a>,
      NVVM_Chip<NVVM_SM_120f>, NVVM_Chip<NVVM_SM_120a>, NVVM_Chip<NVVM_SM_121f>,
      NVVM_Chip<NVVM_SM_121a>]>], "multicast">
  ];
}

// nvvm.convert.bf16x2.to.f8x2
foreach op = OpsOfMLIR22<[
  "NVVM_ConvertBF16x2ToF8x2Op"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::isOneOf($_self.getRnd(),
      {::mlir::NVVM::FPRoundingMode::RP, ::mlir::NVVM::FPRoundingMode::RZ}))}]>,
      [UnknownNeeds<"no shape with such rnd is known to exist on any chip">],
      "rnd">,
    AnyOf<[NVVM_Chip<NVVM_SM_100f>, NVVM_Chip<NVVM_SM_100a>,
      NVVM_Chip<NVVM_SM_101f>, NVVM_Chip<NVVM_SM_101a>, NVVM_Chip<NVVM_SM_103f>,
      NVVM_Chip<NVVM_SM_103a>, NVVM_Chip<NVVM_SM_110f>, NVVM_Chip<NVVM_SM_110a>,
      NVVM_Chip<NVVM_SM_120f>, NVVM_Chip<NVVM_SM_120a>, NVVM_Chip<NVVM_SM_121f>,
      NVVM_Chip<NVVM_SM_121a>]>
  ];
}

// nvvm.convert.f32x2.to.bf16x2
// nvvm.convert.f32x2.to.f16x2
foreach op = OpsOfMLIR22<[
  "NVVM_ConvertF32x2ToBF16x2Op", "NVVM_ConvertF32x2ToF16x2Op"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::isOneOf($_self.getRnd(),
      {::mlir::NVVM::FPRoundingMode::RN, ::mlir::NVVM::FPRoundingMode::RS,
      ::mlir::NVVM::FPRoundingMode::RZ}))}]>,
      [UnknownNeeds<"no shape with such rnd is known to exist on any chip">],
      "rnd">,
    AvailableWhen<CPred<[{$_self.getRnd() ==
      ::mlir::NVVM::FPRoundingMode::RS}]>, [AnyOf<[NVVM_Chip<NVVM_SM_100a>,
      NVVM_Chip<NVVM_SM_103a>]>], "rnd rs">,
    AvailableWhen<Neg<CPred<[{$_self.getRnd() ==
      ::mlir::NVVM::FPRoundingMode::RS}]>>, [NVVM_Chip<NVVM_SM_80>],
      "rnd rn or rz">,
    AvailableWhen<CPred<[{$_self.getRnd() ==
      ::mlir::NVVM::FPRoundingMode::RS}]>, [NVVM_MinPTX<NVVM_PTX_87>], "rnd rs">,
    AvailableWhen<And<[Neg<CPred<[{$_self.getRnd() ==
      ::mlir::NVVM::FPRoundingMode::RS}]>>, Neg<CPred<[{$_self.getSat() ==
      ::mlir::NVVM::SaturationMode::NONE}]>>]>, [NVVM_MinPTX<NVVM_PTX_81>],
      "rnd rn or rz, sat satfinite">
  ];
}

// nvvm.convert.f32x2.to.f8x2
foreach op = OpsOfMLIR22<[
  "NVVM_ConvertF32x2ToF8x2Op"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::isOneOf($_self.getRnd(),
      {::mlir::NVVM::FPRoundingMode::RN, ::mlir::NVVM::FPRoundingMode::RP,
      ::mlir::NVVM::FPRoundingMode::RZ}))}]>,
      [UnknownNeeds<"no shape with such rnd is known to exist on any chip">],
      "rnd">,
    AvailableWhen<CPred<[{::llvm::isa<::mlir::Float8E8M0FNUType>($_self.getDstTy())}]>,
      [AnyOf<[NVVM_Chip<NVVM_SM_100f>, NVVM_Chip<NVVM_SM_100a>,
      NVVM_Chip<NVVM_SM_101f>, NVVM_Chip<NVVM_SM_101a>, NVVM_Chip<NVVM_SM_103f>,
      NVVM_Chip<NVVM_SM_103a>, NVVM_Chip<NVVM_SM_110f>, NVVM_Chip<NVVM_SM_110a>,
      NVVM_Chip<NVVM_SM_120f>, NVVM_Chip<NVVM_SM_120a>, NVVM_Chip<NVVM_SM_121f>,
      NVVM_Chip<NVVM_SM_121a>]>], "dstTy f8E8M0FNU">,
    AvailableWhen<Neg<CPred<[{::llvm::isa<::mlir::Float8E8M0FNUType>($_self.getDstTy())}]>>,
      [NVVM_Chip<NVVM_SM_89>], "dstTy f8E5M2 or f8E4M3FN">,
    AvailableWhen<Neg<CPred<[{::llvm::isa<::mlir::Float8E8M0FNUType>($_self.getDstTy())}]>>,
      [NVVM_MinPTX<NVVM_PTX_81>], "dstTy f8E5M2 or f8E4M3FN">
  ];
}

// nvvm.convert.float.to.tf32
foreach op = OpsOfMLIR22<[
  "NVVM_ConvertFloatToTF32Op"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::isOneOf($_self.getRnd(),
      {::mlir::NVVM::FPRoundingMode::RN, ::mlir::NVVM::FPRoundingMode::RZ,
      ::mlir::NVVM::FPRoundingMode::RNA}))}]>,
      [UnknownNeeds<"no shape with such rnd is known to exist on any chip">],
      "rnd">,
    AvailableWhen<CPred<[{$_self.getRnd() ==
      ::mlir::NVVM::FPRoundingMode::RNA}]>, [NVVM_Chip<NVVM_SM_80>], "rnd rna">,
    AvailableWhen<And<[Neg<CPred<[{$_self.getRnd() ==
      ::mlir::NVVM::FPRoundingMode::RNA}]>>, CPred<[{$_self.getSat() ==
      ::mlir::NVVM::SaturationMode::NONE}]>]>, [NVVM_Chip<NVVM_SM_90>],
      "rnd rn or rz, sat none">,
    AvailableWhen<And<[Neg<CPred<[{$_self.getRnd() ==
      ::mlir::NVVM::FPRoundingMode::RNA}]>>, Neg<CPred<[{$_self.getSat() ==
      ::mlir::NVVM::SaturationMode::NONE}]>>]>, [NVVM_Chip<NVVM_SM_100>],
      "rnd rn or rz, sat satfinite">,
    AvailableWhen<And<[CPred<[{$_self.getRnd() ==
      ::mlir::NVVM::FPRoundingMode::RNA}]>, Neg<CPred<[{$_self.getSat() ==
      ::mlir::NVVM::SaturationMode::NONE}]>>]>, [NVVM_MinPTX<NVVM_PTX_81>],
      "rnd rna, sat satfinite">
  ];
}

// nvvm.cp.async.bulk.global.shared.cta
def : AvailabilityFor<NVVM_CpAsyncBulkSharedCTAToGlobalOp> {
  let availability = [
    AvailableWhen<CPred<[{!$_self.getByteMask()}]>, [NVVM_Chip<NVVM_SM_90>],
      "no byteMask">,
    AvailableWhen<Neg<CPred<[{!$_self.getByteMask()}]>>,
      [NVVM_Chip<NVVM_SM_100>], "byteMask">,
    AvailableWhen<CPred<[{!$_self.getByteMask()}]>, [NVVM_MinPTX<NVVM_PTX_80>],
      "no byteMask">
  ];
}

// nvvm.cp.async.bulk.shared.cluster.global
def : AvailabilityFor<NVVM_CpAsyncBulkGlobalToSharedClusterOp> {
  let availability = [
    NVVM_Chip<NVVM_SM_90>,
    AvailableWhen<CPred<[{::mlir::availability::getAddressSpace($_self.getDstMem().getType())
      >= 7}]>, [NVVM_MinPTX<NVVM_PTX_80>], "space of dstMem at least 7">,
    AvailableWhen<Neg<CPred<[{::mlir::availability::getAddressSpace($_self.getDstMem().getType())
      >= 7}]>>, [NVVM_MinPTX<NVVM_PTX_86>], "space of dstMem less than 7">
  ];
}

// nvvm.cp.async.bulk.tensor.global.shared.cta
def : AvailabilityFor<NVVM_CpAsyncBulkTensorSharedCTAToGlobalOp> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getMode() ==
      ::mlir::NVVM::TMAStoreMode::TILE_SCATTER4}]>,
      [AnyOf<[NVVM_Chip<NVVM_SM_100f>, NVVM_Chip<NVVM_SM_100a>,
      NVVM_Chip<NVVM_SM_101f>, NVVM_Chip<NVVM_SM_101a>, NVVM_Chip<NVVM_SM_103f>,
      NVVM_Chip<NVVM_SM_103a>, NVVM_Chip<NVVM_SM_110f>,
      NVVM_Chip<NVVM_SM_110a>]>], "mode tile_scatter4">,
    AvailableWhen<Neg<CPred<[{$_self.getMode() ==
      ::mlir::NVVM::TMAStoreMode::TILE_SCATTER4}]>>, [NVVM_Chip<NVVM_SM_90>],
      "mode tile or im2col">,
    AvailableWhen<Neg<CPred<[{$_self.getMode() ==
      ::mlir::NVVM::TMAStoreMode::TILE_SCATTER4}]>>, [NVVM_MinPTX<NVVM_PTX_80>],
      "mode tile or im2col">
  ];
}

// nvvm.cp.async.bulk.tensor.prefetch
def : AvailabilityFor<NVVM_CpAsyncBulkTensorPrefetchOp> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getMode() ==
      ::mlir::NVVM::TMALoadMode::TILE}]>, [NVVM_Chip<NVVM_SM_90>], "mode tile">,
    AvailableWhen<CPred<[{$_self.getMode() ==
      ::mlir::NVVM::TMALoadMode::IM2COL}]>, [NVVM_Chip<NVVM_SM_90>],
      "mode im2col">,
    AvailableWhen<And<[Neg<CPred<[{$_self.getMode() ==
      ::mlir::NVVM::TMALoadMode::TILE}]>>, Neg<CPred<[{$_self.getMode() ==
      ::mlir::NVVM::TMALoadMode::IM2COL}]>>]>, [AnyOf<[NVVM_Chip<NVVM_SM_100f>,
      NVVM_Chip<NVVM_SM_100a>, NVVM_Chip<NVVM_SM_101f>, NVVM_Chip<NVVM_SM_101a>,
      NVVM_Chip<NVVM_SM_103f>, NVVM_Chip<NVVM_SM_103a>, NVVM_Chip<NVVM_SM_110f>,
      NVVM_Chip<NVVM_SM_110a>]>],
      "mode im2col_w or im2col_w_128 or tile_gather4">,
    AvailableWhen<CPred<[{$_self.getMode() ==
      ::mlir::NVVM::TMALoadMode::TILE}]>, [NVVM_MinPTX<NVVM_PTX_80>],
      "mode tile">,
    AvailableWhen<CPred<[{$_self.getMode() ==
      ::mlir::NVVM::TMALoadMode::IM2COL}]>, [NVVM_MinPTX<NVVM_PTX_80>],
      "mode im2col">
  ];
}

// nvvm.cp.async.bulk.tensor.reduce
def : AvailabilityFor<NVVM_CpAsyncBulkTensorReduceOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::isOneOf($_self.getMode(),
      {::mlir::NVVM::TMAStoreMode::TILE,
      ::mlir::NVVM::TMAStoreMode::IM2COL}))}]>,
      [UnknownNeeds<"no shape with such mode is known to exist on any chip">],
      "mode">,
    NVVM_Chip<NVVM_SM_90>,
    NVVM_MinPTX<NVVM_PTX_80>
  ];
}

// nvvm.cp.async.bulk.tensor.shared.cluster.global
def : AvailabilityFor<NVVM_CpAsyncBulkTensorGlobalToSharedClusterOp> {
  let availability = [
    AvailableWhen<And<[CPred<[{!$_self.getGroup()}]>, CPred<[{$_self.getMode()
      == ::mlir::NVVM::TMALoadMode::TILE}]>]>, [NVVM_Chip<NVVM_SM_90>],
      "no group, mode tile">,
    AvailableWhen<And<[CPred<[{!$_self.getGroup()}]>, CPred<[{$_self.getMode()
      == ::mlir::NVVM::TMALoadMode::IM2COL}]>]>, [NVVM_Chip<NVVM_SM_90>],
      "no group, mode im2col">,
    AvailableWhen<And<[CPred<[{!$_self.getGroup()}]>,
      Neg<CPred<[{$_self.getMode() == ::mlir::NVVM::TMALoadMode::TILE}]>>,
      Neg<CPred<[{$_self.getMode() == ::mlir::NVVM::TMALoadMode::IM2COL}]>>,
      CPred<[{$_self.getIsCTAOnly() == false}]>]>,
      [AnyOf<[NVVM_Chip<NVVM_SM_100f>, NVVM_Chip<NVVM_SM_100a>,
      NVVM_Chip<NVVM_SM_101f>, NVVM_Chip<NVVM_SM_101a>, NVVM_Chip<NVVM_SM_103f>,
      NVVM_Chip<NVVM_SM_103a>, NVVM_Chip<NVVM_SM_110f>,
      NVVM_Chip<NVVM_SM_110a>]>],
      "no group, mode im2col_w or im2col_w_128 or tile_gather4, no isCTAOnly">,
    AvailableWhen<And<[CPred<[{!$_self.getGroup()}]>,
      Neg<CPred<[{$_self.getIsCTAOnly() == false}]>>, CPred<[{$_self.getMode()
      == ::mlir::NVVM::TMALoadMode::IM2COL_W_128}]>]>,
      [AnyOf<[NVVM_Chip<NVVM_SM_100f>, NVVM_Chip<NVVM_SM_100a>,
      NVVM_Chip<NVVM_SM_101f>, NVVM_Chip<NVVM_SM_101a>, NVVM_Chip<NVVM_SM_103f>,
      NVVM_Chip<NVVM_SM_103a>, NVVM_Chip<NVVM_SM_110f>,
      NVVM_Chip<NVVM_SM_110a>]>], "no group, isCTAOnly, mode im2col_w_128">,
    AvailableWhen<And<[CPred<[{!$_self.getGroup()}]>,
      Neg<CPred<[{$_self.getMode() == ::mlir::NVVM::TMALoadMode::TILE}]>>,
      Neg<CPred<[{$_self.getMode() == ::mlir::NVVM::TMALoadMode::IM2COL}]>>,
      Neg<CPred<[{$_self.getIsCTAOnly() == false}]>>,
      Neg<CPred<[{$_self.getMode() ==
      ::mlir::NVVM::TMALoadMode::IM2COL_W_128}]>>]>, [NVVM_Chip<NVVM_SM_100>],
      "no group, mode im2col_w or tile_gather4, isCTAOnly">,
    AvailableWhen<And<[Neg<CPred<[{!$_self.getGroup()}]>>,
      CPred<[{!$_self.getPredicate()}]>]>, [AnyOf<[NVVM_Chip<NVVM_SM_100f>,
      NVVM_Chip<NVVM_SM_100a>, NVVM_Chip<NVVM_SM_101f>, NVVM_Chip<NVVM_SM_101a>,
      NVVM_Chip<NVVM_SM_103f>, NVVM_Chip<NVVM_SM_103a>, NVVM_Chip<NVVM_SM_110f>,
      NVVM_Chip<NVVM_SM_110a>]>], "group cta_1 or cta_2, no predicate">,
    AvailableWhen<And<[Neg<CPred<[{!$_self.getGroup()}]>>,
      Neg<CPred<[{!$_self.getPredicate()}]>>]>, [NVVM_Chip<NVVM_SM_90>],
      "group cta_1 or cta_2, predicate">,
    AvailableWhen<And<[CPred<[{!$_self.getGroup()}]>,
      CPred<[{$_self.getIsCTAOnly() == false}]>, CPred<[{$_self.getMode() ==
      ::mlir::NVVM::TMALoadMode::TILE}]>]>, [NVVM_MinPTX<NVVM_PTX_80>],
      "no group, no isCTAOnly, mode tile">,
    AvailableWhen<And<[CPred<[{!$_self.getGroup()}]>,
      CPred<[{$_self.getIsCTAOnly() == false}]>, CPred<[{$_self.getMode() ==
      ::mlir::NVVM::TMALoadMode::IM2COL}]>]>, [NVVM_MinPTX<NVVM_PTX_80>],
      "no group, no isCTAOnly, mode im2col">,
    AvailableWhen<And<[CPred<[{!$_self.getGroup()}]>,
      Neg<CPred<[{$_self.getIsCTAOnly() == false}]>>, CPred<[{$_self.getMode()
      == ::mlir::NVVM::TMALoadMode::TILE}]>]>, [NVVM_MinPTX<NVVM_PTX_86>],
      "no group, isCTAOnly, mode tile">,
    AvailableWhen<And<[CPred<[{!$_self.getGroup()}]>,
      Neg<CPred<[{$_self.getIsCTAOnly() == false}]>>, CPred<[{$_self.getMode()
      == ::mlir::NVVM::TMALoadMode::IM2COL}]>]>, [NVVM_MinPTX<NVVM_PTX_86>],
      "no group, isCTAOnly, mode im2col">,
    AvailableWhen<And<[Neg<CPred<[{!$_self.getGroup()}]>>,
      Neg<CPred<[{!$_self.getPredicate()}]>>]>, [NVVM_MinPTX<NVVM_PTX_80>],
      "group cta_1 or cta_2, predicate">
  ];
}

// nvvm.cp.async.shared.global
def : AvailabilityFor<NVVM_CpAsyncOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::isOneOf($_self.getModifier(),
      {::mlir::NVVM::LoadCacheModifierKind::CA,
      ::mlir::NVVM::LoadCacheModifierKind::CG}))}]>,
      [UnknownNeeds<"no shape with such modifier is known to exist on any chip">],
      "modifier">,
    NVVM_Chip<NVVM_SM_80>
  ];
}

// nvvm.fence.proxy
def : AvailabilityFor<NVVM_FenceProxyOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::isOneOf($_self.getKind(),
      {::mlir::NVVM::ProxyKind::alias, ::mlir::NVVM::ProxyKind::async,
      ::mlir::NVVM::ProxyKind::async_global,
      ::mlir::NVVM::ProxyKind::async_shared}))}]>,
      [UnknownNeeds<"no shape with such kind is known to exist on any chip">],
      "kind">,
    AvailableWhen<CPred<[{$_self.getKind() == ::mlir::NVVM::ProxyKind::alias}]>,
      [NVVM_Chip<NVVM_SM_70>], "kind alias">,
    AvailableWhen<Neg<CPred<[{$_self.getKind() ==
      ::mlir::NVVM::ProxyKind::alias}]>>, [NVVM_Chip<NVVM_SM_90>],
      "kind async or async.global or async.shared">,
    AvailableWhen<CPred<[{$_self.getKind() == ::mlir::NVVM::ProxyKind::alias}]>,
      [NVVM_MinPTX<NVVM_PTX_75>], "kind alias">,
    AvailableWhen<Neg<CPred<[{$_self.getKind() ==
      ::mlir::NVVM::ProxyKind::alias}]>>, [NVVM_MinPTX<NVVM_PTX_80>],
      "kind async or async.global or async.shared">
  ];
}

// nvvm.fence.proxy.acquire
def : AvailabilityFor<NVVM_FenceProxyAcquireOp> {
  let availability = [
    AvailableWhen<CPred<[{!($_self.getFromProxy() ==
      ::mlir::NVVM::ProxyKind::GENERIC) || !($_self.getToProxy() ==
      ::mlir::NVVM::ProxyKind::TENSORMAP)}]>,
      [UnknownNeeds<"no shape with such fromProxy or toProxy is known to exist on any chip">],
      "fromProxy or toProxy">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getSize()),
      {{128, 128}})}]>,
      [UnknownNeeds<"no shape with such constant size is known to exist on any chip">],
      "constant size not 128">,
    AvailableWhen<CPred<[{!::mlir::availability::getConstant($_self.getSize())}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "size not a constant">,
    NVVM_Chip<NVVM_SM_90>,
    NVVM_MinPTX<NVVM_PTX_83>
  ];
}

// nvvm.fence.proxy.release
def : AvailabilityFor<NVVM_FenceProxyReleaseOp> {
  let availability = [
    AvailableWhen<CPred<[{!($_self.getFromProxy() ==
      ::mlir::NVVM::ProxyKind::GENERIC) || !($_self.getToProxy() ==
      ::mlir::NVVM::ProxyKind::TENSORMAP)}]>,
      [UnknownNeeds<"no shape with such fromProxy or toProxy is known to exist on any chip">],
      "fromProxy or toProxy">,
    NVVM_Chip<NVVM_SM_90>,
    NVVM_MinPTX<NVVM_PTX_83>
  ];
}

// nvvm.fence.proxy.sync_restrict
def : AvailabilityFor<NVVM_FenceProxySyncRestrictOp> {
  let availability = [
    AvailableWhen<CPred<[{!($_self.getFromProxy() ==
      ::mlir::NVVM::ProxyKind::GENERIC) ||
      !(::mlir::availability::isOneOf($_self.getOrder(),
      {::mlir::NVVM::MemOrderKind::ACQUIRE,
      ::mlir::NVVM::MemOrderKind::RELEASE})) || !($_self.getToProxy() ==
      ::mlir::NVVM::ProxyKind::async)}]>,
      [UnknownNeeds<"no shape with such fromProxy or order or toProxy is known to exist on any chip">],
      "fromProxy or order or toProxy">,
    NVVM_Chip<NVVM_SM_90>,
    NVVM_MinPTX<NVVM_PTX_86>
  ];
}

// nvvm.fence.sync_restrict
def : AvailabilityFor<NVVM_FenceSyncRestrictOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::isOneOf($_self.getOrder(),
      {::mlir::NVVM::MemOrderKind::ACQUIRE,
      ::mlir::NVVM::MemOrderKind::RELEASE}))}]>,
      [UnknownNeeds<"no shape with such order is known to exist on any chip">],
      "order">,
    NVVM_Chip<NVVM_SM_90>,
    NVVM_MinPTX<NVVM_PTX_86>
  ];
}

// nvvm.ldmatrix
def : AvailabilityFor<NVVM_LdMatrixOp> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getEltType() ==
      ::mlir::NVVM::LdStMatrixEltType::B16}]>, [NVVM_Chip<NVVM_SM_75>],
      "eltType b16">,
    AvailableWhen<Neg<CPred<[{$_self.getEltType() ==
      ::mlir::NVVM::LdStMatrixEltType::B16}]>>, [AnyOf<[NVVM_Chip<NVVM_SM_100f>,
      NVVM_Chip<NVVM_SM_100a>, NVVM_Chip<NVVM_SM_101f>, NVVM_Chip<NVVM_SM_101a>,
      NVVM_Chip<NVVM_SM_103f>, NVVM_Chip<NVVM_SM_103a>, NVVM_Chip<NVVM_SM_110f>,
      NVVM_Chip<NVVM_SM_110a>, NVVM_Chip<NVVM_SM_120f>, NVVM_Chip<NVVM_SM_120a>,
      NVVM_Chip<NVVM_SM_121f>, NVVM_Chip<NVVM_SM_121a>]>],
      "eltType b8 or b8x16.b4x16_p64 or b8x16.b6x16_p32">,
    AvailableWhen<CPred<[{$_self.getEltType() ==
      ::mlir::NVVM::LdStMatrixEltType::B16}]>, [NVVM_MinPTX<NVVM_PTX_65>],
      "eltType b16">
  ];
}

// nvvm.mbarrier.arrive
def : AvailabilityFor<NVVM_MBarrierArriveOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::isOneOf($_self.getScope(),
      {::mlir::NVVM::MemScopeKind::CTA,
      ::mlir::NVVM::MemScopeKind::CLUSTER}))}]>,
      [UnknownNeeds<"no shape with such scope is known to exist on any chip">],
      "scope">,
    AvailableWhen<And<[CPred<[{!$_self.getCount()}]>,
      CPred<[{$_self.getRelaxed() == false}]>, CPred<[{!$_self.getRes()}]>]>,
      [NVVM_Chip<NVVM_SM_90>], "no count, no relaxed, no res">,
    AvailableWhen<And<[CPred<[{!$_self.getCount()}]>,
      CPred<[{$_self.getRelaxed() == false}]>, Neg<CPred<[{!$_self.getRes()}]>>,
      CPred<[{$_self.getScope() == ::mlir::NVVM::MemScopeKind::CLUSTER}]>]>,
      [NVVM_Chip<NVVM_SM_90>], "no count, no relaxed, res, scope cluster">,
    AvailableWhen<And<[CPred<[{!$_self.getCount()}]>,
      CPred<[{$_self.getRelaxed() == false}]>, Neg<CPred<[{!$_self.getRes()}]>>,
      Neg<CPred<[{$_self.getScope() ==
      ::mlir::NVVM::MemScopeKind::CLUSTER}]>>]>, [NVVM_Chip<NVVM_SM_80>],
      "no count, no relaxed, res, scope cta">,
    AvailableWhen<And<[CPred<[{!$_self.getCount()}]>,
      Neg<CPred<[{$_self.getRelaxed() == false}]>>]>, [NVVM_Chip<NVVM_SM_90>],
      "no count, relaxed">,
    AvailableWhen<Neg<CPred<[{!$_self.getCount()}]>>, [NVVM_Chip<NVVM_SM_90>],
      "count">,
    AvailableWhen<And<[CPred<[{$_self.getRelaxed() == false}]>,
      CPred<[{!$_self.getCount()}]>, CPred<[{!$_self.getRes()}]>]>,
      [NVVM_MinPTX<NVVM_PTX_80>], "no relaxed, no count, no res">,
    AvailableWhen<And<[CPred<[{$_self.getRelaxed() == false}]>,
      CPred<[{!$_self.getCount()}]>, Neg<CPred<[{!$_self.getRes()}]>>,
      CPred<[{$_self.getScope() == ::mlir::NVVM::MemScopeKind::CLUSTER}]>]>,
      [NVVM_MinPTX<NVVM_PTX_80>], "no relaxed, no count, res, scope cluster">,
    AvailableWhen<And<[CPred<[{$_self.getRelaxed() == false}]>,
      Neg<CPred<[{!$_self.getCount()}]>>]>, [NVVM_MinPTX<NVVM_PTX_80>],
      "no relaxed, count">,
    AvailableWhen<Neg<CPred<[{$_self.getRelaxed() == false}]>>,
      [NVVM_MinPTX<NVVM_PTX_86>], "relaxed">
  ];
}

// nvvm.mbarrier.arrive.expect_tx
// nvvm.mbarrier.arrive_drop
// nvvm.mbarrier.arrive_drop.expect_tx
foreach op = [
  NVVM_MBarrierArriveDropExpectTxOp, NVVM_MBarrierArriveDropOp,
  NVVM_MBarrierArriveExpectTxOp
] in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::isOneOf($_self.getScope(),
      {::mlir::NVVM::MemScopeKind::CTA,
      ::mlir::NVVM::MemScopeKind::CLUSTER}))}]>,
      [UnknownNeeds<"no shape with such scope is known to exist on any chip">],
      "scope">,
    NVVM_Chip<NVVM_SM_90>,
    AvailableWhen<CPred<[{$_self.getRelaxed() == false}]>,
      [NVVM_MinPTX<NVVM_PTX_80>], "no relaxed">,
    AvailableWhen<Neg<CPred<[{$_self.getRelaxed() == false}]>>,
      [NVVM_MinPTX<NVVM_PTX_86>], "relaxed">
  ];
}

// nvvm.mbarrier.complete_tx
// nvvm.mbarrier.expect_tx
foreach op = [
  NVVM_MBarrierCompleteTxOp, NVVM_MBarrierExpectTxOp
] in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::isOneOf($_self.getScope(),
      {::mlir::NVVM::MemScopeKind::CTA,
      ::mlir::NVVM::MemScopeKind::CLUSTER}))}]>,
      [UnknownNeeds<"no shape with such scope is known to exist on any chip">],
      "scope">,
    NVVM_Chip<NVVM_SM_90>,
    NVVM_MinPTX<NVVM_PTX_80>
  ];
}

// nvvm.mbarrier.test.wait
def : AvailabilityFor<NVVM_MBarrierTestWaitOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::isOneOf($_self.getScope(),
      {::mlir::NVVM::MemScopeKind::CTA,
      ::mlir::NVVM::MemScopeKind::CLUSTER}))}]>,
      [UnknownNeeds<"no shape with such scope is known to exist on any chip">],
      "scope">,
    AvailableWhen<And<[CPred<[{$_self.getRelaxed() == false}]>,
      CPred<[{$_self.getScope() == ::mlir::NVVM::MemScopeKind::CLUSTER}]>]>,
      [NVVM_Chip<NVVM_SM_90>], "no relaxed, scope cluster">,
    AvailableWhen<And<[CPred<[{$_self.getRelaxed() == false}]>,
      Neg<CPred<[{$_self.getScope() ==
      ::mlir::NVVM::MemScopeKind::CLUSTER}]>>]>, [NVVM_Chip<NVVM_SM_80>],
      "no relaxed, scope cta">,
    AvailableWhen<Neg<CPred<[{$_self.getRelaxed() == false}]>>,
      [NVVM_Chip<NVVM_SM_90>], "relaxed">,
    AvailableWhen<And<[CPred<[{$_self.getRelaxed() == false}]>,
      CPred<[{$_self.getScope() == ::mlir::NVVM::MemScopeKind::CLUSTER}]>]>,
      [NVVM_MinPTX<NVVM_PTX_80>], "no relaxed, scope cluster">,
    AvailableWhen<And<[CPred<[{$_self.getRelaxed() == false}]>,
      Neg<CPred<[{$_self.getScope() == ::mlir::NVVM::MemScopeKind::CLUSTER}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getStateOrPhase().getType()).isInteger(32)}]>]>,
      [NVVM_MinPTX<NVVM_PTX_71>],
      "no relaxed, scope cta, type of stateOrPhase i32">,
    AvailableWhen<Neg<CPred<[{$_self.getRelaxed() == false}]>>,
      [NVVM_MinPTX<NVVM_PTX_86>], "relaxed">
  ];
}

// nvvm.mbarrier.try_wait
def : AvailabilityFor<NVVM_MBarrierTryWaitOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::isOneOf($_self.getScope(),
      {::mlir::NVVM::MemScopeKind::CTA,
      ::mlir::NVVM::MemScopeKind::CLUSTER}))}]>,
      [UnknownNeeds<"no shape with such scope is known to exist on any chip">],
      "scope">,
    NVVM_Chip<NVVM_SM_90>,
    AvailableWhen<And<[CPred<[{$_self.getRelaxed() == false}]>,
      CPred<[{$_self.getScope() == ::mlir::NVVM::MemScopeKind::CLUSTER}]>]>,
      [NVVM_MinPTX<NVVM_PTX_80>], "no relaxed, scope cluster">,
    AvailableWhen<Neg<CPred<[{$_self.getRelaxed() == false}]>>,
      [NVVM_MinPTX<NVVM_PTX_86>], "relaxed">
  ];
}

// nvvm.memory.barrier
def : AvailabilityFor<NVVM_MembarOp> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getScope() ==
      ::mlir::NVVM::MemScopeKind::CLUSTER}]>, [NVVM_Chip<NVVM_SM_90>],
      "scope cluster">
  ];
}

// nvvm.mma.block_scale
def : AvailabilityFor<NVVM_MmaBlockScaleOp> {
  let availability = [
    AvailableWhen<CPred<[{!($_self.getBlockScaleFormat() ==
      ::mlir::NVVM::BlockScaleFormat::UE8M0) ||
      !(::mlir::availability::isOneOf($_self.getKind(),
      {::mlir::NVVM::MMABlockScaleKind::MXF4,
      ::mlir::NVVM::MMABlockScaleKind::MXF8F6F4})) ||
      !(::mlir::availability::isOneOf($_self.getMultiplicandAPtxType(),
      {::mlir::NVVM::MMATypes::e2m1, ::mlir::NVVM::MMATypes::e2m3,
      ::mlir::NVVM::MMATypes::e3m2, ::mlir::NVVM::MMATypes::e4m3})) ||
      !(::mlir::availability::isOneOf($_self.getMultiplicandBPtxType(),
      {::mlir::NVVM::MMATypes::e2m1, ::mlir::NVVM::MMATypes::e3m2,
      ::mlir::NVVM::MMATypes::e5m2})) ||
      !(::mlir::availability::isOneOf($_self.getScaleVecSize(),
      {::mlir::NVVM::ScaleVecSize::X1, ::mlir::NVVM::ScaleVecSize::X2}))}]>,
      [UnknownNeeds<"no shape with such blockScaleFormat or kind or multiplicandAPtxType or multiplicandBPtxType or scaleVecSize is known to exist on any chip">],
      "blockScaleFormat or kind or multiplicandAPtxType or multiplicandBPtxType or scaleVecSize">,
    AnyOf<[NVVM_Chip<NVVM_SM_120f>, NVVM_Chip<NVVM_SM_120a>,
      NVVM_Chip<NVVM_SM_121f>, NVVM_Chip<NVVM_SM_121a>]>
  ];
}

// nvvm.mma.sp.block_scale
def : AvailabilityFor<NVVM_MmaSpBlockScaleOp> {
  let availability = [
    AvailableWhen<CPred<[{!($_self.getBlockScaleFormat() ==
      ::mlir::NVVM::BlockScaleFormat::UE8M0) ||
      !(::mlir::availability::isOneOf($_self.getKind(),
      {::mlir::NVVM::MMABlockScaleKind::MXF4,
      ::mlir::NVVM::MMABlockScaleKind::MXF4NVF4})) ||
      !($_self.getMultiplicandAPtxType() == ::mlir::NVVM::MMATypes::e2m1) ||
      !($_self.getMultiplicandBPtxType() == ::mlir::NVVM::MMATypes::e2m1) ||
      !($_self.getScaleVecSize() == ::mlir::NVVM::ScaleVecSize::X2)}]>,
      [UnknownNeeds<"no shape with such blockScaleFormat or kind or multiplicandAPtxType or multiplicandBPtxType or scaleVecSize is known to exist on any chip">],
      "blockScaleFormat or kind or multiplicandAPtxType or multiplicandBPtxType or scaleVecSize">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getSparsitySelector()),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape with such constant sparsitySelector is known to exist on any chip">],
      "constant sparsitySelector not 0">,
    AvailableWhen<CPred<[{!::mlir::availability::getConstant($_self.getSparsitySelector())}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "sparsitySelector not a constant">,
    AnyOf<[NVVM_Chip<NVVM_SM_120a>, NVVM_Chip<NVVM_SM_121a>]>
  ];
}

// nvvm.mma.sp.sync
def : AvailabilityFor<NVVM_MmaSpOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::isOneOf($_self.getMultiplicandAPtxType(),
      {::mlir::NVVM::MMATypes::s4, ::mlir::NVVM::MMATypes::s8,
      ::mlir::NVVM::MMATypes::u4, ::mlir::NVVM::MMATypes::u8,
      ::mlir::NVVM::MMATypes::f16, ::mlir::NVVM::MMATypes::bf16,
      ::mlir::NVVM::MMATypes::tf32})) ||
      ($_self.getMultiplicandBPtxType().has_value() &&
      !(::mlir::availability::isOneOf($_self.getMultiplicandBPtxType(),
      {::mlir::NVVM::MMATypes::s4, ::mlir::NVVM::MMATypes::s8,
      ::mlir::NVVM::MMATypes::u4, ::mlir::NVVM::MMATypes::u8,
      ::mlir::NVVM::MMATypes::f16, ::mlir::NVVM::MMATypes::bf16,
      ::mlir::NVVM::MMATypes::tf32})))}]>,
      [UnknownNeeds<"no shape with such multiplicandAPtxType or multiplicandBPtxType is known to exist on any chip">],
      "multiplicandAPtxType or multiplicandBPtxType">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getSparsitySelector()),
      {{0, 3}})}]>,
      [UnknownNeeds<"no shape with such constant sparsitySelector is known to exist on any chip">],
      "constant sparsitySelector not from 0 to 3">,
    AvailableWhen<CPred<[{!::mlir::availability::getConstant($_self.getSparsitySelector())}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "sparsitySelector not a constant">,
    NVVM_Chip<NVVM_SM_80>,
    AvailableWhen<CPred<[{$_self.getOrderedMetadata() == false}]>,
      [NVVM_MinPTX<NVVM_PTX_71>], "no orderedMetadata">,
    AvailableWhen<Neg<CPred<[{$_self.getOrderedMetadata() == false}]>>,
      [NVVM_MinPTX<NVVM_PTX_85>], "orderedMetadata">
  ];
}

// nvvm.mma.sync
def : AvailabilityFor<NVVM_MmaOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::isOneOf($_self.getMultiplicandAPtxType(),
      {::mlir::NVVM::MMATypes::b1, ::mlir::NVVM::MMATypes::s4,
      ::mlir::NVVM::MMATypes::s8, ::mlir::NVVM::MMATypes::u4,
      ::mlir::NVVM::MMATypes::u8, ::mlir::NVVM::MMATypes::f16,
      ::mlir::NVVM::MMATypes::f64, ::mlir::NVVM::MMATypes::bf16,
      ::mlir::NVVM::MMATypes::tf32})) ||
      ($_self.getMultiplicandBPtxType().has_value() &&
      !(::mlir::availability::isOneOf($_self.getMultiplicandBPtxType(),
      {::mlir::NVVM::MMATypes::b1, ::mlir::NVVM::MMATypes::s4,
      ::mlir::NVVM::MMATypes::s8, ::mlir::NVVM::MMATypes::u4,
      ::mlir::NVVM::MMATypes::u8, ::mlir::NVVM::MMATypes::f16,
      ::mlir::NVVM::MMATypes::f64, ::mlir::NVVM::MMATypes::bf16,
      ::mlir::NVVM::MMATypes::tf32})))}]>,
      [UnknownNeeds<"no shape with such multiplicandAPtxType or multiplicandBPtxType is known to exist on any chip">],
      "multiplicandAPtxType or multiplicandBPtxType">,
    AvailableWhen<CPred<[{$_self.getOperandA().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getOperandA()[1].getType()).isInteger(32)}]>,
      [NVVM_Chip<NVVM_SM_80>], "type of operandA.1 i32">,
    AvailableWhen<And<[Neg<CPred<[{$_self.getOperandA().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getOperandA()[1].getType()).isInteger(32)}]>>,
      CPred<[{$_self.getShape().getK() >= 8}]>,
      CPred<[{$_self.getOperandA().size() >= 4}]>]>, [NVVM_Chip<NVVM_SM_80>],
      "type of operandA.1 not i32, shape.k at least 8, number of operandA at least 4">,
    AvailableWhen<And<[Neg<CPred<[{$_self.getOperandA().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getOperandA()[1].getType()).isInteger(32)}]>>,
      CPred<[{$_self.getShape().getK() >= 8}]>,
      Neg<CPred<[{$_self.getOperandA().size() >= 4}]>>,
      CPred<[{$_self.getMultiplicandAPtxType() ==
      ::mlir::NVVM::MMATypes::b1}]>]>, [NVVM_Chip<NVVM_SM_80>],
      "type of operandA.1 not i32, shape.k at least 8, number of operandA less than 4, multiplicandAPtxType b1">,
    AvailableWhen<And<[Neg<CPred<[{$_self.getOperandA().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getOperandA()[1].getType()).isInteger(32)}]>>,
      CPred<[{$_self.getShape().getK() >= 8}]>,
      Neg<CPred<[{$_self.getOperandA().size() >= 4}]>>,
      Neg<CPred<[{$_self.getMultiplicandAPtxType() ==
      ::mlir::NVVM::MMATypes::b1}]>>]>, [NVVM_Chip<NVVM_SM_75>],
      "type of operandA.1 not i32, shape.k at least 8, number of operandA less than 4, multiplicandAPtxType not b1">,
    AvailableWhen<And<[Neg<CPred<[{$_self.getOperandA().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getOperandA()[1].getType()).isInteger(32)}]>>,
      Neg<CPred<[{$_self.getShape().getK() >= 8}]>>,
      CPred<[{$_self.getMultiplicandAPtxType() ==
      ::mlir::NVVM::MMATypes::f16}]>]>, [NVVM_Chip<NVVM_SM_70>],
      "type of operandA.1 not i32, shape.k less than 8, multiplicandAPtxType f16">,
    AvailableWhen<And<[Neg<CPred<[{$_self.getOperandA().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getOperandA()[1].getType()).isInteger(32)}]>>,
      Neg<CPred<[{$_self.getShape().getK() >= 8}]>>,
      Neg<CPred<[{$_self.getMultiplicandAPtxType() ==
      ::mlir::NVVM::MMATypes::f16}]>>]>, [NVVM_Chip<NVVM_SM_80>],
      "type of operandA.1 not i32, shape.k less than 8, multiplicandAPtxType not f16">,
    AvailableWhen<And<[CPred<[{$_self.getOperandA().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getOperandA()[1].getType()).isInteger(32)}]>,
      CPred<[{$_self.getMultiplicandAPtxType() == ::mlir::NVVM::MMATypes::b1}]>,
      CPred<[{$_self.getB1Op() == ::mlir::NVVM::MMAB1Op::and_popc}]>]>,
      [NVVM_MinPTX<NVVM_PTX_71>],
      "type of operandA.1 i32, multiplicandAPtxType b1, b1Op and_popc">,
    AvailableWhen<And<[Neg<CPred<[{$_self.getOperandA().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getOperandA()[1].getType()).isInteger(32)}]>>,
      CPred<[{$_self.getOperandB().size() >= 2}]>,
      Neg<CPred<[{$_self.getShape().getK() >= 16}]>>]>,
      [NVVM_MinPTX<NVVM_PTX_64>],
      "type of operandA.1 not i32, number of operandB at least 2, shape.k less than 16">,
    AvailableWhen<And<[Neg<CPred<[{$_self.getOperandA().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getOperandA()[1].getType()).isInteger(32)}]>>,
      Neg<CPred<[{$_self.getOperandB().size() >= 2}]>>,
      CPred<[{$_self.getMultiplicandAPtxType() == ::mlir::NVVM::MMATypes::b1}]>,
      CPred<[{$_self.getB1Op() == ::mlir::NVVM::MMAB1Op::and_popc}]>]>,
      [NVVM_MinPTX<NVVM_PTX_71>],
      "type of operandA.1 not i32, number of operandB less than 2, multiplicandAPtxType b1, b1Op and_popc">,
    AvailableWhen<And<[Neg<CPred<[{$_self.getOperandA().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getOperandA()[1].getType()).isInteger(32)}]>>,
      Neg<CPred<[{$_self.getOperandB().size() >= 2}]>>,
      Neg<CPred<[{$_self.getMultiplicandAPtxType() ==
      ::mlir::NVVM::MMATypes::b1}]>>,
      Neg<CPred<[{$_self.getMultiplicandAPtxType() ==
      ::mlir::NVVM::MMATypes::f64}]>>]>, [NVVM_MinPTX<NVVM_PTX_65>],
      "type of operandA.1 not i32, number of operandB less than 2, multiplicandAPtxType not b1, multiplicandAPtxType not f64">
  ];
}

// nvvm.prefetch
def : AvailabilityFor<NVVM_PrefetchOp> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getEvictPriority().has_value() &&
      !(::mlir::availability::isOneOf($_self.getEvictPriority(),
      {::mlir::NVVM::CacheEvictionPriority::EvictLast,
      ::mlir::NVVM::CacheEvictionPriority::EvictNormal}))}]>,
      [UnknownNeeds<"no shape with such evictPriority is known to exist on any chip">],
      "evictPriority">,
    NVVM_Chip<NVVM_SM_90>,
    NVVM_MinPTX<NVVM_PTX_80>
  ];
}

// nvvm.redux.sync
foreach op = OpsOfMLIR22<[
  "NVVM_ReduxOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::getLaneType($_self.getRes().getType()).isF32()}]>,
      [AnyOf<[NVVM_Chip<NVVM_SM_100f>, NVVM_Chip<NVVM_SM_100a>,
      NVVM_Chip<NVVM_SM_103f>, NVVM_Chip<NVVM_SM_103a>]>], "type of res f32">,
    AvailableWhen<Neg<CPred<[{::mlir::availability::getLaneType($_self.getRes().getType()).isF32()}]>>,
      [NVVM_Chip<NVVM_SM_80>], "type of res i32">
  ];
}

// nvvm.stmatrix
def : AvailabilityFor<NVVM_StMatrixOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::isOneOf($_self.getEltType(),
      {::mlir::NVVM::LdStMatrixEltType::B8,
      ::mlir::NVVM::LdStMatrixEltType::B16}))}]>,
      [UnknownNeeds<"no shape with such eltType is known to exist on any chip">],
      "eltType">,
    AvailableWhen<CPred<[{$_self.getEltType() ==
      ::mlir::NVVM::LdStMatrixEltType::B16}]>, [NVVM_Chip<NVVM_SM_90>],
      "eltType b16">,
    AvailableWhen<Neg<CPred<[{$_self.getEltType() ==
      ::mlir::NVVM::LdStMatrixEltType::B16}]>>, [AnyOf<[NVVM_Chip<NVVM_SM_100f>,
      NVVM_Chip<NVVM_SM_100a>, NVVM_Chip<NVVM_SM_101f>, NVVM_Chip<NVVM_SM_101a>,
      NVVM_Chip<NVVM_SM_103f>, NVVM_Chip<NVVM_SM_103a>, NVVM_Chip<NVVM_SM_110f>,
      NVVM_Chip<NVVM_SM_110a>, NVVM_Chip<NVVM_SM_120f>, NVVM_Chip<NVVM_SM_120a>,
      NVVM_Chip<NVVM_SM_121f>, NVVM_Chip<NVVM_SM_121a>]>], "eltType b8">
  ];
}

// nvvm.tcgen05.ld
// nvvm.tcgen05.st
foreach op = [
  NVVM_Tcgen05LdOp, NVVM_Tcgen05StOp
] in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getOffset() &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getOffset()),
      {{0, 65536}})}]>,
      [UnknownNeeds<"no shape with such constant offset is known to exist on any chip">],
      "constant offset not from 0 to 65536">,
    AvailableWhen<CPred<[{($_self.getOffset() &&
      !::mlir::availability::getConstant($_self.getOffset()))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "offset not a constant">,
    AnyOf<[NVVM_Chip<NVVM_SM_100f>, NVVM_Chip<NVVM_SM_100a>,
      NVVM_Chip<NVVM_SM_101f>, NVVM_Chip<NVVM_SM_101a>, NVVM_Chip<NVVM_SM_103f>,
      NVVM_Chip<NVVM_SM_103a>, NVVM_Chip<NVVM_SM_110f>,
      NVVM_Chip<NVVM_SM_110a>]>
  ];
}

// nvvm.tcgen05.mma
// nvvm.tcgen05.mma.sp
foreach op = OpsOfMLIR22<[
  "NVVM_Tcgen05MMAOp", "NVVM_Tcgen05MMASparseOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getScaleInputD() &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getScaleInputD()),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant scaleInputD is known to exist on any chip">],
      "constant scaleInputD not from 0 to 15">,
    AvailableWhen<CPred<[{($_self.getScaleInputD() &&
      !::mlir::availability::getConstant($_self.getScaleInputD()))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "scaleInputD not a constant">,
    AvailableWhen<And<[CPred<[{!$_self.getScaleInputD()}]>,
      CPred<[{$_self.getKind() == ::mlir::NVVM::Tcgen05MMAKind::I8}]>]>,
      [AnyOf<[NVVM_Chip<NVVM_SM_100a>, NVVM_Chip<NVVM_SM_101a>,
      NVVM_Chip<NVVM_SM_110a>]>], "no scaleInputD, kind i8">,
    AvailableWhen<And<[CPred<[{!$_self.getScaleInputD()}]>,
      Neg<CPred<[{$_self.getKind() == ::mlir::NVVM::Tcgen05MMAKind::I8}]>>]>,
      [AnyOf<[NVVM_Chip<NVVM_SM_100f>, NVVM_Chip<NVVM_SM_100a>,
      NVVM_Chip<NVVM_SM_101f>, NVVM_Chip<NVVM_SM_101a>, NVVM_Chip<NVVM_SM_103f>,
      NVVM_Chip<NVVM_SM_103a>, NVVM_Chip<NVVM_SM_110f>,
      NVVM_Chip<NVVM_SM_110a>]>], "no scaleInputD, kind f16 or tf32 or f8f6f4">,
    AvailableWhen<Neg<CPred<[{!$_self.getScaleInputD()}]>>,
      [AnyOf<[NVVM_Chip<NVVM_SM_100f>, NVVM_Chip<NVVM_SM_100a>,
      NVVM_Chip<NVVM_SM_103f>, NVVM_Chip<NVVM_SM_103a>]>], "scaleInputD">
  ];
}

// nvvm.tcgen05.mma.block_scale
foreach op = OpsOfMLIR22<[
  "NVVM_Tcgen05MMABlockScaleOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AnyOf<[NVVM_Chip<NVVM_SM_100f>, NVVM_Chip<NVVM_SM_100a>,
      NVVM_Chip<NVVM_SM_101f>, NVVM_Chip<NVVM_SM_101a>, NVVM_Chip<NVVM_SM_103f>,
      NVVM_Chip<NVVM_SM_103a>, NVVM_Chip<NVVM_SM_110f>,
      NVVM_Chip<NVVM_SM_110a>]>,
    AvailableWhen<Neg<CPred<[{$_self.getBlockScale() ==
      ::mlir::NVVM::Tcgen05MMABlockScale::DEFAULT}]>>,
      [NVVM_MinPTX<NVVM_PTX_88>], "blockScale block16 or block32">
  ];
}

// nvvm.tcgen05.mma.sp.block_scale
foreach op = OpsOfMLIR22<[
  "NVVM_Tcgen05MMASparseBlockScaleOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getKind() ==
      ::mlir::NVVM::MMABlockScaleKind::MXF8F6F4}]>,
      [AnyOf<[NVVM_Chip<NVVM_SM_100f>, NVVM_Chip<NVVM_SM_100a>,
      NVVM_Chip<NVVM_SM_101f>, NVVM_Chip<NVVM_SM_101a>, NVVM_Chip<NVVM_SM_103f>,
      NVVM_Chip<NVVM_SM_103a>, NVVM_Chip<NVVM_SM_110f>,
      NVVM_Chip<NVVM_SM_110a>]>], "kind mxf8f6f4">,
    AvailableWhen<Neg<CPred<[{$_self.getKind() ==
      ::mlir::NVVM::MMABlockScaleKind::MXF8F6F4}]>>,
      [AnyOf<[NVVM_Chip<NVVM_SM_100a>, NVVM_Chip<NVVM_SM_101a>,
      NVVM_Chip<NVVM_SM_103a>, NVVM_Chip<NVVM_SM_110a>]>],
      "kind mxf4 or mxf4nvf4">,
    AvailableWhen<Neg<CPred<[{$_self.getBlockScale() ==
      ::mlir::NVVM::Tcgen05MMABlockScale::DEFAULT}]>>,
      [NVVM_MinPTX<NVVM_PTX_88>], "blockScale block16 or block32">
  ];
}

// nvvm.tcgen05.mma.ws
// nvvm.tcgen05.mma.ws.sp
foreach op = OpsOfMLIR22<[
  "NVVM_Tcgen05MMAWsOp", "NVVM_Tcgen05MMAWsSparseOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getKind() ==
      ::mlir::NVVM::Tcgen05MMAKind::I8}]>, [AnyOf<[NVVM_Chip<NVVM_SM_100a>,
      NVVM_Chip<NVVM_SM_101a>, NVVM_Chip<NVVM_SM_110a>]>], "kind i8">,
    AvailableWhen<Neg<CPred<[{$_self.getKind() ==
      ::mlir::NVVM::Tcgen05MMAKind::I8}]>>, [AnyOf<[NVVM_Chip<NVVM_SM_100f>,
      NVVM_Chip<NVVM_SM_100a>, NVVM_Chip<NVVM_SM_101f>, NVVM_Chip<NVVM_SM_101a>,
      NVVM_Chip<NVVM_SM_103f>, NVVM_Chip<NVVM_SM_103a>, NVVM_Chip<NVVM_SM_110f>,
      NVVM_Chip<NVVM_SM_110a>]>], "kind f16 or tf32 or f8f6f4">
  ];
}

// nvvm.wgmma.mma_async
def : AvailabilityFor<NVVM_WgmmaMmaAsyncOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::isOneOf($_self.getTypeA(),
      {::mlir::NVVM::WGMMATypes::b1, ::mlir::NVVM::WGMMATypes::s8,
      ::mlir::NVVM::WGMMATypes::u8, ::mlir::NVVM::WGMMATypes::f16,
      ::mlir::NVVM::WGMMATypes::bf16, ::mlir::NVVM::WGMMATypes::e4m3,
      ::mlir::NVVM::WGMMATypes::e5m2, ::mlir::NVVM::WGMMATypes::tf32})) ||
      !(::mlir::availability::isOneOf($_self.getTypeB(),
      {::mlir::NVVM::WGMMATypes::b1, ::mlir::NVVM::WGMMATypes::s8,
      ::mlir::NVVM::WGMMATypes::u8, ::mlir::NVVM::WGMMATypes::f16,
      ::mlir::NVVM::WGMMATypes::bf16, ::mlir::NVVM::WGMMATypes::e4m3,
      ::mlir::NVVM::WGMMATypes::e5m2, ::mlir::NVVM::WGMMATypes::tf32})) ||
      !(::mlir::availability::isOneOf($_self.getTypeD(),
      {::mlir::NVVM::WGMMATypes::f16, ::mlir::NVVM::WGMMATypes::f32,
      ::mlir::NVVM::WGMMATypes::s32}))}]>,
      [UnknownNeeds<"no shape with such typeA or typeB or typeD is known to exist on any chip">],
      "typeA or typeB or typeD">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone($_self.getShape().getK(),
      {{8, 32}})}]>,
      [UnknownNeeds<"no shape with such shape.k is known to exist on any chip">],
      "shape.k not from 8 to 32">,
    NVVM_Chip<NVVM_SM_90a>,
    AvailableWhen<And<[CPred<[{$_self.getTypeD() ==
      ::mlir::NVVM::WGMMATypes::s32}]>, CPred<[{$_self.getSatfinite() ==
      ::mlir::NVVM::MMAIntOverflow::satfinite}]>, CPred<[{$_self.getScaleD() ==
      ::mlir::NVVM::WGMMAScaleOut::one}]>, CPred<[{$_self.getTypeA() ==
      ::mlir::NVVM::WGMMATypes::s8}]>, Neg<CPred<[{$_self.getTypeB() ==
      ::mlir::NVVM::WGMMATypes::s8}]>>]>, [NVVM_MinPTX<NVVM_PTX_84>],
      "typeD s32, satfinite satfinite, scaleD one, typeA s8, typeB not s8">,
    AvailableWhen<And<[CPred<[{$_self.getTypeD() ==
      ::mlir::NVVM::WGMMATypes::s32}]>, CPred<[{$_self.getSatfinite() ==
      ::mlir::NVVM::MMAIntOverflow::satfinite}]>, CPred<[{$_self.getScaleD() ==
      ::mlir::NVVM::WGMMAScaleOut::one}]>, Neg<CPred<[{$_self.getTypeA() ==
      ::mlir::NVVM::WGMMATypes::s8}]>>, CPred<[{$_self.getTypeB() ==
      ::mlir::NVVM::WGMMATypes::s8}]>]>, [NVVM_MinPTX<NVVM_PTX_84>],
      "typeD s32, satfinite satfinite, scaleD one, typeA not s8, typeB s8">,
    AvailableWhen<And<[CPred<[{$_self.getTypeD() ==
      ::mlir::NVVM::WGMMATypes::s32}]>, CPred<[{$_self.getSatfinite() ==
      ::mlir::NVVM::MMAIntOverflow::satfinite}]>, Neg<CPred<[{$_self.getScaleD()
      == ::mlir::NVVM::WGMMAScaleOut::one}]>>, CPred<[{$_self.getTypeA() ==
      ::mlir::NVVM::WGMMATypes::s8}]>, Neg<CPred<[{$_self.getTypeB() ==
      ::mlir::NVVM::WGMMATypes::s8}]>>]>, [NVVM_MinPTX<NVVM_PTX_84>],
      "typeD s32, satfinite satfinite, scaleD zero, typeA s8, typeB not s8">,
    AvailableWhen<And<[CPred<[{$_self.getTypeD() ==
      ::mlir::NVVM::WGMMATypes::s32}]>, CPred<[{$_self.getSatfinite() ==
      ::mlir::NVVM::MMAIntOverflow::satfinite}]>, Neg<CPred<[{$_self.getScaleD()
      == ::mlir::NVVM::WGMMAScaleOut::one}]>>, Neg<CPred<[{$_self.getTypeA() ==
      ::mlir::NVVM::WGMMATypes::s8}]>>, CPred<[{$_self.getTypeB() ==
      ::mlir::NVVM::WGMMATypes::s8}]>]>, [NVVM_MinPTX<NVVM_PTX_84>],
      "typeD s32, satfinite satfinite, scaleD zero, typeA not s8, typeB s8">,
    AvailableWhen<And<[CPred<[{$_self.getTypeD() ==
      ::mlir::NVVM::WGMMATypes::s32}]>, CPred<[{$_self.getSatfinite() ==
      ::mlir::NVVM::MMAIntOverflow::wrapped}]>, CPred<[{$_self.getTypeA() ==
      ::mlir::NVVM::WGMMATypes::s8}]>, Neg<CPred<[{$_self.getTypeB() ==
      ::mlir::NVVM::WGMMATypes::s8}]>>]>, [NVVM_MinPTX<NVVM_PTX_84>],
      "typeD s32, satfinite wrapped, typeA s8, typeB not s8">,
    AvailableWhen<And<[CPred<[{$_self.getTypeD() ==
      ::mlir::NVVM::WGMMATypes::s32}]>, CPred<[{$_self.getSatfinite() ==
      ::mlir::NVVM::MMAIntOverflow::wrapped}]>, Neg<CPred<[{$_self.getTypeA() ==
      ::mlir::NVVM::WGMMATypes::s8}]>>, CPred<[{$_self.getTypeB() ==
      ::mlir::NVVM::WGMMATypes::s8}]>]>, [NVVM_MinPTX<NVVM_PTX_84>],
      "typeD s32, satfinite wrapped, typeA not s8, typeB s8">,
    AvailableWhen<And<[CPred<[{$_self.getTypeD() ==
      ::mlir::NVVM::WGMMATypes::s32}]>, Neg<CPred<[{$_self.getSatfinite() ==
      ::mlir::NVVM::MMAIntOverflow::satfinite}]>>,
      Neg<CPred<[{$_self.getSatfinite() ==
      ::mlir::NVVM::MMAIntOverflow::wrapped}]>>, CPred<[{$_self.getScaleD() ==
      ::mlir::NVVM::WGMMAScaleOut::one}]>, CPred<[{$_self.getShape().getN() >=
      24}]>, CPred<[{$_self.getTypeA() == ::mlir::NVVM::WGMMATypes::s8}]>,
      Neg<CPred<[{$_self.getTypeB() == ::mlir::NVVM::WGMMATypes::s8}]>>]>,
      [NVVM_MinPTX<NVVM_PTX_84>],
      "typeD s32, satfinite not satfinite, satfinite not wrapped, scaleD one, shape.n at least 24, typeA s8, typeB not s8">,
    AvailableWhen<And<[CPred<[{$_self.getTypeD() ==
      ::mlir::NVVM::WGMMATypes::s32}]>, Neg<CPred<[{$_self.getSatfinite() ==
      ::mlir::NVVM::MMAIntOverflow::satfinite}]>>,
      Neg<CPred<[{$_self.getSatfinite() ==
      ::mlir::NVVM::MMAIntOverflow::wrapped}]>>, CPred<[{$_self.getScaleD() ==
      ::mlir::NVVM::WGMMAScaleOut::one}]>, CPred<[{$_self.getShape().getN() >=
      24}]>, Neg<CPred<[{$_self.getTypeA() == ::mlir::NVVM::WGMMATypes::s8}]>>,
      CPred<[{$_self.getTypeB() == ::mlir::NVVM::WGMMATypes::s8}]>]>,
      [NVVM_MinPTX<NVVM_PTX_84>],
      "typeD s32, satfinite not satfinite, satfinite not wrapped, scaleD one, shape.n at least 24, typeA not s8, typeB s8">,
    AvailableWhen<And<[CPred<[{$_self.getTypeD() ==
      ::mlir::NVVM::WGMMATypes::s32}]>, Neg<CPred<[{$_self.getSatfinite() ==
      ::mlir::NVVM::MMAIntOverflow::satfinite}]>>,
      Neg<CPred<[{$_self.getSatfinite() ==
      ::mlir::NVVM::MMAIntOverflow::wrapped}]>>, CPred<[{$_self.getScaleD() ==
      ::mlir::NVVM::WGMMAScaleOut::one}]>, Neg<CPred<[{$_self.getShape().getN()
      >= 24}]>>, CPred<[{$_self.getTypeA() == ::mlir::NVVM::WGMMATypes::s8}]>,
      Neg<CPred<[{$_self.getTypeB() == ::mlir::NVVM::WGMMATypes::s8}]>>]>,
      [NVVM_MinPTX<NVVM_PTX_84>],
      "typeD s32, satfinite not satfinite, satfinite not wrapped, scaleD one, shape.n less than 24, typeA s8, typeB not s8">,
    AvailableWhen<And<[CPred<[{$_self.getTypeD() ==
      ::mlir::NVVM::WGMMATypes::s32}]>, Neg<CPred<[{$_self.getSatfinite() ==
      ::mlir::NVVM::MMAIntOverflow::satfinite}]>>,
      Neg<CPred<[{$_self.getSatfinite() ==
      ::mlir::NVVM::MMAIntOverflow::wrapped}]>>, CPred<[{$_self.getScaleD() ==
      ::mlir::NVVM::WGMMAScaleOut::one}]>, Neg<CPred<[{$_self.getShape().getN()
      >= 24}]>>, Neg<CPred<[{$_self.getTypeA() ==
      ::mlir::NVVM::WGMMATypes::s8}]>>, CPred<[{$_self.getTypeB() ==
      ::mlir::NVVM::WGMMATypes::s8}]>]>, [NVVM_MinPTX<NVVM_PTX_84>],
      "typeD s32, satfinite not satfinite, satfinite not wrapped, scaleD one, shape.n less than 24, typeA not s8, typeB s8">,
    AvailableWhen<And<[CPred<[{$_self.getTypeD() ==
      ::mlir::NVVM::WGMMATypes::s32}]>, Neg<CPred<[{$_self.getSatfinite() ==
      ::mlir::NVVM::MMAIntOverflow::satfinite}]>>,
      Neg<CPred<[{$_self.getSatfinite() ==
      ::mlir::NVVM::MMAIntOverflow::wrapped}]>>, Neg<CPred<[{$_self.getScaleD()
      == ::mlir::NVVM::WGMMAScaleOut::one}]>>, CPred<[{$_self.getTypeA() ==
      ::mlir::NVVM::WGMMATypes::s8}]>, Neg<CPred<[{$_self.getTypeB() ==
      ::mlir::NVVM::WGMMATypes::s8}]>>]>, [NVVM_MinPTX<NVVM_PTX_84>],
      "typeD s32, satfinite not satfinite, satfinite not wrapped, scaleD zero, typeA s8, typeB not s8">,
    AvailableWhen<And<[CPred<[{$_self.getTypeD() ==
      ::mlir::NVVM::WGMMATypes::s32}]>, Neg<CPred<[{$_self.getSatfinite() ==
      ::mlir::NVVM::MMAIntOverflow::satfinite}]>>,
      Neg<CPred<[{$_self.getSatfinite() ==
      ::mlir::NVVM::MMAIntOverflow::wrapped}]>>, Neg<CPred<[{$_self.getScaleD()
      == ::mlir::NVVM::WGMMAScaleOut::one}]>>, Neg<CPred<[{$_self.getTypeA() ==
      ::mlir::NVVM::WGMMATypes::s8}]>>, CPred<[{$_self.getTypeB() ==
      ::mlir::NVVM::WGMMATypes::s8}]>]>, [NVVM_MinPTX<NVVM_PTX_84>],
      "typeD s32, satfinite not satfinite, satfinite not wrapped, scaleD zero, typeA not s8, typeB s8">
  ];
}

// nvvm.wmma.load
def : AvailabilityFor<NVVM_WMMALoadOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::isOneOf($_self.getEltype(),
      {::mlir::NVVM::MMATypes::s8, ::mlir::NVVM::MMATypes::u8,
      ::mlir::NVVM::MMATypes::f16, ::mlir::NVVM::MMATypes::f32,
      ::mlir::NVVM::MMATypes::f64, ::mlir::NVVM::MMATypes::s32,
      ::mlir::NVVM::MMATypes::tf32}))}]>,
      [UnknownNeeds<"no shape with such eltype is known to exist on any chip">],
      "eltype">,
    AvailableWhen<And<[CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      16}]>, CPred<[{$_self.getEltype() == ::mlir::NVVM::MMATypes::f16}]>]>,
      [NVVM_Chip<NVVM_SM_70>], "k at least 16, eltype f16">,
    AvailableWhen<And<[CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      16}]>, CPred<[{$_self.getEltype() == ::mlir::NVVM::MMATypes::f32}]>]>,
      [NVVM_Chip<NVVM_SM_70>], "k at least 16, eltype f32">,
    AvailableWhen<And<[CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      16}]>, Neg<CPred<[{$_self.getEltype() == ::mlir::NVVM::MMATypes::f16}]>>,
      Neg<CPred<[{$_self.getEltype() == ::mlir::NVVM::MMATypes::f32}]>>]>,
      [NVVM_Chip<NVVM_SM_72>], "k at least 16, eltype not f16, eltype not f32">,
    AvailableWhen<Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      16}]>>, [NVVM_Chip<NVVM_SM_80>], "k less than 16">,
    AvailableWhen<CPred<[{$_self.getEltype() == ::mlir::NVVM::MMATypes::s8}]>,
      [NVVM_MinPTX<NVVM_PTX_63>], "eltype s8">,
    AvailableWhen<CPred<[{$_self.getEltype() == ::mlir::NVVM::MMATypes::s32}]>,
      [NVVM_MinPTX<NVVM_PTX_63>], "eltype s32">,
    AvailableWhen<And<[Neg<CPred<[{$_self.getEltype() ==
      ::mlir::NVVM::MMATypes::s8}]>>, Neg<CPred<[{$_self.getEltype() ==
      ::mlir::NVVM::MMATypes::s32}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getN()) >= 32}]>]>,
      [NVVM_MinPTX<NVVM_PTX_61>],
      "eltype not s8, eltype not s32, n at least 32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::asSigned($_self.getN())
      >= 32}]>>, CPred<[{::mlir::availability::asSigned($_self.getM()) >= 32}]>,
      CPred<[{$_self.getEltype() == ::mlir::NVVM::MMATypes::f16}]>]>,
      [NVVM_MinPTX<NVVM_PTX_61>], "n less than 32, m at least 32, eltype f16">,
    AvailableWhen<And<[Neg<CPred<[{$_self.getEltype() ==
      ::mlir::NVVM::MMATypes::s8}]>>, Neg<CPred<[{$_self.getEltype() ==
      ::mlir::NVVM::MMATypes::s32}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getN()) >= 32}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getM()) >= 32}]>,
      Neg<CPred<[{$_self.getEltype() == ::mlir::NVVM::MMATypes::f16}]>>]>,
      [NVVM_MinPTX<NVVM_PTX_63>],
      "eltype not s8, eltype not s32, eltype not f16, n less than 32, m at least 32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::asSigned($_self.getN())
      >= 32}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getM()) >=
      32}]>>, CPred<[{$_self.getEltype() == ::mlir::NVVM::MMATypes::u8}]>]>,
      [NVVM_MinPTX<NVVM_PTX_63>], "n less than 32, m less than 32, eltype u8">
  ];
}

// nvvm.wmma.mma
def : AvailabilityFor<NVVM_WMMAMmaOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::isOneOf($_self.getEltypeA(),
      {::mlir::NVVM::MMATypes::s8, ::mlir::NVVM::MMATypes::u8,
      ::mlir::NVVM::MMATypes::f16, ::mlir::NVVM::MMATypes::f64,
      ::mlir::NVVM::MMATypes::tf32})) ||
      !(::mlir::availability::isOneOf($_self.getEltypeB(),
      {::mlir::NVVM::MMATypes::f16, ::mlir::NVVM::MMATypes::f32,
      ::mlir::NVVM::MMATypes::f64, ::mlir::NVVM::MMATypes::s32}))}]>,
      [UnknownNeeds<"no shape with such eltypeA or eltypeB is known to exist on any chip">],
      "eltypeA or eltypeB">,
    AvailableWhen<CPred<[{$_self.getEltypeA() == ::mlir::NVVM::MMATypes::f16}]>,
      [NVVM_Chip<NVVM_SM_70>], "eltypeA f16">,
    AvailableWhen<And<[Neg<CPred<[{$_self.getEltypeA() ==
      ::mlir::NVVM::MMATypes::f16}]>>, CPred<[{$_self.getEltypeB() ==
      ::mlir::NVVM::MMATypes::s32}]>]>, [NVVM_Chip<NVVM_SM_72>],
      "eltypeA not f16, eltypeB s32">,
    AvailableWhen<And<[Neg<CPred<[{$_self.getEltypeA() ==
      ::mlir::NVVM::MMATypes::f16}]>>, Neg<CPred<[{$_self.getEltypeB() ==
      ::mlir::NVVM::MMATypes::s32}]>>]>, [NVVM_Chip<NVVM_SM_80>],
      "eltypeA not f16, eltypeB f16 or f32 or f64">,
    AvailableWhen<CPred<[{$_self.getEltypeB() == ::mlir::NVVM::MMATypes::s32}]>,
      [NVVM_MinPTX<NVVM_PTX_63>], "eltypeB s32">,
    AvailableWhen<And<[Neg<CPred<[{$_self.getEltypeB() ==
      ::mlir::NVVM::MMATypes::s32}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getM()) >= 32}]>]>,
      [NVVM_MinPTX<NVVM_PTX_61>], "eltypeB f16 or f32 or f64, m at least 32">,
    AvailableWhen<And<[Neg<CPred<[{$_self.getEltypeB() ==
      ::mlir::NVVM::MMATypes::s32}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getM()) >= 32}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getN()) >= 32}]>]>,
      [NVVM_MinPTX<NVVM_PTX_61>],
      "eltypeB f16 or f32 or f64, m less than 32, n at least 32">
  ];
}

// nvvm.wmma.store
def : AvailabilityFor<NVVM_WMMAStoreOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::isOneOf($_self.getEltype(),
      {::mlir::NVVM::MMATypes::f16, ::mlir::NVVM::MMATypes::f32,
      ::mlir::NVVM::MMATypes::f64, ::mlir::NVVM::MMATypes::s32}))}]>,
      [UnknownNeeds<"no shape with such eltype is known to exist on any chip">],
      "eltype">,
    AvailableWhen<CPred<[{$_self.getEltype() == ::mlir::NVVM::MMATypes::s32}]>,
      [NVVM_Chip<NVVM_SM_72>], "eltype s32">,
    AvailableWhen<And<[Neg<CPred<[{$_self.getEltype() ==
      ::mlir::NVVM::MMATypes::s32}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>]>,
      [NVVM_Chip<NVVM_SM_70>], "eltype f16 or f32 or f64, k at least 16">,
    AvailableWhen<And<[Neg<CPred<[{$_self.getEltype() ==
      ::mlir::NVVM::MMATypes::s32}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>>]>,
      [NVVM_Chip<NVVM_SM_80>], "eltype f16 or f32 or f64, k less than 16">,
    AvailableWhen<CPred<[{$_self.getEltype() == ::mlir::NVVM::MMATypes::s32}]>,
      [NVVM_MinPTX<NVVM_PTX_63>], "eltype s32">,
    AvailableWhen<And<[Neg<CPred<[{$_self.getEltype() ==
      ::mlir::NVVM::MMATypes::s32}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getN()) >= 32}]>]>,
      [NVVM_MinPTX<NVVM_PTX_61>], "eltype f16 or f32 or f64, n at least 32">,
    AvailableWhen<And<[Neg<CPred<[{$_self.getEltype() ==
      ::mlir::NVVM::MMATypes::s32}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getN()) >= 32}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getM()) >= 32}]>]>,
      [NVVM_MinPTX<NVVM_PTX_61>],
      "eltype f16 or f32 or f64, n less than 32, m at least 32">
  ];
}

#endif // MLIR_AVAILABILITY_GENERATED_NVVMOPS_TD
