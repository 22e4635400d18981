//===- AvailabilityInterfaces.cpp - Availability interfaces ---------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/IR/AvailabilityDialect.h"
#include "mlir-availability/IR/NestedElements.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Dialect.h"
#include "llvm/Support/Threading.h"

using namespace mlir;
using namespace mlir::availability;

#include "mlir-availability/IR/AvailabilityAttrInterfaces.cpp.inc"
#include "mlir-availability/IR/AvailabilityOpInterfaces.cpp.inc"
#include "mlir-availability/IR/AvailabilityTypeInterfaces.cpp.inc"

MLIR_DEFINE_EXPLICIT_TYPE_ID(::mlir::availability::AvailabilityDialectInterface)

//===----------------------------------------------------------------------===//
// Incomplete ops
//===----------------------------------------------------------------------===//

/// Returns what MLIR's verifier says of `op` alone; "" if it is valid.
static std::string verifyAlone(Operation *op) {
  std::string problem;
  ScopedDiagnosticHandler handler(
      op->getContext(), [&, thread = llvm::get_threadid()](Diagnostic &said) {
        // Other threads may be reporting at the same time.
        if (llvm::get_threadid() != thread)
          return failure();
        if (problem.empty())
          problem = said.str();
        return success();
      });
  if (succeeded(op->getName().verifyInvariants(op)))
    return "";
  std::string start = ("'" + op->getName().getStringRef() + "' op ").str();
  StringRef reason = problem;
  reason.consume_front(start);
  return reason.empty() ? "MLIR's verifier refuses it" : reason.str();
}

static void emitInvalid(StringRef reason, OpClauseSink &sink) {
  std::string detail = ("it isn't valid: " + reason).str();
  sink.emitUnknown(withDetail({}, detail), /*dialect=*/"");
}

void mlir::availability::emitIncomplete(Operation *op, OpClauseSink &sink) {
  std::string reason = verifyAlone(op);
  emitInvalid(reason.empty() ? "it lacks what its definition demands" : reason,
              sink);
}

/// Returns true if the verifier says in `reason` that something is missing. It
/// looks for that before it looks at types.
static bool isAboutMissingParts(StringRef reason) {
  bool isAboutNumbers =
      reason.starts_with("expected ") && reason.contains(", but found ");
  return isAboutNumbers || reason.starts_with("requires attribute '") ||
         reason.starts_with("requires a single ") ||
         reason.starts_with("requires one ") ||
         reason.starts_with("requires zero ") ||
         reason.contains("SegmentSizes");
}

bool mlir::availability::emitIfIncomplete(Operation *op, OpClauseSink &sink) {
  std::string reason = verifyAlone(op);
  if (!isAboutMissingParts(reason))
    return false;
  emitInvalid(reason, sink);
  return true;
}

//===----------------------------------------------------------------------===//
// Dialects
//===----------------------------------------------------------------------===//

FailureOr<Attribute> AvailabilityDialectInterface::addToTarget(
    Attribute target, StringRef addition,
    function_ref<InFlightDiagnostic()> emitError) const {
  return emitError() << "targets of dialect '" << getDialect()->getNamespace()
                     << "' take no additions, but '" << addition
                     << "' was given";
}

FailureOr<Attribute> AvailabilityDialectInterface::addAllToTarget(
    Attribute target, ArrayRef<StringRef> additions,
    function_ref<InFlightDiagnostic()> emitError) const {
  for (StringRef addition : additions) {
    FailureOr<Attribute> extended = addToTarget(target, addition, emitError);
    if (failed(extended))
      return failure();
    target = *extended;
  }
  return target;
}

Attribute
AvailabilityDialectInterface::buildTarget(ArrayRef<Offer> offers) const {
  return TargetAttr::get(getDialect()->getContext(), offers);
}

/// Returns the attribute for `key` in `known`, created by `make` the first
/// time.
template <typename MapTy, typename KeyTy>
static Attribute getOrMake(std::mutex &mutex, MapTy &known, const KeyTy &key,
                           function_ref<Attribute()> make) {
  {
    std::lock_guard<std::mutex> lock(mutex);
    if (Attribute found = known.lookup(key))
      return found;
  }
  // `make` may need another cached attribute, so the lock is not held.
  // Attributes are uniqued: two threads that make the same one get the same
  // object.
  Attribute made = make();
  std::lock_guard<std::mutex> lock(mutex);
  if (made)
    known[key] = made;
  return made;
}

Attribute AvailabilityDialectInterface::getOrMakeTarget(
    const NamedTarget &named, function_ref<Attribute()> make) const {
  return getOrMake(mutex, madeTargets, &named, make);
}

Attribute AvailabilityDialectInterface::getOrMakeTarget(
    StringRef text, function_ref<Attribute()> make) const {
  return getOrMake(mutex, extendedTargets, text, make);
}

bool AvailabilityDialectInterface::isFirstReport(
    const NamedTarget &named) const {
  std::lock_guard<std::mutex> lock(mutex);
  return reported.insert(&named).second;
}

void AvailabilityDialectInterface::emitTypeClauses(Type type, unsigned use,
                                                   const Source &role,
                                                   ClauseSink &sink) const {
  emitNestedClauses(type, getDialect()->getNamespace(), role, sink);
}

void AvailabilityDialectInterface::emitAttributeClauses(
    Attribute attr, const Source &role, ClauseSink &sink) const {
  emitNestedClauses(attr, getDialect()->getNamespace(), role, sink);
}

AvailabilityDialectInterface::AvailabilityDialectInterface(Dialect *dialect)
    : Base(dialect) {
  MLIRContext *context = dialect->getContext();
  if (auto *owner = context->getLoadedDialect<AvailabilityDialect>())
    owner->forgetInterfaces();
}

/// Returns the interfaces of all loaded dialects in order.
static AvailabilityInterfaces::List listInterfaces(MLIRContext *context) {
  AvailabilityInterfaces::List ordered;
  for (Dialect *dialect : context->getLoadedDialects())
    if (auto *each =
            dialect->getRegisteredInterface<AvailabilityDialectInterface>())
      ordered.push_back(each);
  // Declarations by programs come last.
  auto getKey = [](const AvailabilityDialectInterface *interface) {
    Dialect *dialect = interface->getDialect();
    return std::pair(isa<AvailabilityDialect>(dialect),
                     dialect->getNamespace());
  };
  llvm::sort(ordered, [&](const auto *lhs, const auto *rhs) {
    return getKey(lhs) < getKey(rhs);
  });
  return ordered;
}

AvailabilityInterfaces::AvailabilityInterfaces(MLIRContext *context) {
  auto make = [&] { return listInterfaces(context); };
  auto *owner = context->getLoadedDialect<AvailabilityDialect>();
  ordered = owner ? owner->getOrMakeInterfaces(make)
                  : std::make_shared<const List>(make());
}

SmallVector<const Dimension *> AvailabilityInterfaces::getDimensions() const {
  SmallVector<const Dimension *> dimensions;
  for (const AvailabilityDialectInterface &dialect : *this)
    llvm::append_range(dimensions, dialect.getDimensions());
  return dimensions;
}

SmallVector<const NamedTarget *>
AvailabilityInterfaces::getNamedTargets() const {
  SmallVector<const NamedTarget *> targets;
  for (const AvailabilityDialectInterface &dialect : *this)
    for (const NamedTarget &target : dialect.getNamedTargets())
      targets.push_back(&target);
  return targets;
}

namespace {
/// Visits what is nested in a type or attribute, each element once.
class NestedVisitor {
public:
  NestedVisitor(MLIRContext *context, StringRef opDialect, const Source &role,
                ClauseSink &sink)
      : overlays(context->getLoadedDialect<AvailabilityDialect>()),
        opDialect(opDialect), source(role), sink(sink) {}

  void visit(Type type) {
    if (!seen.insert(type.getAsOpaquePointer()).second)
      return;
    path.push_back(type);
    // The role identifies an op's own type. A nested type is identified by its
    // path.
    source.typePath = path;
    if (auto interface = dyn_cast<AvailabilityTypeInterface>(type))
      interface.emitClauses(source, sink);
    if (overlays)
      overlays->emitOverlayClauses(type, opDialect, source, sink);
    visitNested(type);
    path.pop_back();
  }

  void visit(Attribute attr) {
    if (!seen.insert(attr.getAsOpaquePointer()).second)
      return;
    // A target attribute describes a target. It needs nothing itself.
    if (isa<AvailabilityTargetAttrInterface>(attr))
      return;
    source.typePath = path;
    if (auto interface = dyn_cast<AvailabilityAttrInterface>(attr))
      interface.emitClauses(source, sink);
    if (overlays)
      overlays->emitOverlayClauses(attr, opDialect, source, sink);
    // The attributes of arguments and results are dictionaries.
    if (auto dictionary = dyn_cast<DictionaryAttr>(attr);
        dictionary && overlays)
      for (NamedAttribute entry : dictionary)
        overlays->emitDiscardableOverlayClauses(entry, sink);
    visitNested(attr);
  }

private:
  template <typename T>
  void visitNested(T element) {
    walkImmediateNested(
        element, [&](Attribute nested) { visit(nested); },
        [&](Type nested) { visit(nested); });
  }

  const AvailabilityDialect *overlays;
  StringRef opDialect;
  Source source;
  ClauseSink &sink;
  SmallVector<Type> path;
  DenseSet<const void *> seen;
};
} // namespace

void mlir::availability::emitNestedClauses(Type type, StringRef opDialect,
                                           const Source &role,
                                           ClauseSink &sink) {
  NestedVisitor(type.getContext(), opDialect, role, sink).visit(type);
}

void mlir::availability::emitNestedClauses(Attribute attr, StringRef opDialect,
                                           const Source &role,
                                           ClauseSink &sink) {
  NestedVisitor(attr.getContext(), opDialect, role, sink).visit(attr);
}
