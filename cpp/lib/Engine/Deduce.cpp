//===- Deduce.cpp - Deducing the minimal target ---------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// First the distinct clauses are collected, each with one op that causes it.
// There are few of them, even in large IR. Then requirements that satisfy all
// clauses are chosen.
//
//===----------------------------------------------------------------------===//

#include "Solver.h"
#include "TargetNeeds.h"

#include "mlir-availability/Engine/Causes.h"
#include "mlir-availability/Engine/Deduce.h"
#include "mlir-availability/Engine/Explain.h"
#include "mlir-availability/IR/AvailabilityDialect.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns the minimal target that speaks for ops of one of `dialects` when no
/// op needs anything; nullptr when there is none.
static Attribute getLeastTargetWithSay(MLIRContext *context,
                                       ArrayRef<StringRef> dialects) {
  for (StringRef name : dialects) {
    const auto *dialect = dyn_cast_or_null<AvailabilityDialectInterface>(
        context->getLoadedDialect(name));
    if (!dialect)
      continue;
    for (const Dimension *dimension : dialect->getDimensions()) {
      if (dimension->isLimit() || dimension->getDialectName() != name)
        continue;
      // The minimum of a set is empty. Otherwise it is the lowest value.
      if (!dimension->isSingleValued())
        return dialect->buildTarget(Offer{dimension, {}});
      if (dimension->getRelation() == Relation::AtLeast &&
          !dimension->getValues().empty())
        return dialect->buildTarget(
            Offer{dimension, dimension->getValues().front().value});
    }
  }
  return nullptr;
}

/// Returns the target for IR that needs nothing of `dialect`, or of any dialect
/// if that is empty; nullptr when a dialect has none.
static Attribute getLeastTarget(MLIRContext *context, StringRef dialect) {
  if (dialect.empty())
    return TargetAttr::get(context, ArrayRef<Offer>());
  if (Attribute least = getLeastTargetWithSay(context, dialect))
    return least;
  const auto *interface = dyn_cast_or_null<AvailabilityDialectInterface>(
      context->getLoadedDialect(dialect));
  return interface ? interface->buildTarget({})
                   : Attribute(TargetAttr::get(context, ArrayRef<Offer>()));
}

/// Reports that no single target attribute covers all of `needs`.
static LogicalResult reportSeveralTargets(Operation *root,
                                          ArrayRef<Need> needs) {
  llvm::SmallSetVector<StringRef, 2> dialects;
  for (const Need &need : needs)
    for (const Requirement &requirement : need.clause.anyOf)
      dialects.insert(requirement.dimension->getDialectName());
  SmallVector<StringRef> names = dialects.takeVector();
  llvm::sort(names);
  InFlightDiagnostic diagnostic = emitError(root->getLoc());
  diagnostic << "no single target attribute covers all of the dialects ";
  llvm::interleaveComma(names, diagnostic, [&](StringRef name) {
    diagnostic << "'" << name << "'";
  });
  return diagnostic << ": deduce the target for one of them at a time";
}

/// Fails, with an error, if some ops run only on targets of one dialect, and
/// others only on targets of another.
static LogicalResult verifyOnlyTargets(const CollectedNeeds &collected) {
  if (collected.onlyTargets.size() < 2)
    return success();
  const auto &[first, op] = collected.onlyTargets.front();
  const auto &[second, other] = *std::next(collected.onlyTargets.begin());
  InFlightDiagnostic diagnostic = emitError(other->getLoc());
  diagnostic << "'" << other->getName() << "' runs only on targets of dialect '"
             << second << "', and '" << op->getName()
             << "' only on those of dialect '" << first
             << "': no target runs both";
  diagnostic.attachNote(op->getLoc()) << "'" << op->getName() << "' is here";
  return diagnostic;
}

/// Drops the needs of dialects to which ops could be converted, but aren't.
/// Fails, with an error, if it is open to which dialect an op is converted.
static LogicalResult dropOtherAlternatives(CollectedNeeds &collected) {
  for (const Alternatives &alternatives : collected.alternatives) {
    if (!collected.isSettled(alternatives)) {
      InFlightDiagnostic diagnostic = emitError(alternatives.op->getLoc());
      diagnostic << "'" << alternatives.op->getName()
                 << "' can be converted to ops of ";
      llvm::interleave(
          alternatives.dialects, diagnostic,
          [&](StringRef name) { diagnostic << "'" << name << "'"; }, " or ");
      return diagnostic << ", which need different targets: set 'dialect' to "
                           "one of them";
    }
    collected.dialects.remove_if([&](StringRef dialect) {
      return llvm::is_contained(alternatives.dialects, dialect) &&
             !collected.settled.contains(dialect);
    });
  }
  llvm::erase_if(collected.needs,
                 [&](const Need &need) { return !collected.isSettled(need); });
  return success();
}

/// Returns true when the targets that are built for one of the alternatives of
/// `need` don't cover its dimension. For example, `#spirv.vce` does not cover
/// the workgroup size.
static bool isBeyondTargets(MLIRContext *context, const Need &need) {
  ArrayRef<Requirement> anyOf = need.clause.anyOf;
  return llvm::any_of(anyOf, [&](const Requirement &requirement) {
    Candidate candidate(context, requirement);
    return llvm::all_of(candidate.getTargets(), [&](ResolvedTarget target) {
      return target.judge(requirement) == ResolvedTarget::Verdict::NotJudged;
    });
  });
}

/// Removes the alternatives that `target` doesn't offer, provided that it
/// offers at least one.
static void keepOffered(SmallVectorImpl<Requirement> &anyOf,
                        ResolvedTarget &target) {
  auto isOffered = [&](const Requirement &requirement) {
    return target.judge(requirement) == ResolvedTarget::Verdict::Satisfied;
  };
  if (llvm::any_of(anyOf, isOffered))
    llvm::erase_if(anyOf, [&](const Requirement &requirement) {
      return !isOffered(requirement);
    });
}

/// Removes the alternatives in dimensions that are sets, such as capabilities,
/// that the op around `need` doesn't state, provided that it states at least
/// one: what the op has is kept in place of something else.
static void keepStated(Need &need) {
  AvailabilityTargetAttrInterface target;
  for (Operation *op = need.op; op && !target; op = op->getParentOp())
    target = getStatedTarget(op);
  if (!target)
    return;
  ResolvedTarget stated(target, /*name=*/"");
  SmallVector<Requirement, 1> kept(need.clause.anyOf);
  llvm::erase_if(kept, [](const Requirement &requirement) {
    return requirement.dimension->isSingleValued();
  });
  keepOffered(kept, stated);
  if (!kept.empty() && stated.judge(kept) == ResolvedTarget::Verdict::Satisfied)
    need.clause.anyOf = std::move(kept);
}

/// The same for all needs that nothing without an alternative covers.
static void keepStated(MutableArrayRef<Need> needs) {
  SmallVector<Requirement> required;
  for (const Need &need : needs)
    if (need.clause.anyOf.size() == 1 &&
        !llvm::is_contained(required, need.clause.anyOf.front()))
      required.push_back(need.clause.anyOf.front());
  for (Need &need : needs)
    if (need.clause.anyOf.size() > 1 &&
        llvm::none_of(required, [&](const Requirement &each) {
          return implies(each, need.clause.anyOf);
        }))
      keepStated(need);
}

FailureOr<AvailabilityTargetAttrInterface>
mlir::availability::deduce(Operation *root, const DeduceOptions &options,
                           DeduceUnknown *unknown) {
  MLIRContext *context = root->getContext();
  context->getOrLoadDialect<AvailabilityDialect>();
  if (unknown)
    *unknown = {};
  if (!options.dialect.empty() &&
      failed(verifyDialectName(context, options.dialect,
                               [&] { return emitError(root->getLoc()); })))
    return failure();
  FailureOr<CollectedNeeds> collected =
      collectTargetNeeds(root, options, unknown);
  if (failed(collected) || failed(verifyOnlyTargets(*collected)) ||
      failed(dropOtherAlternatives(*collected)))
    return failure();
  // For a single dialect the minimal target is enough, and it may be empty.
  if (options.dialect.empty() && !options.allowNothing &&
      collected->isNothingJudged()) {
    if (collected->hasOps && collected->needs.empty())
      if (Attribute least =
              getLeastTargetWithSay(context, collected->dialects.getArrayRef()))
        return cast<AvailabilityTargetAttrInterface>(least);
    if (unknown)
      unknown->isUnknown = true;
    if (!collected->hasOps)
      return emitError(root->getLoc())
             << "there is no operation in it: nothing was judged";
    return emitError(collected->unjudgedOp->getLoc())
           << "no operation has known requirements: nothing was judged";
  }
  // Whether a known target offers the needs is checked separately.
  SmallVector<Need, 0> &needs = collected->needs;
  std::optional<Need> beyond;
  llvm::erase_if(needs, [&](const Need &need) {
    if (!isBeyondTargets(context, need))
      return false;
    if (!beyond && !isLimit(need.clause.anyOf))
      beyond = need;
    return true;
  });
  if (options.target) {
    ResolvedTarget target(options.target, /*name=*/"");
    for (Need &need : needs)
      keepOffered(need.clause.anyOf, target);
  }
  if (options.ignoreStated)
    keepStated(needs);
  Solver solver(context, needs);
  if (failed(solver.solve()))
    return failure();

  Candidate result = solver.getResult();
  if (result.getTargets().empty()) {
    if (beyond && options.dialect.empty() && !options.allowNothing)
      return emitError(beyond->op->getLoc())
             << "no smallest target can be stated: no target attribute holds "
                "what is needed, as '"
             << beyond->op->getName() << "' needs "
             << describeAlternatives(beyond->clause.anyOf);
    Attribute least = getLeastTarget(context, options.dialect);
    if (!least)
      return emitError(root->getLoc())
             << "no target of dialect '" << options.dialect
             << "' can be deduced: its target attribute doesn't hold what is "
                "needed along its dimensions";
    return cast<AvailabilityTargetAttrInterface>(least);
  }
  if (result.getTargets().size() > 1)
    return reportSeveralTargets(root, needs);
  solver.reportChoices(root);
  return result.getTargets().front().getTarget();
}
