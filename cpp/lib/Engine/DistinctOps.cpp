//===- DistinctOps.cpp - The ops of some IR that differ -------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two ops are equal if everything that `OpChecker` asks of an op has the same
// answer: the answers are written into a key. Types and attributes are
// represented by what they need, so that constants of different values are
// equal.
//
//===----------------------------------------------------------------------===//

#include "DistinctOps.h"
#include "OpParts.h"
#include "ParallelWalk.h"
#include "PointerCache.h"
#include "PropertiesCache.h"
#include "UndeclaredFinder.h"

#include "mlir-availability/Engine/Explain.h"
#include "mlir-availability/Engine/Targets.h"
#include "mlir-availability/IR/CalleeLookup.h"
#include "mlir-availability/IR/RequiresAttr.h"

#include "llvm/ADT/StringMap.h"

#include <map>

using namespace mlir;
using namespace mlir::availability;

namespace {
using Word = uintptr_t;
using Words = SmallVector<Word, 32>;

Word toWord(const void *pointer) { return reinterpret_cast<Word>(pointer); }

/// Numbers sequences of words. Equal sequences have the same number.
class WordTable {
public:
  Word getNumber(ArrayRef<Word> words) {
    StringRef bytes(reinterpret_cast<const char *>(words.data()),
                    words.size() * sizeof(Word));
    return numbers.try_emplace(bytes, numbers.size()).first->second;
  }

private:
  llvm::StringMap<Word> numbers;
};

/// Makes the keys of ops.
class OpKeys {
public:
  OpKeys(MLIRContext *context, const AllowedUnchecked &allowed)
      : context(context), undeclared(allowed) {}

  /// Appends the key of `op` to `words`.
  void append(Operation *op, Words &words);

private:
  /// The classes of the types and attributes that ops of one dialect hold.
  struct DialectState : OpDialect {
    std::map<unsigned, PointerCache<Word>> types;
    PointerCache<Word> attributes, discardable;
  };
  /// The state shared by all ops of one name.
  struct NameState : OpNameInfo {
    using OpNameInfo::OpNameInfo;

    DialectState *dialect = nullptr;
    PointerCache<Word> *types = nullptr;
    /// The classes of properties; nullptr if there are none.
    std::unique_ptr<PropertiesCache<Word>> ofProperties;
  };
  class WordSink;

  NameState makeNameState(Operation *op);
  /// Each returns the number of what the type, attribute or dictionary needs.
  Word getClass(DialectState &dialect, PointerCache<Word> &types, unsigned use,
                Type type);
  Word getClass(DialectState &dialect, Attribute attr);
  Word getDiscardableClass(DialectState &dialect, DictionaryAttr attrs);
  void appendTypes(Operation *op, const NameState &name, Words &words);
  void appendInherent(Operation *op, const NameState &name, Words &words);
  void appendAttributes(Operation *op, const NameState &name, Words &words);
  void appendInstanceClauses(Operation *op, const NameState &name,
                             Words &words);

  MLIRContext *context;
  UndeclaredFinder undeclared;
  CalleeLookup callees;
  ClosedRegions regions;
  WordTable classes;
  PointerCache<NameState> names;
  llvm::StringMap<std::unique_ptr<DialectState>> dialects;
};

/// Writes what it receives into words.
class OpKeys::WordSink : public OpClauseSink {
public:
  WordSink(OpKeys &keys, DialectState &dialect, Words &words)
      : OpClauseSink(&keys.callees.getAnalyses()), keys(keys), dialect(dialect),
        words(words) {}

  void emit(ArrayRef<Requirement> anyOf, const Source &) override {
    words.append({kClause, anyOf.size()});
    for (const Requirement &requirement : anyOf)
      words.append({toWord(requirement.dimension),
                    static_cast<Word>(requirement.value)});
  }
  void emitRows(ArrayRef<RequirementRow> rows, ArrayRef<const Dimension *>,
                const Source &) override {
    words.append({kRows, toWord(rows.data()), rows.size()});
  }
  void emitUnknown(const Source &, StringRef dialectName) override {
    words.append({kUnknown, getName(dialectName)});
  }
  void emitNothingNeeded(StringRef dialectName) override {
    words.append({kNothingNeeded, getName(dialectName)});
  }
  void emitType(Type type, const Source &) override {
    constexpr unsigned use = 0;
    words.append(
        {kType, keys.getClass(dialect, dialect.types[use], use, type)});
  }
  void emitAttribute(Attribute attr, const Source &) override {
    words.append({kAttribute, keys.getClass(dialect, attr)});
  }

private:
  enum : Word { kClause, kRows, kUnknown, kNothingNeeded, kType, kAttribute };

  Word getName(StringRef name) {
    return toWord(StringAttr::get(keys.context, name).getAsOpaquePointer());
  }

  OpKeys &keys;
  DialectState &dialect;
  Words &words;
};
} // namespace

OpKeys::NameState OpKeys::makeNameState(Operation *op) {
  NameState state(op);
  std::unique_ptr<DialectState> &dialect = dialects[state.opDialect.name];
  if (!dialect) {
    dialect = std::make_unique<DialectState>();
    static_cast<OpDialect &>(*dialect) = state.opDialect;
  }
  state.dialect = dialect.get();
  state.types = &dialect->types[state.typeUse];
  if (op->getPropertiesStorageSize() != 0)
    state.ofProperties = std::make_unique<PropertiesCache<Word>>(op->getName());
  return state;
}

Word OpKeys::getClass(DialectState &dialect, PointerCache<Word> &types,
                      unsigned use, Type type) {
  return types.lookup(type.getAsOpaquePointer(), [&] {
    Words words = {undeclared.isIn(type)};
    WordSink sink(*this, dialect, words);
    emitTypeClauses(dialect, type, use, {SourceKind::Type}, sink);
    return classes.getNumber(words);
  });
}

Word OpKeys::getClass(DialectState &dialect, Attribute attr) {
  return dialect.attributes.lookup(attr.getAsOpaquePointer(), [&] {
    Words words = {undeclared.isIn(attr)};
    WordSink sink(*this, dialect, words);
    emitAttributeClauses(dialect, attr, {SourceKind::Attribute}, sink);
    return classes.getNumber(words);
  });
}

Word OpKeys::getDiscardableClass(DialectState &dialect, DictionaryAttr attrs) {
  return dialect.discardable.lookup(attrs.getAsOpaquePointer(), [&] {
    Words words = {undeclared.isIn(attrs)};
    WordSink sink(*this, dialect, words);
    emitDiscardableClauses(dialect, attrs, sink);
    return classes.getNumber(words);
  });
}

void OpKeys::appendTypes(Operation *op, const NameState &name, Words &words) {
  unsigned use = name.getTypeUse(op);
  PointerCache<Word> &known =
      name.usesTypesByOp ? name.dialect->types[use] : *name.types;
  words.append(
      {op->getNumOperands(), op->getNumResults(), op->getNumRegions()});
  for (Region &region : op->getRegions()) {
    words.push_back(llvm::range_size(region));
    for (Block &block : region)
      words.push_back(block.getNumArguments());
  }
  forEachType(op, [&](Type type, StringRef, unsigned) {
    words.push_back(getClass(*name.dialect, known, use, type));
  });
}

void OpKeys::appendInherent(Operation *op, const NameState &name,
                            Words &words) {
  name.attributes.forEach(op, [&](StringRef, Attribute attr) {
    words.push_back(getClass(*name.dialect, attr));
  });
}

void OpKeys::appendAttributes(Operation *op, const NameState &name,
                              Words &words) {
  if (name.ofProperties)
    words.push_back(name.ofProperties->lookup(op, [&] {
      bool isUndeclared = false;
      visitOwnAttributes(
          op, [&](Attribute attr) { isUndeclared |= undeclared.isIn(attr); });
      Words own = {isUndeclared};
      appendInherent(op, name, own);
      return classes.getNumber(own);
    }));
  DictionaryAttr attrs = op->getRawDictionaryAttrs();
  words.push_back(attrs.empty());
  if (attrs.empty())
    return;
  Words own = {
      undeclared.isIn(attrs), declaresOwnNeeds(op),
      attrs.contains(getRequiresAttrName()),
      toWord(getOwnRequirements(op).getAsOpaquePointer()),
      getDiscardableClass(*name.dialect, getDiscardableAttributes(op))};
  if (!name.ofProperties)
    appendInherent(op, name, own);
  words.push_back(classes.getNumber(own));
}

void OpKeys::appendInstanceClauses(Operation *op, const NameState &name,
                                   Words &words) {
  WordSink sink(*this, *name.dialect, words);
  name.emitInstanceClauses(op, sink);
}

void OpKeys::append(Operation *op, Words &words) {
  const void *opName = op->getName().getAsOpaquePointer();
  NameState &name = names.lookup(opName, [&] { return makeNameState(op); });
  words.append({toWord(opName), regions.findIntruded(op) != nullptr,
                regions.isUnlowered(op)});
  appendTypes(op, name, words);
  appendAttributes(op, name, words);
  StringRef callee;
  if (name.isCall)
    words.push_back(toWord(
        getCalleeRequirements(op, &callees, callee).getAsOpaquePointer()));
  appendInstanceClauses(op, name, words);
}

DistinctOps::DistinctOps(Operation *root, const AllowedUnchecked &allowed) {
  /// An op that states its target, and where the ops nested in it end.
  struct Stating {
    size_t index;
    Operation *next;
  };
  SmallVector<Stating> around;
  auto leave = [&] {
    entries[around.pop_back_val().index].end = entries.size();
  };
  OpKeys keys(root->getContext(), allowed);
  WordTable sets;
  std::vector<size_t> indexOfSet;
  PreOrderWalk walk(root);
  for (Operation *op = root; op; op = walk.getNext(op)) {
    prefetchAfter(op);
    while (!around.empty() && around.back().next == op)
      leave();
    bool isStating = op->getNumRegions() != 0 && getStatedTarget(op);
    // These are apart from all others.
    if (op == root || isStating) {
      around.push_back({entries.size(), walk.getNextOutside(op)});
      indices[op] = entries.size();
      entries.push_back({op, isStating});
      continue;
    }
    Words words = {around.back().index};
    keys.append(op, words);
    size_t set = sets.getNumber(words);
    if (set != indexOfSet.size()) {
      ++entries[indexOfSet[set]].count;
      continue;
    }
    indexOfSet.push_back(entries.size());
    indices[op] = entries.size();
    entries.push_back({op});
  }
  while (!around.empty())
    leave();
}

void DistinctOps::visit(Operation *first,
                        function_ref<bool(Operation *)> isPassedBy,
                        function_ref<void(Operation *)> visit) const {
  size_t index = indices.at(first);
  const size_t end = entries[index].end;
  visit(first);
  for (++index; index < end;) {
    const Entry &entry = entries[index];
    if (entry.isStating && isPassedBy && isPassedBy(entry.op)) {
      index = entry.end;
      continue;
    }
    visit(entry.op);
    ++index;
  }
}
