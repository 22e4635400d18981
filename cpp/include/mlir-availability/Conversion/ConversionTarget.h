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
/// It has a say in ops of every dialect that `target` speaks for, and in ops of
/// any dialect that hold something that it speaks for. For all others, and
/// wherever the caller adds a rule for an op or for its dialect
/// (`addLegalDialect`, `addIllegalOp`, ...), the caller's rules decide, as with
/// any conversion target; a callback of `markUnknownOpDynamicallyLegal` is
/// asked before the target is.
///
/// Once its rules are in place, any number of threads can ask it at once, as
/// the copies of a pass do that share one. Each of them keeps what it learns of
/// ops until it or the target ends.
class ConversionTarget : public mlir::ConversionTarget {
public:
  /// `name` is how messages call the target.
  ConversionTarget(AvailabilityTargetAttrInterface target, StringRef name);

  /// Makes a target that has no say in anything.
  explicit ConversionTarget(MLIRContext &context);

  /// Returns how messages call the target, "" if it has no say in anything.
  StringRef getName() const;

  /// Returns what the target says of `op`, whatever the caller's rules are.
  OpVerdict judge(Operation *op) const;

  /// Returns the clauses of `op` that the target doesn't satisfy.
  std::vector<Violation> getViolations(Operation *op) const;

  /// Returns the violation as a message; see `describeViolation`.
  std::string describe(const Violation &violation) const;

private:
  struct State;
  /// Shared with the callback, which outlives a target that is copied.
  std::shared_ptr<State> state;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_CONVERSION_CONVERSIONTARGET_H
