//===- DocGen.cpp - Availability records as a Markdown page ---------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A table of all ops against all dimensions. What an op needs on a condition is
// in the last column; what cases of enums need has a table of its own for each
// enum, as many ops have attributes of one enum.
//
//===----------------------------------------------------------------------===//

#include "Values.h"

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

  /// Emits the head of a table with a column for each dimension between `first`
  /// and, unless that is empty, `last`.
  void emitHead(StringRef first, StringRef last = "");
  /// Emits the cells of `clauses`, one for each dimension.
  void emitCells(ArrayRef<ClauseModel> clauses);
  std::string describeConditions(const OpModel &op) const;

  const Model &model;
  raw_ostream &os;
};
} // namespace

/// Returns `text` for use in a table.
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

/// Returns the alternative without what it is of: "V_2 or later".
static std::string describeValue(const AlternativeModel &alternative) {
  const DimensionModel &dimension = *alternative.dimension;
  if (!alternative.cpp.empty() && !alternative.isComputed)
    return code(alternative.cpp);
  std::string text =
      alternative.isComputed ? "*calculated*" : escape(alternative.value);
  if (!dimension.satisfies.empty() || dimension.relation == "OneOf")
    return text;
  bool isNamed = !dimension.values.empty();
  if (dimension.relation == "AtLeast")
    return text + (isNamed ? " or later" : " or more");
  return text + (isNamed ? " or earlier" : " or less");
}

/// Returns the clause as a phrase. Only alternatives of other dimensions than
/// `column` say what they are of.
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
      // Alternatives of several dimensions stand in the column of the first.
      if (clause.anyOf.front().dimension == entry.second.get())
        cell.push_back(describeClause(clause, entry.second.get()));
    os << " | " << join(cell, "; ");
  }
}

void DocEmitter::emitDimensions() {
  os << "| dimension | a target satisfies it with | values | besides |\n"
        "|---|---|---|---|\n";
  for (const auto &entry : model.dimensions) {
    const DimensionModel &dimension = *entry.second;
    os << "| " << code(dimension.name) << " | ";
    if (!dimension.satisfies.empty())
      os << "what C++ says";
    else if (dimension.relation == "OneOf")
      os << "the value";
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
    if (dimension.isLimit)
      os << "a limit on a resource";
    else if (!dimension.counterpart.empty())
      os << "a range with " << code(dimension.counterpart);
    os << " |\n";
  }
}

/// Adds lines for the last of `path`, which is from the outermost need to it,
/// and for what is nested in it.
static void addNeed(const SmallVector<const NeedModel *> &path,
                    SmallVectorImpl<std::string> &lines) {
  const NeedModel &need = *path.back();
  SmallVector<std::string> conditions;
  for (const NeedModel *outer : path) {
    // Only a condition without words is C++.
    StringRef cpp =
        outer->condition.empty() ? outer->elements : outer->condition;
    if (!outer->words.empty())
      conditions.push_back(outer->words);
    else if (!cpp.empty())
      conditions.push_back(code(cpp));
  }
  std::string condition = join(conditions, ", ");
  if (!condition.empty())
    condition = "if " + condition + ": ";
  if (!need.list->clauses.empty())
    lines.push_back(condition + describeList(*need.list));
  if (need.enumModel)
    lines.push_back(condition + "see " + code(need.enumModel->className));
  for (const NeedModel &nested : need.nested) {
    SmallVector<const NeedModel *> inner = path;
    inner.push_back(&nested);
    addNeed(inner, lines);
  }
}

/// Adds lines for the enums that are in attribute `name`.
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
      add("operand " + code(operand.name) + " if " +
              code(conditional.condition),
          *conditional.list);
  for (const ValueModel &result : op.results)
    for (const ConditionalModel &conditional : result.conditionals)
      add("result " + code(result.name) + " if " + code(conditional.condition),
          *conditional.list);
  for (const AttributeModel &attribute : op.attributes) {
    std::string name = code(attribute.name);
    if (!attribute.defaultValue.empty())
      name += " unless " + code(attribute.defaultValue);
    for (const ConditionalModel &conditional : attribute.conditionals)
      add(conditional.isWholeConstraint
              ? name
              : name + " if " + code(conditional.condition),
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
    os << "| " << code((def.isType ? "!" : "#") + def.name);
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
    os << "\nOnly ops of their dialect, and builtin ones, belong in the "
          "regions "
          "of these ops (of\nall of its ops, for a dialect): ";
    interleaveComma(model.closedRegions, os,
                    [&](const std::string &name) { os << code(name); });
    os << ".\n";
  }
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
