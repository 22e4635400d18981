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
  /// The number of ops that the target covers and that were judged.
  uint64_t checkedOps = 0;
  /// In the order of the IR. Equal clauses of one op are listed once.
  std::vector<Violation> violations;
  /// The clauses that the target leaves open, in the order of the IR: the op is
  /// available only if the target has what they require. Equal clauses of one
  /// op are listed once.
  std::vector<OpenClause> conditions;
  /// Ops, types and attributes with unknown requirements, in the order of the
  /// IR.
  std::vector<Unchecked> unchecked;
  /// The ops that were not judged, although they may need something: the target
  /// doesn't cover them, or they are allowed to go unchecked. Maps each name to
  /// the number of ops, in order of first appearance in the IR, except that ops
  /// for targets of other dialects come last.
  llvm::MapVector<OperationName, uint64_t> passedOver;
  /// The number of those ops that may not go unchecked.
  uint64_t unjudgedOps = 0;
  /// Calls of hidden symbols (see `CalleeLookup`). Their requirements are
  /// unknown, so `isAvailable` is false if there are any.
  std::vector<Operation *> hiddenCalls;

  /// Why the target can't judge any op
  /// (`AvailabilityTargetAttrInterface::explainSilence`); usually empty.
  std::string silence;
  /// If nothing was judged because of it: that there is code for targets of
  /// another dialect, as a sentence without a subject of its own, "it has code
  /// for targets of dialect 'nvvm', and gfx942 is none". Usually empty.
  std::string foreign;

  /// Returns true if the target can't judge any op, or if it covers none of the
  /// ops that needed judging. Then there is no verdict.
  bool isNothingJudged() const {
    return !silence.empty() || (checkedOps == 0 && unjudgedOps != 0);
  }

  bool isAvailable() const {
    return violations.empty() && hiddenCalls.empty() && unchecked.empty() &&
           !isNothingJudged();
  }
};

/// The ops that `check` looks at.
enum class CheckScope {
  /// The root and everything nested in it.
  Everything,
  /// The same without nested ops that have their own targets, and without the
  /// ops nested in those. For targets in the IR: `ScopedTarget`.
  OwnTargetsExcluded,
};

/// Checks `root` and every op nested in it against `target`.
///
/// The target must satisfy all clauses of an op whose dialect it covers. An op
/// that its dialect doesn't know is a violation that no alternative can
/// satisfy. Other ops are passed over, unless their requirements are unknown
/// and their dialect is not `allowed`: see Unchecked.h. A requirement that the
/// target leaves open (`AvailabilityTargetAttrInterface::leavesOpen`) is a
/// condition, not a violation, unless it excludes an earlier condition on the
/// same symbol table. Such a violation has no alternatives.
///
/// An op that states the target it was made for, as a `spirv.module` does, is
/// checked against that target too, with everything nested in it. These
/// violations follow those of `target` and don't repeat them; the source of
/// such a clause is the attribute.
///
/// If `within` is given, the requirements of called symbols are looked up
/// inside of it only: a pass passes the op that it runs on.
///
/// Large IR is shared among the threads of the context, unless multi-threading
/// is disabled. The result is the same.
CheckResult check(Operation *root, const ResolvedTarget &target,
                  CheckScope scope = CheckScope::Everything,
                  Operation *within = nullptr,
                  const AllowedUnchecked &allowed = {});

/// Checks, without a target, the ops in `root` (and `root` itself) that are in
/// none of `scopes`: it finds those with unknown requirements. Together with a
/// check of each scope, this is a check of `root` against the targets in the
/// IR.
CheckResult checkOutside(Operation *root, ArrayRef<ScopedTarget> scopes,
                         const AllowedUnchecked &allowed = {});

/// Returns the violation as a message, "spirv.GroupNonUniformFAdd needs SPIR-V
/// v1.3 or later; vulkan1.0 offers v1.0".
std::string describeViolation(const Violation &violation,
                              ResolvedTarget &target);

/// The same for an op called `op` that may no longer exist, and one of its
/// clauses that `target` doesn't satisfy.
std::string describeViolation(OperationName op, const Clause &clause,
                              ResolvedTarget &target);

/// Returns the condition as a message, "spirv.AtomicIAdd is available if
/// vulkan1.1 has Vulkan feature shaderSharedInt64Atomics".
std::string describeCondition(const OpenClause &condition,
                              StringRef targetName);

/// The same for an op called `op` that may no longer exist, and one of its
/// clauses that the target leaves open.
std::string describeCondition(OperationName op, const Clause &clause,
                              StringRef targetName);

/// Returns the file position of `location`, "file:line:col", or "" if it has
/// none. For a fused or inlined location, it is the first position in a file.
std::string formatLocation(Location location);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_ENGINE_CHECK_H
