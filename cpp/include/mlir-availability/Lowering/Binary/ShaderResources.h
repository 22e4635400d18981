//===- ShaderResources.h - What entry points take ---------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LOWERING_BINARY_SHADERRESOURCES_H
#define MLIR_AVAILABILITY_LOWERING_BINARY_SHADERRESOURCES_H

#include "mlir-availability/Dialect/SPIRV/Layout.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

namespace mlir::availability {

/// A variable outside of functions that a compute shader may use.
struct SPIRVResource {
  StringRef name;
  /// StorageBuffer also for what was one before SPIR-V 1.3: a Uniform variable
  /// of a struct that is decorated BufferBlock.
  spirv::StorageClass storageClass;
  std::optional<uint32_t> descriptorSet;
  std::optional<uint32_t> binding;
  /// None where it isn't a buffer, or where the type doesn't say.
  std::optional<ExplicitSize> size;
  /// Where the members of the struct that it is lie, if the type says.
  SmallVector<uint64_t> offsets;
  /// Whether the shader uses it.
  bool isUsed;
};

/// Returns the variables of `module`, in order, and whether the entry point
/// `name` uses them, itself or through functions that it calls; built-ins and
/// the like, which nobody outside binds anything to, are left out. Fails, with
/// a diagnostic that lists those that there are, when `name` isn't an entry
/// point for compute shaders (GLCompute).
FailureOr<SmallVector<SPIRVResource>> getSPIRVInterface(spirv::ModuleOp module,
                                                        StringRef name);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LOWERING_BINARY_SHADERRESOURCES_H
