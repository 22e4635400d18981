//===- ShaderInterface.h - What compute shaders take ------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_SPIRV_BINARY_SHADERINTERFACE_H
#define MLIR_AVAILABILITY_DIALECT_SPIRV_BINARY_SHADERINTERFACE_H

#include "mlir-availability/Dialect/SPIRV/Binary/ReadBinary.h"
#include "mlir-availability/Dialect/SPIRV/Layout.h"

#include <array>
#include <string>

namespace mlir::availability {

/// A variable of a module that the outside binds something to: a buffer, an
/// image, push constants, or an array of these.
struct ShaderResource {
  /// That of the variable, else that of the struct that it is, else its id.
  std::string name;
  /// In the specification's words. A variable of storage class Uniform whose
  /// struct is decorated BufferBlock counts as StorageBuffer: that is how
  /// SPIR-V had it before 1.3.
  std::string storageClass;
  std::optional<uint32_t> descriptorSet;
  std::optional<uint32_t> binding;
  /// How many of them are at the binding, where it is an array; 0 for one whose
  /// length the module doesn't say.
  std::optional<uint64_t> arrayLength;
  /// What one of them is; the type none for a sampler.
  Type type;
  /// std::nullopt when it isn't a buffer, and when its type doesn't state its
  /// layout.
  std::optional<ExplicitSize> size;
  /// The offsets of the struct's members; empty when the type doesn't state
  /// them.
  SmallVector<uint64_t> offsets;
  /// Whether the entry point uses it, itself or through functions that it
  /// calls.
  bool isUsed;
  /// Whether the entry point may read it, and whether it may write to it. What
  /// goes through function calls, phis and the like counts as both.
  bool isRead = false;
  bool isWritten = false;
  /// Whether it is an image of signed integers: integers have no sign in MLIR.
  bool isSigned = false;
};

/// A constant that can be given a value when a pipeline is made.
struct SpecializationConstant {
  uint32_t specId;
  /// Empty where the module has none.
  std::string name;
  /// An integer, a float, or a boolean, which is an integer of one bit.
  Type type;
};

/// What a compute shader takes.
struct ShaderInterface {
  /// How many invocations a workgroup has along x, y and z; std::nullopt where
  /// the module doesn't say so by constants.
  std::optional<std::array<uint32_t, 3>> workgroupSize;
  /// How many invocations its subgroups have to be of, and whole (see
  /// SubgroupSize.h); std::nullopt where it requires no size.
  std::optional<uint32_t> subgroupSize;
  /// All variables of the module that something is bound to, in order.
  SmallVector<ShaderResource> resources;
  /// Those of the module, in order.
  SmallVector<SpecializationConstant> constants;
};

/// Reads what the compute shader (GLCompute) `entryPoint` of a SPIR-V binary
/// takes, where specialization constants have the values that are given, or
/// their defaults. Fails, with a diagnostic, where `readSPIRVBinary` does, and
/// where there is no such entry point: the diagnostic lists those that there
/// are.
FailureOr<ShaderInterface>
readShaderInterface(ArrayRef<char> data, StringRef entryPoint,
                    MLIRContext *context,
                    ArrayRef<Specialization> specialization = {});

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_SPIRV_BINARY_SHADERINTERFACE_H
