//===- SPIRVAvailability.h - Availability of SPIR-V -------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_SPIRV_SPIRVAVAILABILITY_H
#define MLIR_AVAILABILITY_DIALECT_SPIRV_SPIRVAVAILABILITY_H

#include "mlir-availability/IR/AvailabilityInterfaces.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVDialect.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVEnums.h"

namespace mlir::availability {
/// Where a type is, for `spirv::emitTypeAvailability`.
struct SPIRVTypeContext;
} // namespace mlir::availability

// Dimensions, `emitAvailability` for each enum, named targets, and
// `spirv::registerSPIRVAvailability`.
#include "mlir-availability/Dialect/SPIRV/SPIRVAvailability.h.inc"

namespace mlir::availability {

/// Returns how ops called `name` use their values, for `emitSPIRVTypeClauses`.
unsigned getSPIRVTypeUse(OperationName name);

/// Emits what `type` needs when SPIR-V ops that use their values as `use` says
/// have values of it: storage classes, widths, images and so on, at any depth.
/// A type behind a pointer is used in the pointer's storage class.
/// A type that nobody knows is a clause that nothing satisfies.
void emitSPIRVTypeClauses(Type type, unsigned use, const Source &role,
                          ClauseSink &sink);

/// Emits what `attr`, and all attributes nested in it, need when a SPIR-V op
/// has it. An attribute of the SPIR-V dialect that nobody knows is a clause
/// that nothing satisfies.
void emitSPIRVAttributeClauses(Attribute attr, const Source &role,
                               ClauseSink &sink);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_SPIRV_SPIRVAVAILABILITY_H
