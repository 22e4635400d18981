//===- VolatileBuiltIns.cpp - Built-ins that must be volatile -------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Predicates.h"

#include "mlir-availability/Dialect/SPIRV/Decorations.h"
#include "mlir-availability/Dialect/SPIRV/EntryPoints.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns true when `op` is a variable with one of `builtIns`.
static bool isAnyOf(Operation *op, ArrayRef<spirv::BuiltIn> builtIns) {
  auto variable = dyn_cast<spirv::GlobalVariableOp>(op);
  std::optional<StringRef> name =
      variable ? variable.getBuiltIn() : std::nullopt;
  std::optional<spirv::BuiltIn> builtIn =
      name ? spirv::symbolizeBuiltIn(*name) : std::nullopt;
  return builtIn && llvm::is_contained(builtIns, *builtIn);
}

/// Returns the name of the variable that `pointer` points into; null if it
/// isn't told here.
static StringAttr getVariableName(Value pointer) {
  while (auto chain = pointer.getDefiningOp<spirv::AccessChainOp>())
    pointer = chain.getBasePtr();
  auto address = pointer.getDefiningOp<spirv::AddressOfOp>();
  return address ? address.getVariableAttr().getAttr() : StringAttr();
}

/// Returns true when `function` loads one of `variables` without Volatile.
static bool loadsAny(spirv::FuncOp function,
                     const DenseSet<StringAttr> &variables) {
  return function
      .walk([&](spirv::LoadOp load) {
        bool isVolatile = spirv::bitEnumContainsAny(
            load.getMemoryAccess().value_or(spirv::MemoryAccess::None),
            spirv::MemoryAccess::Volatile);
        return !isVolatile && variables.contains(getVariableName(load.getPtr()))
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

bool mlir::availability::usesNonVolatile(spirv::EntryPointOp entryPoint,
                                         AnalysisCache &analyses,
                                         ArrayRef<spirv::BuiltIn> builtIns) {
  return llvm::any_of(getUsedSymbols(entryPoint, analyses),
                      [&](Operation *used) {
                        return isAnyOf(used, builtIns) &&
                               !isDecorated(cast<spirv::GlobalVariableOp>(used),
                                            spirv::Decoration::Volatile);
                      });
}

bool mlir::availability::loadsNonVolatile(spirv::EntryPointOp entryPoint,
                                          AnalysisCache &analyses,
                                          ArrayRef<spirv::BuiltIn> builtIns) {
  SmallVector<Operation *> used = getUsedSymbols(entryPoint, analyses);
  DenseSet<StringAttr> variables;
  for (Operation *op : used)
    if (isAnyOf(op, builtIns))
      variables.insert(cast<spirv::GlobalVariableOp>(op).getSymNameAttr());
  return !variables.empty() && llvm::any_of(used, [&](Operation *op) {
    auto function = dyn_cast<spirv::FuncOp>(op);
    return function && loadsAny(function, variables);
  });
}
