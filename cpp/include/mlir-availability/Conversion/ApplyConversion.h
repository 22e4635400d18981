//===- ApplyConversion.h - Conversions that say why they fail ---*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_CONVERSION_APPLYCONVERSION_H
#define MLIR_AVAILABILITY_CONVERSION_APPLYCONVERSION_H

#include "mlir-availability/Conversion/ExplainConversion.h"

namespace mlir::availability {

/// Converts `root` and everything nested in it, as
/// `mlir::applyPartialConversion` or `mlir::applyFullConversion` does.
///
/// When it fails, the IR is as it was, and `failures` has all ops that could
/// not be converted. They are not reported as diagnostics; what else is wrong
/// is (a materialization that can't be built, or what a pattern reports).
///
/// To put IR back that has been changed already when a materialization fails,
/// or without the rewriter's knowledge, it works on IR of which it has a copy.
/// `keepCopy` is false where the caller has one, or needs none.
LogicalResult applyConversion(Operation *root, const ConversionTarget &target,
                              const FrozenRewritePatternSet &patterns,
                              ConversionMode mode, ConversionConfig config,
                              bool keepCopy,
                              std::vector<ConversionFailure> &failures);

/// Reports each failure as an error at its op, with notes on the patterns that
/// were tried. Of many, it reports the first few and counts the others.
void emitFailures(ArrayRef<ConversionFailure> failures,
                  const ConversionTarget &target);

/// `mlir::applyPartialConversion`, but a failure is reported with its reasons,
/// and the IR is then as it was.
LogicalResult applyPartialConversion(Operation *root,
                                     const ConversionTarget &target,
                                     const FrozenRewritePatternSet &patterns,
                                     ConversionConfig config = {});

/// `mlir::applyFullConversion`, but a failure is reported with its reasons, and
/// the IR is then as it was.
LogicalResult applyFullConversion(Operation *root,
                                  const ConversionTarget &target,
                                  const FrozenRewritePatternSet &patterns,
                                  ConversionConfig config = {});

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_CONVERSION_APPLYCONVERSION_H
