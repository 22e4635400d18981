//===- TargetNeeds.h - What a target for something has to offer -*- C++ -*-===//
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

/// Collects what a target for `root` has to offer. Fails, with an error, where
/// no target is known to do, as `deduce` says; `isUnchecked` receives true if
/// that is because nobody can tell what something needs, else false.
FailureOr<CollectedNeeds> collectTargetNeeds(Operation *root,
                                             const DeduceOptions &options,
                                             bool &isUnchecked);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_ENGINE_TARGETNEEDS_H
