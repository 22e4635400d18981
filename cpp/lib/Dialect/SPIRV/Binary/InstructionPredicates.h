//===- InstructionPredicates.h - Questions about instructions ---*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions that records in td/dialects/SPIRV/SPIRVInstructions.td call by
// name.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_INSTRUCTIONPREDICATES_H
#define MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_INSTRUCTIONPREDICATES_H

#include "mlir-availability/Dialect/SPIRV/Binary/BinaryOps.h"

namespace mlir::availability::binary {

/// Returns true when one of the scopes of `op` is Device, in a module with the
/// Vulkan memory model.
bool usesDeviceScopeOfVulkan(spirv::InstructionOp op);

/// Returns true when the last operand of `op` isn't a constant. Those are
/// declared in the module.
bool endsWithVariable(spirv::InstructionOp op);

/// Where a pointer points to.
enum class Pointee { Workgroup, StorageBuffer, Elsewhere };

/// Returns true when `op` makes a pointer to there, or has one as its first
/// operand where its result is none, in a module whose addressing model is
/// logical.
bool hasLogicalPointer(spirv::InstructionOp op, Pointee pointee);

/// Returns true when `op` is a variable that holds a pointer to there, in such
/// a module.
bool holdsLogicalPointer(spirv::InstructionOp op, Pointee pointee);

} // namespace mlir::availability::binary

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_INSTRUCTIONPREDICATES_H
