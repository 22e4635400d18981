//===- GPU_NVVMOps.td - What probes say of GPU_NVVM -*- tablegen -*-===//
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

#ifndef MLIR_AVAILABILITY_GENERATED_GPU_NVVMOPS_TD
#define MLIR_AVAILABILITY_GENERATED_GPU_NVVMOPS_TD

let convertedTo = "nvvm" in {

foreach op = [
  GPU_SubgroupMmaConstantMatrixOp
] in
  def : AvailabilityFor<op> {
    let availability = [];
  }

foreach op = [
  GPU_ClusterBlockIdOp, GPU_ClusterDimBlocksOp, GPU_ClusterDimOp,
  GPU_ClusterIdOp
] in
  def : AvailabilityFor<op> {
    let availability = [NVVM_Chip<NVVM_SM_90>];
  }

foreach op = [
  GPU_RotateOp, GPU_SubgroupBroadcastOp, GPU_SubgroupMmaExtractThreadLocalOp,
  GPU_SubgroupMmaInsertThreadLocalOp
] in
  def : AvailabilityFor<op> {
    let availability = [
      UnknownNeeds<"none of its shapes that were tried exists on any known chip">
    ];
  }

// gpu.shuffle
def : AvailabilityFor<GPU_ShuffleOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getShuffleResult().getType())
      == 1) ||
      !(::mlir::availability::getLaneType($_self.getShuffleResult().getType()).isF32()
      ||
      ::mlir::availability::getLaneType($_self.getShuffleResult().getType()).isF64()
      ||
      ::mlir::availability::getLaneType($_self.getShuffleResult().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getShuffleResult().getType()).isInteger(64))}]>,
      [UnknownNeeds<"no shape with such lanes of shuffleResult or type of shuffleResult is known to exist on any chip">],
      "lanes of shuffleResult or type of shuffleResult">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumLanes($_self.getValue().getType())
      == 1) ||
      !(::mlir::availability::getLaneType($_self.getValue().getType()).isF32()
      || ::mlir::availability::getLaneType($_self.getValue().getType()).isF64()
      ||
      ::mlir::availability::getLaneType($_self.getValue().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getValue().getType()).isInteger(64))}]>,
      [UnknownNeeds<"no shape with such lanes of value or type of value is known to exist on any chip">],
      "lanes of value or type of value">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone(::mlir::availability::getConstant($_self.getWidth()),
      {{0, 128}})}]>,
      [UnknownNeeds<"no shape with such constant width is known to exist on any chip">],
      "constant width not from 0 to 128">,
    NVVM_MinPTX<NVVM_PTX_60>
  ];
}

// gpu.subgroup_mma_compute
def : AvailabilityFor<GPU_SubgroupMmaComputeOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::isOneOf(::mlir::availability::getMatrixSize($_self.getOpA().getType(),
      1), {4, 8, 16}))}]>,
      [UnknownNeeds<"no shape with such columns of opA is known to exist on any chip">],
      "columns of opA">,
    AvailableWhen<CPred<[{!(::mlir::availability::isOneOf(::mlir::availability::getMatrixSize($_self.getOpB().getType(),
      0), {4, 8, 16}))}]>,
      [UnknownNeeds<"no shape with such rows of opB is known to exist on any chip">],
      "rows of opB">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberType($_self.getOpA().getType()).isF16()}]>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(), 1)
      >= 32}]>]>, [NVVM_Chip<NVVM_SM_70>],
      "element of opA f16, columns of opB at least 32">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberType($_self.getOpA().getType()).isF16()}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(),
      1) >= 32}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getOpA().getType(), 0)
      >= 16}]>,
      CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isInteger(32)}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "element of opA f16, columns of opB less than 32, rows of opA at least 16, element of opC i32">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberType($_self.getOpA().getType()).isF16()}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(),
      1) >= 32}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getOpA().getType(), 0)
      >= 16}]>, CPred<[{$_self.getATranspose().value_or(false) == false}]>,
      CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isF64()}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "element of opA f16, columns of opB less than 32, rows of opA at least 16, no a_transpose, element of opC f64">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberType($_self.getOpA().getType()).isF16()}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(),
      1) >= 32}]>>, CPred<[{$_self.getATranspose().value_or(false) == false}]>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(), 0)
      >= 16}]>,
      CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isF16()}]>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getOpA().getType(), 0)
      >= 32}]>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(), 1)
      >= 16}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "element of opA f16, columns of opB from 16 to 31, no a_transpose, rows of opB at least 16, element of opC f16, rows of opA at least 32">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberType($_self.getOpA().getType()).isF16()}]>,
      CPred<[{$_self.getATranspose().value_or(false) == false}]>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(), 0)
      >= 16}]>,
      CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isF16()}]>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getOpA().getType(), 0)
      >= 32}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(),
      1) >= 16}]>>]>, [NVVM_Chip<NVVM_SM_70>],
      "element of opA f16, no a_transpose, rows of opB at least 16, element of opC f16, rows of opA at least 32, columns of opB less than 16">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberType($_self.getOpA().getType()).isF16()}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(),
      1) >= 32}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getOpA().getType(), 0)
      >= 16}]>, CPred<[{$_self.getATranspose().value_or(false) == false}]>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(), 0)
      >= 16}]>,
      CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isF16()}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getOpA().getType(),
      0) >= 32}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(), 1)
      >= 16}]>]>, [NVVM_Chip<NVVM_SM_70>],
      "element of opA f16, columns of opB from 16 to 31, rows of opA from 16 to 31, no a_transpose, rows of opB at least 16, element of opC f16">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberType($_self.getOpA().getType()).isF16()}]>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getOpA().getType(), 0)
      >= 16}]>, CPred<[{$_self.getATranspose().value_or(false) == false}]>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(), 0)
      >= 16}]>,
      CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isF16()}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getOpA().getType(),
      0) >= 32}]>>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(),
      1) >= 16}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "element of opA f16, rows of opA from 16 to 31, no a_transpose, rows of opB at least 16, element of opC f16, columns of opB less than 16">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberType($_self.getOpA().getType()).isF16()}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(),
      1) >= 32}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isInteger(32)}]>>,
      CPred<[{$_self.getATranspose().value_or(false) == false}]>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(), 0)
      >= 16}]>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isF16()}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getOpA().getType(), 0)
      >= 32}]>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(), 1)
      >= 16}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "element of opA f16, columns of opB from 16 to 31, element of opC f32, no a_transpose, rows of opB at least 16, rows of opA at least 32">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberType($_self.getOpA().getType()).isF16()}]>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isInteger(32)}]>>,
      CPred<[{$_self.getATranspose().value_or(false) == false}]>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(), 0)
      >= 16}]>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isF16()}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getOpA().getType(), 0)
      >= 32}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(),
      1) >= 16}]>>]>, [NVVM_Chip<NVVM_SM_70>],
      "element of opA f16, element of opC f32, no a_transpose, rows of opB at least 16, rows of opA at least 32, columns of opB less than 16">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberType($_self.getOpA().getType()).isF16()}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(),
      1) >= 32}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getOpA().getType(), 0)
      >= 16}]>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isInteger(32)}]>>,
      CPred<[{$_self.getATranspose().value_or(false) == false}]>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(), 0)
      >= 16}]>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isF16()}]>>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getOpA().getType(),
      0) >= 32}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(), 1)
      >= 16}]>]>, [NVVM_Chip<NVVM_SM_70>],
      "element of opA f16, columns of opB from 16 to 31, rows of opA from 16 to 31, element of opC f32, no a_transpose, rows of opB at least 16">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberType($_self.getOpA().getType()).isF16()}]>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getOpA().getType(), 0)
      >= 16}]>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isInteger(32)}]>>,
      CPred<[{$_self.getATranspose().value_or(false) == false}]>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(), 0)
      >= 16}]>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isF16()}]>>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getOpA().getType(),
      0) >= 32}]>>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(),
      1) >= 16}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "element of opA f16, rows of opA from 16 to 31, element of opC f32, no a_transpose, rows of opB at least 16, columns of opB less than 16">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberType($_self.getOpA().getType()).isF16()}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(),
      1) >= 32}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getOpA().getType(), 0)
      >= 16}]>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isInteger(32)}]>>,
      CPred<[{$_self.getATranspose().value_or(false) == false}]>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isF64()}]>>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(),
      0) >= 16}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "element of opA f16, columns of opB less than 32, rows of opA at least 16, element of opC f16 or f32, no a_transpose, rows of opB less than 16">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberType($_self.getOpA().getType()).isF16()}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(),
      1) >= 32}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getOpA().getType(), 0)
      >= 16}]>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isInteger(32)}]>>,
      Neg<CPred<[{$_self.getATranspose().value_or(false) == false}]>>]>,
      [NVVM_Chip<NVVM_SM_70>],
      "element of opA f16, columns of opB less than 32, rows of opA at least 16, element of opC f16 or f32 or f64, a_transpose">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberType($_self.getOpA().getType()).isF16()}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(),
      1) >= 32}]>>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getOpA().getType(),
      0) >= 16}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "element of opA f16, columns of opB less than 32, rows of opA less than 16">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isInteger(32)}]>,
      CPred<[{::mlir::availability::getNumberType($_self.getOpA().getType()).isUnsignedInteger(8)}]>]>,
      [NVVM_Chip<NVVM_SM_72>], "element of opC i32, element of opA ui8">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isInteger(32)}]>,
      CPred<[{::mlir::availability::getNumberType($_self.getOpA().getType()).isSignedInteger(8)}]>,
      CPred<[{$_self.getATranspose().value_or(false) == false}]>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(), 1)
      >= 32}]>]>, [NVVM_Chip<NVVM_SM_72>],
      "element of opC i32, element of opA si8, no a_transpose, columns of opB at least 32">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isInteger(32)}]>,
      CPred<[{::mlir::availability::getNumberType($_self.getOpA().getType()).isSignedInteger(8)}]>,
      CPred<[{$_self.getATranspose().value_or(false) == false}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(),
      1) >= 32}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getOpA().getType(), 0)
      >= 32}]>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(), 1)
      >= 16}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "element of opC i32, element of opA si8, no a_transpose, columns of opB from 16 to 31, rows of opA at least 32">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isInteger(32)}]>,
      CPred<[{::mlir::availability::getNumberType($_self.getOpA().getType()).isSignedInteger(8)}]>,
      CPred<[{$_self.getATranspose().value_or(false) == false}]>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getOpA().getType(), 0)
      >= 32}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(),
      1) >= 16}]>>]>, [NVVM_Chip<NVVM_SM_72>],
      "element of opC i32, element of opA si8, no a_transpose, rows of opA at least 32, columns of opB less than 16">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isInteger(32)}]>,
      CPred<[{::mlir::availability::getNumberType($_self.getOpA().getType()).isSignedInteger(8)}]>,
      CPred<[{$_self.getATranspose().value_or(false) == false}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(),
      1) >= 32}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getOpA().getType(), 0)
      >= 16}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getOpA().getType(),
      0) >= 32}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(), 1)
      >= 16}]>]>, [NVVM_Chip<NVVM_SM_72>],
      "element of opC i32, element of opA si8, no a_transpose, columns of opB from 16 to 31, rows of opA from 16 to 31">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isInteger(32)}]>,
      CPred<[{::mlir::availability::getNumberType($_self.getOpA().getType()).isSignedInteger(8)}]>,
      CPred<[{$_self.getATranspose().value_or(false) == false}]>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getOpA().getType(), 0)
      >= 16}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getOpA().getType(),
      0) >= 32}]>>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(),
      1) >= 16}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "element of opC i32, element of opA si8, no a_transpose, rows of opA from 16 to 31, columns of opB less than 16">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isInteger(32)}]>,
      CPred<[{::mlir::availability::getNumberType($_self.getOpA().getType()).isSignedInteger(8)}]>,
      CPred<[{$_self.getATranspose().value_or(false) == false}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(),
      1) >= 32}]>>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getOpA().getType(),
      0) >= 16}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "element of opC i32, element of opA si8, no a_transpose, columns of opB less than 32, rows of opA less than 16">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isInteger(32)}]>,
      CPred<[{::mlir::availability::getNumberType($_self.getOpA().getType()).isSignedInteger(8)}]>,
      Neg<CPred<[{$_self.getATranspose().value_or(false) == false}]>>]>,
      [NVVM_Chip<NVVM_SM_72>],
      "element of opC i32, element of opA si8, a_transpose">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getOpA().getType()).isF16()}]>>,
      CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isInteger(32)}]>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getOpA().getType()).isUnsignedInteger(8)}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getOpA().getType()).isSignedInteger(8)}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "element of opA f32 or f64, element of opC i32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getOpA().getType()).isF16()}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isInteger(32)}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(), 0)
      >= 16}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "element of opA not f16, element of opC f16 or f32 or f64, rows of opB at least 16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isInteger(32)}]>>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(),
      0) >= 16}]>>,
      CPred<[{::mlir::availability::getNumberType($_self.getOpA().getType()).isSignedInteger(8)}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "element of opC f16 or f32 or f64, rows of opB less than 16, element of opA si8">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isInteger(32)}]>>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(),
      0) >= 16}]>>,
      CPred<[{::mlir::availability::getNumberType($_self.getOpA().getType()).isF32()}]>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getOpA().getType(), 0)
      >= 16}]>]>, [NVVM_Chip<NVVM_SM_80>],
      "element of opC f16 or f32 or f64, rows of opB less than 16, element of opA f32, rows of opA at least 16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isInteger(32)}]>>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(),
      0) >= 16}]>>,
      CPred<[{::mlir::availability::getNumberType($_self.getOpA().getType()).isF32()}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getOpA().getType(),
      0) >= 16}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "element of opC f16 or f32 or f64, rows of opB less than 16, element of opA f32, rows of opA less than 16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getOpA().getType()).isF16()}]>>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(),
      0) >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getOpA().getType()).isSignedInteger(8)}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getOpA().getType()).isF32()}]>>,
      CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isF32()}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "element of opA f64 or ui8, rows of opB less than 16, element of opC f32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getOpA().getType()).isF16()}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isInteger(32)}]>>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(),
      0) >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getOpA().getType()).isSignedInteger(8)}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getOpA().getType()).isF32()}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isF32()}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getOpA().getType(), 0)
      >= 16}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "element of opA f64 or ui8, element of opC f16 or f64, rows of opB less than 16, rows of opA at least 16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getOpA().getType()).isF16()}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isInteger(32)}]>>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(),
      0) >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getOpA().getType()).isSignedInteger(8)}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getOpA().getType()).isF32()}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isF32()}]>>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getOpA().getType(),
      0) >= 16}]>>]>, [NVVM_Chip<NVVM_SM_80>],
      "element of opA f64 or ui8, element of opC f16 or f64, rows of opB less than 16, rows of opA less than 16">,
    AvailableWhen<CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isInteger(32)}]>,
      [NVVM_MinPTX<NVVM_PTX_63>], "element of opC i32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isInteger(32)}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getOpA().getType(), 0)
      >= 32}]>]>, [NVVM_MinPTX<NVVM_PTX_61>],
      "element of opC f16 or f32 or f64, rows of opA at least 32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getOpC().getType()).isInteger(32)}]>>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getOpA().getType(),
      0) >= 32}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getOpB().getType(), 1)
      >= 32}]>]>, [NVVM_MinPTX<NVVM_PTX_61>],
      "element of opC f16 or f32 or f64, rows of opA less than 32, columns of opB at least 32">
  ];
}

// gpu.subgroup_mma_elementwise
foreach op = OpsOfMLIR22<[
  "GPU_SubgroupMmaElementwiseOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<CPred<[{(!($_self.getArgs().size() > 1 &&
      ::mlir::availability::isOneOf(::mlir::availability::getMatrixSize($_self.getArgs()[1].getType(),
      1), {8, 16, 32}))) || (!(($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumberType($_self.getArgs()[1].getType()).isF16())
      || ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumberType($_self.getArgs()[1].getType()).isF32())
      || ($_self.getArgs().size() > 1 &&
      ::mlir::availability::getNumberType($_self.getArgs()[1].getType()).isF64())))
      || (!($_self.getArgs().size() > 1 &&
      ::mlir::availability::isOneOf(::mlir::availability::getMatrixSize($_self.getArgs()[1].getType(),
      0), {8, 16, 32}))) || (!($_self.getArgs().size() > 1 &&
      ::mlir::availability::getMatrixOperand($_self.getArgs()[1].getType()) ==
      "COp"))}]>,
      [UnknownNeeds<"no shape with such columns of args.1 or element of args.1 or rows of args.1 or use of args.1 is known to exist on any chip">],
      "columns of args.1 or element of args.1 or rows of args.1 or use of args.1">,
    AvailableWhen<CPred<[{!(($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumberType($_self.getArgs()[0].getType()).isF16())
      || ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumberType($_self.getArgs()[0].getType()).isF32())
      || ($_self.getArgs().size() > 0 &&
      ::mlir::availability::getNumberType($_self.getArgs()[0].getType()).isF64()))}]>,
      [UnknownNeeds<"no shape with such element of args is known to exist on any chip">],
      "element of args">,
    AvailableWhen<CPred<[{!(::mlir::availability::getNumberType($_self.getRes().getType()).isF16()
      || ::mlir::availability::getNumberType($_self.getRes().getType()).isF32()
      ||
      ::mlir::availability::getNumberType($_self.getRes().getType()).isF64())}]>,
      [UnknownNeeds<"no shape with such element of res is known to exist on any chip">],
      "element of res">,
    AvailableWhen<And<[CPred<[{$_self.getOpType() ==
      ::mlir::gpu::MMAElementwiseOp::MAXF}]>, CPred<[{$_self.getArgs().size() >
      0 &&
      ::mlir::availability::getNumberType($_self.getArgs()[0].getType()).isF16()}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "opType maxf, element of args f16">,
    AvailableWhen<And<[CPred<[{$_self.getOpType() ==
      ::mlir::gpu::MMAElementwiseOp::MINF}]>, CPred<[{$_self.getArgs().size() >
      0 &&
      ::mlir::availability::getNumberType($_self.getArgs()[0].getType()).isF16()}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "opType minf, element of args f16">,
    AvailableWhen<And<[Neg<CPred<[{$_self.getOpType() ==
      ::mlir::gpu::MMAElementwiseOp::ADDF}]>>, Neg<CPred<[{$_self.getOpType() ==
      ::mlir::gpu::MMAElementwiseOp::DIVF}]>>, Neg<CPred<[{$_self.getOpType() ==
      ::mlir::gpu::MMAElementwiseOp::MULF}]>>, Neg<CPred<[{$_self.getOpType() ==
      ::mlir::gpu::MMAElementwiseOp::MAXF}]>>, Neg<CPred<[{$_self.getOpType() ==
      ::mlir::gpu::MMAElementwiseOp::MINF}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "opType not addf, opType not divf, opType not mulf, opType not maxf, opType not minf">
  ];
}

// gpu.subgroup_mma_load_matrix
def : AvailabilityFor<GPU_SubgroupMmaLoadMatrixOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::isOneOf(::mlir::availability::getMemorySpace($_self.getSrcMemref().getType()),
      {0, 1, 3})) ||
      !(::mlir::availability::getLaneType($_self.getSrcMemref().getType()).isInteger(8)
      ||
      ::mlir::availability::getLaneType($_self.getSrcMemref().getType()).isF16()
      ||
      ::mlir::availability::getLaneType($_self.getSrcMemref().getType()).isF32()
      ||
      ::mlir::availability::getLaneType($_self.getSrcMemref().getType()).isF64()
      ||
      ::mlir::availability::getLaneType($_self.getSrcMemref().getType()).isInteger(32)
      ||
      ::llvm::isa<::mlir::FixedVectorType>(::mlir::availability::getLaneType($_self.getSrcMemref().getType())))}]>,
      [UnknownNeeds<"no shape with such memory of srcMemref or type of srcMemref is known to exist on any chip">],
      "memory of srcMemref or type of srcMemref">,
    AvailableWhen<CPred<[{::mlir::availability::isInNone($_self.getLeadDimension().getSExtValue(),
      {{0, 128}})}]>,
      [UnknownNeeds<"no shape with such leadDimension is known to exist on any chip">],
      "leadDimension not from 0 to 128">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF16()}]>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(), 1)
      >= 16}]>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(), 0)
      >= 16}]>]>, [NVVM_Chip<NVVM_SM_70>],
      "element of res f16, columns of res at least 16, rows of res at least 16">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF16()}]>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(), 1)
      >= 16}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(),
      0) >= 16}]>>,
      CPred<[{::mlir::availability::getMatrixOperand($_self.getRes().getType())
      == "BOp"}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "element of res f16, columns of res at least 16, rows of res less than 16, use of res BOp">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF16()}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(),
      0) >= 16}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(), 1)
      >= 32}]>,
      CPred<[{::mlir::availability::getMatrixOperand($_self.getRes().getType())
      == "AOp"}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "element of res f16, rows of res less than 16, columns of res at least 32, use of res AOp">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF16()}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(),
      0) >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getMatrixOperand($_self.getRes().getType())
      == "BOp"}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(), 1)
      >= 32}]>,
      Neg<CPred<[{::mlir::availability::getMatrixOperand($_self.getRes().getType())
      == "AOp"}]>>]>, [NVVM_Chip<NVVM_SM_70>],
      "element of res f16, rows of res less than 16, use of res COp, columns of res at least 32">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF16()}]>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(), 1)
      >= 16}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(),
      0) >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getMatrixOperand($_self.getRes().getType())
      == "BOp"}]>>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(),
      1) >= 32}]>>]>, [NVVM_Chip<NVVM_SM_70>],
      "element of res f16, columns of res from 16 to 31, rows of res less than 16, use of res AOp or COp">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF16()}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(),
      1) >= 16}]>>,
      CPred<[{::mlir::availability::getMatrixOperand($_self.getRes().getType())
      == "BOp"}]>]>, [NVVM_Chip<NVVM_SM_70>],
      "element of res f16, columns of res less than 16, use of res BOp">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF16()}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(),
      1) >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getMatrixOperand($_self.getRes().getType())
      == "BOp"}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "element of res f16, columns of res less than 16, use of res AOp or COp">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF64()}]>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(), 1)
      >= 16}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "element of res f64, columns of res at least 16">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF64()}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(),
      1) >= 16}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(), 0)
      >= 16}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "element of res f64, columns of res less than 16, rows of res at least 16">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF64()}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(),
      1) >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(),
      0) >= 16}]>>]>, [NVVM_Chip<NVVM_SM_80>],
      "element of res f64, columns of res less than 16, rows of res less than 16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF16()}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSrcMemref().getType()).isF32()}]>,
      CPred<[{::mlir::availability::getMatrixOperand($_self.getRes().getType())
      == "COp"}]>,
      CPred<[{::mlir::availability::getMemorySpace($_self.getSrcMemref().getType())
      >= 3}]>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(), 0)
      >= 32}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "element of res not f16, element of res not f64, type of srcMemref f32, use of res COp, memory of srcMemref at least 3, rows of res at least 32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF16()}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSrcMemref().getType()).isF32()}]>,
      CPred<[{::mlir::availability::getMatrixOperand($_self.getRes().getType())
      == "COp"}]>,
      CPred<[{::mlir::availability::getMemorySpace($_self.getSrcMemref().getType())
      >= 3}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(),
      0) >= 32}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(), 1)
      >= 16}]>]>, [NVVM_Chip<NVVM_SM_70>],
      "element of res not f16, element of res not f64, type of srcMemref f32, use of res COp, memory of srcMemref at least 3, rows of res less than 32, columns of res at least 16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF16()}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSrcMemref().getType()).isF32()}]>,
      CPred<[{::mlir::availability::getMatrixOperand($_self.getRes().getType())
      == "COp"}]>,
      CPred<[{::mlir::availability::getMemorySpace($_self.getSrcMemref().getType())
      >= 3}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(),
      0) >= 32}]>>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(),
      1) >= 16}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "element of res not f16, element of res not f64, type of srcMemref f32, use of res COp, memory of srcMemref at least 3, rows of res less than 32, columns of res less than 16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF16()}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSrcMemref().getType()).isF32()}]>,
      CPred<[{::mlir::availability::getMatrixOperand($_self.getRes().getType())
      == "COp"}]>,
      Neg<CPred<[{::mlir::availability::getMemorySpace($_self.getSrcMemref().getType())
      >= 3}]>>]>, [NVVM_Chip<NVVM_SM_70>],
      "element of res not f16, element of res not f64, type of srcMemref f32, use of res COp, memory of srcMemref less than 3">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF16()}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSrcMemref().getType()).isF32()}]>,
      Neg<CPred<[{::mlir::availability::getMatrixOperand($_self.getRes().getType())
      == "COp"}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(), 1)
      >= 16}]>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(), 0)
      >= 16}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "element of res not f16, element of res not f64, type of srcMemref f32, use of res AOp or BOp, columns of res at least 16, rows of res at least 16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF16()}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSrcMemref().getType()).isF32()}]>,
      Neg<CPred<[{::mlir::availability::getMatrixOperand($_self.getRes().getType())
      == "COp"}]>>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(),
      0) >= 16}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(), 1)
      >= 32}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "element of res not f16, element of res not f64, type of srcMemref f32, use of res AOp or BOp, rows of res less than 16, columns of res at least 32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF16()}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSrcMemref().getType()).isF32()}]>,
      Neg<CPred<[{::mlir::availability::getMatrixOperand($_self.getRes().getType())
      == "COp"}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(), 1)
      >= 16}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(),
      0) >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(),
      1) >= 32}]>>]>, [NVVM_Chip<NVVM_SM_80>],
      "element of res not f16, element of res not f64, type of srcMemref f32, use of res AOp or BOp, columns of res from 16 to 31, rows of res less than 16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF16()}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSrcMemref().getType()).isF32()}]>,
      Neg<CPred<[{::mlir::availability::getMatrixOperand($_self.getRes().getType())
      == "COp"}]>>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(),
      1) >= 16}]>>]>, [NVVM_Chip<NVVM_SM_80>],
      "element of res not f16, element of res not f64, type of srcMemref f32, use of res AOp or BOp, columns of res less than 16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF16()}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(), 0)
      >= 32}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getSrcMemref().getType()).isInteger(32)}]>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(), 1)
      >= 16}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "element of res not f16, element of res not f64, rows of res at least 32, type of srcMemref i32, columns of res at least 16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF16()}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(), 0)
      >= 32}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getSrcMemref().getType()).isInteger(32)}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(),
      1) >= 16}]>>]>, [NVVM_Chip<NVVM_SM_72>],
      "element of res not f16, element of res not f64, rows of res at least 32, type of srcMemref i32, columns of res less than 16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF16()}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF64()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSrcMemref().getType()).isF32()}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(), 0)
      >= 32}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSrcMemref().getType()).isInteger(32)}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "element of res not f16, element of res not f64, type of srcMemref not f32, type of srcMemref not i32, rows of res at least 32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF16()}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(), 0)
      >= 16}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(),
      0) >= 32}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(), 1)
      >= 16}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getSrcMemref().getType()).isInteger(32)}]>,
      CPred<[{::mlir::availability::getMatrixOperand($_self.getRes().getType())
      == "AOp"}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "element of res not f16, element of res not f64, rows of res from 16 to 31, columns of res at least 16, type of srcMemref i32, use of res AOp">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF16()}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(), 0)
      >= 16}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(),
      0) >= 32}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(), 1)
      >= 16}]>,
      CPred<[{::mlir::availability::getLaneType($_self.getSrcMemref().getType()).isInteger(32)}]>,
      Neg<CPred<[{::mlir::availability::getMatrixOperand($_self.getRes().getType())
      == "AOp"}]>>]>, [NVVM_Chip<NVVM_SM_72>],
      "element of res not f16, element of res not f64, rows of res from 16 to 31, columns of res at least 16, type of srcMemref i32, use of res BOp or COp">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF16()}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF64()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSrcMemref().getType()).isF32()}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(), 0)
      >= 16}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(),
      0) >= 32}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(), 1)
      >= 16}]>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSrcMemref().getType()).isInteger(32)}]>>]>,
      [NVVM_Chip<NVVM_SM_72>],
      "element of res not f16, element of res not f64, type of srcMemref not f32, type of srcMemref not i32, rows of res from 16 to 31, columns of res at least 16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF16()}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF64()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSrcMemref().getType()).isF32()}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(), 0)
      >= 16}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(),
      0) >= 32}]>>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(),
      1) >= 16}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "element of res not f16, element of res not f64, type of srcMemref not f32, rows of res from 16 to 31, columns of res less than 16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF16()}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF64()}]>>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(),
      0) >= 16}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSrcMemref().getType()).isInteger(32)}]>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(), 1)
      >= 32}]>]>, [NVVM_Chip<NVVM_SM_72>],
      "element of res not f16, element of res not f64, rows of res less than 16, type of srcMemref i32, columns of res at least 32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF16()}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF64()}]>>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(),
      0) >= 16}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSrcMemref().getType()).isInteger(32)}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(),
      1) >= 32}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "element of res not f16, element of res not f64, rows of res less than 16, type of srcMemref i32, columns of res less than 32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF16()}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isF64()}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSrcMemref().getType()).isF32()}]>>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(),
      0) >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSrcMemref().getType()).isInteger(32)}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "element of res not f16, element of res not f64, type of srcMemref not f32, type of srcMemref not i32, rows of res less than 16">,
    AvailableWhen<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isSignedInteger(8)}]>,
      [NVVM_MinPTX<NVVM_PTX_63>], "element of res si8">,
    AvailableWhen<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isInteger(32)}]>,
      [NVVM_MinPTX<NVVM_PTX_63>], "element of res i32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isSignedInteger(8)}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isInteger(32)}]>>,
      CPred<[{$_self.getLeadDimension().getSExtValue() >= 64}]>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(), 1)
      >= 32}]>]>, [NVVM_MinPTX<NVVM_PTX_61>],
      "element of res not si8, element of res not i32, leadDimension at least 64, columns of res at least 32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isSignedInteger(8)}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isInteger(32)}]>>,
      CPred<[{$_self.getLeadDimension().getSExtValue() >= 64}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(),
      1) >= 32}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSrcMemref().getType()).isInteger(8)}]>]>,
      [NVVM_MinPTX<NVVM_PTX_63>],
      "element of res not si8, element of res not i32, leadDimension at least 64, columns of res less than 32, type of srcMemref i8">,
    AvailableWhen<And<[CPred<[{$_self.getLeadDimension().getSExtValue() >=
      64}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(),
      1) >= 32}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSrcMemref().getType()).isInteger(8)}]>>,
      CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isSignedInteger(32)}]>]>,
      [NVVM_MinPTX<NVVM_PTX_63>],
      "leadDimension at least 64, columns of res less than 32, type of srcMemref not i8, element of res si32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isSignedInteger(8)}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isInteger(32)}]>>,
      CPred<[{$_self.getLeadDimension().getSExtValue() >= 64}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(),
      1) >= 32}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getSrcMemref().getType()).isInteger(8)}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isSignedInteger(32)}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(), 0)
      >= 32}]>]>, [NVVM_MinPTX<NVVM_PTX_61>],
      "element of res not si8, element of res not i32, element of res not si32, leadDimension at least 64, columns of res less than 32, type of srcMemref not i8, rows of res at least 32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isSignedInteger(8)}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isInteger(32)}]>>,
      CPred<[{$_self.getLeadDimension().getSExtValue() >= 64}]>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isSignedInteger(32)}]>>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(),
      0) >= 32}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSrcMemref().getType()).isF16()}]>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(), 0)
      >= 16}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(),
      1) >= 16}]>>]>, [NVVM_MinPTX<NVVM_PTX_61>],
      "element of res not si8, element of res not i32, element of res not si32, leadDimension at least 64, rows of res from 16 to 31, type of srcMemref f16, columns of res less than 16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isSignedInteger(8)}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isInteger(32)}]>>,
      CPred<[{$_self.getLeadDimension().getSExtValue() >= 64}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(),
      1) >= 32}]>>,
      Neg<CPred<[{::mlir::availability::getNumberType($_self.getRes().getType()).isSignedInteger(32)}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getSrcMemref().getType()).isF16()}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getRes().getType(),
      0) >= 16}]>>]>, [NVVM_MinPTX<NVVM_PTX_61>],
      "element of res not si8, element of res not i32, element of res not si32, leadDimension at least 64, columns of res less than 32, type of srcMemref f16, rows of res less than 16">
  ];
}

// gpu.subgroup_mma_store_matrix
def : AvailabilityFor<GPU_SubgroupMmaStoreMatrixOp> {
  let availability = [
    AvailableWhen<CPred<[{!(::mlir::availability::isOneOf(::mlir::availability::getMemorySpace($_self.getDstMemref().getType()),
      {0, 1, 3})) ||
      !(::mlir::availability::getLaneType($_self.getDstMemref().getType()).isF16()
      ||
      ::mlir::availability::getLaneType($_self.getDstMemref().getType()).isF32()
      ||
      ::mlir::availability::getLaneType($_self.getDstMemref().getType()).isF64()
      ||
      ::mlir::availability::getLaneType($_self.getDstMemref().getType()).isInteger(32)
      ||
      ::llvm::isa<::mlir::FixedVectorType>(::mlir::availability::getLaneType($_self.getDstMemref().getType())))}]>,
      [UnknownNeeds<"no shape with such memory of dstMemref or type of dstMemref is known to exist on any chip">],
      "memory of dstMemref or type of dstMemref">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberType($_self.getSrc().getType()).isInteger(32)}]>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getSrc().getType(), 1)
      >= 16}]>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getSrc().getType(), 0)
      >= 32}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "element of src i32, columns of src at least 16, rows of src at least 32">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberType($_self.getSrc().getType()).isInteger(32)}]>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getSrc().getType(), 1)
      >= 16}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getSrc().getType(),
      0) >= 32}]>>]>, [NVVM_Chip<NVVM_SM_72>],
      "element of src i32, columns of src at least 16, rows of src less than 32">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberType($_self.getSrc().getType()).isInteger(32)}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getSrc().getType(),
      1) >= 16}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getSrc().getType(), 0)
      >= 32}]>]>, [NVVM_Chip<NVVM_SM_72>],
      "element of src i32, columns of src less than 16, rows of src at least 32">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getNumberType($_self.getSrc().getType()).isInteger(32)}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getSrc().getType(),
      1) >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getSrc().getType(),
      0) >= 32}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "element of src i32, columns of src less than 16, rows of src less than 32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getSrc().getType()).isInteger(32)}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDstMemref().getType()).isF64()}]>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getSrc().getType(), 0)
      >= 16}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "element of src f16 or f32 or f64, type of dstMemref f64, rows of src at least 16">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getSrc().getType()).isInteger(32)}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDstMemref().getType()).isF64()}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getSrc().getType(),
      0) >= 16}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getSrc().getType(), 1)
      >= 32}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "element of src f16 or f32 or f64, type of dstMemref f64, rows of src less than 16, columns of src at least 32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getSrc().getType()).isInteger(32)}]>>,
      CPred<[{::mlir::availability::getLaneType($_self.getDstMemref().getType()).isF64()}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getSrc().getType(),
      0) >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getSrc().getType(),
      1) >= 32}]>>]>, [NVVM_Chip<NVVM_SM_80>],
      "element of src f16 or f32 or f64, type of dstMemref f64, rows of src less than 16, columns of src less than 32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getSrc().getType()).isInteger(32)}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDstMemref().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getSrc().getType(), 1)
      >= 16}]>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getSrc().getType(), 0)
      >= 32}]>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "element of src f16 or f32 or f64, type of dstMemref not f64, columns of src at least 16, rows of src at least 32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getSrc().getType()).isInteger(32)}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDstMemref().getType()).isF64()}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getSrc().getType(), 1)
      >= 16}]>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getSrc().getType(),
      0) >= 32}]>>]>, [NVVM_Chip<NVVM_SM_70>],
      "element of src f16 or f32 or f64, type of dstMemref not f64, columns of src at least 16, rows of src less than 32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getSrc().getType()).isInteger(32)}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDstMemref().getType()).isF64()}]>>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getSrc().getType(),
      1) >= 16}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getSrc().getType(), 0)
      >= 32}]>]>, [NVVM_Chip<NVVM_SM_70>],
      "element of src f16 or f32 or f64, type of dstMemref not f64, columns of src less than 16, rows of src at least 32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getSrc().getType()).isInteger(32)}]>>,
      Neg<CPred<[{::mlir::availability::getLaneType($_self.getDstMemref().getType()).isF64()}]>>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getSrc().getType(),
      1) >= 16}]>>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getSrc().getType(),
      0) >= 32}]>>]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "element of src f16 or f32 or f64, type of dstMemref not f64, columns of src less than 16, rows of src less than 32">,
    AvailableWhen<CPred<[{::mlir::availability::getNumberType($_self.getSrc().getType()).isInteger(32)}]>,
      [NVVM_MinPTX<NVVM_PTX_63>], "element of src i32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getSrc().getType()).isInteger(32)}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getSrc().getType(), 0)
      >= 32}]>]>, [NVVM_MinPTX<NVVM_PTX_61>],
      "element of src f16 or f32 or f64, rows of src at least 32">,
    AvailableWhen<And<[Neg<CPred<[{::mlir::availability::getNumberType($_self.getSrc().getType()).isInteger(32)}]>>,
      Neg<CPred<[{::mlir::availability::getMatrixSize($_self.getSrc().getType(),
      0) >= 32}]>>,
      CPred<[{::mlir::availability::getMatrixSize($_self.getSrc().getType(), 1)
      >= 32}]>]>, [NVVM_MinPTX<NVVM_PTX_61>],
      "element of src f16 or f32 or f64, rows of src less than 32, columns of src at least 32">
  ];
}

} // convertedTo

#endif // MLIR_AVAILABILITY_GENERATED_GPU_NVVMOPS_TD
