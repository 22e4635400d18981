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

namespace mlir::availability::python {

/// Collects the errors that are reported in a context while it lives, to become
/// the text of a Python exception.
class ErrorCollector {
public:
  explicit ErrorCollector(MLIRContext *context)
      : handler(context, [this](Diagnostic &diagnostic) {
          if (diagnostic.getSeverity() != DiagnosticSeverity::Error)
            return failure();
          if (!text.empty())
            text += '\n';
          text += diagnostic.str();
          return success();
        }) {}

  /// Returns a ValueError to throw, with the errors as its text.
  nanobind::builtin_exception takeError() const {
    return nanobind::value_error(text.c_str());
  }

private:
  std::string text;
  ScopedDiagnosticHandler handler;
};

/// Returns `op` as a Python object that keeps `root`, the object through which
/// it was reached, alive: upstream's own objects for nested ops do so only when
/// they were reached step by step.
nanobind::object wrapNested(Operation *op, nanobind::handle root);

using Alternatives = std::vector<std::pair<std::string, std::string>>;
using SourceTuple =
    std::tuple<std::string, std::optional<std::string>, std::optional<unsigned>,
               std::optional<std::string>>;
/// What a clause is in Python: its alternatives and its source.
using ClauseTuple = std::pair<Alternatives, SourceTuple>;

/// Returns the clause as Python has it.
ClauseTuple toTuple(const Clause &clause);

void populateConversion(nanobind::module_ &module);
void populateDeclare(nanobind::module_ &module);
void populateDeduce(nanobind::module_ &module);
void populateEngine(nanobind::module_ &module);
void populateSPIRV(nanobind::module_ &module);
void populateSPIRVConversion(nanobind::module_ &module);
void populateTransform(nanobind::module_ &module);

} // namespace mlir::availability::python

#endif // MLIR_AVAILABILITY_BINDINGS_SUPPORT_H
