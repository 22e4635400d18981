//===- OpParts.cpp - What all questions ask of an op ----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpParts.h"

#include "mlir-availability/IR/AvailabilityDialect.h"
#include "mlir-availability/IR/CalleeLookup.h"
#include "mlir-availability/IR/Registration.h"
#include "mlir-availability/Support/LLVMVersions.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinOps.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns true when ops like `op` have properties that aren't attributes. The
/// properties of `op` converted to attributes include all of these.
static bool hasOtherProperties(Operation *op, ArrayRef<StringAttr> names) {
  auto properties =
      dyn_cast_or_null<DictionaryAttr>(op->getPropertiesAsAttribute());
  return properties && llvm::any_of(properties, [&](NamedAttribute property) {
           return !llvm::is_contained(names, property.getName()) &&
                  !property.getName().getValue().ends_with("SegmentSizes");
         });
}

SmallVector<std::pair<StringRef, Attribute>, 0>
mlir::availability::getDefaultAttributes(RegisteredOperationName name) {
  SmallVector<std::pair<StringRef, Attribute>, 0> defaults;
  // An op that is created without attributes has the defaults.
  Operation *op = Operation::create(
      UnknownLoc::get(name.getContext()), name, /*resultTypes=*/{},
      /*operands=*/{}, NamedAttrList(), /*properties=*/getNoProperties(),
      BlockRange(),
      /*numRegions=*/0u);
  for (StringAttr attrName : name.getAttributeNames())
    if (std::optional<Attribute> attr = op->getInherentAttr(attrName))
      if (*attr)
        defaults.emplace_back(attrName, *attr);
  op->destroy();
  return defaults;
}

InherentAttributes::InherentAttributes(Operation *op) {
  const AvailabilityOpInterface::Concept *model = findOpModel(op->getName());
  if (model && isGeneratedModel(*model))
    return;
  std::optional<RegisteredOperationName> name = op->getRegisteredInfo();
  if (name)
    names = name->getAttributeNames();
  // Unregistered ops keep all properties in a dictionary.
  if (!name || hasOtherProperties(op, names))
    kind = Kind::Properties;
  else if (!names.empty())
    kind = Kind::Named;
  if (name && !names.empty())
    defaults = getDefaultAttributes(*name);
}

bool InherentAttributes::isDefault(StringRef name, Attribute value) const {
  return llvm::is_contained(defaults, std::pair(name, value));
}

void InherentAttributes::forEach(
    Operation *op, function_ref<void(StringRef, Attribute)> visit) const {
  if (kind == Kind::Named) {
    for (StringAttr name : names)
      if (std::optional<Attribute> attr = op->getInherentAttr(name))
        if (*attr && !isDefault(name, *attr))
          visit(name, *attr);
  } else if (kind == Kind::Properties) {
    if (auto properties =
            dyn_cast_or_null<DictionaryAttr>(op->getPropertiesAsAttribute()))
      for (NamedAttribute property : properties)
        if (!isDefault(property.getName(), property.getValue()))
          visit(property.getName(), property.getValue());
  }
}

OpNameInfo::OpNameInfo(Operation *op)
    : opDialect{op->getName().getDialectNamespace(), getDialectInterface(op)},
      isKnown(isKnownName(op->getName())),
      isDeclared(isDeclaredName(op->getName()) || isa<ModuleOp>(op)),
      isCall(mayNameCallee(op->getName())),
      usesTypesByOp(opDialect.interface &&
                    opDialect.interface->usesTypesByOp(op->getName())),
      typeUse(availability::getTypeUse(opDialect.interface, op->getName())),
      attributes(op), model(findOpModel(op->getName())),
      overlays(getOverlays(op->getContext(), op->getName().getStringRef())) {
  if (model && model->hasInstanceClauses())
    instanceModel = model;
  for (const std::unique_ptr<OpOverlay> &overlay : overlays)
    if (overlay->hasInstanceClauses())
      instanceOverlays.push_back(overlay.get());
  if (op->getNumRegions() != 0)
    interfaces = std::make_unique<AvailabilityInterfaces>(op->getContext());
}

void OpNameInfo::emitKernel(Operation *op, OpClauseSink &sink) const {
  for (const AvailabilityDialectInterface &interface : *interfaces)
    if (interface.isLoweredKernel(op))
      sink.emitNothingNeeded(interface.getDialect()->getNamespace());
}

void OpNameInfo::emitNameClauses(OpClauseSink &sink) const {
  if (model)
    model->emitNameClauses(sink);
  for (const std::unique_ptr<OpOverlay> &overlay : overlays)
    overlay->emitNameClauses(sink);
}

void mlir::availability::emitDiscardableClauses(OpDialect dialect,
                                                DictionaryAttr attrs,
                                                ClauseSink &sink) {
  if (dialect.interface)
    dialect.interface->emitDiscardableAttributeClauses(attrs, sink);
  // A dialect's special treatment of types in its own attributes doesn't apply
  // to discardable attributes.
  OpDialect none = {dialect.name};
  auto *overlays = attrs.getContext()->getLoadedDialect<AvailabilityDialect>();
  for (NamedAttribute attr : attrs) {
    if (overlays)
      overlays->emitDiscardableOverlayClauses(attr, sink);
    emitAttributeClauses(none, attr.getValue(),
                         {SourceKind::Attribute, attr.getName().getValue()},
                         sink);
  }
}
