//===- Through.h - Is what becomes of this available? -----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Judges IR that no target judges as it is, such as kernels in `gpu`, `memref`
// and `arith`. A pipeline lowers a copy of the IR, `check` judges the copy, and
// each finding names the op of the source that the judged op was made of.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_THROUGH_THROUGH_H
#define MLIR_AVAILABILITY_THROUGH_THROUGH_H

#include "mlir-availability/Engine/Check.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <memory>

namespace mlir::availability {

/// An attribute of a source's op that promises something about how it is
/// executed. Without it, the op does the same, and passes may lower it in
/// another way.
struct LoweringPromise {
  std::string op, attribute;
};

/// A dialect whose ops no pass of a pipeline lowers.
struct ForeignDialect {
  std::string dialect;
  /// What its ops are: "code for GPUs".
  std::string reason;
};

/// A pass pipeline that lowers IR for a target, and what it makes.
struct LoweringPipeline {
  /// What messages call it: "the default pipeline for NVIDIA".
  std::string name;
  /// The passes, as MLIR's tools take them: "builtin.module(...)". With a
  /// compiler, what messages call it: its command.
  std::string passes;
  /// The dialect of the targets to which it leads.
  std::string dialect;
  /// The ops that hold code for a device: "gpu.module". `check` finds device
  /// code elsewhere, too.
  SmallVector<std::string> holders;
  /// What all ops in holders are, once they are lowered: dialects, "llvm", and
  /// beginnings of names of their ops, "arm_sve.intr".
  SmallVector<std::string> lowered;
  /// Dialects of code for other kinds of targets.
  SmallVector<ForeignDialect> foreign = {};
  /// Passes that would remove what is to be judged, such as those that generate
  /// code. They are left out.
  SmallVector<std::string> unwanted = {};
  /// The passes for a target that offers everything, or "". If `passes` fail
  /// and these don't, what the target lacks of what they make is the reason.
  std::string passesForAll = {};
  /// Ops of the source that the passes replace where the target lacks them:
  /// what they become counts.
  SmallVector<std::string> replaced = {};
  /// Attributes that may be left out, if the target then has what ops become.
  SmallVector<LoweringPromise> promises = {};
  /// Lowers a copy of the source in place of passes. Returns the lowered
  /// module, in the same context, or null after it has emitted an error. Ops
  /// lead back to the source by their locations, which are positions in a file.
  /// It may replace any op that the target lacks.
  std::function<OwningOpRef<ModuleOp>(ModuleOp copy)> compiler = {};
  /// The attribute of kernels that a compiler may leave outside of holders:
  /// "nvvm.kernel". Without holders and kernels, what it makes is host code.
  std::string kernel = {};
};

/// An op of the source, or a block argument of it, and its location there.
struct SourceOp {
  Operation *op;
  Location location;
};

/// Something that a pipeline can't lower.
struct LoweringProblem {
  /// An op of the source; the root if the pipeline's message names no place.
  SourceOp source;
  /// The pass that emitted the message; "" if no pass did, because an op was
  /// left over.
  std::string pass;
  /// What the pass said, or which op was left over.
  std::string message;
  /// The message's notes.
  SmallVector<std::string> notes;
  /// The op is code for targets of another kind: see
  /// `LoweringPipeline::foreign`.
  bool isForeign = false;
};

/// What a pipeline made of a copy of the source.
class LoweredCopy {
public:
  ~LoweredCopy();

  /// Returns the lowered module; null if the pipeline failed.
  ModuleOp getModule() const;

  /// Calls `see` with each op of device code in the module, outer before inner,
  /// and with the op of the source that it was made of: the root if a pass made
  /// it of nothing.
  void visitDeviceOps(
      function_ref<void(Operation *lowered, SourceOp source)> see) const;

private:
  friend class ThroughChecker;
  friend class ThroughSource;
  struct State;
  explicit LoweredCopy(std::unique_ptr<State> state);

  std::unique_ptr<State> state;
};

/// IR to be judged for several targets. What a pipeline made of it is kept
/// until another one is used: targets of one pipeline that follow each other
/// share it.
class ThroughSource {
public:
  /// `root` must outlive this, and must not change meanwhile.
  explicit ThroughSource(Operation *root);
  ThroughSource(const ThroughSource &) = delete;
  ThroughSource &operator=(const ThroughSource &) = delete;
  ~ThroughSource();

  Operation *getRoot() const { return root; }

private:
  friend class ThroughChecker;
  struct Changed;
  Operation *root;
  /// The passes that have made `lowered`.
  std::string passes;
  std::shared_ptr<const LoweredCopy> lowered;
  /// Copies in which an op lacks an attribute, by the op.
  llvm::DenseMap<Operation *, std::unique_ptr<Changed>> changed;
};

/// An answer, always by a pipeline.
enum class ThroughAnswer {
  /// The target offers everything that the lowered code needs, on the
  /// conditions among the findings.
  Available,
  /// The target lacks something.
  NotAvailable,
  /// The pipeline can't lower something.
  NotLowered,
  /// The requirements of something are unknown, or there is no device code.
  Unknown,
};

/// The findings of `ThroughChecker::check`.
class ThroughResult {
public:
  ThroughAnswer getAnswer() const;

  /// The findings in the source and in the lowered copy. Their ops are of the
  /// source or of the copy. A violation in the source replaces those of the
  /// ops that its op becomes. The counts are those of the copy, if there is
  /// one.
  CheckResult findings;
  /// What the pipeline can't lower, unless a violation tells why. Ops of
  /// dialects for other targets come first.
  std::vector<LoweringProblem> problems;
  /// What is judged in the source counts. Not so if a compiler may replace any
  /// op.
  bool judgesSource = true;
  /// The lowered copy; null if the target judges all of the source as it is, or
  /// if the source has only ops to which the pipeline leads. If the pipeline
  /// failed, it may be what would be made for a target that offers everything.
  std::shared_ptr<const LoweredCopy> lowered;

  /// The number of ops in the lowered device code, and of the source's ops
  /// that they were made of.
  uint64_t numLoweredOps = 0, numSourceOps = 0;
  /// The source's ops that left no trace in the copy: dead or folded ones.
  std::vector<SourceOp> vanished;

  /// Returns what `op`, an op of `findings`, was made of: an op of the source,
  /// itself if it is one. Returns the root if a pass made it of nothing.
  SourceOp getSource(Operation *op) const;

  /// Returns what to write in place of what `op`, an op of a violation, was
  /// made of, as phrases: "gpu.subgroup_reduce without 'uniform'". With each,
  /// the source was lowered and judged again.
  ArrayRef<std::string> getInstead(Operation *op) const;

private:
  friend class ThroughChecker;

  /// The ops of the copy among the findings.
  llvm::DenseMap<Operation *, SourceOp> origins;
  /// By the source's ops.
  llvm::DenseMap<Operation *, SmallVector<std::string, 0>> instead;
};

/// Returns `message`, whose subject is or ends with the name of `lowered`, as a
/// message about `source`, an op that became `lowered`: "nvgpu.mma.sync becomes
/// nvvm.mma.sync, which needs chip sm_80; sm_75 offers sm_75".
std::string describeBecoming(OperationName source, OperationName lowered,
                             StringRef message);

/// Judges modules through a pipeline, which it parses once. Not thread-safe.
class ThroughChecker {
public:
  ~ThroughChecker();

  /// Parses `pipeline` for IR of `context`. Reports through `emitError` and
  /// fails if it isn't well-formed, isn't for a `builtin.module`, or names a
  /// pass that isn't registered in this process.
  static FailureOr<std::unique_ptr<ThroughChecker>>
  create(MLIRContext *context, LoweringPipeline pipeline,
         function_ref<InFlightDiagnostic()> emitError);

  const LoweringPipeline &getPipeline() const;

  /// Loads the dialects that the passes need. `check` does, too, but may not
  /// while a pass runs.
  void loadDialects();

  /// Returns the unwanted passes that `create` has left out.
  ArrayRef<std::string> getLeftOut() const;

  /// Returns the passes that `check` runs, as MLIR's tools take them, and their
  /// number.
  std::string getPasses() const;
  unsigned getNumPasses() const;

  /// Judges `root` and everything nested in it. It judges the source first; if
  /// `target` leaves something in it open, it also lowers a copy and judges
  /// that. `root` isn't changed. Target attributes in it don't matter.
  ///
  /// A pass may crash, as upstream's do on unusual IR: see CrashedPass.h.
  ThroughResult check(Operation *root, const ResolvedTarget &target,
                      const AllowedUnchecked &allowed = {});
  ThroughResult check(ThroughSource &source, const ResolvedTarget &target,
                      const AllowedUnchecked &allowed = {});

  /// Lowers a copy of `source`, or returns the one that `source` keeps. Appends
  /// what can't be lowered to `problems`.
  std::shared_ptr<const LoweredCopy>
  lower(ThroughSource &source, std::vector<LoweringProblem> &problems);

private:
  class Impl;
  explicit ThroughChecker(std::unique_ptr<Impl> impl);

  std::unique_ptr<Impl> impl;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_THROUGH_THROUGH_H
