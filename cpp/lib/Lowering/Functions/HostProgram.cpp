//===- HostProgram.cpp - The launches of a function -----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Lowering/Functions/HostProgram.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace mlir::availability;

static std::optional<KernelSize> getWorkgroups(gpu::LaunchFuncOp launch) {
  gpu::KernelDim3 grid = launch.getGridSizeOperandValues();
  std::optional<int64_t> x = getConstantIntValue(grid.x);
  std::optional<int64_t> y = getConstantIntValue(grid.y);
  std::optional<int64_t> z = getConstantIntValue(grid.z);
  if (!x || !y || !z)
    return std::nullopt;
  return KernelSize{*x, *y, *z};
}

std::optional<HostProgram>
mlir::availability::getHostProgram(func::FuncOp function) {
  if (!function.getBody().hasOneBlock())
    return std::nullopt;
  HostProgram program;
  SmallVector<Value> values;
  auto addBuffer = [&](Value value) {
    values.push_back(value);
    program.buffers.push_back(getKernelBuffer(value.getType()));
  };
  for (BlockArgument argument : function.getArguments())
    addBuffer(argument);
  for (Operation &op : function.front().without_terminator()) {
    if (auto alloc = dyn_cast<memref::AllocOp>(op)) {
      addBuffer(alloc);
      continue;
    }
    if (auto launch = dyn_cast<gpu::LaunchFuncOp>(op)) {
      // The kernel may be a binary already.
      if (!SymbolTable::lookupNearestSymbolFrom<gpu::GPUFuncOp>(
              launch, launch.getKernelAttr()))
        return std::nullopt;
      KernelLaunch found{
          launch.getKernelName().getValue(), getWorkgroups(launch), {}};
      for (Value operand : launch.getKernelOperands()) {
        const Value *position = llvm::find(std::as_const(values), operand);
        if (position == values.end())
          return std::nullopt;
        found.buffers.push_back(position - values.begin());
      }
      program.launches.push_back(std::move(found));
      continue;
    }
    if (!isa<memref::DeallocOp>(op) &&
        (op.getNumRegions() != 0 || !isMemoryEffectFree(&op)))
      return std::nullopt;
  }
  return program;
}
