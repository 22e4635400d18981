//===- FormLaunches.cpp - Functions to launches ---------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each op of a function belongs to the host or to the device. Host ops compute
// values that a program needs for launching kernels; they never depend on
// device results. A parallel loop among the host ops becomes a launch. The
// device ops between two launches become a launch with one invocation, in which
// parallel loops are sequential.
//
//===----------------------------------------------------------------------===//

#include "Steps.h"

#include "Kernels/SequentialLoops.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace mlir::availability;

//===----------------------------------------------------------------------===//
// Host and device
//===----------------------------------------------------------------------===//

namespace {
/// Splits a function into launches.
class LaunchFormer {
public:
  explicit LaunchFormer(MLIRContext *context) : rewriter(context) {}

  /// Moves the computations of a block into launches.
  LogicalResult visit(Block &block);

private:
  enum class Kind {
    Host,    ///< Stays outside of launches.
    Control, ///< Stays outside, with launches inside.
    Loop,    ///< Becomes a launch.
    Launch,  ///< Is already a launch.
    Device,  ///< Runs in a launch of one invocation.
  };

  Kind getKind(Operation &op);
  LogicalResult verifyHostOps(Operation &op, Kind kind);
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

/// Returns true for ops that can be cloned next to their uses.
static bool isRepeatable(Operation *op) {
  return op->getNumRegions() == 0 && isMemoryEffectFree(op);
}

/// Returns true for ops that only a host can execute: launches, and other
/// commands to a device.
static bool isOfHost(Operation *op) {
  return isa<gpu::AsyncOpInterface, gpu::HostRegisterOp, gpu::HostUnregisterOp,
             gpu::SetDefaultDeviceOp>(op);
}

/// Returns true when a kernel before the host op `op` may also run after it:
/// the op's only effect is to allocate memory.
static bool isWithoutOrder(Operation *op) {
  if (op->hasTrait<OpTrait::IsTerminator>())
    return false;
  auto effects = getEffectsRecursively(op);
  return effects &&
         llvm::all_of(*effects,
                      [](const MemoryEffects::EffectInstance &effect) {
                        return isa<MemoryEffects::Allocate>(effect.getEffect());
                      });
}

LaunchFormer::Kind LaunchFormer::getKind(Operation &op) {
  if (isa<gpu::LaunchOp>(op))
    return Kind::Launch;
  if (llvm::any_of(op.getOperands(), [&](Value v) { return isDevice(v); }))
    return Kind::Device;
  if (op.hasTrait<OpTrait::IsTerminator>() || isRepeatable(&op) ||
      isOfHost(&op) ||
      isa<memref::AllocOp, memref::AllocaOp, memref::DeallocOp>(op))
    return Kind::Host;
  if (op.getNumResults() != 0)
    return Kind::Device;
  if (isa<scf::ParallelOp>(op))
    return Kind::Loop;
  auto hasLaunch = [&] {
    return op
        .walk([](Operation *nested) {
          return isa<scf::ParallelOp>(nested) || isOfHost(nested)
                     ? WalkResult::interrupt()
                     : WalkResult::advance();
        })
        .wasInterrupted();
  };
  return isa<scf::ForOp, scf::IfOp>(op) && hasLaunch() ? Kind::Control
                                                       : Kind::Device;
}

/// Fails if a host op would become part of a kernel or depends on a kernel's
/// results.
LogicalResult LaunchFormer::verifyHostOps(Operation &op, Kind kind) {
  if (kind == Kind::Launch ? llvm::none_of(op.getOperands(),
                                           [&](Value v) { return isDevice(v); })
                           : kind != Kind::Loop && kind != Kind::Device)
    return success();
  WalkResult result = op.walk([&](Operation *nested) {
    if (!isOfHost(nested))
      return WalkResult::advance();
    InFlightDiagnostic diagnostic = emitError(nested->getLoc());
    diagnostic << "'" << nested->getName() << "' ";
    if (nested == &op)
      diagnostic << "depends on the result of another kernel";
    else
      diagnostic << "is in '" << op.getName()
                 << "', which becomes part of a kernel, where it can't be "
                    "done; move it outside";
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

/// Returns the buffer type for a value of `type`, a scalar or vector. The
/// buffer has scalar elements, since shaders don't support all vectors in
/// buffers.
static MemRefType getBufferType(Type type) {
  if (auto vector = dyn_cast<VectorType>(type))
    return MemRefType::get(vector.getShape(), vector.getElementType());
  return MemRefType::get({}, type);
}

/// Returns indices of zero for the first element of `buffer`.
static SmallVector<Value> getOrigin(OpBuilder &builder, Location loc,
                                    Value buffer) {
  SmallVector<Value> origin;
  for (int64_t i = 0, e = cast<MemRefType>(buffer.getType()).getRank(); i != e;
       ++i)
    origin.push_back(arith::ConstantIndexOp::create(builder, loc, 0));
  return origin;
}

/// Stores `value` to `buffer`, which has the type returned by getBufferType.
static void storeAll(OpBuilder &builder, Location loc, Value value,
                     Value buffer) {
  SmallVector<Value> origin = getOrigin(builder, loc, buffer);
  if (isa<VectorType>(value.getType()))
    vector::StoreOp::create(builder, loc, value, buffer, origin);
  else
    memref::StoreOp::create(builder, loc, value, buffer, origin);
}

/// Loads a value of `type` from `buffer`, which has the type returned by
/// getBufferType.
static Value loadAll(OpBuilder &builder, Location loc, Type type,
                     Value buffer) {
  SmallVector<Value> origin = getOrigin(builder, loc, buffer);
  if (auto vector = dyn_cast<VectorType>(type))
    return vector::LoadOp::create(builder, loc, vector, buffer, origin);
  return memref::LoadOp::create(builder, loc, buffer, origin);
}

/// Makes a result of an op in a launch available after it. A number is passed
/// in a buffer. A view of a buffer is recomputed.
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
             << "' makes a buffer from what a kernel calculates; buffers must "
                "be known outside of kernels";
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
  // In reverse order, since clones of views use results of earlier ops.
  for (Operation *op : llvm::reverse(device))
    for (OpResult result : op->getResults())
      if (failed(passOn(result, launch)))
        return failure();
  device.clear();
  return success();
}

LogicalResult LaunchFormer::visit(Block &block) {
  // `launchDeviceOps` inserts a launch before `op`, followed by loads of its
  // results.
  for (Operation *op = &block.front(); op;) {
    Kind kind = getKind(*op);
    if (failed(verifyHostOps(*op, kind)))
      return failure();
    if (kind == Kind::Device) {
      device.insert(op);
      op = op->getNextNode();
      continue;
    }
    // Device ops must run before ops that may depend on their memory effects.
    bool hasNoOrder = kind == Kind::Host && isWithoutOrder(op);
    if (!hasNoOrder && failed(launchDeviceOps(op)))
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
    // An op cloned into the launch captures its operands. These are cloned in
    // the next round, before it.
    for (bool hasSunk = true; hasSunk;) {
      hasSunk = false;
      SetVector<Value> captured;
      getUsedValuesDefinedAbove(body, captured);
      for (Value value : captured) {
        Operation *op = value.getDefiningOp();
        // Constants are passed.
        if (!op || !isRepeatable(op) || isa<memref::GetGlobalOp>(op))
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
