//===- NarrowNumberBuilder.h - Narrow numbers in 32 bits --------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A value of f16 or bf16 is emulated by an f32 that the narrow type can
// represent, and a value of i8 or i16 by an i32 whose other bits are zero.
//
// f16 is converted from and to its bits with integer arithmetic. What a device
// does with denormals when it converts f32 to f16 by itself isn't specified.
// The bits of bf16 are the upper half of those of an f32.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_NARROWNUMBERBUILDER_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_NARROWNUMBERBUILDER_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/TypeUtilities.h"

namespace mlir::availability {

/// Returns the width in bits of a number of `type`, or of a vector's numbers.
inline unsigned getNumberWidth(Type type) {
  return getElementTypeOrSelf(type).getIntOrFloatBitWidth();
}

/// Builds arithmetic that emulates narrow numbers. All values have 32 bits, or
/// are vectors of such numbers.
class NarrowNumberBuilder : public ImplicitLocOpBuilder {
public:
  NarrowNumberBuilder(Location location, Operation *before)
      : ImplicitLocOpBuilder(location, before) {}

  /// Returns the float `value`, rounded to the nearest number that `number`, a
  /// narrow float, can represent, ties to even.
  Value round(Value value, Type number) {
    return number.isBF16() ? roundToBrain(value) : roundToHalf(value);
  }
  /// Returns the bits that `value`, a float that `number` can represent, has as
  /// a `number`. The result is an integer of 32 bits, the upper half of which
  /// is zero.
  Value getBits(Value value, Type number) {
    return number.isBF16() ? getBrainBits(value) : getHalfBits(value);
  }
  /// Returns the float whose bits as a `number` are `bits`.
  Value getFloat(Value bits, Type number) {
    return number.isBF16() ? getFloatOfBrain(bits) : getFloatOfHalf(bits);
  }
  /// Returns the integer `value`, an i32, or where f32 can't represent it the
  /// odd one of its neighbours that are multiples of 256, which f32 can. It is
  /// rounded to a bf16 as `value` itself would be.
  Value roundToOdd(Value value, bool isSigned);
  /// Returns the `width` low bits of `value`, the others being zero.
  Value mask(Value value, unsigned width) {
    return arith::AndIOp::create(*this, value, constant((1u << width) - 1));
  }
  /// Returns the `width` low bits of `value`, the highest of them being the
  /// sign.
  Value extendSign(Value value, unsigned width) {
    Value shift = constant(32 - width);
    value = arith::ShLIOp::create(*this, value, shift);
    return arith::ShRSIOp::create(*this, value, shift);
  }
  /// Returns the integer `value`, truncated or extended with zeros to the width
  /// of `type`'s numbers.
  Value resize(Value value, Type type) {
    unsigned from = getNumberWidth(value.getType()), to = getNumberWidth(type);
    if (from == to)
      return value;
    type = like(value, getIntegerType(to));
    return from < to ? arith::ExtUIOp::create(*this, type, value).getResult()
                     : arith::TruncIOp::create(*this, type, value).getResult();
  }

  /// Returns the type `number`, or the type of a vector of such numbers that
  /// has the shape of `value`.
  static Type like(Value value, Type number) {
    auto vector = dyn_cast<VectorType>(value.getType());
    return vector ? Type(vector.clone(number)) : number;
  }

  /// Gives the constants that are created from now on the shape of `value`.
  void setShapeOf(Value value) { shaped = value; }

private:
  // Of f16.
  Value roundToHalf(Value value);
  Value getHalfBits(Value value);
  Value getFloatOfHalf(Value halfBits);
  // Of bf16.
  Value roundToBrain(Value value);
  Value getBrainBits(Value value);
  Value getFloatOfBrain(Value brainBits);

  /// Rounds the bits of a float's magnitude to those without the `count`
  /// lowest.
  Value roundNormal(Value magnitude, uint32_t count);
  /// Rounds a float that is a denormal as an f16, and returns its bits.
  Value roundDenormal(Value small);

  Value constant(uint32_t value) {
    return makeConstant(getI32IntegerAttr(static_cast<int32_t>(value)));
  }
  Value constant(float value) { return makeConstant(getF32FloatAttr(value)); }
  Value makeConstant(TypedAttr value) {
    Type type = like(shaped, value.getType());
    if (auto vector = dyn_cast<VectorType>(type))
      value = DenseElementsAttr::get(vector, static_cast<Attribute>(value));
    return arith::ConstantOp::create(*this, value);
  }
  Value asBits(Value value) {
    return arith::BitcastOp::create(*this, like(value, getI32Type()), value);
  }
  Value asFloat(Value bits) {
    return arith::BitcastOp::create(*this, like(bits, getF32Type()), bits);
  }
  Value compare(arith::CmpIPredicate predicate, Value lhs, uint32_t rhs) {
    return arith::CmpIOp::create(*this, predicate, lhs, constant(rhs));
  }
  Value select(Value condition, Value yes, Value no) {
    return arith::SelectOp::create(*this, condition, yes, no);
  }

  Value shaped;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_NARROWNUMBERBUILDER_H
