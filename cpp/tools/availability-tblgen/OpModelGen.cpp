//===- OpModelGen.cpp - Interface models of ops ---------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an op needs is a row of a table with two functions: one for what all ops
// of the name need, which ops that need the same share, and one for what hangs
// on the very op. Most ops have none of the latter.
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"
#include "OpParts.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/TableGen/CodeGenHelpers.h"

using namespace llvm;
using namespace mlir::availability::tblgen;

namespace {
/// Merges the requirements along one dimension into `overall`. Alternatives are
/// left out: none of them is needed as such.
class MergeVisitor : public PartVisitor {
public:
  /// `hasNested` says that types and attributes need something along the
  /// dimension too.
  explicit MergeVisitor(const DimensionModel &dimension, bool hasNested = false)
      : dimension(dimension), hasNested(hasNested) {}

  std::string visitList(const ClauseListModel &list, const Twine &) override {
    std::string statements;
    for (const ClauseModel &clause : list.clauses)
      if (clause.anyOf.size() == 1 &&
          clause.anyOf.front().dimension == &dimension)
        statements += getMergeStatements(clause.anyOf.front(), "overall") + " ";
    return statements;
  }
  std::string visitEnum(const EnumModel &enumModel, const Twine &) override {
    if (none_of(enumModel.cases, [&](const auto &entry) {
          return !visitList(*entry.second, "").empty();
        }))
      return "";
    return "merge" + dimension.getCppName() + "(overall, value);";
  }
  std::string visitType(StringRef type, const Twine &) override {
    return mergeNested(type);
  }
  std::string visitContainer(const Twine &) override {
    return mergeNested("value");
  }

private:
  std::string mergeNested(StringRef value) const {
    if (!hasNested)
      return "";
    return ("merge" + dimension.getCppName() + "Nested(overall, " + value +
            ");")
        .str();
  }

  const DimensionModel &dimension;
  bool hasNested;
};

/// Emits the models and collects what is to be attached to which op.
class OpModelEmitter {
public:
  OpModelEmitter(const Model &model, raw_ostream &os) : model(model), os(os) {}

  void emit();

private:
  /// Emits the function that emits what all ops of the name need, unless it is
  /// there, and returns its name.
  std::string emitNameFunction(const OpModel &op);
  /// Emits the function that emits what hangs on the very op, and returns its
  /// name; "nullptr" where nothing does.
  std::string emitInstanceFunction(const OpModel &op);
  void emitTypedModels(const OpModel &op, std::vector<std::string> &models);
  void emitTypedModel(const OpModel &op, const DimensionModel &dimension,
                      StringRef modelName);
  void emitEnumMerge(const EnumModel &enumModel,
                     const DimensionModel &dimension);
  /// Emits that of each enum that `need` holds a value of.
  void emitEnumMerges(const NeedModel &need, const DimensionModel &dimension);
  void emitNestedMerge(const DimensionModel &dimension);
  void emitNestedMerges();
  void emitAttach();
  /// Returns `name`, or something like it where a model or function has it:
  /// ops in several C++ namespaces can have one class name.
  std::string makeModelName(const Twine &name);

  const Model &model;
  raw_ostream &os;
  StringSet<> modelNames;
  /// From what functions do to their numbers.
  StringMap<size_t> nameFunctions;
  /// Op name, and the names of the two functions.
  struct Row {
    StringRef opName;
    std::string nameFunction, instanceFunction;
  };
  std::vector<Row> rows;
  /// Op name to the names of its typed models.
  std::vector<std::pair<StringRef, std::vector<std::string>>> attachments;
  SetVector<std::pair<const EnumModel *, const DimensionModel *>> merged;
  /// The dimensions that types and attributes of the dialect need something
  /// along: any op may have to do with them.
  SetVector<const DimensionModel *> nestedDimensions;
};
} // namespace

/// Adds the dimensions that the typed interfaces of an op with `list` are of:
/// those that the dialect doesn't implement itself.
static void addTypedDimensions(const ClauseListModel &list,
                               SetVector<const DimensionModel *> &dimensions) {
  for (const ClauseModel &clause : list.clauses)
    if (clause.anyOf.size() == 1 && !clause.anyOf.front().dimension->isForeign)
      dimensions.insert(clause.anyOf.front().dimension);
}

/// Adds those of what an op needs besides its list.
static void addTypedDimensions(const NeedModel &need,
                               SetVector<const DimensionModel *> &dimensions) {
  addTypedDimensions(*need.list, dimensions);
  if (need.enumModel)
    for (const auto &entry : need.enumModel->cases)
      addTypedDimensions(*entry.second, dimensions);
  for (const NeedModel &nested : need.nested)
    addTypedDimensions(nested, dimensions);
}

static SetVector<const DimensionModel *> getTypedDimensions(const OpModel &op) {
  SetVector<const DimensionModel *> dimensions;
  auto addAll = [&](ArrayRef<ConditionalModel> conditionals) {
    for (const ConditionalModel &conditional : conditionals)
      addTypedDimensions(*conditional.list, dimensions);
  };
  addTypedDimensions(*op.list, dimensions);
  for (const NeedModel &need : op.needs)
    addTypedDimensions(need, dimensions);
  for (const ValueModel &value :
       concat<const ValueModel>(op.operands, op.results))
    addAll(value.conditionals);
  for (const AttributeModel &attribute : op.attributes) {
    addAll(attribute.conditionals);
    if (attribute.enumModel)
      for (const auto &entry : attribute.enumModel->cases)
        addTypedDimensions(*entry.second, dimensions);
  }
  return dimensions;
}

std::string OpModelEmitter::makeModelName(const Twine &name) {
  std::string unique = name.str();
  for (unsigned count = 2; !modelNames.insert(unique).second; ++count)
    unique = (name + "_" + Twine(count)).str();
  return unique;
}

//===----------------------------------------------------------------------===//
// Functions that emit clauses
//===----------------------------------------------------------------------===//

std::string OpModelEmitter::emitNameFunction(const OpModel &op) {
  ClauseVisitor visitor;
  std::string statements = visitor.visitList(*op.list, "{}");
  raw_string_ostream stream(statements);
  emitConstantNeeds(op, visitor, stream);
  auto [it, inserted] =
      nameFunctions.try_emplace(statements, nameFunctions.size());
  std::string function = formatv("emitNameClauses{0}", it->second);
  if (inserted)
    os << formatv(
        "static void {0}(\n"
        "    [[maybe_unused]] ::mlir::availability::OpClauseSink &sink) "
        "{{\n  {1}\n}\n",
        function, statements);
  return function;
}

std::string OpModelEmitter::emitInstanceFunction(const OpModel &op) {
  if (!op.hasInstanceClauses())
    return "nullptr";
  std::string function = makeModelName("emit" + op.className + "Clauses");
  os << formatv(R"cpp(static void {0}(
    const ::mlir::availability::AvailabilityOpInterface::Concept *,
    ::mlir::Operation *operation,
    [[maybe_unused]] ::mlir::availability::OpClauseSink &sink) {{
  [[maybe_unused]] auto op = ::llvm::cast<{1}>(operation);
)cpp",
                function, op.qualClassName);
  ClauseVisitor visitor;
  emitParts(op, visitor, os);
  os << "}\n";
  return function;
}

//===----------------------------------------------------------------------===//
// Models of typed interfaces
//===----------------------------------------------------------------------===//

void OpModelEmitter::emitEnumMerge(const EnumModel &enumModel,
                                   const DimensionModel &dimension) {
  MergeVisitor visitor(dimension);
  os << formatv("[[maybe_unused]] static void merge{0}(\n    {1} &overall, "
                "{2} value) {{\n",
                dimension.getCppName(), dimension.queryFnRetType,
                enumModel.getQualName());
  for (const auto &[enumCase, list] : enumModel.cases) {
    std::string statements = visitor.visitList(*list, "");
    if (statements.empty())
      continue;
    std::string test =
        enumModel.isBitEnum && enumCase.value != 0
            ? formatv("(static_cast<uint64_t>(value) & {0:x}ull) == {0:x}ull",
                      static_cast<uint64_t>(enumCase.value))
                  .str()
            : formatv("value == {0}::{1}", enumModel.getQualName(),
                      enumCase.symbol)
                  .str();
    os << formatv("  if ({0}) {{ {1} }\n", test, statements);
  }
  os << "}\n";
}

void OpModelEmitter::emitEnumMerges(const NeedModel &need,
                                    const DimensionModel &dimension) {
  if (need.enumModel && merged.insert({need.enumModel, &dimension}))
    emitEnumMerge(*need.enumModel, dimension);
  for (const NeedModel &nested : need.nested)
    emitEnumMerges(nested, dimension);
}

void OpModelEmitter::emitNestedMerge(const DimensionModel &dimension) {
  MergeVisitor visitor(dimension);
  os << formatv("template <typename T>\n"
                "static void merge{0}Nested({1} &overall, T root) {{\n"
                "  ::mlir::AttrTypeWalker walker;\n",
                dimension.getCppName(), dimension.queryFnRetType);
  for (bool isType : {true, false}) {
    os << formatv("  walker.addWalk([&]([[maybe_unused]] {0} nested) {{\n",
                  isType ? "::mlir::Type" : "::mlir::Attribute");
    for (const DefModel &def : model.defs) {
      if (def.isType != isType)
        continue;
      os << formatv("    if ([[maybe_unused]] auto self =\n"
                    "            ::llvm::dyn_cast<{0}>(nested)) {{\n",
                    def.qualClassName);
      emitDefNeeds(def, visitor, os);
      os << "    }\n";
    }
    os << "  });\n";
  }
  os << "  walker.walk(root);\n"
        "}\n";
}

void OpModelEmitter::emitNestedMerges() {
  // Where a type is, only the dialect's C++ knows.
  if (!model.contextClass.empty())
    return;
  for (const DefModel &def : model.defs) {
    addTypedDimensions(*def.list, nestedDimensions);
    for (const auto &parameter : def.enumParameters)
      for (const auto &entry : parameter.second->cases)
        addTypedDimensions(*entry.second, nestedDimensions);
    for (const NeedModel &need : def.needs)
      addTypedDimensions(need, nestedDimensions);
  }
  for (const DimensionModel *dimension : nestedDimensions) {
    for (const DefModel &def : model.defs) {
      for (const auto &parameter : def.enumParameters)
        if (merged.insert({parameter.second, dimension}))
          emitEnumMerge(*parameter.second, *dimension);
      for (const NeedModel &need : def.needs)
        emitEnumMerges(need, *dimension);
    }
    emitNestedMerge(*dimension);
  }
}

void OpModelEmitter::emitTypedModel(const OpModel &op,
                                    const DimensionModel &dimension,
                                    StringRef modelName) {
  bool hasNested = nestedDimensions.contains(&dimension);
  MergeVisitor visitor(dimension, hasNested);
  os << formatv("struct {0}\n"
                "    : {1}::{2}::FallbackModel<{0}> {{\n"
                "  {3} {4}([[maybe_unused]] ::mlir::Operation *operation) "
                "const {{\n"
                "    {3} overall = {5};\n"
                "    {6}\n",
                modelName, dimension.cppNamespace, dimension.interfaceName,
                dimension.queryFnRetType, dimension.queryFnName,
                dimension.initializer, visitor.visitList(*op.list, ""));
  emitConstantNeeds(op, visitor, os);
  if (op.hasInstanceClauses())
    os << formatv("    [[maybe_unused]] auto op = ::llvm::cast<{0}>(operation);"
                  "\n",
                  op.qualClassName);
  emitParts(op, visitor, os);
  if (hasNested)
    os << formatv(
        R"cpp(    for (::mlir::Type type : operation->getOperandTypes())
      merge{0}Nested(overall, type);
    for (::mlir::Type type : operation->getResultTypes())
      merge{0}Nested(overall, type);
    for (::mlir::Region &region : operation->getRegions())
      for (::mlir::Block &block : region)
        for (::mlir::Type type : block.getArgumentTypes())
          merge{0}Nested(overall, type);
)cpp",
        dimension.getCppName());
  os << "    return overall;\n"
        "  }\n"
        "};\n";
}

void OpModelEmitter::emitTypedModels(const OpModel &op,
                                     std::vector<std::string> &models) {
  SetVector<const DimensionModel *> dimensions = getTypedDimensions(op);
  dimensions.insert_range(nestedDimensions);
  for (const DimensionModel *dimension : dimensions) {
    for (const AttributeModel &attribute : op.attributes)
      if (attribute.enumModel &&
          merged.insert({attribute.enumModel, dimension}))
        emitEnumMerge(*attribute.enumModel, *dimension);
    for (const NeedModel &need : op.needs)
      emitEnumMerges(need, *dimension);
    models.push_back(makeModelName(op.className + dimension->getCppName()));
    emitTypedModel(op, *dimension, models.back());
  }
}

//===----------------------------------------------------------------------===//
// All together
//===----------------------------------------------------------------------===//

void OpModelEmitter::emitAttach() {
  os << "static constexpr ::mlir::availability::OpModelRow opModelRows[] = {\n";
  for (const Row &row : rows)
    os << formatv("    {{::llvm::StringLiteral({0}), {1}, {2}},\n",
                  quote(row.opName), row.nameFunction, row.instanceFunction);
  // An array has to have something in it.
  os << "    {::llvm::StringLiteral(\"\"), nullptr, nullptr}};\n";
  // It runs once for each context: small beats fast.
  os << R"cpp(template <typename... Models>
[[maybe_unused]] LLVM_ATTRIBUTE_NOINLINE LLVM_ATTRIBUTE_MINSIZE static void
attachToOp(::mlir::MLIRContext &context, ::llvm::StringRef name) {
  ::mlir::RegisteredOperationName::lookup(name, &context)
      ->attachInterface<Models...>();
}
)cpp";
  NamespaceEmitter ns(os, model.cppNamespace);
  os << "void attachAvailabilityModels(::mlir::MLIRContext &context) {\n"
        "  ::mlir::availability::attachOpModels(\n"
        "      context, ::llvm::ArrayRef(opModelRows).drop_back());\n";
  for (const auto &[name, models] : attachments)
    if (!models.empty())
      os << formatv("  attachToOp<{0}>(context, {1});\n", join(models, ", "),
                    quote(name));
  os << "}\n";
}

void OpModelEmitter::emit() {
  os << "namespace {\n";
  emitNestedMerges();
  for (const OpModel &op : model.ops) {
    if (op.isHandWritten)
      continue;
    if (op.hasInstanceClauses() || !op.getNameClauses().empty())
      rows.push_back({op.name, emitNameFunction(op), emitInstanceFunction(op)});
    std::vector<std::string> models;
    emitTypedModels(op, models);
    attachments.emplace_back(op.name, std::move(models));
  }
  os << "} // namespace\n";
  emitAttach();
}

void mlir::availability::tblgen::emitOpModelDecls(const Model &model,
                                                  raw_ostream &os) {
  NamespaceEmitter ns(os, model.cppNamespace);
  os << "/// Attaches the generated interface models to the ops. The dialect\n"
        "/// must be loaded in `context`.\n"
        "void attachAvailabilityModels(::mlir::MLIRContext &context);\n";
}

void mlir::availability::tblgen::emitOpModelDefs(const Model &model,
                                                 raw_ostream &os) {
  OpModelEmitter(model, os).emit();
}
