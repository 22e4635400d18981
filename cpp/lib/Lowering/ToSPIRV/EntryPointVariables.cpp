//===- EntryPointVariables.cpp - Interfaces of entry points ---------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Steps.h"

#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns true when interfaces in SPIR-V `version` list this variable.
static bool isInInterface(spirv::GlobalVariableOp variable,
                          spirv::Version version) {
  spirv::StorageClass storage = variable.storageClass();
  return version >= spirv::Version::V_1_4 ||
         storage == spirv::StorageClass::Input ||
         storage == spirv::StorageClass::Output;
}

/// Collects the variables that `root` and the functions it calls use.
static void collectVariables(spirv::FuncOp root, SymbolTable &symbols,
                             spirv::Version version,
                             llvm::SetVector<Attribute> &variables) {
  llvm::SetVector<Operation *> functions;
  functions.insert(root);
  // The loop appends to the list that it walks.
  for (size_t index = 0; index != functions.size(); ++index)
    functions[index]->walk([&](Operation *op) {
      if (auto call = dyn_cast<spirv::FunctionCallOp>(op)) {
        if (auto callee = symbols.lookup<spirv::FuncOp>(call.getCallee()))
          functions.insert(callee);
      } else if (auto use = dyn_cast<spirv::AddressOfOp>(op)) {
        auto variable =
            symbols.lookup<spirv::GlobalVariableOp>(use.getVariable());
        if (variable && isInInterface(variable, version))
          variables.insert(use.getVariableAttr());
      }
    });
}

// Workaround: entry-point-callees
// Upstream's spirv-lower-abi-attrs collects the variables of the entry point's
// own function only. We add those of called functions.
void mlir::availability::completeEntryPointInterfaces(spirv::ModuleOp module) {
  SymbolTable symbols(module);
  for (auto entryPoint : module.getOps<spirv::EntryPointOp>()) {
    auto function = symbols.lookup<spirv::FuncOp>(entryPoint.getFn());
    if (!function)
      continue;
    llvm::SetVector<Attribute> variables(entryPoint.getInterface().begin(),
                                         entryPoint.getInterface().end());
    collectVariables(function, symbols, module.getVceTriple()->getVersion(),
                     variables);
    entryPoint.setInterfaceAttr(
        ArrayAttr::get(module.getContext(), variables.getArrayRef()));
  }
}
