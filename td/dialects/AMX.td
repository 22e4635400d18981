//===- AMX.td - Availability of the amx dialect -------------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The features that ops of amx need of a CPU.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_AMX_TD
#define MLIR_AVAILABILITY_DIALECTS_AMX_TD

include "mlir/Dialect/AMX/AMX.td"

include "mlir-availability/dialects/CPU/CPUOps.td"

def : AvailabilityFor<TileZeroOp> {
  let availability = [CPU_X86Feature<"amx-tile">];
}

foreach op = [TileLoadOp, TileStoreOp] in
  def : AvailabilityFor<op> {
    let availability = [CPU_X86Feature<"amx-tile">, CPU_OtherMemory<"base">];
  }

def : AvailabilityFor<TileMulFOp> {
  let availability = [
    AvailableWhen<PartIs<"lhs", AMXTileOf<[F16]>>, [CPU_X86Feature<"amx-fp16">],
                  "tiles of f16", "lhs">,
    AvailableWhen<PartIs<"lhs", AMXTileOf<[BF16]>>,
                  [CPU_X86Feature<"amx-bf16">], "tiles of bf16", "lhs">
  ];
}

def : AvailabilityFor<TileMulIOp> {
  let availability = [CPU_X86Feature<"amx-int8">];
}

// All ops of MLIR 22 have a record.
foreach op = !listremove(
    !filter(op, !instances<Op>(), !eq(op.opDialect, AMX_Dialect)),
    !foreach(record, !instances<AvailabilityFor>(), record.op)) in
  def : NotProbed<op>;

// GPUs run none of its ops.
def : OnlyOnTargetsOf<AMX_Dialect, "cpu">;

def : AvailabilityHeaders<AMX_Dialect, [
  "mlir-availability/Dialect/CPU/CPUAvailability.h",
  "mlir/Dialect/AMX/AMXDialect.h"
]>;

#endif // MLIR_AVAILABILITY_DIALECTS_AMX_TD
