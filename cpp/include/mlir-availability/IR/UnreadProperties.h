//===- UnreadProperties.h - Properties that bytecode hides ------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Workaround: foreign-bytecode
// A registered op writes its properties to bytecode in a form of its own. Where
// the op isn't registered, MLIR reads the first number of that as the number of
// an attribute, and the op gets another attribute of the module as properties.
// Here, such ops get a mark instead, with which their needs are unknown.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_IR_UNREADPROPERTIES_H
#define MLIR_AVAILABILITY_IR_UNREADPROPERTIES_H

#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/StringSet.h"

namespace mlir::availability {

/// The dialect of the mark: the attribute `#unread_properties.toy` of an op of
/// the dialect `toy`.
inline constexpr llvm::StringLiteral kUnreadProperties = "unread_properties";

/// Makes the readers of bytecode mark the properties of ops called `opName`,
/// unless such ops are registered. MLIR's own readers don't tell who wrote the
/// properties, so with them, the properties of all these ops are marked. What
/// may be the properties that were written as an attribute stays beside the
/// mark.
void markUnreadProperties(MLIRContext *context, llvm::StringRef opName);

/// To be kept while `data`, which may be bytecode, is read in this thread.
/// Properties that were written as an attribute, because the op wasn't
/// registered either where they were written, are read. All others of
/// unregistered ops are marked.
class BytecodeProperties {
public:
  BytecodeProperties(MLIRContext *context, llvm::StringRef data);
  ~BytecodeProperties();
  BytecodeProperties(const BytecodeProperties &) = delete;
  BytecodeProperties &operator=(const BytecodeProperties &) = delete;

  /// Returns true if ops called `opName` have their properties as an attribute.
  bool areAttributes(llvm::StringRef opName) const {
    return asAttributes.contains(opName);
  }

private:
  llvm::StringSet<> asAttributes;
  const BytecodeProperties *outer;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_IR_UNREADPROPERTIES_H
