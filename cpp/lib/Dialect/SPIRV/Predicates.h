//===- Predicates.h - Predicates of the SPIR-V records ----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions that the records in td/dialects/SPIRV*.td call through
// generated code. They answer questions about the IR; the records define what
// follows from the answers.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_PREDICATES_H
#define MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_PREDICATES_H

#include "mlir-availability/Dialect/SPIRV/AccessChains.h"
#include "mlir-availability/Dialect/SPIRV/Decorations.h"
#include "mlir-availability/Dialect/SPIRV/DotProducts.h"
#include "mlir-availability/Dialect/SPIRV/RecursiveTypes.h"
#include "mlir-availability/Dialect/SPIRV/SubgroupSize.h"
#include "mlir-availability/Dialect/SPIRV/TypeUse.h"
#include "mlir-availability/IR/AnalysisCache.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

namespace mlir::availability {

//===----------------------------------------------------------------------===//
// Ops (SPIRVOps.td)
//===----------------------------------------------------------------------===//

/// Returns true when the module has neither an entry point nor a function that
/// upstream's pass spirv-lower-abi-attrs turns into one.
bool hasNoEntryPoint(spirv::ModuleOp module);

/// Returns true when the interface lists a variable whose storage class is
/// neither Input nor Output.
bool listsMoreThanInputOutput(spirv::EntryPointOp entryPoint,
                              AnalysisCache &analyses);

/// Returns true when the interface lists a variable more than once.
bool listsTwice(spirv::EntryPointOp entryPoint);

/// Returns the memory model of the module around `op`; std::nullopt if there is
/// none.
std::optional<spirv::MemoryModel> getMemoryModel(Operation &op);

/// Returns true when the triple of `module`, which must have one, declares
/// `capability`.
bool declares(spirv::ModuleOp module, spirv::Capability capability);

/// Returns true when the module around `op` was read from a binary that
/// declares an extension.
bool declaresExtension(Operation &op, StringRef extension);

/// Returns true when `op` is in, or is, a module with a shader memory model
/// other than Vulkan's.
bool isInOtherShaderModel(Operation &op);

/// Returns true when `op` is in such a module and has cooperative matrices as
/// its result, in memory, or as parameters.
bool hasMatrixInOtherModel(Operation &op, AnalysisCache &analyses);

/// Returns true when the format of `image` is unknown, unless it is an input
/// attachment, which needs no format.
bool hasUnknownFormat(Value image);

/// Returns true when `variable` holds storage images or storage texel buffers
/// of unknown format. Input attachments have no format and don't count.
bool holdsImageOfUnknownFormat(spirv::GlobalVariableOp variable);

/// Returns true when a value of `type` that `op` handles is a variable pointer:
/// a pointer in a module with logical addressing, unless it points to
/// PhysicalStorageBuffer. `type` may be null.
bool isVariablePointer(Operation &op, Type type);

/// Returns the variable pointers that the variable `op` of the pointer type
/// `type` is or contains.
SmallVector<spirv::PointerType> getHeldPointers(Operation &op, Type type);

/// Returns true when the pointer type `type` is of memory in which variables
/// may hold pointers: Function or Private.
bool mayHoldPointers(Type type);

/// Returns the block arguments in `op` that are variable pointers, excluding
/// those of a function's entry block, which are the function's arguments.
SmallVector<BlockArgument> getVariablePhis(Operation &op);

/// Returns the arguments of `call` that are variable pointers into storage
/// buffers.
SmallVector<OpOperand *> getStorageBufferArguments(spirv::FunctionCallOp call);

/// Returns the decorations of the parameters of `function`.
SmallVector<spirv::Decoration> getParameterDecorations(spirv::FuncOp function);

/// Returns true when `constant` wraps one of `instructions`, which are named
/// without "Op".
bool wrapsOneOf(spirv::SpecConstantOperationOp constant,
                ArrayRef<StringRef> instructions);

//===----------------------------------------------------------------------===//
// Types and their contexts (SPIRVTypes.td)
//===----------------------------------------------------------------------===//

/// The context of a type and its use there.
struct SPIRVTypeContext {
  SPIRVTypeUse use = SPIRVTypeUse::Any;
  /// The storage class of the memory that holds it, std::nullopt for a value
  /// outside of memory.
  std::optional<spirv::StorageClass> storageClass = std::nullopt;
  /// It is in memory, in a struct decorated BufferBlock: a storage buffer
  /// before SPIR-V 1.3.
  bool isInBufferBlock = false;
  /// It is in memory, in a struct decorated Block.
  bool isInBlock = false;
  /// It is in memory, in a struct.
  bool isInStruct = false;
  /// It is in memory, in an untyped variable.
  bool isInUntypedVariable = false;

  /// Returns true when it is in memory of the storage class `expected`. A
  /// BufferBlock counts as StorageBuffer.
  bool isIn(spirv::StorageClass expected) const;

  /// Returns true for a value that the op only moves, converts or declares the
  /// type of. In memory, such a value is one in Workgroup memory that may be in
  /// a Block: a pointer to a scalar doesn't tell, but the type of the variable
  /// does.
  bool isTransferredValue() const;

  /// Returns a number that differs for different contexts of the same use.
  unsigned getKey() const;
};

/// Returns true when `pointer` points to a descriptor array of unknown size.
/// The last member of a block can be an array of unknown size too, but has a
/// layout.
bool isRuntimeDescriptorArray(spirv::PointerType pointer);

/// Returns true when the Dim of the image is Buffer.
bool isOfBuffer(spirv::SampledImageType type);

/// Returns the decorations of `type`, followed by those of its members.
SmallVector<spirv::Decoration> getDecorations(spirv::StructType type);

/// Returns that there is no built-in variable `name`, which is quoted text.
std::string describeUnknownBuiltIn(const std::string &name);

/// Returns that for each member of `type`, or for a variable, that is decorated
/// with something else than the name or number of a built-in variable.
SmallVector<std::string> getUnknownBuiltIns(spirv::StructType type);
SmallVector<std::string> getUnknownBuiltIns(spirv::GlobalVariableOp variable);

/// Returns the built-in variables among the members of `type`, except those in
/// `accessed`.
SmallVector<spirv::BuiltIn>
getMemberBuiltIns(spirv::StructType type, ArrayRef<spirv::BuiltIn> accessed);

//===----------------------------------------------------------------------===//
// Workgroups and subgroups (SPIRVLimits.td)
//===----------------------------------------------------------------------===//

// The getters return a list with one element, or an empty list when the op
// states nothing.

/// The sizes of a workgroup along one to three dimensions, none of them
/// negative. (The verifier rejects zero.)
using WorkgroupSizes = SmallVector<int64_t, 3>;

/// Returns the sizes of `LocalSize` for a compute shader.
SmallVector<WorkgroupSizes, 1> getLocalSizes(spirv::ExecutionModeOp mode,
                                             AnalysisCache &analyses);
/// Returns the sizes of `LocalSizeId` for a compute shader
/// (`getLocalSizeByIds`).
SmallVector<WorkgroupSizes, 1> getLocalSizesByIds(Operation &op,
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

/// Returns the number of invocations in a workgroup, saturated.
int64_t getNumInvocations(const WorkgroupSizes &sizes);

/// Returns the sizes as text that begins with `what`: "LocalSize 8 8 1".
std::string describeSizes(StringRef what, const WorkgroupSizes &sizes);

//===----------------------------------------------------------------------===//
// Workgroup memory (SPIRVLimits.td)
//===----------------------------------------------------------------------===//

/// An amount of Workgroup memory.
struct SharedMemory {
  uint64_t size;
  /// The variables that occupy it, as text; empty for a single one.
  std::string holders = {};

  /// Returns the size in bytes, saturated.
  int64_t getNumBytes() const;
  /// Returns a description: "48 bytes in 2 Workgroup variables".
  std::string describe() const;
};

/// Returns the size of a variable in Workgroup memory.
SmallVector<SharedMemory, 1> getSharedMemory(spirv::GlobalVariableOp variable,
                                             AnalysisCache &analyses);
/// Returns true for a variable in the Workgroup memory of a shader whose size
/// isn't known.
bool hasUnmeasuredMemory(spirv::GlobalVariableOp variable,
                         AnalysisCache &analyses);
/// Returns the total size of the Workgroup variables that a compute shader
/// uses, if it uses at least two. (A single variable is measured by itself.)
SmallVector<SharedMemory, 1> getSharedMemory(spirv::EntryPointOp entryPoint,
                                             AnalysisCache &analyses);
/// Returns the total size of a function's workgroup attributions whose size is
/// known.
SmallVector<SharedMemory, 1> getSharedMemory(gpu::GPUFuncOp function);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_PREDICATES_H
