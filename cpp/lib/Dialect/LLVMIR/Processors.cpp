//===- Processors.cpp - What is no chip of a vendor's ---------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/LLVMIR/Processors.h"

#include "llvm/ADT/StringSwitch.h"

#include "mlir-availability/Dialect/LLVMIR/Processors.cpp.inc"
