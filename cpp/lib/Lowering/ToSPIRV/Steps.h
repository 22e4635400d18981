//===- Steps.h - The steps to SPIR-V ----------------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The steps around the conversion of kernels to SPIR-V.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_STEPS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_STEPS_H

#include "Fallbacks/ReplaceSubgroupOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/Support/LLVM.h"
#include "mlir/Transforms/DialectConversion.h"
#include <cstdint>

namespace mlir::availability {

//===----------------------------------------------------------------------===//
// AliasedBuffers.cpp: Buffers of floats and of their bits
//===----------------------------------------------------------------------===//

/// Replaces bitcasts of pointers into buffers in `module`, which shaders don't
/// support. A second variable with the same descriptor has elements of the
/// cast's type. Fails, with an error, for memory without a descriptor.
LogicalResult aliasBitcastBuffers(spirv::ModuleOp module);

//===----------------------------------------------------------------------===//
// AtomicSemantics.cpp: Order of atomic operations
//===----------------------------------------------------------------------===//

/// Replaces the memory semantics of atomic ops in `module` by None if they
/// state an order without storage classes.
void relaxAtomics(spirv::ModuleOp module);

//===----------------------------------------------------------------------===//
// EntryPointVariables.cpp: Interfaces of entry points
//===----------------------------------------------------------------------===//

/// Adds the variables of called functions to the interface of each entry point
/// in `module`, which must have a triple. Up to SPIR-V 1.3, an interface lists
/// Input and Output variables; from 1.4 on, it lists all (SPIR-V specification,
/// OpEntryPoint).
void completeEntryPointInterfaces(spirv::ModuleOp module);

//===----------------------------------------------------------------------===//
// PrepareKernels.cpp: Requirements of the conversion
//===----------------------------------------------------------------------===//

/// Adds a `spirv.entry_point_abi` with the `known_block_size` to each kernel in
/// `module` that lacks one. Fails, with an error at the kernel, if it has
/// neither, if a size isn't positive, or if the shape or layout of an argument
/// is dynamic, since a descriptor doesn't contain it.
LogicalResult prepareKernels(gpu::GPUModuleOp module);

/// Replaces the memory spaces of memrefs in `root`, which are numbers or `gpu`
/// address spaces, by SPIR-V storage classes. A memref without a memory space
/// is in a storage buffer. Fails, with an error at the op, for other memory
/// spaces.
LogicalResult mapMemorySpaces(Operation *root);

/// Fails, with an error at the kernel, if a buffer of a kernel in `module`
/// holds vectors of three elements.
LogicalResult verifyVectors(gpu::GPUModuleOp module);

//===----------------------------------------------------------------------===//
// RepeatedDecorations.cpp: Repeated decorations
//===----------------------------------------------------------------------===//

/// Removes repetitions of OpDecorate and OpMemberDecorate from a binary, since
/// no decoration may occur twice.
void removeRepeatedDecorations(SmallVectorImpl<uint32_t> &binary);

//===----------------------------------------------------------------------===//
// SubgroupSizeVariables.cpp: Required sizes
//===----------------------------------------------------------------------===//

/// Adds variables to `module`, and to its entry point interfaces, that state
/// the required subgroup sizes.
void addSubgroupSizes(spirv::ModuleOp module,
                      ArrayRef<RequiredSubgroupSize> sizes);

//===----------------------------------------------------------------------===//
// WidenConversions.cpp: Conversions of narrow integers
//===----------------------------------------------------------------------===//

/// Extends the operands of `arith.sitofp` and `arith.uitofp` to 32 bits if
/// `converter` emulates them in 32 bits, where an extension sets the upper
/// bits. From MLIR 23 on, canonicalization folds such extensions.
void widenConversions(gpu::GPUModuleOp module, const TypeConverter &converter);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_TOSPIRV_STEPS_H
