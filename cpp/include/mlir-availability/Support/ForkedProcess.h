//===- ForkedProcess.h - Is this a fork of another process? -----*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_SUPPORT_FORKEDPROCESS_H
#define MLIR_AVAILABILITY_SUPPORT_FORKEDPROCESS_H

namespace mlir::availability {

/// Returns true when this process was forked from the one that loaded the
/// library. A context may then have come along without the threads of its pool,
/// which a fork leaves behind: who waits for them waits without end.
bool isForkedProcess();

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_SUPPORT_FORKEDPROCESS_H
