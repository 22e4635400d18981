//===- Predicates.cpp - Requirements inside constraints -------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A predicate is a tree of C++ expressions and combinators. On the way down to
// an `AvailablePred`, the walk below collects the conditions that must hold
// with it:
//
//   And<[A, N]>           A && N
//   Or<[A, N]>            N; !A && N, where A is that an optional is empty
//   Or<[A, each B]>       each B && any B, of the elements of a container
//   SubstLeaves<p, r, N>  N, with p replaced by r
//   Concat<a, N, b>       aNb
//
// so that a requirement of a container's element type, for example, is tested
// with the element type.
//
//===----------------------------------------------------------------------===//

#include "Predicates.h"

#include "mlir/TableGen/Trait.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/TableGen/Error.h"

using namespace llvm;
using namespace mlir::availability;
using namespace mlir::availability::tblgen;

namespace {
enum class Combiner { And, Or, Not, SubstLeaves, Concat };

/// A pattern and what replaces it.
using Substitution = std::pair<StringRef, StringRef>;
} // namespace

static Combiner getCombiner(const Record *pred) {
  StringRef kind = pred->getValueAsDef("kind")->getName();
  if (kind == "PredCombinerAnd")
    return Combiner::And;
  if (kind == "PredCombinerOr")
    return Combiner::Or;
  if (kind == "PredCombinerNot")
    return Combiner::Not;
  if (kind == "PredCombinerSubstLeaves")
    return Combiner::SubstLeaves;
  if (kind == "PredCombinerConcat")
    return Combiner::Concat;
  PrintFatalError(pred, "predicate '" + pred->getName() +
                            "' has the unknown combiner '" + kind + "'");
}

static void replaceAll(std::string &text, StringRef pattern,
                       StringRef replacement) {
  for (size_t position = text.find(pattern); position != std::string::npos;
       position = text.find(pattern, position + replacement.size()))
    text.replace(position, pattern.size(), replacement);
}

/// Applies the substitutions to `text`, the innermost, which is last, first.
static std::string substitute(StringRef text,
                              ArrayRef<Substitution> substitutions) {
  std::string result = text.str();
  for (auto [pattern, replacement] : reverse(substitutions))
    replaceAll(result, pattern, replacement);
  return result;
}

/// Returns the prefix of the Concat `pred`. ODS prefixes start lambdas whose
/// parameter is unused if the predicate always holds.
static std::string getPrefix(const Record *pred,
                             ArrayRef<Substitution> substitutions) {
  std::string prefix =
      substitute(pred->getValueAsString("prefix"), substitutions);
  replaceAll(prefix, "[](", "[]([[maybe_unused]] ");
  replaceAll(prefix, "[]([[maybe_unused]] )", "[]()");
  return prefix;
}

/// Returns `substitutions` with the one of the SubstLeaves `pred` added.
static std::vector<Substitution> enter(const Record *pred,
                                       ArrayRef<Substitution> substitutions) {
  std::vector<Substitution> inner = substitutions.vec();
  inner.emplace_back(pred->getValueAsString("pattern"),
                     pred->getValueAsString("replacement"));
  return inner;
}

/// Returns the C++ of the CPred `pred`. Its line breaks are those of TableGen,
/// unless a comment ends at one.
static std::string getTest(const Record *pred) {
  StringRef text = pred->getValueAsString("predExpr");
  // CPred puts parentheses around it.
  if (text.consume_front("("))
    text.consume_back(")");
  if (text.contains("//"))
    return text.str();
  SmallVector<StringRef> lines;
  text.split(lines, '\n');
  for (StringRef &line : drop_begin(lines))
    line = line.ltrim();
  return StringRef(join(lines, " ")).trim().str();
}

/// Returns the formula of `pred`. `askPart` returns that of a `PartPred`.
static Formula
getFormula(const Record *pred, ArrayRef<Substitution> substitutions,
           function_ref<Formula(const Record *)> askPart = nullptr) {
  if (pred->isSubClassOf("PartPred")) {
    if (!askPart)
      PrintFatalError(pred, "a predicate of a part of an op can only stand in "
                            "the 'AvailableWhen' of an op");
    return askPart(pred);
  }
  if (!pred->isSubClassOf("CombinedPred"))
    return {Formula::Kind::Test, substitute(getTest(pred), substitutions)};
  std::vector<const Record *> children = pred->getValueAsListOfDefs("children");
  auto combine = [&](Formula::Kind kind) {
    Formula formula = {kind};
    for (const Record *child : children)
      formula.operands.push_back(getFormula(child, substitutions, askPart));
    return formula;
  };
  switch (getCombiner(pred)) {
  case Combiner::And:
    return combine(Formula::Kind::And);
  case Combiner::Or:
    return combine(Formula::Kind::Or);
  case Combiner::Not:
    return combine(Formula::Kind::Not);
  case Combiner::SubstLeaves:
    return getFormula(children.front(), enter(pred, substitutions));
  case Combiner::Concat:
    return {Formula::Kind::Code,
            getPrefix(pred, substitutions) +
                getFormula(children.front(), substitutions).toCpp() +
                substitute(pred->getValueAsString("suffix"), substitutions)};
  }
  llvm_unreachable("unknown combiner");
}

static std::string getCondition(const Record *pred,
                                ArrayRef<Substitution> substitutions) {
  return ::getFormula(pred, substitutions).toCpp();
}

namespace {
/// What is searched for, and where.
struct Search {
  const Record *owner;
  const Carriers &carriers;
};
} // namespace

static std::vector<PredicateMatch>
findAvailablePreds(const Record *pred, ArrayRef<Substitution> substitutions,
                   const Search &search);

/// The matches inside child number `index` of the conjunction `pred`, together
/// with the conditions of its siblings.
static void findInConjunction(ArrayRef<const Record *> children, size_t index,
                              ArrayRef<Substitution> substitutions,
                              const Search &search,
                              std::vector<PredicateMatch> &matches) {
  for (PredicateMatch &match :
       findAvailablePreds(children[index], substitutions, search)) {
    // Keep the order: later conditions often rely on earlier ones.
    std::vector<std::string> conditions;
    std::vector<ConditionExpression> data;
    for (auto [position, child] : enumerate(children)) {
      bool isMatch = position == index;
      conditions.push_back(isMatch ? match.condition
                                   : getCondition(child, substitutions));
      data.push_back(isMatch ? match.data : getExpression(child));
    }
    matches.push_back({match.record, "(" + join(conditions, " && ") + ")",
                       combine(ConditionExpression::Kind::And, std::move(data)),
                       match.isOfElement});
  }
}

static std::vector<PredicateMatch>
findAvailablePreds(const Record *pred, ArrayRef<Substitution> substitutions,
                   const Search &search) {
  std::vector<PredicateMatch> matches;
  if (const Record *carrier = search.carriers.lookup(pred))
    matches.push_back(
        {carrier, getCondition(pred, substitutions), getExpression(pred)});
  if (!pred->isSubClassOf("CombinedPred"))
    return matches;
  if (pred->isSubClassOf("AvailablePred"))
    matches.push_back(
        {pred, getCondition(pred, substitutions), getExpression(pred)});

  std::vector<const Record *> children = pred->getValueAsListOfDefs("children");
  switch (getCombiner(pred)) {
  case Combiner::And:
    for (size_t index = 0; index < children.size(); ++index)
      findInConjunction(children, index, substitutions, search, matches);
    break;
  case Combiner::Or: {
    // The contents of an empty optional can't be tested.
    std::string presence =
        getConditionIfPresent(pred)
            ? substitute("$_self.has_value() && ", substitutions)
            : "";
    for (const Record *child : children)
      for (PredicateMatch &match :
           findAvailablePreds(child, substitutions, search)) {
        // The alternative doesn't apply if another element doesn't match.
        std::string whole;
        if (match.isOfElement) {
          whole = getCondition(child, substitutions) + " && ";
          match.data = combine(ConditionExpression::Kind::And,
                               {getExpression(child), match.data});
        }
        matches.push_back({match.record, presence + whole + match.condition,
                           std::move(match.data)});
      }
    break;
  }
  case Combiner::Not: {
    std::vector<PredicateMatch> inner =
        findAvailablePreds(children.front(), substitutions, search);
    if (!inner.empty())
      PrintFatalError(search.owner,
                      "availability on a negated predicate has no "
                      "effect: what doesn't match needs nothing");
    break;
  }
  case Combiner::SubstLeaves:
    for (PredicateMatch &match : findAvailablePreds(
             children.front(), enter(pred, substitutions), search)) {
      match.data = askElements(pred, std::move(match.data), /*forAny=*/true);
      matches.push_back(std::move(match));
    }
    break;
  case Combiner::Concat: {
    std::string prefix = getPrefix(pred, substitutions);
    std::string suffix =
        substitute(pred->getValueAsString("suffix"), substitutions);
    // All elements of a container must match the constraint. For a requirement
    // it is enough that one element has needs.
    bool isOfElement = StringRef(prefix).contains("llvm::all_of(");
    replaceAll(prefix, "llvm::all_of(", "llvm::any_of(");
    for (PredicateMatch &match :
         findAvailablePreds(children.front(), substitutions, search)) {
      match.condition.insert(0, prefix);
      match.condition += suffix;
      match.data = askElements(pred, std::move(match.data), /*forAny=*/true);
      match.isOfElement |= isOfElement;
      matches.push_back(std::move(match));
    }
    break;
  }
  }
  return matches;
}

std::vector<PredicateMatch> mlir::availability::tblgen::findAvailablePreds(
    const Record *pred, const Record *owner, const Carriers &carriers) {
  return ::findAvailablePreds(pred, {}, {owner, carriers});
}

std::string mlir::availability::tblgen::getCondition(const Record *pred) {
  return ::getCondition(pred, {});
}

Formula mlir::availability::tblgen::getFormula(
    const Record *pred, function_ref<Formula(const Record *)> askPart) {
  return ::getFormula(pred, ArrayRef<Substitution>(), askPart);
}

const Record *
mlir::availability::tblgen::getPredicate(const Record *constraint) {
  const auto *pred = dyn_cast<DefInit>(constraint->getValueInit("predicate"));
  return pred ? pred->getDef() : nullptr;
}

const Record *
mlir::availability::tblgen::getConditionIfPresent(const Record *pred) {
  if (!pred->isSubClassOf("CombinedPred") || getCombiner(pred) != Combiner::Or)
    return nullptr;
  std::vector<const Record *> children = pred->getValueAsListOfDefs("children");
  if (children.size() != 2 || children.front()->isSubClassOf("CombinedPred") ||
      children.front()->getValueAsString("predExpr") != "(!$_self.has_value())")
    return nullptr;
  return children.back();
}

/// Reports availability in the predicate of `constraint`, which is the part
/// `what` of `op`.
static void checkUnasked(const Record *op, const Record *constraint,
                         const Twine &what, const Carriers &carriers) {
  const Record *pred = getPredicate(constraint);
  if (!pred || findAvailablePreds(pred, op, carriers).empty())
    return;
  PrintFatalError(op, "availability in the predicate of " + what + " of '" +
                          op->getName() +
                          "' would be lost: it counts in predicates of "
                          "operands, results, attributes and properties only. "
                          "Use 'AvailableWhen' in 'availability'");
}

void mlir::availability::tblgen::checkUnaskedPredicates(
    const mlir::tblgen::Operator &op, const Carriers &carriers) {
  for (const mlir::tblgen::Trait &trait : op.getTraits())
    if (trait.getDef().isSubClassOf("PredTrait"))
      checkUnasked(&op.getDef(), &trait.getDef(),
                   "trait '" + trait.getDef().getValueAsString("summary") + "'",
                   carriers);
  for (const mlir::tblgen::NamedRegion &region : op.getRegions())
    checkUnasked(&op.getDef(), &region.constraint.getDef(),
                 "region '" + region.name + "'", carriers);
  for (const mlir::tblgen::NamedSuccessor &successor : op.getSuccessors())
    checkUnasked(&op.getDef(), &successor.constraint.getDef(),
                 "successor '" + successor.name + "'", carriers);
}
