//===- BuilderChecks.h - What unchecked input is checked for ----*- C++ -*-===//
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

/// Returns what messages call a type. The text of structs, and of what contains
/// them, can be long without end.
std::string describe(Type type);

/// Checks that `type` is one that SPIR-V has values or memory of. `what` says
/// whose type it is.
LogicalResult checkElement(EmitErrorFn emitError, Type type, const Twine &what);

/// Checks that `type` is an integer or a float.
LogicalResult checkNumberType(EmitErrorFn emitError, Type type,
                              const Twine &what);

/// Checks that `number`, if it is there, lies within the two bounds.
LogicalResult checkRange(EmitErrorFn emitError, std::optional<int64_t> number,
                         int64_t min, int64_t max, const Twine &what);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_BINDINGS_SPIRV_BUILDERCHECKS_H
