//===- AlternativesOp.cpp - The first alternative that doesn't fail -------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/TransformOps/AvailabilityTransformOps.h"
#include "mlir-availability/TransformOps/Payload.h"

using namespace mlir;
using namespace mlir::availability;

//===----------------------------------------------------------------------===//
// Applying
//===----------------------------------------------------------------------===//

namespace {
/// Copies of ops, which are erased unless they are kept.
class Copies {
public:
  explicit Copies(ArrayRef<Operation *> originals)
      : ops(llvm::map_to_vector(originals,
                                [](Operation *op) { return op->clone(); })) {}
  Copies(const Copies &) = delete;
  Copies &operator=(const Copies &) = delete;
  ~Copies() {
    for (Operation *op : ops)
      op->erase();
  }

  ArrayRef<Operation *> get() const { return ops; }
  SmallVector<Operation *> keep() { return std::exchange(ops, {}); }

private:
  SmallVector<Operation *> ops;
};
} // namespace

/// Returns a failure of `op` when `root` can't be replaced by a copy.
static DiagnosedSilenceableFailure verifyScope(Operation *op, Operation *root) {
  DiagnosedSilenceableFailure status = verifyPayloadIsSeparate(op, root);
  if (!status.succeeded())
    return status;
  if (!root->hasTrait<OpTrait::IsIsolatedFromAbove>()) {
    DiagnosedDefiniteFailure failure =
        emitDefiniteFailure(op, "an alternative may change what is around '")
        << root->getName() << "', which isn't isolated from above";
    failure.attachNote(root->getLoc()) << "payload op";
    return failure;
  }
  if (root->getBlock())
    return DiagnosedSilenceableFailure::success();
  DiagnosedSilenceableFailure failure =
      emitSilenceableFailure(op, "'")
      << root->getName() << "' is in no other op, so that nothing can take its "
      << "place: match what is in it";
  failure.attachNote(root->getLoc()) << "payload op";
  return failure;
}

/// Applies the ops of `alternative`. The first failure ends it.
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

/// Adds to `failure` why an alternative, which is at `loc`, was refused.
static void addReason(DiagnosedSilenceableFailure &failure, size_t position,
                      Location loc, DiagnosedSilenceableFailure refusal) {
  SmallVector<Diagnostic> diagnostics;
  refusal.takeDiagnostics(diagnostics);
  for (Diagnostic &diagnostic : diagnostics) {
    failure.attachNote(loc)
        << "alternative " << position << ": " << diagnostic.str();
    for (Diagnostic &note : diagnostic.getNotes())
      failure.attachNote(note.getLocation()) << note.str();
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
    Copies copies(originals);
    Block &alternative = region.front();
    if (failed(
            state.mapBlockArguments(alternative.getArgument(0), copies.get())))
      return DiagnosedSilenceableFailure::definiteFailure();
    DiagnosedSilenceableFailure refusal = applyAlternative(alternative, state);
    if (refusal.isDefiniteFailure())
      return refusal;
    if (refusal.isSilenceableFailure()) {
      Location loc =
          alternative.empty() ? getLoc() : alternative.front().getLoc();
      addReason(failure, position, loc, std::move(refusal));
      continue;
    }
    for (auto [original, copy] : llvm::zip_equal(originals, copies.keep())) {
      rewriter.setInsertionPoint(original);
      rewriter.insert(copy);
      rewriter.replaceOp(original, copy->getResults());
    }
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
  // Each gets the scope; what the others did is gone.
  if (!point.isParent())
    return (void)regions.emplace_back(getOperation(), getResults());
  for (Region &alternative : getAlternatives())
    regions.emplace_back(&alternative, alternative.getArguments());
}

void transform::AvailabilityAlternativesOp::getRegionInvocationBounds(
    ArrayRef<Attribute> operands, SmallVectorImpl<InvocationBounds> &bounds) {
  // The first one is always tried.
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
