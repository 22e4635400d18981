//===- AliasedBuffers.cpp - Buffers of floats and of their bits -----------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Steps.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVDialect.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns `type`, a struct or array with elements of type `from`, with
/// elements of type `to` instead; null for other types.
static Type replaceElements(Type type, Type from, Type to) {
  if (type == from)
    return to;
  if (auto array = dyn_cast<spirv::ArrayType>(type)) {
    Type element = replaceElements(array.getElementType(), from, to);
    return element ? spirv::ArrayType::get(element, array.getNumElements(),
                                           array.getArrayStride())
                   : Type();
  }
  if (auto array = dyn_cast<spirv::RuntimeArrayType>(type)) {
    Type element = replaceElements(array.getElementType(), from, to);
    return element
               ? spirv::RuntimeArrayType::get(element, array.getArrayStride())
               : Type();
  }
  auto block = dyn_cast<spirv::StructType>(type);
  if (!block || block.getNumElements() != 1 || !block.hasOffset())
    return nullptr;
  Type member = replaceElements(block.getElementType(0), from, to);
  return member ? spirv::StructType::get(member, block.getMemberOffset(0))
                : Type();
}

/// Returns the variable that aliases `variable` with elements of type `to`.
/// Creates it if it doesn't exist.
static spirv::GlobalVariableOp getAlias(spirv::GlobalVariableOp variable,
                                        Type from, Type to,
                                        SymbolTable &symbols) {
  auto pointer = cast<spirv::PointerType>(variable.getType());
  Type pointee = replaceElements(pointer.getPointeeType(), from, to);
  if (!variable.getBinding() || !pointee)
    return nullptr;
  auto type = spirv::PointerType::get(pointee, pointer.getStorageClass());
  for (auto other :
       symbols.getOp()->getRegion(0).getOps<spirv::GlobalVariableOp>())
    if (other.getType() == type &&
        other.getBinding() == variable.getBinding() &&
        other.getDescriptorSet() == variable.getDescriptorSet())
      return other;
  spirv::GlobalVariableOp alias = variable.clone();
  alias.setType(type);
  alias.setSymName((variable.getSymName() + "_bits").str());
  symbols.insert(alias, std::next(Block::iterator(variable)));
  std::string aliased =
      spirv::SPIRVDialect::getAttributeName(spirv::Decoration::Aliased);
  for (spirv::GlobalVariableOp each : {variable, alias})
    each->setAttr(aliased, UnitAttr::get(each.getContext()));
  return alias;
}

/// Replaces a bitcast of a pointer; fails if that isn't possible.
static LogicalResult replace(spirv::BitcastOp op, SymbolTable &symbols) {
  auto chain = op.getOperand().getDefiningOp<spirv::AccessChainOp>();
  auto address = chain ? chain.getBasePtr().getDefiningOp<spirv::AddressOfOp>()
                       : spirv::AddressOfOp();
  if (!address)
    return failure();
  auto from = cast<spirv::PointerType>(op.getOperand().getType());
  auto to = cast<spirv::PointerType>(op.getType());
  auto alias =
      getAlias(symbols.lookup<spirv::GlobalVariableOp>(address.getVariable()),
               from.getPointeeType(), to.getPointeeType(), symbols);
  if (!alias)
    return failure();
  OpBuilder builder(op);
  Value base = spirv::AddressOfOp::create(builder, op.getLoc(), alias);
  Value place = spirv::AccessChainOp::create(builder, op.getLoc(), base,
                                             chain.getIndices());
  op.replaceAllUsesWith(place);
  op.erase();
  return success();
}

LogicalResult mlir::availability::aliasBitcastBuffers(spirv::ModuleOp module) {
  SmallVector<spirv::BitcastOp> casts;
  module.walk([&](spirv::BitcastOp op) {
    if (isa<spirv::PointerType>(op.getType()))
      casts.push_back(op);
  });
  SymbolTable symbols(module);
  for (spirv::BitcastOp op : casts)
    if (failed(replace(op, symbols)))
      return emitError(op.getLoc())
             << "floats are updated atomically in memory that isn't a buffer "
                "of floats only, where Vulkan can't exchange their bits; "
                "update integers, or memory of the kernel's arguments";
  return success();
}
