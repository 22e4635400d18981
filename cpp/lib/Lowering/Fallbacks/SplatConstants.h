//===- SplatConstants.h - Constants of numbers and vectors ------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_SPLATCONSTANTS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_SPLATCONSTANTS_H

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace mlir::availability {

/// Returns a constant of `type`, an integer or a vector of integers.
Value createInteger(ImplicitLocOpBuilder &builder, Type type, int64_t value);

/// Returns a constant of `type`, a float or a vector of floats. A double is
/// rounded to that type.
Value createFloat(ImplicitLocOpBuilder &builder, Type type,
                  const llvm::APFloat &value);
Value createFloat(ImplicitLocOpBuilder &builder, Type type, double value);

/// Returns `type` with other elements, or `element` where it is no vector.
Type withElements(Type type, Type element);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_SPLATCONSTANTS_H
