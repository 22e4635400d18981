//===- AMDGPUOps.td - What probes say of AMDGPU -*- tablegen -*-===//
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

#ifndef MLIR_AVAILABILITY_GENERATED_AMDGPUOPS_TD
#define MLIR_AVAILABILITY_GENERATED_AMDGPUOPS_TD

let convertedTo = "rocdl" in {

foreach op = !listconcat([
  AMDGPU_LDSBarrierOp, AMDGPU_MakeDmaBaseOp, AMDGPU_MakeGatherDmaBaseOp,
  AMDGPU_MakeGatherDmaDescriptorOp
],
OpsOfMLIR22<[
  "AMDGPU_SchedBarrierOp"
]>.ops) in
  def : AvailabilityFor<op> {
    let availability = [];
  }

foreach op = [
  AMDGPU_ScaledExtPackedMatrixOp
] in
  def : AvailabilityFor<op> {
    let availability = [ROCDL_Chip<ROCDL_Chip_GFX1250>];
  }

foreach op = [
  AMDGPU_TensorStoreFromLDSOp
] in
  def : AvailabilityFor<op> {
    let availability = [ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>];
  }

foreach op = [
  AMDGPU_TensorLoadToLDSOp
] in
  def : AvailabilityFor<op> {
    let availability = [ROCDL_Feature<ROCDL_Feature_MCAST_LOAD_INSTS>];
  }

// amdgpu.dpp
def : AvailabilityFor<AMDGPU_DPPOp> {
  let availability = [
    AvailableWhen<CPred<[{(!((($_self.getOld().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getOld().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getOld().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getOld().getType()) *
      ::mlir::availability::getLaneType($_self.getOld().getType()).getIntOrFloatBitWidth()
      == 16) || (($_self.getOld().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getOld().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getOld().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getOld().getType()) *
      ::mlir::availability::getLaneType($_self.getOld().getType()).getIntOrFloatBitWidth()
      == 32) || (($_self.getOld().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getOld().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getOld().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getOld().getType()) *
      ::mlir::availability::getLaneType($_self.getOld().getType()).getIntOrFloatBitWidth()
      == 64))) ||
      !(::mlir::availability::getLaneType($_self.getOld().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getOld().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getOld().getType()).isF64() ||
      ::mlir::availability::getLaneType($_self.getOld().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getOld().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getOld().getType()).isInteger(64))}]>,
      [UnknownNeeds<"no shape with such bits of old or type of old is known to exist on any chip">],
      "bits of old or type of old">,
    AvailableWhen<CPred<[{(!((($_self.getResult().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getResult().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getResult().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getResult().getType()) *
      ::mlir::availability::getLaneType($_self.getResult().getType()).getIntOrFloatBitWidth()
      == 16) || (($_self.getResult().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getResult().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getResult().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getResult().getType()) *
      ::mlir::availability::getLaneType($_self.getResult().getType()).getIntOrFloatBitWidth()
      == 32) || (($_self.getResult().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getResult().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getResult().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getResult().getType()) *
      ::mlir::availability::getLaneType($_self.getResult().getType()).getIntOrFloatBitWidth()
      == 64))) ||
      !(::mlir::availability::getLaneType($_self.getResult().getType()).isF16()
      || ::mlir::availability::getLaneType($_self.getResult().getType()).isF32()
      || ::mlir::availability::getLaneType($_self.getResult().getType()).isF64()
      ||
      ::mlir::availability::getLaneType($_self.getResult().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getResult().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getResult().getType()).isInteger(64))}]>,
      [UnknownNeeds<"no shape with such bits of result or type of result is known to exist on any chip">],
      "bits of result or type of result">,
    AvailableWhen<CPred<[{(!((($_self.getSrc().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSrc().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSrc().getType()) *
      ::mlir::availability::getLaneType($_self.getSrc().getType()).getIntOrFloatBitWidth()
      == 16) || (($_self.getSrc().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSrc().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSrc().getType()) *
      ::mlir::availability::getLaneType($_self.getSrc().getType()).getIntOrFloatBitWidth()
      == 32) || (($_self.getSrc().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSrc().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSrc().getType()) *
      ::mlir::availability::getLaneType($_self.getSrc().getType()).getIntOrFloatBitWidth()
      == 64))) ||
      !(::mlir::availability::getLaneType($_self.getSrc().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isF64() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(64))}]>,
      [UnknownNeeds<"no shape with such bits of src or type of src is known to exist on any chip">],
      "bits of src or type of src">,
    AvailableWhen<CPred<[{$_self.getKind() ==
      ::mlir::amdgpu::DPPPerm::row_bcast_15}]>,
      [ROCDL_Feature<ROCDL_Feature_GFX7_GFX8_GFX9_INSTS>], "kind row_bcast_15">,
    AvailableWhen<CPred<[{$_self.getKind() ==
      ::mlir::amdgpu::DPPPerm::wave_rol}]>,
      [ROCDL_Feature<ROCDL_Feature_GFX7_GFX8_GFX9_INSTS>], "kind wave_rol">,
    AvailableWhen<CPred<[{$_self.getKind() ==
      ::mlir::amdgpu::DPPPerm::row_bcast_31}]>,
      [ROCDL_Feature<ROCDL_Feature_GFX7_GFX8_GFX9_INSTS>], "kind row_bcast_31">,
    AvailableWhen<CPred<[{$_self.getKind() ==
      ::mlir::amdgpu::DPPPerm::wave_shl}]>,
      [ROCDL_Feature<ROCDL_Feature_GFX7_GFX8_GFX9_INSTS>], "kind wave_shl">,
    AvailableWhen<CPred<[{$_self.getKind() ==
      ::mlir::amdgpu::DPPPerm::wave_shr}]>,
      [ROCDL_Feature<ROCDL_Feature_GFX7_GFX8_GFX9_INSTS>], "kind wave_shr">,
    AvailableWhen<CPred<[{$_self.getKind() ==
      ::mlir::amdgpu::DPPPerm::wave_ror}]>,
      [ROCDL_Feature<ROCDL_Feature_GFX7_GFX8_GFX9_INSTS>], "kind wave_ror">
  ];
}

// amdgpu.ext_packed_fp8
def : AvailabilityFor<AMDGPU_ExtPackedFp8Op> {
  let availability = [
    AvailableWhen<CPred<[{(!((($_self.getRes().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getRes().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getRes().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getRes().getType()) *
      ::mlir::availability::getLaneType($_self.getRes().getType()).getIntOrFloatBitWidth()
      == 32) || (($_self.getRes().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getRes().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getRes().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getRes().getType()) *
      ::mlir::availability::getLaneType($_self.getRes().getType()).getIntOrFloatBitWidth()
      == 64))) ||
      !(::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getRes().getType()),
      {1, 2}))}]>,
      [UnknownNeeds<"no shape with such bits of res or lanes of res is known to exist on any chip">],
      "bits of res or lanes of res">,
    AvailableWhen<CPred<[{(!((($_self.getSource().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSource().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSource().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSource().getType()) *
      ::mlir::availability::getLaneType($_self.getSource().getType()).getIntOrFloatBitWidth()
      == 8) || (($_self.getSource().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSource().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSource().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSource().getType()) *
      ::mlir::availability::getLaneType($_self.getSource().getType()).getIntOrFloatBitWidth()
      == 16) || (($_self.getSource().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSource().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSource().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSource().getType()) *
      ::mlir::availability::getLaneType($_self.getSource().getType()).getIntOrFloatBitWidth()
      == 32))) ||
      !(::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getSource().getType()),
      {1, 2, 4}))}]>,
      [UnknownNeeds<"no shape with such bits of source or lanes of source is known to exist on any chip">],
      "bits of source or lanes of source">,
    AvailableWhen<CPred<[{::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getSource().getType()))}]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FP8_CVT_SCALE_INSTS>,
      ROCDL_Feature<ROCDL_Feature_GFX12_INSTS>]>], "type of source f8E4M3FN">,
    AvailableWhen<CPred<[{::llvm::isa<::mlir::Float8E5M2Type>(::mlir::availability::getLaneType($_self.getSource().getType()))}]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FP8_CVT_SCALE_INSTS>,
      ROCDL_Feature<ROCDL_Feature_GFX12_INSTS>]>], "type of source f8E5M2">,
    AvailableWhen<And<[Neg<CPred<[{::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getSource().getType()))}]>>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E5M2Type>(::mlir::availability::getLaneType($_self.getSource().getType()))}]>>]>,
      [ROCDL_Chip<ROCDL_Chip_GFX942>],
      "type of source f8E4M3FNUZ or f8E5M2FNUZ">
  ];
}

// amdgpu.fat_raw_buffer_cast
def : AvailabilityFor<AMDGPU_FatRawBufferCastOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getLaneType($_self.getResult().getType()).isInteger(1)
      ||
      ::mlir::availability::getLaneType($_self.getResult().getType()).isInteger(4)
      || ::mlir::availability::getLaneType($_self.getResult().getType()).isF16()
      || ::mlir::availability::getLaneType($_self.getResult().getType()).isF32()
      || ::mlir::availability::getLaneType($_self.getResult().getType()).isF64()
      || ::mlir::availability::getLaneType($_self.getResult().getType()).isF80()
      ||
      ::mlir::availability::getLaneType($_self.getResult().getType()).isInteger(24)
      ||
      ::mlir::availability::getLaneType($_self.getResult().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getResult().getType()).isBF16()
      ||
      ::mlir::availability::getLaneType($_self.getResult().getType()).isF128()
      ||
      ::mlir::availability::getLaneType($_self.getResult().getType()).isInteger(128)
      ||
      ::mlir::availability::getLaneType($_self.getResult().getType()).isIndex()
      ||
      ::llvm::isa<::mlir::FixedVectorType>(::mlir::availability::getLaneType($_self.getResult().getType()))
      ||
      ::llvm::isa<::mlir::ComplexType>(::mlir::availability::getLaneType($_self.getResult().getType()))
      ||
      ::llvm::isa<::mlir::Float4E2M1FNType>(::mlir::availability::getLaneType($_self.getResult().getType()))
      ||
      ::llvm::isa<::mlir::Float6E2M3FNType>(::mlir::availability::getLaneType($_self.getResult().getType()))
      ||
      ::llvm::isa<::mlir::Float6E3M2FNType>(::mlir::availability::getLaneType($_self.getResult().getType()))
      ||
      ::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getResult().getType())))}]>,
      [UnknownNeeds<"no shape with such type of result is known to exist on any chip">],
      "type of result">,
    AvailableWhen<CPred<[{!(::mlir::availability::getLaneType($_self.getSource().getType()).isInteger(1)
      ||
      ::mlir::availability::getLaneType($_self.getSource().getType()).isInteger(4)
      || ::mlir::availability::getLaneType($_self.getSource().getType()).isF16()
      || ::mlir::availability::getLaneType($_self.getSource().getType()).isF32()
      || ::mlir::availability::getLaneType($_self.getSource().getType()).isF64()
      || ::mlir::availability::getLaneType($_self.getSource().getType()).isF80()
      ||
      ::mlir::availability::getLaneType($_self.getSource().getType()).isInteger(24)
      ||
      ::mlir::availability::getLaneType($_self.getSource().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getSource().getType()).isBF16()
      ||
      ::mlir::availability::getLaneType($_self.getSource().getType()).isF128()
      ||
      ::mlir::availability::getLaneType($_self.getSource().getType()).isInteger(128)
      ||
      ::mlir::availability::getLaneType($_self.getSource().getType()).isIndex()
      ||
      ::llvm::isa<::mlir::FixedVectorType>(::mlir::availability::getLaneType($_self.getSource().getType()))
      ||
      ::llvm::isa<::mlir::ComplexType>(::mlir::availability::getLaneType($_self.getSource().getType()))
      ||
      ::llvm::isa<::mlir::Float4E2M1FNType>(::mlir::availability::getLaneType($_self.getSource().getType()))
      ||
      ::llvm::isa<::mlir::Float6E2M3FNType>(::mlir::availability::getLaneType($_self.getSource().getType()))
      ||
      ::llvm::isa<::mlir::Float6E3M2FNType>(::mlir::availability::getLaneType($_self.getSource().getType()))
      ||
      ::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getSource().getType())))}]>,
      [UnknownNeeds<"no shape with such type of source is known to exist on any chip">],
      "type of source">
  ];
}

// amdgpu.gather_to_lds
foreach op = OpsOfMLIR22<[
  "AMDGPU_GatherToLDSOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getLaneType($_self.getDst().getType()).isInteger(1)
      ||
      ::mlir::availability::getLaneType($_self.getDst().getType()).isInteger(4)
      ||
      ::mlir::availability::getLaneType($_self.getDst().getType()).isInteger(8)
      || ::mlir::availability::getLaneType($_self.getDst().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getDst().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getDst().getType()).isF80() ||
      ::mlir::availability::getLaneType($_self.getDst().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getDst().getType()).isInteger(24)
      ||
      ::mlir::availability::getLaneType($_self.getDst().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getDst().getType()).isInteger(64)
      || ::mlir::availability::getLaneType($_self.getDst().getType()).isBF16()
      || ::mlir::availability::getLaneType($_self.getDst().getType()).isF128()
      ||
      ::mlir::availability::getLaneType($_self.getDst().getType()).isInteger(128)
      || ::mlir::availability::getLaneType($_self.getDst().getType()).isIndex()
      ||
      ::llvm::isa<::mlir::MemRefType>(::mlir::availability::getLaneType($_self.getDst().getType()))
      ||
      ::llvm::isa<::mlir::FixedVectorType>(::mlir::availability::getLaneType($_self.getDst().getType()))
      ||
      ::llvm::isa<::mlir::ComplexType>(::mlir::availability::getLaneType($_self.getDst().getType()))
      ||
      ::llvm::isa<::mlir::Float4E2M1FNType>(::mlir::availability::getLaneType($_self.getDst().getType()))
      ||
      ::llvm::isa<::mlir::Float6E3M2FNType>(::mlir::availability::getLaneType($_self.getDst().getType()))
      ||
      ::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getDst().getType()))
      ||
      ::llvm::isa<::mlir::Float8E4M3FNUZType>(::mlir::availability::getLaneType($_self.getDst().getType())))}]>,
      [UnknownNeeds<"no shape with such type of dst is known to exist on any chip">],
      "type of dst">,
    AvailableWhen<CPred<[{!(::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(1)
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(4)
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(8)
      || ::mlir::availability::getLaneType($_self.getSrc().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isF80() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(24)
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(64)
      || ::mlir::availability::getLaneType($_self.getSrc().getType()).isBF16()
      || ::mlir::availability::getLaneType($_self.getSrc().getType()).isF128()
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(128)
      || ::mlir::availability::getLaneType($_self.getSrc().getType()).isIndex()
      ||
      ::llvm::isa<::mlir::MemRefType>(::mlir::availability::getLaneType($_self.getSrc().getType()))
      ||
      ::llvm::isa<::mlir::FixedVectorType>(::mlir::availability::getLaneType($_self.getSrc().getType()))
      ||
      ::llvm::isa<::mlir::ComplexType>(::mlir::availability::getLaneType($_self.getSrc().getType()))
      ||
      ::llvm::isa<::mlir::Float4E2M1FNType>(::mlir::availability::getLaneType($_self.getSrc().getType()))
      ||
      ::llvm::isa<::mlir::Float6E3M2FNType>(::mlir::availability::getLaneType($_self.getSrc().getType()))
      ||
      ::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getSrc().getType()))
      ||
      ::llvm::isa<::mlir::Float8E4M3FNUZType>(::mlir::availability::getLaneType($_self.getSrc().getType())))}]>,
      [UnknownNeeds<"no shape with such type of src is known to exist on any chip">],
      "type of src">,
    AvailableWhen<CPred<[{($_self.getTransferType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getTransferType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getTransferType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getTransferType()) *
      ::mlir::availability::getLaneType($_self.getTransferType()).getIntOrFloatBitWidth()
      >= 96}]>, [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>],
      "bits of transferType at least 96">,
    AvailableWhen<Neg<CPred<[{($_self.getTransferType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getTransferType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getTransferType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getTransferType()) *
      ::mlir::availability::getLaneType($_self.getTransferType()).getIntOrFloatBitWidth()
      >= 96}]>>, [ROCDL_Feature<ROCDL_Feature_VMEM_TO_LDS_LOAD_INSTS>],
      "bits of transferType less than 96">
  ];
}

// amdgpu.make_dma_descriptor
def : AvailabilityFor<AMDGPU_MakeDmaDescriptorOp> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getAtomicBarrierAddress() &&
      !(($_self.getAtomicBarrierAddress() &&
      ::mlir::availability::getLaneType($_self.getAtomicBarrierAddress().getType()).isInteger(1))
      || ($_self.getAtomicBarrierAddress() &&
      ::mlir::availability::getLaneType($_self.getAtomicBarrierAddress().getType()).isInteger(4))
      || ($_self.getAtomicBarrierAddress() &&
      ::mlir::availability::getLaneType($_self.getAtomicBarrierAddress().getType()).isInteger(8))
      || ($_self.getAtomicBarrierAddress() &&
      ::mlir::availability::getLaneType($_self.getAtomicBarrierAddress().getType()).isF16())
      || ($_self.getAtomicBarrierAddress() &&
      ::mlir::availability::getLaneType($_self.getAtomicBarrierAddress().getType()).isF32())
      || ($_self.getAtomicBarrierAddress() &&
      ::mlir::availability::getLaneType($_self.getAtomicBarrierAddress().getType()).isF80())
      || ($_self.getAtomicBarrierAddress() &&
      ::mlir::availability::getLaneType($_self.getAtomicBarrierAddress().getType()).isInteger(16))
      || ($_self.getAtomicBarrierAddress() &&
      ::mlir::availability::getLaneType($_self.getAtomicBarrierAddress().getType()).isInteger(24))
      || ($_self.getAtomicBarrierAddress() &&
      ::mlir::availability::getLaneType($_self.getAtomicBarrierAddress().getType()).isInteger(32))
      || ($_self.getAtomicBarrierAddress() &&
      ::mlir::availability::getLaneType($_self.getAtomicBarrierAddress().getType()).isBF16())
      || ($_self.getAtomicBarrierAddress() &&
      ::mlir::availability::getLaneType($_self.getAtomicBarrierAddress().getType()).isF128())
      || ($_self.getAtomicBarrierAddress() &&
      ::mlir::availability::getLaneType($_self.getAtomicBarrierAddress().getType()).isInteger(128))
      || ($_self.getAtomicBarrierAddress() &&
      ::mlir::availability::getLaneType($_self.getAtomicBarrierAddress().getType()).isIndex())
      || ($_self.getAtomicBarrierAddress() &&
      ::llvm::isa<::mlir::MemRefType>(::mlir::availability::getLaneType($_self.getAtomicBarrierAddress().getType())))
      || ($_self.getAtomicBarrierAddress() &&
      ::llvm::isa<::mlir::FixedVectorType>(::mlir::availability::getLaneType($_self.getAtomicBarrierAddress().getType())))
      || ($_self.getAtomicBarrierAddress() &&
      ::llvm::isa<::mlir::ComplexType>(::mlir::availability::getLaneType($_self.getAtomicBarrierAddress().getType())))
      || ($_self.getAtomicBarrierAddress() &&
      ::llvm::isa<::mlir::Float4E2M1FNType>(::mlir::availability::getLaneType($_self.getAtomicBarrierAddress().getType())))
      || ($_self.getAtomicBarrierAddress() &&
      ::llvm::isa<::mlir::Float6E3M2FNType>(::mlir::availability::getLaneType($_self.getAtomicBarrierAddress().getType())))
      || ($_self.getAtomicBarrierAddress() &&
      ::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getAtomicBarrierAddress().getType())))
      || ($_self.getAtomicBarrierAddress() &&
      ::llvm::isa<::mlir::Float8E5M2FNUZType>(::mlir::availability::getLaneType($_self.getAtomicBarrierAddress().getType())))
      || ($_self.getAtomicBarrierAddress() &&
      ::llvm::isa<::mlir::ScalableVectorType>(::mlir::availability::getLaneType($_self.getAtomicBarrierAddress().getType()))))}]>,
      [UnknownNeeds<"no shape with such type of atomic_barrier_address is known to exist on any chip">],
      "type of atomic_barrier_address">
  ];
}

// amdgpu.memory_counter_wait
def : AvailabilityFor<AMDGPU_MemoryCounterWaitOp> {
  let availability = [
    AvailableWhen<And<[CPred<[{!$_self.getExp()}]>,
      Neg<CPred<[{!$_self.getTensor()}]>>]>,
      [ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>], "no exp, tensor">,
    AvailableWhen<And<[Neg<CPred<[{!$_self.getExp()}]>>,
      CPred<[{!$_self.getTensor()}]>]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_GFX7_GFX8_GFX9_INSTS>,
      ROCDL_Feature<ROCDL_Feature_EXTENDED_IMAGE_INSTS>]>], "exp, no tensor">,
    AvailableWhen<And<[Neg<CPred<[{!$_self.getExp()}]>>,
      Neg<CPred<[{!$_self.getTensor()}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "exp, tensor">
  ];
}

// amdgpu.mfma
foreach op = OpsOfMLIR22<[
  "AMDGPU_MFMAOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::isOneOf($_self.getBlgp(),
      {::mlir::amdgpu::MFMAPermB::none,
      ::mlir::amdgpu::MFMAPermB::bcast_first_16,
      ::mlir::amdgpu::MFMAPermB::bcast_first_32,
      ::mlir::amdgpu::MFMAPermB::bcast_third_16,
      ::mlir::amdgpu::MFMAPermB::bcast_fourth_16,
      ::mlir::amdgpu::MFMAPermB::bcast_second_32}))}]>,
      [UnknownNeeds<"no shape with such blgp is known to exist on any chip">],
      "blgp">,
    AvailableWhen<CPred<[{(!((($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      == 64) || (($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      == 128) || (($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      == 256) || (($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      == 512) || (($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      == 1024))) ||
      !(::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getDestC().getType()),
      {1, 4, 16, 32}))}]>,
      [UnknownNeeds<"no shape with such bits of destC or lanes of destC is known to exist on any chip">],
      "bits of destC or lanes of destC">,
    AvailableWhen<CPred<[{(!((($_self.getDestD().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestD().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestD().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestD().getType()) *
      ::mlir::availability::getLaneType($_self.getDestD().getType()).getIntOrFloatBitWidth()
      == 64) || (($_self.getDestD().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestD().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestD().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestD().getType()) *
      ::mlir::availability::getLaneType($_self.getDestD().getType()).getIntOrFloatBitWidth()
      == 128) || (($_self.getDestD().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestD().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestD().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestD().getType()) *
      ::mlir::availability::getLaneType($_self.getDestD().getType()).getIntOrFloatBitWidth()
      == 256) || (($_self.getDestD().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestD().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestD().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestD().getType()) *
      ::mlir::availability::getLaneType($_self.getDestD().getType()).getIntOrFloatBitWidth()
      == 512) || (($_self.getDestD().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestD().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestD().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestD().getType()) *
      ::mlir::availability::getLaneType($_self.getDestD().getType()).getIntOrFloatBitWidth()
      == 1024))) ||
      !(::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getDestD().getType()),
      {1, 4, 16, 32}))}]>,
      [UnknownNeeds<"no shape with such bits of destD or lanes of destD is known to exist on any chip">],
      "bits of destD or lanes of destD">,
    AvailableWhen<CPred<[{(!((($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      == 32) || (($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      == 64) || (($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      == 128) || (($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      == 192) || (($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      == 256))) ||
      !(::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getSourceA().getType()),
      {1, 2, 4, 8, 16, 32})) ||
      !(::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(8)
      ||
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isF16()
      ||
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isF32()
      ||
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isF64()
      ||
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()
      ||
      ::llvm::isa<::mlir::Float8E5M2Type>(::mlir::availability::getLaneType($_self.getSourceA().getType()))
      ||
      ::llvm::isa<::mlir::Float4E2M1FNType>(::mlir::availability::getLaneType($_self.getSourceA().getType()))
      ||
      ::llvm::isa<::mlir::Float6E2M3FNType>(::mlir::availability::getLaneType($_self.getSourceA().getType()))
      ||
      ::llvm::isa<::mlir::Float6E3M2FNType>(::mlir::availability::getLaneType($_self.getSourceA().getType()))
      ||
      ::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getSourceA().getType()))
      ||
      ::llvm::isa<::mlir::Float8E4M3FNUZType>(::mlir::availability::getLaneType($_self.getSourceA().getType()))
      ||
      ::llvm::isa<::mlir::Float8E5M2FNUZType>(::mlir::availability::getLaneType($_self.getSourceA().getType())))}]>,
      [UnknownNeeds<"no shape with such bits of sourceA or lanes of sourceA or type of sourceA is known to exist on any chip">],
      "bits of sourceA or lanes of sourceA or type of sourceA">,
    AvailableWhen<CPred<[{(!((($_self.getSourceB().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceB().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceB().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).getIntOrFloatBitWidth()
      == 32) || (($_self.getSourceB().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceB().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceB().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).getIntOrFloatBitWidth()
      == 64) || (($_self.getSourceB().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceB().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceB().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).getIntOrFloatBitWidth()
      == 128) || (($_self.getSourceB().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceB().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceB().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).getIntOrFloatBitWidth()
      == 192) || (($_self.getSourceB().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceB().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceB().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).getIntOrFloatBitWidth()
      == 256))) ||
      !(::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getSourceB().getType()),
      {1, 2, 4, 8, 16, 32})) ||
      !(::mlir::availability::getLaneType($_self.getSourceB().getType()).isInteger(8)
      ||
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).isF16()
      ||
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).isF32()
      ||
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).isF64()
      ||
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).isBF16()
      ||
      ::llvm::isa<::mlir::Float8E5M2Type>(::mlir::availability::getLaneType($_self.getSourceB().getType()))
      ||
      ::llvm::isa<::mlir::Float4E2M1FNType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))
      ||
      ::llvm::isa<::mlir::Float6E2M3FNType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))
      ||
      ::llvm::isa<::mlir::Float6E3M2FNType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))
      ||
      ::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))
      ||
      ::llvm::isa<::mlir::Float8E4M3FNUZType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))
      ||
      ::llvm::isa<::mlir::Float8E5M2FNUZType>(::mlir::availability::getLaneType($_self.getSourceB().getType())))}]>,
      [UnknownNeeds<"no shape with such bits of sourceB or lanes of sourceB or type of sourceB is known to exist on any chip">],
      "bits of sourceB or lanes of sourceB or type of sourceB">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getCbsz()),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such cbsz is known to exist on any chip">],
      "cbsz not from 0 to 7">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>, CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>, CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >=
      2}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA at least 8, bits of sourceA at least 128, blocks at least 2">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>, CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getBlocks())
      >= 2}]>>, CPred<[{$_self.getBlgp() == ::mlir::amdgpu::MFMAPermB::none}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(8)}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA at least 8, bits of sourceA at least 128, blocks less than 2, blgp none, type of destC f32, type of sourceA i8">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>, CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getBlocks())
      >= 2}]>>, CPred<[{$_self.getBlgp() == ::mlir::amdgpu::MFMAPermB::none}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(8)}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getCbsz()) >= 1}]>,
      CPred<[{::mlir::availability::asSigned($_self.getK()) >= 64}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA at least 8, bits of sourceA at least 128, blocks less than 2, blgp none, type of destC f32, type of sourceA not i8, cbsz at least 1, k at least 64">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>, CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getBlocks())
      >= 2}]>>, CPred<[{$_self.getBlgp() == ::mlir::amdgpu::MFMAPermB::none}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(8)}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getCbsz()) >= 1}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 64}]>>]>,
      [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>],
      "lanes of sourceA at least 8, bits of sourceA at least 128, blocks less than 2, blgp none, type of destC f32, type of sourceA not i8, cbsz at least 1, k less than 64">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>, CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getBlocks())
      >= 2}]>>, CPred<[{$_self.getBlgp() == ::mlir::amdgpu::MFMAPermB::none}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(8)}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getCbsz()) >= 1}]>>]>,
      [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>],
      "lanes of sourceA at least 8, bits of sourceA at least 128, blocks less than 2, blgp none, type of destC f32, type of sourceA not i8, cbsz less than 1">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>, CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getBlocks())
      >= 2}]>>, CPred<[{$_self.getBlgp() == ::mlir::amdgpu::MFMAPermB::none}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(8)}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF64()}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA at least 8, bits of sourceA at least 128, blocks less than 2, blgp none, type of sourceA i8, type of destC f64">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>, CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getBlocks())
      >= 2}]>>, CPred<[{$_self.getBlgp() == ::mlir::amdgpu::MFMAPermB::none}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(8)}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF64()}]>>]>,
      [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>],
      "lanes of sourceA at least 8, bits of sourceA at least 128, blocks less than 2, blgp none, type of destC i32, type of sourceA i8">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>, CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getBlocks())
      >= 2}]>>, CPred<[{$_self.getBlgp() == ::mlir::amdgpu::MFMAPermB::none}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(8)}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA at least 8, bits of sourceA at least 128, blocks less than 2, blgp none, type of destC f64 or i32, type of sourceA not i8">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>, CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getBlocks())
      >= 2}]>>, Neg<CPred<[{$_self.getBlgp() ==
      ::mlir::amdgpu::MFMAPermB::none}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA at least 8, bits of sourceA at least 128, blocks less than 2, blgp not none">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>, Neg<CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>>, CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >=
      2}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA at least 8, bits of sourceA less than 128, blocks at least 2">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>, Neg<CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getBlocks())
      >= 2}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      CPred<[{::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getSourceA().getType()))}]>,
      CPred<[{::llvm::isa<::mlir::Float8E5M2FNUZType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA at least 8, bits of sourceA less than 128, blocks less than 2, type of destC f32, type of sourceA f8E4M3FN, type of sourceB f8E5M2FNUZ">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>, Neg<CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getBlocks())
      >= 2}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      CPred<[{::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getSourceA().getType()))}]>,
      CPred<[{::llvm::isa<::mlir::Float8E4M3FNUZType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA at least 8, bits of sourceA less than 128, blocks less than 2, type of destC f32, type of sourceA f8E4M3FN, type of sourceB f8E4M3FNUZ">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>, Neg<CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getBlocks())
      >= 2}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      CPred<[{::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getSourceA().getType()))}]>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E5M2FNUZType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E4M3FNUZType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>>]>,
      [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>],
      "lanes of sourceA at least 8, bits of sourceA less than 128, blocks less than 2, type of destC f32, type of sourceA f8E4M3FN, type of sourceB not f8E5M2FNUZ, type of sourceB not f8E4M3FNUZ">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>, Neg<CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getBlocks())
      >= 2}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getSourceA().getType()))}]>>,
      CPred<[{::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA at least 8, bits of sourceA less than 128, blocks less than 2, type of destC f32, type of sourceA not f8E4M3FN, type of sourceB f8E4M3FN">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>, Neg<CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getBlocks())
      >= 2}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>>,
      CPred<[{::llvm::isa<::mlir::Float8E5M2Type>(::mlir::availability::getLaneType($_self.getSourceA().getType()))}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA at least 8, bits of sourceA less than 128, blocks less than 2, type of destC f32, type of sourceB not f8E4M3FN, type of sourceA f8E5M2">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>, Neg<CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getBlocks())
      >= 2}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(8)}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA at least 8, bits of sourceA less than 128, blocks less than 2, type of destC f32, type of sourceB not f8E4M3FN, type of sourceA i8">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>, Neg<CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getBlocks())
      >= 2}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getSourceA().getType()))}]>>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E5M2Type>(::mlir::availability::getLaneType($_self.getSourceA().getType()))}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(8)}]>>,
      CPred<[{::llvm::isa<::mlir::Float8E5M2Type>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA at least 8, bits of sourceA less than 128, blocks less than 2, type of destC f32, type of sourceA not f8E4M3FN, type of sourceA not f8E5M2, type of sourceA not i8, type of sourceB f8E5M2">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>, Neg<CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getBlocks())
      >= 2}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getSourceA().getType()))}]>>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E5M2Type>(::mlir::availability::getLaneType($_self.getSourceA().getType()))}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(8)}]>>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E5M2Type>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>>]>,
      [ROCDL_Chip<ROCDL_Chip_GFX942>],
      "lanes of sourceA at least 8, bits of sourceA less than 128, blocks less than 2, type of destC f32, type of sourceA not f8E4M3FN, type of sourceA not f8E5M2, type of sourceA not i8, type of sourceB not f8E4M3FN, type of sourceB not f8E5M2">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>, Neg<CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getBlocks())
      >= 2}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(8)}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF64()}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA at least 8, bits of sourceA less than 128, blocks less than 2, type of sourceA i8, type of destC f64">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>, Neg<CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getBlocks())
      >= 2}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(8)}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF64()}]>>]>,
      [ROCDL_Feature<ROCDL_Feature_FP8_INSTS>],
      "lanes of sourceA at least 8, bits of sourceA less than 128, blocks less than 2, type of destC i32, type of sourceA i8">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>, Neg<CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getBlocks())
      >= 2}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(8)}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA at least 8, bits of sourceA less than 128, blocks less than 2, type of destC f64 or i32, type of sourceA not i8">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 4}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>]>,
      [ROCDL_Feature<ROCDL_Feature_GFX90A_INSTS>],
      "lanes of sourceA from 4 to 7, type of sourceA bf16, type of destC f32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 4}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA from 4 to 7, type of sourceA bf16, type of destC f64 or i32">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 4}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>]>,
      [AnyOf<[ROCDL_Chip<ROCDL_Chip_GFX908>, ROCDL_Chip<ROCDL_Chip_GFX90A>]>],
      "type of sourceA bf16, lanes of sourceA less than 4, type of destC f32">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 4}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "type of sourceA bf16, lanes of sourceA less than 4, type of destC f64 or i32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF64()}]>,
      CPred<[{$_self.getNegateA() == false}]>,
      CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >= 16}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA less than 8, type of sourceA f64, no negateA, blocks at least 16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF64()}]>,
      CPred<[{$_self.getNegateA() == false}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >= 16}]>>,
      CPred<[{$_self.getNegateC() == false}]>]>,
      [ROCDL_Feature<ROCDL_Feature_GFX90A_INSTS>],
      "lanes of sourceA less than 8, type of sourceA f64, no negateA, blocks less than 16, no negateC">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF64()}]>,
      CPred<[{$_self.getNegateA() == false}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >= 16}]>>,
      Neg<CPred<[{$_self.getNegateC() == false}]>>]>,
      [ROCDL_Feature<ROCDL_Feature_FP8_INSTS>],
      "lanes of sourceA less than 8, type of sourceA f64, no negateA, blocks less than 16, negateC">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF64()}]>,
      Neg<CPred<[{$_self.getNegateA() == false}]>>]>,
      [ROCDL_Feature<ROCDL_Feature_FP8_INSTS>],
      "lanes of sourceA less than 8, type of sourceA f64, negateA">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >= 2}]>,
      CPred<[{::mlir::availability::asSigned($_self.getK()) >= 4}]>,
      CPred<[{$_self.getBlgp() == ::mlir::amdgpu::MFMAPermB::none}]>,
      CPred<[{$_self.getReducePrecision() == false}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF64()}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA less than 8, type of sourceA not bf16, type of sourceA not f64, blocks at least 2, k at least 4, blgp none, no reducePrecision, type of destC f64">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >= 2}]>,
      CPred<[{::mlir::availability::asSigned($_self.getK()) >= 4}]>,
      CPred<[{$_self.getBlgp() == ::mlir::amdgpu::MFMAPermB::none}]>,
      CPred<[{$_self.getReducePrecision() == false}]>,
      CPred<[{::mlir::availability::asSigned($_self.getCbsz()) >= 4}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>]>,
      [ROCDL_Feature<ROCDL_Feature_MAI_INSTS>],
      "lanes of sourceA less than 8, type of sourceA not bf16, type of sourceA not f64, blocks at least 2, k at least 4, blgp none, no reducePrecision, cbsz at least 4, type of destC f32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >= 2}]>,
      CPred<[{::mlir::availability::asSigned($_self.getK()) >= 4}]>,
      CPred<[{$_self.getBlgp() == ::mlir::amdgpu::MFMAPermB::none}]>,
      CPred<[{$_self.getReducePrecision() == false}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getCbsz()) >= 4}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getAbid()) >= 15}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA less than 8, type of sourceA not bf16, type of sourceA not f64, blocks at least 2, k at least 4, blgp none, no reducePrecision, type of destC i32, cbsz at least 4, abid at least 15">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >= 2}]>,
      CPred<[{::mlir::availability::asSigned($_self.getK()) >= 4}]>,
      CPred<[{$_self.getBlgp() == ::mlir::amdgpu::MFMAPermB::none}]>,
      CPred<[{$_self.getReducePrecision() == false}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getCbsz()) >= 4}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getAbid()) >= 15}]>>]>,
      [ROCDL_Feature<ROCDL_Feature_MAI_INSTS>],
      "lanes of sourceA less than 8, type of sourceA not bf16, type of sourceA not f64, blocks at least 2, k at least 4, blgp none, no reducePrecision, type of destC i32, cbsz at least 4, abid less than 15">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >= 2}]>,
      CPred<[{::mlir::availability::asSigned($_self.getK()) >= 4}]>,
      CPred<[{$_self.getBlgp() == ::mlir::amdgpu::MFMAPermB::none}]>,
      CPred<[{$_self.getReducePrecision() == false}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getCbsz()) >= 4}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getAbid()) >= 3}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA less than 8, type of sourceA not bf16, type of sourceA not f64, blocks at least 2, k at least 4, blgp none, no reducePrecision, cbsz less than 4, abid at least 3, type of destC f32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>, CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >=
      2}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 4}]>,
      CPred<[{$_self.getBlgp() == ::mlir::amdgpu::MFMAPermB::none}]>,
      CPred<[{$_self.getReducePrecision() == false}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF64()}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getCbsz()) >= 4}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getAbid()) >= 3}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF16()}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA less than 8, blocks at least 2, k at least 4, blgp none, no reducePrecision, type of destC i32, cbsz less than 4, abid at least 3, type of sourceA f16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >= 2}]>,
      CPred<[{::mlir::availability::asSigned($_self.getK()) >= 4}]>,
      CPred<[{$_self.getBlgp() == ::mlir::amdgpu::MFMAPermB::none}]>,
      CPred<[{$_self.getReducePrecision() == false}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF64()}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getCbsz()) >= 4}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getAbid()) >= 3}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF16()}]>>]>,
      [ROCDL_Feature<ROCDL_Feature_MAI_INSTS>],
      "lanes of sourceA less than 8, type of sourceA not bf16, type of sourceA not f64, type of sourceA not f16, blocks at least 2, k at least 4, blgp none, no reducePrecision, type of destC i32, cbsz less than 4, abid at least 3">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >= 2}]>,
      CPred<[{::mlir::availability::asSigned($_self.getK()) >= 4}]>,
      CPred<[{$_self.getBlgp() == ::mlir::amdgpu::MFMAPermB::none}]>,
      CPred<[{$_self.getReducePrecision() == false}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF64()}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getCbsz()) >= 4}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getAbid()) >= 3}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getCbsz()) >= 1}]>]>,
      [ROCDL_Feature<ROCDL_Feature_MAI_INSTS>],
      "lanes of sourceA less than 8, type of sourceA not bf16, type of sourceA not f64, blocks at least 2, k at least 4, blgp none, no reducePrecision, type of destC f32 or i32, cbsz from 1 to 3, abid less than 3">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 4}]>,
      CPred<[{$_self.getBlgp() == ::mlir::amdgpu::MFMAPermB::none}]>,
      CPred<[{$_self.getReducePrecision() == false}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getAbid()) >= 3}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getCbsz()) >= 1}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >= 16}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF16()}]>]>,
      [ROCDL_Feature<ROCDL_Feature_MAI_INSTS>],
      "lanes of sourceA less than 8, k at least 4, blgp none, no reducePrecision, abid less than 3, cbsz less than 1, blocks at least 16, type of destC f32, type of sourceA f16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getK()) >= 4}]>,
      CPred<[{$_self.getBlgp() == ::mlir::amdgpu::MFMAPermB::none}]>,
      CPred<[{$_self.getReducePrecision() == false}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getAbid()) >= 3}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getCbsz()) >= 1}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >= 16}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF16()}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA less than 8, type of sourceA not bf16, type of sourceA not f64, type of sourceA not f16, k at least 4, blgp none, no reducePrecision, abid less than 3, cbsz less than 1, blocks at least 16, type of destC f32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 4}]>,
      CPred<[{$_self.getBlgp() == ::mlir::amdgpu::MFMAPermB::none}]>,
      CPred<[{$_self.getReducePrecision() == false}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF64()}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getAbid()) >= 3}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getCbsz()) >= 1}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF16()}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA less than 8, k at least 4, blgp none, no reducePrecision, type of destC i32, abid less than 3, cbsz less than 1, blocks at least 16, type of sourceA f16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getK()) >= 4}]>,
      CPred<[{$_self.getBlgp() == ::mlir::amdgpu::MFMAPermB::none}]>,
      CPred<[{$_self.getReducePrecision() == false}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF64()}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getAbid()) >= 3}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getCbsz()) >= 1}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF16()}]>>]>,
      [ROCDL_Feature<ROCDL_Feature_MAI_INSTS>],
      "lanes of sourceA less than 8, type of sourceA not bf16, type of sourceA not f64, type of sourceA not f16, k at least 4, blgp none, no reducePrecision, type of destC i32, abid less than 3, cbsz less than 1, blocks at least 16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 4}]>,
      CPred<[{$_self.getBlgp() == ::mlir::amdgpu::MFMAPermB::none}]>,
      CPred<[{$_self.getReducePrecision() == false}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getAbid()) >= 3}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getCbsz()) >= 1}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >= 16}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >= 4}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF16()}]>]>,
      [ROCDL_Feature<ROCDL_Feature_MAI_INSTS>],
      "lanes of sourceA less than 8, k at least 4, blgp none, no reducePrecision, abid less than 3, cbsz less than 1, blocks from 4 to 15, type of destC f32, type of sourceA f16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getK()) >= 4}]>,
      CPred<[{$_self.getBlgp() == ::mlir::amdgpu::MFMAPermB::none}]>,
      CPred<[{$_self.getReducePrecision() == false}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getAbid()) >= 3}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getCbsz()) >= 1}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >= 16}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >= 4}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF16()}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA less than 8, type of sourceA not bf16, type of sourceA not f64, type of sourceA not f16, k at least 4, blgp none, no reducePrecision, abid less than 3, cbsz less than 1, blocks from 4 to 15, type of destC f32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 4}]>,
      CPred<[{$_self.getBlgp() == ::mlir::amdgpu::MFMAPermB::none}]>,
      CPred<[{$_self.getReducePrecision() == false}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF64()}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getAbid()) >= 3}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getCbsz()) >= 1}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >= 16}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >= 4}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF16()}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA less than 8, k at least 4, blgp none, no reducePrecision, type of destC i32, abid less than 3, cbsz less than 1, blocks from 4 to 15, type of sourceA f16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getK()) >= 4}]>,
      CPred<[{$_self.getBlgp() == ::mlir::amdgpu::MFMAPermB::none}]>,
      CPred<[{$_self.getReducePrecision() == false}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF64()}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getAbid()) >= 3}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getCbsz()) >= 1}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >= 16}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >= 4}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF16()}]>>]>,
      [ROCDL_Feature<ROCDL_Feature_MAI_INSTS>],
      "lanes of sourceA less than 8, type of sourceA not bf16, type of sourceA not f64, type of sourceA not f16, k at least 4, blgp none, no reducePrecision, type of destC i32, abid less than 3, cbsz less than 1, blocks from 4 to 15">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>, CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >=
      2}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 4}]>,
      CPred<[{$_self.getBlgp() == ::mlir::amdgpu::MFMAPermB::none}]>,
      CPred<[{$_self.getReducePrecision() == false}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getAbid()) >= 3}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getCbsz()) >= 1}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >= 4}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF16()}]>]>,
      [ROCDL_Feature<ROCDL_Feature_MAI_INSTS>],
      "lanes of sourceA less than 8, blocks from 2 to 3, k at least 4, blgp none, no reducePrecision, abid less than 3, cbsz less than 1, type of destC f32, type of sourceA f16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >= 2}]>,
      CPred<[{::mlir::availability::asSigned($_self.getK()) >= 4}]>,
      CPred<[{$_self.getBlgp() == ::mlir::amdgpu::MFMAPermB::none}]>,
      CPred<[{$_self.getReducePrecision() == false}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getAbid()) >= 3}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getCbsz()) >= 1}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >= 4}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF16()}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA less than 8, type of sourceA not bf16, type of sourceA not f64, type of sourceA not f16, blocks from 2 to 3, k at least 4, blgp none, no reducePrecision, abid less than 3, cbsz less than 1, type of destC f32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>, CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >=
      2}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 4}]>,
      CPred<[{$_self.getBlgp() == ::mlir::amdgpu::MFMAPermB::none}]>,
      CPred<[{$_self.getReducePrecision() == false}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF64()}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getAbid()) >= 3}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getCbsz()) >= 1}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >= 4}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF16()}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA less than 8, blocks from 2 to 3, k at least 4, blgp none, no reducePrecision, type of destC i32, abid less than 3, cbsz less than 1, type of sourceA f16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >= 2}]>,
      CPred<[{::mlir::availability::asSigned($_self.getK()) >= 4}]>,
      CPred<[{$_self.getBlgp() == ::mlir::amdgpu::MFMAPermB::none}]>,
      CPred<[{$_self.getReducePrecision() == false}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF64()}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getAbid()) >= 3}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getCbsz()) >= 1}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >= 4}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF16()}]>>]>,
      [ROCDL_Feature<ROCDL_Feature_MAI_INSTS>],
      "lanes of sourceA less than 8, type of sourceA not bf16, type of sourceA not f64, type of sourceA not f16, blocks from 2 to 3, k at least 4, blgp none, no reducePrecision, type of destC i32, abid less than 3, cbsz less than 1">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >= 2}]>,
      CPred<[{::mlir::availability::asSigned($_self.getK()) >= 4}]>,
      CPred<[{$_self.getBlgp() == ::mlir::amdgpu::MFMAPermB::none}]>,
      Neg<CPred<[{$_self.getReducePrecision() == false}]>>]>,
      [ROCDL_Feature<ROCDL_Feature_MAI_INSTS>],
      "lanes of sourceA less than 8, type of sourceA not bf16, type of sourceA not f64, blocks at least 2, k at least 4, blgp none, reducePrecision">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >= 2}]>,
      CPred<[{::mlir::availability::asSigned($_self.getK()) >= 4}]>,
      Neg<CPred<[{$_self.getBlgp() == ::mlir::amdgpu::MFMAPermB::none}]>>]>,
      [ROCDL_Feature<ROCDL_Feature_MAI_INSTS>],
      "lanes of sourceA less than 8, type of sourceA not bf16, type of sourceA not f64, blocks at least 2, k at least 4, blgp not none">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >= 2}]>,
      CPred<[{::mlir::availability::asSigned($_self.getK()) >= 2}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 4}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA less than 8, type of sourceA not bf16, type of sourceA not f64, blocks at least 2, k from 2 to 3">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >= 2}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 2}]>>]>,
      [ROCDL_Feature<ROCDL_Feature_MAI_INSTS>],
      "lanes of sourceA less than 8, type of sourceA not bf16, type of sourceA not f64, blocks at least 2, k less than 2">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getBlocks())
      >= 2}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      CPred<[{$_self.getReducePrecision() == false}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 2}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF16()}]>]>,
      [ROCDL_Feature<ROCDL_Feature_MAI_INSTS>],
      "lanes of sourceA from 2 to 7, blocks less than 2, type of destC f32, no reducePrecision, type of sourceA f16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF64()}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >= 2}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      CPred<[{$_self.getReducePrecision() == false}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 2}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF16()}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA from 2 to 7, type of sourceA not bf16, type of sourceA not f64, type of sourceA not f16, blocks less than 2, type of destC f32, no reducePrecision">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF64()}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >= 2}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      CPred<[{$_self.getReducePrecision() == false}]>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 2}]>>]>, [ROCDL_Feature<ROCDL_Feature_MAI_INSTS>],
      "type of sourceA not bf16, type of sourceA not f64, blocks less than 2, type of destC f32, no reducePrecision, lanes of sourceA less than 2">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getBlocks())
      >= 2}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      Neg<CPred<[{$_self.getReducePrecision() == false}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 2}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF16()}]>]>,
      [ROCDL_Feature<ROCDL_Feature_MAI_INSTS>],
      "lanes of sourceA from 2 to 7, blocks less than 2, type of destC f32, reducePrecision, type of sourceA f16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF64()}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >= 2}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      Neg<CPred<[{$_self.getReducePrecision() == false}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 2}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF16()}]>>]>,
      [ROCDL_Chip<ROCDL_Chip_GFX942>],
      "lanes of sourceA from 2 to 7, type of sourceA not bf16, type of sourceA not f64, type of sourceA not f16, blocks less than 2, type of destC f32, reducePrecision">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF64()}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >= 2}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      Neg<CPred<[{$_self.getReducePrecision() == false}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 2}]>>]>, [ROCDL_Feature<ROCDL_Feature_MAI_INSTS>],
      "type of sourceA not bf16, type of sourceA not f64, blocks less than 2, type of destC f32, reducePrecision, lanes of sourceA less than 2">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getBlocks())
      >= 2}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(8)}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF64()}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA less than 8, blocks less than 2, type of sourceA i8, type of destC f64">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getBlocks())
      >= 2}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(8)}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF64()}]>>]>,
      [AnyOf<[ROCDL_Chip<ROCDL_Chip_GFX908>, ROCDL_Chip<ROCDL_Chip_GFX90A>]>],
      "lanes of sourceA less than 8, blocks less than 2, type of destC i32, type of sourceA i8">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF64()}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getBlocks()) >= 2}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(8)}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA less than 8, type of sourceA not bf16, type of sourceA not f64, type of sourceA not i8, blocks less than 2, type of destC f64 or i32">
  ];
}

// amdgpu.packed_scaled_trunc
def : AvailabilityFor<AMDGPU_PackedScaledTruncOp> {
  let availability = [
    AvailableWhen<And<[CPred<[{::mlir::availability::asSigned($_self.getIndex())
      >= 4}]>,
      CPred<[{::llvm::isa<::mlir::Float4E2M1FNType>(::mlir::availability::getLaneType($_self.getRes().getType()))}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "index at least 4, type of res f4E2M1FN">,
    AvailableWhen<And<[CPred<[{::mlir::availability::asSigned($_self.getIndex())
      >= 4}]>,
      Neg<CPred<[{::llvm::isa<::mlir::Float4E2M1FNType>(::mlir::availability::getLaneType($_self.getRes().getType()))}]>>]>,
      [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>],
      "index at least 4, type of res f8E5M2 or f8E4M3FN">,
    AvailableWhen<Neg<CPred<[{::mlir::availability::asSigned($_self.getIndex())
      >= 4}]>>, [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>],
      "index less than 4">
  ];
}

// amdgpu.packed_stoch_round_fp8
def : AvailabilityFor<AMDGPU_PackedStochRoundFp8Op> {
  let availability = [
    AvailableWhen<CPred<[{(!(($_self.getRes().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getRes().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getRes().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getRes().getType()) *
      ::mlir::availability::getLaneType($_self.getRes().getType()).getIntOrFloatBitWidth()
      == 32)) || !(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 4)}]>,
      [UnknownNeeds<"no shape with such bits of res or lanes of res is known to exist on any chip">],
      "bits of res or lanes of res">,
    AvailableWhen<CPred<[{$_self.getExisting() && !($_self.getExisting() &&
      ::mlir::availability::getNumLanes($_self.getExisting().getType()) ==
      4)}]>,
      [UnknownNeeds<"no shape with such lanes of existing is known to exist on any chip">],
      "lanes of existing">,
    AvailableWhen<CPred<[{::llvm::isa<::mlir::Float8E5M2Type>(::mlir::availability::getLaneType($_self.getRes().getType()))}]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FP8_CVT_SCALE_INSTS>,
      ROCDL_Feature<ROCDL_Feature_GFX12_INSTS>]>], "type of res f8E5M2">,
    AvailableWhen<CPred<[{::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getRes().getType()))}]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_FP8_CVT_SCALE_INSTS>,
      ROCDL_Feature<ROCDL_Feature_GFX12_INSTS>]>], "type of res f8E4M3FN">,
    AvailableWhen<And<[Neg<CPred<[{::llvm::isa<::mlir::Float8E5M2Type>(::mlir::availability::getLaneType($_self.getRes().getType()))}]>>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getRes().getType()))}]>>]>,
      [ROCDL_Chip<ROCDL_Chip_GFX942>], "type of res f8E4M3FNUZ or f8E5M2FNUZ">
  ];
}

// amdgpu.packed_trunc_2xfp8
def : AvailabilityFor<AMDGPU_PackedTrunc2xFp8Op> {
  let availability = [
    AvailableWhen<CPred<[{(!(($_self.getRes().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getRes().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getRes().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getRes().getType()) *
      ::mlir::availability::getLaneType($_self.getRes().getType()).getIntOrFloatBitWidth()
      == 32)) || !(::mlir::availability::getNumLanes($_self.getRes().getType())
      == 4)}]>,
      [UnknownNeeds<"no shape with such bits of res or lanes of res is known to exist on any chip">],
      "bits of res or lanes of res">,
    AvailableWhen<CPred<[{$_self.getExisting() && !($_self.getExisting() &&
      ::mlir::availability::getNumLanes($_self.getExisting().getType()) ==
      4)}]>,
      [UnknownNeeds<"no shape with such lanes of existing is known to exist on any chip">],
      "lanes of existing">,
    AvailableWhen<CPred<[{::llvm::isa<::mlir::Float8E5M2Type>(::mlir::availability::getLaneType($_self.getRes().getType()))}]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_GFX12_INSTS>,
      ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>]>], "type of res f8E5M2">,
    AvailableWhen<CPred<[{::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getRes().getType()))}]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_GFX12_INSTS>,
      ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>]>], "type of res f8E4M3FN">,
    AvailableWhen<And<[Neg<CPred<[{::llvm::isa<::mlir::Float8E5M2Type>(::mlir::availability::getLaneType($_self.getRes().getType()))}]>>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getRes().getType()))}]>>]>,
      [ROCDL_Chip<ROCDL_Chip_GFX942>], "type of res f8E4M3FNUZ or f8E5M2FNUZ">
  ];
}

// amdgpu.permlane_swap
def : AvailabilityFor<AMDGPU_PermlaneSwapOp> {
  let availability = [
    AvailableWhen<CPred<[{(!((($_self.getResult().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getResult().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getResult().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getResult().getType()) *
      ::mlir::availability::getLaneType($_self.getResult().getType()).getIntOrFloatBitWidth()
      == 16) || (($_self.getResult().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getResult().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getResult().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getResult().getType()) *
      ::mlir::availability::getLaneType($_self.getResult().getType()).getIntOrFloatBitWidth()
      == 32) || (($_self.getResult().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getResult().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getResult().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getResult().getType()) *
      ::mlir::availability::getLaneType($_self.getResult().getType()).getIntOrFloatBitWidth()
      == 64) || (($_self.getResult().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getResult().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getResult().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getResult().getType()) *
      ::mlir::availability::getLaneType($_self.getResult().getType()).getIntOrFloatBitWidth()
      == 128) || (($_self.getResult().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getResult().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getResult().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getResult().getType()) *
      ::mlir::availability::getLaneType($_self.getResult().getType()).getIntOrFloatBitWidth()
      == 384) || (($_self.getResult().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getResult().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getResult().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getResult().getType()) *
      ::mlir::availability::getLaneType($_self.getResult().getType()).getIntOrFloatBitWidth()
      == 512) || (($_self.getResult().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getResult().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getResult().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getResult().getType()) *
      ::mlir::availability::getLaneType($_self.getResult().getType()).getIntOrFloatBitWidth()
      == 1024))) ||
      !(::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getResult().getType()),
      {1, 2, 4, 6, 8, 16})) ||
      !(::mlir::availability::getLaneType($_self.getResult().getType()).isInteger(8)
      || ::mlir::availability::getLaneType($_self.getResult().getType()).isF16()
      || ::mlir::availability::getLaneType($_self.getResult().getType()).isF32()
      || ::mlir::availability::getLaneType($_self.getResult().getType()).isF64()
      ||
      ::mlir::availability::getLaneType($_self.getResult().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getResult().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getResult().getType()).isInteger(64)
      ||
      ::mlir::availability::getLaneType($_self.getResult().getType()).isBF16())}]>,
      [UnknownNeeds<"no shape with such bits of result or lanes of result or type of result is known to exist on any chip">],
      "bits of result or lanes of result or type of result">,
    AvailableWhen<CPred<[{(!((($_self.getSrc().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSrc().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSrc().getType()) *
      ::mlir::availability::getLaneType($_self.getSrc().getType()).getIntOrFloatBitWidth()
      == 16) || (($_self.getSrc().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSrc().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSrc().getType()) *
      ::mlir::availability::getLaneType($_self.getSrc().getType()).getIntOrFloatBitWidth()
      == 32) || (($_self.getSrc().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSrc().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSrc().getType()) *
      ::mlir::availability::getLaneType($_self.getSrc().getType()).getIntOrFloatBitWidth()
      == 64) || (($_self.getSrc().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSrc().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSrc().getType()) *
      ::mlir::availability::getLaneType($_self.getSrc().getType()).getIntOrFloatBitWidth()
      == 128) || (($_self.getSrc().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSrc().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSrc().getType()) *
      ::mlir::availability::getLaneType($_self.getSrc().getType()).getIntOrFloatBitWidth()
      == 384) || (($_self.getSrc().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSrc().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSrc().getType()) *
      ::mlir::availability::getLaneType($_self.getSrc().getType()).getIntOrFloatBitWidth()
      == 512) || (($_self.getSrc().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSrc().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSrc().getType()) *
      ::mlir::availability::getLaneType($_self.getSrc().getType()).getIntOrFloatBitWidth()
      == 1024))) ||
      !(::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getSrc().getType()),
      {1, 2, 4, 6, 8, 16})) ||
      !(::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(8)
      || ::mlir::availability::getLaneType($_self.getSrc().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isF64() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(64)
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isBF16())}]>,
      [UnknownNeeds<"no shape with such bits of src or lanes of src or type of src is known to exist on any chip">],
      "bits of src or lanes of src or type of src">,
    AvailableWhen<CPred<[{::mlir::availability::asSigned($_self.getRowLength())
      >= 32}]>, [ROCDL_Feature<ROCDL_Feature_PERMLANE32_SWAP>],
      "row_length at least 32">,
    AvailableWhen<Neg<CPred<[{::mlir::availability::asSigned($_self.getRowLength())
      >= 32}]>>, [ROCDL_Feature<ROCDL_Feature_PERMLANE16_SWAP>],
      "row_length less than 32">
  ];
}

// amdgpu.raw_buffer_atomic_cmpswap
def : AvailabilityFor<AMDGPU_RawBufferAtomicCmpswapOp> {
  let availability = [
    AvailableWhen<CPred<[{(!((($_self.getCmp().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getCmp().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getCmp().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getCmp().getType()) *
      ::mlir::availability::getLaneType($_self.getCmp().getType()).getIntOrFloatBitWidth()
      == 32) || (($_self.getCmp().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getCmp().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getCmp().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getCmp().getType()) *
      ::mlir::availability::getLaneType($_self.getCmp().getType()).getIntOrFloatBitWidth()
      == 64))) ||
      !(::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getCmp().getType()),
      {1, 2})) ||
      !(::mlir::availability::getLaneType($_self.getCmp().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getCmp().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getCmp().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getCmp().getType()).isInteger(64)
      ||
      ::mlir::availability::getLaneType($_self.getCmp().getType()).isBF16())}]>,
      [UnknownNeeds<"no shape with such bits of cmp or lanes of cmp or type of cmp is known to exist on any chip">],
      "bits of cmp or lanes of cmp or type of cmp">,
    AvailableWhen<CPred<[{(!((($_self.getSrc().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSrc().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSrc().getType()) *
      ::mlir::availability::getLaneType($_self.getSrc().getType()).getIntOrFloatBitWidth()
      == 32) || (($_self.getSrc().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSrc().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSrc().getType()) *
      ::mlir::availability::getLaneType($_self.getSrc().getType()).getIntOrFloatBitWidth()
      == 64))) ||
      !(::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getSrc().getType()),
      {1, 2})) ||
      !(::mlir::availability::getLaneType($_self.getSrc().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(64)
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isBF16())}]>,
      [UnknownNeeds<"no shape with such bits of src or lanes of src or type of src is known to exist on any chip">],
      "bits of src or lanes of src or type of src">,
    AvailableWhen<CPred<[{(!((($_self.getValue().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getValue().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getValue().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getValue().getType()) *
      ::mlir::availability::getLaneType($_self.getValue().getType()).getIntOrFloatBitWidth()
      == 32) || (($_self.getValue().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getValue().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getValue().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getValue().getType()) *
      ::mlir::availability::getLaneType($_self.getValue().getType()).getIntOrFloatBitWidth()
      == 64))) ||
      !(::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getValue().getType()),
      {1, 2})) ||
      !(::mlir::availability::getLaneType($_self.getValue().getType()).isF16()
      || ::mlir::availability::getLaneType($_self.getValue().getType()).isF32()
      ||
      ::mlir::availability::getLaneType($_self.getValue().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getValue().getType()).isInteger(64)
      ||
      ::mlir::availability::getLaneType($_self.getValue().getType()).isBF16())}]>,
      [UnknownNeeds<"no shape with such bits of value or lanes of value or type of value is known to exist on any chip">],
      "bits of value or lanes of value or type of value">,
    AvailableWhen<CPred<[{!(::mlir::availability::getLaneType($_self.getMemref().getType()).isF16()
      || ::mlir::availability::getLaneType($_self.getMemref().getType()).isF32()
      ||
      ::mlir::availability::getLaneType($_self.getMemref().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getMemref().getType()).isInteger(64)
      ||
      ::mlir::availability::getLaneType($_self.getMemref().getType()).isBF16())}]>,
      [UnknownNeeds<"no shape with such type of memref is known to exist on any chip">],
      "type of memref">,
    AvailableWhen<And<[CPred<[{($_self.getCmp().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getCmp().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getCmp().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getCmp().getType()) *
      ::mlir::availability::getLaneType($_self.getCmp().getType()).getIntOrFloatBitWidth()
      >= 64}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getCmp().getType()).isInteger(64)}]>]>,
      [ROCDL_Feature<ROCDL_Feature_GFX9_INSTS>],
      "bits of cmp at least 64, type of cmp i64">,
    AvailableWhen<And<[CPred<[{($_self.getCmp().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getCmp().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getCmp().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getCmp().getType()) *
      ::mlir::availability::getLaneType($_self.getCmp().getType()).getIntOrFloatBitWidth()
      >= 64}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getCmp().getType()).isInteger(64)}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "bits of cmp at least 64, type of cmp not i64">,
    AvailableWhen<Neg<CPred<[{($_self.getCmp().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getCmp().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getCmp().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getCmp().getType()) *
      ::mlir::availability::getLaneType($_self.getCmp().getType()).getIntOrFloatBitWidth()
      >= 64}]>>, [ROCDL_Feature<ROCDL_Feature_GFX9_INSTS>],
      "bits of cmp less than 64">
  ];
}

// amdgpu.raw_buffer_atomic_fadd
foreach op = OpsOfMLIR22<[
  "AMDGPU_RawBufferAtomicFaddOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{(!(($_self.getValue().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getValue().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getValue().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getValue().getType()) *
      ::mlir::availability::getLaneType($_self.getValue().getType()).getIntOrFloatBitWidth()
      == 32)) ||
      !(::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getValue().getType()),
      {1, 2}))}]>,
      [UnknownNeeds<"no shape with such bits of value or lanes of value is known to exist on any chip">],
      "bits of value or lanes of value">,
    AvailableWhen<CPred<[{::mlir::availability::getLaneType($_self.getMemref().getType()).isF32()}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FADD_NO_RTN_INSTS>],
      "type of memref f32">,
    AvailableWhen<CPred<[{::mlir::availability::getLaneType($_self.getMemref().getType()).isBF16()}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_PK_ADD_BF16_INST>],
      "type of memref bf16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getLaneType($_self.getMemref().getType()).isF32()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getMemref().getType()).isBF16()}]>>]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_INSTS>,
      ROCDL_Feature<ROCDL_Feature_ATOMIC_BUFFER_GLOBAL_PK_ADD_F16_NO_RTN_INSTS>]>],
      "type of memref f16">
  ];
}

// amdgpu.raw_buffer_atomic_fmax
foreach op = OpsOfMLIR22<[
  "AMDGPU_RawBufferAtomicFmaxOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::getLaneType($_self.getMemref().getType()).isF32()}]>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_GLOBAL_F32>],
      "type of memref f32">,
    AvailableWhen<Neg<CPred<[{::mlir::availability::getLaneType($_self.getMemref().getType()).isF32()}]>>,
      [ROCDL_Feature<ROCDL_Feature_ATOMIC_FMIN_FMAX_FLAT_F64>],
      "type of memref f64">
  ];
}

// amdgpu.raw_buffer_atomic_smax
// amdgpu.raw_buffer_atomic_umin
foreach op = OpsOfMLIR22<[
  "AMDGPU_RawBufferAtomicSmaxOp", "AMDGPU_RawBufferAtomicUminOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getLaneType($_self.getMemref().getType()).isInteger(1)
      ||
      ::mlir::availability::getLaneType($_self.getMemref().getType()).isInteger(4)
      || ::mlir::availability::getLaneType($_self.getMemref().getType()).isF16()
      || ::mlir::availability::getLaneType($_self.getMemref().getType()).isF80()
      ||
      ::mlir::availability::getLaneType($_self.getMemref().getType()).isInteger(24)
      ||
      ::mlir::availability::getLaneType($_self.getMemref().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getMemref().getType()).isBF16()
      ||
      ::mlir::availability::getLaneType($_self.getMemref().getType()).isF128()
      ||
      ::mlir::availability::getLaneType($_self.getMemref().getType()).isInteger(128)
      ||
      ::mlir::availability::getLaneType($_self.getMemref().getType()).isIndex()
      ||
      ::llvm::isa<::mlir::FixedVectorType>(::mlir::availability::getLaneType($_self.getMemref().getType()))
      ||
      ::llvm::isa<::mlir::ComplexType>(::mlir::availability::getLaneType($_self.getMemref().getType()))
      ||
      ::llvm::isa<::mlir::Float4E2M1FNType>(::mlir::availability::getLaneType($_self.getMemref().getType()))
      ||
      ::llvm::isa<::mlir::Float6E3M2FNType>(::mlir::availability::getLaneType($_self.getMemref().getType()))
      ||
      ::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getMemref().getType())))}]>,
      [UnknownNeeds<"no shape with such type of memref is known to exist on any chip">],
      "type of memref">,
    ROCDL_Feature<ROCDL_Feature_GFX9_INSTS>
  ];
}

// amdgpu.raw_buffer_load
def : AvailabilityFor<AMDGPU_RawBufferLoadOp> {
  let availability = [
    AvailableWhen<CPred<[{(($_self.getValue().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getValue().getType()) > 1) &&
      !((($_self.getValue().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getValue().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getValue().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getValue().getType()) *
      ::mlir::availability::getLaneType($_self.getValue().getType()).getIntOrFloatBitWidth()
      == 1) || (($_self.getValue().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getValue().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getValue().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getValue().getType()) *
      ::mlir::availability::getLaneType($_self.getValue().getType()).getIntOrFloatBitWidth()
      == 8) || (($_self.getValue().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getValue().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getValue().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getValue().getType()) *
      ::mlir::availability::getLaneType($_self.getValue().getType()).getIntOrFloatBitWidth()
      == 16) || (($_self.getValue().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getValue().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getValue().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getValue().getType()) *
      ::mlir::availability::getLaneType($_self.getValue().getType()).getIntOrFloatBitWidth()
      == 32) || (($_self.getValue().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getValue().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getValue().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getValue().getType()) *
      ::mlir::availability::getLaneType($_self.getValue().getType()).getIntOrFloatBitWidth()
      == 64) || (($_self.getValue().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getValue().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getValue().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getValue().getType()) *
      ::mlir::availability::getLaneType($_self.getValue().getType()).getIntOrFloatBitWidth()
      == 96) || (($_self.getValue().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getValue().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getValue().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getValue().getType()) *
      ::mlir::availability::getLaneType($_self.getValue().getType()).getIntOrFloatBitWidth()
      == 128))) ||
      !(::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getValue().getType()),
      {1, 2, 3, 4, 8, -1, 16})) ||
      !(::mlir::availability::getLaneType($_self.getValue().getType()).isInteger(1)
      ||
      ::mlir::availability::getLaneType($_self.getValue().getType()).isInteger(8)
      || ::mlir::availability::getLaneType($_self.getValue().getType()).isF16()
      || ::mlir::availability::getLaneType($_self.getValue().getType()).isF32()
      || ::mlir::availability::getLaneType($_self.getValue().getType()).isF64()
      ||
      ::mlir::availability::getLaneType($_self.getValue().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getValue().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getValue().getType()).isInteger(64)
      || ::mlir::availability::getLaneType($_self.getValue().getType()).isBF16()
      ||
      ::llvm::isa<::mlir::Float8E5M2Type>(::mlir::availability::getLaneType($_self.getValue().getType()))
      ||
      ::llvm::isa<::mlir::Float4E2M1FNType>(::mlir::availability::getLaneType($_self.getValue().getType()))
      ||
      ::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getValue().getType()))
      ||
      ::llvm::isa<::mlir::Float8E4M3FNUZType>(::mlir::availability::getLaneType($_self.getValue().getType()))
      ||
      ::llvm::isa<::mlir::Float8E5M2FNUZType>(::mlir::availability::getLaneType($_self.getValue().getType())))}]>,
      [UnknownNeeds<"no shape with such bits of value or lanes of value or type of value is known to exist on any chip">],
      "bits of value or lanes of value or type of value">,
    AvailableWhen<CPred<[{!(::mlir::availability::getLaneType($_self.getMemref().getType()).isInteger(1)
      ||
      ::mlir::availability::getLaneType($_self.getMemref().getType()).isInteger(8)
      || ::mlir::availability::getLaneType($_self.getMemref().getType()).isF16()
      || ::mlir::availability::getLaneType($_self.getMemref().getType()).isF32()
      || ::mlir::availability::getLaneType($_self.getMemref().getType()).isF64()
      ||
      ::mlir::availability::getLaneType($_self.getMemref().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getMemref().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getMemref().getType()).isInteger(64)
      ||
      ::mlir::availability::getLaneType($_self.getMemref().getType()).isBF16()
      ||
      ::llvm::isa<::mlir::Float8E5M2Type>(::mlir::availability::getLaneType($_self.getMemref().getType()))
      ||
      ::llvm::isa<::mlir::Float4E2M1FNType>(::mlir::availability::getLaneType($_self.getMemref().getType()))
      ||
      ::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getMemref().getType()))
      ||
      ::llvm::isa<::mlir::Float8E4M3FNUZType>(::mlir::availability::getLaneType($_self.getMemref().getType()))
      ||
      ::llvm::isa<::mlir::Float8E5M2FNUZType>(::mlir::availability::getLaneType($_self.getMemref().getType())))}]>,
      [UnknownNeeds<"no shape with such type of memref is known to exist on any chip">],
      "type of memref">,
    AvailableWhen<And<[CPred<[{::llvm::isa<::mlir::Float4E2M1FNType>(::mlir::availability::getLaneType($_self.getMemref().getType()))}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getValue().getType()) >=
      4}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX9_INSTS>],
      "type of memref f4E2M1FN, lanes of value at least 4">,
    AvailableWhen<And<[CPred<[{::llvm::isa<::mlir::Float4E2M1FNType>(::mlir::availability::getLaneType($_self.getMemref().getType()))}]>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getValue().getType())
      >= 4}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "type of memref f4E2M1FN, lanes of value less than 4">,
    AvailableWhen<Neg<CPred<[{::llvm::isa<::mlir::Float4E2M1FNType>(::mlir::availability::getLaneType($_self.getMemref().getType()))}]>>,
      [ROCDL_Feature<ROCDL_Feature_GFX9_INSTS>], "type of memref not f4E2M1FN">
  ];
}

// amdgpu.raw_buffer_store
def : AvailabilityFor<AMDGPU_RawBufferStoreOp> {
  let availability = [
    AvailableWhen<CPred<[{(($_self.getValue().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getValue().getType()) > 1) &&
      !((($_self.getValue().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getValue().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getValue().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getValue().getType()) *
      ::mlir::availability::getLaneType($_self.getValue().getType()).getIntOrFloatBitWidth()
      == 8) || (($_self.getValue().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getValue().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getValue().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getValue().getType()) *
      ::mlir::availability::getLaneType($_self.getValue().getType()).getIntOrFloatBitWidth()
      == 16) || (($_self.getValue().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getValue().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getValue().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getValue().getType()) *
      ::mlir::availability::getLaneType($_self.getValue().getType()).getIntOrFloatBitWidth()
      == 32) || (($_self.getValue().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getValue().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getValue().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getValue().getType()) *
      ::mlir::availability::getLaneType($_self.getValue().getType()).getIntOrFloatBitWidth()
      == 64) || (($_self.getValue().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getValue().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getValue().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getValue().getType()) *
      ::mlir::availability::getLaneType($_self.getValue().getType()).getIntOrFloatBitWidth()
      == 128))) ||
      !(::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getValue().getType()),
      {1, 2, 4, 8, -1, 16})) ||
      !(::mlir::availability::getLaneType($_self.getValue().getType()).isInteger(8)
      || ::mlir::availability::getLaneType($_self.getValue().getType()).isF16()
      || ::mlir::availability::getLaneType($_self.getValue().getType()).isF32()
      || ::mlir::availability::getLaneType($_self.getValue().getType()).isF64()
      ||
      ::mlir::availability::getLaneType($_self.getValue().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getValue().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getValue().getType()).isInteger(64)
      || ::mlir::availability::getLaneType($_self.getValue().getType()).isBF16()
      ||
      ::llvm::isa<::mlir::Float8E5M2Type>(::mlir::availability::getLaneType($_self.getValue().getType()))
      ||
      ::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getValue().getType()))
      ||
      ::llvm::isa<::mlir::Float8E4M3FNUZType>(::mlir::availability::getLaneType($_self.getValue().getType())))}]>,
      [UnknownNeeds<"no shape with such bits of value or lanes of value or type of value is known to exist on any chip">],
      "bits of value or lanes of value or type of value">,
    AvailableWhen<CPred<[{!(::mlir::availability::getLaneType($_self.getMemref().getType()).isInteger(8)
      || ::mlir::availability::getLaneType($_self.getMemref().getType()).isF16()
      || ::mlir::availability::getLaneType($_self.getMemref().getType()).isF32()
      || ::mlir::availability::getLaneType($_self.getMemref().getType()).isF64()
      ||
      ::mlir::availability::getLaneType($_self.getMemref().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getMemref().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getMemref().getType()).isInteger(64)
      ||
      ::mlir::availability::getLaneType($_self.getMemref().getType()).isBF16()
      ||
      ::llvm::isa<::mlir::Float8E5M2Type>(::mlir::availability::getLaneType($_self.getMemref().getType()))
      ||
      ::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getMemref().getType()))
      ||
      ::llvm::isa<::mlir::Float8E4M3FNUZType>(::mlir::availability::getLaneType($_self.getMemref().getType())))}]>,
      [UnknownNeeds<"no shape with such type of memref is known to exist on any chip">],
      "type of memref">,
    ROCDL_Feature<ROCDL_Feature_GFX9_INSTS>
  ];
}

// amdgpu.scaled_ext_packed
def : AvailabilityFor<AMDGPU_ScaledExtPackedOp> {
  let availability = [
    AvailableWhen<And<[CPred<[{::mlir::availability::asSigned($_self.getIndex())
      >= 4}]>,
      CPred<[{::llvm::isa<::mlir::Float4E2M1FNType>(::mlir::availability::getLaneType($_self.getSource().getType()))}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "index at least 4, type of source f4E2M1FN">,
    AvailableWhen<And<[CPred<[{::mlir::availability::asSigned($_self.getIndex())
      >= 4}]>,
      Neg<CPred<[{::llvm::isa<::mlir::Float4E2M1FNType>(::mlir::availability::getLaneType($_self.getSource().getType()))}]>>]>,
      [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>],
      "index at least 4, type of source f8E5M2 or f8E4M3FN">,
    AvailableWhen<Neg<CPred<[{::mlir::availability::asSigned($_self.getIndex())
      >= 4}]>>, [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>],
      "index less than 4">
  ];
}

// amdgpu.scaled_mfma
def : AvailabilityFor<AMDGPU_ScaledMFMAOp> {
  let availability = [
    AvailableWhen<And<[CPred<[{::mlir::availability::asSigned($_self.getScalesIdxA())
      >= 1}]>, CPred<[{::mlir::availability::asSigned($_self.getScalesIdxB()) >=
      2}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "scalesIdxA at least 1, scalesIdxB at least 2">,
    AvailableWhen<And<[CPred<[{::mlir::availability::asSigned($_self.getScalesIdxA())
      >= 1}]>, CPred<[{::mlir::availability::asSigned($_self.getScalesIdxB()) ==
      1}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getScalesB().getType())
      >= 4}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "scalesIdxA at least 1, scalesIdxB 1, lanes of scalesB at least 4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::asSigned($_self.getScalesIdxA())
      >= 1}]>, CPred<[{::mlir::availability::asSigned($_self.getScalesIdxB()) ==
      1}]>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getScalesB().getType())
      >= 4}]>>,
      CPred<[{::llvm::isa<::mlir::Float6E3M2FNType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "scalesIdxA at least 1, scalesIdxB 1, lanes of scalesB less than 4, type of sourceB f6E3M2FN">,
    AvailableWhen<And<[CPred<[{::mlir::availability::asSigned($_self.getScalesIdxA())
      >= 1}]>, CPred<[{::mlir::availability::asSigned($_self.getScalesIdxB()) ==
      1}]>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getScalesB().getType())
      >= 4}]>>,
      Neg<CPred<[{::llvm::isa<::mlir::Float6E3M2FNType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>>,
      CPred<[{::llvm::isa<::mlir::Float4E2M1FNType>(::mlir::availability::getLaneType($_self.getSourceA().getType()))}]>]>,
      [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>],
      "scalesIdxA at least 1, scalesIdxB 1, lanes of scalesB less than 4, type of sourceB not f6E3M2FN, type of sourceA f4E2M1FN">,
    AvailableWhen<And<[CPred<[{::mlir::availability::asSigned($_self.getScalesIdxA())
      >= 1}]>, CPred<[{::mlir::availability::asSigned($_self.getScalesIdxB()) ==
      1}]>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getScalesB().getType())
      >= 4}]>>,
      Neg<CPred<[{::llvm::isa<::mlir::Float6E3M2FNType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>>,
      CPred<[{::llvm::isa<::mlir::Float6E2M3FNType>(::mlir::availability::getLaneType($_self.getSourceA().getType()))}]>]>,
      [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>],
      "scalesIdxA at least 1, scalesIdxB 1, lanes of scalesB less than 4, type of sourceB not f6E3M2FN, type of sourceA f6E2M3FN">,
    AvailableWhen<And<[CPred<[{::mlir::availability::asSigned($_self.getScalesIdxA())
      >= 1}]>, CPred<[{::mlir::availability::asSigned($_self.getScalesIdxB()) ==
      1}]>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getScalesB().getType())
      >= 4}]>>,
      Neg<CPred<[{::llvm::isa<::mlir::Float6E3M2FNType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>>,
      Neg<CPred<[{::llvm::isa<::mlir::Float4E2M1FNType>(::mlir::availability::getLaneType($_self.getSourceA().getType()))}]>>,
      Neg<CPred<[{::llvm::isa<::mlir::Float6E2M3FNType>(::mlir::availability::getLaneType($_self.getSourceA().getType()))}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "scalesIdxA at least 1, scalesIdxB 1, lanes of scalesB less than 4, type of sourceB not f6E3M2FN, type of sourceA f8E5M2 or f6E3M2FN or f8E4M3FN">,
    AvailableWhen<And<[CPred<[{::mlir::availability::asSigned($_self.getScalesIdxA())
      >= 1}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getScalesIdxB()) >=
      1}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "scalesIdxA at least 1, scalesIdxB less than 1">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::asSigned($_self.getScalesIdxA())
      >= 1}]>>, CPred<[{::mlir::availability::asSigned($_self.getScalesIdxB())
      >= 2}]>,
      CPred<[{::llvm::isa<::mlir::Float6E2M3FNType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>,
      CPred<[{::mlir::availability::asSigned($_self.getK()) >= 128}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "scalesIdxA less than 1, scalesIdxB at least 2, type of sourceB f6E2M3FN, k at least 128">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::asSigned($_self.getScalesIdxA())
      >= 1}]>>, CPred<[{::mlir::availability::asSigned($_self.getScalesIdxB())
      >= 2}]>,
      CPred<[{::llvm::isa<::mlir::Float6E2M3FNType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 128}]>>]>,
      [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>],
      "scalesIdxA less than 1, scalesIdxB at least 2, type of sourceB f6E2M3FN, k less than 128">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::asSigned($_self.getScalesIdxA())
      >= 1}]>>, CPred<[{::mlir::availability::asSigned($_self.getScalesIdxB())
      >= 2}]>,
      Neg<CPred<[{::llvm::isa<::mlir::Float6E2M3FNType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "scalesIdxA less than 1, scalesIdxB at least 2, type of sourceB not f6E2M3FN">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::asSigned($_self.getScalesIdxA())
      >= 1}]>>, CPred<[{::mlir::availability::asSigned($_self.getScalesIdxB())
      == 1}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 128}]>,
      CPred<[{::mlir::availability::asSigned($_self.getM()) >= 32}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "scalesIdxA less than 1, scalesIdxB 1, k at least 128, m at least 32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::asSigned($_self.getScalesIdxA())
      >= 1}]>>, CPred<[{::mlir::availability::asSigned($_self.getScalesIdxB())
      == 1}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 128}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getM()) >= 32}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getN()) >= 32}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "scalesIdxA less than 1, scalesIdxB 1, k at least 128, m less than 32, n at least 32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::asSigned($_self.getScalesIdxA())
      >= 1}]>>, CPred<[{::mlir::availability::asSigned($_self.getScalesIdxB())
      == 1}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 128}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getM()) >= 32}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getN()) >= 32}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      16}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "scalesIdxA less than 1, scalesIdxB 1, k at least 128, m less than 32, n less than 32, lanes of destC at least 16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::asSigned($_self.getScalesIdxA())
      >= 1}]>>, CPred<[{::mlir::availability::asSigned($_self.getScalesIdxB())
      == 1}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 128}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getM()) >= 32}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getN()) >= 32}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 16}]>>]>, [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>],
      "scalesIdxA less than 1, scalesIdxB 1, k at least 128, m less than 32, n less than 32, lanes of destC less than 16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::asSigned($_self.getScalesIdxA())
      >= 1}]>>, CPred<[{::mlir::availability::asSigned($_self.getScalesIdxB())
      == 1}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      128}]>>, CPred<[{::mlir::availability::asSigned($_self.getM()) >= 32}]>,
      CPred<[{::mlir::availability::asSigned($_self.getN()) >= 32}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      16}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>],
      "scalesIdxA less than 1, scalesIdxB 1, k less than 128, m at least 32, n at least 32, lanes of destC at least 16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::asSigned($_self.getScalesIdxA())
      >= 1}]>>, CPred<[{::mlir::availability::asSigned($_self.getScalesIdxB())
      == 1}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      128}]>>, CPred<[{::mlir::availability::asSigned($_self.getM()) >= 32}]>,
      CPred<[{::mlir::availability::asSigned($_self.getN()) >= 32}]>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 16}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "scalesIdxA less than 1, scalesIdxB 1, k less than 128, m at least 32, n at least 32, lanes of destC less than 16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::asSigned($_self.getScalesIdxA())
      >= 1}]>>, CPred<[{::mlir::availability::asSigned($_self.getScalesIdxB())
      == 1}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      128}]>>, CPred<[{::mlir::availability::asSigned($_self.getM()) >= 32}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getN()) >= 32}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "scalesIdxA less than 1, scalesIdxB 1, k less than 128, m at least 32, n less than 32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::asSigned($_self.getScalesIdxA())
      >= 1}]>>, CPred<[{::mlir::availability::asSigned($_self.getScalesIdxB())
      == 1}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      128}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getM()) >=
      32}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "scalesIdxA less than 1, scalesIdxB 1, k less than 128, m less than 32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::asSigned($_self.getScalesIdxA())
      >= 1}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getScalesIdxB()) >=
      1}]>>, CPred<[{::mlir::availability::asSigned($_self.getM()) >= 32}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      16}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 128}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "scalesIdxA less than 1, scalesIdxB less than 1, m at least 32, lanes of destC at least 16, k at least 128">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::asSigned($_self.getScalesIdxA())
      >= 1}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getScalesIdxB()) >=
      1}]>>, CPred<[{::mlir::availability::asSigned($_self.getM()) >= 32}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      16}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      128}]>>]>, [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>],
      "scalesIdxA less than 1, scalesIdxB less than 1, m at least 32, lanes of destC at least 16, k less than 128">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::asSigned($_self.getScalesIdxA())
      >= 1}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getScalesIdxB()) >=
      1}]>>, CPred<[{::mlir::availability::asSigned($_self.getM()) >= 32}]>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 16}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "scalesIdxA less than 1, scalesIdxB less than 1, m at least 32, lanes of destC less than 16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::asSigned($_self.getScalesIdxA())
      >= 1}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getScalesIdxB()) >=
      1}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getM()) >=
      32}]>>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 128}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      16}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "scalesIdxA less than 1, scalesIdxB less than 1, m less than 32, k at least 128, lanes of destC at least 16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::asSigned($_self.getScalesIdxA())
      >= 1}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getScalesIdxB()) >=
      1}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getM()) >=
      32}]>>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 128}]>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 16}]>>, CPred<[{::mlir::availability::asSigned($_self.getN()) >=
      32}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "scalesIdxA less than 1, scalesIdxB less than 1, m less than 32, k at least 128, lanes of destC less than 16, n at least 32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::asSigned($_self.getScalesIdxA())
      >= 1}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getScalesIdxB()) >=
      1}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getM()) >=
      32}]>>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 128}]>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 16}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getN()) >=
      32}]>>]>, [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>],
      "scalesIdxA less than 1, scalesIdxB less than 1, m less than 32, k at least 128, lanes of destC less than 16, n less than 32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::asSigned($_self.getScalesIdxA())
      >= 1}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getScalesIdxB()) >=
      1}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getM()) >=
      32}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      128}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "scalesIdxA less than 1, scalesIdxB less than 1, m less than 32, k less than 128">
  ];
}

// amdgpu.scaled_wmma
def : AvailabilityFor<AMDGPU_ScaledWMMAOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::llvm::isa<::mlir::Float4E2M1FNType>(::mlir::availability::getLaneType($_self.getSourceA().getType()))
      ||
      ::llvm::isa<::mlir::Float6E2M3FNType>(::mlir::availability::getLaneType($_self.getSourceA().getType()))
      ||
      ::llvm::isa<::mlir::Float6E3M2FNType>(::mlir::availability::getLaneType($_self.getSourceA().getType()))
      ||
      ::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getSourceA().getType())))}]>,
      [UnknownNeeds<"no shape with such type of sourceA is known to exist on any chip">],
      "type of sourceA">,
    AvailableWhen<CPred<[{!(::llvm::isa<::mlir::Float4E2M1FNType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))
      ||
      ::llvm::isa<::mlir::Float6E2M3FNType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))
      ||
      ::llvm::isa<::mlir::Float6E3M2FNType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))
      ||
      ::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getSourceB().getType())))}]>,
      [UnknownNeeds<"no shape with such type of sourceB is known to exist on any chip">],
      "type of sourceB">,
    AvailableWhen<And<[CPred<[{::mlir::availability::asSigned($_self.getM()) >=
      32}]>,
      CPred<[{::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getScaleB().getType()))}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getScaleA().getType()) >=
      8}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getScaleB().getType()) >=
      8}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>],
      "m at least 32, type of scaleB f8E4M3FN, lanes of scaleA at least 8, lanes of scaleB at least 8">,
    AvailableWhen<And<[CPred<[{::mlir::availability::asSigned($_self.getM()) >=
      32}]>,
      CPred<[{::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getScaleB().getType()))}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getScaleA().getType()) >=
      8}]>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getScaleB().getType())
      >= 8}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "m at least 32, type of scaleB f8E4M3FN, lanes of scaleA at least 8, lanes of scaleB less than 8">,
    AvailableWhen<And<[CPred<[{::mlir::availability::asSigned($_self.getM()) >=
      32}]>,
      CPred<[{::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getScaleB().getType()))}]>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getScaleA().getType())
      >= 8}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getScaleB().getType()) >=
      8}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "m at least 32, type of scaleB f8E4M3FN, lanes of scaleA less than 8, lanes of scaleB at least 8">,
    AvailableWhen<And<[CPred<[{::mlir::availability::asSigned($_self.getM()) >=
      32}]>,
      CPred<[{::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getScaleB().getType()))}]>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getScaleA().getType())
      >= 8}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getScaleB().getType())
      >= 8}]>>]>, [ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>],
      "m at least 32, type of scaleB f8E4M3FN, lanes of scaleA less than 8, lanes of scaleB less than 8">,
    AvailableWhen<And<[CPred<[{::mlir::availability::asSigned($_self.getM()) >=
      32}]>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getScaleB().getType()))}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "m at least 32, type of scaleB f8E8M0FNU">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::asSigned($_self.getM())
      >= 32}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getBFirstScaleLane()) >=
      16}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getScaleA().getType()) >=
      8}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "m less than 32, b_first_scale_lane at least 16, lanes of scaleA at least 8">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::asSigned($_self.getM())
      >= 32}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getBFirstScaleLane()) >=
      16}]>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getScaleA().getType())
      >= 8}]>>,
      CPred<[{::llvm::isa<::mlir::Float6E2M3FNType>(::mlir::availability::getLaneType($_self.getSourceA().getType()))}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "m less than 32, b_first_scale_lane at least 16, lanes of scaleA less than 8, type of sourceA f6E2M3FN">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::asSigned($_self.getM())
      >= 32}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getBFirstScaleLane()) >=
      16}]>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getScaleA().getType())
      >= 8}]>>,
      Neg<CPred<[{::llvm::isa<::mlir::Float6E2M3FNType>(::mlir::availability::getLaneType($_self.getSourceA().getType()))}]>>]>,
      [ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>],
      "m less than 32, b_first_scale_lane at least 16, lanes of scaleA less than 8, type of sourceA f4E2M1FN or f6E3M2FN or f8E4M3FN">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::asSigned($_self.getM())
      >= 32}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getBFirstScaleLane()) >=
      16}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getScaleA().getType()) >=
      8}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getScaleB().getType()) >=
      8}]>]>, [ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>],
      "m less than 32, b_first_scale_lane less than 16, lanes of scaleA at least 8, lanes of scaleB at least 8">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::asSigned($_self.getM())
      >= 32}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getBFirstScaleLane()) >=
      16}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getScaleA().getType()) >=
      8}]>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getScaleB().getType())
      >= 8}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "m less than 32, b_first_scale_lane less than 16, lanes of scaleA at least 8, lanes of scaleB less than 8">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::asSigned($_self.getM())
      >= 32}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getBFirstScaleLane()) >=
      16}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getScaleA().getType())
      >= 8}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getScaleB().getType()) >=
      8}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "m less than 32, b_first_scale_lane less than 16, lanes of scaleA less than 8, lanes of scaleB at least 8">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::asSigned($_self.getM())
      >= 32}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getBFirstScaleLane()) >=
      16}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getScaleA().getType())
      >= 8}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getScaleB().getType())
      >= 8}]>>]>, [ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>],
      "m less than 32, b_first_scale_lane less than 16, lanes of scaleA less than 8, lanes of scaleB less than 8">
  ];
}

// amdgpu.sparse_mfma
def : AvailabilityFor<AMDGPU_SparseMFMAOp> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getAbid()),
      {{0, 1}})}]>,
      [UnknownNeeds<"no shape with such abid is known to exist on any chip">],
      "abid not from 0 to 1">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::asSigned($_self.getCbsz()),
      {{0, 7}})}]>,
      [UnknownNeeds<"no shape with such cbsz is known to exist on any chip">],
      "cbsz not from 0 to 7">,
    AvailableWhen<And<[CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>,
      CPred<[{::llvm::isa<::mlir::Float8E4M3FNUZType>(::mlir::availability::getLaneType($_self.getSourceA().getType()))}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "bits of sourceA at least 128, type of sourceA f8E4M3FNUZ">,
    AvailableWhen<And<[CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>,
      CPred<[{::llvm::isa<::mlir::Float8E5M2FNUZType>(::mlir::availability::getLaneType($_self.getSourceA().getType()))}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "bits of sourceA at least 128, type of sourceA f8E5M2FNUZ">,
    AvailableWhen<And<[CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E4M3FNUZType>(::mlir::availability::getLaneType($_self.getSourceA().getType()))}]>>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E5M2FNUZType>(::mlir::availability::getLaneType($_self.getSourceA().getType()))}]>>,
      CPred<[{::llvm::isa<::mlir::Float8E5M2FNUZType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "bits of sourceA at least 128, type of sourceA not f8E4M3FNUZ, type of sourceA not f8E5M2FNUZ, type of sourceB f8E5M2FNUZ">,
    AvailableWhen<And<[CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E4M3FNUZType>(::mlir::availability::getLaneType($_self.getSourceA().getType()))}]>>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E5M2FNUZType>(::mlir::availability::getLaneType($_self.getSourceA().getType()))}]>>,
      CPred<[{::llvm::isa<::mlir::Float8E4M3FNUZType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "bits of sourceA at least 128, type of sourceA not f8E4M3FNUZ, type of sourceA not f8E5M2FNUZ, type of sourceB f8E4M3FNUZ">,
    AvailableWhen<And<[CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E5M2FNUZType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E4M3FNUZType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(8)}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "bits of sourceA at least 128, type of sourceB not f8E5M2FNUZ, type of sourceB not f8E4M3FNUZ, type of destC f32, type of sourceA i8">,
    AvailableWhen<And<[CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E4M3FNUZType>(::mlir::availability::getLaneType($_self.getSourceA().getType()))}]>>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E5M2FNUZType>(::mlir::availability::getLaneType($_self.getSourceA().getType()))}]>>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E5M2FNUZType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E4M3FNUZType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(8)}]>>]>,
      [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>],
      "bits of sourceA at least 128, type of sourceA not f8E4M3FNUZ, type of sourceA not f8E5M2FNUZ, type of sourceA not i8, type of sourceB not f8E5M2FNUZ, type of sourceB not f8E4M3FNUZ, type of destC f32">,
    AvailableWhen<And<[CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E5M2FNUZType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E4M3FNUZType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(8)}]>]>,
      [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>],
      "bits of sourceA at least 128, type of sourceB not f8E5M2FNUZ, type of sourceB not f8E4M3FNUZ, type of destC i32, type of sourceA i8">,
    AvailableWhen<And<[CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E4M3FNUZType>(::mlir::availability::getLaneType($_self.getSourceA().getType()))}]>>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E5M2FNUZType>(::mlir::availability::getLaneType($_self.getSourceA().getType()))}]>>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E5M2FNUZType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E4M3FNUZType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(8)}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "bits of sourceA at least 128, type of sourceA not f8E4M3FNUZ, type of sourceA not f8E5M2FNUZ, type of sourceA not i8, type of sourceB not f8E5M2FNUZ, type of sourceB not f8E4M3FNUZ, type of destC i32">,
    AvailableWhen<And<[Neg<CPred<[{($_self.getSourceA().getType().isIntOrFloat()
      || ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1)
      &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF16()}]>]>,
      [ROCDL_Feature<ROCDL_Feature_FP8_INSTS>],
      "bits of sourceA less than 128, type of sourceA f16">,
    AvailableWhen<And<[Neg<CPred<[{($_self.getSourceA().getType().isIntOrFloat()
      || ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1)
      &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      CPred<[{::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getSourceA().getType()))}]>,
      CPred<[{::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>]>,
      [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>],
      "bits of sourceA less than 128, type of destC f32, type of sourceA f8E4M3FN, type of sourceB f8E4M3FN">,
    AvailableWhen<And<[Neg<CPred<[{($_self.getSourceA().getType().isIntOrFloat()
      || ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1)
      &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      CPred<[{::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getSourceA().getType()))}]>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "bits of sourceA less than 128, type of destC f32, type of sourceA f8E4M3FN, type of sourceB not f8E4M3FN">,
    AvailableWhen<And<[Neg<CPred<[{($_self.getSourceA().getType().isIntOrFloat()
      || ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1)
      &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      CPred<[{::llvm::isa<::mlir::Float8E5M2Type>(::mlir::availability::getLaneType($_self.getSourceA().getType()))}]>,
      CPred<[{::llvm::isa<::mlir::Float8E5M2Type>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>]>,
      [ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>],
      "bits of sourceA less than 128, type of destC f32, type of sourceA f8E5M2, type of sourceB f8E5M2">,
    AvailableWhen<And<[Neg<CPred<[{($_self.getSourceA().getType().isIntOrFloat()
      || ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1)
      &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      CPred<[{::llvm::isa<::mlir::Float8E5M2Type>(::mlir::availability::getLaneType($_self.getSourceA().getType()))}]>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E5M2Type>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "bits of sourceA less than 128, type of destC f32, type of sourceA f8E5M2, type of sourceB not f8E5M2">,
    AvailableWhen<And<[Neg<CPred<[{($_self.getSourceA().getType().isIntOrFloat()
      || ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1)
      &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(8)}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "bits of sourceA less than 128, type of destC f32, type of sourceA i8">,
    AvailableWhen<And<[Neg<CPred<[{($_self.getSourceA().getType().isIntOrFloat()
      || ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1)
      &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF16()}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getSourceA().getType()))}]>>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E5M2Type>(::mlir::availability::getLaneType($_self.getSourceA().getType()))}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(8)}]>>,
      CPred<[{::llvm::isa<::mlir::Float8E5M2Type>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "bits of sourceA less than 128, type of sourceA bf16 or f8E4M3FNUZ or f8E5M2FNUZ, type of destC f32, type of sourceB f8E5M2">,
    AvailableWhen<And<[Neg<CPred<[{($_self.getSourceA().getType().isIntOrFloat()
      || ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1)
      &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF16()}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getSourceA().getType()))}]>>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E5M2Type>(::mlir::availability::getLaneType($_self.getSourceA().getType()))}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(8)}]>>,
      CPred<[{::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "bits of sourceA less than 128, type of sourceA bf16 or f8E4M3FNUZ or f8E5M2FNUZ, type of destC f32, type of sourceB f8E4M3FN">,
    AvailableWhen<And<[Neg<CPred<[{($_self.getSourceA().getType().isIntOrFloat()
      || ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1)
      &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF16()}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getSourceA().getType()))}]>>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E5M2Type>(::mlir::availability::getLaneType($_self.getSourceA().getType()))}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(8)}]>>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E5M2Type>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>>]>,
      [ROCDL_Chip<ROCDL_Chip_GFX942>],
      "bits of sourceA less than 128, type of sourceA bf16 or f8E4M3FNUZ or f8E5M2FNUZ, type of destC f32, type of sourceB not f8E5M2, type of sourceB not f8E4M3FN">,
    AvailableWhen<And<[Neg<CPred<[{($_self.getSourceA().getType().isIntOrFloat()
      || ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1)
      &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(8)}]>]>,
      [ROCDL_Feature<ROCDL_Feature_FP8_INSTS>],
      "bits of sourceA less than 128, type of destC i32, type of sourceA i8">,
    AvailableWhen<And<[Neg<CPred<[{($_self.getSourceA().getType().isIntOrFloat()
      || ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1)
      &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(8)}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "bits of sourceA less than 128, type of sourceA not f16, type of sourceA not i8, type of destC i32">
  ];
}

// amdgpu.swizzle_bitmode
def : AvailabilityFor<AMDGPU_SwizzleBitModeOp> {
  let availability = [
    AvailableWhen<CPred<[{(!((($_self.getResult().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getResult().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getResult().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getResult().getType()) *
      ::mlir::availability::getLaneType($_self.getResult().getType()).getIntOrFloatBitWidth()
      == 16) || (($_self.getResult().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getResult().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getResult().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getResult().getType()) *
      ::mlir::availability::getLaneType($_self.getResult().getType()).getIntOrFloatBitWidth()
      == 32) || (($_self.getResult().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getResult().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getResult().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getResult().getType()) *
      ::mlir::availability::getLaneType($_self.getResult().getType()).getIntOrFloatBitWidth()
      == 64) || (($_self.getResult().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getResult().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getResult().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getResult().getType()) *
      ::mlir::availability::getLaneType($_self.getResult().getType()).getIntOrFloatBitWidth()
      == 128) || (($_self.getResult().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getResult().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getResult().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getResult().getType()) *
      ::mlir::availability::getLaneType($_self.getResult().getType()).getIntOrFloatBitWidth()
      == 512) || (($_self.getResult().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getResult().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getResult().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getResult().getType()) *
      ::mlir::availability::getLaneType($_self.getResult().getType()).getIntOrFloatBitWidth()
      == 2048))) ||
      !(::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getResult().getType()),
      {1, 2, 4, 32}))}]>,
      [UnknownNeeds<"no shape with such bits of result or lanes of result is known to exist on any chip">],
      "bits of result or lanes of result">,
    AvailableWhen<CPred<[{(!((($_self.getSrc().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSrc().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSrc().getType()) *
      ::mlir::availability::getLaneType($_self.getSrc().getType()).getIntOrFloatBitWidth()
      == 16) || (($_self.getSrc().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSrc().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSrc().getType()) *
      ::mlir::availability::getLaneType($_self.getSrc().getType()).getIntOrFloatBitWidth()
      == 32) || (($_self.getSrc().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSrc().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSrc().getType()) *
      ::mlir::availability::getLaneType($_self.getSrc().getType()).getIntOrFloatBitWidth()
      == 64) || (($_self.getSrc().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSrc().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSrc().getType()) *
      ::mlir::availability::getLaneType($_self.getSrc().getType()).getIntOrFloatBitWidth()
      == 128) || (($_self.getSrc().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSrc().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSrc().getType()) *
      ::mlir::availability::getLaneType($_self.getSrc().getType()).getIntOrFloatBitWidth()
      == 512) || (($_self.getSrc().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSrc().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSrc().getType()) *
      ::mlir::availability::getLaneType($_self.getSrc().getType()).getIntOrFloatBitWidth()
      == 2048))) ||
      !(::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getSrc().getType()),
      {1, 2, 4, 32}))}]>,
      [UnknownNeeds<"no shape with such bits of src or lanes of src is known to exist on any chip">],
      "bits of src or lanes of src">
  ];
}

// amdgpu.transpose_load
def : AvailabilityFor<AMDGPU_TransposeLoadOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getLaneType($_self.getResult().getType()).isInteger(4)
      ||
      ::mlir::availability::getLaneType($_self.getResult().getType()).isInteger(6)
      ||
      ::mlir::availability::getLaneType($_self.getResult().getType()).isInteger(8)
      || ::mlir::availability::getLaneType($_self.getResult().getType()).isF16()
      ||
      ::mlir::availability::getLaneType($_self.getResult().getType()).isInteger(16)
      ||
      ::llvm::isa<::mlir::Float8E5M2Type>(::mlir::availability::getLaneType($_self.getResult().getType()))
      ||
      ::llvm::isa<::mlir::Float6E2M3FNType>(::mlir::availability::getLaneType($_self.getResult().getType()))
      ||
      ::llvm::isa<::mlir::Float8E4M3FNUZType>(::mlir::availability::getLaneType($_self.getResult().getType()))
      ||
      ::llvm::isa<::mlir::Float8E5M2FNUZType>(::mlir::availability::getLaneType($_self.getResult().getType())))}]>,
      [UnknownNeeds<"no shape with such type of result is known to exist on any chip">],
      "type of result">,
    AvailableWhen<CPred<[{!(::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(8)
      || ::mlir::availability::getLaneType($_self.getSrc().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isF64() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(64)
      ||
      ::llvm::isa<::mlir::Float8E5M2Type>(::mlir::availability::getLaneType($_self.getSrc().getType()))
      ||
      ::llvm::isa<::mlir::Float8E4M3FNUZType>(::mlir::availability::getLaneType($_self.getSrc().getType()))
      ||
      ::llvm::isa<::mlir::Float8E5M2FNUZType>(::mlir::availability::getLaneType($_self.getSrc().getType())))}]>,
      [UnknownNeeds<"no shape with such type of src is known to exist on any chip">],
      "type of src">,
    ROCDL_Feature<ROCDL_Feature_GFX950_INSTS>
  ];
}

// amdgpu.wmma
def : AvailabilityFor<AMDGPU_WMMAOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(4)
      ||
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(8)
      ||
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isF16()
      ||
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isF32()
      ||
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isSignedInteger(8)
      ||
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isUnsignedInteger(8)
      ||
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()
      ||
      ::llvm::isa<::mlir::Float8E5M2Type>(::mlir::availability::getLaneType($_self.getSourceA().getType()))
      ||
      ::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getSourceA().getType())))}]>,
      [UnknownNeeds<"no shape with such type of sourceA is known to exist on any chip">],
      "type of sourceA">,
    AvailableWhen<CPred<[{!(::mlir::availability::getLaneType($_self.getSourceB().getType()).isInteger(4)
      ||
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).isInteger(8)
      ||
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).isF16()
      ||
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).isF32()
      ||
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).isSignedInteger(8)
      ||
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).isUnsignedInteger(8)
      ||
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).isBF16()
      ||
      ::llvm::isa<::mlir::Float8E5M2Type>(::mlir::availability::getLaneType($_self.getSourceB().getType()))
      ||
      ::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getSourceB().getType())))}]>,
      [UnknownNeeds<"no shape with such type of sourceB is known to exist on any chip">],
      "type of sourceB">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 32}]>,
      CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 256}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>, CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA at least 16, k at least 32, bits of sourceA at least 256, lanes of destC at least 8, subwordOffset at least 1">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 32}]>,
      CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 256}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      16}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA at least 16, k at least 32, bits of sourceA at least 256, subwordOffset less than 1, lanes of destC at least 16">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>, CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 256}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 16}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isBF16()}]>,
      CPred<[{::mlir::availability::asSigned($_self.getK()) >= 64}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA at least 16, bits of sourceA at least 256, lanes of destC from 8 to 15, subwordOffset less than 1, type of destC bf16, k at least 64">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 32}]>,
      CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 256}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 16}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isBF16()}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 64}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>]>,
      [ROCDL_Chip<ROCDL_Chip_GFX1250>],
      "lanes of sourceA at least 16, k from 32 to 63, bits of sourceA at least 256, lanes of destC from 8 to 15, subwordOffset less than 1, type of destC bf16, type of sourceA bf16">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 32}]>,
      CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 256}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 16}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isBF16()}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 64}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA at least 16, k from 32 to 63, bits of sourceA at least 256, lanes of destC from 8 to 15, subwordOffset less than 1, type of destC bf16, type of sourceA not bf16">,
    AvailableWhen<And<[CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 256}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 16}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 32}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceB().getType()).isInteger(8)}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isInteger(32)}]>,
      CPred<[{::mlir::availability::asSigned($_self.getK()) >= 128}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "bits of sourceA at least 256, lanes of destC from 8 to 15, subwordOffset less than 1, lanes of sourceA at least 32, type of sourceB i8, type of destC i32, k at least 128">,
    AvailableWhen<And<[CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 256}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 16}]>>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 64}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 32}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceB().getType()).isInteger(8)}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isInteger(32)}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 128}]>>]>,
      [ROCDL_Chip<ROCDL_Chip_GFX1250>],
      "bits of sourceA at least 256, lanes of destC from 8 to 15, subwordOffset less than 1, k from 64 to 127, lanes of sourceA at least 32, type of sourceB i8, type of destC i32">,
    AvailableWhen<And<[CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 256}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isBF16()}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getK()) >= 64}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 32}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceB().getType()).isInteger(8)}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isInteger(32)}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "bits of sourceA at least 256, lanes of destC from 8 to 15, subwordOffset less than 1, type of destC f16 or f32, k at least 64, lanes of sourceA at least 32, type of sourceB i8">,
    AvailableWhen<And<[CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 256}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceB().getType()).isInteger(8)}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      CPred<[{::mlir::availability::asSigned($_self.getK()) >= 128}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 64}]>]>, [ROCDL_Chip<ROCDL_Chip_GFX1250>],
      "bits of sourceA at least 256, lanes of destC from 8 to 15, subwordOffset less than 1, type of sourceB not i8, type of destC f32, k at least 128, lanes of sourceA at least 64">,
    AvailableWhen<And<[CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 256}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 16}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 32}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceB().getType()).isInteger(8)}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      CPred<[{::mlir::availability::asSigned($_self.getK()) >= 128}]>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 64}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "bits of sourceA at least 256, lanes of destC from 8 to 15, subwordOffset less than 1, lanes of sourceA from 32 to 63, type of sourceB not i8, type of destC f32, k at least 128">,
    AvailableWhen<And<[CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 256}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 16}]>>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 64}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceB().getType()).isInteger(8)}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 128}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 64}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "bits of sourceA at least 256, lanes of destC from 8 to 15, subwordOffset less than 1, k from 64 to 127, type of sourceB not i8, type of destC f32, lanes of sourceA at least 64">,
    AvailableWhen<And<[CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 256}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 16}]>>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 64}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 32}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceB().getType()).isInteger(8)}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 128}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 64}]>>]>, [ROCDL_Chip<ROCDL_Chip_GFX1250>],
      "bits of sourceA at least 256, lanes of destC from 8 to 15, subwordOffset less than 1, k from 64 to 127, lanes of sourceA from 32 to 63, type of sourceB not i8, type of destC f32">,
    AvailableWhen<And<[CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 256}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceB().getType()).isInteger(8)}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getK()) >= 128}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 64}]>]>, [ROCDL_Chip<ROCDL_Chip_GFX1250>],
      "bits of sourceA at least 256, lanes of destC from 8 to 15, subwordOffset less than 1, type of destC f16 or i32, type of sourceB not i8, k at least 128, lanes of sourceA at least 64">,
    AvailableWhen<And<[CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 256}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isBF16()}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 32}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceB().getType()).isInteger(8)}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getK()) >= 128}]>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 64}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "bits of sourceA at least 256, lanes of destC from 8 to 15, subwordOffset less than 1, type of destC f16 or i32, lanes of sourceA from 32 to 63, type of sourceB not i8, k at least 128">,
    AvailableWhen<And<[CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 256}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isBF16()}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getK()) >= 64}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceB().getType()).isInteger(8)}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 128}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 64}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "bits of sourceA at least 256, lanes of destC from 8 to 15, subwordOffset less than 1, type of destC f16 or i32, k from 64 to 127, type of sourceB not i8, lanes of sourceA at least 64">,
    AvailableWhen<And<[CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 256}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isBF16()}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getK()) >= 64}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 32}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceB().getType()).isInteger(8)}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 128}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 64}]>>]>, [ROCDL_Chip<ROCDL_Chip_GFX1250>],
      "bits of sourceA at least 256, lanes of destC from 8 to 15, subwordOffset less than 1, type of destC f16 or i32, k from 64 to 127, lanes of sourceA from 32 to 63, type of sourceB not i8">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>, CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 256}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isBF16()}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getK()) >= 64}]>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 32}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA from 16 to 31, bits of sourceA at least 256, lanes of destC from 8 to 15, subwordOffset less than 1, type of destC f16 or f32 or i32, k at least 64">,
    AvailableWhen<And<[CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      32}]>, CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 256}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 64}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 32}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "k from 32 to 63, bits of sourceA at least 256, lanes of destC from 8 to 15, subwordOffset less than 1, type of destC f16 or f32 or i32, lanes of sourceA at least 32">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 32}]>,
      CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 256}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 16}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      64}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 32}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF16()}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA from 16 to 31, k from 32 to 63, bits of sourceA at least 256, lanes of destC from 8 to 15, subwordOffset less than 1, type of destC f16, type of sourceA bf16">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 32}]>,
      CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 256}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 16}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      64}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 32}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF16()}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>>]>,
      [ROCDL_Chip<ROCDL_Chip_GFX1250>],
      "lanes of sourceA from 16 to 31, k from 32 to 63, bits of sourceA at least 256, lanes of destC from 8 to 15, subwordOffset less than 1, type of destC f16, type of sourceA not bf16">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 32}]>,
      CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 256}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 64}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 32}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF16()}]>>]>,
      [ROCDL_Chip<ROCDL_Chip_GFX1250>],
      "lanes of sourceA from 16 to 31, k from 32 to 63, bits of sourceA at least 256, lanes of destC from 8 to 15, subwordOffset less than 1, type of destC f32 or i32">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 32}]>,
      CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 256}]>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 8}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA at least 16, k at least 32, bits of sourceA at least 256, lanes of destC less than 8">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>, Neg<CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 256}]>>, CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      64}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA at least 16, bits of sourceA less than 256, k at least 64">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 32}]>,
      Neg<CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 256}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      64}]>>, CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset())
      >= 1}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA at least 16, k from 32 to 63, bits of sourceA less than 256, subwordOffset at least 1">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 32}]>,
      Neg<CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 256}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      64}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(4)}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>]>, [AnyOf<[ROCDL_Chip<ROCDL_Chip_GFX1200>,
      ROCDL_Chip<ROCDL_Chip_GFX1201>, ROCDL_Chip<ROCDL_Chip_GFX12_GENERIC>]>,
      ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>],
      "lanes of sourceA at least 16, k from 32 to 63, bits of sourceA less than 256, subwordOffset less than 1, type of sourceA i4, lanes of destC at least 8">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 32}]>,
      Neg<CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 256}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      64}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(4)}]>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 8}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA at least 16, k from 32 to 63, bits of sourceA less than 256, subwordOffset less than 1, type of sourceA i4, lanes of destC less than 8">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 32}]>,
      Neg<CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 256}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      64}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(4)}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA at least 16, k from 32 to 63, bits of sourceA less than 256, subwordOffset less than 1, type of sourceA not i4">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::asSigned($_self.getK())
      >= 32}]>>, CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 256}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 32}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "k from 16 to 31, bits of destC at least 256, lanes of sourceA at least 32">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      32}]>>, CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 256}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 32}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      16}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isBF16()}]>]>,
      [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>,
      ROCDL_Feature<ROCDL_Feature_GFX11>],
      "lanes of sourceA from 16 to 31, k from 16 to 31, bits of destC at least 256, lanes of destC at least 16, type of sourceA bf16, type of destC bf16">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      32}]>>, CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 256}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 32}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      16}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isBF16()}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA from 16 to 31, k from 16 to 31, bits of destC at least 256, lanes of destC at least 16, type of sourceA bf16, type of destC f16 or f32 or i32">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      32}]>>, CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 256}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 32}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      16}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isBF16()}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA from 16 to 31, k from 16 to 31, bits of destC at least 256, lanes of destC at least 16, type of sourceA not bf16, type of destC bf16">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      32}]>>, CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 256}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 32}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      16}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isBF16()}]>>]>,
      [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>,
      ROCDL_Feature<ROCDL_Feature_GFX11>],
      "lanes of sourceA from 16 to 31, k from 16 to 31, bits of destC at least 256, lanes of destC at least 16, type of sourceA not bf16, type of destC f16 or f32 or i32">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      32}]>>, CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 256}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 32}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 16}]>>]>, [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>,
      ROCDL_Feature<ROCDL_Feature_GFX11>],
      "lanes of sourceA from 16 to 31, k from 16 to 31, bits of destC at least 256, lanes of destC less than 16">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>, CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 256}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      16}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA at least 16, bits of destC at least 256, k less than 16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::asSigned($_self.getK())
      >= 32}]>>, Neg<CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 256}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 32}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "k less than 32, bits of destC less than 256, lanes of sourceA at least 32">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      32}]>>, Neg<CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 256}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 32}]>>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isInteger(32)}]>]>,
      [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE64>,
      ROCDL_Feature<ROCDL_Feature_GFX11>],
      "lanes of sourceA from 16 to 31, k from 16 to 31, bits of destC less than 256, type of destC i32">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      32}]>>, Neg<CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 256}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 32}]>>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>]>,
      [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE64>,
      ROCDL_Feature<ROCDL_Feature_GFX11>],
      "lanes of sourceA from 16 to 31, k from 16 to 31, bits of destC less than 256, type of destC f32">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      32}]>>, Neg<CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 256}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 32}]>>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>, CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isBF16()}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>]>,
      [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE64>,
      ROCDL_Feature<ROCDL_Feature_GFX11>],
      "lanes of sourceA from 16 to 31, k from 16 to 31, bits of destC less than 256, lanes of destC at least 8, subwordOffset at least 1, type of destC bf16, type of sourceA bf16">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      32}]>>, Neg<CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 256}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 32}]>>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>, CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isBF16()}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA from 16 to 31, k from 16 to 31, bits of destC less than 256, lanes of destC at least 8, subwordOffset at least 1, type of destC bf16, type of sourceA not bf16">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      32}]>>, Neg<CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 256}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 32}]>>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isInteger(32)}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>, CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isBF16()}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA from 16 to 31, k from 16 to 31, bits of destC less than 256, type of destC f16, lanes of destC at least 8, subwordOffset at least 1, type of sourceA bf16">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      32}]>>, Neg<CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 256}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 32}]>>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isInteger(32)}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>, CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>>]>,
      [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE64>,
      ROCDL_Feature<ROCDL_Feature_GFX11>],
      "lanes of sourceA from 16 to 31, k from 16 to 31, bits of destC less than 256, type of destC f16, lanes of destC at least 8, subwordOffset at least 1, type of sourceA not bf16">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      32}]>>, Neg<CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 256}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 32}]>>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isBF16()}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>]>,
      [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE64>,
      ROCDL_Feature<ROCDL_Feature_GFX11>],
      "lanes of sourceA from 16 to 31, k from 16 to 31, bits of destC less than 256, lanes of destC at least 8, subwordOffset less than 1, type of destC bf16, type of sourceA bf16">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      32}]>>, Neg<CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 256}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 32}]>>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isBF16()}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA from 16 to 31, k from 16 to 31, bits of destC less than 256, lanes of destC at least 8, subwordOffset less than 1, type of destC bf16, type of sourceA not bf16">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      32}]>>, Neg<CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 256}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 32}]>>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isInteger(32)}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isBF16()}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA from 16 to 31, k from 16 to 31, bits of destC less than 256, type of destC f16, lanes of destC at least 8, subwordOffset less than 1, type of sourceA bf16">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      32}]>>, Neg<CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 256}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 32}]>>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isInteger(32)}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>>]>,
      [ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE64>,
      ROCDL_Feature<ROCDL_Feature_GFX11>],
      "lanes of sourceA from 16 to 31, k from 16 to 31, bits of destC less than 256, type of destC f16, lanes of destC at least 8, subwordOffset less than 1, type of sourceA not bf16">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      32}]>>, Neg<CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 256}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 32}]>>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isInteger(32)}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 8}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA from 16 to 31, k from 16 to 31, bits of destC less than 256, type of destC f16 or bf16, lanes of destC less than 8">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>, Neg<CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 256}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 32}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      16}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA from 16 to 31, bits of destC less than 256, k less than 16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 32}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA less than 16, lanes of destC at least 8, k at least 32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 32}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isInteger(32)}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>, CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset())
      >= 1}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA from 8 to 15, lanes of destC at least 8, k from 16 to 31, type of destC i32, subwordOffset at least 1">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 32}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isInteger(32)}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>]>, [AnyOf<[ROCDL_Chip<ROCDL_Chip_GFX1200>,
      ROCDL_Chip<ROCDL_Chip_GFX1201>, ROCDL_Chip<ROCDL_Chip_GFX12_GENERIC>]>,
      ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>],
      "lanes of sourceA from 8 to 15, lanes of destC at least 8, k from 16 to 31, type of destC i32, subwordOffset less than 1">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 8}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 32}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isInteger(32)}]>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(4)}]>]>,
      [AnyOf<[ROCDL_Chip<ROCDL_Chip_GFX1200>, ROCDL_Chip<ROCDL_Chip_GFX1201>,
      ROCDL_Chip<ROCDL_Chip_GFX12_GENERIC>]>,
      ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>],
      "lanes of destC at least 8, k from 16 to 31, type of destC i32, lanes of sourceA less than 8, type of sourceA i4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 8}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 32}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isInteger(32)}]>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(4)}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of destC at least 8, k from 16 to 31, type of destC i32, lanes of sourceA less than 8, type of sourceA not i4">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 32}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isInteger(32)}]>>,
      CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>,
      CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA less than 16, lanes of destC at least 8, k from 16 to 31, type of destC f16 or f32 or bf16, bits of sourceA at least 128, subwordOffset at least 1">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 32}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isInteger(32)}]>>,
      CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      16}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA less than 16, k from 16 to 31, type of destC f16 or f32 or bf16, bits of sourceA at least 128, subwordOffset less than 1, lanes of destC at least 16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 32}]>>,
      CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 16}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>]>,
      [AnyOf<[ROCDL_Chip<ROCDL_Chip_GFX1200>, ROCDL_Chip<ROCDL_Chip_GFX1201>,
      ROCDL_Chip<ROCDL_Chip_GFX12_GENERIC>]>,
      ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>],
      "lanes of sourceA less than 16, lanes of destC from 8 to 15, k from 16 to 31, bits of sourceA at least 128, subwordOffset less than 1, type of destC f32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 32}]>>,
      CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 16}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isBF16()}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>]>,
      [AnyOf<[ROCDL_Chip<ROCDL_Chip_GFX1200>, ROCDL_Chip<ROCDL_Chip_GFX1201>,
      ROCDL_Chip<ROCDL_Chip_GFX12_GENERIC>]>,
      ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>],
      "lanes of sourceA less than 16, lanes of destC from 8 to 15, k from 16 to 31, bits of sourceA at least 128, subwordOffset less than 1, type of destC bf16, type of sourceA bf16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 32}]>>,
      CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 16}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isBF16()}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA less than 16, lanes of destC from 8 to 15, k from 16 to 31, bits of sourceA at least 128, subwordOffset less than 1, type of destC bf16, type of sourceA not bf16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 32}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isInteger(32)}]>>,
      CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isBF16()}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA less than 16, lanes of destC from 8 to 15, k from 16 to 31, type of destC f16, bits of sourceA at least 128, subwordOffset less than 1, type of sourceA bf16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 32}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isInteger(32)}]>>,
      CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>>]>,
      [AnyOf<[ROCDL_Chip<ROCDL_Chip_GFX1200>, ROCDL_Chip<ROCDL_Chip_GFX1201>,
      ROCDL_Chip<ROCDL_Chip_GFX12_GENERIC>]>,
      ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>],
      "lanes of sourceA less than 16, lanes of destC from 8 to 15, k from 16 to 31, type of destC f16, bits of sourceA at least 128, subwordOffset less than 1, type of sourceA not bf16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 32}]>>,
      Neg<CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>, CPred<[{($_self.getSourceB().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceB().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceB().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).getIntOrFloatBitWidth()
      >= 128}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA from 8 to 15, lanes of destC at least 8, k from 16 to 31, bits of sourceA less than 128, type of destC f32, bits of sourceB at least 128">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 32}]>>,
      Neg<CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>, Neg<CPred<[{($_self.getSourceB().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceB().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceB().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).getIntOrFloatBitWidth()
      >= 128}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA from 8 to 15, lanes of destC at least 8, k from 16 to 31, bits of sourceA less than 128, type of destC f32, bits of sourceB less than 128, subwordOffset at least 1">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 32}]>>,
      Neg<CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>, Neg<CPred<[{($_self.getSourceB().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceB().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceB().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).getIntOrFloatBitWidth()
      >= 128}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      CPred<[{::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>]>,
      [AnyOf<[ROCDL_Chip<ROCDL_Chip_GFX1200>, ROCDL_Chip<ROCDL_Chip_GFX1201>,
      ROCDL_Chip<ROCDL_Chip_GFX12_GENERIC>]>,
      ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>],
      "lanes of sourceA from 8 to 15, lanes of destC at least 8, k from 16 to 31, bits of sourceA less than 128, type of destC f32, bits of sourceB less than 128, subwordOffset less than 1, type of sourceB f8E4M3FN">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 32}]>>,
      Neg<CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>, Neg<CPred<[{($_self.getSourceB().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceB().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceB().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).getIntOrFloatBitWidth()
      >= 128}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      CPred<[{::llvm::isa<::mlir::Float8E5M2Type>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>]>,
      [AnyOf<[ROCDL_Chip<ROCDL_Chip_GFX1200>, ROCDL_Chip<ROCDL_Chip_GFX1201>,
      ROCDL_Chip<ROCDL_Chip_GFX12_GENERIC>]>,
      ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE32>],
      "lanes of sourceA from 8 to 15, lanes of destC at least 8, k from 16 to 31, bits of sourceA less than 128, type of destC f32, bits of sourceB less than 128, subwordOffset less than 1, type of sourceB f8E5M2">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 32}]>>,
      Neg<CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>, Neg<CPred<[{($_self.getSourceB().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceB().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceB().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).getIntOrFloatBitWidth()
      >= 128}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>>,
      Neg<CPred<[{::llvm::isa<::mlir::Float8E5M2Type>(::mlir::availability::getLaneType($_self.getSourceB().getType()))}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA from 8 to 15, lanes of destC at least 8, k from 16 to 31, bits of sourceA less than 128, type of destC f32, bits of sourceB less than 128, subwordOffset less than 1, type of sourceB not f8E4M3FN, type of sourceB not f8E5M2">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 8}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 32}]>>,
      Neg<CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of destC at least 8, k from 16 to 31, bits of sourceA less than 128, type of destC f32, lanes of sourceA less than 8">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 32}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isInteger(32)}]>>,
      Neg<CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 128}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA less than 16, lanes of destC at least 8, k from 16 to 31, type of destC f16 or bf16, bits of sourceA less than 128">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF32()}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>]>,
      [ROCDL_Chip<ROCDL_Chip_GFX1250>],
      "lanes of sourceA less than 16, lanes of destC at least 8, k less than 16, type of sourceA f32, type of destC f32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF32()}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA less than 16, lanes of destC at least 8, k less than 16, type of sourceA f32, type of destC f16 or i32 or bf16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType()) >=
      8}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF32()}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA less than 16, lanes of destC at least 8, k less than 16, type of sourceA not f32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 8}]>>, CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      64}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA less than 16, lanes of destC less than 8, k at least 64">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 8}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      64}]>>, CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 128}]>, CPred<[{($_self.getSourceB().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceB().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceB().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).getIntOrFloatBitWidth()
      >= 64}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      32}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA less than 16, lanes of destC less than 8, k from 32 to 63, bits of destC at least 128, bits of sourceB at least 64">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 8}]>>, CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 128}]>, CPred<[{($_self.getSourceB().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceB().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceB().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).getIntOrFloatBitWidth()
      >= 64}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      32}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>,
      CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA from 8 to 15, lanes of destC less than 8, bits of destC at least 128, bits of sourceB at least 64, k from 16 to 31, type of sourceA bf16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 8}]>>, CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 128}]>, CPred<[{($_self.getSourceB().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceB().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceB().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).getIntOrFloatBitWidth()
      >= 64}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      32}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>,
      CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>]>, [ROCDL_Feature<ROCDL_Feature_GFX12_INSTS>,
      ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE64>],
      "lanes of destC less than 8, bits of destC at least 128, bits of sourceB at least 64, k from 16 to 31, type of sourceA bf16, lanes of sourceA less than 8">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 8}]>>, CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 128}]>, CPred<[{($_self.getSourceB().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceB().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceB().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).getIntOrFloatBitWidth()
      >= 64}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA less than 16, lanes of destC less than 8, bits of destC at least 128, bits of sourceB at least 64, type of sourceA bf16, k less than 16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 8}]>>, CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 128}]>, CPred<[{($_self.getSourceB().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceB().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceB().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).getIntOrFloatBitWidth()
      >= 64}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      32}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF16()}]>,
      CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA less than 16, lanes of destC less than 8, bits of destC at least 128, bits of sourceB at least 64, k from 16 to 31, type of sourceA f16, subwordOffset at least 1">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 8}]>>, CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 128}]>, CPred<[{($_self.getSourceB().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceB().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceB().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).getIntOrFloatBitWidth()
      >= 64}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      32}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF16()}]>,
      CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA from 8 to 15, lanes of destC less than 8, bits of destC at least 128, bits of sourceB at least 64, k from 16 to 31, type of sourceA f16, subwordOffset less than 1">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 8}]>>, CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 128}]>, CPred<[{($_self.getSourceB().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceB().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceB().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).getIntOrFloatBitWidth()
      >= 64}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      32}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF16()}]>,
      CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>]>, [ROCDL_Feature<ROCDL_Feature_GFX12_INSTS>,
      ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE64>],
      "lanes of destC less than 8, bits of destC at least 128, bits of sourceB at least 64, k from 16 to 31, type of sourceA f16, subwordOffset less than 1, lanes of sourceA less than 8">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 8}]>>, CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 128}]>, CPred<[{($_self.getSourceB().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceB().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceB().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).getIntOrFloatBitWidth()
      >= 64}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF16()}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA less than 16, lanes of destC less than 8, bits of destC at least 128, bits of sourceB at least 64, type of sourceA f16, k less than 16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 8}]>>, CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 128}]>, CPred<[{($_self.getSourceB().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceB().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceB().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).getIntOrFloatBitWidth()
      >= 64}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      32}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF16()}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA less than 16, lanes of destC less than 8, bits of destC at least 128, bits of sourceB at least 64, k less than 32, type of sourceA not bf16, type of sourceA not f16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 8}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      64}]>>, CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 128}]>, Neg<CPred<[{($_self.getSourceB().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceB().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceB().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).getIntOrFloatBitWidth()
      >= 64}]>>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA less than 16, lanes of destC less than 8, k from 16 to 63, bits of destC at least 128, bits of sourceB less than 64, subwordOffset at least 1">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 8}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      64}]>>, CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 128}]>, Neg<CPred<[{($_self.getSourceB().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceB().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceB().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).getIntOrFloatBitWidth()
      >= 64}]>>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(4)}]>]>,
      [ROCDL_Feature<ROCDL_Feature_GFX12_INSTS>,
      ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE64>],
      "lanes of sourceA less than 16, lanes of destC less than 8, k from 16 to 63, bits of destC at least 128, bits of sourceB less than 64, subwordOffset less than 1, type of sourceA i4">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 8}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      64}]>>, CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 128}]>, Neg<CPred<[{($_self.getSourceB().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceB().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceB().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).getIntOrFloatBitWidth()
      >= 64}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(4)}]>>,
      CPred<[{::mlir::availability::asSigned($_self.getK()) >= 32}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA less than 16, lanes of destC less than 8, k from 32 to 63, bits of destC at least 128, bits of sourceB less than 64, subwordOffset less than 1, type of sourceA not i4">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 8}]>>, CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 128}]>, Neg<CPred<[{($_self.getSourceB().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceB().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceB().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).getIntOrFloatBitWidth()
      >= 64}]>>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(4)}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 32}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceB().getType()).isInteger(4)}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA less than 16, lanes of destC less than 8, bits of destC at least 128, bits of sourceB less than 64, k from 16 to 31, subwordOffset less than 1, type of sourceA not i4, type of sourceB i4">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 8}]>>, CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 128}]>, Neg<CPred<[{($_self.getSourceB().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceB().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceB().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).getIntOrFloatBitWidth()
      >= 64}]>>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(4)}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 32}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceB().getType()).isInteger(8)}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA less than 16, lanes of destC less than 8, bits of destC at least 128, bits of sourceB less than 64, k from 16 to 31, subwordOffset less than 1, type of sourceA not i4, type of sourceB i8, type of destC f32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 8}]>>, CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 128}]>, Neg<CPred<[{($_self.getSourceB().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceB().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceB().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).getIntOrFloatBitWidth()
      >= 64}]>>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(4)}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 32}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceB().getType()).isInteger(8)}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isF32()}]>>]>,
      [ROCDL_Feature<ROCDL_Feature_GFX12_INSTS>,
      ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE64>],
      "lanes of sourceA less than 16, lanes of destC less than 8, bits of destC at least 128, bits of sourceB less than 64, k from 16 to 31, subwordOffset less than 1, type of sourceA not i4, type of sourceB i8, type of destC f16 or i32 or bf16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 8}]>>, CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 128}]>, Neg<CPred<[{($_self.getSourceB().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceB().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceB().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).getIntOrFloatBitWidth()
      >= 64}]>>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isInteger(4)}]>>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >= 32}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceB().getType()).isInteger(4)}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceB().getType()).isInteger(8)}]>>]>,
      [ROCDL_Feature<ROCDL_Feature_GFX12_INSTS>,
      ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE64>],
      "lanes of sourceA less than 16, lanes of destC less than 8, bits of destC at least 128, bits of sourceB less than 64, k from 16 to 31, subwordOffset less than 1, type of sourceA not i4, type of sourceB not i4, type of sourceB not i8">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 8}]>>, CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 128}]>, Neg<CPred<[{($_self.getSourceB().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceB().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceB().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceB().getType()).getIntOrFloatBitWidth()
      >= 64}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      16}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA less than 16, lanes of destC less than 8, bits of destC at least 128, bits of sourceB less than 64, k less than 16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 8}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      64}]>>, Neg<CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 128}]>>, CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 64}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA less than 16, lanes of destC less than 8, k from 16 to 63, bits of destC less than 128, bits of sourceA at least 64, subwordOffset at least 1">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 8}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      64}]>>, Neg<CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 128}]>>, CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 64}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 32}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA less than 16, lanes of destC less than 8, k from 32 to 63, bits of destC less than 128, bits of sourceA at least 64, subwordOffset less than 1">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 8}]>>, Neg<CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 128}]>>, CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 64}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      32}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF32()}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA less than 16, lanes of destC less than 8, bits of destC less than 128, bits of sourceA at least 64, k from 16 to 31, subwordOffset less than 1, type of sourceA f32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 8}]>>, Neg<CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 128}]>>, CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 64}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      32}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF32()}]>>,
      CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA from 8 to 15, lanes of destC less than 8, bits of destC less than 128, bits of sourceA at least 64, k from 16 to 31, subwordOffset less than 1, type of sourceA not f32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 8}]>>, Neg<CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 128}]>>, CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 64}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      32}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isBF16()}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>]>,
      [ROCDL_Feature<ROCDL_Feature_GFX12_INSTS>,
      ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE64>],
      "lanes of destC less than 8, bits of destC less than 128, bits of sourceA at least 64, k from 16 to 31, subwordOffset less than 1, lanes of sourceA less than 8, type of destC bf16, type of sourceA bf16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 8}]>>, Neg<CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 128}]>>, CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 64}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      32}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF32()}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isBF16()}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of destC less than 8, bits of destC less than 128, bits of sourceA at least 64, k from 16 to 31, subwordOffset less than 1, type of sourceA not f32, type of sourceA not bf16, lanes of sourceA less than 8, type of destC bf16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 8}]>>, Neg<CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 128}]>>, CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 64}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      32}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isBF16()}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of destC less than 8, bits of destC less than 128, bits of sourceA at least 64, k from 16 to 31, subwordOffset less than 1, lanes of sourceA less than 8, type of destC f16 or f32 or i32, type of sourceA bf16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 8}]>>, Neg<CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 128}]>>, CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 64}]>, CPred<[{::mlir::availability::asSigned($_self.getK()) >= 16}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSubwordOffset()) >=
      1}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      32}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isF32()}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 8}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDestC().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSourceA().getType()).isBF16()}]>>]>,
      [ROCDL_Feature<ROCDL_Feature_GFX12_INSTS>,
      ROCDL_Wave<ROCDL_Wave_WAVEFRONTSIZE64>],
      "lanes of destC less than 8, bits of destC less than 128, bits of sourceA at least 64, k from 16 to 31, subwordOffset less than 1, type of sourceA not f32, type of sourceA not bf16, lanes of sourceA less than 8, type of destC f16 or f32 or i32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 8}]>>, Neg<CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 128}]>>, CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 64}]>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      16}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA less than 16, lanes of destC less than 8, bits of destC less than 128, bits of sourceA at least 64, k less than 16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumLanes($_self.getSourceA().getType())
      >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getNumLanes($_self.getDestC().getType())
      >= 8}]>>, Neg<CPred<[{::mlir::availability::asSigned($_self.getK()) >=
      64}]>>, Neg<CPred<[{($_self.getDestC().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getDestC().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getDestC().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getDestC().getType()) *
      ::mlir::availability::getLaneType($_self.getDestC().getType()).getIntOrFloatBitWidth()
      >= 128}]>>, Neg<CPred<[{($_self.getSourceA().getType().isIntOrFloat() ||
      ::mlir::availability::getNumLanes($_self.getSourceA().getType()) > 1) &&
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).isIntOrFloat()
      && ::mlir::availability::getNumLanes($_self.getSourceA().getType()) *
      ::mlir::availability::getLaneType($_self.getSourceA().getType()).getIntOrFloatBitWidth()
      >= 64}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of sourceA less than 16, lanes of destC less than 8, k less than 64, bits of destC less than 128, bits of sourceA less than 64">
  ];
}

} // convertedTo

#endif // MLIR_AVAILABILITY_GENERATED_AMDGPUOPS_TD
