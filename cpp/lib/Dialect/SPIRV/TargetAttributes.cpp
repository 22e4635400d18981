//===- TargetAttributes.cpp - SPIR-V target attributes --------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What `#spirv.target_env` and `#spirv.vce` offer: the side of targets. What
// ops need is in td/dialects/SPIRV*.td.
//
//===----------------------------------------------------------------------===//

#include "TargetAttributes.h"

#include "mlir-availability/Dialect/SPIRV/SPIRVAvailability.h"

#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::availability;

//===----------------------------------------------------------------------===//
// Versions, capabilities and extensions
//===----------------------------------------------------------------------===//

/// Returns the capabilities of `triple` and all that they imply.
static SmallVector<int64_t> getAllCapabilities(spirv::VerCapExtAttr triple) {
  llvm::SmallSetVector<int64_t, 32> all;
  for (spirv::Capability capability : triple.getCapabilities()) {
    all.insert(static_cast<int64_t>(capability));
    for (spirv::Capability implied :
         spirv::getRecursiveImpliedCapabilities(capability))
      all.insert(static_cast<int64_t>(implied));
  }
  return all.takeVector();
}

/// Returns the extensions of `triple` and those that its version took in.
static SmallVector<int64_t> getAllExtensions(spirv::VerCapExtAttr triple) {
  llvm::SmallSetVector<int64_t, 32> all;
  for (spirv::Extension extension : triple.getExtensions())
    all.insert(static_cast<int64_t>(extension));
  for (spirv::Extension extension :
       spirv::getImpliedExtensions(triple.getVersion()))
    all.insert(static_cast<int64_t>(extension));
  return all.takeVector();
}

static spirv::VerCapExtAttr getTriple(spirv::VerCapExtAttr attr) {
  return attr;
}
static spirv::VerCapExtAttr getTriple(spirv::TargetEnvAttr attr) {
  return attr.getTripleAttr();
}

//===----------------------------------------------------------------------===//
// Limits
//===----------------------------------------------------------------------===//

/// Returns the sizes that subgroups can have: the default size and, where the
/// size can be chosen, the powers of two within the bounds.
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

/// Returns what `limits` offer along `dimension`; std::nullopt when that is
/// none of td/dialects/SPIRVLimits.td. A limit that isn't a number offers
/// nothing.
static std::optional<SmallVector<int64_t>>
getOfferedLimit(spirv::ResourceLimitsAttr limits, const Dimension &dimension) {
  using Values = SmallVector<int64_t>;
  if (&dimension == &spirv::getMaxComputeWorkgroupInvocationsDimension())
    return Values{limits.getMaxComputeWorkgroupInvocations()};
  if (&dimension == &spirv::getMaxComputeSharedMemorySizeDimension())
    return Values{limits.getMaxComputeSharedMemorySize()};
  if (&dimension == &spirv::getSubgroupSizeDimension())
    return getSubgroupSizes(limits);
  const Dimension *axes[] = {&spirv::getMaxComputeWorkgroupSizeXDimension(),
                             &spirv::getMaxComputeWorkgroupSizeYDimension(),
                             &spirv::getMaxComputeWorkgroupSizeZDimension()};
  const auto *axis = llvm::find(axes, &dimension);
  if (axis == std::end(axes))
    return std::nullopt;
  // Workaround: spirv-attributes-unverified
  // Upstream doesn't verify that the attribute holds three numbers.
  ArrayAttr sizes = limits.getMaxComputeWorkgroupSize();
  size_t index = axis - axes;
  auto size = sizes && index < sizes.size()
                  ? dyn_cast_or_null<IntegerAttr>(sizes[index])
                  : IntegerAttr();
  if (!size || !size.getValue().isSignedIntN(64))
    return Values{};
  return Values{size.getValue().getSExtValue()};
}

/// Returns limits that no op exceeds. The cooperative matrices are those of
/// `limits`.
static spirv::ResourceLimitsAttr liftLimits(spirv::ResourceLimitsAttr limits) {
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

Attribute mlir::availability::removeSPIRVLimits(Attribute target) {
  auto env = dyn_cast<spirv::TargetEnvAttr>(target);
  if (!env)
    return target;
  return spirv::TargetEnvAttr::get(env.getTripleAttr(),
                                   liftLimits(env.getResourceLimits()),
                                   env.getClientAPI(), env.getVendorID(),
                                   env.getDeviceType(), env.getDeviceID());
}

//===----------------------------------------------------------------------===//
// The models
//===----------------------------------------------------------------------===//

/// Returns what an attribute offers along dimensions that its triple doesn't
/// have.
static std::optional<SmallVector<int64_t>> getFurtherOffer(spirv::VerCapExtAttr,
                                                           const Dimension &) {
  return std::nullopt;
}
static std::optional<SmallVector<int64_t>>
getFurtherOffer(spirv::TargetEnvAttr attr, const Dimension &dimension) {
  return getOfferedLimit(attr.getResourceLimits(), dimension);
}

namespace {
/// `#spirv.vce` and `#spirv.target_env` offer the same things, but for the
/// maximal version and for limits.
template <typename AttrTy>
struct TargetModel
    : AvailabilityTargetAttrInterface::ExternalModel<TargetModel<AttrTy>,
                                                     AttrTy> {
  std::optional<SmallVector<int64_t>>
  offered(Attribute attr, const Dimension &dimension) const {
    spirv::VerCapExtAttr triple = getTriple(cast<AttrTy>(attr));
    auto version = static_cast<int64_t>(triple.getVersion());
    if (&dimension == &spirv::getMinVersionDimension())
      return SmallVector<int64_t>{version};
    // A triple is of a module, which has a version. An environment takes
    // modules of all versions up to its own.
    if (&dimension == &spirv::getMaxVersionDimension())
      return SmallVector<int64_t>{
          isa<spirv::VerCapExtAttr>(attr)
              ? version
              : static_cast<int64_t>(spirv::Version::V_1_0)};
    if (&dimension == &spirv::getCapabilityDimension())
      return getAllCapabilities(triple);
    if (&dimension == &spirv::getExtensionDimension())
      return getAllExtensions(triple);
    return getFurtherOffer(cast<AttrTy>(attr), dimension);
  }

  /// The attribute of a Vulkan implementation has no place for features and
  /// properties: which it has, nobody says.
  bool leavesOpen(Attribute attr, const Requirement &requirement) const {
    auto env = dyn_cast<spirv::TargetEnvAttr>(attr);
    return env && env.getClientAPI() == spirv::ClientAPI::Vulkan &&
           requirement.dimension->getDialectName() == "vulkan";
  }

  std::string describe(Attribute attr) const {
    spirv::VerCapExtAttr triple = getTriple(cast<AttrTy>(attr));
    return "SPIR-V " + spirv::stringifyVersion(triple.getVersion()).str() +
           ", " + std::to_string(getAllCapabilities(triple).size()) +
           " capabilities, " + std::to_string(getAllExtensions(triple).size()) +
           " extensions";
  }
};
} // namespace

void mlir::availability::attachSPIRVTargetModels(MLIRContext &context) {
  spirv::VerCapExtAttr::attachInterface<TargetModel<spirv::VerCapExtAttr>>(
      context);
  spirv::TargetEnvAttr::attachInterface<TargetModel<spirv::TargetEnvAttr>>(
      context);
}
