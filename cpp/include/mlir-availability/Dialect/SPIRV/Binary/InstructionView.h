//===- InstructionView.h - One view of instructions -------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What rules ask about an instruction, whether it is an op of MLIR's dialect or
// a `spirv.binary.instruction`: td/dialects/SPIRV/SPIRVInstructionClasses.td.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_SPIRV_BINARY_INSTRUCTIONVIEW_H
#define MLIR_AVAILABILITY_DIALECT_SPIRV_BINARY_INSTRUCTIONVIEW_H

#include "mlir-availability/Dialect/SPIRV/Binary/BinaryOps.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVEnums.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

namespace mlir::availability {

/// Returns true when the opcode of `op` is one of `opcodes`.
template <uint32_t... opcodes>
bool isOneOf(spirv::InstructionOp op) {
  uint32_t opcode = op.getOpcode();
  return ((opcode == opcodes) || ...);
}

//===----------------------------------------------------------------------===//
// What MLIR's dialect can't hold
//===----------------------------------------------------------------------===//

/// The attribute of a variable of a binary that is a built-in which MLIR's enum
/// lacks.
inline constexpr llvm::StringLiteral kOtherBuiltIn = "other_built_in";

/// Returns true for a variable that is a built-in, whether MLIR knows it or
/// not.
bool isAnyBuiltIn(spirv::GlobalVariableOp variable);

/// Returns the grammar's name of an execution model. The entry points of
/// binaries may have models that MLIR's enum lacks.
StringRef getModelName(spirv::ExecutionModel model);

/// The attribute of the declaration of a type of SPV_ARM_tensors: the number of
/// its operands.
inline constexpr llvm::StringLiteral kTensorOperands = "tensor_operands";

/// The attribute of the declaration of a vector of floats that MLIR lacks: the
/// number of its elements. Its type is that of an element.
inline constexpr llvm::StringLiteral kElements = "elements";

/// Returns that number; 0 for other declarations.
int64_t getNumNamedElements(spirv::TypeOp op);

/// The attribute of an instruction that says how floats are computed: the bit
/// widths of the floats that it applies to.
inline constexpr llvm::StringLiteral kFloatWidths = "float_widths";

/// Returns true when `op`, the decoration FPFastMathMode or the execution mode
/// FPFastMathDefault, applies to floats of `width` bits and lacks one of NSZ,
/// NotInf and NotNaN.
bool keepsSpecialValues(spirv::InstructionOp op, unsigned width);

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// Returns the type of the result or, without one, of the last operand: what an
/// instruction loads, stores or computes. An op without either has the type
/// NoneType.
Type getNumberType(Operation &op);

/// Returns the last operand; null if there is none.
Value getLastOperand(Operation &op);

/// Returns true when the first pointer among the operands, typed or not, points
/// into one of `storageClasses`. Without a pointer, returns false.
bool accesses(Operation &op, ArrayRef<spirv::StorageClass> storageClasses);

/// Returns true when the pointer of `op`, or one of those of OpCopyMemory, is
/// untyped, into one of `storageClasses`, and the instruction accesses numbers
/// of `width` bits, but no multiple of `unit` bits at once. Of what can't be
/// seen, such as NVIDIA's cooperative vectors, it returns true.
bool accessesUntyped(Operation &op, unsigned width, unsigned unit,
                     ArrayRef<spirv::StorageClass> storageClasses);

/// Returns true for a vector of 16-bit floats.
bool isVectorOfF16(Type type);

/// Returns true for a float of SPV_EXT_ocp_microscaling_types, or a vector of
/// such floats.
bool isMicroscaling(Type type);

/// Returns true when an operand or result is of such a type.
bool usesMicroscaling(Operation &op);

/// Returns true for a float of less than 8 bits, or a vector of such floats.
bool isPartOfByte(Type type);

/// Returns true when there is a value, and it is neither an integer nor a
/// vector of integers.
bool isNoInteger(Value value);

/// Returns true for an integer, or a vector of integers, of another width.
bool isIntegerOfOtherWidth(Type type, unsigned width);

/// Returns true when an operand or result is an integer of another width, or a
/// vector of such integers.
bool usesIntegersOfOtherWidth(Operation &op, unsigned width);

/// Returns the first image among the operands, or that of the first sampled
/// image; null if there is neither.
spirv::ImageType getImage(Operation &op);

/// Returns true when the first image, if any, isn't one that needs a sampler.
bool usesUnsampledImage(Operation &op);

/// Returns true when the first image, if any, has the dimensions `dim`.
bool usesImageOf(Operation &op, spirv::Dim dim);

/// Returns true when the texel that an instruction reads isn't a vector of four
/// elements. A sparse read has it beside a code, in a struct.
bool readsOtherThanFour(Operation &op);

/// Returns true for an array.
bool isArray(Type type);

/// Returns true for a tensor of SPV_ARM_tensors.
bool isTensor(Type type);

/// Returns true when `value` isn't a constant, or one above `most`.
bool isMoreThan(Value value, uint64_t most);

/// Returns the operand `index`; null if there are fewer.
Value getOperandAt(Operation &op, unsigned index);

/// Returns true when the operand `index` is an integer constant above `most`.
bool isConstantAbove(Operation &op, unsigned index, uint64_t most);

/// Returns true when the first `count` operands are integer constants whose
/// product is above `most`.
bool multiplyToMoreThan(Operation &op, unsigned count, uint64_t most);

/// Returns true when the operand `index` is the integer constant `number`.
bool hasNumber(Operation &op, unsigned index, uint64_t number);

/// Returns true when the operand `index` is an integer constant, and is none of
/// `numbers`.
bool isOtherConstant(Operation &op, unsigned index, ArrayRef<uint64_t> numbers);

/// Returns true when the operand `index` is an integer constant that has all
/// bits of `mask`, or several of them.
bool hasAllBits(Operation &op, unsigned index, uint64_t mask);
bool hasSeveralBits(Operation &op, unsigned index, uint64_t mask);

/// Returns true when an image instruction has one of the operands ConstOffset,
/// Offset and ConstOffsets with a constant below `least`, or above `most`.
bool hasOffsetBelow(Operation &op, int64_t least);
bool hasOffsetAbove(Operation &op, int64_t most);

/// Returns true when one of the enumerants of `op` is `value` of the operand
/// kind that is called `kind`.
bool hasEnumerant(spirv::InstructionOp op, StringRef kind, uint32_t value);

//===----------------------------------------------------------------------===//
// Scopes and semantics
//===----------------------------------------------------------------------===//

/// Returns the value of an attribute, which never changes: the compiler may
/// merge calls with the same one. Several rules ask for it in turn.
[[gnu::const]] spirv::Scope getScopeOf(spirv::ScopeAttr attr);
[[gnu::const]] spirv::MemorySemantics
getSemanticsOf(spirv::MemorySemanticsAttr attr);

/// Returns the execution scope, which is the first one. If it isn't known,
/// which another op says, returns std::nullopt.
std::optional<spirv::Scope> getExecutionScope(spirv::InstructionOp op);
template <typename OpTy>
spirv::Scope getExecutionScope(OpTy op) {
  return getScopeOf(op.getExecutionScopeAttr());
}

/// Returns the scope of memory, which is the last one.
std::optional<spirv::Scope> getMemoryScope(spirv::InstructionOp op);
template <typename OpTy>
spirv::Scope getMemoryScope(OpTy op) {
  return getScopeOf(op.getMemoryScopeAttr());
}

/// Returns true when `scope` is known and none of `scopes`.
inline bool isOtherScope(std::optional<spirv::Scope> scope,
                         ArrayRef<spirv::Scope> scopes) {
  return scope && !llvm::is_contained(scopes, *scope);
}

/// Returns all memory semantics of an instruction. Only one with two operands
/// of that kind has the semantics of both.
spirv::MemorySemantics getSemantics(spirv::InstructionOp op);
namespace detail {
// MLIR's ops call their operands differently.
template <typename OpTy>
auto readSemantics(OpTy op, int) -> decltype(op.getSemantics()) {
  return getSemanticsOf(op.getSemanticsAttr());
}
template <typename OpTy>
auto readSemantics(OpTy op, long) -> decltype(op.getMemorySemantics()) {
  return getSemanticsOf(op.getMemorySemanticsAttr());
}
template <typename OpTy>
auto readSemantics(OpTy op, long) -> decltype(op.getEqualSemantics()) {
  return op.getEqualSemantics() | op.getUnequalSemantics();
}
} // namespace detail
template <typename OpTy>
spirv::MemorySemantics getSemantics(OpTy op) {
  return detail::readSemantics(op, 0);
}
/// The attribute of an instruction with two operands of memory semantics that
/// are constants: the masks of both.
inline constexpr llvm::StringLiteral kBothSemantics = "both_semantics";

/// What an atomic comparison has if the values are equal, and if they aren't.
struct CompareSemantics {
  spirv::MemorySemantics equal, unequal;

  /// Returns true when the latter has one of `bits` that the former lacks.
  bool addsAny(spirv::MemorySemantics bits) const {
    return spirv::bitEnumContainsAny(unequal & ~equal, bits);
  }
  /// Returns true when only one of them has `bit`.
  bool differsIn(spirv::MemorySemantics bit) const {
    return spirv::bitEnumContainsAny(unequal ^ equal, bit);
  }
  /// Returns true when the latter's memory order is stronger. None is stronger
  /// than Release.
  bool isStronger() const;
};

/// Returns the semantics of a comparison. If they aren't constants, both are
/// None.
CompareSemantics getCompareSemantics(spirv::InstructionOp op);
template <typename OpTy>
CompareSemantics getCompareSemantics(OpTy op) {
  return {op.getEqualSemantics(), op.getUnequalSemantics()};
}

template <typename OpTy>
bool hasAnySemantics(OpTy op, spirv::MemorySemantics semantics) {
  return spirv::bitEnumContainsAny(getSemantics(op), semantics);
}

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_SPIRV_BINARY_INSTRUCTIONVIEW_H
