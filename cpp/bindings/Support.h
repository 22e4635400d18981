//===- Support.h - Helpers of the extension ---------------------*- C++ -*-===//
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
#include "mlir-availability/IR/ShortText.h"
#include "mlir-availability/Support/LLVMVersions.h"

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

/// Must be called before a call from Python adds a handler of diagnostics to
/// `context`, which is returned.
//
// Workaround: python-errors-of-all-threads
// A handler of MLIR 23's bindings that imports a module in another thread
// blocks the context's reports until it gets the GIL again. Adding a handler
// waits for that with the GIL. So the module is imported here, if there are
// other threads, and a handler that is importing it may end.
inline MLIRContext *importForHandlers(MLIRContext *context) {
  static bool isImported = !kHandlersImportModules;
  PyThreadState *first =
      PyInterpreterState_ThreadHead(PyInterpreterState_Get());
  if (isImported || !PyThreadState_Next(first))
    return context;
  nanobind::module_::import_("mlir.dialects.builtin");
  isImported = true;
  nanobind::gil_scoped_release release;
  DiagnosticEngine &engine = context->getDiagEngine();
  engine.eraseHandler(
      engine.registerHandler([](Diagnostic &) { return failure(); }));
  return context;
}

/// Handles the diagnostics of one call from Python during its lifetime: those
/// of the calling thread, and those of MLIR's own threads. A diagnostic of
/// another thread that calls from Python belongs to that thread's call.
///
/// The diagnostics of MLIR's threads usually reach the thread that waits for
/// them. The verifier loses that connection for nested ops.
///
/// The call must hold the GIL whenever it may report something.
//
// Workaround: python-errors-of-all-threads
// The handlers of upstream's bindings receive every error of their context from
// any thread. They wait for the GIL while blocking all other reports in the
// context. The holder of the GIL may be waiting for such a report.
class CallErrorHandler {
public:
  /// `handle` takes a `Diagnostic &`.
  template <typename Handle>
  CallErrorHandler(MLIRContext *context, Handle handle)
      : context(importForHandlers(context)),
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
  /// Warnings and remarks of MLIR's threads. They are forwarded to earlier
  /// registered handlers later, since a Python handler would wait for the GIL.
  std::vector<Diagnostic> postponed;
  ScopedDiagnosticHandler handler;
};

/// Collects the errors of a call as the text of a Python exception.
class ErrorCollector {
public:
  explicit ErrorCollector(MLIRContext *context)
      : withoutOps(context), handler(context, [this](Diagnostic &diagnostic) {
          if (!text.empty())
            text += '\n';
          text += describeDiagnostic(diagnostic);
        }) {}

  /// Returns a ValueError to throw, with the errors as its text.
  nanobind::builtin_exception takeError() const {
    return nanobind::value_error(text.c_str());
  }

private:
  std::string text;
  WithoutOpsInErrors withoutOps;
  CallErrorHandler handler;
};

/// (location, text).
using NoteTuple = std::pair<std::string, std::string>;
/// (location, text, notes).
using ErrorTuple = std::tuple<std::string, std::string, std::vector<NoteTuple>>;

/// Collects the errors of a call.
class ErrorList {
public:
  explicit ErrorList(MLIRContext *context)
      : withoutOps(context), handler(context, [this](Diagnostic &diagnostic) {
          std::vector<NoteTuple> notes;
          for (Diagnostic &note : diagnostic.getNotes())
            notes.emplace_back(formatLocation(note.getLocation()),
                               describeDiagnostic(note));
          errors.emplace_back(formatLocation(diagnostic.getLocation()),
                              describeDiagnostic(diagnostic), std::move(notes));
        }) {}

  std::vector<ErrorTuple> take() { return std::move(errors); }

private:
  std::vector<ErrorTuple> errors;
  WithoutOpsInErrors withoutOps;
  CallErrorHandler handler;
};

/// Returns a Python object for `op` that keeps `root` alive, which is the
/// Python object from which `op` was found. Upstream's objects for nested ops
/// do so only if they were reached step by step.
nanobind::object wrapNested(Operation *op, nanobind::handle root);

using Alternatives = std::vector<std::pair<std::string, std::string>>;
using SourceTuple =
    std::tuple<std::string, std::optional<std::string>, std::optional<unsigned>,
               std::optional<std::string>, std::optional<std::string>>;
/// A clause in Python: its alternatives, its source, and whether the
/// requirements are unknown.
using ClauseTuple = std::tuple<Alternatives, SourceTuple, bool>;

/// Converts `allow_unchecked`. Throws a ValueError if a name can't be encoded
/// in UTF-8.
AllowedUnchecked getAllowed(const std::vector<Text> &dialects);

/// Converts a clause to Python.
ClauseTuple toTuple(const Clause &clause);

/// Returns `attr` as a target. Throws a ValueError if it isn't one.
AvailabilityTargetAttrInterface getTarget(MlirAttribute attr);

/// Unwraps `op`. Upstream throws if the op no longer exists.
Operation *getOperation(nanobind::handle op);

/// Throws a RuntimeError if MLIR would wait forever for the threads of a
/// context, because they exist only in the process that this one was forked
/// from.
void requireThreads(MLIRContext *context);

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
