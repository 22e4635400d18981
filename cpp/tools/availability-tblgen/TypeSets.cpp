//===- TypeSets.cpp - Types that ops can hold -----------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A constraint is a tree, whose leaves PredicateLeaves.h turns into data. What
// is C++ there may accept anything. A conjunction accepts at most what each of
// its parts accepts. A disjunction accepts what any of its parts accepts. The
// result may contain more than the constraint accepts, but never less.
//
//===----------------------------------------------------------------------===//

#include "TypeSets.h"
#include "Predicates.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <optional>

using namespace llvm;
using namespace mlir::availability;
using namespace mlir::availability::tblgen;
using Kind = ConditionExpression::Kind;

namespace {
/// The types that a predicate accepts. Elements are those of vectors and
/// tensors.
struct Passed {
  /// True if nothing outside of the sets is accepted.
  bool isClosed = false;
  std::set<std::string> scalars, containers, classes;
  /// The accepted element types; std::nullopt if they are unconstrained.
  std::optional<std::set<std::string>> elements;
  /// The vector lengths that are named.
  std::set<std::string> lengths;

  /// Returns true if the accepted types, including elements, are known.
  bool isKnown() const {
    return isClosed && (elements || (containers.empty() && classes.empty()));
  }
};
} // namespace

template <typename Set>
static void addAll(Set &set, const Set &others) {
  set.insert(others.begin(), others.end());
}

/// Adds the types in `passed` to those in `result`.
static void addAlternative(Passed &result, const Passed &passed) {
  result.isClosed &= passed.isClosed;
  addAll(result.scalars, passed.scalars);
  addAll(result.containers, passed.containers);
  addAll(result.classes, passed.classes);
  addAll(result.lengths, passed.lengths);
  if (!passed.elements)
    return;
  if (!result.elements)
    result.elements.emplace();
  addAll(*result.elements, *passed.elements);
}

//===----------------------------------------------------------------------===//
// Leaves
//===----------------------------------------------------------------------===//

/// Returns the builtin types of the name `name`.
static Passed analyzeName(StringRef name) {
  Passed passed;
  passed.isClosed = true;
  // f16, but not function.
  bool isFloat = name == "bf16" || name == "tf32" ||
                 (name.size() > 1 && name.front() == 'f' && isDigit(name[1]));
  bool isTensor = name == "tensor" || name == "unranked_tensor";
  if (isFloat || name == "index" || name == "none")
    passed.scalars.insert(name.str());
  else if (name == "vector" || isTensor)
    passed.containers.insert(isTensor ? "tensor" : "vector");
  else
    passed.isClosed = false;
  return passed;
}

/// Returns the types that the expression of a leaf accepts.
static Passed analyzeExpression(const ConditionExpression &leaf) {
  Passed passed;
  switch (leaf.kind) {
  case Kind::Is: {
    StringRef name = leaf.words.front();
    return name.consume_front("builtin.") ? analyzeName(name) : passed;
  }
  case Kind::Integer:
    passed.isClosed = !leaf.numbers.empty();
    for (int64_t width : leaf.numbers)
      for (const auto &[signedness, sign] :
           {std::pair<StringRef, StringRef>{"signless", ""},
            {"signed", "s"},
            {"unsigned", "u"}})
        if (leaf.words.front() == signedness || leaf.words.front() == "any")
          passed.scalars.insert((sign + "i" + Twine(width)).str());
    return passed;
  case Kind::Has:
    if (leaf.words.front() == "fixed_lanes") {
      passed.isClosed = true;
      passed.containers.insert("vector");
    }
    return passed;
  case Kind::Elements:
    if (leaf.words.front() == "==")
      passed.lengths.insert(itostr(leaf.numbers.front()));
    return passed;
  case Kind::Or:
    // Several classes.
    passed.isClosed = !leaf.operands.empty();
    for (const ConditionExpression &each : leaf.operands)
      addAlternative(passed, analyzeExpression(each));
    return passed;
  default:
    return passed;
  }
}

static Passed analyzeLeaf(const Record *pred) {
  std::string cppClass = getTestedClass(pred);
  if (cppClass.empty())
    return analyzeExpression(getExpression(pred));
  Passed passed;
  passed.isClosed = true;
  passed.classes.insert(std::move(cppClass));
  return passed;
}

//===----------------------------------------------------------------------===//
// Trees
//===----------------------------------------------------------------------===//

static Passed analyze(const Record *pred);

/// Uses the first child that constrains the type, and what the others say about
/// elements.
static Passed analyzeConjunction(ArrayRef<const Record *> children) {
  Passed result;
  for (const Record *child : children) {
    Passed passed = analyze(child);
    if (passed.isClosed && !result.isClosed) {
      result.isClosed = true;
      result.scalars = passed.scalars;
      result.containers = passed.containers;
      result.classes = passed.classes;
    }
    if (!result.elements)
      result.elements = passed.elements;
    addAll(result.lengths, passed.lengths);
  }
  return result;
}

static Passed analyzeAlternatives(ArrayRef<const Record *> children) {
  Passed result;
  result.isClosed = !children.empty();
  for (const Record *child : children) {
    Passed passed = analyze(child);
    passed.isClosed = passed.isKnown();
    addAlternative(result, passed);
  }
  return result;
}

static Passed analyze(const Record *pred) {
  if (!pred->isSubClassOf("CombinedPred"))
    return analyzeLeaf(pred);
  std::vector<const Record *> children = pred->getValueAsListOfDefs("children");
  StringRef kind = pred->getValueAsDef("kind")->getName();
  if (kind == "PredCombinerAnd")
    return analyzeConjunction(children);
  if (kind == "PredCombinerOr")
    return analyzeAlternatives(children);
  if (kind == "PredCombinerConcat" && children.size() == 1)
    return analyze(children.front());
  if (kind == "PredCombinerSubstLeaves" && children.size() == 1 &&
      pred->getValueAsString("pattern") == "$_self") {
    // The predicate applies to the elements.
    Passed inner = analyze(children.front());
    Passed result;
    if (inner.isClosed && inner.containers.empty() && inner.classes.empty())
      result.elements = inner.scalars;
    return result;
  }
  return Passed();
}

/// Adds the types in `passed`: each scalar, alone or as an element.
static void add(const Passed &passed, TypeSet &types) {
  types.isOpen |= !passed.isKnown();
  addAll(types.texts, passed.scalars);
  addAll(types.classes, passed.classes);
  for (const std::string &element :
       passed.elements.value_or(std::set<std::string>())) {
    types.texts.insert(element);
    if (passed.containers.count("tensor"))
      types.texts.insert("tensor<2x" + element + ">");
    if (!passed.containers.count("vector"))
      continue;
    for (const std::string &length : passed.lengths)
      types.texts.insert(
          (Twine("vector<") + length + "x" + element + ">").str());
    if (passed.lengths.empty())
      for (StringRef length : {"2", "16"})
        types.texts.insert(("vector<" + length + "x" + element + ">").str());
  }
}

TypeSet
mlir::availability::tblgen::findTypes(const mlir::tblgen::Operator &op) {
  TypeSet types;
  auto addValues = [&](auto &&values) {
    for (const mlir::tblgen::NamedTypeConstraint &value : values)
      if (const Record *pred = getPredicate(&value.constraint.getDef()))
        add(analyze(pred), types);
      else
        types.isOpen = true;
  };
  addValues(op.getOperands());
  addValues(op.getResults());
  // Block arguments can have any type.
  types.isOpen |= op.getNumRegions() > 0;
  return types;
}
