//===- InlineAssembly.cpp - Ops with inline PTX ---------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/NVVM/InlineAssembly.h"
#include "mlir-availability/Dialect/NVVM/PTXText.h"

#include "mlir/Dialect/LLVMIR/LLVMTypes.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/StringExtras.h"

#include <utility>

using namespace mlir;
using namespace mlir::NVVM;

/// Returns the types of the results: those of a struct's elements.
static SmallVector<Type> getResultTypes(LLVM::InlineAsmOp op) {
  Type type = op.getNumResults() ? op.getRes().getType() : Type();
  if (!type || isa<LLVM::LLVMVoidType>(type))
    return {};
  if (auto structure = dyn_cast<LLVM::LLVMStructType>(type))
    return SmallVector<Type>(structure.getBody());
  return {type};
}

/// Returns how many bits a value of `type` has; 0 for types that aren't known
/// to fit any register.
static unsigned getNumBits(Type type) {
  if (isa<LLVM::LLVMPointerType>(type))
    return 64;
  unsigned lanes = 1;
  if (auto vector = dyn_cast<VectorType>(type)) {
    if (vector.isScalable() || vector.getRank() != 1)
      return 0;
    lanes = vector.getNumElements();
    type = vector.getElementType();
  }
  unsigned bits = type.isIntOrFloat() ? type.getIntOrFloatBitWidth() : 0;
  bool isByteSized = bits >= 8 && llvm::isPowerOf2_32(bits);
  return bits == 1 || isByteSized ? lanes * bits : 0;
}

/// Returns true if `constraint` is one for a register for a value of `type`: b
/// for i1, c and h for 16 bits, r for 32, l and N for 64, q for 128, f and d
/// for floats. LLVM splits and extends values of up to 64 bits, but no vectors
/// that are results and longer than b, c or h.
static bool isRegisterFor(Type type, StringRef constraint, bool isResult) {
  if (constraint.size() != 1)
    return false;
  unsigned bits = getNumBits(type);
  if (constraint == "q")
    return bits == 128;
  bool isVector = isResult && isa<VectorType>(type);
  StringRef known = !isVector ? "bchrlNfd" : bits <= 16 ? "chrlNfd" : "rlNfd";
  return known.contains(constraint) && bits > 0 && bits <= 64;
}

bool mlir::NVVM::hasOperandsOfText(LLVM::InlineAsmOp op) {
  size_t number = op.getOperands().size() + getResultTypes(op).size();
  return llvm::all_of(getPTXOperands(op.getAsmString()), [&](StringRef name) {
    size_t index;
    return !name.getAsInteger(10, index) && index < number;
  });
}

bool mlir::NVVM::hasOperandsOfText(InlinePtxOp op) {
  size_t read = op.getReadOnlyArgs().size();
  size_t changed = op.getReadWriteArgs().size();
  size_t written = op.getNumResults();
  return llvm::all_of(getPTXOperands(op.getPtxCode()), [&](StringRef name) {
    size_t index, number = read + changed + written;
    if (name.consume_front("rw"))
      number = changed;
    else if (name.consume_front("r"))
      number = read;
    else if (name.consume_front("w"))
      number = written;
    return !name.getAsInteger(10, index) && index < number;
  });
}

/// Returns true if `operand` fits the constraint of an input. `isTied` says
/// which results have an input already that shares their register.
static bool fitsInput(Value operand, StringRef constraint,
                      ArrayRef<Type> results, MutableArrayRef<bool> isTied) {
  Type type = operand.getType();
  size_t result;
  if (!constraint.getAsInteger(10, result))
    return result < results.size() && results[result] == type &&
           !std::exchange(isTied[result], true);
  if (constraint == "n" || constraint == "i")
    return matchPattern(operand, m_Constant()) && type.isInteger();
  return isRegisterFor(type, constraint, /*isResult=*/false);
}

/// Returns true for `{memory}` and the like.
static bool isClobber(StringRef text) {
  return text.consume_front("{") && text.consume_back("}") && !text.empty() &&
         llvm::all_of(text,
                      [](char c) { return llvm::isAlnum(c) || c == '_'; });
}

// LLVM's own parser of constraints isn't used: it reads beyond the end of
// damaged ones, and throws.
bool mlir::NVVM::fitsConstraints(LLVM::InlineAsmOp op) {
  SmallVector<Type> results = getResultTypes(op);
  ValueRange operands = op.getOperands();
  SmallVector<bool> isTied(results.size());
  size_t numOutputs = 0, numInputs = 0;
  bool hasClobber = false;
  SmallVector<StringRef> constraints;
  if (!op.getConstraints().empty())
    op.getConstraints().split(constraints, ',');
  // LLVM demands the order of outputs, inputs, clobbers.
  for (StringRef constraint : constraints) {
    if (constraint.consume_front("~")) {
      if (!isClobber(constraint))
        return false;
      hasClobber = true;
    } else if (hasClobber) {
      return false;
    } else if (constraint.consume_front("=")) {
      // The `&` of a register that no input shares.
      constraint.consume_front("&");
      if (numInputs > 0 || numOutputs == results.size() ||
          !isRegisterFor(results[numOutputs++], constraint, /*isResult=*/true))
        return false;
    } else if (numInputs == operands.size() ||
               !fitsInput(operands[numInputs++], constraint, results, isTied)) {
      return false;
    }
  }
  return numOutputs == results.size() && numInputs == operands.size();
}

bool mlir::NVVM::hasRegisters(InlinePtxOp op) {
  auto hasRegister = [](Type type) {
    return isa<LLVM::LLVMPointerType, Float32Type, Float64Type>(type) ||
           type.isInteger(1) || type.isInteger(16) || type.isInteger(32) ||
           type.isInteger(64);
  };
  return llvm::all_of(op->getOperandTypes(), hasRegister) &&
         llvm::all_of(op->getResultTypes(), hasRegister);
}

bool mlir::NVVM::has128BitOperand(LLVM::InlineAsmOp op) {
  auto is128Bit = [](Type type) { return getNumBits(type) == 128; };
  return llvm::any_of(getResultTypes(op), is128Bit) ||
         llvm::any_of(op.getOperandTypes(), is128Bit);
}
