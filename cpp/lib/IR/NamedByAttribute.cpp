//===- NamedByAttribute.cpp - Ops that an attribute names -----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Some ops carry operations that MLIR has no op for, and an attribute names
// them: the `name` of a `torch.operator`, say.
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/IR/AvailabilityDialect.h"
#include "mlir-availability/IR/AvailabilityInterfaces.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"

using namespace mlir;
using namespace mlir::availability;

namespace {
/// Forwards what the named op needs of the op that carries it.
class NamedOpSink : public OpClauseSink {
public:
  NamedOpSink(OpClauseSink &sink, StringRef carryingDialect,
              const Source &naming)
      : OpClauseSink(&sink.getAnalyses()), sink(sink),
        carryingDialect(carryingDialect), naming(naming) {}

  /// Only targets of the carrying op's dialect judge what nothing satisfies, so
  /// what the named op's definition doesn't allow is unknown to its targets.
  void emit(ArrayRef<Requirement> anyOf, const Source &source) override {
    if (!anyOf.empty())
      return sink.emit(anyOf, source.kind == SourceKind::Op ? naming : source);
    std::string reason = ("'" + naming.detail + "' allows no such op: " +
                          Clause(anyOf, source).describeSource())
                             .str();
    emitUnknown(withDetail({}, reason), carryingDialect);
  }
  void emitUnknown(const Source &source, StringRef unknownTo) override {
    sink.emitUnknown(source, unknownTo == carryingDialect
                                 ? naming.detail.split('.').first
                                 : unknownTo);
  }
  void emitNothingNeeded(StringRef knownTo) override {
    sink.emitNothingNeeded(knownTo);
  }
  void emitType(Type type, const Source &holder) override {
    sink.emitType(type, holder);
  }
  void emitAttribute(Attribute attr, const Source &holder) override {
    sink.emitAttribute(attr, holder);
  }

private:
  OpClauseSink &sink;
  StringRef carryingDialect;
  /// The attribute that names the op; its detail is the name.
  const Source &naming;
};

/// The needs of ops that carry others.
class NamedByAttribute : public InstanceOverlay {
public:
  NamedByAttribute(const AvailabilityDialect &dialect, StringRef attribute,
                   StringRef prefix)
      : dialect(dialect), attribute(attribute), prefix(prefix) {}

  void emitInstanceClauses(Operation *op, OpClauseSink &sink) const override;

private:
  const AvailabilityDialect &dialect;
  std::string attribute, prefix;
};
} // namespace

/// Returns the text of a string or a symbol; std::nullopt for anything else.
static std::optional<StringRef> getText(Attribute attr) {
  if (auto string = dyn_cast_or_null<StringAttr>(attr))
    return string.getValue();
  if (auto symbol = dyn_cast_or_null<SymbolRefAttr>(attr))
    return symbol.getLeafReference().getValue();
  return std::nullopt;
}

void NamedByAttribute::emitInstanceClauses(Operation *op,
                                           OpClauseSink &sink) const {
  auto emitUnknown = [&](const Twine &reason, StringRef unknownTo) {
    std::string text = reason.str();
    sink.emitUnknown(withDetail({}, text), unknownTo);
  };
  std::optional<StringRef> value = getText(op->getAttr(attribute));
  if (!value)
    return emitUnknown("attribute '" + Twine(attribute) +
                           "', which names what it does, is not a text",
                       /*unknownTo=*/"");
  std::string name = (prefix + *value).str();
  StringRef named = StringRef(name).split('.').first;
  ArrayRef<std::unique_ptr<OpOverlay>> overlays = dialect.getOverlays(name);
  if (overlays.empty() || name == op->getName().getStringRef())
    return emitUnknown("nothing is declared for '" + Twine(name) +
                           "', which attribute '" + attribute + "' names",
                       // If no targets of that dialect exist, to all.
                       getLoadedDimensions(op->getContext(), named).empty()
                           ? StringRef()
                           : named);
  sink.emitNothingNeeded(named);
  Source naming = {SourceKind::Attribute, attribute};
  naming.detail = name;
  NamedOpSink namedSink(sink, op->getName().getDialectNamespace(), naming);
  for (const std::unique_ptr<OpOverlay> &overlay : overlays) {
    overlay->emitNameClauses(namedSink);
    if (overlay->asksAnyOp())
      overlay->emitInstanceClauses(op, namedSink);
    else if (overlay->hasInstanceClauses())
      emitUnknown("the conditions of '" + Twine(name) +
                      "' are C++, which can't be asked of an op that an "
                      "attribute names",
                  named);
  }
}

void AvailabilityDialect::nameByAttribute(StringRef opName, StringRef attribute,
                                          StringRef prefix) {
  if (namings.try_emplace(opName, attribute, prefix).second)
    addOverlay(opName,
               std::make_unique<NamedByAttribute>(*this, attribute, prefix));
}

bool AvailabilityDialect::allowsNaming(StringRef opName, StringRef attribute,
                                       StringRef prefix) const {
  auto it = namings.find(opName);
  return it == namings.end() ||
         (it->second.first == attribute && it->second.second == prefix);
}
