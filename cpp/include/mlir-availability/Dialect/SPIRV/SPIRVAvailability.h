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

/// Returns all capabilities that who has `capability` has, too, by the SPIR-V
/// grammar.
SmallVector<spirv::Capability>
getImpliedCapabilities(spirv::Capability capability);

/// Returns how ops called `name` use their values, for `emitSPIRVTypeClauses`.
unsigned getSPIRVTypeUse(OperationName name);

/// Calls `visit` with the types that are immediately in `type`, a type of
/// SPIR-V, which upstream's types don't tell of themselves.
void forEachNestedSPIRVType(Type type, llvm::function_ref<void(Type)> visit);

/// Emits what `type`, and the types nested in it, need when an op has a value
/// of the type: storage classes, widths, images and so on. `use` says how the
/// op uses its values. The type that a pointer points to is used in the
/// pointer's storage class. For a type that no record is about, it emits a
/// clause that nothing satisfies.
void emitSPIRVTypeClauses(Type type, unsigned use, const Source &role,
                          ClauseSink &sink);

/// Emits what `attr`, and the attributes nested in it, need when a SPIR-V op
/// has it. For an attribute of the SPIR-V dialect that no record is about, it
/// emits a clause that nothing satisfies.
void emitSPIRVAttributeClauses(Attribute attr, const Source &role,
                               ClauseSink &sink);

/// Emits what the decorations among `attrs` need, which are the discardable
/// attributes of a SPIR-V op. An attribute is a decoration when its name is a
/// decoration's in snake case, as for upstream's serializer. Other attributes
/// need nothing.
void emitSPIRVDecorationClauses(DictionaryAttr attrs, ClauseSink &sink);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_SPIRV_SPIRVAVAILABILITY_H
