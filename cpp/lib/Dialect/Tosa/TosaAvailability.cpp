//===- TosaAvailability.cpp - Generated code for TOSA ---------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/Tosa/TosaAvailability.h"

#include "Levels.h"
#include "Predicates.h"

// The records' C++ names are relative to the namespace mlir.
using namespace mlir;

#include "mlir-availability/Dialect/Tosa/TosaAvailability.cpp.inc"
