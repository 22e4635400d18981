//===- CollectClauses.cpp - The distinct clauses of some IR ---------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The needs that all ops of one name share are found once, and so are the needs
// of each type or attribute. Every further op costs a few table look-ups. Each
// thread collects, from its pieces of the IR, what it hasn't met before. A
// final pass drops what an earlier piece already contains.
//
//===----------------------------------------------------------------------===//

#include "CollectClauses.h"

#include "mlir-availability/Engine/Explain.h"
#include "mlir-availability/Engine/Targets.h"
#include "mlir-availability/IR/CalleeLookup.h"
#include "mlir-availability/IR/RequiresAttr.h"

#include "OpParts.h"
#include "ParallelWalk.h"
#include "PointerCache.h"
#include "PropertiesCache.h"
#include "UndeclaredFinder.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringMap.h"

#include <array>
#include <map>
#include <set>
#include <variant>

using namespace mlir;
using namespace mlir::availability;

/// Erases from `known` the dialects to which something is unknown: `unknownTo`,
/// or all if it is empty.
static void eraseKnown(SmallVectorImpl<StringRef> &known, StringRef unknownTo) {
  llvm::erase_if(known, [&](StringRef dialect) {
    return unknownTo.empty() || dialect == unknownTo;
  });
}

namespace {
/// A set of clauses, each a list of alternatives. Clauses of ops that can be
/// converted to ops of several dialects are apart from others.
class ClauseSet {
public:
  /// Returns true if the clause was not in the set yet.
  bool insert(ArrayRef<Requirement> anyOf, bool isOfAlternative) {
    Clauses &clauses = isOfAlternative ? ofAlternatives : others;
    if (clauses.find(anyOf) != clauses.end())
      return false;
    clauses.emplace(anyOf);
    return true;
  }

private:
  struct Less {
    using is_transparent = void;
    bool operator()(ArrayRef<Requirement> lhs,
                    ArrayRef<Requirement> rhs) const {
      return std::lexicographical_compare(
          lhs.begin(), lhs.end(), rhs.begin(), rhs.end(),
          [](const Requirement &left, const Requirement &right) {
            return std::pair(left.dimension, left.value) <
                   std::pair(right.dimension, right.value);
          });
    }
  };
  using Clauses = std::set<SmallVector<Requirement, 2>, Less>;
  Clauses ofAlternatives, others;
};

/// The needs of a piece of the IR that its collector had not met before.
struct PieceNeeds : CollectedNeeds {
  /// The first op that is unknown to its own dialect.
  Operation *unknownOp = nullptr;
  /// The first call to a callee outside the op in which callees are looked up.
  Operation *hiddenCall = nullptr;
  /// The first few unknown needs that one dialect reports for other dialects'
  /// ops.
  std::vector<std::pair<StringRef, Unchecked>> unknownToOthers;
  /// The dialects that know that some op of another dialect needs nothing.
  llvm::SmallSetVector<StringRef, 2> nothingNeededBy;
  /// The dialects that know what something needs in code that isn't lowered
  /// yet. Of the other ops in such code, which nothing is declared about: the
  /// first few, and how many there are.
  llvm::SmallSetVector<StringRef, 2> judgesUnlowered;
  std::vector<Unchecked> unlowered;
  size_t numUnlowered = 0;
};

/// Collects the dialects to which all ops of a name might be converted, and
/// those of them that know what these need.
struct KnownToSink : OpClauseSink {
  SmallVector<StringRef, 2> dialects, known;

  void emit(ArrayRef<Requirement>, const Source &) override {}
  void emitUnknown(const Source &, StringRef dialect) override {
    eraseKnown(known, dialect);
  }
  void emitNothingNeeded(StringRef dialect) override {
    dialects.push_back(dialect);
    known.push_back(dialect);
  }
  void emitType(Type, const Source &) override {}
  void emitAttribute(Attribute, const Source &) override {}
};

/// Collects the distinct clauses of ops. Each op name, type and attribute is
/// processed once.
class Collector : public OpClauseSink {
public:
  Collector(MLIRContext *context, const CollectOptions &options)
      : options(options), noAttributes(DictionaryAttr::get(context)),
        undeclared(options.allowed), callees(options.within) {}

  /// Collects from `visited` itself.
  void operator()(Operation *visited, PieceNeeds &result);

private:
  /// The state shared by all ops of one dialect.
  struct DialectState : OpDialect {
    /// The types met so far, by how ops use them. The value says whether the
    /// type contains anything unregistered.
    std::map<unsigned, PointerCache<bool>> types;
    /// The attributes met so far, and the dictionaries of discardable ones.
    PointerCache<bool> attributes;
    PointerCache<std::monostate> discardable;
  };
  /// The state shared by all ops of one name.
  struct NameState : OpNameInfo {
    using OpNameInfo::OpNameInfo;

    DialectState *dialect = nullptr;
    /// The types met so far in such ops, if they use them alike.
    PointerCache<bool> *types = nullptr;
    /// Only targets of the op's own dialect judge clauses that nothing
    /// satisfies.
    bool isOurs = false;
    /// The dialect of the only targets that know such ops; "" if there is none
    /// or the ops are allowed to be unknown.
    StringRef onlyTargets;
    /// Those are targets of another dialect than the one whose needs are
    /// collected.
    bool isForeign = false;
    /// The dialects to which all such ops might be converted, and those of them
    /// that know what these need, sorted. Empty if needs of only one dialect
    /// are collected.
    SmallVector<StringRef, 2> convertedTo, knownTo;
    /// The attributes that were met in properties. The value says whether they
    /// contain anything unregistered.
    std::unique_ptr<PropertiesCache<bool>> ofProperties;
    bool isNew = true;
    /// The dialects that know what all such ops need.
    SmallVector<StringRef, 2> judgedBy;
  };

  /// What was met so far: in ops that don't state what they need, and in ops
  /// that do, where nothing is unknown.
  struct Met {
    PointerCache<NameState> names;
    llvm::StringMap<std::unique_ptr<DialectState>> dialects;
  };

  NameState makeNameState(Met &met);
  void emitInstanceClauses();
  void visitTypes();
  void visitInherentAttributes();
  void visitDictionary();

  void emit(ArrayRef<Requirement> anyOf, const Source &source) override;
  void emitUnknown(const Source &, StringRef unknownTo) override {
    if (unknownTo.empty())
      hasUnknownNeeds = true;
    else if (unknownTo == name->dialect->name)
      hasUnknownNeeds |= name->isOurs;
    else if (options.dialect.empty() || unknownTo == options.dialect)
      noteUnknownTo(unknownTo);
    eraseKnown(knownTo, unknownTo);
  }
  void emitNothingNeeded(StringRef dialect) override {
    if (!options.dialect.empty() && dialect != options.dialect)
      return;
    piece->dialects.insert(dialect);
    piece->nothingNeededBy.insert(dialect);
    noteJudge(dialect);
    if (!llvm::is_contained(knownTo, dialect))
      knownTo.push_back(dialect);
  }
  /// Returns true when the op states a target in the attribute `attrName`, and
  /// the needs are collected for that target. Beside a discardable attribute,
  /// an inherent one may state a part of it.
  bool isStatedIn(StringRef attrName) const {
    return attrName == statedName.getValue() ||
           isa_and_nonnull<AvailabilityTargetAttrInterface>(
               op->getInherentAttr(attrName).value_or(Attribute()));
  }
  void noteJudge(StringRef dialect) {
    if (notesJudges)
      judgedBy.push_back(dialect);
  }
  /// Notes which dialects know what the op needs, other than its own.
  void noteKnownTo();
  /// Notes that the dialect `unknownTo` does not know what the op of another
  /// dialect needs.
  void noteUnknownTo(StringRef unknownTo);
  void emitType(Type type, const Source &holder) override {
    emitType(type, /*use=*/0, name->dialect->types[0], holder);
  }
  void emitType(Type type, unsigned use, PointerCache<bool> &seen,
                const Source &holder) {
    isUnknown |= seen.lookup(type.getAsOpaquePointer(), [&] {
      emitTypeClauses(*name->dialect, type, use, holder, *this);
      return undeclared.isIn(type);
    });
  }
  void emitAttribute(Attribute attr, const Source &holder) override {
    isUnknown |=
        name->dialect->attributes.lookup(attr.getAsOpaquePointer(), [&] {
          emitAttributeClauses(*name->dialect, attr, holder, *this);
          return undeclared.isIn(attr);
        });
  }
  /// Counts one unknown thing and keeps what `append` appends, if there is
  /// room.
  template <typename AppendFn>
  void noteUnchecked(AppendFn append) {
    std::vector<Unchecked> &kept = piece->unchecked;
    size_t first = kept.size();
    append(kept);
    piece->numUnchecked += kept.size() - first;
    if (!options.keepsAllUnchecked && kept.size() > kMostTold)
      kept.erase(kept.begin() + kMostTold, kept.end());
  }

  const CollectOptions &options;
  /// The empty dictionary, which most ops have as discardable attributes.
  DictionaryAttr noAttributes;
  /// The op that is being visited, the state of its name, and the destination
  /// for its needs.
  Operation *op = nullptr;
  NameState *name = nullptr;
  PieceNeeds *piece = nullptr;
  /// The name of the attribute in which the op states its target, if that is
  /// ignored.
  StringAttr statedName;
  /// The op holds an unregistered type or attribute.
  bool isUnknown = false;
  /// A declaration says that the op's needs are unknown.
  bool hasUnknownNeeds = false;
  /// The dialects, its own included, that know what the op needs; some are
  /// there more than once. Only collected where `notesJudges`.
  SmallVector<StringRef, 2> judgedBy;
  /// The op is in code that isn't lowered yet, or the needs of all ops of its
  /// name are being collected.
  bool notesJudges = false;
  /// The dialects, other than its own, that know what the op needs.
  SmallVector<StringRef, 2> knownTo;

  std::array<Met, 2> met;
  UndeclaredFinder undeclared;
  CalleeLookup callees;
  ClosedRegions regions;
  ClauseSet seenClauses;
};
} // namespace

void Collector::emit(ArrayRef<Requirement> anyOf, const Source &source) {
  if (source.kind == SourceKind::Attribute && statedName &&
      isStatedIn(source.name))
    return;
  SmallVector<Requirement> ours;
  if (!options.dialect.empty()) {
    llvm::copy_if(
        anyOf, std::back_inserter(ours), [&](const Requirement &requirement) {
          return requirement.dimension->getDialectName() == options.dialect;
        });
    if (ours.empty() && !(anyOf.empty() && name->isOurs))
      return;
    anyOf = ours;
  }
  for (const Requirement &requirement : anyOf)
    noteJudge(requirement.dimension->getDialectName());
  bool isOfAlternative =
      name->convertedTo.size() > 1 &&
      llvm::all_of(anyOf, [&](const Requirement &requirement) {
        return llvm::is_contained(name->convertedTo,
                                  requirement.dimension->getDialectName());
      });
  if (seenClauses.insert(anyOf, isOfAlternative))
    piece->needs.push_back({Clause(anyOf, source), op, isOfAlternative});
}

Collector::NameState Collector::makeNameState(Met &met) {
  OperationName opName = op->getName();
  NameState state(op);
  std::unique_ptr<DialectState> &dialect = met.dialects[state.opDialect.name];
  if (!dialect) {
    dialect = std::make_unique<DialectState>();
    static_cast<OpDialect &>(*dialect) = state.opDialect;
  }
  state.dialect = dialect.get();
  state.types = &dialect->types[state.typeUse];
  state.isOurs = options.dialect.empty() || dialect->name == options.dialect;
  if (!options.allowed.contains(dialect->name))
    state.onlyTargets = getOnlyTargets(opName.getContext(), dialect->name);
  state.isForeign = isForeignTarget(
      opName.getContext(), state.onlyTargets,
      [&](StringRef other) { return other == options.dialect; });
  if (!state.attributes.empty() && op->getPropertiesStorageSize() != 0)
    state.ofProperties = std::make_unique<PropertiesCache<bool>>(opName);
  if (options.dialect.empty()) {
    KnownToSink sink;
    state.emitNameClauses(sink);
    state.convertedTo = std::move(sink.dialects);
    state.knownTo = std::move(sink.known);
    llvm::sort(state.convertedTo);
    llvm::sort(state.knownTo);
  }
  return state;
}

void Collector::noteUnknownTo(StringRef unknownTo) {
  auto &noted = piece->unknownToOthers;
  // The first unknown thing of each dialect is always kept.
  bool isKnown = llvm::is_contained(llvm::make_first_range(noted), unknownTo);
  if (isKnown && !options.keepsAllUnchecked && noted.size() >= kMostTold)
    return;
  std::vector<Unchecked> unchecked;
  appendUnknownNeeds(
      op, options.allowed,
      [&](StringRef dialect) { return dialect == unknownTo; }, unchecked,
      &callees);
  // Those of an op are next to each other.
  size_t first = noted.size();
  while (first != 0 && noted[first - 1].second.op == op)
    --first;
  for (Unchecked &each : unchecked)
    if (!llvm::is_contained(ArrayRef(noted).drop_front(first),
                            std::pair(unknownTo, each)))
      noted.push_back({unknownTo, std::move(each)});
}

/// Adds `alternatives` to `result`, unless the same ones are there.
static void addAlternatives(Alternatives alternatives, CollectedNeeds &result) {
  auto isSame = [&](const Alternatives &each) {
    return each.dialects == alternatives.dialects &&
           each.known == alternatives.known;
  };
  if (llvm::none_of(result.alternatives, isSame))
    result.alternatives.push_back(std::move(alternatives));
}

void Collector::noteKnownTo() {
  if (knownTo.empty())
    return;
  if (name->convertedTo.size() > 1)
    addAlternatives({name->convertedTo, knownTo, op}, *piece);
  else
    piece->settled.insert_range(knownTo);
}

void Collector::emitInstanceClauses() {
  name->emitInstanceClauses(op, *this);
  if (name->isCall ||
      (op->getRawDictionaryAttrs() != noAttributes && getOwnRequirements(op)))
    emitInstanceRequirements(op, &callees, *this);
}

void Collector::visitTypes() {
  unsigned use = name->getTypeUse(op);
  PointerCache<bool> &known =
      name->usesTypesByOp ? name->dialect->types[use] : *name->types;
  // Most ops use one type throughout.
  Type last;
  forEachType(op, [&](Type type, StringRef role, unsigned index) {
    if (type == last)
      return;
    last = type;
    emitType(type, use, known, {SourceKind::Type, role, index});
  });
}

void Collector::visitInherentAttributes() {
  bool wasUnknown = std::exchange(isUnknown, false);
  auto visitAll = [&] {
    name->attributes.forEach(op, [&](StringRef attrName, Attribute attr) {
      emitAttribute(attr, {SourceKind::Attribute, attrName});
    });
    return isUnknown;
  };
  bool isAnyUnknown = name->ofProperties
                          ? name->ofProperties->lookup(op, visitAll)
                          : visitAll();
  isUnknown = wasUnknown || isAnyUnknown;
}

void Collector::visitDictionary() {
  isUnknown |= undeclared.isIn(op->getRawDictionaryAttrs());
  DictionaryAttr attrs = getDiscardableAttributes(op);
  if (attrs.empty())
    return;
  name->dialect->discardable.lookup(attrs.getAsOpaquePointer(), [&] {
    emitDiscardableClauses(*name->dialect, attrs, *this);
    return std::monostate();
  });
}

void Collector::operator()(Operation *visited, PieceNeeds &result) {
  op = visited;
  piece = &result;
  bool isStating =
      op->getRawDictionaryAttrs() != noAttributes && declaresOwnNeeds(op);
  Met &metSoFar = met[isStating];
  name = &metSoFar.names.lookup(op->getName().getAsOpaquePointer(),
                                [&] { return makeNameState(metSoFar); });
  statedName = nullptr;
  if (op->getNumRegions() != 0 && options.ignoreStated)
    statedName = getStatedTargetName(op);
  else if (op->getNumRegions() != 0 && name->isOurs && getStatedTarget(op))
    piece->stating.push_back(op);
  isUnknown = hasUnknownNeeds = false;
  if (name->isOurs && name->dialect->interface && !name->isKnown) {
    if (!piece->unknownOp)
      piece->unknownOp = op;
    return;
  }
  if (!name->isKnown && !isKnownOp(op) &&
      !options.allowed.contains(name->dialect->name)) {
    noteUnchecked([&](auto &unchecked) {
      unchecked.push_back(
          {op, Unchecked::Kind::Op, op->getName().getDialectNamespace(), ""});
    });
    return;
  }
  if (name->isCall && !piece->hiddenCall && callees.isHidden(op))
    piece->hiddenCall = op;
  knownTo = name->knownTo;
  if (name->isNew) {
    name->isNew = false;
    piece->dialects.insert(name->dialect->name);
    piece->settled.insert(name->dialect->name);
    if (!name->onlyTargets.empty() && !declaresOwnNeeds(op))
      piece->onlyTargets.insert({name->onlyTargets, op});
    judgedBy.clear();
    notesJudges = true;
    if (llvm::any_of(getLoadedDimensions(op->getContext()),
                     [&](const Dimension *dimension) {
                       return dimension->getDialectName() ==
                              name->dialect->name;
                     }))
      judgedBy.push_back(name->dialect->name);
    name->emitNameClauses(*this);
    name->judgedBy = judgedBy;
  }
  notesJudges = regions.isUnlowered(op);
  if (notesJudges)
    judgedBy = name->judgedBy;
  emitInstanceClauses();
  noteKnownTo();
  visitTypes();
  if (!name->attributes.empty())
    visitInherentAttributes();
  if (op->getRawDictionaryAttrs() != noAttributes)
    visitDictionary();
  if (isUnknown || hasUnknownNeeds || name->isForeign ||
      regions.findIntruded(op))
    noteUnchecked([&](auto &unchecked) {
      if (isUnknown)
        appendUndeclared(op, options.allowed, unchecked);
      if (hasUnknownNeeds)
        appendUnknownNeeds(
            op, options.allowed,
            [&](StringRef dialect) {
              return dialect.empty() ||
                     (name->isOurs && dialect == name->dialect->name);
            },
            unchecked, &callees);
      if (name->isForeign)
        appendForeign(op, name->onlyTargets, options.allowed, unchecked);
      regions.append(op, options.allowed, unchecked);
    });
  if (notesJudges)
    piece->judgesUnlowered.insert_range(judgedBy);
  if (!name->isDeclared && regions.isUndeclaredSource(op) &&
      !options.allowed.contains(name->dialect->name)) {
    ++piece->numUnlowered;
    if (options.keepsAllUnchecked || piece->unlowered.size() < kMostTold)
      appendUnlowered(op, piece->unlowered);
  }
  piece->hasOps |= !isa<ModuleOp>(op);
  if (!name->isDeclared && !piece->unjudgedOp &&
      !options.allowed.contains(name->dialect->name) && !getOwnRequirements(op))
    piece->unjudgedOp = op;
}

/// Returns those of `dialects` that the target attributes of `op` speak for.
static SmallVector<StringRef> getTargeted(Operation *op,
                                          ArrayRef<StringRef> dialects) {
  SmallVector<StringRef> targeted;
  for (AvailabilityTargetAttrInterface own : getOwnTargets(op)) {
    ResolvedTarget target(own, /*name=*/"");
    llvm::copy_if(dialects, std::back_inserter(targeted),
                  [&](StringRef dialect) {
                    return target.speaksFor(dialect) &&
                           !llvm::is_contained(targeted, dialect);
                  });
  }
  return targeted;
}

/// Settles the alternatives of ops that are in an op with targets of one of
/// their dialects. The innermost op with targets decides. The others are
/// settled where only one dialect knows what the op needs.
static void settleAlternatives(CollectedNeeds &result) {
  for (const Alternatives &each : result.alternatives) {
    if (result.isSettled(each))
      continue;
    SmallVector<StringRef> targeted;
    for (Operation *op = each.op; op && targeted.empty();
         op = op->getParentOp())
      targeted = getTargeted(op, each.dialects);
    if (targeted.size() == 1)
      result.settled.insert(targeted.front());
  }
  for (const Alternatives &each : result.alternatives)
    if (!result.isSettled(each) && each.known.size() == 1)
      result.settled.insert(each.known.front());
}

/// Returns the dialects of whose targets something is needed.
static llvm::SmallDenseSet<StringRef>
getNeededDialects(const CollectedNeeds &result) {
  llvm::SmallDenseSet<StringRef> needed;
  for (const Need &need : result.needs)
    if (result.isSettled(need))
      for (const Requirement &requirement : need.clause.anyOf)
        needed.insert(requirement.dimension->getDialectName());
  for (const Alternatives &each : result.alternatives)
    for (StringRef dialect : each.dialects)
      if (result.settled.contains(dialect))
        needed.insert(dialect);
  return needed;
}

/// Adds `number` ops in code that isn't lowered yet, of which `unlowered` are
/// the first few, to `result`: they are unknown to targets of the dialects
/// that judge something in such code.
static void addUnlowered(std::vector<Unchecked> unlowered, size_t number,
                         ArrayRef<StringRef> judging, CollectedNeeds &result) {
  if (judging.empty() || number == 0)
    return;
  llvm::SmallDenseSet<StringRef> needed = getNeededDialects(result);
  if (needed.empty() || llvm::any_of(judging, [&](StringRef dialect) {
        return needed.contains(dialect);
      })) {
    llvm::move(unlowered, std::back_inserter(result.unchecked));
    result.numUnchecked += number;
    return;
  }
  for (StringRef dialect : judging) {
    result.unknownTo.insert(dialect);
    result.dialects.remove(dialect);
  }
}

/// Adds the needs of ops that are unknown to other dialects to `result`, which
/// already has all known needs. An unknown need matters if something is needed
/// of that dialect's targets, except for ops that can be converted to other
/// dialects, too, and if `isForEachTarget`. If nothing is needed at all, it
/// matters unless all ops are known to need nothing, or another dialect knows
/// it of the op; `nothingNeededBy` lists those dialects.
static void
addUnknownToOthers(ArrayRef<std::pair<StringRef, Unchecked>> unknown,
                   ArrayRef<StringRef> nothingNeededBy, bool isForEachTarget,
                   CollectedNeeds &result) {
  llvm::SmallDenseSet<StringRef> needed = getNeededDialects(result);
  bool anotherKnows =
      !needed.empty() || !result.unjudgedOp ||
      llvm::any_of(nothingNeededBy, [&](StringRef dialect) {
        return !llvm::is_contained(llvm::make_first_range(unknown), dialect);
      });
  for (const auto &[dialect, unchecked] : unknown) {
    if (anotherKnows && (isForEachTarget || !needed.contains(dialect))) {
      result.unknownTo.insert(dialect);
      result.dialects.remove(dialect);
      continue;
    }
    result.unchecked.push_back(unchecked);
    ++result.numUnchecked;
  }
}

FailureOr<CollectedNeeds>
mlir::availability::collectNeeds(Operation *root,
                                 const CollectOptions &options) {
  CollectedNeeds result;
  ClauseSet seen;
  std::vector<std::pair<StringRef, Unchecked>> unknownToOthers;
  llvm::SmallSetVector<StringRef, 2> nothingNeededBy;
  llvm::SmallSetVector<StringRef, 2> judgesUnlowered;
  std::vector<Unchecked> unlowered;
  size_t numUnlowered = 0;
  for (PieceNeeds &piece : walkInParallel<PieceNeeds>(PreOrderWalk(root), [&] {
         return Collector(root->getContext(), options);
       })) {
    if (piece.unknownOp)
      return emitError(piece.unknownOp->getLoc())
             << "'" << piece.unknownOp->getName()
             << "' is not an op of its dialect, so no target offers it";
    if (piece.hiddenCall)
      return emitError(piece.hiddenCall->getLoc())
             << "'" << piece.hiddenCall->getName() << "' "
             << CalleeLookup(options.within).describeHidden(piece.hiddenCall);
    for (Need &need : piece.needs)
      if (seen.insert(need.clause.anyOf, need.isOfAlternative))
        result.needs.push_back(std::move(need));
    llvm::move(piece.unchecked, std::back_inserter(result.unchecked));
    result.numUnchecked += piece.numUnchecked;
    llvm::move(piece.unknownToOthers, std::back_inserter(unknownToOthers));
    llvm::append_range(result.stating, piece.stating);
    result.dialects.insert_range(piece.dialects);
    result.settled.insert_range(piece.settled);
    for (Alternatives &alternatives : piece.alternatives)
      addAlternatives(std::move(alternatives), result);
    for (const auto &entry : piece.onlyTargets)
      result.onlyTargets.insert(entry);
    nothingNeededBy.insert_range(piece.nothingNeededBy);
    judgesUnlowered.insert_range(piece.judgesUnlowered);
    llvm::move(piece.unlowered, std::back_inserter(unlowered));
    numUnlowered += piece.numUnlowered;
    result.hasOps |= piece.hasOps;
    if (!result.unjudgedOp)
      result.unjudgedOp = piece.unjudgedOp;
  }
  for (const Need &need : result.needs)
    if (need.clause.anyOf.empty())
      return emitError(need.op->getLoc())
             << "no target offers what '" << need.op->getName()
             << "' needs, because of " << need.clause.describeSource();
  settleAlternatives(result);
  addUnknownToOthers(unknownToOthers, nothingNeededBy.getArrayRef(),
                     options.isForEachTarget, result);
  addUnlowered(std::move(unlowered), numUnlowered,
               judgesUnlowered.getArrayRef(), result);
  return result;
}
