//===- Limits.cpp - What targets offer along limits -----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Limits.h"

#include "mlir-availability/Dialect/SPIRV/SPIRVAvailability.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns the subgroup sizes: the default one and, where the size can be
/// chosen, the powers of two within its bounds.
static SmallVector<int64_t> getSubgroupSizes(spirv::ResourceLimitsAttr limits) {
  SmallVector<int64_t> sizes = {limits.getSubgroupSize()};
  std::optional<int> least = limits.getMinSubgroupSize();
  std::optional<int> most = limits.getMaxSubgroupSize();
  if (!least || !most)
    return sizes;
  for (int64_t size = 1; size <= *most; size *= 2)
    if (size >= *least && size != sizes.front())
      sizes.push_back(size);
  llvm::sort(sizes);
  return sizes;
}

std::optional<SmallVector<int64_t>>
mlir::availability::getOfferedLimit(spirv::ResourceLimitsAttr limits,
                                    const Dimension &dimension) {
  using Values = SmallVector<int64_t>;
  if (&dimension == &spirv::getMaxComputeWorkgroupInvocationsDimension())
    return Values{limits.getMaxComputeWorkgroupInvocations()};
  if (&dimension == &spirv::getMaxComputeSharedMemorySizeDimension())
    return Values{limits.getMaxComputeSharedMemorySize()};
  if (&dimension == &spirv::getSubgroupSizeDimension())
    return getSubgroupSizes(limits);
  const Dimension *axes[] = {&spirv::getMaxComputeWorkgroupSizeXDimension(),
                             &spirv::getMaxComputeWorkgroupSizeYDimension(),
                             &spirv::getMaxComputeWorkgroupSizeZDimension()};
  const auto *axis = llvm::find(axes, &dimension);
  if (axis == std::end(axes))
    return std::nullopt;
  // Workaround: spirv-attributes-unverified
  // Upstream doesn't verify that the attribute holds three numbers.
  ArrayAttr sizes = limits.getMaxComputeWorkgroupSize();
  size_t index = axis - axes;
  auto size = sizes && index < sizes.size()
                  ? dyn_cast_or_null<IntegerAttr>(sizes[index])
                  : IntegerAttr();
  if (!size || !size.getValue().isSignedIntN(64))
    return Values{};
  return Values{size.getValue().getSExtValue()};
}

spirv::ResourceLimitsAttr
mlir::availability::liftLimits(spirv::ResourceLimitsAttr limits) {
  constexpr int unlimited = std::numeric_limits<int>::max();
  MLIRContext *context = limits.getContext();
  return spirv::ResourceLimitsAttr::get(
      context, /*max_compute_shared_memory_size=*/unlimited,
      /*max_compute_workgroup_invocations=*/unlimited,
      Builder(context).getI32ArrayAttr({unlimited, unlimited, unlimited}),
      limits.getSubgroupSize(), /*min_subgroup_size=*/1,
      /*max_subgroup_size=*/unlimited,
      limits.getCooperativeMatrixPropertiesKhr(),
      limits.getCooperativeMatrixPropertiesNv());
}
