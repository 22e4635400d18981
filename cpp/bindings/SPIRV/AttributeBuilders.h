//===- AttributeBuilders.h - SPIR-V attributes from unchecked input -*-C++-*-=//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What `CheckedTypes.h` is for types: each function returns a null attribute,
// with a diagnostic, when there is no such attribute. MLIR checks nothing of
// the below; its passes take it for granted.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_BINDINGS_SPIRV_ATTRIBUTEBUILDERS_H
#define MLIR_AVAILABILITY_BINDINGS_SPIRV_ATTRIBUTEBUILDERS_H

#include "TypeBuilders.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVAttributes.h"

namespace mlir::availability {

/// Returns `#spirv.entry_point_abi<...>`. The size of a workgroup is empty for
/// none, or three positive numbers; the width is that of floats that execution
/// modes are about: 16, 32 or 64.
spirv::EntryPointABIAttr
getCheckedEntryPointABI(EmitErrorFn emitError, MLIRContext *context,
                        ArrayRef<int64_t> workgroupSize,
                        std::optional<int64_t> subgroupSize,
                        std::optional<int64_t> targetWidth);

/// Returns `#spirv.interface_var_abi<(descriptorSet, binding), storageClass>`.
spirv::InterfaceVarABIAttr
getCheckedInterfaceVarABI(EmitErrorFn emitError, MLIRContext *context,
                          int64_t descriptorSet, int64_t binding,
                          std::optional<spirv::StorageClass> storageClass);

/// Returns `#spirv.linkage_attributes<...>`. The name must not be empty, nor
/// have a zero in it, which would end it.
spirv::LinkageAttributesAttr
getCheckedLinkageAttributes(EmitErrorFn emitError, MLIRContext *context,
                            StringRef name, spirv::LinkageType type);

/// Returns `#spirv.cache_control_load_intel<...>`.
spirv::CacheControlLoadINTELAttr
getCheckedCacheControlLoad(EmitErrorFn emitError, MLIRContext *context,
                           int64_t cacheLevel, spirv::LoadCacheControl control);

/// Returns `#spirv.cache_control_store_intel<...>`.
spirv::CacheControlStoreINTELAttr
getCheckedCacheControlStore(EmitErrorFn emitError, MLIRContext *context,
                            int64_t cacheLevel,
                            spirv::StoreCacheControl control);

/// A product of cooperative matrices, `result = a * b + c`: `a` is m x k, `b`
/// is k x n.
struct SPIRVCooperativeMatrixProperties {
  int64_t m, n, k;
  Type a, b, c, result;
  spirv::Scope scope;
};

/// Returns `#spirv.coop_matrix_props_khr<...>`. Sizes are positive, types are
/// numbers of one context.
spirv::CooperativeMatrixPropertiesKHRAttr
getCheckedCooperativeMatrixPropertiesKHR(
    EmitErrorFn emitError, const SPIRVCooperativeMatrixProperties &properties,
    bool saturates);

/// Returns `#spirv.coop_matrix_props_nv<...>`, likewise.
spirv::CooperativeMatrixPropertiesNVAttr
getCheckedCooperativeMatrixPropertiesNV(
    EmitErrorFn emitError, const SPIRVCooperativeMatrixProperties &properties);

/// What `#spirv.resource_limits` holds. The defaults are MLIR's, which are the
/// least that Vulkan requires.
struct SPIRVResourceLimits {
  int64_t maxComputeSharedMemorySize = 16384;
  int64_t maxComputeWorkgroupInvocations = 128;
  SmallVector<int64_t> maxComputeWorkgroupSize = {128, 128, 64};
  int64_t subgroupSize = 32;
  std::optional<int64_t> minSubgroupSize, maxSubgroupSize;
  SmallVector<Attribute> cooperativeMatricesKHR, cooperativeMatricesNV;
};

/// Returns `#spirv.resource_limits<...>`. Limits are numbers of 31 bits and not
/// negative, workgroups have three dimensions, and subgroups at least one
/// member and a least size that is no more than the largest.
spirv::ResourceLimitsAttr
getCheckedResourceLimits(EmitErrorFn emitError, MLIRContext *context,
                         const SPIRVResourceLimits &limits);

/// Returns `#spirv.target_env<...>`. The device's number has 32 bits;
/// std::nullopt is that of an unknown device.
spirv::TargetEnvAttr
getCheckedTargetEnv(EmitErrorFn emitError, spirv::VerCapExtAttr triple,
                    spirv::ResourceLimitsAttr limits, spirv::ClientAPI api,
                    spirv::Vendor vendor, spirv::DeviceType deviceType,
                    std::optional<int64_t> deviceID);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_BINDINGS_SPIRV_ATTRIBUTEBUILDERS_H
