//===- Clauses.h - Clauses along SPIR-V's dimensions ------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_CLAUSES_H
#define MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_CLAUSES_H

#include "mlir-availability/Dialect/SPIRV/SPIRVAvailability.h"

namespace mlir::availability {

/// Emits that one of `anyOf` is needed.
inline void emitCapabilities(ArrayRef<spirv::Capability> anyOf,
                             ClauseSink &sink, const Source &source) {
  emitInstance(sink, spirv::getCapabilityDimension(), anyOf, source);
}

/// Emits that `capability` is needed, and what it takes to declare it: an
/// extension, or a version that has it. `source.detail` is kept.
inline void emitCapability(spirv::Capability capability, ClauseSink &sink,
                           const Source &source) {
  emitInstance(sink, spirv::getCapabilityDimension(), capability, source);
  spirv::emitAvailability(capability, sink, source);
}

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_CLAUSES_H
