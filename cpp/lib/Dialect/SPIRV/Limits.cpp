//===- Limits.cpp - Limits on resources as dimensions ---------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Limits.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace mlir::availability;

//===----------------------------------------------------------------------===//
// The dimensions
//===----------------------------------------------------------------------===//

// A number that the IR states has to be within the limit, so the limit has to
// be that number or more. Labels are the parameters of #spirv.resource_limits.
namespace {
struct Limit : Dimension {
  constexpr Limit(StringRef name, StringRef label,
                  Relation relation = Relation::AtLeast)
      : Dimension(name, label, relation, {}, nullptr, /*limit=*/true) {}
};
} // namespace

static constexpr Limit maxWorkgroupSizes[] = {
    {"spirv.max_compute_workgroup_size_x",
     "max_compute_workgroup_size along x"},
    {"spirv.max_compute_workgroup_size_y",
     "max_compute_workgroup_size along y"},
    {"spirv.max_compute_workgroup_size_z",
     "max_compute_workgroup_size along z"},
};
static constexpr Limit maxWorkgroupInvocations = {
    "spirv.max_compute_workgroup_invocations",
    "max_compute_workgroup_invocations"};
static constexpr Limit maxSharedMemorySize = {
    "spirv.max_compute_shared_memory_size", "max_compute_shared_memory_size"};
static constexpr Limit subgroupSize = {"spirv.subgroup_size", "subgroup_size",
                                       Relation::OneOf};

const Dimension &
mlir::availability::getMaxWorkgroupSizeDimension(unsigned axis) {
  return maxWorkgroupSizes[axis];
}
const Dimension &mlir::availability::getMaxWorkgroupInvocationsDimension() {
  return maxWorkgroupInvocations;
}
const Dimension &mlir::availability::getMaxSharedMemorySizeDimension() {
  return maxSharedMemorySize;
}
const Dimension &mlir::availability::getSubgroupSizeDimension() {
  return subgroupSize;
}

ArrayRef<const Dimension *> mlir::availability::getLimitDimensions() {
  static constexpr const Dimension *all[] = {
      &maxWorkgroupSizes[0],    &maxWorkgroupSizes[1], &maxWorkgroupSizes[2],
      &maxWorkgroupInvocations, &maxSharedMemorySize,  &subgroupSize};
  return all;
}

//===----------------------------------------------------------------------===//
// What targets offer
//===----------------------------------------------------------------------===//

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
  if (&dimension == &maxWorkgroupInvocations)
    return Values{limits.getMaxComputeWorkgroupInvocations()};
  if (&dimension == &maxSharedMemorySize)
    return Values{limits.getMaxComputeSharedMemorySize()};
  if (&dimension == &subgroupSize)
    return getSubgroupSizes(limits);
  for (auto [axis, known] : llvm::enumerate(maxWorkgroupSizes)) {
    if (&dimension != &known)
      continue;
    // Workaround: spirv-attributes-unverified
    // Upstream doesn't verify that the attribute holds three numbers.
    ArrayAttr sizes = limits.getMaxComputeWorkgroupSize();
    auto size = sizes && axis < sizes.size()
                    ? dyn_cast_or_null<IntegerAttr>(sizes[axis])
                    : IntegerAttr();
    if (!size || !size.getValue().isSignedIntN(64))
      return Values{};
    return Values{size.getValue().getSExtValue()};
  }
  return std::nullopt;
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
