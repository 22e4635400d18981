//===- ReduceInWorkgroup.cpp - Through workgroup memory -------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReduceInWorkgroup.h"

#include "Kernels/Uniformity.h"

#include "mlir-availability/Engine/OpChecker.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/Utils/GPUUtils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::availability;

/// What `gpu` says that a subgroup has at most.
static constexpr int64_t kMaxSubgroupSize = 128;

namespace {
/// The ops of a function, or of several, that reduce or are about subgroups.
struct SubgroupOps {
  explicit SubgroupOps(Operation *root);

  SmallVector<gpu::AllReduceOp> allReductions;
  SmallVector<gpu::SubgroupReduceOp> reductions;
  /// What asks for a number of the subgroup.
  SmallVector<Operation *> queries;
  /// What moves values between the lanes of the device's own subgroups.
  SmallVector<Operation *> others;
};
} // namespace

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
    else if (isa<gpu::ShuffleOp, gpu::RotateOp, gpu::SubgroupBroadcastOp,
                 gpu::WarpExecuteOnLane0Op>(op) ||
             name.starts_with("gpu.subgroup_mma_") ||
             name.starts_with("spirv.Group") ||
             name.starts_with("spirv.KHR.Group"))
      others.push_back(op);
  });
}

//===----------------------------------------------------------------------===//
// What the device can do
//===----------------------------------------------------------------------===//

/// Returns true when what conversion makes of a reduction is available. Which
/// op it is makes no difference.
static bool isAvailable(gpu::SubgroupReduceOp reduction, OpChecker &checker) {
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
  bool isAvailable = checker.judge(made) == OpVerdict::Available;
  made->erase();
  return isAvailable;
}

/// The same of what asks about subgroups, which becomes a built-in variable.
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
  bool isAvailable = checker.judge(made) == OpVerdict::Available;
  made->erase();
  return isAvailable;
}

/// Returns an op that the device's subgroups can't do, nullptr if there is
/// none.
static Operation *findUnavailable(const SubgroupOps &ops, OpChecker &checker) {
  for (gpu::SubgroupReduceOp reduction : ops.reductions)
    if (!isAvailable(reduction, checker))
      return reduction;
  for (Operation *query : ops.queries)
    if (!isQueryAvailable(query, checker))
      return query;
  return nullptr;
}

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

/// Puts ops of SPIR-V in place of bitwise reductions.
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

/// Has a reduction take the form that gpu-to-spirv makes shaders' ops of.
//
// Workaround: subgroup-reduce-forms
// Upstream's gpu-to-spirv has no patterns for reductions of vectors, and none
// where the lanes of a cluster lie apart. Of a `uniform` one it makes an
// instruction of OpenCL. We reduce vectors number by number, lanes that lie
// apart in workgroup memory, and leave `uniform` out.
static void prepareForDevice(gpu::SubgroupReduceOp reduction) {
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

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

/// Makes the op that combines two values.
using Combiner = function_ref<Value(ImplicitLocOpBuilder &, Value, Value)>;

namespace {
/// Replaces what is to be replaced in a kernel.
class KernelReducer {
public:
  /// `makesSubgroups`: subgroups are made of the workgroup, not the device's.
  KernelReducer(gpu::GPUFuncOp kernel, bool makesSubgroups, StringRef target)
      : kernel(kernel), ops(kernel), makesSubgroups(makesSubgroups),
        target(target) {}

  /// Fails, with an error, when something can't be replaced.
  LogicalResult run();

private:
  LogicalResult setSizes();
  LogicalResult setSubgroupSize(spirv::EntryPointABIAttr abi);
  LogicalResult verifyAllGetTo(Operation *op, bool isPromised) const;
  LogicalResult verify() const;
  void replaceQuery(Operation *query);
  void replaceReduction(gpu::SubgroupReduceOp reduction);
  void replaceReduction(gpu::AllReduceOp reduction);

  Value getIndex();
  Value getMemory(Type type);
  Value reduce(ImplicitLocOpBuilder &builder, Value value, int64_t size,
               int64_t stride, Combiner combine);

  gpu::GPUFuncOp kernel;
  SubgroupOps ops;
  bool makesSubgroups;
  StringRef target;
  /// How many invocations a workgroup has, and a subgroup.
  int64_t numInvocations = 0, subgroupSize = 0;
  Value index;
  /// For each type one array, which all reductions use.
  DenseMap<Type, Value> memory;
};
} // namespace

/// Refuses to make subgroups of workgroups.
static InFlightDiagnostic refuse(Operation *op, StringRef target) {
  return emitError(op->getLoc())
         << "'" << op->getName() << "' can't be had on " << target
         << ", where a subgroup is a part of the workgroup that meets at "
            "barriers: ";
}

LogicalResult KernelReducer::setSizes() {
  spirv::EntryPointABIAttr abi = spirv::lookupEntryPointABI(kernel);
  if (!abi || !abi.getWorkgroupSize())
    return emitError(kernel.getLoc())
           << "kernel '" << kernel.getName()
           << "' reduces in workgroup memory on " << target
           << " and doesn't state the size of its workgroups; give it "
              "'workgroup_size' in 'spirv.entry_point_abi'";
  numInvocations = 1;
  for (int32_t size : abi.getWorkgroupSize().asArrayRef())
    if (llvm::MulOverflow(numInvocations, int64_t(size), numInvocations))
      return emitError(kernel.getLoc())
             << "kernel '" << kernel.getName()
             << "' has too many invocations in workgroups of size "
             << abi.getWorkgroupSize();
  return makesSubgroups ? setSubgroupSize(abi) : success();
}

/// Returns how much a query may come to at most, if it says so.
static std::optional<int64_t> getUpperBound(Operation *query) {
  auto bound = query->getAttrOfType<IntegerAttr>("upper_bound");
  return bound ? std::optional(bound.getInt()) : std::nullopt;
}

LogicalResult KernelReducer::setSubgroupSize(spirv::EntryPointABIAttr abi) {
  subgroupSize = std::min(numInvocations, kMaxSubgroupSize);
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
      return refuse(query, target)
             << "there are " << numSubgroups << " of " << subgroupSize
             << " invocations, and it is to be at most " << *bound;
  // It asks for the device's.
  if (abi.getSubgroupSize())
    kernel->setAttr(spirv::getEntryPointABIAttrName(),
                    spirv::EntryPointABIAttr::get(
                        kernel.getContext(), abi.getWorkgroupSize(),
                        std::nullopt, abi.getTargetWidth()));
  return success();
}

/// Fails, with an error, unless all invocations get to `op`, or none. It may be
/// promised.
LogicalResult KernelReducer::verifyAllGetTo(Operation *op,
                                            bool isPromised) const {
  if (isPromised || isExecutedUniformly(op))
    return success();
  InFlightDiagnostic diagnostic =
      emitError(op->getLoc())
      << "'" << op->getName() << "' takes barriers on " << target
      << ", and it can't be seen that all invocations of the workgroup get to "
         "it";
  diagnostic.attachNote() << "take it out of branches and loops that may "
                             "differ between invocations, or mark it 'uniform' "
                             "if the whole workgroup takes part";
  return failure();
}

LogicalResult KernelReducer::verify() const {
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
  for (gpu::SubgroupReduceOp reduction : ops.reductions) {
    uint64_t span = uint64_t(reduction.getClusterSize().value_or(1)) *
                    reduction.getClusterStride();
    if (span == 0 || subgroupSize % span != 0)
      return refuse(reduction, target)
             << "clusters that span " << span
             << " lanes don't fit into subgroups of " << subgroupSize;
    // A subgroup's promise is the workgroup's where they are the same.
    if (failed(verifyAllGetTo(reduction, reduction.getUniform() &&
                                             subgroupSize >= numInvocations)))
      return failure();
  }
  return success();
}

/// Returns the number of the invocation in its workgroup.
Value KernelReducer::getIndex() {
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

/// Returns an array in workgroup memory with a value for each invocation.
Value KernelReducer::getMemory(Type type) {
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

/// Returns what the values come to of `size` invocations each, whose numbers
/// are `stride` apart. In the last of them some may be missing.
Value KernelReducer::reduce(ImplicitLocOpBuilder &builder, Value value,
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
    auto branch = scf::IfOp::create(builder, isTaking, /*withElse=*/false);
    {
      OpBuilder::InsertionGuard guard(builder);
      builder.setInsertionPointToStart(branch.thenBlock());
      Value from = arith::AddIOp::create(builder, index, constant(distance));
      Value mine = memref::LoadOp::create(builder, array, index);
      Value other = memref::LoadOp::create(builder, array, from);
      memref::StoreOp::create(builder, combine(builder, mine, other), array,
                              index);
    }
    gpu::BarrierOp::create(builder);
  }

  Value offset = stride == 1
                     ? rank
                     : arith::MulIOp::create(builder, rank, constant(stride));
  Value first = arith::SubIOp::create(builder, index, offset);
  Value result = memref::LoadOp::create(builder, array, first);
  // The array is used again.
  gpu::BarrierOp::create(builder);
  return result;
}

void KernelReducer::replaceQuery(Operation *query) {
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

/// Returns the op that combines two values as `operation` says.
static Value combine(ImplicitLocOpBuilder &builder,
                     gpu::AllReduceOperation operation, Value lhs, Value rhs) {
  return vector::makeArithReduction(builder, builder.getLoc(),
                                    gpu::convertReductionKind(operation), lhs,
                                    rhs);
}

/// The same with the ops in the body of a reduction.
static Value combine(ImplicitLocOpBuilder &builder, Block &body, Value lhs,
                     Value rhs) {
  IRMapping mapping;
  mapping.map(body.getArgument(0), lhs);
  mapping.map(body.getArgument(1), rhs);
  for (Operation &op : body.without_terminator())
    builder.clone(op, mapping);
  return mapping.lookupOrDefault(body.getTerminator()->getOperand(0));
}

void KernelReducer::replaceReduction(gpu::SubgroupReduceOp reduction) {
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

void KernelReducer::replaceReduction(gpu::AllReduceOp reduction) {
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

LogicalResult KernelReducer::run() {
  if (failed(setSizes()))
    return failure();
  // What is executed uniformly may hang on which subgroup it is.
  if (makesSubgroups)
    for (Operation *query : ops.queries)
      replaceQuery(query);
  if (failed(verify()))
    return failure();
  if (makesSubgroups)
    for (gpu::SubgroupReduceOp reduction : ops.reductions)
      replaceReduction(reduction);
  for (gpu::AllReduceOp reduction : ops.allReductions)
    replaceReduction(reduction);
  return success();
}

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

// Workaround: all-reduce-workgroup
// Upstream's gpu-to-spirv makes of gpu.all_reduce a group instruction of scope
// Workgroup, and Vulkan has them of scope Subgroup only. We reduce in workgroup
// memory.
LogicalResult mlir::availability::reduceInWorkgroup(gpu::GPUModuleOp module,
                                                    ResolvedTarget &target) {
  OpChecker checker(target);
  SubgroupOps all(module);
  Operation *unavailable = findUnavailable(all, checker);
  if (unavailable && !all.others.empty()) {
    InFlightDiagnostic diagnostic = refuse(all.others.front(), target.getName())
                                    << "it is about the device's own";
    diagnostic.attachNote(unavailable->getLoc())
        << "they are needed for '" << unavailable->getName()
        << "', which the device's can't do";
    return diagnostic;
  }
  if (!unavailable)
    for (gpu::SubgroupReduceOp reduction : all.reductions)
      prepareForDevice(reduction);

  for (auto function : module.getOps<FunctionOpInterface>()) {
    SubgroupOps ops(function);
    SmallVector<Operation *> replaced(ops.allReductions.begin(),
                                      ops.allReductions.end());
    if (unavailable) {
      llvm::append_range(replaced, ops.reductions);
      llvm::append_range(replaced, ops.queries);
    }
    if (replaced.empty())
      continue;
    auto kernel = dyn_cast<gpu::GPUFuncOp>(function.getOperation());
    if (!kernel || !kernel.isKernel())
      return emitError(replaced.front()->getLoc())
             << "'" << replaced.front()->getName() << "' is in a function that "
             << target.getName()
             << " would have to know the workgroups of; inline it into the "
                "kernels";
    KernelReducer reducer(kernel, unavailable != nullptr, target.getName());
    if (failed(reducer.run()))
      return failure();
  }
  return success();
}
