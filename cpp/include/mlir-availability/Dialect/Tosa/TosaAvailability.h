//===- TosaAvailability.h - Availability of TOSA ----------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_TOSA_TOSAAVAILABILITY_H
#define MLIR_AVAILABILITY_DIALECT_TOSA_TOSAAVAILABILITY_H

#include "mlir-availability/IR/AvailabilityInterfaces.h"

#include "mlir/Dialect/Tosa/IR/TosaOps.h"

// Dimensions, models, named targets.
#include "mlir-availability/Dialect/Tosa/TosaAvailability.h.inc"

namespace mlir::availability {

/// Makes the TOSA dialect, its ops and `#tosa.target_env` take part in
/// availability, as soon as the dialect is loaded.
void registerTosaAvailability(DialectRegistry &registry);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_TOSA_TOSAAVAILABILITY_H
