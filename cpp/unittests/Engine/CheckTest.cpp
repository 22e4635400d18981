//===- CheckTest.cpp ------------------------------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/Check.h"

#include "Testing.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

using namespace mlir;
using namespace mlir::availability;

namespace {
using CheckTest = availability::testing::ContextTest;
} // namespace

static constexpr StringLiteral kHalf = R"mlir(
  spirv.module Logical GLSL450 {
    spirv.func @half(%a: f16) -> f16 "None" {
      %0 = spirv.FAdd %a, %a : f16
      spirv.ReturnValue %0 : f16
    }
  })mlir";

TEST_F(CheckTest, TellsWhichOpsViolateWhat) {
  OwningOpRef<ModuleOp> module = parse(kHalf);
  ResolvedTarget target = getTarget("vulkan1.0");
  CheckResult result = check(*module, target);
  EXPECT_FALSE(result.isAvailable());
  EXPECT_TRUE(result.unchecked.empty());
  auto messages = llvm::to_vector(
      llvm::map_range(result.violations, [&](const Violation &violation) {
        return describeViolation(violation, target);
      }));
  EXPECT_EQ(
      messages,
      SmallVector<std::string>(
          {"spirv.module needs capability Linkage; vulkan1.0 does not offer it",
           "spirv.func needs capability Float16; vulkan1.0 does not offer it",
           "spirv.FAdd needs capability Float16; vulkan1.0 does not offer it",
           "spirv.ReturnValue needs capability Float16; vulkan1.0 does not "
           "offer it"}));
}

TEST_F(CheckTest, LeavesOutOpsThatHaveTargetsOfTheirOwn) {
  OwningOpRef<ModuleOp> module = parse(kHalf);
  ResolvedTarget target = getTarget("vulkan1.0");
  size_t numViolations = check(*module, target).violations.size();
  auto inner = *module->getOps<spirv::ModuleOp>().begin();
  inner->setAttr("spirv.target_env", target.getTarget());
  EXPECT_EQ(check(*module, target).violations.size(), numViolations);
  EXPECT_TRUE(
      check(*module, target, CheckScope::OwnTargetsExcluded).isAvailable());
}

TEST_F(CheckTest, HasNoVerdictOnNothing) {
  ResolvedTarget target = getTarget("vulkan1.0");
  AllowedUnchecked builtin({"builtin"});
  for (StringRef text : {"", "module {}", "module { module @m {} }"}) {
    SCOPED_TRACE(text.str());
    OwningOpRef<ModuleOp> module = parse(text);
    EXPECT_TRUE(check(*module, target).isNothingJudged());
    EXPECT_TRUE(check(*module, target, CheckScope::OwnTargetsExcluded)
                    .isNothingJudged());
    EXPECT_TRUE(check(*module, target, CheckScope::Everything,
                      /*within=*/nullptr, builtin)
                    .isAvailable());
  }
}
