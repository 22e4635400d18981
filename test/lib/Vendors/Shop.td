//===- Shop.td - A dialect that vendors speak of -----------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TEST_SHOP_TD
#define MLIR_AVAILABILITY_TEST_SHOP_TD

include "mlir-availability/Availability.td"

def Shop_Dialect : Dialect {
  let name = "shop";
  let cppNamespace = "::mlir::shop";
  let useDefaultTypePrinterParser = 1;
}

def Shop_V_1 : I32EnumAttrCase<"V_1", 1>;
def Shop_V_2 : I32EnumAttrCase<"V_2", 2>;
def Shop_V_3 : I32EnumAttrCase<"V_3", 3>;
def Shop_VersionAttr : I32EnumAttr<"Version", "versions of the shop",
                                   [Shop_V_1, Shop_V_2, Shop_V_3]> {
  let cppNamespace = "::mlir::shop";
}

class Shop_MinVersion<I32EnumAttrCase min>
    : MinVersionBase<"QueryMinVersionInterface", Shop_VersionAttr, min>;

def Shop_BoxType : TypeDef<Shop_Dialect, "Box"> {
  let mnemonic = "box";
}

def Shop_OrderOp
    : Op<Shop_Dialect, "order", [AvailabilityQueries<"::mlir::shop">]> {
  list<Availability> availability = [Shop_MinVersion<Shop_V_1>];
  let arguments = (ins Variadic<AnyType>:$inputs);
}

#endif // MLIR_AVAILABILITY_TEST_SHOP_TD
