//===- Models.h - Hand-written models for TOSA ------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_TOSA_MODELS_H
#define MLIR_AVAILABILITY_LIB_DIALECT_TOSA_MODELS_H

#include "mlir/IR/Attributes.h"
#include "mlir/IR/Diagnostics.h"

namespace mlir::availability {

class AvailabilityDialect;

/// Adds overlays to `dialect` for the needs of ops that depend on their types.
void addTosaTypeOverlays(AvailabilityDialect &dialect);

/// Attaches the model of `#tosa.target_env`. The TOSA dialect must be loaded in
/// `context`.
void attachTosaTargetModel(MLIRContext &context);

/// Returns `target`, a `#tosa.target_env`, without `none` in its lists.
Attribute dropNoneFromTosaTarget(Attribute target);

/// Returns `target`, a `#tosa.target_env`, with `addition`: a profile, an
/// extension, or "tosa.level=" followed by a level. Reports through `emitError`
/// and fails if the name is unknown or unavailable in the target's TOSA
/// version.
FailureOr<Attribute>
addToTosaTarget(Attribute target, llvm::StringRef addition,
                llvm::function_ref<InFlightDiagnostic()> emitError);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_DIALECT_TOSA_MODELS_H
