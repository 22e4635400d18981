//===- TypeLeaves.cpp - Predicates of types as data -----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A predicate is a tree. Its leaves are C++, of which this table knows ODS's
// own, each as a whole. It is the only place that looks into C++ of types.
//
//===----------------------------------------------------------------------===//

#include "TypeLeaves.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Regex.h"

#include <functional>
#include <map>

using namespace llvm;
using namespace mlir::availability;
using namespace mlir::availability::tblgen;
using Kind = TypeExpression::Kind;

TypeExpression
mlir::availability::tblgen::combine(Kind kind,
                                    std::vector<TypeExpression> operands) {
  TypeExpression result;
  result.kind = kind;
  for (TypeExpression &operand : operands)
    if (operand.kind == kind)
      append_range(result.operands, std::move(operand.operands));
    else
      result.operands.push_back(std::move(operand));
  if (result.operands.size() == 1)
    return TypeExpression(result.operands.front());
  return result;
}

//===----------------------------------------------------------------------===//
// Classes
//===----------------------------------------------------------------------===//

static TypeExpression is(StringRef name) {
  return {Kind::Is, {("builtin." + name).str()}};
}
static TypeExpression has(StringRef word) { return {Kind::Has, {word.str()}}; }
static TypeExpression integer(StringRef signedness) {
  return {Kind::Integer, {signedness.str()}};
}
static TypeExpression anyOf(std::vector<TypeExpression> operands) {
  return combine(Kind::Or, std::move(operands));
}

/// Returns the condition that a type is of MLIR's class `name`, without its
/// ending "Type".
static std::optional<TypeExpression> getBuiltinClass(StringRef name) {
  static const std::map<StringRef, TypeExpression> classes = {
      {"Integer", is("integer")},
      {"Index", is("index")},
      {"None", is("none")},
      {"Complex", is("complex")},
      {"Tuple", is("tuple")},
      {"Function", is("function")},
      {"Graph", is("graph")},
      {"Vector", is("vector")},
      {"RankedTensor", is("tensor")},
      {"UnrankedTensor", is("unranked_tensor")},
      {"MemRef", is("memref")},
      {"UnrankedMemRef", is("unranked_memref")},
      {"BFloat16", is("bf16")},
      {"FloatTF32", is("tf32")},
      {"Float", has("float")},
      {"Shaped", has("shape")},
      {"Tensor", anyOf({is("tensor"), is("unranked_tensor")})},
      {"BaseMemRef", anyOf({is("memref"), is("unranked_memref")})},
      {"FixedVector", has("fixed_lanes")},
      {"ScalableVector", has("scalable_lanes")}};
  if (auto it = classes.find(name); it != classes.end())
    return it->second;
  // Float16, Float8E4M3FN.
  if (name.consume_front("Float") && !name.empty() && isDigit(name.front()))
    return is(("f" + name).str());
  return std::nullopt;
}

/// Same for the C++ class `cppClass`, of a dialect whose records are there.
static std::optional<TypeExpression> getClass(const RecordKeeper &records,
                                              StringRef cppClass) {
  StringRef name = cppClass;
  if (name.consume_front("::mlir::") && name.consume_back("Type") &&
      !name.contains(':'))
    return getBuiltinClass(name);
  if (!records.getClass("TypeDef"))
    return std::nullopt;
  for (const Record *def : records.getAllDerivedDefinitions("TypeDef")) {
    const Record *dialect = def->getValueAsDef("dialect");
    std::string known = (dialect->getValueAsString("cppNamespace") +
                         "::" + def->getValueAsString("cppClassName"))
                            .str();
    if (StringRef(known).ltrim(':') != cppClass.ltrim(':'))
      continue;
    if (std::optional<StringRef> mnemonic =
            def->getValueAsOptionalString("mnemonic"))
      return TypeExpression{
          Kind::Is,
          {(dialect->getValueAsString("name") + "." + *mnemonic).str()}};
  }
  return std::nullopt;
}

/// Same for several classes, separated by commas.
static std::optional<TypeExpression> getClasses(const RecordKeeper &records,
                                                StringRef cppClasses) {
  std::vector<TypeExpression> result;
  for (StringRef cppClass : split(cppClasses, ",")) {
    std::optional<TypeExpression> each = getClass(records, cppClass);
    if (!each)
      return std::nullopt;
    result.push_back(std::move(*each));
  }
  return anyOf(std::move(result));
}

//===----------------------------------------------------------------------===//
// Leaves
//===----------------------------------------------------------------------===//

namespace {
/// A leaf: a pattern for the whole of its C++ without spaces, and what it asks.
/// Groups of the pattern are words, then numbers.
struct Leaf {
  std::string pattern;
  TypeExpression expression;
};
} // namespace

/// Returns the pattern for a call on the type as an object of `cppClass`.
static std::string cast(StringRef cppClass, StringRef call) {
  return ("::llvm::cast<::mlir::" + cppClass + R"(>\(\$_self\)\.)" + call)
      .str();
}

static std::vector<Leaf> makeLeaves() {
  constexpr StringLiteral number = "(-?[0-9]+)", compare = "(==|>=|<=|>|<)";
  std::string list = R"(::llvm::ArrayRef<int64_t>\(\{([-0-9,]*)\}\))";
  std::string anyShaped =
      R"(::llvm::cast<::mlir::(Shaped|Vector|RankedTensor|MemRef)Type>\(\$_self\)\.)";
  std::vector<Leaf> leaves = {
      {"true", {}},
      {R"(\$_self\.is(F16|F32|F64|F80|F128|BF16|TF32|Index)\(\))",
       {Kind::Is, {}}},
      {R"(\$_self\.is(Signless|Signed|Unsigned)?Integer\(([0-9]*)\))",
       {Kind::Integer, {}}},
      {R"(\$_self\.isSignlessIntOrIndex\(\))",
       anyOf({integer("signless"), is("index")})},
      {R"(\$_self\.isIntOrIndex\(\))", anyOf({integer("any"), is("index")})},
      {R"(\$_self\.isIntOrFloat\(\))", anyOf({integer("any"), has("float")})},
      {R"(\$_self\.isSignlessIntOrFloat\(\))",
       anyOf({integer("signless"), has("float")})},
      {R"(\$_self\.isIntOrIndexOrFloat\(\))",
       anyOf({integer("any"), is("index"), has("float")})},
      {R"(\$_self\.isSignlessIntOrIndexOrFloat\(\))",
       anyOf({integer("signless"), is("index"), has("float")})},
      {R"(\$_self\.hasTrait<::mlir::ValueSemantics>\(\))",
       has("value_semantics")},
      {anyShaped + R"(hasStaticShape\(\))", has("static_shape")},
      {anyShaped + R"(hasRank\(\))", has("rank")},
      {anyShaped + R"(getRank\(\))" + compare.str() + number.str(),
       {Kind::Rank, {}}},
      {anyShaped + R"(getNumElements\(\))" + compare.str() + number.str(),
       {Kind::Elements, {}}},
      {anyShaped + R"(getShape\(\)==)" + list, {Kind::Shape, {}}},
      {R"(::llvm::is_contained\()" + list + "," +
           cast("ShapedType", R"(getDimSize\(()") +
           cast("ShapedType", R"(getRank\(\)\+)?)") + number.str() + R"(\)\))",
       {Kind::Dim, {}}},
      {cast("MemRefType", R"(isStrided\(\))"), has("strides")},
      {cast("VectorType", R"(allDimsScalable\(\))"), has("all_dims_scalable")},
      {cast("VectorType", R"(getScalableDims\(\)\.back\(\))"),
       has("last_scalable")},
      {R"(!llvm::is_contained\()" +
           cast("VectorType", R"(getScalableDims\(\)\.drop_back\(\),true\))"),
       has("only_last_scalable")}};
  return leaves;
}

/// Adds the numbers in `text`, separated by commas.
static void addNumbers(TypeExpression &expression, StringRef text) {
  for (StringRef each : split(text, ",")) {
    int64_t number;
    if (!each.getAsInteger(10, number))
      expression.numbers.push_back(number);
  }
}

/// Fills in what the groups of the leaf's pattern have matched.
static TypeExpression fillIn(TypeExpression expression,
                             ArrayRef<StringRef> groups) {
  switch (expression.kind) {
  case Kind::Is:
    if (expression.words.empty())
      expression.words.push_back("builtin." + groups[1].lower());
    break;
  case Kind::Integer:
    if (!expression.words.empty())
      break;
    expression.words.push_back(groups[1].empty() ? "any" : groups[1].lower());
    addNumbers(expression, groups[2]);
    break;
  case Kind::Rank:
  case Kind::Elements:
    expression.words.push_back(groups[2].str());
    addNumbers(expression, groups[3]);
    break;
  case Kind::Shape:
    addNumbers(expression, groups[2]);
    break;
  case Kind::Dim:
    addNumbers(expression, groups[3]);
    addNumbers(expression, groups[1]);
    break;
  default:
    break;
  }
  return expression;
}

/// Returns what the C++ `text` of a leaf, without spaces, asks.
static TypeExpression getLeaf(const RecordKeeper &records, StringRef text) {
  TypeExpression cpp = {Kind::Cpp, {text.str()}};
  StringRef classes = text;
  if (classes.consume_front("::llvm::isa<") &&
      classes.consume_back(">($_self)"))
    return getClasses(records, classes).value_or(std::move(cpp));
  static const std::vector<Leaf> leaves = makeLeaves();
  for (const Leaf &leaf : leaves) {
    SmallVector<StringRef> groups;
    if (Regex("^" + leaf.pattern + "$").match(text, &groups))
      return fillIn(leaf.expression, groups);
  }
  if (!text.consume_front("!"))
    return cpp;
  // `!a == b` isn't the negation of `a == b`.
  TypeExpression operand = getLeaf(records, text);
  bool isCall = operand.kind == Kind::Is || operand.kind == Kind::Integer ||
                operand.kind == Kind::Has || operand.kind == Kind::Or;
  return isCall ? TypeExpression{Kind::Not, {}, {}, {operand}} : cpp;
}

//===----------------------------------------------------------------------===//
// Trees
//===----------------------------------------------------------------------===//

/// Returns the C++ in the record without spaces.
static std::string getSpelling(const Record *record, StringRef field) {
  std::string text = record->getValueAsString(field).str();
  text.erase(remove_if(text, isSpace), text.end());
  return text;
}

/// Returns true for C++ that gets the type of the elements of `$_self`.
static bool isElementCall(StringRef text) {
  return is_contained(
      ArrayRef<StringRef>{
          "::llvm::cast<::mlir::ShapedType>($_self).getElementType()",
          "::llvm::cast<::mlir::VectorType>($_self).getElementType()",
          "::llvm::cast<::mlir::TensorType>($_self).getElementType()",
          "::llvm::cast<::mlir::MemRefType>($_self).getElementType()",
          "::llvm::cast<::mlir::ComplexType>($_self).getElementType()"},
      text);
}

/// Returns the kind of members of a tuple that `prefix`, of a Concat, walks.
static std::string getMembers(StringRef prefix) {
  if (!prefix.consume_front("::llvm::all_of(") ||
      !prefix.consume_back(",[](::mlir::Typet){returnt&&("))
    return "";
  if (prefix == "::llvm::cast<::mlir::TupleType>($_self).getTypes()")
    return "direct";
  return prefix == "getFlattenedTypes(::llvm::cast<::mlir::TupleType>($_self))"
             ? "flattened"
             : "";
}

TypeExpression mlir::availability::tblgen::askElements(const Record *pred,
                                                       TypeExpression operand,
                                                       bool forAny) {
  std::string pattern, spelling;
  StringRef kind = pred->getValueAsDef("kind")->getName();
  if (kind == "PredCombinerSubstLeaves") {
    spelling = getSpelling(pred, "replacement");
    pattern = getSpelling(pred, "pattern");
    if (pattern == "$_self" && isElementCall(spelling))
      return {Kind::Element, {}, {}, {std::move(operand)}};
    // Names the parameter of a lambda that a Concat around it calls.
    if (pattern == "$_self" && (spelling == "elementType" || spelling == "t"))
      return operand;
    return {Kind::Cpp, {spelling}};
  }
  std::string prefix = getSpelling(pred, "prefix");
  StringRef suffix = pattern = getSpelling(pred, "suffix");
  if (prefix == "[](::mlir::TypeelementType){return" &&
      suffix.consume_front(";}(") && suffix.consume_back(")") &&
      isElementCall(suffix))
    return {Kind::Element, {}, {}, {std::move(operand)}};
  std::string members = getMembers(prefix);
  if (!members.empty() && suffix == ");})")
    return {forAny ? Kind::AnyMember : Kind::AllMembers,
            {members},
            {},
            {std::move(operand)}};
  return {Kind::Cpp, {prefix}};
}

TypeExpression
mlir::availability::tblgen::getTypeExpression(const Record *pred) {
  if (!pred->isSubClassOf("CombinedPred")) {
    // CPred puts parentheses around it.
    std::string leaf = getSpelling(pred, "predExpr");
    StringRef text = leaf;
    if (text.consume_front("("))
      text.consume_back(")");
    return getLeaf(pred->getRecords(), text);
  }
  std::vector<TypeExpression> operands;
  for (const Record *child : pred->getValueAsListOfDefs("children"))
    operands.push_back(getTypeExpression(child));
  StringRef kind = pred->getValueAsDef("kind")->getName();
  if (kind == "PredCombinerAnd")
    return combine(Kind::And, std::move(operands));
  if (kind == "PredCombinerOr")
    return combine(Kind::Or, std::move(operands));
  if (kind == "PredCombinerNot")
    return {Kind::Not, {}, {}, std::move(operands)};
  return askElements(pred, std::move(operands.front()), /*forAny=*/false);
}
