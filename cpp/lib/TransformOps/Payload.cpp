//===- Payload.cpp - The payload ops of a handle --------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/TransformOps/Payload.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::availability;

using OpSet = llvm::SmallSetVector<Operation *, 4>;

/// Returns the innermost op of `ops` that is an ancestor of `op`, null if none
/// is.
static Operation *findAround(Operation *op, const OpSet &ops) {
  Operation *parent = op->getParentOp();
  while (parent && !ops.contains(parent))
    parent = parent->getParentOp();
  return parent;
}

SmallVector<Operation *>
mlir::availability::getOutermostPayloadOps(transform::TransformState &state,
                                           Value handle) {
  auto range = state.getPayloadOps(handle);
  OpSet roots(range.begin(), range.end());
  return llvm::filter_to_vector(
      roots, [&](Operation *root) { return !findAround(root, roots); });
}

DiagnosedSilenceableFailure mlir::availability::verifyPayloadIsDisjoint(
    Operation *op, transform::TransformState &state, Value handle) {
  OpSet roots;
  for (Operation *root : state.getPayloadOps(handle)) {
    if (roots.insert(root))
      continue;
    DiagnosedDefiniteFailure failure =
        emitDefiniteFailure(op, "would replace the same payload op twice");
    failure.attachNote(root->getLoc()) << "payload op";
    return failure;
  }
  for (Operation *root : roots) {
    Operation *around = findAround(root, roots);
    if (!around)
      continue;
    DiagnosedDefiniteFailure failure = emitDefiniteFailure(
        op, "would replace a payload op and one that is nested in it");
    failure.attachNote(root->getLoc()) << "payload op";
    failure.attachNote(around->getLoc()) << "is in this one";
    return failure;
  }
  return DiagnosedSilenceableFailure::success();
}

DiagnosedSilenceableFailure
mlir::availability::verifyPayloadIsSeparate(Operation *op, Operation *root) {
  if (!root->isAncestor(op))
    return DiagnosedSilenceableFailure::success();
  return emitDefiniteFailure(op, "the payload contains this schedule, which "
                                 "can't be replaced while it is applied");
}
