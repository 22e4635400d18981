//===- InstructionView.cpp - One view of instructions ---------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/SPIRV/Binary/InstructionView.h"

#include "Grammar.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVTypes.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::binary;

Type mlir::availability::getNumberType(Operation &op) {
  if (op.getNumResults() != 0)
    return op.getResult(0).getType();
  Value last = getLastOperand(op);
  return last ? last.getType() : NoneType::get(op.getContext());
}

Value mlir::availability::getLastOperand(Operation &op) {
  unsigned count = op.getNumOperands();
  return count != 0 ? op.getOperand(count - 1) : Value();
}

/// Returns the type of the first operand that is a pointer; null if none is.
static spirv::PointerType getPointer(Operation &op) {
  for (Type type : op.getOperandTypes())
    if (auto pointer = dyn_cast<spirv::PointerType>(type))
      return pointer;
  return {};
}

bool mlir::availability::accesses(
    Operation &op, ArrayRef<spirv::StorageClass> storageClasses) {
  spirv::PointerType pointer = getPointer(op);
  return pointer &&
         llvm::is_contained(storageClasses, pointer.getStorageClass());
}

/// Returns the width of the numbers that `type` consists of, 0 for others than
/// scalars, vectors and matrices.
static unsigned getWidth(Type type) {
  if (auto matrix = dyn_cast<spirv::MatrixType>(type))
    type = matrix.getElementType();
  type = getElementTypeOrSelf(type);
  return type.isIntOrFloat() ? type.getIntOrFloatBitWidth() : 0;
}

bool mlir::availability::accessesUntyped(
    Operation &op, unsigned width,
    ArrayRef<spirv::StorageClass> storageClasses) {
  spirv::PointerType pointer = getPointer(op);
  return pointer &&
         llvm::is_contained(storageClasses, pointer.getStorageClass()) &&
         isDeclaredBy(pointer.getPointeeType(), "OpTypeUntypedPointerKHR") &&
         getWidth(getNumberType(op)) == width;
}

bool mlir::availability::isIntegerOfOtherWidth(Type type, unsigned width) {
  auto integer = dyn_cast<IntegerType>(getElementTypeOrSelf(type));
  return integer && integer.getWidth() != width;
}

bool mlir::availability::isArray(Type type) {
  return isa<spirv::ArrayType>(type);
}

bool mlir::availability::isDeclaredBy(Type type, StringRef name) {
  auto named = dyn_cast<spirv::StructType>(type);
  // Dots make the name unused: see `getNamed` of Types.cpp.
  return named && named.isIdentified() &&
         named.getIdentifier().rtrim('.') == name;
}

bool mlir::availability::isTensor(Type type) {
  return isa<spirv::TensorArmType>(type) ||
         isDeclaredBy(type, "OpTypeTensorARM");
}

bool mlir::availability::isMoreThan(Value value, uint64_t most) {
  APInt constant;
  return value &&
         (!matchPattern(value, m_ConstantInt(&constant)) || constant.ugt(most));
}

bool mlir::availability::isVectorOfF16(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  return vector && vector.getElementType().isF16();
}

/// Calls `use` with each enumerant of a kind.
static void forEachEnumerant(spirv::InstructionOp op, OperandKind kind,
                             function_ref<void(uint32_t)> use) {
  ArrayRef<int32_t> enumerants = op.getEnumerants();
  for (size_t i = 0; i + 1 < enumerants.size(); i += 2)
    if (enumerants[i] == static_cast<int32_t>(kind))
      use(static_cast<uint32_t>(enumerants[i + 1]));
}

bool mlir::availability::hasEnumerant(spirv::InstructionOp op, StringRef kind,
                                      uint32_t value) {
  ArrayRef<int32_t> enumerants = op.getEnumerants();
  for (size_t i = 0; i + 1 < enumerants.size(); i += 2)
    if (static_cast<uint32_t>(enumerants[i + 1]) == value &&
        getKindName(static_cast<OperandKind>(enumerants[i])) == kind)
      return true;
  return false;
}

std::optional<spirv::Scope>
mlir::availability::getExecutionScope(spirv::InstructionOp op) {
  std::optional<spirv::Scope> first;
  forEachEnumerant(op, OperandKind::Scope, [&](uint32_t value) {
    if (!first)
      first = static_cast<spirv::Scope>(value);
  });
  return first;
}

std::optional<spirv::Scope>
mlir::availability::getMemoryScope(spirv::InstructionOp op) {
  std::optional<spirv::Scope> last;
  forEachEnumerant(op, OperandKind::Scope, [&](uint32_t value) {
    last = static_cast<spirv::Scope>(value);
  });
  return last;
}

spirv::MemorySemantics
mlir::availability::getSemantics(spirv::InstructionOp op) {
  uint32_t all = 0;
  forEachEnumerant(op, OperandKind::MemorySemantics,
                   [&](uint32_t bit) { all |= bit; });
  return static_cast<spirv::MemorySemantics>(all);
}
