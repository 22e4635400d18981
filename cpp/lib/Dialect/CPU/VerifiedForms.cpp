//===- VerifiedForms.cpp - What LLVM's verifier refuses -------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/CPU/VerifiedForms.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

/// The offsets in pointers of all CPUs have so many bits.
static constexpr unsigned kOffsetBits = 64;
/// The numbers of a step vector have at least so many bits.
static constexpr unsigned kLeastStepBits = 8;

/// Returns the width of a number, or of one lane of a vector; 0 of other types.
static unsigned getLaneBits(Type type) {
  Type element = getElementTypeOrSelf(type);
  return element.isIntOrFloat() ? element.getIntOrFloatBitWidth() : 0;
}

/// Returns true if the op, a cast of numbers, doesn't make them wider.
static bool isNotWider(Operation *op) {
  return getLaneBits(op->getResult(0).getType()) <=
         getLaneBits(op->getOperand(0).getType());
}

/// Returns true if the op, a cast of numbers, doesn't make them narrower.
static bool isNotNarrower(Operation *op) {
  return getLaneBits(op->getResult(0).getType()) >=
         getLaneBits(op->getOperand(0).getType());
}

/// Returns the width of a number or a vector of numbers, or of a unit of a
/// scalable one; 0 of other types.
static uint64_t getBits(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  return getLaneBits(type) *
         (vector ? static_cast<uint64_t>(vector.getNumElements()) : 1);
}

/// Returns true if the op is a cast to its own type, which LLVM drops.
static bool isDropped(Operation *op) {
  return op->getResult(0).getType() == op->getOperand(0).getType();
}

static bool isRefused(LLVM::BitcastOp op) {
  uint64_t from = getBits(op.getArg().getType());
  uint64_t to = getBits(op.getType());
  return from != to && from != 0 && to != 0;
}

/// Returns true if `part`, which begins at `position`, isn't a part of `whole`
/// that begins at a multiple of its length.
static bool isBeyond(Type part, Type whole, uint64_t position) {
  auto partVector = dyn_cast<VectorType>(part);
  auto wholeVector = dyn_cast<VectorType>(whole);
  if (!partVector || !wholeVector)
    return false;
  auto length = static_cast<uint64_t>(partVector.getNumElements());
  return position % length != 0 ||
         (partVector.isScalable() == wholeVector.isScalable() &&
          position + length >
              static_cast<uint64_t>(wholeVector.getNumElements()));
}

/// Returns true if the results of the op aren't the halves of its operand.
static bool isRefused(LLVM::vector_deinterleave2 op) {
  auto whole = dyn_cast<VectorType>(op.getVec().getType());
  auto both = dyn_cast<LLVM::LLVMStructType>(op.getType());
  return whole && both && llvm::any_of(both.getBody(), [&](Type each) {
           auto half = dyn_cast<VectorType>(each);
           return !half || half.getNumElements() * 2 != whole.getNumElements();
         });
}

bool cpu::isRefusedByVerifier(Operation &op) {
  return llvm::TypeSwitch<Operation *, bool>(&op)
      .Case<LLVM::BitcastOp, LLVM::vector_deinterleave2>(
          [](auto each) { return isRefused(each); })
      .Case<LLVM::FPExtOp, LLVM::SExtOp, LLVM::ZExtOp>(
          [](Operation *cast) { return !isDropped(cast) && isNotWider(cast); })
      .Case<LLVM::FPTruncOp, LLVM::TruncOp>([](Operation *cast) {
        return !isDropped(cast) && isNotNarrower(cast);
      })
      .Case<LLVM::ConstrainedFPExtIntr, LLVM::VPFPExtOp, LLVM::VPSExtOp,
            LLVM::VPZExtOp>(isNotWider)
      .Case<LLVM::ConstrainedFPTruncIntr, LLVM::VPFPTruncOp, LLVM::VPTruncOp>(
          isNotNarrower)
      .Case<LLVM::ByteSwapOp>(
          [](auto swap) { return getLaneBits(swap.getType()) % 16 != 0; })
      .Case<LLVM::StepVectorOp>([](auto steps) {
        return getLaneBits(steps.getType()) < kLeastStepBits;
      })
      .Case<LLVM::PtrMaskOp>([](auto mask) {
        return getLaneBits(mask.getMask().getType()) != kOffsetBits;
      })
      .Case<LLVM::GetActiveLaneMaskOp>(
          [](auto mask) { return getLaneBits(mask.getType()) != 1; })
      .Case<LLVM::vector_insert>([](auto insert) {
        return isBeyond(insert.getSrcvec().getType(), insert.getType(),
                        insert.getPos());
      })
      .Case<LLVM::vector_extract>([](auto extract) {
        return isBeyond(extract.getType(), extract.getSrcvec().getType(),
                        extract.getPos());
      })
      .Default([](Operation *) { return false; });
}
