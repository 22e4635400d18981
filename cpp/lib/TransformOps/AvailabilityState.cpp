//===- AvailabilityState.cpp - Targets of a schedule ----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/TransformOps/AvailabilityState.h"
#include "mlir-availability/Engine/TargetNames.h"

using namespace mlir;
using namespace mlir::availability;

AvailabilityState &AvailabilityState::get(transform::TransformState &state) {
  if (auto *extension = state.getExtension<AvailabilityState>())
    return *extension;
  return state.addExtension<AvailabilityState>();
}

ScheduleTarget &
AvailabilityState::getTarget(AvailabilityTargetAttrInterface target) {
  ++numLookups;
  std::unique_ptr<ScheduleTarget> &slot = targets[target];
  if (!slot) {
    TargetNames names(static_cast<Attribute>(target).getContext());
    slot = std::make_unique<ScheduleTarget>(target,
                                            shortenTarget(names.spell(target)));
  }
  return *slot;
}

FailureOr<ScheduleTarget *>
AvailabilityState::getTarget(Attribute spec,
                             function_ref<InFlightDiagnostic()> emitError) {
  if (auto target = dyn_cast<AvailabilityTargetAttrInterface>(spec))
    return &getTarget(target);
  auto name = dyn_cast<StringAttr>(spec);
  if (!name) {
    return emitError() << spec
                       << " is neither a target attribute nor the name of one";
  }
  ++numLookups;
  if (auto it = targets.find(name); it != targets.end())
    return it->second.get();
  FailureOr<AvailabilityTargetAttrInterface> target =
      parseTarget(spec.getContext(), name.getValue(), emitError);
  if (failed(target))
    return failure();
  return targets
      .try_emplace(name, std::make_unique<ScheduleTarget>(
                             *target, shortenTarget(name.getValue())))
      .first->second.get();
}

AvailabilityState::Statistics AvailabilityState::getStatistics() const {
  Statistics statistics;
  statistics.targetLookups = numLookups;
  statistics.targetMisses = targets.size();
  for (const auto &[spec, target] : targets) {
    statistics.judgedOps += target->numJudged;
    statistics.judgedParts += target->checker.getNumKept();
  }
  return statistics;
}
