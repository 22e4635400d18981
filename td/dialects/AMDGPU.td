//===- AMDGPU.td - Availability of the AMDGPU dialect ------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The chip features that an AMDGPU op needs: MLIR converts it to ROCDL ops, and
// generated/AMDGPUOps.td has the results of probing these (tools/probe).
//
// It isn't in ROCDL.td because of the dialect gpu: the files of both dialects
// define a record `AnyIntegerOrFloat`, so no file can include both.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_AMDGPU_TD
#define MLIR_AVAILABILITY_DIALECTS_AMDGPU_TD

include "mlir/Dialect/AMDGPU/IR/AMDGPU.td"
include "mlir/Dialect/LLVMIR/ROCDLOps.td"

include "mlir-availability/LLVMVersions.td"
include "mlir-availability/dialects/ROCDL/ROCDLDimensions.td"
include "mlir-availability/dialects/LLVMIR/NotProbed.td"
include "mlir-availability/generated/AMDGPUOps.td"

// All ops of MLIR 22 have a record. Ops that a newer MLIR has added or changed
// were not probed.
let convertedTo = "rocdl" in
  foreach op = !listremove(
      !filter(op, !instances<Op>(), !eq(op.opDialect, AMDGPU_Dialect)),
      !foreach(record, !instances<AvailabilityFor>(), record.op)) in
    def : NotProbed<op>;

// Chips of other vendors run none of its ops.
def : OnlyOnTargetsOf<AMDGPU_Dialect, "rocdl">;

def : AvailabilityHeaders<AMDGPU_Dialect, [
  "mlir-availability/Dialect/GPU/OpShape.h",
  "mlir-availability/Dialect/LLVMIR/OpShape.h",
  "mlir-availability/Dialect/ROCDL/ROCDLAvailability.h",
  "mlir/Dialect/AMDGPU/IR/AMDGPUDialect.h",
  "mlir/IR/TypeUtilities.h"
]>;

#endif // MLIR_AVAILABILITY_DIALECTS_AMDGPU_TD
