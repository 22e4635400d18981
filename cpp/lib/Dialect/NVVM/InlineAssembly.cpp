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
#include "llvm/IR/InlineAsm.h"

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

/// Returns true if `type`, or `value`, which is null for a result, fits the
/// constraint.
static bool fits(const llvm::InlineAsm::ConstraintInfo &constraint, Type type,
                 Value value, ArrayRef<Type> results) {
  if (constraint.isIndirect || constraint.Codes.size() != 1)
    return false;
  StringRef code = constraint.Codes.front();
  // LLVM copies the operand to the register of a result.
  size_t tied;
  if (value && !code.getAsInteger(10, tied))
    return tied < results.size() && results[tied] == type;
  if (code == "n" || code == "i")
    return value && matchPattern(value, m_Constant()) && type.isInteger();
  return isRegisterFor(type, code, !value);
}

bool mlir::NVVM::fitsConstraints(LLVM::InlineAsmOp op) {
  using llvm::InlineAsm;
  SmallVector<Type> results = getResultTypes(op);
  ValueRange operands = op.getOperands();
  size_t numOutputs = 0, numInputs = 0;
  // No constraints are the result for those that LLVM can't read, too.
  auto constraints = InlineAsm::ParseConstraints(op.getConstraints());
  if (constraints.empty() && !op.getConstraints().empty())
    return false;
  for (const InlineAsm::ConstraintInfo &constraint : constraints) {
    if (constraint.Type == InlineAsm::isOutput) {
      if (numOutputs == results.size() ||
          !fits(constraint, results[numOutputs++], Value(), results))
        return false;
    } else if (constraint.Type == InlineAsm::isInput) {
      if (numInputs == operands.size())
        return false;
      Value operand = operands[numInputs++];
      if (!fits(constraint, operand.getType(), operand, results))
        return false;
    } else if (constraint.Type != InlineAsm::isClobber) {
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
