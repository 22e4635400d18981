//===- PredicateLeaves.cpp - Predicates as data ---------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A predicate is a tree. Its leaves are C++, of which this table knows ODS's
// own, each as a whole. It is the only place that looks into C++ of conditions.
//
//===----------------------------------------------------------------------===//

#include "PredicateLeaves.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Regex.h"

#include <functional>
#include <map>

using namespace llvm;
using namespace mlir::availability;
using namespace mlir::availability::tblgen;
using Kind = ConditionExpression::Kind;

ConditionExpression
mlir::availability::tblgen::combine(Kind kind,
                                    std::vector<ConditionExpression> operands) {
  ConditionExpression result;
  result.kind = kind;
  for (ConditionExpression &operand : operands)
    if (operand.kind == kind)
      append_range(result.operands, std::move(operand.operands));
    else
      result.operands.push_back(std::move(operand));
  if (result.operands.size() == 1)
    return ConditionExpression(result.operands.front());
  return result;
}

//===----------------------------------------------------------------------===//
// Classes
//===----------------------------------------------------------------------===//

static ConditionExpression is(StringRef name) {
  return {Kind::Is, {("builtin." + name).str()}};
}
static ConditionExpression has(StringRef word) {
  return {Kind::Has, {word.str()}};
}
static ConditionExpression integer(StringRef signedness) {
  return {Kind::Integer, {signedness.str()}};
}
static ConditionExpression anyOf(std::vector<ConditionExpression> operands) {
  return combine(Kind::Or, std::move(operands));
}

/// Returns the condition that a type is of MLIR's class `name`, without its
/// ending "Type".
static std::optional<ConditionExpression> getBuiltinClass(StringRef name) {
  static const std::map<StringRef, ConditionExpression> classes = {
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
      {"", {}},
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

/// Returns the condition that the type of an attribute satisfies `operand`.
static ConditionExpression typeOf(ConditionExpression operand) {
  return {Kind::TypeOf, {}, {}, {std::move(operand)}};
}

/// Same for an attribute, whose class is without its ending "Attr".
static std::optional<ConditionExpression> getBuiltinAttrClass(StringRef name) {
  static const std::map<StringRef, StringRef> classes = {
      {"Integer", "integer"},
      {"Float", "float"},
      {"String", "string"},
      {"Array", "array"},
      {"Dictionary", "dictionary"},
      {"Unit", "unit"},
      {"Type", "type"},
      {"SymbolRef", "symbol_ref"},
      {"AffineMap", "affine_map"},
      {"IntegerSet", "integer_set"},
      {"DenseArray", "dense_array"},
      {"SparseElements", "sparse_elements"}};
  if (name == "Elements")
    return has("elements");
  if (auto it = classes.find(name); it != classes.end())
    return is(it->second);
  auto ofType = [](StringRef attribute, ConditionExpression type) {
    return combine(Kind::And, {is(attribute), typeOf(std::move(type))});
  };
  auto isInteger = [](int64_t width) {
    return ConditionExpression{Kind::Integer, {"signless"}, {width}};
  };
  if (name == "Bool")
    return ofType("integer", isInteger(1));
  if (!name.consume_front("Dense") || !name.consume_back("Array"))
    return std::nullopt;
  int64_t width;
  if (name == "Bool")
    return ofType("dense_array", isInteger(1));
  if (name.consume_front("I") && !name.getAsInteger(10, width))
    return ofType("dense_array", isInteger(width));
  return name == "F32" || name == "F64"
             ? std::optional(ofType("dense_array", is(name.lower())))
             : std::nullopt;
}

/// Same for the C++ class `cppClass`, of a dialect whose records are there.
static std::optional<ConditionExpression> getClass(const RecordKeeper &records,
                                                   StringRef cppClass) {
  StringRef name = cppClass;
  bool isAttr = cppClass.ends_with("Attr");
  if (name.consume_front("::mlir::") && !name.contains(':')) {
    if (name.consume_back("Type"))
      return getBuiltinClass(name);
    if (name.consume_back("Attr"))
      return getBuiltinAttrClass(name);
  }
  StringRef defClass = isAttr ? "AttrDef" : "TypeDef";
  if (!records.getClass(defClass))
    return std::nullopt;
  for (const Record *def : records.getAllDerivedDefinitions(defClass)) {
    const Record *dialect = def->getValueAsDef("dialect");
    std::string known = (dialect->getValueAsString("cppNamespace") +
                         "::" + def->getValueAsString("cppClassName"))
                            .str();
    if (StringRef(known).ltrim(':') != cppClass.ltrim(':'))
      continue;
    if (std::optional<StringRef> mnemonic =
            def->getValueAsOptionalString("mnemonic"))
      return ConditionExpression{
          Kind::Is,
          {(dialect->getValueAsString("name") + "." + *mnemonic).str()}};
  }
  return std::nullopt;
}

/// Same for several classes, separated by commas.
static std::optional<ConditionExpression>
getClasses(const RecordKeeper &records, StringRef cppClasses) {
  std::vector<ConditionExpression> result;
  for (StringRef cppClass : split(cppClasses, ",")) {
    std::optional<ConditionExpression> each = getClass(records, cppClass);
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
  ConditionExpression expression;
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
  std::string anyInteger = cast("IntegerAttr", "");
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
      {anyInteger + R"(getInt\(\))" + compare.str() + number.str(),
       {Kind::Value, {}}},
      {anyInteger + R"(getInt\(\)!=)" + number.str(), {Kind::Not}},
      {anyInteger + R"(getValue\(\)\.eq\(::llvm::APInt\([0-9]+,)" +
           number.str() + R"(\)\))",
       {Kind::Value, {"=="}}},
      {"!" + anyInteger + R"(getValue\(\)\.isNegative\(\))",
       {Kind::Value, {">="}, {0}}},
      {anyInteger + R"(getValue\(\)\.isStrictlyPositive\(\))",
       {Kind::Value, {">"}, {0}}},
      {R"(::llvm::is_contained\(\{([-0-9,]*)\},)" + anyInteger +
           R"(getInt\(\)\))",
       {Kind::Or}},
      {"!\\(" + anyInteger +
           R"(getValue\(\)\.getZExtValue\(\)&\(~\(([0-9u|]*)\)\)\))",
       {Kind::OnlyBits}},
      {R"(::llvm::cast<::mlir::(Array|DenseArray)Attr>\(\$_self\)\.size\(\))" +
           compare.str() + number.str(),
       {Kind::Size}},
      {R"(::llvm::all_of\(::llvm::cast<((::mlir::)?DenseI[0-9]+ArrayAttr)>)"
       R"(\(\$_self\)\.asArrayRef\(\),\[&\]\(autov\)\{returnv)" +
           compare.str() + number.str() + R"(;\}\))",
       {Kind::AllValues}},
      {R"(!llvm::is_contained\()" +
           cast("VectorType", R"(getScalableDims\(\)\.drop_back\(\),true\))"),
       has("only_last_scalable")}};
  return leaves;
}

/// Adds the numbers in `text`, separated by commas.
static void addNumbers(ConditionExpression &expression, StringRef text) {
  for (StringRef each : split(text, ",")) {
    int64_t number;
    if (!each.getAsInteger(10, number))
      expression.numbers.push_back(number);
  }
}

/// Fills in what the groups of the leaf's pattern have matched.
static ConditionExpression fillIn(ConditionExpression expression,
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
  case Kind::Value:
    // The comparison may be that of the leaf.
    if (expression.numbers.empty())
      addNumbers(expression, groups.back());
    if (expression.words.empty())
      expression.words.push_back(groups[1].str());
    break;
  case Kind::Not: {
    ConditionExpression equal = {Kind::Value, {"=="}};
    addNumbers(equal, groups[1]);
    expression.operands.push_back(std::move(equal));
    break;
  }
  case Kind::Or:
    // Several names, or several values.
    if (!expression.operands.empty())
      break;
    for (StringRef each : split(groups[1], ",")) {
      ConditionExpression &equal =
          expression.operands.emplace_back(ConditionExpression{Kind::Value});
      equal.words.push_back("==");
      addNumbers(equal, each);
    }
    break;
  case Kind::OnlyBits: {
    uint64_t mask = 0, bit;
    for (StringRef each : split(groups[1], "|"))
      if (!each.rtrim('u').getAsInteger(10, bit))
        mask |= bit;
    expression.numbers.push_back(static_cast<int64_t>(mask));
    break;
  }
  case Kind::Rank:
  case Kind::Elements:
  case Kind::Size:
  case Kind::AllValues:
    expression.words.push_back(groups[groups.size() - 2].str());
    addNumbers(expression, groups.back());
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

/// Returns the C++ classes that the C++ `text` of a leaf asks for; "" if it
/// asks something else.
static StringRef getIsaClasses(StringRef text) {
  return text.consume_front("::llvm::isa<") && text.consume_back(">($_self)")
             ? text
             : "";
}

/// Returns what the C++ `text` of a leaf, without spaces, asks.
static ConditionExpression getLeaf(const RecordKeeper &records,
                                   StringRef text) {
  ConditionExpression cpp = {Kind::Cpp, {text.str()}};
  if (StringRef classes = getIsaClasses(text); !classes.empty())
    return getClasses(records, classes).value_or(std::move(cpp));
  // What the type of an attribute is asked.
  for (StringRef call : {"::llvm::cast<::mlir::IntegerAttr>($_self).getType()",
                         "::llvm::cast<::mlir::FloatAttr>($_self).getType()",
                         "::llvm::cast<::mlir::TypeAttr>($_self).getValue()"})
    if (size_t at = text.find(call); at != StringRef::npos) {
      ConditionExpression operand =
          getLeaf(records, (text.take_front(at) + "$_self" +
                            text.drop_front(at + call.size()))
                               .str());
      return operand.isData() ? typeOf(std::move(operand)) : cpp;
    }
  static const std::vector<Leaf> leaves = makeLeaves();
  for (const Leaf &leaf : leaves) {
    SmallVector<StringRef> groups;
    if (Regex("^" + leaf.pattern + "$").match(text, &groups))
      return fillIn(leaf.expression, groups);
  }
  if (!text.consume_front("!"))
    return cpp;
  // `!a == b` isn't the negation of `a == b`.
  ConditionExpression operand = getLeaf(records, text);
  bool isCall = operand.kind == Kind::Is || operand.kind == Kind::Integer ||
                operand.kind == Kind::Has || operand.kind == Kind::Or;
  return isCall ? ConditionExpression{Kind::Not, {}, {}, {operand}} : cpp;
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

/// Returns the kind of members that `prefix`, of a Concat, walks.
static std::string getMembers(StringRef prefix) {
  if (prefix == "::llvm::all_of(::llvm::cast<::mlir::ArrayAttr>($_self),"
                "[&](::mlir::Attributeattr){returnattr&&(")
    return "direct";
  if (!prefix.consume_front("::llvm::all_of(") ||
      !prefix.consume_back(",[](::mlir::Typet){returnt&&("))
    return "";
  if (prefix == "::llvm::cast<::mlir::TupleType>($_self).getTypes()")
    return "direct";
  return prefix == "getFlattenedTypes(::llvm::cast<::mlir::TupleType>($_self))"
             ? "flattened"
             : "";
}

ConditionExpression mlir::availability::tblgen::askElements(
    const Record *pred, ConditionExpression operand, bool forAny) {
  std::string pattern, spelling;
  StringRef kind = pred->getValueAsDef("kind")->getName();
  if (kind == "PredCombinerSubstLeaves") {
    spelling = getSpelling(pred, "replacement");
    pattern = getSpelling(pred, "pattern");
    if (pattern == "$_self" && isElementCall(spelling))
      return {Kind::Element, {}, {}, {std::move(operand)}};
    // Names the parameter of a lambda that a Concat around it calls.
    if (pattern == "$_self" &&
        (spelling == "elementType" || spelling == "t" || spelling == "attr"))
      return operand;
    if (pattern == "$_self" &&
        is_contained(
            ArrayRef<StringRef>{
                "::llvm::cast<::mlir::TypeAttr>($_self).getValue()",
                "::mlir::cast<StringAttr>($_self).getType()"},
            spelling))
      return typeOf(std::move(operand));
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

/// Returns what the predicate `pred` asks. `askLeaf` returns that for what is
/// neither a conjunction, a disjunction nor a negation.
static ConditionExpression
getTree(const Record *pred,
        function_ref<ConditionExpression(const Record *)> askLeaf) {
  bool isCombined =
      pred->isSubClassOf("CombinedPred") && !pred->isSubClassOf("PartPred");
  StringRef kind =
      isCombined ? pred->getValueAsDef("kind")->getName() : StringRef();
  bool isAnd = kind == "PredCombinerAnd", isOr = kind == "PredCombinerOr";
  if (!isAnd && !isOr && kind != "PredCombinerNot")
    return askLeaf(pred);
  std::vector<ConditionExpression> operands;
  for (const Record *child : pred->getValueAsListOfDefs("children"))
    operands.push_back(getTree(child, askLeaf));
  if (isAnd || isOr)
    return combine(isAnd ? Kind::And : Kind::Or, std::move(operands));
  return {Kind::Not, {}, {}, std::move(operands)};
}

/// Returns the C++ of the CPred `pred` without spaces, and without the
/// parentheses that CPred puts around it.
static std::string getTest(const Record *pred) {
  std::string leaf = getSpelling(pred, "predExpr");
  StringRef text = leaf;
  if (text.consume_front("("))
    text.consume_back(")");
  return text.str();
}

ConditionExpression
mlir::availability::tblgen::getExpression(const Record *pred) {
  return getTree(pred, [](const Record *leaf) -> ConditionExpression {
    if (leaf->isSubClassOf("PartPred"))
      return {Kind::Cpp, {"a part of an op"}};
    if (!leaf->isSubClassOf("CombinedPred"))
      return getLeaf(leaf->getRecords(), getTest(leaf));
    return askElements(
        leaf, getExpression(leaf->getValueAsListOfDefs("children").front()),
        /*forAny=*/false);
  });
}

std::string mlir::availability::tblgen::getTestedClass(const Record *pred) {
  std::string text = getTest(pred);
  StringRef cppClass = getIsaClasses(text), name = cppClass;
  bool isBuiltin = name.consume_front("::mlir::") && !name.contains(':');
  return isBuiltin || name.contains(',') ? "" : cppClass.str();
}

ConditionExpression mlir::availability::tblgen::getOpExpression(
    const Record *pred,
    function_ref<ConditionExpression(const Record *)> askPart) {
  return getTree(pred, [&](const Record *leaf) -> ConditionExpression {
    if (leaf->isSubClassOf("PartPred"))
      return askPart(leaf);
    if (leaf->isSubClassOf("CombinedPred"))
      return {Kind::Cpp, {leaf->getName().str()}};
    std::string text = getTest(leaf);
    static Regex count(R"(^\$_op\.getNum(Operand|Result|Region)s\(\))"
                       "(==|>=|<=|>|<)([0-9]+)$");
    SmallVector<StringRef> groups;
    if (!count.match(text, &groups))
      return text == "true" ? ConditionExpression()
                            : ConditionExpression{Kind::Cpp, {text}};
    ConditionExpression result = {Kind::Count,
                                  {groups[1].lower() + "s", groups[2].str()}};
    addNumbers(result, groups[3]);
    return result;
  });
}
