//===- Registration.cpp - Registration of generated code ------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/IR/Registration.h"
#include "mlir-availability/IR/AvailabilityDialect.h"

#include "llvm/Support/ErrorHandling.h"

using namespace mlir;
using namespace mlir::availability;

namespace {
/// Calls a function when certain dialects are loaded.
class OverlayExtension : public DialectExtensionBase {
public:
  OverlayExtension(ArrayRef<StringRef> dialects,
                   void (*attach)(MLIRContext *context))
      : DialectExtensionBase(dialects), attach(attach) {}

  void apply(MLIRContext *context, MutableArrayRef<Dialect *>) const override {
    attach(context);
  }
  std::unique_ptr<DialectExtensionBase> clone() const override {
    return std::make_unique<OverlayExtension>(*this);
  }

private:
  void (*attach)(MLIRContext *context);
};
} // namespace

void mlir::availability::addOverlayExtensions(
    DialectRegistry &registry, StringRef dialect,
    ArrayRef<StringLiteral> overlaid, void (*attach)(MLIRContext *context)) {
  for (const StringLiteral &name : overlaid) {
    SmallVector<StringRef, 2> required;
    if (!dialect.empty())
      required.push_back(dialect);
    required.push_back(name);
    // The string's address is unique and serves as an id.
    registry.addExtension(TypeID::getFromOpaquePointer(&name),
                          std::make_unique<OverlayExtension>(required, attach));
  }
}

namespace {
/// A model whose functions are those of a row. `hasInstanceClauses` identifies
/// such models.
struct RowModel : AvailabilityOpInterface::FallbackModel<RowModel> {
  static void emitNameClauses(OpClauseSink &) {}
  static bool hasInstanceClauses() { return false; }
  void emitInstanceClauses(Operation *, OpClauseSink &) const {}
};
} // namespace

static bool haveInstanceClauses() { return true; }
static bool haveNoInstanceClauses() { return false; }

bool mlir::availability::isGeneratedModel(
    const AvailabilityOpInterface::Concept &model) {
  return model.hasInstanceClauses == haveInstanceClauses ||
         model.hasInstanceClauses == haveNoInstanceClauses;
}

void mlir::availability::attachOpModels(MLIRContext &context,
                                        ArrayRef<OpRecord> records) {
  for (const OpRecord &record : records) {
    if (record.isOverlay || !record.emitNameClauses)
      continue;
    std::optional<RegisteredOperationName> name =
        RegisteredOperationName::lookup(record.opName, &context);
    if (!name || name->hasInterface<AvailabilityOpInterface>())
      continue;
    // A class for each op would duplicate code where only the data differs.
    name->attachInterface<RowModel>();
    AvailabilityOpInterface::Concept *model =
        name->getInterface<AvailabilityOpInterface>();
    model->emitNameClauses = record.emitNameClauses;
    model->hasInstanceClauses = haveNoInstanceClauses;
    if (!record.emitInstanceClauses)
      continue;
    model->hasInstanceClauses = haveInstanceClauses;
    model->emitInstanceClauses = record.emitInstanceClauses;
  }
}

void mlir::availability::attachRecords(MLIRContext &context,
                                       ArrayRef<OpRecord> ops,
                                       ArrayRef<DefRecord> defs) {
  attachOpModels(context, ops);
  auto &dialect = *context.getOrLoadDialect<AvailabilityDialect>();
  for (const OpRecord &record : ops)
    if (record.isOverlay)
      dialect.addOverlay(record);
  NeedRegistry::of(context).addRecords(ops, defs);
}

void mlir::availability::emitUnloaded(OpClauseSink &sink, StringRef dialect) {
  sink.emitUnknown(
      withDetail({}, "its dialect isn't loaded, so that the conditions of its "
                     "requirements can't be evaluated"),
      dialect);
}

Operation *mlir::availability::requireAvailability(Operation *op) {
  Dialect *dialect = op->getDialect();
  if (!dialect || !isa<AvailabilityDialectInterface>(dialect))
    llvm::reportFatalUsageError(
        "the availability of dialect '" + op->getName().getDialectNamespace() +
        "' isn't registered, so the requirements of '" +
        op->getName().getStringRef() +
        "' are unknown: call the generated register...Availability with the "
        "context's registry");
  return op;
}
