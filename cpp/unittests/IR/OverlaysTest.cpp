//===- OverlaysTest.cpp ---------------------------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/Explain.h"
#include "mlir-availability/IR/AvailabilityDialect.h"
#include "mlir-availability/Lowering/Passes.h"

#include "Example.h"
#include "Testing.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/Pass/PassManager.h"

#include <map>

using namespace mlir;
using namespace mlir::availability;

namespace {
class OverlaysTest : public availability::testing::ContextTest {
protected:
  /// Returns the number of overlays of each registered op.
  std::map<std::string, size_t> countOverlays() {
    std::map<std::string, size_t> counts;
    for (RegisteredOperationName name : context.getRegisteredOperations())
      if (size_t count = getOverlays(&context, name.getStringRef()).size())
        counts[name.getStringRef().str()] = count;
    return counts;
  }
};

/// An overlay without clauses.
struct EmptyOverlay : InstanceOverlay {
  void emitInstanceClauses(Operation *op, OpClauseSink &sink) const override {}
};
struct OtherEmptyOverlay : EmptyOverlay {};
} // namespace

TEST_F(OverlaysTest, OneOfEachClassForAnOp) {
  auto &dialect = *context.getLoadedDialect<AvailabilityDialect>();
  for (int round = 0; round != 2; ++round) {
    dialect.addOverlay("test.a", std::make_unique<EmptyOverlay>());
    dialect.addOverlay("test.a", std::make_unique<OtherEmptyOverlay>());
    dialect.addOverlay("test.b", std::make_unique<EmptyOverlay>());
  }
  EXPECT_EQ(dialect.getOverlays("test.a").size(), 2u);
  EXPECT_EQ(dialect.getOverlays("test.b").size(), 1u);
}

// MLIR applies the extensions of a registry again when the registry is appended
// again with new content.
TEST_F(OverlaysTest, SurviveNewDialects) {
  DialectRegistry registry;
  registerAllAvailability(registry);
  example::registerExampleAvailability(registry);
  registry.insert<func::FuncDialect, gpu::GPUDialect>();
  context.appendDialectRegistry(registry);
  context.loadAllAvailableDialects();
  std::map<std::string, size_t> before = countOverlays();
  for (StringRef name : {"gpu.func", "func.func", "tosa.add"})
    EXPECT_EQ(before.count(name.str()), 1u) << name.str();

  registry.insert<affine::AffineDialect>();
  context.appendDialectRegistry(registry);
  context.loadAllAvailableDialects();
  EXPECT_EQ(countOverlays(), before);
}

TEST_F(OverlaysTest, SurvivePipelines) {
  context.loadDialect<func::FuncDialect, memref::MemRefDialect>();
  auto countClauses = [&] {
    OwningOpRef<ModuleOp> module = parse(R"mlir(
      spirv.module Logical GLSL450 {
        spirv.GlobalVariable @v built_in("SubgroupId") : !spirv.ptr<i32, Input>
      })mlir");
    size_t numClauses = 0;
    module->walk([&](spirv::GlobalVariableOp variable) {
      numClauses = explain(variable).size();
    });
    return numClauses;
  };
  EXPECT_EQ(countClauses(), 3u);
  OwningOpRef<ModuleOp> module = parse(R"mlir(
    func.func @f(%from: memref<4xf32>, %to: memref<4xf32>) {
      memref.copy %from, %to : memref<4xf32> to memref<4xf32>
      return
    })mlir");
  PassManager passes(&context);
  AvailabilityLowerToSPIRVPassOptions options;
  options.target = "vulkan1.1";
  passes.addPass(createAvailabilityLowerToSPIRVPass(options));
  ASSERT_TRUE(succeeded(passes.run(*module)));
  EXPECT_EQ(countClauses(), 3u);
}
