//===- TosaAvailability.h - Availability of TOSA ----------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_TOSA_TOSAAVAILABILITY_H
#define MLIR_AVAILABILITY_DIALECT_TOSA_TOSAAVAILABILITY_H

#include "mlir/Dialect/Tosa/IR/TosaOps.h"

// Dimensions, named targets, and `tosa::registerTosaAvailability`.
#include "mlir-availability/Dialect/Tosa/TosaAvailability.h.inc"

#endif // MLIR_AVAILABILITY_DIALECT_TOSA_TOSAAVAILABILITY_H
