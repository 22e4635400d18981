//===- PassConstants.h - Constants that kernels are passed ------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_PASSCONSTANTS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_PASSCONSTANTS_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

namespace mlir::availability {

/// A constant that kernels find in a storage buffer.
struct PassedConstant {
  /// It becomes the name of the variable, so that whoever launches the binary
  /// finds it: `constant(kernels::table)`.
  std::string description;
  /// The binding of the storage buffer, in descriptor set 0.
  unsigned binding;
};

/// Adds arguments for the constants in memory (`memref.get_global`) that the
/// kernels in `module` use, and removes these from the module. Fails, with an
/// error, where a function uses one that isn't a kernel.
FailureOr<SmallVector<PassedConstant>> passConstants(gpu::GPUModuleOp module);

/// Gives the variables that hold constants their names.
void nameConstants(spirv::ModuleOp module, ArrayRef<PassedConstant> constants);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_PASSCONSTANTS_H
