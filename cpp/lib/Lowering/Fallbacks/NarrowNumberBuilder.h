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
// The conversion between f16 and its bits uses integer arithmetic, because
// Vulkan doesn't specify how a device treats denormals when it converts f32 to
// f16. The bits of a bf16 are the upper half of an f32's.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_NARROWNUMBERBUILDER_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_NARROWNUMBERBUILDER_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/TypeUtilities.h"

namespace mlir::availability {

/// Returns the bit width of a scalar `type`, or of a vector's elements.
inline unsigned getNumberWidth(Type type) {
  return getElementTypeOrSelf(type).getIntOrFloatBitWidth();
}

/// Builds arithmetic that emulates narrow numbers. All values are 32-bit
/// scalars or vectors of these.
class NarrowNumberBuilder : public ImplicitLocOpBuilder {
public:
  NarrowNumberBuilder(Location location, Operation *before)
      : ImplicitLocOpBuilder(location, before) {}

  /// Returns the float `value`, rounded to nearest in the narrow float type
  /// `number`, ties to even.
  Value round(Value value, Type number) {
    return number.isBF16() ? roundToBrain(value) : roundToHalf(value);
  }
  /// Returns the bits of the float `value` as a `number`, which can represent
  /// it. The result is a 32-bit integer whose upper half is zero.
  Value getBits(Value value, Type number) {
    return number.isBF16() ? getBrainBits(value) : getHalfBits(value);
  }
  /// Returns the float that has `bits` as a `number`.
  Value getFloat(Value bits, Type number) {
    return number.isBF16() ? getFloatOfBrain(bits) : getFloatOfHalf(bits);
  }
  /// Returns the i32 `value` if f32 represents it. Otherwise returns the odd
  /// one of its neighbours among the multiples of 256, which f32 represents.
  /// The result rounds to the same bf16 as `value`.
  Value roundToOdd(Value value, bool isSigned);
  /// Returns the `width` low bits of `value`, zero-extended.
  Value mask(Value value, unsigned width) {
    return arith::AndIOp::create(*this, value, constant((1u << width) - 1));
  }
  /// Returns the `width` low bits of `value`, sign-extended.
  Value extendSign(Value value, unsigned width) {
    Value shift = constant(32 - width);
    value = arith::ShLIOp::create(*this, value, shift);
    return arith::ShRSIOp::create(*this, value, shift);
  }
  /// Returns the integer `value`, truncated or zero-extended to the element
  /// width of `type`.
  Value resize(Value value, Type type) {
    unsigned from = getNumberWidth(value.getType()), to = getNumberWidth(type);
    if (from == to)
      return value;
    type = like(value, getIntegerType(to));
    return from < to ? arith::ExtUIOp::create(*this, type, value).getResult()
                     : arith::TruncIOp::create(*this, type, value).getResult();
  }

  /// Returns `number`, or a vector of it with the shape of `value`.
  static Type like(Value value, Type number) {
    auto vector = dyn_cast<VectorType>(value.getType());
    return vector ? Type(vector.clone(number)) : number;
  }

  /// Constants created from now on have the shape of `value`.
  void setShapeOf(Value value) { shaped = value; }

private:
  // For f16.
  Value roundToHalf(Value value);
  Value getHalfBits(Value value);
  Value getFloatOfHalf(Value halfBits);
  // For bf16.
  Value roundToBrain(Value value);
  Value getBrainBits(Value value);
  Value getFloatOfBrain(Value brainBits);

  /// Rounds the bits of a float's magnitude, dropping the `count` lowest.
  Value roundNormal(Value magnitude, uint32_t count);
  /// Rounds a float that is denormal in f16, and returns its f16 bits.
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
