//===- TargetNeeds.h - Needs that a target must satisfy ---------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_ENGINE_TARGETNEEDS_H
#define MLIR_AVAILABILITY_LIB_ENGINE_TARGETNEEDS_H

#include "CollectClauses.h"

#include "mlir-availability/Engine/Deduce.h"

namespace mlir::availability {

/// Collects the needs that a target for `root` must satisfy. Fails, with an
/// error, under the conditions that `deduce` lists. `unknown`, if given, is set
/// to the things whose needs are unknown.
FailureOr<CollectedNeeds> collectTargetNeeds(Operation *root,
                                             const DeduceOptions &options,
                                             DeduceUnknown *unknown);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_ENGINE_TARGETNEEDS_H
