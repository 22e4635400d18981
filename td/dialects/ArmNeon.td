//===- ArmNeon.td - Availability of the arm_neon dialect ------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The features that ops of arm_neon need of a CPU.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_ARMNEON_TD
#define MLIR_AVAILABILITY_DIALECTS_ARMNEON_TD

include "mlir/Dialect/ArmNeon/ArmNeon.td"

include "mlir-availability/dialects/CPU/CPUOps.td"

// Streaming mode has most of NEON only with the feature sme-fa64; that wasn't
// measured.
defvar ArmNeon_NotStreaming = AvailableWhen<
    PredInWords<"::mlir::cpu::mayBeStreaming($_op)", "in streaming mode">,
    [UnknownNeeds<"NEON in streaming mode wasn't measured">],
    "in streaming mode">;

// Two vectors of 64 bits make one of 128.
def : AvailabilityFor<SMullOp> {
  let availability = [
    CPU_AArch64Feature<"neon">, ArmNeon_NotStreaming,
    CPU_OnNone<Neg<PartIs<"a", AnyTypeOf<[
                                 VectorOfLengthAndType<[8], [I8]>,
                                 VectorOfLengthAndType<[4], [I16]>,
                                 VectorOfLengthAndType<[2], [I32]>],
                               "a vector of 64 bits">>>,
               "LLVM compiles it for vectors of 64 bits only", "a">
  ];
}

foreach op = [SdotOp, Sdot2dOp] in
  def : AvailabilityFor<op> {
    let availability = [CPU_AArch64Feature<"dotprod">, ArmNeon_NotStreaming];
  }

foreach op = [SmmlaOp, UmmlaOp, UsmmlaOp] in
  def : AvailabilityFor<op> {
    let availability = [CPU_AArch64Feature<"i8mm">, ArmNeon_NotStreaming];
  }

def : AvailabilityFor<BfmmlaOp> {
  let availability = [CPU_AArch64Feature<"bf16">, ArmNeon_NotStreaming];
}

// All ops of MLIR 22 have a record.
foreach op = !listremove(
    !filter(op, !instances<Op>(), !eq(op.opDialect, ArmNeon_Dialect)),
    !foreach(record, !instances<AvailabilityFor>(), record.op)) in
  def : NotProbed<op>;

// GPUs run none of its ops.
def : OnlyOnTargetsOf<ArmNeon_Dialect, "cpu">;

def : AvailabilityHeaders<ArmNeon_Dialect, [
  "mlir-availability/Dialect/CPU/CPUAvailability.h",
  "mlir-availability/Dialect/CPU/ProcessorState.h",
  "mlir/Dialect/ArmNeon/ArmNeonDialect.h"
]>;

#endif // MLIR_AVAILABILITY_DIALECTS_ARMNEON_TD
