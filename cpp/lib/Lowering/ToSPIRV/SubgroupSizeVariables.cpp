//===- SubgroupSizeVariables.cpp - Required sizes -------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Steps.h"

#include "mlir-availability/Dialect/SPIRV/SubgroupSize.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns the variable of `module` that requires the subgroup size `size`.
/// Creates it if it doesn't exist.
static FlatSymbolRefAttr getVariable(spirv::ModuleOp module, int64_t size) {
  std::string name = getSubgroupSizeName(size);
  if (!SymbolTable::lookupSymbolIn(module, name)) {
    auto builder =
        ImplicitLocOpBuilder::atBlockBegin(module.getLoc(), module.getBody());
    auto type = spirv::PointerType::get(builder.getI32Type(),
                                        spirv::StorageClass::Input);
    spirv::GlobalVariableOp::create(builder, type, name,
                                    spirv::BuiltIn::SubgroupSize);
  }
  return FlatSymbolRefAttr::get(module.getContext(), name);
}

void mlir::availability::addSubgroupSizes(
    spirv::ModuleOp module, ArrayRef<RequiredSubgroupSize> sizes) {
  for (auto entryPoint : module.getOps<spirv::EntryPointOp>())
    for (RequiredSubgroupSize required : sizes) {
      if (required.kernel != entryPoint.getFnAttr().getAttr())
        continue;
      SmallVector<Attribute> variables(entryPoint.getInterface().getValue());
      variables.push_back(getVariable(module, required.size));
      entryPoint.setInterfaceAttr(
          ArrayAttr::get(module.getContext(), variables));
    }
}
