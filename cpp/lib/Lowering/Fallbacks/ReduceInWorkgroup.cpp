//===- ReduceInWorkgroup.cpp - Reductions without subgroup ops ------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReduceInWorkgroup.h"

#include "SubgroupOps.h"
#include "WorkgroupReducer.h"

#include "mlir-availability/Dialect/Vulkan/VulkanAvailability.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::availability;

// Workaround: all-reduce-workgroup
// Upstream's gpu-to-spirv makes of gpu.all_reduce a group instruction of scope
// Workgroup, and Vulkan has them of scope Subgroup only. We reduce in workgroup
// memory.
LogicalResult mlir::availability::reduceInWorkgroup(gpu::GPUModuleOp module,
                                                    ResolvedTarget &target) {
  OpChecker checker(target);
  SubgroupOps all(module);
  Operation *unavailable = findUnavailable(
      all, checker,
      vulkan::getSPIRVEnvironment(target.getTarget()).getResourceLimits());
  if (unavailable && !all.others.empty()) {
    InFlightDiagnostic diagnostic =
        refuseSubgroups(all.others.front(), target.getName())
        << "it is about the device's own";
    diagnostic.attachNote(unavailable->getLoc())
        << "they are needed for '" << unavailable->getName()
        << "', which the device's can't do";
    return diagnostic;
  }
  if (!unavailable)
    for (gpu::SubgroupReduceOp reduction : all.reductions)
      prepareForDevice(reduction);

  for (auto function : module.getOps<FunctionOpInterface>()) {
    SubgroupOps ops(function);
    SmallVector<Operation *> replaced(ops.allReductions.begin(),
                                      ops.allReductions.end());
    if (unavailable) {
      llvm::append_range(replaced, ops.reductions);
      llvm::append_range(replaced, ops.shuffles);
      llvm::append_range(replaced, ops.queries);
    }
    if (replaced.empty())
      continue;
    auto kernel = dyn_cast<gpu::GPUFuncOp>(function.getOperation());
    if (!kernel || !kernel.isKernel())
      return emitError(replaced.front()->getLoc())
             << "'" << replaced.front()->getName() << "' is in a function that "
             << target.getName()
             << " would have to know the workgroups of; inline it into the "
                "kernels";
    WorkgroupReducer reducer(kernel, unavailable != nullptr, target.getName());
    if (failed(reducer.run()))
      return failure();
  }
  return success();
}
