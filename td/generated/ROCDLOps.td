//===- ROCDLOps.td - What probes say of ROCDL -*- tablegen -*-===//
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

#ifndef MLIR_AVAILABILITY_GENERATED_ROCDLOPS_TD
#define MLIR_AVAILABILITY_GENERATED_ROCDLOPS_TD

foreach op = [
  ROCDL_BarrierOp, ROCDL_DsBpermuteOp, ROCDL_MbcntHiOp, ROCDL_MbcntLoOp,
  ROCDL_SBarrierOp
] in
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
  ROCDL_CvtScaleF32PkBf16Fp8Op, ROCDL_CvtScaleF32PkF16Fp8Op,
  ROCDL_CvtScaleF32PkF32Fp8Op, ROCDL_CvtScaleF32PkFp8Bf16Op,
  ROCDL_CvtScaleF32PkFp8F16Op, ROCDL_CvtScaleF32PkFp8F32Op
] in
  def : AvailabilityFor<op> {
    let availability = [ROCDL_Feature<ROCDL_Feature_FP8_CVT_SCALE_INSTS>];
  }

foreach op = [
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
  ROCDL_CvtScaleF32SrPk8Fp8F16Op, ROCDL_CvtScaleF32SrPk8Fp8F32Op
] in
  def : AvailabilityFor<op> {
    let availability = [ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>];
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
  ROCDLExp
] in
  def : AvailabilityFor<op> {
    let availability = [
      UnknownNeeds<"none of its shapes that were tried exists on any known chip">
    ];
  }

// rocdl.ballot
def : AvailabilityFor<ROCDL_BallotOp> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(64)))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)}]>,
      [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>], "type of res i32">
  ];
}

// rocdl.cluster.id.x
// rocdl.cluster.id.y
// rocdl.cluster.id.z
foreach op = [
  ROCDL_ClusterIdXOp, ROCDL_ClusterIdYOp, ROCDL_ClusterIdZOp
] in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>
  ];
}

// rocdl.cluster.load.async.to.lds.b128
// rocdl.cluster.load.async.to.lds.b32
// rocdl.cluster.load.async.to.lds.b64
// rocdl.cluster.load.async.to.lds.b8
foreach op = OpsOfMLIR22<[
  "ROCDL_ClusterLoadAsyncToLDSB128Op", "ROCDL_ClusterLoadAsyncToLDSB32Op",
  "ROCDL_ClusterLoadAsyncToLDSB64Op", "ROCDL_ClusterLoadAsyncToLDSB8Op"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getAddressSpace($_self.getGlobalPtr().getType())
      == 1)}]>,
      [UnknownNeeds<"no shape with such space of globalPtr is known to exist on any chip">],
      "space of globalPtr">,
    AvailableWhen<CPred<[{!(::mlir::availability::getAddressSpace($_self.getLdsPtr().getType())
      == 3)}]>,
      [UnknownNeeds<"no shape with such space of ldsPtr is known to exist on any chip">],
      "space of ldsPtr">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getOffset()),
      {{0, 65536}})}]>,
      [UnknownNeeds<"no shape with such offset is known to exist on any chip">],
      "offset not from 0 to 65536">,
    AvailableWhen<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getCpol()),
      3) >= 7}]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "low bits of cpol at least 7">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getCpol()),
      3) >= 7}]>>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getCpol()),
      11)}]>]>, [ROCDL_Feature<ROCDL_Feature_MCAST_LOAD_INSTS>],
      "low bits of cpol less than 7, no bit 11 of cpol">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getCpol()),
      3) >= 7}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getCpol()),
      11)}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "low bits of cpol less than 7, bit 11 of cpol">
  ];
}

// rocdl.cos
// rocdl.exp2
// rocdl.log
// rocdl.sin
foreach op = [
  ROCDLCos, ROCDLExp2, ROCDLLog, ROCDLSin
] in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getArg().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getArg().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getArg().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getArg().getType()).isBF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of arg or type of arg is known to exist on any chip">],
      "lanes of arg or type of arg">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isBF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{::mlir::availability::getLaneType($_self.getArg().getType()).isBF16()}]>,
      [ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>], "type of arg bf16">
  ];
}

// rocdl.cvt.f32.bf8
// rocdl.cvt.f32.fp8
foreach op = [
  ROCDL_CvtF32Bf8Op, ROCDL_CvtF32Fp8Op
] in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getByteSel()),
      {{0, 3}})}]>,
      [UnknownNeeds<"no shape with such byteSel is known to exist on any chip">],
      "byteSel not from 0 to 3">,
    ROCDL_Feature<ROCDL_Feature_FP8_CONVERSION_INSTS>
  ];
}

// rocdl.cvt.pk.bf8.f32
// rocdl.cvt.pk.fp8.f32
foreach op = [
  ROCDL_CvtPkBf8F32Op, ROCDL_CvtPkFp8F32Op
] in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    ROCDL_Feature<ROCDL_Feature_FP8_CONVERSION_INSTS>
  ];
}

// rocdl.cvt.pk.f32.bf8
// rocdl.cvt.pk.f32.fp8
foreach op = [
  ROCDL_CvtPkF32Bf8Op, ROCDL_CvtPkF32Fp8Op
] in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 2) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    ROCDL_Feature<ROCDL_Feature_FP8_CONVERSION_INSTS>
  ];
}

// rocdl.cvt.pkrtz
def : AvailabilityFor<ROCDL_CvtPkRtz> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 2) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">
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
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such scaleSel is known to exist on any chip">],
      "scaleSel not from 0 to 15">,
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
      [UnknownNeeds<"no shape with such srcSelIndex is known to exist on any chip">],
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
      [UnknownNeeds<"no shape with such srcSelIndex is known to exist on any chip">],
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
      [UnknownNeeds<"no shape with such srcSelIndex is known to exist on any chip">],
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
      [UnknownNeeds<"no shape with such dstSelIndex is known to exist on any chip">],
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
      [UnknownNeeds<"no shape with such dstSelIndex is known to exist on any chip">],
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
      [UnknownNeeds<"no shape with such dstSelIndex is known to exist on any chip">],
      "dstSelIndex not from 0 to 3">,
    ROCDL_Feature<ROCDL_Feature_FP8_CVT_SCALE_INSTS>
  ];
}

// rocdl.cvt.sr.bf8.f32
// rocdl.cvt.sr.fp8.f32
foreach op = [
  ROCDL_CvtSrBf8F32Op, ROCDL_CvtSrFp8F32Op
] in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getByteSel()),
      {{0, 3}})}]>,
      [UnknownNeeds<"no shape with such byteSel is known to exist on any chip">],
      "byteSel not from 0 to 3">,
    ROCDL_Feature<ROCDL_Feature_FP8_CONVERSION_INSTS>
  ];
}

// rocdl.ds.atomic.async.barrier.arrive.b64
// rocdl.ds.atomic.barrier.arrive.rtn.b64
foreach op = [
  ROCDL_DsAtomicAsyncBarrierArriveOp, ROCDL_DsAtomicBarrierArriveRtnOp
] in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getAddressSpace($_self.getBarrierPtr().getType())
      == 3)}]>,
      [UnknownNeeds<"no shape with such space of barrierPtr is known to exist on any chip">],
      "space of barrierPtr">,
    ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>
  ];
}

// rocdl.ds.load.tr16.b128
def : AvailabilityFor<ROCDL_DsLoadTr16_B128> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isBF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{!(::mlir::availability::getAddressSpace($_self.getPtr().getType())
      == 3)}]>,
      [UnknownNeeds<"no shape with such space of ptr is known to exist on any chip">],
      "space of ptr">,
    ROCDL_Feature<ROCDL_Feature_MCAST_LOAD_INSTS>
  ];
}

// rocdl.ds.load.tr4.b64
def : AvailabilityFor<ROCDL_DsLoadTr4_B64> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 2) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{!(::mlir::availability::getAddressSpace($_self.getPtr().getType())
      == 3)}]>,
      [UnknownNeeds<"no shape with such space of ptr is known to exist on any chip">],
      "space of ptr">,
    ROCDL_Feature<ROCDL_Feature_TRANSPOSE_LOAD_F4F6_INSTS>
  ];
}

// rocdl.ds.load.tr6.b96
def : AvailabilityFor<ROCDL_DsLoadTr6_B96> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 3) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{!(::mlir::availability::getAddressSpace($_self.getPtr().getType())
      == 3)}]>,
      [UnknownNeeds<"no shape with such space of ptr is known to exist on any chip">],
      "space of ptr">,
    ROCDL_Feature<ROCDL_Feature_MCAST_LOAD_INSTS>
  ];
}

// rocdl.ds.load.tr8.b64
def : AvailabilityFor<ROCDL_DsLoadTr8_B64> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 2) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{!(::mlir::availability::getAddressSpace($_self.getPtr().getType())
      == 3)}]>,
      [UnknownNeeds<"no shape with such space of ptr is known to exist on any chip">],
      "space of ptr">,
    ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>
  ];
}

// rocdl.ds.read.tr16.b64
def : AvailabilityFor<ROCDL_ds_read_tr16_b64> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 4) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isBF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{!(::mlir::availability::getAddressSpace($_self.getPtr().getType())
      == 3)}]>,
      [UnknownNeeds<"no shape with such space of ptr is known to exist on any chip">],
      "space of ptr">,
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
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 2) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{!(::mlir::availability::getAddressSpace($_self.getPtr().getType())
      == 3)}]>,
      [UnknownNeeds<"no shape with such space of ptr is known to exist on any chip">],
      "space of ptr">,
    ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>
  ];
}

// rocdl.ds.read.tr6.b96
def : AvailabilityFor<ROCDL_ds_read_tr6_b96> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 3) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{!(::mlir::availability::getAddressSpace($_self.getPtr().getType())
      == 3)}]>,
      [UnknownNeeds<"no shape with such space of ptr is known to exist on any chip">],
      "space of ptr">,
    ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>
  ];
}

// rocdl.ds_swizzle
def : AvailabilityFor<ROCDL_DsSwizzleOp> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getOffset()),
      {{0, 65536}})}]>,
      [UnknownNeeds<"no shape with such constant offset is known to exist on any chip">],
      "constant offset not from 0 to 65536">,
    AvailableWhen<CPred<[{!::mlir::availability::getConstant($_self.getOffset())}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "offset not a constant">
  ];
}

// rocdl.flat.prefetch
foreach op = OpsOfMLIR22<[
  "ROCDL_FlatPrefetchOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getAddressSpace($_self.getPtr().getType())
      == 0)}]>,
      [UnknownNeeds<"no shape with such space of ptr is known to exist on any chip">],
      "space of ptr">,
    AvailableWhen<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getScope()),
      3) >= 7}]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "low bits of scope at least 7">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getScope()),
      3) >= 7}]>>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getScope()),
      11)}]>]>, [ROCDL_Feature<ROCDL_Feature_FLAT_GVS_MODE>],
      "low bits of scope less than 7, no bit 11 of scope">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getScope()),
      3) >= 7}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getScope()),
      11)}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "low bits of scope less than 7, bit 11 of scope">
  ];
}

// rocdl.fmed3
def : AvailabilityFor<ROCDL_FMed3Op> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getSrc0().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getSrc0().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getSrc0().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of src0 or type of src0 is known to exist on any chip">],
      "lanes of src0 or type of src0">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getSrc1().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getSrc1().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getSrc1().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of src1 or type of src1 is known to exist on any chip">],
      "lanes of src1 or type of src1">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getSrc2().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getSrc2().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getSrc2().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of src2 or type of src2 is known to exist on any chip">],
      "lanes of src2 or type of src2">,
    AvailableWhen<CPred<[{::mlir::availability::getLaneType($_self.getRes().getType()).isF16()}]>,
      [ROCDL_Feature<ROCDL_Feature_GFX9_INSTS>], "type of res f16">
  ];
}

// rocdl.global.load.async.to.lds.b128
// rocdl.global.load.async.to.lds.b32
// rocdl.global.load.async.to.lds.b64
// rocdl.global.load.async.to.lds.b8
foreach op = OpsOfMLIR22<[
  "ROCDL_GlobalLoadAsyncToLDSB128Op", "ROCDL_GlobalLoadAsyncToLDSB32Op",
  "ROCDL_GlobalLoadAsyncToLDSB64Op", "ROCDL_GlobalLoadAsyncToLDSB8Op"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getAddressSpace($_self.getGlobalPtr().getType())
      == 1)}]>,
      [UnknownNeeds<"no shape with such space of globalPtr is known to exist on any chip">],
      "space of globalPtr">,
    AvailableWhen<CPred<[{!(::mlir::availability::getAddressSpace($_self.getLdsPtr().getType())
      == 3)}]>,
      [UnknownNeeds<"no shape with such space of ldsPtr is known to exist on any chip">],
      "space of ldsPtr">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getOffset()),
      {{0, 65536}})}]>,
      [UnknownNeeds<"no shape with such offset is known to exist on any chip">],
      "offset not from 0 to 65536">,
    AvailableWhen<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getAux()),
      3) >= 7}]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "low bits of aux at least 7">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getAux()),
      3) >= 7}]>>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getAux()),
      11)}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>],
      "low bits of aux less than 7, no bit 11 of aux">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getAux()),
      3) >= 7}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getAux()),
      11)}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "low bits of aux less than 7, bit 11 of aux">
  ];
}

// rocdl.global.load.lds
foreach op = OpsOfMLIR22<[
  "ROCDL_GlobalLoadLDSOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getAddressSpace($_self.getGlobalPtr().getType())
      == 1)}]>,
      [UnknownNeeds<"no shape with such space of globalPtr is known to exist on any chip">],
      "space of globalPtr">,
    AvailableWhen<CPred<[{!(::mlir::availability::getAddressSpace($_self.getLdsPtr().getType())
      == 3)}]>,
      [UnknownNeeds<"no shape with such space of ldsPtr is known to exist on any chip">],
      "space of ldsPtr">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getOffset()),
      {{0, 65536}})}]>,
      [UnknownNeeds<"no shape with such offset is known to exist on any chip">],
      "offset not from 0 to 65536">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getSize()),
      {{1, 2}, {4, 4}, {12, 12}, {16, 16}})}]>,
      [UnknownNeeds<"no shape with such size is known to exist on any chip">],
      "size not from 1 to 2 or 4 or 12 or 16">,
    AvailableWhen<And<[CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getAux()),
      11)}]>, CPred<[{::mlir::availability::asSigned($_self.getSize()) >=
      12}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>],
      "no bit 11 of aux, size at least 12">,
    AvailableWhen<And<[CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getAux()),
      11)}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getSize()) >=
      12}]>>]>, [ROCDL_Feature<ROCDL_Feature_VMEM_TO_LDS_LOAD_INSTS>],
      "no bit 11 of aux, size less than 12">,
    AvailableWhen<CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getAux()),
      11)}]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "bit 11 of aux">
  ];
}

// rocdl.global.load.tr.b128
def : AvailabilityFor<ROCDL_GlobalLoadTr8_B128> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isBF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{!(::mlir::availability::getAddressSpace($_self.getPtr().getType())
      == 1)}]>,
      [UnknownNeeds<"no shape with such space of ptr is known to exist on any chip">],
      "space of ptr">,
    ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_INSTS>,
    ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>
  ];
}

// rocdl.global.load.tr.b64
def : AvailabilityFor<ROCDL_GlobalLoadTr8_B64> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 2) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{!(::mlir::availability::getAddressSpace($_self.getPtr().getType())
      == 1)}]>,
      [UnknownNeeds<"no shape with such space of ptr is known to exist on any chip">],
      "space of ptr">,
    ROCDL_Feature<ROCDL_Feature_GFX12_INSTS>,
    ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>
  ];
}

// rocdl.global.load.tr4.b64
def : AvailabilityFor<ROCDL_GlobalLoadTr4_B64> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 2) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{!(::mlir::availability::getAddressSpace($_self.getPtr().getType())
      == 1)}]>,
      [UnknownNeeds<"no shape with such space of ptr is known to exist on any chip">],
      "space of ptr">,
    ROCDL_Feature<ROCDL_Feature_TRANSPOSE_LOAD_F4F6_INSTS>
  ];
}

// rocdl.global.load.tr6.b96
def : AvailabilityFor<ROCDL_GlobalLoadTr6_B96> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 3) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{!(::mlir::availability::getAddressSpace($_self.getPtr().getType())
      == 1)}]>,
      [UnknownNeeds<"no shape with such space of ptr is known to exist on any chip">],
      "space of ptr">,
    ROCDL_Feature<ROCDL_Feature_MCAST_LOAD_INSTS>
  ];
}

// rocdl.global.prefetch
foreach op = OpsOfMLIR22<[
  "ROCDL_GlobalPrefetchOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getAddressSpace($_self.getPtr().getType())
      == 1)}]>,
      [UnknownNeeds<"no shape with such space of ptr is known to exist on any chip">],
      "space of ptr">,
    AvailableWhen<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getScope()),
      3) >= 7}]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "low bits of scope at least 7">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getScope()),
      3) >= 7}]>>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getScope()),
      11)}]>]>, [ROCDL_Feature<ROCDL_Feature_VMEM_PREF_INSTS>],
      "low bits of scope less than 7, no bit 11 of scope">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getScope()),
      3) >= 7}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getScope()),
      11)}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "low bits of scope less than 7, bit 11 of scope">
  ];
}

// rocdl.iglp.opt
def : AvailabilityFor<ROCDL_IglpOpt> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getVariant()),
      {{0, 65536}})}]>,
      [UnknownNeeds<"no shape with such variant is known to exist on any chip">],
      "variant not from 0 to 65536">
  ];
}

// rocdl.load.to.lds
foreach op = OpsOfMLIR22<[
  "ROCDL_LoadToLDSOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::isOneOf(::mlir::availability::getAddressSpace($_self.getGlobalPtr().getType()),
      {0, 1, 4, 7}))}]>,
      [UnknownNeeds<"no shape with such space of globalPtr is known to exist on any chip">],
      "space of globalPtr">,
    AvailableWhen<CPred<[{!(::mlir::availability::getAddressSpace($_self.getLdsPtr().getType())
      == 3)}]>,
      [UnknownNeeds<"no shape with such space of ldsPtr is known to exist on any chip">],
      "space of ldsPtr">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getOffset()),
      {{0, 65536}})}]>,
      [UnknownNeeds<"no shape with such offset is known to exist on any chip">],
      "offset not from 0 to 65536">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getSize()),
      {{1, 2}, {4, 4}, {12, 12}, {16, 16}})}]>,
      [UnknownNeeds<"no shape with such size is known to exist on any chip">],
      "size not from 1 to 2 or 4 or 12 or 16">,
    AvailableWhen<CPred<[{::mlir::availability::asSigned($_self.getSize()) >=
      12}]>, [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>], "size at least 12">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::asSigned($_self.getSize())
      >= 12}]>>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getAux()),
      11)}]>]>, [ROCDL_Feature<ROCDL_Feature_VMEM_TO_LDS_LOAD_INSTS>],
      "size less than 12, no bit 11 of aux">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::asSigned($_self.getSize())
      >= 12}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getAux()),
      11)}]>,
      CPred<[{::mlir::availability::getAddressSpace($_self.getGlobalPtr().getType())
      >= 7}]>]>, [ROCDL_Feature<ROCDL_Feature_VMEM_TO_LDS_LOAD_INSTS>],
      "size less than 12, bit 11 of aux, space of globalPtr at least 7">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::asSigned($_self.getSize())
      >= 12}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getAux()),
      11)}]>,
      Neg<CPred<[{::mlir::availability::getAddressSpace($_self.getGlobalPtr().getType())
      >= 7}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "size less than 12, bit 11 of aux, space of globalPtr less than 7">
  ];
}

// rocdl.make.buffer.rsrc
def : AvailabilityFor<ROCDL_MakeBufferRsrcOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::isOneOf(::mlir::availability::getAddressSpace($_self.getBase().getType()),
      {0, 1, 3, 4, 5, 6, 8}))}]>,
      [UnknownNeeds<"no shape with such space of base is known to exist on any chip">],
      "space of base">,
    AvailableWhen<CPred<[{!(::mlir::availability::isOneOf(::mlir::availability::getAddressSpace($_self.getRes().getType()),
      {7, 8}))}]>,
      [UnknownNeeds<"no shape with such space of res is known to exist on any chip">],
      "space of res">,
    AvailableWhen<CPred<[{::mlir::availability::getAddressSpace($_self.getBase().getType())
      >= 8}]>,
      [ROCDL_Feature<ROCDL_Feature_F45_BIT_NUM_RECORDS_BUFFER_RESOURCE>],
      "space of base at least 8">
  ];
}

// rocdl.mfma.f32.16x16x16bf16.1k
// rocdl.mfma.f32.4x4x4bf16.1k
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_16x16x16bf16_1k", "ROCDL_mfma_f32_4x4x4bf16_1k"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 4) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isInteger(16)))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 4) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isInteger(16)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 4) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 4) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.3 is known to exist on any chip">],
      "constant args.3 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 15">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 7">,
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
// rocdl.mfma.f32.4x4x4f16
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_16x16x16f16", "ROCDL_mfma_f32_4x4x4f16"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 4) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 4) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 4) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 4) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.3 is known to exist on any chip">],
      "constant args.3 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 15">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 7">,
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
// rocdl.mfma.f32.32x32x2f32
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_16x16x1f32", "ROCDL_mfma_f32_32x32x2f32"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 1) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 1) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 16) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.3 is known to exist on any chip">],
      "constant args.3 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 15">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 7">,
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
// rocdl.mfma.f32.32x32x4bf16
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_16x16x2bf16", "ROCDL_mfma_f32_32x32x4bf16"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 2) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isInteger(16)))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 2) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isInteger(16)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 16) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.3 is known to exist on any chip">],
      "constant args.3 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 15">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 7">,
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
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 8) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isBF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 8) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isBF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 4) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 4) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.3 is known to exist on any chip">],
      "constant args.3 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 15">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 7">,
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
// rocdl.mfma.f32.16x16x32.bf8.fp8
// rocdl.mfma.f32.16x16x32.fp8.bf8
// rocdl.mfma.f32.16x16x32.fp8.fp8
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_16x16x32_bf8_bf8", "ROCDL_mfma_f32_16x16x32_bf8_fp8",
  "ROCDL_mfma_f32_16x16x32_fp8_bf8", "ROCDL_mfma_f32_16x16x32_fp8_fp8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 1) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isInteger(64)))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 1) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isInteger(64)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 4) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 4) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.3 is known to exist on any chip">],
      "constant args.3 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 15">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 7">,
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

// rocdl.mfma.f32.16x16x32.f16
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_16x16x32_f16"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 8) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 8) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 4) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 4) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.3 is known to exist on any chip">],
      "constant args.3 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 15">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 7">,
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

// rocdl.mfma.f32.16x16x4bf16.1k
// rocdl.mfma.f32.32x32x8bf16.1k
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_16x16x4bf16_1k", "ROCDL_mfma_f32_32x32x8bf16_1k"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 4) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isInteger(16)))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 4) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isInteger(16)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 16) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.3 is known to exist on any chip">],
      "constant args.3 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 15">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 7">,
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

// rocdl.mfma.f32.16x16x4f16
// rocdl.mfma.f32.32x32x8f16
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_16x16x4f16", "ROCDL_mfma_f32_32x32x8f16"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 4) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 4) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 16) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.3 is known to exist on any chip">],
      "constant args.3 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 15">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 7">,
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
// rocdl.mfma.f32.4x4x1f32
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_16x16x4f32", "ROCDL_mfma_f32_4x4x1f32"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 1) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 1) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 4) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 4) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.3 is known to exist on any chip">],
      "constant args.3 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 15">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 7">,
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
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_16x16x8_xf32"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 2) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 2) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 4) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 4) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.3 is known to exist on any chip">],
      "constant args.3 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 15">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 7">,
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
// rocdl.mfma.f32.4x4x2bf16
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_16x16x8bf16", "ROCDL_mfma_f32_4x4x2bf16"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 2) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isInteger(16)))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 2) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isInteger(16)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 4) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 4) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.3 is known to exist on any chip">],
      "constant args.3 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 15">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 7">,
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
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 8) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isBF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 8) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isBF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 16) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.3 is known to exist on any chip">],
      "constant args.3 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 15">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 7">,
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
// rocdl.mfma.f32.32x32x16.bf8.fp8
// rocdl.mfma.f32.32x32x16.fp8.bf8
// rocdl.mfma.f32.32x32x16.fp8.fp8
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_32x32x16_bf8_bf8", "ROCDL_mfma_f32_32x32x16_bf8_fp8",
  "ROCDL_mfma_f32_32x32x16_fp8_bf8", "ROCDL_mfma_f32_32x32x16_fp8_fp8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 1) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isInteger(64)))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 1) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isInteger(64)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 16) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.3 is known to exist on any chip">],
      "constant args.3 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 15">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 7">,
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
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 8) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 8) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 16) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.3 is known to exist on any chip">],
      "constant args.3 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 15">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 7">,
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

// rocdl.mfma.f32.32x32x1f32
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_32x32x1f32"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 1) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 1) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 32) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 32) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.3 is known to exist on any chip">],
      "constant args.3 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 15">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 7">,
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
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 2) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isInteger(16)))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 2) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isInteger(16)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 32) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 32) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.3 is known to exist on any chip">],
      "constant args.3 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 15">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 7">,
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

// rocdl.mfma.f32.32x32x4.xf32
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_32x32x4_xf32"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 2) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 2) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 16) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.3 is known to exist on any chip">],
      "constant args.3 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 15">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 7">,
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

// rocdl.mfma.f32.32x32x4bf16.1k
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_32x32x4bf16_1k"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 4) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isInteger(16)))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 4) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isInteger(16)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 32) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 32) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.3 is known to exist on any chip">],
      "constant args.3 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 15">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 7">,
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

// rocdl.mfma.f32.32x32x4f16
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f32_32x32x4f16"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 4) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 4) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 32) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 32) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.3 is known to exist on any chip">],
      "constant args.3 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 15">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 7">,
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

// rocdl.mfma.f64.16x16x4f64
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f64_16x16x4f64"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 1) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isF64()))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 1) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isF64()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 4) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isF64()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 4) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF64()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.3 is known to exist on any chip">],
      "constant args.3 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 15">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 32768}, {65535, 65536}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 32768 or from 65535 to 65536">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::getConstant($_self.getArgs()[5]) >= 8}]>,
      [ROCDL_Feature<ROCDL_Feature_GFX940_INSTS>], "constant args.5 at least 8">,
    AvailableWhen<Neg<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::getConstant($_self.getArgs()[5]) >= 8}]>>,
      [ROCDL_Feature<ROCDL_Feature_GFX90A_INSTS>],
      "constant args.5 less than 8">
  ];
}

// rocdl.mfma.f64.4x4x4f64
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_f64_4x4x4f64"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 1) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isF64()))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 1) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isF64()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 1) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isF64()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF64()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.3 is known to exist on any chip">],
      "constant args.3 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 15">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 32768}, {65535, 65536}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 32768 or from 65535 to 65536">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::getConstant($_self.getArgs()[5]) >= 8}]>,
      [ROCDL_Feature<ROCDL_Feature_GFX940_INSTS>], "constant args.5 at least 8">,
    AvailableWhen<Neg<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::getConstant($_self.getArgs()[5]) >= 8}]>>,
      [ROCDL_Feature<ROCDL_Feature_GFX90A_INSTS>],
      "constant args.5 less than 8">
  ];
}

// rocdl.mfma.i32.16x16x16i8
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_i32_16x16x16i8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 1) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 1) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 4) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 4) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.3 is known to exist on any chip">],
      "constant args.3 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 15">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 7">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    AnyOf<[ROCDL_Chip<ROCDL_Chip_GFX908>, ROCDL_Chip<ROCDL_Chip_GFX90A>]>
  ];
}

// rocdl.mfma.i32.16x16x32.i8
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_i32_16x16x32_i8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 1) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isInteger(64)))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 1) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isInteger(64)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 4) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 4) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.3 is known to exist on any chip">],
      "constant args.3 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 15">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 7">,
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
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 1) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 1) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 16) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.3 is known to exist on any chip">],
      "constant args.3 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 15">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 7">,
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
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 4) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 4) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 4) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 4) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.3 is known to exist on any chip">],
      "constant args.3 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 15">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 7">,
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

// rocdl.mfma.i32.32x32x16.i8
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_i32_32x32x16_i8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 1) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isInteger(64)))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 1) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isInteger(64)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 16) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.3 is known to exist on any chip">],
      "constant args.3 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 15">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 7">,
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

// rocdl.mfma.i32.32x32x32.i8
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_i32_32x32x32_i8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 4) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 4) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 16) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.3 is known to exist on any chip">],
      "constant args.3 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 15">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 7">,
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
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 1) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 1) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 32) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 32) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.3 is known to exist on any chip">],
      "constant args.3 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 15">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 7">,
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
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 1) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 1) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 16) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.3 is known to exist on any chip">],
      "constant args.3 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 15">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 7">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 3 &&
      !::mlir::availability::getConstant($_self.getArgs()[3])) ||
      ($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.3 or args.4 or args.5 not a constant">,
    AnyOf<[ROCDL_Chip<ROCDL_Chip_GFX908>, ROCDL_Chip<ROCDL_Chip_GFX90A>]>
  ];
}

// rocdl.mfma.i32.4x4x4i8
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_i32_4x4x4i8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 1) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 1) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 4) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 4) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.3 is known to exist on any chip">],
      "constant args.3 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 15">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 7">,
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
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getArgs()[0].getType()),
      {4, 6, 8})) && ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getArgs()[1].getType()),
      {4, 6, 8})) && ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 4) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 6 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[6].getType()) == 1) &&
      ($_self.getArgs().size() > 6 &&
      ::mlir::availability::getLaneType($_self.getArgs()[6].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.6 or type of args.6 is known to exist on any chip">],
      "lanes of args.6 or type of args.6">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 7 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[7].getType()) == 1) &&
      ($_self.getArgs().size() > 7 &&
      ::mlir::availability::getLaneType($_self.getArgs()[7].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.7 or type of args.7 is known to exist on any chip">],
      "lanes of args.7 or type of args.7">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 8 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[8].getType()) == 1) &&
      ($_self.getArgs().size() > 8 &&
      ::mlir::availability::getLaneType($_self.getArgs()[8].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.8 or type of args.8 is known to exist on any chip">],
      "lanes of args.8 or type of args.8">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 4) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 4}})}]>,
      [UnknownNeeds<"no shape with such constant args.3 is known to exist on any chip">],
      "constant args.3 not from 0 to 4">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 4}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 4">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 3}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 3">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 7 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[7]),
      {{0, 3}})}]>,
      [UnknownNeeds<"no shape with such constant args.7 is known to exist on any chip">],
      "constant args.7 not from 0 to 3">,
    AvailableWhen<CPred<[{(!($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 4) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getConstant($_self.getArgs()[3]) == 4)) ||
      (!($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 6) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::isOneOf(::mlir::availability::getConstant($_self.getArgs()[3]),
      {2, 3}))) || (!($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 8) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::isOneOf(::mlir::availability::getConstant($_self.getArgs()[3]),
      {0, 1})))}]>,
      [UnknownNeeds<"no shape with such lanes of args and constant args.3 together is known to exist on any chip">],
      "lanes of args and constant args.3 together">,
    AvailableWhen<CPred<[{(!($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 4) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getConstant($_self.getArgs()[4]) == 4)) ||
      (!($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 6) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::isOneOf(::mlir::availability::getConstant($_self.getArgs()[4]),
      {2, 3}))) || (!($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 8) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::isOneOf(::mlir::availability::getConstant($_self.getArgs()[4]),
      {0, 1})))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 and constant args.4 together is known to exist on any chip">],
      "lanes of args.1 and constant args.4 together">,
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
    ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>
  ];
}

// rocdl.mfma.scale.f32.32x32x64.f8f6f4
foreach op = OpsOfMLIR22<[
  "ROCDL_mfma_scale_f32_32x32x64_f8f6f4"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getArgs()[0].getType()),
      {4, 6, 8})) && ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getArgs()[1].getType()),
      {4, 6, 8})) && ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 16) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 6 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[6].getType()) == 1) &&
      ($_self.getArgs().size() > 6 &&
      ::mlir::availability::getLaneType($_self.getArgs()[6].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.6 or type of args.6 is known to exist on any chip">],
      "lanes of args.6 or type of args.6">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 7 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[7].getType()) == 1) &&
      ($_self.getArgs().size() > 7 &&
      ::mlir::availability::getLaneType($_self.getArgs()[7].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.7 or type of args.7 is known to exist on any chip">],
      "lanes of args.7 or type of args.7">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 8 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[8].getType()) == 1) &&
      ($_self.getArgs().size() > 8 &&
      ::mlir::availability::getLaneType($_self.getArgs()[8].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.8 or type of args.8 is known to exist on any chip">],
      "lanes of args.8 or type of args.8">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 3 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[3]),
      {{0, 4}})}]>,
      [UnknownNeeds<"no shape with such constant args.3 is known to exist on any chip">],
      "constant args.3 not from 0 to 4">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 4}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 4">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 3}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 3">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 7 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[7]),
      {{0, 3}})}]>,
      [UnknownNeeds<"no shape with such constant args.7 is known to exist on any chip">],
      "constant args.7 not from 0 to 3">,
    AvailableWhen<CPred<[{(!($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 4) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getConstant($_self.getArgs()[3]) == 4)) ||
      (!($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 6) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::isOneOf(::mlir::availability::getConstant($_self.getArgs()[3]),
      {2, 3}))) || (!($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 8) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::isOneOf(::mlir::availability::getConstant($_self.getArgs()[3]),
      {0, 1})))}]>,
      [UnknownNeeds<"no shape with such lanes of args and constant args.3 together is known to exist on any chip">],
      "lanes of args and constant args.3 together">,
    AvailableWhen<CPred<[{(!($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 4) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getConstant($_self.getArgs()[4]) == 4)) ||
      (!($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 6) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::isOneOf(::mlir::availability::getConstant($_self.getArgs()[4]),
      {2, 3}))) || (!($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 8) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::isOneOf(::mlir::availability::getConstant($_self.getArgs()[4]),
      {0, 1})))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 and constant args.4 together is known to exist on any chip">],
      "lanes of args.1 and constant args.4 together">,
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
    ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>
  ];
}

// rocdl.permlanex16
def : AvailabilityFor<ROCDL_PermlaneX16Op> {
  let availability = [
    AvailableWhen<CPred<[{!(((::mlir::availability::getNumLanes($_self.getOld().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getOld().getType()).isInteger(1)
      || ::mlir::availability::getLaneType($_self.getOld().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getOld().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getOld().getType()).isF64() ||
      ::mlir::availability::getLaneType($_self.getOld().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getOld().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getOld().getType()).isInteger(64)
      || ::mlir::availability::getLaneType($_self.getOld().getType()).isBF16()))
      || ((::mlir::availability::getNumLanes($_self.getOld().getType()) == 2) &&
      (::mlir::availability::getLaneType($_self.getOld().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getOld().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getOld().getType()).isF64() ||
      ::mlir::availability::getLaneType($_self.getOld().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getOld().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getOld().getType()).isInteger(64)
      ||
      ::mlir::availability::getLaneType($_self.getOld().getType()).isBF16())))}]>,
      [UnknownNeeds<"no shape with such lanes of old or type of old is known to exist on any chip">],
      "lanes of old or type of old">,
    AvailableWhen<CPred<[{!(((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(1)
      || ::mlir::availability::getLaneType($_self.getRes().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isF64() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(64)
      || ::mlir::availability::getLaneType($_self.getRes().getType()).isBF16()))
      || ((::mlir::availability::getNumLanes($_self.getRes().getType()) == 2) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isF64() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(64)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isBF16())))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{!(((::mlir::availability::getNumLanes($_self.getSrc0().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getSrc0().getType()).isInteger(1)
      || ::mlir::availability::getLaneType($_self.getSrc0().getType()).isF16()
      || ::mlir::availability::getLaneType($_self.getSrc0().getType()).isF32()
      || ::mlir::availability::getLaneType($_self.getSrc0().getType()).isF64()
      ||
      ::mlir::availability::getLaneType($_self.getSrc0().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getSrc0().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getSrc0().getType()).isInteger(64)
      ||
      ::mlir::availability::getLaneType($_self.getSrc0().getType()).isBF16()))
      || ((::mlir::availability::getNumLanes($_self.getSrc0().getType()) == 2)
      && (::mlir::availability::getLaneType($_self.getSrc0().getType()).isF16()
      || ::mlir::availability::getLaneType($_self.getSrc0().getType()).isF32()
      || ::mlir::availability::getLaneType($_self.getSrc0().getType()).isF64()
      ||
      ::mlir::availability::getLaneType($_self.getSrc0().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getSrc0().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getSrc0().getType()).isInteger(64)
      ||
      ::mlir::availability::getLaneType($_self.getSrc0().getType()).isBF16())))}]>,
      [UnknownNeeds<"no shape with such lanes of src0 or type of src0 is known to exist on any chip">],
      "lanes of src0 or type of src0">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getSrc1().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getSrc1().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of src1 or type of src1 is known to exist on any chip">],
      "lanes of src1 or type of src1">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getSrc2().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getSrc2().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of src2 or type of src2 is known to exist on any chip">],
      "lanes of src2 or type of src2">,
    ROCDL_Feature<ROCDL_Feature_GFX10_INSTS>
  ];
}

// rocdl.raw.buffer.atomic.cmpswap
foreach op = OpsOfMLIR22<[
  "ROCDL_RawBufferAtomicCmpSwap"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getCmp().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getCmp().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of cmp or type of cmp is known to exist on any chip">],
      "lanes of cmp or type of cmp">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRsrc().getType())
      == 4) &&
      (::mlir::availability::getLaneType($_self.getRsrc().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of rsrc or type of rsrc is known to exist on any chip">],
      "lanes of rsrc or type of rsrc">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getSrc().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of src or type of src is known to exist on any chip">],
      "lanes of src or type of src">,
    AvailableWhen<CPred<[{!::mlir::availability::getConstant($_self.getAux())}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "aux not a constant">,
    AvailableWhen<And<[CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>, [ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "no bit 5 of aux, no bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 2}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "no bit 5 of aux, low bits of aux from 2 to 3, bit 4 of aux, bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>, [ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "bit 5 of aux, no bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 2}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>>]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>],
      "bit 5 of aux, low bits of aux from 2 to 3, no bit 4 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>],
      "bit 5 of aux, bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 2}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>],
      "bit 5 of aux, low bits of aux from 2 to 3, bit 4 of aux, no bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 2}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "bit 5 of aux, low bits of aux from 2 to 3, bit 4 of aux, bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 2}]>>]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>],
      "bit 5 of aux, low bits of aux less than 2">
  ];
}

// rocdl.raw.buffer.atomic.fadd
foreach op = OpsOfMLIR22<[
  "ROCDL_RawBufferAtomicFAddOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getAux().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getAux().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of aux or type of aux is known to exist on any chip">],
      "lanes of aux or type of aux">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getOffset().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getOffset().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of offset or type of offset is known to exist on any chip">],
      "lanes of offset or type of offset">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRsrc().getType())
      == 4) &&
      (::mlir::availability::getLaneType($_self.getRsrc().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of rsrc or type of rsrc is known to exist on any chip">],
      "lanes of rsrc or type of rsrc">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getSoffset().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getSoffset().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of soffset or type of soffset is known to exist on any chip">],
      "lanes of soffset or type of soffset">,
    AvailableWhen<CPred<[{!(((::mlir::availability::getNumLanes($_self.getVdata().getType())
      == 2) &&
      (::mlir::availability::getLaneType($_self.getVdata().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()))
      || ((::mlir::availability::getNumLanes($_self.getVdata().getType()) == 1)
      && (::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()
      ||
      ::mlir::availability::getLaneType($_self.getVdata().getType()).isF64())))}]>,
      [UnknownNeeds<"no shape with such lanes of vdata or type of vdata is known to exist on any chip">],
      "lanes of vdata or type of vdata">,
    AvailableWhen<CPred<[{!::mlir::availability::getConstant($_self.getAux())}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "aux not a constant">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>,
      AnyOf<[ROCDL_Feature<ROCDL_Feature_GFX7_GFX8_GFX9_INSTS>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "type of vdata f32, no bit 0 of aux, no bit 5 of aux, low bits of aux at least 4, no bit 4 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>],
      "type of vdata f32, no bit 0 of aux, no bit 5 of aux, low bits of aux at least 4, bit 4 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>],
      "type of vdata f32, no bit 0 of aux, no bit 5 of aux, low bits of aux less than 4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>,
      AnyOf<[ROCDL_Feature<ROCDL_Feature_GFX7_GFX8_GFX9_INSTS>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "type of vdata f32, no bit 0 of aux, bit 5 of aux, no bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>,
      AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DOT5_INSTS>]>],
      "type of vdata f32, no bit 0 of aux, bit 5 of aux, no bit 4 of aux, low bits of aux less than 4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>,
      AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DOT5_INSTS>]>],
      "type of vdata f32, no bit 0 of aux, bit 5 of aux, bit 4 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>]>, [AnyOf<[ROCDL_Feature<ROCDL_Feature_GFX90A_INSTS>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "type of vdata f32, bit 0 of aux, no bit 5 of aux, no bit 4 of aux, low bits of aux at least 5">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_RTN_INSTS>],
      "type of vdata f32, bit 0 of aux, no bit 5 of aux, low bits of aux from 3 to 4, no bit 4 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_RTN_INSTS>],
      "type of vdata f32, bit 0 of aux, no bit 5 of aux, bit 4 of aux, low bits of aux at least 5">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_RTN_INSTS>],
      "type of vdata f32, bit 0 of aux, no bit 5 of aux, low bits of aux from 3 to 4, bit 4 of aux, no bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [AnyOf<[ROCDL_Feature<ROCDL_Feature_GFX90A_INSTS>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "type of vdata f32, bit 0 of aux, no bit 5 of aux, low bits of aux from 3 to 4, bit 4 of aux, bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_RTN_INSTS>],
      "type of vdata f32, bit 0 of aux, no bit 5 of aux, low bits of aux less than 3">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>]>, [AnyOf<[ROCDL_Feature<ROCDL_Feature_GFX90A_INSTS>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "type of vdata f32, bit 0 of aux, bit 5 of aux, no bit 4 of aux, low bits of aux at least 5">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>>]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "type of vdata f32, bit 0 of aux, bit 5 of aux, low bits of aux from 3 to 4, no bit 4 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "type of vdata f32, bit 0 of aux, bit 5 of aux, bit 4 of aux, low bits of aux at least 5">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "type of vdata f32, bit 0 of aux, bit 5 of aux, low bits of aux from 3 to 4, bit 4 of aux, no bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [AnyOf<[ROCDL_Feature<ROCDL_Feature_GFX90A_INSTS>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "type of vdata f32, bit 0 of aux, bit 5 of aux, low bits of aux from 3 to 4, bit 4 of aux, bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>>]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "type of vdata f32, bit 0 of aux, bit 5 of aux, low bits of aux less than 3">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>],
      "type of vdata bf16, no bit 5 of aux, no bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_PK_ADD_BF16_INST>],
      "type of vdata bf16, no bit 5 of aux, low bits of aux 3, no bit 4 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_PK_ADD_BF16_INST>],
      "type of vdata bf16, no bit 5 of aux, bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_PK_ADD_BF16_INST>],
      "type of vdata bf16, no bit 5 of aux, low bits of aux 3, bit 4 of aux, no bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>],
      "type of vdata bf16, no bit 5 of aux, low bits of aux 3, bit 4 of aux, bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>>]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_PK_ADD_BF16_INST>],
      "type of vdata bf16, no bit 5 of aux, low bits of aux less than 3">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>],
      "type of vdata bf16, bit 5 of aux, no bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_PK_ADD_BF16_INST>,
      ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>],
      "type of vdata bf16, bit 5 of aux, low bits of aux 3, no bit 4 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_PK_ADD_BF16_INST>,
      ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>],
      "type of vdata bf16, bit 5 of aux, bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_PK_ADD_BF16_INST>,
      ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>],
      "type of vdata bf16, bit 5 of aux, low bits of aux 3, bit 4 of aux, no bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>],
      "type of vdata bf16, bit 5 of aux, low bits of aux 3, bit 4 of aux, bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>>]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_PK_ADD_BF16_INST>,
      ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>],
      "type of vdata bf16, bit 5 of aux, low bits of aux less than 3">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>,
      ROCDL_Feature<ROCDL_Feature_GFX7_GFX8_GFX9_INSTS>],
      "type of vdata f16, no bit 0 of aux, no bit 5 of aux, low bits of aux at least 4, no bit 4 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_INSTS>,
      ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_NO_RTN_INSTS>]>],
      "type of vdata f16, no bit 0 of aux, no bit 5 of aux, low bits of aux at least 4, bit 4 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>>]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_INSTS>,
      ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_NO_RTN_INSTS>]>],
      "type of vdata f16, no bit 0 of aux, no bit 5 of aux, low bits of aux less than 4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>,
      ROCDL_Feature<ROCDL_Feature_GFX7_GFX8_GFX9_INSTS>],
      "type of vdata f16, no bit 0 of aux, bit 5 of aux, no bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>>]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_NO_RTN_INSTS>,
      ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>]>],
      "type of vdata f16, no bit 0 of aux, bit 5 of aux, no bit 4 of aux, low bits of aux less than 4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_NO_RTN_INSTS>,
      ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>]>],
      "type of vdata f16, no bit 0 of aux, bit 5 of aux, bit 4 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX90A_INSTS>],
      "type of vdata f16, bit 0 of aux, no bit 5 of aux, no bit 4 of aux, low bits of aux at least 5">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>>]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_INSTS>],
      "type of vdata f16, bit 0 of aux, no bit 5 of aux, low bits of aux from 3 to 4, no bit 4 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_INSTS>],
      "type of vdata f16, bit 0 of aux, no bit 5 of aux, bit 4 of aux, low bits of aux at least 5">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_INSTS>],
      "type of vdata f16, bit 0 of aux, no bit 5 of aux, low bits of aux from 3 to 4, bit 4 of aux, no bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX90A_INSTS>],
      "type of vdata f16, bit 0 of aux, no bit 5 of aux, low bits of aux from 3 to 4, bit 4 of aux, bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>>]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_INSTS>],
      "type of vdata f16, bit 0 of aux, no bit 5 of aux, low bits of aux less than 3">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX90A_INSTS>],
      "type of vdata f16, bit 0 of aux, bit 5 of aux, low bits of aux at least 5, no bit 4 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>]>, [ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>],
      "type of vdata f16, bit 0 of aux, bit 5 of aux, low bits of aux at least 5, bit 4 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>]>, [ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>],
      "type of vdata f16, bit 0 of aux, bit 5 of aux, low bits of aux less than 5, no bit 4 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>],
      "type of vdata f16, bit 0 of aux, bit 5 of aux, low bits of aux less than 5, bit 4 of aux, no bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX90A_INSTS>],
      "type of vdata f16, bit 0 of aux, bit 5 of aux, low bits of aux from 3 to 4, bit 4 of aux, bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>>]>,
      [ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>],
      "type of vdata f16, bit 0 of aux, bit 5 of aux, bit 4 of aux, bit 3 of aux, low bits of aux less than 3">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX90A_INSTS>],
      "type of vdata f64, no bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>]>, [ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>],
      "type of vdata f64, low bits of aux 3, no bit 4 of aux">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>,
      [ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>],
      "type of vdata f64, bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>],
      "type of vdata f64, low bits of aux 3, bit 4 of aux, no bit 3 of aux">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX90A_INSTS>],
      "type of vdata f64, low bits of aux 3, bit 4 of aux, bit 3 of aux">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>>]>,
      [ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>],
      "type of vdata f64, low bits of aux less than 3">
  ];
}

// rocdl.raw.buffer.atomic.fmax
foreach op = OpsOfMLIR22<[
  "ROCDL_RawBufferAtomicFMaxOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getAux().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getAux().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of aux or type of aux is known to exist on any chip">],
      "lanes of aux or type of aux">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getOffset().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getOffset().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of offset or type of offset is known to exist on any chip">],
      "lanes of offset or type of offset">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRsrc().getType())
      == 4) &&
      (::mlir::availability::getLaneType($_self.getRsrc().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of rsrc or type of rsrc is known to exist on any chip">],
      "lanes of rsrc or type of rsrc">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getSoffset().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getSoffset().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of soffset or type of soffset is known to exist on any chip">],
      "lanes of soffset or type of soffset">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getVdata().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getVdata().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getVdata().getType()).isF64()))}]>,
      [UnknownNeeds<"no shape with such lanes of vdata or type of vdata is known to exist on any chip">],
      "lanes of vdata or type of vdata">,
    AvailableWhen<CPred<[{!::mlir::availability::getConstant($_self.getAux())}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "aux not a constant">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>, [AnyOf<[ROCDL_Feature<ROCDL_Feature_GFX10>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "type of vdata f32, no bit 5 of aux, no bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32>],
      "type of vdata f32, no bit 5 of aux, low bits of aux 3, no bit 4 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32>],
      "type of vdata f32, no bit 5 of aux, bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32>],
      "type of vdata f32, no bit 5 of aux, low bits of aux 3, bit 4 of aux, no bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [AnyOf<[ROCDL_Feature<ROCDL_Feature_GFX10>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "type of vdata f32, no bit 5 of aux, low bits of aux 3, bit 4 of aux, bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32>],
      "type of vdata f32, no bit 5 of aux, low bits of aux less than 3">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>, [AnyOf<[ROCDL_Feature<ROCDL_Feature_GFX10>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "type of vdata f32, bit 5 of aux, no bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32>,
      AnyOf<[ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "type of vdata f32, bit 5 of aux, low bits of aux 3, no bit 4 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32>,
      AnyOf<[ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "type of vdata f32, bit 5 of aux, bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32>,
      AnyOf<[ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "type of vdata f32, bit 5 of aux, low bits of aux 3, bit 4 of aux, no bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [AnyOf<[ROCDL_Feature<ROCDL_Feature_GFX10>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "type of vdata f32, bit 5 of aux, low bits of aux 3, bit 4 of aux, bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F32>,
      AnyOf<[ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "type of vdata f32, bit 5 of aux, low bits of aux less than 3">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>, [AnyOf<[ROCDL_Feature<ROCDL_Feature_GFX90A_INSTS>,
      ROCDL_Feature<ROCDL_Feature_GFX10>]>],
      "type of vdata f64, no bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64>],
      "type of vdata f64, low bits of aux 3, no bit 4 of aux">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64>],
      "type of vdata f64, bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64>],
      "type of vdata f64, low bits of aux 3, bit 4 of aux, no bit 3 of aux">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [AnyOf<[ROCDL_Feature<ROCDL_Feature_GFX90A_INSTS>,
      ROCDL_Feature<ROCDL_Feature_GFX10>]>],
      "type of vdata f64, low bits of aux 3, bit 4 of aux, bit 3 of aux">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64>],
      "type of vdata f64, low bits of aux less than 3">
  ];
}

// rocdl.raw.buffer.atomic.smax
// rocdl.raw.buffer.atomic.umin
foreach op = OpsOfMLIR22<[
  "ROCDL_RawBufferAtomicSMaxOp", "ROCDL_RawBufferAtomicUMinOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getAux().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getAux().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of aux or type of aux is known to exist on any chip">],
      "lanes of aux or type of aux">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getOffset().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getOffset().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of offset or type of offset is known to exist on any chip">],
      "lanes of offset or type of offset">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRsrc().getType())
      == 4) &&
      (::mlir::availability::getLaneType($_self.getRsrc().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of rsrc or type of rsrc is known to exist on any chip">],
      "lanes of rsrc or type of rsrc">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getSoffset().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getSoffset().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of soffset or type of soffset is known to exist on any chip">],
      "lanes of soffset or type of soffset">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getVdata().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getVdata().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of vdata or type of vdata is known to exist on any chip">],
      "lanes of vdata or type of vdata">,
    AvailableWhen<CPred<[{!::mlir::availability::getConstant($_self.getAux())}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "aux not a constant">,
    AvailableWhen<And<[CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>, [ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "no bit 5 of aux, no bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "no bit 5 of aux, low bits of aux 3, bit 4 of aux, bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>, [ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "bit 5 of aux, no bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>],
      "bit 5 of aux, low bits of aux 3, no bit 4 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>],
      "bit 5 of aux, bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>],
      "bit 5 of aux, low bits of aux 3, bit 4 of aux, no bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "bit 5 of aux, low bits of aux 3, bit 4 of aux, bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>>]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>],
      "bit 5 of aux, low bits of aux less than 3">
  ];
}

// rocdl.raw.buffer.load
foreach op = OpsOfMLIR22<[
  "ROCDL_RawBufferLoadOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getAux().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getAux().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of aux or type of aux is known to exist on any chip">],
      "lanes of aux or type of aux">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getOffset().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getOffset().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of offset or type of offset is known to exist on any chip">],
      "lanes of offset or type of offset">,
    AvailableWhen<CPred<[{!(((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(1)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(8)
      || ::mlir::availability::getLaneType($_self.getRes().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isF64() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(64)
      || ::mlir::availability::getLaneType($_self.getRes().getType()).isBF16()))
      || ((::mlir::availability::getNumLanes($_self.getRes().getType()) == 2) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isF64() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(64)
      || ::mlir::availability::getLaneType($_self.getRes().getType()).isBF16()))
      || ((::mlir::availability::getNumLanes($_self.getRes().getType()) == 4) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isBF16())))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRsrc().getType())
      == 4) &&
      (::mlir::availability::getLaneType($_self.getRsrc().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of rsrc or type of rsrc is known to exist on any chip">],
      "lanes of rsrc or type of rsrc">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getSoffset().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getSoffset().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of soffset or type of soffset is known to exist on any chip">],
      "lanes of soffset or type of soffset">,
    AvailableWhen<CPred<[{!::mlir::availability::getConstant($_self.getAux())}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "aux not a constant">,
    AvailableWhen<And<[CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 7}]>]>, [ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "no bit 5 of aux, low bits of aux at least 7">,
    AvailableWhen<And<[CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 7}]>]>, [ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "bit 5 of aux, low bits of aux at least 7">,
    AvailableWhen<And<[CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 7}]>>]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>],
      "bit 5 of aux, low bits of aux less than 7">
  ];
}

// rocdl.raw.buffer.store
foreach op = OpsOfMLIR22<[
  "ROCDL_RawBufferStoreOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getAux().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getAux().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of aux or type of aux is known to exist on any chip">],
      "lanes of aux or type of aux">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getOffset().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getOffset().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of offset or type of offset is known to exist on any chip">],
      "lanes of offset or type of offset">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRsrc().getType())
      == 4) &&
      (::mlir::availability::getLaneType($_self.getRsrc().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of rsrc or type of rsrc is known to exist on any chip">],
      "lanes of rsrc or type of rsrc">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getSoffset().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getSoffset().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of soffset or type of soffset is known to exist on any chip">],
      "lanes of soffset or type of soffset">,
    AvailableWhen<CPred<[{!(((::mlir::availability::getNumLanes($_self.getVdata().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getVdata().getType()).isInteger(1)
      ||
      ::mlir::availability::getLaneType($_self.getVdata().getType()).isInteger(8)
      || ::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()
      || ::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()
      || ::mlir::availability::getLaneType($_self.getVdata().getType()).isF64()
      ||
      ::mlir::availability::getLaneType($_self.getVdata().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getVdata().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getVdata().getType()).isInteger(64)
      ||
      ::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()))
      || ((::mlir::availability::getNumLanes($_self.getVdata().getType()) == 2)
      && (::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()
      || ::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()
      || ::mlir::availability::getLaneType($_self.getVdata().getType()).isF64()
      ||
      ::mlir::availability::getLaneType($_self.getVdata().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getVdata().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getVdata().getType()).isInteger(64)
      ||
      ::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()))
      || ((::mlir::availability::getNumLanes($_self.getVdata().getType()) == 4)
      && (::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()
      || ::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()
      ||
      ::mlir::availability::getLaneType($_self.getVdata().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getVdata().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()))
      || ((::mlir::availability::getNumLanes($_self.getVdata().getType()) == 8)
      && (::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()
      ||
      ::mlir::availability::getLaneType($_self.getVdata().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()))
      || ((::mlir::availability::getNumLanes($_self.getVdata().getType()) == 3)
      && (::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()
      ||
      ::mlir::availability::getLaneType($_self.getVdata().getType()).isInteger(32))))}]>,
      [UnknownNeeds<"no shape with such lanes of vdata or type of vdata is known to exist on any chip">],
      "lanes of vdata or type of vdata">,
    AvailableWhen<CPred<[{!::mlir::availability::getConstant($_self.getAux())}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "aux not a constant">,
    AvailableWhen<CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>], "bit 5 of aux">
  ];
}

// rocdl.raw.ptr.buffer.atomic.cmpswap
foreach op = OpsOfMLIR22<[
  "ROCDL_RawPtrBufferAtomicCmpSwap"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getCmp().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getCmp().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getCmp().getType()).isInteger(64)))}]>,
      [UnknownNeeds<"no shape with such lanes of cmp or type of cmp is known to exist on any chip">],
      "lanes of cmp or type of cmp">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(64)))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getSrc().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(64)))}]>,
      [UnknownNeeds<"no shape with such lanes of src or type of src is known to exist on any chip">],
      "lanes of src or type of src">,
    AvailableWhen<CPred<[{!(::mlir::availability::getAddressSpace($_self.getRsrc().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape with such space of rsrc is known to exist on any chip">],
      "space of rsrc">,
    AvailableWhen<CPred<[{!::mlir::availability::getConstant($_self.getAux())}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "aux not a constant">,
    AvailableWhen<And<[CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>, [ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "no bit 5 of aux, no bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 2}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "no bit 5 of aux, low bits of aux from 2 to 3, bit 4 of aux, bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>, [ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "bit 5 of aux, no bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 2}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>>]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>],
      "bit 5 of aux, low bits of aux from 2 to 3, no bit 4 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>],
      "bit 5 of aux, bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 2}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>],
      "bit 5 of aux, low bits of aux from 2 to 3, bit 4 of aux, no bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 2}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "bit 5 of aux, low bits of aux from 2 to 3, bit 4 of aux, bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 2}]>>]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>],
      "bit 5 of aux, low bits of aux less than 2">
  ];
}

// rocdl.raw.ptr.buffer.atomic.fadd
foreach op = OpsOfMLIR22<[
  "ROCDL_RawPtrBufferAtomicFaddOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(((::mlir::availability::getNumLanes($_self.getVdata().getType())
      == 2) &&
      (::mlir::availability::getLaneType($_self.getVdata().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()))
      || ((::mlir::availability::getNumLanes($_self.getVdata().getType()) == 1)
      && (::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()
      ||
      ::mlir::availability::getLaneType($_self.getVdata().getType()).isF64())))}]>,
      [UnknownNeeds<"no shape with such lanes of vdata or type of vdata is known to exist on any chip">],
      "lanes of vdata or type of vdata">,
    AvailableWhen<CPred<[{!(::mlir::availability::getAddressSpace($_self.getRsrc().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape with such space of rsrc is known to exist on any chip">],
      "space of rsrc">,
    AvailableWhen<CPred<[{!::mlir::availability::getConstant($_self.getAux())}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "aux not a constant">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>,
      AnyOf<[ROCDL_Feature<ROCDL_Feature_GFX7_GFX8_GFX9_INSTS>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "type of vdata f32, no bit 0 of aux, no bit 5 of aux, low bits of aux at least 4, no bit 4 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>],
      "type of vdata f32, no bit 0 of aux, no bit 5 of aux, low bits of aux at least 4, bit 4 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>],
      "type of vdata f32, no bit 0 of aux, no bit 5 of aux, low bits of aux less than 4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>,
      AnyOf<[ROCDL_Feature<ROCDL_Feature_GFX7_GFX8_GFX9_INSTS>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "type of vdata f32, no bit 0 of aux, bit 5 of aux, no bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>,
      AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DOT5_INSTS>]>],
      "type of vdata f32, no bit 0 of aux, bit 5 of aux, no bit 4 of aux, low bits of aux less than 4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>,
      AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DOT5_INSTS>]>],
      "type of vdata f32, no bit 0 of aux, bit 5 of aux, bit 4 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>]>, [AnyOf<[ROCDL_Feature<ROCDL_Feature_GFX90A_INSTS>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "type of vdata f32, bit 0 of aux, no bit 5 of aux, no bit 4 of aux, low bits of aux at least 5">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_RTN_INSTS>],
      "type of vdata f32, bit 0 of aux, no bit 5 of aux, low bits of aux from 3 to 4, no bit 4 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_RTN_INSTS>],
      "type of vdata f32, bit 0 of aux, no bit 5 of aux, bit 4 of aux, low bits of aux at least 5">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_RTN_INSTS>],
      "type of vdata f32, bit 0 of aux, no bit 5 of aux, low bits of aux from 3 to 4, bit 4 of aux, no bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [AnyOf<[ROCDL_Feature<ROCDL_Feature_GFX90A_INSTS>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "type of vdata f32, bit 0 of aux, no bit 5 of aux, low bits of aux from 3 to 4, bit 4 of aux, bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_RTN_INSTS>],
      "type of vdata f32, bit 0 of aux, no bit 5 of aux, low bits of aux less than 3">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>]>, [AnyOf<[ROCDL_Feature<ROCDL_Feature_GFX90A_INSTS>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "type of vdata f32, bit 0 of aux, bit 5 of aux, no bit 4 of aux, low bits of aux at least 5">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>>]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "type of vdata f32, bit 0 of aux, bit 5 of aux, low bits of aux from 3 to 4, no bit 4 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "type of vdata f32, bit 0 of aux, bit 5 of aux, bit 4 of aux, low bits of aux at least 5">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "type of vdata f32, bit 0 of aux, bit 5 of aux, low bits of aux from 3 to 4, bit 4 of aux, no bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [AnyOf<[ROCDL_Feature<ROCDL_Feature_GFX90A_INSTS>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "type of vdata f32, bit 0 of aux, bit 5 of aux, low bits of aux from 3 to 4, bit 4 of aux, bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>>]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "type of vdata f32, bit 0 of aux, bit 5 of aux, low bits of aux less than 3">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>],
      "type of vdata bf16, no bit 5 of aux, no bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_PK_ADD_BF16_INST>],
      "type of vdata bf16, no bit 5 of aux, low bits of aux 3, no bit 4 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_PK_ADD_BF16_INST>],
      "type of vdata bf16, no bit 5 of aux, bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_PK_ADD_BF16_INST>],
      "type of vdata bf16, no bit 5 of aux, low bits of aux 3, bit 4 of aux, no bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>],
      "type of vdata bf16, no bit 5 of aux, low bits of aux 3, bit 4 of aux, bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>>]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_PK_ADD_BF16_INST>],
      "type of vdata bf16, no bit 5 of aux, low bits of aux less than 3">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>],
      "type of vdata bf16, bit 5 of aux, no bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_PK_ADD_BF16_INST>,
      ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>],
      "type of vdata bf16, bit 5 of aux, low bits of aux 3, no bit 4 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_PK_ADD_BF16_INST>,
      ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>],
      "type of vdata bf16, bit 5 of aux, bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_PK_ADD_BF16_INST>,
      ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>],
      "type of vdata bf16, bit 5 of aux, low bits of aux 3, bit 4 of aux, no bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>],
      "type of vdata bf16, bit 5 of aux, low bits of aux 3, bit 4 of aux, bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>>]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_PK_ADD_BF16_INST>,
      ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>],
      "type of vdata bf16, bit 5 of aux, low bits of aux less than 3">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>,
      ROCDL_Feature<ROCDL_Feature_GFX7_GFX8_GFX9_INSTS>],
      "type of vdata f16, no bit 0 of aux, no bit 5 of aux, low bits of aux at least 4, no bit 4 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_INSTS>,
      ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_NO_RTN_INSTS>]>],
      "type of vdata f16, no bit 0 of aux, no bit 5 of aux, low bits of aux at least 4, bit 4 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>>]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_INSTS>,
      ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_NO_RTN_INSTS>]>],
      "type of vdata f16, no bit 0 of aux, no bit 5 of aux, low bits of aux less than 4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>,
      ROCDL_Feature<ROCDL_Feature_GFX7_GFX8_GFX9_INSTS>],
      "type of vdata f16, no bit 0 of aux, bit 5 of aux, no bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>>]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_NO_RTN_INSTS>,
      ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>]>],
      "type of vdata f16, no bit 0 of aux, bit 5 of aux, no bit 4 of aux, low bits of aux less than 4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_NO_RTN_INSTS>,
      ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>]>],
      "type of vdata f16, no bit 0 of aux, bit 5 of aux, bit 4 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX90A_INSTS>],
      "type of vdata f16, bit 0 of aux, no bit 5 of aux, no bit 4 of aux, low bits of aux at least 5">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>>]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_INSTS>],
      "type of vdata f16, bit 0 of aux, no bit 5 of aux, low bits of aux from 3 to 4, no bit 4 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_INSTS>],
      "type of vdata f16, bit 0 of aux, no bit 5 of aux, bit 4 of aux, low bits of aux at least 5">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_INSTS>],
      "type of vdata f16, bit 0 of aux, no bit 5 of aux, low bits of aux from 3 to 4, bit 4 of aux, no bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX90A_INSTS>],
      "type of vdata f16, bit 0 of aux, no bit 5 of aux, low bits of aux from 3 to 4, bit 4 of aux, bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>>]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_INSTS>],
      "type of vdata f16, bit 0 of aux, no bit 5 of aux, low bits of aux less than 3">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX90A_INSTS>],
      "type of vdata f16, bit 0 of aux, bit 5 of aux, low bits of aux at least 5, no bit 4 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>]>, [ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>],
      "type of vdata f16, bit 0 of aux, bit 5 of aux, low bits of aux at least 5, bit 4 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>]>, [ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>],
      "type of vdata f16, bit 0 of aux, bit 5 of aux, low bits of aux less than 5, no bit 4 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>],
      "type of vdata f16, bit 0 of aux, bit 5 of aux, low bits of aux less than 5, bit 4 of aux, no bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 5}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX90A_INSTS>],
      "type of vdata f16, bit 0 of aux, bit 5 of aux, low bits of aux from 3 to 4, bit 4 of aux, bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>>]>,
      [ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>],
      "type of vdata f16, bit 0 of aux, bit 5 of aux, bit 4 of aux, bit 3 of aux, low bits of aux less than 3">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX90A_INSTS>],
      "type of vdata f64, no bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>]>, [ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>],
      "type of vdata f64, low bits of aux 3, no bit 4 of aux">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>,
      [ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>],
      "type of vdata f64, bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>],
      "type of vdata f64, low bits of aux 3, bit 4 of aux, no bit 3 of aux">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX90A_INSTS>],
      "type of vdata f64, low bits of aux 3, bit 4 of aux, bit 3 of aux">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>>]>,
      [ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>],
      "type of vdata f64, low bits of aux less than 3">
  ];
}

// rocdl.raw.ptr.buffer.atomic.fmax
foreach op = OpsOfMLIR22<[
  "ROCDL_RawPtrBufferAtomicFmaxOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getVdata().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getVdata().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getVdata().getType()).isF64()))}]>,
      [UnknownNeeds<"no shape with such lanes of vdata or type of vdata is known to exist on any chip">],
      "lanes of vdata or type of vdata">,
    AvailableWhen<CPred<[{!(::mlir::availability::getAddressSpace($_self.getRsrc().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape with such space of rsrc is known to exist on any chip">],
      "space of rsrc">,
    AvailableWhen<CPred<[{!::mlir::availability::getConstant($_self.getAux())}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "aux not a constant">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>, [AnyOf<[ROCDL_Feature<ROCDL_Feature_GFX10>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "type of vdata f32, no bit 5 of aux, no bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32>],
      "type of vdata f32, no bit 5 of aux, low bits of aux 3, no bit 4 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32>],
      "type of vdata f32, no bit 5 of aux, bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32>],
      "type of vdata f32, no bit 5 of aux, low bits of aux 3, bit 4 of aux, no bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [AnyOf<[ROCDL_Feature<ROCDL_Feature_GFX10>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "type of vdata f32, no bit 5 of aux, low bits of aux 3, bit 4 of aux, bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32>],
      "type of vdata f32, no bit 5 of aux, low bits of aux less than 3">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>, [AnyOf<[ROCDL_Feature<ROCDL_Feature_GFX10>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "type of vdata f32, bit 5 of aux, no bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32>,
      AnyOf<[ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "type of vdata f32, bit 5 of aux, low bits of aux 3, no bit 4 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32>,
      AnyOf<[ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "type of vdata f32, bit 5 of aux, bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32>,
      AnyOf<[ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "type of vdata f32, bit 5 of aux, low bits of aux 3, bit 4 of aux, no bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [AnyOf<[ROCDL_Feature<ROCDL_Feature_GFX10>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "type of vdata f32, bit 5 of aux, low bits of aux 3, bit 4 of aux, bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32>,
      AnyOf<[ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64>,
      ROCDL_Feature<ROCDL_Feature_GFX11>]>],
      "type of vdata f32, bit 5 of aux, low bits of aux less than 3">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>, [AnyOf<[ROCDL_Feature<ROCDL_Feature_GFX90A_INSTS>,
      ROCDL_Feature<ROCDL_Feature_GFX10>]>],
      "type of vdata f64, no bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64>],
      "type of vdata f64, low bits of aux 3, no bit 4 of aux">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64>],
      "type of vdata f64, bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64>],
      "type of vdata f64, low bits of aux 3, bit 4 of aux, no bit 3 of aux">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [AnyOf<[ROCDL_Feature<ROCDL_Feature_GFX90A_INSTS>,
      ROCDL_Feature<ROCDL_Feature_GFX10>]>],
      "type of vdata f64, low bits of aux 3, bit 4 of aux, bit 3 of aux">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()}]>>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>>]>, [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64>],
      "type of vdata f64, low bits of aux less than 3">
  ];
}

// rocdl.raw.ptr.buffer.atomic.smax
// rocdl.raw.ptr.buffer.atomic.umin
foreach op = OpsOfMLIR22<[
  "ROCDL_RawPtrBufferAtomicSmaxOp", "ROCDL_RawPtrBufferAtomicUminOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getVdata().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getVdata().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of vdata or type of vdata is known to exist on any chip">],
      "lanes of vdata or type of vdata">,
    AvailableWhen<CPred<[{!(::mlir::availability::getAddressSpace($_self.getRsrc().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape with such space of rsrc is known to exist on any chip">],
      "space of rsrc">,
    AvailableWhen<CPred<[{!::mlir::availability::getConstant($_self.getAux())}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "aux not a constant">,
    AvailableWhen<And<[CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>, [ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "no bit 5 of aux, no bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "no bit 5 of aux, low bits of aux 3, bit 4 of aux, bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>, [ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "bit 5 of aux, no bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>],
      "bit 5 of aux, low bits of aux 3, no bit 4 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 4}]>]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>],
      "bit 5 of aux, bit 4 of aux, low bits of aux at least 4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>],
      "bit 5 of aux, low bits of aux 3, bit 4 of aux, no bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) == 3}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      4)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      3)}]>]>, [ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "bit 5 of aux, low bits of aux 3, bit 4 of aux, bit 3 of aux">,
    AvailableWhen<And<[CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 3}]>>]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>],
      "bit 5 of aux, low bits of aux less than 3">
  ];
}

// rocdl.raw.ptr.buffer.load
foreach op = OpsOfMLIR22<[
  "ROCDL_RawPtrBufferLoadOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(1)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(8)
      || ::mlir::availability::getLaneType($_self.getRes().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isF64() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(64)
      || ::mlir::availability::getLaneType($_self.getRes().getType()).isBF16()))
      || ((::mlir::availability::getNumLanes($_self.getRes().getType()) == 2) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isF64() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(64)
      || ::mlir::availability::getLaneType($_self.getRes().getType()).isBF16()))
      || ((::mlir::availability::getNumLanes($_self.getRes().getType()) == 4) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)
      || ::mlir::availability::getLaneType($_self.getRes().getType()).isBF16()))
      || ((::mlir::availability::getNumLanes($_self.getRes().getType()) == 8) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(16)
      || ::mlir::availability::getLaneType($_self.getRes().getType()).isBF16()))
      || ((::mlir::availability::getNumLanes($_self.getRes().getType()) == 3) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32))))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{!(::mlir::availability::getAddressSpace($_self.getRsrc().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape with such space of rsrc is known to exist on any chip">],
      "space of rsrc">,
    AvailableWhen<CPred<[{!::mlir::availability::getConstant($_self.getAux())}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "aux not a constant">,
    AvailableWhen<And<[CPred<[{!::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 7}]>]>, [ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "no bit 5 of aux, low bits of aux at least 7">,
    AvailableWhen<And<[CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 7}]>]>, [ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>],
      "bit 5 of aux, low bits of aux at least 7">,
    AvailableWhen<And<[CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::getConstant($_self.getAux()),
      3) >= 7}]>>]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>],
      "bit 5 of aux, low bits of aux less than 7">
  ];
}

// rocdl.raw.ptr.buffer.load.lds
foreach op = OpsOfMLIR22<[
  "ROCDL_RawPtrBufferLoadLdsOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getAddressSpace($_self.getLdsPtr().getType())
      == 3)}]>,
      [UnknownNeeds<"no shape with such space of ldsPtr is known to exist on any chip">],
      "space of ldsPtr">,
    AvailableWhen<CPred<[{!(::mlir::availability::getAddressSpace($_self.getRsrc().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape with such space of rsrc is known to exist on any chip">],
      "space of rsrc">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getOffset()),
      {{0, 65536}})}]>,
      [UnknownNeeds<"no shape with such constant offset is known to exist on any chip">],
      "constant offset not from 0 to 65536">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getSize()),
      {{1, 2}, {4, 4}, {12, 12}, {16, 16}})}]>,
      [UnknownNeeds<"no shape with such constant size is known to exist on any chip">],
      "constant size not from 1 to 2 or 4 or 12 or 16">,
    AvailableWhen<CPred<[{!::mlir::availability::getConstant($_self.getAux()) ||
      !::mlir::availability::getConstant($_self.getOffset()) ||
      !::mlir::availability::getConstant($_self.getSize())}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "aux or offset or size not a constant">,
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getSize()) >=
      12}]>, [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>],
      "constant size at least 12">,
    AvailableWhen<Neg<CPred<[{::mlir::availability::getConstant($_self.getSize())
      >= 12}]>>, [ROCDL_Feature<ROCDL_Feature_VMEM_TO_LDS_LOAD_INSTS>],
      "constant size less than 12">
  ];
}

// rocdl.raw.ptr.buffer.store
foreach op = OpsOfMLIR22<[
  "ROCDL_RawPtrBufferStoreOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(((::mlir::availability::getNumLanes($_self.getVdata().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getVdata().getType()).isInteger(1)
      ||
      ::mlir::availability::getLaneType($_self.getVdata().getType()).isInteger(8)
      || ::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()
      || ::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()
      || ::mlir::availability::getLaneType($_self.getVdata().getType()).isF64()
      ||
      ::mlir::availability::getLaneType($_self.getVdata().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getVdata().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getVdata().getType()).isInteger(64)
      ||
      ::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()))
      || ((::mlir::availability::getNumLanes($_self.getVdata().getType()) == 2)
      && (::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()
      || ::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()
      || ::mlir::availability::getLaneType($_self.getVdata().getType()).isF64()
      ||
      ::mlir::availability::getLaneType($_self.getVdata().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getVdata().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getVdata().getType()).isInteger(64)
      ||
      ::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16()))
      || ((::mlir::availability::getNumLanes($_self.getVdata().getType()) == 4)
      && (::mlir::availability::getLaneType($_self.getVdata().getType()).isF16()
      || ::mlir::availability::getLaneType($_self.getVdata().getType()).isF32()
      ||
      ::mlir::availability::getLaneType($_self.getVdata().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getVdata().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getVdata().getType()).isBF16())))}]>,
      [UnknownNeeds<"no shape with such lanes of vdata or type of vdata is known to exist on any chip">],
      "lanes of vdata or type of vdata">,
    AvailableWhen<CPred<[{!(::mlir::availability::getAddressSpace($_self.getRsrc().getType())
      == 8)}]>,
      [UnknownNeeds<"no shape with such space of rsrc is known to exist on any chip">],
      "space of rsrc">,
    AvailableWhen<CPred<[{!::mlir::availability::getConstant($_self.getAux())}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "aux not a constant">,
    AvailableWhen<CPred<[{::mlir::availability::hasBit(::mlir::availability::getConstant($_self.getAux()),
      5)}]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FLAT_BUFFER_GLOBAL_FADD_F64_INST>,
      ROCDL_Feature<ROCDL_Feature_DEFAULT_COMPONENT_ZERO>]>], "bit 5 of aux">
  ];
}

// rocdl.rcp
// rocdl.sqrt
foreach op = [
  ROCDLRcp, ROCDLSqrt
] in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getArg().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getArg().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getArg().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getArg().getType()).isF64() ||
      ::mlir::availability::getLaneType($_self.getArg().getType()).isBF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of arg or type of arg is known to exist on any chip">],
      "lanes of arg or type of arg">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isF64() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isBF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{::mlir::availability::getLaneType($_self.getArg().getType()).isBF16()}]>,
      [ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>], "type of arg bf16">
  ];
}

// rocdl.readfirstlane
def : AvailabilityFor<ROCDL_ReadfirstlaneOp> {
  let availability = [
    AvailableWhen<CPred<[{!(((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(1)
      || ::mlir::availability::getLaneType($_self.getRes().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isF64() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(64)
      || ::mlir::availability::getLaneType($_self.getRes().getType()).isBF16()))
      ||
      ((::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getRes().getType()),
      {2, 4, 8, 16})) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isF64() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(64)
      || ::mlir::availability::getLaneType($_self.getRes().getType()).isBF16()))
      || ((::mlir::availability::getNumLanes($_self.getRes().getType()) == 32)
      && (::mlir::availability::getLaneType($_self.getRes().getType()).isF16()
      || ::mlir::availability::getLaneType($_self.getRes().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)
      || ::mlir::availability::getLaneType($_self.getRes().getType()).isBF16()))
      || ((::mlir::availability::getNumLanes($_self.getRes().getType()) == 3) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isF64() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(64)))
      || ((::mlir::availability::getNumLanes($_self.getRes().getType()) == 6) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)))
      ||
      ::mlir::availability::isOneOf(::mlir::availability::getAddressSpace($_self.getRes().getType()),
      {0, 1, 3, 4, 5, 6}))}]>,
      [UnknownNeeds<"no shape with such lanes of res or space of res or type of res is known to exist on any chip">],
      "lanes of res or space of res or type of res">,
    AvailableWhen<CPred<[{!(((::mlir::availability::getNumLanes($_self.getSrc().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(1)
      || ::mlir::availability::getLaneType($_self.getSrc().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isF64() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(64)
      || ::mlir::availability::getLaneType($_self.getSrc().getType()).isBF16()))
      ||
      ((::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getSrc().getType()),
      {2, 4, 8, 16})) &&
      (::mlir::availability::getLaneType($_self.getSrc().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isF64() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(64)
      || ::mlir::availability::getLaneType($_self.getSrc().getType()).isBF16()))
      || ((::mlir::availability::getNumLanes($_self.getSrc().getType()) == 32)
      && (::mlir::availability::getLaneType($_self.getSrc().getType()).isF16()
      || ::mlir::availability::getLaneType($_self.getSrc().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(32)
      || ::mlir::availability::getLaneType($_self.getSrc().getType()).isBF16()))
      || ((::mlir::availability::getNumLanes($_self.getSrc().getType()) == 3) &&
      (::mlir::availability::getLaneType($_self.getSrc().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isF64() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(64)))
      || ((::mlir::availability::getNumLanes($_self.getSrc().getType()) == 6) &&
      (::mlir::availability::getLaneType($_self.getSrc().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(32)))
      ||
      ::mlir::availability::isOneOf(::mlir::availability::getAddressSpace($_self.getSrc().getType()),
      {0, 1, 3, 4, 5, 6}))}]>,
      [UnknownNeeds<"no shape with such lanes of src or space of src or type of src is known to exist on any chip">],
      "lanes of src or space of src or type of src">
  ];
}

// rocdl.readlane
def : AvailabilityFor<ROCDL_ReadlaneOp> {
  let availability = [
    AvailableWhen<CPred<[{!(((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(1)
      || ::mlir::availability::getLaneType($_self.getRes().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isF64() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(64)
      || ::mlir::availability::getLaneType($_self.getRes().getType()).isBF16()))
      ||
      ((::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getRes().getType()),
      {2, 4})) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isF64() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(64)
      || ::mlir::availability::getLaneType($_self.getRes().getType()).isBF16()))
      || ::mlir::availability::getAddressSpace($_self.getRes().getType()) ==
      0)}]>,
      [UnknownNeeds<"no shape with such lanes of res or space of res or type of res is known to exist on any chip">],
      "lanes of res or space of res or type of res">,
    AvailableWhen<CPred<[{!(((::mlir::availability::getNumLanes($_self.getSrc0().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getSrc0().getType()).isInteger(1)
      || ::mlir::availability::getLaneType($_self.getSrc0().getType()).isF16()
      || ::mlir::availability::getLaneType($_self.getSrc0().getType()).isF32()
      || ::mlir::availability::getLaneType($_self.getSrc0().getType()).isF64()
      ||
      ::mlir::availability::getLaneType($_self.getSrc0().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getSrc0().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getSrc0().getType()).isInteger(64)
      ||
      ::mlir::availability::getLaneType($_self.getSrc0().getType()).isBF16()))
      ||
      ((::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getSrc0().getType()),
      {2, 4})) &&
      (::mlir::availability::getLaneType($_self.getSrc0().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getSrc0().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getSrc0().getType()).isF64() ||
      ::mlir::availability::getLaneType($_self.getSrc0().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getSrc0().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getSrc0().getType()).isInteger(64)
      ||
      ::mlir::availability::getLaneType($_self.getSrc0().getType()).isBF16()))
      || ::mlir::availability::getAddressSpace($_self.getSrc0().getType()) ==
      0)}]>,
      [UnknownNeeds<"no shape with such lanes of src0 or space of src0 or type of src0 is known to exist on any chip">],
      "lanes of src0 or space of src0 or type of src0">
  ];
}

// rocdl.s.barrier.init
// rocdl.s.barrier.signal.var
foreach op = [
  ROCDL_BarrierInitOp, ROCDL_BarrierSignalVarOp
] in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getAddressSpace($_self.getPtr().getType())
      == 3)}]>,
      [UnknownNeeds<"no shape with such space of ptr is known to exist on any chip">],
      "space of ptr">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getMemberCnt()),
      {{0, 65536}})}]>,
      [UnknownNeeds<"no shape with such memberCnt is known to exist on any chip">],
      "memberCnt not from 0 to 65536">,
    ROCDL_Feature<ROCDL_Feature_GFX12_INSTS>
  ];
}

// rocdl.s.barrier.join
// rocdl.s.get.named.barrier.state
foreach op = [
  ROCDL_BarrierJoinOp, ROCDL_GetNamedBarrierStateOp
] in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getAddressSpace($_self.getPtr().getType())
      == 3)}]>,
      [UnknownNeeds<"no shape with such space of ptr is known to exist on any chip">],
      "space of ptr">,
    ROCDL_Feature<ROCDL_Feature_GFX12_INSTS>
  ];
}

// rocdl.s.barrier.leave
def : AvailabilityFor<ROCDL_BarrierLeaveOp> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getId()),
      {{0, 65535}})}]>,
      [UnknownNeeds<"no shape with such id is known to exist on any chip">],
      "id not from 0 to 65535">,
    ROCDL_Feature<ROCDL_Feature_GFX12_INSTS>
  ];
}

// rocdl.s.barrier.signal
def : AvailabilityFor<ROCDL_BarrierSignalOp> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getId()),
      {{-1, 64}})}]>,
      [UnknownNeeds<"no shape with such id is known to exist on any chip">],
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
      [UnknownNeeds<"no shape with such id is known to exist on any chip">],
      "id not from 0 to 64">,
    ROCDL_Feature<ROCDL_Feature_GFX12_INSTS>
  ];
}

// rocdl.s.barrier.wait
def : AvailabilityFor<ROCDL_BarrierWaitOp> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getId()),
      {{-1, 32767}})}]>,
      [UnknownNeeds<"no shape with such id is known to exist on any chip">],
      "id not from -1 to 32767">,
    ROCDL_Feature<ROCDL_Feature_GFX12_INSTS>
  ];
}

// rocdl.s.nop
def : AvailabilityFor<ROCDL_SNopOp> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getCount()),
      {{0, 65535}})}]>,
      [UnknownNeeds<"no shape with such count is known to exist on any chip">],
      "count not from 0 to 65535">
  ];
}

// rocdl.s.setprio
def : AvailabilityFor<ROCDL_SetPrioOp> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getPriority()),
      {{0, 65535}})}]>,
      [UnknownNeeds<"no shape with such priority is known to exist on any chip">],
      "priority not from 0 to 65535">
  ];
}

// rocdl.s.sleep
def : AvailabilityFor<ROCDL_SSleepOp> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getCount()),
      {{0, 65536}})}]>,
      [UnknownNeeds<"no shape with such count is known to exist on any chip">],
      "count not from 0 to 65536">
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
      {{0, 65535}})}]>,
      [UnknownNeeds<"no shape with such count is known to exist on any chip">],
      "count not from 0 to 65535">,
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
      {{0, 65535}})}]>,
      [UnknownNeeds<"no shape with such count is known to exist on any chip">],
      "count not from 0 to 65535">,
    ROCDL_Feature<ROCDL_Feature_GFX12_INSTS>
  ];
}

// rocdl.s.wait.expcnt
def : AvailabilityFor<ROCDL_WaitExpcntOp> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getCount()),
      {{0, 65535}})}]>,
      [UnknownNeeds<"no shape with such count is known to exist on any chip">],
      "count not from 0 to 65535">,
    AnyOf<[ROCDL_Chip<ROCDL_Chip_GFX1200>, ROCDL_Chip<ROCDL_Chip_GFX1201>,
      ROCDL_Chip<ROCDL_Chip_GFX12_GENERIC>]>
  ];
}

// rocdl.s.waitcnt
def : AvailabilityFor<ROCDL_SWaitcntOp> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getBitfield()),
      {{0, 65536}})}]>,
      [UnknownNeeds<"no shape with such bitfield is known to exist on any chip">],
      "bitfield not from 0 to 65536">,
    AnyOf<[ROCDL_Feature<ROCDL_Feature_GFX7_GFX8_GFX9_INSTS>,
      ROCDL_Feature<ROCDL_Feature_EXTENDED_IMAGE_INSTS>]>
  ];
}

// rocdl.s.wakeup.barrier
def : AvailabilityFor<ROCDL_WakeupBarrierOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getAddressSpace($_self.getPtr().getType())
      == 3)}]>,
      [UnknownNeeds<"no shape with such space of ptr is known to exist on any chip">],
      "space of ptr">,
    ROCDL_Feature<ROCDL_Feature_S_WAKEUP_BARRIER_INST>
  ];
}

// rocdl.sched.barrier
foreach op = OpsOfMLIR22<[
  "ROCDL_SchedBarrier"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getMask()),
      {{0, 65536}})}]>,
      [UnknownNeeds<"no shape with such mask is known to exist on any chip">],
      "mask not from 0 to 65536">
  ];
}

// rocdl.sched.group.barrier
foreach op = OpsOfMLIR22<[
  "ROCDL_SchedGroupBarrier"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getGroupId()),
      {{0, 65536}})}]>,
      [UnknownNeeds<"no shape with such groupId is known to exist on any chip">],
      "groupId not from 0 to 65536">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getMask()),
      {{0, 65536}})}]>,
      [UnknownNeeds<"no shape with such mask is known to exist on any chip">],
      "mask not from 0 to 65536">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getSize()),
      {{0, 65536}})}]>,
      [UnknownNeeds<"no shape with such size is known to exist on any chip">],
      "size not from 0 to 65536">
  ];
}

// rocdl.smfmac.f32.16x16x128.bf8.bf8
// rocdl.smfmac.f32.16x16x128.bf8.fp8
// rocdl.smfmac.f32.16x16x128.fp8.bf8
// rocdl.smfmac.f32.16x16x128.fp8.fp8
foreach op = OpsOfMLIR22<[
  "ROCDL_smfmac_f32_16x16x128_bf8_bf8", "ROCDL_smfmac_f32_16x16x128_bf8_fp8",
  "ROCDL_smfmac_f32_16x16x128_fp8_bf8", "ROCDL_smfmac_f32_16x16x128_fp8_fp8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 4) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 8) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 4) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 4) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 15">,
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
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 4) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isInteger(16)))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 8) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isInteger(16)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 4) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 4) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 15">,
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
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 4) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 8) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 4) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 4) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 15">,
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
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 8) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isBF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 16) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isBF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 4) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 4) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 15">,
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
// rocdl.smfmac.f32.16x16x64.bf8.fp8
// rocdl.smfmac.f32.16x16x64.fp8.bf8
// rocdl.smfmac.f32.16x16x64.fp8.fp8
foreach op = OpsOfMLIR22<[
  "ROCDL_smfmac_f32_16x16x64_bf8_bf8", "ROCDL_smfmac_f32_16x16x64_bf8_fp8",
  "ROCDL_smfmac_f32_16x16x64_fp8_bf8", "ROCDL_smfmac_f32_16x16x64_fp8_fp8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 2) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 4) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 4) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 4) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 15">,
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
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 8) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 16) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 4) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 4) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 15">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>
  ];
}

// rocdl.smfmac.f32.32x32x16.bf16
foreach op = OpsOfMLIR22<[
  "ROCDL_smfmac_f32_32x32x16_bf16"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 4) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isInteger(16)))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 8) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isInteger(16)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 16) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 15">,
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
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 4) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 8) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 16) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 15">,
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
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 8) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isBF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 16) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isBF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 16) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 15">,
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
// rocdl.smfmac.f32.32x32x32.bf8.fp8
// rocdl.smfmac.f32.32x32x32.fp8.bf8
// rocdl.smfmac.f32.32x32x32.fp8.fp8
foreach op = OpsOfMLIR22<[
  "ROCDL_smfmac_f32_32x32x32_bf8_bf8", "ROCDL_smfmac_f32_32x32x32_bf8_fp8",
  "ROCDL_smfmac_f32_32x32x32_fp8_bf8", "ROCDL_smfmac_f32_32x32x32_fp8_fp8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 2) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 4) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 16) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 15">,
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
foreach op = OpsOfMLIR22<[
  "ROCDL_smfmac_f32_32x32x32_f16"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 8) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 16) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 16) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 15">,
    AvailableWhen<CPred<[{($_self.getArgs().size() > 4 &&
      !::mlir::availability::getConstant($_self.getArgs()[4])) ||
      ($_self.getArgs().size() > 5 &&
      !::mlir::availability::getConstant($_self.getArgs()[5]))}]>,
      [UnknownNeeds<"LLVM has an immediate there, which has to be a constant">],
      "args.4 or args.5 not a constant">,
    ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>
  ];
}

// rocdl.smfmac.f32.32x32x64.bf8.bf8
// rocdl.smfmac.f32.32x32x64.bf8.fp8
// rocdl.smfmac.f32.32x32x64.fp8.bf8
// rocdl.smfmac.f32.32x32x64.fp8.fp8
foreach op = OpsOfMLIR22<[
  "ROCDL_smfmac_f32_32x32x64_bf8_bf8", "ROCDL_smfmac_f32_32x32x64_bf8_fp8",
  "ROCDL_smfmac_f32_32x32x64_fp8_bf8", "ROCDL_smfmac_f32_32x32x64_fp8_fp8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 4) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 8) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 16) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 15">,
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
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 4) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 8) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 4) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 4) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 15">,
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
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 2) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 4) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 4) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 4) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 15">,
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
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 2) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 4) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 16) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 15">,
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
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[0].getType()) == 4) &&
      ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getLaneType($_self.getArgs()[0].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args or type of args is known to exist on any chip">],
      "lanes of args or type of args">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[1].getType()) == 8) &&
      ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getLaneType($_self.getArgs()[1].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.1 or type of args.1 is known to exist on any chip">],
      "lanes of args.1 or type of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 2 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[2].getType()) == 16) &&
      ($_self.getArgs().size() > 2 &&
      ::mlir::availability::getLaneType($_self.getArgs()[2].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.2 or type of args.2 is known to exist on any chip">],
      "lanes of args.2 or type of args.2">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 3 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[3].getType()) == 1) &&
      ($_self.getArgs().size() > 3 &&
      ::mlir::availability::getLaneType($_self.getArgs()[3].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.3 or type of args.3 is known to exist on any chip">],
      "lanes of args.3 or type of args.3">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 4 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[4].getType()) == 1) &&
      ($_self.getArgs().size() > 4 &&
      ::mlir::availability::getLaneType($_self.getArgs()[4].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.4 or type of args.4 is known to exist on any chip">],
      "lanes of args.4 or type of args.4">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 5 &&
      ::mlir::availability::getNumLanes($_self.getArgs()[5].getType()) == 1) &&
      ($_self.getArgs().size() > 5 &&
      ::mlir::availability::getLaneType($_self.getArgs()[5].getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of args.5 or type of args.5 is known to exist on any chip">],
      "lanes of args.5 or type of args.5">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 4 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[4]),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such constant args.4 is known to exist on any chip">],
      "constant args.4 not from 0 to 7">,
    AvailableWhen<CPred<[{$_self.getArgs().size() > 5 &&
      ::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getArgs()[5]),
      {{0, 15}})}]>,
      [UnknownNeeds<"no shape with such constant args.5 is known to exist on any chip">],
      "constant args.5 not from 0 to 15">,
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
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getArg().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getArg().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getArg().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getArg().getType()).isBF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of arg or type of arg is known to exist on any chip">],
      "lanes of arg or type of arg">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isBF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
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
    AvailableWhen<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getCachePolicy()),
      3) >= 7}]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "low bits of cachePolicy at least 7">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getCachePolicy()),
      3) >= 7}]>>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getCachePolicy()),
      11)}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>],
      "low bits of cachePolicy less than 7, no bit 11 of cachePolicy">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getCachePolicy()),
      3) >= 7}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getCachePolicy()),
      11)}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "low bits of cachePolicy less than 7, bit 11 of cachePolicy">
  ];
}

// rocdl.tensor.store.from.lds
// rocdl.tensor.store.from.lds.d2
foreach op = OpsOfMLIR22<[
  "ROCDL_TensorStoreFromLDSD2Op", "ROCDL_TensorStoreFromLDSOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getCachePolicy()),
      11)}]>, [ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>],
      "no bit 11 of cachePolicy">,
    AvailableWhen<CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getCachePolicy()),
      11)}]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "bit 11 of cachePolicy">
  ];
}

// rocdl.update.dpp
def : AvailabilityFor<ROCDL_DPPUpdateOp> {
  let availability = [
    AvailableWhen<CPred<[{!(((::mlir::availability::getNumLanes($_self.getOld().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getOld().getType()).isInteger(1)
      || ::mlir::availability::getLaneType($_self.getOld().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getOld().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getOld().getType()).isF64() ||
      ::mlir::availability::getLaneType($_self.getOld().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getOld().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getOld().getType()).isInteger(64)
      || ::mlir::availability::getLaneType($_self.getOld().getType()).isBF16()))
      ||
      ((::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getOld().getType()),
      {2, 4, 8, 16})) &&
      (::mlir::availability::getLaneType($_self.getOld().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getOld().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getOld().getType()).isF64() ||
      ::mlir::availability::getLaneType($_self.getOld().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getOld().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getOld().getType()).isInteger(64)
      || ::mlir::availability::getLaneType($_self.getOld().getType()).isBF16()))
      || ((::mlir::availability::getNumLanes($_self.getOld().getType()) == 32)
      && (::mlir::availability::getLaneType($_self.getOld().getType()).isF16()
      || ::mlir::availability::getLaneType($_self.getOld().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getOld().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getOld().getType()).isInteger(32)
      || ::mlir::availability::getLaneType($_self.getOld().getType()).isBF16()))
      || ((::mlir::availability::getNumLanes($_self.getOld().getType()) == 3) &&
      (::mlir::availability::getLaneType($_self.getOld().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getOld().getType()).isF64() ||
      ::mlir::availability::getLaneType($_self.getOld().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getOld().getType()).isInteger(64))))}]>,
      [UnknownNeeds<"no shape with such lanes of old or type of old is known to exist on any chip">],
      "lanes of old or type of old">,
    AvailableWhen<CPred<[{!(((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(1)
      || ::mlir::availability::getLaneType($_self.getRes().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isF64() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(64)
      || ::mlir::availability::getLaneType($_self.getRes().getType()).isBF16()))
      ||
      ((::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getRes().getType()),
      {2, 4, 8, 16})) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isF64() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(64)
      || ::mlir::availability::getLaneType($_self.getRes().getType()).isBF16()))
      || ((::mlir::availability::getNumLanes($_self.getRes().getType()) == 32)
      && (::mlir::availability::getLaneType($_self.getRes().getType()).isF16()
      || ::mlir::availability::getLaneType($_self.getRes().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)
      || ::mlir::availability::getLaneType($_self.getRes().getType()).isBF16()))
      || ((::mlir::availability::getNumLanes($_self.getRes().getType()) == 3) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isF64() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(64))))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{!(((::mlir::availability::getNumLanes($_self.getSrc().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(1)
      || ::mlir::availability::getLaneType($_self.getSrc().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isF64() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(64)
      || ::mlir::availability::getLaneType($_self.getSrc().getType()).isBF16()))
      ||
      ((::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getSrc().getType()),
      {2, 4, 8, 16})) &&
      (::mlir::availability::getLaneType($_self.getSrc().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isF64() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(64)
      || ::mlir::availability::getLaneType($_self.getSrc().getType()).isBF16()))
      || ((::mlir::availability::getNumLanes($_self.getSrc().getType()) == 32)
      && (::mlir::availability::getLaneType($_self.getSrc().getType()).isF16()
      || ::mlir::availability::getLaneType($_self.getSrc().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(32)
      || ::mlir::availability::getLaneType($_self.getSrc().getType()).isBF16()))
      || ((::mlir::availability::getNumLanes($_self.getSrc().getType()) == 3) &&
      (::mlir::availability::getLaneType($_self.getSrc().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isF64() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(64))))}]>,
      [UnknownNeeds<"no shape with such lanes of src or type of src is known to exist on any chip">],
      "lanes of src or type of src">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getBankMask()),
      {{0, 65536}})}]>,
      [UnknownNeeds<"no shape with such bankMask is known to exist on any chip">],
      "bankMask not from 0 to 65536">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getDppCtrl()),
      {{0, 255}, {257, 271}, {273, 287}, {289, 304}, {308, 308}, {312, 312},
      {316, 316}, {320, 323}, {336, 367}})}]>,
      [UnknownNeeds<"no shape with such dppCtrl is known to exist on any chip">],
      "dppCtrl not from 0 to 255 or from 257 to 271 or from 273 to 287 or from 289 to 304 or 308 or 312 or 316 or from 320 to 323 or from 336 to 367">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getRowMask()),
      {{0, 65536}})}]>,
      [UnknownNeeds<"no shape with such rowMask is known to exist on any chip">],
      "rowMask not from 0 to 65536">,
    AvailableWhen<CPred<[{::mlir::availability::asSigned($_self.getDppCtrl()) >=
      352}]>, [ROCDL_Feature<ROCDL_Feature_GFX10_INSTS>],
      "dppCtrl at least 352">,
    AvailableWhen<And<[CPred<[{::mlir::availability::asSigned($_self.getDppCtrl())
      >= 336}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getDppCtrl())
      >= 352}]>>]>, [AnyOf<[ROCDL_Feature<ROCDL_Feature_DPP_64BIT>,
      ROCDL_Feature<ROCDL_Feature_GFX10_INSTS>]>], "dppCtrl from 336 to 351">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::asSigned($_self.getDppCtrl())
      >= 336}]>>, CPred<[{::mlir::availability::asSigned($_self.getDppCtrl()) >=
      322}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX7_GFX8_GFX9_INSTS>],
      "dppCtrl from 322 to 335">,
    AvailableWhen<And<[CPred<[{::mlir::availability::asSigned($_self.getDppCtrl())
      >= 304}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getDppCtrl())
      >= 320}]>>]>, [ROCDL_Feature<ROCDL_Feature_GFX7_GFX8_GFX9_INSTS>],
      "dppCtrl from 304 to 319">
  ];
}

// rocdl.wavefrontsize
// rocdl.workgroup.id.x
// rocdl.workgroup.id.y
// rocdl.workgroup.id.z
// rocdl.workitem.id.x
// rocdl.workitem.id.y
// rocdl.workitem.id.z
foreach op = [
  ROCDL_BlockIdXOp, ROCDL_BlockIdYOp, ROCDL_BlockIdZOp, ROCDL_ThreadIdXOp,
  ROCDL_ThreadIdYOp, ROCDL_ThreadIdZOp, ROCDL_WavefrontSizeOp
] in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">
  ];
}

// rocdl.wmma.bf16.16x16x16.bf16
def : AvailabilityFor<ROCDL_wmma_bf16_16x16x16_bf16> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getA().getType()),
      {8, 16})) &&
      (::mlir::availability::getLaneType($_self.getA().getType()).isInteger(16)))}]>,
      [UnknownNeeds<"no shape with such lanes of a or type of a is known to exist on any chip">],
      "lanes of a or type of a">,
    AvailableWhen<CPred<[{!((::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getB().getType()),
      {8, 16})) &&
      (::mlir::availability::getLaneType($_self.getB().getType()).isInteger(16)))}]>,
      [UnknownNeeds<"no shape with such lanes of b or type of b is known to exist on any chip">],
      "lanes of b or type of b">,
    AvailableWhen<CPred<[{!((::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getC().getType()),
      {8, 16})) &&
      (::mlir::availability::getLaneType($_self.getC().getType()).isInteger(16)))}]>,
      [UnknownNeeds<"no shape with such lanes of c or type of c is known to exist on any chip">],
      "lanes of c or type of c">,
    AvailableWhen<CPred<[{!((::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getRes().getType()),
      {8, 16})) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(16)))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getC().getType())
      >= 16}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getA().getType()) >=
      16}]>]>, [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>,
      ROCDL_Feature<ROCDL_Feature_GFX11>],
      "lanes of c at least 16, lanes of a at least 16">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getC().getType())
      >= 16}]>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getA().getType()) >=
      16}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of c at least 16, lanes of a less than 16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getC().getType())
      >= 16}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getA().getType()) >=
      16}]>]>, [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE64>,
      ROCDL_Feature<ROCDL_Feature_GFX11>],
      "lanes of c less than 16, lanes of a at least 16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getC().getType())
      >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getA().getType()) >=
      16}]>>]>, [AnyOf<[ROCDL_Chip<ROCDL_Chip_GFX1200>,
      ROCDL_Chip<ROCDL_Chip_GFX1201>, ROCDL_Chip<ROCDL_Chip_GFX12_GENERIC>]>,
      ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>],
      "lanes of c less than 16, lanes of a less than 16">
  ];
}

// rocdl.wmma.bf16.16x16x32.bf16
foreach op = OpsOfMLIR22<[
  "ROCDL_wmma_bf16_16x16x32_bf16"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getA().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getA().getType()).isBF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of a or type of a is known to exist on any chip">],
      "lanes of a or type of a">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getB().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getB().getType()).isBF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of b or type of b is known to exist on any chip">],
      "lanes of b or type of b">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getC().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getC().getType()).isBF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of c or type of c is known to exist on any chip">],
      "lanes of c or type of c">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isBF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getModC()),
      {{0, 65535}})}]>,
      [UnknownNeeds<"no shape with such modC is known to exist on any chip">],
      "modC not from 0 to 65535">,
    ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>
  ];
}

// rocdl.wmma.bf16f32.16x16x32.bf16
foreach op = OpsOfMLIR22<[
  "ROCDL_wmma_bf16f32_16x16x32_bf16"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getA().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getA().getType()).isBF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of a or type of a is known to exist on any chip">],
      "lanes of a or type of a">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getB().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getB().getType()).isBF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of b or type of b is known to exist on any chip">],
      "lanes of b or type of b">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getC().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getC().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of c or type of c is known to exist on any chip">],
      "lanes of c or type of c">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isBF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getModC()),
      {{0, 65535}})}]>,
      [UnknownNeeds<"no shape with such modC is known to exist on any chip">],
      "modC not from 0 to 65535">,
    ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>
  ];
}

// rocdl.wmma.f16.16x16x128.bf8_bf8
// rocdl.wmma.f16.16x16x128.bf8_fp8
// rocdl.wmma.f16.16x16x128.fp8_bf8
// rocdl.wmma.f16.16x16x128.fp8_fp8
foreach op = OpsOfMLIR22<[
  "ROCDL_wmma_f16_16x16x128_bf8_bf8", "ROCDL_wmma_f16_16x16x128_bf8_fp8",
  "ROCDL_wmma_f16_16x16x128_fp8_bf8", "ROCDL_wmma_f16_16x16x128_fp8_fp8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getA().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getA().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of a or type of a is known to exist on any chip">],
      "lanes of a or type of a">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getB().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getB().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of b or type of b is known to exist on any chip">],
      "lanes of b or type of b">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getC().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getC().getType()).isF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of c or type of c is known to exist on any chip">],
      "lanes of c or type of c">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getModC()),
      {{0, 65535}})}]>,
      [UnknownNeeds<"no shape with such modC is known to exist on any chip">],
      "modC not from 0 to 65535">,
    ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>
  ];
}

// rocdl.wmma.f16.16x16x16.f16
def : AvailabilityFor<ROCDL_wmma_f16_16x16x16_f16> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getA().getType()),
      {8, 16})) &&
      (::mlir::availability::getLaneType($_self.getA().getType()).isF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of a or type of a is known to exist on any chip">],
      "lanes of a or type of a">,
    AvailableWhen<CPred<[{!((::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getB().getType()),
      {8, 16})) &&
      (::mlir::availability::getLaneType($_self.getB().getType()).isF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of b or type of b is known to exist on any chip">],
      "lanes of b or type of b">,
    AvailableWhen<CPred<[{!((::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getC().getType()),
      {8, 16})) &&
      (::mlir::availability::getLaneType($_self.getC().getType()).isF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of c or type of c is known to exist on any chip">],
      "lanes of c or type of c">,
    AvailableWhen<CPred<[{!((::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getRes().getType()),
      {8, 16})) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getC().getType())
      >= 16}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getA().getType()) >=
      16}]>]>, [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>,
      ROCDL_Feature<ROCDL_Feature_GFX11>],
      "lanes of c at least 16, lanes of a at least 16">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getC().getType())
      >= 16}]>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getA().getType()) >=
      16}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of c at least 16, lanes of a less than 16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getC().getType())
      >= 16}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getA().getType()) >=
      16}]>]>, [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE64>,
      ROCDL_Feature<ROCDL_Feature_GFX11>],
      "lanes of c less than 16, lanes of a at least 16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getC().getType())
      >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getA().getType()) >=
      16}]>>]>, [AnyOf<[ROCDL_Chip<ROCDL_Chip_GFX1200>,
      ROCDL_Chip<ROCDL_Chip_GFX1201>, ROCDL_Chip<ROCDL_Chip_GFX12_GENERIC>]>,
      ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>],
      "lanes of c less than 16, lanes of a less than 16">
  ];
}

// rocdl.wmma.f16.16x16x32.f16
foreach op = OpsOfMLIR22<[
  "ROCDL_wmma_f16_16x16x32_f16"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getA().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getA().getType()).isF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of a or type of a is known to exist on any chip">],
      "lanes of a or type of a">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getB().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getB().getType()).isF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of b or type of b is known to exist on any chip">],
      "lanes of b or type of b">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getC().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getC().getType()).isF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of c or type of c is known to exist on any chip">],
      "lanes of c or type of c">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getModC()),
      {{0, 65535}})}]>,
      [UnknownNeeds<"no shape with such modC is known to exist on any chip">],
      "modC not from 0 to 65535">,
    ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>
  ];
}

// rocdl.wmma.f16.16x16x64.bf8_bf8
// rocdl.wmma.f16.16x16x64.bf8_fp8
// rocdl.wmma.f16.16x16x64.fp8_bf8
// rocdl.wmma.f16.16x16x64.fp8_fp8
foreach op = OpsOfMLIR22<[
  "ROCDL_wmma_f16_16x16x64_bf8_bf8", "ROCDL_wmma_f16_16x16x64_bf8_fp8",
  "ROCDL_wmma_f16_16x16x64_fp8_bf8", "ROCDL_wmma_f16_16x16x64_fp8_fp8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getA().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getA().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of a or type of a is known to exist on any chip">],
      "lanes of a or type of a">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getB().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getB().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of b or type of b is known to exist on any chip">],
      "lanes of b or type of b">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getC().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getC().getType()).isF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of c or type of c is known to exist on any chip">],
      "lanes of c or type of c">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getModC()),
      {{0, 65535}})}]>,
      [UnknownNeeds<"no shape with such modC is known to exist on any chip">],
      "modC not from 0 to 65535">,
    ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>
  ];
}

// rocdl.wmma.f32.16x16x128.bf8_bf8
// rocdl.wmma.f32.16x16x128.bf8_fp8
// rocdl.wmma.f32.16x16x128.fp8_bf8
// rocdl.wmma.f32.16x16x128.fp8_fp8
foreach op = OpsOfMLIR22<[
  "ROCDL_wmma_f32_16x16x128_bf8_bf8", "ROCDL_wmma_f32_16x16x128_bf8_fp8",
  "ROCDL_wmma_f32_16x16x128_fp8_bf8", "ROCDL_wmma_f32_16x16x128_fp8_fp8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getA().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getA().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of a or type of a is known to exist on any chip">],
      "lanes of a or type of a">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getB().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getB().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of b or type of b is known to exist on any chip">],
      "lanes of b or type of b">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getC().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getC().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of c or type of c is known to exist on any chip">],
      "lanes of c or type of c">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getModC()),
      {{0, 65535}})}]>,
      [UnknownNeeds<"no shape with such modC is known to exist on any chip">],
      "modC not from 0 to 65535">,
    ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>
  ];
}

// rocdl.wmma.f32.16x16x16.bf16
def : AvailabilityFor<ROCDL_wmma_f32_16x16x16_bf16> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getA().getType()),
      {8, 16})) &&
      (::mlir::availability::getLaneType($_self.getA().getType()).isInteger(16)))}]>,
      [UnknownNeeds<"no shape with such lanes of a or type of a is known to exist on any chip">],
      "lanes of a or type of a">,
    AvailableWhen<CPred<[{!((::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getB().getType()),
      {8, 16})) &&
      (::mlir::availability::getLaneType($_self.getB().getType()).isInteger(16)))}]>,
      [UnknownNeeds<"no shape with such lanes of b or type of b is known to exist on any chip">],
      "lanes of b or type of b">,
    AvailableWhen<CPred<[{!((::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getC().getType()),
      {4, 8})) &&
      (::mlir::availability::getLaneType($_self.getC().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of c or type of c is known to exist on any chip">],
      "lanes of c or type of c">,
    AvailableWhen<CPred<[{!((::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getRes().getType()),
      {4, 8})) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getA().getType())
      >= 16}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getC().getType()) >=
      8}]>]>, [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>,
      ROCDL_Feature<ROCDL_Feature_GFX11>],
      "lanes of a at least 16, lanes of c at least 8">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getA().getType())
      >= 16}]>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getC().getType()) >=
      8}]>>]>, [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE64>,
      ROCDL_Feature<ROCDL_Feature_GFX11>],
      "lanes of a at least 16, lanes of c less than 8">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getA().getType())
      >= 16}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getC().getType()) >=
      8}]>]>, [AnyOf<[ROCDL_Chip<ROCDL_Chip_GFX1200>,
      ROCDL_Chip<ROCDL_Chip_GFX1201>, ROCDL_Chip<ROCDL_Chip_GFX12_GENERIC>]>,
      ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>],
      "lanes of a less than 16, lanes of c at least 8">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getA().getType())
      >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getC().getType()) >=
      8}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of a less than 16, lanes of c less than 8">
  ];
}

// rocdl.wmma.f32.16x16x16.bf8_bf8
// rocdl.wmma.f32.16x16x16.bf8_fp8
// rocdl.wmma.f32.16x16x16.fp8_bf8
// rocdl.wmma.f32.16x16x16.fp8_fp8
foreach op = [
  ROCDL_wmma_f32_16x16x16_bf8_bf8, ROCDL_wmma_f32_16x16x16_bf8_fp8,
  ROCDL_wmma_f32_16x16x16_fp8_bf8, ROCDL_wmma_f32_16x16x16_fp8_fp8
] in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getA().getType())
      == 2) &&
      (::mlir::availability::getLaneType($_self.getA().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of a or type of a is known to exist on any chip">],
      "lanes of a or type of a">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getB().getType())
      == 2) &&
      (::mlir::availability::getLaneType($_self.getB().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of b or type of b is known to exist on any chip">],
      "lanes of b or type of b">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getC().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getC().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of c or type of c is known to exist on any chip">],
      "lanes of c or type of c">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AnyOf<[ROCDL_Chip<ROCDL_Chip_GFX1200>, ROCDL_Chip<ROCDL_Chip_GFX1201>,
      ROCDL_Chip<ROCDL_Chip_GFX12_GENERIC>]>,
    ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>
  ];
}

// rocdl.wmma.f32.16x16x16.f16
def : AvailabilityFor<ROCDL_wmma_f32_16x16x16_f16> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getA().getType()),
      {8, 16})) &&
      (::mlir::availability::getLaneType($_self.getA().getType()).isF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of a or type of a is known to exist on any chip">],
      "lanes of a or type of a">,
    AvailableWhen<CPred<[{!((::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getB().getType()),
      {8, 16})) &&
      (::mlir::availability::getLaneType($_self.getB().getType()).isF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of b or type of b is known to exist on any chip">],
      "lanes of b or type of b">,
    AvailableWhen<CPred<[{!((::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getC().getType()),
      {4, 8})) &&
      (::mlir::availability::getLaneType($_self.getC().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of c or type of c is known to exist on any chip">],
      "lanes of c or type of c">,
    AvailableWhen<CPred<[{!((::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getRes().getType()),
      {4, 8})) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getA().getType())
      >= 16}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getC().getType()) >=
      8}]>]>, [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>,
      ROCDL_Feature<ROCDL_Feature_GFX11>],
      "lanes of a at least 16, lanes of c at least 8">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getA().getType())
      >= 16}]>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getC().getType()) >=
      8}]>>]>, [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE64>,
      ROCDL_Feature<ROCDL_Feature_GFX11>],
      "lanes of a at least 16, lanes of c less than 8">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getA().getType())
      >= 16}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getC().getType()) >=
      8}]>]>, [AnyOf<[ROCDL_Chip<ROCDL_Chip_GFX1200>,
      ROCDL_Chip<ROCDL_Chip_GFX1201>, ROCDL_Chip<ROCDL_Chip_GFX12_GENERIC>]>,
      ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>],
      "lanes of a less than 16, lanes of c at least 8">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getA().getType())
      >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getC().getType()) >=
      8}]>>]>,
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
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getA().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getA().getType()).isBF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of a or type of a is known to exist on any chip">],
      "lanes of a or type of a">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getB().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getB().getType()).isBF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of b or type of b is known to exist on any chip">],
      "lanes of b or type of b">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getC().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getC().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of c or type of c is known to exist on any chip">],
      "lanes of c or type of c">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getModC()),
      {{0, 65535}})}]>,
      [UnknownNeeds<"no shape with such modC is known to exist on any chip">],
      "modC not from 0 to 65535">,
    ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>
  ];
}

// rocdl.wmma.f32.16x16x32.f16
foreach op = OpsOfMLIR22<[
  "ROCDL_wmma_f32_16x16x32_f16"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getA().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getA().getType()).isF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of a or type of a is known to exist on any chip">],
      "lanes of a or type of a">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getB().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getB().getType()).isF16()))}]>,
      [UnknownNeeds<"no shape with such lanes of b or type of b is known to exist on any chip">],
      "lanes of b or type of b">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getC().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getC().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of c or type of c is known to exist on any chip">],
      "lanes of c or type of c">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getModC()),
      {{0, 65535}})}]>,
      [UnknownNeeds<"no shape with such modC is known to exist on any chip">],
      "modC not from 0 to 65535">,
    ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>
  ];
}

// rocdl.wmma.f32.16x16x4.f32
foreach op = OpsOfMLIR22<[
  "ROCDL_wmma_f32_16x16x4_f32"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getA().getType())
      == 2) &&
      (::mlir::availability::getLaneType($_self.getA().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of a or type of a is known to exist on any chip">],
      "lanes of a or type of a">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getB().getType())
      == 2) &&
      (::mlir::availability::getLaneType($_self.getB().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of b or type of b is known to exist on any chip">],
      "lanes of b or type of b">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getC().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getC().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of c or type of c is known to exist on any chip">],
      "lanes of c or type of c">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getModC()),
      {{0, 65535}})}]>,
      [UnknownNeeds<"no shape with such modC is known to exist on any chip">],
      "modC not from 0 to 65535">,
    ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>
  ];
}

// rocdl.wmma.f32.16x16x64.bf8_bf8
// rocdl.wmma.f32.16x16x64.bf8_fp8
// rocdl.wmma.f32.16x16x64.fp8_bf8
// rocdl.wmma.f32.16x16x64.fp8_fp8
foreach op = OpsOfMLIR22<[
  "ROCDL_wmma_f32_16x16x64_bf8_bf8", "ROCDL_wmma_f32_16x16x64_bf8_fp8",
  "ROCDL_wmma_f32_16x16x64_fp8_bf8", "ROCDL_wmma_f32_16x16x64_fp8_fp8"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getA().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getA().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of a or type of a is known to exist on any chip">],
      "lanes of a or type of a">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getB().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getB().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of b or type of b is known to exist on any chip">],
      "lanes of b or type of b">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getC().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getC().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of c or type of c is known to exist on any chip">],
      "lanes of c or type of c">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getModC()),
      {{0, 65535}})}]>,
      [UnknownNeeds<"no shape with such modC is known to exist on any chip">],
      "modC not from 0 to 65535">,
    ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>
  ];
}

// rocdl.wmma.i32.16x16x16.iu4
def : AvailabilityFor<ROCDL_wmma_i32_16x16x16_iu4> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getA().getType())
      == 2) &&
      (::mlir::availability::getLaneType($_self.getA().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of a or type of a is known to exist on any chip">],
      "lanes of a or type of a">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getB().getType())
      == 2) &&
      (::mlir::availability::getLaneType($_self.getB().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of b or type of b is known to exist on any chip">],
      "lanes of b or type of b">,
    AvailableWhen<CPred<[{!((::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getC().getType()),
      {4, 8})) &&
      (::mlir::availability::getLaneType($_self.getC().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of c or type of c is known to exist on any chip">],
      "lanes of c or type of c">,
    AvailableWhen<CPred<[{!((::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getRes().getType()),
      {4, 8})) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{::mlir::availability::getNumLanes($_self.getC().getType())
      >= 8}]>, [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>,
      ROCDL_Feature<ROCDL_Feature_GFX11>], "lanes of c at least 8">,
    AvailableWhen<Neg<CPred<[{::mlir::availability::getNumLanes($_self.getC().getType())
      >= 8}]>>, [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE64>,
      ROCDL_Feature<ROCDL_Feature_GFX11>], "lanes of c less than 8">
  ];
}

// rocdl.wmma.i32.16x16x16.iu8
def : AvailabilityFor<ROCDL_wmma_i32_16x16x16_iu8> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getA().getType()),
      {2, 4})) &&
      (::mlir::availability::getLaneType($_self.getA().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of a or type of a is known to exist on any chip">],
      "lanes of a or type of a">,
    AvailableWhen<CPred<[{!((::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getB().getType()),
      {2, 4})) &&
      (::mlir::availability::getLaneType($_self.getB().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of b or type of b is known to exist on any chip">],
      "lanes of b or type of b">,
    AvailableWhen<CPred<[{!((::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getC().getType()),
      {4, 8})) &&
      (::mlir::availability::getLaneType($_self.getC().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of c or type of c is known to exist on any chip">],
      "lanes of c or type of c">,
    AvailableWhen<CPred<[{!((::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getRes().getType()),
      {4, 8})) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getC().getType())
      >= 8}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getA().getType()) >=
      4}]>]>, [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>,
      ROCDL_Feature<ROCDL_Feature_GFX11>],
      "lanes of c at least 8, lanes of a at least 4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getC().getType())
      >= 8}]>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getA().getType()) >=
      4}]>>]>, [AnyOf<[ROCDL_Chip<ROCDL_Chip_GFX1200>,
      ROCDL_Chip<ROCDL_Chip_GFX1201>, ROCDL_Chip<ROCDL_Chip_GFX12_GENERIC>]>,
      ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>],
      "lanes of c at least 8, lanes of a less than 4">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getC().getType())
      >= 8}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getA().getType()) >=
      4}]>]>, [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE64>,
      ROCDL_Feature<ROCDL_Feature_GFX11>],
      "lanes of c less than 8, lanes of a at least 4">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getC().getType())
      >= 8}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getA().getType()) >=
      4}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of c less than 8, lanes of a less than 4">
  ];
}

// rocdl.wmma.i32.16x16x32.iu4
def : AvailabilityFor<ROCDL_wmma_i32_16x16x32_iu4> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getA().getType())
      == 2) &&
      (::mlir::availability::getLaneType($_self.getA().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of a or type of a is known to exist on any chip">],
      "lanes of a or type of a">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getB().getType())
      == 2) &&
      (::mlir::availability::getLaneType($_self.getB().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of b or type of b is known to exist on any chip">],
      "lanes of b or type of b">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getC().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getC().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of c or type of c is known to exist on any chip">],
      "lanes of c or type of c">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AnyOf<[ROCDL_Chip<ROCDL_Chip_GFX1200>, ROCDL_Chip<ROCDL_Chip_GFX1201>,
      ROCDL_Chip<ROCDL_Chip_GFX12_GENERIC>]>,
    ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>
  ];
}

// rocdl.wmma.i32.16x16x64.iu8
def : AvailabilityFor<ROCDL_wmma_i32_16x16x64_iu8> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getA().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getA().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of a or type of a is known to exist on any chip">],
      "lanes of a or type of a">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getB().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getB().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of b or type of b is known to exist on any chip">],
      "lanes of b or type of b">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getC().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getC().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of c or type of c is known to exist on any chip">],
      "lanes of c or type of c">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>
  ];
}

// rocdl.wmma.scale.f32.16x16x128.f8f6f4
foreach op = OpsOfMLIR22<[
  "ROCDL_wmma_scale_f32_16x16x128_f8f6f4"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getA().getType()),
      {8, 12, 16})) &&
      (::mlir::availability::getLaneType($_self.getA().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of a or type of a is known to exist on any chip">],
      "lanes of a or type of a">,
    AvailableWhen<CPred<[{!((::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getB().getType()),
      {8, 12, 16})) &&
      (::mlir::availability::getLaneType($_self.getB().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of b or type of b is known to exist on any chip">],
      "lanes of b or type of b">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getC().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getC().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of c or type of c is known to exist on any chip">],
      "lanes of c or type of c">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getFmtA()),
      {{0, 4}})}]>,
      [UnknownNeeds<"no shape with such fmtA is known to exist on any chip">],
      "fmtA not from 0 to 4">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getFmtB()),
      {{0, 4}})}]>,
      [UnknownNeeds<"no shape with such fmtB is known to exist on any chip">],
      "fmtB not from 0 to 4">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getModC()),
      {{0, 65535}})}]>,
      [UnknownNeeds<"no shape with such modC is known to exist on any chip">],
      "modC not from 0 to 65535">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getScaleAType()),
      {{0, 65536}})}]>,
      [UnknownNeeds<"no shape with such scaleAType is known to exist on any chip">],
      "scaleAType not from 0 to 65536">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getScaleBType()),
      {{0, 65536}})}]>,
      [UnknownNeeds<"no shape with such scaleBType is known to exist on any chip">],
      "scaleBType not from 0 to 65536">,
    AvailableWhen<CPred<[{(!(::mlir::availability::getNumLanes($_self.getA().getType())
      == 8) && (::mlir::availability::asSigned($_self.getFmtA()) == 4)) ||
      (!(::mlir::availability::getNumLanes($_self.getA().getType()) == 12) &&
      (::mlir::availability::isOneOf(::mlir::availability::asSigned($_self.getFmtA()),
      {2, 3}))) || (!(::mlir::availability::getNumLanes($_self.getA().getType())
      == 16) &&
      (::mlir::availability::isOneOf(::mlir::availability::asSigned($_self.getFmtA()),
      {0, 1})))}]>,
      [UnknownNeeds<"no shape with such lanes of a and fmtA together is known to exist on any chip">],
      "lanes of a and fmtA together">,
    AvailableWhen<CPred<[{(!(::mlir::availability::getNumLanes($_self.getB().getType())
      == 8) && (::mlir::availability::asSigned($_self.getFmtB()) == 4)) ||
      (!(::mlir::availability::getNumLanes($_self.getB().getType()) == 12) &&
      (::mlir::availability::isOneOf(::mlir::availability::asSigned($_self.getFmtB()),
      {2, 3}))) || (!(::mlir::availability::getNumLanes($_self.getB().getType())
      == 16) &&
      (::mlir::availability::isOneOf(::mlir::availability::asSigned($_self.getFmtB()),
      {0, 1})))}]>,
      [UnknownNeeds<"no shape with such lanes of b and fmtB together is known to exist on any chip">],
      "lanes of b and fmtB together">,
    AvailableWhen<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleA()),
      3) >= 7}]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "low bits of fmtScaleA at least 7">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleA()),
      3) >= 7}]>>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleB()),
      3) >= 7}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "low bits of fmtScaleA less than 7, low bits of fmtScaleB at least 7">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleA()),
      3) >= 7}]>>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleB()),
      3) >= 7}]>>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      1)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleB()),
      3) >= 4}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>],
      "low bits of fmtScaleA less than 7, low bits of fmtScaleB from 4 to 6, no bit 1 of fmtScaleA">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleA()),
      3) >= 7}]>>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      1)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleB()),
      3) == 3}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "low bits of fmtScaleA less than 7, no bit 1 of fmtScaleA, low bits of fmtScaleB 3">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleA()),
      3) >= 7}]>>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      1)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleB()),
      3) >= 3}]>>]>, [ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>],
      "low bits of fmtScaleA less than 7, no bit 1 of fmtScaleA, low bits of fmtScaleB less than 3">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleA()),
      3) >= 7}]>>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleB()),
      3) >= 7}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      1)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleB()),
      1)}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>],
      "low bits of fmtScaleA less than 7, low bits of fmtScaleB less than 7, bit 1 of fmtScaleA, no bit 0 of fmtScaleA, no bit 1 of fmtScaleB">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleA()),
      3) >= 7}]>>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleB()),
      3) >= 7}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      1)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleB()),
      1)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleB()),
      0)}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>],
      "low bits of fmtScaleA less than 7, low bits of fmtScaleB less than 7, bit 1 of fmtScaleA, no bit 0 of fmtScaleA, bit 1 of fmtScaleB, no bit 0 of fmtScaleB">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleA()),
      3) >= 7}]>>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleB()),
      3) >= 7}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      1)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleB()),
      1)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleB()),
      0)}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "low bits of fmtScaleA less than 7, low bits of fmtScaleB less than 7, bit 1 of fmtScaleA, no bit 0 of fmtScaleA, bit 1 of fmtScaleB, bit 0 of fmtScaleB">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleA()),
      3) >= 7}]>>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleB()),
      3) >= 7}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      1)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      0)}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "low bits of fmtScaleA less than 7, low bits of fmtScaleB less than 7, bit 1 of fmtScaleA, bit 0 of fmtScaleA">
  ];
}

// rocdl.wmma.scale.f32.32x16x128.f4
foreach op = OpsOfMLIR22<[
  "ROCDL_wmma_scale_f32_32x16x128_f4"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getA().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getA().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of a or type of a is known to exist on any chip">],
      "lanes of a or type of a">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getB().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getB().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of b or type of b is known to exist on any chip">],
      "lanes of b or type of b">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getC().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getC().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of c or type of c is known to exist on any chip">],
      "lanes of c or type of c">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getModC()),
      {{0, 65535}})}]>,
      [UnknownNeeds<"no shape with such modC is known to exist on any chip">],
      "modC not from 0 to 65535">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getScaleAType()),
      {{0, 65536}})}]>,
      [UnknownNeeds<"no shape with such scaleAType is known to exist on any chip">],
      "scaleAType not from 0 to 65536">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getScaleBType()),
      {{0, 65536}})}]>,
      [UnknownNeeds<"no shape with such scaleBType is known to exist on any chip">],
      "scaleBType not from 0 to 65536">,
    AvailableWhen<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleA()),
      3) >= 7}]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "low bits of fmtScaleA at least 7">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleA()),
      3) >= 7}]>>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleB()),
      3) >= 7}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "low bits of fmtScaleA less than 7, low bits of fmtScaleB at least 7">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleA()),
      3) >= 7}]>>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleB()),
      3) >= 7}]>>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleB()),
      0)}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>],
      "low bits of fmtScaleA less than 7, low bits of fmtScaleB less than 7, no bit 0 of fmtScaleA, no bit 0 of fmtScaleB">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleA()),
      3) >= 7}]>>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleB()),
      3) >= 7}]>>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleB()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleB()),
      1)}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>],
      "low bits of fmtScaleA less than 7, low bits of fmtScaleB less than 7, no bit 0 of fmtScaleA, bit 0 of fmtScaleB, no bit 1 of fmtScaleB">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleA()),
      3) >= 7}]>>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleB()),
      3) >= 7}]>>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleB()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleB()),
      1)}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "low bits of fmtScaleA less than 7, low bits of fmtScaleB less than 7, no bit 0 of fmtScaleA, bit 0 of fmtScaleB, bit 1 of fmtScaleB">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleA()),
      3) >= 7}]>>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleB()),
      3) >= 7}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      1)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleB()),
      0)}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>],
      "low bits of fmtScaleA less than 7, low bits of fmtScaleB less than 7, bit 0 of fmtScaleA, no bit 1 of fmtScaleA, no bit 0 of fmtScaleB">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleA()),
      3) >= 7}]>>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleB()),
      3) >= 7}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      1)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleB()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleB()),
      1)}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>],
      "low bits of fmtScaleA less than 7, low bits of fmtScaleB less than 7, bit 0 of fmtScaleA, no bit 1 of fmtScaleA, bit 0 of fmtScaleB, no bit 1 of fmtScaleB">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleA()),
      3) >= 7}]>>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleB()),
      3) >= 7}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      0)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      1)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleB()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleB()),
      1)}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "low bits of fmtScaleA less than 7, low bits of fmtScaleB less than 7, bit 0 of fmtScaleA, no bit 1 of fmtScaleA, bit 0 of fmtScaleB, bit 1 of fmtScaleB">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleA()),
      3) >= 7}]>>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleB()),
      3) >= 7}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      0)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      1)}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "low bits of fmtScaleA less than 7, low bits of fmtScaleB less than 7, bit 0 of fmtScaleA, bit 1 of fmtScaleA">
  ];
}

// rocdl.wmma.scale16.f32.16x16x128.f8f6f4
foreach op = OpsOfMLIR22<[
  "ROCDL_wmma_scale16_f32_16x16x128_f8f6f4"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getA().getType()),
      {8, 12, 16})) &&
      (::mlir::availability::getLaneType($_self.getA().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of a or type of a is known to exist on any chip">],
      "lanes of a or type of a">,
    AvailableWhen<CPred<[{!((::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getB().getType()),
      {8, 12, 16})) &&
      (::mlir::availability::getLaneType($_self.getB().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of b or type of b is known to exist on any chip">],
      "lanes of b or type of b">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getC().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getC().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of c or type of c is known to exist on any chip">],
      "lanes of c or type of c">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getFmtA()),
      {{0, 4}})}]>,
      [UnknownNeeds<"no shape with such fmtA is known to exist on any chip">],
      "fmtA not from 0 to 4">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getFmtB()),
      {{0, 4}})}]>,
      [UnknownNeeds<"no shape with such fmtB is known to exist on any chip">],
      "fmtB not from 0 to 4">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getModC()),
      {{0, 65535}})}]>,
      [UnknownNeeds<"no shape with such modC is known to exist on any chip">],
      "modC not from 0 to 65535">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getScaleAType()),
      {{0, 65536}})}]>,
      [UnknownNeeds<"no shape with such scaleAType is known to exist on any chip">],
      "scaleAType not from 0 to 65536">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getScaleBType()),
      {{0, 65536}})}]>,
      [UnknownNeeds<"no shape with such scaleBType is known to exist on any chip">],
      "scaleBType not from 0 to 65536">,
    AvailableWhen<CPred<[{(!(::mlir::availability::getNumLanes($_self.getA().getType())
      == 8) && (::mlir::availability::asSigned($_self.getFmtA()) == 4)) ||
      (!(::mlir::availability::getNumLanes($_self.getA().getType()) == 12) &&
      (::mlir::availability::isOneOf(::mlir::availability::asSigned($_self.getFmtA()),
      {2, 3}))) || (!(::mlir::availability::getNumLanes($_self.getA().getType())
      == 16) &&
      (::mlir::availability::isOneOf(::mlir::availability::asSigned($_self.getFmtA()),
      {0, 1})))}]>,
      [UnknownNeeds<"no shape with such lanes of a and fmtA together is known to exist on any chip">],
      "lanes of a and fmtA together">,
    AvailableWhen<CPred<[{(!(::mlir::availability::getNumLanes($_self.getB().getType())
      == 8) && (::mlir::availability::asSigned($_self.getFmtB()) == 4)) ||
      (!(::mlir::availability::getNumLanes($_self.getB().getType()) == 12) &&
      (::mlir::availability::isOneOf(::mlir::availability::asSigned($_self.getFmtB()),
      {2, 3}))) || (!(::mlir::availability::getNumLanes($_self.getB().getType())
      == 16) &&
      (::mlir::availability::isOneOf(::mlir::availability::asSigned($_self.getFmtB()),
      {0, 1})))}]>,
      [UnknownNeeds<"no shape with such lanes of b and fmtB together is known to exist on any chip">],
      "lanes of b and fmtB together">,
    AvailableWhen<And<[CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleB()),
      1)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleA()),
      3) >= 7}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "no bit 1 of fmtScaleB, low bits of fmtScaleA at least 7">,
    AvailableWhen<And<[CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleB()),
      1)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleA()),
      3) >= 7}]>>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      1)}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>],
      "no bit 1 of fmtScaleB, low bits of fmtScaleA less than 7, no bit 1 of fmtScaleA">,
    AvailableWhen<And<[CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleB()),
      1)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleA()),
      3) >= 7}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      1)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      0)}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>],
      "no bit 1 of fmtScaleB, low bits of fmtScaleA less than 7, bit 1 of fmtScaleA, no bit 0 of fmtScaleA">,
    AvailableWhen<And<[CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleB()),
      1)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleA()),
      3) >= 7}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      1)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      0)}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "no bit 1 of fmtScaleB, low bits of fmtScaleA less than 7, bit 1 of fmtScaleA, bit 0 of fmtScaleA">,
    AvailableWhen<And<[CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleB()),
      1)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleB()),
      0)}]>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleA()),
      3) >= 7}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "bit 1 of fmtScaleB, no bit 0 of fmtScaleB, low bits of fmtScaleA at least 7">,
    AvailableWhen<And<[CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleB()),
      1)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleB()),
      0)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleA()),
      3) >= 7}]>>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      1)}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>],
      "bit 1 of fmtScaleB, no bit 0 of fmtScaleB, low bits of fmtScaleA less than 7, no bit 1 of fmtScaleA">,
    AvailableWhen<And<[CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleB()),
      1)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleB()),
      0)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleA()),
      3) >= 7}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      1)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      0)}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>],
      "bit 1 of fmtScaleB, no bit 0 of fmtScaleB, low bits of fmtScaleA less than 7, bit 1 of fmtScaleA, no bit 0 of fmtScaleA">,
    AvailableWhen<And<[CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleB()),
      1)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleB()),
      0)}]>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleA()),
      3) >= 7}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      1)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      0)}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "bit 1 of fmtScaleB, no bit 0 of fmtScaleB, low bits of fmtScaleA less than 7, bit 1 of fmtScaleA, bit 0 of fmtScaleA">,
    AvailableWhen<And<[CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleB()),
      1)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleB()),
      0)}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "bit 1 of fmtScaleB, bit 0 of fmtScaleB">
  ];
}

// rocdl.wmma.scale16.f32.32x16x128.f4
foreach op = OpsOfMLIR22<[
  "ROCDL_wmma_scale16_f32_32x16x128_f4"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getA().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getA().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of a or type of a is known to exist on any chip">],
      "lanes of a or type of a">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getB().getType())
      == 8) &&
      (::mlir::availability::getLaneType($_self.getB().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of b or type of b is known to exist on any chip">],
      "lanes of b or type of b">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getC().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getC().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of c or type of c is known to exist on any chip">],
      "lanes of c or type of c">,
    AvailableWhen<CPred<[{!((::mlir::availability::getNumLanes($_self.getRes().getType())
      == 16) &&
      (::mlir::availability::getLaneType($_self.getRes().getType()).isF32()))}]>,
      [UnknownNeeds<"no shape with such lanes of res or type of res is known to exist on any chip">],
      "lanes of res or type of res">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getModC()),
      {{0, 65535}})}]>,
      [UnknownNeeds<"no shape with such modC is known to exist on any chip">],
      "modC not from 0 to 65535">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getScaleAType()),
      {{0, 65536}})}]>,
      [UnknownNeeds<"no shape with such scaleAType is known to exist on any chip">],
      "scaleAType not from 0 to 65536">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getScaleBType()),
      {{0, 65536}})}]>,
      [UnknownNeeds<"no shape with such scaleBType is known to exist on any chip">],
      "scaleBType not from 0 to 65536">,
    AvailableWhen<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleB()),
      3) >= 7}]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "low bits of fmtScaleB at least 7">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleB()),
      3) >= 7}]>>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleA()),
      3) >= 7}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "low bits of fmtScaleB less than 7, low bits of fmtScaleA at least 7">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleB()),
      3) >= 7}]>>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleA()),
      3) >= 7}]>>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleB()),
      3) >= 4}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      1)}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>],
      "low bits of fmtScaleB from 4 to 6, low bits of fmtScaleA less than 7, no bit 1 of fmtScaleA">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleB()),
      3) >= 7}]>>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleA()),
      3) >= 7}]>>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleB()),
      3) >= 4}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      1)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      0)}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>],
      "low bits of fmtScaleB from 4 to 6, low bits of fmtScaleA less than 7, bit 1 of fmtScaleA, no bit 0 of fmtScaleA">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleB()),
      3) >= 7}]>>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleA()),
      3) >= 7}]>>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleB()),
      3) >= 4}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      1)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      0)}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "low bits of fmtScaleB from 4 to 6, low bits of fmtScaleA less than 7, bit 1 of fmtScaleA, bit 0 of fmtScaleA">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleA()),
      3) >= 7}]>>,
      CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleB()),
      3) == 3}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "low bits of fmtScaleA less than 7, low bits of fmtScaleB 3">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleA()),
      3) >= 7}]>>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleB()),
      3) >= 3}]>>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      1)}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>],
      "low bits of fmtScaleA less than 7, low bits of fmtScaleB less than 3, no bit 1 of fmtScaleA">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleA()),
      3) >= 7}]>>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleB()),
      3) >= 3}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      1)}]>,
      CPred<[{!::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      0)}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>],
      "low bits of fmtScaleA less than 7, low bits of fmtScaleB less than 3, bit 1 of fmtScaleA, no bit 0 of fmtScaleA">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleA()),
      3) >= 7}]>>,
      Neg<CPred<[{::mlir::availability::getLowBits(::mlir::availability::asSigned($_self.getFmtScaleB()),
      3) >= 3}]>>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      1)}]>,
      CPred<[{::mlir::availability::hasBit(::mlir::availability::asSigned($_self.getFmtScaleA()),
      0)}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "low bits of fmtScaleA less than 7, low bits of fmtScaleB less than 3, bit 1 of fmtScaleA, bit 0 of fmtScaleA">
  ];
}

#endif // MLIR_AVAILABILITY_GENERATED_ROCDLOPS_TD
