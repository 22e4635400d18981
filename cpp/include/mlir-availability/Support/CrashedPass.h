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

/// Has every thread that runs passes of `passes`, or pipelines that these run
/// themselves, remember which pass it is in.
void rememberRunningPasses(PassManager &passes);

/// Has this process write a line to standard error when it crashes in a pass
/// that was remembered, "crashed in pass 'canonicalize'", before it ends as it
/// would without. It replaces the handlers of the signals of a crash: it is for
/// processes that were started to do work that may crash.
void reportCrashedPass();

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_SUPPORT_CRASHEDPASS_H
