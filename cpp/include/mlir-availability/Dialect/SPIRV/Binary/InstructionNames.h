//===- InstructionNames.h - What messages call instructions -----*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_SPIRV_BINARY_INSTRUCTIONNAMES_H
#define MLIR_AVAILABILITY_DIALECT_SPIRV_BINARY_INSTRUCTIONNAMES_H

#include "mlir/IR/Operation.h"

#include <string>

namespace mlir::availability {

/// The attribute that the reader of binaries gives to the `spirv.module`.
inline constexpr llvm::StringLiteral kReadFromBinaryAttrName =
    "read_from_binary";

/// Returns the SPIR-V instruction that `op` stands for: "OpLoad", or for an
/// extended one "OpExtInst FMin (GLSL.std.450)". A `spirv.module` is "the
/// module". Returns "" if `op` wasn't read from a binary.
std::string getInstructionName(Operation *op);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_SPIRV_BINARY_INSTRUCTIONNAMES_H
