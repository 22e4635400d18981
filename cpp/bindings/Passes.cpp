//===- Passes.cpp - Bindings of the verifier and of pass pipelines --------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Workaround: python-verify-deadlock
// Upstream's Operation.verify and PassManager.run keep Python's lock while
// threads of the context wait for it to report errors. Ours collect the errors
// without Python.
//
//===----------------------------------------------------------------------===//

#include "Support.h"

#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

namespace nb = nanobind;
using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::python;

/// Verifies an op, and returns the errors.
static std::vector<ErrorTuple> verifyOp(MlirOperation op) {
  Operation *root = unwrap(op);
  ErrorList errors(root->getContext());
  (void)verify(root);
  return errors.take();
}

/// Runs passes on an op. Returns whether they succeeded, and the errors.
static std::pair<bool, std::vector<ErrorTuple>>
runPasses(MlirOperation op, const Text &pipeline) {
  Operation *root = unwrap(op);
  PassManager passes(root->getName());
  std::string reason;
  llvm::raw_string_ostream stream(reason);
  if (failed(parsePassPipeline(pipeline.str(), passes, stream)))
    throw nb::value_error(reason.c_str());
  ErrorList errors(root->getContext());
  bool hasSucceeded = succeeded(passes.run(root));
  return {hasSucceeded, errors.take()};
}

void mlir::availability::python::populatePasses(nb::module_ &module) {
  module.def("verify", &verifyOp, nb::arg("op"),
             "Verifies an op. Returns the errors, each a location, a text and "
             "notes.");
  module.def("run_passes", &runPasses, nb::arg("op"), nb::arg("pipeline"),
             "Runs a textual pipeline on an op. Returns whether it succeeded, "
             "and the errors, each a location, a text and notes. Raises "
             "ValueError when the pipeline is malformed.");
}
