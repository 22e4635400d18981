//===- WorkgroupReducer.cpp - Reductions in shared memory -----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WorkgroupReducer.h"

#include "Kernels/Steps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/Utils/GPUUtils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::availability;

/// The maximum subgroup size in the `gpu` dialect.
static constexpr int64_t kMaxSubgroupSize = 128;

InFlightDiagnostic mlir::availability::refuseSubgroups(Operation *op,
                                                       StringRef target) {
  return emitError(op->getLoc())
         << "'" << op->getName() << "' is not supported on " << target
         << ", where subgroups are emulated with barriers: ";
}

LogicalResult WorkgroupReducer::setSizes() {
  spirv::EntryPointABIAttr abi = spirv::lookupEntryPointABI(kernel);
  numInvocations = 1;
  for (int32_t size : abi.getWorkgroupSize().asArrayRef())
    if (llvm::MulOverflow(numInvocations, int64_t(size), numInvocations))
      return emitError(kernel.getLoc())
             << "kernel '" << kernel.getName()
             << "' has too many invocations in workgroups of size "
             << abi.getWorkgroupSize();
  return makesSubgroups ? setSubgroupSize(abi) : success();
}

/// Returns the upper bound that a query states for its result, if any.
static std::optional<int64_t> getUpperBound(Operation *query) {
  auto bound = query->getAttrOfType<IntegerAttr>("upper_bound");
  return bound ? std::optional(bound.getInt()) : std::nullopt;
}

/// Returns the width of a shuffle if it is constant.
static std::optional<int64_t> getWidth(gpu::ShuffleOp shuffle) {
  llvm::APInt width;
  if (!matchPattern(shuffle.getWidth(), m_ConstantInt(&width)))
    return std::nullopt;
  return width.getSExtValue();
}

LogicalResult WorkgroupReducer::setSubgroupSize(spirv::EntryPointABIAttr abi) {
  subgroupSize = std::min(numInvocations, kMaxSubgroupSize);
  // Shuffles assume subgroups of their width.
  int64_t width = 0;
  for (gpu::ShuffleOp shuffle : ops.shuffles)
    width = std::max(width, getWidth(shuffle).value_or(0));
  if (width > 0)
    subgroupSize = width;
  if (std::optional<int> stated = abi.getSubgroupSize())
    subgroupSize = *stated;
  for (Operation *query : ops.queries)
    if (std::optional<int64_t> bound = getUpperBound(query);
        bound && isa<gpu::LaneIdOp, gpu::SubgroupSizeOp>(query))
      subgroupSize = std::min(subgroupSize, std::max(*bound, int64_t(1)));
  int64_t numSubgroups = llvm::divideCeil(numInvocations, subgroupSize);
  for (Operation *query : ops.queries)
    if (std::optional<int64_t> bound = getUpperBound(query);
        bound && isa<gpu::NumSubgroupsOp>(query) && numSubgroups > *bound)
      return refuseSubgroups(query, target)
             << "there are " << numSubgroups << " of " << subgroupSize
             << " invocations, and it is to be at most " << *bound;
  return success();
}

void WorkgroupReducer::remarkOnSubgroupSize() const {
  // A kernel that states a subgroup size, or whose shuffles have that width,
  // has subgroups of that size on every target.
  spirv::EntryPointABIAttr abi = spirv::lookupEntryPointABI(kernel);
  if (abi.getSubgroupSize() || !ops.shuffles.empty())
    return;
  Operation *op = ops.queries.empty() ? nullptr : ops.queries.front();
  for (gpu::SubgroupReduceOp reduction : llvm::reverse(ops.reductions))
    if (!reduction.getClusterSize()) // A cluster has its own size.
      op = reduction;
  if (!op)
    return;
  emitRemark(op->getLoc())
      << "'" << op->getName() << "' is emulated on " << target
      << ": a subgroup is " << subgroupSize
      << " invocations of the workgroup, whatever the device's own subgroups "
         "are; if the results depend on the size of a subgroup, state "
         "'subgroup_size' in 'spirv.entry_point_abi', which holds on every "
         "target";
}

/// Fails unless all or none of the workgroup's invocations execute `op`. The op
/// may promise this (`uniform`).
LogicalResult WorkgroupReducer::verifyAllGetTo(Operation *op,
                                               bool isPromised) const {
  if (isPromised || isExecutedUniformly(op))
    return success();
  InFlightDiagnostic diagnostic =
      emitError(op->getLoc())
      << "'" << op->getName() << "' is emulated with barriers on " << target
      << ", but not all invocations of the workgroup are known to reach it";
  diagnostic.attachNote()
      << "move it out of branches and loops that may differ between "
         "invocations, or mark it 'uniform' if the whole workgroup takes part";
  return failure();
}

LogicalResult WorkgroupReducer::verify() const {
  for (gpu::AllReduceOp reduction : ops.allReductions) {
    if (!reduction.getBody().empty() && !reduction.getBody().hasOneBlock())
      return emitError(reduction.getLoc())
             << "'" << reduction->getName()
             << "' has a body of several blocks; use structured control flow";
    if (failed(verifyAllGetTo(reduction, reduction.getUniform())))
      return failure();
  }
  if (!makesSubgroups)
    return success();
  for (gpu::ShuffleOp shuffle : ops.shuffles) {
    std::optional<int64_t> width = getWidth(shuffle);
    if (!width)
      return refuseSubgroups(shuffle, target) << "its width isn't a constant";
    if (*width <= 0 || subgroupSize % *width != 0)
      return refuseSubgroups(shuffle, target)
             << "a width of " << *width << " doesn't fit into subgroups of "
             << subgroupSize;
    if (failed(verifyAllGetTo(shuffle, /*isPromised=*/false)))
      return failure();
  }
  for (gpu::SubgroupReduceOp reduction : ops.reductions) {
    uint64_t span = uint64_t(reduction.getClusterSize().value_or(1)) *
                    reduction.getClusterStride();
    if (span == 0 || subgroupSize % span != 0)
      return refuseSubgroups(reduction, target)
             << "clusters that span " << span
             << " lanes don't fit into subgroups of " << subgroupSize;
    // `uniform` is a promise about the subgroup. It extends to the workgroup if
    // that is a single subgroup.
    if (failed(verifyAllGetTo(reduction, reduction.getUniform() &&
                                             subgroupSize >= numInvocations)))
      return failure();
  }
  return success();
}

/// Returns the index of the invocation in its workgroup.
Value WorkgroupReducer::getIndex() {
  if (index)
    return index;
  ImplicitLocOpBuilder builder(kernel.getLoc(), kernel.getContext());
  builder.setInsertionPointToStart(&kernel.getBody().front());
  ArrayRef<int32_t> sizes =
      spirv::lookupEntryPointABI(kernel).getWorkgroupSize().asArrayRef();
  auto constant = [&](int64_t number) -> Value {
    return arith::ConstantIndexOp::create(builder, number);
  };
  for (int dim = std::min<int>(sizes.size(), 3) - 1; dim >= 0; --dim) {
    if (sizes[dim] == 1)
      continue;
    if (index)
      index = arith::MulIOp::create(builder, index, constant(sizes[dim]));
    Value id = gpu::ThreadIdOp::create(builder, gpu::Dimension(dim));
    index = index ? arith::AddIOp::create(builder, index, id) : id;
  }
  if (!index)
    index = constant(0);
  return index;
}

/// Returns the array in workgroup memory with one value of type `type` for each
/// invocation.
Value WorkgroupReducer::getMemory(Type type) {
  Value &array = memory[type];
  if (array)
    return array;
  ImplicitLocOpBuilder builder(kernel.getLoc(), kernel.getContext());
  builder.setInsertionPointToStart(&kernel.getBody().front());
  auto space = spirv::StorageClassAttr::get(builder.getContext(),
                                            spirv::StorageClass::Workgroup);
  array = memref::AllocOp::create(
      builder, MemRefType::get({numInvocations}, type,
                               MemRefLayoutAttrInterface(), space));
  return array;
}

/// Makes each invocation for which `condition` holds combine its value in
/// `array` with that of the invocation at `distance`.
void WorkgroupReducer::reduceStep(ImplicitLocOpBuilder &builder, Value array,
                                  Value condition, int64_t distance,
                                  Combiner combine) {
  auto branch = scf::IfOp::create(builder, condition, /*withElse=*/false);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(branch.thenBlock());
  Value index = getIndex();
  Value from = arith::AddIOp::create(
      builder, index, arith::ConstantIndexOp::create(builder, distance));
  Value mine = memref::LoadOp::create(builder, array, index);
  Value other = memref::LoadOp::create(builder, array, from);
  memref::StoreOp::create(builder, combine(builder, mine, other), array, index);
}

/// Reduces `value` within groups of `size` invocations whose indices are
/// `stride` apart, and returns the result. The last group may be smaller.
Value WorkgroupReducer::reduce(ImplicitLocOpBuilder &builder, Value value,
                               int64_t size, int64_t stride, Combiner combine) {
  auto constant = [&](int64_t number) -> Value {
    return arith::ConstantIndexOp::create(builder, number);
  };
  Value array = getMemory(value.getType()), index = getIndex();
  Value rank = index;
  if (stride != 1)
    rank = arith::DivUIOp::create(builder, rank, constant(stride));
  if (size < numInvocations)
    rank = arith::RemUIOp::create(builder, rank, constant(size));
  memref::StoreOp::create(builder, value, array, index);
  gpu::BarrierOp::create(builder);

  for (int64_t left = size, half; left > 1; left = half) {
    half = llvm::divideCeil(left, 2);
    int64_t distance = half * stride;
    if (distance >= numInvocations)
      continue;
    Value isTaking = arith::CmpIOp::create(builder, arith::CmpIPredicate::ult,
                                           rank, constant(left - half));
    if (numInvocations % (size * stride) != 0) {
      Value isThere =
          arith::CmpIOp::create(builder, arith::CmpIPredicate::ult, index,
                                constant(numInvocations - distance));
      isTaking = arith::AndIOp::create(builder, isTaking, isThere);
    }
    reduceStep(builder, array, isTaking, distance, combine);
    gpu::BarrierOp::create(builder);
  }

  Value offset = stride == 1
                     ? rank
                     : arith::MulIOp::create(builder, rank, constant(stride));
  Value first = arith::SubIOp::create(builder, index, offset);
  Value result = memref::LoadOp::create(builder, array, first);
  // The next reduction reuses the array.
  gpu::BarrierOp::create(builder);
  return result;
}

void WorkgroupReducer::replaceQuery(Operation *query) {
  ImplicitLocOpBuilder builder(query->getLoc(), query);
  auto constant = [&](int64_t number) -> Value {
    return arith::ConstantIndexOp::create(builder, number);
  };
  bool isWhole = subgroupSize >= numInvocations;
  Value result;
  if (isa<gpu::LaneIdOp>(query))
    result = isWhole ? getIndex()
                     : arith::RemUIOp::create(builder, getIndex(),
                                              constant(subgroupSize));
  else if (isa<gpu::SubgroupIdOp>(query))
    result = isWhole ? constant(0)
                     : arith::DivUIOp::create(builder, getIndex(),
                                              constant(subgroupSize));
  else if (isa<gpu::NumSubgroupsOp>(query))
    result = constant(llvm::divideCeil(numInvocations, subgroupSize));
  else
    result = constant(subgroupSize);
  query->getResult(0).replaceAllUsesWith(result);
  query->erase();
}

/// Creates the op that combines two values with `operation`.
static Value combine(ImplicitLocOpBuilder &builder,
                     gpu::AllReduceOperation operation, Value lhs, Value rhs) {
  return vector::makeArithReduction(builder, builder.getLoc(),
                                    gpu::convertReductionKind(operation), lhs,
                                    rhs);
}

/// Creates the ops that combine two values like the body of a reduction.
static Value combine(ImplicitLocOpBuilder &builder, Block &body, Value lhs,
                     Value rhs) {
  IRMapping mapping;
  mapping.map(body.getArgument(0), lhs);
  mapping.map(body.getArgument(1), rhs);
  for (Operation &op : body.without_terminator())
    builder.clone(op, mapping);
  return mapping.lookupOrDefault(body.getTerminator()->getOperand(0));
}

void WorkgroupReducer::replaceReduction(gpu::SubgroupReduceOp reduction) {
  ImplicitLocOpBuilder builder(reduction.getLoc(), reduction);
  auto combineTwo = [&](ImplicitLocOpBuilder &builder, Value lhs, Value rhs) {
    return combine(builder, reduction.getOp(), lhs, rhs);
  };
  int64_t size = reduction.getClusterSize().value_or(subgroupSize);
  reduction.replaceAllUsesWith(reduce(builder, reduction.getValue(), size,
                                      reduction.getClusterStride(),
                                      combineTwo));
  reduction.erase();
}

void WorkgroupReducer::replaceReduction(gpu::AllReduceOp reduction) {
  ImplicitLocOpBuilder builder(reduction.getLoc(), reduction);
  auto combineTwo = [&](ImplicitLocOpBuilder &builder, Value lhs, Value rhs) {
    return reduction.getOp()
               ? combine(builder, *reduction.getOp(), lhs, rhs)
               : combine(builder, reduction.getBody().front(), lhs, rhs);
  };
  reduction.replaceAllUsesWith(reduce(
      builder, reduction.getValue(), numInvocations, /*stride=*/1, combineTwo));
  reduction.erase();
}

/// Makes each invocation read the value that the shuffle's source lane has
/// written, or its own value if there is no such lane.
void WorkgroupReducer::replaceShuffle(gpu::ShuffleOp shuffle) {
  ImplicitLocOpBuilder builder(shuffle.getLoc(), shuffle);
  auto constant = [&](int64_t number) -> Value {
    return arith::ConstantIndexOp::create(builder, number);
  };
  auto isLess = [&](Value a, Value b) -> Value {
    return arith::CmpIOp::create(builder, arith::CmpIPredicate::ult, a, b);
  };
  int64_t width = *getWidth(shuffle);
  Value array = getMemory(shuffle.getValue().getType()), index = getIndex();
  memref::StoreOp::create(builder, shuffle.getValue(), array, index);
  gpu::BarrierOp::create(builder);

  Value lane = arith::RemUIOp::create(builder, index, constant(width));
  Value first = arith::SubIOp::create(builder, index, lane);
  Value offset = arith::IndexCastUIOp::create(builder, builder.getIndexType(),
                                              shuffle.getOffset());
  Value other = createOtherLane(builder, shuffle.getMode(), lane, offset);
  Value isThere = isLess(other, constant(width));
  if (numInvocations % width != 0) {
    Value place = arith::AddIOp::create(builder, first, other);
    isThere = arith::AndIOp::create(builder, isThere,
                                    isLess(place, constant(numInvocations)));
  }
  Value from = arith::SelectOp::create(builder, isThere, other, lane);
  Value result = memref::LoadOp::create(
      builder, array, ValueRange{arith::AddIOp::create(builder, first, from)});
  gpu::BarrierOp::create(builder);
  shuffle->replaceAllUsesWith(ValueRange{result, isThere});
  shuffle.erase();
}

LogicalResult WorkgroupReducer::run() {
  if (failed(setSizes()))
    return failure();
  if (makesSubgroups)
    remarkOnSubgroupSize();
  // Uniformity of execution can depend on the subgroup id.
  if (makesSubgroups)
    for (Operation *query : ops.queries)
      replaceQuery(query);
  if (failed(verify()))
    return failure();
  if (makesSubgroups) {
    for (gpu::SubgroupReduceOp reduction : ops.reductions)
      replaceReduction(reduction);
    for (gpu::ShuffleOp shuffle : ops.shuffles)
      replaceShuffle(shuffle);
  }
  for (gpu::AllReduceOp reduction : ops.allReductions)
    replaceReduction(reduction);
  return success();
}
