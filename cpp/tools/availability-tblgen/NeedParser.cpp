//===- NeedParser.cpp - Conditional needs ---------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Parsers.h"
#include "Predicates.h"
#include "Records.h"
#include "Words.h"

#include "mlir-availability/Support/Suggestions.h"

#include "mlir/TableGen/EnumInfo.h"
#include "mlir/TableGen/Format.h"
#include "mlir/TableGen/Operator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/TableGen/Error.h"

using namespace llvm;
using namespace mlir::availability::tblgen;
using mlir::tblgen::EnumCase;
using mlir::tblgen::EnumInfo;
using mlir::tblgen::Operator;

void mlir::availability::tblgen::checkPlaceholders(const Record *record,
                                                   StringRef code,
                                                   ArrayRef<StringRef> known) {
  while (true) {
    code = code.drop_front(std::min(code.find("$_"), code.size()));
    if (code.empty())
      return;
    StringRef name = code.take_front(2);
    code = code.drop_front(name.size());
    StringRef rest =
        code.take_while([](char c) { return isAlnum(c) || c == '_'; });
    name = StringRef(name.data(), name.size() + rest.size());
    code = code.drop_front(rest.size());
    if (!is_contained(known, name))
      PrintFatalError(record, "unknown placeholder '" + name + "'" +
                                  suggestOrListNames(name, known, "there are"));
  }
}

std::string mlir::availability::tblgen::bindPlaceholders(const Record *record,
                                                         StringRef code,
                                                         StringRef self) {
  checkPlaceholders(
      record, code,
      {"$_self", "$_op", "$_analyses", "$_each", "$_ctxt", "$_builder"});
  mlir::tblgen::FmtContext context;
  context.withSelf(self);
  context.addSubst("_op", "(*op.getOperation())");
  context.addSubst("_analyses", "sink.getAnalyses()");
  context.addSubst("_each", "each");
  context.addSubst("_ctxt", "op->getContext()");
  context.withBuilder("::mlir::Builder(op->getContext())");
  return mlir::tblgen::tgfmt(code, &context).str();
}

//===----------------------------------------------------------------------===//
// Combinators
//===----------------------------------------------------------------------===//

/// Returns the name of the Availability.td class of `combinator`.
static StringRef getCombinatorName(const Record *combinator) {
  for (StringRef name :
       {"AvailableWhen", "AvailableForEach", "AvailableAsCase",
        "AvailableAsValue", "AvailableAsType", "AvailableAsName", "AnyOf",
        "UnknownNeeds", "NeedsNothing"})
    if (combinator->isSubClassOf(name))
      return name;
  PrintFatalError(combinator,
                  "'" + combinator->getName() +
                      "' is not of a combinator class of Availability.td");
}

void mlir::availability::tblgen::reportNotInOp(const Record *owner,
                                               const Record *combinator) {
  PrintFatalError(owner, "'" + getCombinatorName(combinator) +
                             "' can only stand in the availability of an op, a "
                             "type or an attribute, not in an 'AnyOf' or an "
                             "enum case");
}

/// Returns `inherited`, overridden by what `combinator` states.
static CauseModel getCause(const Record *combinator, CauseModel inherited,
                           const BindFn &bind) {
  CauseModel cause = std::move(inherited);
  std::string reason = getString(combinator, "reason");
  std::string detail = getString(combinator, "detail");
  if (cause.reason.empty() && cause.detail.empty()) {
    cause.reason = reason;
    cause.detail = bind(combinator, detail);
  }
  if (std::string rule = getString(combinator, "rule"); !rule.empty())
    cause.rule = std::move(rule);
  std::string part = getString(combinator, "part");
  std::string index = getString(combinator, "index");
  if (part.empty() && !index.empty())
    PrintFatalError(combinator,
                    "'index' needs 'part', of which it is a position");
  if (cause.name.empty()) {
    cause.name = part;
    cause.index = bind(combinator, index);
  }
  return cause;
}

/// Returns the range of an `AvailableForEach`. An enclosing one among `open` is
/// a fatal error.
static std::string getElements(const Record *combinator,
                               ArrayRef<const Record *> open,
                               const BindFn &bind) {
  if (any_of(open, [](const Record *outer) {
        return outer->isSubClassOf("AvailableForEach");
      }))
    PrintFatalError(combinator, "an 'AvailableForEach' can't be in another "
                                "one: '$_each' would be ambiguous");
  return bind(combinator, getString(combinator, "elements"));
}

void RequirementParser::parseCase(const Record *enumCase, NeedModel &need) {
  for (const auto &[record, enumModel] : model.enums) {
    std::vector<EnumCase> cases = EnumInfo(record).getAllCases();
    if (none_of(cases, [&](const EnumCase &each) {
          return &each.getDef() == enumCase;
        }))
      continue;
    EnumCaseModel wanted = getEnumCase(EnumCase(enumCase));
    need.words = "for " + wanted.str;
    need.cause.reason = wanted.str;
    need.cause.detail.clear();
    if (enumModel)
      for (const auto &[known, list] : enumModel->cases)
        if (known == wanted)
          need.list = list;
    return;
  }
  PrintFatalError(enumCase,
                  "'" + enumCase->getName() +
                      "' in an 'AvailableAsCase' is not a case of any enum");
}

/// Warns if a conditional need of an op has no words for users. For a type or
/// attribute, users see the type or attribute itself.
static void warnOfNoWords(const Record *owner, const Record *combinator,
                          const NeedModel &need) {
  bool isOfOp =
      owner->isSubClassOf("Op") || owner->isSubClassOf("AvailabilityFor");
  if (isOfOp && !need.condition.empty() && !need.list->clauses.empty() &&
      need.cause.reason.empty() && need.cause.detail.empty())
    PrintWarning(combinator->getLoc(),
                 "a condition without a reason: messages say what is needed, "
                 "but not when; give a reason");
}

StringRef RequirementParser::getJudgingDialect(const Record *owner) const {
  // If the op is converted, the dialect that it is converted to knows its
  // needs.
  if (owner->isSubClassOf("AvailabilityFor"))
    if (StringRef converted = owner->getValueAsString("convertedTo");
        !converted.empty())
      return converted;
  return model.getJudgingDialect();
}

NeedModel RequirementParser::parseNeed(const Record *owner,
                                       const Record *combinator,
                                       CauseModel cause) {
  NeedModel need;
  need.record = combinator;
  need.cause = std::move(cause);
  need.list = getList(std::vector<ClauseModel>());
  if (combinator->isSubClassOf("AvailableAsCase")) {
    parseCase(combinator->getValueAsDef("enumCase"), need);
  } else if (combinator->isSubClassOf("AvailableAsValue")) {
    const Record *info = combinator->getValueAsDef("enumInfo");
    auto *it = model.enums.find(info);
    if (it != model.enums.end())
      need.enumModel = it->second.get();
    need.value = bind(combinator, getString(combinator, "value"));
  } else if (combinator->isSubClassOf("AvailableAsType")) {
    need.type = bind(combinator, getString(combinator, "type"));
    need.cause.name = getString(combinator, "part");
  } else if (combinator->isSubClassOf("AvailableAsName")) {
    need.table =
        model.nameTables.find(combinator->getValueAsDef("table"))->second.get();
    need.value = bind(combinator, getString(combinator, "name"));
    need.cause.reason = getString(combinator, "reason");
    need.cause.detail.clear();
  } else if (combinator->isSubClassOf("UnknownNeeds")) {
    need.unknownTo = getJudgingDialect(owner).str();
    need.cause.reason = getString(combinator, "reason");
    need.cause.detail = bind(combinator, getString(combinator, "detail"));
  } else if (combinator->isSubClassOf("NeedsNothing")) {
    need.knownTo = getJudgingDialect(owner).str();
  } else if (combinator->isSubClassOf("AvailabilityCause")) {
    if (combinator->isSubClassOf("AvailableWhen")) {
      OpCondition condition =
          getOpCondition(combinator->getValueAsDef("condition"), owner);
      need.condition = condition.formula.bindTo(
          [&](StringRef test) { return bind(combinator, test); });
      need.data = std::move(condition.data);
    } else
      need.elements = getElements(combinator, openCombinators, bind);
    need.words = getString(combinator, "reason");
    need.cause = getCause(combinator, std::move(need.cause), bind);
    if (need.words.empty() && !need.condition.empty()) {
      need.words = describe(combinator->getValueAsDef("condition"));
      // Messages show words, but no C++.
      if (need.data.isData() && need.cause.reason.empty() &&
          need.cause.detail.empty() && !StringRef(need.words).contains("$_"))
        need.cause.reason = need.words;
    }
    RequirementList inner;
    enter(combinator, [&] {
      addAll(owner, combinator->getValueAsListInit("conditional"), need.cause,
             inner);
    });
    need.list = getList(std::move(inner.clauses));
    need.nested = std::move(inner.needs);
    warnOfNoWords(owner, combinator, need);
  } else {
    getCombinatorName(combinator);
  }
  return need;
}

//===----------------------------------------------------------------------===//
// Parts of ops
//===----------------------------------------------------------------------===//

/// Returns C++ for the position of the first value of operand or result `index`
/// in ODS.
template <typename Range>
static std::string getFirstIndex(StringRef kind, unsigned index, Range &&all) {
  for (unsigned before = 0; before < index; ++before)
    if ((all.begin() + before)->isVariableLength())
      return ("op.getODS" + kind + "IndexAndLength(" + Twine(index) + ").first")
          .str();
  return std::to_string(index);
}

/// Resolves `cause.name`, which `said` states, to a part of `op`.
static void resolve(const Record *said, const Operator &op, CauseModel &cause) {
  if (cause.name.empty())
    return;
  auto isMeant = [&](const auto &part) { return part.name == cause.name; };
  auto indexIn = [&](auto &&range) -> std::optional<unsigned> {
    auto it = find_if(range, isMeant);
    if (it == range.end())
      return std::nullopt;
    return static_cast<unsigned>(std::distance(range.begin(), it));
  };
  auto setIndex = [&](std::string index) {
    if (cause.index.empty())
      cause.index = std::move(index);
  };
  if (auto operand = indexIn(op.getOperands())) {
    cause.kind = "Operand";
    setIndex(getFirstIndex("Operand", *operand, op.getOperands()));
  } else if (auto result = indexIn(op.getResults())) {
    cause.kind = "Result";
    setIndex(getFirstIndex("Result", *result, op.getResults()));
  } else if (auto region = indexIn(op.getRegions())) {
    cause.kind = "Region";
    cause.name.clear();
    setIndex(std::to_string(*region));
  } else if (indexIn(op.getAttributes()) || indexIn(op.getProperties()) ||
             StringRef(cause.name).contains('.')) {
    cause.kind = "Attribute";
  } else {
    reportNoPart(said, op, cause.name);
  }
}

void mlir::availability::tblgen::resolveCauses(const Operator &op,
                                               NeedModel &need) {
  resolve(need.record, op, need.cause);
  if (!need.type.empty()) {
    need.cause.kind = "Type";
    need.cause.index.clear();
  }
  for (NeedModel &nested : need.nested)
    resolveCauses(op, nested);
}
