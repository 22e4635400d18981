//===- GreedyRewrite.cpp - Bindings of greedy rewriting -------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Conversion.h"

#include "mlir-availability/Conversion/GreedyRewrite.h"

#include "mlir-c/Bindings/Python/Interop.h"
#include "mlir/CAPI/Rewrite.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace nb = nanobind;
using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::python;

namespace {
/// The configuration of the driver, with the fields of upstream's Python class.
struct PyGreedyConfig {
  int64_t maxIterations, maxNumRewrites;
  bool useTopDownTraversal, enableFolding, enableConstantCSE;
  unsigned strictness, simplification;

  /// Returns the configuration for rewriting what is nested in `root`.
  GreedyRewriteConfig get(Operation *root) const {
    GreedyRewriteConfig config;
    config.setMaxIterations(maxIterations)
        .setMaxNumRewrites(getMaxNumRewrites(root))
        .setUseTopDownTraversal(useTopDownTraversal)
        .enableFolding(enableFolding)
        .enableConstantCSE(enableConstantCSE)
        .setStrictness(static_cast<GreedyRewriteStrictness>(strictness))
        .setRegionSimplificationLevel(
            static_cast<GreedySimplifyRegionLevel>(simplification));
    return config;
  }

private:
  /// An iteration visits what functions create, too, so without a limit a
  /// function that matches its own result would keep it going for ever.
  /// Upstream's bindings visit such ops in the next iteration.
  int64_t getMaxNumRewrites(Operation *root) const {
    if (maxNumRewrites != GreedyRewriteConfig::kNoLimit)
      return maxNumRewrites;
    int64_t numOps = 0;
    root->walk([&](Operation *) { ++numOps; });
    return 1000 + 10 * numOps;
  }
};

struct PyGreedyResult {
  bool hasConverged = false;
  bool hasChanged = false;
  /// The location and text of each reported error.
  std::vector<std::pair<std::string, std::string>> errors;
  std::vector<RefusedRewrite> refused;
};
} // namespace

/// Returns the patterns for the greedy driver from one of our sets or of
/// upstream's. Throws if a pattern requires a conversion.
static const FrozenRewritePatternSet &getPatterns(nb::handle set,
                                                  Operation *root) {
  if (nb::isinstance<PyFrozenPatternSet>(set)) {
    const auto &ours = nb::cast<const PyFrozenPatternSet &>(set);
    if (ours.context != root->getContext())
      throw nb::value_error(
          "the op and the patterns must belong to the same context");
    if (!ours.conversionOnly.empty())
      throw nb::value_error(("pattern '" + ours.conversionOnly.front() +
                             "' converts types, which only a conversion can "
                             "do: use apply_partial_conversion")
                                .c_str());
    return ours.greedyPatterns;
  }
  nb::object capsule = set.attr(MLIR_PYTHON_CAPI_PTR_ATTR);
  MlirFrozenRewritePatternSet theirs =
      mlirPythonCapsuleToFrozenRewritePatternSet(capsule.ptr());
  if (!theirs.ptr)
    throw nb::python_error();
  return *unwrap(theirs);
}

/// Throws if the greedy driver can't rewrite the ops nested in `root`.
static void verifyRoot(Operation *root) {
  if (CallbackScope::isConverting(root))
    throw std::runtime_error("the op is already being rewritten");
  if (!root->hasTrait<OpTrait::IsIsolatedFromAbove>())
    throw nb::value_error(("'" + root->getName().getStringRef().str() +
                           "' isn't isolated from above, which rewriting "
                           "requires: pass the function or the module")
                              .c_str());
}

/// Calls `run` within a scope for callbacks.
template <typename Run>
static void callInScope(Operation *root, PyGreedyResult &result, Run run) {
  CallbackScope scope(root);
  CallErrorHandler handler(root->getContext(), [&](Diagnostic &diagnostic) {
    result.errors.emplace_back(formatLocation(diagnostic.getLocation()),
                               describeDiagnostic(diagnostic));
  });
  run(scope);
  scope.rethrow();
}

static PyGreedyResult applyGreedily(nb::handle op, nb::handle set,
                                    PyConversionTarget *target,
                                    const PyGreedyConfig &config) {
  Operation *root = getOperation(op, "expected an op");
  verifyRoot(root);
  const FrozenRewritePatternSet &patterns = getPatterns(set, root);
  if (target && target->context != root->getContext())
    throw nb::value_error(
        "the op and the target must belong to the same context");
  PyGreedyResult result;
  callInScope(root, result, [&](CallbackScope &scope) {
    scope.mayReplaceOwnOnly = false;
    LogicalResult converged =
        target
            ? applyAvailablePatternsGreedily(root, *target->target, patterns,
                                             config.get(root), result.refused,
                                             &result.hasChanged)
            : mlir::applyPatternsGreedily(root, patterns, config.get(root),
                                          &result.hasChanged);
    result.hasConverged = succeeded(converged);
  });
  return result;
}

static PyGreedyResult walkAndApply(nb::handle op, nb::handle set) {
  Operation *root = getOperation(op, "expected an op");
  verifyRoot(root);
  const FrozenRewritePatternSet &patterns = getPatterns(set, root);
  PyGreedyResult result;
  callInScope(root, result, [&](CallbackScope &) {
    mlir::walkAndApplyPatterns(root, patterns);
    result.hasConverged = true;
  });
  return result;
}

void mlir::availability::python::populateGreedyRewrite(nb::module_ &module) {
  nb::class_<RefusedRewrite>(module, "RefusedRewrite",
                             "A rewrite whose result the target lacks.")
      .def_ro("pattern", &RefusedRewrite::pattern)
      .def_ro("op_name", &RefusedRewrite::opName)
      .def_prop_ro("location",
                   [](const RefusedRewrite &self) {
                     return formatLocation(self.location);
                   })
      .def_ro("culprit", &RefusedRewrite::culprit)
      .def_ro("messages", &RefusedRewrite::messages);
  nb::class_<PyGreedyConfig>(module, "GreedyConfig",
                             "The options of upstream's GreedyRewriteConfig.")
      .def(
          "__init__",
          [](PyGreedyConfig *self, int64_t maxIterations,
             int64_t maxNumRewrites, bool useTopDownTraversal,
             bool enableFolding, bool enableConstantCSE, unsigned strictness,
             unsigned simplification) {
            new (self) PyGreedyConfig{maxIterations,       maxNumRewrites,
                                      useTopDownTraversal, enableFolding,
                                      enableConstantCSE,   strictness,
                                      simplification};
          },
          nb::arg("max_iterations"), nb::arg("max_num_rewrites"),
          nb::arg("use_top_down_traversal"), nb::arg("enable_folding"),
          nb::arg("enable_constant_cse"), nb::arg("strictness"),
          nb::arg("region_simplification_level"));
  nb::class_<PyGreedyResult>(module, "GreedyResult",
                             "The result of greedy rewriting.")
      .def_ro("has_converged", &PyGreedyResult::hasConverged)
      .def_ro("has_changed", &PyGreedyResult::hasChanged)
      .def_ro("errors", &PyGreedyResult::errors,
              "(location, text) of what was reported.")
      .def_ro("refused", &PyGreedyResult::refused);
  module.def("apply_greedily", &applyGreedily, nb::arg("op"), nb::arg("set"),
             nb::arg("target").none(), nb::arg("config"),
             nb::sig("def apply_greedily(op: mlir.ir.Operation, set: "
                     "typing.Any, target: ConversionTarget | None, config: "
                     "GreedyConfig) -> GreedyResult"),
             "Rewrites what is nested in `op`. Raises what a function raised.");
  module.def("walk_and_apply", &walkAndApply, nb::arg("op"), nb::arg("set"),
             nb::sig("def walk_and_apply(op: mlir.ir.Operation, set: "
                     "typing.Any) -> GreedyResult"),
             "Does the same in one walk over the ops.");
}
