//===- ExplainConversion.h - Why an op can't be converted -------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_CONVERSION_EXPLAINCONVERSION_H
#define MLIR_AVAILABILITY_CONVERSION_EXPLAINCONVERSION_H

#include "mlir-availability/Conversion/ConversionTarget.h"

#include "mlir/IR/Location.h"

namespace mlir::availability {

/// Which ops have to be legal after a conversion.
enum class ConversionMode {
  /// Those that the target doesn't call illegal.
  Partial,
  /// All.
  Full,
};

/// An op that could not be made legal, and why.
struct ConversionFailure {
  /// A pattern that was tried on the op.
  struct Attempt {
    std::string pattern;
    /// Its match succeeded; what it made of the op could not be made legal.
    bool hasMatched = false;
    /// What it said of a match that failed.
    std::vector<std::string> reasons;
    /// The names of the ops that it would produce, in their order.
    std::vector<std::string> produced;
    /// The first of them that could not be made legal; at most one.
    std::vector<ConversionFailure> culprit;
  };

  std::string opName;
  Location location;
  /// The clauses that the target doesn't satisfy, and the same as messages.
  std::vector<Clause> clauses;
  std::vector<std::string> messages;
  /// It is a rule that makes the op illegal. (When this is false and there are
  /// no clauses, nothing makes it legal.)
  bool isMarkedIllegal = false;
  std::vector<Attempt> attempts;
};

/// Converts a copy of `root`, to find out about all of its ops that can't be
/// made legal with `patterns`, in their order; there are none when a conversion
/// could succeed. Neither the IR nor what handles diagnostics notices.
std::vector<ConversionFailure>
explainConversion(Operation *root, const ConversionTarget &target,
                  const FrozenRewritePatternSet &patterns, ConversionMode mode,
                  ConversionConfig config = {});

/// Returns the failure as lines of text: what fails, and beneath it the
/// patterns that were tried, what each would have produced, and what of that
/// the target called `targetName` doesn't offer.
std::vector<std::string> describeFailure(const ConversionFailure &failure,
                                         StringRef targetName);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_CONVERSION_EXPLAINCONVERSION_H
