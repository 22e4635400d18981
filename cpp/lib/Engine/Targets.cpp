//===- Targets.cpp - Naming and querying targets --------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/Targets.h"

#include "ThreadDiagnosticHandler.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/StringExtras.h"

#include <tuple>

using namespace mlir;
using namespace mlir::availability;

//===----------------------------------------------------------------------===//
// ResolvedTarget
//===----------------------------------------------------------------------===//

const std::optional<SmallVector<int64_t>> &
ResolvedTarget::offered(const Dimension &dimension) {
  for (const auto &[known, offer] : offers)
    if (known == &dimension)
      return offer;
  offers.emplace_back(&dimension, target.offered(dimension));
  return offers.back().second;
}

bool ResolvedTarget::speaksFor(const AvailabilityDialectInterface &dialect) {
  return llvm::any_of(dialect.getDimensions(), [&](const Dimension *dimension) {
    return offered(*dimension).has_value();
  });
}

ResolvedTarget::Verdict ResolvedTarget::judge(ArrayRef<Requirement> anyOf) {
  bool judged = anyOf.empty();
  for (const Requirement &requirement : anyOf) {
    const auto &offer = offered(*requirement.dimension);
    if (!offer)
      continue;
    if (requirement.dimension->isSatisfied(requirement.value, *offer))
      return Verdict::Satisfied;
    judged = true;
  }
  return judged ? Verdict::Violated : Verdict::NotJudged;
}

//===----------------------------------------------------------------------===//
// Targets in the IR
//===----------------------------------------------------------------------===//

static void collectTargetsOf(Operation *op, Operation *scope,
                             SmallVectorImpl<ScopedTarget> &targets) {
  auto collect = [&](Attribute attr) {
    if (auto target = dyn_cast<AvailabilityTargetAttrInterface>(attr))
      targets.push_back({scope, target});
  };
  for (NamedAttribute named : op->getAttrs()) {
    collect(named.getValue());
    if (auto array = dyn_cast<ArrayAttr>(named.getValue()))
      llvm::for_each(array, collect);
  }
}

SmallVector<ScopedTarget> mlir::availability::collectTargets(Operation *root) {
  SmallVector<ScopedTarget> targets;
  // Of the ops around, the nearest that has a target decides, as upstream's
  // lookupTargetEnv has it.
  for (Operation *op = root->getParentOp(); op && targets.empty();
       op = op->getParentOp())
    collectTargetsOf(op, root, targets);
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op->getNumRegions() != 0)
      collectTargetsOf(op, op, targets);
  });
  return targets;
}

//===----------------------------------------------------------------------===//
// Named targets
//===----------------------------------------------------------------------===//

SmallVector<const NamedTarget *>
mlir::availability::getKnownTargets(MLIRContext *context) {
  return AvailabilityInterfaces(context).getNamedTargets();
}

/// Parses `text` as a target attribute. The parser's own diagnostic becomes
/// part of the one reported through `emitError`.
static FailureOr<AvailabilityTargetAttrInterface>
parseTargetAttribute(MLIRContext *context, StringRef text,
                     function_ref<InFlightDiagnostic()> emitError) {
  std::string reason;
  Attribute attr;
  {
    ThreadDiagnosticHandler handler(context, [&](Diagnostic &diagnostic) {
      if (reason.empty())
        reason = diagnostic.str();
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
  return target;
}

/// Reports that there is no target `name`, and what is near.
static InFlightDiagnostic
reportUnknownTarget(StringRef name, const AvailabilityInterfaces &dialects,
                    function_ref<InFlightDiagnostic()> emitError) {
  SmallVector<StringRef> names =
      llvm::map_to_vector(dialects.getNamedTargets(),
                          [](const NamedTarget *known) { return known->name; });
  InFlightDiagnostic diagnostic = emitError();
  diagnostic << "unknown target '" << name << "'";
  std::string suggestion = suggestNames(name, names);
  if (suggestion.empty())
    diagnostic << "; known targets: " << llvm::join(names, ", ");
  diagnostic << suggestion;
  return diagnostic;
}

FailureOr<AvailabilityTargetAttrInterface>
mlir::availability::parseTarget(MLIRContext *context, StringRef text,
                                function_ref<InFlightDiagnostic()> emitError) {
  text = text.trim();
  if (text.starts_with("#"))
    return parseTargetAttribute(context, text, emitError);

  SmallVector<StringRef> parts;
  text.split(parts, '+');
  StringRef name = parts.front().trim();
  AvailabilityInterfaces dialects(context);
  const NamedTarget *known = nullptr;
  const AvailabilityDialectInterface *owner = nullptr;
  for (const AvailabilityDialectInterface &dialect : dialects)
    for (const NamedTarget &candidate : dialect.getNamedTargets())
      if (!known && candidate.name == name)
        std::tie(known, owner) = std::pair(&candidate, &dialect);
  if (!known)
    return reportUnknownTarget(name, dialects, emitError);

  FailureOr<AvailabilityTargetAttrInterface> target =
      parseTargetAttribute(context, known->attribute, emitError);
  if (failed(target))
    return failure();
  Attribute attr = owner->finishNamedTarget(*target);
  for (StringRef addition : ArrayRef(parts).drop_front()) {
    SmallVector<StringRef> additions = {addition.trim()};
    if (additions.front() == "all")
      additions.assign(known->optional.begin(), known->optional.end());
    for (StringRef single : additions) {
      FailureOr<Attribute> extended =
          owner->addToTarget(attr, single, emitError);
      if (failed(extended))
        return failure();
      attr = *extended;
    }
  }
  return cast<AvailabilityTargetAttrInterface>(attr);
}

//===----------------------------------------------------------------------===//
// Suggestions
//===----------------------------------------------------------------------===//

SmallVector<StringRef>
mlir::availability::findNearNames(StringRef name,
                                  ArrayRef<StringRef> candidates) {
  // A third of the letters may be wrong.
  unsigned limit = std::max<size_t>(1, name.size() / 3);
  SmallVector<std::pair<unsigned, StringRef>> near;
  for (StringRef candidate : candidates) {
    unsigned distance = StringRef(candidate.lower())
                            .edit_distance(name.lower(),
                                           /*AllowReplacements=*/true, limit);
    if (distance <= limit)
      near.emplace_back(distance, candidate);
  }
  llvm::sort(near);
  if (near.size() > 3)
    near.truncate(3);
  return llvm::map_to_vector(near,
                             [](const auto &entry) { return entry.second; });
}

std::string mlir::availability::suggestNames(StringRef name,
                                             ArrayRef<StringRef> candidates) {
  SmallVector<StringRef> near = findNearNames(name, candidates);
  if (near.empty())
    return "";
  return "; did you mean '" + llvm::join(near, "' or '") + "'?";
}
