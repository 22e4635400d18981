//===- SPIRV.td - Availability of the SPIR-V dialect -------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All of SPIR-V: the requirements of ops, and the named targets.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_SPIRV_TD
#define MLIR_AVAILABILITY_DIALECTS_SPIRV_TD

include "mlir-availability/dialects/SPIRV/SPIRVDimensions.td"
include "mlir-availability/dialects/SPIRV/SPIRVOps.td"
include "mlir-availability/dialects/SPIRV/SPIRVBuiltIns.td"
include "mlir-availability/dialects/SPIRV/SPIRVLimits.td"
include "mlir-availability/dialects/SPIRV/SPIRVTypes.td"
include "mlir-availability/generated/SPIRVCases.td"
include "mlir-availability/SPIRVTargets.td"
include "mlir-availability/OpenCLTargets.td"

// cpp/include/mlir-availability/Dialect/SPIRV/SPIRVAvailability.h includes what
// the generated declarations need.
def : AvailabilityHeaders<SPIRV_Dialect>;

// cpp/lib/Dialect/SPIRV/DialectInterface.cpp.
def : AvailabilityHooks<SPIRV_Dialect>;

// A SPIR-V module is serialized as SPIR-V instructions only.
def : ClosedRegions<SPIRV_Dialect>;

// Other targets are not for SPIR-V.
def : OnlyOnTargetsOf<SPIRV_Dialect, "spirv">;

#endif // MLIR_AVAILABILITY_DIALECTS_SPIRV_TD
