//===- ChipQuestions.cpp - What ops need of GPUs --------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ChipQuestions.h"
#include "Answers.h"

#include "mlir-availability/Dialect/NVVM/NVVMAvailability.h"
#include "mlir-availability/Dialect/ROCDL/ROCDLAvailability.h"

#include <map>

using namespace mlir;
using namespace mlir::availability;

using Verdict = BackEndAnswer::Verdict;

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

/// Returns the first chips of each series, of those in `having`.
static SmallVector<int64_t> getFirst(const Dimension &chips,
                                     ArrayRef<int64_t> having) {
  SmallVector<int64_t> first;
  for (int64_t chip : having)
    if (llvm::none_of(having, [&](int64_t other) {
          return other != chip && chips.isSatisfied(other, {chip});
        }))
      first.push_back(chip);
  return first;
}

/// Returns the answer after a refusal, if the chips in `having` have it.
static BackEndAnswer makeAnswer(const Dimension &chips,
                                ArrayRef<int64_t> having,
                                const Answer &refusal) {
  if (having.empty())
    return makeUnknown(
        "no chip's back end accepts it in a function of its own: " +
        refusal.reason);
  BackEndAnswer result{Verdict::Unavailable, refusal.reason, {{}}};
  for (int64_t chip : getFirst(chips, having))
    result.allOf.front().push_back({&chips, chip});
  return result;
}

//===----------------------------------------------------------------------===//
// NVIDIA
//===----------------------------------------------------------------------===//

const Ptxas *ChipQuestions::getPtxas(int64_t chip) {
  return questions.getPtxas(NVVM::stringifySM(static_cast<NVVM::SM>(chip)));
}

Processor ChipQuestions::getProcessor(int64_t chip, int64_t version) {
  return {"NVPTX", "nvptx64-nvidia-cuda",
          NVVM::getSMDimension().stringify(chip),
          "+ptx" + std::to_string(version), getPtxas(chip)->path};
}

SmallVector<int64_t>
ChipQuestions::findAccepting(ArrayRef<int64_t> candidates) {
  const Dimension &chips = NVVM::getSMDimension();
  auto ask = [&](ArrayRef<int64_t> asked, bool isCheck) {
    SmallVector<Processor> processors;
    for (int64_t chip : asked)
      processors.push_back(getProcessor(chip, getPtxas(chip)->ptx));
    return isCheck ? questions.check(processors) : questions.ask(processors);
  };
  llvm::DenseSet<int64_t> refusing, confirmed;
  SmallVector<int64_t> unanswered;
  for (auto [chip, answer] : llvm::zip(candidates, ask(candidates, true))) {
    if (answer.outcome == Outcome::NoAnswer)
      unanswered.push_back(chip);
    else if (answer.outcome != Outcome::Accepted)
      refusing.insert(chip);
  }
  while (true) {
    for (auto [chip, answer] : llvm::zip(unanswered, ask(unanswered, false)))
      (answer.outcome == Outcome::Accepted ? confirmed : refusing).insert(chip);
    SmallVector<int64_t> having;
    llvm::copy_if(candidates, std::back_inserter(having),
                  [&](int64_t chip) { return !refusing.contains(chip); });
    unanswered = getFirst(chips, having);
    llvm::erase_if(unanswered,
                   [&](int64_t chip) { return confirmed.contains(chip); });
    if (unanswered.empty())
      return having;
  }
}

BackEndAnswer ChipQuestions::askOthersOfNVIDIA(int64_t chip,
                                               const Answer &refusal) {
  const Dimension &chips = NVVM::getSMDimension();
  // If later ones have it, the chip's own series doesn't start before it.
  SmallVector<int64_t> later, earlier;
  for (const Dimension::Value &each : chips.getValues())
    if (each.value != chip && getPtxas(each.value))
      (chips.isSatisfied(each.value, {chip}) ? earlier : later)
          .push_back(each.value);
  SmallVector<int64_t> having = findAccepting(later);
  if (having.empty())
    having = findAccepting(earlier);
  return makeAnswer(chips, having, refusal);
}

/// Returns the versions of PTX that `chip` has and `assembler` reads.
static SmallVector<int64_t> getUsableVersions(int64_t chip,
                                              const Ptxas &assembler) {
  const Dimension &versions = NVVM::getMinPTXDimension();
  int64_t first =
      getImplied(NVVM::getSMDimension(), chip, versions).value_or(0);
  SmallVector<int64_t> usable;
  for (const Dimension::Value &each : versions.getValues())
    if (each.value >= first && each.value <= assembler.ptx)
      usable.push_back(each.value);
  llvm::sort(usable);
  return usable;
}

BackEndAnswer ChipQuestions::askNVIDIA(ResolvedTarget &target, int64_t chip) {
  const Dimension &versions = NVVM::getMinPTXDimension();
  std::string name = NVVM::getSMDimension().stringify(chip);
  const Ptxas *assembler = getPtxas(chip);
  if (!assembler)
    return makeUnknown(
        questions.getOptions().ptxas.empty()
            ? "ptxas, which would know, is not installed: it was "
              "searched on PATH and in CUDA_HOME"
            : "no ptxas that is installed knows " + name);
  auto askFor = [&](int64_t version) {
    return questions.ask(getProcessor(chip, version)).front();
  };
  SmallVector<int64_t> usable = getUsableVersions(chip, *assembler);
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
  if (!questions.getSubject().isProbe)
    return {Verdict::Unavailable, atStated.reason, {}};
  return questions.remember("NVIDIA|" + name + "|" + atStated.reason,
                            [&] { return askOthersOfNVIDIA(chip, atStated); });
}

//===----------------------------------------------------------------------===//
// AMD
//===----------------------------------------------------------------------===//

ArrayRef<std::pair<int64_t, int64_t>> ChipQuestions::getFirstOfSame() {
  if (!firstOfSame.empty())
    return firstOfSame;
  const Dimension &chips = ROCDL::getChipDimension();
  std::map<std::vector<std::pair<StringRef, int64_t>>, int64_t> first;
  for (const Dimension::Value &chip : chips.getValues()) {
    std::vector<std::pair<StringRef, int64_t>> implied;
    for (const Dimension::Implication &each : chips.getImplications())
      if (each.value == chip.value)
        implied.emplace_back(each.dimension, each.implied);
    llvm::sort(implied);
    auto it = first.try_emplace(std::move(implied), chip.value).first;
    firstOfSame.emplace_back(chip.value, it->second);
  }
  return firstOfSame;
}

/// Returns a chip with each size of its wavefronts, its own size first.
static SmallVector<std::pair<int64_t, Processor>> getWaves(int64_t chip) {
  const Dimension &chips = ROCDL::getChipDimension();
  const Dimension &sizes = ROCDL::getWavefrontSizeDimension();
  std::optional<int64_t> only = getImplied(chips, chip, sizes);
  SmallVector<std::pair<int64_t, Processor>> waves;
  for (const Dimension::Value &size : sizes.getValues())
    if (!only || *only == size.value)
      waves.push_back({size.value,
                       {"AMDGPU", "amdgcn-amd-amdhsa", chips.stringify(chip),
                        only ? "" : "+" + sizes.stringify(size.value), ""}});
  return waves;
}

BackEndAnswer ChipQuestions::askOthersOfAMD(const Answer &refusal) {
  const Dimension &chips = ROCDL::getChipDimension();
  llvm::DenseSet<int64_t> accepting;
  // What a chip has with the other size alone, none has with its own: so it
  // is for all shapes in tools/probe/data.
  for (size_t wave = 0; accepting.empty() && wave < 2; ++wave) {
    SmallVector<Processor> processors;
    SmallVector<int64_t> owners;
    for (auto [chip, first] : getFirstOfSame())
      if (SmallVector waves = getWaves(chip);
          chip == first && wave < waves.size()) {
        processors.push_back(waves[wave].second);
        owners.push_back(chip);
      }
    for (auto [chip, answer] : llvm::zip(owners, questions.ask(processors)))
      if (answer.outcome == Outcome::Accepted)
        accepting.insert(chip);
  }
  SmallVector<int64_t> having;
  for (auto [chip, first] : getFirstOfSame())
    if (accepting.contains(first))
      having.push_back(chip);
  return makeAnswer(chips, having, refusal);
}

BackEndAnswer ChipQuestions::askAMD(ResolvedTarget &target, int64_t chip) {
  const Dimension &sizes = ROCDL::getWavefrontSizeDimension();
  SmallVector<std::pair<int64_t, Processor>> waves = getWaves(chip);
  SmallVector<Processor> processors;
  for (auto &[size, processor] : waves)
    processors.push_back(processor);
  // What the target has, or may have, and what the other size gives.
  SmallVector<int64_t> accepted, possible;
  std::optional<Answer> refusal;
  for (auto [wave, answer] : llvm::zip(waves, questions.ask(processors))) {
    int64_t size = wave.first;
    bool isPossible =
        isOffered(target, sizes, size) || isOpen(target, sizes, size);
    if (isPossible)
      possible.push_back(size);
    if (answer.outcome == Outcome::Accepted)
      accepted.push_back(size);
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
  if (!questions.getSubject().isProbe)
    return {Verdict::Unavailable, refusal->reason, {}};
  return questions.remember("AMD|" + refusal->reason,
                            [&] { return askOthersOfAMD(*refusal); });
}
