//===- Formulas.h - Conditions as formulas ----------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_FORMULAS_H
#define MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_FORMULAS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/TableGen/Record.h"

#include <map>
#include <string>
#include <vector>

namespace mlir::availability::tblgen {

/// Converts C++ conditions to postfix formulas. Equal conditions of an op get
/// the same letter, so that an engine can recognize a condition and its
/// negation.
class FormulaMaker {
public:
  /// Returns the formula of the C++ expression `condition`; empty if the op has
  /// more conditions than there are letters.
  std::string make(llvm::StringRef condition);

private:
  std::string
  makeChain(llvm::StringRef text, char op, llvm::StringRef infix,
            std::string (FormulaMaker::*makeOperand)(llvm::StringRef));
  std::string makeDisjunction(llvm::StringRef text);
  std::string makeConjunction(llvm::StringRef text);
  std::string makeUnary(llvm::StringRef text);

  std::map<std::string, char> letters;
  bool isTooLarge = false;
};

/// Returns the C++ expressions of which `condition` is the conjunction, in
/// their order and each in one line. If it is none, or can't be split safely,
/// there is one.
std::vector<std::string> getConjuncts(llvm::StringRef condition);

/// Returns true if `condition` is `other`, one of `getConjuncts`, in
/// parentheses and negated.
bool isNegation(llvm::StringRef condition, llvm::StringRef other);

/// Returns the predicate `pred` in readable form, as C++ without redundant
/// parts.
std::string describePredicate(const llvm::Record *pred);

/// Returns `code` without MLIR's namespaces and without the object that it
/// applies to.
std::string abbreviateCpp(llvm::StringRef code);

} // namespace mlir::availability::tblgen

#endif // MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_FORMULAS_H
