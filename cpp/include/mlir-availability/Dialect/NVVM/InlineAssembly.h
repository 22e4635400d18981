//===- InlineAssembly.h - Ops with inline PTX -------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The operands of ops with inline PTX: MLIR's verifiers don't compare them with
// the text and the constraints, and LLVM refuses what doesn't match.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_NVVM_INLINEASSEMBLY_H
#define MLIR_AVAILABILITY_DIALECT_NVVM_INLINEASSEMBLY_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"

namespace mlir::NVVM {

/// Returns true if `op` has all operands and results that its text names.
bool hasOperandsOfText(LLVM::InlineAsmOp op);
bool hasOperandsOfText(InlinePtxOp op);

/// Returns true if each operand and result of `op` has one constraint, which is
/// one that LLVM knows for NVIDIA's chips, and fits the type.
bool fitsConstraints(LLVM::InlineAsmOp op);

/// Returns true if MLIR's conversion is known to have a register for each
/// operand and result of `op`. It has none for i8, f16 and i128, for example.
bool hasRegisters(InlinePtxOp op);

/// Returns true if `op` has an operand or a result of 128 bits.
bool has128BitOperand(LLVM::InlineAsmOp op);

} // namespace mlir::NVVM

#endif // MLIR_AVAILABILITY_DIALECT_NVVM_INLINEASSEMBLY_H
