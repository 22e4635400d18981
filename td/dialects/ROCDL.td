//===- ROCDL.td - Availability of the ROCDL dialect --------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which features an op of ROCDL needs of a chip: what LLVM's code generator compiles
// and LLVM's assembler takes. generated/ROCDLOps.td has what probes of both say
// (scripts/probe).
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_ROCDL_TD
#define MLIR_AVAILABILITY_DIALECTS_ROCDL_TD

include "mlir/Dialect/LLVMIR/ROCDLOps.td"

include "mlir-availability/LLVMVersions.td"
include "mlir-availability/dialects/ROCDL/ROCDLDimensions.td"
include "mlir-availability/dialects/LLVMIR/NotProbed.td"
include "mlir-availability/dialects/ROCDL/ROCDLCalls.td"
include "mlir-availability/generated/ROCDLOps.td"
include "mlir-availability/ROCDLTargets.td"

// All ops of MLIR 22 have a record. Probes haven't asked about ops that a newer
// MLIR has added or changed.
foreach op = !listremove(
    !filter(op, !instances<Op>(), !eq(op.opDialect, ROCDL_Dialect)),
    !foreach(record, !instances<AvailabilityFor>(), record.op)) in
  def : NotProbed<op>;

// cpp/include/mlir-availability/Dialect/ROCDL/ROCDLAvailability.h includes what
// the generated declarations need.
def : AvailabilityForDialect<ROCDL_Dialect>;

// cpp/lib/Dialect/ROCDL/DialectInterface.cpp.
def : AvailabilityHooks<ROCDL_Dialect>;

#endif // MLIR_AVAILABILITY_DIALECTS_ROCDL_TD
