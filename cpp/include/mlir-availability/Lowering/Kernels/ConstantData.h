//===- ConstantData.h - Constants that buffers hold -------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LOWERING_KERNELS_CONSTANTDATA_H
#define MLIR_AVAILABILITY_LOWERING_KERNELS_CONSTANTDATA_H

#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace mlir::availability {

/// Appends what a buffer with the value of `global` holds to `bytes`: its
/// numbers, in the machine's byte order; those of `index` have 32 bits. Fails,
/// with a diagnostic of `emitError`, for what isn't constant, for numbers that
/// don't have 8, 16, 32 or 64 bits, and for a `dense_resource` whose bytes are
/// missing, or more or fewer than its type says.
LogicalResult getConstantData(memref::GlobalOp global,
                              SmallVectorImpl<char> &bytes,
                              function_ref<InFlightDiagnostic()> emitError);

/// Returns what packages call `global`: its name, after the name of the
/// `gpu.module` that it is in, as in `kernels::table`.
std::string getConstantName(memref::GlobalOp global);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LOWERING_KERNELS_CONSTANTDATA_H
