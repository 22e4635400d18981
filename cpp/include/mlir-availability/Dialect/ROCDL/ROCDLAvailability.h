//===- ROCDLAvailability.h - Availability of the ROCDL dialect --*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The features of AMD chips that ROCDL ops need, and `#rocdl.target` as a
// target.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_ROCDL_ROCDLAVAILABILITY_H
#define MLIR_AVAILABILITY_DIALECT_ROCDL_ROCDLAVAILABILITY_H

#include "mlir-availability/Dialect/LLVMIR/Processors.h"
#include "mlir-availability/IR/AvailabilityInterfaces.h"

#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"

namespace mlir::ROCDL {

/// Returns true if `value` is an i64, or an i32 that is only extended to i64.
bool isUsedAsI64(Value value);

} // namespace mlir::ROCDL

// The enums `Feature`, `Chip` and `WavefrontSize`.
#include "mlir-availability/Dialect/ROCDL/ROCDLEnums.h.inc"

// Dimensions, named targets, and `ROCDL::registerROCDLAvailability`.
#include "mlir-availability/Dialect/ROCDL/ROCDLAvailability.h.inc"

#endif // MLIR_AVAILABILITY_DIALECT_ROCDL_ROCDLAVAILABILITY_H
