//===- TypeChecks.h - Checks shared by the builders -------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BUILDERS_TYPECHECKS_H
#define MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BUILDERS_TYPECHECKS_H

#include "mlir-availability/Dialect/SPIRV/CheckedTypes.h"

namespace mlir::availability {

/// Returns the text of a type for messages. Structs are abbreviated, since
/// their text has no length limit.
std::string describeSPIRV(Type type);

/// Checks that SPIR-V values or memory can have the type `type`. `what` names
/// the value or memory in messages.
LogicalResult checkElement(EmitErrorFn emitError, Type type, const Twine &what);

/// Checks that `type` is an integer or a float.
LogicalResult checkNumberType(EmitErrorFn emitError, Type type,
                              const Twine &what);

/// Checks that `number` is within the two bounds, unless it is std::nullopt.
LogicalResult checkRange(EmitErrorFn emitError, std::optional<int64_t> number,
                         int64_t min, int64_t max, const Twine &what);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BUILDERS_TYPECHECKS_H
