//===- Models.h - Models that are written by hand ----------------*- C++
//-*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_SPIRV_MODELS_H
#define MLIR_AVAILABILITY_LIB_SPIRV_MODELS_H

#include "mlir-availability/IR/Dimension.h"

namespace mlir {
class Attribute;
class MLIRContext;
} // namespace mlir

namespace mlir::availability {

/// Attaches the models of the ops whose records upstream marks as not
/// auto-generated. The SPIR-V dialect must be loaded in `context`.
void attachHandWrittenSPIRVModels(MLIRContext &context);

/// Attaches the models of `#spirv.target_env` and `#spirv.vce`. The SPIR-V
/// dialect must be loaded in `context`.
void attachSPIRVTargetModels(MLIRContext &context);

/// Returns the smallest `#spirv.vce` that offers at least `offers`, which are
/// along dimensions of SPIR-V. Its version is one that has its capabilities and
/// extensions; the extensions that its capabilities can't be declared without
/// are among its own. It lists nothing that the rest of it implies.
Attribute buildSPIRVTriple(MLIRContext &context, llvm::ArrayRef<Offer> offers);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_SPIRV_MODELS_H
