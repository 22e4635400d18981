//===- AccessChains.h - What access chains select ---------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Questions about access chains: an op `spirv.AccessChain`, or an instruction
// of a binary that MLIR's dialect has no op for, or that its op can't hold.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_SPIRV_ACCESSCHAINS_H
#define MLIR_AVAILABILITY_DIALECT_SPIRV_ACCESSCHAINS_H

#include "mlir/Dialect/SPIRV/IR/SPIRVEnums.h"
#include "mlir/IR/Operation.h"

#include <optional>

namespace mlir::availability {

/// The kind of descriptors in an array.
enum class DescriptorKind {
  UniformBuffer,
  StorageBuffer,
  SampledImage,
  StorageImage,
  InputAttachment,
  UniformTexelBuffer,
  StorageTexelBuffer,
};

/// Returns the kind of descriptors in the arrays, nested or not, that `chain`
/// indexes, an access chain of MLIR's dialect or of a binary. Returns
/// std::nullopt if they aren't arrays of descriptors or all indices are
/// constant.
std::optional<DescriptorKind> getIndexedDescriptors(Operation &chain);

/// Returns true when one of these indices may differ between the invocations of
/// a workgroup or draw call: it, or the pointer, is decorated NonUniform.
bool hasNonUniformIndex(Operation &chain);

/// Returns the built-in variables of `accessed` that are members selected by
/// such a `chain`.
SmallVector<spirv::BuiltIn>
getSelectedBuiltIns(Operation &chain, ArrayRef<spirv::BuiltIn> accessed);

/// Returns the built-in variables of `accessed` that are members of the block,
/// or array of blocks, that the pointer type `pointer` points to: an access of
/// the whole block needs what they need.
SmallVector<spirv::BuiltIn>
getReachedBuiltIns(Type pointer, ArrayRef<spirv::BuiltIn> accessed);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_SPIRV_ACCESSCHAINS_H
