//===- WidenLocalMemory.cpp - Narrow integers in local memory -------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Steps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

using namespace mlir;

/// Returns true when a target can't store integers of `type` in local memory.
/// Booleans are stored as i8.
static bool isLacking(Type type, const spirv::TargetEnv &target) {
  if (type.isInteger(1) || type.isInteger(8))
    return !target.allows(spirv::Capability::Int8);
  return type.isInteger(16) && !target.allows(spirv::Capability::Int16);
}

/// Makes `op` load or store an i32 instead of an integer of `type`.
static void widenAccess(Operation *op, Type type) {
  ImplicitLocOpBuilder builder(op->getLoc(), op);
  if (auto load = dyn_cast<memref::LoadOp>(op)) {
    builder.setInsertionPointAfter(op);
    load.getResult().setType(builder.getI32Type());
    auto narrow = arith::TruncIOp::create(builder, type, load);
    load.getResult().replaceAllUsesExcept(narrow, narrow);
  } else if (auto store = dyn_cast<memref::StoreOp>(op)) {
    store.getValueMutable().assign(arith::ExtUIOp::create(
        builder, builder.getI32Type(), store.getValue()));
  }
}

void mlir::availability::widenLocalMemory(Operation *root,
                                          const spirv::TargetEnv &target) {
  auto isAccess = [](OpOperand &use) {
    auto store = dyn_cast<memref::StoreOp>(use.getOwner());
    return store ? use.get() == store.getMemRef()
                 : isa<memref::LoadOp, memref::DeallocOp>(use.getOwner());
  };
  root->walk([&](Operation *op) {
    if (!isa<memref::AllocOp, memref::AllocaOp>(op))
      return;
    Value memory = op->getResult(0);
    auto type = cast<MemRefType>(memory.getType());
    if (!isLacking(type.getElementType(), target) ||
        !llvm::all_of(memory.getUses(), isAccess))
      return;
    memory.setType(MemRefType::Builder(type).setElementType(
        IntegerType::get(type.getContext(), 32)));
    for (Operation *user : llvm::make_early_inc_range(memory.getUsers()))
      widenAccess(user, type.getElementType());
  });
}
