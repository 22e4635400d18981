//===- MatchOps.cpp - Matching payload ops --------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RequirementQueries.h"

#include "mlir-availability/TransformOps/AvailabilityTransformOps.h"
#include "mlir-availability/TransformOps/OnTarget.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::availability;

/// Sets `result` to `matched`, the ops found in the payload of `root`. Removes
/// duplicates, which occur if payload ops are nested in each other.
static void setMatched(transform::TransformResults &results, Value result,
                       transform::TransformState &state, Value root,
                       ArrayRef<Operation *> matched) {
  if (llvm::hasNItemsOrLess(state.getPayloadOps(root), 1))
    return results.set(cast<OpResult>(result), matched);
  llvm::SetVector<Operation *> unique(matched.begin(), matched.end());
  results.set(cast<OpResult>(result), unique.getArrayRef());
}

//===----------------------------------------------------------------------===//
// By the verdict of a target
//===----------------------------------------------------------------------===//

/// Returns the common verdict of several targets on an op, std::nullopt if none
/// of them judges it.
static std::optional<Verdict> judge(Operation *op,
                                    ArrayRef<ScheduleTarget *> targets,
                                    ClosedRegions &regions,
                                    CalleeLookup *callees = nullptr) {
  std::optional<Verdict> verdict;
  bool isUnknown = regions.findIntruded(op) != nullptr;
  for (ScheduleTarget *target : targets) {
    ++target->numJudged;
    OpVerdict own = target->checker.judge(op, callees);
    if (own == OpVerdict::Unavailable)
      return Verdict::Unavailable;
    isUnknown |= own == OpVerdict::Unknown;
    if (isAvailable(own))
      verdict = Verdict::Available;
  }
  return isUnknown ? Verdict::Unknown : verdict;
}

DiagnosedSilenceableFailure
transform::AvailabilityMatchOp::apply(transform::TransformRewriter &,
                                      transform::TransformResults &results,
                                      transform::TransformState &state) {
  std::optional<OnTarget> onTarget;
  DiagnosedSilenceableFailure status = OnTarget::resolve(
      *this, getTargetParam(), getTargetAttr(), state, onTarget);
  if (!status.succeeded())
    return status;

  SmallVector<Operation *> matched;
  CalleeLookup callees;
  ClosedRegions regions;
  for (Operation *root : state.getPayloadOps(getRoot())) {
    status = onTarget->walk(
        root, [&](Operation *op, ArrayRef<ScheduleTarget *> targets) {
          if (judge(op, targets, regions, &callees) == getVerdict())
            matched.push_back(op);
        });
    if (!status.succeeded())
      return status;
  }
  setMatched(results, getMatched(), state, getRoot(), matched);
  return DiagnosedSilenceableFailure::success();
}

LogicalResult transform::AvailabilityMatchOp::verify() {
  return verifyOnTarget(*this, getTargetParam(), getTargetAttr());
}

DiagnosedSilenceableFailure transform::MatchAvailabilityOp::matchOperation(
    Operation *current, transform::TransformResults &,
    transform::TransformState &state) {
  std::optional<OnTarget> onTarget;
  DiagnosedSilenceableFailure status = OnTarget::resolve(
      *this, getTargetParam(), getTargetAttr(), state, onTarget);
  if (!status.succeeded())
    return status;
  SmallVector<ScheduleTarget *> targets;
  status = onTarget->getTargetsFor(current, targets);
  ClosedRegions regions;
  if (!status.succeeded() || judge(current, targets, regions) == getVerdict())
    return status;
  std::string names = llvm::join(
      llvm::map_range(targets, std::mem_fn(&ScheduleTarget::getName)), ", ");
  return emitSilenceableError()
         << "'" << current->getName() << "' is not "
         << stringifyVerdict(getVerdict()) << " on " << names;
}

LogicalResult transform::MatchAvailabilityOp::verify() {
  return verifyOnTarget(*this, getTargetParam(), getTargetAttr());
}

//===----------------------------------------------------------------------===//
// By the needs of an op
//===----------------------------------------------------------------------===//

/// Parses a value of a dimension, or a parameter.
static ParseResult
parseParamOrString(OpAsmParser &parser,
                   std::optional<OpAsmParser::UnresolvedOperand> &param,
                   StringAttr &value) {
  OpAsmParser::UnresolvedOperand operand;
  OptionalParseResult isOperand = parser.parseOptionalOperand(operand);
  if (!isOperand.has_value())
    return parser.parseAttribute(value);
  if (succeeded(*isOperand))
    param = operand;
  return *isOperand;
}

static void printParamOrString(OpAsmPrinter &printer, Operation *, Value param,
                               StringAttr value) {
  if (param)
    printer << param;
  else
    printer << value;
}

DiagnosedSilenceableFailure transform::AvailabilityMatchRequiringOp::apply(
    transform::TransformRewriter &, transform::TransformResults &results,
    transform::TransformState &state) {
  SmallVector<Attribute> values;
  if (getValueParam())
    llvm::append_range(values, state.getParams(getValueParam()));
  else
    values.push_back(getValueAttr());
  SmallVector<Requirement> wanted;
  if (failed(parseRequirements(*this, getDimension(), values, wanted)))
    return DiagnosedSilenceableFailure::definiteFailure();

  SmallVector<Operation *> matched;
  NeedsChecker checker(wanted, getAnyAlternative());
  for (Operation *root : state.getPayloadOps(getRoot()))
    root->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (checker.needsAny(op))
        matched.push_back(op);
    });
  setMatched(results, getMatched(), state, getRoot(), matched);
  return DiagnosedSilenceableFailure::success();
}

LogicalResult transform::AvailabilityMatchRequiringOp::verify() {
  if (static_cast<bool>(getValueParam()) != static_cast<bool>(getValueAttr()))
    return success();
  return emitOpError("takes a value, as an attribute or as a parameter");
}

DiagnosedSilenceableFailure
transform::MatchAvailabilityRequiringOp::matchOperation(
    Operation *current, transform::TransformResults &,
    transform::TransformState &) {
  SmallVector<Requirement> wanted;
  if (failed(
          parseRequirements(*this, getDimension(), {getValueAttr()}, wanted)))
    return DiagnosedSilenceableFailure::definiteFailure();
  if (NeedsChecker(wanted, getAnyAlternative()).needsAny(current))
    return DiagnosedSilenceableFailure::success();
  return emitSilenceableError()
         << "'" << current->getName() << "' does not need "
         << describeAlternatives(wanted);
}

//===----------------------------------------------------------------------===//
// By the offers of a target
//===----------------------------------------------------------------------===//

DiagnosedSilenceableFailure
transform::MatchAvailabilityOfferedOp::matchOperation(
    Operation *current, transform::TransformResults &,
    transform::TransformState &state) {
  SmallVector<Requirement> wanted;
  if (failed(
          parseRequirements(*this, getDimension(), {getValueAttr()}, wanted)))
    return DiagnosedSilenceableFailure::definiteFailure();
  std::optional<OnTarget> onTarget;
  DiagnosedSilenceableFailure status = OnTarget::resolve(
      *this, getTargetParam(), getTargetAttr(), state, onTarget);
  if (!status.succeeded())
    return status;
  SmallVector<ScheduleTarget *> targets;
  status = onTarget->getTargetsFor(current, targets);
  if (!status.succeeded())
    return status;
  for (ScheduleTarget *target : targets)
    if (!target->getAttr().satisfies(wanted.front()))
      return emitSilenceableError()
             << target->getName() << " is not known to have "
             << describeAlternatives(wanted);
  return DiagnosedSilenceableFailure::success();
}

LogicalResult transform::MatchAvailabilityOfferedOp::verify() {
  return verifyOnTarget(*this, getTargetParam(), getTargetAttr());
}

#define GET_OP_CLASSES
#include "mlir-availability/TransformOps/AvailabilityTransformOps.cpp.inc"
