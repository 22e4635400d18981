//===- SubgroupOps.cpp - Reductions and subgroups -------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SubgroupOps.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::availability;

SubgroupOps::SubgroupOps(Operation *root) {
  root->walk([&](Operation *op) {
    StringRef name = op->getName().getStringRef();
    if (auto reduction = dyn_cast<gpu::AllReduceOp>(op))
      allReductions.push_back(reduction);
    else if (auto reduction = dyn_cast<gpu::SubgroupReduceOp>(op))
      reductions.push_back(reduction);
    else if (isa<gpu::LaneIdOp, gpu::SubgroupIdOp, gpu::NumSubgroupsOp,
                 gpu::SubgroupSizeOp>(op))
      queries.push_back(op);
    else if (auto shuffle = dyn_cast<gpu::ShuffleOp>(op))
      shuffles.push_back(shuffle);
    else if (isa<gpu::RotateOp, gpu::SubgroupBroadcastOp,
                 gpu::WarpExecuteOnLane0Op>(op) ||
             name.starts_with("gpu.subgroup_mma_") ||
             name.starts_with("spirv.Group") ||
             name.starts_with("spirv.KHR.Group"))
      others.push_back(op);
  });
}

/// Returns true when the op that conversion replaces a reduction by is
/// available. All such ops need the same, whatever they reduce with.
static bool isSupported(gpu::SubgroupReduceOp reduction, OpChecker &checker) {
  // Workaround: subgroup-reduce-forms
  if (reduction.getClusterStride() != 1)
    return false;
  OpBuilder builder(reduction.getContext());
  auto operation = reduction.getClusterSize()
                       ? spirv::GroupOperation::ClusteredReduce
                       : spirv::GroupOperation::Reduce;
  auto made = spirv::GroupNonUniformIAddOp::create(
      builder, reduction.getLoc(), reduction.getType(), spirv::Scope::Subgroup,
      operation, reduction.getValue(), Value());
  bool isTaken = isAvailable(checker.judge(made));
  made->erase();
  return isTaken;
}

/// Returns true when the invocations that a shuffle is about are a subgroup of
/// the target: subgroups have its width and no other size, and rows of
/// workgroups are whole subgroups. Otherwise the target may take other
/// invocations together.
static bool fitsSubgroups(gpu::ShuffleOp shuffle,
                          spirv::ResourceLimitsAttr limits) {
  llvm::APInt width;
  auto kernel = shuffle->getParentOfType<gpu::GPUFuncOp>();
  if (!kernel || !kernel.isKernel() ||
      !matchPattern(shuffle.getWidth(), m_ConstantInt(&width)) ||
      limits.getMinSubgroupSize() != limits.getMaxSubgroupSize() ||
      limits.getMinSubgroupSize() != width.getSExtValue())
    return false;
  DenseI32ArrayAttr size =
      spirv::lookupEntryPointABI(kernel).getWorkgroupSize();
  return size[0] % width.getSExtValue() == 0;
}

/// Returns true when a shuffle can be one of a subgroup of the target, and the
/// op that conversion replaces it by is available.
static bool isSupported(gpu::ShuffleOp shuffle, OpChecker &checker,
                        spirv::ResourceLimitsAttr limits) {
  if (!fitsSubgroups(shuffle, limits))
    return false;
  OpBuilder builder(shuffle.getContext());
  Operation *made;
  switch (shuffle.getMode()) {
  case gpu::ShuffleMode::XOR:
  case gpu::ShuffleMode::IDX:
    made = spirv::GroupNonUniformShuffleXorOp::create(
        builder, shuffle.getLoc(), spirv::Scope::Subgroup, shuffle.getValue(),
        shuffle.getOffset());
    break;
  case gpu::ShuffleMode::DOWN:
  case gpu::ShuffleMode::UP:
    made = spirv::GroupNonUniformShuffleUpOp::create(
        builder, shuffle.getLoc(), spirv::Scope::Subgroup, shuffle.getValue(),
        shuffle.getOffset());
    break;
  }
  bool isTaken = isAvailable(checker.judge(made));
  made->erase();
  return isTaken;
}

/// Returns true when the built-in variable that conversion replaces a query by
/// is available.
static bool isQueryAvailable(Operation *query, OpChecker &checker) {
  OpBuilder builder(query->getContext());
  spirv::BuiltIn builtIn =
      isa<gpu::LaneIdOp>(query) ? spirv::BuiltIn::SubgroupLocalInvocationId
      : isa<gpu::SubgroupIdOp>(query)   ? spirv::BuiltIn::SubgroupId
      : isa<gpu::NumSubgroupsOp>(query) ? spirv::BuiltIn::NumSubgroups
                                        : spirv::BuiltIn::SubgroupSize;
  auto made = spirv::GlobalVariableOp::create(
      builder, query->getLoc(),
      spirv::PointerType::get(builder.getI32Type(), spirv::StorageClass::Input),
      "query", builtIn);
  bool isTaken = isAvailable(checker.judge(made));
  made->erase();
  return isTaken;
}

Operation *
mlir::availability::findUnavailable(const SubgroupOps &ops, OpChecker &checker,
                                    spirv::ResourceLimitsAttr limits) {
  for (gpu::ShuffleOp shuffle : ops.shuffles)
    if (!isSupported(shuffle, checker, limits))
      return shuffle;
  for (gpu::SubgroupReduceOp reduction : ops.reductions)
    if (!isSupported(reduction, checker))
      return reduction;
  for (Operation *query : ops.queries)
    if (!isQueryAvailable(query, checker))
      return query;
  return nullptr;
}

/// Replaces a reduction by the op `Op` of SPIR-V.
template <typename Op>
static void replaceBy(gpu::SubgroupReduceOp reduction) {
  ImplicitLocOpBuilder builder(reduction.getLoc(), reduction);
  auto operation = spirv::GroupOperation::Reduce;
  Value size;
  if (std::optional<uint32_t> clusterSize = reduction.getClusterSize()) {
    operation = spirv::GroupOperation::ClusteredReduce;
    size = spirv::ConstantOp::create(builder, builder.getI32Type(),
                                     builder.getI32IntegerAttr(*clusterSize));
  }
  Value result =
      Op::create(builder, reduction.getType(), spirv::Scope::Subgroup,
                 operation, reduction.getValue(), size);
  reduction.replaceAllUsesWith(result);
  reduction.erase();
}

/// Replaces a bitwise reduction by an op of SPIR-V. Leaves others alone.
//
// Workaround: subgroup-reduce-bitwise
// Upstream's gpu-to-spirv has no patterns for bitwise reductions of a subgroup.
// We convert them here.
static void replaceBitwise(gpu::SubgroupReduceOp reduction) {
  switch (reduction.getOp()) {
  case gpu::AllReduceOperation::AND:
    return replaceBy<spirv::GroupNonUniformBitwiseAndOp>(reduction);
  case gpu::AllReduceOperation::OR:
    return replaceBy<spirv::GroupNonUniformBitwiseOrOp>(reduction);
  case gpu::AllReduceOperation::XOR:
    return replaceBy<spirv::GroupNonUniformBitwiseXorOp>(reduction);
  default:
    return;
  }
}

// Workaround: subgroup-reduce-forms
// Upstream's gpu-to-spirv has no patterns for reductions of vectors, and none
// where the lanes of a cluster lie apart. Of a `uniform` one it makes an
// instruction of OpenCL. We reduce vectors number by number, lanes that lie
// apart in workgroup memory, and leave `uniform` out.
void mlir::availability::prepareForDevice(gpu::SubgroupReduceOp reduction) {
  reduction.setUniform(false);
  auto type = dyn_cast<VectorType>(reduction.getType());
  if (!type)
    return replaceBitwise(reduction);
  ImplicitLocOpBuilder builder(reduction.getLoc(), reduction);
  SmallVector<Value> elements;
  for (int64_t i = 0, e = type.getNumElements(); i != e; ++i) {
    Value element = vector::ExtractOp::create(builder, reduction.getValue(), i);
    auto reduced = cast<gpu::SubgroupReduceOp>(builder.clone(*reduction));
    reduced.getValueMutable().assign(element);
    reduced.getResult().setType(element.getType());
    elements.push_back(reduced);
  }
  auto parts = llvm::map_to_vector(elements, [](Value element) {
    return element.getDefiningOp<gpu::SubgroupReduceOp>();
  });
  reduction.replaceAllUsesWith(
      vector::FromElementsOp::create(builder, type, elements).getResult());
  reduction.erase();
  for (gpu::SubgroupReduceOp part : parts)
    replaceBitwise(part);
}
