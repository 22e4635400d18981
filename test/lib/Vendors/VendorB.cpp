//===- VendorB.cpp - Overlays of a vendor ---------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Vendors.h"

#include "VendorBAvailability.cpp.inc"
