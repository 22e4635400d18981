//===- GlobalValues.h - Variables and constants -----------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_GLOBALVALUES_H
#define MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_GLOBALVALUES_H

#include "Builder.h"

namespace mlir::availability::binary {

/// Makes the `spirv.GlobalVariable` for a module-scope variable.
void makeGlobalVariable(Index &index, OpMaker &maker,
                        const Instruction &instruction);

/// Makes the op for an OpUntypedVariableKHR at module scope. For one that
/// states the type of its data, also makes the `spirv.GlobalVariable` that a
/// pointer to the type would have, which the rules about variables are asked
/// of.
void makeUntypedVariable(Index &index, OpMaker &maker,
                         const Instruction &instruction);

/// Makes the op for a scalar constant or specialization constant of the module.
void makeConstant(OpMaker &maker, const Instruction &instruction);

} // namespace mlir::availability::binary

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_GLOBALVALUES_H
