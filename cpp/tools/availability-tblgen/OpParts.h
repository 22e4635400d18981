//===- OpParts.h - Code that visits the parts of an op ----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The clauses and the typed queries of an op visit the same parts in the same
// way; they differ in what they do with the lists that apply.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_OPPARTS_H
#define MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_OPPARTS_H

#include "Model.h"

#include "llvm/ADT/Twine.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::availability::tblgen {

/// What to do with the parts of an op that need something. Each function
/// returns a C++ statement, or "" for nothing; `source` is a C++ expression of
/// type `Source`.
class PartVisitor {
public:
  virtual ~PartVisitor() = default;
  /// A list of clauses applies.
  virtual std::string visitList(const ClauseListModel &list,
                                const llvm::Twine &source) = 0;
  /// `value` is an enumerant.
  virtual std::string visitEnum(const EnumModel &enumModel,
                                const llvm::Twine &source) = 0;
  /// The C++ expression `type` is a type that has to do with the op.
  virtual std::string visitType(llvm::StringRef type,
                                const llvm::Twine &source) = 0;
  /// The C++ expression `held` is an attribute, or a type in a property, that
  /// may need something and hold others that do.
  virtual std::string visitContainer(llvm::StringRef held,
                                     const llvm::Twine &source) = 0;
};

/// Emits statements that visit what all ops of the name of `op` need besides
/// its list.
void emitConstantNeeds(const OpModel &op, PartVisitor &visitor,
                       llvm::raw_ostream &os);

/// Emits statements that visit what `def` needs. In them, `self` is the type or
/// attribute, an object of its class, and `source` what has it.
void emitDefNeeds(const DefModel &def, PartVisitor &visitor,
                  llvm::raw_ostream &os);

/// Emits statements that visit the parts of `op` that can need something. In
/// them, `op` is the op.
void emitParts(const OpModel &op, PartVisitor &visitor, llvm::raw_ostream &os);

/// Emits the clauses that a list, an enum or an attribute has.
class ClauseVisitor : public PartVisitor {
public:
  std::string visitList(const ClauseListModel &list,
                        const llvm::Twine &source) override;
  std::string visitEnum(const EnumModel &enumModel,
                        const llvm::Twine &source) override;
  std::string visitType(llvm::StringRef type,
                        const llvm::Twine &source) override;
  std::string visitContainer(llvm::StringRef held,
                             const llvm::Twine &source) override;
};

} // namespace mlir::availability::tblgen

#endif // MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_OPPARTS_H
