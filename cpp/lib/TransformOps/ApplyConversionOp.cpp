//===- ApplyConversionOp.cpp - Conversion to a target ---------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Support/ThreadDiagnosticHandler.h"

#include "mlir-availability/Conversion/ApplyConversion.h"
#include "mlir-availability/IR/ShortText.h"
#include "mlir-availability/TransformOps/AvailabilityTransformOps.h"
#include "mlir-availability/TransformOps/OnTarget.h"
#include "mlir-availability/TransformOps/Payload.h"

using namespace mlir;
using namespace mlir::availability;

/// The maximum number of notes on ops that can't be converted.
static constexpr size_t kMaxExplained = 10;

//===----------------------------------------------------------------------===//
// The conversion
//===----------------------------------------------------------------------===//

namespace {
/// A conversion to one target, ready to be applied to many ops.
class TargetConversion {
public:
  using ApplyOp = transform::AvailabilityApplyConversionPatternsOp;

  TargetConversion(ApplyOp op, ScheduleTarget &target)
      : op(op), scheduleTarget(target),
        target(target.getAttr(), target.getName()) {}

  /// Collects the rules, patterns and type converters.
  DiagnosedSilenceableFailure prepare();

  /// Converts `root` and its nested ops. Updates handles if there is a
  /// listener.
  DiagnosedSilenceableFailure apply(Operation *root,
                                    RewriterBase::Listener *listener);

private:
  void addRules();
  DiagnosedSilenceableFailure makeDefaultConverter();
  DiagnosedSilenceableFailure explain(Operation *root,
                                      ArrayRef<ConversionFailure> failures,
                                      ArrayRef<Diagnostic> others);

  ApplyOp op;
  ScheduleTarget &scheduleTarget;
  availability::ConversionTarget target;
  // Kept alive because patterns refer to them.
  SmallVector<std::unique_ptr<TypeConverter>> converters;
  TypeConverter *defaultConverter = nullptr;
  FrozenRewritePatternSet patterns;
};
} // namespace

/// Calls `fn` with each string of an optional list.
static void forEachString(std::optional<ArrayAttr> list,
                          function_ref<void(StringRef)> fn) {
  if (list)
    for (auto text : list->getAsRange<StringAttr>())
      fn(text.getValue());
}

void TargetConversion::addRules() {
  MLIRContext *context = op.getContext();
  forEachString(op.getLegalOps(), [&](StringRef name) {
    target.addLegalOp(OperationName(name, context));
  });
  forEachString(op.getIllegalOps(), [&](StringRef name) {
    target.addIllegalOp(OperationName(name, context));
  });
  forEachString(op.getLegalDialects(),
                [&](StringRef name) { target.addLegalDialect(name); });
  forEachString(op.getIllegalDialects(),
                [&](StringRef name) { target.addIllegalDialect(name); });
}

DiagnosedSilenceableFailure TargetConversion::makeDefaultConverter() {
  transform::TypeConverterBuilderOpInterface builder =
      op.getDefaultTypeConverter();
  if (!builder)
    return DiagnosedSilenceableFailure::success();
  std::unique_ptr<TypeConverter> converter;
  if (auto targeted = dyn_cast<TargetTypeConverterBuilderOpInterface>(
          builder.getOperation())) {
    converter = targeted.getTypeConverterFor(
        scheduleTarget.getAttr(), [&] { return emitError(builder->getLoc()); });
    if (!converter)
      return DiagnosedSilenceableFailure::definiteFailure();
  } else {
    converter = builder.getTypeConverter();
  }
  defaultConverter = converter.get();
  converters.push_back(std::move(converter));
  return DiagnosedSilenceableFailure::success();
}

DiagnosedSilenceableFailure TargetConversion::prepare() {
  addRules();
  DiagnosedSilenceableFailure status = makeDefaultConverter();
  if (!status.succeeded() || op.getPatterns().empty())
    return status;
  RewritePatternSet set(op.getContext());
  for (Operation &child : op.getPatterns().front()) {
    auto descriptor =
        cast<transform::ConversionPatternDescriptorOpInterface>(child);
    TypeConverter *converter = defaultConverter;
    if (std::unique_ptr<TypeConverter> own = descriptor.getTypeConverter()) {
      converter = own.get();
      converters.push_back(std::move(own));
    }
    if (!converter)
      return emitDefiniteFailure(
          child.getLoc(),
          "the patterns need a type converter; write 'with type_converter'");
    descriptor.populateConversionTargetRules(*converter, target);
    descriptor.populatePatterns(*converter, set);
  }
  patterns = FrozenRewritePatternSet(std::move(set));
  return status;
}

DiagnosedSilenceableFailure
TargetConversion::explain(Operation *root, ArrayRef<ConversionFailure> failures,
                          ArrayRef<Diagnostic> others) {
  DiagnosedSilenceableFailure failure = op.emitSilenceableError()
                                        << "conversion to " << target.getName()
                                        << " failed";
  failure.attachNote(root->getLoc()) << "payload op";
  for (const ConversionFailure &each : failures.take_front(kMaxExplained))
    for (const std::string &line : describeFailure(each, target.getName()))
      failure.attachNote(each.location) << line;
  if (failures.size() > kMaxExplained)
    failure.attachNote() << "and " << failures.size() - kMaxExplained
                         << " more ops can't be converted";
  for (const Diagnostic &diagnostic : others)
    failure.attachNote(diagnostic.getLocation())
        << describeDiagnostic(diagnostic);
  return failure;
}

DiagnosedSilenceableFailure
TargetConversion::apply(Operation *root, RewriterBase::Listener *listener) {
  ConversionConfig config;
  config.listener = listener;
  ConversionMode mode = op.getPartialConversion() ? ConversionMode::Partial
                                                  : ConversionMode::Full;
  std::vector<ConversionFailure> failures;
  std::vector<Diagnostic> others;
  LogicalResult result = success();
  {
    ThreadDiagnosticHandler handler(root->getContext(),
                                    [&](Diagnostic &diagnostic) {
                                      others.push_back(std::move(diagnostic));
                                    });
    // A copy would replace ops that handles refer to.
    result = applyConversion(root, target, patterns, mode, config,
                             /*keepCopy=*/false, failures);
  }
  if (failed(result))
    return explain(root, failures, others);
  for (Diagnostic &diagnostic : others)
    root->getContext()->getDiagEngine().emit(std::move(diagnostic));
  return DiagnosedSilenceableFailure::success();
}

//===----------------------------------------------------------------------===//
// The op
//===----------------------------------------------------------------------===//

transform::TypeConverterBuilderOpInterface
transform::AvailabilityApplyConversionPatternsOp::getDefaultTypeConverter() {
  auto regions = getDefaultTypeConverterRegion();
  if (regions.empty() || regions.front().empty())
    return {};
  return cast<TypeConverterBuilderOpInterface>(regions.front().front().front());
}

DiagnosedSilenceableFailure
transform::AvailabilityApplyConversionPatternsOp::apply(
    transform::TransformRewriter &, transform::TransformResults &,
    transform::TransformState &state) {
  std::optional<OnTarget> onTarget;
  DiagnosedSilenceableFailure status = OnTarget::resolve(
      *this, getTargetParam(), getTargetAttr(), state, onTarget);
  if (!status.succeeded())
    return status;

  TrackingListenerConfig trackingConfig;
  trackingConfig.requireMatchingReplacementOpName = false;
  ErrorCheckingTrackingListener listener(state, *this, trackingConfig);
  DenseMap<ScheduleTarget *, std::unique_ptr<TargetConversion>> conversions;
  // Nested ops are converted together with the outermost one.
  for (Operation *root : getOutermostPayloadOps(state, getRoot())) {
    status = verifyPayloadIsSeparate(*this, root);
    if (!status.succeeded())
      return status;
    ScheduleTarget *target = nullptr;
    status = onTarget->getTargetFor(root, target);
    if (!status.succeeded())
      return status;
    std::unique_ptr<TargetConversion> &conversion = conversions[target];
    if (!conversion) {
      conversion = std::make_unique<TargetConversion>(*this, *target);
      status = conversion->prepare();
      if (!status.succeeded())
        return status;
    }
    status =
        conversion->apply(root, getPreserveHandles() ? &listener : nullptr);
    DiagnosedSilenceableFailure tracking = listener.checkAndResetError();
    if (!status.succeeded()) {
      (void)tracking.silence();
      return status;
    }
    if (!tracking.succeeded())
      return tracking;
  }
  return status;
}

LogicalResult transform::AvailabilityApplyConversionPatternsOp::verify() {
  if (failed(verifyOnTarget(*this, getTargetParam(), getTargetAttr())))
    return failure();
  auto regions = getDefaultTypeConverterRegion();
  if (regions.size() > 1)
    return emitOpError("takes one region with a type converter");
  if (!regions.empty() &&
      (regions.front().empty() ||
       !llvm::hasSingleElement(regions.front().front()) ||
       !isa<TypeConverterBuilderOpInterface>(regions.front().front().front())))
    return emitOpError("expects one op that builds a type converter after "
                       "'with type_converter'");
  if (getPatterns().empty())
    return success();
  TypeConverterBuilderOpInterface builder = getDefaultTypeConverter();
  for (Operation &child : getPatterns().front()) {
    auto descriptor = dyn_cast<ConversionPatternDescriptorOpInterface>(child);
    if (!descriptor) {
      InFlightDiagnostic diagnostic =
          emitOpError("expects ops that select conversion patterns");
      diagnostic.attachNote(child.getLoc()) << "this op doesn't";
      return diagnostic;
    }
    if (builder && failed(descriptor.verifyTypeConverter(builder)))
      return failure();
  }
  return success();
}

void transform::AvailabilityApplyConversionPatternsOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  if (getPreserveHandles())
    onlyReadsHandle(getRootMutable(), effects);
  else
    consumesHandle(getRootMutable(), effects);
  onlyReadsHandle(getTargetParamMutable(), effects);
  modifiesPayload(effects);
}
