//===- Through.cpp - Is what becomes of this available? -------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Through/Through.h"

#include "SourceOps.h"
#include "mlir-availability/Engine/Targets.h"
#include "mlir-availability/IR/AvailabilityInterfaces.h"
#include "mlir-availability/IR/ShortText.h"
#include "mlir-availability/Support/CrashedPass.h"
#include "mlir-availability/Support/ThreadDiagnosticHandler.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

#include "llvm/ADT/StringExtras.h"

#include <mutex>

using namespace mlir;
using namespace mlir::availability;

//===----------------------------------------------------------------------===//
// Pipelines
//===----------------------------------------------------------------------===//

/// Returns the position after the options of a pass, "{...}", that start at
/// `begin`; `begin` if there are none, or if they don't end.
static size_t skipOptions(StringRef text, size_t begin) {
  if (begin >= text.size() || text[begin] != '{')
    return begin;
  unsigned depth = 0;
  for (size_t index = begin; index < text.size(); ++index) {
    depth += text[index] == '{';
    depth -= text[index] == '}';
    if (depth == 0)
      return index + 1;
  }
  return begin;
}

/// Removes the passes called `name` from a pipeline. Returns true if there were
/// any.
static bool removePass(std::string &passes, StringRef name) {
  bool found = false;
  size_t position = 0;
  auto endsName = [](char c) { return !llvm::isAlnum(c) && c != '-'; };
  while ((position = passes.find(name, position)) != std::string::npos) {
    size_t end = position + name.size();
    if ((position != 0 && !endsName(passes[position - 1])) ||
        (end < passes.size() && !endsName(passes[end]))) {
      position = end;
      continue;
    }
    found = true;
    end = skipOptions(passes, end);
    // One of the commas around it goes, too.
    size_t next = passes.find_first_not_of(" \n", end);
    size_t before = passes.find_last_not_of(" \n", position - 1);
    if (next != std::string::npos && passes[next] == ',')
      end = next + 1;
    else if (position != 0 && before != std::string::npos &&
             passes[before] == ',')
      position = before;
    passes.erase(position, end - position);
  }
  return found;
}

/// Returns the number of passes in a pipeline: of names before which, and after
/// which, there is no list of nested passes.
static unsigned countPasses(StringRef pipeline) {
  unsigned number = 0;
  bool isInName = false;
  for (size_t index = 0; index < pipeline.size(); ++index) {
    char c = pipeline[index];
    if (c == '{')
      index = std::max(index, skipOptions(pipeline, index) - 1);
    // A name ends here, unless it is that of the ops of nested passes.
    if (c == '(')
      isInName = false;
    if ((c == ',' || c == ')') && std::exchange(isInName, false))
      ++number;
    isInName |= llvm::isAlnum(c);
  }
  return number + isInName;
}

namespace {
/// Knows which pass runs, and which one has failed.
class PassNames : public PassInstrumentation {
public:
  void runBeforePass(Pass *pass, Operation *) override {
    std::scoped_lock lock(mutex);
    running[llvm::get_threadid()].push_back(pass->getArgument());
  }
  void runAfterPass(Pass *, Operation *) override {
    std::scoped_lock lock(mutex);
    running[llvm::get_threadid()].pop_back();
  }
  void runAfterPassFailed(Pass *pass, Operation *) override {
    std::scoped_lock lock(mutex);
    running[llvm::get_threadid()].pop_back();
    // The outermost pass that has a name counts: users wrote that one.
    if (!pass->getArgument().empty())
      failed = pass->getArgument();
  }

  void reset() {
    std::scoped_lock lock(mutex);
    running.clear();
    failed = StringRef();
  }
  /// Returns the outermost pass that this thread runs, "" if there is none.
  StringRef getRunning() {
    std::scoped_lock lock(mutex);
    // Adaptors for nested ops have no name.
    for (StringRef name : running[llvm::get_threadid()])
      if (!name.empty())
        return name;
    return "";
  }
  /// Returns the pass that has failed, "" if none has.
  StringRef getFailed() {
    std::scoped_lock lock(mutex);
    return failed;
  }

private:
  // Passes on different ops may run at the same time.
  std::mutex mutex;
  llvm::DenseMap<uint64_t, SmallVector<StringRef>> running;
  StringRef failed;
};
} // namespace

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

ThroughAnswer ThroughResult::getAnswer() const {
  if (!findings.violations.empty())
    return ThroughAnswer::NotAvailable;
  if (!problems.empty())
    return ThroughAnswer::NotLowered;
  return findings.isAvailable() ? ThroughAnswer::Available
                                : ThroughAnswer::Unknown;
}

SourceOp ThroughResult::getSource(Operation *op) const {
  auto it = origins.find(op);
  return it == origins.end() ? SourceOp{op, op->getLoc()} : it->second;
}

ArrayRef<std::string> ThroughResult::getInstead(Operation *op) const {
  auto it = instead.find(getSource(op).op);
  return it == instead.end() ? ArrayRef<std::string>() : it->second;
}

struct LoweredCopy::State {
  State(Operation *root, ArrayRef<std::string> holders)
      : sources(root), module(sources.makeCopy()), holders(holders) {}

  /// Returns true if `op` is one that holds device code.
  bool isHolder(Operation *op) const {
    return llvm::is_contained(holders, op->getName().getStringRef());
  }
  /// Returns the nearest op around `op` that holds device code, nullptr if
  /// there is none.
  Operation *getHolder(Operation *op) const {
    Operation *parent = op->getParentOp();
    while (parent && !isHolder(parent))
      parent = parent->getParentOp();
    return parent;
  }

  /// Replaces the copy by what another program made of it. If nothing in it
  /// holds device code, and it has an op with the attribute `kernel`, all of it
  /// is device code.
  void setModule(OwningOpRef<ModuleOp> made, StringRef kernel) {
    module = std::move(made);
    bool hasHolder = false, hasKernel = false;
    module->walk([&](Operation *op) {
      hasHolder |= isHolder(op);
      hasKernel |= !kernel.empty() && op->hasAttr(kernel);
    });
    if (!hasHolder && hasKernel)
      holders = {ModuleOp::getOperationName().str()};
  }

  SourceOps sources;
  OwningOpRef<ModuleOp> module;
  SmallVector<std::string> holders;
  /// What the pipeline can't lower, whatever the target.
  std::vector<LoweringProblem> problems;
};

LoweredCopy::LoweredCopy(std::unique_ptr<State> state)
    : state(std::move(state)) {}
LoweredCopy::~LoweredCopy() = default;

ModuleOp LoweredCopy::getModule() const { return state->module.get(); }

void LoweredCopy::visitDeviceOps(
    function_ref<void(Operation *lowered, SourceOp source)> see) const {
  if (!getModule())
    return;
  getModule()->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (state->getHolder(op))
      see(op, state->sources.find(op->getLoc()));
  });
}

/// A copy of a source in which `op`, an op of the copy, lacks an attribute.
struct ThroughSource::Changed {
  OwningOpRef<Operation *> root;
  Operation *op;
  ThroughSource source;
};

ThroughSource::ThroughSource(Operation *root) : root(root) {}
ThroughSource::~ThroughSource() = default;

std::string mlir::availability::describeBecoming(OperationName source,
                                                 OperationName lowered,
                                                 StringRef message) {
  // It may begin with what the op calls: "'llvm.x86.avx.dp.ps.256' in
  // llvm.call_intrinsic needs ...".
  StringRef name = lowered.getStringRef();
  size_t begin = message.find(name);
  assert(begin != StringRef::npos && "it is about the lowered op");
  size_t end = begin + name.size();
  return (source.getStringRef() + " becomes " + message.take_front(end) +
          ", which" + message.drop_front(end))
      .str();
}

//===----------------------------------------------------------------------===//
// Checking
//===----------------------------------------------------------------------===//

class ThroughChecker::Impl {
public:
  Impl(MLIRContext *context, LoweringPipeline pipeline)
      : pipeline(std::move(pipeline)), passes(context) {}

  LogicalResult parse(function_ref<InFlightDiagnostic()> emitError);
  ThroughResult check(ThroughSource &source, const ResolvedTarget &target,
                      const AllowedUnchecked &allowed);
  /// Finds what to write in place of ops of violations.
  void findInstead(ThroughSource &source, const ResolvedTarget &target,
                   const AllowedUnchecked &allowed, ThroughResult &result);
  std::shared_ptr<const LoweredCopy> lower(ThroughSource &source);
  static LoweredCopy::State &getState(const LoweredCopy &copy) {
    return *copy.state;
  }
  std::string getPasses() const;

  LoweringPipeline pipeline;
  SmallVector<std::string> leftOut;
  PassManager passes;
  unsigned numPasses = 0;
  /// Lowers for a target that offers everything; null if there is none.
  std::unique_ptr<Impl> forAll;

private:
  using State = LoweredCopy::State;

  /// Runs the passes, or the compiler, on the copy. Appends their errors to its
  /// problems. Returns false if it failed.
  bool runPasses(State &copy);
  /// Returns true if ops called `name` are what the pipeline leads to.
  bool isLoweredName(OperationName name) const;
  /// Returns true if `op` is in code for a device, but not lowered.
  bool isLeftOver(Operation *op) const;
  /// Appends the ops of device code in the copy that aren't lowered to its
  /// problems: at most one for each op of the source, and not those that other
  /// problems are about.
  void appendLeftOver(State &copy);
  static void countOps(const State &copy, ThroughResult &result);
  /// Counts the ops of device code that need nothing as judged: all ops of its
  /// dialects have records.
  static void countJudged(const State &copy, CheckResult &lowered);
  /// Replaces problems by what `target` lacks of what their ops become for a
  /// target that offers everything.
  void explainProblems(Operation *root, const ResolvedTarget &target,
                       ThroughResult &result);
  /// Returns true if what the op of `violation` becomes may run where the op
  /// doesn't.
  bool isReplaced(const Violation &violation) const {
    return pipeline.compiler ||
           llvm::is_contained(pipeline.replaced,
                              violation.op->getName().getStringRef());
  }
  /// Returns true if the ops that `found` passes over are of the dialects to
  /// which the pipeline leads: there is nothing to lower.
  bool isLowered(const CheckResult &found) const;

  PassNames *names = nullptr;
};

LogicalResult
ThroughChecker::Impl::parse(function_ref<InFlightDiagnostic()> emitError) {
  auto instrumentation = std::make_unique<PassNames>();
  names = instrumentation.get();
  passes.addInstrumentation(std::move(instrumentation));
  if (pipeline.compiler)
    return success();
  std::string text = pipeline.passes;
  for (const std::string &name : pipeline.unwanted)
    if (removePass(text, name))
      leftOut.push_back(name);
  std::string reason;
  llvm::raw_string_ostream stream(reason);
  FailureOr<OpPassManager> parsed = parsePassPipeline(text, stream);
  auto emit = [&] {
    return emitError() << "the pipeline '" << pipeline.passes
                       << "' can't be used: ";
  };
  if (failed(parsed)) {
    // Below the first line, it repeats the text and points at a place in it.
    StringRef line = StringRef(reason).trim().split('\n').first;
    StringRef what = line.split("error: ").second;
    return emit() << (what.empty() ? line : what);
  }
  StringRef anchor = parsed->getOpAnchorName();
  if (anchor != ModuleOp::getOperationName() &&
      anchor != OpPassManager::getAnyOpAnchorName())
    return emit() << "it runs on '" << anchor << "'; write 'builtin.module("
                  << pipeline.passes << ")'";
  static_cast<OpPassManager &>(passes) = std::move(*parsed);
  numPasses = countPasses(text);
  if (!pipeline.passesForAll.empty()) {
    LoweringPipeline other = pipeline;
    other.passes = std::exchange(other.passesForAll, "");
    forAll = std::make_unique<Impl>(passes.getContext(), std::move(other));
    if (failed(forAll->parse(emitError)))
      return failure();
  }
  rememberRunningPasses(passes);
  return success();
}

/// Removes the targets in `copy`: the one that it is lowered for counts, and
/// upstream's verifiers would judge by others.
static void removeTargets(Operation *copy) {
  copy->walk([](Operation *op) {
    if (getOwnTargets(op).empty())
      return;
    for (NamedAttribute named : llvm::to_vector(op->getAttrs())) {
      auto list = dyn_cast<ArrayAttr>(named.getValue());
      if (isa<AvailabilityTargetAttrInterface>(named.getValue()) ||
          (list &&
           llvm::any_of(list, llvm::IsaPred<AvailabilityTargetAttrInterface>)))
        op->removeAttr(named.getName());
    }
  });
}

bool ThroughChecker::Impl::runPasses(State &copy) {
  names->reset();
  WithoutOpsInErrors withoutOps(copy.module->getContext());
  ThreadDiagnosticHandler handler(
      copy.module->getContext(), [&](Diagnostic &diagnostic) {
        if (diagnostic.getSeverity() != DiagnosticSeverity::Error)
          return;
        LoweringProblem problem{copy.sources.find(diagnostic.getLocation()),
                                names->getRunning().str(),
                                diagnostic.str(),
                                {}};
        for (const Diagnostic &note : diagnostic.getNotes())
          problem.notes.push_back(note.str());
        copy.problems.push_back(std::move(problem));
      });
  if (pipeline.compiler) {
    if (OwningOpRef<ModuleOp> made = pipeline.compiler(*copy.module)) {
      copy.setModule(std::move(made), pipeline.kernel);
      return true;
    }
  } else if (succeeded(passes.run(*copy.module))) {
    return true;
  }
  if (copy.problems.empty())
    copy.problems.push_back(
        {copy.sources.getRoot(), "", "it failed without a message", {}});
  // What other threads emit comes when their pass has ended.
  for (LoweringProblem &problem : copy.problems)
    if (problem.pass.empty())
      problem.pass = names->getFailed().str();
  return false;
}

bool ThroughChecker::Impl::isLoweredName(OperationName name) const {
  return llvm::any_of(pipeline.lowered, [&](StringRef beginning) {
    StringRef rest = name.getStringRef();
    return rest.consume_front(beginning) && rest.starts_with(".");
  });
}

bool ThroughChecker::Impl::isLeftOver(Operation *op) const {
  return !isa<ModuleOp>(op) && !isLoweredName(op->getName());
}

void ThroughChecker::Impl::appendLeftOver(State &copy) {
  SmallVector<Operation *> left;
  auto collect = [&](Operation *holder) {
    holder->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (op == holder || !isLeftOver(op))
        return WalkResult::advance();
      left.push_back(op);
      // What it holds may be code for another target.
      return op->hasTrait<OpTrait::SymbolTable>() ? WalkResult::skip()
                                                  : WalkResult::advance();
    });
  };
  copy.module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (!copy.isHolder(op))
      return WalkResult::advance();
    collect(op);
    return WalkResult::skip();
  });
  // Casts and constants are left because of the ops that use them.
  auto rank = [](Operation *op) {
    if (op->getName().getStringRef() == "builtin.unrealized_conversion_cast")
      return 2;
    return op->hasTrait<OpTrait::ConstantLike>() ? 1 : 0;
  };
  if (left.empty())
    return;
  int least = llvm::min_element(llvm::map_range(left, rank)).operator*();
  DenseSet<Operation *> told;
  for (const LoweringProblem &problem : copy.problems)
    told.insert(problem.source.op);
  for (Operation *op : left) {
    SourceOp source = copy.sources.find(op->getLoc());
    if (rank(op) == least && told.insert(source.op).second)
      copy.problems.push_back({source,
                               "",
                               ((pipeline.compiler ? "your compiler leaves "
                                                   : "no pass converts ") +
                                op->getName().getStringRef())
                                   .str(),
                               {}});
  }
}

std::shared_ptr<const LoweredCopy>
ThroughChecker::Impl::lower(ThroughSource &source) {
  std::string text = getPasses();
  if (source.lowered && source.passes == text)
    return source.lowered;
  auto copy = std::make_unique<State>(source.root, pipeline.holders);
  removeTargets(*copy->module);
  if (runPasses(*copy))
    appendLeftOver(*copy);
  else
    copy->module = {};
  source.passes = std::move(text);
  source.lowered =
      std::shared_ptr<LoweredCopy>(new LoweredCopy(std::move(copy)));
  return source.lowered;
}

std::string ThroughChecker::Impl::getPasses() const {
  if (pipeline.compiler)
    return pipeline.passes;
  std::string text;
  llvm::raw_string_ostream stream(text);
  passes.printAsTextualPipeline(stream);
  return text;
}

void ThroughChecker::Impl::countJudged(const State &copy,
                                       CheckResult &lowered) {
  copy.module.get()->walk([&](Operation *op) {
    bool isHolder = copy.isHolder(op);
    if (!isHolder && !copy.getHolder(op))
      return;
    auto *passed = lowered.passedOver.find(op->getName());
    if (passed == lowered.passedOver.end() || passed->second == 0)
      return;
    --passed->second;
    lowered.checkedOps += !isHolder;
    lowered.unjudgedOps -= lowered.unjudgedOps != 0;
  });
  lowered.passedOver.remove_if(
      [](const auto &passed) { return passed.second == 0; });
}

void ThroughChecker::Impl::countOps(const State &copy, ThroughResult &result) {
  const SourceOps &sources = copy.sources;
  llvm::BitVector traced(sources.size()), inDevice(sources.size());
  copy.module.get()->walk([&](Operation *op) {
    Operation *parent = copy.getHolder(op);
    result.numLoweredOps += parent != nullptr;
    sources.visit(op->getLoc(), [&](unsigned id) {
      traced.set(id);
      if (parent)
        inDevice.set(id);
    });
  });
  result.numSourceOps = sources.countOps(inDevice);
  for (unsigned id : sources.listUntraced(traced))
    result.vanished.push_back(sources.get(id));
}

/// Returns true if `target` judges all of the source as it is.
static bool isAllJudged(const CheckResult &found) {
  return found.checkedOps != 0 && found.passedOver.empty() &&
         found.unchecked.empty() && found.silence.empty();
}

/// Returns why ops of `dialect` aren't for `target`; "" if they may be.
static std::string explainForeign(MLIRContext *context, StringRef dialect,
                                  ResolvedTarget &target,
                                  ArrayRef<ForeignDialect> known) {
  for (const ForeignDialect &foreign : known)
    if (foreign.dialect == dialect)
      return "it is " + foreign.reason;
  StringRef only = getOnlyTargets(context, dialect);
  if (only.empty() || !isForeignTarget(context, only, [&](StringRef name) {
        return target.speaksFor(name);
      }))
    return "";
  return ("it runs only on targets of dialect '" + only + "', and " +
          target.getName() + " is none")
      .str();
}

/// Puts first the source's ops that are for other targets, `known` or by what
/// their dialects declare. What else can't be lowered may follow from that.
static void putForeignFirst(Operation *root, ResolvedTarget target,
                            ArrayRef<ForeignDialect> known,
                            std::vector<LoweringProblem> &problems) {
  std::vector<LoweringProblem> foreign;
  DenseSet<Operation *> told;
  llvm::StringMap<std::string> reasons;
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    StringRef dialect = op->getName().getDialectNamespace();
    auto [it, isNew] = reasons.try_emplace(dialect);
    if (isNew)
      it->second = explainForeign(root->getContext(), dialect, target, known);
    if (it->second.empty())
      return WalkResult::advance();
    op->walk([&](Operation *nested) { told.insert(nested); });
    bool isForeign = llvm::any_of(known, [&](const ForeignDialect &each) {
      return each.dialect == dialect;
    });
    foreign.push_back({{op, op->getLoc()}, "", it->second, {}, isForeign});
    return WalkResult::skip();
  });
  if (foreign.empty())
    return;
  // A message without a place may follow, too.
  told.insert(root);
  llvm::erase_if(problems, [&](const LoweringProblem &problem) {
    return told.contains(problem.source.op);
  });
  problems.insert(problems.begin(), std::make_move_iterator(foreign.begin()),
                  std::make_move_iterator(foreign.end()));
}

/// Sorts findings by the `order` of their ops; equal ones stay in their order.
template <typename FindingT>
static void sortFindings(std::vector<FindingT> &found,
                         function_ref<unsigned(Operation *)> order) {
  SmallVector<std::pair<unsigned, size_t>> keys;
  for (auto [index, each] : llvm::enumerate(found))
    keys.emplace_back(order(each.op), index);
  llvm::sort(keys);
  std::vector<FindingT> sorted;
  sorted.reserve(found.size());
  for (auto [key, index] : keys)
    sorted.push_back(std::move(found[index]));
  found = std::move(sorted);
}

bool ThroughChecker::Impl::isLowered(const CheckResult &found) const {
  return found.checkedOps != 0 && llvm::all_of(found.passedOver, [&](auto &op) {
           return isLoweredName(op.first);
         });
}

void ThroughChecker::Impl::explainProblems(Operation *root,
                                           const ResolvedTarget &target,
                                           ThroughResult &result) {
  if (!forAll || result.problems.empty())
    return;
  ThroughSource source(root);
  std::shared_ptr<const LoweredCopy> lowered = forAll->lower(source);
  const State &copy = getState(*lowered);
  if (!copy.problems.empty())
    return;
  DenseSet<Operation *> unlowered, explained;
  for (const LoweringProblem &problem : result.problems)
    unlowered.insert(problem.source.op);
  CheckResult found = availability::check(*copy.module, target);
  for (Violation &violation : found.violations) {
    SourceOp origin = copy.sources.find(violation.op->getLoc());
    if (!unlowered.contains(origin.op) || !explained.insert(origin.op).second)
      continue;
    result.origins.try_emplace(violation.op, origin);
    result.findings.violations.push_back(std::move(violation));
  }
  if (explained.empty())
    return;
  llvm::erase_if(result.problems, [&](const LoweringProblem &problem) {
    return explained.contains(problem.source.op);
  });
  countJudged(copy, found);
  result.findings.checkedOps = found.checkedOps;
  result.findings.unjudgedOps = found.unjudgedOps;
  result.findings.passedOver = std::move(found.passedOver);
  result.lowered = std::move(lowered);
}

ThroughResult ThroughChecker::Impl::check(ThroughSource &source,
                                          const ResolvedTarget &target,
                                          const AllowedUnchecked &allowed) {
  Operation *root = source.root;
  ThroughResult result;
  result.judgesSource = !pipeline.compiler;
  result.findings = availability::check(root, target, CheckScope::Everything,
                                        /*within=*/nullptr, allowed);
  std::vector<Violation> &found = result.findings.violations;
  auto isReplacedHere = [&](const Violation &violation) {
    return isReplaced(violation);
  };
  if (llvm::none_of(found, isReplacedHere) &&
      (isAllJudged(result.findings) || isLowered(result.findings) ||
       !result.findings.silence.empty()))
    return result;
  llvm::erase_if(found, isReplacedHere);
  result.lowered = lower(source);
  const State &copy = getState(*result.lowered);
  const SourceOps &sources = copy.sources;
  result.problems = copy.problems;
  if (!result.problems.empty()) {
    putForeignFirst(root, target, pipeline.foreign, result.problems);
    result.findings.unchecked.clear();
    // A violation says more.
    DenseSet<Operation *> violating;
    for (const Violation &violation : result.findings.violations)
      violating.insert(violation.op);
    llvm::erase_if(result.problems, [&](const LoweringProblem &problem) {
      return violating.contains(problem.source.op);
    });
    explainProblems(root, target, result);
    return result;
  }
  CheckResult lowered =
      availability::check(*copy.module, target, CheckScope::Everything,
                          /*within=*/nullptr, allowed);
  countJudged(copy, lowered);
  countOps(copy, result);
  auto locate = [&](Operation *op) {
    result.origins.try_emplace(op, sources.find(op->getLoc()));
    return result.origins.find(op)->second.op;
  };
  DenseSet<Operation *> judged;
  for (const Violation &violation : result.findings.violations)
    judged.insert(violation.op);
  std::vector<Violation> violations = std::move(result.findings.violations);
  for (Violation &violation : lowered.violations)
    if (!judged.contains(locate(violation.op)))
      violations.push_back(std::move(violation));
  for (const OpenClause &condition : lowered.conditions)
    locate(condition.op);
  for (const Unchecked &unchecked : lowered.unchecked)
    locate(unchecked.op);
  for (Operation *op : lowered.hiddenCalls)
    locate(op);
  auto order = [&](Operation *op) {
    return sources.getPosition(result.getSource(op).op);
  };
  sortFindings(violations, order);
  sortFindings(lowered.conditions, order);
  sortFindings(lowered.unchecked, order);
  lowered.violations = std::move(violations);
  result.findings = std::move(lowered);
  const CheckResult &all = result.findings;
  bool isEmpty = all.checkedOps == 0 && all.violations.empty() &&
                 all.unchecked.empty() && all.hiddenCalls.empty();
  if ((isEmpty || all.isNothingJudged()) && all.silence.empty())
    result.findings.silence =
        all.foreign.empty() ? pipeline.name + " makes no device code of it"
                            : all.foreign;
  return result;
}

void ThroughChecker::Impl::findInstead(ThroughSource &source,
                                       const ResolvedTarget &target,
                                       const AllowedUnchecked &allowed,
                                       ThroughResult &result) {
  // Each takes as long as the check.
  constexpr unsigned kMostTried = 4;
  unsigned numTried = 0;
  DenseSet<Operation *> seen;
  for (const Violation &violation : result.findings.violations) {
    Operation *op = result.getSource(violation.op).op;
    if (!seen.insert(op).second)
      continue;
    const LoweringPromise *promise =
        llvm::find_if(pipeline.promises, [&](const LoweringPromise &each) {
          return op->getName().getStringRef() == each.op &&
                 op->hasAttr(each.attribute);
        });
    if (promise == pipeline.promises.end() || numTried++ == kMostTried)
      continue;
    std::unique_ptr<ThroughSource::Changed> &changed = source.changed[op];
    if (!changed) {
      IRMapping mapping;
      OwningOpRef<Operation *> copy = source.root->clone(mapping);
      Operation *root = copy.get(), *changedOp = mapping.lookup(op);
      changedOp->removeAttr(promise->attribute);
      changed.reset(new ThroughSource::Changed{std::move(copy), changedOp,
                                               ThroughSource(root)});
    }
    ThroughResult other = check(changed->source, target, allowed);
    auto isOf = [&](Operation *found) {
      return other.getSource(found).op == changed->op;
    };
    const CheckResult &found = other.findings;
    bool isMended =
        other.lowered && other.lowered->getModule() && other.problems.empty() &&
        llvm::none_of(found.violations,
                      [&](const Violation &each) { return isOf(each.op); }) &&
        llvm::none_of(found.unchecked,
                      [&](const Unchecked &each) { return isOf(each.op); });
    if (isMended)
      result.instead[op].push_back((op->getName().getStringRef() +
                                    " without '" + promise->attribute + "'")
                                       .str());
  }
}

//===----------------------------------------------------------------------===//
// The public class
//===----------------------------------------------------------------------===//

ThroughChecker::ThroughChecker(std::unique_ptr<Impl> impl)
    : impl(std::move(impl)) {}

ThroughChecker::~ThroughChecker() = default;

FailureOr<std::unique_ptr<ThroughChecker>>
ThroughChecker::create(MLIRContext *context, LoweringPipeline pipeline,
                       function_ref<InFlightDiagnostic()> emitError) {
  auto impl = std::make_unique<Impl>(context, std::move(pipeline));
  if (failed(impl->parse(emitError)))
    return failure();
  return std::unique_ptr<ThroughChecker>(new ThroughChecker(std::move(impl)));
}

void ThroughChecker::loadDialects() {
  MLIRContext *context = impl->passes.getContext();
  DialectRegistry registry;
  impl->passes.getDependentDialects(registry);
  if (impl->forAll)
    impl->forAll->passes.getDependentDialects(registry);
  context->appendDialectRegistry(registry);
  for (StringRef name : registry.getDialectNames())
    context->getOrLoadDialect(name);
}

const LoweringPipeline &ThroughChecker::getPipeline() const {
  return impl->pipeline;
}

ArrayRef<std::string> ThroughChecker::getLeftOut() const {
  return impl->leftOut;
}

std::string ThroughChecker::getPasses() const { return impl->getPasses(); }

unsigned ThroughChecker::getNumPasses() const { return impl->numPasses; }

ThroughResult ThroughChecker::check(Operation *root,
                                    const ResolvedTarget &target,
                                    const AllowedUnchecked &allowed) {
  ThroughSource source(root);
  return check(source, target, allowed);
}

ThroughResult ThroughChecker::check(ThroughSource &source,
                                    const ResolvedTarget &target,
                                    const AllowedUnchecked &allowed) {
  ThroughResult result = impl->check(source, target, allowed);
  impl->findInstead(source, target, allowed, result);
  return result;
}

std::shared_ptr<const LoweredCopy>
ThroughChecker::lower(ThroughSource &source,
                      std::vector<LoweringProblem> &problems) {
  std::shared_ptr<const LoweredCopy> lowered = impl->lower(source);
  llvm::append_range(problems, Impl::getState(*lowered).problems);
  return lowered;
}
