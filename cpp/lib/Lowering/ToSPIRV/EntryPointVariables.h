//===- EntryPointVariables.h - Interfaces of entry points -------*- C++ -*-===//
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

/// Adds the variables of called functions to the interface of each entry point
/// in `module`, which must have a triple. Up to SPIR-V 1.3, an interface lists
/// Input and Output variables; from 1.4 on, it lists all (SPIR-V specification,
/// OpEntryPoint).
void completeEntryPointInterfaces(spirv::ModuleOp module);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_ENTRYPOINTVARIABLES_H
