//===- VulkanDialect.cpp - The dialect and its attribute ------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/SPIRV/SPIRVAvailability.h"
#include "mlir-availability/Dialect/Vulkan/VulkanAvailability.h"
#include "mlir-availability/Support/Suggestions.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::availability;
using namespace mlir::vulkan;

#include "mlir-availability/Dialect/Vulkan/VulkanEnums.cpp.inc"

#include "mlir-availability/Dialect/Vulkan/VulkanDialect.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "mlir-availability/Dialect/Vulkan/VulkanAttributes.cpp.inc"

void VulkanDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "mlir-availability/Dialect/Vulkan/VulkanAttributes.cpp.inc"
      >();
}

spirv::TargetEnvAttr vulkan::getSPIRVEnvironment(Attribute target) {
  if (auto own = dyn_cast<TargetAttr>(target))
    return own.getEnvironment();
  return dyn_cast<spirv::TargetEnvAttr>(target);
}

Attribute vulkan::replaceSPIRVEnvironment(Attribute target,
                                          spirv::TargetEnvAttr environment) {
  auto own = dyn_cast<TargetAttr>(target);
  if (!own)
    return environment;
  return TargetAttr::get(environment, own.getFeatures(), own.getProperties(),
                         own.getOpenFeatures(), own.getOpenProperties(),
                         own.getFurtherCapabilities(),
                         own.getFurtherExtensions());
}

//===----------------------------------------------------------------------===//
// Building
//===----------------------------------------------------------------------===//

/// Returns the sorted, distinct values that aren't in `others`.
template <typename T>
static SmallVector<T> makeCanonical(ArrayRef<T> values,
                                    ArrayRef<T> others = {}) {
  SmallVector<T> result(values);
  llvm::sort(result);
  result.erase(llvm::unique(result), result.end());
  llvm::erase_if(result,
                 [&](T value) { return llvm::is_contained(others, value); });
  return result;
}

TargetAttr TargetAttr::get(spirv::TargetEnvAttr environment,
                           ArrayRef<Feature> features,
                           ArrayRef<Property> properties,
                           ArrayRef<Feature> openFeatures,
                           ArrayRef<Property> openProperties,
                           ArrayRef<spirv::Capability> furtherCapabilities,
                           ArrayRef<spirv::Extension> furtherExtensions) {
  return Base::get(
      environment.getContext(), environment, makeCanonical(features),
      makeCanonical(properties), makeCanonical(openFeatures, features),
      makeCanonical(openProperties, properties),
      makeCanonical(furtherCapabilities), makeCanonical(furtherExtensions));
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

namespace {
/// Features and properties, which share one list in the text.
struct Facts {
  SmallVector<Feature> features;
  SmallVector<Property> properties;
};
/// Capabilities and extensions that MLIR's enums lack.
struct Further {
  SmallVector<spirv::Capability> capabilities;
  SmallVector<spirv::Extension> extensions;
};
} // namespace

/// Parses a bracketed list of names that MLIR's enums lack.
static ParseResult parseFurther(AsmParser &parser, Further &further) {
  return parser.parseCommaSeparatedList(
      AsmParser::Delimiter::Square, [&]() -> ParseResult {
        SMLoc location = parser.getCurrentLocation();
        std::string name;
        if (parser.parseKeywordOrString(&name))
          return failure();
        auto capability = spirv::getCapabilityDimension().parse(name);
        auto extension = spirv::getExtensionDimension().parse(name);
        if ((capability && spirv::symbolizeCapability(*capability)) ||
            (extension && spirv::symbolizeExtension(*extension)))
          return parser.emitError(location)
                 << "'" << name
                 << "' belongs in the '#spirv.vce', which has a place for "
                    "it";
        if (capability) {
          further.capabilities.push_back(
              static_cast<spirv::Capability>(*capability));
          return success();
        }
        if (extension) {
          further.extensions.push_back(
              static_cast<spirv::Extension>(*extension));
          return success();
        }
        SmallVector<StringRef> names;
        for (const Dimension *dimension : {&spirv::getCapabilityDimension(),
                                           &spirv::getExtensionDimension()})
          llvm::append_range(names, dimension->getValueNames());
        return parser.emitError(location)
               << "SPIR-V has no capability or extension '" << name << "'"
               << suggestNames(name, names);
      });
}

/// Reports that there is no `what` called `name`.
static ParseResult reportUnknown(AsmParser &parser, SMLoc location,
                                 StringRef name, StringRef what) {
  SmallVector<StringRef> names;
  for (const Dimension *dimension : getAvailabilityDimensions())
    llvm::append_range(names, dimension->getValueNames());
  return parser.emitError(location)
         << "there is no Vulkan " << what << " '" << name
         << "' that SPIR-V depends on" << suggestNames(name, names);
}

/// Parses a bracketed list of features, of properties, or of both.
static ParseResult parseFacts(AsmParser &parser, StringRef list, Facts &facts) {
  bool takesFeatures = list != "properties";
  bool takesProperties = list != "features";
  return parser.parseCommaSeparatedList(
      AsmParser::Delimiter::Square, [&]() -> ParseResult {
        SMLoc location = parser.getCurrentLocation();
        std::string name;
        if (parser.parseKeywordOrString(&name))
          return failure();
        std::optional<Feature> feature = symbolizeFeature(name);
        std::optional<Property> property = symbolizeProperty(name);
        if (feature && takesFeatures)
          facts.features.push_back(*feature);
        else if (property && takesProperties)
          facts.properties.push_back(*property);
        else
          return reportUnknown(parser, location, name,
                               !takesFeatures     ? "property"
                               : !takesProperties ? "feature"
                                                  : "feature or property");
        return success();
      });
}

Attribute TargetAttr::parse(AsmParser &parser, Type) {
  spirv::TargetEnvAttr environment;
  Facts known, open;
  Further further;
  if (parser.parseLess() || parser.parseAttribute(environment))
    return {};
  StringRef lists[] = {"further", "features", "properties", "open"};
  size_t next = 0;
  while (succeeded(parser.parseOptionalComma())) {
    SMLoc location = parser.getCurrentLocation();
    StringRef keyword;
    if (parser.parseKeyword(&keyword))
      return {};
    const auto *found = std::find(lists + next, std::end(lists), keyword);
    if (found == std::end(lists)) {
      parser.emitError(location)
          << "expected 'further', 'features', 'properties' and 'open', in this "
             "order and each at most once, not '"
          << keyword << "'";
      return {};
    }
    next = found - lists + 1;
    if (parser.parseEqual() ||
        (keyword == "further"
             ? parseFurther(parser, further)
             : parseFacts(parser, keyword, keyword == "open" ? open : known)))
      return {};
  }
  if (parser.parseGreater())
    return {};
  return get(environment, known.features, known.properties, open.features,
             open.properties, further.capabilities, further.extensions);
}

void TargetAttr::print(AsmPrinter &printer) const {
  printer << "<" << getEnvironment();
  auto printNames = [&](StringRef list, ArrayRef<std::string> names) {
    if (names.empty())
      return;
    printer << ", " << list << " = [";
    llvm::interleaveComma(names, printer, [&](StringRef name) {
      printer.printKeywordOrString(name);
    });
    printer << "]";
  };
  auto printList = [&](StringRef list, ArrayRef<Feature> features,
                       ArrayRef<Property> properties) {
    SmallVector<std::string> names;
    for (Feature feature : features)
      names.push_back(stringifyFeature(feature).str());
    for (Property property : properties)
      names.push_back(stringifyProperty(property).str());
    printNames(list, names);
  };
  SmallVector<std::string> further;
  for (spirv::Capability capability : getFurtherCapabilities())
    further.push_back(spirv::getCapabilityDimension().stringify(
        static_cast<int64_t>(capability)));
  for (spirv::Extension extension : getFurtherExtensions())
    further.push_back(spirv::getExtensionDimension().stringify(
        static_cast<int64_t>(extension)));
  printNames("further", further);
  printList("features", getFeatures(), {});
  printList("properties", {}, getProperties());
  printList("open", getOpenFeatures(), getOpenProperties());
  printer << ">";
}
