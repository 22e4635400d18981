//===- ConditionGen.cpp - Conditional needs as data -----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Models and overlays return the needs of a given op. A table has no op, so the
// same needs are also listed as data; see IR/Conditions.h. Clauses are still
// emitted by functions, one for each list.
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"
#include "Formulas.h"
#include "Words.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FormatVariadic.h"

#include <set>

using namespace llvm;
using namespace mlir::availability::tblgen;

namespace {
/// The fields of a `ConditionalNeed` in C++.
struct Row {
  std::string sort = "Clauses";
  std::string kind = "Op";
  std::string name = {}, when = {}, subject = {}, detail = {}, rule = {},
              formula = {};
  /// C++ expressions for the function and the cases.
  std::string emit = "nullptr", cases = "{}";
};

/// C++ expressions, each once, with their positions.
using Positions =
    MapVector<std::string, size_t, std::map<std::string, unsigned>>;

/// Emits the data. The functions must come first, so the data that refers to
/// them is buffered.
class ConditionEmitter {
public:
  ConditionEmitter(const Model &model, raw_ostream &os)
      : model(model), os(os), body(bodyText) {}

  void emit();

private:
  /// Returns a C++ expression for the function that emits `list`, "nullptr" if
  /// it is empty.
  std::string getFunction(const ClauseListModel &list);
  /// Returns a C++ expression for the table of needs of the cases of
  /// `enumModel`.
  std::string getCases(const EnumModel &enumModel);
  /// Adds the clauses of `list` with the fields of `row`.
  void addClauses(Row row, const ClauseListModel &list);
  /// Adds the last need of `path`, and the needs nested in it. `path` starts at
  /// the outermost need.
  void addNeed(SmallVector<const NeedModel *> path, PostfixMaker &formulas);
  void addConditionals(ArrayRef<ConditionalModel> conditionals, Row row);
  void addPlaces(ArrayRef<CasePlaceModel> places, const Row &row);
  void addAttribute(const AttributeModel &attribute);
  void addTypes(const OpModel &op);
  /// Returns the position of `value` in the text of the tables.
  size_t getOffset(StringRef value);
  /// Adds the rows to the tables, and returns a C++ expression for them.
  std::string takeRows();
  void emitTables();
  std::string emitOp(const OpModel &op, bool isOverlay);
  std::string emitDef(const DefModel &def);

  const Model &model;
  raw_ostream &os;
  std::string bodyText;
  raw_string_ostream body;
  std::set<unsigned> functions;
  std::map<const EnumModel *, std::string> casesOfEnums;
  std::vector<Row> rows;

  // The tables. Strings are C++, texts aside.
  std::string text;
  StringMap<size_t> offsets;
  Positions needs, listedFunctions, listedCases;
  std::vector<size_t> order;
};
} // namespace

std::string ConditionEmitter::getFunction(const ClauseListModel &list) {
  if (list.clauses.empty() || list.isComputed())
    return "nullptr";
  if (functions.insert(list.index).second)
    os << formatv("void listClauses{0}(\n"
                  "    ::mlir::availability::ClauseSink &sink,\n"
                  "    const ::mlir::availability::Source &source) {{\n"
                  "  {1}\n}\n",
                  list.index, getEmitCall(list, "source"));
  return formatv("listClauses{0}", list.index);
}

std::string ConditionEmitter::getCases(const EnumModel &enumModel) {
  auto [it, inserted] = casesOfEnums.try_emplace(&enumModel, "");
  if (!inserted)
    return it->second;
  std::vector<std::string> entries;
  for (const auto *cases : {&enumModel.cases, &enumModel.further})
    for (const auto &[enumCase, list] : *cases)
      if (!list->clauses.empty())
        entries.push_back(formatv("    {{{0}, {1}},\n", quote(enumCase.str),
                                  getFunction(*list)));
  if (entries.empty())
    return it->second = "{}";
  std::string name = formatv("listedCases{0}", casesOfEnums.size());
  body << formatv("constexpr ::mlir::availability::CaseNeed {0}[] = {{\n", name)
       << join(entries, "") << "};\n";
  return it->second = name;
}

void ConditionEmitter::addClauses(Row row, const ClauseListModel &list) {
  if (list.clauses.empty())
    return;
  row.emit = getFunction(list);
  if (list.isComputed()) {
    row.sort = "Computed";
    SmallVector<std::string> labels;
    for (const ClauseModel &clause : list.clauses)
      for (const InstanceModel &instance : clause.anyOf)
        if (!is_contained(labels, instance.dimension->name))
          labels.push_back(instance.dimension->name);
    row.detail = join(labels, ", ");
  }
  rows.push_back(std::move(row));
}

//===----------------------------------------------------------------------===//
// Needs
//===----------------------------------------------------------------------===//

/// Returns the formula of the condition of the last need of `path`; "" if there
/// is none.
static std::string makeFormula(ArrayRef<const NeedModel *> path,
                               PostfixMaker &formulas) {
  std::string result = "1";
  for (const NeedModel *need : path) {
    if (!need->elements.empty() || need->enumModel)
      return "";
    if (need->condition.empty())
      continue;
    std::string formula = formulas.make(need->condition);
    if (formula.empty())
      return "";
    result += formula + "&";
  }
  return result;
}

void ConditionEmitter::addNeed(SmallVector<const NeedModel *> path,
                               PostfixMaker &formulas) {
  const NeedModel &need = *path.back();
  Row row;
  row.kind = need.cause.kind;
  row.name = need.cause.name;
  row.when = describe(path);
  row.rule = need.cause.rule;
  row.formula = makeFormula(path, formulas);
  addClauses(row, *need.list);
  auto addSort = [&](StringRef sort, StringRef subject, StringRef detail) {
    Row special = row;
    special.sort = sort.str();
    special.subject = subject.str();
    special.detail = detail.str();
    rows.push_back(std::move(special));
  };
  if (need.enumModel) {
    Row ofCases = row;
    ofCases.cases = getCases(*need.enumModel);
    if (ofCases.cases != "{}")
      rows.push_back(std::move(ofCases));
  }
  if (need.table)
    addSort("Named", model.dialect, need.cause.reason);
  if (!need.type.empty())
    addSort("Held", "", "");
  if (!need.unknownTo.empty())
    addSort("Unknown", need.unknownTo, need.cause.reason);
  for (const NeedModel &nested : need.nested) {
    SmallVector<const NeedModel *> inner = path;
    inner.push_back(&nested);
    addNeed(std::move(inner), formulas);
  }
}

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

void ConditionEmitter::addConditionals(ArrayRef<ConditionalModel> conditionals,
                                       Row row) {
  for (const ConditionalModel &conditional : conditionals) {
    row.when = conditional.words;
    addClauses(row, *conditional.list);
  }
}

void ConditionEmitter::addPlaces(ArrayRef<CasePlaceModel> places,
                                 const Row &row) {
  for (const CasePlaceModel &place : places) {
    Row ofPlace = row;
    if (place.enumModel)
      ofPlace.cases = getCases(*place.enumModel);
    if (ofPlace.cases != "{}")
      rows.push_back(std::move(ofPlace));
    addPlaces(place.nested, row);
  }
}

void ConditionEmitter::addAttribute(const AttributeModel &attribute) {
  Row row;
  row.kind = "Attribute";
  row.name = attribute.name;
  addConditionals(attribute.conditionals, row);
  addPlaces(attribute.places, row);
  if (attribute.isEnumAttr && !attribute.attrClass.empty()) {
    // The records of the attribute state its needs; other records may too.
    row.sort = "Def";
    row.subject = attribute.attrClass;
    rows.push_back(std::move(row));
    return;
  }
  if (attribute.enumModel) {
    Row ofCases = row;
    ofCases.cases = getCases(*attribute.enumModel);
    if (ofCases.cases != "{}")
      rows.push_back(std::move(ofCases));
  }
  if (attribute.isContainer) {
    row.sort = "Held";
    rows.push_back(std::move(row));
  }
}

void ConditionEmitter::addTypes(const OpModel &op) {
  Row row;
  row.kind = "Type";
  auto add = [&](StringRef sort, StringRef subject) {
    row.sort = sort.str();
    row.subject = subject.str();
    rows.push_back(row);
  };
  for (const std::string &text : op.types.texts)
    add("Type", text);
  for (const std::string &cppClass : op.types.classes)
    add("Def", cppClass);
  if (op.types.isOpen)
    add("Held", "");
}

//===----------------------------------------------------------------------===//
// All together
//===----------------------------------------------------------------------===//

size_t ConditionEmitter::getOffset(StringRef value) {
  auto [known, isNew] = offsets.try_emplace(value, text.size());
  if (isNew) {
    text += value;
    text += '\0';
  }
  return known->second;
}

/// Returns the position of `entry` in `list`.
static size_t getPosition(Positions &list, const std::string &entry) {
  return list.try_emplace(entry, list.size()).first->second;
}

std::string ConditionEmitter::takeRows() {
  if (rows.empty())
    return "{}";
  size_t first = order.size();
  for (const Row &row : rows) {
    std::string packed = "{";
    for (const std::string *field : {&row.name, &row.when, &row.subject,
                                     &row.detail, &row.rule, &row.formula})
      packed += utostr(getOffset(*field)) + ", ";
    packed += formatv("{0}, {1}, ::mlir::availability::ConditionalNeed::Sort::"
                      "{2}, ::mlir::availability::SourceKind::{3}}",
                      getPosition(listedFunctions, row.emit),
                      getPosition(listedCases, row.cases), row.sort, row.kind);
    order.push_back(getPosition(needs, packed));
  }
  std::string list = formatv("{{&listedNeeds, {0}, {1}}", first, rows.size());
  rows.clear();
  return list;
}

void ConditionEmitter::emitTables() {
  auto emitArray = [&](StringRef type, StringRef name, const auto &entries) {
    os << formatv("constexpr {0} {1}[] = {{\n", type, name);
    for (const auto &entry : entries)
      os << "    " << entry << ",\n";
    os << "};\n";
  };
  // A literal for each text: compilers limit how long a single one may be.
  os << "constexpr char listedText[] =\n";
  for (StringRef rest = text; !rest.empty();) {
    auto [line, next] = rest.split('\0');
    os << "    " << quote(line) << " \"\\0\"\n";
    rest = next;
  }
  os << "    ;\n";
  emitArray("::mlir::availability::PackedNeed", "packedNeeds",
            make_first_range(needs));
  emitArray("uint32_t", "orderOfNeeds", order);
  emitArray("::mlir::availability::EmitClausesFn", "functionsOfNeeds",
            make_first_range(listedFunctions));
  emitArray("::llvm::ArrayRef<::mlir::availability::CaseNeed>", "casesOfNeeds",
            make_first_range(listedCases));
  os << "constexpr ::mlir::availability::ConditionTables listedNeeds = {\n"
        "    listedText, packedNeeds, orderOfNeeds, functionsOfNeeds, "
        "casesOfNeeds};\n";
}

std::string ConditionEmitter::emitOp(const OpModel &op, bool isOverlay) {
  PostfixMaker formulas;
  for (const NeedModel &need : op.needs)
    if (!need.isConstant())
      addNeed({&need}, formulas);
  auto addValues = [&](ArrayRef<ValueModel> values, StringRef kind) {
    for (const ValueModel &value : values) {
      Row row;
      row.kind = kind.str();
      row.name = value.name;
      addConditionals(value.conditionals, row);
    }
  };
  addValues(op.operands, "Operand");
  addValues(op.results, "Result");
  for (const AttributeModel &attribute : op.attributes)
    addAttribute(attribute);
  if (!isOverlay)
    addTypes(op);
  return formatv("    {{::llvm::StringLiteral({0}), {1}, {2}, {3}},\n",
                 quote(op.name), isOverlay ? "true" : "false",
                 op.hasInstanceClauses() ? "true" : "false", takeRows());
}

std::string ConditionEmitter::emitDef(const DefModel &def) {
  for (const auto &[accessor, enumModel] : def.enumParameters) {
    Row row;
    row.kind = def.isType ? "Type" : "Attribute";
    row.cases = getCases(*enumModel);
    if (row.cases != "{}")
      rows.push_back(std::move(row));
  }
  PostfixMaker formulas;
  for (const NeedModel &need : def.needs)
    addNeed({&need}, formulas);
  // With a context class, the needs of a type depend on its context.
  // Discardable attributes are listed with the ops of one dialect, for brevity.
  bool isOfDialect = def.scope == DefModel::Scope::OpsOfDialect ||
                     def.scope == DefModel::Scope::Discardable ||
                     !model.contextClass.empty();
  StringRef cppClass = def.qualClassName;
  return formatv(
      "    {{::llvm::StringLiteral({0}), ::llvm::StringLiteral({1}),\n"
      "     ::mlir::availability::DefKind::{2}, ::llvm::StringLiteral({3}), "
      "{4}, {5}},\n",
      quote(("::" + cppClass.ltrim(':')).str()), quote(def.name), def.getKind(),
      quote(isOfDialect ? model.dialect : ""), getFunction(*def.list),
      takeRows());
}

void ConditionEmitter::emit() {
  std::string ops, defs;
  os << "namespace {\n";
  getPosition(listedFunctions, "nullptr");
  getPosition(listedCases, "{}");
  for (const OpModel &op : model.ops)
    if (!op.isHandWritten)
      ops += emitOp(op, /*isOverlay=*/false);
  for (const OpModel &op : model.overlays)
    ops += emitOp(op, /*isOverlay=*/true);
  for (const DefModel &def : model.defs)
    if (!def.isEmpty())
      defs += emitDef(def);
  os << bodyText;
  if (!needs.empty())
    emitTables();
  // A C++ array can't be empty.
  os << "constexpr ::mlir::availability::OpConditions listedOps[] = {\n"
     << ops
     << "    {::llvm::StringLiteral(\"\"), false, false, {}}};\n"
        "constexpr ::mlir::availability::DefConditions listedDefs[] = {\n"
     << defs
     << "    {::llvm::StringLiteral(\"\"), ::llvm::StringLiteral(\"\"),\n"
        "     ::mlir::availability::DefKind::Type, "
        "::llvm::StringLiteral(\"\"), nullptr, {}}};\n"
        "void listConditions(::mlir::MLIRContext &context) {\n"
        "  ::mlir::availability::ConditionRegistry::of(context).addRecords(\n"
        "      ::llvm::ArrayRef(listedOps).drop_back(),\n"
        "      ::llvm::ArrayRef(listedDefs).drop_back());\n"
        "}\n"
        "} // namespace\n";
}

void mlir::availability::tblgen::emitConditionDefs(const Model &model,
                                                   raw_ostream &os) {
  ConditionEmitter(model, os).emit();
}
