//===- NarrowOps.cpp - Ops on narrow numbers ------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All values stay within the narrow type: floats are representable in it, and
// the upper bits of integers are zero. An op whose result may leave this range
// is followed by rounding or masking. Ops on signed integers get sign-extended
// operands.
//
//===----------------------------------------------------------------------===//

#include "NarrowOps.h"

#include "NarrowNumberBuilder.h"
#include "NarrowTypes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/UB/IR/UBOps.h"

using namespace mlir;
using namespace mlir::availability;

//===----------------------------------------------------------------------===//
// Kinds of ops
//===----------------------------------------------------------------------===//

/// Returns true for ops that copy values without computing on them.
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

/// Returns true for float ops whose results the narrow type can represent if it
/// can represent the operands. They need no rounding.
static bool isExactOnFloats(Operation *op) {
  return isa<arith::NegFOp, arith::MaximumFOp, arith::MinimumFOp,
             arith::MaxNumFOp, arith::MinNumFOp, arith::CmpFOp, arith::FPToSIOp,
             arith::FPToUIOp, math::AbsFOp, math::CopySignOp, math::CeilOp,
             math::FloorOp, math::TruncOp, math::RoundOp, math::RoundEvenOp,
             math::IsFiniteOp, math::IsInfOp, math::IsNaNOp, math::IsNormalOp>(
      op);
}

/// Returns true for integer ops that are correct if the upper bits of the
/// operands are zero, and that keep these bits zero.
static bool isExactOnIntegers(Operation *op) {
  return isa<arith::AndIOp, arith::OrIOp, arith::XOrIOp, arith::DivUIOp,
             arith::RemUIOp, arith::ShRUIOp, arith::MaxUIOp, arith::MinUIOp,
             arith::CeilDivUIOp, arith::UIToFPOp, math::CtPopOp>(op);
}

/// Returns true for integer ops with correct low bits that may carry into the
/// upper bits.
static bool isExactOnLowBits(Operation *op) {
  return isa<arith::AddIOp, arith::SubIOp, arith::MulIOp, arith::ShLIOp,
             arith::IndexCastUIOp>(op);
}

/// Returns true for ops that treat their operands as signed integers.
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

/// Returns true for ops that change the width or the type of a number.
static bool isResize(Operation *op) {
  return isa<arith::ExtUIOp, arith::ExtSIOp, arith::TruncIOp,
             arith::IndexCastOp, arith::ExtFOp, arith::TruncFOp,
             arith::BitcastOp>(op);
}

/// How the combining function of a reduction treats narrow numbers. Exact: it
/// selects a number, or works bitwise. Carries: results must be rounded or
/// masked. Signed: it compares signed integers. Unknown: the op isn't a
/// reduction, or its function isn't known.
enum class Reducing { Exact, Carries, Signed, Unknown };

/// `KindT` is an enum of functions.
template <typename KindT>
static Reducing classify(KindT kind) {
  switch (kind) {
  case KindT::ADD:
  case KindT::MUL:
    return Reducing::Carries;
  case KindT::MINSI:
  case KindT::MAXSI:
    return Reducing::Signed;
  default:
    return Reducing::Exact;
  }
}

/// Classifies the reduction `op`.
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

//===----------------------------------------------------------------------===//
// What can be emulated
//===----------------------------------------------------------------------===//

/// Returns true for loads from and stores to buffers.
static bool isBufferAccess(Operation *op) {
  if (auto load = dyn_cast<memref::LoadOp>(op))
    return isBuffer(load.getMemRefType());
  if (auto store = dyn_cast<memref::StoreOp>(op))
    return isBuffer(store.getMemRefType());
  return false;
}

/// Returns true when an operand of `op` is a buffer of vectors that can't
/// become a buffer of scalars.
static bool usesUnsplittableBuffer(Operation *op) {
  return llvm::any_of(op->getOperandTypes(), [](Type type) {
    auto memref = dyn_cast<MemRefType>(type);
    auto vector =
        memref ? dyn_cast<VectorType>(memref.getElementType()) : VectorType();
    return vector && isBuffer(memref) &&
           (vector.getRank() != 1 || vector.getNumElements() == 3 ||
            !memref.getLayout().isIdentity());
  });
}

StringRef mlir::availability::findObstacle(const NarrowOp &narrow) {
  Operation *op = narrow.op;
  bool onFloats =
      llvm::any_of(ArrayRef({narrow.operand, narrow.result}),
                   [](Type type) { return type && isNarrowFloat(type); });
  if (usesUnsplittableBuffer(op))
    return "vectors in a buffer must have 2, 4, 8 or 16 elements, and the "
           "buffer no layout";
  if (isa<arith::TruncFOp>(op) && onFloats &&
      !getElementTypeOrSelf(op->getOperand(0)).isF32())
    return "the result would be rounded twice";
  if (isa<memref::LoadOp, memref::StoreOp>(op) || isTransparent(op) ||
      isResize(op) || classifyReduction(op) != Reducing::Unknown)
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
  return "there is no emulation of it in 32 bits";
}

//===----------------------------------------------------------------------===//
// Rewriting
//===----------------------------------------------------------------------===//

/// Replaces an op with a single result by `value`.
static void replace(Operation *op, Value value) {
  op->getResult(0).replaceAllUsesWith(value);
  op->erase();
}

static void rewriteLoad(memref::LoadOp load, Type number) {
  NarrowNumberBuilder builder(load.getLoc(), load);
  auto read = [&](ValueRange indices) -> Value {
    Value bits = memref::LoadOp::create(builder, load.getMemRef(), indices);
    Value wide = builder.resize(bits, builder.getI32Type());
    return isNarrowFloat(number) ? builder.getFloat(wide, number) : wide;
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
  NarrowNumberBuilder builder(store.getLoc(), store);
  Type stored = store.getMemRefType().getElementType();
  auto write = [&](Value value, ValueRange indices) {
    if (isNarrowFloat(number))
      value = builder.getBits(value, number);
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

/// Rewrites an op that changes the width of integers.
static void rewriteIntegerResize(const NarrowOp &narrow,
                                 NarrowNumberBuilder &builder) {
  Operation *op = narrow.op;
  Value value = op->getOperand(0);
  Type type = op->getResult(0).getType();
  bool isSigned = isa<arith::ExtSIOp, arith::IndexCastOp>(op);
  if (narrow.operand && isSigned)
    value = builder.extendSign(value, narrow.operand.getIntOrFloatBitWidth());
  if (isa<arith::IndexCastOp>(op))
    value = arith::IndexCastOp::create(builder, type, value);
  else if (isSigned && getNumberWidth(value.getType()) < getNumberWidth(type))
    value = arith::ExtSIOp::create(builder, type, value);
  else
    value = builder.resize(value, type);
  if (narrow.result && !isa<arith::ExtUIOp>(op))
    value = builder.mask(value, narrow.result.getIntOrFloatBitWidth());
  replace(op, value);
}

/// Rewrites a bitcast.
static void rewriteBitcast(const NarrowOp &narrow,
                           NarrowNumberBuilder &builder) {
  Operation *op = narrow.op;
  Value value = op->getOperand(0);
  Type type = op->getResult(0).getType();
  auto isFloat = [](Type type) {
    return isa<FloatType>(getElementTypeOrSelf(type));
  };
  auto getBitsType = [&](Type of) {
    return builder.like(value, builder.getIntegerType(getNumberWidth(of)));
  };
  if (narrow.operand && isNarrowFloat(narrow.operand))
    value = builder.getBits(value, narrow.operand);
  else if (isFloat(value.getType()))
    value =
        arith::BitcastOp::create(builder, getBitsType(value.getType()), value);
  if (narrow.result && isNarrowFloat(narrow.result))
    value = builder.getFloat(builder.resize(value, builder.getI32Type()),
                             narrow.result);
  else if (isFloat(type))
    value = arith::BitcastOp::create(builder, type,
                                     builder.resize(value, getBitsType(type)));
  else
    value = builder.resize(value, type);
  replace(op, value);
}

/// Rewrites an op that changes the width or the type of a number.
static void rewriteResize(const NarrowOp &narrow) {
  Operation *op = narrow.op;
  NarrowNumberBuilder builder(op->getLoc(), op);
  Value value = op->getOperand(0);
  Type type = op->getResult(0).getType();
  builder.setShapeOf(value);
  if (isa<arith::TruncFOp>(op))
    return replace(op, builder.round(value, narrow.result));
  if (isa<arith::ExtFOp>(op)) {
    // An extension to f32 has become the identity; one to f64 remains.
    if (value.getType() == type)
      replace(op, value);
    return;
  }
  if (isa<arith::BitcastOp>(op))
    return rewriteBitcast(narrow, builder);
  rewriteIntegerResize(narrow, builder);
}

/// Sign-extends the operands of a signed op to 32 bits.
static void extendOperands(const NarrowOp &narrow) {
  NarrowNumberBuilder builder(narrow.op->getLoc(), narrow.op);
  for (OpOperand &operand : narrow.op->getOpOperands()) {
    // A shift amount is unsigned.
    if (isa<arith::ShRSIOp>(narrow.op) && operand.getOperandNumber() == 1)
      continue;
    builder.setShapeOf(operand.get());
    operand.set(builder.extendSign(operand.get(),
                                   narrow.operand.getIntOrFloatBitWidth()));
  }
}

/// Makes an op that converts an i32 to bf16 round only once.
static void roundOperandToOdd(Operation *op) {
  if (!isa<arith::SIToFPOp, arith::UIToFPOp>(op) ||
      getNumberWidth(op->getOperand(0).getType()) != 32)
    return;
  NarrowNumberBuilder builder(op->getLoc(), op);
  op->setOperand(
      0, builder.roundToOdd(op->getOperand(0), isa<arith::SIToFPOp>(op)));
}

/// Rounds or masks the result of an op to the narrow type.
static void normalizeResult(const NarrowOp &narrow) {
  Value result = narrow.op->getResult(0);
  // The ops built below use the result too and must keep using it.
  auto uses = llvm::map_to_vector(result.getUses(),
                                  [](OpOperand &use) { return &use; });
  NarrowNumberBuilder builder(narrow.op->getLoc(), narrow.op);
  builder.setInsertionPointAfter(narrow.op);
  builder.setShapeOf(result);
  Value normal =
      isNarrowFloat(narrow.result)
          ? builder.round(result, narrow.result)
          : builder.mask(result, narrow.result.getIntOrFloatBitWidth());
  for (OpOperand *use : uses)
    use->set(normal);
}

void mlir::availability::rewriteNarrowOp(const NarrowOp &narrow) {
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
  // A no-overflow flag for i8 doesn't hold for the sign of an i32.
  if (auto overflows = dyn_cast<arith::ArithIntegerOverflowFlagsInterface>(op))
    op->setAttr(overflows.getIntegerOverflowAttrName(),
                arith::IntegerOverflowFlagsAttr::get(
                    op->getContext(), arith::IntegerOverflowFlags::none));

  Reducing reducing = classifyReduction(op);
  bool onIntegers = narrow.operand && !isNarrowFloat(narrow.operand);
  if (onIntegers && (isSigned(op) || reducing == Reducing::Signed))
    extendOperands(narrow);
  if (!narrow.result)
    return;
  if (narrow.result.isBF16())
    roundOperandToOdd(op);
  bool isExact = isNarrowFloat(narrow.result)
                     ? isExactOnFloats(op) || reducing == Reducing::Exact ||
                           reducing == Reducing::Signed
                     : isExactOnIntegers(op) || reducing == Reducing::Exact;
  if (!isExact)
    normalizeResult(narrow);
}

bool mlir::availability::isRoundedReduction(vector::ReductionOp reduction) {
  return classifyReduction(reduction) == Reducing::Carries;
}
