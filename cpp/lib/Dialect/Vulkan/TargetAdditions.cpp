//===- TargetAdditions.cpp - Additions to Vulkan targets ------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Additions after a "+" in the text of a target: "vulkan1.1+shaderInt8".
//
//===----------------------------------------------------------------------===//

#include "LLVMVersions.h"
#include "TargetModel.h"

#include "mlir-availability/Dialect/SPIRV/SPIRVAvailability.h"
#include "mlir-availability/Support/Suggestions.h"

#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::availability;
using namespace mlir::vulkan;

namespace {
/// A row of td/generated/VulkanFeatures.td: one way to enable a capability. See
/// there.
struct VulkanEnables {
  TableString fact;
  TableString capability;
  uint8_t possibleSince;
  uint8_t coreSince;
  TableString extension;
};

/// What comes with a feature: a capability or an extension. See there.
struct VulkanBrings {
  TableString feature;
  TableString name;
  uint8_t since;
};

#define GET_VulkanBringsTable_DECL
#define GET_VulkanBringsTable_IMPL
#define GET_VulkanEnablesTable_DECL
#define GET_VulkanEnablesTable_IMPL
#include "mlir-availability/Dialect/Vulkan/VulkanEnables.inc"

/// A feature or a property.
struct Fact {
  explicit Fact(StringRef name)
      : feature(symbolizeFeature(name)), property(symbolizeProperty(name)) {}

  std::optional<Feature> feature;
  std::optional<Property> property;
};

/// The same row with its names resolved.
struct EnablingRow {
  Fact fact;
  spirv::Capability capability;
  uint8_t possibleSince;
  uint8_t coreSince;
  std::optional<spirv::Extension> extension;
};

/// The parts of a `#vulkan.target`, which additions extend.
class Parts {
public:
  explicit Parts(TargetAttr target);

  TargetAttr getTarget() const;

  /// Adds what `name` refers to. Returns false if it refers to nothing.
  bool add(StringRef name);

  /// Returns true if the target doesn't offer `capability`, but would if it had
  /// a feature or a property that it leaves open.
  bool leavesOpen(spirv::Capability capability) const;

private:
  void addCapability(spirv::Capability capability);
  /// Adds what comes with `feature`, because only an extension has it.
  void addBrought(StringRef feature);
  /// Adds all capabilities that the features and properties enable. A
  /// capability is added after the ones that it implies, since it uses these
  /// too.
  void addEnabled();
  bool isUsable(spirv::Capability capability) const;
  /// Adds the extension that modules need to declare the capability of `row`.
  void addExtensionOf(const EnablingRow &row);
  /// Returns N for SPIR-V 1.N. The enum's cases have these values.
  unsigned getMinorVersion() const {
    return static_cast<unsigned>(environment.getTripleAttr().getVersion());
  }
  /// Returns false if `fact` is neither a feature nor a property.
  bool addFact(const Fact &fact);
  bool hasFact(const Fact &fact) const;
  bool hasOpen(const Fact &fact) const;
  void leaveOpen(const Fact &fact);

  spirv::TargetEnvAttr environment;
  // In MLIR's enums or not.
  llvm::SmallSetVector<spirv::Capability, 32> capabilities;
  llvm::SmallSetVector<spirv::Extension, 32> extensions;
  llvm::SmallSetVector<Feature, 32> features;
  llvm::SmallSetVector<Property, 32> properties;
  SmallVector<Feature> openFeatures;
  SmallVector<Property> openProperties;
};
} // namespace

/// Returns the capability called `name`, in MLIR's enum or not; std::nullopt if
/// there is none.
static std::optional<spirv::Capability> getCapability(StringRef name) {
  std::optional<int64_t> value = spirv::getCapabilityDimension().parse(name);
  return value ? std::optional(static_cast<spirv::Capability>(*value))
               : std::nullopt;
}

/// Same, for an extension.
static std::optional<spirv::Extension> getExtension(StringRef name) {
  std::optional<int64_t> value = spirv::getExtensionDimension().parse(name);
  return value ? std::optional(static_cast<spirv::Extension>(*value))
               : std::nullopt;
}

static ArrayRef<EnablingRow> getRows() {
  static const std::vector<EnablingRow> rows = [] {
    std::vector<EnablingRow> result;
    auto getText = [](TableString string) {
      return MLIR_AVAILABILITY_TABLE_TEXT(getVulkanEnablesStr, string);
    };
    for (const VulkanEnables &row : VulkanEnablesTable)
      result.push_back({Fact(getText(row.fact)),
                        *getCapability(getText(row.capability)),
                        row.possibleSince, row.coreSince,
                        getExtension(getText(row.extension))});
    return result;
  }();
  return rows;
}

Parts::Parts(TargetAttr target)
    : environment(target.getEnvironment()),
      openFeatures(target.getOpenFeatures()),
      openProperties(target.getOpenProperties()) {
  spirv::VerCapExtAttr triple = environment.getTripleAttr();
  capabilities.insert_range(triple.getCapabilities());
  capabilities.insert_range(target.getFurtherCapabilities());
  extensions.insert_range(triple.getExtensions());
  extensions.insert_range(target.getFurtherExtensions());
  features.insert_range(target.getFeatures());
  properties.insert_range(target.getProperties());
}

/// Splits `all` into sorted lists: values of MLIR's enum in `first`, the others
/// in `further`.
template <typename T, typename IsKnownFn>
static void split(ArrayRef<T> all, IsKnownFn isKnown, SmallVectorImpl<T> &first,
                  SmallVectorImpl<T> &further) {
  for (T value : all)
    (isKnown(value) ? first : further).push_back(value);
  llvm::sort(first);
  llvm::sort(further);
}

TargetAttr Parts::getTarget() const {
  SmallVector<spirv::Capability> stated, further;
  split(
      capabilities.getArrayRef(),
      [](spirv::Capability value) {
        return spirv::symbolizeCapability(static_cast<uint32_t>(value));
      },
      stated, further);
  SmallVector<spirv::Extension> statedExtensions, furtherExtensions;
  split(
      extensions.getArrayRef(),
      [](spirv::Extension value) {
        return spirv::symbolizeExtension(static_cast<uint32_t>(value));
      },
      statedExtensions, furtherExtensions);
  auto triple = spirv::VerCapExtAttr::get(
      environment.getTripleAttr().getVersion(), stated, statedExtensions,
      environment.getContext());
  auto extended = spirv::TargetEnvAttr::get(
      triple, environment.getResourceLimits(), environment.getClientAPI(),
      environment.getVendorID(), environment.getDeviceType(),
      environment.getDeviceID());
  return TargetAttr::get(extended, features.getArrayRef(),
                         properties.getArrayRef(), openFeatures, openProperties,
                         further, furtherExtensions);
}

bool Parts::add(StringRef name) {
  if (addFact(Fact(name))) {
    addBrought(name);
    addEnabled();
    return true;
  }
  if (std::optional<spirv::Extension> extension = getExtension(name)) {
    extensions.insert(*extension);
    return true;
  }
  std::optional<spirv::Capability> capability = getCapability(name);
  if (!capability)
    return false;
  addCapability(*capability);
  addEnabled();
  return true;
}

void Parts::addCapability(spirv::Capability capability) {
  capabilities.insert(capability);
  SmallVector<const EnablingRow *> rows;
  for (const EnablingRow &row : getRows())
    if (row.capability == capability)
      rows.push_back(&row);
  if (rows.empty())
    return;
  addExtensionOf(*rows.front());
  if (llvm::any_of(rows,
                   [&](const EnablingRow *row) { return hasFact(row->fact); }))
    return;
  if (rows.size() == 1) {
    addFact(rows.front()->fact);
    return;
  }
  for (const EnablingRow *row : rows)
    leaveOpen(row->fact);
}

void Parts::addBrought(StringRef feature) {
  auto getText = [](TableString string) {
    return MLIR_AVAILABILITY_TABLE_TEXT(getVulkanBringsStr, string);
  };
  for (const VulkanBrings &row : VulkanBringsTable) {
    if (getText(row.feature) != feature || getMinorVersion() < row.since)
      continue;
    StringRef name = getText(row.name);
    if (std::optional<spirv::Extension> extension = getExtension(name))
      extensions.insert(*extension);
    else if (std::optional<spirv::Capability> capability = getCapability(name);
             capability && isUsable(*capability))
      capabilities.insert(*capability);
  }
}

bool Parts::isUsable(spirv::Capability capability) const {
  auto isThere = [&](spirv::Capability implied) {
    return capabilities.contains(implied);
  };
  return llvm::all_of(spirv::getDirectImpliedCapabilities(capability),
                      isThere) &&
         llvm::all_of(getImpliedCapabilities(capability), isThere);
}

void Parts::addEnabled() {
  for (bool isChanged = true; isChanged;) {
    isChanged = false;
    for (const EnablingRow &row : getRows()) {
      if (!hasFact(row.fact) || getMinorVersion() < row.possibleSince ||
          capabilities.contains(row.capability) || !isUsable(row.capability))
        continue;
      capabilities.insert(row.capability);
      addExtensionOf(row);
      isChanged = true;
    }
  }
}

void Parts::addExtensionOf(const EnablingRow &row) {
  if (row.extension && getMinorVersion() < row.coreSince)
    extensions.insert(*row.extension);
}

bool Parts::addFact(const Fact &fact) {
  if (fact.feature)
    features.insert(*fact.feature);
  else if (fact.property)
    properties.insert(*fact.property);
  return fact.feature || fact.property;
}

bool Parts::hasFact(const Fact &fact) const {
  return (fact.feature && features.contains(*fact.feature)) ||
         (fact.property && properties.contains(*fact.property));
}

void Parts::leaveOpen(const Fact &fact) {
  if (fact.feature)
    openFeatures.push_back(*fact.feature);
  if (fact.property)
    openProperties.push_back(*fact.property);
}

bool Parts::hasOpen(const Fact &fact) const {
  return (fact.feature && llvm::is_contained(openFeatures, *fact.feature)) ||
         (fact.property && llvm::is_contained(openProperties, *fact.property));
}

bool Parts::leavesOpen(spirv::Capability capability) const {
  auto isThere = [&](spirv::Capability implied) {
    return capabilities.contains(implied) || leavesOpen(implied);
  };
  if (capabilities.contains(capability) ||
      !llvm::all_of(spirv::getDirectImpliedCapabilities(capability), isThere) ||
      !llvm::all_of(getImpliedCapabilities(capability), isThere))
    return false;
  return llvm::any_of(getRows(), [&](const EnablingRow &row) {
    return row.capability == capability &&
           getMinorVersion() >= row.possibleSince && hasOpen(row.fact) &&
           (!row.extension || getMinorVersion() >= row.coreSince ||
            extensions.contains(*row.extension));
  });
}

bool mlir::availability::leavesCapabilityOpen(TargetAttr target,
                                              spirv::Capability capability) {
  // To take a target apart is slow, and few capabilities are open.
  auto isOpen = [&](const Fact &fact) {
    return (fact.feature &&
            llvm::is_contained(target.getOpenFeatures(), *fact.feature)) ||
           (fact.property &&
            llvm::is_contained(target.getOpenProperties(), *fact.property));
  };
  return llvm::any_of(getRows(),
                      [&](const EnablingRow &row) {
                        return row.capability == capability && isOpen(row.fact);
                      }) &&
         Parts(target).leavesOpen(capability);
}

FailureOr<Attribute> mlir::availability::addToVulkanTarget(
    TargetAttr target, ArrayRef<StringRef> additions,
    function_ref<InFlightDiagnostic()> emitError) {
  Parts parts(target);
  const StringRef *unknown = llvm::find_if(
      additions, [&](StringRef addition) { return !parts.add(addition); });
  if (unknown == additions.end())
    return Attribute(parts.getTarget());
  SmallVector<StringRef> names;
  for (const Dimension *dimension :
       {&getFeatureDimension(), &getPropertyDimension(),
        &spirv::getCapabilityDimension(), &spirv::getExtensionDimension()})
    llvm::append_range(names, dimension->getValueNames());
  return emitError() << "unknown feature, property, capability or extension '"
                     << *unknown << "'" << suggestNames(*unknown, names);
}
