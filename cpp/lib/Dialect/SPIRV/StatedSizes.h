//===- StatedSizes.h - What the IR takes of resources -----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What td/dialects/SPIRVLimits.td measures ops with: sizes of workgroups and
// subgroups, and of the memory that a workgroup shares. Functions return a list
// of one, or of none where an op states nothing.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_STATEDSIZES_H
#define MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_STATEDSIZES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

namespace mlir::availability {

//===----------------------------------------------------------------------===//
// Workgroups and subgroups
//===----------------------------------------------------------------------===//

/// The sizes of a workgroup: one to three, none of them negative. (A size that
/// is none is the verifier's to reject.)
using WorkgroupSizes = SmallVector<int64_t, 3>;

/// Returns the sizes of `LocalSize` for a compute shader.
SmallVector<WorkgroupSizes, 1> getLocalSizes(spirv::ExecutionModeOp mode);
/// Returns the size of `SubgroupSize` for a compute shader.
SmallVector<int64_t, 1> getSubgroupSizes(spirv::ExecutionModeOp mode);

/// Returns the sizes of a workgroup in the `spirv.entry_point_abi` of `op`.
SmallVector<WorkgroupSizes, 1> getABIWorkgroupSizes(Operation &op);
/// Returns the size of subgroups there.
SmallVector<int64_t, 1> getABISubgroupSizes(Operation &op);

/// Returns the sizes of `known_block_size`.
SmallVector<WorkgroupSizes, 1> getKnownBlockSizes(gpu::GPUFuncOp function);

/// Returns how many invocations a workgroup has; the highest number when there
/// are more than that.
int64_t getNumInvocations(const WorkgroupSizes &sizes);

/// Returns the sizes behind `what`, for people: "LocalSize 8 8 1".
std::string describeSizes(StringRef what, const WorkgroupSizes &sizes);

//===----------------------------------------------------------------------===//
// Memory that a workgroup shares
//===----------------------------------------------------------------------===//

/// An amount of such memory.
struct SharedMemory {
  uint64_t size;
  /// What holds it, for people.
  std::string holders = {};

  /// Returns the size; the highest number when it is more than that.
  int64_t getNumBytes() const;
  /// Returns it for people: "48 bytes in 2 Workgroup variables".
  std::string describe() const;
};

/// Returns what a variable in Workgroup memory takes.
SmallVector<SharedMemory, 1> getSharedMemory(spirv::GlobalVariableOp variable);
/// Returns what all the variables of a compute shader take together, if they
/// are two or more: of one, the variable itself tells.
SmallVector<SharedMemory, 1> getSharedMemory(spirv::EntryPointOp entryPoint);
/// Returns what the workgroup's attributions of a function take, as far as that
/// is known.
SmallVector<SharedMemory, 1> getSharedMemory(gpu::GPUFuncOp function);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_STATEDSIZES_H
