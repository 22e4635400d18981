//===- FunctionAttributes.h - What functions are compiled for ---*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// clang writes the processor and its features to each function: `target_cpu`
// and `target_features`, or the same names in `passthrough`. LLVM compiles the
// function for these, whatever the module's target is.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_LLVMIR_FUNCTIONATTRIBUTES_H
#define MLIR_AVAILABILITY_DIALECT_LLVMIR_FUNCTIONATTRIBUTES_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include <string>

namespace mlir::availability {

/// Returns the processor that `function` names, "" if it names none.
StringRef getStatedProcessor(LLVM::LLVMFuncOp function);

/// Returns the features that `function` names, "" if it names none:
/// "+avx2,-fma".
std::string getStatedFeatures(LLVM::LLVMFuncOp function);

/// Returns true if `function` has the LLVM attribute `name` in `passthrough`.
/// An import of LLVM IR puts all attributes there that MLIR has no attribute
/// for.
bool isPassedThrough(LLVM::LLVMFuncOp function, StringRef name);

/// Returns true if `function` has the attribute `name` in `passthrough`, with a
/// value that isn't one of `known`. Without a value, it has "".
bool passesOtherValue(LLVM::LLVMFuncOp function, StringRef name,
                      std::initializer_list<StringRef> known);

/// Returns true if an attribute of `function` that LLVM reads as `least` to
/// `most` natural numbers, `name` in `passthrough`, is there and has something
/// else. Commas separate numbers.
bool passesOtherThanNumbers(LLVM::LLVMFuncOp function, StringRef name,
                            size_t least, size_t most);

/// Returns true if `function` has an attribute in `passthrough` that isn't
/// called by one of the names `known`.
bool passesOther(LLVM::LLVMFuncOp function,
                 std::initializer_list<StringRef> known);

/// Returns true if the first number of `name` in `passthrough` is above `most`.
bool passesMoreThan(LLVM::LLVMFuncOp function, StringRef name, int64_t most);

/// Returns true if `name` in `passthrough` is there, and not all of its numbers
/// are positive.
bool passesNoPositive(LLVM::LLVMFuncOp function, StringRef name);

/// Returns true if `attr`, an integer or an array of integers, isn't positive;
/// false for nullptr.
bool isNotPositive(Attribute attr);

/// Returns true if `attr` is an integer below 0.
bool isNegative(Attribute attr);

/// Returns true if `attr` is a text that isn't `least` to `most` natural
/// numbers with commas between them.
bool isTextWithoutNumbers(Attribute attr, size_t least, size_t most);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_LLVMIR_FUNCTIONATTRIBUTES_H
