//===- ParseTargets.cpp - Target attributes for names ---------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/IR/ParseTargets.h"
#include "mlir-availability/IR/ShortText.h"

#include "mlir-availability/Support/ThreadDiagnosticHandler.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/Diagnostics.h"

using namespace mlir;
using namespace mlir::availability;

FailureOr<AvailabilityTargetAttrInterface>
mlir::availability::parseTargetAttribute(
    MLIRContext *context, StringRef text,
    function_ref<InFlightDiagnostic()> emitError) {
  std::string reason;
  Attribute attr;
  {
    ThreadDiagnosticHandler handler(context, [&](Diagnostic &diagnostic) {
      if (reason.empty())
        reason = describeDiagnostic(diagnostic);
    });
    attr = parseAttribute(text, context);
  }
  if (!attr)
    return emitError() << "'" << text
                       << "' is not a target attribute: " << reason;
  auto target = dyn_cast<AvailabilityTargetAttrInterface>(attr);
  if (!target)
    return emitError() << "'" << text
                       << "' is an attribute, but does not describe a target";
  if (std::string silence = target.explainSilence(); !silence.empty())
    return emitError() << "no op can be judged on '" << text
                       << "': " << silence;
  return target;
}

FailureOr<AvailabilityTargetAttrInterface> mlir::availability::parseNamedTarget(
    const NamedTarget &named, const AvailabilityDialectInterface &owner,
    function_ref<InFlightDiagnostic()> emitError) {
  auto emitOfTarget = [&] {
    InFlightDiagnostic diagnostic = emitError();
    diagnostic << "target '" << named.name << "'";
    if (!named.record.empty())
      diagnostic << " (record '" << named.record << "')";
    diagnostic << " can't be made: ";
    return diagnostic;
  };
  Attribute target = owner.getOrMakeTarget(named, [&]() -> Attribute {
    FailureOr<AvailabilityTargetAttrInterface> parsed =
        parseTargetAttribute(owner.getContext(), named.attribute, emitOfTarget);
    return succeeded(parsed) ? owner.finishNamedTarget(*parsed) : Attribute();
  });
  if (!target)
    return failure();
  return cast<AvailabilityTargetAttrInterface>(target);
}

/// Returns the target attribute for `named`, which belongs to `owner`. If the
/// text is invalid, fails and reports it through `emit` the first time in a
/// context.
static FailureOr<AvailabilityTargetAttrInterface>
parseOrReport(const NamedTarget &named,
              const AvailabilityDialectInterface &owner,
              InFlightDiagnostic (*emit)(Location)) {
  // Targets are requested repeatedly, and most exist already.
  if (Attribute made = owner.getOrMakeTarget(named, [] { return Attribute(); }))
    return cast<AvailabilityTargetAttrInterface>(made);
  MLIRContext *context = owner.getContext();
  std::string reason;
  FailureOr<AvailabilityTargetAttrInterface> target = failure();
  {
    ThreadDiagnosticHandler collector(context, [&](Diagnostic &diagnostic) {
      reason = describeDiagnostic(diagnostic);
    });
    target = parseNamedTarget(
        named, owner, [&] { return emitError(UnknownLoc::get(context)); });
  }
  if (failed(target) && owner.isFirstReport(named))
    emit(UnknownLoc::get(context))
        << reason << "; it is left out (dialect '"
        << owner.getDialect()->getNamespace() << "')";
  return target;
}

FailureOr<AvailabilityTargetAttrInterface>
mlir::availability::parseOrLeaveOut(const NamedTarget &named,
                                    const AvailabilityDialectInterface &owner) {
  return parseOrReport(named, owner, emitWarning);
}

/// Returns true when `text` names a dimension of a dialect that isn't loaded
/// yet. Whether the text is valid shows later.
static bool isOfUnloadedDialect(MLIRContext *context, StringRef text) {
  // Dimension names are quoted, and their offers follow.
  SmallVector<StringRef> parts;
  text.split(parts, '"');
  for (size_t index = 1; index + 1 < parts.size(); index += 2)
    if (parts[index + 1].ltrim().starts_with("=") &&
        !isa_and_nonnull<AvailabilityDialectInterface>(
            context->getLoadedDialect(parts[index].split('.').first)))
      return true;
  return false;
}

void mlir::availability::verifyNamedTargets(Dialect &dialect) {
  const auto &owner = cast<AvailabilityDialectInterface>(dialect);
  for (const NamedTarget &named : owner.getNamedTargets())
    if (!isOfUnloadedDialect(dialect.getContext(), named.attribute))
      (void)parseOrReport(named, owner, emitError);
}
