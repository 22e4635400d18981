//===- Predicates.cpp - What the specification's rules look at ------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Predicates.h"

using namespace mlir;
using namespace mlir::availability;

bool mlir::availability::setsFloatMode(spirv::ExecutionModeOp op,
                                       spirv::ExecutionMode mode,
                                       int64_t width) {
  ArrayAttr values = op.getValues();
  if (op.getExecutionMode() != mode || values.empty())
    return false;
  auto first = dyn_cast<IntegerAttr>(values[0]);
  return first && first.getValue() == width;
}
