//===- PassDialects.h - Dialects of the passes ------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_TRANSFORMS_PASSDIALECTS_H
#define MLIR_AVAILABILITY_LIB_TRANSFORMS_PASSDIALECTS_H

#include "mlir/IR/DialectRegistry.h"

namespace mlir::availability {

/// Inserts the dialects that every pass of the core depends on: the core's
/// dialects and those of `registerPassAvailability`.
void insertPassDialects(DialectRegistry &registry);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_TRANSFORMS_PASSDIALECTS_H
