//===- ScalableVectors.cpp - Questions about scalable vectors -------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/CPU/ScalableVectors.h"
#include "mlir-availability/Dialect/CPU/ProcessorState.h"
#include "mlir-availability/Dialect/LLVMIR/DeviceCode.h"
#include "mlir-availability/Dialect/LLVMIR/OpShape.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::availability;

static std::string getElementName(VectorType vector) {
  std::string name;
  llvm::raw_string_ostream(name) << vector.getElementType();
  return name;
}

static bool hasOddLanes(VectorType vector) {
  int64_t lanes = vector.getShape().back();
  return lanes == 1 || !llvm::isPowerOf2_64(lanes);
}

/// Returns true if a vector takes more than a group of registers of RISC-V's,
/// so that LLVM computes with their length.
static bool isLongerThanGroup(VectorType vector) {
  constexpr int64_t kBitsOfGroup = 512;
  Type element = vector.getElementType();
  unsigned bits = element.isIntOrFloat() ? element.getIntOrFloatBitWidth() : 64;
  return vector.getNumElements() * std::max(bits, 8u) > kBitsOfGroup;
}

SmallVector<cpu::RISCVFeature>
cpu::getVectorExtensions(Operation &op,
                         std::initializer_list<VectorExtension> known) {
  llvm::SmallSetVector<RISCVFeature, 4> extensions;
  if (isStreaming(op))
    return {};
  forEachScalableVector(&op, [&](VectorType vector) {
    std::string element = getElementName(vector);
    for (const VectorExtension &each : known)
      if (each.element == element ||
          (each.element == "odd lanes" && hasOddLanes(vector)) ||
          (each.element == "many lanes" && isLongerThanGroup(vector)))
        extensions.insert(each.feature);
  });
  return extensions.takeVector();
}

bool cpu::hasOtherElements(Operation &op,
                           std::initializer_list<VectorExtension> known) {
  bool isFound = false;
  forEachScalableVector(&op, [&](VectorType vector) {
    std::string element = getElementName(vector);
    isFound |= llvm::none_of(known, [&](const VectorExtension &each) {
      return each.element == element;
    });
  });
  return isFound;
}

bool cpu::storesNothing(Operation &op) {
  auto store = dyn_cast<LLVM::StoreOp>(op);
  return store && !store.getVolatile_() &&
         store.getOrdering() == LLVM::AtomicOrdering::not_atomic &&
         isa_and_nonnull<LLVM::UndefOp, LLVM::PoisonOp>(
             store.getValue().getDefiningOp());
}

bool cpu::movesPartOfPredicate(Operation &op) {
  if (storesNothing(op))
    return false;
  bool isFound = false;
  forEachScalableVector(&op, [&](VectorType vector) {
    isFound |=
        vector.getElementType().isInteger(1) && vector.getShape().back() != 16;
  });
  return isFound;
}

bool cpu::usesLength(Operation &op) {
  StringRef called = getCoreIntrinsic(&op);
  if (called == "llvm.vector.reverse" || called == "llvm.vp.scatter")
    return hasScalableVector(&op);
  // The last operand says that the length is a scalable vector's.
  return called == "llvm.experimental.get.vector.length" &&
         op.getNumOperands() == 3 && getConstant(op.getOperand(2)) != 0;
}

bool cpu::isKnownCoreCall(Operation &op) {
  if (usesLength(op))
    return true;
  return getCoreIntrinsic(&op) == "llvm.modf" && op.getNumOperands() == 1 &&
         isa<Float32Type, Float64Type>(op.getOperand(0).getType());
}
