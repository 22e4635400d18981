//===- ParseTargets.h - What the names of targets stand for -----*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_IR_PARSETARGETS_H
#define MLIR_AVAILABILITY_IR_PARSETARGETS_H

#include "mlir-availability/IR/AvailabilityInterfaces.h"

namespace mlir::availability {

/// Parses `text` as a target attribute. Reports through `emitError` and fails
/// if it isn't one; the error includes the parser's message.
FailureOr<AvailabilityTargetAttrInterface>
parseTargetAttribute(MLIRContext *context, StringRef text,
                     function_ref<InFlightDiagnostic()> emitError);

/// Returns the target for `named`, one of `owner`. If its text is not a target,
/// reports its name and record through `emitError` and fails.
FailureOr<AvailabilityTargetAttrInterface>
parseNamedTarget(const NamedTarget &named,
                 const AvailabilityDialectInterface &owner,
                 function_ref<InFlightDiagnostic()> emitError);

/// Returns the same. If the text is wrong, it fails and emits a warning the
/// first time in a context, rather than an error: the other targets can still
/// be used.
FailureOr<AvailabilityTargetAttrInterface>
parseOrLeaveOut(const NamedTarget &named,
                const AvailabilityDialectInterface &owner);

/// Parses the named targets of `dialect`, except those that mention dimensions
/// of dialects that aren't loaded. Reports an error for each one that is wrong.
/// Generated code calls it when the dialect is loaded.
void verifyNamedTargets(Dialect &dialect);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_IR_PARSETARGETS_H
