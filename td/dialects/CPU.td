//===- CPU.td - Availability on CPUs -----------------------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The architecture and the features that ops of other dialects need of a CPU.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_CPU_TD
#define MLIR_AVAILABILITY_DIALECTS_CPU_TD

include "mlir-availability/dialects/CPU/CPUCalls.td"
include "mlir-availability/dialects/CPU/CPUConversions.td"
include "mlir-availability/dialects/CPU/CPUCore.td"
include "mlir-availability/dialects/CPU/CPUDimensions.td"
include "mlir-availability/dialects/CPU/CPUFunctions.td"
include "mlir-availability/dialects/CPU/CPUPredicated.td"
include "mlir-availability/CPUTargets.td"

// cpp/include/mlir-availability/Dialect/CPU/CPUAvailability.h includes what the
// generated declarations need.
def : AvailabilityHeaders<CPU_Dialect>;

// cpp/lib/Dialect/CPU/DialectInterface.cpp.
def : AvailabilityHooks<CPU_Dialect>;

#endif // MLIR_AVAILABILITY_DIALECTS_CPU_TD
