//===- ApplySchedule.cpp - Schedules of functions -------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Steps.h"

#include "mlir-availability/IR/AvailabilityDialect.h"

#include "mlir/Dialect/Bufferization/TransformOps/BufferizationTransformOps.h"
#include "mlir/Dialect/Func/TransformOps/FuncTransformOps.h"
#include "mlir/Dialect/GPU/TransformOps/GPUTransformOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/TransformOps/DialectExtension.h"
#include "mlir/Dialect/MemRef/TransformOps/MemRefTransformOps.h"
#include "mlir/Dialect/SCF/TransformOps/SCFTransformOps.h"
#include "mlir/Dialect/Tensor/TransformOps/TensorTransformOps.h"
#include "mlir/Dialect/Transform/IR/TransformDialect.h"
#include "mlir/Dialect/Transform/LoopExtension/LoopExtension.h"
#include "mlir/Dialect/Transform/Transforms/TransformInterpreterUtils.h"
#include "mlir/Dialect/Vector/TransformOps/VectorTransformOps.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace mlir::availability;

/// The built-in schedule.
static constexpr StringLiteral kSchedule =
#include "Schedule.inc"
    ;

/// Returns true when the built-in schedule may apply: it transforms reductions,
/// including sums of products.
static bool hasReductions(ModuleOp module) {
  return module
      .walk([](linalg::LinalgOp op) {
        return op.getNumReductionLoops() != 0 ? WalkResult::interrupt()
                                              : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Reads a schedule. Returns null, with an error, if the file isn't one.
static OwningOpRef<ModuleOp> readSchedule(MLIRContext *context,
                                          StringRef file) {
  // Verifying the built-in schedule takes as long as parsing it.
  ParserConfig config(context, /*verifyAfterParse=*/!file.empty());
  auto sources = std::make_shared<llvm::SourceMgr>();
  std::unique_ptr<llvm::MemoryBuffer> text;
  if (file.empty()) {
    text = llvm::MemoryBuffer::getMemBuffer(kSchedule, "functions.mlir");
  } else {
    auto read = llvm::MemoryBuffer::getFile(file, /*IsText=*/true);
    if (!read) {
      emitError(UnknownLoc::get(context))
          << "the schedule '" << file
          << "' can't be read: " << read.getError().message();
      return {};
    }
    text = std::move(*read);
  }
  sources->AddNewSourceBuffer(std::move(text), SMLoc());
  return parseSourceFile<ModuleOp>(sources, config);
}

LogicalResult mlir::availability::applySchedule(ModuleOp module, StringRef file,
                                                Attribute target) {
  if (file.empty() && !hasReductions(module))
    return success();
  OwningOpRef<ModuleOp> schedule = readSchedule(module.getContext(), file);
  if (!schedule)
    return failure();
  auto entry =
      transform::detail::findTransformEntryPoint(*schedule, ModuleOp());
  if (!entry)
    return failure();
  StringRef name = AvailabilityDialect::getTargetAttrName();
  bool isStated = module->hasAttr(name);
  if (target && !isStated)
    module->setAttr(name, target);
  // The expensive checks find mistakes in schedules, and take as long as the
  // built-in schedule itself.
  LogicalResult result = transform::applyTransformNamedSequence(
      module, entry, ModuleOp(),
      transform::TransformOptions().enableExpensiveChecks(!file.empty()));
  if (target && !isStated)
    module->removeAttr(name);
  return result;
}

void mlir::availability::registerScheduleDependencies(
    DialectRegistry &registry) {
  registry.insert<transform::TransformDialect>();
  bufferization::registerTransformDialectExtension(registry);
  func::registerTransformDialectExtension(registry);
  gpu::registerTransformDialectExtension(registry);
  linalg::registerTransformDialectExtension(registry);
  memref::registerTransformDialectExtension(registry);
  scf::registerTransformDialectExtension(registry);
  tensor::registerTransformDialectExtension(registry);
  transform::registerLoopExtension(registry);
  vector::registerTransformDialectExtension(registry);
}
