//===- AvailabilityDialect.cpp - The dialect `availability` ---------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/IR/AvailabilityDialect.h"
#include "mlir-availability/IR/Needs.h"
#include "mlir-availability/IR/RequiresAttr.h"
#include "mlir-availability/IR/RuntimeRules.h"
#include "mlir-availability/IR/TargetCache.h"
#include "mlir-availability/Support/Suggestions.h"

#include "mlir/IR/Diagnostics.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::availability;

MLIR_DEFINE_EXPLICIT_TYPE_ID(::mlir::availability::AvailabilityDialect)

OpOverlay::~OpOverlay() = default;

namespace {
/// Availability that programs declare at run time.
class DeclaredAvailability : public AvailabilityDialectInterface {
public:
  explicit DeclaredAvailability(Dialect *dialect)
      : AvailabilityDialectInterface(dialect) {}

  ArrayRef<const Dimension *> getDimensions() const override {
    return cast<AvailabilityDialect>(getDialect())->getDimensions();
  }
  ArrayRef<NamedTarget> getNamedTargets() const override {
    return cast<AvailabilityDialect>(getDialect())->getNamedTargets();
  }
};

/// An overlay of generated code.
class RecordOverlay : public OpOverlay {
public:
  explicit RecordOverlay(const OpRecord &record) : record(record) {}

  void emitNameClauses(OpClauseSink &sink) const override {
    record.emitNameClauses(sink);
  }
  bool hasInstanceClauses() const override {
    return record.emitInstanceClauses;
  }
  void emitInstanceClauses(Operation *op, OpClauseSink &sink) const override {
    record.emitInstanceClauses(/*model=*/nullptr, op, sink);
  }

private:
  const OpRecord &record;
};
} // namespace

AvailabilityDialect::AvailabilityDialect(MLIRContext *context)
    : Dialect(getDialectNamespace(), context,
              TypeID::get<AvailabilityDialect>()),
      declaredTypes(std::make_unique<DeclaredDefs>()),
      declaredAttributes(std::make_unique<DeclaredDefs>()),
      declaredDiscardables(std::make_unique<DeclaredDefs>()),
      targetCache(std::make_unique<TargetCache>()) {
  registerAttributes();
  addInterfaces<DeclaredAvailability, NeedRegistry>();
}

AvailabilityDialect::~AvailabilityDialect() = default;

std::shared_ptr<const AvailabilityInterfaces::List>
AvailabilityDialect::getOrMakeInterfaces(
    function_ref<AvailabilityInterfaces::List()> make) {
  std::lock_guard<std::mutex> lock(interfacesMutex);
  if (!interfaces)
    interfaces = std::make_shared<const AvailabilityInterfaces::List>(make());
  return interfaces;
}

void AvailabilityDialect::forgetInterfaces() {
  std::lock_guard<std::mutex> lock(interfacesMutex);
  interfaces.reset();
}

void AvailabilityDialect::addOverlay(StringRef opName,
                                     std::unique_ptr<OpOverlay> overlay,
                                     const void *id) {
  Overlays &all = overlays[opName];
  if (llvm::is_contained(all.ids, id))
    return;
  all.overlays.push_back(std::move(overlay));
  all.ids.push_back(id);
}

void AvailabilityDialect::addOverlay(const OpRecord &record) {
  addOverlay(record.opName, std::make_unique<RecordOverlay>(record), &record);
}

ArrayRef<std::unique_ptr<OpOverlay>>
AvailabilityDialect::getOverlays(StringRef opName) const {
  auto it = overlays.find(opName);
  if (it == overlays.end())
    return {};
  return it->second.overlays;
}

SmallVector<StringRef> AvailabilityDialect::getOverlaidOps() const {
  return llvm::to_vector(overlays.keys());
}

bool AvailabilityDialect::hasOverlaysOf(StringRef name) const {
  return llvm::any_of(overlays, [&](const auto &entry) {
    return entry.getKey().split('.').first == name;
  });
}

/// Adds an overlay to those of a class, unless it is already among them.
template <typename Overlays, typename EmitFn>
static void addOnce(Overlays &overlays, StringRef opDialect, EmitFn emit) {
  if (llvm::none_of(overlays, [&](const auto &known) {
        return known.emit == emit && known.opDialect == opDialect;
      }))
    overlays.push_back({opDialect.str(), emit});
}

void AvailabilityDialect::addTypeOverlay(TypeID typeID, StringRef opDialect,
                                         TypeOverlayFn emit) {
  addOnce(typeOverlays[typeID], opDialect, emit);
}

void AvailabilityDialect::addAttributeOverlay(TypeID typeID,
                                              StringRef opDialect,
                                              AttributeOverlayFn emit) {
  addOnce(attributeOverlays[typeID], opDialect, emit);
}

void AvailabilityDialect::addDiscardableOverlay(StringRef name,
                                                AttributeOverlayFn emit) {
  SmallVector<AttributeOverlayFn, 1> &overlays = discardableOverlays[name];
  if (!llvm::is_contained(overlays, emit))
    overlays.push_back(emit);
}

template <typename Map, typename T>
static void emitFrom(const Map &overlays, T element, StringRef opDialect,
                     const Source &source, ClauseSink &sink) {
  auto it = overlays.find(element.getTypeID());
  if (it == overlays.end())
    return;
  for (const auto &overlay : it->second)
    if (overlay.opDialect.empty() || overlay.opDialect == opDialect)
      overlay.emit(element, source, sink);
}

void AvailabilityDialect::emitOverlayClauses(Type type, StringRef opDialect,
                                             const Source &source,
                                             ClauseSink &sink) const {
  emitFrom(typeOverlays, type, opDialect, source, sink);
  declaredTypes->emitClauses(type, opDialect, source, sink);
}

void AvailabilityDialect::emitOverlayClauses(Attribute attr,
                                             StringRef opDialect,
                                             const Source &source,
                                             ClauseSink &sink) const {
  emitFrom(attributeOverlays, attr, opDialect, source, sink);
  declaredAttributes->emitClauses(attr, opDialect, source, sink);
}

void AvailabilityDialect::emitDiscardableOverlayClauses(
    NamedAttribute attr, ClauseSink &sink) const {
  StringRef name = attr.getName();
  Source source = {SourceKind::Attribute, name};
  auto it = discardableOverlays.find(name);
  if (it != discardableOverlays.end())
    for (AttributeOverlayFn emit : it->second)
      emit(attr.getValue(), source, sink);
  declaredDiscardables->emitClauses(name, /*opDialect=*/"", source, sink);
}

DeclaredDefs &AvailabilityDialect::getDeclaredDefs(DefKind kind) {
  switch (kind) {
  case DefKind::Type:
    return *declaredTypes;
  case DefKind::Attribute:
    return *declaredAttributes;
  case DefKind::Discardable:
    return *declaredDiscardables;
  }
  llvm_unreachable("unknown kind");
}

DeclaredOverlay &
AvailabilityDialect::getOrAddDeclaredOverlay(StringRef opName) {
  DeclaredOverlay *&slot = declaredOverlays[opName];
  if (!slot) {
    auto overlay = std::make_unique<DeclaredOverlay>();
    slot = overlay.get();
    addOverlay(opName, std::move(overlay));
  }
  return *slot;
}

const Dimension &AvailabilityDialect::addDimension(
    std::unique_ptr<DeclaredDimension> dimension) {
  dimensions.push_back(&dimension->get());
  ownedDimensions.push_back(std::move(dimension));
  targetCache->clear();
  return *dimensions.back();
}

void AvailabilityDialect::addNamedTarget(
    std::unique_ptr<DeclaredTarget> target) {
  ArrayRef<NamedTarget> known = getNamedTargets();
  if (targetLists.empty() ||
      targetLists.back()->size() == targetLists.back()->capacity()) {
    auto list = std::make_unique<std::vector<NamedTarget>>();
    list->reserve(2 * known.size() + 1);
    list->assign(known.begin(), known.end());
    targetLists.push_back(std::move(list));
  }
  targetLists.back()->push_back(target->get());
  ownedTargets.push_back(std::move(target));
  targetCache->clear();
}

void AvailabilityDialect::takeBack(size_t numDimensions, size_t numTargets) {
  // Attributes created in the meantime still refer to the removed dimensions,
  // so these stay in memory.
  dimensions.truncate(numDimensions);
  targetCache->clear();
  ArrayRef<NamedTarget> rest = getNamedTargets().take_front(numTargets);
  if (rest.size() != getNamedTargets().size())
    targetLists.push_back(
        std::make_unique<std::vector<NamedTarget>>(rest.begin(), rest.end()));
}

LogicalResult
AvailabilityDialect::verifyOperationAttribute(Operation *op,
                                              NamedAttribute attr) {
  auto emitError = [&] {
    return op->emitError() << "attribute '" << attr.getName().getValue()
                           << "': ";
  };
  StringRef name = attr.getName();
  if (name == getRequiresAttrName())
    return verifyRequirements(attr.getValue(), emitError);
  if (name != getTargetAttrName())
    return emitError() << "unknown attribute"
                       << suggestNames(name, {getRequiresAttrName(),
                                              getTargetAttrName()});
  if (!isa<AvailabilityTargetAttrInterface>(attr.getValue()))
    return emitError() << "expected a target attribute, but got "
                       << attr.getValue();
  return success();
}

SmallVector<const Dimension *>
mlir::availability::getLoadedDimensions(MLIRContext *context) {
  return AvailabilityInterfaces(context).getDimensions();
}

SmallVector<const Dimension *>
mlir::availability::getLoadedDimensions(MLIRContext *context,
                                        StringRef dialect) {
  SmallVector<const Dimension *> dimensions;
  auto add = [&](Dialect *owner) {
    if (auto *interface = dyn_cast_or_null<AvailabilityDialectInterface>(owner))
      llvm::copy_if(interface->getDimensions(), std::back_inserter(dimensions),
                    [&](const Dimension *dimension) {
                      return dimension->getDialectName() == dialect;
                    });
  };
  add(context->getLoadedDialect(dialect));
  add(context->getLoadedDialect<AvailabilityDialect>());
  return dimensions;
}

const Dimension *mlir::availability::lookupDimension(MLIRContext *context,
                                                     StringRef name) {
  SmallVector<const Dimension *> dimensions = getLoadedDimensions(context);
  const auto *it = llvm::find_if(dimensions, [&](const Dimension *dimension) {
    return dimension->getName() == name;
  });
  return it == dimensions.end() ? nullptr : *it;
}

FailureOr<const Dimension *> mlir::availability::findDimension(
    MLIRContext *context, StringRef name,
    function_ref<InFlightDiagnostic()> emitError) {
  if (const Dimension *dimension = lookupDimension(context, name)) {
    // With one end known, what targets offer along the other end is unknown.
    StringRef counterpart = dimension->getCounterpartName();
    if (counterpart.empty() || lookupDimension(context, counterpart))
      return dimension;
    return emitError() << "dimension '" << name << "' is one end of a range, "
                       << "but the other one, '" << counterpart
                       << "', isn't declared: declare it first";
  }
  SmallVector<StringRef> names = llvm::map_to_vector(
      getLoadedDimensions(context),
      [](const Dimension *known) { return known->getName(); });
  if (names.empty())
    return emitError() << "unknown dimension '" << name
                       << "': no loaded dialect has any";
  return emitError() << "unknown dimension '" << name << "'"
                     << suggestOrListNames(name, names,
                                           "dimensions of the loaded dialects");
}

LogicalResult mlir::availability::emitUnknownDialect(
    StringRef name, ArrayRef<StringRef> names,
    function_ref<InFlightDiagnostic()> emitError) {
  return emitError() << "dialect '" << name << "' has no availability data"
                     << suggestOrListNames(
                            name, names, "dialects with availability data are");
}

LogicalResult mlir::availability::verifyDialectName(
    MLIRContext *context, StringRef name,
    function_ref<InFlightDiagnostic()> emitError) {
  llvm::SetVector<StringRef> names;
  for (const AvailabilityDialectInterface &dialect :
       AvailabilityInterfaces(context))
    if (!isa<AvailabilityDialect>(dialect.getDialect()))
      names.insert(dialect.getDialect()->getNamespace());
  for (const Dimension *dimension : getLoadedDimensions(context))
    names.insert(dimension->getDialectName());
  if (names.contains(name))
    return success();
  return emitUnknownDialect(name, names.getArrayRef(), emitError);
}

FailureOr<Requirement> mlir::availability::parseRequirement(
    const Dimension &dimension, StringRef value,
    function_ref<InFlightDiagnostic()> emitError) {
  if (std::optional<int64_t> parsed = dimension.parse(value))
    return Requirement{&dimension, *parsed};
  InFlightDiagnostic diagnostic = emitError();
  diagnostic << "unknown value '" << value << "' of dimension '"
             << dimension.getName() << "'";
  if (dimension.getValues().empty())
    return diagnostic << "; its values are numbers";
  SmallVector<StringRef> names = llvm::map_to_vector(
      dimension.getValues(),
      [](const Dimension::Value &known) { return known.name; });
  return diagnostic << suggestOrListNames(value, names, "its values are");
}
