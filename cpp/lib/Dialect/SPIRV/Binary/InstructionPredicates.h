//===- InstructionPredicates.h - Instruction predicates ---------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions that records in td/dialects/SPIRV/SPIRVInstructions.td call.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_INSTRUCTIONPREDICATES_H
#define MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_INSTRUCTIONPREDICATES_H

#include "Grammar.h"

#include "mlir-availability/Dialect/SPIRV/AccessChains.h"
#include "mlir-availability/Dialect/SPIRV/Binary/BinaryOps.h"
#include "mlir-availability/Dialect/SPIRV/DotProducts.h"

namespace mlir::availability::binary {

/// The attribute of an instruction that has two masks of memory operands.
inline constexpr llvm::StringLiteral kSecondMemoryAccess =
    "second_memory_access";

/// Returns true when one of the scopes of `op` is Device and its module uses
/// the Vulkan memory model.
bool usesDeviceScopeOfVulkan(spirv::InstructionOp op);

/// Returns true when the last operand of `op` isn't a constant. Constants are
/// declared at module scope.
bool endsWithVariable(spirv::InstructionOp op);

/// Returns true when one of the enumerants of `op` is `value`, a single bit of
/// a mask or a case of an enum.
template <typename EnumT>
bool hasEnumerant(spirv::InstructionOp op, OperandKind kind, EnumT value) {
  ArrayRef<int32_t> enumerants = op.getEnumerants();
  for (size_t i = 0; i + 1 < enumerants.size(); i += 2)
    if (enumerants[i] == static_cast<int32_t>(kind) &&
        enumerants[i + 1] == static_cast<int32_t>(value))
      return true;
  return false;
}

/// Returns true when the result of `op` is a composite whose first operand, the
/// condition, is a scalar.
bool selectsComposite(spirv::InstructionOp op);

/// Returns true when the access chain `op` indexes an array of descriptors of
/// `kind`, by a value that may differ between invocations if `isNonUniform`,
/// and else by one that doesn't.
bool indexesDescriptors(spirv::InstructionOp op, DescriptorKind kind,
                        bool isNonUniform);

/// Returns true when the access chain `op` selects the built-in variable
/// `builtIn` of a block.
bool selectsBuiltIn(spirv::InstructionOp op, spirv::BuiltIn builtIn);

/// Returns true when one of the pointers of `op` points to a block with the
/// built-in variable `builtIn`, or to an array of such blocks.
bool reachesBuiltIn(spirv::InstructionOp op, spirv::BuiltIn builtIn);

/// Returns true when an OpSelect chooses between images or samplers.
bool selectsImage(spirv::InstructionOp op);

/// Returns true when the image that `op` reads or writes has no format. Those
/// of a subpass never do.
bool hasImageOfUnknownFormat(spirv::InstructionOp op);

/// Returns true when the result of `op` is a bfloat16.
bool isOfBFloat16(spirv::InstructionOp op);

/// Returns true when the result of `op` is a vector.
bool hasVectors(spirv::InstructionOp op);

/// The memory that a pointer points to.
enum class Pointee { Workgroup, StorageBuffer, Elsewhere };

/// Returns true when `op`, in a module with logical addressing, makes a pointer
/// to `pointee`. If its result isn't a pointer, its first operand counts.
bool hasLogicalPointer(spirv::InstructionOp op, Pointee pointee);

/// Returns true when `op`, in a module with logical addressing, is a variable
/// of a type that is or contains a pointer to `pointee`.
bool holdsLogicalPointer(spirv::InstructionOp op, Pointee pointee);

/// What an atomic instruction works on.
enum class Number { Integer, Float };

/// Returns true when the value that `op` returns or, without results, stores is
/// such a number of `width` bits.
bool isAtomicOn(spirv::InstructionOp op, Number number, unsigned width);

} // namespace mlir::availability::binary

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_INSTRUCTIONPREDICATES_H
