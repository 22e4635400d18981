//===- SubgroupSize.h - Subgroups of a size that is required ----*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A shader can count on subgroups of one size, and on whole ones. In Vulkan,
// that is asked for where a pipeline is made
// (VkPipelineShaderStageRequiredSubgroupSizeCreateInfo); the binary has no
// place for it, since the execution mode SubgroupSize is OpenCL's. So we write
// it into the name of a variable with the built-in SubgroupSize, which the
// entry point lists in its interface: `subgroup_size(8)`.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_SPIRV_SUBGROUPSIZE_H
#define MLIR_AVAILABILITY_DIALECT_SPIRV_SUBGROUPSIZE_H

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

#include <string>

namespace mlir::availability {

/// Returns the name of a variable that requires subgroups of `size`
/// invocations.
std::string getSubgroupSizeName(uint32_t size);

/// Returns the size that a variable of this name requires, where it has the
/// built-in SubgroupSize; std::nullopt when the name requires none.
std::optional<uint32_t> parseSubgroupSizeName(StringRef name);

/// Returns the size of subgroups that `variable` requires, none for others.
SmallVector<int64_t, 1>
getRequiredSubgroupSizes(spirv::GlobalVariableOp variable);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_SPIRV_SUBGROUPSIZE_H
