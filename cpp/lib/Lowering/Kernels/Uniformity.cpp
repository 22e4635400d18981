//===- Uniformity.cpp - Uniformly executed ops ----------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Steps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Index/IR/IndexDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace mlir::availability;

/// Appends the values that determine the number of iterations of `loop`.
static void appendBounds(scf::ForOp loop, SmallVectorImpl<Value> &values) {
  values.append({loop.getLowerBound(), loop.getUpperBound(), loop.getStep()});
}

/// Appends the values on which the carried value number `index` of `loop`
/// depends.
static void appendCarried(scf::ForOp loop, unsigned index,
                          SmallVectorImpl<Value> &values) {
  appendBounds(loop, values);
  values.push_back(loop.getInitArgs()[index]);
  values.push_back(loop.getYieldedValues()[index]);
}

static bool appendSources(BlockArgument argument,
                          SmallVectorImpl<Value> &values) {
  Operation *parent = argument.getOwner()->getParentOp();
  if (auto kernel = dyn_cast<gpu::GPUFuncOp>(parent))
    return kernel.isKernel() && argument.getOwner()->isEntryBlock();
  auto loop = dyn_cast<scf::ForOp>(parent);
  if (!loop)
    return false;
  if (argument == loop.getInductionVar())
    appendBounds(loop, values);
  else
    appendCarried(loop, argument.getArgNumber() - loop.getNumInductionVars(),
                  values);
  return true;
}

/// Returns false when `value` may differ between invocations even if its inputs
/// don't. Otherwise appends its inputs: `value` is uniform if they are.
static bool appendSources(Value value, SmallVectorImpl<Value> &values) {
  if (auto argument = dyn_cast<BlockArgument>(value))
    return appendSources(argument, values);
  auto result = cast<OpResult>(value);
  Operation *op = result.getOwner();
  if (isa<gpu::BlockIdOp, gpu::BlockDimOp, gpu::GridDimOp, gpu::AllReduceOp>(
          op))
    return true;
  if (auto loop = dyn_cast<scf::ForOp>(op)) {
    appendCarried(loop, result.getResultNumber(), values);
    return true;
  }
  if (auto branch = dyn_cast<scf::IfOp>(op)) {
    values.append({branch.getCondition(),
                   branch.thenYield().getOperand(result.getResultNumber()),
                   branch.elseYield().getOperand(result.getResultNumber())});
    return true;
  }
  // The result of a pure op depends only on its operands.
  if (!isa_and_nonnull<arith::ArithDialect, index::IndexDialect,
                       math::MathDialect, vector::VectorDialect>(
          op->getDialect()) ||
      op->getNumRegions() != 0 || !isMemoryEffectFree(op))
    return false;
  llvm::append_range(values, op->getOperands());
  return true;
}

/// Returns true when each of the values is uniform in a workgroup. A value that
/// depends on itself through a loop is uniform if all its other inputs are.
static bool areUniform(SmallVectorImpl<Value> &values) {
  DenseSet<Value> seen;
  while (!values.empty()) {
    Value value = values.pop_back_val();
    if (seen.insert(value).second && !appendSources(value, values))
      return false;
  }
  return true;
}

bool mlir::availability::isExecutedUniformly(Operation *op) {
  SmallVector<Value> decisions;
  for (;; op = op->getParentOp()) {
    if (!op->getBlock() || !op->getBlock()->isEntryBlock())
      return false;
    Operation *parent = op->getParentOp();
    if (auto kernel = dyn_cast<gpu::GPUFuncOp>(parent))
      return kernel.isKernel() && areUniform(decisions);
    if (auto loop = dyn_cast<scf::ForOp>(parent))
      appendBounds(loop, decisions);
    else if (auto branch = dyn_cast<scf::IfOp>(parent))
      decisions.push_back(branch.getCondition());
    else
      return false;
  }
}
