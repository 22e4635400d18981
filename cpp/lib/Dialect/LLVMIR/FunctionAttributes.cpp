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
