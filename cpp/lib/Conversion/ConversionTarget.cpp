//===- ConversionTarget.cpp - Legality by availability --------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Conversion/ConversionTarget.h"
#include "mlir-availability/Engine/Check.h"
#include "mlir-availability/Engine/Explain.h"

#include "mlir/Support/ThreadLocalCache.h"

using namespace mlir;
using namespace mlir::availability;

namespace {
/// Receives the needs that all ops of a name share. Records whether a target
/// speaks for a dialect that knows them: one that such ops are converted to
/// (`convertedTo` in TableGen).
class ConvertedSink : public OpClauseSink {
public:
  explicit ConvertedSink(ResolvedTarget &target) : target(target) {}
  void emit(ArrayRef<Requirement>, const Source &) override {}
  void emitUnknown(const Source &, StringRef) override {}
  void emitType(Type, const Source &) override {}
  void emitAttribute(Attribute, const Source &) override {}
  void emitNothingNeeded(StringRef dialect) override {
    isConverted |= target.speaksFor(dialect);
  }

  bool isConverted = false;

private:
  ResolvedTarget &target;
};

/// A target with the cache of one thread.
struct Judge {
  Judge(AvailabilityTargetAttrInterface attr, StringRef name)
      : target(attr, name), checker(target) {}

  /// Returns true for ops that are to be converted. Their needs are those of
  /// the ops that they become.
  bool isToBeConverted(OperationName name) {
    auto [it, isNew] = converted.try_emplace(name, false);
    if (isNew) {
      ConvertedSink sink(target);
      if (const auto *model = findOpModel(name))
        model->emitNameClauses(sink);
      for (const auto &overlay :
           getOverlays(name.getContext(), name.getStringRef()))
        overlay->emitNameClauses(sink);
      it->second = sink.isConverted;
    }
    return it->second;
  }
  // `checker` refers to the target.
  Judge(const Judge &) = delete;
  Judge &operator=(const Judge &) = delete;

  ResolvedTarget target;
  OpChecker checker;

private:
  llvm::DenseMap<OperationName, bool> converted;
};
} // namespace

struct mlir::availability::ConversionTarget::State {
  State(AvailabilityTargetAttrInterface target, StringRef name)
      : target(target), name(name) {}

  /// Returns the judge of the calling thread. Each thread fills its own cache,
  /// because that is cheaper than locking a shared one for every query.
  Judge &getJudge() {
    std::optional<Judge> &judge = judges.get();
    if (!judge)
      judge.emplace(target, name);
    return *judge;
  }

  const AvailabilityTargetAttrInterface target;
  const std::string name;

private:
  ThreadLocalCache<std::optional<Judge>> judges;
};

availability::ConversionTarget::ConversionTarget(
    AvailabilityTargetAttrInterface target, StringRef name)
    : mlir::ConversionTarget(*static_cast<Attribute>(target).getContext()),
      state(std::make_shared<State>(target, name)) {
  markUnknownOpDynamicallyLegal(
      [state = state](Operation *op) -> std::optional<bool> {
        Judge &judge = state->getJudge();
        switch (judge.checker.judge(op)) {
        case OpVerdict::Available:
        case OpVerdict::Conditional:
          if (judge.isToBeConverted(op->getName()))
            return std::nullopt;
          return true;
        case OpVerdict::Unavailable:
          return false;
        case OpVerdict::NotJudged:
        case OpVerdict::NeedsNothing:
        case OpVerdict::Unknown:
          return std::nullopt;
        }
        llvm_unreachable("all verdicts are handled");
      });
}

availability::ConversionTarget::ConversionTarget(MLIRContext &context)
    : mlir::ConversionTarget(context) {}

StringRef availability::ConversionTarget::getName() const {
  return state ? StringRef(state->name) : StringRef();
}

OpVerdict availability::ConversionTarget::judge(Operation *op) const {
  return state ? state->getJudge().checker.judge(op) : OpVerdict::NotJudged;
}

std::vector<Violation>
availability::ConversionTarget::getViolations(Operation *op) const {
  std::vector<Violation> violations;
  if (state)
    state->getJudge().checker.appendViolations(op, violations);
  return violations;
}

std::string
availability::ConversionTarget::describe(const Violation &violation) const {
  assert(state && "only a target that has a say finds violations");
  return describeViolation(violation, state->getJudge().target);
}
