//===- SummarizeTest.cpp --------------------------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/Summarize.h"

#include "Testing.h"

using namespace mlir;
using namespace mlir::availability;

namespace {
class SummarizeTest : public availability::testing::ContextTest {
protected:
  SummarizeTest() { context.allowUnregisteredDialects(); }

  /// Expects the same findings on all known targets as `check` has.
  void expectSameAsCheck(StringRef text, const AllowedUnchecked &allowed = {}) {
    SCOPED_TRACE(text.str());
    OwningOpRef<ModuleOp> module = parse(text);
    ASSERT_TRUE(module);
    SmallVector<ResolvedTarget, 0> targets;
    for (KnownTarget &known : resolveKnownTargets(&context))
      targets.push_back(known.resolved);
    auto summaries = summarizeChecks(*module, targets, allowed);
    ASSERT_EQ(summaries.size(), targets.size());
    for (auto [index, target] : llvm::enumerate(targets)) {
      const CheckSummary &summary = summaries[index];
      SCOPED_TRACE(target.getName().str());
      CheckResult result = check(*module, target, CheckScope::Everything,
                                 /*within=*/nullptr, allowed);
      EXPECT_EQ(describe(summary.violations), describe(result.violations));
      EXPECT_EQ(describe(summary.conditions), describe(result.conditions));
      EXPECT_EQ(summary.hasUnchecked, !result.unchecked.empty());
      EXPECT_EQ(summary.isNothingJudged, result.isNothingJudged());
    }
  }

private:
  using Counts = std::vector<std::pair<std::string, uint64_t>>;

  static std::string describeNeed(ArrayRef<Requirement> anyOf,
                                  bool isUnstated) {
    return describeAlternatives(anyOf) + (isUnstated ? " (unstated)" : "");
  }

  static Counts describe(ArrayRef<ClauseCount> counts) {
    Counts result;
    for (const ClauseCount &each : counts)
      result.emplace_back(describeNeed(each.anyOf, each.isUnstated),
                          each.number);
    return result;
  }

  static Counts count(ArrayRef<std::string> needs) {
    llvm::MapVector<StringRef, uint64_t> counts;
    for (const std::string &need : needs)
      ++counts[need];
    return Counts(counts.begin(), counts.end());
  }

  static Counts describe(ArrayRef<Violation> violations) {
    std::vector<std::string> needs;
    for (const Violation &each : violations)
      needs.push_back(describeNeed(each.clause.anyOf, each.stating != nullptr));
    return count(needs);
  }

  static Counts describe(ArrayRef<OpenClause> conditions) {
    std::vector<std::string> needs;
    for (const OpenClause &each : conditions)
      needs.push_back(describeNeed(each.clause.anyOf, /*isUnstated=*/false));
    return count(needs);
  }
};
} // namespace

TEST_F(SummarizeTest, CountsOpsThatDifferInWhatTheyNeed) {
  expectSameAsCheck(R"mlir(
    spirv.module Logical GLSL450 {
      spirv.func @f(%a: f64, %b: f32) "None" {
        %0 = spirv.FAdd %a, %a : f64
        %1 = spirv.FAdd %b, %b : f32
        %2 = spirv.FAdd %0, %a : f64
        %3 = spirv.Constant 1.0 : f64
        %4 = spirv.Constant 2.0 : f64
        %5 = spirv.Constant 2.0 : f32
        %6 = spirv.Constant dense<1> : vector<4xi8>
        spirv.MemoryBarrier <Device>, <Acquire|UniformMemory>
        spirv.MemoryBarrier <Device>, <Acquire|AtomicCounterMemory>
        %7 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %5 : f32 -> f32
        %8 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %3 : f64 -> f64
        %9 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %4 : f64 -> f64
        spirv.Return
      }
      spirv.EntryPoint "GLCompute" @f
      spirv.ExecutionMode @f "LocalSize", 2000, 1, 1
    })mlir");
}

// Ops are apart where another op states their target.
TEST_F(SummarizeTest, KeepsModulesWithOtherTargetsApart) {
  expectSameAsCheck(R"mlir(
    spirv.module Logical GLSL450 {
      spirv.func @f(%a: f64) "None" {
        %0 = spirv.FAdd %a, %a : f64
        spirv.Return
      }
    }
    spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
      spirv.func @f(%a: f64) "None" {
        %0 = spirv.FAdd %a, %a : f64
        %1 = spirv.FAdd %0, %a : f64
        spirv.Return
      }
    }
    spirv.module Logical GLSL450
        requires #spirv.vce<v1.0, [Shader, Float64, Int64], []> {
      spirv.func @f(%a: f64, %b: i64) "None" {
        %0 = spirv.FAdd %a, %a : f64
        %1 = spirv.IAdd %b, %b : i64
        spirv.Return
      }
    }
    spirv.module Logical GLSL450 {
      spirv.func @f(%a: f64) "None" {
        %0 = spirv.FAdd %a, %a : f64
        spirv.Return
      }
    })mlir");
}

TEST_F(SummarizeTest, TellsUnknownOpsAndElements) {
  StringRef before = "spirv.module Logical GLSL450 {\n"
                     "  spirv.func @f(%a: f64) \"None\" {\n"
                     "    %0 = spirv.FAdd %a, %a : f64\n";
  StringRef after = "    spirv.Return\n  }\n}\n";
  for (StringRef ops : {"%1 = spirv.FAdd %0, %a {x = #foo.y} : f64\n",
                        "%1 = spirv.FAdd %0, %a {x = 1 : i64} : f64\n",
                        "%1 = spirv.FAdd %0, %a {availability.requires = "
                        "[{spirv.capability = \"Int8\"}]} : f64\n"}) {
    expectSameAsCheck((before + ops + after).str());
    expectSameAsCheck((before + ops + after).str(), AllowedUnchecked({"*"}));
  }
  // Each has a region more than the op before it, with other attributes.
  expectSameAsCheck(R"mlir(
    "foo.bar"() {availability.requires = [{spirv.capability = "Shader"}]}
        : () -> ()
    "foo.bar"() ({}) : () -> ())mlir");
  expectSameAsCheck(R"mlir(
    "foo.bar"() ({}) {availability.requires = [{spirv.capability = "Shader"}]}
        : () -> ()
    "foo.bar"() ({}, {}) : () -> ())mlir");
  expectSameAsCheck(R"mlir(
    "foo.bar"() : () -> ()
    "foo.bar"() {x = #foo.y} : () -> ()
    gpu.module @m {
      gpu.func @f(%a: f64) kernel {
        %0 = arith.addf %a, %a : f64
        %1 = "foo.bar"() : () -> !foo.t
        gpu.return
      }
    }
    spirv.module Logical GLSL450 {
      spirv.func @f() "None"
          attributes {availability.requires = [{spirv.capability = "Int8"}]} {
        spirv.Return
      }
      spirv.func @g() "None" {
        spirv.Return
      }
      spirv.func @h() "None" {
        spirv.FunctionCall @f() : () -> ()
        spirv.FunctionCall @g() : () -> ()
        spirv.FunctionCall @f() : () -> ()
        spirv.Return
      }
    })mlir");
}

TEST_F(SummarizeTest, TellsWhatIsEmpty) {
  for (StringRef text : {"", "module {}", "gpu.module @m {}"}) {
    expectSameAsCheck(text);
    expectSameAsCheck(text, AllowedUnchecked({"*"}));
  }
}

TEST_F(SummarizeTest, CountsOverModulesAndTargets) {
  OwningOpRef<ModuleOp> half = parse(R"mlir(
    spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader, Float16], []> {
      spirv.func @f(%a: f16) "None" {
        %0 = spirv.FAdd %a, %a : f16
        spirv.Return
      }
      spirv.func @main() "None" {
        spirv.Return
      }
      spirv.EntryPoint "GLCompute" @main
      spirv.ExecutionMode @main "LocalSize", 1, 1, 1
    })mlir");
  OwningOpRef<ModuleOp> plain = parse(R"mlir(
    spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
      spirv.func @f() "None" {
        spirv.Return
      }
      spirv.EntryPoint "GLCompute" @f
      spirv.ExecutionMode @f "LocalSize", 1, 1, 1
    })mlir");
  OwningOpRef<ModuleOp> empty = parse("module {}");
  ASSERT_TRUE(half && plain && empty);
  SmallVector<ResolvedTarget, 0> targets = {getTarget("vulkan1.0"),
                                            getTarget("vulkan1.1"),
                                            getTarget("vulkan1.1+Float16")};

  // What runs where, and what to mend first.
  SmallVector<CheckSummaries> modules;
  for (ModuleOp module : {*half, *plain, *empty})
    modules.push_back(summarizeChecks(module, targets));
  VerdictCounts counts = countVerdicts(modules);
  SmallVector<LackCount, 0> lacking = countLacking(modules);

  EXPECT_EQ(counts.getNumPairs(), 9u);
  EXPECT_EQ(counts.available, 4u);
  EXPECT_EQ(counts.unavailable, 2u);
  EXPECT_EQ(counts.unknown, 3u);
  EXPECT_EQ(counts.conditional, 0u);
  EXPECT_EQ(counts.everywhere, 1u);
  ASSERT_EQ(lacking.size(), 1u);
  EXPECT_EQ(describeAlternatives(lacking.front().anyOf), "capability Float16");
  EXPECT_EQ(lacking.front().numPairs, 2u);
  EXPECT_EQ(lacking.front().numWon, 2u);
  // The first two lack the same.
  EXPECT_EQ(modules.front().distinct.size(), 2u);
}
