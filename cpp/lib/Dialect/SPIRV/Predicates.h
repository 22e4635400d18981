//===- Predicates.h - Predicates of SPIRVInstances.td -----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What td/dialects/SPIRVInstances.td asks of ops, for generated code.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_PREDICATES_H
#define MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_PREDICATES_H

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

namespace mlir::availability {

/// Returns true when nothing in the module is an entry point, nor becomes one
/// when upstream's pass spirv-lower-abi-attrs is done with it.
bool hasNoEntryPoint(spirv::ModuleOp module);

/// Returns true when one of the variables of the interface is neither of
/// storage class Input nor of Output.
bool listsMoreThanInputOutput(spirv::EntryPointOp entryPoint);

/// Returns true when `op` is in a module of the Vulkan memory model.
bool isInVulkanMemoryModel(Operation &op);

/// Returns true when `image` is an image of unknown format that needs one: not
/// an input attachment.
bool hasUnknownFormat(Value image);

/// Returns true when `type` is a pointer that, as a value of an op like `op`,
/// is a variable pointer: one that is chosen at run time in a module whose
/// addressing model is logical. A pointer to PhysicalStorageBuffer is none, and
/// neither is a null type.
bool isVariablePointer(Operation &op, Type type);

/// Returns true for a pointer into Workgroup memory.
bool isWorkgroupPointer(Type type);

/// Returns the type of what `type`, a pointer, points to; null for other types.
Type getPointeeType(Type type);

/// Returns the arguments of blocks of `op` that are variable pointers, but for
/// those of a function itself.
SmallVector<BlockArgument> getVariablePhis(Operation &op);

/// Returns the arguments of `call` that are variable pointers into storage
/// buffers.
SmallVector<OpOperand *> getStorageBufferArguments(spirv::FunctionCallOp call);

/// Returns the decorations of the parameters of `function`.
SmallVector<spirv::Decoration> getParameterDecorations(spirv::FuncOp function);

/// What the elements of an array of descriptors are.
enum class DescriptorKind {
  UniformBuffer,
  StorageBuffer,
  SampledImage,
  StorageImage,
  InputAttachment,
  UniformTexelBuffer,
  StorageTexelBuffer,
};

/// Returns what `chain` chooses a descriptor of, if it is into an array of
/// descriptors; std::nullopt for other chains, and where the index is constant.
std::optional<DescriptorKind> getIndexedDescriptors(spirv::AccessChainOp chain);

/// Returns true when the first index of `chain` may differ among the
/// invocations of a workgroup or draw call.
bool hasNonUniformIndex(spirv::AccessChainOp chain);

/// Returns true when the op that `constant` wraps is a spirv.UConvert.
bool wrapsUConvert(spirv::SpecConstantOperationOp constant);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_PREDICATES_H
