//===- AllocateAttributions.cpp - Attributions of gpu.func ----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AllocateAttributions.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::availability;

// Workaround: gpu-attributions
// Upstream's patterns for gpu.func drop memory attributions, so that their uses
// can't be converted. We replace them by allocations, which the patterns
// support.
LogicalResult
mlir::availability::allocateAttributions(gpu::GPUFuncOp function) {
  Block &entry = function.getBody().front();
  unsigned first = function.getFunctionType().getNumInputs();
  unsigned numOfWorkgroup = function.getNumWorkgroupAttributions();
  OpBuilder builder = OpBuilder::atBlockBegin(&entry);
  for (unsigned index = first, e = entry.getNumArguments(); index != e;
       ++index) {
    BlockArgument declared = entry.getArgument(index);
    auto type = dyn_cast<MemRefType>(declared.getType());
    if (!type || !type.hasStaticShape())
      return emitError(declared.getLoc())
             << "function '" << function.getName()
             << "' declares memory of type " << declared.getType()
             << "; its shape has to be static";
    Value memory;
    if (index < first + numOfWorkgroup)
      memory = memref::AllocOp::create(builder, declared.getLoc(), type);
    else
      memory = memref::AllocaOp::create(builder, declared.getLoc(), type);
    declared.replaceAllUsesWith(memory);
  }
  entry.eraseArguments(first, entry.getNumArguments() - first);
  function->removeAttr("workgroup_attributions"); // The number of attributions.
  function.removeWorkgroupAttribAttrsAttr();
  function.removePrivateAttribAttrsAttr();
  return success();
}
