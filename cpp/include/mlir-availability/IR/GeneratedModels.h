//===- GeneratedModels.h - Models that are made by the generator *- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_IR_GENERATEDMODELS_H
#define MLIR_AVAILABILITY_IR_GENERATEDMODELS_H

#include "mlir-availability/IR/AvailabilityInterfaces.h"

namespace mlir::availability {

/// Returns true for a model that `attachOpModels` attached. Such a model passes
/// on all attributes of its ops that can have requirements.
bool isGeneratedModel(const AvailabilityOpInterface::Concept &model);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_IR_GENERATEDMODELS_H
