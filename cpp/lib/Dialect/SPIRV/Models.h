//===- Models.h - Models that are written by hand ---------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_MODELS_H
#define MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_MODELS_H

#include "mlir-availability/IR/Clause.h"

#include "mlir/IR/BuiltinAttributes.h"

namespace mlir::availability {

/// Emits what the decorations among `attrs`, attributes of an op, need: those
/// whose names are a decoration's in snake case, as upstream's serializer has
/// it. The others are none of SPIR-V's business.
void emitDecorationClauses(DictionaryAttr attrs, ClauseSink &sink);

/// Attaches the models of `#spirv.target_env` and `#spirv.vce`. The SPIR-V
/// dialect must be loaded in `context`.
void attachSPIRVTargetModels(MLIRContext &context);

/// Returns the smallest `#spirv.vce` that offers at least `offers`, which are
/// along dimensions of SPIR-V. Its version is one that has its capabilities and
/// extensions; the extensions that its capabilities can't be declared without
/// are among its own. It lists nothing that the rest of it implies.
Attribute buildSPIRVTriple(MLIRContext &context, llvm::ArrayRef<Offer> offers);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_MODELS_H
