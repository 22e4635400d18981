//===- Words.h - What conditions say in words -------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The only place that words conditions: for messages, tables, pages and JSON.
// The words are those that the records state, and C++ without redundant parts
// where they state none.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_WORDS_H
#define MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_WORDS_H

#include "mlir-availability/Support/ConditionExpression.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/TableGen/Record.h"

#include <string>

namespace mlir::availability::tblgen {

struct NeedModel;

/// Returns what the predicate `pred` asks; "" if it always holds.
std::string describe(const llvm::Record *pred);

/// Returns what `data`, without C++, asks of a type or an attribute.
std::string describe(const ConditionExpression &data);

/// Returns the condition of the last need of `path`, which starts at the
/// outermost one; "" if it has none.
std::string describe(llvm::ArrayRef<const NeedModel *> path);

} // namespace mlir::availability::tblgen

#endif // MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_WORDS_H
