//===- CrashedPass.h - Which pass did the process crash in? -----*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_SUPPORT_CRASHEDPASS_H
#define MLIR_AVAILABILITY_SUPPORT_CRASHEDPASS_H

namespace mlir {
class PassManager;
} // namespace mlir

namespace mlir::availability {

/// Makes every thread that runs a pass of `passes`, or of a pipeline that these
/// run, remember the current pass.
void rememberRunningPasses(PassManager &passes);

/// Makes this process write a line to standard error if it crashes in a
/// remembered pass, "crashed in pass 'canonicalize'"; then the crash continues
/// as usual. It replaces the handlers of crash signals: use it only in
/// processes that were started for work that may crash.
void reportCrashedPass();

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_SUPPORT_CRASHEDPASS_H
