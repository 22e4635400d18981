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

/// Which ops must be legal after a conversion.
enum class ConversionMode {
  /// Ops that the target calls illegal must be converted; ops that it doesn't
  /// cover may stay.
  Partial,
  /// Every op must be legal.
  Full,
};

/// An op that could not be made legal, and why.
struct ConversionFailure {
  /// A pattern that was tried on the op.
  struct Attempt {
    std::string pattern;
    /// True when the pattern matched, but the ops that it produced could not be
    /// made legal.
    bool hasMatched = false;
    /// The reasons that the pattern gave for not matching.
    std::vector<std::string> reasons;
    /// The names of the ops that the pattern produces, in order of creation.
    std::vector<std::string> produced;
    /// The first produced op that could not be made legal; at most one element.
    std::vector<ConversionFailure> culprit;
  };

  std::string opName;
  Location location;
  /// The clauses that the target doesn't satisfy. `messages` holds the same
  /// clauses as text.
  std::vector<Clause> clauses;
  std::vector<std::string> messages;
  /// True when one of the caller's rules makes the op illegal. If this is false
  /// and `clauses` is empty, the op is illegal because no rule makes it legal.
  bool isMarkedIllegal = false;
  std::vector<Attempt> attempts;
};

/// Converts a copy of `root` and returns all ops that can't be made legal with
/// `patterns`, in the order of the IR. The result is empty if a conversion
/// would succeed. It doesn't change the IR and reports no diagnostic.
std::vector<ConversionFailure>
explainConversion(Operation *root, const ConversionTarget &target,
                  const FrozenRewritePatternSet &patterns, ConversionMode mode,
                  ConversionConfig config = {});

/// Returns the failure as lines of text: the op, and below it each pattern that
/// was tried, the ops that the pattern produces, and which of their
/// requirements the target called `targetName` doesn't satisfy.
std::vector<std::string> describeFailure(const ConversionFailure &failure,
                                         StringRef targetName);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_CONVERSION_EXPLAINCONVERSION_H
