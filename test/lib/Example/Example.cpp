//===- Example.cpp - A dialect that shows availability --------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Example.h"

#include "mlir-availability/Engine/Targets.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

#include "ExampleDialect.cpp.inc"
#include "ExampleEnums.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "ExampleAttrs.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "ExampleTypes.cpp.inc"
#define GET_OP_CLASSES
#include "ExampleOps.cpp.inc"

#include "ExampleAvailability.cpp.inc"

void example::ExampleDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "ExampleAttrs.cpp.inc"
      >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "ExampleTypes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "ExampleOps.cpp.inc"
      >();
  // `example.vendor.*`, of which the dialect knows what they need.
  allowUnknownOperations();
}

//===----------------------------------------------------------------------===//
// Targets
//===----------------------------------------------------------------------===//

std::optional<SmallVector<int64_t>>
example::TargetAttr::offered(const availability::Dimension &dimension) const {
  if (&dimension == &getMinVersionDimension() ||
      &dimension == &getMaxVersionDimension())
    return SmallVector<int64_t>{static_cast<int64_t>(getVersion())};
  if (&dimension == &getFeatureDimension())
    return llvm::map_to_vector(getFeatures(), [](Feature feature) {
      return static_cast<int64_t>(feature);
    });
  return std::nullopt;
}

std::string example::TargetAttr::describe() const {
  return ("example " + stringifyVersion(getVersion()) + ", " +
          Twine(getFeatures().size()) + " features")
      .str();
}

//===----------------------------------------------------------------------===//
// Ops that aren't registered
//===----------------------------------------------------------------------===//

namespace {
/// What ops named `example.vendor.*` need: the feature async, and version V_3
/// if they have the attribute `turbo`.
struct VendorOpModel
    : availability::AvailabilityOpInterface::FallbackModel<VendorOpModel> {
  static void emitNameClauses(availability::OpClauseSink &sink) {
    availability::emitInstance(sink, example::getFeatureDimension(),
                               example::Feature::Async,
                               {availability::SourceKind::Op});
  }
  static bool hasInstanceClauses() { return true; }
  static void emitInstanceClauses(Operation *op,
                                  availability::OpClauseSink &sink) {
    if (op->hasAttr("turbo"))
      availability::emitInstance(
          sink, example::getMinVersionDimension(), example::Version::V_3,
          {availability::SourceKind::Attribute, "turbo"});
  }
};
} // namespace

void *
example::ExampleDialect::getRegisteredInterfaceForOp(TypeID interfaceID,
                                                     OperationName opName) {
  // Threads ask at the same time; the model has no state.
  static VendorOpModel vendorOps;
  if (interfaceID != availability::AvailabilityOpInterface::getInterfaceID() ||
      !opName.getStringRef().starts_with("example.vendor."))
    return nullptr;
  return static_cast<availability::AvailabilityOpInterface::Concept *>(
      &vendorOps);
}

//===----------------------------------------------------------------------===//
// The dialect's part
//===----------------------------------------------------------------------===//

namespace {
class ExampleHooks : public example::ExampleAvailabilityInterface {
public:
  using ExampleAvailabilityInterface::ExampleAvailabilityInterface;

  FailureOr<Attribute>
  addToTarget(Attribute target, StringRef addition,
              function_ref<InFlightDiagnostic()> emitError) const override {
    auto attr = cast<example::TargetAttr>(target);
    std::optional<example::Feature> feature =
        example::symbolizeFeature(addition);
    if (!feature)
      return emitError() << "unknown feature '" << addition << "'"
                         << availability::suggestNames(addition,
                                                       {"tensor", "async"});
    SmallVector<example::Feature> features(attr.getFeatures());
    if (!llvm::is_contained(features, *feature))
      features.push_back(*feature);
    return Attribute(example::TargetAttr::get(attr.getContext(),
                                              attr.getVersion(), features));
  }
};
} // namespace

std::unique_ptr<example::ExampleAvailabilityInterface>
example::attachExampleAvailabilityHooks(Dialect &dialect) {
  return std::make_unique<ExampleHooks>(&dialect);
}
