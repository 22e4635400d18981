//===- RepeatedDecorations.h - Repeated decorations -------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_REPEATEDDECORATIONS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_REPEATEDDECORATIONS_H

#include "mlir/Support/LLVM.h"

#include <cstdint>

namespace mlir::availability {

/// Removes repetitions of OpDecorate and OpMemberDecorate from a binary, since
/// no decoration may occur twice.
void removeRepeatedDecorations(SmallVectorImpl<uint32_t> &binary);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_REPEATEDDECORATIONS_H
