//===- Shop.cpp - A dialect that vendors speak of -------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Vendors.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

#include "ShopDialect.cpp.inc"
#include "ShopEnums.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "ShopTypes.cpp.inc"
#define GET_OP_CLASSES
#include "ShopOps.cpp.inc"

#include "ShopAvailability.cpp.inc"

void shop::ShopDialect::initialize() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "ShopTypes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "ShopOps.cpp.inc"
      >();
}
