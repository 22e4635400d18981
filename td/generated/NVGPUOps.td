//===- NVGPUOps.td - What probes say of NVGPU -*- tablegen -*-===//
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

#ifndef MLIR_AVAILABILITY_GENERATED_NVGPUOPS_TD
#define MLIR_AVAILABILITY_GENERATED_NVGPUOPS_TD

let convertedTo = "nvvm" in {

foreach op = [
  NVGPU_MBarrierCreateOp, NVGPU_MBarrierGetOp,
  NVGPU_WarpgroupMmaInitAccumulatorOp
] in
  def : AvailabilityFor<op> {
    let availability = [];
  }

foreach op = [
  NVGPU_DeviceAsyncCreateGroupOp, NVGPU_DeviceAsyncWaitOp,
  NVGPU_MBarrierArriveNoCompleteOp, NVGPU_MBarrierArriveOp,
  NVGPU_MBarrierInitOp, NVGPU_MBarrierTestWaitOp
] in
  def : AvailabilityFor<op> {
    let availability = [NVVM_Chip<NVVM_SM_80>];
  }

foreach op = [
  NVGPU_MBarrierTryWaitParityOp
] in
  def : AvailabilityFor<op> {
    let availability = [NVVM_Chip<NVVM_SM_90>];
  }

foreach op = [
  NVGPU_MBarrierArriveExpectTxOp, NVGPU_TmaAsyncLoadOp, NVGPU_TmaAsyncStoreOp,
  NVGPU_TmaPrefetchOp
] in
  def : AvailabilityFor<op> {
    let availability = [NVVM_Chip<NVVM_SM_90>, NVVM_MinPTX<NVVM_PTX_80>];
  }

foreach op = [
  NVGPU_TmaFenceOp
] in
  def : AvailabilityFor<op> {
    let availability = [NVVM_Chip<NVVM_SM_90>, NVVM_MinPTX<NVVM_PTX_83>];
  }

// nvgpu.device_async_copy
def : AvailabilityFor<NVGPU_DeviceAsyncCopyOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getLaneType($_self.getDst().getType()).isInteger(1)
      ||
      ::mlir::availability::getLaneType($_self.getDst().getType()).isInteger(4)
      ||
      ::mlir::availability::getLaneType($_self.getDst().getType()).isInteger(8)
      || ::mlir::availability::getLaneType($_self.getDst().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getDst().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getDst().getType()).isF64() ||
      ::mlir::availability::getLaneType($_self.getDst().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getDst().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getDst().getType()).isInteger(64)
      || ::mlir::availability::getLaneType($_self.getDst().getType()).isBF16()
      || ::mlir::availability::getLaneType($_self.getDst().getType()).isF128()
      ||
      ::mlir::availability::getLaneType($_self.getDst().getType()).isInteger(128)
      ||
      ::llvm::isa<::mlir::Float8E5M2Type>(::mlir::availability::getLaneType($_self.getDst().getType()))
      ||
      ::llvm::isa<::mlir::Float4E2M1FNType>(::mlir::availability::getLaneType($_self.getDst().getType()))
      ||
      ::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getDst().getType()))
      ||
      ::llvm::isa<::mlir::Float8E4M3FNUZType>(::mlir::availability::getLaneType($_self.getDst().getType()))
      ||
      ::llvm::isa<::mlir::Float8E5M2FNUZType>(::mlir::availability::getLaneType($_self.getDst().getType())))}]>,
      [UnknownNeeds<"no shape with such type of dst is known to exist on any chip">],
      "type of dst">,
    AvailableWhen<CPred<[{!(::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(1)
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(4)
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(8)
      || ::mlir::availability::getLaneType($_self.getSrc().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isF64() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(64)
      || ::mlir::availability::getLaneType($_self.getSrc().getType()).isBF16()
      || ::mlir::availability::getLaneType($_self.getSrc().getType()).isF128()
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(128)
      ||
      ::llvm::isa<::mlir::Float8E5M2Type>(::mlir::availability::getLaneType($_self.getSrc().getType()))
      ||
      ::llvm::isa<::mlir::Float4E2M1FNType>(::mlir::availability::getLaneType($_self.getSrc().getType()))
      ||
      ::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getSrc().getType()))
      ||
      ::llvm::isa<::mlir::Float8E4M3FNUZType>(::mlir::availability::getLaneType($_self.getSrc().getType()))
      ||
      ::llvm::isa<::mlir::Float8E5M2FNUZType>(::mlir::availability::getLaneType($_self.getSrc().getType())))}]>,
      [UnknownNeeds<"no shape with such type of src is known to exist on any chip">],
      "type of src">,
    NVVM_Chip<NVVM_SM_80>
  ];
}

// nvgpu.ldmatrix
def : AvailabilityFor<NVGPU_LdMatrixOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(8)
      || ::mlir::availability::getLaneType($_self.getRes().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isBF16())}]>,
      [UnknownNeeds<"no shape with such type of res is known to exist on any chip">],
      "type of res">,
    AvailableWhen<CPred<[{!(::mlir::availability::getLaneType($_self.getSrcMemref().getType()).isInteger(8)
      ||
      ::mlir::availability::getLaneType($_self.getSrcMemref().getType()).isF16()
      ||
      ::mlir::availability::getLaneType($_self.getSrcMemref().getType()).isF32()
      ||
      ::mlir::availability::getLaneType($_self.getSrcMemref().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getSrcMemref().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getSrcMemref().getType()).isBF16())}]>,
      [UnknownNeeds<"no shape with such type of srcMemref is known to exist on any chip">],
      "type of srcMemref">,
    NVVM_Chip<NVVM_SM_75>,
    NVVM_MinPTX<NVVM_PTX_65>
  ];
}

// nvgpu.mma.sp.sync
def : AvailabilityFor<NVGPU_MmaSparseSyncOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getLaneType($_self.getMatrixA().getType()).isInteger(4)
      ||
      ::mlir::availability::getLaneType($_self.getMatrixA().getType()).isInteger(8)
      ||
      ::mlir::availability::getLaneType($_self.getMatrixA().getType()).isF16()
      ||
      ::mlir::availability::getLaneType($_self.getMatrixA().getType()).isF32())}]>,
      [UnknownNeeds<"no shape with such type of matrixA is known to exist on any chip">],
      "type of matrixA">,
    AvailableWhen<CPred<[{!(::mlir::availability::getLaneType($_self.getMatrixB().getType()).isInteger(4)
      ||
      ::mlir::availability::getLaneType($_self.getMatrixB().getType()).isInteger(8)
      ||
      ::mlir::availability::getLaneType($_self.getMatrixB().getType()).isF16()
      ||
      ::mlir::availability::getLaneType($_self.getMatrixB().getType()).isF32())}]>,
      [UnknownNeeds<"no shape with such type of matrixB is known to exist on any chip">],
      "type of matrixB">,
    AvailableWhen<CPred<[{!(::mlir::availability::getLaneType($_self.getMatrixC().getType()).isF16()
      ||
      ::mlir::availability::getLaneType($_self.getMatrixC().getType()).isF32()
      ||
      ::mlir::availability::getLaneType($_self.getMatrixC().getType()).isInteger(32))}]>,
      [UnknownNeeds<"no shape with such type of matrixC is known to exist on any chip">],
      "type of matrixC">,
    AvailableWhen<CPred<[{!(::mlir::availability::getLaneType($_self.getRes().getType()).isF16()
      || ::mlir::availability::getLaneType($_self.getRes().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32))}]>,
      [UnknownNeeds<"no shape with such type of res is known to exist on any chip">],
      "type of res">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::getNumberAt($_self.getMmaShape(),
      0), {{16, 16}})}]>,
      [UnknownNeeds<"no shape with such mmaShape.0 is known to exist on any chip">],
      "mmaShape.0 not 16">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::getNumberAt($_self.getMmaShape(),
      2), {{8, 128}})}]>,
      [UnknownNeeds<"no shape with such mmaShape.2 is known to exist on any chip">],
      "mmaShape.2 not from 8 to 128">,
    NVVM_MinPTX<NVVM_PTX_71>,
    AvailableWhen<And<[CPred<[{$_self.getTf32Enabled().value_or(false) ==
      false}]>, CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(),
      2) >= 16}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getMatrixA().getType()).isF16()}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getMatrixC().getType()).isInteger(32)}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "no tf32Enabled, mmaShape.2 at least 16, type of matrixA f16, type of matrixC i32">,
    AvailableWhen<And<[CPred<[{$_self.getTf32Enabled().value_or(false) ==
      false}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getMatrixA().getType()).isF16()}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getMatrixC().getType()).isInteger(32)}]>>,
      CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(), 2) >=
      64}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "no tf32Enabled, type of matrixA f16, type of matrixC f16 or f32, mmaShape.2 at least 64">,
    AvailableWhen<And<[CPred<[{$_self.getTf32Enabled().value_or(false) ==
      false}]>, CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(),
      2) >= 16}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getMatrixA().getType()).isF16()}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getMatrixC().getType()).isInteger(32)}]>>,
      Neg<CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(), 2) >=
      64}]>>]>, [NVVM_Chip<NVVM_SM_80>],
      "no tf32Enabled, mmaShape.2 from 16 to 63, type of matrixA f16, type of matrixC f16 or f32">,
    AvailableWhen<And<[CPred<[{$_self.getTf32Enabled().value_or(false) ==
      false}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getMatrixA().getType()).isF16()}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getMatrixC().getType()).isInteger(32)}]>,
      CPred<[{::mlir::availability::asSigned($_self.getSparsitySelector()) >=
      1}]>, CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(), 2)
      >= 128}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "no tf32Enabled, type of matrixA i4 or i8 or f32, type of matrixC i32, sparsitySelector at least 1, mmaShape.2 at least 128">,
    AvailableWhen<And<[CPred<[{$_self.getTf32Enabled().value_or(false) ==
      false}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getMatrixC().getType()).isInteger(32)}]>,
      CPred<[{::mlir::availability::asSigned($_self.getSparsitySelector()) >=
      1}]>, Neg<CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(),
      2) >= 128}]>>,
      CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(), 2) >=
      64}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getMatrixA().getType()).isInteger(4)}]>]>,
      [NVVM_Chip<NVVM_SM_80>],
      "no tf32Enabled, type of matrixC i32, sparsitySelector at least 1, mmaShape.2 from 64 to 127, type of matrixA i4">,
    AvailableWhen<And<[CPred<[{$_self.getTf32Enabled().value_or(false) ==
      false}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getMatrixA().getType()).isF16()}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getMatrixC().getType()).isInteger(32)}]>,
      CPred<[{::mlir::availability::asSigned($_self.getSparsitySelector()) >=
      1}]>, Neg<CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(),
      2) >= 128}]>>,
      CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(), 2) >=
      64}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getMatrixA().getType()).isInteger(4)}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "no tf32Enabled, type of matrixA i8 or f32, type of matrixC i32, sparsitySelector at least 1, mmaShape.2 from 64 to 127">,
    AvailableWhen<And<[CPred<[{$_self.getTf32Enabled().value_or(false) ==
      false}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getMatrixC().getType()).isInteger(32)}]>,
      CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(), 2) >=
      32}]>,
      CPred<[{::mlir::availability::asSigned($_self.getSparsitySelector()) >=
      1}]>, Neg<CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(),
      2) >= 64}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getMatrixA().getType()).isInteger(4)}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "no tf32Enabled, type of matrixC i32, mmaShape.2 from 32 to 63, sparsitySelector at least 1, type of matrixA i4">,
    AvailableWhen<And<[CPred<[{$_self.getTf32Enabled().value_or(false) ==
      false}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getMatrixA().getType()).isF16()}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getMatrixC().getType()).isInteger(32)}]>,
      CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(), 2) >=
      32}]>,
      CPred<[{::mlir::availability::asSigned($_self.getSparsitySelector()) >=
      1}]>, Neg<CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(),
      2) >= 64}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getMatrixA().getType()).isInteger(4)}]>>]>,
      [NVVM_Chip<NVVM_SM_80>],
      "no tf32Enabled, type of matrixA i8 or f32, type of matrixC i32, mmaShape.2 from 32 to 63, sparsitySelector at least 1">,
    AvailableWhen<And<[CPred<[{$_self.getTf32Enabled().value_or(false) ==
      false}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getMatrixC().getType()).isInteger(32)}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSparsitySelector())
      >= 1}]>>, CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(),
      2) >= 128}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getMatrixA().getType()).isInteger(4)}]>]>,
      [NVVM_Chip<NVVM_SM_80>],
      "no tf32Enabled, type of matrixC i32, sparsitySelector less than 1, mmaShape.2 at least 128, type of matrixA i4">,
    AvailableWhen<And<[CPred<[{$_self.getTf32Enabled().value_or(false) ==
      false}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getMatrixA().getType()).isF16()}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getMatrixC().getType()).isInteger(32)}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSparsitySelector())
      >= 1}]>>, CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(),
      2) >= 128}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getMatrixA().getType()).isInteger(4)}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "no tf32Enabled, type of matrixA i8 or f32, type of matrixC i32, sparsitySelector less than 1, mmaShape.2 at least 128">,
    AvailableWhen<And<[CPred<[{$_self.getTf32Enabled().value_or(false) ==
      false}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getMatrixA().getType()).isF16()}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getMatrixC().getType()).isInteger(32)}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSparsitySelector())
      >= 1}]>>,
      Neg<CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(), 2) >=
      128}]>>, CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(),
      2) >= 64}]>]>, [NVVM_Chip<NVVM_SM_80>],
      "no tf32Enabled, type of matrixA i4 or i8 or f32, type of matrixC i32, sparsitySelector less than 1, mmaShape.2 from 64 to 127">,
    AvailableWhen<And<[CPred<[{$_self.getTf32Enabled().value_or(false) ==
      false}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getMatrixC().getType()).isInteger(32)}]>,
      CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(), 2) >=
      32}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSparsitySelector())
      >= 1}]>>,
      Neg<CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(), 2) >=
      64}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getMatrixA().getType()).isInteger(4)}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "no tf32Enabled, type of matrixC i32, mmaShape.2 from 32 to 63, sparsitySelector less than 1, type of matrixA i4">,
    AvailableWhen<And<[CPred<[{$_self.getTf32Enabled().value_or(false) ==
      false}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getMatrixA().getType()).isF16()}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getMatrixC().getType()).isInteger(32)}]>,
      CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(), 2) >=
      32}]>,
      Neg<CPred<[{::mlir::availability::asSigned($_self.getSparsitySelector())
      >= 1}]>>,
      Neg<CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(), 2) >=
      64}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getMatrixA().getType()).isInteger(4)}]>>]>,
      [NVVM_Chip<NVVM_SM_80>],
      "no tf32Enabled, type of matrixA i8 or f32, type of matrixC i32, mmaShape.2 from 32 to 63, sparsitySelector less than 1">,
    AvailableWhen<And<[CPred<[{$_self.getTf32Enabled().value_or(false) ==
      false}]>, CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(),
      2) >= 16}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getMatrixA().getType()).isF16()}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getMatrixC().getType()).isInteger(32)}]>,
      Neg<CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(), 2) >=
      32}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "no tf32Enabled, mmaShape.2 from 16 to 31, type of matrixA i4 or i8 or f32, type of matrixC i32">,
    AvailableWhen<And<[CPred<[{$_self.getTf32Enabled().value_or(false) ==
      false}]>, CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(),
      2) >= 16}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getMatrixA().getType()).isF16()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getMatrixC().getType()).isInteger(32)}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "no tf32Enabled, mmaShape.2 at least 16, type of matrixA i4 or i8 or f32, type of matrixC f16 or f32">,
    AvailableWhen<And<[CPred<[{$_self.getTf32Enabled().value_or(false) ==
      false}]>,
      Neg<CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(), 2) >=
      16}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "no tf32Enabled, mmaShape.2 less than 16">,
    AvailableWhen<And<[Neg<CPred<[{$_self.getTf32Enabled().value_or(false) ==
      false}]>>, CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(),
      2) >= 32}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "tf32Enabled, mmaShape.2 at least 32">,
    AvailableWhen<And<[Neg<CPred<[{$_self.getTf32Enabled().value_or(false) ==
      false}]>>,
      Neg<CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(), 2) >=
      32}]>>]>, [NVVM_Chip<NVVM_SM_80>], "tf32Enabled, mmaShape.2 less than 32">
  ];
}

// nvgpu.mma.sync
def : AvailabilityFor<NVGPU_MmaSyncOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getLaneType($_self.getMatrixA().getType()).isInteger(4)
      ||
      ::mlir::availability::getLaneType($_self.getMatrixA().getType()).isInteger(8)
      ||
      ::mlir::availability::getLaneType($_self.getMatrixA().getType()).isF16()
      ||
      ::mlir::availability::getLaneType($_self.getMatrixA().getType()).isF32()
      ||
      ::mlir::availability::getLaneType($_self.getMatrixA().getType()).isF64())}]>,
      [UnknownNeeds<"no shape with such type of matrixA is known to exist on any chip">],
      "type of matrixA">,
    AvailableWhen<CPred<[{!(::mlir::availability::getLaneType($_self.getMatrixB().getType()).isInteger(4)
      ||
      ::mlir::availability::getLaneType($_self.getMatrixB().getType()).isInteger(8)
      ||
      ::mlir::availability::getLaneType($_self.getMatrixB().getType()).isF16()
      ||
      ::mlir::availability::getLaneType($_self.getMatrixB().getType()).isF32()
      ||
      ::mlir::availability::getLaneType($_self.getMatrixB().getType()).isF64())}]>,
      [UnknownNeeds<"no shape with such type of matrixB is known to exist on any chip">],
      "type of matrixB">,
    AvailableWhen<CPred<[{!(::mlir::availability::getLaneType($_self.getMatrixC().getType()).isF16()
      ||
      ::mlir::availability::getLaneType($_self.getMatrixC().getType()).isF32()
      ||
      ::mlir::availability::getLaneType($_self.getMatrixC().getType()).isF64()
      ||
      ::mlir::availability::getLaneType($_self.getMatrixC().getType()).isInteger(32))}]>,
      [UnknownNeeds<"no shape with such type of matrixC is known to exist on any chip">],
      "type of matrixC">,
    AvailableWhen<CPred<[{!(::mlir::availability::getLaneType($_self.getRes().getType()).isF16()
      || ::mlir::availability::getLaneType($_self.getRes().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isF64() ||
      ::mlir::availability::getLaneType($_self.getRes().getType()).isInteger(32))}]>,
      [UnknownNeeds<"no shape with such type of res is known to exist on any chip">],
      "type of res">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::getNumberAt($_self.getMmaShape(),
      2), {{4, 64}})}]>,
      [UnknownNeeds<"no shape with such mmaShape.2 is known to exist on any chip">],
      "mmaShape.2 not from 4 to 64">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(),
      0) >= 16}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getMatrixC().getType()).isF64()}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "mmaShape.0 at least 16, type of matrixC f64">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(),
      0) >= 16}]>,
      CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(), 2) >=
      16}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getMatrixC().getType()).isInteger(32)}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getMatrixA().getType()).isF16()}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "mmaShape.0 at least 16, mmaShape.2 at least 16, type of matrixC i32, type of matrixA f16">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(),
      0) >= 16}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getMatrixC().getType()).isInteger(32)}]>,
      CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(), 2) >=
      64}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getMatrixA().getType()).isInteger(4)}]>]>,
      [NVVM_Chip<NVVM_SM_80>],
      "mmaShape.0 at least 16, type of matrixC i32, mmaShape.2 at least 64, type of matrixA i4">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(),
      0) >= 16}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getMatrixC().getType()).isInteger(32)}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getMatrixA().getType()).isF16()}]>>,
      CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(), 2) >=
      64}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getMatrixA().getType()).isInteger(4)}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "mmaShape.0 at least 16, type of matrixC i32, type of matrixA i8 or f32 or f64, mmaShape.2 at least 64">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(),
      0) >= 16}]>,
      CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(), 2) >=
      16}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getMatrixC().getType()).isInteger(32)}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getMatrixA().getType()).isF16()}]>>,
      Neg<CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(), 2) >=
      64}]>>]>, [NVVM_Chip<NVVM_SM_80>],
      "mmaShape.0 at least 16, mmaShape.2 from 16 to 63, type of matrixC i32, type of matrixA not f16">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(),
      0) >= 16}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getMatrixC().getType()).isF64()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getMatrixC().getType()).isInteger(32)}]>>,
      CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(), 2) >=
      32}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "mmaShape.0 at least 16, type of matrixC f16 or f32, mmaShape.2 at least 32">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(),
      0) >= 16}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getMatrixC().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(), 2) >=
      16}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getMatrixC().getType()).isInteger(32)}]>>,
      Neg<CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(), 2) >=
      32}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getMatrixA().getType()).isF16()}]>]>,
      [NVVM_Chip<NVVM_SM_80>],
      "mmaShape.0 at least 16, type of matrixC f16 or f32, mmaShape.2 from 16 to 31, type of matrixA f16">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(),
      0) >= 16}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getMatrixC().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(), 2) >=
      16}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getMatrixC().getType()).isInteger(32)}]>>,
      Neg<CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(), 2) >=
      32}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getMatrixA().getType()).isF16()}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "mmaShape.0 at least 16, type of matrixC f16 or f32, mmaShape.2 from 16 to 31, type of matrixA not f16">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(),
      0) >= 16}]>,
      Neg<CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(), 2) >=
      16}]>>, CPred<[{$_self.getTf32Enabled().value_or(false) == false}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getMatrixA().getType()).isF16()}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getMatrixC().getType()).isInteger(32)}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "mmaShape.0 at least 16, mmaShape.2 less than 16, no tf32Enabled, type of matrixA f16, type of matrixC i32">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(),
      0) >= 16}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getMatrixC().getType()).isF64()}]>>,
      Neg<CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(), 2) >=
      16}]>>, CPred<[{$_self.getTf32Enabled().value_or(false) == false}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getMatrixA().getType()).isF16()}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getMatrixC().getType()).isInteger(32)}]>>]>,
      [NVVM_Chip<NVVM_SM_75>],
      "mmaShape.0 at least 16, type of matrixC f16 or f32, mmaShape.2 less than 16, no tf32Enabled, type of matrixA f16">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(),
      0) >= 16}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getMatrixC().getType()).isF64()}]>>,
      Neg<CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(), 2) >=
      16}]>>, CPred<[{$_self.getTf32Enabled().value_or(false) == false}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getMatrixA().getType()).isF16()}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "mmaShape.0 at least 16, type of matrixC f16 or f32 or i32, mmaShape.2 less than 16, no tf32Enabled, type of matrixA not f16">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(),
      0) >= 16}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getMatrixC().getType()).isF64()}]>>,
      Neg<CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(), 2) >=
      16}]>>, Neg<CPred<[{$_self.getTf32Enabled().value_or(false) ==
      false}]>>]>, [NVVM_Chip<NVVM_SM_80>],
      "mmaShape.0 at least 16, type of matrixC f16 or f32 or i32, mmaShape.2 less than 16, tf32Enabled">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(),
      0) >= 16}]>>,
      CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(), 2) >=
      8}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "mmaShape.0 less than 16, mmaShape.2 at least 8">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(),
      0) >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(), 2) >=
      8}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getMatrixA().getType()).isF32()}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "mmaShape.0 less than 16, mmaShape.2 less than 8, type of matrixA f32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(),
      0) >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(), 2) >=
      8}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getMatrixA().getType()).isF32()}]>>]>,
      [NVVM_Chip<NVVM_SM_80>],
      "mmaShape.0 less than 16, mmaShape.2 less than 8, type of matrixA not f32">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getLaneType($_self.getMatrixA().getType()).isF16()}]>,
      Neg<CPred<[{::mlir::availability::getNumberAt($_self.getMmaShape(), 2) >=
      16}]>>]>, [NVVM_MinPTX<NVVM_PTX_65>],
      "type of matrixA f16, mmaShape.2 less than 16">
  ];
}

// nvgpu.rcp
foreach op = OpsOfMLIR22<[
  "NVGPU_RcpOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{!($_self.getRounding() ==
      ::mlir::nvgpu::RcpRoundingMode::APPROX)}]>,
      [UnknownNeeds<"no shape with such rounding is known to exist on any chip">],
      "rounding">,
    AvailableWhen<CPred<[{!(::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getIn().getType()),
      {0, 4}))}]>,
      [UnknownNeeds<"no shape with such lanes of in is known to exist on any chip">],
      "lanes of in">,
    AvailableWhen<CPred<[{!(::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getOut().getType()),
      {0, 4}))}]>,
      [UnknownNeeds<"no shape with such lanes of out is known to exist on any chip">],
      "lanes of out">
  ];
}

// nvgpu.warpgroup.generate.descriptor
def : AvailabilityFor<NVGPU_WarpgroupGenerateDescriptorOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getLaneType($_self.getTensor().getType()).isInteger(1)
      ||
      ::mlir::availability::getLaneType($_self.getTensor().getType()).isInteger(4)
      || ::mlir::availability::getLaneType($_self.getTensor().getType()).isF16()
      || ::mlir::availability::getLaneType($_self.getTensor().getType()).isF80()
      ||
      ::mlir::availability::getLaneType($_self.getTensor().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getTensor().getType()).isInteger(24)
      ||
      ::mlir::availability::getLaneType($_self.getTensor().getType()).isBF16()
      ||
      ::mlir::availability::getLaneType($_self.getTensor().getType()).isF128()
      ||
      ::mlir::availability::getLaneType($_self.getTensor().getType()).isInteger(128)
      ||
      ::mlir::availability::getLaneType($_self.getTensor().getType()).isIndex()
      ||
      ::llvm::isa<::mlir::MemRefType>(::mlir::availability::getLaneType($_self.getTensor().getType()))
      ||
      ::llvm::isa<::mlir::FixedVectorType>(::mlir::availability::getLaneType($_self.getTensor().getType()))
      ||
      ::llvm::isa<::mlir::ComplexType>(::mlir::availability::getLaneType($_self.getTensor().getType()))
      ||
      ::llvm::isa<::mlir::Float4E2M1FNType>(::mlir::availability::getLaneType($_self.getTensor().getType()))
      ||
      ::llvm::isa<::mlir::Float6E3M2FNType>(::mlir::availability::getLaneType($_self.getTensor().getType()))
      ||
      ::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getTensor().getType()))
      ||
      ::llvm::isa<::mlir::ScalableVectorType>(::mlir::availability::getLaneType($_self.getTensor().getType())))}]>,
      [UnknownNeeds<"no shape with such type of tensor is known to exist on any chip">],
      "type of tensor">
  ];
}

// nvgpu.warpgroup.mma
def : AvailabilityFor<NVGPU_WarpgroupMmaOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumberType($_self.getMatrixC().getType()).isF32())}]>,
      [UnknownNeeds<"no shape with such element of matrixC is known to exist on any chip">],
      "element of matrixC">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumberType($_self.getMatrixD().getType()).isF32())}]>,
      [UnknownNeeds<"no shape with such element of matrixD is known to exist on any chip">],
      "element of matrixD">,
    AvailableWhen<CPred<[{$_self.getTransposeB().value_or(false) == false}]>,
      [NVVM_Chip<NVVM_SM_90a>], "no transposeB">,
    AvailableWhen<And<[Neg<CPred<[{$_self.getTransposeB().value_or(false) ==
      false}]>>,
      CPred<[{::mlir::availability::getNumberType($_self.getDescriptorA().getType()).isBF16()}]>]>,
      [NVVM_Chip<NVVM_SM_90a>], "transposeB, element of descriptorA bf16">,
    AvailableWhen<And<[Neg<CPred<[{$_self.getTransposeB().value_or(false) ==
      false}]>>,
      CPred<[{::mlir::availability::getNumberType($_self.getDescriptorA().getType()).isF16()}]>]>,
      [NVVM_Chip<NVVM_SM_90a>], "transposeB, element of descriptorA f16">,
    AvailableWhen<And<[Neg<CPred<[{$_self.getTransposeB().value_or(false) ==
      false}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getDescriptorA().getType()).isBF16()}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getDescriptorA().getType()).isF16()}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "transposeB, element of descriptorA tf32 or f8E5M2 or f8E4M3FN">
  ];
}

// nvgpu.warpgroup.mma.store
def : AvailabilityFor<NVGPU_WarpgroupMmaStoreOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getLaneType($_self.getDstMemref().getType()).isF32())}]>,
      [UnknownNeeds<"no shape with such type of dstMemref is known to exist on any chip">],
      "type of dstMemref">
  ];
}

} // convertedTo

#endif // MLIR_AVAILABILITY_GENERATED_NVGPUOPS_TD
