//===- ConversionTargetTest.cpp -------------------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Conversion/ConversionTarget.h"

#include "Testing.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/ThreadPool.h"

#include <atomic>
#include <thread>

using namespace mlir;
using namespace mlir::availability;

namespace {
/// A target's answers about an op.
struct Answer {
  OpVerdict verdict;
  bool isLegal;
  std::vector<std::string> violations;

  bool operator==(const Answer &other) const {
    return verdict == other.verdict && isLegal == other.isLegal &&
           violations == other.violations;
  }
};

class ConversionTargetTest : public availability::testing::ContextTest {
protected:
  static constexpr unsigned kNumThreads = 8;

  ConversionTargetTest() : pool(getStrategy()) { context.setThreadPool(pool); }

  availability::ConversionTarget makeTarget() {
    ResolvedTarget target = getTarget("vulkan1.1");
    return availability::ConversionTarget(target.getTarget(), target.getName());
  }

  /// Returns functions in which each op has a different type, so that no cache
  /// entry is reused. Every second op is unavailable.
  OwningOpRef<ModuleOp> parseFunctions() {
    std::string text = "spirv.module Logical GLSL450 {\n";
    for (unsigned i = 1; i <= 1000; ++i)
      text += llvm::formatv(R"mlir(
        spirv.func @f{0}(%a: !spirv.array<{0} x f32>) "None" {{
          %0 = spirv.Undef : !spirv.array<{0} x vector<2x{1}>>
          spirv.Return
        }
      )mlir",
                            i, i % 2 ? "f32" : "f64");
    return parse(text + "}\n");
  }

private:
  static llvm::ThreadPoolStrategy getStrategy() {
    llvm::ThreadPoolStrategy strategy;
    strategy.ThreadsRequested = kNumThreads;
    strategy.Limit = false;
    return strategy;
  }

  llvm::DefaultThreadPool pool;
};
} // namespace

/// Calls all const queries of `target` on the ops in `root`.
static std::vector<Answer>
askAll(Operation *root, const availability::ConversionTarget &target) {
  std::vector<Answer> answers;
  root->walk([&](Operation *op) {
    Answer answer;
    answer.verdict = target.judge(op);
    answer.isLegal = target.isLegal(op).has_value();
    for (const Violation &violation : target.getViolations(op))
      answer.violations.push_back(target.describe(violation));
    answers.push_back(std::move(answer));
  });
  return answers;
}

/// Requests verdicts from `target` on all threads of the pool at once.
static std::vector<std::vector<OpVerdict>>
judgeOnThreads(ArrayRef<Operation *> ops, unsigned numThreads,
               const availability::ConversionTarget &target) {
  std::vector<std::vector<OpVerdict>> verdicts(numThreads);
  std::atomic<unsigned> numWaiting = 0;
  std::vector<std::thread> threads;
  threads.reserve(numThreads);
  for (std::vector<OpVerdict> &own : verdicts)
    threads.emplace_back([&] {
      for (++numWaiting; numWaiting != numThreads;)
        std::this_thread::yield();
      for (Operation *op : ops)
        own.push_back(target.judge(op));
    });
  for (std::thread &thread : threads)
    thread.join();
  return verdicts;
}

TEST_F(ConversionTargetTest, AnswersManyThreadsAtOnce) {
  OwningOpRef<ModuleOp> module = parseFunctions();
  const std::vector<Answer> expected = askAll(*module, makeTarget());
  EXPECT_EQ(llvm::count_if(expected,
                           [](const Answer &answer) {
                             return answer.verdict == OpVerdict::Unavailable;
                           }),
            // Plus the module, which needs Linkage.
            501);

  const availability::ConversionTarget target = makeTarget();
  std::vector<std::vector<Answer>> answers(kNumThreads);
  llvm::ThreadPoolTaskGroup group(context.getThreadPool());
  for (std::vector<Answer> &own : answers)
    group.async([&] { own = askAll(*module, target); });
  group.wait();
  for (const std::vector<Answer> &own : answers)
    EXPECT_TRUE(own == expected);
}

TEST_F(ConversionTargetTest, LearnsOnManyThreadsAtOnce) {
  OwningOpRef<ModuleOp> module = parseFunctions();
  std::vector<Operation *> ops;
  module->walk([&](Operation *op) { ops.push_back(op); });
  std::vector<OpVerdict> expected;
  {
    const availability::ConversionTarget target = makeTarget();
    for (Operation *op : ops)
      expected.push_back(target.judge(op));
  }
  // Each round starts with empty caches.
  for (unsigned round = 0; round != 20; ++round) {
    const availability::ConversionTarget target = makeTarget();
    for (const auto &own : judgeOnThreads(ops, kNumThreads, target))
      ASSERT_TRUE(own == expected);
  }
}

namespace {
/// Counts the legal ops of functions. Like upstream's passes, it creates the
/// target once for all of its clones.
struct CountLegalPass
    : public PassWrapper<CountLegalPass, OperationPass<spirv::FuncOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(CountLegalPass)

  CountLegalPass(std::shared_ptr<const availability::ConversionTarget> target,
                 std::atomic<unsigned> &numLegal)
      : target(std::move(target)), numLegal(numLegal) {}

  void runOnOperation() override {
    getOperation().walk([&](Operation *op) {
      if (target->isLegal(op))
        ++numLegal;
    });
  }

  std::shared_ptr<const availability::ConversionTarget> target;
  std::atomic<unsigned> &numLegal;
};
} // namespace

TEST_F(ConversionTargetTest, IsSharedByCopiesOfAPass) {
  OwningOpRef<ModuleOp> module = parseFunctions();
  std::atomic<unsigned> numLegal = 0;
  PassManager passes(&context);
  passes.nest<spirv::ModuleOp>().addNestedPass<spirv::FuncOp>(
      std::make_unique<CountLegalPass>(
          std::make_shared<availability::ConversionTarget>(makeTarget()),
          numLegal));
  ASSERT_TRUE(succeeded(passes.run(*module)));
  // Functions, returns, and every second constant.
  EXPECT_EQ(numLegal, 2500u);
}

TEST_F(ConversionTargetTest, OutlivesThreadsAndDiesBeforeThem) {
  OwningOpRef<ModuleOp> module = parseFunctions();
  const std::vector<Answer> expected = askAll(*module, makeTarget());
  // The threads of the pool persist and meet many targets.
  for (unsigned round = 0; round != 3; ++round) {
    auto target =
        std::make_unique<availability::ConversionTarget>(makeTarget());
    // A copy behaves the same, and may outlive the original.
    availability::ConversionTarget copy = *target;
    for (unsigned thread = 0; thread != 2; ++thread) {
      std::vector<Answer> answers;
      std::thread([&] { answers = askAll(*module, *target); }).join();
      EXPECT_TRUE(answers == expected);
    }
    target.reset();
    std::vector<Answer> answers;
    llvm::ThreadPoolTaskGroup group(context.getThreadPool());
    group.async([&] { answers = askAll(*module, copy); });
    group.wait();
    EXPECT_TRUE(answers == expected);
  }
}
