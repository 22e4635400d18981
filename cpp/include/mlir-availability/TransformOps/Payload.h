//===- Payload.h - The payload ops of a handle ------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For transform ops that replace what is in their payload ops: when one payload
// op is in another, the other is gone by the time that it is its turn.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TRANSFORMOPS_PAYLOAD_H
#define MLIR_AVAILABILITY_TRANSFORMOPS_PAYLOAD_H

#include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.h"

namespace mlir::availability {

/// Returns those payload ops of `handle` that are in no other one, in their
/// order, each once.
SmallVector<Operation *>
getOutermostPayloadOps(transform::TransformState &state, Value handle);

/// Fails definitely, as `op`, when a payload op of `handle` is in it twice or
/// is in another one.
DiagnosedSilenceableFailure
verifyPayloadIsDisjoint(Operation *op, transform::TransformState &state,
                        Value handle);

/// Fails definitely, as `op`, when `root` has `op` in it.
DiagnosedSilenceableFailure verifyPayloadIsSeparate(Operation *op,
                                                    Operation *root);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_TRANSFORMOPS_PAYLOAD_H
