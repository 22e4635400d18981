//===- TypeSets.cpp - Types that ops can hold -----------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A constraint is a tree of C++ expressions. This file recognizes upstream's
// expressions for integers of a width, floats, vectors and the like; all others
// may accept anything. A conjunction accepts at most what each of its parts
// accepts. A disjunction accepts what any of its parts accepts. The result may
// contain more than the constraint accepts, but never less.
//
//===----------------------------------------------------------------------===//

#include "TypeSets.h"
#include "Predicates.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <optional>

using namespace llvm;
using namespace mlir::availability::tblgen;

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

//===----------------------------------------------------------------------===//
// Single expressions
//===----------------------------------------------------------------------===//

/// Returns the text between `before` and `after`, if `text` starts and ends
/// with these.
static std::optional<StringRef> between(StringRef text, StringRef before,
                                        StringRef after) {
  if (!text.consume_front(before) || !text.consume_back(after))
    return std::nullopt;
  return text;
}

/// Returns the IR text of the builtin scalar with the C++ class `name`; "" if
/// there is none, or several.
static std::string getScalarText(StringRef name) {
  if (name == "IndexType" || name == "NoneType")
    return name.drop_back(4).lower();
  if (name == "BFloat16Type")
    return "bf16";
  if (name == "FloatTF32Type")
    return "tf32";
  if (name.consume_front("Float") && name.consume_back("Type") &&
      !name.empty() && isDigit(name.front()))
    return ("f" + name).str();
  return "";
}

static Passed analyzeClass(StringRef cppClass) {
  Passed passed;
  passed.isClosed = true;
  StringRef name = cppClass;
  bool isBuiltin = name.consume_front("::mlir::") && !name.contains("::");
  if (!isBuiltin) {
    passed.classes.insert(cppClass.str());
    return passed;
  }
  if (std::string text = getScalarText(name); !text.empty())
    passed.scalars.insert(text);
  else
    passed.isClosed = false;
  return passed;
}

static Passed analyzeExpression(StringRef expression) {
  std::string spaceless;
  for (char c : expression)
    if (!isSpace(c))
      spaceless += c;
  StringRef text = spaceless;
  while (text.starts_with("(") && text.ends_with(")"))
    text = text.drop_front().drop_back();
  Passed passed;
  if (auto length = between(
          text,
          "::llvm::cast<::mlir::VectorType>($_self).getNumElements()==", "")) {
    passed.lengths.insert(length->str());
    return passed;
  }
  for (StringRef container : {"::mlir::VectorType", "::mlir::FixedVectorType"})
    if (text == ("::llvm::isa<" + container + ">($_self)").str()) {
      passed.isClosed = true;
      passed.containers.insert("vector");
      return passed;
    }
  if (text.starts_with("::llvm::isa<::mlir::TensorType>($_self)") ||
      text == "::llvm::isa<::mlir::RankedTensorType>($_self)") {
    passed.isClosed = !text.contains("||");
    passed.containers.insert("tensor");
    return passed;
  }
  if (auto cppClass = between(text, "::llvm::isa<", ">($_self)"))
    return cppClass->contains(',') ? passed : analyzeClass(*cppClass);
  for (StringRef method :
       {"Integer", "SignlessInteger", "SignedInteger", "UnsignedInteger"}) {
    auto width = between(text, ("$_self.is" + method + "(").str(), ")");
    if (!width || width->empty() || !all_of(*width, isDigit))
      continue;
    passed.isClosed = true;
    for (const auto &[name, sign] :
         {std::pair<StringRef, StringRef>{"SignlessInteger", ""},
          {"SignedInteger", "s"},
          {"UnsignedInteger", "u"}})
      if (method == name || method == "Integer")
        passed.scalars.insert((sign + "i" + *width).str());
    return passed;
  }
  if (auto kind = between(text, "$_self.is", "()"))
    if (is_contained(ArrayRef<StringRef>{"F16", "F32", "F64", "BF16", "Index",
                                         "F80", "F128", "TF32"},
                     *kind)) {
      passed.isClosed = true;
      passed.scalars.insert(kind->lower());
    }
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
    result.isClosed &= passed.isKnown();
    addAll(result.scalars, passed.scalars);
    addAll(result.containers, passed.containers);
    addAll(result.classes, passed.classes);
    addAll(result.lengths, passed.lengths);
    if (!passed.elements)
      continue;
    if (!result.elements)
      result.elements.emplace();
    addAll(*result.elements, *passed.elements);
  }
  return result;
}

static Passed analyze(const Record *pred) {
  if (!pred->isSubClassOf("CombinedPred"))
    return analyzeExpression(pred->getValueAsString("predExpr"));
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
