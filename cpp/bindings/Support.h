//===- Support.h - Shared by the sources of the extension -------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_BINDINGS_SUPPORT_H
#define MLIR_AVAILABILITY_BINDINGS_SUPPORT_H

#include "Arguments.h"

#include "mlir-availability/Engine/Check.h"
#include "mlir-availability/IR/Clause.h"

#include "mlir/CAPI/IR.h"
#include "mlir/IR/Diagnostics.h"

#include <nanobind/nanobind.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <string>
#include <vector>

namespace mlir::availability::python {

/// Handles the diagnostics of one call from Python, as long as it exists: those
/// that the calling thread reports, and those of MLIR's own threads. A
/// diagnostic of another thread that calls from Python belongs to that thread's
/// call.
///
/// The diagnostics of MLIR's threads usually reach the thread that waits for
/// them. The verifier loses that connection where ops are nested.
///
/// The call has to hold Python's lock wherever it can report something.
//
// Workaround: python-errors-of-all-threads
// The handlers of upstream's bindings take every error of their context, of any
// thread, and wait for the lock while nothing else can be reported in the
// context. Who has the lock may be waiting for just that.
class CallErrorHandler {
public:
  /// `handle` takes a `Diagnostic &`.
  template <typename Handle>
  CallErrorHandler(MLIRContext *context, Handle handle)
      : context(context),
        handler(context,
                [this, handle = std::move(handle),
                 caller = PyGILState_GetThisThreadState()](
                    Diagnostic &diagnostic) -> LogicalResult {
                  PyThreadState *thread = PyGILState_GetThisThreadState();
                  if (thread && thread != caller)
                    return failure();
                  if (diagnostic.getSeverity() == DiagnosticSeverity::Error)
                    handle(diagnostic);
                  else if (!thread)
                    postponed.push_back(std::move(diagnostic));
                  else
                    return failure();
                  return success();
                }) {}
  ~CallErrorHandler() {
    for (Diagnostic &diagnostic : postponed)
      context->getDiagEngine().emit(std::move(diagnostic));
  }
  CallErrorHandler(const CallErrorHandler &) = delete;
  CallErrorHandler &operator=(const CallErrorHandler &) = delete;

private:
  MLIRContext *context;
  /// Warnings and remarks of MLIR's threads. They are passed to the handlers
  /// that were registered before, but later: a handler in Python would wait for
  /// the GIL.
  std::vector<Diagnostic> postponed;
  ScopedDiagnosticHandler handler;
};

/// Collects the errors of a call for the text of a Python exception.
class ErrorCollector {
public:
  explicit ErrorCollector(MLIRContext *context)
      : handler(context, [this](Diagnostic &diagnostic) {
          if (!text.empty())
            text += '\n';
          text += diagnostic.str();
        }) {}

  /// Returns a ValueError to throw, with the errors as its text.
  nanobind::builtin_exception takeError() const {
    return nanobind::value_error(text.c_str());
  }

private:
  std::string text;
  CallErrorHandler handler;
};

/// (location, text).
using NoteTuple = std::pair<std::string, std::string>;
/// (location, text, notes).
using ErrorTuple = std::tuple<std::string, std::string, std::vector<NoteTuple>>;

/// The start of the note that MLIR attaches to an error: it prints the whole
/// op.
inline constexpr StringLiteral kOpDump = "see current operation";

/// Collects the errors of a call.
class ErrorList {
public:
  explicit ErrorList(MLIRContext *context)
      : handler(context, [this](Diagnostic &diagnostic) {
          std::vector<NoteTuple> notes;
          for (Diagnostic &note : diagnostic.getNotes())
            if (std::string text = note.str();
                !StringRef(text).starts_with(kOpDump))
              notes.emplace_back(formatLocation(note.getLocation()),
                                 std::move(text));
          errors.emplace_back(formatLocation(diagnostic.getLocation()),
                              diagnostic.str(), std::move(notes));
        }) {}

  std::vector<ErrorTuple> take() { return std::move(errors); }

private:
  std::vector<ErrorTuple> errors;
  CallErrorHandler handler;
};

/// Returns a Python object for `op` that keeps `root` alive, the Python object
/// that `op` was found from. Upstream's objects for nested ops do so only when
/// they were reached step by step.
nanobind::object wrapNested(Operation *op, nanobind::handle root);

using Alternatives = std::vector<std::pair<std::string, std::string>>;
using SourceTuple =
    std::tuple<std::string, std::optional<std::string>, std::optional<unsigned>,
               std::optional<std::string>, std::optional<std::string>>;
/// A clause in Python: its alternatives and its source.
using ClauseTuple = std::pair<Alternatives, SourceTuple>;

/// Returns what `allow_unchecked` stands for. Throws a ValueError when there is
/// no UTF-8 for a name.
AllowedUnchecked getAllowed(const std::vector<Text> &dialects);

/// Returns a clause for Python.
ClauseTuple toTuple(const Clause &clause);

/// Returns a target. Throws a ValueError when `attr` is none.
AvailabilityTargetAttrInterface getTarget(MlirAttribute attr);

/// Unwraps `op`, which upstream refuses when the op is gone.
Operation *getOperation(nanobind::handle op);

void populateConversion(nanobind::module_ &module);
void populateDeclare(nanobind::module_ &module);
void populateDeduce(nanobind::module_ &module);
void populateEngine(nanobind::module_ &module);
void populatePasses(nanobind::module_ &module);
void populateReport(nanobind::module_ &module);
void populateSPIRV(nanobind::module_ &module);
void populateSPIRVConversion(nanobind::module_ &module);
void populateTransform(nanobind::module_ &module);

} // namespace mlir::availability::python

#endif // MLIR_AVAILABILITY_BINDINGS_SUPPORT_H
