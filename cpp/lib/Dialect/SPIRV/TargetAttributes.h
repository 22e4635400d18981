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

/// Returns `target`, a `#spirv.target_env` or `#spirv.vce`, with capabilities
/// and extensions added. Reports through `emitError` and fails when one of
/// `additions` names neither.
FailureOr<Attribute>
addToSPIRVTarget(Attribute target, ArrayRef<StringRef> additions,
                 function_ref<InFlightDiagnostic()> emitError);

/// Returns why `addition` can't be added to `target`, which belongs to `named`,
/// phrased as the end of a sentence.
std::string explainSPIRVRefusal(const NamedTarget &named,
                                spirv::TargetEnvAttr target,
                                StringRef addition);

/// Returns `target` with limits that no op exceeds. A `#spirv.vce` has no
/// limits and is returned unchanged.
Attribute removeSPIRVLimits(Attribute target);

/// Returns the smallest `#spirv.vce` that offers `offers`, which are along
/// dimensions of SPIR-V. Its version permits all its capabilities and
/// extensions, and it includes the extensions that are required for declaring
/// these. It lists nothing that is implied by the rest.
Attribute buildSPIRVTriple(MLIRContext &context, llvm::ArrayRef<Offer> offers);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_TARGETATTRIBUTES_H
