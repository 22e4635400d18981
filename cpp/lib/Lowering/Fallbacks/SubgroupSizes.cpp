//===- SubgroupSizes.cpp - Required subgroup sizes ------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SubgroupSizes.h"

#include "mlir-availability/Dialect/SPIRV/SubgroupSize.h"

#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"
#include "mlir/IR/Matchers.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::availability;

/// The maximum number of subgroups of a required size in a workgroup. Vulkan's
/// limit is maxComputeWorkgroupSubgroups, which targets don't state. All
/// devices in scripts/facts/targets/reports.json that can require a size have
/// at least 16.
static constexpr uint64_t kMaxSubgroups = 16;

std::optional<int64_t>
mlir::availability::getSubgroupSize(gpu::GPUFuncOp kernel,
                                    const SubgroupOps &ops) {
  SmallVector<int64_t> sizes;
  spirv::EntryPointABIAttr abi = spirv::lookupEntryPointABI(kernel);
  if (std::optional<int> stated = abi.getSubgroupSize())
    sizes.push_back(*stated);
  for (gpu::ShuffleOp shuffle : ops.shuffles) {
    llvm::APInt width;
    sizes.push_back(matchPattern(shuffle.getWidth(), m_ConstantInt(&width))
                        ? width.getSExtValue()
                        : 0);
  }
  for (Operation *op : ops.others)
    if (auto rotation = dyn_cast<gpu::RotateOp>(op))
      sizes.push_back(rotation.getWidth());
  if (sizes.empty())
    return std::nullopt;
  return llvm::all_equal(sizes) ? sizes.front() : 0;
}

bool mlir::availability::canRequireSubgroups(gpu::GPUFuncOp kernel,
                                             int64_t size, OpChecker &checker) {
  ArrayRef<int32_t> workgroup =
      spirv::lookupEntryPointABI(kernel).getWorkgroupSize().asArrayRef();
  // VUID-VkPipelineShaderStageCreateInfo-pNext-02757: the workgroup size along
  // x must be a multiple of the subgroup size.
  if (size <= 0 || workgroup.front() % size != 0)
    return false;
  uint64_t numSubgroups = workgroup.front() / size;
  for (int32_t rows : workgroup.drop_front())
    numSubgroups = llvm::SaturatingMultiply(numSubgroups, uint64_t(rows));
  // VUID-VkPipelineShaderStageCreateInfo-pNext-02756.
  if (numSubgroups > kMaxSubgroups)
    return false;
  OpBuilder builder(kernel.getContext());
  auto variable = spirv::GlobalVariableOp::create(
      builder, kernel.getLoc(),
      spirv::PointerType::get(builder.getI32Type(), spirv::StorageClass::Input),
      getSubgroupSizeName(size), spirv::BuiltIn::SubgroupSize);
  bool isTaken = isAvailable(checker.judge(variable));
  variable->erase();
  return isTaken;
}

void mlir::availability::removeSubgroupSize(gpu::GPUFuncOp kernel) {
  spirv::EntryPointABIAttr abi = spirv::lookupEntryPointABI(kernel);
  kernel->setAttr(
      spirv::getEntryPointABIAttrName(),
      spirv::EntryPointABIAttr::get(kernel.getContext(), abi.getWorkgroupSize(),
                                    std::nullopt, abi.getTargetWidth()));
}
