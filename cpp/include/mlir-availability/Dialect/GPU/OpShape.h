//===- OpShape.h - Questions about ops above NVVM and ROCDL -----*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Queries about types, for the conditions in records of NVGPU, AMDGPU and GPU
// ops. Records of NVVM and ROCDL ops have theirs in LLVMIR/OpShape.h.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_GPU_OPSHAPE_H
#define MLIR_AVAILABILITY_DIALECT_GPU_OPSHAPE_H

#include "mlir-availability/Dialect/LLVMIR/OpShape.h"

#include "mlir/Dialect/AMDGPU/IR/AMDGPUDialect.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/NVGPU/IR/NVGPUDialect.h"

namespace mlir::availability {

/// Returns the number at `index` of the array `numbers`; std::nullopt if there
/// is none.
inline std::optional<int64_t> getNumberAt(ArrayAttr numbers, size_t index) {
  if (index >= numbers.size())
    return std::nullopt;
  auto number = dyn_cast<IntegerAttr>(numbers[index]);
  if (!number)
    return std::nullopt;
  return number.getInt();
}

/// Returns the element type of `type`: a memref, a vector, a tensor, a subgroup
/// matrix, or a warpgroup's matrix. Returns any other type unchanged.
inline Type getNumberType(Type type) {
  if (auto matrix = dyn_cast<gpu::MMAMatrixType>(type))
    return matrix.getElementType();
  if (auto accumulator = dyn_cast<nvgpu::WarpgroupAccumulatorType>(type))
    return accumulator.getFragmented().getElementType();
  if (auto descriptor = dyn_cast<nvgpu::WarpgroupMatrixDescriptorType>(type))
    return descriptor.getTensor().getElementType();
  if (auto map = dyn_cast<nvgpu::TensorMapDescriptorType>(type))
    return map.getTensor().getElementType();
  return getElementTypeOrSelf(type);
}

/// Returns how many rows (0) or columns (1) the matrix `type` has; -1 for any
/// other type.
inline int64_t getMatrixSize(Type type, unsigned dimension) {
  if (auto matrix = dyn_cast<gpu::MMAMatrixType>(type))
    return matrix.getShape()[dimension];
  if (auto accumulator = dyn_cast<nvgpu::WarpgroupAccumulatorType>(type))
    return accumulator.getFragmented().getDimSize(dimension);
  if (auto descriptor = dyn_cast<nvgpu::WarpgroupMatrixDescriptorType>(type))
    return descriptor.getTensor().getDimSize(dimension);
  return -1;
}

/// Returns the operand kind of the matrix `type`: "AOp", "BOp" or "COp"; "" for
/// any other type.
inline StringRef getMatrixOperand(Type type) {
  auto matrix = dyn_cast<gpu::MMAMatrixType>(type);
  return matrix ? matrix.getOperand() : "";
}

/// Returns the LLVM address space to which the memory space of the memref
/// `type` is lowered; -1 for any other type, and for memory spaces that other
/// dialects define.
inline int64_t getMemorySpace(Type type) {
  auto memref = dyn_cast<BaseMemRefType>(type);
  if (!memref)
    return -1;
  Attribute space = memref.getMemorySpace();
  if (!space)
    return 0;
  if (auto number = dyn_cast<IntegerAttr>(space))
    return number.getInt();
  if (auto named = dyn_cast<gpu::AddressSpaceAttr>(space))
    switch (named.getValue()) {
    case gpu::AddressSpace::Global:
      return 1;
    case gpu::AddressSpace::Workgroup:
      return 3;
    case gpu::AddressSpace::Private:
      return 5;
    default: // Only MLIR 23 has `constant`.
      return -1;
    }
  if (auto named = dyn_cast<amdgpu::AddressSpaceAttr>(space))
    switch (named.getValue()) {
    case amdgpu::AddressSpace::FatRawBuffer:
      return 7;
    case amdgpu::AddressSpace::BufferRsrc:
      return 8;
    case amdgpu::AddressSpace::FatStructuredBuffer:
      return 9;
    }
  return -1;
}

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_GPU_OPSHAPE_H
