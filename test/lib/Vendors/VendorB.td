//===- VendorB.td - Overlays of another vendor -------------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Of the same ops, the same type and the same case as those of VendorA.td.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TEST_VENDORB_TD
#define MLIR_AVAILABILITY_TEST_VENDORB_TD

include "Shop.td"
include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/Dialect/Math/IR/MathOps.td"

def VendorB : OverlayDialect<"vendor_b", "::mlir::vendor_b">;

def : AvailabilityFor<Shop_OrderOp> {
  let availability = [
    AvailableWhen<CPred<"!$_self.getInputs().empty()">,
                  [Shop_MinVersion<Shop_V_3>], "it has inputs">
  ];
}
def : AvailabilityFor<Math_FmaOp> {
  let availability = [
    AvailableWhen<CPred<"$_self.getType().isF64()">,
                  [Shop_MinVersion<Shop_V_3>], "f64">,
    AvailableAsValue<FastMathFlags, "$_self.getFastmath()">
  ];
}
def : AvailabilityForCase<FASTMATH_REASSOC, [Shop_MinVersion<Shop_V_3>]>;
def : AvailabilityForType<Shop_BoxType> {
  let availability = [Shop_MinVersion<Shop_V_2>];
}

#endif // MLIR_AVAILABILITY_TEST_VENDORB_TD
