//===- ReduceInWorkgroup.cpp - Reductions without subgroup ops ------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReduceInWorkgroup.h"

#include "SubgroupOps.h"
#include "SubgroupSizes.h"
#include "WorkgroupReducer.h"

#include "mlir-availability/Dialect/Vulkan/VulkanAvailability.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns the kernel that `function` is; null for another function.
static gpu::GPUFuncOp asKernel(FunctionOpInterface function) {
  auto kernel = dyn_cast<gpu::GPUFuncOp>(function.getOperation());
  return kernel && kernel.isKernel() ? kernel : gpu::GPUFuncOp();
}

namespace {
/// Finds out whether the subgroups of a target can do what a module wants.
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
    // A built-in may be in an interface once, and functions may use this one.
    if (!required.empty() && sizeQuery && !unavailable)
      unavailable = sizeQuery;
  }

  /// The first op that they can't do, nullptr for none.
  Operation *unavailable = nullptr;
  /// The sizes that kernels count on.
  SmallVector<std::pair<gpu::GPUFuncOp, int64_t>> required;

private:
  /// Returns an op of `function` that they can't do, nullptr for none.
  Operation *visit(FunctionOpInterface function);

  OpChecker checker;
  int64_t minSize;
  /// A question for the size in a function that isn't a kernel.
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
    // Only the kernel says of which size subgroups are.
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

/// Gives ops on subgroups of `function`, which the device's own execute, forms
/// that conversion takes. `size` is how many invocations these have, if it is
/// known.
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

/// Replaces ops of `function` by loads, stores and barriers: reductions of
/// workgroups and, unless `hasSubgroups`, what is about subgroups.
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
// Upstream's gpu-to-spirv makes of gpu.all_reduce a group instruction of scope
// Workgroup, and Vulkan has them of scope Subgroup only. We reduce in workgroup
// memory.
FailureOr<SmallVector<RequiredSubgroupSize>>
mlir::availability::reduceInWorkgroup(gpu::GPUModuleOp module,
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
