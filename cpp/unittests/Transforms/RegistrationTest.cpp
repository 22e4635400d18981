//===- RegistrationTest.cpp -----------------------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/Explain.h"
#include "mlir-availability/Transforms/Passes.h"

#include "CoreTesting.h"

#include "mlir/Pass/PassManager.h"

#include <dlfcn.h>

using namespace mlir;
using namespace mlir::availability;

namespace {
struct RegistrationTest : ::testing::Test {
  /// Returns true if the context knows the target example2.
  bool knowsTarget() {
    ScopedDiagnosticHandler quiet(&context, [](Diagnostic &) {});
    return succeeded(parseTarget(&context, "example2", [&] {
      return emitError(UnknownLoc::get(&context));
    }));
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
};
} // namespace

TEST_F(RegistrationTest, TargetsAreKnownOnceTheirDialectIsLoaded) {
  DialectRegistry registry;
  example::registerExampleAvailability(registry);
  context.appendDialectRegistry(registry);
  EXPECT_FALSE(knowsTarget());
  context.loadDialect<example::ExampleDialect>();
  EXPECT_TRUE(knowsTarget());
}

TEST_F(RegistrationTest, DialectsMayBeLoadedBeforeTheyAreRegistered) {
  context.loadDialect<example::ExampleDialect>();
  EXPECT_FALSE(knowsTarget());
  DialectRegistry registry;
  example::registerExampleAvailability(registry);
  context.appendDialectRegistry(registry);
  EXPECT_TRUE(knowsTarget());
}

TEST_F(RegistrationTest, RegisteringAgainChangesNothing) {
  for (int round = 0; round != 3; ++round) {
    DialectRegistry registry;
    example::registerExampleAvailability(registry);
    // New content makes MLIR apply the extensions again.
    if (round == 1)
      registry.insert<func::FuncDialect>();
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
    EXPECT_EQ(getOverlays(&context, "func.call").size(), 1u);
    EXPECT_EQ(getLoadedDimensions(&context).size(),
              example::getAvailabilityDimensions().size());
  }
}

// A program that links only to the core has its own dialects and no others.
TEST_F(RegistrationTest, TheCoreLoadsNoOtherDialect) {
  registerAvailabilityPasses();
  registerAvailabilityPasses();
  registerPassAvailability(example::registerExampleAvailability);
  registerPassAvailability(example::registerExampleAvailability);
  context.allowUnregisteredDialects();
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(
      R"("t.op"() {availability.requires =
                       [{"example.min_version" = "V_1"}]} : () -> ())",
      &context);
  ASSERT_TRUE(module);
  PassManager passes(&context);
  AvailabilityCheckPassOptions options;
  options.target = "example2";
  passes.addPass(createAvailabilityCheckPass(options));
  ASSERT_TRUE(succeeded(parsePassPipeline("availability-deduce", passes)));
  ASSERT_TRUE(succeeded(passes.run(*module)));
  std::vector<std::string> names;
  for (Dialect *dialect : context.getLoadedDialects())
    names.push_back(dialect->getNamespace().str());
  llvm::sort(names);
  EXPECT_EQ(names,
            std::vector<std::string>({"availability", "builtin", "example"}));
  for (const char *library :
       {"libMLIRAvailabilityDialects.so", "libMLIRAvailabilityLowering.so"})
    EXPECT_EQ(dlopen(library, RTLD_NOLOAD | RTLD_LAZY), nullptr) << library;
}
