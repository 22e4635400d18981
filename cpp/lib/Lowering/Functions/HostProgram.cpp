//===- HostProgram.cpp - The launches of a function -----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Lowering/Functions/HostProgram.h"

#include "mlir-availability/Lowering/Functions/SizeExpression.h"

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

namespace {
/// Reads a function.
class ProgramReader {
public:
  /// Fails for a function that does more than launch kernels.
  LogicalResult read(func::FuncOp function);

  HostProgram program;

private:
  void addBuffer(Value value, HostBuffer buffer) {
    values.push_back(value);
    program.buffers.push_back(std::move(buffer));
  }
  std::optional<unsigned> getBuffer(Value value) const;
  Attribute getExpression(Value value) const {
    return getSizeExpression(value, [&](Value v) { return getBuffer(v); });
  }
  void addArguments(func::FuncOp function);
  LogicalResult addAllocation(memref::AllocOp alloc);
  LogicalResult addLaunch(gpu::LaunchFuncOp launch);

  /// What each of the program's buffers is in the function.
  SmallVector<Value> values;
};
} // namespace

std::optional<unsigned> ProgramReader::getBuffer(Value value) const {
  while (auto cast = value.getDefiningOp<memref::CastOp>())
    value = cast.getSource();
  const Value *position = llvm::find(values, value);
  if (position == values.end())
    return std::nullopt;
  return position - values.begin();
}

void ProgramReader::addArguments(func::FuncOp function) {
  for (BlockArgument argument : function.getArguments()) {
    HostBuffer buffer{getKernelBuffer(argument.getType()), {}, {}};
    if (auto shape = function.getArgAttrOfType<ArrayAttr>(
            argument.getArgNumber(), kShapeAttrName))
      buffer.shape = llvm::to_vector(shape);
    addBuffer(argument, std::move(buffer));
  }
}

LogicalResult ProgramReader::addAllocation(memref::AllocOp alloc) {
  HostBuffer buffer{getKernelBuffer(alloc.getType()), {}, {}};
  if (!alloc.getType().hasStaticShape())
    for (OpFoldResult size : alloc.getMixedSizes()) {
      Attribute expression =
          isa<Attribute>(size)
              ? IntegerAttr::get(IntegerType::get(alloc.getContext(), 64),
                                 *getConstantIntValue(size))
              : getExpression(cast<Value>(size));
      if (!expression)
        return failure();
      buffer.shape.push_back(expression);
    }
  addBuffer(alloc, std::move(buffer));
  return success();
}

LogicalResult ProgramReader::addLaunch(gpu::LaunchFuncOp launch) {
  // The kernel may be a binary already.
  if (!SymbolTable::lookupNearestSymbolFrom<gpu::GPUFuncOp>(
          launch, launch.getKernelAttr()))
    return failure();
  KernelLaunch found{
      launch.getKernelName().getValue(), getWorkgroups(launch), {}, {}};
  gpu::KernelDim3 grid = launch.getGridSizeOperandValues();
  if (!found.workgroups)
    found.workgroupExpressions = {getExpression(grid.x), getExpression(grid.y),
                                  getExpression(grid.z)};
  if (llvm::is_contained(found.workgroupExpressions, nullptr))
    found.workgroupExpressions.clear();
  for (Value operand : launch.getKernelOperands()) {
    std::optional<unsigned> buffer = getBuffer(operand);
    if (!buffer)
      return failure();
    found.buffers.push_back(*buffer);
  }
  program.launches.push_back(std::move(found));
  return success();
}

LogicalResult ProgramReader::read(func::FuncOp function) {
  addArguments(function);
  for (auto alloc : function.front().getOps<memref::AllocOp>())
    if (failed(addAllocation(alloc)))
      return failure();
  for (auto constant : function.front().getOps<memref::GetGlobalOp>())
    addBuffer(
        constant,
        {getKernelBuffer(constant.getType()), {}, constant.getNameAttr()});
  for (Operation &op : function.front().without_terminator()) {
    if (auto launch = dyn_cast<gpu::LaunchFuncOp>(op)) {
      if (failed(addLaunch(launch)))
        return failure();
    } else if (!isa<memref::AllocOp, memref::DeallocOp>(op) &&
               (op.getNumRegions() != 0 || !isMemoryEffectFree(&op))) {
      return failure();
    }
  }
  return success();
}

std::optional<HostProgram>
mlir::availability::getHostProgram(func::FuncOp function) {
  ProgramReader reader;
  if (!function.getBody().hasOneBlock() || failed(reader.read(function)))
    return std::nullopt;
  return std::move(reader.program);
}
