//===- Formulas.h - Conditions as formulas ----------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_FORMULAS_H
#define MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_FORMULAS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/TableGen/Record.h"

#include <map>
#include <string>
#include <vector>

namespace mlir::availability::tblgen {

/// A condition: tests in C++, and how they are combined.
struct Formula {
  enum class Kind {
    And,
    Or,
    /// The only operand doesn't hold.
    Not,
    /// A predicate in C++.
    Test,
    /// C++ with predicates inside.
    Code,
  };
  Kind kind = Kind::And;
  /// The C++ of a test or of code.
  std::string text = {};
  std::vector<Formula> operands = {};

  bool operator==(const Formula &other) const {
    return kind == other.kind && text == other.text &&
           operands == other.operands;
  }

  /// Returns true if there is no condition.
  bool empty() const { return kind == Kind::And && operands.empty(); }
  bool isNegationOf(const Formula &other) const {
    return kind == Kind::Not && operands.front() == other;
  }
  /// Returns C++ that can be a part of any expression.
  std::string toCpp() const;
  /// Same, for the condition of an `if`.
  std::string toTest() const;
  /// Returns this formula with the C++ that `bind` returns for its own.
  Formula bindTo(llvm::function_ref<std::string(llvm::StringRef)> bind) const;
};

/// Converts formulas to postfix texts. Equal tests of an op get the same
/// letter, so that an engine can recognize a condition and its negation.
class PostfixMaker {
public:
  /// Returns the text of `formula`; empty if the op has more tests than there
  /// are letters.
  std::string make(const Formula &formula);

private:
  std::string write(const Formula &formula);

  std::map<std::string, char> letters;
  bool isTooLarge = false;
};

} // namespace mlir::availability::tblgen

#endif // MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_FORMULAS_H
