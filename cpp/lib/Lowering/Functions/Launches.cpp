//===- Launches.cpp - Splitting functions into launches -------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each op of a function is either the host's or the device's. The host's are
// those whose results a program has to know to launch anything: what they
// depend on is never calculated by a device. Parallel loops among the host's
// are launches. The device's ops between them run in a launch of one invocation
// each time, in order; parallel loops inside are sequential ones there.
//
//===----------------------------------------------------------------------===//

#include "Launches.h"

#include "Kernels/SequentialLoops.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Utils/Utils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace mlir::availability;

/// A size that every Vulkan device has (maxComputeWorkGroupSize is at least
/// 128), and that is a multiple of the usual sizes of subgroups.
static constexpr int64_t kWorkgroupSize = 64;

/// How many workgroups every Vulkan device takes (maxComputeWorkGroupCount).
static constexpr int64_t kMaxWorkgroups = 65535;

//===----------------------------------------------------------------------===//
// Parallel loops
//===----------------------------------------------------------------------===//

/// Returns how often the body of a loop runs, where that is a constant.
static std::optional<int64_t> getStaticSize(scf::ParallelOp loop) {
  int64_t size = 1;
  for (auto [lower, upper, step] : llvm::zip_equal(
           loop.getLowerBound(), loop.getUpperBound(), loop.getStep())) {
    std::optional<int64_t> first = getConstantIntValue(lower);
    std::optional<int64_t> last = getConstantIntValue(upper);
    std::optional<int64_t> stride = getConstantIntValue(step);
    if (!first || !last || !stride || *stride <= 0)
      return std::nullopt;
    int64_t count =
        *last <= *first ? 0 : llvm::divideCeil(*last - *first, *stride);
    if (llvm::MulOverflow(size, count, size))
      return std::nullopt;
  }
  return size;
}

/// Makes one dimension, from 0 in steps of 1, of all dimensions of a loop.
static scf::ParallelOp collapse(IRRewriter &rewriter, scf::ParallelOp loop) {
  std::vector<unsigned> dimensions(loop.getNumLoops());
  std::iota(dimensions.begin(), dimensions.end(), 0);
  // Upstream doesn't say what it has made. It is where the loop was.
  Operation *next = loop->getNextNode();
  rewriter.setInsertionPoint(loop);
  collapseParallelLoops(rewriter, loop, {dimensions});
  Operation *made = next->getPrevNode();
  while (!isa<scf::ParallelOp>(made))
    made = made->getPrevNode();
  return cast<scf::ParallelOp>(made);
}

static gpu::LaunchOp createLaunch(OpBuilder &builder, Location loc,
                                  Value blocks, Value threads) {
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  auto launch =
      gpu::LaunchOp::create(builder, loc, blocks, one, one, threads, one, one);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(&launch.getBody().front());
  gpu::TerminatorOp::create(builder, loc);
  return launch;
}

/// Replaces a loop by a launch that has an invocation for each iteration. Where
/// they are more than a device takes, an invocation goes on to further ones.
static void launchLoop(IRRewriter &rewriter, scf::ParallelOp loop) {
  std::optional<int64_t> size = getStaticSize(loop);
  if (size == 0) {
    rewriter.eraseOp(loop);
    return;
  }
  loop = collapse(rewriter, loop);
  Location loc = loop.getLoc();
  rewriter.setInsertionPoint(loop);
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(rewriter, loc, value);
  };
  int64_t threads = size ? std::min(*size, kWorkgroupSize) : kWorkgroupSize;
  Value total = size ? constant(*size) : loop.getUpperBound().front();
  Value threadCount = constant(threads);
  Value blockCount;
  int64_t covered = 0;
  if (size) {
    int64_t blocks = std::min(
        static_cast<int64_t>(llvm::divideCeil(*size, threads)), kMaxWorkgroups);
    covered = blocks * threads;
    blockCount = constant(blocks);
  } else {
    Value needed =
        arith::CeilDivUIOp::create(rewriter, loc, total, threadCount);
    blockCount =
        arith::MinUIOp::create(rewriter, loc, needed, constant(kMaxWorkgroups));
  }
  gpu::LaunchOp launch = createLaunch(rewriter, loc, blockCount, threadCount);

  rewriter.setInsertionPointToStart(&launch.getBody().front());
  Value before =
      arith::MulIOp::create(rewriter, loc, launch.getBlockIds().x, threadCount);
  Value index =
      arith::AddIOp::create(rewriter, loc, before, launch.getThreadIds().x);
  Block *body = loop.getBody();
  rewriter.eraseOp(body->getTerminator());
  if (size && covered == *size) {
    rewriter.inlineBlockBefore(body, launch.getBody().front().getTerminator(),
                               index);
  } else if (size && covered > *size) {
    Value isInside = arith::CmpIOp::create(
        rewriter, loc, arith::CmpIPredicate::ult, index, total);
    auto guarded = scf::IfOp::create(rewriter, loc, isInside);
    rewriter.inlineBlockBefore(body, guarded.thenYield(), index);
  } else {
    Value step = arith::MulIOp::create(rewriter, loc, launch.getGridSize().x,
                                       threadCount);
    auto strided = scf::ForOp::create(rewriter, loc, index, total, step);
    rewriter.inlineBlockBefore(body, strided.getBody()->getTerminator(),
                               strided.getInductionVar());
  }
  rewriter.eraseOp(loop);
}

//===----------------------------------------------------------------------===//
// Host and device
//===----------------------------------------------------------------------===//

namespace {
/// Splits a function.
class LaunchFormer {
public:
  explicit LaunchFormer(MLIRContext *context) : rewriter(context) {}

  /// Puts what a block calculates into launches.
  LogicalResult visit(Block &block);

private:
  enum class Kind {
    Host,    ///< Stays outside of launches.
    Control, ///< Stays outside, with launches inside.
    Loop,    ///< Becomes a launch.
    Launch,  ///< Is one already.
    Device,  ///< Runs in a launch of one invocation.
  };

  Kind getKind(Operation &op);
  LogicalResult verifyLaunches(Operation &op, Kind kind);
  bool isDevice(Value value) {
    return value.getDefiningOp() && device.contains(value.getDefiningOp());
  }
  LogicalResult launchDeviceOps(Operation *before);
  LogicalResult passOn(OpResult result, gpu::LaunchOp launch);

  IRRewriter rewriter;
  /// The device's ops since the last launch, in order.
  SetVector<Operation *> device;
};
} // namespace

/// Returns true for ops that may be calculated again wherever they are needed.
static bool isRepeatable(Operation *op) {
  return op->getNumRegions() == 0 && isMemoryEffectFree(op);
}

LaunchFormer::Kind LaunchFormer::getKind(Operation &op) {
  if (isa<gpu::LaunchOp>(op))
    return Kind::Launch;
  if (llvm::any_of(op.getOperands(), [&](Value v) { return isDevice(v); }))
    return Kind::Device;
  if (op.hasTrait<OpTrait::IsTerminator>() || isRepeatable(&op) ||
      isa<memref::AllocOp, memref::AllocaOp, memref::DeallocOp,
          gpu::LaunchFuncOp>(op))
    return Kind::Host;
  if (op.getNumResults() != 0)
    return Kind::Device;
  if (isa<scf::ParallelOp>(op))
    return Kind::Loop;
  auto hasLaunch = [&] {
    return op
        .walk([](Operation *nested) {
          return isa<scf::ParallelOp, gpu::LaunchOp>(nested)
                     ? WalkResult::interrupt()
                     : WalkResult::advance();
        })
        .wasInterrupted();
  };
  return isa<scf::ForOp, scf::IfOp>(op) && hasLaunch() ? Kind::Control
                                                       : Kind::Device;
}

/// Refuses launches that only a device could launch.
LogicalResult LaunchFormer::verifyLaunches(Operation &op, Kind kind) {
  if (kind == Kind::Launch ? llvm::none_of(op.getOperands(),
                                           [&](Value v) { return isDevice(v); })
                           : kind != Kind::Loop && kind != Kind::Device)
    return success();
  WalkResult result = op.walk([](gpu::LaunchOp launch) {
    emitError(launch.getLoc())
        << "'gpu.launch' depends on what another kernel calculates";
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

/// Returns the type of a buffer that holds a number, or those of a vector: a
/// shader doesn't have all vectors in buffers.
static MemRefType getBufferType(Type type) {
  if (auto vector = dyn_cast<VectorType>(type))
    return MemRefType::get(vector.getShape(), vector.getElementType());
  return MemRefType::get({}, type);
}

static SmallVector<Value> getOrigin(OpBuilder &builder, Location loc,
                                    Value buffer) {
  SmallVector<Value> origin;
  for (int64_t i = 0, e = cast<MemRefType>(buffer.getType()).getRank(); i != e;
       ++i)
    origin.push_back(arith::ConstantIndexOp::create(builder, loc, 0));
  return origin;
}

/// Stores a value into a buffer of getBufferType.
static void storeAll(OpBuilder &builder, Location loc, Value value,
                     Value buffer) {
  SmallVector<Value> origin = getOrigin(builder, loc, buffer);
  if (isa<VectorType>(value.getType()))
    vector::StoreOp::create(builder, loc, value, buffer, origin);
  else
    memref::StoreOp::create(builder, loc, value, buffer, origin);
}

/// Loads a value of a type from a buffer of its getBufferType.
static Value loadAll(OpBuilder &builder, Location loc, Type type,
                     Value buffer) {
  SmallVector<Value> origin = getOrigin(builder, loc, buffer);
  if (auto vector = dyn_cast<VectorType>(type))
    return vector::LoadOp::create(builder, loc, vector, buffer, origin);
  return memref::LoadOp::create(builder, loc, buffer, origin);
}

/// Lets what comes after the launch have a result of an op in it: numbers
/// through a buffer, views of buffers by making them again.
LogicalResult LaunchFormer::passOn(OpResult result, gpu::LaunchOp launch) {
  auto isOutside = [&](OpOperand &use) {
    return !launch->isAncestor(use.getOwner());
  };
  SmallVector<OpOperand *> uses;
  for (OpOperand &use : result.getUses())
    if (isOutside(use))
      uses.push_back(&use);
  if (uses.empty())
    return success();
  Operation *op = result.getOwner();
  if (isa<BaseMemRefType>(result.getType())) {
    if (!isRepeatable(op))
      return emitError(op->getLoc())
             << "'" << op->getName()
             << "' makes a buffer of what a kernel calculates, which has to be "
                "known outside of kernels";
    for (OpOperand *use : uses) {
      rewriter.setInsertionPoint(use->getOwner());
      use->set(rewriter.clone(*op)->getResult(result.getResultNumber()));
    }
    return success();
  }
  Location loc = op->getLoc();
  rewriter.setInsertionPoint(launch);
  Value buffer =
      memref::AllocOp::create(rewriter, loc, getBufferType(result.getType()));
  rewriter.setInsertionPointAfter(op);
  storeAll(rewriter, loc, result, buffer);
  for (OpOperand *use : uses) {
    rewriter.setInsertionPoint(use->getOwner());
    use->set(loadAll(rewriter, loc, result.getType(), buffer));
  }
  return success();
}

LogicalResult LaunchFormer::launchDeviceOps(Operation *before) {
  if (device.empty())
    return success();
  Location loc = device.front()->getLoc();
  rewriter.setInsertionPoint(before);
  Value one = arith::ConstantIndexOp::create(rewriter, loc, 1);
  gpu::LaunchOp launch = createLaunch(rewriter, loc, one, one);
  Operation *end = launch.getBody().front().getTerminator();
  for (Operation *op : device)
    rewriter.moveOpBefore(op, end);
  // From the last one up: views that are made again use results before them.
  for (Operation *op : llvm::reverse(device))
    for (OpResult result : op->getResults())
      if (failed(passOn(result, launch)))
        return failure();
  device.clear();
  return success();
}

LogicalResult LaunchFormer::visit(Block &block) {
  // Launching adds ops before the one at hand, and loads of what kernels have
  // calculated after it.
  for (Operation *op = &block.front(); op;) {
    Kind kind = getKind(*op);
    if (failed(verifyLaunches(*op, kind)))
      return failure();
    if (kind == Kind::Device) {
      device.insert(op);
      op = op->getNextNode();
      continue;
    }
    bool staysOutside = kind == Kind::Host && !isa<memref::DeallocOp>(op) &&
                        !op->hasTrait<OpTrait::IsTerminator>();
    if (!staysOutside && failed(launchDeviceOps(op)))
      return failure();
    Operation *next = op->getNextNode();
    if (auto loop = dyn_cast<scf::ParallelOp>(op))
      launchLoop(rewriter, loop);
    else if (kind == Kind::Control)
      for (Region &region : op->getRegions())
        for (Block &nested : region)
          if (failed(visit(nested)))
            return failure();
    op = next;
  }
  return success();
}

LogicalResult mlir::availability::formLaunches(func::FuncOp function) {
  LaunchFormer former(function.getContext());
  if (failed(former.visit(function.front())))
    return failure();
  makeLoopsSequential(function);
  return success();
}

void mlir::availability::sinkIntoLaunches(func::FuncOp function) {
  function.walk([](gpu::LaunchOp launch) {
    Region &body = launch.getBody();
    // What an op depends on is sunk after it, to a place before it.
    for (bool hasSunk = true; hasSunk;) {
      hasSunk = false;
      SetVector<Value> captured;
      getUsedValuesDefinedAbove(body, captured);
      for (Value value : captured) {
        Operation *op = value.getDefiningOp();
        if (!op || !isRepeatable(op))
          continue;
        OpBuilder builder = OpBuilder::atBlockBegin(&body.front());
        replaceAllUsesInRegionWith(value,
                                   builder.clone(*op)->getResult(
                                       cast<OpResult>(value).getResultNumber()),
                                   body);
        hasSunk = true;
      }
    }
  });
}
