//===- BuilderChecks.h - Checks that the builders share ---------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_BINDINGS_SPIRV_BUILDERCHECKS_H
#define MLIR_AVAILABILITY_BINDINGS_SPIRV_BUILDERCHECKS_H

#include "TypeBuilders.h"

namespace mlir::availability {

/// Returns the text of a type for messages. Structs are abbreviated: their text
/// can be of any length.
std::string describe(Type type);

/// Checks that values or memory in SPIR-V can have the type `type`. `what` is
/// how the message calls the thing of this type.
LogicalResult checkElement(EmitErrorFn emitError, Type type, const Twine &what);

/// Checks that `type` is an integer or a float.
LogicalResult checkNumberType(EmitErrorFn emitError, Type type,
                              const Twine &what);

/// Checks that `number`, unless it is std::nullopt, lies within the two bounds.
LogicalResult checkRange(EmitErrorFn emitError, std::optional<int64_t> number,
                         int64_t min, int64_t max, const Twine &what);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_BINDINGS_SPIRV_BUILDERCHECKS_H
