//===- SubgroupOps.cpp - Reductions and subgroups -------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SubgroupOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
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

Operation *SubgroupOps::getFirst() const {
  if (!shuffles.empty())
    return shuffles.front();
  if (!reductions.empty())
    return reductions.front();
  if (!queries.empty())
    return queries.front();
  return others.empty() ? nullptr : others.front();
}

/// Returns true when the op that replaces a reduction is available. The
/// combining operation makes no difference.
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

/// Returns the offset of a shuffle if it is constant.
static std::optional<int64_t> getOffset(gpu::ShuffleOp shuffle) {
  llvm::APInt offset;
  if (!matchPattern(shuffle.getOffset(), m_ConstantInt(&offset)))
    return std::nullopt;
  return offset.getZExtValue();
}

/// Creates the SPIR-V op that reads `value` from the lane `lane`.
static Value createShuffle(ImplicitLocOpBuilder &builder, Value value,
                           Value lane) {
  return spirv::GroupNonUniformShuffleOp::create(
      builder, spirv::Scope::Subgroup, value, lane);
}

/// Returns true when the op that replaces a shuffle is available, assuming that
/// the subgroup size fits.
static bool isSupported(gpu::ShuffleOp shuffle, OpChecker &checker) {
  Type type = shuffle.getValue().getType();
  auto scalar = dyn_cast<spirv::ScalarType>(type);
  if (!scalar || type.isInteger(1))
    return false;
  ImplicitLocOpBuilder builder(shuffle.getLoc(), shuffle.getContext());
  Operation *made =
      createShuffle(builder, shuffle.getValue(), shuffle.getOffset())
          .getDefiningOp();
  bool isTaken = isAvailable(checker.judge(made));
  made->erase();
  return isTaken;
}

/// Returns true when the built-in variable that replaces a query is available.
/// A shuffle queries the lane.
static bool isQueryAvailable(Operation *query, OpChecker &checker) {
  OpBuilder builder(query->getContext());
  spirv::BuiltIn builtIn =
      isa<gpu::LaneIdOp, gpu::ShuffleOp>(query)
          ? spirv::BuiltIn::SubgroupLocalInvocationId
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

Operation *mlir::availability::findUnavailable(const SubgroupOps &ops,
                                               OpChecker &checker,
                                               int64_t minSize) {
  for (gpu::ShuffleOp shuffle : ops.shuffles)
    if (!isSupported(shuffle, checker) || !isQueryAvailable(shuffle, checker))
      return shuffle;
  for (gpu::SubgroupReduceOp reduction : ops.reductions)
    if (!isSupported(reduction, checker) ||
        int64_t(reduction.getClusterSize().value_or(1)) > minSize)
      return reduction;
  for (Operation *query : ops.queries)
    if (!isQueryAvailable(query, checker))
      return query;
  return nullptr;
}

/// Replaces a reduction by the SPIR-V op `Op`.
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

/// Replaces a bitwise reduction by a SPIR-V op. Leaves others unchanged.
//
// Workaround: subgroup-reduce-bitwise
// Upstream's gpu-to-spirv has no patterns for bitwise subgroup reductions.
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
// Upstream's gpu-to-spirv has no patterns for reductions of vectors or with a
// cluster stride. It converts `uniform` reductions to an OpenCL instruction.
// Here vectors are reduced element by element, strided clusters go through
// workgroup memory, and `uniform` is dropped.
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

Value mlir::availability::createOtherLane(ImplicitLocOpBuilder &builder,
                                          gpu::ShuffleMode mode, Value lane,
                                          Value offset) {
  switch (mode) {
  case gpu::ShuffleMode::XOR:
    return arith::XOrIOp::create(builder, lane, offset);
  case gpu::ShuffleMode::DOWN:
    return arith::AddIOp::create(builder, lane, offset);
  case gpu::ShuffleMode::UP:
    // A negative lane becomes a large unsigned number.
    return arith::SubIOp::create(builder, lane, offset);
  case gpu::ShuffleMode::IDX:
    return offset;
  }
  llvm_unreachable("unknown mode");
}

void mlir::availability::prepareForDevice(gpu::ShuffleOp shuffle) {
  ImplicitLocOpBuilder builder(shuffle.getLoc(), shuffle);
  auto constant = [&](int64_t number) -> Value {
    return arith::ConstantIntOp::create(builder, number, 32);
  };
  Value value = shuffle.getValue(), offset = shuffle.getOffset();
  Value width = shuffle.getWidth(), result, isThere;
  llvm::APInt size;
  matchPattern(width, m_ConstantInt(&size));
  std::optional<int64_t> mask = getOffset(shuffle);
  if (shuffle.getMode() == gpu::ShuffleMode::XOR && mask &&
      *mask < size.getSExtValue()) {
    // Devices have fast paths for this instruction.
    result = spirv::GroupNonUniformShuffleXorOp::create(
        builder, spirv::Scope::Subgroup, value, constant(*mask));
    isThere = arith::ConstantIntOp::create(builder, 1, 1);
  } else {
    Value lane = arith::IndexCastUIOp::create(
        builder, builder.getI32Type(),
        gpu::LaneIdOp::create(builder, /*upper_bound=*/nullptr));
    Value other = createOtherLane(builder, shuffle.getMode(), lane, offset);
    isThere =
        arith::CmpIOp::create(builder, arith::CmpIPredicate::ult, other, width);
    other = arith::SelectOp::create(builder, isThere, other, lane);
    result = createShuffle(builder, value, other);
  }
  shuffle.getShuffleResult().replaceAllUsesWith(result);
  shuffle.getValid().replaceAllUsesWith(isThere);
  shuffle.erase();
}
