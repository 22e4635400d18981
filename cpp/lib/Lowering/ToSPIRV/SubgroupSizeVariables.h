//===- SubgroupSizeVariables.h - Required sizes -----------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_SUBGROUPSIZEVARIABLES_H
#define MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_SUBGROUPSIZEVARIABLES_H

#include "Fallbacks/ReplaceSubgroupOps.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

namespace mlir::availability {

/// Adds variables to `module`, and to its entry point interfaces, that state
/// the required subgroup sizes.
void addSubgroupSizes(spirv::ModuleOp module,
                      ArrayRef<RequiredSubgroupSize> sizes);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_SUBGROUPSIZEVARIABLES_H
