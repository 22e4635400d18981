//===- ConversionTarget.h - Legal means available ---------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_CONVERSION_CONVERSIONTARGET_H
#define MLIR_AVAILABILITY_CONVERSION_CONVERSIONTARGET_H

#include "mlir-availability/Engine/OpChecker.h"

#include "mlir/Transforms/DialectConversion.h"

#include <memory>

namespace mlir::availability {

/// A conversion target on which an op is legal when it is available.
///
/// It judges the ops of every dialect that `target` covers, and ops of other
/// dialects whose types or attributes need something that `target` covers. The
/// caller's own rules take precedence, as with any conversion target: rules for
/// an op or for its dialect (`addLegalDialect`, `addIllegalOp`, ...), and a
/// callback of `markUnknownOpDynamicallyLegal`.
///
/// Once its rules are in place, any number of threads may use it at once, for
/// example the copies of one pass. Each thread has its own cache, which is
/// freed when the thread or the conversion target ends.
class ConversionTarget : public mlir::ConversionTarget {
public:
  /// Messages call the target `name`.
  ConversionTarget(AvailabilityTargetAttrInterface target, StringRef name);

  /// Makes a conversion target without a target: the caller's rules alone
  /// decide.
  explicit ConversionTarget(MLIRContext &context);

  /// Returns the target's name in messages, "" if there is none.
  StringRef getName() const;

  /// Returns the target's verdict on `op`, regardless of the caller's rules.
  OpVerdict judge(Operation *op) const;

  /// Returns the clauses of `op` that the target doesn't satisfy.
  std::vector<Violation> getViolations(Operation *op) const;

  /// Returns the violation as a message; see `describeViolation`.
  std::string describe(const Violation &violation) const;

private:
  struct State;
  /// Shared with the callback, which outlives a copied conversion target.
  std::shared_ptr<State> state;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_CONVERSION_CONVERSIONTARGET_H
