//===- SubgroupSize.cpp - Required subgroup sizes -------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/SPIRV/SubgroupSize.h"

using namespace mlir;
using namespace mlir::availability;

std::string mlir::availability::getSubgroupSizeName(uint32_t size) {
  return "subgroup_size(" + std::to_string(size) + ")";
}

std::optional<uint32_t>
mlir::availability::parseSubgroupSizeName(StringRef name) {
  uint32_t size;
  if (!name.consume_front("subgroup_size(") || !name.consume_back(")") ||
      name.getAsInteger(10, size))
    return std::nullopt;
  return size;
}

SmallVector<int64_t, 1>
mlir::availability::getRequiredSubgroupSizes(spirv::GlobalVariableOp variable) {
  std::optional<uint32_t> size = parseSubgroupSizeName(variable.getSymName());
  if (!size || variable.getBuiltIn() !=
                   spirv::stringifyBuiltIn(spirv::BuiltIn::SubgroupSize))
    return {};
  return {int64_t(*size)};
}
