//===- ApplyConversion.cpp - Conversions that explain failures ------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Conversion/ApplyConversion.h"
#include "mlir-availability/IR/ShortText.h"

#include "mlir-availability/Support/ThreadDiagnosticHandler.h"

#include "mlir/IR/OperationSupport.h"

using namespace mlir;
using namespace mlir::availability;

/// The maximum number of ops to report as errors.
static constexpr size_t kMaxReported = 10;

//===----------------------------------------------------------------------===//
// Copies of IR
//===----------------------------------------------------------------------===//

namespace {
/// A copy of an op, from which the op can be restored.
//
// Workaround: conversion-not-undone
// Upstream's driver leaves the IR modified when it can't build a
// materialization. The conversion therefore keeps a copy of the IR.
class Backup {
public:
  explicit Backup(Operation *root)
      : root(root), block(root->getBlock()), copy(root->clone()) {}
  ~Backup() { copy->erase(); }

  /// Restores the op if it has changed. Fails when it has been erased.
  LogicalResult restore();

private:
  Operation *root;
  Block *block;
  Operation *copy;
};
} // namespace

LogicalResult Backup::restore() {
  if (block &&
      llvm::none_of(*block, [&](Operation &op) { return &op == root; }))
    return failure();
  if (OperationEquivalence::isEquivalentTo(root, copy,
                                           OperationEquivalence::Flags::None))
    return success();
  root->setLoc(copy->getLoc());
  root->setOperands(copy->getOperands());
  root->setDiscardableAttrs(copy->getDiscardableAttrDictionary());
  root->copyProperties(copy->getPropertiesStorage());
  for (auto [now, before] : llvm::zip(root->getRegions(), copy->getRegions()))
    now.takeBody(before);
  return success();
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

static LogicalResult run(Operation *root,
                         const availability::ConversionTarget &target,
                         const FrozenRewritePatternSet &patterns,
                         ConversionMode mode, ConversionConfig config) {
  return mode == ConversionMode::Full
             ? mlir::applyFullConversion(root, target, patterns, config)
             : mlir::applyPartialConversion(root, target, patterns, config);
}

LogicalResult mlir::availability::applyConversion(
    Operation *root, const availability::ConversionTarget &target,
    const FrozenRewritePatternSet &patterns, ConversionMode mode,
    ConversionConfig config, bool keepCopy,
    std::vector<ConversionFailure> &failures) {
  MLIRContext *context = root->getContext();
  Location location = root->getLoc();
  std::optional<Backup> backup;
  if (keepCopy)
    backup.emplace(root);

  std::vector<Diagnostic> diagnostics;
  LogicalResult result = success();
  {
    ThreadDiagnosticHandler handler(context, [&](Diagnostic &diagnostic) {
      diagnostics.push_back(std::move(diagnostic));
    });
    result = run(root, target, patterns, mode, config);
  }
  bool isRestored =
      succeeded(result) || !backup || succeeded(backup->restore());
  if (failed(result) && isRestored)
    failures = explainConversion(root, target, patterns, mode, config);
  for (Diagnostic &diagnostic : diagnostics)
    if (failures.empty() || !StringRef(describeDiagnostic(diagnostic))
                                 .starts_with("failed to legalize operation"))
      context->getDiagEngine().emit(std::move(diagnostic));
  if (!isRestored)
    emitError(location) << "the op has been replaced before its conversion "
                           "failed, and can't be put back; convert the op "
                           "around it instead";
  return result;
}

void mlir::availability::emitFailures(
    ArrayRef<ConversionFailure> failures,
    const availability::ConversionTarget &target) {
  for (const ConversionFailure &failure : failures.take_front(kMaxReported)) {
    std::vector<std::string> lines = describeFailure(failure, target.getName());
    InFlightDiagnostic error = emitError(failure.location) << lines.front();
    for (const std::string &line : ArrayRef(lines).drop_front())
      error.attachNote() << line;
    if (&failure == &failures[kMaxReported - 1] &&
        failures.size() > kMaxReported)
      error.attachNote() << "and " << failures.size() - kMaxReported
                         << " more ops can't be converted";
  }
}

static LogicalResult convert(Operation *root,
                             const availability::ConversionTarget &target,
                             const FrozenRewritePatternSet &patterns,
                             ConversionMode mode,
                             const ConversionConfig &config) {
  std::vector<ConversionFailure> failures;
  LogicalResult result = applyConversion(root, target, patterns, mode, config,
                                         /*keepCopy=*/true, failures);
  emitFailures(failures, target);
  return result;
}

LogicalResult mlir::availability::applyPartialConversion(
    Operation *root, const availability::ConversionTarget &target,
    const FrozenRewritePatternSet &patterns, ConversionConfig config) {
  return convert(root, target, patterns, ConversionMode::Partial, config);
}

LogicalResult mlir::availability::applyFullConversion(
    Operation *root, const availability::ConversionTarget &target,
    const FrozenRewritePatternSet &patterns, ConversionConfig config) {
  return convert(root, target, patterns, ConversionMode::Full, config);
}
