//===- Targets.cpp - Naming and querying targets --------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/Targets.h"
#include "mlir-availability/Engine/Explain.h"
#include "mlir-availability/Engine/TargetNames.h"
#include "mlir-availability/IR/AvailabilityDialect.h"
#include "mlir-availability/IR/Implications.h"
#include "mlir-availability/IR/ParseTargets.h"
#include "mlir-availability/IR/StatedTargets.h"
#include "mlir-availability/IR/TargetCache.h"

#include "mlir-availability/Support/ThreadDiagnosticHandler.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/StringExtras.h"

#include <tuple>

using namespace mlir;
using namespace mlir::availability;

//===----------------------------------------------------------------------===//
// ResolvedTarget
//===----------------------------------------------------------------------===//

const std::optional<SmallVector<int64_t>> &
ResolvedTarget::offered(const Dimension &dimension) {
  for (const auto &[known, offer] : offers)
    if (known == &dimension)
      return *offer;
  SharedOffer offer = getSharedOffer(target, dimension);
  if (!*offer && otherwise)
    offer = getSharedOffer(otherwise, dimension);
  offers.emplace_back(&dimension, std::move(offer));
  return *offers.back().second;
}

bool ResolvedTarget::speaksFor(StringRef dialect) {
  if (dialect.empty())
    return true;
  for (const auto &[known, isSpokenFor] : dialects)
    if (known == dialect)
      return isSpokenFor;
  MLIRContext *context = static_cast<Attribute>(target).getContext();
  SmallVector<const Dimension *> dimensions =
      getLoadedDimensions(context, dialect);
  bool isSpokenFor = llvm::any_of(dimensions, [&](const Dimension *dimension) {
    return !dimension->isLimit() && offered(*dimension).has_value();
  });
  // The name may belong to an op and lives as long as the context.
  dialects.emplace_back(dialect, isSpokenFor);
  return isSpokenFor;
}

ResolvedTarget::Verdict ResolvedTarget::judge(ArrayRef<Requirement> anyOf) {
  bool judged = anyOf.empty(), open = false, unlimited = false;
  for (const Requirement &requirement : anyOf) {
    const Dimension &dimension = *requirement.dimension;
    const auto &offer = offered(dimension);
    if (offer && dimension.isSatisfied(requirement.value, *offer))
      return Verdict::Satisfied;
    // What the target states, `otherwise` can't leave open.
    open |= target.leavesOpen(requirement) ||
            (otherwise && !*getSharedOffer(target, dimension) &&
             otherwise.leavesOpen(requirement));
    judged |= offer.has_value() ||
              (!dimension.isLimit() && speaksFor(dimension.getDialectName()));
    // A target that doesn't mention a limit is unlimited.
    unlimited |= dimension.isLimit() && !offer.has_value();
  }
  if (open)
    return Verdict::Open;
  if (unlimited)
    return Verdict::NotJudged;
  return judged ? Verdict::Violated : Verdict::NotJudged;
}

//===----------------------------------------------------------------------===//
// Targets in the IR
//===----------------------------------------------------------------------===//

StringAttr mlir::availability::getStatedTargetName(Operation *op) {
  const AvailabilityDialectInterface *dialect = getDialectInterface(op);
  return dialect ? dialect->getStatedTargetName(op) : nullptr;
}

/// Returns `target`, an attribute in IR, with what its dialect adds to it.
static AvailabilityTargetAttrInterface
complete(AvailabilityTargetAttrInterface target) {
  Attribute attr = target;
  auto *dialect = dyn_cast<AvailabilityDialectInterface>(&attr.getDialect());
  if (!dialect || isa<TargetAttr>(attr))
    return target;
  return cast<AvailabilityTargetAttrInterface>(dialect->completeTarget(attr));
}

SmallVector<AvailabilityTargetAttrInterface>
mlir::availability::getOwnTargets(Operation *op) {
  SmallVector<AvailabilityTargetAttrInterface> targets;
  auto collect = [&](Attribute attr) {
    if (auto target = dyn_cast<AvailabilityTargetAttrInterface>(attr))
      targets.push_back(complete(target));
  };
  StringAttr statedName = getStatedTargetName(op);
  for (NamedAttribute named : op->getAttrs()) {
    if (named.getName() == statedName)
      continue;
    collect(named.getValue());
    if (auto array = dyn_cast<ArrayAttr>(named.getValue()))
      llvm::for_each(array, collect);
  }
  if (targets.empty() && op->getNumRegions() != 0)
    for (const AvailabilityDialectInterface &dialect :
         AvailabilityInterfaces(op->getContext()))
      if (Attribute implied = dialect.getImpliedTarget(op))
        targets.push_back(cast<AvailabilityTargetAttrInterface>(implied));
  return targets;
}

AvailabilityTargetAttrInterface
mlir::availability::getStatedTarget(Operation *op) {
  StringAttr name = getStatedTargetName(op);
  if (!name)
    return nullptr;
  auto stated = op->getAttrOfType<AvailabilityTargetAttrInterface>(name);
  auto *dialect =
      op->getDialect()
          ? op->getDialect()->getRegisteredInterface<StatedTargetsInterface>()
          : nullptr;
  return stated && dialect ? cast<AvailabilityTargetAttrInterface>(
                                 dialect->complete(op, stated))
                           : stated;
}

/// Returns the targets of the nearest op that has any: `op` or one of its
/// ancestors.
static SmallVector<AvailabilityTargetAttrInterface>
getNearestOwnTargets(Operation *op) {
  SmallVector<AvailabilityTargetAttrInterface> targets;
  for (; op && targets.empty(); op = op->getParentOp())
    targets = getOwnTargets(op);
  return targets;
}

ResolvedTarget mlir::availability::resolveStatedTarget(
    Operation *op, AvailabilityTargetAttrInterface otherwise) {
  std::string name = ("'" + getStatedTargetName(op).getValue() + "' of " +
                      op->getName().getStringRef())
                         .str();
  if (auto symbol =
          op->getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName()))
    name += (" @" + symbol.getValue()).str();
  return ResolvedTarget(getStatedTarget(op), name, otherwise);
}

SmallVector<AvailabilityTargetAttrInterface>
mlir::availability::getTargetsFor(Operation *op) {
  SmallVector<AvailabilityTargetAttrInterface> targets =
      getNearestOwnTargets(op);
  for (; op && targets.empty(); op = op->getParentOp())
    if (AvailabilityTargetAttrInterface stated = getStatedTarget(op))
      targets.push_back(stated);
  return targets;
}

SmallVector<ScopedTarget> mlir::availability::collectTargets(Operation *root) {
  SmallVector<ScopedTarget> scopes;
  auto add = [&](Operation *scope,
                 ArrayRef<AvailabilityTargetAttrInterface> targets) {
    for (AvailabilityTargetAttrInterface target : targets)
      scopes.push_back({scope, target});
    return !targets.empty();
  };
  bool isRootCovered = add(root, getTargetsFor(root));
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op == root || op->getNumRegions() == 0 || add(op, getOwnTargets(op)) ||
        isRootCovered)
      return;
    AvailabilityTargetAttrInterface stated = getStatedTarget(op);
    if (stated && getNearestOwnTargets(op).empty())
      add(op, stated);
  });
  return scopes;
}

//===----------------------------------------------------------------------===//
// Named targets
//===----------------------------------------------------------------------===//

SmallVector<const NamedTarget *>
mlir::availability::getKnownTargets(MLIRContext *context) {
  return AvailabilityInterfaces(context).getNamedTargets();
}

FailureOr<AvailabilityTargetAttrInterface>
mlir::availability::addToTarget(AvailabilityTargetAttrInterface target,
                                StringRef addition,
                                function_ref<InFlightDiagnostic()> emitError) {
  Attribute attr = target;
  FailureOr<Attribute> extended = failure();
  if (auto own = dyn_cast<TargetAttr>(attr))
    extended = own.add(addition, emitError);
  else if (auto *dialect =
               dyn_cast<AvailabilityDialectInterface>(&attr.getDialect()))
    extended = dialect->addToTarget(attr, addition, emitError);
  else
    return emitError() << "targets of dialect '"
                       << attr.getDialect().getNamespace()
                       << "' take no additions, but '" << shorten(addition)
                       << "' was given";
  if (failed(extended))
    return failure();
  return cast<AvailabilityTargetAttrInterface>(*extended);
}

/// Returns `target` with all of `additions`.
static FailureOr<AvailabilityTargetAttrInterface>
addAllToTarget(AvailabilityTargetAttrInterface target,
               ArrayRef<StringRef> additions,
               function_ref<InFlightDiagnostic()> emitError) {
  Attribute attr = target;
  auto *dialect = dyn_cast<AvailabilityDialectInterface>(&attr.getDialect());
  if (dialect && !isa<TargetAttr>(attr)) {
    FailureOr<Attribute> extended =
        dialect->addAllToTarget(attr, additions, emitError);
    if (failed(extended))
      return failure();
    return cast<AvailabilityTargetAttrInterface>(*extended);
  }
  for (StringRef addition : additions) {
    FailureOr<AvailabilityTargetAttrInterface> extended =
        addToTarget(target, addition, emitError);
    if (failed(extended))
      return failure();
    target = *extended;
  }
  return target;
}

/// Returns which of `names` begin with `name`, three at most.
static SmallVector<StringRef> findLongerNames(StringRef name,
                                              ArrayRef<StringRef> names) {
  SmallVector<StringRef> found;
  for (StringRef each : names)
    if (!name.empty() && each.starts_with_insensitive(name) && found.size() < 3)
      found.push_back(each);
  return found;
}

/// Returns the letters and digits of `name`, in lower case: "rtx2080" for
/// "RTX 2080".
static std::string spellPlainly(StringRef name) {
  std::string plain;
  llvm::copy_if(name.lower(), std::back_inserter(plain), llvm::isAlnum);
  return plain;
}

/// Returns which of `names` differ from `name` only in signs and case, or else
/// in words before or after: `rtx-2080` for "GeForce RTX 2080", longest first;
/// three at most.
static SmallVector<StringRef> findOtherSpellings(StringRef name,
                                                 ArrayRef<StringRef> names,
                                                 bool withMoreWords) {
  std::string plain = spellPlainly(name);
  SmallVector<StringRef> found;
  for (StringRef each : names) {
    std::string other = spellPlainly(each);
    constexpr size_t kTelling = 4;
    bool isPart =
        withMoreWords &&
        (StringRef(plain).ends_with(other) ||
         (plain.size() >= kTelling && StringRef(other).contains(plain)));
    if (!plain.empty() && (other == plain || isPart))
      found.push_back(each);
  }
  llvm::sort(found, [](StringRef lhs, StringRef rhs) {
    return std::pair(rhs.size(), lhs) < std::pair(lhs.size(), rhs);
  });
  if (found.size() > 3)
    found.truncate(3);
  return found;
}

/// Returns which of `names`, those of targets, may be meant by `name`.
static SmallVector<StringRef> findMeant(StringRef name,
                                        ArrayRef<StringRef> names) {
  for (SmallVector<StringRef> found :
       {findOtherSpellings(name, names, /*withMoreWords=*/false),
        findLongerNames(name, names),
        findOtherSpellings(name, names, /*withMoreWords=*/true),
        findNearNames(name, names)})
    if (!found.empty())
      return found;
  // A name with options that other tools know: `gfx90a:xnack-`.
  if (StringRef plain = name.split(':').first; llvm::is_contained(names, plain))
    return {plain};
  // Vendors put more words before a product: "Radeon RX 6600".
  StringRef rest = name.split(' ').second.trim();
  return rest.empty() ? SmallVector<StringRef>() : findMeant(rest, names);
}

/// Reports that there is no target `name`, and suggests similar ones.
static InFlightDiagnostic
reportUnknownTarget(StringRef name, const AvailabilityInterfaces &dialects,
                    function_ref<InFlightDiagnostic()> emitError) {
  SmallVector<StringRef> names =
      llvm::map_to_vector(dialects.getNamedTargets(),
                          [](const NamedTarget *known) { return known->name; });
  SmallVector<StringRef> all(names);
  for (const NamedTarget *known : dialects.getNamedTargets())
    llvm::append_range(all, known->otherNames);
  SmallVector<StringRef> near = findMeant(name, all);
  InFlightDiagnostic diagnostic = emitError();
  diagnostic << "unknown target '" << shorten(name) << "'";
  constexpr size_t kListed = 8;
  if (!near.empty())
    diagnostic << "; did you mean '" << llvm::join(near, "' or '") << "'?";
  else if (names.size() <= kListed)
    diagnostic << "; known targets: " << llvm::join(names, ", ");
  else
    diagnostic << "; 'mlir-availability targets' lists the " << names.size()
               << " that are known";
  return diagnostic;
}

/// The relation of a target to a possible addition.
enum class AdditionKind { Unknown, Offered, Optional, Impossible };

/// Classifies `addition` for `target`, which is made from `named`.
static AdditionKind classifyAddition(AvailabilityTargetAttrInterface target,
                                     const NamedTarget &named,
                                     const AvailabilityDialectInterface &owner,
                                     StringRef addition) {
  // "value", of a dimension that is a set, or "dimension=value".
  StringRef valueName = addition, dimensionName;
  if (addition.contains('='))
    std::tie(dimensionName, valueName) = addition.split('=');
  if (llvm::is_contained(named.optional, addition) ||
      llvm::is_contained(named.optional, valueName))
    return AdditionKind::Optional;
  AdditionKind kind = AdditionKind::Unknown;
  MLIRContext *context = static_cast<Attribute>(target).getContext();
  for (const Dimension *dimension : getLoadedDimensions(context)) {
    bool isMeant = dimensionName.empty()
                       ? !dimension->isSingleValued()
                       : dimension->getName() == dimensionName;
    std::optional<int64_t> value = dimension->parse(valueName);
    if (!isMeant || !value)
      continue;
    // The list of additions uses the printed names.
    if (llvm::is_contained(named.optional, dimension->stringify(*value)) ||
        target.leavesOpen({dimension, *value}))
      return AdditionKind::Optional;
    std::optional<SmallVector<int64_t>> offered =
        getOffered(target, *dimension);
    bool isOwn =
        dimension->getDialectName() == owner.getDialect()->getNamespace();
    if (!isOwn && !offered)
      continue;
    kind = AdditionKind::Impossible;
    if (offered && llvm::is_contained(*offered, *value))
      return AdditionKind::Offered;
  }
  return kind;
}

/// Returns the nearest target that has or may have `addition`, phrased as the
/// end of a sentence; "" for none. That is the weakest target of the family of
/// `named`, or of the family that it is part of, or else the first target of
/// all.
static std::string findTargetWith(StringRef addition, const NamedTarget &named,
                                  MLIRContext *context) {
  ThreadDiagnosticHandler quiet(context, [](Diagnostic &) {});
  auto getDistance = [&](const NamedTarget &candidate) {
    if (candidate.family == named.family)
      return 0;
    return candidate.family == named.family.split(':').first ? 1 : 2;
  };
  // The distance, then the index among all targets.
  SmallVector<std::tuple<int, size_t, const NamedTarget *,
                         const AvailabilityDialectInterface *>>
      candidates;
  AvailabilityInterfaces dialects(context);
  for (const AvailabilityDialectInterface &dialect : dialects)
    for (const NamedTarget &known : dialect.getNamedTargets())
      candidates.emplace_back(getDistance(known), candidates.size(), &known,
                              &dialect);
  llvm::sort(candidates);
  for (auto [distance, position, candidate, owner] : candidates) {
    FailureOr<AvailabilityTargetAttrInterface> target =
        parseNamedTarget(*candidate, *owner,
                         [&] { return emitError(UnknownLoc::get(context)); });
    if (failed(target))
      continue;
    AdditionKind kind = classifyAddition(*target, *candidate, *owner, addition);
    if (kind == AdditionKind::Offered)
      return ("; " + candidate->name + " has it").str();
    if (kind == AdditionKind::Optional)
      return ("; " + candidate->name + " may have it").str();
  }
  return "";
}

/// Checks that `addition` can be added to `target`, which is made from `named`.
/// Otherwise reports the reason through `emitError` and fails.
static LogicalResult
checkAddition(AvailabilityTargetAttrInterface target, const NamedTarget &named,
              const AvailabilityDialectInterface &owner, StringRef addition,
              function_ref<InFlightDiagnostic()> emitError) {
  if (named.refusal.empty() ||
      classifyAddition(target, named, owner, addition) !=
          AdditionKind::Impossible)
    return success();
  return emitError() << "'" << shorten(addition) << "' can't be added to '"
                     << named.name
                     << "': " << owner.explainRefusal(named, target, addition)
                     << findTargetWith(addition, named, owner.getContext());
}

/// Returns `target`, which is made from `named`, with the additions that the
/// '+' in `text` separate.
static FailureOr<AvailabilityTargetAttrInterface>
addAll(AvailabilityTargetAttrInterface target, const NamedTarget &named,
       const AvailabilityDialectInterface &owner, StringRef text,
       function_ref<InFlightDiagnostic()> emitError) {
  SmallVector<StringRef> parts;
  text.split(parts, '+');
  for (StringRef part : ArrayRef(parts).drop_front()) {
    StringRef addition = part.trim();
    if (addition.empty())
      return emitError() << "'" << shorten(text)
                         << "' has a '+' with nothing after it; write the name "
                            "of an addition there, or 'all'";
    bool isAll = addition == "all";
    // The list has possible additions only: they need no check.
    if (!isAll &&
        failed(checkAddition(target, named, owner, addition, emitError)))
      return failure();
    FailureOr<AvailabilityTargetAttrInterface> extended =
        isAll ? addAllToTarget(target, named.optional, emitError)
              : addToTarget(target, addition, emitError);
    if (failed(extended))
      return failure();
    target = *extended;
    // Without possible additions, no other device has higher limits.
    if (isAll && !named.optional.empty())
      target =
          cast<AvailabilityTargetAttrInterface>(owner.removeLimits(target));
  }
  return target;
}

FailureOr<AvailabilityTargetAttrInterface>
mlir::availability::parseTarget(MLIRContext *context, StringRef text,
                                function_ref<InFlightDiagnostic()> emitError) {
  text = text.trim();
  if (text.starts_with("#"))
    return parseTargetAttribute(context, text, emitError);

  StringRef name = text.split('+').first.trim();
  AvailabilityInterfaces dialects(context);
  const NamedTarget *known = nullptr;
  const AvailabilityDialectInterface *owner = nullptr;
  for (const AvailabilityDialectInterface &dialect : dialects)
    for (const NamedTarget &candidate : dialect.getNamedTargets())
      if (!known && (candidate.name == name ||
                     llvm::is_contained(candidate.otherNames, name)))
        std::tie(known, owner) = std::pair(&candidate, &dialect);
  if (!known)
    return reportUnknownTarget(name, dialects, emitError);

  FailureOr<AvailabilityTargetAttrInterface> target =
      parseNamedTarget(*known, *owner, emitError);
  if (failed(target) || !text.contains('+'))
    return target;
  Attribute extended = owner->getOrMakeTarget(text, [&]() -> Attribute {
    FailureOr<AvailabilityTargetAttrInterface> made =
        addAll(*target, *known, *owner, text, emitError);
    return succeeded(made) ? Attribute(*made) : Attribute();
  });
  if (!extended)
    return failure();
  // The attribute keeps the name when it is written into IR.
  if (auto *dialect = context->getLoadedDialect<AvailabilityDialect>())
    dialect->getTargetCache().addName(extended, shortenTarget(text));
  return cast<AvailabilityTargetAttrInterface>(extended);
}

/// Returns the family that `family` is part of, "" if there is none.
static StringRef getWholeFamily(StringRef family,
                                ArrayRef<const NamedTarget *> known) {
  if (!family.contains(':'))
    return "";
  StringRef whole = family.split(':').first;
  bool exists = llvm::any_of(
      known, [&](const NamedTarget *other) { return other->family == whole; });
  return exists ? whole : "";
}

SmallVector<KnownTarget, 0>
mlir::availability::resolveKnownTargets(MLIRContext *context, bool withParts) {
  SmallVector<KnownTarget, 0> result;
  AvailabilityInterfaces dialects(context);
  SmallVector<const NamedTarget *> known = dialects.getNamedTargets();
  for (const AvailabilityDialectInterface &dialect : dialects)
    for (const NamedTarget &named : dialect.getNamedTargets()) {
      StringRef partOf = getWholeFamily(named.family, known);
      if (!withParts && !partOf.empty())
        continue;
      FailureOr<AvailabilityTargetAttrInterface> target =
          parseOrLeaveOut(named, dialect);
      if (succeeded(target))
        result.push_back({&named, ResolvedTarget(*target, named.name), partOf});
    }
  return result;
}
