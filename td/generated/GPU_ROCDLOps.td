//===- GPU_ROCDLOps.td - What probes say of GPU_ROCDL -*- tablegen -*-===//
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

#ifndef MLIR_AVAILABILITY_GENERATED_GPU_ROCDLOPS_TD
#define MLIR_AVAILABILITY_GENERATED_GPU_ROCDLOPS_TD

let convertedTo = "rocdl" in {

foreach op = !listconcat([
  GPU_ClusterBlockIdOp, GPU_ClusterDimBlocksOp, GPU_ClusterDimOp,
  GPU_ClusterIdOp, GPU_RotateOp, GPU_SubgroupMmaComputeOp,
  GPU_SubgroupMmaConstantMatrixOp, GPU_SubgroupMmaExtractThreadLocalOp,
  GPU_SubgroupMmaInsertThreadLocalOp, GPU_SubgroupMmaLoadMatrixOp,
  GPU_SubgroupMmaStoreMatrixOp
],
OpsOfMLIR22<[
  "GPU_SubgroupMmaElementwiseOp"
]>.ops) in
  def : AvailabilityFor<op> {
    let availability = [
      UnknownNeeds<"none of its shapes that were tried exists on any known chip">
    ];
  }

// gpu.shuffle
def : AvailabilityFor<GPU_ShuffleOp> {
  let availability = [
    AvailableWhen<CPred<[{!(((::mlir::availability::getNumLanes($_self.getShuffleResult().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getShuffleResult().getType()).isInteger(1)
      ||
      ::mlir::availability::getLaneType($_self.getShuffleResult().getType()).isInteger(4)
      ||
      ::mlir::availability::getLaneType($_self.getShuffleResult().getType()).isInteger(8)
      ||
      ::mlir::availability::getLaneType($_self.getShuffleResult().getType()).isF16()
      ||
      ::mlir::availability::getLaneType($_self.getShuffleResult().getType()).isF32()
      ||
      ::mlir::availability::getLaneType($_self.getShuffleResult().getType()).isF64()
      ||
      ::mlir::availability::getLaneType($_self.getShuffleResult().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getShuffleResult().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getShuffleResult().getType()).isInteger(64)
      ||
      ::mlir::availability::getLaneType($_self.getShuffleResult().getType()).isBF16()
      ||
      ::llvm::isa<::mlir::Float8E5M2Type>(::mlir::availability::getLaneType($_self.getShuffleResult().getType()))
      ||
      ::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getShuffleResult().getType()))
      ||
      ::llvm::isa<::mlir::Float8E4M3FNUZType>(::mlir::availability::getLaneType($_self.getShuffleResult().getType()))))
      ||
      ((::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getShuffleResult().getType()),
      {2, 4})) &&
      (::mlir::availability::getLaneType($_self.getShuffleResult().getType()).isInteger(8)
      ||
      ::mlir::availability::getLaneType($_self.getShuffleResult().getType()).isF16()
      ||
      ::mlir::availability::getLaneType($_self.getShuffleResult().getType()).isF32()
      ||
      ::mlir::availability::getLaneType($_self.getShuffleResult().getType()).isF64()
      ||
      ::mlir::availability::getLaneType($_self.getShuffleResult().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getShuffleResult().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getShuffleResult().getType()).isInteger(64)
      ||
      ::mlir::availability::getLaneType($_self.getShuffleResult().getType()).isBF16())))}]>,
      [UnknownNeeds<"no shape with such lanes of shuffleResult or type of shuffleResult is known to exist on any chip">],
      "lanes of shuffleResult or type of shuffleResult">,
    AvailableWhen<CPred<[{!(((::mlir::availability::getNumLanes($_self.getValue().getType())
      == 1) &&
      (::mlir::availability::getLaneType($_self.getValue().getType()).isInteger(1)
      ||
      ::mlir::availability::getLaneType($_self.getValue().getType()).isInteger(4)
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
      ::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getValue().getType()))
      ||
      ::llvm::isa<::mlir::Float8E4M3FNUZType>(::mlir::availability::getLaneType($_self.getValue().getType()))))
      ||
      ((::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getValue().getType()),
      {2, 4})) &&
      (::mlir::availability::getLaneType($_self.getValue().getType()).isInteger(8)
      || ::mlir::availability::getLaneType($_self.getValue().getType()).isF16()
      || ::mlir::availability::getLaneType($_self.getValue().getType()).isF32()
      || ::mlir::availability::getLaneType($_self.getValue().getType()).isF64()
      ||
      ::mlir::availability::getLaneType($_self.getValue().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getValue().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getValue().getType()).isInteger(64)
      ||
      ::mlir::availability::getLaneType($_self.getValue().getType()).isBF16())))}]>,
      [UnknownNeeds<"no shape with such lanes of value or type of value is known to exist on any chip">],
      "lanes of value or type of value">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getConstant($_self.getWidth())
      == 64}]>, CPred<[{::mlir::availability::getConstant($_self.getOffset()) ==
      32}]>, CPred<[{$_self.getMode() == ::mlir::gpu::ShuffleMode::XOR}]>]>,
      [ROCDL_Feature<ROCDL_Feature_GFX7_GFX8_GFX9_INSTS>],
      "constant width 64, constant offset 32, mode xor">,
    AvailableWhen<And<[CPred<[{::mlir::availability::getConstant($_self.getWidth())
      == 64}]>, CPred<[{$_self.getMode() == ::mlir::gpu::ShuffleMode::XOR}]>,
      CPred<[{::mlir::availability::getConstant($_self.getOffset()) == 16}]>]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>,
      ROCDL_Feature<ROCDL_Feature_GFX7_GFX8_GFX9_INSTS>]>],
      "constant width 64, mode xor, constant offset 16">
  ];
}

// gpu.subgroup_broadcast
def : AvailabilityFor<GPU_SubgroupBroadcastOp> {
  let availability = [
    AvailableWhen<CPred<[{$_self.getLane() && !(($_self.getLane() &&
      ::mlir::availability::getNumLanes($_self.getLane().getType()) == 1) &&
      ($_self.getLane() &&
      ::mlir::availability::getLaneType($_self.getLane().getType()).isInteger(32)))}]>,
      [UnknownNeeds<"no shape with such lanes of lane or type of lane is known to exist on any chip">],
      "lanes of lane or type of lane">,
    AvailableWhen<CPred<[{!$_self.getResult().getType().isIndex() &&
      !(((::mlir::availability::getNumLanes($_self.getResult().getType()) == 1)
      &&
      (::mlir::availability::getLaneType($_self.getResult().getType()).isInteger(1)
      ||
      ::mlir::availability::getLaneType($_self.getResult().getType()).isInteger(4)
      ||
      ::mlir::availability::getLaneType($_self.getResult().getType()).isInteger(8)
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
      ::mlir::availability::getLaneType($_self.getResult().getType()).isBF16()
      ||
      ::llvm::isa<::mlir::Float8E5M2Type>(::mlir::availability::getLaneType($_self.getResult().getType()))
      ||
      ::llvm::isa<::mlir::Float4E2M1FNType>(::mlir::availability::getLaneType($_self.getResult().getType()))
      ||
      ::llvm::isa<::mlir::Float6E2M3FNType>(::mlir::availability::getLaneType($_self.getResult().getType()))
      ||
      ::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getResult().getType()))
      ||
      ::llvm::isa<::mlir::Float8E4M3FNUZType>(::mlir::availability::getLaneType($_self.getResult().getType()))
      ||
      ::llvm::isa<::mlir::Float8E5M2FNUZType>(::mlir::availability::getLaneType($_self.getResult().getType()))))
      ||
      ((::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getResult().getType()),
      {2, 4, 8, 16, 32})) &&
      (::mlir::availability::getLaneType($_self.getResult().getType()).isInteger(8)
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
      ::mlir::availability::getLaneType($_self.getResult().getType()).isBF16()))
      || ((::mlir::availability::getNumLanes($_self.getResult().getType()) == 3)
      &&
      (::mlir::availability::getLaneType($_self.getResult().getType()).isInteger(8)
      || ::mlir::availability::getLaneType($_self.getResult().getType()).isF32()
      || ::mlir::availability::getLaneType($_self.getResult().getType()).isF64()
      ||
      ::mlir::availability::getLaneType($_self.getResult().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getResult().getType()).isInteger(64)))
      || ((::mlir::availability::getNumLanes($_self.getResult().getType()) == 6)
      &&
      (::mlir::availability::getLaneType($_self.getResult().getType()).isF16()
      || ::mlir::availability::getLaneType($_self.getResult().getType()).isF32()
      || ::mlir::availability::getLaneType($_self.getResult().getType()).isF64()
      ||
      ::mlir::availability::getLaneType($_self.getResult().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getResult().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getResult().getType()).isInteger(64)
      ||
      ::mlir::availability::getLaneType($_self.getResult().getType()).isBF16())))}]>,
      [UnknownNeeds<"no shape with such lanes of result or type of result is known to exist on any chip">],
      "lanes of result or type of result">,
    AvailableWhen<CPred<[{!$_self.getSrc().getType().isIndex() &&
      !(((::mlir::availability::getNumLanes($_self.getSrc().getType()) == 1) &&
      (::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(1)
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
      ||
      ::llvm::isa<::mlir::Float8E5M2Type>(::mlir::availability::getLaneType($_self.getSrc().getType()))
      ||
      ::llvm::isa<::mlir::Float4E2M1FNType>(::mlir::availability::getLaneType($_self.getSrc().getType()))
      ||
      ::llvm::isa<::mlir::Float6E2M3FNType>(::mlir::availability::getLaneType($_self.getSrc().getType()))
      ||
      ::llvm::isa<::mlir::Float8E4M3FNType>(::mlir::availability::getLaneType($_self.getSrc().getType()))
      ||
      ::llvm::isa<::mlir::Float8E4M3FNUZType>(::mlir::availability::getLaneType($_self.getSrc().getType()))
      ||
      ::llvm::isa<::mlir::Float8E5M2FNUZType>(::mlir::availability::getLaneType($_self.getSrc().getType()))))
      ||
      ((::mlir::availability::isOneOf(::mlir::availability::getNumLanes($_self.getSrc().getType()),
      {2, 4, 8, 16, 32})) &&
      (::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(8)
      || ::mlir::availability::getLaneType($_self.getSrc().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isF64() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(64)
      || ::mlir::availability::getLaneType($_self.getSrc().getType()).isBF16()))
      || ((::mlir::availability::getNumLanes($_self.getSrc().getType()) == 3) &&
      (::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(8)
      || ::mlir::availability::getLaneType($_self.getSrc().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isF64() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(64)))
      || ((::mlir::availability::getNumLanes($_self.getSrc().getType()) == 6) &&
      (::mlir::availability::getLaneType($_self.getSrc().getType()).isF16() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isF32() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isF64() ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(16)
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(32)
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isInteger(64)
      ||
      ::mlir::availability::getLaneType($_self.getSrc().getType()).isBF16())))}]>,
      [UnknownNeeds<"no shape with such lanes of src or type of src is known to exist on any chip">],
      "lanes of src or type of src">
  ];
}

} // convertedTo

#endif // MLIR_AVAILABILITY_GENERATED_GPU_ROCDLOPS_TD
