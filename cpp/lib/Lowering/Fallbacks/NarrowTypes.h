//===- NarrowTypes.h - Types that are emulated ------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_NARROWTYPES_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_NARROWTYPES_H

#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"
#include "mlir/IR/BuiltinTypes.h"

namespace mlir::availability {

/// Returns true for memory that is shared with the outside of the kernel, so
/// that its layout can't be changed: a buffer. Memory of the workgroup and of
/// an invocation is none.
bool isBuffer(MemRefType type);

/// Returns true for the types of floats that can be emulated.
inline bool isNarrowFloat(Type number) {
  return number.isF16() || number.isBF16();
}

/// The narrow types that a target has no arithmetic for, and the types that
/// emulate them. A type is narrow when its numbers are f16, bf16, i8 or i16.
class NarrowTypes {
public:
  /// Takes f16, i8 and i16 for emulated where `target` doesn't allow the
  /// capability Float16, Int8 or Int16, and bf16 everywhere: SPV_KHR_bfloat16
  /// has no arithmetic for it.
  explicit NarrowTypes(const spirv::TargetEnv &target);

  /// Returns the type of the numbers in `type`, which is a number's, a vector's
  /// or a memref's, if these numbers are emulated; else nullptr.
  Type find(Type type) const;

  /// Returns the type that takes the place of `type`. A value's numbers become
  /// f32 or i32. A buffer's become integers of the same width; where it holds
  /// vectors, their numbers become a further dimension of the buffer.
  Type convert(Type type) const;

private:
  bool emulatesF16, emulatesI8, emulatesI16;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_NARROWTYPES_H
