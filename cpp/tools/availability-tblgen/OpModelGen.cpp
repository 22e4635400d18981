//===- OpModelGen.cpp - Interface models of ops ---------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops that need the same, whatever their attributes, share a model: an
// interface model is looked up by the op's name and has no need of its class.
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/TableGen/CodeGenHelpers.h"

using namespace llvm;
using namespace mlir::availability::tblgen;

namespace {
/// Emits the models and collects what is to be attached to which op.
class OpModelEmitter {
public:
  OpModelEmitter(const Model &model, raw_ostream &os) : model(model), os(os) {}

  void emit();

private:
  void emitSharedModel(const RequirementListModel &list);
  void emitOwnModel(const OpModel &op);
  void emitAttribute(const AttributeModel &attribute);
  void emitEnumMerge(const EnumModel &enumModel,
                     const DimensionModel &dimension);
  void emitTypedModel(const OpModel &op, const DimensionModel &dimension);
  void emitAttach();

  /// Emits statements that read the attribute's value, an enumerant or a type,
  /// up to and with the opening of the block in which `use` stands.
  void emitAttributeUse(const AttributeModel &attribute, const Twine &use);

  const Model &model;
  raw_ostream &os;
  /// Op name to the names of its models.
  std::vector<std::pair<StringRef, std::vector<std::string>>> attachments;
};
} // namespace

/// Returns the dimensions that requirements of the op can be of and that the
/// dialect doesn't implement itself.
static SetVector<const DimensionModel *> getTypedDimensions(const OpModel &op) {
  SetVector<const DimensionModel *> result;
  auto add = [&](const RequirementListModel &list) {
    for (const RequirementModel &requirement : list.requirements)
      if (!requirement.dimension->isForeign)
        result.insert(requirement.dimension);
  };
  add(*op.requirements);
  for (const AttributeModel &attribute : op.attributes)
    if (attribute.enumModel)
      for (const auto &entry : attribute.enumModel->cases)
        add(*entry.second);
  return result;
}

void OpModelEmitter::emitSharedModel(const RequirementListModel &list) {
  os << formatv(R"cpp(struct SharedAvailability{0}
    : ::mlir::availability::AvailabilityOpInterface::FallbackModel<
          SharedAvailability{0}> {{
  static void emitNameClauses(::mlir::availability::ClauseSink &sink) {{
    emitRequirements{0}(sink, {{});
  }
  static bool hasInstanceClauses() {{ return false; }
  void emitInstanceClauses(::mlir::Operation *,
                           ::mlir::availability::ClauseSink &) const {{}
};
)cpp",
                list.index);
}

void OpModelEmitter::emitAttributeUse(const AttributeModel &attribute,
                                      const Twine &use) {
  os << formatv("    if (auto attr = op.{0}()) {{\n", attribute.getter);
  if (!attribute.enumModel) {
    os << "      auto value = attr.getValue();\n";
  } else {
    std::string enumName = attribute.enumModel->getQualName();
    os << formatv("      {0} value = ", enumName);
    if (attribute.hasEnumStorage)
      os << "attr.getValue();\n";
    else
      os << formatv("static_cast<{0}>(attr.getValue().getZExtValue());\n",
                    enumName);
  }
  if (attribute.defaultValue.empty())
    os << "      " << use << "\n";
  else
    os << formatv("      if (value != {0})\n        {1}\n",
                  attribute.defaultValue, use.str());
  os << "    }\n";
}

void OpModelEmitter::emitAttribute(const AttributeModel &attribute) {
  StringRef kind = attribute.enumModel ? "Attribute" : "Type";
  std::string source =
      formatv("{{::mlir::availability::SourceKind::{0}, {1}}", kind,
              quote(attribute.name));
  if (attribute.enumModel)
    emitAttributeUse(attribute, attribute.enumModel->cppNamespace +
                                    "::emitAvailability(value, sink, " +
                                    source + ");");
  else
    emitAttributeUse(attribute, "sink.emitType(value, " + source + ");");
}

void OpModelEmitter::emitOwnModel(const OpModel &op) {
  os << formatv(R"cpp(struct {0}Availability
    : ::mlir::availability::AvailabilityOpInterface::ExternalModel<
          {0}Availability, {1}> {{
  static void
  emitNameClauses([[maybe_unused]] ::mlir::availability::ClauseSink &sink) {{
)cpp",
                op.className, op.qualClassName);
  if (!op.requirements->requirements.empty())
    os << formatv("    emitRequirements{0}(sink, {{});\n",
                  op.requirements->index);
  os << formatv(R"cpp(  }
  static bool hasInstanceClauses() {{ return true; }
  void emitInstanceClauses(::mlir::Operation *operation,
                           ::mlir::availability::ClauseSink &sink) const {{
    auto op = ::llvm::cast<{0}>(operation);
)cpp",
                op.qualClassName);
  for (const AttributeModel &attribute : op.attributes)
    emitAttribute(attribute);
  os << "  }\n};\n";
}

void OpModelEmitter::emitEnumMerge(const EnumModel &enumModel,
                                   const DimensionModel &dimension) {
  os << formatv("[[maybe_unused]] static void merge{0}(\n    {1} &overall, "
                "{2} value) {{\n",
                dimension.getCppName(), dimension.queryFnRetType,
                enumModel.getQualName());
  for (const auto &[enumCase, list] : enumModel.cases) {
    std::string test =
        enumModel.isBitEnum && enumCase.value != 0
            ? formatv("(static_cast<uint64_t>(value) & {0:x}ull) == {0:x}ull",
                      static_cast<uint64_t>(enumCase.value))
                  .str()
            : formatv("value == {0}::{1}", enumModel.getQualName(),
                      enumCase.symbol)
                  .str();
    for (const RequirementModel &requirement : list->requirements)
      if (requirement.dimension == &dimension)
        os << formatv("  if ({0})\n    {1}\n", test,
                      getMergeStatements(requirement, "overall"));
  }
  os << "}\n";
}

void OpModelEmitter::emitTypedModel(const OpModel &op,
                                    const DimensionModel &dimension) {
  os << formatv("struct {0}{1}\n"
                "    : {2}::{3}::FallbackModel<{0}{1}> {{\n"
                "  {4} {5}([[maybe_unused]] ::mlir::Operation *operation) "
                "const {{\n"
                "    {4} overall = {6};\n",
                op.className, dimension.getCppName(), dimension.cppNamespace,
                dimension.interfaceName, dimension.queryFnRetType,
                dimension.queryFnName, dimension.initializer);
  for (const RequirementModel &requirement : op.requirements->requirements)
    if (requirement.dimension == &dimension)
      os << "    " << getMergeStatements(requirement, "overall") << "\n";
  if (any_of(op.attributes,
             [](const AttributeModel &attr) { return attr.enumModel; }))
    os << formatv("    auto op = ::llvm::cast<{0}>(operation);\n",
                  op.qualClassName);
  for (const AttributeModel &attribute : op.attributes)
    if (attribute.enumModel)
      emitAttributeUse(attribute,
                       "merge" + dimension.getCppName() + "(overall, value);");
  os << "    return overall;\n"
        "  }\n"
        "};\n";
}

void OpModelEmitter::emitAttach() {
  NamespaceEmitter ns(os, model.cppNamespace);
  os << "void attachAvailabilityModels(::mlir::MLIRContext &context) {\n";
  for (const auto &[name, models] : attachments)
    os << formatv("  ::mlir::RegisteredOperationName::lookup({0}, &context)\n"
                  "      ->attachInterface<{1}>();\n",
                  quote(name), join(models, ", "));
  os << "}\n";
}

void OpModelEmitter::emit() {
  os << "namespace {\n";
  SmallPtrSet<const RequirementListModel *, 16> shared;
  for (const OpModel &op : model.ops) {
    if (op.isHandWritten)
      continue;
    std::vector<std::string> models;
    if (!op.attributes.empty()) {
      emitOwnModel(op);
      models.push_back(op.className + "Availability");
    } else if (!op.requirements->requirements.empty()) {
      if (shared.insert(op.requirements).second)
        emitSharedModel(*op.requirements);
      models.push_back(
          formatv("SharedAvailability{0}", op.requirements->index));
    }
    attachments.emplace_back(op.name, std::move(models));
  }
  SetVector<std::pair<const EnumModel *, const DimensionModel *>> merged;
  for (auto [op, attachment] : zip(
           make_filter_range(model.ops,
                             [](const OpModel &op) { return !op.isHandWritten; }),
           attachments)) {
    for (const DimensionModel *dimension : getTypedDimensions(op)) {
      for (const AttributeModel &attribute : op.attributes)
        if (attribute.enumModel &&
            merged.insert({attribute.enumModel, dimension}))
          emitEnumMerge(*attribute.enumModel, *dimension);
      emitTypedModel(op, *dimension);
      attachment.second.push_back(op.className + dimension->getCppName());
    }
  }
  os << "} // namespace\n";
  erase_if(attachments, [](const auto &entry) { return entry.second.empty(); });
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
