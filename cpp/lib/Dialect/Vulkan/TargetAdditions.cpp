//===- TargetAdditions.cpp - Additions to Vulkan targets ------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What follows a "+" in the text of a target: "vulkan1.1+shaderInt8".
//
//===----------------------------------------------------------------------===//

#include "TargetModel.h"

#include "mlir-availability/Dialect/SPIRV/SPIRVAvailability.h"
#include "mlir-availability/Support/Suggestions.h"

#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"

using namespace mlir;
using namespace mlir::availability;
using namespace mlir::vulkan;

namespace {
/// A row of td/generated/VulkanFeatures.td: one way to make a capability
/// usable. See there.
struct VulkanEnables {
  const char *fact;
  const char *capability;
  uint8_t possibleSince;
  uint8_t coreSince;
  const char *extension;
};

#define GET_VulkanEnablesTable_DECL
#define GET_VulkanEnablesTable_IMPL
#include "mlir-availability/Dialect/Vulkan/VulkanEnables.inc"

/// The parts of a `#vulkan.target`, to add to.
class Parts {
public:
  explicit Parts(TargetAttr target)
      : environment(target.getEnvironment()),
        capabilities(environment.getTripleAttr().getCapabilities()),
        extensions(environment.getTripleAttr().getExtensions()),
        features(target.getFeatures()), properties(target.getProperties()),
        openFeatures(target.getOpenFeatures()),
        openProperties(target.getOpenProperties()) {}

  TargetAttr getTarget() const;

  /// Adds what is called `name`. Returns false when nothing is.
  bool add(StringRef name);

private:
  void addCapability(spirv::Capability capability);
  /// Adds all capabilities that the features and properties enable. Who uses a
  /// capability uses those that it implies, so that these must be there first.
  void addEnabled();
  bool isUsable(spirv::Capability capability) const;
  /// Adds the extension that modules need to declare the capability of `row`.
  void addExtensionOf(const VulkanEnables &row);
  /// Returns N for SPIR-V 1.N, which is the number of the enum's case.
  unsigned getMinorVersion() const {
    return static_cast<unsigned>(environment.getTripleAttr().getVersion());
  }
  bool addFact(StringRef name);
  bool hasFact(StringRef name) const;
  void leaveOpen(StringRef name);

  spirv::TargetEnvAttr environment;
  SmallVector<spirv::Capability> capabilities;
  SmallVector<spirv::Extension> extensions;
  SmallVector<Feature> features;
  SmallVector<Property> properties;
  SmallVector<Feature> openFeatures;
  SmallVector<Property> openProperties;
};
} // namespace

TargetAttr Parts::getTarget() const {
  auto makeCanonical = [](auto values) {
    llvm::sort(values);
    values.erase(llvm::unique(values), values.end());
    return values;
  };
  spirv::VerCapExtAttr triple = environment.getTripleAttr();
  triple = spirv::VerCapExtAttr::get(
      triple.getVersion(), makeCanonical(capabilities),
      makeCanonical(extensions), triple.getContext());
  auto extended = spirv::TargetEnvAttr::get(
      triple, environment.getResourceLimits(), environment.getClientAPI(),
      environment.getVendorID(), environment.getDeviceType(),
      environment.getDeviceID());
  return TargetAttr::get(extended, features, properties, openFeatures,
                         openProperties);
}

bool Parts::add(StringRef name) {
  if (addFact(name)) {
    addEnabled();
    return true;
  }
  if (std::optional<spirv::Extension> extension =
          spirv::symbolizeExtension(name)) {
    extensions.push_back(*extension);
    return true;
  }
  std::optional<spirv::Capability> capability =
      spirv::symbolizeCapability(name);
  if (!capability)
    return false;
  addCapability(*capability);
  addEnabled();
  return true;
}

void Parts::addCapability(spirv::Capability capability) {
  capabilities.push_back(capability);
  SmallVector<const VulkanEnables *> rows;
  for (const VulkanEnables &row : VulkanEnablesTable)
    if (row.capability == spirv::stringifyCapability(capability))
      rows.push_back(&row);
  if (rows.empty())
    return;
  addExtensionOf(*rows.front());
  if (llvm::any_of(
          rows, [&](const VulkanEnables *row) { return hasFact(row->fact); }))
    return;
  if (rows.size() == 1) {
    addFact(rows.front()->fact);
    return;
  }
  for (const VulkanEnables *row : rows)
    leaveOpen(row->fact);
}

bool Parts::isUsable(spirv::Capability capability) const {
  return llvm::all_of(spirv::getDirectImpliedCapabilities(capability),
                      [&](spirv::Capability implied) {
                        return llvm::is_contained(capabilities, implied);
                      });
}

void Parts::addEnabled() {
  for (bool isChanged = true; isChanged;) {
    isChanged = false;
    for (const VulkanEnables &row : VulkanEnablesTable) {
      std::optional<spirv::Capability> capability =
          spirv::symbolizeCapability(row.capability);
      if (!hasFact(row.fact) || getMinorVersion() < row.possibleSince ||
          llvm::is_contained(capabilities, *capability) ||
          !isUsable(*capability))
        continue;
      capabilities.push_back(*capability);
      addExtensionOf(row);
      isChanged = true;
    }
  }
}

void Parts::addExtensionOf(const VulkanEnables &row) {
  std::optional<spirv::Extension> extension =
      spirv::symbolizeExtension(row.extension);
  if (extension && getMinorVersion() < row.coreSince)
    extensions.push_back(*extension);
}

bool Parts::addFact(StringRef name) {
  if (std::optional<Feature> feature = symbolizeFeature(name)) {
    features.push_back(*feature);
    return true;
  }
  std::optional<Property> property = symbolizeProperty(name);
  if (property)
    properties.push_back(*property);
  return property.has_value();
}

bool Parts::hasFact(StringRef name) const {
  std::optional<Feature> feature = symbolizeFeature(name);
  std::optional<Property> property = symbolizeProperty(name);
  return (feature && llvm::is_contained(features, *feature)) ||
         (property && llvm::is_contained(properties, *property));
}

void Parts::leaveOpen(StringRef name) {
  if (std::optional<Feature> feature = symbolizeFeature(name))
    openFeatures.push_back(*feature);
  if (std::optional<Property> property = symbolizeProperty(name))
    openProperties.push_back(*property);
}

FailureOr<Attribute> mlir::availability::addToVulkanTarget(
    TargetAttr target, StringRef addition,
    function_ref<InFlightDiagnostic()> emitError) {
  Parts parts(target);
  if (parts.add(addition))
    return Attribute(parts.getTarget());
  SmallVector<StringRef> names;
  for (const Dimension *dimension :
       {&getFeatureDimension(), &getPropertyDimension(),
        &spirv::getCapabilityDimension(), &spirv::getExtensionDimension()})
    for (const Dimension::Value &value : dimension->getValues())
      names.push_back(value.name);
  return emitError() << "unknown feature, property, capability or extension '"
                     << addition << "'" << suggestNames(addition, names);
}
