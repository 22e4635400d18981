//===- TypePredicates.h - Predicates of SPIRVTypes.td -----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What td/dialects/SPIRVTypes.td asks of types and of where they are, for
// generated code.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_TYPEPREDICATES_H
#define MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_TYPEPREDICATES_H

#include "mlir/Dialect/SPIRV/IR/SPIRVTypes.h"

namespace mlir::availability {

/// How an op uses the values that it has to do with.
enum class SPIRVTypeUse : unsigned {
  /// In any way.
  Any,
  /// It loads or stores them, or changes their width: all that is allowed with
  /// narrow types where the module has them for storage alone
  /// (SPV_KHR_16bit_storage, "Modifications", 2.16.1).
  Transfer,
};

/// Where a type is, and what it is there for.
struct SPIRVTypeContext {
  SPIRVTypeUse use = SPIRVTypeUse::Any;
  /// The storage class of the memory that it is in, std::nullopt for a value
  /// that isn't in memory.
  std::optional<spirv::StorageClass> storageClass = std::nullopt;
  /// It is in memory, in a struct that is decorated as a BufferBlock: a storage
  /// buffer in the way that SPIR-V 1.3 superseded.
  bool isInBufferBlock = false;
  /// It is in memory, in a struct whose layout is explicit.
  bool isInBlock = false;

  /// Returns true when it is in memory that is used as that of `expected`.
  bool isIn(spirv::StorageClass expected) const;

  /// Returns true for a value that the op only moves or converts.
  bool isTransferredValue() const {
    return !storageClass && use == SPIRVTypeUse::Transfer;
  }

  /// Returns a number that tells apart what is different in one op.
  unsigned getKey() const;
};

/// Returns true when `pointer` is to an array of descriptors of unknown size.
/// The last member of a block is an array of unknown size too, but one with a
/// layout.
bool isRuntimeDescriptorArray(spirv::PointerType pointer);

/// Returns the decorations of `type`, then those of its members.
SmallVector<spirv::Decoration> getDecorations(spirv::StructType type);

/// Returns the built-in variables that members of `type` are.
SmallVector<spirv::BuiltIn> getMemberBuiltIns(spirv::StructType type);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_TYPEPREDICATES_H
