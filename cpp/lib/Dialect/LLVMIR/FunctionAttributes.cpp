//===- FunctionAttributes.cpp - What functions are compiled for -----------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/LLVMIR/FunctionAttributes.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns the value of the LLVM attribute `name` in `passthrough`, "" if it is
/// not there.
static StringRef getPassedThrough(LLVM::LLVMFuncOp function, StringRef name) {
  std::optional<ArrayAttr> attrs = function.getPassthrough();
  if (!attrs)
    return "";
  for (Attribute attr : *attrs)
    if (auto pair = dyn_cast<ArrayAttr>(attr); pair && pair.size() == 2)
      if (auto key = dyn_cast<StringAttr>(pair[0]);
          key && key.getValue() == name)
        if (auto value = dyn_cast<StringAttr>(pair[1]))
          return value.getValue();
  return "";
}

StringRef mlir::availability::getStatedProcessor(LLVM::LLVMFuncOp function) {
  if (std::optional<StringRef> stated = function.getTargetCpu())
    return *stated;
  return getPassedThrough(function, "target-cpu");
}

std::string mlir::availability::getStatedFeatures(LLVM::LLVMFuncOp function) {
  if (std::optional<LLVM::TargetFeaturesAttr> stated =
          function.getTargetFeatures())
    return stated->getFeaturesString();
  return getPassedThrough(function, "target-features").str();
}

/// Returns the numbers of `text`, with commas between them; nothing if
/// something in it is no number.
static std::optional<SmallVector<int64_t>> readNumbers(StringRef text) {
  SmallVector<StringRef> parts;
  text.split(parts, ',');
  SmallVector<int64_t> numbers;
  for (StringRef part : parts)
    if (part.trim().getAsInteger(0, numbers.emplace_back()))
      return std::nullopt;
  return numbers;
}

static bool isPositive(int64_t number) { return number > 0; }

/// Returns true if `text` isn't `least` to `most` natural numbers.
static bool isOtherThanNumbers(StringRef text, size_t least, size_t most) {
  auto numbers = readNumbers(text);
  return !numbers || numbers->size() < least || numbers->size() > most ||
         llvm::any_of(*numbers, [](int64_t each) { return each < 0; });
}

bool mlir::availability::passesOtherThanNumbers(LLVM::LLVMFuncOp function,
                                                StringRef name, size_t least,
                                                size_t most) {
  return isPassedThrough(function, name) &&
         isOtherThanNumbers(getPassedThrough(function, name), least, most);
}

/// Returns the name of `attr`, an attribute in `passthrough`; "" if it has
/// none.
static StringRef getName(Attribute attr) {
  auto pair = dyn_cast<ArrayAttr>(attr);
  auto name = dyn_cast<StringAttr>(pair && !pair.empty() ? pair[0] : attr);
  return name ? name.getValue() : "";
}

bool mlir::availability::isPassedThrough(LLVM::LLVMFuncOp function,
                                         StringRef name) {
  std::optional<ArrayAttr> attrs = function.getPassthrough();
  return attrs && llvm::is_contained(llvm::map_range(*attrs, getName), name);
}

bool mlir::availability::passesOtherValue(
    LLVM::LLVMFuncOp function, StringRef name,
    std::initializer_list<StringRef> known) {
  return isPassedThrough(function, name) &&
         !llvm::is_contained(known, getPassedThrough(function, name));
}

bool mlir::availability::passesOther(LLVM::LLVMFuncOp function,
                                     std::initializer_list<StringRef> known) {
  std::optional<ArrayAttr> attrs = function.getPassthrough();
  return attrs && llvm::any_of(*attrs, [&](Attribute attr) {
           return !llvm::is_contained(known, getName(attr));
         });
}

bool mlir::availability::passesMoreThan(LLVM::LLVMFuncOp function,
                                        StringRef name, int64_t most) {
  auto numbers = readNumbers(getPassedThrough(function, name));
  return numbers && numbers->front() > most;
}

bool mlir::availability::passesNoPositive(LLVM::LLVMFuncOp function,
                                          StringRef name) {
  StringRef text = getPassedThrough(function, name);
  if (text.empty())
    return false;
  auto numbers = readNumbers(text);
  return !numbers || !llvm::all_of(*numbers, isPositive);
}

bool mlir::availability::isNotPositive(Attribute attr) {
  if (auto integer = dyn_cast_or_null<IntegerAttr>(attr))
    return !integer.getValue().isStrictlyPositive();
  auto array = dyn_cast_or_null<DenseI32ArrayAttr>(attr);
  return array && !llvm::all_of(array.asArrayRef(), isPositive);
}

bool mlir::availability::isNegative(Attribute attr) {
  auto integer = dyn_cast<IntegerAttr>(attr);
  return integer && integer.getValue().isNegative();
}

bool mlir::availability::isTextWithoutNumbers(Attribute attr, size_t least,
                                              size_t most) {
  auto text = dyn_cast<StringAttr>(attr);
  return text && isOtherThanNumbers(text.getValue(), least, most);
}
