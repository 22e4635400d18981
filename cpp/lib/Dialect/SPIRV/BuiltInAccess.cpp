//===- BuiltInAccess.cpp - Built-in variables in blocks -------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Built-in variables that are members of blocks: which of them a block
// declares, and which of them an op accesses. See
// td/dialects/SPIRV/SPIRVBuiltIns.td.
//
//===----------------------------------------------------------------------===//

#include "Predicates.h"

#include "mlir-availability/IR/ShortText.h"

#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::availability;

using BuiltIns = SmallVector<spirv::BuiltIn>;

/// Calls `visit` with each decoration BuiltIn of a member of `type`, and with
/// the built-in that it names, if there is one.
template <typename VisitFn>
static void forEachDecoration(spirv::StructType type, VisitFn visit) {
  SmallVector<spirv::StructType::MemberDecorationInfo> decorations;
  type.getMemberDecorations(decorations);
  for (const auto &info : decorations) {
    if (info.decoration != spirv::Decoration::BuiltIn)
      continue;
    auto value = dyn_cast_if_present<IntegerAttr>(info.decorationValue);
    visit(info, value && value.getValue().isIntN(32)
                    ? spirv::symbolizeBuiltIn(static_cast<uint32_t>(
                          value.getValue().getZExtValue()))
                    : std::nullopt);
  }
}

/// Calls `visit` with the index of each member of `type` that is a built-in
/// variable, and with the built-in.
template <typename VisitFn>
static void forEachMember(spirv::StructType type, VisitFn visit) {
  forEachDecoration(
      type, [&](const auto &info, std::optional<spirv::BuiltIn> builtIn) {
        if (builtIn)
          visit(info.memberIndex, *builtIn);
      });
}

std::string
mlir::availability::describeUnknownBuiltIn(const std::string &name) {
  return name + " is no built-in variable of SPIR-V";
}

SmallVector<std::string>
mlir::availability::getUnknownBuiltIns(spirv::StructType type) {
  SmallVector<std::string> reasons;
  forEachDecoration(type, [&](const auto &info,
                              std::optional<spirv::BuiltIn> builtIn) {
    if (!builtIn)
      reasons.push_back(describeUnknownBuiltIn(
          info.decorationValue ? printShort(info.decorationValue) : "nothing"));
  });
  return reasons;
}

SmallVector<std::string>
mlir::availability::getUnknownBuiltIns(spirv::GlobalVariableOp variable) {
  StringAttr name = variable.getBuiltInAttr();
  if (!name || spirv::symbolizeBuiltIn(name.getValue()))
    return {};
  return {describeUnknownBuiltIn(printShort(name))};
}

BuiltIns
mlir::availability::getMemberBuiltIns(spirv::StructType type,
                                      ArrayRef<spirv::BuiltIn> accessed) {
  BuiltIns result;
  forEachMember(type, [&](uint32_t, spirv::BuiltIn builtIn) {
    if (!llvm::is_contained(accessed, builtIn))
      result.push_back(builtIn);
  });
  return result;
}

/// Returns the type that the pointer type `type` points to. Returns null for
/// storage classes other than Input and Output, which hold no built-in
/// variables.
static Type getVariableType(Type type) {
  auto pointer = dyn_cast_if_present<spirv::PointerType>(type);
  if (!pointer)
    return {};
  spirv::StorageClass storageClass = pointer.getStorageClass();
  bool mayHoldSome = storageClass == spirv::StorageClass::Input ||
                     storageClass == spirv::StorageClass::Output;
  return mayHoldSome ? pointer.getPointeeType() : Type();
}

/// Returns the type of the elements of an array of blocks.
static Type getElement(Type type) {
  if (auto array = dyn_cast_if_present<spirv::ArrayType>(type))
    return array.getElementType();
  if (auto array = dyn_cast_if_present<spirv::RuntimeArrayType>(type))
    return array.getElementType();
  return {};
}

BuiltIns
mlir::availability::getReachedBuiltIns(Type pointer,
                                       ArrayRef<spirv::BuiltIn> accessed) {
  // Most pointers point to other memory.
  Type type = getVariableType(pointer);
  if (!type)
    return {};
  if (Type element = getElement(type))
    type = element;
  BuiltIns result;
  if (auto block = dyn_cast_if_present<spirv::StructType>(type))
    forEachMember(block, [&](uint32_t, spirv::BuiltIn builtIn) {
      if (llvm::is_contained(accessed, builtIn))
        result.push_back(builtIn);
    });
  return result;
}

BuiltIns
mlir::availability::getSelectedBuiltIns(Operation &chain,
                                        ArrayRef<spirv::BuiltIn> accessed) {
  if (chain.getNumOperands() == 0)
    return {};
  Type type = getVariableType(chain.getOperand(0).getType());
  if (!type)
    return {};
  ValueRange indices = chain.getOperands().drop_front();
  // A block of built-in variables may be in one array, but not in nested ones.
  if (Type element = getElement(type); element && !indices.empty()) {
    type = element;
    indices = indices.drop_front();
  }
  auto block = dyn_cast_if_present<spirv::StructType>(type);
  APInt member;
  if (!block || indices.empty() ||
      !matchPattern(indices.front(), m_ConstantInt(&member)))
    return {};
  BuiltIns result;
  forEachMember(block, [&](uint32_t number, spirv::BuiltIn builtIn) {
    if (member == number && llvm::is_contained(accessed, builtIn))
      result.push_back(builtIn);
  });
  return result;
}
