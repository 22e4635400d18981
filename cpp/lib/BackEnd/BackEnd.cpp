//===- BackEnd.cpp - Asking compilers about ops ---------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/BackEnd/BackEnd.h"
#include "Answers.h"
#include "CPUQuestions.h"
#include "ChipQuestions.h"
#include "ProbeFunction.h"

#include "mlir-availability/Dialect/NVVM/NVVMAvailability.h"
#include "mlir-availability/Dialect/ROCDL/ROCDLAvailability.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

#include <map>

using namespace mlir;
using namespace mlir::availability;

using Verdict = BackEndAnswer::Verdict;

BackEndOptions BackEndOptions::ofUser() {
  BackEndOptions options;
  options.ptxas = findPtxas();
  SmallString<128> folder;
  if (llvm::sys::path::cache_directory(folder)) {
    llvm::sys::path::append(folder, "mlir-availability", "answers");
    options.folder = folder.str().str();
  }
  return options;
}

//===----------------------------------------------------------------------===//
// BackEnd::Impl
//===----------------------------------------------------------------------===//

class BackEnd::Impl {
public:
  explicit Impl(BackEndOptions options)
      : questions(std::move(options)), chipQuestions(questions) {}

  /// `op` is what `text` was made for, null if that is a whole module.
  BackEndAnswer ask(StringRef text, ResolvedTarget &target, Operation *op);
  std::string getVersions(ResolvedTarget &target);

private:
  BackEndAnswer askCPU(const CPUFeatures &cpu, Operation *op);
  bool hasBackEnd(StringRef name);

  Questions questions;
  ChipQuestions chipQuestions;
  llvm::StringMap<bool> initialized;
};

bool BackEnd::Impl::hasBackEnd(StringRef name) {
  auto [it, isNew] = initialized.try_emplace(name, false);
  if (isNew)
    it->second = initializeBackEnd(name);
  return it->second;
}

BackEndAnswer BackEnd::Impl::askCPU(const CPUFeatures &cpu, Operation *op) {
  auto askFor = [&](const CPUFeatures &other) {
    return questions.ask(other.getProcessor()).front();
  };
  if (op) {
    Processor processor = cpu.getProcessor();
    return questions.remember(processor.triple + "|" + processor.features, [&] {
      return askAboutFeatures(op, cpu, askFor);
    });
  }
  Answer answer = askFor(cpu);
  std::optional<BackEndAnswer> decided = decide(answer);
  return decided ? *decided
                 : BackEndAnswer{Verdict::Unavailable, answer.reason, {}};
}

/// Returns the chip that `target` has along `dimension`, std::nullopt if it is
/// none of the vendor's.
static std::optional<int64_t> getChip(ResolvedTarget &target,
                                      const Dimension &dimension) {
  if (!target.getTarget().explainSilence().empty())
    return std::nullopt;
  const auto &offered = target.offered(dimension);
  if (!offered || offered->size() != 1)
    return std::nullopt;
  return offered->front();
}

BackEndAnswer BackEnd::Impl::ask(StringRef text, ResolvedTarget &target,
                                 Operation *op) {
  Questions::Subject subject(questions, text, /*isProbe=*/op != nullptr);
  if (std::optional<int64_t> chip = getChip(target, NVVM::getSMDimension()))
    return hasBackEnd("NVPTX")
               ? chipQuestions.askNVIDIA(target, *chip)
               : makeUnknown("LLVM's back end for it is not installed");
  if (std::optional<int64_t> chip = getChip(target, ROCDL::getChipDimension()))
    return hasBackEnd("AMDGPU")
               ? chipQuestions.askAMD(target, *chip)
               : makeUnknown("LLVM's back end for it is not installed");
  if (std::optional<CPUFeatures> cpu = CPUFeatures::of(target))
    return hasBackEnd(cpu->getProcessor().backEnd)
               ? askCPU(*cpu, op)
               : makeUnknown("LLVM's back end for it is not installed");
  return makeUnknown("back ends are asked for chips and CPUs only");
}

std::string BackEnd::Impl::getVersions(ResolvedTarget &target) {
  if (std::optional<int64_t> chip = getChip(target, NVVM::getSMDimension())) {
    const Ptxas *assembler =
        questions.getPtxas(NVVM::stringifySM(static_cast<NVVM::SM>(*chip)));
    return assembler ? "LLVM " + questions.getLLVMVersion().str() + ", ptxas " +
                           assembler->version
                     : "";
  }
  bool isAskable =
      getChip(target, ROCDL::getChipDimension()) || CPUFeatures::of(target);
  return isAskable ? "LLVM " + questions.getLLVMVersion().str() : "";
}

//===----------------------------------------------------------------------===//
// BackEnd
//===----------------------------------------------------------------------===//

BackEnd::BackEnd(BackEndOptions options)
    : impl(std::make_unique<Impl>(std::move(options))) {}

BackEnd::~BackEnd() = default;

std::string BackEnd::getVersions(ResolvedTarget &target) {
  return impl->getVersions(target);
}

BackEndAnswer BackEnd::ask(Operation *op, ResolvedTarget &target) {
  std::optional<std::string> text = makeProbeFunction(op);
  if (!text && !CPUFeatures::of(target))
    text = makeProbeKernel(op);
  if (!text)
    return makeUnknown("it can't be put into a function of its own");
  return impl->ask(*text, target, op);
}

BackEndAnswer BackEnd::compile(Operation *root, ResolvedTarget &target) {
  bool isOfCPU = CPUFeatures::of(target).has_value();
  SmallVector<std::string> texts =
      isOfCPU ? getHostModules(root) : getDeviceModules(root);
  if (texts.empty())
    return makeUnknown(Twine("there is no ") +
                       (isOfCPU ? "code for CPUs" : "device code") +
                       " in the dialect 'llvm'");
  BackEndAnswer worst{Verdict::Available, "", {}};
  for (const std::string &text : texts) {
    BackEndAnswer answer = impl->ask(text, target, /*op=*/nullptr);
    if (answer.verdict == Verdict::Unavailable)
      return {Verdict::Unavailable, std::move(answer.reason), {}};
    if (answer.verdict == Verdict::Unknown)
      worst = std::move(answer);
  }
  return worst;
}

/// Returns true if no target has what `found` and one of `others` need.
static bool isExcluded(ArrayRef<Requirement> found,
                       ArrayRef<OpenClause> others) {
  if (found.size() != 1)
    return false;
  const Dimension *dimension = found.front().dimension;
  return llvm::any_of(others, [&](const OpenClause &other) {
    return other.clause.anyOf.size() == 1 &&
           other.clause.anyOf.front().dimension == dimension &&
           !dimension->join(
               {found.front().value, other.clause.anyOf.front().value});
  });
}

/// Puts findings into the order of their ops in the IR.
template <typename FindingT>
static void sortByOp(std::vector<FindingT> &findings) {
  if (findings.size() < 2)
    return;
  Operation *root = findings.front().op;
  while (Operation *parent = root->getParentOp())
    root = parent;
  llvm::DenseMap<Operation *, size_t> order;
  root->walk<WalkOrder::PreOrder>(
      [&](Operation *op) { order.try_emplace(op, order.size()); });
  std::multimap<size_t, FindingT> sorted;
  for (FindingT &each : findings) {
    size_t place = order.lookup(each.op);
    sorted.emplace(place, std::move(each));
  }
  findings.clear();
  for (auto &[place, each] : sorted)
    findings.push_back(std::move(each));
}

uint64_t BackEnd::answer(CheckResult &result, ResolvedTarget &target) {
  // An op has an entry for each reason. Only reasons of records are about the
  // op as a back end compiles it.
  llvm::MapVector<Operation *, bool> ops;
  for (const Unchecked &each : result.unchecked) {
    bool isAskable = each.kind == Unchecked::Kind::Needs;
    auto [it, isNew] = ops.try_emplace(each.op, isAskable);
    it->second &= isAskable;
  }
  uint64_t numAnswered = 0;
  llvm::DenseMap<Operation *, std::string> unanswered;
  for (auto [op, isAskable] : ops) {
    if (!isAskable)
      continue;
    BackEndAnswer answer = ask(op, target);
    if (answer.verdict == Verdict::Available &&
        llvm::any_of(answer.allOf, [&](ArrayRef<Requirement> each) {
          return isExcluded(each, result.conditions);
        }))
      answer = makeUnknown("what it needs excludes another condition");
    if (answer.verdict == Verdict::Unknown) {
      unanswered[op] = std::move(answer.reason);
      continue;
    }
    ++numAnswered;
    ++result.checkedOps;
    std::string rule = "measurement with " + getVersions(target);
    std::string name = nameInstruction(op);
    Source source{SourceKind::Op, name, std::nullopt, answer.reason, {}, rule};
    for (ArrayRef<Requirement> anyOf : answer.allOf) {
      Clause clause(SmallVector<Requirement>(anyOf), source);
      if (answer.verdict == Verdict::Unavailable)
        result.violations.push_back({op, std::move(clause)});
      else
        result.conditions.push_back({op, std::move(clause)});
    }
  }
  if (numAnswered == 0 && unanswered.empty())
    return 0;
  sortByOp(result.violations);
  sortByOp(result.conditions);
  std::vector<Unchecked> left;
  for (Unchecked &each : result.unchecked) {
    auto it = unanswered.find(each.op);
    if (it == unanswered.end() && ops.lookup(each.op))
      continue;
    if (it != unanswered.end())
      each.detail += "; asked: " + it->second;
    left.push_back(std::move(each));
  }
  result.unchecked = std::move(left);
  return numAnswered;
}
