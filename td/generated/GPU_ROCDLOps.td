//===- GPU_ROCDLOps.td - What probes say of GPU_ROCDL -*- tablegen -*-===//
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
    AvailableWhen<CPred<[{::mlir::availability::getConstant($_self.getOffset())
      >= 32 && $_self.getMode() == ::mlir::gpu::ShuffleMode::XOR &&
      !(::mlir::availability::getConstant($_self.getWidth()) >= 165)}]>,
      [ROCDL_Feature<ROCDL_Feature_GFX7_GFX8_GFX9_INSTS>],
      "constant offset at least 32, mode xor, constant width less than 165">,
    AvailableWhen<CPred<[{!(::mlir::availability::getConstant($_self.getOffset())
      >= 32) && ::mlir::availability::getConstant($_self.getOffset()) >= 16 &&
      $_self.getMode() == ::mlir::gpu::ShuffleMode::XOR &&
      ::mlir::getElementTypeOrSelf($_self.getShuffleResult().getType()).isF32()
      && !(::mlir::availability::getConstant($_self.getWidth()) >= 128)}]>,
      [AnyOf<[ROCDL_Feature<ROCDL_Feature_GFX1250_INSTS>,
      ROCDL_Feature<ROCDL_Feature_GFX7_GFX8_GFX9_INSTS>]>],
      "constant offset less than 32, constant offset at least 16, mode xor, type of shuffleResult f32, constant width less than 128">
  ];
}

// gpu.subgroup_broadcast
def : AvailabilityFor<GPU_SubgroupBroadcastOp> {
  let availability = [
    AvailableWhen<CPred<[{::mlir::availability::getNumLanes($_self.getResult().getType())
      >= 3 && !(::mlir::availability::getNumLanes($_self.getResult().getType())
      >= 4) && $_self.getBroadcastType() ==
      ::mlir::gpu::BroadcastType::first_active_lane}]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of result at least 3, lanes of result less than 4, broadcast_type first_active_lane">,
    AvailableWhen<CPred<[{::mlir::availability::getNumLanes($_self.getResult().getType())
      >= 3 && !(::mlir::availability::getNumLanes($_self.getResult().getType())
      >= 4) && !($_self.getBroadcastType() ==
      ::mlir::gpu::BroadcastType::first_active_lane) &&
      ::mlir::getElementTypeOrSelf($_self.getResult().getType()).isF16()}]>,
      [UnknownNeeds<"none of its shapes like this one that were tried exists on any known chip">],
      "lanes of result at least 3, lanes of result less than 4, broadcast_type not first_active_lane, type of result f16">
  ];
}

} // convertedTo

#endif // MLIR_AVAILABILITY_GENERATED_GPU_ROCDLOPS_TD
