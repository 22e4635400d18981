//===- Predicates.h - What records ask C++ about SPIR-V ---------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions that the records in td/dialects/SPIRV*.td call by name, by way
// of generated code. They answer questions about the IR. What follows from the
// answers, the records say.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_PREDICATES_H
#define MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_PREDICATES_H

#include "mlir-availability/Dialect/SPIRV/RecursiveTypes.h"
#include "mlir-availability/Dialect/SPIRV/SubgroupSize.h"
#include "mlir-availability/IR/AnalysisCache.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

namespace mlir::availability {

//===----------------------------------------------------------------------===//
// Ops (SPIRVOps.td)
//===----------------------------------------------------------------------===//

/// Returns true when the module has no entry point, and no function that
/// upstream's pass spirv-lower-abi-attrs makes an entry point.
bool hasNoEntryPoint(spirv::ModuleOp module);

/// Returns true when the interface lists a variable whose storage class is
/// neither Input nor Output.
bool listsMoreThanInputOutput(spirv::EntryPointOp entryPoint,
                              AnalysisCache &analyses);

/// Returns the memory model of the module that `op` is in; std::nullopt where
/// it is in none.
std::optional<spirv::MemoryModel> getMemoryModel(Operation &op);

/// Returns true when the triple of `module`, which has one, declares
/// `capability`.
bool declares(spirv::ModuleOp module, spirv::Capability capability);

/// Returns true when `op` is, or is in, a module of a memory model for shaders
/// that isn't Vulkan's.
bool isInOtherShaderModel(Operation &op);

/// Returns true when it is in such a module and has cooperative matrices: as
/// its result, in memory, or as parameters.
bool hasMatrixInOtherModel(Operation &op);

/// Returns true when the format of `image` is unknown, and it isn't an input
/// attachment, which needs no format.
bool hasUnknownFormat(Value image);

/// Returns true when a value of `type` that `op` handles is a variable pointer:
/// a pointer in a module whose addressing model is logical. A pointer to
/// PhysicalStorageBuffer is none. `type` may be null.
bool isVariablePointer(Operation &op, Type type);

/// Returns the type that `type` points to; null when it is no pointer.
Type getPointeeType(Type type);

/// Returns the arguments of blocks in `op` that are variable pointers. Those of
/// the first block of a function are the function's, and aren't included.
SmallVector<BlockArgument> getVariablePhis(Operation &op);

/// Returns the arguments of `call` that are variable pointers into storage
/// buffers.
SmallVector<OpOperand *> getStorageBufferArguments(spirv::FunctionCallOp call);

/// Returns the decorations of the parameters of `function`.
SmallVector<spirv::Decoration> getParameterDecorations(spirv::FuncOp function);

/// The kind of descriptors in an array of them.
enum class DescriptorKind {
  UniformBuffer,
  StorageBuffer,
  SampledImage,
  StorageImage,
  InputAttachment,
  UniformTexelBuffer,
  StorageTexelBuffer,
};

/// Returns the kind of descriptors in the array that `chain` indexes. Returns
/// std::nullopt when that is no array of descriptors, and when the index is
/// constant.
std::optional<DescriptorKind> getIndexedDescriptors(spirv::AccessChainOp chain);

/// Returns true when the first index of `chain` may differ among the
/// invocations of a workgroup or draw call.
bool hasNonUniformIndex(spirv::AccessChainOp chain);

/// Returns which of the built-in variables `accessed` are members that `chain`
/// selects.
SmallVector<spirv::BuiltIn>
getSelectedBuiltIns(spirv::AccessChainOp chain,
                    ArrayRef<spirv::BuiltIn> accessed);

/// Returns which of the built-in variables `accessed` are members of the block,
/// or of the array of blocks, that `pointer`, a type, points to.
SmallVector<spirv::BuiltIn>
getReachedBuiltIns(Type pointer, ArrayRef<spirv::BuiltIn> accessed);

/// Returns true when what `constant` wraps is one of `instructions`, which are
/// names without "Op".
bool wrapsOneOf(spirv::SpecConstantOperationOp constant,
                ArrayRef<StringRef> instructions);

//===----------------------------------------------------------------------===//
// Types, and where they are (SPIRVTypes.td)
//===----------------------------------------------------------------------===//

/// How an op uses its operands and results.
enum class SPIRVTypeUse : unsigned {
  /// In any way.
  Any,
  /// It loads or stores them, or changes their width. Nothing else is allowed
  /// with narrow types where a module has them for storage only
  /// (SPV_KHR_16bit_storage, "Modifications", 2.16.1).
  Transfer,
  /// It declares a type, of which there may be no value.
  Declaration,
};

/// Where a type is, and how it is used there.
struct SPIRVTypeContext {
  SPIRVTypeUse use = SPIRVTypeUse::Any;
  /// The storage class of the memory that it is in, std::nullopt for a value
  /// that isn't in memory.
  std::optional<spirv::StorageClass> storageClass = std::nullopt;
  /// It is in memory, in a struct that is decorated BufferBlock: a storage
  /// buffer as SPIR-V before 1.3 has it.
  bool isInBufferBlock = false;
  /// It is in memory, in a struct that is decorated Block.
  bool isInBlock = false;
  /// It is in memory, in a struct.
  bool isInStruct = false;

  /// Returns true when it is in memory of the storage class `expected`. What is
  /// in a BufferBlock counts as in a StorageBuffer.
  bool isIn(spirv::StorageClass expected) const;

  /// Returns true for a value, not in memory, that the op only moves or
  /// converts, or only declares the type of.
  bool isTransferredValue() const {
    return !storageClass && use != SPIRVTypeUse::Any;
  }

  /// Returns a number that differs for different contexts of the same use.
  unsigned getKey() const;
};

/// Returns true when `pointer` points to an array of descriptors of unknown
/// size. The last member of a block can be an array of unknown size, too, but
/// that one has a layout.
bool isRuntimeDescriptorArray(spirv::PointerType pointer);

/// Returns the decorations of `type`, followed by those of its members.
SmallVector<spirv::Decoration> getDecorations(spirv::StructType type);

/// Returns the built-in variables that members of `type` are decorated as, but
/// for those in `accessed`.
SmallVector<spirv::BuiltIn>
getMemberBuiltIns(spirv::StructType type, ArrayRef<spirv::BuiltIn> accessed);

//===----------------------------------------------------------------------===//
// Workgroups and subgroups (SPIRVLimits.td)
//===----------------------------------------------------------------------===//

// Functions that return what an op states return a list of one, or an empty
// list when the op states nothing.

/// The sizes of a workgroup along one to three dimensions, none of them
/// negative. (The verifier rejects zero.)
using WorkgroupSizes = SmallVector<int64_t, 3>;

/// Returns the sizes of `LocalSize` for a compute shader.
SmallVector<WorkgroupSizes, 1> getLocalSizes(spirv::ExecutionModeOp mode,
                                             AnalysisCache &analyses);
/// Returns the size of `SubgroupSize` for a compute shader.
SmallVector<int64_t, 1> getSubgroupSizes(spirv::ExecutionModeOp mode,
                                         AnalysisCache &analyses);

/// Returns the sizes of a workgroup in the `spirv.entry_point_abi` of `op`.
SmallVector<WorkgroupSizes, 1> getABIWorkgroupSizes(Operation &op);
/// Returns the size of subgroups in the `spirv.entry_point_abi` of `op`.
SmallVector<int64_t, 1> getABISubgroupSizes(Operation &op);

/// Returns the sizes of `known_block_size`.
SmallVector<WorkgroupSizes, 1> getKnownBlockSizes(gpu::GPUFuncOp function);

/// Returns how many invocations a workgroup has, at most the highest number.
int64_t getNumInvocations(const WorkgroupSizes &sizes);

/// Returns the sizes as text, after `what`: "LocalSize 8 8 1".
std::string describeSizes(StringRef what, const WorkgroupSizes &sizes);

//===----------------------------------------------------------------------===//
// Memory that a workgroup shares (SPIRVLimits.td)
//===----------------------------------------------------------------------===//

/// An amount of memory that a workgroup shares.
struct SharedMemory {
  uint64_t size;
  /// The variables that take it, as text; empty for a single one.
  std::string holders = {};

  /// Returns the size in bytes, at most the highest number.
  int64_t getNumBytes() const;
  /// Returns it as text: "48 bytes in 2 Workgroup variables".
  std::string describe() const;
};

/// Returns the size of a variable in Workgroup memory.
SmallVector<SharedMemory, 1> getSharedMemory(spirv::GlobalVariableOp variable);
/// Returns the sum of the Workgroup variables that a compute shader uses, if it
/// uses two or more. (A single variable is measured by itself.)
SmallVector<SharedMemory, 1> getSharedMemory(spirv::EntryPointOp entryPoint,
                                             AnalysisCache &analyses);
/// Returns the sum of the workgroup attributions of a function whose size is
/// known.
SmallVector<SharedMemory, 1> getSharedMemory(gpu::GPUFuncOp function);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_PREDICATES_H
