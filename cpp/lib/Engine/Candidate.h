//===- Candidate.h - Minimal targets for requirements -----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_ENGINE_CANDIDATE_H
#define MLIR_AVAILABILITY_LIB_ENGINE_CANDIDATE_H

#include "mlir-availability/Engine/Targets.h"

namespace mlir::availability {

/// The minimal targets that the dialects build for some requirements, one for
/// each kind of target attribute. If no target can offer all requirements,
/// these targets do not admit some of them.
class Candidate {
public:
  Candidate(MLIRContext *context, ArrayRef<Requirement> requirements);

  /// Returns true when one of the targets satisfies one of the alternatives.
  bool admits(ArrayRef<Requirement> anyOf) {
    return llvm::any_of(targets, [&](ResolvedTarget &target) {
      return target.judge(anyOf) == ResolvedTarget::Verdict::Satisfied;
    });
  }

  ArrayRef<ResolvedTarget> getTargets() const { return targets; }

private:
  void addTarget(Attribute attr);

  SmallVector<ResolvedTarget, 1> targets;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_ENGINE_CANDIDATE_H
