//===- DocGen.cpp - Availability records as a Markdown page ---------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes a table of all ops and dimensions. The last column has the conditional
// needs of an op. Each enum has a separate table for the needs of its cases,
// since many ops share an enum.
//
//===----------------------------------------------------------------------===//

#include "Values.h"
#include "Words.h"

#include "mlir/TableGen/GenInfo.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace mlir::availability::tblgen;

namespace {
class DocEmitter {
public:
  DocEmitter(const Model &model, raw_ostream &os) : model(model), os(os) {}

  void emit();

private:
  void emitDimensions();
  void emitOps(const std::vector<OpModel> &ops);
  void emitEnum(const EnumModel &enumModel);
  void emitDefs();

  /// Emits the head of a table with one column for each dimension, between
  /// `first` and, unless it is empty, `last`.
  void emitHead(StringRef first, StringRef last = "");
  /// Emits the cells of `clauses`, one for each dimension.
  void emitCells(ArrayRef<ClauseModel> clauses);
  std::string describeConditions(const OpModel &op) const;

  const Model &model;
  raw_ostream &os;
};
} // namespace

/// Returns `text` escaped for use in a table.
static std::string escape(StringRef text) {
  std::string result;
  for (char c : text) {
    if (c == '|')
      result += '\\';
    result += c == '\n' ? ' ' : c;
  }
  return result;
}

/// Returns `text` as code, for use in a table.
static std::string code(StringRef text) { return "`" + escape(text) + "`"; }

/// Returns the value of the alternative without its dimension: "V_2 or later".
static std::string describeValue(const AlternativeModel &alternative) {
  const DimensionModel &dimension = *alternative.dimension;
  std::string text =
      alternative.cpp.empty() ? escape(alternative.value) : "*calculated*";
  if (dimension.relation == "OneOf" || dimension.relation == "PartialOrder")
    return text;
  bool isNamed = !dimension.values.empty();
  if (dimension.relation == "AtLeast")
    return text + (isNamed ? " or later" : " or more");
  return text + (isNamed ? " or earlier" : " or less");
}

/// Returns the clause as a phrase. Only alternatives of dimensions other than
/// `column` name their dimension.
static std::string describeClause(const ClauseModel &clause,
                                  const DimensionModel *column) {
  SmallVector<std::string> alternatives;
  for (const AlternativeModel &alternative : getAlternatives(clause)) {
    std::string text = describeValue(alternative);
    if (alternative.dimension != column)
      text.insert(0, escape(alternative.dimension->label) + " ");
    alternatives.push_back(std::move(text));
  }
  return join(alternatives, " *or* ");
}

static std::string describeList(const ClauseListModel &list) {
  return join(map_range(list.clauses,
                        [](const ClauseModel &clause) {
                          return describeClause(clause, /*column=*/nullptr);
                        }),
              "; ");
}

void DocEmitter::emitHead(StringRef first, StringRef last) {
  os << "| " << first;
  for (const auto &entry : model.dimensions)
    os << " | " << escape(entry.second->label) << " ("
       << code(entry.second->name) << ")";
  os << (last.empty() ? "" : " | ") << last << " |\n|";
  for (size_t column = 0; column <= model.dimensions.size(); ++column)
    os << "---|";
  os << (last.empty() ? "\n" : "---|\n");
}

void DocEmitter::emitCells(ArrayRef<ClauseModel> clauses) {
  for (const auto &entry : model.dimensions) {
    SmallVector<std::string> cell;
    for (const ClauseModel &clause : clauses)
      // A clause over several dimensions goes in the column of the first one.
      if (clause.anyOf.front().dimension == entry.second.get())
        cell.push_back(describeClause(clause, entry.second.get()));
    os << " | " << join(cell, "; ");
  }
}

/// Returns further remarks on the dimension.
static SmallVector<std::string>
describeBesides(const DimensionModel &dimension) {
  SmallVector<std::string> besides;
  if (dimension.isLimit)
    besides.push_back("a limit on a resource");
  if (!dimension.counterpart.empty())
    besides.push_back("a range with " + code(dimension.counterpart));
  for (const DimensionModel::Inclusion &each : dimension.inclusions) {
    SmallVector<std::string> included;
    for (int64_t value : each.included)
      included.push_back(escape(dimension.stringify(value)));
    besides.push_back(escape(dimension.stringify(each.value)) + " includes " +
                      join(included, " and "));
  }
  for (const DimensionModel::Implication &each : dimension.implications)
    besides.push_back(
        escape(dimension.stringify(each.value)) + " implies " +
        escape(each.dimension->label) + " " +
        describeValue({each.dimension, each.dimension->stringify(each.implied),
                       each.implied}));
  return besides;
}

void DocEmitter::emitDimensions() {
  os << "| dimension | a target satisfies it with | values | besides |\n"
        "|---|---|---|---|\n";
  for (const auto &entry : model.dimensions) {
    const DimensionModel &dimension = *entry.second;
    os << "| " << code(dimension.name) << " | ";
    if (dimension.relation == "OneOf")
      os << "the value";
    else if (dimension.relation == "PartialOrder")
      os << "the value or one that includes it";
    else
      os << "the value or a "
         << (dimension.relation == "AtLeast" ? "higher" : "lower") << " one";
    os << " | "
       << (dimension.values.empty()
               ? "integers"
               : join(map_range(dimension.values,
                                [](const EnumCaseModel &value) {
                                  return escape(value.str);
                                }),
                      ", "))
       << " | ";
    os << join(describeBesides(dimension), "; ") << " |\n";
  }
}

/// Returns " if" followed by the condition of `conditional` in words; "" if it
/// always holds.
static std::string describeCondition(const ConditionalModel &conditional) {
  return conditional.words.empty() ? "" : " if " + escape(conditional.words);
}

/// Returns the default of `attribute` as users see it.
static std::string describeDefault(const AttributeModel &attribute) {
  StringRef value = StringRef(attribute.defaultValue).trim();
  if (attribute.enumModel)
    if (const EnumCaseModel *found =
            findCase(value, attribute.enumModel->getQualName(),
                     attribute.enumModel->allCases))
      return code(found->str);
  int64_t number;
  if (value == "true" || value == "false" || !value.getAsInteger(0, number))
    return code(value);
  return "its default";
}

/// Adds lines for the last need of `path` and the needs nested in it. `path`
/// starts at the outermost need.
static void addNeed(const SmallVector<const NeedModel *> &path,
                    SmallVectorImpl<std::string> &lines) {
  const NeedModel &need = *path.back();
  std::string condition = escape(describe(path));
  if (!condition.empty())
    condition = "if " + condition + ": ";
  if (!need.list->clauses.empty())
    lines.push_back(condition + describeList(*need.list));
  if (need.enumModel)
    lines.push_back(condition + "see " + code(need.enumModel->className));
  if (need.table)
    lines.push_back(condition + "by name: see " + code(need.table->function));
  if (!need.unknownTo.empty())
    lines.push_back(condition + "unknown: " + escape(need.cause.reason));
  if (!need.knownTo.empty())
    lines.push_back(condition + "nothing");
  for (const NeedModel &nested : need.nested) {
    SmallVector<const NeedModel *> inner = path;
    inner.push_back(&nested);
    addNeed(inner, lines);
  }
}

/// Adds lines for the enum cases in the attribute `name`.
static void addPlaces(const std::string &name, ArrayRef<CasePlaceModel> places,
                      SmallVectorImpl<std::string> &lines) {
  for (const CasePlaceModel &place : places) {
    if (place.enumModel)
      lines.push_back("in " + name + ": see " +
                      code(place.enumModel->className));
    addPlaces(name, place.nested, lines);
  }
}

std::string DocEmitter::describeConditions(const OpModel &op) const {
  SmallVector<std::string> lines;
  auto add = [&](const Twine &condition, const ClauseListModel &list) {
    if (!list.clauses.empty())
      lines.push_back((condition + ": " + describeList(list)).str());
  };
  if (op.isHandWritten)
    lines.push_back("written by hand, in C++");
  for (const NeedModel &need : op.needs)
    if (!need.isConstant())
      addNeed({&need}, lines);
  for (const ValueModel &operand : op.operands)
    for (const ConditionalModel &conditional : operand.conditionals)
      add("operand " + code(operand.name) + describeCondition(conditional),
          *conditional.list);
  for (const ValueModel &result : op.results)
    for (const ConditionalModel &conditional : result.conditionals)
      add("result " + code(result.name) + describeCondition(conditional),
          *conditional.list);
  for (const AttributeModel &attribute : op.attributes) {
    std::string name = code(attribute.name);
    if (!attribute.defaultValue.empty())
      name += " unless " + describeDefault(attribute);
    for (const ConditionalModel &conditional : attribute.conditionals)
      add(conditional.isWholeConstraint ? name
                                        : name + describeCondition(conditional),
          *conditional.list);
    if (attribute.enumModel)
      lines.push_back(name + ": see " + code(attribute.enumModel->className));
    addPlaces(name, attribute.places, lines);
  }
  return join(lines, "<br>");
}

void DocEmitter::emitOps(const std::vector<OpModel> &ops) {
  emitHead("op", "besides");
  for (const OpModel &op : ops) {
    os << "| " << code(op.name);
    emitCells(op.getNameClauses());
    os << " | " << describeConditions(op) << " |\n";
  }
}

void DocEmitter::emitEnum(const EnumModel &enumModel) {
  os << "\n### " << enumModel.className << "\n\n";
  if (enumModel.isBitEnum)
    os << "Every bit that is set counts, and every group of bits that is set "
          "as a whole.\n\n";
  emitHead("case");
  for (const auto &[enumCase, list] : enumModel.cases) {
    os << "| " << code(enumCase.str);
    emitCells(list->clauses);
    os << " |\n";
  }
}

void DocEmitter::emitDefs() {
  os << "\n## Types and attributes\n\n"
     << (model.contextClass.empty()
             ? "They need this wherever they are, nested in others too; "
               "builtin "
               "ones in ops\nof the dialect.\n\n"
             : "They need this in ops of the dialect, nested in others "
               "too.\n\n");
  emitHead("", "besides");
  for (const DefModel &def : model.defs) {
    if (def.isEmpty())
      continue;
    SmallVector<std::string> lines;
    for (const auto &parameter : def.enumParameters)
      lines.push_back("parameter: see " + code(parameter.second->className));
    for (const NeedModel &need : def.needs)
      addNeed({&need}, lines);
    os << "| " << code(def.getMarkedName());
    emitCells(def.list->clauses);
    os << " | " << join(lines, "<br>") << " |\n";
  }
}

void DocEmitter::emit() {
  os << "<!-- Generated by availability-tblgen: do not edit. -->\n\n"
     << "# Availability of '" << model.dialect << "'\n\n";
  emitDimensions();
  os << "\n## Ops\n\n"
        "An op needs all that its row says. An empty cell asks for "
        "nothing.\n\n";
  emitOps(model.ops);
  if (!model.closedRegions.empty()) {
    os << "\nOnly ops of their dialect, and builtin modules, belong in the "
          "regions "
          "of these ops (of\nall of its ops, for a dialect): ";
    interleaveComma(model.closedRegions, os,
                    [&](const std::string &name) { os << code(name); });
    os << ".\n";
  }
  for (const auto &[dialect, targets] : model.onlyTargets)
    os << "\nOps of " << code(dialect) << " run only on targets of "
       << code(targets) << ".\n";
  for (const auto &[op, naming] : model.namings)
    os << "\nAn op " << code(op) << " needs what is declared for the op called "
       << code(naming.prefix + "<" + naming.attribute + ">")
       << ", by the value of its attribute " << code(naming.attribute) << ".\n";
  if (!model.overlays.empty()) {
    os << "\n## Ops of other dialects\n\n"
          "They need this besides what their own dialects say.\n\n";
    emitOps(model.overlays);
  }
  bool hasEnums =
      any_of(model.enums, [](const auto &entry) { return bool(entry.second); });
  if (hasEnums)
    os << "\n## Enums\n\n"
          "What an attribute needs that holds a case; other cases need "
          "nothing.\n";
  for (const auto &entry : model.enums)
    if (entry.second)
      emitEnum(*entry.second);
  if (any_of(model.defs, [](const DefModel &def) { return !def.isEmpty(); }))
    emitDefs();
}

static bool emitDoc(const RecordKeeper &records, raw_ostream &os) {
  Model model = parseModel(records);
  DocEmitter(model, os).emit();
  return false;
}

static mlir::GenRegistration
    genDoc("gen-availability-doc",
           "Generate a Markdown table of ops against dimensions", emitDoc);
