//===- FunctionTarget.h - Chips that functions name -------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The chip and the features that clang writes to each function: see
// Dialect/LLVMIR/FunctionAttributes.h.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_ROCDL_FUNCTIONTARGET_H
#define MLIR_AVAILABILITY_DIALECT_ROCDL_FUNCTIONTARGET_H

#include "mlir-availability/Dialect/ROCDL/ROCDLAvailability.h"

namespace mlir::ROCDL {

/// Returns the chip that `function` names; std::nullopt if it names none, or
/// one that nobody knows.
std::optional<Chip> getOwnChip(LLVM::LLVMFuncOp function);

/// Returns the features of chips that `function` enables.
SmallVector<Feature> getOwnFeatures(LLVM::LLVMFuncOp function);

/// Returns the size of wavefronts that `function` names.
std::optional<WavefrontSize> getOwnWave(LLVM::LLVMFuncOp function);

/// Returns why nothing is known of `chip`, or of any chip, without what
/// `features` switch off; "" if it makes no difference.
std::string explainSwitchedOff(StringRef features, std::optional<Chip> chip);

/// Returns why nothing is known of what `function` names, "" if all is known:
/// an unknown chip, one that stands for several, a feature that is switched
/// off.
std::string explainUnknownTarget(LLVM::LLVMFuncOp function);

/// Returns the `#rocdl.target` that `op` is compiled for if it is a function
/// for AMD's chips that names its chip; null otherwise.
Attribute getFunctionTarget(Operation *op);

} // namespace mlir::ROCDL

#endif // MLIR_AVAILABILITY_DIALECT_ROCDL_FUNCTIONTARGET_H
