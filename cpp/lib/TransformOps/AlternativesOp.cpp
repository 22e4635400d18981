//===- AlternativesOp.cpp - Trying alternatives in order ------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/IR/ShortText.h"
#include "mlir-availability/Support/LLVMVersions.h"
#include "mlir-availability/TransformOps/AvailabilityTransformOps.h"
#include "mlir-availability/TransformOps/Payload.h"

#include "mlir/IR/BuiltinOps.h"

using namespace mlir;
using namespace mlir::availability;

//===----------------------------------------------------------------------===//
// Applying
//===----------------------------------------------------------------------===//

namespace {
/// A copy of an op in a separate module, so that an alternative can replace it.
class Copy {
public:
  explicit Copy(Operation *original)
      : original(original), home(ModuleOp::create(original->getLoc())),
        copy(original->clone()) {
    home->push_back(copy);
  }

  Operation *get() const { return copy; }

  /// Returns true if the alternative's result can replace the original.
  bool fits() const {
    Block *body = home.get().getBody();
    return original->use_empty() ||
           (llvm::hasSingleElement(*body) &&
            body->front().getResultTypes() == original->getResultTypes());
  }

  /// Moves the copy to the place of the original.
  void replaceOriginal(RewriterBase &rewriter) {
    rewriter.setInsertionPoint(original);
    Operation *last = nullptr;
    for (Operation &made : llvm::make_early_inc_range(*home->getBody())) {
      made.remove();
      last = rewriter.insert(&made);
    }
    if (last && last->getResultTypes() == original->getResultTypes())
      rewriter.replaceOp(original, last->getResults());
    else
      rewriter.eraseOp(original);
  }

private:
  Operation *original;
  OwningOpRef<ModuleOp> home;
  Operation *copy;
};
} // namespace

/// Fails, as `op`, when `root` can't be replaced by a copy.
static DiagnosedSilenceableFailure verifyScope(Operation *op, Operation *root) {
  DiagnosedSilenceableFailure status = verifyPayloadIsSeparate(op, root);
  if (!status.succeeded())
    return status;
  if (!root->hasTrait<OpTrait::IsIsolatedFromAbove>()) {
    DiagnosedDefiniteFailure failure =
        emitDefiniteFailure(op, "an alternative may change what is around '")
        << root->getName() << "', which is not isolated from above";
    failure.attachNote(root->getLoc()) << "payload op";
    return failure;
  }
  if (root->getBlock())
    return DiagnosedSilenceableFailure::success();
  DiagnosedSilenceableFailure failure =
      emitSilenceableFailure(op, "'")
      << root->getName() << "' has no parent op, so it can't be replaced: "
      << "match an op in it";
  failure.attachNote(root->getLoc()) << "payload op";
  return failure;
}

/// Applies the ops of `alternative` up to the first failure.
static DiagnosedSilenceableFailure
applyAlternative(Block &alternative, transform::TransformState &state) {
  for (Operation &op : alternative.without_terminator()) {
    DiagnosedSilenceableFailure status =
        state.applyTransform(cast<transform::TransformOpInterface>(op));
    if (!status.succeeded())
      return status;
  }
  return DiagnosedSilenceableFailure::success();
}

/// Adds to `failure` why the alternative at `loc` was refused.
static void addReason(DiagnosedSilenceableFailure &failure, size_t position,
                      Location loc, DiagnosedSilenceableFailure refusal) {
  SmallVector<Diagnostic> diagnostics;
  refusal.takeDiagnostics(diagnostics);
  for (Diagnostic &diagnostic : diagnostics) {
    failure.attachNote(loc)
        << "alternative " << position << ": " << describeDiagnostic(diagnostic);
    for (Diagnostic &note : diagnostic.getNotes())
      failure.attachNote(note.getLocation()) << describeDiagnostic(note);
  }
}

DiagnosedSilenceableFailure transform::AvailabilityAlternativesOp::apply(
    transform::TransformRewriter &rewriter,
    transform::TransformResults &results, transform::TransformState &state) {
  DiagnosedSilenceableFailure status =
      verifyPayloadIsDisjoint(*this, state, getScope());
  if (!status.succeeded())
    return status;
  SmallVector<Operation *> originals =
      llvm::to_vector(state.getPayloadOps(getScope()));
  for (Operation *original : originals) {
    status = verifyScope(*this, original);
    if (!status.succeeded())
      return status;
  }

  DiagnosedSilenceableFailure failure = emitSilenceableError()
                                        << "all alternatives failed";
  for (auto [position, region] : llvm::enumerate(getAlternatives())) {
    auto scope = state.make_region_scope(region);
    std::vector<Copy> copies(originals.begin(), originals.end());
    Block &alternative = region.front();
    if (failed(state.mapBlockArguments(
            alternative.getArgument(0),
            llvm::map_to_vector(copies, std::mem_fn(&Copy::get)))))
      return DiagnosedSilenceableFailure::definiteFailure();
    DiagnosedSilenceableFailure refusal = applyAlternative(alternative, state);
    if (refusal.isDefiniteFailure())
      return refusal;
    if (refusal.succeeded() && !llvm::all_of(copies, std::mem_fn(&Copy::fits)))
      refusal = emitSilenceableError()
                << "the op that the alternative produces doesn't have the "
                   "results of the op that it replaces";
    if (refusal.isSilenceableFailure()) {
      Location loc =
          alternative.empty() ? getLoc() : alternative.front().getLoc();
      addReason(failure, position, loc, std::move(refusal));
      continue;
    }
    for (Copy &copy : copies)
      copy.replaceOriginal(rewriter);
    transform::detail::forwardTerminatorOperands(&alternative, state, results);
    (void)failure.silence();
    return DiagnosedSilenceableFailure::success();
  }
  return failure;
}

//===----------------------------------------------------------------------===//
// Interfaces
//===----------------------------------------------------------------------===//

LogicalResult transform::AvailabilityAlternativesOp::verify() {
  if (getAlternatives().empty())
    return emitOpError("needs at least one alternative");
  for (Region &alternative : getAlternatives()) {
    Block &block = alternative.front();
    if (block.getArgumentTypes() != TypeRange(getScope().getType()))
      return emitOpError("needs one block argument in each alternative, of the "
                         "scope's type");
    Operation *yield = block.getTerminator();
    if (yield->getOperandTypes() == getResultTypes())
      continue;
    InFlightDiagnostic diagnostic =
        emitOpError("needs results of the types that each alternative yields");
    diagnostic.attachNote(yield->getLoc()) << "the terminator";
    return diagnostic;
  }
  return success();
}

OperandRange transform::AvailabilityAlternativesOp::getEntrySuccessorOperands(
    RegionSuccessor successor) {
  return successor.getSuccessor() ? getOperation()->getOperands()
                                  : OperandRange(getOperation()->operand_end(),
                                                 getOperation()->operand_end());
}

void transform::AvailabilityAlternativesOp::getSuccessorRegions(
    RegionBranchPoint point, SmallVectorImpl<RegionSuccessor> &regions) {
  // Each alternative receives the original scope: earlier attempts leave no
  // trace.
  if (!point.isParent())
    return addSuccessor(regions, getOperation(), getResults());
  for (Region &alternative : getAlternatives())
    addSuccessor(regions, &alternative, alternative.getArguments());
}

ValueRange transform::AvailabilityAlternativesOp::getSuccessorInputs(
    RegionSuccessor successor) {
  if (Region *alternative = successor.getSuccessor())
    return alternative->getArguments();
  return getResults();
}

void transform::AvailabilityAlternativesOp::getRegionInvocationBounds(
    ArrayRef<Attribute> operands, SmallVectorImpl<InvocationBounds> &bounds) {
  // The first alternative is always tried.
  bounds.resize(getAlternatives().size(), InvocationBounds(0, 1));
  bounds.front() = InvocationBounds(1, 1);
}

void transform::AvailabilityAlternativesOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  consumesHandle(getScopeMutable(), effects);
  producesHandle(getOperation()->getOpResults(), effects);
  for (Region &alternative : getAlternatives())
    producesHandle(alternative.front().getArguments(), effects);
  modifiesPayload(effects);
}
