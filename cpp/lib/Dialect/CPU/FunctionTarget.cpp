//===- FunctionTarget.cpp - CPUs that functions name ----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/CPU/FunctionTarget.h"
#include "mlir-availability/Dialect/CPU/LLVMTarget.h"
#include "mlir-availability/Dialect/CPU/ScalableVectors.h"
#include "mlir-availability/Dialect/LLVMIR/FunctionAttributes.h"

#include "mlir-availability/Engine/Check.h"
#include "mlir-availability/Engine/OpChecker.h"
#include "mlir-availability/Engine/Targets.h"
#include "mlir-availability/IR/CalleeLookup.h"
#include "mlir-availability/IR/Dimension.h"
#include "mlir-availability/Support/Suggestions.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::availability;

/// So many bits are the unit of `vscale` on RISC-V.
static constexpr int64_t kBitsOfVectorUnit = 64;

/// Returns a triple of the architecture that has `chip`, or all features that
/// `features` add; "" if none has, or several have.
static StringRef guessTriple(MLIRContext *context, StringRef chip,
                             StringRef features) {
  constexpr std::pair<cpu::Architecture, StringLiteral> kTriples[] = {
      {cpu::Architecture::X86_64, "x86_64"},
      {cpu::Architecture::AArch64, "aarch64"},
      {cpu::Architecture::RISCV64, "riscv64"}};
  StringRef found;
  for (auto [architecture, triple] : kTriples) {
    const Dimension &dimension = cpu::getFeatureDimension(architecture);
    bool hasAll =
        chip.empty() || chip == "generic"
            ? llvm::all_of(llvm::split(features, ','),
                           [&](StringRef feature) {
                             return !feature.consume_front("+") ||
                                    dimension.parse(feature).has_value();
                           })
            : cpu::isKnownCPU(context, architecture, chip);
    if (!hasAll)
      continue;
    if (!found.empty())
      return "";
    found = triple;
  }
  return found;
}

/// Returns the triple of the module around `function`, "" if it states none.
static StringRef getStatedTriple(LLVM::LLVMFuncOp function) {
  for (Operation *op = function->getParentOp(); op; op = op->getParentOp())
    if (auto stated = op->getAttrOfType<StringAttr>(
            LLVM::LLVMDialect::getTargetTripleAttrName()))
      return stated.getValue();
  return "";
}

LLVM::TargetAttr cpu::getOwnTarget(LLVM::LLVMFuncOp function) {
  StringRef chip = getStatedProcessor(function);
  std::string features = getStatedFeatures(function);
  if (function.isExternal() || (chip.empty() && features.empty()))
    return {};
  MLIRContext *context = function.getContext();
  StringRef triple = getStatedTriple(function);
  if (triple.empty())
    triple = guessTriple(context, chip, features);
  if (!getArchitectureOf(triple))
    return {};
  return LLVM::TargetAttr::get(
      context, StringAttr::get(context, triple), StringAttr::get(context, chip),
      features.empty() ? LLVM::TargetFeaturesAttr()
                       : LLVM::TargetFeaturesAttr::get(context, features));
}

std::string cpu::explainUnknownTarget(LLVM::LLVMFuncOp function) {
  StringRef chip = getStatedProcessor(function);
  std::string features = getStatedFeatures(function);
  if (function.isExternal() || (chip.empty() && features.empty()))
    return "";
  std::string reason;
  if (LLVM::TargetAttr own = getOwnTarget(function)) {
    if (TargetFeatures::of(own, reason))
      return "";
  } else if (StringRef triple = getStatedTriple(function); !triple.empty()) {
    reason = "its triple '" + shorten(triple) + "' is of no known architecture";
  } else {
    reason = "no architecture, or several, have '" +
             shorten(chip.empty() ? StringRef(features) : chip) +
             "', and the module has no 'llvm.target_triple'";
  }
  return "the function is compiled for its own target: " + reason;
}

/// Returns all features of `architecture` for which `function` is compiled,
/// whatever the target is.
static SmallVector<int64_t> getAllOwnFeatures(LLVM::LLVMFuncOp function,
                                              cpu::Architecture architecture) {
  LLVM::TargetAttr own = cpu::getOwnTarget(function);
  if (!own ||
      cpu::getArchitectureOf(own.getTriple().getValue()) != architecture)
    return {};
  ResolvedTarget target(cast<AvailabilityTargetAttrInterface>(Attribute(own)),
                        "");
  return target.offered(cpu::getFeatureDimension(architecture))
      .value_or(SmallVector<int64_t>());
}

bool cpu::detail::hasOwnFeature(LLVM::LLVMFuncOp function,
                                Architecture architecture, int64_t feature) {
  return llvm::is_contained(getAllOwnFeatures(function, architecture), feature);
}

SmallVector<int64_t> cpu::detail::getOwnFeatures(LLVM::LLVMFuncOp function,
                                                 Architecture architecture,
                                                 ArrayRef<int64_t> unused) {
  SmallVector<int64_t> features = getAllOwnFeatures(function, architecture);
  const Dimension &dimension = getFeatureDimension(architecture);
  llvm::erase_if(
      features, [&](int64_t each) { return llvm::is_contained(unused, each); });
  llvm::SmallDenseSet<int64_t> used(features.begin(), features.end());
  llvm::SmallDenseSet<int64_t> implied;
  for (const Dimension::Implication &each : dimension.getImplications())
    if (each.dimension == dimension.getName() && used.contains(each.value) &&
        each.value != each.implied)
      implied.insert(each.implied);
  llvm::erase_if(features,
                 [&](int64_t each) { return implied.contains(each); });
  return features;
}

/// Returns the least length of vectors, in bits, of the CPU of RISC-V for which
/// `function` is compiled whatever the target is: 0 without vectors;
/// std::nullopt if `function` doesn't name one, with features.
static std::optional<unsigned> getOwnVectorBits(LLVM::LLVMFuncOp function) {
  // Without a CPU or without features, LLVM takes those of the target.
  if (getStatedProcessor(function).empty() ||
      getStatedFeatures(function).empty())
    return std::nullopt;
  LLVM::TargetAttr own = cpu::getOwnTarget(function);
  std::string reason;
  std::optional<cpu::TargetFeatures> features;
  if (own)
    features = cpu::TargetFeatures::of(own, reason);
  if (!features || features->architecture != cpu::Architecture::RISCV64)
    return std::nullopt;
  unsigned most = 0;
  for (int64_t each : features->features) {
    StringRef name =
        cpu::stringifyRISCVFeature(static_cast<cpu::RISCVFeature>(each));
    unsigned bits;
    if (name.consume_front("zvl") && name.consume_back("b") &&
        !name.getAsInteger(/*Radix=*/10, bits))
      most = std::max(most, bits);
  }
  return most;
}

/// Returns the length of vectors, in bits, that the `vscale_range` of
/// `function` has at least; 0 if it has none, or no body.
static int64_t getLeastVectorBits(LLVM::LLVMFuncOp function) {
  LLVM::VScaleRangeAttr range = function.getVscaleRangeAttr();
  return range && !function.isExternal()
             ? range.getMinRange().getInt() * kBitsOfVectorUnit
             : 0;
}

bool cpu::hasVectorRangeBelow(LLVM::LLVMFuncOp function, int64_t bits) {
  return getLeastVectorBits(function) * 2 == bits &&
         !getOwnVectorBits(function);
}

bool cpu::hasTooShortVectorRange(LLVM::LLVMFuncOp function) {
  int64_t least = getLeastVectorBits(function);
  return least != 0 && least < getOwnVectorBits(function).value_or(0);
}

/// Returns true if an access beyond `variable` or after its end isn't ruled
/// out.
static bool mayBeMisused(LLVM::AllocaOp variable) {
  return llvm::any_of(variable->getUses(), [&](OpOperand &use) {
    if (auto load = dyn_cast<LLVM::LoadOp>(use.getOwner()))
      return load.getType() != variable.getElemType();
    auto store = dyn_cast<LLVM::StoreOp>(use.getOwner());
    return !store || use.get() != store.getAddr() ||
           store.getValue().getType() != variable.getElemType();
  });
}

bool cpu::hasTaggedVariable(LLVM::LLVMFuncOp function) {
  auto visit = [](LLVM::AllocaOp variable) {
    std::optional<int64_t> size = getConstant(variable.getArraySize());
    auto vector = dyn_cast<VectorType>(variable.getElemType());
    bool isTagged = size.value_or(0) != 0 && !(vector && vector.isScalable()) &&
                    mayBeMisused(variable);
    return isTagged ? WalkResult::interrupt() : WalkResult::advance();
  };
  return function.walk(visit).wasInterrupted();
}

/// Returns which op in `function` isn't available on `own`, with its
/// requirement; "" if there is none.
static std::string findViolation(LLVM::LLVMFuncOp function,
                                 LLVM::TargetAttr own, CalleeLookup &callees) {
  ResolvedTarget target(cast<AvailabilityTargetAttrInterface>(Attribute(own)),
                        "what the function is compiled for");
  OpChecker checker(target);
  std::string words;
  function.getBody().walk([&](Operation *op) {
    if (checker.judge(op, &callees) != OpVerdict::Unavailable)
      return WalkResult::advance();
    std::vector<Violation> violations;
    checker.appendViolations(op, violations, &callees);
    words = describeViolation(violations.front(), target);
    return WalkResult::interrupt();
  });
  return words;
}

namespace {
/// What is found in the functions of a block, whose analyses they share.
struct CompiledFunctions {
  explicit CompiledFunctions(Block &) {}

  mutable CalleeLookup callees;
  mutable DenseMap<Operation *, std::string> violations;
};
} // namespace

std::string cpu::findUncompilable(LLVM::LLVMFuncOp function,
                                  AnalysisCache &analyses) {
  LLVM::TargetAttr own = getOwnTarget(function);
  if (!own)
    return "";
  Block *block = function->getBlock();
  const auto &known = analyses.get<CompiledFunctions>(
      block ? *block : function.getBody().front());
  auto [it, isNew] = known.violations.try_emplace(function);
  if (isNew)
    it->second = findViolation(function, own, known.callees);
  return it->second;
}
