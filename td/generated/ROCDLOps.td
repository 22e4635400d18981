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

foreach op = !listconcat([
  ROCDL_BarrierOp, ROCDL_BlockIdXOp, ROCDL_BlockIdYOp, ROCDL_BlockIdZOp,
  ROCDL_CvtPkRtz, ROCDL_DsBpermuteOp, ROCDL_MbcntHiOp, ROCDL_MbcntLoOp,
  ROCDL_SBarrierOp, ROCDL_ThreadIdXOp, ROCDL_ThreadIdYOp, ROCDL_ThreadIdZOp,
  ROCDL_WavefrontSizeOp
],
OpsOfMLIR22<[
  "ROCDL_BlockDimXOp", "ROCDL_BlockDimYOp", "ROCDL_BlockDimZOp",
  "ROCDL_GridDimXOp", "ROCDL_GridDimYOp", "ROCDL_GridDimZOp"
]>.ops) in
  def : AvailabilityFor<op> {
    let replaces = 1;
  }

foreach op = [
  ROCDL_CvtScaleF32PkBf16Bf8Op, ROCDL_CvtScaleF32PkBf8Bf16Op,
  ROCDL_CvtScaleF32PkBf8F16Op, ROCDL_CvtScaleF32PkBf8F32Op,
  ROCDL_CvtScaleF32PkF16Bf8Op, ROCDL_CvtScaleF32PkF32Bf8Op
] in
  def : AvailabilityFor<op> {
    let availability = [ROCDL_Feature<ROCDL_Feature_BF8_CVT_SCALE_INSTS>];
  }

foreach op = [
  ROCDL_CvtScaleF32Pk32Bf6Bf16Op, ROCDL_CvtScaleF32Pk32Bf6F16Op,
  ROCDL_CvtScaleF32Pk32Fp6Bf16Op, ROCDL_CvtScaleF32Pk32Fp6F16Op,
  ROCDL_CvtScaleF32SrPk32Bf6Bf16Op, ROCDL_CvtScaleF32SrPk32Bf6F16Op,
  ROCDL_CvtScaleF32SrPk32Bf6F32Op, ROCDL_CvtScaleF32SrPk32Fp6Bf16Op,
  ROCDL_CvtScaleF32SrPk32Fp6F16Op, ROCDL_CvtScaleF32SrPk32Fp6F32Op
] in
  def : AvailabilityFor<op> {
    let availability = [
      ROCDL_Feature<ROCDL_Feature_F16BF16_TO_FP6BF6_CVT_SCALE_INSTS>
    ];
  }

foreach op = [
  ROCDL_CvtScaleF32Pk32Bf16Bf6Op, ROCDL_CvtScaleF32Pk32Bf16Fp6Op,
  ROCDL_CvtScaleF32Pk32F16Bf6Op, ROCDL_CvtScaleF32Pk32F16Fp6Op,
  ROCDL_CvtScaleF32Pk32F32Bf6Op, ROCDL_CvtScaleF32Pk32F32Fp6Op
] in
  def : AvailabilityFor<op> {
    let availability = [ROCDL_Feature<ROCDL_Feature_FP6BF6_CVT_SCALE_INSTS>];
  }

foreach op = [
  ROCDL_CvtPkBf8F32Op, ROCDL_CvtPkF32Bf8Op, ROCDL_CvtPkF32Fp8Op,
  ROCDL_CvtPkFp8F32Op
] in
  def : AvailabilityFor<op> {
    let availability = [ROCDL_Feature<ROCDL_Feature_FP8_CONVERSION_INSTS>];
  }

foreach op = [
  ROCDL_CvtScaleF32PkBf16Fp8Op, ROCDL_CvtScaleF32PkF16Fp8Op,
  ROCDL_CvtScaleF32PkF32Fp8Op, ROCDL_CvtScaleF32PkFp8Bf16Op,
  ROCDL_CvtScaleF32PkFp8F16Op, ROCDL_CvtScaleF32PkFp8F32Op
] in
  def : AvailabilityFor<op> {
    let availability = [ROCDL_Feature<ROCDL_Feature_FP8_CVT_SCALE_INSTS>];
  }

foreach op = [
  ROCDL_ClusterIdXOp, ROCDL_ClusterIdYOp, ROCDL_ClusterIdZOp,
  ROCDL_CvtScaleF32Pk16Bf6Bf16Op, ROCDL_CvtScaleF32Pk16Bf6F16Op,
  ROCDL_CvtScaleF32Pk16Bf6F32Op, ROCDL_CvtScaleF32Pk16Fp6Bf16Op,
  ROCDL_CvtScaleF32Pk16Fp6F16Op, ROCDL_CvtScaleF32Pk16Fp6F32Op,
  ROCDL_CvtScaleF32Pk8Bf8Bf16Op, ROCDL_CvtScaleF32Pk8Bf8F16Op,
  ROCDL_CvtScaleF32Pk8Bf8F32Op, ROCDL_CvtScaleF32Pk8Fp4Bf16Op,
  ROCDL_CvtScaleF32Pk8Fp4F16Op, ROCDL_CvtScaleF32Pk8Fp4F32Op,
  ROCDL_CvtScaleF32Pk8Fp8Bf16Op, ROCDL_CvtScaleF32Pk8Fp8F16Op,
  ROCDL_CvtScaleF32Pk8Fp8F32Op, ROCDL_CvtScaleF32SrPk16Bf6Bf16Op,
  ROCDL_CvtScaleF32SrPk16Bf6F16Op, ROCDL_CvtScaleF32SrPk16Bf6F32Op,
  ROCDL_CvtScaleF32SrPk16Fp6Bf16Op, ROCDL_CvtScaleF32SrPk16Fp6F16Op,
  ROCDL_CvtScaleF32SrPk16Fp6F32Op, ROCDL_CvtScaleF32SrPk8Bf8Bf16Op,
  ROCDL_CvtScaleF32SrPk8Bf8F16Op, ROCDL_CvtScaleF32SrPk8Bf8F32Op,
  ROCDL_CvtScaleF32SrPk8Fp4Bf16Op, ROCDL_CvtScaleF32SrPk8Fp4F16Op,
  ROCDL_CvtScaleF32SrPk8Fp4F32Op, ROCDL_CvtScaleF32SrPk8Fp8Bf16Op,
  ROCDL_CvtScaleF32SrPk8Fp8F16Op, ROCDL_CvtScaleF32SrPk8Fp8F32Op,
  ROCDL_DsAtomicAsyncBarrierArriveOp, ROCDL_DsAtomicBarrierArriveRtnOp
] in
  def : AvailabilityFor<op> {
    let availability = [ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>];
  }

foreach op = [
  ROCDL_BarrierJoinOp, ROCDL_GetNamedBarrierStateOp
] in
  def : AvailabilityFor<op> {
    let availability = [ROCDL_Feature<ROCDL_Feature_GFX12_INSTS>];
  }

foreach op = [
  ROCDL_CvtScaleF322xPk16Bf6F32Op, ROCDL_CvtScaleF322xPk16Fp6F32Op
] in
  def : AvailabilityFor<op> {
    let availability = [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>];
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

foreach op = !listconcat([
  ROCDLExp
],
OpsOfMLIR22<[
  "ROCDL_mfma_f32_16x16x32_f16"
]>.ops) in
  def : AvailabilityFor<op> {
    let availability = [
      UnknownNeeds<"none of its shapes that were tried exists on any known chip">
    ];
  }

// rocdl.ballot
def : AvailabilityFor<ROCDL_BallotOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 1)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of res">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getRes().getType()).isInteger(32)
      ||
      ::mlir::getElementTypeOrSelf($_self.getRes().getType()).isInteger(64))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of res">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getRes().getType()).isInteger(32)}]>,
      [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>], "type of res i32">
  ];
}

// rocdl.cluster.load.async.to.lds.b128
foreach op = OpsOfMLIR22<[
  "ROCDL_ClusterLoadAsyncToLDSB128Op"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getCpol()),
      {{0, 6}, {8, 8}, {11, 12}, {16, 20}, {22, 22}, {32, 32}, {37, 37}, {53,
      53}, {64, 64}, {90, 90}, {107, 107}, {128, 128}, {165, 165}, {187, 187},
      {233, 233}, {256, 256}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "cpol not from 0 to 6 or 8 or from 11 to 12 or from 16 to 20 or 22 or 32 or 37 or 53 or 64 or 90 or 107 or 128 or 165 or 187 or 233 or 256">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getOffset()),
      {{0, 256}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "offset not from 0 to 256">,
    ROCDL_Feature<ROCDL_Feature_MCAST_LOAD_INSTS>
  ];
}

// rocdl.cluster.load.async.to.lds.b32
foreach op = OpsOfMLIR22<[
  "ROCDL_ClusterLoadAsyncToLDSB32Op"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getCpol()),
      {{0, 6}, {8, 8}, {11, 12}, {16, 20}, {22, 22}, {32, 32}, {37, 37}, {53,
      53}, {64, 64}, {90, 90}, {107, 107}, {165, 165}, {187, 187}, {233, 233},
      {256, 256}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "cpol not from 0 to 6 or 8 or from 11 to 12 or from 16 to 20 or 22 or 32 or 37 or 53 or 64 or 90 or 107 or 165 or 187 or 233 or 256">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getOffset()),
      {{0, 128}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "offset not from 0 to 128">,
    ROCDL_Feature<ROCDL_Feature_MCAST_LOAD_INSTS>
  ];
}

// rocdl.cluster.load.async.to.lds.b64
foreach op = OpsOfMLIR22<[
  "ROCDL_ClusterLoadAsyncToLDSB64Op"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getCpol()),
      {{0, 6}, {11, 11}, {16, 20}, {22, 22}, {32, 32}, {37, 37}, {53, 53}, {64,
      64}, {90, 90}, {107, 107}, {128, 128}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "cpol not from 0 to 6 or 11 or from 16 to 20 or 22 or 32 or 37 or 53 or 64 or 90 or 107 or 128">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getOffset()),
      {{0, 256}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "offset not from 0 to 256">,
    ROCDL_Feature<ROCDL_Feature_MCAST_LOAD_INSTS>
  ];
}

// rocdl.cluster.load.async.to.lds.b8
foreach op = OpsOfMLIR22<[
  "ROCDL_ClusterLoadAsyncToLDSB8Op"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getCpol()),
      {{0, 6}, {8, 8}, {11, 11}, {16, 20}, {22, 22}, {32, 32}, {37, 37}, {53,
      53}, {64, 64}, {90, 90}, {107, 107}, {128, 128}, {165, 165}, {187, 187},
      {233, 233}, {256, 256}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "cpol not from 0 to 6 or 8 or 11 or from 16 to 20 or 22 or 32 or 37 or 53 or 64 or 90 or 107 or 128 or 165 or 187 or 233 or 256">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getOffset()),
      {{0, 256}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "offset not from 0 to 256">,
    ROCDL_Feature<ROCDL_Feature_MCAST_LOAD_INSTS>
  ];
}

// rocdl.cos
def : AvailabilityFor<ROCDLCos> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getArg().getType()).isF16()
      || ::mlir::getElementTypeOrSelf($_self.getArg().getType()).isF32() ||
      ::mlir::getElementTypeOrSelf($_self.getArg().getType()).isBF16())}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of arg">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getRes().getType()).isF16()
      || ::mlir::getElementTypeOrSelf($_self.getRes().getType()).isF32() ||
      ::mlir::getElementTypeOrSelf($_self.getRes().getType()).isBF16())}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of res">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getArg().getType()).isBF16()}]>,
      [ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>], "type of arg bf16">
  ];
}

// rocdl.cvt.f32.bf8
// rocdl.cvt.f32.fp8
// rocdl.cvt.sr.bf8.f32
// rocdl.cvt.sr.fp8.f32
foreach op = [
  ROCDL_CvtF32Bf8Op, ROCDL_CvtF32Fp8Op, ROCDL_CvtSrBf8F32Op, ROCDL_CvtSrFp8F32Op
] in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getByteSel()),
      {{0, 3}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "byteSel not from 0 to 3">,
    ROCDL_Feature<ROCDL_Feature_FP8_CONVERSION_INSTS>
  ];
}

// rocdl.cvt.scale.pk16.bf16.bf6
// rocdl.cvt.scale.pk16.bf16.fp6
// rocdl.cvt.scale.pk16.f16.bf6
// rocdl.cvt.scale.pk16.f16.fp6
// rocdl.cvt.scale.pk16.f32.bf6
// rocdl.cvt.scale.pk16.f32.fp6
// rocdl.cvt.scale.pk8.bf16.bf8
// rocdl.cvt.scale.pk8.bf16.fp4
// rocdl.cvt.scale.pk8.bf16.fp8
// rocdl.cvt.scale.pk8.f16.bf8
// rocdl.cvt.scale.pk8.f16.fp4
// rocdl.cvt.scale.pk8.f16.fp8
// rocdl.cvt.scale.pk8.f32.bf8
// rocdl.cvt.scale.pk8.f32.fp4
// rocdl.cvt.scale.pk8.f32.fp8
foreach op = [
  ROCDL_CvtPkScalePk16Bf16Bf6Op, ROCDL_CvtPkScalePk16Bf16Fp6Op,
  ROCDL_CvtPkScalePk16F16Bf6Op, ROCDL_CvtPkScalePk16F16Fp6Op,
  ROCDL_CvtPkScalePk16F32Bf6Op, ROCDL_CvtPkScalePk16F32Fp6Op,
  ROCDL_CvtPkScalePk8Bf16Bf8Op, ROCDL_CvtPkScalePk8Bf16Fp4Op,
  ROCDL_CvtPkScalePk8Bf16Fp8Op, ROCDL_CvtPkScalePk8F16Bf8Op,
  ROCDL_CvtPkScalePk8F16Fp4Op, ROCDL_CvtPkScalePk8F16Fp8Op,
  ROCDL_CvtPkScalePk8F32Bf8Op, ROCDL_CvtPkScalePk8F32Fp4Op,
  ROCDL_CvtPkScalePk8F32Fp8Op
] in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getScaleSel()),
      {{0, 12}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "scaleSel not from 0 to 12">,
    ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>
  ];
}

// rocdl.cvt.scalef32.f16.bf8
// rocdl.cvt.scalef32.f32.bf8
foreach op = [
  ROCDL_CvtScaleF32F16Bf8Op, ROCDL_CvtScaleF32F32Bf8Op
] in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getSrcSelIndex()),
      {{0, 3}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "srcSelIndex not from 0 to 3">,
    ROCDL_Feature<ROCDL_Feature_BF8_CVT_SCALE_INSTS>
  ];
}

// rocdl.cvt.scalef32.f16.fp8
// rocdl.cvt.scalef32.f32.fp8
foreach op = [
  ROCDL_CvtScaleF32F16Fp8Op, ROCDL_CvtScaleF32F32Fp8Op
] in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getSrcSelIndex()),
      {{0, 3}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "srcSelIndex not from 0 to 3">,
    ROCDL_Feature<ROCDL_Feature_FP8_CVT_SCALE_INSTS>
  ];
}

// rocdl.cvt.scalef32.pk.bf16.fp4
// rocdl.cvt.scalef32.pk.f16.fp4
// rocdl.cvt.scalef32.pk.f32.fp4
foreach op = [
  ROCDL_CvtScaleF32PkBf16Fp4Op, ROCDL_CvtScaleF32PkF16Fp4Op,
  ROCDL_CvtScaleF32PkF32Fp4Op
] in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getSrcSelIndex()),
      {{0, 3}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "srcSelIndex not from 0 to 3">,
    ROCDL_Feature<ROCDL_Feature_FP4_CVT_SCALE_INSTS>
  ];
}

// rocdl.cvt.scalef32.pk.fp4.bf16
// rocdl.cvt.scalef32.pk.fp4.f16
// rocdl.cvt.scalef32.pk.fp4.f32
// rocdl.cvt.scalef32.sr.pk.fp4.bf16
// rocdl.cvt.scalef32.sr.pk.fp4.f16
// rocdl.cvt.scalef32.sr.pk.fp4.f32
foreach op = [
  ROCDL_CvtScaleF32PkFp4Bf16Op, ROCDL_CvtScaleF32PkFp4F16Op,
  ROCDL_CvtScaleF32PkFp4F32Op, ROCDL_CvtScaleF32SrPkFp4Bf16Op,
  ROCDL_CvtScaleF32SrPkFp4F16Op, ROCDL_CvtScaleF32SrPkFp4F32Op
] in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getDstSelIndex()),
      {{0, 3}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "dstSelIndex not from 0 to 3">,
    ROCDL_Feature<ROCDL_Feature_FP4_CVT_SCALE_INSTS>
  ];
}

// rocdl.cvt.scalef32.sr.bf8.bf16
// rocdl.cvt.scalef32.sr.bf8.f16
// rocdl.cvt.scalef32.sr.bf8.f32
foreach op = [
  ROCDL_CvtScaleF32SrBf8BF16Op, ROCDL_CvtScaleF32SrBf8F16Op,
  ROCDL_CvtScaleF32SrBf8F32Op
] in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getDstSelIndex()),
      {{0, 3}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "dstSelIndex not from 0 to 3">,
    ROCDL_Feature<ROCDL_Feature_BF8_CVT_SCALE_INSTS>
  ];
}

// rocdl.cvt.scalef32.sr.fp8.bf16
// rocdl.cvt.scalef32.sr.fp8.f16
// rocdl.cvt.scalef32.sr.fp8.f32
foreach op = [
  ROCDL_CvtScaleF32SrFp8BF16Op, ROCDL_CvtScaleF32SrFp8F16Op,
  ROCDL_CvtScaleF32SrFp8F32Op
] in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getDstSelIndex()),
      {{0, 3}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "dstSelIndex not from 0 to 3">,
    ROCDL_Feature<ROCDL_Feature_FP8_CVT_SCALE_INSTS>
  ];
}

// rocdl.ds.load.tr16.b128
def : AvailabilityFor<ROCDL_DsLoadTr16_B128> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of res">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getRes().getType()).isF16()
      || ::mlir::getElementTypeOrSelf($_self.getRes().getType()).isInteger(16)
      || ::mlir::getElementTypeOrSelf($_self.getRes().getType()).isBF16())}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of res">,
    ROCDL_Feature<ROCDL_Feature_MCAST_LOAD_INSTS>
  ];
}

// rocdl.ds.load.tr4.b64
// rocdl.global.load.tr4.b64
foreach op = [
  ROCDL_DsLoadTr4_B64, ROCDL_GlobalLoadTr4_B64
] in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 2)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of res">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getRes().getType()).isInteger(32))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of res">,
    ROCDL_Feature<ROCDL_Feature_TRANSPOSE_LOAD_F4F6_INSTS>
  ];
}

// rocdl.ds.load.tr6.b96
// rocdl.global.load.tr6.b96
foreach op = [
  ROCDL_DsLoadTr6_B96, ROCDL_GlobalLoadTr6_B96
] in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 3)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of res">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getRes().getType()).isInteger(32))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of res">,
    ROCDL_Feature<ROCDL_Feature_MCAST_LOAD_INSTS>
  ];
}

// rocdl.ds.load.tr8.b64
def : AvailabilityFor<ROCDL_DsLoadTr8_B64> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 2)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of res">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getRes().getType()).isInteger(32))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of res">,
    ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>
  ];
}

// rocdl.ds.read.tr16.b64
def : AvailabilityFor<ROCDL_ds_read_tr16_b64> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 4)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of res">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getRes().getType()).isF16()
      || ::mlir::getElementTypeOrSelf($_self.getRes().getType()).isInteger(16)
      || ::mlir::getElementTypeOrSelf($_self.getRes().getType()).isBF16())}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of res">,
    ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>
  ];
}

// rocdl.ds.read.tr4.b64
// rocdl.ds.read.tr8.b64
foreach op = [
  ROCDL_ds_read_tr4_b64, ROCDL_ds_read_tr8_b64
] in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 2)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of res">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getRes().getType()).isInteger(32))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of res">,
    ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>
  ];
}

// rocdl.ds.read.tr6.b96
def : AvailabilityFor<ROCDL_ds_read_tr6_b96> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 3)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of res">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getRes().getType()).isInteger(32))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of res">,
    ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>
  ];
}

// rocdl.ds_swizzle
def : AvailabilityFor<ROCDL_DsSwizzleOp> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getOffset()),
      {{0, 16415}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant offset not from 0 to 16415">,
    AvailableWhen<CPred<[{!::mlir::availability::getConstant($_self.getOffset())}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "offset not a constant">
  ];
}

// rocdl.exp2
// rocdl.log
// rocdl.rcp
// rocdl.sin
// rocdl.sqrt
foreach op = [
  ROCDLExp2, ROCDLLog, ROCDLRcp, ROCDLSin, ROCDLSqrt
] in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getArg().getType()).isBF16()}]>,
      [ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>], "type of arg bf16">
  ];
}

// rocdl.flat.prefetch
foreach op = OpsOfMLIR22<[
  "ROCDL_FlatPrefetchOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getScope()),
      {{0, 6}, {8, 8}, {11, 12}, {16, 20}, {22, 22}, {32, 32}, {37, 37}, {53,
      53}, {64, 64}, {90, 90}, {107, 107}, {128, 128}, {165, 165}, {187, 187},
      {233, 233}, {256, 256}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "scope not from 0 to 6 or 8 or from 11 to 12 or from 16 to 20 or 22 or 32 or 37 or 53 or 64 or 90 or 107 or 128 or 165 or 187 or 233 or 256">,
    ROCDL_Feature<ROCDL_Feature_FLAT_GVS_MODE>
  ];
}

// rocdl.fmed3
def : AvailabilityFor<ROCDL_FMed3Op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 1)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of res">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getSrc0().getType())
      == 1)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of src0">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getSrc1().getType())
      == 1)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of src1">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getSrc2().getType())
      == 1)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of src2">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getRes().getType()).isF16()
      || ::mlir::getElementTypeOrSelf($_self.getRes().getType()).isF32())}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of res">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getSrc0().getType()).isF16()
      || ::mlir::getElementTypeOrSelf($_self.getSrc0().getType()).isF32())}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of src0">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getSrc1().getType()).isF16()
      || ::mlir::getElementTypeOrSelf($_self.getSrc1().getType()).isF32())}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of src1">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getSrc2().getType()).isF16()
      || ::mlir::getElementTypeOrSelf($_self.getSrc2().getType()).isF32())}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of src2">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getRes().getType()).isF16()}]>,
      [ROCDL_Feature<ROCDL_Feature_GFX9_INSTS>], "type of res f16">
  ];
}

// rocdl.global.load.async.to.lds.b128
// rocdl.global.load.async.to.lds.b32
foreach op = OpsOfMLIR22<[
  "ROCDL_GlobalLoadAsyncToLDSB128Op", "ROCDL_GlobalLoadAsyncToLDSB32Op"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getAux()),
      {{0, 6}, {11, 12}, {16, 20}, {22, 22}, {32, 32}, {37, 37}, {53, 53}, {64,
      64}, {90, 90}, {107, 107}, {128, 128}, {165, 165}, {187, 187}, {233, 233},
      {256, 256}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "aux not from 0 to 6 or from 11 to 12 or from 16 to 20 or 22 or 32 or 37 or 53 or 64 or 90 or 107 or 128 or 165 or 187 or 233 or 256">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getOffset()),
      {{0, 256}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "offset not from 0 to 256">,
    ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>
  ];
}

// rocdl.global.load.async.to.lds.b64
foreach op = OpsOfMLIR22<[
  "ROCDL_GlobalLoadAsyncToLDSB64Op"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getAux()),
      {{0, 6}, {8, 8}, {11, 11}, {16, 20}, {22, 22}, {32, 32}, {37, 37}, {53,
      53}, {64, 64}, {90, 90}, {107, 107}, {128, 128}, {165, 165}, {187, 187},
      {233, 233}, {256, 256}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "aux not from 0 to 6 or 8 or 11 or from 16 to 20 or 22 or 32 or 37 or 53 or 64 or 90 or 107 or 128 or 165 or 187 or 233 or 256">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getOffset()),
      {{0, 128}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "offset not from 0 to 128">,
    ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>
  ];
}

// rocdl.global.load.async.to.lds.b8
foreach op = OpsOfMLIR22<[
  "ROCDL_GlobalLoadAsyncToLDSB8Op"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getAux()),
      {{0, 6}, {8, 8}, {11, 11}, {16, 20}, {22, 22}, {37, 37}, {53, 53}, {64,
      64}, {90, 90}, {107, 107}, {128, 128}, {165, 165}, {187, 187}, {233, 233},
      {256, 256}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "aux not from 0 to 6 or 8 or 11 or from 16 to 20 or 22 or 37 or 53 or 64 or 90 or 107 or 128 or 165 or 187 or 233 or 256">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getOffset()),
      {{0, 128}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "offset not from 0 to 128">,
    ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>
  ];
}

// rocdl.global.load.lds
foreach op = OpsOfMLIR22<[
  "ROCDL_GlobalLoadLDSOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getAux()),
      {{0, 256}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "aux not from 0 to 256">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getOffset()),
      {{0, 64}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "offset not from 0 to 64">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getSize()),
      {{4, 4}, {12, 12}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "size not 4 or 12">,
    AvailableWhen<CPred<[{::mlir::availability::asSigned($_self.getSize()) >=
      12}]>, [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>], "size at least 12">,
    AvailableWhen<CPred<[{!(::mlir::availability::asSigned($_self.getSize()) >=
      12)}]>, [ROCDL_Feature<ROCDL_Feature_VMEM_TO_LDS_LOAD_INSTS>],
      "size less than 12">
  ];
}

// rocdl.global.load.tr.b128
def : AvailabilityFor<ROCDL_GlobalLoadTr8_B128> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of res">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getRes().getType()).isF16()
      || ::mlir::getElementTypeOrSelf($_self.getRes().getType()).isInteger(16)
      || ::mlir::getElementTypeOrSelf($_self.getRes().getType()).isBF16())}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of res">,
    ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_INSTS>,
    ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>
  ];
}

// rocdl.global.load.tr.b64
def : AvailabilityFor<ROCDL_GlobalLoadTr8_B64> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 2)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of res">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getRes().getType()).isInteger(32))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of res">,
    ROCDL_Feature<ROCDL_Feature_GFX12_INSTS>,
    ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>
  ];
}

// rocdl.global.prefetch
foreach op = OpsOfMLIR22<[
  "ROCDL_GlobalPrefetchOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getScope()),
      {{0, 6}, {8, 8}, {11, 12}, {16, 20}, {22, 22}, {32, 32}, {37, 37}, {53,
      53}, {64, 64}, {90, 90}, {107, 107}, {128, 128}, {165, 165}, {187, 187},
      {233, 233}, {256, 256}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "scope not from 0 to 6 or 8 or from 11 to 12 or from 16 to 20 or 22 or 32 or 37 or 53 or 64 or 90 or 107 or 128 or 165 or 187 or 233 or 256">,
    ROCDL_Feature<ROCDL_Feature_VMEM_PREF_INSTS>
  ];
}

// rocdl.iglp.opt
def : AvailabilityFor<ROCDL_IglpOpt> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getVariant()),
      {{0, 256}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "variant not from 0 to 256">
  ];
}

// rocdl.load.to.lds
foreach op = OpsOfMLIR22<[
  "ROCDL_LoadToLDSOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getAddressSpace($_self.getGlobalPtr().getType())
      == 0 ||
      ::mlir::availability::getAddressSpace($_self.getGlobalPtr().getType()) ==
      1 ||
      ::mlir::availability::getAddressSpace($_self.getGlobalPtr().getType()) ==
      4 ||
      ::mlir::availability::getAddressSpace($_self.getGlobalPtr().getType()) ==
      7)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "space of globalPtr">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getAux()),
      {{0, 12}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "aux not from 0 to 12">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getOffset()),
      {{0, 128}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "offset not from 0 to 128">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getSize()),
      {{1, 2}, {4, 4}, {12, 12}, {16, 16}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "size not from 1 to 2 or 4 or 12 or 16">,
    AvailableWhen<CPred<[{::mlir::availability::asSigned($_self.getSize()) >=
      12}]>, [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>], "size at least 12">,
    AvailableWhen<CPred<[{!(::mlir::availability::asSigned($_self.getSize()) >=
      12)}]>, [ROCDL_Feature<ROCDL_Feature_VMEM_TO_LDS_LOAD_INSTS>],
      "size less than 12">
  ];
}

// rocdl.make.buffer.rsrc
def : AvailabilityFor<ROCDL_MakeBufferRsrcOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getAddressSpace($_self.getBase().getType())
      == 0 || ::mlir::availability::getAddressSpace($_self.getBase().getType())
      == 1 || ::mlir::availability::getAddressSpace($_self.getBase().getType())
      == 4 || ::mlir::availability::getAddressSpace($_self.getBase().getType())
      == 5 || ::mlir::availability::getAddressSpace($_self.getBase().getType())
      == 6 || ::mlir::availability::getAddressSpace($_self.getBase().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "space of base">,
    AvailableWhen<CPred<[{!(::mlir::availability::getAddressSpace($_self.getRes().getType())
      == 7 || ::mlir::availability::getAddressSpace($_self.getRes().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "space of res">,
    AvailableWhen<CPred<[{::mlir::availability::getAddressSpace($_self.getBase().getType())
      >= 8}]>,
      [ROCDL_Feature<ROCDL_Feature_F45_BIT_NUM_RECORDS_BUFFER_RESOURCE>],
      "space of base at least 8">
  ];
}

// rocdl.mfma.f32.16x16x16bf16.1k
// rocdl.mfma.f32.16x16x4bf16.1k
// rocdl.mfma.f32.32x32x4bf16.1k
// rocdl.mfma.f32.32x32x8bf16.1k
// rocdl.mfma.f32.4x4x4bf16.1k
// rocdl.mfma.f64.16x16x4f64
// rocdl.mfma.f64.4x4x4f64
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_16x16x16bf16_1k", "ROCDL_mfma_f32_16x16x4bf16_1k",
  "ROCDL_mfma_f32_32x32x4bf16_1k", "ROCDL_mfma_f32_32x32x8bf16_1k",
  "ROCDL_mfma_f32_4x4x4bf16_1k", "ROCDL_mfma_f64_16x16x4f64",
  "ROCDL_mfma_f64_4x4x4f64"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not 0">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not 0">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_GFX90A_INSTS>
  ];
}

// rocdl.mfma.f32.16x16x16f16
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_16x16x16f16"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 0}, {2, 2}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not 0 or 2">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 0}, {8, 8}, {12, 12}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not 0 or 8 or 12">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_MAI_INSTS>
  ];
}

// rocdl.mfma.f32.16x16x1f32
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_16x16x1f32"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 3}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 3">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 8}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not from 0 to 8">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 1}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not from 0 to 1">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_MAI_INSTS>
  ];
}

// rocdl.mfma.f32.16x16x2bf16
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_16x16x2bf16"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 4">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 2}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not from 0 to 2">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 2}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not from 0 to 2">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_MAI_INSTS>,
    ROCDL_Feature<ROCDL_Feature_MAD_MAC_F32_INSTS>
  ];
}

// rocdl.mfma.f32.16x16x32.bf16
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_16x16x32_bf16"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 4">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 0}, {12, 12}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not 0 or 12">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>
  ];
}

// rocdl.mfma.f32.16x16x32.bf8.bf8
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_16x16x32_bf8_bf8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not 0">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 1}, {3, 3}, {12, 12}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not from 0 to 1 or 3 or 12">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_FP8_INSTS>
  ];
}

// rocdl.mfma.f32.16x16x32.bf8.fp8
// rocdl.mfma.f32.32x32x16.bf8.fp8
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_16x16x32_bf8_fp8", "ROCDL_mfma_f32_32x32x16_bf8_fp8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 4">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 2}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not from 0 to 2">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_FP8_INSTS>
  ];
}

// rocdl.mfma.f32.16x16x32.fp8.bf8
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_16x16x32_fp8_bf8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 2}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 2">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 0}, {4, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not 0 or 4">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_FP8_INSTS>
  ];
}

// rocdl.mfma.f32.16x16x32.fp8.fp8
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_16x16x32_fp8_fp8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not 0">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 8}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not from 0 to 8">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 3}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not from 0 to 3">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_FP8_INSTS>
  ];
}

// rocdl.mfma.f32.16x16x4f16
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_16x16x4f16"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not 0">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 8}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not from 0 to 8">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_MAI_INSTS>
  ];
}

// rocdl.mfma.f32.16x16x4f32
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_16x16x4f32"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 1}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 1">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 2}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not from 0 to 2">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_MAI_INSTS>
  ];
}

// rocdl.mfma.f32.16x16x8.xf32
// rocdl.mfma.f32.32x32x4.xf32
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_16x16x8_xf32", "ROCDL_mfma_f32_32x32x4_xf32"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not 0">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not 0">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_XF32_INSTS>
  ];
}

// rocdl.mfma.f32.16x16x8bf16
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_16x16x8bf16"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 1}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 1">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 0}, {8, 8}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not 0 or 8">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_MAI_INSTS>,
    ROCDL_Feature<ROCDL_Feature_MAD_MAC_F32_INSTS>
  ];
}

// rocdl.mfma.f32.32x32x16.bf16
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_32x32x16_bf16"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 4">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 0}, {4, 4}, {8, 8}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not 0 or 4 or 8">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}, {4, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0 or 4">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>
  ];
}

// rocdl.mfma.f32.32x32x16.bf8.bf8
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_32x32x16_bf8_bf8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 0}, {4, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not 0 or 4">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 1}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not from 0 to 1">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_FP8_INSTS>
  ];
}

// rocdl.mfma.f32.32x32x16.f16
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_32x32x16_f16"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not 0">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not 0">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>
  ];
}

// rocdl.mfma.f32.32x32x16.fp8.bf8
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_32x32x16_fp8_bf8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 2}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 2">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not 0">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_FP8_INSTS>
  ];
}

// rocdl.mfma.f32.32x32x16.fp8.fp8
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_32x32x16_fp8_fp8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 4">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not from 0 to 4">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_FP8_INSTS>
  ];
}

// rocdl.mfma.f32.32x32x1f32
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_32x32x1f32"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 2}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 2">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 1}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not from 0 to 1">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 3}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not from 0 to 3">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_MAI_INSTS>
  ];
}

// rocdl.mfma.f32.32x32x2bf16
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_32x32x2bf16"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 4">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 3}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not from 0 to 3">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_MAI_INSTS>,
    ROCDL_Feature<ROCDL_Feature_MAD_MAC_F32_INSTS>
  ];
}

// rocdl.mfma.f32.32x32x2f32
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_32x32x2f32"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not 0">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 12}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not from 0 to 12">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 1}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not from 0 to 1">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_MAI_INSTS>
  ];
}

// rocdl.mfma.f32.32x32x4bf16
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_32x32x4bf16"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not 0">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 1}, {12, 12}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not from 0 to 1 or 12">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_MAI_INSTS>,
    ROCDL_Feature<ROCDL_Feature_MAD_MAC_F32_INSTS>
  ];
}

// rocdl.mfma.f32.32x32x4f16
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_32x32x4f16"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 3}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 3">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not from 0 to 4">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_MAI_INSTS>
  ];
}

// rocdl.mfma.f32.32x32x8f16
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_32x32x8f16"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not 0">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not from 0 to 4">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 1}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not from 0 to 1">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_MAI_INSTS>
  ];
}

// rocdl.mfma.f32.4x4x1f32
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_4x4x1f32"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not 0">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 1}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not from 0 to 1">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 3}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not from 0 to 3">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_MAI_INSTS>
  ];
}

// rocdl.mfma.f32.4x4x2bf16
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_4x4x2bf16"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 1}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 1">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 0}, {12, 12}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not 0 or 12">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 1}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not from 0 to 1">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_MAI_INSTS>,
    ROCDL_Feature<ROCDL_Feature_MAD_MAC_F32_INSTS>
  ];
}

// rocdl.mfma.f32.4x4x4f16
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_4x4x4f16"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 1}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 1">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 0}, {4, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not 0 or 4">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 3}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not from 0 to 3">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_MAI_INSTS>
  ];
}

// rocdl.mfma.i32.16x16x16i8
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_i32_16x16x16i8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 1}, {4, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 1 or 4">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not 0">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_MAI_INSTS>,
    ROCDL_Feature<ROCDL_Feature_IMAGE_INSTS>
  ];
}

// rocdl.mfma.i32.16x16x32.i8
// rocdl.mfma.i32.32x32x16.i8
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_i32_16x16x32_i8", "ROCDL_mfma_i32_32x32x16_i8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not 0">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not 0">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_GFX940_INSTS>
  ];
}

// rocdl.mfma.i32.16x16x4i8
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_i32_16x16x4i8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 4">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 0}, {4, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not 0 or 4">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}, {4, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0 or 4">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_MAI_INSTS>
  ];
}

// rocdl.mfma.i32.16x16x64.i8
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_i32_16x16x64_i8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not 0">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 0}, {8, 8}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not 0 or 8">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}, {3, 3}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0 or 3">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>
  ];
}

// rocdl.mfma.i32.32x32x32.i8
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_i32_32x32x32_i8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 4">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 8}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not from 0 to 8">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 3}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not from 0 to 3">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>
  ];
}

// rocdl.mfma.i32.32x32x4i8
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_i32_32x32x4i8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 3}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 3">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not 0">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_MAI_INSTS>
  ];
}

// rocdl.mfma.i32.32x32x8i8
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_i32_32x32x8i8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not 0">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not 0">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_MAI_INSTS>,
    ROCDL_Feature<ROCDL_Feature_IMAGE_INSTS>
  ];
}

// rocdl.mfma.i32.4x4x4i8
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_i32_4x4x4i8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 4">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 8}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not from 0 to 8">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_MAI_INSTS>
  ];
}

// rocdl.mfma.scale.f32.16x16x128.f8f6f4
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_scale_f32_16x16x128_f8f6f4"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 4">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not from 0 to 4">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 3}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not from 0 to 3">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 7 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[7]),
      {{0, 3}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.7 not from 0 to 3">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5])) ||
      ($_self.getArgs().size() > 7 &&
      !::mlir::availability::getConstant($_self.getArgs()[7]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 or args.7 not a constant">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) >= 8 &&
      $_self.getArgs().size() > 4 &&
      ::mlir::availability::getConstant($_self.getArgs()[4]) >= 2}]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of args.1 at least 8, constant args.4 at least 2">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) >= 8 &&
      !($_self.getArgs().size() > 4 &&
      ::mlir::availability::getConstant($_self.getArgs()[4]) >= 2)}]>,
      [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>],
      "lanes of args.1 at least 8, constant args.4 less than 2">,
    AvailableWhen<CPred<[{!($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) >= 8)}]>,
      [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>],
      "lanes of args.1 less than 8">
  ];
}

// rocdl.mfma.scale.f32.32x32x64.f8f6f4
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_scale_f32_32x32x64_f8f6f4"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 4">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not from 0 to 4">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 3}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not from 0 to 3">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 7 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[7]),
      {{0, 3}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.7 not from 0 to 3">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5])) ||
      ($_self.getArgs().size() > 7 &&
      !::mlir::availability::getConstant($_self.getArgs()[7]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 or args.7 not a constant">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) >= 6}]>,
      [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>], "lanes of args at least 6">,
    AvailableWhen<CPred<[{!($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) >= 6) &&
      $_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) >= 8 &&
      $_self.getArgs().size() > 4 &&
      ::mlir::availability::getConstant($_self.getArgs()[4]) >= 4}]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of args less than 6, lanes of args.1 at least 8, constant args.4 at least 4">,
    AvailableWhen<CPred<[{!($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) >= 6) &&
      $_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) >= 8 &&
      !($_self.getArgs().size() > 4 &&
      ::mlir::availability::getConstant($_self.getArgs()[4]) >= 4)}]>,
      [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>],
      "lanes of args less than 6, lanes of args.1 at least 8, constant args.4 less than 4">,
    AvailableWhen<CPred<[{!($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) >= 6) &&
      !($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) >= 8)}]>,
      [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>],
      "lanes of args less than 6, lanes of args.1 less than 8">
  ];
}

// rocdl.permlanex16
def : AvailabilityFor<ROCDL_PermlaneX16Op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getOld().getType())
      == 1 || ::mlir::availability::getNumLanes($_self.getOld().getType()) ==
      2)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of old">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 1 || ::mlir::availability::getNumLanes($_self.getRes().getType()) ==
      2)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of res">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getSrc0().getType())
      == 1 || ::mlir::availability::getNumLanes($_self.getSrc0().getType()) ==
      2)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of src0">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getOld().getType()).isF32()
      ||
      ::mlir::getElementTypeOrSelf($_self.getOld().getType()).isInteger(32))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of old">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getRes().getType()).isF32()
      ||
      ::mlir::getElementTypeOrSelf($_self.getRes().getType()).isInteger(32))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of res">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getSrc0().getType()).isF32()
      ||
      ::mlir::getElementTypeOrSelf($_self.getSrc0().getType()).isInteger(32))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of src0">,
    ROCDL_Feature<ROCDL_Feature_GFX10_INSTS>
  ];
}

// rocdl.raw.buffer.atomic.cmpswap
// rocdl.raw.ptr.buffer.atomic.cmpswap
foreach op = OpsOfMLIR22<[
  "ROCDL_RawBufferAtomicCmpSwap", "ROCDL_RawPtrBufferAtomicCmpSwap"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getAux()),
      {{0, 8}, {11, 12}, {16, 20}, {22, 22}, {32, 32}, {37, 37}, {53, 53}, {64,
      64}, {90, 90}, {107, 107}, {128, 128}, {165, 165}, {187, 187}, {233, 233},
      {256, 256}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant aux not from 0 to 8 or from 11 to 12 or from 16 to 20 or 22 or 32 or 37 or 53 or 64 or 90 or 107 or 128 or 165 or 187 or 233 or 256">,
    AvailableWhen<CPred<[{!::mlir::availability::getConstant($_self.getAux())}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "aux not a constant">,
    AvailableWhen<CPred<[{!(::mlir::availability::getConstant($_self.getAux())
      >= 256) && ::mlir::availability::getConstant($_self.getAux()) >= 233}]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>],
      "constant aux less than 256, constant aux at least 233">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      165 && !(::mlir::availability::getConstant($_self.getAux()) >= 233)}]>,
      [ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "constant aux at least 165, constant aux less than 233">,
    AvailableWhen<CPred<[{!(::mlir::availability::getConstant($_self.getAux())
      >= 128) && ::mlir::availability::getConstant($_self.getAux()) >= 107}]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>],
      "constant aux less than 128, constant aux at least 107">,
    AvailableWhen<CPred<[{!(::mlir::availability::getConstant($_self.getAux())
      >= 107) && ::mlir::availability::getConstant($_self.getAux()) >= 90}]>,
      [ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "constant aux less than 107, constant aux at least 90">,
    AvailableWhen<CPred<[{!(::mlir::availability::getConstant($_self.getAux())
      >= 64) && ::mlir::availability::getConstant($_self.getAux()) >= 53}]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>],
      "constant aux less than 64, constant aux at least 53">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      37 && !(::mlir::availability::getConstant($_self.getAux()) >= 53)}]>,
      [ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "constant aux at least 37, constant aux less than 53">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      32 && !(::mlir::availability::getConstant($_self.getAux()) >= 37)}]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>],
      "constant aux at least 32, constant aux less than 37">,
    AvailableWhen<CPred<[{!(::mlir::availability::getConstant($_self.getAux())
      >= 16) && ::mlir::availability::getConstant($_self.getAux()) >= 12}]>,
      [ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "constant aux less than 16, constant aux at least 12">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      4 && !(::mlir::availability::getConstant($_self.getAux()) >= 8)}]>,
      [ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "constant aux at least 4, constant aux less than 8">
  ];
}

// rocdl.raw.buffer.atomic.fadd
foreach op = OpsOfMLIR22<[
  "ROCDL_RawBufferAtomicFAddOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getVdata().getType())
      == 1 || ::mlir::availability::getNumLanes($_self.getVdata().getType()) ==
      2)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of vdata">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getAux()),
      {{0, 8}, {11, 12}, {16, 20}, {22, 22}, {32, 32}, {37, 37}, {53, 53}, {64,
      64}, {90, 90}, {107, 107}, {128, 128}, {165, 165}, {187, 187}, {233, 233},
      {256, 256}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant aux not from 0 to 8 or from 11 to 12 or from 16 to 20 or 22 or 32 or 37 or 53 or 64 or 90 or 107 or 128 or 165 or 187 or 233 or 256">,
    AvailableWhen<CPred<[{!::mlir::availability::getConstant($_self.getAux())}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "aux not a constant">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      256}]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>],
      "constant aux at least 256">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      233 && !(::mlir::availability::getConstant($_self.getAux()) >= 256)}]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "constant aux at least 233, constant aux less than 256">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      165 && !(::mlir::availability::getConstant($_self.getAux()) >= 233)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_RTN_INSTS>,
      ROCDL_Feature<ROCDL_Feature_DOT5_INSTS>],
      "constant aux at least 165, constant aux less than 233">,
    AvailableWhen<CPred<[{!(::mlir::availability::getConstant($_self.getAux())
      >= 165) && ::mlir::availability::getConstant($_self.getAux()) >= 128}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>],
      "constant aux less than 165, constant aux at least 128">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      107 && !(::mlir::availability::getConstant($_self.getAux()) >= 128)}]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "constant aux at least 107, constant aux less than 128">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      64 && !(::mlir::availability::getConstant($_self.getAux()) >= 107)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>],
      "constant aux at least 64, constant aux less than 107">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      53 && !(::mlir::availability::getConstant($_self.getAux()) >= 64)}]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "constant aux at least 53, constant aux less than 64">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      37 && !(::mlir::availability::getConstant($_self.getAux()) >= 53)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_RTN_INSTS>,
      ROCDL_Feature<ROCDL_Feature_DOT5_INSTS>],
      "constant aux at least 37, constant aux less than 53">,
    AvailableWhen<CPred<[{!(::mlir::availability::getConstant($_self.getAux())
      >= 37) && ::mlir::availability::getConstant($_self.getAux()) >= 32}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>,
      AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DOT5_INSTS>]>],
      "constant aux less than 37, constant aux at least 32">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      20 && !(::mlir::availability::getConstant($_self.getAux()) >= 32)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>],
      "constant aux at least 20, constant aux less than 32">,
    AvailableWhen<CPred<[{!(::mlir::availability::getConstant($_self.getAux())
      >= 20) &&
      ::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32() &&
      ::mlir::availability::getConstant($_self.getAux()) >= 19}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_RTN_INSTS>],
      "constant aux less than 20, type of vdata f32, constant aux at least 19">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32()
      && ::mlir::availability::getConstant($_self.getAux()) >= 18 &&
      !(::mlir::availability::getConstant($_self.getAux()) >= 19)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>],
      "type of vdata f32, constant aux at least 18, constant aux less than 19">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32()
      && ::mlir::availability::getConstant($_self.getAux()) >= 17 &&
      !(::mlir::availability::getConstant($_self.getAux()) >= 18)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_RTN_INSTS>],
      "type of vdata f32, constant aux at least 17, constant aux less than 18">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32()
      && ::mlir::availability::getConstant($_self.getAux()) >= 16 &&
      !(::mlir::availability::getConstant($_self.getAux()) >= 17)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>],
      "type of vdata f32, constant aux at least 16, constant aux less than 17">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32()
      && !(::mlir::availability::getConstant($_self.getAux()) >= 16) &&
      ::mlir::availability::getConstant($_self.getAux()) >= 12}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>,
      ROCDL_Feature<ROCDL_Feature_DOT5_INSTS>],
      "type of vdata f32, constant aux less than 16, constant aux at least 12">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32()
      && ::mlir::availability::getConstant($_self.getAux()) >= 11 &&
      !(::mlir::availability::getConstant($_self.getAux()) >= 12)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_RTN_INSTS>],
      "type of vdata f32, constant aux at least 11, constant aux less than 12">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32()
      && ::mlir::availability::getConstant($_self.getAux()) >= 8 &&
      !(::mlir::availability::getConstant($_self.getAux()) >= 11)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>],
      "type of vdata f32, constant aux at least 8, constant aux less than 11">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32()
      && !(::mlir::availability::getConstant($_self.getAux()) >= 8) &&
      ::mlir::availability::getConstant($_self.getAux()) >= 7}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_RTN_INSTS>,
      ROCDL_Feature<ROCDL_Feature_DOT5_INSTS>],
      "type of vdata f32, constant aux less than 8, constant aux at least 7">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32()
      && ::mlir::availability::getConstant($_self.getAux()) >= 6 &&
      !(::mlir::availability::getConstant($_self.getAux()) >= 7)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>,
      ROCDL_Feature<ROCDL_Feature_DOT5_INSTS>],
      "type of vdata f32, constant aux at least 6, constant aux less than 7">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32()
      && ::mlir::availability::getConstant($_self.getAux()) >= 5 &&
      !(::mlir::availability::getConstant($_self.getAux()) >= 6)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_RTN_INSTS>,
      ROCDL_Feature<ROCDL_Feature_DOT5_INSTS>],
      "type of vdata f32, constant aux at least 5, constant aux less than 6">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32()
      && ::mlir::availability::getConstant($_self.getAux()) >= 4 &&
      !(::mlir::availability::getConstant($_self.getAux()) >= 5)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>,
      ROCDL_Feature<ROCDL_Feature_DOT5_INSTS>],
      "type of vdata f32, constant aux at least 4, constant aux less than 5">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32()
      && !(::mlir::availability::getConstant($_self.getAux()) >= 4) &&
      ::mlir::availability::getConstant($_self.getAux()) >= 3}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_RTN_INSTS>],
      "type of vdata f32, constant aux less than 4, constant aux at least 3">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32()
      && ::mlir::availability::getConstant($_self.getAux()) >= 2 &&
      !(::mlir::availability::getConstant($_self.getAux()) >= 3)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>],
      "type of vdata f32, constant aux at least 2, constant aux less than 3">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32()
      && ::mlir::availability::getConstant($_self.getAux()) >= 1 &&
      !(::mlir::availability::getConstant($_self.getAux()) >= 2)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_RTN_INSTS>],
      "type of vdata f32, constant aux at least 1, constant aux less than 2">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32()
      && !(::mlir::availability::getConstant($_self.getAux()) >= 1)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>],
      "type of vdata f32, constant aux less than 1">,
    AvailableWhen<CPred<[{!(::mlir::availability::getConstant($_self.getAux())
      >= 20) &&
      ::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isBF16()}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_PK_ADD_BF16_INST>],
      "constant aux less than 20, type of vdata bf16">,
    AvailableWhen<CPred<[{!(::mlir::availability::getConstant($_self.getAux())
      >= 20) &&
      !(::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32()) &&
      !(::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isBF16())}]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_INSTS>,
      ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_NO_RTN_INSTS>]>],
      "constant aux less than 20, type of vdata not f32, type of vdata not bf16">
  ];
}

// rocdl.raw.buffer.atomic.fmax
foreach op = OpsOfMLIR22<[
  "ROCDL_RawBufferAtomicFMaxOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getVdata().getType())
      == 1)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of vdata">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32())}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of vdata">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getAux()),
      {{0, 8}, {11, 12}, {16, 20}, {22, 22}, {32, 32}, {37, 37}, {53, 53}, {64,
      64}, {90, 90}, {107, 107}, {128, 128}, {165, 165}, {187, 187}, {233, 233},
      {256, 256}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant aux not from 0 to 8 or from 11 to 12 or from 16 to 20 or 22 or 32 or 37 or 53 or 64 or 90 or 107 or 128 or 165 or 187 or 233 or 256">,
    AvailableWhen<CPred<[{!::mlir::availability::getConstant($_self.getAux())}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "aux not a constant">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      256}]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32>],
      "constant aux at least 256">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      233 && !(::mlir::availability::getConstant($_self.getAux()) >= 256)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32>,
      AnyOf<[ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64>,
      ROCDL_Feature<ROCDL_Feature_DOT5_INSTS>]>],
      "constant aux at least 233, constant aux less than 256">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      165 && !(::mlir::availability::getConstant($_self.getAux()) >= 233)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "constant aux at least 165, constant aux less than 233">,
    AvailableWhen<CPred<[{!(::mlir::availability::getConstant($_self.getAux())
      >= 165) && ::mlir::availability::getConstant($_self.getAux()) >= 128}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32>],
      "constant aux less than 165, constant aux at least 128">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      107 && !(::mlir::availability::getConstant($_self.getAux()) >= 128)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32>,
      AnyOf<[ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64>,
      ROCDL_Feature<ROCDL_Feature_DOT5_INSTS>]>],
      "constant aux at least 107, constant aux less than 128">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      64 && !(::mlir::availability::getConstant($_self.getAux()) >= 107)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32>],
      "constant aux at least 64, constant aux less than 107">,
    AvailableWhen<CPred<[{!(::mlir::availability::getConstant($_self.getAux())
      >= 64) && ::mlir::availability::getConstant($_self.getAux()) >= 53}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32>,
      AnyOf<[ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64>,
      ROCDL_Feature<ROCDL_Feature_DOT5_INSTS>]>],
      "constant aux less than 64, constant aux at least 53">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      37 && !(::mlir::availability::getConstant($_self.getAux()) >= 53)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "constant aux at least 37, constant aux less than 53">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      32 && !(::mlir::availability::getConstant($_self.getAux()) >= 37)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32>,
      AnyOf<[ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64>,
      ROCDL_Feature<ROCDL_Feature_DOT5_INSTS>]>],
      "constant aux at least 32, constant aux less than 37">,
    AvailableWhen<CPred<[{!(::mlir::availability::getConstant($_self.getAux())
      >= 32) && ::mlir::availability::getConstant($_self.getAux()) >= 16}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32>],
      "constant aux less than 32, constant aux at least 16">,
    AvailableWhen<CPred<[{!(::mlir::availability::getConstant($_self.getAux())
      >= 16) && ::mlir::availability::getConstant($_self.getAux()) >= 12}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "constant aux less than 16, constant aux at least 12">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      8 && !(::mlir::availability::getConstant($_self.getAux()) >= 12)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32>],
      "constant aux at least 8, constant aux less than 12">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      4 && !(::mlir::availability::getConstant($_self.getAux()) >= 8)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "constant aux at least 4, constant aux less than 8">,
    AvailableWhen<CPred<[{!(::mlir::availability::getConstant($_self.getAux())
      >= 4)}]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32>],
      "constant aux less than 4">
  ];
}

// rocdl.raw.buffer.atomic.smax
// rocdl.raw.buffer.atomic.umin
// rocdl.raw.ptr.buffer.atomic.smax
// rocdl.raw.ptr.buffer.atomic.umin
foreach op = OpsOfMLIR22<[
  "ROCDL_RawBufferAtomicSMaxOp", "ROCDL_RawBufferAtomicUMinOp",
  "ROCDL_RawPtrBufferAtomicSmaxOp", "ROCDL_RawPtrBufferAtomicUminOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getAux()),
      {{0, 8}, {11, 12}, {16, 20}, {22, 22}, {32, 32}, {37, 37}, {53, 53}, {64,
      64}, {90, 90}, {107, 107}, {128, 128}, {165, 165}, {187, 187}, {233, 233},
      {256, 256}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant aux not from 0 to 8 or from 11 to 12 or from 16 to 20 or 22 or 32 or 37 or 53 or 64 or 90 or 107 or 128 or 165 or 187 or 233 or 256">,
    AvailableWhen<CPred<[{!::mlir::availability::getConstant($_self.getAux())}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "aux not a constant">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      233 && !(::mlir::availability::getConstant($_self.getAux()) >= 256)}]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>],
      "constant aux at least 233, constant aux less than 256">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      165 && !(::mlir::availability::getConstant($_self.getAux()) >= 233)}]>,
      [ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "constant aux at least 165, constant aux less than 233">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      107 && !(::mlir::availability::getConstant($_self.getAux()) >= 128)}]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>],
      "constant aux at least 107, constant aux less than 128">,
    AvailableWhen<CPred<[{!(::mlir::availability::getConstant($_self.getAux())
      >= 64) && ::mlir::availability::getConstant($_self.getAux()) >= 53}]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>],
      "constant aux less than 64, constant aux at least 53">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      37 && !(::mlir::availability::getConstant($_self.getAux()) >= 53)}]>,
      [ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "constant aux at least 37, constant aux less than 53">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      32 && !(::mlir::availability::getConstant($_self.getAux()) >= 37)}]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>],
      "constant aux at least 32, constant aux less than 37">,
    AvailableWhen<CPred<[{!(::mlir::availability::getConstant($_self.getAux())
      >= 16) && ::mlir::availability::getConstant($_self.getAux()) >= 12}]>,
      [ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "constant aux less than 16, constant aux at least 12">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      4 && !(::mlir::availability::getConstant($_self.getAux()) >= 8)}]>,
      [ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "constant aux at least 4, constant aux less than 8">
  ];
}

// rocdl.raw.buffer.load
foreach op = OpsOfMLIR22<[
  "ROCDL_RawBufferLoadOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 1 || ::mlir::availability::getNumLanes($_self.getRes().getType()) == 2
      || ::mlir::availability::getNumLanes($_self.getRes().getType()) == 4)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of res">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getRes().getType()).isF32()
      || ::mlir::getElementTypeOrSelf($_self.getRes().getType()).isF64() ||
      ::mlir::getElementTypeOrSelf($_self.getRes().getType()).isInteger(32))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of res">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getAux()),
      {{0, 7}, {11, 12}, {16, 20}, {22, 22}, {32, 32}, {37, 37}, {53, 53}, {90,
      90}, {107, 107}, {128, 128}, {165, 165}, {187, 187}, {233, 233}, {256,
      256}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant aux not from 0 to 7 or from 11 to 12 or from 16 to 20 or 22 or 32 or 37 or 53 or 90 or 107 or 128 or 165 or 187 or 233 or 256">,
    AvailableWhen<CPred<[{!::mlir::availability::getConstant($_self.getAux())}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "aux not a constant">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getRes().getType()).isF32()
      && ::mlir::availability::getConstant($_self.getAux()) >= 107}]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>],
      "type of res f32, constant aux at least 107">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      32 && !(::mlir::availability::getConstant($_self.getAux()) >= 90)}]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>],
      "constant aux at least 32, constant aux less than 90">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      7 && !(::mlir::availability::getConstant($_self.getAux()) >= 11)}]>,
      [ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "constant aux at least 7, constant aux less than 11">
  ];
}

// rocdl.raw.buffer.store
foreach op = OpsOfMLIR22<[
  "ROCDL_RawBufferStoreOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getVdata().getType())
      == 1 || ::mlir::availability::getNumLanes($_self.getVdata().getType()) ==
      2 || ::mlir::availability::getNumLanes($_self.getVdata().getType()) ==
      4)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of vdata">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32()
      ||
      ::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isInteger(32))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of vdata">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getAux()),
      {{0, 8}, {11, 12}, {16, 20}, {22, 22}, {37, 37}, {53, 53}, {90, 90}, {107,
      107}, {128, 128}, {165, 165}, {187, 187}, {233, 233}, {256, 256}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant aux not from 0 to 8 or from 11 to 12 or from 16 to 20 or 22 or 37 or 53 or 90 or 107 or 128 or 165 or 187 or 233 or 256">,
    AvailableWhen<CPred<[{!::mlir::availability::getConstant($_self.getAux())}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "aux not a constant">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32()
      && ::mlir::availability::getConstant($_self.getAux()) >= 107}]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>],
      "type of vdata f32, constant aux at least 107">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      37 && ::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32() &&
      !(::mlir::availability::getConstant($_self.getAux()) >= 90)}]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>],
      "constant aux at least 37, type of vdata f32, constant aux less than 90">
  ];
}

// rocdl.raw.ptr.buffer.atomic.fadd
foreach op = OpsOfMLIR22<[
  "ROCDL_RawPtrBufferAtomicFaddOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getVdata().getType())
      == 1 || ::mlir::availability::getNumLanes($_self.getVdata().getType()) ==
      2)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of vdata">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF16()
      || ::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32() ||
      ::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isBF16())}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of vdata">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getAux()),
      {{0, 8}, {11, 12}, {16, 20}, {22, 22}, {32, 32}, {37, 37}, {53, 53}, {64,
      64}, {90, 90}, {107, 107}, {128, 128}, {165, 165}, {187, 187}, {233, 233},
      {256, 256}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant aux not from 0 to 8 or from 11 to 12 or from 16 to 20 or 22 or 32 or 37 or 53 or 64 or 90 or 107 or 128 or 165 or 187 or 233 or 256">,
    AvailableWhen<CPred<[{!::mlir::availability::getConstant($_self.getAux())}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "aux not a constant">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      256}]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>],
      "constant aux at least 256">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      233 && !(::mlir::availability::getConstant($_self.getAux()) >= 256)}]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "constant aux at least 233, constant aux less than 256">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      165 && !(::mlir::availability::getConstant($_self.getAux()) >= 233)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_RTN_INSTS>,
      ROCDL_Feature<ROCDL_Feature_DOT5_INSTS>],
      "constant aux at least 165, constant aux less than 233">,
    AvailableWhen<CPred<[{!(::mlir::availability::getConstant($_self.getAux())
      >= 165) && ::mlir::availability::getConstant($_self.getAux()) >= 128}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>],
      "constant aux less than 165, constant aux at least 128">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      107 && !(::mlir::availability::getConstant($_self.getAux()) >= 128)}]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "constant aux at least 107, constant aux less than 128">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      64 && !(::mlir::availability::getConstant($_self.getAux()) >= 107)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>],
      "constant aux at least 64, constant aux less than 107">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      53 && !(::mlir::availability::getConstant($_self.getAux()) >= 64)}]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "constant aux at least 53, constant aux less than 64">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      37 && !(::mlir::availability::getConstant($_self.getAux()) >= 53)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_RTN_INSTS>,
      ROCDL_Feature<ROCDL_Feature_DOT5_INSTS>],
      "constant aux at least 37, constant aux less than 53">,
    AvailableWhen<CPred<[{!(::mlir::availability::getConstant($_self.getAux())
      >= 37) && ::mlir::availability::getConstant($_self.getAux()) >= 32}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>,
      AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DOT5_INSTS>]>],
      "constant aux less than 37, constant aux at least 32">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      20 && !(::mlir::availability::getConstant($_self.getAux()) >= 32)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>],
      "constant aux at least 20, constant aux less than 32">,
    AvailableWhen<CPred<[{!(::mlir::availability::getConstant($_self.getAux())
      >= 20) &&
      ::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32() &&
      ::mlir::availability::getConstant($_self.getAux()) >= 19}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_RTN_INSTS>],
      "constant aux less than 20, type of vdata f32, constant aux at least 19">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32()
      && ::mlir::availability::getConstant($_self.getAux()) >= 18 &&
      !(::mlir::availability::getConstant($_self.getAux()) >= 19)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>],
      "type of vdata f32, constant aux at least 18, constant aux less than 19">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32()
      && ::mlir::availability::getConstant($_self.getAux()) >= 17 &&
      !(::mlir::availability::getConstant($_self.getAux()) >= 18)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_RTN_INSTS>],
      "type of vdata f32, constant aux at least 17, constant aux less than 18">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32()
      && ::mlir::availability::getConstant($_self.getAux()) >= 16 &&
      !(::mlir::availability::getConstant($_self.getAux()) >= 17)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>],
      "type of vdata f32, constant aux at least 16, constant aux less than 17">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32()
      && !(::mlir::availability::getConstant($_self.getAux()) >= 16) &&
      ::mlir::availability::getConstant($_self.getAux()) >= 12}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>,
      ROCDL_Feature<ROCDL_Feature_DOT5_INSTS>],
      "type of vdata f32, constant aux less than 16, constant aux at least 12">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32()
      && ::mlir::availability::getConstant($_self.getAux()) >= 11 &&
      !(::mlir::availability::getConstant($_self.getAux()) >= 12)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_RTN_INSTS>],
      "type of vdata f32, constant aux at least 11, constant aux less than 12">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32()
      && ::mlir::availability::getConstant($_self.getAux()) >= 8 &&
      !(::mlir::availability::getConstant($_self.getAux()) >= 11)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>],
      "type of vdata f32, constant aux at least 8, constant aux less than 11">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32()
      && !(::mlir::availability::getConstant($_self.getAux()) >= 8) &&
      ::mlir::availability::getConstant($_self.getAux()) >= 7}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_RTN_INSTS>,
      ROCDL_Feature<ROCDL_Feature_DOT5_INSTS>],
      "type of vdata f32, constant aux less than 8, constant aux at least 7">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32()
      && ::mlir::availability::getConstant($_self.getAux()) >= 6 &&
      !(::mlir::availability::getConstant($_self.getAux()) >= 7)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>,
      ROCDL_Feature<ROCDL_Feature_DOT5_INSTS>],
      "type of vdata f32, constant aux at least 6, constant aux less than 7">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32()
      && ::mlir::availability::getConstant($_self.getAux()) >= 5 &&
      !(::mlir::availability::getConstant($_self.getAux()) >= 6)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_RTN_INSTS>,
      ROCDL_Feature<ROCDL_Feature_DOT5_INSTS>],
      "type of vdata f32, constant aux at least 5, constant aux less than 6">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32()
      && ::mlir::availability::getConstant($_self.getAux()) >= 4 &&
      !(::mlir::availability::getConstant($_self.getAux()) >= 5)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>,
      ROCDL_Feature<ROCDL_Feature_DOT5_INSTS>],
      "type of vdata f32, constant aux at least 4, constant aux less than 5">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32()
      && !(::mlir::availability::getConstant($_self.getAux()) >= 4) &&
      ::mlir::availability::getConstant($_self.getAux()) >= 3}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_RTN_INSTS>],
      "type of vdata f32, constant aux less than 4, constant aux at least 3">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32()
      && ::mlir::availability::getConstant($_self.getAux()) >= 2 &&
      !(::mlir::availability::getConstant($_self.getAux()) >= 3)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>],
      "type of vdata f32, constant aux at least 2, constant aux less than 3">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32()
      && ::mlir::availability::getConstant($_self.getAux()) >= 1 &&
      !(::mlir::availability::getConstant($_self.getAux()) >= 2)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_RTN_INSTS>],
      "type of vdata f32, constant aux at least 1, constant aux less than 2">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32()
      && !(::mlir::availability::getConstant($_self.getAux()) >= 1)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>],
      "type of vdata f32, constant aux less than 1">,
    AvailableWhen<CPred<[{!(::mlir::availability::getConstant($_self.getAux())
      >= 20) &&
      ::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isBF16()}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_PK_ADD_BF16_INST>],
      "constant aux less than 20, type of vdata bf16">,
    AvailableWhen<CPred<[{!(::mlir::availability::getConstant($_self.getAux())
      >= 20) &&
      !(::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32()) &&
      !(::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isBF16())}]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_INSTS>,
      ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_NO_RTN_INSTS>]>],
      "constant aux less than 20, type of vdata not f32, type of vdata not bf16">
  ];
}

// rocdl.raw.ptr.buffer.atomic.fmax
foreach op = OpsOfMLIR22<[
  "ROCDL_RawPtrBufferAtomicFmaxOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getVdata().getType())
      == 1)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of vdata">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32()
      || ::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF64())}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of vdata">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getAux()),
      {{0, 8}, {11, 12}, {16, 20}, {22, 22}, {32, 32}, {37, 37}, {53, 53}, {64,
      64}, {90, 90}, {107, 107}, {128, 128}, {165, 165}, {187, 187}, {233, 233},
      {256, 256}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant aux not from 0 to 8 or from 11 to 12 or from 16 to 20 or 22 or 32 or 37 or 53 or 64 or 90 or 107 or 128 or 165 or 187 or 233 or 256">,
    AvailableWhen<CPred<[{!::mlir::availability::getConstant($_self.getAux())}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "aux not a constant">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      256}]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32>],
      "constant aux at least 256">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      233 && !(::mlir::availability::getConstant($_self.getAux()) >= 256)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32>,
      AnyOf<[ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64>,
      ROCDL_Feature<ROCDL_Feature_DOT5_INSTS>]>],
      "constant aux at least 233, constant aux less than 256">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      165 && !(::mlir::availability::getConstant($_self.getAux()) >= 233)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "constant aux at least 165, constant aux less than 233">,
    AvailableWhen<CPred<[{!(::mlir::availability::getConstant($_self.getAux())
      >= 165) && ::mlir::availability::getConstant($_self.getAux()) >= 128}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32>],
      "constant aux less than 165, constant aux at least 128">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      107 && !(::mlir::availability::getConstant($_self.getAux()) >= 128)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32>,
      AnyOf<[ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64>,
      ROCDL_Feature<ROCDL_Feature_DOT5_INSTS>]>],
      "constant aux at least 107, constant aux less than 128">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      64 && !(::mlir::availability::getConstant($_self.getAux()) >= 107)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32>],
      "constant aux at least 64, constant aux less than 107">,
    AvailableWhen<CPred<[{!(::mlir::availability::getConstant($_self.getAux())
      >= 64) && ::mlir::availability::getConstant($_self.getAux()) >= 53}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32>,
      AnyOf<[ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64>,
      ROCDL_Feature<ROCDL_Feature_DOT5_INSTS>]>],
      "constant aux less than 64, constant aux at least 53">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      37 && !(::mlir::availability::getConstant($_self.getAux()) >= 53)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "constant aux at least 37, constant aux less than 53">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      32 && !(::mlir::availability::getConstant($_self.getAux()) >= 37)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32>,
      AnyOf<[ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64>,
      ROCDL_Feature<ROCDL_Feature_DOT5_INSTS>]>],
      "constant aux at least 32, constant aux less than 37">,
    AvailableWhen<CPred<[{!(::mlir::availability::getConstant($_self.getAux())
      >= 32) &&
      ::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32() &&
      ::mlir::availability::getConstant($_self.getAux()) >= 16}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32>],
      "constant aux less than 32, type of vdata f32, constant aux at least 16">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32()
      && !(::mlir::availability::getConstant($_self.getAux()) >= 16) &&
      ::mlir::availability::getConstant($_self.getAux()) >= 12}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "type of vdata f32, constant aux less than 16, constant aux at least 12">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32()
      && ::mlir::availability::getConstant($_self.getAux()) >= 8 &&
      !(::mlir::availability::getConstant($_self.getAux()) >= 12)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32>],
      "type of vdata f32, constant aux at least 8, constant aux less than 12">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32()
      && ::mlir::availability::getConstant($_self.getAux()) >= 4 &&
      !(::mlir::availability::getConstant($_self.getAux()) >= 8)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "type of vdata f32, constant aux at least 4, constant aux less than 8">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32()
      && !(::mlir::availability::getConstant($_self.getAux()) >= 4)}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32>],
      "type of vdata f32, constant aux less than 4">,
    AvailableWhen<CPred<[{!(::mlir::availability::getConstant($_self.getAux())
      >= 32) &&
      !(::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32())}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64>],
      "constant aux less than 32, type of vdata not f32">
  ];
}

// rocdl.raw.ptr.buffer.load
foreach op = OpsOfMLIR22<[
  "ROCDL_RawPtrBufferLoadOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 1 || ::mlir::availability::getNumLanes($_self.getRes().getType()) == 2
      || ::mlir::availability::getNumLanes($_self.getRes().getType()) == 4)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of res">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getRes().getType()).isInteger(8)
      || ::mlir::getElementTypeOrSelf($_self.getRes().getType()).isF32() ||
      ::mlir::getElementTypeOrSelf($_self.getRes().getType()).isInteger(16) ||
      ::mlir::getElementTypeOrSelf($_self.getRes().getType()).isInteger(32))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of res">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getAux()),
      {{0, 7}, {11, 12}, {16, 20}, {22, 22}, {37, 37}, {53, 53}, {64, 64}, {90,
      90}, {107, 107}, {128, 128}, {165, 165}, {187, 187}, {233, 233}, {256,
      256}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant aux not from 0 to 7 or from 11 to 12 or from 16 to 20 or 22 or 37 or 53 or 64 or 90 or 107 or 128 or 165 or 187 or 233 or 256">,
    AvailableWhen<CPred<[{!::mlir::availability::getConstant($_self.getAux())}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "aux not a constant">,
    AvailableWhen<CPred<[{::mlir::getElementTypeOrSelf($_self.getRes().getType()).isF32()
      && ::mlir::availability::getConstant($_self.getAux()) >= 107}]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>],
      "type of res f32, constant aux at least 107">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      37 && ::mlir::getElementTypeOrSelf($_self.getRes().getType()).isF32() &&
      !(::mlir::availability::getConstant($_self.getAux()) >= 90)}]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>],
      "constant aux at least 37, type of res f32, constant aux less than 90">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      7 && !(::mlir::availability::getConstant($_self.getAux()) >= 11)}]>,
      [ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "constant aux at least 7, constant aux less than 11">
  ];
}

// rocdl.raw.ptr.buffer.load.lds
foreach op = OpsOfMLIR22<[
  "ROCDL_RawPtrBufferLoadLdsOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getAux()),
      {{0, 2}, {4, 8}, {12, 12}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant aux not from 0 to 2 or from 4 to 8 or 12">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getOffset()),
      {{0, 0}, {32, 32}, {128, 128}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant offset not 0 or 32 or 128">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getSize()),
      {{1, 1}, {4, 4}, {16, 16}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant size not 1 or 4 or 16">,
    AvailableWhen<CPred<[{!::mlir::availability::getConstant($_self.getAux()) ||
      !::mlir::availability::getConstant($_self.getOffset()) ||
      !::mlir::availability::getConstant($_self.getSize())}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "aux or offset or size not a constant">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getSize()) >=
      16}]>, [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>],
      "constant size at least 16">,
    AvailableWhen<CPred<[{!(::mlir::availability::getConstant($_self.getSize())
      >= 16)}]>, [ROCDL_Feature<ROCDL_Feature_VMEM_TO_LDS_LOAD_INSTS>],
      "constant size less than 16">
  ];
}

// rocdl.raw.ptr.buffer.store
foreach op = OpsOfMLIR22<[
  "ROCDL_RawPtrBufferStoreOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getVdata().getType())
      == 1 || ::mlir::availability::getNumLanes($_self.getVdata().getType()) ==
      2 || ::mlir::availability::getNumLanes($_self.getVdata().getType()) ==
      4)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of vdata">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isInteger(8)
      || ::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isF32() ||
      ::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isInteger(16) ||
      ::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isInteger(32) ||
      ::mlir::getElementTypeOrSelf($_self.getVdata().getType()).isBF16())}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of vdata">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getAux()),
      {{0, 7}, {11, 12}, {16, 20}, {22, 22}, {32, 32}, {37, 37}, {53, 53}, {90,
      90}, {107, 107}, {165, 165}, {187, 187}, {233, 233}, {256, 256}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant aux not from 0 to 7 or from 11 to 12 or from 16 to 20 or 22 or 32 or 37 or 53 or 90 or 107 or 165 or 187 or 233 or 256">,
    AvailableWhen<CPred<[{!::mlir::availability::getConstant($_self.getAux())}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "aux not a constant">,
    AvailableWhen<CPred<[{!(::mlir::availability::getConstant($_self.getAux())
      >= 256) && ::mlir::availability::getConstant($_self.getAux()) >= 107}]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>],
      "constant aux less than 256, constant aux at least 107">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getAux()) >=
      32 && !(::mlir::availability::getConstant($_self.getAux()) >= 90)}]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>],
      "constant aux at least 32, constant aux less than 90">
  ];
}

// rocdl.readfirstlane
def : AvailabilityFor<ROCDL_ReadfirstlaneOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 1 || ::mlir::availability::getNumLanes($_self.getRes().getType()) == 2
      || ::mlir::availability::getNumLanes($_self.getRes().getType()) == 3 ||
      ::mlir::availability::getNumLanes($_self.getRes().getType()) == 4 ||
      ::mlir::availability::getNumLanes($_self.getRes().getType()) == 8 ||
      ::mlir::availability::getNumLanes($_self.getRes().getType()) == 16 ||
      ::mlir::availability::getNumLanes($_self.getRes().getType()) == 32)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of res">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getSrc().getType())
      == 1 || ::mlir::availability::getNumLanes($_self.getSrc().getType()) == 2
      || ::mlir::availability::getNumLanes($_self.getSrc().getType()) == 3 ||
      ::mlir::availability::getNumLanes($_self.getSrc().getType()) == 4 ||
      ::mlir::availability::getNumLanes($_self.getSrc().getType()) == 8 ||
      ::mlir::availability::getNumLanes($_self.getSrc().getType()) == 16 ||
      ::mlir::availability::getNumLanes($_self.getSrc().getType()) == 32)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of src">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getRes().getType()).isF16()
      || ::mlir::getElementTypeOrSelf($_self.getRes().getType()).isF32() ||
      ::mlir::getElementTypeOrSelf($_self.getRes().getType()).isF64() ||
      ::mlir::getElementTypeOrSelf($_self.getRes().getType()).isInteger(16) ||
      ::mlir::getElementTypeOrSelf($_self.getRes().getType()).isInteger(32) ||
      ::mlir::getElementTypeOrSelf($_self.getRes().getType()).isInteger(64) ||
      ::mlir::getElementTypeOrSelf($_self.getRes().getType()).isBF16())}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of res">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getSrc().getType()).isF16()
      || ::mlir::getElementTypeOrSelf($_self.getSrc().getType()).isF32() ||
      ::mlir::getElementTypeOrSelf($_self.getSrc().getType()).isF64() ||
      ::mlir::getElementTypeOrSelf($_self.getSrc().getType()).isInteger(16) ||
      ::mlir::getElementTypeOrSelf($_self.getSrc().getType()).isInteger(32) ||
      ::mlir::getElementTypeOrSelf($_self.getSrc().getType()).isInteger(64) ||
      ::mlir::getElementTypeOrSelf($_self.getSrc().getType()).isBF16())}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of src">
  ];
}

// rocdl.readlane
def : AvailabilityFor<ROCDL_ReadlaneOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 1 || ::mlir::availability::getNumLanes($_self.getRes().getType()) == 2
      || ::mlir::availability::getNumLanes($_self.getRes().getType()) == 4)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of res">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getSrc0().getType())
      == 1 || ::mlir::availability::getNumLanes($_self.getSrc0().getType()) == 2
      || ::mlir::availability::getNumLanes($_self.getSrc0().getType()) == 4)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of src0">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getRes().getType()).isF16()
      || ::mlir::getElementTypeOrSelf($_self.getRes().getType()).isF32() ||
      ::mlir::getElementTypeOrSelf($_self.getRes().getType()).isF64() ||
      ::mlir::getElementTypeOrSelf($_self.getRes().getType()).isInteger(32) ||
      ::mlir::getElementTypeOrSelf($_self.getRes().getType()).isInteger(64) ||
      ::mlir::getElementTypeOrSelf($_self.getRes().getType()).isBF16())}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of res">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getSrc0().getType()).isF16()
      || ::mlir::getElementTypeOrSelf($_self.getSrc0().getType()).isF32() ||
      ::mlir::getElementTypeOrSelf($_self.getSrc0().getType()).isF64() ||
      ::mlir::getElementTypeOrSelf($_self.getSrc0().getType()).isInteger(32) ||
      ::mlir::getElementTypeOrSelf($_self.getSrc0().getType()).isInteger(64) ||
      ::mlir::getElementTypeOrSelf($_self.getSrc0().getType()).isBF16())}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of src0">
  ];
}

// rocdl.s.barrier.init
// rocdl.s.barrier.signal.var
foreach op = [
  ROCDL_BarrierInitOp, ROCDL_BarrierSignalVarOp
] in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getMemberCnt()),
      {{0, 256}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "memberCnt not from 0 to 256">,
    ROCDL_Feature<ROCDL_Feature_GFX12_INSTS>
  ];
}

// rocdl.s.barrier.leave
def : AvailabilityFor<ROCDL_BarrierLeaveOp> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getId()),
      {{0, 256}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "id not from 0 to 256">,
    ROCDL_Feature<ROCDL_Feature_GFX12_INSTS>
  ];
}

// rocdl.s.barrier.signal
def : AvailabilityFor<ROCDL_BarrierSignalOp> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getId()),
      {{-1, 64}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "id not from -1 to 64">,
    ROCDL_Feature<ROCDL_Feature_GFX12_INSTS>
  ];
}

// rocdl.s.barrier.signal.isfirst
// rocdl.s.get.barrier.state
foreach op = [
  ROCDL_BarrierSignalIsfirstOp, ROCDL_GetBarrierStateOp
] in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getId()),
      {{0, 64}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "id not from 0 to 64">,
    ROCDL_Feature<ROCDL_Feature_GFX12_INSTS>
  ];
}

// rocdl.s.barrier.wait
def : AvailabilityFor<ROCDL_BarrierWaitOp> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getId()),
      {{-1, 256}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "id not from -1 to 256">,
    ROCDL_Feature<ROCDL_Feature_GFX12_INSTS>
  ];
}

// rocdl.s.nop
// rocdl.s.sleep
foreach op = [
  ROCDL_SNopOp, ROCDL_SSleepOp
] in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getCount()),
      {{0, 256}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "count not from 0 to 256">
  ];
}

// rocdl.s.setprio
def : AvailabilityFor<ROCDL_SetPrioOp> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getPriority()),
      {{0, 256}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "priority not from 0 to 256">
  ];
}

// rocdl.s.wait.asynccnt
// rocdl.s.wait.tensorcnt
foreach op = [
  ROCDL_WaitAsynccntOp, ROCDL_WaitTensorcntOp
] in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getCount()),
      {{0, 256}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "count not from 0 to 256">,
    ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>
  ];
}

// rocdl.s.wait.dscnt
// rocdl.s.wait.loadcnt
// rocdl.s.wait.storecnt
foreach op = [
  ROCDL_WaitDscntOp, ROCDL_WaitLoadcntOp, ROCDL_WaitStorecntOp
] in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getCount()),
      {{0, 256}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "count not from 0 to 256">,
    ROCDL_Feature<ROCDL_Feature_GFX12_INSTS>
  ];
}

// rocdl.s.wait.expcnt
def : AvailabilityFor<ROCDL_WaitExpcntOp> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getCount()),
      {{0, 256}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "count not from 0 to 256">,
    ROCDL_Feature<ROCDL_Feature_BVH_DUAL_BVH_8_INSTS>
  ];
}

// rocdl.s.waitcnt
def : AvailabilityFor<ROCDL_SWaitcntOp> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getBitfield()),
      {{0, 65524}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "bitfield not from 0 to 65524">,
    AnyOf<[ROCDL_Feature<ROCDL_Feature_GFX940_INSTS>,
      ROCDL_Feature<ROCDL_Feature_IMAGE_INSTS>]>
  ];
}

// rocdl.sched.barrier
foreach op = OpsOfMLIR22<[
  "ROCDL_SchedBarrier"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getMask()),
      {{0, 1024}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "mask not from 0 to 1024">
  ];
}

// rocdl.sched.group.barrier
foreach op = OpsOfMLIR22<[
  "ROCDL_SchedGroupBarrier"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getGroupId()),
      {{0, 64}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "groupId not from 0 to 64">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getMask()),
      {{1, 64}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "mask not from 1 to 64">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getSize()),
      {{0, 256}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "size not from 0 to 256">
  ];
}

// rocdl.smfmac.f32.16x16x128.bf8.bf8
foreach op = OpsOfMLIR22<[
  "ROCDL_smfmac_f32_16x16x128_bf8_bf8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 2}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 2">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not 0">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not from 0 to 4">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>
  ];
}

// rocdl.smfmac.f32.16x16x128.bf8.fp8
foreach op = OpsOfMLIR22<[
  "ROCDL_smfmac_f32_16x16x128_bf8_fp8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 16}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 16">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 0}, {4, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not 0 or 4">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}, {8, 8}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0 or 8">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>
  ];
}

// rocdl.smfmac.f32.16x16x128.fp8.bf8
foreach op = OpsOfMLIR22<[
  "ROCDL_smfmac_f32_16x16x128_fp8_bf8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 3}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not from 0 to 3">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 8}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not from 0 to 8">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>
  ];
}

// rocdl.smfmac.f32.16x16x128.fp8.fp8
foreach op = OpsOfMLIR22<[
  "ROCDL_smfmac_f32_16x16x128_fp8_fp8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 8}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 8">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 2}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not from 0 to 2">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 1}, {8, 8}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not from 0 to 1 or 8">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>
  ];
}

// rocdl.smfmac.f32.16x16x32.bf16
foreach op = OpsOfMLIR22<[
  "ROCDL_smfmac_f32_16x16x32_bf16"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 3}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 3">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 0}, {4, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not 0 or 4">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 8}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not from 0 to 8">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_GFX940_INSTS>
  ];
}

// rocdl.smfmac.f32.16x16x32.f16
foreach op = OpsOfMLIR22<[
  "ROCDL_smfmac_f32_16x16x32_f16"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 2}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 2">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 0}, {3, 3}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not 0 or 3">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 8}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not from 0 to 8">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_GFX940_INSTS>
  ];
}

// rocdl.smfmac.f32.16x16x64.bf16
foreach op = OpsOfMLIR22<[
  "ROCDL_smfmac_f32_16x16x64_bf16"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 64}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 64">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 0}, {4, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not 0 or 4">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>
  ];
}

// rocdl.smfmac.f32.16x16x64.bf8.bf8
foreach op = OpsOfMLIR22<[
  "ROCDL_smfmac_f32_16x16x64_bf8_bf8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not 0">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 8}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not from 0 to 8">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_FP8_INSTS>
  ];
}

// rocdl.smfmac.f32.16x16x64.bf8.fp8
foreach op = OpsOfMLIR22<[
  "ROCDL_smfmac_f32_16x16x64_bf8_fp8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 8}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 8">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 3}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not from 0 to 3">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_FP8_INSTS>
  ];
}

// rocdl.smfmac.f32.16x16x64.f16
foreach op = OpsOfMLIR22<[
  "ROCDL_smfmac_f32_16x16x64_f16"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 0}, {3, 3}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not 0 or 3">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 1}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not from 0 to 1">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>
  ];
}

// rocdl.smfmac.f32.16x16x64.fp8.bf8
// rocdl.smfmac.f32.16x16x64.fp8.fp8
foreach op = OpsOfMLIR22<[
  "ROCDL_smfmac_f32_16x16x64_fp8_bf8", "ROCDL_smfmac_f32_16x16x64_fp8_fp8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 1}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not from 0 to 1">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_FP8_INSTS>
  ];
}

// rocdl.smfmac.f32.32x32x16.bf16
foreach op = OpsOfMLIR22<[
  "ROCDL_smfmac_f32_32x32x16_bf16"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 12}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 12">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not 0">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}, {4, 4}, {8, 8}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0 or 4 or 8">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_GFX940_INSTS>
  ];
}

// rocdl.smfmac.f32.32x32x16.f16
foreach op = OpsOfMLIR22<[
  "ROCDL_smfmac_f32_32x32x16_f16"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not from 0 to 4">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}, {3, 3}, {12, 12}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0 or 3 or 12">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_GFX940_INSTS>
  ];
}

// rocdl.smfmac.f32.32x32x32.bf16
foreach op = OpsOfMLIR22<[
  "ROCDL_smfmac_f32_32x32x32_bf16"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 16}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 16">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 0}, {4, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not 0 or 4">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 1}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not from 0 to 1">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>
  ];
}

// rocdl.smfmac.f32.32x32x32.bf8.bf8
foreach op = OpsOfMLIR22<[
  "ROCDL_smfmac_f32_32x32x32_bf8_bf8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 64}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 64">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not 0">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}, {3, 3}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0 or 3">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_FP8_INSTS>
  ];
}

// rocdl.smfmac.f32.32x32x32.bf8.fp8
foreach op = OpsOfMLIR22<[
  "ROCDL_smfmac_f32_32x32x32_bf8_fp8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 0}, {4, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not 0 or 4">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not from 0 to 4">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_FP8_INSTS>
  ];
}

// rocdl.smfmac.f32.32x32x32.f16
// rocdl.smfmac.f32.32x32x64.fp8.fp8
foreach op = OpsOfMLIR22<[
  "ROCDL_smfmac_f32_32x32x32_f16", "ROCDL_smfmac_f32_32x32x64_fp8_fp8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not 0">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>
  ];
}

// rocdl.smfmac.f32.32x32x32.fp8.bf8
foreach op = OpsOfMLIR22<[
  "ROCDL_smfmac_f32_32x32x32_fp8_bf8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 12}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 12">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 1}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not from 0 to 1">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_FP8_INSTS>
  ];
}

// rocdl.smfmac.f32.32x32x32.fp8.fp8
foreach op = OpsOfMLIR22<[
  "ROCDL_smfmac_f32_32x32x32_fp8_fp8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 128}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 128">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not from 0 to 4">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_FP8_INSTS>
  ];
}

// rocdl.smfmac.f32.32x32x64.bf8.bf8
foreach op = OpsOfMLIR22<[
  "ROCDL_smfmac_f32_32x32x64_bf8_bf8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 3}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 3">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not 0">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>
  ];
}

// rocdl.smfmac.f32.32x32x64.bf8.fp8
foreach op = OpsOfMLIR22<[
  "ROCDL_smfmac_f32_32x32x64_bf8_fp8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 0}, {2, 3}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not 0 or from 2 to 3">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 12}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not from 0 to 12">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>
  ];
}

// rocdl.smfmac.f32.32x32x64.fp8.bf8
foreach op = OpsOfMLIR22<[
  "ROCDL_smfmac_f32_32x32x64_fp8_bf8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not 0">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}, {3, 3}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0 or 3">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>
  ];
}

// rocdl.smfmac.i32.16x16x128.i8
foreach op = OpsOfMLIR22<[
  "ROCDL_smfmac_i32_16x16x128_i8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 16}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 16">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 0}, {2, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not 0 or from 2 to 4">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}, {4, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0 or 4">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>
  ];
}

// rocdl.smfmac.i32.16x16x64.i8
foreach op = OpsOfMLIR22<[
  "ROCDL_smfmac_i32_16x16x64_i8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 32}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 32">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 0}, {4, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not 0 or 4">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_GFX940_INSTS>
  ];
}

// rocdl.smfmac.i32.32x32x32.i8
foreach op = OpsOfMLIR22<[
  "ROCDL_smfmac_i32_32x32x32_i8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 1}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 1">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not 0">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 0}, {2, 3}, {8, 8}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not 0 or from 2 to 3 or 8">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_GFX940_INSTS>
  ];
}

// rocdl.smfmac.i32.32x32x64.i8
foreach op = OpsOfMLIR22<[
  "ROCDL_smfmac_i32_32x32x64_i8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.3 not from 0 to 4">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 0}, {4, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.4 not 0 or 4">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "constant args.5 not from 0 to 4">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>
  ];
}

// rocdl.tanh
def : AvailabilityFor<ROCDLTanh> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getArg().getType()).isF16()
      || ::mlir::getElementTypeOrSelf($_self.getArg().getType()).isF32() ||
      ::mlir::getElementTypeOrSelf($_self.getArg().getType()).isBF16())}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of arg">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getRes().getType()).isF16()
      || ::mlir::getElementTypeOrSelf($_self.getRes().getType()).isF32() ||
      ::mlir::getElementTypeOrSelf($_self.getRes().getType()).isBF16())}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of res">,
    ROCDL_Feature<ROCDL_Feature_TANH_INSTS>
  ];
}

// rocdl.tensor.load.to.lds
// rocdl.tensor.load.to.lds.d2
foreach op = OpsOfMLIR22<[
  "ROCDL_TensorLoadToLDSD2Op", "ROCDL_TensorLoadToLDSOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getCachePolicy()),
      {{0, 6}, {8, 8}, {11, 12}, {16, 20}, {22, 22}, {32, 32}, {37, 37}, {53,
      53}, {64, 64}, {90, 90}, {107, 107}, {128, 128}, {165, 165}, {187, 187},
      {233, 233}, {256, 256}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "cachePolicy not from 0 to 6 or 8 or from 11 to 12 or from 16 to 20 or 22 or 32 or 37 or 53 or 64 or 90 or 107 or 128 or 165 or 187 or 233 or 256">,
    ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>
  ];
}

// rocdl.tensor.store.from.lds
// rocdl.tensor.store.from.lds.d2
foreach op = OpsOfMLIR22<[
  "ROCDL_TensorStoreFromLDSD2Op", "ROCDL_TensorStoreFromLDSOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getCachePolicy()),
      {{0, 256}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "cachePolicy not from 0 to 256">,
    ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>
  ];
}

// rocdl.update.dpp
def : AvailabilityFor<ROCDL_DPPUpdateOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getOld().getType())
      == 1 || ::mlir::availability::getNumLanes($_self.getOld().getType()) == 2
      || ::mlir::availability::getNumLanes($_self.getOld().getType()) == 3 ||
      ::mlir::availability::getNumLanes($_self.getOld().getType()) == 4 ||
      ::mlir::availability::getNumLanes($_self.getOld().getType()) == 8 ||
      ::mlir::availability::getNumLanes($_self.getOld().getType()) == 16 ||
      ::mlir::availability::getNumLanes($_self.getOld().getType()) == 32)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of old">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 1 || ::mlir::availability::getNumLanes($_self.getRes().getType()) == 2
      || ::mlir::availability::getNumLanes($_self.getRes().getType()) == 3 ||
      ::mlir::availability::getNumLanes($_self.getRes().getType()) == 4 ||
      ::mlir::availability::getNumLanes($_self.getRes().getType()) == 8 ||
      ::mlir::availability::getNumLanes($_self.getRes().getType()) == 16 ||
      ::mlir::availability::getNumLanes($_self.getRes().getType()) == 32)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of res">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getSrc().getType())
      == 1 || ::mlir::availability::getNumLanes($_self.getSrc().getType()) == 2
      || ::mlir::availability::getNumLanes($_self.getSrc().getType()) == 3 ||
      ::mlir::availability::getNumLanes($_self.getSrc().getType()) == 4 ||
      ::mlir::availability::getNumLanes($_self.getSrc().getType()) == 8 ||
      ::mlir::availability::getNumLanes($_self.getSrc().getType()) == 16 ||
      ::mlir::availability::getNumLanes($_self.getSrc().getType()) == 32)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of src">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getOld().getType()).isF16()
      || ::mlir::getElementTypeOrSelf($_self.getOld().getType()).isF32() ||
      ::mlir::getElementTypeOrSelf($_self.getOld().getType()).isF64() ||
      ::mlir::getElementTypeOrSelf($_self.getOld().getType()).isInteger(16) ||
      ::mlir::getElementTypeOrSelf($_self.getOld().getType()).isInteger(32) ||
      ::mlir::getElementTypeOrSelf($_self.getOld().getType()).isInteger(64) ||
      ::mlir::getElementTypeOrSelf($_self.getOld().getType()).isBF16())}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of old">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getRes().getType()).isF16()
      || ::mlir::getElementTypeOrSelf($_self.getRes().getType()).isF32() ||
      ::mlir::getElementTypeOrSelf($_self.getRes().getType()).isF64() ||
      ::mlir::getElementTypeOrSelf($_self.getRes().getType()).isInteger(16) ||
      ::mlir::getElementTypeOrSelf($_self.getRes().getType()).isInteger(32) ||
      ::mlir::getElementTypeOrSelf($_self.getRes().getType()).isInteger(64) ||
      ::mlir::getElementTypeOrSelf($_self.getRes().getType()).isBF16())}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of res">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getSrc().getType()).isF16()
      || ::mlir::getElementTypeOrSelf($_self.getSrc().getType()).isF32() ||
      ::mlir::getElementTypeOrSelf($_self.getSrc().getType()).isF64() ||
      ::mlir::getElementTypeOrSelf($_self.getSrc().getType()).isInteger(16) ||
      ::mlir::getElementTypeOrSelf($_self.getSrc().getType()).isInteger(32) ||
      ::mlir::getElementTypeOrSelf($_self.getSrc().getType()).isInteger(64) ||
      ::mlir::getElementTypeOrSelf($_self.getSrc().getType()).isBF16())}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of src">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getBankMask()),
      {{0, 16}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "bankMask not from 0 to 16">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getDppCtrl()),
      {{0, 0}, {3, 4}, {64, 64}, {88, 88}, {145, 145}, {273, 273}, {308, 308},
      {320, 320}, {322, 323}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "dppCtrl not 0 or from 3 to 4 or 64 or 88 or 145 or 273 or 308 or 320 or from 322 to 323">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getRowMask()),
      {{1, 256}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "rowMask not from 1 to 256">,
    AvailableWhen<CPred<[{::mlir::availability::asSigned($_self.getDppCtrl()) >=
      322}]>, [ROCDL_Feature<ROCDL_Feature_GFX7_GFX8_GFX9_INSTS>],
      "dppCtrl at least 322">,
    AvailableWhen<CPred<[{::mlir::availability::asSigned($_self.getDppCtrl()) >=
      308 && !(::mlir::availability::asSigned($_self.getDppCtrl()) >= 320)}]>,
      [ROCDL_Feature<ROCDL_Feature_GFX7_GFX8_GFX9_INSTS>],
      "dppCtrl at least 308, dppCtrl less than 320">,
    AvailableWhen<CPred<[{!(::mlir::availability::asSigned($_self.getDppCtrl())
      >= 308) &&
      ::mlir::getElementTypeOrSelf($_self.getOld().getType()).isInteger(64) &&
      ::mlir::availability::getNumLanes($_self.getOld().getType()) >= 32}]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "dppCtrl less than 308, type of old i64, lanes of old at least 32">,
    AvailableWhen<CPred<[{!(::mlir::availability::asSigned($_self.getDppCtrl())
      >= 308) && ::mlir::availability::getNumLanes($_self.getOld().getType()) >=
      3 && !(::mlir::availability::getNumLanes($_self.getOld().getType()) >= 4)
      && !(::mlir::getElementTypeOrSelf($_self.getOld().getType()).isF64())}]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "dppCtrl less than 308, lanes of old at least 3, lanes of old less than 4, type of old not f64">
  ];
}

// rocdl.wmma.bf16.16x16x16.bf16
def : AvailabilityFor<ROCDL_wmma_bf16_16x16x16_bf16> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getA().getType())
      == 8 || ::mlir::availability::getNumLanes($_self.getA().getType()) ==
      16)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of a">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getB().getType())
      == 8 || ::mlir::availability::getNumLanes($_self.getB().getType()) ==
      16)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of b">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getC().getType())
      == 8 || ::mlir::availability::getNumLanes($_self.getC().getType()) ==
      16)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of c">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 8 || ::mlir::availability::getNumLanes($_self.getRes().getType()) ==
      16)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of res">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getA().getType()).isInteger(16))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of a">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getB().getType()).isInteger(16))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of b">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getC().getType()).isInteger(16))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of c">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getRes().getType()).isInteger(16))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of res">,
    AvailableWhen<CPred<[{::mlir::availability::getNumLanes($_self.getC().getType())
      >= 16 && ::mlir::availability::getNumLanes($_self.getA().getType()) >=
      16}]>, [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>,
      ROCDL_Feature<ROCDL_Feature_GFX11>],
      "lanes of c at least 16, lanes of a at least 16">,
    AvailableWhen<CPred<[{::mlir::availability::getNumLanes($_self.getC().getType())
      >= 16 && !(::mlir::availability::getNumLanes($_self.getA().getType()) >=
      16)}]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of c at least 16, lanes of a less than 16">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getC().getType())
      >= 16) && ::mlir::availability::getNumLanes($_self.getA().getType()) >=
      16}]>, [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE64>,
      ROCDL_Feature<ROCDL_Feature_GFX11>],
      "lanes of c less than 16, lanes of a at least 16">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getC().getType())
      >= 16) && !(::mlir::availability::getNumLanes($_self.getA().getType()) >=
      16)}]>, [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>,
      ROCDL_Feature<ROCDL_Feature_BVH_DUAL_BVH_8_INSTS>],
      "lanes of c less than 16, lanes of a less than 16">
  ];
}

// rocdl.wmma.bf16.16x16x32.bf16
// rocdl.wmma.bf16f32.16x16x32.bf16
// rocdl.wmma.f16.16x16x32.f16
foreach op = OpsOfMLIR22<[
  "ROCDL_wmma_bf16_16x16x32_bf16", "ROCDL_wmma_bf16f32_16x16x32_bf16",
  "ROCDL_wmma_f16_16x16x32_f16"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getA().getType())
      == 16)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of a">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getB().getType())
      == 16)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of b">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getC().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of c">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of res">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getModC()),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "modC not 0">,
    ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>
  ];
}

// rocdl.wmma.f16.16x16x128.bf8_bf8
// rocdl.wmma.f16.16x16x128.bf8_fp8
// rocdl.wmma.f16.16x16x128.fp8_bf8
// rocdl.wmma.f16.16x16x128.fp8_fp8
// rocdl.wmma.f32.16x16x128.bf8_bf8
// rocdl.wmma.f32.16x16x128.bf8_fp8
// rocdl.wmma.f32.16x16x128.fp8_bf8
// rocdl.wmma.f32.16x16x128.fp8_fp8
foreach op = OpsOfMLIR22<[
  "ROCDL_wmma_f16_16x16x128_bf8_bf8", "ROCDL_wmma_f16_16x16x128_bf8_fp8",
  "ROCDL_wmma_f16_16x16x128_fp8_bf8", "ROCDL_wmma_f16_16x16x128_fp8_fp8",
  "ROCDL_wmma_f32_16x16x128_bf8_bf8", "ROCDL_wmma_f32_16x16x128_bf8_fp8",
  "ROCDL_wmma_f32_16x16x128_fp8_bf8", "ROCDL_wmma_f32_16x16x128_fp8_fp8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getA().getType())
      == 16)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of a">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getB().getType())
      == 16)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of b">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getC().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of c">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of res">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getA().getType()).isInteger(32))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of a">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getB().getType()).isInteger(32))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of b">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getModC()),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "modC not 0">,
    ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>
  ];
}

// rocdl.wmma.f16.16x16x16.f16
def : AvailabilityFor<ROCDL_wmma_f16_16x16x16_f16> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getA().getType())
      == 8 || ::mlir::availability::getNumLanes($_self.getA().getType()) ==
      16)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of a">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getB().getType())
      == 8 || ::mlir::availability::getNumLanes($_self.getB().getType()) ==
      16)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of b">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getC().getType())
      == 8 || ::mlir::availability::getNumLanes($_self.getC().getType()) ==
      16)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of c">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 8 || ::mlir::availability::getNumLanes($_self.getRes().getType()) ==
      16)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of res">,
    AvailableWhen<CPred<[{::mlir::availability::getNumLanes($_self.getC().getType())
      >= 16 && ::mlir::availability::getNumLanes($_self.getA().getType()) >=
      16}]>, [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>,
      ROCDL_Feature<ROCDL_Feature_GFX11>],
      "lanes of c at least 16, lanes of a at least 16">,
    AvailableWhen<CPred<[{::mlir::availability::getNumLanes($_self.getC().getType())
      >= 16 && !(::mlir::availability::getNumLanes($_self.getA().getType()) >=
      16)}]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of c at least 16, lanes of a less than 16">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getC().getType())
      >= 16) && ::mlir::availability::getNumLanes($_self.getA().getType()) >=
      16}]>, [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE64>,
      ROCDL_Feature<ROCDL_Feature_GFX11>],
      "lanes of c less than 16, lanes of a at least 16">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getC().getType())
      >= 16) && !(::mlir::availability::getNumLanes($_self.getA().getType()) >=
      16)}]>, [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>,
      ROCDL_Feature<ROCDL_Feature_BVH_DUAL_BVH_8_INSTS>],
      "lanes of c less than 16, lanes of a less than 16">
  ];
}

// rocdl.wmma.f16.16x16x64.bf8_bf8
// rocdl.wmma.f16.16x16x64.bf8_fp8
// rocdl.wmma.f16.16x16x64.fp8_bf8
// rocdl.wmma.f16.16x16x64.fp8_fp8
// rocdl.wmma.f32.16x16x64.bf8_bf8
// rocdl.wmma.f32.16x16x64.bf8_fp8
// rocdl.wmma.f32.16x16x64.fp8_bf8
// rocdl.wmma.f32.16x16x64.fp8_fp8
foreach op = OpsOfMLIR22<[
  "ROCDL_wmma_f16_16x16x64_bf8_bf8", "ROCDL_wmma_f16_16x16x64_bf8_fp8",
  "ROCDL_wmma_f16_16x16x64_fp8_bf8", "ROCDL_wmma_f16_16x16x64_fp8_fp8",
  "ROCDL_wmma_f32_16x16x64_bf8_bf8", "ROCDL_wmma_f32_16x16x64_bf8_fp8",
  "ROCDL_wmma_f32_16x16x64_fp8_bf8", "ROCDL_wmma_f32_16x16x64_fp8_fp8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getA().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of a">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getB().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of b">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getC().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of c">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of res">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getA().getType()).isInteger(32))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of a">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getB().getType()).isInteger(32))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of b">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getModC()),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "modC not 0">,
    ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>
  ];
}

// rocdl.wmma.f32.16x16x16.bf16
def : AvailabilityFor<ROCDL_wmma_f32_16x16x16_bf16> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getA().getType())
      == 8 || ::mlir::availability::getNumLanes($_self.getA().getType()) ==
      16)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of a">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getB().getType())
      == 8 || ::mlir::availability::getNumLanes($_self.getB().getType()) ==
      16)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of b">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getC().getType())
      == 4 || ::mlir::availability::getNumLanes($_self.getC().getType()) ==
      8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of c">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 4 || ::mlir::availability::getNumLanes($_self.getRes().getType()) ==
      8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of res">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getA().getType()).isInteger(16))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of a">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getB().getType()).isInteger(16))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of b">,
    AvailableWhen<CPred<[{::mlir::availability::getNumLanes($_self.getA().getType())
      >= 16 && ::mlir::availability::getNumLanes($_self.getC().getType()) >=
      8}]>, [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>,
      ROCDL_Feature<ROCDL_Feature_GFX11>],
      "lanes of a at least 16, lanes of c at least 8">,
    AvailableWhen<CPred<[{::mlir::availability::getNumLanes($_self.getA().getType())
      >= 16 && !(::mlir::availability::getNumLanes($_self.getC().getType()) >=
      8)}]>, [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE64>,
      ROCDL_Feature<ROCDL_Feature_GFX11>],
      "lanes of a at least 16, lanes of c less than 8">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getA().getType())
      >= 16) && ::mlir::availability::getNumLanes($_self.getC().getType()) >=
      8}]>, [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>,
      ROCDL_Feature<ROCDL_Feature_BVH_DUAL_BVH_8_INSTS>],
      "lanes of a less than 16, lanes of c at least 8">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getA().getType())
      >= 16) && !(::mlir::availability::getNumLanes($_self.getC().getType()) >=
      8)}]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of a less than 16, lanes of c less than 8">
  ];
}

// rocdl.wmma.f32.16x16x16.bf8_bf8
def : AvailabilityFor<ROCDL_wmma_f32_16x16x16_bf8_bf8> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getA().getType())
      == 2)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of a">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getB().getType())
      == 2)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of b">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getC().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of c">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of res">,
    ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>,
    ROCDL_Feature<ROCDL_Feature_BVH_DUAL_BVH_8_INSTS>
  ];
}

// rocdl.wmma.f32.16x16x16.bf8_fp8
// rocdl.wmma.f32.16x16x16.fp8_bf8
// rocdl.wmma.f32.16x16x16.fp8_fp8
foreach op = [
  ROCDL_wmma_f32_16x16x16_bf8_fp8, ROCDL_wmma_f32_16x16x16_fp8_bf8,
  ROCDL_wmma_f32_16x16x16_fp8_fp8
] in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getA().getType())
      == 2)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of a">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getB().getType())
      == 2)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of b">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getC().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of c">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of res">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getA().getType()).isInteger(32))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of a">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getB().getType()).isInteger(32))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of b">,
    ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>,
    ROCDL_Feature<ROCDL_Feature_BVH_DUAL_BVH_8_INSTS>
  ];
}

// rocdl.wmma.f32.16x16x16.f16
def : AvailabilityFor<ROCDL_wmma_f32_16x16x16_f16> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getA().getType())
      == 8 || ::mlir::availability::getNumLanes($_self.getA().getType()) ==
      16)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of a">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getB().getType())
      == 8 || ::mlir::availability::getNumLanes($_self.getB().getType()) ==
      16)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of b">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getC().getType())
      == 4 || ::mlir::availability::getNumLanes($_self.getC().getType()) ==
      8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of c">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 4 || ::mlir::availability::getNumLanes($_self.getRes().getType()) ==
      8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of res">,
    AvailableWhen<CPred<[{::mlir::availability::getNumLanes($_self.getA().getType())
      >= 16 && ::mlir::availability::getNumLanes($_self.getC().getType()) >=
      8}]>, [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>,
      ROCDL_Feature<ROCDL_Feature_GFX11>],
      "lanes of a at least 16, lanes of c at least 8">,
    AvailableWhen<CPred<[{::mlir::availability::getNumLanes($_self.getA().getType())
      >= 16 && !(::mlir::availability::getNumLanes($_self.getC().getType()) >=
      8)}]>, [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE64>,
      ROCDL_Feature<ROCDL_Feature_GFX11>],
      "lanes of a at least 16, lanes of c less than 8">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getA().getType())
      >= 16) && ::mlir::availability::getNumLanes($_self.getC().getType()) >=
      8}]>, [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>,
      ROCDL_Feature<ROCDL_Feature_BVH_DUAL_BVH_8_INSTS>],
      "lanes of a less than 16, lanes of c at least 8">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getA().getType())
      >= 16) && !(::mlir::availability::getNumLanes($_self.getC().getType()) >=
      8)}]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of a less than 16, lanes of c less than 8">
  ];
}

// rocdl.wmma.f32.16x16x32.bf16
foreach op = OpsOfMLIR22<[
  "ROCDL_wmma_f32_16x16x32_bf16"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getA().getType())
      == 16)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of a">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getB().getType())
      == 16)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of b">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getC().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of c">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of res">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getModC()),
      {{0, 3}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "modC not from 0 to 3">,
    ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>
  ];
}

// rocdl.wmma.f32.16x16x32.f16
foreach op = OpsOfMLIR22<[
  "ROCDL_wmma_f32_16x16x32_f16"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getA().getType())
      == 16)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of a">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getB().getType())
      == 16)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of b">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getC().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of c">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of res">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getModC()),
      {{0, 2}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "modC not from 0 to 2">,
    ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>
  ];
}

// rocdl.wmma.f32.16x16x4.f32
foreach op = OpsOfMLIR22<[
  "ROCDL_wmma_f32_16x16x4_f32"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getA().getType())
      == 2)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of a">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getB().getType())
      == 2)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of b">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getC().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of c">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of res">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getModC()),
      {{0, 1}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "modC not from 0 to 1">,
    ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>
  ];
}

// rocdl.wmma.i32.16x16x16.iu4
def : AvailabilityFor<ROCDL_wmma_i32_16x16x16_iu4> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getA().getType())
      == 2)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of a">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getB().getType())
      == 2)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of b">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getC().getType())
      == 4 || ::mlir::availability::getNumLanes($_self.getC().getType()) ==
      8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of c">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 4 || ::mlir::availability::getNumLanes($_self.getRes().getType()) ==
      8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of res">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getA().getType()).isInteger(32))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of a">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getB().getType()).isInteger(32))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of b">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getC().getType()).isInteger(32))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of c">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getRes().getType()).isInteger(32))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of res">,
    AvailableWhen<CPred<[{::mlir::availability::getNumLanes($_self.getC().getType())
      >= 8}]>, [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>,
      ROCDL_Feature<ROCDL_Feature_GFX11>], "lanes of c at least 8">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getC().getType())
      >= 8)}]>, [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE64>,
      ROCDL_Feature<ROCDL_Feature_GFX11>], "lanes of c less than 8">
  ];
}

// rocdl.wmma.i32.16x16x16.iu8
def : AvailabilityFor<ROCDL_wmma_i32_16x16x16_iu8> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getA().getType())
      == 2 || ::mlir::availability::getNumLanes($_self.getA().getType()) ==
      4)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of a">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getB().getType())
      == 2 || ::mlir::availability::getNumLanes($_self.getB().getType()) ==
      4)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of b">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getC().getType())
      == 4 || ::mlir::availability::getNumLanes($_self.getC().getType()) ==
      8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of c">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 4 || ::mlir::availability::getNumLanes($_self.getRes().getType()) ==
      8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of res">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getA().getType()).isInteger(32))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of a">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getB().getType()).isInteger(32))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of b">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getC().getType()).isInteger(32))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of c">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getRes().getType()).isInteger(32))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of res">,
    AvailableWhen<CPred<[{::mlir::availability::getNumLanes($_self.getC().getType())
      >= 8 && ::mlir::availability::getNumLanes($_self.getA().getType()) >=
      4}]>, [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>,
      ROCDL_Feature<ROCDL_Feature_GFX11>],
      "lanes of c at least 8, lanes of a at least 4">,
    AvailableWhen<CPred<[{::mlir::availability::getNumLanes($_self.getC().getType())
      >= 8 && !(::mlir::availability::getNumLanes($_self.getA().getType()) >=
      4)}]>, [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>,
      ROCDL_Feature<ROCDL_Feature_BVH_DUAL_BVH_8_INSTS>],
      "lanes of c at least 8, lanes of a less than 4">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getC().getType())
      >= 8)}]>, [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE64>,
      ROCDL_Feature<ROCDL_Feature_GFX11>], "lanes of c less than 8">
  ];
}

// rocdl.wmma.i32.16x16x32.iu4
def : AvailabilityFor<ROCDL_wmma_i32_16x16x32_iu4> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getA().getType())
      == 2)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of a">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getB().getType())
      == 2)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of b">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getC().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of c">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of res">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getA().getType()).isInteger(32))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of a">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getB().getType()).isInteger(32))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of b">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getC().getType()).isInteger(32))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of c">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getRes().getType()).isInteger(32))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of res">,
    ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>,
    ROCDL_Feature<ROCDL_Feature_BVH_DUAL_BVH_8_INSTS>
  ];
}

// rocdl.wmma.i32.16x16x64.iu8
def : AvailabilityFor<ROCDL_wmma_i32_16x16x64_iu8> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getA().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of a">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getB().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of b">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getC().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of c">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of res">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getA().getType()).isInteger(32))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of a">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getB().getType()).isInteger(32))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of b">,
    ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>
  ];
}

// rocdl.wmma.scale.f32.16x16x128.f8f6f4
foreach op = OpsOfMLIR22<[
  "ROCDL_wmma_scale_f32_16x16x128_f8f6f4"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getC().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of c">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of res">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getFmtA()),
      {{0, 0}, {2, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "fmtA not 0 or from 2 to 4">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getFmtB()),
      {{0, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "fmtB not from 0 to 4">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getFmtScaleA()),
      {{0, 2}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "fmtScaleA not from 0 to 2">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getFmtScaleB()),
      {{0, 2}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "fmtScaleB not from 0 to 2">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getModC()),
      {{0, 1}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "modC not from 0 to 1">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getScaleAType()),
      {{0, 1}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "scaleAType not from 0 to 1">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getScaleBType()),
      {{0, 1}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "scaleBType not from 0 to 1">,
    ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>
  ];
}

// rocdl.wmma.scale.f32.32x16x128.f4
foreach op = OpsOfMLIR22<[
  "ROCDL_wmma_scale_f32_32x16x128_f4"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getA().getType())
      == 16)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of a">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getB().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of b">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getC().getType())
      == 16)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of c">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 16)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of res">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getFmtScaleA()),
      {{2, 2}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "fmtScaleA not 2">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getFmtScaleB()),
      {{2, 2}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "fmtScaleB not 2">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getModC()),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "modC not 0">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getScaleAType()),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "scaleAType not 0">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getScaleBType()),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "scaleBType not 0">,
    ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>
  ];
}

// rocdl.wmma.scale16.f32.16x16x128.f8f6f4
foreach op = OpsOfMLIR22<[
  "ROCDL_wmma_scale16_f32_16x16x128_f8f6f4"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getC().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of c">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of res">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getFmtA()),
      {{0, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "fmtA not from 0 to 4">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getFmtB()),
      {{0, 1}, {3, 4}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "fmtB not from 0 to 1 or from 3 to 4">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getFmtScaleA()),
      {{0, 2}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "fmtScaleA not from 0 to 2">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getFmtScaleB()),
      {{0, 2}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "fmtScaleB not from 0 to 2">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getModC()),
      {{0, 2}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "modC not from 0 to 2">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getScaleAType()),
      {{0, 2}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "scaleAType not from 0 to 2">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getScaleBType()),
      {{0, 2}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "scaleBType not from 0 to 2">,
    ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>
  ];
}

// rocdl.wmma.scale16.f32.32x16x128.f4
foreach op = OpsOfMLIR22<[
  "ROCDL_wmma_scale16_f32_32x16x128_f4"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getA().getType())
      == 16)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of a">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getB().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of b">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getC().getType())
      == 16)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of c">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 16)}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "lanes of res">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getA().getType()).isInteger(32))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of a">,
    AvailableWhen<CPred<[{!(::mlir::getElementTypeOrSelf($_self.getB().getType()).isInteger(32))}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "type of b">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getFmtScaleA()),
      {{2, 2}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "fmtScaleA not 2">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getFmtScaleB()),
      {{2, 2}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "fmtScaleB not 2">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getModC()),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "modC not 0">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getScaleAType()),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "scaleAType not 0">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getScaleBType()),
      {{0, 0}})}]>,
      [UnknownNeeds<"no shape that has this is known to exist on any chip">],
      "scaleBType not 0">,
    ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>
  ];
}

#endif // MLIR_AVAILABILITY_GENERATED_ROCDLOPS_TD
