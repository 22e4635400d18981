//===- Vendors.h - Several who speak of one dialect -------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TEST_VENDORS_H
#define MLIR_AVAILABILITY_TEST_VENDORS_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"

#include "ShopEnums.h.inc"
// Before the ops, which have a trait of it.
#include "ShopAvailability.h.inc"

#include "ShopDialect.h.inc"
#define GET_TYPEDEF_CLASSES
#include "ShopTypes.h.inc"
#define GET_OP_CLASSES
#include "ShopOps.h.inc"

#include "VendorAAvailability.h.inc"
#include "VendorBAvailability.h.inc"

#endif // MLIR_AVAILABILITY_TEST_VENDORS_H
