//===- CPUAvailability.h - Availability on CPUs -----------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The architectures and features of CPUs that ops of other dialects need, and
// CPUs as targets.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_CPU_CPUAVAILABILITY_H
#define MLIR_AVAILABILITY_DIALECT_CPU_CPUAVAILABILITY_H

#include "mlir-availability/Dialect/LLVMIR/Processors.h"
#include "mlir-availability/IR/AvailabilityInterfaces.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

// The enums `Architecture`, `X86Feature`, `AArch64Feature` and `RISCVFeature`.
#include "mlir-availability/Dialect/CPU/CPUEnums.h.inc"
// The enum `BF16`.
#include "mlir-availability/Dialect/CPU/CPUNumbers.h.inc"

// Dimensions, named targets, and `cpu::registerCPUAvailability`.
#include "mlir-availability/Dialect/CPU/CPUAvailability.h.inc"

#endif // MLIR_AVAILABILITY_DIALECT_CPU_CPUAVAILABILITY_H
