//===- NotProbed.td - Ops that probes don't know -----------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_NOTPROBED_TD
#define MLIR_AVAILABILITY_DIALECTS_NOTPROBED_TD

include "mlir-availability/Availability.td"

// An op that a newer MLIR has added or changed since the probes ran.
class NotProbed<Op op> : AvailabilityFor<op> {
  let availability = [
    UnknownNeeds<"this version of MLIR has added or changed the op, and no probe "
                 "of it was made">
  ];
}

#endif // MLIR_AVAILABILITY_DIALECTS_NOTPROBED_TD
