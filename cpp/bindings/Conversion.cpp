//===- Conversion.cpp - Bindings of conversions ---------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Conversion.h"

#include "mlir-availability/Engine/Check.h"

namespace nb = nanobind;
using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::python;

//===----------------------------------------------------------------------===//
// Conversion targets
//===----------------------------------------------------------------------===//

/// Returns a C++ callback that calls the Python function `fn(op)`.
static mlir::ConversionTarget::DynamicLegalityCallbackFn
makeLegality(nb::handle fn) {
  return [fn](Operation *op) {
    return callPython(
        [&](CallbackScope &scope) -> std::optional<bool> {
          scope.enter(op);
          ScopedOp view(op);
          nb::object result = fn(view.get());
          if (result.is_none())
            return std::nullopt;
          if (!nb::isinstance<nb::bool_>(result))
            throw nb::type_error(("expected a legality function to return "
                                  "True, False or None, not " +
                                  getTypeName(result))
                                     .c_str());
          return nb::cast<bool>(result);
        },
        std::optional<bool>(false));
  };
}

static void markRecursivelyLegal(PyConversionTarget &self, const Text &name,
                                 nb::handle fn) {
  OperationName op = self.getName(name);
  if (!self.legalOps.contains(op))
    throw nb::value_error(("'" + name.str() +
                           "' must be marked legal, dynamically or not, before "
                           "it can be recursively legal")
                              .c_str());
  self.target->markOpRecursivelyLegal(op, fn.is_none() ? nullptr
                                                       : makeLegality(fn));
}

static std::optional<bool> isLegal(PyConversionTarget &self, nb::handle op) {
  CallbackScope scope(nullptr);
  Operation *operation = getOperation(op, "expected an op");
  bool legal = self.target->isLegal(operation).has_value();
  bool illegal = !legal && self.target->isIllegal(operation);
  scope.rethrow();
  return legal || illegal ? std::optional(legal) : std::nullopt;
}

static void populateTarget(nb::module_ &module) {
  using Action = mlir::ConversionTarget::LegalizationAction;
  nb::class_<PyConversionTarget>(
      module, "ConversionTarget",
      "Functions are borrowed: the caller of `add_...` must keep them alive.")
      .def(
          "__init__",
          [](PyConversionTarget *self, MlirContext context,
             std::optional<MlirAttribute> attr, const Text &name) {
            std::unique_ptr<availability::ConversionTarget> target;
            if (attr)
              target = std::make_unique<availability::ConversionTarget>(
                  cast<AvailabilityTargetAttrInterface>(unwrap(*attr)),
                  name.str());
            else
              target = std::make_unique<availability::ConversionTarget>(
                  *unwrap(context));
            new (self) PyConversionTarget(std::move(target), unwrap(context));
          },
          // Releasing the cached data for an op name requires the name.
          nb::keep_alive<1, 2>(), nb::arg("context"), nb::arg("target").none(),
          nb::arg("name"))
      .def(
          "set_op_legal",
          [](PyConversionTarget &self, const Text &name, bool legal) {
            OperationName op = self.getName(name);
            self.target->setOpAction(op,
                                     legal ? Action::Legal : Action::Illegal);
            if (legal)
              self.legalOps.insert(op);
            else
              self.legalOps.erase(op);
          },
          nb::arg("name"), nb::arg("legal"))
      .def(
          "set_dialect_legal",
          [](PyConversionTarget &self, const Text &name, bool legal) {
            self.target->setDialectAction(
                StringRef(name.str()), legal ? Action::Legal : Action::Illegal);
          },
          nb::arg("name"), nb::arg("legal"))
      .def(
          "add_dynamically_legal_op",
          [](PyConversionTarget &self, const Text &name, nb::handle fn) {
            OperationName op = self.getName(name);
            self.target->addDynamicallyLegalOp(op, makeLegality(fn));
            self.legalOps.insert(op);
          },
          nb::arg("name"), nb::arg("fn"),
          nb::sig("def add_dynamically_legal_op(self, name: str, fn: "
                  "collections.abc.Callable[[mlir.ir.OpView], bool | None]) -> "
                  "None"))
      .def(
          "add_dynamically_legal_dialect",
          [](PyConversionTarget &self, const Text &name, nb::handle fn) {
            self.target->addDynamicallyLegalDialect(makeLegality(fn),
                                                    name.str());
          },
          nb::arg("name"), nb::arg("fn"),
          nb::sig("def add_dynamically_legal_dialect(self, name: str, fn: "
                  "collections.abc.Callable[[mlir.ir.OpView], bool | None]) -> "
                  "None"))
      .def("mark_op_recursively_legal", &markRecursivelyLegal, nb::arg("name"),
           nb::arg("fn").none(),
           nb::sig("def mark_op_recursively_legal(self, name: str, fn: "
                   "collections.abc.Callable[[mlir.ir.OpView], bool | None] | "
                   "None) -> None"))
      .def(
          "mark_unknown_op_dynamically_legal",
          [](PyConversionTarget &self, nb::handle fn) {
            self.target->markUnknownOpDynamicallyLegal(makeLegality(fn));
          },
          nb::arg("fn"),
          nb::sig("def mark_unknown_op_dynamically_legal(self, fn: "
                  "collections.abc.Callable[[mlir.ir.OpView], bool | None]) -> "
                  "None"))
      .def("is_legal", &isLegal, nb::arg("op"),
           nb::sig("def is_legal(self, op: mlir.ir.Operation | "
                   "mlir.ir.OpView) -> bool | None"),
           "Returns None when there is no rule for the op.");
}

//===----------------------------------------------------------------------===//
// Pattern sets
//===----------------------------------------------------------------------===//

PyFrozenPatternSet::PyFrozenPatternSet(const PyPatternSet &set)
    : context(set.context), converters(set.converters),
      conversionOnly(set.conversionOnly) {
  auto freeze = [&](const std::vector<PyPatternSet::Populate> &parts) {
    RewritePatternSet fresh(context);
    for (const PyPatternSet::Populate &populate : parts)
      populate(fresh, owned);
    return FrozenRewritePatternSet(std::move(fresh));
  };
  patterns = freeze(set.parts);
  greedyPatterns = freeze(set.greedyParts);
}

static void addPattern(PyPatternSet &self, const Text &name, const Text &root,
                       nb::handle fn, PyTypeConverter *converter,
                       unsigned benefit, bool isBounded) {
  if (converter)
    self.converters.push_back(converter);
  self.parts.push_back(
      [name = name.str(), root = root.str(), fn, benefit, isBounded,
       context = self.context,
       converter = converter ? converter->converter.get() : nullptr](
          RewritePatternSet &set, std::vector<std::shared_ptr<void>> &) {
        set.add(makePythonPattern(name, root, benefit, isBounded, context,
                                  converter, fn));
      });
  if (converter) {
    self.conversionOnly.push_back(name.str());
    return;
  }
  self.greedyParts.push_back(
      [name = name.str(), root = root.str(), fn, benefit,
       context = self.context](RewritePatternSet &set,
                               std::vector<std::shared_ptr<void>> &) {
        set.add(makePythonRewrite(name, root, benefit, context, fn));
      });
}

static void populatePatternSets(nb::module_ &module) {
  nb::class_<PyPatternSet>(module, "RewritePatternSet",
                           "Functions and converters are borrowed: the caller "
                           "of `add` must keep them alive.")
      .def(nb::init<MlirContext>(), nb::arg("context"))
      .def("add_function", &addPattern, nb::arg("name"), nb::arg("root"),
           nb::arg("fn"), nb::arg("type_converter").none(), nb::arg("benefit"),
           nb::arg("bounded"),
           nb::sig("def add_function(self, name: str, root: str, fn: "
                   "collections.abc.Callable[[mlir.ir.OpView, "
                   "list[typing.Any], ConversionPatternRewriter], "
                   "typing.Any], type_converter: TypeConverter | None, "
                   "benefit: int, bounded: bool) -> None"));
  nb::class_<PyFrozenPatternSet>(module, "FrozenRewritePatternSet")
      .def(
          "__init__",
          [](PyFrozenPatternSet *self, const PyPatternSet &set) {
            new (self) PyFrozenPatternSet(set);
          },
          nb::arg("set"));
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

namespace {
struct PyConversionResult {
  bool hasSucceeded = false;
  /// True if the root op itself has been replaced.
  bool hasReplacedOp = false;
  /// The location and text of each reported error.
  std::vector<std::pair<std::string, std::string>> errors;
  std::vector<ConversionFailure> failures;
};
} // namespace

/// Returns the number of ops, including `root`.
static uint64_t countOps(Operation *root) {
  uint64_t count = 0;
  root->walk([&](Operation *) { ++count; });
  return count;
}

static PyConversionResult
applyPythonConversion(nb::handle op, PyConversionTarget &target,
                      const PyFrozenPatternSet &patterns, bool isFull,
                      unsigned foldingMode, bool buildMaterializations,
                      bool keepCopy, std::optional<uint64_t> maxRewrites) {
  Operation *root = getOperation(op, "expected an op");
  MLIRContext *context = root->getContext();
  if (context != target.context || context != patterns.context)
    throw nb::value_error(
        "the op, the target and the patterns must belong to the same context");
  if (CallbackScope::isConverting(root))
    throw std::runtime_error("the op is already being converted");
  for (const PyTypeConverter *converter : patterns.converters)
    converter->check();

  PyConversionResult result;
  ConversionConfig config;
  config.foldingMode = static_cast<DialectConversionFoldingMode>(foldingMode);
  config.buildMaterializations = buildMaterializations;
  Block *block = root->getBlock();
  {
    CallbackScope scope(root);
    // The limit stops conversions that don't converge. Those that converge stay
    // far below it.
    scope.maxRewrites = maxRewrites.value_or(100000 + 100 * countOps(root));
    CallErrorHandler handler(context, [&](Diagnostic &diagnostic) {
      result.errors.emplace_back(formatLocation(diagnostic.getLocation()),
                                 describeDiagnostic(diagnostic));
    });
    result.hasSucceeded = succeeded(
        applyConversion(root, *target.target, patterns.patterns,
                        isFull ? ConversionMode::Full : ConversionMode::Partial,
                        config, keepCopy, result.failures));
    scope.rethrow();
  }
  result.hasReplacedOp = block && llvm::none_of(*block, [&](Operation &each) {
                           return &each == root;
                         });
  return result;
}

static void populateFailures(nb::module_ &module) {
  using Attempt = ConversionFailure::Attempt;
  nb::class_<ConversionFailure> failure(module, "ConversionFailure",
                                        "An op that could not be made legal.");
  nb::class_<Attempt>(module, "ConversionAttempt",
                      "A pattern that was tried on an op.")
      .def_ro("pattern", &Attempt::pattern)
      .def_ro("has_matched", &Attempt::hasMatched)
      .def_ro("reasons", &Attempt::reasons)
      .def_ro("produced", &Attempt::produced)
      .def_ro("culprit", &Attempt::culprit);
  failure.def_ro("op_name", &ConversionFailure::opName)
      .def_prop_ro("location",
                   [](const ConversionFailure &self) {
                     return formatLocation(self.location);
                   })
      .def_prop_ro("clauses",
                   [](const ConversionFailure &self) {
                     std::vector<ClauseTuple> clauses;
                     clauses.reserve(self.clauses.size());
                     for (const Clause &clause : self.clauses)
                       clauses.push_back(toTuple(clause));
                     return clauses;
                   })
      .def_ro("messages", &ConversionFailure::messages)
      .def_ro("is_marked_illegal", &ConversionFailure::isMarkedIllegal)
      .def_ro("attempts", &ConversionFailure::attempts)
      .def(
          "describe",
          [](const ConversionFailure &self, const std::string &targetName) {
            return describeFailure(self, targetName);
          },
          nb::arg("target_name"), "Returns lines of text.");

  nb::class_<PyConversionResult>(module, "ConversionResult",
                                 "The result of a conversion.")
      .def_ro("has_succeeded", &PyConversionResult::hasSucceeded)
      .def_ro("has_replaced_op", &PyConversionResult::hasReplacedOp)
      .def_ro("errors", &PyConversionResult::errors,
              "(location, text) of what was reported.")
      .def_ro("failures", &PyConversionResult::failures);
}

void mlir::availability::python::populateConversion(nb::module_ &module) {
  populateTypeConverter(module);
  populateRewriter(module);
  populateTarget(module);
  populatePatternSets(module);
  populateFailures(module);
  populateGreedyRewrite(module);
  module.def("apply_conversion", &applyPythonConversion, nb::arg("op"),
             nb::arg("target"), nb::arg("patterns"), nb::arg("full"),
             nb::arg("folding_mode"), nb::arg("build_materializations"),
             nb::arg("keep_copy"), nb::arg("max_rewrites").none(),
             nb::sig("def apply_conversion(op: mlir.ir.Operation, target: "
                     "ConversionTarget, patterns: FrozenRewritePatternSet, "
                     "full: bool, folding_mode: int, build_materializations: "
                     "bool, keep_copy: bool, max_rewrites: int | None) -> "
                     "ConversionResult"),
             "Converts `op`. Raises what a function raised.");
  module.def(
      "make_operands_readable",
      [](nb::handle op) {
        CallbackScope::makeOperandsReadable(getOperation(op, "expected an op"));
      },
      nb::arg("op"),
      nb::sig("def make_operands_readable(op: mlir.ir.Operation | "
              "mlir.ir.OpView) -> None"),
      "Makes sure that upstream's accessor of operands finds what it needs. "
      "Raises RuntimeError.");
  module.def(
      "is_being_converted",
      [](nb::handle op) {
        return CallbackScope::isNeeded(getOperation(op, "expected an op"));
      },
      nb::arg("op"),
      nb::sig("def is_being_converted(op: mlir.ir.Operation | mlir.ir.OpView) "
              "-> bool"),
      "Returns True in functions that are called by a conversion of `op`, of "
      "an op around it or of one in it.");
}
