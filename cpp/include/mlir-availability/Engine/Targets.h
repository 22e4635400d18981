//===- Targets.h - Naming and querying targets ------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_ENGINE_TARGETS_H
#define MLIR_AVAILABILITY_ENGINE_TARGETS_H

#include "mlir-availability/IR/AvailabilityInterfaces.h"
#include "mlir-availability/IR/TargetCache.h"
#include "mlir-availability/Support/Suggestions.h"

namespace mlir::availability {

/// A target prepared for many checks: what it offers is computed once for each
/// dimension. Not thread-safe.
class ResolvedTarget {
public:
  /// `name` is what messages call the target. `otherwise`, if given, is used
  /// for the dimensions that `target` doesn't cover.
  ResolvedTarget(AvailabilityTargetAttrInterface target, StringRef name,
                 AvailabilityTargetAttrInterface otherwise = nullptr)
      : target(target), otherwise(otherwise), name(name) {}

  AvailabilityTargetAttrInterface getTarget() const { return target; }
  StringRef getName() const { return name; }

  /// Returns what the target offers along `dimension`, std::nullopt if it
  /// doesn't cover it.
  const std::optional<SmallVector<int64_t>> &
  offered(const Dimension &dimension);

  /// Returns true when the target covers any dimension of the dialect of that
  /// name. An empty name stands for every dialect. Limits don't count: a target
  /// that limits the size of a workgroup states nothing about the dialect's
  /// ops.
  bool speaksFor(StringRef dialect);

  /// A target's verdict on a clause.
  enum class Verdict {
    Satisfied,
    Violated,
    /// It satisfies the clause if it has an alternative that it leaves open.
    Open,
    /// It covers none of the alternatives, or one is a limit that it doesn't
    /// state.
    NotJudged,
  };

  /// Judges a clause. An empty `anyOf` is never satisfied. A target that covers
  /// a dialect lacks everything in the dialect's dimensions that it doesn't
  /// mention, except for limits, which it need not state.
  Verdict judge(ArrayRef<Requirement> anyOf);

  /// Returns true unless the clause is violated.
  bool admits(ArrayRef<Requirement> anyOf) {
    return judge(anyOf) != Verdict::Violated;
  }

private:
  AvailabilityTargetAttrInterface target, otherwise;
  std::string name;
  // Targets cover a handful of dimensions: a scan is faster than a hash table.
  SmallVector<std::pair<const Dimension *, SharedOffer>, 4> offers;
  /// The dialects that `speaksFor` was called with, and its results.
  SmallVector<std::pair<StringRef, bool>, 2> dialects;
};

/// Returns the targets that `op`, and everything nested in it, is to run on:
/// those of its attributes that are targets, or arrays of targets, with what
/// their dialects add (`AvailabilityDialectInterface::completeTarget`); else
/// what the dialects find (`getImpliedTarget`). They don't include the target
/// that the op states it was made for (`getStatedTarget`).
SmallVector<AvailabilityTargetAttrInterface> getOwnTargets(Operation *op);

/// Returns the name of the attribute in which `op` states the target that it
/// was made for, such as the `vce_triple` of a `spirv.module`; null if its
/// dialect has none. See `AvailabilityDialectInterface::getStatedTargetName`.
StringAttr getStatedTargetName(Operation *op);

/// Returns the value of that attribute, nullptr if there is none.
AvailabilityTargetAttrInterface getStatedTarget(Operation *op);

/// Returns the target that `op` states; `op` must state one. Messages call it
/// "'vce_triple' of spirv.module @name". `otherwise` is used for the dimensions
/// that it doesn't cover.
ResolvedTarget
resolveStatedTarget(Operation *op,
                    AvailabilityTargetAttrInterface otherwise = nullptr);

/// Returns the targets that apply to `op`: those of the nearest op, `op` or one
/// around it, that has targets. If there is none, the target that the nearest
/// op states. Several targets of one op all apply.
SmallVector<AvailabilityTargetAttrInterface> getTargetsFor(Operation *op);

/// A target in the IR and the op that it applies to. It applies to everything
/// nested in that op, too, except for ops that have targets of their own.
struct ScopedTarget {
  Operation *scope;
  AvailabilityTargetAttrInterface target;
};

/// Returns the targets in the IR that apply to `root` or to an op nested in it.
/// Those above `root` apply to it as a whole.
SmallVector<ScopedTarget> collectTargets(Operation *root);

/// Returns the named targets of all dialects loaded in `context`.
SmallVector<const NamedTarget *> getKnownTargets(MLIRContext *context);

/// Returns `target` with `addition` (a capability, an extension, a feature)
/// added, as the dialect of the attribute understands it. Reports through
/// `emitError` and fails when there is no such addition.
FailureOr<AvailabilityTargetAttrInterface>
addToTarget(AvailabilityTargetAttrInterface target, StringRef addition,
            function_ref<InFlightDiagnostic()> emitError);

/// A known target, prepared for many checks.
struct KnownTarget {
  const NamedTarget *info;
  ResolvedTarget resolved;
  /// The family that contains its family; empty if there is none.
  StringRef partOf;
};

/// Returns the known targets with their attributes. A target whose attribute
/// can't be built, because of a bug in its record, is left out; the first time,
/// a warning is emitted. Unless `withParts`, targets whose family is part of
/// another one are left out, too: most targets are, and making an attribute
/// takes time.
SmallVector<KnownTarget, 0> resolveKnownTargets(MLIRContext *context,
                                                bool withParts = true);

/// Returns the target that `text` names: a known target ("vulkan1.1"), one with
/// additions ("vulkan1.1+Float16", "vulkan1.1+all"), or a whole attribute
/// ("#spirv.target_env<...>"). Reports through `emitError` and fails if there
/// is none (the error suggests similar names) or if an addition isn't possible
/// for a target of that name (the error states the reason).
FailureOr<AvailabilityTargetAttrInterface>
parseTarget(MLIRContext *context, StringRef text,
            function_ref<InFlightDiagnostic()> emitError);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_ENGINE_TARGETS_H
