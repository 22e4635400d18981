//===- BackEnd.cpp - Asking compilers about ops ---------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/BackEnd/BackEnd.h"
#include "AnswerStore.h"
#include "Answers.h"
#include "CPUQuestions.h"
#include "ChildProcess.h"
#include "Compiler.h"
#include "ProbeFunction.h"
#include "Ptxas.h"

#include "mlir-availability/Dialect/NVVM/NVVMAvailability.h"
#include "mlir-availability/Dialect/ROCDL/ROCDLAvailability.h"

#include "mlir/IR/AsmState.h"
#include "llvm-c/Core.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/Path.h"

#include <map>

using namespace mlir;
using namespace mlir::availability;

using Verdict = BackEndAnswer::Verdict;

/// Changes when the same question would be asked in another way.
constexpr StringLiteral kMethod = "3";

static std::string getLLVMVersion() {
  unsigned major, minor, patch;
  LLVMGetVersion(&major, &minor, &patch);
  return (Twine(major) + "." + Twine(minor) + "." + Twine(patch)).str();
}

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

/// Returns true if `target` has `value` of `dimension`, without a condition.
static bool isOffered(ResolvedTarget &target, const Dimension &dimension,
                      int64_t value) {
  return target.judge({{&dimension, value}}) ==
         ResolvedTarget::Verdict::Satisfied;
}

static bool isOpen(ResolvedTarget &target, const Dimension &dimension,
                   int64_t value) {
  return target.judge({{&dimension, value}}) == ResolvedTarget::Verdict::Open;
}

/// Returns what `chip` implies along `dimension`.
static std::optional<int64_t> getImplied(const Dimension &chips, int64_t chip,
                                         const Dimension &dimension) {
  for (const Dimension::Implication &each : chips.getImplications())
    if (each.value == chip && each.dimension == dimension.getName())
      return each.implied;
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Questions
//===----------------------------------------------------------------------===//

class BackEnd::Impl {
public:
  explicit Impl(BackEndOptions options)
      : options(std::move(options)), llvmVersion(getLLVMVersion()) {}

  /// `op` is what `text` was made for, null if that is a whole module.
  BackEndAnswer ask(StringRef text, ResolvedTarget &target, Operation *op);
  std::string getVersions(ResolvedTarget &target);

private:
  SmallVector<Answer> ask(StringRef text, ArrayRef<Processor> processors,
                          bool isProbe);
  SmallVector<Answer> compile(StringRef text, ArrayRef<Processor> processors,
                              bool isProbe);
  BackEndAnswer askNVIDIA(StringRef text, ResolvedTarget &target, int64_t chip,
                          bool isProbe);
  BackEndAnswer askAMD(StringRef text, ResolvedTarget &target, int64_t chip,
                       bool isProbe);
  BackEndAnswer askCPU(StringRef text, const CPUFeatures &cpu, Operation *op);
  using AppendProcessors =
      function_ref<void(int64_t, SmallVectorImpl<Processor> &)>;
  /// Returns what `find` returned for the same `key` before, or returns now.
  /// With questions that had no answer, it isn't remembered.
  BackEndAnswer remember(const Twine &key,
                         llvm::function_ref<BackEndAnswer()> find);
  BackEndAnswer askOthers(StringRef text, const Dimension &chips,
                          ArrayRef<std::pair<int64_t, int64_t>> asked,
                          AppendProcessors append, const Answer &refusal);
  /// Returns each chip with the one that is asked for it. Those with the same
  /// features are asked once, if `isSame`.
  ArrayRef<std::pair<int64_t, int64_t>> getAsked(const Dimension &chips,
                                                 bool isSame);
  const Ptxas *getPtxas(StringRef chip);
  const Ptxas *getPtxas(int64_t chip) {
    return getPtxas(NVVM::stringifySM(static_cast<NVVM::SM>(chip)));
  }
  bool hasBackEnd(StringRef name);
  AnswerStore &getStore(const Processor &processor);

  BackEndOptions options;
  std::string llvmVersion;
  /// The assemblers, once they have been asked what they are.
  std::optional<SmallVector<Ptxas>> assemblers;
  llvm::StringMap<bool> initialized;
  llvm::StringMap<std::unique_ptr<AnswerStore>> stores;
  /// Answers for which many processors were asked.
  llvm::StringMap<BackEndAnswer> remembered;
  uint64_t numUnanswered = 0;
  /// What `getAsked` returned.
  std::map<std::pair<const Dimension *, bool>,
           SmallVector<std::pair<int64_t, int64_t>>>
      askedChips;
};

bool BackEnd::Impl::hasBackEnd(StringRef name) {
  auto [it, isNew] = initialized.try_emplace(name, false);
  if (isNew)
    it->second = initializeBackEnd(name);
  return it->second;
}

/// Returns the versions of PTX that LLVM writes.
static SmallVector<unsigned> getPTXVersions() {
  SmallVector<unsigned> versions;
  for (const Dimension::Value &each : NVVM::getMinPTXDimension().getValues())
    versions.push_back(each.value);
  llvm::sort(versions);
  return versions;
}

const Ptxas *BackEnd::Impl::getPtxas(StringRef chip) {
  if (!assemblers) {
    assemblers.emplace();
    AnswerStore programs(options.folder, "ptxas.txt");
    for (const std::string &path : options.ptxas)
      if (std::optional<Ptxas> found =
              identifyPtxas(path, getPTXVersions(), programs))
        assemblers->push_back(std::move(*found));
    llvm::sort(*assemblers, [](const Ptxas &a, const Ptxas &b) {
      return std::tie(b.number, a.path) < std::tie(a.number, b.path);
    });
  }
  auto *it = llvm::find_if(*assemblers, [&](const Ptxas &each) {
    return llvm::is_contained(each.chips, chip);
  });
  return it == assemblers->end() ? nullptr : &*it;
}

AnswerStore &BackEnd::Impl::getStore(const Processor &processor) {
  std::string name = "llvm-" + llvmVersion;
  if (!processor.ptxas.empty())
    name += "-ptxas-" + getPtxas(processor.chip)->version;
  std::unique_ptr<AnswerStore> &store = stores[name];
  if (!store)
    store = std::make_unique<AnswerStore>(options.folder, name + ".txt");
  return *store;
}

/// Compiles for processors in a child, and in another one for those after one
/// for which LLVM has ended it.
SmallVector<Answer> BackEnd::Impl::compile(StringRef text,
                                           ArrayRef<Processor> processors,
                                           bool isProbe) {
  SmallVector<Answer> answers;
  while (answers.size() < processors.size()) {
    ArrayRef<Processor> rest = processors.drop_front(answers.size());
    // The first start is that of the translation.
    size_t numStarts = 0;
    ChildResult child = runInChild([&](llvm::raw_ostream &stream) {
      compileModule(
          text, rest, isProbe,
          [&] {
            limitTime(options.seconds);
            stream << "s";
            stream.flush();
          },
          [&](const Answer &answer) {
            char size[sizeof(uint32_t)];
            llvm::support::endian::write32le(size, answer.reason.size());
            stream << static_cast<char>(answer.outcome)
                   << StringRef(size, sizeof(size)) << answer.reason;
            stream.flush();
          });
    });
    for (StringRef data = child.data; !data.empty();) {
      if (data.consume_front("s")) {
        ++numStarts;
        continue;
      }
      if (data.size() < 1 + sizeof(uint32_t))
        break;
      size_t size = llvm::support::endian::read32le(data.data() + 1);
      answers.push_back({static_cast<Outcome>(data.front()),
                         data.substr(1 + sizeof(uint32_t), size).str()});
      data =
          data.drop_front(std::min(data.size(), 1 + sizeof(uint32_t) + size));
    }
    bool isTranslated = numStarts > 1;
    if (!answers.empty() && answers.back().outcome == Outcome::NotTranslated)
      isTranslated = false;
    else if (child.end != ChildResult::End::Finished)
      answers.push_back({child.end == ChildResult::End::Stopped
                             ? Outcome::NoAnswer
                         : isTranslated ? Outcome::Refused
                                        : Outcome::NotTranslated,
                         child.lastWords});
    else if (answers.size() < processors.size())
      answers.push_back({Outcome::NoAnswer, "its process said nothing"});
    if (!isTranslated) {
      Answer last = answers.back();
      answers.resize(processors.size(), last);
    }
  }
  return answers;
}

SmallVector<Answer> BackEnd::Impl::ask(StringRef text,
                                       ArrayRef<Processor> processors,
                                       bool isProbe) {
  SmallVector<std::optional<Answer>> found;
  SmallVector<std::string> questions;
  SmallVector<Processor> missing;
  std::string hash = AnswerStore::getHash(text);
  for (const Processor &each : processors) {
    questions.push_back((kMethod + "|" + each.triple + "|" + each.chip + "|" +
                         each.features + "|" + (isProbe ? "probe" : "all") +
                         "|" + hash)
                            .str());
    found.push_back(getStore(each).find(questions.back()));
    if (!found.back())
      missing.push_back(each);
  }
  SmallVector<Answer> compiled;
  if (!missing.empty())
    compiled = compile(text, missing, isProbe);
  SmallVector<Answer> answers;
  size_t next = 0;
  for (auto [processor, question, kept] :
       llvm::zip(processors, questions, found)) {
    if (!kept) {
      kept = std::move(compiled[next++]);
      if (kept->outcome != Outcome::NoAnswer)
        getStore(processor).keep(question, *kept);
      else
        ++numUnanswered;
    }
    answers.push_back(std::move(*kept));
  }
  return answers;
}

BackEndAnswer
BackEnd::Impl::remember(const Twine &key,
                        llvm::function_ref<BackEndAnswer()> find) {
  std::string text = key.str();
  if (auto it = remembered.find(text); it != remembered.end())
    return it->second;
  uint64_t before = numUnanswered;
  BackEndAnswer answer = find();
  if (numUnanswered == before)
    remembered[text] = answer;
  return answer;
}

//===----------------------------------------------------------------------===//
// Vendors
//===----------------------------------------------------------------------===//

ArrayRef<std::pair<int64_t, int64_t>>
BackEnd::Impl::getAsked(const Dimension &chips, bool isSame) {
  SmallVector<std::pair<int64_t, int64_t>> &asked =
      askedChips[{&chips, isSame}];
  if (!asked.empty())
    return asked;
  std::map<std::vector<std::pair<StringRef, int64_t>>, int64_t> first;
  for (const Dimension::Value &chip : chips.getValues()) {
    std::vector<std::pair<StringRef, int64_t>> implied;
    for (const Dimension::Implication &each : chips.getImplications())
      if (each.value == chip.value)
        implied.emplace_back(each.dimension, each.implied);
    llvm::sort(implied);
    auto it = first.try_emplace(std::move(implied), chip.value).first;
    asked.emplace_back(chip.value, isSame ? it->second : chip.value);
  }
  return asked;
}

/// Asks all chips of a vendor, after one has refused.
BackEndAnswer
BackEnd::Impl::askOthers(StringRef text, const Dimension &chips,
                         ArrayRef<std::pair<int64_t, int64_t>> asked,
                         AppendProcessors append, const Answer &refusal) {
  SmallVector<Processor> processors;
  SmallVector<int64_t> owners;
  for (auto [chip, other] : asked)
    if (chip == other) {
      append(chip, processors);
      owners.resize(processors.size(), chip);
    }
  llvm::DenseSet<int64_t> accepting;
  for (auto [chip, answer] : llvm::zip(owners, ask(text, processors, true)))
    if (answer.outcome == Outcome::Accepted)
      accepting.insert(chip);
  if (accepting.empty())
    return makeUnknown(
        "no chip's back end accepts it in a function of its own: " +
        refusal.reason);
  SmallVector<int64_t> having;
  for (auto [chip, other] : asked)
    if (accepting.contains(other))
      having.push_back(chip);
  BackEndAnswer result{Verdict::Unavailable, refusal.reason, {{}}};
  for (int64_t chip : having)
    // The first chips of each series.
    if (llvm::none_of(having, [&](int64_t other) {
          return other != chip && chips.isSatisfied(other, {chip});
        }))
      result.allOf.front().push_back({&chips, chip});
  return result;
}

BackEndAnswer BackEnd::Impl::askNVIDIA(StringRef text, ResolvedTarget &target,
                                       int64_t chip, bool isProbe) {
  const Dimension &chips = NVVM::getSMDimension();
  const Dimension &versions = NVVM::getMinPTXDimension();
  std::string name = chips.stringify(chip);
  const Ptxas *assembler = getPtxas(name);
  if (!assembler)
    return makeUnknown(
        options.ptxas.empty()
            ? "ptxas, which would know, is not installed: it was "
              "searched on PATH and in CUDA_HOME"
            : "no ptxas that is installed knows " + name);
  auto make = [](const Ptxas &assembler, StringRef chip, int64_t version) {
    return Processor{"NVPTX", "nvptx64-nvidia-cuda", chip.str(),
                     "+ptx" + std::to_string(version), assembler.path};
  };
  auto askFor = [&](int64_t version) {
    return ask(text, make(*assembler, name, version), isProbe).front();
  };
  // The versions that the chip has.
  SmallVector<int64_t> usable;
  int64_t first = getImplied(chips, chip, versions).value_or(0);
  for (unsigned each : getPTXVersions())
    if (each >= first && each <= assembler->ptx)
      usable.push_back(each);
  if (usable.empty())
    return makeUnknown("no version of PTX that ptxas " + assembler->version +
                       " reads has " + name);
  // The one that the target surely has; it may have later ones.
  int64_t stated = usable.front();
  for (int64_t each : usable)
    if (isOffered(target, versions, each))
      stated = each;
  bool mayBeNewer = isOpen(target, versions, usable.back());

  Answer atStated = askFor(stated);
  if (std::optional<BackEndAnswer> decided = decide(atStated))
    return *decided;
  if (stated != usable.back()) {
    Answer newest = askFor(usable.back());
    if (newest.outcome == Outcome::Accepted) {
      // Versions between: the first that has it.
      const int64_t *low = llvm::find(usable, stated);
      const int64_t *high = usable.end() - 1;
      while (high - low > 1) {
        const int64_t *middle = low + (high - low) / 2;
        (askFor(*middle).outcome == Outcome::Accepted ? high : low) = middle;
      }
      return {mayBeNewer ? Verdict::Available : Verdict::Unavailable,
              mayBeNewer ? "" : atStated.reason,
              {{{&versions, *high}}}};
    }
    atStated = newest;
  }
  if (!isProbe)
    return {Verdict::Unavailable, atStated.reason, {}};
  return remember("NVIDIA|" + atStated.reason + "|" + text, [&] {
    return askOthers(
        text, chips, getAsked(chips, /*isSame=*/false),
        [&](int64_t other, SmallVectorImpl<Processor> &processors) {
          if (const Ptxas *its = getPtxas(other))
            processors.push_back(make(*its, chips.stringify(other), its->ptx));
        },
        atStated);
  });
}

BackEndAnswer BackEnd::Impl::askAMD(StringRef text, ResolvedTarget &target,
                                    int64_t chip, bool isProbe) {
  const Dimension &chips = ROCDL::getChipDimension();
  const Dimension &sizes = ROCDL::getWavefrontSizeDimension();
  auto append = [&](int64_t chip, SmallVectorImpl<Processor> &processors,
                    SmallVectorImpl<int64_t> &waves) {
    std::optional<int64_t> only = getImplied(chips, chip, sizes);
    for (const Dimension::Value &size : sizes.getValues()) {
      if (only && *only != size.value)
        continue;
      processors.push_back({"AMDGPU", "amdgcn-amd-amdhsa",
                            chips.stringify(chip),
                            only ? "" : "+" + sizes.stringify(size.value), ""});
      waves.push_back(size.value);
    }
  };
  SmallVector<Processor> processors;
  SmallVector<int64_t> waves;
  append(chip, processors, waves);
  SmallVector<Answer> answers = ask(text, processors, isProbe);
  // What the target has, or may have, and what the other size gives.
  SmallVector<int64_t> accepted, possible;
  std::optional<Answer> refusal;
  for (auto [wave, answer] : llvm::zip(waves, answers)) {
    bool isPossible =
        isOffered(target, sizes, wave) || isOpen(target, sizes, wave);
    if (isPossible)
      possible.push_back(wave);
    if (answer.outcome == Outcome::Accepted)
      accepted.push_back(wave);
    else if (answer.outcome != Outcome::Refused && isPossible)
      return *decide(answer);
    else if (isPossible)
      refusal = answer;
  }
  if (!refusal)
    return possible.empty() ? makeUnknown("its wavefronts have no known size")
                            : BackEndAnswer{Verdict::Available, "", {}};
  if (!accepted.empty()) {
    bool isAvailable = llvm::is_contained(possible, accepted.front());
    return {isAvailable ? Verdict::Available : Verdict::Unavailable,
            isAvailable ? "" : refusal->reason,
            {{{&sizes, accepted.front()}}}};
  }
  if (!isProbe)
    return {Verdict::Unavailable, refusal->reason, {}};
  return remember("AMD|" + refusal->reason + "|" + text, [&] {
    return askOthers(
        text, chips, getAsked(chips, /*isSame=*/true),
        [&](int64_t other, SmallVectorImpl<Processor> &processors) {
          SmallVector<int64_t> waves;
          append(other, processors, waves);
        },
        *refusal);
  });
}

BackEndAnswer BackEnd::Impl::askCPU(StringRef text, const CPUFeatures &cpu,
                                    Operation *op) {
  auto askFor = [&](const CPUFeatures &other) {
    return ask(text, other.getProcessor(), /*isProbe=*/op != nullptr).front();
  };
  if (op) {
    Processor processor = cpu.getProcessor();
    return remember(processor.triple + "|" + processor.features + "|" + text,
                    [&] { return askAboutFeatures(op, cpu, askFor); });
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
  bool isProbe = op != nullptr;
  if (std::optional<int64_t> chip = getChip(target, NVVM::getSMDimension()))
    return hasBackEnd("NVPTX")
               ? askNVIDIA(text, target, *chip, isProbe)
               : makeUnknown("LLVM's back end for it is not installed");
  if (std::optional<int64_t> chip = getChip(target, ROCDL::getChipDimension()))
    return hasBackEnd("AMDGPU")
               ? askAMD(text, target, *chip, isProbe)
               : makeUnknown("LLVM's back end for it is not installed");
  if (std::optional<CPUFeatures> cpu = CPUFeatures::of(target))
    return hasBackEnd(cpu->getProcessor().backEnd)
               ? askCPU(text, *cpu, op)
               : makeUnknown("LLVM's back end for it is not installed");
  return makeUnknown("back ends are asked for chips and CPUs only");
}

std::string BackEnd::Impl::getVersions(ResolvedTarget &target) {
  if (std::optional<int64_t> chip = getChip(target, NVVM::getSMDimension())) {
    const Ptxas *assembler = getPtxas(*chip);
    return assembler ? "LLVM " + llvmVersion + ", ptxas " + assembler->version
                     : "";
  }
  bool isAskable =
      getChip(target, ROCDL::getChipDimension()) || CPUFeatures::of(target);
  return isAskable ? "LLVM " + llvmVersion : "";
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
