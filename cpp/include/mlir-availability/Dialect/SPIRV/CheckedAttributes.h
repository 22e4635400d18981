//===- CheckedAttributes.h - Checked attributes of SPIR-V -------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each function checks its arguments. If they don't make a valid attribute, it
// emits a diagnostic and returns a null attribute. MLIR's own `get` functions
// don't check, and its passes rely on valid attributes. `CheckedTypes.h` does
// the same for types.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_SPIRV_CHECKEDATTRIBUTES_H
#define MLIR_AVAILABILITY_DIALECT_SPIRV_CHECKEDATTRIBUTES_H

#include "mlir-availability/Dialect/SPIRV/CheckedTypes.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVAttributes.h"
#include "llvm/Config/llvm-config.h"

/// 1 if MLIR has `#spirv.coop_matrix_props_nv<...>`. MLIR 23 removed it with
/// the ops of SPV_NV_cooperative_matrix.
#define MLIR_AVAILABILITY_HAS_COOPERATIVE_MATRIX_NV (LLVM_VERSION_MAJOR < 23)

namespace mlir::availability {

/// Returns `#spirv.entry_point_abi<...>`. The workgroup size has three positive
/// numbers, or is empty if it isn't stated. `targetWidth` is the width of the
/// floats that execution modes apply to: 16, 32 or 64.
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

/// Returns `#spirv.linkage_attributes<...>`. The name must not be empty or
/// contain a null character, which would terminate it.
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

/// Returns `#spirv.coop_matrix_props_khr<...>`. Sizes must be positive. Types
/// must be integers or floats of one context.
spirv::CooperativeMatrixPropertiesKHRAttr
getCheckedCooperativeMatrixPropertiesKHR(
    EmitErrorFn emitError, const SPIRVCooperativeMatrixProperties &properties,
    bool saturates);

#if MLIR_AVAILABILITY_HAS_COOPERATIVE_MATRIX_NV
/// Returns `#spirv.coop_matrix_props_nv<...>`, with the same rules.
spirv::CooperativeMatrixPropertiesNVAttr
getCheckedCooperativeMatrixPropertiesNV(
    EmitErrorFn emitError, const SPIRVCooperativeMatrixProperties &properties);
#endif

/// The limits in a `#spirv.resource_limits`. The defaults are MLIR's, which are
/// the minimum values that Vulkan requires.
struct SPIRVResourceLimits {
  int64_t maxComputeSharedMemorySize = 16384;
  int64_t maxComputeWorkgroupInvocations = 128;
  SmallVector<int64_t> maxComputeWorkgroupSize = {128, 128, 64};
  int64_t subgroupSize = 32;
  std::optional<int64_t> minSubgroupSize, maxSubgroupSize;
  SmallVector<Attribute> cooperativeMatricesKHR, cooperativeMatricesNV;
};

/// Returns `#spirv.resource_limits<...>`. Limits must be nonnegative and fit
/// into 31 bits. Workgroups have three dimensions. Subgroup sizes are positive,
/// and the minimum doesn't exceed the maximum.
spirv::ResourceLimitsAttr
getCheckedResourceLimits(EmitErrorFn emitError, MLIRContext *context,
                         const SPIRVResourceLimits &limits);

/// Returns `#spirv.target_env<...>`. `deviceID` has 32 bits, or is std::nullopt
/// for an unknown device.
spirv::TargetEnvAttr
getCheckedTargetEnv(EmitErrorFn emitError, spirv::VerCapExtAttr triple,
                    spirv::ResourceLimitsAttr limits, spirv::ClientAPI api,
                    spirv::Vendor vendor, spirv::DeviceType deviceType,
                    std::optional<int64_t> deviceID);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_SPIRV_CHECKEDATTRIBUTES_H
