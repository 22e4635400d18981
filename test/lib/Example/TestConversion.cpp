//===- TestConversion.cpp - Passes that convert ---------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Example.h"

#include "mlir-availability/Conversion/ApplyConversion.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

using namespace mlir;
using namespace mlir::availability;

namespace {
/// Converts example.mode from one mode to another one.
struct ChangeMode : OpConversionPattern<example::ModeOp> {
  ChangeMode(MLIRContext *context, StringRef name, example::Mode from,
             example::Mode to)
      : OpConversionPattern(context), from(from), to(to) {
    setDebugName(name);
  }

  LogicalResult
  matchAndRewrite(example::ModeOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (op.getAttr() != from)
      return rewriter.notifyMatchFailure(op, [&](Diagnostic &diagnostic) {
        diagnostic << "the mode is not " << example::stringifyMode(from);
      });
    rewriter.replaceOpWithNewOp<example::ModeOp>(op, to);
    return success();
  }

  example::Mode from, to;
};

/// Converts example.level from "high", which later versions have dropped.
struct HighToLow : OpConversionPattern<example::LevelOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(example::LevelOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    rewriter.modifyOpInPlace(op, [&] {
      op.setAttrAttr(
          example::LevelAttr::get(op.getContext(), example::Level::Low));
    });
    return success();
  }
};

/// Converts a module to what a target has, with patterns that go from one mode
/// of example.mode to the next lower one, and one for example.level.
struct TestConvertPass : PassWrapper<TestConvertPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestConvertPass)

  TestConvertPass() = default;
  TestConvertPass(const TestConvertPass &other) : PassWrapper(other) {}

  Option<std::string> target{*this, "target",
                             llvm::cl::desc("What to convert for")};
  Option<bool> full{*this, "full", llvm::cl::desc("Convert all ops")};
  Option<bool> lowest{*this, "to-lowest", llvm::cl::init(true),
                      llvm::cl::desc("Have a pattern to the lowest mode")};

  StringRef getArgument() const final { return "test-availability-convert"; }
  StringRef getDescription() const final { return "convert to a target"; }
  void getDependentDialects(DialectRegistry &registry) const final {
    registry.insert<spirv::SPIRVDialect>(); // For its targets.
  }

  void runOnOperation() override {
    FailureOr<AvailabilityTargetAttrInterface> attr =
        parseTarget(&getContext(), target,
                    [&] { return emitError(getOperation().getLoc()); });
    if (failed(attr))
      return signalPassFailure();
    availability::ConversionTarget conversionTarget(*attr, target);
    conversionTarget.addLegalOp<ModuleOp>();
    RewritePatternSet patterns(&getContext());
    patterns.add<ChangeMode>(&getContext(), "TurboToFast", example::Mode::Turbo,
                             example::Mode::Fast);
    if (lowest)
      patterns.add<ChangeMode>(&getContext(), "FastToPlain",
                               example::Mode::Fast, example::Mode::Plain);
    patterns.add<HighToLow>(&getContext());
    auto convert = full ? availability::applyFullConversion
                        : availability::applyPartialConversion;
    if (failed(convert(getOperation(), conversionTarget, std::move(patterns),
                       ConversionConfig())))
      signalPassFailure();
  }
};
} // namespace

void example::registerTestConversionPasses() {
  PassRegistration<TestConvertPass>();
}
