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

/// A variable of a module that the application binds something to: a buffer, an
/// image, push constants, or an array of these.
struct ShaderResource {
  /// The name of the variable; without one, that of its struct; without either,
  /// its id.
  std::string name;
  /// The specification's name. A variable of storage class Uniform whose struct
  /// is decorated BufferBlock counts as StorageBuffer: this is how modules
  /// before SPIR-V 1.3 declare storage buffers.
  std::string storageClass;
  std::optional<uint32_t> descriptorSet;
  std::optional<uint32_t> binding;
  /// The length of an array of descriptors; 0 if the module doesn't state it;
  /// std::nullopt for a variable that isn't an array.
  std::optional<uint64_t> arrayLength;
  /// The type of one descriptor; the type none for a sampler.
  Type type;
  /// std::nullopt if it isn't a buffer, or if its type doesn't state its
  /// layout.
  std::optional<ExplicitSize> size;
  /// The offsets of the struct's members; empty if the type doesn't state them.
  SmallVector<uint64_t> offsets;
  /// Whether the entry point uses it, directly or through functions that it
  /// calls.
  bool isUsed;
  /// Whether the entry point may read it, and whether it may write to it. A use
  /// through a function call, a phi or the like counts as both.
  bool isRead = false;
  bool isWritten = false;
  /// Whether it is an image of signed integers: MLIR's type doesn't tell,
  /// because its integers have no sign.
  bool isSigned = false;
};

/// A constant whose value can be set when a pipeline is created.
struct SpecializationConstant {
  uint32_t specId;
  /// Empty if the module has no name for it.
  std::string name;
  /// An integer, a float, or for a boolean an integer of one bit.
  Type type;
};

/// The interface of a compute shader.
struct ShaderInterface {
  /// The number of invocations in a workgroup along x, y and z; std::nullopt if
  /// the module doesn't state it by constants.
  std::optional<std::array<uint32_t, 3>> workgroupSize;
  /// The subgroup size that it requires, with full subgroups (see
  /// SubgroupSize.h); std::nullopt if it requires none.
  std::optional<uint32_t> subgroupSize;
  /// All variables of the module with a binding, in order.
  SmallVector<ShaderResource> resources;
  /// All specialization constants of the module, in order.
  SmallVector<SpecializationConstant> constants;
};

/// Reads the interface of the compute shader (GLCompute) `entryPoint` of a
/// SPIR-V binary, with the given values of specialization constants and the
/// defaults of all others. Fails, with a diagnostic, if `readSPIRVBinary` does,
/// and if there is no such entry point: the diagnostic lists the entry points
/// that exist.
FailureOr<ShaderInterface>
readShaderInterface(ArrayRef<char> data, StringRef entryPoint,
                    MLIRContext *context,
                    ArrayRef<Specialization> specialization = {});

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_SPIRV_BINARY_SHADERINTERFACE_H
