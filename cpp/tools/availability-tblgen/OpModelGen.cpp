//===- OpModelGen.cpp - Interface models of ops ---------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops that need the same, whatever their attributes and types, share a model:
// an interface model is looked up by the op's name and has no need of its
// class.
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"
#include "OpParts.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/TableGen/CodeGenHelpers.h"

using namespace llvm;
using namespace mlir::availability::tblgen;

namespace {
/// Emits all clauses.
class ClauseVisitor : public PartVisitor {
public:
  std::string visitList(const ClauseListModel &list,
                        const Twine &source) override {
    if (list.clauses.empty())
      return "";
    return ("emitClauses" + Twine(list.index) + "(sink, " + source + ");")
        .str();
  }
  std::string visitEnum(const EnumModel &enumModel,
                        const Twine &source) override {
    return (enumModel.cppNamespace + "::emitAvailability(value, sink, " +
            source + ");")
        .str();
  }
  std::string visitContainer(const Twine &source) override {
    return ("sink.emitAttribute(value, " + source + ");").str();
  }
  std::string visitPlainEnum(const AttributeModel &attribute) override {
    return formatv("::mlir::availability::emitEnumAttribute(op.{0}(), sink, "
                   "{1});",
                   attribute.getter, quote(attribute.name));
  }
};

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
  std::string visitContainer(const Twine &) override {
    if (!hasNested)
      return "";
    return "merge" + dimension.getCppName() + "Nested(overall, value);";
  }

private:
  const DimensionModel &dimension;
  bool hasNested;
};

/// Emits the models and collects what is to be attached to which op.
class OpModelEmitter {
public:
  OpModelEmitter(const Model &model, raw_ostream &os) : model(model), os(os) {}

  void emit();

private:
  void emitSharedModel(const ClauseListModel &list);
  void emitOwnModel(const OpModel &op, StringRef modelName);
  void emitTypedModels(const OpModel &op, std::vector<std::string> &models);
  void emitTypedModel(const OpModel &op, const DimensionModel &dimension,
                      StringRef modelName);
  void emitEnumMerge(const EnumModel &enumModel,
                     const DimensionModel &dimension);
  void emitNestedMerge(const DimensionModel &dimension);
  void emitAttach();
  /// Returns `name`, or something like it where another model has that name:
  /// ops in several C++ namespaces can have one class name.
  std::string makeModelName(const Twine &name);

  const Model &model;
  raw_ostream &os;
  StringSet<> modelNames;
  /// Op name to the names of its models.
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

static SetVector<const DimensionModel *> getTypedDimensions(const OpModel &op) {
  SetVector<const DimensionModel *> dimensions;
  auto addAll = [&](ArrayRef<ConditionalModel> conditionals) {
    for (const ConditionalModel &conditional : conditionals)
      addTypedDimensions(*conditional.list, dimensions);
  };
  addTypedDimensions(*op.list, dimensions);
  addAll(op.conditionals);
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
// Models of clauses
//===----------------------------------------------------------------------===//

void OpModelEmitter::emitSharedModel(const ClauseListModel &list) {
  os << formatv(R"cpp(struct SharedAvailability{0}
    : ::mlir::availability::AvailabilityOpInterface::FallbackModel<
          SharedAvailability{0}> {{
  static void emitNameClauses(::mlir::availability::ClauseSink &sink) {{
    emitClauses{0}(sink, {{});
  }
  static bool hasInstanceClauses() {{ return false; }
  void emitInstanceClauses(::mlir::Operation *,
                           ::mlir::availability::ClauseSink &) const {{}
};
)cpp",
                list.index);
}

void OpModelEmitter::emitOwnModel(const OpModel &op, StringRef modelName) {
  ClauseVisitor visitor;
  os << formatv(R"cpp(struct {0}
    : ::mlir::availability::AvailabilityOpInterface::ExternalModel<
          {0}, {1}> {{
  static void
  emitNameClauses([[maybe_unused]] ::mlir::availability::ClauseSink &sink) {{
    {2}
  }
  static bool hasInstanceClauses() {{ return true; }
  void emitInstanceClauses(::mlir::Operation *operation,
                           ::mlir::availability::ClauseSink &sink) const {{
    auto op = ::llvm::cast<{1}>(operation);
)cpp",
                modelName, op.qualClassName, visitor.visitList(*op.list, "{}"));
  emitParts(op, visitor, os);
  os << "  }\n};\n";
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
      os << formatv("    if ([[maybe_unused]] auto def =\n"
                    "            ::llvm::dyn_cast<{0}>(nested)) {{\n"
                    "      {1}\n",
                    def.qualClassName, visitor.visitList(*def.list, ""));
      for (const auto &[accessor, enumModel] : def.enumParameters) {
        std::string statement = visitor.visitEnum(*enumModel, "");
        if (!statement.empty())
          os << formatv("      {{ auto value = def.{0}(); {1} }\n", accessor,
                        statement);
      }
      os << "    }\n";
    }
    os << "  });\n";
  }
  os << "  walker.walk(root);\n"
        "}\n";
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
    models.push_back(makeModelName(op.className + dimension->getCppName()));
    emitTypedModel(op, *dimension, models.back());
  }
}

//===----------------------------------------------------------------------===//
// All together
//===----------------------------------------------------------------------===//

void OpModelEmitter::emitAttach() {
  // It runs once for each context: small beats fast.
  os << R"cpp([[maybe_unused]] LLVM_ATTRIBUTE_NOINLINE static ::mlir::RegisteredOperationName
findOp(::mlir::MLIRContext &context, ::llvm::StringRef name) {
  return *::mlir::RegisteredOperationName::lookup(name, &context);
}
template <typename... Models>
[[maybe_unused]] LLVM_ATTRIBUTE_NOINLINE LLVM_ATTRIBUTE_MINSIZE static void
attachToOp(::mlir::RegisteredOperationName op) {
  op.attachInterface<Models...>();
}
)cpp";
  NamespaceEmitter ns(os, model.cppNamespace);
  os << "void attachAvailabilityModels(::mlir::MLIRContext &context) {\n";
  for (const auto &[name, models] : attachments)
    if (!models.empty())
      os << formatv("  attachToOp<{0}>(findOp(context, {1}));\n",
                    join(models, ", "), quote(name));
  os << "}\n";
}

void OpModelEmitter::emit() {
  os << "namespace {\n";
  for (const DefModel &def : model.defs) {
    addTypedDimensions(*def.list, nestedDimensions);
    for (const auto &parameter : def.enumParameters)
      for (const auto &entry : parameter.second->cases)
        addTypedDimensions(*entry.second, nestedDimensions);
  }
  for (const DimensionModel *dimension : nestedDimensions) {
    for (const DefModel &def : model.defs)
      for (const auto &parameter : def.enumParameters)
        if (merged.insert({parameter.second, dimension}))
          emitEnumMerge(*parameter.second, *dimension);
    emitNestedMerge(*dimension);
  }
  SmallPtrSet<const ClauseListModel *, 16> shared;
  for (const OpModel &op : model.ops) {
    if (op.isHandWritten)
      continue;
    std::vector<std::string> models;
    if (op.hasInstanceClauses()) {
      models.push_back(makeModelName(op.className + "Availability"));
      emitOwnModel(op, models.back());
    } else if (!op.list->clauses.empty()) {
      if (shared.insert(op.list).second)
        emitSharedModel(*op.list);
      models.push_back(formatv("SharedAvailability{0}", op.list->index));
    }
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
