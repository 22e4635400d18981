//===- SPIRVDimensions.td - Dimensions of SPIR-V -----------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Upstream's records of SPIR-V's ops and enums say what these need, in upstream's
// own class `Availability`: versions, capabilities and extensions. Here it is
// added how its dimensions work and present themselves.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_SPIRVDIMENSIONS_TD
#define MLIR_AVAILABILITY_DIALECTS_SPIRVDIMENSIONS_TD

include "mlir/Dialect/SPIRV/IR/SPIRVOps.td"

#ifndef AVAILABILITY_CLASS_EXISTS
#define AVAILABILITY_CLASS_EXISTS
#endif
include "mlir-availability/Availability.td"

def SPIRV_MinVersionInfo
    : DimensionInfo<"::mlir::spirv", "QueryMinVersionInterface"> {
  let label = "SPIR-V";
  let relation = AtLeast;
  let counterpart = "spirv.max_version";
}

def SPIRV_MaxVersionInfo
    : DimensionInfo<"::mlir::spirv", "QueryMaxVersionInterface"> {
  let label = "SPIR-V";
  let relation = AtMost;
  let counterpart = "spirv.min_version";
}

def SPIRV_CapabilityInfo
    : DimensionInfo<"::mlir::spirv", "QueryCapabilityInterface"> {
  let label = "capability";
  let relation = OneOf;
}

def SPIRV_ExtensionInfo
    : DimensionInfo<"::mlir::spirv", "QueryExtensionInterface"> {
  let label = "extension";
  let relation = OneOf;
}

#endif // MLIR_AVAILABILITY_DIALECTS_SPIRVDIMENSIONS_TD
