//===- CPUFeatures.cpp - CPUs as LLVM's code generators know them ---------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CPUFeatures.h"

#include "mlir-availability/IR/ParseTargets.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::availability;

std::optional<CPUFeatures> CPUFeatures::of(ResolvedTarget &target) {
  if (!target.getTarget().explainSilence().empty())
    return std::nullopt;
  const auto &architectures = target.offered(cpu::getArchitectureDimension());
  if (!architectures || architectures->size() != 1)
    return std::nullopt;
  CPUFeatures result{static_cast<cpu::Architecture>(architectures->front()),
                     {}};
  if (const auto &features = target.offered(result.getDimension()))
    result.features = *features;
  llvm::sort(result.features);
  return result;
}

const Dimension &CPUFeatures::getDimension() const {
  switch (architecture) {
  case cpu::Architecture::X86_64:
    return cpu::getX86FeatureDimension();
  case cpu::Architecture::AArch64:
    return cpu::getAArch64FeatureDimension();
  case cpu::Architecture::RISCV64:
    return cpu::getRISCVFeatureDimension();
  }
  llvm_unreachable("an architecture");
}

Processor CPUFeatures::getProcessor() const {
  std::string text =
      llvm::join(llvm::map_range(features,
                                 [&](int64_t each) {
                                   return "+" + getDimension().stringify(each);
                                 }),
                 ",");
  switch (architecture) {
  case cpu::Architecture::X86_64:
    return {"X86", "x86_64-unknown-linux-gnu", "x86-64", text, ""};
  case cpu::Architecture::AArch64:
    return {"AArch64", "aarch64-unknown-linux-gnu", "generic", text, ""};
  case cpu::Architecture::RISCV64:
    return {"RISCV", "riscv64-unknown-linux-gnu", "generic-rv64", text, ""};
  }
  llvm_unreachable("an architecture");
}

CPUFeatures CPUFeatures::with(ArrayRef<int64_t> others) const {
  CPUFeatures result = *this;
  result.features.append(others.begin(), others.end());
  llvm::sort(result.features);
  result.features.erase(llvm::unique(result.features), result.features.end());
  return result;
}

CPUFeatures CPUFeatures::without(int64_t feature) const {
  CPUFeatures result = *this;
  llvm::erase_if(result.features,
                 [&](int64_t each) { return implies(each, feature); });
  return result;
}

SmallVector<int64_t> CPUFeatures::getAll() const {
  SmallVector<int64_t> all;
  for (const Dimension::Value &each : getDimension().getValues())
    all.push_back(each.value);
  return all;
}

bool CPUFeatures::implies(int64_t stronger, int64_t weaker) const {
  const Dimension &dimension = getDimension();
  return stronger == weaker ||
         llvm::is_contained(
             dimension.getImplications(),
             Dimension::Implication{stronger, dimension.getName(), weaker});
}

SmallVector<int64_t> CPUFeatures::getLacking(ArrayRef<int64_t> others) const {
  llvm::DenseMap<int64_t, unsigned> strengths;
  for (const Dimension::Implication &each : getDimension().getImplications())
    ++strengths[each.value];
  SmallVector<int64_t> lacking;
  for (int64_t each : others)
    if (!llvm::is_contained(features, each))
      lacking.push_back(each);
  llvm::sort(lacking, [&](int64_t a, int64_t b) {
    return std::pair(strengths.lookup(a), a) <
           std::pair(strengths.lookup(b), b);
  });
  return lacking;
}

SmallVector<CPUFeatures>
mlir::availability::getKnownCPUs(MLIRContext *context,
                                 cpu::Architecture architecture) {
  SmallVector<CPUFeatures> result;
  Dialect *dialect = context->getLoadedDialect("cpu");
  auto *owner =
      dialect ? dialect->getRegisteredInterface<AvailabilityDialectInterface>()
              : nullptr;
  if (!owner)
    return result;
  for (const NamedTarget &named : owner->getNamedTargets()) {
    FailureOr<AvailabilityTargetAttrInterface> target =
        parseOrLeaveOut(named, *owner);
    if (failed(target))
      continue;
    ResolvedTarget resolved(*target, named.name);
    std::optional<CPUFeatures> found = CPUFeatures::of(resolved);
    if (found && found->architecture == architecture &&
        llvm::none_of(result, [&](const CPUFeatures &other) {
          return other.features == found->features;
        }))
      result.push_back(std::move(*found));
  }
  llvm::sort(result, [](const CPUFeatures &a, const CPUFeatures &b) {
    return std::tuple(b.features.size(), a.features) <
           std::tuple(a.features.size(), b.features);
  });
  return result;
}
