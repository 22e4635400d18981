//===- TypeUse.h - How ops use values of types ------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_SPIRV_TYPEUSE_H
#define MLIR_AVAILABILITY_DIALECT_SPIRV_TYPEUSE_H

#include "mlir/IR/Operation.h"

namespace mlir::availability {

/// How an op uses its operands and results.
enum class SPIRVTypeUse : unsigned {
  /// Any use that isn't listed below.
  Any,
  /// The op calculates the address of a part of a composite.
  Address,
  /// The op loads, stores or converts the width of the values. Narrow types
  /// allow nothing else if a module has them for storage only
  /// (SPV_KHR_16bit_storage, "Modifications", 2.16.1).
  Transfer,
  /// The op declares a type, of which there may be no value.
  Declaration,
};

/// The value of the decoration Block on the struct that an untyped variable
/// holds. Other Blocks have none. Pointers to such a struct and its members are
/// untyped, so its types don't tell how it is accessed.
inline constexpr llvm::StringLiteral kUntypedBlock = "untyped";

/// Returns how ops called `name` use their values, for `emitSPIRVTypeClauses`.
unsigned getSPIRVTypeUse(OperationName name);

/// Returns true for the name of instructions of binaries, which tell that each.
bool usesSPIRVTypesByOp(OperationName name);

/// Returns how `op`, an instruction of a binary, uses its values. It is defined
/// where those are known, in Binary/InstructionView.cpp.
unsigned getSPIRVTypeUseOf(Operation *op);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_SPIRV_TYPEUSE_H
