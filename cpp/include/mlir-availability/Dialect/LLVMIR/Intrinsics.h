//===- Intrinsics.h - Which intrinsic an op calls ---------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names under which tables of records have what calls of LLVM's intrinsics
// need.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_LLVMIR_INTRINSICS_H
#define MLIR_AVAILABILITY_DIALECT_LLVMIR_INTRINSICS_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include <string>

namespace mlir::availability {

/// Returns under which name a table has the call `op`, as `isKnown` says. That
/// is the first of
///
///   * the intrinsic's name, where types and constants make no difference:
///     "llvm.nvvm.elect.sync";
///   * the name with the types of the result and the operands:
///     "llvm.nvvm.ldu.global.i(i32;p1,i32)";
///   * the same with the values of the operands that are constants:
///     "llvm.nvvm.ldu.global.i(i32;p1,=4)".
///
/// Where it is known under none, that is the name. It is "" for intrinsics that
/// LLVM has for all targets: they are like ops of the dialect `llvm`.
std::string getIntrinsicKey(LLVM::CallIntrinsicOp op,
                            function_ref<bool(StringRef)> isKnown);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_LLVMIR_INTRINSICS_H
