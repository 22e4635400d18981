//===- VerifiedForms.cpp - What LLVM's verifier asks of ops ---------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/LLVMIR/VerifiedForms.h"

#include "mlir-availability/Dialect/LLVMIR/DeviceCode.h"
#include "mlir-availability/Dialect/LLVMIR/OpShape.h"

#include "mlir/Target/LLVMIR/TypeToLLVM.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::availability;

unsigned mlir::availability::getLaneBits(Type type) {
  Type lane = getLaneType(type);
  return lane.isIntOrFloat() ? lane.getIntOrFloatBitWidth() : 0;
}

/// Returns the size of a number or a vector of numbers, or of a unit of a
/// scalable one, in bits; 0 of other types.
static uint64_t getBits(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  return getLaneBits(type) *
         (vector ? static_cast<uint64_t>(vector.getNumElements()) : 1);
}

bool mlir::availability::isNotWider(Operation *op) {
  return getLaneBits(op->getResult(0).getType()) <=
         getLaneBits(op->getOperand(0).getType());
}

bool mlir::availability::isNotNarrower(Operation *op) {
  return getLaneBits(op->getResult(0).getType()) >=
         getLaneBits(op->getOperand(0).getType());
}

bool mlir::availability::isOfOtherSize(LLVM::BitcastOp op) {
  uint64_t from = getBits(op.getArg().getType());
  uint64_t to = getBits(op.getType());
  return from != to && from != 0 && to != 0;
}

bool mlir::availability::isOfOddSize(LLVM::AtomicRMWOp op) {
  uint64_t bits = getBits(op.getVal().getType());
  return bits != 0 && !llvm::isPowerOf2_64(bits);
}

bool mlir::availability::isNotHalved(LLVM::vector_deinterleave2 op) {
  auto whole = dyn_cast<VectorType>(op.getVec().getType());
  auto both = dyn_cast<LLVM::LLVMStructType>(op.getType());
  return !whole || !both || both.getBody().size() != 2 ||
         llvm::any_of(both.getBody(), [&](Type each) {
           auto half = dyn_cast<VectorType>(each);
           return !half ||
                  half.getNumElements() * 2 != whole.getNumElements() ||
                  half.isScalable() != whole.isScalable() ||
                  half.getElementType() != whole.getElementType();
         });
}

bool mlir::availability::hasNoVectorRange(LLVM::LLVMFuncOp function) {
  LLVM::VScaleRangeAttr range = function.getVscaleRangeAttr();
  if (!range)
    return false;
  const APInt &least = range.getMinRange().getValue();
  const APInt &most = range.getMaxRange().getValue();
  return !least.isPowerOf2() ||
         (!most.isZero() && (!most.isPowerOf2() || least.ugt(most)));
}

bool mlir::availability::isBeyond(Type part, Type whole, uint64_t position) {
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

/// Returns true if `test` of `type`, or of an element of a structure.
static bool anyElement(Type type, llvm::function_ref<bool(Type)> test) {
  if (auto structure = dyn_cast<LLVM::LLVMStructType>(type))
    return llvm::any_of(structure.getBody(), test);
  return test(type);
}

bool mlir::availability::hasDifferentLanes(Operation *op) {
  VectorType first;
  auto differs = [&](Type type) {
    auto vector = dyn_cast<VectorType>(type);
    if (!vector)
      return false;
    if (!first)
      first = vector;
    return vector.getNumElements() != first.getNumElements() ||
           vector.isScalable() != first.isScalable();
  };
  auto holdsOther = [&](Type type) { return anyElement(type, differs); };
  return llvm::any_of(op->getOperandTypes(), holdsOther) ||
         llvm::any_of(op->getResultTypes(), holdsOther);
}

bool mlir::availability::isNotByLane(Operation *op) {
  bool isVector = isa<VectorType>(op->getOperand(0).getType());
  auto isOther = [&](Type type) { return isa<VectorType>(type) != isVector; };
  return hasDifferentLanes(op) ||
         llvm::any_of(op->getResultTypes(),
                      [&](Type type) { return anyElement(type, isOther); });
}

bool mlir::availability::hasOtherStart(Operation *op) {
  Type element = getLaneType(op->getOperand(1).getType());
  return op->getOperand(0).getType() != element ||
         op->getResult(0).getType() != element;
}

bool mlir::availability::isOutOfRange(LLVM::ShuffleVectorOp op) {
  auto vector = dyn_cast<VectorType>(op.getV1().getType());
  return vector && llvm::any_of(op.getMask(), [&](int32_t index) {
           return index >= 2 * vector.getNumElements();
         });
}

bool mlir::availability::isAtomicOfOtherVector(Operation *op) {
  Type type = op->getOperand(1).getType();
  uint64_t bits = getBits(type);
  return isa<VectorType>(type) && bits != 32 && bits != 64;
}

bool mlir::availability::hasOtherMask(LLVM::PtrMaskOp op,
                                      std::initializer_list<unsigned> narrow,
                                      std::initializer_list<unsigned> wide) {
  Type mask = getLaneType(op.getMask().getType());
  return !(isInSpace(op.getPtr(), narrow) && mask.isInteger(32)) &&
         !(isInSpace(op.getPtr(), wide) && mask.isInteger(64));
}

bool mlir::availability::callsWithOtherTypes(Operation *op) {
  auto call = dyn_cast<LLVM::CallIntrinsicOp>(op);
  StringRef name = getCoreIntrinsic(op);
  if (name.empty())
    return false;
  OperandRange args =
      call ? call.getArgs() : cast<LLVM::CallOp>(op).getArgOperands();
  if (!llvm::all_of(args.getTypes(), LLVM::isCompatibleType) ||
      !llvm::all_of(op->getResultTypes(), LLVM::isCompatibleType) ||
      op->getNumResults() > 1)
    return true;
  llvm::Intrinsic::ID id = llvm::Intrinsic::lookupIntrinsicID(name);
  if (id == llvm::Intrinsic::not_intrinsic)
    return false;
  static thread_local llvm::LLVMContext context;
  LLVM::TypeToLLVMIRTranslator translator(context);
  auto translate = [&](Type type) { return translator.translateType(type); };
  auto *type = llvm::FunctionType::get(
      op->getNumResults() == 0 ? llvm::Type::getVoidTy(context)
                               : translate(op->getResult(0).getType()),
      llvm::map_to_vector(args.getTypes(), translate), /*isVarArg=*/false);
  SmallVector<llvm::Intrinsic::IITDescriptor> table;
  llvm::Intrinsic::getIntrinsicInfoTableEntries(id, table);
  if (table.back().Kind == llvm::Intrinsic::IITDescriptor::VarArg)
    return false;
  ArrayRef<llvm::Intrinsic::IITDescriptor> rest = table;
  SmallVector<llvm::Type *> overloads;
  return llvm::Intrinsic::matchIntrinsicSignature(type, rest, overloads) !=
             llvm::Intrinsic::MatchIntrinsicTypes_Match ||
         !rest.empty();
}

bool mlir::availability::prefetchesOtherwise(Operation *op) {
  if (getCoreIntrinsic(op) != "llvm.prefetch")
    return false;
  auto isOutside = [](std::tuple<Value, uint64_t> each) {
    auto [value, most] = each;
    std::optional<int64_t> number = getConstant(value);
    return !number || static_cast<uint64_t>(*number) > most;
  };
  return op->getNumOperands() != 4 ||
         llvm::any_of(llvm::zip(op->getOperands().drop_front(),
                                std::initializer_list<uint64_t>{1, 3, 1}),
                      isOutside);
}
