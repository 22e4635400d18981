//===- Classless.h - Statements about ops of any class ----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In generated functions, `op` is an op as an object of its class, and
// `operation` is its `Operation *`. Many ops have the same needs. Where the
// statements for these are about `operation` alone, one function serves all.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_CLASSLESS_H
#define MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_CLASSLESS_H

#include "Model.h"

#include "mlir/TableGen/Operator.h"

namespace mlir::availability::tblgen {

/// Returns the accessors of the operands and results of `op` that return a
/// `Value` or a range, each with an expression of `operation` that returns the
/// same.
std::map<std::string, std::string>
getClasslessAccessors(const mlir::tblgen::Operator &op);

/// Returns true if the C++ statements `code` mention `op`.
bool mentionsOp(llvm::StringRef code);

/// Returns `code`, statements about `op`, without comments and with `operation`
/// in place of `op`; "" if they can't do without the class.
std::string getClassless(const OpModel &op, llvm::StringRef code);

} // namespace mlir::availability::tblgen

#endif // MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_CLASSLESS_H
