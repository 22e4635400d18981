//===- ROCDL.td - Availability of the ROCDL dialect --------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The chip features that a ROCDL op needs, for LLVM's code generator to compile
// it and LLVM's assembler to accept it. generated/ROCDLOps.td has the results
// of probing both (tools/probe). GPU_ROCDLOps.td has the same for ops of
// the dialect gpu, which MLIR converts to ROCDL ops.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_ROCDL_TD
#define MLIR_AVAILABILITY_DIALECTS_ROCDL_TD

include "mlir/Dialect/GPU/IR/GPUOps.td"
include "mlir/Dialect/LLVMIR/ROCDLOps.td"

include "mlir-availability/LLVMVersions.td"
include "mlir-availability/dialects/ROCDL/ROCDLDimensions.td"
include "mlir-availability/dialects/LLVMIR/NotProbed.td"
include "mlir-availability/dialects/ROCDL/ROCDLCalls.td"
include "mlir-availability/dialects/ROCDL/ROCDLCore.td"
include "mlir-availability/generated/GPU_ROCDLOps.td"
include "mlir-availability/generated/ROCDLOps.td"
include "mlir-availability/ROCDLTargets.td"

// MLIR translates these to calls that return i64, whatever the type of the
// result. An extension of i32 to i64 disappears then, as LLVM's builder makes
// none from i64 to i64; any other use of an i32 would be of another type.
// Source: createDimGetterFunctionCall in
// mlir/lib/Target/LLVMIR/Dialect/ROCDL/ROCDLToLLVMIRTranslation.cpp of MLIR 22.
foreach op = OpsOfMLIR22<[
  "ROCDL_BlockDimXOp", "ROCDL_BlockDimYOp", "ROCDL_BlockDimZOp",
  "ROCDL_GridDimXOp", "ROCDL_GridDimYOp", "ROCDL_GridDimZOp"
]>.ops in
def : AvailabilityFor<op> {
  let availability = [
    AvailableWhen<PredInWords<"!::mlir::ROCDL::isUsedAsI64($_self.getRes())",
                              "with a type other than i64, and uses that don't "
                              "extend it to i64">,
                  [UnknownNeeds<"MLIR translates it to a call that returns "
                                "i64, and doesn't convert the result">],
                  "the type and the uses of the result">
  ];
}

// All ops of MLIR 22 have a record. Ops that a newer MLIR has added or changed
// were not probed.
foreach op = !listremove(
    !filter(op, !instances<Op>(), !eq(op.opDialect, ROCDL_Dialect)),
    !foreach(record, !instances<AvailabilityFor>(), record.op)) in
  def : NotProbed<op>;

let convertedTo = "rocdl" in
  foreach op = OpsOfMLIR23<["GPU_SubgroupMmaElementwiseOp"]>.ops in
    def : NotProbed<op>;

// Chips of other vendors run none of its ops.
def : OnlyOnTargetsOf<ROCDL_Dialect, "rocdl">;

// cpp/include/mlir-availability/Dialect/ROCDL/ROCDLAvailability.h includes what
// the generated declarations need.
def : AvailabilityHeaders<ROCDL_Dialect>;

// cpp/lib/Dialect/ROCDL/DialectInterface.cpp.
def : AvailabilityHooks<ROCDL_Dialect>;

#endif // MLIR_AVAILABILITY_DIALECTS_ROCDL_TD
