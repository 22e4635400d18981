//===- RegisterGen.cpp - Registration of a dialect ------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A single function registers everything that is generated, so that nothing can
// be forgotten. If a record states that a dialect has hand-written code, the
// dialect must define a function that returns it.
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/TableGen/CodeGenHelpers.h"

#include <set>

using namespace llvm;
using namespace mlir::availability::tblgen;

//===----------------------------------------------------------------------===//
// Declarations
//===----------------------------------------------------------------------===//

static constexpr const char *const interfaceDecl = R"cpp(
/// What dialect `{0}` contributes to availability as a whole, as far as records
/// say it.
class {1}AvailabilityInterface
    : public ::mlir::availability::AvailabilityDialectInterface {{
public:
  explicit {1}AvailabilityInterface(::mlir::Dialect *dialect)
      : AvailabilityDialectInterface(dialect) {{}
  ::llvm::ArrayRef<const ::mlir::availability::Dimension *>
  getDimensions() const override;
  ::llvm::ArrayRef<::mlir::availability::NamedTarget>
  getNamedTargets() const override;
};
)cpp";

static constexpr const char *const hooksDecl = R"cpp(
/// To be defined by hand, as there is a record `AvailabilityHooks`. Attaches to
/// the context of `dialect`, which is being loaded, what isn't generated, and
/// returns the dialect's interface, of the class above or one derived from it.
std::unique_ptr<{0}AvailabilityInterface>
attach{0}AvailabilityHooks(::mlir::Dialect &dialect);
)cpp";

static constexpr const char *const registerDecl = R"cpp(
/// Adds the dialect to `registry`, and has everything that is said of its
/// availability, and by it of other dialects', take part in contexts that load
/// it. To do so again changes nothing.
void register{0}Availability(::mlir::DialectRegistry &registry);
)cpp";

static constexpr const char *const overlayDialectDecl = R"cpp(
/// The dialect `{0}` has nothing of its own: it says what ops, types and
/// attributes of other dialects need.
class {1} : public ::mlir::Dialect {{
public:
  explicit {1}(::mlir::MLIRContext *context);
  static constexpr ::llvm::StringLiteral getDialectNamespace() {{
    return ::llvm::StringLiteral("{0}");
  }
};
)cpp";

void mlir::availability::tblgen::emitRegisterDecls(const Model &model,
                                                   raw_ostream &os) {
  std::string prefix = model.getCppPrefix();
  {
    NamespaceEmitter ns(os, model.cppNamespace);
    if (model.isOverlayDialect)
      os << formatv(overlayDialectDecl, model.dialect, model.dialectClass);
    os << formatv(interfaceDecl, model.dialect, prefix);
    if (model.hasHooks)
      os << formatv(hooksDecl, prefix);
    os << formatv(registerDecl, prefix);
  }
  if (model.isOverlayDialect)
    os << formatv("MLIR_DECLARE_EXPLICIT_TYPE_ID({0}::{1})\n",
                  model.cppNamespace, model.dialectClass);
}

//===----------------------------------------------------------------------===//
// Definitions
//===----------------------------------------------------------------------===//

/// Returns the dialects that have overlays, except the builtin one, which is
/// always loaded.
static std::set<std::string> getOverlaidDialects(const Model &model) {
  std::set<std::string> dialects;
  for (const OpModel &op : model.overlays)
    dialects.insert(StringRef(op.name).split('.').first.str());
  for (const DefModel &def : model.defs)
    if (def.scope == DefModel::Scope::Foreign ||
        def.scope == DefModel::Scope::Discardable)
      dialects.insert(def.dialect);
  for (StringRef name : model.closedRegions)
    dialects.insert(name.split('.').first.str());
  for (const auto &entry : model.onlyTargets)
    dialects.insert(entry.first);
  for (const auto &entry : model.namings)
    dialects.insert(StringRef(entry.first).split('.').first.str());
  dialects.erase(model.dialect);
  return dialects;
}

/// Emits the extensions for dialects with overlays. Their ops get the typed
/// queries when both dialects are loaded. An overlay dialect is loaded together
/// with the first of them, since nothing else would load it.
static void emitOverlayExtensions(const Model &model, raw_ostream &os) {
  std::set<std::string> dialects = getOverlaidDialects(model);
  if (dialects.empty())
    return;
  os << "  static constexpr ::llvm::StringLiteral overlaid[] = {\n";
  for (const std::string &dialect : dialects)
    os << "      ::llvm::StringLiteral(" << quote(dialect) << "),\n";
  os << "  };\n";
  StringRef required = model.dialect;
  if (model.isOverlayDialect)
    required = "";
  os << formatv("  ::mlir::availability::addOverlayExtensions(\n"
                "      registry, {0}, overlaid, +[](::mlir::MLIRContext "
                "*context) {{\n",
                quote(required));
  if (model.isOverlayDialect)
    os << formatv("        context->getOrLoadDialect<{0}>();\n",
                  model.dialectClass);
  os << "        attachQueryModels(*context);\n"
        "      });\n";
}

static void emitRegister(const Model &model, raw_ostream &os) {
  std::string prefix = model.getCppPrefix();
  NamespaceEmitter ns(os, model.cppNamespace);
  if (model.isOverlayDialect)
    os << formatv("{0}::{0}(::mlir::MLIRContext *context)\n"
                  "    : ::mlir::Dialect(getDialectNamespace(), context,\n"
                  "                      ::mlir::TypeID::get<{0}>()) {{}\n",
                  model.dialectClass);
  os << formatv(R"cpp(
::llvm::ArrayRef<const ::mlir::availability::Dimension *>
{0}AvailabilityInterface::getDimensions() const {{
  return getAvailabilityDimensions();
}
::llvm::ArrayRef<::mlir::availability::NamedTarget>
{0}AvailabilityInterface::getNamedTargets() const {{
  return {1}::getNamedTargets();
}
void register{0}Availability(::mlir::DialectRegistry &registry) {{
  registry.insert<{2}>();
  registry.addExtension(+[](::mlir::MLIRContext *context, {2} *dialect) {{
)cpp",
                prefix, model.cppNamespace, model.dialectClass);
  if (model.hasHooks)
    os << formatv("    dialect->addInterface(std::unique_ptr<"
                  "::mlir::DialectInterface>(\n"
                  "        attach{0}AvailabilityHooks(*dialect)));\n",
                  prefix);
  else
    os << formatv("    dialect->addInterfaces<{0}AvailabilityInterface>();\n",
                  prefix);
  os << "    attachRecords(*context);\n"
        "    attachQueryModels(*context);\n";
  // Hooks may define how a text becomes a target, and may need further
  // dialects.
  if (!model.targets.empty() && !model.hasHooks)
    os << "    ::mlir::availability::verifyNamedTargets(*dialect);\n";
  os << "  });\n";
  emitOverlayExtensions(model, os);
  os << "}\n";
}

void mlir::availability::tblgen::emitRegisterDefs(const Model &model,
                                                  raw_ostream &os) {
  if (model.isOverlayDialect)
    os << formatv("MLIR_DEFINE_EXPLICIT_TYPE_ID({0}::{1})\n",
                  model.cppNamespace, model.dialectClass);
  emitRegister(model, os);
}
