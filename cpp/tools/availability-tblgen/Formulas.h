//===- Formulas.h - What has to hold, for tables ----------------*- C++ -*-===//
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

namespace mlir::availability::tblgen {

/// Makes postfix formulas of C++ conditions. Equal conditions of an op get the
/// same letter, so that an engine sees that one is the negation of another.
class FormulaMaker {
public:
  /// Returns the formula of the C++ expression `condition`; empty when the op
  /// has more conditions than there are letters.
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

/// Returns what the predicate `pred` says as people can read it: C++ without
/// what goes without saying.
std::string describePredicate(const llvm::Record *pred);

/// Returns `code` without the namespaces of MLIR, and without the object that
/// it is about.
std::string abbreviateCpp(llvm::StringRef code);

} // namespace mlir::availability::tblgen

#endif // MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_FORMULAS_H
