//===- SubgroupSize.h - Subgroups of a size that is required ----*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A shader can require subgroups of one size, and full ones. In Vulkan, the
// application requests this when it creates a pipeline
// (VkPipelineShaderStageRequiredSubgroupSizeCreateInfo). The binary can't
// express it, since the execution mode SubgroupSize belongs to OpenCL. So we
// encode it in the name of a variable with the built-in SubgroupSize in the
// entry point's interface: `subgroup_size(8)`.
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

/// Returns the size that a variable of this name with the built-in SubgroupSize
/// requires; std::nullopt if the name requires none.
std::optional<uint32_t> parseSubgroupSizeName(StringRef name);

/// Returns the subgroup size that `variable` requires; an empty list if it
/// requires none.
SmallVector<int64_t, 1>
getRequiredSubgroupSizes(spirv::GlobalVariableOp variable);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_SPIRV_SUBGROUPSIZE_H
