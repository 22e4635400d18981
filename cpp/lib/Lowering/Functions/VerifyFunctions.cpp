//===- VerifyFunctions.cpp - Checks before outlining ----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Steps.h"

#include "Kernels/ConstantBuffers.h"

#include "mlir/Conversion/MemRefToSPIRV/MemRefToSPIRV.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/CallInterfaces.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns true for the memory spaces of buffers that a caller can pass.
static bool isPassable(Attribute space) {
  if (auto address = dyn_cast_or_null<gpu::AddressSpaceAttr>(space))
    return address.getValue() == gpu::AddressSpace::Global;
  return spirv::mapMemorySpaceToVulkanStorageClass(space) ==
         spirv::StorageClass::StorageBuffer;
}

/// Fails if an argument or result of `function` has a type that can't be passed
/// in a buffer.
static LogicalResult verifyPassed(func::FuncOp function, StringRef what,
                                  unsigned index, Type type) {
  auto emit = [&] {
    return emitError(function.getLoc())
           << what << " " << index << " of function '" << function.getName()
           << "' ";
  };
  if (isa<TensorType, BaseMemRefType>(type)) {
    if (!cast<ShapedType>(type).hasRank())
      return emit()
             << "has type " << type
             << ", whose rank must be known at compile time; give it a shape";
    auto memref = dyn_cast<MemRefType>(type);
    if (memref && !isPassable(memref.getMemorySpace()))
      return emit() << "has type " << type
                    << ", in a memory space that a caller can't pass; leave "
                       "the memory space out";
    SmallVector<int64_t> strides;
    int64_t offset = 0;
    if (!memref || memref.getLayout().isIdentity() ||
        (succeeded(memref.getStridesAndOffset(strides, offset)) &&
         !ShapedType::isDynamic(offset) &&
         !ShapedType::isDynamicShape(strides)))
      return success();
    return emit() << "has type " << type
                  << ", whose strides or offset are dynamic, but kernels are "
                     "passed only dynamic sizes; leave the layout out";
  }
  // i1 has no memory layout.
  if (what == "argument" && type.isIntOrIndexOrFloat() && !type.isInteger(1))
    return success();
  return emit() << "has type " << type
                << ", which is not a buffer; make it a tensor or a memref";
}

LogicalResult mlir::availability::verifyFunction(func::FuncOp function) {
  for (auto [index, type] : llvm::enumerate(function.getArgumentTypes()))
    if (failed(verifyPassed(function, "argument", index, type)))
      return failure();
  for (auto [index, type] : llvm::enumerate(function.getResultTypes()))
    if (failed(verifyPassed(function, "result", index, type)))
      return failure();
  WalkResult result = function.walk([](CallOpInterface call) {
    auto callee = dyn_cast<SymbolRefAttr>(call.getCallableForCallee());
    InFlightDiagnostic diagnostic = emitError(call.getLoc());
    if (callee)
      diagnostic << "the call of '" << callee.getLeafReference().getValue()
                 << "' can't be inlined, and kernels can't call functions; "
                    "define the function, without recursion";
    else
      diagnostic << "'" << call->getName()
                 << "' calls a function that is chosen at run time, which a "
                    "kernel can't do; call a function by its name";
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

LogicalResult mlir::availability::verifyTensorOps(func::FuncOp function) {
  WalkResult result = function.walk([](Operation *op) {
    if (isa<bufferization::BufferizableOpInterface>(op) ||
        (llvm::none_of(op->getOperandTypes(), llvm::IsaPred<TensorType>) &&
         llvm::none_of(op->getResultTypes(), llvm::IsaPred<TensorType>)))
      return WalkResult::advance();
    emitError(op->getLoc()) << "'" << op->getName()
                            << "' on tensors can't be bufferized; replace it "
                               "with ops of 'linalg' first";
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

LogicalResult mlir::availability::verifyLowered(func::FuncOp function) {
  if (!function.getBody().hasOneBlock())
    return emitError(function.getLoc())
           << "function '" << function.getName()
           << "' has branches that can't be converted to structured control "
              "flow";
  return verifyConstants(function);
}

// Workaround: lift-cf-foreign-branch
// Upstream's lift-cf-to-scf discovers that it can't convert a branch after it
// has started rewriting. It then fails and leaves blocks that are freed twice.
// We verify all branches before it runs.
LogicalResult mlir::availability::verifyBranches(func::FuncOp function) {
  WalkResult result = function.walk([](Operation *op) {
    if (op->getNumSuccessors() == 0 ||
        isa<cf::BranchOp, cf::CondBranchOp, cf::SwitchOp>(op))
      return WalkResult::advance();
    emitError(op->getLoc()) << "'" << op->getName()
                            << "' can't be converted to structured control "
                               "flow; replace it with a branch of 'cf' first";
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}
