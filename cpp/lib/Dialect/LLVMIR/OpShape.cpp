//===- OpShape.cpp - Questions about ops that become intrinsics -----------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/LLVMIR/OpShape.h"

#include "mlir/IR/Matchers.h"

using namespace mlir;

std::optional<int64_t> availability::detail::matchConstant(Value value) {
  APInt constant;
  if (matchPattern(value, m_ConstantInt(&constant)))
    return constant.getSExtValue();
  return std::nullopt;
}
