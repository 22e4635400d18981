//===- Deduce.cpp - Bindings of deduce -----------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReportState.h"
#include "Support.h"

#include "mlir-availability/Engine/Check.h"
#include "mlir-availability/Engine/Deduce.h"
#include "mlir-availability/IR/AvailabilityDialect.h"

namespace nb = nanobind;
using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::python;

namespace {
/// The location and text of an error and of each of its notes.
using Messages = std::vector<std::pair<std::string, std::string>>;
/// The things whose requirements are unknown, and the number of their ops.
using AllUnchecked = std::pair<std::vector<UncheckedTuple>, size_t>;
} // namespace

AllowedUnchecked
mlir::availability::python::getAllowed(const std::vector<Text> &dialects) {
  SmallVector<std::string> names;
  for (const Text &dialect : dialects)
    names.push_back(dialect.str());
  return AllowedUnchecked(names);
}

/// Returns the target and remarks on it. On failure, returns nothing, the error
/// with its notes, and if the reason is that something is unknown, the things
/// that are and the number of their ops.
static std::tuple<std::optional<MlirAttribute>, Messages,
                  std::optional<AllUnchecked>>
deduceTarget(MlirOperation op, const std::optional<Text> &dialect,
             bool ignoreStated, const std::vector<Text> &allowUnchecked) {
  Operation *root = unwrap(op);
  if (dialect) {
    ErrorCollector errors(root->getContext());
    if (failed(verifyDialectName(root->getContext(), dialect->str(),
                                 [&] { return emitError(root->getLoc()); })))
      throw errors.takeError();
  }
  Messages messages;
  CallErrorHandler handler(root->getContext(), [&](Diagnostic &diagnostic) {
    messages.emplace_back(formatLocation(diagnostic.getLocation()),
                          describeDiagnostic(diagnostic));
    for (Diagnostic &note : diagnostic.getNotes())
      messages.emplace_back(formatLocation(note.getLocation()),
                            describeDiagnostic(note));
  });
  ScopedDiagnosticHandler remarks(
      root->getContext(),
      [&, thread = llvm::get_threadid()](Diagnostic &diagnostic) {
        if (diagnostic.getSeverity() != DiagnosticSeverity::Remark ||
            llvm::get_threadid() != thread)
          return failure();
        messages.emplace_back(formatLocation(diagnostic.getLocation()),
                              describeDiagnostic(diagnostic));
        return success();
      });
  DeduceOptions options;
  options.dialect = dialect ? StringRef(dialect->str()) : "";
  options.ignoreStated = ignoreStated;
  options.allowed = getAllowed(allowUnchecked);
  DeduceUnknown unknown;
  FailureOr<AvailabilityTargetAttrInterface> target =
      deduce(root, options, &unknown);
  if (succeeded(target))
    return {wrap(static_cast<Attribute>(*target)), std::move(messages),
            std::nullopt};
  if (!unknown.isUnknown)
    return {std::nullopt, std::move(messages), std::nullopt};
  AllUnchecked all;
  DenseSet<Operation *> ops;
  for (const Unchecked &each : unknown.unchecked) {
    all.first.push_back(toTuple(FoundIn(each.op), each));
    ops.insert(each.op);
  }
  all.second = ops.size();
  return {std::nullopt, std::move(messages), std::move(all)};
}

static std::vector<std::string>
listKnownTargetsFor(MlirOperation op, const std::vector<Text> &allowUnchecked) {
  std::vector<std::string> names;
  for (const NamedTarget *known :
       knownTargetsFor(unwrap(op), getAllowed(allowUnchecked)))
    names.push_back(known->name.str());
  return names;
}

void mlir::availability::python::populateDeduce(nb::module_ &module) {
  module.def(
      "deduce", &deduceTarget, nb::arg("op"), nb::arg("dialect").none(),
      nb::arg("ignore_stated"), nb::arg("allow_unchecked"),
      nb::sig("def deduce(op: mlir.ir.Operation, dialect: str | None, "
              "ignore_stated: bool, allow_unchecked: "
              "collections.abc.Sequence[str]) -> tuple[mlir.ir.Attribute | "
              "None, list[tuple[str, str]], tuple[list[tuple[str, str, str, "
              "str, str | None, str | None]], int] | None]"),
      "Returns the smallest target of `op` and what is nested in it, and "
      "(location, text) of remarks.\n\nOn failure, returns None, the error and "
      "its notes, and if the reason is that something is unknown, the things "
      "that are (none if nothing was judged) and the number of their ops. "
      "Raises ValueError when `dialect` has no availability data.");
  module.def("known_targets_for", &listKnownTargetsFor, nb::arg("op"),
             nb::arg("allow_unchecked"),
             "Returns the names of the known targets that admit `op`.");
}
