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

/// Returns true for a buffer: memory that is shared with code outside of the
/// kernel, so that its layout is fixed. Workgroup memory and memory of an
/// invocation are not buffers.
bool isBuffer(MemRefType type);

/// Returns true for float types that can be emulated.
inline bool isNarrowFloat(Type number) {
  return number.isF16() || number.isBF16();
}

/// The narrow types on which a target has no arithmetic, and the types that
/// emulate them. A type is narrow when its numbers are f16, bf16, i8 or i16.
class NarrowTypes {
public:
  /// Emulates f16, i8 and i16 if `target` lacks the capability Float16, Int8 or
  /// Int16. Always emulates bf16, for which SPV_KHR_bfloat16 has no arithmetic.
  explicit NarrowTypes(const spirv::TargetEnv &target);

  /// Emulates bf16 alone.
  static NarrowTypes getBrainFloats() { return NarrowTypes(); }

  /// Returns the element type of `type`, a scalar, vector or memref, if it is
  /// emulated; else nullptr.
  Type find(Type type) const;

  /// Returns the type that replaces `type`. Numbers in values become f32 or
  /// i32. Numbers in buffers become integers of the same width; the dimension
  /// of vectors in a buffer becomes a dimension of the buffer.
  Type convert(Type type) const;

private:
  NarrowTypes() = default;

  bool emulatesF16 = false, emulatesI8 = false, emulatesI16 = false;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_NARROWTYPES_H
