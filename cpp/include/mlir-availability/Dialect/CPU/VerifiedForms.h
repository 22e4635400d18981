//===- VerifiedForms.h - What LLVM's verifier refuses -----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR's verifier takes some types and numbers of ops of llvm that LLVM's
// refuses.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_CPU_VERIFIEDFORMS_H
#define MLIR_AVAILABILITY_DIALECT_CPU_VERIFIEDFORMS_H

namespace mlir {
class Operation;

namespace cpu {

/// Returns true if LLVM's verifier refuses the types or numbers of the op: a
/// cast that doesn't change the width as it should, a `bitcast` between
/// different widths, a `bswap` of an odd number of bytes, steps of less than a
/// byte, a part of a vector beyond its end, or a mask of the wrong type.
bool isRefusedByVerifier(Operation &op);

} // namespace cpu
} // namespace mlir

#endif // MLIR_AVAILABILITY_DIALECT_CPU_VERIFIEDFORMS_H
