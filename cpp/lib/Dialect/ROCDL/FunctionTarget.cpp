//===- FunctionTarget.cpp - Chips that functions name ---------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/ROCDL/FunctionTarget.h"
#include "mlir-availability/Dialect/LLVMIR/FunctionAttributes.h"
#include "mlir-availability/Dialect/LLVMIR/TargetFeatures.h"
#include "mlir-availability/IR/Dimension.h"
#include "mlir-availability/Support/Suggestions.h"

using namespace mlir;
using namespace mlir::availability;

std::optional<ROCDL::Chip> ROCDL::getOwnChip(LLVM::LLVMFuncOp function) {
  return symbolizeChip(getStatedProcessor(function));
}

SmallVector<ROCDL::Feature> ROCDL::getOwnFeatures(LLVM::LLVMFuncOp function) {
  SmallVector<Feature> found;
  std::string names = getStatedFeatures(function);
  for (StringRef name : llvm::split(names, ','))
    if (name = name.trim(); name.consume_front("+"))
      if (std::optional<Feature> known = symbolizeFeature(name))
        found.push_back(*known);
  return found;
}

/// Returns true if `features` have wavefronts of more than one size.
static bool hasSeveralWaves(StringRef features) {
  std::optional<ROCDL::WavefrontSize> first;
  return llvm::any_of(llvm::split(features, ','), [&](StringRef feature) {
    feature = feature.trim();
    auto size = feature.consume_front("+")
                    ? ROCDL::symbolizeWavefrontSize(feature)
                    : std::nullopt;
    if (!first)
      first = size;
    return size && size != first;
  });
}

std::optional<ROCDL::WavefrontSize>
ROCDL::getOwnWave(LLVM::LLVMFuncOp function) {
  return getStatedFeature(getStatedFeatures(function), symbolizeWavefrontSize);
}

std::string ROCDL::explainSwitchedOff(StringRef features,
                                      std::optional<Chip> chip) {
  const Dimension &dimension = getFeatureDimension();
  auto mayHave = [&](int64_t value) {
    return !chip ||
           llvm::any_of(getChipDimension().getImplications(),
                        [&](const Dimension::Implication &each) {
                          return each.value == static_cast<int64_t>(*chip) &&
                                 each.dimension == dimension.getName() &&
                                 each.implied == value;
                        });
  };
  // They take no instruction away. Source: LLVM's user guide for AMDGPU,
  // "Target Features".
  constexpr StringRef kModes[] = {"cumode", "sramecc", "tgsplit", "xnack"};
  for (StringRef feature : llvm::split(features, ',')) {
    feature = feature.trim();
    if (!feature.consume_front("-") || llvm::is_contained(kModes, feature) ||
        symbolizeWavefrontSize(feature))
      continue;
    std::optional<int64_t> value = dimension.parse(feature);
    if (!value)
      return "the features switch off '" + shorten(feature) +
             "', and nothing is known of chips without it";
    if (mayHave(*value))
      return ("the features switch off '" + feature + "', which chip" +
              (chip ? " '" + stringifyChip(*chip) + "' has" : "s have"))
          .str();
  }
  return "";
}

std::string ROCDL::explainUnknownTarget(LLVM::LLVMFuncOp function) {
  StringRef name = getStatedProcessor(function);
  std::optional<Chip> chip = symbolizeChip(name);
  if (!name.empty() && !chip)
    return "the function is compiled for an unknown chip, '" + shorten(name) +
           "'";
  if (name.ends_with("-generic"))
    return ("the function is compiled for several chips, '" + name + "'").str();
  if (hasSeveralWaves(getStatedFeatures(function)))
    return "the function is compiled for two sizes of wavefronts";
  return explainSwitchedOff(getStatedFeatures(function), chip);
}

Attribute ROCDL::getFunctionTarget(Operation *op) {
  auto function = dyn_cast<LLVM::LLVMFuncOp>(op);
  if (!function || !getOwnChip(function))
    return {};
  return ROCDLTargetAttr::get(op->getContext(), /*optLevel=*/2,
                              "amdgcn-amd-amdhsa", getStatedProcessor(function),
                              getStatedFeatures(function));
}
