//===- EntryPoints.cpp - What entry points use ----------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/SPIRV/EntryPoints.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;

SmallVector<Operation *>
mlir::availability::getUsedSymbols(spirv::EntryPointOp entryPoint) {
  llvm::StringMap<Operation *> symbols;
  for (Operation &other : *entryPoint->getBlock())
    if (auto symbol = dyn_cast<SymbolOpInterface>(other))
      symbols[symbol.getName()] = &other;
  llvm::SmallSetVector<Operation *, 8> used;
  auto add = [&](StringRef symbol) {
    if (Operation *op = symbols.lookup(symbol))
      used.insert(op);
  };
  add(entryPoint.getFn());
  for (size_t index = 0; index < used.size(); ++index)
    used[index]->walk([&](Operation *op) {
      if (auto address = dyn_cast<spirv::AddressOfOp>(op))
        add(address.getVariable());
      else if (auto call = dyn_cast<spirv::FunctionCallOp>(op))
        add(call.getCallee());
    });
  return used.takeVector();
}
