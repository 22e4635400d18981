//===- ThreadDiagnosticHandler.h - Our own diagnostics only -----*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_SUPPORT_THREADDIAGNOSTICHANDLER_H
#define MLIR_AVAILABILITY_SUPPORT_THREADDIAGNOSTICHANDLER_H

#include "mlir/IR/Diagnostics.h"
#include "llvm/Support/Threading.h"

namespace mlir::availability {

/// Handles the diagnostics of the thread that created it, during its lifetime.
/// A plain `ScopedDiagnosticHandler` would also swallow diagnostics of other
/// threads, such as violations found while a pass runs on several ops at a
/// time.
class ThreadDiagnosticHandler : public ScopedDiagnosticHandler {
public:
  /// `handle` takes a `Diagnostic &`.
  template <typename Handle>
  ThreadDiagnosticHandler(MLIRContext *context, Handle handle)
      : ScopedDiagnosticHandler(
            context, [handle = std::move(handle),
                      thread = llvm::get_threadid()](Diagnostic &diagnostic) {
              if (llvm::get_threadid() != thread)
                return failure();
              handle(diagnostic);
              return success();
            }) {}
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_SUPPORT_THREADDIAGNOSTICHANDLER_H
