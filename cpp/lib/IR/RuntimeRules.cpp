//===- RuntimeRules.cpp - Availability declared at run time ---------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/IR/RuntimeRules.h"
#include "mlir-availability/IR/ExpressionEvaluation.h"
#include "mlir-availability/IR/NestedElements.h"
#include "mlir-availability/IR/ShortText.h"

#include "mlir/IR/Operation.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::availability;

//===----------------------------------------------------------------------===//
// DeclaredDimension
//===----------------------------------------------------------------------===//

static std::vector<Dimension::Value> makeValues(const DimensionSpec &spec) {
  std::vector<Dimension::Value> values;
  values.reserve(spec.values.size());
  for (const auto &[name, value] : spec.values)
    values.push_back({value, name});
  return values;
}

/// Returns `implications` with `name` in place of empty names.
static std::vector<Dimension::Implication>
fillName(std::vector<Dimension::Implication> implications, StringRef name) {
  for (Dimension::Implication &each : implications)
    if (each.dimension.empty())
      each.dimension = name;
  return implications;
}

DeclaredDimension::DeclaredDimension(
    DimensionSpec givenSpec, std::vector<Dimension::Inclusion> inclusions,
    std::vector<Dimension::Implication> implications)
    : spec(std::move(givenSpec)), values(makeValues(spec)),
      inclusions(std::move(inclusions)),
      implications(fillName(std::move(implications), spec.name)),
      dimension(spec.name, spec.label, spec.relation, values, spec.limit,
                spec.counterpart, this->inclusions, this->implications) {}

//===----------------------------------------------------------------------===//
// DeclaredTarget
//===----------------------------------------------------------------------===//

DeclaredTarget::DeclaredTarget(NamedTargetSpec givenSpec)
    : spec(std::move(givenSpec)),
      optional(spec.optional.begin(), spec.optional.end()),
      otherNames(spec.otherNames.begin(), spec.otherNames.end()),
      target{spec.name,     spec.family, spec.rank, spec.attribute,
             spec.summary,  spec.source, optional,  /*refusal=*/"",
             /*record=*/"", otherNames} {}

//===----------------------------------------------------------------------===//
// Values of attributes
//===----------------------------------------------------------------------===//

std::optional<int64_t> EnumCases::lookup(StringRef name) const {
  for (const auto &[known, value] : cases)
    if (known == name)
      return value;
  return std::nullopt;
}

/// Returns the contents of the angle brackets in a dialect attribute's text,
/// without the mnemonic: "fast" for "#example<mode fast>", "a|c" for
/// "#example.flags<a|c>"; std::nullopt if there are no brackets.
static std::optional<StringRef> getBody(StringRef text) {
  auto [prefix, body] = text.split('<');
  if (!body.consume_back(">"))
    return std::nullopt;
  if (!prefix.contains('.'))
    body = body.drop_until([](char c) { return c == ' ' || c == '<'; });
  body = body.trim();
  if (body.starts_with("<") && body.ends_with(">"))
    body = body.drop_front().drop_back();
  return body.trim();
}

/// Returns true for an attribute of a dialect, registered or not: its value is
/// known by its text alone.
static bool isOfDialect(Attribute attr) {
  return isa<OpaqueAttr>(attr) || attr.getDialect().getNamespace() != "builtin";
}

/// An attribute with more elements than this holds no enum.
static constexpr size_t kMostInEnum = 100;

/// Returns the names of the enum cases in the text of `attr`. `storage` owns
/// them. Returns std::nullopt if the text isn't that of an enum: no names are
/// an empty bit enum.
static std::optional<SmallVector<StringRef>>
getCaseNames(Attribute attr, const EnumCases &enumCases, std::string &storage) {
  if (auto string = dyn_cast<StringAttr>(attr)) {
    if (!enumCases.isBitEnum)
      return SmallVector<StringRef>{string.getValue()};
    storage = string.getValue().str();
  } else if (isOfDialect(attr) && isShort(attr, kMostInEnum)) {
    std::string text;
    llvm::raw_string_ostream os(text);
    attr.print(os);
    std::optional<StringRef> body = getBody(text);
    if (!body || (body->empty() && !enumCases.isBitEnum))
      return std::nullopt;
    storage = body->str();
  } else {
    return std::nullopt;
  }
  SmallVector<StringRef> names;
  if (storage.empty())
    return names;
  for (StringRef name : llvm::split(StringRef(storage).trim(), '|'))
    for (StringRef part : llvm::split(name, ','))
      names.push_back(part.trim(" \""));
  return names;
}

/// Returns the number in `attr`, given directly or by case names; std::nullopt
/// if it holds none.
static std::optional<APInt>
getNumber(Attribute attr, const EnumCases &enumCases,
          const std::optional<SmallVector<StringRef>> &names) {
  if (auto integer = dyn_cast<IntegerAttr>(attr))
    return integer.getValue();
  if (!names)
    return std::nullopt;
  uint64_t bits = 0;
  for (StringRef name : *names) {
    std::optional<int64_t> value = enumCases.lookup(name);
    if (!value)
      return std::nullopt;
    bits |= static_cast<uint64_t>(*value);
  }
  return APInt(64, bits);
}

static bool matchesNumber(const APInt &number, int64_t value, bool isBitSet) {
  // The value of a 32-bit case may be given with or without sign.
  unsigned width = number.getBitWidth();
  if (width < 64 && !llvm::isIntN(width, value) &&
      !llvm::isUIntN(width, static_cast<uint64_t>(value)))
    return false;
  APInt wanted(width, static_cast<uint64_t>(value), /*isSigned=*/true,
               /*implicitTrunc=*/true);
  if (isBitSet && !wanted.isZero())
    return (number & wanted) == wanted;
  return number == wanted;
}

bool mlir::availability::matchesValue(Attribute attr,
                                      const AttributeValue &value,
                                      const EnumCases &enumCases,
                                      bool contains) {
  if (const auto *other = std::get_if<Attribute>(&value))
    return attr == *other;
  if (const auto *number = std::get_if<int64_t>(&value)) {
    auto integer = dyn_cast<IntegerAttr>(attr);
    return integer && matchesNumber(integer.getValue(), *number, false);
  }

  StringRef caseName = std::get<std::string>(value);
  std::string storage;
  std::optional<SmallVector<StringRef>> names =
      getCaseNames(attr, enumCases, storage);
  if (std::optional<int64_t> number = enumCases.lookup(caseName))
    if (std::optional<APInt> held = getNumber(attr, enumCases, names))
      return matchesNumber(*held, *number, enumCases.isBitEnum && contains);
  return names && (contains ? llvm::is_contained(*names, caseName)
                            : ArrayRef(*names).equals({caseName}));
}

/// Returns true if it can't be told whether `attr`, which doesn't match
/// `value`, holds it all the same.
static bool isUndecided(Attribute attr, const AttributeValue &value,
                        const EnumCases &enumCases) {
  const auto *caseName = std::get_if<std::string>(&value);
  if (!caseName)
    return isOfDialect(attr) && std::holds_alternative<int64_t>(value);
  if (isa<IntegerAttr>(attr))
    return !enumCases.lookup(*caseName);
  if (!isOfDialect(attr))
    return false;
  std::string storage;
  std::optional<SmallVector<StringRef>> names =
      getCaseNames(attr, enumCases, storage);
  return !names || !llvm::all_of(*names, [&](StringRef name) {
    return enumCases.cases.empty() ? !name.empty() && takeName(name) == name
                                   : enumCases.lookup(name).has_value();
  });
}

//===----------------------------------------------------------------------===//
// Condition
//===----------------------------------------------------------------------===//

bool RuleCondition::operator==(const RuleCondition &other) const {
  return kind == other.kind && name == other.name && equals == other.equals &&
         unless == other.unless && enumCases == other.enumCases &&
         index == other.index && type == other.type &&
         isNested == other.isNested && when == other.when &&
         words == other.words && causeKind == other.causeKind &&
         causeName == other.causeName && causeIndex == other.causeIndex &&
         rule == other.rule && detail == other.detail && group == other.group;
}

/// Returns the value as it is written in source code.
static std::string describeValue(const AttributeValue &value) {
  if (const auto *number = std::get_if<int64_t>(&value))
    return llvm::itostr(*number);
  if (const auto *text = std::get_if<std::string>(&value))
    return *text;
  std::string text;
  llvm::raw_string_ostream os(text);
  std::get<Attribute>(value).print(os);
  return text;
}

/// Returns true if `attr` is the value that it must have; for a bit enum,
/// contains it.
static bool matchesEquals(const RuleCondition &condition, Attribute attr) {
  return !condition.equals ||
         matchesValue(attr, *condition.equals, condition.enumCases,
                      /*contains=*/true);
}

/// Returns true if `attr` is the value that it must not have.
static bool matchesUnless(const RuleCondition &condition, Attribute attr) {
  return condition.unless &&
         matchesValue(attr, *condition.unless, condition.enumCases,
                      /*contains=*/false);
}

const AttributeValue *RuleCondition::findUndecided(Operation *op) const {
  Attribute attr = kind == Kind::Attribute ? op->getAttr(name) : Attribute();
  if (!attr || matchesUnless(*this, attr))
    return nullptr;
  if (!matchesEquals(*this, attr))
    return isUndecided(attr, *equals, enumCases) ? &*equals : nullptr;
  return unless && isUndecided(attr, *unless, enumCases) ? &*unless : nullptr;
}

/// Returns why it can't be told whether `attr`, called `name`, is `value`.
static std::string describeUndecided(Attribute attr, StringAttr name,
                                     const AttributeValue &value) {
  std::string text = describeValue(value);
  if (isa<IntegerAttr>(attr))
    return ("attribute '" + name.getValue() + "' is a number, and that of '" +
            text + "' was not declared")
        .str();
  return ("the text of attribute '" + name.getValue() +
          "' doesn't tell whether it is '" + text + "'")
      .str();
}

static std::optional<Source> matchAttribute(const RuleCondition &condition,
                                            Operation *op,
                                            RuleCondition::Storage &storage) {
  Attribute attr = op->getAttr(condition.name);
  if (!attr || !matchesEquals(condition, attr) ||
      matchesUnless(condition, attr) || condition.findUndecided(op) ||
      (condition.when && holds(*condition.when, attr) != true))
    return std::nullopt;
  storage.detail =
      condition.equals ? describeValue(*condition.equals) : condition.detail;
  Source source = {SourceKind::Attribute, condition.name.getValue()};
  source.detail = storage.detail;
  return source;
}

/// Matches the type of the operand or result at `index`.
static std::optional<Source> matchValue(const RuleCondition &condition,
                                        Operation *op, unsigned index,
                                        RuleCondition::Storage &storage) {
  bool isOperand = condition.kind == RuleCondition::Kind::Operand;
  Type type = isOperand ? op->getOperand(index).getType()
                        : op->getResult(index).getType();
  if (condition.when && holds(*condition.when, type) != true)
    return std::nullopt;
  storage.typePath.push_back(type);
  if (condition.type && condition.type != type) {
    if (!condition.isNested || !isNestedIn(condition.type, type))
      return std::nullopt;
    storage.typePath.push_back(condition.type);
  }
  Source source = {isOperand ? SourceKind::Operand : SourceKind::Result};
  if (condition.name)
    source.name = condition.name;
  source.index = index;
  source.typePath = storage.typePath;
  return source;
}

std::optional<std::pair<unsigned, unsigned>>
RuleCondition::findPositions(Operation *op) const {
  bool isOperand = kind == Kind::Operand;
  if (group)
    return findValues(op, isOperand, *group, index);
  unsigned count = isOperand ? op->getNumOperands() : op->getNumResults();
  return std::pair<unsigned, unsigned>(index, index < count ? 1 : 0);
}

void RuleCondition::forEachMatch(
    Operation *op, function_ref<void(const Source &)> visit) const {
  if (kind == Kind::Op) {
    if (holds(*when, op) == true)
      visit({causeKind, causeName, causeIndex, words, {}, rule});
    return;
  }
  if (kind == Kind::Attribute) {
    Storage storage;
    if (std::optional<Source> source = matchAttribute(*this, op, storage))
      visit(*source);
    return;
  }
  auto [first, count] = findPositions(op).value_or(std::pair(0U, 0U));
  for (unsigned each = first; each < first + count; ++each) {
    Storage storage;
    if (std::optional<Source> source = matchValue(*this, op, each, storage))
      visit(*source);
  }
}

std::string RuleCondition::findUnknown(Operation *op) const {
  if (const AttributeValue *value = findUndecided(op))
    return describeUndecided(op->getAttr(name), name, *value);
  std::string meant = words.empty() ? "meant" : words;
  if (kind == Kind::Op)
    return holds(*when, op) ? "" : "the op doesn't tell whether: " + meant;
  if (kind == Kind::Attribute) {
    Attribute attr = op->getAttr(name);
    if (!when || !attr || matchesUnless(*this, attr) || holds(*when, attr))
      return "";
    return ("attribute '" + name.getValue() + "' doesn't tell whether it is " +
            meant)
        .str();
  }
  if (!when && !group)
    return "";
  StringRef what = kind == Kind::Operand ? "operand" : "result";
  auto positions = findPositions(op);
  std::string called = name ? (what + " '" + name.getValue() + "'").str()
                            : (what + " " + Twine(index)).str();
  if (!positions)
    return "the op doesn't tell which values are " + called;
  for (unsigned each = 0; when && each < positions->second; ++each) {
    unsigned position = positions->first + each;
    Type type = kind == Kind::Operand ? op->getOperand(position).getType()
                                      : op->getResult(position).getType();
    if (!holds(*when, type))
      return ("the type of " + Twine(called) +
              " is of a dialect that isn't loaded, and its name alone doesn't "
              "tell whether it is " +
              meant)
          .str();
  }
  return "";
}

//===----------------------------------------------------------------------===//
// DeclaredDefs
//===----------------------------------------------------------------------===//

void DeclaredDefs::add(StringRef name, StringRef opDialect, ClauseList clauses,
                       std::optional<UnknownNeed> unknown) {
  std::vector<Needs> &ofName = needs[name];
  auto known = llvm::find_if(
      ofName, [&](const Needs &each) { return each.opDialect == opDialect; });
  if (known == ofName.end())
    known = ofName.insert(known, {opDialect.str(), {}, {}});
  for (auto &clause : clauses)
    if (!llvm::is_contained(known->clauses, clause))
      known->clauses.push_back(std::move(clause));
  if (unknown && !llvm::is_contained(known->unknown, *unknown))
    known->unknown.push_back(std::move(*unknown));
}

bool DeclaredDefs::contain(StringRef name) const {
  return needs.contains(name) || needs.contains(name.split('.').first);
}

void DeclaredDefs::emitClauses(StringRef name, StringRef opDialect,
                               const Source &source, ClauseSink &sink) const {
  for (StringRef each : {name, name.split('.').first}) {
    auto it = needs.find(each);
    if (it == needs.end())
      continue;
    for (const Needs &declared : it->second) {
      if (!declared.opDialect.empty() && declared.opDialect != opDialect)
        continue;
      for (ArrayRef<Requirement> anyOf : declared.clauses)
        sink.emit(anyOf, source);
      for (const UnknownNeed &unknown : declared.unknown)
        sink.emitUnknown(withDetail(source, unknown.reason), unknown.dialect);
    }
  }
}

bool DeclaredDefs::contain(OpaqueType type) const {
  return contain(getTypeName(type));
}
bool DeclaredDefs::contain(OpaqueAttr attr) const {
  return contain(getAttributeName(attr));
}

void DeclaredDefs::emitClauses(Type type, StringRef opDialect,
                               const Source &source, ClauseSink &sink) const {
  if (!needs.empty())
    emitClauses(getTypeName(type), opDialect, source, sink);
}

void DeclaredDefs::emitClauses(Attribute attr, StringRef opDialect,
                               const Source &source, ClauseSink &sink) const {
  if (!needs.empty())
    emitClauses(getAttributeName(attr), opDialect, source, sink);
}

//===----------------------------------------------------------------------===//
// DeclaredOverlay
//===----------------------------------------------------------------------===//

void DeclaredOverlay::addRule(Rule rule) {
  if (!llvm::is_contained(rules, rule))
    rules.push_back(std::move(rule));
}

static void emitAll(const Rule &rule, const Source &source, ClauseSink &sink) {
  for (ArrayRef<Requirement> anyOf : rule.clauses)
    sink.emit(anyOf, source);
}

void DeclaredOverlay::emitNameClauses(OpClauseSink &sink) const {
  for (const Rule &rule : rules) {
    if (!rule.convertedTo.empty())
      sink.emitNothingNeeded(rule.convertedTo);
    if (rule.unknown && rule.condition.kind == RuleCondition::Kind::Always)
      sink.emitUnknown(withDetail({}, rule.unknown->reason),
                       rule.unknown->dialect);
    if (rule.condition.kind == RuleCondition::Kind::Always)
      emitAll(rule, {}, sink);
  }
}

bool DeclaredOverlay::hasInstanceClauses() const {
  return llvm::any_of(rules, [](const Rule &rule) {
    return rule.condition.kind != RuleCondition::Kind::Always;
  });
}

bool DeclaredOverlay::isConditional() const {
  return llvm::any_of(rules, [](const Rule &rule) {
    return rule.condition.kind != RuleCondition::Kind::Always &&
           !rule.isRefused;
  });
}

/// Emits that no target offers what meets `condition`, or that the needs of
/// `op` are unknown if it can't be told whether something does.
static void emitRefused(const RuleCondition &condition, Operation *op,
                        OpClauseSink &sink) {
  if (std::string reason = condition.findUnknown(op); !reason.empty())
    sink.emitUnknown(withDetail({}, reason),
                     op->getName().getDialectNamespace());
  condition.forEachMatch(op, [&](Source source) {
    bool isWhole = condition.kind == RuleCondition::Kind::Op;
    std::string detail = (isWhole ? "" : "must be ") + condition.words;
    if (!source.typePath.empty())
      detail += ", and is " + printShort(source.typePath.front());
    source.typePath = {};
    sink.emit({}, withDetail(source, detail));
  });
}

/// Emits that the needs of `rule` are unknown, for each dialect that has them.
static void emitUndecided(const Rule &rule, StringRef reason,
                          OpClauseSink &sink) {
  llvm::SmallSetVector<StringRef, 1> dialects;
  for (ArrayRef<Requirement> anyOf : rule.clauses)
    for (const Requirement &requirement : anyOf)
      dialects.insert(requirement.dimension->getDialectName());
  for (StringRef dialect : dialects)
    sink.emitUnknown(withDetail({}, reason), dialect);
}

/// Emits what is unknown of `op`, if the condition of `rule` may hold.
static void emitUnknownIf(const Rule &rule, Operation *op, OpClauseSink &sink) {
  std::string reason = rule.condition.findUnknown(op);
  rule.condition.forEachMatch(
      op, [&](const Source &) { reason = rule.unknown->reason; });
  if (!reason.empty())
    sink.emitUnknown(withDetail({}, reason), rule.unknown->dialect);
}

void DeclaredOverlay::emitInstanceClauses(Operation *op,
                                          OpClauseSink &sink) const {
  for (const Rule &rule : rules) {
    if (rule.condition.kind == RuleCondition::Kind::Always)
      continue;
    if (rule.isRefused) {
      emitRefused(rule.condition, op, sink);
      continue;
    }
    if (rule.unknown) {
      emitUnknownIf(rule, op, sink);
      continue;
    }
    bool isMatched = false;
    rule.condition.forEachMatch(op, [&](const Source &source) {
      isMatched = true;
      emitAll(rule, source, sink);
    });
    // An attribute that matches is known. Of several values, others may not be.
    if (isMatched && !rule.condition.when)
      continue;
    if (std::string reason = rule.condition.findUnknown(op); !reason.empty())
      emitUndecided(rule, reason, sink);
  }
}

/// Describes in words what must hold.
static std::string describe(const RuleCondition &condition) {
  if (condition.kind != RuleCondition::Kind::Attribute || condition.when) {
    std::string text = condition.words;
    if (condition.type && text.empty())
      llvm::raw_string_ostream(text) << condition.type;
    return text;
  }
  if (condition.equals)
    return describeValue(*condition.equals);
  return condition.unless ? "not " + describeValue(*condition.unless) : "";
}

void DeclaredOverlay::listNeeds(SmallVectorImpl<ListedNeed> &conditions) const {
  for (const Rule &rule : rules) {
    const RuleCondition &condition = rule.condition;
    // What a definition doesn't allow isn't a form of the op.
    if (condition.kind == RuleCondition::Kind::Always || rule.isRefused)
      continue;
    ListedNeed listed;
    listed.kind = condition.kind == RuleCondition::Kind::Op ? SourceKind::Op
                  : condition.kind == RuleCondition::Kind::Attribute
                      ? SourceKind::Attribute
                  : condition.kind == RuleCondition::Kind::Operand
                      ? SourceKind::Operand
                      : SourceKind::Result;
    if (condition.kind != RuleCondition::Kind::Op)
      listed.name = condition.name ? condition.name.str()
                                   : std::to_string(condition.index);
    listed.when = describe(condition);
    if (rule.unknown) {
      listed.unknown = rule.unknown->reason;
      listed.dialect = rule.unknown->dialect;
    }
    Source source = {listed.kind, listed.name};
    for (ArrayRef<Requirement> anyOf : rule.clauses)
      listed.clauses.emplace_back(anyOf, source);
    conditions.push_back(std::move(listed));
  }
}
