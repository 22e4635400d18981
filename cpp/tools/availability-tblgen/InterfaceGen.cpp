//===- InterfaceGen.cpp - The typed interface of a dimension --------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/TableGen/CodeGenHelpers.h"

using namespace llvm;
using namespace mlir::availability::tblgen;

// Interface name, query function's return type and name.
static constexpr const char *const traitsDecl = R"cpp(
class {0};
namespace detail {{
struct {0}InterfaceTraits {{
  struct Concept {{
    {1} (*{2})(const Concept *impl, ::mlir::Operation *op);
  };
  template <typename ConcreteOp>
  struct Model : Concept {{
    using Interface = {0};
    Model() : Concept{{{2}} {{}
    static {1} {2}(const Concept *, ::mlir::Operation *op) {{
      return ::llvm::cast<ConcreteOp>(op).{2}();
    }
  };
  template <typename ConcreteModel>
  struct FallbackModel : Concept {{
    using Interface = {0};
    FallbackModel() : Concept{{{2}} {{}
    static {1} {2}(const Concept *impl, ::mlir::Operation *op) {{
      return static_cast<const ConcreteModel *>(impl)->{2}(op);
    }
  };
  template <typename ConcreteModel, typename ConcreteOp>
  struct ExternalModel : FallbackModel<ConcreteModel> {{
    using ConcreteEntity = ConcreteOp;
  };
};
} // namespace detail
)cpp";

static constexpr const char *const interfaceDecl = R"cpp(
class {0} : public ::mlir::OpInterface<{0}, detail::{0}InterfaceTraits> {{
public:
  using ::mlir::OpInterface<{0}, detail::{0}InterfaceTraits>::OpInterface;
  {1} {2}();
  /// Returns the same for any op, from all of its requirements along the
  /// dimension, those that other dialects state included.
  static {1} {2}(::mlir::Operation *op);
};
)cpp";

static void emitDescription(StringRef description, raw_ostream &os) {
  SmallVector<StringRef> lines;
  description.trim().split(lines, '\n');
  for (StringRef line : lines)
    os << "/// " << line.trim() << "\n";
}

/// Emits the trait that adds the queries to op classes as members.
static void emitTrait(const Model &model, raw_ostream &os) {
  NamespaceEmitter ns(os, model.cppNamespace);
  os << "/// Gives an op class the typed queries as members; see\n"
        "/// `AvailabilityQueries` in Availability.td.\n"
        "template <typename ConcreteOp>\n"
        "class AvailabilityQueries\n"
        "    : public ::mlir::OpTrait::TraitBase<ConcreteOp, "
        "AvailabilityQueries> {\n"
        "public:\n";
  for (const auto &entry : model.dimensions) {
    const DimensionModel &dimension = *entry.second;
    if (dimension.hasOwnInterface())
      os << formatv("  {0} {1}() {{\n"
                    "    return {2}::{3}::{1}(\n"
                    "        ::mlir::availability::requireAvailability("
                    "this->getOperation()));\n"
                    "  }\n",
                    dimension.queryFnRetType, dimension.queryFnName,
                    dimension.cppNamespace, dimension.interfaceName);
  }
  os << "};\n";
}

void mlir::availability::tblgen::emitInterfaceDecls(const Model &model,
                                                    raw_ostream &os) {
  for (const auto &entry : model.dimensions) {
    const DimensionModel &dimension = *entry.second;
    if (!dimension.hasOwnInterface())
      continue;
    {
      NamespaceEmitter ns(os, dimension.cppNamespace);
      os << formatv(traitsDecl, dimension.interfaceName,
                    dimension.queryFnRetType, dimension.queryFnName);
      emitDescription(dimension.interfaceDescription, os);
      os << StringRef(formatv(interfaceDecl, dimension.interfaceName,
                              dimension.queryFnRetType, dimension.queryFnName)
                          .str())
                .ltrim('\n');
    }
    os << formatv("MLIR_DECLARE_EXPLICIT_TYPE_ID({0}::{1})\n",
                  dimension.cppNamespace, dimension.interfaceName);
  }
  if (!model.isOverlayDialect)
    emitTrait(model, os);
}

/// Returns the statement that merges `instance` into `overall`.
static std::string getMergeStatement(const DimensionModel &dimension) {
  std::string merge = dimension.mergeAction;
  for (const auto &[placeholder, replacement] :
       {std::pair<StringRef, StringRef>{"$overall", "overall"},
        {"$final", "overall"},
        {"$instance", "instance"}}) {
    size_t position = 0;
    while ((position = merge.find(placeholder, position)) !=
           std::string::npos) {
      merge.replace(position, placeholder.size(), replacement);
      position += replacement.size();
    }
  }
  return merge;
}

void mlir::availability::tblgen::emitInterfaceDefs(const Model &model,
                                                   raw_ostream &os) {
  for (const auto &entry : model.dimensions) {
    const DimensionModel &dimension = *entry.second;
    if (!dimension.hasOwnInterface())
      continue;
    os << formatv("MLIR_DEFINE_EXPLICIT_TYPE_ID({0}::{1})\n",
                  dimension.cppNamespace, dimension.interfaceName);
    NamespaceEmitter ns(os, dimension.cppNamespace);
    // Whatever C++ compares it with, a value that isn't in the enum is no
    // limit.
    std::string noLimit, first;
    if (dimension.enumRecord && dimension.mergesToOne()) {
      noLimit = formatv("  bool isUnlimited = !::mlir::availability::isValueOf("
                        "get{0}Dimension(), overall);\n",
                        dimension.getCppName());
      first = formatv("if (std::exchange(isUnlimited, false))\n"
                      "          overall = static_cast<{0}>(instance);\n"
                      "        ",
                      dimension.queryFnRetType);
    }
    os << formatv(R"cpp({0} {1}::{2}() {{
  return getImpl()->{2}(getImpl(), getOperation());
}
{0} {1}::{2}(::mlir::Operation *op) {{
  {0} overall = {3};
{7}  ::mlir::availability::forEachInstance<{4}>(
      op, get{5}Dimension(), [&]([[maybe_unused]] {4} instance) {{
        {8}{6};
      });
  return overall;
}
)cpp",
                  dimension.queryFnRetType, dimension.interfaceName,
                  dimension.queryFnName, dimension.initializer,
                  dimension.instanceType, dimension.getCppName(),
                  getMergeStatement(dimension), noLimit, first);
  }
}
