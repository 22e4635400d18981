//===- EntryPoints.cpp - Variables and modes of entry points --------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/SPIRV/EntryPoints.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::availability;

ModuleSymbols::ModuleSymbols(Block &block) {
  for (Operation &op : block) {
    if (auto entryPoint = dyn_cast<spirv::EntryPointOp>(op))
      entryPoints[entryPoint.getFnAttr().getAttr()].push_back(entryPoint);
    else if (auto mode = dyn_cast<spirv::ExecutionModeOp>(op))
      modes[mode.getFnAttr().getAttr()].push_back(mode);
    else if (StringAttr function = getFunctionOfModeByIds(op))
      modesByIds[function].push_back(&op);
    else if (auto symbol = dyn_cast<SymbolOpInterface>(op))
      symbols[symbol.getNameAttr()] = &op;
  }
}

/// Returns the ops that `map` has for `function`, none if it has no entry.
template <typename Map>
static auto lookupOps(const Map &map, StringAttr function)
    -> ArrayRef<typename Map::mapped_type::value_type> {
  auto it = map.find(function);
  if (it == map.end())
    return {};
  return it->second;
}

ArrayRef<spirv::EntryPointOp>
ModuleSymbols::getEntryPoints(StringAttr function) const {
  return lookupOps(entryPoints, function);
}

ArrayRef<spirv::ExecutionModeOp>
ModuleSymbols::getModes(StringAttr function) const {
  return lookupOps(modes, function);
}

ArrayRef<Operation *> ModuleSymbols::getModesByIds(StringAttr function) const {
  return lookupOps(modesByIds, function);
}

static bool isModeByIds(Operation &op) {
  return op.getName().getStringRef() == "spirv.ExecutionModeId";
}

std::optional<spirv::ExecutionMode>
mlir::availability::getModeByIds(Operation &op) {
  auto mode = isModeByIds(op)
                  ? op.getAttrOfType<spirv::ExecutionModeAttr>("execution_mode")
                  : spirv::ExecutionModeAttr();
  return mode ? std::optional(mode.getValue()) : std::nullopt;
}

StringAttr mlir::availability::getFunctionOfModeByIds(Operation &op) {
  auto function = isModeByIds(op) ? op.getAttrOfType<FlatSymbolRefAttr>("fn")
                                  : FlatSymbolRefAttr();
  return function ? function.getAttr() : StringAttr();
}

SmallVector<uint64_t, 3>
mlir::availability::getLocalSizeByIds(Operation &op, AnalysisCache &analyses) {
  auto names = op.getAttrOfType<ArrayAttr>("values");
  if (getModeByIds(op) != spirv::ExecutionMode::LocalSizeId || !names ||
      names.size() != 3 || !op.getBlock())
    return {};
  const auto &symbols = analyses.get<ModuleSymbols>(*op.getBlock());
  SmallVector<uint64_t, 3> sizes;
  for (Attribute name : names) {
    auto symbol = dyn_cast<FlatSymbolRefAttr>(name);
    auto constant = dyn_cast_or_null<spirv::SpecConstantOp>(
        symbol ? symbols.lookup(symbol.getAttr()) : nullptr);
    auto value = constant ? dyn_cast<IntegerAttr>(constant.getDefaultValue())
                          : IntegerAttr();
    // MLIR's verifier accepts any symbol. A boolean is an IntegerAttr, too.
    if (!value || value.getType().isInteger(1))
      return {};
    sizes.push_back(value.getValue().getLimitedValue());
  }
  return sizes;
}

ArrayRef<spirv::EntryPointOp>
mlir::availability::getEntryPoints(spirv::ExecutionModeOp mode,
                                   AnalysisCache &analyses) {
  Block *block = mode->getBlock();
  if (!block)
    return {};
  return analyses.get<ModuleSymbols>(*block).getEntryPoints(
      mode.getFnAttr().getAttr());
}

bool mlir::availability::isInitialized(spirv::GlobalVariableOp variable) {
  return variable.getInitializer() || variable->hasAttr(kInitializedVariable);
}

SmallVector<Operation *>
mlir::availability::getUsedSymbols(spirv::EntryPointOp entryPoint,
                                   AnalysisCache &analyses) {
  Block *block = entryPoint->getBlock();
  if (!block)
    return {};
  const auto &symbols = analyses.get<ModuleSymbols>(*block);
  llvm::SmallSetVector<Operation *, 8> used;
  auto add = [&](FlatSymbolRefAttr symbol) {
    if (Operation *op = symbols.lookup(symbol.getAttr()))
      used.insert(op);
  };
  add(entryPoint.getFnAttr());
  for (size_t index = 0; index < used.size(); ++index)
    used[index]->walk([&](Operation *op) {
      if (auto address = dyn_cast<spirv::AddressOfOp>(op))
        add(address.getVariableAttr());
      else if (auto call = dyn_cast<spirv::FunctionCallOp>(op))
        add(call.getCalleeAttr());
    });
  return used.takeVector();
}
