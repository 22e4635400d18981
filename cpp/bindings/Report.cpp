//===- Report.cpp - Bindings of check -------------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReportState.h"

#include "mlir-availability/BackEnd/BackEnd.h"
#include "mlir-availability/Engine/Summarize.h"
#include "mlir-availability/Lowering/Passes.h"
#include "mlir-availability/Lowering/Pipelines/DefaultPipelines.h"

#include "mlir/Parser/Parser.h"

#include "llvm/ADT/StringExtras.h"

#include <mutex>

namespace nb = nanobind;
using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::python;

namespace {
/// A violation in Python.
struct PyViolation {
  FoundViolation &get() const { return report->violations[index]; }

  std::shared_ptr<ReportState> report;
  size_t index;
};

/// A report in Python.
struct PyReport {
  std::shared_ptr<ReportState> state;
};
} // namespace

static CheckResult checkUnlocked(Operation *root, const ResolvedTarget &target,
                                 CheckScope scope,
                                 const std::vector<Text> &allowUnchecked) {
  AllowedUnchecked allowed = getAllowed(allowUnchecked);
  nb::gil_scoped_release release;
  return check(root, target, scope, /*within=*/nullptr, allowed);
}

/// The alternatives, whether the op's own module doesn't state them, and how
/// often they are needed.
using CountTuples = std::vector<std::tuple<Alternatives, bool, uint64_t>>;

static CountTuples toTuples(ArrayRef<ClauseCount> counts) {
  CountTuples tuples;
  for (const ClauseCount &each : counts)
    tuples.emplace_back(toAlternatives(each.anyOf), each.isUnstated,
                        each.number);
  return tuples;
}

static std::pair<std::vector<CheckSummary>, std::vector<size_t>>
summarize(nb::object root, const std::vector<MlirAttribute> &targets,
          const std::vector<Text> &allowUnchecked) {
  Operation *op = getOperation(root);
  AllowedUnchecked allowed = getAllowed(allowUnchecked);
  SmallVector<ResolvedTarget, 0> resolved;
  for (MlirAttribute target : targets)
    resolved.emplace_back(getTarget(target), "");
  nb::gil_scoped_release release;
  CheckSummaries found = summarizeChecks(op, resolved, allowed);
  return {{std::make_move_iterator(found.distinct.begin()),
           std::make_move_iterator(found.distinct.end())},
          {found.indices.begin(), found.indices.end()}};
}

namespace {
/// A `BackEnd` in Python. It is used by one thread at a time.
struct PyBackEnd {
  BackEnd backEnd;
  std::mutex mutex;

  explicit PyBackEnd(BackEndOptions options) : backEnd(std::move(options)) {}
};
} // namespace

/// Asks about what has unknown requirements in `result`.
static uint64_t askAbout(CheckResult &result, ResolvedTarget &target,
                         PyBackEnd *asked) {
  if (!asked || result.unchecked.empty())
    return 0;
  nb::gil_scoped_release release;
  std::scoped_lock lock(asked->mutex);
  return asked->backEnd.answer(result, target);
}

/// Returns whether something is available, std::nullopt if that isn't known.
static std::optional<bool> toBool(BackEndAnswer::Verdict verdict) {
  if (verdict == BackEndAnswer::Verdict::Unknown)
    return std::nullopt;
  return verdict == BackEndAnswer::Verdict::Available;
}

/// Asks a question about an op, without Python's lock.
static BackEndAnswer
askUnlocked(PyBackEnd &asked, nb::object &root, MlirAttribute targetAttr,
            BackEndAnswer (BackEnd::*question)(Operation *, ResolvedTarget &)) {
  Operation *op = getOperation(root);
  ResolvedTarget target(getTarget(targetAttr), "");
  nb::gil_scoped_release release;
  std::scoped_lock lock(asked.mutex);
  return (asked.backEnd.*question)(op, target);
}

static void populateBackEnd(nb::module_ &module) {
  nb::class_<PyBackEnd>(module, "BackEnd",
                        "Asks LLVM's back ends, and NVIDIA's assembler, about "
                        "ops that no record knows.")
      .def(
          "__init__",
          [](PyBackEnd *self, const std::vector<Text> &ptxas) {
            BackEndOptions options = BackEndOptions::ofUser();
            for (const Text &each : ptxas)
              options.ptxas.push_back(each.str());
            new (self) PyBackEnd(std::move(options));
          },
          nb::arg("ptxas"),
          nb::sig("def __init__(self, ptxas: collections.abc.Sequence[str]) -> "
                  "None"),
          "Besides the programs on PATH and in CUDA_HOME, `ptxas` may be "
          "asked.")
      .def(
          "versions",
          [](PyBackEnd &self, MlirAttribute target) {
            ResolvedTarget resolved(getTarget(target), "");
            std::scoped_lock lock(self.mutex);
            return self.backEnd.getVersions(resolved);
          },
          nb::arg("target"),
          nb::sig("def versions(self, target: mlir.ir.Attribute) -> str"),
          "What answers for a target are measured with; \"\" if nothing can be "
          "asked.")
      .def(
          "ask",
          [](PyBackEnd &self, nb::object root, MlirAttribute target) {
            BackEndAnswer answer =
                askUnlocked(self, root, target, &BackEnd::ask);
            std::vector<Alternatives> needs;
            for (ArrayRef<Requirement> anyOf : answer.allOf)
              needs.push_back(toAlternatives(anyOf));
            return std::tuple(toBool(answer.verdict), std::move(answer.reason),
                              std::move(needs));
          },
          nb::arg("op"), nb::arg("target"),
          nb::sig("def ask(self, op: mlir.ir.Operation, target: "
                  "mlir.ir.Attribute) -> tuple[bool | None, str, "
                  "list[list[tuple[str, str]]]]"),
          "Returns whether `target` has `op`, None if that isn't known; what "
          "the back end says; and needs, each the alternatives of which one "
          "has to be there.")
      .def(
          "compile",
          [](PyBackEnd &self, nb::object root, MlirAttribute target) {
            BackEndAnswer answer =
                askUnlocked(self, root, target, &BackEnd::compile);
            return std::pair(toBool(answer.verdict), std::move(answer.reason));
          },
          nb::arg("op"), nb::arg("target"),
          nb::sig("def compile(self, op: mlir.ir.Operation, target: "
                  "mlir.ir.Attribute) -> tuple[bool | None, str]"),
          "Compiles the device code in `op`, or for a CPU the other code. "
          "Returns whether the back end "
          "accepts it, None if it can't be asked, and what it says.");
}

static std::pair<PyReport, uint64_t>
checkOp(nb::object root, MlirAttribute targetAttr, const Text &targetName,
        bool isInIR, const std::vector<Text> &allowUnchecked,
        PyBackEnd *asked) {
  ResolvedTarget target(getTarget(targetAttr), targetName.str());
  CheckResult result = checkUnlocked(getOperation(root), target,
                                     isInIR ? CheckScope::OwnTargetsExcluded
                                            : CheckScope::Everything,
                                     allowUnchecked);
  uint64_t numAsked = askAbout(result, target, asked);
  PyReport report{std::make_shared<ReportState>(
      std::move(root), std::move(target), std::move(result))};
  return {std::move(report), numAsked};
}

namespace {
/// A `ThroughChecker` in Python, for one target.
struct PyPipeline {
  /// Keeps the context alive.
  nb::object target;
  std::unique_ptr<ThroughChecker> checker;
  ResolvedTarget resolved;
};
} // namespace

namespace {
/// A `ThroughSource` in Python.
struct PyThroughSource {
  explicit PyThroughSource(nb::object root)
      : root(std::move(root)), source(getOperation(this->root)) {}

  /// Keeps the IR alive.
  nb::object root;
  ThroughSource source;
};
} // namespace

/// Returns what calls a Python function with a command and a text, and parses
/// the text that the function returns; or else reports what it returns.
static RunCompiler makeCompiler(nb::object run) {
  return [run = std::move(run)](ArrayRef<std::string> command,
                                ModuleOp copy) -> OwningOpRef<ModuleOp> {
    std::string text;
    llvm::raw_string_ostream stream(text);
    copy.print(stream, OpPrintingFlags().enableDebugInfo());
    std::string made, problem;
    {
      nb::gil_scoped_acquire acquired;
      std::tie(made, problem) = nb::cast<std::pair<std::string, std::string>>(
          run(std::vector<std::string>(command), text));
    }
    if (!problem.empty()) {
      auto [message, lines] = StringRef(problem).split('\n');
      InFlightDiagnostic error = copy.emitError() << message;
      for (StringRef line : llvm::split(lines, '\n'))
        if (!line.empty())
          error.attachNote() << line;
      return nullptr;
    }
    return parseSourceString<ModuleOp>(made, ParserConfig(copy.getContext()),
                                       "what your compiler wrote");
  };
}

/// Makes the default pipeline to a target, the user's pipeline `passes`, or
/// `command`, which `run` runs.
static PyPipeline makePipeline(nb::object target, const Text &targetName,
                               const std::optional<Text> &passes,
                               const std::vector<Text> &command,
                               nb::object run) {
  ResolvedTarget resolved(getTarget(nb::cast<MlirAttribute>(target)),
                          targetName.str());
  MLIRContext *context =
      static_cast<Attribute>(resolved.getTarget()).getContext();
  DialectRegistry registry;
  registerPipelineDependencies(registry);
  context->appendDialectRegistry(registry);
  ErrorCollector errors(context);
  auto emit = [&] { return emitError(UnknownLoc::get(context)); };
  FailureOr<LoweringPipeline> pipeline = [&] {
    if (passes)
      return getUserPipeline(passes->str(), resolved, emit);
    if (command.empty())
      return getDefaultPipeline(resolved, emit);
    std::vector<std::string> arguments;
    arguments.reserve(command.size());
    for (const Text &each : command)
      arguments.push_back(each.str());
    return getUserCompiler(arguments, makeCompiler(std::move(run)), resolved,
                           emit);
  }();
  if (failed(pipeline))
    throw errors.takeError();
  FailureOr<std::unique_ptr<ThroughChecker>> checker =
      ThroughChecker::create(context, std::move(*pipeline), emit);
  if (failed(checker))
    throw errors.takeError();
  return {std::move(target), std::move(*checker), std::move(resolved)};
}

/// (op, location, pass, message, notes, whether the op is code for targets of
/// another kind) of what a pipeline can't lower.
using ProblemTuple = std::tuple<std::string, std::string, std::string,
                                std::string, std::vector<std::string>, bool>;
/// (op, location) of an op of the source.
using PlaceTuple = std::pair<std::string, std::string>;

static PlaceTuple toPlace(const SourceOp &source) {
  // The parser locates a module at line 0.
  auto position = dyn_cast<FileLineColLoc>(source.location);
  bool hasPlace = !position || position.getLine() != 0;
  return {source.op->getName().getStringRef().str(),
          hasPlace ? formatLocation(source.location) : ""};
}

static std::vector<ProblemTuple>
toTuples(std::vector<LoweringProblem> problems) {
  std::vector<ProblemTuple> tuples;
  for (LoweringProblem &problem : problems) {
    auto [name, location] = toPlace(problem.source);
    tuples.emplace_back(
        std::move(name), std::move(location), std::move(problem.pass),
        std::move(problem.message),
        std::vector<std::string>(problem.notes.begin(), problem.notes.end()),
        problem.isForeign);
  }
  return tuples;
}

/// Returns a copy of what a pipeline makes, None if it fails; what can't be
/// lowered; and for each op of the copy, outer before inner, the index of its
/// source among the places that come last, std::nullopt for ops that aren't
/// device code.
static std::tuple<nb::object, std::vector<ProblemTuple>,
                  std::vector<std::optional<size_t>>, std::vector<PlaceTuple>>
lowerThrough(PyPipeline &pipeline, PyThroughSource &root) {
  requireThreads(importForHandlers(root.source.getRoot()->getContext()));
  std::vector<LoweringProblem> found;
  std::shared_ptr<const LoweredCopy> lowered = [&] {
    nb::gil_scoped_release release;
    return pipeline.checker->lower(root.source, found);
  }();
  std::vector<ProblemTuple> problems = toTuples(std::move(found));
  ModuleOp module = lowered->getModule();
  if (!module)
    return {nb::none(), problems, {}, {}};
  llvm::DenseMap<Operation *, Operation *> sources;
  llvm::DenseMap<Operation *, size_t> indices;
  lowered->visitDeviceOps([&](Operation *op, SourceOp source) {
    sources.try_emplace(op, source.op);
    indices.try_emplace(source.op, 0);
  });
  // The places are in the order of the source.
  std::vector<PlaceTuple> places;
  root.source.getRoot()->walk<WalkOrder::PreOrder>([&](Operation *op) {
    auto it = indices.find(op);
    if (it == indices.end())
      return;
    it->second = places.size();
    places.push_back(toPlace({op, op->getLoc()}));
  });
  std::vector<std::optional<size_t>> origins;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    auto it = sources.find(op);
    origins.push_back(it == sources.end()
                          ? std::nullopt
                          : std::optional(indices.lookup(it->second)));
  });
  return {nb::cast(wrap(module.clone())), std::move(problems),
          std::move(origins), std::move(places)};
}

/// Returns the report, the problems, the numbers of the source's ops and of the
/// lowered ones, the source's ops that left no trace, whether anything had to
/// be lowered, and how many lowered ops were asked about.
static std::tuple<PyReport, std::vector<ProblemTuple>, uint64_t, uint64_t,
                  std::vector<PlaceTuple>, bool, uint64_t>
checkThrough(PyPipeline &pipeline, PyThroughSource &root,
             const std::vector<Text> &allowUnchecked, PyBackEnd *asked) {
  AllowedUnchecked allowed = getAllowed(allowUnchecked);
  MLIRContext *context = root.source.getRoot()->getContext();
  requireThreads(importForHandlers(context));
  ThroughResult result = [&] {
    nb::gil_scoped_release release;
    return pipeline.checker->check(root.source, pipeline.resolved, allowed);
  }();
  uint64_t numAsked = askAbout(result.findings, pipeline.resolved, asked);
  std::vector<ProblemTuple> problems = toTuples(std::move(result.problems));
  std::vector<PlaceTuple> vanished;
  vanished.reserve(result.vanished.size());
  for (const SourceOp &source : result.vanished)
    vanished.push_back(toPlace(source));
  PyReport report{std::make_shared<ReportState>(
      root.root, pipeline.resolved, std::move(result.findings), &result)};
  return {std::move(report),
          std::move(problems),
          result.numSourceOps,
          result.numLoweredOps,
          std::move(vanished),
          result.lowered != nullptr,
          numAsked};
}

static void populatePipeline(nb::module_ &module) {
  nb::class_<PyThroughSource>(
      module, "ThroughSource",
      "An operation to judge for several targets. It keeps what a pipeline "
      "made "
      "of it, for the next target of the same pipeline.")
      .def(nb::init<nb::object>(), nb::arg("op"),
           nb::sig("def __init__(self, op: mlir.ir.Operation) -> None"));
  nb::class_<PyPipeline>(module, "Pipeline",
                         "Judges IR through a pipeline that lowers it.")
      .def(
          "__init__",
          [](PyPipeline *self, nb::object target, const Text &targetName,
             const std::optional<Text> &passes,
             const std::vector<Text> &command, nb::object run) {
            new (self)
                PyPipeline(makePipeline(std::move(target), targetName, passes,
                                        command, std::move(run)));
          },
          nb::arg("target"), nb::arg("target_name"), nb::arg("passes").none(),
          nb::arg("command"), nb::arg("run"),
          nb::sig("def __init__(self, target: mlir.ir.Attribute, target_name: "
                  "str, passes: str | None, command: "
                  "collections.abc.Sequence[str], run: "
                  "collections.abc.Callable[[list[str], str], tuple[str, "
                  "str]]) -> None"),
          "The default pipeline to `target`; or `passes`; or else `command`, "
          "unless it is empty: `run` takes it and the text of a module, with "
          "locations, and returns the text of the lowered module, and why "
          "there is none. Raises ValueError if there is no pipeline, or if "
          "`passes` is malformed.")
      .def_prop_ro("name",
                   [](const PyPipeline &pipeline) {
                     return pipeline.checker->getPipeline().name;
                   })
      .def_prop_ro(
          "dialect",
          [](const PyPipeline &pipeline) {
            return pipeline.checker->getPipeline().dialect;
          },
          "The dialect of the targets to which it leads.")
      .def_prop_ro(
          "passes",
          [](const PyPipeline &pipeline) {
            return pipeline.checker->getPasses();
          },
          "The passes, as MLIR's tools take them.")
      .def_prop_ro("num_passes",
                   [](const PyPipeline &pipeline) {
                     return pipeline.checker->getNumPasses();
                   })
      .def_prop_ro(
          "left_out",
          [](const PyPipeline &pipeline) {
            return std::vector<std::string>(pipeline.checker->getLeftOut());
          },
          "Passes that aren't run: those that generate code.")
      .def_prop_ro(
          "steps",
          [](const PyPipeline &pipeline) {
            std::vector<std::string> steps;
            if (StringRef(pipeline.checker->getPipeline().passes)
                    .contains("availability-lower-to-spirv"))
              for (StringRef step : getSPIRVLoweringSteps())
                steps.push_back(step.str());
            return steps;
          },
          "The passes that 'availability-lower-to-spirv' runs, if the pipeline "
          "has it; some run only where they are needed.")
      .def("lower", &lowerThrough, nb::arg("source"),
           nb::sig("def lower(self, source: ThroughSource) -> "
                   "tuple[mlir.ir.Module | None, list[tuple[str, str, str, "
                   "str, list[str], bool]], list[int | None], list[tuple[str, "
                   "str]]]"),
           "Returns a copy of what the pipeline makes, None if it fails; (op, "
           "location, pass, message, notes, whether it is code for targets of "
           "another kind) of what can't be lowered; for each op of the copy, "
           "outer before inner, the index of its source, None for an op that "
           "isn't device code; (op, location) of each source.")
      .def("check", &checkThrough, nb::arg("source"),
           nb::arg("allow_unchecked"), nb::arg("back_end").none(),
           nb::sig("def check(self, source: ThroughSource, allow_unchecked: "
                   "collections.abc.Sequence[str], back_end: BackEnd | None) "
                   "-> tuple[Report, list[tuple[str, str, str, str, "
                   "list[str], bool]], int, int, list[tuple[str, str]], bool, "
                   "int]"),
           "Returns the report; what can't be lowered, as `lower` does; the "
           "numbers of the source's ops and of the ops that they became; (op, "
           "location) of those that left no trace; whether anything had to be "
           "lowered; how many ops `back_end` answered for.");
}

static PyReport checkOutsideOfTargets(nb::object root,
                                      const std::vector<Text> &allowUnchecked) {
  Operation *op = getOperation(root);
  CheckResult result =
      checkOutside(op, collectTargets(op), getAllowed(allowUnchecked));
  return {std::make_shared<ReportState>(std::move(root), std::nullopt,
                                        std::move(result))};
}

/// Returns `index` if `all` has such an entry. Otherwise throws an IndexError.
template <typename T>
static size_t checkIndex(const std::vector<T> &all, size_t index) {
  if (index >= all.size())
    throw nb::index_error();
  return index;
}

static void populateViolation(nb::module_ &module) {
  nb::class_<PyViolation>(module, "Violation",
                          "A clause of an op that a target doesn't satisfy.")
      .def_prop_ro(
          "op",
          [](const PyViolation &violation) {
            return violation.report->getOp(violation.index);
          },
          nb::sig("def op(self) -> mlir.ir.Operation | None"),
          "The op; it keeps its module alive. None when it is gone.")
      .def_prop_ro("op_name",
                   [](const PyViolation &violation) {
                     return violation.get().in.getName();
                   })
      .def_prop_ro(
          "location",
          [](const PyViolation &violation) {
            return violation.get().in.getLocation();
          },
          "\"file:line:col\", empty when the op isn't from a file.")
      .def_prop_ro(
          "instruction",
          [](const PyViolation &violation) {
            return violation.get().in.getInstruction();
          },
          "\"OpLoad\" for an op that was read from a SPIR-V binary, else None.")
      .def_prop_ro("message",
                   [](const PyViolation &violation) {
                     const FoundViolation &found = violation.get();
                     return found.in.describe(describeViolation(
                         found.in.getJudged(), found.clause->clause,
                         found.target->resolved));
                   })
      .def_prop_ro(
          "became",
          [](const PyViolation &violation) {
            return violation.get().in.getBecame();
          },
          "The op that a pipeline made of it, which was judged; else None.")
      .def_prop_ro(
          "cause",
          [](const PyViolation &violation) {
            return violation.get().clause->clause.describeSource();
          },
          "What in the op causes the clause, as a phrase.")
      .def_prop_ro(
          "clause",
          [](const PyViolation &violation) {
            return violation.get().clause->inPython;
          },
          nb::sig("def clause(self) -> tuple[list[tuple[str, str]], tuple[str, "
                  "str | None, int | None, str | None, str | None], bool]"),
          "The clause; violations of equal ones have the same object.")
      .def_prop_ro(
          "offered",
          [](const PyViolation &violation) {
            return violation.get().clause->offered;
          },
          nb::sig("def offered(self) -> dict[str, list[str]]"),
          "What the target offers along each dimension of the clause. "
          "Violations of equal clauses have the same object.")
      .def_prop_ro(
          "unstated",
          [](const PyViolation &violation) {
            return violation.get().stating != nullptr;
          },
          "True if the op's own module doesn't state the clause.")
      .def(
          "available_from",
          [](const PyViolation &violation) {
            const AvailableFrom &found =
                violation.report->findAvailableFrom(violation.index);
            return std::vector<std::string>(found.names.begin(),
                                            found.names.end());
          },
          "Names of targets on which all that was checked is available, "
          "nearest first; if no near target is known, those on which the op "
          "is.")
      .def(
          "is_available_alone",
          [](const PyViolation &violation) {
            return violation.report->findAvailableFrom(violation.index).isAlone;
          },
          "True if these targets have the op, and lack something else that "
          "was checked.")
      .def(
          "other_forms",
          [](const PyViolation &violation) {
            ArrayRef<std::string> forms =
                violation.report->findOtherForms(violation.index);
            return std::vector<std::string>(forms.begin(), forms.end());
          },
          "Other forms of the judged op that the target has, as phrases.")
      .def_prop_ro(
          "instead",
          [](const PyViolation &violation) {
            ArrayRef<std::string> phrases = violation.get().instead;
            return std::vector<std::string>(phrases.begin(), phrases.end());
          },
          "What to write in place of the op, as phrases.");
}

static void populateReportClass(nb::module_ &module) {
  nb::class_<PyReport>(module, "Report", "What `check` found.")
      .def_prop_ro(
          "checked_ops",
          [](const PyReport &report) { return report.state->checkedOps; })
      .def_prop_ro("num_violations",
                   [](const PyReport &report) {
                     return report.state->violations.size();
                   })
      .def(
          "violation",
          [](const PyReport &report, size_t index) {
            return PyViolation{report.state,
                               checkIndex(report.state->violations, index)};
          },
          nb::arg("index"))
      .def(
          "causes",
          [](const PyReport &report) { return report.state->getCauses(); },
          "For each violation, the index of the one that is its cause.")
      .def_prop_ro("num_conditions",
                   [](const PyReport &report) {
                     return report.state->conditions.size();
                   })
      .def(
          "condition",
          [](const PyReport &report, size_t index) {
            return report.state->getCondition(
                checkIndex(report.state->conditions, index));
          },
          nb::arg("index"),
          nb::sig(
              "def condition(self, index: int) -> tuple[str, str, "
              "tuple[list[tuple[str, str]], tuple[str, str | None, int | "
              "None, str | None, str | None], bool], str, str | None, str | "
              "None]"),
          "(name, location, clause, message, instruction, became) of something "
          "that the target leaves open. The clauses of equal ones are the same "
          "object.")
      .def_prop_ro(
          "num_unchecked",
          [](const PyReport &report) { return report.state->unchecked.size(); })
      .def(
          "unchecked",
          [](const PyReport &report, size_t index) {
            return report.state->getUnchecked(
                checkIndex(report.state->unchecked, index));
          },
          nb::arg("index"),
          "(name, location, reason, dialect, instruction, became) of an op "
          "whose requirements are unknown.")
      .def_prop_ro(
          "num_unchecked_ops",
          [](const PyReport &report) { return report.state->numUncheckedOps; },
          "The number of such ops.")
      .def_prop_ro(
          "passed_over",
          [](const PyReport &report) { return report.state->passedOver; },
          "(name, count) of ops that the target doesn't cover.")
      .def_prop_ro(
          "nothing_judged",
          [](const PyReport &report) { return report.state->isNothingJudged; },
          "True if no op was judged.")
      .def_prop_ro(
          "silence",
          [](const PyReport &report) { return report.state->silence; },
          "Why the target can't judge any op, or none of these, which are for "
          "other targets; empty for one that can.");
}

static void populateSummary(nb::module_ &module) {
  nb::class_<CheckSummary>(module, "Summary",
                           "What `check` finds, without the operations.")
      .def_prop_ro(
          "violations",
          [](const CheckSummary &summary) {
            return toTuples(summary.violations);
          },
          "(alternatives, whether the op's own module doesn't state them, "
          "count) of each distinct violated clause.")
      .def_prop_ro(
          "conditions",
          [](const CheckSummary &summary) {
            return toTuples(summary.conditions);
          },
          "The same of what the target leaves open.")
      .def_ro("has_unchecked", &CheckSummary::hasUnchecked,
              "True if requirements are unknown.")
      .def_ro("nothing_judged", &CheckSummary::isNothingJudged,
              "True if no op was judged.")
      .def_ro("accepted", &CheckSummary::isAccepted,
              "True if that is accepted: all ops may go unchecked.");
  module.def("summarize", &summarize, nb::arg("op"), nb::arg("targets"),
             nb::arg("allow_unchecked"),
             nb::sig("def summarize(op: mlir.ir.Operation, targets: "
                     "collections.abc.Sequence[mlir.ir.Attribute], "
                     "allow_unchecked: collections.abc.Sequence[str]) -> "
                     "tuple[list[Summary], list[int]]"),
             "Tests `op` and everything nested in it against each of "
             "`targets`. Returns the distinct findings, and for each target "
             "the index of its own.");
}

void mlir::availability::python::populateReport(nb::module_ &module) {
  populateSummary(module);
  populateViolation(module);
  populateReportClass(module);
  populateBackEnd(module);
  populatePipeline(module);
  module.def(
      "check", &checkOp, nb::arg("op"), nb::arg("target"),
      nb::arg("target_name"), nb::arg("is_in_ir"), nb::arg("allow_unchecked"),
      nb::arg("back_end").none(),
      nb::sig("def check(op: mlir.ir.Operation, target: "
              "mlir.ir.Attribute, target_name: str, is_in_ir: bool, "
              "allow_unchecked: collections.abc.Sequence[str], back_end: "
              "BackEnd | None) -> tuple[Report, int]"),
      "Tests `op` and everything nested in it against `target`. Ops that "
      "have targets of their own are left out when the target is in the "
      "IR, too. `allow_unchecked` names dialects; '*' stands for all. Returns "
      "how many ops `back_end` answered for, too.");
  module.def(
      "check_outside", &checkOutsideOfTargets, nb::arg("op"),
      nb::arg("allow_unchecked"),
      nb::sig("def check_outside(op: mlir.ir.Operation, allow_unchecked: "
              "collections.abc.Sequence[str]) -> Report"),
      "Returns what no target in the IR applies to: its `unchecked` and "
      "`passed_over`.");
}
