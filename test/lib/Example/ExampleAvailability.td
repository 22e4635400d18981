//===- ExampleAvailability.td - All availability of the example -*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What availability-tblgen reads: the ops, and overlays of ops of other
// dialects, which mlir-tblgen must not see.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TEST_EXAMPLE_AVAILABILITY_TD
#define MLIR_AVAILABILITY_TEST_EXAMPLE_AVAILABILITY_TD

include "ExampleOps.td"
include "mlir/Dialect/Func/IR/FuncOps.td"

// Whatever an op's own dialect says of it, an overlay adds to that.
def : AvailabilityFor<CallOp> {
  let availability = [
    Slots<5>,
    AvailableWhen<CPred<"$_self.getNumOperands() > 1">, [MinVersion<Example_V_2>],
                  "several arguments">
  ];
}

#endif // MLIR_AVAILABILITY_TEST_EXAMPLE_AVAILABILITY_TD
