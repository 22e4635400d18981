//===- ShaderResources.cpp - Variables that shaders use -------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Lowering/Binary/ShaderResources.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::availability;

/// Collects the names of the variables that `function`, or a function that it
/// calls, uses.
static void collectUsed(SymbolTable &symbols, spirv::FuncOp function,
                        llvm::SmallPtrSetImpl<Operation *> &used) {
  llvm::SetVector<Operation *> functions;
  functions.insert(function);
  for (size_t i = 0; i < functions.size(); ++i)
    functions[i]->walk([&](Operation *op) {
      if (auto address = dyn_cast<spirv::AddressOfOp>(op))
        used.insert(symbols.lookup(address.getVariable()));
      if (auto call = dyn_cast<spirv::FunctionCallOp>(op))
        if (auto *callee = symbols.lookup(call.getCallee()))
          functions.insert(callee);
    });
}

FailureOr<SmallVector<SPIRVResource>>
mlir::availability::getSPIRVInterface(spirv::ModuleOp module, StringRef name) {
  spirv::FuncOp function;
  SmallVector<StringRef> names;
  SymbolTable symbols(module);
  for (auto entry : module.getOps<spirv::EntryPointOp>()) {
    if (entry.getExecutionModel() != spirv::ExecutionModel::GLCompute)
      continue;
    names.push_back(entry.getFn());
    if (entry.getFn() == name)
      function = symbols.lookup<spirv::FuncOp>(name);
  }
  if (!function) {
    InFlightDiagnostic error = emitError(module.getLoc())
                               << "there is no compute shader '" << name
                               << "' in it";
    if (names.empty())
      return error << ", nor any other";
    return error << ", but " << llvm::join(names, ", ");
  }

  llvm::SmallPtrSet<Operation *, 8> used;
  collectUsed(symbols, function, used);
  ExplicitLayout layout;
  SmallVector<SPIRVResource> resources;
  for (auto variable : module.getOps<spirv::GlobalVariableOp>()) {
    auto pointer = dyn_cast<spirv::PointerType>(variable.getType());
    if (!pointer)
      continue;
    spirv::StorageClass storageClass = pointer.getStorageClass();
    auto block = dyn_cast<spirv::StructType>(pointer.getPointeeType());
    if (block && block.hasDecoration(spirv::Decoration::BufferBlock))
      storageClass = spirv::StorageClass::StorageBuffer;
    if (!variable.getBinding() &&
        storageClass != spirv::StorageClass::PushConstant)
      continue;
    SmallVector<uint64_t> offsets;
    if (block && block.hasOffset())
      for (unsigned i = 0, e = block.getNumElements(); i < e; ++i)
        offsets.push_back(block.getMemberOffset(i));
    resources.push_back({variable.getSymName(), storageClass,
                         variable.getDescriptorSet(), variable.getBinding(),
                         layout.getSize(pointer.getPointeeType()),
                         std::move(offsets), used.contains(variable)});
  }
  return resources;
}
