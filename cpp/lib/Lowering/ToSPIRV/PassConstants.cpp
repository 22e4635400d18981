//===- PassConstants.cpp - Passing constants to kernels -------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassConstants.h"

#include "mlir-availability/Lowering/Kernels/ConstantData.h"
#include "mlir-availability/Lowering/Kernels/KernelBindings.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::availability;

/// Replaces `use` by an argument of `kernel` with the binding `binding`.
static void pass(gpu::GPUFuncOp kernel, memref::GetGlobalOp use,
                 unsigned binding) {
  Builder builder(kernel.getContext());
  auto abi = spirv::getInterfaceVarABIAttr(0, binding, std::nullopt,
                                           builder.getContext());
  auto named = builder.getNamedAttr(spirv::getInterfaceVarABIAttrName(), abi);
  unsigned index = kernel.getNumArguments();
  // Inserting fails only for functions without a body.
  (void)kernel.insertArgument(index, use.getType(),
                              builder.getDictionaryAttr(named), use.getLoc());
  use.getResult().replaceAllUsesWith(kernel.getArgument(index));
  use.erase();
}

FailureOr<SmallVector<PassedConstant>>
mlir::availability::passConstants(gpu::GPUModuleOp module) {
  SymbolTable symbols(module);
  unsigned firstBinding = getFreeBinding(module);
  llvm::MapVector<Operation *, unsigned> bindings;
  SmallVector<memref::GetGlobalOp> uses;
  module.walk([&](memref::GetGlobalOp use) { uses.push_back(use); });
  for (memref::GetGlobalOp use : uses) {
    auto kernel = use->getParentOfType<gpu::GPUFuncOp>();
    if (!kernel || !kernel.isKernel())
      return emitError(use.getLoc())
             << "'" << use.getName()
             << "' is a constant in memory, used by a function that isn't a "
                "kernel; pass it as an argument";
    Operation *global = symbols.lookup(use.getName());
    auto inserted =
        bindings.insert({global, firstBinding + unsigned(bindings.size())});
    pass(kernel, use, inserted.first->second);
  }
  SmallVector<PassedConstant> constants;
  for (auto [global, binding] : bindings) {
    constants.push_back(
        {"constant(" + getConstantName(cast<memref::GlobalOp>(global)) + ")",
         binding});
    global->erase();
  }
  return constants;
}

void mlir::availability::nameConstants(spirv::ModuleOp module,
                                       ArrayRef<PassedConstant> constants) {
  SymbolTable symbols(module);
  for (const PassedConstant &constant : constants)
    for (auto variable : module.getOps<spirv::GlobalVariableOp>()) {
      if (variable.getDescriptorSet() != 0u ||
          variable.getBinding() != constant.binding)
        continue;
      // Each kernel has a separate variable.
      std::string name = constant.description;
      for (unsigned number = 0; symbols.lookup(name); ++number)
        name = constant.description + "_" + std::to_string(number);
      (void)symbols.rename(variable, name);
    }
}
