//===- EmulateNumbers.cpp - Narrow numbers in 32 bits ---------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A value of f16 becomes one of f32 that f16 can represent, and a value of i8
// or i16 one of i32 whose other bits are zero. Ops that may leave these sets
// are followed by a rounding or a mask, and ops on signed integers get operands
// that are extended. Buffers have the bits of the narrow number, and everything
// else in memory what values have.
//
// Bits are made with integers only: how f32 is converted to f16, and what
// becomes of denormals, is left to each device.
//
//===----------------------------------------------------------------------===//

#include "EmulateNumbers.h"

#include "Kernels/LowerVectors.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::availability;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// Returns true for memory whose layout is known outside of the kernel.
static bool isBuffer(MemRefType type) {
  auto space = dyn_cast_or_null<spirv::StorageClassAttr>(type.getMemorySpace());
  if (!space)
    return true;
  switch (space.getValue()) {
  case spirv::StorageClass::Workgroup:
  case spirv::StorageClass::Function:
  case spirv::StorageClass::Private:
    return false;
  default:
    return true;
  }
}

/// Returns the type of the numbers in a value or in memory.
static Type getNumber(Type type) {
  if (auto memref = dyn_cast<MemRefType>(type))
    type = memref.getElementType();
  return getElementTypeOrSelf(type);
}

namespace {
/// The types that are emulated, and what they become.
class Emulation {
public:
  explicit Emulation(const spirv::TargetEnv &target)
      : halves(!target.allows(spirv::Capability::Float16)),
        bytes(!target.allows(spirv::Capability::Int8)),
        shorts(!target.allows(spirv::Capability::Int16)) {}

  bool contains(Type number) const {
    return (halves && number.isF16()) || (bytes && number.isInteger(8)) ||
           (shorts && number.isInteger(16));
  }

  /// Returns the number in `type` if it is emulated, else nullptr.
  Type find(Type type) const {
    Type number = getNumber(type);
    return contains(number) ? number : Type();
  }

  /// Returns what becomes of a type. Vectors in a buffer become a dimension
  /// more of it.
  Type convert(Type type) const {
    Type number = find(type);
    if (!number)
      return type;
    Builder builder(type.getContext());
    Type wide = number.isF16() ? Type(builder.getF32Type())
                               : Type(builder.getI32Type());
    auto memref = dyn_cast<MemRefType>(type);
    if (!memref)
      return isa<VectorType>(type) ? Type(cast<VectorType>(type).clone(wide))
                                   : wide;
    auto vector = dyn_cast<VectorType>(memref.getElementType());
    if (!isBuffer(memref))
      return memref.clone(vector ? Type(vector.clone(wide)) : wide);
    Type bits = builder.getIntegerType(number.getIntOrFloatBitWidth());
    if (!vector)
      return memref.clone(bits);
    SmallVector<int64_t> shape(memref.getShape());
    llvm::append_range(shape, vector.getShape());
    return MemRefType::get(shape, bits, MemRefLayoutAttrInterface(),
                           memref.getMemorySpace());
  }

private:
  bool halves, bytes, shorts;
};

/// Returns the bits of a number, or of each of a vector's.
unsigned getWidth(Type type) {
  return getElementTypeOrSelf(type).getIntOrFloatBitWidth();
}

//===----------------------------------------------------------------------===//
// Bits
//===----------------------------------------------------------------------===//

/// Builds what values of 32 bits, or vectors of them, are emulated with.
class NumberBuilder : public ImplicitLocOpBuilder {
public:
  NumberBuilder(Location location, Operation *before)
      : ImplicitLocOpBuilder(location, before) {}

  /// Returns `value`, a float that f16 can't represent perhaps, rounded to the
  /// nearest that it can, ties to even.
  Value roundToHalf(Value value);
  /// Returns the bits of f16, in 32, of a float that it can represent.
  Value getHalfBits(Value value);
  /// Returns the float of which these are the bits in f16.
  Value getFloat(Value halfBits);
  /// Returns the low bits of a number, the others being zero.
  Value mask(Value value, unsigned width) {
    return arith::AndIOp::create(*this, value, constant((1u << width) - 1));
  }
  /// Returns a number whose sign is the highest of the low bits.
  Value extendSign(Value value, unsigned width) {
    Value shift = constant(32 - width);
    value = arith::ShLIOp::create(*this, value, shift);
    return arith::ShRSIOp::create(*this, value, shift);
  }
  /// Returns the integer `value`, cut or with zeros in front, as one of the
  /// type of which `type` is or has elements.
  Value resize(Value value, Type type) {
    unsigned from = getWidth(value.getType()), to = getWidth(type);
    if (from == to)
      return value;
    type = like(value, getIntegerType(to));
    return from < to ? arith::ExtUIOp::create(*this, type, value).getResult()
                     : arith::TruncIOp::create(*this, type, value).getResult();
  }

  /// Returns `number`, or a vector of as many of it as there are in `value`.
  static Type like(Value value, Type number) {
    auto vector = dyn_cast<VectorType>(value.getType());
    return vector ? Type(vector.clone(number)) : number;
  }

  /// Constants are of this shape.
  void setShapeOf(Value value) { shaped = value; }

private:
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
} // namespace

// The bits of a float without those of its sign, and of f16.
static constexpr uint32_t kMagnitude = 0x7fffffff;
static constexpr uint32_t kInfinity = 0x7f800000;
static constexpr uint32_t kQuietNan = 0x7fc00000;
static constexpr uint32_t kHalfSign = 0x8000;
static constexpr uint32_t kHalfMagnitude = 0x7fff;
static constexpr uint32_t kHalfInfinity = 0x7c00;
static constexpr uint32_t kHalfMinNormal = 0x0400;
/// The least float that is normal in f16, 2^-14.
static constexpr uint32_t kMinNormal = 0x38800000;
/// The least float that is rounded to infinity, 65520.
static constexpr uint32_t kMinOverflow = 0x477ff000;
/// A float has that many more bits behind the point than f16.
static constexpr uint32_t kMoreBits = 13;
/// What the exponents of the same number differ by, in a float's bits.
static constexpr uint32_t kExponents = (127 - 15) << 23;
/// The least number of f16 other than zero is 2^-24.
static constexpr float kDenormalUnit = 0x1p-24f;

Value NumberBuilder::roundToHalf(Value value) {
  using arith::CmpIPredicate;
  setShapeOf(value);
  Value bits = asBits(value);
  Value magnitude = arith::AndIOp::create(*this, bits, constant(kMagnitude));
  Value sign = arith::AndIOp::create(*this, bits, constant(~kMagnitude));

  // Adding half of the last place, less one if that is even, carries into it.
  Value isOdd = arith::AndIOp::create(
      *this, arith::ShRUIOp::create(*this, magnitude, constant(kMoreBits)),
      constant(1u));
  Value carried = arith::AddIOp::create(*this, magnitude,
                                        constant((1u << (kMoreBits - 1)) - 1));
  carried = arith::AddIOp::create(*this, carried, isOdd);
  Value normal =
      arith::AndIOp::create(*this, carried, constant(~((1u << kMoreBits) - 1)));

  // Denormals are multiples of one unit; the products are exact.
  Value isDenormal = compare(CmpIPredicate::ult, magnitude, kMinNormal);
  Value small = asFloat(select(isDenormal, magnitude, constant(0u)));
  Value units =
      arith::MulFOp::create(*this, small, constant(1 / kDenormalUnit));
  Type integers = magnitude.getType();
  Value whole = arith::FPToUIOp::create(*this, integers, units);
  Value rest = arith::SubFOp::create(
      *this, units, arith::UIToFPOp::create(*this, value.getType(), whole));
  Value half = constant(0.5f);
  Value isMore =
      arith::CmpFOp::create(*this, arith::CmpFPredicate::OGT, rest, half);
  Value isTie =
      arith::CmpFOp::create(*this, arith::CmpFPredicate::OEQ, rest, half);
  Value lastPlace = arith::AndIOp::create(*this, whole, constant(1u));
  Value isUp = arith::OrIOp::create(
      *this, isMore,
      arith::AndIOp::create(*this, isTie,
                            compare(CmpIPredicate::ne, lastPlace, 0)));
  whole = arith::AddIOp::create(*this, whole,
                                select(isUp, constant(1u), constant(0u)));
  Value denormal = asBits(arith::MulFOp::create(
      *this, arith::UIToFPOp::create(*this, value.getType(), whole),
      constant(kDenormalUnit)));

  Value result = select(isDenormal, denormal, normal);
  result = select(compare(CmpIPredicate::uge, magnitude, kMinOverflow),
                  constant(kInfinity), result);
  result = select(compare(CmpIPredicate::ugt, magnitude, kInfinity),
                  constant(kQuietNan), result);
  return asFloat(arith::OrIOp::create(*this, result, sign));
}

Value NumberBuilder::getHalfBits(Value value) {
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
  // Infinity, and NaN with its highest bits.
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

Value NumberBuilder::getFloat(Value halfBits) {
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

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// Returns true for ops that hand values on as they are.
static bool isTransparent(Operation *op) {
  return isa<arith::ConstantOp, arith::SelectOp, cf::BranchOp, cf::CondBranchOp,
             func::CallOp, func::FuncOp, func::ReturnOp, gpu::GPUFuncOp,
             gpu::ShuffleOp, memref::AllocOp, memref::AllocaOp,
             memref::DeallocOp, scf::ForOp, scf::IfOp, scf::WhileOp,
             scf::ConditionOp, scf::YieldOp, ub::PoisonOp, vector::BroadcastOp,
             vector::ExtractOp, vector::ExtractStridedSliceOp,
             vector::FromElementsOp, vector::InsertOp,
             vector::InsertStridedSliceOp, vector::ShapeCastOp,
             vector::ShuffleOp, vector::ToElementsOp>(op);
}

/// Returns true for ops on floats whose results f16 can represent when it can
/// the operands.
static bool isExactOnFloats(Operation *op) {
  return isa<arith::NegFOp, arith::MaximumFOp, arith::MinimumFOp,
             arith::MaxNumFOp, arith::MinNumFOp, arith::CmpFOp, arith::FPToSIOp,
             arith::FPToUIOp, math::AbsFOp, math::CopySignOp, math::CeilOp,
             math::FloorOp, math::TruncOp, math::RoundOp, math::RoundEvenOp,
             math::IsFiniteOp, math::IsInfOp, math::IsNaNOp, math::IsNormalOp>(
      op);
}

/// Returns true for ops on integers that are right on the low bits, the others
/// being zero, and leave these zero.
static bool isExactOnIntegers(Operation *op) {
  return isa<arith::AndIOp, arith::OrIOp, arith::XOrIOp, arith::DivUIOp,
             arith::RemUIOp, arith::ShRUIOp, arith::MaxUIOp, arith::MinUIOp,
             arith::CeilDivUIOp, arith::UIToFPOp, math::CtPopOp>(op);
}

/// The same of ops that may carry into the other bits.
static bool isExactOnLowBits(Operation *op) {
  return isa<arith::AddIOp, arith::SubIOp, arith::MulIOp, arith::ShLIOp,
             arith::IndexCastUIOp>(op);
}

/// Returns true for ops on signed integers.
static bool isSigned(Operation *op) {
  if (auto compare = dyn_cast<arith::CmpIOp>(op))
    switch (compare.getPredicate()) {
    case arith::CmpIPredicate::slt:
    case arith::CmpIPredicate::sle:
    case arith::CmpIPredicate::sgt:
    case arith::CmpIPredicate::sge:
      return true;
    default:
      return false;
    }
  return isa<arith::DivSIOp, arith::RemSIOp, arith::CeilDivSIOp,
             arith::FloorDivSIOp, arith::ShRSIOp, arith::MaxSIOp,
             arith::MinSIOp, arith::SIToFPOp, math::AbsIOp>(op);
}

static bool isResize(Operation *op) {
  return isa<arith::ExtUIOp, arith::ExtSIOp, arith::TruncIOp,
             arith::IndexCastOp, arith::ExtFOp, arith::TruncFOp,
             arith::BitcastOp>(op);
}

/// What becomes of the numbers in a reduction.
enum class Reducing { Exact, Carries, Signed, Unknown };

static Reducing classify(vector::CombiningKind kind) {
  switch (kind) {
  case vector::CombiningKind::ADD:
  case vector::CombiningKind::MUL:
    return Reducing::Carries;
  case vector::CombiningKind::MINSI:
  case vector::CombiningKind::MAXSI:
    return Reducing::Signed;
  default:
    return Reducing::Exact;
  }
}

static Reducing classify(gpu::AllReduceOperation operation) {
  switch (operation) {
  case gpu::AllReduceOperation::ADD:
  case gpu::AllReduceOperation::MUL:
    return Reducing::Carries;
  case gpu::AllReduceOperation::MINSI:
  case gpu::AllReduceOperation::MAXSI:
    return Reducing::Signed;
  default:
    return Reducing::Exact;
  }
}

static Reducing classifyReduction(Operation *op) {
  if (auto reduction = dyn_cast<vector::ReductionOp>(op))
    return classify(reduction.getKind());
  if (auto reduction = dyn_cast<gpu::SubgroupReduceOp>(op))
    return classify(reduction.getOp());
  if (auto reduction = dyn_cast<gpu::AllReduceOp>(op))
    if (std::optional<gpu::AllReduceOperation> operation = reduction.getOp())
      return classify(*operation);
  return Reducing::Unknown;
}

namespace {
/// An op on narrow numbers.
struct NarrowOp {
  Operation *op;
  /// The narrow numbers among the operands and the results; nullptr if there
  /// are none.
  Type operand, result;
};
} // namespace

/// Returns true for what reads or writes a buffer's numbers.
static bool isBufferAccess(Operation *op) {
  if (auto load = dyn_cast<memref::LoadOp>(op))
    return isBuffer(load.getMemRefType());
  if (auto store = dyn_cast<memref::StoreOp>(op))
    return isBuffer(store.getMemRefType());
  return false;
}

/// Returns what stands in the way of emulating an op; empty if nothing does.
static StringRef findObstacle(const NarrowOp &narrow) {
  Operation *op = narrow.op;
  bool onFloats = llvm::any_of(ArrayRef({narrow.operand, narrow.result}),
                               [](Type type) { return type && type.isF16(); });
  for (Value value : op->getOperands())
    if (auto memref = dyn_cast<MemRefType>(value.getType())) {
      auto vector = dyn_cast<VectorType>(memref.getElementType());
      if (vector && isBuffer(memref) &&
          (vector.getRank() != 1 || vector.getNumElements() == 3 ||
           !memref.getLayout().isIdentity()))
        return "a buffer of vectors has to be of 2, 4, 8 or 16 numbers and in "
               "order";
    }
  if (isa<memref::LoadOp, memref::StoreOp>(op) || isTransparent(op))
    return "";
  if (isa<arith::TruncFOp>(op) && onFloats &&
      !getElementTypeOrSelf(op->getOperand(0)).isF32())
    return "it would be rounded twice";
  if (isResize(op))
    return "";
  if (classifyReduction(op) != Reducing::Unknown)
    return "";
  bool isCalculation = isa_and_nonnull<arith::ArithDialect, math::MathDialect>(
                           op->getDialect()) ||
                       isa<vector::FMAOp>(op);
  if (onFloats && isCalculation && op->getNumResults() == 1)
    return "";
  if (!onFloats &&
      (isExactOnIntegers(op) || isExactOnLowBits(op) || isSigned(op) ||
       isa<arith::CmpIOp>(op) || isa<arith::FPToSIOp, arith::FPToUIOp>(op)))
    return "";
  return "it isn't known how to do it in 32 bits";
}

/// Puts `value` in the place of an op's result.
static void replace(Operation *op, Value value) {
  op->getResult(0).replaceAllUsesWith(value);
  op->erase();
}

static void rewriteLoad(memref::LoadOp load, Type number) {
  NumberBuilder builder(load.getLoc(), load);
  auto read = [&](ValueRange indices) -> Value {
    Value bits = memref::LoadOp::create(builder, load.getMemRef(), indices);
    Value wide = builder.resize(bits, builder.getI32Type());
    return number.isF16() ? builder.getFloat(wide) : wide;
  };
  auto vector = dyn_cast<VectorType>(load.getType());
  if (!vector)
    return replace(load, read(load.getIndices()));
  SmallVector<Value> elements, indices(load.getIndices());
  for (int64_t i = 0, e = vector.getNumElements(); i != e; ++i) {
    indices.push_back(arith::ConstantIndexOp::create(builder, i));
    elements.push_back(read(indices));
    indices.pop_back();
  }
  replace(load, vector::FromElementsOp::create(builder, vector, elements));
}

static void rewriteStore(memref::StoreOp store, Type number) {
  NumberBuilder builder(store.getLoc(), store);
  Type stored = store.getMemRefType().getElementType();
  auto write = [&](Value value, ValueRange indices) {
    if (number.isF16())
      value = builder.getHalfBits(value);
    memref::StoreOp::create(builder, builder.resize(value, stored),
                            store.getMemRef(), indices);
  };
  SmallVector<Value> indices(store.getIndices());
  Value value = store.getValueToStore();
  if (auto vector = dyn_cast<VectorType>(value.getType())) {
    for (int64_t i = 0, e = vector.getNumElements(); i != e; ++i) {
      Value element = vector::ExtractOp::create(builder, value, i);
      indices.push_back(arith::ConstantIndexOp::create(builder, i));
      write(element, indices);
      indices.pop_back();
    }
  } else {
    write(value, indices);
  }
  store.erase();
}

/// Rewrites what changes the size of a number, or only its type.
static void rewriteResize(const NarrowOp &narrow) {
  Operation *op = narrow.op;
  NumberBuilder builder(op->getLoc(), op);
  Value value = op->getOperand(0);
  Type type = op->getResult(0).getType();
  builder.setShapeOf(value);
  if (isa<arith::TruncFOp>(op))
    return replace(op, builder.roundToHalf(value));
  if (isa<arith::ExtFOp>(op)) {
    // There is nothing left of it, unless it is to f64.
    if (value.getType() == type)
      replace(op, value);
    return;
  }
  if (isa<arith::BitcastOp>(op)) {
    if (narrow.result && narrow.result.isF16())
      return replace(
          op, builder.getFloat(builder.resize(value, builder.getI32Type())));
    return replace(op, builder.resize(builder.getHalfBits(value), type));
  }

  // From here on, whatever is narrow is an integer.
  bool isSigned = isa<arith::ExtSIOp, arith::IndexCastOp>(op);
  if (narrow.operand && isSigned)
    value = builder.extendSign(value, narrow.operand.getIntOrFloatBitWidth());
  if (isa<arith::IndexCastOp>(op))
    value = arith::IndexCastOp::create(builder, type, value);
  else if (isSigned && getWidth(value.getType()) < getWidth(type))
    value = arith::ExtSIOp::create(builder, type, value);
  else
    value = builder.resize(value, type);
  if (narrow.result && !isa<arith::ExtUIOp>(op))
    value = builder.mask(value, narrow.result.getIntOrFloatBitWidth());
  replace(op, value);
}

/// Has a signed op get operands whose sign is where it looks for it.
static void extendOperands(const NarrowOp &narrow) {
  NumberBuilder builder(narrow.op->getLoc(), narrow.op);
  for (OpOperand &operand : narrow.op->getOpOperands()) {
    // What is shifted by has no sign.
    if (isa<arith::ShRSIOp>(narrow.op) && operand.getOperandNumber() == 1)
      continue;
    builder.setShapeOf(operand.get());
    operand.set(builder.extendSign(operand.get(),
                                   narrow.operand.getIntOrFloatBitWidth()));
  }
}

/// Has everybody use the narrow number that a result comes to.
static void normalizeResult(const NarrowOp &narrow) {
  Value result = narrow.op->getResult(0);
  // What is built here uses the result, too.
  auto uses = llvm::map_to_vector(result.getUses(),
                                  [](OpOperand &use) { return &use; });
  NumberBuilder builder(narrow.op->getLoc(), narrow.op);
  builder.setInsertionPointAfter(narrow.op);
  builder.setShapeOf(result);
  Value normal =
      narrow.result.isF16()
          ? builder.roundToHalf(result)
          : builder.mask(result, narrow.result.getIntOrFloatBitWidth());
  for (OpOperand *use : uses)
    use->set(normal);
}

/// Has an op give what it gave on narrow numbers. Types have been changed
/// already.
static void rewrite(const NarrowOp &narrow) {
  Operation *op = narrow.op;
  if (isBufferAccess(op)) {
    if (auto load = dyn_cast<memref::LoadOp>(op))
      return rewriteLoad(load, narrow.result);
    return rewriteStore(cast<memref::StoreOp>(op), narrow.operand);
  }
  if (isTransparent(op) || isa<memref::LoadOp, memref::StoreOp>(op))
    return;
  if (isResize(op))
    return rewriteResize(narrow);
  // That i8 doesn't overflow says nothing of i32.
  if (auto overflows = dyn_cast<arith::ArithIntegerOverflowFlagsInterface>(op))
    op->setAttr(overflows.getIntegerOverflowAttrName(),
                arith::IntegerOverflowFlagsAttr::get(
                    op->getContext(), arith::IntegerOverflowFlags::none));

  Reducing reducing = classifyReduction(op);
  bool onIntegers = narrow.operand && !narrow.operand.isF16();
  if (onIntegers && (isSigned(op) || reducing == Reducing::Signed))
    extendOperands(narrow);
  if (!narrow.result)
    return;
  bool isExact = narrow.result.isF16()
                     ? isExactOnFloats(op) || reducing == Reducing::Exact ||
                           reducing == Reducing::Signed
                     : isExactOnIntegers(op) || reducing == Reducing::Exact;
  if (!isExact)
    normalizeResult(narrow);
}

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

/// Returns a constant's value in the type that it becomes.
static TypedAttr convertConstant(TypedAttr value, const Emulation &emulation) {
  Type type = emulation.convert(value.getType());
  auto widen = [](APFloat number) {
    bool losesInfo;
    number.convert(APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven,
                   &losesInfo);
    return number;
  };
  Type number = getElementTypeOrSelf(type);
  if (auto single = dyn_cast<FloatAttr>(value))
    return FloatAttr::get(type, widen(single.getValue()));
  if (auto single = dyn_cast<IntegerAttr>(value))
    return IntegerAttr::get(type, single.getValue().zext(32));
  if (auto many = dyn_cast<DenseFPElementsAttr>(value))
    return many.mapValues(number, [&](const APFloat &each) {
      return widen(each).bitcastToAPInt();
    });
  if (auto many = dyn_cast<DenseIntElementsAttr>(value))
    return many.mapValues(number,
                          [](const APInt &each) { return each.zext(32); });
  return nullptr;
}

static InFlightDiagnostic refuse(Operation *op, Type number) {
  return emitError(op->getLoc())
         << "'" << op->getName() << "' on numbers of type " << number
         << " can't be emulated: ";
}

/// Finds the ops on narrow numbers. Fails on one that can't be emulated.
static FailureOr<SmallVector<NarrowOp>>
collectNarrowOps(gpu::GPUModuleOp module, const Emulation &emulation) {
  SmallVector<NarrowOp> ops;
  WalkResult result = module.walk([&](Operation *op) {
    NarrowOp narrow{op, {}, {}};
    for (Type type : op->getOperandTypes())
      if (!narrow.operand)
        narrow.operand = emulation.find(type);
    for (Type type : op->getResultTypes())
      if (!narrow.result)
        narrow.result = emulation.find(type);
    if (auto kernel = dyn_cast<gpu::GPUFuncOp>(op); kernel && kernel.isKernel())
      for (Type type : kernel.getFunctionType().getInputs())
        if (!isa<MemRefType>(type) && emulation.find(type)) {
          refuse(op, emulation.find(type))
              << "pass an argument in a memref, not by value";
          return WalkResult::interrupt();
        }
    if (!narrow.operand && !narrow.result)
      return WalkResult::advance();
    Type number = narrow.operand ? narrow.operand : narrow.result;
    if (StringRef obstacle = findObstacle(narrow); !obstacle.empty()) {
      refuse(op, number) << obstacle;
      return WalkResult::interrupt();
    }
    if (auto constant = dyn_cast<arith::ConstantOp>(op);
        constant && !convertConstant(constant.getValue(), emulation)) {
      refuse(op, number) << "its value is of no known kind";
      return WalkResult::interrupt();
    }
    ops.push_back(narrow);
    return WalkResult::advance();
  });
  if (result.wasInterrupted())
    return failure();
  return ops;
}

static void convertTypes(gpu::GPUModuleOp module, const Emulation &emulation) {
  auto convert = [&](Type type) { return emulation.convert(type); };
  module.walk([&](Operation *op) {
    if (auto constant = dyn_cast<arith::ConstantOp>(op))
      if (emulation.find(constant.getType()))
        constant.setValueAttr(convertConstant(constant.getValue(), emulation));
    if (auto function = dyn_cast<FunctionOpInterface>(op))
      function.setType(function.cloneTypeWith(
          llvm::map_to_vector(function.getArgumentTypes(), convert),
          llvm::map_to_vector(function.getResultTypes(), convert)));
    for (Value result : op->getResults())
      result.setType(convert(result.getType()));
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (BlockArgument argument : block.getArguments())
          argument.setType(convert(argument.getType()));
  });
}

/// Has sums and products of a vector's f16 be rounded at every step.
static void roundInReductions(gpu::GPUModuleOp module,
                              const Emulation &emulation) {
  module.walk([&](vector::ReductionOp reduction) {
    Type number = emulation.find(reduction.getType());
    if (number && number.isF16() && !reduction.isMasked() &&
        classifyReduction(reduction) == Reducing::Carries)
      expandReduction(reduction);
  });
}

LogicalResult
mlir::availability::emulateNarrowNumbers(gpu::GPUModuleOp module,
                                         const spirv::TargetEnv &target) {
  Emulation emulation(target);
  roundInReductions(module, emulation);
  FailureOr<SmallVector<NarrowOp>> ops = collectNarrowOps(module, emulation);
  if (failed(ops))
    return failure();
  convertTypes(module, emulation);
  for (const NarrowOp &narrow : *ops)
    rewrite(narrow);
  return verify(module);
}
