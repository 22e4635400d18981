//===- TestConversionTarget.cpp - What upstream's target takes for legal --===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestPasses.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVAttributes.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVDialect.h"
#include "mlir/Dialect/SPIRV/Transforms/SPIRVConversion.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

using namespace mlir;

namespace {
/// For each `#spirv.target_env` in the array attribute `test.targets` of the
/// module: a line for each SPIR-V op that upstream's SPIRVConversionTarget
/// doesn't take for legal, with the target's position in the array, the op's
/// line and column and its name.
struct TestConversionTargetPass
    : PassWrapper<TestConversionTargetPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestConversionTargetPass)

  StringRef getArgument() const override {
    return "test-spirv-conversion-target";
  }
  StringRef getDescription() const override {
    return "Print the SPIR-V ops that upstream takes for illegal";
  }

  void runOnOperation() override {
    auto targets = getOperation()->getAttrOfType<ArrayAttr>("test.targets");
    if (!targets) {
      getOperation().emitError("needs the array attribute 'test.targets'");
      return signalPassFailure();
    }
    for (auto [index, attr] : llvm::enumerate(targets)) {
      auto env = dyn_cast<spirv::TargetEnvAttr>(attr);
      if (!env) {
        getOperation().emitError("is no #spirv.target_env: ") << attr;
        return signalPassFailure();
      }
      std::unique_ptr<SPIRVConversionTarget> target =
          SPIRVConversionTarget::get(env);
      getOperation().walk<WalkOrder::PreOrder>([&,
                                                index = index](Operation *op) {
        if (isa<spirv::SPIRVDialect>(op->getDialect()) && !target->isLegal(op))
          print(index, op);
      });
    }
  }

private:
  static void print(size_t index, Operation *op) {
    if (auto location = dyn_cast<FileLineColLoc>(op->getLoc()))
      llvm::outs() << index << ' ' << location.getLine() << ':'
                   << location.getColumn() << ' ' << op->getName() << '\n';
  }
};
} // namespace

void mlir::availability::registerTestSPIRVPasses() {
  PassRegistration<TestConversionTargetPass>();
}
