//===- OpModelGen.cpp - Interface models of ops ---------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The needs of an op are a row of a table with two functions. The first emits
// the needs of all ops of the name, and is shared by names with the same needs.
// The second emits the needs that depend on the individual op, which most ops
// don't have.
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"
#include "OpParts.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace mlir::availability::tblgen;

namespace {
/// Emits the models, and collects which model to attach to which op.
class OpModelEmitter {
public:
  OpModelEmitter(const Model &model, raw_ostream &os) : model(model), os(os) {}

  void emit();

private:
  /// Emits the function for the needs that all ops of the name share, unless it
  /// exists, and returns its name.
  std::string emitNameFunction(const OpModel &op);
  /// Emits the function for the needs that depend on the individual op, and
  /// returns its name; "nullptr" if there are none.
  std::string emitInstanceFunction(const OpModel &op);
  void emitAttach();
  /// Returns `name`, or a variant of it if a model or function already has that
  /// name, since ops in several C++ namespaces can share a class name.
  std::string makeModelName(const Twine &name);

  const Model &model;
  raw_ostream &os;
  StringSet<> modelNames;
  /// Maps the bodies of functions to their numbers.
  StringMap<size_t> nameFunctions;
  /// The op name, and the names of the two functions.
  struct Row {
    StringRef opName;
    std::string nameFunction, instanceFunction;
  };
  std::vector<Row> rows;
};
} // namespace

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
  std::string statements = getConvertedCall(op) + getEmitCall(*op.list, "{}");
  raw_string_ostream stream(statements);
  emitConstantNeeds(op, stream);
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
  emitParts(op, os);
  os << "}\n";
  return function;
}

//===----------------------------------------------------------------------===//
// All together
//===----------------------------------------------------------------------===//

void OpModelEmitter::emitAttach() {
  os << "static constexpr ::mlir::availability::OpModelRow opModelRows[] = {\n";
  for (const Row &row : rows)
    os << formatv("    {{::llvm::StringLiteral({0}), {1}, {2}},\n",
                  quote(row.opName), row.nameFunction, row.instanceFunction);
  // A C++ array can't be empty.
  os << "    {::llvm::StringLiteral(\"\"), nullptr, nullptr}};\n";
  os << "static void attachModels(::mlir::MLIRContext &context) {\n"
        "  ::mlir::availability::attachOpModels(\n"
        "      context, ::llvm::ArrayRef(opModelRows).drop_back());\n"
        "}\n";
}

void OpModelEmitter::emit() {
  os << "namespace {\n";
  for (const OpModel &op : model.ops)
    if (!op.isHandWritten &&
        (op.hasInstanceClauses() || !op.getNameClauses().empty() ||
         !op.convertedTo.empty()))
      rows.push_back({op.name, emitNameFunction(op), emitInstanceFunction(op)});
  os << "} // namespace\n";
  emitAttach();
}

void mlir::availability::tblgen::emitOpModelDefs(const Model &model,
                                                 raw_ostream &os) {
  OpModelEmitter(model, os).emit();
}
