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

namespace mlir {
class MLIRContext;
} // namespace mlir

namespace mlir::availability {

/// Attaches the models of the ops whose records upstream marks as not
/// auto-generated. The SPIR-V dialect must be loaded in `context`.
void attachHandWrittenSPIRVModels(MLIRContext &context);

/// Attaches the models of `#spirv.target_env` and `#spirv.vce`. The SPIR-V
/// dialect must be loaded in `context`.
void attachSPIRVTargetModels(MLIRContext &context);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_SPIRV_MODELS_H
