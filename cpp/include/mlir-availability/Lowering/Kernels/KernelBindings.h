//===- KernelBindings.h - Where kernels find their arguments ----*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The data that a program needs to launch the kernels of a module: descriptors,
// push constants, and workgroup sizes. It is read from kernels before they are
// lowered, and is the same for all targets.
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
  /// launching program chooses.
  SmallVector<int64_t> shape;
};

/// The location of a kernel's argument: a descriptor or a push constant.
struct KernelBinding {
  unsigned descriptorSet;
  unsigned binding;
  /// Push constants have no descriptor. They are laid out in the order of the
  /// arguments.
  bool isPushConstant;
  KernelBuffer buffer;
};

/// Returns the storage buffer that holds a value of `type`, a memref or a
/// number.
KernelBuffer getKernelBuffer(Type type);

/// Sizes along x, y and z.
using KernelSize = std::array<int64_t, 3>;

/// Returns the location of each argument of a kernel. If an argument has
/// `spirv.interface_var_abi`, that states the descriptor; otherwise it is in
/// descriptor set 0, at the argument's position. An argument is a push constant
/// if the attribute or the memory space states that storage class.
SmallVector<KernelBinding> getKernelBindings(gpu::GPUFuncOp kernel);

/// Returns the first binding in descriptor set 0 after all that kernels in
/// `module` use.
unsigned getFreeBinding(gpu::GPUModuleOp module);

/// Returns the number of workgroups with which a kernel is launched: its
/// `known_grid_size`. Returns std::nullopt if it has none.
std::optional<KernelSize> getKnownWorkgroups(gpu::GPUFuncOp kernel);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LOWERING_KERNELS_KERNELBINDINGS_H
