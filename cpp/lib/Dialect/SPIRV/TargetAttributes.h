//===- TargetAttributes.h - SPIR-V target attributes ------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_TARGETATTRIBUTES_H
#define MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_TARGETATTRIBUTES_H

#include "mlir-availability/IR/AvailabilityInterfaces.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVAttributes.h"

namespace mlir::availability {

/// Attaches the models of `#spirv.target_env` and `#spirv.vce`. The SPIR-V
/// dialect must be loaded in `context`.
void attachSPIRVTargetModels(MLIRContext &context);

/// Returns `target`, a `#spirv.target_env` or `#spirv.vce`, with a capability
/// or an extension added. Reports through `emitError` and fails when `addition`
/// names neither.
FailureOr<Attribute>
addToSPIRVTarget(Attribute target, StringRef addition,
                 function_ref<InFlightDiagnostic()> emitError);

/// Returns why `addition` can't be added to `target`, which is that of `named`,
/// as the end of a sentence.
std::string explainSPIRVRefusal(const NamedTarget &named,
                                spirv::TargetEnvAttr target,
                                StringRef addition);

/// Returns `target` with limits that no op exceeds. A `#spirv.vce` has none,
/// and is returned as it is.
Attribute removeSPIRVLimits(Attribute target);

/// Returns the smallest `#spirv.vce` that offers `offers`, which are along
/// dimensions of SPIR-V. Its version can have all its capabilities and
/// extensions, and it has the extensions that these can't be declared without.
/// It lists nothing that the rest of it implies.
Attribute buildSPIRVTriple(MLIRContext &context, llvm::ArrayRef<Offer> offers);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_TARGETATTRIBUTES_H
