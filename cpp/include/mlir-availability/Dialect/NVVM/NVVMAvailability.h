//===- NVVMAvailability.h - Availability of the NVVM dialect ----*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The NVIDIA chip and the PTX version that NVVM ops need, and `#nvvm.target` as
// a target.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_NVVM_NVVMAVAILABILITY_H
#define MLIR_AVAILABILITY_DIALECT_NVVM_NVVMAVAILABILITY_H

#include "mlir-availability/Dialect/LLVMIR/Processors.h"
#include "mlir-availability/IR/AvailabilityInterfaces.h"

#include "mlir/Dialect/LLVMIR/NVVMDialect.h"

// The enums `SM` and `PTXVersion`.
#include "mlir-availability/Dialect/NVVM/NVVMEnums.h.inc"

// Dimensions, named targets, and `NVVM::registerNVVMAvailability`.
#include "mlir-availability/Dialect/NVVM/NVVMAvailability.h.inc"

#endif // MLIR_AVAILABILITY_DIALECT_NVVM_NVVMAVAILABILITY_H
