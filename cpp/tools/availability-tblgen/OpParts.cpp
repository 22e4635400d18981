//===- OpParts.cpp - Code that visits the parts of an op ------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpParts.h"
#include "Emitters.h"
#include "Formulas.h"
#include "Records.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/TableGen/CodeGenHelpers.h"

using namespace llvm;
using namespace mlir::availability::tblgen;

//===----------------------------------------------------------------------===//
// Single statements
//===----------------------------------------------------------------------===//

/// Returns the statement that emits the needs of the case `value`.
static std::string getCaseCall(const EnumModel &enumModel,
                               const Twine &source) {
  return (enumModel.emitFunction + "(value, sink, " + source + ");").str();
}

/// Returns the statement that emits the needs of the enum cases in the C++
/// expression `cases`.
static std::string getCasesCall(const EnumModel &enumModel, StringRef cases,
                                const Twine &source) {
  return formatv("::mlir::availability::forEachCase({0}, [&]({1} value) {{ {2} "
                 "});\n",
                 cases, enumModel.getQualName(),
                 getCaseCall(enumModel, source));
}

/// Returns the statement that visits the C++ expression `held`: an attribute,
/// or a type in a property, that may have or contain needs.
static std::string getHeldCall(StringRef held, const Twine &source) {
  return ("sink.emitAttribute(" + held + ", " + source + ");").str();
}

/// Returns the statement that visits the type `type`, a C++ expression.
static std::string getTypeCall(StringRef type, const Twine &source) {
  return ("sink.emitType(" + type + ", " + source + ");").str();
}

//===----------------------------------------------------------------------===//
// Defaults
//===----------------------------------------------------------------------===//

/// Returns the name, in the op's namespace, of the function that checks whether
/// the value of `attribute` differs from its default.
static std::string getDiffersFunction(const OpModel &op,
                                      const AttributeModel &attribute) {
  return ("differsFromDefaultOf" + op.className + "_" + attribute.getter);
}

/// Emits that function. As in ODS, the default is an expression in the op's
/// namespace.
static void emitDiffersFunction(const OpModel &op,
                                const AttributeModel &attribute,
                                raw_ostream &os) {
  std::string given = attribute.defaultValue;
  // A plain integer has a number as its default.
  if (attribute.enumModel && !attribute.isProperty)
    given = "static_cast<" + attribute.enumModel->getQualName() + ">(" + given +
            ")";
  else if (!attribute.defaultAttr.empty())
    given = attribute.defaultAttr;
  os << formatv("template <typename OpT, typename HeldT>\n"
                "static bool {0}([[maybe_unused]] OpT op, const HeldT &held) "
                "{{\n  return held != {1};\n}\n",
                getDiffersFunction(op, attribute), given);
}

/// Returns a call of that function with the C++ expression `held`.
static std::string getDiffersCall(const OpModel &op,
                                  const AttributeModel &attribute,
                                  StringRef held) {
  return formatv("{0}::{1}(op, {2})", op.getCppNamespace(),
                 getDiffersFunction(op, attribute), held);
}

void mlir::availability::tblgen::emitDefaults(const Model &model,
                                              raw_ostream &os) {
  for (const OpModel &op : concat<const OpModel>(model.ops, model.overlays)) {
    bool hasDefaults = any_of(op.attributes, [](const auto &attribute) {
      return !attribute.defaultValue.empty();
    });
    if (op.isHandWritten || !hasDefaults)
      continue;
    NamespaceEmitter ns(os, op.getCppNamespace());
    for (const AttributeModel &attribute : op.attributes)
      if (!attribute.defaultValue.empty())
        emitDiffersFunction(op, attribute, os);
  }
}

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

static void emitConditionals(ArrayRef<ConditionalModel> conditionals,
                             const Twine &source, raw_ostream &os) {
  std::string sourceText = source.str();
  for (const ConditionalModel &conditional : conditionals) {
    std::string statement = getEmitCall(*conditional.list, sourceText);
    if (!statement.empty())
      os << formatv("      if ({0}) {{ {1} }\n", conditional.condition,
                    statement);
  }
}

static void emitValue(const ValueModel &value, bool isResult, raw_ostream &os) {
  StringRef kind = isResult ? "Result" : "Operand";
  os << formatv(
      "    for (auto [position, odsValue] : "
      "::llvm::enumerate(op.getODS{0}s({1}))) {{\n"
      "      [[maybe_unused]] ::mlir::Type self = odsValue.getType();\n"
      "      [[maybe_unused]] unsigned index = position +\n"
      "          op.getODS{0}IndexAndLength({1}).first;\n",
      kind, value.index);
  emitConditionals(value.conditionals,
                   formatv("{{::mlir::availability::SourceKind::{0}, {1}, "
                           "index, {{}, self}",
                           kind, quote(value.name))
                       .str(),
                   os);
  os << "    }\n";
}

/// Returns C++ for the enum case of the integer attribute `self`.
static std::string getIntegerCase(const EnumModel &enumModel) {
  return formatv("static_cast<{0}>(\n          "
                 "::llvm::cast<::mlir::IntegerAttr>(self).getValue()"
                 ".getZExtValue())",
                 enumModel.getQualName());
}

/// Emits statements that emit the needs of the cases in the attribute `self`.
static void emitPlaces(ArrayRef<CasePlaceModel> places, StringRef source,
                       raw_ostream &os) {
  for (const CasePlaceModel &place : places) {
    if (place.isArray)
      os << "      for (::mlir::Attribute element :\n"
            "           ::llvm::cast<::mlir::ArrayAttr>(self)) {\n"
            "        ::mlir::Attribute self = element;\n";
    else if (!place.condition.empty())
      os << "      if (" << place.condition << ") {\n";
    else
      os << "      {\n";
    if (place.enumModel)
      os << "        [[maybe_unused]] auto value = "
         << getIntegerCase(*place.enumModel) << ";\n      "
         << getCaseCall(*place.enumModel, source) << "\n";
    emitPlaces(place.nested, source, os);
    os << "      }\n";
  }
}

/// Emits statements that emit the needs of `attribute`, which is `self`.
static void emitHeld(const AttributeModel &attribute, StringRef source,
                     raw_ostream &os) {
  emitConditionals(attribute.conditionals, source, os);
  emitPlaces(attribute.places, source, os);
  if (attribute.enumModel && !attribute.isEnumAttr)
    os << "      " << getCaseCall(*attribute.enumModel, source) << "\n";
  if (attribute.isContainer)
    os << "      " << getHeldCall("self", source) << "\n";
}

/// Same, for a property. `self` is its value in the accessor's C++ type.
static void emitProperty(const OpModel &op, const AttributeModel &property,
                         StringRef source, raw_ostream &os) {
  os << formatv("    if ([[maybe_unused]] auto &&self = op.{0}(); {1}) {{\n",
                property.getter,
                !property.defaultValue.empty()
                    ? getDiffersCall(op, property, "self")
                : property.isOptional ? "self.has_value()"
                                      : "true");
  // Emits the needs of its contents if it is present.
  if (property.isOptional && !property.defaultValue.empty() &&
      !property.conditionals.empty())
    os << "      if (self.has_value()) {\n";
  emitConditionals(property.conditionals, source, os);
  if (property.isOptional && !property.defaultValue.empty() &&
      !property.conditionals.empty())
    os << "      }\n";
  if (property.enumModel)
    os << "      " << getCasesCall(*property.enumModel, "self", source);
  if (property.isContainer)
    os << formatv("      ::mlir::availability::emitHeld(self, {0}, sink);\n",
                  source);
  os << "    }\n";
}

/// Emits the definition of `value`, the case of the attribute `self`.
static void emitCase(const AttributeModel &attribute, raw_ostream &os) {
  os << formatv("      [[maybe_unused]] {0} value = {1};\n",
                attribute.enumModel->getQualName(),
                attribute.isEnumAttr ? "self.getValue()"
                                     : getIntegerCase(*attribute.enumModel));
}

static void emitAttribute(const OpModel &op, const AttributeModel &attribute,
                          raw_ostream &os) {
  std::string source =
      formatv("{{::mlir::availability::SourceKind::Attribute, {0}}",
              quote(attribute.name));
  if (attribute.isProperty)
    return emitProperty(op, attribute, source, os);
  os << formatv("    if (auto self = op.{0}()) {{\n", attribute.getter);
  // An attribute that emits its own needs requires the case only for the
  // default.
  bool needsCase = !attribute.isEnumAttr || !attribute.defaultValue.empty();
  if (attribute.enumModel && needsCase)
    emitCase(attribute, os);
  if (!attribute.defaultValue.empty()) {
    // An enum's default is an enumerant. For other attributes, only the
    // accessor of the plain value can relate it to the attribute.
    StringRef plain = attribute.getter;
    plain.consume_back("Attr");
    std::string held = "op." + plain.str() + "()";
    if (attribute.enumModel)
      held = "value";
    else if (!attribute.defaultAttr.empty())
      held = "self";
    os << formatv("      if ({0}) {{\n", getDiffersCall(op, attribute, held));
  }
  emitHeld(attribute, source, os);
  if (!attribute.defaultValue.empty())
    os << "      }\n";
  os << "    }\n";
}

static std::string getNothingNeededCall(StringRef dialect) {
  return "sink.emitNothingNeeded(" + quote(dialect) + ");\n";
}

static std::string
getNeedCalls(const NeedModel &need,
             function_ref<std::string(const CauseModel &)> describeSource);

/// Returns the statements that emit `need` if its condition holds, "" when
/// there are none. `describeSource` returns a C++ expression of type `Source`.
static std::string
getStatements(const NeedModel &need,
              function_ref<std::string(const CauseModel &)> describeSource) {
  std::string source = describeSource(need.cause);
  std::string statements = getEmitCall(*need.list, source);
  if (need.enumModel)
    statements += getCasesCall(*need.enumModel, need.value, source);
  if (need.table)
    statements += getNameCall(need, source);
  if (!need.type.empty())
    statements += getTypeCall(need.type, source);
  if (!need.unknownTo.empty())
    statements +=
        "sink.emitUnknown(" + source + ", " + quote(need.unknownTo) + ");";
  if (!need.knownTo.empty())
    statements += getNothingNeededCall(need.knownTo);
  for (const NeedModel &nested : need.nested)
    statements += getNeedCalls(nested, describeSource);
  return statements;
}

/// Returns a comment with the place of the record: C++ in records is checked
/// only when the output is compiled.
static std::string getPlaceComment(const NeedModel &need) {
  return need.record ? "// " + getPlace(need.record) + "\n" : "";
}

/// Returns the statements that emit `need`, "" when there are none.
static std::string
getNeedCalls(const NeedModel &need,
             function_ref<std::string(const CauseModel &)> describeSource) {
  std::string statements = getStatements(need, describeSource);
  if (statements.empty())
    return "";
  std::string place = getPlaceComment(need);
  if (!need.elements.empty())
    return formatv("{0}for ([[maybe_unused]] auto &&each : {1}) {{\n{2} }\n",
                   place, need.elements, statements);
  if (!need.condition.empty())
    return formatv("{0}if ({1}) {{\n{2} }\n", place, need.condition.toTest(),
                   statements);
  return statements + "\n";
}

void mlir::availability::tblgen::emitDefNeeds(const DefModel &def,
                                              raw_ostream &os) {
  auto describeSource = [](const CauseModel &cause) -> std::string {
    std::string source = "source";
    if (!cause.detail.empty())
      source = "::mlir::availability::withDetail(source, " + cause.detail + ")";
    else if (!cause.reason.empty())
      source = "::mlir::availability::withDetail(source, " +
               quote(cause.reason) + ")";
    if (!cause.rule.empty())
      source = "::mlir::availability::withRule(" + source + ", " +
               quote(cause.rule) + ")";
    return source;
  };
  std::string statements = getEmitCall(*def.list, "source");
  if (!statements.empty())
    os << statements << "\n";
  for (const auto &[accessor, enumModel] : def.enumParameters)
    os << getCasesCall(*enumModel, "self." + accessor + "()", "source");
  for (const NeedModel &need : def.needs)
    os << getNeedCalls(need, describeSource);
}

std::string mlir::availability::tblgen::getConvertedCall(const OpModel &op) {
  return op.convertedTo.empty() ? "" : getNothingNeededCall(op.convertedTo);
}

void mlir::availability::tblgen::emitConstantNeeds(const OpModel &op,
                                                   raw_ostream &os) {
  for (const NeedModel &need : op.needs)
    if (need.isConstant())
      os << getNeedCalls(need, getSource);
}

namespace {
/// Writes statements, each with a condition. Conditions that start alike, as
/// the leaves of a decision tree, share these tests: there may be hundreds.
class ConditionWriter {
public:
  /// What `replace` returns for the statements of a condition is written to
  /// `os`.
  ConditionWriter(function_ref<std::string(StringRef)> replace, raw_ostream &os)
      : replace(replace), os(os) {}
  ~ConditionWriter() { finish(); }

  /// Writes `statements` with `condition`; `place` is a comment above them.
  void write(StringRef place, const Formula &condition, StringRef statements) {
    std::vector<Formula> tests = {condition};
    if (condition.kind == Formula::Kind::And)
      tests = condition.operands;
    size_t shared = 0;
    while (shared < std::min(open.size(), tests.size()) &&
           open[shared].formula == tests[shared])
      ++shared;
    bool isElse = open.size() > shared && tests.size() > shared &&
                  !open[shared].isElse &&
                  (tests[shared].isNegationOf(open[shared].formula) ||
                   open[shared].formula.isNegationOf(tests[shared]));
    if (shared == 0 && !isElse)
      finish();
    closeTo(shared);
    text += place;
    for (Formula &test : drop_begin(tests, shared)) {
      if (isElse)
        text += "else {\n";
      else
        text += "if (" + test.toTest() + ") {\n";
      open.push_back({std::move(test), std::exchange(isElse, false)});
    }
    text += statements;
    text += '\n';
  }

  /// Writes `statements`, which have no condition.
  void write(StringRef statements) {
    finish();
    text += statements;
  }

private:
  struct Test {
    Formula formula;
    bool isElse;
  };

  void closeTo(size_t depth) {
    for (; open.size() > depth; open.pop_back())
      text += "}\n";
  }

  /// Writes the statements that nothing can follow under the same condition.
  void finish() {
    closeTo(0);
    if (!text.empty())
      os << replace(text);
    text.clear();
  }

  function_ref<std::string(StringRef)> replace;
  raw_ostream &os;
  /// What isn't finished.
  std::string text;
  SmallVector<Test> open;
};
} // namespace

/// Writes the statements that emit the needs of `op` that depend on the
/// individual op.
static void emitNeeds(const OpModel &op,
                      function_ref<std::string(StringRef)> replace,
                      raw_ostream &os) {
  ConditionWriter writer(replace, os);
  for (const NeedModel &need : op.needs) {
    if (need.isConstant())
      continue;
    if (need.condition.empty() || !need.elements.empty()) {
      writer.write(getNeedCalls(need, getSource));
      continue;
    }
    std::string statements = getStatements(need, getSource);
    if (!statements.empty())
      writer.write(getPlaceComment(need), need.condition, statements);
  }
}

/// Writes a test for missing operands. Nothing else can be asked without them.
static void emitSingleOperands(const OpModel &op, raw_ostream &os) {
  if (op.singleOperands.empty())
    return;
  os << "if (::mlir::availability::lacksOperand(op, {";
  interleaveComma(op.singleOperands, os);
  os << "})) {\nreturn sink.emitUnknown("
        "{::mlir::availability::SourceKind::Op, {}, ::std::nullopt, "
        "\"an operand is missing that every such op has\"}, "
     << quote(op.judgedBy) << "); }\n";
}

/// Returns true if the needs of `op` depend on its parts, and not only on
/// attributes that are passed on as they are if they are there.
static bool readsParts(const OpModel &op) {
  auto isPassedOn = [](const AttributeModel &attribute) {
    return !attribute.isProperty && attribute.defaultValue.empty() &&
           attribute.conditionals.empty() && attribute.places.empty() &&
           (!attribute.enumModel || attribute.isEnumAttr);
  };
  return !op.operands.empty() || !op.results.empty() ||
         !op.singleOperands.empty() || !all_of(op.attributes, isPassedOn) ||
         any_of(op.needs,
                [](const NeedModel &need) { return !need.isConstant(); });
}

/// Writes a test for missing parts. An op that a program created may lack some
/// until it is verified, and accessors rely on them.
static void emitRequiredParts(const OpModel &op, raw_ostream &os) {
  std::vector<std::string> lacking;
  auto addCount = [&](StringRef what, unsigned least) {
    if (least != 0)
      lacking.push_back(formatv("operation->getNum{0}() < {1}", what, least));
  };
  addCount("Operands", op.leastOperands);
  addCount("Results", op.leastResults);
  addCount("Regions", op.leastRegions);
  for (StringRef accessor : op.requiredAttributes)
    lacking.push_back("!op." + accessor.str() + "()");
  if (op.hasOperandSizes)
    lacking.push_back("!::mlir::availability::fitOperandSizes(op)");
  if (lacking.empty())
    return;
  os << "    if (LLVM_UNLIKELY(" << join(lacking, " || ")
     << ")) {\n      return ::mlir::availability::emitIncomplete(operation, "
        "sink);\n    }\n";
}

void mlir::availability::tblgen::emitParts(
    const OpModel &op, function_ref<std::string(StringRef)> replace,
    raw_ostream &os) {
  if (readsParts(op))
    emitRequiredParts(op, os);
  emitSingleOperands(op, os);
  emitNeeds(op, replace, os);
  for (const ValueModel &operand : op.operands)
    emitValue(operand, /*isResult=*/false, os);
  for (const ValueModel &result : op.results)
    emitValue(result, /*isResult=*/true, os);
  for (const AttributeModel &attribute : op.attributes)
    emitAttribute(op, attribute, os);
}
