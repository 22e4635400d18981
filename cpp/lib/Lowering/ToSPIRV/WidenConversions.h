//===- WidenConversions.h - Conversions of narrow integers ------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_WIDENCONVERSIONS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_WIDENCONVERSIONS_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Transforms/DialectConversion.h"

namespace mlir::availability {

/// Extends the operands of `arith.sitofp` and `arith.uitofp` to 32 bits if
/// `converter` emulates them in 32 bits, where an extension sets the upper
/// bits. From MLIR 23 on, canonicalization folds such extensions.
void widenConversions(gpu::GPUModuleOp module, const TypeConverter &converter);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_WIDENCONVERSIONS_H
