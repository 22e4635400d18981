//===- CheckedAttributes.cpp - Checked attributes of SPIR-V ---------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/SPIRV/CheckedAttributes.h"

#include "TypeChecks.h"

#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace mlir::availability;

static std::optional<int> toInt(std::optional<int64_t> number) {
  if (!number)
    return std::nullopt;
  return static_cast<int>(*number);
}

//===----------------------------------------------------------------------===//
// Interfaces of kernels
//===----------------------------------------------------------------------===//

spirv::EntryPointABIAttr mlir::availability::getCheckedEntryPointABI(
    EmitErrorFn emitError, MLIRContext *context,
    ArrayRef<int64_t> workgroupSize, std::optional<int64_t> subgroupSize,
    std::optional<int64_t> targetWidth) {
  if (!workgroupSize.empty() && workgroupSize.size() != 3) {
    emitError() << "a workgroup has three dimensions, not "
                << workgroupSize.size();
    return {};
  }
  for (int64_t size : workgroupSize)
    if (failed(checkRange(emitError, size, 1, INT32_MAX,
                          "the size of a workgroup")))
      return {};
  if (failed(checkRange(emitError, subgroupSize, 1, INT32_MAX,
                        "the size of a subgroup")))
    return {};
  if (targetWidth && !llvm::is_contained({16, 32, 64}, *targetWidth)) {
    emitError() << "the width of floats can't be " << *targetWidth
                << ": expected 16, 32 or 64";
    return {};
  }
  SmallVector<int32_t> sizes(workgroupSize);
  return spirv::EntryPointABIAttr::get(
      context,
      sizes.empty() ? DenseI32ArrayAttr()
                    : DenseI32ArrayAttr::get(context, sizes),
      toInt(subgroupSize), toInt(targetWidth));
}

spirv::InterfaceVarABIAttr mlir::availability::getCheckedInterfaceVarABI(
    EmitErrorFn emitError, MLIRContext *context, int64_t descriptorSet,
    int64_t binding, std::optional<spirv::StorageClass> storageClass) {
  if (failed(checkRange(emitError, descriptorSet, 0, UINT32_MAX,
                        "a descriptor set")) ||
      failed(checkRange(emitError, binding, 0, UINT32_MAX, "a binding")))
    return {};
  return spirv::InterfaceVarABIAttr::get(descriptorSet, binding, storageClass,
                                         context);
}

spirv::LinkageAttributesAttr mlir::availability::getCheckedLinkageAttributes(
    EmitErrorFn emitError, MLIRContext *context, StringRef name,
    spirv::LinkageType type) {
  if (name.empty() || name.contains('\0')) {
    emitError() << "a linkage name can't be "
                << (name.empty() ? "empty" : "one with a zero in it");
    return {};
  }
  return spirv::LinkageAttributesAttr::get(
      context, StringAttr::get(context, name),
      spirv::LinkageTypeAttr::get(context, type));
}

spirv::CacheControlLoadINTELAttr mlir::availability::getCheckedCacheControlLoad(
    EmitErrorFn emitError, MLIRContext *context, int64_t cacheLevel,
    spirv::LoadCacheControl control) {
  if (failed(checkRange(emitError, cacheLevel, 0, UINT32_MAX, "a cache level")))
    return {};
  return spirv::CacheControlLoadINTELAttr::get(context, cacheLevel, control);
}

spirv::CacheControlStoreINTELAttr
mlir::availability::getCheckedCacheControlStore(
    EmitErrorFn emitError, MLIRContext *context, int64_t cacheLevel,
    spirv::StoreCacheControl control) {
  if (failed(checkRange(emitError, cacheLevel, 0, UINT32_MAX, "a cache level")))
    return {};
  return spirv::CacheControlStoreINTELAttr::get(context, cacheLevel, control);
}

//===----------------------------------------------------------------------===//
// Targets
//===----------------------------------------------------------------------===//

static LogicalResult
checkProperties(EmitErrorFn emitError,
                const SPIRVCooperativeMatrixProperties &properties) {
  for (int64_t size : {properties.m, properties.n, properties.k})
    if (failed(checkRange(emitError, size, 1, INT32_MAX,
                          "the size of a cooperative matrix")))
      return failure();
  for (Type type :
       {properties.a, properties.b, properties.c, properties.result}) {
    if (type.getContext() != properties.a.getContext())
      return emitError() << "types of different contexts";
    if (failed(checkNumberType(emitError, type,
                               "the element of a cooperative matrix")))
      return failure();
  }
  return success();
}

spirv::CooperativeMatrixPropertiesKHRAttr
mlir::availability::getCheckedCooperativeMatrixPropertiesKHR(
    EmitErrorFn emitError, const SPIRVCooperativeMatrixProperties &properties,
    bool saturates) {
  if (failed(checkProperties(emitError, properties)))
    return {};
  MLIRContext *context = properties.a.getContext();
  return spirv::CooperativeMatrixPropertiesKHRAttr::get(
      context, properties.m, properties.n, properties.k, properties.a,
      properties.b, properties.c, properties.result, saturates,
      spirv::ScopeAttr::get(context, properties.scope));
}

#if MLIR_AVAILABILITY_HAS_COOPERATIVE_MATRIX_NV
spirv::CooperativeMatrixPropertiesNVAttr
mlir::availability::getCheckedCooperativeMatrixPropertiesNV(
    EmitErrorFn emitError, const SPIRVCooperativeMatrixProperties &properties) {
  if (failed(checkProperties(emitError, properties)))
    return {};
  MLIRContext *context = properties.a.getContext();
  return spirv::CooperativeMatrixPropertiesNVAttr::get(
      context, properties.m, properties.n, properties.k, properties.a,
      properties.b, properties.c, properties.result,
      spirv::ScopeAttr::get(context, properties.scope));
}
#endif

/// Returns the attributes as an array, or null if there are none.
template <typename AttrT>
static FailureOr<ArrayAttr> getArrayOf(EmitErrorFn emitError,
                                       MLIRContext *context,
                                       ArrayRef<Attribute> attributes) {
  for (Attribute attribute : attributes) {
    if (attribute.getContext() != context)
      return emitError() << "attributes of different contexts";
    if (!isa<AttrT>(attribute))
      return emitError() << "expected #" << AttrT::name << "<...>, not "
                         << attribute;
  }
  return attributes.empty() ? ArrayAttr() : ArrayAttr::get(context, attributes);
}

/// Returns the attributes as an array. Fails for a nonempty array from MLIR 23
/// on, which lacks such attributes.
static FailureOr<ArrayAttr> getArrayOfNV(EmitErrorFn emitError,
                                         MLIRContext *context,
                                         ArrayRef<Attribute> attributes) {
#if MLIR_AVAILABILITY_HAS_COOPERATIVE_MATRIX_NV
  return getArrayOf<spirv::CooperativeMatrixPropertiesNVAttr>(
      emitError, context, attributes);
#else
  if (!attributes.empty())
    return emitError() << "MLIR " << LLVM_VERSION_MAJOR
                       << " has no #spirv.coop_matrix_props_nv<...>";
  return ArrayAttr();
#endif
}

static LogicalResult checkLimits(EmitErrorFn emitError,
                                 const SPIRVResourceLimits &limits) {
  if (failed(checkRange(emitError, limits.maxComputeSharedMemorySize, 0,
                        INT32_MAX, "the size of shared memory")) ||
      failed(checkRange(emitError, limits.maxComputeWorkgroupInvocations, 0,
                        INT32_MAX, "the number of invocations")) ||
      failed(checkRange(emitError, limits.subgroupSize, 1, INT32_MAX,
                        "the size of a subgroup")) ||
      failed(checkRange(emitError, limits.minSubgroupSize, 1, INT32_MAX,
                        "the least size of a subgroup")) ||
      failed(checkRange(emitError, limits.maxSubgroupSize,
                        limits.minSubgroupSize.value_or(1), INT32_MAX,
                        "the largest size of a subgroup")))
    return failure();
  if (limits.maxComputeWorkgroupSize.size() != 3)
    return emitError() << "a workgroup has three dimensions, not "
                       << limits.maxComputeWorkgroupSize.size();
  for (int64_t size : limits.maxComputeWorkgroupSize)
    if (failed(checkRange(emitError, size, 0, INT32_MAX,
                          "the size of a workgroup")))
      return failure();
  return success();
}

spirv::ResourceLimitsAttr mlir::availability::getCheckedResourceLimits(
    EmitErrorFn emitError, MLIRContext *context,
    const SPIRVResourceLimits &limits) {
  if (failed(checkLimits(emitError, limits)))
    return {};
  auto khr = getArrayOf<spirv::CooperativeMatrixPropertiesKHRAttr>(
      emitError, context, limits.cooperativeMatricesKHR);
  FailureOr<ArrayAttr> nv =
      getArrayOfNV(emitError, context, limits.cooperativeMatricesNV);
  if (failed(khr) || failed(nv))
    return {};
  SmallVector<int32_t> workgroupSize(
      ArrayRef<int64_t>(limits.maxComputeWorkgroupSize));
  return spirv::ResourceLimitsAttr::get(
      context, limits.maxComputeSharedMemorySize,
      limits.maxComputeWorkgroupInvocations,
      Builder(context).getI32ArrayAttr(workgroupSize), limits.subgroupSize,
      toInt(limits.minSubgroupSize), toInt(limits.maxSubgroupSize), *khr, *nv);
}

spirv::TargetEnvAttr mlir::availability::getCheckedTargetEnv(
    EmitErrorFn emitError, spirv::VerCapExtAttr triple,
    spirv::ResourceLimitsAttr limits, spirv::ClientAPI api,
    spirv::Vendor vendor, spirv::DeviceType deviceType,
    std::optional<int64_t> deviceID) {
  if (triple.getContext() != limits.getContext()) {
    emitError() << "attributes of different contexts";
    return {};
  }
  if (failed(checkRange(emitError, deviceID, 0, UINT32_MAX,
                        "the number of a device")))
    return {};
  return spirv::TargetEnvAttr::get(
      triple, limits, api, vendor, deviceType,
      deviceID.value_or(spirv::TargetEnvAttr::kUnknownDeviceID));
}
