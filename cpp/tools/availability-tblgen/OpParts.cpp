//===- OpParts.cpp - Code that visits the parts of an op ------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpParts.h"
#include "Emitters.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace mlir::availability::tblgen;

//===----------------------------------------------------------------------===//
// ClauseVisitor
//===----------------------------------------------------------------------===//

std::string ClauseVisitor::visitList(const ClauseListModel &list,
                                     const Twine &source) {
  return getEmitCall(list, source);
}

std::string ClauseVisitor::visitEnum(const EnumModel &enumModel,
                                     const Twine &source) {
  return (enumModel.emitFunction + "(value, sink, " + source + ");").str();
}

std::string ClauseVisitor::visitType(StringRef type, const Twine &source) {
  return ("sink.emitType(" + type + ", " + source + ");").str();
}

std::string ClauseVisitor::visitContainer(StringRef held, const Twine &source) {
  return ("sink.emitAttribute(" + held + ", " + source + ");").str();
}

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

static void emitConditionals(ArrayRef<ConditionalModel> conditionals,
                             const Twine &source, PartVisitor &visitor,
                             raw_ostream &os) {
  std::string sourceText = source.str();
  for (const ConditionalModel &conditional : conditionals) {
    std::string statement = visitor.visitList(*conditional.list, sourceText);
    if (!statement.empty())
      os << formatv("      if ({0}) {{ {1} }\n", conditional.condition,
                    statement);
  }
}

static void emitValue(const ValueModel &value, bool isResult,
                      PartVisitor &visitor, raw_ostream &os) {
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
                   visitor, os);
  os << "    }\n";
}

/// Returns C++ for the case that the integer attribute `self` is.
static std::string getIntegerCase(const EnumModel &enumModel) {
  return formatv("static_cast<{0}>(\n          "
                 "::llvm::cast<::mlir::IntegerAttr>(self).getValue()"
                 ".getZExtValue())",
                 enumModel.getQualName());
}

/// Emits statements that visit the cases that are in the attribute `self`.
static void emitPlaces(ArrayRef<CasePlaceModel> places, StringRef source,
                       PartVisitor &visitor, raw_ostream &os) {
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
         << visitor.visitEnum(*place.enumModel, source) << "\n";
    emitPlaces(place.nested, source, visitor, os);
    os << "      }\n";
  }
}

/// Emits statements that visit what `attribute`, which is `self`, needs.
static void emitHeld(const AttributeModel &attribute, StringRef source,
                     PartVisitor &visitor, raw_ostream &os) {
  emitConditionals(attribute.conditionals, source, visitor, os);
  emitPlaces(attribute.places, source, visitor, os);
  if (attribute.enumModel && !attribute.isEnumAttr)
    os << "      " << visitor.visitEnum(*attribute.enumModel, source) << "\n";
  if (attribute.isContainer)
    os << "      " << visitor.visitContainer("self", source) << "\n";
}

/// Emits the same for a property, whose value, in the C++ type of its accessor,
/// is `self`.
static void emitProperty(const AttributeModel &property, StringRef source,
                         PartVisitor &visitor, raw_ostream &os) {
  os << formatv("    if ([[maybe_unused]] auto &&self = op.{0}(); {1}) {{\n",
                property.getter,
                !property.defaultValue.empty()
                    ? "self != " + property.defaultValue
                : property.isOptional ? "self.has_value()"
                                      : "true");
  // What is in it in case that it is present.
  if (property.isOptional && !property.defaultValue.empty() &&
      !property.conditionals.empty())
    os << "      if (self.has_value()) {\n";
  emitConditionals(property.conditionals, source, visitor, os);
  if (property.isOptional && !property.defaultValue.empty() &&
      !property.conditionals.empty())
    os << "      }\n";
  if (property.enumModel)
    os << formatv(
        "      ::mlir::availability::forEachCase(self, [&]({0} value) "
        "{{ {1} });\n",
        property.enumModel->getQualName(),
        visitor.visitEnum(*property.enumModel, source));
  os << "    }\n";
}

/// Emits the definition of `value`, the case that the attribute `self` is.
static void emitCase(const AttributeModel &attribute, raw_ostream &os) {
  os << formatv("      [[maybe_unused]] {0} value = {1};\n",
                attribute.enumModel->getQualName(),
                attribute.isEnumAttr ? "self.getValue()"
                                     : getIntegerCase(*attribute.enumModel));
}

static void emitAttribute(const AttributeModel &attribute, PartVisitor &visitor,
                          raw_ostream &os) {
  std::string source =
      formatv("{{::mlir::availability::SourceKind::Attribute, {0}}",
              quote(attribute.name));
  if (attribute.isProperty)
    return emitProperty(attribute, source, visitor, os);
  os << formatv("    if (auto self = op.{0}()) {{\n", attribute.getter);
  // Of an attribute that is asked itself, nothing else wants to know the case.
  bool needsCase = !attribute.isEnumAttr || !attribute.defaultValue.empty();
  if (attribute.enumModel && needsCase)
    emitCase(attribute, os);
  if (!attribute.defaultValue.empty()) {
    // An enum's default is an enumerant; of other attributes, only the accessor
    // of the plain value knows how it relates to the attribute.
    StringRef plain = attribute.getter;
    plain.consume_back("Attr");
    std::string held = "op." + plain.str() + "()";
    std::string given = attribute.defaultValue;
    if (attribute.enumModel) {
      held = "value";
      // The default of a mere integer is a number.
      given = "static_cast<" + attribute.enumModel->getQualName() + ">(" +
              given + ")";
    } else if (!attribute.defaultAttr.empty()) {
      held = "self";
      given = attribute.defaultAttr;
    }
    os << formatv("      if ({0} != {1}) {{\n", held, given);
  }
  emitHeld(attribute, source, visitor, os);
  if (!attribute.defaultValue.empty())
    os << "      }\n";
  os << "    }\n";
}

/// Returns the statements that visit the cases of the enum that `cases`, C++,
/// comes to; "" when there are none.
static std::string visitCases(const EnumModel &enumModel, StringRef cases,
                              StringRef source, PartVisitor &visitor) {
  std::string statement = visitor.visitEnum(enumModel, source);
  if (statement.empty())
    return "";
  return formatv("::mlir::availability::forEachCase({0}, [&]({1} value) {{ {2} "
                 "});\n",
                 cases, enumModel.getQualName(), statement);
}

/// Returns the statements that visit `need`, "" when there are none.
/// `describeSource` returns a C++ expression of type `Source`.
static std::string
visitNeed(const NeedModel &need, PartVisitor &visitor,
          function_ref<std::string(const CauseModel &)> describeSource) {
  std::string source = describeSource(need.cause);
  std::string statements = visitor.visitList(*need.list, source);
  if (need.enumModel)
    statements += visitCases(*need.enumModel, need.value, source, visitor);
  if (!need.type.empty())
    statements += visitor.visitType(need.type, source);
  for (const NeedModel &nested : need.nested)
    statements += visitNeed(nested, visitor, describeSource);
  if (statements.empty())
    return "";
  if (!need.elements.empty())
    return formatv("for ([[maybe_unused]] auto &&each : {0}) {{\n{1} }\n",
                   need.elements, statements);
  if (!need.condition.empty())
    return formatv("if ({0}) {{\n{1} }\n", need.condition, statements);
  return statements + "\n";
}

void mlir::availability::tblgen::emitDefNeeds(const DefModel &def,
                                              PartVisitor &visitor,
                                              raw_ostream &os) {
  auto describeSource = [](const CauseModel &cause) -> std::string {
    if (!cause.detail.empty())
      return "::mlir::availability::withDetail(source, " + cause.detail + ")";
    if (!cause.reason.empty())
      return "::mlir::availability::withDetail(source, " + quote(cause.reason) +
             ")";
    return "source";
  };
  std::string statements = visitor.visitList(*def.list, "source");
  if (!statements.empty())
    os << statements << "\n";
  for (const auto &[accessor, enumModel] : def.enumParameters)
    os << visitCases(*enumModel, "self." + accessor + "()", "source", visitor);
  for (const NeedModel &need : def.needs)
    os << visitNeed(need, visitor, describeSource);
}

void mlir::availability::tblgen::emitConstantNeeds(const OpModel &op,
                                                   PartVisitor &visitor,
                                                   raw_ostream &os) {
  for (const NeedModel &need : op.needs)
    if (need.isConstant())
      os << visitNeed(need, visitor, getSource);
}

void mlir::availability::tblgen::emitParts(const OpModel &op,
                                           PartVisitor &visitor,
                                           raw_ostream &os) {
  for (const NeedModel &need : op.needs)
    if (!need.isConstant())
      os << visitNeed(need, visitor, getSource);
  for (const ValueModel &operand : op.operands)
    emitValue(operand, /*isResult=*/false, visitor, os);
  for (const ValueModel &result : op.results)
    emitValue(result, /*isResult=*/true, visitor, os);
  for (const AttributeModel &attribute : op.attributes)
    emitAttribute(attribute, visitor, os);
}
