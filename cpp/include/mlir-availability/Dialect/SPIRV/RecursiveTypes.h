//===- RecursiveTypes.h - Structs that point to themselves ------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_SPIRV_RECURSIVETYPES_H
#define MLIR_AVAILABILITY_DIALECT_SPIRV_RECURSIVETYPES_H

#include "mlir/Dialect/SPIRV/IR/SPIRVTypes.h"

namespace mlir::availability {

/// Returns the pointers to `type` nested in `type`, at any depth, which
/// OpTypeForwardPointer declares.
SmallVector<spirv::PointerType> getPointersToSelf(spirv::StructType type);

/// Returns the pointers that `type` is or contains. What they point to isn't
/// searched.
SmallVector<spirv::PointerType> getPointersIn(Type type);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_SPIRV_RECURSIVETYPES_H
