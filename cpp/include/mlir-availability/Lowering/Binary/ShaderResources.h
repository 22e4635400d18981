//===- ShaderResources.h - Variables that shaders use -----------*- C++ -*-===//
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

/// A variable of a module that the outside binds something to: a buffer, an
/// image, push constants.
struct SPIRVResource {
  StringRef name;
  /// A variable of storage class Uniform whose struct is decorated BufferBlock
  /// counts as StorageBuffer: that is how SPIR-V had it before 1.3.
  spirv::StorageClass storageClass;
  std::optional<uint32_t> descriptorSet;
  std::optional<uint32_t> binding;
  /// std::nullopt when the variable isn't a buffer, and when its type doesn't
  /// state its layout.
  std::optional<ExplicitSize> size;
  /// The offsets of the struct's members; empty when the type doesn't state
  /// them.
  SmallVector<uint64_t> offsets;
  /// Whether the entry point uses it.
  bool isUsed;
};

/// Returns the variables of `module` that the outside binds something to, in
/// order, and whether the entry point `name` uses each of them, itself or
/// through functions that it calls. Fails, with a diagnostic that lists the
/// entry points, when none for compute shaders (GLCompute) has this name.
FailureOr<SmallVector<SPIRVResource>> getSPIRVInterface(spirv::ModuleOp module,
                                                        StringRef name);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LOWERING_BINARY_SHADERRESOURCES_H
