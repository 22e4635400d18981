//===- LLVMVersions.h - TOSA tables across LLVM versions --------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Differences between MLIR 22 and MLIR 23 in the tables of TOSA's types.
// mlir-availability/Support/LLVMVersions.h handles the rest, and says when this
// can be removed.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_TOSA_LLVMVERSIONS_H
#define MLIR_AVAILABILITY_LIB_DIALECT_TOSA_LLVMVERSIONS_H

#include "mlir/Dialect/Tosa/IR/TosaProfileCompliance.h"

#include "llvm/Config/llvm-config.h"

#if LLVM_VERSION_MAJOR >= 23
// libMLIR exports this function, but no header declares it.
namespace mlir::tosa {
SmallVector<Profile, 2> getCooperativeProfiles(Extension ext);
} // namespace mlir::tosa
#endif

namespace mlir::availability {

/// Returns the profiles that an extension extends.
inline SmallVector<tosa::Profile>
getBaseProfiles(TosaProfileCompliance &upstream, tosa::Extension extension) {
#if LLVM_VERSION_MAJOR < 23
  return upstream.getCooperativeProfiles(extension);
#else
  return SmallVector<tosa::Profile>(tosa::getCooperativeProfiles(extension));
#endif
}

/// Returns true if both are the same element type. MLIR 23's block-scaled types
/// have one type for values and one for scales.
inline bool isSame(const TypeInfo &lhs, const TypeInfo &rhs) {
#if LLVM_VERSION_MAJOR >= 23
  if (lhs.valueTypeID != rhs.valueTypeID ||
      lhs.scaleTypeID != rhs.scaleTypeID || lhs.blockShape != rhs.blockShape)
    return false;
#endif
  return lhs.typeID == rhs.typeID && lhs.bitWidth == rhs.bitWidth;
}

/// Returns the key of an element type in the tables, or std::nullopt if they
/// can't contain the type.
inline std::optional<TypeInfo> getTypeInfo(Type element) {
#if LLVM_VERSION_MAJOR >= 23
  if (auto type = dyn_cast<tosa::BlockScaledType>(element))
    return TypeInfo(type.getTypeID(), tosa::getBitWidth(type.getValueType()),
                    type.getValueType().getTypeID(),
                    type.getScaleType().getTypeID(), type.getBlockShape());
#endif
  if (!element.isSignlessIntOrFloat() && !isa<tosa::mxint8Type>(element))
    return std::nullopt;
  return TypeInfo{element.getTypeID(), tosa::getBitWidth(element)};
}

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_DIALECT_TOSA_LLVMVERSIONS_H
