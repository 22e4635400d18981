//===- NumberWidths.h - Numbers of other than 32 bits -----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_NUMBERWIDTHS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_NUMBERWIDTHS_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Transforms/DialectConversion.h"

namespace mlir::availability {

/// Returns true when `type` holds numbers of less than 32 bits for which
/// `converter` puts 32-bit numbers. Truth values don't count as numbers.
bool isEmulated(Type type, const TypeConverter &converter);

/// Fails, with an error at the op, when the conversion of `module` would change
/// what it calculates, because the target lacks numbers of some width. `target`
/// is how the message calls the target.
LogicalResult verifyNumbers(gpu::GPUModuleOp module,
                            const TypeConverter &converter, StringRef target);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_NUMBERWIDTHS_H
