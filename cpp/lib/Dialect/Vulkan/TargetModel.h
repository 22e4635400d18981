//===- TargetModel.h - Vulkan targets ---------------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_VULKAN_TARGETMODEL_H
#define MLIR_AVAILABILITY_LIB_DIALECT_VULKAN_TARGETMODEL_H

#include "mlir-availability/Dialect/Vulkan/VulkanAvailability.h"

namespace mlir::availability {

/// Lets the Vulkan dialect `dialect` interpret `#spirv.target_env` for Vulkan.
void attachVulkanClientAPI(Dialect &dialect);

/// Makes `#vulkan.target` a target.
void attachVulkanTargetModel(MLIRContext &context);

/// Returns `target` with `additions`. A feature or property is added with the
/// capabilities that it enables; a capability or an extension can be added too.
/// If only one feature enables a capability, that feature is added; if several
/// do, they are left open. Reports through `emitError` and fails if there is no
/// such addition.
FailureOr<Attribute>
addToVulkanTarget(vulkan::TargetAttr target, ArrayRef<StringRef> additions,
                  function_ref<InFlightDiagnostic()> emitError);

/// Returns true if `target` doesn't offer `capability`, but would if it had a
/// feature or a property that it leaves open. A capability for which modules
/// need an extension that `target` lacks isn't left open.
bool leavesCapabilityOpen(vulkan::TargetAttr target,
                          spirv::Capability capability);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_DIALECT_VULKAN_TARGETMODEL_H
