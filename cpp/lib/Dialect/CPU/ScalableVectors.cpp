//===- ScalableVectors.cpp - Questions about scalable vectors -------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/CPU/ScalableVectors.h"
#include "mlir-availability/Dialect/CPU/ProcessorState.h"
#include "mlir-availability/Dialect/LLVMIR/DeviceCode.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns the name that a type is printed by.
static std::string getName(Type type) {
  std::string name;
  llvm::raw_string_ostream(name) << type;
  return name;
}

SmallVector<cpu::RISCVFeature>
cpu::getVectorExtensions(Operation &op, AnalysisCache &analyses,
                         std::initializer_list<VectorExtension> known) {
  SmallVector<RISCVFeature> extensions;
  if (!hasScalableVector(&op) || isStreaming(op) || isDeviceCode(&op, analyses))
    return extensions;
  SmallVector<std::string> elements;
  auto add = [&](Type type) {
    if (auto vector = dyn_cast<VectorType>(type); vector && vector.isScalable())
      elements.push_back(getName(vector.getElementType()));
  };
  llvm::for_each(op.getOperandTypes(), add);
  llvm::for_each(op.getResultTypes(), add);
  for (const VectorExtension &each : known)
    if (each.element.empty() || llvm::is_contained(elements, each.element))
      extensions.push_back(each.feature);
  return extensions;
}

bool cpu::hasStreamingVector(Operation &op, AnalysisCache &analyses) {
  return hasScalableVector(&op) && isStreaming(op) &&
         !isDeviceCode(&op, analyses);
}
