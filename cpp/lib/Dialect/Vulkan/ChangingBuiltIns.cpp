//===- ChangingBuiltIns.cpp - Built-ins that change in ray tracing --------===//
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

/// Returns true when `variable` is a built-in that may change while a shader of
/// the execution model runs.
static bool mayChange(spirv::GlobalVariableOp variable,
                      spirv::ExecutionModel model) {
  std::optional<StringRef> name = variable.getBuiltIn();
  std::optional<spirv::BuiltIn> builtIn =
      name ? spirv::symbolizeBuiltIn(*name) : std::nullopt;
  if (!builtIn)
    return false;
  switch (*builtIn) {
  case spirv::BuiltIn::SMIDNV:
  case spirv::BuiltIn::WarpIDNV:
  case spirv::BuiltIn::SubgroupSize:
  case spirv::BuiltIn::SubgroupLocalInvocationId:
  case spirv::BuiltIn::SubgroupEqMask:
  case spirv::BuiltIn::SubgroupGeMask:
  case spirv::BuiltIn::SubgroupGtMask:
  case spirv::BuiltIn::SubgroupLeMask:
  case spirv::BuiltIn::SubgroupLtMask:
    return true;
  case spirv::BuiltIn::RayTmaxKHR:
    return model == spirv::ExecutionModel::IntersectionKHR;
  default:
    return false;
  }
}

/// Returns true for the stages that may continue on another subgroup.
static bool mayMove(spirv::ExecutionModel model) {
  switch (model) {
  case spirv::ExecutionModel::RayGenerationKHR:
  case spirv::ExecutionModel::IntersectionKHR:
  case spirv::ExecutionModel::ClosestHitKHR:
  case spirv::ExecutionModel::MissKHR:
  case spirv::ExecutionModel::CallableKHR:
    return true;
  default:
    return false;
  }
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

bool mlir::availability::usesChangingBuiltIn(spirv::EntryPointOp entryPoint,
                                             AnalysisCache &analyses) {
  spirv::ExecutionModel model = entryPoint.getExecutionModel();
  return mayMove(model) &&
         llvm::any_of(
             getUsedSymbols(entryPoint, analyses), [&](Operation *used) {
               auto variable = dyn_cast<spirv::GlobalVariableOp>(used);
               return variable && mayChange(variable, model) &&
                      !isDecorated(variable, spirv::Decoration::Volatile);
             });
}

bool mlir::availability::loadsChangingBuiltIn(spirv::EntryPointOp entryPoint,
                                              AnalysisCache &analyses) {
  spirv::ExecutionModel model = entryPoint.getExecutionModel();
  if (!mayMove(model))
    return false;
  SmallVector<Operation *> used = getUsedSymbols(entryPoint, analyses);
  DenseSet<StringAttr> variables;
  for (Operation *op : used)
    if (auto variable = dyn_cast<spirv::GlobalVariableOp>(op);
        variable && mayChange(variable, model))
      variables.insert(variable.getSymNameAttr());
  return !variables.empty() && llvm::any_of(used, [&](Operation *op) {
    auto function = dyn_cast<spirv::FuncOp>(op);
    return function && loadsAny(function, variables);
  });
}
