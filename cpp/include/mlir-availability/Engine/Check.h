//===- Check.h - Is this available on that target? --------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_ENGINE_CHECK_H
#define MLIR_AVAILABILITY_ENGINE_CHECK_H

#include "mlir-availability/Engine/OpChecker.h"

#include "llvm/ADT/MapVector.h"

namespace mlir::availability {

/// The findings of `check`.
struct CheckResult {
  /// How many ops the target covers: those that were judged.
  uint64_t checkedOps = 0;
  /// In the order of the IR. Equal clauses of one op are listed once.
  std::vector<Violation> violations;
  /// The clauses that the target leaves open, in the order of the IR: the op is
  /// available only if the target has what they require. Equal clauses of one
  /// op are listed once.
  std::vector<OpenClause> conditions;
  /// What has unknown requirements, in the order of the IR.
  std::vector<Unchecked> unchecked;
  /// The ops that were not judged, although they may need something: the target
  /// doesn't cover them, or they may go unchecked. For each name, the number of
  /// ops, in the order in which names appear in the IR.
  llvm::MapVector<OperationName, uint64_t> passedOver;
  /// How many of those may not go unchecked.
  uint64_t unjudgedOps = 0;
  /// Calls of hidden symbols (see `CalleeLookup`). Their requirements are
  /// unknown, so `isAvailable` is false if there are any.
  std::vector<Operation *> hiddenCalls;

  /// Why the target can't judge any op
  /// (`AvailabilityTargetAttrInterface::explainSilence`); mostly empty.
  std::string silence;

  /// Returns true when the target can't judge any op, or when there were ops to
  /// judge and the target covered none of them. Without a judged op, there is
  /// no verdict.
  bool isNothingJudged() const {
    return !silence.empty() || (checkedOps == 0 && unjudgedOps != 0);
  }

  bool isAvailable() const {
    return violations.empty() && hiddenCalls.empty() && unchecked.empty() &&
           !isNothingJudged();
  }
};

/// What `check` looks at.
enum class CheckScope {
  /// The root and everything nested in it.
  Everything,
  /// The same without nested ops that have targets of their own, and without
  /// what is nested in those. For targets that are in the IR: `ScopedTarget`.
  OwnTargetsExcluded,
};

/// Tests `root` and every op nested in it against `target`.
///
/// The target must satisfy all clauses of an op whose dialect it covers. An op
/// that the dialect doesn't know is a violation, with no alternative that could
/// satisfy it. Other ops are passed over, unless their requirements are unknown
/// and their dialect is not `allowed`: see Unchecked.h.
/// What the target leaves open
/// (`AvailabilityTargetAttrInterface::leavesOpen`) is a condition, not a
/// violation.
///
/// An op that states what target it was made for, as a `spirv.module` does, is
/// tested against that too, with all that is nested in it. What is not stated
/// comes after what `target` doesn't offer, and doesn't repeat it; the source
/// of such a clause is the attribute.
///
/// What the symbols require that ops call is looked up inside of `within` only,
/// if it is given: a pass gives the op that it runs on.
///
/// Large IR is shared among the threads of the context, unless it has
/// multi-threading disabled. The result is the same.
CheckResult check(Operation *root, const ResolvedTarget &target,
                  CheckScope scope = CheckScope::Everything,
                  Operation *within = nullptr,
                  const AllowedUnchecked &allowed = {});

/// Returns what can be said without a target of those ops in `root`, itself
/// included, that are in none of `scopes`: whether anybody can tell what they
/// need. Together with checks of all scopes, that is a check of `root` against
/// the targets in the IR.
CheckResult checkOutside(Operation *root, ArrayRef<ScopedTarget> scopes,
                         const AllowedUnchecked &allowed = {});

/// Returns the violation as a message, "spirv.GroupNonUniformFAdd needs SPIR-V
/// v1.3 or later; vulkan1.0 offers v1.0".
std::string describeViolation(const Violation &violation,
                              ResolvedTarget &target);

/// The same for an op of the name `op`, which may be gone by now, and one of
/// its clauses that `target` doesn't satisfy.
std::string describeViolation(OperationName op, const Clause &clause,
                              ResolvedTarget &target);

/// Returns the condition as a message, "spirv.AtomicIAdd is available if
/// vulkan1.1 has Vulkan feature shaderSharedInt64Atomics".
std::string describeCondition(const OpenClause &condition,
                              StringRef targetName);

/// The same for an op of the name `op`, which may be gone by now, and one of
/// its clauses that the target leaves open.
std::string describeCondition(OperationName op, const Clause &clause,
                              StringRef targetName);

/// Returns where `location` is in a file, "file:line:col", or "" when it isn't
/// in one. Of a fused or inlined location that is the first place that is.
std::string formatLocation(Location location);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_ENGINE_CHECK_H
