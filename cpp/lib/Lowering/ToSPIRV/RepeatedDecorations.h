//===- RepeatedDecorations.h - What is decorated twice ----------*- C++ -*-===//
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

/// Removes from a binary each OpDecorate and OpMemberDecorate that was there
/// before in the same words: nothing may have a decoration twice.
void removeRepeatedDecorations(SmallVectorImpl<uint32_t> &binary);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_REPEATEDDECORATIONS_H
