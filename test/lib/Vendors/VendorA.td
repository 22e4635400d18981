//===- VendorA.td - Overlays of one vendor -----------------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TEST_VENDORA_TD
#define MLIR_AVAILABILITY_TEST_VENDORA_TD

include "Shop.td"
include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/Dialect/Math/IR/MathOps.td"

def VendorA : OverlayDialect<"vendor_a", "::mlir::vendor_a">;

// The vendor's own dimension, in addition to the shop's.
class VendorA_Licenses<int count> : Availability {
  let cppNamespace = "::mlir::vendor_a";
  let interfaceName = "QueryLicensesInterface";
  let queryFnRetType = "int64_t";
  let queryFnName = "getLicenses";
  let mergeAction = "$overall = std::max($overall, $instance)";
  let initializer = "0";
  let instanceType = "int64_t";
  let instance = !cast<string>(count);
}

def : AvailabilityFor<Shop_OrderOp> {
  let availability = [Shop_MinVersion<Shop_V_2>, VendorA_Licenses<7>];
}
def : AvailabilityFor<Math_FmaOp> {
  let availability = [
    Shop_MinVersion<Shop_V_2>, VendorA_Licenses<3>,
    AvailableAsValue<FastMathFlags, "$_self.getFastmath()">
  ];
}
def : AvailabilityForCase<FASTMATH_REASSOC, [VendorA_Licenses<5>]>;
def : AvailabilityForType<Shop_BoxType> {
  let availability = [VendorA_Licenses<9>];
}

def : NamedTarget<"vendor-a"> {
  let family = "vendor-a";
  let rank = 1;
  let attribute =
      "#availability.target<\"shop.min_version\" = \"V_2\", \"vendor_a.licenses\" = 4>";
  let source = "made up for the tests";
}

#endif // MLIR_AVAILABILITY_TEST_VENDORA_TD
