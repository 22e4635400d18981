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
  return (enumModel.getEmitFunction() + "(value, sink, " + source + ");").str();
}

std::string ClauseVisitor::visitType(StringRef type, const Twine &source) {
  return ("sink.emitType(" + type + ", " + source + ");").str();
}

std::string ClauseVisitor::visitContainer(const Twine &source) {
  return ("sink.emitAttribute(value, " + source + ");").str();
}

std::string ClauseVisitor::visitPlainEnum(const AttributeModel &attribute) {
  if (!attribute.enumModel->isOwn)
    return "";
  return formatv("::mlir::availability::emitEnumAttribute(op.{0}(), sink, "
                 "{1});",
                 attribute.getter, quote(attribute.name));
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

/// Defines `value` as what the attribute `self` holds: an enumerant, or the
/// thing itself.
static void emitDefinition(const AttributeModel &attribute, raw_ostream &os) {
  bool isProperty = attribute.storage == AttributeModel::Storage::Property;
  StringRef held = isProperty && attribute.isOptional ? "*self" : "self";
  if (!attribute.enumModel) {
    os << "      [[maybe_unused]] auto value = " << held << ";\n";
    return;
  }
  std::string enumName = attribute.enumModel->getQualName();
  os << "      [[maybe_unused]] " << enumName << " value = ";
  switch (attribute.storage) {
  case AttributeModel::Storage::EnumAttr:
    os << "self.getValue();\n";
    break;
  case AttributeModel::Storage::IntegerAttr:
    os << formatv("static_cast<{0}>(self.getValue().getZExtValue());\n",
                  enumName);
    break;
  case AttributeModel::Storage::Property:
    os << held << ";\n";
    break;
  }
}

/// Opens a block for an attribute that has another value than its default.
static void emitDefaultTest(const AttributeModel &attribute, raw_ostream &os) {
  // An enum's default is compared as an enumerant; of other attributes, only
  // the accessor of the plain value knows how it relates to the attribute.
  bool isProperty = attribute.storage == AttributeModel::Storage::Property;
  StringRef plain = attribute.getter;
  if (!isProperty)
    plain.consume_back("Attr");
  os << formatv("      if ({0} != {1}) {{\n",
                isProperty || attribute.enumModel ? "value"
                                                  : "op." + plain.str() + "()",
                attribute.defaultValue);
}

static void emitAttribute(const AttributeModel &attribute, PartVisitor &visitor,
                          raw_ostream &os) {
  if (attribute.enumModel && attribute.conditionals.empty() &&
      attribute.defaultValue.empty() &&
      attribute.storage == AttributeModel::Storage::EnumAttr) {
    std::string statement = visitor.visitPlainEnum(attribute);
    if (!statement.empty()) {
      os << "    " << statement << "\n";
      return;
    }
  }

  bool isProperty = attribute.storage == AttributeModel::Storage::Property;
  std::string source =
      formatv("{{::mlir::availability::SourceKind::Attribute, {0}}",
              quote(attribute.name));
  os << formatv("    if (auto self = op.{0}(); {1}) {{\n", attribute.getter,
                attribute.isOptional ? "self" : "true");

  emitDefinition(attribute, os);
  if (!attribute.defaultValue.empty())
    emitDefaultTest(attribute, os);

  if (isProperty && attribute.isOptional && !attribute.conditionals.empty()) {
    os << "      {\n        auto optional = self;\n"
          "        auto self = *optional;\n"
          "        (void)self;\n";
    emitConditionals(attribute.conditionals, source, visitor, os);
    os << "      }\n";
  } else {
    emitConditionals(attribute.conditionals, source, visitor, os);
  }
  std::string statement;
  if (attribute.enumModel)
    statement = visitor.visitEnum(*attribute.enumModel, source);
  else if (attribute.isContainer)
    statement = visitor.visitContainer(source);
  if (!statement.empty())
    os << "      " << statement << "\n";
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
