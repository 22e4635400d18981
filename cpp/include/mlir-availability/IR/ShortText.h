//===- ShortText.h - IR in messages -----------------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Types and attributes as messages show them. A file of some hundred bytes can
// define a type whose text has gigabytes: structs of two equal structs, and so
// on. MLIR's printers write all of it. These functions take bounded time, and
// their text has a bounded length and depth.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_IR_SHORTTEXT_H
#define MLIR_AVAILABILITY_IR_SHORTTEXT_H

#include "mlir/IR/Attributes.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Types.h"

#include <string>

namespace mlir::availability {

/// Returns true if `element` has at most `limit` nested types and attributes,
/// counted as often as its text has them. Takes time proportional to `limit`
/// and to the width of the elements that are counted: a list of a million
/// elements is passed through, but none of them is looked into.
bool isShort(Type element, size_t limit);
bool isShort(Attribute element, size_t limit);

/// Returns the text of `element`. If it has many nested types and attributes,
/// returns the names of the outer ones, with "..." in place of deeper ones:
/// "!spirv.struct<!spirv.struct<...>, ...>". Long text ends in "...", too.
std::string printShort(Type element);
std::string printShort(Attribute element);

/// Returns the text of a line about `op`: without its regions, and with its
/// types and attributes as above if they are many. The generic form, on
/// request, can print invalid ops, too.
std::string printShort(Operation *op, bool isGeneric);

/// Returns the message of `diagnostic`, with its types and attributes as above.
std::string describeDiagnostic(const Diagnostic &diagnostic);

/// While one lives, errors of ops in its context have no note with the whole
/// op, which MLIR prints in full even if nobody wants to read it. Thread-safe.
class WithoutOpsInErrors {
public:
  explicit WithoutOpsInErrors(MLIRContext *context);
  ~WithoutOpsInErrors();
  WithoutOpsInErrors(const WithoutOpsInErrors &) = delete;
  WithoutOpsInErrors &operator=(const WithoutOpsInErrors &) = delete;

private:
  MLIRContext *context;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_IR_SHORTTEXT_H
