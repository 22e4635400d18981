//===- MemberDecorations.h - Decorations of a block -------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_VULKAN_MEMBERDECORATIONS_H
#define MLIR_AVAILABILITY_LIB_DIALECT_VULKAN_MEMBERDECORATIONS_H

#include "mlir/Dialect/SPIRV/IR/SPIRVTypes.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::availability {

/// The decorations of the members of a struct.
class MemberDecorations {
public:
  explicit MemberDecorations(spirv::StructType type) : type(type) {
    type.getMemberDecorations(all);
  }

  /// Returns true if the member `index` is decorated, with or without a value.
  bool has(unsigned index, spirv::Decoration decoration) const {
    return find(index, decoration) != nullptr;
  }

  /// Returns the number that the member `index` is decorated with.
  std::optional<uint64_t> get(unsigned index,
                              spirv::Decoration decoration) const {
    const Info *info = find(index, decoration);
    auto value = info ? dyn_cast_if_present<IntegerAttr>(info->decorationValue)
                      : IntegerAttr();
    return value ? std::optional(value.getValue().getZExtValue())
                 : std::nullopt;
  }

  /// Returns the offset of the member `index`. It is a decoration where not all
  /// members have one.
  std::optional<uint64_t> getOffset(unsigned index) const {
    return type.hasOffset() ? std::optional(type.getMemberOffset(index))
                            : get(index, spirv::Decoration::Offset);
  }

private:
  using Info = spirv::StructType::MemberDecorationInfo;

  const Info *find(unsigned index, spirv::Decoration decoration) const {
    const auto *found = llvm::find_if(all, [&](const Info &info) {
      return info.memberIndex == index && info.decoration == decoration;
    });
    return found == all.end() ? nullptr : found;
  }

  spirv::StructType type;
  SmallVector<Info> all;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_DIALECT_VULKAN_MEMBERDECORATIONS_H
