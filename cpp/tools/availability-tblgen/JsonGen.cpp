//===- JsonGen.cpp - Availability records as JSON -------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The format is documented in docs/tablegen.md. Conditions are data as far as
// the vocabulary goes. Values that only C++ can evaluate are C++ text, in
// fields named "cpp" or ending in "cpp".
//
//===----------------------------------------------------------------------===//

#include "PredicateLeaves.h"
#include "Values.h"
#include "Words.h"

#include "mlir/TableGen/GenInfo.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"

using namespace llvm;
using namespace mlir::availability::tblgen;
using mlir::availability::ConditionExpression;

namespace {
class JsonEmitter {
public:
  JsonEmitter(const Model &model, raw_ostream &os)
      : model(model), json(os, /*IndentSize=*/1) {}

  void emit();

private:
  void emitDimension(const DimensionModel &dimension);
  /// Emits the inclusions and implications of the values of `dimension`.
  void emitOrder(const DimensionModel &dimension);
  void emitEnum(const EnumModel &enumModel);
  /// Emits how the op's operands or results are divided.
  void emitGroup(const mlir::availability::ValueGroup &group);
  void emitPart(const PartModel &part);
  void emitOp(const OpModel &op);
  void emitConditions(const OpModel &op);
  void emitDef(const DefModel &def);
  /// Emits the definitions of a `DefKind`.
  void emitDefs(StringRef list, StringRef kind);
  void emitTarget(const TargetModel &target);

  void emitCases(const std::vector<EnumCaseModel> &cases);
  void emitClauses(ArrayRef<ClauseModel> clauses);
  /// Emits clauses with a condition. `condition` writes the attributes of a
  /// JSON object.
  void emitConditional(const ClauseListModel &list,
                       function_ref<void()> condition);
  /// Emits the last need of `path` and the needs nested in it. `path` starts at
  /// the outermost need. `kind` is the kind of the conditions.
  /// Emits the part of an op that causes a need.
  void emitCause(const CauseModel &cause);
  void emitNeed(const SmallVector<const NeedModel *> &path, StringRef kind);
  void emitValue(const ValueModel &value, StringRef kind);
  void emitAttribute(const AttributeModel &attribute);
  /// Emits the needs of the enum cases that are in `attribute` at the last
  /// place of `path`, or are the attribute itself.
  void emitCaseConditions(const AttributeModel &attribute,
                          const EnumModel &enumModel,
                          ArrayRef<const CasePlaceModel *> path);
  /// Emits the last place of `path` and the places nested in it. `path` starts
  /// at the outermost place.
  void emitPlace(const AttributeModel &attribute,
                 SmallVector<const CasePlaceModel *> path);
  /// Emits the fields that all conditions on `attribute` share.
  void emitAttributeCondition(const AttributeModel &attribute, StringRef kind);

  const Model &model;
  json::OStream json;
};
} // namespace

void JsonEmitter::emitCases(const std::vector<EnumCaseModel> &cases) {
  for (const EnumCaseModel &enumCase : cases)
    json.object([&] {
      json.attribute("name", enumCase.str);
      json.attribute("value", enumCase.value);
    });
}

void JsonEmitter::emitDimension(const DimensionModel &dimension) {
  json.attribute("name", dimension.name);
  json.attribute("label", dimension.label);
  json.attribute("relation", convertToSnakeFromCamelCase(dimension.relation));
  if (dimension.isLimit)
    json.attribute("limit", true);
  if (!dimension.counterpart.empty())
    json.attribute("counterpart", dimension.counterpart);
  if (!dimension.values.empty())
    json.attributeArray("values", [&] { emitCases(dimension.values); });
  if (!dimension.aliases.empty())
    json.attributeArray("aliases", [&] {
      for (const auto &alias : dimension.aliases)
        json.object([&] {
          json.attribute("name", alias.first);
          json.attribute("value", dimension.stringify(alias.second));
        });
    });
  emitOrder(dimension);
  json.attribute("interface",
                 dimension.cppNamespace + "::" + dimension.interfaceName);
  json.attribute("query", dimension.queryFnName);
}

void JsonEmitter::emitOrder(const DimensionModel &dimension) {
  if (!dimension.inclusions.empty())
    json.attributeArray("includes", [&] {
      for (const DimensionModel::Inclusion &each : dimension.inclusions)
        json.object([&] {
          json.attribute("value", dimension.stringify(each.value));
          json.attributeArray("included", [&] {
            for (int64_t included : each.included)
              json.value(dimension.stringify(included));
          });
        });
    });
  if (!dimension.implications.empty())
    json.attributeArray("implies", [&] {
      for (const DimensionModel::Implication &each : dimension.implications)
        json.object([&] {
          json.attribute("value", dimension.stringify(each.value));
          json.attributeObject("implied", [&] {
            json.attribute("dimension", each.dimension->name);
            json.attribute("value", each.dimension->stringify(each.implied));
          });
        });
    });
}

void JsonEmitter::emitEnum(const EnumModel &enumModel) {
  json.attribute("name", enumModel.getQualName());
  json.attribute("bit_enum", enumModel.isBitEnum);
  json.attributeArray("cases", [&] { emitCases(enumModel.allCases); });
}

void JsonEmitter::emitClauses(ArrayRef<ClauseModel> clauses) {
  json.attributeArray("clauses", [&] {
    for (const ClauseModel &clause : clauses)
      json.object([&] {
        json.attributeArray("any_of", [&] {
          for (const AlternativeModel &alternative : getAlternatives(clause))
            json.object([&] {
              json.attribute("dimension", alternative.dimension->name);
              if (alternative.cpp.empty())
                json.attribute("value", alternative.value);
              else
                json.attribute("value_cpp", alternative.cpp);
            });
        });
      });
  });
}

void JsonEmitter::emitConditional(const ClauseListModel &list,
                                  function_ref<void()> condition) {
  if (list.clauses.empty())
    return;
  json.object([&] {
    json.attributeObject("condition", condition);
    emitClauses(list.clauses);
  });
}

/// Returns the condition of the last need of `path` as data.
static ConditionExpression getData(ArrayRef<const NeedModel *> path) {
  std::vector<ConditionExpression> operands;
  for (const NeedModel *need : path)
    operands.push_back(
        need->elements.empty()
            ? need->data
            : ConditionExpression{ConditionExpression::Kind::Cpp});
  return combine(ConditionExpression::Kind::And, std::move(operands));
}

/// Returns a C++ expression for the condition of the last need of `path`, and
/// `more`.
static std::string getCondition(ArrayRef<const NeedModel *> path,
                                std::string more = "") {
  std::string result = std::move(more);
  for (const NeedModel *need : reverse(path)) {
    if (!need->elements.empty())
      result = formatv("::llvm::any_of({0}, [&](auto &&each) {{ return {1}; })",
                       need->elements, result.empty() ? "true" : result);
    else if (!need->condition.empty())
      result = formatv("{0}{1}{2}", need->condition.toCpp(),
                       result.empty() ? "" : " && ", result);
  }
  return result.empty() ? "true" : result;
}

void JsonEmitter::emitCause(const CauseModel &cause) {
  json.attribute("kind", convertToSnakeFromCamelCase(cause.kind));
  if (!cause.name.empty())
    json.attribute("name", cause.name);
  // C++ may compute it.
  unsigned index;
  if (!StringRef(cause.index).getAsInteger(10, index))
    json.attribute("index", index);
}

void JsonEmitter::emitNeed(const SmallVector<const NeedModel *> &path,
                           StringRef kind) {
  const NeedModel &need = *path.back();
  std::string reason = describe(path);
  auto emitCondition = [&](const std::string &more) {
    json.attribute("kind", kind);
    json.attribute("cpp", getCondition(path, more));
    // What data can say, C++ says too, for readers that don't know the
    // vocabulary.
    if (ConditionExpression data = getData(path);
        more.empty() && !data.empty() && data.isData())
      json.attribute("when", data.toJson());
    if (!reason.empty())
      json.attribute("reason", reason);
    if (!need.cause.rule.empty())
      json.attribute("rule", need.cause.rule);
    if (need.cause.kind != "Op")
      json.attributeObject("cause", [&] { emitCause(need.cause); });
  };
  auto emit = [&](const ClauseListModel &list, const std::string &more) {
    emitConditional(list, [&] { emitCondition(more); });
  };
  if (!need.unknownTo.empty())
    json.object([&] {
      json.attributeObject("condition", [&] { emitCondition(""); });
      json.attribute("unknown", need.cause.reason);
      if (need.unknownTo != model.dialect)
        json.attribute("unknown_to", need.unknownTo);
    });
  if (!need.type.empty())
    json.object([&] {
      json.attributeObject("condition", [&] { emitCondition(""); });
      json.attribute("type_cpp", need.type);
    });
  // There are too many names, and C++ computes them from an op.
  if (need.table)
    json.object([&] {
      json.attributeObject("condition", [&] { emitCondition(""); });
      json.attribute("unknown", "what it names decides");
      json.attribute("name_cpp", need.value);
    });
  emit(*need.list, "");
  if (need.enumModel)
    for (const auto &[enumCase, list] : need.enumModel->cases)
      emit(*list, "(" + need.value + ") == " + need.enumModel->getQualName() +
                      "::" + enumCase.symbol);
  for (const NeedModel &nested : need.nested) {
    SmallVector<const NeedModel *> inner = path;
    inner.push_back(&nested);
    emitNeed(inner, kind);
  }
}

void JsonEmitter::emitValue(const ValueModel &value, StringRef kind) {
  for (const ConditionalModel &conditional : value.conditionals)
    emitConditional(*conditional.list, [&] {
      json.attribute("kind", kind);
      json.attribute("name", value.name);
      json.attribute("index", value.index);
      // A position names at most one operand or result of these.
      bool hasPosition =
          value.isFixed || (value.isFixedRest && value.isOptional);
      if (hasPosition && conditional.isWholeConstraint)
        return;
      if (hasPosition && !conditional.type.empty()) {
        json.attribute("type", conditional.type);
        return;
      }
      json.attribute("cpp", conditional.condition);
      if (!conditional.data.isData())
        return;
      if (!conditional.isWholeConstraint)
        json.attribute("when", conditional.data.toJson());
      if (!conditional.words.empty())
        json.attribute("reason", conditional.words);
      if (hasPosition)
        return;
      emitGroup(value.group);
    });
}

void JsonEmitter::emitAttributeCondition(const AttributeModel &attribute,
                                         StringRef kind) {
  json.attribute("kind", kind);
  json.attribute("name", attribute.name);
  if (attribute.isProperty)
    json.attribute("property", true);
  if (attribute.defaultValue.empty())
    return;

  // The default value, which needs nothing.
  StringRef value = StringRef(attribute.defaultValue).trim();
  const EnumCaseModel *enumCase = nullptr;
  if (attribute.enumModel)
    enumCase = findCase(value, attribute.enumModel->getQualName(),
                        attribute.enumModel->allCases);
  int64_t number;
  if (enumCase) {
    json.attribute("unless", enumCase->str);
    // Name the enum, since the attribute may be a plain integer.
    if (kind != "enum_case")
      json.attribute("enum", attribute.enumModel->getQualName());
  } else if (value == "true" || value == "false")
    json.attribute("unless", value == "true" ? 1 : 0);
  else if (!value.getAsInteger(0, number))
    json.attribute("unless", number);
  else
    json.attribute("unless_cpp", value);
}

void JsonEmitter::emitAttribute(const AttributeModel &attribute) {
  for (const ConditionalModel &conditional : attribute.conditionals)
    emitConditional(*conditional.list, [&] {
      emitAttributeCondition(attribute, "attribute");
      if (conditional.isWholeConstraint)
        return;
      json.attribute("cpp", conditional.condition);
      if (!conditional.data.isData())
        return;
      json.attribute("when", conditional.data.toJson());
      if (!conditional.words.empty())
        json.attribute("reason", conditional.words);
    });
  if (attribute.enumModel)
    emitCaseConditions(attribute, *attribute.enumModel, {});
  for (const CasePlaceModel &place : attribute.places)
    emitPlace(attribute, {&place});
}

/// Returns C++ for the location of the last place of `path` in an attribute,
/// `self`.
static std::string describePlace(ArrayRef<const CasePlaceModel *> path) {
  std::string result = "true";
  for (const CasePlaceModel *place : reverse(path)) {
    if (place->isArray)
      result = formatv("::llvm::any_of(::llvm::cast<::mlir::ArrayAttr>(self), "
                       "[&](::mlir::Attribute self) {{ return {0}; })",
                       result);
    else if (!place->condition.empty())
      result = result == "true"
                   ? place->condition
                   : formatv("{0} && {1}", place->condition, result).str();
  }
  return result;
}

/// Returns the condition that the case `wanted` is at the last place of `path`
/// in an attribute.
static ConditionExpression locateCase(ArrayRef<const CasePlaceModel *> path,
                                      const EnumModel &enumModel,
                                      const EnumCaseModel &wanted) {
  using Kind = ConditionExpression::Kind;
  ConditionExpression result = {Kind::HasBits, {}, {wanted.value}};
  if (!enumModel.isBitEnum)
    result = {Kind::Value, {"=="}, {wanted.value}};
  for (const CasePlaceModel *place : reverse(path))
    result =
        place->isArray
            ? ConditionExpression{Kind::AnyMember, {"direct"}, {}, {result}}
            : combine(Kind::And, {place->data, result});
  return result;
}

void JsonEmitter::emitCaseConditions(const AttributeModel &attribute,
                                     const EnumModel &enumModel,
                                     ArrayRef<const CasePlaceModel *> path) {
  for (const auto &[enumCase, list] : enumModel.cases) {
    // A lambda can't capture a structured binding.
    const EnumCaseModel &wanted = enumCase;
    emitConditional(*list, [&] {
      emitAttributeCondition(attribute, "enum_case");
      json.attribute("enum", enumModel.getQualName());
      json.attribute("case", wanted.str);
      if (path.empty())
        return;
      json.attribute("cpp", describePlace(path));
      ConditionExpression data = locateCase(path, enumModel, wanted);
      if (data.isData())
        json.attribute("when", data.toJson());
    });
  }
}

void JsonEmitter::emitPlace(const AttributeModel &attribute,
                            SmallVector<const CasePlaceModel *> path) {
  if (const EnumModel *enumModel = path.back()->enumModel)
    emitCaseConditions(attribute, *enumModel, path);
  for (const CasePlaceModel &nested : path.back()->nested) {
    SmallVector<const CasePlaceModel *> inner = path;
    inner.push_back(&nested);
    emitPlace(attribute, std::move(inner));
  }
}

void JsonEmitter::emitGroup(const mlir::availability::ValueGroup &group) {
  json.attribute("layout", group.layout);
  if (!group.segments.empty())
    json.attribute("segments", group.segments);
}

void JsonEmitter::emitPart(const PartModel &part) {
  constexpr StringLiteral kinds[] = {"operand", "result", "attribute", "op"};
  json.attribute("kind", kinds[static_cast<size_t>(part.kind)]);
  if (part.kind != PartModel::Kind::Op)
    json.attribute("name", part.name);
  if (part.kind == PartModel::Kind::Operand ||
      part.kind == PartModel::Kind::Result)
    json.attribute("index", part.index);
  if (!part.hasPosition)
    emitGroup(part.group);
  json.attribute("is", part.data.toJson());
  json.attribute("reason", part.words);
}

void JsonEmitter::emitOp(const OpModel &op) {
  json.attribute("name", op.name);
  if (op.isHandWritten)
    json.attribute("hand_written", true);
  if (!op.convertedTo.empty())
    json.attribute("converted_to", op.convertedTo);
  emitClauses(op.getNameClauses());
  if (op.hasInstanceClauses())
    emitConditions(op);
  if (!op.parts.empty())
    json.attributeArray("parts", [&] {
      for (const PartModel &part : op.parts)
        json.object([&] { emitPart(part); });
    });
}

void JsonEmitter::emitConditions(const OpModel &op) {
  json.attributeArray("conditional", [&] {
    for (const NeedModel &need : op.needs)
      if (!need.isConstant())
        emitNeed({&need}, "op");
    for (const ValueModel &operand : op.operands)
      emitValue(operand, "operand");
    for (const ValueModel &result : op.results)
      emitValue(result, "result");
    for (const AttributeModel &attribute : op.attributes)
      emitAttribute(attribute);
  });
}

void JsonEmitter::emitDef(const DefModel &def) {
  json.attribute("name", def.name);
  if (def.scope != DefModel::Scope::Discardable)
    json.attribute("class", def.qualClassName);
  json.attribute("dialect", def.dialect);
  if (def.isHandWritten)
    json.attribute("hand_written", true);
  // Its needs may differ elsewhere.
  bool isInContext =
      def.scope != DefModel::Scope::Discardable && !model.contextClass.empty();
  if (def.scope == DefModel::Scope::OpsOfDialect || isInContext)
    json.attribute("in_ops_of", model.dialect);
  if (isInContext)
    json.attribute("in_context", true);
  emitClauses(def.list->clauses);
  json.attributeArray("enum_parameters", [&] {
    for (const auto &[accessor, enumModel] : def.enumParameters)
      json.value(enumModel->getQualName());
  });
  if (!def.needs.empty())
    json.attributeArray("conditional", [&] {
      for (const NeedModel &need : def.needs)
        emitNeed({&need}, def.isType ? "type" : "attribute_itself");
    });
}

void JsonEmitter::emitDefs(StringRef list, StringRef kind) {
  json.attributeArray(list, [&] {
    for (const DefModel &def :
         concat<const DefModel>(model.defs, model.otherDefs))
      if (def.getKind() == kind)
        json.object([&] { emitDef(def); });
  });
}

void JsonEmitter::emitTarget(const TargetModel &target) {
  json.attribute("name", target.name);
  json.attribute("family", target.family);
  json.attribute("rank", target.rank);
  json.attribute("attribute", target.attribute);
  json.attribute("summary", target.summary);
  json.attribute("source", target.source);
  json.attributeArray("optional", [&] {
    for (const std::string &addition : target.optional)
      json.value(addition);
  });
  if (!target.refusal.empty())
    json.attribute("refusal", target.refusal);
  if (!target.otherNames.empty())
    json.attributeArray("other_names", [&] {
      for (const std::string &name : target.otherNames)
        json.value(name);
    });
}

void JsonEmitter::emit() {
  json.objectBegin();
  json.attribute("schema_version", 1);
  json.attribute("dialect", model.dialect);
  if (model.hasHooks)
    json.attribute("hooks", true);
  json.attributeArray("dimensions", [&] {
    for (const auto &entry : model.dimensions)
      json.object([&] { emitDimension(*entry.second); });
  });
  json.attributeArray("enums", [&] {
    for (const auto &entry : model.enums)
      if (entry.second)
        json.object([&] { emitEnum(*entry.second); });
  });
  json.attributeArray("ops", [&] {
    for (const OpModel &op : model.ops)
      json.object([&] { emitOp(op); });
  });
  json.attributeArray("overlays", [&] {
    for (const OpModel &op : model.overlays)
      json.object([&] { emitOp(op); });
  });
  emitDefs("types", "Type");
  emitDefs("attributes", "Attribute");
  if (any_of(model.defs, [](const DefModel &def) {
        return def.scope == DefModel::Scope::Discardable;
      }))
    emitDefs("discardable_attributes", "Discardable");
  json.attributeArray("targets", [&] {
    for (const TargetModel &target : model.targets)
      json.object([&] { emitTarget(target); });
  });
  if (!model.closedRegions.empty())
    json.attributeArray("closed_regions", [&] {
      for (const std::string &name : model.closedRegions)
        json.value(name);
    });
  if (!model.onlyTargets.empty())
    json.attributeArray("only_on_targets_of", [&] {
      for (const auto &entry : model.onlyTargets)
        json.object([&] {
          json.attribute("dialect", entry.first);
          json.attribute("targets", entry.second);
        });
    });
  if (!model.namings.empty())
    json.attributeArray("named_by_attribute", [&] {
      for (const auto &entry : model.namings)
        json.object([&] {
          json.attribute("op", entry.first);
          json.attribute("attribute", entry.second.attribute);
          json.attribute("prefix", entry.second.prefix);
        });
    });
  json.objectEnd();
}

static bool emitJson(const RecordKeeper &records, raw_ostream &os) {
  Model model = parseModel(records);
  JsonEmitter(model, os).emit();
  os << "\n";
  return false;
}

static mlir::GenRegistration
    genJson("gen-availability-json",
            "Generate JSON with all that the records say", emitJson);
