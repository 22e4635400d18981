//===- NarrowNumberBuilder.cpp - Narrow numbers in 32 bits ----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NarrowNumberBuilder.h"

using namespace mlir;
using namespace mlir::availability;

// Bits of an f32 (without its sign) and of an f16.
static constexpr uint32_t kMagnitude = 0x7fffffff;
static constexpr uint32_t kInfinity = 0x7f800000;
static constexpr uint32_t kQuietNan = 0x7fc00000;
static constexpr uint32_t kHalfSign = 0x8000;
static constexpr uint32_t kHalfMagnitude = 0x7fff;
static constexpr uint32_t kHalfInfinity = 0x7c00;
static constexpr uint32_t kHalfMinNormal = 0x0400;
/// The smallest normal number of f16, 2^-14.
static constexpr uint32_t kMinNormal = 0x38800000;
/// The smallest f32 that rounds to infinity in f16, 65520.
static constexpr uint32_t kMinOverflow = 0x477ff000;
/// The difference in mantissa bits between f32 and f16.
static constexpr uint32_t kMoreBits = 13;
/// Same for bf16, which has the exponent range of f32.
static constexpr uint32_t kMoreBitsThanBrain = 16;
/// The difference between the exponent biases, shifted to the exponent field of
/// f32.
static constexpr uint32_t kExponents = (127 - 15) << 23;
/// The smallest positive f16, 2^-24.
static constexpr float kDenormalUnit = 0x1p-24f;

Value NarrowNumberBuilder::roundNormal(Value magnitude, uint32_t count) {
  // Rounds half to even: adds half a unit in the last place, less one if that
  // is even, and lets it carry.
  Value isOdd = arith::AndIOp::create(
      *this, arith::ShRUIOp::create(*this, magnitude, constant(count)),
      constant(1u));
  Value carried = arith::AddIOp::create(*this, magnitude,
                                        constant((1u << (count - 1)) - 1));
  carried = arith::AddIOp::create(*this, carried, isOdd);
  return arith::AndIOp::create(*this, carried, constant(~((1u << count) - 1)));
}

Value NarrowNumberBuilder::roundDenormal(Value small) {
  using arith::CmpFPredicate;
  // Denormals are multiples of one unit, and the products are exact.
  Type floats = small.getType();
  Value units =
      arith::MulFOp::create(*this, small, constant(1 / kDenormalUnit));
  Value whole =
      arith::FPToUIOp::create(*this, like(small, getI32Type()), units);
  Value rest = arith::SubFOp::create(
      *this, units, arith::UIToFPOp::create(*this, floats, whole));
  Value half = constant(0.5f);
  Value isMore = arith::CmpFOp::create(*this, CmpFPredicate::OGT, rest, half);
  Value isTie = arith::CmpFOp::create(*this, CmpFPredicate::OEQ, rest, half);
  Value lastPlace = arith::AndIOp::create(*this, whole, constant(1u));
  Value isUp = arith::OrIOp::create(
      *this, isMore,
      arith::AndIOp::create(*this, isTie,
                            compare(arith::CmpIPredicate::ne, lastPlace, 0)));
  whole = arith::AddIOp::create(*this, whole,
                                select(isUp, constant(1u), constant(0u)));
  return asBits(arith::MulFOp::create(
      *this, arith::UIToFPOp::create(*this, floats, whole),
      constant(kDenormalUnit)));
}

Value NarrowNumberBuilder::roundToHalf(Value value) {
  using arith::CmpIPredicate;
  setShapeOf(value);
  Value bits = asBits(value);
  Value magnitude = arith::AndIOp::create(*this, bits, constant(kMagnitude));
  Value sign = arith::AndIOp::create(*this, bits, constant(~kMagnitude));
  Value normal = roundNormal(magnitude, kMoreBits);
  Value isDenormal = compare(CmpIPredicate::ult, magnitude, kMinNormal);
  Value denormal =
      roundDenormal(asFloat(select(isDenormal, magnitude, constant(0u))));

  Value result = select(isDenormal, denormal, normal);
  result = select(compare(CmpIPredicate::uge, magnitude, kMinOverflow),
                  constant(kInfinity), result);
  result = select(compare(CmpIPredicate::ugt, magnitude, kInfinity),
                  constant(kQuietNan), result);
  return asFloat(arith::OrIOp::create(*this, result, sign));
}

Value NarrowNumberBuilder::getHalfBits(Value value) {
  using arith::CmpIPredicate;
  setShapeOf(value);
  Value bits = asBits(value);
  Value magnitude = arith::AndIOp::create(*this, bits, constant(kMagnitude));
  Value sign = arith::AndIOp::create(
      *this, arith::ShRUIOp::create(*this, bits, constant(16u)),
      constant(kHalfSign));
  Value normal = arith::ShRUIOp::create(
      *this, arith::SubIOp::create(*this, magnitude, constant(kExponents)),
      constant(kMoreBits));
  Value isDenormal = compare(CmpIPredicate::ult, magnitude, kMinNormal);
  Value small = asFloat(select(isDenormal, magnitude, constant(0u)));
  Value denormal = arith::FPToUIOp::create(
      *this, magnitude.getType(),
      arith::MulFOp::create(*this, small, constant(1 / kDenormalUnit)));
  // Infinity, or NaN with the highest bits of its payload.
  Value special = arith::OrIOp::create(
      *this, constant(kHalfInfinity),
      arith::AndIOp::create(
          *this, arith::ShRUIOp::create(*this, magnitude, constant(kMoreBits)),
          constant(kHalfInfinity | (kHalfMinNormal - 1))));
  Value result = select(isDenormal, denormal, normal);
  result = select(compare(CmpIPredicate::uge, magnitude, kInfinity), special,
                  result);
  return arith::OrIOp::create(*this, result, sign);
}

Value NarrowNumberBuilder::getFloatOfHalf(Value halfBits) {
  using arith::CmpIPredicate;
  setShapeOf(halfBits);
  Value magnitude =
      arith::AndIOp::create(*this, halfBits, constant(kHalfMagnitude));
  Value sign = arith::ShLIOp::create(
      *this, arith::AndIOp::create(*this, halfBits, constant(kHalfSign)),
      constant(16u));
  Value shifted = arith::ShLIOp::create(*this, magnitude, constant(kMoreBits));
  Value normal = arith::AddIOp::create(*this, shifted, constant(kExponents));
  Value special = arith::OrIOp::create(*this, shifted, constant(kInfinity));
  Value denormal = asBits(arith::MulFOp::create(
      *this,
      arith::UIToFPOp::create(*this, like(halfBits, getF32Type()), magnitude),
      constant(kDenormalUnit)));
  Value result = select(compare(CmpIPredicate::ult, magnitude, kHalfMinNormal),
                        denormal, normal);
  result = select(compare(CmpIPredicate::uge, magnitude, kHalfInfinity),
                  special, result);
  return asFloat(arith::OrIOp::create(*this, result, sign));
}

Value NarrowNumberBuilder::roundToBrain(Value value) {
  setShapeOf(value);
  Value bits = asBits(value);
  Value magnitude = arith::AndIOp::create(*this, bits, constant(kMagnitude));
  Value sign = arith::AndIOp::create(*this, bits, constant(~kMagnitude));
  // Rounding beyond the largest number carries into infinity.
  Value result =
      select(compare(arith::CmpIPredicate::ugt, magnitude, kInfinity),
             constant(kQuietNan), roundNormal(magnitude, kMoreBitsThanBrain));
  return asFloat(arith::OrIOp::create(*this, result, sign));
}

Value NarrowNumberBuilder::getBrainBits(Value value) {
  setShapeOf(value);
  return arith::ShRUIOp::create(*this, asBits(value),
                                constant(kMoreBitsThanBrain));
}

Value NarrowNumberBuilder::getFloatOfBrain(Value brainBits) {
  setShapeOf(brainBits);
  return asFloat(
      arith::ShLIOp::create(*this, brainBits, constant(kMoreBitsThanBrain)));
}

Value NarrowNumberBuilder::roundToOdd(Value value, bool isSigned) {
  using arith::CmpIPredicate;
  setShapeOf(value);
  // f32 represents all integers up to 2^24 exactly, of either sign.
  constexpr uint32_t limit = 1u << 24;
  Value shifted =
      isSigned
          ? arith::AddIOp::create(*this, value, constant(limit)).getResult()
          : value;
  Value isExact =
      compare(CmpIPredicate::ult, shifted, isSigned ? 2 * limit : limit);
  Value multiple = arith::AndIOp::create(*this, value, constant(~0xffu));
  Value odd = arith::OrIOp::create(*this, multiple, constant(0x100u));
  Value isMultiple =
      compare(CmpIPredicate::eq,
              arith::AndIOp::create(*this, value, constant(0xffu)), 0);
  return select(isExact, value, select(isMultiple, value, odd));
}
