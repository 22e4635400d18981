//===- HostTarget.h - The CPU of this machine -------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_CPU_HOSTTARGET_H
#define MLIR_AVAILABILITY_DIALECT_CPU_HOSTTARGET_H

#include <string>

namespace mlir::cpu {
/// Returns the CPU that runs this process as `parseTarget` takes it: the name
/// of its architecture, with the features that LLVM finds as additions,
/// "x86-64+avx+avx2...". Returns "" on other architectures.
std::string getHostTarget();
} // namespace mlir::cpu

#endif // MLIR_AVAILABILITY_DIALECT_CPU_HOSTTARGET_H
