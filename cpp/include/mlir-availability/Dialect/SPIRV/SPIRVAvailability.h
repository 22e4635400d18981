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
/// The place of a type, for `spirv::emitTypeAvailability`.
struct SPIRVTypeContext;
} // namespace mlir::availability

// Dimensions, `emitAvailability` for each enum, named targets, and
// `spirv::registerSPIRVAvailability`.
#include "mlir-availability/Dialect/SPIRV/SPIRVAvailability.h.inc"

namespace mlir::availability {

/// Returns all capabilities that `capability` implies, by the SPIR-V grammar.
SmallVector<spirv::Capability>
getImpliedCapabilities(spirv::Capability capability);

/// Calls `visit` with the immediate element types of `type`, a SPIR-V type.
/// Upstream's types don't implement MLIR's walk of sub-elements.
void forEachNestedSPIRVType(Type type, llvm::function_ref<void(Type)> visit);

/// Emits the requirements of `type`, and of the types nested in it, when an op
/// has a value of the type: storage classes, widths, images and so on. `use`
/// states how the op uses its values. The pointee type of a pointer counts as
/// used in the pointer's storage class. For a type without a record, it emits a
/// clause that nothing satisfies.
void emitSPIRVTypeClauses(Type type, unsigned use, const Source &role,
                          ClauseSink &sink);

/// Emits the requirements of `attr`, and of the attributes nested in it, when a
/// SPIR-V op has it. For an attribute of the SPIR-V dialect without a record,
/// it emits a clause that nothing satisfies.
void emitSPIRVAttributeClauses(Attribute attr, const Source &role,
                               ClauseSink &sink);

/// Emits the requirements of the decorations among `attrs`, the discardable
/// attributes of a SPIR-V op. An attribute is a decoration if its name is that
/// of a decoration in snake case, as for upstream's serializer. Other
/// attributes have no requirements.
void emitSPIRVDecorationClauses(DictionaryAttr attrs, ClauseSink &sink);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_SPIRV_SPIRVAVAILABILITY_H
