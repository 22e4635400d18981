//===- CPUQuestions.cpp - What ops need of CPUs ---------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CPUQuestions.h"
#include "Answers.h"

#include "mlir-availability/Dialect/CPU/ProcessorState.h"
#include "mlir-availability/Dialect/LLVMIR/DeviceCode.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns why nothing follows if LLVM accepts `op`, which its assembler and
/// its code generator sometimes do without a look at the CPU or at the state of
/// the function; "" if something follows. `isAccepted` asks for another CPU.
static StringRef
explainBlindness(Operation *op, const CPUFeatures &cpu,
                 function_ref<bool(const CPUFeatures &)> isAccepted) {
  bool isAssembly = isa<LLVM::InlineAsmOp>(op);
  std::string name = isAssembly ? "" : nameInstruction(op);
  switch (cpu.architecture) {
  case cpu::Architecture::X86_64:
    if (isAssembly)
      return "LLVM assembles the instructions of all x86 CPUs";
    if (StringRef(name).starts_with("llvm.x86.") &&
        isAccepted(CPUFeatures{cpu.architecture, {}}))
      return "LLVM compiles it for all x86 CPUs, whether they have it or not";
    return "";
  case cpu::Architecture::AArch64:
    if (!cpu::mayBeStreaming(*op))
      return isAccepted(
                 cpu.without(static_cast<int64_t>(cpu::AArch64Feature::SME)))
                 ? ""
                 : "LLVM doesn't check whether the function is in streaming "
                   "mode, which instructions of SME need";
    // LLVM selects instructions of SVE by the mode, but not all of NEON, and it
    // doesn't look for the arrays of SME.
    if (StringRef(name).starts_with("llvm.aarch64.sve.") ||
        !getCoreIntrinsic(op).empty())
      return "";
    return "LLVM doesn't check what it needs in streaming mode";
  case cpu::Architecture::RISCV64:
    return "";
  }
  llvm_unreachable("an architecture");
}

/// Finds which features a CPU lacks, after the back end has refused.
static BackEndAnswer
findFeatures(MLIRContext *context, const CPUFeatures &cpu,
             const Answer &refusal,
             function_ref<Answer(const CPUFeatures &)> askFor) {
  auto isEnough = [&](ArrayRef<int64_t> added) {
    return askFor(cpu.with(added)).outcome == Outcome::Accepted;
  };
  // Many features of RISC-V exclude each other, but not those of a CPU.
  SmallVector<int64_t> candidates = cpu.getLacking(cpu.getAll());
  if (!isEnough(candidates)) {
    SmallVector<CPUFeatures> known = getKnownCPUs(context, cpu.architecture);
    auto *it = llvm::find_if(known, [&](const CPUFeatures &each) {
      return isEnough(cpu.getLacking(each.features));
    });
    if (it == known.end())
      return makeUnknown(
          "no CPU's back end accepts it in a function of its own: " +
          refusal.reason);
    candidates = cpu.getLacking(it->features);
  }

  // Returns the features, each the last of the fewest candidates that are
  // enough with those after it.
  auto search = [&] {
    SmallVector<int64_t> found;
    ArrayRef<int64_t> rest = candidates;
    while (!isEnough(found)) {
      size_t low = 0, high = rest.size();
      while (high - low > 1) {
        size_t middle = low + (high - low) / 2;
        SmallVector<int64_t> added = found;
        llvm::append_range(added, rest.take_front(middle));
        (isEnough(added) ? high : low) = middle;
      }
      if (high == 0)
        return SmallVector<int64_t>();
      found.push_back(rest[high - 1]);
      rest = rest.take_front(high - 1);
    }
    // A feature that misses another one counts for nothing.
    for (size_t index = found.size(); index-- > 0 && found.size() > 1;) {
      SmallVector<int64_t> others = found;
      others.erase(others.begin() + index);
      if (isEnough(others))
        found = std::move(others);
    }
    return found;
  };
  BackEndAnswer result{BackEndAnswer::Verdict::Unavailable, refusal.reason, {}};
  const Dimension &dimension = cpu.getDimension();
  SmallVector<int64_t> needed = search();
  for (int64_t each : needed)
    result.allOf.push_back({{&dimension, each}});
  // Another one may do instead.
  while (needed.size() == 1) {
    llvm::erase_if(candidates, [&](int64_t each) {
      return cpu.implies(each, needed.front());
    });
    if (!isEnough(candidates))
      break;
    needed = search();
    if (needed.size() == 1)
      result.allOf.front().push_back({&dimension, needed.front()});
  }
  if (result.allOf.empty())
    return makeUnknown("it is not clear which features it needs: " +
                       refusal.reason);
  return result;
}

BackEndAnswer mlir::availability::askAboutFeatures(
    Operation *op, const CPUFeatures &cpu,
    function_ref<Answer(const CPUFeatures &)> askFor) {
  Answer answer = askFor(cpu);
  std::optional<BackEndAnswer> decided = decide(answer);
  if (!decided)
    return findFeatures(op->getContext(), cpu, answer, askFor);
  if (decided->verdict == BackEndAnswer::Verdict::Available)
    if (StringRef why = explainBlindness(op, cpu,
                                         [&](const CPUFeatures &other) {
                                           return askFor(other).outcome ==
                                                  Outcome::Accepted;
                                         });
        !why.empty())
      return makeUnknown(why);
  return *decided;
}
