//===- Transform.cpp - Bindings of schedules ------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Support.h"

#include "mlir-availability/Engine/Check.h"
#include "mlir-availability/TransformOps/AvailabilityState.h"

#include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.h"
#include "mlir/Dialect/Transform/Transforms/TransformInterpreterUtils.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/DenseSet.h"

namespace nb = nanobind;
using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::python;

namespace {
/// Statistics: (target look-ups, new targets among them, ops judged, names,
/// types and attributes judged for these).
using StatisticsTuple = std::tuple<uint64_t, uint64_t, uint64_t, uint64_t>;
} // namespace

/// Applies the named sequence `entry` of `schedule` to `payload`. Returns
/// whether it succeeded, and the diagnostics, which a success may have too.
static std::tuple<bool, std::vector<ErrorTuple>, StatisticsTuple>
apply(MlirOperation mlirPayload, MlirOperation mlirSchedule, const Text &entry,
      const std::vector<MlirAttribute> &arguments, bool checkHandles) {
  Operation *payload = unwrap(mlirPayload);
  Operation *schedule = unwrap(mlirSchedule);
  RaggedArray<transform::MappedValue> mapping;
  for (MlirAttribute argument : arguments)
    mapping.push_back(
        ArrayRef<transform::MappedValue>{transform::Param(unwrap(argument))});
  transform::TransformOptions options;
  options.enableExpensiveChecks(checkHandles);

  ErrorList errors(payload->getContext());
  AvailabilityState::Statistics statistics;
  LogicalResult result = failure();
  transform::TransformOpInterface sequence =
      transform::detail::findTransformEntryPoint(schedule, ModuleOp(),
                                                 entry.str());
  if (sequence)
    result = transform::applyTransforms(
        payload, sequence, mapping, options,
        /*enforceToplevelTransformOp=*/false,
        [](transform::TransformState &state) {
          (void)AvailabilityState::get(state);
        },
        [&](transform::TransformState &state) {
          statistics = AvailabilityState::get(state).getStatistics();
          return success();
        });
  return {succeeded(result),
          errors.take(),
          {statistics.targetLookups, statistics.targetMisses,
           statistics.judgedOps, statistics.judgedParts}};
}

/// Marks each argument of a named sequence as consumed or read-only, depending
/// on its body.
static void markArguments(MlirOperation mlirSequence) {
  auto function = dyn_cast<FunctionOpInterface>(unwrap(mlirSequence));
  if (!function || function.isExternal())
    throw nb::value_error("not a named sequence with a body");
  llvm::SmallDenseSet<unsigned> consumed;
  transform::getConsumedBlockArguments(function.getFunctionBody().front(),
                                       consumed);
  MLIRContext *context = function->getContext();
  for (unsigned index = 0; index != function.getNumArguments(); ++index)
    function.setArgAttr(index,
                        consumed.contains(index) ? "transform.consumed"
                                                 : "transform.readonly",
                        UnitAttr::get(context));
}

void mlir::availability::python::populateTransform(nb::module_ &module) {
  module.def(
      "transform_apply", &apply, nb::arg("payload"), nb::arg("schedule"),
      nb::arg("entry"), nb::arg("arguments"), nb::arg("check_handles"),
      "Applies a named sequence. Returns the errors, each a location, a "
      "text and notes, and (lookups of targets, of new ones, ops judged, "
      "parts judged for that).");
  module.def("transform_mark_arguments", &markArguments, nb::arg("sequence"),
             "Sets on each argument of a named sequence whether its body "
             "consumes it. Raises ValueError.");
}
