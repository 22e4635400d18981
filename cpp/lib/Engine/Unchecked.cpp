//===- Unchecked.cpp - Things with unknown needs --------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/Unchecked.h"
#include "mlir-availability/Engine/Explain.h"
#include "mlir-availability/IR/AvailabilityDialect.h"
#include "mlir-availability/IR/NestedElements.h"
#include "mlir-availability/IR/RequiresAttr.h"
#include "mlir-availability/IR/RuntimeRules.h"
#include "mlir-availability/IR/ShortText.h"
#include "mlir-availability/IR/UnreadProperties.h"
#include "mlir-availability/Support/Suggestions.h"

#include "OpParts.h"
#include "UndeclaredFinder.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/ExtensibleDialect.h"

using namespace mlir;
using namespace mlir::availability;

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

/// Returns the alias that the unknown type or attribute `name` stands for,
/// "#map" for "#unresolved_alias.map"; "" if it is none.
static std::string getAlias(StringRef name) {
  StringRef alias = name.drop_front();
  if (!alias.consume_front(kUnresolvedAlias) || !alias.consume_front("."))
    return "";
  return (name.take_front() + alias).str();
}

/// Returns the beginning of the text of `kUnreadProperties`.
static std::string getMarkText() { return ("#" + kUnreadProperties).str(); }

std::string Unchecked::getReason() const {
  constexpr StringLiteral undeclared =
      "is not registered, and its requirements are not declared";
  bool isElement = kind == Kind::Type || kind == Kind::Attribute;
  if (std::string alias = isElement ? getAlias(detail) : ""; !alias.empty())
    return "'" + alias +
           "' is an alias in the text of a type or an attribute that is not "
           "registered, so it is not resolved";
  if (isElement && StringRef(detail).starts_with(getMarkText()))
    return ("bytecode may have its properties as dialect '" + dialect +
            "' encodes them, which is not registered: check the module as text")
        .str();
  switch (kind) {
  case Kind::Op:
    return ("it " + Twine(undeclared)).str();
  case Kind::Type:
    return ("type '" + detail + "' " + undeclared).str();
  case Kind::Attribute:
    return ("attribute '" + detail + "' " + undeclared).str();
  case Kind::ClosedRegion:
    return ("it is in a '" + detail +
            "', which may hold only ops of dialect '" +
            StringRef(detail).split('.').first + "' belong")
        .str();
  case Kind::Needs:
    return detail;
  case Kind::Foreign:
    return "it runs only on targets of dialect '" + detail + "'";
  }
  llvm_unreachable("unknown kind");
}

std::string Unchecked::describe() const {
  return ("the requirements of '" + op->getName().getStringRef() +
          "' are unknown: " + getReason())
      .str();
}

//===----------------------------------------------------------------------===//
// Types and attributes
//===----------------------------------------------------------------------===//

bool mlir::availability::isDeclaredDialect(MLIRContext *context,
                                           StringRef name) {
  Dialect *dialect = context->getLoadedDialect(name);
  if (isa_and_nonnull<AvailabilityDialectInterface>(dialect))
    return true;
  const auto *own = context->getLoadedDialect<AvailabilityDialect>();
  return own && (own->hasOverlaysOf(name) ||
                 llvm::any_of(own->getDimensions(), [&](const auto *dimension) {
                   return dimension->getDialectName() == name;
                 }));
}

/// Returns the dialect of the type or attribute `element` if it is
/// unregistered, isn't declared, and isn't `allowed`.
template <typename T>
static StringAttr getUndeclaredDialect(T element,
                                       const AllowedUnchecked &allowed) {
  constexpr bool isType = std::is_same_v<T, Type>;
  auto opaque =
      dyn_cast<std::conditional_t<isType, OpaqueType, OpaqueAttr>>(element);
  if (!opaque || allowed.contains(opaque.getDialectNamespace()))
    return nullptr;
  StringAttr dialect = opaque.getDialectNamespace();
  MLIRContext *context = element.getContext();
  if constexpr (!isType) {
    if (dialect == kUnreadProperties) {
      auto ofOp = StringAttr::get(context, opaque.getAttrData());
      return allowed.contains(ofOp) ? nullptr : ofOp;
    }
  }
  Dialect *loaded = context->getLoadedDialect(dialect);
  // The declarations of a dialect in C++ are for its classes, not for texts.
  if (loaded && !isa<ExtensibleDialect>(loaded))
    return isDeclaredDialect(context, dialect) ? dialect : nullptr;
  const auto *own = context->getLoadedDialect<AvailabilityDialect>();
  DefKind kind = isType ? DefKind::Type : DefKind::Attribute;
  return own && own->getDeclaredDefs(kind).contain(opaque) ? nullptr : dialect;
}

namespace {
/// Visits unregistered and undeclared elements in types and attributes.
class UndeclaredWalker {
public:
  using VisitFn = function_ref<void(Unchecked::Kind, StringRef dialect,
                                    function_ref<std::string()> print)>;

  /// `visit` must outlive the walker.
  UndeclaredWalker(const AllowedUnchecked &allowed, VisitFn visit)
      : allowed(allowed), visit(visit) {}

  /// Visits `element` and what is nested in it at any depth, each once.
  template <typename T>
  void walk(T element) {
    if (!seen.insert(element.getAsOpaquePointer()).second)
      return;
    if (StringAttr dialect = getUndeclaredDialect(element, allowed))
      visit(std::is_same_v<T, Type> ? Unchecked::Kind::Type
                                    : Unchecked::Kind::Attribute,
            dialect, [&] { return printShort(element); });
    walkImmediateNested(
        element, [&](Attribute nested) { walk(nested); },
        [&](Type nested) { walk(nested); });
  }

private:
  const AllowedUnchecked &allowed;
  VisitFn visit;
  DenseSet<const void *> seen;
};
} // namespace

template <typename T>
bool UndeclaredFinder::search(T element, DenseSet<const void *> &visited) {
  const void *key = element.getAsOpaquePointer();
  if (auto known = results.find(key); known != results.end())
    return known->second;
  if (!visited.insert(key).second)
    return false;
  bool isFound = static_cast<bool>(getUndeclaredDialect(element, allowed));
  if (!isFound)
    walkImmediateNested(
        element,
        [&](Attribute nested) { isFound = isFound || search(nested, visited); },
        [&](Type nested) { isFound = isFound || search(nested, visited); });
  return isFound;
}

template <typename T>
bool UndeclaredFinder::find(T element) {
  if (auto known = results.find(element.getAsOpaquePointer());
      known != results.end())
    return known->second;
  DenseSet<const void *> visited;
  if (search(element, visited))
    return results[element.getAsOpaquePointer()] = true;
  // Structs may contain pointers to themselves, so visited elements have a
  // result only when the whole search has ended.
  for (const void *each : visited)
    results[each] = false;
  return false;
}

bool UndeclaredFinder::isIn(Type type) { return find(type); }
bool UndeclaredFinder::isIn(Attribute attr) { return find(attr); }

bool mlir::availability::declaresOwnNeeds(Operation *op) {
  return statesRequirements(op->getDiscardableAttr(getRequiresAttrName()));
}

void mlir::availability::visitOwnAttributes(
    Operation *op, function_ref<void(Attribute)> visit) {
  if (op->getPropertiesStorageSize() == 0)
    return;
  if (!op->isRegistered()) {
    if (Attribute all = op->getPropertiesAsAttribute())
      visit(all);
    return;
  }
  NamedAttrList attrs;
  op->getName().populateInherentAttrs(op, attrs);
  for (NamedAttribute named : attrs)
    visit(named.getValue());
}

void mlir::availability::visitHeld(
    Operation *op, function_ref<void(Type)> visitType,
    function_ref<void(Attribute)> visitAttribute) {
  forEachType(op, [&](Type type, StringRef, unsigned) { visitType(type); });
  for (NamedAttribute named : op->getRawDictionaryAttrs())
    visitAttribute(named.getValue());
  visitOwnAttributes(op, visitAttribute);
}

void mlir::availability::appendUndeclared(Operation *op,
                                          const AllowedUnchecked &allowed,
                                          std::vector<Unchecked> &unchecked) {
  if (declaresOwnNeeds(op))
    return;
  size_t first = unchecked.size();
  auto append = [&](Unchecked::Kind kind, StringRef dialect,
                    function_ref<std::string()> print) {
    Unchecked entry = {op, kind, dialect, print()};
    if (!llvm::is_contained(ArrayRef(unchecked).drop_front(first), entry))
      unchecked.push_back(std::move(entry));
  };
  UndeclaredWalker walker(allowed, append);
  visitHeld(
      op, [&](Type type) { walker.walk(type); },
      [&](Attribute attr) { walker.walk(attr); });
}

namespace {
/// Keeps the reason why needs are unknown.
class UnknownNeedsSink : public ClauseSink {
public:
  explicit UnknownNeedsSink(function_ref<bool(StringRef)> isMeant)
      : isMeant(isMeant) {}

  void emit(ArrayRef<Requirement>, const Source &) override {}
  void emitUnknown(const Source &source, StringRef unknownTo) override {
    if (isMeant(unknownTo) && !llvm::is_contained(reasons, source.detail))
      reasons.push_back(source.detail.str());
  }

  SmallVector<std::string> reasons;

private:
  function_ref<bool(StringRef)> isMeant;
};
} // namespace

void mlir::availability::appendUnknownNeeds(
    Operation *op, const AllowedUnchecked &allowed,
    function_ref<bool(StringRef)> isMeant, std::vector<Unchecked> &unchecked,
    CalleeLookup *callees) {
  StringRef dialect = op->getName().getDialectNamespace();
  if (declaresOwnNeeds(op) || allowed.contains(dialect))
    return;
  UnknownNeedsSink sink(isMeant);
  emitClauses(op, sink, callees);
  for (std::string &reason : sink.reasons)
    unchecked.push_back(
        {op, Unchecked::Kind::Needs, dialect, std::move(reason)});
}

StringRef mlir::availability::getOnlyTargets(MLIRContext *context,
                                             StringRef dialect) {
  const auto *own = context->getLoadedDialect<AvailabilityDialect>();
  return own ? own->getOnlyTargets(dialect) : "";
}

bool mlir::availability::isForeignTarget(
    MLIRContext *context, StringRef onlyTargets,
    function_ref<bool(StringRef)> speaksFor) {
  const auto *own = context->getLoadedDialect<AvailabilityDialect>();
  return own && !onlyTargets.empty() && !speaksFor(onlyTargets) &&
         own->anyOnlyTargets(speaksFor);
}

void mlir::availability::appendForeign(Operation *op, StringRef targets,
                                       const AllowedUnchecked &allowed,
                                       std::vector<Unchecked> &unchecked) {
  StringRef dialect = op->getName().getDialectNamespace();
  if (declaresOwnNeeds(op) || allowed.contains(dialect))
    return;
  unchecked.push_back({op, Unchecked::Kind::Foreign, dialect, targets.str()});
}

void mlir::availability::appendUnlowered(Operation *op,
                                         std::vector<Unchecked> &unchecked) {
  unchecked.push_back({op, Unchecked::Kind::Needs,
                       op->getName().getDialectNamespace(),
                       "it is in code that isn't lowered yet; 'check "
                       "--through' judges what it becomes"});
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

bool mlir::availability::hasClosedRegions(OperationName name) {
  MLIRContext *context = name.getContext();
  Dialect *dialect = context->getLoadedDialect(name.getDialectNamespace());
  const auto *interface =
      dyn_cast_or_null<AvailabilityDialectInterface>(dialect);
  if (interface && interface->hasClosedRegions(name))
    return true;
  const auto *own = context->getLoadedDialect<AvailabilityDialect>();
  return own && own->hasClosedRegions(name);
}

/// Pushes `op` and its ancestors that aren't on the list yet.
void ClosedRegions::pushAncestors(Operation *op) {
  SmallVector<Operation *> missing;
  for (; op && (ancestors.empty() || ancestors.back().op != op);
       op = op->getParentOp())
    missing.push_back(op);
  for (Operation *ancestor : llvm::reverse(missing)) {
    auto [it, isNew] = closedNames.try_emplace(ancestor->getName(), false);
    if (isNew)
      it->second = hasClosedRegions(ancestor->getName());
    Ancestor around = ancestors.empty() ? Ancestor{nullptr, nullptr, nullptr}
                                        : ancestors.back();
    bool isClosed = it->second || isLoweredKernel(ancestor);
    ancestors.push_back(
        {ancestor, isClosed ? ancestor : around.closed,
         holdsUnloweredCode(ancestor) ? ancestor : around.unlowered});
  }
}

void ClosedRegions::enter(Block *entered) {
  block = entered;
  Operation *parent = block ? block->getParentOp() : nullptr;
  Operation *around = parent ? parent->getParentOp() : nullptr;
  // A walk usually moves on to a region of the previous op, or leaves regions.
  while (!ancestors.empty() && ancestors.back().op != parent &&
         ancestors.back().op != around)
    ancestors.pop_back();
  pushAncestors(parent);
  closed = parent ? ancestors.back().closed : nullptr;
  unlowered = parent ? ancestors.back().unlowered : nullptr;
  home = closed ? closed->getName().getDialect() : nullptr;
}

bool ClosedRegions::anyInterface(
    Operation *op,
    bool (AvailabilityDialectInterface::*says)(Operation *) const) {
  if (op->getNumRegions() == 0)
    return false;
  if (!interfaces)
    interfaces = std::make_shared<AvailabilityInterfaces>(op->getContext());
  return llvm::any_of(*interfaces,
                      [&](const AvailabilityDialectInterface &interface) {
                        return (interface.*says)(op);
                      });
}

bool ClosedRegions::isLoweredKernel(Operation *op) {
  return anyInterface(op, &AvailabilityDialectInterface::isLoweredKernel);
}

bool ClosedRegions::holdsUnloweredCode(Operation *op) {
  return anyInterface(op, &AvailabilityDialectInterface::holdsUnloweredCode);
}

bool ClosedRegions::isUndeclaredSource(Operation *op) {
  if (op->getBlock() != block)
    enter(op->getBlock());
  if (!unlowered)
    return false;
  // The end of a region is a part of the op around it.
  bool isEnd =
      op->hasTrait<OpTrait::IsTerminator>() && op->getNumSuccessors() == 0;
  return !isEnd && !declaresOwnNeeds(op) && !isDeclaredName(op->getName()) &&
         getOverlays(op->getContext(), op->getName().getStringRef()).empty();
}

bool ClosedRegions::belongsByName(OperationName name) const {
  StringRef dialect = name.getDialectNamespace();
  // A conversion that isn't finished leaves casts, which nothing compiles.
  if (dialect == closed->getName().getDialectNamespace() ||
      name.getStringRef() == ModuleOp::getOperationName())
    return true;
  return !closedNames.lookup(closed->getName()) &&
         (isDeclaredName(name) ||
          !getOverlays(name.getContext(), name.getStringRef()).empty());
}

bool ClosedRegions::append(Operation *op, const AllowedUnchecked &allowed,
                           std::vector<Unchecked> &unchecked) {
  StringRef dialect = op->getName().getDialectNamespace();
  Operation *intruded = findIntruded(op);
  if (!intruded || allowed.contains(dialect))
    return false;
  StringRef name = intruded->getName().getStringRef();
  if (closedNames.lookup(intruded->getName()))
    unchecked.push_back(
        {op, Unchecked::Kind::ClosedRegion, dialect, name.str()});
  else if (!declaresOwnNeeds(op))
    unchecked.push_back(
        {op, Unchecked::Kind::Needs, dialect,
         ("it is in a kernel of dialect '" + name.split('.').first +
          "', to which it must be lowered first")
             .str()});
  else
    return false;
  return true;
}
