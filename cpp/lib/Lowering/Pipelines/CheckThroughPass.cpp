//===- CheckThroughPass.cpp - The pass availability-check-through ---------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/TargetNames.h"
#include "mlir-availability/Lowering/Passes.h"
#include "mlir-availability/Lowering/Pipelines/DefaultPipelines.h"
#include "mlir-availability/Through/Through.h"
#include "mlir-availability/Transforms/Passes.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVDialect.h"

namespace mlir::availability {
#define GEN_PASS_DEF_AVAILABILITYCHECKTHROUGHPASS
#include "mlir-availability/Lowering/Passes.h.inc"
} // namespace mlir::availability

using namespace mlir;
using namespace mlir::availability;

namespace {
class CheckThroughPass
    : public availability::impl::AvailabilityCheckThroughPassBase<
          CheckThroughPass> {
public:
  using Base::Base;

  void getDependentDialects(DialectRegistry &registry) const override {
    insertPassDialects(registry);
    registry.insert<gpu::GPUDialect, NVVM::NVVMDialect, ROCDL::ROCDLDialect,
                    spirv::SPIRVDialect>();
    registerPipelineDependencies(registry);
  }
  LogicalResult initialize(MLIRContext *context) override;
  void runOnOperation() override;

private:
  /// Reports what was found in `result`. Returns false if the module isn't
  /// available.
  bool report(const ThroughResult &result, ResolvedTarget &resolved);

  AvailabilityTargetAttrInterface targetAttr;
  std::string targetName;
  std::shared_ptr<ThroughChecker> checker;
};
} // namespace

LogicalResult CheckThroughPass::initialize(MLIRContext *context) {
  auto emit = [&] {
    return emitError(UnknownLoc::get(context)) << "'" << getArgument() << "': ";
  };
  if (target.empty())
    return emit() << "the option 'target' is missing";
  FailureOr<AvailabilityTargetAttrInterface> parsed =
      parseTarget(context, target, emit);
  if (failed(parsed))
    return failure();
  targetAttr = *parsed;
  targetName = shortenTarget(target);
  ResolvedTarget resolved(targetAttr, targetName);
  FailureOr<LoweringPipeline> passes =
      pipeline.empty() ? getDefaultPipeline(resolved, emit)
                       : getUserPipeline(pipeline, resolved, emit);
  if (failed(passes))
    return failure();
  FailureOr<std::unique_ptr<ThroughChecker>> created =
      ThroughChecker::create(context, std::move(*passes), emit);
  if (failed(created))
    return failure();
  checker = std::move(*created);
  // Passes may load no dialects while others run.
  checker->loadDialects();
  return success();
}

bool CheckThroughPass::report(const ThroughResult &result,
                              ResolvedTarget &resolved) {
  auto describe = [&](Operation *op, const std::string &message) {
    SourceOp source = result.getSource(op);
    return source.op->getName() == op->getName()
               ? message
               : describeBecoming(source.op->getName(), op->getName(), message);
  };
  const CheckResult &found = result.findings;
  for (const OpenClause &condition : found.conditions)
    emitWarning(result.getSource(condition.op).location) << describe(
        condition.op, describeCondition(condition, resolved.getName()));
  for (const Violation &violation : found.violations) {
    InFlightDiagnostic error =
        emitError(result.getSource(violation.op).location)
        << describe(violation.op, describeViolation(violation, resolved));
    error.attachNote() << "cause: " << violation.clause.describeSource();
    for (const std::string &instead : result.getInstead(violation.op))
      error.attachNote() << "write instead: " << instead;
  }
  for (const LoweringProblem &problem : result.problems) {
    InFlightDiagnostic error = emitError(problem.source.location)
                               << problem.source.op->getName()
                               << " can't be lowered: " << problem.message;
    for (const std::string &note : problem.notes)
      error.attachNote() << note;
  }
  for (const Unchecked &unchecked : found.unchecked)
    emitError(result.getSource(unchecked.op).location) << unchecked.describe();
  for (Operation *op : found.hiddenCalls)
    emitError(result.getSource(op).location)
        << op->getName() << " calls a function outside of the module";
  if (found.isNothingJudged())
    emitError(getOperation().getLoc())
        << "nothing was judged on " << resolved.getName()
        << (found.silence.empty() ? "" : ": ") << found.silence;
  return result.getAnswer() == ThroughAnswer::Available;
}

void CheckThroughPass::runOnOperation() {
  markAllAnalysesPreserved();
  ResolvedTarget resolved(targetAttr, targetName);
  if (!report(checker->check(getOperation(), resolved), resolved))
    signalPassFailure();
}
