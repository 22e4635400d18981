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

/// Appends the contents of a buffer with the value of `global` to `bytes`: its
/// numbers, in the machine's byte order; those of `index` have 32 bits. Fails,
/// with a diagnostic of `emitError`, if the value isn't constant, if the
/// numbers don't have 8, 16, 32 or 64 bits, and if the bytes of a
/// `dense_resource` are missing or don't match the size of its type.
LogicalResult getConstantData(memref::GlobalOp global,
                              SmallVectorImpl<char> &bytes,
                              function_ref<InFlightDiagnostic()> emitError);

/// Returns the name of `global` in packages: its name, prefixed by the name of
/// the `gpu.module` that contains it, as in `kernels::table`.
std::string getConstantName(memref::GlobalOp global);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LOWERING_KERNELS_CONSTANTDATA_H
