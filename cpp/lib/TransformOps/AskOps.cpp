//===- AskOps.cpp - What do payload ops need? -----------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RequirementQueries.h"

#include "mlir-availability/Engine/ViolationNotes.h"
#include "mlir-availability/Support/ThreadDiagnosticHandler.h"

#include "mlir-availability/Engine/Deduce.h"
#include "mlir-availability/IR/AvailabilityDialect.h"
#include "mlir-availability/TransformOps/AvailabilityTransformOps.h"
#include "mlir-availability/TransformOps/OnTarget.h"

using namespace mlir;
using namespace mlir::availability;

/// How many violations a diagnostic has notes on.
static constexpr size_t kMaxExplained = 10;

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

DiagnosedSilenceableFailure
transform::AvailabilityGetTargetOp::apply(transform::TransformRewriter &,
                                          transform::TransformResults &results,
                                          transform::TransformState &state) {
  std::optional<OnTarget> onTarget;
  DiagnosedSilenceableFailure status =
      OnTarget::resolve(*this, Value(), Attribute(), state, onTarget);
  SmallVector<Attribute> params;
  for (Operation *root : state.getPayloadOps(getRoot())) {
    SmallVector<ScheduleTarget *> targets;
    status = onTarget->getTargetsFor(root, targets);
    if (!status.succeeded())
      return status;
    for (ScheduleTarget *target : targets)
      params.push_back(target->getAttr());
  }
  results.setParams(cast<OpResult>(getTargets()), params);
  return status;
}

DiagnosedSilenceableFailure transform::AvailabilityResolveTargetOp::apply(
    transform::TransformRewriter &, transform::TransformResults &results,
    transform::TransformState &state) {
  std::optional<OnTarget> onTarget;
  DiagnosedSilenceableFailure status = OnTarget::resolve(
      *this, getTargetParam(), getTargetAttr(), state, onTarget);
  if (!status.succeeded())
    return status;
  SmallVector<Attribute> params = llvm::map_to_vector(
      onTarget->getGiven(),
      [](ScheduleTarget *target) -> Attribute { return target->getAttr(); });
  results.setParams(cast<OpResult>(getTargets()), params);
  return status;
}

LogicalResult transform::AvailabilityResolveTargetOp::verify() {
  if (!getTargetParam() && !getTargetAttr())
    return emitOpError("needs 'on' and a target");
  return verifyOnTarget(*this, getTargetParam(), getTargetAttr());
}

DiagnosedSilenceableFailure transform::AvailabilityGetRequirementOp::apply(
    transform::TransformRewriter &rewriter,
    transform::TransformResults &results, transform::TransformState &state) {
  FailureOr<const Dimension *> dimension = findDimension(
      getContext(), getDimension(), [&] { return mlir::emitError(getLoc()); });
  if (failed(dimension))
    return DiagnosedSilenceableFailure::definiteFailure();
  CommonRequirements common(**dimension);
  for (Operation *root : state.getPayloadOps(getRoot()))
    common.add(root);
  SmallVector<Attribute> params;
  for (int64_t value : common.take())
    params.push_back(rewriter.getStringAttr((*dimension)->stringify(value)));
  results.setParams(cast<OpResult>(getValues()), params);
  return DiagnosedSilenceableFailure::success();
}

DiagnosedSilenceableFailure
transform::AvailabilityDeduceOp::apply(transform::TransformRewriter &,
                                       transform::TransformResults &results,
                                       transform::TransformState &state) {
  if (std::optional<StringRef> dialect = getDialect())
    if (failed(verifyDialectName(getContext(), *dialect,
                                 [&] { return mlir::emitError(getLoc()); })))
      return DiagnosedSilenceableFailure::definiteFailure();
  SmallVector<Attribute> params;
  for (Operation *root : state.getPayloadOps(getRoot())) {
    SmallVector<Diagnostic> reasons;
    FailureOr<AvailabilityTargetAttrInterface> target = failure();
    {
      ThreadDiagnosticHandler handler(getContext(), [&](Diagnostic &reason) {
        reasons.push_back(std::move(reason));
      });
      target = deduce(root, getDialect().value_or(""));
    }
    if (succeeded(target)) {
      params.push_back(*target);
      continue;
    }
    DiagnosedSilenceableFailure failure = emitSilenceableError()
                                          << "no target has all of this";
    failure.attachNote(root->getLoc()) << "payload op";
    for (const Diagnostic &reason : reasons)
      failure.attachNote(reason.getLocation()) << reason.str();
    return failure;
  }
  results.setParams(cast<OpResult>(getTargets()), params);
  return DiagnosedSilenceableFailure::success();
}

//===----------------------------------------------------------------------===//
// Assertions
//===----------------------------------------------------------------------===//

/// Returns the failure of `op` that explains `violations`, which aren't empty.
static DiagnosedSilenceableFailure
explain(Operation *op, ArrayRef<Violation> violations, ScheduleTarget &target) {
  Diagnostic diagnostic(op->getLoc(), DiagnosticSeverity::Error);
  diagnostic << "not available on " << target.getName() << ": "
             << violations.size()
             << (violations.size() == 1 ? " violation" : " violations");
  ViolationNotes notes(op->getContext());
  for (const Violation &violation : violations.take_front(kMaxExplained)) {
    diagnostic.attachNote(violation.op->getLoc())
        << describeViolation(violation, target.resolved);
    notes.attach(diagnostic, violation, target.resolved);
  }
  if (violations.size() > kMaxExplained)
    diagnostic.attachNote()
        << "... and " << violations.size() - kMaxExplained << " more";
  return DiagnosedSilenceableFailure::silenceableFailure(std::move(diagnostic));
}

DiagnosedSilenceableFailure transform::AvailabilityAssertAvailableOp::apply(
    transform::TransformRewriter &, transform::TransformResults &,
    transform::TransformState &state) {
  std::optional<OnTarget> onTarget;
  DiagnosedSilenceableFailure status = OnTarget::resolve(
      *this, getTargetParam(), getTargetAttr(), state, onTarget);
  if (!status.succeeded())
    return status;
  CheckScope scope = onTarget->isGiven() ? CheckScope::Everything
                                         : CheckScope::OwnTargetsExcluded;
  for (Operation *root : state.getPayloadOps(getRoot())) {
    SmallVector<std::pair<Operation *, ScheduleTarget *>> scopes;
    status = onTarget->collect(root, scopes);
    if (!status.succeeded())
      return status;
    for (auto [op, target] : scopes) {
      CheckResult result = check(op, target->resolved, scope);
      if (!result.isAvailable())
        return explain(*this, result.violations, *target);
    }
  }
  return DiagnosedSilenceableFailure::success();
}

LogicalResult transform::AvailabilityAssertAvailableOp::verify() {
  return verifyOnTarget(*this, getTargetParam(), getTargetAttr());
}
