//===- VerifyNumberWidths.h - Numbers that the target lacks -----*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_VERIFYNUMBERWIDTHS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_VERIFYNUMBERWIDTHS_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Transforms/DialectConversion.h"

namespace mlir::availability {

/// Returns true when `type` holds numbers of less than 32 bits that `converter`
/// converts to 32 bits. Booleans don't count.
bool isEmulated(Type type, const TypeConverter &converter);

/// Returns true when `module` calculates with bf16, which SPIR-V has no
/// arithmetic for, or has bf16 that `converter` converts to 32 bits.
bool lacksBrainFloats(gpu::GPUModuleOp module, const TypeConverter &converter);

/// Fails, with an error at the op, if converting `module` would change its
/// results because the target lacks numbers of some width. `target` is the
/// target's name in the message.
LogicalResult verifyNumbers(gpu::GPUModuleOp module,
                            const TypeConverter &converter, StringRef target);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_VERIFYNUMBERWIDTHS_H
