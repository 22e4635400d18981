//===- Predicates.h - Predicates of Tosa.td ---------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The predicates of td/dialects/Tosa.td on ops, for generated code.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_TOSA_PREDICATES_H
#define MLIR_AVAILABILITY_LIB_DIALECT_TOSA_PREDICATES_H

#include "mlir/IR/Matchers.h"

namespace mlir::availability {

/// Returns true when `value` is the result of a constant op of any dialect.
inline bool isConstant(Value value) {
  return matchPattern(value, m_Constant());
}

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_DIALECT_TOSA_PREDICATES_H
