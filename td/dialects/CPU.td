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

include "mlir/Dialect/LLVMIR/LLVMOps.td"

include "mlir-availability/dialects/CPU/CPUDimensions.td"
include "mlir-availability/CPUTargets.td"

// What hides instructions outside of code for GPUs. Nobody has asked LLVM about
// it for CPUs.
class CPU_NotMeasured<code condition, string words>
    : AvailableWhen<PredInWords<condition # " && !::mlir::availability::"
                                "isDeviceCode(&$_op, $_analyses)", words>,
                    [UnknownNeeds<"no probe of it was made for CPUs">], words>;
def : AvailabilityFor<LLVM_CallIntrinsicOp> {
  let availability = [CPU_NotMeasured<"true", "an intrinsic">];
}
def : AvailabilityFor<LLVM_CallOp> {
  let availability = [
    CPU_NotMeasured<"$_self.getCallee().value_or(\"\").starts_with(\"llvm.\")",
                    "a call of an intrinsic">
  ];
}
def : AvailabilityFor<LLVM_InlineAsmOp> {
  let availability = [CPU_NotMeasured<"true", "assembly">];
}

// cpp/include/mlir-availability/Dialect/CPU/CPUAvailability.h includes what the
// generated declarations need.
def : AvailabilityForDialect<CPU_Dialect>;

// cpp/lib/Dialect/CPU/DialectInterface.cpp.
def : AvailabilityHooks<CPU_Dialect>;

#endif // MLIR_AVAILABILITY_DIALECTS_CPU_TD
