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
};
)cpp";

static void emitDescription(StringRef description, raw_ostream &os) {
  SmallVector<StringRef> lines;
  description.trim().split(lines, '\n');
  for (StringRef line : lines)
    os << "/// " << line.trim() << "\n";
}

void mlir::availability::tblgen::emitInterfaceDecls(const Model &model,
                                                    raw_ostream &os) {
  for (const auto &entry : model.dimensions) {
    const DimensionModel &dimension = *entry.second;
    if (dimension.isForeign)
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
}

void mlir::availability::tblgen::emitInterfaceDefs(const Model &model,
                                                   raw_ostream &os) {
  for (const auto &entry : model.dimensions) {
    const DimensionModel &dimension = *entry.second;
    if (dimension.isForeign)
      continue;
    os << formatv("MLIR_DEFINE_EXPLICIT_TYPE_ID({0}::{1})\n",
                  dimension.cppNamespace, dimension.interfaceName);
    NamespaceEmitter ns(os, dimension.cppNamespace);
    os << formatv("{0} {1}::{2}() {{\n"
                  "  return getImpl()->{2}(getImpl(), getOperation());\n"
                  "}\n",
                  dimension.queryFnRetType, dimension.interfaceName,
                  dimension.queryFnName);
  }
}

std::string
mlir::availability::tblgen::getMergeStatements(const InstanceModel &instance,
                                               StringRef overall) {
  std::string merge = instance.mergeAction;
  for (const auto &[placeholder, replacement] :
       {std::pair<StringRef, std::string>{"$overall", overall.str()},
        {"$final", overall.str()},
        {"$instance",
         instance.dimension->instanceType + "(" + instance.instance + ")"}}) {
    size_t position = 0;
    while ((position = merge.find(placeholder, position)) !=
           std::string::npos) {
      merge.replace(position, placeholder.size(), replacement);
      position += replacement.size();
    }
  }
  return "{ " + instance.preparation + " " + merge + "; }";
}
