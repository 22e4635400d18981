//===- KernelBindings.h - Where kernels find their arguments ----*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a program has to know to launch the kernels of a module: descriptors and
// push constants, and sizes of workgroups. It is read from kernels before they
// are lowered, and is the same for all targets.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LOWERING_KERNELS_KERNELBINDINGS_H
#define MLIR_AVAILABILITY_LOWERING_KERNELS_KERNELBINDINGS_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

#include <array>

namespace mlir::availability {

/// The contents of a storage buffer.
struct KernelBuffer {
  /// The type of an element; i32 for `index`.
  Type elementType;
  /// Empty for a single number. `ShapedType::kDynamic` for a dimension that the
  /// program that launches the kernel chooses.
  SmallVector<int64_t> shape;
};

/// Where a kernel finds an argument.
struct KernelBinding {
  unsigned descriptorSet;
  unsigned binding;
  /// Push constants have no descriptor. They lie in the order of the arguments.
  bool isPushConstant;
  KernelBuffer buffer;
};

/// Returns the storage buffer that holds a value of `type`, a memref or a
/// number.
KernelBuffer getKernelBuffer(Type type);

/// Sizes along x, y and z.
using KernelSize = std::array<int64_t, 3>;

/// Returns where a kernel finds each of its arguments. Where an argument has
/// `spirv.interface_var_abi`, that says the descriptor; otherwise it is in
/// descriptor set 0, at the argument's position. An argument is a push constant
/// when the attribute or the memory space says that storage class.
SmallVector<KernelBinding> getKernelBindings(gpu::GPUFuncOp kernel);

/// Returns a binding in descriptor set 0 that no kernel in `module` uses, nor
/// one after it.
unsigned getFreeBinding(gpu::GPUModuleOp module);

/// Returns how many workgroups of a kernel are launched: its `known_grid_size`.
/// Returns std::nullopt for a kernel without it.
std::optional<KernelSize> getKnownWorkgroups(gpu::GPUFuncOp kernel);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LOWERING_KERNELS_KERNELBINDINGS_H
