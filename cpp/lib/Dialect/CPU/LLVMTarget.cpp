//===- LLVMTarget.cpp - The features of #llvm.target ----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/CPU/LLVMTarget.h"

#include "mlir-availability/Engine/Targets.h"
#include "mlir-availability/IR/Dimension.h"
#include "mlir-availability/IR/ParseTargets.h"
#include "mlir-availability/Support/Suggestions.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/TargetParser/Triple.h"

using namespace mlir;
using namespace mlir::availability;

std::optional<cpu::Architecture> cpu::getArchitectureOf(StringRef triple) {
  switch (llvm::Triple(triple).getArch()) {
  case llvm::Triple::x86_64:
    return Architecture::X86_64;
  case llvm::Triple::aarch64:
    return Architecture::AArch64;
  case llvm::Triple::riscv64:
    return Architecture::RISCV64;
  default:
    return std::nullopt;
  }
}

const Dimension &cpu::getFeatureDimension(Architecture architecture) {
  switch (architecture) {
  case Architecture::X86_64:
    return getX86FeatureDimension();
  case Architecture::AArch64:
    return getAArch64FeatureDimension();
  case Architecture::RISCV64:
    return getRISCVFeatureDimension();
  }
  llvm_unreachable("an architecture");
}

/// Returns the named target of what LLVM calls `chip`. No name, and "generic",
/// stand for what all CPUs of the architecture have.
static StringRef getTargetName(cpu::Architecture architecture, StringRef chip) {
  bool isAny = chip.empty() || chip == "generic";
  switch (architecture) {
  case cpu::Architecture::X86_64:
    return isAny ? "x86-64" : chip;
  case cpu::Architecture::AArch64:
    return isAny ? "armv8-a" : chip;
  case cpu::Architecture::RISCV64:
    return isAny || chip == "generic-rv64" ? "rv64i" : chip;
  }
  llvm_unreachable("an architecture");
}

/// Returns the features of a CPU, std::nullopt if `architecture` has none that
/// is called so.
static std::optional<SmallVector<int64_t>>
lookupCPU(MLIRContext *context, cpu::Architecture architecture,
          StringRef chip) {
  auto *dialect = context->getLoadedDialect("cpu");
  auto *owner =
      dialect ? dialect->getRegisteredInterface<AvailabilityDialectInterface>()
              : nullptr;
  if (!owner)
    return std::nullopt;
  StringRef name = getTargetName(architecture, chip);
  for (const NamedTarget &named : owner->getNamedTargets()) {
    StringRef own = named.name;
    own.consume_front("cpu:");
    bool isNamed =
        own == name || llvm::any_of(named.otherNames, [&](StringRef other) {
          other.consume_front("cpu:");
          return other == name;
        });
    if (!isNamed)
      continue;
    FailureOr<AvailabilityTargetAttrInterface> target =
        parseOrLeaveOut(named, *owner);
    if (failed(target))
      return std::nullopt;
    ResolvedTarget resolved(*target, named.name);
    return resolved.offered(cpu::getFeatureDimension(architecture));
  }
  return std::nullopt;
}

bool cpu::isKnownCPU(MLIRContext *context, Architecture architecture,
                     StringRef name) {
  return lookupCPU(context, architecture, name).has_value();
}

/// Adds a feature and what it implies, or removes it and what implies it.
static void apply(int64_t feature, bool isAdded, const Dimension &dimension,
                  SmallVector<int64_t> &features) {
  auto add = [&](int64_t value) {
    if (!llvm::is_contained(features, value))
      features.push_back(value);
  };
  auto remove = [&](int64_t value) { llvm::erase(features, value); };
  isAdded ? add(feature) : remove(feature);
  for (const Dimension::Implication &each : dimension.getImplications()) {
    if (each.dimension != dimension.getName())
      continue;
    if (isAdded && each.value == feature)
      add(each.implied);
    if (!isAdded && each.implied == feature)
      remove(each.value);
  }
}

std::optional<cpu::TargetFeatures>
cpu::TargetFeatures::of(LLVM::TargetAttr target, std::string &reason) {
  std::optional<Architecture> architecture =
      getArchitectureOf(target.getTriple().getValue());
  if (!architecture) {
    reason = "of #llvm.target, triples for 64-bit code for x86, AArch64 and "
             "RISC-V are known, and this is '" +
             shorten(target.getTriple().getValue()) + "'";
    return std::nullopt;
  }
  StringRef chip = target.getChip().getValue();
  std::optional<SmallVector<int64_t>> known =
      lookupCPU(target.getContext(), *architecture, chip);
  if (!known) {
    reason = "unknown CPU '" + shorten(chip) + "'";
    return std::nullopt;
  }
  TargetFeatures result{*architecture, std::move(*known)};
  const Dimension &dimension = getFeatureDimension(*architecture);
  if (LLVM::TargetFeaturesAttr features = target.getFeatures())
    for (StringAttr attr : features.getFeatures()) {
      StringRef name = attr.getValue();
      bool isAdded = name.consume_front("+");
      if (!isAdded)
        name.consume_front("-");
      std::optional<int64_t> value = dimension.parse(name);
      if (value)
        apply(*value, isAdded, dimension, result.features);
      else if (isAdded) {
        reason = "unknown feature '" + shorten(name) + "'" +
                 suggestNames(name, dimension.getValueNames());
        return std::nullopt;
      }
    }
  llvm::sort(result.features);
  return result;
}

namespace {
struct TargetModel
    : AvailabilityTargetAttrInterface::ExternalModel<TargetModel,
                                                     LLVM::TargetAttr> {
  std::optional<SmallVector<int64_t>>
  offered(Attribute attr, const Dimension &dimension) const {
    std::string reason;
    std::optional<cpu::TargetFeatures> found =
        cpu::TargetFeatures::of(cast<LLVM::TargetAttr>(attr), reason);
    if (!found)
      return std::nullopt;
    if (&dimension == &cpu::getArchitectureDimension())
      return SmallVector<int64_t>{static_cast<int64_t>(found->architecture)};
    if (&dimension == &cpu::getProcessorDimension())
      return SmallVector<int64_t>();
    if (&dimension == &cpu::getFeatureDimension(found->architecture))
      return found->features;
    return std::nullopt;
  }

  bool leavesOpen(Attribute /*attr*/,
                  const Requirement & /*requirement*/) const {
    return false;
  }

  std::string explainSilence(Attribute attr) const {
    std::string reason;
    cpu::TargetFeatures::of(cast<LLVM::TargetAttr>(attr), reason);
    return reason;
  }

  std::string describe(Attribute attr) const {
    auto target = cast<LLVM::TargetAttr>(attr);
    StringRef chip = target.getChip().getValue();
    return (target.getTriple().getValue() + (chip.empty() ? "" : ", CPU ") +
            chip)
        .str();
  }
};
} // namespace

void cpu::attachTargetModel(MLIRContext &context) {
  // Another dialect with ops for CPUs may have been loaded first.
  context.getOrLoadDialect<LLVM::LLVMDialect>();
  LLVM::TargetAttr::attachInterface<TargetModel>(context);
}
