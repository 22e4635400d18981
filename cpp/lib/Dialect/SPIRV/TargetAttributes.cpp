//===- TargetAttributes.cpp - SPIR-V target attributes --------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The offers of `#spirv.target_env` and `#spirv.vce`. The needs of ops are in
// td/dialects/SPIRV*.td.
//
//===----------------------------------------------------------------------===//

#include "TargetAttributes.h"
#include "Triple.h"

#include "mlir-availability/Dialect/SPIRV/ClientAPI.h"
#include "mlir-availability/IR/Implications.h"

#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace mlir::availability;

//===----------------------------------------------------------------------===//
// Versions, capabilities and extensions
//===----------------------------------------------------------------------===//

/// Returns what a module can declare of `attr`. The rest isn't offered: a
/// capability is unavailable without the extension that provides it.
static Triple getDeclarable(spirv::VerCapExtAttr attr) {
  Triple triple(attr);
  triple.dropUndeclarable();
  return triple;
}

/// Returns the capabilities that `attr` offers.
static SmallVector<int64_t> getCapabilities(spirv::VerCapExtAttr attr) {
  SmallVector<int64_t> all;
  for (spirv::Capability capability : getDeclarable(attr).capabilities)
    all.push_back(static_cast<int64_t>(capability));
  return all;
}

/// Returns the extensions that `attr` offers. They include those in its
/// version, and those that environments of `api`, or any environment, accept.
static SmallVector<int64_t> getExtensions(spirv::VerCapExtAttr attr,
                                          std::optional<spirv::ClientAPI> api) {
  llvm::SmallSetVector<int64_t, 32> all;
  for (spirv::Extension extension : getDeclarable(attr).extensions)
    all.insert(static_cast<int64_t>(extension));
  for (spirv::Extension extension :
       getExtensionsOf(attr.getContext(), attr.getVersion(), api))
    all.insert(static_cast<int64_t>(extension));
  return all.takeVector();
}

/// Returns the clauses for declaring `requirement`, a capability or extension
/// in `listed`, that `declarable` doesn't satisfy. Returns nothing if it isn't
/// listed.
static SmallVector<Clause> getMissing(const Triple &listed,
                                      const Triple &declarable,
                                      const Requirement &requirement) {
  if (requirement.dimension == &spirv::getCapabilityDimension()) {
    auto capability = static_cast<spirv::Capability>(requirement.value);
    if (listed.capabilities.contains(capability))
      return declarable.getMissing(capability);
  }
  if (requirement.dimension == &spirv::getExtensionDimension()) {
    auto extension = static_cast<spirv::Extension>(requirement.value);
    if (listed.extensions.contains(extension))
      return declarable.getMissing(extension);
  }
  return {};
}

/// If the required extension is part of the version of `attr`, returns a note
/// that says so, phrased as the end of a sentence; "" otherwise.
static std::string explainInVersion(spirv::VerCapExtAttr attr,
                                    const Requirement &requirement) {
  if (requirement.dimension != &spirv::getExtensionDimension() ||
      !llvm::is_contained(getExtensionsOf(attr.getVersion()),
                          static_cast<spirv::Extension>(requirement.value)))
    return "";
  return ("modules of SPIR-V " + spirv::stringifyVersion(attr.getVersion()) +
          " include the extension, and don't declare it")
      .str();
}

/// Returns why `attr` doesn't offer a requirement that it lists, or includes in
/// another way, phrased as the end of a sentence; "" if it does neither.
static std::string explainUndeclarable(spirv::VerCapExtAttr attr,
                                       const Requirement &requirement) {
  Triple listed(attr), declarable = getDeclarable(attr);
  SmallVector<Clause> missing = getMissing(listed, declarable, requirement);
  if (missing.empty())
    return explainInVersion(attr, requirement);
  ArrayRef<Requirement> anyOf = missing.front().anyOf;
  std::string text =
      "it lists " + requirement.dimension->stringify(requirement.value) +
      ", but not what declaring it requires, " + describeAlternatives(anyOf);
  // That extension may be listed without its own requirements.
  for (const Requirement &needed : anyOf)
    for (const Clause &clause : getMissing(listed, declarable, needed))
      text = "it lists " + requirement.dimension->stringify(requirement.value) +
             " and " + needed.dimension->stringify(needed.value) +
             ", but not what declaring the latter requires, " +
             describeAlternatives(clause.anyOf);
  return text;
}

static spirv::VerCapExtAttr getTriple(spirv::VerCapExtAttr attr) {
  return attr;
}
static spirv::VerCapExtAttr getTriple(spirv::TargetEnvAttr attr) {
  return attr.getTripleAttr();
}

/// Returns the client API that an attribute is for. A triple doesn't say for
/// which API its module is.
static std::optional<spirv::ClientAPI> getAPI(spirv::VerCapExtAttr) {
  return std::nullopt;
}
static std::optional<spirv::ClientAPI> getAPI(spirv::TargetEnvAttr attr) {
  return attr.getClientAPI();
}

//===----------------------------------------------------------------------===//
// Limits
//===----------------------------------------------------------------------===//

/// Returns the possible subgroup sizes: the default size and, if the size is
/// selectable, the powers of two within the bounds.
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

/// Returns what `limits` offers along `dimension`; std::nullopt if
/// td/dialects/SPIRV/SPIRVLimits.td doesn't define it. A limit that isn't a
/// number offers nothing.
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

/// Returns limits that no op exceeds, with the cooperative matrices of
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

/// Returns what an attribute offers along dimensions that its triple lacks.
static std::optional<SmallVector<int64_t>> getFurtherOffer(spirv::VerCapExtAttr,
                                                           const Dimension &) {
  return std::nullopt;
}
static std::optional<SmallVector<int64_t>>
getFurtherOffer(spirv::TargetEnvAttr attr, const Dimension &dimension) {
  if (&dimension == &spirv::getClientAPIDimension()) {
    if (attr.getClientAPI() == spirv::ClientAPI::Unknown)
      return std::nullopt;
    return SmallVector<int64_t>{static_cast<int64_t>(attr.getClientAPI())};
  }
  if (&dimension == &spirv::getSupportedCapabilityDimension()) {
    if (attr.getClientAPI() != spirv::ClientAPI::Vulkan)
      return std::nullopt;
    auto target =
        cast<AvailabilityTargetAttrInterface>(static_cast<Attribute>(attr));
    return getOffered(target, spirv::getCapabilityDimension());
  }
  return getOfferedLimit(attr.getResourceLimits(), dimension);
}

namespace {
/// `#spirv.vce` and `#spirv.target_env` differ only in the maximum version and
/// the limits.
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
    // A triple describes a module, which has one version. An environment
    // accepts modules of all versions up to its own.
    if (&dimension == &spirv::getMaxVersionDimension())
      return SmallVector<int64_t>{
          isa<spirv::VerCapExtAttr>(attr)
              ? version
              : static_cast<int64_t>(spirv::Version::V_1_0)};
    if (&dimension == &spirv::getCapabilityDimension())
      return getCapabilities(triple);
    if (&dimension == &spirv::getExtensionDimension())
      return getExtensions(triple, getAPI(cast<AttrTy>(attr)));
    return getFurtherOffer(cast<AttrTy>(attr), dimension);
  }

  bool leavesOpen(Attribute attr, const Requirement &requirement) const {
    std::optional<spirv::ClientAPI> api = getAPI(cast<AttrTy>(attr));
    return api &&
           mlir::availability::leavesOpen(attr.getContext(), *api, requirement);
  }

  std::string describe(Attribute attr) const {
    auto count = [&](const Dimension &dimension) {
      auto target = cast<AvailabilityTargetAttrInterface>(attr);
      return std::to_string(getOffered(target, dimension)->size());
    };
    spirv::Version version = getTriple(cast<AttrTy>(attr)).getVersion();
    return "SPIR-V " + spirv::stringifyVersion(version).str() + ", " +
           count(spirv::getCapabilityDimension()) + " capabilities, " +
           count(spirv::getExtensionDimension()) + " extensions";
  }

  std::string explainLack(Attribute attr,
                          const Requirement &requirement) const {
    return explainUndeclarable(getTriple(cast<AttrTy>(attr)), requirement);
  }
};
} // namespace

void mlir::availability::attachSPIRVTargetModels(MLIRContext &context) {
  spirv::VerCapExtAttr::attachInterface<TargetModel<spirv::VerCapExtAttr>>(
      context);
  spirv::TargetEnvAttr::attachInterface<TargetModel<spirv::TargetEnvAttr>>(
      context);
}
