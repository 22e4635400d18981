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
/// On failure, the IR is unchanged, and `failures` lists all ops that could not
/// be converted. They are not reported as diagnostics. Other errors are
/// reported: a materialization that can't be built, and errors that a pattern
/// reports.
///
/// It copies the IR first, to restore IR that changed before a materialization
/// failed, or that changed without the rewriter. Set `keepCopy` to false if the
/// caller has a copy, or doesn't need the IR after a failure.
LogicalResult applyConversion(Operation *root, const ConversionTarget &target,
                              const FrozenRewritePatternSet &patterns,
                              ConversionMode mode, ConversionConfig config,
                              bool keepCopy,
                              std::vector<ConversionFailure> &failures);

/// Reports each failure as an error at its op, with notes on the patterns that
/// were tried. If there are many failures, it reports the first few, and how
/// many more there are.
void emitFailures(ArrayRef<ConversionFailure> failures,
                  const ConversionTarget &target);

/// Does what `mlir::applyPartialConversion` does. On failure, it reports the
/// reasons and leaves the IR unchanged.
LogicalResult applyPartialConversion(Operation *root,
                                     const ConversionTarget &target,
                                     const FrozenRewritePatternSet &patterns,
                                     ConversionConfig config = {});

/// Does what `mlir::applyFullConversion` does. On failure, it reports the
/// reasons and leaves the IR unchanged.
LogicalResult applyFullConversion(Operation *root,
                                  const ConversionTarget &target,
                                  const FrozenRewritePatternSet &patterns,
                                  ConversionConfig config = {});

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_CONVERSION_APPLYCONVERSION_H
