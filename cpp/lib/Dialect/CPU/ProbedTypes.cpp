//===- ProbedTypes.cpp - Types that LLVM was asked about ------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/CPU/ProbedTypes.h"
#include "mlir-availability/Dialect/LLVMIR/DeviceCode.h"
#include "mlir-availability/Dialect/LLVMIR/VerifiedForms.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

/// Returns true if no probe was made with `type`, which holds no other type, or
/// with vectors like it.
static bool isUnprobed(Type type, const cpu::ProbedTypes &probed) {
  if (auto integer = dyn_cast<IntegerType>(type))
    return !integer.isSignless() || integer.getWidth() > probed.bits;
  if (auto pointer = dyn_cast<LLVM::LLVMPointerType>(type))
    return pointer.getAddressSpace() >= probed.addressSpaces;
  if (auto vector = dyn_cast<VectorType>(type))
    return vector.getRank() != 1 || vector.getDimSize(0) > probed.lanes;
  return !isa<Float16Type, BFloat16Type, Float32Type, Float64Type, Float80Type,
              Float128Type>(type);
}

/// Returns the beginning of the names of intrinsics that make values of `type`,
/// a type of one architecture; "" for any other type.
static StringRef getIntrinsicsOf(Type type) {
  if (isa<LLVM::LLVMX86AMXType>(type))
    return "llvm.x86.";
  auto own = dyn_cast<LLVM::LLVMTargetExtType>(type);
  if (own && own.getExtTypeName().starts_with("riscv."))
    return "llvm.riscv.";
  if (own && own.getExtTypeName().starts_with("aarch64."))
    return "llvm.aarch64.";
  return "";
}

/// Returns true if `type` is of one architecture, and the function of `op`
/// calls an intrinsic of that, which has the needs. LLVM doesn't move tiles of
/// AMX.
static bool isOfIntrinsics(Operation &op, Type type) {
  StringRef start = getIntrinsicsOf(type);
  if (start.empty() ||
      (isa<LLVM::LLVMX86AMXType>(type) && isa<LLVM::LoadOp, LLVM::StoreOp>(op)))
    return false;
  auto function = dyn_cast<LLVM::LLVMFuncOp>(op);
  if (!function)
    function = op.getParentOfType<LLVM::LLVMFuncOp>();
  return function &&
         function
             .walk([&](Operation *each) {
               StringRef name;
               if (auto call = dyn_cast<LLVM::CallIntrinsicOp>(each))
                 name = call.getIntrin();
               else if (auto call = dyn_cast<LLVM::CallOp>(each))
                 name = call.getCallee().value_or("");
               return name.starts_with(start) ? WalkResult::interrupt()
                                              : WalkResult::advance();
             })
             .wasInterrupted();
}

/// Calls `isFound` with the types that `op` has in attributes, until it returns
/// true.
static void findInAttributes(Operation &op, function_ref<bool(Type)> isFound) {
  if (auto function = dyn_cast<LLVM::LLVMFuncOp>(op)) {
    // A call has the types of a declaration, too.
    if (function.isExternal())
      return;
    Type result = function.getFunctionType().getReturnType();
    if (isa<LLVM::LLVMVoidType>(result) || !isFound(result))
      (void)llvm::any_of(function.getArgumentTypes(), isFound);
  } else if (auto global = dyn_cast<LLVM::GlobalOp>(op)) {
    isFound(global.getGlobalType());
  } else if (auto alloca = dyn_cast<LLVM::AllocaOp>(op)) {
    isFound(alloca.getElemType());
  } else if (auto address = dyn_cast<LLVM::GEPOp>(op)) {
    isFound(address.getElemType());
  }
}

/// Returns the first type of `op` that is no probed one, nullptr if there is
/// none.
static Type findUnprobed(Operation &op, const cpu::ProbedTypes &probed) {
  // Most ops use one type throughout.
  Type last, found;
  DenseSet<Type> seen;
  auto isWanted = [&](Type type) { return isUnprobed(type, probed); };
  auto isOther = [&](Type type) {
    if (type != last && availability::anyTypeIn(type, isWanted, seen) &&
        !isOfIntrinsics(op, type))
      found = type;
    last = type;
    return static_cast<bool>(found);
  };
  if (!llvm::any_of(op.getOperandTypes(), isOther) &&
      !llvm::any_of(op.getResultTypes(), isOther))
    findInAttributes(op, isOther);
  return found;
}

bool cpu::hasUnprobedType(Operation &op, ProbedTypes probed) {
  return static_cast<bool>(findUnprobed(op, probed));
}

/// Returns true if `isWanted` is true for a vector among the operands and
/// results of `op`.
static bool anyVector(Operation &op, function_ref<bool(VectorType)> isWanted) {
  auto is = [&](Type type) {
    auto vector = dyn_cast<VectorType>(type);
    return vector && isWanted(vector);
  };
  return llvm::any_of(op.getOperandTypes(), is) ||
         llvm::any_of(op.getResultTypes(), is);
}

bool cpu::hasLanesOtherThan(Operation &op,
                            std::initializer_list<unsigned> widths) {
  return anyVector(op, [&](VectorType vector) {
    Type element = vector.getElementType();
    unsigned bits =
        element.isIntOrFloat() ? element.getIntOrFloatBitWidth() : 64;
    return !llvm::is_contained(widths, bits);
  });
}

bool cpu::hasRareLanes(Operation &op) {
  return anyVector(op, [](VectorType vector) {
    Type element = vector.getElementType();
    return element.isIntOrFloat() && element.getIntOrFloatBitWidth() > 64;
  });
}

bool cpu::hasOnlyMasks(Operation &op) {
  return !anyVector(op, [](VectorType vector) {
    return !vector.getElementType().isInteger(1);
  });
}

bool cpu::hasLanesAbove(Operation &op, int64_t lanes) {
  return anyVector(op, [&](VectorType vector) {
    return !vector.isScalable() && vector.getNumElements() > lanes;
  });
}

bool cpu::hasScalableLanesAbove(Operation &op, int64_t lanes) {
  return anyVector(op, [&](VectorType vector) {
    return vector.isScalable() && vector.getNumElements() > lanes;
  });
}

bool cpu::hasOddVector(Operation &op, int64_t bits) {
  return anyVector(op, [&](VectorType vector) {
    Type element = vector.getElementType();
    int64_t lanes = vector.getNumElements();
    return vector.isScalable() && element.isIntOrFloat() &&
           (lanes == 1 || !llvm::isPowerOf2_64(lanes)) &&
           lanes * element.getIntOrFloatBitWidth() > bits;
  });
}

bool cpu::hasVector(Operation &op) {
  bool isInStructure = llvm::any_of(op.getResultTypes(), [](Type type) {
    auto structure = dyn_cast<LLVM::LLVMStructType>(type);
    return structure &&
           llvm::any_of(structure.getBody(), llvm::IsaPred<VectorType>);
  });
  return isInStructure || anyVector(op, [](VectorType) { return true; });
}

bool cpu::hasWholeVector(Operation &op) {
  return anyVector(op, [](VectorType vector) {
    int64_t lanes = vector.getNumElements();
    return !vector.isScalable() && lanes > 1 && llvm::isPowerOf2_64(lanes);
  });
}

bool cpu::hasElementsOtherThan(Operation &op,
                               std::initializer_list<unsigned> widths) {
  auto isOther = [&](Type type) {
    return !llvm::is_contained(widths, availability::getLaneBits(type));
  };
  return llvm::any_of(op.getOperandTypes(), isOther) ||
         llvm::any_of(op.getResultTypes(), isOther);
}

unsigned cpu::getExponentBits(Operation &op) {
  if (op.getNumOperands() == 2)
    return availability::getLaneBits(op.getOperand(1).getType());
  auto both = dyn_cast<LLVM::LLVMStructType>(op.getResult(0).getType());
  return both && both.getBody().size() == 2
             ? availability::getLaneBits(both.getBody().back())
             : 0;
}

bool cpu::hasScalarBF16(Operation &op) {
  auto isBF16 = llvm::IsaPred<BFloat16Type>;
  return llvm::any_of(op.getOperandTypes(), isBF16) ||
         llvm::any_of(op.getResultTypes(), isBF16);
}

std::string cpu::describeUnprobedType(Operation &op, ProbedTypes probed) {
  std::string words;
  llvm::raw_string_ostream(words)
      << "no probe of it was made with " << findUnprobed(op, probed);
  return words;
}
