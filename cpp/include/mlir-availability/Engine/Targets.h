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

/// A target made ready for many tests: what it offers is asked for once for
/// each dimension. Not thread-safe.
class ResolvedTarget {
public:
  /// `name` is what messages call the target. `otherwise`, if given, is asked
  /// about the dimensions that `target` doesn't speak for.
  ResolvedTarget(AvailabilityTargetAttrInterface target, StringRef name,
                 AvailabilityTargetAttrInterface otherwise = nullptr)
      : target(target), otherwise(otherwise), name(name) {}

  AvailabilityTargetAttrInterface getTarget() const { return target; }
  StringRef getName() const { return name; }

  /// Returns what the target offers along `dimension`, std::nullopt when it
  /// doesn't speak for it.
  const std::optional<SmallVector<int64_t>> &
  offered(const Dimension &dimension);

  /// Returns true when the target speaks for any dimension of the dialect of
  /// that name. Limits don't count: who says how large a workgroup may be has
  /// not said anything of the dialect's ops.
  bool speaksFor(StringRef dialect);

  /// What a target has to say of a clause.
  enum class Verdict {
    Satisfied,
    Violated,
    /// It satisfies the clause if it has an alternative that it leaves open.
    Open,
    /// It speaks for none of the alternatives, or one is a limit it lacks.
    NotJudged,
  };

  /// Judges a clause. An empty `anyOf` is never satisfied. What a target says
  /// nothing of, it doesn't have, if it speaks for the dialect of the dimension
  /// at all; except for limits, of which it may have none.
  Verdict judge(ArrayRef<Requirement> anyOf);

  /// Returns true unless the clause is violated.
  bool admits(ArrayRef<Requirement> anyOf) {
    return judge(anyOf) != Verdict::Violated;
  }

private:
  AvailabilityTargetAttrInterface target, otherwise;
  std::string name;
  // Targets speak for a handful of dimensions: a scan beats a hash.
  SmallVector<std::pair<const Dimension *, SharedOffer>, 4> offers;
  /// The dialects that were asked for.
  SmallVector<std::pair<StringRef, bool>, 2> dialects;
};

/// Returns the targets that `op`, and everything nested in it, is to run on:
/// those of its attributes that are targets, or arrays of targets. The target
/// that the op states it was made for (`getStatedTarget`) isn't among them.
SmallVector<AvailabilityTargetAttrInterface> getOwnTargets(Operation *op);

/// Returns the name of the attribute in which `op` states the target that it
/// was made for, the `vce_triple` of a `spirv.module`; null when its dialect
/// knows none. See `AvailabilityDialectInterface::getStatedTargetName`.
StringAttr getStatedTargetName(Operation *op);

/// Returns the value of that attribute, nullptr when there is none.
AvailabilityTargetAttrInterface getStatedTarget(Operation *op);

/// Returns the target that `op`, which must state one, states. Messages call it
/// "'vce_triple' of spirv.module @name". What it doesn't speak for, `otherwise`
/// does.
ResolvedTarget
resolveStatedTarget(Operation *op,
                    AvailabilityTargetAttrInterface otherwise = nullptr);

/// Returns the targets that apply to `op`: of `op` and the ops around it, the
/// nearest decides that has targets of its own. Where none has, that is what
/// the nearest states. Several targets of one op all apply.
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

/// A known target, ready for many tests.
struct KnownTarget {
  const NamedTarget *info;
  ResolvedTarget resolved;
  /// Of which family its family is a part; empty where it isn't a part.
  StringRef partOf;
};

/// Returns the known targets with their attributes. One whose attribute can't
/// be made, a bug in its record, isn't among them; the first time, a warning
/// says so.
SmallVector<KnownTarget, 0> resolveKnownTargets(MLIRContext *context);

/// Returns the target that `text` names: a known target ("vulkan1.1"), one with
/// additions ("vulkan1.1+Float16", "vulkan1.1+all"), or a whole attribute
/// ("#spirv.target_env<...>"). Reports through `emitError` and fails when there
/// is none, saying which names are near, or when nothing of that name can have
/// an addition, saying why.
FailureOr<AvailabilityTargetAttrInterface>
parseTarget(MLIRContext *context, StringRef text,
            function_ref<InFlightDiagnostic()> emitError);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_ENGINE_TARGETS_H
