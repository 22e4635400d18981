//===- EntryPointVariables.h - What entry points use ------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_ENTRYPOINTVARIABLES_H
#define MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_ENTRYPOINTVARIABLES_H

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

namespace mlir::availability {

/// Adds to the interface of each entry point in `module`, which must have a
/// triple, the variables that the functions use that it calls. (SPIR-V,
/// OpEntryPoint: until v1.3 those of the storage classes Input and Output, then
/// all.)
void completeEntryPointInterfaces(spirv::ModuleOp module);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_ENTRYPOINTVARIABLES_H
