//===- OnTarget.cpp - The target of a transform op ------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/TransformOps/OnTarget.h"

using namespace mlir;
using namespace mlir::availability;

//===----------------------------------------------------------------------===//
// Syntax
//===----------------------------------------------------------------------===//

ParseResult mlir::availability::parseOnTarget(
    OpAsmParser &parser, std::optional<OpAsmParser::UnresolvedOperand> &param,
    Attribute &target) {
  if (failed(parser.parseOptionalKeyword("on")))
    return success();
  OpAsmParser::UnresolvedOperand operand;
  OptionalParseResult isOperand = parser.parseOptionalOperand(operand);
  if (isOperand.has_value()) {
    if (succeeded(*isOperand))
      param = operand;
    return *isOperand;
  }
  // The following colon and type must not be parsed as the attribute's type.
  std::string name;
  if (succeeded(parser.parseOptionalString(&name))) {
    target = parser.getBuilder().getStringAttr(name);
    return success();
  }
  return failure(parser.parseLParen() || parser.parseAttribute(target) ||
                 parser.parseRParen());
}

void mlir::availability::printOnTarget(OpAsmPrinter &printer, Operation *,
                                       Value param, Attribute target) {
  if (param)
    printer << "on " << param;
  else if (isa_and_nonnull<StringAttr>(target))
    printer << "on " << target;
  else if (target)
    printer << "on (" << target << ")";
}

LogicalResult mlir::availability::verifyOnTarget(Operation *op, Value param,
                                                 Attribute target) {
  if (param && target)
    return op->emitOpError("takes a target as an attribute or as a parameter, "
                           "not both");
  if (!target || isa<StringAttr, AvailabilityTargetAttrInterface>(target))
    return success();
  return op->emitOpError("expects the name of a target or a target attribute "
                         "after 'on', not ")
         << target;
}

//===----------------------------------------------------------------------===//
// OnTarget
//===----------------------------------------------------------------------===//

DiagnosedSilenceableFailure OnTarget::resolve(Operation *op, Value param,
                                              Attribute target,
                                              transform::TransformState &state,
                                              std::optional<OnTarget> &result) {
  SmallVector<Attribute, 1> specs;
  if (target)
    specs.push_back(target);
  if (param) {
    llvm::append_range(specs, state.getParams(param));
    if (specs.empty())
      return emitSilenceableFailure(op,
                                    "the parameter after 'on' holds no target");
  }
  OnTarget resolved(op, AvailabilityState::get(state));
  for (Attribute spec : specs) {
    FailureOr<ScheduleTarget *> found = resolved.state->getTarget(
        spec, [&] { return emitError(op->getLoc()); });
    if (failed(found))
      return DiagnosedSilenceableFailure::definiteFailure();
    resolved.given.push_back(*found);
  }
  result = std::move(resolved);
  return DiagnosedSilenceableFailure::success();
}

DiagnosedSilenceableFailure
OnTarget::failWithoutTarget(Operation *payload) const {
  DiagnosedSilenceableFailure failure = emitSilenceableFailure(
      op, "no target: neither the payload op nor one around it states one; "
          "write 'on' and a target");
  failure.attachNote(payload->getLoc()) << "payload op";
  return failure;
}

DiagnosedSilenceableFailure
OnTarget::getTargetsFor(Operation *payload,
                        SmallVectorImpl<ScheduleTarget *> &targets) const {
  targets = given;
  if (targets.empty())
    for (AvailabilityTargetAttrInterface target :
         availability::getTargetsFor(payload))
      targets.push_back(&state->getTarget(target));
  return targets.empty() ? failWithoutTarget(payload)
                         : DiagnosedSilenceableFailure::success();
}

DiagnosedSilenceableFailure
OnTarget::getTargetFor(Operation *payload, ScheduleTarget *&target) const {
  SmallVector<ScheduleTarget *> targets;
  DiagnosedSilenceableFailure status = getTargetsFor(payload, targets);
  if (!status.succeeded())
    return status;
  if (targets.size() == 1) {
    target = targets.front();
    return status;
  }
  DiagnosedSilenceableFailure failure =
      emitSilenceableFailure(op, "takes one target, and ")
      << targets.size()
      << " apply; make a variant for each with "
         "'transform.availability.specialize', or write 'on' and a target";
  failure.attachNote(payload->getLoc()) << "payload op";
  return failure;
}

DiagnosedSilenceableFailure OnTarget::collect(
    Operation *root,
    SmallVectorImpl<std::pair<Operation *, ScheduleTarget *>> &scopes) const {
  for (ScheduleTarget *target : given)
    scopes.emplace_back(root, target);
  if (given.empty())
    for (const ScopedTarget &scoped : collectTargets(root))
      scopes.emplace_back(scoped.scope, &state->getTarget(scoped.target));
  return scopes.empty() ? failWithoutTarget(root)
                        : DiagnosedSilenceableFailure::success();
}

DiagnosedSilenceableFailure OnTarget::walk(
    Operation *root,
    function_ref<void(Operation *, ArrayRef<ScheduleTarget *>)> fn) const {
  SmallVector<std::pair<Operation *, ScheduleTarget *>> scopes;
  DiagnosedSilenceableFailure status = collect(root, scopes);
  if (!status.succeeded())
    return status;

  DenseMap<Operation *, SmallVector<ScheduleTarget *, 1>> targetsOf;
  for (auto [scope, target] : scopes)
    targetsOf[scope].push_back(target);
  // The targets of the scopes around the current op, innermost last.
  SmallVector<std::pair<Operation *, ArrayRef<ScheduleTarget *>>> open;
  root->walk([&](Operation *op, const WalkStage &stage) {
    if (stage.isBeforeAllRegions()) {
      if (auto it = targetsOf.find(op); it != targetsOf.end())
        open.emplace_back(op, it->second);
      if (!open.empty())
        fn(op, open.back().second);
    }
    if (stage.isAfterAllRegions() && !open.empty() && open.back().first == op)
      open.pop_back();
  });
  return DiagnosedSilenceableFailure::success();
}
