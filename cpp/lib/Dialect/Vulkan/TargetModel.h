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

/// Lets `dialect`, Vulkan's, tell what a `#spirv.target_env` for Vulkan means.
void attachVulkanClientAPI(Dialect &dialect);

/// Makes `#vulkan.target` a target.
void attachVulkanTargetModel(MLIRContext &context);

/// Returns `target` with `addition` added: a feature or a property with the
/// capabilities that it enables, a capability, or an extension. A capability
/// that one feature alone enables brings that; the features and properties of
/// which any enables it are left open. Reports through `emitError` and fails
/// when there is no such addition.
FailureOr<Attribute>
addToVulkanTarget(vulkan::TargetAttr target, StringRef addition,
                  function_ref<InFlightDiagnostic()> emitError);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_DIALECT_VULKAN_TARGETMODEL_H
