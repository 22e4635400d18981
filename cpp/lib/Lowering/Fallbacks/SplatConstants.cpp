//===- SplatConstants.cpp - Constants of numbers and vectors --------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SplatConstants.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;

/// Returns a constant of `type`, which is scalar or a vector.
static Value createConstant(ImplicitLocOpBuilder &builder, Type type,
                            TypedAttr number) {
  if (auto vector = dyn_cast<VectorType>(type))
    number = DenseElementsAttr::get(vector, static_cast<Attribute>(number));
  return arith::ConstantOp::create(builder, number);
}

Value mlir::availability::createInteger(ImplicitLocOpBuilder &builder,
                                        Type type, int64_t value) {
  return createConstant(
      builder, type, builder.getIntegerAttr(getElementTypeOrSelf(type), value));
}

Value mlir::availability::createFloat(ImplicitLocOpBuilder &builder, Type type,
                                      const APFloat &value) {
  return createConstant(
      builder, type, builder.getFloatAttr(getElementTypeOrSelf(type), value));
}

Value mlir::availability::createFloat(ImplicitLocOpBuilder &builder, Type type,
                                      double value) {
  return createConstant(
      builder, type,
      builder.getFloatAttr(cast<FloatType>(getElementTypeOrSelf(type)), value));
}

Type mlir::availability::withElements(Type type, Type element) {
  auto vector = dyn_cast<VectorType>(type);
  return vector ? vector.clone(element) : element;
}
