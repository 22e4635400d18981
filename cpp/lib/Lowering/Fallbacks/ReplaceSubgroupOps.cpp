//===- ReplaceSubgroupOps.cpp - Reductions without subgroup ops -----------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReplaceSubgroupOps.h"

#include "SubgroupOps.h"
#include "SubgroupSizes.h"
#include "WorkgroupReducer.h"

#include "mlir-availability/Dialect/Vulkan/VulkanAvailability.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns `function` as a kernel; null if it isn't one.
static gpu::GPUFuncOp asKernel(FunctionOpInterface function) {
  auto kernel = dyn_cast<gpu::GPUFuncOp>(function.getOperation());
  return kernel && kernel.isKernel() ? kernel : gpu::GPUFuncOp();
}

namespace {
/// Checks whether the target's subgroups support the ops in a module.
class DeviceSubgroups {
public:
  DeviceSubgroups(gpu::GPUModuleOp module, ResolvedTarget &target)
      : checker(target), minSize(vulkan::getSPIRVEnvironment(target.getTarget())
                                     .getResourceLimits()
                                     .getMinSubgroupSize()
                                     .value_or(1)) {
    for (auto function : module.getOps<FunctionOpInterface>())
      if (Operation *op = visit(function); op && !unavailable)
        unavailable = op;
    // An interface can list a built-in once, and functions may use this one.
    if (!required.empty() && sizeQuery && !unavailable)
      unavailable = sizeQuery;
  }

  /// The first unsupported op, nullptr for none.
  Operation *unavailable = nullptr;
  /// The subgroup sizes that kernels rely on.
  SmallVector<std::pair<gpu::GPUFuncOp, int64_t>> required;

private:
  /// Returns an op of `function` that isn't supported, nullptr for none.
  Operation *visit(FunctionOpInterface function);

  OpChecker checker;
  int64_t minSize;
  /// A query of the subgroup size in a function that isn't a kernel.
  Operation *sizeQuery = nullptr;
};
} // namespace

Operation *DeviceSubgroups::visit(FunctionOpInterface function) {
  SubgroupOps ops(function);
  gpu::GPUFuncOp kernel = asKernel(function);
  if (!kernel) {
    for (Operation *query : ops.queries)
      if (isa<gpu::SubgroupSizeOp>(query))
        sizeQuery = query;
    // Only kernels state a subgroup size.
    return ops.shuffles.empty() ? findUnavailable(ops, checker, minSize)
                                : ops.shuffles.front();
  }
  std::optional<int64_t> size = getSubgroupSize(kernel, ops);
  if (!size)
    return findUnavailable(ops, checker, minSize);
  if (!canRequireSubgroups(kernel, *size, checker))
    return ops.getFirst();
  required.push_back({kernel, *size});
  return findUnavailable(ops, checker, *size);
}

/// Converts the subgroup ops of `function`, which device subgroups execute, to
/// forms that have conversion patterns. `size` is the subgroup size if known.
static void useDevice(FunctionOpInterface function,
                      std::optional<int64_t> size) {
  SubgroupOps ops(function);
  for (gpu::SubgroupReduceOp reduction : ops.reductions)
    prepareForDevice(reduction);
  for (gpu::ShuffleOp shuffle : ops.shuffles)
    prepareForDevice(shuffle);
  if (!size)
    return;
  for (Operation *query : ops.queries)
    if (isa<gpu::SubgroupSizeOp>(query)) {
      ImplicitLocOpBuilder builder(query->getLoc(), query);
      query->replaceAllUsesWith(arith::ConstantIndexOp::create(builder, *size));
      query->erase();
    }
}

/// Replaces ops of `function` by loads, stores and barriers: workgroup
/// reductions and, unless `hasSubgroups`, subgroup ops.
static LogicalResult replaceByBarriers(FunctionOpInterface function,
                                       bool hasSubgroups, StringRef target) {
  SubgroupOps ops(function);
  SmallVector<Operation *> replaced(ops.allReductions.begin(),
                                    ops.allReductions.end());
  if (!hasSubgroups) {
    llvm::append_range(replaced, ops.reductions);
    llvm::append_range(replaced, ops.shuffles);
    llvm::append_range(replaced, ops.queries);
  }
  if (replaced.empty())
    return success();
  gpu::GPUFuncOp kernel = asKernel(function);
  if (!kernel)
    return emitError(replaced.front()->getLoc())
           << "'" << replaced.front()->getName() << "' is in a function that "
           << target
           << " would have to know the workgroups of; inline it into the "
              "kernels";
  return WorkgroupReducer(kernel, !hasSubgroups, target).run();
}

// Workaround: all-reduce-workgroup
// Upstream's gpu-to-spirv converts gpu.all_reduce to a group instruction of
// scope Workgroup. Vulkan only supports scope Subgroup, so the reduction goes
// through workgroup memory.
FailureOr<SmallVector<RequiredSubgroupSize>>
mlir::availability::replaceSubgroupOps(gpu::GPUModuleOp module,
                                       ResolvedTarget &target) {
  DeviceSubgroups device(module, target);
  SubgroupOps all(module);
  if (device.unavailable && !all.others.empty()) {
    InFlightDiagnostic diagnostic =
        refuseSubgroups(all.others.front(), target.getName())
        << "it uses the device's own subgroups";
    diagnostic.attachNote(device.unavailable->getLoc())
        << "emulated subgroups are needed for '"
        << device.unavailable->getName()
        << "', which the device's own subgroups can't do";
    return diagnostic;
  }
  SmallVector<RequiredSubgroupSize> sizes;
  llvm::DenseMap<Operation *, int64_t> sizeOf;
  if (!device.unavailable)
    for (auto [kernel, size] : device.required) {
      sizes.push_back({kernel.getNameAttr(), size});
      sizeOf[kernel] = size;
    }
  for (auto function : module.getOps<FunctionOpInterface>()) {
    auto size = sizeOf.find(function);
    if (!device.unavailable)
      useDevice(function, size == sizeOf.end() ? std::nullopt
                                               : std::optional(size->second));
    if (failed(
            replaceByBarriers(function, !device.unavailable, target.getName())))
      return failure();
    if (gpu::GPUFuncOp kernel = asKernel(function))
      removeSubgroupSize(kernel);
  }
  return sizes;
}
