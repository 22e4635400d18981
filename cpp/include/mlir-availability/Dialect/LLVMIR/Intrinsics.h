//===- Intrinsics.h - Which intrinsic an op calls ---------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names under which tables of records list calls of LLVM intrinsics.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_LLVMIR_INTRINSICS_H
#define MLIR_AVAILABILITY_DIALECT_LLVMIR_INTRINSICS_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include <optional>
#include <string>

namespace mlir::availability {

/// Returns the first of these names that is in the table, which `isKnown`
/// tests:
///
///   * the intrinsic's name with the types of the result and the operands, if
///     the values of immediates make no difference, and LLVM accepts those of
///     `op`: "llvm.nvvm.ldu.global.i(i32;p1,i32)";
///   * the same with the values of constant operands:
///     "llvm.nvvm.ldu.global.i(i32;p1,=4)";
///   * the same with the values of immediates only, and with types for other
///     constants, which LLVM moves to registers:
///     "llvm.amdgcn.raw.ptr.buffer.load(f32;p8,i32,i32,=0)";
///   * the same with the value of one immediate, if those of the others make no
///     difference: "llvm.x86.avx512.mask.cmp.ss(i8;v4f32,v4f32,i32,i8,=4)".
///
/// The names are without suffixes for types, which MLIR ignores:
/// "llvm.nvvm.ldu.global.i" for "llvm.nvvm.ldu.global.i.i32.p1".
///
/// If the table has none, returns the second one. Returns "" for
/// target-independent LLVM intrinsics, which are treated as `llvm` ops, and for
/// calls of functions that aren't intrinsics.
std::string getIntrinsicKey(LLVM::CallIntrinsicOp op,
                            function_ref<bool(StringRef)> isKnown);
std::string getIntrinsicKey(LLVM::CallOp op,
                            function_ref<bool(StringRef)> isKnown);

/// Returns the name of a call of a target-independent intrinsic in tables, with
/// the types of its result and arguments:
///   "llvm.vector.partial.reduce.add(v4i32;v4i32,v16i32)".
/// Returns "" for other calls.
std::string getCoreIntrinsicKey(LLVM::CallIntrinsicOp op);
std::string getCoreIntrinsicKey(LLVM::CallOp op);

/// Returns the value of argument `index` if that is an integer constant and
/// `op` calls an intrinsic whose name starts with `prefix` and ends with
/// `suffix`; std::nullopt otherwise.
std::optional<int64_t> getConstantArgument(Operation *op, StringRef prefix,
                                           StringRef suffix, unsigned index);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_LLVMIR_INTRINSICS_H
