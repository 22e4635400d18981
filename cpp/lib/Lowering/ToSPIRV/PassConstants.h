//===- PassConstants.h - Passing constants to kernels -----------*- C++ -*-===//
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

/// A constant that is passed to kernels in a storage buffer.
struct PassedConstant {
  /// The name of the variable, by which a launcher of the binary identifies it:
  /// `constant(kernels::table)`.
  std::string description;
  /// The binding of the storage buffer, in descriptor set 0.
  unsigned binding;
};

/// Adds arguments for the constants in memory (`memref.get_global`) that
/// kernels in `module` use, and removes these constants from the module. Fails,
/// with an error, if a function other than a kernel uses one.
FailureOr<SmallVector<PassedConstant>> passConstants(gpu::GPUModuleOp module);

/// Names the variables that hold constants.
void nameConstants(spirv::ModuleOp module, ArrayRef<PassedConstant> constants);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_PASSCONSTANTS_H
