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

/// Returns true if this process was forked after the library was loaded. A
/// context may have been inherited without the threads of its pool, which a
/// fork doesn't copy: waiting for them never ends.
bool isForkedProcess();

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_SUPPORT_FORKEDPROCESS_H
