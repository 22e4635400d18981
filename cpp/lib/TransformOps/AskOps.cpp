//===- AskOps.cpp - Queries and assertions on payload ops -----------------===//
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
#include "mlir-availability/IR/ShortText.h"
#include "mlir-availability/TransformOps/AvailabilityTransformOps.h"
#include "mlir-availability/TransformOps/OnTarget.h"

using namespace mlir;
using namespace mlir::availability;

/// The maximum number of notes on violations.
static constexpr size_t kMaxExplained = 10;

/// Parses the attribute `allow_unchecked` of an op.
static AllowedUnchecked getAllowed(std::optional<ArrayAttr> names) {
  SmallVector<std::string> dialects;
  if (names)
    for (StringAttr name : names->getAsRange<StringAttr>())
      dialects.push_back(name.getValue().str());
  return AllowedUnchecked(dialects);
}

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

DiagnosedSilenceableFailure transform::AvailabilityGetOfferedOp::apply(
    transform::TransformRewriter &rewriter,
    transform::TransformResults &results, transform::TransformState &state) {
  FailureOr<const Dimension *> dimension = findDimension(
      getContext(), getDimension(), [&] { return mlir::emitError(getLoc()); });
  if (failed(dimension))
    return DiagnosedSilenceableFailure::definiteFailure();
  std::optional<OnTarget> onTarget;
  DiagnosedSilenceableFailure status = OnTarget::resolve(
      *this, getTargetParam(), getTargetAttr(), state, onTarget);
  if (!status.succeeded())
    return status;
  ArrayRef<ScheduleTarget *> targets = onTarget->getGiven();
  if (targets.size() != 1)
    return emitSilenceableError()
           << "takes one target, and the parameter holds " << targets.size();
  const auto &offered = targets.front()->resolved.offered(**dimension);
  if (!offered)
    return emitSilenceableError()
           << targets.front()->getName() << " says nothing of '"
           << getDimension() << "'";
  SmallVector<Attribute> params;
  for (int64_t value : *offered)
    params.push_back(
        (*dimension)->getValues().empty()
            ? Attribute(rewriter.getI64IntegerAttr(value))
            : rewriter.getStringAttr((*dimension)->stringify(value)));
  results.setParams(cast<OpResult>(getValues()), params);
  return status;
}

LogicalResult transform::AvailabilityGetOfferedOp::verify() {
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
  DeduceOptions options;
  options.dialect = getDialect().value_or("");
  options.ignoreStated = getIgnoreStated();
  options.allowed = getAllowed(getAllowUnchecked());
  SmallVector<Attribute> params;
  for (Operation *root : state.getPayloadOps(getRoot())) {
    SmallVector<Diagnostic> reasons;
    FailureOr<AvailabilityTargetAttrInterface> target = failure();
    {
      ThreadDiagnosticHandler handler(getContext(), [&](Diagnostic &reason) {
        reasons.push_back(std::move(reason));
      });
      target = deduce(root, options);
    }
    if (succeeded(target)) {
      params.push_back(*target);
      continue;
    }
    DiagnosedSilenceableFailure failure =
        emitSilenceableError() << "no target satisfies all requirements";
    failure.attachNote(root->getLoc()) << "payload op";
    for (const Diagnostic &reason : reasons)
      failure.attachNote(reason.getLocation()) << describeDiagnostic(reason);
    return failure;
  }
  results.setParams(cast<OpResult>(getTargets()), params);
  return DiagnosedSilenceableFailure::success();
}

//===----------------------------------------------------------------------===//
// Assertions
//===----------------------------------------------------------------------===//

/// Attaches notes for the first of `entries`, each with `attach`.
template <typename T>
static void attachNotes(Diagnostic &diagnostic, const std::vector<T> &entries,
                        function_ref<void(const T &)> attach) {
  for (const T &entry : ArrayRef(entries).take_front(kMaxExplained))
    attach(entry);
  if (entries.size() > kMaxExplained)
    diagnostic.attachNote()
        << "... and " << entries.size() - kMaxExplained << " more";
}

/// Returns a failure of `op` that explains why checking `root` gave `result`.
static DiagnosedSilenceableFailure explain(Operation *op, Operation *root,
                                           const CheckResult &result,
                                           ScheduleTarget &target) {
  Diagnostic diagnostic(op->getLoc(), DiagnosticSeverity::Error);
  size_t count = result.violations.size();
  if (count != 0)
    diagnostic << "not available on " << target.getName() << ": " << count
               << (count == 1 ? " violation" : " violations");
  else if (!result.unchecked.empty())
    diagnostic << "not known to be available on " << target.getName();
  else
    diagnostic << "not known to be available on " << target.getName()
               << ": nothing was judged";
  ViolationNotes notes(op->getContext());
  attachNotes<Violation>(diagnostic, result.violations,
                         [&](const Violation &violation) {
                           diagnostic.attachNote(violation.op->getLoc())
                               << describeViolation(violation, target.resolved);
                           notes.attach(diagnostic, violation, target.resolved,
                                        root, /*within=*/nullptr);
                         });
  attachNotes<Unchecked>(
      diagnostic, result.unchecked, [&](const Unchecked &unchecked) {
        diagnostic.attachNote(unchecked.op->getLoc()) << unchecked.describe();
      });
  if (!result.silence.empty() || !result.foreign.empty())
    diagnostic.attachNote(root->getLoc()) << result.silence << result.foreign;
  else if (result.isNothingJudged())
    diagnostic.attachNote(root->getLoc())
        << target.getName() << " covers none of the dialects of the ops";
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
  AllowedUnchecked allowed = getAllowed(getAllowUnchecked());
  for (Operation *root : state.getPayloadOps(getRoot())) {
    SmallVector<std::pair<Operation *, ScheduleTarget *>> scopes;
    status = onTarget->collect(root, scopes);
    if (!status.succeeded())
      return status;
    for (auto [op, target] : scopes) {
      CheckResult result = check(op, target->resolved, scope,
                                 /*within=*/nullptr, allowed);
      if (!result.isAvailable())
        return explain(*this, op, result, *target);
    }
    if (onTarget->isGiven())
      continue;
    CheckResult outside = checkOutside(root, collectTargets(root), allowed);
    outside.unjudgedOps = 0; // No target needs to speak for these.
    if (!outside.isAvailable())
      return explain(*this, root, outside, *scopes.front().second);
  }
  return DiagnosedSilenceableFailure::success();
}

LogicalResult transform::AvailabilityAssertAvailableOp::verify() {
  return verifyOnTarget(*this, getTargetParam(), getTargetAttr());
}
