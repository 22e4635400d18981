//===- Payload.h - The payload ops of a handle ------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Handles nested payload ops. A transform op that replaces the body of its
// payload ops must not visit an op whose parent it has already replaced,
// because that op no longer exists.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TRANSFORMOPS_PAYLOAD_H
#define MLIR_AVAILABILITY_TRANSFORMOPS_PAYLOAD_H

#include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.h"

namespace mlir::availability {

/// Returns the payload ops of `handle` that are not nested in other payload ops
/// of it, each once, in the order of the handle.
SmallVector<Operation *>
getOutermostPayloadOps(transform::TransformState &state, Value handle);

/// Returns a definite failure of `op` if `handle` contains a payload op twice,
/// or one that is nested in another.
DiagnosedSilenceableFailure
verifyPayloadIsDisjoint(Operation *op, transform::TransformState &state,
                        Value handle);

/// Returns a definite failure of `op` if `op` is nested in `root`.
DiagnosedSilenceableFailure verifyPayloadIsSeparate(Operation *op,
                                                    Operation *root);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_TRANSFORMOPS_PAYLOAD_H
