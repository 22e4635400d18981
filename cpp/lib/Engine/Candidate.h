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

/// What targets may offer along the two ends of a range.
enum class RangeEnds {
  /// One version. It is offered along both ends.
  SameVersion,
  /// Also a version along the low end that the high end excludes. A target may
  /// state so: it still offers what later versions lack.
  Any,
};

/// The minimal targets that the dialects build for some requirements, one for
/// each kind of target attribute. If no target can offer all requirements,
/// these targets do not admit some of them.
class Candidate {
public:
  Candidate(MLIRContext *context, ArrayRef<Requirement> requirements,
            RangeEnds ends = RangeEnds::SameVersion);

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
