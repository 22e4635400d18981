//===- RecordGen.cpp - What records say of ops, types and attributes ------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The records of an op, a type or an attribute become a row of a table. It has
// the functions that emit the needs of a given one, and the same needs as data,
// since a table has no op; see IR/Needs.h. An op, type or attribute has one
// interface model, which may belong to its own dialect. Others add overlays, of
// which there can be any number. If a dialect finds its types and attributes
// itself because their context matters, functions for it to call are generated
// instead.
//
//===----------------------------------------------------------------------===//

#include "Classless.h"
#include "Emitters.h"
#include "Formulas.h"
#include "OpParts.h"
#include "Words.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/TableGen/CodeGenHelpers.h"

#include <set>

using namespace llvm;
using namespace mlir::availability::tblgen;

namespace {
/// The fields of a `RecordedNeed` in C++.
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

/// Emits the records. Functions must come first, so the data that refers to
/// them is buffered.
class RecordEmitter {
public:
  RecordEmitter(const Model &model, raw_ostream &os)
      : model(model), os(os), body(bodyText) {}

  void emit();

private:
  /// Emits the function for the needs that all ops of the name share, unless it
  /// exists, and returns its name.
  std::string emitNameFunction(const OpModel &op);
  /// Counts the ops that share statements.
  void countShared();
  /// Emits the function for `code`, statements about `op`, unless it exists,
  /// and returns its call; `code` itself if no other op has the same.
  std::string share(const OpModel &op, StringRef code);
  /// Emits the function for the needs that depend on the individual op, unless
  /// it exists, and returns its name; "nullptr" if there are none.
  std::string emitInstanceFunction(const OpModel &op, bool isOverlay);
  /// Emits the function for the needs of a type or attribute of this number,
  /// and returns the statement that attaches it as a model or an overlay; ""
  /// for one that gets neither.
  std::string emitDefFunction(const DefModel &def, size_t index);
  /// Emits the function that attaches everything; `defs` are its statements for
  /// types and attributes.
  void emitAttach(StringRef defs);
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
  /// The names of functions for ops. Ops in several C++ namespaces can share a
  /// class name.
  StringSet<> functionNames;
  /// Maps the bodies of functions to their numbers.
  StringMap<size_t> nameFunctions;
  StringMap<std::string> instanceFunctions;
  /// Maps statements to the number of ops that have them, and to the names of
  /// functions for those that several have.
  StringMap<unsigned> numSharing;
  StringMap<std::string> sharedFunctions;
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

//===----------------------------------------------------------------------===//
// Functions for a given op, type or attribute
//===----------------------------------------------------------------------===//

std::string RecordEmitter::emitNameFunction(const OpModel &op) {
  std::string statements = getConvertedCall(op) + getEmitCall(*op.list, "{}");
  raw_string_ostream stream(statements);
  emitConstantNeeds(op, stream);
  auto [it, inserted] =
      nameFunctions.try_emplace(statements, nameFunctions.size());
  std::string function = formatv("emitNameClauses{0}", it->second);
  if (inserted)
    os << formatv(
        "void {0}(\n"
        "    [[maybe_unused]] ::mlir::availability::OpClauseSink &sink) "
        "{{\n  {1}\n}\n",
        function, statements);
  return function;
}

void RecordEmitter::countShared() {
  for (const OpModel &op : concat<const OpModel>(model.ops, model.overlays))
    if (!op.isHandWritten)
      emitParts(
          op,
          [&](StringRef code) {
            ++numSharing[getClassless(op, code)];
            return "";
          },
          nulls());
}

std::string RecordEmitter::share(const OpModel &op, StringRef code) {
  std::string statements = getClassless(op, code);
  if (statements.empty() || numSharing.lookup(statements) < 2)
    return code.str();
  auto [it, isNew] = sharedFunctions.try_emplace(statements, "");
  if (isNew) {
    it->second = formatv("emitShared{0}", sharedFunctions.size() - 1);
    // Inlined, they would be as large as the statements.
    os << formatv("LLVM_ATTRIBUTE_NOINLINE void {0}(\n"
                  "    [[maybe_unused]] ::mlir::Operation *operation,\n"
                  "    [[maybe_unused]] ::mlir::availability::OpClauseSink "
                  "&sink) {{\n{1}}\n",
                  it->second, statements);
  }
  return it->second + "(operation, sink);\n";
}

std::string RecordEmitter::emitInstanceFunction(const OpModel &op,
                                                bool isOverlay) {
  if (!op.hasInstanceClauses())
    return "nullptr";
  std::string parts, statements;
  raw_string_ostream partsStream(parts), stream(statements);
  emitParts(op, [&](StringRef code) { return share(op, code); }, partsStream);
  // If the dialect isn't loaded, its ops have no class.
  if (isOverlay)
    stream << formatv("    if (!operation->isRegistered()) {{\n"
                      "      return ::mlir::availability::emitUnloaded(sink, "
                      "{0});\n    }\n",
                      quote(op.judgedBy));
  if (mentionsOp(parts))
    stream << formatv("    auto op = ::llvm::cast<{0}>(operation);\n",
                      op.qualClassName);
  stream << parts;
  auto [it, isNew] = instanceFunctions.try_emplace(statements, "");
  if (!isNew)
    return it->second;
  std::string name = "emit" + op.className + "Clauses";
  std::string function = name;
  for (unsigned count = 2; !functionNames.insert(function).second; ++count)
    function = name + "_" + utostr(count);
  os << formatv(R"cpp(void {0}(
    const ::mlir::availability::AvailabilityOpInterface::Concept *,
    [[maybe_unused]] ::mlir::Operation *operation,
    [[maybe_unused]] ::mlir::availability::OpClauseSink &sink) {{
{1}}
)cpp",
                function, statements);
  return it->second = function;
}

/// Returns the C++ class of all types or attributes.
static StringRef getBase(bool isType) {
  return isType ? "::mlir::Type" : "::mlir::Attribute";
}

std::string RecordEmitter::emitDefFunction(const DefModel &def, size_t index) {
  using Scope = DefModel::Scope;
  // Where the dialect itself visits the types in its ops, it calls functions.
  bool isBuiltin = def.scope == Scope::OpsOfDialect;
  if ((def.scope == Scope::Own && def.isEmpty()) ||
      ((def.scope == Scope::Own || isBuiltin) && !model.contextClass.empty()))
    return "";
  os << formatv(R"cpp(void emitDef{0}(
    {1} nested,
    [[maybe_unused]] const ::mlir::availability::Source &source,
    [[maybe_unused]] ::mlir::availability::ClauseSink &sink) {{
  [[maybe_unused]] auto self = ::llvm::cast<{2}>(nested);
)cpp",
                index, getBase(def.isType), def.qualClassName);
  emitDefNeeds(def, os);
  os << "}\n";
  if (def.scope == Scope::Own)
    return formatv("  {0}::attachInterface<\n"
                   "      ::mlir::availability::{1}Model<{0}, emitDef{2}>>("
                   "context);\n",
                   def.qualClassName, def.isType ? "Type" : "Attr", index);
  if (def.scope == Scope::Discardable)
    return formatv("  dialect.addDiscardableOverlay({0}, emitDef{1});\n",
                   quote(def.name), index);
  return formatv("  dialect.add{0}Overlay(\n"
                 "      ::mlir::TypeID::get<{1}>(), {2}, emitDef{3});\n",
                 def.isType ? "Type" : "Attribute", def.qualClassName,
                 isBuiltin ? quote(model.dialect) : "\"\"", index);
}

//===----------------------------------------------------------------------===//
// Clauses and cases
//===----------------------------------------------------------------------===//

std::string RecordEmitter::getFunction(const ClauseListModel &list) {
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

std::string RecordEmitter::getCases(const EnumModel &enumModel) {
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

void RecordEmitter::addClauses(Row row, const ClauseListModel &list) {
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

void RecordEmitter::addNeed(SmallVector<const NeedModel *> path,
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

void RecordEmitter::addConditionals(ArrayRef<ConditionalModel> conditionals,
                                    Row row) {
  for (const ConditionalModel &conditional : conditionals) {
    row.when = conditional.words;
    addClauses(row, *conditional.list);
  }
}

void RecordEmitter::addPlaces(ArrayRef<CasePlaceModel> places, const Row &row) {
  for (const CasePlaceModel &place : places) {
    Row ofPlace = row;
    if (place.enumModel)
      ofPlace.cases = getCases(*place.enumModel);
    if (ofPlace.cases != "{}")
      rows.push_back(std::move(ofPlace));
    addPlaces(place.nested, row);
  }
}

void RecordEmitter::addAttribute(const AttributeModel &attribute) {
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

void RecordEmitter::addTypes(const OpModel &op) {
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

size_t RecordEmitter::getOffset(StringRef value) {
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

std::string RecordEmitter::takeRows() {
  if (rows.empty())
    return "{}";
  size_t first = order.size();
  for (const Row &row : rows) {
    std::string packed = "{";
    for (const std::string *field : {&row.name, &row.when, &row.subject,
                                     &row.detail, &row.rule, &row.formula})
      packed += utostr(getOffset(*field)) + ", ";
    packed += formatv("{0}, {1}, ::mlir::availability::RecordedNeed::Sort::"
                      "{2}, ::mlir::availability::SourceKind::{3}}",
                      getPosition(listedFunctions, row.emit),
                      getPosition(listedCases, row.cases), row.sort, row.kind);
    order.push_back(getPosition(needs, packed));
  }
  std::string list = formatv("{{&listedNeeds, {0}, {1}}", first, rows.size());
  rows.clear();
  return list;
}

void RecordEmitter::emitTables() {
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
  os << "constexpr ::mlir::availability::NeedTables listedNeeds = {\n"
        "    listedText, packedNeeds, orderOfNeeds, functionsOfNeeds, "
        "casesOfNeeds};\n";
}

std::string RecordEmitter::emitOp(const OpModel &op, bool isOverlay) {
  // The table lists an op of the dialect even if it needs nothing.
  bool hasModel = isOverlay || op.hasInstanceClauses() ||
                  !op.getNameClauses().empty() || !op.convertedTo.empty();
  std::string nameFunction = hasModel ? emitNameFunction(op) : "nullptr";
  std::string instanceFunction = emitInstanceFunction(op, isOverlay);
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
  return formatv("    {{::llvm::StringLiteral({0}), {1}, {2}, {3}, {4}},\n",
                 quote(op.name), nameFunction, instanceFunction,
                 isOverlay ? "true" : "false", takeRows());
}

std::string RecordEmitter::emitDef(const DefModel &def) {
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

void RecordEmitter::emitAttach(StringRef defs) {
  // A C++ array has no size of zero, so the tables end with an empty row.
  os << formatv(R"cpp(static void attachRecords(::mlir::MLIRContext &context) {{
  ::mlir::availability::attachRecords(
      context, ::llvm::ArrayRef(opRecords).drop_back(),
      ::llvm::ArrayRef(defRecords).drop_back());
  [[maybe_unused]] auto &dialect =
      *context.getOrLoadDialect<::mlir::availability::AvailabilityDialect>();
{0})cpp",
                defs);
  for (StringRef name : model.closedRegions)
    os << formatv("  dialect.closeRegions({0});\n", quote(name));
  for (const auto &[dialect, targets] : model.onlyTargets)
    os << formatv("  dialect.restrictToTargets({0}, {1});\n", quote(dialect),
                  quote(targets));
  for (const auto &[op, naming] : model.namings)
    os << formatv("  dialect.nameByAttribute({0}, {1}, {2});\n", quote(op),
                  quote(naming.attribute), quote(naming.prefix));
  os << "}\n";
}

void RecordEmitter::emit() {
  std::string ops, defs, attachDefs;
  os << "namespace {\n";
  getPosition(listedFunctions, "nullptr");
  getPosition(listedCases, "{}");
  countShared();
  for (const OpModel &op : model.ops)
    if (!op.isHandWritten)
      ops += emitOp(op, /*isOverlay=*/false);
  for (const OpModel &op : model.overlays)
    ops += emitOp(op, /*isOverlay=*/true);
  for (auto [index, def] : enumerate(model.defs)) {
    attachDefs += emitDefFunction(def, index);
    if (!def.isEmpty())
      defs += emitDef(def);
  }
  os << bodyText;
  if (!needs.empty())
    emitTables();
  os << "constexpr ::mlir::availability::OpRecord opRecords[] = {\n"
     << ops
     << "    {::llvm::StringLiteral(\"\"), nullptr, nullptr}};\n"
        "constexpr ::mlir::availability::DefRecord defRecords[] = {\n"
     << defs
     << "    {::llvm::StringLiteral(\"\"), ::llvm::StringLiteral(\"\"),\n"
        "     ::mlir::availability::DefKind::Type, "
        "::llvm::StringLiteral(\"\"), nullptr, {}}};\n"
        "} // namespace\n";
  emitAttach(attachDefs);
}

//===----------------------------------------------------------------------===//
// Functions for the dialect to call
//===----------------------------------------------------------------------===//

static void emitSignature(const Model &model, bool isType, raw_ostream &os) {
  os << formatv("bool emit{0}Availability(\n    {1} nested,\n",
                isType ? "Type" : "Attr", getBase(isType));
  if (isType)
    os << formatv("    [[maybe_unused]] const {0} &context,\n",
                  model.contextClass);
  os << "    [[maybe_unused]] const ::mlir::availability::Source &source,\n"
        "    [[maybe_unused]] ::mlir::availability::ClauseSink &sink)";
}

static void emitFunction(const Model &model, bool isType, raw_ostream &os) {
  NamespaceEmitter ns(os, model.cppNamespace);
  emitSignature(model, isType, os);
  os << " {\n";
  SmallVector<StringRef> needNothing;
  for (const DefModel &def : model.defs) {
    if (def.isType != isType)
      continue;
    // Needs of another dialect's type or attribute come from its overlay.
    if (!def.isHandWritten &&
        (def.isEmpty() || def.scope == DefModel::Scope::Foreign)) {
      needNothing.push_back(def.qualClassName);
      continue;
    }
    os << formatv("  if ([[maybe_unused]] auto self =\n"
                  "          ::llvm::dyn_cast<{0}>(nested)) {{\n",
                  def.qualClassName);
    if (def.isHandWritten)
      os << formatv("    ::llvm::cast<::mlir::availability::"
                    "Availability{0}Interface>(nested)\n"
                    "        .emitClauses(source, sink);\n",
                    isType ? "Type" : "Attr");
    else
      emitDefNeeds(def, os);
    os << "    return true;\n  }\n";
  }
  if (needNothing.empty())
    os << "  return false;\n}\n";
  else
    os << formatv("  return ::llvm::isa<\n      {0}>(nested);\n}\n",
                  join(needNothing, ",\n      "));
}

void mlir::availability::tblgen::emitDefFunctionDecls(const Model &model,
                                                      raw_ostream &os) {
  if (model.contextClass.empty())
    return;
  NamespaceEmitter ns(os, model.cppNamespace);
  os << "/// Emits what `nested` needs in the place that `context` tells of, "
        "without\n"
        "/// what is nested in it. `source` says what has it. Returns false, "
        "having\n"
        "/// emitted nothing, for a type of which no record says what it "
        "needs.\n";
  emitSignature(model, /*isType=*/true, os);
  os << ";\n"
        "/// The same for an attribute.\n";
  emitSignature(model, /*isType=*/false, os);
  os << ";\n";
}

void mlir::availability::tblgen::emitRecordDefs(const Model &model,
                                                raw_ostream &os) {
  RecordEmitter(model, os).emit();
  if (model.contextClass.empty())
    return;
  for (bool isType : {true, false})
    emitFunction(model, isType, os);
}
